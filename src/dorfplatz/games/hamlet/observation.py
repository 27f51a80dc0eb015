"""What a program sees of a position of Hamlet, from one seat's point of view.

Everything but the order of the bag and of the sale tiles is open, hands too. A place is known by its tile. The ground is left
out: what counts about it is who touches whom, where roads lead, and what can be brought where. So are the places of villagers,
since each can go anywhere, and what others would get for landmarks and roads at the end, which takes long to count.
"""

from __future__ import annotations

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.observation import Observation, Part, SeatPart, tell, tick
from dorfplatz.core.records import Array
from dorfplatz.games.hamlet.bits import count_bits, first_of, without_first
from dorfplatz.games.hamlet.rules_ground import contacts_of
from dorfplatz.games.hamlet.rules_hall import donkey_price, donkeys_of
from dorfplatz.games.hamlet.rules_pay import (
    FIELD,
    bill,
    next_to,
    note_donkeys,
    noted_reach,
    noted_supply,
    shortfall_of_any,
)
from dorfplatz.games.hamlet.rules_village import next_spot
from dorfplatz.games.hamlet.scoring import AWARDS, LANDMARK_TILES, SAVINGS, score
from dorfplatz.games.hamlet.state import EMPTY, Deed, Milestone, Phase, Player, Points, State, Work
from dorfplatz.games.hamlet.tables import (
    FLOUR,
    HAND,
    MAKES,
    MAX_SEATS,
    MIN_SEATS,
    MOST_ORDERS,
    MOST_SEGMENTS,
    MOST_SLOTS,
    MOST_VILLAGERS,
    ORDER_COUNT,
    ORDER_GOLD,
    ORDER_MASK,
    ORDER_POINTS,
    ORDERS,
    PRICE,
    RAWS,
    REFINED,
    RESOURCES,
    REWARD,
    ROLE,
    ROW,
    SALE_GOLD,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SLOTS,
    SALE_TAKES,
    SEGMENTS,
    SLOTS,
    TIERS,
    TILE_COST,
    TILE_PRICE,
    TILES,
    VILLAGER_PRICE,
    Role,
    Tile,
)

FIRST_BLUEPRINT = Tile.MARKET + 1
BLUEPRINTS = TILES - FIRST_BLUEPRINT
GOODS = len(REFINED)
SIDES = MAX_SEATS - MIN_SEATS + 1

PRODUCERS, BARNS, REFINERIES = (
    frozen([tile for tile in range(TILES) if ROLE[tile] == role]) for role in (Role.PRODUCER, Role.BARN, Role.REFINERY)
)


def _card(tile: int) -> list[int]:
    """A blueprint: its price, its reward, and what it is."""
    makes = [int(MAKES[tile] == FLOUR + good) for good in range(GOODS)]
    roles = [int(ROLE[tile] == role) for role in (Role.BARN, Role.LANDMARK)]
    return [*TILE_COST[tile].tolist(), int(REWARD[tile]), *makes, *roles]


CARD = frozen([_card(tile) for tile in range(TILES)])
SALE = frozen([[*takes, points, gold] for takes, points, gold in zip(SALE_TAKES.tolist(), SALE_POINTS, SALE_GOLD, strict=True)])
GOOD_SLOTS = int(SLOTS[REFINERIES].max())
OF_CARD, OF_SALE = CARD.shape[1], SALE.shape[1]
OWN_SEGMENTS = int(SEGMENTS[FIRST_BLUEPRINT:].max())
BROUGHT = RESOURCES + 1
TRACKS, MILESTONES, LANDMARKS = len(Points), len(Milestone), len(LANDMARK_TILES)

