"""A table as the worker processes know it: whatever needs the rules of its game.

Each function gets the table's state. The game stays in memory for the next call, but follows the state that comes with it: a move
that could not be stored is taken back, and a process that does not know the table plays its decisions again.
"""

from __future__ import annotations

import gc
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

import dorfplatz
from dorfplatz.core.kernel import warm_up
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message
from dorfplatz.server import protocol
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.protocol import View
from dorfplatz.server.recording import pack
from dorfplatz.server.records import Decision, GameSetup, NewGame, Record, Recording, TableState, to_datetime

if TYPE_CHECKING:
    from dorfplatz.bots import Bot
    from dorfplatz.core.story import Step

MAX_TABLES = 500
"""So many games a process keeps in memory."""


@dataclass(frozen=True)
class Standing:
    """Who decides next."""

    turn: int
    over: bool


@dataclass(frozen=True)
class Change:
    """A decision that may be taken: what to store, and what to tell everybody once it is stored."""

    decision: Decision
    summary: protocol.Summary
    standing: Standing
    message: bytes


@dataclass(frozen=True)
class UndoLimit:
    """The earliest version an undo may go back to, and why no further."""

    version: int
    why: Message


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
        return Standing(self.game.turn, self.game.over)

    # Messages

    def view(self, revision: int) -> View:
        """What everybody at the table sees."""
        seat = self._viewing_seat()
        view = self.game.view(seat)
        if not self._is_human(seat):
            view["moves"] = []
        return view | {"revision": revision, "undo": self._undo_offer()}

    def moment(self, version: int) -> View:
        """What everybody saw at an earlier version."""
        view = self.game.view(self._viewing_seat(), version)
        return view | {"revision": self.state.revision, "moves": [], "undo": {"step": None, "turn": None, "why": None}}

    def _is_human(self, seat: int) -> bool:
        return self.state.seats[seat].kind == "human"

    def _viewing_seat(self) -> int:
        """Whose view is sent: the person to decide, else the last who did, else the first."""
        if not self.game.over and self._is_human(self.game.turn):
            return self.game.turn
        people = [seat for seat in range(len(self.state.seats)) if self._is_human(seat)]
        return next((seat for seat in reversed(self.game.deciders) if seat in people), people[0] if people else 0)

    # Undo: never behind what was revealed, nor behind what another seat has done since

    def check_undo(self, version: int) -> None:
        """Raises `Problem` if one may not go back so far."""
        if not 0 <= version < self.game.version:
            raise Problem("server-undo-version", version=version)
        limit = self._undo_limit()
        if version < limit.version:
            raise Problem(limit.why.id, **limit.why.args)

    def _undo_limit(self) -> UndoLimit:
        version = self.game.version
        if version == 0:
            return UndoLimit(0, Message("server-undo-nothing"))
        if self.game.over:
            return UndoLimit(version, Message("server-undo-over"))
        deciders, barrier = self.game.deciders, self.game.barrier
        last = deciders[-1]
        if not self._is_human(last):
            return UndoLimit(version, Message("server-undo-other", {"who": {"seat": last}}))
        start = version
        while start and deciders[start - 1] == last:
            start -= 1
        if barrier >= start:
            return UndoLimit(barrier, Message("server-undo-revealed"))
        return UndoLimit(start, Message("server-undo-other", {"who": {"seat": deciders[start - 1]}}))

    def _undo_offer(self) -> dict[str, Any]:
        version, limit = self.game.version, self._undo_limit()
        if limit.version >= version:
            return {"step": None, "turn": None, "why": limit.why.to_dict()}
        turn = max(limit.version, self.game.turn_start)
        return {"step": version - 1, "turn": turn if turn < version else None, "why": None}


_tables: dict[str, Table] = {}
"""The tables in memory, the one that was used last at the end."""


def _table(state: TableState) -> Table:
    table = _tables.pop(state.key, None)
    if table is None:
        table = Table(state)
    else:
        table.follow(state)
    _tables[state.key] = table
    if len(_tables) > MAX_TABLES:
        del _tables[next(iter(_tables))]
    return table


def _restored(state: TableState) -> dorfplatz.Game:
    """Play the decisions again. They were compared with what is stored when the table was opened."""
    setup = state.setup
    game = dorfplatz.new(setup.game, len(state.seats), setup.seed, **setup.options)
    game.resume(state.actions)
    return game


# What the server asks for


def prepare(game: str) -> None:
    """Load or compile a game's kernels."""
    warm_up(game)
    # Modules and kernels stay; collecting garbage need not look through them each time.
    gc.collect()
    gc.freeze()


def describe(game: str) -> tuple[list[protocol.Block], dict[str, Any]]:
    """A game's action space and components."""
    from dorfplatz.core.engine import engine

    rules = engine(game)
    return msgspec.convert(rules.actions.to_json(), list[protocol.Block]), msgspec.to_builtins(rules.view.components())


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
    lines = protocol.encode_lines(step.lines)
    return Decision("move", step.action, step.seat, game.mark, pack(game.position.tobytes(), before), lines)


