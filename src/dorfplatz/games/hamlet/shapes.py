"""What the browser gets of Hamlet: the shape of the table and of the box.

A place is known by its tile, a number into the box's `tiles`. Directions count counter-clockwise from the right in sixths of a
turn.

Pieces fly between the anchors `place-<place>`, `slot-<place>-<slot>`, `row`, `row-<slot>`, `bag`, `market` (the open sale tiles),
`supply`; of each seat s: `gold-s`, `hand-s`, `supply-s`, `score-s`. Their symbols are the goods, `coin`, `star`, `villager`,
`donkey`, `blueprint` and `road`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from dorfplatz.core.box_document import Origin

Goods = Annotated[list[int], Meta(title="Goods")]
"""How many of stone, wood, grain, flour, milk, brick, timber; of a price also gold."""

Vertex = Annotated[list[int], Meta(title="Vertex", min_length=2, max_length=2)]
"""A vertex of the lattice [a, b]: a steps to the right, b steps up to the right."""

Edition = Literal["final", "preview"]
"""Which rules are played."""

Phase = Literal["turn", "spot", "pay", "more", "mix", "hall", "over"]
"""What the seat on turn is asked."""

Herd = Literal["ready", "moving", "done"]
"""How far the herd of the seat on turn is."""

Deed = Literal["build", "road", "refine", "sell", "order", "mix"]
"""What is being done."""

Goal = Literal["miller", "herder", "mason", "carpenter", "planner", "chaplain", "sacristan", "merchant", "landscaper"]
"""Five milestones and four awards; the words are `goal-<key>`."""

Group = Literal["start", "bag", "flour", "milk", "brick", "timber"]
"""Where a tile comes from: the first village, the bag, or the pile of a good."""

Role = Literal["special", "producer", "barn", "refinery", "landmark"]
"""What a place does."""


# The table


class Token(Struct, frozen=True):
    """A good that lies in the village."""

    kind: int
    """Its place in `goods`."""
    owner: int | None
    """Who made it; raw materials belong to nobody."""
    fine: bool
    """Whether it is a fine one."""
    reward: int
    """The gold, and as many points, that whoever made it gets when it is used."""


class Place(Struct, frozen=True):
    """A tile of the village."""

    tile: int
    """Its place in the box's `tiles`."""
    at: Vertex
    """Its origin."""
    turned: int
    """By how many sixths it is turned counter-clockwise."""
    joined: bool
    """Part of the network: the church can be reached."""
    links: list[int]
    """The places a road leads to."""
    slots: list[Token | None]
    """The goods that lie there."""
    flag: int | None
    """Whose flag stands there."""


class BuiltRoad(Struct, frozen=True):
    """A road between two places."""

    start: int = field(name="from")
    """One of the places."""
    end: int = field(name="to")
    """The other one."""
    segment: int
    """The segment of the first place it runs over."""
    owner: int
    """Who built it."""


class UseToken(Struct, frozen=True):
    """To pay with a token of the village."""

    place: int
    """Where it lies."""
    slot: int
    """In which slot."""


class Purchase(Struct, frozen=True):
    """To pay with a purchase at the market."""

    buy: int
    """The good that is bought."""


# `Any` for msgspec, which can't tell the two apart.
Payment = Annotated[Any, UseToken | Purchase]
"""One step of a payment."""


class Task(Struct, frozen=True, rename="camel"):
    """What a phase is about."""

    deed: Deed
    """What is being done."""
    place: int
    """Where it is done."""
    tile: int | None
    """The tile to be laid."""
    what: int | None
    """The order, the sale or the segment."""
    spot: Annotated[list[int], Meta(min_length=2, max_length=2)] | None
    """Where the tile will lie: a segment of the place, a segment of the tile."""
    need: Goods
    """What is still to be paid of each kind."""
    need_any: int
    """How many are still to be paid of `kinds`, in any mix."""
    kinds: list[int]
    """The goods that count for `needAny`."""
    buyable: list[int]
    """The goods that may be bought for it."""
    plan: list[Payment]
    """A sensible way to pay all that is left, in order: own goods first, then what costs least."""


class RowSlot(Struct, frozen=True):
    """A blueprint of the row."""

    tile: int
    """What it builds."""
    gold: int
    """The gold on it."""
    price: int
    """What it costs: one gold for each to its left."""


class Sales(Struct, frozen=True):
    """The sale tiles."""

    open: list[int | None]
    """Those that can be sold for; null where there is none."""
    left: int
    """How many are left to draw."""
    taken: list[int | None]
    """By number of the sale tile who has it."""


class Villager(Struct, frozen=True):
    """A villager."""

    place: int
    """Where it stands."""
    tired: bool
    """Whether it has worked this turn or was just hired."""


