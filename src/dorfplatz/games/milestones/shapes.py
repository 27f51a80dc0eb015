"""What the browser gets of Milestones: the shape of the table and of the box.

Spaces of the loop: 0 castle, 1 to 8 the employment spaces from left to right, 9 trading house, 10 building office, 11 mill; the
words are `space-castle`, `space-trade`, `space-office`, `space-mill`. Numbers on the map are vertices, lots are triangles. The
kinds of workers are those of the goods; the words are `worker-<good>`.

Pieces fly between the anchors `supply-<good>`, `supply-road`, `supply-house`, `supply-market`, `supply-sack`, `supply-cover`,
`vertex-<vertex>`, `triangle-<triangle>`, `display-<place>`, `stack`, `start-<place>`; of each seat s: `stock-s-<good>`,
`space-s-<space>`, `hand-s`, `score-s`. Their symbols are the goods, `milestone`, `house`, `stall` (a marketplace),
`flour-sack`, `worker-tile`, `bonus` (a bonus tile), `cover`, `pawn` (the piece) and `star` (points).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dorfplatz.core.box_document import Origin

Goods = Annotated[list[int], Meta(title="Goods")]
"""How many of stone, wood, sand, grain, coin."""

Phase = Literal["draft", "place", "turn", "bonus", "discard", "cover", "over"]
"""What the seat on turn is asked."""

_Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]
_Triple = Annotated[list[int], Meta(min_length=3, max_length=3)]


# The table


class Supply(Struct, frozen=True):
    """What is left in the general supply."""

    sections: int
    """Road sections."""
    houses: int
    """Houses."""
    markets: int
    """Marketplaces."""
    sacks: int
    """Sacks of flour."""


class Market(Struct, frozen=True):
    """A marketplace."""

    vertex: int
    """Where it stands."""
    sack: bool
    """Whether flour was delivered."""


class LoopSpace(Struct, frozen=True):
    """What lies on an employment space: one worker of a tile, or a cover tile."""

    tile: int | None
    """The worker's tile; null under a cover."""
    half: int
    """Which of the tile's two workers: 0 the left one, 1 the right one."""
    bonus: bool
    """Whether a bonus tile lies on the worker."""
    covered: bool
    """Whether a cover tile lies here."""


class Majority(Struct, frozen=True):
    """How a player stands in the majority of one kind of worker."""

    value: int
    """What the workers count."""
    points: int
    """The points this would bring now."""


class HouseSite(Struct, frozen=True):
    """A triangle at a road without a house."""

    triangle: int
    """Which one."""
    counts: list[int]
    """The vertices whose numbers would count."""
    points: int
    """What a house would bring, with the bonus tile that must be taken."""


class DeliverySite(Struct, frozen=True):
    """A marketplace without a sack."""

    market: int
    """Its vertex."""
    counts: list[int]
    """The vertices around it whose numbers can count."""


class PlayerBoard(Struct, frozen=True):
    """What lies before a player."""

    points: int
    """The marker on the score track."""
    goods: Goods
    """The stock."""
    position: int
    """The space of the loop the piece stands on."""
    ascending: bool
    """The numbers never fall from left to right."""
    falls: list[int]
    """The spaces whose number is lower than the one before it."""
    hand: list[int]
    """Start tiles not yet placed."""
    spaces: list[LoopSpace | None]
    """The eight employment spaces from left to right; null where one is empty."""
    majority: list[Majority]
    """By kind of worker."""


class Costs(Struct, frozen=True):
    """What everything costs."""

    road: Goods
    """A road section."""
    house: Goods
    """A house."""
    market: Goods
    """A marketplace."""
    delivery: Goods
    """A delivery of flour."""
    hire: Goods
    """A worker tile."""
    buy: Goods
    """A good at the trading house."""


class Table(Struct, frozen=True, rename="camel"):
    """Everything that lies open."""

    round: int
    """From 1 on."""
    start_seat: int
    """Who began."""
    phase: Phase
    """What the seat on turn is asked."""
    goal: int
    """The points that end the game."""
    ended_by: int | None
    """The seat that brought the end about."""
    moves_left: int
    """The moves the seat on turn still has to make."""
    at_work: bool
    """The seat on turn may use the building it stands on: it went there this turn."""
    hired: bool
    """The seat on turn has hired there."""
    missing: Costs
    """What it lacks of each price."""
    must_take: bool
    """The offered bonus tile can't be declined."""
    to_discard: int
    """How many goods the castle still wants."""
    display: list[int | None]
    """Worker tiles to hire; null where there is a gap."""
    stack: int
    """Worker tiles left to draw."""
    start_tiles: list[int | None]
    """Worker tiles to begin with, null where one was taken; empty once all have theirs."""
    supply: Supply
    """What is left to build."""
    roads: list[_Pair]
    """The laid pieces, each between two vertices."""
    milestones: list[int]
    """Vertices with a milestone."""
    markets: list[Market]
    """The marketplaces."""
    houses: list[int]
    """Triangles with a house."""
    bonus: list[int | None]
    """By bush the kind of the bonus tile on it."""
    offered: list[int]
    """The bushes whose tile the phase asks about."""
    road_starts: list[int]
    """The vertices from which a road section can go on."""
    house_sites: list[HouseSite]
    """Where there is room for a house."""
    delivery_sites: list[DeliverySite]
    """Where flour can be delivered."""
    boards: list[PlayerBoard]
    """By seat."""


# The box


class Vertex(Struct, frozen=True):
    """A number of the map."""

    name: str
    """Its row and its place in the row."""
    row: int
    """From the top."""
    x: int
    """In half steps from the left: neighbours in a row are 2 apart, every other row is shifted by 1."""
    number: int
    """The points of a milestone or a marketplace there, and of a free number that counts; 0 for the start market."""


class Triangle(Struct, frozen=True):
    """A lot of the map."""

    corners: _Triple
    """Its vertices."""
    bush: int | None
    """Its place in the table's `bonus`, where it has a bush."""


class WorkerTile(Struct, frozen=True):
    """Two workers."""

    kinds: _Pair
    """What the left and the right one produce."""
    numbers: _Pair
    """Their numbers."""
    origin: Origin
    """Where the values come from."""


class Delivery(Struct, frozen=True):
    """What a delivery scores."""

    numbers: list[int]
    """The numbers that count."""
    points: int
    """What they bring."""


class Components(Struct, frozen=True):
    """The box."""

    goods: list[str]
    """Their keys; the names are the words `good-<key>`."""
    vertices: list[Vertex]
    """The numbers of the map."""
    triangles: list[Triangle]
    """The lots of the map."""
    paths: list[_Triple]
    """By move of `road` the vertices of the section: from, milestone, end."""
    tiles: list[WorkerTile]
    """By number."""
    pairs: list[_Pair]
    """By move of `sell` the two goods that are given."""
    deliveries: list[Delivery]
    """By move of `deliver` what it scores."""
    costs: Costs
    """What everything costs."""
    start: int
    """The vertex of the start market."""
    land: Origin
    """Where the map comes from."""
    bonus: Origin
    """Where the kinds of the bonus tiles come from."""
