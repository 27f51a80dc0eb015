"""What the server answers when it can't do what it was asked."""

from __future__ import annotations

from typing import Any

import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import choose_language, render
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
    weights: dict[str, float] = {}
    for part in accept.split(","):
        tag, _, parameter = part.partition(";")
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if weight > 0:
            weights.setdefault(tag.strip(), weight)
    # Sorting is stable: equal weights stay in the order of the header.
    return choose_language(sorted(weights, key=lambda tag: -weights[tag]))


def damaged(id: str, error: Exception) -> Refusal:
    """The answer when a game's rows make no sense; the log keeps the cause."""
    _log.error("damaged game", id=id, cause=str(error))
    return Refusal(409, "server-damaged-game", table=id)
