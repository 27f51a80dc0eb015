"""OpenSpiel: the games as `pyspiel` games, `python_dorfplatz_settlement` and so on.

    game = pyspiel.load_game("python_dorfplatz_hamlet(players=3,edition=preview)")     # after importing this module
    game = dorfplatz.envs.openspiel.load("hamlet", players=3, edition="preview")       # the same

**Chance.** Our games draw from a generator that is part of the position, so a copy of a position knows the cards that will
come, and a search over copies would peek. Here it can't: chance is explicit. The first node draws the deal, and whenever a
decision turns up something hidden, a chance node follows in which everything face down is shuffled anew before the decision
takes effect. Each chance node has as many equally likely outcomes as the parameter `outcomes` says; each is one shuffle, always
the same for the same node. So what a search sees below a node are the possible continuations, of which chance takes one when
the game is really played, whatever the search has looked at. The outcomes are a sample of all shuffles, which are too many to
list; they differ from node to node, so over a game there are `outcomes` to the power of its chance nodes.

**Information.** In these games whatever is hidden is hidden from everybody: with chance as nodes they have perfect information,
and are declared so. The information state is the history, a string; the observation is a tensor, the same numbers as everywhere
else, each part divided by its unit.

**Returns** come at the end. Parameters: `players`, the options of the game, `outcomes`, and `reward`, see
`dorfplatz.core.rewards`.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from dorfplatz.core.definition import Definition
from dorfplatz.core.engine import Engine, Position, engine
from dorfplatz.core.observation import Observation
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import available_games, definition
from dorfplatz.core.rewards import reward_number, rewards

LONGEST = 10_000
"""Decisions of a game at most, as OpenSpiel wants to know; the longest that was seen had 3,000."""
OUTCOMES = 256
NOTHING = -1


def load(game: str, **parameters: int | str) -> Any:
    """A game as a `pyspiel.Game`."""
    return pyspiel.load_game(_name(definition(game).name), parameters)


def _loaded(text: str) -> Any:
    """For pickle: where it is read, importing this module has registered the games."""
    return pyspiel.load_game(text)


def _name(game: str) -> str:
    return f"python_dorfplatz_{game}"


def _type(own: Definition) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=_name(own.name),
        long_name=f"Dorfplatz {own.name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=own.players[0],
        max_num_players=own.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(own.players[0], 2),
            **{option.name: option.default for option in own.options},
            "outcomes": OUTCOMES,
            "reward": "win_share",
        },
    )


def _limits(reward: str, players: int) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    if players == 1:
        return -10.0, 10.0
    return (-1.0, 1.0) if reward == "margin" else (0.0, 1.0)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, own: Definition, kind: Any, parameters: dict[str, Any]) -> None:
        self.players, self.outcomes, self.reward = (parameters[name] for name in ("players", "outcomes", "reward"))
        options = own.check(self.players, {option.name: parameters[option.name] for option in own.options})
        reward_number(self.reward)  # raises `Problem` if there is no such reward
        if self.outcomes < 1:
            raise Problem("env-outcomes", found=self.outcomes)
        self.options = own.pack(options)
        self.engine: Engine = engine(own.name)
        low, high = _limits(self.reward, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.engine.actions),
            max_chance_outcomes=self.outcomes,
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, parameters)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and one after each decision at most."""
        return LONGEST + 1

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver:
        """Writes observations; with perfect recall the history as a string."""
        return SpielObserver(self, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel copies and pickles these, so they are small and unchangeable.
        self.position = b""
        self.pending = NOTHING
        self.turn = int(pyspiel.PlayerId.CHANCE)

    @property
    def _game(self) -> SpielGame:
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody any more."""
        return int(pyspiel.PlayerId.CHANCE) if self.pending != NOTHING else self.turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.turn == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self._game.engine.legal(self._look())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        outcomes = self._game.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        rules = self._game.engine
        if not self.position:
            self._stand(rules.new(self._game.players, self._game.options, str(action)))
        elif self.pending != NOTHING:
            shuffle = hashlib.sha256(self.position + b"%d" % action).hexdigest()
            position = rules.redealt(self._look(), self.turn, shuffle)
            rules.take(position, self.pending)
            self.pending = NOTHING
            self._stand(position)
        else:
            position = self._look()
            reason, events = rules.take(position, action)
            if reason:
                raise rules.why(action, reason).problem()
            if any(event.kind in rules.view.REVEALS for event in rules.events(events)):
                self.pending = action
            else:
                self._stand(position)

    def _stand(self, position: Position) -> None:
        rules, self.position = self._game.engine, position.tobytes()
        self.turn = int(pyspiel.PlayerId.TERMINAL) if rules.over(position) else rules.turn(position)

    def _look(self) -> Position:
        return self._game.engine.from_bytes(self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        return self._game.engine.text(self._look(), action)

    def returns(self) -> list[float]:
        """Of all seats; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._game.players
        rules, position = self._game.engine, self._look()
        scores = [rules.total(position, seat) for seat in range(self._game.players)]
        return rewards(self._game.reward, scores, rules.ranks(position))

    def __str__(self) -> str:
        rules, players = self._game.engine, self._game.players
        name = f"{rules.definition.name}, {players} players"
        if not self.position:
            return f"{name}, before the deal"
        position = self._look()
        points = ", ".join(str(rules.total(position, seat)) for seat in range(players))
        asked = "the game is over" if self.is_terminal() else f"seat {self.turn} decides"
        pending = "" if self.pending == NOTHING else f" on {rules.text(position, self.pending)}, which needs a shuffle"
        return f"{name}, points {points}, position {hashlib.sha256(self.position).hexdigest()[:16]}: {asked}{pending}"


class SpielObserver:
    """What OpenSpiel calls an observer: `tensor`, and `dict` with its parts by name."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._engine, self._recall = game.engine, recall
        self._parts: Observation = game.engine.rules.OBSERVATION
        self.tensor = None if recall else np.zeros(self._parts.size, np.float32)
        self.dict = {} if self.tensor is None else self._parts.read(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees; before the deal there is nothing."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.position:
            row = self._engine.observation(self._engine.from_bytes(state.position), player)
            np.multiply(row, self._parts.scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The history, or the state as all see it."""
        return str(state.history_str()) if self._recall else str(state)


def _register(own: Definition) -> None:
    kind = _type(own)

    # A class, not a partial function: OpenSpiel lets go of it when the interpreter is gone already, and a class survives that.
    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(own, kind, parameters)

    pyspiel.register_game(kind, Registered)


for _own in available_games():
    _register(_own)
