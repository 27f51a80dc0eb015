"""Why a move of Stairs is not allowed."""

from enum import IntEnum

from dorfplatz.core.reason import Reasons


class Reason(IntEnum):
    """The codes."""

    NONE = 0
    GAME_OVER = 1
    NO_CARD = 2
    TOO_LOW = 3


RULES = {Reason.GAME_OVER: "X-04", Reason.NO_CARD: "X-02", Reason.TOO_LOW: "X-02"}
REASONS = Reasons("stairs", Reason, RULES, {}, {Reason.TOO_LOW: lambda last, *_: {"last": last}})
