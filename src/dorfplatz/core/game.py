"""A game as a person or a program plays it: moves in, positions and stories out."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index
from typing import Any

import msgspec
import numpy as np

from dorfplatz.core.definition import FORMAT
from dorfplatz.core.engine import Engine, Position, engine
from dorfplatz.core.problem import Problem
from dorfplatz.core.reason import Why
from dorfplatz.core.rng import commitment
from dorfplatz.core.story import Preview, Step
from dorfplatz.core.views import Breakdown, Line, Score, View
from dorfplatz.core.words import LANGUAGES, Message, render, spoken

SPACING = 32
"""Of the past, every so many positions are kept; those between are played again when somebody asks."""
RECENT = 64
"""So many of the last positions are kept too, so that taking back costs nothing."""


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
    """The decisions of a game; what came of each is found out when it is looked at."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __len__(self) -> int:
        return self._game.version

    def __iter__(self) -> Iterator[Step]:
        return self._game._replay(1, self._game.version)

    def __reversed__(self) -> Iterator[Step]:
        for last in range(len(self), 0, -SPACING):
            yield from reversed(list(self._game._replay(max(1, last - SPACING + 1), last)))

    def __getitem__(self, index: Any) -> Any:
        versions = range(1, len(self) + 1)[index]
        if isinstance(index, slice):
            return [next(self._game._replay(version, version)) for version in versions]
        return next(self._game._replay(versions, versions))


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
    """Everything that makes a game, and what it can be checked by."""

    format: str
    game: str
    players: int
    options: dict[str, str]
    box: str
    """Hash of rules and components."""
    commitment: str
    """What was shown of the seed from the start."""
    seed: str
    actions: list[int]
    marks: list[str]
    """A hash of every position, from the deal on: what may be decided and the points."""


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
        self._kept: dict[int, bytes] = {}
        """Some earlier positions by version; always one for every multiple of SPACING."""
        self._marks: list[str] = []
        self._deciders: list[int] = []
        """Both as far as somebody has asked for them."""
        self._last_reveal = (0, 0)
        """Up to which version the decisions were searched for one that reveals something, and the last that was found."""

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
        return self.engine.turn(self.position)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.over(self.position) != 0

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return self._totals(self.position)

    def scores_for(self, seat: int | None, position: Position | None = None) -> list[int]:
        """Points by seat as far as a seat may know them; a spectator is seat -1, and without a seat nothing is concealed."""
        position = self.position if position is None else position
        return self._totals(position if seat is None else self.engine.concealed(position, seat))

    def breakdown(self, seat: int) -> dict[str, Any]:
        """A seat's points with what brings them: by category, and in each by item."""
        found: dict[str, Any] = msgspec.to_builtins(_breakdown(self.engine, self.position, seat))
        return found

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return [seat for seat, rank in enumerate(self.engine.ranks(self.position)) if rank == 1] if self.over else []

    def observation(self, seat: int | None = None) -> np.ndarray:
        """What a program sees from a seat, or from the one that decides: a row of numbers, see `dorfplatz.observation`."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.players):
            raise Problem("no-such-seat", found=str(seat), last=self.players - 1)
        return self.engine.observation(self.position, self.turn if seat is None else seat)

    @property
    def commitment(self) -> str:
        """Shown from the start, so that at the end everybody can check that no deck was touched; tells nothing of the seed."""
        return commitment(self.seed)

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
        return self.engine.explained(self.position, action, reason) if reason else None

    def preview(self, move: Move | int | str) -> Preview:
        """What an allowed move would do, up to where something hidden would be turned up."""
        return self.engine.preview(self.position, self.id(move))

    def scores_after(self, move: Move | int | str) -> list[Breakdown]:
        """Everybody's points after an allowed move with what brings them, as far as whoever decides may know them."""
        after, action = self.position.copy(), self.id(move)
        reason, _ = self.engine.take(after, action)
        if reason:
            raise self.engine.explained(self.position, action, reason).problem()
        if self.engine.definition.hands:
            self.engine.state(after).over = 0  # what the end would open is hidden still
        seen = self.engine.concealed(after, self.turn)
        return [_breakdown(self.engine, seen, seat) for seat in range(self.players)]

    def push(self, move: Move | int | str) -> None:
        """Take a decision; `steps[-1]` tells what came of it."""
        action, before = self.id(move), self.position.tobytes()
        reason, _ = self.engine.take(self.position, action)
        if reason:
            raise self.engine.explained(self.position, action, reason).problem()
        self._keep(before)
        self.actions.append(action)

    def pop(self) -> int:
        """Take the last decision back and say which it was."""
        if not self.actions:
            raise Problem("nothing-to-undo")
        version = self.version - 1
        self.position.data[:] = self._kept[version] if version in self._kept else self._at(version).data
        del self._marks[self.version :], self._deciders[version:]
        if (searched := self._last_reveal)[0] > version:
            self._last_reveal = (version, searched[1]) if searched[1] <= version else (0, 0)
        return self.actions.pop()

    # The past

    def _keep(self, position: bytes) -> None:
        """Keep a position of the version that the game has now; one that is no longer recent may go."""
        self._kept[self.version] = position
        old = self.version - RECENT
        if old % SPACING:
            self._kept.pop(old, None)

    def _at(self, version: int) -> Position:
        """The position of a version, as a copy."""
        if not 0 <= version <= self.version:
            raise Problem("no-such-moment", found=str(version), last=self.version)
        if version == self.version:
            return self.position.copy()
        if version in self._kept:
            return self.engine.from_bytes(self._kept[version])
        start = version - version % SPACING
        position = self.engine.from_bytes(self._kept[start])
        self.engine.advance(position, self.actions[start:version])
        return position

    def _replay(self, first: int, last: int) -> Iterator[Step]:
        """The decisions that led to these versions, and what came of each."""
        position = self.position
        for version in range(first, last + 1):
            if version == first or version - 1 in self._kept:
                position = self._at(version - 1)
            seat, action = int(self.engine.state(position).turn), self.actions[version - 1]
            _, events = self.engine.take(position, action)
            after = self.engine.state(position.copy())
            step = Step(version, action, seat, self.engine.view, self.engine.events(events), after)
            if after.over and "by" in (result := result_of(self.engine, position)).args:
                step.closing = result
            yield step

    @property
    def mark(self) -> str:
        """A hash of the position as it can be played: who decides, what is allowed, the points. Other rules give another one."""
        return self.marks[-1]

    @property
    def marks(self) -> list[str]:
        """The hash of every position from the deal on."""
        self._follow()
        return list(self._marks)

    @property
    def deciders(self) -> list[int]:
        """The seat that took each decision."""
        self._follow()
        return list(self._deciders)

    def _follow(self) -> None:
        known = len(self._deciders)
        if known < self.version or not self._marks:
            marks, seats = self.engine.follow(self._at(known), self.actions[known:])
            self._marks[known:] = marks
            self._deciders += seats

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
        searched, found = self._last_reveal
        if searched < self.version:
            steps = self._replay(searched + 1, self.version) if searched else reversed(self.steps)
            versions = (step.version for step in steps if step.reveals)
            found = max(versions, default=found) if searched else next(versions, 0)
            self._last_reveal = (self.version, found)
        return found

    @property
    def turn_start(self) -> int:
        """The version at which the turn that is going on began."""
        for step in reversed(self.steps):
            if step.seat != self.turn or step.ends_turn:
                return step.version
        return 0

    def turn_ended(self, version: int) -> int:
        """The version at which the turn before the one with that decision ended."""
        return next((v for v in range(version - 1, 0, -1) if self.steps[v - 1].ends_turn), 0)

    def breakdowns(self, version: int, seat: int | None = None) -> list[Breakdown]:
        """Everybody's points at a version with what brings them, as a seat may know them."""
        position = self._at(version)
        seen = position if seat is None else self.engine.concealed(position, seat)
        return [_breakdown(self.engine, seen, one) for one in range(self.players)]

    def history(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Points over time, as a seat may know them: one entry at the end of every turn."""
        ends = [0, *(step.version for step in self.steps if step.ends_turn)]
        if ends[-1] != self.version:
            ends.append(self.version)
        positions = {version: self._at(version) for version in ends}
        return [
            {"version": version, "round": int(self.engine.state(position).round_no), "scores": self.scores_for(seat, position)}
            for version, position in positions.items()
        ]

    # For others

    def view(
        self, seat: int | None = None, version: int | None = None, language: str | None = None, names: Sequence[str] = ()
    ) -> dict[str, Any]:
        """All that a seat may know, as plain data; at an earlier version without moves.

        Without a seat nothing is concealed; a spectator is seat -1. With a language the messages are texts, in which `names` are
        the players'.
        """
        view: dict[str, Any] = msgspec.to_builtins(self._view(seat, version))
        if language is None:
            return view
        if language not in LANGUAGES:
            raise Problem("unknown-language", found=str(language), known=", ".join(LANGUAGES))
        told: dict[str, Any] = spoken(view, language, names)
        return told

    def _view(self, seat: int | None, version: int | None) -> View[Any]:
        position = self.position if version is None else self._at(version)
        view = view_of(self.engine, position, seat, self.version if version is None else version)
        if not view.over and view.version == self.version and seat in (None, view.turn):
            return msgspec.structs.replace(view, moves=self.engine.legal(position))
        return view

    def _totals(self, position: Position) -> list[int]:
        return [self.engine.total(position, seat) for seat in range(self.players)]

    def clone(self) -> Game:
        """The same game again, to try something."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.actions = list(self.actions)
        other.position = self.position.copy()
        other._kept = dict(self._kept)
        other._marks, other._deciders = list(self._marks), list(self._deciders)
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> Game:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "engine": self.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.engine = engine(self.name)

    def to_json(self) -> dict[str, Any]:
        """Everything that makes this game, and what it can be checked by; it contains the seed."""
        return {
            "format": FORMAT,
            "game": self.name,
            "players": self.players,
            "options": dict(self.options),
            "box": self.box,
            "commitment": self.commitment,
            "seed": self.seed,
            "actions": list(self.actions),
            "marks": self.marks,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Game:
        """The game that `to_json` described, played again and compared with it position by position."""
        save = _checked(data)
        game = Game(save.game, save.players, save.options, save.seed)
        if save.box != game.box:
            raise Problem("save-other-box", game=game.name, found=save.box, expected=game.box)
        if save.commitment != game.commitment:
            raise Problem("save-other-seed", found=save.commitment, expected=game.commitment)
        game.resume(save.actions)
        if len(save.marks) != len(save.actions) + 1:
            raise Problem("save-wrong", detail=f"{len(save.marks)} marks of {len(save.actions) + 1} positions")
        for number, (found, expected) in enumerate(zip(game.marks, save.marks, strict=True)):
            if found != expected:
                raise Problem("save-other-course", number=number)
        return game

    def resume(self, actions: list[int]) -> None:
        """Take many decisions at once, in a game that has just begun."""
        last = len(self.engine.actions) - 1
        for start in range(0, len(actions), SPACING):
            self._keep(self.position.tobytes())
            block = actions[start : start + SPACING]
            readable = next((n for n, action in enumerate(block) if not 0 <= action <= last), len(block))
            marks, seats = self.engine.follow(self.position, block[:readable])
            self._marks[start:] = marks
            self._deciders += seats
            self.actions += block[: len(seats)]
            if len(seats) < len(block):
                raise Problem("save-illegal-move", number=self.version + 1, move=str(actions[self.version]))

    def __str__(self) -> str:
        return (
            f"{self.name}, {self.players} players, after {self.version} decisions: {render(self.engine.view.prompt(self.state))}"
        )

    def __repr__(self) -> str:
        return f"<Game {self}>"


def view_of(rules: Engine, position: Position, seat: int | None, version: int) -> View[Any]:
    """All that a seat may know of a position, without the moves."""
    seen = position if seat is None else rules.concealed(position, seat)
    state, game = rules.state(seen), rules.view
    over, seats = bool(state.over), range(int(state.seats))
    ranks: list[int | None] = list(rules.ranks(position)) if over else [None for _ in seats]
    found = [_breakdown(rules, seen, s) for s in seats]
    return View(
        game=rules.definition.name,
        version=version,
        seat=seat,
        turn=int(state.turn),
        over=over,
        prompt=game.prompt(state),
        moves=[],
        scores=[Score(points.total, points.parts, rank) for points, rank in zip(found, ranks, strict=True)],
        winners=[s for s, rank in enumerate(ranks) if rank == 1],
        result=result_of(rules, position) if over else None,
        table=game.table(state),
    )


def result_of(rules: Engine, position: Position) -> Message:
    """The closing words of a game that is over."""
    state = rules.state(position)
    totals = [rules.total(position, seat) for seat in range(int(state.seats))]
    found: Message = rules.view.result(state, totals, rules.ranks(position))
    return found


def _breakdown(rules: Engine, position: Position, seat: int) -> Breakdown:
    numbers = rules.parts(position, seat)
    return Breakdown(sum(numbers), rules.view.parts(rules.state(position), seat, numbers))


def new(name: str, players: int = 2, seed: int | str | None = None, **options: str) -> Game:
    """Begin a game. The same seed gives the same deal; without one it is drawn at random."""
    from dorfplatz.core.registry import definition

    definition(name).check(players, options)
    return Game(name, players, options, secrets.token_hex(16) if seed is None else str(seed))


def _checked(data: Any) -> Save:
    """What was saved, with a clear word for every way it can be wrong."""
    if isinstance(data, Mapping) and data.get("format") == "dorfplatz/1":
        raise Problem("save-old-format")
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise Problem("save-not-ours", expected=FORMAT)
    if "sealed" in data:
        raise Problem("save-sealed")
    try:
        return msgspec.convert(data, Save)
    except msgspec.ValidationError as wrong:
        raise Problem("save-wrong", detail=str(wrong)) from wrong
