"""What is allowed: every decision asked for its reason, and all that are allowed."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.core.moves import add
from dorfplatz.core.reason import because
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
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_land import (
    all_free_around,
    why_not_bonus_of,
    why_not_bonus_on,
    why_not_deliver_at_all,
    why_not_deliver_for,
    why_not_deliver_to,
    why_not_house_in,
    why_not_houses,
    why_not_market_on,
    why_not_markets,
    why_not_road_from,
    why_not_road_over,
    why_not_roads,
)
from dorfplatz.games.milestones.rules_loop import MOVES, why_not_cover, why_not_discard, why_not_move
from dorfplatz.games.milestones.rules_setup import why_not_draft, why_not_place
from dorfplatz.games.milestones.rules_trade import why_not_buy, why_not_hire_at_all, why_not_hire_from, why_not_sell
from dorfplatz.games.milestones.state import Phase
from dorfplatz.games.milestones.tables import (
    BUSHES,
    DELIVERIES,
    DISPLAY,
    KINDS,
    MILL,
    MOST_START_TILES,
    OFFICE,
    PAIRS,
    PATH,
    PATHS_FROM,
    SPACES,
    SPOTS,
    TRADE,
    TRIANGLES,
    VERTICES,
    WORKPLACES,
)

_COUNT = len(DELIVERIES)
_FIRST = np.array(
    [
        Reason.DRAFT_FIRST,
        Reason.PLACE_FIRST,
        Reason.NONE,
        Reason.BONUS_FIRST,
        Reason.DISCARD_FIRST,
        Reason.COVER_FIRST,
        Reason.GAME_OVER,
    ]
)
"""What has to be done before anything else, by phase."""


# When each kind of decision is due


@kernel
def why_not_asked(state: Any, phase: int, otherwise: int) -> int:
    """Only in that phase; while nothing is asked, the reason is another one."""
    if state.phase == phase:
        return Reason.NONE
    return otherwise if state.phase == Phase.TURN else _FIRST[state.phase]


@kernel
def why_not_at(state: Any, me: Any, space: int) -> int:
    """M-15. On a building one has gone to this turn."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if me.position != space:
        return because(Reason.NOT_THERE, space)
    if state.moves_left == MOVES:
        return because(Reason.MOVE_FIRST, space)
    return Reason.NONE


