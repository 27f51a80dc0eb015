"""H-40 to H-49: places and roads that are built."""

from __future__ import annotations

import pytest

from dorfplatz.core.rng import set_seed

from .builder import MAKERS, RAWS, REFINED, SOURCE, Table, grown, hamlet, preview
from .village import KEYS, TILES

LANDMARKS = [key for key in KEYS[6:] if not TILES[key].get("makes")]
MILESTONES = {"flour": "miller", "milk": "herder", "brick": "mason", "timber": "carpenter"}
SMALL = {"flour": "flour-mill", "milk": "dairy-farm", "brick": "stonemason", "timber": "sawmill"}


def payable(key: str, table: Table | None = None) -> Table:
    """You hold this tile and have exactly its price."""
    table = table or (grown() if set(TILES[key]["cost"]) & set(REFINED) else hamlet())
    price = dict(TILES[key]["cost"])
    table.with_gold(price.pop("gold", 0))
    return table.with_stock(price, maker=1).with_hand(key)


def put(table: Table, key: str) -> Table:
    """Build the tile, the first of your hand, at the first place where it fits."""
    place = next(place for place in KEYS[:6] if any(table.village.spots(place, key)))
    table.play(f"build 1 {place}")
    return table.play(table.spot(place, key)).pay()


def built(key: str, table: Table | None = None) -> Table:
    return put(payable(key, table), key)


# Places


@pytest.mark.rule("H-40")
def test_spot_then_price_then_tile() -> None:
    table = payable("stonemason").play("build 1 church")
    assert (table.phase, "stonemason" in table.village.places) == ("spot", False)
    assert table.you.villagers == ["church"]
    spot = table.spot("church", "stonemason")
    table.play(spot, "use farm 2")
    assert (table.phase, "stonemason" in table.village.places, table.you.hand) == ("pay", False, ["stonemason"])
    table.play("use woodcutter 1", "use farm 1")
    assert (table.phase, "stonemason" in table.village.places, table.you.hand) == ("turn", True, [])
    _, theirs, own = spot.split()
    now = table.village
    tile = now.places.pop("stonemason")
    assert now.spot("church", int(theirs), "stonemason", int(own)) == tile


@pytest.mark.rule("H-40")
def test_any_blueprint_of_the_hand() -> None:
    table = hamlet().with_hand("barn-1", "small-mountain-range", "barn-2").with_stock({"stone": 1})
    table.play("build 2 farm", table.spot("farm", "small-mountain-range"), "use quarry 1")
    assert sorted(table.you.hand) == ["barn-1", "barn-2"]
    assert "small-mountain-range" in table.village.places
    assert table.refuses("build 3 church")[0] in ("no-blueprint", "no-villager")


@pytest.mark.rule("H-40")
def test_without_a_blueprint_nothing_is_built() -> None:
    assert hamlet().with_gold(9).refuses("build 1 church") == ("no-blueprint", "H-40")
    assert hamlet().with_gold(9).with_hand("barn-1").refuses("build 2 church") == ("no-blueprint", "H-40")
    assert hamlet().with_gold(9).refuses("spot 1 1") == ("not-asked", "H-26")


@pytest.mark.rule("H-40", "H-11")
def test_where_it_fits_nowhere_it_cannot_be_built() -> None:
    table = payable("square", grown())
    assert not any(table.village.spots("church", "square"))
    assert table.refuses("build 1 church") == ("no-spot", "H-11")


@pytest.mark.rule("H-40", "H-20")
def test_everything_comes_to_the_place_of_the_villager() -> None:
    table = payable("flour-mill").with_donkeys("town-hall")
    assert table.allows("build 1 church")
    assert table.refuses("build 1 town-hall") == ("cannot-pay", "H-22")
    assert table.with_donkeys("church").allows("build 1 town-hall")


@pytest.mark.rule("H-41")
@pytest.mark.parametrize("key", KEYS[6:])
def test_price_and_reward_of_every_tile(key: str) -> None:
    if TILES[key].get("makes") in REFINED and key in MAKERS.values():
        table = hamlet().with_gold(60)
        table.with_hand(key).play("build 1 church")
        table.play(table.spot("church", key))
        while table.phase == "pay":
            table.play(f"buy {table.choices('buy')[0]}")
        price = sum((3 if good in RAWS else 5) * count for good, count in TILES[key]["cost"].items())
        assert table.you.gold == 60 - price
    else:
        table = built(key)
        goods = sum(count for good, count in TILES[key]["cost"].items() if good in REFINED)
        assert (table.you.gold, table.seat(1).gold, table.seat(1).points) == (0, goods, goods)
        for good in TILES[key]["cost"]:
            if good != "gold":
                assert set(table.resources((MAKERS | SOURCE)[good]).split()) == {"."}
    assert table.you.points_for == {"building": TILES[key]["reward"]}
    assert key in table.village.places


