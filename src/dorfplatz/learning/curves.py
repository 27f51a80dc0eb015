"""A training as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from dorfplatz.learning.evaluation import Strength
from dorfplatz.learning.training import Look

GREEN, BROWN, GREY = "#2f6f4f", "#9a5b2f", "#777777"


def draw(game: str, seats: int, looks: Sequence[Look], file: Path) -> None:
    """Share of the victories, points, and entropy over the minutes of the training."""
    minutes = [look.seconds / 60 for look in looks]
    figure = Figure(figsize=(10, 7), layout="constrained")
    wins, points, entropy = figure.subplots(3, 1, sharex=True, height_ratios=(3, 2, 1))
    for name, colour, matches in (
        ("greedy", GREEN, [look.against_greedy for look in looks]),
        ("itself, half the time ago", BROWN, [look.against_earlier for look in looks]),
    ):
        shares = [100 * match.win_share for match in matches]
        wins.plot(minutes, shares, "o-", color=colour, label=f"against {name}")
        wins.fill_between(minutes, *_bounds(matches), color=colour, alpha=0.15, linewidth=0)
    wins.axhline(100 / seats, color=GREY, linestyle=":", label="as good as the others")
    wins.set(title=f"{game}: {looks[-1].decisions / 1e6:,.1f} million decisions", ylabel="victories, %", ylim=(0, 100))
    points.plot(minutes, [look.against_greedy.points for look in looks], "o-", color=GREEN, label="network against greedy")
    points.plot(minutes, [look.against_greedy.points_of_others for look in looks], "o-", color=GREY, label="greedy")
    points.plot(minutes, [look.score for look in looks], "o-", color=BROWN, label="network against itself")
    points.set(ylabel="points")
    entropy.plot(minutes, [look.losses["entropy"] for look in looks], "o-", color=GREY)
    entropy.set(ylabel="entropy", xlabel="minutes of training", ylim=(0, None))
    for axes in (wins, points):
        axes.legend(loc="best", frameon=False)
    figure.savefig(file, dpi=110)


def _bounds(matches: Sequence[Strength]) -> tuple[list[float], list[float]]:
    low = [100 * max(match.win_share - match.deviation, 0) for match in matches]
    return low, [100 * min(match.win_share + match.deviation, 1) for match in matches]
