"""Boxes of one's own: the form, what is refused, and tables that are played with them."""

from __future__ import annotations

import copy
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.databases import Postgres
from tests.server.harness import ADA, ANNA, BEN, Client, open_socket, server_process, table_info, with_views

GAMES = ["hamlet", "milestones", "settlement"]
NAMES = iter(f"Box {number}" for number in range(1000))


@contextmanager
def interpreting_server(folder: Path, *options: str, games: str = "") -> Iterator[Client]:
    """A server that compiles nothing and tries boxes for a moment only, so that no test waits for that."""
    first = "from dorfplatz.server import own_boxes; own_boxes.TRIAL_SECONDS = 0.3"
    server = server_process(folder, None, *options, first=first, DORFPLATZ_INTERPRET="1", DORFPLATZ_GAMES=games)
    with server as (_, address), httpx.Client(base_url=address, timeout=200) as client:
        yield client


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[Client]:
    with interpreting_server(folder) as client:
        yield client


def form_of(client: Client, game: str = "settlement") -> dict[str, Any]:
    answer = client.get(f"/api/games/{game}/box")
    assert answer.status_code == 200, answer.text
    form: dict[str, Any] = answer.json()
    return form


def values_of(client: Client, game: str = "settlement") -> Any:
    return form_of(client, game)["values"]


def check(client: Client, values: Any, game: str = "settlement") -> list[tuple[str, str]]:
    """Where something is wrong, and what is said about it in English."""
    answer = client.post(f"/api/games/{game}/box/check", json={"name": "", "values": values})
    assert answer.status_code == 200, answer.text
    return [(problem["at"], problem["message"]["id"]) for problem in answer.json()]


def keep(client: Client, values: Any, name: str | None = None, game: str = "settlement", **more: Any) -> httpx.Response:
    return client.post(f"/api/games/{game}/boxes", json={"name": name or next(NAMES), "values": values, **more})


def kept(client: Client, bank: int, name: str | None = None) -> str:
    """The id of a box in which a deposit in a bank is worth so much."""
    values = values_of(client)
    values["scoring"]["bank"] = bank
    answer = keep(client, values, name)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def begun(client: Client, box: str | None, *seats: dict[str, Any], game: str = "settlement") -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats or (ANNA, BEN)), "seed": 7, "box": box})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def looked_at(client: Client, table: str) -> dict[str, Any]:
    """The first message at a table."""
    with open_socket(client, table) as connection:
        welcome: dict[str, Any] = json.loads(connection.recv(timeout=200))
    return welcome


def moved(client: Client, table: str) -> dict[str, Any]:
    """The answer to the first move that is possible."""
    with open_socket(client, table) as connection:
        view = json.loads(connection.recv(timeout=200))["view"]
        connection.send(json.dumps({"type": "move", "ref": "a", "action": view["moves"][0], "revision": view["revision"]}))
        return with_views(json.loads(connection.recv(timeout=200)), view)


def refused(answer: httpx.Response, status: int, id: str) -> None:
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, id), answer.text
    assert answer.json()["text"] != id


# The form


def test_the_form_has_every_value_of_every_game(client: Client) -> None:
    for game in GAMES:
        form = form_of(client, game)
        assert [field["name"] for field in form["fields"]] == list(form["values"]) == list(form["origins"])
        assert check(client, form["values"], game) == []
    fields = {field["name"]: field for field in form_of(client)["fields"]}
    (entry,) = fields["heroes"]["fields"]
    kinds = {field["name"]: field["kind"] for field in entry["fields"]}
    assert kinds == {
        "key": "text",
        "guild": "choice",
        "cost": "amounts",
        "monster": "choice",
        "settlers": "number",
        "points": "number",
    }


