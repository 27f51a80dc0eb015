"""A table as the worker processes know it: whatever needs the rules of its game.

Each function gets the table's state. The game stays in memory for the next call, but follows the state that comes with it: a move
that could not be stored is taken back, and a process that does not know the table plays its decisions again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

import dorfplatz
from dorfplatz.core.definition import SPECTATOR
from dorfplatz.core.kernel import warm_up
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message
from dorfplatz.server import daily, fair, protocol, turn_points
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.basics import Seat, You
from dorfplatz.server.messages.clocks import Clock
from dorfplatz.server.messages.games import Block
from dorfplatz.server.messages.tables import PartPoints, Summary
from dorfplatz.server.protocol import View
from dorfplatz.server.recording import pack
from dorfplatz.server.records import (
    Decision,
    GameSetup,
    NewGame,
    Record,
    Recording,
    TableState,
    seat_line,
    to_datetime,
)
from dorfplatz.server.rights import Viewer

if TYPE_CHECKING:
    from dorfplatz.bots import Bot
    from dorfplatz.core.story import Step

MAX_TABLES = 500
"""So many games a process keeps in memory, some 200 kB each; to play another one again takes less than a millisecond."""
MAX_SHOWN = 5000
"""Of so many tables it keeps what was sent last, some 10 kB each."""


@dataclass(frozen=True)
class Standing:
    """Who decides next."""

    turn: int
    over: bool
    only: int | None = None
    """The only move that a bot has."""
    start: int = 0
    """The version at which the turn that is going on began."""


@dataclass(frozen=True)
class Change:
    """A decision that may be taken: what to store, and what to tell everybody once it is stored."""

    decision: Decision
    summary: Summary
    standing: Standing
    messages: dict[Viewer, bytes]
    """By who looks: each has a view of its own."""
    seats: list[Seat] | None = None
    """Who plays, if that has changed."""


@dataclass(frozen=True)
class UndoLimit:
    """The earliest version an undo may go back to, and why no further."""

    version: int
    why: Message


@dataclass(frozen=True)
class Shown:
    """A view as somebody was sent it, and the state whose it is: all that the view depends on."""

    revision: int
    actions: list[int]
    seats: list[Seat]
    view: bytes
    is_ambiguous: bool = False
    """Somebody was sent another view of this revision: a seat has changed meanwhile."""

    def is_of(self, state: TableState) -> bool:
        """Whether it shows this state, and whoever looks has seen just that."""
        same = self.revision == state.revision and self.seats == state.seats and self.actions == state.actions
        return same and not self.is_ambiguous


class Table:
    """A game with what the server adds to it."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.game = _restored(state)

    def follow(self, state: TableState) -> None:
        """Go to the position of a state."""
        self.state = state
        game = self.game
        if game.actions == state.actions:
            return
        while game.actions != state.actions[: game.version]:
            game.pop()
        for action in state.actions[game.version :]:
            game.push(action)

    def standing(self) -> Standing:
        """Who decides next."""
        game = self.game
        moves = [] if game.over or self._is_person(game.turn) else game.legal_moves.ids
        return Standing(game.turn, game.over, moves[0] if len(moves) == 1 else None, game.turn_start)

    # Messages

    def view(self, revision: int, viewer: Viewer) -> View:
        """What somebody at the table sees."""
        view = self._seen(viewer)
        if not viewer or not self._is_person(view["seat"]):
            view["moves"] = []
        return view | {"revision": revision, "undo": self._undo_offer(viewer)}

    def whole_view(self, revision: int, viewer: Viewer) -> msgspec.Raw:
        """What somebody sees, to be sent as a whole; what is sent next may be what has changed in it."""
        encoded = msgspec.json.encode(self.view(revision, viewer))
        shown = _shown.get(self.state.key, {})
        before = shown.get(viewer)
        differs = before is not None and before.revision == revision and (before.is_ambiguous or before.view != encoded)
        shown[viewer] = Shown(revision, list(self.game.actions), self.state.seats, encoded, differs)
        _keep(_shown, self.state.key, shown, MAX_SHOWN)
        return msgspec.Raw(encoded)

    def next_view(self, before: TableState, viewer: Viewer) -> dict[str, Any]:
        """What somebody sees after a decision, for a message: what has changed if they saw the state before, else all of it."""
        shown = _shown.get(self.state.key, {}).get(viewer)
        view = self.whole_view(before.revision + 1, viewer)
        if shown is None or not shown.is_of(before):
            return {"view": view}
        return {"changes": protocol.changes(before.revision, shown.view, bytes(view))}

    def moment(self, version: int, viewer: Viewer) -> View:
        """What somebody saw at an earlier version."""
        view = self._seen(viewer, version)
        return view | {"revision": self.state.revision, "moves": [], "undo": _no_undo(None)}

    def _seen(self, viewer: Viewer, version: int | None = None) -> View:
        seat = self._viewing_seat(viewer) if viewer else SPECTATOR
        if version is not None or self.has_hands:
            return self.game.view(seat, version) | {"seat": max(0, seat)}
        decides = seat == self.game.turn and not self.game.over
        return self._open_view() | {"seat": max(0, seat), "moves": self.game.legal_moves.ids if decides else []}

    def _open_view(self) -> View:
        """What everybody sees where nobody holds anything hidden: computed once, however many look."""
        global _open
        if _open is None or _open[0] is not self or _open[1] != self.game.actions:
            _open = self, list(self.game.actions), self.game.view(SPECTATOR)
        return _open[2]

    def step(self, step: Step, viewer: Viewer, view: dict[str, Any]) -> protocol.Step:
        """What came of a decision, as somebody may know it; `view` is the part of the message that shows it."""
        if not self.has_hands:
            lines = turn_points.lines(self.game, step)
            return protocol.Step(None, step.seat, step.action, lines, step.flights, **view)
        seat = _reader(viewer)
        action = step.action if step.seat in viewer else None
        lines = turn_points.lines(self.game, step, seat)
        return protocol.Step(None, step.seat, action, lines, step.flights_for(seat), **view)

    def missed(self, viewer: Viewer, versions: int) -> list[protocol.Step]:
        """The last decisions, as somebody would have been told of them: the first with a whole view, the others with changes."""
        first = self.game.version - versions
        steps = self.game.steps[first:]
        found: list[protocol.Step] = []
        before = b""
        for ahead, step in enumerate(steps, start=1):
            last = ahead == versions
            revision = self.state.revision - versions + ahead
            view = self.view(revision, viewer) if last else self.moment(first + ahead, viewer) | {"revision": revision}
            after = msgspec.json.encode(view)
            told = {"changes": protocol.changes(revision - 1, before, after)} if found else {"view": view}
            found.append(self.step(step, viewer, told))
            before = after
        return found

    @property
    def has_hands(self) -> bool:
        """Whether players hold what others may not see."""
        return self.game.engine.definition.hands

    def _is_person(self, seat: int) -> bool:
        return not self.state.seats[seat].has_bot

    def _viewing_seat(self, viewer: Viewer) -> int:
        """Whose view is sent to a screen: of its people the one to decide, else the last who did, else the first."""
        if not self.game.over and self.game.turn in viewer and self._is_person(self.game.turn):
            return self.game.turn
        people = [seat for seat in viewer if self._is_person(seat)] or viewer
        return next((seat for seat in reversed(self.game.deciders) if seat in people), people[0])

    # Undo: never behind what was revealed, nor behind what another seat has done since unless all agree

    def check_undo(self, version: int, viewer: Viewer, agreed: bool = False) -> None:
        """Raises `Problem` if one may not go back so far; with `agreed` all others do not mind."""
        if not 0 <= version < self.game.version:
            raise Problem("server-undo-version", version=version)
        limit = self._agreed_limit() if agreed else self._undo_limit(viewer)
        if version < limit.version:
            raise Problem(limit.why.id, **limit.why.args)

    def _agreed_limit(self) -> UndoLimit:
        if self.game.over:
            return UndoLimit(self.game.version, Message("server-undo-over"))
        return UndoLimit(max(self.game.barrier, self.state.begins), Message("server-undo-revealed"))

    def _undo_limit(self, viewer: Viewer) -> UndoLimit:
        version, begins = self.game.version, self.state.begins
        if version <= begins:
            return UndoLimit(begins, Message("server-undo-nothing"))
        if self.game.over:
            return UndoLimit(version, Message("server-undo-over"))
        deciders, barrier = self.game.deciders, self.game.barrier
        last = deciders[-1]
        if not self._is_person(last) or last not in viewer:
            return UndoLimit(version, Message("server-undo-other", {"who": {"seat": last}}))
        start = version
        while start and deciders[start - 1] == last:
            start -= 1
        if begins > max(start, barrier):
            return UndoLimit(begins, Message("server-undo-nothing"))
        if barrier >= start:
            return UndoLimit(barrier, Message("server-undo-revealed"))
        return UndoLimit(start, Message("server-undo-other", {"who": {"seat": deciders[start - 1]}}))

    def _undo_offer(self, viewer: Viewer) -> dict[str, Any]:
        version, limit = self.game.version, self._undo_limit(viewer)
        if limit.version >= version:
            return _no_undo(limit.why) | {"ask": self._to_be_asked(viewer)}
        turn = max(limit.version, self.game.turn_start)
        return {"step": version - 1, "turn": turn if turn < version else None, "why": None, "ask": None}

    def _to_be_asked(self, viewer: Viewer) -> int | None:
        """The version before one's own last decision, where others who sit elsewhere have decided since."""
        if not viewer or not any(seat.link for seat in self.state.seats):
            return None
        deciders, first = self.game.deciders, self._agreed_limit().version
        found = next((place for place in range(len(deciders) - 1, first - 1, -1) if deciders[place] in viewer), None)
        return found if found is not None and self._is_person(deciders[found]) else None


