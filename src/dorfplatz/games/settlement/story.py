"""What happened, for people: the lines of the log, previews, and the pieces that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dorfplatz.core import story
from dorfplatz.core.story import Flight, amounts, by_key
from dorfplatz.core.words import Message
from dorfplatz.games.settlement import words
from dorfplatz.games.settlement.events import Event, EventType, Place, Source
from dorfplatz.games.settlement.state import EMPTY, Phase, State
from dorfplatz.games.settlement.tables import GOLD, GOODS, GUILD_KEYS, HERO_GUILD, MONSTER_KEYS

_GUILD = HERO_GUILD.tolist()

REVEALS = frozenset({EventType.LANDSCAPE_DRAWN, EventType.HERO_DRAWN, EventType.MARKET_FILLED, EventType.ARTIFACT_DRAWN})
"""Behind these lies something nobody could know before."""
NOBODYS = frozenset({EventType.ROUND_BEGAN})
"""It names whoever starts."""

# The story


class Total(story.Total):
    """What one decision paid and gained, and what the supply lacked."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__(events)
        self.lacking: Counter[str] = Counter()
        for event in events:
            match event.kind:
                case EventType.PAID:
                    self.paid.update(by_key(GOODS, event.goods))
                case EventType.GAINED:
                    self.gained.update(by_key(GOODS, event.goods))
                case EventType.SETTLERS_GAINED:
                    self.gained["settler-bonus"] += event.bonus
                case EventType.NOT_GAINED:
                    self.lacking.update(by_key(GOODS, event.goods))
                case EventType.SETTLERS_NOT_GAINED:
                    self.lacking["settler-bonus"] += event.bonus
        self.cost, self.gain = amounts(self.paid), amounts(self.gained)
        self.more = {"gain": self.gain, "some": int(bool(+self.gained))}

    def closing(self) -> Iterable[Message]:
        """The supply lacked something."""
        if +self.lacking:
            yield words.message("log-lacking", what=amounts(self.lacking))


def ends_turn(state: State, seat: int, events: list[Event]) -> bool:
    """Whether a turn is over: ended, drafted, or passed to the last step."""
    kinds = {event.kind for event in events}
    passed = EventType.PASSED in kinds and int(state.phase) not in (Phase.STORE, Phase.ARTIFACT)
    return passed or not kinds.isdisjoint((EventType.TURN_ENDED, EventType.ARTIFACT_TAKEN))


def line(event: Event, total: Total) -> Message | None:
    """The line of the log for one event; those that only add to another have none."""
    who = {"seat": event.seat}
    match event.kind:
        case EventType.ARTIFACT_TAKEN if event.old_artifact == EMPTY:
            return words.message("log-artifact", who=who, artifact=words.artifact(event.artifact), **total.more)
        case EventType.ARTIFACT_TAKEN:
            artifact, old = words.artifact(event.artifact), words.artifact(event.old_artifact)
            return words.message("log-artifact-swap", who=who, artifact=artifact, old=old, **total.more)
        case EventType.BUILT:
            return words.message("log-built", who=who, building=words.building(event.building), cost=total.cost)
        case EventType.LANDSCAPE_DRAWN:
            region, landscape = words.region(event.row), words.landscape(event.tile)
            return words.message("log-explored", who=who, region=region, landscape=landscape)
        case EventType.LANDSCAPE_PLACED if +total.gained:
            return words.message("log-compass", who=who, gain=total.gain)
        case EventType.MONSTER_APPEARED:
            monster, region = words.monster(event.monster), words.region(event.row)
            return words.message("log-monster", who=who, monster=monster, region=region, column=event.column + 1)
        case EventType.MONSTER_FOUGHT:
            return words.message("log-fought", who=who, monster=words.monster(event.monster), **total.more)
        case EventType.OUTPOST_BUILT:
            return words.message("log-outpost", who=who, region=words.region(event.row), column=event.column + 1, **total.more)
        case EventType.REGION_ACTIVATED:
            return words.message("log-region", who=who, region=words.region(event.row), **total.more)
        case EventType.SCROLL_READ:
            return words.message("log-scroll", who=who, gain=total.gain)
        case EventType.STREET_ACTIVATED:
            return words.message("log-street", who=who, street=words.street(event.row))
        case EventType.OUTPOST_ACTIVATED:
            return words.message("log-garrison", who=who, region=words.region(event.row), column=event.column + 1, **total.more)
        case EventType.BUILDING_USED if +total.paid:
            return words.message("log-traded", who=who, building=words.building(event.building), cost=total.cost, gain=total.gain)
        case EventType.BUILDING_USED if +total.gained:
            return words.message("log-used", who=who, building=words.building(event.building), gain=total.gain)
        case EventType.DEPOSITED:
            return words.message("log-bank" if event.good == GOLD else "log-church", who=who)
        case EventType.HERO_INVITED:
            hero, guild = words.hero(event.hero), words.word("guild", GUILD_KEYS[_GUILD[event.hero]])
            return words.message("log-invited", who=who, hero=hero, guild=guild, cost=total.cost, **total.more)
        case EventType.EXCHANGED:
            return words.message("log-exchanged", who=who, cost=total.cost, gain=total.gain)
        case EventType.PASSED:
            return words.message("log-passed-first" if event.first else "log-passed", who=who)
        case EventType.DISCARDED if any(event.goods):
            return words.message("log-discarded", who=who, what=amounts(by_key(GOODS, event.goods)))
        case EventType.STORED if any(event.goods):
            return words.message("log-stored", who=who, what=amounts(by_key(GOODS, event.goods)))
        case EventType.HERO_DRAWN:
            return words.message("log-hero-drawn", hero=words.hero(event.hero))
        case EventType.HERO_DISCARDED:
            return words.message("log-hero-left", hero=words.hero(event.hero))
        case EventType.MARKET_FILLED:
            return words.message("log-market", building=words.building(event.building))
        case EventType.ARTIFACT_DRAWN:
            return words.message("log-artifact-drawn", artifact=words.artifact(event.artifact))
        case EventType.ROUND_BEGAN:
            return words.message("log-round", n=event.round_no, who=who)
        case EventType.GAME_ENDED:
            return words.message("log-over")
        case _:
            return None


