"""A game as a person or a program plays it: moves in, positions and stories out."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index
from typing import Any

import msgspec

from dorfplatz.core.engine import Engine, Position, engine
from dorfplatz.core.problem import Problem
from dorfplatz.core.reason import Why
from dorfplatz.core.rng import seed_digest
from dorfplatz.core.story import Preview, Step
from dorfplatz.core.views import Breakdown, Line, Score, View
from dorfplatz.core.words import LANGUAGES, Message, render, spoken

FORMAT = "dorfplatz/1"
SEAL = hashlib.sha256().digest_size


class Move:
    """An allowed decision in a position."""

    __slots__ = ("_engine", "_position", "id")

    def __init__(self, engine: Engine, position: bytes, id: int) -> None:
        self.id = id
        self._engine = engine
        self._position = position

    @property
    def text(self) -> str:
        """How it is written."""
        return self._engine.text(self._engine.from_bytes(self._position), self.id)

    @property
    def effect(self) -> Preview:
        """What it would do."""
        return self._engine.preview(self._engine.from_bytes(self._position), self.id)

    def __index__(self) -> int:
        return self.id

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.id}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Callable[..., Move], tuple[Any, ...]]:
        return _move, (self._engine.definition.name, self._position, self.id)


def _move(game: str, position: bytes, id: int) -> Move:
    return Move(engine(game), position, id)


class LegalMoves(Sequence[Move]):
    """The allowed decisions: iterate over them, or ask whether one is `in`."""

    def __init__(self, game: Game) -> None:
        self._engine = game.engine
        self._position = game.position.tobytes()
        self.ids = game.engine.legal(game.position)

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [Move(self._engine, self._position, id) for id in self.ids[index]]
        return Move(self._engine, self._position, self.ids[index])

    def __iter__(self) -> Iterator[Move]:
        return (Move(self._engine, self._position, id) for id in self.ids)

    def __contains__(self, move: object) -> bool:
        try:
            return _id(self._engine, self._engine.from_bytes(self._position), move) in self.ids
        except Problem:
            return False

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(move.text for move in self)}>"


class Steps(Sequence[Step]):
    """The decisions of a game; what came of each is told when it is looked at."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __len__(self) -> int:
        return self._game.version

    def __getitem__(self, index: Any) -> Any:
        versions = range(1, len(self) + 1)[index]
        return [self._game._step(v) for v in versions] if isinstance(index, slice) else self._game._step(versions)


def _id(rules: Engine, position: Position, move: object) -> int:
    """The number of a move that comes as a Move, as its number or in writing."""
    if isinstance(move, str):
        return rules.parse(position, move)
    try:
        action: int | None = index(move)  # type: ignore[arg-type]
    except TypeError:
        action = None
    if action is None or isinstance(move, bool):
        raise Problem("not-a-move", found=type(move).__name__)
    if not 0 <= action < len(rules.actions):
        raise Problem("move-out-of-range", found=str(action), last=len(rules.actions) - 1)
    return action


class Save(msgspec.Struct, kw_only=True):
    """Everything that makes a game: seed and actions, with the hash of rules and components."""

    format: str
    game: str
    players: int
    options: dict[str, str]
    box: str
    seed: str
    actions: list[int]


