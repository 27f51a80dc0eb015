"""Why a move is not allowed, in one integer: the code in the low byte, up to seven parameters of a byte each above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message

ALLOWED = 0
PARAMETERS = 7


@kernel
def because(code: int, parameter: int) -> int:
    """A reason with one parameter."""
    return code | (int(parameter) << 8)


@kernel
def and_parameter(reason: int, place: int, parameter: int) -> int:
    """The reason with one more parameter at that place."""
    return reason | (int(parameter) << (8 * (place + 1)))


@kernel
def unless(holds: bool, code: int) -> int:
    """0 if something holds, else the code; with `or` the first of several that does not hold."""
    return 0 if holds else code


def unpack(reason: int) -> tuple[int, tuple[int, ...]]:
    """Code and all seven parameters."""
    return reason & 0xFF, tuple((reason >> (8 * place)) & 0xFF for place in range(1, PARAMETERS + 1))


@dataclass(frozen=True)
class Why:
    """Why a move is not allowed: in words, with the rule that says so."""

    code: str
    message: Message
    rule: str

    def problem(self) -> Problem:
        """The error for whoever tries it all the same."""
        return Problem(self.message.id, **self.message.args)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


Arguments = Callable[..., Mapping[str, Any]]
"""Turns the parameters of a reason into the arguments of its message."""


class Reasons:
    """A game's reasons in words.

    `rules` says which rule each of them cites; `rules_of_moves` where that depends on the kind of move. `arguments` gives, for
    those whose message has arguments, a function of the parameters; under (reason, kind of move) where that depends on the move.
    """

    def __init__(
        self,
        game: str,
        codes: type[IntEnum],
        rules: Mapping[Any, str],
        rules_of_moves: Mapping[tuple[Any, str], str],
        arguments: Mapping[Any, Arguments],
    ) -> None:
        self._game, self._codes = game, codes
        self._rules, self._rules_of_moves, self._arguments = rules, rules_of_moves, arguments

    def why(self, move: str, reason: int) -> Why:
        """A packed reason, for a kind of move."""
        number, parameters = unpack(reason)
        code = self._codes(number)
        name = code.name.lower().replace("_", "-")
        arguments = self._arguments.get((code, move)) or self._arguments.get(code)
        args = arguments(*parameters) if arguments else {}
        rule = self._rules_of_moves.get((code, move), self._rules[code])
        return Why(name, Message(f"{self._game}-why-{name}", args), rule)
