"""An attacker who sees all that is shown of a game and knows this program."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

import dorfplatz
from dorfplatz.core.engine import engine
from dorfplatz.core.rng import next_word

GAMES = [definition.name for definition in dorfplatz.available_games()]


def guesses(commitment: str) -> Iterator[bytes]:
    """Keys of 16 bytes that could be hidden in what is shown, or follow from it."""
    shown = bytes.fromhex(commitment)
    for source in (shown, shown[::-1], hashlib.sha256(shown).digest(), hashlib.sha256(commitment.encode()).digest()):
        for start in range(0, len(source) - 15):
            yield source[start : start + 16]
        for start in range(0, len(source) - 7, 8):
            yield source[start : start + 8] + bytes(8)


@pytest.mark.parametrize("name", GAMES)
def test_the_commitment_gives_no_deck_away(name: str) -> None:
    """The generator of a game can't be rebuilt from its commitment, nor does the commitment serve as a seed."""
    rules = engine(name)
    for seed in range(20):
        game = dorfplatz.new(name, seed=f"secret {seed}")
        key = game.state.rng.key.tobytes()
        assert key not in guesses(game.commitment)
        assert key[:8] not in {guess[:8] for guess in guesses(game.commitment)}
        for text in (game.commitment, game.commitment[:16], game.commitment[:32], str(int(game.commitment[:16], 16))):
            assert rules.new(2, 0, text).tobytes() != game.position.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_contains_no_generator(name: str) -> None:
    game = dorfplatz.new(name, seed="secret")
    rules = engine(name)
    concealed = rules.state(rules.concealed(game.position, 0))
    assert game.state.rng.key.all()
    assert not concealed.rng.key.any()
    assert not concealed.rng.drawn


def test_numbers_that_were_seen_can_not_be_solved_for_the_rest() -> None:
    """The words of a linear generator, as xorshift is one, are sums of the bits of its state: whoever has seen enough of them
    computes the others. For such a generator the sums below are zero."""

    def first_word(key: tuple[int, int]) -> int:
        generator = dorfplatz.new("settlement", seed="any").state.rng
        generator.key[:] = key
        generator.drawn = 0
        return int(next_word(generator))

    for number in range(1, 50):
        one, other = (number, number << 20), (number << 40, number * number)
        both = (one[0] ^ other[0], one[1] ^ other[1])
        assert first_word(one) ^ first_word(other) ^ first_word(both) ^ first_word((0, 0)) != 0
