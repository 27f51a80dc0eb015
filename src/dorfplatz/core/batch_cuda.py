"""A batch of games on a GPU: a thread for each game, and all arrays stay there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from dorfplatz.core.batch import Batch
from dorfplatz.core.batch_loops import Arrays, play_greedily, play_randomly
from dorfplatz.core.cuda import numba_cuda
from dorfplatz.core.engine import engine
from dorfplatz.core.loops import Loop
from dorfplatz.core.problem import Problem

cuda = numba_cuda()

BLOCK = 64
"""Threads of a block."""
MOST_THREADS = 1 << 17
"""Beyond so many, a thread takes several games."""
BY_FEATURE = ("observations", "masks", "moves")
"""Arrays in which the numbers of neighbouring games lie side by side: neighbouring threads then write to neighbouring bytes."""


class CudaBatch(Batch):
    """Games on a GPU. An action that is not allowed is not taken; `check` looks whether there was one."""

    device = "cuda"
    _stream: Any = 0

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

    def follow(self, stream: int) -> None:
        """Run on that stream from now on; 0 is the one that everything runs on at first."""
        self._stream = cuda.external_stream(stream) if stream else 0

    def _run(self, loop: Loop[..., None]) -> None:
        kernel_of(loop, self.game)[-(-self.threads // BLOCK), BLOCK, self._stream](self._arrays, self.n)


@cache
def kernel_of(loop: Loop[..., None], game: str) -> Any:
    """A loop over games as a kernel of a GPU; compiled at its first call."""
    local = loop in PLAYING and engine(game).state_type.itemsize <= MOST_LOCAL
    return cuda.jit((playing if local else stepping)(loop, game))


PLAYING = (play_randomly, play_greedily)
"""Loops with many decisions."""
MOST_LOCAL = 2_048
"""Bytes of a position that is worth a copy in local memory; larger ones are played faster where they lie."""


def stepping(loop: Loop[..., None], game: str) -> Callable[..., None]:
    """What each thread does: it takes every so many-th game, beginning with its own number."""
    run = loop.of(game)

    def step(arrays: Any, n: int) -> None:
        thread = cuda.grid(1)
        if thread < len(arrays.works):
            for index in range(thread, n, len(arrays.works)):
                run(arrays, index, index + 1, thread)

    return step


def playing(loop: Loop[..., None], game: str) -> Callable[..., None]:
    """The same on copies of position and working space in the thread's local memory, which is arranged so that a warp reads and
    writes it together. That pays when many decisions are taken between the copies."""
    run, rules = loop.of(game), engine(game).rules
    state, work = rules.STATE, rules.WORK

    def play(arrays: Any, n: int) -> None:
        thread = cuda.grid(1)
        if thread >= len(arrays.works):
            return
        states = cuda.local.array(1, state)
        works = cuda.local.array(1, work)
        for index in range(thread, n, len(arrays.works)):
            states[0] = arrays.states[index]
            one = slice(index, index + 1)
            run(
                Arrays(
                    states,
                    arrays.players[one],
                    arrays.options[one],
                    arrays.choosers[one],
                    arrays.deciders[one],
                    arrays.actions[one],
                    arrays.wanted[one],
                    arrays.observations[one],
                    arrays.masks[one],
                    arrays.moves[one],
                    arrays.counts[one],
                    arrays.turns[one],
                    arrays.done[one],
                    arrays.refused[one],
                    arrays.scores[one],
                    arrays.ranks[one],
                    arrays.rewards[one],
                    arrays.lengths[one],
                    arrays.ended[one],
                    works,
                    arrays.trials[2 * thread : 2 * thread + 2],
                    arrays.blank,
                    arrays.decisions,
                    arrays.restart,
                ),
                0,
                1,
                0,
            )
            arrays.states[index] = states[0]

    return play
