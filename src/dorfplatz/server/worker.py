"""One worker thread for rules, views and bots, so that a long replay or a bot never holds up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")

_executor = ThreadPoolExecutor(1, thread_name_prefix="worker")


async def run_in_worker(function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
    """Call a function on the worker thread, after all calls that are queued already."""
    return await asyncio.wrap_future(_executor.submit(function, *args, **kwargs))
