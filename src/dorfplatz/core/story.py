"""What came of a decision, for people: lines of the log, pieces that move, what a move would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dorfplatz.core.views import Flight as Flight
from dorfplatz.core.views import Line as Line
from dorfplatz.core.words import Message


@dataclass(frozen=True)
class Preview:
    """What a decision would do, as far as anybody can know."""

    effect: list[Message]
    points: list[int]

    def __str__(self) -> str:
        return " ".join(map(str, self.effect))


class Total:
    """What one decision paid and gained in all; a game's own class fills it from the events."""

    def __init__(self, events: Sequence[Any]) -> None:
        self.paid: Counter[str] = Counter()
        self.gained: Counter[str] = Counter()

    def closing(self) -> Iterable[Message]:
        """Lines about everything together, after those of the events."""
        return ()


class Step:
    """A decision that was taken, and what came of it; told when somebody asks."""

    def __init__(self, version: int, action: int, seat: int, view: Any, events: list[Any], after: Any) -> None:
        self.version, self.action, self.seat = version, action, seat
        self._view, self._events, self._after = view, events, after
        self.closing: Message | None = None
        """What is told at the very end: what decided a tie."""

    @cached_property
    def reveals(self) -> bool:
        """Whether something came to light that nobody could know before."""
        return any(event.kind in self._view.REVEALS for event in self._events)

    @cached_property
    def ends_turn(self) -> bool:
        """Whether a turn ended with it."""
        return bool(self._view.ends_turn(self._after, self.seat, self._events))

    @cached_property
    def lines(self) -> list[Line]:
        """The lines of the log."""
        return self._lines(self._events)

    def lines_for(self, seat: int) -> list[Line]:
        """The lines of the log as a seat may read them; a spectator is seat -1."""
        return self._lines(self._seen(seat))

    def flights_for(self, seat: int) -> list[Flight]:
        """The pieces that move, as a seat sees them."""
        return [flight for event in self._seen(seat) for flight in self._view.flights(event)]

    def _seen(self, seat: int) -> list[Any]:
        return [self._view.seen(event, seat) for event in self._events]

    def _lines(self, events: list[Any]) -> list[Line]:
        total = self._view.Total(events)
        told: list[tuple[int | None, Message]] = []
        for event in events:
            if message := self._view.line(event, total):
                told.append((None if event.seat < 0 or event.kind in self._view.NOBODYS else event.seat, message))
        told += [(None, message) for message in total.closing()]
        told += [(None, self.closing)] if self.closing else []
        last = len(told) - 1
        return [Line(self.version, seat, message, self.reveals and n == last) for n, (seat, message) in enumerate(told)]

    @cached_property
    def flights(self) -> list[Flight]:
        """The pieces that move, in the order of the rules."""
        return [flight for event in self._events for flight in self._view.flights(event)]


def amounts(counts: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """How many of each, as an argument of a message; what there is none of is not named."""
    return {"amounts": {key: int(n) for key, n in counts.items() if n}}


def by_key(keys: Iterable[str], numbers: Iterable[int]) -> dict[str, int]:
    """Numbers by the names of what they count; there may be more numbers than names."""
    return dict(zip(keys, numbers, strict=False))
