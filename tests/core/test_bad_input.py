"""Whatever is handed to a game wrongly: a clear word in both languages, and the game unchanged."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from tests.conformance import strict


def problem(call: Callable[[], Any], id: str) -> str:
    """The words of the problem with that id that the call leads to."""
    with pytest.raises(Problem) as raised:
        call()
    assert raised.value.message.id == id
    strict.check(raised.value.message)
    return str(raised.value)


@pytest.fixture
def game() -> Game:
    """Two players, three decisions in."""
    game = dorfplatz.new("settlement", players=2, seed=1)
    for _ in range(3):
        game.push(game.legal_moves[0])
    return game


# Beginning


def test_an_unknown_game_is_guessed_at() -> None:
    assert "Did you mean settlement?" in problem(lambda: dorfplatz.new("setlement"), "unknown-game")
    assert "settlement" in problem(lambda: dorfplatz.definition(""), "unknown-game")


@pytest.mark.parametrize("name", [None, 7, "../core", ["settlement"]])
def test_a_name_that_is_none_is_refused(name: Any) -> None:
    problem(lambda: dorfplatz.new(name), "unknown-game")


@pytest.mark.parametrize("players", [0, 5, -1, 2.0, "2", None, True, 10**30])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    assert "1 to 4" in problem(lambda: dorfplatz.new("settlement", players=players), "wrong-player-count")


def test_options_have_names_and_values() -> None:
    problem(lambda: dorfplatz.new("settlement", expansion="yes"), "unknown-option")
    chess = dorfplatz.Definition("chess", (2, 2), (dorfplatz.Option("clock", ("none", "fast"), "none"),))
    assert "none, fast" in problem(lambda: chess.check(2, {"clock": "slow"}), "wrong-option")
    assert "clock" in problem(lambda: chess.check(2, {"clocks": "fast"}), "unknown-option")
    assert chess.check(2, {}) == {"clock": "none"}
    assert chess.pack({"clock": "fast"}) == 1


def test_options_are_packed_like_digits() -> None:
    options = (dorfplatz.Option("a", ("0", "1"), "0"), dorfplatz.Option("b", ("0", "1", "2"), "0"))
    game = dorfplatz.Definition("digits", (1, 1), options)
    assert [game.pack({"a": a, "b": b}) for a in "01" for b in "012"] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("seed", ["", "ä", "\ud800", 0, -1, 10**40, 1.5, "x" * 10_000])
def test_anything_is_a_seed(seed: Any) -> None:
    one, other = dorfplatz.new("settlement", seed=seed), dorfplatz.new("settlement", seed=seed)
    assert one.state.tobytes() == other.state.tobytes()
    assert len(one.commitment) == 64


def test_without_a_seed_every_game_is_another() -> None:
    assert dorfplatz.new("settlement").seed != dorfplatz.new("settlement").seed


# Moves


@pytest.mark.parametrize("move", [None, 1.0, b"3", [3], {}, True, object()])
def test_what_is_no_move_is_refused(game: Game, move: Any) -> None:
    before = game.state.tobytes()
    for ask in (game.push, game.why_not, game.preview):
        problem(lambda ask=ask: ask(move), "not-a-move")  # type: ignore[misc]
    assert move not in game.legal_moves
    assert game.state.tobytes() == before


@pytest.mark.parametrize("move", [-1, 264 * 10, 10**30])
def test_a_number_that_is_none_is_refused(game: Game, move: int) -> None:
    last = len(game.engine.actions) - 1
    assert f"0 to {last}" in problem(lambda: game.push(move), "move-out-of-range")
    assert move not in game.legal_moves


@pytest.mark.parametrize("text", ["", " ", "dance", "BUILT 1 1 1", "{ $name }", "\ud800", "1"])
def test_text_that_is_no_move_lists_what_moves_there_are(game: Game, text: str) -> None:
    with pytest.raises(Problem) as raised:
        game.push(text)
    assert raised.value.message.id == "unknown-move"
    assert "explore" in str(raised.value)
    assert text not in game.legal_moves


@pytest.mark.parametrize("text", ["build", "build 1 1", "build 10 1 1", "explore IV", "explore I II", "swap wood>gold"])
def test_text_that_is_half_a_move_shows_how_it_is_written(game: Game, text: str) -> None:
    name = text.split()[0]
    assert f"{name} <" in problem(lambda: game.push(text), "unreadable-move")


def test_an_illegal_move_says_why(game: Game) -> None:
    move = game.parse("finish")
    why = game.why_not(move)
    assert why is not None
    assert f"({why.rule})" in str(why)
    assert problem(lambda: game.push(move), why.message.id) == str(why.message)
    problem(lambda: game.preview(move), why.message.id)


def test_a_finished_game_takes_no_more_moves() -> None:
    game = dorfplatz.new("settlement", players=1, seed=1)
    bot = dorfplatz.bot("random", 1)
    while not game.over:
        game.push(bot.choose(game))
    problem(lambda: game.push("pass"), "settlement-why-game-over")


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    problem(dorfplatz.new("settlement").pop, "nothing-to-undo")


@pytest.mark.parametrize("version", [-1, 4, 10**40])
def test_a_moment_that_never_was_is_refused(game: Game, version: int) -> None:
    assert "0 to 3" in problem(lambda: game.view(0, version), "no-such-moment")


def test_an_unknown_bot_is_refused() -> None:
    assert "random, greedy" in problem(lambda: dorfplatz.bot("genius"), "unknown-bot")


# Saves


@pytest.mark.parametrize(
    "data", [None, [], "save", 7, {}, {"format": "dorfplatz/0"}, {"format": None}, {"format": ["dorfplatz/2"]}]
)
def test_what_is_no_save_is_refused(data: Any) -> None:
    assert "dorfplatz/2" in problem(lambda: Game.from_json(data), "save-not-ours")


@pytest.mark.parametrize("key", ["game", "players", "options", "box", "commitment", "seed", "actions", "marks"])
def test_a_save_that_lacks_something_is_refused(game: Game, key: str) -> None:
    save = game.to_json()
    del save[key]
    assert key in problem(lambda: Game.from_json(save), "save-wrong")


@pytest.mark.parametrize("key", ["game", "players", "options", "box", "commitment", "seed", "actions", "marks"])
@pytest.mark.parametrize("value", [None, True, 1.5, [[]], {"a": 1}, "x", ["3"], [True], [1.0]], ids=repr)
def test_a_save_with_the_wrong_kind_of_thing_is_refused(game: Game, key: str, value: Any) -> None:
    save = game.to_json() | {key: value}
    if key in ("game", "box", "commitment", "seed") and isinstance(value, str):
        save[key] = 3
    if key == "options" and isinstance(value, dict):
        save[key] = []
    assert key in problem(lambda: Game.from_json(save), "save-wrong")


def test_a_save_of_another_game_or_number_of_players_is_refused(game: Game) -> None:
    problem(lambda: Game.from_json(game.to_json() | {"game": "chess"}), "unknown-game")
    problem(lambda: Game.from_json(game.to_json() | {"players": 9}), "wrong-player-count")


@pytest.mark.parametrize("options", [{"players": "3"}, {"name": "x"}, {"seed": "1"}, {"": ""}], ids=repr)
def test_a_save_with_strange_options_is_refused(game: Game, options: Any) -> None:
    problem(lambda: Game.from_json(game.to_json() | {"options": options}), "unknown-option")


@pytest.mark.parametrize("options", [{3: 4}, {"map": []}], ids=repr)
def test_a_save_with_options_that_are_no_words_is_refused(game: Game, options: Any) -> None:
    assert "options" in problem(lambda: Game.from_json(game.to_json() | {"options": options}), "save-wrong")


def test_a_save_with_other_components_is_refused(game: Game) -> None:
    words = problem(lambda: Game.from_json(game.to_json() | {"box": "0123456789abcdef"}), "save-other-box")
    assert "0123456789abcdef" in words
    assert game.box in words


@pytest.mark.parametrize("action", [-1, 10**30, 0])
def test_a_save_with_an_impossible_step_is_refused(game: Game, action: int) -> None:
    game.push("pass")
    save = game.to_json()
    save["actions"][2] = action if action else game.engine.actions["finish"].offset
    assert "step 3" in problem(lambda: Game.from_json(save), "save-illegal-move")


def test_a_save_goes_through_json(game: Game) -> None:
    again = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert again.state.tobytes() == game.state.tobytes()


def test_a_save_with_another_seed_than_was_promised_is_refused(game: Game) -> None:
    problem(lambda: Game.from_json(game.to_json() | {"seed": "another"}), "save-other-seed")


@pytest.mark.parametrize("number", [0, 2, 3])
def test_a_save_that_other_rules_lead_elsewhere_is_refused(game: Game, number: int) -> None:
    save = game.to_json()
    save["marks"][number] = "0123456789abcdef"
    words = problem(lambda: Game.from_json(save), "save-other-course")
    assert ("This game is not dealt" if number == 0 else f"After step {number} ") in words


@pytest.mark.parametrize("marks", [[], ["0123456789abcdef"], ["0"] * 9])
def test_a_save_with_marks_for_other_positions_is_refused(game: Game, marks: list[str]) -> None:
    assert "marks" in problem(lambda: Game.from_json(game.to_json() | {"marks": marks}), "save-wrong")
