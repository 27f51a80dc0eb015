"""A game as a person or a program plays it: moves in, positions and stories out."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

import msgspec

from dorfplatz.core.engine import Engine, engine
from dorfplatz.core.problem import Problem
from dorfplatz.core.reason import Why, unpack
from dorfplatz.core.rng import seed_digest
from dorfplatz.core.views import Breakdown, Score, View
from dorfplatz.core.views import Flight as Flight
from dorfplatz.core.views import Line as Line
from dorfplatz.core.words import LANGUAGES, Message, render, spoken

FORMAT = "dorfplatz/1"
SEAL = hashlib.sha256().digest_size


@dataclass(frozen=True)
class Happening:
    """An event by name, with plain numbers."""

    kind: int
    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """A decision that was taken, and what came of it."""

    action: int
    seat: int
    lines: list[Line]
    flights: list[Flight]
    reveals: bool
    ends_turn: bool


@dataclass(frozen=True)
class Preview:
    """What a decision would do, as far as anybody can know."""

    effect: list[Message]
    points: list[int]

    def __str__(self) -> str:
        return " ".join(map(str, self.effect))


class Move:
    """An allowed decision."""

    def __init__(self, game: Game, id: int) -> None:
        self.id = id
        self.text = game.text(id)
        self._game = game

    @property
    def effect(self) -> Preview:
        """What it would do."""
        return self._game.preview(self.id)

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


class LegalMoves(Sequence[Move]):
    """The allowed decisions: iterate over them, or ask whether one is `in`."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.ids = game.engine.legal(game.state)

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [Move(self._game, id) for id in self.ids[index]]
        return Move(self._game, self.ids[index])

    def __iter__(self) -> Iterator[Move]:
        return (Move(self._game, id) for id in self.ids)

    def __contains__(self, move: object) -> bool:
        try:
            return self._game.id(move) in self.ids
        except Problem:
            return False

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(self._game.text(id) for id in self.ids)}>"


