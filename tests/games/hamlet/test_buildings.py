"""H-29 to H-39: what can be done in the buildings."""

from __future__ import annotations

import pytest

from .builder import RAW_OF, REFINED, SOURCE, Table, church, grown, hamlet, preview
from .village import BOX, KEYS, TILES

REFINERIES = [key for key in KEYS if TILES[key].get("makes") in REFINED]
PRODUCERS = {place: raw for raw, place in SOURCE.items()}


# Producers


@pytest.mark.rule("H-29")
@pytest.mark.parametrize(("place", "raw"), PRODUCERS.items())
@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_producer_fills_all_slots_and_pays_two_gold(place: str, raw: str, there: int) -> None:
    table = hamlet().with_resources(place, " ".join([raw] * there)).play(f"produce {place}")
    assert table.resources(place) == f"{raw} {raw} {raw}"
    assert (table.you.gold, table.you.points, table.you.villagers, table.you.ready) == (2, 0, [place], 0)


@pytest.mark.rule("H-29")
@pytest.mark.parametrize(("place", "raw"), PRODUCERS.items())
def test_a_full_one_cannot_be_used(place: str, raw: str) -> None:
    table = hamlet().with_resources(place, f"{raw} {raw} {raw}")
    assert table.refuses(f"produce {place}") == ("full", "H-29")


@pytest.mark.rule("H-29")
def test_only_producers_produce() -> None:
    for place in ("church", "market", "town-hall"):
        assert hamlet().refuses(f"produce {place}") == ("not-a-producer", "H-29")


# Barns


@pytest.mark.rule("H-30")
@pytest.mark.parametrize("barn", ["barn-1", "barn-2"])
def test_a_barn_takes_any_mix_and_brings_two_points(barn: str) -> None:
    table = hamlet().with_places({barn: {"market": "R"}}).play(f"produce {barn}")
    assert table.refuses("end") == ("mix-first", "H-30")
    table.play("mix wood", "mix grain", "mix wood")
    assert sorted(table.resources(barn).split()) == ["grain", "wood", "wood"]
    assert (table.you.gold, table.you.points_for, table.phase) == (0, {"barns": 2}, "turn")


@pytest.mark.rule("H-30")
def test_only_empty_slots_are_filled() -> None:
    table = hamlet().with_places({"barn-1": {"market": "R"}}).with_resources("barn-1", "stone . stone")
    table.play("produce barn-1", "mix grain")
    assert (table.resources("barn-1"), table.phase) == ("stone grain stone", "turn")
    assert table.you.points_for == {"barns": 2}


@pytest.mark.rule("H-30")
def test_a_full_barn_cannot_be_used() -> None:
    table = hamlet().with_places({"barn-1": {"market": "R"}}).with_resources("barn-1", "stone wood stone")
    assert table.refuses("produce barn-1")[0] == "full"
    assert hamlet().refuses("mix stone") == ("not-asked", "H-26")


# Refineries


def refinery(key: str) -> Table:
    """A refinery behind the market, with all its raw material at hand."""
    raw = RAW_OF[TILES[key]["makes"]]
    table = hamlet().with_places({key: {"market": "R"}}).with_donkeys("church", "market")
    return table.with_resources(SOURCE[raw], f"{raw} {raw} {raw}")


@pytest.mark.rule("H-31")
@pytest.mark.parametrize("key", REFINERIES)
def test_one_raw_material_becomes_one_good(key: str) -> None:
    good = TILES[key]["makes"]
    source = SOURCE[RAW_OF[good]]
    table = refinery(key).play(f"refine {key}", f"use {source} 1")
    if TILES[key]["slots"] == 2:
        assert table.refuses("end") == ("more-first", "H-31")
        table.play("done")
    assert table.phase == "turn"
    assert table.resources(key).split()[0] == good
    assert table.you.tokens[good] == 1
    assert (table.you.gold, table.you.points) == (0, 0)
    assert table.resources(source).split()[0] == "."


@pytest.mark.rule("H-31")
@pytest.mark.parametrize("key", [key for key in REFINERIES if TILES[key]["slots"] == 2])
def test_two_slots_may_be_filled_at_once(key: str) -> None:
    good = TILES[key]["makes"]
    source = SOURCE[RAW_OF[good]]
    table = refinery(key).play(f"refine {key}", f"use {source} 3", f"use {source} 1")
    assert (table.resources(key), table.phase, table.you.tokens[good]) == (f"{good} {good}", "turn", 0)
    table = refinery(key).with_resources(key, f". {good}@1").play(f"refine {key}", f"use {source} 1")
    assert (table.resources(key), table.phase) == (f"{good} {good}@1", "turn")


