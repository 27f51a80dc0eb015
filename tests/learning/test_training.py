"""A training from beginning to end, with a clock that goes a second further at each look at it."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from dorfplatz.core.problem import Problem
from dorfplatz.learning import Policy, evaluation, training
from dorfplatz.learning.settings import Settings
from dorfplatz.learning.training import Look, Training, settings_for
from tests.conformance import strict

SMALL = Settings(games=32, steps=16, chunk=128, hidden=32, imitate=0.5)
AT_ONCE = SMALL.games * SMALL.steps


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """An improvement takes a second, and looks are quick."""
    monkeypatch.setattr(training, "time", SimpleNamespace(perf_counter=count().__next__))
    monkeypatch.setattr(training, "LOOKS", 3)
    monkeypatch.setattr(evaluation, "LONGEST", 40)


def make(file: Path, seconds: float, game: str = "settlement", resume: bool = False, settings: Settings = SMALL) -> Training:
    return Training(game, file, seconds / 60, "cpu", 1, settings, resume)


def run(training: Training) -> list[Look]:
    told: list[Look] = []
    training.run(told.append)
    return told


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "network.safetensors"


def problem(call: Any, id: str) -> tuple[str, str]:
    with pytest.raises(Problem) as raised:
        call()
    assert raised.value.message.id == id
    return strict.render(raised.value.message, "en"), strict.render(raised.value.message, "de")


def same(one: Any, other: Any) -> bool:
    """Tensors inside of whatever."""
    if isinstance(one, torch.Tensor):
        return torch.equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def test_a_training_goes_on_where_it_ended(file: Path) -> None:
    first = make(file, 6)
    fresh = {name: weight.clone() for name, weight in first.network.state_dict().items()}
    told = run(first)
    assert [look.seconds for look in told] == [2, 4, 6]
    assert [look.decisions for look in told] == [2 * AT_ONCE, 4 * AT_ONCE, 6 * AT_ONCE]
    assert {look.rate for look in told} == {AT_ONCE}
    assert {look.against_greedy.games for look in told} == {128}
    assert not same(first.network.state_dict(), fresh)
    assert {path.name for path in file.parent.iterdir()} == {f"network.{kind}" for kind in ("safetensors", "checkpoint", "json")}
    written = json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert [look["against_greedy"]["points"] for look in written] == [look.against_greedy.points for look in told]
    rows = torch.from_numpy(first.games.observations)
    with torch.no_grad():
        assert Policy.load(file)(rows.numpy())[0] == pytest.approx(first.network(rows)[0].numpy(), abs=0.01)

    second = make(file, 12, resume=True, settings=Settings(games=8, hidden=64))
    assert second.settings == SMALL
    assert (second.seconds, second.decisions, second.looks) == (6, 6 * AT_ONCE, told)
    assert same(second.network.state_dict(), first.network.state_dict())
    assert same(second.learner.optimizer.state_dict()["state"], first.learner.optimizer.state_dict()["state"])
    assert same(second.earlier, first.earlier)
    dealt = second.games.host("states").tobytes()
    assert dealt != make(file, 6).games.host("states").tobytes()
    assert [look.seconds for look in run(second)] == [8, 12]
    assert [look["seconds"] for look in json.loads(file.with_suffix(".json").read_text("utf-8"))] == [2, 4, 6, 8, 12]
    assert second.learner.optimizer.param_groups[0]["lr"] == pytest.approx(SMALL.rate * (1 - 11 / 12))
    steps = [float(state["step"]) for state in second.learner.optimizer.state_dict()["state"].values()]
    assert set(steps) == {12 * AT_ONCE / 32}  # a piece is a step of all games

    third = make(file, 12, resume=True)
    assert third.games.host("states").tobytes() != dealt
    assert run(third) == []


def test_it_is_compared_with_itself_half_the_time_ago(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opponents: list[Any] = []

    def watched(network: Any, batch: Any, opponent: Any, seed: str) -> Any:
        opponents.append(opponent and {name: weight.clone() for name, weight in opponent.state_dict().items()})
        return evaluation.strength(network, batch, opponent, seed)

    monkeypatch.setattr(training, "strength", watched)
    own = make(file, 6)
    run(own)
    past = dict(own.earlier)
    assert opponents[::2] == [None] * 3
    assert [next(second for second in past if same(past[second], weights)) for weights in opponents[1::2]] == [0, 2, 2]


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    def learned(name: str) -> Training:
        found = make(tmp_path / name, 3)
        run(found)
        return found

    one, other = learned("one"), learned("other")
    assert same(one.network.state_dict(), other.network.state_dict())
    assert one.looks == other.looks


def test_what_was_learned_is_kept_when_somebody_interrupts(file: Path) -> None:
    def interrupt(look: Look) -> None:
        raise KeyboardInterrupt

    own = make(file, 6)
    with pytest.raises(KeyboardInterrupt):
        own.run(interrupt)
    resumed = make(file, 6, resume=True)
    assert resumed.seconds == 2
    assert resumed.looks == own.looks
    assert same(resumed.network.state_dict(), own.network.state_dict())


@pytest.mark.parametrize("content", [b"", b"a shopping list", b"PK\x03\x04 and no more", b"\x80\x02\xff\xff"])
def test_a_broken_checkpoint_is_refused(file: Path, content: bytes) -> None:
    file.with_suffix(".checkpoint").write_bytes(content)
    english, german = problem(lambda: make(file, 6, resume=True), "train-no-checkpoint")
    assert "There is no training to continue in" in english
    assert "network.checkpoint" in english
    assert "gibt es kein Training, das sich fortsetzen ließe" in german


@pytest.mark.parametrize(
    "content",
    [
        [1, 2],
        {},
        {"game": "settlement"},
        {"game": "settlement", "settings": {"colour": "red"}},
        {"game": "settlement", "settings": {"games": 2, "steps": 2, "hidden": 8}},
        {"game": "settlement", "settings": {"games": 2, "steps": 2, "hidden": 8}, "network": {}},
    ],
    ids=str,
)
def test_a_checkpoint_that_lacks_something_is_refused(file: Path, content: Any) -> None:
    torch.save(content, file.with_suffix(".checkpoint"))
    problem(lambda: make(file, 6, resume=True), "train-no-checkpoint")


def test_without_a_checkpoint_there_is_nothing_to_go_on_with(file: Path) -> None:
    problem(lambda: make(file, 6, resume=True), "train-no-checkpoint")


def test_the_checkpoint_of_another_game_is_refused(file: Path) -> None:
    torch.save({"game": "hamlet"}, file.with_suffix(".checkpoint"))
    english, german = problem(lambda: make(file, 6, resume=True), "train-other-game")
    assert english.endswith("is for hamlet, not for settlement.")
    assert german.endswith("wurde hamlet gelernt, nicht settlement.")


def test_a_folder_that_does_not_exist_is_refused_at_once(tmp_path: Path) -> None:
    english, german = problem(lambda: make(tmp_path / "nowhere" / "network", 6), "train-no-folder")
    assert "nowhere" in english
    assert "nowhere" in german


def test_a_cpu_learns_from_less_at_a_time() -> None:
    assert settings_for("cpu").games < settings_for("cuda").games
    assert settings_for("cpu", games=7, imitate=0.3) == replace(settings_for("cpu"), games=7, imitate=0.3)
    assert settings_for("cuda", imitate=0.3) == Settings(imitate=0.3)
