"""Web push: what is sent to the push service of a browser, encrypted for that browser and signed by this server.

RFC 8291 (encryption), RFC 8292 (VAPID). The server's key pair comes from a secret that is kept with the data.
"""

from __future__ import annotations

import base64
import binascii
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from dorfplatz.core.problem import Problem

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEPT_SECONDS = 24 * 3600
"""So long a push service keeps what it can't deliver."""
_SIGNED_SECONDS = 12 * 3600
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
_POINT_BYTES, _AUTH_BYTES = 65, 16


@dataclass(frozen=True)
class PushKeys:
    """The keys that a browser has made for one subscription, as it writes them."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """Raises `Problem` unless something can be encrypted with them."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            point, secret = _decoded(self.p256dh), _decoded(self.auth)
            if len(point) != _POINT_BYTES or len(secret) != _AUTH_BYTES:
                raise ValueError("a key of another length")
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError as error:
            raise Problem("notify-push-keys") from error


def key_pair(secret: bytes) -> EllipticCurvePrivateKey:
    """The key pair of this server, from 32 secret bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(secret) % (_ORDER - 1) + 1, ec.SECP256R1())


def public_key(pair: EllipticCurvePrivateKey) -> str:
    """The public key, as a browser wants it for a subscription."""
    from cryptography.hazmat.primitives import serialization

    point = pair.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return _encoded(point)


def encrypted(content: bytes, keys: PushKeys) -> bytes:
    """Something that only the browser with these keys can read."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    found: bytes = http_ece.encrypt(content, private_key=own, dh=_decoded(keys.p256dh), auth_secret=_decoded(keys.auth))
    return found


def headers(pair: EllipticCurvePrivateKey, endpoint: str, origin: str, topic: str) -> dict[str, str]:
    """What a push service wants to know: who sends, how long to keep it, and what it may replace."""
    from py_vapid import Vapid02

    to = urlsplit(endpoint)
    claims: dict[str, Any] = {
        "aud": f"{to.scheme}://{to.netloc}",
        "exp": int(time.time()) + _SIGNED_SECONDS,
        "sub": _contact(urlsplit(origin).hostname or ""),
    }
    return {
        **Vapid02(pair).sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "topic": topic,
        "urgency": "high",
    }


def _contact(host: str) -> str:
    """Where a push service may turn to."""
    return f"https://{host}" if "." in host and ":" not in host else "mailto:dorfplatz@localhost"


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise ValueError("not base64url") from error


def _encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
