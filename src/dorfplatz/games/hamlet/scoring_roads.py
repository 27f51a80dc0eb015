"""The points of a player's roads, as if the game ended now.

What is counted here stands in the working space: `note_roads` copies it from the position, and `note_road` adds a road that is
not there yet, for those who want to know what it would bring.
"""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array
from dorfplatz.games.hamlet.rules_village import first_of, has_one_at_most, reached, without_first
from dorfplatz.games.hamlet.state import EMPTY, Milestone, State, Work
from dorfplatz.games.hamlet.tables import TILES, Tile

CHURCH_BIT = 1 << Tile.CHURCH


@kernel
def note_roads(state: State, seat: int, work: Work) -> None:
    """The village as one player sees it: all connections, the own roads, the planner."""
    for place in range(TILES):
        work.linked[place] = state.linked[place]
    work.network = state.network
    work.planner = 1 if state.milestone[Milestone.PLANNER] == seat else 0
    work.road_count = 0
    for road in range(state.road_count):
        if state.road_owner[road] == seat:
            work.road_from[work.road_count] = state.road_from[road]
            work.road_to[work.road_count] = state.road_to[road]
            work.road_count += 1


@kernel
def note_road(state: State, place: int, other: int, work: Work) -> None:
    """As if the player had built a road between the two."""
    work.linked[place] |= 1 << int(other)
    work.linked[other] |= 1 << int(place)
    work.network = reached(work.linked, Tile.CHURCH, EMPTY, EMPTY, 0)
    if state.milestone[Milestone.PLANNER] == EMPTY:
        work.planner = 1
    work.road_from[work.road_count] = place
    work.road_to[work.road_count] = other
    work.road_count += 1


@kernel
def road_points(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """H-57, H-66 to H-68. The points of the own roads and of the longest road, and what the farrier counts."""
    if state.preview == 1:
        relied_on, best = relying_on_roads(state, work)
        return relied_on + work.planner * work.road_count, 0, best
    longest = longest_road(state, seat, work)
    return (1 + work.planner) * work.road_count, 2 * longest, longest


# What relies on a road, in the preview edition


@kernel
def relying_on_roads(state: State, work: Work) -> tuple[int, int]:
    """H-57, H-68. The places that rely on the own roads, road by road, and the most that rely on one of them."""
    total = best = 0
    without = int(state.loops)
    joined = reached(work.linked, Tile.CHURCH, EMPTY, EMPTY, without)
    for road in range(work.road_count):
        place, other = work.road_from[road], work.road_to[road]
        if (joined >> int(place)) & (joined >> int(other)) & 1:
            count = relying(work.linked, place, other, without)
            total += count
            best = max(best, count)
    return total, best


@kernel
def relying(linked: Array, place: int, other: int, without: int) -> int:
    """H-68. Places that lose the church when the road between the two is gone; places that closed a loop are not there at all."""
    lost = reached(linked, other, place, other, without)
    if lost & CHURCH_BIT:
        lost = reached(linked, place, place, other, without)
    return 0 if lost & CHURCH_BIT else count_places(lost)


@kernel
def count_places(places: int) -> int:
    """How many places are in a set."""
    found = 0
    while places != 0:
        places = without_first(places)
        found += 1
    return found


# The longest road
#
# Branches are taken in from their ends: a place at which only one other place is left adds its longest arm to that one, and is
# gone. What is left then are places on circles; there every path is walked. An arm is counted in places, its own one included;
# an own arm has an own road in it.


@kernel
def longest_road(state: State, seat: int, work: Work) -> int:
    """H-67. Places on the longest simple path with at least one own road in it; the church is left out."""
    if work.road_count == 0:
        return 0
    note_ways(state, seat, work)
    longest, circles = take_in_branches(work)
    left = circles
    while left != 0:
        longest = max(longest, longest_from(first_of(left), circles, work))
        left = without_first(left)
    return longest


@kernel
def note_ways(state: State, seat: int, work: Work) -> None:
    """H-67. From each place to those that a printed road or an own one joins to it."""
    for place in range(TILES):
        work.ways[place] = int(work.linked[place]) & ~CHURCH_BIT
        work.own_ways[place] = 0
        work.arm[place] = 1
        work.own_arm[place] = 0
    work.ways[Tile.CHURCH] = 0
    for road in range(state.road_count):
        if state.road_owner[road] != seat:
            place, other = int(state.road_from[road]), int(state.road_to[road])
            work.ways[place] &= ~(1 << other)
            work.ways[other] &= ~(1 << place)
    for road in range(work.road_count):
        place, other = int(work.road_from[road]), int(work.road_to[road])
        work.own_ways[place] |= 1 << other
        work.own_ways[other] |= 1 << place


@kernel
def take_in_branches(work: Work) -> tuple[int, int]:
    """The longest road that does not go through circles, and the places on circles."""
    longest = left = ends = 0
    for place in range(TILES):
        if work.ways[place] != 0:
            left |= 1 << place
            if has_one_at_most(work.ways[place]):
                ends |= 1 << place
    while ends != 0:
        place = first_of(ends)
        ends = without_first(ends)
        left &= ~(1 << place)
        following = work.ways[place] & left
        if following != 0:
            other = first_of(following)
            longest = max(longest, take_in(place, other, work))
            if has_one_at_most(work.ways[other] & left):
                ends |= 1 << other
    return longest, left


@kernel
def take_in(place: int, other: int, work: Work) -> int:
    """A place at an end hands its arms on to the next one; gives the longest road that meets there, or 0."""
    own_road = (work.own_ways[place] >> other) & 1 == 1
    arm, own_arm = work.arm[place], work.arm[place] if own_road else work.own_arm[place]
    found = joined_arms(arm, own_arm, work.arm[other], work.own_arm[other])
    work.arm[other] = max(work.arm[other], arm + 1)
    if own_arm > 0:
        work.own_arm[other] = max(work.own_arm[other], own_arm + 1)
    return found


@kernel
def joined_arms(arm: int, own_arm: int, other_arm: int, other_own_arm: int) -> int:
    """The longest road of two arms that meet, if one of them has an own road in it, or 0."""
    found = own_arm + other_arm if own_arm > 0 else 0
    return max(found, arm + other_own_arm) if other_own_arm > 0 else found


@kernel
def longest_from(begin: int, circles: int, work: Work) -> int:
    """The longest road that enters the circles at a place: every path over them is walked."""
    longest = depth = own = tried = 0  # of `own`, bit n: the step to place n of the path is an own road
    visited = 1 << begin
    work.path[0] = begin
    while depth >= 0:
        here = int(work.path[depth])
        open_steps = work.ways[here] & circles & ~visited & ~tried
        if open_steps == 0:
            visited &= ~(1 << here)
            own &= ~(1 << depth)
            tried = (2 << here) - 1
            depth -= 1
            continue
        step = first_of(open_steps)
        depth += 1
        work.path[depth] = step
        visited |= 1 << step
        own |= ((work.own_ways[here] >> step) & 1) << depth
        tried = 0
        begin_own_arm = work.arm[begin] if own != 0 else work.own_arm[begin]
        found = joined_arms(work.arm[begin], begin_own_arm, work.arm[step], work.own_arm[step])
        longest = max(longest, found + depth - 1 if found > 0 else 0)
    return longest