OBSERVATION = Observation(
    SeatPart("turn", (MAX_SEATS,), about="who decides"),
    SeatPart("first", (MAX_SEATS,), about="who began"),
    Part("players", (SIDES,), about="two, three, four"),
    Part("preview", about="1 in the preview edition"),
    Part("round", unit=20, about="the number of the round"),
    Part("prices", (4,), unit=5, about="gold for a raw material, a good, a donkey, the next villager"),
    # What has been begun
    Part("phase", (len(Phase),), about="what is asked: turn, spot, pay, more, mix, hall, over"),
    Part("deed", (len(Deed),), about="what is paid for: nothing, refine, sell, order, build, road"),
    Part("place", (TILES,), about="where it is done"),
    Part("card", (HAND,), about="the blueprint that is built, in the hand of who decides"),
    Part("sale", (SALE_SLOTS,), about="the sale tile"),
    Part("order", (MOST_ORDERS,), about="the order of the church"),
    Part("need", (RESOURCES,), unit=2, about="what is still to be paid, by kind"),
    Part("need_any", (RESOURCES,), unit=5, about="how many are still to be paid in any mix of the kinds where it stands"),
    Part("herd", (3,), about="before the herd moves, while it does, afterwards"),
    Part("drafted", about="1 if this visit to the town hall takes no further blueprint"),
    # The players
    SeatPart("gold", (MAX_SEATS,), unit=10, about="gold"),
    SeatPart("villagers", (MAX_SEATS,), unit=4, about="villagers"),
    SeatPart("ready", (MAX_SEATS,), unit=4, about="villagers that can still be used"),
    SeatPart("donkeys", (MAX_SEATS,), unit=6, about="donkeys"),
    SeatPart("tokens", (MAX_SEATS, GOODS), unit=2, about="goods that can still be made"),
    SeatPart("roads", (MAX_SEATS,), unit=5, about="roads that can still be built"),
    SeatPart("orders", (MAX_SEATS,), unit=5, about="orders filled"),
    SeatPart("sales", (MAX_SEATS,), unit=5, about="sale tiles taken"),
    SeatPart("milestones", (MAX_SEATS, MILESTONES), about="whose they are: miller, herder, mason, carpenter, planner"),
    SeatPart("points", (MAX_SEATS, TRACKS), unit=20, about="won so far: by buildings, barns, goods, sales, orders"),
    Part("final", (SAVINGS - AWARDS,), unit=10, about="your points as they stand for awards, landmarks, roads, the longest road"),
    Part("score", unit=100, about="all your points as they stand"),
    # Blueprints
    Part("bag", (BLUEPRINTS,), about="what is in the bag"),
    Part("piles", (GOODS,), about="1 once the pile of a good is in the bag"),
    Part("row", (ROW, OF_CARD), unit=2, about="the blueprints for sale: price, reward, the good it makes, a barn, a landmark"),
    Part("row_tile", (BLUEPRINTS,), unit=4, about="from 1: where a tile lies in the row"),
    Part("row_gold", (ROW - 1,), unit=2, about="gold on them; there is none on the last"),
    Part("row_lack", (ROW,), unit=3, about="what of the price can't be brought to the church"),
    Part("hand", (HAND, OF_CARD), unit=2, about="own blueprints, as those for sale"),
    Part("hand_tile", (BLUEPRINTS,), unit=3, about="from 1: where a tile is in the hand"),
    Part("hand_lack", (HAND,), unit=3, about="what of the price can't be brought to the church"),
    Part("their_hands", (BLUEPRINTS,), about="the others' blueprints"),
    # Sales and orders
    Part("sale_row", (SALE_SLOTS, OF_SALE), unit=2, about="open sale tiles: what they take by kind, points, gold"),
    Part("sale_lack", (SALE_SLOTS,), unit=2, about="what can't be brought to the market"),
    Part("sales_left", (TIERS,), unit=4, about="sale tiles to come, by tier"),
    Part("open_orders", (MOST_ORDERS,), unit=5, about="the points of the orders that are not yet filled"),
    Part(
        "order_lack", (MOST_ORDERS,), unit=5, about="what can't be brought to the church for them, and the gold that is missing"
    ),
    SeatPart("order_by", (MAX_SEATS, MOST_ORDERS), about="who has filled the orders"),
    # The village, by tile
    Part("joined", (TILES,), about="1 if a road leads to the church"),
    Part("touching", (TILES,), unit=4, about="how many places it touches; 0 if it is not in the village"),
    Part("linked", (TILES,), unit=4, about="how many of these a road leads to"),
    Part("own_donkeys", (TILES,), unit=2, about="own donkeys"),
    Part("can_move", (TILES,), unit=2, about="own donkeys that can still move this turn"),
    Part("their_donkeys", (TILES,), unit=2, about="the others' donkeys"),
    Part("brought", (TILES, BROUGHT), about="what you can bring to it, and whether from the market: 1 for each kind"),
    Part("at_church", (RESOURCES,), unit=3, about="how many of each kind you can bring to the church"),
    Part("at_market", (RESOURCES,), unit=3, about="the same for the market"),
    Part("producers", (len(PRODUCERS),), unit=3, about="what lies on quarry, woodcutter and farm"),
    Part("barns", (len(BARNS), RAWS), unit=3, about="stone, wood, grain in each barn"),
    SeatPart("goods", (MAX_SEATS, len(REFINERIES), 2), unit=2, about="by owner: simple and fine goods on each refinery"),
    SeatPart("flags", (MAX_SEATS, len(LANDMARK_TILES)), about="whose landmarks they are"),
    # Choosing a spot
    Part(
        "spots",
        (MOST_SEGMENTS, OWN_SEGMENTS),
        unit=4,
        about="where the new tile fits: how many segments of others it meets there",
    ),
)

