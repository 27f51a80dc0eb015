"""An expert at the table: hints, chances, the analysis of a finished game, and playing on from a moment of it."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dorfplatz
from dorfplatz.bots import advice
from dorfplatz.bots.hints import lines
from dorfplatz.core.problem import Problem
from dorfplatz.server import judging, protocol
from dorfplatz.server.advisor import Advisor
from dorfplatz.server.database import DATABASE_FILE, LATEST_MIGRATION, SQLite
from dorfplatz.server.messages.advice import AnalysisResult, AskAnalysis, AskChances, AskHint, Chances, Hint
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.records import GameSetup, TableState
from dorfplatz.server.report import CHECKED, report, to_check
from dorfplatz.server.storage import Storage
from dorfplatz.server.table import Standing
from tests.browser.positions import played
from tests.server.harness import ADA, ANNA, BEN, BO, Client, Player, create_table, player_at, running_server, table_info
from tests.server.test_storage import new_game, with_storage


@pytest.fixture(scope="module")
def short() -> dorfplatz.Game:
    """A finished game in which everybody soon passes."""
    game = dorfplatz.new("settlement", 2, seed=3)
    while not game.over:
        game.push("pass" if game.version > 6 and "pass" in game.legal_moves else game.legal_moves[0])
    return game


def load(client: Client, game: dorfplatz.Game, *seats: dict[str, Any]) -> str:
    response = client.post("/api/saves", json={**game.to_json(), "seats": list(seats)})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def analysed(player: Player) -> dict[str, Any]:
    """The analysis, once it is done."""
    message = player.request("analysis", want="start")
    while message["state"] == "running":
        message = player.receive("analysis")
    assert message["state"] == "done"
    return message


# Hints


def test_a_hint_names_the_best_moves_of_the_person_on_turn(player: Player) -> None:
    hint = player.request("hint", revision=0)
    assert (hint["type"], hint["revision"]) == ("hint", 0)
    actions = [move["action"] for move in hint["moves"]]
    assert len(set(actions)) == 3
    assert set(actions) <= set(player.view["moves"])
    chances = [move["chance"] for move in hint["moves"]]
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(move["told"] and "-why-" in move["why"]["id"] for move in hint["moves"])
    assert player.request("hint", revision=0)["moves"] == hint["moves"]


def test_alone_a_hint_expects_points(client: Client) -> None:
    with player_at(client, create_table(client, ANNA)) as player:
        hint = player.request("hint", revision=0)
        assert [move["chance"] for move in hint["moves"]] == [None, None, None]


def test_a_hint_is_for_people_and_for_now(client: Client, player: Player, short: dorfplatz.Game) -> None:
    assert player.expect_error("hint", revision=7)["id"] == "server-stale"
    with player_at(client, load(client, short, ANNA, BEN)) as late:
        assert late.expect_error("hint", revision=late.view["revision"])["id"] == "server-hint-over"


def test_a_hint_changes_nothing_and_no_move_waits_for_it(player: Player) -> None:
    player.send({"type": "hint", "ref": "hint", "revision": 0})
    player.send({"type": "move", "ref": "move", "action": player.view["moves"][0], "revision": 0})
    answers = {answer["ref"]: answer for answer in (player.receive(), player.receive())}
    assert answers["move"]["type"] == "step"
    assert answers["hint"]["revision"] == 0


# Chances


def test_chances_are_told_to_whoever_wants_to_know_and_no_longer(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with player_at(client, id) as one, player_at(client, id) as other:
        first = one.request("chances", on=True)
        assert (first["version"], len(first["chances"])) == (0, 2)
        assert sum(first["chances"]) == pytest.approx(1, abs=0.01)
        one.move()
        assert one.receive("chances")["version"] == 1
        assert other.receive()["type"] == "step"
        assert one.request("chances", on=False)["chances"] is None
        one.move()
        other.receive("step")
        # Whatever comes next answers this; nothing was told in between.
        assert one.request("history")["type"] == other.request("history")["type"] == "history"


# The analysis


def test_a_game_is_analysed_when_it_is_over_and_not_before(player: Player) -> None:
    assert player.expect_error("analysis", want="start")["id"] == "server-analysis-running"


def test_an_analysis_is_made_once_and_outlives_the_server(tmp_path: Path, short: dorfplatz.Game) -> None:
    with running_server(tmp_path) as client:
        id = load(client, short, ANNA, BEN)
        with player_at(client, id) as one, player_at(client, id) as other:
            assert one.request("analysis", want="look")["state"] == "none"
            assert other.request("analysis", want="look")["result"] is None
            result = analysed(one)["result"]
            while (told := other.receive("analysis"))["state"] != "done":
                assert told["state"] == "running"
            assert told["result"] == result
    assert [point["version"] for point in result["points"]] == [point["version"] for point in short.history()]
    assert result["points"][-1]["expected"] == [(seat in short.winners) / len(short.winners) for seat in range(2)]
    for kind in ("best", "costly"):
        for lesson in result[kind]:
            assert short.deciders[lesson["version"]] == lesson["seat"]
            assert lesson["chance"] > 0
            assert lesson["told"] != lesson["expert"]
    with running_server(tmp_path) as client, player_at(client, id) as player:
        again = player.request("analysis", want="look")
        assert (again["state"], again["result"]) == ("done", result)


def test_only_what_the_same_judge_has_found_is_read(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        id = await new_game(storage)
        await storage.keep_analysis(id, "one", b"found")
        assert (await storage.analysis(id, "one"), await storage.analysis(id, "another")) == (b"found", None)
        await storage.keep_analysis(id, "another", b"found anew")
        assert (await storage.analysis(id, "one"), await storage.analysis(id, "another")) == (None, b"found anew")
        await storage.keep_analysis("gone", "one", b"found")
        assert await storage.analysis("gone", "one") is None
        with database(tmp_path) as connection:
            connection.execute("UPDATE analyses SET content = 'text'")
        assert await storage.analysis(id, "another") is None
        await storage.delete(id)
        with database(tmp_path) as connection:
            assert connection.execute("SELECT count(*) FROM analyses").fetchone() == (0,)

    with_storage(tmp_path, work)


def test_games_from_before_can_be_analysed(tmp_path: Path) -> None:
    SQLite(tmp_path / DATABASE_FILE).migrate("0003")
    SQLite(tmp_path / DATABASE_FILE).migrate()
    with database(tmp_path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (LATEST_MIGRATION,)
        assert connection.execute("SELECT count(*) FROM analyses").fetchone() == (0,)


def short_state(game: dorfplatz.Game) -> TableState:
    """A game of two as a table has it."""
    setup = GameSetup("settlement", {}, game.box, "1", game.seed, game.commitment, "mark")
    seats = [Seat("human", "Anna", 1), Seat("human", "Ben", 2)]
    return TableState("short", "table", setup, seats, 0, game.actions, game.version)


def verdict(seat: int, action: int, cost: float = 0.0, merit: float = 0.0, checked: bool = False) -> judging.Verdict:
    """A decision between several moves."""
    first, second = (action + 1, action + 2) if action < 200 else (action - 1, action - 2)
    best = judging.Expected(first if cost else action, 0.5, 0.0)
    following = judging.Expected(second, 0.5 - merit, 0.0)
    played = judging.Expected(action, 0.5 - cost, 0.0)
    return judging.Verdict(seat, [0.5, 0.5], played, best, following, 9, checked)


def falling(judged: list[judging.Verdict], seat: int, last: int) -> list[judging.Verdict]:
    """The same in a game in which this one of two is ahead up to a version, and then behind."""
    return [
        msgspec.structs.replace(one, chances=[own if who == seat else 1 - own for who in (0, 1)])
        for version, one in enumerate(judged)
        for own in [0.8 if version <= last else 0.2]
    ]


def test_the_costliest_and_the_best_decisions_are_looked_at_again() -> None:
    found = [verdict(0, 1, cost=0.1), verdict(0, 1, cost=0.3), verdict(1, 1, merit=0.2), verdict(1, 1, cost=0.001)]
    order = []
    while (version := to_check(found, alone=False)) is not None:
        order.append(version)
        found[version] = verdict(found[version].seat, 1, checked=True)
    assert order == [1, 0, 2]


def test_so_many_closer_looks_are_enough() -> None:
    found = [verdict(0, 1, cost=0.1 + 0.001 * n) for n in range(40)]
    looks = 0
    while (version := to_check(found, alone=False)) is not None:
        # Each of them turns out to be half as bad.
        found[version] = verdict(0, 1, cost=0.05, checked=True)
        looks += 1
    assert looks == CHECKED


def test_what_a_search_leaves_aside_is_judged_by_itself(short: dorfplatz.Game) -> None:
    state = short_state(short)
    version = next(version for version in range(short.version) if len(judging.at(state, version).legal_moves) > 20)
    game = judging.at(state, version)
    tried = {one.move.id for one in advice.judge(game, 100)}
    aside = next(move for move in game.legal_moves if move.id not in tried)
    alone = advice.expect(game, aside, judging.LEAST_SIMULATIONS)
    assert alone.visits == judging.LEAST_SIMULATIONS - 1

    state = dataclasses.replace(state, actions=[*short.actions[:version], aside.id])
    (verdict,) = judging.verdicts(state, version)
    assert verdict.played == judging.Expected(aside.id, round(alone.chance, 4), round(alone.lead, 2))
    closer = judging.verdict_again(state, version)
    assert closer.checked
    assert closer.played.action == aside.id
    assert closer.next is not None
    assert closer.best.chance >= max(closer.next.chance, closer.played.chance)
    seen = advice.expect(game, aside, judging.CLOSE_SIMULATIONS, seed=2)
    assert closer.played == judging.Expected(aside.id, round(seen.chance, 4), round(seen.lead, 2))


def test_a_turn_after_which_all_judge_differently_is_a_turning_point(short: dorfplatz.Game) -> None:
    ends = [point["version"] for point in short.history()]
    turned = ends[len(ends) // 2]
    found = []
    for version, (seat, action) in enumerate(zip(short.deciders, short.actions, strict=True)):
        # Whoever decides sees the own chances a little too bright; that turns nothing.
        chances = [0.4, 0.6] if version <= turned else [0.8, 0.2]
        chances[seat] += 0.1
        found.append(msgspec.structs.replace(verdict(seat, action), chances=chances))
    result = report(short_state(short), found)
    assert len(result.turning) == 1
    (turn,) = result.turning
    assert turned <= turn.version < next(end for end in ends if end > turned)
    assert turn.seat == short.deciders[turn.version]
    assert turn.round == [point["round"] for point in short.history() if point["version"] <= turn.version][-1]
    assert turn.why
    assert all(message.id.startswith("analysis-why-") for message in turn.why)
    assert abs(turn.after - turn.before) == pytest.approx(0.4, abs=0.06)
    assert [point.version for point in result.points] == ends
    steady = [point.expected[0] for point in result.points[2 : ends.index(turned) - 1]]
    assert max(steady) - min(steady) < 0.06


@pytest.mark.parametrize("rising", [0, 1])
def test_only_a_loss_is_explained_by_what_was_missed(short: dorfplatz.Game, rising: int) -> None:
    ends = [point["version"] for point in short.history()]
    turned = ends[len(ends) // 2]
    found = []
    for version, (seat, action) in enumerate(zip(short.deciders, short.actions, strict=True)):
        chances = [0.2, 0.2] if version <= turned else [0.8, 0.8]
        chances[1 - rising] = 1 - chances[rising]
        found.append(msgspec.structs.replace(verdict(seat, action, cost=0.2), chances=chances))
    turn, *_ = report(short_state(short), found).turning
    gained = short.deciders[turn.version] == rising
    assert (turn.why[0].id == "analysis-why-costly") != gained


@pytest.mark.parametrize(("dear", "told"), [(0.5, 1), (0.05, 0)])
def test_whoever_throws_the_game_away_in_its_last_turn_reads_so(short: dorfplatz.Game, dear: float, told: int) -> None:
    loser = short.deciders[-1]
    state, start = short_state(short), short.history()[-2]["version"]
    found = [
        msgspec.structs.replace(verdict(seat, action, cost=dear if version >= start else 0.0), chances=[0.5, 0.5])
        for version, (seat, action) in enumerate(zip(short.deciders, short.actions, strict=True))
    ]
    assert [end["version"] for end in short.history()][-1] == len(found)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dorfplatz.server.report.shares", lambda game: [float(seat != loser) for seat in range(2)])
        result = report(state, found)
    assert [(turn.version >= start, turn.who, turn.before, turn.after) for turn in result.turning] == [
        (True, loser, 0.5, 0.0)
    ] * told


def test_a_turning_point_names_what_cost_most_with_its_own_figures() -> None:
    """Also where the log tells only later what came of it."""
    game = played("settlement", 2)
    state = dataclasses.replace(short_state(game), key="another game")
    start, dear = next(
        (begin["version"], version)
        for begin, end in pairwise(game.history())
        for version in range(max(8, begin["version"]), end["version"] - 1)
        if not lines(judging.at(state, version), game.actions[version])
    )
    loser = game.deciders[dear]
    judged = [
        verdict(seat, action, cost=0.4 if version == dear else 0.0)
        for version, (seat, action) in enumerate(zip(game.deciders, game.actions, strict=True))
    ]
    found = falling(judged, loser, start)
    turn = next(turn for turn in report(state, found).turning if turn.version == dear)
    assert (turn.who, turn.before, turn.after) == (loser, found[dear].best.chance, found[dear].played.chance)
    assert turn.why[0].id == "analysis-why-costly"


def test_nobody_is_praised_for_a_turn_in_which_they_fell_behind(short: dorfplatz.Game) -> None:
    ends = [point["version"] for point in short.history()]
    turned = ends[len(ends) // 2]
    seat = short.deciders[turned]
    judged = [
        verdict(who, action, merit=0.3 if who == seat else 0.0) for who, action in zip(short.deciders, short.actions, strict=True)
    ]
    result = report(short_state(short), falling(judged, seat, turned))
    fell = {turn.version for turn in result.turning if (turn.who == turn.seat) == (turn.after < turn.before)}
    assert fell
    assert result.best
    assert fell.isdisjoint(lesson.version for lesson in result.best)


def test_what_the_log_does_not_tell_is_no_merit(short: dorfplatz.Game) -> None:
    told = verdict(0, 1, merit=0.2)
    assert to_check([told], alone=False) == 0
    assert to_check([msgspec.structs.replace(told, silent=True)], alone=False) is None
    silent = [one.silent for one in judging.verdicts(short_state(short), 0)]
    assert silent == [not lines(judging.at(short_state(short), v), short.actions[v]) for v in range(len(silent))]


# In the background


class Answers:
    """Workers whose answers come when the test says so."""

    def __init__(self) -> None:
        self.calls: list[tuple[Callable[..., object], tuple[Any, ...], asyncio.Future[Any]]] = []

    async def call(self, function: Callable[..., object], *args: Any) -> Any:
        return await self.call_for("", True, function, *args)

    async def call_for(self, key: str, urgent: bool, function: Callable[..., object], *args: Any) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.calls.append((function, args, answer))
        return await answer

    def names(self) -> list[str]:
        return [function.__name__ for function, _, _ in self.calls]

    async def give(self, result: Any) -> None:
        """Answer the first call that waits for it."""
        next(answer for _, _, answer in self.calls if not answer.done()).set_result(result)
        await settle()


class Shelf:
    """A storage for analyses."""

    def __init__(self) -> None:
        self.content: bytes | None = None

    async def analysis(self, id: str, judge: str) -> bytes | None:
        return self.content

    async def keep_analysis(self, id: str, judge: str, content: bytes) -> None:
        self.content = content


class Listener:
    """Somebody at the table."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        self.heard.append(msgspec.json.decode(protocol.encode(message)))

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        self.heard.append({"type": "error", "ref": ref, "id": problem.message.id})

    def close(self, code: int = 0) -> None:
        pass


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def awake(game: str) -> None:
    pass


