"""The wilderness: exploring, monster checks, fighting, outposts, activating regions and outposts."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.games.settlement.events import Event, Place, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import gain, place_settlers, why_not_place
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import (
    DIAMOND,
    HERO_MONSTER,
    LAND_MONSTER,
    LAND_RESOURCE,
    MONSTER_REWARD,
    MONSTER_SETTLERS,
    Artifact,
)

# Explore


@kernel
def borders_explored_land(me: Any, row: int, column: int) -> bool:
    """S-20. Side by side or one above the other, never diagonally."""
    return (
        (row > 0 and me.land[row - 1, column] != EMPTY)
        or (row < 2 and me.land[row + 1, column] != EMPTY)
        or (column > 0 and me.land[row, column - 1] != EMPTY)
        or (column < 2 and me.land[row, column + 1] != EMPTY)
    )


@kernel
def nothing_explored(me: Any) -> bool:
    """Whether the wilderness is still untouched."""
    for row in range(3):
        for column in range(3):
            if me.land[row, column] != EMPTY:
                return False
    return True


@kernel
def why_not_settle_space(me: Any, row: int, column: int) -> int:
    """S-20. May a landscape of this region lie here?"""
    if me.land[row, column] != EMPTY:
        return Reason.SPACE_TAKEN
    if row == 0 and nothing_explored(me):
        return Reason.NONE
    if not borders_explored_land(me, row, column):
        return Reason.NOT_ADJACENT
    return Reason.NONE


@kernel
def open_spaces(me: Any, row: int) -> int:
    """How many spaces of the region a new landscape may take."""
    count = 0
    for column in range(3):
        if why_not_settle_space(me, row, column) == Reason.NONE:
            count += 1
    return count


@kernel
def why_not_explore(me: Any, row: int) -> int:
    """S-19, S-21. The region needs a space for the landscape before it is drawn."""
    if row > 0 and nothing_explored(me):
        return Reason.FIRST_IN_REGION_ONE
    full = True
    for column in range(3):
        if me.land[row, column] == EMPTY:
            full = False
    if full:
        return Reason.REGION_FULL
    if open_spaces(me, row) == 0:
        return Reason.NOT_ADJACENT
    return why_not_place(me, row + 1)


@kernel
def explore(state: Any, me: Any, row: int, events: Any) -> None:
    """S-21. Draw first, then choose the space, unless only one is left."""
    state.action_taken = 1
    place_settlers(state, me, row + 1, Place.EXPLORE, row, 0, events)
    state.land_left[row] -= 1
    tile = state.land_deck[row, state.land_left[row]]
    emit(events, Event.LANDSCAPE_DRAWN, state.turn, tile, row, 0)
    state.phase = Phase.PLACE
    state.pending_row = row
    state.pending_tile = tile
    if open_spaces(me, row) == 1:
        for column in range(3):
            if why_not_settle_space(me, row, column) == Reason.NONE:
                place_landscape(state, me, column, events)
                return


@kernel
def place_landscape(state: Any, me: Any, column: int, events: Any) -> None:
    """S-21, S-22, S-70. Lay the drawn tile; the Compass pays; then a monster may appear."""
    row = state.pending_row
    tile = state.pending_tile
    state.pending_tile = EMPTY
    me.land[row, column] = tile
    emit(events, Event.LANDSCAPE_PLACED, state.turn, tile, row, column)
    if me.artifact == Artifact.COMPASS:
        gain(state, me, LAND_RESOURCE[tile], 1, Source.ARTIFACT, row, column, events)
    state.to_check[column] = 1
    check_for_monsters(state, me, events)


# Monster checks


@kernel
def on_hero_row(state: Any, monster: int) -> bool:
    """S-22, S-23. Does an open hero show this monster?"""
    for slot in range(4):
        hero = state.hero_row[slot]
        if hero != EMPTY and HERO_MONSTER[hero] == monster:
            return True
    return False


@kernel
def check_for_monsters(state: Any, me: Any, events: Any) -> None:
    """S-22, S-31, S-82, S-97. Left to right, where a check is due; the Mask's owner is asked each time one could appear."""
    row = state.pending_row
    for column in range(3):
        if state.to_check[column] == 1:
            monster = LAND_MONSTER[me.land[row, column]]
            if me.outpost[row, column] == 0 and state.monster_supply[monster] > 0:
                if me.artifact == Artifact.MASK:
                    state.phase = Phase.MONSTER
                    state.pending_column = column
                    return
                if on_hero_row(state, monster):
                    monster_appears(state, me, row, column, events)
            state.to_check[column] = 0
    state.phase = Phase.TURN


