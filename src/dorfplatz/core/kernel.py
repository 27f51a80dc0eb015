"""Kernels: plain Python functions over records that Numba compiles.

Numba caches machine code per source file and does not see a change in a callee of another file. So the cache lives in a folder
named after a hash of everything a game's kernels depend on; another source or another box of components means another folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from platformdirs import user_cache_path

from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import package_of

if TYPE_CHECKING:
    from dorfplatz.core.engine import Engine

Function = TypeVar("Function", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]

INTERPRETED = os.environ.get("DORFPLATZ_INTERPRET", "") not in ("", "0")
"""Run the kernels as plain Python: slow, for debugging and for checking the compiled ones."""

BOX_VARIABLE = "DORFPLATZ_BOX"
"""Environment variable with the folder of an owner's boxes."""

_PACKAGE = Path(__file__).resolve().parent.parent
_SHARED_SOURCES = tuple(
    f"core/{name}.py" for name in ("actions", "events", "kernel", "observation", "reason", "records", "rewards", "rng", "work")
)
_NOT_KERNELS = ("__init__.py", "logistics.py", "shapes.py", "story.py", "trials.py", "view.py", "words.py")

_naming_the_folder = threading.Lock()

kernels: dict[str, list[Any]] = {}
"""All kernels by the package that defines them, in order of definition."""

_interpreted_at_first = False
_switchable: dict[str, list[SwitchableKernel]] = {}
"""By the package of their game: the kernels and loops that `warm_up` switches."""
_switched: set[str] = set()


def kernel(function: Function) -> Function:
    """Mark a function as part of the rules; compiled on its first call, unless interpreted."""
    return _kernel(function, inline=False)


def inlined(function: Function) -> Function:
    """The same for a function with a single caller, of which it becomes a part.

    A call costs more than many a rule: Numba checks for an error after it, and clears a place for that error whenever the
    caller begins, whether it comes to the call or not.
    """
    return _kernel(function, inline=True)


def interpret_at_first() -> None:
    """Interpret the rules that are loaded from now on until `warm_up`: for a server, where nobody shall wait for kernels."""
    global _interpreted_at_first
    _interpreted_at_first = True


def interpreting() -> bool:
    """Whether rules are interpreted here, if only at first."""
    return INTERPRETED or _interpreted_at_first


def is_switched(game: str) -> bool:
    """Whether `warm_up` has switched the rules of a game, which were interpreted before."""
    return package_of(game) in _switched


class SwitchableKernel:
    """A kernel or a loop that is interpreted until `warm_up` switches it. What Numba compiles may call it at any time."""

    def __init__(self, function: Callable[..., Any], compile: Callable[[], Any]) -> None:
        self.py_func = function
        self._compile = compile
        self._run = function

    def __call__(self, *args: Any) -> Any:
        """Run it, one way or the other."""
        return self._run(*args)

    @cached_property
    def _dispatcher(self) -> Any:
        return self._compile()

    @property
    def _numba_type_(self) -> Any:
        return self._dispatcher._numba_type_

    def switch(self, to_compiled: bool) -> None:
        """Run compiled, or interpreted again."""
        self._run = self._dispatcher if to_compiled else self.py_func


def _kernel(function: Function, inline: bool) -> Function:
    package = function.__module__.rpartition(".")[0]
    ready = runnable(function, package, package.rpartition(".")[2], fingerprint(package), inline)
    if not INTERPRETED:
        kernels.setdefault(package, []).append(ready)
    return ready


def runnable(function: Function, package: str, name: str, fingerprint: str, inline: bool = False) -> Function:
    """A function over the rules of a package, as rules are run here: interpreted, compiled, or the one after the other."""
    if not _interpreted_at_first or INTERPRETED:
        return compiled(function, name, fingerprint, inline)
    switchable = SwitchableKernel(function, lambda: compiled(function, name, fingerprint, inline))
    _switchable.setdefault(package, []).append(switchable)
    switchable.switch(package in _switched)
    return cast(Function, switchable)


