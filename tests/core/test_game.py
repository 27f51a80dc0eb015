"""`Game`, as whoever writes a program with it would use it."""

from __future__ import annotations

import copy
import doctest
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.game import RECENT, SPACING, Game, Move
from dorfplatz.core.problem import Problem


@pytest.fixture
def game() -> Game:
    """Three players, the first artifacts taken."""
    game = dorfplatz.new("settlement", players=3, seed=7)
    for _ in range(3):
        game.push(game.legal_moves[0])
    return game


def test_the_example_of_the_package_works() -> None:
    result = doctest.testmod(dorfplatz)
    assert result.attempted >= 2
    assert result.failed == 0


def test_legal_moves_are_a_sequence(game: Game) -> None:
    moves = game.legal_moves
    assert len(moves) == len(list(moves)) == len(moves.ids)
    assert [move.id for move in moves] == moves.ids
    assert moves[0] == next(iter(moves))
    assert moves[-1].text == "pass"
    assert moves[1:3] == [moves[1], moves[2]]
    assert next(reversed(moves)) == moves[-1]
    assert moves.index(moves[2]) == 2
    assert "pass" in repr(moves)
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_a_move_is_in_legal_moves_however_it_is_given(game: Game) -> None:
    move = game.parse("explore I")
    assert move in game.legal_moves
    assert move.id in game.legal_moves
    assert "explore I" in game.legal_moves
    assert "explore III" not in game.legal_moves
    assert "sing" not in game.legal_moves
    assert 10**6 not in game.legal_moves
    assert None not in game.legal_moves


def test_a_move_is_pushed_however_it_is_given(game: Game) -> None:
    move = game.parse("explore I")
    results = set()
    for given in (move, move.id, move.text, "EXPLORE i"):
        game.push(given)
        results.add(game.position.tobytes())
        assert game.pop() == move.id
    assert len(results) == 1


def test_moves_compare_by_what_they_are(game: Game) -> None:
    move = game.parse("explore I")
    assert move == game.parse("explore i")
    assert move != game.parse("pass")
    assert move != "explore I"
    assert {move, game.parse("explore I")} == {move}
    assert int(move) == move.id
    assert str(move) == "explore I"
    assert repr(move) == f"<Move {move.id}: explore I>"
    assert str(move.effect) == str(game.preview(move))


def test_a_game_reads_well(game: Game) -> None:
    assert str(game).startswith("settlement, 3 players, after 3 decisions: ")
    assert repr(game) == f"<Game {game}>"


def test_a_view_in_a_language_is_made_of_texts(game: Game) -> None:
    english, german = (game.view(0, language=language, names=("Anna", "Ben", "Cleo")) for language in ("en", "de"))
    assert english["prompt"].startswith(("Anna, take", "Ben, take", "Cleo, take"))
    assert english["scores"][0]["parts"][0]["label"] == "Adventurers"
    assert german["scores"][0]["parts"][0]["label"] == "Abenteurer"
    assert english["table"] == german["table"] == game.view(0)["table"]
    with pytest.raises(Problem, match="fr") as refused:
        game.view(0, language="fr")
    assert refused.value.message.id == "unknown-language"


