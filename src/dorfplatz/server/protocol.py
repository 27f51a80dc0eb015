"""All that travels between server and browser; docs/protocol.md tells the story."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dorfplatz.core.views import Flight, TableView
from dorfplatz.core.words import Message

NAME_LENGTH = 24
LARGEST_MESSAGE = 64 * 1024
LARGEST_SAVE = 2 * 1024 * 1024

View = Annotated[dict[str, Any], TableView]


class Text(Struct, frozen=True):
    """A message of the catalogue: its id and the arguments to fill in."""

    id: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, message: Message) -> Text:
        """The message as it travels."""
        return cls(message.id, dict(message.args))


class Failure(Struct, frozen=True):
    """Why something was refused, as a message and in the words of the Accept-Language."""

    error: Text
    text: str


# REST


class Option(Struct, frozen=True):
    """A choice one has when a game is set up."""

    name: str
    values: list[str]
    default: str


class GameInfo(Struct, frozen=True):
    """A game one can play."""

    name: str
    players: tuple[int, int]
    options: list[Option]
    bots: list[str]


class Block(Struct, frozen=True):
    """The moves of one kind: `offset` plus the row-major index of the parameters."""

    name: str
    offset: int
    shape: list[int]
    params: list[str]


class GameDetails(Struct, frozen=True):
    """A game with its action space and its box."""

    name: str
    players: tuple[int, int]
    options: list[Option]
    bots: list[str]
    actions: list[Block]
    components: dict[str, Any]


class BothLanguages(Struct, frozen=True):
    """A text of the rules."""

    en: str
    de: str


class Rule(Struct, frozen=True):
    """One rule of a game."""

    id: str
    chapter: BothLanguages
    title: BothLanguages
    text: BothLanguages
    source: str


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there; `family` is the colour and the crest."""

    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(description=f"1 to {NAME_LENGTH} characters")]
    family: Annotated[int, Meta(description="1 to 4, each once")]
    bot: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be started."""

    game: str
    seats: list[Seat]
    options: dict[str, Any] = {}
    seed: int | str | None = None


Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a file: `Game.to_json` and the seats."""

    format: str
    game: str
    players: Number
    options: dict[str, Any]
    box: str
    seed: str
    actions: list[Number]
    seats: list[Seat]


class Created(Struct, frozen=True):
    """Where the new game is."""

    id: str


class Summary(Struct, frozen=True):
    """How a game stands."""

    round: Text
    version: int
    turn: int
    over: bool
    scores: list[int]


class TableInfo(Struct, frozen=True):
    """A game in the list."""

    id: str
    game: str
    seats: list[Seat]
    round: Text
    version: int
    turn: int
    over: bool
    scores: list[int]
    created: datetime
    changed: datetime


# The socket: what the browser says

Ref = Annotated[str, Meta(max_length=64)]


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Take a decision."""

    ref: Ref
    action: Number
    revision: Number


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Go back to a version."""

    ref: Ref
    to: Number
    revision: Number


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """What would this do, or why can't it be done?"""

    ref: Ref
    action: Number


class At(Struct, frozen=True, tag="at", forbid_unknown_fields=True):
    """Show an earlier moment."""

    ref: Ref
    version: Number


class AskHistory(Struct, frozen=True, tag="history", forbid_unknown_fields=True):
    """Show the scores over time."""

    ref: Ref


Incoming = Move | Undo | Ask | At | AskHistory
"""What the browser says."""


# The socket: what the server says


class TableHead(Struct, frozen=True, rename="camel"):
    """What does not change during a game."""

    id: str
    game: str
    seats: list[Seat]
    options: dict[str, Any]
    seed_hash: str
    created: datetime


class Line(Struct, frozen=True):
    """A line of the log."""

    version: int
    seat: int | None
    message: Text
    barrier: bool


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first word."""

    table: TableHead
    log: list[Line]
    view: View


class Step(Struct, frozen=True, tag="step"):
    """A decision was taken and is on disk."""

    ref: str | None
    seat: int
    action: int
    lines: list[Line]
    flights: list[Annotated[dict[str, Any], Flight]]
    view: View


class Rewound(Struct, frozen=True, tag="rewound"):
    """Forget what you know: this is how it stands."""

    ref: str | None
    log: list[Line]
    view: View


class Answer(Struct, frozen=True, tag="answer"):
    """What a move would do, or why it is not allowed."""

    ref: str
    action: int
    legal: bool
    effect: list[Text] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    why: Text | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Moment(Struct, frozen=True, tag="moment"):
    """The board as it was."""

    ref: str
    version: int
    view: View


class ScorePoint(Struct, frozen=True):
    """The scores at a version."""

    version: int
    round: int
    scores: list[int]


class History(Struct, frozen=True, tag="history"):
    """The scores over time, and the seed once the game is over."""

    ref: str
    points: list[ScorePoint]
    seed: str | UnsetType = UNSET


class Error(Struct, frozen=True, tag="error"):
    """Nothing has changed, and why."""

    ref: str | None
    error: Text
    text: str


Outgoing = Welcome | Step | Rewound | Answer | Moment | History | Error
"""What the server says."""

_decoder = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


NOT_UNDERSTOOD = (msgspec.MsgspecError, ValueError, RecursionError)
"""What decoding raises: wrong JSON, wrong UTF-8, brackets without end."""


def decode(raw: str | bytes) -> Incoming:
    """What the browser said; raises one of `NOT_UNDERSTOOD`."""
    message: Incoming = _decoder.decode(raw)
    return message


def ref_of(raw: str | bytes) -> str | None:
    """The reference of a message that could not be understood, if it has one."""
    try:
        ref = msgspec.json.decode(raw)["ref"]
    except (*NOT_UNDERSTOOD, LookupError, TypeError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= 64 else None
