"""Settlement's decisions."""

from __future__ import annotations

from itertools import combinations_with_replacement

from dorfplatz.core.actions import ActionSpace, Parameter
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

_region = Parameter("region", REGIONS)
_street = Parameter("street", NUMBERS)
_column = Parameter("column", NUMBERS)
_basic = Parameter("basic", BASICS)

ACTIONS = ActionSpace(
    ("artifact", Parameter("artifact", ARTIFACT_KEYS)),
    ("build", Parameter("slot", tuple("123456789")), _street, _column),
    ("explore", _region),
    ("place", _column),
    ("fight", _region, _column),
    ("outpost", _region, _column),
    ("region", _region),
    ("street", _street),
    ("garrison", _region, _column),
    ("invite", Parameter("hero", tuple("1234"))),
    ("use", _column),
    ("use-good", _column, _basic),
    ("use-outpost", _column, _region, Parameter("landscape", NUMBERS)),
    ("swap", Parameter("goods", tuple(f"{BASICS[a]}+{BASICS[b]}>{BASICS[c]}" for a, b, c in SWAPS))),
    ("mirror", Parameter("goods", tuple(f"{BASICS[a]}>{BASICS[b]}" for a, b in MIRRORS))),
    ("gem",),
    ("gold",),
    ("sell-gold", _basic),
    ("sell-diamonds", _basic),
    ("store", _basic),
    ("scroll", Parameter("good", GOODS)),
    ("monster", Parameter("answer", ("no", "yes"))),
    ("finish",),
    ("end",),
    ("pass",),
)

# Where each block begins, for the kernels

ARTIFACT = ACTIONS["artifact"].offset
BUILD = ACTIONS["build"].offset
EXPLORE = ACTIONS["explore"].offset
PLACE = ACTIONS["place"].offset
FIGHT = ACTIONS["fight"].offset
OUTPOST = ACTIONS["outpost"].offset
REGION = ACTIONS["region"].offset
STREET = ACTIONS["street"].offset
GARRISON = ACTIONS["garrison"].offset
INVITE = ACTIONS["invite"].offset
USE = ACTIONS["use"].offset
USE_GOOD = ACTIONS["use-good"].offset
USE_OUTPOST = ACTIONS["use-outpost"].offset
SWAP = ACTIONS["swap"].offset
MIRROR = ACTIONS["mirror"].offset
GEM = ACTIONS["gem"].offset
GOLD_BAR = ACTIONS["gold"].offset
SELL_GOLD = ACTIONS["sell-gold"].offset
SELL_DIAMONDS = ACTIONS["sell-diamonds"].offset
STORE = ACTIONS["store"].offset
SCROLL = ACTIONS["scroll"].offset
MONSTER = ACTIONS["monster"].offset
FINISH = ACTIONS["finish"].offset
END = ACTIONS["end"].offset
PASS = ACTIONS["pass"].offset
