"""H-10 to H-15: tiles, segments, neighbours and the network."""

from __future__ import annotations

import pytest

from dorfplatz.games.hamlet import rules_ground, rules_village
from dorfplatz.games.hamlet.reasons import Reason

from . import village
from .builder import Table, hamlet, number, preview
from .village import KEYS, TILES, Lying

FRAME = {
    "sawmill": (-7, 1),
    "dairy-farm": (-11, -1),
    "stonemason": (2, -2),
    "flour-mill": (-15, 5),
    "master-stonemason": (-13, 7),
    "warehouse": (-13, -1),
    "small-woodland": (-11, 5),
    "small-mountain-range": (-4, 6),
}


def photo(table: Table | None = None) -> Table:
    """The known tiles where a photograph shows them."""
    table = table or hamlet()
    for key, corner in FRAME.items():
        table.with_tile(key, corner)
    return table


def building(key: str, place: str = "church", table: Table | None = None) -> Table:
    """You are about to lay this tile to the place, and can pay for it."""
    table = (table or hamlet(3)).with_gold(20).with_donkeys("church", "market", "town-hall", "quarry", "woodcutter", "farm")
    table.with_hand(key)
    return table.play(f"build 1 {place}")


@pytest.mark.rule("H-10")
def test_a_tile_is_a_ring_of_segments_of_three_kinds() -> None:
    for key in KEYS:
        assert {segment.kind for segment in Lying(key, (0, 0), 0).segments} <= set("RFM")
    assert len(Lying("church", (0, 0), 0).segments) == 14


@pytest.mark.rule("H-10")
def test_there_are_only_so_many_segments() -> None:
    table = building("barn-1")
    assert table.refuses("spot 13 8")[0] == "no-such-segment"
    assert table.refuses("spot 13 8")[1] == "H-10"
    assert hamlet().refuses("road quarry 7")[0] in ("no-such-segment", "no-neighbour")


@pytest.mark.rule("H-11", "H-12")
@pytest.mark.parametrize("key", ["barn-1", "stonemason", "monument", "small-woodland", "pond-1", "windmill"])
@pytest.mark.parametrize("place", KEYS[:6])
def test_every_spot_that_my_ruler_finds_may_be_chosen_and_no_other(key: str, place: str) -> None:
    table = building(key, place)
    assert set(table.choices("spot")) == {f"{theirs} {own}" for theirs, own, _ in table.village.spots(place, key)}


@pytest.mark.rule("H-11")
def test_in_the_photographed_village_too() -> None:
    table = photo()
    for place in ("church", "dairy-farm", "small-woodland", "warehouse", "stonemason"):
        for tile, key in enumerate(KEYS):
            if not table.state.placed[tile]:
                spots = {(theirs, own) for theirs, own, _ in table.village.spots(place, key)}
                found = {
                    (theirs, own)
                    for theirs in range(1, len(TILES[place]["outline"].split()) + 1)
                    for own in range(1, len(TILES[key]["outline"].split()) + 1)
                    if not rules_village.why_not_lay(table.state, number(place), theirs - 1, tile, own - 1)
                }
                assert found == spots


@pytest.mark.rule("H-11")
def test_a_segment_that_is_taken_takes_no_second_tile() -> None:
    table = building("barn-1")
    assert table.refuses(f"spot {table.joint('church', 'quarry', 'RR')} 1") == ("segment-taken", "H-11")


@pytest.mark.rule("H-11", "H-12")
def test_why_a_spot_is_refused() -> None:
    table = building("stonemason")
    now, seen = table.village, set()
    for theirs, behind in enumerate(now.across("church"), 1):
        for own in range(1, 11):
            if behind is None and (mine := now.why_not(now.spot("church", theirs, "stonemason", own))):
                code, rule = table.refuses(f"spot {theirs} {own}")
                assert rule == {"overlaps": "H-11", "road-into-the-green": "H-12"}[code]
                # Where a tile lies on another one, it does not matter which of the two is said.
                assert code == mine or mine == "overlaps"
                seen.add(code)
    assert seen == {"overlaps", "road-into-the-green"}


