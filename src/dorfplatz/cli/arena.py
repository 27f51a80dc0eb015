"""`dorfplatz arena`, `simulate` and `export`: let bots play, and show what came out."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import dorfplatz
from dorfplatz.arena import Results, Settings, play_games, summary
from dorfplatz.arena.figures import Figures
from dorfplatz.arena.report import page
from dorfplatz.arena.results import MEMORY, saved_game
from dorfplatz.arena.simulate import simulate as simulated
from dorfplatz.cli.compiling import CompileBars
from dorfplatz.cli.words import language, text
from dorfplatz.core import kernel
from dorfplatz.core.problem import Problem

INTERRUPTED = 130
FEW = 3
"""With more bots a table of lineups is too wide for a terminal."""
NARROWEST = 80
GAP = 3
"""Between two columns."""
LONG = 14
"""A name that is longer may be folded in a heading."""


class Rate(TextColumn):
    """Games a second, of those that were played since the start."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Task) -> str:  # type: ignore[override]
        """How many."""
        return text("arena-rate", rate=f"{task.speed:,.1f}") if task.speed else ""


def progress_bar() -> Progress:
    """How far the games are, where somebody sees it."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeElapsedColumn(),
        TextColumn(text("cli-time-left")),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def compiled(game: str) -> None:
    """So that the processes find the rules in the cache."""
    with CompileBars() as bars:
        kernel.warm_up(game, lambda done, total, name: bars(game, done, total))


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def arena(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: str,
    edition: str | None,
    out: Path | None,
    jobs: int | None,
    as_json: bool,
    report: Path | None,
    cluster: str | None,
) -> None:
    """Play what is missing, and report."""
    if cluster and jobs:
        raise Problem("arena-cluster-jobs")
    sys.path.insert(0, str(Path.cwd()))  # where one's own bots lie; the processes take it over
    dorfplatz.definition(game)
    if not cluster:
        compiled(game)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    settings = Settings(game, players, names, seed, {"edition": edition} if edition else {})
    results = Results.open(settings, out or MEMORY)
    there = sum(number < games for number in results.numbers())
    interrupted = False
    with progress_bar() as progress:
        bar = progress.add_task("", total=games, completed=there)
        try:
            play_games(results, games, jobs or cores(), lambda played: progress.advance(bar, played), cluster)
        except KeyboardInterrupt:
            interrupted = True
    there = sum(number < games for number in results.numbers())
    if interrupted:
        print(text("arena-interrupted-file" if out else "arena-interrupted", played=there, games=games), file=sys.stderr)
    if there:
        found = summary(settings, results.games(games))
        if report:
            write(report, page(found, language()))
        if as_json:
            print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
        else:
            _show(Figures(found, language()), settings, report, out)
    results.close()
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def write(file: Path, content: str) -> None:
    """Write a file, or say why that is not possible."""
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Problem("arena-file", file=str(file), cause=error.strerror or str(error)) from error


def _show(figures: Figures, settings: Settings, report: Path | None, out: Path | None) -> None:
    console = Console(highlight=False)
    console.width = max(NARROWEST, console.width)
    console.print(figures.title, style="bold", markup=False)
    for rows in figures.tables(FEW):
        console.print(_table(rows, console.width))
    console.print(figures.length, markup=False)
    console.print(text("arena-method"), markup=False)
    if figures.found.games % settings.schedule.block:
        console.print(text("arena-unbalanced", block=settings.schedule.block), markup=False)
    for file in (out, report):
        if file:
            console.print(text("arena-written", file=str(file)), markup=False)


def _table(rows: list[list[str]], width: int) -> Table:
    """Where it is narrow, names are folded and never figures."""
    table = Table(box=box.SIMPLE_HEAD)
    (head, *names), *columns = (list(column) for column in zip(*rows, strict=True))
    widths = [max(*map(len, cells), *(min(LONG, len(word)) for word in heading.split())) for heading, *cells in columns]
    left = width - sum(wide + GAP for wide in widths) - GAP - 2
    table.add_column(escape(head), overflow="fold", width=max(LONG, min(left, max(map(len, [head, *names])))))
    for (heading, *_), wide in zip(columns, widths, strict=True):
        table.add_column(escape(heading), overflow="fold", justify="right", width=wide)
    for row in rows[1:]:
        table.add_row(*map(escape, row))
    return table


def simulate(game: str, players: int, games: int, bot: str, seed: str, edition: str | None) -> None:
    """Raw games, and what they say about the game."""
    dorfplatz.definition(game).check(players, {"edition": edition} if edition else {})
    compiled(game)
    with progress_bar() as progress:
        bar = progress.add_task("", total=games)
        options = {"edition": edition} if edition else {}
        found = simulated(game, players, games, bot, seed, options, lambda played: progress.advance(bar, played))
    print(
        text(
            "simulate-speed",
            game=game,
            games=found.games,
            decisions=found.decisions,
            seconds=round(found.seconds, 2),
            speed=round(found.rate),
        )
    )
    print(text("simulate-length", length=round(found.length, 1)))
    for seat in range(players):
        points, share = round(found.points[seat], 2), round(100 * found.win_share[seat], 1)
        print(text("simulate-seat", n=seat + 1, points=points, share=share))
    if found.unfinished:
        print(text("simulate-unfinished", n=found.unfinished))


def export(file: Path, number: int) -> None:
    """Print a game of a results file as a saved game."""
    print(json.dumps(saved_game(file, number)))
