"""Other libraries, if they are installed: what they play at random on one core, and which of our measures does the same work.

Other games are other work: a ratio says how many decisions come out in the same time, not who has written the better code.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from bench import contenders, steps
from bench.measure import Measure, Tally, played

PGX_GAMES, PGX_STEPS = 64, 8
"""At once, and in one call; more at once is slower on a CPU."""
MOST_TURNS = 1000
"""After which catanatron calls it a draw."""


def measures() -> list[Measure]:
    """All others."""
    found = [Measure("catanatron", "its own loop", catanatron, ours=(contenders.PUSH, contenders.RANDOM), needs=("catanatron",))]
    for game in ("chess", "backgammon", "gin_rummy"):
        found += [
            Measure("OpenSpiel", f"{game}, apply_action", partial(openspiel, game, False), ours=STEP, needs=("pyspiel",)),
            Measure("OpenSpiel", f"{game}, with observation", partial(openspiel, game, True), ours=SEEN, needs=("pyspiel",)),
        ]
    for game, needs in (("chess_v6", ("chess",)), ("connect_four_v3", ())):
        found.append(
            Measure(
                "PettingZoo",
                f"{game}, last and step",
                partial(pettingzoo, game),
                ours=(contenders.PETTINGZOO,),
                needs=("pettingzoo", "pygame", *needs),
            )
        )
    for game in ("chess", "backgammon"):
        found.append(Measure("pgx", f"{game}, a batch of {PGX_GAMES}", partial(pgx, game), ours=BATCH, needs=("pgx", "jax")))
    return found


STEP = (contenders.PUSH, contenders.OPENSPIEL)
SEEN = (contenders.OPENSPIEL_SEEN,)
BATCH = (contenders.VECTOR,)


def catanatron(seconds: float, number: int) -> Tally:
    """Its own random players, by its own loop without copies or accumulators."""
    from catanatron import Color, Game, RandomPlayer

    def play(index: int) -> tuple[int, int]:
        game, decisions = Game([RandomPlayer(color) for color in Color], seed=index + 1), 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
        return decisions, 1

    return played(seconds, play)


def openspiel(name: str, observed: bool, seconds: float, number: int) -> Tally:
    """A game written in C++, from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    return played(seconds, lambda index: (steps.openspiel_game(game, index, observed), 1))


def pettingzoo(name: str, seconds: float, number: int) -> Tally:
    """A classic game, with observation and mask."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    return played(seconds, lambda index: (steps.pettingzoo_game(env, index), 1))


def pgx(name: str, seconds: float, number: int) -> Tally:
    """Many games in one compiled function, with observation and mask and by the library's own way to begin anew."""
    play, start = _pgx_play(name)
    begun = [start]

    def some(index: int) -> tuple[int, int]:
        begun[0], ended, observations = play(begun[0], index)
        observations.block_until_ready()
        return PGX_GAMES * PGX_STEPS, int(ended)

    return played(seconds, some)


@cache
def _pgx_play(name: str) -> tuple[Any, Any]:
    """The function that is compiled, and games that are dealt."""
    import jax
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> Any:
        games, ended = carried
        choice, chance = jax.random.split(key)
        actions = act_randomly(choice, games.legal_action_mask)
        games = step(games, actions, jax.random.split(chance, PGX_GAMES))
        return (games, ended + games.terminated.sum()), games.observation.sum()  # a sum, or the compiler would leave it out

    def play(games: Any, number: Any) -> Any:
        (games, ended), observations = jax.lax.scan(one, (games, 0), jax.random.split(jax.random.PRNGKey(number), PGX_STEPS))
        return games, ended, observations

    return jax.jit(play), jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PGX_GAMES))
