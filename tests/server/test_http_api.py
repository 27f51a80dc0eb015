"""Games, tables and saves over HTTP."""

from __future__ import annotations

import base64
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import LANGUAGES, render
from dorfplatz.server.seals import KEY_FILE
from tests.server.harness import ADA, ANNA, BEN, BO, Client, create_table, player_at, running_server, table_info


def test_the_games(client: Client) -> None:
    games = client.get("/api/games").json()
    assert [game["name"] for game in games] == [definition.name for definition in dorfplatz.available_games()]
    assert 0 <= games[-1].pop("compiled") <= 1
    lessons = ["settlement", "settlement-solo"]
    about = {"name": "settlement", "players": [1, 4], "options": [], "bots": dorfplatz.available_bots(), "lessons": lessons}
    assert games[-1] == about


def test_a_game_with_its_actions_and_its_box(client: Client) -> None:
    game = client.get("/api/games/settlement").json()
    blocks = {block["name"]: block for block in game["actions"]}
    assert blocks["build"] == {"name": "build", "offset": 14, "shape": [9, 3, 3], "params": blocks["build"]["params"]}
    assert len(game["components"]["heroes"]) == 48
    heroes = {hero["key"]: hero["origin"] for hero in game["components"]["heroes"]}
    assert heroes["tjark"] == {"provenance": "house", "values": {}, "source": ""}
    assert heroes["runa"]["values"] == {"guild": "rulebook", "cost": "rulebook", "settlers": "rulebook"}


def test_the_rules_in_both_languages(client: Client) -> None:
    rules = client.get("/api/games/settlement/rules").json()
    assert [rule["id"] for rule in rules] == sorted(rule["id"] for rule in rules)
    for rule in rules:
        for part in ("chapter", "title", "text"):
            assert all(rule[part][language].strip() for language in LANGUAGES), rule["id"]
            assert "###" not in rule[part]["de"]
        assert rule["source"]


def test_a_new_table_is_in_the_list(client: Client) -> None:
    id = create_table(client, ANNA, ADA)
    table = table_info(client, id)
    assert (table["game"], table["version"], table["over"], table["scores"]) == ("settlement", 0, False, [0, 0])
    assert table["seats"] == [ANNA | {"bot": None, "link": False}, ADA | {"link": False}]
    assert render(table["round"], "de") == "Runde 1"
    assert table["created"] == table["changed"]
    assert table["created"].endswith("Z")


def test_the_newest_table_comes_first(client: Client) -> None:
    first, second = create_table(client, ANNA, BEN), create_table(client, ANNA, BEN)
    assert [table["id"] for table in client.get("/api/tables").json()][:2] == [second, first]
    with player_at(client, first) as player:
        player.move()
    assert client.get("/api/tables").json()[0]["id"] == first


def test_the_same_seed_deals_the_same(client: Client) -> None:
    views = []
    for seed in (5, "5", 6, None):
        with player_at(client, create_table(client, ANNA, BEN, seed=seed)) as player:
            views.append(player.view["table"])
    assert views[0] == views[1]
    assert views[0] != views[2] != views[3]


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_one_to_four_can_sit_down(client: Client, people: int) -> None:
    seats = [ANNA | {"family": family} for family in range(1, people + 1)]
    with player_at(client, create_table(client, *seats)) as player:
        assert len(player.view["scores"]) == people


