"""M-01 to M-10: what lies where before the first turn, and how the start tiles are chosen and laid."""

from __future__ import annotations

from collections import Counter

import pytest

import dorfplatz
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece
from dorfplatz.games.milestones.tables import NAMES

from . import land
from .builder import GOODS, SPACES, Seat, choices, faults, milestones

PLAYERS = [2, 3, 4]
SEEDS = range(30)
START_TILES = {2: 5, 3: 7, 4: 9}


def fresh(players: int = 2, seed: int = 1) -> Game:
    return dorfplatz.new("milestones", players=players, seed=seed)


def phase(game: Game) -> str:
    return Phase(int(game.state.phase)).name.lower()


def drafted(players: int = 2, seed: int = 1) -> Game:
    """Everybody has chosen, nobody has laid out anything."""
    game = fresh(players, seed)
    while phase(game) == "draft":
        game.push(game.legal_moves[0])
    return game


def placed(players: int = 2, seed: int = 1) -> Game:
    """The start player is about to make the first move."""
    game = drafted(players, seed)
    while phase(game) == "place":
        game.push(game.legal_moves[0])
    return game


def refusal(game: Game, move: str) -> tuple[str, str]:
    before = game.state.tobytes()
    with pytest.raises(Problem):
        game.push(move)
    assert game.state.tobytes() == before
    why = game.why_not(move)
    assert why is not None
    return why.code, why.rule


