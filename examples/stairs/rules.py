"""The rules of Stairs."""

from __future__ import annotations

import numpy as np

from dorfplatz.core.actions import add, decode, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.core.rng import shuffle, shuffle_anew
from dorfplatz.core.work import Work
from examples.stairs.invariants import broken as broken
from examples.stairs.reasons import Reason
from examples.stairs.state import ACTIONS as ACTIONS
from examples.stairs.state import CARD_COUNT, CARDS, EMPTY, ROW, ActionType, EventType, Player, State
from examples.stairs.state import STATE as STATE
from examples.stairs.state import WORK as WORK
from examples.stairs.state import Event as Event

ACTION_TABLE, ACTION_LAYOUT = ACTIONS.table, ACTIONS.layout


@kernel
def setup(state: State, players: int, options: int, events: Events) -> None:
    """X-01. Shuffle, and open a row of cards."""
    state.seats = players
    state.round_no = 1
    for card in range(CARD_COUNT):
        state.deck[card] = CARDS[card]
    shuffle(state, state.deck, CARD_COUNT)
    state.deck_left = CARD_COUNT
    for slot in range(ROW):
        draw(state, slot, events)


@kernel
def draw(state: State, slot: int, events: Events) -> None:
    """X-02. The next card fills the gap, if there is one."""
    state.row[slot] = EMPTY
    if state.deck_left > 0:
        state.deck_left -= 1
        state.row[slot] = state.deck[state.deck_left]
        event = emit(events, EventType.DRAWN, -1)
        event.card = state.row[slot]
        event.slot = slot


# Taking a card


@kernel
def why_not_take(state: State, me: Player, slot: int) -> int:
    """X-02. A card that is there and not lower than one's last."""
    if state.row[slot] == EMPTY:
        return Reason.NO_CARD
    if state.row[slot] < me.last:
        return because(Reason.TOO_LOW, me.last)
    return Reason.NONE


@kernel
def take(state: State, me: Player, slot: int, events: Events) -> None:
    """X-02. It counts its value."""
    card = state.row[slot]
    event = emit(events, EventType.TAKEN, state.turn)
    event.card = card
    event.slot = slot
    me.points += card
    me.cards += 1
    me.last = card
    draw(state, slot, events)
    end_turn(state, events)


# Passing and the end


@kernel
def pass_for_good(state: State, me: Player, events: Events) -> None:
    """X-03. Whoever passes takes no more cards."""
    me.passed = 1
    emit(events, EventType.PASSED, state.turn)
    end_turn(state, events)


@kernel
def end_turn(state: State, events: Events) -> None:
    """X-04. The next who has not passed; when there is nobody, the game is over."""
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if state.players[seat].passed == 0:
            if seat <= state.turn:
                state.round_no += 1
            state.turn = seat
            return
    state.over = 1
    emit(events, EventType.GAME_ENDED, -1)


# The contract


@kernel
def why_not(state: State, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    kind, slot, _, _ = decode(ACTION_TABLE, action)
    if kind == ActionType.TAKE:
        return why_not_take(state, state.players[state.turn], slot)
    return Reason.NONE


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions in ascending order."""
    if state.over == 1:
        return 0
    count = 0
    for slot in range(ROW):
        if why_not_take(state, state.players[state.turn], slot) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.TAKE, slot, 0, 0))
    return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.PASS, 0, 0, 0))


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Take an allowed decision."""
    kind, slot, _, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.TAKE:
        take(state, me, slot, events)
    else:
        pass_for_good(state, me, events)


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the deck and the generator."""
    state.rng = np.uint64(0)
    for card in range(state.deck_left):
        state.deck[card] = EMPTY


@kernel
def redeal(state: State, seat: int) -> None:
    """Shuffle the deck anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state, state.deck, state.deck_left)


@kernel
def score(state: State, seat: int, work: Work) -> int:
    """X-05. Points by part, and their sum."""
    points = state.players[seat].points
    work.parts[0] = points
    return points


@kernel
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """X-05. Most points; among those with as many, most cards."""
    return score(state, seat, work), state.players[seat].cards, 0


@kernel
def value(state: State, seat: int, work: Work) -> float:
    """Points, and hope for the steps that are left."""
    me = state.players[seat]
    return me.points + (5.0 - me.last if me.passed == 0 else 0.0)
