"""Whatever is sent: a clear word, an unchanged game, never a 500."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from tests.server.tableside import ANNA, BEN, Client, Player, at_table, create


def test_the_api_keeps_its_word(client: Client) -> None:
    """Requests made up from the API's own description, sensible and not, get the answers it promises."""
    schema = schemathesis.openapi.from_dict(client.get("/api/schema").json())
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) == 8
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def keeps_its_word(case: schemathesis.Case) -> None:
            case.call_and_validate(base_url=str(client.base_url).rstrip("/"), checks=checks, timeout=20)

        keeps_its_word()


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


def still_plays(player: Player) -> None:
    view = player.say("at", version=0)["view"]
    assert (view["version"], view["revision"]) == (0, 0)


def test_nonsense_is_answered_in_words(client: Client) -> None:
    with at_table(client, create(client, ANNA, BEN), language="de") as player:
        for message in NONSENSE:
            player.say_raw(message)
            answer = player.hear("error")
            assert answer["error"]["id"] in ("server-malformed", "server-too-large")
            assert answer["text"].startswith("Das ")
            still_plays(player)


def test_the_ref_of_nonsense_is_kept_where_there_is_one(client: Client) -> None:
    with at_table(client, create(client, ANNA, BEN)) as player:
        player.say_raw({"type": "dance", "ref": "mine"})
        assert player.hear("error")["ref"] == "mine"
        player.say_raw({"type": "dance", "ref": {"not": "a text"}})
        assert player.hear("error")["ref"] is None


def test_a_flood_ends_the_conversation_and_not_the_server(client: Client) -> None:
    id = create(client, ANNA, BEN)
    with at_table(client, id) as player:
        player.say_raw(" " * 5_000_000)
        with pytest.raises(ConnectionClosed):
            player.hear()
    with at_table(client, id) as player:
        still_plays(player)


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
def player(client: Client) -> Any:
    with at_table(client, create(client, ANNA, BEN)) as player:
        yield player


@given(message=MESSAGES | JSON)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_json_gets_an_answer(player: Player, message: Any) -> None:
    player.say_raw({"type": "history", "ref": "before"})
    before = player.hear("history")
    player.say_raw({"v": message} if isinstance(message, str) else message)
    answer = player.hear()
    if answer["type"] == "error" and answer["error"]["id"] == "server-stale":
        player.hear("rewound")
    if answer["type"] not in ("step", "rewound"):
        player.say_raw({"type": "history", "ref": "before"})
        assert player.hear("history") == before
