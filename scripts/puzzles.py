"""Finds puzzles: lets strong bots play, and looks for positions in which one move is clearly best and not the obvious one.

`python -m scripts.puzzles settlement --minutes 20` writes src/dorfplatz/puzzles/settlement.json. A position is a puzzle if

- the best move is ahead of the best that does something else by a clear step, in chance and in points, and a much deeper search
  with another seed says the same;
- it is not what a greedy player would do, and there are some moves to choose from;
- something can be said about it that is true: a fact about the move, which becomes its lesson.

Of these, and of those that the file has, the ones are kept that show the most different ideas. Another `--seed` looks at
other games.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

import dorfplatz
from dorfplatz.bots.advice import Judged, judge
from dorfplatz.bots.greedy import Greedy
from dorfplatz.bots.mind import warm_up
from dorfplatz.core.events import mute
from dorfplatz.core.game import Game
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import best_moves
from dorfplatz.core.rng import chooser, pick
from dorfplatz.puzzles import Puzzle, PuzzleFile, Worth, file_of, label, position, puzzles, told

WANTED = 20
DEEP = 10_000
"""Simulations to be sure; an expert makes fewer."""
CHANCE, LEAD = 0.03, 1.0
"""A clear step: what the best move has to be ahead by."""
UNDECIDED = (0.12, 0.97)
"""The chance of the best move: beyond, the game is all but lost or won, and nobody wants to think."""
EQUAL = 0.02
"""Moves that are told in the same words and are no further behind in chance are as right as the best."""
FEWEST_MOVES = 4
"""To choose from."""
SEEN = 0.01
"""The share of the simulations from which on a move was really looked at."""
APART = 12
"""Decisions between two puzzles of a game."""
PLAYOUTS, CONTINUATIONS = 48, 6
LONGEST = 5_000
STOPPING = ("end", "pass", "done", "finish", "decline")
SECOND_SEED = 777


class Idea(NamedTuple):
    """Something that is true of a best move."""

    name: str
    facts: dict[str, Any]


class Candidate(NamedTuple):
    """A puzzle whose lesson is not chosen yet."""

    puzzle: Puzzle
    block: str
    ideas: list[Idea]
    """The most telling first."""

    @property
    def step(self) -> float:
        """How far the best move is ahead, in chance."""
        return self.puzzle.moves[0].chance - self.puzzle.moves[self.puzzle.right].chance


@loop
def play_greedily(state: Any, trial: Any, work: Any, choices: Any, longest: int) -> None:
    """Everybody takes the best move by one step, to the end."""
    decisions = 0
    while state.over == 0 and decisions < longest:
        found = best_moves(state, trial, state.turn, work)
        action = work.moves[pick(choices, found)]
        mute(work.events)
        rules.apply(state, action, work.events)
        decisions += 1


# Positions


def found_in(game: Game, seed: int) -> Iterator[Candidate]:
    """Play a game as experts do, and give the puzzles on its way."""
    last = -APART
    while not game.over:
        judged = judge(game, None if len(game.legal_moves) > 1 else 1, seed)
        if game.version - last >= APART and (found := puzzle_at(game, judged, seed)):
            last = game.version
            yield found
        game.push(judged[0].move)


def puzzle_at(game: Game, judged: Sequence[Judged], seed: int) -> Candidate | None:
    """What can be asked in a position that an expert has judged, if anything."""
    best = judged[0].move.id
    obvious = {Greedy(number).choose(game).id for number in range(3)}
    if len(game.legal_moves) < FEWEST_MOVES or best in obvious or not is_clear(game, judged):
        return None
    sure = [one for one in judge(game, DEEP, seed + SECOND_SEED) if one.visits >= SEEN * DEEP]
    if sure[0].move.id != best or not is_clear(game, sure) or not UNDECIDED[0] <= sure[0].chance <= UNDECIDED[1]:
        return None
    right, others = split(game, sure)
    others.sort(key=lambda one: -one.chance)
    moves = [Worth(one.move.id, round(one.chance, 3), round(one.lead, 1)) for one in (*right, *others)]
    return candidate(game, Puzzle(game.players, game.options, game.seed, list(game.actions), "", {}, len(right), moves), seed)


def candidate(game: Game, puzzle: Puzzle, seed: int) -> Candidate | None:
    """A puzzle with what can be said about it, if anything."""
    best, obvious = puzzle.moves[0].action, Greedy(0).choose(game).id
    ideas = list(ideas_of(game, best, obvious, seed))
    return Candidate(puzzle, game.text(best).split()[0], ideas) if ideas else None


def split(game: Game, judged: Sequence[Judged]) -> tuple[list[Judged], list[Judged]]:
    """The moves that are as good as the best and told in the same words, and the others."""
    best, words = judged[0], told(game, judged[0].move.id)
    right = [one for one in judged if one.chance >= best.chance - EQUAL and told(game, one.move.id) == words]
    return right, [one for one in judged if one not in right]


def is_clear(game: Game, judged: Sequence[Judged]) -> bool:
    """Whether one move is ahead by a clear step of the best that does something else."""
    right, others = split(game, judged)
    if not others or any(told(game, one.move.id) == told(game, right[0].move.id) for one in others):
        return False  # nobody could tell them apart in words
    second = max(others, key=lambda one: one.chance)
    return right[-1].chance - second.chance >= CHANCE and right[0].lead - second.lead >= LEAD


# Ideas: what is true of the best move, and not of the obvious one


def ideas_of(game: Game, best: int, obvious: int, seed: int) -> Iterator[Idea]:
    """All that can be said about the best move."""
    yield from _denies(game, best, obvious, seed)
    yield from _makes_possible(game, best, seed)
    yield from _points(game, best, obvious)
    if game.text(best).split()[0] in STOPPING:
        yield Idea("stop", {})
    yield from _pays_off(game, best, obvious, seed)


def _denies(game: Game, best: int, obvious: int, seed: int) -> Iterator[Idea]:
    """After the obvious move another seat mostly takes the same thing, and after the best one it can't."""
    thing = _thing(game.text(best))
    if len(thing) < 2:
        return
    takers: Counter[int] = Counter()
    for number in range(CONTINUATIONS):
        taker = _taker(game, obvious, thing, seed + number)
        if taker is not None and _taker(game, best, thing, seed + number) is None:
            takers[taker] += 1
    if takers and (most := takers.most_common(1)[0])[1] >= CONTINUATIONS * 2 / 3:
        yield Idea("denied", {"who": {"seat": most[0]}})


