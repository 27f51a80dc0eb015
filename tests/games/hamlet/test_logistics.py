"""Where goods can be brought, and the payment that is proposed."""

from __future__ import annotations

from random import Random

import pytest

from dorfplatz.core.engine import engine
from dorfplatz.games.hamlet.logistics import chains, plan
from dorfplatz.games.hamlet.state import Phase

from .builder import MAKERS, Table, grown, hamlet, number
from .referee import Referee
from .test_payment import PAID, TEXTS, legal, strewn
from .village import KEYS

RULES = engine("hamlet")


def way(found: dict[int, int], source: str, to: str) -> list[str]:
    """The places on the way."""
    place, places = number(to), [to]
    while KEYS[place] != source:
        place = found[place]
        places.insert(0, KEYS[place])
    return places


@pytest.mark.rule("H-20", "H-21")
@pytest.mark.parametrize("seed", range(30))
def test_goods_can_be_brought_where_the_referee_says(seed: int) -> None:
    table = strewn(seed)
    referee = Referee(table.state)
    found = chains(table.state)
    stocked = {key for place in table.network for key, *_ in referee.tokens(place)} | {"market"}
    for source in stocked:
        served = {place for place in table.network if source in referee.serves(place) and place != source}
        assert {KEYS[place] for place in found[number(source)]} == served
        for place in served:
            stations = way(found[number(source)], source, place)[1:-1]
            assert all(station in table.you.donkeys for station in stations)


@pytest.mark.rule("H-20")
def test_a_chain_goes_from_donkey_to_donkey() -> None:
    table = grown().with_resources("quarry", "stone").with_donkeys("church", "market")
    assert way(chains(table.state)[number("quarry")], "quarry", "lumbermill") == ["quarry", "church", "market", "lumbermill"]
    table.with_donkeys("church")
    found = chains(table.state)[number("quarry")]
    assert number("market") in found
    assert number("lumbermill") not in found


@pytest.mark.rule("H-21")
def test_in_the_preview_edition_the_first_step_needs_no_road() -> None:
    for edition, reached in ((None, False), ("preview", True)):
        table = hamlet(edition=edition).with_resources("farm", "grain").with_donkeys()
        assert (number("market") in chains(table.state)[number("farm")]) == reached


@pytest.mark.rule("H-22")
@pytest.mark.parametrize("seed", range(30))
def test_a_plan_pays_to_the_end(seed: int) -> None:
    table = strewn(seed)
    chance = Random(f"plan {seed}")
    for kind in PAID:
        begun = sorted(move for move in legal(table.game.position) if move.split()[0] == kind)
        for move in chance.sample(begun, min(3, len(begun))):
            position = table.game.position.copy()
            state = RULES.state(position)
            RULES.take(position, TEXTS.index(move))
            if state.phase == Phase.SPOT:
                RULES.take(position, chance.choice(RULES.legal(position)))
            before = position.tobytes()
            steps = plan(state)
            assert position.tobytes() == before
            for step in steps:
                assert state.phase in (Phase.PAY, Phase.MORE)
                action = RULES.actions["buy" if len(step) == 1 else "use"].id(*step)
                assert action in RULES.legal(position)
                RULES.take(position, action)
            assert state.phase in (Phase.TURN, Phase.MORE)


def planned(table: Table) -> list[str]:
    """The plan in words."""
    names = table.game.engine.actions
    return [names.text(names["buy" if len(step) == 1 else "use"].id(*step)) for step in plan(table.state)]


@pytest.mark.rule("H-22", "H-23")
def test_own_goods_come_first_then_what_costs_least() -> None:
    table = grown(3).with_resources(MAKERS["brick"], "brick@1! brick").with_resources(MAKERS["milk"], "milk@2 milk!")
    table.play("order 3")
    assert planned(table) == ["use cow-conservatory 2", "use master-stonemason 2", "use cow-conservatory 1"]
    table = grown(3).with_resources(MAKERS["brick"], "brick@1 .").with_gold(20).play("order 3")
    assert planned(table) == ["use master-stonemason 1", "buy milk", "buy milk"]


@pytest.mark.rule("H-22")
def test_nothing_is_planned_when_nothing_is_to_be_paid() -> None:
    assert plan(grown().state) == []
