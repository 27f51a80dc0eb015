"""Compiles the kernels, with progress bars, and measures them."""

from __future__ import annotations

import asyncio
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import dorfplatz
from dorfplatz.cli.words import text
from dorfplatz.core.compilation import Compilation
from dorfplatz.core.problem import Problem


class CompileBars:
    """A progress bar for each game, shown only while its kernels are compiled, not while they are loaded from the cache."""

    def __init__(self) -> None:
        self._progress: Progress | None = None
        self._bars: dict[str, TaskID] = {}

    def __enter__(self) -> CompileBars:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._progress:
            self._progress.stop()

    def __call__(self, game: str, done: int, total: int) -> None:
        """Show that `done` of `total` are compiled."""
        if done < total:
            self._progress = self._progress or _progress()
            self._progress.start()
            if game not in self._bars:
                self._bars[game] = self._progress.add_task(text("cli-compiling", game=game), total=total)
            self._progress.update(self._bars[game], completed=done)
        elif self._progress and game in self._bars:
            self._progress.remove_task(self._bars.pop(game))
            if not self._bars:
                self._progress.stop()


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn(text("cli-time-left")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _selected(game: str | None) -> list[dorfplatz.Definition]:
    return [dorfplatz.definition(game)] if game else dorfplatz.available_games()


def warm_up(game: str | None) -> None:
    """Compile the kernels of one game or of all, several at once."""
    asyncio.run(_warm_up([definition.name for definition in _selected(game)]))


async def _warm_up(games: list[str]) -> None:
    begin = time.perf_counter()

    async def tell(game: str) -> None:
        if error := await compilation.finished(game):
            raise Problem("cli-not-compiled", game=game, cause=error)
        print(text("cli-warm", game=game, seconds=round(time.perf_counter() - begin, 1)), flush=True)

    with CompileBars() as bars:
        compilation = Compilation(games, bars)
        compilation.start()
        await asyncio.gather(*map(tell, games))
        await compilation.all_finished()
