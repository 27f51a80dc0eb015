"""The rules of Stairs: play cards of a hidden hand, none lower than your last."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import msgspec
import numpy as np

from dorfplatz.core import events as core_events
from dorfplatz.core.actions import ActionSpace, Parameter, add, decode
from dorfplatz.core.box import Count, frozen, read_box
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.observation import Observation, Part, SeatPart, tell
from dorfplatz.core.reason import Reasons, because, unless
from dorfplatz.core.records import Array, Records, record
from dorfplatz.core.rng import Generator, forget, shuffle, shuffle_anew
from dorfplatz.core.work import Work, workspace


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What components.toml holds."""

    copies: list[Count]


BOX = read_box("stairs", Box)
CARDS = frozen([value for value, copies in enumerate(BOX.copies, 1) for _ in range(copies)])
CARD_COUNT, HAND, MAX_SEATS = len(CARDS), 3, 4
EMPTY, HIDDEN = 0, -1


class Player(Protocol):
    """What a player holds, and has played."""

    hand: Annotated[Array, np.int16, HAND]  # cards, or EMPTY; HIDDEN for who may not see them
    points: Annotated[int, np.int16]  # the sum of the cards played
    cards: Annotated[int, np.int16]  # how many they are
    last: Annotated[int, np.int16]  # the value of the last one, or 0
    passed: Annotated[int, np.int16]  # 1 after passing


class State(Protocol):
    """A position."""

    rng: Annotated[Generator, Generator]
    seats: Annotated[int, np.int16]  # number of players
    turn: Annotated[int, np.int16]  # the seat that decides
    over: Annotated[int, np.int16]  # 1 when the game has ended
    round_no: Annotated[int, np.int16]  # from 1
    deck: Annotated[Array, np.int16, CARD_COUNT]  # face down, drawn from the end
    deck_left: Annotated[int, np.int16]  # how many cards are left
    players: Annotated[Records[Player], Player, MAX_SEATS]  # by seat


class ActionType(IntEnum):
    """The kinds of decision."""

    PLAY = 0
    PASS = 1


class EventType(IntEnum):
    """What can happen; the comment names the fields that are filled in."""

    PLAYED = 1  # card, slot
    DRAWN = 2  # card, slot
    PASSED = 3
    ENDED = 4


class Event(core_events.Event, Protocol):
    """An event."""

    card: Annotated[int, np.int16]
    slot: Annotated[int, np.int16]


