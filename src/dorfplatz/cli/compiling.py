"""Compiles the kernels, with a progress bar, and measures them."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import dorfplatz
from dorfplatz.cli.words import text
from dorfplatz.core.kernel import warm_up as warm_up_kernels


class CompileBar:
    """A progress bar that is shown only while kernels are compiled, not while they are loaded from the cache."""

    def __init__(self) -> None:
        self._bar: Progress | None = None

    def __enter__(self) -> CompileBar:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._bar:
            self._bar.stop()

    def __call__(self, done: int, total: int, name: str) -> None:
        """Show that `done` of `total` are compiled."""
        if self._bar is None and done < total:
            self._bar = _bar()
            self._bar.start()
            self._task = self._bar.add_task(text("cli-compiling"), total=total, name="")
        if self._bar:
            self._bar.update(self._task, completed=done, name=name)
            if done >= total:
                self._bar.stop()
                self._bar = None


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn(text("cli-time-left")),
        TimeRemainingColumn(),
        TextColumn("[dim]{task.fields[name]}"),
        console=Console(stderr=True),
        transient=True,
    )


def _selected(game: str | None) -> list[dorfplatz.Definition]:
    return [dorfplatz.definition(game)] if game else dorfplatz.available_games()


def warm_up(game: str | None) -> None:
    """Compile the kernels of one game or of all."""
    for definition in _selected(game):
        begin = time.perf_counter()
        with CompileBar() as bar:
            warm_up_kernels(definition.name, bar)
        print(text("cli-warm", game=definition.name, seconds=round(time.perf_counter() - begin, 1)))


def bench(game: str | None, players: int, games: int) -> None:
    """Measure random games, of one game or of all."""
    for definition in _selected(game):
        definition.check(players, {})
        _bench(definition.name, players, games)


def _bench(game: str, players: int, games: int) -> None:
    with CompileBar() as bar:
        warm_up_kernels(game, bar)
    from dorfplatz.core.simulate import random_games

    random_games(game, players, 1)
    result = random_games(game, players, games)
    print(
        text(
            "cli-bench",
            game=game,
            games=result.games,
            decisions=result.decisions,
            seconds=round(result.seconds, 2),
            speed=round(result.decisions / result.seconds),
        )
    )
