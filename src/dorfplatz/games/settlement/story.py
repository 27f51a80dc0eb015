"""What happened, for people: the lines of the log, previews, and the pieces that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dorfplatz.core.game import Flight, Happening
from dorfplatz.core.words import Message
from dorfplatz.games.settlement import words
from dorfplatz.games.settlement.events import REVEALS as REVEALS
from dorfplatz.games.settlement.events import Event, Place, Source
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import (
    GOODS,
    GUILD_KEYS,
    HERO_GUILD,
    MONSTER_KEYS,
)

_GUILD = HERO_GUILD.tolist()

# The story


def ends_turn(state: Any, happenings: list[Happening]) -> bool:
    """Whether a turn is over: ended, drafted, or passed to the last step."""
    kinds = {h.kind for h in happenings}
    passed = Event.PASSED in kinds and int(state.phase) not in (Phase.STORE, Phase.ARTIFACT)
    return passed or not kinds.isdisjoint((Event.TURN_ENDED, Event.ARTIFACT_TAKEN))


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
        lines.append((None, words.message("log-lacking", what=_amounts(total.lacking))))
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
                return words.message("log-artifact", who=who, artifact=words.artifact(values[0]), **more)
            return words.message(
                "log-artifact-swap", who=who, artifact=words.artifact(values[0]), old=words.artifact(values[1]), **more
            )
        case Event.BUILT:
            return words.message("log-built", who=who, building=words.building(values[0]), cost=cost)
        case Event.LANDSCAPE_DRAWN:
            return words.message("log-explored", who=who, region=words.region(values[1]), landscape=words.landscape(values[0]))
        case Event.LANDSCAPE_PLACED if +total.gained:
            return words.message("log-compass", who=who, gain=gain)
        case Event.MONSTER_APPEARED:
            return words.message(
                "log-monster", who=who, monster=words.monster(values[0]), region=words.region(values[1]), column=values[2] + 1
            )
        case Event.MONSTER_FOUGHT:
            return words.message("log-fought", who=who, monster=words.monster(values[0]), **more)
        case Event.OUTPOST_BUILT:
            return words.message("log-outpost", who=who, region=words.region(values[0]), column=values[1] + 1, **more)
        case Event.REGION_ACTIVATED:
            return words.message("log-region", who=who, region=words.region(values[0]), **more)
        case Event.SCROLL_READ:
            return words.message("log-scroll", who=who, gain=gain)
        case Event.STREET_ACTIVATED:
            return words.message("log-street", who=who, street=words.street(values[0]))
        case Event.OUTPOST_ACTIVATED:
            return words.message("log-garrison", who=who, region=words.region(values[0]), column=values[1] + 1, **more)
        case Event.BUILDING_USED if +total.paid:
            return words.message("log-traded", who=who, building=words.building(values[0]), cost=cost, gain=gain)
        case Event.BUILDING_USED if +total.gained:
            return words.message("log-used", who=who, building=words.building(values[0]), gain=gain)
        case Event.DEPOSITED:
            what = "bank" if GOODS[values[0]] == "gold" else "church"
            return words.message(f"log-{what}", who=who)
        case Event.HERO_INVITED:
            guild = words.word("guild", GUILD_KEYS[_GUILD[values[0]]])
            return words.message("log-invited", who=who, hero=words.hero(values[0]), guild=guild, cost=cost, **more)
        case Event.EXCHANGED:
            return words.message("log-exchanged", who=who, cost=cost, gain=gain)
        case Event.PASSED:
            return words.message("log-passed-first" if values[0] else "log-passed", who=who)
        case Event.DISCARDED if any(values):
            return words.message("log-discarded", who=who, what=_amounts(Counter(_goods(happening))))
        case Event.STORED if any(values):
            return words.message("log-stored", who=who, what=_amounts(Counter(_goods(happening))))
        case Event.HERO_DRAWN:
            return words.message("log-hero-drawn", hero=words.hero(values[0]))
        case Event.HERO_DISCARDED:
            return words.message("log-hero-left", hero=words.hero(values[0]))
        case Event.MARKET_FILLED:
            return words.message("log-market", building=words.building(values[1]))
        case Event.ARTIFACT_DRAWN:
            return words.message("log-artifact-drawn", artifact=words.artifact(values[0]))
        case Event.ROUND_BEGAN:
            return words.message("log-round", n=values[0], who=who)
        case Event.GAME_ENDED:
            return words.message("log-over")
        case _:
            return None


def effect(state: Any, happenings: list[Happening]) -> list[Message]:
    """What a move would do, in short: paid, gained, and what else is certain."""
    total = _Sum(happenings)
    found = []
    settlers = sum(h.values[0] + h.values[1] for h in happenings if h.kind == Event.SETTLERS_PLACED)
    bonus = sum(h.values[1] for h in happenings if h.kind == Event.SETTLERS_PLACED)
    if settlers:
        found.append(words.message("effect-settlers", n=settlers, bonus=bonus))
    if +total.paid:
        found.append(words.message("effect-pay", what=_amounts(total.paid)))
    if +total.gained:
        found.append(words.message("effect-gain", what=_amounts(total.gained)))
    if +total.lacking:
        found.append(words.message("effect-lacking", what=_amounts(total.lacking)))
    for h in happenings:
        if h.kind == Event.MONSTER_APPEARED:
            found.append(words.message("effect-monster", monster=words.monster(h.values[0])))
        elif h.kind == Event.LANDSCAPE_DRAWN:
            found.append(words.message("effect-draw"))
        elif h.kind == Event.DISCARDED and any(h.values):
            found.append(words.message("effect-discard", what=_amounts(Counter(_goods(h)))))
        elif h.kind == Event.DEPOSITED:
            found.append(words.message("effect-deposit", good=words.word("good", GOODS[h.values[0]])))
        elif h.kind == Event.PASSED and h.values[0]:
            found.append(words.message("effect-start-marker"))
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
