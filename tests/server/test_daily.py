"""The game of the day: the same for everybody, and only the first attempt counts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.words import Message, render
from dorfplatz.server import daily
from dorfplatz.server.records import Decision
from dorfplatz.server.storage import open_storage
from dorfplatz.server.table import _summary, new_game
from tests.databases import Place
from tests.server.harness import Client, player_at, table_info

GAME = "settlement"


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def begin(client: Client, day: str, game: str = GAME, **headers: str) -> str:
    response = client.post(f"/api/games/{game}/days/{day}/tables", json={"name": "Anna"}, headers=headers)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def attempts(client: Client, game: str) -> list[dict[str, Any]]:
    return [one for one in client.get("/api/days").json()["results"] if one["game"] == game]


def test_everybody_gets_the_same_deal_and_another_one_every_day() -> None:
    one, other = daily.seed_of(GAME, "2026-11-16"), daily.seed_of(GAME, "2026-11-17")
    assert one == daily.seed_of(GAME, "2026-11-16")
    deals = [dorfplatz.new(GAME, 1, seed).mark for seed in (one, one, other)]
    assert deals[0] == deals[1] != deals[2]


def test_bots_answer_everybody_alike() -> None:
    """Whatever was asked of them before, as after an undo or a restart."""
    seed = daily.seed_of("milestones", "2026-11-16")
    game = dorfplatz.new("milestones", 2, seed)
    chosen = []
    for _ in range(12):
        chosen.append(daily.bot_of("skilled", seed).choose(game).id)
        game.push(chosen[-1])
    daily.bot_of.cache_clear()
    while game.version:
        game.pop()
        assert daily.bot_of("skilled", seed).choose(game).id == chosen[game.version]


def test_the_first_attempt_counts(client: Client) -> None:
    first, second = begin(client, today()), begin(client, today())
    assert first != second
    (counted,) = attempts(client, GAME)
    assert (counted["day"], counted["table"], counted["points"]) == (today(), first, None)
    heads = []
    for id in (first, second):
        with player_at(client, id) as player:
            heads.append(player.welcome["table"])
    assert [head["day"] for head in heads] == [today(), today()]
    assert heads[0]["commitment"] == heads[1]["commitment"]
    assert table_info(client, first)["day"] == today()
    # Without its table the attempt has still been made.
    client.delete(f"/api/tables/{first}")
    (counted,) = attempts(client, GAME)
    assert counted["table"] is None
    begin(client, today())
    assert attempts(client, GAME) == [counted]


def test_an_earlier_day_is_practice(client: Client) -> None:
    day = (datetime.now(UTC).date() - timedelta(days=3)).isoformat()
    id = begin(client, day, "milestones", **{"accept-language": "de"})
    assert [seat["name"] for seat in table_info(client, id)["seats"]] == ["Anna", render(Message("bot-skilled"), "de")]
    assert day not in [one["day"] for one in attempts(client, "milestones")]


@pytest.mark.parametrize("day", ["20261116", "2026-02-30", "today", "2026-W47-1"])
def test_what_is_no_day(client: Client, day: str) -> None:
    response = client.post(f"/api/games/{GAME}/days/{day}/tables", json={"name": "Anna"})
    assert response.status_code == 400
    assert day in response.json()["text"]


def test_a_day_to_come(client: Client) -> None:
    day = (datetime.now(UTC).date() + timedelta(days=2)).isoformat()
    assert client.post(f"/api/games/{GAME}/days/{day}/tables", json={"name": "Anna"}).status_code == 409
    assert client.post("/api/games/chess/days/2026-11-16/tables", json={"name": "Anna"}).status_code == 404
    assert client.post(f"/api/games/{GAME}/days/{today()}/tables", json={"name": " "}).status_code == 400


def test_it_is_the_same_day_for_longer_than_a_day() -> None:
    now = datetime.now(UTC).date()
    assert daily.is_today(now)
    assert not daily.is_today(now - timedelta(days=2))
    assert daily.check(now.isoformat()) == now


async def test_what_was_reached_is_kept(place: Place) -> None:
    storage = open_storage(place.folder, place.address)
    game = dorfplatz.new(GAME, 1, daily.seed_of(GAME, "2026-11-16"))
    dealt, seats = new_game(GAME, 1, game.seed, {}), daily.seats_of(GAME, "Anna", "en")
    bot = dorfplatz.bot("greedy", seed=1)
    while not game.over:
        game.push(bot.choose(game))
    over = _summary(game)
    first, second = [await storage.create(dealt, seats, day="2026-11-16") for _ in range(2)]
    await storage.count_attempt("2026-11-16", GAME, first)
    await storage.count_attempt("2026-11-16", GAME, second)
    await storage.keep_goal("2026-11-16", GAME, 70)
    for id in (second, first):
        await storage.append(id, 1, Decision("move", 1, 0), over)
    (day,) = await storage.days()
    assert (day.table, day.goal, day.points, day.won) == (first, 70, game.scores[0], None)
    found = {one.id: one for one in await storage.finished()}
    assert not found[first].known
    assert found[second].known
    assert found[first].rounds == 6
    assert sum(part.points for part in found[first].parts[0]) == game.scores[0]
    # Deleting the game takes it out of the list, not out of the calendar.
    await storage.delete(first)
    assert [one.id for one in await storage.finished()] == [second]
    assert (await storage.days())[0].points == game.scores[0]
    await storage.close()


def test_an_expert_shows_what_can_be_reached() -> None:
    seed = daily.seed_of("milestones", "2026-11-16")
    game = dorfplatz.new("milestones", 2, seed)
    while not game.over and game.version < 40:
        game.push(daily.bot_of("skilled", seed).choose(game))
    actions, points = daily.played_on("milestones", seed, game.actions)
    assert actions[:40] == game.actions
    assert len(actions) > 40
    assert points is None or points > 0
