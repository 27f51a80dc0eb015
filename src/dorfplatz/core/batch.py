"""Many games of a kind at once, as arrays.

    batch = dorfplatz.batch("settlement", 4096, players=4, seed=7)
    while …:
        actions = choose(batch.observations, batch.masks)
        batch.step(actions)

The arrays are the batch's own and change with every step. On a GPU they stay there; `torch.from_dlpack(batch.observations)` and
JAX's `from_dlpack` look at the same memory.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import numpy as np

from dorfplatz.core import batch_loops as loops
from dorfplatz.core.batch_loops import GREEDY, RANDOM, Arrays
from dorfplatz.core.engine import engine
from dorfplatz.core.loops import Loop
from dorfplatz.core.problem import Problem
from dorfplatz.core.rewards import REWARDS
from dorfplatz.core.rng import CHOOSER, seed_word, set_seed

BOTS = {"random": RANDOM, "greedy": GREEDY}
"""The bots that can play inside a batch."""
RESULTS = ("done", "refused", "scores", "ranks", "rewards", "lengths", "ended")
"""The arrays that are zero after a reset."""
SHOWN = ("observations", "masks", "moves", "counts", "turns", "players", "actions", *RESULTS)
"""The arrays that others see."""


class Batch(ABC):
    """So many games. Game number i of a batch with the seed s begins as `dorfplatz.new(…, seed="s/i")` does.

    - `observations`, `masks`, `turns`: what the seat on turn sees, which actions it may take, and which seat that is
    - `moves`, `counts`: the same actions as a list, and how many there are; what follows in the list means nothing
    - `done`: which games have ended in the last step
    - `scores`, `ranks`, `rewards`: how each game has ended that ended last, by seat; rewards by kind and seat, see `REWARDS`
    - `actions`: what `random` and `greedy` fill, and what `step` takes if it is given nothing else
    - `refused`: whose last action was not allowed, and so not taken
    - `players`, `lengths`, `ended`: how many play, how many decisions were taken, how many games have ended
    """

    device: str
    observations: Any
    masks: Any
    moves: Any
    counts: Any
    turns: Any
    done: Any
    scores: Any
    ranks: Any
    rewards: Any
    actions: Any
    refused: Any
    players: Any
    lengths: Any
    ended: Any

    def __init__(
        self,
        game: str,
        n: int,
        players: int | Sequence[int],
        options: dict[str, str | Sequence[str]],
        opponents: Sequence[str],
        restart: bool,
        threads: int,
    ) -> None:
        if not isinstance(n, int) or n < 1:
            raise Problem("batch-size", found=str(n))
        self.game, self.n, self.threads = game, n, max(1, min(threads, n))
        self.engine = engine(game)
        self.seats = self.engine.definition.players[1]
        self._among_bots = bool(opponents)
        self._step = loops.step_games_among_bots if opponents else loops.step_games
        arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in self._shapes().items()}
        setups = self._setups(players, options)
        arrays["players"][:], arrays["options"][:] = np.array(setups)[np.arange(n) % len(setups)].T
        self.own_seats = np.arange(n) // len(setups) % arrays["players"]
        self._seat(opponents, arrays)
        arrays["restart"][:] = restart
        self._arrays = Arrays(**{name: self._placed(name, array) for name, array in arrays.items()})
        for name in SHOWN:
            setattr(self, name, self._shown(getattr(self._arrays, name)))

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        n, rules = self.n, self.engine.rules
        return {
            "states": ((n,), rules.STATE),
            "players": ((n,), np.int64),
            "options": ((n,), np.int64),
            "choosers": ((n,), CHOOSER),
            "deciders": ((n, self.seats), np.int8),
            "actions": ((n,), np.int64),
            "wanted": ((n,), np.bool_),
            "observations": ((n, rules.OBSERVATION.size), np.uint8),
            "masks": ((n, len(rules.ACTIONS)), np.bool_),
            "moves": ((n, len(rules.ACTIONS)), np.int16),
            "counts": ((n,), np.int64),
            "turns": ((n,), np.int64),
            "done": ((n,), np.bool_),
            "refused": ((n,), np.bool_),
            "scores": ((n, self.seats), np.int32),
            "ranks": ((n, self.seats), np.int32),
            "rewards": ((n, len(REWARDS), self.seats), np.float32),
            "lengths": ((n,), np.int64),
            "ended": ((n,), np.int64),
            "works": ((self.threads,), rules.WORK),
            "trials": ((2 * self.threads,), rules.STATE),
            "blank": ((1,), rules.STATE),
            "decisions": ((2,), np.int64),
            "restart": ((1,), np.bool_),
        }

    def _setups(self, players: int | Sequence[int], options: dict[str, str | Sequence[str]]) -> list[tuple[int, int]]:
        """All combinations of what was asked for; the games are shared out among them."""
        choices = [[(name, value) for value in _several(given)] for name, given in options.items()]
        own = self.engine.definition
        return [(count, own.pack(own.check(count, dict(chosen)))) for count in _several(players) for chosen in product(*choices)]

    def _seat(self, opponents: Sequence[str], arrays: dict[str, Any]) -> None:
        """Opponents sit behind the seat that is asked, which is another one in each game, as `own_seats` says."""
        for name in opponents:
            _check_bot(name)
        wrong = arrays["players"][arrays["players"] != len(opponents) + 1]
        if opponents and len(wrong):
            raise Problem("batch-opponents", found=len(opponents), players=int(wrong[0]))
        for place, name in enumerate(opponents, 1):
            arrays["deciders"][np.arange(self.n), (self.own_seats + place) % arrays["players"]] = BOTS[name]

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew: with a seed always in the same way, else with what follows."""
        if seed is not None:
            states, choosers = np.zeros(self.n, self.engine.rules.STATE), np.zeros(self.n, CHOOSER)
            for index in range(self.n):
                set_seed(states[index].rng, f"{seed}/{index}")
                choosers["word"][index] = seed_word(f"{seed}/{index}")
            self._fill("states", states)
            self._fill("choosers", choosers)
        self._run(loops.begin_games)
        if self._among_bots:
            self._run(loops.answer_games)
        self._run(loops.look_at_games)
        for name in (*RESULTS, "actions"):
            self._fill(name, 0)

    def step(self, actions: Any = None) -> None:
        """Take an action in each game, and look again. Games that end begin anew, unless the batch does not restart."""
        if actions is not None:
            self._fill("actions", actions)
        self._run(loops.check_actions)
        if self.device == "cpu":  # on a GPU, asking would mean to wait
            self.check()
        self._run(self._step)

    def random(self) -> Any:
        """Any allowed action in each game."""
        self._run(loops.choose_randomly)
        return self.actions

    def greedy(self, where: Any = True) -> Any:
        """What greedy would do in each game, or where it is asked; elsewhere `actions` stay as they are."""
        self._fill("wanted", where)
        self._run(loops.choose_greedily)
        return self.actions

    def play(self, bot: str, decisions: int) -> None:
        """Let a bot take so many decisions in each game; games that end begin anew."""
        self._play(bot, decisions, again=True)

    def play_out(self, bot: str, most: int = 10_000) -> None:
        """Let a bot play all games to their end, or for so many decisions. They are over then: `reset` begins anew."""
        self._play(bot, most, again=False)

    def _play(self, bot: str, decisions: int, again: bool) -> None:
        _check_bot(bot)
        self._fill("decisions", np.array([decisions, again]))
        self._run(loops.play_greedily if BOTS[bot] == GREEDY else loops.play_randomly)
        if self._among_bots:
            self._run(loops.answer_games)
        self._run(loops.look_at_games)

    def check(self) -> None:
        """Raises `Problem` if an action was refused in the last step, and says why it is not allowed."""
        refused = np.flatnonzero(self.host("refused"))
        if len(refused):
            raise self._why_not(int(refused[0]), int(self.host("actions")[refused[0]]))

    def _why_not(self, index: int, action: int) -> Problem:
        if not 0 <= action < len(self.engine.actions):
            return Problem("move-out-of-range", found=action, last=len(self.engine.actions) - 1)
        position = self.host("states")[index : index + 1].view(np.uint8)
        why = self.engine.why(action, self.engine.why_not(position, action))
        return Problem("batch-not-allowed", game=index, move=self.engine.text(position, action), why=str(why))

    def _checked(self, name: str, values: Any) -> Any:
        """Values for an array, if they fit."""
        target = getattr(self._arrays, name)
        if values.shape not in ((), target.shape):
            raise Problem("batch-shape", name=name, found=str(tuple(values.shape)), expected=str(target.shape))
        if isinstance(values, np.ndarray):
            one_for_all = values.ndim == 0 and values.dtype.kind in "biu"
            if not one_for_all and not np.can_cast(values.dtype, target.dtype, "same_kind"):
                raise Problem("batch-kind", name=name, found=str(values.dtype), expected=str(target.dtype))
        return values

    @abstractmethod
    def follow(self, stream: int) -> None:
        """Run on a stream of CUDA's from now on, given by its handle, so that a graph can record it. A CPU has no streams."""

    @abstractmethod
    def host(self, name: str) -> Any:
        """An array as NumPy has it: on a GPU a copy, else the array itself."""

    @abstractmethod
    def _placed(self, name: str, array: Any) -> Any:
        """An array where it is worked on."""

    @abstractmethod
    def _shown(self, array: Any) -> Any:
        """An array as others see it."""

    @abstractmethod
    def _fill(self, name: str, values: Any) -> None:
        """Overwrite an array."""

    @abstractmethod
    def _run(self, loop: Loop[..., None]) -> None:
        """Run a loop over all games."""


