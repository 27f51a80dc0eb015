"""The generator in the state."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from dorfplatz.core import rng

GENERATOR = np.dtype([("rng", np.uint64)])


def generator(seed: str) -> Any:
    state = np.zeros(1, GENERATOR).view(np.recarray)[0]
    state.rng = rng.seed_word(seed)
    return state


def plain(kernel: Any) -> Any:
    """The kernel as Python runs it."""
    return getattr(kernel, "py_func", kernel)


def test_the_first_words_never_change() -> None:
    """Games are remembered by their seeds."""
    state = generator("dorfplatz")
    assert int(state.rng) == 2030074363450699757
    assert [int(rng.next_word(state)) for _ in range(3)] == [8247178797810664178, 4408620927624345847, 14653296599390939334]
    assert [int(rng.below(state, 10)) for _ in range(8)] == [4, 1, 4, 5, 6, 0, 7, 9]


def test_no_seed_gives_zero_where_the_generator_would_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rng, "seed_digest", lambda seed: bytes(32))
    assert rng.seed_word("unlucky") == 1


def test_interpreted_and_compiled_agree() -> None:
    one, other = generator("seed"), generator("seed")
    for limit in (1, 2, 3, 7, 48, 1000):
        for _ in range(50):
            assert rng.below(one, limit) == plain(rng.below)(other, limit)
    assert one.rng == other.rng


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 48])
def test_all_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    state = generator(f"below {limit}")
    draws = 2_000 * limit
    counts = Counter(int(rng.below(state, limit)) for _ in range(draws))
    assert set(counts) == set(range(limit))
    # Six standard deviations of a binomial count.
    assert all(abs(n - 2_000) < 6 * 2_000**0.5 for n in counts.values())


def test_all_orders_are_equally_likely() -> None:
    state = generator("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        cards = np.arange(4, dtype=np.int16)
        rng.shuffle(state, cards, 4)
        counts[tuple(cards.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(n - 500) < 6 * 500**0.5 for n in counts.values())


def test_only_the_first_cards_are_shuffled() -> None:
    cards = np.arange(20, dtype=np.int16)
    rng.shuffle(generator("some"), cards, 10)
    assert sorted(cards[:10].tolist()) == list(range(10))
    assert cards[:10].tolist() != list(range(10))
    assert cards[10:].tolist() == list(range(10, 20))


def test_shuffling_anew_leaves_no_trace_of_the_old_order() -> None:
    outcomes = set()
    for seed in range(10):
        cards = np.array([3, 1, 4, 1, 5, 9, 2, 6, 7, 7], dtype=np.int16)
        rng.shuffle(generator(str(seed)), cards, 10)
        rng.shuffle_anew(generator("anew"), cards, 10)
        outcomes.add(tuple(cards.tolist()))
    assert len(outcomes) == 1
    assert sorted(outcomes.pop()) == [1, 1, 2, 3, 4, 5, 6, 7, 7, 9]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle_is_no_trouble(count: int) -> None:
    cards = np.array([5, 6], dtype=np.int16)
    rng.shuffle_anew(generator("few"), cards, count)
    assert cards.tolist() == [5, 6]
