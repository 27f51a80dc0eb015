"""What a browser does, for all here who play at the tables of a real server: ask, sit down by links, keep the view up to date."""

from __future__ import annotations

import http.client
import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from dorfplatz.server.differences import applied
from dorfplatz.server.protocol import Changes

PATIENCE = 300.0


class Refused(AssertionError):
    """A request that should have been granted was not."""


class Received(msgspec.Struct):
    """What a browser needs of a message."""

    type: str
    ref: str | None = None
    view: dict[str, Any] | None = None
    changes: Changes | None = None

    def shown(self, before: dict[str, Any]) -> dict[str, Any]:
        """The view after this message."""
        if self.changes:
            found: dict[str, Any] = applied(before, self.changes.view)
            return found
        return self.view or before


_decoder = msgspec.json.Decoder(Received)


def received(data: str | bytes) -> Received:
    """A message as it came."""
    return _decoder.decode(data)


def request(address: str, method: str, path: str, key: str = "", content: Any = None, source: str = "") -> Any:
    """The answer to a request, from this address of our computer if one is named; raises `Refused`."""
    place = urlsplit(address)
    own = (source, 0) if source else None
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=PATIENCE, source_address=own)
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    connection.request(method, path, None if content is None else json.dumps(content), headers)
    with connection.getresponse() as response:
        body = json.load(response)
    connection.close()
    if response.status >= 300:
        raise Refused(f"{method} {path}: {response.status} {body}")
    return body


def sit_down(address: str, game: str, keys: Sequence[str], seed: Any, host: str = "", watcher: str = "", source: str = "") -> str:
    """Begin a table at which everybody has come by a link, each browser with its key; gives its id. The host is the first one."""
    seats = [{"kind": "human", "name": f"Person {n}", "family": n, "link": True} for n in range(1, len(keys) + 1)]
    content = {"game": game, "seats": seats, "seed": seed}
    created = request(address, "POST", "/api/tables", host or keys[0], content, source)
    secrets = {link["role"]: link["secret"] for link in created["links"]}
    comers = {f"seat-{seat}": key for seat, key in enumerate(keys)} | ({"watch": watcher} if watcher else {})
    for role, key in comers.items():
        request(address, "POST", f"/api/tables/{created['id']}/join", key, {"secret": secrets[role]}, source)
    return str(created["id"])


def socket_of(address: str, table: str) -> str:
    """Where the socket of a table is."""
    return f"ws{address.removeprefix('http')}api/tables/{table}/socket"


def hello(key: str | None = None, revision: int | None = None) -> str:
    """The first message of a socket."""
    return json.dumps({"type": "hello", "ref": "hello", "key": key, "revision": revision})
