"""The messages between server and browser; docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dorfplatz.core.views import Flight, Line, TableView
from dorfplatz.core.words import Message

MAX_NAME_LENGTH = 24
MAX_MESSAGE_BYTES = 64 * 1024
MAX_SAVE_BYTES = 2 * 1024 * 1024

View = Annotated[dict[str, Any], TableView]


class Failure(Struct, frozen=True):
    """Why a request was refused, as a message and as text in the language of the Accept-Language header."""

    error: Message
    text: str


# REST


class Option(Struct, frozen=True):
    """An option of a game, chosen when it is set up."""

    name: str
    values: list[str]
    default: str


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    players: tuple[int, int]
    options: list[Option]
    bots: list[str]
    compiled: Annotated[
        float | None, Meta(description="How much of its rules is compiled, up to 1; null if that is not to be had here")
    ]
    """How much of its rules is compiled; until it is 1 they are interpreted, which is slower, and with null for good."""


class Block(Struct, frozen=True):
    """The moves of one kind: `offset` plus the row-major index of the parameters."""

    name: str
    offset: int
    shape: list[int]
    params: list[str]


class GameDetails(GameInfo, frozen=True):
    """A game with its action space and its components."""

    actions: list[Block]
    components: dict[str, Any]


class BothLanguages(Struct, frozen=True):
    """A text in both languages."""

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
    """Who plays; `family` is the colour and the crest."""

    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(description=f"1 to {MAX_NAME_LENGTH} characters")]
    family: Annotated[int, Meta(description="1 to 4, each once")]
    bot: str | None = None


# More than any game has; checked while the message is decoded, before anything is done with each of them.
GameName = Annotated[str, Meta(max_length=64)]
Seats = Annotated[list[Seat], Meta(max_length=16)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to start a game."""

    game: GameName
    seats: Seats
    options: dict[str, Any] = {}
    seed: int | str | None = None


Int32 = Annotated[int, Meta(ge=-(2**31), lt=2**31)]


MAX_DECISIONS = 10_000
"""Of a game in a file; the longest that was seen had 3,000."""


class Save(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A saved game: `Game.to_json` and the seats. Before the end the seed is sealed: only this server can read it."""

    format: str
    game: GameName
    players: Int32
    options: dict[str, Any]
    box: str
    commitment: str
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | UnsetType = UNSET
    sealed: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    actions: Annotated[list[Int32], Meta(max_length=MAX_DECISIONS)]
    marks: Annotated[list[str], Meta(max_length=MAX_DECISIONS + 1)]
    seats: Seats


class Created(Struct, frozen=True):
    """The id of a new game."""

    id: str


class Summary(Struct, frozen=True):
    """The current state of a game, for the list of games."""

    round: Message
    version: int
    turn: int
    over: bool
    scores: list[int]


class TableInfo(Struct, frozen=True):
    """A game in the list."""

    id: str
    game: str
    seats: list[Seat]
    round: Message
    version: int
    turn: int
    over: bool
    scores: list[int]
    created: datetime
    changed: datetime


# The socket: from the browser

Ref = Annotated[str, Meta(max_length=64)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages of the browser have: the answer carries the same `ref`."""

    ref: Ref


class Move(Request, frozen=True, tag="move"):
    """Take a decision."""

    action: Int32
    revision: Int32


class Undo(Request, frozen=True, tag="undo"):
    """Go back to a version."""

    to: Int32
    revision: Int32


class Ask(Request, frozen=True, tag="ask"):
    """Ask what a move would do, or why it is not allowed."""

    action: Int32


class At(Request, frozen=True, tag="at"):
    """Show an earlier version."""

    version: Int32


class AskHistory(Request, frozen=True, tag="history"):
    """Show the scores over time."""


ClientMessage = Move | Undo | Ask | At | AskHistory
"""What the browser sends."""


# The socket: from the server


class TableHead(Struct, frozen=True, rename="camel"):
    """What does not change during a game."""

    id: str
    game: str
    seats: list[Seat]
    options: dict[str, Any]
    commitment: str
    """Belongs to the seed, which is shown at the end."""
    created: datetime
    problem: Message | None = None
    """Why the game can only be looked at."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of a connection."""

    table: TableHead
    log: list[Line]
    view: View


class Step(Struct, frozen=True, tag="step"):
    """A decision was taken and is stored."""

    ref: str | None
    seat: int
    action: int
    lines: list[Line]
    flights: list[Flight]
    view: View


class Rewound(Struct, frozen=True, tag="rewound"):
    """The whole game anew, after an undo or a conflict."""

    ref: str | None
    log: list[Line]
    view: View


class Answer(Struct, frozen=True, tag="answer"):
    """What a move would do, or why it is not allowed."""

    ref: str
    action: int
    legal: bool
    effect: list[Message] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    why: Message | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Moment(Struct, frozen=True, tag="moment"):
    """The game at an earlier version."""

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
    """A request was refused, and nothing has changed."""

    ref: str | None
    error: Message
    text: str


ServerMessage = Welcome | Step | Rewound | Answer | Moment | History | Error
"""What the server sends."""

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage | Failure | bytes) -> bytes:
    """A message as it is sent; bytes are one that a worker has encoded."""
    return message if isinstance(message, bytes) else _encoder.encode(message)


def with_ref(encoded: bytes, ref: str) -> bytes:
    """An encoded message whose `ref` is null, with this one."""
    return encoded.replace(b'"ref":null', b'"ref":' + _encoder.encode(ref), 1)


def encode_lines(lines: list[Line]) -> bytes:
    """Lines of the log, without the brackets around them."""
    return _encoder.encode(lines)[1:-1]


def check_lines(lines: Iterable[bytes]) -> None:
    """Raises `ValueError` if stored lines are damaged."""
    msgspec.json.decode(with_log(b'{"log":[]}', lines))


def with_log(encoded: bytes, lines: Iterable[bytes]) -> bytes:
    """An encoded message whose `log` is empty, with these lines."""
    return encoded.replace(b'"log":[]', b'"log":[' + b",".join(filter(None, lines)) + b"]", 1)


DECODE_ERRORS = (msgspec.MsgspecError, ValueError, RecursionError)
"""What decoding raises: wrong JSON, wrong UTF-8, nesting that is too deep."""


def decode(raw: str | bytes) -> ClientMessage:
    """A message of the browser; raises one of `DECODE_ERRORS`."""
    message: ClientMessage = _decoder.decode(raw)
    return message


def ref_of(raw: str | bytes) -> str | None:
    """The `ref` of a message that could not be decoded, if it has one."""
    try:
        ref = msgspec.json.decode(raw)["ref"]
    except (*DECODE_ERRORS, LookupError, TypeError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= 64 else None
