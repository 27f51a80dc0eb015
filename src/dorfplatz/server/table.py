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
from dorfplatz.server.records import Decision, GameSetup, NewGame, TableState, to_datetime
from dorfplatz.server.worker_process import report

if TYPE_CHECKING:
    from dorfplatz.bots import Bot

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
        self._note_past()

    def _note_past(self) -> None:
        self.deciders = [step.seat for step in self.game.steps]
        """The seat that took each decision."""
        self._barrier = self.game.barrier

    def follow(self, state: TableState) -> None:
        """Go to the position of a state."""
        self.state = state
        game = self.game
        if game.actions == state.actions:
            return
        while game.actions != state.actions[: game.version]:
            game.pop()
        del self.deciders[game.version :]
        if self._barrier > game.version:
            self._barrier = game.barrier
        for action in state.actions[game.version :]:
            self.push(action)

    def push(self, action: int) -> None:
        """Take a decision."""
        seat = self.game.turn
        self.game.push(action)
        self.deciders.append(seat)
        if self.game.steps[-1].reveals:
            self._barrier = self.game.version

    def standing(self) -> Standing:
        """Who decides next."""
        return Standing(self.game.turn, self.game.over)

    # Messages

    def head(self) -> protocol.TableHead:
        """What does not change during the game."""
        state, game = self.state, self.game
        return protocol.TableHead(state.id, game.name, state.seats, game.options, game.seed_hash, to_datetime(state.created))

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
        return next((seat for seat in reversed(self.deciders) if seat in people), people[0] if people else 0)

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
        last = self.deciders[-1]
        if not self._is_human(last):
            return UndoLimit(version, Message("server-undo-other", {"who": {"seat": last}}))
        start = version
        while start and self.deciders[start - 1] == last:
            start -= 1
        if self._barrier >= start:
            return UndoLimit(self._barrier, Message("server-undo-revealed"))
        return UndoLimit(start, Message("server-undo-other", {"who": {"seat": self.deciders[start - 1]}}))

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
    from dorfplatz.core.game import FORMAT

    setup = state.setup
    data = {
        "format": FORMAT,
        "game": setup.game,
        "players": len(state.seats),
        "options": setup.options,
        "box": setup.box,
        "seed": setup.seed,
        "actions": state.actions,
    }
    try:
        return dorfplatz.Game.from_json(data)
    except Problem as problem:
        if problem.message.id == "save-other-box":
            raise HTTPProblem(409, "server-other-rules", version=setup.rules) from problem
        raise


# What the server asks for


def prepare(game: str) -> None:
    """Load or compile a game's kernels."""
    warm_up(game, report)
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
    setup = GameSetup(game.name, game.options, game.box, dorfplatz.__version__, game.seed)
    return NewGame(setup, [Decision("move", step.action, step.seat) for step in game.steps], _summary(game))


def _summary(game: dorfplatz.Game) -> protocol.Summary:
    stage = Message("server-finished") if game.over else Message("server-round", {"n": int(game.state.round_no)})
    return protocol.Summary(stage, game.version, game.turn, game.over, game.scores)


def load(state: TableState, deciders: list[int]) -> Standing:
    """Raises `Problem` if seed, decisions and deciders contradict each other."""
    table = _table(state)
    if table.deciders != deciders:
        raise Problem("save-wrong", detail="decisions of other seats than those whose turn it was")
    return table.standing()


def forget(key: str) -> None:
    """The table is not needed any more."""
    _tables.pop(key, None)


def save(state: TableState) -> dict[str, Any]:
    """The game as a file, without the seats."""
    return _table(state).game.to_json()


def welcome(state: TableState) -> bytes:
    """The first message of a connection."""
    table = _table(state)
    return protocol.encode(protocol.Welcome(table.head(), table.game.log, table.view(state.revision)))


def rewound(state: TableState) -> bytes:
    """The whole game anew."""
    return _rewound(_table(state), state.revision)


def _rewound(table: Table, revision: int) -> bytes:
    return protocol.encode(protocol.Rewound(None, table.game.log, table.view(revision)))


def play(state: TableState, action: int) -> Change:
    """Take a decision; raises `Problem` if it is not allowed."""
    table = _table(state)
    table.push(action)
    step = table.game.steps[-1]
    view = table.view(state.revision + 1)
    message = protocol.encode(protocol.Step(None, step.seat, step.action, step.lines, step.flights, view))
    return Change(Decision("move", action, step.seat), _summary(table.game), table.standing(), message)


def undo(state: TableState, version: int) -> Change:
    """Go back to a version; raises `Problem` if that is not allowed."""
    table = _table(state)
    table.check_undo(version)
    decision = Decision("undo", version, table.deciders[-1])
    table.follow(replace(state, actions=state.actions[:version]))
    return Change(decision, _summary(table.game), table.standing(), _rewound(table, state.revision + 1))


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
