"""What the browser gets of Settlement: the shape of the table and of the box.

Rows and columns count from 0; row 0 is region I, or the first street. Monsters: 0 gnoll (green), 1 manticore (yellow),
2 hydra (blue), 3 dragon (red). Artifacts, buildings, heroes and landscapes are numbers into the lists of the box.

Pieces fly between the anchors `supply-<good>`, `supply-settlers`, `supply-monster-<kind>`, `supply-outpost`, `market-<slot>`,
`hero-<place>`, `artifact-row`, `deck-artifacts`, `deck-region-<row>`, `deck-buildings`, `deck-heroes`; of each seat s:
`stock-s-<good>`, `settlers-s`, `bonus-s`, `land-s-<row>-<column>`, `lot-s-<row>-<column>` (a building space), `region-s-<row>`,
`street-s-<row>`, `action-s-build` (`-explore`, `-fight`, `-outpost`), `heroes-s`, `artifact-s`, `score-s`. Their symbols are
the goods, `settler`, `settler-bonus`, `monster-<key>`, `outpost`, `star`, `house` (a building), `card` (a hero), `tile` (a
landscape) and `artifact`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from dorfplatz.core.box_document import Origin

Goods = Annotated[list[int], Meta(title="Goods")]
"""How many of wood, clay, stone, diamond, gold."""

Counted = Literal["landscapes", "outposts", "buildings"]
"""What a guild counts."""

Guild = Literal["adventurer", "defender", "builder", "artisan"]
"""The guilds of the heroes."""

Phase = Literal["draft", "turn", "place", "street", "hourglass", "scroll", "monster", "store", "artifact", "over"]
"""What the seat on turn is asked."""


# The table


class DrawnTile(Struct, frozen=True):
    """A landscape tile that is about to be laid."""

    tile: int
    """Its place in the box's `landscapes`."""
    resource: int
    """The good it yields."""
    monster: int
    """The monster that may appear there."""


class Pending(Struct, frozen=True):
    """What a phase is about."""

    row: int | None
    """The region of the drawn tile, of the landscape or of the Scroll; the street being activated."""
    column: int | None
    """The landscape where the Mask's owner decides, the building just built; null if it is about the whole row."""
    tile: DrawnTile | None
    """The tile to place."""
    storable: int
    """How many basics may still be kept when passing."""


class MarketSlot(Struct, frozen=True):
    """A stack of the market."""

    building: int
    """Of which kind."""
    count: int
    """How many tiles."""
    missing: Goods
    """What the seat on turn lacks of its price."""


class HeroSlot(Struct, frozen=True):
    """A place of the hero row."""

    hero: int
    """Who stands there."""
    surcharge: int
    """Diamonds on top of the price."""
    missing: Goods
    """What the seat on turn lacks of both."""


class Decks(Struct, frozen=True):
    """Cards and tiles left in the stacks."""

    regions: list[int]
    """Landscapes by region."""
    buildings: int
    """Buildings."""
    heroes: int
    """Heroes."""
    artifacts: int
    """Artifacts."""


class Supply(Struct, frozen=True, rename="camel"):
    """What is left in the general supply."""

    goods: Goods
    """Of each good."""
    bonus_settlers: int
    """Bonus settlers."""
    monsters: list[int]
    """Monsters by kind."""
    outposts: int
    """Outposts."""


class Settlers(Struct, frozen=True, rename="camel"):
    """The settlers of a player."""

    basic: int
    """Basic settlers not yet placed this round."""
    bonus: int
    """Bonus settlers not yet placed."""
    used_basic: int
    """Basic settlers placed this round."""
    used_bonus: int
    """Bonus settlers placed this round."""


class Landscape(Struct, frozen=True, rename="camel"):
    """A landscape of a player's wilderness."""

    tile: int
    """Its place in the box's `landscapes`."""
    resource: int
    """The good it yields."""
    monster_kind: int
    """Which monster may appear here."""
    monster: bool
    """Whether it stands here."""
    outpost: bool
    """Whether an outpost stands here."""
    outpost_used: bool
    """Whether a settler stands on the outpost."""


class Lot(Struct, frozen=True):
    """A building of a player's settlement."""

    building: int
    """Of which kind."""
    stored: int
    """Gold in a bank, diamonds in a church."""
    used: bool
    """Its effect was used in the street being activated."""


class Counts(Struct, frozen=True):
    """What heroes count on a board."""

    landscapes: int
    """Landscapes explored."""
    outposts: int
    """Outposts built."""
    buildings: int
    """Buildings built."""


class PlayerBoard(Struct, frozen=True, rename="camel"):
    """What lies before a player."""

    goods: Goods
    """The personal stock."""
    settlers: Settlers
    """Placed and unplaced."""
    artifact: int | None
    """The artifact of this round."""
    passed: bool
    """Whether the player has passed in this round."""
    regions: list[list[Landscape | None]]
    """The wilderness, by row and column."""
    open: list[list[bool]]
    """Where a new landscape of the region could lie, by row and column."""
    region_uses: list[int]
    """Settlers on the activation space of each region."""
    street_uses: list[int]
    """Settlers on the activation space of each street."""
    streets: list[list[Lot | None]]
    """The settlement, by row and column."""
    heroes: list[int]
    """The heroes invited, in that order."""
    counts: Counts
    """What heroes count."""
    would_lose: int
    """Basics that would go back to the supply at a pass now."""


