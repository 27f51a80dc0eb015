"""The messages between server and browser; docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dorfplatz.core.box_document import Origin
from dorfplatz.core.views import Flight, Line, TableView
from dorfplatz.core.words import Message
from dorfplatz.server.differences import difference

MAX_NAME_LENGTH = 24
MAX_BOX_NAME_LENGTH = 40
MAX_MESSAGE_BYTES = 64 * 1024
MAX_SAID_LENGTH = 200
MAX_SAVE_BYTES = 2 * 1024 * 1024
MAX_BOX_BYTES = 256 * 1024
"""Of the file of a box; ours have 20 kB."""

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
    lessons: list[str]
    """The names of its lessons, the first one first."""


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


class Rule(Struct, frozen=True):
    """One rule of a game, each text by language."""

    id: str
    chapter: dict[str, str]
    title: dict[str, str]
    text: dict[str, str]
    source: str


# Boxes of one's own


class BoxField(Struct, frozen=True):
    """A value of a box, and how it is entered."""

    name: str
    """Empty for the entries of a list."""
    kind: Literal["number", "choice", "text", "amounts", "set", "list", "record"]
    """`amounts` are numbers by good, a `set` is some of the choices, a `list` is one entry after the other."""
    least: int | None = None
    """Of a number, of each amount, or of the entries of a list; null if there is no limit."""
    most: int | None = None
    """The same. A list without limits stays as long as it is."""
    choices: list[str | int] = []
    """Of a choice, of a set, and the goods of amounts."""
    fields: list[BoxField] = []
    """Of a record; of a list what each entry is."""


class BoxForm(Struct, frozen=True):
    """The standard box of a game, and how its values are entered."""

    game: str
    fields: list[BoxField]
    values: dict[str, Any]
    origins: dict[str, list[Origin]]
    """By the name of a part, where the values of each of its items come from."""


class BoxValues(Struct, frozen=True, forbid_unknown_fields=True):
    """A box by its values, which have the same shape as those of the form."""

    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_BOX_NAME_LENGTH} characters")]
    values: dict[str, Any]


class NewBox(BoxValues, frozen=True, forbid_unknown_fields=True):
    """The request to keep a box, perhaps in place of another one."""

    replaces: Annotated[str, Meta(max_length=64)] | None = None


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file with a box."""

    text: str


class BoxProblem(Struct, frozen=True):
    """What is wrong with a box."""

    at: str
    """Where to look: `heroes[3].cost`, `landscapes.count` for that of all, or nothing."""
    message: Message


class OwnBox(Struct, frozen=True):
    """A box that somebody has made."""

    id: str
    game: str
    name: str
    tables: int
    """How many games are played with it."""


class BoxName(Struct, frozen=True):
    """The box of a game that is not the standard one."""

    id: str
    name: str


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays; `family` is the colour and the crest, `bot` the one that decides: on a person's seat until it is taken back."""

    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(description=f"1 to {MAX_NAME_LENGTH} characters")]
    family: Annotated[int, Meta(description="1 to 4, each once")]
    bot: str | None = None
    link: bool = False
    """Its person comes by a link of their own; the other people sit at the screen of the host."""

    @property
    def has_bot(self) -> bool:
        """Whether a bot decides here, on its own seat or on a person's."""
        return self.bot is not None


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take: so much for the whole game and an increment after each turn, or so long for each turn."""

    kind: Literal["budget", "turn"]
    seconds: Annotated[int, Meta(description="1 second to 30 days")]
    increment: Annotated[int, Meta(description="Seconds after each turn, up to an hour; only with a budget")] = 0
    bot: Annotated[str, Meta(max_length=200)] = "novice"
    """Who plays on for somebody whose time has run out."""


# More than any game has; checked while the message is decoded, before anything is done with each of them.
GameName = Annotated[str, Meta(max_length=64)]
Seats = Annotated[list[Seat], Meta(max_length=16)]


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


Int32 = Annotated[int, Meta(ge=-(2**31), lt=2**31)]


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


Secret = Annotated[str, Meta(min_length=16, max_length=128)]
Role = Annotated[str, Meta(pattern=r"^(host|watch|seat-\d{1,2})$", description="host, watch, or seat-0 and so on")]
"""What a link is good for."""


class Link(Struct, frozen=True):
    """A link to a table. Its secret is told once, and only a hash of it is stored."""

    role: Role
    secret: str


class Created(Struct, frozen=True):
    """The id of a new game, and the links of those who come by one."""

    id: str
    links: list[Link] = []


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a link; an older one of the same role is void from then on."""

    role: Role


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to sit down, or to watch, with the secret of a link; somebody with a seat may say what they are called."""

    secret: Secret
    name: str | None = None


class Joined(Struct, frozen=True):
    """What a link was good for."""

    id: str
    game: str
    role: str
    seat: int | None
    seats: list[Seat]


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push service, and the keys that the browser has made for it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to tell an address when it is the turn of a seat."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    url: Annotated[str, Meta(max_length=1000)]


class Webhook(Struct, frozen=True):
    """Where it is told when it is the turn of a seat."""

    seat: int
    host: str
    """Of the address no more is shown: the rest is as good as a password."""
    kind: Literal["discord", "slack", "json"]


class Notifications(Struct, frozen=True):
    """How the people at this browser are told that it is their turn while they are away."""

    key: str
    """The server's public key, for the push service of a browser."""
    push: bool
    """Whether this browser is told."""
    webhooks: list[Webhook]


