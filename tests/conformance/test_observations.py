"""What a program sees of any game: honest, from its own seat, and nothing in it for nothing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import dorfplatz
from dorfplatz.core.engine import Position
from dorfplatz.core.observation import MOST, Observation, Part, SeatPart
from tests.conformance.tables import GAMES, TABLES, Table
from tests.conformance.walks import MANNERS, positions

Rows = np.ndarray

LONG = 400
"""Positions of a game that are looked at; of a longer one every second, every third …"""


def some(table: Table, manner: str) -> Iterator[Position]:
    """The positions of a whole game, evenly spread if there are very many."""
    found = list(positions(table, manner))
    return (position for number, position in enumerate(found) if number % (1 + len(found) // LONG) == 0 or position is found[-1])


def rows_of(table: Table, position: Position) -> Rows:
    """What every seat sees."""
    return np.stack([table.engine.observation(position, seat) for seat in range(table.players)])


def rows_by_seat(part: Part, rows: Rows) -> bool:
    """Whether each seat sees its own row first and then those that the others see first, in turn order, and no more."""
    seats = len(rows)
    seen = rows[:, part.slice].reshape(seats, *part.shape)
    own = seen[:, 0]
    turned = all(np.array_equal(seen[:, place], np.roll(own, -place, axis=0)) for place in range(seats))
    return turned and not seen[:, seats:].any()


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_hidden_is_seen_and_nothing_hidden_decides_what_is_allowed(table: Table, manner: str) -> None:
    rules = table.engine
    for number, position in enumerate(some(table, manner)):
        for seat in range(table.players):
            other = rules.redealt(position, seat, f"twin-{number}")
            assert rules.observation(other, seat).tobytes() == rules.observation(position, seat).tobytes()
            if seat == rules.state(position).turn or not rules.definition.hands:  # whose hand is another, may do other things
                assert rules.legal(other) == rules.legal(position)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_own_things_come_first_and_nobody_sits_on_other_seats(table: Table, manner: str) -> None:
    by_seat = [part for part in dorfplatz.observation(table.game) if isinstance(part, SeatPart)]
    assert by_seat
    for position in some(table, manner):
        rows = rows_of(table, position)
        assert [part.name for part in by_seat if not rows_by_seat(part, rows)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_part_says_something(game: str) -> None:
    layout, seats = dorfplatz.observation(game), dorfplatz.definition(game).players[1]
    lowest, highest = np.full(layout.size, MOST, np.uint8), np.zeros(layout.size, np.uint8)
    unmarked = {part.name: part for part in layout if part.shape[0] == seats and not isinstance(part, SeatPart)}
    for table in (table for table in TABLES if table.game == game):
        for manner in MANNERS:
            for position in some(table, manner):
                rows = rows_of(table, position)
                lowest, highest = np.minimum(lowest, rows.min(axis=0)), np.maximum(highest, rows.max(axis=0))
                unmarked = {name: part for name, part in unmarked.items() if rows_by_seat(part, rows)}
    assert [part.name for part in layout if np.array_equal(lowest[part.slice], highest[part.slice])] == []
    assert list(unmarked) == [], "these have a row for each seat, so they are SeatParts"


@pytest.mark.parametrize("game", GAMES)
def test_parts_follow_each_other_and_fill_the_row(game: str) -> None:
    layout = dorfplatz.observation(game)
    assert [part.offset for part in layout] == [0, *np.cumsum([part.size for part in layout])[:-1].tolist()]
    assert sum(part.size for part in layout) == layout.size == len(layout) == len(layout.scale)
    assert len({part.name for part in layout}) == len(list(layout))
    assert [part.name for part in layout if part.unit < 1 or not part.about] == []


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_a_game_are_read_by_the_names_of_their_parts(game: str) -> None:
    layout = dorfplatz.observation(game)
    rows = np.arange(2 * layout.size).reshape(2, layout.size)
    parts = layout.read(rows)
    assert [part.shape for part in parts.values()] == [(2, *part.shape) for part in layout]
    assert np.array_equal(np.concatenate([part.reshape(2, -1) for part in parts.values()], axis=1), rows)


def test_two_parts_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Observation(Part("goods"), Part("goods"))
