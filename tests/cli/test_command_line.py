"""The `dorfplatz` command."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol

import pytest

import dorfplatz
from dorfplatz.cli import main, serving
from dorfplatz.cli.words import language
from dorfplatz.core import kernel_cache
from dorfplatz.server.storage import open_storage
from tests.server.harness import server_process

Run = subprocess.CompletedProcess[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def run(*arguments: str, **environment: str) -> Run:
    """The command in its own process, without a screen."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "LC_ALL", "LC_MESSAGES")
    env = {name: value for name, value in os.environ.items() if name not in hidden} | {"LANG": "en_US.UTF-8", **environment}
    command = [sys.executable, "-c", "from dorfplatz.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=200, check=False)


class Command(Protocol):
    def __call__(self, *arguments: str, **environment: str) -> Run: ...


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command in this process, where the rules are loaded already."""

    def call(*arguments: str, **environment: str) -> Run:
        for name, value in ({"LANG": "en_US.UTF-8", "COLUMNS": "200"} | environment).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["dorfplatz", *arguments])
        language.cache_clear()
        with pytest.raises(SystemExit) as end:
            main()
        language.cache_clear()
        output = capsys.readouterr()
        return Run(arguments, end.value.code if isinstance(end.value.code, int) else 0, output.out, output.err)

    return call


def test_the_help_is_instant_and_imports_nothing_heavy() -> None:
    script = (
        "import sys; sys.argv = ['dorfplatz', '--help']\n"
        "from dorfplatz.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numba', 'numpy', 'litestar', 'uvicorn', 'sqlalchemy', 'rich', 'structlog', 'fluent.runtime'}\n"
        "print(sorted(heavy & sys.modules.keys()))"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"
    for name in ("play", "serve", "warm-up", "components", "replay", "arena", "simulate", "doctor"):
        assert f"  {name} " in result.stdout


def test_the_help_takes_less_than_0_4_seconds_of_work() -> None:
    """Processor time, so that a busy computer does not count."""
    script = "import resource, sys; sys.argv = ['dorfplatz', '--help']\nfrom dorfplatz.cli import main\ntry: main()\n"
    script += "except SystemExit: print(resource.getrusage(resource.RUSAGE_SELF).ru_utime)"
    times = [
        float(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()[-1])
        for _ in range(3)
    ]
    assert min(times) < 0.4


@pytest.mark.parametrize(
    ("arguments", "environment", "word"),
    [
        ((), {}, "Start the server"),
        ((), {"LANG": "de_DE.UTF-8"}, "Startet den Server"),
        ((), {"LANG": "C"}, "Start the server"),
        ((), {"LANG": "de_DE.UTF-8", "DORFPLATZ_LANGUAGE": "en"}, "Start the server"),
        (("--language", "de"), {}, "Startet den Server"),
        (("--language=en",), {"LANG": "de_DE.UTF-8"}, "Start the server"),
    ],
)
def test_the_help_speaks_the_language_of_the_reader(arguments: tuple[str, ...], environment: dict[str, str], word: str) -> None:
    assert word in run(*arguments, "--help", **environment).stdout


def test_the_version() -> None:
    assert run("--version").stdout == f"dorfplatz {dorfplatz.__version__}\n"


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, bot = dorfplatz.new("settlement", players=2, seed=3), dorfplatz.bot("greedy", seed=1)
    while not game.over:
        game.push(bot.choose(game))
    seats = [{"kind": "human", "name": name, "family": family} for family, name in enumerate(("Anna", "Ben"), start=1)]
    file = tmp_path_factory.mktemp("saves") / "game.json"
    file.write_text(json.dumps(game.to_json() | {"seats": seats}))
    return file


def test_replay_tells_the_story(save: Path, command: Command) -> None:
    english, german = command("replay", str(save)), command("replay", str(save), "--language", "de")
    for result in (english, german):
        assert result.returncode == 0, result.stderr
        assert "Anna" in result.stdout
        assert "settlement-" not in result.stdout
    assert "Total" in english.stdout
    assert "Summe" in german.stdout


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (None, "can’t be read"),
        ("{", "not a saved game"),
        ("[]", ""),
        ('{"format": "dorfplatz/1"}', ""),
        ("\x00", "not a saved game"),
    ],
)
def test_a_file_that_is_no_save_is_refused_in_one_line(tmp_path: Path, content: str | None, word: str, command: Command) -> None:
    file = tmp_path / "save.json"
    if content is not None:
        file.write_text(content)
    assert_one_line_error(command("replay", str(file)), word)


def test_a_finished_game_can_be_checked(save: Path, command: Command) -> None:
    promised = json.loads(save.read_text())["commitment"]
    english, german = command("verify", str(save), "--commitment", promised), command("verify", str(save), "--language", "de")
    for result in (english, german):
        assert result.returncode == 0, result.stderr
        assert promised in result.stdout
        assert result.stdout.count("✓") == 3
    assert "decisions were allowed" in english.stdout
    assert "waren erlaubt" in german.stdout


def test_what_is_wrong_with_a_game_is_named(save: Path, command: Command, tmp_path: Path) -> None:
    good = json.loads(save.read_text())
    wrong = {
        "seed belongs to": good | {"seed": "another"},
        "This game is not dealt": good | {"marks": ["0" * 16, *good["marks"][1:]]},
        "After step 7": good | {"marks": [*good["marks"][:7], "0" * 16, *good["marks"][8:]]},
        "step 3 is move": good | {"actions": [*good["actions"][:2], 10**6, *good["actions"][3:]]},
        "not ended": good | {"actions": good["actions"][:-1], "marks": good["marks"][:-1]},
        "still being played": {name: value for name, value in good.items() if name != "seed"} | {"sealed": "x"},
    }
    file = tmp_path / "wrong.json"
    for word, content in wrong.items():
        file.write_text(json.dumps(content))
        assert_one_line_error(command("verify", str(file)), word)
    assert_one_line_error(command("verify", str(save), "--commitment", "00"), "not the game that was promised")
    file.write_text("[" * 100_000)
    assert_one_line_error(command("verify", str(file)), "not a saved game")


@pytest.mark.parametrize("seats", [None, 5, "x", [5], [{"name": "[/oops]\x1b[31m"}]])
def test_names_in_a_file_may_be_anything(save: Path, command: Command, tmp_path: Path, seats: object) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(json.loads(save.read_text()) | {"seats": seats}))
    for what in ("verify", "replay"):
        result = command(what, str(file))
        assert (result.returncode, result.stderr) == (0, "")
        assert "\x1b[31m" not in result.stdout


def assert_one_line_error(result: Run, word: str) -> None:
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.startswith("dorfplatz: ")
    assert word in result.stderr


def test_wrong_words_are_refused_in_one_line(tmp_path: Path, command: Command) -> None:
    assert_one_line_error(command("components", "chess"), "chess")
    assert_one_line_error(command("--language", "fr", "doctor"), "fr")
    assert_one_line_error(command("simulate", "settlement", "--players", "9"), "9")
    assert_one_line_error(command("simulate", "settlement", "--bot", "genius"), "genius")
    assert_one_line_error(command("simulate", "settlement", "--edition", "final"), "edition")
    (tmp_path / "file").write_text("")
    port = free_port()
    result = command("serve", "--port", str(port), "--data", str(tmp_path / "file"))
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert "data folder" in result.stderr


def test_the_components_with_their_provenance(command: Command) -> None:
    result = command("components", "settlement", LANG="de_DE.UTF-8")
    assert result.returncode == 0, result.stderr
    assert "Sägewerk" in result.stdout
    assert "rulebook" in result.stdout
    assert "house" in result.stdout
    assert "components.toml" in result.stdout
    assert "Eigene Werte, die gedruckten sind nicht bekannt." in result.stdout


def test_the_components_say_where_each_value_comes_from(command: Command) -> None:
    shown = command("components", "hamlet", LANG="en_GB.UTF-8", COLUMNS="300").stdout
    (warehouse,) = (line for line in shown.splitlines() if "warehouse" in line)
    assert "singlemeeple.com, 2023-06-24" in warehouse
    assert "public" in warehouse
    assert "house: group, cost.timber" in shown
    assert "any: milk, brick; count: 3; points: 4" in shown
    assert "our own, the printed ones are not known." in shown


def test_a_damaged_box_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "settlement.toml").write_text("heroes = 3")
    assert_one_line_error(run("components", "settlement", DORFPLATZ_BOX=str(tmp_path)), "settlement.toml")


def test_warm_up_says_when_each_game_is_ready(command: Command) -> None:
    result = command("warm-up")
    assert result.returncode == 0, result.stderr
    assert sorted(line.partition(":")[0] for line in result.stdout.splitlines() if line) == [
        definition.name for definition in dorfplatz.available_games()
    ]


def test_rules_that_can_not_be_compiled_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "settlement.toml").write_text("heroes = 3")
    assert_one_line_error(run("warm-up", "settlement", DORFPLATZ_BOX=str(tmp_path)), "settlement.toml")


def test_simulate_counts_decisions_points_and_victories(command: Command) -> None:
    for bot, spoken in (("random", "en"), ("greedy", "de")):
        result = command("simulate", "settlement", "--players", "2", "--games", "20", "--bot", bot, "--language", spoken)
        assert result.returncode == 0, result.stderr
        speed, length, first, second = result.stdout.splitlines()
        assert "20 games" in speed or "20 Spiele" in speed
        assert "decisions per second" in speed or "Entscheidungen pro Sekunde" in speed
        assert "on average" in length or "im Mittel" in length
        shares = [float(re.findall(r"([\d,.]+)\s?%", line)[-1].replace(",", ".")) for line in (first, second)]
        assert sum(shares) == pytest.approx(100, abs=0.2)


def test_the_doctor_finds_what_is_wrong(folder: Path, command: Command) -> None:
    folder.mkdir()
    (folder / "dorfplatz.db").write_bytes(b"nonsense" * 1000)
    result = command("doctor", DORFPLATZ_DATA=str(folder), COLUMNS="300")
    assert result.returncode == 1
    assert "✗" in result.stdout
    assert "dorfplatz.db is damaged" in result.stdout
    assert "settlement" in result.stdout


def test_the_doctor_looks_at_disk_key_port_and_database(folder: Path, command: Command) -> None:
    folder.mkdir()
    (folder / "secret.key").write_bytes(b"k" * 32)
    (folder / "secret.key").chmod(0o644)
    result = command("doctor", "--data", str(folder), "--port", "8999", COLUMNS="300")
    assert result.returncode == 1
    assert re.search(r"✓ +Free disk +[\d,]+ MB", result.stdout)
    assert re.search(r"✗ +Key of saved games +Others on this computer can read .*secret\.key", result.stdout)
    assert "8999 is free" in result.stdout
    (folder / "secret.key").chmod(0o600)
    assert command("doctor", "--data", str(folder), "--port", "8999", COLUMNS="300").returncode == 0
    wrong = command("doctor", "--data", str(folder), "--database", "mysql://here", COLUMNS="300")
    assert wrong.returncode == 1
    assert re.search(r"✗ +Stored games", wrong.stdout)


def test_backup_and_restore_say_what_they_did(folder: Path, tmp_path: Path, command: Command) -> None:
    assert_one_line_error(command("backup", str(tmp_path / "b.zip"), "--data", str(folder)), str(folder))
    open_storage(folder)
    assert "0 games" in command("backup", str(tmp_path / "b.zip"), "--data", str(folder)).stdout
    told = command("restore", str(tmp_path / "b.zip"), "--data", str(tmp_path / "new"), LANG="de_DE.UTF-8").stdout
    assert "0 Partien" in told
    elsewhere = command("backup", str(tmp_path / "c.zip"), "--data", str(folder), DORFPLATZ_DATABASE="postgresql://x")
    assert_one_line_error(elsewhere, "pg_dump")


def test_the_doctor_says_that_compiled_rules_can_not_be_kept(folder: Path, tmp_path: Path, command: Command) -> None:
    (tmp_path / "file").write_text("")
    result = command("doctor", DORFPLATZ_DATA=str(folder), DORFPLATZ_CACHE=str(tmp_path / "file" / "below"), COLUMNS="300")
    assert result.returncode == 1
    assert "Not a directory" in result.stdout
    assert "compiled again at every start" in result.stdout
    assert "settlement" in result.stdout


def test_the_doctor_tells_of_files_that_were_damaged(folder: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_cache, "damaged", {Path("one"), Path("two")})
    result = command("doctor", DORFPLATZ_DATA=str(folder), LANG="de_DE.UTF-8", COLUMNS="300")
    assert "2 Dateien waren beschädigt und wurden neu erzeugt" in result.stdout


def test_the_server_says_that_compiled_rules_can_not_be_kept(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with server_process(folder, DORFPLATZ_CACHE=str(tmp_path / "file" / "below"), LANG="en_US.UTF-8") as (process, _):
        assert process.stderr is not None
        assert "compiled again at every start" in process.stderr.readline()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something else answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_port_that_is_taken_is_said_in_one_line(taken: int, folder: Path) -> None:
    data = str(folder)
    assert_one_line_error(run("serve", "--port", str(taken), DORFPLATZ_DATA=data), str(taken))
    assert_one_line_error(run("play", "--port", str(taken), "--no-browser", DORFPLATZ_DATA=data), str(taken))
    assert_one_line_error(run("serve", "--host", "203.0.113.1", "--port", "0", DORFPLATZ_DATA=data), "203.0.113.1")
    assert_one_line_error(run("serve", "--port", "99999", DORFPLATZ_DATA=data), "99999")


def test_play_takes_another_port_or_the_one_that_runs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[int, Path]] = []
    opened: list[str] = []

    def open_browser(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setenv("DORFPLATZ_DATA", str(folder))
    monkeypatch.setattr(serving, "_run", lambda listener, where, *_: runs.append((listener.getsockname()[1], where)))
    monkeypatch.setattr(serving, "open_browser", open_browser)
    with socket.create_server(("127.0.0.1", 0)) as other:
        default_port = other.getsockname()[1]
        monkeypatch.setattr(serving, "is_dorfplatz", lambda address: False)
        serving.play(None, default_port, None, browser=True)
        assert runs[0][0] != default_port
        assert runs[0][1] == folder
        assert opened == [f"http://127.0.0.1:{runs[0][0]}/"]
        monkeypatch.setattr(serving, "is_dorfplatz", lambda address: True)
        serving.play(None, default_port, None, browser=True)
        assert len(runs) == 1
        assert opened[-1] == f"http://127.0.0.1:{default_port}/"


def test_where_data_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DORFPLATZ_DATA", "/somewhere")
    assert serving.data_folder() == Path("/somewhere")
    monkeypatch.delenv("DORFPLATZ_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/share")
    assert serving.data_folder() == Path("/share/dorfplatz")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert serving.data_folder() == tmp_path / ".local" / "share" / "dorfplatz"


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert serving.open_browser("http://127.0.0.1:1/") is False


def test_ctrl_c_ends_it_quietly(folder: Path) -> None:
    with server_process(folder) as (server, address):
        deadline = time.monotonic() + 60
        while not serving.is_dorfplatz(address) and time.monotonic() < deadline:
            time.sleep(0.1)
        server.send_signal(2)
        _, errors = server.communicate(timeout=60)
    assert server.returncode == 0
    assert errors == ""


@pytest.fixture
def _quick_training(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Small games, few looks, and a clock on which an improvement takes a second."""
    import torch

    from dorfplatz.learning import evaluation, training

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    monkeypatch.setattr(training, "ON_CPU", {"games": 16, "steps": 16, "chunk": 64, "hidden": 16})
    monkeypatch.setattr(training, "time", SimpleNamespace(perf_counter=count().__next__))
    monkeypatch.setattr(training, "LOOKS", 2)
    monkeypatch.setattr(evaluation, "LONGEST", 40)
    yield
    torch.set_num_threads(threads)


@pytest.mark.usefixtures("_quick_training")
def test_a_training_shows_how_it_gets_on_and_is_continued(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "net.safetensors"
    arguments = ("train", "settlement", "--out", str(file), "--device", "cpu")
    result = command(*arguments, "--minutes", "0.1")
    assert result.returncode == 0, result.stderr
    assert "Preparing settlement on cpu …" in result.stdout
    table = result.stdout.split("…", 1)[1]
    for column in ("Trained", "Decisions", "Speed", "Own points", "Wins against greedy", "against itself earlier"):
        assert column in table
    assert [line.split()[:2] for line in table.splitlines() if "/s" in line][-2:] == [["3", "s"], ["6", "s"]]
    assert f"The network is in {file}, the curves are in {file.with_suffix('.png')}." in result.stdout
    assert file.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    assert dorfplatz.learning.Policy.load(file).game == "settlement"

    file.with_suffix(".png").unlink()
    result = command(*arguments, "--minutes", "0.2", "--resume", "--language", "de")
    assert result.returncode == 0, result.stderr
    assert "settlement wird auf cpu vorbereitet …" in result.stdout
    for column in ("Gelernt", "Züge", "Tempo", "Eigene Punkte", "Siege gegen greedy", "gegen früher"):
        assert column in result.stdout
    assert f"Das Netz liegt in {file}, die Kurven in {file.with_suffix('.png')}." in result.stdout
    assert file.with_suffix(".png").exists()
    assert [look["seconds"] for look in json.loads(file.with_suffix(".json").read_text("utf-8"))] == [3, 6, 12]


@pytest.mark.usefixtures("_quick_training")
def test_a_training_that_is_interrupted_can_be_continued(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dorfplatz.learning.ppo import Learner

    iterate, calls = Learner.iterate, count()

    def interrupted(self: Learner) -> dict[str, float]:
        if next(calls) == 4:
            raise KeyboardInterrupt
        return iterate(self)

    file = tmp_path / "net.safetensors"
    monkeypatch.setattr(Learner, "iterate", interrupted)
    arguments = ("train", "settlement", "--out", str(file), "--device", "cpu", "--minutes", "0.1")
    result = command(*arguments)
    assert result.returncode == 0, result.stderr
    assert f"Interrupted. To continue: dorfplatz train settlement --out {file} --resume" in result.stdout
    assert file.with_suffix(".png").exists()
    result = command(*arguments, "--resume")
    assert [look["seconds"] for look in json.loads(file.with_suffix(".json").read_text("utf-8"))] == [3, 6]
    assert next(calls) == 7, "four before the interruption, itself, and the two that were left"


def test_without_pytorch_one_is_told_what_to_install(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from dorfplatz.cli import training

    monkeypatch.setattr(training, "find_spec", lambda name: None)
    result = command("train", "settlement")
    assert result.returncode == 2
    assert 'Training needs torch, which is not installed. Install it with: pip install "dorfplatz[train]"' in result.stderr
    result = command("train", "settlement", "--language", "de")
    assert 'pip install "dorfplatz[train]"' in result.stderr
    assert "Zum Trainieren fehlt torch." in result.stderr


def test_a_network_is_not_written_over_what_lies_beside_it(command: Command, tmp_path: Path) -> None:
    result = command("train", "settlement", "--out", str(tmp_path / "mine.json"))
    assert result.returncode == 2
    assert f"ends in .safetensors, not to {tmp_path / 'mine.json'}" in result.stderr
    assert not list(tmp_path.iterdir())
