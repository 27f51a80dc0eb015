"""Points and the outcome, as if the game ended now."""

from __future__ import annotations

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array
from dorfplatz.games.hamlet.rules_hall import donkeys_of
from dorfplatz.games.hamlet.scoring_roads import note_roads, road_points
from dorfplatz.games.hamlet.state import EMPTY, Points, State, Work
from dorfplatz.games.hamlet.tables import (
    CHAPLAIN,
    FOREST,
    KIND,
    LANDSCAPER,
    MERCHANT,
    MOST_ORDERS,
    MOUNTAIN,
    ROAD,
    ROLE,
    SACRISTAN,
    SEGMENTS,
    TILES,
    Role,
    Tile,
)

AWARDS = len(Points)
LANDMARKS = AWARDS + 1
BUILT_ROADS = AWARDS + 2
LONGEST_ROAD = AWARDS + 3
SAVINGS = AWARDS + 4
PARTS = AWARDS + 5
LANDMARK_TILES = frozen([tile for tile in range(TILES) if ROLE[tile] == Role.LANDMARK])

# Awards


@kernel
def most_orders(state: State, below: int) -> int:
    """The most church orders of a player, under a limit, or 0."""
    highest = 0
    for seat in range(state.seats):
        count = state.players[seat].orders
        if highest < count < below:
            highest = count
    return highest


@kernel
def having_orders(state: State, count: int) -> int:
    """How many players have filled exactly so many."""
    found = 0
    for seat in range(state.seats):
        if state.players[seat].orders == count:
            found += 1
    return found


@kernel
def church_awards(state: State, seat: int) -> int:
    """H-51, H-52. The most church orders, and the second most."""
    mine = state.players[seat].orders
    if mine == 0:
        return 0
    first = most_orders(state, MOST_ORDERS + 1)
    leaders = having_orders(state, first)
    if mine == first:
        both = CHAPLAIN + SACRISTAN if leaders > 1 and state.preview == 0 else CHAPLAIN
        return both // leaders
    second = most_orders(state, first)
    if mine == second and (leaders == 1 or state.preview == 1):
        return SACRISTAN // having_orders(state, second)
    return 0


@kernel
def merchant(state: State, seat: int) -> int:
    """H-51, H-52. The most sale tiles."""
    mine = state.players[seat].sales
    leaders = 0
    for other in range(state.seats):
        if state.players[other].sales > mine:
            return 0
        leaders += 1 if state.players[other].sales == mine else 0
    return MERCHANT // leaders if mine > 0 else 0


@kernel
def note_flags(state: State, work: Work) -> None:
    """H-51. The landmarks of each player, joined or not."""
    for seat in range(state.seats):
        work.flag_counts[seat] = 0
    for index in range(len(LANDMARK_TILES)):
        owner = state.flag[LANDMARK_TILES[index]]
        if owner != EMPTY:
            work.flag_counts[owner] += 1


@kernel
def landscaper(state: State, seat: int, work: Work) -> int:
    """H-51, H-52. The most landmarks."""
    note_flags(state, work)
    mine = work.flag_counts[seat]
    leaders = 0
    for other in range(state.seats):
        if work.flag_counts[other] > mine:
            return 0
        leaders += 1 if work.flag_counts[other] == mine else 0
    return LANDSCAPER // leaders if mine > 0 else 0


@kernel
def awards(state: State, seat: int, work: Work) -> int:
    """H-51, H-52. Those of the church, the market and the landmarks."""
    return church_awards(state, seat) + merchant(state, seat) + landscaper(state, seat, work)


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
def way_to_church(linked: Array, place: int) -> int:
    """H-54. Places on the shortest way to the church, both included."""
    found = 1 << place
    count = 1
    while not (found >> Tile.CHURCH) & 1:
        following = found
        for other in range(TILES):
            if (found >> other) & 1:
                following |= int(linked[other])
        if following == found:
            return 0
        found = following
        count += 1
    return count


@kernel
def landmark_points(state: State, place: int, farrier: int, work: Work) -> int:
    """H-53 to H-65. What a landmark is worth to its owner, whose roads have been noted; the farrier counts what is given."""
    me = state.players[state.flag[place]]
    if place in (Tile.SMALL_MOUNTAIN_RANGE, Tile.LARGE_MOUNTAIN_RANGE):
        return matching(state, place, MOUNTAIN) * (2 if place == Tile.LARGE_MOUNTAIN_RANGE else 1)
    if place in (Tile.SMALL_WOODLAND, Tile.LARGE_WOODLAND):
        return matching(state, place, FOREST) * (2 if place == Tile.LARGE_WOODLAND else 1)
    if not (work.network >> place) & 1:
        return 0
    if place in (Tile.OUTPOST_1, Tile.OUTPOST_2):
        return way_to_church(work.linked, place)
    if place == Tile.SQUARE:
        return 3 * matching(state, place, ROAD)
    if place == Tile.TRADEPORT:
        return me.sales
    if place == Tile.FARRIER:
        return farrier
    if place == Tile.WAREHOUSE:
        return work.road_count
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
def landmarks(state: State, seat: int, farrier: int, work: Work) -> int:
    """All landmarks of a player whose roads have been noted."""
    total = 0
    for index in range(len(LANDMARK_TILES)):
        place = LANDMARK_TILES[index]
        if state.flag[place] == seat:
            total += landmark_points(state, place, farrier, work)
    return total


# All together


@kernel
def score(state: State, seat: int, work: Work) -> int:
    """Points by part, and their sum."""
    me, parts = state.players[seat], work.parts
    note_roads(state, seat, work)
    roads, longest, farrier = road_points(state, seat, work)
    for what in range(AWARDS):
        parts[what] = me.points[what]
    parts[AWARDS] = awards(state, seat, work)
    parts[LANDMARKS] = landmarks(state, seat, farrier, work)
    parts[BUILT_ROADS] = roads
    parts[LONGEST_ROAD] = longest
    parts[SAVINGS] = me.gold // 3
    total = 0
    for part in range(PARTS):
        total += parts[part]
    return total


@kernel
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """H-70. Most points; among those with as many, most church orders, then most sale tiles."""
    return score(state, seat, work), state.players[seat].orders, state.players[seat].sales