def state(actions: int = 4, revision: int = 4) -> TableState:
    setup = GameSetup("settlement", {}, "box", "1", "seed", "commitment", "mark")
    seats = [Seat("human", "Anna", 1), Seat("bot", "Ada", 2, "greedy")]
    return TableState("key", "table", setup, seats, 0, list(range(actions)), revision)


def advisor(answers: Answers, shelf: Shelf | None = None) -> Advisor:
    return Advisor(shelf or Shelf(), answers, awake)  # type: ignore[arg-type]


PERSON, BOT, OVER = Standing(0, False), Standing(1, False), Standing(0, True)
HINT = protocol.encode(Hint(None, 4, []))


def test_a_hint_is_computed_once_for_a_position() -> None:
    async def play() -> None:
        answers, one, other, now = Answers(), Listener(), Listener(), state()
        expert = advisor(answers)
        expert.answer(AskHint("a", 4), now, PERSON, one)
        await settle()
        expert.answer(AskHint("b", 4), now, PERSON, other)
        with pytest.raises(Problem, match="still being answered"):
            expert.answer(AskHint("c", 4), now, PERSON, one)
        await settle()
        await answers.give(HINT)
        expert.answer(AskHint("d", 4), now, PERSON, one)
        await settle()
        assert answers.names() == ["hint"]
        assert [message["ref"] for message in one.heard] == ["a", "d"]
        assert [message["ref"] for message in other.heard] == ["b"]

    asyncio.run(play())