def test_where_values_come_from(client: Client) -> None:
    origins = form_of(client)["origins"]
    assert origins["supply"] == [{"provenance": "rulebook", "values": {}, "source": ""}]
    assert {origin["provenance"] for origin in origins["landscapes"]} == {"house"}


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("supply", "gold"), 256, ("supply.gold", "box-form-wrong")),
        (("supply", "gold"), -1, ("supply.gold", "box-form-wrong")),
        (("supply", "gold"), "many", ("supply.gold", "box-form-wrong")),
        (("supply", "gold"), None, ("supply.gold", "box-form-wrong")),
        (("supply", "gold"), 1.5, ("supply.gold", "box-form-wrong")),
        (("supply", "gold"), 10**30, ("supply.gold", "box-form-wrong")),
        (("supply",), [], ("supply", "box-form-wrong")),
        (("heroes",), [], ("heroes", "box-form-count")),
        (("heroes", 3, "guild"), "pirate", ("heroes[3].guild", "box-form-wrong")),
        (("heroes", 3, "cost"), {"silk": 1}, ("heroes[3].cost", "box-form-wrong")),
        (("heroes", 3, "cost"), {"gold": 10}, ("heroes[3].cost", "box-check-settlement-amounts")),
        (("heroes", 3, "extra"), 1, ("heroes[3]", "box-form-wrong")),
        (("buildings", 0, "count"), 4, ("buildings.count", "box-form-count")),
        (("landscapes", 0, "count"), 3, ("landscapes.count", "box-form-count")),
        (("start", "rounds"), 0, ("start.rounds", "box-check-settlement-rounds")),
        (("supply", "wood"), 3, ("supply.wood", "box-check-settlement-supply")),
    ],
)
def test_what_is_wrong_is_said_where_it_stands(client: Client, path: Any, value: Any, problem: tuple[str, str]) -> None:
    values = values_of(client)
    place = values
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert check(client, values) == [problem]


def test_every_word_about_a_wrong_box_is_there_in_both_languages(client: Client) -> None:
    values = values_of(client, "hamlet")
    values["tiles"][0]["outline"] = "E-R"
    assert check(client, values, "hamlet") == [("tiles[0].outline", "box-check-hamlet-outline-open")]
    for language, words in {"en": "must lead back", "de": "muss dorthin zurückführen"}.items():
        answer = client.post(
            "/api/games/hamlet/boxes", json={"name": "open", "values": values}, headers={"accept-language": language}
        )
        assert words in answer.json()["text"]


# Keeping


def test_a_box_is_kept_read_again_and_deleted(client: Client, folder: Path) -> None:
    values = values_of(client)
    values["heroes"][1]["cost"] = {"wood": 3}
    answer = keep(client, values, "  Anna’s „Schachtel“ 🎲 ")
    id = answer.json()["id"]
    assert {"id": id, "game": "settlement", "name": "Anna’s „Schachtel“ 🎲", "tables": 0} in client.get("/api/boxes").json()
    found = client.get(f"/api/games/settlement/boxes/{id}").json()
    assert found == {"name": "Anna’s „Schachtel“ 🎲", "values": values}
    assert (folder / "boxes" / id / "settlement.toml").stat().st_mode & 0o077 == 0
    assert client.delete(f"/api/games/settlement/boxes/{id}").status_code == 204
    refused(client.get(f"/api/games/settlement/boxes/{id}"), 404, "server-unknown-box")
    assert not (folder / "boxes" / id).exists()


def test_names(client: Client) -> None:
    values = values_of(client)
    values["scoring"]["church"] = 9
    for name in ("", "   ", "x" * 41, "a\nb", "\u202e", "\x00"):
        refused(keep(client, values, name or " "), 400, "server-box-name")
    id = kept(client, 31, "Taken")
    refused(keep(client, values, "tAKEN"), 409, "server-box-name-taken")
    refused(keep(client, values_of(client), "Plain"), 400, "server-box-standard")
    assert client.delete(f"/api/games/settlement/boxes/{id}").status_code == 204


