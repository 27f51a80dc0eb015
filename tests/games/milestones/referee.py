"""A referee who knows Milestones from the rulebook alone: plain Python, sets of names, and a graph for the roads.

It looks at a position once, is told every move from then on, and says at each moment which moves are allowed and what lies where.
Whether a road closes a loop it decides the way one would on paper: the roads have to stay a tree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import networkx as nx

from dorfplatz.games.milestones.state import COVERED, EMPTY, Phase, Piece, Points
from dorfplatz.games.milestones.tables import NAMES, TRIANGLE_NAMES

from . import land
from .builder import GOODS, LINE_NAMES, SPACES, WORKERS
from .land import NUMBER

GOAL = {2: 67, 3: 59, 4: 51}
COST = {
    "road": Counter(stone=1, sand=1),
    "house": Counter(stone=1, wood=1),
    "market": Counter(wood=1, sand=1),
    "deliver": Counter(grain=2),
    "hire": Counter(coin=2),
    "buy": Counter(coin=2),
}
PATHS_FROM = {point: [path for path in land.PATHS if path.split("-")[0] == point] for point in land.POINTS}


class Player:
    """One player's board."""

    def __init__(self, record: Any) -> None:
        self.goods = Counter(dict(zip(GOODS, record.goods.tolist(), strict=True)))
        self.points = Counter(dict(zip(Points, record.points.tolist(), strict=True)))
        self.times = Counter(dict(zip(Points, record.times.tolist(), strict=True)))
        self.position = int(record.position)
        self.row: list[int] = record.workers.tolist()
        self.bonus = {space for space, there in enumerate(record.bonus) if there}
        self.hand: list[int] = record.hand.tolist()

    def kind(self, space: int) -> str | None:
        return WORKERS[self.row[space]][0] if self.row[space] >= 0 else None

    @property
    def workers(self) -> list[int]:
        """Spaces on which one can be seen."""
        return [space for space, worker in enumerate(self.row) if worker >= 0]

    def carriers(self, kind: str) -> list[int]:
        """Spaces whose worker could take a bonus tile of this kind."""
        return [space for space in self.workers if self.kind(space) == kind and space not in self.bonus]

    def value(self, kind: str) -> int:
        """What the workers of a kind count in the end."""
        return sum(2 if space in self.bonus else 1 for space in self.workers if self.kind(space) == kind)

    def score(self, what: Points, points: int) -> None:
        """Points, perhaps none, for something that was done."""
        self.points[what] += points
        self.times[what] += 1

    def lay(self, tile: int, spot: int) -> None:
        self.row[spot : spot + 2] = [2 * tile, 2 * tile + 1]
        self.bonus -= {spot, spot + 1}

    def can_pay(self, deal: str) -> bool:
        return self.goods >= COST[deal]

    def pay(self, deal: str) -> None:
        self.goods.subtract(COST[deal])


