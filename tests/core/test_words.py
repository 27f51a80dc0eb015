"""Messages and their typed arguments, in both languages."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from dorfplatz.core import words
from dorfplatz.core.words import Message, choose_language, render, won_by
from tests.conformance import strict

WINS = Message("result-winners-1", {"who1": {"seat": 1}, "points": 61})


def test_a_message_is_rendered_in_either_language() -> None:
    assert render(WINS, "en", ["Anna", "Bert"]) == "Bert wins with 61 points."
    assert render(WINS, "de", ["Anna", "Bert"]) == "Bert gewinnt mit 61 Punkten."


def test_a_seat_without_a_name_gets_its_number() -> None:
    assert render(WINS, "en") == "Player 2 wins with 61 points."
    assert render(WINS, "de", ["Anna"]) == "Person 2 gewinnt mit 61 Punkten."


def test_a_message_reads_as_english_text() -> None:
    assert str(WINS) == "Player 2 wins with 61 points."


def test_a_message_travels_as_plain_data_and_reads_the_same() -> None:
    assert WINS.to_dict() == {"id": "result-winners-1", "args": {"who1": {"seat": 1}, "points": 61}}
    assert render(WINS.to_dict(), "de") == render(WINS, "de")


@pytest.mark.parametrize(
    ("amounts", "english", "german"),
    [
        ({}, "nothing", "nichts"),
        ({"wood": 2}, "2 wood", "2 Holz"),
        ({"wood": 2, "gold": 1}, "2 wood and 1 gold", "2 Holz und 1 Gold"),
        ({"wood": 1, "clay": 2, "stone": 3}, "1 wood, 2 clay and 3 stone", "1 Holz, 2 Lehm und 3 Stein"),
        ({"diamond": 1}, "1 diamond", "1 Diamant"),
        ({"diamond": 2}, "2 diamonds", "2 Diamanten"),
    ],
)
def test_amounts_read_as_a_list(amounts: dict[str, int], english: str, german: str) -> None:
    message = Message("settlement-effect-pay", {"what": {"amounts": amounts}})
    assert english in strict.render(message, "en")
    assert german in strict.render(message, "de")


def test_a_word_is_another_message() -> None:
    message = Message(
        "settlement-log-built", {"who": {"seat": 0}, "building": {"word": "building-tavern"}, "cost": {"amounts": {"gold": 1}}}
    )
    assert strict.render(message, "en") == "Anna builds the Tavern for 1 gold."
    assert strict.render(message, "de") == "Anna baut die Taverne für 1 Gold."


def test_what_a_language_does_not_have_is_read_in_english() -> None:
    assert render(WINS, "fr", ["Anna", "Bert"]) == "Bert wins with 61 points."
    cost = Message("settlement-effect-pay", {"what": {"amounts": {"wood": 1, "clay": 2, "stone": 3}}})
    assert render(cost, "fr") == render(cost, "en")


def test_a_language_is_found_by_its_tag_or_by_its_language() -> None:
    with patch.object(words, "LANGUAGES", ("en", "de", "pt-BR")):
        wishes: tuple[list[str], ...] = (["pt-br"], ["pt_BR", "de"], ["pt", "de-AT"], ["de-AT", "en"], ["fr"], [])
        assert [choose_language(wish) for wish in wishes] == ["pt-BR", "pt-BR", "de", "de", "en", "en"]


def test_a_message_that_is_missing_shows_its_id_instead_of_failing() -> None:
    assert render(Message("no-such-message")) == "no-such-message"


@pytest.mark.parametrize(
    ("totals", "ranks", "gold", "gems", "result"),
    [
        ([9, 8, 8], [1, 2, 2], [0, 5, 6], [0, 0, 0], "result-winners-1"),
        ([9, 9, 8], [1, 2, 3], [2, 1, 6], [0, 0, 0], "result-tie-1 gold"),
        ([9, 9, 9], [2, 1, 3], [2, 2, 1], [0, 3, 9], "result-tie-1 gems"),
        ([9, 9, 9], [1, 1, 3], [2, 2, 1], [3, 3, 9], "result-tie-2 gold"),
        ([9, 9, 9, 9], [1, 1, 1, 4], [2, 2, 2, 2], [3, 3, 3, 1], "result-tie-3 gems"),
        ([9, 9, 8], [1, 1, 3], [2, 2, 6], [1, 1, 0], "result-winners-2"),
    ],
)
def test_a_result_names_the_tie_break_that_decided(
    totals: list[int], ranks: list[int], gold: list[int], gems: list[int], result: str
) -> None:
    message = won_by(totals, ranks, {"gold": gold, "gems": gems})
    by = message.args.get("by", {"word": ""})["word"]
    assert f"{message.id} {by}".strip() == result
    assert "{" not in render(message, "en") + render(message, "de")
