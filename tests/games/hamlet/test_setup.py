"""H-01 to H-09: how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.engine import engine
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from dorfplatz.games.hamlet.state import EMPTY

from . import village
from .builder import GOODS, PILES, Seat, church, market
from .village import BOX, KEYS, TILES

EDITIONS = ("final", "preview")
SEATS = pytest.mark.parametrize("players", [2, 3, 4])
BOTH = pytest.mark.parametrize("edition", EDITIONS)


def new(players: int, seed: int | str = 1, edition: str | None = None) -> Game:
    return dorfplatz.new("hamlet", players=players, seed=seed, **({} if edition is None else {"edition": edition}))


def seats(game: Game) -> list[Seat]:
    return [Seat(game.state, seat) for seat in range(game.players)]


def on(state: Any, key: str) -> list[str]:
    return [GOODS[kind] for kind in state.slot_kind[KEYS.index(key)] if kind != EMPTY]


@pytest.mark.rule("H-01")
@SEATS
@BOTH
def test_two_to_four_play_one_of_two_editions(players: int, edition: str) -> None:
    game = new(players, edition=edition)
    assert (game.players, game.over, bool(game.state.preview)) == (players, False, edition == "preview")


@pytest.mark.rule("H-01")
def test_unless_another_is_chosen_the_published_edition_is_played() -> None:
    assert [option.values for option in engine("hamlet").definition.options] == [EDITIONS]
    assert not new(2).state.preview


@pytest.mark.rule("H-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_nor_do_five(players: int) -> None:
    with pytest.raises(Problem):
        new(players)


@pytest.mark.rule("H-01")
def test_there_is_no_third_edition() -> None:
    with pytest.raises(Problem):
        new(2, edition="second")


@pytest.mark.rule("H-02")
@pytest.mark.parametrize(("players", "orders", "parts"), [(2, 4, 2), (3, 5, 1), (4, 5, 1)])
def test_orders_and_parts_of_the_church_make_six(players: int, orders: int, parts: int) -> None:
    side = church(players)
    assert (len(side["orders"]), side["parts"]) == (orders, parts)
    assert orders + parts == 6
    game = new(players)
    assert set(game.state.order_by.tolist()) == {EMPTY}
    state = game.state
    state.players[state.turn].gold = 99
    refused = [game.why_not(f"order {order}") for order in range(1, 6)]
    assert [why.code == "no-order" if why else False for why in refused] == [order > orders for order in range(1, 6)]


@pytest.mark.rule("H-03")
@SEATS
@BOTH
def test_six_tiles_lie_in_the_village_and_all_are_joined_to_the_church(players: int, edition: str) -> None:
    first = {"church", "quarry", "woodcutter", "farm", "town-hall", "market"}
    for seed in range(3):
        state = new(players, seed, edition).state
        now = village.read(state)
        assert set(now.places) == first
        assert now.faults() == []
        assert set(now.printed()["church"]) == first - {"church"}
        assert {key: tile.corner for key, tile in now.places.items()} == {key: tuple(BOX["layout"][key]) for key in first}
        assert int(state.network) == 0b111111


@pytest.mark.rule("H-03", "H-24")
@pytest.mark.parametrize(("players", "raw", "good"), [(2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_prices_of_the_market(players: int, raw: int, good: int) -> None:
    assert (market(players)["raw"], market(players)["good"]) == (raw, good)


@pytest.mark.rule("H-04")
@SEATS
def test_two_of_three_slots_are_filled(players: int) -> None:
    state = new(players).state
    for key, raw in (("quarry", "stone"), ("woodcutter", "wood"), ("farm", "grain")):
        assert on(state, key) == [raw, raw]
        assert TILES[key]["slots"] == 3
    assert sum(len(on(state, key)) for key in KEYS) == 6


@pytest.mark.rule("H-05", "H-06")
@SEATS
@BOTH
def test_row_and_bag_are_the_ten_tiles_of_the_bag(players: int, edition: str) -> None:
    bag = {key for key, tile in TILES.items() if tile["group"] == "bag"}
    assert len(bag) == 10
    assert {key for key in bag if TILES[key].get("makes") in PILES} == {"sawmill", "dairy-farm", "stonemason", "flour-mill"}
    for seed in range(5):
        state = new(players, seed, edition).state
        row, rest = state.row.tolist(), state.bag[: state.bag_left].tolist()
        assert (len(row), len(rest)) == (4, 6)
        assert {KEYS[tile] for tile in row + rest} == bag
        assert not state.pile_open.any()
        assert not state.row_gold.any()


@pytest.mark.rule("H-05")
def test_four_piles_of_four() -> None:
    assert Counter(tile["group"] for tile in TILES.values() if tile["group"] in PILES) == dict.fromkeys(PILES, 4)


@pytest.mark.rule("H-06")
def test_the_row_is_drawn_by_chance_and_costs_0_to_3() -> None:
    rows = Counter(tile for seed in range(60) for tile in new(2, seed).state.row.tolist())
    assert len(rows) == 10
    game = new(2, 1)
    for gold in range(5):
        game.state.players[game.turn].gold = gold
        assert [move.text.split()[0] for move in game.legal_moves].count("blueprint") == min(gold + 1, 4)


@pytest.mark.rule("H-07")
@pytest.mark.parametrize(("players", "gold"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4])])
@BOTH
def test_the_last_ones_have_one_gold_more(players: int, gold: list[int], edition: str) -> None:
    for seed in range(8):
        game = new(players, seed, edition)
        assert game.turn == game.state.start_seat
        order = [(game.turn + later) % players for later in range(players)]
        assert [seats(game)[seat].gold for seat in order] == gold


@pytest.mark.rule("H-07")
@SEATS
def test_chance_decides_who_begins(players: int) -> None:
    starts = Counter(new(players, seed).turn for seed in range(60))
    assert set(starts) == set(range(players))


@pytest.mark.rule("H-08")
@pytest.mark.parametrize(
    ("edition", "players", "removed"),
    [
        ("final", 2, (0, 2, 3)),
        ("final", 3, (0, 1, 2)),
        ("final", 4, (0, 1, 1)),
        ("preview", 2, (0, 2, 3)),
        ("preview", 3, (0, 1, 2)),
        ("preview", 4, (0, 1, 0)),
    ],
)
def test_sale_tiles_go_back_into_the_box(edition: str, players: int, removed: tuple[int, int, int]) -> None:
    tiers = Counter(sale["tier"] for sale in BOX["sales"])
    assert len(BOX["sales"]) == 12
    for seed in range(5):
        state = new(players, seed, edition).state
        assert [tiers[tier] - int(state.sale_playing[tier - 1]) for tier in (1, 2, 3)] == list(removed)
        assert sorted(state.sale_deck.tolist()) == list(range(12))
        opened = state.sale_row.tolist()
        assert len(set(opened)) == 3
        assert {BOX["sales"][sale]["tier"] for sale in opened} == {1}
        assert state.sale_drawn.tolist() == [3, 0, 0]


@pytest.mark.rule("H-08")
def test_which_ones_go_back_is_left_to_chance() -> None:
    def last_played(state: Any) -> frozenset[int]:
        deck = [sale for sale in state.sale_deck.tolist() if BOX["sales"][sale]["tier"] == 3]
        return frozenset(deck[: int(state.sale_playing[2])])

    assert len({last_played(new(2, seed).state) for seed in range(60)}) >= 3
    assert len({frozenset(new(2, seed).state.sale_row.tolist()) for seed in range(60)}) >= 3


@pytest.mark.rule("H-09")
@SEATS
@BOTH
def test_what_everybody_begins_with(players: int, edition: str) -> None:
    for seat in seats(new(players, edition=edition)):
        assert (seat.villagers, seat.ready, seat.donkeys) == (["church"], 1, {"church": 1})
        assert (seat.roads_left, seat.hand, seat.points, seat.orders, seat.sales) == (5, [], 0, 0, 0)
        assert seat.tokens == {"flour": 2, "milk": 2, "brick": 2, "timber": 2}


@pytest.mark.rule("H-02", "H-42", "H-49")
def test_no_goal_is_taken_at_the_beginning() -> None:
    state = new(4).state
    assert set(state.milestone.tolist()) == set(state.flag.tolist()) == {EMPTY}
    assert state.road_count == 0