class Referee:
    """The whole table."""

    def __init__(self, state: Any) -> None:
        self.players = [Player(state.players[seat]) for seat in range(state.seats)]
        self.turn, self.start_seat = int(state.turn), int(state.start_seat)
        self.phase = Phase(int(state.phase)).name.lower()
        self.moves_left = int(state.moves_left)
        self.hired = bool(state.hired)
        self.ended_by = int(state.ended_by)
        self.display: list[int] = state.display.tolist()
        self.start_tiles: list[int] = state.start_tiles.tolist()
        self.stack: list[int] = state.stack[: state.stack_left].tolist()
        self.roads = nx.Graph(tuple(LINE_NAMES[line]) for line in state.roads.nonzero()[0])
        self.roads.add_node(land.START)
        self.milestones = {NAMES[point] for point in (state.pieces == Piece.MILESTONE).nonzero()[0]}
        self.markets = {NAMES[point] for point in (state.pieces == Piece.MARKET).nonzero()[0]}
        self.sacks = {NAMES[point] for point in state.sacks.nonzero()[0]}
        self.houses = {TRIANGLE_NAMES[triangle] for triangle in state.houses.nonzero()[0]}
        self.bonus = {b: GOODS[kind] for b, kind in zip(land.BUSHES, state.bonus.tolist(), strict=True) if kind != EMPTY}
        self.offers: list[str] = [bush for bush, there in zip(land.BUSHES, state.offered, strict=True) if there]
        self.must_take = bool(state.must_take)

    @property
    def you(self) -> Player:
        return self.players[self.turn]

    # What may be done

    def legal(self) -> set[str]:
        asked = {
            "draft": self._legal_draft,
            "place": self._legal_place,
            "turn": self._legal_turn,
            "bonus": self._legal_bonus,
            "discard": self._legal_discard,
            "cover": self._legal_cover,
        }
        return set(asked[self.phase]()) if self.phase != "over" else set()

    def _legal_draft(self) -> list[str]:
        return [f"draft {place}" for place, tile in enumerate(self.start_tiles, 1) if tile != EMPTY]

    def _legal_place(self) -> list[str]:
        spots = [spot for spot in range(7) if self.you.row[spot] == self.you.row[spot + 1] == EMPTY]
        words = [word for word, tile in zip(("first", "second"), self.you.hand, strict=True) if tile != EMPTY]
        return [f"place {word} {spot + 1}" for word in words for spot in spots]

    def _legal_turn(self) -> list[str]:
        if self.moves_left == 2:
            return self._moves()
        at_work = {"trade": self._trade, "office": self._office, "mill": self._mill}.get(SPACES[self.you.position])
        return [*(self._moves() if self.moves_left else ["end"]), *(at_work() if at_work else ())]

    def _legal_bonus(self) -> list[str]:
        taken = [f"bonus {bush} {space + 1}" for bush in self.offers for space in self.you.carriers(self.bonus[bush])]
        return taken if self.must_take else [*taken, "decline"]

    def _legal_discard(self) -> list[str]:
        return [f"discard {good}" for good in GOODS if self.you.goods[good]]

    def _legal_cover(self) -> list[str]:
        return [f"cover {space + 1}" for space in self.you.workers]

    def _moves(self) -> list[str]:
        return [f"move {space}" for space in ("castle", *SPACES[self.you.position + 1 :])]

    def _trade(self) -> list[str]:
        goods = self.you.goods
        moves = [f"buy {good}" for good in GOODS[:4] if self.you.can_pay("buy")]
        pairs = [(one, other) for i, one in enumerate(GOODS[:4]) for other in GOODS[i:4]]
        moves += [f"sell {one}+{other}" for one, other in pairs if goods >= Counter((one, other))]
        if self.you.can_pay("hire") and not self.hired:
            slots = [slot for slot, tile in enumerate(self.display, 1) if tile != EMPTY]
            moves += [f"hire {slot} {spot}" for slot in slots for spot in range(1, 8)]
        return moves

    def _office(self) -> list[str]:
        moves = []
        if self.you.can_pay("road") and len(self.milestones) < 24:
            moves += [f"road {path}" for path in self.road_sites()]
        if self.you.can_pay("house") and len(self.houses) < 12:
            moves += [f"house {triangle}" for triangle in self.house_sites()]
        if self.you.can_pay("market") and len(self.markets) < 12:
            moves += [f"market {point}" for point in self.market_sites()]
        return moves

    def _mill(self) -> list[str]:
        return [f"deliver {delivery}" for delivery in self.deliveries()] if self.you.can_pay("deliver") else []

    # Where something can be built

    def free(self, points: list[str]) -> list[str]:
        """Those without milestone or marketplace."""
        return [point for point in points if point not in self.milestones | self.markets]

    def road_sites(self) -> set[str]:
        """Ways over two lines that begin at a marketplace or at the end of a road, and leave the roads a tree."""
        ends = {point for point in self.roads if self.roads.degree[point] == 1 and point not in self.milestones}
        return {path for begin in ends | self.markets for path in PATHS_FROM[begin] if self._stays_a_tree(path)}

    def _stays_a_tree(self, path: str) -> bool:
        """Connected as they are, the roads are a tree as long as there is one point more than there are pieces."""
        points = set(self.roads) | set(path.split("-"))
        new_lines = [line for line in pairwise(path.split("-")) if not self.roads.has_edge(*line)]
        return len(new_lines) == 2 and len(points) == self.roads.number_of_edges() + 2 + 1

    def house_sites(self) -> set[str]:
        beside = {t for t in land.TRIANGLES if any(self.roads.has_edge(*side) for side in land.sides(t))}
        locked = {bush for bush, kind in self.bonus.items() if not self.you.carriers(kind)}
        return beside - self.houses - locked

    def market_sites(self) -> set[str]:
        return set(self.free([point for point in self.roads if self.roads.degree[point] in (1, 2)]))

    def deliveries(self) -> set[str]:
        found = set()
        for market in self.markets - self.sacks:
            around = self.free(land.around(market))
            found |= {f"{market} {land.delivery(*two)}" for two in combinations(around, min(2, len(around)))}
        return found

    # What it does

    def play(self, move: str) -> None:
        name, *words = move.split()
        deeds: dict[str, Callable[..., None]] = {
            "gift": self._play_gift,
            "draft": self._play_draft,
            "place": self._play_place,
            "move": self._play_move,
            "hire": self._play_hire,
            "buy": self._play_buy,
            "sell": self._play_sell,
            "road": self._play_road,
            "house": self._play_house,
            "market": self._play_market,
            "deliver": self._play_deliver,
            "bonus": self._play_bonus,
            "decline": self._play_decline,
            "discard": self._play_discard,
            "cover": self._play_cover,
            "end": self._play_end,
        }
        deeds[name](*words)
        if self.ended_by == EMPTY and self.you.points.total() >= GOAL[len(self.players)]:
            self.ended_by = self.turn

    def _play_gift(self, *goods: str) -> None:
        """Not in the rules: somebody is generous."""
        self.you.goods.update(goods)

    def _play_draft(self, place: str) -> None:
        self.you.hand[self.you.hand.index(EMPTY)] = self.start_tiles[int(place) - 1]
        self.start_tiles[int(place) - 1] = EMPTY
        if EMPTY in self.you.hand:
            return
        if self.turn == self.start_seat:
            self.phase = "place"
            self.start_tiles = [EMPTY] * len(self.start_tiles)
        else:
            self.turn = (self.turn - 1) % len(self.players)

    def _play_place(self, word: str, spot: str) -> None:
        hand = ("first", "second").index(word)
        self.you.lay(self.you.hand[hand], int(spot) - 1)
        self.you.hand[hand] = EMPTY
        if self.you.hand == [EMPTY, EMPTY]:
            self.turn = (self.turn + 1) % len(self.players)
            if self.turn == self.start_seat:
                self.phase, self.moves_left = "turn", 2

    def _play_move(self, space: str) -> None:
        begin, end = self.you.position, SPACES.index(space)
        self.you.position = end
        self.moves_left -= 1
        self.hired = False
        if 1 <= end <= 8:
            self._produce(begin, end)
        elif space == "trade":
            numbers = [WORKERS[self.you.row[place]][1] for place in self.you.workers]
            self.you.goods["coin"] += numbers == sorted(numbers)
        elif space == "castle":
            self._stop_at_castle()

    def _produce(self, begin: int, end: int) -> None:
        kind = self.you.kind(end - 1)
        if kind is not None:
            visited = [space for space in range(begin, end) if self.you.kind(space) == kind]
            self.you.goods[kind] += len(visited)
            for _ in self.you.bonus & set(visited):
                self.you.score(Points.PRODUCTION, 1)

    def _stop_at_castle(self) -> None:
        kinds = [good for good in GOODS if self.you.goods[good]]
        if self.you.goods.total() > 3 and len(kinds) == 1:
            self.you.goods[kinds[0]] = 3
        if self.you.goods.total() > 3:
            self.phase = "discard"
        else:
            self.phase = "cover" if len(self.you.workers) > 2 else "turn"

    def _play_discard(self, good: str) -> None:
        self.you.goods[good] -= 1
        self._stop_at_castle()

    def _play_cover(self, space: str) -> None:
        self.you.row[int(space) - 1] = COVERED
        self.you.bonus -= {int(space) - 1}
        self.phase = "turn"

    def _play_hire(self, slot: str, spot: str) -> None:
        self.you.pay("hire")
        self.hired = True
        self.you.lay(self.display[int(slot) - 1], int(spot) - 1)
        self.display[int(slot) - 1] = self.stack.pop() if self.stack else EMPTY
        if set(self.display) == {EMPTY} and self.ended_by == EMPTY:
            self.ended_by = self.turn

    def _play_buy(self, good: str) -> None:
        self.you.pay("buy")
        self.you.goods[good] += 1

    def _play_sell(self, goods: str) -> None:
        self.you.goods.subtract(goods.split("+"))
        self.you.goods["coin"] += 1

    def _play_road(self, path: str) -> None:
        self.you.pay("road")
        begin, middle, end = path.split("-")
        self.roads.add_edges_from([(begin, middle), (middle, end)])
        self.milestones.add(middle)
        self.you.score(Points.ROADS, NUMBER[middle])
        self._offer([bush for bush in self.bonus if middle in land.corners(bush)])

    def _play_market(self, point: str) -> None:
        self.you.pay("market")
        self.markets.add(point)
        self.you.score(Points.MARKETS, NUMBER[point])
        self._offer([bush for bush in self.bonus if point in land.corners(bush)])

    def _play_house(self, triangle: str) -> None:
        self.you.pay("house")
        self.houses.add(triangle)
        self.you.score(Points.HOUSES, sum(NUMBER[point] for point in self.free(land.corners(triangle))))
        if triangle in self.bonus:
            workers = self.you.carriers(self.bonus[triangle])
            self.must_take = len(workers) > 1
            if self.must_take:
                self._offer([triangle])
            else:
                self._take(triangle, workers[0])

    def _offer(self, bushes: list[str]) -> None:
        self.offers = [bush for bush in bushes if self.you.carriers(self.bonus[bush])]
        self.phase = "bonus" if self.offers else "turn"

    def _take(self, bush: str, space: int) -> None:
        self.you.bonus.add(space)
        self.you.score(Points.BONUS, 1)
        del self.bonus[bush]

    def _play_bonus(self, bush: str, space: str) -> None:
        self._take(bush, int(space) - 1)
        self.must_take = False
        self._offer([other for other in self.offers if other != bush])

    def _play_decline(self) -> None:
        self._offer([])

    def _play_deliver(self, market: str, numbers: str) -> None:
        self.you.pay("deliver")
        self.sacks.add(market)
        self.you.goods["coin"] += 1
        self.you.score(Points.DELIVERIES, sum(map(int, numbers.split("+"))) if numbers != "nothing" else 0)

    def _play_end(self) -> None:
        self.turn = (self.turn + 1) % len(self.players)
        self.moves_left = 2
        if self.turn == self.ended_by:
            self.phase = "over"

    # How it ends

    def scores(self) -> list[int]:
        """Points with majorities."""
        totals = [player.points.total() for player in self.players]
        for kind in GOODS:
            values = [player.value(kind) for player in self.players]
            best = [seat for seat, value in enumerate(values) if value == max(values)]
            if len(best) < len(values):
                for seat in best:
                    totals[seat] += 5 if len(best) == 1 else 2
        return totals

    def winners(self) -> list[int]:
        outcomes = [(score, player.goods.total()) for score, player in zip(self.scores(), self.players, strict=True)]
        return [seat for seat, outcome in enumerate(outcomes) if outcome == max(outcomes)]

    def disagreements(self, state: Any) -> list[str]:
        """In what a position differs from what it should be."""
        other = Referee(state)
        names = ["phase", "ended_by", "display", "stack", "start_tiles", "milestones", "markets", "sacks", "houses", "bonus"]
        names += [] if self.phase == "over" else ["turn"]
        names += ["moves_left"] if self.phase in ("turn", "bonus", "discard", "cover") else []
        found = [name for name in names if getattr(self, name) != getattr(other, name)]
        if set(map(frozenset, self.roads.edges)) != set(map(frozenset, other.roads.edges)):
            found.append("roads")
        for seat, (mine, yours) in enumerate(zip(self.players, other.players, strict=True)):
            parts = ("goods", "points", "times", "position", "row", "bonus", "hand")
            found += [f"{name} of seat {seat}" for name in parts if getattr(mine, name) != getattr(yours, name)]
        return found
