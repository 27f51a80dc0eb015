"""What a program sees of Settlement, from one seat."""

from __future__ import annotations

from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.observation import Observation, Part, SeatPart, tell, tick
from dorfplatz.core.records import Array
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.scoring import count_buildings, count_landscapes, count_outposts, score
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.tables import (
    ARTIFACT_COUNT,
    BUILDING_COST,
    HERO_COST,
    HERO_GUILD,
    HERO_MONSTER,
    HERO_POINTS,
    HERO_SETTLERS,
    LAND_MONSTER,
    LAND_RESOURCE,
    MARKET_SLOTS,
    MAX_SEATS,
    ROUNDS,
    SURCHARGE,
)
from dorfplatz.games.settlement.tables import Building as Buildings
from dorfplatz.games.settlement.tables import Guild as Guilds
from dorfplatz.games.settlement.tables import Monster as Monsters

KINDS, GUILDS, MONSTERS = len(Buildings), len(Guilds), len(Monsters)
SPACE = 5 + MONSTERS + 3
HERO = 5 + GUILDS + MONSTERS + 3

OBSERVATION = Observation(
    SeatPart("goods", (MAX_SEATS, 5), 4, "wood, clay, stone, diamond, gold in the stock"),
    SeatPart("settlers", (MAX_SEATS, 3), 4, "not yet placed: basic settlers, bonus settlers; bonus settlers placed"),
    SeatPart("passed", (MAX_SEATS,), 1, "1 after passing"),
    SeatPart("artifact", (MAX_SEATS, ARTIFACT_COUNT), 1, "the artifact of this round"),
    SeatPart(
        "land", (MAX_SEATS, 3, 3, SPACE), 1, "each landscape: resource, kind of monster; monster, outpost, settler on the outpost"
    ),
    SeatPart("region_uses", (MAX_SEATS, 3), 1, "settlers on the region's activation space"),
    SeatPart("street_uses", (MAX_SEATS, 3), 1, "settlers on the street's activation space"),
    SeatPart("second_use", (MAX_SEATS,), 1, "1 once Star or Key have given their second activation"),
    SeatPart("lots", (MAX_SEATS, 3, 3, KINDS + 1), 1, "each building space: kind of building; what is stored there"),
    SeatPart("heroes", (MAX_SEATS, GUILDS), 3, "heroes invited, by guild"),
    SeatPart("counts", (MAX_SEATS, 3), 6, "landscapes, outposts, buildings, as heroes count them"),
    SeatPart("points", (MAX_SEATS,), 40, "points so far"),
    SeatPart("start_seat", (MAX_SEATS,), 1, "who holds the start marker"),
    SeatPart("turn", (MAX_SEATS,), 1, "who decides"),
    Part("seats", (MAX_SEATS,), 1, "how many play"),
    Part("round", (ROUNDS,), 1, "the round"),
    Part("phase", (len(Phase) - 1,), 1, "what is asked"),
    Part("done", (3,), 1, "somebody has passed in this round; in this turn the action is taken, a hero is invited"),
    Part("pending", (3 + 3 + 5 + MONSTERS,), 1, "row and column it is about; resource and monster of the landscape to be laid"),
    Part(
        "choices", (3 + 5 + 3 + 3 + 3,), 1, "columns still to check, goods just paid, effects used, basics mirrored, basics kept"
    ),
    Part("market", (MARKET_SLOTS, KINDS + 2), 1, "each slot: kind of building, how many, whether the seat has its price"),
    Part(
        "hero_row",
        (4, HERO),
        1,
        "each hero: price with surcharge; guild; monster; points, settlers, whether the seat has the price",
    ),
    Part("artifact_row", (ARTIFACT_COUNT,), 1, "artifacts in the row"),
    Part("supply", (5,), 16, "goods in the general supply"),
    Part("monsters_left", (MONSTERS,), 8, "monsters in the supply"),
    Part("pieces_left", (2,), 24, "bonus settlers and outposts in the supply"),
    Part("stacks", (6,), 16, "face down: landscapes by region, buildings, heroes, artifacts"),
)
(GOODS, SETTLERS, PASSED, ARTIFACT, LAND, REGION_USES, STREET_USES, SECOND_USE, LOTS, HEROES, COUNTS, POINTS) = (
    OBSERVATION.offsets[:12]
)
(START_SEAT, TURN, SEATS, ROUND, PHASE, DONE, PENDING, CHOICES) = OBSERVATION.offsets[12:20]
(MARKET, HERO_ROW, ARTIFACT_ROW, SUPPLY, MONSTERS_LEFT, PIECES_LEFT, STACKS) = OBSERVATION.offsets[20:]


