"""The kernel contract of Milestones: every decision goes through here."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle_anew
from dorfplatz.games.milestones.actions import (
    BONUS,
    BUY,
    COVER,
    DECLINE,
    DELIVER,
    DISCARD,
    DRAFT,
    END,
    HIRE,
    HOUSE,
    MARKET,
    MOVE,
    PLACE,
    ROAD,
    SELL,
)
from dorfplatz.games.milestones.rules_land import (
    build_house,
    build_market,
    build_road,
    decline_bonus,
    deliver,
    take_bonus,
)
from dorfplatz.games.milestones.rules_legality import legal as legal
from dorfplatz.games.milestones.rules_legality import why_not as why_not
from dorfplatz.games.milestones.rules_loop import cover, discard, end_turn, move
from dorfplatz.games.milestones.rules_setup import draft, place, set_up
from dorfplatz.games.milestones.rules_trade import buy, hire, sell
from dorfplatz.games.milestones.state import EMPTY
from dorfplatz.games.milestones.tables import DELIVERIES, SPOTS, WORKPLACES

_COUNT = len(DELIVERIES)


@kernel
def setup(state: Any, players: int, options: int, events: Any) -> None:
    """Deal a new game; Milestones has no options."""
    set_up(state, players)


# Taking a decision


@kernel
def apply(state: Any, action: int, events: Any) -> None:
    """Take an allowed decision."""
    me = state.players[state.turn]
    if action < PLACE:
        draft(state, me, action - DRAFT, events)
    elif action < MOVE:
        place(state, me, (action - PLACE) // SPOTS, (action - PLACE) % SPOTS, events)
    elif action < HIRE:
        move(state, me, action - MOVE, events)
    elif action < ROAD:
        apply_trade(state, me, action, events)
    elif action < BONUS:
        apply_on_the_land(state, me, action, events)
    else:
        apply_answer(state, me, action, events)


@kernel
def apply_trade(state: Any, me: Any, action: int, events: Any) -> None:
    """The trading house."""
    if action < BUY:
        hire(state, me, (action - HIRE) // SPOTS, (action - HIRE) % SPOTS, events)
    elif action < SELL:
        buy(state, me, action - BUY, events)
    else:
        sell(state, me, action - SELL, events)


@kernel
def apply_on_the_land(state: Any, me: Any, action: int, events: Any) -> None:
    """The building office and the mill."""
    if action < HOUSE:
        build_road(state, me, action - ROAD, events)
    elif action < MARKET:
        build_house(state, me, action - HOUSE, events)
    elif action < DELIVER:
        build_market(state, me, action - MARKET, events)
    else:
        deliver(state, me, (action - DELIVER) // _COUNT, (action - DELIVER) % _COUNT, events)


@kernel
def apply_answer(state: Any, me: Any, action: int, events: Any) -> None:
    """Bonus tiles, the castle, the end of the turn."""
    if action < DECLINE:
        take_bonus(state, me, (action - BONUS) // WORKPLACES, (action - BONUS) % WORKPLACES, events)
    elif action == DECLINE:
        decline_bonus(state, events)
    elif action < COVER:
        discard(state, me, action - DISCARD, events)
    elif action < END:
        cover(state, me, action - COVER, events)
    else:
        end_turn(state, events)


# What a seat may not know


@kernel
def conceal(state: Any, seat: int) -> None:
    """Blank the face-down stack and the generator; all else lies open."""
    state.rng = np.uint64(0)
    for tile in range(state.stack_left):
        state.stack[tile] = EMPTY


@kernel
def redeal(state: Any, seat: int) -> None:
    """Shuffle the face-down stack anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state, state.stack, state.stack_left)
