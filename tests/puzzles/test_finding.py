"""How puzzles are found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import dorfplatz
from dorfplatz.bots.advice import Judged
from dorfplatz.core.game import Game
from dorfplatz.puzzles import Puzzle, Worth, told
from scripts import puzzles
from scripts.puzzles import CHANCE, DEEP, LEAD, SECOND_SEED, Candidate, Idea, chosen, is_clear, puzzle_at, split

Judge = Callable[[Game, int, int], list[Judged]]


@pytest.fixture
def game() -> Game:
    """The first player may do many things."""
    game = dorfplatz.new("settlement", players=2, seed="finding")
    bot = dorfplatz.bot("greedy", 1)
    while game.version < 40 or len(game.legal_moves) < 8:
        game.push(bot.choose(game))
    return game


def judged(game: Game, *worth: tuple[int, float, float]) -> list[Judged]:
    return [Judged(game.move(action), chance, lead, 1000) for action, chance, lead in worth]


def distinct(game: Game, count: int = 3) -> list[int]:
    """Moves that are told in different words, and not the greedy one."""
    words: dict[str, int] = {}
    for action in game.legal_moves.ids:
        words.setdefault(" ".join(map(str, told(game, action))), action)
    obvious = {dorfplatz.bot("greedy", number).choose(game).id for number in range(9)}
    return [action for action in words.values() if action not in obvious][:count]


def test_a_clear_step_is_one_in_chance_and_in_points(game: Game) -> None:
    best, other, _ = distinct(game)
    assert is_clear(game, judged(game, (best, 0.5, 5), (other, 0.49 - CHANCE, 4.9 - LEAD)))
    assert not is_clear(game, judged(game, (best, 0.5, 5), (other, 0.51 - CHANCE, 5 - LEAD)))
    assert not is_clear(game, judged(game, (best, 0.5, 5), (other, 0.5 - CHANCE, 5.1 - LEAD)))
    assert not is_clear(game, judged(game, (best, 0.5, 5)))


def test_moves_in_the_same_words_are_one_answer(game: Game) -> None:
    texts: dict[str, list[int]] = {}
    for action in game.legal_moves.ids:
        texts.setdefault(" ".join(map(str, told(game, action))), []).append(action)
    one, same = next(actions for actions in texts.values() if len(actions) > 1)[:2]
    other = next(actions[0] for actions in texts.values() if one not in actions)
    found = judged(game, (one, 0.5, 5), (same, 0.49, 5), (other, 0.3, 1))
    assert [move.move.id for move in split(game, found)[0]] == [one, same]
    assert is_clear(game, found)
    # What is told in the same words but worth less nobody could tell apart.
    assert not is_clear(game, judged(game, (one, 0.5, 5), (same, 0.3, 1), (other, 0.2, 0)))


def test_the_deep_search_has_the_last_word(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    best, other, third = distinct(game)
    asked: list[tuple[int, int]] = []

    def judge(sure: int) -> Judge:
        def found(game: Game, simulations: int, seed: int) -> list[Judged]:
            asked.append((simulations, seed))
            return judged(game, (sure, 0.5, 5), *((move, 0.3, 1) for move in (best, other, third) if move != sure))

        return found

    first = judged(game, (best, 0.5, 5), (other, 0.3, 1), (third, 0.3, 1))

    monkeypatch.setattr(puzzles, "judge", judge(best))
    monkeypatch.setattr(puzzles, "ideas_of", lambda *_: iter([Idea("stop", {})]))
    candidate = puzzle_at(game, first, 1)
    assert candidate
    assert candidate.puzzle.moves[0] == Worth(best, 0.5, 5)
    assert candidate.puzzle.actions == game.actions
    assert candidate.puzzle.actions is not game.actions  # which goes on
    assert asked == [(DEEP, 1 + SECOND_SEED)]
    monkeypatch.setattr(puzzles, "judge", judge(other))
    assert puzzle_at(game, first, 1) is None


def test_what_is_obvious_is_no_puzzle(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    obvious = dorfplatz.bot("greedy", 0).choose(game).id
    other = distinct(game)[0]
    found = judged(game, (obvious, 0.5, 5), (other, 0.3, 1))
    monkeypatch.setattr(puzzles, "judge", lambda *_: found)
    assert puzzle_at(game, found, 1) is None


def test_facts_that_hold(game: Game) -> None:
    """What is said about a best move is so."""
    for best in distinct(game, 4):
        others = [action for action in game.legal_moves.ids if action != best]
        for idea in puzzles.ideas_of(game, best, others[0], 1):
            own = game.preview(best).points[game.turn]
            match idea.name:
                case "points":
                    assert own == idea.facts["points"] > 0
                    unlike = [action for action in others if told(game, action) != told(game, best)]
                    assert own > max(game.preview(action).points[game.turn] for action in unlike)
                case "patience":
                    assert game.preview(others[0]).points[game.turn] - own == idea.facts["points"] > 0
                case "stop":
                    assert game.text(best).split()[0] in puzzles.STOPPING
                case "denied" | "hinder":
                    assert idea.facts["who"]["seat"] != game.turn
                    assert len(game.text(best).split()) > 1 or idea.name == "hinder"
                case "enables":
                    assert "id" in idea.facts["next"]
                case _:
                    assert idea.name == "part"


def test_different_ideas_come_first() -> None:
    def candidate(number: int, block: str, *ideas: str) -> Candidate:
        moves = [Worth(1, 0.5 + number / 100, 5), Worth(2, 0.3, 1)]
        puzzle = Puzzle(2, {}, str(number), [], "", {}, 1, moves)
        return Candidate(puzzle, block, [Idea(idea, {}) for idea in ideas])

    found = [candidate(number, "build", "part") for number in range(9)]
    found += [candidate(0, "end", "stop", "part"), candidate(1, "build", "points", "part")]
    kept = chosen(found, 4)
    assert {(one.seed, one.idea) for one in kept} >= {("8", "part"), ("0", "stop"), ("1", "points")}
    steps = [one.moves[0].chance for one in kept]
    assert steps == sorted(steps, reverse=True)
