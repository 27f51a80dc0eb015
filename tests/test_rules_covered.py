"""Every rule of every game has a test that says so, and nobody cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULE_ID = re.compile(r"\b[A-Z]-\d{2}\b")
CITING = {".py", ".toml", ".ftl", ".md"}


def ids(page: Path) -> list[str]:
    return re.findall(r"^### ([A-Z]-\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE)


KNOWN = {rule for page in PAGES for rule in ids(page)}


def marks(file: Path) -> Iterator[str]:
    """The ids in `pytest.mark.rule(…)`, read without running anything."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


PROVED = {(rule, str(file.relative_to(ROOT))) for file in (ROOT / "tests").rglob("test_*.py") for rule in marks(file)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_rules_of_a_page_are_numbered_without_a_gap(page: Path) -> None:
    found = ids(page)
    letter = found[0][0]
    assert found == [f"{letter}-{number:02}" for number in range(1, len(found) + 1)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_test(page: Path) -> None:
    assert set(ids(page)) - {rule for rule, _ in PROVED} == set()


def test_every_test_proves_a_rule_that_exists() -> None:
    assert [(rule, file) for rule, file in sorted(PROVED) if rule not in KNOWN] == []


@pytest.mark.parametrize("folder", ["src", "docs"])
def test_every_rule_that_is_cited_exists(folder: str) -> None:
    files = [file for file in sorted((ROOT / folder).rglob("*")) if file.suffix in CITING]
    cited = {(rule, str(file.relative_to(ROOT))) for file in files for rule in RULE_ID.findall(file.read_text(encoding="utf-8"))}
    assert {rule for rule, _ in cited} & KNOWN
    assert [(rule, file) for rule, file in sorted(cited) if rule not in KNOWN] == []