@pytest.mark.rule("H-11")
def test_all_six_positions_are_possible_and_the_back_never() -> None:
    found = {lying.sixths for place in KEYS[:6] for _, _, lying in hamlet().village.spots(place, "warehouse")}
    assert found == set(range(6))
    # Whoever lays a tile goes clockwise around it, however it is turned.
    for sixths in range(6):
        corners = [segment.begin for segment in Lying("warehouse", (0, 0), sixths).segments]
        assert sum(a * d - b * c for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1], strict=True)) < 0


@pytest.mark.rule("H-11")
def test_holes_are_fine() -> None:
    table = building("barn-1")
    assert table.village.holes() == 0
    for theirs, own, tile in list(table.village.spots("church", "barn-1")):
        now = table.village
        now.lay(tile)
        if now.holes():
            table.play(f"spot {theirs} {own}").pay()
            assert table.village.holes() == now.holes()
            return
    raise AssertionError("no such spot")


@pytest.mark.rule("H-11")
def test_the_tile_must_touch_the_place_of_the_villager() -> None:
    table = building("barn-1", "farm")
    for theirs, own in (choice.split() for choice in table.choices("spot")):
        tile = table.village.spot("farm", int(theirs), "barn-1", int(own))
        assert "farm" in {place for place, _, _ in table.village.contacts(tile)}


@pytest.mark.rule("H-12")
def test_forest_and_mountain_may_meet() -> None:
    table = hamlet().with_places({"small-mountain-range": {"woodcutter": "X"}})
    assert table.village.faults() == []
    assert not table.linked("small-mountain-range", "woodcutter")


@pytest.mark.rule("H-12")
def test_a_road_may_lead_into_the_open() -> None:
    table = building("pond-1").play("spot " + next(iter(building("pond-1").choices("spot"))))
    table.pay()
    assert None in table.village.across("pond-1")
    assert "pond-1" in table.village.places


@pytest.mark.rule("H-12")
def test_a_road_does_not_fit_a_forest_of_a_third_tile() -> None:
    """Spots at which the tile fits its own neighbour but not another one it touches."""
    table = building("stonemason")
    now = table.village
    for theirs, behind in enumerate(now.across("church"), 1):
        for own in range(1, 11):
            tile = now.spot("church", theirs, "stonemason", own)
            contacts = now.contacts(tile)
            at_church = all((kind == "R") == (mine == "R") for place, kind, mine in contacts if place == "church")
            if behind is None and tile.area.isdisjoint(now.ground) and at_church and now.why_not(tile):
                assert table.refuses(f"spot {theirs} {own}") == ("road-into-the-green", "H-12")
                return
    raise AssertionError("no such spot")


@pytest.mark.rule("H-13")
def test_places_are_neighbours_if_they_share_a_segment() -> None:
    table = photo()
    touching = table.village.touching()
    assert len(table.village.places) == 14
    for tile, key in enumerate(KEYS):
        behind = {KEYS[other] for other in table.state.across[tile] if other >= 0}
        assert behind == (set(touching[key]) if key in touching else set())


@pytest.mark.rule("H-13")
def test_road_on_road_joins_and_forest_on_forest_does_not() -> None:
    table = photo()
    assert table.linked("sawmill", "dairy-farm")
    assert not table.linked("small-woodland", "woodcutter")
    assert not table.linked("church", "small-mountain-range")
    assert not table.linked("farm", "market")


@pytest.mark.rule("H-13")
def test_a_built_road_joins() -> None:
    table = photo().with_road("church", "small-mountain-range", 1)
    assert table.linked("church", "small-mountain-range")


@pytest.mark.rule("H-13")
def test_a_second_road_between_the_same_places_changes_nothing() -> None:
    # No two tiles of this box can touch with two roads each; whoever has other tiles finds one connection.
    table = photo()
    before = table.state.tobytes()
    rules_village.link(table.state, number("sawmill"), number("dairy-farm"))
    rules_village.link(table.state, number("dairy-farm"), number("sawmill"))
    assert table.state.tobytes() == before


