"""The socket of a table: what its browsers and the server say to each other, as docs/protocol.md describes it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dorfplatz.core.views import Breakdown, Flight, Line, TableView
from dorfplatz.core.words import Message
from dorfplatz.server.differences import difference
from dorfplatz.server.messages.advice import Analysis, AskAnalysis, AskChances, AskHint, Chances, Hint
from dorfplatz.server.messages.basics import Int32, Ref, Request, Seat, You
from dorfplatz.server.messages.boxes import BoxName
from dorfplatz.server.messages.clocks import Clock
from dorfplatz.server.messages.gatherings import Gathering, GatheringMessage
from dorfplatz.server.messages.tables import Continuation, FairDeal, RevealedDeal

MAX_MESSAGE_BYTES = 64 * 1024
MAX_SAID_LENGTH = 200

View = Annotated[dict[str, Any], TableView]


class Failure(Struct, frozen=True):
    """Why a request was refused, as a message and as text in the language of the Accept-Language header."""

    error: Message
    text: str


# From the browser

Emote = Literal["wave", "laugh", "clap", "think", "oops", "cheers"]
"""What can be shown without words."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message: the key of the browser, and after a lost connection the last revision it has seen."""

    key: Annotated[str, Meta(max_length=128)] | None = None
    revision: Int32 | None = None


class Move(Request, frozen=True, tag="move"):
    """Take a decision. The `id` is the browser's own: sent again, it is taken once."""

    action: Int32
    revision: Int32
    id: Ref = ""


class Undo(Request, frozen=True, tag="undo"):
    """Go back to a version."""

    to: Int32
    revision: Int32


class ChangeSeat(Request, frozen=True, tag="seat"):
    """Let a bot play a person's seat, or with null the person again."""

    seat: Int32
    bot: str | None


class Ask(Request, frozen=True, tag="ask"):
    """Ask what a move would do, or why it is not allowed."""

    action: Int32


class At(Request, frozen=True, tag="at"):
    """Show an earlier version."""

    version: Int32


class AskHistory(Request, frozen=True, tag="history"):
    """Show the scores over time."""


class AskUndo(Request, frozen=True, tag="ask-undo"):
    """Ask everybody to go back to a version, behind what others have decided."""

    to: Int32
    revision: Int32


class Consent(Request, frozen=True, tag="consent"):
    """Agree to go back, or not; whoever asked takes it back with a no."""

    revision: Int32
    yes: bool


class Look(Request, frozen=True, tag="look"):
    """Ask for the whole game anew: what has changed was told against a view that is not here."""


class Say(Request, frozen=True, tag="say"):
    """Say something to everybody at the table, or show an emote."""

    text: Annotated[str, Meta(max_length=MAX_SAID_LENGTH)] = ""
    emote: Emote | None = None


ClientMessage = (
    Move
    | Undo
    | ChangeSeat
    | Ask
    | At
    | AskHistory
    | AskHint
    | AskChances
    | AskAnalysis
    | AskUndo
    | Consent
    | Say
    | Look
    | GatheringMessage
)
"""What the browser sends."""


# From the server


class TableHead(Struct, frozen=True, rename="camel"):
    """What a game is, and who plays."""

    id: str
    game: str
    seats: list[Seat]
    options: dict[str, Any]
    commitment: str
    """Belongs to the seed, which is shown at the end."""
    created: datetime
    problem: Message | None = None
    """Why the game can only be looked at."""
    continues: Continuation | None = None
    """The finished game it goes on from."""
    starts: int | None = None
    """The seat that the draw let begin."""
    day: str | None = None
    """The day whose deal it is: everybody's cards are the same, and could be known."""
    box: BoxName | None = None
    """The box it is played with, if that is not the standard one."""
    fair: FairDeal | None = None
    """What the seed was made of, where everybody has contributed to it."""


class Said(Struct, frozen=True, tag="said"):
    """Somebody has said something."""

    ref: str | None
    number: int
    """From 1, in order."""
    seat: int
    text: str
    emote: Emote | None
    time: datetime


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    """Somebody would like to go back; null when nobody does any more."""

    ref: str | None
    asked: UndoRequest | None
    refused: int | None = None
    """The seat that did not agree."""


class UndoRequest(Struct, frozen=True):
    """A wish to go back, behind what others have decided. Nothing happens until all have agreed; the next move ends it."""

    seat: int
    """Who asks."""
    to: int
    """The version to go back to."""
    missing: list[int]
    """The seats that have not answered yet."""


class People(Struct, frozen=True, tag="people"):
    """Who plays, and who is there."""

    seats: list[Seat]
    here: list[bool]
    """By seat: whether its person is connected."""
    watching: int
    """How many spectators there are."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of a connection."""

    table: TableHead
    you: You
    people: People
    said: list[Said]
    """The last of what was said."""
    asked: UndoRequest | None
    missed: list[Step]
    """The decisions since the revision of the greeting, if nothing else has happened since."""
    log: list[Line]
    view: View
    clock: Clock | None = None
    """Null at a table without one."""


