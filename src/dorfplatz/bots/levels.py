"""Opponents for people, from one who is new to the game to one who is hard to beat."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from dorfplatz.bots.greedy import Greedy
from dorfplatz.bots.mind import COLD, Mind, can_look_ahead, network_of
from dorfplatz.bots.search import Settings
from dorfplatz.bots.sense import needed
from dorfplatz.core.game import Game, Move


class Style(NamedTuple):
    """How the levels play a game."""

    newcomer: float  # heat: the more, the softer the choice
    novice: float
    skilled: float
    expert: Settings
    master: Settings


EXPERT, MASTER = Settings(simulations=400), Settings(simulations=4_000)
KEEN = Settings(margin=1.0, explore=0.5, heat=1.0)
"""Plays for points as well, and sooner for what looks best."""
QUICK = 100
"""Simulations of whoever looks ahead, to see how the turn will go on."""
STYLES = {
    # Here whoever plays for points as well wins more often.
    "settlement": Style(14.0, 10.0, 2.5, KEEN._replace(simulations=400), KEEN._replace(simulations=4_000)),
    "milestones": Style(30.0, 18.0, 9.0, EXPERT, MASTER),
    # Here the game's own `value` after some greedy play judges better than the network alone.
    "hamlet": Style(18.0, 9.0, COLD, Settings(80, rounds=1, blend=0.5), Settings(800, rounds=1, blend=0.5)),
}
"""Heats were chosen by hundreds of games against greedy, simulations for well under 50 ms and 1.5 s a decision."""
OTHERS = Style(8.0, 4.0, 2.0, EXPERT, MASTER)
"""For a game that is not named here."""


class LevelBot:
    """A bot of a level. In a game without a network, all of them play greedy.

    Whoever chooses softly does so once a turn, and plays the turn out sensibly: people do not exchange goods back and forth.
    """

    def __init__(self, name: str, seed: int | str | None = None, simulations: int | None = None) -> None:
        """With a number of simulations, whoever looks ahead makes so many instead of their own number."""
        self.name = name
        self._seed = secrets.token_hex(8) if seed is None else str(seed)
        self._simulations = simulations
        self._minds: dict[str, Mind] = {}

    def choose(self, game: Game) -> Move:
        """Its move; the only one at once."""
        moves = game.legal_moves
        if len(moves) == 1:
            return game.move(moves.ids[0])
        policy = network_of(game.name)
        if policy is None:
            return Greedy(f"{self._seed}/{game.version}").choose(game)
        if not can_look_ahead(game.name):
            return policy.choose(game)
        if game.name not in self._minds:
            self._minds[game.name] = Mind(game.name)
        return game.move(self._chosen(game, self._minds[game.name], f"{self._seed}/{game.version}"))

    def _chosen(self, game: Game, mind: Mind, seed: str) -> int:
        style = STYLES.get(game.name, OTHERS)
        if self.name in ("expert", "master"):
            settings = _for_table(game, style.expert if self.name == "expert" else style.master, self._simulations)
            quickly = settings._replace(simulations=min(QUICK, settings.simulations))
            action = mind.search(game.position, settings, seed)[0].action
            return needed(game, action, lambda position: mind.search(position, quickly, seed)[0].action, seed)
        begins = game.players == 1 or game.version == 0 or game.deciders[-1] != game.turn
        action = mind.draw(game.position, getattr(style, self.name) if begins else COLD, seed)
        return needed(game, action, lambda position: mind.draw(position, COLD, seed), seed)


def expert_settings(game: Game, simulations: int | None) -> Settings:
    """How an expert searches in a game."""
    return _for_table(game, STYLES.get(game.name, OTHERS).expert, simulations)


def _for_table(game: Game, settings: Settings, simulations: int | None) -> Settings:
    """Whoever plays alone plays for points."""
    if game.players == 1:
        settings = settings._replace(win=0.0, margin=1.0)
    return settings if simulations is None else settings._replace(simulations=simulations)
