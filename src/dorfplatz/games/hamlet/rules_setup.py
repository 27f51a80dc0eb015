"""Set-up: the first village, the bag, the row, the sale tiles."""

from __future__ import annotations

from dorfplatz.core.events import Events
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import below, shuffle
from dorfplatz.games.hamlet.rules_hall import fill_row
from dorfplatz.games.hamlet.rules_orders import fill_sales
from dorfplatz.games.hamlet.rules_village import lay
from dorfplatz.games.hamlet.rules_work import put
from dorfplatz.games.hamlet.state import EMPTY, Phase, State
from dorfplatz.games.hamlet.tables import (
    FIRST_PLACES,
    GROUP,
    HAND,
    MAKES,
    MAX_SEATS,
    MIN_SEATS,
    MOST_ORDERS,
    MOST_SEGMENTS,
    MOST_SLOTS,
    REFINED,
    REMOVED,
    ROADS,
    ROW,
    SALE_SLOTS,
    SALES,
    START_GOLD,
    TIER_START,
    TIERS,
    TILES,
    TOKENS,
    Group,
    Tile,
)


@kernel
def set_up(state: State, players: int, preview: int, events: Events) -> None:
    """H-02 to H-09."""
    state.seats = players
    state.preview = preview
    state.round_no = 1
    state.phase = Phase.TURN
    state.start_seat = below(state.rng, players)
    state.turn = state.start_seat
    empty_table(state)
    state.left = state.right = FIRST_PLACES[Tile.CHURCH, 0]
    state.low = state.high = FIRST_PLACES[Tile.CHURCH, 1]
    for tile in range(Tile.CHURCH, Tile.MARKET + 1):
        lay(state, tile, 0, FIRST_PLACES[tile, 0], FIRST_PLACES[tile, 1])
    for place in range(Tile.QUARRY, Tile.FARM + 1):
        for slot in range(2):
            put(state, place, slot, MAKES[place], EMPTY, 0)
    fill_bag(state)
    fill_row(state, events)
    stack_sales(state, players, preview)
    fill_sales(state, events)
    for seat in range(players):
        set_up_player(state, seat, players)


@kernel
def empty_table(state: State) -> None:
    """Nothing anywhere."""
    for tile in range(TILES):
        state.flag[tile] = EMPTY
        state.bag[tile] = EMPTY
        for segment in range(MOST_SEGMENTS):
            state.across[tile, segment] = EMPTY
            state.meets[tile, segment] = EMPTY
        for slot in range(MOST_SLOTS):
            put(state, tile, slot, EMPTY, EMPTY, 0)
    for slot in range(ROW):
        state.row[slot] = EMPTY
    for slot in range(SALE_SLOTS):
        state.sale_row[slot] = EMPTY
    for sale in range(SALES):
        state.sale_owner[sale] = EMPTY
    for order in range(MOST_ORDERS):
        state.order_by[order] = EMPTY
    for milestone in range(len(state.milestone)):
        state.milestone[milestone] = EMPTY
    for seat in range(MAX_SEATS):
        for card in range(HAND):
            state.players[seat].hand[card] = EMPTY


@kernel
def fill_bag(state: State) -> None:
    """H-05. Ten tiles; the piles wait."""
    for tile in range(TILES):
        if GROUP[tile] == Group.BAG:
            state.bag[state.bag_left] = tile
            state.bag_left += 1
    shuffle(state.rng, state.bag, state.bag_left)


@kernel
def stack_sales(state: State, players: int, preview: int) -> None:
    """H-08. Tier by tier; some stay in the box unseen."""
    for sale in range(SALES):
        state.sale_deck[sale] = sale
    for tier in range(TIERS):
        count = TIER_START[tier + 1] - TIER_START[tier]
        shuffle(state.rng, state.sale_deck[int(TIER_START[tier]) : int(TIER_START[tier + 1])], count)
        state.sale_playing[tier] = count
        if tier > 0:
            state.sale_playing[tier] -= REMOVED[preview, players - MIN_SEATS, tier - 1]


@kernel
def set_up_player(state: State, seat: int, players: int) -> None:
    """H-07, H-09. Those who come last have a gold more."""
    me = state.players[seat]
    late = (seat - state.start_seat + players) % players
    me.gold = START_GOLD
    if late == players - 1 or (players == MAX_SEATS and late == players - 2):
        me.gold += 1
    me.villagers = 1
    me.villager_at[0] = Tile.CHURCH
    me.donkeys[Tile.CHURCH] = 1
    me.roads_left = ROADS
    for good in range(len(REFINED)):
        me.tokens[good] = TOKENS
