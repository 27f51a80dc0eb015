"""What a position is worth to a simple bot: points, and everything that may still become points."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.records import Array
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.scoring import count_buildings, count_landscapes, count_outposts, hero_points
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.tables import (
    BANK_POINTS,
    CHURCH_POINTS,
    DIAMOND,
    GOLD,
    HERO_COST,
    HERO_GUILD,
    HERO_SETTLERS,
    LAND_MONSTER,
    LAND_RESOURCE,
    MONSTER_REWARD,
    MONSTER_SETTLERS,
    ROUNDS,
    SURCHARGE,
    Building,
    Guild,
)


class Weight(IntEnum):
    """What the weights stand for, in points; found by playing many games against each other."""

    BASIC = 0  # a basic resource that can still be used this round
    LOOSE_BASIC = 1  # one that will be given back when passing
    DIAMOND = 2
    GOLD = 3
    LAST_RARE = 4  # part of a rare resource's worth left in the last round
    SETTLER = 5  # a settler not yet placed this round
    BONUS = 6  # a bonus settler not yet placed
    USES = 7  # how often a round a region, a street or an outpost is expected to be used
    MONSTER = 8  # part of a monster's reward beyond its fight's cost
    GROWTH = 9  # tiles expected to be added per round, for heroes that count them
    AFFORDABLE = 10  # part of a hero's profit that counts when it could be invited at once
    WITHIN_REACH = 11  # the same when something is still missing, per missing point of worth
    OUTPOST = 12  # an outpost, for what it stores and keeps away
    LOT = 13  # a building, for the heroes that will count it
    LAND = 14  # a landscape, likewise


WEIGHTS = np.array(
    [
        [0.75, 0.49, 2.25, 2.73, 0.76, 1.02, 1.72, 0.08, 0.01, 1.5, 0.99, 0.97, 0.05, 0.12, 1.83],
        [0.93, 1.13, 2.48, 3.6, 0.18, 2.15, 0.26, 0.39, 0.49, 0.86, 0.66, 1.03, 0.06, 3.77, 2.46],
    ]
)
"""In the last round, and in the first; in between they change evenly."""


@kernel
def at(rounds: int, weights: Array, weight: int) -> float:
    """A weight with that many rounds to come."""
    return weights[0, weight] + (weights[1, weight] - weights[0, weight]) * rounds / (ROUNDS - 1)


@kernel
def value(state: State, seat: int, work: Work) -> float:
    """What the position is worth to the seat."""
    return worth(state, seat, WEIGHTS)


@inlined
def worth(state: State, seat: int, weights: Array) -> float:
    """The same with other weights."""
    me = state.players[seat]
    rounds = ROUNDS - state.round_no
    settlers = 0 if state.over == 1 or (me.passed == 1 and rounds == 0) else me.settlers + me.bonus
    if me.passed == 1 and state.phase == Phase.STORE:
        settlers = me.bonus
    total = invited_worth(me, rounds, weights)
    total += goods_worth(me, rounds, settlers, weights)
    if me.passed == 0 and state.over == 0:
        total += me.settlers * at(rounds, weights, Weight.SETTLER)
        total += best_invitation(state, me, rounds, weights)
    if rounds > 0 or settlers > 0:
        total += me.bonus * at(rounds, weights, Weight.BONUS)
        total += board_worth(state, me, rounds, settlers, weights)
    if state.phase == Phase.STREET and state.turn == seat:
        total += street_left_worth(state, me, rounds, weights)
    return total


@kernel
def good_worth(good: int, rounds: int, weights: Array) -> float:
    """A resource, apart from the question whether it can be kept."""
    if good in (GOLD, DIAMOND):
        rare = at(rounds, weights, Weight.GOLD) if good == GOLD else at(rounds, weights, Weight.DIAMOND)
        return rare if rounds > 0 else rare * at(rounds, weights, Weight.LAST_RARE)
    return at(rounds, weights, Weight.BASIC)


@inlined
def goods_worth(me: Player, rounds: int, settlers: int, weights: Array) -> float:
    """The stock: basics are worth little once they can't be used or kept."""
    basics = me.goods[0] + me.goods[1] + me.goods[2]
    if settlers > 0 and me.passed == 0:
        total = basics * at(rounds, weights, Weight.BASIC)
    else:
        kept = min(basics, count_outposts(me)) if rounds > 0 else 0
        total = kept * at(rounds, weights, Weight.BASIC) + (basics - kept) * at(rounds, weights, Weight.LOOSE_BASIC)
    for good in (DIAMOND, GOLD):
        total += me.goods[good] * good_worth(good, rounds, weights)
    return total


@kernel
def hero_worth(me: Player, hero: int, rounds: int, weights: Array) -> float:
    """A hero's points at the end, as far as one can tell now."""
    points = float(hero_points(me, hero))
    if HERO_GUILD[hero] != Guild.ARTISAN:
        points = min(9.0, points + rounds * at(rounds, weights, Weight.GROWTH))
    return points


@inlined
def invited_worth(me: Player, rounds: int, weights: Array) -> float:
    """Heroes and deposits."""
    total = 0.0
    for index in range(me.hero_count):
        total += hero_worth(me, me.heroes[index], rounds, weights)
    for row in range(3):
        for column in range(3):
            each = BANK_POINTS if me.lots[row, column] == Building.BANK else CHURCH_POINTS
            total += each * me.deposit[row, column]
    return total


