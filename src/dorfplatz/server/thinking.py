"""The thread on which games are thought about.

Rules, views and bots run on one thread of their own: the working space of an engine is shared by all its games, and the event
loop stays free to serve everybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")

_thread = ThreadPoolExecutor(1, thread_name_prefix="rules")


async def think(function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
    """Call a function there, after all that was asked for before."""
    return await asyncio.wrap_future(_thread.submit(function, *args, **kwargs))
