"""Tables: to begin one, to list them, and as a file."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from dorfplatz.core.words import Message
from dorfplatz.server.messages.basics import GameName, Int32, Seat, Seats
from dorfplatz.server.messages.boxes import MAX_BOX_BYTES
from dorfplatz.server.messages.clocks import ClockRule

MAX_SAVE_BYTES = 2 * 1024 * 1024


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """The finished game that another one goes on from, and after how many of its decisions: its cards could be known."""

    table: Annotated[str, Meta(max_length=64)]
    version: int


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to start a game."""

    game: GameName
    seats: Seats
    options: dict[str, Any] = {}
    seed: int | str | None = None
    box: Annotated[str, Meta(max_length=64)] | None = None
    """The id of a box of one's own; with null it is the standard one."""
    clock: ClockRule | None = None
    """With null everybody takes the time they need."""
    public: bool = False
    """It is in the lobby, and anybody may sit down at its free seats until it is dealt."""
    watched: bool = False
    """While it is played, anybody may watch it from the lobby."""


class FairDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the seed of a game was made of, as far as everybody knows it from the start."""

    commitment: Annotated[str, Meta(max_length=64)]
    """Belongs to the server's secret, and was shown before anybody contributed."""
    contributions: Annotated[list[Annotated[str, Meta(max_length=200)] | None], Meta(max_length=16)]
    """By seat; null for bots, and for whoever was not there."""


class RevealedDeal(FairDeal, frozen=True, forbid_unknown_fields=True):
    """All that the seed of a game was made of; known once the game is over."""

    secret: Annotated[str, Meta(max_length=64)]


class SavedDeal(FairDeal, frozen=True, forbid_unknown_fields=True):
    """The same in a file; before the end the secret is sealed with the seed."""

    secret: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to go on from a moment of a finished game, with the same cards."""

    version: Int32
    seats: Seats


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
    continues: Continuation | UnsetType = UNSET
    fair: SavedDeal | UnsetType = UNSET
    """What the seed was made of, where everybody has contributed to it."""
    components: Annotated[str, Meta(max_length=MAX_BOX_BYTES)] | UnsetType = UNSET
    """The file of its box, if that is not the standard one."""


class PartPoints(Struct, frozen=True):
    """A part of a score."""

    label: Message
    points: int


class Summary(Struct, frozen=True):
    """The current state of a game, for the list of games."""

    round: Message
    version: int
    turn: int
    over: bool
    scores: list[int]
    rounds: int = 0
    """At the end: how many rounds it took."""
    winners: list[int] = []
    parts: list[list[PartPoints]] = []
    """At the end: by seat, where the points come from."""


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
    day: str | None = None
    """The day whose deal it is."""
    box: str | None = None
    """The name of its box, if that is not the standard one."""
    clock: ClockRule | None = None
    left: int | None = None
    """Milliseconds until the turn of whoever is on turn is handed to a bot; null if nobody's time runs while they are away."""
    gathering: bool = False
    """Nothing is dealt yet: people are waited for."""


class FinishedGame(Struct, frozen=True):
    """A game that has ended, for looking back at all of them."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    scores: list[int]
    winners: list[int]
    parts: list[list[PartPoints]]
    """By seat, where the points come from; empty for games that ended before that was stored."""
    rounds: int
    version: int
    """How many decisions were taken."""
    minutes: int
    """How long it was played, without breaks."""
    created: datetime
    ended: datetime
    day: str | None
    """The day whose deal it is."""
    known: bool
    """Its cards could be known: it went on from another game, or was another attempt at the deal of a day."""
    box: str | None = None
    """The name of its box, if that is not the standard one."""
