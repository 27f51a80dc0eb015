"""A server that others reach: who may see, move, undo, invite and delete, and what happens when a line breaks."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dorfplatz.cli.serving import is_open
from dorfplatz.core.problem import Problem
from dorfplatz.server.connection import CLOSE_TOO_MANY
from dorfplatz.server.database import DATABASE_FILE
from dorfplatz.server.pace import MAX_KNOWN, MESSAGES, NEW_TABLES, SAID, Pace, Paces
from dorfplatz.server.rights import Access, digest, find_role, key_hash, new_secret
from tests.server.harness import (
    ANNA,
    BEN,
    BO,
    Client,
    Player,
    create_table,
    lift_limits,
    open_socket,
    player_at,
    raw_socket,
    running_server,
    server_process,
    table_pages,
)

HOST_KEY, BEN_KEY, CARA_KEY, THIEF_KEY = (f"{name}-{'k' * 24}" for name in ("host", "ben", "cara", "thief"))
BEN_BY_LINK = {**BEN, "link": True}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Path]]:
    """A server that others reach, on which tests begin more tables than one address may."""
    folder = tmp_path_factory.mktemp("open")
    with pytest.MonkeyPatch.context() as patch, running_server(folder, is_open=True) as client:
        lift_limits(patch)
        yield client, folder


@pytest.fixture
def open_client(house: tuple[Client, Path]) -> Client:
    return house[0]


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def post(client: Client, path: str, key: str, **content: Any) -> Any:
    return client.post(path, json=content, headers=bearer(key))


def begin(client: Client, *seats: dict[str, Any], seed: int | None = 7) -> tuple[str, dict[str, str]]:
    """A table of the host; its id and the secrets of its links."""
    answer = post(client, "/api/tables", HOST_KEY, game="settlement", seats=list(seats), seed=seed)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], {link["role"]: link["secret"] for link in answer.json()["links"]}


def join(client: Client, id: str, secret: str, key: str, name: str | None = None) -> Any:
    return post(client, f"/api/tables/{id}/join", key, secret=secret, name=name)


class Together:
    """Anna, who is the host, Ben and a spectator at their own screens."""

    def __init__(self, client: Client, stack: ExitStack, *more: dict[str, Any]) -> None:
        self.id, self.links = begin(client, ANNA, BEN_BY_LINK, *more)
        assert join(client, self.id, self.links["seat-1"], BEN_KEY).status_code == 201
        assert join(client, self.id, self.links["watch"], CARA_KEY).status_code == 201
        self.anna, self.ben, self.cara = (
            stack.enter_context(player_at(client, self.id, key=key)) for key in (HOST_KEY, BEN_KEY, CARA_KEY)
        )
        for player, others in ((self.anna, 2), (self.ben, 1)):
            for _ in range(others):
                player.receive("people")

    @property
    def all(self) -> list[Player]:
        return [self.anna, self.ben, self.cara]

    @property
    def on_turn(self) -> Player:
        return self.all[self.anna.view["turn"]]

    @property
    def other(self) -> Player:
        return self.all[1 - self.anna.view["turn"]]

    def move(self, player: Player | None = None) -> dict[str, Any]:
        """Whoever is on turn decides, and all others hear of it."""
        player = player or self.on_turn
        step = player.move()
        for other in self.all:
            if other is not player:
                other.receive("step")
        return step


@pytest.fixture
def three(open_client: Client) -> Iterator[Together]:
    with ExitStack() as stack:
        yield Together(open_client, stack)


# Secrets


def test_a_secret_is_long_and_random_and_only_its_hash_is_stored(house: tuple[Client, Path]) -> None:
    client, folder = house
    id, links = begin(client, ANNA, BEN_BY_LINK)
    assert len({new_secret() for _ in range(100)}) == 100
    assert all(len(secret) >= 22 for secret in links.values())
    join(client, id, links["seat-1"], BEN_KEY)
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection:
        stored = {row[0] for row in connection.execute("SELECT hash FROM links UNION SELECT hash FROM keys")}
    assert {digest(secret) for secret in [*links.values(), HOST_KEY, BEN_KEY]} <= stored
    assert not stored & {*links.values(), HOST_KEY, BEN_KEY}


def test_no_key_and_no_secret_is_ever_logged(tmp_path: Path) -> None:
    """Not even where somebody puts one into an address, or into something that is refused."""
    loud = "import dorfplatz.server.observing as observing; observing.SLOW_SECONDS = 0"
    with (
        server_process(tmp_path, None, "--allow-host", "games.example", first=loud) as (process, address),
        httpx.Client(base_url=address, timeout=100) as client,
    ):
        id, links = begin(client, ANNA, BEN_BY_LINK)
        secret, wrong = links["seat-1"], "w" * 24
        assert join(client, id, secret, BEN_KEY).status_code == 201
        assert join(client, id, wrong, CARA_KEY).status_code in (400, 403, 404)
        client.get(f"/api/tables?key={BEN_KEY}&secret={secret}", headers=bearer(BEN_KEY))
        client.post(f"/api/tables/{id}/join?secret={secret}", content=f'{{"secret": "{secret}', headers=bearer(BEN_KEY))
        with player_at(client, id, key=BEN_KEY) as ben:
            ben.send({"type": "hello", "ref": "again", "key": BEN_KEY, "secret": secret})
            ben.receive("error")
        with raw_socket(client, f"{id}") as connection:
            connection.send(json.dumps({"type": "dance", "key": BEN_KEY}))
            connection.recv(timeout=100)
        client.get(f"/api/tables/{id}/links?secret={secret}")
        process.terminate()
        said = "".join(process.communicate(timeout=100))
    logged = (tmp_path / "dorfplatz.log").read_text()
    assert f"/api/tables/{id}/join" in logged, "nothing was logged, so this proves nothing"
    for one in (HOST_KEY, BEN_KEY, CARA_KEY, wrong, *links.values()):
        assert one not in logged + said


def test_a_short_key_is_none() -> None:
    assert key_hash("guess me") is None
    assert key_hash(None) is None
    assert key_hash(HOST_KEY) == digest(HOST_KEY)


def test_roles_are_found_by_their_hash() -> None:
    hashes = [("host", digest("one")), ("seat-1", digest("two")), ("seat-2", digest("one"))]
    assert find_role(hashes, digest("one")) == ["host", "seat-2"]
    assert find_role(hashes, digest("three")) == []


def test_roles_together_allow_what_each_allows() -> None:
    access = Access.of(["host", "seat-1", "watch"])
    assert access == Access(host=True, seats=frozenset({1}))
    assert Access.of(["watch"]) == Access()


# Private by default


REQUESTS = [
    ("GET", "/api/tables/{id}/save", None),
    ("DELETE", "/api/tables/{id}", None),
    ("POST", "/api/tables/{id}/play-on", {"version": 0, "seats": [ANNA, BEN]}),
    ("POST", "/api/tables/{id}/links", {"role": "seat-1"}),
]


@pytest.mark.parametrize(("method", "path", "content"), REQUESTS)
@pytest.mark.parametrize("key", [None, THIEF_KEY])
def test_a_stranger_can_do_nothing(open_client: Client, method: str, path: str, content: Any, key: str | None) -> None:
    id, _ = begin(open_client, ANNA, BEN_BY_LINK)
    answer = open_client.request(method, path.format(id=id), json=content, headers=bearer(key) if key else {})
    assert answer.status_code in (401, 403), answer.text
    assert answer.json()["error"]["id"] in ("together-private", "together-no-key")
    with open_socket(open_client, id, key=key) as connection:
        assert json.loads(connection.recv(timeout=100))["error"]["id"] == "together-private"
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=100)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
    assert id not in [table["id"] for page in table_pages(open_client) for table in page]


def test_everybody_lists_their_own_tables(open_client: Client) -> None:
    id, links = begin(open_client, ANNA, BEN_BY_LINK)

    def listed(key: str) -> list[str]:
        return [table["id"] for table in open_client.get("/api/tables", headers=bearer(key)).json()]

    assert id in listed(HOST_KEY)
    assert id not in listed(BEN_KEY)
    join(open_client, id, links["seat-1"], BEN_KEY)
    assert id in listed(BEN_KEY)
    assert open_client.get("/api/finished", headers=bearer(THIEF_KEY)).json() == []
    assert open_client.get("/api/days", headers=bearer(THIEF_KEY)).json()["results"] == []


def test_boxes_are_not_for_others_to_change(open_client: Client) -> None:
    """They may look at them and play with them; making one takes a while, and removing one takes it from its owner."""
    new = {"name": "Theirs", "values": {}}
    answers = [
        open_client.post("/api/games/settlement/boxes", json=new, headers=bearer(THIEF_KEY)),
        open_client.delete("/api/games/settlement/boxes/0123456789abcdef", headers=bearer(THIEF_KEY)),
    ]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert {answer.json()["error"]["id"] for answer in answers} == {"server-box-owner-only"}
    assert open_client.get("/api/boxes").json() == []


def test_without_a_key_nothing_is_begun(open_client: Client) -> None:
    answer = open_client.post("/api/tables", json={"game": "settlement", "seats": [ANNA, BEN]})
    assert (answer.status_code, answer.json()["error"]["id"]) == (401, "together-no-key")


def test_a_hot_seat_table_needs_no_link(open_client: Client) -> None:
    id, links = begin(open_client, ANNA, BEN)
    assert links == {}
    with player_at(open_client, id, key=HOST_KEY) as player:
        assert player.welcome["you"] == {"host": True, "seats": [0, 1]}
        seats = set()
        for _ in range(4):
            seats.add(player.view["seat"])
            player.move()
        assert seats == {0, 1}
    assert open_client.delete(f"/api/tables/{id}", headers=bearer(HOST_KEY)).status_code == 204


@pytest.mark.parametrize("secret", ["x" * 24, "…" * 20])
def test_a_wrong_link_is_refused(open_client: Client, secret: str) -> None:
    id, _ = begin(open_client, ANNA, BEN_BY_LINK)
    answer = join(open_client, id, secret, BEN_KEY)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "together-wrong-link")


def test_a_link_of_another_table_is_of_no_use(open_client: Client) -> None:
    _, links = begin(open_client, ANNA, BEN_BY_LINK)
    other, _ = begin(open_client, ANNA, BEN_BY_LINK)
    assert join(open_client, other, links["seat-1"], BEN_KEY).status_code == 403


def test_on_ones_own_computer_one_is_the_host_of_every_table(client: Client) -> None:
    id = create_table(client, ANNA, BEN_BY_LINK)
    with player_at(client, id) as player:
        # Ben's seat still needs Ben's link.
        assert player.welcome["you"] == {"host": True, "seats": [0]}
        while player.view["turn"] == 0:
            player.move()
        assert player.expect_error("move", action=0)["id"] == "together-not-yours"
    assert client.delete(f"/api/tables/{id}").status_code == 204


@pytest.mark.parametrize(
    ("host", "names", "others"),
    [("127.0.0.1", [], False), ("localhost", [], False), ("0.0.0.0", [], True), ("127.0.0.1", ["games.example"], True)],
)
def test_a_server_is_for_others_if_it_listens_to_them_or_has_a_name(host: str, names: list[str], others: bool) -> None:
    assert is_open(host, names) is others


@pytest.mark.parametrize(
    ("language", "sentence"), [("en_GB", "only by those who have its links"), ("de_DE", "nur, wer seine Links hat")]
)
@pytest.mark.parametrize("options", [("--host", "0.0.0.0"), ("--allow-host", "games.example")])
def test_such_a_server_says_who_can_do_what(tmp_path: Path, options: tuple[str, str], language: str, sentence: str) -> None:
    environment = dict.fromkeys(("LC_ALL", "LANG", "LANGUAGE"), f"{language}.UTF-8")
    with server_process(tmp_path, None, *options, **environment) as (process, _):
        assert process.stdout
        assert sentence in process.stdout.readline()


def test_a_puzzle_has_no_links(client: Client) -> None:
    assert client.post("/api/tables/puzzle-settlement-1-abc/links", json={"role": "seat-0"}).status_code == 404


# Seats


def test_each_plays_their_own_seat_and_sees_it(three: Together) -> None:
    assert [player.welcome["you"] for player in three.all] == [
        {"host": True, "seats": [0]},
        {"host": False, "seats": [1]},
        {"host": False, "seats": []},
    ]
    for _ in range(4):
        turn = three.anna.view["turn"]
        assert [player.view["seat"] for player in three.all] == [0, 1, 0]
        assert [bool(player.view["moves"]) for player in three.all] == [turn == 0, turn == 1, False]
        assert three.other.expect_error("move", action=three.on_turn.view["moves"][0])["id"] == "together-not-yours"
        assert three.cara.expect_error("move", action=three.on_turn.view["moves"][0])["id"] == "together-only-watching"
        step = three.move()
        assert step["seat"] == turn


def test_only_whoever_decided_takes_it_back(three: Together) -> None:
    while not three.on_turn.view["undo"]["step"]:
        three.move()
    own, others = three.on_turn, [player for player in three.all if player is not three.on_turn]
    to = own.view["undo"]["step"]
    for player in others:
        assert player.view["undo"]["step"] is None
        assert player.expect_error("undo", to=to)["id"] == "server-undo-other"
    assert own.request("undo", to=to)["type"] == "undone"
    for player in others:
        assert player.receive("undone")["view"]["version"] == to


def test_who_may_let_a_bot_play(three: Together) -> None:
    assert three.ben.expect_error("seat", seat=0, bot="novice")["id"] == "together-not-yours"
    assert three.cara.expect_error("seat", seat=1, bot="novice")["id"] == "together-not-yours"
    # The host for everybody, and the person of the seat gives it back to themselves.
    assert three.anna.request("seat", seat=1, bot="random")["type"] == "seat"
    assert three.ben.receive("seat")["seats"][1]["bot"] == "random"
    three.ben.send({"type": "seat", "ref": "back", "seat": 1, "bot": None})
    while (answer := three.ben.receive())["type"] == "step":
        pass
    assert (answer["type"], answer["seats"][1]["bot"]) == ("seat", None)


def test_hints_are_for_whoever_decides(three: Together) -> None:
    for player, id in ((three.other, "together-not-yours"), (three.cara, "together-only-watching")):
        assert player.expect_error("hint", revision=player.view["revision"])["id"] == id


@pytest.mark.parametrize("key", [BEN_KEY, CARA_KEY])
def test_only_the_host_invites_and_deletes(open_client: Client, three: Together, key: str) -> None:
    for answer in (
        post(open_client, f"/api/tables/{three.id}/links", key, role="seat-1"),
        open_client.delete(f"/api/tables/{three.id}", headers=bearer(key)),
    ):
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "together-host-only")
    # Whoever may look may also keep a copy; its seed is sealed.
    save = open_client.get(f"/api/tables/{three.id}/save", headers=bearer(key)).json()
    assert "seed" not in save


def test_the_host_ends_the_table_for_all(open_client: Client, three: Together) -> None:
    assert open_client.delete(f"/api/tables/{three.id}", headers=bearer(HOST_KEY)).status_code == 204
    for player in three.all:
        assert player.receive("error")["error"]["id"] == "server-table-deleted"
    assert join(open_client, three.id, three.links["seat-1"], BEN_KEY).status_code == 403


def test_a_new_link_makes_the_old_one_void(open_client: Client, three: Together) -> None:
    answer = post(open_client, f"/api/tables/{three.id}/links", HOST_KEY, role="seat-1")
    assert answer.status_code == 201, answer.text
    with pytest.raises(ConnectionClosed) as closed:
        three.ben.receive()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4409
    with open_socket(open_client, three.id, key=BEN_KEY) as connection:
        assert json.loads(connection.recv(timeout=100))["error"]["id"] == "together-private"
    assert join(open_client, three.id, three.links["seat-1"], BEN_KEY).status_code == 403
    assert join(open_client, three.id, answer.json()["secret"], BEN_KEY).status_code == 201
    with player_at(open_client, three.id, key=BEN_KEY) as ben:
        assert ben.welcome["you"]["seats"] == [1]


def test_a_seat_at_the_hosts_screen_becomes_one_by_link(open_client: Client) -> None:
    id, _ = begin(open_client, ANNA, BEN)
    secret = post(open_client, f"/api/tables/{id}/links", HOST_KEY, role="seat-1").json()["secret"]
    assert join(open_client, id, secret, BEN_KEY, "Zoë").json()["seats"][1]["name"] == "Zoë"
    with player_at(open_client, id, key=HOST_KEY) as anna, player_at(open_client, id, key=BEN_KEY) as ben:
        assert (anna.welcome["you"]["seats"], ben.welcome["you"]["seats"]) == ([0], [1])


@pytest.mark.parametrize(("role", "status"), [("seat-1", 409), ("seat-7", 400), ("king", 400), ("seat-", 400)])
def test_there_are_links_for_people_only(open_client: Client, role: str, status: int) -> None:
    id, _ = begin(open_client, ANNA, BO)
    assert post(open_client, f"/api/tables/{id}/links", HOST_KEY, role=role).status_code == status


# Names and presence


def test_whoever_joins_says_what_they_are_called(open_client: Client) -> None:
    id, links = begin(open_client, ANNA, BEN_BY_LINK)
    with player_at(open_client, id, key=HOST_KEY) as anna:
        joined = join(open_client, id, links["seat-1"], BEN_KEY, " Zoë <b> ").json()
        assert (joined["role"], joined["seat"], joined["game"]) == ("seat-1", 1, "settlement")
        assert anna.receive("people")["seats"][1]["name"] == "Zoë <b>"
        for name, wrong in (("Anna", "together-name-taken"), ("anna", "together-name-taken"), ("", "server-name")):
            assert join(open_client, id, links["seat-1"], BEN_KEY, name).json()["error"]["id"] == wrong
    with player_at(open_client, id, key=HOST_KEY) as anna:
        assert anna.welcome["table"]["seats"][1]["name"] == "Zoë <b>"


def test_everybody_sees_who_is_there(open_client: Client) -> None:
    id, links = begin(open_client, ANNA, BEN_BY_LINK)
    join(open_client, id, links["seat-1"], BEN_KEY)
    join(open_client, id, links["watch"], CARA_KEY)
    with player_at(open_client, id, key=HOST_KEY) as anna:
        assert (anna.welcome["people"]["here"], anna.welcome["people"]["watching"]) == ([True, False], 0)
        with player_at(open_client, id, key=BEN_KEY) as ben:
            assert ben.welcome["people"]["here"] == [True, True]
            assert anna.receive("people")["here"] == [True, True]
            with player_at(open_client, id, key=CARA_KEY):
                assert anna.receive("people")["watching"] == 1
            assert anna.receive("people")["watching"] == 0
        assert anna.receive("people")["here"] == [True, False]


# A line that breaks


def test_whoever_comes_back_is_told_what_they_missed(open_client: Client, three: Together) -> None:
    revision = three.anna.view["revision"]
    with player_at(open_client, three.id, key=BEN_KEY, revision=revision) as ben:
        assert ben.welcome["missed"] == []
        for player in three.all:
            player.receive("people")
    for player in three.all:
        player.receive("people")
    steps = [three.move() for _ in range(3)]
    with player_at(open_client, three.id, key=BEN_KEY, revision=revision) as ben:
        missed = ben.welcome["missed"]
        assert [step["lines"] for step in missed] == [step["lines"] for step in steps]
        assert [step["view"]["revision"] for step in missed] == [revision + 1, revision + 2, revision + 3]
        assert missed[-1]["view"] == ben.welcome["view"]


def test_after_an_undo_there_is_nothing_to_catch_up_with(open_client: Client, three: Together) -> None:
    revision = three.anna.view["revision"]
    while not three.on_turn.view["undo"]["step"]:
        three.move()
    three.on_turn.request("undo", to=three.on_turn.view["undo"]["step"])
    with player_at(open_client, three.id, key=BEN_KEY, revision=revision) as ben:
        assert ben.welcome["missed"] == []


@pytest.mark.parametrize("revision", [-1, 999, 2**31 - 1])
def test_an_odd_revision_is_no_harm(open_client: Client, three: Together, revision: int) -> None:
    with player_at(open_client, three.id, key=BEN_KEY, revision=revision) as ben:
        assert ben.welcome["missed"] == []


def test_a_move_that_is_sent_again_is_taken_once(house: tuple[Client, Path], three: Together) -> None:
    player, revision = three.on_turn, three.anna.view["revision"]
    move = {"action": player.view["moves"][0], "revision": revision, "id": "mine-1"}
    assert player.request("move", **move)["type"] == "step"
    assert player.request("move", **move) == {"type": "done", "ref": "r2"}
    assert player.expect_error("move", **{**move, "id": "mine-2"})["id"] == "server-stale"
    assert player.view["revision"] == revision + 1
    # Also on another connection, and after a restart, since it is stored.
    with closing(sqlite3.connect(house[1] / DATABASE_FILE)) as connection:
        (stored,) = connection.execute("SELECT id FROM decisions WHERE game = ? AND id != ''", (three.id,)).fetchall()
    assert stored == ("mine-1",)


def test_two_tabs_on_one_seat_stay_equal(open_client: Client, three: Together) -> None:
    with player_at(open_client, three.id, key=BEN_KEY) as again:
        three.ben.receive("people")
        three.anna.receive("people")
        three.cara.receive("people")
        for _ in range(4):
            three.move()
            again.receive("step")
            assert again.view == three.ben.view


def test_a_socket_has_to_say_hello(open_client: Client) -> None:
    id, _ = begin(open_client, ANNA, BEN_BY_LINK)
    with raw_socket(open_client, id) as connection:
        connection.send(json.dumps({"type": "move", "ref": "a", "action": 0, "revision": 0}))
        assert json.loads(connection.recv(timeout=100))["error"]["id"] == "server-malformed"
        with pytest.raises(ConnectionClosed):
            connection.recv(timeout=100)


# Going back with the consent of all


def moved_since(three: Together) -> Player:
    """Somebody whose last decision another one has followed, with nothing revealed since."""
    for _ in range(60):
        for player in three.all[:2]:
            if player.view["undo"]["ask"] is not None:
                return player
        three.move()
    raise AssertionError("nobody has to ask")


def heard(players: list[Player], type: str) -> list[dict[str, Any]]:
    return [player.receive(type) for player in players]


def test_all_have_to_agree_to_go_back(three: Together) -> None:
    asker = moved_since(three)
    other = three.all[1 - three.all.index(asker)]
    to = asker.view["undo"]["ask"]
    assert asker.expect_error("undo", to=to)["id"] == "server-undo-other"
    asked = asker.request("ask-undo", to=to, revision=asker.view["revision"])
    seat = three.all.index(asker)
    assert asked["asked"] == {"seat": seat, "to": to, "missing": [1 - seat]}
    assert [message["asked"] for message in heard([other, three.cara], "undo-asked")] == [asked["asked"]] * 2
    assert three.cara.expect_error("consent", yes=True, revision=asker.view["revision"])["id"] == "together-undo-not-asked"
    assert other.request("consent", yes=True, revision=other.view["revision"])["type"] == "undone"
    assert [message["view"]["version"] for message in heard([asker, three.cara], "undone")] == [to, to]
    assert asker.view["moves"]


def test_one_no_is_enough(three: Together) -> None:
    asker = moved_since(three)
    other = three.all[1 - three.all.index(asker)]
    before = asker.view
    asker.request("ask-undo", to=before["undo"]["ask"], revision=before["revision"])
    heard([other, three.cara], "undo-asked")
    assert other.expect_error("ask-undo", to=before["undo"]["ask"], revision=before["revision"])["id"] == "together-undo-asked"
    answer = other.request("consent", yes=False, revision=before["revision"])
    assert (answer["asked"], answer["refused"]) == (None, three.all.index(other))
    assert asker.receive("undo-asked")["refused"] == three.all.index(other)
    assert asker.expect_error("consent", yes=True, revision=before["revision"])["id"] == "together-undo-not-asked"


def test_the_next_move_ends_the_wish(open_client: Client, three: Together) -> None:
    asker = moved_since(three)
    other = three.all[1 - three.all.index(asker)]
    asker.request("ask-undo", to=asker.view["undo"]["ask"], revision=asker.view["revision"])
    heard([other, three.cara], "undo-asked")
    three.move()
    assert other.expect_error("consent", yes=True, revision=other.view["revision"])["id"] == "together-undo-not-asked"


def test_nobody_can_agree_to_unsee_something(three: Together) -> None:
    revealed = 0
    while not revealed:
        step = three.move()
        revealed = next((line["version"] for line in step["lines"] if line["barrier"]), 0)
    asker = three.on_turn
    error = asker.expect_error("ask-undo", to=revealed - 1, revision=asker.view["revision"])
    assert error["id"] == "server-undo-revealed"
    assert three.cara.expect_error("ask-undo", to=revealed, revision=asker.view["revision"])["id"] in (
        "together-only-watching",
        "server-undo-version",
    )


# Talking


def test_what_is_said_is_heard_by_all_and_kept(open_client: Client, three: Together) -> None:
    said = three.ben.request("say", text="  Well   <script>alert(1)</script> played! ")
    assert (said["number"], said["seat"], said["text"]) == (1, 1, "Well <script>alert(1)</script> played!")
    assert three.anna.receive("said")["text"] == three.cara.receive("said")["text"] == said["text"]
    assert three.anna.request("say", emote="clap")["emote"] == "clap"
    with player_at(open_client, three.id, key=CARA_KEY) as late:
        assert [(one["number"], one["seat"]) for one in late.welcome["said"]] == [(1, 1), (2, 0)]


@pytest.mark.parametrize(
    "wrong",
    [{}, {"text": " "}, {"text": "x" * 201}, {"emote": "bomb"}, {"text": "a\u0000b"}, {"text": "a", "emote": "clap"}],
)
def test_nothing_odd_is_said(three: Together, wrong: dict[str, Any]) -> None:
    assert three.ben.expect_error("say", **wrong)["id"] in ("together-say", "server-malformed")


def test_a_spectator_listens(three: Together) -> None:
    assert three.cara.expect_error("say", text="take the mill!")["id"] == "together-only-watching"


def test_whoever_talks_too_much_has_to_wait(three: Together, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.server.session.SAID", never_again(SAID))
    answers = [three.ben.request("say", text=f"and {n}") for n in range(8)]
    refused = [answer["error"]["id"] for answer in answers if answer["type"] == "error"]
    assert refused
    assert set(refused) == {"together-too-often"}


def test_at_one_screen_there_is_nobody_to_talk_to(player: Player) -> None:
    assert player.expect_error("say", text="hello")["id"] == "together-no-chat"


# How often


def never_again(pace: Pace) -> Pace:
    """As many at once, and no more however slow this computer is."""
    return Pace(pace.at_once, 0)


def is_allowed(paces: Paces, pace: Pace, who: str) -> bool:
    try:
        paces.spend(pace, who)
    except Problem:
        return False
    return True


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("dorfplatz.server.pace.time.monotonic", lambda: now[0])
    paces, pace = Paces(on=True), Pace(2, 1)
    assert [is_allowed(paces, pace, "one") for _ in range(4)] == [True, True, False, False]
    assert is_allowed(paces, pace, "other")
    now[0] += 1
    assert [is_allowed(paces, pace, "one") for _ in range(2)] == [True, False]
    assert paces.refused == 3


def test_only_so_many_buckets_are_kept_and_none_of_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("dorfplatz.server.pace.time.monotonic", lambda: now[0])
    paces, pace = Paces(on=True), Pace(2, 0)
    for number in range(3 * MAX_KNOWN):
        paces.spend(pace, str(number))
        paces.spend_from(paces.bucket(pace))
    assert len(paces._buckets) <= MAX_KNOWN


def test_a_server_for_one_computer_counts_nothing() -> None:
    paces = Paces(on=False)
    for _ in range(100):
        paces.spend(Pace(1, 0), "me")


def test_a_flood_of_messages_is_refused(open_client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.server.connection.MESSAGES", never_again(MESSAGES))
    id, _ = begin(open_client, ANNA, BEN)
    with player_at(open_client, id, key=HOST_KEY) as player:
        answers = [player.request("at", version=0) for _ in range(int(MESSAGES.at_once) + 10)]
    allowed, refused = answers[: int(MESSAGES.at_once)], answers[int(MESSAGES.at_once) :]
    assert {answer["type"] for answer in allowed} == {"moment"}
    assert {answer["error"]["id"] for answer in refused} == {"together-too-often"}


def test_a_flood_of_sockets_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise whoever comes again and again has a new limit for messages each time."""
    monkeypatch.setattr("dorfplatz.server.connection.SOCKETS", Pace(3, 0))
    with running_server(tmp_path, is_open=True) as client:
        id, _ = begin(client, ANNA, BEN)
        for _ in range(3):
            with player_at(client, id, key=HOST_KEY):
                pass
        with raw_socket(client, id) as socket:
            assert json.loads(socket.recv(60))["error"]["id"] == "together-too-often"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_TOO_MANY, "a browser tries again later"


