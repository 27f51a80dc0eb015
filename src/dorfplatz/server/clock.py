"""How long people may take: the arithmetic of a table's clock.

A budget counts down over the whole game and grows after each turn, or every turn has its time. A turn is what a seat decides
without anybody in between. Times are milliseconds of whichever clock the caller has; nothing here looks at one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dorfplatz.bots import check_bot
from dorfplatz.core.problem import Problem
from dorfplatz.server.messages.clocks import ClockRule

MAX_SECONDS = 30 * 24 * 3600
MAX_INCREMENT = 3600
COMEBACK = 60_000
"""So much has whoever takes their seat back after their time had run out, once a turn; never more than they began with."""


def check_rule(rule: ClockRule | None) -> None:
    """Raises `Problem` unless a table can be played by this rule."""
    if rule is None:
        return
    if not 1 <= rule.seconds <= MAX_SECONDS:
        raise Problem("clock-seconds", found=str(rule.seconds), last=MAX_SECONDS)
    if not 0 <= rule.increment <= MAX_INCREMENT:
        raise Problem("clock-increment", found=str(rule.increment), last=MAX_INCREMENT)
    if rule.kind == "turn" and rule.increment:
        raise Problem("clock-turn-increment")
    check_bot(rule.bot)


@dataclass(frozen=True)
class Clock:
    """What everybody has left, and whose time runs."""

    rule: ClockRule
    left: tuple[int, ...]
    """By seat; of the one whose time runs, when it began to."""
    given: tuple[int, ...]
    """By seat: the start of the last turn for which time was given, so that none is given twice after an undo."""
    back: tuple[int, ...]
    """By seat: the start of the last turn in which time was given to somebody who came back."""
    seat: int | None = None
    """Who is on turn; nobody if a bot is, or the game is over."""
    start: int = -1
    """The version at which this turn began."""
    since: int | None = None
    """When the time of that seat began to run; None while it stands."""

    @classmethod
    def new(cls, rule: ClockRule, players: int) -> Clock:
        """The clock of a table that begins."""
        none = (-1,) * players
        return cls(rule, (rule.seconds * 1000,) * players, none, none)

    def left_at(self, now: int) -> tuple[int, ...]:
        """What everybody has left, by seat."""
        spent = 0 if self.since is None else max(0, now - self.since)
        return tuple(max(0, left - spent) if seat == self.seat else left for seat, left in enumerate(self.left))

    @property
    def deadline(self) -> int | None:
        """When the time of whoever is on turn is up; None while it stands."""
        return None if self.since is None or self.seat is None else self.since + self.left[self.seat]

    def paused(self, now: int) -> Clock:
        """Nobody's time runs."""
        return replace(self, left=self.left_at(now), since=None)

    def resumed(self, now: int) -> Clock:
        """The time of whoever is on turn runs."""
        return self if self.since is not None or self.seat is None else replace(self, since=now)

    def on_turn(self, seat: int | None, start: int, now: int) -> Clock:
        """From now on this is whose turn it is; their time stands until it is resumed.

        What was spent stays spent: after an undo a turn goes on with what was left of it.
        """
        clock = self.paused(now)
        if (seat, start) == (self.seat, self.start):
            return replace(clock, since=None if self.since is None else now)
        if self.rule.kind == "budget" and self.seat is not None and start > self.start:
            clock = clock._give(self.seat, self.start, clock.left[self.seat] + self.rule.increment * 1000)
        if self.rule.kind == "turn" and seat is not None:
            clock = clock._give(seat, start, self.rule.seconds * 1000)
        return replace(clock, seat=seat, start=start)

    def came_back(self, seat: int, start: int) -> Clock:
        """Somebody has taken their seat back; whoever has no time left gets a little."""
        if start <= self.back[seat]:
            return self
        left = max(self.left[seat], min(COMEBACK, self.rule.seconds * 1000))
        return replace(self, left=_with(self.left, seat, left), back=_with(self.back, seat, start))

    def _give(self, seat: int, start: int, left: int) -> Clock:
        """Time for the turn of a seat, unless that was given before."""
        if start <= self.given[seat]:
            return self
        return replace(self, left=_with(self.left, seat, left), given=_with(self.given, seat, start))


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
