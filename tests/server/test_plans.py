"""What a move is for: plans behind hints, and moves that only begin something."""

from __future__ import annotations

import pytest

import dorfplatz
from dorfplatz.bots.hints import Hint, hints
from dorfplatz.core.words import Message
from dorfplatz.server import plans
from tests.browser.positions import begun, found, fresh_turn, offers
from tests.conformance.walks import redealt

ROUNDS = {"settlement": 3, "milestones": 6, "hamlet": 4}


def explained(game: dorfplatz.Game) -> list[Hint]:
    return plans.explained(game, hints(game, simulations=16))


@pytest.mark.parametrize("name", ROUNDS)
def test_plans_depend_on_nothing_hidden_and_change_no_move(name: str) -> None:
    game = found(name, fresh_turn(ROUNDS[name])).clone()
    before = game.position.tobytes()
    found_here = explained(game)
    assert [hint.judged for hint in found_here] == [hint.judged for hint in hints(game, simulations=16)]
    assert explained(redealt(game, game.turn, "another deal")) == found_here
    assert game.position.tobytes() == before
    for hint in found_here:
        if hint.why.id == "hint-why-plan":
            assert int(hint.why.args["points"]) >= plans.LEAST
            assert str(hint.why).startswith("The idea: ")


def test_a_comparison_gives_way_to_points_that_are_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever moves to the building office wants to build there; a plan that a better move has too is not told again."""

    def worth(game: dorfplatz.Game) -> bool:
        roads = [move.id for move in game.legal_moves if str(move).startswith("road")]
        return bool(roads) and game.preview(roads[0]).points[game.turn] >= plans.LEAST and game.steps[-1].seat == game.turn

    game = found("milestones", worth).clone()
    road = next(move for move in game.legal_moves if str(move).startswith("road"))
    points = game.preview(road.id).points[game.turn]
    step = game.steps[-1].action
    seat = game.turn
    game.pop()
    assert game.turn == seat
    monkeypatch.setattr(
        plans, "_best", lambda position: road.id if road.id in position.legal_moves.ids else position.legal_moves[-1].id
    )
    compared = [Hint(one.judged, one.told, Message("hint-why-ahead-even")) for one in hints(game, simulations=4)[:1]]
    hint = compared[0]._replace(judged=compared[0].judged._replace(move=game.move(step)))
    first, second = plans.explained(game, [hint, hint])
    assert first.why.id == "hint-why-plan"
    assert int(first.why.args["points"]) >= points
    assert second.why == Message("milestones-why-move-office")
    # Beside a move that is not for the same, an analysis tells it too.
    other = next(move.id for move in game.legal_moves if not str(move).startswith("move") or move.id != step)
    assert plans.purpose(game, step, other) == first.why
    assert plans.purpose(game, step, step) is None


@pytest.mark.parametrize(
    ("begins", "told"),
    [("road", "Build a road: "), ("order", "Player ")],
    ids=["a place is named", "a number is not"],
)
def test_a_move_that_only_begins_something_is_told_with_what_comes_of_it(begins: str, told: str) -> None:
    game = begun("hamlet", begins).clone()
    action = game.steps[-1].action
    game.pop()
    words = plans.spelled(game, action)[0]
    assert str(words).startswith(told)
    assert str(words).endswith(".")
    # It is known that nothing came of it.
    assert plans.spelled(game, action, [])[0].id == "hint-move"


def test_an_order_is_told_by_what_comes_of_all_of_it() -> None:
    """Not by the first good that is paid for it."""
    game = begun("hamlet", "order").clone()
    action = game.steps[-1].action
    game.pop()
    words = [str(message) for message in plans.spelled(game, action)]
    assert any("fills a church order" in message for message in words)


def test_a_game_may_have_words_of_its_own_for_a_move() -> None:
    game = found("settlement", offers("explore")).clone()
    explore = next(move for move in game.legal_moves if str(move).startswith("explore"))
    assert str(plans.spelled(game, explore.id)[0]) == "Explore region I"