class NotifySent(Struct, frozen=True):
    """A webhook has answered."""

    host: str
    status: int


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


class PublicTable(Struct, frozen=True):
    """A table in the lobby: one that is not dealt yet and has free seats, or one that may be watched."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    free: list[int]
    """The seats at which one can sit down."""
    round: Message | None
    """How far the game is; null before it is dealt."""
    created: datetime
    box: str | None = None
    """The name of its box, if that is not the standard one."""
    clock: ClockRule | None = None


class Lobby(Struct, frozen=True):
    """The tables that are open to anybody."""

    on: bool
    """Whether this server has a lobby at all."""
    tables: list[PublicTable]


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to sit down at a public table, at a free seat; with null at the first one."""

    name: Annotated[str, Meta(description=f"1 to {MAX_NAME_LENGTH} characters")]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


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


class DayGame(Struct, frozen=True):
    """Against whom a game of the day is played."""

    game: str
    bots: list[str]


class DayResult(Struct, frozen=True):
    """The attempt at the deal of a day that counts: the first."""

    day: str
    game: str
    table: str | None
    """Null if it was deleted."""
    goal: int | None
    """The points to beat: those of an expert in the same place; null until that has been found out."""
    points: int | None
    """Null before the end."""
    won: bool | None
    """Null before the end, and for somebody who plays alone."""


class Days(Struct, frozen=True):
    """The games of the day, and how they went."""

    games: list[DayGame]
    results: list[DayResult]


class NewDay(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to play the deal of a day: who plays."""

    name: Annotated[str, Meta(max_length=MAX_NAME_LENGTH, description=f"1 to {MAX_NAME_LENGTH} characters")]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list of its game."""

    key: str
    """Names it, wherever it stands in the list."""
    players: int


class PuzzleMove(Struct, frozen=True):
    """A move of a puzzle, and what a deep search expects of it."""

    action: int
    chance: float
    """The expected share of the victory, 0 to 1."""
    lead: float
    """The expected lead over the best other at the end, in points."""
    told: list[Message]
    """What it does."""


class PuzzleAnswer(Struct, frozen=True):
    """What is best in a puzzle."""

    lesson: Message
    """What can be learned from it."""
    right: int
    """So many of the moves, the first ones, are right."""
    moves: list[PuzzleMove]
    """The best first."""


class PlayOnPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to play on from a puzzle, after this move; with null from where it begins."""

    action: Int32 | None = None


class LessonStep(Struct, frozen=True):
    """One idea of a lesson: what is said and shown, and what the learner does."""

    text: Message
    chapter: int
    """Another chapter is another position."""
    first: int
    """How many decisions were made when it begins …"""
    last: int
    """… and when it is done."""
    moves: list[int]
    """What the learner does, one after the other; nothing where there is only something to read."""
    show: list[str]
    """Anchors to be lit."""
    sheet: str
    """The tab that a narrow screen opens, or nothing."""


# The socket: from the browser

Ref = Annotated[str, Meta(max_length=64)]


Emote = Literal["wave", "laugh", "clap", "think", "oops", "cheers"]
"""What can be shown without words."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages of the browser have: the answer carries the same `ref`."""

    ref: Ref


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


class AskHint(Request, frozen=True, tag="hint"):
    """Ask for the best moves of the person on turn."""

    revision: Int32


class AskChances(Request, frozen=True, tag="chances"):
    """Tell everybody's chances after each decision from now on, or no longer."""

    on: bool


class AskAnalysis(Request, frozen=True, tag="analysis"):
    """Look for the analysis of a finished game, begin it, or stop it."""

    want: Literal["look", "start", "stop"]


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


class Promise(Request, frozen=True, tag="promise"):
    """Before the deal: what a seat will contribute to the shuffle, by its hash."""

    seat: Int32
    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", description="SHA-256, 64 hexadecimal digits")]


class Contribute(Request, frozen=True, tag="contribute"):
    """Once all promises are fixed: the contribution itself."""

    seat: Int32
    contribution: Annotated[str, Meta(max_length=200)]


class Begin(Request, frozen=True, tag="begin"):
    """Deal now, although somebody is missing; with a bot, it plays for them until they come."""

    bot: str | None = None


GatheringMessage = Promise | Contribute | Begin
"""What the browser sends while people are waited for."""
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
    | Promise
    | Contribute
    | Begin
)
"""What the browser sends."""


