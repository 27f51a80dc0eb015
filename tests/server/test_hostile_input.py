"""Wrong and hostile input: a clear answer, an unchanged game, never a 500."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from dorfplatz.server.app import create_app
from tests.server.harness import ANNA, BEN, Client, Player, create_table, player_at, raw_request


def test_generated_requests_get_the_documented_answers(client: Client) -> None:
    """Valid and invalid requests, generated from the OpenAPI description."""
    schema = schemathesis.openapi.from_dict(client.get("/api/schema").json())
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) == 36
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def is_answered_as_documented(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(base_url=str(client.base_url).rstrip("/"), checks=checks, timeout=200)

        is_answered_as_documented()


ODD_SEGMENTS = [b"%00", b"a%00b", b"x" * 256, b"x" * 5000, b"%ff%fe", b"%ed%a0%80", b"..", b"%2e%2e%2f", b"%0d%0a", b"%25", b"*"]
ODD_PLACES = [
    b"/%b",
    b"/assets/%b",
    b"/index.html/%b",
    b"/api/%b",
    b"/api/games/%b",
    b"/api/games/%b/rules",
    b"/api/tables/%b/save",
]


@pytest.mark.parametrize("place", ODD_PLACES)
def test_odd_addresses_lead_nowhere(client: Client, place: bytes) -> None:
    for segment in ODD_SEGMENTS:
        response = raw_request(client, b"GET " + place % segment + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert response.status_code == 404, segment
        assert "{???}" not in response.json()["text"]


@pytest.mark.parametrize(
    "request_line", [b"\x00\x01\x02", b"GET /\xff HTTP/1.1", b"GET /", b"GET / HTTP/1.1\r\nA: " + b"x" * 20_000]
)
def test_what_is_no_http_is_answered_in_words(client: Client, request_line: bytes) -> None:
    response = raw_request(client, request_line + b"\r\n\r\n")
    assert response.status_code == 400
    assert response.json()["error"]["id"] == "server-malformed"


WRONG_TEXTS = [b'{"game": "\xff", "seats": []}', b'{"\xc3(": 1}', b'{"game": "settlement", "seats": [{"name": "\xed\xa0\x80"}]}']


@pytest.mark.parametrize("body", WRONG_TEXTS)
@pytest.mark.parametrize(("path", "id"), [("/api/tables", "server-malformed"), ("/api/saves", "server-save-damaged")])
def test_a_text_that_is_no_utf_8_is_refused_in_words(client: Client, path: str, id: str, body: bytes) -> None:
    response = client.post(path, content=body, headers={"content-type": "application/json"})
    assert response.status_code == 400
    assert response.json()["error"]["id"] == id


@pytest.mark.parametrize("path", ["/api/tables", "/api/saves"])
async def test_a_request_that_breaks_off_is_no_error_of_the_server(tmp_path: Path, path: str) -> None:
    messages: asyncio.Queue[Any] = asyncio.Queue()
    messages.put_nowait({"type": "http.request", "body": b'{"game": ', "more_body": True})
    messages.put_nowait({"type": "http.disconnect"})
    answers: list[Any] = []

    async def answer(message: Any) -> None:
        answers.append(message)

    fields = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"content-length", b"200")]
    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": fields,
        "state": {},
        "http_version": "1.1",
        "scheme": "http",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 1),
        "root_path": "",
    }
    await create_app(tmp_path)(scope, messages.get, answer)
    assert answers[0]["status"] == 400


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "57",
    '"move"',
    "{}",
    '{"type": "move"}',
    '{"type": "dance", "ref": "x"}',
    '{"type": "move", "ref": "x", "action": "57", "revision": 0}',
    '{"type": "move", "ref": "x", "action": 1.5, "revision": 0}',
    '{"type": "move", "ref": "x", "action": true, "revision": 0}',
    '{"type": "move", "ref": "x", "action": 0}',
    '{"type": "move", "ref": "x", "action": 0, "revision": 0, "seat": 1}',
    '{"type": "move", "ref": "x", "action": 99999999999999999999999999999999, "revision": 0}',
    '{"type": "move", "ref": 5, "action": 0, "revision": 0}',
    '{"type": "undo", "ref": "x", "to": null, "revision": 0}',
    '{"type": "seat", "ref": "x", "seat": 0}',
    '{"type": "seat", "ref": "x", "seat": "0", "bot": null}',
    '{"type": "seat", "ref": "x", "seat": 0, "bot": {"name": "greedy"}}',
    '{"type": "ask", "ref": "x", "action": []}',
    '{"type": "at", "ref": "x", "version": {}}',
    '{"type": "history"}',
    '{"type": "history", "ref": "' + "x" * 65 + '"}',
    "[" * 10_000,
    b"\x00\xff binary",
    " " * 70_000,
]


def assert_unchanged(player: Player) -> None:
    view = player.request("at", version=0)["view"]
    assert (view["version"], view["revision"]) == (0, 0)


def test_nonsense_is_answered_in_words(client: Client) -> None:
    with player_at(client, create_table(client, ANNA, BEN), language="de") as player:
        for message in NONSENSE:
            player.send(message)
            answer = player.receive("error")
            assert answer["error"]["id"] in ("server-malformed", "server-too-large")
            assert answer["text"].startswith("Das ")
            assert_unchanged(player)


def test_the_ref_of_nonsense_is_kept_where_there_is_one(player: Player) -> None:
    player.send({"type": "dance", "ref": "mine"})
    assert player.receive("error")["ref"] == "mine"
    player.send({"type": "dance", "ref": {"not": "a text"}})
    assert player.receive("error")["ref"] is None


def test_a_far_too_long_message_closes_its_connection_and_not_the_server(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with player_at(client, id) as player:
        player.send(" " * 5_000_000)
        with pytest.raises(ConnectionClosed):
            player.receive()
    with player_at(client, id) as player:
        assert_unchanged(player)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=5,
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "undo", "seat", "ask", "at", "history", "welcome"]) | JSON},
    optional={key: JSON | st.integers(-2, 400) for key in ("ref", "action", "revision", "to", "version", "seat", "bot")},
)


@pytest.fixture(scope="module")
def lasting_player(client: Client) -> Iterator[Player]:
    """One connection for all examples."""
    with player_at(client, create_table(client, ANNA, BEN)) as player:
        yield player


@given(message=MESSAGES | JSON)
@settings(max_examples=150, deadline=None)
def test_any_json_gets_an_answer(lasting_player: Player, message: Any) -> None:
    player = lasting_player
    player.send({"type": "history", "ref": "before"})
    before = player.receive("history")
    player.send({"v": message} if isinstance(message, str) else message)
    answer = player.receive()
    if answer["type"] not in ("step", "undone"):
        player.send({"type": "history", "ref": "before"})
        assert player.receive("history") == before
