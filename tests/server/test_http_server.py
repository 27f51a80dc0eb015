"""The limits of the server: how many connections, how long a request, how much unread."""

from __future__ import annotations

import json
import resource
import socket
import struct
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dorfplatz.cli.serving import listen
from dorfplatz.server import connection
from dorfplatz.server.connection import CLOSE_TOO_MANY, CLOSE_TOO_SLOW, MAX_UNSENT_BYTES, Connection
from dorfplatz.server.http_server import Limits, neighbourhood
from dorfplatz.server.log_file import NAME
from dorfplatz.server.protocol import History, ScorePoint, encode
from tests.server.harness import (
    ANNA,
    BEN,
    Client,
    connect_raw,
    create_table,
    player_at,
    raw_socket,
    read_to_end,
    running_server,
    server_process,
)

GET = b"GET /api/games/chess HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def is_let_in(client: Client) -> bool:
    """Whether a further connection is served."""
    with connect_raw(client) as connection:
        connection.sendall(GET)
        status = connection.recv(12).split()[1]
    assert status in (b"404", b"503")
    return status == b"404"


@pytest.mark.parametrize("limits", [Limits(connections=8), Limits(per_address=8)], ids=["in all", "from one address"])
def test_one_connection_too_many_is_told_so(tmp_path: Path, limits: Limits) -> None:
    with running_server(tmp_path, limits) as client, ExitStack() as stack:
        for _ in range(8):
            connection = stack.enter_context(connect_raw(client))
            connection.sendall(GET)
            assert connection.recv(12).split()[1] == b"404"
        with connect_raw(client) as refused:
            refused.sendall(GET)  # what is sent is not read, and must not reset the connection
            head, _, body = read_to_end(refused).partition(b"\r\n\r\n")
        assert b"503" in head
        assert json.loads(body)["error"]["id"] == "server-busy"
        stack.close()
        while not is_let_in(client):  # until the server has seen that they are closed
            pass


def test_whoever_is_gone_before_being_refused_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running_server(tmp_path, Limits(connections=0)) as client:
        for _ in range(20):
            with connect_raw(client) as connection:  # closed with a reset
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert not is_let_in(client)
    assert caplog.records == []


@pytest.mark.parametrize(
    ("address", "same", "other"),
    [
        ("192.0.2.1", "192.0.2.1", "192.0.2.2"),
        ("192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"),
        ("2001:db8::1", "2001:db8::2%eth0", "2001:db8:0:1::1"),
        ("no address", "no address", "another"),
    ],
)
def test_what_counts_as_one_address(address: str, same: str, other: str) -> None:
    assert neighbourhood(address) == neighbourhood(same) != neighbourhood(other)


def test_on_this_computer_alone_all_share_one_address() -> None:
    here, everywhere = Limits.for_binding("127.0.0.1"), Limits.for_binding("0.0.0.0")
    assert here.per_address == here.connections
    assert everywhere.per_address < everywhere.connections <= resource.getrlimit(resource.RLIMIT_NOFILE)[0]


POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost:", GET + b"GET /", GET + b"\r\n", POST, GET + POST],
    ids=["nothing", "half a header", "half a second header", "an empty line", "half a body", "half a second body"],
)
def test_a_request_has_to_arrive_in_time(tmp_path: Path, sent: bytes) -> None:
    with running_server(tmp_path, Limits(header_seconds=0.1, body_seconds=0.1)) as client, connect_raw(client) as connection:
        connection.sendall(sent)
        with suppress(ConnectionResetError):
            read_to_end(connection)  # the server closes: else this would time out


