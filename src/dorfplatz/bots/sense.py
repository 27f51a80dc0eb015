"""What a bot leaves out because its turn does not need it: goods exchanged and then given back, a donkey led there and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from dorfplatz.core.engine import Engine, Position
from dorfplatz.core.game import Game
from dorfplatz.core.loops import loop, rules

FAR = 16
"""So many decisions of the turn are looked at."""
TOGETHER = 3
"""So many moves may be superfluous only together."""

Quick = Callable[[Position], int]
"""Says at once how a turn goes on."""


@loop
def worth(state: Any, seat: int, work: Any) -> float:
    """A position by the game's own `value`."""
    value: float = rules.value(state, seat, work)
    return value


def is_serving(game: Game, action: int) -> bool:
    """Whether a move is of a kind that may be superfluous."""
    return _kind(game, action) in game.engine.definition.serving


def _kind(game: Game, action: int) -> str:
    return game.engine.actions.block_of(action).name


def needed(game: Game, action: int, quick: Quick, seed: str) -> int:
    """The move, or what comes after it in the turn if the turn is as good without it.

    As good means that everything looks the same in the end, or that the position is worth no less by the game's own `value`.
    Everything hidden is dealt anew before.
    """
    if not is_serving(game, action):
        return action
    engine, seat = game.engine, game.turn
    start = engine.redealt(game.position, seat, seed)
    plan, end = _turn(engine, start, [action], quick)
    if shorter := _without_a_row(game, start, plan):
        plan, end = _turn(engine, start, shorter, quick)
    while is_serving(game, plan[0]):
        for count in range(1, min(TOGETHER, len(plan) - 1) + 1):
            without = _played(engine, start, plan[count:])
            if without is not None and (_undoes(game, plan[0]) or _as_good(engine, without, end, seat)):
                plan = plan[count:]
                break
        else:
            break
    return plan[0]


def _without_a_row(game: Game, start: Position, plan: list[int]) -> list[int]:
    """Passing with the last of several exchanges before it, or with none if there has been one; nothing if that can't be done."""
    row = len(list(takewhile(lambda action: is_serving(game, action), plan)))
    if row == len(plan) or _kind(game, plan[row]) not in game.engine.definition.passing:
        return []
    done = bool(game.actions) and game.deciders[-1] == game.turn and is_serving(game, game.actions[-1])
    shorter = plan[row if done else row - 1 : row + 1]
    return [] if _played(game.engine, start, shorter) is None else shorter


def _turn(engine: Engine, start: Position, plan: Sequence[int], quick: Quick) -> tuple[list[int], Position]:
    """What is planned and then the rest of the turn, and where it leads."""
    position, seat, plan = start.copy(), engine.turn(start), list(plan)
    for action in plan:
        engine.take(position, action)
    while len(plan) < FAR and not engine.over(position) and engine.turn(position) == seat:
        moves = engine.legal(position)
        plan.append(moves[0] if len(moves) == 1 else quick(position))
        engine.take(position, plan[-1])
    return plan, position


def _played(engine: Engine, start: Position, plan: Sequence[int]) -> Position | None:
    """Where these moves lead; nowhere if one of them is not allowed."""
    position = start.copy()
    return None if any(engine.take(position, action)[0] for action in plan) else position


def _undoes(game: Game, action: int) -> bool:
    """Whether it leads back what was led there in the same turn."""
    block, deeds = game.engine.actions.block_of(action), list(zip(game.deciders, game.actions, strict=False))
    if len(block.parameters) != 2:
        return False
    back = block.id(*reversed(block.values(action)))
    return any(deed == back for _, deed in takewhile(lambda pair: pair[0] == game.turn, reversed(deeds)))


def _as_good(engine: Engine, position: Position, other: Position, seat: int) -> bool:
    if (engine.observation(position, seat) == engine.observation(other, seat)).all():
        return True
    judge, work = worth.of(engine.definition.name), engine.new_work()
    return judge(engine.state(position), seat, work) >= judge(engine.state(other), seat, work)
