"""What the repository promises to whoever opens it."""

import contextlib
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LARGEST_FILE = 900_000
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):.*## ", MAKEFILE, re.MULTILINE))


def files() -> Iterator[Path]:
    """All files but those in folders that .gitignore names."""
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines() if line.endswith("/")}
    for place, folders, names in os.walk(ROOT):
        folder = Path(place)
        folders[:] = sorted(
            name for name in folders if name != ".git" and not {name, str((folder / name).relative_to(ROOT))} & ignored
        )
        yield from (folder / name for name in sorted(names))


def texts() -> Iterator[tuple[str, str]]:
    for file in files():
        with contextlib.suppress(UnicodeDecodeError):
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def test_make_offers_what_is_promised() -> None:
    assert {"help", "play", "test", "check", "bench", "soak", "format", "clean"} <= TARGETS


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/README.md"])
def test_every_make_command_of_a_page_exists(page: str) -> None:
    commands = re.findall(r"\bmake ([a-z]+)\b", "".join(re.findall(r"`[^`]+`", (ROOT / page).read_text(encoding="utf-8"))))
    assert set(commands) <= TARGETS


def test_help_lists_every_target() -> None:
    lines = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert {line.split()[1] for line in lines} == TARGETS


def test_a_new_clone_gets_both_kinds_of_packages_at_once_and_compiles_nothing_before_it_plays() -> None:
    def commands(target: str) -> str:
        listed = ["make", "--dry-run", "--always-make", target]
        return subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert "warm-up" not in commands("play")
    assert "--jobs=2" in commands("play")
    assert "setup.py python" not in commands("src/dorfplatz/server/static/index.html")
    assert "setup.py client" not in commands(".venv/.with-play")


def test_the_pipeline_checks_and_tests() -> None:
    run = ROOT / ".ci" / "run"
    assert run.stat().st_mode & 0o100
    assert run.read_text(encoding="utf-8").splitlines()[-2:] == ["make check", "make test"]


def test_the_python_example_of_the_readme_works() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    subprocess.run([sys.executable, "-c", example], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def test_every_command_of_the_readme_exists() -> None:
    (block,) = re.findall(r"```console\n(.*?)```", README.partition("## From the command line")[2], re.DOTALL)
    for command in re.findall(r"^dorfplatz ([a-z-]+)", block, re.MULTILINE):
        subprocess.run([Path(sys.executable).with_name("dorfplatz"), command, "--help"], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("page", [str(file.relative_to(ROOT)) for file in files() if file.suffix == ".md"])
def test_every_link_between_pages_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|href)=\"([^\"#]+)\"", (ROOT / page).read_text(encoding="utf-8"))
    targets = [target for pair in links for target in pair if target and "://" not in target]
    assert [target for target in targets if not (ROOT / page).parent.joinpath(target).exists()] == []


def test_importing_the_package_does_not_load_numba() -> None:
    program = "import sys, dorfplatz; print('numba' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert answer.strip() == "False"


def test_a_wheel_carries_all_that_the_program_reads(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    sources = [file.relative_to(ROOT / "src") for file in files() if file.is_relative_to(ROOT / "src")]
    rules = [Path("dorfplatz/rules", page.name) for page in (ROOT / "docs" / "rules").glob("*.md")]
    assert {str(file) for file in (*sources, *rules, Path("dorfplatz/server/static/index.html"))} <= carried


def test_no_file_is_large() -> None:
    """Networks have a limit of their own, see `test_levels`."""
    found = [file.name for file in files() if file.stat().st_size > LARGEST_FILE]
    assert [name for name in found if not name.endswith(".safetensors")] == []


def test_nothing_names_the_machine_it_was_made_on() -> None:
    # Split so that this file does not contain what it looks for.
    machine = re.compile("/" + "work/|/" + "root/|/" + r"home/[a-z]")
    assert [name for name, text in texts() if machine.search(text)] == []


def test_the_lock_file_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert re.findall(r'"resolved": "http[^"]*"', lock) == []


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
    assert [name for name, text in texts() if later.search(text)] == []


def test_no_test_is_switched_off() -> None:
    python = r"mark\." + r"(skip|xfail)|pytest\." + r"(skip|xfail)\(|import" + "orskip"
    client = r"\b(it|test|describe)\." + r"(skip|only|todo|fails|runIf)"
    off = re.compile(f"{python}|{client}")
    tests = [(name, text) for name, text in texts() if "test" in name.lower() and not name.endswith(".json")]
    assert [name for name, text in tests if off.search(text)] == []


def test_the_licence_is_mit() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert licence.startswith("MIT License")
    assert "2026 Dorfplatz contributors" in licence
