"""The game of the day: one deal a day for each game, the same everywhere, against the same bots, with a score to beat."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

import dorfplatz
from dorfplatz.bots import Bot
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message, render
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.basics import Seat

OPPONENT = "skilled"
"""Whom one meets where nobody can play alone."""
GOAL = "expert"
"""Whose points are to be beaten."""
PERSON = 0
"""The seat of the person."""
STEP_SECONDS = 0.25
"""So long may the expert play before others get their turn."""


def bots_of(game: str) -> list[str]:
    """Whom one plays against: nobody, if that is possible, else as few as possible."""
    return [OPPONENT] * (dorfplatz.definition(game).players[0] - 1)


def seats_of(game: str, name: str, language: str) -> list[Seat]:
    """The person and the bots."""
    bots = bots_of(game)
    names = [render(Message(f"bot-{bot}"), language) for bot in bots]
    numbered = [one if len(bots) == 1 else f"{one} {number}" for number, one in enumerate(names, start=1)]
    return [
        Seat("human", name, 1),
        *(Seat("bot", one, seat, bot) for seat, (one, bot) in enumerate(zip(numbered, bots, strict=True), start=2)),
    ]


def check(day: str) -> date:
    """A day, written as 2026-11-16; raises `Problem` if it is none, or is still to come everywhere on earth."""
    try:
        found = date.fromisoformat(day)
    except ValueError as error:
        raise Problem("server-day", found=day) from error
    if found.isoformat() != day:
        raise Problem("server-day", found=day)
    if found > _days_now()[1]:
        raise HTTPProblem(409, "server-day-to-come")
    return found


def is_today(day: date) -> bool:
    """Whether it is this day somewhere on earth: only then an attempt counts."""
    first, last = _days_now()
    return first <= day <= last


def _days_now() -> tuple[date, date]:
    now = datetime.now(UTC)
    return (now - timedelta(hours=12)).date(), (now + timedelta(hours=14)).date()


def seed_of(game: str, day: str) -> str:
    """The same for all who have the same rules."""
    return f"{day} {game} {dorfplatz.__version__}"


@lru_cache(maxsize=32)
def bot_of(name: str, seed: str) -> Bot:
    """A bot that decides the same way every time: what it chooses follows from seed and position."""
    return dorfplatz.bot(name, f"{seed} {name}")


# What the server asks of a worker


def played_on(game: str, seed: str, actions: list[int]) -> tuple[list[int], int | None]:
    """Let an expert play the deal in the person's place, for a moment; returns the decisions, and at the end the points."""
    found = dorfplatz.new(game, len(bots_of(game)) + 1, seed)
    found.resume(actions)
    end = time.monotonic() + STEP_SECONDS
    while not found.over and time.monotonic() < end:
        found.push(bot_of(GOAL if found.turn == PERSON else OPPONENT, seed).choose(found))
    return found.actions, found.scores[PERSON] if found.over else None
