"""The same arena on a Ray cluster: two machines, started for these tests."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray import cloudpickle
from ray.exceptions import RayError, WorkerCrashedError

import dorfplatz
from dorfplatz.arena import Results, Settings, cluster, play_games
from dorfplatz.core.kernel import box_file
from dorfplatz.core.problem import Problem
from tests.arena.ray_cluster import HEAD, SECOND, Machines, free_port, two_machines
from tests.arena.test_playing import ODD, played, settings

GAMES = 24


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    with two_machines(tmp_path_factory.mktemp("cluster")) as started:
        yield started


def arena(machines: Machines, own: Settings, *arguments: str) -> tuple[int, str, str]:
    """The command, as somebody would call it: its code, what it prints and what it complains about."""
    command = [sys.executable, "-c", "from dorfplatz.cli import main; main()", "arena", "--cluster", machines.address]
    command += ["--game", own.game, "--players", str(own.players), "--bots", ",".join(own.bots), "--seed", str(own.seed)]
    environment = {**os.environ, **machines.environment, "LANG": "en_US.UTF-8"}
    done = subprocess.run([*command, *arguments], env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_cluster_plays_the_same_games_even_if_a_process_dies(machines: Machines, tmp_path: Path) -> None:
    own, out = settings("greedy", "random", f"{ODD}:Mortal", seed=str(tmp_path)), tmp_path / "games.sqlite"
    code, printed, errors = arena(machines, own, "--games", str(GAMES), "--out", str(out), "--json")
    assert (code, errors) == (0, "")
    assert (tmp_path / "died").exists()
    assert json.loads(printed)["games"] == GAMES
    here = Results.open(own)
    play_games(here, GAMES)
    assert played(Results.open(own, out)) == played(here)


def test_a_machine_with_other_components_is_named(machines: Machines) -> None:
    box = machines.box / "settlement.toml"
    box.write_text(box_file("settlement").read_text().replace("points = 0\n", "points = 1\n", 1))
    code, _, errors = arena(machines, settings(), "--games", "4")
    assert code == 2
    assert len(errors.splitlines()) == 1
    assert f"({SECOND}) the rules or components of settlement (" in errors
    assert HEAD not in errors


def test_a_process_that_dies_again_and_again_is_told() -> None:
    with pytest.raises(Problem, match="begun 4 times, and each time its process ended by itself"), cluster.told():
        raise WorkerCrashedError
    with pytest.raises(Problem, match="wrong on the cluster: no room"), cluster.told():
        raise RayError("no room\nmore about it")
    with pytest.raises(Problem, match="wrong on the cluster: failed: in vain"), cluster.told():
        raise RayError("failed:\n  Traceback\n    in vain\n")
    with pytest.raises(Problem, match="connection to the cluster was lost: no answer"), cluster.told():
        raise ConnectionError("no answer")


@pytest.mark.parametrize(
    ("there", "words"),
    [
        ("__version__ = '0.0.1'", "On vm there is Dorfplatz 0.0.1, here {version}"),
        ("raise ModuleNotFoundError", "Dorfplatz is not installed on vm. Every machine of the cluster needs version {version}"),
    ],
)
def test_a_machine_with_another_dorfplatz_is_named(there: str, words: str, tmp_path: Path) -> None:
    """What looks at a machine needs nothing of ours there."""
    (tmp_path / "dorfplatz.py").write_text(there)
    wanted = cluster.description(settings())
    function = tmp_path / "look"
    function.write_bytes(cloudpickle.dumps(cluster.looker()))
    call = f"import pickle; print(pickle.load(open({str(function)!r}, 'rb'))({dorfplatz.__version__!r}, []))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", call], env=environment, capture_output=True, text=True, check=True).stdout
    problem = cluster.difference(wanted, eval(found))
    assert problem
    assert words.format(version=dorfplatz.__version__) in str(cluster.on(["vm"], problem))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"networks": {"net.safetensors": "0123"}}, "the networks ("),
        ({"rules": "0123"}, "differ from those here (0123)"),
    ],
)
def test_a_machine_that_comes_later_is_looked_at_too(change: dict[str, object], words: str) -> None:
    own = settings("random", players=2)
    answer = cluster.play_portion(own, cluster.description(own) | change, [own.schedule[0]])
    assert isinstance(answer, Problem)
    assert words in str(answer)
    assert socket.gethostname() in str(answer)


def test_what_a_bot_does_wrong_is_told() -> None:
    own = settings("random", f"{ODD}:Cheat", players=2)
    answer = cluster.play_portion(own, cluster.description(own), [own.schedule[0]])
    assert isinstance(answer, Problem)
    assert "which is not allowed here" in str(answer)
    there = cluster.described("settlement", 2, ("nowhere:Bot",))
    problem = cluster.difference(cluster.description(own), there)
    assert problem
    assert "On vm this can’t be played: The bot nowhere:Bot can’t be loaded" in str(cluster.on(["vm"], problem))


@pytest.mark.parametrize("address", ["ray:/head:1", "head:10001", "ray://head", "ray://:1", "http://head:1"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(Problem, match="is written like this: ray://HOST:PORT"):
        play_games(Results.open(settings()), 4, cluster=address)


def test_an_address_where_nobody_answers() -> None:
    for address in (f"ray://127.0.0.1:{free_port()}", "ray://127.0.0.1:99999"):
        with pytest.raises(Problem, match=f"Nobody answers at {address}"):
            play_games(Results.open(settings()), 4, cluster=address)


def test_an_address_where_somebody_else_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ray.util.client.worker.INITIAL_TIMEOUT_SEC", 0.1)
    monkeypatch.setattr("ray.util.client.worker.MAX_TIMEOUT_SEC", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"ray://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(Problem, match=f"There is no cluster to play on at {address}"):
            play_games(Results.open(settings()), 4, cluster=address)


@pytest.mark.parametrize(("failures", "tries", "words"), [(1, 2, "at last"), (5, cluster.CONNECTIONS, "failure: no process")])
def test_a_connection_is_begun_again(failures: int, tries: int, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def init(*_: object, **__: object) -> None:
        begun.append(1)
        raise ConnectionAbortedError("failure:\nno process") if len(begun) <= failures else RuntimeError("at last")

    monkeypatch.setattr("ray.init", init)
    with socket.create_server(("127.0.0.1", 0)) as head, pytest.raises(Problem, match=words):
        play_games(Results.open(settings()), 4, cluster=f"ray://127.0.0.1:{head.getsockname()[1]}")
    assert len(begun) == tries


@pytest.mark.parametrize("name", ["ray", "grpc"])
def test_without_ray_it_says_what_to_install(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda asked: None if asked == name else object())
    with pytest.raises(Problem, match=rf'needs {name}.*pip install "dorfplatz\[cluster\]"'):
        play_games(Results.open(settings()), 4, cluster="ray://127.0.0.1:1")


@pytest.mark.parametrize(
    ("games", "seconds", "size"), [(0, 0.0, 4), (4, 0.1, 200), (4, 20.0, 4), (8, 10.0, 4), (400, 400 / 1.5, 8)]
)
def test_tasks_take_some_seconds_and_keep_deals_together(games: int, seconds: float, size: int) -> None:
    assert cluster.task_size(4, games, seconds) == size
