"""A referee for Hamlet who knows the rules and not the kernels: what may be decided, and what everybody has scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import networkx as nx

from dorfplatz.core.engine import engine
from dorfplatz.games.hamlet import scoring_roads
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase

from .builder import GOODS, RAW_OF, RAWS, REFINED, church, market
from .village import BOX, CHURCH, KEYS, TILES, Village, built_roads, read

Price = tuple[tuple[str, int], ...]
Token = tuple[str, int]  # a resource and the gold that comes back to whoever consumes it
PRODUCERS = KEYS[1:4]


# Payment


@cache
def payable(
    needs: Price, count: int, mix: frozenset[str], tokens: tuple[tuple[Token, int], ...], gold: int, prices: tuple[int, int]
) -> bool:
    """Whether some order of tokens and purchases pays this: so many of each kind, and so many of the mix.

    `prices` are those of raw materials and goods, 0 where nothing can be bought.
    """
    if not needs and not count:
        return True
    for token, there in tokens:
        rest = _without(needs, count, mix, token[0])
        if rest and payable(*rest, mix, _less(tokens, token, there), gold + token[1], prices):
            return True
    for good in {kind for kind, _ in needs} | (set(mix) if count else set()):
        price = prices[good in REFINED]
        rest = _without(needs, count, mix, good)
        if rest and 0 < price <= gold and payable(*rest, mix, tokens, gold - price, prices):
            return True
    return False


def _without(needs: Price, count: int, mix: frozenset[str], good: str) -> tuple[Price, int] | None:
    """What is left to pay after this one; nothing if it is not needed."""
    left = dict(needs)
    if left.get(good):
        left[good] -= 1
        return tuple((kind, n) for kind, n in left.items() if n), count
    return (needs, count - 1) if count and good in mix else None


def _less(tokens: tuple[tuple[Token, int], ...], token: Token, there: int) -> tuple[tuple[Token, int], ...]:
    return tuple((other, n - (other == token)) for other, n in tokens if (other, n) != (token, 1))


class Referee:
    """One position, read from its record."""

    def __init__(self, state: Any, village: Village | None = None) -> None:
        self.state = state
        self.village = village or read(state)
        self.seats = int(state.seats)
        self.preview = bool(state.preview)
        self.touching = self.village.touching()
        self.printed = self.village.printed(self.touching)
        self.joined = self.printed.copy()
        self.joined.add_edges_from(built_roads(state))
        self.network = nx.node_connected_component(self.joined, CHURCH)
        self.seat = int(state.turn)
        self.me = state.players[self.seat]

    # Transport

    def serves(self, place: str) -> set[str]:
        """The places from which a resource comes to this one."""
        carriers = {key for key, n in zip(KEYS, self.me.donkeys, strict=True) if n and key in self.village.places}
        hubs, new = {place}, [place]
        while new:
            found = (set(self.joined[new.pop()]) & carriers) - hubs
            hubs |= found
            new += found
        first = self.touching if self.preview else self.joined
        return {place} | {other for hub in hubs for other in first[hub]}

    def tokens(self, place: str) -> Iterator[tuple[str, int, str, int]]:
        """All tokens that can come: place, slot, resource, gold that comes back to me."""
        for source in self.serves(place):
            n = KEYS.index(source)
            for slot, kind in enumerate(self.state.slot_kind[n].tolist()):
                if kind != EMPTY:
                    mine = GOODS[kind] in REFINED and self.state.slot_owner[n, slot] == self.seat
                    yield source, slot + 1, GOODS[kind], (1 + int(self.state.slot_fine[n, slot])) * mine

    def can_pay(
        self, place: str, needs: dict[str, int], count: int = 0, mix: frozenset[str] = frozenset(), trade: bool = True
    ) -> bool:
        """Whether this can be paid at a place."""
        gold = int(self.me.gold) - needs.get("gold", 0)
        if gold < 0:
            return False
        tokens = Counter((good, back) for _, _, good, back in self.tokens(place))
        return self._solve(place, needs, count, mix, trade, tokens, gold)

    def _solve(
        self, place: str, needs: dict[str, int], count: int, mix: frozenset[str], trade: bool, tokens: Counter[Token], gold: int
    ) -> bool:
        asked = {good: n for good, n in needs.items() if n and good != "gold"}
        useful = sorted((t, min(n, 12)) for t, n in tokens.items() if n and (t[0] in asked or (count and t[0] in mix)))
        side = market(self.seats)
        prices = (side["raw"], side["good"]) if trade and "market" in self.serves(place) else (0, 0)
        return payable(tuple(sorted(asked.items())), count, mix, tuple(useful), gold, prices)

    # What may be decided

    def legal(self) -> set[str]:
        phase = Phase(int(self.state.phase))
        return set(
            {
                Phase.TURN: self._turn,
                Phase.SPOT: self._spots,
                Phase.PAY: self._payments,
                Phase.MORE: self._more,
                Phase.MIX: lambda: (f"mix {raw}" for raw in RAWS),
                Phase.HALL: self._hall,
                Phase.OVER: lambda: (),
            }[phase]()
        )

    def _turn(self) -> Iterator[str]:
        yield "end"
        yield from self._herd()
        if (self.me.tired[: self.me.villagers] == 0).any():
            yield from self._producing()
            yield from self._refining()
            yield from self._blueprints()
            yield from self._workers()
            yield from self._selling()
            yield from self._church()
            yield from self._building()
            yield from self._roads()

    def _herd(self) -> Iterator[str]:
        if self.state.herd < 2:
            fresh = self.me.rested if self.state.herd else self.me.donkeys
            for key, n in zip(KEYS, fresh, strict=True):
                if n:
                    yield from (f"herd {key} {other}" for other in self.joined[key])

    def empty(self, key: str) -> int:
        return TILES[key].get("slots", 0) - int((self.state.slot_kind[KEYS.index(key)] != EMPTY).sum())

    def _producing(self) -> Iterator[str]:
        for key in self.network:
            if TILES[key].get("makes") in (*RAWS, "raw") and self.empty(key):
                yield f"produce {key}"

    def _refining(self) -> Iterator[str]:
        for key in self.network:
            good = TILES[key].get("makes")
            if good not in REFINED or not self.empty(key) or not self.me.tokens[REFINED.index(good)]:
                continue
            if self.can_pay(key, {RAW_OF[good]: 1}):
                yield f"refine {key}"

    def _blueprints(self) -> Iterator[str]:
        if (self.me.hand != EMPTY).sum() < 3:
            for slot, tile in enumerate(self.state.row.tolist()):
                if tile != EMPTY and self.me.gold >= slot:
                    yield f"blueprint {slot + 1}"

    def _workers(self) -> Iterator[str]:
        if self.me.villagers < 4 and self.me.gold >= (5, 7, 9)[self.me.villagers - 1]:
            yield "villager"
        if self.me.donkeys.sum() < 6 and self.me.gold >= (4 if self.preview and self.seats > 2 else 3):
            yield from (f"donkey {key}" for key in self.network)

    def _hall(self) -> Iterator[str]:
        yield "done"
        yield from self._workers()
        if self.preview and not self.state.drafted:
            yield from self._blueprints()

    def _selling(self) -> Iterator[str]:
        for slot, sale in enumerate(self.state.sale_row.tolist(), 1):
            if sale != EMPTY and self.can_pay("market", BOX["sales"][sale]["takes"], trade=False):
                yield f"sell {slot}"

    def _church(self) -> Iterator[str]:
        for n, order in enumerate(church(self.seats)["orders"]):
            needs, mix = {"gold": order.get("gold", 0)}, frozenset(order.get("any", ()))
            if self.state.order_by[n] == EMPTY and self.can_pay(CHURCH, needs, order.get("count", 0), mix):
                yield f"order {n + 1}"
        if not any(self.empty(key) for key in PRODUCERS):
            yield "beg"

    def _building(self) -> Iterator[str]:
        for card, tile in enumerate(self.me.hand.tolist(), 1):
            if tile != EMPTY:
                for key in self.network:
                    if self.can_pay(key, TILES[KEYS[tile]]["cost"]) and any(self.village.spots(key, KEYS[tile])):
                        yield f"build {card} {key}"

    def _roads(self) -> Iterator[str]:
        if self.me.roads_left == 0:
            return
        ways = {key: nx.node_connected_component(self.joined, key) for key in self.joined}
        for key in self.network:
            segments = zip(self.village.places[key].segments, self.village.across(key), strict=True)
            for n, (segment, behind) in enumerate(segments, 1):
                if behind is None or behind[2] != segment.kind or self.joined.has_edge(key, behind[0]):
                    continue
                if self.preview and behind[0] in ways[key]:
                    continue
                if self.can_pay(key, {"wood": 2} if segment.kind == "M" else {"stone": 2}):
                    yield f"road {key} {n}"

    def _spots(self) -> Iterator[str]:
        place, tile = KEYS[self.state.place], KEYS[self.me.hand[self.state.what]]
        return (f"spot {theirs} {own}" for theirs, own, _ in self.village.spots(place, tile))

    def needs(self) -> tuple[dict[str, int], int, frozenset[str]]:
        """What is still to be paid."""
        needs = {good: int(n) for good, n in zip(GOODS, self.state.need, strict=True) if n}
        mix = frozenset(good for bit, good in enumerate(GOODS) if int(self.state.any_mask) >> bit & 1)
        return needs, int(self.state.need_any), mix

    def _payments(self) -> Iterator[str]:
        place, trade = KEYS[self.state.place], self.state.deed != Deed.SELL
        needs, count, mix = self.needs()
        asked = tuple(sorted(needs.items()))
        tokens = list(self.tokens(place))
        counted = Counter((good, back) for _, _, good, back in tokens)
        for source, slot, good, back in tokens:
            rest = _without(asked, count, mix, good)
            if rest:
                left = counted - Counter({(good, back): 1})
                if self._solve(place, dict(rest[0]), rest[1], mix, trade, left, int(self.me.gold) + back):
                    yield f"use {source} {slot}"
        if trade and "market" in self.serves(place):
            for good in GOODS:
                rest = _without(asked, count, mix, good)
                gold = int(self.me.gold) - market(self.seats)["good" if good in REFINED else "raw"]
                if rest and gold >= 0 and self._solve(place, dict(rest[0]), rest[1], mix, trade, counted, gold):
                    yield f"buy {good}"

    def _more(self) -> Iterator[str]:
        yield "done"
        place = KEYS[self.state.place]
        raw = RAW_OF[TILES[place]["makes"]]
        yield from (f"use {source} {slot}" for source, slot, good, _ in self.tokens(place) if good == raw)
        if "market" in self.serves(place) and self.me.gold >= market(self.seats)["raw"]:
            yield f"buy {raw}"

    # What a decision brings and costs

    def changes(self, move: str, after: Any) -> tuple[list[int], list[int]]:
        """Gold and points by seat that come and go with a decision taken here."""
        gold, points, me = [0] * self.seats, [0] * self.seats, self.seat
        name, *words = move.split()
        if name == "produce" and TILES[words[0]]["makes"] in RAWS:
            gold[me] += 2
        elif name == "mix" and after.phase != Phase.MIX:
            points[me] += 2
        elif name == "use":
            place, slot = KEYS.index(words[0]), int(words[1]) - 1
            if GOODS[self.state.slot_kind[place, slot]] in REFINED:
                maker, worth = int(self.state.slot_owner[place, slot]), 1 + int(self.state.slot_fine[place, slot])
                gold[maker] += worth
                points[maker] += worth
        elif name == "buy":
            gold[me] -= market(self.seats)["good" if words[0] in REFINED else "raw"]
        elif name == "blueprint":
            gold[me] += int(self.state.row_gold[int(words[0]) - 1]) - (int(words[0]) - 1)
        elif name == "villager":
            gold[me] -= (5, 7, 9)[self.me.villagers - 1]
        elif name == "donkey":
            gold[me] -= 4 if self.preview and self.seats > 2 else 3
        elif name == "beg":
            gold[me] += 1
        self._finish(name, words, after, gold, points)
        return gold, points

    def _finish(self, name: str, words: list[str], after: Any, gold: list[int], points: list[int]) -> None:
        """What the deed brings if it is done now, and the gold of a price."""
        deed, what, done = Deed(int(self.state.deed)), int(self.state.what), after.deed == Deed.NOTHING
        if name == "order":
            deed, what = Deed.ORDER, int(words[0]) - 1
            gold[self.seat] -= church(self.seats)["orders"][what].get("gold", 0)
        elif name == "spot":
            deed = Deed.BUILD
            gold[self.seat] -= TILES[KEYS[self.me.hand[what]]]["cost"].get("gold", 0)
        if not done or name not in ("use", "buy", "spot", "order"):
            return
        if deed == Deed.BUILD:
            points[self.seat] += TILES[KEYS[self.me.hand[what]]]["reward"]
        elif deed == Deed.ORDER:
            points[self.seat] += church(self.seats)["orders"][what]["points"]
        elif deed == Deed.SELL:
            sale = BOX["sales"][self.state.sale_row[what]]
            points[self.seat] += sale["points"]
            gold[self.seat] += sale["gold"]

    # Points

    def matching(self, key: str, kind: str) -> int:
        """Segments of this kind that lie against the same kind."""
        segments = zip(self.village.places[key].segments, self.village.across(key), strict=True)
        return sum(segment.kind == kind and behind is not None and behind[2] == kind for segment, behind in segments)

    def longest(self, seat: int) -> int:
        """Places of the longest road, by trying every way."""
        own = {frozenset(road) for road in built_roads(self.state, seat)}
        graph = self.printed.copy()
        graph.add_edges_from(tuple(road) for road in own)
        graph.remove_node(CHURCH)
        best = 0

        def walk(way: list[str]) -> None:
            nonlocal best
            if len(way) > best and any(frozenset(step) in own for step in pairwise(way)):
                best = len(way)
            for other in graph[way[-1]]:
                if other not in way:
                    walk([*way, other])

        for part in nx.connected_components(graph):
            if len(part) > best and any(road <= part for road in own):
                for begin in part:
                    walk([begin])
        return best

    def relying(self, road: tuple[str, str]) -> int:
        """Places that lose the church without this road, those that closed a loop aside."""
        graph = self.joined.copy()
        graph.remove_nodes_from([key for n, key in enumerate(KEYS) if int(self.state.loops) >> n & 1])
        before = nx.node_connected_component(graph, CHURCH)
        if not graph.has_edge(*road):
            return 0
        graph.remove_edge(*road)
        return len(before) - len(nx.node_connected_component(graph, CHURCH))

    def landmark(self, key: str, seat: int) -> int:
        """Points of a landmark, without what the farrier adds to roads."""
        me = self.state.players[seat]
        kind = key.rstrip("-12")
        if kind.endswith("woodland"):
            return self.matching(key, "F") * (2 if kind.startswith("large") else 1)
        if kind.endswith("range"):
            return self.matching(key, "M") * (2 if kind.startswith("large") else 1)
        if key not in self.network:
            return 0
        return {
            "outpost": lambda: len(nx.shortest_path(self.joined, key, CHURCH)),
            "square": lambda: 3 * self.matching(key, "R"),
            "tradeport": lambda: int(me.sales),
            "farrier": lambda: 0,
            "warehouse": lambda: len(built_roads(self.state, seat)),
            "monument": lambda: 2 * sum(self.matching(key, kind) for kind in "RFM"),
            "shrine": lambda: 2 * int(me.orders),
            "stables": lambda: 2 * int(me.donkeys.sum()),
            "tavern": lambda: min(8, int(me.gold)),
            "pond": lambda: 3,
        }[kind]()

    def flags(self, seat: int) -> list[str]:
        return [key for n, key in enumerate(KEYS) if self.state.placed[n] and self.state.flag[n] == seat]

    def awards(self, seat: int) -> int:
        def share(points: int, counts: list[int]) -> int:
            most = max(counts)
            return points // counts.count(most) if most and counts[seat] == most else 0

        players = [self.state.players[s] for s in range(self.seats)]
        orders = [int(player.orders) for player in players]
        tied = orders.count(max(orders)) > 1
        total = share(4, [int(player.sales) for player in players]) + share(4, [len(self.flags(s)) for s in range(self.seats)])
        if tied and not self.preview:
            return total + share(8, orders)
        behind = [n if n < max(orders) else 0 for n in orders]
        return total + share(5, orders) + share(3, behind)

    def score(self, seat: int) -> int:
        me, roads = self.state.players[seat], built_roads(self.state, seat)
        total = int(me.points.sum()) + self.awards(seat) + int(me.gold) // 3
        total += sum(self.landmark(key, seat) for key in self.flags(seat))
        planner = self.state.milestone[4] == seat
        farrier = "farrier" in self.flags(seat) and "farrier" in self.network
        if self.preview:
            relying = [self.relying(road) for road in roads]
            return total + sum(relying) + planner * len(roads) + farrier * max(relying, default=0)
        return total + len(roads) * (1 + planner) + self.longest(seat) * (2 + farrier)

    def winners(self) -> list[int]:
        players = self.state.players
        results = [(self.score(s), int(players[s].orders), int(players[s].sales)) for s in range(self.seats)]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    def closes_a_loop(self, key: str) -> bool:
        """Whether a place, just laid, joins places that a way joins without it."""
        around = list(self.printed[key])
        rest = self.joined.copy()
        rest.remove_node(key)
        return len({frozenset(nx.node_connected_component(rest, other)) for other in around}) < len(around)


# What the kernels say, compared


def longest_road(state: Any, seat: int) -> int:
    """The longest road as the kernels count it."""
    work = engine("hamlet").new_work()
    scoring_roads.note_roads(state, seat, work)
    return int(scoring_roads.longest_road(state, seat, work))


def disagreements(state: Any, referee: Referee) -> list[str]:
    """Where the record of the village is not what the polygons say."""
    found = list(referee.village.faults())
    for n, key in enumerate(KEYS):
        there = key in referee.village.places
        across = referee.village.across(key) if there else []
        behind = [KEYS.index(side[0]) if side else -1 for side in across]
        kinds = ["RFM".index(side[2]) if side else -1 for side in across]
        rest = len(state.across[n]) - len(across)
        linked = {KEYS.index(other) for other in referee.joined[key]} if there else set()
        if state.across[n].tolist() != behind + [-1] * rest or state.meets[n].tolist() != kinds + [-1] * rest:
            found.append(f"{key}: what lies across")
        if {other for other in range(len(KEYS)) if int(state.linked[n]) >> other & 1} != linked:
            found.append(f"{key}: what it is joined to")
        if bool(int(state.network) >> n & 1) != (key in referee.network):
            found.append(f"{key}: the network")
    return found


def closed_loops(referee: Referee, before: Village) -> int:
    """The places that are new and closed a loop, as bits."""
    new = referee.village.places.keys() - before.places.keys()
    return sum(1 << KEYS.index(key) for key in new if referee.closes_a_loop(key))
