"""What people see of Hamlet: the table, the prompt, the points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import numpy as np

from dorfplatz.core.story import amounts, by_key
from dorfplatz.core.views import ScoreItem, ScorePart, given
from dorfplatz.core.words import Message, won_by
from dorfplatz.games.hamlet import shapes, words
from dorfplatz.games.hamlet.actions import ActionType
from dorfplatz.games.hamlet.lattice import KINDS
from dorfplatz.games.hamlet.logistics import apart, chains, makers, nearest_source, plan
from dorfplatz.games.hamlet.rules import WORK
from dorfplatz.games.hamlet.rules_hall import donkey_price
from dorfplatz.games.hamlet.rules_pay import needs, trades
from dorfplatz.games.hamlet.rules_turn import orders_left
from dorfplatz.games.hamlet.scoring import (
    AWARDS,
    BUILT_ROADS,
    LANDMARKS,
    LONGEST_ROAD,
    SAVINGS,
    church_awards,
    landmark_points,
    most_orders,
    note_flags,
)
from dorfplatz.games.hamlet.scoring_roads import note_roads, road_points
from dorfplatz.games.hamlet.shapes import (
    BuiltRoad,
    Church,
    Components,
    Donkeys,
    Order,
    Place,
    PlayerBoard,
    Purchase,
    RoadCosts,
    RowSlot,
    Sale,
    Sales,
    Standing,
    Table,
    Task,
    TileCard,
    Token,
    UseToken,
    Villager,
)
from dorfplatz.games.hamlet.state import EMPTY, Deed, Milestone, Phase, Points
from dorfplatz.games.hamlet.story import REVEALS as REVEALS
from dorfplatz.games.hamlet.story import Total as Total
from dorfplatz.games.hamlet.story import effect as effect
from dorfplatz.games.hamlet.story import flights as flights
from dorfplatz.games.hamlet.story import line as line
from dorfplatz.games.hamlet.tables import (
    BOX,
    FIRST_PLACES,
    GOODS,
    HAND,
    MAKES,
    MIN_SEATS,
    MOST_VILLAGERS,
    ORDER_MASK,
    ORDERS,
    OUTLINES,
    PRICE,
    RESOURCES,
    REWARD,
    ROAD_COST,
    ROLE,
    SLOTS,
    TIERS,
    TILE_COST,
    TILE_KEYS,
    TILES,
    VILLAGER_PRICE,
    SaleItem,
    Tile,
    TileItem,
)

_PHASES: tuple[shapes.Phase, ...] = get_args(shapes.Phase)
_GOALS: tuple[shapes.Goal, ...] = get_args(shapes.Goal)
_HERD: tuple[shapes.Herd, ...] = get_args(shapes.Herd)
_ROLES: tuple[shapes.Role, ...] = get_args(shapes.Role)
_DEEDS: dict[Deed, shapes.Deed] = {
    Deed.REFINE: "refine",
    Deed.SELL: "sell",
    Deed.ORDER: "order",
    Deed.BUILD: "build",
    Deed.ROAD: "road",
}
_KIND_LETTERS = {kind: letter for letter, kind in KINDS.items()}


# Writing moves


def labels(state: Any) -> dict[str, tuple[str, ...]]:
    """Blueprints are called by their names."""
    hand = state.players[int(state.turn)].hand.tolist()
    return {"card": _names(hand), "blueprint": _names(state.row.tolist())}


def _names(tiles: list[int]) -> tuple[str, ...]:
    return tuple(f"empty-{n}" if tile == EMPTY else TILE_KEYS[tile] for n, tile in enumerate(tiles, 1))


def subjects(state: Any, kind: int, values: tuple[int, ...]) -> list[Any]:
    """Deeds that are only begun, and how they are paid."""
    match kind:
        case ActionType.BUILD:
            tile = int(state.players[int(state.turn)].hand[values[0]])
            return [words.place(tile), words.place(values[1])]
        case ActionType.USE:
            return [words.good(int(state.slot_kind[values])), words.place(values[0])]
        case ActionType.BUY | ActionType.MIX:
            return [words.good(values[0])]
        case ActionType.PRODUCE | ActionType.REFINE | ActionType.ROAD:
            return [words.place(values[0])]
        case ActionType.SELL | ActionType.ORDER:
            return [values[0] + 1]
    return []


def explained(state: Any, kind: int, values: tuple[int, ...], why: Message) -> Message:
    """Of what can't be paid: where it was to be brought, and what would help."""
    if why.id in ("hamlet-why-cannot-pay", "hamlet-why-cannot-fill"):
        goal = _goal(kind, values)
        help = _help(state, goal, _wanted(state, kind, values, why))
    elif why.id == "hamlet-why-out-of-reach":
        goal = int(state.place)
        help = _help(state, goal, [int(state.slot_kind[values])], place=values[0])
    else:
        return why
    return words.message("why-explained", place=words.place(goal), why=why.to_dict(), help=help.to_dict())


