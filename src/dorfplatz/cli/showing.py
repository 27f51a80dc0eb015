"""Prints the components of a game and the log of a saved game, and checks one."""

from __future__ import annotations

import atexit
import json
import os
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import dorfplatz
from dorfplatz.cli.words import language, text
from dorfplatz.core.box_document import ABOUT, values_of
from dorfplatz.core.kernel import BOX_VARIABLE, box_file
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import render
from dorfplatz.server import fair
from dorfplatz.server.messages.tables import RevealedDeal

_PROVENANCE = "provenance"
_OF = "provenance_of"


def components(game: str) -> None:
    """Print every component of a game with the provenance of its values."""
    name = dorfplatz.definition(game).name
    import_module(f"dorfplatz.games.{name}.tables")  # raises `Problem` if the components file is wrong
    path = box_file(name)
    box = tomllib.loads(path.read_text(encoding="utf-8"))
    console, counts = Console(), Counter[str]()
    box.pop(ABOUT, None)
    for section, content in box.items():
        items = content if isinstance(content, list) else [content]
        console.print(_section(section, items))
        counts.update(provenance for item in items for provenance in _origins(item).values())
    for provenance, count in counts.most_common():
        console.print(text(f"cli-provenance-{provenance}", n=count))
    console.print(text("cli-box", path=str(path), file=f"{name}.toml"), style="dim")


def _origins(item: dict[str, Any]) -> dict[str, str]:
    """The provenance of each value of an item; a part that has one of its own counts beside the whole."""
    values = [name for name in values_of(item) if name != "key"]
    return {**dict.fromkeys(values, item[_PROVENANCE]), **item.get(_OF, {})}


def _section(section: str, items: list[dict[str, Any]]) -> Table:
    named = dict.fromkeys(key for item in items for key in item if key not in (_PROVENANCE, _OF))
    columns = sorted(named, key=lambda column: column in ("source", "note"))
    table = Table(title=section, title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if isinstance(items[0].get(column), int) else "left")
    table.add_column(_PROVENANCE)
    for item in items:
        table.add_row(*(_cell(section, column, item.get(column, "")) for column in columns), _origin(item))
    return table


def _origin(item: dict[str, Any]) -> str:
    """`house`, and below it `public: cost, reward` where that differs."""
    others: dict[str, list[str]] = {}
    for name, provenance in item.get(_OF, {}).items():
        others.setdefault(provenance, []).append(name)
    return "\n".join([item[_PROVENANCE], *(f"{provenance}: {', '.join(names)}" for provenance, names in others.items())])


def _cell(section: str, column: str, value: Any) -> str:
    if isinstance(value, dict) and any(isinstance(n, str) for n in value.values()):
        return ": ".join(str(part) for part in value.values())
    if isinstance(value, dict) and "points" in value:  # an order of the church
        return "; ".join(f"{key}: {_cell(section, '', part)}" for key, part in value.items())
    if isinstance(value, dict):
        return ", ".join(f"{n} {text(f'good-{good}')}" for good, n in value.items())
    if isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        return "\n".join(_cell(section, "", item) for item in value)
    if isinstance(value, list):
        return ", ".join(_cell(section, "", item) for item in value)
    if column == "key":
        # `building-sawmill` for the section `buildings`, `hero-…` for `heroes`
        names = (text(f"{section[:-end]}-{value}") for end in (1, 2))
        return next((name for name in names if not name.endswith(f"-{value}")), str(value))
    return str(value)


def replay(file: Path) -> None:
    """Print the log of a saved game and its scores."""
    save = _read(file)
    game = _game_of(save)
    names = _names(save)
    console = Console(highlight=False)
    console.print(text("cli-replay", game=game.name, n=game.version, commitment=game.commitment[:16]), style="bold")
    for line in game.log:
        marker = "  ┄┄" if line.barrier else ""
        console.print(f"[dim]{line.version:4}[/]  ", end="")
        console.print(f"{render(line.message, language(), names)}{marker}", markup=False)
    view = game.view()
    console.print()
    console.print(render(view["result"] or view["prompt"], language(), names), style="bold", markup=False)
    console.print(_scores(view["scores"], names))