def compiled(function: Function, name: str, fingerprint: str, inline: bool = False) -> Function:
    """A function that Numba compiles at its first call. Its machine code is kept in a folder of that name and fingerprint, unless
    the function was typed in and is in no file."""
    if INTERPRETED:
        return function
    import numba

    from dorfplatz.core.kernel_cache import KernelCache

    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", forceinline=inline)(function)
    if Path(function.__code__.co_filename).exists():
        config: Any = numba.config
        with _naming_the_folder:
            config.CACHE_DIR = str(cache_folder(name, fingerprint))
            dispatcher._cache = KernelCache(function)
    _compile_once(dispatcher)
    return cast(Function, dispatcher)


def _compile_once(dispatcher: Any) -> None:
    """Numba would compile a kernel anew for each width of integer and each enumeration it is called with; we want one for all."""
    from numba.core import sigutils

    compile_types = dispatcher.compile
    normalize: Any = sigutils.normalize_signature

    def compile_widened(signature: Any) -> Any:
        arguments, _ = normalize(signature)
        return compile_types(tuple(map(widened, arguments)))

    dispatcher.compile = compile_widened


def widened(kind: Any) -> Any:
    """The type that a kernel is compiled for where it gets this one."""
    from numba.core import types

    narrow = isinstance(kind, (types.Integer, types.IntEnumMember)) and kind != types.uint64
    return types.int64 if narrow else kind


def box_file(game: str, folder: str | None = None) -> Path:
    """Where a game's components are read from: the owner's box, if there is one, else the file that comes with the game.

    An owner's box is in a folder that `DORFPLATZ_BOX` names, if it is not given here.
    """
    if folder := os.environ.get(BOX_VARIABLE) if folder is None else folder:
        if not Path(folder).is_dir():
            raise Problem("box-no-folder", folder=Path(folder))
        if (own := Path(folder) / f"{game}.toml").exists():
            return own
    return package_folder(package_of(game)) / "components.toml"


def package_folder(package: str) -> Path:
    """Where a package lies; it need not be loaded."""
    spec = importlib.util.find_spec(package)
    assert spec, package
    return Path(str(spec.origin)).parent


@cache
def fingerprint(package: str, box: str | None = None) -> str:
    """Hash of all that the kernels of a package are made of; with a folder, for the components in there."""
    digest = hashlib.sha256()
    for name in _SHARED_SOURCES:
        digest.update((_PACKAGE / name).read_bytes())
    folder = package_folder(package)
    if folder != _PACKAGE / "core":
        for source in sorted(folder.glob("*.py")):
            if source.name not in _NOT_KERNELS:
                digest.update(source.read_bytes())
        if (file := box_file(folder.name, box)).exists():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder of all kernel caches: DORFPLATZ_CACHE, else the system's folder for caches."""
    if own := os.environ.get("DORFPLATZ_CACHE"):
        return Path(own)
    return user_cache_path("dorfplatz", appauthor=False)


def cache_folder(name: str, fingerprint: str) -> Path:
    """The folder of the machine code of one package, or of the loops over one game."""
    return cache_root() / f"{name}-{fingerprint}"


def cache_problem() -> Problem | None:
    """Why machine code can't be kept, if it can't: it is compiled into memory then, anew in each process."""
    folder = cache_root()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return Problem("cache-unusable", folder=folder, cause=error.strerror or str(error))


def warm_up(game: str, progress: Progress = lambda done, total, name: None) -> None:
    """Compile all kernels of a game, or load them; if they were interpreted so far, they no longer are.

    `progress(done, total, name)` counts in bytes of code, since those take similar times. No other thread may run the rules of
    the game meanwhile, if they are interpreted.
    """
    from dorfplatz.core.engine import engine

    if INTERPRETED:
        return
    prepared = engine(game)
    _switch(prepared.package, to_compiled=True)
    try:
        _call_all(prepared, progress)
    except BaseException:
        _switch(prepared.package, to_compiled=False)
        raise


def _switch(package: str, to_compiled: bool) -> None:
    (_switched.add if to_compiled else _switched.discard)(package)
    for switchable in _switchable.get(package, []):
        switchable.switch(to_compiled)


def _call_all(prepared: Engine, progress: Progress) -> None:
    waiting = [f for package in ("dorfplatz.core", prepared.package) for f in kernels.get(package, [])]
    total = sum(_weight(f) for f in waiting if not f.py_func.__module__.endswith(".invariants"))
    with _watching(total, progress):
        prepared.warm_up()
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
