"""The wilderness: exploring, monster checks, fighting, outposts, activating regions and outposts."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.settlement.events import EventType, Place, Source, emit_at
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import gain, place_settlers, why_not_place
from dorfplatz.games.settlement.rules_turn import activate, why_not_act, why_not_activate, why_not_now
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
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
def borders_explored_land(me: Player, row: int, column: int) -> bool:
    """S-20. Side by side or one above the other, never diagonally."""
    return (
        (row > 0 and me.land[row - 1, column] != EMPTY)
        or (row < 2 and me.land[row + 1, column] != EMPTY)
        or (column > 0 and me.land[row, column - 1] != EMPTY)
        or (column < 2 and me.land[row, column + 1] != EMPTY)
    )


@kernel
def nothing_explored(me: Player) -> bool:
    """Whether the wilderness is still untouched."""
    for row in range(3):
        for column in range(3):
            if me.land[row, column] != EMPTY:
                return False
    return True


@kernel
def why_not_space(me: Player, row: int, column: int) -> int:
    """S-20. May a landscape of this region lie here?"""
    return unless(me.land[row, column] == EMPTY, Reason.SPACE_TAKEN) or unless(
        borders_explored_land(me, row, column) or (row == 0 and nothing_explored(me)), Reason.NOT_ADJACENT
    )


@kernel
def open_spaces(me: Player, row: int) -> int:
    """How many spaces of the region a new landscape may take."""
    count = 0
    for column in range(3):
        if why_not_space(me, row, column) == Reason.NONE:
            count += 1
    return count


@kernel
def why_not_explore(state: State, me: Player, row: int) -> int:
    """S-19, S-21. The region needs a space for the landscape before it is drawn."""
    full = me.land[row, 0] != EMPTY and me.land[row, 1] != EMPTY and me.land[row, 2] != EMPTY
    return (
        why_not_act(state)
        or unless(row == 0 or not nothing_explored(me), Reason.FIRST_IN_REGION_ONE)
        or unless(not full, Reason.REGION_FULL)
        or unless(open_spaces(me, row) > 0, Reason.NOT_ADJACENT)
        or why_not_place(me, row + 1)
    )


@inlined
def legal_explorations(state: State, me: Player, work: Work, count: int) -> int:
    """A region that is full or not yet in reach has no open space."""
    for row in range(3):
        if why_not_place(me, row + 1) == Reason.NONE and open_spaces(me, row) > 0:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.EXPLORE, row, 0, 0))
    return count


@inlined
def explore(state: State, me: Player, row: int, events: Events) -> None:
    """S-21. Draw first, then choose the space, unless only one is left."""
    place_settlers(state, me, row + 1, Place.EXPLORE, row, 0, events)
    state.land_left[row] -= 1
    tile = state.land_deck[row, state.land_left[row]]
    event = emit(events, EventType.LANDSCAPE_DRAWN, state.turn)
    event.tile = tile
    event.row = row
    state.phase = Phase.PLACE
    state.pending_row = row
    state.pending_tile = tile
    if open_spaces(me, row) == 1:
        for column in range(3):
            if why_not_space(me, row, column) == Reason.NONE:
                place_landscape(state, me, column, events)
                return


@kernel
def why_not_place_landscape(state: State, me: Player, column: int) -> int:
    """S-20, S-21. The landscape that was drawn."""
    return why_not_now(state, state.phase == Phase.PLACE) or why_not_space(me, state.pending_row, column)


@inlined
def legal_spaces(state: State, me: Player, work: Work, count: int) -> int:
    """Where the landscape may lie."""
    for column in range(3):
        if why_not_place_landscape(state, me, column) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.PLACE, column, 0, 0))
    return count


@kernel
def place_landscape(state: State, me: Player, column: int, events: Events) -> None:
    """S-21, S-22, S-70. Lay the drawn tile; the Compass pays; then a monster may appear."""
    row = state.pending_row
    tile = state.pending_tile
    state.pending_tile = EMPTY
    me.land[row, column] = tile
    event = emit_at(events, EventType.LANDSCAPE_PLACED, state.turn, row, column)
    event.tile = tile
    if me.artifact == Artifact.COMPASS:
        gain(state, me, LAND_RESOURCE[tile], 1, Source.ARTIFACT, row, column, events)
    state.to_check[column] = 1
    check_for_monsters(state, me, events)


# Monster checks


@kernel
def on_hero_row(state: State, monster: int) -> bool:
    """S-22, S-23. Does an open hero show this monster?"""
    for slot in range(4):
        hero = state.hero_row[slot]
        if hero != EMPTY and HERO_MONSTER[hero] == monster:
            return True
    return False


@kernel
def check_for_monsters(state: State, me: Player, events: Events) -> None:
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
def monster_appears(state: State, me: Player, row: int, column: int, events: Events) -> None:
    """S-22. Exactly one, of the landscape's colour."""
    monster = LAND_MONSTER[me.land[row, column]]
    state.monster_supply[monster] -= 1
    me.monster[row, column] = 1
    event = emit_at(events, EventType.MONSTER_APPEARED, state.turn, row, column)
    event.monster = monster


