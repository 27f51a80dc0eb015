"""What people see of Settlement: the table, the prompt, the story, the pieces that move, the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dorfplatz.core.game import Flight, Happening
from dorfplatz.core.reason import Why, amounts
from dorfplatz.core.words import Message
from dorfplatz.games.settlement.actions import ACTIONS, MIRRORS, SWAPS
from dorfplatz.games.settlement.events import REVEALS as REVEALS
from dorfplatz.games.settlement.events import Event, Place, Source
from dorfplatz.games.settlement.reasons import RULES, RULES_OF_MOVES, Reason
from dorfplatz.games.settlement.rules_rounds import storable
from dorfplatz.games.settlement.scoring import Part, hero_points
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import (
    ARTIFACT_KEYS,
    BANK_POINTS,
    BOX,
    BUILDING_COST,
    BUILDING_KEYS,
    CHURCH_POINTS,
    GOODS,
    GUILD_KEYS,
    HERO_COST,
    HERO_GUILD,
    HERO_MONSTER,
    LAND_MONSTER,
    LAND_RESOURCE,
    LANDSCAPES,
    MONSTER_KEYS,
    MONSTER_REWARD,
    ROUNDS,
    SETTLERS,
    SURCHARGE,
    Building,
)

TURN_ENDS = frozenset({Event.TURN_ENDED, Event.PASSED})

_LAND = LAND_RESOURCE.tolist()
_LAND_MONSTER = LAND_MONSTER.tolist()
_GUILD = HERO_GUILD.tolist()


def _message(id: str, **args: Any) -> Message:
    return Message(f"settlement-{id}", args)


def _word(kind: str, key: str) -> dict[str, str]:
    return {"word": f"{kind}-{key}"}


def _hero(hero: int) -> dict[str, str]:
    return _word("hero", BOX.heroes[hero].key)


def _building(kind: int) -> dict[str, str]:
    return _word("building", BUILDING_KEYS[kind])


def _artifact(artifact: int) -> dict[str, str]:
    return _word("artifact", ARTIFACT_KEYS[artifact])


def _monster(monster: int) -> dict[str, str]:
    return _word("monster", MONSTER_KEYS[monster])


def _region(row: int) -> dict[str, str]:
    return _word("region", str(row + 1))


def _street(row: int) -> dict[str, str]:
    return _word("street", str(row + 1))


def _landscape(tile: int) -> dict[str, str]:
    return _word("landscape", GOODS[_LAND[tile]])


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
        return _message(f"prompt-{done[int(state.hero_invited)]}", who=who)
    if phase == Phase.PLACE:
        return _message("prompt-place", who=who, landscape=_landscape(int(state.pending_tile)), region=_region(row))
    if phase == Phase.STREET:
        return _message("prompt-street", who=who, street=_street(row))
    if phase == Phase.HOURGLASS:
        return _message("prompt-hourglass", who=who, building=_building(int(me.lots[row, column])))
    if phase == Phase.SCROLL:
        return _message("prompt-scroll", who=who, region=_region(row))
    if phase == Phase.MONSTER:
        tile = int(me.land[row, column])
        return _message(
            "prompt-monster", who=who, monster=_monster(_LAND_MONSTER[tile]), landscape=_landscape(tile), column=column + 1
        )
    if phase == Phase.STORE:
        return _message("prompt-store", who=who, n=int(storable(state, me)))
    if phase == Phase.OVER:
        return _message("prompt-over")
    return _message(f"prompt-{phase.name.lower()}", who=who)


# Points


_PART_IDS = {part: part.name.lower() for part in Part}


def parts(state: Any, seat: int, numbers: list[int]) -> list[dict[str, Any]]:
    """Points by category, each with its items."""
    me = state.players[seat]
    found = []
    for part, points in zip(Part, numbers, strict=True):
        items = list(_hero_items(me, part)) if part <= Part.ARTISANS else list(_deposit_items(me, part))
        found.append({"label": _message(f"score-{_PART_IDS[part]}").to_dict(), "points": points, "items": items})
    return found


def _hero_items(me: Any, part: Part) -> Iterable[dict[str, Any]]:
    for hero in me.heroes[: int(me.hero_count)].tolist():
        if _GUILD[hero] == part:
            label = _message("score-hero", hero=_hero(hero)).to_dict()
            yield {"label": label, "points": int(hero_points(me, hero))}


def _deposit_items(me: Any, part: Part) -> Iterable[dict[str, Any]]:
    kind, each = (Building.BANK, BANK_POINTS) if part == Part.BANKS else (Building.CHURCH, CHURCH_POINTS)
    for row in range(3):
        for column in range(3):
            stored = int(me.deposit[row, column])
            if me.lots[row, column] == kind and stored:
                yield {"label": _message(f"score-{kind.name.lower()}", n=stored).to_dict(), "points": stored * each}


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    if int(state.seats) == 1:
        reached = [rank.key for rank in BOX.solo.ranks if totals[0] >= rank.at_least][-1]
        return _message("result-solo", points=totals[0], rank=_word("rank", reached))
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    names = {f"who{n}": {"seat": seat} for n, seat in enumerate(winners, 1)}
    return Message(f"result-winners-{len(winners)}", {**names, "points": totals[winners[0]]})


# Reasons


def why(action: int, code: int, parameters: tuple[int, ...]) -> Why:
    """A reason in words; the rule it cites may depend on the move."""
    reason = Reason(code)
    name = reason.name.lower().replace("_", "-")
    args: dict[str, Any] = {}
    if reason == Reason.CANNOT_AFFORD:
        args["missing"] = amounts(GOODS, parameters)
    elif reason == Reason.TOO_FEW_SETTLERS:
        args["n"] = parameters[0]
    elif reason in (Reason.SUPPLY_SHORT, Reason.JUST_MIRRORED, Reason.NOTHING_TO_STORE, Reason.NOT_PAID):
        args["good"] = _word("good", GOODS[parameters[0]])
    elif reason in (Reason.REGION_EMPTY, Reason.REGION_USED):
        args["region"] = _region(parameters[0])
    elif reason in (Reason.STREET_EMPTY, Reason.STREET_USED):
        args["street"] = _street(parameters[0])
    return Why(name, _message(f"why-{name}", **args), RULES_OF_MOVES.get((reason, ACTIONS.block_of(action).name), RULES[reason]))


# The story


class _Sum:
    """What one action paid and gained in all."""

    def __init__(self, happenings: list[Happening]) -> None:
        self.paid, self.gained, self.lacking = Counter[str](), Counter[str](), Counter[str]()
        for h in happenings:
            if h.kind == Event.PAID:
                self.paid.update(_goods(h))
                self.paid["diamond"] += h.values[-1]
            elif h.kind == Event.GAINED:
                self.gained.update(_goods(h))
            elif h.kind == Event.SETTLERS_GAINED:
                self.gained["settler-bonus"] += h.values[0]
            elif h.kind == Event.NOT_GAINED:
                self.lacking.update(_goods(h))
            elif h.kind == Event.SETTLERS_NOT_GAINED:
                self.lacking["settler-bonus"] += h.values[0]


def _goods(happening: Happening) -> dict[str, int]:
    return dict(zip(GOODS, happening.values, strict=False))


def _amounts(counter: Counter[str]) -> dict[str, dict[str, int]]:
    return {"amounts": {key: n for key, n in counter.items() if n}}


def story(state: Any, happenings: list[Happening]) -> list[tuple[int | None, Message]]:
    """The lines of the log that tell what happened."""
    total = _Sum(happenings)
    lines = []
    for happening in happenings:
        if message := _line(happening, total):
            seat = None if happening.seat == EMPTY else happening.seat
            lines.append((seat, message))
    if +total.lacking:
        lines.append((None, _message("log-lacking", what=_amounts(total.lacking))))
    return lines


def _line(happening: Happening, total: _Sum) -> Message | None:
    """The line for one event; those that only add to another have none."""
    kind, values = Event(happening.kind), happening.values
    who = {"seat": happening.seat}
    gain, cost = _amounts(total.gained), _amounts(total.paid)
    more = {"gain": gain, "some": int(bool(+total.gained))}
    match kind:
        case Event.ARTIFACT_TAKEN:
            if values[1] == EMPTY:
                return _message("log-artifact", who=who, artifact=_artifact(values[0]), **more)
            return _message("log-artifact-swap", who=who, artifact=_artifact(values[0]), old=_artifact(values[1]), **more)
        case Event.BUILT:
            return _message("log-built", who=who, building=_building(values[0]), cost=cost)
        case Event.LANDSCAPE_DRAWN:
            return _message("log-explored", who=who, region=_region(values[1]), landscape=_landscape(values[0]))
        case Event.LANDSCAPE_PLACED if +total.gained:
            return _message("log-compass", who=who, gain=gain)
        case Event.MONSTER_APPEARED:
            return _message("log-monster", who=who, monster=_monster(values[0]), region=_region(values[1]), column=values[2] + 1)
        case Event.MONSTER_FOUGHT:
            return _message("log-fought", who=who, monster=_monster(values[0]), **more)
        case Event.OUTPOST_BUILT:
            return _message("log-outpost", who=who, region=_region(values[0]), column=values[1] + 1, **more)
        case Event.REGION_ACTIVATED:
            return _message("log-region", who=who, region=_region(values[0]), **more)
        case Event.STREET_ACTIVATED:
            return _message("log-street", who=who, street=_street(values[0]))
        case Event.OUTPOST_ACTIVATED:
            return _message("log-garrison", who=who, region=_region(values[0]), column=values[1] + 1, **more)
        case Event.BUILDING_USED if +total.paid:
            return _message("log-traded", who=who, building=_building(values[0]), cost=cost, gain=gain)
        case Event.BUILDING_USED if +total.gained:
            return _message("log-used", who=who, building=_building(values[0]), gain=gain)
        case Event.DEPOSITED:
            what = "bank" if GOODS[values[0]] == "gold" else "church"
            return _message(f"log-{what}", who=who)
        case Event.HERO_INVITED:
            guild = _word("guild", GUILD_KEYS[_GUILD[values[0]]])
            return _message("log-invited", who=who, hero=_hero(values[0]), guild=guild, cost=cost, **more)
        case Event.EXCHANGED:
            return _message("log-exchanged", who=who, cost=cost, gain=gain)
        case Event.PASSED:
            return _message("log-passed-first" if values[0] else "log-passed", who=who)
        case Event.DISCARDED if any(values):
            return _message("log-discarded", who=who, what=_amounts(Counter(_goods(happening))))
        case Event.STORED if any(values):
            return _message("log-stored", who=who, what=_amounts(Counter(_goods(happening))))
        case Event.HERO_DRAWN:
            return _message("log-hero-drawn", hero=_hero(values[0]))
        case Event.HERO_DISCARDED:
            return _message("log-hero-left", hero=_hero(values[0]))
        case Event.MARKET_FILLED:
            return _message("log-market", building=_building(values[1]))
        case Event.ARTIFACT_DRAWN:
            return _message("log-artifact-drawn", artifact=_artifact(values[0]))
        case Event.ROUND_BEGAN:
            return _message("log-round", n=values[0], who=who)
        case Event.GAME_ENDED:
            return _message("log-over")
        case _:
            return None


def effect(state: Any, happenings: list[Happening]) -> list[Message]:
    """What a move would do, in short: paid, gained, and what else is certain."""
    total = _Sum(happenings)
    found = []
    settlers = sum(h.values[0] + h.values[1] for h in happenings if h.kind == Event.SETTLERS_PLACED)
    bonus = sum(h.values[1] for h in happenings if h.kind == Event.SETTLERS_PLACED)
    if settlers:
        found.append(_message("effect-settlers", n=settlers, bonus=bonus))
    if +total.paid:
        found.append(_message("effect-pay", what=_amounts(total.paid)))
    if +total.gained:
        found.append(_message("effect-gain", what=_amounts(total.gained)))
    if +total.lacking:
        found.append(_message("effect-lacking", what=_amounts(total.lacking)))
    for h in happenings:
        if h.kind == Event.MONSTER_APPEARED:
            found.append(_message("effect-monster", monster=_monster(h.values[0])))
        elif h.kind == Event.LANDSCAPE_DRAWN:
            found.append(_message("effect-draw"))
        elif h.kind == Event.DISCARDED and any(h.values):
            found.append(_message("effect-discard", what=_amounts(Counter(_goods(h)))))
        elif h.kind == Event.DEPOSITED:
            found.append(_message("effect-deposit", good=_word("good", GOODS[h.values[0]])))
        elif h.kind == Event.PASSED and h.values[0]:
            found.append(_message("effect-start-marker"))
    return found


# The pieces that move


_PLACES = {
    Place.BUILD: "action-{s}-build",
    Place.EXPLORE: "action-{s}-explore",
    Place.FIGHT: "action-{s}-fight",
    Place.OUTPOST: "action-{s}-outpost",
    Place.REGION: "region-{s}-{r}",
    Place.STREET: "street-{s}-{r}",
    Place.GARRISON: "land-{s}-{r}-{c}",
}
_SOURCES = {
    Source.LANDSCAPE: "land-{s}-{r}-{c}",
    Source.BUILDING: "lot-{s}-{r}-{c}",
    Source.ARTIFACT: "artifact-{s}",
    Source.MONSTER: "land-{s}-{r}-{c}",
    Source.EXCHANGE: "supply-{g}",
    Source.HERO: "heroes-{s}",
}


def flights(state: Any, happenings: list[Happening]) -> list[Flight]:
    """Which pieces go where, in the order of the rules."""
    return [flight for happening in happenings for flight in _flights(happening)]


def _flights(h: Happening) -> Iterable[Flight]:
    kind, seat, values = Event(h.kind), h.seat, h.values
    match kind:
        case Event.SETTLERS_PLACED:
            place, row, column = values[2] % 16, values[2] // 16 % 4, values[2] // 64
            there = _PLACES[Place(place)].format(s=seat, r=row, c=column)
            if values[0]:
                yield Flight("settler", values[0], f"settlers-{seat}", there)
            if values[1]:
                yield Flight("settler-bonus", values[1], f"bonus-{seat}", there)
        case Event.PAID:
            counts = Counter(_goods(h))
            counts["diamond"] += values[-1]
            for good, n in (+counts).items():
                yield Flight(good, n, f"stock-{seat}-{good}", f"supply-{good}")
        case Event.GAINED:
            source, row, column = values[-1] % 16, values[-1] // 16 % 4, values[-1] // 64
            for good, n in (+Counter(_goods(h))).items():
                origin = _SOURCES[Source(source)].format(s=seat, r=row, c=column, g=good)
                yield Flight(good, n, origin, f"stock-{seat}-{good}")
        case Event.SETTLERS_GAINED:
            yield Flight("settler-bonus", values[0], "supply-settlers", f"bonus-{seat}")
        case Event.BUILT:
            yield Flight("house", 1, f"market-{values[1]}", f"lot-{seat}-{values[2] // 3}-{values[2] % 3}")
        case Event.LANDSCAPE_PLACED:
            yield Flight("tile", 1, f"deck-region-{values[1]}", f"land-{seat}-{values[1]}-{values[2]}")
        case Event.MONSTER_APPEARED | Event.MONSTER_FOUGHT:
            supply, land = f"supply-monster-{values[0]}", f"land-{seat}-{values[1]}-{values[2]}"
            ends = (supply, land) if kind == Event.MONSTER_APPEARED else (land, supply)
            yield Flight(f"monster-{MONSTER_KEYS[values[0]]}", 1, *ends)
        case Event.OUTPOST_BUILT:
            yield Flight("outpost", 1, "supply-outpost", f"land-{seat}-{values[0]}-{values[1]}")
        case Event.DEPOSITED:
            good = GOODS[values[0]]
            yield Flight(good, 1, f"stock-{seat}-{good}", f"lot-{seat}-{values[1]}-{values[2]}")
        case Event.HERO_INVITED:
            yield Flight("card", 1, f"hero-{values[1]}", f"heroes-{seat}")
        case Event.HERO_DRAWN:
            yield Flight("card", 1, "deck-heroes", f"hero-{values[1]}")
        case Event.MARKET_FILLED:
            yield Flight("house", 1, "deck-buildings", f"market-{values[0]}")
        case Event.MARKET_STACKED:
            yield Flight("house", 1, f"market-{values[1]}", f"market-{values[2]}")
        case Event.ARTIFACT_TAKEN:
            yield Flight("artifact", 1, "artifact-row", f"artifact-{seat}")
        case Event.DISCARDED:
            for good, n in (+Counter(_goods(h))).items():
                yield Flight(good, n, f"stock-{seat}-{good}", f"supply-{good}")
        case _:
            pass
