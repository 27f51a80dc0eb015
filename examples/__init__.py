"""Programs and games to begin from."""
