"""Milestones: two moves a turn around one's own loop, and a land that all settle together, for two to four players."""

from dorfplatz.core.definition import Definition

DEFINITION = Definition(name="milestones", players=(2, 4), rules_version=2)