@pytest.mark.rule("H-31")
@pytest.mark.parametrize("key", REFINERIES)
def test_a_full_refinery_cannot_be_used(key: str) -> None:
    good = TILES[key]["makes"]
    table = refinery(key).with_resources(key, " ".join([f"{good}@1"] * TILES[key]["slots"]))
    assert table.refuses(f"refine {key}") == ("full", "H-31")


@pytest.mark.rule("H-31", "H-22")
@pytest.mark.parametrize("key", REFINERIES)
def test_without_the_raw_material_nothing_is_made(key: str) -> None:
    table = refinery(key)
    raw = RAW_OF[TILES[key]["makes"]]
    table.with_resources(SOURCE[raw], "")
    for other in PRODUCERS:
        if PRODUCERS[other] != raw:
            table.with_resources(other, f"{PRODUCERS[other]} {PRODUCERS[other]}")
    assert table.refuses(f"refine {key}") == ("cannot-pay", "H-22")
    assert table.with_gold(3).play(f"refine {key}", f"buy {raw}").resources(key).split()[0] == TILES[key]["makes"]


@pytest.mark.rule("H-31")
def test_only_refineries_refine() -> None:
    assert hamlet().refuses("refine farm") == ("not-a-refinery", "H-31")
    assert hamlet().refuses("done") == ("not-asked", "H-26")


@pytest.mark.rule("H-31", "H-24")
def test_the_second_raw_material_may_be_bought() -> None:
    table = refinery("lumbermill").with_resources("woodcutter", "wood").with_gold(3)
    table.play("refine lumbermill", "use woodcutter 1")
    assert table.phase == "more"
    assert table.choices("use") == []
    table.play("buy wood")
    assert (table.resources("lumbermill"), table.you.gold) == ("timber timber", 0)


# The town hall


def hall(gold: int = 20, players: int = 2, edition: str | None = None) -> Table:
    return hamlet(players, edition).with_gold(gold).with_row("sawmill", "barn-1", "pond-1", "outpost-1")


@pytest.mark.rule("H-32")
def test_first_a_blueprint_then_workers() -> None:
    table = hall().play("blueprint 1", "donkey farm", "villager", "donkey farm")
    assert table.you.donkeys == {"church": 1, "farm": 2}
    assert table.refuses("blueprint 1")[1] == "H-32"
    table.play("done")
    assert (table.phase, table.you.ready, table.you.gold) == ("turn", 0, 20 - 6 - 5)


@pytest.mark.rule("H-32")
def test_one_blueprint_per_visit() -> None:
    assert hall().play("blueprint 1").refuses("blueprint 1") == ("blueprint-comes-first", "H-32")
    assert hall(edition="preview").play("blueprint 1").refuses("blueprint 1") == ("already-drafted", "H-32")


@pytest.mark.rule("H-32")
def test_after_hiring_it_is_too_late_for_a_blueprint() -> None:
    table = hall().play("donkey farm")
    assert table.refuses("blueprint 1") == ("blueprint-comes-first", "H-32")
    assert table.play("done").you.hand == []


@pytest.mark.rule("H-32")
def test_in_the_preview_edition_it_is_not() -> None:
    table = hall(edition="preview").play("donkey farm", "blueprint 2", "villager")
    assert table.you.hand == ["barn-1"]
    assert table.refuses("blueprint 1") == ("already-drafted", "H-32")


@pytest.mark.rule("H-32")
def test_a_visit_may_be_a_blueprint_only_or_workers_only_but_not_nothing() -> None:
    assert hall().play("blueprint 1", "done").you.hand == ["sawmill"]
    assert hall().play("villager", "done").you.villagers[1] == "church"
    assert hall().refuses("done") == ("not-asked", "H-26")


@pytest.mark.rule("H-32", "H-26")
def test_during_the_visit_nothing_else_can_be_done() -> None:
    table = hall().with_villagers(2).play("blueprint 1")
    for move in ("produce farm", "herd church farm", "end", "order 1"):
        assert table.refuses(move) == ("hall-first", "H-32")


@pytest.mark.rule("H-33")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_a_gold_goes_on_each_tile_to_the_left(slot: int) -> None:
    table = hall(5).play(f"blueprint {slot}")
    assert table.you.hand == [["sawmill", "barn-1", "pond-1", "outpost-1"][slot - 1]]
    assert table.you.gold == 5 - (slot - 1)
    assert table.row_gold == [1] * (slot - 1) + [0] * (5 - slot)


