"""Situations of Settlement, told the way a ruling tells them.

    settlement().with_landscape("I", 2, "wood").with_goods(stone=1).play("build sawmill 1 1").you.goods

A situation is the middle of a game: the first artifacts are taken, it is your turn in the third round, all boards and stocks are
empty, six settlers wait, and the four heroes in the row are all of the colour of dragons. Whatever a situation does not name lies
in the supply or in a stack, so that no piece is ever lost or there twice; `play` checks that after every move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import dorfplatz
from dorfplatz.games.settlement.invariants import Broken, broken
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import (
    ARTIFACT_COUNT,
    ARTIFACT_KEYS,
    BONUS_SETTLERS,
    BOX,
    BUILDING_KEYS,
    BUILDING_TILE_KINDS,
    DIAMOND,
    GOLD,
    GOODS,
    HERO_COUNT,
    LAND_MONSTER,
    LAND_RESOURCE,
    LANDSCAPES_PER_REGION,
    MARKET_SLOTS,
    MONSTER_COUNT,
    MONSTER_KEYS,
    OUTPOSTS,
    SUPPLY,
    Artifact,
)
from tests.games import situation
from tests.games.situation import Number, Situation, named

REGIONS = ("I", "II", "III")
HERO_KEYS = tuple(hero.key for hero in BOX.heroes)
QUIET_HEROES = tuple(hero.key for hero in BOX.heroes if hero.monster == "dragon")
QUIET_ARTIFACTS = ("ring", "treasure", "chest", "mace")


def a_hero(**wanted: Any) -> str:
    """A hero with these properties: monster, settlers, guild, points. What is printed on the cards is ours and may change."""
    return next(hero.key for hero in BOX.heroes if all(getattr(hero, name) == value for name, value in wanted.items()))


def price(key: str, **more: int) -> dict[str, int]:
    """What is printed on a hero's card, and something on top."""
    cost: dict[Any, int] = dict(BOX.heroes[HERO_KEYS.index(key)].cost)
    return {good: cost.get(good, 0) + more.get(good, 0) for good in GOODS}


def settlement(players: int = 2) -> Table:
    """The middle of a game in which nothing has happened yet."""
    return Table(players)


class Seat(situation.Seat):
    """What lies before one player, in words."""

    @property
    def goods(self) -> dict[str, int]:
        """The stock, without what is not there."""
        return named(GOODS, self.record.goods)

    settlers = Number()  # basic settlers that have not been sent
    bonus = Number()  # bonus settlers that have not been sent
    sent_bonus = Number("used_bonus")  # bonus settlers at work

    @property
    def artifact(self) -> str | None:
        number = int(self.record.artifact)
        return None if number == EMPTY else ARTIFACT_KEYS[number]

    @property
    def passed(self) -> bool:
        return bool(self.record.passed)

    @property
    def heroes(self) -> list[str]:
        return [HERO_KEYS[hero] for hero in self.record.heroes[: self.record.hero_count]]

    @property
    def landscapes(self) -> dict[str, str]:
        """Resources by space: {"I 1": "wood"}."""
        return {place: GOODS[LAND_RESOURCE[tile]] for place, tile in self._spaces(self.record.land) if tile != EMPTY}

    @property
    def monsters(self) -> list[str]:
        return [place for place, monster in self._spaces(self.record.monster) if monster]

    @property
    def outposts(self) -> list[str]:
        return [place for place, outpost in self._spaces(self.record.outpost) if outpost]

    @property
    def buildings(self) -> dict[str, str]:
        """Buildings by street and column: {"1 3": "sawmill"}."""
        lots = ((f"{row + 1} {column + 1}", int(self.record.lots[row, column])) for row in range(3) for column in range(3))
        return {place: BUILDING_KEYS[kind] for place, kind in lots if kind != EMPTY}

    def deposit(self, street: int, column: int) -> int:
        return int(self.record.deposit[street - 1, column - 1])

    def _spaces(self, grid: Any) -> Iterable[tuple[str, int]]:
        return ((f"{REGIONS[row]} {column + 1}", int(grid[row, column])) for row in range(3) for column in range(3))