def _summary(game: dorfplatz.Game) -> protocol.Summary:
    stage = Message("server-finished") if game.over else Message("server-round", {"n": int(game.state.round_no)})
    return protocol.Summary(stage, game.version, game.turn, game.over, game.scores)


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


def welcome(state: TableState) -> bytes:
    """The first message of a connection; the log is added by the session."""
    return protocol.encode(protocol.Welcome(head(state), [], _table(state).view(state.revision)))


def head(state: TableState) -> protocol.TableHead:
    """What does not change during the game."""
    setup = state.setup
    created = to_datetime(state.created)
    return protocol.TableHead(state.id, setup.game, state.seats, setup.options, setup.commitment, created, state.problem)


def rewound(state: TableState) -> bytes:
    """The whole game anew; the log is added by the session."""
    return _rewound(_table(state), state.revision)


def _rewound(table: Table, revision: int) -> bytes:
    return protocol.encode(protocol.Rewound(None, [], table.view(revision)))


def play(state: TableState, action: int) -> Change:
    """Take a decision; raises `Problem` if it is not allowed."""
    table = _table(state)
    game, before = table.game, table.game.position.tobytes()
    game.push(action)
    step = game.steps[-1]
    view = table.view(state.revision + 1)
    message = protocol.encode(protocol.Step(None, step.seat, step.action, step.lines, step.flights, view))
    return Change(_decision(game, step, before), _summary(game), table.standing(), message)


def undo(state: TableState, version: int) -> Change:
    """Go back to a version; raises `Problem` if that is not allowed."""
    table = _table(state)
    table.check_undo(version)
    decision = Decision("undo", version, table.game.deciders[-1])
    table.follow(replace(state, actions=state.actions[:version]))
    return Change(decision, _summary(table.game), table.standing(), _rewound(table, state.revision + 1))


# Games that can only be looked at


def recorded_standing(state: TableState, record: Record) -> Standing:
    """Who was to decide."""
    view = _recorded_view(state, record, len(state.actions))
    return Standing(view["turn"], view["over"])


def recorded_welcome(state: TableState, record: Record) -> bytes:
    """The first message of a connection; the log is added by the session."""
    return protocol.encode(protocol.Welcome(head(state), [], _recorded_view(state, record, len(state.actions))))


def recorded_moment(state: TableState, record: Record, at: protocol.At) -> bytes:
    """The game at an earlier version."""
    return protocol.encode(protocol.Moment(at.ref, at.version, _recorded_view(state, record, at.version)))


def _viewing_seat(state: TableState, turn: int) -> int:
    """Whose view is shown: the person to decide, else the first."""
    people = [seat for seat, who in enumerate(state.seats) if who.kind == "human"]
    return turn if turn in people or not people else people[0]


def _recorded_view(state: TableState, record: Record, version: int) -> View:
    """A stored position as the rules of today show it; what they can't show is a `Problem`."""
    from dorfplatz.core.engine import engine
    from dorfplatz.core.game import view_of
    from dorfplatz.core.records import carried

    rules = engine(state.setup.game)
    try:
        position = carried(record.position, record.layout, rules.state_type)
        seat = _viewing_seat(state, int(rules.state(position).turn))
        view: View = msgspec.to_builtins(view_of(rules, position, seat, version))
    except Exception as error:
        raise HTTPProblem(409, "server-not-shown", version=version) from error
    why = state.problem.to_dict() if state.problem else None
    return view | {"revision": state.revision, "undo": {"step": None, "turn": None, "why": why}}


def answer(state: TableState, ask: protocol.Ask) -> bytes:
    """What a move would do, or why it is not allowed."""
    game, action = _table(state).game, ask.action
    if why := game.why_not(action):
        return protocol.encode(protocol.Answer(ask.ref, action, False, why=why.message, rule=why.rule))
    preview = game.preview(action)
    return protocol.encode(protocol.Answer(ask.ref, action, True, effect=list(preview.effect), points=preview.points))


def moment(state: TableState, at: protocol.At) -> bytes:
    """The game at an earlier version."""
    return protocol.encode(protocol.Moment(at.ref, at.version, _table(state).moment(at.version)))


def history(state: TableState, ask: protocol.AskHistory) -> bytes:
    """The scores over time, and the seed once the game is over."""
    game = _table(state).game
    points = [protocol.ScorePoint(**point) for point in game.history()]
    seed = game.seed if game.over else msgspec.UNSET
    return protocol.encode(protocol.History(ask.ref, points, seed))


def choose(state: TableState) -> int:
    """What the bot whose turn it is decides."""
    game = _table(state).game
    return _bot(str(state.seats[game.turn].bot)).choose(game).id


@cache
def _bot(name: str) -> Bot:
    return dorfplatz.bot(name)
