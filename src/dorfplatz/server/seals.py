"""The seed of a game that is still going on, and what it was made of, encrypted for a file that leaves the server."""

from __future__ import annotations

import base64
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from dorfplatz.server.errors import HTTPProblem

KEY_FILE = "secret.key"
KEY_BYTES = 32
_NONCE_BYTES = 12


def seal(key: bytes, table: str, seed: str, rest: Mapping[str, Any], secret: str | None = None) -> str:
    """The id of the table, the seed and the secret behind it, if there is one.

    Readable only with this key, and only together with the rest of the file.
    """
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    nonce = os.urandom(_NONCE_BYTES)
    encrypted = AESGCM(key).encrypt(nonce, msgspec.json.encode([table, seed, *([secret] if secret else [])]), _bytes(rest))
    return base64.b64encode(nonce + encrypted).decode()


def unseal(key: bytes, sealed: str, rest: Mapping[str, Any]) -> tuple[str, str, str | None]:
    """What `seal` was given; raises `Problem` if the file is not this server's or was changed."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        data = base64.b64decode(sealed, validate=True)
        opened = AESGCM(key).decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], _bytes(rest))
        table, seed, *secret = msgspec.json.decode(opened, type=list[str])
        return table, seed, secret[0] if secret else None
    except (InvalidTag, ValueError) as error:
        raise HTTPProblem(409, "server-save-sealed") from error


def _bytes(rest: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode(rest, order="sorted")


def read_key(folder: Path) -> bytes:
    """The key of a server alone; made when it is needed for the first time, readable by its owner alone."""
    path = folder / KEY_FILE
    try:
        if not os.path.lexists(path):
            _make(path)
        key = path.read_bytes() if path.is_file() else b""
    except OSError as error:
        raise HTTPProblem(409, "server-storage-failed", path=path, cause=error.strerror or str(error)) from error
    if len(key) != KEY_BYTES:
        raise HTTPProblem(409, "server-key-damaged", file=KEY_FILE)
    return key


def _make(path: Path) -> None:
    """Write a new key beside and move it there, so that a full disk leaves nothing half."""
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(os.urandom(KEY_BYTES))
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
