"""Puzzles over HTTP and at a table."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from dorfplatz import puzzles
from tests.server.harness import Client, open_socket, player_at, table_info, table_pages

GAME = "settlement"


def tables(client: Client) -> list[str]:
    return [table["id"] for page in table_pages(client) for table in page]


def test_the_list_and_the_answer(client: Client) -> None:
    listed = client.get(f"/api/games/{GAME}/puzzles").json()
    own = puzzles.puzzles(GAME)
    assert [one["key"] for one in listed] == [one.key for one in own]
    answer = client.get(f"/api/games/{GAME}/puzzles/1").json()
    assert answer["lesson"] == {"id": f"puzzle-lesson-{own[0].idea}", "args": own[0].facts}
    assert answer["right"] == own[0].right
    assert [move["action"] for move in answer["moves"]] == [move.action for move in own[0].moves]
    assert all(move["told"] for move in answer["moves"])


@pytest.mark.parametrize("address", [f"{GAME}/puzzles/0", f"{GAME}/puzzles/999", "chess/puzzles/1", "chess/puzzles"])
def test_what_there_is_not(client: Client, address: str) -> None:
    response = client.get(f"/api/games/{address}")
    assert response.status_code == 404
    assert response.json()["text"]


def test_a_puzzle_is_played_at_a_table_that_is_stored_nowhere(client: Client) -> None:
    puzzle, before = puzzles.puzzle(GAME, 1), tables(client)
    position = puzzles.position(GAME, puzzle)
    with player_at(client, f"puzzle-{GAME}-1-abc") as player:
        assert player.welcome["table"]["id"] == f"puzzle-{GAME}-1"
        kinds = [seat["kind"] for seat in player.welcome["table"]["seats"]]
        assert [seat for seat, kind in enumerate(kinds) if kind == "human"] == [position.turn]
        assert player.view["moves"] == position.legal_moves.ids
        assert player.view["version"] == position.version
        # Somebody else has a table of their own.
        with player_at(client, f"puzzle-{GAME}-1-xyz") as other:
            step = player.request("move", action=puzzle.moves[0].action)
            assert step["view"]["version"] == position.version + 1
            assert other.request("at", version=position.version)["view"]["version"] == position.version
        # Bots do nothing, even where it is their turn: the answer to the next question comes next.
        assert player.request("ask", action=puzzle.moves[0].action)["type"] == "answer"
    with player_at(client, f"puzzle-{GAME}-1-abc") as player:
        assert player.view["version"] == position.version
    assert tables(client) == before


def test_a_puzzle_begins_where_it_begins(client: Client) -> None:
    number, puzzle = next((n, one) for n, one in enumerate(puzzles.puzzles(GAME), 1) if own_step_before(one))
    with player_at(client, f"puzzle-{GAME}-{number}-abc") as player:
        undo = player.view["undo"]
        assert (undo["step"], undo["turn"], undo["why"]["id"]) == (None, None, "server-undo-nothing")
        begins = player.view["version"]
        assert player.request("undo", to=begins - 1)["error"]["id"] == "server-undo-nothing"
        player.request("move", action=puzzle.moves[0].action)
        assert player.view["undo"]["step"] in (begins, None)


def own_step_before(puzzle: puzzles.Puzzle) -> bool:
    """Whether whoever is to decide has made the step before, and could take it back in a game."""
    game = puzzles.position(GAME, puzzle)
    return game.deciders[-1] == game.turn and game.barrier < game.version


def test_a_puzzle_that_there_is_not_has_no_table(client: Client) -> None:
    with open_socket(client, f"puzzle-{GAME}-999-abc") as connection:
        assert "no-such-puzzle" in str(connection.recv(timeout=100))
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=100)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("moved", [False, True])
def test_one_can_play_on(client: Client, moved: bool) -> None:
    puzzle = puzzles.puzzle(GAME, 1)
    action = puzzle.moves[0].action if moved else None
    response = client.post(f"/api/games/{GAME}/puzzles/1/tables", json={"action": action})
    assert response.status_code == 201, response.text
    table = table_info(client, response.json()["id"])
    assert table["version"] == len(puzzle.actions) + moved
    kinds = [seat["kind"] for seat in table["seats"]]
    assert (kinds.count("human"), kinds.count("bot")) == (1, puzzle.players - 1)


def test_one_can_not_play_on_after_what_is_not_allowed(client: Client) -> None:
    wrong = next(action for action in range(200) if action not in puzzles.position(GAME, puzzles.puzzle(GAME, 1)).legal_moves)
    before = tables(client)
    assert client.post(f"/api/games/{GAME}/puzzles/1/tables", json={"action": wrong}).status_code == 400
    assert client.post(f"/api/games/{GAME}/puzzles/999/tables", json={}).status_code == 404
    assert tables(client) == before
