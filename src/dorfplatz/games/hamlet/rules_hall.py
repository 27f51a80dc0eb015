"""The town hall: blueprints and workers."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.events import Event, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import spend, why_not_gold, win_gold
from dorfplatz.games.hamlet.rules_work import rest, send
from dorfplatz.games.hamlet.state import EMPTY, Phase
from dorfplatz.games.hamlet.tables import DONKEY_PRICE, DONKEYS, HAND, MIN_SEATS, MOST_VILLAGERS, ROW, TILES, VILLAGER_PRICE, Tile

# The town hall


@kernel
def why_not_blueprint(state: Any, me: Any, slot: int) -> int:
    """H-33, H-34. A tile of the row, a gold for each tile to its left, three in hand at most."""
    if state.row[slot] == EMPTY:
        return Reason.ROW_EMPTY
    if me.hand[HAND - 1] != EMPTY:
        return Reason.HAND_FULL
    return why_not_gold(me, slot)


@kernel
def why_not_villager(state: Any, me: Any) -> int:
    """H-35. Four at most; five, seven, nine gold."""
    if me.villagers == MOST_VILLAGERS:
        return Reason.ALL_VILLAGERS
    return why_not_gold(me, VILLAGER_PRICE[me.villagers])


@kernel
def donkey_price(state: Any) -> int:
    """H-36. By edition and number of players."""
    return DONKEY_PRICE[state.preview, state.seats - MIN_SEATS]


@kernel
def why_not_donkey(state: Any, me: Any) -> int:
    """H-36. Six at most."""
    count = 0
    for place in range(TILES):
        count += me.donkeys[place]
    if count == DONKEYS:
        return Reason.ALL_DONKEYS
    return why_not_gold(me, donkey_price(state))


@kernel
def enter_hall(state: Any, me: Any, events: Any) -> None:
    """H-32. The first thing done there is the visit."""
    if state.phase == Phase.TURN:
        send(state, me, Tile.TOWN_HALL, events)
        state.phase = Phase.HALL


@kernel
def leave_hall(state: Any, me: Any) -> None:
    """H-32. Whoever can do nothing more goes."""
    drafts = False
    if state.preview == 1 and state.drafted == 0:
        for slot in range(ROW):
            drafts = drafts or why_not_blueprint(state, me, slot) == Reason.NONE
    if not drafts and why_not_villager(state, me) != Reason.NONE and why_not_donkey(state, me) != Reason.NONE:
        rest(state)


@kernel
def buy_blueprint(state: Any, me: Any, slot: int, events: Any) -> None:
    """H-33. Lay gold on those to the left, take the tile and the gold on it, close up, draw."""
    enter_hall(state, me, events)
    tile = state.row[slot]
    if slot > 0:
        spend(state, me, slot, Source.ROW, Tile.TOWN_HALL, events)
    for left in range(slot):
        state.row_gold[left] += 1
    emit(events, Event.BLUEPRINT, state.turn, tile, slot, 0)
    if state.row_gold[slot] > 0:
        win_gold(state, state.turn, state.row_gold[slot], Source.ROW, Tile.TOWN_HALL, events)
    for card in range(HAND):
        if me.hand[card] == EMPTY:
            me.hand[card] = tile
            break
    for right in range(slot, ROW - 1):
        state.row[right] = state.row[right + 1]
        state.row_gold[right] = state.row_gold[right + 1]
    state.row[ROW - 1] = EMPTY
    state.row_gold[ROW - 1] = 0
    fill_row(state, events)
    state.drafted = 1
    leave_hall(state, me)


@kernel
def fill_row(state: Any, events: Any) -> None:
    """H-33, H-43. From the bag, as long as it has tiles."""
    for slot in range(ROW):
        if state.row[slot] == EMPTY and state.bag_left > 0:
            state.bag_left -= 1
            state.row[slot] = state.bag[state.bag_left]
            state.bag[state.bag_left] = EMPTY
            emit(events, Event.TILE_DRAWN, EMPTY, state.row[slot], slot, 0)


@kernel
def hire_villager(state: Any, me: Any, events: Any) -> None:
    """H-35. To the church; ready on the next turn."""
    enter_hall(state, me, events)
    price = VILLAGER_PRICE[me.villagers]
    spend(state, me, price, Source.VILLAGER, Tile.TOWN_HALL, events)
    me.villager_at[me.villagers] = Tile.CHURCH
    me.tired[me.villagers] = 1
    me.villagers += 1
    emit(events, Event.VILLAGER_HIRED, state.turn, price, 0, 0)
    state.drafted = 1 if state.preview == 0 else state.drafted
    leave_hall(state, me)


@kernel
def hire_donkey(state: Any, me: Any, place: int, events: Any) -> None:
    """H-36. Onto any place of the network, ready at once."""
    enter_hall(state, me, events)
    price = donkey_price(state)
    spend(state, me, price, Source.DONKEY, Tile.TOWN_HALL, events)
    me.donkeys[place] += 1
    emit(events, Event.DONKEY_HIRED, state.turn, price, place, 0)
    state.drafted = 1 if state.preview == 0 else state.drafted
    leave_hall(state, me)
