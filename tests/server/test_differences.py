"""Views are told by what has changed in them: whoever applies all of it has the very view that a newcomer is sent."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dorfplatz.server import protocol, table
from dorfplatz.server.differences import applied, difference
from dorfplatz.server.messages.basics import Seat, You
from dorfplatz.server.records import TableState
from dorfplatz.server.rights import Viewer
from tests.server.harness import ANNA, BEN, Client, Player, create_table, player_at, with_views

CASES = json.loads((Path(__file__).parent / "differences.json").read_text(encoding="utf-8"))
"""Both sides are tested with them; the browser's test is web/tests/differences.test.ts."""
VIEWERS: list[Viewer] = [(0,), (1,), (0, 1), ()]


def exactly(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_change_has_this_form(case: dict[str, Any]) -> None:
    before, after = copy.deepcopy(case["before"]), case["after"]
    assert json.loads(difference(exactly(before), exactly(after))) == case["change"]
    assert exactly(applied(before, case["change"])) == exactly(after)
    assert exactly(before) == exactly(case["before"]), "what was there before stays as it was"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.just(1.0) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "length", "0", "ü"]), inner),
    max_leaves=25,
)


@given(before=JSON, after=JSON)
@settings(max_examples=400, deadline=None)
def test_whatever_changes_can_be_told(before: Any, after: Any) -> None:
    change = difference(exactly(before), exactly(after))
    assert exactly(applied(before, json.loads(change))) == exactly(after)
    assert len(change) <= len(exactly(after)) + 2, "longer than the whole"


class Screens:
    """Those who look at a table, each with the view that they have put together."""

    def __init__(self, game: str, seed: int) -> None:
        dealt = table.new_game(game, 2, seed, {})
        seats = [Seat("human", "Anna", 1), Seat("human", "Ben", 2, link=True)]
        self.state = TableState(f"{game} {seed}", "t", dealt.setup, seats, 0, [], 0)
        self.views = {viewer: self.newcomer(viewer) for viewer in VIEWERS}
        self.told_by_changes = 0

    def newcomer(self, viewer: Viewer, missed: int = 0) -> Any:
        you, people = You(False, list(viewer)), protocol.People(self.state.seats, [True, True], 0)
        welcome = table.welcome(self.state, viewer, table.Greeting(you, people, [], None, missed))
        message = with_views(json.loads(welcome), None)
        if missed:
            assert message["missed"][-1]["view"] == message["view"]
        return message["view"]

    def take(self, change: table.Change) -> None:
        """A decision was stored: all are told of it, and see what they would see if they came now."""
        actions = self.state.actions
        if change.decision.kind == "move":
            actions = [*actions, change.decision.value]
        elif change.decision.kind == "undo":
            actions = actions[: change.decision.value]
        revision = self.state.revision + 1
        self.state = replace(self.state, actions=actions, revision=revision, seats=change.seats or self.state.seats)
        for viewer, message in change.messages.items():
            told = json.loads(message)
            self.told_by_changes += "changes" in told
            self.views[viewer] = with_views(told, self.views[viewer])["view"]
        lone = replace(self.state, key="lone")  # so that what these were sent is not forgotten
        for viewer, view in self.views.items():
            assert exactly(view) == exactly(json.loads(table.rewound(lone, viewer))["view"])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["settlement", "milestones", "hamlet"])
def test_all_changes_together_are_the_view_of_a_newcomer(game: str, seed: int) -> None:
    rng, screens = random.Random(seed), Screens(game, seed)
    told = 0
    for _ in range(120):
        state = screens.state
        current = table.game_of(state)
        if current.over:
            break
        undo = screens.views[(0, 1)]["undo"]["step"]
        chance = rng.random()
        if chance < 0.1 and undo is not None:
            screens.take(table.undo(state, VIEWERS, undo, (0, 1)))
        elif chance < 0.15:
            screens.take(table.change_seat(state, VIEWERS, 1, None if state.seats[1].bot else "novice"))
            told += 1
        else:
            screens.take(table.play(state, VIEWERS, rng.choice(current.legal_moves.ids)))
            told += 1
        if chance > 0.9:  # somebody comes, or comes back
            viewer = rng.choice(VIEWERS)
            screens.views[viewer] = screens.newcomer(viewer, missed=rng.choice([0, min(1, state.revision)]))
        if chance > 0.97:  # another process has to go on
            table.forget(state.key)
            told -= 1
    assert screens.told_by_changes >= len(VIEWERS) * told * 0.8, "told as a whole where changes would do"
    table.forget("lone")
    table.forget(screens.state.key)


def test_a_decision_that_was_not_stored_is_no_base_for_the_next() -> None:
    screens = Screens("settlement", 7)
    first, second = table.game_of(screens.state).legal_moves.ids[:2]
    table.play(screens.state, VIEWERS, first)  # the disk was full
    screens.take(table.play(screens.state, VIEWERS, second))
    # The same revision, of another course of the game: the process that knows the one is asked again after the other.
    state = screens.state
    table.play(replace(state, actions=[], revision=0), VIEWERS, first)
    change = table.play(state, VIEWERS, table.game_of(state).legal_moves.ids[0])
    assert all("view" in json.loads(message) for message in change.messages.values())
    table.forget(state.key)
    table.forget("lone")


def test_nothing_is_told_against_a_view_that_not_all_have() -> None:
    """A seat that becomes one by link makes no revision, and yet there may be more to ask for since."""
    dealt = table.new_game("settlement", 2, 7, {})
    seats = [Seat("human", "Anna", 1), Seat("human", "Ben", 2)]
    state = TableState("t", "t", dealt.setup, seats, 0, [], 0)
    while table.game_of(state).deciders[-1:] != [1]:
        state = replace(state, actions=[*state.actions, table.game_of(state).legal_moves.ids[0]])
    state = replace(state, revision=len(state.actions))
    early = json.loads(table.rewound(state, (0,)))["view"]
    state = replace(state, seats=[seats[0], Seat("human", "Ben", 2, link=True)])
    late = json.loads(table.rewound(state, (0,)))["view"]
    assert early != late, "this proves nothing"
    action = table.game_of(state).legal_moves.ids[0]
    (message,) = table.play(state, [(0,)], action).messages.values()
    assert "view" in json.loads(message)
    table.forget("t")


def test_two_browsers_at_one_seat_and_one_that_has_lost_its_view(client: Client) -> None:
    id = create_table(client, ANNA, BEN)
    with player_at(client, id) as one, player_at(client, id) as other:
        for _ in range(5):
            one.move()
            other.receive("step")
        with player_at(client, id) as late:
            assert exactly(one.view) == exactly(other.view) == exactly(late.view)
        whole = other.request("look")
        assert (whole["type"], exactly(whole["view"])) == ("rewound", exactly(one.view))
        assert len(whole["log"]) >= 5
        one.move()
        other.receive("step")
        assert exactly(one.view) == exactly(other.view)


def test_a_spectator_may_look_too_and_it_changes_nothing(player: Player) -> None:
    player.move()
    before = player.view
    assert player.request("look")["view"] == before
    assert player.expect_error("look", revision=1)["id"] == "server-malformed"