@pytest.mark.rule("H-33")
def test_the_row_moves_up_and_is_filled_from_the_bag() -> None:
    table = hall(1)
    following = table.bag[-1]
    left = len(table.bag)
    table.play("blueprint 2")
    assert table.row == ["sawmill", "pond-1", "outpost-1", following]
    assert len(table.bag) == left - 1


@pytest.mark.rule("H-33")
def test_gold_on_the_tile_comes_with_it_but_only_after_paying() -> None:
    table = hall(0).with_row("sawmill", "barn-1", "pond-1", "outpost-1", gold=(3, 1, 4, 0))
    assert table.refuses("blueprint 2") == ("not-enough-gold", "H-33")
    assert table.refuses("blueprint 3") == ("not-enough-gold", "H-33")
    table.play("blueprint 1")
    assert (table.you.gold, table.row_gold) == (3, [1, 4, 0, 0])
    table = hall(2).with_row("sawmill", "barn-1", "pond-1", "outpost-1", gold=(3, 1, 4, 0)).play("blueprint 3")
    assert (table.you.gold, table.row_gold) == (4, [4, 2, 0, 0])


@pytest.mark.rule("H-33")
def test_an_empty_bag_leaves_the_row_shorter() -> None:
    table = hall(2).with_bag().play("blueprint 3")
    assert (table.row, table.row_gold) == (["sawmill", "barn-1", "outpost-1"], [1, 1, 0, 0])
    table.play("end", "end")
    assert table.refuses("blueprint 4") == ("row-empty", "H-33")
    assert table.allows("blueprint 1")


@pytest.mark.rule("H-34")
def test_a_fourth_blueprint_is_refused() -> None:
    table = hall().with_hand("dairy-farm", "small-woodland", "barn-2")
    assert table.refuses("blueprint 1") == ("hand-full", "H-34")
    assert table.allows("villager")
    table = hall().with_hand("dairy-farm", "small-woodland").play("blueprint 2")
    assert table.you.hand == ["dairy-farm", "small-woodland", "barn-1"]


@pytest.mark.rule("H-34")
def test_blueprints_of_others_cannot_be_built() -> None:
    table = hamlet().with_gold(9).with_hand("barn-1", seat=1)
    assert table.refuses("build 1 church") == ("no-blueprint", "H-40")


@pytest.mark.rule("H-35")
@pytest.mark.parametrize(("have", "price"), [(1, 5), (2, 7), (3, 9)])
def test_prices_of_villagers(have: int, price: int) -> None:
    table = hall(price - 1).with_villagers(have)
    assert table.refuses("villager") == ("not-enough-gold", "H-35")
    table = hall(price).with_villagers(have).play("villager")
    assert (table.you.gold, len(table.you.villagers)) == (0, have + 1)
    assert (table.you.villagers[-1], table.you.ready) == ("church", have - 1)


@pytest.mark.rule("H-35")
def test_a_fifth_villager_is_refused() -> None:
    assert hall(50).with_villagers(4).refuses("villager") == ("all-villagers", "H-35")


@pytest.mark.rule("H-35")
def test_several_villagers_in_one_visit_get_dearer() -> None:
    table = hall(21).play("villager", "villager", "villager")
    assert (table.you.gold, table.you.villagers) == (0, ["town-hall", "church", "church", "church"])


@pytest.mark.rule("H-35", "H-28")
@pytest.mark.parametrize("edition", [None, "preview"])
def test_a_new_villager_is_ready_in_the_next_turn(edition: str | None) -> None:
    table = hall(5, edition=edition).play("villager")
    assert table.you.villagers == ["town-hall", "church"]
    if edition:
        table.play("done")  # a blueprint could still be bought
    assert (table.phase, table.you.ready) == ("turn", 0)
    assert table.refuses("produce farm") == ("no-villager", "H-26")
    assert table.play("end", "end").you.ready == 2


@pytest.mark.rule("H-36")
@pytest.mark.parametrize(
    ("players", "edition", "price"),
    [(2, None, 3), (3, None, 3), (4, None, 3), (2, "preview", 3), (3, "preview", 4), (4, "preview", 4)],
)
def test_prices_of_donkeys(players: int, edition: str | None, price: int) -> None:
    assert hall(price - 1, players, edition).refuses("donkey farm") == ("not-enough-gold", "H-36")
    table = hall(price, players, edition).play("donkey farm")
    assert (table.you.gold, table.you.donkeys) == (0, {"church": 1, "farm": 1})


