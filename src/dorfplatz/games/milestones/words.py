"""The things of Milestones as words: messages, and arguments for them."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.words import Message
from dorfplatz.games.milestones.actions import SPACE_WORDS
from dorfplatz.games.milestones.tables import GOODS, NAMES, WORKER_KIND

_KIND = WORKER_KIND.tolist()


def message(id: str, **args: Any) -> Message:
    """A message of this game."""
    return Message(f"milestones-{id}", args)


def good(good: int) -> dict[str, str]:
    """A good."""
    return {"word": f"good-{GOODS[good]}"}


def kind(kind: int) -> dict[str, str]:
    """A kind of worker."""
    return {"word": f"worker-{GOODS[kind]}"}


def worker(worker: int) -> dict[str, str]:
    """A worker by its kind."""
    return kind(_KIND[worker])


def tile(tile: int) -> dict[str, dict[str, str]]:
    """A worker tile as two arguments."""
    return {"left": worker(2 * tile), "right": worker(2 * tile + 1)}


def space(space: int) -> dict[str, str]:
    """A space of the loop."""
    return {"word": f"space-{SPACE_WORDS[space]}"}


def vertex(vertex: int) -> str:
    """A number on the map by its name."""
    return NAMES[vertex]
