"""Stairs: take cards from an open row, none lower than your last. A complete game to copy from."""

from dorfplatz.core.definition import Definition

DEFINITION = Definition(name="stairs", players=(2, 4))