@pytest.mark.rule("H-36")
def test_a_seventh_donkey_is_refused() -> None:
    table = hall().with_donkeys(*["farm"] * 6)
    assert table.refuses("donkey farm") == ("all-donkeys", "H-36")
    assert hall().with_donkeys(*["farm"] * 5).play("donkey farm").you.donkeys == {"farm": 6}


@pytest.mark.rule("H-36")
def test_a_donkey_goes_anywhere_in_the_network() -> None:
    table = hall().with_places({"barn-2": {"quarry": "B"}})
    assert set(table.choices("donkey")) == {"church", "quarry", "woodcutter", "farm", "town-hall", "market"}
    assert table.refuses("donkey barn-2") == ("not-joined", "H-36")
    assert table.refuses("donkey stables")[0] == "not-in-village"
    assert table.with_road("quarry", "barn-2", 1).allows("donkey barn-2")


@pytest.mark.rule("H-36")
def test_it_carries_at_once() -> None:
    table = hall(3).with_places({"barn-2": {"quarry": "B"}}).with_road("quarry", "barn-2").with_villagers(2)
    table.with_resources("barn-2", "stone").with_hand("small-mountain-range").with_donkeys("farm")
    assert table.with_gold(2).refuses("build 1 church") == ("cannot-pay", "H-22")
    assert table.with_gold(3).play("donkey quarry").allows("build 1 church")


@pytest.mark.rule("H-36", "H-27")
def test_it_moves_with_the_herd_unless_that_has_moved() -> None:
    table = hall(3).play("donkey farm")
    assert table.allows("herd farm church")
    table = hall(3).play("herd church quarry", "donkey farm")
    assert table.refuses("herd farm church") == ("herd-done", "H-27")


# The market


@pytest.mark.rule("H-37")
def test_a_sale_brings_its_points_and_gold() -> None:
    table = hamlet().with_sale(2, {"stone": 2, "grain": 1}).with_stock({"stone": 2, "grain": 1})
    table.play("sell 2", "use quarry 1", "use farm 1", "use quarry 2")
    assert (table.you.points_for, table.you.gold, table.you.sales) == ({"sales": 1}, 1, 1)
    assert table.you.villagers == ["market"]


@pytest.mark.rule("H-37")
@pytest.mark.parametrize("sale", range(12))
def test_every_sale_tile_brings_what_stands_on_it(sale: int) -> None:
    item = BOX["sales"][sale]
    table = grown().with_stock(item["takes"], maker=1).with_sale(1, item["takes"]).play("sell 1").pay()
    assert table.you.points_for == {"sales": item["points"]}
    assert (table.you.gold, table.you.sales) == (item["gold"], 1)
    goods = sum(count for good, count in item["takes"].items() if good in REFINED)
    assert (table.seat(1).gold, table.seat(1).points) == (goods, goods)
    assert table.state.sale_owner[sale] == 0


@pytest.mark.rule("H-37")
def test_the_next_tile_takes_its_place_tier_by_tier() -> None:
    table = grown(4)
    playing = table.state.sale_playing.tolist()
    stack = [tier for tier, count in enumerate(playing, 1) for _ in range(count)]
    assert [sale["tier"] for sale in table.sales if sale] == stack[:3]
    for sold, tier in enumerate(stack[3:]):
        slot, others = sold % 3, [sale for place, sale in enumerate(table.sales) if place != sold % 3]
        item = table.sales[slot]
        assert item is not None
        table.with_stock(item["takes"]).play(f"sell {slot + 1}").pay()
        following = table.sales[slot]
        assert following is not None
        assert following["tier"] == tier
        assert [sale for place, sale in enumerate(table.sales) if place != slot] == others
        table.turns(4)
    assert table.you.sales == len(stack) - 3
    for slot in range(3):
        item = table.sales[slot]
        assert item is not None
        table.with_stock(item["takes"]).play(f"sell {slot + 1}").pay()
        assert table.sales[slot] is None
        table.turns(4)
    assert table.you.sales == len(stack)


@pytest.mark.rule("H-37")
def test_an_empty_stack_leaves_a_gap() -> None:
    table = hamlet().with_sale(2, {"wood": 2, "grain": 1}).with_stock({"wood": 2, "grain": 1})
    table.state.sale_drawn[:] = table.state.sale_playing
    table.play("sell 2").pay()
    assert table.sales[1] is None
    assert None not in (table.sales[0], table.sales[2])
    table.turns(2)
    assert table.refuses("sell 2") == ("no-sale", "H-37")


