"""`pip install` of the wheel and `dorfplatz play`, in an environment that has nothing but what the wheel asks for."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement
from websockets.sync.client import connect

import dorfplatz
from tests.server.harness import with_views

ROOT = Path(__file__).resolve().parent.parent
HIDDEN = ("PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "DORFPLATZ_INTERPRET", "DORFPLATZ_GAMES", "DORFPLATZ_BOX")


def required(name: str, extras: frozenset[str], found: dict[str, Distribution]) -> None:
    """The distributions that a distribution needs, with all that those need."""
    for line in distribution(name).requires or []:
        requirement = Requirement(line)
        wanted = any(requirement.marker.evaluate({"extra": extra}) for extra in extras | {""}) if requirement.marker else True
        if wanted and requirement.name not in found:
            found[requirement.name] = distribution(requirement.name)
            required(requirement.name, frozenset(requirement.extras), found)


def link(needed: Distribution, folder: Path) -> None:
    """Put a distribution that is installed here into another folder too."""
    for top in {file.parts[0] for file in needed.files or [] if not file.parts[0].startswith((".", "__pycache__"))}:
        if not (folder / top).exists():
            (folder / top).symlink_to(Path(str(needed.locate_file(top))))


def quietly(command: list[str]) -> None:
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment into which pip has installed the wheel; what the wheel needs is taken over from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    quietly([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)])
    (wheel,) = folder.glob("*.whl")
    home = folder / "environment"
    quietly([sys.executable, "-m", "venv", "--without-pip", str(home)])
    (packages,) = home.glob("lib/python3*/site-packages")
    needed: dict[str, Distribution] = {}
    required("dorfplatz", frozenset(), needed)
    for one in needed.values():
        link(one, packages)
    # With what it needs in place pip has nothing to fetch, and fails if something that the wheel names is not there.
    quietly([sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "--no-index", str(wheel)])
    return home


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """Those of somebody who has never played: no kernels, no games."""
    own = {"HOME": str(tmp_path), "XDG_CACHE_HOME": "", "XDG_DATA_HOME": "", "DORFPLATZ_CACHE": "", "DORFPLATZ_DATA": ""}
    return {name: value for name, value in os.environ.items() if name not in HIDDEN} | own | {"LANG": "en_US.UTF-8"}


@pytest.fixture
def address(environment: Path, surroundings: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """`dorfplatz play`, for the first time."""
    command = [str(environment / "bin" / "dorfplatz"), "play", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings, cwd=tmp_path
    ) as process:
        assert process.stdout
        yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert "Traceback" not in errors
        assert process.returncode == 0


def test_the_installed_program_is_that_of_the_wheel(environment: Path, surroundings: dict[str, str], tmp_path: Path) -> None:
    program = "import dorfplatz, sys; print(dorfplatz.__file__)"
    command = [str(environment / "bin" / "python"), "-c", program]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, env=surroundings, cwd=tmp_path).stdout
    assert Path(answer.strip()).is_relative_to(environment)


def test_the_first_start_offers_every_game_and_lets_each_be_played_before_it_is_compiled(address: str) -> None:
    names = [definition.name for definition in dorfplatz.available_games()]
    with httpx.Client(base_url=address, timeout=100) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert '<div id="app">' in page.text
        assert [game["name"] for game in client.get("/api/games").json()] == names
        for name in names:
            assert client.get(f"/api/games/{name}/rules").json()
            play_a_little(client, name)
        compiled = {game["name"]: game["compiled"] for game in client.get("/api/games").json()}
    assert all(0 <= share < 1 for share in compiled.values()), compiled


def play_a_little(client: httpx.Client, name: str) -> None:
    """Begin a game with a bot and decide something."""
    seats = [{"kind": "human", "name": "Anna", "family": 1}, {"kind": "bot", "name": "Ben", "family": 2, "bot": "greedy"}]
    table = client.post("/api/tables", json={"game": name, "seats": seats, "seed": 7}).raise_for_status().json()["id"]
    with connect(str(client.base_url).replace("http", "ws", 1) + f"api/tables/{table}/socket", open_timeout=100) as socket:
        socket.send(json.dumps({"type": "hello", "ref": "hello"}))
        view = receive(socket, "welcome")["view"]
        while not view["moves"]:
            view = with_views(receive(socket, "step"), view)["view"]
        socket.send(json.dumps({"type": "move", "ref": "a", "action": view["moves"][0], "revision": view["revision"]}))
        assert receive(socket, "step")["ref"] == "a"


def receive(socket: Any, kind: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=100))
    assert message["type"] == kind, message
    return message
