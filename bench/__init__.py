"""How fast Dorfplatz is, and whether it survives a hundred thousand games."""