(
    AT_TURN,
    AT_FIRST,
    AT_PLAYERS,
    AT_PREVIEW,
    AT_ROUND,
    AT_PRICES,
    AT_PHASE,
    AT_DEED,
    AT_PLACE,
    AT_CARD,
    AT_SALE,
    AT_ORDER,
    AT_NEED,
    AT_NEED_ANY,
    AT_HERD,
    AT_DRAFTED,
    AT_GOLD,
    AT_VILLAGERS,
    AT_READY,
    AT_DONKEYS,
    AT_TOKENS,
    AT_ROADS,
    AT_ORDERS,
    AT_SALES,
    AT_MILESTONES,
    AT_POINTS,
    AT_FINAL,
    AT_SCORE,
    AT_BAG,
    AT_PILES,
    AT_ROW,
    AT_ROW_TILE,
    AT_ROW_GOLD,
    AT_ROW_LACK,
    AT_HAND,
    AT_HAND_TILE,
    AT_HAND_LACK,
    AT_THEIR_HANDS,
    AT_SALE_ROW,
    AT_SALE_LACK,
    AT_SALES_LEFT,
    AT_OPEN_ORDERS,
    AT_ORDER_LACK,
    AT_ORDER_BY,
    AT_JOINED,
    AT_TOUCHING,
    AT_LINKED,
    AT_OWN_DONKEYS,
    AT_CAN_MOVE,
    AT_THEIR_DONKEYS,
    AT_BROUGHT,
    AT_AT_CHURCH,
    AT_AT_MARKET,
    AT_PRODUCERS,
    AT_BARNS,
    AT_GOODS,
    AT_FLAGS,
    AT_SPOTS,
) = OBSERVATION.offsets


@kernel
def observe(state: State, seat: int, out: Array, work: Work) -> None:
    """What the seat sees, into a row of zeros."""
    me = state.players[seat]
    see_game(state, me, out)
    see_deed(state, out)
    for step in range(state.seats):
        see_player(state, seat, step, out)
    see_owners(state, seat, out)
    see_score(state, seat, out, work)
    note_donkeys(state, seat, work)
    see_village(state, seat, out)
    see_stores(state, seat, out, work)
    see_blueprints(state, seat, out, work)
    see_market(state, out, work)
    see_church(state, me, out, work)
    see_places(state, out, work)
    if state.phase == Phase.SPOT:
        see_spots(state, out)


@kernel
def seat_after(state: State, seat: int, step: int) -> int:
    """The seat so many places further."""
    return seat + step if seat + step < state.seats else seat + step - state.seats


@kernel
def steps_to(state: State, seat: int, other: int) -> int:
    """How many places further the other seat is."""
    return int(other - seat if other >= seat else other - seat + state.seats)


@inlined
def see_game(state: State, me: Player, out: Array) -> None:
    """Edition, players, round, prices."""
    side = state.seats - MIN_SEATS
    tick(out, AT_PLAYERS, int(side))
    out[AT_PREVIEW] = state.preview
    tell(out, AT_ROUND, state.round_no)
    out[AT_PRICES] = PRICE[side, 0]
    out[AT_PRICES + 1] = PRICE[side, RAWS]
    out[AT_PRICES + 2] = donkey_price(state)
    out[AT_PRICES + 3] = VILLAGER_PRICE[me.villagers] if me.villagers < MOST_VILLAGERS else 0


@inlined
def see_deed(state: State, out: Array) -> None:
    """What is asked, and what has been begun; what is left of an earlier deed is nobody's concern."""
    tick(out, AT_PHASE, int(state.phase))
    tick(out, AT_DEED, int(state.deed))
    tick(out, AT_HERD, int(state.herd))
    out[AT_DRAFTED] = state.drafted
    paying = state.phase == Phase.PAY or state.phase == Phase.MORE
    if paying or state.phase == Phase.SPOT or state.phase == Phase.MIX:
        tick(out, AT_PLACE, int(state.place))
    if state.phase == Phase.SPOT or (paying and state.deed == Deed.BUILD):
        tick(out, AT_CARD, int(state.what))
    if paying:
        if state.deed == Deed.SELL:
            tick(out, AT_SALE, int(state.what))
        elif state.deed == Deed.ORDER:
            tick(out, AT_ORDER, int(state.what))
        for kind in range(RESOURCES):
            out[AT_NEED + kind] = state.need[kind]
            out[AT_NEED_ANY + kind] = state.need_any * ((int(state.any_mask) >> kind) & 1)


