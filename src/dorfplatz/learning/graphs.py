"""Faster on a GPU: small operations become one kernel, and what is recorded once is replayed without a launch for each part."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import torch
from torch import Tensor

WARM_UP = 3
"""So often a function is run before it is recorded: whatever it makes once is there then."""

Result = TypeVar("Result")


def fused(function: Callable[..., Result], on_gpu: bool) -> Callable[..., Result]:
    """A function over tensors of constant shapes; on a GPU its small operations become few kernels, which takes some seconds."""
    if not on_gpu:
        return function
    torch._dynamo.config.suppress_errors = True  # without a compiler for C it is called as it is
    warnings.filterwarnings("ignore", module="torch._inductor")
    compiled: Callable[..., Result] = torch.compile(function, dynamic=False)
    return compiled


def recorded(function: Callable[..., Result], on_gpu: bool) -> Callable[..., Result]:
    """A function over tensors of constant shapes; on a GPU it is recorded at its first call."""
    return Recorded(function) if on_gpu else function


def held(tensors: Sequence[Tensor]) -> list[Tensor]:
    """Copies in the layout in which a recorded function gets them."""
    return [torch.empty_like(tensor).copy_(tensor) for tensor in tensors]


class Recorded:
    """A function that has been recorded on a GPU. What it reads and writes beside its arguments has to stay where it is."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._graph: Any = None

    def __call__(self, *tensors: Tensor) -> Any:
        """The function's result, which the next call overwrites."""
        if self._graph is None:
            self._record(tensors)
        for place, tensor in zip(self._inputs, tensors, strict=True):
            place.copy_(tensor)
        self._graph.replay()
        return self._result

    def _record(self, tensors: tuple[Tensor, ...]) -> None:
        self._inputs = held(tensors)
        aside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARM_UP):
                self._function(*self._inputs)
        torch.cuda.current_stream().wait_stream(aside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._result = self._function(*self._inputs)
