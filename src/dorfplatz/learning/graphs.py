"""CUDA graphs: a function over tensors, recorded once and then replayed without a launch for each of its operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

WARM_UP = 3
"""So often a function is run before it is recorded: whatever it makes once is there then."""


class Recorded:
    """A function over tensors of constant shapes. On a GPU it is recorded at its first call; elsewhere it is just called."""

    def __init__(self, function: Callable[..., Tensor]) -> None:
        self._function = function
        self._graph: Any = None

    def __call__(self, *tensors: Tensor) -> Tensor:
        """The function's result, which the next call overwrites."""
        if not tensors[0].is_cuda:
            return self._function(*tensors)
        if self._graph is None:
            self._record(tensors)
        for place, tensor in zip(self._inputs, tensors, strict=True):
            place.copy_(tensor)
        self._graph.replay()
        return self._result

    def _record(self, tensors: tuple[Tensor, ...]) -> None:
        self._inputs = [torch.empty_like(tensor).copy_(tensor) for tensor in tensors]
        aside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARM_UP):
                self._function(*self._inputs)
        torch.cuda.current_stream().wait_stream(aside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._result = self._function(*self._inputs)
