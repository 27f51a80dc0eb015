"""The town hall: blueprints and workers."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.hamlet.events import EventType, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import spend, why_not_gold, win_gold
from dorfplatz.games.hamlet.rules_turn import finish, send, why_not_act, why_not_at
from dorfplatz.games.hamlet.rules_village import first_of, without_first
from dorfplatz.games.hamlet.state import EMPTY, Phase, Player, State, Work
from dorfplatz.games.hamlet.tables import DONKEY_PRICE, DONKEYS, HAND, MIN_SEATS, MOST_VILLAGERS, ROW, TILES, VILLAGER_PRICE, Tile

# The visit


@kernel
def why_not_visit(state: State, me: Player) -> int:
    """H-32. A villager that comes, or one that is there."""
    return Reason.NONE if state.phase == Phase.HALL else why_not_act(state, me)


@kernel
def enter_hall(state: State, me: Player, events: Events) -> None:
    """H-32. The first thing done there is the visit."""
    if state.phase == Phase.TURN:
        send(state, me, Tile.TOWN_HALL, events)
        state.phase = Phase.HALL


@kernel
def leave_hall(state: State, me: Player) -> None:
    """H-32. Whoever can do nothing more goes."""
    possible = why_not_villager(state, me) == Reason.NONE or why_not_donkey(state, me, Tile.CHURCH) == Reason.NONE
    for slot in range(ROW):
        possible = possible or why_not_blueprint(state, me, slot) == Reason.NONE
    if not possible:
        finish(state)


# Blueprints


@kernel
def why_not_blueprint(state: State, me: Player, slot: int) -> int:
    """H-33, H-34. A tile of the row, a gold for each tile to its left, three in hand at most."""
    reason = why_not_draft(state, me)
    if reason != Reason.NONE:
        return reason
    if state.row[slot] == EMPTY:
        return Reason.ROW_EMPTY
    if me.hand[HAND - 1] != EMPTY:
        return Reason.HAND_FULL
    return why_not_gold(me, slot)


@kernel
def why_not_draft(state: State, me: Player) -> int:
    """H-32. One blueprint, before any worker is hired; in the preview edition also afterwards."""
    if state.phase == Phase.HALL and state.drafted == 1:
        return Reason.ALREADY_DRAFTED if state.preview == 1 else Reason.BLUEPRINT_COMES_FIRST
    return why_not_visit(state, me)


@kernel
def legal_blueprint(state: State, me: Player, work: Work, count: int) -> int:
    """Each tile of the row."""
    for slot in range(ROW):
        if why_not_blueprint(state, me, slot) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.BLUEPRINT, slot, 0, 0))
    return count


@kernel
def buy_blueprint(state: State, me: Player, slot: int, events: Events) -> None:
    """H-33. Lay gold on those to the left, take the tile and the gold on it, close up, draw."""
    enter_hall(state, me, events)
    tile = state.row[slot]
    if slot > 0:
        spend(state, me, slot, Source.ROW, Tile.TOWN_HALL, events)
    for left in range(slot):
        state.row_gold[left] += 1
    event = emit(events, EventType.BLUEPRINT, state.turn)
    event.tile = tile
    event.slot = slot
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
def fill_row(state: State, events: Events) -> None:
    """H-33, H-43. From the bag, as long as it has tiles."""
    for slot in range(ROW):
        if state.row[slot] == EMPTY and state.bag_left > 0:
            state.bag_left -= 1
            state.row[slot] = state.bag[state.bag_left]
            state.bag[state.bag_left] = EMPTY
            event = emit(events, EventType.TILE_DRAWN, EMPTY)
            event.tile = state.row[slot]
            event.slot = slot


# Villagers


@kernel
def why_not_villager(state: State, me: Player) -> int:
    """H-35. Four at most; five, seven, nine gold."""
    reason = why_not_visit(state, me)
    if reason != Reason.NONE:
        return reason
    if me.villagers == MOST_VILLAGERS:
        return Reason.ALL_VILLAGERS
    return why_not_gold(me, VILLAGER_PRICE[me.villagers])


@kernel
def legal_villager(state: State, me: Player, work: Work, count: int) -> int:
    """One, if at all."""
    if why_not_villager(state, me) == Reason.NONE:
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.VILLAGER, 0, 0, 0))
    return count


@kernel
def hire_villager(state: State, me: Player, events: Events) -> None:
    """H-35. To the church; ready on the next turn."""
    enter_hall(state, me, events)
    price = VILLAGER_PRICE[me.villagers]
    spend(state, me, price, Source.VILLAGER, Tile.TOWN_HALL, events)
    me.villager_at[me.villagers] = Tile.CHURCH
    me.tired[me.villagers] = 1
    me.villagers += 1
    event = emit(events, EventType.VILLAGER_HIRED, state.turn)
    event.amount = price
    close_draft(state)
    leave_hall(state, me)


@kernel
def close_draft(state: State) -> None:
    """H-32. After a worker no blueprint, but in the preview edition."""
    if state.preview == 0:
        state.drafted = 1


# Donkeys


@kernel
def donkey_price(state: State) -> int:
    """H-36. By edition and number of players."""
    return DONKEY_PRICE[state.preview, state.seats - MIN_SEATS]


@kernel
def donkeys_of(me: Player) -> int:
    """Donkeys in the village."""
    count = 0
    for place in range(TILES):
        count += me.donkeys[place]
    return count


@kernel
def why_not_donkey(state: State, me: Player, place: int) -> int:
    """H-36. Six at most, onto a place of the network."""
    reason = why_not_visit(state, me)
    if reason != Reason.NONE:
        return reason
    if donkeys_of(me) == DONKEYS:
        return Reason.ALL_DONKEYS
    reason = why_not_gold(me, donkey_price(state))
    return reason if reason != Reason.NONE else why_not_at(state, place)


@kernel
def legal_donkey(state: State, me: Player, work: Work, count: int) -> int:
    """If it can stand on the church, then on every place of the network."""
    if why_not_donkey(state, me, Tile.CHURCH) == Reason.NONE:
        left = int(state.network)
        while left != 0:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.DONKEY, first_of(left), 0, 0))
            left = without_first(left)
    return count


@kernel
def hire_donkey(state: State, me: Player, place: int, events: Events) -> None:
    """H-36. Onto any place of the network, ready at once."""
    enter_hall(state, me, events)
    price = donkey_price(state)
    spend(state, me, price, Source.DONKEY, Tile.TOWN_HALL, events)
    me.donkeys[place] += 1
    event = emit(events, EventType.DONKEY_HIRED, state.turn)
    event.amount = price
    event.place = place
    close_draft(state)
    leave_hall(state, me)