def test_a_bot_gets_no_hint() -> None:
    async def play() -> None:
        answers = Answers()
        with pytest.raises(Problem, match="a bot is playing there"):
            advisor(answers).answer(AskHint("a", 4), state(), BOT, Listener())
        assert answers.calls == []

    asyncio.run(play())


def test_a_hint_that_fails_is_said_and_can_be_asked_for_again() -> None:
    async def play() -> None:
        answers, one, now = Answers(), Listener(), state()
        expert = advisor(answers)
        expert.answer(AskHint("a", 4), now, PERSON, one)
        await settle()
        answers.calls[0][2].set_exception(RuntimeError("the worker is confused"))
        await settle()
        expert.answer(AskHint("b", 4), now, PERSON, one)
        await settle()
        await answers.give(HINT)
        assert [(message["type"], message["ref"]) for message in one.heard] == [("error", "a"), ("hint", "b")]

    asyncio.run(play())


def test_of_quick_moves_only_the_last_ones_chances_are_told() -> None:
    async def play() -> None:
        answers, one = Answers(), Listener()
        expert = advisor(answers)
        expert.answer(AskChances("a", True), state(), PERSON, one)
        await settle()
        await answers.give(protocol.encode(Chances(None, 4, [0.5, 0.5])))
        for actions in (5, 6, 7):
            expert.changed(state(actions))
            await settle()
        await answers.give(protocol.encode(Chances(None, 5, [0.5, 0.5])))
        await answers.give(protocol.encode(Chances(None, 7, [0.4, 0.6])))
        assert [len(args[0].actions) for _, args, _ in answers.calls] == [4, 5, 7]
        assert [message["version"] for message in one.heard] == [4, 5, 7]
        await expert.leave(one)
        expert.changed(state(8))
        await settle()
        assert len(answers.calls) == 3

    asyncio.run(play())


