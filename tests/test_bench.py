"""The bench measures in turns, says what is missing, and tells a change from noise."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress

from bench import report
from bench.measure import GAMES, RATE, Measure, Tally
from bench.rounds import run

ROOT = Path(__file__).resolve().parent.parent


def now(seconds: float, number: int) -> float:
    return time.monotonic()


def rate(decisions: int, seconds: float, number: int) -> Tally:
    return Tally(decisions, 1, 2.0)


def cores(seconds: float, number: int) -> float:
    return len(os.sched_getaffinity(0))


def interpreted(seconds: float, number: int) -> float:
    return int(os.environ["DORFPLATZ_INTERPRET"])


def broken(seconds: float, number: int) -> float:
    raise OSError("no such thing")


def measured(*measures: Measure, rounds: int = 2) -> dict[str, Any]:
    return run(list(measures), ["chess"], rounds, 0.01, Progress(disable=True))


def values(found: dict[str, Any], what: str) -> list[float]:
    return next(line["values"] for line in found["measures"] if line["what"] == what)


def printed(table: Any) -> str:
    page = StringIO()
    Console(file=page, width=160).print(table)
    return page.getvalue()


def test_a_short_run_of_one_game_writes_what_it_prints(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    wanted = ["settlement: random, with mask", "settlement: Game.push", "settlement: copy", "catanatron"]
    command = [sys.executable, "-m", "bench", "--quick", "--rounds", "3", "--game", "settlement", "--json", str(file)]
    told = subprocess.run(
        [*command, *(word for name in wanted for word in ("--only", name))], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = json.loads(file.read_text(encoding="utf-8"))
    assert {"format", "machine", "rounds", "seconds", "games", "measures", "ratios", "absent"} == set(found)
    assert {"date", "processor", "cores", "measured_on", "python", "commit", "versions"} == set(found["machine"])
    units = {(line["what"], line["unit"]) for line in found["measures"] if line["who"] == "settlement"}
    played = ("random, with mask", "random, with mask and observation", "Game.push")
    assert units == {*((what, unit) for what in played for unit in (RATE, GAMES)), ("copy of a position", "µs")}
    for line in found["measures"]:
        assert len(line["values"]) == found["rounds"] == 3
        assert 0 < min(line["values"]) == line["lowest"] <= line["median"] <= line["highest"] == max(line["values"])
    measured_too = {line["who"] for line in found["measures"]} - {"settlement"}
    assert measured_too | {name.partition(":")[0] for name in found["absent"]} == {"catanatron"}
    assert {ratio["ours"] for ratio in found["ratios"]} == ({"Game.push"} if measured_too else set())
    assert all(word in told.stdout for word in ("settlement", "random, with mask", "copy of a position, µs", "catanatron"))


def test_all_take_turns_on_one_core_and_only_the_interpreted_interpret() -> None:
    found = measured(
        Measure("chess", "first", now, "s"),
        Measure("draughts", "second", now, "s"),
        Measure("chess", "cores", cores, "cores"),
        Measure("chess", "compiled", interpreted, ""),
        Measure("chess", "interpreted", interpreted, "", interpreted=True),
    )
    first, second = values(found, "first"), values(found, "second")
    assert first[0] < second[0] < first[1] < second[1]
    assert values(found, "cores") == [1, 1]
    assert (values(found, "compiled"), values(found, "interpreted")) == ([0, 0], [1, 1])


def test_a_library_that_is_missing_or_broken_is_named_and_stops_nobody() -> None:
    found = measured(
        Measure("chess", "push", partial(rate, 600)),
        Measure("faster", "its loop", partial(rate, 300), ours=("push",)),
        Measure("missing", "its loop", now, ours=("push",), needs=("no_such_module",)),
        Measure("broken", "its loop", broken, ours=("push",)),
    )
    assert found["absent"] == {"missing: its loop": "not installed: no_such_module", "broken: its loop": "fails: no such thing"}
    assert [(ratio["who"], ratio["game"], ratio["ours"], ratio["median"]) for ratio in found["ratios"]] == [
        ("faster", "chess", "push", 2)
    ]
    text = printed(report.table(found))
    assert "missing: not installed: no_such_module" in text
    assert "2 ×" in text


def test_what_is_broken_of_ours_is_an_error() -> None:
    with pytest.raises(OSError, match="no such thing"):
        measured(Measure("chess", "push", broken))


def made_up(**lines: list[float]) -> dict[str, Any]:
    """A run with one game and these measures: `random` is a rate, the rest are milliseconds."""
    measures = [
        line
        for what, rounds in lines.items()
        for line in report.lines(
            Measure("chess", what, now, "ms"),
            [Tally(int(value), 1, 1.0) for value in rounds] if what == "random" else rounds,
        )
    ]
    where = {"processor": "x", "cores": 2, "python": "3", "versions": {}, "commit": "abc", "date": "today"}
    return {"machine": where, "rounds": 3, "seconds": 0.3, "games": ["chess"], "measures": measures}


@pytest.mark.parametrize(
    ("what", "before", "after", "expected"),
    [
        ("random", [100, 105, 110], [108, 115, 120], "noise"),  # ten per cent more in the middle, but the ranges overlap
        ("random", [100, 105, 110], [110, 112, 115], "noise"),  # they touch
        ("random", [100, 105, 110], [111, 112, 113], "better"),
        ("random", [1000, 1001, 1002], [1010, 1011, 1012], "noise"),  # apart, but by one per cent
        ("random", [100, 105, 110], [80, 85, 99], "worse"),
        ("load", [1.0, 1.1, 1.2], [1.3, 1.4, 1.5], "worse"),  # more milliseconds
        ("load", [1.0, 1.1, 1.2], [0.5, 0.6, 0.7], "better"),
        ("load", [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], "noise"),
        ("load", [1.0, 1.1], [3.0, 3.1, 3.2], "too few rounds"),
        ("load", [1.0, 1.1, 1.2], [3.0], "too few rounds"),
    ],
)
def test_a_change_is_one_only_where_the_ranges_do_not_overlap(
    what: str, before: list[float], after: list[float], expected: str
) -> None:
    ((verdict, _, _),) = report.comparison(made_up(**{what: before}), made_up(**{what: after}))
    assert verdict == expected


def test_a_comparison_names_the_changes_and_counts_the_noise() -> None:
    before = made_up(random=[100, 105, 110], load=[1.0, 1.1, 1.2], save=[1, 1, 1], copy=[1, 2, 3], gone=[1, 1, 1])
    after = made_up(random=[200, 205, 210], load=[1.1, 1.1, 1.1], save=[2, 2, 2], copy=[2, 2, 2], new=[1, 1, 1])
    text = printed(report.comparison_table(before, after))
    rows = {line.split()[1]: line for line in text.splitlines() if line.startswith(" chess:")}
    assert set(rows) == {"random", "save"}
    assert "+95%" in rows["random"]
    assert rows["random"].rstrip().endswith("better")
    assert rows["save"].rstrip().endswith("worse")
    assert "1 better, 1 worse, 2 noise, 0 too few rounds" in text


def test_a_comparison_says_when_the_machine_is_another() -> None:
    before, after = made_up(load=[1.0, 1.1, 1.2]), made_up(load=[1.0, 1.1, 1.2])
    after["machine"] |= {"processor": "y"}
    text = printed(report.comparison_table(before, after))
    assert "Another processor: x before, y now." in text
    assert "Another python" not in text


@pytest.mark.parametrize("content", [None, "not JSON", '{"format": "another"}'])
def test_a_file_that_is_no_earlier_run_is_refused_before_anything_is_measured(content: str | None, tmp_path: Path) -> None:
    from bench.__main__ import earlier_run  # not above: the processes that measure load this file, and would load Numba

    file = tmp_path / "run.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(argparse.ArgumentTypeError, match=re.escape(str(file))):
        earlier_run(str(file))
