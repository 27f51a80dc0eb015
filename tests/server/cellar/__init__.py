"""Cellar, a game for tests: everybody holds cards that nobody else may know, and lays them face down."""

from dorfplatz.core.definition import Definition

DEFINITION = Definition(name="cellar", players=(2, 4), hands=True)
