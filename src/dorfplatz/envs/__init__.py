"""The games in the interfaces that learning programs use: PettingZoo, Gymnasium and OpenSpiel.

    dorfplatz.envs.aec("hamlet", players=4, edition="final")           # PettingZoo: every seat is an agent
    dorfplatz.envs.gym("settlement", opponents=["greedy"] * 3)         # Gymnasium: one seat against bots
    dorfplatz.envs.vector("milestones", n=4096)                        # Gymnasium: thousands of games at once
    dorfplatz.envs.openspiel.load("settlement", players=2)             # OpenSpiel: a pyspiel.Game

Each needs its library, which `pip install "dorfplatz[envs]"` brings. Importing this package registers the games with Gymnasium,
if that is installed: `gymnasium.make("dorfplatz/Settlement-v3")`; the version is that of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import available_games

if TYPE_CHECKING:
    from dorfplatz.bots import Bot
    from dorfplatz.envs import openspiel
    from dorfplatz.envs.gymnasium_env import SeatEnv
    from dorfplatz.envs.pettingzoo_env import AgentsEnv
    from dorfplatz.envs.vector_env import GamesEnv

__all__ = ["aec", "gym", "openspiel", "vector"]


def aec(game: str, players: int = 4, *, reward: str = "win_share", render_mode: str | None = None, **options: str) -> AgentsEnv:
    """A game for PettingZoo: the seats are agents, asked one at a time, each with what it sees and a mask of its moves."""
    return _load("pettingzoo_env").AgentsEnv(game, players, reward, render_mode, options)  # type: ignore[no-any-return]


def gym(
    game: str,
    opponents: Sequence[str | Bot] = ("greedy",) * 3,
    *,
    seat: int | str = 0,
    reward: str = "win_share",
    render_mode: str | None = None,
    **options: str,
) -> SeatEnv:
    """A game for Gymnasium: one seat against bots, which are names or objects with `choose(game)`.

    They sit in turn order after the seat, which is a number or "random": then it is drawn for each game.
    """
    return _load("gymnasium_env").SeatEnv(game, opponents, seat, reward, render_mode, **options)  # type: ignore[no-any-return]


def vector(
    game: str,
    n: int = 4096,
    players: int | Sequence[int] | None = None,
    *,
    opponents: Sequence[str] = (),
    reward: str = "win_share",
    threads: int | None = None,
    **options: str | Sequence[str],
) -> GamesEnv:
    """Many games for Gymnasium, stepped at once: every seat is asked in turn, or one in each game against the named bots.

    Four play, or as many as there are with the opponents; several numbers of players or values of an option are shared out
    among the games.
    """
    return _load("vector_env").GamesEnv(game, n, players, opponents, reward, threads, options)  # type: ignore[no-any-return]


_LIBRARIES = {
    "pettingzoo_env": ("pettingzoo", "PettingZoo"),
    "gymnasium_env": ("gymnasium", "Gymnasium"),
    "vector_env": ("gymnasium", "Gymnasium"),
    "openspiel": ("pyspiel", "OpenSpiel"),
}
"""The module that each interface needs, and the name of the library."""


def _load(interface: str) -> ModuleType:
    module, library = _LIBRARIES[interface]
    if find_spec(module) is None:
        raise Problem("env-missing", library=library)
    return import_module(f"dorfplatz.envs.{interface}")


def __getattr__(name: str) -> Any:
    """OpenSpiel's games, loaded when they are asked for."""
    if name == "openspiel":
        return _load(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _register() -> None:
    """Tell Gymnasium the games' ids."""
    from gymnasium.envs.registration import register, registry

    for game in available_games():
        id = f"dorfplatz/{game.name.capitalize()}-v{game.rules_version}"
        if id not in registry:
            register(id, "dorfplatz.envs:gym", vector_entry_point="dorfplatz.envs.vector_env:made", kwargs={"game": game.name})


if find_spec("gymnasium"):
    _register()