@kernel
def why_not_decide_monster(state: State) -> int:
    """S-82. Only the Mask's owner is asked."""
    return why_not_now(state, state.phase == Phase.MONSTER)


@inlined
def legal_monsters(work: Work, count: int) -> int:
    """No or yes."""
    for appears in range(2):
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.MONSTER, appears, 0, 0))
    return count


@inlined
def decide_monster(state: State, me: Player, appears: int, events: Events) -> None:
    """S-82. The Mask's owner has decided about one landscape."""
    state.to_check[state.pending_column] = 0
    if appears == 1:
        monster_appears(state, me, state.pending_row, state.pending_column, events)
    check_for_monsters(state, me, events)


# Fight


@kernel
def why_not_fight(state: State, me: Player, row: int, column: int) -> int:
    """S-25. A monster on one's own board, and settlers enough for its colour."""
    return (
        why_not_act(state)
        or unless(me.land[row, column] != EMPTY, Reason.NO_LANDSCAPE)
        or unless(me.monster[row, column] == 1, Reason.NO_MONSTER)
        or why_not_place(me, MONSTER_SETTLERS[LAND_MONSTER[me.land[row, column]]])
    )


@inlined
def legal_fights(state: State, me: Player, work: Work, count: int) -> int:
    """The monsters one may fight."""
    for row in range(3):
        for column in range(3):
            if why_not_fight(state, me, row, column) == Reason.NONE:
                count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.FIGHT, row, column, 0))
    return count


@inlined
def fight(state: State, me: Player, row: int, column: int, events: Events) -> None:
    """S-26, S-71. The monster returns to the supply and leaves its reward; the Mace adds a diamond."""
    monster = LAND_MONSTER[me.land[row, column]]
    place_settlers(state, me, MONSTER_SETTLERS[monster], Place.FIGHT, row, column, events)
    me.monster[row, column] = 0
    state.monster_supply[monster] += 1
    event = emit_at(events, EventType.MONSTER_FOUGHT, state.turn, row, column)
    event.monster = monster
    for good in range(5):
        if MONSTER_REWARD[monster, good] > 0:
            gain(state, me, good, MONSTER_REWARD[monster, good], Source.MONSTER, row, column, events)
    if me.artifact == Artifact.MACE:
        gain(state, me, DIAMOND, 1, Source.ARTIFACT, row, column, events)


# Outposts


@kernel
def why_not_build_outpost(state: State, me: Player, row: int, column: int) -> int:
    """S-27. On a landscape that is free: no outpost, no monster."""
    return (
        why_not_act(state)
        or unless(me.land[row, column] != EMPTY, Reason.NO_LANDSCAPE)
        or unless(me.outpost[row, column] == 0, Reason.OUTPOST_THERE)
        or unless(me.monster[row, column] == 0, Reason.MONSTER_THERE)
        or unless(state.outpost_supply > 0, Reason.NO_OUTPOST_LEFT)
        or why_not_place(me, 1)
    )


@inlined
def legal_outposts(state: State, me: Player, work: Work, count: int) -> int:
    """Where an outpost may stand."""
    for row in range(3):
        for column in range(3):
            if why_not_build_outpost(state, me, row, column) == Reason.NONE:
                count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.OUTPOST, row, column, 0))
    return count


@inlined
def build_outpost(state: State, me: Player, row: int, column: int, events: Events) -> None:
    """S-27, S-72. The Potion pays the landscape's resource."""
    place_settlers(state, me, 1, Place.OUTPOST, row, column, events)
    state.outpost_supply -= 1
    me.outpost[row, column] = 1
    emit_at(events, EventType.OUTPOST_BUILT, state.turn, row, column)
    if me.artifact == Artifact.POTION:
        gain(state, me, LAND_RESOURCE[me.land[row, column]], 1, Source.ARTIFACT, row, column, events)


