"""The games, each in a package of its own; the registry finds them here."""
