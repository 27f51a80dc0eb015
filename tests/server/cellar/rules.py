"""The rules of Cellar: lay a card of your hand face down, draw another, until the deck is empty."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import msgspec
import numpy as np

from dorfplatz.core import events as core_events
from dorfplatz.core.actions import ActionSpace, Parameter, add, decode
from dorfplatz.core.box import read_box
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.observation import Observation, Part, tell
from dorfplatz.core.reason import Reasons, unless
from dorfplatz.core.records import Array, Records, record
from dorfplatz.core.rng import Generator, forget, shuffle, shuffle_anew
from dorfplatz.core.work import Work, workspace


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What components.toml holds."""

    first: int
    step: int
    cards: int


BOX = read_box("cellar", Box)
FIRST, STEP, CARD_COUNT = BOX.first, BOX.step, BOX.cards
HAND, MAX_SEATS, EMPTY = 3, 4, 0


class Player(Protocol):
    """What a player has."""

    hand: Annotated[Array, np.int16, HAND]  # cards, or EMPTY
    laid: Annotated[Array, np.int16, CARD_COUNT]  # face down, in order
    laid_count: Annotated[int, np.int16]


class State(Protocol):
    """A position."""

    rng: Annotated[Generator, Generator]
    seats: Annotated[int, np.int16]
    turn: Annotated[int, np.int16]
    over: Annotated[int, np.int16]
    round_no: Annotated[int, np.int16]
    deck: Annotated[Array, np.int16, CARD_COUNT]
    deck_left: Annotated[int, np.int16]
    players: Annotated[Records[Player], Player, MAX_SEATS]


class ActionType(IntEnum):
    """The kinds of decision."""

    LAY = 0


class EventType(IntEnum):
    """What can happen."""

    LAID = 1  # card
    DRAWN = 2  # card


class Event(core_events.Event, Protocol):
    """An event."""

    card: Annotated[int, np.int16]


class Reason(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NO_CARD = 2


ACTIONS = ActionSpace({ActionType.LAY: (Parameter("slot", ("1", "2", "3")),)})
ACTION_TABLE, ACTION_COUNT = ACTIONS.table, len(ACTIONS)
STATE = record(State)
WORK = workspace(ACTIONS, 1, MAX_SEATS, Event)
REASONS = Reasons(
    game="cellar",
    codes=Reason,
    rules={Reason.GAME_OVER: "C-01", Reason.NO_CARD: "C-01"},
    rules_of_moves={},
    arguments={},
)


@kernel
def setup(state: State, players: int, options: int, events: Events) -> None:
    """Shuffle, and deal."""
    state.seats = players
    state.round_no = 1
    for card in range(CARD_COUNT):
        state.deck[card] = FIRST + STEP * card
    shuffle(state.rng, state.deck, CARD_COUNT)
    state.deck_left = CARD_COUNT
    for seat in range(players):
        for slot in range(HAND):
            draw(state, seat, slot, events)


@kernel
def draw(state: State, seat: int, slot: int, events: Events) -> None:
    """The next card, if there is one."""
    state.players[seat].hand[slot] = EMPTY
    if state.deck_left > 0:
        state.deck_left -= 1
        state.players[seat].hand[slot] = state.deck[state.deck_left]
        event = emit(events, EventType.DRAWN, seat)
        event.card = state.deck[state.deck_left]


@kernel
def why_not(state: State, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    _, slot, _, _ = decode(ACTION_TABLE, action)
    return Reason.NO_CARD if state.players[state.turn].hand[slot] == EMPTY else Reason.NONE


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions."""
    count = 0
    for action in range(ACTION_COUNT):
        if why_not(state, action) == Reason.NONE:
            count = add(work.moves, count, action)
    return count


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Lay a card face down."""
    _, slot, _, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    card = me.hand[slot]
    me.laid[me.laid_count] = card
    me.laid_count += 1
    event = emit(events, EventType.LAID, state.turn)
    event.card = card
    draw(state, state.turn, slot, events)
    state.turn = (state.turn + 1) % state.seats
    if state.turn == 0:
        state.round_no += 1
    if state.deck_left == 0:
        state.over = 1


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the deck, what others hold and have laid, and the generator."""
    forget(state.rng)
    for card in range(state.deck_left):
        state.deck[card] = EMPTY
    for other in range(state.seats):
        if other != seat:
            for slot in range(HAND):
                state.players[other].hand[slot] = EMPTY
            for place in range(CARD_COUNT):
                state.players[other].laid[place] = EMPTY


@kernel
def redeal(state: State, seat: int) -> None:
    """Shuffle the deck anew."""
    shuffle_anew(state.rng, state.deck, state.deck_left)


@kernel
def score(state: State, seat: int, work: Work) -> int:
    """The sum of the cards laid."""
    points = 0
    for place in range(state.players[seat].laid_count):
        points += state.players[seat].laid[place]
    work.parts[0] = points
    return points


@kernel
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """Most points."""
    return score(state, seat, work), 0, 0


@kernel
def value(state: State, seat: int, work: Work) -> float:
    """Points."""
    return float(score(state, seat, work))


OBSERVATION = Observation(Part("deck", (1,), CARD_COUNT, "how many cards are left"))


@kernel
def observe(state: State, seat: int, out: Array, work: Work) -> None:
    """How far the game is."""
    tell(out, 0, state.deck_left)


class Broken(IntEnum):
    """What can be wrong with a position."""

    NONE = 0
    CARDS = 1


@kernel
def broken(state: State) -> int:
    """There are never more cards than there were."""
    return unless(state.deck_left <= CARD_COUNT, Broken.CARDS)