@kernel
def monster_appears(state: Any, me: Any, row: int, column: int, events: Any) -> None:
    """S-22. Exactly one, of the landscape's colour."""
    monster = LAND_MONSTER[me.land[row, column]]
    state.monster_supply[monster] -= 1
    me.monster[row, column] = 1
    emit(events, Event.MONSTER_APPEARED, state.turn, monster, row, column)


@kernel
def decide_monster(state: Any, me: Any, appears: int, events: Any) -> None:
    """S-82. The Mask's owner has decided about one landscape."""
    state.to_check[state.pending_column] = 0
    if appears == 1:
        monster_appears(state, me, state.pending_row, state.pending_column, events)
    check_for_monsters(state, me, events)


# Fight


@kernel
def why_not_fight(me: Any, row: int, column: int) -> int:
    """S-25. A monster on one's own board, and settlers enough for its colour."""
    if me.land[row, column] == EMPTY:
        return Reason.NO_LANDSCAPE
    if me.monster[row, column] == 0:
        return Reason.NO_MONSTER
    return why_not_place(me, MONSTER_SETTLERS[LAND_MONSTER[me.land[row, column]]])


@kernel
def fight(state: Any, me: Any, row: int, column: int, events: Any) -> None:
    """S-26, S-71. The monster returns to the supply and leaves its reward; the Mace adds a diamond."""
    state.action_taken = 1
    monster = LAND_MONSTER[me.land[row, column]]
    place_settlers(state, me, MONSTER_SETTLERS[monster], Place.FIGHT, row, column, events)
    me.monster[row, column] = 0
    state.monster_supply[monster] += 1
    emit(events, Event.MONSTER_FOUGHT, state.turn, monster, row, column)
    for good in range(5):
        if MONSTER_REWARD[monster, good] > 0:
            gain(state, me, good, MONSTER_REWARD[monster, good], Source.MONSTER, row, column, events)
    if me.artifact == Artifact.MACE:
        gain(state, me, DIAMOND, 1, Source.ARTIFACT, row, column, events)


# Outposts


@kernel
def count_outposts(me: Any) -> int:
    """Own outposts on the board."""
    count = 0
    for row in range(3):
        for column in range(3):
            count += me.outpost[row, column]
    return count


@kernel
def why_not_build_outpost(state: Any, me: Any, row: int, column: int) -> int:
    """S-27. On a landscape that is free: no outpost, no monster."""
    if me.land[row, column] == EMPTY:
        return Reason.NO_LANDSCAPE
    if me.outpost[row, column] == 1:
        return Reason.OUTPOST_THERE
    if me.monster[row, column] == 1:
        return Reason.MONSTER_THERE
    if state.outpost_supply == 0:
        return Reason.NO_OUTPOST_LEFT
    return why_not_place(me, 1)


@kernel
def build_outpost(state: Any, me: Any, row: int, column: int, events: Any) -> None:
    """S-27, S-72. The Potion pays the landscape's resource."""
    state.action_taken = 1
    place_settlers(state, me, 1, Place.OUTPOST, row, column, events)
    state.outpost_supply -= 1
    me.outpost[row, column] = 1
    emit(events, Event.OUTPOST_BUILT, state.turn, row, column, 0)
    if me.artifact == Artifact.POTION:
        gain(state, me, LAND_RESOURCE[me.land[row, column]], 1, Source.ARTIFACT, row, column, events)


