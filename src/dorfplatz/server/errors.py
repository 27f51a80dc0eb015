"""Errors as the server answers them: an HTTP status, and a text in the browser's language."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message, choose_language, render
from dorfplatz.server.protocol import Failure

MISDIRECTED = 421
MAX_ARGUMENT_LENGTH = 500
"""Longer texts, such as the path of a request, are cut in an error."""

_log = structlog.get_logger()


class HTTPProblem(Problem):
    """A problem with its HTTP status; any other `Problem` is a 400."""

    def __init__(self, status: int, id: str, **args: Any) -> None:
        super().__init__(id, **args)
        self.status = status


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem."""
    return problem.status if isinstance(problem, HTTPProblem) else 400


def failure_of(problem: Problem, language: str) -> Failure:
    """The body of the response to a problem."""
    message = Message(problem.message.id, {name: _shown(value) for name, value in problem.message.args.items()})
    return Failure(message, render(message, language))


def _shown(value: Any) -> Any:
    """An argument as a browser may see it: of a file only the name."""
    if isinstance(value, PurePath):
        return value.name
    if isinstance(value, str) and len(value) > MAX_ARGUMENT_LENGTH:
        return value[:MAX_ARGUMENT_LENGTH] + "…"
    return value


def preferred_language(accept_language: str) -> str:
    """The best of our languages for an Accept-Language header."""
    weights: dict[str, float] = {}
    for part in accept_language.split(","):
        tag, _, parameter = part.partition(";")
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if weight > 0:
            weights.setdefault(tag.strip(), weight)
    # Sorting is stable: equal weights stay in the order of the header.
    return choose_language(sorted(weights, key=lambda tag: -weights[tag]))


def unknown_table(id: str) -> HTTPProblem:
    """There is no game with this id."""
    return HTTPProblem(404, "server-unknown-table", table=id)


def table_elsewhere() -> HTTPProblem:
    """Another server has this table; who asks again gets there."""
    return HTTPProblem(MISDIRECTED, "server-table-elsewhere")


def damaged_game(id: str, error: Exception) -> HTTPProblem:
    """The rows of a game make no sense; the cause goes to the log."""
    _log.error("damaged game", id=id, cause=str(error))
    return HTTPProblem(409, "server-damaged-game", table=id)
