"""Which tests several processes share between them, and which come first.

The tests of a file stay together: they share what it takes long to make, as compiled loops, games and servers. Long files come
first, so that nobody is busy with one when all others are done.
"""

from __future__ import annotations

from typing import Any

from xdist.scheduler import LoadScopeScheduling

APART = ("tests/browser/test_whole_games.py", "tests/core/test_kernels.py::test_warming_up")
"""Tests that are long and share nothing with the rest of their file."""
FIRST = (
    "tests/browser/test_accessible.py",
    "tests/core/test_kernels.py::test_warming_up",
    "tests/core/test_cuda.py",
    "tests/conformance/test_targets.py",
    "tests/browser/test_whole_games.py",
    "tests/conformance/test_swarm.py",
    "tests/core/test_batch.py",
    "tests/browser/test_milestones.py",
    "tests/conformance/test_positions.py",
    "tests/server/test_storage.py",
    "tests/browser/test_hamlet.py",
    "tests/browser/test_every_screen.py",
    "tests/browser/test_another_language.py",
    "tests/server/test_workers.py",
    "tests/arena/test_playing.py",
    "tests/browser/test_safe_and_still.py",
    "tests/games/hamlet/test_games.py",
    "tests/browser/test_at_the_table.py",
    "tests/core/test_compilation.py",
    "tests/envs/test_openspiel.py",
    "tests/envs/test_vector.py",
    "tests/playthroughs/test_playthroughs.py",
    "tests/examples/test_stairs.py",
)
"""What takes longest, in the order in which it is begun."""


def unit(test: str) -> str:
    """What a test belongs to: all of it runs in one process."""
    return test if test.startswith(APART) else test.partition("::")[0]


def place(unit: str) -> int:
    """The lower, the earlier it is begun."""
    return next((place for place, start in enumerate(FIRST) if unit.startswith(start)), len(FIRST))


class Scheduler(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out files, and tests that stand apart."""

    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)

    def remove_node(self, node: Any) -> str | None:
        """What is left of an ended process is handed out again, without the test that ended it."""
        work = self.assigned_work.get(node, {})
        ended_by = next((test for tests in work.values() for test, done in tests.items() if not done), None)
        if ended_by:
            work[unit(ended_by)][ended_by] = True
        super().remove_node(node)
        return ended_by

    def _assign_work_unit(self, node: Any) -> None:
        self.workqueue.move_to_end(min(self.workqueue, key=place), last=False)
        super()._assign_work_unit(node)