class Game:
    """A position with its past. Make one with `dorfplatz.new`."""

    def __init__(self, name: str, players: int, options: Mapping[str, str], seed: str) -> None:
        self.engine: Engine = engine(name)
        self.name = name
        self.options = self.engine.definition.check(players, options)
        self.players = players
        self.seed = seed
        self.actions: list[int] = []
        self.position: Position = self.engine.new(players, self.engine.definition.pack(self.options), seed)
        self._past: list[tuple[bytes, bytes]] | None = []
        self._steps: dict[int, Step] = {}

    # Where the game stands

    @property
    def state(self) -> Any:
        """The position as a record, to look at."""
        return self.engine.state(self.position)

    @property
    def version(self) -> int:
        """How many decisions have been taken."""
        return len(self.actions)

    @property
    def turn(self) -> int:
        """The seat that decides next."""
        return int(self.state.turn)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return self._totals(self.position)

    def breakdown(self, seat: int) -> dict[str, Any]:
        """A seat's points with what brings them: by category, and in each by item."""
        found: dict[str, Any] = msgspec.to_builtins(self._breakdown(self.position, seat))
        return found

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return [seat for seat, rank in enumerate(self.engine.ranks(self.position)) if rank == 1] if self.over else []

    @property
    def seed_hash(self) -> str:
        """Shown from the start, so that at the end everybody can check that no deck was touched."""
        return seed_digest(self.seed).hex()

    @property
    def box(self) -> str:
        """Hash of the rules and components this game is played with."""
        return self.engine.box

    # Moves

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be decided now."""
        return LegalMoves(self)

    def move(self, id: int) -> Move:
        """The move with that number, allowed or not."""
        return Move(self.engine, self.position.tobytes(), self.id(id))

    def text(self, action: int) -> str:
        """How a move is written."""
        return self.engine.text(self.position, action)

    def parse(self, text: str) -> Move:
        """The move that is written so, allowed or not."""
        return self.move(self.engine.parse(self.position, text))

    def id(self, move: object) -> int:
        """The number of a move that comes as a Move, as its number or in writing."""
        return _id(self.engine, self.position, move)

    def why_not(self, move: Move | int | str) -> Why | None:
        """Why a move is not allowed; None if it is."""
        action = self.id(move)
        reason = self.engine.why_not(self.position, action)
        return self.engine.why(action, reason) if reason else None

    def preview(self, move: Move | int | str) -> Preview:
        """What an allowed move would do, up to where something hidden would be turned up."""
        return self.engine.preview(self.position, self.id(move))

    def push(self, move: Move | int | str) -> None:
        """Take a decision; `steps[-1]` tells what came of it."""
        action = self.id(move)
        before = self.position.tobytes()
        reason, events = self.engine.take(self.position, action)
        if reason:
            raise self.engine.why(action, reason).problem()
        self.actions.append(action)
        if self._past is not None:
            self._past.append((before, events))

    def pop(self) -> int:
        """Take the last decision back and say which it was."""
        if not self.actions:
            raise Problem("nothing-to-undo")
        position, _ = self._remember().pop()
        self._steps.pop(self.version, None)
        self.position.data[:] = position
        return self.actions.pop()

    # The past

    def _remember(self) -> list[tuple[bytes, bytes]]:
        """The position before each decision and its events; after loading from a snapshot they are worked out when needed."""
        if self._past is None:
            again = Game(self.name, self.players, self.options, self.seed)
            for action in self.actions:
                again.push(action)
            self._past = again._past
        assert self._past is not None
        return self._past

    def _at(self, version: int) -> Position:
        if version == self.version:
            return self.position
        if not 0 <= version < self.version:
            raise Problem("no-such-moment", found=str(version), last=self.version)
        return self.engine.from_bytes(self._remember()[version][0])

    def _step(self, version: int) -> Step:
        """The decision that led to a version, and what came of it."""
        if version not in self._steps:
            before, events = self._remember()[version - 1]
            seat = int(self.engine.state(self.engine.from_bytes(before)).turn)
            after = self.engine.state(self._at(version).copy())
            told = self.engine.events(events)
            step = Step(version, self.actions[version - 1], seat, self.engine.view, told, after)
            if after.over and "by" in (result := self._result(self._at(version))).args:
                step.closing = result
            self._steps[version] = step
        return self._steps[version]

    def _result(self, position: Position) -> Message:
        """The closing words of a game that is over."""
        found: Message = self.engine.view.result(self.engine.state(position), self._totals(position), self.engine.ranks(position))
        return found

    @property
    def steps(self) -> Steps:
        """All decisions and what came of them."""
        return Steps(self)

    @property
    def log(self) -> list[Line]:
        """The story so far."""
        return [line for step in self.steps for line in step.lines]

    @property
    def barrier(self) -> int:
        """The earliest version one may go back to without unseeing something that was hidden."""
        return max((v for v, step in enumerate(self.steps, 1) if step.reveals), default=0)

    @property
    def turn_start(self) -> int:
        """The version at which the turn that is going on began."""
        start = self.version
        while start and self._step(start).seat == self.turn and not self._step(start).ends_turn:
            start -= 1
        return start

    def history(self) -> list[dict[str, Any]]:
        """Points over time: one entry at the end of every turn."""
        ends = [0, *(v for v, step in enumerate(self.steps, 1) if step.ends_turn)]
        if ends[-1] != self.version:
            ends.append(self.version)
        return [
            {
                "version": version,
                "round": int(self.engine.state(self._at(version)).round_no),
                "scores": self._totals(self._at(version)),
            }
            for version in ends
        ]

    # For others

    def view(
        self, seat: int | None = None, version: int | None = None, language: str | None = None, names: Sequence[str] = ()
    ) -> dict[str, Any]:
        """All that a seat may know, as plain data; at an earlier version without moves.

        Without a seat nothing is concealed. With a language the messages are texts, in which `names` are the players'.
        """
        view: dict[str, Any] = msgspec.to_builtins(self._view(seat, version))
        if language is None:
            return view
        if language not in LANGUAGES:
            raise Problem("unknown-language", found=str(language), known=", ".join(LANGUAGES))
        told: dict[str, Any] = spoken(view, language, names)
        return told

    def _view(self, seat: int | None, version: int | None) -> View[Any]:
        now = version is None or version == self.version
        position = self.position if version is None else self._at(version)
        seen = position if seat is None else self.engine.concealed(position, seat)
        state = self.engine.state(seen)
        game = self.engine.view
        over, turn = bool(state.over), int(state.turn)
        ranks: list[int | None] = list(self.engine.ranks(position)) if over else [None] * self.players
        found = [self._breakdown(seen, s) for s in range(self.players)]
        return View(
            game=self.name,
            version=self.version if version is None else version,
            seat=seat,
            turn=turn,
            over=over,
            prompt=game.prompt(state),
            moves=self.engine.legal(position) if now and (seat is None or seat == turn) and not over else [],
            scores=[Score(points.total, points.parts, rank) for points, rank in zip(found, ranks, strict=True)],
            winners=[s for s, rank in enumerate(ranks) if rank == 1],
            result=self._result(position) if over else None,
            table=game.table(state),
        )

    def _totals(self, position: Position) -> list[int]:
        return [self.engine.total(position, seat) for seat in range(self.players)]

    def _breakdown(self, position: Position, seat: int) -> Breakdown:
        numbers = self.engine.parts(position, seat)
        return Breakdown(sum(numbers), self.engine.view.parts(self.engine.state(position), seat, numbers))

    def clone(self) -> Game:
        """The same game again, to try something."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.actions = list(self.actions)
        other.position = self.position.copy()
        other._past = None if self._past is None else list(self._past)
        other._steps = dict(self._steps)
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> Game:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "engine": self.name, "_steps": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.engine = engine(self.name)

    def snapshot(self) -> bytes:
        """The position, to load it again without going through all decisions; sealed, since kernels trust what they are given."""
        position = self.position.tobytes()
        return self._seal(position) + position

    def _seal(self, position: bytes) -> bytes:
        """Ties a position to this game and its decisions so far."""
        return hashlib.sha256(json.dumps(self.to_json()).encode() + position).digest()

    def to_json(self) -> dict[str, Any]:
        """Everything that makes this game: seed and actions, with the hash of rules and components."""
        return {
            "format": FORMAT,
            "game": self.name,
            "players": self.players,
            "options": dict(self.options),
            "box": self.box,
            "seed": self.seed,
            "actions": list(self.actions),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], snapshot: tuple[int, bytes] | None = None) -> Game:
        """The game that `to_json` described; a snapshot (version, position) saves going through the decisions before it."""
        save = _checked(data)
        game = Game(save.game, save.players, save.options, save.seed)
        if save.box != game.box:
            raise Problem("save-other-box", game=game.name, found=save.box, expected=game.box)
        if snapshot is not None:
            game._continue_from(*snapshot, save.actions)
        for number, action in enumerate(save.actions[game.version :], game.version + 1):
            try:
                game.push(action)
            except Problem as problem:
                raise Problem("save-illegal-move", number=number, move=str(action)) from problem
        return game

    def _continue_from(self, version: int, snapshot: bytes, actions: list[int]) -> None:
        self.actions = actions[:version] if version >= 0 else []
        seal, position = snapshot[:SEAL], snapshot[SEAL:]
        if self.version != version or seal != self._seal(position) or len(position) != len(self.position):
            raise Problem("snapshot-damaged")
        self.position = self.engine.from_bytes(position)
        self._past = None

    def __str__(self) -> str:
        return (
            f"{self.name}, {self.players} players, after {self.version} decisions: {render(self.engine.view.prompt(self.state))}"
        )

    def __repr__(self) -> str:
        return f"<Game {self}>"


def new(name: str, players: int = 2, seed: int | str | None = None, **options: str) -> Game:
    """Begin a game. The same seed gives the same deal; without one it is drawn at random."""
    from dorfplatz.core.registry import definition

    definition(name).check(players, options)
    return Game(name, players, options, secrets.token_hex(16) if seed is None else str(seed))


def _checked(data: Any) -> Save:
    """What was saved, with a clear word for every way it can be wrong."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise Problem("save-not-ours", expected=FORMAT)
    try:
        return msgspec.convert(data, Save)
    except msgspec.ValidationError as wrong:
        raise Problem("save-wrong", detail=str(wrong)) from wrong