@kernel
def see_player(state: State, seat: int, step: int, out: Array) -> None:
    """A player, so many places further."""
    other = seat_after(state, seat, step)
    player = state.players[other]
    out[AT_TURN + step] = state.turn == other
    out[AT_FIRST + step] = state.start_seat == other
    tell(out, AT_GOLD + step, player.gold)
    out[AT_VILLAGERS + step] = player.villagers
    ready = int(player.villagers)
    for villager in range(MOST_VILLAGERS):
        ready -= player.tired[villager]
    out[AT_READY + step] = ready
    out[AT_DONKEYS + step] = donkeys_of(player)
    for good in range(GOODS):
        out[AT_TOKENS + GOODS * step + good] = player.tokens[good]
    out[AT_ROADS + step] = player.roads_left
    out[AT_ORDERS + step] = player.orders
    out[AT_SALES + step] = player.sales
    for what in range(TRACKS):
        tell(out, AT_POINTS + TRACKS * step + what, player.points[what])


@kernel
def see_owners(state: State, seat: int, out: Array) -> None:
    """Whose orders, milestones and landmarks they are."""
    for order in range(MOST_ORDERS):
        see_owner(state, seat, state.order_by[order], AT_ORDER_BY + order, MOST_ORDERS, out)
    for milestone in range(MILESTONES):
        see_owner(state, seat, state.milestone[milestone], AT_MILESTONES + milestone, MILESTONES, out)
    for landmark in range(LANDMARKS):
        see_owner(state, seat, state.flag[LANDMARK_TILES[landmark]], AT_FLAGS + landmark, LANDMARKS, out)


@inlined
def see_owner(state: State, seat: int, owner: int, at: int, size: int, out: Array) -> None:
    """In a part with a row of that size for each seat: 1 in the owner's row. If there is none, some 0 stays a 0."""
    out[at + size * steps_to(state, seat, owner)] = owner != EMPTY


@kernel
def see_score(state: State, seat: int, out: Array, work: Work) -> None:
    """The points as they stand, with those of the end of the game."""
    tell(out, AT_SCORE, score(state, seat, work))
    for part in range(AWARDS, SAVINGS):
        tell(out, AT_FINAL + part - AWARDS, work.parts[part])


@kernel
def see_village(state: State, seat: int, out: Array) -> None:
    """Neighbours, roads and donkeys, place by place."""
    me = state.players[seat]
    all_move = state.turn == seat and state.herd == 0
    some_move = state.turn == seat and state.herd == 1
    for place in range(TILES):
        out[AT_JOINED + place] = (int(state.network) >> place) & 1
        out[AT_TOUCHING + place] = count_bits(int(state.touching[place]))
        out[AT_LINKED + place] = count_bits(int(state.linked[place]))
        out[AT_OWN_DONKEYS + place] = me.donkeys[place]
        out[AT_CAN_MOVE + place] = me.donkeys[place] if all_move else me.rested[place] if some_move else 0
    for step in range(1, state.seats):
        other = state.players[seat_after(state, seat, step)]
        for place in range(TILES):
            out[AT_THEIR_DONKEYS + place] += other.donkeys[place]


@kernel
def see_stores(state: State, seat: int, out: Array, work: Work) -> None:
    """What lies where, and for each kind the places that have it."""
    for kind in range(RESOURCES):
        work.having[kind] = 0
    for store in range(len(PRODUCERS)):
        place = PRODUCERS[store]
        for slot in range(MOST_SLOTS):
            kind = int(state.slot_kind[place, slot])
            if kind != EMPTY:
                work.having[kind] |= 1 << int(place)
                out[AT_PRODUCERS + store] += 1
    for store in range(len(BARNS)):
        place = BARNS[store]
        for slot in range(MOST_SLOTS):
            kind = int(state.slot_kind[place, slot])
            if kind != EMPTY:
                work.having[kind] |= 1 << int(place)
                out[AT_BARNS + RAWS * store + kind] += 1
    for store in range(len(REFINERIES)):
        place = REFINERIES[store]
        for slot in range(GOOD_SLOTS):
            kind = int(state.slot_kind[place, slot])
            if kind != EMPTY:
                work.having[kind] |= 1 << int(place)
                step = steps_to(state, seat, state.slot_owner[place, slot])
                out[AT_GOODS + 2 * (len(REFINERIES) * step + store) + int(state.slot_fine[place, slot])] += 1


