"""Stairs: play cards of a hidden hand, none lower than your last. A complete game to copy from."""

from dorfplatz.core.definition import Definition

DEFINITION = Definition(name="stairs", players=(2, 4), hands=True)
