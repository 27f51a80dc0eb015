"""What people see of Settlement: the table, the prompt, the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dorfplatz.core.words import Message, won_by
from dorfplatz.games.settlement import words
from dorfplatz.games.settlement.actions import MIRRORS, SWAPS
from dorfplatz.games.settlement.rules_turn import storable
from dorfplatz.games.settlement.scoring import Part, hero_points
from dorfplatz.games.settlement.state import EMPTY, Phase
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


# The table


def table(state: Any) -> dict[str, Any]:
    """Everything that lies open."""
    phase = Phase(int(state.phase))
    return {
        "round": int(state.round_no),
        "rounds": ROUNDS,
        "solo": int(state.seats) == 1,
        "startSeat": int(state.start_seat),
        "phase": phase.name.lower(),
        "pending": _pending(state, phase),
        "actionTaken": bool(state.action_taken),
        "heroInvited": bool(state.hero_invited),
        "market": [
            None if kind == EMPTY else {"building": kind, "count": count}
            for kind, count in zip(state.market_kind.tolist(), state.market_count.tolist(), strict=True)
        ],
        "heroes": [
            None if hero == EMPTY else {"hero": hero, "surcharge": surcharge}
            for hero, surcharge in zip(state.hero_row.tolist(), SURCHARGE.tolist(), strict=True)
        ],
        "artifacts": [artifact for artifact, there in enumerate(state.artifact_row.tolist()) if there],
        "decks": {
            "regions": state.land_left.tolist(),
            "buildings": int(state.building_left),
            "heroes": int(state.hero_left),
            "artifacts": int(state.artifact_left),
        },
        "supply": {
            "goods": state.supply.tolist(),
            "bonusSettlers": int(state.bonus_supply),
            "monsters": state.monster_supply.tolist(),
            "outposts": int(state.outpost_supply),
        },
        "boards": [_board(state, seat, phase) for seat in range(int(state.seats))],
    }


def _pending(state: Any, phase: Phase) -> dict[str, Any] | None:
    if phase in (Phase.DRAFT, Phase.TURN, Phase.ARTIFACT, Phase.OVER):
        return None
    tile = int(state.pending_tile)
    whole_row = phase in (Phase.PLACE, Phase.STREET, Phase.SCROLL, Phase.STORE)
    return {
        "row": None if phase == Phase.STORE else int(state.pending_row),
        "column": None if whole_row else int(state.pending_column),
        "tile": None if tile == EMPTY else {"tile": tile, "resource": _LAND[tile], "monster": _LAND_MONSTER[tile]},
        "storable": int(storable(state, state.players[int(state.turn)])) if phase == Phase.STORE else 0,
    }


def _board(state: Any, seat: int, phase: Phase) -> dict[str, Any]:
    me = state.players[seat]
    active = int(state.pending_row) if phase == Phase.STREET and seat == int(state.turn) else None
    used = state.effect_used.tolist()
    land, monster, outpost, outpost_used = (me[name].tolist() for name in ("land", "monster", "outpost", "outpost_used"))
    lots, deposit = me.lots.tolist(), me.deposit.tolist()
    artifact = int(me.artifact)
    return {
        "goods": me.goods.tolist(),
        "settlers": {
            "basic": int(me.settlers),
            "bonus": int(me.bonus),
            "usedBasic": SETTLERS - int(me.settlers),
            "usedBonus": int(me.used_bonus),
        },
        "artifact": None if artifact == EMPTY else artifact,
        "passed": bool(me.passed),
        "regions": [
            [
                None
                if tile == EMPTY
                else {
                    "tile": tile,
                    "resource": _LAND[tile],
                    "monsterKind": _LAND_MONSTER[tile],
                    "monster": bool(monster[row][column]),
                    "outpost": bool(outpost[row][column]),
                    "outpostUsed": bool(outpost_used[row][column]),
                }
                for column, tile in enumerate(land[row])
            ]
            for row in range(3)
        ],
        "regionUses": me.region_uses.tolist(),
        "streetUses": me.street_uses.tolist(),
        "streets": [
            [
                None
                if kind == EMPTY
                else {"building": kind, "stored": deposit[row][column], "used": row == active and bool(used[column])}
                for column, kind in enumerate(lots[row])
            ]
            for row in range(3)
        ],
        "heroes": me.heroes[: int(me.hero_count)].tolist(),
    }


def components() -> dict[str, Any]:
    """The box as the browser needs it."""
    return {
        "goods": list(GOODS),
        "buildings": [
            {"key": b.key, "cost": cost, "count": b.count, "provenance": b.provenance}
            for b, cost in zip(BOX.buildings, BUILDING_COST.tolist(), strict=True)
        ],
        "artifacts": [{"key": a.key, "provenance": a.provenance} for a in BOX.artifacts],
        "heroes": [
            {
                "key": h.key,
                "guild": h.guild,
                "cost": HERO_COST[i].tolist(),
                "points": h.points,
                "settlers": h.settlers,
                "monster": int(HERO_MONSTER[i]),
                "provenance": h.provenance,
            }
            for i, h in enumerate(BOX.heroes)
        ],
        "landscapes": [
            {"region": tile.region - 1, "resource": _LAND[i], "monster": _LAND_MONSTER[i], "provenance": tile.provenance}
            for i, tile in enumerate(LANDSCAPES)
        ],
        "monsters": [
            {"key": m.key, "settlers": m.settlers, "reward": MONSTER_REWARD[i].tolist(), "provenance": m.provenance}
            for i, m in enumerate(BOX.monsters)
        ],
        "swaps": [list(pair) for pair in SWAPS],
        "mirrors": [list(pair) for pair in MIRRORS],
        "surcharges": SURCHARGE.tolist(),
        "deposits": {"bank": BANK_POINTS, "church": CHURCH_POINTS},
        "ranks": [{"key": rank.key, "from": rank.at_least} for rank in BOX.solo.ranks],
    }


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


def parts(state: Any, seat: int, numbers: list[int]) -> list[dict[str, Any]]:
    """Points by category, each with its items."""
    me = state.players[seat]
    found = []
    for part, points in zip(Part, numbers, strict=True):
        items = list(_hero_items(me, part)) if part <= Part.ARTISANS else list(_deposit_items(me, part))
        found.append({"label": words.message(f"score-{_PART_IDS[part]}").to_dict(), "points": points, "items": items})
    return found


def _hero_items(me: Any, part: Part) -> Iterable[dict[str, Any]]:
    for hero in me.heroes[: int(me.hero_count)].tolist():
        if _GUILD[hero] == part:
            label = words.message("score-hero", hero=words.hero(hero)).to_dict()
            yield {"label": label, "points": int(hero_points(me, hero))}


def _deposit_items(me: Any, part: Part) -> Iterable[dict[str, Any]]:
    kind, each = (Building.BANK, BANK_POINTS) if part == Part.BANKS else (Building.CHURCH, CHURCH_POINTS)
    for row in range(3):
        for column in range(3):
            stored = int(me.deposit[row, column])
            if me.lots[row, column] == kind and stored:
                yield {"label": words.message(f"score-{kind.name.lower()}", n=stored).to_dict(), "points": stored * each}


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    if int(state.seats) == 1:
        reached = [rank.key for rank in BOX.solo.ranks if totals[0] >= rank.at_least][-1]
        return words.message("result-solo", points=totals[0], rank=words.word("rank", reached))
    return won_by(totals, ranks)