# The socket: from the server


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


class You(Struct, frozen=True):
    """What whoever is connected may do."""

    host: bool
    """Invite, let bots stand in, end the table."""
    seats: list[int]
    """The seats they play; nobody's for a spectator."""


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


class Clock(Struct, frozen=True, tag="clock"):
    """How much time everybody has left; sent whenever it begins to run for somebody else, or stops."""

    rule: ClockRule
    left: list[int]
    """By seat, in milliseconds. Where each turn has its time, that of a seat that is not on turn says nothing."""
    runs: int | None
    """The seat whose time runs out."""


class Gathering(Struct, frozen=True, tag="gathering", rename="camel"):
    """A table that is not dealt yet: who is expected, and who is there. Sent anew with every change."""

    ref: str | None
    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    created: datetime
    you: You
    here: list[bool]
    """By seat: whether its person is connected."""
    taken: list[bool]
    """By seat: whether somebody has a right to it."""
    watching: int
    commitment: str
    """Belongs to the server's secret, which is shown at the end of the game."""
    promises: list[str | None]
    """By seat: the hash of what its person is going to contribute."""
    fixed: bool
    """The promises can't be changed any more: it is time to tell the contributions."""
    public: bool
    box: BoxName | None = None
    clock: ClockRule | None = None


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


class Rewound(Struct, frozen=True, tag="rewound"):
    """The whole game anew, after an undo or a conflict, or because somebody asked for it."""

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


class HintMove(Struct, frozen=True):
    """A good move, and what is expected of it."""

    action: int
    chance: float | None
    """The expected share of the victory, 0 to 1; null for somebody who plays alone."""
    lead: float
    """The expected lead over the best other at the end, in points; the expected points of somebody who plays alone."""
    told: list[Message]
    """What it does."""
    why: Message
    """What speaks for it."""


class Hint(Struct, frozen=True, tag="hint"):
    """The best moves of the person on turn, best first."""

    ref: str | None
    revision: int
    moves: list[HintMove]


class Chances(Struct, frozen=True, tag="chances"):
    """Everybody's expected share of the victory, by seat; null when they are not told any longer."""

    ref: str | None
    version: int
    chances: list[float] | None


class ExpectedPoint(Struct, frozen=True):
    """What was expected at the end of a turn."""

    version: int
    round: int
    expected: list[float]
    """By seat: the share of the victory, 0 to 1; the points of somebody who played alone."""


class TurningPoint(Struct, frozen=True):
    """A turn that changed much."""

    version: int
    """Before the decision that changed most."""
    round: int
    seat: int
    """Whose turn it was."""
    told: list[Message]
    """What was decided."""
    why: list[Message]
    """Why it changed much: what would have been better or next best, the points it brought, what was turned up."""
    who: int
    """The seat whose prospects changed most."""
    before: float
    after: float


class Lesson(Struct, frozen=True):
    """A decision that was worth much, or cost much."""

    version: int
    """Before it."""
    seat: int
    told: list[Message]
    """What was decided."""
    expert: list[Message]
    """What an expert would have decided; for a good decision, what would have been next best."""
    chance: float
    """The difference between the two as a share of the victory, not negative."""
    lead: float
    """The difference in points."""


class AnalysisResult(Struct, frozen=True):
    """How a game went, and why."""

    alone: bool
    """Somebody played alone: points are expected instead of shares of the victory."""
    points: list[ExpectedPoint]
    turning: list[TurningPoint]
    best: list[Lesson]
    """Of every seat, the best first."""
    costly: list[Lesson]
    """Of every seat, the costliest first."""


class Analysis(Struct, frozen=True, tag="analysis"):
    """How far the analysis of a game is."""

    ref: str | None
    state: Literal["none", "running", "done"]
    done: int
    """Steps of it that are done."""
    steps: int
    """Of so many."""
    result: AnalysisResult | None = None


class Error(Struct, frozen=True, tag="error"):
    """A request was refused, and nothing has changed."""

    ref: str | None
    error: Message
    text: str


ServerMessage = (
    Welcome
    | Gathering
    | Step
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
    return encoded.replace(b'"log":[]', b'"log":[' + b",".join(filter(None, lines)) + b"]", 1)


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