def test_the_same_values_are_the_same_box(client: Client) -> None:
    id = kept(client, 32, "First")
    values = values_of(client)
    values["scoring"]["bank"] = 32
    refused(keep(client, values, "Second"), 409, "server-box-same")
    assert keep(client, values, "Renamed", replaces=id).json()["id"] == id
    assert client.get(f"/api/games/settlement/boxes/{id}").json()["name"] == "Renamed"
    refused(keep(client, values, "Third", replaces="0" * 16), 404, "server-unknown-box")
    client.delete(f"/api/games/settlement/boxes/{id}")


def test_a_file_can_be_shared(client: Client, tmp_path: Path) -> None:
    id = kept(client, 33, "Shared")
    answer = client.get(f"/api/games/settlement/boxes/{id}/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="settlement.toml"'
    document = tomllib.loads(answer.text)
    assert document["about"] == {"game": "settlement", "name": "Shared"}
    assert document["scoring"]["provenance_of"] == {"bank": "owner"}
    opened = client.post("/api/games/settlement/box/open", json={"text": answer.text}).json()
    assert opened == client.get(f"/api/games/settlement/boxes/{id}").json()
    refused(client.post("/api/games/hamlet/box/open", json={"text": answer.text}), 400, "box-other-game")
    # The same file is what DORFPLATZ_BOX wants.
    (tmp_path / "settlement.toml").write_text(answer.text, encoding="utf-8")
    command = [sys.executable, "-c", "from dorfplatz.cli import main; main()", "components", "settlement"]
    environment = {**os.environ, "DORFPLATZ_BOX": str(tmp_path), "LANG": "en_GB.UTF-8", "COLUMNS": "200"}
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert "owner: bank" in shown
    assert "1 value was read from a printed box" in shown
    client.delete(f"/api/games/settlement/boxes/{id}")


@pytest.mark.parametrize(
    ("text", "status", "id"),
    [
        ("[[[", 400, "box-not-toml"),
        ("a = " + "[" * 5000 + "]" * 5000, 400, "box-not-toml"),
        ("a = " + "9" * 10000, 400, "box-not-toml"),
        ("x = 1\x00", 400, "box-not-toml"),
        ("", 400, "box-wrong"),
        ("about = 3", 400, "box-wrong"),
        ("[about]\ngame = 7\n", 400, "box-other-game"),
        ("# " + "x" * (256 * 1024), 413, "server-too-large"),
        ("x" * (3 * 1024 * 1024), 413, "server-too-large"),
    ],
)
def test_files_that_are_no_boxes(client: Client, text: str, status: int, id: str) -> None:
    refused(client.post("/api/games/settlement/box/open", json={"text": text}), status, id)


@pytest.mark.parametrize("id", ["%2e%2e%2f", "0" * 16, "x" * 500, "%00", "settlement.toml", "ABCDEFABCDEFABCD"])
def test_boxes_that_are_not_there(client: Client, id: str) -> None:
    for answer in (
        client.get(f"/api/games/settlement/boxes/{id}"),
        client.get(f"/api/games/settlement/boxes/{id}/file"),
        client.delete(f"/api/games/settlement/boxes/{id}"),
        client.get("/api/games/settlement", params={"box": id}),
    ):
        assert answer.status_code in (404, 405), answer.text
    answer = client.post("/api/tables", json={"game": "settlement", "seats": [ANNA, BEN], "box": id})
    assert answer.status_code in (400, 404)


def test_hostile_values(client: Client) -> None:
    deep: Any = 1
    for _ in range(500):
        deep = {"a": deep}
    hostile: list[Any] = [
        {"supply": deep},
        {"supply": {"note": "x" * 1000}},
        {"heroes": [[]] * 1000},
        {"\x00": 1},
        {"__class__": {}},
        {},
    ]
    for values in hostile:
        answer = client.post("/api/games/settlement/box/check", json={"name": "", "values": values})
        assert answer.status_code in (200, 400), answer.text
        assert answer.json()
        assert keep(client, values).status_code == 400
    raw = b'{"name": "", "values": ' + b'{"a":' * 100_000 + b"}" * 100_000 + b"}"
    assert client.post("/api/games/settlement/box/check", content=raw).status_code in (400, 413)
    assert client.get("/api/games/nonsense/box").status_code == 404


# Playing


def test_two_boxes_at_the_same_time(client: Client) -> None:
    id = kept(client, 40, "Rich banks")
    own, standard = begun(client, id), begun(client, None)
    assert looked_at(client, own)["table"]["box"] == {"id": id, "name": "Rich banks"}
    assert looked_at(client, standard)["table"]["box"] is None
    assert moved(client, own)["type"] == moved(client, standard)["type"] == "step"
    assert (table_info(client, own)["box"], table_info(client, standard)["box"]) == ("Rich banks", None)
    points = [client.get("/api/games/settlement", params=params).json()["components"] for params in ({"box": id}, {})]
    assert points[0] != points[1]


def test_bots_play_with_it(client: Client) -> None:
    table = begun(client, kept(client, 41), ADA, ADA | {"family": 2}, ANNA)
    with open_socket(client, table) as connection:
        connection.recv(timeout=200)
        assert json.loads(connection.recv(timeout=200))["type"] == "step"


def test_a_table_keeps_its_box_when_another_takes_its_place(client: Client, folder: Path) -> None:
    first = kept(client, 42, "Growing")
    table = begun(client, first)
    values = values_of(client)
    values["scoring"]["bank"] = 43
    second = keep(client, values, "Growing", replaces=first).json()["id"]
    assert [box["id"] for box in client.get("/api/boxes").json() if box["name"] == "Growing"] == [second]
    assert looked_at(client, table)["table"]["problem"] is None
    assert moved(client, table)["type"] == "step"
    # Once nobody plays with it, it goes.
    assert (folder / "boxes" / first).exists()
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert not (folder / "boxes" / first).exists()


def test_a_box_that_is_played_with_stays(client: Client) -> None:
    id = kept(client, 44, "In use")
    table = begun(client, id)
    refused(client.delete(f"/api/games/settlement/boxes/{id}"), 409, "server-box-played")
    assert moved(client, table)["type"] == "step"
    client.delete(f"/api/tables/{table}")
    assert client.delete(f"/api/games/settlement/boxes/{id}").status_code == 204


def test_too_many_boxes_at_once(client: Client) -> None:
    tables = [begun(client, kept(client, 50 + number)) for number in range(5)]
    with ExitStack() as stack:
        for table in tables[:4]:
            socket = stack.enter_context(open_socket(client, table))
            assert json.loads(socket.recv(timeout=200))["type"] == "welcome"
        with open_socket(client, tables[4]) as connection:
            assert json.loads(connection.recv(timeout=200))["error"]["id"] == "server-boxes-busy"
    deadline = time.monotonic() + 60
    while looked_at(client, tables[4])["type"] == "error" and time.monotonic() < deadline:
        pass
    assert looked_at(client, tables[4])["type"] == "welcome"


def test_a_game_goes_on_after_a_restart_and_elsewhere(tmp_path: Path) -> None:
    with interpreting_server(tmp_path / "here") as client:
        id = kept(client, 60, "Travelling")
        table = begun(client, id)
        moved(client, table)
    with interpreting_server(tmp_path / "here") as client:
        welcome = looked_at(client, table)
        assert (welcome["table"]["box"]["name"], welcome["table"]["problem"]) == ("Travelling", None)
        assert moved(client, table)["view"]["version"] == 2
        save = client.get(f"/api/tables/{table}/save").json()
        assert client.post("/api/saves", json=save).json()["id"] == table, "a game that goes on is not copied"
        # An open file of the same game, as after its end.
        open_save = copy.deepcopy(save)
        del open_save["sealed"]
        open_save["seed"] = "7"
    with interpreting_server(tmp_path / "there") as client:
        answer = client.post("/api/saves", json=open_save)
        assert answer.status_code == 201, answer.text
        loaded = answer.json()["id"]
        assert looked_at(client, loaded)["table"]["box"] == {"id": id, "name": "Travelling"}
        assert moved(client, loaded)["view"]["version"] == 3
        assert client.get("/api/boxes").json() == [], "it is not offered for other games"
        without = {name: value for name, value in open_save.items() if name != "components"}
        assert client.post("/api/saves", json=without).status_code == 201, "it is here now"
        other = open_save["components"].replace("bank = 60", "bank = 61")
        elsewhere = open_save | {"box": "0" * 16}
        refused(client.post("/api/saves", json=elsewhere | {"components": other}), 400, "save-other-box")
        refused(client.post("/api/saves", json=elsewhere | {"components": "bank = 1"}), 400, "server-save-box")
        refused(client.post("/api/saves", json=without | {"box": "0" * 16}), 400, "save-other-box")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(open_save), encoding="utf-8")
    command = [sys.executable, "-c", "from dorfplatz.cli import main; main()", "replay", str(file)]
    shown = subprocess.run(command, env={**os.environ, "DORFPLATZ_INTERPRET": "1"}, capture_output=True, text=True, check=True)
    assert "Anna" in shown.stdout
    with interpreting_server(tmp_path / "nowhere") as client:
        refused(client.post("/api/saves", json=without), 400, "save-other-box")


