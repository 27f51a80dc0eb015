"""Hamlet: a village of irregular tiles that all build together, in two editions, for two to four players."""

from dorfplatz.core.definition import Definition, Option

DEFINITION = Definition(
    name="hamlet",
    players=(2, 4),
    options=(Option("edition", ("final", "preview"), "final"),),
    rules_version=2,
    serving=("herd",),
)
