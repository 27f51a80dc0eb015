"""Bots of one's own: found by module, entry point, variable or file; whatever is wrong with one is said in words."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dorfplatz
from dorfplatz.bots import LEVELS, check_bot, own
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import LANGUAGES, render
from tests.bots.networks import network
from tests.conformance.tables import TABLES
from tests.conformance.walks import redealt, walk

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = "examples.own_bot:Points"
ODD = "tests.arena.odd_bots"


@pytest.fixture
def offered() -> Iterator[None]:
    """What is offered is looked up once; here anew."""
    own.offered.cache_clear()
    yield
    own.offered.cache_clear()


def told(problem: Problem) -> list[str]:
    return [render(problem.message, language) for language in LANGUAGES]


def test_the_example_is_the_one_of_the_page() -> None:
    (shown,) = re.findall(r"```py\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    assert shown == (ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8")
    assert len(shown.splitlines()) <= 20


def test_the_example_beats_chance() -> None:
    won = 0.0
    for number in range(20):
        game, mine = dorfplatz.new("milestones", 2, number), number % 2
        seats = {mine: dorfplatz.bot(EXAMPLE, number), 1 - mine: dorfplatz.bot("random", number)}
        while not game.over:
            game.push(seats[game.turn].choose(game))
        won += (mine in game.winners) / len(game.winners)
    assert won > 10


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
def test_the_example_does_not_peek_and_repeats_itself(table: object) -> None:
    for game in walk(table, "greedy"):  # type: ignore[arg-type]
        if not game.over and game.version % 20 == 0:
            choice = dorfplatz.bot(EXAMPLE, game.version).choose(game)
            assert dorfplatz.bot(EXAMPLE, game.version).choose(redealt(game, game.turn, "one")) == choice


def test_a_class_gets_the_seed_if_it_takes_one() -> None:
    game = dorfplatz.new("settlement", 2, 1)
    assert dorfplatz.bot(f"{ODD}:First", "seed").choose(game) == game.legal_moves[0]
    assert dorfplatz.bot(f"{ODD}:Seeded", "x").choose(game) == game.legal_moves[1]
    assert dorfplatz.bot(f"{ODD}:Seeded", "xx").choose(game) == game.legal_moves[2]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("genius", "no bot “genius”"),
        ("nowhere_at_all:Bot", "no module nowhere_at_all"),
        (":Bot", "no module"),
        ("..up:Bot", "no module ..up"),
        (f"{ODD}:Missing", "no class “Missing”"),
        (f"{ODD}:", "no class “”"),
        (f"{ODD}:not_a_class", "no class “not_a_class”"),
        (f"{ODD}:Greedier", "(seed: 'str', depth: 'int')"),
        (f"{ODD}:Unmade", "RuntimeError: no file (odd_bots.py:"),
        (f"{ODD}:Silent", "no method choose(game)"),
        ("missing.safetensors", "missing.safetensors can’t be read"),
    ],
)
def test_a_bot_that_can_not_be_made_is_told_in_words(name: str, words: str) -> None:
    with pytest.raises(Problem) as wrong:
        dorfplatz.bot(name)
    english, german = told(wrong.value)
    assert words in english
    assert english != german
    assert not re.search(r"\{|own-bot-", german)


def test_a_module_that_fails_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "needs_more.py").write_text("import not_there_either")
    (tmp_path / "half.py").write_text("class Bot(:")
    for name, words in {"needs_more:Bot": "No module named 'not_there_either'", "half:Bot": "SyntaxError"}.items():
        with pytest.raises(Problem, match="importing") as wrong:
            dorfplatz.bot(name)
        assert words in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Cheat", ("chose “explore I”", "First everybody takes an artifact. (S-07)", "Zuerst nehmen alle ein Artefakt. (S-07)")),
        ("Nonsense", ("not a move", "NoneType", "NoneType")),
        ("Broken", ("failed: KeyError: 'plan' (odd_bots.py:", "KeyError", "gescheitert: KeyError")),
        ("Pusher", ("changed the game", "game.clone()", "game.clone()")),
    ],
)
def test_what_a_bot_does_wrong_is_told_with_its_name(name: str, words: tuple[str, str, str]) -> None:
    game = dorfplatz.new("settlement", 2, 1)
    with pytest.raises(Problem) as wrong:
        dorfplatz.bot(f"{ODD}:{name}").choose(game)
    english, german = told(wrong.value)
    assert words[0] in english
    assert words[1] in english
    assert words[2] in german
    assert f"{ODD}:{name}" in english
    assert f"{ODD}:{name}" in german


def test_a_network_is_a_bot_for_its_own_game(tmp_path: Path) -> None:
    file = str(network(tmp_path / "some.safetensors", "settlement"))
    game = dorfplatz.new("settlement", 2, 1)
    for _ in range(20):
        game.push(dorfplatz.bot(file).choose(game))
    with pytest.raises(Problem, match="trained for settlement and can’t play milestones"):
        dorfplatz.bot(file).choose(dorfplatz.new("milestones", 2, 1))


def test_entry_points_and_the_variable_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, offered: None) -> None:
    package = tmp_path / "theirs-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[dorfplatz.bots]\nzoe = {ODD}:First\nrandom = {ODD}:First\ngone = gone:Bot\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv(own.VARIABLE, EXAMPLE)
    assert dorfplatz.available_bots() == [EXAMPLE, "gone", "zoe", "random", "greedy", *LEVELS]
    for name in dorfplatz.available_bots():
        check_bot(name)
    game = dorfplatz.new("settlement", 2, 1)
    assert dorfplatz.bot("zoe").choose(game) == game.legal_moves[0]
    assert not isinstance(dorfplatz.bot("random"), own.OwnBot)
    with pytest.raises(Problem, match=r"The bot gone can’t be loaded: there is no module gone"):
        dorfplatz.bot("gone")


def test_only_what_is_offered_can_be_chosen_by_those_who_must_not_import() -> None:
    for name in (EXAMPLE, "os:getcwd", "some.safetensors"):
        with pytest.raises(Problem, match="There is no bot"):
            check_bot(name)
