"""The things of Milestones as words: messages, and arguments for them."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.words import messages, word
from dorfplatz.games.milestones.actions import SPACE_WORDS
from dorfplatz.games.milestones.tables import GAME, GOODS, NAMES, WORKER_KIND, WORKER_NUMBER

_KIND = WORKER_KIND.tolist()
_NUMBER = WORKER_NUMBER.tolist()

message = messages(GAME)


def good(good: int) -> dict[str, str]:
    """A good."""
    return word("good", GOODS[good])


def kind(kind: int) -> dict[str, str]:
    """A kind of worker."""
    return word("worker", GOODS[kind])


def worker(worker: int) -> dict[str, str]:
    """A worker by its kind."""
    return kind(_KIND[worker])


def tile(tile: int) -> dict[str, Any]:
    """A worker tile as arguments: its two workers and their numbers."""
    left, right = 2 * tile, 2 * tile + 1
    return {"left": worker(left), "right": worker(right), "a": _NUMBER[left], "b": _NUMBER[right]}


def space(space: int) -> dict[str, str]:
    """A space of the loop."""
    return word("space", SPACE_WORDS[space])


def vertex(vertex: int) -> str:
    """A number on the map by its name."""
    return NAMES[vertex]
