"""A bot takes the seat of somebody who is away, and hands it back."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import render
from dorfplatz.server import protocol, table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.tables import NewTable, Save
from dorfplatz.server.records import Decision, TableState, current_log, current_moves, log_lines
from dorfplatz.server.session import GameSession
from dorfplatz.server.session_registry import SessionRegistry
from tests.server.harness import ADA, ANNA, BEN, BO, Client, Player, create_table, player_at, running_server, table_info
from tests.server.test_workers import Recorder, wait_for

ANNAS, BENS = 0, 1


def told(line: dict[str, Any], language: str = "en") -> str:
    return render(line["message"], language, ["Anna", "Ben", "Cleo"])


def seat_lines(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in log if line["message"]["id"].startswith("server-seat")]


def leave(player: Player, seat: int, bot: str = "novice") -> dict[str, Any]:
    answer = player.request("seat", seat=seat, bot=bot)
    assert answer["type"] == "seat", answer
    return answer


def watch(player: Player, steps: int) -> list[dict[str, Any]]:
    return [player.receive("step") for _ in range(steps)]


def take_back(player: Player, seat: int) -> dict[str, Any]:
    """While the bot plays; what it has decided before comes first."""
    player.send({"type": "seat", "ref": "back", "seat": seat, "bot": None})
    while (answer := player.receive())["type"] == "step":
        pass
    assert (answer["type"], answer["ref"]) == ("seat", "back"), answer
    return answer


def test_a_bot_plays_a_seat_at_once_in_the_middle_of_a_turn(player: Player) -> None:
    player.finish_draft()
    seat, before = player.view["turn"], player.view
    player.move("explore I")
    answer = leave(player, seat)
    assert [one["bot"] for one in answer["seats"]] == ["novice" if one == seat else None for one in (ANNAS, BENS)]
    assert [one["kind"] for one in answer["seats"]] == ["human", "human"]
    assert answer["view"]["moves"] == []
    assert answer["view"]["seat"] != seat
    while player.view["turn"] == seat:
        assert player.receive("step")["seat"] == seat
    assert player.view["moves"]
    assert player.view["version"] > before["version"] + 1
    player.move()


def test_the_log_says_so_in_both_languages(player: Player) -> None:
    (line,) = leave(player, 1 - player.view["turn"], "master")["lines"]
    who = "Anna" if line["seat"] == ANNAS else "Ben"
    assert (told(line), told(line, "de")) == (
        f"{who} is away; a bot plays on: Master.",
        f"{who} ist nicht da; ein Bot spielt weiter: Meisterin.",
    )
    (line,) = player.request("seat", seat=line["seat"], bot=None)["lines"]
    assert (told(line), told(line, "de")) == (f"{who} is back and plays on.", f"{who} ist wieder da und spielt weiter.")
    assert line["barrier"] is False


def test_the_seat_is_taken_back_and_its_person_decides(client: Client) -> None:
    with player_at(client, create_table(client, ANNA, BO)) as player:
        player.finish_draft()
        leave(player, ANNAS, "random")
        watch(player, 20)
        answer = take_back(player, ANNAS)
        assert answer["seats"][ANNAS]["bot"] is None
        while not player.view["moves"]:
            player.receive("step")
        assert player.view["turn"] == player.view["seat"] == ANNAS
        player.move()


def test_one_sees_ones_own_seat_while_bots_play_all_of_them(client: Client) -> None:
    with player_at(client, create_table(client, BO, ANNA, ADA)) as player:
        leave(player, 1)
        assert {step["view"]["seat"] for step in watch(player, 12)} == {1}
        while not player.view["over"]:
            player.receive("step")
        error = player.expect_error("seat", seat=1, bot=None)
        assert error["id"] == "server-seat-over"


def test_everybody_hears_of_it_and_whoever_comes_later(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with player_at(client, id) as one, player_at(client, id) as other:
        seat = 1 - one.view["turn"]
        answer = leave(one, seat, "expert")
        heard = other.receive("seat")
        assert (heard["ref"], heard["seats"], heard["lines"]) == (None, answer["seats"], answer["lines"])
        with player_at(client, id) as late:
            assert late.welcome["table"]["seats"] == answer["seats"]
            assert late.welcome["log"] == answer["lines"]
    assert [one["bot"] for one in table_info(client, id)["seats"]] == [one["bot"] for one in answer["seats"]]


def test_asked_for_twice_it_happens_once(player: Player) -> None:
    seat = 1 - player.view["turn"]
    answer = leave(player, seat)
    again = player.request("seat", seat=seat, bot="novice")
    assert (again["type"], again["seats"], again["log"]) == ("rewound", answer["seats"], answer["lines"])
    assert again["view"]["revision"] == answer["view"]["revision"]


@pytest.mark.parametrize(
    ("seat", "bot", "id"),
    [
        (2, "novice", "server-no-seat"),
        (-1, None, "server-no-seat"),
        (1, "novice", "server-seat-of-bot"),
        (1, None, "server-seat-of-bot"),
        (0, "genius", "unknown-bot"),
        (0, "os:getcwd", "unknown-bot"),
        (0, "", "unknown-bot"),
        (0, 7, "server-malformed"),
    ],
)
def test_what_can_not_be_is_refused(client: Client, seat: int, bot: Any, id: str) -> None:
    with player_at(client, create_table(client, ANNA, BO, seed=8)) as player:
        while not player.view["moves"]:
            player.receive("step")
        assert player.expect_error("seat", seat=seat, bot=bot)["id"] == id


def test_undo_takes_back_moves_and_nobody_from_a_seat(player: Player) -> None:
    player.finish_draft()
    player.end_turn()
    seat, start = player.view["turn"], player.view["version"]
    player.move("gem")
    leave(player, 1 - seat)
    assert player.view["undo"]["step"] == start
    undone = player.request("undo", to=start)
    (line,) = seat_lines(player.log)
    assert line["version"] == start
    assert undone["lines"] == player.log[-1:] == [line]
    whole = player.request("look")
    assert whole["log"] == player.log
    assert whole["seats"][1 - seat]["bot"] == "novice"
    player.move("gem")
    player.request("seat", seat=1 - seat, bot=None)
    assert player.view["turn"] == seat


def test_what_a_bot_did_is_undone_only_by_whoever_takes_the_seat_back() -> None:
    dealt = table.new_game("settlement", 1, 7, {})
    state = TableState("undo", "undo", dealt.setup, [Seat("human", "Anna", 1)], 0, [], 0)
    while table.Table(state).view(0, (0,))["undo"]["step"] is None:
        state = replace(state, actions=[*state.actions, table.Table(state).game.legal_moves.ids[-1]])
    table.forget("undo")
    away = table.change_seat(state, [(0,)], 0, "novice")
    assert away.seats
    view = json.loads(away.messages[(0,)])["view"]
    assert view["undo"]["why"] == {"id": "server-undo-other", "args": {"who": {"seat": 0}}}
    away_state = replace(state, seats=away.seats)
    with pytest.raises(Problem, match="acted since"):
        table.undo(away_state, [(0,)], len(state.actions) - 1, (0,))
    back = table.change_seat(away_state, [(0,)], 0, None)
    assert json.loads(back.messages[(0,)])["view"]["undo"]["step"] == len(state.actions) - 1
    table.forget("undo")


def test_a_game_resumes_with_the_bot_on_its_seat(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        id = create_table(client, ANNA, BEN)
        with player_at(client, id) as player:
            player.finish_draft()
            seat = player.view["turn"]
            leave(player, seat, "random")
            while player.view["turn"] == seat:
                player.receive("step")
            version = player.view["version"]
            save = client.get(f"/api/tables/{id}/save").json()
    with running_server(tmp_path) as client:
        with player_at(client, id) as player:
            assert player.view["version"] == version
            assert player.welcome["table"]["seats"][seat]["bot"] == "random"
            assert len(seat_lines(player.welcome["log"])) == 1
            assert player.request("at", version=0)["view"]["version"] == 0
            player.request("seat", seat=seat, bot=None)
        client.delete(f"/api/tables/{id}")
        # From the file the bot comes back as well.
        again = client.post("/api/saves", json=save).json()["id"]
        with player_at(client, again) as player:
            assert player.view["version"] == version
            assert player.welcome["table"]["seats"][seat] == {**save["seats"][seat], "kind": "human", "bot": "random"}
            take_back(player, seat)


def test_a_new_game_begins_with_its_people(client: Client) -> None:
    """As when the same seats play again."""
    seats = [ANNA | {"bot": "genius"}, BEN]
    with player_at(client, create_table(client, *seats)) as player:
        assert [seat["bot"] for seat in player.welcome["table"]["seats"]] == [None, None]


def test_a_log_keeps_who_plays_when_moves_are_undone() -> None:
    one, two, three = (Decision("move", value, 0, lines=b'{"n":%d}' % value) for value in (1, 2, 3))
    away, back = Decision("seat", 1, 0, bot="novice"), Decision("seat", 2, 0)
    decisions = [one, away, two, back, Decision("undo", 0, 0), three]
    assert current_log(decisions) == [away, back, three]
    assert current_moves(decisions) == [three]
    first, second, last = log_lines(current_log(decisions))
    assert b'"version":0' in first
    assert b'"word":"bot-novice"' in first
    assert b'"version":0' in second
    assert last == b'{"n":3}'


# While a bot thinks


def choose_behind(gate: Path, state: TableState) -> int:
    """In a worker: says that it has begun, and waits until the gate is open."""
    gate.with_name("begun").touch()
    wait_for(gate)
    return table.choose(state)


@asynccontextmanager
async def thinking(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[GameSession, Recorder, Callable[[], None]]]:
    """Anna has decided, and her bot thinks about her next decision; what is given last lets it go on."""
    monkeypatch.setattr(table, "choose", partial(choose_behind, folder / "gate"))
    registry = SessionRegistry(folder / "data", lambda done, total, name: None)
    async with asyncio.timeout(200), registry.opened():
        id = (await registry.create(NewTable("settlement", [Seat("human", "Anna", 1)], seed=7))).id
        async with registry.session(id) as session:
            assert isinstance(session, GameSession)
            recorder = Recorder()
            await session.subscribe(recorder)
            await session.handle(protocol.Move("r", recorder.view["moves"][0], 0), recorder)
            await session.handle(protocol.ChangeSeat("away", 0, "novice"), recorder)
            while not (folder / "begun").exists():
                await asyncio.sleep(0.01)
            yield session, recorder, (folder / "gate").touch
            await session.unsubscribe(recorder)
            assert not recorder.problems


async def test_what_a_bot_thinks_of_is_dropped_when_its_seat_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking(tmp_path, monkeypatch) as (session, recorder, go_on):
        await session.handle(protocol.ChangeSeat("back", 0, None), recorder)
        assert (recorder.messages[-1]["type"], recorder.messages[-1]["ref"]) == ("seat", "back")
        await session.handle(protocol.Move("mine", recorder.view["moves"][-1], recorder.view["revision"]), recorder)
        go_on()
        # The bot thinks again, about this position and no other.
        await session.handle(protocol.ChangeSeat("away", 0, "novice"), recorder)
        while len(session.state.actions) < 4:
            recorder.arrived.clear()
            await recorder.arrived.wait()
        steps = [message for message in recorder.messages if message["type"] == "step"]
        assert [step["ref"] for step in steps[:2]] == ["r", "mine"]
        assert {step["ref"] for step in steps[2:]} == {None}
        assert [step["view"]["version"] for step in steps] == list(range(1, len(steps) + 1))


async def test_nobody_waits_for_a_bot_that_thinks_when_they_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking(tmp_path, monkeypatch) as (session, recorder, _):
        await session.unsubscribe(recorder)
        assert len(session.state.actions) == 1


async def test_a_game_goes_on_when_the_worker_dies_in_which_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking(tmp_path, monkeypatch) as (session, recorder, go_on):
        os.kill(session._workers.bots.pids[0], signal.SIGKILL)
        go_on()
        while len(session.state.actions) < 3:
            recorder.arrived.clear()
            await recorder.arrived.wait()


async def test_the_only_move_is_played_without_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "choose", partial(choose_behind, tmp_path / "never"))
    game = dorfplatz.new("settlement", players=2, seed=1)
    bot = dorfplatz.bot("random", seed=1)
    while game.turn != 1 or len(game.legal_moves) > 1:
        game.push(bot.choose(game))
    save = Save(**game.to_json(), seats=[Seat("human", "Anna", 1), Seat("bot", "Ada", 2, "novice")])
    registry = SessionRegistry(tmp_path, lambda done, total, name: None)
    async with asyncio.timeout(200), registry.opened(), registry.session((await registry.saves.load(save)).id) as session:
        recorder = Recorder()
        await session.subscribe(recorder)
        while len(recorder.messages) < 2:
            recorder.arrived.clear()
            await recorder.arrived.wait()
        assert recorder.messages[1]["action"] == game.legal_moves.ids[0]
        await session.unsubscribe(recorder)
