"""Who sits where: everybody equally often everywhere, and always the same."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dorfplatz.arena.schedule import Schedule
from dorfplatz.core.problem import Problem

NAMES = "abcdefg"


def names(count: int) -> tuple[str, ...]:
    return tuple(NAMES[:count])


@given(bots=st.integers(1, 7), players=st.integers(1, 4), blocks=st.integers(1, 5))
def test_after_each_block_everybody_has_sat_on_every_seat_equally_often(bots: int, players: int, blocks: int) -> None:
    schedule = Schedule(names(bots), players)
    seats = Counter((seat, bot) for number in range(blocks * schedule.block) for seat, bot in enumerate(schedule[number].bots))
    assert set(seats) == {(seat, bot) for seat in range(players) for bot in names(bots)}
    assert len(set(seats.values())) == 1


@given(lineup=st.lists(st.sampled_from("abc"), min_size=2, max_size=4), blocks=st.integers(1, 5))
def test_a_lineup_that_is_named_sits_equally_often_everywhere(lineup: list[str], blocks: int) -> None:
    schedule = Schedule(tuple(lineup), len(lineup))
    games = [schedule[number] for number in range(blocks * schedule.block)]
    assert all(sorted(game.bots) == sorted(lineup) for game in games)
    for bot in set(lineup):
        assert {sum(game.bots[seat] == bot for game in games) for seat in range(len(lineup))} == {blocks * lineup.count(bot)}


@given(bots=st.integers(1, 6), players=st.integers(1, 4))
def test_the_same_cards_are_never_played_twice_in_the_same_way(bots: int, players: int) -> None:
    schedule = Schedule(names(bots), players)
    games = [schedule[number] for number in range(4 * schedule.block)]
    assert len({(game.deal, game.bots) for game in games}) == len(games)
    assert all(0 <= game.number - game.deal < players for game in games)


def test_two_bots_at_four_seats_are_one_against_three_both_ways() -> None:
    schedule = Schedule(("a", "b"), 4)
    lineups = ["".join(schedule[number].bots) for number in range(8)]
    assert sorted(lineups) == sorted(["aaab", "aaba", "abaa", "baaa", "bbba", "bbab", "babb", "abbb"])
    assert [schedule[number].deal for number in range(8)] == [0, 0, 0, 0, 4, 4, 4, 4]


def test_many_bots_meet_in_all_combinations_and_orders() -> None:
    schedule = Schedule(names(5), 4)
    games = [schedule[number].bots for number in range(5 * 24)]
    assert len(set(games)) == len(games)  # all permutations of all combinations
    assert len({frozenset(bots) for bots in games[:20]}) == 5


def test_an_order_that_looks_the_same_when_turned_gets_new_cards() -> None:
    assert [Schedule(("a",), 4)[number].deal for number in range(5)] == [0, 1, 2, 3, 4]
    assert [Schedule(("a", "a", "b", "b"), 4)[number + 4].deal for number in range(4)] == [4, 4, 6, 6]


def test_bots_that_are_named_twice_must_fill_the_table() -> None:
    with pytest.raises(Problem, match="there should be 4, not 3"):
        Schedule(("a", "a", "b"), 4)