@pytest.mark.parametrize("path", ["/api/games", "/api/games/settlement/rules", "/api/boxes", "/api/tables", "/api/lobby"])
def test_a_flood_of_requests_is_refused(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.server.app.REQUESTS", Pace(3, 0))
    with running_server(tmp_path, is_open=True) as client:
        statuses = [client.get(path, headers=bearer(HOST_KEY)).status_code for _ in range(4)]
        assert statuses[-1] == 429
        assert 429 not in statuses[:-1]
        assert client.get("/").status_code == 200


def test_a_flood_of_new_tables_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.server.app.NEW_TABLES", NEW_TABLES)
    with running_server(tmp_path, is_open=True) as client:
        content = {"game": "settlement", "seats": []}
        statuses = [post(client, "/api/tables", HOST_KEY, **content).status_code for _ in range(25)]
        assert (statuses[0], statuses[-1]) == (400, 429)


def test_a_flood_of_wrong_links_is_refused(tmp_path: Path) -> None:
    with running_server(tmp_path, is_open=True) as client:
        id, _ = begin(client, ANNA, BEN_BY_LINK)
        statuses = [join(client, id, f"{n:024}", THIEF_KEY).status_code for n in range(30)]
        assert statuses[0] == 403
        assert statuses[-1] == 429
