"""How long people may take: the arithmetic, and what happens at a table when somebody's time has run out."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.core.words import render
from dorfplatz.server import deadlines, table_clock
from dorfplatz.server.clock import COMEBACK, Clock
from dorfplatz.server.database import DATABASE_FILE
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.clocks import ClockRule
from dorfplatz.server.pace import Pace
from dorfplatz.server.records import GameSetup, NewGame, Recording
from dorfplatz.server.storage import Storage
from dorfplatz.server.table import Standing
from dorfplatz.server.table_clock import StoredClock, TableClock, Uptime, to_stored
from tests.databases import Place, Postgres
from tests.server.harness import (
    ADA,
    ANNA,
    BEN,
    Client,
    Player,
    player_at,
    running_server,
    server_process,
    table_info,
    wait_for,
)
from tests.server.test_storage import SUMMARY, with_storage

FIVE = ClockRule("budget", 300, 15)
A_DAY = ClockRule("turn", 86_400)
DAY = 86_400_000


def seconds(clock: Clock, now: int = 0) -> list[float]:
    return [left / 1000 for left in clock.left_at(now)]


# Arithmetic


def test_a_budget_runs_for_whoever_is_on_turn() -> None:
    clock = Clock.new(FIVE, 2).on_turn(0, 0, 0).resumed(0)
    assert seconds(clock, 20_000) == [280, 300]
    assert clock.deadline == 300_000


def test_after_a_turn_a_budget_grows_by_the_increment() -> None:
    clock = Clock.new(FIVE, 2).on_turn(0, 0, 0).resumed(0).on_turn(1, 3, 40_000).resumed(40_000)
    assert seconds(clock, 50_000) == [275, 290]


def test_decisions_of_one_turn_bring_no_increment() -> None:
    clock = Clock.new(FIVE, 1).on_turn(0, 0, 0).resumed(0).on_turn(0, 0, 10_000).on_turn(0, 0, 20_000)
    assert seconds(clock, 30_000) == [270]


def test_two_turns_in_a_row_are_two_turns() -> None:
    clock = Clock.new(FIVE, 1).on_turn(0, 0, 0).resumed(0).on_turn(0, 4, 10_000).resumed(10_000)
    assert seconds(clock, 10_000) == [305]


def test_an_undo_gives_no_time_back_and_none_twice() -> None:
    clock = Clock.new(FIVE, 2).on_turn(0, 0, 0).resumed(0)
    clock = clock.on_turn(1, 2, 60_000).resumed(60_000)
    assert seconds(clock, 60_000) == [255, 300]
    clock = clock.on_turn(0, 0, 70_000).resumed(70_000)
    assert seconds(clock, 70_000) == [255, 290]
    clock = clock.on_turn(1, 2, 80_000).resumed(80_000)
    assert seconds(clock, 80_000) == [245, 290]


def test_a_turn_of_a_day_begins_with_a_day_and_goes_on_after_an_undo() -> None:
    clock = Clock.new(A_DAY, 2).on_turn(0, 0, 0).resumed(0)
    clock = clock.on_turn(1, 2, DAY // 2).resumed(DAY // 2)
    assert clock.deadline == DAY // 2 + DAY
    clock = clock.on_turn(0, 0, DAY // 2 + 1000).resumed(DAY // 2 + 1000)
    assert clock.left[0] == DAY // 2
    clock = clock.on_turn(0, 5, DAY).resumed(DAY)
    assert clock.left[0] == DAY


def test_a_clock_that_stands_loses_nothing() -> None:
    clock = Clock.new(FIVE, 2).on_turn(1, 0, 0).resumed(0).paused(10_000)
    assert seconds(clock, 99_000_000) == [300, 290]
    assert clock.deadline is None
    assert seconds(clock.resumed(50_000), 51_000) == [300, 289]


def test_nobodys_time_runs_for_a_bot_or_after_the_end() -> None:
    clock = Clock.new(FIVE, 2).on_turn(None, 0, 0).resumed(0)
    assert clock.since is None
    assert seconds(clock, 10**9) == [300, 300]


def test_whoever_comes_back_has_a_minute_once_a_turn() -> None:
    clock = Clock.new(FIVE, 2).on_turn(0, 0, 0).resumed(0).on_turn(None, 0, 400_000)
    assert seconds(clock) == [0, 300]
    clock = clock.came_back(0, 0)
    assert clock.left[0] == COMEBACK
    again = clock.on_turn(0, 0, 0).resumed(0).on_turn(None, 0, 400_000).came_back(0, 0)
    assert again.left[0] == 0
    assert again.came_back(0, 7).left[0] == COMEBACK
    assert Clock.new(ClockRule("budget", 5), 1).on_turn(0, 0, 0).resumed(0).paused(9000).came_back(0, 0).left == (5000,)


def test_whoever_has_time_left_gets_none_by_coming_back() -> None:
    assert Clock.new(FIVE, 2).came_back(1, 3).left == (300_000, 300_000)


def test_handing_over_the_turn_earns_no_increment() -> None:
    clock = Clock.new(FIVE, 2).on_turn(0, 0, 0).resumed(0).on_turn(None, 0, 1000).on_turn(1, 3, 2000)
    assert seconds(clock, 2000) == [299, 300]


# The time that clocks run by


class Monotonic:
    """Seconds since the machine was started."""

    def __init__(self, now: float = 5000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def test_the_uptime_stands_while_no_server_runs() -> None:
    ticking = Monotonic()
    first = Uptime(1000, ticking)
    ticking.now += 2
    assert first.now() == 3000
    # An hour later another one begins with what is stored, after the machine was started anew.
    assert Uptime(3000, Monotonic(7.0)).now() == 3000


def test_the_uptime_follows_the_server_that_has_run_longest() -> None:
    uptime = Uptime(1000, Monotonic())
    uptime.catch_up(900)
    assert uptime.now() == 1000
    uptime.catch_up(1500)
    assert uptime.now() == 1500


@pytest.mark.parametrize("jump", [-7200, 7200, 10**9])
def test_a_jump_of_the_system_clock_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    ticking = Monotonic()
    uptime = Uptime(0, ticking)
    clock = Clock.new(FIVE, 1).on_turn(0, 0, uptime.now()).resumed(uptime.now())
    real, ticking.now = time.time, ticking.now + 1
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    monkeypatch.setattr(time, "time_ns", lambda: int((real() + jump) * 1e9))
    assert seconds(clock, uptime.now()) == [299]


def test_a_turn_goes_on_where_it_was_when_a_server_comes_back() -> None:
    clock = Clock.new(A_DAY, 2).on_turn(1, 0, 5000).resumed(5000)
    stored = to_stored(clock, 65_000)
    assert stored.deadline == 5000 + DAY
    assert stored.clock(65_000).left_at(65_000)[1] == DAY - 60_000
    assert stored.clock(66_000).left_at(66_000)[1] == DAY - 61_000


def test_a_budget_stands_when_a_server_comes_back() -> None:
    stored = to_stored(Clock.new(FIVE, 2).on_turn(1, 0, 5000).resumed(5000), 65_000)
    assert stored.deadline is None
    assert stored.clock(99_000_000).left_at(99_000_000) == (300_000, 240_000)


class Memory:
    """Where a clock is stored."""

    def __init__(self) -> None:
        self.stored: list[StoredClock] = []

    async def keep_clock(self, id: str, clock: StoredClock, uptime: int) -> None:
        self.stored.append(clock)


PEOPLE = [Seat("human", "Anna", 1), Seat("human", "Ben", 2), Seat("bot", "Ada", 3, "greedy")]


async def test_a_budget_stands_while_nobody_is_there_and_a_day_does_not() -> None:
    for rule, runs in ((FIVE, False), (A_DAY, True)):
        ticking = Monotonic()
        clock = TableClock("t", StoredClock.new(rule, 3), Memory(), Uptime(0, ticking))  # type: ignore[arg-type]
        clock.follow(Standing(0, False), PEOPLE, is_anybody_here=True)
        assert clock.told().runs == 0
        ticking.now += 10
        clock.follow(Standing(0, False), PEOPLE, is_anybody_here=False)
        assert (clock.told().runs == 0) == runs
        ticking.now += 10
        assert clock.told().left[0] == rule.seconds * 1000 - (20_000 if runs else 10_000)
        clock.stop()


async def test_a_clock_is_stored_when_it_changes_and_not_otherwise() -> None:
    memory = Memory()
    clock = TableClock("t", StoredClock.new(A_DAY, 3), memory, Uptime(0))  # type: ignore[arg-type]
    assert clock.follow(Standing(0, False), PEOPLE, is_anybody_here=True)
    await clock.save()
    assert not clock.follow(Standing(0, False), PEOPLE, is_anybody_here=False)
    await clock.save()
    assert len(memory.stored) == 1
    assert clock.follow(Standing(2, False, None, 4), PEOPLE, is_anybody_here=True)
    await clock.save()
    assert memory.stored[-1].deadline is None
    clock.stop()


async def test_when_time_is_up_it_is_told_until_something_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_clock, "AGAIN_SECONDS", 0.01)
    clock = TableClock("t", StoredClock.new(ClockRule("turn", 1), 3), Memory(), Uptime(0))  # type: ignore[arg-type]
    rung = asyncio.Event()
    times: list[int | None] = []

    def ring() -> None:
        times.append(clock.up())
        if len(times) == 2:
            rung.set()

    clock.on_up = ring
    clock.follow(Standing(1, False), PEOPLE, is_anybody_here=False)
    assert clock.up() is None
    await asyncio.wait_for(rung.wait(), 100)
    assert times == [1, 1]
    clock.follow(Standing(1, True), PEOPLE, is_anybody_here=False)
    assert clock.up() is None


# At the table


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that looks at deadlines all the time."""
    with pytest.MonkeyPatch.context() as patch, running_server(tmp_path_factory.mktemp("timed")) as client:
        patch.setattr("dorfplatz.server.app.NEW_TABLES", Pace(1000, 1000))
        patch.setattr(deadlines, "BEAT_SECONDS", 0.05)
        yield client


