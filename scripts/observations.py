"""Writes docs/observations.md from the parts that each game's `observation.py` lists.

`python -m scripts.observations` writes it, with `--check` it only says whether it is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import dorfplatz
from dorfplatz.core import registry
from dorfplatz.core.observation import MOST, Part, SeatPart

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
TOP = f"""# Observations

What a program sees of a position: a row of small numbers, 0 to {MOST}, from one seat's point of view. It is as long for every
number of players and all options, and tells only what the seat may know. `dorfplatz.observation("hamlet")` gives these parts, its
`read(row)` a row by their names, its `scale` what to multiply a row by before it goes into a network: 1 / unit.

Where the shape begins with *seats* there is a row for each seat: the first is the seat that looks, then come the others in turn
order; of seats that nobody sits on all is zero.

Written by `python -m scripts.observations` from `src/dorfplatz/games/<name>/observation.py`: change it there.
"""


def page() -> str:
    """All games that come with Dorfplatz."""
    return "\n".join([TOP, *(line for game in registry.names() for line in _section(game))])


def _section(game: str) -> Iterator[str]:
    layout = dorfplatz.observation(game)
    yield f"## {game.capitalize()}"
    yield f"{layout.size} numbers.\n"
    yield "| from | part | shape | unit | what it tells |"
    yield "|---:|---|---|---:|---|"
    for part in layout:
        yield f"| {part.offset} | `{part.name}` | {_shape(part)} | {part.unit} | {part.about} |"
    yield ""


def _shape(part: Part) -> str:
    first, *others = part.shape
    return " × ".join(["seats" if isinstance(part, SeatPart) else str(first), *map(str, others)])


def is_up_to_date() -> bool:
    """Whether the page says what the sources say."""
    return PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif not is_up_to_date():
        sys.exit("docs/observations.md is out of date: run python -m scripts.observations")
    else:
        print("docs/observations.md is up to date")