def _thing(text: str) -> tuple[str, ...]:
    """What a move is about: of "build bazaar-9 2 2" the bazaar."""
    return tuple(text.split()[:2])


def _taker(game: Game, action: int, thing: tuple[str, ...], seed: int) -> int | None:
    """Who takes the thing before the seat on turn decides about a turn again."""
    then, seat, bot = redealt(game, seed), game.turn, Greedy(seed)
    then.push(action)
    away = False
    for _ in range(100):
        if then.over or (away and then.turn == seat):
            return None
        away = away or then.turn != seat
        move = bot.choose(then)
        if then.turn != seat and _thing(move.text) == thing:
            return then.turn
        then.push(move)
    return None


def redealt(game: Game, seed: int) -> Game:
    """The game as the seat on turn may imagine it."""
    seen = game.clone()
    seen.position = game.engine.redealt(game.position, game.turn, f"puzzle {seed}")
    return seen


def _makes_possible(game: Game, best: int, seed: int) -> Iterator[Idea]:
    """The best move after it could not be made before, though others still can be: so it is no mere part of the same."""
    before, after = set(game.legal_moves.ids), redealt(game, seed)
    after.push(best)
    if after.over or after.turn != game.turn or after.steps[-1].reveals or not before.intersection(after.legal_moves.ids):
        return
    following = judge(after, seed=seed)[0].move
    words = told(after, following.id)
    # A mere name such as "End turn" says nothing.
    if following.id not in before and words[0].id not in (label(after, following.id).id, "puzzle-kind", "puzzle-kind-of"):
        yield Idea("enables", {"next": words[0].to_dict()})


def _points(game: Game, best: int, obvious: int) -> Iterator[Idea]:
    """What it brings at once, more than anything else or less than the obvious."""

    def at_once(action: int) -> int:
        return game.preview(action).points[game.turn]

    own = at_once(best)
    if at_once(obvious) > own:
        yield Idea("patience", {"points": at_once(obvious) - own})
    words = told(game, best)
    if own > max(0, *(at_once(action) for action in game.legal_moves.ids if told(game, action) != words)):
        yield Idea("points", {"points": own})