def _goal(kind: int, values: tuple[int, ...]) -> int:
    """Where a move is paid."""
    if kind == ActionType.SELL:
        return int(Tile.MARKET)
    if kind == ActionType.ORDER:
        return int(Tile.CHURCH)
    return values[1] if kind == ActionType.BUILD else values[0]


def _wanted(state: Any, kind: int, values: tuple[int, ...], why: Message) -> list[int]:
    """The goods that are missing, or one of which is."""
    if kind != ActionType.ORDER:
        return [GOODS.index(good) for good in why.args["missing"]["amounts"]]
    mask = int(ORDER_MASK[int(state.seats) - MIN_SEATS, values[0]])
    return [good for good in range(RESOURCES) if (mask >> good) & 1]


def _help(state: Any, goal: int, goods: list[int], place: int | None = None) -> Message:
    """The nearest remedy: a donkey, a road, somebody who makes it."""
    if source := nearest_source(state, goal, goods, place):
        good, start, missing = source
        args = {"n": len(missing), "via": words.place(missing[0])}
        if place is not None:
            return words.message("help-way", **args)
        return words.message("help-donkey", good=words.good(good), start=words.place(start), **args)
    if unjoined := [tile for tile in apart(state, goal, goods) if place in (None, tile)]:
        return words.message("help-road", place=words.place(unjoined[0]))
    if can_make := makers(state, goods):
        return words.message("help-make", good=words.good(int(MAKES[can_make[0]])), place=words.place(can_make[0]))
    return words.message("help-none")


# The table


def table(state: Any) -> Table:
    """Everything that lies open."""
    phase = Phase(int(state.phase))
    seats = int(state.seats)
    return Table(
        round=int(state.round_no),
        start_seat=int(state.start_seat),
        edition="preview" if state.preview else "final",
        phase=_PHASES[phase],
        ending=int(orders_left(state)) == 0,
        herd=_HERD[int(state.herd)],
        task=_task(state, phase),
        village=[_place(state, tile) for tile in range(TILES) if state.placed[tile]],
        roads=[_road(state, road) for road in range(int(state.road_count))],
        row=[
            None if tile == EMPTY else RowSlot(tile, gold, price=slot)  # H-33
            for slot, (tile, gold) in enumerate(zip(state.row.tolist(), state.row_gold.tolist(), strict=True))
        ],
        bag=int(state.bag_left),
        piles=[bool(there) for there in state.pile_open.tolist()],
        sales=Sales(
            open=[_or_none(sale) for sale in state.sale_row.tolist()],
            left=sum(int(state.sale_playing[tier] - state.sale_drawn[tier]) for tier in range(TIERS)),
            taken=[_or_none(seat) for seat in state.sale_owner.tolist()],
        ),
        church=next(n for n, side in enumerate(BOX.church) if seats in side.players),
        orders=[_or_none(seat) for seat in state.order_by[: int(ORDERS[seats - MIN_SEATS])].tolist()],
        prices=PRICE[seats - MIN_SEATS].tolist(),
        donkey_price=int(donkey_price(state)),
        goals=[*_milestones(state), *_awards_now(state)],
        carry={str(place): {str(to): last for to, last in found.items()} for place, found in chains(state).items()},
        boards=[_board(state, seat) for seat in range(seats)],
    )


def _milestones(state: Any) -> Iterator[Standing]:
    for milestone, seat in zip(Milestone, state.milestone.tolist(), strict=True):
        yield Standing(_GOALS[milestone], [] if seat == EMPTY else [seat], counts=None, points=None)


