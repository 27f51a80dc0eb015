"""A game as it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from dorfplatz.bots.own import is_own
from dorfplatz.core.views import Line
from dorfplatz.core.words import Message, word
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.boxes import BoxName
from dorfplatz.server.messages.tables import Continuation, RevealedDeal, Summary
from dorfplatz.server.protocol import encode_lines

TIME_UP = "time"
"""A bot plays a seat because its person's time has run out."""


class RevisionConflict(Exception):
    """Another process has written this revision of the game."""


@dataclass(frozen=True)
class Decision:
    """A row of a game's history.

    A move (`value` is the action), an undo (`value` is the version gone back to), or from this version on (`value`) somebody
    else plays a seat.
    """

    kind: Literal["move", "undo", "seat"]
    value: int
    seat: int
    mark: str = ""
    """Of a move: the hash of the position it led to."""
    position: bytes = b""
    """Of a move: that position, packed; left out when a game is read."""
    lines: bytes = b""
    """Of a move: its lines of the log as JSON, without the brackets around them."""
    bot: str = ""
    """Of a seat: the bot that plays it; empty if its person plays again."""
    id: str = ""
    """Of a move: how its browser names it, so that it is not taken twice. Of a seat: `TIME_UP` if that is why."""


@dataclass(frozen=True)
class GameSetup:
    """What determines a game before its first decision."""

    game: str
    options: dict[str, Any]
    box: str
    rules: str
    seed: str
    commitment: str
    mark: str
    """The hash of the position that was dealt."""


@dataclass(frozen=True)
class StoredGame:
    """A game as it was read."""

    setup: GameSetup
    seats: list[Seat]
    created: int
    over: bool
    decisions: list[Decision]
    continues: Continuation | None = None
    """The finished game it goes on from."""
    day: str | None = None
    """The day whose deal it is."""
    fair: RevealedDeal | None = None
    """What the seed was made of, where everybody has contributed to it."""


@dataclass(frozen=True)
class Recording:
    """The positions of a game, packed, from the deal on along the moves that are left; and the layout of their records."""

    layout: Any
    positions: list[bytes]


@dataclass(frozen=True)
class Record:
    """A position as it was stored, and its layout."""

    layout: Any
    position: bytes


@dataclass(frozen=True)
class NewGame:
    """A game to store."""

    setup: GameSetup
    recording: Recording
    """Of the deal alone; the decisions have their own."""
    decisions: list[Decision]
    summary: Summary


@dataclass(frozen=True)
class Rights:
    """Who may play a new game: roles with the hashes of links, and with those of the keys of browsers."""

    links: Sequence[tuple[str, str]]
    keys: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class TableState:
    """A table as the server knows it, without its rules; a worker can play it again from this."""

    key: str
    """Names the table in the memory of workers."""
    id: str
    setup: GameSetup
    seats: list[Seat]
    created: int
    actions: list[int]
    """The moves that are left after all undos."""
    revision: int
    problem: Message | None = None
    """Why the game can only be looked at: its rules are not those of today."""
    continues: Continuation | None = None
    """The finished game it goes on from."""
    day: str | None = None
    """The day whose deal it is: bots decide the same way for everybody."""
    box: BoxName | None = None
    """The box it is played with, if that is not the standard one."""
    fair: RevealedDeal | None = None
    """What the seed was made of, where everybody has contributed to it."""
    begins: int = 0
    """How many decisions were given, as in a puzzle or a lesson: an undo goes back no further."""


@dataclass(frozen=True)
class ListedGame:
    """A game in the list; without seats and summary if its row is damaged."""

    id: str
    game: str
    seats: list[Seat]
    summary: Summary | None
    created: int
    changed: int
    day: str | None = None
    box: str = ""


def to_datetime(milliseconds: int) -> datetime:
    """A stored time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def current_moves(decisions: Iterable[Decision]) -> list[Decision]:
    """The moves that are left after all undos."""
    return [decision for decision in current_log(decisions) if decision.kind == "move"]


def current_log(decisions: Iterable[Decision]) -> list[Decision]:
    """What the log tells, in order: the moves that are left after all undos, and who has taken or left a seat."""
    log: list[Decision] = []
    for decision in decisions:
        add_to_log(log, decision)
    return log


def add_to_log(log: list[Decision], decision: Decision) -> int:
    """Go on with a log; gives from where on it is not as it was.

    An undo takes back moves; whoever plays a seat since then goes on playing it.
    """
    if decision.kind != "undo":
        log.append(decision)
        return len(log) - 1
    places = [place for place, told in enumerate(log) if told.kind == "move"]
    if not 0 <= decision.value <= len(places):
        raise ValueError(f"undo to {decision.value} after {len(places)} decisions")
    undone = set(places[decision.value :])
    log[:] = [told for place, told in enumerate(log) if place not in undone]
    return min(undone, default=len(log))


def log_lines(log: Iterable[Decision], own: Sequence[bytes] | None = None, version: int = 0) -> Iterator[bytes]:
    """The lines of a log as JSON, without the brackets around them, after so many decisions.

    `own` are those of the moves as one seat may read them.
    """
    for told in log:
        if told.kind == "move":
            version += 1
            yield told.lines if own is None else own[version - 1]
        else:
            yield encode_lines([seat_line(version, told.seat, told.bot, told.id)])


def seat_line(version: int, seat: int, bot: str, why: str = "") -> Line:
    """The line of the log that says who plays a seat from now on."""
    who: dict[str, Any] = {"seat": seat}
    if not bot:
        return Line(version, seat, Message("server-seat-person", {"who": who}), False)
    name = bot if is_own(bot) else word("bot", bot)
    id = "clock-time-up" if why == TIME_UP else "server-seat-bot"
    return Line(version, seat, Message(id, {"who": who, "bot": name}), False)