def _no_undo(why: Message | None) -> dict[str, Any]:
    return {"step": None, "turn": None, "why": why.to_dict() if why else None, "ask": None}


def _reader(viewer: Viewer) -> int:
    """Who reads the log: people at one screen read it together, so it tells them what everybody may know."""
    return viewer[0] if len(viewer) == 1 else SPECTATOR


_tables: dict[str, Table] = {}
"""The tables in memory, the one that was used last at the end."""
_shown: dict[str, dict[Viewer, Shown]] = {}
"""What was sent last to those who look at a table."""
_open: tuple[Table, list[int], View] | None = None
"""After these decisions at this table, what everybody sees: the last that was computed."""
_Kept = TypeVar("_Kept")


def _keep(kept: dict[str, _Kept], key: str, value: _Kept, most: int) -> None:
    """Put something at the end, and drop what was not used for longest if there is too much."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > most:
        del kept[next(iter(kept))]


def _table(state: TableState) -> Table:
    table = _tables.pop(state.key, None)
    if table is None:
        table = Table(state)
    else:
        table.follow(state)
    _keep(_tables, state.key, table, MAX_TABLES)
    return table


def _restored(state: TableState) -> dorfplatz.Game:
    """Play the decisions again. They were compared with what is stored when the table was opened."""
    setup = state.setup
    game = dorfplatz.new(setup.game, len(state.seats), setup.seed, **setup.options)
    game.resume(state.actions)
    return game


def game_of(state: TableState) -> dorfplatz.Game:
    """The game of a state; whoever wants to try moves does it on a copy."""
    return _table(state).game


# What the server asks for


def prepare(game: str) -> None:
    """Load or compile a game's kernels."""
    warm_up(game)
    # Modules and kernels stay; collecting garbage need not look through them each time.
    gc.collect()
    gc.freeze()