def test_a_box_whose_file_is_damaged_harms_nobody(tmp_path: Path) -> None:
    with interpreting_server(tmp_path) as client:
        id = kept(client, 70, "Fragile")
        table, other = begun(client, id), begun(client, None)
        (tmp_path / "boxes" / id / "settlement.toml").write_bytes(b"\xff[[[")
        assert client.get("/api/boxes").json() == []
        assert moved(client, other)["type"] == "step"
        assert looked_at(client, table)["table"]["problem"]["id"] == "server-other-rules"
    assert (tmp_path / "boxes" / id).exists()


def test_a_game_that_lies_elsewhere_has_a_form_too(tmp_path: Path) -> None:
    with interpreting_server(tmp_path, games="examples.stairs") as client:
        form = form_of(client, "stairs")
        assert form["fields"] == [
            {
                "name": "copies",
                "kind": "list",
                "least": None,
                "most": None,
                "choices": [],
                "fields": [{"name": "", "kind": "number", "least": 0, "most": 255, "choices": [], "fields": []}],
            }
        ]
        answer = keep(client, {"copies": [4, 4, 4, 4, 8]}, "High", "stairs")
        assert answer.status_code == 201, answer.text
        table = begun(client, answer.json()["id"], game="stairs")
        assert moved(client, table)["type"] == "step"
        # No cards at all: the first decision can't be made.
        refused(keep(client, {"copies": [0, 0, 0, 0, 0]}, "Empty", "stairs"), 400, "box-unplayable")


def test_servers_with_one_database_have_each_a_copy(postgres: Postgres, tmp_path: Path) -> None:
    """Boxes are files: on such servers none is made, but one that lies in all data folders is played with at any of them."""
    with interpreting_server(tmp_path / "own") as client:
        id = kept(client, 34, "Copied")
    database = postgres.new_database()
    with ExitStack() as stack:
        servers = []
        for name in ("one", "two"):
            shutil.copytree(tmp_path / "own" / "boxes", tmp_path / name / "boxes")
            servers.append(stack.enter_context(interpreting_server(tmp_path / name, "--database", database)))
        table = begun(servers[0], id)
        for client in servers:
            assert looked_at(client, table)["table"]["box"] == {"id": id, "name": "Copied"}
        refused(keep(servers[1], values_of(servers[1])), 409, "server-box-shared")