@kernel
def observe(state: State, seat: int, out: Array, work: Work) -> None:
    """Everything but the order of the stacks lies open."""
    me = state.players[seat]
    for place in range(state.seats):
        other = (seat + place) % state.seats
        observe_player(state.players[other], place, out)
        tell(out, POINTS + place, score(state, other, work))
        out[START_SEAT + place] = 1 if other == state.start_seat else 0
        out[TURN + place] = 1 if other == state.turn else 0
    out[SEATS + state.seats - 1] = 1
    if state.over == 0:
        out[ROUND + state.round_no - 1] = 1
        out[PHASE + state.phase] = 1
    observe_turn(state, out)
    observe_offers(state, me, out)
    for good in range(5):
        tell(out, SUPPLY + good, state.supply[good])
    for kind in range(MONSTERS):
        out[MONSTERS_LEFT + kind] = state.monster_supply[kind]
    tell(out, PIECES_LEFT, state.bonus_supply)
    tell(out, PIECES_LEFT + 1, state.outpost_supply)
    for row in range(3):
        out[STACKS + row] = state.land_left[row]
    out[STACKS + 3] = state.building_left
    out[STACKS + 4] = state.hero_left
    out[STACKS + 5] = state.artifact_left


@inlined
def observe_player(me: Player, place: int, out: Array) -> None:
    """What lies before a player."""
    for good in range(5):
        tell(out, GOODS + 5 * place + good, me.goods[good])
    tell(out, SETTLERS + 3 * place, me.settlers)
    tell(out, SETTLERS + 3 * place + 1, me.bonus)
    tell(out, SETTLERS + 3 * place + 2, me.used_bonus)
    out[PASSED + place] = me.passed
    tick(out, ARTIFACT + ARTIFACT_COUNT * place, me.artifact)
    for row in range(3):
        out[REGION_USES + 3 * place + row] = me.region_uses[row]
        out[STREET_USES + 3 * place + row] = me.street_uses[row]
        for column in range(3):
            at = 9 * place + 3 * row + column
            land = me.land[row, column]
            if land != EMPTY:
                out[LAND + SPACE * at + LAND_RESOURCE[land]] = 1
                out[LAND + SPACE * at + 5 + LAND_MONSTER[land]] = 1
                out[LAND + SPACE * at + 5 + MONSTERS] = me.monster[row, column]
                out[LAND + SPACE * at + 6 + MONSTERS] = me.outpost[row, column]
                out[LAND + SPACE * at + 7 + MONSTERS] = me.outpost_used[row, column]
            tick(out, LOTS + (KINDS + 1) * at, me.lots[row, column])
            tell(out, LOTS + (KINDS + 1) * at + KINDS, me.deposit[row, column])
    out[SECOND_USE + place] = me.second_use
    for index in range(me.hero_count):
        out[HEROES + GUILDS * place + HERO_GUILD[me.heroes[index]]] += 1
    out[COUNTS + 3 * place] = count_landscapes(me)
    out[COUNTS + 3 * place + 1] = count_outposts(me)
    out[COUNTS + 3 * place + 2] = count_buildings(me)


@inlined
def observe_turn(state: State, out: Array) -> None:
    """Where the turn stands."""
    out[DONE] = state.someone_passed
    out[DONE + 1] = state.action_taken
    out[DONE + 2] = state.hero_invited
    tick(out, PENDING, state.pending_row)
    tick(out, PENDING + 3, state.pending_column)
    if state.pending_tile != EMPTY:
        out[PENDING + 6 + LAND_RESOURCE[state.pending_tile]] = 1
        out[PENDING + 11 + LAND_MONSTER[state.pending_tile]] = 1
    for column in range(3):
        out[CHOICES + column] = state.to_check[column]
        out[CHOICES + 8 + column] = state.effect_used[column]
        out[CHOICES + 11 + column] = state.mirrored[column]
        tell(out, CHOICES + 14 + column, state.kept[column])
    for good in range(5):
        out[CHOICES + 3 + good] = state.paid[good]


@inlined
def observe_offers(state: State, me: Player, out: Array) -> None:
    """What can be had, and whether the seat has its price."""
    for slot in range(MARKET_SLOTS):
        kind = state.market_kind[slot]
        if kind != EMPTY:
            at = MARKET + (KINDS + 2) * slot
            out[at + kind] = 1
            out[at + KINDS] = state.market_count[slot]
            affordable = 1
            for good in range(5):
                if me.goods[good] < BUILDING_COST[kind, good]:
                    affordable = 0
            out[at + KINDS + 1] = affordable
    for place in range(4):
        hero = state.hero_row[place]
        if hero != EMPTY:
            at = HERO_ROW + HERO * place
            affordable = 1
            for good in range(5):
                price = HERO_COST[hero, good] + (SURCHARGE[place] if good == 3 else 0)
                out[at + good] = price
                if me.goods[good] < price:
                    affordable = 0
            out[at + 5 + HERO_GUILD[hero]] = 1
            out[at + 5 + GUILDS + HERO_MONSTER[hero]] = 1
            out[at + 5 + GUILDS + MONSTERS] = HERO_POINTS[hero]
            out[at + 6 + GUILDS + MONSTERS] = HERO_SETTLERS[hero]
            out[at + 7 + GUILDS + MONSTERS] = affordable
    for artifact in range(ARTIFACT_COUNT):
        out[ARTIFACT_ROW + artifact] = state.artifact_row[artifact]
