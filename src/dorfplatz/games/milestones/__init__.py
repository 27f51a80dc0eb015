"""Milestones: two moves a turn around one's own loop of workers and buildings, and a land that all settle together, for two to four."""

from dorfplatz.core.definition import Definition

DEFINITION = Definition(name="milestones", players=(2, 4))