COMPLETE = [verdict(0, action) for action in range(4)]


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (msgspec.json.encode(COMPLETE), "done"),
        (msgspec.json.encode(COMPLETE)[:-9], "none"),
        (b"\xff\x00", "none"),
        (b"{}", "none"),
        (msgspec.json.encode([verdict(0, action + 1) for action in range(4)]), "none"),
        (msgspec.json.encode([*COMPLETE, *COMPLETE]), "none"),
        (msgspec.json.encode([msgspec.structs.replace(one, seat=2) for one in COMPLETE]), "none"),
        (msgspec.json.encode([msgspec.structs.replace(one, chances=[1.0]) for one in COMPLETE]), "none"),
    ],
    ids=["right", "cut", "no-text", "no-list", "other-decisions", "more-decisions", "other-seats", "other-chances"],
)
def test_an_analysis_that_is_damaged_is_made_anew(content: bytes, found: str) -> None:
    async def play() -> None:
        answers, shelf, one, now = Answers(), Shelf(), Listener(), state()
        shelf.content = content
        expert = advisor(answers, shelf)
        expert.answer(AskAnalysis("a", "look"), now, OVER, one)
        await settle()
        await answers.give("judge")
        if found == "done":
            await answers.give(AnalysisResult(False, [], [], [], []))
        assert (one.heard[-1]["state"], one.heard[-1]["done"]) == (found, 4 if found == "done" else 0)

    asyncio.run(play())


