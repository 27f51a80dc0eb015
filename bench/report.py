"""What came out: as data for a file, as a table, and compared with an earlier run."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from bench.measure import GAMES, RATE, Measure, Tally

FORMAT = "dorfplatz-bench/1"
FEWEST_ROUNDS = 3
"""With less, the extremes say nothing about noise."""
SMALLEST_CHANGE = 0.03
RULE = (
    "Compared, something has changed only if the ranges of both runs, from the lowest to the highest round, do not overlap, "
    f"the medians differ by {SMALLEST_CHANGE:.0%} or more, and each run has {FEWEST_ROUNDS} rounds or more. All else is noise."
)
PACKAGES = ("numpy", "numba", "catanatron", "open_spiel", "pettingzoo", "gymnasium", "chess", "pgx", "jax")
NOISE, TOO_FEW, BETTER, WORSE = "noise", "too few rounds", "better", "worse"


# As data


def lines(measure: Measure, results: Sequence[Tally | float]) -> Iterator[dict[str, Any]]:
    """What is kept of a measure: decisions and games a second, or the one thing that it gives."""
    tallies = [result for result in results if isinstance(result, Tally)]
    if not tallies:
        yield _line(measure, measure.unit, [float(result) for result in results if not isinstance(result, Tally)])
        return
    yield _line(measure, RATE, [tally.decisions / tally.seconds for tally in tallies])
    if all(tally.games for tally in tallies):
        yield _line(measure, GAMES, [tally.games / tally.seconds for tally in tallies])


def _line(measure: Measure, unit: str, values: list[float]) -> dict[str, Any]:
    return {"who": measure.who, "what": measure.what, "unit": unit, **_over(values)}


def _over(values: list[float]) -> dict[str, Any]:
    return {"median": statistics.median(values), "lowest": min(values), "highest": max(values), "values": values}


def ratios(peer: Measure, games: Sequence[str], found: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """How many times as many decisions as another library's each game takes by what does the same work; round by round."""
    rates = {(line["who"], line["what"]): line["values"] for line in found if line["unit"] == RATE}
    theirs = rates.get((peer.who, peer.what))
    for ours in peer.ours:
        for game in games:
            if theirs and (own := rates.get((game, ours))):
                values = [a / b for a, b in zip(own, theirs, strict=True)]
                yield {"who": peer.who, "what": peer.what, "ours": ours, "game": game, **_over(values)}


def machine(core: int | None) -> dict[str, Any]:
    """Where it was measured, and with what."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "measured_on": "any core" if core is None else f"core number {core}",
        "python": platform.python_version(),
        "commit": _commit(),
        "versions": {name: version for name in PACKAGES if (version := _version(name))},
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    told = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.partition(":")[2].strip() for line in told if line.startswith("model name")), platform.machine())


def _commit() -> str:
    """Of the sources, if they come from a checkout; with a + if they were changed since."""
    command = ["git", "describe", "--always", "--dirty=+"]
    told = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return told.stdout.strip()


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


# As a table


def table(run: dict[str, Any]) -> Table:
    """Games side by side; another library's rows say how many times as many decisions ours take."""
    grid = Table(title="\n".join(_head(run)), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    grid.add_column("itself", justify="right")
    for game in run["games"]:
        grid.add_column(game, justify="right")
    grid.add_column("ours that is compared", no_wrap=True)
    for title, rows in _sections(run):
        if rows:
            grid.add_row(f"[bold]{title}")
            for row in rows:
                grid.add_row(*row)
            grid.add_section()
    return grid


def _head(run: dict[str, Any]) -> Iterator[str]:
    where = run["machine"]
    yield f"{where['processor']}, {where['cores']} cores; {where['date']}, commit {where['commit']}"
    yield f"Python {where['python']}, {', '.join(f'{name} {version}' for name, version in where['versions'].items())}"
    yield f"Four players; one thread on {where['measured_on']}, whose time alone counts"
    yield f"Medians of {run['rounds']} rounds, ± half of their range"


def _sections(run: dict[str, Any]) -> Iterator[tuple[str, list[list[str]]]]:
    games = run["games"]
    own = [line for line in run["measures"] if line["who"] in games]
    for unit in (RATE, GAMES):
        yield unit, _by_game([line for line in own if line["unit"] == unit], games)
    general = [[f"{line['what']}, {line['unit']}", _told(line)] for line in run["measures"] if line["who"] == "dorfplatz"]
    waits = [line | {"what": f"{line['what']}, {line['unit']}"} for line in own if line["unit"] not in (RATE, GAMES)]
    yield "waiting", general + _by_game(waits, games)
    yield "other libraries, decisions/s; ours is so many times as fast", list(_others(run))
    absent = [(name.partition(":")[0], why) for name, why in run["absent"].items()]
    yield "left out", [[f"{who}: {why}"] for who, why in dict.fromkeys(absent)]


def _by_game(found: list[dict[str, Any]], games: list[str]) -> list[list[str]]:
    cells = {(line["what"], line["who"]): _told(line) for line in found}
    whats = dict.fromkeys(line["what"] for line in found)
    return [[what, "", *(cells.get((what, game), "") for game in games)] for what in whats]


def _others(run: dict[str, Any]) -> Iterator[list[str]]:
    for line in run["measures"]:
        if line["who"] in run["games"] or line["unit"] != RATE:
            continue
        compared = [ratio for ratio in run["ratios"] if (ratio["who"], ratio["what"]) == (line["who"], line["what"])]
        first = [f"{line['who']}: {line['what']}", _told(line)]
        for ours in dict.fromkeys(ratio["ours"] for ratio in compared):
            times = {ratio["game"]: f"{_number(ratio['median'])} ×" for ratio in compared if ratio["ours"] == ours}
            yield [*first, *(times.get(game, "") for game in run["games"]), ours]
            first = ["", ""]
        if not compared:
            yield first


def _told(line: dict[str, Any]) -> str:
    spread = (line["highest"] - line["lowest"]) / 2 / line["median"]
    return f"{_number(line['median'])} {f'±{spread:.0%}':>5}"


def _number(value: float) -> str:
    """Three digits that count."""
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:g}"


