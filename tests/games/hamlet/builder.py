"""Situations of Hamlet, told the way a ruling tells them.

    hamlet().with_places({"sawmill": {"church": "R"}}).with_resources("woodcutter", "wood").play("refine sawmill").you.points

A situation is the beginning of a game in which it is your turn and you sit on the first seat, but nobody has gold, nothing lies
on the slots and everybody's donkey stands on the church. Whatever tile a situation does not name lies in the blueprint row, in
the bag or in its pile; `play` checks after every move that nothing is lost or there twice.

Resources on a place are written slot by slot: `stone`, `brick` one of yours, `brick@1` one of seat 1, with a `!` behind it one of
high quality, `.` an empty slot.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import dorfplatz
from dorfplatz.games.hamlet import rules_village
from dorfplatz.games.hamlet.state import EMPTY, Deed, Milestone, Phase, Points
from tests.games.situation import Number, ScoredSeat, Situation, named

from . import village
from .village import BOX, KEYS, TILES

GOODS = ("stone", "wood", "grain", "flour", "milk", "brick", "timber")
RAWS, REFINED = GOODS[:3], GOODS[3:]
RAW_OF = {"flour": "grain", "milk": "grain", "brick": "stone", "timber": "wood"}
PILES = REFINED
KINDS = "RFM"


def hamlet(players: int = 2, edition: str | None = None) -> Table:
    """The beginning of a game without gold and resources; the edition is the published one unless another is named."""
    return Table(players, {} if edition is None else {"edition": edition})


def preview(players: int = 2) -> Table:
    return hamlet(players, "preview")


MAKERS = {"flour": "windmill", "milk": "cow-conservatory", "brick": "master-stonemason", "timber": "lumbermill"}
SOURCE = {"stone": "quarry", "wood": "woodcutter", "grain": "farm"}


def grown(players: int = 2, edition: str | None = None) -> Table:
    """A village with the four large refineries, and donkeys that bring everything to the church and to the market."""
    table = hamlet(players, edition).with_places(
        {
            MAKERS["timber"]: {"market": "R"},
            MAKERS["milk"]: {"woodcutter": "B"},
            MAKERS["brick"]: {"quarry": "M"},
            MAKERS["flour"]: {"town-hall": "B"},
        }
    )
    for place, good in (("woodcutter", "milk"), ("quarry", "brick"), ("town-hall", "flour")):
        table.with_road(place, MAKERS[good], 1)
    return table.with_donkeys("church", "market", "woodcutter", "quarry", "town-hall")


def number(key: str) -> int:
    return KEYS.index(key)


class Seat(ScoredSeat):
    """What belongs to one player, in words."""

    kinds = Points

    gold = Number()

    @property
    def villagers(self) -> list[str]:
        return [KEYS[place] for place in self.record.villager_at[: self.record.villagers]]

    @property
    def ready(self) -> int:
        """Villagers that can be used."""
        return int((self.record.tired[: self.record.villagers] == 0).sum())

    @property
    def donkeys(self) -> dict[str, int]:
        return named(KEYS, self.record.donkeys)

    @property
    def hand(self) -> list[str]:
        return [KEYS[tile] for tile in self.record.hand if tile != EMPTY]

    @property
    def tokens(self) -> dict[str, int]:
        return dict(zip(REFINED, self.record.tokens.tolist(), strict=True))

    roads_left = Number()
    orders = Number()
    sales = Number()


class Table(Situation[Seat]):
    """A situation: made with `with_…`, moved on with `play`, then looked at."""

    seats, phases = Seat, Phase

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(dorfplatz.new("hamlet", players=players, seed="situation", **options))
        state = self.state
        state.turn = state.start_seat = 0
        state.slot_kind[:] = EMPTY
        for seat in range(players):
            state.players[seat].gold = 0

    # The village

    def with_tile(self, key: str, corner: tuple[int, int], sixths: int = 0) -> Table:
        """A tile with its first corner there, in half units and rows as the box counts."""
        i, j = village.shift(self.state)
        row = corner[1] + j
        rules_village.lay(self.state, number(key), sixths, (corner[0] + i - row) // 2, row)
        rules_village.connect(self.state)
        return self._put_rest_away()

    def with_places(self, plan: dict[str, dict[str, str]]) -> Table:
        """Tiles beside others, found by trying; see village.arrange."""
        now = self.village
        assert village.arrange(now, plan), "no such village was found"
        for key in plan:
            self.with_tile(*now.places[key])
        return self

    def with_road(self, place: str, other: str, seat: int = 0) -> Table:
        """A road that this seat has built."""
        state = self.state
        segment = next(s for s, _ in self.joints(place, other) if self._room(place, s))
        road = int(state.road_count)
        state.road_from[road], state.road_to[road], state.road_owner[road] = number(place), number(other), seat
        state.road_segment[road] = segment - 1
        state.road_count += 1
        state.players[seat].roads_left -= 1
        for one, two in ((place, other), (other, place)):
            state.linked[number(one)] |= 1 << number(two)
        rules_village.connect(state)
        return self

    def _room(self, place: str, segment: int) -> bool:
        behind = self.village.across(place)[segment - 1]
        return behind is not None and behind[2] == self.village.places[place].segments[segment - 1].kind != "R"

    def joints(self, place: str, other: str) -> list[tuple[int, str]]:
        """The segments of a place that lie against the other one, with both kinds: `FM` a cliff."""
        now = self.village
        segments = zip(now.places[place].segments, now.across(place), strict=True)
        return [(n, "".join(sorted(s.kind + b[2]))) for n, (s, b) in enumerate(segments, 1) if b is not None and b[0] == other]

    def joint(self, place: str, other: str, kinds: str) -> int:
        """The first segment of the place with these kinds against the other one."""
        return next(segment for segment, found in self.joints(place, other) if found == kinds)

    def spot(self, place: str, key: str, joint: str = "") -> str:
        """A legal way to lay the tile to the place, as the move that chooses it; with RR so that a road leads there."""
        now = self.village
        for theirs, own, tile in now.spots(place, key):
            kinds = now.places[place].segments[theirs - 1].kind + tile.segments[own - 1].kind
            if joint in ("", kinds):
                return f"spot {theirs} {own}"
        raise AssertionError(f"no spot for {key} at {place}")

    def with_resources(self, place: str, slots: str) -> Table:
        """Exactly this lies on the slots."""
        state, tile = self.state, number(place)
        for slot in range(TILES[place]["slots"]):
            if state.slot_kind[tile, slot] >= len(RAWS):
                state.players[state.slot_owner[tile, slot]].tokens[state.slot_kind[tile, slot] - len(RAWS)] += 1
        state.slot_kind[tile] = state.slot_owner[tile] = EMPTY
        state.slot_fine[tile] = 0
        for slot, word in enumerate(slots.split()):
            if word == ".":
                continue
            kind, _, owner = word.removesuffix("!").partition("@")
            state.slot_kind[tile, slot] = GOODS.index(kind)
            if kind in REFINED:
                state.slot_owner[tile, slot] = int(owner or 0)
                state.slot_fine[tile, slot] = word.endswith("!")
                state.players[int(owner or 0)].tokens[REFINED.index(kind)] -= 1
        return self

    def with_stock(self, takes: dict[str, int], maker: int = 0) -> Table:
        """Exactly these resources, each where it is made; goods are by this maker."""
        for good, count in takes.items():
            self.with_resources((MAKERS | SOURCE)[good], " ".join([f"{good}@{maker}" if good in REFINED else good] * count))
        return self

    def with_flag(self, place: str, seat: int = 0) -> Table:
        self.state.flag[number(place)] = seat
        return self

    # What a player has; yours, unless another seat is named

    def with_gold(self, gold: int, seat: int = 0) -> Table:
        self.state.players[seat].gold = gold
        return self

    def with_donkeys(self, *places: str, seat: int = 0) -> Table:
        """The donkeys stand there and nowhere else."""
        donkeys = self.state.players[seat].donkeys
        donkeys[:] = 0
        for place in places:
            donkeys[number(place)] += 1
        return self

    def with_villagers(self, count: int, seat: int = 0) -> Table:
        """So many villagers, all ready and on the church."""
        player = self.state.players[seat]
        player.villagers = count
        player.villager_at[:count] = 0
        player.tired[:] = 0
        return self

    def with_hand(self, *tiles: str, seat: int = 0) -> Table:
        hand = self.state.players[seat].hand
        hand[:] = EMPTY
        hand[: len(tiles)] = [number(tile) for tile in tiles]
        return self._put_rest_away()

    def with_milestone(self, name: str, seat: int = 0) -> Table:
        self.state.milestone[Milestone[name.upper()]] = seat
        return self

    def with_orders(self, *seats: int | None) -> Table:
        """Who has filled the orders, from the first; None where one is open."""
        for order, seat in enumerate(seats):
            if seat is not None:
                self.state.order_by[order] = seat
                self.state.players[seat].orders += 1
        return self

    def with_sold(self, *seats: int) -> Table:
        """Each of these has taken a sale tile, from the last one on."""
        state = self.state
        free = [n for n in range(len(BOX["sales"])) if state.sale_owner[n] == EMPTY and n not in state.sale_row]
        for seat, sale in zip(seats, reversed(free), strict=False):
            state.sale_owner[sale] = seat
            state.players[seat].sales += 1
        return self

    # What lies beside the village

    def with_row(self, *tiles: str, gold: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
        """The blueprint row from the left."""
        self.state.row[:] = [number(tile) for tile in tiles] + [EMPTY] * (4 - len(tiles))
        self.state.row_gold[:] = gold
        return self._put_rest_away()

    def with_bag(self, *tiles: str) -> Table:
        """What is in the bag, drawn from the end; the other tiles are out of the game."""
        self.state.bag[:] = EMPTY
        self.state.bag[: len(tiles)] = [number(tile) for tile in tiles]
        self.state.bag_left = len(tiles)
        return self

    def with_sale(self, slot: int, takes: dict[str, int]) -> Table:
        """A sale tile that takes exactly this lies open there."""
        sale = next(n for n, item in enumerate(BOX["sales"]) if item["takes"] == takes)
        state = self.state
        for place, other in enumerate(state.sale_row.tolist()):
            if other == sale:
                state.sale_row[place] = state.sale_row[slot - 1]
        deck = state.sale_deck.tolist()
        if sale not in state.sale_row:
            state.sale_deck[deck.index(sale)] = state.sale_row[slot - 1]
        state.sale_row[slot - 1] = sale
        return self

    def _put_rest_away(self) -> Table:
        """Row and bag without what lies in the village or in a hand; piles of which something is there are in the bag."""
        state = self.state
        used = {n for n in range(len(KEYS)) if state.placed[n]}
        used |= {int(tile) for seat in range(self.game.players) for tile in state.players[seat].hand if tile != EMPTY}
        for pile, good in enumerate(PILES):
            makers = [n for n, key in enumerate(KEYS) if TILES[key].get("makes") == good and state.placed[n]]
            if makers or any(TILES[KEYS[n]]["group"] == good for n in used):
                state.pile_open[pile] = 1
        groups = {"bag", *(good for pile, good in enumerate(PILES) if state.pile_open[pile])}
        rest = [n for n, key in enumerate(KEYS) if TILES[key]["group"] in groups and n not in used]
        row = [int(tile) for tile in state.row if tile in rest]
        rest = [tile for tile in rest if tile not in row]
        while len(row) < 4 and rest:
            row.append(rest.pop())
        state.row[:] = row + [EMPTY] * (4 - len(row))
        state.bag[:] = EMPTY
        state.bag[: len(rest)] = rest
        state.bag_left = len(rest)
        return self

    # Moving on

    def faults(self) -> list[str]:
        return faults(self.state)

    def pay(self) -> Table:
        """Pay what is to be paid with whatever comes first."""
        while self.phase == "pay":
            self.game.push(self.game.legal_moves.ids[0])
        return self

    def turns(self, count: int) -> Table:
        """So many turns end."""
        return self.play(*["end"] * count)

    def parse(self, move: str) -> int:
        found = self.game.engine.actions.parse(move)
        assert found is not None, f"{move} is not a move"
        return found

    # What it looks like now

    @property
    def village(self) -> village.Village:
        return village.read(self.state)

    @property
    def you(self) -> Seat:
        return self.seat(0)

    def scores(self, seat: int = 0) -> dict[str, int]:
        """All points by what brings them, as if the game were to end now, without what brings none."""
        found = self.game.breakdown(seat)
        parts = {part["label"]["id"].removeprefix("hamlet-score-"): part["points"] for part in found["parts"]}
        assert sum(parts.values()) == found["total"] == self.game.scores[seat]
        return {part: points for part, points in parts.items() if points}

    @property
    def deed(self) -> str:
        return Deed(int(self.state.deed)).name.lower()

    @property
    def network(self) -> set[str]:
        return {key for n, key in enumerate(KEYS) if int(self.state.network) >> n & 1}

    def linked(self, place: str, other: str) -> bool:
        there, back = (int(self.state.linked[number(a)]) >> number(b) & 1 for a, b in ((place, other), (other, place)))
        assert there == back
        return bool(there)

    def resources(self, place: str) -> str:
        """What lies on the slots, as it is written for `with_resources`."""
        state, tile, words = self.state, number(place), []
        for slot in range(TILES[place]["slots"]):
            kind, owner = int(state.slot_kind[tile, slot]), int(state.slot_owner[tile, slot])
            word = "." if kind == EMPTY else GOODS[kind]
            words.append(word + (f"@{owner}" if owner > 0 and word in REFINED else "") + "!" * int(state.slot_fine[tile, slot]))
        return " ".join(words)

    @property
    def row(self) -> list[str]:
        return [KEYS[tile] for tile in self.state.row if tile != EMPTY]

    @property
    def row_gold(self) -> list[int]:
        return self.state.row_gold.tolist()

    @property
    def bag(self) -> list[str]:
        return [KEYS[tile] for tile in self.state.bag[: self.state.bag_left]]

    @property
    def sales(self) -> list[dict[str, Any] | None]:
        return [BOX["sales"][sale] if sale != EMPTY else None for sale in self.state.sale_row]

    @property
    def orders(self) -> list[int | None]:
        """Who has filled each order."""
        return [int(seat) if seat != EMPTY else None for seat in self.state.order_by[: len(church(self.game.players)["orders"])]]

    @property
    def roads(self) -> list[tuple[str, str]]:
        return village.built_roads(self.state)

    def flag(self, place: str) -> int | None:
        seat = int(self.state.flag[number(place)])
        return None if seat == EMPTY else seat

    def holder(self, milestone: str) -> int | None:
        seat = int(self.state.milestone[Milestone[milestone.upper()]])
        return None if seat == EMPTY else seat


def church(players: int) -> dict[str, Any]:
    """The side of the church for so many."""
    return next(side for side in BOX["church"] if players in side["players"])


def market(players: int) -> dict[str, Any]:
    return next(side for side in BOX["market"] if players in side["players"])


def faults(state: Any) -> list[str]:
    """What cannot be in a game of Hamlet: things that are missing or there twice."""
    players = [state.players[seat] for seat in range(state.seats)]
    tiles = Counter(n for n in range(len(KEYS)) if state.placed[n])
    tiles.update(int(tile) for player in players for tile in player.hand if tile != EMPTY)
    tiles.update(int(tile) for tile in [*state.row, *state.bag[: state.bag_left]] if tile != EMPTY)
    goods: Counter[tuple[int, int]] = Counter()
    raws_apart = True
    for tile, key in enumerate(KEYS):
        slots, makes = TILES[key].get("slots", 0), TILES[key].get("makes")
        for slot, (kind, owner) in enumerate(zip(state.slot_kind[tile], state.slot_owner[tile], strict=True)):
            if kind == EMPTY:
                continue
            raws_apart &= slot < slots and (makes == GOODS[kind] or (makes == "raw" and GOODS[kind] in RAWS))
            if GOODS[kind] in REFINED:
                goods[int(owner), int(kind) - len(RAWS)] += 1
    roads = Counter(int(owner) for owner in state.road_owner[: state.road_count])
    orders = Counter(int(seat) for seat in state.order_by if seat != EMPTY)
    sales = Counter(int(seat) for seat in state.sale_owner if seat != EMPTY)
    seats = range(state.seats)
    sound = {
        "a tile is there twice": max(tiles.values()) == 1,
        "the row has a gap": sorted(state.row == EMPTY) == (state.row == EMPTY).tolist(),
        "gold lies on nothing": not state.row_gold[state.row == EMPTY].any(),
        "something lies where it cannot": raws_apart,
        "tokens are missing": all(players[s].tokens[g] + goods[s, g] == 2 for s in seats for g in range(len(REFINED))),
        "somebody owes gold": all(player.gold >= 0 for player in players),
        "roads are missing": all(players[s].roads_left + roads[s] == 5 for s in seats),
        "orders are counted wrongly": all(players[s].orders == orders[s] for s in seats),
        "sales are counted wrongly": all(players[s].sales == sales[s] for s in seats),
        "there are too many donkeys": all(1 <= player.donkeys.sum() <= 6 for player in players),
        "there are too many villagers": all(1 <= player.villagers <= 4 for player in players),
    }
    return [fault for fault, fine in sound.items() if not fine]