def test_an_analysis_that_is_stopped_goes_on_where_it_was() -> None:
    async def play() -> None:
        answers, shelf, one, now = Answers(), Shelf(), Listener(), state()
        expert = advisor(answers, shelf)
        expert.answer(AskAnalysis("a", "start"), now, OVER, one)
        await settle()
        await answers.give("judge")
        await answers.give([verdict(0, 0), verdict(0, 1)])
        expert.answer(AskAnalysis("b", "stop"), now, OVER, one)
        await settle()
        assert (one.heard[-1]["ref"], one.heard[-1]["state"], one.heard[-1]["done"]) == ("b", "none", 2)
        expert.answer(AskAnalysis("c", "start"), now, OVER, one)
        await settle()
        function, args, _ = answers.calls[-1]
        assert (function, args[1]) == (judging.verdicts, 2)
        # Another server finds what was kept.
        later, two = Answers(), Listener()
        second = advisor(later, shelf)
        second.answer(AskAnalysis("d", "look"), now, OVER, two)
        await settle()
        await later.give("judge")
        assert two.heard[-1]["done"] == 2
        await expert.leave(one)

    asyncio.run(play())


def test_nobody_computes_what_nobody_waits_for() -> None:
    async def play() -> None:
        answers, shelf, one, now = Answers(), Shelf(), Listener(), state()
        expert = advisor(answers, shelf)
        expert.answer(AskAnalysis("a", "start"), now, OVER, one)
        await settle()
        await answers.give("judge")
        await answers.give([verdict(0, 0)])
        asked = len(answers.calls)
        await expert.leave(one)
        assert len(answers.calls) == asked
        assert answers.calls[-1][2].cancelled()
        assert shelf.content is not None

    asyncio.run(play())