def effect(state: State, events: list[Event], after: State) -> list[Message]:
    """What a move would do, in short: paid, gained, and what else is certain."""
    total = Total(events)
    found = []
    placed = [(event.basic, event.bonus) for event in events if event.kind == EventType.SETTLERS_PLACED]
    if settlers := sum(basic + bonus for basic, bonus in placed):
        found.append(words.message("effect-settlers", n=settlers, bonus=sum(bonus for _, bonus in placed)))
    if +total.paid:
        found.append(words.message("effect-pay", what=total.cost))
    if +total.gained:
        found.append(words.message("effect-gain", what=total.gain))
    if +total.lacking:
        found.append(words.message("effect-lacking", what=amounts(total.lacking)))
    for event in events:
        match event.kind:
            case EventType.MONSTER_APPEARED:
                found.append(words.message("effect-monster", monster=words.monster(event.monster)))
            case EventType.LANDSCAPE_DRAWN:
                found.append(words.message("effect-draw"))
            case EventType.MONSTER_FOUGHT:
                found.append(words.message("effect-fought"))
            case EventType.HERO_DRAWN | EventType.MARKET_FILLED | EventType.ARTIFACT_DRAWN:
                found.append(words.message("effect-reveal"))
            case EventType.DISCARDED if any(event.goods):
                found.append(words.message("effect-discard", what=amounts(by_key(GOODS, event.goods))))
            case EventType.DEPOSITED:
                found.append(words.message("effect-deposit", good=words.good(event.good)))
            case EventType.PASSED if event.first:
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
}


def flights(event: Event) -> Iterable[Flight]:
    """Which pieces go where."""
    seat = event.seat
    land, lot = f"land-{seat}-{event.row}-{event.column}", f"lot-{seat}-{event.row}-{event.column}"
    match event.kind:
        case EventType.SETTLERS_PLACED:
            there = _PLACES[Place(event.place)].format(s=seat, r=event.row, c=event.column)
            if event.basic:
                yield Flight("settler", event.basic, f"settlers-{seat}", there)
            if event.bonus:
                yield Flight("settler-bonus", event.bonus, f"bonus-{seat}", there)
        case EventType.PAID | EventType.DISCARDED:
            for good, n in _some(event):
                yield Flight(good, n, f"stock-{seat}-{good}", f"supply-{good}")
        case EventType.GAINED:
            for good, n in _some(event):
                origin = _SOURCES[Source(event.source)].format(s=seat, r=event.row, c=event.column, g=good)
                yield Flight(good, n, origin, f"stock-{seat}-{good}")
        case EventType.SETTLERS_GAINED:
            yield Flight("settler-bonus", event.bonus, "supply-settlers", f"bonus-{seat}")
        case EventType.BUILT:
            yield Flight("house", 1, f"market-{event.slot}", lot)
        case EventType.LANDSCAPE_PLACED:
            yield Flight("tile", 1, f"deck-region-{event.row}", land)
        case EventType.MONSTER_APPEARED:
            yield Flight(f"monster-{MONSTER_KEYS[event.monster]}", 1, f"supply-monster-{event.monster}", land)
        case EventType.MONSTER_FOUGHT:
            yield Flight(f"monster-{MONSTER_KEYS[event.monster]}", 1, land, f"supply-monster-{event.monster}")
        case EventType.OUTPOST_BUILT:
            yield Flight("outpost", 1, "supply-outpost", land)
        case EventType.DEPOSITED:
            yield Flight(GOODS[event.good], 1, f"stock-{seat}-{GOODS[event.good]}", lot)
        case EventType.HERO_INVITED:
            yield Flight("card", 1, f"hero-{event.slot}", f"heroes-{seat}")
        case EventType.HERO_DRAWN:
            yield Flight("card", 1, "deck-heroes", f"hero-{event.slot}")
        case EventType.MARKET_FILLED:
            yield Flight("house", 1, "deck-buildings", f"market-{event.slot}")
        case EventType.MARKET_STACKED:
            yield Flight("house", 1, f"market-{event.old_slot}", f"market-{event.slot}")
        case EventType.ARTIFACT_TAKEN:
            yield Flight("artifact", 1, "artifact-row", f"artifact-{seat}")


def _some(event: Event) -> Iterable[tuple[str, int]]:
    """The goods of which there is some."""
    return ((good, n) for good, n in by_key(GOODS, event.goods).items() if n)
