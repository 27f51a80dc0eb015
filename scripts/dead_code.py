"""Finds Python that nobody calls.

Fields are left out, since those of records, enums and messages are named by data, not by code; arguments too, since a
library often dictates them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "scripts", "bench", "tests")
CALLED_BY_NAME = ("__*__", "visit_*", "handle_*", "on_start", "on_end", "initialize", "upgrade", "downgrade", "pytest_*")
"""What a library calls: visitors, listeners, hooks, migrations."""
CALLED_BY_THE_EVENT_LOOP = ("connection_made", "pipe_data_received", "pipe_connection_lost", "process_exited")
OVERRIDDEN = (
    *("ensure_cache_path", "_save_index", "_load_index", "_save_data", "_load_data"),
    *("send_400_response", "handleError", "_split_scope", "do_POST", "log_message"),
)
"""What a library calls on itself and we do in our own way: Numba's cache, uvicorn, logging, xdist, Python's own HTTP server."""
CALLED_BY_OPENSPIEL = (
    "max_chance_nodes_in_history",
    "make_py_observer",
    "_legal_actions",
    "_apply_action",
    "_action_to_string",
    "string_from",
)
CALLED_BY_DECORATOR = ("@get", "@post", "@delete", "@websocket*", "@app.*", "@event.*", "@pytest.*", "@listens_for")
FIELDS_AND_ARGUMENTS = ("variable", "attribute")


def unused() -> Iterator[str]:
    """Functions, classes, methods and imports without a use, and code that is never reached."""
    names = [*CALLED_BY_NAME, *CALLED_BY_THE_EVENT_LOOP, *CALLED_BY_OPENSPIEL, *OVERRIDDEN, "test_*", "Test*"]
    vulture = Vulture(ignore_names=names, ignore_decorators=[*CALLED_BY_DECORATOR])
    vulture.scavenge([str(ROOT / folder) for folder in FOLDERS])
    for item in vulture.get_unused_code():
        if item.typ not in FIELDS_AND_ARGUMENTS:
            yield f"{Path(item.filename).relative_to(ROOT)}:{item.first_lineno}: {item.typ} {item.name} is not used"


if __name__ == "__main__":
    if found := list(unused()):
        sys.exit("\n".join(found))
    print("no dead code")
