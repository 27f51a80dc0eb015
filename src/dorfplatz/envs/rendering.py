"""Shows a game as text, as a picture, or in the browser."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, TypeAlias

import gymnasium
import numpy as np

from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import ENGLISH, Message

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

MODES = ("ansi", "rgb_array", "human")
TOLD = 3
"""So many of the last decisions are told."""


class Renderer:
    """One way of showing games. A copy opens a browser of its own."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Problem("env-render-mode", found=str(mode), known=", ".join(MODES))
        if mode == "rgb_array" and find_spec("PIL") is None:
            raise Problem("env-missing", library="Pillow")
        self.mode = mode
        self._viewer: Any = None

    def __call__(self, game: Game) -> str | Array | None:
        """The game as it stands."""
        if self.mode == "ansi":
            return text(game)
        if self.mode == "rgb_array":
            from dorfplatz.envs.picture import picture

            return picture(game)
        if self.mode == "human":
            self._show(game)
        else:
            gymnasium.logger.warn("render() shows nothing without a render_mode: ansi, rgb_array or human")
        return None

    def _show(self, game: Game) -> None:
        from dorfplatz.envs.viewer import Viewer

        if self._viewer is None:
            self._viewer = Viewer()
        self._viewer.show(game)

    def close(self) -> None:
        """Leave the table, if there is one."""
        if self._viewer is not None:
            self._viewer.close()
            self._viewer = None

    def __reduce__(self) -> tuple[type[Renderer], tuple[str | None]]:
        return Renderer, (self.mode,)


def text(game: Game) -> str:
    """What is asked, the points, what happened last, and the moves."""
    view = game.view(None if game.over else game.turn, language=ENGLISH)
    seats = [_player(seat) for seat in range(game.players)]
    rows = [
        [str(part["label"]), *(s["parts"][n]["points"] for s in view["scores"])]
        for n, part in enumerate(view["scores"][0]["parts"])
    ]
    table = [["", *seats], *rows, ["all points", *(score["total"] for score in view["scores"])]]
    lines = [f"{game.name}, after {game.version} decisions: {view['result'] or view['prompt']}", *_columns(table)]
    lines += [f"  {line}" for line in last_lines(game)]
    if moves := [move.text for move in game.legal_moves]:
        lines.append(f"{len(moves)} moves: {', '.join(moves)}")
    return "\n".join(lines) + "\n"


def last_lines(game: Game) -> list[str]:
    """What happened last."""
    return [str(line.message) for step in game.steps[-TOLD:] for line in step.lines]


def _player(seat: int) -> str:
    return str(Message("player-number", {"n": seat + 1}))


def _columns(table: list[list[Any]]) -> list[str]:
    """Names on the left, numbers on the right."""
    widths = [max(len(str(cell)) for cell in column) for column in zip(*table, strict=True)]
    return [
        "  ".join([f"{row[0]:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))])
        for row in table
    ]
