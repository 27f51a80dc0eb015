"""The generator in the state."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from dorfplatz.core import rng
from dorfplatz.core.records import record


def generator(seed: str) -> Any:
    found = np.zeros(1, record(rng.Generator))[0]
    rng.set_seed(found, seed)
    return found


def plain(kernel: Any) -> Any:
    """The kernel as Python runs it."""
    return getattr(kernel, "py_func", kernel)


def test_the_generator_is_siphash() -> None:
    """With the test vector of its authors: the key 00 01 … 0f, the message 00 01 … 07."""
    state = generator("")
    state.key[:] = np.frombuffer(bytes(range(16)), "<u8")
    state.drawn = np.uint64(0x0706050403020100)
    assert int(rng.next_word(state)) == 0x93F5F5799A932462


def test_the_first_words_never_change() -> None:
    """Games are remembered by their seeds."""
    state = generator("dorfplatz")
    assert [int(rng.next_word(state)) for _ in range(3)] == [
        15196721037133252341,
        3421029357665261446,
        3685018588935777754,
    ]
    assert [int(rng.below(state, 10)) for _ in range(8)] == [0, 3, 2, 5, 0, 7, 0, 7]
    choices = rng.chooser("dorfplatz")
    assert [int(rng.pick(choices, 10)) for _ in range(8)] == [2, 6, 3, 8, 4, 6, 4, 8]


def test_commitment_and_generator_have_nothing_in_common() -> None:
    """One is no part of the other, nor of the plain hash of the seed."""
    seed = "dorfplatz"
    key = generator(seed).key.tobytes()
    shown = bytes.fromhex(rng.commitment(seed))
    plain_hash = hashlib.sha256(seed.encode()).digest()
    for part in (key[:8], key[8:]):
        assert part not in shown
        assert part not in plain_hash
    assert shown != plain_hash


def test_a_forgotten_generator_is_blank() -> None:
    state = generator("secret")
    rng.below(state, 6)
    rng.forget(state)
    assert not any(state.tobytes())


def test_no_seed_gives_zero_where_the_chooser_would_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rng, "_derived", lambda seed, purpose: bytes(32))
    assert rng.seed_word("unlucky") == 1


def test_interpreted_and_compiled_agree() -> None:
    one, other = generator("seed"), generator("seed")
    for limit in (1, 2, 3, 7, 48, 1000):
        for _ in range(50):
            assert rng.below(one, limit) == plain(rng.below)(other, limit)
    assert one == other


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
