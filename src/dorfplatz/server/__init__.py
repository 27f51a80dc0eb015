"""The server: HTTP API, game sessions and storage."""
