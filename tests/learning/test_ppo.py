"""How a network learns from its games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import dorfplatz
from dorfplatz.core.batch import Batch, batch
from dorfplatz.core.rewards import rewards
from dorfplatz.learning.evaluation import best, strength
from dorfplatz.learning.memory import Memory
from dorfplatz.learning.network import Network
from dorfplatz.learning.policy import SHARES, VALUE
from dorfplatz.learning.ppo import Learner, log_chances, sample
from dorfplatz.learning.settings import Settings

NOTHING = torch.zeros(1, 8)
"""An outcome that does not count."""
ZERO = torch.tensor(0.0)


def learner_of(games: Batch, **settings: Any) -> Learner:
    own = Settings(**{"games": games.n, "steps": 12, "chunk": 64, "hidden": 32, **settings})
    return Learner(Network(games.game, own.hidden), games, own)


@pytest.fixture
def games() -> Batch:
    return batch("settlement", 16, (1, 2, 3, 4), seed=1, threads=1)


# Playing


def test_what_is_played_is_remembered(games: Batch) -> None:
    """Each decision with what was seen, who took it and what came of it; the games are those of the library."""
    learner = learner_of(games, steps=200, imitate=0.0)
    memory = learner.memory
    alone = dorfplatz.new("settlement", 2, seed="1/1")
    learner.play(imitating=False)
    for step in range(200):
        logits, outlook = learner.network(memory.observations[step][1:2])
        assert memory.observations[step][1].tolist() == alone.observation().tolist()
        assert np.flatnonzero(memory.masks[step][1]).tolist() == alone.legal_moves.ids
        assert memory.turns[step, 1] == alone.turn
        assert memory.values[step, 1] == pytest.approx(outlook[0, VALUE].item(), abs=1e-5)
        shares, leads = outlook[0, SHARES:].chunk(2)
        assert memory.outlooks[step, 1].tolist() == pytest.approx([*shares.softmax(0).tolist(), *leads.tolist()], abs=1e-5)
        action = int(memory.actions[step, 1])
        chance = log_chances(logits, memory.masks[step][1:2])[0, action]
        assert memory.chances[step, 1] == pytest.approx(chance.item(), abs=1e-5)
        alone.push(action)
        assert memory.done[step, 1] == alone.over
        if alone.over:
            break
    assert alone.over
    won, margins = (rewards(name, alone.scores, alone.engine.ranks(alone.position)) for name in ("win_share", "margin"))
    assert memory.shares[step, 1].tolist() == pytest.approx([*won, 0.0, 0.0])
    assert memory.margins[step, 1].tolist() == pytest.approx([*margins, 0.0, 0.0])


def test_greedy_shows_half_of_the_games_with_each_number_of_players(games: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learner_of(games, steps=30, imitate=1.0)
    taken: list[Tensor] = []
    step = games.step

    def watched() -> None:
        taken.append(learner.actions.clone())
        step()

    monkeypatch.setattr(games, "step", watched)
    learner.play(imitating=True)
    shown = (torch.stack(taken) == learner.memory.actions).all(0).numpy()
    assert shown.sum() == 8
    assert set(games.players[shown]) == set(games.players[~shown]) == {1, 2, 3, 4}


# Judging


def advantages(memory: Memory, settings: Settings, game: int) -> list[float | None]:
    """The same in plain Python, for one game; None where it can't be told yet."""
    found: list[float | None] = [None] * settings.steps
    for step in reversed(range(settings.steps)):
        seat, value = int(memory.turns[step, game]), float(memory.values[step, game])
        for later in range(step, settings.steps):
            if later > step and memory.turns[later, game] == seat:
                expected = float(memory.values[later, game]) + settings.trace * (found[later] or 0.0)
                found[step] = settings.discount * expected - value
                break
            if memory.done[later, game]:
                reward = settings.win * memory.shares[later, game, seat] + settings.margin * memory.margins[later, game, seat]
                found[step] = settings.discount * float(reward) - value
                break
    return found


def outcomes(memory: Memory, settings: Settings, game: int, players: int) -> list[list[float] | None]:
    """What is expected later of shares and leads, likewise."""
    found: list[list[float] | None] = [None] * settings.steps
    for step in reversed(range(settings.steps)):
        seat = int(memory.turns[step, game])
        for later in range(step, settings.steps):
            if later > step and memory.turns[later, game] == seat:
                expected, known = memory.outlooks[later, game].tolist(), found[later]
                trace = settings.trace if known else 0.0
                found[step] = [(1 - trace) * old + trace * new for old, new in zip(expected, known or expected, strict=True)]
                break
            if memory.done[later, game]:
                ends = (memory.shares[later, game].tolist(), memory.margins[later, game].tolist())
                nobody = (4 - players) * [0.0]
                found[step] = [number for end in ends for number in [*(2 * end[:players])[seat : seat + players], *nobody]]
                break
    return found


