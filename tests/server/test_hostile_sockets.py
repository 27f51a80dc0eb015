"""Attackers at the table: thousands of messages that are not allowed, and nothing happens. `bench.hostile` sends a million."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bench.hostile import CARDS, EXAMPLE, KINDS, Found, Screen, Violation, attack, attacked, named_in


@pytest.fixture(scope="module")
def found() -> Found:
    with attacked() as served:
        return asyncio.run(attack(served, EXAMPLE, 6000, tables=2))


def test_every_message_is_answered_and_changes_nothing(found: Found) -> None:
    assert found.sent.total() == found.answers.total() >= 6000
    assert found.moves > 10, "the game did not go on, so this proves little"


def test_all_kinds_of_refusals_were_met(found: Found) -> None:
    assert set(KINDS) < set(found.sent)
    refusals = {"together-not-yours", "together-only-watching", "move-out-of-range", "server-stale", "server-malformed"}
    assert refusals | {"server-too-large", "unknown-bot", "server-undo-version", "no-such-moment"} < set(found.answers)
    assert not set(found.answers) & {"step", "seat", "said", "undo-asked", "server-unexpected", "server-bot-failed"}


def test_our_games_bear_it_too() -> None:
    with attacked("hamlet") as served:
        found = asyncio.run(attack(served, "hamlet", 1200, tables=1))
    assert found.sent["illegal action"] > 500
    assert "step" not in found.answers


def test_a_card_in_any_answer_is_noticed() -> None:
    """Of the test itself: it would see a leak."""
    card = min(CARDS)
    leaks: list[Any] = [card, [{"hand": [0, card]}], {"text": f"The card {card} lies there."}, {"changes": {"0": [card]}}]
    assert all(named_in(leak) == {card} for leak in leaks)
    assert not named_in({"id": f"a{card}b", "at": 0.5, "n": card + 1000})


def test_an_attacker_who_succeeds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the test itself: if an attacker makes a legal move, that is a violation."""

    def legal(rng: random.Random, screen: Screen, actions: int) -> Any:
        return {"type": "move", "action": rng.choice(screen.view["moves"] or [0]), "revision": screen.view["revision"]}

    monkeypatch.setitem(KINDS, "illegal action", (legal, 30))
    with attacked() as served, pytest.raises(ExceptionGroup) as raised:
        asyncio.run(attack(served, EXAMPLE, 1000, tables=1))
    assert raised.group_contains(Violation)