BAD_TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": ({"game": "chess"}, "unknown-game"),
    "nobody": ({"seats": []}, "wrong-player-count"),
    "five": ({"seats": [ANNA, BEN, ADA, BO, ANNA]}, "wrong-player-count"),
    "no name": ({"seats": [ANNA | {"name": "   "}, BEN]}, "server-name"),
    "long name": ({"seats": [ANNA | {"name": "x" * 25}, BEN]}, "server-name"),
    "control character": ({"seats": [ANNA | {"name": "An\nna"}, BEN]}, "server-name"),
    "unknown family": ({"seats": [ANNA | {"family": 5}, BEN]}, "server-family"),
    "same family": ({"seats": [ANNA, BEN | {"family": 1}]}, "server-same-family"),
    "unknown bot": ({"seats": [ANNA, BO | {"bot": "genius"}]}, "unknown-bot"),
    "bot without a name of its kind": ({"seats": [ANNA, {"kind": "bot", "name": "Bo", "family": 2}]}, "unknown-bot"),
    "unknown option": ({"options": {"players": 3}}, "unknown-option"),
    "empty seed": ({"seed": ""}, "server-seed"),
    "long seed": ({"seed": "x" * 65}, "server-seed"),
    "huge seed": ({"seed": 10**40}, "server-seed"),
    "seed of another kind": ({"seed": [1]}, "server-malformed"),
    "seat of another kind": ({"seats": [ANNA | {"kind": "ghost"}]}, "server-malformed"),
    "unknown field": ({"colour": "red"}, "server-malformed"),
    "far too many": ({"seats": [ANNA] * 17}, "server-malformed"),
    "missing field": ({"seats": [{"kind": "human", "name": "Anna"}]}, "server-malformed"),
}


@pytest.mark.parametrize("name", BAD_TABLES)
def test_a_table_that_is_not_right_is_refused_in_words(client: Client, name: str) -> None:
    change, id = BAD_TABLES[name]
    before = client.get("/api/tables").json()
    body = {"game": "settlement", "seats": [ANNA, BEN], **change}
    texts = []
    for language in LANGUAGES:
        response = client.post("/api/tables", json=body, headers={"accept-language": language})
        assert response.status_code == 400
        failure = response.json()
        assert failure["error"]["id"] == id
        assert failure["text"] == render(failure["error"], language) != id
        texts.append(failure["text"])
    assert texts[0] != texts[1]
    assert client.get("/api/tables").json() == before


@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("GET", "/api/games/chess", 404, "unknown-game"),
        ("GET", "/api/games/chess/rules", 404, "unknown-game"),
        ("DELETE", "/api/tables/nowhere", 404, "server-unknown-table"),
        ("GET", "/api/tables/nowhere/save", 404, "server-unknown-table"),
        ("GET", "/api/nothing", 404, "server-unknown-address"),
        ("GET", "/nothing.png", 404, "server-unknown-address"),
        ("GET", "/../storage.py", 404, "server-unknown-address"),
        ("GET", "/%2e%2e/storage.py", 404, "server-unknown-address"),
        ("PATCH", "/api/games", 405, "server-wrong-method"),
        ("POST", "/api/games", 405, "server-wrong-method"),
    ],
)
def test_what_is_not_there_is_said_in_words(client: Client, method: str, path: str, status: int, id: str) -> None:
    response = client.request(method, path, headers={"accept-language": "de"})
    assert response.status_code == status
    assert response.json()["error"]["id"] == id
    assert response.json()["text"] == render(response.json()["error"], "de")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "en"),
        ("DE", "de"),
        ("de-AT", "de"),
        ("en,de", "en"),
        ("en;q=0.5,de", "de"),
        ("fr, en;q=0.4 , de;q=0.5", "de"),
        ("de ; q=0.9, en;q=0.8", "de"),
        ("de;q=0", "en"),
        ("de;q=much", "en"),
    ],
)
def test_errors_are_in_the_language_the_browser_prefers(client: Client, header: str, language: str) -> None:
    failure = client.get("/api/nothing", headers={"accept-language": header}).json()
    assert failure["text"] == render(failure["error"], language)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "settlement"}', b"[" * 20_000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/saves"])
def test_broken_json_is_refused_in_words(client: Client, path: str, body: bytes) -> None:
    response = client.post(path, content=body, headers={"content-type": "application/json"})
    assert response.status_code == 400
    assert response.json()["text"]


