"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MAX_NAME_LENGTH = 24


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays; `family` is the colour and the crest, `bot` the one that decides: on a person's seat until it is taken back."""

    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(description=f"1 to {MAX_NAME_LENGTH} characters")]
    family: Annotated[int, Meta(description="1 to 4, each once")]
    bot: str | None = None
    link: bool = False
    """Its person comes by a link of their own; the other people sit at the screen of the host."""

    @property
    def has_bot(self) -> bool:
        """Whether a bot decides here, on its own seat or on a person's."""
        return self.bot is not None


# More than any game has; checked while the message is decoded, before anything is done with each of them.
GameName = Annotated[str, Meta(max_length=64)]
Seats = Annotated[list[Seat], Meta(max_length=16)]
Int32 = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Ref = Annotated[str, Meta(max_length=64)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages of the browser have: the answer carries the same `ref`."""

    ref: Ref


class You(Struct, frozen=True):
    """What whoever is connected may do."""

    host: bool
    """Invite, let bots stand in, end the table."""
    seats: list[int]
    """The seats they play; nobody's for a spectator."""