@pytest.mark.parametrize(("discount", "trace"), [(0.9, 0.7), (1.0, 1.0), (0.95, 0.0)])
def test_each_decision_is_judged_by_what_its_seat_came_to(games: Batch, discount: float, trace: float) -> None:
    learner = learner_of(games, steps=40, discount=discount, trace=trace)
    memory = learner.memory
    memory.turns[:] = torch.randint(0, 4, memory.turns.shape) % torch.from_numpy(games.players)
    memory.done[:] = torch.rand(memory.done.shape) < 0.05
    memory.done[:, 1] = False
    for numbers in (memory.values, memory.shares, memory.margins, memory.outlooks, memory.outcomes, memory.advantages):
        numbers.normal_()  # what was there before does not count
    learner.judge()
    assert memory.done[:-1].any()
    for game in range(games.n):
        expected = advantages(memory, learner.settings, game)
        assert memory.known[:, game].tolist() == [gain is not None for gain in expected]
        assert memory.advantages[:, game].tolist() == pytest.approx([gain or 0.0 for gain in expected], abs=1e-4)
        for step, outcome in enumerate(outcomes(memory, learner.settings, game, int(games.players[game]))):
            assert outcome is None or memory.outcomes[step, game].tolist() == pytest.approx(outcome, abs=1e-4)
            assert (outcome is not None) == bool(memory.known[step, game])
    assert not memory.known[-1, 1]
    assert memory.known[memory.done].all()


# Choosing


def test_actions_that_are_not_allowed_have_no_chance() -> None:
    logits, masks = 5 * torch.randn(200, 30), torch.rand(200, 30) < 0.2
    masks[:, 7] = True
    logits[:, 8], masks[:, 8] = 100.0, False
    chances = log_chances(logits, masks).exp()
    assert (chances[~masks] == 0).all()
    torch.testing.assert_close(chances.sum(1), torch.ones(200))
    allowed = torch.where(masks, logits, 0.0).exp() * masks
    expected = allowed / allowed.sum(1, keepdim=True)
    torch.testing.assert_close(chances, expected)


def test_choices_follow_the_chances() -> None:
    n, logits = 40_000, torch.tensor([0.0, 1.0, 50.0, -2.0, 2.0, 50.0])
    masks = torch.tensor([True, True, False, True, True, False])
    chances = log_chances(logits.expand(n, -1), masks.expand(n, -1))
    counts = torch.bincount(sample(chances), minlength=6)
    expected = n * chances[0].exp()
    assert counts[[2, 5]].tolist() == [0, 0]
    far = ((counts - expected)[masks].square() / expected[masks]).sum()
    assert far < 16.27  # once in a thousand times it would be more, with three degrees of freedom
    assert set(sample(log_chances(torch.zeros(500, 3), torch.tensor([[False, True, False]]).expand(500, 3))).tolist()) == {1}


# Learning


