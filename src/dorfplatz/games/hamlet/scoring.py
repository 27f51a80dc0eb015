"""Points and the outcome, as if the game ended now."""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.rules_hall import donkeys_of
from dorfplatz.games.hamlet.rules_village import is_joined, reached
from dorfplatz.games.hamlet.state import EMPTY, Milestone, Points, State, Work
from dorfplatz.games.hamlet.tables import (
    CHAPLAIN,
    FOREST,
    KIND,
    LANDSCAPER,
    MERCHANT,
    MOUNTAIN,
    ROAD,
    ROADS,
    SACRISTAN,
    SEGMENTS,
    TILES,
    Tile,
)

AWARDS = len(Points)
LANDMARKS = AWARDS + 1
BUILT_ROADS = AWARDS + 2
LONGEST_ROAD = AWARDS + 3
SAVINGS = AWARDS + 4
PARTS = AWARDS + 5

# Awards


@kernel
def flags_of(state: State, seat: int) -> int:
    """H-51. Landmarks of a player, joined or not."""
    count = 0
    for place in range(TILES):
        if state.placed[place] == 1 and state.flag[place] == seat:
            count += 1
    return count


@kernel
def achieved(state: State, seat: int, what: int) -> int:
    """What an award counts: 0 church orders, 1 sales, 2 landmarks."""
    if what == 0:
        return state.players[seat].orders
    if what == 1:
        return state.players[seat].sales
    return flags_of(state, seat)


@kernel
def most(state: State, what: int, below: int) -> int:
    """The highest count under a limit, or 0."""
    highest = 0
    for seat in range(state.seats):
        count = achieved(state, seat, what)
        if highest < count < below:
            highest = count
    return highest


@kernel
def having(state: State, what: int, count: int) -> int:
    """How many players have exactly that count."""
    found = 0
    for seat in range(state.seats):
        if achieved(state, seat, what) == count:
            found += 1
    return found


@kernel
def church_awards(state: State, seat: int) -> int:
    """H-51, H-52. The most church orders, and the second most."""
    mine = achieved(state, seat, 0)
    first = most(state, 0, 1000)
    if mine == 0 or first == 0:
        return 0
    leaders = having(state, 0, first)
    if mine == first:
        both = CHAPLAIN + SACRISTAN if leaders > 1 and state.preview == 0 else CHAPLAIN
        return both // leaders
    second = most(state, 0, first)
    if mine == second and (leaders == 1 or state.preview == 1):
        return SACRISTAN // having(state, 0, second)
    return 0


@kernel
def awards(state: State, seat: int) -> int:
    """H-51, H-52. Those of the church, the market and the landmarks."""
    total = church_awards(state, seat)
    for what in range(1, 3):
        mine = achieved(state, seat, what)
        if mine > 0 and mine == most(state, what, 1000):
            total += (MERCHANT if what == 1 else LANDSCAPER) // having(state, what, mine)
    return total


# Landmarks


@kernel
def matching(state: State, place: int, kind: int) -> int:
    """Segments of a kind that lie on a segment of the same kind."""
    count = 0
    for segment in range(SEGMENTS[place]):
        if KIND[place, segment] == kind and state.meets[place, segment] == kind:
            count += 1
    return count


@kernel
def way_to_church(state: State, place: int) -> int:
    """H-54. Places on the shortest way to the church, both included."""
    found = 1 << place
    count = 1
    while not (found >> Tile.CHURCH) & 1:
        following = found
        for other in range(TILES):
            if (found >> other) & 1:
                following |= int(state.linked[other])
        if following == found:
            return 0
        found = following
        count += 1
    return count


@kernel
def landmark_points(state: State, place: int, longest: int) -> int:
    """H-53 to H-65. What a landmark is worth to its owner; `longest` is the length of their longest road, for the farrier."""
    me = state.players[state.flag[place]]
    if place in (Tile.SMALL_MOUNTAIN_RANGE, Tile.LARGE_MOUNTAIN_RANGE):
        return matching(state, place, MOUNTAIN) * (2 if place == Tile.LARGE_MOUNTAIN_RANGE else 1)
    if place in (Tile.SMALL_WOODLAND, Tile.LARGE_WOODLAND):
        return matching(state, place, FOREST) * (2 if place == Tile.LARGE_WOODLAND else 1)
    if not is_joined(state, place):
        return 0
    if place in (Tile.OUTPOST_1, Tile.OUTPOST_2):
        return way_to_church(state, place)
    if place == Tile.SQUARE:
        return 3 * matching(state, place, ROAD)
    if place == Tile.TRADEPORT:
        return me.sales
    if place == Tile.FARRIER:
        return longest
    if place == Tile.WAREHOUSE:
        return ROADS - me.roads_left
    if place == Tile.MONUMENT:
        return 2 * (matching(state, place, ROAD) + matching(state, place, FOREST) + matching(state, place, MOUNTAIN))
    if place == Tile.SHRINE:
        return 2 * me.orders
    if place == Tile.STABLES:
        return 2 * donkeys_of(me)
    if place == Tile.TAVERN:
        return min(me.gold, 8)
    return 3


