"""What can be turned in a training."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Everything about a training that is not its game."""

    games: int = 65_536  # played at once
    steps: int = 48  # decisions in each game between two improvements
    chunk: int = 32_768  # decisions in each step of the optimiser
    epochs: int = 1  # how often each decision is learned from
    hidden: int = 512  # width of the network
    rate: float = 5e-4  # of learning, falling to a twentieth
    clip: float = 0.2  # how far one improvement may move a probability
    discount: float = 0.999  # of what comes after each own decision
    trace: float = 0.97  # how much of an advantage is believed of later decisions rather than of the value
    entropy: float = 0.01  # reward for keeping one's choice open, falling to a tenth
    value: float = 1.0  # weight of the value's error
    outlook: float = 0.1  # weight of the errors of shares and leads
    win: float = 0.5  # what winning counts
    margin: float = 2.0  # what a hundred points' lead counts
    imitate: float = 0.1  # share of the time spent imitating greedy