@pytest.mark.rule("H-41")
@pytest.mark.parametrize("key", [key for key in KEYS[6:] if set(TILES[key]["cost"]) <= {*RAWS, "gold"}])
def test_one_too_little_is_too_little(key: str) -> None:
    for good, count in TILES[key]["cost"].items():
        table = payable(key)
        if good == "gold":
            assert table.with_gold(count - 1).refuses("build 1 church") == ("not-enough-gold", "H-40")
        else:
            table.with_resources(SOURCE[good], " ".join([good] * (count - 1)))
            assert table.refuses("build 1 church") == ("cannot-pay", "H-22")


# Milestones of goods, piles


@pytest.mark.rule("H-42")
@pytest.mark.parametrize(("good", "key"), SMALL.items())
def test_the_first_refinery_brings_the_milestone(good: str, key: str) -> None:
    table = built(key)
    assert [table.holder(name) for name in MILESTONES.values()] == [0 if kind == good else None for kind in MILESTONES]


@pytest.mark.rule("H-42", "H-18")
def test_the_second_refinery_does_not_and_the_milestone_stays() -> None:
    table = grown().with_milestone("mason", 1)
    assert built("stonemason", table).holder("mason") == 1


@pytest.mark.rule("H-42", "H-43")
@pytest.mark.parametrize(("good", "key"), MAKERS.items())
def test_a_large_refinery_may_be_the_first_as_well(good: str, key: str) -> None:
    """Its blueprint comes from the pile of another good; then this good's pile enters the bag."""
    table = hamlet().with_gold(60).with_hand(key)
    assert not table.state.pile_open[REFINED.index(good)]
    before = set(table.bag) | set(table.row)
    table.play("build 1 church")
    table.play(table.spot("church", key)).pay()
    assert table.holder(MILESTONES[good]) == 0
    assert set(table.bag) | set(table.row) == before | {tile for tile in KEYS if TILES[tile]["group"] == good}


@pytest.mark.rule("H-43")
@pytest.mark.parametrize(("good", "key"), SMALL.items())
def test_the_pile_of_a_good_enters_the_bag(good: str, key: str) -> None:
    table = payable(key)
    row, bag = table.row, table.bag
    table.play("build 1 church")
    table.play(table.spot("church", key)).pay()
    assert table.row == row
    assert sorted(table.bag) == sorted(bag + [tile for tile in KEYS if TILES[tile]["group"] == good])


@pytest.mark.rule("H-43")
def test_the_second_refinery_brings_no_pile() -> None:
    table = payable("stonemason", grown())
    everything = sorted(table.bag + table.row)
    table.play("build 1 church")
    table.play(table.spot("church", "stonemason")).pay()
    assert sorted(table.bag + table.row) == everything


@pytest.mark.rule("H-43")
@pytest.mark.parametrize("edition", [None, "preview"])
def test_a_short_row_is_filled_at_once(edition: str | None) -> None:
    table = payable("sawmill", hamlet(2, edition)).with_row("barn-1", "barn-2").with_bag()
    table.state.row[2:] = -1
    table.play("build 1 church")
    table.play(table.spot("church", "sawmill")).pay()
    assert table.row[:2] == ["barn-1", "barn-2"]
    assert (len(table.row), len(table.bag)) == (4, 2)
    assert {TILES[tile]["group"] for tile in [*table.row[2:], *table.bag]} == {"timber"}


@pytest.mark.rule("H-43")
def test_the_bag_is_mixed() -> None:
    seen = set()
    for seed in range(12):
        table = payable("sawmill")
        set_seed(table.state.rng, str(seed))
        table.play("build 1 church")
        table.play(table.spot("church", "sawmill")).pay()
        seen.add(tuple(table.bag))
    assert len(seen) > 6


# Landmarks


@pytest.mark.rule("H-44")
@pytest.mark.parametrize("key", LANDMARKS)
def test_a_landmark_gets_a_flag_and_has_no_action(key: str) -> None:
    table = built(key)
    assert table.flag(key) == 0
    table.turns(2)
    assert table.refuses(f"produce {key}")[0] in ("not-joined", "not-a-producer")
    assert table.refuses(f"refine {key}")[0] in ("not-joined", "not-a-refinery")


