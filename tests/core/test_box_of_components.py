"""A damaged box of components: a clear word about what is wrong and where, before anything is played."""

from __future__ import annotations

import copy
import os
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import dorfplatz
from dorfplatz.core.box import kinds
from dorfplatz.core.box_document import identity as document_identity
from dorfplatz.core.box_document import read_document, values_of, write_document
from dorfplatz.core.engine import Engine, engine
from dorfplatz.core.kernel import box_file
from dorfplatz.core.problem import Problem
from dorfplatz.server import box_form
from tests.conformance import strict

pytestmark = pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
"""The module is run again, with another box, beside the one that is loaded."""
BOX = box_file("settlement").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _keep_what_is_loaded() -> Iterator[None]:
    """A module that is run again leaves its kind of box behind, and is gone then."""
    engine("settlement")
    before = dict(kinds)
    yield
    kinds.update(before)


def opened(folder: Path, text: str | bytes) -> str:
    """What is said when the game reads that box; nothing when all is well."""
    (folder / "settlement.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    try:
        runpy.run_module("dorfplatz.games.settlement.tables", run_name="settlement_tables", alter_sys=True)
    except Problem as problem:
        strict.check(problem.message)
        return str(problem)
    return ""


def changed(old: str, new: str) -> Callable[[str], str]:
    """A box in which something stands differently, once."""

    def change(text: str) -> str:
        assert re.search(old, text), old
        return re.sub(old, new, text, count=1)

    return change


DAMAGE = {
    "not toml at all": (lambda text: text + "\n[[[", "settlement.toml is not readable as TOML"),
    "a table twice": (lambda text: text + "\n[supply]\n", "not readable as TOML"),
    "a field that does not exist": (changed(r"\[supply\]", "[supply]\nwool = 3"), "unknown field `wool`"),
    "a table that does not exist": (lambda text: text + "\n[weather]\nrain = 1\n", "unknown field `weather`"),
    "a field that is missing": (changed(r"\nwood = 16", ""), "missing required field `wood`"),
    "a word for a number": (changed("wood = 16", 'wood = "many"'), "Expected `int`, got `str`"),
    "a fraction": (changed("wood = 16", "wood = 1.5"), "Expected `int`, got `float`"),
    "a negative number": (changed("wood = 16", "wood = -16"), ">= 0"),
    "a number far too large": (changed("gold = 32", "gold = 32000"), "<= 255"),
    "a good that does not exist": (changed("reward = { diamond = 1 }", "reward = { silk = 1 }"), "silk"),
    "a guild that does not exist": (changed('guild = "adventurer"', 'guild = "pirate"'), "pirate"),
    "a provenance that does not exist": (changed('provenance = "rulebook"', 'provenance = "hearsay"'), "hearsay"),
    "the provenance of a value that is not there": (
        changed('provenance = "rulebook"', 'provenance = "rulebook"\nprovenance_of = { wool = "house" }'),
        "no value `wool`",
    ),
    "the provenance of a provenance": (
        changed('provenance = "rulebook"', 'provenance = "rulebook"\nprovenance_of = { note = "house" }'),
        "no value `note`",
    ),
    "the provenance of a part that is not there": (
        changed('cost = "rulebook"', '"cost.clay" = "rulebook"'),
        "no value `cost.clay`",
    ),
    "a monster that is missing": (changed(r'\[\[monsters\]\]\nkey = "gnoll"(?s:.*?)(?=\[\[)', ""), "monsters should be"),
    "a building of another name": (changed('key = "sawmill"', 'key = "windmill"'), "windmill"),
    "too many buildings": (
        changed(r'(key = "sawmill"\n(?:.*\n)*?count = )3', r"\g<1>4"),
        "tiles should be 36, but is 37",
    ),
    "a hero who is missing": (changed(r"\[\[heroes\]\](?s:.*?)(?=\[\[heroes\]\])", ""), "heroes should be 48, but is 47"),
    "a price nobody can pay": (changed(r"(\[\[heroes\]\](?s:.*?)cost = \{ )(\w+) = \d+", r"\1\2 = 40"), "between 0 and 9"),
    "too few goods to begin with": (changed("wood = 16", "wood = 3"), "enough for 4 players to start with: Wood"),
    "no rounds": (changed("rounds = 6", "rounds = 0"), "at least one round"),
    "ranks that begin too high": (changed("from = 0", "from = 10"), "The first title begins at 0 points"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_named(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    damage, words = DAMAGE[name]
    assert words in opened(tmp_path, damage(BOX))


def test_a_box_in_another_encoding_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    assert "not readable as TOML" in opened(tmp_path, BOX.encode("utf-16"))


def test_a_sound_box_of_ones_own_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    assert opened(tmp_path, changed("bank = 5", "bank = 6")(BOX)) == ""
    assert box_file("settlement") == tmp_path / "settlement.toml"


def test_a_game_without_a_file_of_ones_own_keeps_its_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = box_file("settlement")
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    assert box_file("settlement") == ours


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path / "nowhere"))
    with pytest.raises(Problem) as raised:
        box_file("settlement")
    strict.check(raised.value.message)
    assert "nowhere" in str(raised.value)


def test_a_file_that_is_a_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    (tmp_path / "settlement.toml").mkdir()
    with pytest.raises(Problem) as raised:
        runpy.run_module("dorfplatz.games.settlement.tables", run_name="settlement_tables", alter_sys=True)
    strict.check(raised.value.message)
    assert "can’t be read" in str(raised.value)


def test_whoever_begins_a_game_with_it_hears_the_same(tmp_path: Path) -> None:
    (tmp_path / "settlement.toml").write_text("wood = yes", encoding="utf-8")
    program = "import dorfplatz\ntry: dorfplatz.new('settlement')\nexcept dorfplatz.Problem as problem: print(problem)"
    environment = {**os.environ, "DORFPLATZ_BOX": str(tmp_path)}
    answer = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert answer.stdout.startswith("settlement.toml is not readable as TOML")


# The identity of a box

GAMES = [definition.name for definition in dorfplatz.available_games()]
ABOUT_VALUES = {
    "other provenances": (r"^provenance = .*$", 'provenance = "public"'),
    "no provenances of single values": (r"^provenance_of = .*\n", ""),
    "other sources": (r"^(provenance = .*\n(?:provenance_of = .*\n)?)(?:source = .*\n)?", r'\1source = "a letter"\n'),
    "other notes": (r"^(provenance = .*\n(?:provenance_of = .*\n)?(?:source = .*\n)?)(?:note = .*\n)?", r'\1note = "as told"\n'),
    "another comment": (r"\A", "# Read aloud.\n"),
}
"""What a box can say about its values: all that looks like this, and what stands there instead."""


def identity(game: str, text: str, folder: Path) -> str:
    """The hash of the game with that box."""
    (folder / f"{game}.toml").write_text(text, encoding="utf-8")
    return Engine(game).box


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", ABOUT_VALUES)
def test_what_a_box_says_about_its_values_does_not_change_its_identity(
    game: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = box_file(game).read_text(encoding="utf-8")
    told = re.sub(*ABOUT_VALUES[what], printed, flags=re.MULTILINE)
    assert told != printed or "provenance_of =" not in printed
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    assert identity(game, told, tmp_path) == identity(game, printed, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_is_part_of_its_identity(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = box_file(game).read_text(encoding="utf-8")
    values = [match.span(1) for match in re.finditer(r"^[a-z_]+ = (\d+)", printed, re.MULTILINE)][::4]
    monkeypatch.setenv("DORFPLATZ_BOX", str(tmp_path))
    found = {identity(game, f"{printed[:start]}1{printed[start:]}", tmp_path) for start, _ in values}
    assert len(found | {identity(game, printed, tmp_path)}) == len(values) + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_public_value_carries_its_source(game: str) -> None:
    box = tomllib.loads(box_file(game).read_text(encoding="utf-8"))
    items = [item for part in box.values() for item in (part if isinstance(part, list) else [part])]
    for item in items:
        known = {item["provenance"], *item.get("provenance_of", {}).values()}
        assert ("public" in known) == ("source" in item), item


# Boxes of one's own


@pytest.mark.parametrize("game", GAMES)
def test_the_standard_values_written_anew_are_the_same_box(game: str) -> None:
    text = box_form.compose(game, "Anew", box_form.form(game).values)
    assert document_identity(read_document(text, "anew"), dorfplatz.definition(game).rules_version) == Engine(game).box
    assert "owner" not in values_of(tomllib.loads(text))
    assert '"owner"' not in text.partition("[about]")[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_box_can_be_another_one(game: str) -> None:
    """The form leads to the value it names, and to no other."""
    standard = box_form.form(game).values
    for name, part in standard.items():
        for number, item in enumerate(part if isinstance(part, list) else [part]):
            for field, value in item.items():
                if isinstance(value, int) and number % 7 == 0:
                    changed = copy.deepcopy(standard)
                    (changed[name][number] if isinstance(part, list) else changed[name])[field] = 1 if value == 2 else 2
                    try:
                        document = tomllib.loads(box_form.compose(game, "x", changed))
                    except Problem:  # no more than two choices, or less than three slots
                        continue
                    there = document[name][number] if isinstance(part, list) else document[name]
                    assert there[field] == (1 if value == 2 else 2)
                    assert there["provenance_of"][field] == "owner"


def test_an_item_that_moves_keeps_what_is_said_about_it() -> None:
    values = box_form.form("settlement").values
    values["landscapes"] = values["landscapes"][1:] + values["landscapes"][:1]
    assert '"owner"' not in box_form.compose("settlement", "x", values).partition("[about]")[2]


@pytest.mark.parametrize("text", ['a "quote"', "back\\slash", "two\nlines", "\x7f\x01\t", "Ü 🎲", "[a] = # {}", ""])
def test_whatever_is_written_is_read_again(text: str) -> None:
    document = {
        "plain": [1, -2, True, 1.5],
        "about": {"name": text, text or "empty": {text: [text]}},
        "items": [{"a": []}, {"b": {}}],
    }
    assert tomllib.loads(write_document(document, "Said\nabove.")) == document