def test_a_huge_request_is_not_read(client: Client) -> None:
    response = client.post("/api/tables", content=b" " * 1_000_000, headers={"content-type": "application/json"})
    assert response.status_code == 413
    assert response.json()["error"] == {"id": "server-too-large", "args": response.json()["error"]["args"] | {"limit": 64}}


def played(client: Client, decisions: int, seed: str = "the secret") -> tuple[str, dict[str, Any]]:
    """The id of a table, and its view after so many decisions."""
    id = create_table(client, ANNA, BEN, seed=seed)
    with player_at(client, id) as player:
        for _ in range(decisions):
            player.move()
        return id, player.view


def test_a_game_that_was_deleted_goes_on_from_its_file(client: Client) -> None:
    id, before = played(client, 25)
    response = client.get(f"/api/tables/{id}/save")
    assert response.headers["content-disposition"] == f'attachment; filename="settlement-{id}.json"'
    assert client.delete(f"/api/tables/{id}").status_code == 204
    created = client.post("/api/saves", content=response.content, headers={"content-type": "application/json"})
    assert (created.status_code, created.json()["id"]) == (201, id)
    with player_at(client, id) as player:
        assert player.view["table"] == before["table"]
        assert player.view["undo"] == before["undo"]
        assert [seat["name"] for seat in player.welcome["table"]["seats"]] == ["Anna", "Ben"]
        assert len(player.welcome["log"]) > 10
        player.move()


def test_what_leaves_the_server_before_the_end_tells_nothing_of_the_seed(client: Client) -> None:
    id, _ = played(client, 25)
    generator = dorfplatz.new("settlement", seed="the secret").state.rng.key.tobytes()
    file = client.get(f"/api/tables/{id}/save")
    with player_at(client, id) as player:
        said = [file.text, client.get("/api/tables").text, json.dumps(player.welcome), json.dumps(player.request("history"))]
    for text in said:
        assert "the secret" not in text
        assert generator.hex() not in text
    assert "seed" not in file.json()
    assert b"the secret" not in base64.b64decode(file.json()["sealed"])
    with pytest.raises(Problem) as problem:
        Game.from_json(file.json())
    assert problem.value.message.id == "save-sealed"


def test_nobody_looks_into_the_future_on_a_copy(client: Client) -> None:
    """A sealed file leads to the game it came from, as long as there is one."""
    id, before = played(client, 25)
    tables = len(client.get("/api/tables").json())
    created = client.post("/api/saves", json=client.get(f"/api/tables/{id}/save").json())
    assert (created.status_code, created.json()["id"]) == (201, id)
    assert len(client.get("/api/tables").json()) == tables
    with player_at(client, id) as player:
        assert player.view == before


@pytest.mark.parametrize(
    "change",
    [
        {"actions": []},
        {"commitment": "0" * 64},
        {"sealed": ""},
        {"sealed": "?"},
        {"sealed": base64.b64encode(bytes(60)).decode()},
        {"seats": [BEN, ANNA]},
    ],
)
def test_a_sealed_file_that_was_changed_is_refused(client: Client, change: dict[str, Any]) -> None:
    id, _ = played(client, 3)
    save = client.get(f"/api/tables/{id}/save").json()
    client.delete(f"/api/tables/{id}")
    response = client.post("/api/saves", json=save | change)
    assert (response.status_code, response.json()["error"]["id"]) == (409, "server-save-sealed")


def test_a_sealed_file_of_another_server_is_refused(client: Client, tmp_path: Path) -> None:
    id, _ = played(client, 3)
    with running_server(tmp_path) as other:
        response = other.post("/api/saves", json=client.get(f"/api/tables/{id}/save").json())
    assert (response.status_code, response.json()["error"]["id"]) == (409, "server-save-sealed")
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o077 == 0


