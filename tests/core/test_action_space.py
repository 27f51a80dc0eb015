"""Decisions as small integers, and as text."""

from __future__ import annotations

from enum import IntEnum

import pytest

import dorfplatz
from dorfplatz.core.actions import ActionSpace, Parameter, decode, encode
from dorfplatz.core.engine import engine


class ActionType(IntEnum):
    """Three kinds of move."""

    PASS = 0
    BUILD = 1
    EXPLORE = 2


SPACE = ActionSpace(
    {
        ActionType.PASS: (),
        ActionType.BUILD: (Parameter("slot", ("1", "2", "3")), Parameter("street", ("upper", "lower"))),
        ActionType.EXPLORE: (Parameter("region", ("I", "II")),),
    }
)
GAMES = [definition.name for definition in dorfplatz.available_games()]


def test_blocks_follow_each_other() -> None:
    assert [(block.name, block.offset, block.shape, block.count) for block in SPACE] == [
        ("pass", 0, (), 1),
        ("build", 1, (3, 2), 6),
        ("explore", 7, (2,), 2),
    ]
    assert len(SPACE) == 9


def test_a_number_is_the_row_major_index() -> None:
    assert SPACE["build"].id(2, 1) == 1 + 2 * 2 + 1
    assert SPACE["build"].values(6) == (2, 1)
    assert SPACE["pass"].id() == 0
    assert SPACE.block_of(6).name == "build"
    assert SPACE.block_of(7).name == "explore"


def test_kernels_read_type_and_parameters_from_a_table() -> None:
    assert SPACE.table.tolist() == [
        [0, 0, 0, 0],
        *([1, slot, street, 0] for slot in range(3) for street in range(2)),
        [2, 0, 0, 0],
        [2, 1, 0, 0],
    ]
    assert decode(SPACE.table, 6) == (ActionType.BUILD, 2, 1, 0)
    assert encode(SPACE.layout, ActionType.BUILD, 2, 1, 0) == 6


def test_blocks_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match="EXPLORE"):
        ActionSpace({ActionType.PASS: (), ActionType.EXPLORE: ()})


@pytest.mark.parametrize("values", [(3, 0), (0, 2), (-1, 0)])
def test_values_outside_are_refused(values: tuple[int, int]) -> None:
    with pytest.raises(IndexError, match="build"):
        SPACE["build"].id(*values)


@pytest.mark.parametrize("values", [(), (1,), (0, 0, 0)])
def test_too_few_or_too_many_values_are_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="zip"):
        SPACE["build"].id(*values)


@pytest.mark.parametrize("action", [-1, 9, 1000])
def test_numbers_outside_are_refused(action: int) -> None:
    with pytest.raises(IndexError, match="from 0 to 8"):
        SPACE.text(action)


def test_text_and_back() -> None:
    assert SPACE.text(6) == "build 3 lower"
    assert [SPACE.parse(SPACE.text(action)) for action in range(len(SPACE))] == list(range(len(SPACE)))


@pytest.mark.parametrize("text", ["BUILD 3 Lower", "  build   3  LOWER ", "build 3 lower"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert SPACE.parse(text) == 6


@pytest.mark.parametrize(
    "text", ["", "   ", "dance", "build", "build 3", "build 4 lower", "build lower 3", "build 3 lower now", "pass 1"]
)
def test_what_is_no_move_is_none(text: str) -> None:
    assert SPACE.parse(text) is None


def test_what_lies_there_is_a_name_too() -> None:
    labels = {"slot": ("sawmill", "2", "tavern")}
    assert SPACE.text(5, labels) == "build tavern upper"
    assert SPACE.parse("build tavern upper", labels) == SPACE.parse("build 3 upper", labels) == 5
    assert SPACE.parse("build 2 upper", labels) == 3
    assert SPACE.parse("build sawmill upper") is None


def test_usage_names_the_choices() -> None:
    assert SPACE.usage("build") == "build <slot: 1|2|3> <street: upper|lower>"
    assert SPACE.usage("pass") == "pass"


def test_the_browser_reads_the_blocks() -> None:
    assert SPACE.to_json()[1] == {"name": "build", "offset": 1, "shape": [3, 2], "params": ["slot", "street"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_has_its_own_text_and_values(game: str) -> None:
    actions = engine(game).actions
    texts = [actions.text(action) for action in range(len(actions))]
    assert [actions.parse(text) for text in texts] == list(range(len(actions)))
    for action in range(len(actions)):
        block = actions.block_of(action)
        assert block.id(*block.values(action)) == action
        assert encode(actions.layout, *decode(actions.table, action)) == action
