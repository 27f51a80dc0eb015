"""A batch of games on a GPU: a thread for each game, and all arrays stay there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from dorfplatz.core.batch import Batch
from dorfplatz.core.cuda import numba_cuda
from dorfplatz.core.loops import Loop
from dorfplatz.core.problem import Problem

cuda = numba_cuda()

BLOCK = 64
"""Threads of a block."""
MOST_THREADS = 1 << 17
"""Beyond so many, a thread takes several games."""
BY_FEATURE = ("observations", "masks")
"""Arrays in which the numbers of neighbouring games lie side by side: neighbouring threads then write to neighbouring bytes."""


class CudaBatch(Batch):
    """Games on a GPU. An action that is not allowed is not taken; `check` looks whether there was one."""

    device = "cuda"

    def __init__(self, *arguments: Any) -> None:
        if not cuda.is_available():
            raise Problem("gpu-not-found")
        super().__init__(*arguments)

    @staticmethod
    def most_threads() -> int:
        """How many there are unless somebody says otherwise."""
        return MOST_THREADS

    def host(self, name: str) -> Any:
        """A copy."""
        return getattr(self._arrays, name).copy_to_host()

    def _placed(self, name: str, array: Any) -> Any:
        return cuda.to_device(np.asfortranarray(array) if name in BY_FEATURE else array)

    def _shown(self, array: Any) -> Any:
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)

    def _fill(self, name: str, values: Any) -> None:
        target = getattr(self._arrays, name)
        if not hasattr(values, "__cuda_array_interface__"):
            values = np.broadcast_to(self._checked(name, np.asarray(values)), target.shape).astype(target.dtype)
            target.copy_to_device(values)
            return
        given = cuda.as_cuda_array(self._checked(name, values))
        if given.dtype != target.dtype:
            raise Problem("batch-kind", name=name, found=str(given.dtype), expected=str(target.dtype))
        target.copy_to_device(given)

    def _run(self, loop: Loop[..., None]) -> None:
        kernel_of(loop, self.game)[-(-self.threads // BLOCK), BLOCK](self._arrays, self.n)


@cache
def kernel_of(loop: Loop[..., None], game: str) -> Any:
    """A loop over games as a kernel of a GPU; compiled at its first call."""
    return cuda.jit(launcher(loop, game))


def launcher(loop: Loop[..., None], game: str) -> Callable[..., None]:
    """What each thread does: it takes every so many-th game, beginning with its own number."""
    run = loop.of(game)

    def launch(arrays: Any, n: int) -> None:
        thread = cuda.grid(1)
        if thread < len(arrays.works):
            for index in range(thread, n, len(arrays.works)):
                run(arrays, index, index + 1, thread)

    return launch
