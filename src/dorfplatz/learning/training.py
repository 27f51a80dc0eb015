"""A training from beginning to end: so many minutes, with looks at how strong the network has become, and files to go on from."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from dorfplatz.core.batch import Batch, batch
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import definition
from dorfplatz.learning.evaluation import Strength, strength
from dorfplatz.learning.network import Network
from dorfplatz.learning.ppo import Learner
from dorfplatz.learning.settings import Settings

LOOKS = 12
"""So often in a training the strength is measured; that time does not count."""
ON_CPU = {"games": 512, "steps": 64, "chunk": 2_048, "hidden": 256}
"""A CPU is a thousand times slower, so it learns from less at a time."""


@dataclass(frozen=True)
class Look:
    """How far the training is."""

    seconds: float  # of training
    decisions: int
    rate: float  # decisions a second
    score: float  # points of a player in the network's games against itself
    against_greedy: Strength
    against_earlier: Strength  # the network of half the time ago
    losses: dict[str, float]


class Training:
    """Trains a network for one game, with all its numbers of players and options, and keeps what is needed to go on."""

    def __init__(self, game: str, file: Path, minutes: float, device: str, seed: int, settings: Settings, resume: bool) -> None:
        own = definition(game)
        self.game, self.file, self.total, self.device, self.settings = game, file, 60 * minutes, device, settings
        self.checkpoint = file.with_suffix(".checkpoint")
        _check_folder(file)
        found: dict[str, Any] = {}
        if resume:
            with self._reading():
                found = self._read_checkpoint()
                self.settings = settings = Settings(**found["settings"])
        torch.manual_seed(seed)
        counts = tuple(range(own.players[0], own.players[1] + 1))
        choices: dict[str, Any] = {option.name: option.values for option in own.options}
        self.games = batch(game, settings.games, counts, device=device, seed=f"{seed}/{found.get('decisions', 0)}", **choices)
        self.matches = batch(game, 2_048 if device == "cuda" else 128, own.players[1], device=device)
        self.network = Network(game, settings.hidden).to(device)
        self.learner = Learner(self.network, self.games, settings)
        self.seconds, self.decisions = 0.0, 0
        self.looks: list[Look] = []
        self.earlier: list[tuple[float, Any]] = []  # networks of the past, by the second they are of
        if resume:
            with self._reading():
                self._restore(found)

    def run(self, tell: Callable[[Look], None]) -> None:
        """Train until the time is over. What was learned is written down at every look, and when somebody interrupts."""
        self._remember()
        self.learner.warm_up()
        try:
            while self.seconds < self.total:
                next_look = self.total * (int(LOOKS * self.seconds / self.total + 1e-9) + 1) / LOOKS
                self._train_until(min(next_look, self.total))
                tell(self._look())
                self._remember()
                self.save()
        except KeyboardInterrupt:
            self.save()
            raise

    def _train_until(self, end: float) -> None:
        before, since = self.decisions, self.seconds
        while self.seconds < end:
            self.learner.progress = self.seconds / self.total
            begin = time.perf_counter()
            self.losses = self.learner.iterate()  # reading the losses waits for the GPU
            self.seconds += time.perf_counter() - begin
            self.decisions += self.settings.games * self.settings.steps
        self.rate = (self.decisions - before) / (self.seconds - since)

    def _look(self) -> Look:
        ended = self.games.host("ended") > 0
        points = self.games.host("scores")[ended].sum() / max(int(self.games.host("players")[ended].sum()), 1)
        past = max((kept for kept in self.earlier if kept[0] <= self.seconds / 2), key=lambda kept: kept[0])[1]
        opponent = copy.deepcopy(self.network)
        opponent.load_state_dict(past)
        look = Look(
            self.seconds,
            self.decisions,
            self.rate,
            float(points),
            self._strength(self.matches, None),
            self._strength(self.matches, opponent),
            self.losses,
        )
        self.looks.append(look)
        return look

    def _strength(self, matches: Batch, opponent: Network | None) -> Strength:
        return strength(self.network, matches, opponent, f"look {len(self.looks)}")

    def _remember(self) -> None:
        self.earlier.append((self.seconds, {name: value.detach().clone() for name, value in self.network.state_dict().items()}))

    # Files

    def save(self) -> None:
        """The network, what is needed to go on, and the looks so far. A file is replaced only by a whole one."""
        _replace(self.file, self.network.export)
        _replace(self.checkpoint, lambda file: torch.save(self._state(), file))
        looks = [asdict(look) for look in self.looks]
        _replace(self.file.with_suffix(".json"), lambda file: file.write_text(json.dumps(looks, indent=1), encoding="utf-8"))

    def _state(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "settings": asdict(self.settings),
            "network": self.network.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "seconds": self.seconds,
            "decisions": self.decisions,
            "looks": [asdict(look) for look in self.looks],
            "earlier": self.earlier,
        }

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Whatever is wrong with a checkpoint, one is told that it is the checkpoint."""
        try:
            yield
        except Problem:
            raise
        except Exception as error:  # a broken file makes PyTorch stumble anywhere
            cause = (str(error) or type(error).__name__).splitlines()[0]
            raise Problem("train-no-checkpoint", file=self.checkpoint, cause=cause) from error

    def _read_checkpoint(self) -> dict[str, Any]:
        found: dict[str, Any] = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        if found["game"] != self.game:
            raise Problem("train-other-game", file=self.checkpoint, found=str(found["game"]), game=self.game)
        return found

    def _restore(self, found: dict[str, Any]) -> None:
        self.network.load_state_dict(found["network"])
        self.learner.restore(found["optimizer"])
        self.seconds, self.decisions, self.earlier = found["seconds"], found["decisions"], found["earlier"]
        for look in found["looks"]:
            against = {name: Strength(**look[name]) for name in ("against_greedy", "against_earlier")}
            self.looks.append(Look(**{**look, **against}))


def settings_for(device: str, **given: Any) -> Settings:
    """The settings that suit a device, but for those that are given."""
    return Settings(**{**(ON_CPU if device == "cpu" else {}), **given})


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise Problem("train-no-folder", folder=file.parent)


def _replace(file: Path, write: Callable[[Path], object]) -> None:
    new = file.with_name(f"{file.name}.new")
    write(new)
    new.replace(file)
