"""Through nginx, as `deploy/nginx.conf` sets it up: the page, a socket, a move. Where there is no nginx, nothing is tried."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from dorfplatz.server.pace import REQUESTS
from tests.server.harness import ANNA, BEN, Player, create_table, free_port, server_process

ROOT = Path(__file__).resolve().parents[2]
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
KEY = "k" * 30

pytestmark = pytest.mark.skipif(not (NGINX and shutil.which("openssl")), reason="there is no nginx here")


def certificate(folder: Path) -> None:
    """One that we sign ourselves."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-keyout", "privkey.pem", "-out", "fullchain.pem"], cwd=folder, check=True, capture_output=True)


def configure(folder: Path, port: int, server: str) -> Path:
    """The settings that come with Dorfplatz, with other names and ports."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "127.0.0.1:8137": server,
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name games.example.org": "server_name localhost",
        "/etc/letsencrypt/live/games.example.org": str(folder),
    }
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}{text}\n}}\n",
        encoding="utf-8",
    )
    return folder / "nginx.conf"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where nginx answers for a server."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    certificate(folder)
    data = tmp_path_factory.mktemp("data")
    options = ("--allow-host", "localhost", "--proxy", "127.0.0.1")
    with server_process(data, None, *options, DORFPLATZ_INTERPRET="1") as (_, behind):
        settings = configure(folder, port, behind.removeprefix("http://").rstrip("/"))
        command = [str(NGINX), "-p", str(folder), "-c", str(settings), "-e", str(folder / "error.log")]
        with subprocess.Popen(command) as process:
            try:
                while process.poll() is None:
                    try:
                        httpx.get(f"https://localhost:{port}/healthz", verify=False)
                        break
                    except httpx.ConnectError:
                        time.sleep(0.05)
                assert process.poll() is None, (folder / "error.log").read_text()
                yield f"https://localhost:{port}/"
            finally:
                process.terminate()


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    headers = {"authorization": f"Bearer {KEY}", "origin": address.rstrip("/")}
    with httpx.Client(base_url=address, verify=False, timeout=60, headers=headers) as client:
        yield client


def test_the_page_comes_through(client: httpx.Client) -> None:
    answer = client.get("/")
    assert "content-security-policy" in answer.headers
    assert "<html" in answer.text


def test_a_move_comes_through(client: httpx.Client, address: str) -> None:
    table = create_table(client, ANNA, BEN)
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    url = address.replace("https", "wss", 1) + f"api/tables/{table}/socket"
    with connect(url, ssl=trusting, origin=Origin(address.rstrip("/"))) as socket:
        socket.send(json.dumps({"type": "hello", "ref": "hello", "key": KEY, "revision": None}))
        player = Player(socket)
        assert player.move()["type"] == "step"
        assert player.view["version"] == 1


def test_nobody_passes_for_many(client: httpx.Client) -> None:
    for number in range(int(3 * REQUESTS.at_once)):
        forged = {"x-forwarded-for": f"10.0.{number // 250}.{number % 250}"}
        if client.get("/api/tables", headers=forged).status_code == 429:
            return
    pytest.fail("whoever writes X-Forwarded-For may ask as often as they like")