def rows_of(games: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """What is seen, what is allowed, and an allowed action each, of which there are others."""
    games.play("random", 10)
    where = np.flatnonzero(games.counts > 1)
    assert len(where) > 5
    masks = torch.from_numpy(games.masks[where])
    return torch.from_numpy(games.observations[where]), masks, masks.int().argmax(1)


@pytest.mark.parametrize("gain", [1.0, -1.0])
def test_what_turned_out_well_becomes_more_likely(games: Batch, gain: float) -> None:
    learner = learner_of(games, entropy=0.0, clip=10.0)
    rows, masks, actions = rows_of(games)

    def chances() -> Tensor:
        with torch.no_grad():
            return log_chances(learner.network(rows)[0], masks)

    before = chances().gather(1, actions[:, None]).squeeze(1)
    gains = torch.full_like(before, gain)
    nothing = torch.zeros_like(before)
    for _ in range(5):
        learner.update(
            False, rows, masks, actions, before, gains, nothing, NOTHING.expand(len(rows), -1), nothing.bool(), torch.tensor(0.0)
        )
    after = chances().gather(1, actions[:, None]).squeeze(1)
    assert (gain * (after - before) > 0).all()
    assert (chances().exp()[~masks] == 0).all()


def test_what_has_moved_far_already_moves_no_further(games: Batch) -> None:
    learner = learner_of(games, clip=0.2, value=0.0)
    rows, masks, actions = rows_of(games)
    with torch.no_grad():
        now = log_chances(learner.network(rows)[0], masks).gather(1, actions[:, None]).squeeze(1)
    nothing = torch.zeros_like(now)

    def moved(before: Tensor, gain: float) -> bool:
        weights = learner.network.policy.weight.detach().clone()
        gains = torch.full_like(now, gain)
        learner.optimizer.state.clear()
        learner.update(
            False, rows, masks, actions, before, gains, nothing, NOTHING.expand(len(rows), -1), nothing.bool(), torch.tensor(0.0)
        )
        found = not torch.equal(weights, learner.network.policy.weight)
        with torch.no_grad():
            learner.network.policy.weight.copy_(weights)
        return found

    assert not moved(now - 0.5, 1.0)
    assert not moved(now + 0.5, -1.0)
    assert moved(now - 0.5, -1.0)
    assert moved(now, 1.0)


def test_the_outlook_learns_from_what_is_known_only(games: Batch) -> None:
    learner = learner_of(games, value=1.0)
    rows, masks, actions = rows_of(games)
    known = torch.arange(len(rows)) % 2 == 0
    returns = torch.where(known, 0.7, 1e6)
    outcomes = torch.where(known[:, None], torch.tensor([0.1, 0.2, 0.7, 0.0, 0.3, -0.3, 0.5, 0.0]), 1e6)
    nothing = torch.zeros(len(rows))
    for _ in range(300):
        losses = learner.update(False, rows, masks, actions, nothing, nothing, returns, outcomes, known, ZERO)
    with torch.no_grad():
        outlooks = learner.network(rows)[1][known]
    assert outlooks[:, VALUE].tolist() == pytest.approx([0.7] * len(outlooks), abs=0.1)
    for shares, leads in (row.chunk(2) for row in outlooks[:, SHARES:]):
        assert shares.softmax(0).tolist() == pytest.approx([0.1, 0.2, 0.7, 0.0], abs=0.1)
        assert leads.tolist() == pytest.approx([0.3, -0.3, 0.5, 0.0], abs=0.1)
    assert losses[1] < 0.01


def test_every_decision_is_learned_from_once_in_each_epoch(games: Batch) -> None:
    learner = learner_of(games, steps=3, chunk=5, epochs=2)
    seen = [(step, game) for step, rows in learner.chunks() for game in range(games.n)[rows]]
    assert sorted(seen) == sorted(2 * [(step, game) for step in range(3) for game in range(16)])


def imitator() -> Learner:
    """One that learns quickly."""
    games = batch("settlement", 64, (1, 2, 3, 4), seed=1, threads=1)
    return learner_of(games, steps=16, chunk=64, imitate=0.5, rate=3e-3, hidden=128)


def test_who_imitates_greedy_soon_decides_as_it_does() -> None:
    learner = imitator()
    others = batch("settlement", 256, (2, 3, 4), seed="others", threads=1)
    others.play("greedy", 30)
    asked = torch.from_numpy(others.counts > 1)
    greedy = torch.from_numpy(others.greedy().copy())

    def agreement() -> float:
        with torch.no_grad():
            chosen = best(learner.network, torch.from_numpy(others.observations), torch.from_numpy(others.masks))
        return float((chosen == greedy)[asked].float().mean())

    before = agreement()
    for _ in range(12):
        learner.iterate()
    assert agreement() > before + 0.15
    learner.progress = 0.5
    assert not learner.imitating


# How strong it is


def test_strength_is_what_comes_out_when_the_games_are_played_one_by_one() -> None:
    """Of each game the first time it ends counts: some end again before the last has ended."""
    learner = imitator()
    for _ in range(16):
        learner.iterate()
    networks = [learner.network, Network("settlement", 32)]
    matches = batch("settlement", 12, (1, 4), threads=1)
    shares, points, others = [], [], []
    for i, players in enumerate(matches.players.tolist()):
        game, own = dorfplatz.new("settlement", players, seed=f"t/{i}"), i // 2 % players
        while not game.over:
            rows, masks = torch.from_numpy(game.observation())[None], torch.zeros(1, len(game.engine.actions), dtype=torch.bool)
            masks[0, game.legal_moves.ids] = True
            game.push(int(best(networks[0 if game.turn == own else 1], rows, masks)))
        shares.append(rewards("win_share", game.scores, game.engine.ranks(game.position))[own])
        points.append(game.scores[own])
        others.append((sum(game.scores) - game.scores[own]) / max(players - 1, 1))
    found = strength(networks[0], matches, networks[1], "t")
    assert len(set(points)) > 1
    assert matches.ended.max() > 1
    assert found.win_share == pytest.approx(np.mean(shares), abs=1e-5)
    assert found.points == pytest.approx(np.mean(points), abs=1e-4)
    assert found.points_of_others == pytest.approx(np.mean(others), abs=1e-4)
    assert found.deviation == pytest.approx(1.96 * np.std(shares, ddof=1) / 12**0.5, abs=1e-5)
    assert found.games == 12
    assert "of 12 games" in str(found)


def test_a_fresh_network_loses_to_greedy() -> None:
    found = strength(Network("settlement", 32), batch("settlement", 32, 4, threads=1), None, "s")
    assert found.win_share < 0.15
    assert found.points < found.points_of_others