def _pays_off(game: Game, best: int, obvious: int, seed: int) -> Iterator[Idea]:
    """Where the difference is when everybody plays on greedily: in a part of the own points, or in somebody else's."""
    parts, totals = zip(*(_ends(game, action, seed) for action in (best, obvious)), strict=True)
    gain, sure = _difference(parts[0], parts[1])
    part = int(np.argmax(np.where(sure, gain, -np.inf)))
    loss, certain = _difference(totals[1], totals[0])
    loss[game.turn] = 0
    other = int(np.argmax(np.where(certain, loss, -np.inf)))
    if certain[other] and loss[other] >= 1 and loss[other] > loss_of_own(totals, game.turn):
        yield Idea("hinder", {"who": {"seat": other}})
    if sure[part] and gain[part] >= 1:
        yield Idea("part", {"part": game.breakdown(game.turn)["parts"][part]["label"]})


def loss_of_own(totals: Sequence[Any], seat: int) -> float:
    """What the best move brings the seat itself."""
    return float((totals[0] - totals[1])[:, seat].mean())


def _difference(ones: Any, others: Any) -> tuple[Any, Any]:
    """Of means, and where it is no accident. The cards are the same in both."""
    differences = ones - others
    mean, error = differences.mean(0), differences.std(0) / len(differences) ** 0.5
    return mean, mean > 2 * error


def _ends(game: Game, action: int, seed: int) -> tuple[Any, Any]:
    """After a move: the own points by part, and everybody's points, at the end of many games."""
    engine, seat = game.engine, game.turn
    work, trial, choices = engine.new_work(), engine.empty(), chooser(f"{seed}")
    play: Callable[..., None] = play_greedily.of(game.name)
    parts, totals = [], []
    for number in range(PLAYOUTS):
        position = engine.redealt(game.position, seat, f"end {seed}/{number}")
        engine.take(position, action)
        play(engine.state(position), trial, work, choices, LONGEST)
        parts.append(engine.parts(position, seat))
        totals.append([engine.total(position, other) for other in range(game.players)])
    return np.array(parts, float), np.array(totals, float)


# The choice


def chosen(found: Sequence[Candidate], wanted: int = WANTED) -> list[Puzzle]:
    """Those that show the most different ideas, each with the lesson that was told least; the easiest first."""
    left = sorted(found, key=lambda one: -one.step)
    kept: list[tuple[float, Puzzle]] = []
    kinds: Counter[tuple[str, str]] = Counter()
    ideas: Counter[str] = Counter()
    blocks: Counter[str] = Counter()
    while left and len(kept) < wanted:

        def rarity(one: Candidate) -> tuple[int, int, int]:
            idea = _rarest(one, ideas)
            return kinds[idea.name, one.block], ideas[idea.name], blocks[one.block]

        best = min(left, key=rarity)
        left.remove(best)
        idea = _rarest(best, ideas)
        kinds[idea.name, best.block] += 1
        ideas[idea.name] += 1
        blocks[best.block] += 1
        kept.append((best.step, msgspec.structs.replace(best.puzzle, idea=idea.name, facts=idea.facts)))
    return [puzzle for _, puzzle in sorted(kept, key=lambda one: -one[0])]


def _rarest(one: Candidate, ideas: Counter[str]) -> Idea:
    return min(one.ideas, key=lambda idea: ideas[idea.name])


def write(game: str, puzzles: Sequence[Puzzle]) -> None:
    """One puzzle a line."""
    from dorfplatz.core.engine import engine

    whole = msgspec.json.encode(PuzzleFile(engine(game).box, list(puzzles)))
    file_of(game).write_bytes(whole.replace(b'{"players"', b'\n{"players"') + b"\n")


def main() -> None:
    """Look for so long, and write the best of what was found and what there was."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    definition = dorfplatz.definition(arguments.game)
    before = [candidate(position(arguments.game, puzzle), puzzle, 0) for puzzle in puzzles(arguments.game)]
    low, high = max(2, definition.players[0]), definition.players[1]
    warm_up(arguments.game)
    found = [one for one in before if one]
    end, number = time.monotonic() + 60 * arguments.minutes, arguments.seed * 1000
    while time.monotonic() < end:
        number += 1
        options = {option.name: option.values[number % len(option.values)] for option in definition.options}
        game = Game(arguments.game, low + number % (high - low + 1), options, f"puzzle-{number}")
        for one in found_in(game, number):
            found.append(one)
            ideas = ", ".join(idea.name for idea in one.ideas)
            print(f"{len(found)}: {game.seed}, {game.version}, {one.block}: {ideas}, {one.step:.2f}", flush=True)
            write(arguments.game, chosen(found))
            if time.monotonic() > end:
                break
    write(arguments.game, chosen(found))


if __name__ == "__main__":
    main()