@pytest.mark.rule("H-44")
@pytest.mark.parametrize("key", ["barn-1", "stonemason"])
def test_a_building_gets_none(key: str) -> None:
    assert built(key).flag(key) is None


@pytest.mark.rule("H-44")
def test_flags_never_run_out() -> None:
    table = hamlet()
    for key in ("pond-1", "outpost-1", "small-woodland", "small-mountain-range", "pond-2", "outpost-2", "tavern", "shrine"):
        put(table.with_hand(key).with_gold(60), key).turns(2)
    assert sum(table.flag(key) == 0 for key in LANDMARKS) == 8


# Using a new place


@pytest.mark.rule("H-45")
def test_another_villager_may_use_a_new_place_in_the_same_turn() -> None:
    table = payable("barn-1").with_villagers(2).play("build 1 market")
    table.play(table.spot("market", "barn-1", "RR"))
    assert table.play("produce barn-1").phase == "mix"
    table = payable("barn-1").play("build 1 market")
    table.play(table.spot("market", "barn-1", "RR"))
    assert table.refuses("produce barn-1") == ("no-villager", "H-26")


@pytest.mark.rule("H-45", "H-14")
def test_but_not_if_no_road_leads_there() -> None:
    table = payable("barn-1").with_villagers(2).play("build 1 church")
    table.play(table.spot("church", "barn-1"))
    assert "barn-1" not in table.network
    assert table.refuses("produce barn-1") == ("not-joined", "H-14")


# Roads


def bridge(table: Table | None = None) -> Table:
    return (table or hamlet()).with_places({"small-mountain-range": {"church": "M"}})


def path(table: Table | None = None) -> Table:
    return (table or hamlet()).with_places({"small-woodland": {"church": "F"}})


@pytest.mark.rule("H-46")
def test_a_bridge_costs_two_wood() -> None:
    table = bridge().with_resources("woodcutter", "wood wood").with_resources("quarry", "stone stone")
    segment = table.joint("church", "small-mountain-range", "MM")
    table.play(f"road church {segment}")
    assert set(table.choices("use")) == {"woodcutter 1", "woodcutter 2"}
    assert not table.linked("church", "small-mountain-range")
    table.play("use woodcutter 1", "use woodcutter 2")
    assert table.linked("church", "small-mountain-range")
    assert (table.roads, table.you.roads_left) == ([("church", "small-mountain-range")], 4)
    assert (table.you.points, table.resources("quarry")) == (0, "stone stone .")
    assert "small-mountain-range" in table.network


@pytest.mark.rule("H-46")
def test_a_path_costs_two_stone() -> None:
    table = path().with_resources("woodcutter", "wood wood").with_resources("quarry", "stone stone")
    segment = table.joint("church", "small-woodland", "FF")
    table.play(f"road church {segment}")
    assert set(table.choices("use")) == {"quarry 1", "quarry 2"}
    table.play("use quarry 1", "use quarry 2")
    assert table.linked("church", "small-woodland")


@pytest.mark.rule("H-46")
def test_a_road_needs_its_price() -> None:
    table = bridge().with_resources("woodcutter", "wood").with_resources("quarry", "stone stone stone")
    segment = table.joint("church", "small-mountain-range", "MM")
    assert table.refuses(f"road church {segment}") == ("cannot-pay", "H-46")
    assert table.with_gold(3).allows(f"road church {segment}")
    table = path().with_resources("woodcutter", "wood wood wood").with_resources("quarry", "stone")
    assert table.refuses(f"road church {table.joint('church', 'small-woodland', 'FF')}") == ("cannot-pay", "H-46")


@pytest.mark.rule("H-46")
def test_no_road_over_a_cliff() -> None:
    table = hamlet().with_places({"small-mountain-range": {"woodcutter": "X"}}).with_donkeys("church").with_gold(20)
    segment = table.joint("woodcutter", "small-mountain-range", "FM")
    assert table.refuses(f"road woodcutter {segment}") == ("cliff", "H-46")


@pytest.mark.rule("H-46")
def test_no_road_into_the_open() -> None:
    table = hamlet().with_gold(20).with_donkeys("church")
    free = next(n for n, behind in enumerate(table.village.across("quarry"), 1) if behind is None)
    assert table.refuses(f"road quarry {free}") == ("no-neighbour", "H-46")


