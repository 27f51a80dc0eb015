"""What a server measures of itself, and who may see it."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from dorfplatz.core.problem import Problem
from dorfplatz.server.metrics import Metrics, address_of, arrival, arriving, served
from tests.server.harness import ADA, ANNA, BEN, Client, create_table, free_port, player_at, server_process

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def samples(text: str) -> Samples:
    families = text_string_to_metric_families(text)
    return {(sample.name, frozenset(sample.labels.items())): sample.value for f in families for sample in f.samples}


def value(found: Samples, name: str, **labels: str) -> float:
    return found[name, frozenset(labels.items())]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, str]]:
    """A server that others reach, and where it tells what it measures."""
    port = free_port()
    options = ("--allow-host", "games.example", "--metrics", str(port))
    with (
        server_process(tmp_path_factory.mktemp("data"), None, *options, DORFPLATZ_INTERPRET="1") as (_, address),
        httpx.Client(base_url=address, timeout=100, headers={"authorization": f"Bearer {'k' * 30}"}) as client,
    ):
        yield client, f"http://127.0.0.1:{port}/metrics"


def test_moves_tables_sockets_errors_and_processes_are_counted(measured: tuple[Client, str]) -> None:
    client, address = measured
    table = create_table(client, {**ANNA, "name": "Annabell"}, BEN)
    with player_at(client, table, key="k" * 30) as player:
        for _ in range(2):
            player.move()
        player.expect_error("move", action=-1)
        player.expect_error("undo", to=99)
        text = httpx.get(address).text
        found = samples(text)
    assert value(found, "dorfplatz_moves_total", game="settlement") == 2
    assert value(found, "dorfplatz_tables_open") == 1
    assert value(found, "dorfplatz_sockets_open") == 1
    for timed in ("move_on_disk", "move_sent", "storage_write"):
        assert value(found, f"dorfplatz_{timed}_seconds_count") == 2
        assert value(found, f"dorfplatz_{timed}_seconds_sum") > 0
    assert value(found, "dorfplatz_worker_processes", workers="rules") >= 1
    assert value(found, "dorfplatz_worker_resident_bytes", workers="rules") > 10_000_000
    assert value(found, "process_resident_memory_bytes") > 10_000_000
    assert value(found, "process_cpu_seconds_total") > 0
    assert value(found, "dorfplatz_request_seconds_count", method="POST", status="201") == 1
    assert sum(count for (name, _), count in found.items() if name == "dorfplatz_errors_total") == 2
    for secret in (table, "Annabell", "k" * 30):
        assert secret not in text


def test_how_long_bots_think_is_measured(measured: tuple[Client, str]) -> None:
    client, address = measured
    table = create_table(client, ANNA, ADA)
    with player_at(client, table, key="k" * 30) as player:
        player.finish_draft()
        found = samples(httpx.get(address).text)
    assert value(found, "dorfplatz_bot_thinking_seconds_count", game="settlement") >= 1


def test_what_comes_too_often_is_counted(measured: tuple[Client, str]) -> None:
    client, address = measured
    table = create_table(client, ANNA, BEN)
    # Wrong links: of these only one more is allowed in so many seconds, however slow this computer is.
    while client.post(f"/api/tables/{table}/join", json={"secret": "wrong" * 5}).status_code != 429:
        pass
    assert value(samples(httpx.get(address).text), "dorfplatz_rate_limited_total") >= 1


def test_the_port_of_the_page_tells_nobody(measured: tuple[Client, str]) -> None:
    client, _ = measured
    answer = client.get("/metrics")
    assert (answer.status_code, "dorfplatz_" in answer.text) == (404, False)


async def test_what_a_move_has_started_is_not_timed_from_its_arrival() -> None:
    """A bot decides in a task that began while somebody's move was handled."""
    handled = asyncio.Event()

    async def bot() -> float | None:
        await handled.wait()
        return arrival()

    with arriving():
        assert arrival() is not None
        thinking = asyncio.create_task(bot())
        await asyncio.sleep(0)
    handled.set()
    assert await thinking is None


def test_every_label_is_one_of_few() -> None:
    metrics = Metrics(["hamlet"])
    with arriving():
        metrics.moved("hamlet")
    metrics.moved("a game from elsewhere")
    metrics.requested("BREW", 418, 0.1)
    labels = [dict(sample.labels) for family in metrics.registry.collect() for sample in family.samples]
    assert {label["game"] for label in labels if "game" in label} == {"hamlet", "another"}
    assert {label["method"] for label in labels if "method" in label} == {"another"}


@pytest.mark.parametrize(
    ("text", "place"),
    [("9137", ("127.0.0.1", 9137)), ("0.0.0.0:9137", ("0.0.0.0", 9137)), ("[::1]:80", ("::1", 80))],
)
def test_without_a_host_metrics_are_for_this_computer(text: str, place: tuple[str, int]) -> None:
    assert address_of(text) == place


@pytest.mark.parametrize("text", ["", "x", "localhost", "1:99999", "-1", "٣"])
def test_a_wrong_place_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        address_of(text)
    assert refused.value.message.id == "cli-wrong-metrics"


def test_a_place_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Problem) as refused, served(Metrics(), str(port)):
            pass
    assert refused.value.message.args["port"] == port


def test_alive_and_ready_need_no_right_and_tell_no_more(measured: tuple[Client, str]) -> None:
    client, _ = measured
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(str(client.base_url.join(path)), timeout=100)
        assert (answer.status_code, answer.text) == (200, "ok")


def test_a_server_without_its_storage_is_alive_and_not_ready(tmp_path: Path) -> None:
    (tmp_path / "dorfplatz.db").write_bytes(b"no database at all, and a bit more" * 100)
    with (
        server_process(tmp_path, None, DORFPLATZ_INTERPRET="1") as (_, address),
        httpx.Client(base_url=address, timeout=100) as client,
    ):
        assert client.get("/healthz").status_code == 200
        answer = client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "not ready")


def test_requests_are_logged_to_stderr_with_their_id_and_without_a_key(tmp_path: Path) -> None:
    key = "a-key-that-nobody-may-see-anywhere"
    with server_process(tmp_path, None, "--log-to-stderr", DORFPLATZ_INTERPRET="1") as (process, address):
        headers = {"authorization": f"Bearer {key}"}
        answer = httpx.get(f"{address}api/tables?after=nonsense", headers=headers, timeout=100)
        assert process.stderr is not None
        logged = process.stderr.readline()
    entry = json.loads(logged)
    assert re.fullmatch("[0-9a-f]{12}", entry["request"])
    assert entry["request"] == answer.headers["x-request-id"]
    assert (entry["method"], entry["path"], entry["status"]) == ("GET", "/api/tables", 400)
    assert entry["milliseconds"] > 0
    assert key not in logged
    assert not (tmp_path / "dorfplatz.log").exists()
