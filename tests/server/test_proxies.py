"""Behind a proxy: only a proxy that was named may say who asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.server.proxies import Proxies
from tests.server.harness import ANNA, BEN, server_process

FEW = "from dorfplatz.server import app, pace; app.REQUESTS = pace.Pace(20, 0)"
"""So many requests an address may make, and no more however slow this computer is."""


@contextmanager
def server(folder: Path, *options: str) -> Iterator[httpx.Client]:
    names = ("--allow-host", "games.example")
    with (
        server_process(folder, None, *names, *options, first=FEW, DORFPLATZ_INTERPRET="1") as (_, address),
        httpx.Client(base_url=address, timeout=60, headers={"authorization": f"Bearer {'k' * 30}"}) as client,
    ):
        yield client


def is_stopped(client: httpx.Client, *forwarded: str) -> bool:
    """Whether many requests that claim these origins, `{n}` being another each time, come too often at last."""
    for number in range(60):
        claimed = [("x-forwarded-for", value.format(n=f"10.{number // 250}.{number % 250}.1")) for value in forwarded]
        if client.get("/api/tables", headers=claimed).status_code == 429:
            return True
    return False


def test_a_stranger_who_claims_to_be_many_is_still_one(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert is_stopped(client, "{n}")
        assert client.get("/api/tables", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 429


def test_what_a_stranger_claims_before_the_proxy_does_is_not_believed(tmp_path: Path) -> None:
    with server(tmp_path, "--proxy", "127.0.0.1") as client:
        assert is_stopped(client, "{n}, 203.0.113.7")
        assert is_stopped(client, "{n}", "203.0.113.8"), "the same in two headers"
        assert client.get("/api/tables", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200, "others may ask"


def test_a_proxy_elsewhere_is_not_this_one(tmp_path: Path) -> None:
    with server(tmp_path, "--proxy", "192.0.2.0/24") as client:
        assert is_stopped(client, "{n}")


def test_what_is_not_an_address_harms_nobody(tmp_path: Path) -> None:
    with server(tmp_path, "--proxy", "127.0.0.1") as client:
        for odd in ("", ",", "unknown", "[", "[::1", "1.2.3.4:x", "é", "9" * 5000):
            answer = client.get("/api/tables", headers=[(b"x-forwarded-for", odd.encode()), (b"x-forwarded-proto", odd.encode())])
            assert answer.status_code in (200, 400), odd
        assert client.post("/api/tables", json={"game": "settlement", "seats": [ANNA, BEN]}).status_code == 201


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies(["127.0.0.1", "fd00::/8", "172.16.5.4/12"])
    assert [address in proxies for address in ("127.0.0.1", "fd00::5", "172.31.0.9")] == [True] * 3
    assert [address in proxies for address in ("127.0.0.2", "fe80::1", "172.32.0.1", "", "here")] == [False] * 5
    assert "127.0.0.1" not in Proxies()


@pytest.mark.parametrize("wrong", ["*", "", "proxy.example", "1.2.3", "10.0.0.0/99"])
def test_anything_else_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(Problem) as refused:
        Proxies([wrong])
    assert (refused.value.message.id, refused.value.message.args["found"]) == ("cli-wrong-proxy", wrong)


def test_the_address_that_people_use_is_named(tmp_path: Path) -> None:
    options = ("--allow-host", "games.example", "--proxy", "127.0.0.1")
    with server_process(tmp_path, None, *options, DORFPLATZ_INTERPRET="1") as (process, _):
        assert process.stdout is not None
        assert "https://games.example/" in process.stdout.readline()
