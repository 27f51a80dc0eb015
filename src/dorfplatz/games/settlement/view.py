"""What people see of Settlement: the table, the prompt, the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

from dorfplatz.core.views import ScoreItem, ScorePart
from dorfplatz.core.words import Message, won_by
from dorfplatz.games.settlement import shapes, trials, words
from dorfplatz.games.settlement.actions import REGIONS, ActionType
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_land import why_not_space
from dorfplatz.games.settlement.rules_turn import storable
from dorfplatz.games.settlement.scoring import Part, count_buildings, count_landscapes, count_outposts, hero_points
from dorfplatz.games.settlement.shapes import (
    Artifact,
    Components,
    Counts,
    Decks,
    DrawnTile,
    Hero,
    HeroSlot,
    Landscape,
    LandscapeTile,
    Lot,
    MarketSlot,
    Monster,
    Pending,
    PlayerBoard,
    Rank,
    Settlers,
    Supply,
    Table,
)
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.story import NOBODYS as NOBODYS
from dorfplatz.games.settlement.story import REVEALS as REVEALS
from dorfplatz.games.settlement.story import Total as Total
from dorfplatz.games.settlement.story import effect as effect
from dorfplatz.games.settlement.story import ends_turn as ends_turn
from dorfplatz.games.settlement.story import flights as flights
from dorfplatz.games.settlement.story import line as line
from dorfplatz.games.settlement.tables import (
    BANK_POINTS,
    BOX,
    BUILDING_COST,
    BUILDING_KEYS,
    CHURCH_POINTS,
    DIAMOND,
    GOLD,
    GOODS,
    HERO_COST,
    HERO_GUILD,
    HERO_MONSTER,
    LAND_MONSTER,
    LAND_RESOURCE,
    LANDSCAPES,
    MONSTER_REWARD,
    ROUNDS,
    SETTLERS,
    SURCHARGE,
    Building,
)

_LAND = LAND_RESOURCE.tolist()
_LAND_MONSTER = LAND_MONSTER.tolist()
_GUILD = HERO_GUILD.tolist()
_BUILDING_COST, _HERO_COST = BUILDING_COST.tolist(), HERO_COST.tolist()
_COUNTED: dict[shapes.Guild, shapes.Counted] = {"adventurer": "landscapes", "defender": "outposts", "builder": "buildings"}
_PHASES: tuple[shapes.Phase, ...] = get_args(shapes.Phase)


# Writing moves


def labels(state: Any) -> dict[str, tuple[str, ...]]:
    """Market slots and places of the hero row are called by what lies there; a second slot of a kind gets its number."""
    seen: Counter[int] = Counter()
    slots = []
    for number, kind in enumerate(state.market_kind.tolist(), 1):
        name = BUILDING_KEYS[kind] if kind != EMPTY else "empty"
        slots.append(f"{name}-{number}" if seen[kind] or kind == EMPTY else name)
        seen[kind] += 1
    heroes = tuple(BOX.heroes[h].key if h != EMPTY else f"nobody-{n}" for n, h in enumerate(state.hero_row.tolist(), 1))
    return {"slot": tuple(slots), "hero": heroes}


def subjects(state: Any, kind: int, values: tuple[int, ...]) -> list[Any]:
    """Where something is drawn, of which nothing is known yet."""
    return [REGIONS[values[0]]] if kind == ActionType.EXPLORE else []


# The table


def table(state: Any) -> Table:
    """Everything that lies open."""
    phase = Phase(int(state.phase))
    goods = state.players[int(state.turn)].goods.tolist()
    return Table(
        round=int(state.round_no),
        rounds=ROUNDS,
        solo=int(state.seats) == 1,
        start_seat=int(state.start_seat),
        phase=_PHASES[phase],
        pending=_pending(state, phase),
        action_taken=bool(state.action_taken),
        hero_invited=bool(state.hero_invited),
        market=[
            None if kind == EMPTY else MarketSlot(kind, count, _missing(_BUILDING_COST[kind], goods))
            for kind, count in zip(state.market_kind.tolist(), state.market_count.tolist(), strict=True)
        ],
        heroes=[
            None if hero == EMPTY else HeroSlot(hero, surcharge, _missing(_HERO_COST[hero], goods, surcharge))
            for hero, surcharge in zip(state.hero_row.tolist(), SURCHARGE.tolist(), strict=True)
        ],
        artifacts=[artifact for artifact, there in enumerate(state.artifact_row.tolist()) if there],
        decks=Decks(
            regions=state.land_left.tolist(),
            buildings=int(state.building_left),
            heroes=int(state.hero_left),
            artifacts=int(state.artifact_left),
        ),
        supply=Supply(
            goods=state.supply.tolist(),
            bonus_settlers=int(state.bonus_supply),
            monsters=state.monster_supply.tolist(),
            outposts=int(state.outpost_supply),
        ),
        boards=[_board(state, seat, phase) for seat in range(int(state.seats))],
    )


def _missing(cost: list[int], goods: list[int], more_diamonds: int = 0) -> list[int]:
    """S-16, S-44. What is missing of a price, good by good."""
    asked = [n + more_diamonds * (good == DIAMOND) for good, n in enumerate(cost)]
    return [max(0, n - have) for n, have in zip(asked, goods, strict=True)]


def _pending(state: Any, phase: Phase) -> Pending | None:
    if phase in (Phase.DRAFT, Phase.TURN, Phase.ARTIFACT, Phase.OVER):
        return None
    tile = int(state.pending_tile)
    whole_row = phase in (Phase.PLACE, Phase.STREET, Phase.SCROLL, Phase.STORE)
    return Pending(
        row=None if phase == Phase.STORE else int(state.pending_row),
        column=None if whole_row else int(state.pending_column),
        tile=None if tile == EMPTY else DrawnTile(tile, _LAND[tile], _LAND_MONSTER[tile]),
        storable=int(storable(state, state.players[int(state.turn)])) if phase == Phase.STORE else 0,
    )


def _board(state: Any, seat: int, phase: Phase) -> PlayerBoard:
    me = state.players[seat]
    artifact = int(me.artifact)
    return PlayerBoard(
        goods=me.goods.tolist(),
        settlers=Settlers(
            basic=int(me.settlers),
            bonus=int(me.bonus),
            used_basic=SETTLERS - int(me.settlers),
            used_bonus=int(me.used_bonus),
        ),
        artifact=None if artifact == EMPTY else artifact,
        passed=bool(me.passed),
        regions=_regions(me),
        open=[[why_not_space(me, row, column) == Reason.NONE for column in range(3)] for row in range(3)],
        region_uses=me.region_uses.tolist(),
        street_uses=me.street_uses.tolist(),
        streets=_streets(state, me, int(state.pending_row) if phase == Phase.STREET and seat == int(state.turn) else None),
        heroes=me.heroes[: int(me.hero_count)].tolist(),
        counts=Counts(int(count_landscapes(me)), int(count_outposts(me)), int(count_buildings(me))),
        would_lose=0 if int(state.round_no) == ROUNDS else max(0, int(me.goods[:3].sum()) - int(count_outposts(me))),
    )


def _regions(me: Any) -> list[list[Landscape | None]]:
    land, monster, outpost, outpost_used = (me[name].tolist() for name in ("land", "monster", "outpost", "outpost_used"))
    return [
        [
            None
            if tile == EMPTY
            else Landscape(
                tile=tile,
                resource=_LAND[tile],
                monster_kind=_LAND_MONSTER[tile],
                monster=bool(monster[row][column]),
                outpost=bool(outpost[row][column]),
                outpost_used=bool(outpost_used[row][column]),
            )
            for column, tile in enumerate(land[row])
        ]
        for row in range(3)
    ]


def _streets(state: Any, me: Any, active: int | None) -> list[list[Lot | None]]:
    used, lots, deposit = state.effect_used.tolist(), me.lots.tolist(), me.deposit.tolist()
    return [
        [
            None if kind == EMPTY else Lot(kind, stored=deposit[row][column], used=row == active and bool(used[column]))
            for column, kind in enumerate(lots[row])
        ]
        for row in range(3)
    ]


def components() -> Components:
    """The box as the browser needs it."""
    return Components(
        goods=list(GOODS),
        buildings=[
            shapes.Building(b.key, BUILDING_COST[kind].tolist(), b.count, trials.effect(kind), b.origin)
            for kind, b in enumerate(BOX.buildings)
        ],
        artifacts=[Artifact(a.key, a.origin) for a in BOX.artifacts],
        heroes=[
            Hero(
                key=h.key,
                guild=h.guild,
                cost=HERO_COST[i].tolist(),
                counts=_COUNTED.get(h.guild),
                points=h.points,
                settlers=h.settlers,
                monster=int(HERO_MONSTER[i]),
                origin=h.origin,
            )
            for i, h in enumerate(BOX.heroes)
        ],
        landscapes=[LandscapeTile(tile.region - 1, _LAND[i], _LAND_MONSTER[i], tile.origin) for i, tile in enumerate(LANDSCAPES)],
        monsters=[Monster(m.key, m.settlers, MONSTER_REWARD[i].tolist(), m.origin) for i, m in enumerate(BOX.monsters)],
        exchanges=trials.exchanges(),
        settlers=trials.settler_costs(),
        surcharges=SURCHARGE.tolist(),
        ranks=[Rank(rank.key, rank.at_least) for rank in BOX.solo.ranks],
    )


# The prompt


def prompt(state: Any) -> Message:
    """What is expected, and of whom."""
    phase = Phase(int(state.phase))
    seat = int(state.turn)
    who = {"seat": seat}
    me = state.players[seat]
    row, column = int(state.pending_row), int(state.pending_column)
    if phase == Phase.TURN:
        done = ("turn-after-action", "turn-after-both") if state.action_taken else ("turn", "turn-after-hero")
        # Every action takes a settler.
        if not state.action_taken and int(me.settlers) + int(me.bonus) == 0:
            done = ("turn-no-settlers", "turn-no-settlers-after-hero")
        return words.message(f"prompt-{done[int(state.hero_invited)]}", who=who)
    if phase == Phase.PLACE:
        return words.message(
            "prompt-place", who=who, landscape=words.landscape(int(state.pending_tile)), region=words.region(row)
        )
    if phase == Phase.STREET:
        return words.message("prompt-street", who=who, street=words.street(row))
    if phase == Phase.HOURGLASS:
        return words.message("prompt-hourglass", who=who, building=words.building(int(me.lots[row, column])))
    if phase == Phase.SCROLL:
        return words.message("prompt-scroll", who=who, region=words.region(row))
    if phase == Phase.MONSTER:
        tile = int(me.land[row, column])
        return words.message(
            "prompt-monster",
            who=who,
            monster=words.monster(_LAND_MONSTER[tile]),
            landscape=words.landscape(tile),
            column=column + 1,
        )
    if phase == Phase.STORE:
        return words.message("prompt-store", who=who, n=int(storable(state, me)))
    if phase == Phase.OVER:
        return words.message("prompt-over")
    return words.message(f"prompt-{phase.name.lower()}", who=who)


# Points


_PART_IDS = {part: part.name.lower() for part in Part}


def parts(state: Any, seat: int, numbers: list[int]) -> list[ScorePart]:
    """Points by category, each with its items."""
    me = state.players[seat]
    found = []
    for part, points in zip(Part, numbers, strict=True):
        items = list(_hero_items(me, part)) if part <= Part.ARTISANS else list(_deposit_items(me, part))
        found.append(ScorePart(words.message(f"score-{_PART_IDS[part]}"), points, items))
    return found


def _hero_items(me: Any, part: Part) -> Iterable[ScoreItem]:
    for hero in me.heroes[: int(me.hero_count)].tolist():
        if _GUILD[hero] == part:
            yield ScoreItem(words.message("score-hero", hero=words.hero(hero)), int(hero_points(me, hero)))


def _deposit_items(me: Any, part: Part) -> Iterable[ScoreItem]:
    kind, each = (Building.BANK, BANK_POINTS) if part == Part.BANKS else (Building.CHURCH, CHURCH_POINTS)
    for building, stored in zip(me.lots.ravel().tolist(), me.deposit.ravel().tolist(), strict=True):
        if building == kind and stored:
            yield ScoreItem(words.message(f"score-{kind.name.lower()}", n=stored), stored * each)


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    if int(state.seats) == 1:
        reached = [rank.key for rank in BOX.solo.ranks if totals[0] >= rank.at_least][-1]
        return words.message("result-solo", points=totals[0], rank=words.word("rank", reached))
    stock = [state.players[seat].goods.tolist() for seat in range(len(totals))]
    return won_by(totals, ranks, {f"settlement-tie-{GOODS[good]}": [mine[good] for mine in stock] for good in (GOLD, DIAMOND)})
