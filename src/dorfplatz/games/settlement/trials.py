"""What buildings, exchanges and actions take and bring, found by doing them: the rules stay the only place that says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args

import numpy as np

from dorfplatz.games.settlement.actions import ACTIONS
from dorfplatz.games.settlement.rules import WORK, apply, legal, score, setup
from dorfplatz.games.settlement.shapes import Effect, Exchange, Goods, SettlerCosts, Trade
from dorfplatz.games.settlement.state import EMPTY, STATE, Phase
from dorfplatz.games.settlement.tables import ARTIFACT_COUNT, BASICS, GOODS, LANDSCAPES

PLENTY = 1000
"""Of everything, so that nothing is refused for lack of it."""
ExchangeBlock = Literal["swap", "mirror", "gem", "gold", "sell-gold", "sell-diamonds"]

Position = Any
Outcome = tuple[tuple[int, ...], Position]


def effect(building: int) -> Effect:
    """What a building does when it is used."""
    before = _position()
    before.phase = Phase.STREET
    before.pending_row = 0
    before.players[0].lots[0, 0] = building
    before.players[0].land[0, 0] = 0
    before.players[0].outpost[0, 0] = 1
    (block,) = {name for name in ("use", "use-good", "use-outpost") if next(_outcomes(before, name), None)}
    found = list(_outcomes(before, block))
    after = found[0][1]
    if block == "use-outpost":  # it depends on the landscape
        return Effect(block, *_together([]), trades=[], settlers=0, points=0)
    trades = [_trade(values[1:], before, after) for values, after in found]
    return Effect(
        block,
        *_together(trades),
        trades=trades,
        settlers=int(after.players[0].bonus - before.players[0].bonus),
        points=_points(after) - _points(before),
    )


def exchanges() -> list[Exchange]:
    """All rates of exchange with the general supply."""
    return [_exchange(block) for block in get_args(ExchangeBlock)]


def _exchange(block: str) -> Exchange:
    artifact = next(a for a in (EMPTY, *range(ARTIFACT_COUNT)) if next(_outcomes(_position(a), block), None))
    before = _position(artifact)
    trades = [_trade(values, before, after) for values, after in _outcomes(before, block)]
    return Exchange(block, *_together(trades), trades=trades, artifact=None if artifact == EMPTY else artifact)


def settler_costs() -> SettlerCosts:
    """How many settlers the actions take."""
    return SettlerCosts(
        build=_sent(_position(), "build")[0],
        explore=_sent(_explored(), "explore"),
        outpost=_sent(_explored(), "outpost")[0],
    )


def _sent(before: Position, block: str) -> list[int]:
    """By legal move the settlers it takes."""
    return [int(before.players[0].settlers - after.players[0].settlers) for _, after in _outcomes(before, block)]


def _explored() -> Position:
    """With a landscape in each region."""
    state = _position()
    state.players[0].land[:, 0] = [next(i for i, tile in enumerate(LANDSCAPES) if tile.region == row + 1) for row in range(3)]
    return state


def _position(artifact: int = EMPTY) -> Position:
    """The turn of somebody who plays alone and has plenty of everything, on an empty board."""
    state = np.zeros(1, STATE)[0]
    setup(state, 1, 0, _work().events)
    me = state.players[0]
    state.phase = Phase.TURN
    state.supply[:] = PLENTY
    state.bonus_supply = PLENTY
    me.goods[:] = PLENTY
    me.settlers = PLENTY
    me.artifact = artifact
    me.land[:] = EMPTY
    me.lots[:] = EMPTY
    return state


def _work() -> Any:
    return np.zeros(1, WORK)[0]


def _outcomes(state: Position, block: str) -> Iterator[Outcome]:
    """Each legal move of a block: its parameters, and the position after it."""
    work = _work()
    for action in work.moves[: legal(state, work)].tolist():
        if ACTIONS.block_of(action).name == block:
            after = state.copy()
            apply(after, action, _work().events)
            yield ACTIONS[block].values(action), after


def _trade(params: tuple[int, ...], before: Position, after: Position) -> Trade:
    change = (after.players[0].goods - before.players[0].goods).tolist()
    return Trade(list(params), give=[max(0, -n) for n in change], get=[max(0, n) for n in change])


def _together(trades: list[Trade]) -> tuple[Goods, int, Goods, int]:
    """What all trades give and get, each with the number of basics that differ between them."""
    given, any_given = _common([trade.give for trade in trades])
    got, any_got = _common([trade.get for trade in trades])
    return given, any_given, got, any_got


def _common(all_goods: list[Goods]) -> tuple[Goods, int]:
    if not all_goods:
        return [0] * len(GOODS), 0
    common = [min(column) for column in zip(*all_goods, strict=True)]
    if all(goods == common for goods in all_goods):
        return common, 0
    common[: len(BASICS)] = [0] * len(BASICS)
    return common, sum(all_goods[0]) - sum(common)


def _points(state: Position) -> int:
    return int(score(state, 0, _work()))
