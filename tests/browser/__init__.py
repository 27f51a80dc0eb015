"""The browser client, played in Chromium against a real server."""
