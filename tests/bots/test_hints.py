"""Hints: good moves with reasons that are facts, from nothing but what the seat may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import dorfplatz
from dorfplatz.bots import hints
from dorfplatz.bots.advice import Judged
from dorfplatz.core.game import Game
from tests.conformance.tables import TABLES, Table
from tests.conformance.walks import redealt, walk

Judge = Callable[[Game, int, int], list[Judged]]


def judge_by(*wishes: str) -> Judge:
    """An expert who wants the moves that begin so, the first of these first; they win the more, too."""

    def judge(game: Game, simulations: int = 1, seed: int = 0) -> list[Judged]:
        def wanted(text: str) -> int:
            return next((place for place, wish in enumerate(wishes) if text.startswith(wish)), len(wishes))

        order = sorted(game.legal_moves, key=lambda move: wanted(move.text))
        return [Judged(move, 0.6 - 0.05 * wanted(move.text), 3.0, 1) for move in order]

    return judge


def reasons(monkeypatch: pytest.MonkeyPatch, game: Game, *wishes: str) -> list[str]:
    monkeypatch.setattr(hints, "judge", judge_by(*wishes))
    return [str(hint.why) for hint in hints.hints(game)]


@pytest.fixture
def drafted() -> Game:
    """Settlement, when everybody has an artifact."""
    game = dorfplatz.new("settlement", 2, seed=5)
    game.push("artifact mace")
    game.push(game.legal_moves[0])
    return game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hints_depend_on_nothing_hidden(table: Table) -> None:
    for game in walk(table, "greedy"):
        if game.over or game.version % 23:
            continue
        before = game.position.tobytes()
        found = hints.hints(game, simulations=16, seed=3)
        assert hints.hints(redealt(game, game.turn, "another deal"), simulations=16, seed=3) == found
        assert game.position.tobytes() == before
        assert 1 <= len(found) <= hints.MOST
        assert all(hint.judged.move in game.legal_moves for hint in found)


def test_what_others_want_is_kept_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dorfplatz.new("settlement", 2, seed=5)
    other = 1 - game.turn
    why = reasons(monkeypatch, game, "artifact mace", "artifact")[0]
    assert why == f"Otherwise Player {other + 1} would probably do it next; this gets in first."


def test_what_is_left_for_others_is_not_kept_from_them(monkeypatch: pytest.MonkeyPatch, drafted: Game) -> None:
    assert "Otherwise" not in reasons(monkeypatch, drafted, "pass", "swap")[0]


def test_a_move_may_make_another_possible(monkeypatch: pytest.MonkeyPatch, drafted: Game) -> None:
    clay = [move for move in drafted.legal_moves if move.text.startswith("build")]
    drafted.push("gem")
    afterwards = [move.text for move in drafted.legal_moves if move not in clay]
    drafted.pop()
    new = next(text for text in afterwards if text.startswith(("build", "swap", "gold", "sell")) and drafted.why_not(text))
    why = reasons(monkeypatch, drafted, "gem", new)[0]
    assert why.startswith("This opens the way for: Player ")


def test_points_at_once_are_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(
        game
        for game in walk(Table("milestones", 2), "greedy")
        if any(move.text.startswith("road") and move.effect.points[game.turn] > 0 for move in game.legal_moves)
    )
    best = max(game.legal_moves, key=lambda move: move.effect.points[game.turn])
    points = best.effect.points[game.turn]
    assert reasons(monkeypatch, game, best.text)[0] == f"Your score rises by {points} point{'s' * (points > 1)}."


def test_the_last_reason_compares(monkeypatch: pytest.MonkeyPatch, drafted: Game) -> None:
    found = reasons(monkeypatch, drafted, "explore I", "build")
    assert found[0] == "Wins 5 games in 100 more than the next best move."
    assert found[1] == "Wins 5 games in 100 less than the best move."


def test_what_was_not_chosen_is_never_said_to_be_better(monkeypatch: pytest.MonkeyPatch, drafted: Game) -> None:
    def judge(game: Game, simulations: int = 1, seed: int = 0) -> list[Judged]:
        return [Judged(move, 0.4 + 0.1 * place, 3.0, 1) for place, move in enumerate(game.legal_moves)]

    monkeypatch.setattr(hints, "judge", judge)
    found = hints.hints(drafted)
    assert [hint.judged.chance for hint in found] == [0.4, 0.4, 0.4]
    assert str(found[2].why) == "About as good as the best move."


def test_the_moves_stand_in_the_order_of_what_is_said_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for players in (1, 2):
        game = dorfplatz.new("settlement", players, seed=5)
        game.push(game.legal_moves[0])
        moves = game.legal_moves
        told = [Judged(moves[0], 0.5, 43.0, 9), Judged(moves[1], 0.3, 36.2, 5), Judged(moves[2], 0.4, 38.8, 4)]
        monkeypatch.setattr(hints, "judge", lambda *args, told=told: told)
        assert [hint.judged.move for hint in hints.hints(game)] == [moves[0], moves[2], moves[1]]


def test_a_deed_that_is_only_begun_is_named() -> None:
    found = set()
    for game in walk(Table("hamlet", 2, (("edition", "final"),)), "curious"):
        for move in game.legal_moves[:40]:
            kind = move.text.split()[0]
            if kind in ("build", "use") and kind not in found:
                found.add(kind)
                told = hints.told(game, move.id)[0]
                assert told.id == "hint-move-where"
                assert all(told.args[part]["word"] for part in ("what", "where"))
    assert found == {"build", "use"}


def test_where_there_is_no_choice_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    forced = next(game for table in TABLES for game in walk(table, "random") if not game.over and len(game.legal_moves) == 1)
    assert reasons(monkeypatch, forced) == ["There is nothing else to do."]


def test_a_move_is_told_up_to_what_is_turned_up(drafted: Game) -> None:
    assert [str(message) for message in hints.told(drafted, drafted.id("explore I"))] == ["Explore: I"]
    told = hints.told(drafted, drafted.id("gem"))
    assert [str(message) for message in told] == [str(line) for line in _lines(drafted, "gem")]


def _lines(game: Game, move: str) -> list[str]:
    after = game.clone()
    after.push(move)
    return [str(line) for line in after.steps[-1].lines]


def test_that_a_round_begins_is_nobodys_deed() -> None:
    """Alone, the first artifact begins the first round; the hint tells of the artifact, the log of both."""
    game = dorfplatz.new("settlement", 1, seed=5)
    first = game.legal_moves[0]
    assert [line.id for line in hints.lines(game, first.id)] == ["settlement-log-artifact"]
    game.push(first)
    assert game.steps[-1].lines[-1].message.id == "settlement-log-round"
    assert game.steps[-1].lines[-1].seat is None
