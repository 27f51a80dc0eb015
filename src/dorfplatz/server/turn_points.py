"""The log as it is told at a table: the lines of a decision, and at the end of a turn what it has brought everybody."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from dorfplatz.core.definition import SPECTATOR
from dorfplatz.core.views import Breakdown, Line, ScoreItem, ScorePart
from dorfplatz.core.words import Message

if TYPE_CHECKING:
    import dorfplatz
    from dorfplatz.core.story import Step

_told: WeakKeyDictionary[Step, dict[int | None, list[Line]]] = WeakKeyDictionary()
"""By reader: everybody at a table, and what is stored, asks for the same lines."""


def lines(game: dorfplatz.Game, step: Step, seat: int | None = None) -> list[Line]:
    """The lines of a decision as a seat may read them; without a seat nothing is concealed."""
    told = _told.setdefault(step, {})
    if seat not in told:
        told[seat] = _lines(game, step, seat)
    return told[seat]


def _lines(game: dorfplatz.Game, step: Step, seat: int | None) -> list[Line]:
    told = step.lines if seat is None else step.lines_for(seat)
    if not step.ends_turn:
        return told
    over = game.over and step.version == game.version
    reader = None if over else SPECTATOR if seat is None else seat
    brought = _brought(game, step.version, reader, "points-final" if over else "points-turn")
    # Before a new round and what was turned up for it; at the end after what is counted then.
    after = len(told) if over else max((n for n, line in enumerate(told, start=1) if line.seat is not None), default=0)
    return [*told[:after], *brought, *told[after:]]


def _brought(game: dorfplatz.Game, version: int, seat: int | None, id: str) -> list[Line]:
    before, after = (game.breakdowns(at, seat) for at in (game.turn_ended(version), version))
    found = []
    for who, (old, new) in enumerate(zip(before, after, strict=True)):
        if changes := changes_of(old, new):
            n = new.total - old.total
            sign = "+" if n > 0 else "−" if n < 0 else "±"
            found.append(Line(version, None, Message(id, {"who": {"seat": who}, "sign": sign, "n": abs(n)}), changes=changes))
    return found


def changes_of(before: Breakdown, after: Breakdown) -> list[ScoreItem]:
    """What has become more or less, by name."""
    found = []
    for old, new in zip(before.parts, after.parts, strict=True):
        if old == new:
            continue
        items = [*old.items, *new.items]
        whole = not items or any(map(_counts, items))
        sums: Counter[str] = Counter()
        labels = {}
        for sign, entries in ((1, _entries(new, whole)), (-1, _entries(old, whole))):
            for entry in entries:
                key = json.dumps(entry.label.to_dict(), sort_keys=True)
                labels[key] = entry.label
                sums[key] += sign * entry.points
        found += [ScoreItem(labels[key], points) for key, points in sums.items() if points]
    return found


def _entries(part: ScorePart, whole: bool) -> list[ScoreItem]:
    """A part by its items; where those are counted things their names change, and only the part is compared."""
    return [ScoreItem(part.label, part.points)] if whole or not part.items else part.items


def _counts(item: ScoreItem) -> bool:
    return any(isinstance(value, int) for value in item.label.args.values())