class Table(Situation[Seat]):
    """A situation: made with `turn_of`, `in_round` and `with_…`, moved on with `play`, then looked at."""

    seats, phases = Seat, Phase

    def __init__(self, players: int) -> None:
        super().__init__(dorfplatz.new("settlement", players=players, seed="situation"))
        self._artifact_row: tuple[str, ...] | None = None
        self._top: dict[str, Sequence[int]] = {}
        self._left: dict[str, int] = {}
        self._bonus_left: int | None = None
        self._lost_monsters: Counter[str] = Counter()
        self._clear()
        self._put_rest_away()

    def _clear(self) -> None:
        state = self.state
        state.phase, state.round_no, state.turn, state.start_seat = Phase.TURN, 3, 0, 0
        for seat in range(self.game.players):
            player = state.players[seat]
            player.goods[:] = 0
            player.artifact = ARTIFACT_KEYS.index(QUIET_ARTIFACTS[seat])
        state.market_kind[:] = range(MARKET_SLOTS)
        state.market_count[:] = 1
        state.hero_row[:] = [HERO_KEYS.index(key) for key in QUIET_HEROES[:4]]

    # The moment

    def turn_of(self, seat: int) -> Table:
        """It is this seat's turn, and what is said of "you" from now on is said of it."""
        self.state.turn = seat
        return self

    def in_round(self, number: int) -> Table:
        self.state.round_no = number
        return self

    def with_start_marker(self, seat: int) -> Table:
        self.state.start_seat = seat
        return self

    def with_others_passed(self) -> Table:
        """You are the last one in this round, and take one turn after another; your neighbour was the first to pass."""
        for seat in range(self.game.players):
            self.state.players[seat].passed = seat != self.turn
        self.state.someone_passed = self.game.players > 1
        return self.with_start_marker((self.turn + 1) % self.game.players)

    # What a player has; yours, unless another seat is named

    def with_goods(self, seat: int | None = None, **amounts: int) -> Table:
        """The stock is exactly this."""
        self._player(seat).goods[:] = [amounts.get(good, 0) for good in GOODS]
        return self._put_rest_away()

    def with_settlers(self, basic: int = 6, bonus: int = 0, seat: int | None = None) -> Table:
        """Settlers that have not been sent yet."""
        player = self._player(seat)
        player.settlers, player.bonus = basic, bonus
        return self._put_rest_away()

    def with_artifact(self, key: str, seat: int | None = None) -> Table:
        self._player(seat).artifact = ARTIFACT_KEYS.index(key)
        return self._put_rest_away()

    def with_landscape(self, region: str, column: int, good: str, monster: str | None = None, seat: int | None = None) -> Table:
        """A landscape with this resource and, if it matters, with this monster printed on it."""
        row = REGIONS.index(region)
        self._player(seat).land[row, column - 1] = self._unused_tile(row, good, monster)
        return self._put_rest_away()

    def with_monster(self, region: str, column: int, seat: int | None = None) -> Table:
        self._player(seat).monster[REGIONS.index(region), column - 1] = 1
        return self._put_rest_away()

    def with_outpost(self, region: str, column: int, seat: int | None = None) -> Table:
        self._player(seat).outpost[REGIONS.index(region), column - 1] = 1
        return self._put_rest_away()

    def with_building(self, street: int, column: int, key: str, holding: int = 0, seat: int | None = None) -> Table:
        """A building; a Bank or a Church may hold something."""
        player = self._player(seat)
        player.lots[street - 1, column - 1] = BUILDING_KEYS.index(key)
        player.deposit[street - 1, column - 1] = holding
        return self._put_rest_away()

    def with_street(self, street: int, *keys: str, seat: int | None = None) -> Table:
        """Buildings from the left."""
        for column, key in enumerate(keys, 1):
            self.with_building(street, column, key, seat=seat)
        return self

    def with_heroes(self, *keys: str, seat: int | None = None) -> Table:
        """Heroes who have been invited."""
        player = self._player(seat)
        player.heroes[: len(keys)] = [HERO_KEYS.index(key) for key in keys]
        player.hero_count = len(keys)
        return self._put_rest_away()

    # What lies in the middle

    def with_hero_row(self, *keys: str | None) -> Table:
        """The row from left to right; None is a place without a hero, and means that the deck is empty."""
        self.state.hero_row[:] = [EMPTY if key is None else HERO_KEYS.index(key) for key in keys]
        return self._put_rest_away()

    def with_hero(self, key: str, place: int = 4) -> Table:
        """This hero lies on that place of the row, among three of the dragon's colour."""
        row = [other for other in QUIET_HEROES if other != key][:3]
        return self.with_hero_row(*row[: place - 1], key, *row[place - 1 :])

    def with_heroes_showing(self, *monsters: str) -> Table:
        """A row of heroes of these colours."""
        free = [number for number in range(HERO_COUNT) if number not in self._invited()]
        row: list[int] = []
        for monster in monsters:
            row.append(next(n for n in free if BOX.heroes[n].monster == monster and n not in row))
        return self.with_hero_row(*(HERO_KEYS[number] for number in row))

    def with_next_hero(self, key: str) -> Table:
        self._top["heroes"] = [HERO_KEYS.index(key)]
        return self._put_rest_away()

    def with_empty_hero_deck(self) -> Table:
        """The last seat has invited all those in the deck."""
        last = self._player(self.game.players - 1)
        deck = self.state.hero_deck[: self.state.hero_left]
        last.heroes[last.hero_count : last.hero_count + len(deck)] = deck
        last.hero_count += len(deck)
        return self._put_rest_away()

    def with_market(self, *slots: str | tuple[str, int] | None) -> Table:
        """What lies on the slots from the first on, a number where copies are stacked; the others hold what they did."""
        for number, slot in enumerate(slots):
            key, count = slot if isinstance(slot, tuple) else (slot, 1 if slot else 0)
            self.state.market_kind[number] = BUILDING_KEYS.index(key) if key else EMPTY
            self.state.market_count[number] = count
        return self._put_rest_away()

    def with_next_buildings(self, *keys: str) -> Table:
        """The top of the stack, the next one first."""
        self._top["buildings"] = [BUILDING_KEYS.index(key) for key in keys]
        return self._put_rest_away()

    def with_empty_building_stack(self) -> Table:
        """The other players have built all that was in it."""
        lots = [(seat, lot) for seat in range(1, self.game.players) for lot in range(9)]
        for (seat, lot), kind in zip(lots, self._buildings_in_stack(), strict=False):
            self.state.players[seat].lots[lot // 3, lot % 3] = kind
        self._put_rest_away()
        assert self.state.building_left == 0, "more players are needed to use the stack up"
        return self

    def with_next_landscape(self, region: str, good: str, monster: str | None = None) -> Table:
        row = REGIONS.index(region)
        self._top[region] = [self._unused_tile(row, good, monster)]
        return self._put_rest_away()

    def with_artifact_row(self, *keys: str) -> Table:
        self._artifact_row = keys
        return self._put_rest_away()

    def with_next_artifact(self, key: str) -> Table:
        """The top of the solo game's stack."""
        self._top["artifacts"] = [ARTIFACT_KEYS.index(key)]
        return self._put_rest_away()

    def with_supply(self, **left: int) -> Table:
        """Only this much is left of these goods; the last seat has the rest."""
        self._left |= left
        return self._put_rest_away()

    def with_bonus_supply(self, left: int) -> Table:
        """Only so many bonus settlers are left; the last seat has the rest."""
        self._bonus_left = left
        return self._put_rest_away()

    def with_monster_supply(self, **left: int) -> Table:
        """Only so many monsters of a kind are left. Our landscapes never use a kind up, so the others got lost."""
        for kind, count in left.items():
            self._lost_monsters[kind] += int(self.state.monster_supply[MONSTER_KEYS.index(kind)]) - count
        return self._put_rest_away()

    # Moving on

    # What it looks like now

    @property
    def you(self) -> Seat:
        """The seat whose turn it was when the first move was made."""
        return self.seat(self.game.steps[0].seat if self.game.steps else self.turn)

    round = Number("round_no")
    start_marker = Number("start_seat")

    @property
    def supply(self) -> dict[str, int]:
        return {good: int(n) for good, n in zip(GOODS, self.state.supply, strict=True)}

    bonus_supply = Number()

    @property
    def monster_supply(self) -> dict[str, int]:
        return {key: int(n) for key, n in zip(MONSTER_KEYS, self.state.monster_supply, strict=True)}

    outpost_supply = Number()

    @property
    def hero_row(self) -> list[str | None]:
        return [None if hero == EMPTY else HERO_KEYS[hero] for hero in self.state.hero_row]

    hero_deck = Number("hero_left")

    @property
    def market(self) -> list[tuple[str, int] | None]:
        """Kind and number per slot."""
        slots = zip(self.state.market_kind, self.state.market_count, strict=True)
        return [None if kind == EMPTY else (BUILDING_KEYS[kind], int(count)) for kind, count in slots]

    building_stack = Number("building_left")

    @property
    def artifact_row(self) -> list[str]:
        return [key for key, there in zip(ARTIFACT_KEYS, self.state.artifact_row, strict=True) if there]

    artifact_stack = Number("artifact_left")
    # Whatever is not named is in the supply or in a stack

    def faults(self) -> list[str]:
        expected = Broken.MONSTERS if self._lost_monsters.total() else Broken.NONE
        found = Broken(broken(self.state))
        return [] if found == expected else [found.name]

    def text(self, move: int) -> str:
        return self.game.text(move)

    def _invited(self) -> set[int]:
        return {int(hero) for player in self._players() for hero in player.heroes[: player.hero_count]}

    def _unused_tile(self, row: int, good: str, monster: str | None) -> int:
        laid = {int(tile) for player in self._players() for tile in player.land.flat}
        tiles = range(row * LANDSCAPES_PER_REGION, (row + 1) * LANDSCAPES_PER_REGION)
        fits = (t for t in tiles if GOODS[LAND_RESOURCE[t]] == good and monster in (None, MONSTER_KEYS[LAND_MONSTER[t]]))
        return next(tile for tile in fits if tile not in laid)

    def _put_rest_away(self) -> Table:
        self._hoard()
        self._fill_supply()
        self._stack_landscapes()
        self._stack("buildings", self._buildings_in_stack(), "building")
        row = {int(hero) for hero in self.state.hero_row}
        self._stack("heroes", [hero for hero in _quiet_first() if hero not in row | self._invited()], "hero")
        self._lay_artifacts()
        return self

    def _hoard(self) -> None:
        last = self.state.players[self.game.players - 1]
        for good, left in self._left.items():
            number = GOODS.index(good)
            last.goods[number] = 0
            last.goods[number] = SUPPLY[number] - self._owned(number) - left
        if self._bonus_left is not None:
            last.bonus = 0
            last.bonus = BONUS_SETTLERS - sum(player.bonus for player in self._players()) - self._bonus_left

    def _owned(self, good: int) -> int:
        vault = {GOLD: BUILDING_KEYS.index("bank"), DIAMOND: BUILDING_KEYS.index("church")}.get(good, EMPTY)
        return sum(int(p.goods[good]) + int(p.deposit[p.lots == vault].sum()) for p in self._players())

    def _fill_supply(self) -> None:
        state, players = self.state, self._players()
        state.supply[:] = [total - self._owned(good) for good, total in enumerate(SUPPLY)]
        state.bonus_supply = BONUS_SETTLERS - sum(player.bonus for player in players)
        state.outpost_supply = OUTPOSTS - sum(int(player.outpost.sum()) for player in players)
        for kind, key in enumerate(MONSTER_KEYS):
            standing = sum(int(LAND_MONSTER[player.land[player.monster == 1]].tolist().count(kind)) for player in players)
            state.monster_supply[kind] = MONSTER_COUNT[kind] - standing - self._lost_monsters[key]

    def _stack_landscapes(self) -> None:
        laid = {int(tile) for player in self._players() for tile in player.land.flat}
        for row, region in enumerate(REGIONS):
            top = self._top.get(region, ())
            tiles = range(row * LANDSCAPES_PER_REGION, (row + 1) * LANDSCAPES_PER_REGION)
            rest = [tile for tile in tiles if tile not in laid and tile not in top]
            self.state.land_deck[row, : len(rest) + len(top)] = [*rest, *top]
            self.state.land_left[row] = len(rest) + len(top)

    def _buildings_in_stack(self) -> list[int]:
        rest = Counter(BUILDING_TILE_KINDS.tolist())
        for kind, count in zip(self.state.market_kind, self.state.market_count, strict=True):
            rest[int(kind)] -= int(count)
        for player in self._players():
            rest.subtract(int(kind) for kind in player.lots.flat if kind != EMPTY)
        return list(rest.elements())

    def _stack(self, name: str, cards: list[int], field: str) -> None:
        """Fill a face-down stack, which is drawn from its end, with what shall lie on top."""
        top = list(self._top.get(name, ()))
        for card in top:
            cards.remove(card)
        cards += reversed(top)
        getattr(self.state, f"{field}_deck")[: len(cards)] = cards
        setattr(self.state, f"{field}_left", len(cards))

    def _lay_artifacts(self) -> None:
        held = {int(player.artifact) for player in self._players()}
        free = [
            artifact
            for artifact in range(ARTIFACT_COUNT)
            if artifact not in held and artifact not in self._top.get("artifacts", ())
        ]
        row = free[:3] if self._artifact_row is None else [ARTIFACT_KEYS.index(key) for key in self._artifact_row]
        self.state.artifact_row[:] = [artifact in row for artifact in Artifact]
        if self.game.players == 1:
            self._stack(
                "artifacts", [artifact for artifact in Artifact if artifact not in held and artifact not in row], "artifact"
            )


def _quiet_first() -> list[int]:
    """All heroes, those of the dragon's colour last: a stack is drawn from its end."""
    return sorted(range(HERO_COUNT), key=lambda hero: BOX.heroes[hero].monster == "dragon")