class Reason(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NO_CARD = 2
    TOO_LOW = 3


ACTIONS = ActionSpace({ActionType.PLAY: (Parameter("slot", ("1", "2", "3")),), ActionType.PASS: ()})
ACTION_TABLE, ACTION_COUNT = ACTIONS.table, len(ACTIONS)
STATE = record(State)
WORK = workspace(ACTIONS, 2, MAX_SEATS, Event)
REASONS = Reasons(
    game="stairs",
    codes=Reason,
    rules={Reason.GAME_OVER: "X-04", Reason.NO_CARD: "X-02", Reason.TOO_LOW: "X-02"},
    rules_of_moves={},
    arguments={Reason.TOO_LOW: lambda last, *_: {"last": last}},
)


@kernel
def setup(state: State, players: int, options: int, events: Events) -> None:
    """X-01. Shuffle, and deal everybody a hand."""
    state.seats = players
    state.round_no = 1
    for card in range(CARD_COUNT):
        state.deck[card] = CARDS[card]
    shuffle(state.rng, state.deck, CARD_COUNT)
    state.deck_left = CARD_COUNT
    for seat in range(players):
        for slot in range(HAND):
            draw(state, seat, slot, events)


@kernel
def draw(state: State, seat: int, slot: int, events: Events) -> None:
    """X-02. The next card, if there is one."""
    if state.deck_left > 0:
        card = next_card(state)
        state.players[seat].hand[slot] = card
        event = emit(events, EventType.DRAWN, seat)
        event.card = card
        event.slot = slot


@kernel
def next_card(state: State) -> int:
    """The uppermost card leaves the deck, and no trace of it there."""
    state.deck_left -= 1
    card: int = state.deck[state.deck_left]
    state.deck[state.deck_left] = EMPTY
    return card


@kernel
def why_not_play(me: Player, slot: int) -> int:
    """X-02. A card that is there and not lower than one's last."""
    if me.hand[slot] == EMPTY:
        return Reason.NO_CARD
    if me.hand[slot] < me.last:
        return because(Reason.TOO_LOW, me.last)
    return Reason.NONE


@kernel
def play(state: State, me: Player, slot: int, events: Events) -> None:
    """X-02. It counts its value."""
    card = me.hand[slot]
    event = emit(events, EventType.PLAYED, state.turn)
    event.card = card
    event.slot = slot
    me.points += card
    me.cards += 1
    me.last = card
    me.hand[slot] = EMPTY
    draw(state, state.turn, slot, events)
    end_turn(state, events)


@kernel
def pass_for_good(state: State, me: Player, events: Events) -> None:
    """X-03. Whoever passes plays no more cards; the best of the hand counts from now on."""
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
    emit(events, EventType.ENDED, state.turn)


@kernel
def why_not(state: State, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    kind, slot, _, _ = decode(ACTION_TABLE, action)
    if kind == ActionType.PLAY:
        return why_not_play(state.players[state.turn], slot)
    return Reason.NONE


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions in ascending order."""
    count = 0
    for action in range(ACTION_COUNT):
        if why_not(state, action) == Reason.NONE:
            count = add(work.moves, count, action)
    return count


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Take an allowed decision."""
    kind, slot, _, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.PLAY:
        play(state, me, slot, events)
    else:
        pass_for_good(state, me, events)


@kernel
def is_hidden(state: State, seat: int, other: int, slot: int) -> bool:
    """X-01, X-04. Whether another holds a card there, and need not show it yet."""
    return state.over == 0 and other != seat and state.players[other].hand[slot] != EMPTY


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the deck, what others hold, and the generator; how many cards they are is no secret."""
    forget(state.rng)
    for card in range(state.deck_left):
        state.deck[card] = HIDDEN
    for other in range(state.seats):
        for slot in range(HAND):
            if is_hidden(state, seat, other, slot):
                state.players[other].hand[slot] = HIDDEN


@kernel
def redeal(state: State, seat: int) -> None:
    """Put what others hold onto the deck, shuffle it anew and deal again, so that nobody who looks ahead can peek."""
    for other in range(state.seats):
        for slot in range(HAND):
            if is_hidden(state, seat, other, slot):
                state.deck[state.deck_left] = state.players[other].hand[slot]
                state.deck_left += 1
    shuffle_anew(state.rng, state.deck, state.deck_left)
    for other in range(state.seats):
        for slot in range(HAND):
            if is_hidden(state, seat, other, slot):
                state.players[other].hand[slot] = next_card(state)


@kernel
def score(state: State, seat: int, work: Work) -> int:
    """X-05. Points by part, and their sum."""
    me = state.players[seat]
    kept = 0
    for slot in range(HAND):
        if me.passed == 1 and me.hand[slot] > kept:
            kept = me.hand[slot]
    work.parts[0] = me.points
    work.parts[1] = kept
    return me.points + kept


@kernel
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """X-05. Most points; among those with as many, most cards."""
    return score(state, seat, work), state.players[seat].cards, 0


@kernel
def value(state: State, seat: int, work: Work) -> float:
    """Points, and hope for the steps that are left."""
    me = state.players[seat]
    return score(state, seat, work) + (5.0 - me.last if me.passed == 0 else 0.0)


OBSERVATION = Observation(
    SeatPart("points", (MAX_SEATS,), 20, "the sum of the cards played"),
    SeatPart("cards", (MAX_SEATS,), 5, "how many they are"),
    SeatPart("last", (MAX_SEATS,), 5, "the value of the last one, or 0"),
    SeatPart("passed", (MAX_SEATS,), 1, "1 after passing"),
    SeatPart("turn", (MAX_SEATS,), 1, "who decides"),
    Part("seats", (1,), MAX_SEATS, "how many play"),
    Part("hand", (HAND,), 5, "one's own cards, or 0"),
    Part("deck", (1,), CARD_COUNT, "how many cards lie face down"),
)
POINTS_AT, CARDS_AT, LAST_AT, PASSED_AT, TURN_AT, SEATS_AT, HAND_AT, DECK_AT = OBSERVATION.offsets


@kernel
def observe(state: State, seat: int, out: Array, work: Work) -> None:
    """Everything but the deck and what others hold."""
    for place in range(state.seats):
        player = state.players[(seat + place) % state.seats]
        tell(out, POINTS_AT + place, player.points)
        tell(out, CARDS_AT + place, player.cards)
        out[LAST_AT + place] = player.last
        out[PASSED_AT + place] = player.passed
    out[TURN_AT + (state.turn - seat) % state.seats] = 1
    out[SEATS_AT] = state.seats
    for slot in range(HAND):
        out[HAND_AT + slot] = state.players[seat].hand[slot]
    tell(out, DECK_AT, state.deck_left)


class Broken(IntEnum):
    """What can be wrong with a position."""

    NONE = 0
    CARDS = 1


@kernel
def broken(state: State) -> int:
    """Every card lies in the deck, in a hand or before a player; if not, what is wrong."""
    count = state.deck_left
    for seat in range(state.seats):
        count += state.players[seat].cards
        for slot in range(HAND):
            count += 1 if state.players[seat].hand[slot] != EMPTY else 0
    return unless(count == CARD_COUNT, Broken.CARDS)
