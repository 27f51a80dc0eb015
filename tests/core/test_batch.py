"""Many games at once: each is the game that the library plays, byte by byte."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
import torch
from torch.utils.dlpack import from_dlpack

import dorfplatz
from dorfplatz.core import cuda
from dorfplatz.core.batch import Batch, batch
from dorfplatz.core.problem import Problem
from dorfplatz.core.rewards import REWARDS, rewards
from tests.conformance import strict
from tests.conformance.tables import GAMES, TABLES, Table
from tests.core.batches import all_digests, digests, memory
from tests.core.test_kernels import python

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


def make(table: Table, n: int, **arguments: Any) -> Batch:
    return batch(table.game, n, table.players, **{"threads": 1, **dict(table.options), **arguments})


def problem(call: Callable[[], Any], id: str) -> tuple[str, str]:
    """The words of the problem that the call leads to, in English and German."""
    with pytest.raises(Problem) as raised:
        call()
    assert raised.value.message.id == id
    return strict.render(raised.value.message, "en"), strict.render(raised.value.message, "de")


def bytes_of(games: Batch, i: int) -> bytes:
    return games.host("states")[i : i + 1].tobytes()


# The same games


@every_table
def test_each_game_is_that_of_the_library_until_its_end_and_beyond(table: Table) -> None:
    n, draw = 2, Random(f"{table}")
    games = make(table, n, seed="same")
    alone = [table.new(f"same/{i}") for i in range(n)]
    ended = [False] * n
    while not all(ended):
        for i, game in enumerate(alone):
            _check_position(games, i, game.position, table)
        actions = [draw.choice(games.moves[i, : games.counts[i]].tolist()) for i in range(n)]
        games.step(actions)
        for i, game in enumerate(alone):
            game.push(actions[i])
            assert games.done[i] == game.over
            if game.over:
                _check_end(games, i, game)
                ended[i] = True
                alone[i] = _next_game(game, table)
    for i, game in enumerate(alone):
        _check_position(games, i, game.position, table)


def _check_position(games: Batch, i: int, position: np.ndarray, table: Table) -> None:
    rules = table.engine
    legal, turn = rules.legal(position), rules.turn(position)
    assert bytes_of(games, i) == position.tobytes()
    assert games.turns[i] == turn
    assert games.moves[i, : games.counts[i]].tolist() == legal
    assert np.flatnonzero(games.masks[i]).tolist() == sorted(legal)
    assert games.observations[i].tobytes() == rules.observation(position, turn).tobytes()


def _check_end(games: Batch, i: int, game: dorfplatz.Game) -> None:
    seats, ranks = game.players, game.engine.ranks(game.position)
    assert games.scores[i].tolist() == game.scores + [0] * (games.seats - seats)
    assert games.ranks[i].tolist() == ranks + [0] * (games.seats - seats)
    for kind, name in enumerate(REWARDS):
        assert games.rewards[i, kind, :seats].tolist() == pytest.approx(rewards(name, game.scores, ranks))
    assert not games.rewards[i, :, seats:].any()


def _next_game(game: dorfplatz.Game, table: Table) -> dorfplatz.Game:
    """The game that begins when this one is over: dealt with what follows from its generator."""
    rules, following = game.engine, table.new("another")
    generator = game.state.rng.copy()
    following.position[:] = 0
    following.state.rng = generator
    rules._deal(following.position, table.players, table.packed, rules._work.data)
    assert following.state.rng.drawn > generator.drawn
    return following


@every_game
def test_games_that_do_not_restart_stay_over_whatever_is_asked(game: str) -> None:
    games = batch(game, 3, 2, seed=1, restart=False, threads=1)
    while not games.ended.all():
        games.step(games.random())
    assert games.ended.tolist() == [1, 1, 1]
    assert games.lengths.tolist() != [games.lengths[0]] * 3
    assert not games.counts.any()
    assert not games.masks.any()
    before = memory(games, "actions", "done")
    for actions in ([-1, 10**6, 0], games.random(), games.greedy()):
        games.step(actions)
        assert memory(games, "actions", "done") == before
        assert not games.done.any()


def test_numbers_of_players_and_options_are_shared_out() -> None:
    games = batch("hamlet", 13, (2, 3, 4), edition=("final", "preview"), seed="s", threads=2)
    setups = [(players, edition) for players in (2, 3, 4) for edition in ("final", "preview")]
    assert games.players.tolist() == [setups[i % 6][0] for i in range(13)]
    for i in range(13):
        players, edition = setups[i % 6]
        assert bytes_of(games, i) == dorfplatz.new("hamlet", players, f"s/{i}", edition=edition).position.tobytes()


@every_game
def test_threads_change_nothing(game: str) -> None:
    alone, *shared = (list(digests(game, n=7, decisions=40, threads=threads)) for threads in (1, 2, 5))
    assert shared == [alone, alone]
    assert len(set(alone)) == len(alone)


def test_interpreted_and_compiled_do_the_same() -> None:
    interpreted = python("from tests.core.batches import all_digests; print(*all_digests(), sep='\\n')", DORFPLATZ_INTERPRET="1")
    assert interpreted.splitlines() == list(all_digests())


def test_the_arrays_are_shared_with_other_libraries() -> None:
    games = batch("settlement", 4, 2, threads=1)
    rows, masks, actions = (from_dlpack(array) for array in (games.observations, games.masks, games.actions))
    before = rows.clone()
    actions.copy_(masks.int().argmax(1))
    games.step()
    assert games.lengths.tolist() == [1] * 4
    assert rows.data_ptr() == games.observations.ctypes.data
    assert not torch.equal(rows, before)
    assert np.array_equal(rows.numpy(), games.observations)
    assert np.array_equal(masks.numpy(), games.masks)


# Seeds


@every_game
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    games = batch(game, 3, 2, seed=7, threads=1)

    def course() -> list[dict[str, bytes]]:
        found = [memory(games)]
        for _ in range(5):
            games.step(games.random())
        games.play("greedy", 5)
        return [*found, memory(games)]

    first = course()
    games.reset(7)
    assert course() == first
    games.reset("7")
    assert course() == first
    games.reset(8)
    assert course()[0]["states"] != first[0]["states"]


@every_game
def test_without_a_seed_other_games_follow(game: str) -> None:
    games = batch(game, 3, 2, seed=7, threads=1)
    seen = {memory(games)["states"]}
    for _ in range(3):
        games.play("random", 10)
        games.reset()
        seen.add(memory(games)["states"])
        assert not any(getattr(games, name).any() for name in ("lengths", "ended", "done", "scores", "ranks", "rewards"))
    assert len(seen) == 4


# Bots


@every_game
def test_one_seat_of_each_game_is_asked_and_bots_play_the_others(game: str) -> None:
    games = batch(game, 7, 4, opponents=["greedy", "random", "random"], seed=2, threads=2)
    assert games.own_seats.tolist() == [0, 1, 2, 3, 0, 1, 2]
    decisions = 0
    while not games.ended.all():
        assert games.turns.tolist() == games.own_seats.tolist()
        assert (games.counts > 0).all()
        games.step(games.random())
        decisions += 1
        assert games.rewards[games.done, 0].sum(axis=1).tolist() == pytest.approx([1] * games.done.sum())
        assert (games.ranks[games.done] > 0).all()
    assert (games.lengths > 2 * decisions).all()


def test_opponents_sit_behind_the_seat_that_is_asked_in_their_order() -> None:
    games = batch("settlement", 24, 3, opponents=["greedy", "random"], seed=3, restart=False, threads=1)
    while not games.ended.all():
        games.step(games.random())
    by_place = games.scores[np.arange(24)[:, None], (games.own_seats[:, None] + np.arange(3)) % 3]
    own, greedy, random = by_place.mean(axis=0)
    assert greedy > 4 * random
    assert greedy > 4 * own


@every_game
def test_games_among_bots_stay_over_if_they_do_not_restart(game: str) -> None:
    """Whoever has ended it, and whoever would be on turn."""
    games = batch(game, 8, 2, opponents=["random"], seed=4, restart=False, threads=1)
    while not games.ended.all():
        games.step(games.random())
    before = memory(games, "done")
    assert games.ended.tolist() == [1] * 8
    games.step()
    assert memory(games, "done") == before
    assert not games.done.any()


def test_after_a_bot_has_played_for_all_the_same_seat_is_asked() -> None:
    games = batch("settlement", 8, 3, opponents=["random", "greedy"], seed=4, threads=1)
    for decisions in (1, 2, 3):
        games.play("random", decisions)
        assert games.turns.tolist() == games.own_seats.tolist()


@every_game
def test_random_takes_any_allowed_action(game: str) -> None:
    games = batch(game, 2, 2, seed=5, threads=1)
    allowed = [set(np.flatnonzero(mask)) for mask in games.masks]
    seen: list[set[int]] = [set(), set()]
    for _ in range(30 * int(games.counts.max())):
        for i, action in enumerate(games.random()):
            seen[i].add(int(action))
    assert seen == allowed


@every_game
def test_greedy_takes_allowed_actions_where_it_is_asked(game: str) -> None:
    games = batch(game, 6, (2, 3), seed=6, threads=1)
    for _ in range(30):
        games.actions[:] = -7
        where = games.turns == 0
        games.greedy(where)
        assert (games.actions[~where] == -7).all()
        assert games.masks[where, games.actions[where]].all()
        games.greedy(~where)
        assert games.masks[np.arange(6), games.actions].all()
        games.step()


@every_game
def test_greedy_decides_without_what_its_seat_may_not_know(game: str) -> None:
    n = 24
    games, twins = (batch(game, n, 3, seed=7, threads=1) for _ in range(2))
    for own in (games, twins):
        own.play("greedy", 40)
    rules = games.engine
    different = 0
    for number in range(30):
        for i in range(n):
            twin = rules.redealt(rules.from_bytes(bytes_of(games, i)), int(games.turns[i]), f"twin {number}")
            twins.host("states")[i : i + 1] = twin.view(rules.state_type)
            different += _without_generator(rules.state(twin)) != _without_generator(games.host("states")[i])
        assert twins.greedy().tolist() == games.greedy().tolist()
        games.step()
    assert different


def _without_generator(state: Any) -> list[Any]:
    return [np.asarray(state[name]).tobytes() for name in state.dtype.names if name != "rng"]


@every_game
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_to_play_is_to_step_often(game: str, bot: str) -> None:
    played, stepped = (batch(game, 4, 2, seed=8, threads=1) for _ in range(2))
    decisions = 300 if bot == "random" else 100
    played.play(bot, 1)
    played.play(bot, decisions - 1)
    for _ in range(decisions):
        stepped.step(getattr(stepped, bot)())
    assert stepped.lengths.tolist() == [decisions] * 4
    for name in ("lengths", "ended", "scores", "ranks", "rewards", "choosers"):
        assert played.host(name).tobytes() == stepped.host(name).tobytes(), name
    going = np.flatnonzero(played.counts)  # whose last decision was not the end of a game
    assert len(going)
    for i in going.tolist():
        assert bytes_of(played, i) == bytes_of(stepped, i)
        for name in ("observations", "masks", "turns", "counts"):
            assert played.host(name)[i].tobytes() == stepped.host(name)[i].tobytes(), name


@every_game
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_are_played_out_once(game: str, bot: str) -> None:
    games, stepped = (batch(game, 4, 2, seed=9, restart=restart, threads=1) for restart in (True, False))
    games.play_out(bot, most=5)
    assert games.lengths.tolist() == [5] * 4
    assert not games.ended.any()
    games.play_out(bot)
    while not stepped.ended.all():
        stepped.step(getattr(stepped, bot)())
    assert memory(games, "actions", "done", "restart") == memory(stepped, "actions", "done", "restart")
    assert (games.ranks[:, :2].min(axis=1) == 1).all()
    before = memory(games)
    games.play_out(bot)
    assert memory(games) == before


# What is refused


def wrong(games: Batch, i: int) -> int:
    """An action that is not allowed in that game."""
    return int(np.flatnonzero(~games.masks[i])[0])


@pytest.fixture
def games() -> Batch:
    """Some decisions in."""
    found = batch("settlement", 4, (2, 3), seed=1, threads=2)
    for _ in range(10):
        found.step(found.random())
    return found


@every_game
def test_a_move_that_is_not_allowed_is_explained_and_nothing_changes(game: str) -> None:
    games = batch(game, 3, 2, seed=1, threads=1)
    games.step(games.random())
    actions = games.random().copy()
    before = memory(games, "actions", "refused")
    actions[1] = wrong(games, 1)
    english, german = problem(lambda: games.step(actions), "batch-not-allowed")
    move = games.engine.text(games.engine.from_bytes(bytes_of(games, 1)), int(actions[1]))
    assert english.startswith(f"Game 1 of the batch: {move} is not allowed. ")
    assert german.startswith(f"Partie 1 des Stapels: {move} ist nicht erlaubt. ")
    assert games.refused.tolist() == [False, True, False]
    assert memory(games, "actions", "refused") == before
    games.step(games.random())
    assert not games.refused.any()


@pytest.mark.parametrize("action", [-1, 10**6, -(2**63)])
def test_an_action_that_does_not_exist_is_refused(games: Batch, action: int) -> None:
    actions = games.random().copy()
    actions[2] = action
    before = memory(games, "actions", "refused")
    last = len(games.engine.actions) - 1
    english, german = problem(lambda: games.step(actions), "move-out-of-range")
    assert all(str(number).lstrip("-") in english.replace(",", "") for number in (action, last))
    assert all(str(number).lstrip("-") in german.replace(".", "") for number in (action, last))
    assert memory(games, "actions", "refused") == before


@pytest.mark.parametrize(
    ("actions", "id"),
    [
        (np.zeros(4), "batch-kind"),
        ([0.5] * 4, "batch-kind"),
        (0.5, "batch-kind"),
        (["explore"] * 4, "batch-kind"),
        ("explore", "batch-kind"),
        ([None] * 4, "batch-kind"),
        (np.zeros(4, np.complex64), "batch-kind"),
        (np.zeros(3, np.int64), "batch-shape"),
        (np.zeros((4, 1), np.int64), "batch-shape"),
        (np.zeros((1, 4), np.int64), "batch-shape"),
        ([], "batch-shape"),
        ([0], "batch-shape"),
    ],
    ids=str,
)
def test_actions_of_another_shape_or_type_are_refused(games: Batch, actions: Any, id: str) -> None:
    before = memory(games)
    english, german = problem(lambda: games.step(actions), id)
    assert english.startswith("The actions of a batch ")
    assert german.startswith("Im Stapel ")
    assert ("(4,)" if id == "batch-shape" else "int64") in english
    assert memory(games) == before


def test_where_greedy_is_asked_is_said_for_each_game(games: Batch) -> None:
    before = memory(games)
    problem(lambda: games.greedy([True, False]), "batch-shape")
    problem(lambda: games.greedy([1, 0, 1, 0]), "batch-kind")
    assert memory(games) == before


@pytest.mark.parametrize("n", [0, -1, 2.0, "4", None])
def test_a_batch_has_games(n: Any) -> None:
    english, german = problem(lambda: batch("settlement", n), "batch-size")
    assert english == f"A batch has at least one game, not {n}."
    assert german == f"Ein Stapel hat mindestens eine Partie, nicht {n}."


@pytest.mark.parametrize("players", [0, 5, (), (2, 5), "2", None, 2.0])
def test_players_are_as_many_as_can_play(players: Any) -> None:
    problem(lambda: batch("settlement", 2, players), "wrong-player-count")


@pytest.mark.parametrize("edition", ["first", (), ("final", "first"), 7])
def test_options_have_values(edition: Any) -> None:
    problem(lambda: batch("hamlet", 2, 2, edition=edition), "wrong-option")
    problem(lambda: batch("settlement", 2, 2, edition=edition), "unknown-option")


def test_opponents_fill_the_table() -> None:
    english, german = problem(lambda: batch("settlement", 4, 3, opponents=["random"]), "batch-opponents")
    assert english == "With 1 opponent in a batch there are 1 + 1 players in each game, not 3."
    assert german == "Mit 1 Gegner in einem Stapel spielen in jeder Partie 1 + 1, nicht 3."
    problem(lambda: batch("settlement", 4, (2, 3), opponents=["random"]), "batch-opponents")


def test_only_some_bots_play_inside_a_batch(games: Batch) -> None:
    before = memory(games)
    calls: list[Callable[[], Any]] = [
        lambda: batch("settlement", 4, 2, opponents=["clever"]),
        lambda: games.play("clever", 3),
        lambda: games.play_out("clever"),
    ]
    for call in calls:
        english, german = problem(call, "batch-bot")
        assert english == "No bot called clever can play inside a batch. These can: random, greedy."
        assert german == "Kein Bot namens clever kann innerhalb eines Stapels spielen. Die es können: random, greedy."
    assert memory(games) == before


# A GPU


def test_an_unknown_device_is_refused() -> None:
    english, german = problem(lambda: batch("settlement", 4, device="tpu"), "batch-device")
    assert english == "There is no device tpu for a batch. Devices: cpu, cuda."
    assert german == "Für einen Stapel gibt es kein Gerät tpu. Geräte: cpu, cuda."


def test_without_a_gpu_there_is_no_batch_on_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda.numba_cuda(), "is_available", lambda: False)
    english, german = problem(lambda: batch("settlement", 4, device="cuda"), "gpu-not-found")
    assert english == 'CUDA finds no GPU here. Use device="cpu".'
    assert german == 'Hier ist kein Grafikprozessor, den CUDA kennt. Nimm device="cpu".'


def test_without_numba_cuda_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(cuda, "numba_cuda", cuda.numba_cuda.__wrapped__)
    monkeypatch.delitem(sys.modules, "dorfplatz.core.batch_cuda", raising=False)
    for words in problem(lambda: batch("settlement", 4, device="cuda"), "gpu-missing"):
        assert 'pip install "dorfplatz[gpu]"' in words