def _awards_now(state: Any) -> Iterator[Standing]:
    """H-51, H-52. Those who tie for the most orders share both awards of the church, except in the preview edition."""
    players = state.players[: int(state.seats)]
    orders, sales = players["orders"].tolist(), players["sales"].tolist()
    work = np.zeros(1, WORK)[0]
    note_flags(state, work)
    flags = work.flag_counts[: len(players)].tolist()
    first = _having(orders, max(orders))
    second = first if len(first) > 1 and not state.preview else _having(orders, int(most_orders(state, max(orders))))
    yield Standing("chaplain", first, orders, BOX.goals.chaplain)
    yield Standing("sacristan", second, orders, BOX.goals.sacristan)
    yield Standing("merchant", _having(sales, max(sales)), sales, BOX.goals.merchant)
    yield Standing("landscaper", _having(flags, max(flags)), flags, BOX.goals.landscaper)


def _having(counts: list[int], count: int) -> list[int]:
    """The seats with that count, if it is one."""
    return [seat for seat, n in enumerate(counts) if n == count and n > 0]


def _or_none(value: int) -> int | None:
    return None if value == EMPTY else value


def _task(state: Any, phase: Phase) -> Task | None:
    """What the phase is about."""
    if phase in (Phase.TURN, Phase.HALL, Phase.OVER):
        return None
    deed = Deed(int(state.deed))
    building = phase == Phase.SPOT or deed == Deed.BUILD
    hand = state.players[int(state.turn)].hand
    mask = int(state.any_mask) if state.need_any else 0
    paying = phase in (Phase.PAY, Phase.MORE)
    return Task(
        deed="build" if building else "mix" if phase == Phase.MIX else _DEEDS[deed],
        place=int(state.place),
        tile=int(hand[int(state.what)]) if building else None,
        what=None if building or phase == Phase.MIX else int(state.what),
        spot=[int(state.their_segment), int(state.own_segment)] if building and paying else None,
        need=state.need.tolist() if paying else [0] * RESOURCES,
        need_any=int(state.need_any) if paying else 0,
        kinds=[kind for kind in range(RESOURCES) if paying and (mask >> kind) & 1],
        buyable=[kind for kind in range(RESOURCES) if paying and trades(state) and needs(state, kind)],
        plan=[Purchase(*step) if len(step) == 1 else UseToken(*step) for step in plan(state)],
    )


def _place(state: Any, tile: int) -> Place:
    links = int(state.linked[tile])
    return Place(
        tile=tile,
        at=state.at[tile].tolist(),
        turned=int(state.turned[tile]),
        joined=bool((int(state.network) >> tile) & 1),
        links=[other for other in range(TILES) if (links >> other) & 1],
        slots=[_token(state, tile, slot) for slot in range(int(SLOTS[tile]))],
        flag=_or_none(int(state.flag[tile])),
    )


def _token(state: Any, tile: int, slot: int) -> Token | None:
    kind = int(state.slot_kind[tile, slot])
    if kind == EMPTY:
        return None
    owner, fine = _or_none(int(state.slot_owner[tile, slot])), bool(state.slot_fine[tile, slot])
    return Token(kind, owner, fine, reward=0 if owner is None else 1 + fine)  # H-17, H-18


def _road(state: Any, road: int) -> BuiltRoad:
    return BuiltRoad(
        start=int(state.road_from[road]),
        end=int(state.road_to[road]),
        segment=int(state.road_segment[road]),
        owner=int(state.road_owner[road]),
    )


def _board(state: Any, seat: int) -> PlayerBoard:
    me = state.players[seat]
    herd = zip(me.donkeys.tolist(), me.rested.tolist(), strict=True)
    return PlayerBoard(
        gold=int(me.gold),
        track=int(me.points.sum()),
        villagers=[Villager(int(me.villager_at[n]), tired=bool(me.tired[n])) for n in range(int(me.villagers))],
        donkeys=[Donkeys(place, count, rested) for place, (count, rested) in enumerate(herd) if count],
        hand=[tile for tile in me.hand.tolist() if tile != EMPTY],
        tokens=me.tokens.tolist(),
        villager_price=None if me.villagers == MOST_VILLAGERS else int(VILLAGER_PRICE[me.villagers]),
        roads_left=int(me.roads_left),
        orders_filled=int(me.orders),
        sales_made=int(me.sales),
    )