@kernel
def why_not_activate_outpost(state: State, me: Player, row: int, column: int) -> int:
    """S-35. Once a round each."""
    return (
        why_not_act(state)
        or unless(me.outpost[row, column] == 1, Reason.NO_OUTPOST)
        or unless(me.outpost_used[row, column] == 0, Reason.OUTPOST_USED)
        or why_not_place(me, 1)
    )


@inlined
def legal_garrisons(state: State, me: Player, work: Work, count: int) -> int:
    """The outposts one may activate."""
    for row in range(3):
        for column in range(3):
            if why_not_activate_outpost(state, me, row, column) == Reason.NONE:
                count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.GARRISON, row, column, 0))
    return count


@inlined
def activate_outpost(state: State, me: Player, row: int, column: int, events: Events) -> None:
    """S-35, S-36, S-75. The landscape's resource without a monster check; one more with the Crown."""
    place_settlers(state, me, 1, Place.GARRISON, row, column, events)
    me.outpost_used[row, column] = 1
    emit_at(events, EventType.OUTPOST_ACTIVATED, state.turn, row, column)
    good = LAND_RESOURCE[me.land[row, column]]
    gain(state, me, good, 1, Source.LANDSCAPE, row, column, events)
    if me.artifact == Artifact.CROWN:
        gain(state, me, good, 1, Source.ARTIFACT, row, column, events)


# Regions


@kernel
def why_not_activate_region(state: State, me: Player, row: int) -> int:
    """S-29. At least one landscape, and not yet used."""
    explored = me.land[row, 0] != EMPTY or me.land[row, 1] != EMPTY or me.land[row, 2] != EMPTY
    return (
        why_not_act(state)
        or unless(explored, because(Reason.REGION_EMPTY, row))
        or why_not_activate(me, me.region_uses[row], Artifact.STAR, because(Reason.REGION_USED, row))
    )


@inlined
def legal_regions(state: State, me: Player, work: Work, count: int) -> int:
    """The regions one may activate."""
    for row in range(3):
        if why_not_activate_region(state, me, row) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.REGION, row, 0, 0))
    return count


@inlined
def activate_region(state: State, me: Player, row: int, events: Events) -> None:
    """S-30, S-31. All resources first, left to right, then the Scroll, then the checks of the landscapes that paid."""
    activate(state, me, me.region_uses, row, Place.REGION, events)
    event = emit(events, EventType.REGION_ACTIVATED, state.turn)
    event.row = row
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


# The Scroll


@kernel
def scroll_kinds(state: State) -> int:
    """S-74. How many kinds the region has just paid and the supply still has."""
    kinds = 0
    for good in range(5):
        if state.paid[good] == 1 and state.supply[good] > 0:
            kinds += 1
    return kinds


@kernel
def read_scroll(state: State, me: Player, events: Events) -> None:
    """S-74. One more of a kind that was paid; asked only when there is a choice."""
    kinds = scroll_kinds(state)
    if kinds > 1:
        state.phase = Phase.SCROLL
        return
    for good in range(5):
        if kinds == 1 and state.paid[good] == 1 and state.supply[good] > 0:
            gain(state, me, good, 1, Source.ARTIFACT, state.pending_row, 0, events)
            return


@kernel
def why_not_choose_scroll(state: State, good: int) -> int:
    """S-74. A kind that the region has just paid and the supply still has; when it has none of them, any of them, for nothing."""
    return (
        why_not_now(state, state.phase == Phase.SCROLL)
        or unless(state.paid[good] == 1, because(Reason.NOT_PAID, good))
        or unless(state.supply[good] > 0 or scroll_kinds(state) == 0, because(Reason.SUPPLY_SHORT, good))
    )


@inlined
def legal_scrolls(state: State, work: Work, count: int) -> int:
    """The kinds to choose from."""
    for good in range(5):
        if why_not_choose_scroll(state, good) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.SCROLL, good, 0, 0))
    return count


@inlined
def choose_scroll(state: State, me: Player, good: int, events: Events) -> None:
    """S-74. The Scroll's owner has chosen."""
    emit(events, EventType.SCROLL_READ, state.turn)
    gain(state, me, good, 1, Source.ARTIFACT, state.pending_row, 0, events)
    check_for_monsters(state, me, events)