class Donkeys(Struct, frozen=True):
    """The donkeys of a player at one place."""

    place: int
    """Where they stand."""
    count: int
    """How many."""
    rested: int
    """How many of them have not moved while the herd is moving."""


class PlayerBoard(Struct, frozen=True, rename="camel"):
    """What a player has."""

    gold: int
    """Gold."""
    track: int
    """The points so far, without the final scoring."""
    villagers: list[Villager]
    """In the order of hiring."""
    donkeys: list[Donkeys]
    """By place."""
    hand: list[int]
    """Blueprints."""
    tokens: list[int]
    """Flour, milk, brick, timber not in the village."""
    villager_price: int | None
    """What the next villager costs; null once all are hired."""
    roads_left: int
    """Roads not yet built."""
    orders_filled: int
    """Orders of the church."""
    sales_made: int
    """Sale tiles."""


class Standing(Struct, frozen=True):
    """How a goal stands."""

    goal: Goal
    """Which one."""
    seats: list[int]
    """Who has it, or would have it if the game ended now."""
    counts: list[int] | None
    """What an award counts, by seat; null for a milestone."""
    points: int | None
    """What an award brings, shared by those who have it; null for a milestone."""


class Table(Struct, frozen=True, rename="camel"):
    """Everything that lies open."""

    round: int
    """From 1 on."""
    start_seat: int
    """Who began."""
    edition: Edition
    """Which rules are played."""
    phase: Phase
    """What the seat on turn is asked."""
    ending: bool
    """The last order is filled."""
    herd: Herd
    """How far the herd of the seat on turn is."""
    task: Task | None
    """What the phase is about, where it is about something."""
    village: list[Place]
    """The places, by tile."""
    roads: list[BuiltRoad]
    """In the order of building."""
    row: list[RowSlot | None]
    """The blueprints to buy."""
    bag: int
    """Tiles left in the bag."""
    piles: list[bool]
    """Which piles have come into the bag."""
    sales: Sales
    """The sale tiles."""
    church: int
    """The side of the church in play, of the box's `churches`."""
    orders: list[int | None]
    """By order of the church who has filled it."""
    prices: Goods
    """What the market asks for each good."""
    donkey_price: int
    """What a donkey costs."""
    goals: list[Standing]
    """The milestones, then the awards."""
    carry: dict[str, dict[str, int]]
    """Where the seat on turn can bring goods: for each place that has any, and for the market, the places they get to over roads
    and donkeys, each with the last place before it."""
    boards: list[PlayerBoard]
    """By seat."""


# The box


class TileCard(Struct, frozen=True):
    """A tile of the village."""

    key: str
    """The name is the word `place-<key>`."""
    group: Group
    """Where it comes from."""
    role: Role
    """What it does."""
    directions: list[int]
    """Directions of its segments, clockwise from its origin."""
    segments: str
    """A letter for each of them: R road, F forest, M mountain."""
    cost: Goods
    """What it costs to build, gold last."""
    reward: int
    """The points for building it."""
    slots: int
    """How many goods can lie there."""
    makes: int | None
    """The good that is made there."""
    origin: Origin
    """Where the values come from."""


class Order(Struct, frozen=True):
    """An order of the church: gold, or goods in any mix."""

    gold: int
    """Gold it takes."""
    kinds: list[int]
    """The goods it takes."""
    count: int
    """How many of them."""
    points: int
    """What it brings."""


class Church(Struct, frozen=True):
    """A side of the church."""

    players: list[int]
    """The numbers of players it is for."""
    parts: int
    """Parts that are built."""
    orders: list[Order]
    """What it takes to build them."""
    origin: Origin
    """Where the values come from."""


class Sale(Struct, frozen=True):
    """A sale tile."""

    tier: int
    """The stack it is drawn from."""
    takes: Goods
    """What is sold."""
    points: int
    """What it brings in points."""
    gold: int
    """What it brings in gold."""
    origin: Origin
    """Where the values come from."""


class RoadCosts(Struct, frozen=True):
    """What a road costs, by what it runs over."""

    forest: Goods = field(name="F")
    """A path through a forest, gold last."""
    mountain: Goods = field(name="M")
    """A bridge over mountains, gold last."""


class Components(Struct, frozen=True):
    """The box."""

    goods: list[str]
    """Their keys; the names are the words `good-<key>`."""
    tiles: list[TileCard]
    """By number."""
    layout: list[Vertex]
    """Origins of the first six tiles."""
    churches: list[Church]
    """One is in play, by the number of players."""
    sales: list[Sale]
    """By number."""
    hand: int
    """How many blueprints a player can hold."""
    roads: RoadCosts
    """What roads cost."""
