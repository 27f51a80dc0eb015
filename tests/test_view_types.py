"""The browser's types and docs/views say what the Structs say."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

import dorfplatz
from dorfplatz.core import box_document, registry, views
from dorfplatz.games.hamlet import shapes as hamlet
from dorfplatz.games.hamlet.tables import Role
from scripts import view_types
from scripts.view_types import Shapes, Source

ROOT = Path(__file__).resolve().parent.parent
GAMES = [definition.name for definition in dorfplatz.available_games()]

ORCHARD = '''
from typing import Annotated, Any, Literal
from msgspec import UNSET, Meta, Struct, UnsetType, field

Weather = Literal["sun", "rain"]
"""What the day is like."""
Field = Annotated[list[int], Meta(min_length=2, max_length=2)]

class Tree(Struct, rename="camel"):
    """A tree."""

    planted_by: int | None
    """The seat."""
    at: Field
    """Row and column."""

class Basket(Struct):
    """Apples."""

    count: int
    """How many."""

class Table(Struct, rename="camel"):
    """The orchard."""

    weather: Weather
    """Today."""
    trees: list[Tree | None]
    """By field."""
    first: int = field(name="from")
    """Who began."""
    prices: dict[str, int]
    """By good, and this is so long a story that it does not fit into one line of the file that is written from it."""
    harvest: Annotated[Any, Tree | Basket] = UNSET
    """What fell."""
'''

WRITTEN = """// Written by scripts/view_types.py from the test: change it there.

/** What the day is like. */
export type Weather = 'sun' | 'rain';

/** A tree. */
export interface Tree {
  /** The seat. */
  plantedBy: number | null;
  /** Row and column. */
  at: [number, number];
}

/** Apples. */
export interface Basket {
  /** How many. */
  count: number;
}

/** The orchard. */
export interface Table {
  /** Today. */
  weather: Weather;
  /** By field. */
  trees: (Tree | null)[];
  /** Who began. */
  from: number;
  /**
   * By good, and this is so long a story that it does not fit into one line of the file that is written from
   * it.
   */
  prices: Record<string, number>;
  /** What fell. */
  harvest?: Tree | Basket;
}
"""


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "orchard_shapes.py").write_text(ORCHARD, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return import_module("orchard_shapes")


def shapes_of(game: str) -> ModuleType:
    return import_module(f"dorfplatz.games.{game}.shapes")


def test_structs_become_interfaces_with_what_their_fields_mean(orchard: ModuleType) -> None:
    assert view_types.typescript(Shapes(Source(orchard), orchard.Table), "the test") == WRITTEN


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (3, "export type Choice = 'apple-000' | 'apple-001' | 'apple-002';"),
        (7, "export type Choice =\n  'apple-000' | 'apple-001' | "),
        (9, "export type Choice =\n  | 'apple-000'\n  | 'apple-001'\n"),
    ],
)
def test_a_choice_is_broken_where_prettier_breaks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: int, written: str
) -> None:
    name = f"choice_of_{words}"
    literal = ", ".join(f'"apple-{n:03}"' for n in range(words))
    source = f'from typing import Literal\nChoice = Literal[{literal}]\n"""Apples."""\n'
    (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module(name)
    assert written in view_types.typescript(Shapes(Source(module), module.Choice), "the test")


def test_what_cannot_travel_is_refused(orchard: ModuleType) -> None:
    with pytest.raises(TypeError, match="no fields"):
        Shapes(Source(orchard), list[set])  # type: ignore[type-arg]


def test_the_written_files_are_up_to_date() -> None:
    assert view_types.outdated() == []


def test_a_file_that_says_something_else_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(view_types, "ROOT", tmp_path)
    monkeypatch.setattr(registry, "names", lambda: ())
    (tmp_path / "web/src/lib").mkdir(parents=True)
    view_types.write()
    (page,) = (path for path, _ in view_types.files())
    assert view_types.outdated() == []
    page.write_text(page.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert view_types.outdated() == [page]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_game_says_what_it_means(game: str) -> None:
    module = shapes_of(game)
    shapes = Shapes(Source(box_document, module), module.Table, module.Components)
    silent = [
        f"{name}.{field.name}" for name in shapes if shapes.is_class(name) for field in shapes.fields(name) if not field.meaning
    ]
    assert silent == []
    assert [name for name in shapes if not shapes.meaning(name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_box_has_its_declared_shape(game: str) -> None:
    box: Any = msgspec.to_builtins(import_module(f"dorfplatz.games.{game}.view").components())
    assert msgspec.to_builtins(msgspec.convert(box, shapes_of(game).Components, strict=True)) == box


@pytest.mark.parametrize("game", GAMES)
def test_phases_are_called_as_in_the_rules(game: str) -> None:
    rules = import_module(f"dorfplatz.games.{game}.state").Phase
    assert get_args(shapes_of(game).Phase) == tuple(phase.name.lower() for phase in rules)


def test_roles_are_called_as_in_the_rules() -> None:
    assert get_args(hamlet.Role) == tuple(role.name.lower() for role in Role)


def test_the_protocol_shows_the_whole_frame_of_a_view() -> None:
    _, _, below = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## The view\n")
    shown = set(re.findall(r'"(\w+)":', below.partition("```json\n")[2].partition("```")[0]))
    frame = (views.TableView, views.Score, views.ScorePart, views.UndoOffer)
    assert shown == {field.encode_name for struct in frame for field in msgspec.structs.fields(struct)}
