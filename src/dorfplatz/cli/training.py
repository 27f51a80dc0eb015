"""`dorfplatz train`: trains a network and shows how it gets on."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from rich import box
from rich.console import Console
from rich.live import Live
from rich.table import Table

import dorfplatz
from dorfplatz.cli.words import text
from dorfplatz.core.problem import Problem

NEEDED = ("torch", "matplotlib")
SUFFIX = ".safetensors"


def train(game: str, minutes: float, out: Path | None, device: str | None, seed: int, imitate: float, resume: bool) -> None:
    """Train, print a line at each look, and write network, checkpoint and curves."""
    own = dorfplatz.definition(game)
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise Problem("train-missing", name=missing[0])
    from dorfplatz.learning.curves import draw
    from dorfplatz.learning.training import Look, Training, settings_for

    file = out or Path(f"{game}{SUFFIX}")
    if file.suffix != SUFFIX:
        raise Problem("train-suffix", file=file, suffix=SUFFIX)
    device = device or _best_device()
    console = Console()
    print(text("train-preparing", game=game, device=device), flush=True)
    training = Training(game, file, minutes, device, seed, settings_for(device, imitate=imitate), resume)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True)
    for column in ("time", "decisions", "rate", "score", "greedy", "earlier", "points"):
        table.add_column(text(f"train-{column}"), justify="right")

    def tell(look: Look) -> None:
        greedy, earlier = look.against_greedy, look.against_earlier
        table.add_row(
            f"{look.seconds:.0f} s",
            f"{look.decisions / 1e6:,.2f} M",
            f"{look.rate:,.0f}/s",
            f"{look.score:.1f}",
            f"{greedy.win_share:.1%} ± {greedy.deviation:.1%}",
            f"{earlier.win_share:.1%} ± {earlier.deviation:.1%}",
            f"{greedy.points:.1f} : {greedy.points_of_others:.1f}",
        )
        live.update(table, refresh=True)

    try:
        with Live(table, console=console, auto_refresh=False) as live:
            training.run(tell)
    except KeyboardInterrupt:
        print("\n" + text("train-interrupted", command=f"dorfplatz train {game} --out {file} --resume"))
    if training.looks:
        curves = file.with_suffix(".png")
        draw(game, own.players[1], training.looks, curves)
        print("\n" + text("train-written", file=file, curves=curves))


def _best_device() -> str:
    import torch

    return "cuda" if torch.cuda.is_available() and find_spec("numba_cuda") else "cpu"