# Compared


def verdict(before: dict[str, Any], now: dict[str, Any]) -> str:
    """Whether a measure has changed; see RULE."""
    if min(len(before["values"]), len(now["values"])) < FEWEST_ROUNDS:
        return TOO_FEW
    overlap = before["lowest"] <= now["highest"] and now["lowest"] <= before["highest"]
    if overlap or abs(now["median"] / before["median"] - 1) < SMALLEST_CHANGE:
        return NOISE
    more_is_better = now["unit"].endswith("/s")
    return BETTER if (now["median"] > before["median"]) == more_is_better else WORSE


def comparison(before: dict[str, Any], now: dict[str, Any]) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Verdict, then and now, of all that was measured both times; games a second only say again what decisions a second say."""
    earlier = {_key(line): line for line in before["measures"] if line["unit"] != GAMES}
    pairs = [(earlier[_key(line)], line) for line in now["measures"] if _key(line) in earlier]
    return [(verdict(old, new), old, new) for old, new in pairs]


def comparison_table(before: dict[str, Any], now: dict[str, Any]) -> Table:
    """What has changed; how much is noise is counted."""
    found = comparison(before, now)
    counts = {kind: sum(was == kind for was, _, _ in found) for kind in (BETTER, WORSE, NOISE, TOO_FEW)}
    grid = Table(
        title=f"Changes since {before['machine']['commit']}, {before['machine']['date']}",
        caption="\n".join([", ".join(f"{count} {kind}" for kind, count in counts.items()), RULE, *_differences(before, now)]),
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    for column in ("", "unit"):
        grid.add_column(column)
    for column in ("before", "now", "change"):
        grid.add_column(column, justify="right")
    grid.add_column("")
    for kind, old, new in found:
        if kind in (BETTER, WORSE):
            change = new["median"] / old["median"] - 1
            grid.add_row(f"{new['who']}: {new['what']}", new["unit"], _told(old), _told(new), f"{change:+.0%}", kind)
    return grid


def _differences(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """What else is not as it was, and may be the reason."""
    for name in ("processor", "cores", "python", "versions"):
        if before["machine"][name] != now["machine"][name]:
            yield f"Another {name}: {before['machine'][name]} before, {now['machine'][name]} now."
    if before["seconds"] != now["seconds"]:
        yield f"Measured for {before['seconds']} s each before, {now['seconds']} s now."
    others = [
        new["median"] / old["median"] - 1
        for _, old, new in comparison(before, now)
        if new["unit"] == RATE and new["who"] not in now["games"]
    ]
    if others:
        yield f"Other libraries moved by {min(others):+.0%} to {max(others):+.0%}: that is the machine, or a new version of them."


def _key(line: dict[str, Any]) -> tuple[str, str, str]:
    return line["who"], line["what"], line["unit"]
