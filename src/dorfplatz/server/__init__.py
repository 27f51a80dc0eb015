"""The server: tables, storage, and what the browser talks to."""