@pytest.mark.rule("H-37")
def test_without_its_resources_no_sale() -> None:
    table = hamlet().with_sale(1, {"wood": 2, "grain": 1}).with_resources("woodcutter", "wood").with_resources("farm", "grain")
    assert table.refuses("sell 1") == ("cannot-pay", "H-37")
    table.with_resources("woodcutter", "wood wood").with_donkeys("farm")
    assert table.refuses("sell 1") == ("cannot-pay", "H-37")
    assert table.with_donkeys("church").allows("sell 1")


# The church


@pytest.mark.rule("H-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_order_in_gold(players: int) -> None:
    order = church(players)["orders"][0]
    table = hamlet(players).with_gold(order["gold"] - 1)
    assert table.refuses("order 1") == ("not-enough-gold", "H-38")
    table.with_gold(order["gold"]).play("order 1")
    assert (table.you.gold, table.you.points_for, table.you.orders) == (0, {"orders": order["points"]}, 1)
    assert (table.orders[0], table.you.villagers, table.you.ready) == (0, ["church"], 0)


@pytest.mark.rule("H-38")
def test_a_slash_means_any_mix() -> None:
    table = hamlet(3).with_places({"cow-conservatory": {"market": "R"}, "stonemason": {"quarry": "B"}})
    table.with_road("quarry", "stonemason", 1).with_donkeys("quarry", "market")
    table.with_resources("cow-conservatory", "milk milk@1").with_resources("stonemason", "brick@2")
    table.play("order 3", "use cow-conservatory 1", "use stonemason 1", "use cow-conservatory 2")
    assert (table.orders[2], table.you.points_for) == (0, {"goods": 1, "orders": 4})
    assert [table.seat(seat).gold for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("H-38")
def test_ten_raw_materials_in_any_mix() -> None:
    table = hamlet(3).with_resources("quarry", "stone stone stone").with_resources("farm", "grain grain grain")
    table.with_resources("woodcutter", "wood wood wood")
    assert table.refuses("order 2") == ("cannot-fill", "H-38")
    table.with_gold(2).play("order 2").pay()
    assert (table.orders[1], table.you.points_for, table.you.gold) == (0, {"orders": 6}, 0)


@pytest.mark.rule("H-38")
def test_in_any_order_but_each_only_once() -> None:
    table = hamlet(3).with_gold(40).with_villagers(2).play("order 4").pay()
    assert table.orders == [None, None, None, 0, None]
    assert table.refuses("order 4") == ("order-done", "H-38")
    table.play("end")
    table.with_gold(40, 1)
    assert table.refuses("order 4") == ("order-done", "H-38")
    assert table.play("order 1").orders == [1, None, None, 0, None]


@pytest.mark.rule("H-38")
def test_other_goods_do_not_help() -> None:
    table = hamlet().with_places({"lumbermill": {"market": "R"}}).with_resources("lumbermill", "timber timber")
    assert table.with_donkeys("market").refuses("order 3") == ("cannot-fill", "H-38")
    assert hamlet(2).refuses("order 5") == ("no-order", "H-38")


@pytest.mark.rule("H-39")
def test_begging_while_all_three_are_full() -> None:
    table = hamlet()
    for place, raw in PRODUCERS.items():
        assert table.refuses("beg") == ("no-begging", "H-39")
        table.with_resources(place, f"{raw} {raw} {raw}")
    table.play("beg")
    assert (table.you.gold, table.you.villagers, table.you.ready) == (1, ["church"], 0)
    assert table.refuses("beg") == ("no-villager", "H-26")


@pytest.mark.rule("H-39")
@pytest.mark.parametrize("short", PRODUCERS)
def test_no_begging_if_one_slot_is_empty(short: str) -> None:
    table = hamlet()
    for place, raw in PRODUCERS.items():
        table.with_resources(place, f"{raw} {raw} {raw if place != short else ''}")
    assert table.refuses("beg") == ("no-begging", "H-39")


@pytest.mark.rule("H-39")
def test_barns_and_refineries_do_not_count_for_beggars() -> None:
    table = preview().with_places({"barn-1": {"market": "R"}})
    for place, raw in PRODUCERS.items():
        table.with_resources(place, f"{raw} {raw} {raw}")
    assert table.play("beg").you.gold == 1