@kernel
def why_not_end(state: Any) -> int:
    """M-12. After both moves."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if state.moves_left > 0:
        return because(Reason.MOVES_TO_MAKE, state.moves_left)
    return Reason.NONE


# Why not


@kernel
def why_not(state: Any, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    me = state.players[state.turn]
    if action < HIRE:
        return why_not_on_the_loop(state, me, action)
    if action < ROAD:
        return why_not_trade(state, me, action)
    if action < DELIVER:
        return why_not_build(state, me, action)
    if action < BONUS:
        return why_not_deliver(state, me, (action - DELIVER) // _COUNT, (action - DELIVER) % _COUNT)
    return why_not_answer(state, me, action)


@kernel
def why_not_on_the_loop(state: Any, me: Any, action: int) -> int:
    """Start tiles and moves."""
    if action < PLACE:
        reason = why_not_asked(state, Phase.DRAFT, Reason.START_IS_OVER)
        if reason == Reason.NONE:
            reason = why_not_draft(state, action - DRAFT)
        return reason
    if action < MOVE:
        reason = why_not_asked(state, Phase.PLACE, Reason.START_IS_OVER)
        if reason == Reason.NONE:
            reason = why_not_place(me, (action - PLACE) // SPOTS, (action - PLACE) % SPOTS)
        return reason
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    return why_not_move(state, me, action - MOVE)


@kernel
def why_not_trade(state: Any, me: Any, action: int) -> int:
    """M-21. The three actions of the trading house."""
    reason = why_not_at(state, me, TRADE)
    if reason != Reason.NONE:
        return reason
    if action < BUY:
        reason = why_not_hire_at_all(state, me)
        if reason == Reason.NONE:
            reason = why_not_hire_from(state, (action - HIRE) // SPOTS)
        return reason
    if action < SELL:
        return why_not_buy(me)
    return why_not_sell(me, action - SELL)


@kernel
def why_not_build(state: Any, me: Any, action: int) -> int:
    """M-28. The three kinds of building."""
    reason = why_not_at(state, me, OFFICE)
    if reason != Reason.NONE:
        return reason
    if action < HOUSE:
        path = action - ROAD
        reason = why_not_roads(state, me)
        if reason == Reason.NONE:
            reason = why_not_road_from(state, PATH[path, 0])
        if reason == Reason.NONE:
            reason = why_not_road_over(state, path)
    elif action < MARKET:
        reason = why_not_houses(state, me)
        if reason == Reason.NONE:
            reason = why_not_house_in(state, me, action - HOUSE)
    else:
        reason = why_not_markets(state, me)
        if reason == Reason.NONE:
            reason = why_not_market_on(state, action - MARKET)
    return reason


@kernel
def why_not_deliver(state: Any, me: Any, vertex: int, delivery: int) -> int:
    """M-51. A delivery at the mill."""
    reason = why_not_at(state, me, MILL)
    if reason == Reason.NONE:
        reason = why_not_deliver_at_all(me)
    if reason == Reason.NONE:
        reason = why_not_deliver_to(state, vertex)
    if reason == Reason.NONE:
        reason = why_not_deliver_for(state, vertex, delivery, all_free_around(state, vertex))
    return reason


@kernel
def why_not_answer(state: Any, me: Any, action: int) -> int:
    """Bonus tiles, the castle, the end of the turn."""
    if action < DISCARD:
        reason = why_not_asked(state, Phase.BONUS, Reason.NOTHING_OFFERED)
        if reason != Reason.NONE:
            return reason
        if action == DECLINE:
            return Reason.MUST_TAKE if state.must_take == 1 else Reason.NONE
        bush, space = (action - BONUS) // WORKPLACES, (action - BONUS) % WORKPLACES
        reason = why_not_bonus_of(state, bush)
        if reason == Reason.NONE:
            reason = why_not_bonus_on(state, me, bush, space)
        return reason
    if action < COVER:
        reason = why_not_asked(state, Phase.DISCARD, Reason.ONLY_AT_THE_CASTLE)
        if reason == Reason.NONE:
            reason = why_not_discard(me, action - DISCARD)
        return reason
    if action < END:
        reason = why_not_asked(state, Phase.COVER, Reason.ONLY_AT_THE_CASTLE)
        if reason == Reason.NONE:
            reason = why_not_cover(me, action - COVER)
        return reason
    return why_not_end(state)


# Legal moves


@kernel
def legal(state: Any, moves: Any) -> int:
    """All allowed decisions in ascending order: the same questions as `why_not`, but those that many share are asked once."""
    me = state.players[state.turn]
    if state.phase != Phase.TURN:
        return legal_answers(state, me, moves)
    count = 0
    if state.moves_left > 0:
        for space in range(SPACES):
            if why_not_move(state, me, space) == Reason.NONE:
                count = add(moves, count, MOVE + space)
    if state.moves_left < MOVES:
        if me.position == TRADE:
            count = legal_trade(state, me, moves, count)
        elif me.position == OFFICE:
            count = legal_builds(state, me, moves, count)
        elif me.position == MILL:
            count = legal_deliveries(state, me, moves, count)
        if state.moves_left == 0:
            count = add(moves, count, END)
    return count


@kernel
def legal_trade(state: Any, me: Any, moves: Any, count: int) -> int:
    """M-21. Hiring, buying, selling."""
    if why_not_hire_at_all(state, me) == Reason.NONE:
        for slot in range(DISPLAY):
            if why_not_hire_from(state, slot) == Reason.NONE:
                for spot in range(SPOTS):
                    count = add(moves, count, HIRE + slot * SPOTS + spot)
    if why_not_buy(me) == Reason.NONE:
        for good in range(KINDS - 1):
            count = add(moves, count, BUY + good)
    for pair in range(len(PAIRS)):
        if why_not_sell(me, pair) == Reason.NONE:
            count = add(moves, count, SELL + pair)
    return count


@kernel
def legal_builds(state: Any, me: Any, moves: Any, count: int) -> int:
    """M-28. Roads, houses, marketplaces."""
    if why_not_roads(state, me) == Reason.NONE:
        for vertex in range(VERTICES):
            if why_not_road_from(state, vertex) == Reason.NONE:
                for path in range(PATHS_FROM[vertex], PATHS_FROM[vertex + 1]):
                    if why_not_road_over(state, path) == Reason.NONE:
                        count = add(moves, count, ROAD + path)
    if why_not_houses(state, me) == Reason.NONE:
        for triangle in range(TRIANGLES):
            if why_not_house_in(state, me, triangle) == Reason.NONE:
                count = add(moves, count, HOUSE + triangle)
    if why_not_markets(state, me) == Reason.NONE:
        for vertex in range(VERTICES):
            if why_not_market_on(state, vertex) == Reason.NONE:
                count = add(moves, count, MARKET + vertex)
    return count


@kernel
def legal_deliveries(state: Any, me: Any, moves: Any, count: int) -> int:
    """M-51. Every market without a sack, with every choice of numbers."""
    if why_not_deliver_at_all(me) != Reason.NONE:
        return count
    for vertex in range(VERTICES):
        if why_not_deliver_to(state, vertex) == Reason.NONE:
            free = all_free_around(state, vertex)
            for delivery in range(_COUNT):
                if why_not_deliver_for(state, vertex, delivery, free) == Reason.NONE:
                    count = add(moves, count, DELIVER + vertex * _COUNT + delivery)
    return count


@kernel
def legal_answers(state: Any, me: Any, moves: Any) -> int:
    """The answers to a question that has come up."""
    count = 0
    if state.phase == Phase.DRAFT:
        for place in range(MOST_START_TILES):
            if why_not_draft(state, place) == Reason.NONE:
                count = add(moves, count, DRAFT + place)
    elif state.phase == Phase.PLACE:
        for card in range(2):
            for spot in range(SPOTS):
                if why_not_place(me, card, spot) == Reason.NONE:
                    count = add(moves, count, PLACE + card * SPOTS + spot)
    elif state.phase == Phase.BONUS:
        for bush in range(BUSHES):
            if why_not_bonus_of(state, bush) == Reason.NONE:
                for space in range(WORKPLACES):
                    if why_not_bonus_on(state, me, bush, space) == Reason.NONE:
                        count = add(moves, count, BONUS + bush * WORKPLACES + space)
        if state.must_take == 0:
            count = add(moves, count, DECLINE)
    elif state.phase == Phase.DISCARD:
        for good in range(KINDS):
            if why_not_discard(me, good) == Reason.NONE:
                count = add(moves, count, DISCARD + good)
    elif state.phase == Phase.COVER:
        for space in range(WORKPLACES):
            if why_not_cover(me, space) == Reason.NONE:
                count = add(moves, count, COVER + space)
    return count
