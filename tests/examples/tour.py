"""`python -m tests.examples.tour` runs the tour and writes what comes out into it.

Do it after a change on purpose, and read what `git diff` shows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "examples" / "tour.ipynb"


def read() -> Any:
    """The notebook as it stands."""
    return nbformat.read(NOTEBOOK, as_version=4)


def executed(notebook: Any) -> Any:
    """The same with what comes out."""
    client = NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(ROOT)}}, coalesce_streams=True)
    found = client.execute()
    for cell in found.cells:
        cell.metadata.pop("execution", None)  # when it ran
    return found


if __name__ == "__main__":
    nbformat.write(executed(read()), NOTEBOOK)