def describe(game: str) -> tuple[list[Block], dict[str, Any]]:
    """A game's action space and components."""
    from dorfplatz.core.engine import engine

    rules = engine(game)
    return msgspec.convert(rules.actions.to_json(), list[Block]), msgspec.to_builtins(rules.view.components())


def new_game(name: str, players: int, seed: int | str | None, options: dict[str, Any]) -> NewGame:
    """Deal a game."""
    return _contents(dorfplatz.new(name, players=players, seed=seed, **options))


def game_of_save(save: dict[str, Any]) -> NewGame:
    """The game of a file."""
    return _contents(dorfplatz.Game.from_json(save))


def _contents(game: dorfplatz.Game) -> NewGame:
    """All that is stored of a game."""
    from dorfplatz.core.records import layout

    again = dorfplatz.new(game.name, game.players, game.seed, **game.options)
    setup = GameSetup(game.name, game.options, game.box, dorfplatz.__version__, game.seed, game.commitment, again.mark)
    recording = Recording(layout(game.engine.state_type), [pack(again.position.tobytes(), b"")])
    decisions = []
    for action in game.actions:
        before = again.position.tobytes()
        again.push(action)
        decisions.append(_decision(again, again.steps[-1], before))
    return NewGame(setup, recording, decisions, _summary(game))


def _decision(game: dorfplatz.Game, step: Step, before: bytes) -> Decision:
    """What is stored of the last decision."""
    lines = protocol.encode_lines(turn_points.lines(game, step, SPECTATOR if game.engine.definition.hands else None))
    return Decision("move", step.action, step.seat, game.mark, pack(game.position.tobytes(), before), lines)