@pytest.mark.rule("M-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(Problem):
        fresh(players)


@pytest.mark.rule("M-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_so_many_can_play(players: int) -> None:
    assert len(fresh(players).scores) == players


@pytest.mark.rule("M-02", "M-60", "M-61", "M-62")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_start_marketplace_stands_upper_left(players: int) -> None:
    state = fresh(players).state
    built = {name: int(piece) for name, piece in zip(NAMES, state.pieces, strict=True) if piece}
    assert built == {"a1": Piece.MARKET}
    assert not state.roads.any()
    assert not state.houses.any()
    assert not state.sacks.any()
    assert (state.sections_left, state.houses_left, state.markets_left) == (24, 12, 11)


@pytest.mark.rule("M-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bonus_tile_lies_on_every_bush(players: int) -> None:
    assert Counter(fresh(players).state.bonus.tolist()) == dict.fromkeys(range(5), 3)


@pytest.mark.rule("M-03")
def test_chance_lays_the_bonus_tiles() -> None:
    deals = [tuple(fresh(seed=seed).state.bonus.tolist()) for seed in SEEDS]
    assert len(set(deals)) == len(deals)
    assert all({deal[bush] for deal in deals} == set(range(5)) for bush in range(15))


@pytest.mark.rule("M-03")
def test_bonus_tiles_lie_open_for_everybody() -> None:
    game = fresh(3)
    kinds = game.state.bonus.tolist()
    for seat in range(3):
        assert game.engine.state(game.engine.concealed(game.position, seat)).bonus.tolist() == kinds


@pytest.mark.rule("M-04")
def test_the_loop_leads_from_the_castle_over_the_workers_and_the_buildings_back_to_it() -> None:
    table = milestones()
    for space in (*SPACES[1:], "castle"):
        table.state.moves_left = 2
        behind = SPACES[: SPACES.index(space)] if space != "castle" else SPACES[1:-1]
        assert all(not table.allows(f"move {other}") for other in behind if other != "castle")
        assert table.play(f"move {space}").you.position == space


@pytest.mark.rule("M-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pieces_start_on_the_castle_which_demands_nothing_yet(players: int) -> None:
    game = placed(players)
    assert phase(game) == "turn"
    for seat in (Seat(game.state, number) for number in range(players)):
        assert seat.position == "castle"
        assert len(seat.numbers) == 4
        assert seat.goods == {"coin": 1}


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_begins_with_a_coin_and_no_points(players: int) -> None:
    state = fresh(players).state
    for seat in (Seat(state, number) for number in range(players)):
        assert (seat.goods, seat.points, seat.row) == ({"coin": 1}, 0, ". . . . . . . .")


@pytest.mark.rule("M-06", "M-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_tiles_lie_in_the_display_and_the_start_tiles_beside_it(players: int) -> None:
    state = fresh(players).state
    start = [number for number in state.start_tiles.tolist() if number != EMPTY]
    assert len(start) == START_TILES[players]
    assert state.stack_left == {2: 25, 3: 23, 4: 21}[players]
    assert sorted([*state.display.tolist(), *start, *state.stack[: state.stack_left].tolist()]) == list(range(35))


@pytest.mark.rule("M-06")
def test_the_tiles_are_shuffled() -> None:
    for pile in ("display", "start_tiles", "stack"):
        assert len({tuple(getattr(fresh(seed=seed).state, pile).tolist()) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("M-06")
def test_nobody_knows_the_order_of_the_stack() -> None:
    game = fresh(3)
    for seat in range(3):
        seen = game.engine.state(game.engine.concealed(game.position, seat))
        other = game.engine.state(game.engine.redealt(game.position, seat, "other"))
        assert seen.display.tolist() == game.state.display.tolist() == other.display.tolist()
        assert seen.stack_left == game.state.stack_left == other.stack_left
        assert len(set(seen.stack.tolist())) == 1
        assert other.stack.tolist() != game.state.stack.tolist()
        assert sorted(other.stack.tolist()) == sorted(game.state.stack.tolist())


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_decides_who_starts(players: int) -> None:
    assert {int(fresh(players, seed).state.start_seat) for seed in SEEDS} == set(range(players))


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_the_right_neighbour_chooses_first_then_counter_clockwise_and_the_start_player_last(players: int, seed: int) -> None:
    game, order = fresh(players, seed), []
    start = int(game.state.start_seat)
    while phase(game) == "draft":
        order.append(game.turn)
        game.push(game.legal_moves[0])
    assert order == [(start - step) % players for step in range(1, players + 1) for _ in range(2)]


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_chooses_from_three(players: int) -> None:
    game = fresh(players)
    while game.turn != game.state.start_seat:
        game.push(game.legal_moves[0])
    assert len(game.legal_moves) == 3


@pytest.mark.rule("M-08")
def test_any_open_start_tile_can_be_taken_and_is_gone_then() -> None:
    game = fresh(2)
    assert choices(game) == [f"draft {place}" for place in range(1, 6)]
    tiles = game.state.start_tiles.tolist()
    seat = game.turn
    game.push("draft 4")
    assert choices(game) == ["draft 1", "draft 2", "draft 3", "draft 5"]
    assert refusal(game, "draft 4") == ("start-tile-gone", "M-08")
    assert refusal(game, "draft 6") == ("start-tile-gone", "M-08")
    game.push("draft 2")
    assert sorted(game.state.players[seat].hand.tolist()) == sorted([tiles[3], tiles[1]])


@pytest.mark.rule("M-08", "M-09")
@pytest.mark.parametrize(
    "move", ["move 1", "place first 1", "hire 1 1", "buy stone", "road a1-b1-b2", "end", "cover 1", "decline"]
)
def test_nothing_else_happens_before_all_start_tiles_are_chosen(move: str) -> None:
    assert refusal(fresh(), move) == ("draft-first", "M-08")


@pytest.mark.rule("M-09")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_the_start_player_lays_out_both_tiles_first_then_the_others_clockwise(players: int, seed: int) -> None:
    game, order = drafted(players, seed), []
    while phase(game) == "place":
        order.append(game.turn)
        game.push(game.legal_moves[0])
    start = int(game.state.start_seat)
    assert order == [(start + step) % players for step in range(players) for _ in range(2)]


@pytest.mark.rule("M-09")
@pytest.mark.parametrize("hand", [0, 1])
@pytest.mark.parametrize("spot", range(1, 8))
def test_a_tile_takes_any_two_neighbouring_spaces_unturned(hand: int, spot: int) -> None:
    game = drafted()
    seat = Seat(game.state, game.turn)
    tile = int(seat.record.hand[hand])
    game.push(f"place {('first', 'second')[hand]} {spot}")
    assert seat.tile_on(spot) == [2 * tile, 2 * tile + 1]
    assert seat.row.split().count(".") == 6
    assert faults(game.state) == []


@pytest.mark.rule("M-09")
@pytest.mark.parametrize("spot", range(1, 8))
def test_the_second_tile_must_not_cover_the_first(spot: int) -> None:
    game = drafted()
    game.push(f"place second {spot}")
    free = [str(other) for other in range(1, 8) if abs(other - spot) >= 2]
    assert choices(game) == [f"place first {other}" for other in free]
    for other in {spot - 1, spot, spot + 1} & set(range(1, 8)):
        assert refusal(game, f"place first {other}") == ("covers-start-tile", "M-09")


@pytest.mark.rule("M-09")
def test_each_tile_is_laid_once() -> None:
    game = drafted()
    game.push("place first 1")
    assert refusal(game, "place first 5") == ("already-placed", "M-09")


@pytest.mark.rule("M-09")
def test_no_tile_sticks_out_beyond_the_eight_spaces() -> None:
    assert not milestones().knows("place first 8")
    assert not milestones().knows("place first 0")
    game = drafted()
    game.push("place first 7")
    assert Seat(game.state, int(game.state.start_seat)).row.split()[6:] != [".", "."]


@pytest.mark.rule("M-09")
@pytest.mark.parametrize("move", ["move 1", "draft 1", "hire 1 1", "sell wood+sand", "end", "discard coin"])
def test_nothing_else_happens_before_all_start_tiles_are_laid(move: str) -> None:
    game = drafted(3)
    assert refusal(game, move)[0] in ("place-first", "start-is-over")
    assert refusal(game, "end") == ("place-first", "M-09")


@pytest.mark.rule("M-09", "M-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_then_the_start_player_begins(players: int) -> None:
    game = placed(players, seed=3)
    assert (phase(game), game.turn, game.state.round_no) == ("turn", game.state.start_seat, 1)
    assert refusal(game, "draft 1") == ("start-is-over", "M-08")
    assert refusal(game, "place first 1") == ("start-is-over", "M-09")


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_tile_that_nobody_took_is_out_of_the_game(players: int) -> None:
    game = fresh(players)
    while not (phase(game) == "draft" and len(game.legal_moves) == 2):
        game.push(game.legal_moves[0])
    left = [number for number in game.state.start_tiles.tolist() if number != EMPTY]
    game.push(game.legal_moves[0])
    state = game.state
    hands = [number for seat in range(players) for number in state.players[seat].hand.tolist()]
    assert left[1] not in [*state.display.tolist(), *state.stack[: state.stack_left].tolist(), *hands]
    assert len(set(hands)) == 2 * players
    assert (state.start_tiles == EMPTY).all()


@pytest.mark.rule("M-05", "M-19")
def test_there_are_five_kinds_of_goods() -> None:
    assert tuple(fresh().view()["table"]["boards"][0]["goods"]) == (0, 0, 0, 0, 1)
    assert len(GOODS) == len({worker for tile in land.BOX["tiles"] for worker in tile["workers"]}) == 5
