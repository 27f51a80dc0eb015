"""Positions as they are stored: each as what has changed since the one before it.

Rules are not needed to read them, so a game can be looked at after its rules have changed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

_RAW = -zlib.MAX_WBITS
"""Without zlib's head and checksum: a Hamlet position of 4.6 kB becomes about 60 bytes, of which those would be six."""


def pack(position: bytes, before: bytes) -> bytes:
    """A position, compressed against the one before it; that of the deal against nothing."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, _RAW, zdict=before) if before else zlib.compressobj(9, zlib.DEFLATED, _RAW)
    return compressor.compress(position) + compressor.flush()


def unpack(packed: Iterable[bytes]) -> bytes:
    """The last of these positions, of which the first is that of the deal. Raises ValueError if one is damaged."""
    position = b""
    for part in packed:
        decompressor = zlib.decompressobj(_RAW, zdict=position) if position else zlib.decompressobj(_RAW)
        try:
            position = decompressor.decompress(part) + decompressor.flush()
        except zlib.error as error:
            raise ValueError("a stored position is damaged") from error
    return position