@pytest.mark.rule("H-46", "H-20")
def test_the_price_comes_to_the_place_from_which_it_is_built() -> None:
    table = bridge().with_places({"pond-2": {"quarry": "M"}}).with_resources("woodcutter", "wood wood").with_donkeys("farm")
    segment = table.joint("quarry", "pond-2", "MM")
    assert table.refuses(f"road quarry {segment}") == ("cannot-pay", "H-46")
    assert table.with_donkeys("church").allows(f"road quarry {segment}")


@pytest.mark.rule("H-47")
def test_no_second_road_between_places_that_are_joined() -> None:
    table = hamlet().with_places({"barn-1": {"woodcutter": "B"}, "lumbermill": {"barn-1": "RF"}})
    table.with_road("woodcutter", "barn-1", 1).with_gold(40).with_donkeys("church", "woodcutter", "market")
    assert table.linked("barn-1", "lumbermill")
    assert table.refuses(f"road barn-1 {table.joint('barn-1', 'lumbermill', 'FF')}") == ("already-linked", "H-47")
    segment = next(n for n, kinds in table.joints("woodcutter", "barn-1") if kinds in ("FF", "MM"))
    assert table.refuses(f"road woodcutter {segment}") == ("already-linked", "H-47")


@pytest.mark.rule("H-47")
def test_nor_where_roads_meet() -> None:
    table = hamlet().with_gold(40)
    assert table.refuses(f"road church {table.joint('church', 'quarry', 'RR')}")[0] == "already-linked"
    # The church and the quarry touch with mountains beside the road, the church and the town hall too.
    for other in ("quarry", "town-hall"):
        for segment, kinds in table.joints("church", other):
            if kinds != "RR":
                assert table.refuses(f"road church {segment}") == ("already-linked", "H-47")


@pytest.mark.rule("H-47")
def test_a_way_round_does_no_harm_but_in_the_preview_edition() -> None:
    for table, code in ((hamlet(), None), (preview(), "would-loop")):
        table.with_gold(40).with_donkeys("church", "market", "farm")
        assert {"farm", "market"} <= table.network
        segment = table.joint("farm", "market", "FF")
        if code is None:
            table.play(f"road farm {segment}").pay()
            assert table.linked("farm", "market")
        else:
            assert table.refuses(f"road farm {segment}") == (code, "H-47")


@pytest.mark.rule("H-47")
def test_in_the_preview_edition_places_that_no_way_joins_may_be_joined() -> None:
    table = bridge(preview()).with_resources("woodcutter", "wood wood")
    assert table.allows(f"road church {table.joint('church', 'small-mountain-range', 'MM')}")


@pytest.mark.rule("H-48")
def test_five_roads_and_no_sixth() -> None:
    table = bridge().with_resources("woodcutter", "wood wood")
    move = f"road church {table.joint('church', 'small-mountain-range', 'MM')}"
    table.state.players[0].roads_left = 1
    assert table.allows(move)
    table.state.players[0].roads_left = 0
    assert table.refuses(move) == ("no-roads-left", "H-48")


@pytest.mark.rule("H-48", "H-14")
def test_all_may_use_a_road() -> None:
    table = hamlet().with_places({"barn-1": {"quarry": "B"}}).with_road("quarry", "barn-1", 1)
    assert table.allows("produce barn-1")
    assert table.scores(0).get("roads", 0) == 0
    assert table.scores(1)["roads"] == 1


@pytest.mark.rule("H-48", "H-14")
def test_a_road_takes_along_what_lies_behind() -> None:
    table = hamlet().with_places({"barn-1": {"quarry": "M"}, "barn-2": {"barn-1": "R"}}).with_resources("woodcutter", "wood wood")
    assert not {"barn-1", "barn-2"} & table.network
    table.with_donkeys("church").play(f"road quarry {table.joint('quarry', 'barn-1', 'MM')}").pay()
    assert {"barn-1", "barn-2"} <= table.network


@pytest.mark.rule("H-49")
def test_the_first_road_brings_the_planner() -> None:
    table = path(bridge()).with_resources("woodcutter", "wood wood").with_resources("quarry", "stone stone")
    assert table.holder("planner") is None
    table.play(f"road church {table.joint('church', 'small-mountain-range', 'MM')}").pay()
    assert (table.holder("planner"), table.you.points) == (0, 0)
    table.play("end", f"road church {table.joint('church', 'small-woodland', 'FF')}").pay()
    assert (table.holder("planner"), table.seat(1).roads_left) == (0, 4)