def _summary(game: dorfplatz.Game) -> Summary:
    stage = Message("server-finished") if game.over else Message("server-round", {"n": int(game.state.round_no)})
    scores = game.scores if game.over else game.scores_for(SPECTATOR)
    summary = Summary(stage, game.version, game.turn, game.over, scores)
    if not game.over:
        return summary
    parts = [
        [PartPoints(Message(**part["label"]), part["points"]) for part in game.breakdown(seat)["parts"]]
        for seat in range(game.players)
    ]
    return msgspec.structs.replace(summary, rounds=int(game.state.round_no), winners=game.winners, parts=parts)


def load(state: TableState, marks: list[str], deciders: list[int]) -> Standing | Message:
    """Open a table, or say why it can only be looked at: its rules have changed. `marks` are those that are stored."""
    from dorfplatz.core.engine import engine
    from dorfplatz.core.rng import commitment

    if state.setup.box != engine(state.setup.game).box:
        return Message("server-other-rules", {"version": state.setup.rules})
    if state.setup.commitment != commitment(state.setup.seed):
        raise Problem("save-wrong", detail="the seed is not the one that was promised")
    try:
        table = _table(state)
    except Problem as problem:
        if problem.message.id != "save-illegal-move":
            raise
        return Message("server-other-course", {"number": problem.message.args["number"]})
    for number, (found, stored) in enumerate(zip(table.game.marks, marks, strict=True)):
        if found != stored:
            return Message("server-other-course", {"number": number})
    if table.game.deciders != deciders:
        raise Problem("save-wrong", detail="decisions of other seats than those whose turn it was")
    return table.standing()


def forget(key: str) -> None:
    """The table is not needed any more."""
    _tables.pop(key, None)
    _shown.pop(key, None)


@dataclass(frozen=True)
class Greeting:
    """What the session knows of somebody who comes to a table."""

    you: You
    people: protocol.People
    said: list[protocol.Said]
    asked: protocol.UndoRequest | None
    missed: int = 0
    """The last so many decisions are all that has happened since this browser was here."""
    clock: Clock | None = None

    def welcome(self, head: protocol.TableHead, view: Any, missed: list[protocol.Step] | None = None) -> bytes:
        """The first message of a connection, without its log."""
        people = (self.you, self.people, self.said, self.asked)
        return protocol.encode(protocol.Welcome(head, *people, missed or [], [], view, self.clock))


def welcome(state: TableState, viewer: Viewer, greeting: Greeting) -> bytes:
    """The first message of a connection; the log is added by the session."""
    table = _table(state)
    starts = table.moment(0, ())["table"].get("startSeat")
    missed = table.missed(viewer, greeting.missed) if greeting.missed else []
    return greeting.welcome(head(state, starts), table.whole_view(state.revision, viewer), missed)


def own_lines(state: TableState, viewer: Viewer) -> list[bytes]:
    """The lines of all moves as somebody may read them, where players hold what others may not see."""
    game = _table(state).game
    return [protocol.encode_lines(turn_points.lines(game, step, _reader(viewer))) for step in game.steps]


def head(state: TableState, starts: int | None = None) -> protocol.TableHead:
    """What the game is, and who plays."""
    setup = state.setup
    created = to_datetime(state.created)
    return protocol.TableHead(
        *(state.id, setup.game, state.seats, setup.options, setup.commitment, created, state.problem, state.continues),
        *(starts, state.day, state.box, fair.shown(state.fair)),
    )


def rewound(state: TableState, viewer: Viewer) -> bytes:
    """The whole game anew; the log is added by the session."""
    view = cast(View, _table(state).whole_view(state.revision, viewer))
    return protocol.encode(protocol.Rewound(None, state.seats, [], view))


def play(state: TableState, viewers: Iterable[Viewer], action: int, id: str = "") -> Change:
    """Take a decision; raises `Problem` if it is not allowed."""
    table = _table(state)
    game, before = table.game, table.game.position.tobytes()
    game.push(action)
    step = game.steps[-1]
    messages = {viewer: protocol.encode(table.step(step, viewer, table.next_view(state, viewer))) for viewer in viewers}
    return Change(replace(_decision(game, step, before), id=id), _summary(game), table.standing(), messages)


def undo(state: TableState, viewers: Iterable[Viewer], version: int, viewer: Viewer, agreed: bool = False) -> Change:
    """Go back to a version; raises `Problem` if that is not allowed. Lines of the log are added by the session."""
    table = _table(state)
    table.check_undo(version, viewer, agreed)
    decision = Decision("undo", version, table.game.deciders[-1])
    table.follow(replace(state, actions=state.actions[:version]))
    messages = {
        viewer: protocol.encode(protocol.Undone(None, version, [], **table.next_view(state, viewer))) for viewer in viewers
    }
    return Change(decision, _summary(table.game), table.standing(), messages)


