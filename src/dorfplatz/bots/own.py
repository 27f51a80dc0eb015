"""Bots of others: named by an entry point, by module and class, or a file with a trained network."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Signature, signature
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message

if TYPE_CHECKING:
    from dorfplatz.core.game import Game, Move

ENTRY_POINTS = "dorfplatz.bots"
"""The group in which another distribution names its bots: `name = "its.module:Class"`."""
VARIABLE = "DORFPLATZ_BOTS"
"""Environment variable with further bots, separated by commas, as `module:Class` or as files: offered on the start page too."""
NETWORK = ".safetensors"


@cache
def offered() -> dict[str, str]:
    """The bots of others that are offered by name, and where each is found; none of them is loaded."""
    points = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    named = {name: name for name in os.environ.get(VARIABLE, "").split(",") if name}
    return dict(sorted({**points, **named}.items()))


def is_own(name: object) -> bool:
    """Whether a name can be that of a bot of somebody else's."""
    return isinstance(name, str) and (name in offered() or ":" in name or name.endswith(NETWORK))


class OwnBot:
    """A bot of somebody else's. What goes wrong in it is told with its name; a move that is not allowed is explained."""

    def __init__(self, name: str, seed: int | str | None = None) -> None:
        self.name = name
        self._bot = _made(name, offered().get(name, name), seed)

    def choose(self, game: Game) -> Move:
        """What it chooses, checked."""
        before = game.position.tobytes()
        try:
            chosen = self._bot.choose(game)
        except Exception as error:
            raise Problem("own-bot-failed", bot=self.name, cause=_told(error)) from error
        if game.position.tobytes() != before:
            raise Problem("own-bot-played", bot=self.name)
        try:
            why = game.why_not(chosen)
        except Problem as problem:
            raise Problem("own-bot-no-move", bot=self.name, why=problem.message) from problem
        if why:
            raise Problem("own-bot-not-allowed", bot=self.name, move=str(game.move(chosen)), why=why.message, rule=why.rule)
        return game.move(chosen)


def _made(name: str, place: str, seed: int | str | None) -> Any:
    if place.endswith(NETWORK):
        return _network(place, _changed(place))
    kind = _found(name, place)
    try:
        bot = kind(*_arguments(name, kind, seed))
    except Problem:
        raise
    except Exception as error:
        raise Problem("own-bot-not-made", bot=name, cause=_told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise Problem("own-bot-no-choose", bot=name)
    return bot


@lru_cache(16)
def _network(file: str, changed: int) -> Any:
    """A network keeps nothing of a game, so all games can share it."""
    from dorfplatz.learning.policy import Policy

    return Policy.load(file)


def _changed(file: str) -> int:
    return Path(file).stat().st_mtime_ns if Path(file).is_file() else 0


def _found(name: str, place: str) -> Any:
    """The class, from its module."""
    module_name, _, class_name = place.partition(":")
    try:
        module = import_module(module_name)
    except (ModuleNotFoundError, ValueError, TypeError) as error:
        if isinstance(error, ModuleNotFoundError) and not f"{module_name}.".startswith(f"{error.name}."):
            raise Problem("own-bot-not-imported", bot=name, module=module_name, cause=_told(error)) from error
        raise Problem("own-bot-no-module", bot=name, module=module_name) from error
    except Exception as error:
        raise Problem("own-bot-not-imported", bot=name, module=module_name, cause=_told(error)) from error
    kind = getattr(module, class_name, None)
    if not callable(kind):
        raise Problem("own-bot-no-class", bot=name, module=module_name, wanted=class_name)
    return kind


def _arguments(name: str, kind: Any, seed: int | str | None) -> tuple[Any, ...]:
    """The seed for a class that takes an argument, nothing for one that takes none."""
    own = signature(kind)
    for arguments in ((seed,), ()):
        if _takes(own, arguments):
            return arguments
    raise Problem("own-bot-arguments", bot=name, found=str(own))


def _takes(own: Signature, arguments: tuple[Any, ...]) -> bool:
    try:
        own.bind(*arguments)
    except TypeError:
        return False
    return True


def _told(error: Exception) -> str | Message:
    """What went wrong, and where."""
    if isinstance(error, Problem):
        return error.message
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said