@kernel
def landmarks(state: State, seat: int, longest: int) -> int:
    """All landmarks of a player."""
    total = 0
    for place in range(TILES):
        if state.placed[place] == 1 and state.flag[place] == seat:
            total += landmark_points(state, place, longest)
    return total


# Roads


@kernel
def own_links(state: State, seat: int, place: int) -> int:
    """Bits of the places that the seat's own roads join to one."""
    found = 0
    for road in range(state.road_count):
        if state.road_owner[road] == seat:
            if state.road_from[road] == place:
                found |= 1 << int(state.road_to[road])
            elif state.road_to[road] == place:
                found |= 1 << int(state.road_from[road])
    return found


@kernel
def usable_links(state: State, seat: int, place: int) -> int:
    """H-67. Bits of the places joined by a printed road or an own one; the church is left out."""
    found = 0
    for segment in range(SEGMENTS[place]):
        if KIND[place, segment] == ROAD and state.across[place, segment] != EMPTY:
            found |= 1 << int(state.across[place, segment])
    return (found | own_links(state, seat, place)) & ~(1 << Tile.CHURCH)


@kernel
def longest_road(state: State, seat: int) -> int:
    """H-67. Places on the longest simple path with at least one own road in it: every path that begins anywhere is walked."""
    if own_roads(state, seat) == 0:
        return 0
    longest = 0
    for begin in range(1, TILES):
        if state.placed[begin] == 1 and usable_links(state, seat, begin) != 0:
            longest = max(longest, longest_from(state, seat, begin))
    return longest


@kernel
def own_roads(state: State, seat: int) -> int:
    """Roads a player has built."""
    return ROADS - state.players[seat].roads_left


@kernel
def longest_from(state: State, seat: int, begin: int) -> int:
    """The longest such path from one place; path and work in the record serve as working space and are left empty."""
    longest = 0
    depth = 0
    visited = 1 << begin
    own = 0  # bit n: the step to place n of the path is an own road
    state.path[0] = begin
    state.work[0] = 0
    while depth >= 0:
        here = int(state.path[depth])
        open_steps = usable_links(state, seat, here) & ~visited & ~int(state.work[depth])
        if open_steps == 0:
            if own != 0:
                longest = max(longest, depth + 1)
            visited &= ~(1 << here)
            own &= ~(1 << depth)
            state.path[depth] = 0
            state.work[depth] = 0
            depth -= 1
            continue
        step = 0
        while not (open_steps >> step) & 1:
            step += 1
        state.work[depth] |= 1 << step
        depth += 1
        state.path[depth] = step
        state.work[depth] = 0
        visited |= 1 << step
        if (own_links(state, seat, here) >> step) & 1:
            own |= 1 << depth
    return longest


@kernel
def relying(state: State, road: int) -> int:
    """H-68. Places that lose the church when this road alone is gone; places that closed a loop are not there at all."""
    without = int(state.loops)
    there = reached(state, Tile.CHURCH, -1, -1, without)
    left = reached(state, Tile.CHURCH, state.road_from[road], state.road_to[road], without)
    lost = there & ~left
    count = 0
    for place in range(TILES):
        count += (lost >> place) & 1
    return count


@kernel
def road_points(state: State, seat: int) -> int:
    """H-66, H-68. One for each own road, two for the planner; in the preview edition what relies on them."""
    if state.preview == 0:
        each = 2 if state.milestone[Milestone.PLANNER] == seat else 1
        return each * own_roads(state, seat)
    total = 0
    for road in range(state.road_count):
        if state.road_owner[road] == seat:
            total += relying(state, road)
    if state.milestone[Milestone.PLANNER] == seat:
        total += own_roads(state, seat)
    return total


@kernel
def best_road(state: State, seat: int) -> int:
    """H-57. In the preview edition the farrier counts the best road once more."""
    most_places = 0
    for road in range(state.road_count):
        if state.road_owner[road] == seat:
            most_places = max(most_places, relying(state, road))
    return most_places


# All together


@kernel
def score(state: State, seat: int, work: Work) -> int:
    """Points by part, and their sum."""
    me, parts = state.players[seat], work.parts
    longest = longest_road(state, seat) if state.preview == 0 else best_road(state, seat)
    for what in range(AWARDS):
        parts[what] = me.points[what]
    parts[AWARDS] = awards(state, seat)
    parts[LANDMARKS] = landmarks(state, seat, longest)
    parts[BUILT_ROADS] = road_points(state, seat)
    parts[LONGEST_ROAD] = 2 * longest if state.preview == 0 else 0
    parts[SAVINGS] = me.gold // 3
    total = 0
    for part in range(PARTS):
        total += parts[part]
    return total


@kernel
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """H-70. Most points; among those with as many, most church orders, then most sale tiles."""
    return score(state, seat, work), state.players[seat].orders, state.players[seat].sales