@kernel
def see_places(state: State, out: Array, work: Work) -> None:
    """What can be brought to each place of the network."""
    left = int(state.network)
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        reach = 1 << int(place) | next_to(state, place)
        stations = int(state.linked[place]) & work.donkeys
        while stations != 0:
            reach |= noted_reach(state, first_of(stations), work)
            stations = without_first(stations)
        for kind in range(RESOURCES):
            out[AT_BROUGHT + BROUGHT * place + kind] = reach & work.having[kind] != 0
        out[AT_BROUGHT + BROUGHT * place + RESOURCES] = (reach >> Tile.MARKET) & 1


@kernel
def see_supply(supply: int, at: int, out: Array) -> None:
    """How many there are of each kind."""
    for kind in range(RESOURCES):
        stock = supply >> FIELD[kind]
        own = 15 if kind >= RAWS else 0
        out[at + kind] = (stock & 15) + ((stock >> 4) & own) + ((stock >> 8) & own)


@kernel
def see_blueprints(state: State, seat: int, out: Array, work: Work) -> None:
    """Those for sale, in the hands and in the bag."""
    me = state.players[seat]
    supply = noted_supply(state, Tile.CHURCH, work)
    for slot in range(ROW):
        tile = int(state.row[slot])
        if tile != EMPTY:
            out[AT_ROW_TILE + tile - FIRST_BLUEPRINT] = 1 + slot
            see_card(state, supply, tile, AT_ROW + OF_CARD * slot, AT_ROW_LACK + slot, out)
    for slot in range(ROW - 1):
        out[AT_ROW_GOLD + slot] = state.row_gold[slot]
    for card in range(HAND):
        tile = int(me.hand[card])
        if tile != EMPTY:
            out[AT_HAND_TILE + tile - FIRST_BLUEPRINT] = 1 + card
            see_card(state, supply, tile, AT_HAND + OF_CARD * card, AT_HAND_LACK + card, out)
    for step in range(1, state.seats):
        other = state.players[seat_after(state, seat, step)]
        for card in range(HAND):
            tick(out, AT_THEIR_HANDS - FIRST_BLUEPRINT, int(other.hand[card]))
    for index in range(state.bag_left):
        out[AT_BAG - FIRST_BLUEPRINT + int(state.bag[index])] = 1
    for good in range(GOODS):
        out[AT_PILES + good] = state.pile_open[good]


@kernel
def see_card(state: State, supply: int, tile: int, at: int, at_lack: int, out: Array) -> None:
    """A blueprint, and how much of its price is missing."""
    for number in range(OF_CARD):
        out[at + number] = CARD[tile, number]
    missing, _, _ = bill(state.seats - MIN_SEATS, supply, TILE_PRICE[tile])
    out[at_lack] = missing


@kernel
def see_market(state: State, out: Array, work: Work) -> None:
    """Sale tiles, and what can be brought for them."""
    supply = noted_supply(state, Tile.MARKET, work)
    see_supply(supply, AT_AT_MARKET, out)
    for slot in range(SALE_SLOTS):
        sale = state.sale_row[slot]
        if sale != EMPTY:
            for number in range(OF_SALE):
                out[AT_SALE_ROW + OF_SALE * slot + number] = SALE[sale, number]
            missing, _, _ = bill(state.seats - MIN_SEATS, supply, SALE_PRICE[sale])
            out[AT_SALE_LACK + slot] = missing
    for tier in range(TIERS):
        out[AT_SALES_LEFT + tier] = state.sale_playing[tier] - state.sale_drawn[tier]


@kernel
def see_church(state: State, me: Player, out: Array, work: Work) -> None:
    """Open orders, and what can be brought for them."""
    side = state.seats - MIN_SEATS
    supply = noted_supply(state, Tile.CHURCH, work)
    see_supply(supply, AT_AT_CHURCH, out)
    for order in range(ORDERS[side]):
        if state.order_by[order] == EMPTY:
            out[AT_OPEN_ORDERS + order] = ORDER_POINTS[side, order]
            missing, _ = shortfall_of_any(supply, ORDER_MASK[side, order], ORDER_COUNT[side, order])
            out[AT_ORDER_LACK + order] = missing + max(ORDER_GOLD[side, order] - me.gold, 0)


@kernel
def see_spots(state: State, out: Array) -> None:
    """Where the new tile fits, and how many segments it meets there."""
    place, tile = state.place, state.players[state.turn].hand[state.what]
    theirs, own, sixths, origin = next_spot(state, place, tile, 0, 0)
    while theirs != EMPTY:
        roads, greens = contacts_of(state, tile, sixths, origin)
        out[AT_SPOTS + OWN_SEGMENTS * theirs + own] = roads + greens
        theirs, own, sixths, origin = next_spot(state, place, tile, theirs, own + 1)