class Game:
    """A position with its past. Make one with `dorfplatz.new`."""

    def __init__(self, name: str, players: int, options: Mapping[str, str], seed: str) -> None:
        self.engine: Engine = engine(name)
        self.name = name
        self.options = self.engine.definition.check(players, options)
        self.players = players
        self.seed = seed
        self.actions: list[int] = []
        self.state, _ = self._deal()
        self._past: list[bytes] | None = []
        self._steps: list[Step] = []

    # Where the game stands

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
        return [self.engine.total(self.state, seat) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, Any]:
        """A seat's points with what brings them: by category, and in each by item."""
        found: dict[str, Any] = msgspec.to_builtins(self._breakdown(self.state, seat))
        return found

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return [seat for seat, rank in enumerate(self.engine.ranks(self.state)) if rank == 1] if self.over else []

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

    def text(self, action: int) -> str:
        """How a move is written."""
        return self.engine.actions.text(action, self.engine.view.labels(self.state))

    def parse(self, text: str) -> Move:
        """The move that is written so, allowed or not."""
        action = self.engine.actions.parse(text, self.engine.view.labels(self.state))
        if action is None:
            name = (text.split() or [""])[0].casefold()
            actions = self.engine.actions
            if name in actions.blocks:
                raise Problem("unreadable-move", text=text, usage=actions.usage(name))
            raise Problem("unknown-move", text=text, known=", ".join(actions.blocks))
        return Move(self, action)

    def id(self, move: object) -> int:
        """The number of a move that comes as a Move, as its number or in writing."""
        if isinstance(move, str):
            return self.parse(move).id
        if isinstance(move, bool) or not isinstance(move, SupportsIndex):
            raise Problem("not-a-move", found=type(move).__name__)
        action = index(move)
        if not 0 <= action < len(self.engine.actions):
            raise Problem("move-out-of-range", found=str(action), last=len(self.engine.actions) - 1)
        return action

    def why_not(self, move: Move | int | str) -> Why | None:
        """Why a move is not allowed; None if it is."""
        action = self.id(move)
        reason = self.engine.why_not(self.state, action)
        if not reason:
            return None
        why: Why = self.engine.view.why(action, *unpack(reason))
        return why

    def preview(self, move: Move | int | str) -> Preview:
        """What an allowed move would do, up to where something hidden would be turned up."""
        action = self._allowed(move)
        after = self.engine.copy(self.state)
        happenings = _happenings(self.engine.apply(after, action))
        story = self.engine.story
        revealed = next((i for i, h in enumerate(happenings) if h.kind in story.REVEALS), len(happenings))
        points = [self.engine.total(after, seat) - total for seat, total in enumerate(self.scores)]
        return Preview(story.effect(self.state, happenings[: revealed + 1]), points)

    def push(self, move: Move | int | str) -> Step:
        """Take a decision."""
        action = self._allowed(move)
        if self._past is not None:
            self._past.append(self.state.tobytes())
        seat = self.turn
        happenings = _happenings(self.engine.apply(self.state, action))
        self.actions.append(action)
        step = self._tell(action, seat, happenings)
        if self._past is not None:
            self._steps.append(step)
        return step

    def pop(self) -> int:
        """Take the last decision back and say which it was."""
        if not self.actions:
            raise Problem("nothing-to-undo")
        past = self._remember()
        self.state = self.engine.from_bytes(past.pop())
        self._steps.pop()
        return self.actions.pop()

    def _allowed(self, move: Move | int | str) -> int:
        action = self.id(move)
        if why := self.why_not(action):
            raise Problem(why.message.id, **why.message.args)
        return action

    def _tell(self, action: int, seat: int, happenings: list[Happening]) -> Step:
        story = self.engine.story
        reveals = any(h.kind in story.REVEALS for h in happenings)
        told = story.story(self.state, happenings)
        lines = [Line(self.version, s, m, reveals and i == len(told) - 1) for i, (s, m) in enumerate(told)]
        ends_turn = story.ends_turn(self.state, happenings)
        return Step(action, seat, lines, story.flights(self.state, happenings), reveals, ends_turn)

    # The past

    def _deal(self) -> tuple[Any, list[Happening]]:
        packed = self.engine.definition.pack(self.options)
        state, events = self.engine.new(self.players, packed, self.seed)
        return state, _happenings(events)

    def _remember(self) -> list[bytes]:
        """The positions before each decision; after loading from a snapshot they are worked out when first needed."""
        if self._past is None:
            again = Game(self.name, self.players, self.options, self.seed)
            for action in self.actions:
                again.push(action)
            self._past, self._steps = again._past, again._steps
        assert self._past is not None
        return self._past

    def _at(self, version: int) -> Any:
        if version == self.version:
            return self.state
        if not 0 <= version < self.version:
            raise Problem("no-such-moment", found=str(version), last=self.version)
        return self.engine.from_bytes(self._remember()[version])

    @property
    def steps(self) -> list[Step]:
        """All decisions and what came of them."""
        self._remember()
        return self._steps

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
        while start and self.steps[start - 1].seat == self.turn and not self.steps[start - 1].ends_turn:
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
                "round": int(self._at(version).round_no),
                "scores": [self.engine.total(self._at(version), seat) for seat in range(self.players)],
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
        if language is None:
            return self._plain_view(seat, version)
        if language not in LANGUAGES:
            raise Problem("unknown-language", found=str(language), known=", ".join(LANGUAGES))
        told: dict[str, Any] = spoken(self._plain_view(seat, version), language, names)
        return told

    def _plain_view(self, seat: int | None, version: int | None) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(self._view(seat, version))
        return view

    def _view(self, seat: int | None, version: int | None) -> View[Any]:
        now = version is None or version == self.version
        state = self.state if version is None else self._at(version)
        seen = state if seat is None else self.engine.concealed(state, seat)
        game = self.engine.view
        over = bool(state.over)
        ranks: list[int | None] = list(self.engine.ranks(state)) if over else [None] * self.players
        turn = int(state.turn)
        found = [self._breakdown(seen, s) for s in range(self.players)]
        return View(
            game=self.name,
            version=self.version if version is None else version,
            seat=seat,
            turn=turn,
            over=over,
            prompt=game.prompt(seen),
            moves=self.engine.legal(state) if now and (seat is None or seat == turn) and not over else [],
            scores=[Score(points.total, points.parts, rank) for points, rank in zip(found, ranks, strict=True)],
            winners=[s for s, rank in enumerate(ranks) if rank == 1],
            result=game.result(seen, [points.total for points in found], ranks) if over else None,
            table=game.table(seen),
        )

    def _breakdown(self, state: Any, seat: int) -> Breakdown:
        numbers = self.engine.parts(state, seat)
        return Breakdown(sum(numbers), self.engine.view.parts(state, seat, numbers))

    def clone(self) -> Game:
        """The same game again, to try something."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.actions = list(self.actions)
        other.state = self.engine.copy(self.state)
        other._past = None if self._past is None else list(self._past)
        other._steps = list(self._steps)
        return other

    def snapshot(self) -> bytes:
        """The position, to load it again without going through all decisions; sealed, since kernels trust what they are given."""
        position: bytes = self.state.tobytes()
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
        game = _checked_start(data)
        actions = data["actions"]
        if snapshot is not None:
            game._continue_from(*snapshot, actions)
        for number, action in enumerate(actions[game.version :], game.version + 1):
            try:
                game.push(action)
            except Problem as problem:
                raise Problem("save-illegal-move", number=number, move=str(action)) from problem
        return game

    def _continue_from(self, version: int, snapshot: bytes, actions: list[int]) -> None:
        self.actions = actions[:version] if version >= 0 else []
        seal, position = snapshot[:SEAL], snapshot[SEAL:]
        if self.version != version or seal != self._seal(position):
            raise Problem("snapshot-damaged")
        self.state = self.engine.from_bytes(position)
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


def _happenings(events: Any) -> list[Happening]:
    entries = events.entries[: int(events.count)]
    kinds, seats, values = entries["kind"].tolist(), entries["seat"].tolist(), entries["values"].tolist()
    return [Happening(k, s, tuple(v)) for k, s, v in zip(kinds, seats, values, strict=True)]


def _checked_start(data: Mapping[str, Any]) -> Game:
    """The game's beginning, with a clear word for every way a save can be wrong."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise Problem("save-not-ours", expected=FORMAT)
    kinds = {"game": str, "players": int, "options": Mapping, "box": str, "seed": str, "actions": list}
    for key, kind in kinds.items():
        if key not in data:
            raise Problem("save-lacks", key=key)
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise Problem("save-wrong-type", key=key, found=type(data[key]).__name__)
    for action in data["actions"]:
        if not isinstance(action, int) or isinstance(action, bool):
            raise Problem("save-wrong-type", key="actions", found=type(action).__name__)
    game = Game(data["game"], data["players"], data["options"], data["seed"])
    if data["box"] != game.box:
        raise Problem("save-other-box", game=game.name, found=data["box"], expected=game.box)
    return game
