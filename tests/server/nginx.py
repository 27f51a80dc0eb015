"""`python -m tests.server.nginx` tries `deploy/nginx.conf` with the nginx of this machine: the page, a socket, a move, a forger.

Not every machine has an nginx, so this is no test; do it after a change of those settings.
"""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from dorfplatz.server.pace import REQUESTS
from tests.server.harness import ANNA, BEN, Player, create_table, free_port, server_process

ROOT = Path(__file__).resolve().parents[2]
KEY = "k" * 30


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
        assert old in text, old
        text = text.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    settings = folder / "nginx.conf"
    settings.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}{text}\n}}\n",
        encoding="utf-8",
    )
    return settings


@contextmanager
def proxied(folder: Path) -> Iterator[str]:
    """A server, and the address at which nginx answers for it."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if not nginx or not shutil.which("openssl"):
        raise SystemExit("There is no nginx or no openssl here.")
    certificate(folder)
    port = free_port()
    with server_process(folder / "data", None, "--allow-host", "localhost", "--proxy", "127.0.0.1") as (_, behind):
        settings = configure(folder, port, behind.removeprefix("http://").rstrip("/"))
        log = folder / "error.log"
        with subprocess.Popen([nginx, "-p", str(folder), "-c", str(settings), "-e", str(log)]) as process:
            try:
                wait_for(f"https://localhost:{port}/healthz", process)
                yield f"https://localhost:{port}"
            finally:
                process.terminate()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers there, or the process has ended."""
    while process.poll() is None:
        try:
            httpx.get(address, verify=False)
            return
        except httpx.ConnectError:
            time.sleep(0.05)
    raise SystemExit("nginx did not start.")


def move(client: httpx.Client, address: str) -> int:
    """Play a move over a socket; gives the version after it."""
    table = create_table(client, ANNA, BEN)
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    url = f"{address.replace('https', 'wss', 1)}/api/tables/{table}/socket"
    with connect(url, ssl=trusting, origin=Origin(address)) as socket:
        socket.send(json.dumps({"type": "hello", "ref": "hello", "key": KEY, "revision": None}))
        player = Player(socket)
        player.move()
        return int(player.view["version"])


def is_stopped(client: httpx.Client) -> bool:
    """Whether somebody who says to be somebody else at every request is refused at last."""
    forged = (f"10.0.{number // 250}.{number % 250}" for number in range(int(3 * REQUESTS.at_once)))
    return any(client.get("/api/tables", headers={"x-forwarded-for": one}).status_code == 429 for one in forged)


def main() -> None:
    """Try it and say so."""
    with tempfile.TemporaryDirectory() as folder, proxied(Path(folder)) as address:
        headers = {"authorization": f"Bearer {KEY}", "origin": address}
        with httpx.Client(base_url=address, verify=False, timeout=60, headers=headers) as client:
            page = client.get("/")
            assert page.status_code == 200, page.text
            assert "content-security-policy" in page.headers
            assert move(client, address) == 1
            assert is_stopped(client)
    print("The page, a socket and a move come through, and nobody passes for many.")


if __name__ == "__main__":
    main()
