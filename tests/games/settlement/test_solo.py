"""S-65 to S-67: playing alone."""

from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.words import render

from .builder import settlement


@pytest.mark.rule("S-65")
def test_four_artifacts_lie_open_and_ten_form_a_stack() -> None:
    game = dorfplatz.new("settlement", players=1, seed=3)
    assert game.state.artifact_row.sum() == 4
    assert game.state.artifact_left == 10
    assert len(game.legal_moves) == 4
    game.push(game.legal_moves[1])
    assert game.state.artifact_row.sum() == 3
    assert game.state.artifact_left == 10
    assert game.view()["table"]["phase"] == "turn"


@pytest.mark.rule("S-65", "S-06", "S-03", "S-04")
def test_everything_else_is_laid_out_as_always() -> None:
    table = dorfplatz.new("settlement", players=1, seed=3).view()["table"]
    assert table["boards"][0]["goods"] == [1, 1, 1, 0, 0]
    assert table["boards"][0]["settlers"]["basic"] == 6
    assert table["decks"] == {"regions": [12, 12, 12], "buildings": 27, "heroes": 44, "artifacts": 10}


@pytest.mark.rule("S-65", "S-08")
def test_turns_follow_one_another_until_you_pass() -> None:
    table = settlement(players=1).play("explore I", "place 2", "end")
    assert table.turn == 0
    assert table.refuses("end") == ("nothing-done-yet", "S-11")
    table.play("pass", "artifact hourglass")
    assert (table.round, table.turn) == (4, 0)


@pytest.mark.rule("S-66")
def test_the_old_artifact_leaves_the_game_and_the_stack_gives_a_new_one() -> None:
    table = settlement(players=1).with_artifact("mace").with_artifact_row("compass", "mask", "star").with_next_artifact("crown")
    stack = table.artifact_stack
    table.play("pass")
    assert table.choices("artifact") == ["compass", "star", "mask"]
    table.play("artifact mask")
    assert table.you.artifact == "mask"
    assert table.artifact_row == ["compass", "crown", "star"]
    assert table.artifact_stack == stack - 1


@pytest.mark.rule("S-66")
def test_the_new_artifact_of_the_stack_is_not_among_the_choices_yet() -> None:
    table = settlement(players=1).with_artifact("mace").with_artifact_row("compass", "mask", "star").with_next_artifact("crown")
    assert table.play("pass").refuses("artifact crown") == ("artifact-not-there", "S-56")


@pytest.mark.rule("S-66", "S-05")
def test_there_are_always_three_to_choose_from_and_none_comes_back() -> None:
    game = dorfplatz.new("settlement", players=1, seed=3)
    had: list[Any] = []
    while not game.over:
        if game.view()["table"]["phase"] in ("draft", "artifact"):
            assert len(game.legal_moves) == (3 if had else 4)
            game.push(game.legal_moves[0])
            had.append(int(game.state.players[0].artifact))
        else:
            game.push("pass")
    assert len(had) == len(set(had)) == 6
    assert game.state.artifact_left == 5


@pytest.mark.rule("S-66", "S-58", "S-59")
def test_the_round_ends_as_always() -> None:
    table = settlement(players=1).with_hero_row("gernot", "hagen", "roland", "thora").with_next_hero("sigrun")
    table.with_market("bank", "bank").with_next_buildings("church").play("pass", "artifact hourglass")
    assert table.hero_row == ["sigrun", "gernot", "hagen", "roland"]
    assert table.market[:2] == [("bank", 2), ("church", 1)]


@pytest.mark.rule("S-66", "S-57")
def test_after_the_sixth_round_no_artifact_is_taken() -> None:
    table = settlement(players=1).in_round(6).play("pass")
    assert table.game.over
    assert table.you.artifact == "ring"


@pytest.mark.rule("S-67", "S-64")
@pytest.mark.parametrize(
    ("gold", "diamonds", "points", "title"),
    [
        (0, 0, 0, "settler"),
        (10, 0, 50, "settler"),
        (3, 9, 51, "mayor"),
        (15, 0, 75, "mayor"),
        (0, 19, 76, "knight"),
        (20, 0, 100, "knight"),
        (5, 19, 101, "lord"),
        (30, 20, 230, "lord"),
    ],
)
def test_points_earn_a_title(gold: int, diamonds: int, points: int, title: str) -> None:
    table = (
        settlement(players=1)
        .in_round(6)
        .with_building(1, 1, "bank", holding=gold)
        .with_building(1, 2, "church", holding=diamonds)
    )
    table.play("pass")
    assert table.game.scores == [points]
    assert table.game.winners == [0]
    assert table.game.view()["result"]["args"] == {"points": points, "rank": {"word": f"rank-{title}"}}


@pytest.mark.rule("S-66")
@pytest.mark.parametrize("players", [1, 2])
def test_the_log_does_not_say_where_the_old_artifact_goes(players: int) -> None:
    """Alone it leaves the game, with others it goes back into the row."""
    table = settlement(players=players).play("pass", "artifact hourglass")
    told = [render(line.message, "de", ["Ida", "Bert"]) for line in table.game.log]
    assert "Ida tauscht den Diamantring gegen die Ewige Sanduhr." in told
