"""Wrong and hostile input: a clear answer, an unchanged game, never a 500."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from tests.server.harness import ANNA, BEN, Client, Player, create_table, player_at


def test_generated_requests_get_the_documented_answers(client: Client) -> None:
    """Valid and invalid requests, generated from the OpenAPI description."""
    schema = schemathesis.openapi.from_dict(client.get("/api/schema").json())
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) == 8
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def is_answered_as_documented(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(base_url=str(client.base_url).rstrip("/"), checks=checks, timeout=20)

        is_answered_as_documented()


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
    {"type": st.sampled_from(["move", "undo", "ask", "at", "history", "welcome"]) | JSON},
    optional={key: JSON | st.integers(-2, 400) for key in ("ref", "action", "revision", "to", "version")},
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
    if answer["type"] == "error" and answer["error"]["id"] == "server-stale":
        player.receive("rewound")
    if answer["type"] not in ("step", "rewound"):
        player.send({"type": "history", "ref": "before"})
        assert player.receive("history") == before