class Table(Struct, frozen=True, rename="camel"):
    """Everything that lies open."""

    round: int
    """From 1 on."""
    rounds: int
    """How many there are."""
    solo: bool
    """Whether one plays alone."""
    start_seat: int
    """Who holds the start marker."""
    phase: Phase
    """What the seat on turn is asked."""
    pending: Pending | None
    """What the phase is about, where it is about something."""
    action_taken: bool
    """This turn's action is taken."""
    hero_invited: bool
    """This turn's hero is invited."""
    market: list[MarketSlot | None]
    """The slots of the market; null where one is empty."""
    heroes: list[HeroSlot | None]
    """The hero row from left to right; null where it is short."""
    artifacts: list[int]
    """The artifacts in the row."""
    decks: Decks
    """What is left to draw."""
    supply: Supply
    """What is left to take."""
    boards: list[PlayerBoard]
    """By seat."""


# The box


class Trade(Struct, frozen=True):
    """One way to exchange, or to use a building."""

    params: list[int]
    """The parameters of its move; of a building those after the column."""
    give: Goods
    """What it takes."""
    get: Goods
    """What it brings."""


class Rate(Struct, frozen=True, rename="camel"):
    """What all moves of a block have in common."""

    block: str
    """The block of its moves."""
    give: Goods
    """What it always takes."""
    any_given: int
    """How many basics of one's choice it takes besides."""
    get: Goods
    """What it always brings."""
    any_got: int
    """How many basics of one's choice it brings besides."""
    trades: list[Trade]
    """Every way there is; none where it depends on the board."""


class Effect(Rate, frozen=True, rename="camel"):
    """What a building does when it is used; with `use-outpost` it brings the resource of a landscape with an outpost."""

    settlers: int
    """The bonus settlers it brings."""
    points: int
    """The points of what is stored on it."""


class Exchange(Rate, frozen=True, rename="camel"):
    """A rate of exchange with the general supply."""

    artifact: int | None
    """The artifact one needs for it."""


class SettlerCosts(Struct, frozen=True):
    """How many settlers the actions take; a fight takes as many as the monster says."""

    build: int
    """A building."""
    explore: list[int]
    """A landscape, by region."""
    outpost: int
    """An outpost."""


class Building(Struct, frozen=True):
    """A kind of building."""

    key: str
    """Its words are `building-<key>` and `building-<key>-effect`."""
    cost: Goods
    """What it costs."""
    count: int
    """How many tiles there are."""
    effect: Effect
    """What it does."""
    origin: Origin
    """Where the values come from."""


class Artifact(Struct, frozen=True):
    """An artifact."""

    key: str
    """Its words are `artifact-<key>` and `artifact-<key>-effect`."""
    origin: Origin
    """Where the values come from."""


class Hero(Struct, frozen=True):
    """A hero."""

    key: str
    """The name is the word `hero-<key>`."""
    guild: Guild
    """Its words are `guild-<guild>` and `guild-<guild>-effect`."""
    cost: Goods
    """The price, without surcharge."""
    counts: Counted | None
    """What it brings a point for each of; null for an artisan."""
    points: int
    """The points of an artisan."""
    settlers: int
    """The bonus settlers that come along."""
    monster: int
    """The monster on the card: while the hero is in the row, it appears where it may."""
    origin: Origin
    """Where the values come from."""


class LandscapeTile(Struct, frozen=True):
    """A landscape tile."""

    region: int
    """The row it is drawn for."""
    resource: int
    """The good it yields; the word is `landscape-<good>`."""
    monster: int
    """The monster that may appear there."""
    origin: Origin
    """Where the values come from."""


class Monster(Struct, frozen=True):
    """A kind of monster."""

    key: str
    """The name is the word `monster-<key>`."""
    settlers: int
    """How many settlers it takes to fight it."""
    reward: Goods
    """What a fight brings."""
    origin: Origin
    """Where the values come from."""


class Rank(Struct, frozen=True):
    """A title of the solo game."""

    key: str
    """The name is the word `rank-<key>`."""
    at_least: int = field(name="from")
    """The fewest points it takes."""


class Components(Struct, frozen=True):
    """The box."""

    goods: list[str]
    """Their keys; the names are the words `good-<key>`."""
    buildings: list[Building]
    """By number."""
    artifacts: list[Artifact]
    """By number."""
    heroes: list[Hero]
    """By number."""
    landscapes: list[LandscapeTile]
    """By number."""
    monsters: list[Monster]
    """By number."""
    exchanges: list[Exchange]
    """All rates with the general supply."""
    settlers: SettlerCosts
    """What the actions take."""
    surcharges: list[int]
    """Diamonds on top of a hero's price, by place of the row."""
    ranks: list[Rank]
    """From the lowest up."""
