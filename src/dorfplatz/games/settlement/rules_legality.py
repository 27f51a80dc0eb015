"""Whether a decision is allowed, and if not, why; and the list of those that are."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.core.moves import add
from dorfplatz.core.reason import because
from dorfplatz.games.settlement.actions import (
    ARTIFACT,
    BUILD,
    END,
    EXPLORE,
    FIGHT,
    FINISH,
    GARRISON,
    GEM,
    GOLD_BAR,
    INVITE,
    MIRROR,
    MONSTER,
    OUTPOST,
    PASS,
    PLACE,
    REGION,
    SCROLL,
    SELL_DIAMONDS,
    SELL_GOLD,
    STORE,
    STREET,
    SWAP,
    USE,
    USE_GOOD,
    USE_OUTPOST,
)
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_exchange import (
    why_not_gem,
    why_not_mirror,
    why_not_sell,
    why_not_swap,
)
from dorfplatz.games.settlement.rules_heroes import why_not_invite
from dorfplatz.games.settlement.rules_land import (
    why_not_activate_outpost,
    why_not_activate_region,
    why_not_build_outpost,
    why_not_explore,
    why_not_fight,
    why_not_settle_space,
)
from dorfplatz.games.settlement.rules_rounds import (
    why_not_take_artifact,
)
from dorfplatz.games.settlement.rules_supply import free_settlers
from dorfplatz.games.settlement.rules_village import (
    why_not_activate_street,
    why_not_build_at_all,
    why_not_buy,
    why_not_effect,
    why_not_effect_at_outpost,
    why_not_effect_with_basic,
    why_not_lot,
    why_not_use_lot,
)
from dorfplatz.games.settlement.state import Phase
from dorfplatz.games.settlement.tables import ARTIFACT_COUNT, DIAMOND, GOLD, MARKET_SLOTS

_FIRST = np.array(
    [
        Reason.DRAFT_FIRST,
        Reason.NOT_ASKED,
        Reason.PLACE_FIRST,
        Reason.STREET_FIRST,
        Reason.HOURGLASS_FIRST,
        Reason.SCROLL_FIRST,
        Reason.MONSTER_FIRST,
        Reason.STORE_FIRST,
        Reason.ARTIFACT_FIRST,
        Reason.GAME_OVER,
    ]
)
"""What has to be done before anything else, by phase."""


# When each kind of decision is due


@kernel
def why_not_in_phase(state: Any, phase: int) -> int:
    """Only in that phase."""
    if state.phase != phase:
        return _FIRST[state.phase]
    return Reason.NONE


@kernel
def why_not_act(state: Any) -> int:
    """S-09. One action a turn."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if state.action_taken == 1:
        return Reason.ACTION_ALREADY_TAKEN
    return Reason.NONE


@kernel
def why_not_welcome(state: Any) -> int:
    """S-43. One hero a turn, before or after the action."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if state.hero_invited == 1:
        return Reason.HERO_ALREADY_INVITED
    return Reason.NONE


@kernel
def why_not_use_any(state: Any) -> int:
    """S-33. While a street is active, or a new building with the Hourglass."""
    if state.phase != Phase.STREET and state.phase != Phase.HOURGLASS:
        return _FIRST[state.phase]
    return Reason.NONE


@kernel
def why_not_exchange(state: Any) -> int:
    """S-37. At any moment of one's own turn, but not once one has passed."""
    if state.phase == Phase.DRAFT or state.phase >= Phase.STORE:
        return _FIRST[state.phase]
    return Reason.NONE


@kernel
def why_not_draft(state: Any) -> int:
    """S-07, S-56. At the very start, and after passing."""
    if state.phase != Phase.DRAFT and state.phase != Phase.ARTIFACT:
        return _FIRST[state.phase]
    return Reason.NONE


