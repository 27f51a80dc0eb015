# mypy: allow-untyped-calls
"""Numba's cache of machine code, made to bear what can happen to files.

Numba takes what it finds for granted: machine code with a wrong byte in it would be run. If its folder can't be written, it turns
to others, which are shared by all versions of the rules. Here a damaged file counts as missing and is made anew, and what can't
be read or written is compiled into memory.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator

try:
    import fcntl
except ImportError:  # on Windows, where nobody waits for another
    fcntl = None  # type: ignore[assignment]

_HEAD = f"numba {numba.__version__}\n".encode()

damaged: set[Path] = set()
"""Files that were damaged when this process wanted to read them."""
unwritable: dict[Path, str] = {}
"""Folders into which this process could not write, and why."""


class _Locator(UserProvidedCacheLocator):
    """Our folder, whether it can be written or not."""

    def ensure_cache_path(self) -> None:
        try:
            os.makedirs(self.get_cache_path(), exist_ok=True)
        except OSError as error:
            _note(self.get_cache_path(), error)


class _Content(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012, as in Numba


class _Files(IndexDataCacheFile):
    """Files that begin with a hash of their content."""

    def _save_index(self, overloads: dict[Any, str]) -> None:
        self._write(self._index_path, (self._source_stamp, overloads))

    def _load_index(self) -> dict[Any, str]:
        try:
            stamp, overloads = self._read(self._index_path)
        except OSError:
            return {}
        return overloads if stamp == self._source_stamp else {}

    def _save_data(self, name: str, data: Any) -> None:
        self._write(self._data_path(name), data)

    def _load_data(self, name: str) -> Any:
        return self._read(self._data_path(name))

    def _write(self, path: str, data: Any) -> None:
        content = _HEAD + self._dump(data)
        with self._open_for_write(path) as file:
            file.write(hashlib.sha256(content).digest() + content)

    def _read(self, path: str) -> Any:
        """The content of a file; raises `OSError`, as for one that is missing."""
        stored = Path(path).read_bytes()
        digest, content = stored[:32], stored[32:]
        if hashlib.sha256(content).digest() != digest:
            damaged.add(Path(path))
            raise OSError("damaged")
        if not content.startswith(_HEAD):
            raise OSError("of another version of Numba")
        return pickle.loads(content[len(_HEAD) :])


class KernelCache(FunctionCache):
    """The machine code of one function, in the folder that `numba.config.CACHE_DIR` names while this is made."""

    _impl_class = _Content

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp())

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the machine code, if possible."""
        try:
            with _alone(Path(self._cache_path)):
                super().save_overload(sig, data)
        except OSError as error:
            _note(self._cache_path, error)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Save while no other process does: two that save at once would give theirs the same name in the index."""
    with (folder / "lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _note(folder: str, error: OSError) -> None:
    unwritable.setdefault(Path(folder), error.strerror or str(error))
