"""`python -m bench`: measure, and print a table."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
from dataclasses import asdict, dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

import dorfplatz
from bench import contenders, waits

GAMES = [definition.name for definition in dorfplatz.available_games()]
LOOP_DECISIONS = 4_000_000
CATANATRON_GAMES = 8
INTERPRETED_GAMES = 1
GREEDY_GAMES = 8


@dataclass(frozen=True)
class Measure:
    """One line of the table; low and high are the extremes of what was measured."""

    what: str
    value: float
    unit: str
    low: float | None = None
    high: float | None = None


def speeds(games: list[str], rounds: int) -> list[Measure]:
    """The contenders take turns, so that whatever else the machine does hits them alike."""
    ours: dict[str, list[contenders.Speed]] = {game: [] for game in games}
    slow: dict[str, list[contenders.Speed]] = {game: [] for game in games}
    greedy: dict[str, list[contenders.Speed]] = {game: [] for game in games}
    theirs = []
    loops = {game: contenders.games_with(game, LOOP_DECISIONS) for game in games}
    for game in games:
        contenders.greedy(game, 1)
    for number in range(rounds):
        theirs.append(contenders.catanatron(CATANATRON_GAMES, number))
        for game in games:
            ours[game].append(contenders.compiled(game, loops[game], number))
            slow[game].append(contenders.interpreted(game, INTERPRETED_GAMES))
            greedy[game].append(contenders.greedy(game, GREEDY_GAMES, number))
    measures = [_over("catanatron", [speed.decisions_per_second for speed in theirs], "decisions/s")]
    for game in games:
        ratios = [a.decisions_per_second / b.decisions_per_second for a, b in zip(ours[game], theirs, strict=True)]
        measures += [
            _over(f"{game}, compiled, one core", [speed.decisions_per_second for speed in ours[game]], "decisions/s"),
            _over(f"{game}, compiled, one core", [speed.games_per_second for speed in ours[game]], "games/s"),
            _over(f"{game}, greedy players, one core", [speed.decisions_per_second for speed in greedy[game]], "decisions/s"),
            _over(f"{game}, interpreted", [speed.decisions_per_second for speed in slow[game]], "decisions/s"),
            _over(f"{game}, compiled to catanatron", ratios, "times"),
        ]
    return measures


def patience(games: list[str]) -> list[Measure]:
    """What a person waits for."""
    measures = [
        Measure("import dorfplatz", waits.import_time(), "s"),
        Measure("dorfplatz --help", waits.help_time(), "s"),
    ]
    for game in games:
        cold, cached = waits.compilation(game)
        answers = waits.answers(game)
        costs = waits.costs(game)
        past = waits.past(game)
        measures += [
            Measure(f"{game}: compile, nothing cached", cold, "s"),
            Measure(f"{game}: load from the cache", cached, "s"),
            _over(f"{game}: a seat's view and moves", [seconds * 1000 for seconds in answers.view], "ms"),
            _over(f"{game}: a preview", [seconds * 1000 for seconds in answers.preview], "ms"),
            _over(f"{game}: a reason", [seconds * 1000 for seconds in answers.reason], "ms"),
            Measure(f"{game}: push and pop from Python", costs.push_and_pop * 1e6, "µs"),
            Measure(f"{game}: list of legal moves from Python", costs.legal_moves * 1e6, "µs"),
            Measure(f"{game}: copy of a position", costs.copy * 1e6, "µs"),
            Measure(f"{game}: size of a position", costs.record, "bytes"),
            Measure(f"{game}: load a game of {past.decisions:,} decisions", past.load * 1000, "ms"),
            Measure(f"{game}: a view of its past, the slowest of 50", past.moment * 1000, "ms"),
            Measure(f"{game}: memory it keeps", past.memory, "bytes"),
            Measure(f"{game}: a stored position", past.stored, "bytes"),
        ]
    return measures


def _over(what: str, values: list[float], unit: str) -> Measure:
    return Measure(what, statistics.median(values), unit, min(values), max(values))


def machine() -> str:
    """The processor, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def show(measures: list[Measure]) -> None:
    """The table."""
    table = Table(title=f"Four players, random play\n{machine()}", box=box.SIMPLE)
    table.add_column("")
    for column in ("median", "lowest", "highest"):
        table.add_column(column, justify="right")
    table.add_column("unit")
    for measure in measures:
        table.add_row(measure.what, *map(_number, (measure.value, measure.low, measure.high)), measure.unit)
    Console().print(table)


def main() -> None:
    """Measure all there is."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often the contenders take turns (default: 5)")
    parser.add_argument("--json", action="store_true", help="print numbers for programs instead of a table")
    parser.add_argument("--game", action="append", choices=GAMES, help="measure this one; may be repeated (default: all)")
    chosen = parser.parse_args()
    games = chosen.game or GAMES
    with Console(stderr=True).status("Measuring, for some minutes …"):
        measures = [*speeds(games, chosen.rounds), *patience(games)]
    if chosen.json:
        print(json.dumps({"machine": machine(), "measures": [asdict(measure) for measure in measures]}, indent=2))
    else:
        show(measures)


if __name__ == "__main__":
    main()