def test_a_seat_is_shown_what_it_may_know_and_no_more(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def conceal(position: Any, seat: int) -> None:
        game.engine.state(position).players[1 - seat].goods[0] = 99

    monkeypatch.setattr(game.engine, "_conceal", conceal)
    assert [board["goods"][0] for board in game.view(0)["table"]["boards"]] == [1, 99, 1]
    assert [board["goods"][0] for board in game.view(1)["table"]["boards"]] == [99, 1, 1]
    assert [board["goods"][0] for board in game.view()["table"]["boards"]] == [1, 1, 1]


def test_points_can_be_taken_apart(game: Game) -> None:
    bot = dorfplatz.bot("greedy", 1)
    while not game.over:
        game.push(bot.choose(game))
    whole = game.breakdown(0)
    assert whole["total"] == game.scores[0] == sum(part["points"] for part in whole["parts"]) > 0


def test_the_log_reads_as_a_story(game: Game) -> None:
    assert str(game.log[0]).startswith("Player ")


def test_the_same_seed_gives_the_same_deal_and_the_same_commitment() -> None:
    one, other = dorfplatz.new("settlement", seed=7), dorfplatz.new("settlement", seed="7")
    assert one.position.tobytes() == other.position.tobytes()
    assert one.commitment == other.commitment
    assert dorfplatz.new("settlement", seed=8).position.tobytes() != one.position.tobytes()


def test_a_turn_begins_where_the_last_one_ended(game: Game) -> None:
    game.push("pass")
    game.push(game.legal_moves[0])
    assert game.turn_start == game.version
    start = game.version
    game.push("explore I")
    assert game.turn_start == start
    while "end" not in game.legal_moves:
        game.push(game.legal_moves[0])
        assert game.turn_start == start
    game.push("end")
    assert game.turn_start == game.version > start


def test_nothing_is_unseen_behind_a_barrier(game: Game) -> None:
    assert game.barrier == 0
    game.push("explore I")
    assert game.barrier == game.version == 4
    assert game.steps[-1].reveals
    assert game.log[-1].barrier
    while "end" not in game.legal_moves:
        game.push(game.legal_moves[0])
    game.push("end")
    assert game.barrier == 4


def test_points_over_time_begin_at_nothing(game: Game) -> None:
    bot = dorfplatz.bot("greedy", 1)
    while not game.over:
        game.push(bot.choose(game))
    history = game.history()
    assert history[0] == {"version": 0, "round": 1, "scores": [0, 0, 0]}
    assert history[-1] == {"version": game.version, "round": 6, "scores": game.scores}
    versions = [moment["version"] for moment in history]
    assert versions == sorted(set(versions))


def test_a_clone_of_a_loaded_game_goes_its_own_way(game: Game) -> None:
    loaded = Game.from_json(game.to_json())
    clone = loaded.clone()
    clone.push("pass")
    assert clone.pop() == game.parse("pass").id
    assert loaded.log == clone.log == game.log


def test_of_a_long_game_few_positions_are_kept_and_every_moment_can_be_seen(game: Game) -> None:
    bot = dorfplatz.bot("greedy", 1)
    positions, marks = [game._at(version).tobytes() for version in range(game.version)], game.marks[:-1]
    while not game.over:
        positions.append(game.position.tobytes())
        marks.append(game.mark)
        game.push(bot.choose(game))
    assert game.version > 3 * RECENT
    loaded = Game.from_json(game.to_json())
    for again in (game, loaded):
        assert len(again._kept) <= RECENT + game.version // SPACING + 1
        assert [again._at(version).tobytes() for version in range(game.version)] == positions
        assert again.marks == [*marks, game.mark]
        assert again.barrier == game.barrier
    for version in reversed(range(game.version)):
        loaded.pop()
        assert loaded.position.tobytes() == positions[version]
        assert loaded.barrier == max((step.version for step in game.steps[:version] if step.reveals), default=0)
    assert loaded.marks == marks[:1]


def test_another_way_after_an_undo_leaves_no_trace_of_the_first(game: Game) -> None:
    again = game.clone()
    for _ in range(5):
        again.push(again.legal_moves[0])
    assert len(again.marks) == again.version + 1
    for _ in range(5):
        again.pop()
    for one in (game, again):
        while not one.over:
            one.push(one.legal_moves[-1])
    assert again.to_json() == game.to_json()
    assert again.log == game.log
    assert again.history() == game.history()


def test_a_move_keeps_its_words_when_the_game_goes_on(game: Game) -> None:
    slots = [move for move in game.legal_moves if move.text.startswith("build")]
    texts = [move.text for move in slots]
    effects = [move.effect for move in slots]
    game.push("pass")
    assert [move.text for move in slots] == texts
    assert [move.effect for move in slots] == effects


@pytest.mark.parametrize("same", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_is_the_same_game_and_goes_its_own_way(game: Game, same: Callable[[Game], Game]) -> None:
    other = same(game)
    assert other.to_json() == game.to_json()
    assert other.view(0) == game.view(0)
    assert other.log == game.log
    other.push("pass")
    assert other.version == game.version + 1
    assert other.position.tobytes() != game.position.tobytes()
    other.pop()
    assert other.position.tobytes() == game.position.tobytes()


@pytest.mark.parametrize("same", [copy.copy, copy.deepcopy, lambda move: pickle.loads(pickle.dumps(move))])
def test_a_copied_move_is_the_same_move(game: Game, same: Callable[[Move], Move]) -> None:
    move = game.legal_moves[0]
    assert same(move) == move
    assert same(move).text == move.text
    assert same(move).effect == move.effect


def test_a_decision_is_told_when_it_is_asked_for(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    line = game.engine.view.line

    def line_noted(event: Any, total: Any) -> Any:
        told.append(event)
        return line(event, total)

    monkeypatch.setattr(game.engine.view, "line", line_noted)
    game.push("explore I")
    assert told == []
    assert [str(line) for line in game.steps[-1].lines] == [str(line) for line in game.log[-len(game.steps[-1].lines) :]]
    assert told != []
