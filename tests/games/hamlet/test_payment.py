"""H-22 to H-24 in situations of chance: what can be paid, and that every payment can be finished."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dorfplatz.core.engine import Position, engine
from dorfplatz.games.hamlet.state import Phase

from .builder import MAKERS, REFINED, SOURCE, Table, grown, hamlet
from .referee import Referee, payable
from .village import KEYS, TILES, read

RULES = engine("hamlet")
TEXTS = [RULES.actions.text(action) for action in range(len(RULES.actions))]
PAID = ("refine", "sell", "order", "build", "road")
NOTHING: frozenset[str] = frozenset()


def legal(position: Position) -> set[str]:
    return {TEXTS[move] for move in RULES.legal(position)}


@pytest.mark.rule("H-22", "H-23")
@pytest.mark.parametrize(
    ("needs", "count", "mix", "tokens", "gold", "prices", "can"),
    [
        ((("stone", 2),), 0, NOTHING, ((("stone", 0), 2),), 0, (0, 0), True),
        ((("stone", 2),), 0, NOTHING, ((("stone", 0), 1),), 3, (3, 5), True),
        ((("stone", 2),), 0, NOTHING, ((("stone", 0), 1),), 3, (0, 0), False),
        ((), 3, frozenset({"milk", "brick"}), ((("brick", 2), 2),), 0, (2, 4), True),
        ((), 3, frozenset({"milk", "brick"}), ((("brick", 1), 2),), 1, (2, 4), False),
        ((), 3, frozenset({"milk", "brick"}), ((("brick", 1), 2),), 2, (2, 4), True),
        ((), 3, frozenset({"milk", "brick"}), ((("timber", 0), 2),), 2, (2, 4), False),
    ],
)
def test_the_referee_can_reckon(
    needs: Any, count: int, mix: frozenset[str], tokens: Any, gold: int, prices: tuple[int, int], can: bool
) -> None:
    assert payable(needs, count, mix, tokens, gold, prices) == can


def strewn(seed: int) -> Table:
    """A village full of resources of all makers, with donkeys anywhere, some gold and blueprints in hand."""
    chance = Random(seed)
    players, edition = chance.choice([2, 3, 4]), chance.choice([None, "preview"])
    table = grown(players, edition).with_places({"barn-1": {"lumbermill": "R"}}).with_gold(chance.randrange(14))
    for place in (*MAKERS.values(), *SOURCE.values(), "barn-1"):
        makes = TILES[place]["makes"]
        words = []
        for _ in range(TILES[place]["slots"]):
            raw = chance.choice(["stone", "wood", "grain"]) if makes == "raw" else makes
            maker = chance.randrange(players)
            word = f"{raw}@{maker}{chance.choice(['', '!'])}" if raw in REFINED else raw
            words.append(chance.choice([word, word, "."]))
        table.with_resources(place, " ".join(words))
    table.with_donkeys(*(chance.choice(sorted(table.network)) for _ in range(chance.randrange(1, 7))))
    free = [key for key in KEYS if key not in table.village.places]
    return table.with_hand(*chance.sample(free, 3)).with_villagers(2)


def pay_somehow(position: Position, chance: Random) -> None:
    """Go on until it is paid: until then something must be possible, and just what the referee says."""
    state = RULES.state(position)
    village = read(state)
    while state.phase in (Phase.PAY, Phase.SPOT, Phase.MORE):
        moves = RULES.legal(position)
        assert moves, "paying has come to an end too early"
        if state.phase != Phase.SPOT:
            assert {TEXTS[move] for move in moves} == Referee(state, village).legal()
        RULES.take(position, chance.choice(moves))


@pytest.mark.rule("H-20", "H-21", "H-22", "H-23", "H-24", "H-31", "H-37", "H-38", "H-40", "H-46")
@pytest.mark.parametrize("seed", range(60))
def test_what_can_begin_can_be_paid_and_nothing_else(seed: int) -> None:
    table = strewn(seed)
    chance = Random(f"pay {seed}")
    moves = legal(table.game.position)
    assert moves == Referee(table.state).legal()
    for kind in PAID:
        begun = sorted(move for move in moves if move.split()[0] == kind)
        for move in chance.sample(begun, min(3, len(begun))):
            position = table.game.position.copy()
            state = RULES.state(position)
            before = [int(state.players[seat].gold) for seat in range(state.seats)]
            RULES.take(position, TEXTS.index(move))
            pay_somehow(position, chance)
            assert state.phase == Phase.TURN
            assert min(int(state.players[seat].gold) for seat in range(state.seats)) >= 0
            assert all(int(state.players[seat].gold) >= before[seat] for seat in range(1, state.seats))


@pytest.mark.rule("H-22")
def test_these_situations_have_enough_to_pay_for() -> None:
    found = [move.split()[0] for seed in range(20) for move in legal(strewn(seed).game.position)]
    assert all(found.count(kind) >= 7 for kind in PAID)


@pytest.mark.rule("H-22", "H-23")
def test_a_token_that_pays_nothing_back_may_be_the_wrong_one() -> None:
    """Three of milk and brick: with one's own fine brick the third can be bought, with somebody else's it cannot."""
    table = grown(3).with_resources(MAKERS["brick"], "brick! brick@1").with_resources(MAKERS["milk"], "milk@1 .").with_gold(1)
    table.play("order 3")
    assert set(table.choices("use")) == {"master-stonemason 1", "master-stonemason 2", "cow-conservatory 1"}
    table = grown(3).with_resources(MAKERS["brick"], "brick! brick@1").with_gold(2).play("order 3")
    table.play("use master-stonemason 2")
    assert table.refuses("buy milk")[0] in ("not-enough-gold", "rest-impossible")
    table.play("use master-stonemason 1", "buy milk")
    assert (table.you.gold, table.orders[2]) == (0, 0)


@pytest.mark.rule("H-22")
def test_a_good_of_another_in_place_of_ones_own_may_be_refused() -> None:
    """Four goods in any mix with five tokens there: whoever wastes the own ones could not buy what is missing."""
    table = grown(3).with_resources(MAKERS["brick"], "brick! brick@1").with_resources(MAKERS["milk"], "milk@1 milk@2")
    table.play("order 5")
    assert len(table.choices("use")) == 4
    table = grown(3).with_resources(MAKERS["brick"], "brick! brick@1").with_resources(MAKERS["milk"], "milk@1 .").with_gold(2)
    table.play("order 5")
    for move in table.choices("use"):
        again = table.game.clone()
        again.push(f"use {move}")
        assert len(again.legal_moves)


@pytest.mark.rule("H-22")
def test_gold_that_the_rest_needs_is_kept() -> None:
    table = hamlet(3).with_gold(4).with_resources("woodcutter", "wood").with_hand("stonemason")
    table.play("build 1 church", table.spot("church", "stonemason"))
    assert table.refuses("buy wood") == ("rest-impossible", "H-22")
    assert set(table.choices("buy")) == {"grain"}
