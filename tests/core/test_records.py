"""Records made from classes, and what kernels report in them."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import numpy as np
import pytest

import dorfplatz
from dorfplatz.core import events
from dorfplatz.core.box import frozen
from dorfplatz.core.engine import engine
from dorfplatz.core.events import CAPACITY, EventReader, clear, emit, event_log, mute
from dorfplatz.core.kernel import INTERPRETED
from dorfplatz.core.records import Array, Records, record


class Player(Protocol):
    """Somebody."""

    passed: Annotated[int, np.int8]
    goods: Annotated[Array, np.int16, 3]


class State(Protocol):
    """A position."""

    turn: Annotated[int, np.int8]
    rng: Annotated[np.uint64, np.uint64]
    players: Annotated[Records[Player], Player, 2]


class Event(events.Event, Protocol):
    """Something that happens."""

    row: Annotated[int, np.int16]
    goods: Annotated[Array, np.int16, 2]


def test_a_class_declares_the_fields_of_a_record() -> None:
    kind = record(State)
    assert kind.names == ("turn", "rng", "players")
    assert kind["players"].shape == (2,)
    state = np.zeros(1, kind)[0]
    state.players[1].goods[2] = 7
    assert state.players[1].goods.tolist() == [0, 0, 7]


def test_a_field_is_not_called_like_something_that_a_record_has_itself() -> None:
    class Flags(Protocol):
        flags: Annotated[int, np.int16]

    with pytest.raises(ValueError, match="have a flags of their own"):
        record(Flags)


def test_fields_are_aligned_as_a_gpu_needs_them() -> None:
    fields = record(State).fields
    assert fields is not None
    assert fields["rng"][1] % 8 == 0


def test_records_inside_a_record_are_aligned_too() -> None:
    class Table(Protocol):
        phase: Annotated[int, np.int8]
        players: Annotated[Records[Player], Player, 2]

    assert misaligned(record(Table)) == []


def misaligned(kind: np.dtype[Any], start: int = 0) -> list[str]:
    """Numbers that lie where a GPU can't read them, in the record and in those inside it."""
    found = []
    for name, (field, offset, *_) in (kind.fields or {}).items():
        for index in range(field.shape[0] if field.base.fields and field.shape else 1):
            place = start + offset + index * field.base.itemsize
            found += misaligned(field.base, place) if field.base.fields else [name] * (place % field.base.itemsize > 0)
    return found


def test_every_record_of_every_game_is_aligned() -> None:
    for definition in dorfplatz.available_games():
        rules = engine(definition.name).rules
        assert rules.STATE.isalignedstruct
        assert rules.WORK.isalignedstruct
        assert misaligned(rules.STATE) == misaligned(rules.WORK) == []


def test_an_event_says_what_was_filled_in_and_nothing_of_the_one_before() -> None:
    log = np.zeros(1, event_log(Event))[0]
    first = emit(log, 3, 1)
    first.row = 5
    first.goods[1] = 2
    clear(log)
    emit(log, 4, 0)
    told = EventReader(Event).read(log.entries[: log.count].tobytes())
    assert [event._asdict() for event in told] == [{"kind": 4, "seat": 0, "row": 0, "goods": [0, 0]}]


def test_too_many_events_are_lost_and_harm_nobody() -> None:
    log = np.zeros(1, event_log(Event))[0]
    for number in range(CAPACITY + 5):
        emit(log, number % 100, 0)
    assert log.count == CAPACITY
    assert [entry.kind for entry in log.entries[:CAPACITY]] == [number % 100 for number in range(CAPACITY)]


def test_a_muted_log_keeps_nothing() -> None:
    log = np.zeros(1, event_log(Event))[0]
    mute(log)
    emit(log, 3, 1)
    assert not log.entries[:CAPACITY]["kind"].any()
    clear(log)
    emit(log, 4, 0)
    assert log.count == 1


def test_tables_have_the_smallest_type_that_holds_them() -> None:
    if INTERPRETED:
        assert frozen([1]).dtype == np.int64
    else:
        kinds = [frozen(rows).dtype for rows in ([1], [-129], [40_000], [2**40], [])]
        assert kinds == [np.int8, np.int16, np.int32, np.int64, np.int8]
    assert not frozen([1]).flags.writeable
