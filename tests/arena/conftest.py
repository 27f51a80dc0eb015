"""For tests of commands about arenas."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from dorfplatz.cli import main
from dorfplatz.cli.words import language


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """The command in this process: its code, what it prints and what it complains about."""

    def call(*arguments: object, **environment: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["dorfplatz", *map(str, arguments)])
        monkeypatch.setattr(sys, "path", list(sys.path))
        for name, value in ({"LANG": "en_US.UTF-8", "COLUMNS": "120"} | environment).items():
            monkeypatch.setenv(name, value)
        language.cache_clear()
        with pytest.raises(SystemExit) as end:
            main()
        language.cache_clear()
        output = capsys.readouterr()
        return (end.value.code if isinstance(end.value.code, int) else 0), output.out, output.err

    return call
