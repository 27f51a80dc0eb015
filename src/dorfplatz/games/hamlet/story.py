"""What happened, for people: the lines of the log, previews, and the pieces that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dorfplatz.core.game import Flight, Happening
from dorfplatz.core.words import Message
from dorfplatz.games.hamlet import words
from dorfplatz.games.hamlet.events import REVEALS as REVEALS
from dorfplatz.games.hamlet.events import Event, Source
from dorfplatz.games.hamlet.state import EMPTY, Points
from dorfplatz.games.hamlet.tables import GOLD, GOODS, RAWS, Tile


def ends_turn(state: Any, happenings: list[Happening]) -> bool:
    """Whether a turn is over."""
    return any(h.kind == Event.TURN_ENDED for h in happenings)


def _amounts(counter: Counter[str]) -> dict[str, dict[str, int]]:
    return {"amounts": {key: n for key, n in counter.items() if n}}


def _made(happenings: list[Happening]) -> Counter[str]:
    return Counter(GOODS[h.values[0]] for h in happenings if h.kind == Event.PRODUCED)


def _gold(happenings: list[Happening], source: Source) -> int:
    return sum(h.values[0] for h in happenings if h.kind == Event.GOLD and h.values[1] == source)


def _points(happenings: list[Happening], what: Points) -> int:
    return sum(h.values[0] for h in happenings if h.kind == Event.SCORED and h.values[1] == what)


# The story


def story(state: Any, happenings: list[Happening]) -> list[tuple[int | None, Message]]:
    """The lines of the log that tell what happened."""
    lines = []
    for message, seat in _lines(happenings):
        lines.append((None if seat == EMPTY else seat, message))
    return lines


def _lines(happenings: list[Happening]) -> Iterable[tuple[Message, int]]:
    if made := _made(happenings):
        yield _production(happenings, made)
    for h in happenings:
        if message := _line(h, happenings):
            yield message, h.seat


def _production(happenings: list[Happening], made: Counter[str]) -> tuple[Message, int]:
    """All slots that were filled, in one line."""
    first = next(h for h in happenings if h.kind == Event.PRODUCED)
    gold, points = _gold(happenings, Source.PRODUCER), _points(happenings, Points.BARNS)
    args = {"who": {"seat": first.seat}, "place": words.place(first.values[1]), "what": _amounts(made)}
    if gold:
        return words.message("log-produced", gain=words.amount(GOLD, gold), **args), first.seat
    return words.message("log-stored", points=points, **args), first.seat


def _line(h: Happening, happenings: list[Happening]) -> Message | None:
    """The line for one event; those that only add to another have none."""
    kind, values, who = Event(h.kind), h.values, {"seat": h.seat}
    match kind:
        case Event.CONSUMED if h.seat != EMPTY and values[0] >= RAWS:
            reward = next(g.values[0] for g in happenings if g.kind == Event.GOLD and g.values[1] == Source.GOODS)
            return words.message("log-rewarded", who=who, good=words.good(values[0]), n=reward, gain=words.amount(GOLD, reward))
        case Event.BOUGHT:
            return words.message("log-bought", who=who, what=words.amount(values[0], 1), cost=words.amount(GOLD, values[1]))
        case Event.REFINED:
            name = "log-refined-fine" if values[2] else "log-refined"
            return words.message(name, who=who, what=words.amount(values[0], 1), place=words.place(values[1] // 4))
        case Event.BLUEPRINT:
            return words.message("log-blueprint", who=who, place=words.place(values[0]), cost=values[1])
        case Event.TILE_DRAWN:
            return words.message("log-drawn", place=words.place(values[0]))
        case Event.VILLAGER_HIRED:
            return words.message("log-villager", who=who, cost=words.amount(GOLD, values[0]))
        case Event.DONKEY_HIRED:
            return words.message("log-donkey", who=who, cost=words.amount(GOLD, values[0]), place=words.place(values[1]))
        case Event.SOLD:
            gold, points = _gold(happenings, Source.SALE), _points(happenings, Points.SALES)
            return words.message("log-sold", who=who, points=points, gain=words.amount(GOLD, gold))
        case Event.SALE_DRAWN:
            return words.message("log-sale")
        case Event.ORDER_FILLED:
            return words.message("log-order", who=who, points=_points(happenings, Points.ORDERS))
        case Event.BEGGED:
            return words.message("log-begged", who=who)
        case Event.BUILT:
            points = _points(happenings, Points.BUILDING)
            return words.message("log-built", who=who, place=words.place(values[0]), at=words.place(values[1]), points=points)
        case Event.MILESTONE:
            return words.message("log-milestone", who=who, goal=words.goal(values[0]))
        case Event.PILE_OPENED:
            return words.message("log-pile", good=words.good(values[0]))
        case Event.ROAD_BUILT:
            return words.message("log-road", who=who, place=words.place(values[0]), to=words.place(values[1]))
        case Event.HERDED:
            return words.message("log-herded", who=who, place=words.place(values[0]), to=words.place(values[1]))
        case Event.END_NEAR:
            return words.message("log-end", who=who)
        case Event.ROUND_BEGAN:
            return words.message("log-round", n=values[0])
        case Event.GAME_ENDED:
            return words.message("log-over")
        case _:
            return None


def effect(state: Any, happenings: list[Happening]) -> list[Message]:
    """What a move would do, in short: spent, gained, and who else gains."""
    found = []
    spent = sum(h.values[0] for h in happenings if h.kind == Event.SPENT)
    gained = Counter({GOODS[GOLD]: sum(h.values[0] for h in happenings if h.kind == Event.GOLD and h.seat == int(state.turn))})
    if spent:
        found.append(words.message("effect-pay", what=words.amount(GOLD, spent)))
    if +gained:
        found.append(words.message("effect-gain", what=_amounts(+gained)))
    if made := _made(happenings):
        found.append(words.message("effect-produce", what=_amounts(made)))
    for h in happenings:
        found += _certain(state, h)
    return found


def _certain(state: Any, h: Happening) -> Iterable[Message]:
    match Event(h.kind):
        case Event.CONSUMED:
            yield words.message("effect-use", what=words.amount(h.values[0], 1))
        case Event.GOLD if h.seat != int(state.turn):
            yield words.message("effect-other", who={"seat": h.seat}, gain=words.amount(GOLD, h.values[0]), n=h.values[0])
        case Event.REFINED:
            yield words.message("effect-make", what=words.amount(h.values[0], 1))
        case Event.MILESTONE:
            yield words.message("effect-milestone", goal=words.goal(h.values[0]))
        case Event.TILE_DRAWN | Event.SALE_DRAWN:
            yield words.message("effect-draw")
        case Event.END_NEAR:
            yield words.message("effect-end")
        case _:
            pass


# The pieces that move


def flights(state: Any, happenings: list[Happening]) -> list[Flight]:
    """Which pieces go where, in the order of the rules."""
    return [flight for happening in happenings for flight in _flights(happening)]


_GOLD_FROM = {
    Source.PRODUCER: "place-{p}",
    Source.GOODS: "place-{p}",
    Source.ROW: "row",
    Source.SALE: "market",
    Source.BEGGING: "place-{p}",
}


def _flights(h: Happening) -> Iterable[Flight]:
    kind, seat, values = Event(h.kind), h.seat, h.values
    match kind:
        case Event.WALKED if values[1] != values[2]:
            yield Flight("villager", 1, f"place-{values[1]}", f"place-{values[2]}")
        case Event.PRODUCED:
            yield Flight(GOODS[values[0]], 1, "supply", f"slot-{values[1]}-{values[2]}")
        case Event.GOLD:
            yield Flight("coin", values[0], _GOLD_FROM[Source(values[1])].format(p=values[2]), f"gold-{seat}")
        case Event.SPENT:
            yield Flight("coin", values[0], f"gold-{seat}", "row" if values[1] == Source.ROW else f"place-{values[2]}")
        case Event.SCORED if values[0]:
            yield Flight("star", values[0], f"place-{values[2]}", f"score-{seat}")
        case Event.CONSUMED if values[1] // 4 != values[2]:
            yield Flight(GOODS[values[0]], 1, f"slot-{values[1] // 4}-{values[1] % 4}", f"place-{values[2]}")
        case Event.BOUGHT if values[2] != Tile.MARKET:
            yield Flight(GOODS[values[0]], 1, f"place-{int(Tile.MARKET)}", f"place-{values[2]}")
        case Event.REFINED:
            yield Flight(GOODS[values[0]], 1, f"supply-{seat}", f"slot-{values[1] // 4}-{values[1] % 4}")
        case Event.BLUEPRINT:
            yield Flight("blueprint", 1, f"row-{values[1]}", f"hand-{seat}")
        case Event.TILE_DRAWN:
            yield Flight("blueprint", 1, "bag", f"row-{values[1]}")
        case Event.VILLAGER_HIRED:
            yield Flight("villager", 1, f"supply-{seat}", f"place-{int(Tile.CHURCH)}")
        case Event.DONKEY_HIRED:
            yield Flight("donkey", 1, f"supply-{seat}", f"place-{values[1]}")
        case Event.BUILT:
            yield Flight("blueprint", 1, f"hand-{seat}", f"place-{values[0]}")
        case Event.ROAD_BUILT:
            yield Flight("road", 1, f"supply-{seat}", f"place-{values[1]}")
        case Event.HERDED:
            yield Flight("donkey", 1, f"place-{values[0]}", f"place-{values[1]}")
        case _:
            pass
