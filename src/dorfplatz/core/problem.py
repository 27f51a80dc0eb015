"""Errors a person can cause and should understand."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.words import Message


class Problem(Exception):
    """Something that was asked for can't be done; the message says what was wrong and what would be right."""

    def __init__(self, id: str, **args: Any) -> None:
        self.message = Message(id, args)
        super().__init__(id)

    def __str__(self) -> str:
        return str(self.message)