def check_undo(state: TableState, version: int, viewer: Viewer) -> None:
    """Raises `Problem` if one may not go back so far even if all agree."""
    _table(state).check_undo(version, viewer, agreed=True)


def change_seat(state: TableState, viewers: Iterable[Viewer], seat: int, bot: str | None, why: str = "") -> Change:
    """Let a bot play a person's seat, or the person again; `why` is `TIME_UP` or nothing."""
    seats = [msgspec.structs.replace(one, bot=bot) if number == seat else one for number, one in enumerate(state.seats)]
    table = _table(replace(state, seats=seats))
    version = table.game.version
    line = seat_line(version, seat, bot or "", why)
    messages = {
        viewer: protocol.encode(protocol.SeatChanged(None, seats, [line], **table.next_view(state, viewer))) for viewer in viewers
    }
    decision = Decision("seat", version, seat, bot=bot or "", id=why)
    return Change(decision, _summary(table.game), table.standing(), messages, seats)


# Games that can only be looked at


def recorded_standing(state: TableState, record: Record) -> Standing:
    """Who was to decide."""
    view = _recorded_view(state, (), record, len(state.actions))
    return Standing(view["turn"], view["over"])


def recorded_welcome(state: TableState, viewer: Viewer, record: Record, greeting: Greeting) -> bytes:
    """The first message of a connection; the log is added by the session."""
    return greeting.welcome(head(state), _recorded_view(state, viewer, record, len(state.actions)))


def recorded_moment(state: TableState, viewer: Viewer, record: Record, at: protocol.At) -> bytes:
    """The game at an earlier version."""
    return protocol.encode(protocol.Moment(at.ref, at.version, _recorded_view(state, viewer, record, at.version)))


def _recorded_seat(state: TableState, viewer: Viewer, turn: int) -> int:
    """Whose view is shown: the person to decide, else the first."""
    if not viewer:
        return SPECTATOR
    people = [seat for seat in viewer if not state.seats[seat].has_bot] or viewer
    return turn if turn in people else people[0]


def _recorded_view(state: TableState, viewer: Viewer, record: Record, version: int) -> View:
    """A stored position as the rules of today show it; what they can't show is a `Problem`."""
    from dorfplatz.core.engine import engine
    from dorfplatz.core.game import view_of
    from dorfplatz.core.records import carried

    rules = engine(state.setup.game)
    try:
        position = carried(record.position, record.layout, rules.state_type)
        seat = _recorded_seat(state, viewer, int(rules.state(position).turn))
        view: View = msgspec.to_builtins(view_of(rules, position, seat, version)) | {"seat": max(0, seat)}
    except Exception as error:
        raise HTTPProblem(409, "server-not-shown", version=version) from error
    return view | {"revision": state.revision, "undo": _no_undo(state.problem)}


def answer(state: TableState, viewer: Viewer, ask: protocol.Ask) -> bytes:
    """What a move would do, or why it is not allowed; where players hold hands, only to whoever is to decide."""
    table, action = _table(state), ask.action
    game = table.game
    if table.has_hands and game.turn not in viewer:
        raise HTTPProblem(403, "together-not-yours", who={"seat": game.turn})
    if why := game.why_not(action):
        return protocol.encode(protocol.Answer(ask.ref, action, False, why=why.message, rule=why.rule))
    preview = game.preview(action)
    scores = game.scores_after(action)
    return protocol.encode(
        protocol.Answer(ask.ref, action, True, effect=list(preview.effect), points=preview.points, scores=scores)
    )


def moment(state: TableState, viewer: Viewer, at: protocol.At) -> bytes:
    """The game at an earlier version."""
    return protocol.encode(protocol.Moment(at.ref, at.version, _table(state).moment(at.version, viewer)))


def history(state: TableState, viewer: Viewer, ask: protocol.AskHistory) -> bytes:
    """The scores over time, and the seed once the game is over."""
    game = _table(state).game
    points = [protocol.ScorePoint(**point) for point in game.history(None if game.over else _reader(viewer))]
    if not game.over:
        return protocol.encode(protocol.History(ask.ref, points))
    return protocol.encode(protocol.History(ask.ref, points, game.seed, state.fair or msgspec.UNSET))


def choose(state: TableState) -> int:
    """What the bot whose turn it is decides."""
    game = _table(state).game
    name = str(state.seats[game.turn].bot)
    return (daily.bot_of(name, state.setup.seed) if state.day else _bot(name)).choose(game).id


@cache
def _bot(name: str) -> Bot:
    return dorfplatz.bot(name)