def begin(client: Client, *seats: dict[str, Any], **clock: Any) -> str:
    answer = client.post("/api/tables", json={"game": "settlement", "seats": list(seats), "seed": 7, "clock": clock})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def until(player: Player, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Receive until a message is so."""
    while not wanted(message := player.receive()):
        pass
    return message


def is_clock(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "clock")


def test_a_table_without_a_clock_has_none(player: Player) -> None:
    assert player.welcome["clock"] is None


def test_everybody_is_told_whose_time_runs(timed: Client) -> None:
    id = begin(timed, ANNA, BEN, kind="budget", seconds=300, increment=120)
    with player_at(timed, id) as player:
        welcome = player.welcome["clock"]
        assert welcome["rule"] == {"kind": "budget", "seconds": 300, "increment": 120, "bot": "novice"}
        assert (welcome["left"], welcome["runs"]) == ([300_000, 300_000], None)
        first = player.view["turn"]
        assert until(player, is_clock)["runs"] == first
        player.move()
        told = until(player, is_clock)
        assert told["runs"] == player.view["turn"] == 1 - first
        assert 300_000 < told["left"][first] <= 420_000
        # After an undo it runs for whoever is on turn, and the increment is not given twice.
        player.request("undo", to=0)
        told = until(player, is_clock)
        assert told["runs"] == first
        left = told["left"][first]
        player.move()
        assert until(player, is_clock)["left"][first] <= left


def test_when_time_is_up_a_bot_plays_on_and_the_person_takes_the_seat_back(timed: Client) -> None:
    id = begin(timed, ANNA, BEN, kind="budget", seconds=1, bot="random")
    with player_at(timed, id) as player:
        first = player.view["turn"]
        change = until(player, lambda message: message["type"] == "seat")
        assert [seat["bot"] for seat in change["seats"]][first] == "random"
        (line,) = change["lines"]
        assert (line["message"]["id"], line["seat"]) == ("clock-time-up", first)
        assert render(line["message"], "en", ["Anna", "Ben"]).startswith(f"Time is up for {['Anna', 'Ben'][first]}")
        until(player, lambda message: message["type"] == "step")
        player.send({"type": "seat", "ref": "back", "seat": first, "bot": None})
        back = until(player, lambda message: message.get("ref") == "back")
        assert back["type"] == "seat", back
        assert back["seats"][first]["bot"] is None
    # What the log tells after a restart is the same.
    with player_at(timed, id) as player:
        assert "clock-time-up" in [line["message"]["id"] for line in player.welcome["log"]]


def test_a_bot_has_no_clock(timed: Client) -> None:
    id = begin(timed, ANNA, ADA, kind="budget", seconds=300)
    with player_at(timed, id) as player:
        for _ in range(8):
            if not player.view["moves"]:
                player.receive()
                continue
            player.send({"type": "move", "ref": "m", "action": player.view["moves"][0], "revision": player.view["revision"]})
            message = until(player, lambda message: message.get("ref") == "m" or message["type"] == "error")
            assert message["type"] == "step", message
            told = until(player, is_clock) if player.view["turn"] == 1 else None
            assert told is None or (told["runs"] is None and told["left"][1] == 300_000)


def test_a_deadline_is_kept_although_nobody_looks(timed: Client) -> None:
    id = begin(timed, ANNA, BEN, kind="turn", seconds=1, bot="random")
    with player_at(timed, id) as player:
        first = player.view["turn"]
        assert player.welcome["clock"]["runs"] == first
        assert player.welcome["clock"]["left"][first] <= 1000

    def is_nobody_left() -> bool:
        """The clock is stored just after the seats."""
        info = table_info(timed, id)
        return all(seat["bot"] == "random" for seat in info["seats"]) and info["left"] is None

    # The bot plays the turn; then the other one's time runs out too, and as nobody is left the game waits.
    wait_for(is_nobody_left)
    info = table_info(timed, id)
    assert not info["over"]
    assert info["version"] >= 1


def test_bots_play_on_for_somebody_who_is_away(timed: Client) -> None:
    id = begin(timed, ANNA, ADA, kind="turn", seconds=86_400)
    with player_at(timed, id) as player:
        version = player.view["version"]
        while not player.view["moves"]:
            player.receive()
        player.send({"type": "move", "ref": "m", "action": player.view["moves"][0], "revision": player.view["revision"]})
        until(player, lambda message: message.get("ref") == "m")

    def is_annas_turn_again() -> bool:
        """The clock is stored just after the move."""
        info = table_info(timed, id)
        return info["turn"] == 0 and info["version"] > version + 1 and info["left"] is not None

    wait_for(is_annas_turn_again)
    assert 86_000_000 < table_info(timed, id)["left"] <= 86_400_000


def test_a_finished_game_has_no_clock_that_runs(timed: Client) -> None:
    id = begin(timed, ANNA, kind="turn", seconds=86_400)
    with player_at(timed, id) as player:
        while not player.view["over"]:
            action = player.view["moves"][0]
            player.send({"type": "move", "ref": "m", "action": action, "revision": player.view["revision"]})
            until(player, lambda message: message.get("ref") == "m")
        assert until(player, lambda message: is_clock(message) and message["runs"] is None)
    wait_for(lambda: table_info(timed, id)["left"] is None)  # it is stored after it was told


@pytest.mark.parametrize(
    ("clock", "id"),
    [
        ({"kind": "budget", "seconds": 0}, "clock-seconds"),
        ({"kind": "turn", "seconds": 10**7}, "clock-seconds"),
        ({"kind": "budget", "seconds": 300, "increment": -1}, "clock-increment"),
        ({"kind": "budget", "seconds": 300, "increment": 10**9}, "clock-increment"),
        ({"kind": "turn", "seconds": 300, "increment": 5}, "clock-turn-increment"),
        ({"kind": "turn", "seconds": 300, "bot": "nobody"}, "unknown-bot"),
        ({"kind": "sand", "seconds": 300}, "server-malformed"),
    ],
)
def test_a_wrong_clock_is_refused_in_words(timed: Client, clock: dict[str, Any], id: str) -> None:
    answer = timed.post("/api/tables", json={"game": "settlement", "seats": [ANNA, BEN], "clock": clock})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, id)
    assert answer.json()["text"]


def test_the_time_a_server_was_down_does_not_count(tmp_path: Path) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(running_server(tmp_path))
        turn = begin(client, ANNA, BEN, kind="turn", seconds=86_400)
        budget = begin(client, ANNA, BEN, kind="budget", seconds=300)
        with player_at(client, turn) as player:
            assert player.welcome["clock"]["runs"] is not None
        with player_at(client, budget) as player:
            until(player, is_clock)
        before = table_info(client, turn)["left"]
    stored = clocks(tmp_path)
    assert stored[turn] is not None
    assert stored[budget] is None
    # Whatever the system's clock says meanwhile, what is stored counts.
    with running_server(tmp_path) as client:
        assert 0 <= before - table_info(client, turn)["left"] < 100_000
        with player_at(client, budget) as player:
            assert min(player.welcome["clock"]["left"]) > 200_000


def clocks(folder: Path) -> dict[str, int | None]:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection:
        return dict(connection.execute("SELECT game, deadline FROM clocks").fetchall())


def test_a_deadline_that_passed_while_a_server_was_killed_is_kept_by_the_next(tmp_path: Path) -> None:
    import httpx

    with server_process(tmp_path) as (_, address), httpx.Client(base_url=address, timeout=100) as client:
        id = begin(client, ANNA, BEN, kind="turn", seconds=1, bot="random")
        with player_at(client, id) as player:
            assert player.welcome["clock"]["runs"] is not None
    with running_server(tmp_path) as client:
        wait_for(lambda: any(seat["bot"] for seat in table_info(client, id)["seats"]))


def test_a_damaged_clock_is_none(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        id = begin(client, ANNA, BEN, kind="budget", seconds=300)
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as connection:
            connection.execute("UPDATE clocks SET state = '{]'")
            connection.commit()
        with player_at(client, id) as player:
            assert player.welcome["clock"] is None
            player.move()
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert clocks(tmp_path) == {}


# In the database


def test_the_next_deadline_is_first_and_the_uptime_never_goes_back(place: Place) -> None:
    async def work(storage: Storage) -> tuple[Any, ...]:
        new = NewGame(GameSetup("settlement", {}, "b", "1", "s", "c", "m"), Recording({}, [b""]), [], SUMMARY)
        late, early, none = [await storage.create(new, PEOPLE, clock=StoredClock.new(A_DAY, 3)) for _ in range(3)]
        for id, since in ((late, 9000), (early, 4000)):
            await storage.keep_clock(id, to_stored(Clock.new(A_DAY, 3).on_turn(1, 2, since).resumed(since), since), since)
        found = await storage.clocks([late, none])
        uptimes = [await storage.uptime(), await storage.keep_uptime(5000), await storage.keep_uptime(20_000)]
        deadlines = await storage.deadlines()
        await storage.delete(late)
        return (early, late), deadlines, [found[id].deadline for id in (late, none)], uptimes, await storage.clock(late)

    (early, late), found, listed, uptimes, gone = with_storage(place, work)
    assert found == [(early, 4000 + DAY), (late, 9000 + DAY)]
    assert listed == [9000 + DAY, None]
    assert uptimes == [9000, 9000, 20_000]
    assert gone is None


def test_of_two_servers_with_one_database_one_keeps_a_deadline(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "BEAT_SECONDS", 0.05)
    address = postgres.new_database()
    with running_server(tmp_path / "one", database=address) as one, running_server(tmp_path / "two", database=address) as two:
        id = begin(one, ANNA, BEN, kind="turn", seconds=1, bot="random")
        with player_at(one, id) as player:
            assert player.welcome["clock"]["runs"] is not None
        wait_for(lambda: all(seat["bot"] == "random" for seat in table_info(two, id)["seats"]))
        with player_at(two, id) as player:
            told = [line for line in player.welcome["log"] if line["message"]["id"] == "clock-time-up"]
            assert sorted(line["seat"] for line in told) == [0, 1]
