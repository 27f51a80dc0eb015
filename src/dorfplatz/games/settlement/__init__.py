"""Settlement: six rounds of settlers, landscapes, monsters, buildings and heroes, for one to four players."""

from dorfplatz.core.definition import Definition

DEFINITION = Definition(
    name="settlement",
    players=(1, 4),
    rules_version=3,
    serving=("swap", "mirror", "sell-gold", "sell-diamonds"),
    passing=("pass",),
)
