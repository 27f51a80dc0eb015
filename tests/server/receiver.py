"""A server that people are told at: a push service, or the other side of a webhook."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


@dataclass
class Receiver:
    """What was sent to it, and what it answers, one after the other; then always 201."""

    url: str = ""
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    arrived: threading.Condition = field(default_factory=threading.Condition)

    def wait(self, count: int = 1) -> list[tuple[str, dict[str, str], bytes]]:
        """Until so much has been sent."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.requests) >= count, 60), "nothing was sent"
        return self.requests

    @property
    def contents(self) -> list[dict[str, Any]]:
        """What was sent as JSON."""
        return [json.loads(body) for _, _, body in self.requests]


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver on a free port of this computer."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            with receiver.arrived:
                status, headers = receiver.answers.pop(0) if receiver.answers else (201, {})
                receiver.requests.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                receiver.arrived.notify_all()
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    receiver.url = f"http://127.0.0.1:{server.server_port}"
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class PushBrowser:
    """A browser that has subscribed at a push service, and reads what comes from there."""

    def __init__(self, service: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        point = self._key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": f"{service}/push/anna", "p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was encrypted for it."""
        found: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))
        return found


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