@inlined
def best_invitation(state: State, me: Player, rounds: int, weights: Array) -> float:
    """The profit of the best hero in the row, the more the nearer it is."""
    if state.hero_invited == 1 and state.action_taken == 1 and rounds == 0:
        return 0.0
    best = 0.0
    for slot in range(4):
        hero = state.hero_row[slot]
        if hero == EMPTY:
            continue
        cost = 0.0
        missing = 0.0
        for good in range(5):
            price = HERO_COST[hero, good]
            if good == DIAMOND:
                price += SURCHARGE[slot]
            each = good_worth(good, rounds, weights)
            cost += price * each
            missing += max(0, price - me.goods[good]) * each
        profit = hero_worth(me, hero, rounds, weights) + HERO_SETTLERS[hero] * at(rounds, weights, Weight.BONUS) - cost
        if missing == 0.0:
            profit *= at(rounds, weights, Weight.AFFORDABLE)
        else:
            profit *= at(rounds, weights, Weight.WITHIN_REACH) / (1.0 + missing)
        best = max(best, profit)
    return best


@kernel
def effect_worth(me: Player, kind: int, rounds: int, weights: Array) -> float:
    """What using a building brings."""
    basic = at(rounds, weights, Weight.BASIC)
    diamond = at(rounds, weights, Weight.DIAMOND)
    gold = at(rounds, weights, Weight.GOLD)
    if kind == Building.DIAMOND_MINE:
        return diamond
    if kind == Building.BAZAAR:
        return gold - basic
    if kind == Building.GEM_CUTTER:
        return max(0.2, 3 * basic - diamond)
    if kind == Building.ALCHEMIST:
        return max(0.2, 2 * diamond - gold)
    if kind == Building.TAVERN:
        return max(0.2, 2 * at(rounds, weights, Weight.BONUS) - diamond)
    if kind == Building.BANK:
        return max(0.2, BANK_POINTS - good_worth(GOLD, rounds, weights))
    if kind == Building.CHURCH:
        return max(0.2, CHURCH_POINTS - good_worth(DIAMOND, rounds, weights))
    if kind == Building.TRADING_POST:
        best = 0.0
        for row in range(3):
            for column in range(3):
                if me.outpost[row, column] == 1:
                    best = max(best, good_worth(LAND_RESOURCE[me.land[row, column]], rounds, weights))
        return best
    return basic


@inlined
def can_pay_for(me: Player, kind: int) -> bool:
    """Whether there is something to put into a building that wants something."""
    if kind in (Building.BANK, Building.ALCHEMIST):
        return me.goods[GOLD] > 0
    if kind in (Building.CHURCH, Building.GEM_CUTTER, Building.TAVERN):
        return me.goods[DIAMOND] > 0
    if kind == Building.BAZAAR:
        return me.goods[0] + me.goods[1] + me.goods[2] > 0
    return True


@inlined
def street_left_worth(state: State, me: Player, rounds: int, weights: Array) -> float:
    """Effects of the active street that can still be used."""
    total = 0.0
    for column in range(3):
        kind = me.lots[state.pending_row, column]
        if kind != EMPTY and state.effect_used[column] == 0 and can_pay_for(me, kind):
            total += 0.9 * effect_worth(me, kind, rounds, weights)
    return total


@kernel
def row_worth(gain: float, uses: int, rounds: int, settlers: int, weights: Array) -> float:
    """What activating a row is worth over the rest of the game, beyond the settler it takes."""
    profit = gain - at(rounds, weights, Weight.SETTLER)
    if profit <= 0.0:
        return 0.0
    times = at(rounds, weights, Weight.USES) * rounds
    if uses == 0 and settlers > 0:
        times += at(rounds, weights, Weight.USES)
    return profit * times


@inlined
def board_worth(state: State, me: Player, rounds: int, settlers: int, weights: Array) -> float:
    """The engine: regions, outposts, streets, and monsters to fight."""
    total = 0.0
    for row in range(3):
        land_gain = 0.0
        street_gain = 0.0
        for column in range(3):
            tile = me.land[row, column]
            if tile != EMPTY:
                each = good_worth(LAND_RESOURCE[tile], rounds, weights)
                if me.monster[row, column] == 1:
                    total += at(rounds, weights, Weight.MONSTER) * monster_profit(LAND_MONSTER[tile], rounds, weights)
                else:
                    land_gain += each
                if me.outpost[row, column] == 1:
                    total += row_worth(each, me.outpost_used[row, column], rounds, settlers, weights)
            kind = me.lots[row, column]
            if kind != EMPTY:
                street_gain += effect_worth(me, kind, rounds, weights)
        total += row_worth(land_gain, me.region_uses[row], rounds, settlers, weights)
        total += row_worth(street_gain, me.street_uses[row], rounds, settlers, weights)
    if rounds > 0:
        total += count_outposts(me) * at(rounds, weights, Weight.OUTPOST)
        total += count_buildings(me) * at(rounds, weights, Weight.LOT)
        total += count_landscapes(me) * at(rounds, weights, Weight.LAND)
    return total


@inlined
def monster_profit(monster: int, rounds: int, weights: Array) -> float:
    """The reward less the settlers it takes."""
    profit = -MONSTER_SETTLERS[monster] * at(rounds, weights, Weight.SETTLER)
    for good in range(5):
        profit += MONSTER_REWARD[monster, good] * good_worth(good, rounds, weights)
    return max(0.0, profit)
