"""Situations of Milestones, told the way a ruling tells them.

    milestones().with_goods(stone=1, sand=1).visiting("office").play("road a1-b1-b2").you.points

A situation is the middle of a game: it is your turn in the third round with both moves to make, all pieces stand on the castle,
nobody has goods or points, and everybody's row is a grain grower and a coiner on the first two spaces. Nothing is built but the
start marketplace, and no bonus tile is left on the bushes. Whatever worker tile a situation does not name lies in the display or
in the stack; `play` checks after every move that no piece is lost or there twice.

A row of workers is written from left to right: `stone3` is a quarryman with a 3, `stone` any quarryman, `3` anybody with a 3, a
`+` behind it a bonus tile, `.` an empty space and `#` a cover tile. Workers without a number are chosen so that the row ascends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import dorfplatz
from dorfplatz.core.game import Game
from dorfplatz.games.milestones.state import COVERED, EMPTY, Phase, Piece, Points
from dorfplatz.games.milestones.tables import EDGE_ENDS, NAMES, TRIANGLE_NAMES
from tests.games.situation import Number, ScoredSeat, Situation, named

from . import land

GOODS = ("stone", "wood", "sand", "grain", "coin")
SPACES = ("castle", "1", "2", "3", "4", "5", "6", "7", "8", "trade", "office", "mill")
WORKERS = [(kind, number) for tile in land.BOX["tiles"] for kind, number in zip(tile["workers"], tile["numbers"], strict=True)]
TILES = len(land.BOX["tiles"])
LINE_NAMES = [frozenset(NAMES[end] for end in ends) for ends in EDGE_ENDS.tolist()]
QUIET_ROW = "grain coin"


def milestones(players: int = 2) -> Table:
    """The middle of a game in which nothing has been built yet."""
    return Table(players)


def tile(left: str, right: str) -> int:
    """A worker tile with these workers, each written as in a row."""
    return next(t for t in range(TILES) if _fits(2 * t, left) and _fits(2 * t + 1, right))


def choices(game: Game) -> list[str]:
    """The legal moves, with numbers for the places on which tiles lie."""
    return [game.engine.actions.text(id) for id in game.legal_moves.ids]


class Seat(ScoredSeat):
    """What lies before one player, in words."""

    kinds = Points

    @property
    def goods(self) -> dict[str, int]:
        """The stock, without what is not there."""
        return named(GOODS, self.record.goods)

    @property
    def position(self) -> str:
        return SPACES[self.record.position]

    @property
    def row(self) -> str:
        """The workers from left to right, without their numbers."""
        signs = {EMPTY: ".", COVERED: "#"}
        spaces = zip(self.record.workers.tolist(), self.record.bonus.tolist(), strict=True)
        words = (signs.get(worker) or WORKERS[worker][0] + "+" * bonus for worker, bonus in spaces)
        return " ".join(words)

    @property
    def numbers(self) -> list[int]:
        """The numbers that can be seen, from left to right."""
        return [WORKERS[worker][1] for worker in self.record.workers.tolist() if worker >= 0]

    def tile_on(self, spot: int) -> list[int]:
        """The workers on this space and the next."""
        found: list[int] = self.record.workers[spot - 1 : spot + 1].tolist()
        return found


class Table(Situation[Seat]):
    """A situation: made with `turn_of`, `at`, `visiting` and `with_…`, moved on with `play`, then looked at."""

    seats, phases = Seat, Phase

    def __init__(self, players: int) -> None:
        super().__init__(dorfplatz.new("milestones", players=players, seed="situation"))
        while self.phase in ("draft", "place"):
            self.game.push(self.game.legal_moves[0])
        self._display: dict[int, int] = {}
        self._next: list[int] = []
        self._stack: int | None = None
        self._you = 0
        self._clear()

    def _clear(self) -> None:
        state = self.state
        state.round_no, state.turn, state.start_seat, state.moves_left = 3, 0, 0, 2
        state.bonus[:] = EMPTY
        for player in self._players():
            player.goods[:] = 0
            player.workers[:] = EMPTY
        for seat in range(self.game.players):
            self.with_workers(QUIET_ROW, seat=seat)

    # The moment

    def turn_of(self, seat: int) -> Table:
        """It is this seat's turn, and what is said of "you" from now on is said of it."""
        self._you = self.state.turn = seat
        return self

    def at(self, space: str, moves_left: int = 2, seat: int | None = None) -> Table:
        """The piece stands there."""
        self._player(seat).position = SPACES.index(space)
        self.state.moves_left = moves_left
        return self

    def visiting(self, space: str, last: bool = False) -> Table:
        """You have just moved there, from the space before and with your first or your last move."""
        self.at(SPACES[SPACES.index(space) - 1], 1 if last else 2)
        return self.play(f"move {space}")

    def with_last_turn(self) -> Table:
        """The next seat has brought about the end: this turn is the last one."""
        self.state.ended_by = (self.turn + 1) % self.game.players
        return self

    # What a player has; yours, unless another seat is named

    def with_goods(self, seat: int | None = None, **amounts: int) -> Table:
        """The stock is exactly this."""
        self._player(seat).goods[:] = [amounts.get(good, 0) for good in GOODS]
        return self

    def with_plenty(self) -> Table:
        """There are goods for every kind of action."""
        return self.with_goods(**dict.fromkeys(GOODS, 9))

    def with_points(self, points: int, seat: int | None = None) -> Table:
        """The marker stands there, for roads built before."""
        self._player(seat).points[:] = 0
        self._player(seat).points[Points.ROADS] = points
        return self

    def with_workers(self, row: str, seat: int | None = None) -> Table:
        """The row is exactly this; spaces that are not named are empty."""
        player = self._player(seat)
        player.workers[:] = EMPTY
        player.bonus[:] = 0
        least = 0
        for space, word in enumerate(row.split()):
            if word in ".#":
                player.workers[space] = {".": EMPTY, "#": COVERED}[word]
                continue
            worker = self._unused(word.removesuffix("+"), least)
            least = WORKERS[worker][1]
            player.workers[space] = worker
            player.bonus[space] = word.endswith("+")
        return self._put_rest_away()

    # What lies in the middle

    def with_road(self, *sections: str) -> Table:
        """Road sections, written like the moves that build them."""
        state = self.state
        for section in sections:
            begin, middle, end = section.split("-")
            for piece in (land.line(begin, middle), land.line(middle, end)):
                assert not state.roads[LINE_NAMES.index(piece)], f"two roads between {' and '.join(piece)}"
                state.roads[LINE_NAMES.index(piece)] = 1
                for point in piece:
                    state.road_ends[NAMES.index(point)] += 1
            state.pieces[NAMES.index(middle)] = Piece.MILESTONE
            state.sections_left -= 1
        return self

    def with_walk(self, walk: list[str]) -> Table:
        """A road along these points."""
        return self.with_road(*land.sections(walk))

    def with_markets(self, *points: str) -> Table:
        for point in points:
            self.state.pieces[NAMES.index(point)] = Piece.MARKET
            self.state.markets_left -= 1
        return self

    def with_sacks(self, *points: str) -> Table:
        """Marketplaces that have been supplied."""
        for point in points:
            self.state.sacks[NAMES.index(point)] = 1
        return self

    def with_houses(self, *triangles: str) -> Table:
        for triangle in triangles:
            self.state.houses[TRIANGLE_NAMES.index(triangle)] = 1
            self.state.houses_left -= 1
        return self

    def with_bonus(self, triangle: str, kind: str) -> Table:
        """A bonus tile of this kind lies on that bush."""
        self.state.bonus[land.BUSHES.index(triangle)] = GOODS.index(kind)
        return self

    def with_display(self, **slots: int) -> Table:
        """These tiles lie in the display: `with_display(slot2=tile("wood", "wood"))`."""
        self._display |= {int(slot.removeprefix("slot")) - 1: number for slot, number in slots.items()}
        return self._put_rest_away()

    def with_next_tile(self, number: int) -> Table:
        """The top of the stack."""
        self._next = [number]
        return self._put_rest_away()

    def with_tiles_left(self, display: int = 5, stack: int = 0) -> Table:
        """Only so many worker tiles are left, those of the display from the left; the others are out of the game."""
        self._stack = stack
        self._put_rest_away()
        self.state.display[display:] = EMPTY
        return self

    # Moving on

    def idle(self, *seats: int) -> Table:
        """These seats, one after the other, take a turn in which they use no building."""
        for seat in seats:
            assert self.turn == seat
            while self.state.moves_left:
                quiet = [move for move in choices(self.game) if move.split()[0] in ("move", "discard", "cover")]
                self.play(min(quiet, key=self._noise))
            while not self.game.over and self.turn == seat:
                self.play("end" if self.phase == "turn" else str(self.game.legal_moves[0]))
        return self

    def _noise(self, move: str) -> int:
        """How much a move would change: least on an empty space, most on the castle."""
        space = move.split()[1] if move.startswith("move") else "castle"
        if space.isdigit():
            return 0 if self._player(None).workers[int(space) - 1] < 0 else 3
        return {"office": 1, "mill": 1, "trade": 2, "castle": 4}[space]

    def knows(self, move: str) -> bool:
        """Whether there is such a move at all."""
        return self.game.engine.actions.parse(move) is not None

    def faults(self) -> list[str]:
        return faults(self.state)

    def road_over(self, point: str) -> str:
        """A road section that may be built and puts its milestone there."""
        return next(f"road {path}" for path in self.choices("road") if path.split("-")[1] == point)

    # What it looks like now

    @property
    def you(self) -> Seat:
        return self.seat(self._you)

    moves_left = Number()

    @property
    def ended_by(self) -> int | None:
        """The seat that has brought about the end."""
        seat = int(self.state.ended_by)
        return None if seat == EMPTY else seat

    @property
    def display(self) -> list[int | None]:
        return [None if number == EMPTY else number for number in self.state.display.tolist()]

    stack = Number("stack_left")

    @property
    def next_tile(self) -> int:
        """The top of the stack."""
        return int(self.state.stack[self.state.stack_left - 1])

    @property
    def roads(self) -> set[frozenset[str]]:
        return _there(LINE_NAMES, self.state.roads)

    @property
    def milestones(self) -> set[str]:
        return _there(NAMES, self.state.pieces == Piece.MILESTONE)

    @property
    def markets(self) -> set[str]:
        return _there(NAMES, self.state.pieces == Piece.MARKET)

    @property
    def sacks(self) -> set[str]:
        return _there(NAMES, self.state.sacks)

    @property
    def houses(self) -> set[str]:
        return _there(TRIANGLE_NAMES, self.state.houses)

    @property
    def bonus(self) -> dict[str, str]:
        """Kinds of the tiles on bushes."""
        return {bush: GOODS[kind] for bush, kind in zip(land.BUSHES, self.state.bonus, strict=True) if kind != EMPTY}

    @property
    def supply(self) -> tuple[int, int, int]:
        """Road sections, houses and marketplaces that can still be built."""
        return int(self.state.sections_left), int(self.state.houses_left), int(self.state.markets_left)

    # Whatever is not named is in the display or in the stack

    def _laid(self) -> set[int]:
        """Tiles of which a worker can be seen on a row."""
        return {int(worker) // 2 for player in self._players() for worker in player.workers if worker >= 0}

    def _unused(self, word: str, least: int) -> int:
        named = {*self._display.values(), *self._next}
        seen = {int(worker) for player in self._players() for worker in player.workers}
        free = [w for w in range(len(WORKERS)) if w not in seen and w // 2 not in named and _fits(w, word)]
        return min(free, key=lambda w: (WORKERS[w][1] < least, WORKERS[w][1]))

    def _put_rest_away(self) -> Table:
        state, laid = self.state, self._laid()
        assert not laid & {*self._display.values(), *self._next}, "a tile of the display lies on a row already"
        rest = [number for number in range(TILES) if number not in laid | {*self._display.values(), *self._next}]
        for slot in range(len(state.display)):
            state.display[slot] = self._display[slot] if slot in self._display else rest.pop()
        rest += self._next
        if self._stack is not None:
            rest = rest[len(rest) - self._stack :]
        state.stack[:] = EMPTY
        state.stack[: len(rest)] = rest
        state.stack_left = len(rest)
        return self


def faults(state: Any) -> list[str]:
    """What cannot be in a game of Milestones: pieces that are missing or there twice, or lie where they must not."""
    players = [state.players[seat] for seat in range(state.seats)]
    workers = [int(worker) for player in players for worker in player.workers if worker >= 0]
    elsewhere = [*state.display, *state.start_tiles, *state.stack[: state.stack_left], *(t for p in players for t in p.hand)]
    tiles = [int(number) for number in elsewhere if number != EMPTY]
    bonus_tiles = Counter(int(kind) for kind in state.bonus if kind != EMPTY)
    carriers = [int(worker) for player in players for worker in player.workers[player.bonus == 1]]
    bonus_tiles.update(GOODS.index(WORKERS[worker][0]) for worker in carriers if worker >= 0)
    meeting = Counter(point for piece in _there(LINE_NAMES, state.roads) for point in piece)
    markets = _there(NAMES, state.pieces == Piece.MARKET)
    milestones = _there(NAMES, state.pieces == Piece.MILESTONE)
    sound = {
        "a worker is there twice": len(set(workers)) == len(workers),
        "a worker tile is there twice": len({*tiles, *(w // 2 for w in workers)}) == len(tiles) + len({w // 2 for w in workers}),
        "a bonus tile lies on nobody": min(carriers, default=0) >= 0,
        "there are too many bonus tiles": all(n <= land.BOX["bonus"][GOODS[kind]] for kind, n in bonus_tiles.items()),
        "somebody owes goods": all(int(n) >= 0 for player in players for n in player.goods),
        "milestones are missing": len(milestones) == 24 - state.sections_left,
        "road pieces are missing": int(state.roads.sum()) == 2 * len(milestones),
        "houses are missing": int(state.houses.sum()) == 12 - state.houses_left,
        "marketplaces are missing": len(markets) == 12 - state.markets_left,
        "a sack lies on no marketplace": _there(NAMES, state.sacks) <= markets,
        "road pieces are counted wrongly": [meeting[point] for point in NAMES] == state.road_ends.tolist(),
        "a milestone stands on no road": all(meeting[point] == 2 for point in milestones),
        "somebody has more than two moves": 0 <= state.moves_left <= 2,
    }
    return [fault for fault, fine in sound.items() if not fine]


def _fits(worker: int, word: str) -> bool:
    kind, number = WORKERS[worker]
    return word in (kind, str(number), f"{kind}{number}")


def _there(names: Iterable[Any], flags: Any) -> set[Any]:
    return {name for name, there in zip(names, flags, strict=True) if there}
