"""S-01 to S-07: what lies where before the first turn, and the first artifacts."""

from collections import Counter
from typing import Any

import pytest

import dorfplatz
from dorfplatz.games.settlement.tables import BUILDING_TILE_KINDS, LANDSCAPES

from .builder import ARTIFACT_KEYS, Seat

PLAYERS = [1, 2, 3, 4]
SEEDS = range(30)


def fresh(players: int = 2, seed: int = 1) -> Any:
    return dorfplatz.new("settlement", players=players, seed=seed)


def fresh_with(artifact: str) -> Any:
    """A game with this artifact in the row."""
    return next(game for game in map(fresh, [2] * 30, SEEDS) if f"artifact {artifact}" in game.legal_moves)


@pytest.mark.rule("S-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_supply_is_the_box_without_what_the_players_begin_with(players: int) -> None:
    state = fresh(players).state
    assert state.supply.tolist() == [16 - players, 16 - players, 16 - players, 42, 32]
    assert state.bonus_supply == 24
    assert state.outpost_supply == 36
    assert state.monster_supply.tolist() == [9, 9, 9, 9]


@pytest.mark.rule("S-02")
def test_each_region_has_its_own_stack_of_twelve_landscapes() -> None:
    state = fresh().state
    for region, stack in enumerate(state.land_deck, 1):
        assert sorted(stack) == [number for number, tile in enumerate(LANDSCAPES) if tile.region == region]
    assert state.land_left.tolist() == [12, 12, 12]


@pytest.mark.rule("S-02", "S-03", "S-04", "S-05")
def test_everything_is_shuffled() -> None:
    one, other = fresh(seed=1).state, fresh(seed=2).state
    for pile in ("land_deck", "building_deck", "market_kind", "hero_deck", "artifact_row"):
        assert getattr(one, pile).tolist() != getattr(other, pile).tolist()


@pytest.mark.rule("S-03")
def test_nine_buildings_lie_open_and_27_wait() -> None:
    state = fresh().state
    assert state.market_count.tolist() == [1] * 9
    assert state.building_left == 27
    tiles = [*state.market_kind.tolist(), *state.building_deck[:27].tolist()]
    assert Counter(tiles) == Counter(BUILDING_TILE_KINDS.tolist())
    assert set(Counter(tiles).values()) == {3}


@pytest.mark.rule("S-03")
def test_equal_buildings_are_not_stacked_at_the_start() -> None:
    assert any(len(set(fresh(seed=seed).state.market_kind.tolist())) < 9 for seed in SEEDS)
    assert all(fresh(seed=seed).state.market_count.tolist() == [1] * 9 for seed in SEEDS)


@pytest.mark.rule("S-04")
def test_four_heroes_lie_open_and_44_wait() -> None:
    state = fresh().state
    assert state.hero_left == 44
    assert sorted([*state.hero_row.tolist(), *state.hero_deck[:44].tolist()]) == list(range(48))


@pytest.mark.rule("S-04")
def test_the_first_hero_drawn_lies_far_left() -> None:
    # Decks are drawn from their end, so the cards drawn still stand, in this order from the end, in the part no longer in use.
    state = fresh().state
    assert state.hero_row.tolist() == state.hero_deck[:43:-1].tolist()


@pytest.mark.rule("S-05", "S-65")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_more_artifacts_than_players_lie_open(players: int) -> None:
    assert fresh(players).state.artifact_row.sum() == players + 3


@pytest.mark.rule("S-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_artifact_row_is_not_refilled(players: int) -> None:
    game = fresh(players)
    assert game.state.artifact_left == 0
    for taken in range(1, players + 1):
        game.push(game.legal_moves[0])
        assert game.state.artifact_row.sum() == players + 3 - taken


@pytest.mark.rule("S-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_begins_with_six_settlers_and_one_basic_of_each_kind(players: int) -> None:
    state = fresh(players).state
    for seat in (Seat(state, number) for number in range(players)):
        assert seat.goods == {"wood": 1, "clay": 1, "stone": 1}
        assert (seat.settlers, seat.bonus) == (6, 0)
        assert (seat.landscapes, seat.buildings, seat.monsters, seat.outposts, seat.heroes) == ({}, {}, [], [], [])


@pytest.mark.rule("S-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_decides_who_starts(players: int) -> None:
    starts = Counter(int(fresh(players, seed).state.start_seat) for seed in SEEDS)
    assert set(starts) == set(range(players))


@pytest.mark.rule("S-07")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_the_right_neighbour_chooses_first_then_counter_clockwise_and_the_start_player_last(players: int, seed: int) -> None:
    game = fresh(players, seed)
    start = int(game.state.start_seat)
    order = []
    while game.view()["table"]["phase"] == "draft":
        order.append(game.turn)
        game.push(game.legal_moves[0])
    assert order == [(start - step) % players for step in range(1, players + 1)]
    assert order[-1] == start


@pytest.mark.rule("S-07", "S-08")
@pytest.mark.parametrize("seed", range(4))
def test_after_the_artifacts_the_start_player_begins(seed: int) -> None:
    game = fresh(3, seed)
    for _ in range(3):
        game.push(game.legal_moves[0])
    assert game.turn == game.state.start_seat
    assert game.view()["table"]["phase"] == "turn"
    assert game.state.round_no == 1


@pytest.mark.rule("S-07")
def test_an_artifact_once_taken_is_gone_for_the_others() -> None:
    game = fresh(4)
    first = game.legal_moves[0]
    game.push(first)
    assert str(first) not in game.legal_moves
    assert game.why_not(first).code == "artifact-not-there"


@pytest.mark.rule("S-07")
@pytest.mark.parametrize("move", ["explore I", "pass", "end", "gem", "invite 4", "build 1 1 1"])
def test_nothing_else_happens_before_the_artifacts_are_taken(move: str) -> None:
    why = fresh().why_not(move)
    assert (why.code, why.rule) == ("draft-first", "S-07")


@pytest.mark.rule("S-07", "S-73", "S-77", "S-78")
@pytest.mark.parametrize(
    ("artifact", "gain", "bonus"),
    [("chest", {}, 1), ("treasure", {"gold": 1}, 0), ("ring", {"diamond": 1}, 0), ("compass", {}, 0)],
)
def test_an_artifact_that_pays_on_taking_pays_at_the_start_too(artifact: str, gain: dict[str, int], bonus: int) -> None:
    game = fresh_with(artifact)
    seat = Seat(game.state, game.turn)
    game.push(f"artifact {artifact}")
    assert seat.artifact == artifact
    assert seat.goods == {"wood": 1, "clay": 1, "stone": 1, **gain}
    assert seat.bonus == bonus
    assert game.state.bonus_supply == 24 - bonus


@pytest.mark.rule("S-05")
def test_there_are_fourteen_artifacts_and_each_can_come_up() -> None:
    seen = {key for seed in SEEDS for key, there in zip(ARTIFACT_KEYS, fresh(4, seed).state.artifact_row, strict=True) if there}
    assert seen == set(ARTIFACT_KEYS)
    assert len(seen) == 14
