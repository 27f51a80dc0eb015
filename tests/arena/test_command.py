"""`dorfplatz arena`: what it prints, writes and refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

GAME = ("--game", "settlement", "--seed", "1", "--jobs", "1")
EVIL = "<script>alert(1)</script>&\"'"


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.words = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_figures_as_json_and_as_a_page(command: Any, tmp_path: Path) -> None:
    out, report = tmp_path / "games.sqlite", tmp_path / "report.html"
    arguments = ("arena", *GAME, "--bots", "greedy,random", "--players", 2, "--games", 8, "--out", out, "--report", report)
    code, printed, errors = command(*arguments, "--json")
    assert (code, errors) == (0, "")
    found = json.loads(printed)
    assert (found["game"], found["players"], found["games"], found["bots"]) == ("settlement", 2, 8, ["greedy", "random"])
    for name in ("win_share", "win_share_interval", "points", "rating", "rating_interval", "parts", "milliseconds"):
        assert list(found[name]) == ["greedy", "random"]
    assert sum(found["win_share"].values()) == pytest.approx(1)
    assert len(found["win_share_by_seat"]) == 2

    page = Page(report.read_text(encoding="utf-8"))
    assert page.tags.count("svg") >= 4
    assert not {"script", "link", "img", "iframe", "object", "image", "use"} & set(page.tags)
    assert not {"src", "href", "xlink:href", "srcset"} & {name for name, _ in page.attributes}
    assert not re.search(r"https?:|//|url\(|@import", report.read_text(encoding="utf-8"))
    assert "settlement, 2 players: 8 games, seed 1" in page.words
    assert "Gold in banks" in page.words

    code, printed, _ = command(*arguments, "--language", "de")  # the games are there: only the report is made anew
    assert code == 0
    assert "settlement, 2 Plätze: 8 Spiele, Startwert 1" in printed
    assert "100,0 %" in printed
    assert "Diamanten in Kirchen" in printed or "Punkte nach Herkunft" in printed
    assert "Anteil der Siege" in report.read_text(encoding="utf-8")


def test_the_report_in_the_terminal_says_when_seats_are_not_balanced(command: Any) -> None:
    told = [command("arena", *GAME, "--bots", "random", "--players", 2, "--games", games)[1] for games in (2, 3)]
    assert "multiple of 2 games" not in told[0]
    assert "multiple of 2 games" in told[1]
    assert "Share of victories" in told[0]


def test_figures_are_never_cut(command: Any) -> None:
    names = ["random", *(f"tests.arena.odd_bots:{name}" for name in ("First", "Seeded"))]
    arguments = ("arena", *GAME, "--bots", ",".join(names), "--players", 2, "--games", 6)
    narrow, wide = (command(*arguments, COLUMNS=columns)[1] for columns in ("70", "200"))
    for printed in (narrow, wide):
        assert len(re.findall(r"\d+\.\d % \(\d+\.\d–\d+\.\d\)  +-?\d+ ± \d+  +\d+\.\d ± \d+\.\d ", printed)) == 3
    assert "…" not in narrow


def test_who_has_not_played_yet_has_no_figures(command: Any) -> None:
    found = json.loads(
        command("arena", *GAME, "--bots", "random,tests.arena.odd_bots:First,greedy", "--players", 2, "--games", 2, "--json")[1]
    )
    assert found["bots"] == ["random", "tests.arena.odd_bots:First"]
    assert list(found["rating"]) == found["bots"]


def test_names_are_escaped_everywhere(command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"[red]{EVIL}[/red]"
    monkeypatch.setattr("dorfplatz.bots.own.offered", lambda: {name: "tests.arena.odd_bots:First"})
    report = tmp_path / "report.html"
    code, printed, _ = command("arena", *GAME, "--bots", f"{name},random", "--players", 2, "--games", 4, "--report", report)
    assert code == 0
    assert name in printed
    page = Page(report.read_text(encoding="utf-8"))
    assert "script" not in page.tags
    assert name in page.words
    assert "<script" not in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "genius"), "no bot “genius”"),
        (("--bots", ","), "Nobody plays"),
        (("--bots", "random,random,greedy"), "there should be 4, not 3"),
        (("--bots", "random", "--players", "9"), "1 to 4 players, not 9"),
        (("--bots", "random", "--edition", "final"), "no option “edition”"),
        (("--bots", "random", "--players", "1", "--games", "1", "--report", "/nowhere/x.html"), "/nowhere/x.html can’t be used"),
        (("--bots", "nowhere:Bot"), "no module nowhere"),
        (("--bots", "random", "--cluster", "ray://127.0.0.1:1"), "leave out --jobs"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(command: Any, arguments: tuple[str, ...], words: str) -> None:
    code, _, errors = command("arena", *GAME, *arguments)
    assert code == 2
    assert len(errors.splitlines()) == 1
    assert words in errors


def test_a_bot_of_the_current_folder(command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lying_here.py").write_text("class Bot:\n    def choose(self, game):\n        return game.legal_moves[-1]\n")
    monkeypatch.chdir(tmp_path)
    code, printed, _ = command("arena", *GAME, "--bots", "lying_here:Bot", "--players", 2, "--games", 2, "--json", "--jobs", 2)
    assert code == 0
    assert json.loads(printed)["bots"] == ["lying_here:Bot"]


def test_a_game_is_exported_told_and_checked(command: Any, tmp_path: Path) -> None:
    out, file = tmp_path / "games.sqlite", tmp_path / "game.json"
    assert command("arena", *GAME, "--bots", "random", "--players", 2, "--games", 2, "--out", out)[0] == 0
    code, printed, _ = command("export", out, 1)
    assert code == 0
    file.write_text(printed)
    assert "random" in command("replay", file)[1]
    assert command("verify", file)[0] == 0
    code, _, errors = command("export", out, 7)
    assert code == 2
    assert "no game number 7" in errors


def test_ctrl_c_leaves_a_file_with_which_the_same_command_goes_on(command: Any, tmp_path: Path) -> None:
    """Two processes, and somebody who is impatient."""
    out = tmp_path / "games.sqlite"
    own = ("arena", "--game", "settlement", "--seed", "1", "--bots", "greedy,random", "--players", "2", "--out", str(out))
    started = [sys.executable, "-c", "from dorfplatz.cli import main; main()", *own, "--jobs", "2", "--games", "100000"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(started, start_new_session=True, **pipes) as process:
        while not number_of_games(out):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes get it
        printed, errors = process.communicate(timeout=100)
    assert process.returncode == 130
    assert "The same command continues from here" in errors
    assert "Traceback" not in errors
    assert "Share of victories" in printed
    kept = number_of_games(out)
    assert kept
    code, printed, _ = command(*own, "--jobs", "1", "--games", 4, "--json")
    assert code == 0
    assert json.loads(printed)["games"] == 4
    assert number_of_games(out) >= kept


def number_of_games(file: Path) -> int:
    try:
        return int(sqlite3.connect(f"file:{file}?mode=ro", uri=True).execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.OperationalError:  # not there yet
        return 0
