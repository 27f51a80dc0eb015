"""The `dorfplatz` command."""

from __future__ import annotations


def main() -> None:
    """Run the command line; an error is printed as one line, never as a traceback."""
    from dorfplatz.cli.commands import app
    from dorfplatz.cli.words import print_error
    from dorfplatz.core.problem import Problem

    try:
        app(prog_name="dorfplatz")
    except Problem as problem:
        print_error(problem)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
