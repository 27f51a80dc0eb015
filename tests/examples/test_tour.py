"""The tour works, and shows what really comes out."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.examples.tour import NOTEBOOK, executed, read

SMALL = 30_000
"""Bytes; a notebook with pictures in it would be larger."""
VARIES = "varies"
"""The tag of cells whose output is another one each time, such as a speed."""


def outputs(notebook: Any) -> list[tuple[str, list[Any]]]:
    """Each cell with what came out; of one that varies, only of which kind that is."""
    return [
        (cell.source, [out.output_type if VARIES in cell.metadata.get("tags", ()) else out for out in cell.outputs])
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def test_the_tour_shows_what_comes_out() -> None:
    stored = read()
    assert outputs(executed(deepcopy(stored))) == outputs(stored)


def test_the_tour_is_small_and_has_been_run() -> None:
    assert NOTEBOOK.stat().st_size < SMALL
    assert all(out for _, out in outputs(read()))
