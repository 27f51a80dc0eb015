"""Rules that do something else have another version, so that games begun before are not continued by them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.conformance import versions
from tests.conformance.versions import Version


@pytest.mark.parametrize("game", versions.OWN_GAMES)
def test_rules_that_have_changed_have_another_version(game: str) -> None:
    """If this fails after a change of rules on purpose, raise `rules_version` and run python -m tests.conformance.versions."""
    assert versions.current(game) in versions.read()


def test_a_version_is_written_down_once() -> None:
    known = versions.read()
    assert len({(version.game, version.number) for version in known}) == len(known)
    assert versions.added(known, known[0]) == known


def test_a_version_that_is_written_down_is_not_changed() -> None:
    known = [Version("chess", 1, "a", "b")]
    for changed in (replace(known[0], perft="c"), replace(known[0], playthroughs="c")):
        with pytest.raises(SystemExit, match="raise rules_version"):
            versions.added(known, changed)
        assert versions.added(known, replace(changed, number=2)) == [known[0], replace(changed, number=2)]
