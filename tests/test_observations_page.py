"""docs/observations.md says what the games' observations say."""

from __future__ import annotations

from pathlib import Path

import pytest

import dorfplatz
from scripts import observations


def test_the_page_is_up_to_date() -> None:
    assert observations.is_up_to_date()


def test_a_page_that_says_something_else_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(observations, "PAGE", tmp_path / "observations.md")
    assert not observations.is_up_to_date()
    observations.PAGE.write_text(observations.page() + "\n", encoding="utf-8")
    assert not observations.is_up_to_date()
    observations.PAGE.write_text(observations.page(), encoding="utf-8")
    assert observations.is_up_to_date()


def test_it_has_a_line_for_every_part_of_every_game() -> None:
    page = observations.page()
    for definition in dorfplatz.available_games():
        section = page.partition(f"## {definition.name.capitalize()}\n")[2].partition("\n## ")[0]
        for part in dorfplatz.observation(definition.name):
            assert f"| {part.offset} | `{part.name}` |" in section