def test_nobody_goes_on_from_a_file_once_the_seed_was_shown(client: Client) -> None:
    """Save, play to the end, read the seed, delete, and load the file: that would be a game with a known seed."""
    id = create_table(client, ADA, BO, seed="the secret")
    save = client.get(f"/api/tables/{id}/save").json()
    assert "sealed" in save
    with player_at(client, id) as player:
        while not player.view["over"]:
            player.receive("step")
    client.delete(f"/api/tables/{id}")
    response = client.post("/api/saves", json=save)
    assert (response.status_code, response.json()["error"]["id"]) == (409, "server-save-ended")


def test_a_sealed_file_that_is_loaded_many_times_at_once_is_one_game(client: Client) -> None:
    id, _ = played(client, 3)
    save = client.get(f"/api/tables/{id}/save").json()
    client.delete(f"/api/tables/{id}")
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: client.post("/api/saves", json=save), range(6)))
    assert {(answer.status_code, answer.json()["id"]) for answer in answers} == {(201, id)}


def test_a_game_that_is_too_long_is_refused(client: Client) -> None:
    save = dorfplatz.new("settlement", seed="a save").to_json() | {"seats": [ANNA, BEN], "actions": [0] * 10_001}
    assert client.post("/api/saves", json=save).json()["error"]["id"] == "server-save-damaged"


@pytest.mark.parametrize("damage", ["empty", "folder", "pipe"])
def test_a_damaged_key_is_said_in_words(tmp_path: Path, damage: str) -> None:
    path = tmp_path / KEY_FILE
    if damage == "folder":
        path.mkdir()
    elif damage == "pipe":
        os.mkfifo(path)
    else:
        path.touch()
    with running_server(tmp_path) as client:
        response = client.get(f"/api/tables/{create_table(client, ANNA, BEN)}/save")
        assert (response.status_code, response.json()["error"]["id"]) == (409, "server-key-damaged")


def test_a_finished_game_can_be_checked_by_everybody(client: Client) -> None:
    id = create_table(client, ADA, BO, seed="the secret")
    with player_at(client, id) as player:
        promised = player.welcome["table"]["commitment"]
        while not player.view["over"]:
            player.receive("step")
        points = [score["total"] for score in player.view["scores"]]
    save = client.get(f"/api/tables/{id}/save").json()
    game = Game.from_json(save)
    assert (game.seed, game.commitment, game.scores) == ("the secret", promised, points)
    created = client.post("/api/saves", json=save)
    assert created.json()["id"] != id


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"format": "chess/1"}, "save-not-ours"),
        ({"seed": 5}, "server-save-damaged"),
        ({"seed": "another"}, "save-other-seed"),
        ({"marks": []}, "save-wrong"),
        ({"marks": ["0123456789abcdef"]}, "save-other-course"),
        ({"actions": ["up"]}, "server-save-damaged"),
        ({"actions": [10**30]}, "server-save-damaged"),
        ({"actions": [10**6]}, "save-illegal-move"),
        ({"actions": [0] * 30}, "save-illegal-move"),
        ({"box": "0123"}, "save-other-box"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "x" * 65}, "server-save-damaged"),
        ({"seats": [ANNA] * 17}, "server-save-damaged"),
        ({"extra": 1}, "server-save-damaged"),
        ({"players": 7}, "wrong-player-count"),
        ({"options": {"players": 2}}, "unknown-option"),
        ({"options": {"seed": "x"}}, "unknown-option"),
        ({"seats": None}, "server-save-damaged"),
        ({"seats": [ANNA]}, "server-save-seats"),
        ({"seats": [ANNA, ANNA]}, "server-same-family"),
    ],
)
def test_a_save_that_is_not_right_is_refused_in_words(client: Client, change: dict[str, Any], id: str) -> None:
    save = dorfplatz.new("settlement", seed="a save").to_json() | {"seats": [ANNA, BEN]}
    before = client.get("/api/tables").json()
    response = client.post("/api/saves", json=save | change)
    assert response.status_code == 400
    assert response.json()["error"]["id"] == id
    assert client.get("/api/tables").json() == before