class CpuBatch(Batch):
    """Games in main memory, shared out among threads. An action that is not allowed is a `Problem`, and nothing changes."""

    device = "cpu"

    @staticmethod
    def most_threads() -> int:
        """One for each core, unless somebody says otherwise."""
        return os.cpu_count() or 1

    def follow(self, stream: int) -> None:
        """There are none to follow."""

    def host(self, name: str) -> Any:
        """The array itself."""
        return getattr(self._arrays, name)

    def _placed(self, name: str, array: Any) -> Any:
        return array

    def _shown(self, array: Any) -> Any:
        return array

    def _fill(self, name: str, values: Any) -> None:
        getattr(self._arrays, name)[...] = self._checked(name, np.asarray(values))

    def _run(self, loop: Loop[..., None]) -> None:
        run = loop.of(self.game)
        if self.threads == 1:
            run(self._arrays, 0, self.n, 0)
            return
        edges = [thread * self.n // self.threads for thread in range(self.threads + 1)]
        jobs = [_pool().submit(run, self._arrays, *edges[i : i + 2], i) for i in range(self.threads)]
        for job in jobs:
            job.result()


_pools: dict[int, ThreadPoolExecutor] = {}


def _pool() -> ThreadPoolExecutor:
    """The threads of this process: one for each core, made when they are first needed."""
    process = os.getpid()
    if process not in _pools:
        _pools[process] = ThreadPoolExecutor(os.cpu_count(), "dorfplatz-batch")
    return _pools[process]


def _several(given: Any) -> Sequence[Any]:
    """One value or several, as a list; what is neither is left for the check to refuse."""
    return given if isinstance(given, Sequence) and not isinstance(given, str) and len(given) else [given]


def _check_bot(name: str) -> None:
    if name not in BOTS:
        raise Problem("batch-bot", found=str(name), known=", ".join(BOTS))


def batch(
    game: str,
    n: int,
    players: int | Sequence[int] = 4,
    *,
    device: str = "cpu",
    seed: int | str = 0,
    opponents: Sequence[str] = (),
    restart: bool = True,
    threads: int | None = None,
    **options: str | Sequence[str],
) -> Batch:
    """So many games at once, dealt.

    Several numbers of players or values of an option are shared out among the games. With `opponents` all seats but one of each
    game are played by these bots inside the batch. Without `restart` games stay over once they have ended.
    """
    if device == "cpu":
        kind: Any = CpuBatch
    elif device == "cuda":
        from dorfplatz.core.batch_cuda import CudaBatch

        kind = CudaBatch
    else:
        raise Problem("batch-device", found=str(device))
    found: Batch = kind(game, n, players, options, opponents, restart, threads or kind.most_threads())
    found.reset(seed)
    return found