def components() -> Components:
    """The box as the browser needs it."""
    return Components(
        goods=list(GOODS),
        tiles=[_card(tile, item) for tile, item in enumerate(BOX.tiles)],
        layout=FIRST_PLACES.tolist(),
        churches=[
            Church(
                players=list(side.players),
                parts=side.parts,
                orders=[Order(o.gold, [GOODS.index(good) for good in o.any], o.count, o.points) for o in side.orders],
                origin=side.origin,
            )
            for side in BOX.church
        ],
        sales=[Sale(sale.tier, _sale_row(sale), sale.points, sale.gold, sale.origin) for sale in BOX.sales],
        hand=HAND,
        roads=RoadCosts(*ROAD_COST.tolist()),
    )


def _card(tile: int, item: TileItem) -> TileCard:
    return TileCard(
        key=item.key,
        group=item.group,
        role=_ROLES[int(ROLE[tile])],
        directions=list(OUTLINES[tile].directions),
        segments="".join(_KIND_LETTERS[kind] for kind in OUTLINES[tile].kinds),
        cost=TILE_COST[tile].tolist(),
        reward=int(REWARD[tile]),
        slots=int(SLOTS[tile]),
        makes=_or_none(int(MAKES[tile])),
        origin=item.origin,
    )


def _sale_row(sale: SaleItem) -> list[int]:
    return [sale.takes.get(good, 0) for good in GOODS[:RESOURCES]]  # type: ignore[call-overload]


# The prompt


def prompt(state: Any) -> Message:
    """What is expected, and of whom."""
    phase = Phase(int(state.phase))
    seat = int(state.turn)
    who = {"seat": seat}
    me = state.players[seat]
    place = words.place(int(state.place))
    if phase == Phase.OVER:
        return words.message("prompt-over")
    if phase == Phase.TURN:
        ready = int(me.villagers) - int(me.tired[: int(me.villagers)].sum())
        return words.message("prompt-turn" if ready else "prompt-turn-end", who=who, n=ready)
    if phase == Phase.SPOT:
        return words.message("prompt-spot", who=who, place=words.place(int(me.hand[int(state.what)])), at=place)
    if phase == Phase.PAY:
        if state.need_any:
            return words.message("prompt-fill", who=who, place=place)
        return words.message("prompt-pay", who=who, what=amounts(by_key(GOODS, state.need.tolist())), place=place)
    if phase == Phase.HALL:
        return words.message("prompt-hall", who=who)
    return words.message(f"prompt-{phase.name.lower()}", who=who, place=place)


# Points


def parts(state: Any, seat: int, numbers: list[int]) -> list[ScorePart]:
    """Points by category, each with its items; the game is scored as if it ended now."""
    me = state.players[seat]
    found = given(words.message, Points, me.times, numbers)
    found.append(_part("awards", numbers[AWARDS], list(_awards(state, seat, numbers[AWARDS]))))
    found.append(_part("landmarks", numbers[LANDMARKS], list(_landmarks(state, seat))))
    roads = int(np.count_nonzero(state.road_owner[: state.road_count] == seat))
    found.append(_part("roads", numbers[BUILT_ROADS], [_item("roads-item", numbers[BUILT_ROADS], n=roads)] if roads else []))
    length = numbers[LONGEST_ROAD]
    found.append(_part("longest", length, [_item("longest-item", length, n=length // 2)] if length else []))
    gold = numbers[SAVINGS]
    found.append(_part("savings", gold, [_item("savings-item", gold, n=int(me.gold))] if gold else []))
    return found


def _part(name: str, points: int, items: list[ScoreItem]) -> ScorePart:
    return ScorePart(words.message(f"score-{name}"), points, items)


def _item(name: str, points: int, **args: Any) -> ScoreItem:
    return ScoreItem(words.message(f"score-{name}", **args), points)


def _awards(state: Any, seat: int, total: int) -> Iterable[ScoreItem]:
    church = int(church_awards(state, seat))
    if church:
        yield _item("award-church", church)
    if total > church:
        yield _item("award-others", total - church)


def _landmarks(state: Any, seat: int) -> Iterable[ScoreItem]:
    work = np.zeros(1, WORK)[0]
    note_roads(state, seat, work)
    *_, farrier = road_points(state, seat, work)
    for tile in np.flatnonzero((state.placed != 0) & (state.flag == seat)).tolist():
        yield _item("landmark", int(landmark_points(state, tile, farrier, work)), place=words.place(tile))


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    players = state.players[: len(totals)]
    return won_by(totals, ranks, {f"hamlet-tie-{counted}": players[counted].tolist() for counted in ("orders", "sales")})
