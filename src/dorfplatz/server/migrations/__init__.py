"""How the database came to be, step by step; applied when a database is opened."""
