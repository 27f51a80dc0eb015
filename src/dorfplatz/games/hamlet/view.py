"""What people see of Hamlet: the table, the prompt, the points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from dorfplatz.core.story import amounts, by_key
from dorfplatz.core.words import Message, won_by
from dorfplatz.games.hamlet import words
from dorfplatz.games.hamlet.lattice import KINDS
from dorfplatz.games.hamlet.logistics import chains, plan
from dorfplatz.games.hamlet.rules import WORK
from dorfplatz.games.hamlet.rules_turn import orders_left
from dorfplatz.games.hamlet.scoring import (
    AWARDS,
    BUILT_ROADS,
    LANDMARKS,
    LONGEST_ROAD,
    SAVINGS,
    church_awards,
    landmark_points,
)
from dorfplatz.games.hamlet.scoring_roads import note_roads, road_points
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Points
from dorfplatz.games.hamlet.story import REVEALS as REVEALS
from dorfplatz.games.hamlet.story import Total as Total
from dorfplatz.games.hamlet.story import effect as effect
from dorfplatz.games.hamlet.story import ends_turn as ends_turn
from dorfplatz.games.hamlet.story import flights as flights
from dorfplatz.games.hamlet.story import line as line
from dorfplatz.games.hamlet.tables import (
    BOX,
    DONKEY_PRICE,
    FIRST_PLACES,
    GOODS,
    GROUP,
    MAKES,
    MIN_SEATS,
    ORDERS,
    OUTLINES,
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
    Group,
    Role,
)

_HERD = ("ready", "moving", "done")
_KIND_LETTERS = {kind: letter for letter, kind in KINDS.items()}


# Writing moves


def labels(state: Any) -> dict[str, tuple[str, ...]]:
    """Blueprints are called by their names."""
    hand = state.players[int(state.turn)].hand.tolist()
    return {"card": _names(hand), "blueprint": _names(state.row.tolist())}


def _names(tiles: list[int]) -> tuple[str, ...]:
    return tuple(f"empty-{n}" if tile == EMPTY else TILE_KEYS[tile] for n, tile in enumerate(tiles, 1))


# The table


def table(state: Any) -> dict[str, Any]:
    """Everything that lies open."""
    phase = Phase(int(state.phase))
    seats = int(state.seats)
    return {
        "round": int(state.round_no),
        "startSeat": int(state.start_seat),
        "edition": "preview" if state.preview else "final",
        "phase": phase.name.lower(),
        "ending": int(orders_left(state)) == 0,
        "herd": _HERD[int(state.herd)],
        "task": _task(state, phase),
        "village": [_place(state, tile) for tile in range(TILES) if state.placed[tile]],
        "roads": [_road(state, road) for road in range(int(state.road_count))],
        "row": [
            None if tile == EMPTY else {"tile": tile, "gold": gold}
            for tile, gold in zip(state.row.tolist(), state.row_gold.tolist(), strict=True)
        ],
        "bag": int(state.bag_left),
        "piles": [bool(there) for there in state.pile_open.tolist()],
        "sales": {
            "open": [_or_none(sale) for sale in state.sale_row.tolist()],
            "left": sum(int(state.sale_playing[tier] - state.sale_drawn[tier]) for tier in range(TIERS)),
            "taken": [_or_none(seat) for seat in state.sale_owner.tolist()],
        },
        "orders": [_or_none(seat) for seat in state.order_by[: int(ORDERS[seats - MIN_SEATS])].tolist()],
        "milestones": [_or_none(seat) for seat in state.milestone.tolist()],
        "carry": {str(place): {str(to): last for to, last in found.items()} for place, found in chains(state).items()},
        "boards": [_board(state, seat) for seat in range(seats)],
    }


def _or_none(value: int) -> int | None:
    return None if value == EMPTY else value


def _task(state: Any, phase: Phase) -> dict[str, Any] | None:
    """What the phase is about."""
    if phase in (Phase.TURN, Phase.HALL, Phase.OVER):
        return None
    deed = Deed(int(state.deed))
    building = phase == Phase.SPOT or deed == Deed.BUILD
    hand = state.players[int(state.turn)].hand
    mask = int(state.any_mask) if state.need_any else 0
    paying = phase in (Phase.PAY, Phase.MORE)
    return {
        "deed": "build" if building else "mix" if phase == Phase.MIX else deed.name.lower(),
        "place": int(state.place),
        "tile": int(hand[int(state.what)]) if building else None,
        "what": None if building or phase == Phase.MIX else int(state.what),
        "spot": [int(state.their_segment), int(state.own_segment)] if building and paying else None,
        "need": state.need.tolist() if paying else [0] * RESOURCES,
        "needAny": int(state.need_any) if paying else 0,
        "kinds": [kind for kind in range(RESOURCES) if paying and (mask >> kind) & 1],
        "plan": [{"buy": step[0]} if len(step) == 1 else {"place": step[0], "slot": step[1]} for step in plan(state)],
    }


def _place(state: Any, tile: int) -> dict[str, Any]:
    links = int(state.linked[tile])
    return {
        "tile": tile,
        "at": state.at[tile].tolist(),
        "turned": int(state.turned[tile]),
        "joined": bool((int(state.network) >> tile) & 1),
        "links": [other for other in range(TILES) if (links >> other) & 1],
        "slots": [_token(state, tile, slot) for slot in range(int(SLOTS[tile]))],
        "flag": _or_none(int(state.flag[tile])),
    }


def _token(state: Any, tile: int, slot: int) -> dict[str, Any] | None:
    kind = int(state.slot_kind[tile, slot])
    if kind == EMPTY:
        return None
    return {"kind": kind, "owner": _or_none(int(state.slot_owner[tile, slot])), "fine": bool(state.slot_fine[tile, slot])}


def _road(state: Any, road: int) -> dict[str, int]:
    return {
        "from": int(state.road_from[road]),
        "to": int(state.road_to[road]),
        "segment": int(state.road_segment[road]),
        "owner": int(state.road_owner[road]),
    }


def _board(state: Any, seat: int) -> dict[str, Any]:
    me = state.players[seat]
    villagers = int(me.villagers)
    herd = zip(me.donkeys.tolist(), me.rested.tolist(), strict=True)
    return {
        "gold": int(me.gold),
        "track": int(me.points.sum()),
        "villagers": [{"place": int(me.villager_at[n]), "tired": bool(me.tired[n])} for n in range(villagers)],
        "donkeys": [{"place": place, "count": count, "rested": rested} for place, (count, rested) in enumerate(herd) if count],
        "hand": [tile for tile in me.hand.tolist() if tile != EMPTY],
        "tokens": me.tokens.tolist(),
        "roadsLeft": int(me.roads_left),
        "ordersFilled": int(me.orders),
        "salesMade": int(me.sales),
    }


def components() -> dict[str, Any]:
    """The box as the browser needs it."""
    return {
        "goods": list(GOODS),
        "tiles": [
            {
                "key": item.key,
                "group": Group(int(GROUP[tile])).name.lower(),
                "role": Role(int(ROLE[tile])).name.lower(),
                "directions": list(OUTLINES[tile].directions),
                "segments": "".join(_KIND_LETTERS[kind] for kind in OUTLINES[tile].kinds),
                "cost": TILE_COST[tile].tolist(),
                "reward": int(REWARD[tile]),
                "slots": int(SLOTS[tile]),
                "makes": _or_none(int(MAKES[tile])),
                "provenance": item.provenance,
            }
            for tile, item in enumerate(BOX.tiles)
        ],
        "layout": FIRST_PLACES.tolist(),
        "churches": [
            {
                "players": list(side.players),
                "parts": side.parts,
                "orders": [
                    {"gold": o.gold, "kinds": [GOODS.index(good) for good in o.any], "count": o.count, "points": o.points}
                    for o in side.orders
                ],
                "provenance": side.provenance,
            }
            for side in BOX.church
        ],
        "markets": [
            {"players": list(side.players), "raw": side.raw, "good": side.good, "provenance": side.provenance}
            for side in BOX.market
        ],
        "sales": [
            {
                "tier": sale.tier,
                "takes": [sale.takes.get(good, 0) for good in GOODS[:RESOURCES]],  # type: ignore[call-overload]
                "points": sale.points,
                "gold": sale.gold,
                "provenance": sale.provenance,
            }
            for sale in BOX.sales
        ],
        "villagers": VILLAGER_PRICE.tolist(),
        "donkeys": DONKEY_PRICE.tolist(),
        "roads": ROAD_COST.tolist(),
        "awards": {
            "chaplain": BOX.goals.chaplain,
            "sacristan": BOX.goals.sacristan,
            "merchant": BOX.goals.merchant,
            "landscaper": BOX.goals.landscaper,
        },
    }


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
        return words.message("prompt-spot", who=who, place=words.place(int(me.hand[int(state.what)])))
    if phase == Phase.PAY:
        if state.need_any:
            return words.message("prompt-fill", who=who, n=int(state.need_any), place=place)
        return words.message("prompt-pay", who=who, what=amounts(by_key(GOODS, state.need.tolist())), place=place)
    if phase == Phase.HALL:
        return words.message("prompt-hall", who=who)
    return words.message(f"prompt-{phase.name.lower()}", who=who, place=place)


# Points


def parts(state: Any, seat: int, numbers: list[int]) -> list[dict[str, Any]]:
    """Points by category, each with its items; the game is scored as if it ended now."""
    me = state.players[seat]
    found = []
    for what in Points:
        n, points = int(me.times[what]), numbers[what]
        name = what.name.lower()
        items = [_item(f"{name}-item", points, n=n)] if n else []
        found.append(_part(name, points, items))
    found.append(_part("awards", numbers[AWARDS], list(_awards(state, seat, numbers[AWARDS]))))
    found.append(_part("landmarks", numbers[LANDMARKS], list(_landmarks(state, seat))))
    roads = len([1 for road in range(int(state.road_count)) if state.road_owner[road] == seat])
    found.append(_part("roads", numbers[BUILT_ROADS], [_item("roads-item", numbers[BUILT_ROADS], n=roads)] if roads else []))
    length = numbers[LONGEST_ROAD]
    found.append(_part("longest", length, [_item("longest-item", length, n=length // 2)] if length else []))
    gold = numbers[SAVINGS]
    found.append(_part("savings", gold, [_item("savings-item", gold, n=int(me.gold))] if gold else []))
    return found


def _part(name: str, points: int, items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"label": words.message(f"score-{name}").to_dict(), "points": points, "items": items}


def _item(name: str, points: int, **args: Any) -> dict[str, Any]:
    return {"label": words.message(f"score-{name}", **args).to_dict(), "points": points}


def _awards(state: Any, seat: int, total: int) -> Iterable[dict[str, Any]]:
    church = int(church_awards(state, seat))
    if church:
        yield _item("award-church", church)
    if total > church:
        yield _item("award-others", total - church)


def _landmarks(state: Any, seat: int) -> Iterable[dict[str, Any]]:
    work = np.zeros(1, WORK)[0]
    note_roads(state, seat, work)
    *_, farrier = road_points(state, seat, work)
    for tile in range(TILES):
        if state.placed[tile] and state.flag[tile] == seat:
            yield _item("landmark", int(landmark_points(state, tile, farrier, work)), place=words.place(tile))


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    return won_by(totals, ranks)
