"""Tools for working on Dorfplatz; `make` calls them."""
