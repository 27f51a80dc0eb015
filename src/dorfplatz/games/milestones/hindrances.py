"""What keeps a player from doing anything at a building, in words, and what would help."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.words import Message
from dorfplatz.games.milestones import words
from dorfplatz.games.milestones.actions import ActionType
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_land import (
    why_not_deliver_to,
    why_not_house_in,
    why_not_market_on,
    why_not_road_from,
    why_not_road_over,
)
from dorfplatz.games.milestones.state import EMPTY
from dorfplatz.games.milestones.tables import COIN, COST, MILL, OFFICE, PATH, SIDES, TRADE, TRIANGLES, VERTICES, Deal

_SOLD_TOGETHER = 2


def hindrance(state: Any, me: Any, space: int, goods: list[int]) -> Message | None:
    """Why nothing could be done at a space with these goods; None if something could, or if nothing ever can be."""
    if space == TRADE:
        hired = state.hired and me.position == TRADE
        hires = not hired and _pays(goods, Deal.HIRE) and (state.display != EMPTY).any()
        sells = sum(goods) - goods[COIN] >= _SOLD_TOGETHER
        return None if hires or sells or _pays(goods, Deal.BUY) else words.message("nothing-trade")
    if space == MILL:
        if not _pays(goods, Deal.DELIVERY):
            return words.message("nothing-mill")
        return no_place(state, me, ActionType.DELIVER)
    if space == OFFICE:
        return _at_the_office(state, me, goods)
    return None


def _at_the_office(state: Any, me: Any, goods: list[int]) -> Message | None:
    """M-28. A build that is paid for lacks a place; the first such says so."""
    builds = (
        (ActionType.MARKET, Deal.MARKET, state.markets_left),
        (ActionType.HOUSE, Deal.HOUSE, state.houses_left),
        (ActionType.ROAD, Deal.ROAD, state.sections_left),
    )
    paid = [kind for kind, deal, left in builds if left and _pays(goods, deal)]
    found = [no_place(state, me, kind) for kind in paid]
    if None in found:
        return None
    return found[0] if found else words.message("nothing-office")


def _pays(goods: list[int], deal: Deal) -> bool:
    return all(have >= cost for have, cost in zip(goods, COST[deal].tolist(), strict=True))


def no_place(state: Any, me: Any, kind: int) -> Message | None:
    """Why there is no place at all for a kind of build or delivery, whoever pays; None if there is one."""
    match kind:
        case ActionType.ROAD if not _road_fits(state):
            return words.message("nothing-road")
        case ActionType.HOUSE if all(why_not_house_in(state, me, triangle) for triangle in range(TRIANGLES)):
            lots = (state.roads[SIDES].any(axis=1) & (state.houses == 0)).any()
            return words.message("nothing-house-bonus" if lots else "nothing-house")
        case ActionType.MARKET if all(why_not_market_on(state, vertex) for vertex in range(VERTICES)):
            return words.message("nothing-market")
        case ActionType.DELIVER if all(why_not_deliver_to(state, vertex) for vertex in range(VERTICES)):
            return words.message("nothing-deliver")
        case _:
            return None


def _road_fits(state: Any) -> bool:
    starts = {vertex for vertex in range(VERTICES) if why_not_road_from(state, vertex) == Reason.NONE}
    return any(
        start in starts and why_not_road_over(state, path) == Reason.NONE for path, start in enumerate(PATH[:, 0].tolist())
    )