@kernel
def why_not_activate_outpost(me: Any, row: int, column: int) -> int:
    """S-35. Once a round each."""
    if me.outpost[row, column] == 0:
        return Reason.NO_OUTPOST
    if me.outpost_used[row, column] == 1:
        return Reason.OUTPOST_USED
    return why_not_place(me, 1)


@kernel
def activate_outpost(state: Any, me: Any, row: int, column: int, events: Any) -> None:
    """S-35, S-36, S-75. The landscape's resource without a monster check; one more with the Crown."""
    state.action_taken = 1
    place_settlers(state, me, 1, Place.GARRISON, row, column, events)
    me.outpost_used[row, column] = 1
    emit(events, Event.OUTPOST_ACTIVATED, state.turn, row, column, 0)
    good = LAND_RESOURCE[me.land[row, column]]
    gain(state, me, good, 1, Source.LANDSCAPE, row, column, events)
    if me.artifact == Artifact.CROWN:
        gain(state, me, good, 1, Source.ARTIFACT, row, column, events)


# Regions


@kernel
def why_not_use_row(me: Any, uses: int, artifact: int, used: int) -> int:
    """S-29, S-32, S-79, S-80. Once a round; a second time with the right artifact."""
    if uses == 0:
        return why_not_place(me, 1)
    if me.artifact != artifact or uses > 1:
        return used
    if me.second_use == 1:
        return Reason.SECOND_USE_SPENT
    return why_not_place(me, 1)


@kernel
def why_not_activate_region(me: Any, row: int) -> int:
    """S-29. At least one landscape, and not yet used."""
    if me.land[row, 0] == EMPTY and me.land[row, 1] == EMPTY and me.land[row, 2] == EMPTY:
        return because(Reason.REGION_EMPTY, row)
    return why_not_use_row(me, me.region_uses[row], Artifact.STAR, because(Reason.REGION_USED, row))


@kernel
def activate_region(state: Any, me: Any, row: int, events: Any) -> None:
    """S-30, S-31. All resources first, left to right, then the Scroll, then the checks of the landscapes that paid."""
    state.action_taken = 1
    place_settlers(state, me, 1, Place.REGION, row, 0, events)
    if me.region_uses[row] == 1:
        me.second_use = 1
    me.region_uses[row] += 1
    emit(events, Event.REGION_ACTIVATED, state.turn, row, 0, 0)
    state.pending_row = row
    for good in range(5):
        state.paid[good] = 0
    for column in range(3):
        tile = me.land[row, column]
        if tile != EMPTY and me.monster[row, column] == 0:
            good = LAND_RESOURCE[tile]
            if gain(state, me, good, 1, Source.LANDSCAPE, row, column, events) > 0:
                state.paid[good] = 1
                state.to_check[column] = 1
    if me.artifact == Artifact.SCROLL:
        read_scroll(state, me, events)
    if state.phase != Phase.SCROLL:
        check_for_monsters(state, me, events)


@kernel
def read_scroll(state: Any, me: Any, events: Any) -> None:
    """S-74. One more of a kind that was paid; asked only when there is a choice."""
    kinds = 0
    only = 0
    for good in range(5):
        if state.paid[good] == 1 and state.supply[good] > 0:
            kinds += 1
            only = good
    if kinds == 1:
        gain(state, me, only, 1, Source.ARTIFACT, state.pending_row, 0, events)
    elif kinds > 1:
        state.phase = Phase.SCROLL


@kernel
def choose_scroll(state: Any, me: Any, good: int, events: Any) -> None:
    """S-74. The Scroll's owner has chosen."""
    emit(events, Event.SCROLL_READ, state.turn, 0, 0, 0)
    gain(state, me, good, 1, Source.ARTIFACT, state.pending_row, 0, events)
    check_for_monsters(state, me, events)