@pytest.mark.rule("H-14")
def test_the_network_is_what_reaches_the_church() -> None:
    table = photo()
    first = {"church", "quarry", "woodcutter", "farm", "town-hall", "market"}
    assert table.network == first
    assert table.linked("dairy-farm", "sawmill")
    assert table.with_road("church", "sawmill", 1).network == first | {"sawmill", "dairy-farm"}
    assert table.with_road("dairy-farm", "warehouse", 1).network == first | {"sawmill", "dairy-farm", "warehouse"}


@pytest.mark.rule("H-14")
def test_nobody_goes_where_no_road_leads() -> None:
    table = photo().with_gold(30).with_resources("woodcutter", "wood wood wood").with_hand("pond-1")
    assert table.refuses("refine sawmill") == ("not-joined", "H-14")
    assert table.refuses("build 1 sawmill") == ("not-joined", "H-14")
    assert table.refuses("donkey sawmill") == ("not-joined", "H-36")
    segment = table.joint("sawmill", "church", "FF")
    assert table.refuses(f"road sawmill {segment}") == ("not-joined", "H-14")


@pytest.mark.rule("H-14")
def test_a_road_of_somebody_else_is_as_good() -> None:
    table = photo().with_road("church", "sawmill", 1).with_resources("woodcutter", "wood wood wood")
    assert table.allows("refine sawmill")


def on_the_table(now: village.Village, tile: Lying) -> bool:
    """Whether the village with that tile is no wider and no higher than the table."""
    corners = [segment.begin for lying in (*now.places.values(), tile) for segment in lying.segments]
    across, upwards = [(i - j) // 2 for i, j in corners], [j for _, j in corners]
    return max(across) - min(across) < village.TABLE and max(upwards) - min(upwards) < village.TABLE


def at(key: str, a: int, b: int) -> Lying:
    """A tile with its first corner at a vertex of the lattice."""
    return Lying(key, (2 * a + b, b), 0)


@pytest.mark.rule("H-15")
def test_the_table_has_an_edge() -> None:
    """However far from the village: a hexagon fits if both together span no more points than the table has."""
    table, hexagon = hamlet(), "small-mountain-range"
    now, beyond = table.village, 0
    for a in range(-60, 60):
        for b in range(-60, 60):
            reason = rules_ground.why_not_fit(table.state, number(hexagon), 0, a, b)
            assert (reason != Reason.OFF_THE_TABLE) == on_the_table(now, at(hexagon, a, b))
            beyond += reason == Reason.OFF_THE_TABLE
    assert 120 * 120 / 4 < beyond < 120 * 120 * 3 / 4


@pytest.mark.rule("H-11", "H-15")
def test_what_lies_at_one_edge_is_not_in_the_way_at_the_other() -> None:
    table = hamlet()
    for key, step in (("small-mountain-range", (-1, 0)), ("small-woodland", (0, 1)), ("tavern", (1, -1))):
        a, b = 0, 0
        while on_the_table(table.village, at(key, a + step[0], b + step[1])):
            a, b = a + step[0], b + step[1]
        table.with_tile(*at(key, a, b))
    now, free = table.village, 0
    for a in range(-45, 45):
        for b in range(-45, 45):
            fits = on_the_table(now, at("pond-1", a, b)) and not now.why_not(at("pond-1", a, b))
            assert (rules_ground.why_not_fit(table.state, number("pond-1"), 0, a, b) == 0) == fits
            free += fits
    points = [((i - j) // 2, j) for tile in now.places.values() for i, j in (segment.begin for segment in tile.segments)]
    assert max(a for a, _ in points) - min(a for a, _ in points) == village.TABLE - 1
    assert max(b for _, b in points) - min(b for _, b in points) == village.TABLE - 1
    assert free > village.TABLE**2 / 2


@pytest.mark.rule("H-11", "H-12")
def test_the_preview_edition_lays_tiles_alike() -> None:
    spots = [building("barn-2", table=table).choices("spot") for table in (hamlet(3), preview(3))]
    assert spots[0] == spots[1]
