"""Settlement's decisions."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement

from dorfplatz.core.actions import ActionSpace, Parameter
from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array
from dorfplatz.games.settlement.tables import ARTIFACT_KEYS, BASICS, GOODS

REGIONS = ("I", "II", "III")
NUMBERS = ("1", "2", "3")

# S-38: the kinds given may differ; a kind just given is not got back.
SWAPS = tuple(
    (first, second, got)
    for first, second in combinations_with_replacement(range(3), 2)
    for got in range(3)
    if got not in (first, second)
)
MIRRORS = tuple((given, got) for given in range(3) for got in range(3) if given != got)


class ActionType(IntEnum):
    """The kinds of decision."""

    ARTIFACT = 0
    BUILD = 1
    EXPLORE = 2
    PLACE = 3
    FIGHT = 4
    OUTPOST = 5
    REGION = 6
    STREET = 7
    GARRISON = 8
    INVITE = 9
    USE = 10
    USE_GOOD = 11
    USE_OUTPOST = 12
    SWAP = 13
    MIRROR = 14
    GEM = 15
    GOLD = 16
    SELL_GOLD = 17
    SELL_DIAMONDS = 18
    STORE = 19
    SCROLL = 20
    MONSTER = 21
    FINISH = 22
    END = 23
    PASS = 24


_region = Parameter("region", REGIONS)
_street = Parameter("street", NUMBERS)
_column = Parameter("column", NUMBERS)
_basic = Parameter("basic", BASICS)

ACTIONS = ActionSpace(
    {
        ActionType.ARTIFACT: (Parameter("artifact", ARTIFACT_KEYS),),
        ActionType.BUILD: (Parameter("slot", tuple("123456789")), _street, _column),
        ActionType.EXPLORE: (_region,),
        ActionType.PLACE: (_column,),
        ActionType.FIGHT: (_region, _column),
        ActionType.OUTPOST: (_region, _column),
        ActionType.REGION: (_region,),
        ActionType.STREET: (_street,),
        ActionType.GARRISON: (_region, _column),
        ActionType.INVITE: (Parameter("hero", tuple("1234")),),
        ActionType.USE: (_column,),
        ActionType.USE_GOOD: (_column, _basic),
        ActionType.USE_OUTPOST: (_column, _region, Parameter("landscape", NUMBERS)),
        ActionType.SWAP: (Parameter("goods", tuple(f"{BASICS[a]}+{BASICS[b]}>{BASICS[c]}" for a, b, c in SWAPS)),),
        ActionType.MIRROR: (Parameter("goods", tuple(f"{BASICS[a]}>{BASICS[b]}" for a, b in MIRRORS)),),
        ActionType.GEM: (),
        ActionType.GOLD: (),
        ActionType.SELL_GOLD: (_basic,),
        ActionType.SELL_DIAMONDS: (_basic,),
        ActionType.STORE: (_basic,),
        ActionType.SCROLL: (Parameter("good", GOODS),),
        ActionType.MONSTER: (Parameter("answer", ("no", "yes")),),
        ActionType.FINISH: (),
        ActionType.END: (),
        ActionType.PASS: (),
    }
)
ACTION_TABLE, ACTION_LAYOUT = ACTIONS.table, ACTIONS.layout


@kernel
def add_unless(moves: Array, count: int, action: int, reason: int) -> int:
    """Add to a list of moves what nothing speaks against. Without a branch, for what the processor would often guess wrong."""
    moves[count] = action
    return count + (reason == 0)
