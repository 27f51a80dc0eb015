"""The messages between server and browser by what they are about; those of a game that is played are in `protocol.py`."""
