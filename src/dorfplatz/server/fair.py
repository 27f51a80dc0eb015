"""Fair shuffles: the server's secret and something from everybody who plays make the seed of a game together.

The server shows the commitment of its secret first. Then each browser promises a contribution by its hash, and only when all
promises are fixed the contributions themselves are told. So nobody could choose the cards: docs/fair-shuffles.md says why, and
how to check a finished game without this program.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from dorfplatz.core.problem import Problem
from dorfplatz.server.messages.tables import FairDeal, RevealedDeal

SECRET_BYTES = 32
MAX_OWN_LENGTH = 80
"""Of what somebody has typed themselves."""
_SECRET = re.compile(r"[0-9a-f]{64}")
_CONTRIBUTION = re.compile(rf"[0-9a-f]{{32}}( .{{1,{MAX_OWN_LENGTH}}})?")
"""128 random bits, and perhaps some words."""


def new_secret() -> str:
    """What the server brings along."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before anybody contributes; the same as for a seed, in a process without NumPy."""
    return hmac.digest(secret.encode(), b"dorfplatz commitment", "sha256").hex()


def promise(contribution: str) -> str:
    """What is shown of a contribution before all of them are fixed."""
    return hashlib.sha256(contribution.encode()).hexdigest()


def is_contribution(text: str) -> bool:
    """Whether something has the form of a contribution: enough of chance, in one printable line."""
    return text.isprintable() and _CONTRIBUTION.fullmatch(text) is not None


def seed_of(secret: str, contributions: Sequence[str | None]) -> str:
    """The seed that a secret and the contributions of all seats make; a seat without one has an empty line."""
    lines = ["dorfplatz seed", *(f"{seat}:{contribution or ''}" for seat, contribution in enumerate(contributions))]
    return hmac.digest(secret.encode(), "\n".join(lines).encode(), "sha256").hex()


def revealed(secret: str, contributions: Sequence[str | None]) -> RevealedDeal:
    """All that the seed of a game was made of."""
    return RevealedDeal(commitment(secret), list(contributions), secret)


def shown(deal: RevealedDeal | None) -> FairDeal | None:
    """What everybody may know of a deal while the game goes on."""
    return FairDeal(deal.commitment, deal.contributions) if deal else None


def check(deal: RevealedDeal, seed: str, players: int) -> None:
    """Raises `Problem` unless a seed was made of these very things, as it was promised."""
    given = [contribution for contribution in deal.contributions if contribution is not None]
    if not _SECRET.fullmatch(deal.secret) or len(deal.contributions) != players or not all(map(is_contribution, given)):
        raise Problem("fair-malformed")
    if deal.commitment != commitment(deal.secret):
        raise Problem("fair-other-secret", found=commitment(deal.secret), expected=deal.commitment)
    if seed != (found := seed_of(deal.secret, deal.contributions)):
        raise Problem("fair-other-seed", found=seed, expected=found)