class Done(Struct, frozen=True, tag="done"):
    """What was asked for was done before; what came of it was sent."""

    ref: str


class Changes(Struct, frozen=True):
    """What has changed in a view, see `differences.py`."""

    since: int
    """The revision of the view that has changed."""
    view: Any


class Step(Struct, frozen=True, tag="step"):
    """A decision was taken and is stored. The view is told whole, or by what has changed in it."""

    ref: str | None
    seat: int
    action: int | None
    """Null if only that seat may know it."""
    lines: list[Line]
    flights: list[Flight]
    view: View | UnsetType = UNSET
    changes: Changes | UnsetType = UNSET


class Undone(Struct, frozen=True, tag="undone"):
    """Decisions were taken back. The view is told whole, or by what has changed in it."""

    ref: str | None
    to: int
    """Of the log, lines of later versions are gone; these take their place."""
    lines: list[Line]
    """Who has taken or left a seat since: that is not undone."""
    view: View | UnsetType = UNSET
    changes: Changes | UnsetType = UNSET


class Rewound(Struct, frozen=True, tag="rewound"):
    """The whole game anew, after a conflict, or because somebody asked for it."""

    ref: str | None
    seats: list[Seat]
    log: list[Line]
    view: View


class SeatChanged(Struct, frozen=True, tag="seat"):
    """Somebody else plays a seat now. The view is told whole, or by what has changed in it."""

    ref: str | None
    seats: list[Seat]
    lines: list[Line]
    view: View | UnsetType = UNSET
    changes: Changes | UnsetType = UNSET


class Answer(Struct, frozen=True, tag="answer"):
    """What a move would do, or why it is not allowed."""

    ref: str
    action: int
    legal: bool
    effect: list[Message] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    scores: list[Breakdown] | UnsetType = UNSET
    """How everybody would stand then: what has changed explains the points."""
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
    """The scores over time, and the seed once the game is over, with all that it was made of."""

    ref: str
    points: list[ScorePoint]
    seed: str | UnsetType = UNSET
    fair: RevealedDeal | UnsetType = UNSET


class Error(Struct, frozen=True, tag="error"):
    """A request was refused, and nothing has changed."""

    ref: str | None
    error: Message
    text: str


ServerMessage = (
    Welcome
    | Gathering
    | Step
    | Undone
    | Rewound
    | SeatChanged
    | Answer
    | Moment
    | History
    | Hint
    | Chances
    | Analysis
    | People
    | Said
    | UndoAsked
    | Clock
    | Done
    | Error
)
"""What the server sends."""

_decoder = msgspec.json.Decoder(ClientMessage)
_hello_decoder = msgspec.json.Decoder(Hello)
_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage | Failure | bytes) -> bytes:
    """A message as it is sent; bytes are one that a worker has encoded."""
    return message if isinstance(message, bytes) else _encoder.encode(message)


def with_ref(encoded: bytes, ref: str) -> bytes:
    """An encoded message whose `ref` is null, with this one."""
    return encoded.replace(b'"ref":null', b'"ref":' + _encoder.encode(ref), 1)


def changes(since: int, before: bytes, after: bytes) -> Changes:
    """What has changed from an encoded view to another one."""
    return Changes(since, msgspec.Raw(difference(before, after)))


def encode_lines(lines: list[Line]) -> bytes:
    """Lines of the log, without the brackets around them."""
    return _encoder.encode(lines)[1:-1]


def check_lines(lines: Iterable[bytes]) -> None:
    """Raises `ValueError` if stored lines are damaged."""
    msgspec.json.decode(with_log(b'{"log":[]}', lines))


def with_log(encoded: bytes, lines: Iterable[bytes]) -> bytes:
    """An encoded message whose `log` is empty, with these lines."""
    return _with_lines(encoded, b"log", lines)


def with_lines(encoded: bytes, lines: Iterable[bytes]) -> bytes:
    """An encoded message whose `lines` are empty, with these."""
    return _with_lines(encoded, b"lines", lines)


def _with_lines(encoded: bytes, name: bytes, lines: Iterable[bytes]) -> bytes:
    return encoded.replace(b'"%b":[]' % name, b'"%b":[%b]' % (name, b",".join(filter(None, lines))), 1)


DECODE_ERRORS = (msgspec.MsgspecError, ValueError, RecursionError)
"""What decoding raises: wrong JSON, wrong UTF-8, nesting that is too deep."""


def decode(raw: str | bytes) -> ClientMessage:
    """A message of the browser; raises one of `DECODE_ERRORS`."""
    message: ClientMessage = _decoder.decode(raw)
    return message


def decode_hello(raw: str | bytes) -> Hello:
    """The first message of the browser; raises one of `DECODE_ERRORS`."""
    return _hello_decoder.decode(raw)


def ref_of(raw: str | bytes) -> str | None:
    """The `ref` of a message that could not be decoded, if it has one."""
    try:
        ref = msgspec.json.decode(raw)["ref"]
    except (*DECODE_ERRORS, LookupError, TypeError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= 64 else None
