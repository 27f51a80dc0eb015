"""The `dorfplatz` command."""

from __future__ import annotations


def main() -> None:
    """Run the command line: what goes wrong is told in one line, never as a traceback."""
    from dorfplatz.cli.commands import app
    from dorfplatz.cli.words import complain
    from dorfplatz.core.problem import Problem

    try:
        app(prog_name="dorfplatz")
    except Problem as problem:
        complain(problem)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
