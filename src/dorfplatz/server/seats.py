"""Whether those who want to play can be seated."""

from __future__ import annotations

from msgspec import structs

from dorfplatz.bots import check_bot
from dorfplatz.core.problem import Problem
from dorfplatz.server.messages.basics import MAX_NAME_LENGTH, Seat

FAMILIES = range(1, 5)


def checked_seats(seats: list[Seat]) -> list[Seat]:
    """Seats as they are stored; raises `Problem` if something about them is wrong."""
    names = [checked_name(seat.name, number) for number, seat in enumerate(seats, start=1)]
    for number, seat in enumerate(seats, start=1):
        if seat.family not in FAMILIES:
            raise Problem("server-family", number=number, last=FAMILIES[-1])
        if seat.kind == "bot" or seat.has_bot:
            check_bot(str(seat.bot))
    if len({seat.family for seat in seats}) < len(seats):
        raise Problem("server-same-family")
    return [
        structs.replace(seat, name=name, link=seat.link and seat.kind == "human") for seat, name in zip(seats, names, strict=True)
    ]


def checked_name(name: str, number: int) -> str:
    """A name without spaces around it; raises `Problem` if it is none."""
    if not 1 <= len(name.strip()) <= MAX_NAME_LENGTH or not name.isprintable():
        raise Problem("server-name", number=number, length=MAX_NAME_LENGTH)
    return name.strip()
