"""The games that can be played."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct


class Option(Struct, frozen=True):
    """An option of a game, chosen when it is set up."""

    name: str
    values: list[str]
    default: str


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    players: tuple[int, int]
    options: list[Option]
    bots: list[str]
    compiled: Annotated[
        float | None, Meta(description="How much of its rules is compiled, up to 1; null if that is not to be had here")
    ]
    """How much of its rules is compiled; until it is 1 they are interpreted, which is slower, and with null for good."""
    lessons: list[str]
    """The names of its lessons, the first one first."""


class Block(Struct, frozen=True):
    """The moves of one kind: `offset` plus the row-major index of the parameters."""

    name: str
    offset: int
    shape: list[int]
    params: list[str]


class GameDetails(GameInfo, frozen=True):
    """A game with its action space and its components."""

    actions: list[Block]
    components: dict[str, Any]


class Rule(Struct, frozen=True):
    """One rule of a game, each text by language."""

    id: str
    chapter: dict[str, str]
    title: dict[str, str]
    text: dict[str, str]
    source: str
