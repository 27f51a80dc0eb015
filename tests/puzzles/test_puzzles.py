"""The puzzles that come with the games."""

from __future__ import annotations

import re

import msgspec
import pytest

from dorfplatz import puzzles
from dorfplatz.bots.greedy import Greedy
from dorfplatz.core.engine import engine
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import LANGUAGES, render
from scripts.puzzles import CHANCE, LEAD, STOPPING, WANTED

GAMES = ("hamlet", "milestones", "settlement")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_there_are_twenty_for_the_rules_of_today(game: str) -> None:
    found = msgspec.json.decode(puzzles.file_of(game).read_bytes(), type=puzzles.PuzzleFile)
    assert found.box == engine(game).box
    assert len(puzzles.puzzles(game)) == WANTED
    assert len({one.key for one in found.puzzles}) == WANTED


def test_they_show_different_ideas(game: str) -> None:
    found = puzzles.puzzles(game)
    blocks = [engine(game).actions.block_of(one.moves[0].action).name for one in found]
    kinds = {(one.idea, block) for one, block in zip(found, blocks, strict=True)}
    assert len({one.idea for one in found}) >= 4
    assert len(set(blocks)) >= 5
    assert len(kinds) >= WANTED / 2


def test_each_has_a_best_move_that_is_not_the_obvious_one(game: str) -> None:
    for one in puzzles.puzzles(game):
        position = puzzles.position(game, one)
        legal = position.legal_moves.ids
        assert {move.action for move in one.moves} <= set(legal)
        assert len(one.moves) > one.right >= 1
        right, others = one.moves[: one.right], one.moves[one.right :]
        assert min(move.chance for move in right) - max(move.chance for move in others) >= CHANCE - 0.0011
        assert right[0].lead - others[0].lead >= LEAD - 0.11
        assert Greedy(0).choose(position).id != one.moves[0].action


def test_each_can_be_told_in_both_languages(game: str) -> None:
    for one in puzzles.puzzles(game):
        position = puzzles.position(game, one)
        words = [puzzles.told(position, move.action) for move in one.moves]
        # Whoever reads the answer has to know which move is meant.
        assert not [other for other in words[one.right :] if other == words[0]]
        for language in LANGUAGES:
            told = [render(message, language) for message in (one.lesson, *(line for lines in words for line in lines))]
            assert all(told)
            assert not [text for text in told if re.search(r"[{}$]|^[a-z]+(-[a-z]+)+$", text)], told


def test_what_each_teaches_is_so(game: str) -> None:
    for one in puzzles.puzzles(game):
        position, best = puzzles.position(game, one), one.moves[0].action
        seat, words = position.turn, puzzles.told(position, best)
        match one.idea:
            case "points":
                own = position.preview(best).points[seat]
                others = [move for move in position.legal_moves.ids if puzzles.told(position, move) != words]
                assert own == one.facts["points"] > max(position.preview(move).points[seat] for move in others)
            case "patience":
                assert one.facts["points"] > 0
            case "stop":
                assert position.text(best).split()[0] in STOPPING
            case "denied" | "hinder":
                assert one.facts["who"]["seat"] in set(range(one.players)) - {seat}
            case "part":
                assert one.facts["part"] in [part["label"] for part in position.breakdown(seat)["parts"]]
            case "enables":
                before = [puzzles.told(position, move)[0].to_dict() for move in position.legal_moves.ids]
                position.push(best)
                after = [puzzles.told(position, move)[0].to_dict() for move in position.legal_moves.ids]
                assert one.facts["next"] in after
                assert one.facts["next"] not in before
            case unknown:
                pytest.fail(f"nothing is known about {unknown}")


def test_another_box_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert puzzles.puzzles("chess") == []
    assert engine("settlement").box
    monkeypatch.setitem(vars(engine("settlement")), "box", "another")
    puzzles.puzzles.cache_clear()
    try:
        assert puzzles.puzzles("settlement") == []
        with pytest.raises(Problem, match="There is no puzzle 1 for settlement"):
            puzzles.puzzle("settlement", 1)
    finally:
        puzzles.puzzles.cache_clear()


def test_numbers_begin_with_one(game: str) -> None:
    assert puzzles.puzzle(game, 1) is puzzles.puzzles(game)[0]
    for number in (0, -1, WANTED + 1):
        with pytest.raises(Problem, match=f"no puzzle {number} for {game}. There are {WANTED}"):
            puzzles.puzzle(game, number)
