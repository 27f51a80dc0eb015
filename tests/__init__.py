"""The tests. A package of its own, so that none that calls itself `tests`, too, is found in its place."""
