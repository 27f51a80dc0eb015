"""A game as a picture: what is asked, a column for each seat with its points and all that lies before it, below what all share.

It shows the parts of an observation, so it is there for every game. Amounts are written, yes and no are squares.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from dorfplatz.bots.random import Random
from dorfplatz.core.engine import observation
from dorfplatz.core.game import Game, new, result_of
from dorfplatz.core.observation import Part
from dorfplatz.core.registry import definition
from dorfplatz.core.words import render
from dorfplatz.envs.rendering import Array, last_lines

WIDTH, MARGIN, GAP = 1120, 14, 5
SQUARE, NUMBER = (9, 9), (26, 18)
LABEL, HEAD, TALE = 13, 64, 5
PAPER, INK, FAINT, EMPTY, TURN = "#faf6ee", "#2b2620", "#8a8175", "#ece5d8", "#b4552d"
SEATS = ("#b4552d", "#3f6d8e", "#5f7f3c", "#8a5a8c")


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


@dataclass(frozen=True)
class Block:
    """Where a part, or one seat's share of it, is drawn: in groups of cells, one for each number of its last dimension."""

    part: Part
    seat: int | None
    x: int
    y: int
    room: int
    """How wide it may be."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the part, or of one seat's share."""
        return self.part.shape if self.seat is None else self.part.shape[1:] or (1,)

    @property
    def count(self) -> int:
        """How many cells."""
        return prod(self.shape)

    @property
    def cell(self) -> tuple[int, int]:
        """Width and height of a cell."""
        return NUMBER if self.part.unit > 1 else SQUARE

    @property
    def columns(self) -> int:
        """Cells of a group in a line."""
        return max(1, min(self.shape[-1], self.room // self.cell[0]))

    @property
    def groups(self) -> int:
        """Groups in a line."""
        wanted = self.shape[-2] if len(self.shape) > 1 else 1
        return max(1, min(wanted, (self.room + GAP) // (self.columns * self.cell[0] + GAP)))

    @property
    def right(self) -> int:
        """Where the next one may begin."""
        cells = self.groups * (self.columns * self.cell[0] + GAP)
        return self.x + max(cells, int(_font(10).getlength(_name(self.part)))) + MARGIN

    @property
    def bottom(self) -> int:
        """Where the next line may begin."""
        return max(y for _, _, y in self.cells()) + self.cell[1] + GAP

    def cells(self) -> Iterator[tuple[int, int, int]]:
        """The number of each cell and its corner."""
        width, height = self.cell
        lines = -(-self.shape[-1] // self.columns)
        for place in range(self.count):
            group, inner = divmod(place, self.shape[-1])
            x = group % self.groups * (self.columns * width + GAP) + inner % self.columns * width
            yield place, self.x + x, self.y + LABEL + (group // self.groups * lines + inner // self.columns) * height


@dataclass(frozen=True)
class Layout:
    """The blocks of a game, and the empty picture with their names."""

    blocks: list[Block]
    paper: Any


@cache
def layout(game: str, players: int) -> Layout:
    """A column for each seat, and the rest below."""
    parts, own = observation(game), seat_parts(game)
    width = (WIDTH - MARGIN) // players
    blocks: list[Block] = []
    for seat in range(players):
        blocks += _flow([part for part in parts if part.name in own], seat, MARGIN + seat * width, HEAD + 26, width - MARGIN)
    below = max(block.bottom for block in blocks) + GAP
    blocks += _flow([part for part in parts if part.name not in own], None, MARGIN, below, WIDTH - 2 * MARGIN)
    return Layout(blocks, _paper(blocks, max(block.bottom for block in blocks) + TALE * 16 + MARGIN))


def _flow(parts: list[Part], seat: int | None, left: int, top: int, width: int) -> list[Block]:
    """Blocks one after the other, in lines like words."""
    found: list[Block] = []
    x, y, below = left, top, top
    for part in parts:
        block = Block(part, seat, x, y, width)
        if x > left and block.right > left + width:
            x, y = left, below
            block = Block(part, seat, x, y, width)
        found.append(block)
        x, below = block.right, max(below, block.bottom)
    return found


@cache
def seat_parts(game: str) -> frozenset[str]:
    """The parts with a row for each seat: another seat sees the same rows, only turned, and nothing where nobody sits."""
    low, high = definition(game).players
    parts, seats = observation(game), max(low, min(2, high))
    match, bot = new(game, seats, seed=1), Random(1)
    found = {part.name for part in parts if part.shape[0] == high}
    while not match.over and found:
        views = [parts.read(match.engine.observation(match.position, seat)) for seat in range(seats)]
        for name in list(found):
            rows = [np.roll(view[name][:seats], seat, axis=0) for seat, view in enumerate(views)]
            if any((row != rows[0]).any() for row in rows) or any(view[name][seats:].any() for view in views):
                found.remove(name)
        match.push(bot.choose(match))
    return frozenset(found)


def _name(part: Part) -> str:
    return part.name.replace("_", " ")


def _paper(blocks: list[Block], height: int) -> Any:
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    for block in blocks:
        draw.text((block.x, block.y), _name(block.part), FAINT, _font(10))
        for _, x, y in block.cells():
            draw.rectangle((x, y, x + block.cell[0] - 2, y + block.cell[1] - 2), EMPTY)
    return image


def picture(game: Game) -> Array:
    """The game as it stands, seen by the seat that is asked: height × width × 3 bytes."""
    viewer = game.turn
    row = game.engine.observation(game.position, viewer)
    found = layout(game.name, game.players)
    image = found.paper.copy()
    draw = ImageDraw.Draw(image)
    for block in found.blocks:
        start = block.part.offset
        if block.seat is not None:
            start += (block.seat - viewer) % game.players * block.count
        _fill(draw, block, row[start : start + block.count].tolist())
    _write(draw, game, image.height)
    return np.asarray(image).copy()


def _fill(draw: Any, block: Block, numbers: list[int]) -> None:
    colour = INK if block.seat is None else SEATS[block.seat % len(SEATS)]
    for place, x, y in block.cells():
        number = numbers[place]
        if not number:
            continue
        if block.part.unit > 1:
            draw.text((x + 3, y + 1), str(number), colour, _font(12))
        else:
            draw.rectangle((x, y, x + SQUARE[0] - 2, y + SQUARE[1] - 2), colour)
            if number > 1:
                draw.text((x + 2, y - 1), str(number), PAPER, _font(8))


def _write(draw: Any, game: Game, height: int) -> None:
    """The words: what is asked, the seats' points, what happened last."""
    asked = render(result_of(game.engine, game.position) if game.over else game.engine.view.prompt(game.state))
    draw.text((MARGIN, 8), f"{game.name.capitalize()}, after {game.version} decisions", INK, _font(20))
    draw.text((MARGIN, 36), asked, TURN, _font(15))
    width = (WIDTH - MARGIN) // game.players
    for seat, score in enumerate(game.scores):
        x, mark = MARGIN + seat * width, "» " if seat == game.turn and not game.over else ""
        draw.text((x, HEAD), f"{mark}Player {seat + 1}: {score} points", SEATS[seat % len(SEATS)], _font(15))
    told = [line for text in last_lines(game) for line in textwrap.wrap(text, 150)]
    for number, line in enumerate(told[-TALE:]):
        draw.text((MARGIN, height - (TALE - number) * 16 - 4), line, FAINT, _font(12))