def verify(file: Path, promised: str | None) -> None:
    """Check a finished game against its commitment and the rules, and print what was checked."""
    save = _read(file)
    game = _game_of(save)
    deal = _deal_of(save)
    shown = deal.commitment if deal else game.commitment
    if promised is not None and promised.strip().lower() != shown:
        raise Problem("cli-verify-other-commitment", found=shown, expected=promised)
    if not game.over:
        raise Problem("cli-verify-unfinished")
    console = Console(highlight=False)
    for line in (
        *(_fair_lines(deal, game, save) if deal else [text("cli-verify-commitment", commitment=game.commitment)]),
        text("cli-verify-deal"),
        text("cli-verify-moves", n=game.version),
    ):
        console.print(f"[green]✓[/] {escape(line)}", soft_wrap=True)
    continues = save.get("continues")
    if isinstance(continues, dict) and isinstance(version := continues.get("version"), int):
        console.print(f"[yellow]![/] {text('cli-verify-continues', version=version)}")
    names = _names(save)
    view = game.view()
    console.print(render(view["result"], language(), names), style="bold", markup=False)
    console.print(_scores(view["scores"], names))


def _deal_of(save: Mapping[str, Any]) -> RevealedDeal | None:
    """What the seed of a file was made of, if others than the server contributed to it."""
    if "fair" not in save:
        return None
    try:
        return msgspec.convert(save["fair"], RevealedDeal)
    except msgspec.ValidationError as error:
        raise Problem("fair-malformed") from error


def _fair_lines(deal: RevealedDeal, game: dorfplatz.Game, save: Mapping[str, Any]) -> Iterator[str]:
    """Check what the seed was made of, and say so; raises `Problem` if it was not."""
    fair.check(deal, game.seed, game.players)
    yield text("cli-verify-secret", commitment=deal.commitment)
    names = dict(enumerate(_names(save)))
    for seat, contribution in enumerate(deal.contributions):
        if contribution is not None:
            yield text("cli-verify-contributed", name=names.get(seat, str(seat)), contribution=contribution)
        elif not _is_bot(save, seat):
            yield text("cli-verify-contributed-nothing", name=names.get(seat, str(seat)))
    yield text("cli-verify-seed", n=sum(contribution is not None for contribution in deal.contributions))


def _is_bot(save: Mapping[str, Any], seat: int) -> bool:
    seats = save.get("seats")
    return isinstance(seats, list) and seat < len(seats) and isinstance(seats[seat], dict) and seats[seat].get("kind") == "bot"


def _game_of(save: Any) -> dorfplatz.Game:
    """The game of a file, with the box that it brings along if it was played with one of somebody's own."""
    if isinstance(save, dict) and isinstance(components := save.get("components"), str):
        folder = tempfile.TemporaryDirectory()
        atexit.register(folder.cleanup)
        (Path(folder.name) / f"{dorfplatz.definition(str(save.get('game'))).name}.toml").write_text(components, encoding="utf-8")
        os.environ[BOX_VARIABLE] = folder.name
    return dorfplatz.Game.from_json(save)


def _names(save: Mapping[str, Any]) -> list[str]:
    """The players' names, if the file has them."""
    seats = save.get("seats")
    names = [seat.get("name") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return ["".join(filter(str.isprintable, name)) for name in names if isinstance(name, str)]


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem("cli-file", path=str(file), cause=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise Problem("cli-file-json", path=str(file), cause=str(error)) from error


def _scores(scores: list[dict[str, Any]], names: list[str]) -> Table:
    table = Table(show_header=True)
    table.add_column("")
    for seat in range(len(scores)):
        table.add_column(escape(names[seat]) if seat < len(names) else text("player-number", n=seat + 1), justify="right")
    for number, part in enumerate(scores[0]["parts"]):
        table.add_row(render(part["label"], language(), names), *(str(s["parts"][number]["points"]) for s in scores))
    table.add_section()
    table.add_row(text("cli-total"), *(f"[bold]{s['total']}[/]" for s in scores))
    return table
