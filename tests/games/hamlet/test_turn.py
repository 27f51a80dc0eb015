"""H-25 to H-28: rounds, villagers and the herd."""

from __future__ import annotations

import pytest

from .builder import Table, hamlet


def herd() -> Table:
    return hamlet().with_donkeys("church", "church", "farm").with_villagers(2)


@pytest.mark.rule("H-25")
@pytest.mark.parametrize("start", [0, 2])
def test_turns_go_round_and_a_round_begins_with_the_start_player(start: int) -> None:
    table = hamlet(4)
    table.state.start_seat = table.state.turn = start
    seen = []
    for _ in range(9):
        seen.append((int(table.state.round_no), table.turn))
        table.play("end")
    order = [(start + later) % 4 for later in range(4)]
    assert seen == [(1 + n // 4, order[n % 4]) for n in range(9)]


@pytest.mark.rule("H-26")
def test_each_villager_acts_once() -> None:
    table = hamlet().with_villagers(3).play("produce farm", "produce quarry")
    assert (sorted(table.you.villagers), table.you.ready) == (["church", "farm", "quarry"], 1)
    table.play("produce woodcutter")
    assert table.you.ready == 0
    table.with_resources("farm", "").with_gold(20)
    assert table.refuses("produce farm") == ("no-villager", "H-26")
    assert table.refuses("blueprint 1") == ("no-villager", "H-26")
    assert table.refuses("villager") == ("no-villager", "H-26")
    assert table.refuses("donkey farm") == ("no-villager", "H-26")
    assert table.refuses("order 1") == ("no-villager", "H-26")
    assert table.refuses("sell 1")[0] == "no-villager"
    assert table.refuses("beg")[0] == "no-villager"


@pytest.mark.rule("H-26")
def test_villagers_go_as_far_as_roads_lead() -> None:
    table = hamlet().with_places({"barn-1": {"quarry": "B"}, "barn-2": {"barn-1": "R"}}).with_road("quarry", "barn-1", 1)
    assert table.play("produce barn-2").you.villagers == ["barn-2"]
    table.play("mix stone", "mix stone", "mix stone", "end", "end", "produce farm")
    assert table.you.villagers == ["farm"]


@pytest.mark.rule("H-26")
def test_several_may_stand_on_one_place() -> None:
    table = hamlet().with_villagers(2).with_hand("barn-1").play("blueprint 1", "blueprint 1")
    assert table.you.villagers == ["town-hall", "town-hall"]
    assert len(table.you.hand) == 3


@pytest.mark.rule("H-26")
def test_a_villager_may_stay() -> None:
    table = hamlet().play("produce farm", "end", "end").with_resources("farm", "")
    assert table.play("produce farm").you.villagers == ["farm"]


@pytest.mark.rule("H-26")
def test_nobody_goes_to_a_place_that_is_not_in_the_village() -> None:
    assert hamlet().refuses("produce barn-1") == ("not-in-village", "H-26")
    assert hamlet().refuses("refine sawmill") == ("not-in-village", "H-26")
    assert hamlet().refuses("herd church barn-1")[0] in ("not-in-village", "no-road-between")


@pytest.mark.rule("H-27")
def test_the_herd_moves_each_donkey_one_road_far() -> None:
    table = herd().play("herd church quarry", "herd farm church")
    assert table.you.donkeys == {"church": 2, "quarry": 1}
    # The one that came to the church has moved, the one that was there has not.
    table.play("herd church market")
    assert table.you.donkeys == {"church": 1, "market": 1, "quarry": 1}
    assert table.refuses("herd church quarry")[1] == "H-27"
    assert table.refuses("herd quarry church")[1] == "H-27"
    assert table.choices("herd") == []


@pytest.mark.rule("H-27")
def test_only_along_roads_and_only_ones_own() -> None:
    table = herd().with_donkeys("market", seat=1)
    assert table.refuses("herd farm market") == ("no-road-between", "H-27")
    assert table.refuses("herd farm quarry") == ("no-road-between", "H-27")
    assert table.refuses("herd market church") == ("no-donkey-there", "H-27")
    assert table.refuses("herd church church") == ("no-road-between", "H-27")


@pytest.mark.rule("H-27")
def test_over_the_road_of_somebody_else() -> None:
    table = hamlet().with_places({"barn-1": {"quarry": "B"}}).with_donkeys("quarry")
    assert table.refuses("herd quarry barn-1") == ("no-road-between", "H-27")
    assert table.with_road("quarry", "barn-1", 1).play("herd quarry barn-1").you.donkeys == {"barn-1": 1}


@pytest.mark.rule("H-27")
def test_before_between_or_after_the_villagers_but_once() -> None:
    table = herd().play("produce farm", "herd church quarry", "herd church market", "produce quarry")
    assert table.refuses("herd farm church") == ("herd-done", "H-27")
    table = herd().play("produce farm", "produce quarry", "herd church market")
    assert table.allows("herd farm church")
    table = herd().play("herd church market", "produce farm")
    assert table.refuses("herd church quarry") == ("herd-done", "H-27")
    table.play("end", "end")
    assert table.allows("herd church quarry")


@pytest.mark.rule("H-27", "H-20")
def test_the_herd_moves_even_when_all_villagers_are_tired() -> None:
    table = hamlet().play("produce farm", "herd church market")
    assert table.you.donkeys == {"market": 1}


@pytest.mark.rule("H-28")
def test_a_turn_may_end_with_everything_unused() -> None:
    table = herd().play("end")
    assert table.turn == 1
    assert table.you.donkeys == {"church": 2, "farm": 1}


@pytest.mark.rule("H-28")
def test_villagers_stay_and_are_ready_again() -> None:
    table = hamlet().with_villagers(2).play("produce farm", "produce quarry", "end")
    assert table.turn == 1
    table.play("end")
    assert (sorted(table.you.villagers), table.you.ready) == (["farm", "quarry"], 2)


@pytest.mark.rule("H-28", "H-22")
def test_not_in_the_middle_of_something() -> None:
    table = hamlet().with_gold(9).play("blueprint 1")
    assert table.refuses("end") == ("hall-first", "H-32")
    table = hamlet().with_hand("barn-1").with_gold(3).play("build 1 church")
    assert table.refuses("end") == ("spot-first", "H-40")
    assert table.refuses("herd church farm") == ("spot-first", "H-40")
