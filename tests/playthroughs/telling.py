"""A whole game as text that a reviewer can read: every decision, its story, and all that changed on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dorfplatz
from dorfplatz.core.game import Game
from dorfplatz.core.words import render
from tests.conformance.tables import Table, folder_elsewhere
from tests.conformance.walks import Curious

FOLDER = Path(__file__).parent
SEED = "playthrough"
NAMES = ("Anna", "Bert", "Cleo", "Dora")
DERIVED = {
    "": ("church", "deliverySites", "donkeyPrice", "houseSites", "missing", "prices", "roadStarts"),
    "boards": ("counts", "falls", "open", "villagerPrice", "wouldLose"),
    "heroes": ("missing",),
    "market": ("missing",),
    "row": ("price",),
    "slots": ("reward",),
    "task": ("buyable",),
}
"""By part of the table, what follows from the rest of it: that would only make the texts longer."""
NUMBER = 5
"""Columns for the number of a decision: what does not begin there is no decision."""


def file(table: Table) -> Path:
    """Where a table's game is told."""
    options = "".join(f"-{value}" for _, value in table.options)
    elsewhere = folder_elsewhere(table.game)
    return (elsewhere or FOLDER) / f"{table.game}-{table.players}p{options}.txt"


def play(table: Table) -> Game:
    """A game among players of different minds."""
    game = table.new(SEED)
    players = [dorfplatz.bot("greedy", 1), dorfplatz.bot("random", 2), Curious("3"), dorfplatz.bot("greedy", 4)]
    while not game.over:
        game.push(players[game.turn].choose(game))
    return game


def replay(table: Table) -> Game:
    """The game that was told, from the moves in its text."""
    game = table.new(SEED)
    for line in file(table).read_text(encoding="utf-8").splitlines():
        if line[:NUMBER].strip().isdigit():
            _, _, move = line.split(maxsplit=2)
            game.push(move)
    return game


def tell(game: Game) -> str:
    """The game from its first decision to its last."""
    again = Game(game.name, game.players, game.options, game.seed)
    lines = [f"{game.name}, {game.players} players, seed {game.seed!r}", ""]
    lines += [f"      {change}" for change in _changes(None, _table(again))]
    for number, action in enumerate(game.actions, 1):
        before, scores = _table(again), again.scores
        lines += ["", f"{number:>{NUMBER}} {NAMES[again.turn]} {again.text(action)}"]
        again.push(action)
        lines += [f"      “{render(line.message, 'en', NAMES)}”" for line in again.steps[-1].lines]
        lines += [f"      {change}" for change in _changes(before, _table(again))]
        if again.scores != scores:
            lines.append(f"      points: {_show(scores)} → {_show(again.scores)}")
    if again.over:
        lines += ["", *_end(again)]
    return "\n".join(lines) + "\n"


def _table(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = _without_derived(game.view()["table"])
    return found


def _without_derived(data: Any, part: str = "") -> Any:
    if isinstance(data, dict):
        return {key: _without_derived(value, key) for key, value in data.items() if key not in DERIVED.get(part, ())}
    return [_without_derived(value, part) for value in data] if isinstance(data, list) else data


def _end(game: Game) -> Iterator[str]:
    view = game.view()
    yield render(view["result"], "en", NAMES)
    for seat, score in enumerate(view["scores"]):
        parts = ", ".join(f"{render(part['label'], 'en')} {part['points']}" for part in score["parts"])
        yield f"{score['rank']}. {NAMES[seat]} {score['total']}: {parts}"


def _changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """What is different, named by the way to it; rows of numbers are shown whole."""
    if before == after:
        return
    if before is None and (not isinstance(after, dict | list) or _is_flat(after)):
        yield f"{path}: {_show(after)}"
    elif isinstance(after, dict):
        for key, value in after.items():
            yield from _changes(before.get(key) if isinstance(before, dict) else None, value, f"{path}.{key}" if path else key)
    elif isinstance(after, list) and not (_is_flat(after) and _is_flat(before)):
        for place, value in enumerate(after):
            old = before[place] if isinstance(before, list) and place < len(before) else None
            yield from _changes(old, value, f"{path}.{place}")
    else:
        yield f"{path}: {_show(before)} → {_show(after)}"


def _is_flat(value: Any) -> bool:
    return not any(isinstance(inner, dict | list) for inner in (value.values() if isinstance(value, dict) else value))


def _show(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_show(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join(map(_show, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
