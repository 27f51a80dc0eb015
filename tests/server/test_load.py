"""The load program measures a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.databases import Postgres

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_load_program_prints_a_table_without_errors() -> None:
    command = [sys.executable, "-m", "bench.load", "--tables", "3", "--bots", "0", "2", "--seconds", "4", "--rate", "5"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=200)
    assert told.stderr == ""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in told.stdout.splitlines() if line.startswith("|  ")]
    heads = [cell.strip() for cell in next(line for line in told.stdout.splitlines() if "p99" in line).split("|")[1:-1]]
    found = [dict(zip(heads, row, strict=True)) for row in rows if row[0].isdigit()]
    assert [(row["tables"], row["bots"], row["errors"]) for row in found] == [("3", "0", "0"), ("3", "2", "0")]
    assert all(int(row["moves/s"]) > 0 and int(row["p50 ms"]) <= int(row["p99 ms"]) for row in found)


@pytest.mark.parametrize("servers", [1, 2])
def test_with_links_it_measures_from_one_screen_to_the_other(postgres: Postgres, servers: int) -> None:
    command = [sys.executable, "-m", "bench.load", "--links", "--tables", "11", "--seconds", "6", "--rate", "2"]
    if servers > 1:
        command += ["--servers", str(servers), "--database", postgres.new_database()]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=200)
    heads, row = (
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in told.stdout.splitlines()
        if line.startswith("| ") and "-|" not in line
    )
    found = dict(zip(heads, row, strict=True))
    assert (found["tables"], found["sockets"], found["errors"]) == ("11", "22", "0"), told.stderr
    assert int(found["moves/s"]) > 5
    assert int(found["p50 ms"]) <= int(found["p99 ms"]) <= int(found["worst ms"])
