"""Compiled loops over any game: write one function, use it for every game.

    from dorfplatz.core.loops import loop, rules

    @loop
    def longest_turn(state, work):
        while state.over == 0:
            count = rules.legal(state, work)
            ...

    longest_turn.of("hamlet")(state, work)

Inside a loop `rules` stands for the rules of the game that it is compiled for: `setup`, `why_not`, `legal`, `apply`, `score`,
`standing`, `value`, `observe`, `conceal`, `redeal`, `broken`, and the records `STATE` and `WORK`. A loop may call kernels and
other loops. It is compiled when it is first called with a game, and the machine code is kept beside that of the rules.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any, Generic, ParamSpec, TypeVar, cast

from dorfplatz.core import kernel
from dorfplatz.core.registry import package_of, rules_of

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

rules: Any = None
"""Inside a loop: the rules of the game it is compiled for."""


class Loop(Generic[Arguments, Result]):
    """A function over the rules of any game."""

    def __init__(self, function: Callable[Arguments, Result]) -> None:
        self.function = cast(FunctionType, function)
        self.__doc__ = function.__doc__
        self._bound: dict[str, Callable[Arguments, Result]] = {}

    def of(self, game: str) -> Callable[Arguments, Result]:
        """The loop for one game; compiled at its first call."""
        if game not in self._bound:
            bound, package = self.bound(game), package_of(game)
            self._bound[game] = kernel.runnable(bound, package, f"{game}-loops", self._fingerprint(game))
        return self._bound[game]

    def __call__(self, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        """For use inside another loop, where it stands for the loop of the same game."""
        raise TypeError(f"call {self.function.__name__} from another loop, or as {self.function.__name__}.of(game)(…)")

    def bound(self, game: str) -> Callable[Arguments, Result]:
        """The same function with `rules` and all loops in it standing for those of one game."""
        names = dict(self.function.__globals__)
        names |= {name: inner.of(game) for name, inner in self._inner()}
        names["rules"] = rules_of(game)
        bound = FunctionType(self.function.__code__, names, self.function.__name__, self.function.__defaults__)
        bound.__module__, bound.__qualname__ = self.function.__module__, self.function.__qualname__
        return cast(Callable[Arguments, Result], bound)

    def _inner(self) -> Iterator[tuple[str, Loop[..., Any]]]:
        """Loops that this one calls, by the name it calls them."""
        called = {step.argval for step in dis.get_instructions(self.function) if step.opname == "LOAD_GLOBAL"}
        for name in sorted(called):
            if isinstance(inner := self.function.__globals__.get(name), Loop):
                yield name, inner

    @cached_property
    def _source(self) -> bytes:
        """All that the loop is made of beside the rules."""
        file = Path(self.function.__code__.co_filename)
        own = file.read_bytes() if file.exists() else b""
        return own + b"".join(inner._source for _, inner in self._inner())

    def _fingerprint(self, game: str) -> str:
        package = rules_of(game).__name__.rpartition(".")[0]
        return hashlib.sha256(kernel.fingerprint(package).encode() + self._source).hexdigest()[:16]


def loop(function: Callable[Arguments, Result]) -> Loop[Arguments, Result]:
    """Mark a function as a loop over the rules of any game."""
    return Loop(function)
