"""`python -m scripts.balance_picture BEFORE.json AFTER.json OUT.svg`: two boxes of Settlement side by side.

The files are what `dorfplatz balance settlement --out FILE` writes; the picture shows what players of a table of four choose.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

BROWN, GREEN = "#c9a063", "#3f6f55"
PARTS = (
    ("guild", "times", 1, "Heroes of a player", "heroes"),
    ("building", "share", 100, "Players who build it", "%"),
    ("artifact", "share", 100, "Players who take it", "%"),
)


def uses(file: str) -> dict[tuple[str, str], Any]:
    """How often each thing is chosen at a table of four."""
    found = json.loads(Path(file).read_text(encoding="utf-8"))
    table = next(one for one in found if one["players"] == 4)
    return {(use["group"], use["item"]): use for use in table["uses"]}


def main(before: str, after: str, out: str) -> None:
    """Draw it."""
    matplotlib.rcParams |= {"svg.hashsalt": "dorfplatz", "svg.fonttype": "none"}
    figure = Figure(figsize=(11, 4.6), layout="constrained")
    sides = (("before", uses(before), BROWN, 0.2), ("after", uses(after), GREEN, -0.2))
    for axes, (group, key, scale, title, unit) in zip(figure.subplots(1, 3, width_ratios=(1, 1.6, 1.6)), PARTS, strict=True):
        items = [item for kind, item in sides[0][1] if kind == group]
        places = range(len(items))
        for name, found, colour, shift in sides:
            lengths = [scale * found[group, item][key] for item in items]
            axes.barh([place - shift for place in places], lengths, 0.38, color=colour, label=name)
        axes.set_yticks(list(places), [item.replace("-", " ") for item in items])
        axes.invert_yaxis()
        axes.set(title=title, xlabel=unit)
        axes.spines[["top", "right"]].set_visible(False)
    handles = figure.axes[0].get_legend_handles_labels()
    figure.legend(*handles, frameon=False, loc="outside lower left", ncols=2)
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main(*sys.argv[1:])
