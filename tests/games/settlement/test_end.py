"""S-62 to S-64: the end of the game, points and victory."""

import pytest

from dorfplatz.core.words import render

from .builder import Table, settlement


def last_moment(players: int = 2) -> Table:
    """The sixth round, and everyone else has passed."""
    return settlement(players).in_round(6).with_others_passed()


@pytest.mark.rule("S-62")
def test_the_game_ends_with_the_last_pass_of_the_sixth_round() -> None:
    table = last_moment().with_market("tavern", "tavern")
    row, market = table.hero_row, table.market
    table.play("pass")
    assert table.game.over
    assert table.hero_row == row
    assert table.market == market
    assert table.round == 6


@pytest.mark.rule("S-62")
def test_after_that_no_move_is_possible() -> None:
    table = last_moment().with_goods(wood=1, clay=1, stone=1).play("pass")
    assert list(table.game.legal_moves) == []
    assert {table.refuses(move) for move in ("pass", "gem", "end", "explore I", "artifact mask")} == {("game-over", "S-62")}


@pytest.mark.rule("S-62")
def test_the_fifth_round_is_not_the_last() -> None:
    table = settlement().in_round(5).with_others_passed().play("pass", "artifact hourglass")
    assert not table.game.over
    assert table.round == 6


@pytest.mark.rule("S-63", "S-92", "S-93")
def test_deposits_count_five_and_four() -> None:
    table = settlement().with_building(1, 1, "bank", holding=3).with_building(1, 2, "church", holding=2)
    table.with_building(2, 1, "bank", holding=1)
    assert table.game.scores == [3 * 5 + 2 * 4 + 5, 0]


@pytest.mark.rule("S-63")
def test_nothing_else_counts() -> None:
    table = (
        settlement()
        .with_goods(wood=5, clay=5, stone=5, diamond=9, gold=9)
        .with_settlers(6, bonus=9)
        .with_street(1, "bank", "church")
    )
    table.with_landscape("I", 1, "wood").with_outpost("I", 1)
    assert table.game.scores == [0, 0]


@pytest.mark.rule("S-64")
def test_most_points_win_whatever_the_stock() -> None:
    table = last_moment().with_building(1, 1, "church", holding=1).with_goods(seat=1, gold=9, diamond=9).play("pass")
    assert table.game.winners == [0]


@pytest.mark.rule("S-64")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"gold": 2}, {"gold": 1, "diamond": 9}, [0]),
        ({"gold": 1, "diamond": 9}, {"gold": 2}, [1]),
        ({"gold": 1, "diamond": 3}, {"gold": 1, "diamond": 2}, [0]),
        ({"diamond": 2}, {"diamond": 3}, [1]),
        ({"gold": 1, "diamond": 1}, {"gold": 1, "diamond": 1, "wood": 5}, [0, 1]),
        ({}, {}, [0, 1]),
    ],
)
def test_at_a_tie_gold_decides_then_diamonds_and_then_it_is_shared(
    mine: dict[str, int], theirs: dict[str, int], winners: list[int]
) -> None:
    table = last_moment().with_goods(**mine).with_goods(seat=1, **theirs)
    table.with_building(1, 1, "bank", holding=4).with_building(1, 1, "church", holding=5, seat=1).play("pass")
    assert table.game.scores == [20, 20]
    assert table.game.winners == winners


@pytest.mark.rule("S-64")
def test_what_lies_in_bank_and_church_does_not_break_a_tie() -> None:
    table = last_moment().with_building(1, 1, "bank", holding=4)
    table.with_building(1, 1, "church", holding=5, seat=1).with_goods(seat=1, gold=1).play("pass")
    assert table.game.winners == [1]


@pytest.mark.rule("S-64")
def test_a_shared_victory_of_some() -> None:
    table = (
        last_moment(players=3)
        .with_building(1, 1, "bank", holding=4)
        .with_building(1, 1, "church", holding=5, seat=2)
        .play("pass")
    )
    assert table.game.winners == [0, 2]
    assert [score["rank"] for score in table.game.view()["scores"]] == [1, 3, 1]


@pytest.mark.rule("S-64")
def test_nobody_has_won_before_the_end() -> None:
    assert settlement().with_building(1, 1, "bank", holding=4).game.winners == []


@pytest.mark.rule("S-64")
@pytest.mark.parametrize(
    ("mine", "english", "german"),
    [
        (
            {"gold": 2},
            "Ida wins with 20 points. The tie is broken by more gold in the stock.",
            "Ida gewinnt mit 20 Punkten, bei Gleichstand durch mehr Gold im Vorrat.",
        ),
        (
            {"gold": 1, "diamond": 3},
            "Ida wins with 20 points. The tie is broken by more diamonds in the stock.",
            "Ida gewinnt mit 20 Punkten, bei Gleichstand durch mehr Diamanten im Vorrat.",
        ),
    ],
)
def test_a_victory_by_tie_break_says_by_what(mine: dict[str, int], english: str, german: str) -> None:
    table = last_moment().with_goods(**mine).with_goods(seat=1, gold=1, diamond=2)
    game = table.with_building(1, 1, "bank", holding=4).with_building(1, 1, "church", holding=5, seat=1).play("pass").game
    for language, words in (("en", english), ("de", german)):
        assert game.view(language=language, names=["Ida", "Bert"])["result"] == words
        assert render(game.log[-1].message, language, ["Ida", "Bert"]) == words


@pytest.mark.rule("S-64")
def test_a_victory_without_a_tie_or_a_shared_one_names_no_tie_break() -> None:
    for table in (last_moment().with_building(1, 1, "bank", holding=4), last_moment()):
        game = table.play("pass").game
        assert "tie" not in game.view(language="en")["result"]
        assert str(game.log[-1]) == "The sixth round is over. Now the points are counted."
