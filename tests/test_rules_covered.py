"""Every rule of every game has a test that says so, and nobody cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dorfplatz.server.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent
RULINGS = ROOT / "docs" / "rules" / "rulings.md"
PAGES = sorted(page for page in RULINGS.parent.glob("*.md") if page != RULINGS)
RULE_ID = re.compile(r"\b[A-Z]-\d{2}\b")
CITING = {".py", ".toml", ".ftl", ".md"}


def ids(page: Path) -> list[str]:
    return re.findall(r"^### ([A-Z]-\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE)


KNOWN = {rule for page in (*PAGES, ROOT / "examples" / "stairs" / "rules.md") for rule in ids(page)}
"""Those of the example too, which the page about adding a game shows."""


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


# Rulings


def sources(page: Path) -> list[str]:
    """The line below each rule that says where it comes from."""
    return re.findall(r"^### .+\n\*(.+)\*$", page.read_text(encoding="utf-8"), re.MULTILINE)


def rulings(game: str) -> list[int]:
    return [
        int(n)
        for n in re.findall(rf'^\| <a id="{game}-(\d+)"></a>\1 \| [^|]+ \| [^|]+ \|$', RULINGS.read_text("utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_that_is_cited_is_in_the_list_and_the_other_way_round(page: Path) -> None:
    cited = {int(n) for line in sources(page) for n in re.findall(rf"\(rulings\.md#{page.stem}-(\d+)\)", line)}
    found = rulings(page.stem)
    assert found == list(range(1, len(found) + 1))
    assert cited == set(found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_rulings_decisions_and_sources_are_cited_with_a_link_that_leads_there(page: Path) -> None:
    anchors = set(re.findall(r'<a id="([^"]+)">', RULINGS.read_text(encoding="utf-8")))
    for line in sources(page):
        assert set(re.findall(r"rulings\.md#([\w-]+)", line)) <= anchors, line
        bare = re.sub(r"\[[^]]+\]\([^)]+\)", "", line)
        assert not re.search(r"[Rr]ulings? \d|public source|[Dd]ecision of", bare), line


OWN = {"hamlet": ["H-02", "H-05", "H-08", "H-10", "H-41"], "milestones": ["M-02", "M-03", "M-06"], "settlement": ["S-02", "S-04"]}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_values_that_are_our_own_are_said_to_be(page: Path) -> None:
    rules = rulebook(page.stem)
    told = [rule for rule in rules if "the printed one" in rule.text["en"]]
    assert [rule.id for rule in told] == [rule.id for rule in rules if "own values" in rule.source] == OWN[page.stem]
    for rule in told:
        assert re.search(r"our own values?, since the printed ones? (is|are) not known", rule.text["en"]), rule.id
        assert re.search(r"eigener? Werte?, (der gedruckte ist|die gedruckten sind) nicht bekannt", rule.text["de"]), rule.id


def test_what_this_program_decides_is_said_to_be_its_decision() -> None:
    """By rule the words in which it says so."""
    rules = {rule.id: rule for page in PAGES for rule in rulebook(page.stem)}
    for id in ("H-03", "H-51", "H-70", "S-95", "M-02"):
        assert "decision of this program" in rules[id].source
        assert "this program" in rules[id].text["en"]
        assert "dieses Programm" in rules[id].text["de"]


def test_a_source_reaches_the_browser_without_links() -> None:
    sources = [rule.source for page in PAGES for rule in rulebook(page.stem)]
    assert "Rulebook: Passen, p. 9; ruling 13" in sources
    assert not any(mark in source for source in sources for mark in "[](){}")
