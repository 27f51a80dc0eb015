"""`python -m bench`: measure all there is on this machine, and print one table.

Every measure is taken in several rounds, in which all take turns, so that whatever else the machine does hits them alike. Each
game and each library has a process of its own, all on one core with one thread each, and only one of them works at a time. What
is played or answered is timed by the processor's time, a start by the clock on the wall.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import dorfplatz
from bench import contenders, peers, report, waits
from bench.measure import Measure
from bench.rounds import run

NAMES = [definition.name for definition in dorfplatz.available_games()]
ROUNDS, SECONDS = 7, 0.3
QUICK_ROUNDS, QUICK_SECONDS = 5, 0.03
WIDTH = 150
"""Of the table, where no terminal says otherwise."""


def all_measures(games: list[str], only: list[str], quick: bool) -> list[Measure]:
    """What is asked for, in the order of the table."""
    found = [*waits.start_measures(), *peers.measures()]
    for game in games:
        found += [*contenders.measures(game), *waits.measures(game)]
    names = [part.casefold() for part in only] or [""]
    return [m for m in found if any(name in m.name.casefold() for name in names) and not (quick and m.slow)]


def earlier_run(file: str) -> dict[str, Any]:
    """What `--json` has written."""
    try:
        found: dict[str, Any] = json.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{file} can’t be read: {error}") from error
    if found.get("format") != report.FORMAT:
        raise argparse.ArgumentTypeError(f"{file} was not written by --json")
    return found


def main() -> None:
    """Measure, print, write, compare."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__, epilog=report.RULE)
    parser.add_argument("--game", action="append", choices=NAMES, help="this game; may be repeated (default: all)")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="what has NAME in its name; may be repeated")
    parser.add_argument(
        "--quick", action="store_true", help="a short run: few and short rounds, nothing compiled anew or interpreted"
    )
    parser.add_argument("--rounds", type=int, help=f"how often all take turns (default: {ROUNDS}, quick: {QUICK_ROUNDS})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all that was measured to a file")
    parser.add_argument(
        "--compare", type=earlier_run, metavar="FILE", help="with such a file of an earlier run; the rule is below"
    )
    chosen = parser.parse_args()
    games = chosen.game or NAMES
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if chosen.quick else (ROUNDS, SECONDS)
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        found = run(all_measures(games, chosen.only, chosen.quick), games, chosen.rounds or rounds, seconds, progress)
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    console.print(report.table(found))
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if chosen.compare:
        console.print(report.comparison_table(chosen.compare, found))


if __name__ == "__main__":
    main()
