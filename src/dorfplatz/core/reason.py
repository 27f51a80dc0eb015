"""Why a move is not allowed, in one integer: the code in the low byte, up to seven parameters of a byte each above it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.core.words import Message

ALLOWED = 0


@kernel
def because(code: int, parameter: int) -> int:
    """A reason with one parameter."""
    return code | (int(parameter) << 8)


@kernel
def and_parameter(reason: int, place: int, parameter: int) -> int:
    """The reason with one more parameter at that place."""
    return reason | (int(parameter) << (8 * (place + 1)))


def unpack(reason: int) -> tuple[int, tuple[int, ...]]:
    """Code and all seven parameters."""
    return reason & 0xFF, tuple((reason >> (8 * place)) & 0xFF for place in range(1, 8))


@dataclass(frozen=True)
class Why:
    """Why a move is not allowed: in words, with the rule that says so."""

    code: str
    message: Message
    rule: str

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


def amounts(keys: tuple[str, ...], numbers: Any) -> dict[str, dict[str, int]]:
    """Numbers as a typed argument of a message."""
    return {"amounts": {key: int(n) for key, n in zip(keys, numbers, strict=False) if n}}
