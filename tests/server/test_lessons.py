"""Lessons: each is played to its end at its table, and shows all that its game is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import dorfplatz
from dorfplatz import lessons
from dorfplatz.core.engine import engine
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import LANGUAGES, Message, render
from tests.server.harness import Client, open_socket, player_at, table_pages

Step = dict[str, Any]
GAMES = ("hamlet", "milestones", "settlement")
LESSONS = [(game, name) for game in GAMES for name in lessons.names(game)]
# Kinds of move that a lesson leaves to the tips at the table.
LEFT_OUT = {"settlement-solo": {"mirror"}}


def steps_of(client: Client, game: str, name: str) -> list[Step]:
    return client.get(f"/api/games/{game}/lessons/{name}").json()


def test_every_game_has_a_lesson_and_the_list_of_games_names_it(client: Client) -> None:
    listed = {game["name"]: game["lessons"] for game in client.get("/api/games").json()}
    assert listed == {game: lessons.names(game) for game in GAMES}
    assert all(name.split("-")[0] == game for game, name in LESSONS)
    assert ("settlement", "settlement-solo") in LESSONS
    assert {game for game, _ in LESSONS} == set(GAMES)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_end(client: Client, game: str, name: str) -> None:
    """The learner does what each step asks for, and nothing else can be done; the others answer by themselves."""
    steps, before = steps_of(client, game, name), list(table_pages(client))
    assert 15 <= len(steps) <= 32
    for first, chapter in chapters(steps):
        with player_at(client, f"lesson-{name}-{first + 1}-test") as player:
            learner = player.view["seat"]
            assert player.welcome["table"]["id"] == f"lesson-{name}"
            assert player.welcome["table"]["seats"][learner]["name"] == "Anna"
            for step in chapter:
                assert player.view["version"] == step["first"]
                for action in step["moves"]:
                    other = next((move for move in player.view["moves"] if move != action), None)
                    if other is not None:
                        assert player.request("move", action=other)["error"]["id"] == "lesson-other-move"
                    assert player.request("move", action=action)["type"] == "step"
                while player.view["version"] < step["last"]:
                    player.receive("step")
                assert player.view["over"] or player.view["turn"] == learner or step is chapter[-1]
    assert player.view["over"]
    assert learner in player.view["winners"]
    assert list(table_pages(client)) == before


def chapters(steps: list[Step]) -> Iterator[tuple[int, list[Step]]]:
    """The steps of each chapter, with the number of the first."""
    for chapter in range(steps[-1]["chapter"] + 1):
        found = [step for step in steps if step["chapter"] == chapter]
        yield steps.index(found[0]), found


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_taken_up_at_any_step(client: Client, game: str, name: str) -> None:
    steps = steps_of(client, game, name)
    for number in (1, len(steps) // 2, len(steps)):
        with player_at(client, f"lesson-{name}-{number}-again") as player:
            assert player.view["version"] == steps[number - 1]["first"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_no_undo_leads_out_of_a_chapter(client: Client, game: str, name: str) -> None:
    for first, chapter in chapters(steps_of(client, game, name)):
        with player_at(client, f"lesson-{name}-{first + 1}-undo") as player:
            assert player.view["version"] == chapter[0]["first"]
            assert player.view["undo"]["step"] is None
            assert "error" in player.request("undo", to=chapter[0]["first"] - 1)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_shows_every_kind_of_move(game: str, name: str) -> None:
    steps = lessons.lesson(game, name).steps
    seen = {move.split()[0] for _, step in steps for move in step.do}
    assert set(engine(game).actions.blocks) - seen == LEFT_OUT.get(name, set())


def test_what_a_lesson_leaves_out_another_one_shows() -> None:
    for game in GAMES:
        assert not set.intersection(*(LEFT_OUT.get(name, set()) for name in lessons.names(game)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_has_its_words(game: str, name: str, language: str) -> None:
    """One idea, and in the last line what is to be done, if anything."""
    lesson = lessons.lesson(game, name)
    assert render(Message(f"lesson-{name}"), language) != f"lesson-{name}"
    texts = [(step, render(lesson.text(step), language)) for _, step in lesson.steps]
    for step, text in texts:
        assert text != lesson.text(step).id
        assert len(text.splitlines()) == (2 if step.do else 1)
        assert len(text) <= 300, text
    assert len({text for _, text in texts}) == len(texts)
    # What one wants is said first, before anything is done.
    assert re.search("points|Punkte", texts[0][1])
    assert not texts[0][0].do


@pytest.mark.parametrize("address", ["settlement/lessons/none", "settlement/lessons/hamlet", "chess/lessons/chess"])
def test_a_lesson_that_there_is_not(client: Client, address: str) -> None:
    response = client.get(f"/api/games/{address}")
    assert response.status_code == 404
    assert response.json()["text"]


@pytest.mark.parametrize(
    "id", ["lesson-settlement-99-x", "lesson-settlement-0-x", "lesson-settlement-more-1-x", "lesson-chess-1-x"]
)
def test_a_table_that_there_is_not(client: Client, id: str) -> None:
    with open_socket(client, id) as connection:
        assert '"error"' in str(connection.recv(timeout=100))


def test_other_components_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine("settlement"), "box", "another")
    with pytest.raises(Problem) as refused:
        lessons.lesson("settlement", "settlement")
    assert refused.value.message.id == "lesson-other-box"
    assert lessons.names("settlement")
    assert dorfplatz.definition("settlement")
