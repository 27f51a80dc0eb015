"""Kernels: plain Python functions over records that Numba compiles.

Numba caches machine code per source file and does not see a change in a callee of another file. So the cache lives in a folder
named after a hash of everything a game's kernels depend on; another source or another box of components means another folder.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from dorfplatz.core.problem import Problem

Function = TypeVar("Function", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]

INTERPRETED = os.environ.get("DORFPLATZ_INTERPRET", "") not in ("", "0")
"""Run the kernels as plain Python: slow, for debugging and for checking the compiled ones."""

_PACKAGE = Path(__file__).resolve().parent.parent
_SHARED_SOURCES = ("core/kernel.py", "core/rng.py", "core/events.py", "core/reason.py", "core/moves.py", "core/simulate.py")
_NOT_KERNELS = ("__init__.py", "shapes.py", "view.py", "story.py", "words.py")

kernels: dict[str, list[Any]] = {}
"""All kernels by the package that defines them, in order of definition."""


def kernel(function: Function) -> Function:
    """Mark a function as part of the rules; compiled on its first call, unless interpreted."""
    if INTERPRETED:
        return function
    import numba

    package = function.__module__.rpartition(".")[0]
    config: Any = numba.config
    config.CACHE_DIR = str(cache_folder(package))
    compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    _compile_once(compiled)
    kernels.setdefault(package, []).append(compiled)
    return cast(Function, compiled)


def _compile_once(dispatcher: Any) -> None:
    """Numba would compile a kernel anew for each width of integer and each enumeration it is called with; we want one for all."""
    from numba.core import sigutils, types

    compile_types = dispatcher.compile
    normalize: Any = sigutils.normalize_signature

    def widened(kind: Any) -> Any:
        narrow = isinstance(kind, (types.Integer, types.IntEnumMember)) and kind != types.uint64
        return types.int64 if narrow else kind

    def compile_widened(signature: Any) -> Any:
        arguments, _ = normalize(signature)
        return compile_types(tuple(map(widened, arguments)))

    dispatcher.compile = compile_widened


def box_file(game: str) -> Path:
    """Where a game's components are read from: the owner's box, if there is one, else the file that comes with the game."""
    if folder := os.environ.get("DORFPLATZ_BOX"):
        if not Path(folder).is_dir():
            raise Problem("box-no-folder", folder=folder)
        if (own := Path(folder) / f"{game}.toml").exists():
            return own
    return _PACKAGE / "games" / game / "components.toml"


@cache
def fingerprint(package: str) -> str:
    """Hash of all that the kernels of a package are made of."""
    digest = hashlib.sha256()
    for name in _SHARED_SOURCES:
        digest.update((_PACKAGE / name).read_bytes())
    folder = _PACKAGE.parent.joinpath(*package.split("."))
    if folder != _PACKAGE / "core":
        for source in sorted(folder.glob("*.py")):
            if source.name not in _NOT_KERNELS:
                digest.update(source.read_bytes())
        if (box := box_file(folder.name)).exists():
            digest.update(box.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder of all kernel caches."""
    if own := os.environ.get("DORFPLATZ_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dorfplatz"


def cache_folder(package: str) -> Path:
    """The folder of one package's machine code."""
    folder = cache_root() / f"{package.rpartition('.')[2]}-{fingerprint(package)}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def warm_up(game: str, progress: Progress = lambda done, total, name: None) -> None:
    """Compile all kernels of a game, or load them.

    `progress(done, total, name)` counts in bytes of code, since those take similar times.
    """
    from dorfplatz.core.engine import engine

    if INTERPRETED:
        return
    prepared = engine(game)
    waiting = [f for package in ("dorfplatz.core", prepared.package) for f in kernels.get(package, [])]
    total = sum(_weight(f) for f in waiting)
    with _watching(total, progress):
        prepared.exercise()
    progress(total, total, "")


def _weight(dispatcher: Any) -> int:
    return len(dispatcher.py_func.__code__.co_code)


@contextmanager
def _watching(total: int, progress: Progress) -> Iterator[None]:
    """Report each kernel as Numba finishes it."""
    from numba.core import event

    done = 0

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            nonlocal done
            dispatcher = event.data["dispatcher"]
            done += _weight(dispatcher)
            progress(min(done, total), total, dispatcher.py_func.__name__)

    with event.install_listener("numba:compile", Listener()):
        yield