@kernel
def why_not_end(state: Any) -> int:
    """S-10, S-11. A turn needs an action or a hero; without either one passes."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if state.action_taken == 0 and state.hero_invited == 0:
        return Reason.NOTHING_DONE_YET
    return Reason.NONE


@kernel
def why_not_finish(state: Any) -> int:
    """S-33. A street, or the Hourglass."""
    if state.phase == Phase.TURN:
        return Reason.NOTHING_TO_FINISH
    return why_not_use_any(state)


@kernel
def why_not_store(state: Any, me: Any, basic: int) -> int:
    """S-54. A basic that is there and not yet kept."""
    if me.goods[basic] <= state.kept[basic]:
        return because(Reason.NOTHING_TO_STORE, basic)
    return Reason.NONE


@kernel
def why_not_scroll(state: Any, good: int) -> int:
    """S-74. A kind that the region has just paid and the supply still has; when it has none of them, any of them, for nothing."""
    if state.paid[good] == 0:
        return because(Reason.NOT_PAID, good)
    if state.supply[good] == 0:
        for other in range(5):
            if state.paid[other] == 1 and state.supply[other] > 0:
                return because(Reason.SUPPLY_SHORT, good)
    return Reason.NONE


# Why not


@kernel
def why_not(state: Any, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    me = state.players[state.turn]
    if action < EXPLORE:
        return why_not_first_blocks(state, me, action)
    if action < INVITE:
        return why_not_wilderness(state, me, action)
    if action < SWAP:
        return why_not_settlement(state, me, action)
    return why_not_rest(state, me, action)


@kernel
def why_not_first_blocks(state: Any, me: Any, action: int) -> int:
    """Artifacts and building."""
    if action < BUILD:
        reason = why_not_draft(state)
        if reason == Reason.NONE:
            reason = why_not_take_artifact(state, me, action)
        return reason
    slot = (action - BUILD) // 9
    lot = (action - BUILD) % 9
    reason = why_not_act(state)
    if reason == Reason.NONE:
        reason = why_not_build_at_all(me)
    if reason == Reason.NONE:
        reason = why_not_buy(state, me, slot)
    if reason == Reason.NONE:
        reason = why_not_lot(me, lot // 3, lot % 3)
    return reason


@kernel
def why_not_wilderness(state: Any, me: Any, action: int) -> int:
    """Exploring to activating outposts."""
    if PLACE <= action < FIGHT:
        reason = why_not_in_phase(state, Phase.PLACE)
        if reason == Reason.NONE:
            reason = why_not_settle_space(me, state.pending_row, action - PLACE)
        return reason
    reason = why_not_act(state)
    if reason != Reason.NONE:
        return reason
    if action < PLACE:
        return why_not_explore(me, action - EXPLORE)
    if action < OUTPOST:
        return why_not_fight(me, (action - FIGHT) // 3, (action - FIGHT) % 3)
    if action < REGION:
        return why_not_build_outpost(state, me, (action - OUTPOST) // 3, (action - OUTPOST) % 3)
    if action < STREET:
        return why_not_activate_region(me, action - REGION)
    if action < GARRISON:
        return why_not_activate_street(me, action - STREET)
    return why_not_activate_outpost(me, (action - GARRISON) // 3, (action - GARRISON) % 3)


@kernel
def why_not_settlement(state: Any, me: Any, action: int) -> int:
    """Heroes and the effects of buildings."""
    if action < USE:
        reason = why_not_welcome(state)
        if reason == Reason.NONE:
            reason = why_not_invite(state, me, action - INVITE)
        return reason
    reason = why_not_use_any(state)
    if reason != Reason.NONE:
        return reason
    if action < USE_GOOD:
        column = action - USE
    elif action < USE_OUTPOST:
        column = (action - USE_GOOD) // 3
    else:
        column = (action - USE_OUTPOST) // 9
    reason = why_not_use_lot(state, me, column)
    if reason != Reason.NONE:
        return reason
    if action < USE_GOOD:
        return why_not_effect(state, me, column)
    if action < USE_OUTPOST:
        return why_not_effect_with_basic(state, me, column, (action - USE_GOOD) % 3)
    place = (action - USE_OUTPOST) % 9
    return why_not_effect_at_outpost(state, me, column, place // 3, place % 3)


@kernel
def why_not_rest(state: Any, me: Any, action: int) -> int:
    """Exchanges, the small questions, ending and passing."""
    if action < STORE:
        reason = why_not_exchange(state)
        if reason == Reason.NONE:
            reason = why_not_one_exchange(state, me, action)
        return reason
    if action < SCROLL:
        reason = why_not_in_phase(state, Phase.STORE)
        if reason == Reason.NONE:
            reason = why_not_store(state, me, action - STORE)
        return reason
    if action < MONSTER:
        reason = why_not_in_phase(state, Phase.SCROLL)
        if reason == Reason.NONE:
            reason = why_not_scroll(state, action - SCROLL)
        return reason
    if action < FINISH:
        return why_not_in_phase(state, Phase.MONSTER)
    if action == FINISH:
        return why_not_finish(state)
    if action == END:
        return why_not_end(state)
    return why_not_in_phase(state, Phase.TURN)


@kernel
def why_not_one_exchange(state: Any, me: Any, action: int) -> int:
    """Is this exchange possible?"""
    if action < MIRROR:
        return why_not_swap(state, me, action - SWAP)
    if action < GEM:
        return why_not_mirror(state, me, action - MIRROR)
    if action == GEM:
        return why_not_gem(state, me)
    if action == GOLD_BAR:
        return why_not_sell(state, me, DIAMOND, 2, GOLD)
    if action < SELL_DIAMONDS:
        return why_not_sell(state, me, GOLD, 1, action - SELL_GOLD)
    return why_not_sell(state, me, DIAMOND, 2, action - SELL_DIAMONDS)


# Legal moves


@kernel
def legal(state: Any, moves: Any) -> int:
    """All allowed decisions in ascending order: the same questions as `why_not`, but those that many share are asked once."""
    me = state.players[state.turn]
    phase = state.phase
    count = 0
    if phase == Phase.TURN:
        if state.action_taken == 0:
            count = legal_builds(state, me, moves, count)
            count = legal_land_actions(state, me, moves, count)
        if state.hero_invited == 0:
            count = legal_invitations(state, me, moves, count)
        count = legal_exchanges(state, me, moves, count)
        if why_not_end(state) == Reason.NONE:
            count = add(moves, count, END)
        return add(moves, count, PASS)
    if phase == Phase.STREET or phase == Phase.HOURGLASS:
        count = legal_uses(state, me, moves, count)
        count = legal_exchanges(state, me, moves, count)
        return add(moves, count, FINISH)
    return legal_answers(state, me, moves, phase)


@kernel
def legal_builds(state: Any, me: Any, moves: Any, count: int) -> int:
    """Price and lot are asked for separately: nine and nine questions, not eighty-one."""
    if why_not_build_at_all(me) != Reason.NONE:
        return count
    for slot in range(MARKET_SLOTS):
        if why_not_buy(state, me, slot) == Reason.NONE:
            for lot in range(9):
                if why_not_lot(me, lot // 3, lot % 3) == Reason.NONE:
                    count = add(moves, count, BUILD + slot * 9 + lot)
    return count


@kernel
def legal_land_actions(state: Any, me: Any, moves: Any, count: int) -> int:
    """All actions but building. Each of them needs a settler."""
    if free_settlers(me) == 0:
        return count
    for row in range(3):
        if why_not_explore(me, row) == Reason.NONE:
            count = add(moves, count, EXPLORE + row)
    for space in range(9):
        if why_not_fight(me, space // 3, space % 3) == Reason.NONE:
            count = add(moves, count, FIGHT + space)
    for space in range(9):
        if why_not_build_outpost(state, me, space // 3, space % 3) == Reason.NONE:
            count = add(moves, count, OUTPOST + space)
    for row in range(3):
        if why_not_activate_region(me, row) == Reason.NONE:
            count = add(moves, count, REGION + row)
    for row in range(3):
        if why_not_activate_street(me, row) == Reason.NONE:
            count = add(moves, count, STREET + row)
    for space in range(9):
        if why_not_activate_outpost(me, space // 3, space % 3) == Reason.NONE:
            count = add(moves, count, GARRISON + space)
    return count


@kernel
def legal_invitations(state: Any, me: Any, moves: Any, count: int) -> int:
    """The heroes one can pay."""
    for slot in range(4):
        if why_not_invite(state, me, slot) == Reason.NONE:
            count = add(moves, count, INVITE + slot)
    return count


@kernel
def legal_uses(state: Any, me: Any, moves: Any, count: int) -> int:
    """The effects that can be used now, block by block."""
    for column in range(3):
        if why_not_use_lot(state, me, column) == Reason.NONE and why_not_effect(state, me, column) == Reason.NONE:
            count = add(moves, count, USE + column)
    for column in range(3):
        if why_not_use_lot(state, me, column) == Reason.NONE:
            for basic in range(3):
                if why_not_effect_with_basic(state, me, column, basic) == Reason.NONE:
                    count = add(moves, count, USE_GOOD + column * 3 + basic)
    for column in range(3):
        if why_not_use_lot(state, me, column) == Reason.NONE:
            for space in range(9):
                if why_not_effect_at_outpost(state, me, column, space // 3, space % 3) == Reason.NONE:
                    count = add(moves, count, USE_OUTPOST + column * 9 + space)
    return count


@kernel
def legal_exchanges(state: Any, me: Any, moves: Any, count: int) -> int:
    """Whoever owns nothing exchanges nothing."""
    if me.goods[0] + me.goods[1] + me.goods[2] > 0:
        for action in range(SWAP, GOLD_BAR):
            if why_not_one_exchange(state, me, action) == Reason.NONE:
                count = add(moves, count, action)
    if me.goods[DIAMOND] + me.goods[GOLD] > 0:
        for action in range(GOLD_BAR, STORE):
            if why_not_one_exchange(state, me, action) == Reason.NONE:
                count = add(moves, count, action)
    return count


@kernel
def legal_answers(state: Any, me: Any, moves: Any, phase: int) -> int:
    """The answers to a question that has come up."""
    count = 0
    if phase == Phase.DRAFT or phase == Phase.ARTIFACT:
        for artifact in range(ARTIFACT_COUNT):
            if why_not_take_artifact(state, me, artifact) == Reason.NONE:
                count = add(moves, count, ARTIFACT + artifact)
    elif phase == Phase.STORE:
        for basic in range(3):
            if why_not_store(state, me, basic) == Reason.NONE:
                count = add(moves, count, STORE + basic)
    elif phase == Phase.PLACE:
        for column in range(3):
            if why_not_settle_space(me, state.pending_row, column) == Reason.NONE:
                count = add(moves, count, PLACE + column)
        count = legal_exchanges(state, me, moves, count)
    elif phase == Phase.SCROLL:
        count = legal_exchanges(state, me, moves, count)
        for good in range(5):
            if why_not_scroll(state, good) == Reason.NONE:
                count = add(moves, count, SCROLL + good)
    elif phase == Phase.MONSTER:
        count = legal_exchanges(state, me, moves, count)
        count = add(moves, count, MONSTER)
        count = add(moves, count, MONSTER + 1)
    return count
