"""A trained network without the trainer: it says the same, and plays by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.numpy import load_file, save_file

import dorfplatz
from dorfplatz.core.batch import batch
from dorfplatz.core.problem import Problem
from dorfplatz.learning import Policy
from dorfplatz.learning.network import Network
from dorfplatz.learning.policy import outlook_size
from tests.conformance import strict
from tests.conformance.tables import GAMES
from tests.conformance.walks import redealt

every_game = pytest.mark.parametrize("game", GAMES)


def network_of(game: str) -> Network:
    """One with opinions: a fresh one finds all actions nearly equally good."""
    network = Network(game, hidden=32)
    torch.nn.init.normal_(network.policy.weight)
    torch.nn.init.normal_(network.policy.bias)
    return network


def written(game: str, folder: Path) -> Path:
    file = folder / f"{game}.safetensors"
    network_of(game).export(file)
    return file


def words(error: pytest.ExceptionInfo[Problem]) -> tuple[str, str]:
    return strict.render(error.value.message, "en"), strict.render(error.value.message, "de")


@every_game
def test_what_is_written_says_what_the_network_says(game: str, tmp_path: Path) -> None:
    games = batch(game, 64, (2, 3, 4), seed=1, threads=1)
    games.play("random", 40)
    network = network_of(game)
    network.export(tmp_path / "network")
    policy = Policy.load(tmp_path / "network")
    assert policy.game == game
    with torch.no_grad():
        logits, outlooks = network(torch.from_numpy(games.observations))
    said, expected = policy(games.observations)
    assert said.shape == games.masks.shape
    assert expected.shape == (64, outlook_size(4))
    assert logits.std() > 1
    assert (outlooks.std(0) > 0.001).all()
    np.testing.assert_allclose(said, logits.numpy(), atol=0.01 * float(logits.abs().max()))
    np.testing.assert_allclose(expected, outlooks.numpy(), atol=0.01 * float(outlooks.abs().max()))
    alone, outlook = policy(games.observations[5])
    np.testing.assert_allclose(alone, said[5], rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(outlook, expected[5], rtol=1e-4, atol=1e-4)


@every_game
def test_games_on_a_gpu_lie_side_by_side_and_mean_the_same(game: str) -> None:
    """There a row of observations is a column of the memory."""
    games = batch(game, 16, 2, seed=1, threads=1)
    rows = torch.from_numpy(games.observations)
    side_by_side = rows.T.contiguous().T
    assert not side_by_side.is_contiguous()
    network = network_of(game)
    for one, other in zip(network(rows), network(side_by_side), strict=True):
        torch.testing.assert_close(one, other)


@every_game
def test_it_plays_by_the_rules_and_by_what_its_seat_sees(game: str, tmp_path: Path) -> None:
    policy = Policy.load(written(game, tmp_path))
    played, twins, moves = dorfplatz.new(game, 3, seed=1), 0, set()
    for number in range(60):
        if played.over:
            break
        move = policy.choose(played)
        assert move.id in played.legal_moves.ids
        logits, _ = policy(played.observation())
        assert logits[move.id] == max(logits[id] for id in played.legal_moves.ids)
        twin = redealt(played, played.turn, f"twin {number}")
        twins += twin.position.tobytes() != played.position.tobytes()
        assert policy.choose(twin) == move
        moves.add(move.id)
        played.push(move)
    assert twins
    assert len(moves) > 5


def test_a_file_that_is_not_there_is_missed(tmp_path: Path) -> None:
    with pytest.raises(Problem) as error:
        Policy.load(tmp_path / "nothing.safetensors")
    assert error.value.message.id == "policy-unreadable"
    english, german = words(error)
    assert "nothing.safetensors can’t be read as a trained network" in english
    assert "nothing.safetensors lässt sich nicht als gelerntes Netz lesen" in german


def test_a_folder_is_no_network(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="can’t be read"):
        Policy.load(tmp_path)


@pytest.mark.parametrize("content", [b"", b"a shopping list", b"\xff" * 100])
def test_another_file_is_no_network(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "list.safetensors"
    file.write_bytes(content)
    with pytest.raises(Problem, match="can’t be read as a trained network") as error:
        Policy.load(file)
    assert "lässt sich nicht" in words(error)[1]


def changed(file: Path, about: dict[str, str], **weights: Any) -> Path:
    """The same file with other things in it; None takes them out."""
    found = {name: value for name, value in {**load_file(file), **weights}.items() if value is not None}
    save_file(found, file, about)
    return file


def test_a_network_says_which_game_it_plays(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="can’t be read"):
        Policy.load(changed(written("settlement", tmp_path), {}))
    with pytest.raises(Problem) as error:
        Policy.load(changed(written("settlement", tmp_path), {"game": "hamlet"}))
    assert error.value.message.id == "policy-other-game"
    english, german = words(error)
    assert "does not fit hamlet" in english
    assert "passt nicht zu hamlet" in german
    with pytest.raises(Problem) as error:
        Policy.load(changed(written("settlement", tmp_path), {"game": "chess"}))
    assert error.value.message.id == "unknown-game"


@pytest.mark.parametrize("name", ["body.0.weight", "policy.bias", "outlook.2.weight", "body.2.bias"])
def test_a_layer_that_is_missing_or_has_another_size_is_noticed(name: str, tmp_path: Path) -> None:
    for weight in (None, np.zeros((3, 3), np.float16)):
        with pytest.raises(Problem, match="does not fit settlement"):
            Policy.load(changed(written("settlement", tmp_path), {"game": "settlement"}, **{name: weight}))
