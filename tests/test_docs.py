"""Pages that show results show what really comes out."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[1] / "docs"


@pytest.mark.parametrize(("name", "calls"), [("api.md", 60), ("environments.md", 25), ("batches.md", 10)])
def test_a_page_with_results_is_true(name: str, calls: int) -> None:
    page = DOCS / name
    blocks = re.findall(r"```pycon\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, str(page), 0)
    report: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=report.append)
    assert results.attempted > calls
    assert results.failed == 0, "".join(report)
