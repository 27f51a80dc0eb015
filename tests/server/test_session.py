"""A game session: moves, bots, undo, questions."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dorfplatz.core.rng import commitment
from dorfplatz.server.connection import Connection
from tests.server.harness import (
    ADA,
    ANNA,
    BEN,
    BO,
    Client,
    Player,
    create_table,
    open_socket,
    player_at,
    running_server,
    table_info,
    wait_for,
)


def test_the_welcome_has_the_whole_game(client: Client) -> None:
    id = create_table(client, ANNA, BEN, seed="abc")
    with player_at(client, id) as player:
        table = player.welcome["table"]
        assert table["id"] == id
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ben"]
        assert table["commitment"] == commitment("abc")
        assert "seed" not in table
        assert player.welcome["log"] == []
        assert player.view["version"] == player.view["revision"] == 0
        assert player.view["undo"] == {"step": None, "turn": None, "why": {"id": "server-undo-nothing", "args": {}}, "ask": None}
        assert player.view["seat"] == player.view["turn"]
        assert player.view["moves"]


def test_a_move_is_answered_by_a_step(player: Player) -> None:
    seat, action = player.view["turn"], player.view["moves"][0]
    step = player.request("move", action=action)
    assert (step["type"], step["seat"], step["action"]) == ("step", seat, action)
    assert step["lines"][0]["version"] == 1
    assert step["view"]["version"] == step["view"]["revision"] == 1


def test_one_screen_plays_for_all_people(player: Player) -> None:
    seats = set()
    for _ in range(4):
        assert player.view["seat"] == player.view["turn"]
        seats.add(player.view["seat"])
        player.move()
    assert seats == {0, 1}


def test_everybody_at_the_table_sees_a_step(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with player_at(client, id) as one, player_at(client, id) as other:
        step = one.move()
        received = other.receive("step")
        assert step["ref"] == "r1"
        assert received["ref"] is None
        assert received["view"] == step["view"]
        other.request("undo", to=0)
        assert one.receive("undone")["view"]["version"] == 0


def test_bots_follow_a_person(client: Client) -> None:
    with player_at(client, create_table(client, ANNA, ADA, BO)) as player:
        bots = []
        while not player.view["over"]:
            if player.view["turn"] != 0:
                step = player.receive("step")
                assert step["ref"] is None
                bots.append(step["seat"])
            else:
                player.move()
            assert player.view["seat"] == 0
        assert {1, 2} <= set(bots)
        assert player.view["winners"]


def test_nobody_moves_for_a_bot(client: Client) -> None:
    with player_at(client, create_table(client, BO, ADA)) as player:
        for revision in range(30):
            player.send({"type": "move", "ref": "mine", "action": 0, "revision": revision})
        answers: list[dict[str, Any]] = []
        while sum(answer["type"] == "error" for answer in answers) < 30:
            answers.append(player.receive())
        assert all(answer.get("ref") is None for answer in answers if answer["type"] == "step")
        assert all(answer["view"]["moves"] == [] for answer in answers if "view" in answer)
        refusals = {answer["error"]["id"] for answer in answers if answer["type"] == "error"}
        assert refusals <= {"server-not-your-turn", "server-stale"}


def test_bots_play_among_themselves_as_long_as_somebody_watches(client: Client) -> None:
    id = create_table(client, ADA, BO)
    time.sleep(0.2)
    assert table_info(client, id)["version"] == 0
    with player_at(client, id) as player:
        for _ in range(3):
            player.receive("step")
    wait_for(lambda: not any(connection._table == id for connection in Connection.open))  # nobody is there any more
    reached = table_info(client, id)["version"]
    assert reached >= 3
    time.sleep(0.2)
    assert table_info(client, id)["version"] == reached
    with player_at(client, id) as player:
        assert player.view["version"] == reached
        while not player.view["over"]:
            player.receive("step")
    assert table_info(client, id)["over"]


def test_the_seed_is_shown_when_the_game_is_over_and_not_before(client: Client) -> None:
    id = create_table(client, ADA, BO, seed="the secret")
    with player_at(client, id) as player:
        player.send({"type": "history", "ref": "early"})
        while not player.view["over"]:
            message = player.receive()
            if message["type"] == "history":
                assert "seed" not in message
        history = player.request("history")
        assert history["seed"] == "the secret"
        assert commitment(history["seed"]) == player.welcome["table"]["commitment"]
        assert history["points"][0] == {"version": 0, "round": 1, "scores": [0, 0]}
        assert history["points"][-1]["scores"] == [score["total"] for score in player.view["scores"]]
        assert player.expect_error("undo", to=player.view["version"] - 1)["id"] == "server-undo-over"


def test_a_question_is_answered_with_the_effect_or_the_reason(player: Player) -> None:
    player.finish_draft()
    answer = player.request("ask", action=player.action("explore I"))
    assert answer["legal"] is True
    assert answer["effect"]
    assert answer["points"] == [0, 0]
    assert answer["scores"] == [{"total": one["total"], "parts": one["parts"]} for one in player.view["scores"]]
    answer = player.request("ask", action=player.action("explore III"))
    assert answer["legal"] is False
    assert answer["why"]["id"]
    assert answer["rule"].startswith("S-")


def test_an_earlier_moment_has_no_moves(player: Player) -> None:
    first = player.view
    player.finish_draft()
    moment = player.request("at", version=0)
    assert moment["type"] == "moment"
    assert moment["version"] == moment["view"]["version"] == 0
    assert moment["view"]["table"] == first["table"]
    assert moment["view"]["moves"] == []
    assert player.expect_error("at", version=99)["id"] == "no-such-moment"
    assert player.expect_error("at", version=-1)["id"] == "no-such-moment"


def test_undo_goes_back_step_by_step_or_to_the_start_of_the_turn(player: Player) -> None:
    player.finish_draft()
    player.end_turn()
    start = player.view
    player.move("gem")
    assert player.view["undo"] == {"step": start["version"], "turn": start["version"], "why": None, "ask": None}
    back = player.request("undo", to=start["version"])
    assert back["type"] == "undone"
    assert back["view"]["table"] == start["table"]
    assert back["view"]["moves"] == start["moves"]
    assert back["view"]["revision"] == start["revision"] + 2
    assert player.log
    assert all(line["version"] <= start["version"] for line in player.log)
    assert player.request("look")["log"] == player.log
    player.move("explore I")
    player.move()
    player.move("gem")
    revealed = start["version"] + 1
    assert player.view["undo"] == {"step": revealed + 1, "turn": revealed, "why": None, "ask": None}


def test_undo_stops_at_what_was_revealed(player: Player) -> None:
    player.finish_draft()
    before = player.view["version"]
    step = player.move("explore I")
    assert step["lines"][-1]["barrier"] is True
    assert player.view["undo"] == {"step": None, "turn": None, "why": {"id": "server-undo-revealed", "args": {}}, "ask": None}
    assert player.expect_error("undo", to=before)["id"] == "server-undo-revealed"
    player.move()
    assert player.view["undo"]["step"] == before + 1
    assert player.expect_error("undo", to=before)["id"] == "server-undo-revealed"


def test_the_end_of_a_turn_can_be_undone_until_somebody_else_acts(player: Player) -> None:
    player.finish_draft()
    seat = player.view["turn"]
    player.end_turn()
    ended = player.view["version"]
    assert player.view["undo"]["step"] == ended - 1
    player.request("undo", to=ended - 1)
    assert player.view["turn"] == seat
    player.move("end")
    player.move("gem")
    assert player.view["undo"] == {"step": ended, "turn": ended, "why": None, "ask": None}
    error = player.expect_error("undo", to=ended - 1)
    assert error == {"id": "server-undo-other", "args": {"who": {"seat": seat}}}


def test_what_a_bot_has_done_is_not_undone(client: Client) -> None:
    with player_at(client, create_table(client, ANNA, BO)) as player:
        player.finish_draft()
        player.end_turn()
        assert player.view["undo"]["why"] == {"id": "server-undo-other", "args": {"who": {"seat": 1}}}
        error = player.expect_error("undo", to=player.view["version"] - 1)
        assert error["id"] == "server-undo-other"


def test_undo_to_no_earlier_version_is_refused(player: Player) -> None:
    for version in (0, 1, -1):
        assert player.expect_error("undo", to=version)["id"] == "server-undo-version"


def test_a_stale_move_is_refused_and_nothing_is_sent_again(player: Player) -> None:
    """All that happened was sent before; the answer to the next request comes right after the refusal."""
    player.move()
    assert player.expect_error("move", action=player.view["moves"][0], revision=0)["id"] == "server-stale"
    assert player.expect_error("undo", to=0, revision=7)["id"] == "server-stale"


def test_an_illegal_move_is_refused_with_the_reason(client: Client) -> None:
    with player_at(client, create_table(client, ANNA, BEN), language="de-DE,de;q=0.9") as player:
        assert player.expect_error("move", action=player.action("pass"))["id"].startswith("settlement-")
        for action in (-1, 100_000):
            assert player.expect_error("move", action=action)["id"] == "move-out-of-range"
        assert "Zug" in player.request("move", action=-1)["text"]


def test_a_game_resumes_where_it_was(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        id = create_table(client, ANNA, BEN)
        with player_at(client, id) as player:
            for _ in range(40):
                player.move()
            while player.view["undo"]["step"] is None:
                player.move()
            player.request("undo", to=player.view["undo"]["step"])
            before, log = player.view, player.log
    with running_server(tmp_path) as client, player_at(client, id) as player:
        assert player.view == before
        assert player.welcome["log"] == log
        player.move()
        assert player.view["version"] == before["version"] + 1


def test_a_deleted_game_closes_its_connections(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with player_at(client, id) as player:
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert player.receive("error")["error"]["id"] == "server-table-deleted"
        with pytest.raises(ConnectionClosed):
            player.receive()
    assert id not in [table["id"] for table in client.get("/api/tables").json()]


def test_an_unknown_game_is_an_error_in_words(client: Client) -> None:
    with open_socket(client, "nowhere") as connection:
        message = json.loads(connection.recv())
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert message["type"] == "error"
    assert message["error"] == {"id": "server-unknown-table", "args": {"table": "nowhere"}}