# Playing on


def play_on(client: Client, id: str, version: int, *seats: dict[str, Any]) -> Any:
    return client.post(f"/api/tables/{id}/play-on", json={"version": version, "seats": list(seats)})


def test_one_can_play_on_from_any_moment_of_a_finished_game(client: Client, short: dorfplatz.Game) -> None:
    id = load(client, short, ANNA, BEN)
    for version in (0, 7, short.version - 1):
        response = play_on(client, id, version, ADA, ANNA)
        assert response.status_code == 201, response.text
        new = response.json()["id"]
        with player_at(client, new) as player:
            table = player.welcome["table"]
            assert table["continues"] == {"table": id, "version": version}
            assert table["commitment"] == short.commitment
            assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
            assert player.view["version"] == version
        save = client.get(f"/api/tables/{new}/save").json()
        assert save["actions"][:version] == short.actions[:version]
        assert save["continues"] == {"table": id, "version": version}
        assert client.delete(f"/api/tables/{new}").status_code == 204
        # The file remembers where the game comes from.
        again = client.post("/api/saves", json=save).json()["id"]
        with player_at(client, again) as player:
            assert player.welcome["table"]["continues"] == save["continues"]
    assert table_info(client, id)["version"] == short.version


def test_a_game_that_goes_on_shows_nothing_of_its_future(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    response = play_on(client, id, 0, ANNA, BEN)
    assert (response.status_code, response.json()["error"]["id"]) == (409, "server-play-on-running")


def test_only_moments_before_the_end_and_as_many_seats_will_do(client: Client, short: dorfplatz.Game) -> None:
    id = load(client, short, ANNA, BEN)
    for version in (-1, short.version, 10**6):
        assert play_on(client, id, version, ANNA, BEN).json()["error"]["id"] == "no-such-moment"
    assert play_on(client, id, 3, ANNA).json()["error"]["id"] == "server-play-on-seats"
    assert play_on(client, id, 3, ANNA, {**BO, "bot": "os:system"}).json()["error"]["id"] == "unknown-bot"
    assert play_on(client, "nowhere", 3, ANNA, BEN).status_code == 404


def database(folder: Path) -> closing[sqlite3.Connection]:
    """The file, with each statement committed at once."""
    return closing(sqlite3.connect(folder / DATABASE_FILE, isolation_level=None, timeout=100))
