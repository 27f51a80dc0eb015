"""Figures as people write them, in their language: for the terminal and for the page."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

from dorfplatz.arena.summary import Interval, Summary
from dorfplatz.core.words import Message, render

NOTHING = "–"


class Figures:
    """The figures and words of an arena in a language."""

    def __init__(self, found: Summary, language: str) -> None:
        self.found, self.language = found, language

    def text(self, id: str, **args: object) -> str:
        """A message of the catalogue."""
        return render(Message(id, args), self.language)

    def percent(self, share: float | None) -> str:
        """A share, to a tenth of a percent."""
        return NOTHING if share is None else format_percent(share, "#,##0.0 %", locale=self.language)

    def number(self, number: float, digits: int = 1) -> str:
        """A number with so many digits behind the point."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(round(number, digits) + 0.0, pattern, locale=self.language)  # never "-0"

    def sure_percent(self, share: float, interval: Interval) -> str:
        """A share, and in brackets where it lies with 95 % certainty."""
        low, high = (self.number(100 * end) for end in interval)
        return f"{self.percent(share)} ({low}–{high})"

    def sure_number(self, number: float, interval: Interval, digits: int) -> str:
        """A number, and how far it may be off with 95 % certainty."""
        return f"{self.number(number, digits)} ± {self.number(interval[1] - number, digits)}"

    @property
    def with_others(self) -> bool:
        """Whether anybody can win: who plays alone only has points."""
        return self.found.players > 1

    @property
    def title(self) -> str:
        """What was played."""
        options = "".join(f", {value}" for value in self.found.options.values())
        return self.text(
            "arena-title",
            game=f"{self.found.game}{options}",
            players=self.found.players,
            games=self.found.games,
            seed=self.found.seed,
        )

    @property
    def length(self) -> str:
        """How long games were."""
        length = self.found.length
        return self.text("arena-length", mean=self.number(length.mean), least=length.least, most=length.most)

    def by_bot(self) -> list[list[str]]:
        """A heading, and a row for each bot."""
        share = ["arena-win-share"] if self.with_others else []
        rating = ["arena-rating"] if self.found.rating else []
        heading = ["arena-bot", *share, *rating, "arena-points", "arena-milliseconds"]
        return [[self.text(id) for id in heading], *(self._row(bot) for bot in self.found.bots)]

    def _row(self, bot: str) -> list[str]:
        found = self.found
        share = [self.sure_percent(found.win_share[bot], found.win_share_interval[bot])] if self.with_others else []
        rating = [self.sure_number(found.rating[bot], found.rating_interval[bot], 0)] if found.rating else []
        points = self.sure_number(found.points[bot], found.points_interval[bot], 1)
        return [bot, *share, *rating, points, self.number(found.milliseconds[bot], 2)]

    def by_seat(self) -> list[list[str]]:
        """A heading, a row for each bot and one for all."""
        heading = [self.text("arena-by-seat"), *(self.text("arena-seat", n=seat + 1) for seat in range(self.found.players))]
        rows = [[bot, *map(self.percent, self.found.win_share_by_bot_and_seat[bot])] for bot in self.found.bots]
        return [heading, *rows, [self.text("arena-all"), *map(self.percent, self.found.win_share_by_seat)]]

    def by_part(self) -> list[list[str]]:
        """A heading, and a row for each part of the points."""
        bots = self.found.bots
        parts = dict.fromkeys(part for bot in bots for part in self.found.parts[bot])
        rows = [[self.text(part), *(self.number(self.found.parts[bot].get(part, 0)) for bot in bots)] for part in parts]
        return [[self.text("arena-by-part"), *bots], *rows]

    def by_lineup(self) -> list[list[str]]:
        """A heading, and a row for each lineup."""
        bots = self.found.bots
        rows = [
            [" · ".join(one.bots), self.number(one.games, 0), *(self.percent(one.win_share.get(bot)) for bot in bots)]
            for one in self.found.lineups
        ]
        return [[self.text("arena-by-lineup"), self.text("arena-games"), *bots], *rows]

    def tables(self, most: int | None = None) -> list[list[list[str]]]:
        """All of them, as far as they say something; lineups only if there are at most so many bots."""
        if not self.with_others:
            return [self.by_bot(), self.by_part()]
        shown = len(self.found.lineups) > 1 and (most is None or len(self.found.bots) <= most)
        return [self.by_bot(), *([self.by_lineup()] if shown else []), self.by_seat(), self.by_part()]
