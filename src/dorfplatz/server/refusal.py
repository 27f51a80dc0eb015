"""What the server answers when it can't do what it was asked."""

from __future__ import annotations

from typing import Any

import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import LANGUAGES, render
from dorfplatz.server.protocol import Failure, Text

_log = structlog.get_logger()


class Refusal(Problem):
    """A problem with the HTTP status that fits it; any other `Problem` is a 400."""

    def __init__(self, status: int, id: str, **args: Any) -> None:
        super().__init__(id, **args)
        self.status = status


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem."""
    return problem.status if isinstance(problem, Refusal) else 400


def failure(problem: Problem, language: str) -> Failure:
    """A problem as it travels."""
    return Failure(Text.of(problem.message), render(problem.message, language))


def preferred_language(accept: str) -> str:
    """The best of our languages for an Accept-Language header."""
    wanted = []
    for part in accept.split(","):
        tag, _, parameter = part.strip().partition(";")
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if (language := tag.partition("-")[0].lower()) in LANGUAGES and weight > 0:
            wanted.append((weight, language))
    # `max` keeps the first of equals, as the header lists them in order of preference.
    return max(wanted, key=lambda pair: pair[0], default=(1.0, LANGUAGES[0]))[1]


def damaged(id: str, error: Exception) -> Refusal:
    """The answer when a game's rows make no sense; the log keeps the cause."""
    _log.error("damaged game", id=id, cause=str(error))
    return Refusal(409, "server-damaged-game", table=id)