def open_raw_socket(client: Client, id: str) -> socket.socket:
    """A socket of a table, after the handshake."""
    connection = connect_raw(client)
    connection.sendall(
        f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    assert connection.recv(12).endswith(b"101")
    return connection


def frame(kind: int, content: bytes) -> bytes:
    """A message to the server."""
    assert len(content) < 126
    return bytes([0x80 | kind, 0x80 | len(content), 0, 0, 0, 0]) + content


@pytest.mark.parametrize(
    "sent", [frame(1, b'{"type": "at", "ref": "r", "version": 0}'), frame(9, b"x" * 125)], ids=["questions", "pings"]
)
def test_a_socket_that_never_reads_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    with running_server(tmp_path, Limits(unread_seconds=0.1)) as client:
        id = create_table(client, ANNA, BEN)
        with closing(open_raw_socket(client, id)) as connection, pytest.raises(ConnectionError):
            connection.sendall(sent * 10_000_000)
        with player_at(client, id) as player:
            player.move()


def test_a_table_takes_only_so_many_sockets(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MAX_AT_ONE_TABLE", 2)
    full, other = create_table(client, ANNA, BEN), create_table(client, ANNA, BEN)
    with player_at(client, full), player_at(client, full):
        with raw_socket(client, full) as refused:  # which is told before it has said anything
            assert json.loads(refused.recv())["error"]["id"] == "server-table-full"
            with pytest.raises(ConnectionClosed) as closed:
                refused.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_TOO_MANY
        with player_at(client, other) as player:
            player.move()


class StuckSocket:
    """A socket whose browser reads nothing."""

    headers: dict[str, str] = {}  # noqa: RUF012
    client = None


def test_a_browser_that_is_too_far_behind_is_dropped_with_all_that_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    socket: Any = StuckSocket()
    slow = Connection(socket, "table")
    monkeypatch.setattr(Connection, "open", {slow})
    message = History("r", [ScorePoint(version, 1, [0, 0]) for version in range(1000)])
    size = len(encode(message))
    for _ in range(MAX_UNSENT_BYTES // size):
        slow.send(message)
    assert slow._queue.qsize() == MAX_UNSENT_BYTES // size
    for _ in range(3):
        slow.send(message)
        assert slow._queue.qsize() == 1
    assert slow._queue.get_nowait() == CLOSE_TOO_SLOW


def test_with_many_browsers_each_may_be_less_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    socket: Any = StuckSocket()
    many = [Connection(socket, "table") for _ in range(3)]
    monkeypatch.setattr(Connection, "open", set(many))
    message = encode(History("r", [ScorePoint(version, 1, [0, 0]) for version in range(1000)]))  # as workers send it
    monkeypatch.setattr(connection, "MAX_UNSENT_BYTES_IN_ALL", 3 * 2 * len(message))
    for _ in range(2):
        for one in many:
            one.send(message)
    queued = [item[0] for one in many if isinstance(item := one._queue.get_nowait(), tuple)]
    assert len(queued) == 3
    assert all(data is queued[0] for data in queued)  # the same bytes, not copies
    assert [one._queue.qsize() for one in many] == [1, 1, 1]
    many[0].send(message)
    assert many[0]._queue.get_nowait() == CLOSE_TOO_SLOW


def test_a_single_message_may_be_as_long_as_it_has_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MAX_UNSENT_BYTES", 10)
    socket: Any = StuckSocket()
    one = Connection(socket, "table")
    one.send(History("r", []))
    assert one._queue.get_nowait() != CLOSE_TOO_SLOW


@pytest.mark.parametrize(
    "handshake",
    [b"X: y\r\n" * 200, b"X: " + b"y" * 9000 + b"\r\n", b"Sec-WebSocket-Extensions: ;;;\r\n", b"Origin: \xff\r\n"],
    ids=["many fields", "a long field", "odd extensions", "odd origin"],
)
def test_an_odd_handshake_is_refused(client: Client, handshake: bytes) -> None:
    fields = b"Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    with connect_raw(client) as connection:
        connection.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\n" + fields + handshake + b"\r\n")
        assert read_to_end(connection).split()[1][:1] == b"4"


def test_a_text_that_is_no_utf_8_closes_its_socket(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with closing(open_raw_socket(client, id)) as connection:
        connection.sendall(frame(1, b"\xff\xfe"))
        assert read_to_end(connection).endswith((1007).to_bytes(2, "big"))


def test_when_files_run_out_the_log_stays_short_and_everybody_is_served_again(tmp_path: Path) -> None:
    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))

    with server_process(tmp_path, few_files) as (process, address), httpx.Client(base_url=address, timeout=100) as client:
        assert client.get("/api/games/chess").status_code == 404
        with ExitStack() as stack:
            for _ in range(400):
                stack.enter_context(connect_raw(client))
            assert not is_let_in(client)
        while not is_let_in(client):
            pass
        assert process.poll() is None
        assert (tmp_path / NAME).stat().st_size < 10_000


def test_small_answers_do_not_wait_for_the_browser_to_confirm() -> None:
    """asyncio turns Nagle's algorithm off only where a socket names TCP."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
