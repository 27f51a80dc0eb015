"""What happened, for people: the lines of the log, previews, and the pieces that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dorfplatz.core.game import Flight, Happening
from dorfplatz.core.words import Message
from dorfplatz.games.milestones import words
from dorfplatz.games.milestones.actions import SPACE_WORDS
from dorfplatz.games.milestones.events import REVEALS as REVEALS
from dorfplatz.games.milestones.events import Event
from dorfplatz.games.milestones.rules_loop import goods_of, workers_of
from dorfplatz.games.milestones.state import EMPTY, Points
from dorfplatz.games.milestones.tables import (
    BUSH_TRIANGLE,
    CASTLE,
    COIN,
    GOODS,
    KEEP,
    PATH,
    SPARED,
    TRIANGLE_NAMES,
    WORKER_NUMBER,
    WORKPLACES,
)

_NUMBER = WORKER_NUMBER.tolist()


def ends_turn(state: Any, happenings: list[Happening]) -> bool:
    """Whether whoever decided is done: somebody else goes on, or nobody."""
    return bool(state.over) or happenings[0].seat != int(state.turn)


class _Sum:
    """What one decision paid, gained and scored in all."""

    def __init__(self, happenings: list[Happening]) -> None:
        self.paid, self.gained, self.points = Counter[str](), Counter[str](), 0
        for h in happenings:
            if h.kind == Event.PAID:
                self.paid.update(_goods(h))
            elif h.kind == Event.GAINED:
                self.gained.update(_goods(h))
            elif h.kind == Event.PRODUCED:
                self.gained[GOODS[h.values[0]]] += 1
            elif h.kind == Event.INCOME:
                self.gained[GOODS[COIN]] += h.values[0]
            elif h.kind == Event.SCORED and h.values[1] != Points.BONUS:
                self.points += h.values[0]


def _goods(happening: Happening) -> dict[str, int]:
    return dict(zip(GOODS, happening.values, strict=False))


def _amounts(counter: Counter[str]) -> dict[str, dict[str, int]]:
    return {"amounts": {key: n for key, n in counter.items() if n}}


# The story


def story(state: Any, happenings: list[Happening]) -> list[tuple[int | None, Message]]:
    """The lines of the log that tell what happened."""
    total = _Sum(happenings)
    lines = []
    for happening in happenings:
        if message := _line(happening, total):
            lines.append((None if happening.seat == EMPTY else happening.seat, message))
    return lines


def _line(happening: Happening, total: _Sum) -> Message | None:
    """The line for one event; those that only add to another have none."""
    kind, values = Event(happening.kind), happening.values
    who = {"seat": happening.seat}
    gain, cost = _amounts(total.gained), _amounts(total.paid)
    points = total.points
    match kind:
        case Event.DRAFTED:
            return words.message("log-drafted", who=who, **_tile(values[0]))
        case Event.PLACED:
            return words.message("log-placed", who=who, first=values[1] + 1, second=values[1] + 2, **_tile(values[0]))
        case Event.MOVED if values[1] > WORKPLACES or values[1] == CASTLE:
            income = "log-income" if +total.gained else "log-moved"
            return words.message(income, who=who, space=words.space(values[1]), gain=gain)
        case Event.MOVED if +total.gained:
            return words.message("log-produced", who=who, space=values[1], gain=gain, points=points)
        case Event.MOVED:
            return words.message("log-nothing", who=who, space=values[1])
        case Event.HIRED:
            return words.message("log-hired", who=who, first=values[2] + 1, second=values[2] + 2, cost=cost, **_tile(values[0]))
        case Event.TILE_DRAWN:
            return words.message("log-tile", **_tile(values[0]))
        case Event.BONUS_LOST:
            return words.message("log-bonus-lost", who=who, kind=words.kind(values[0]))
        case Event.BOUGHT | Event.SOLD:
            return words.message("log-bought" if kind == Event.BOUGHT else "log-sold", who=who, cost=cost, gain=gain)
        case Event.ROAD_BUILT:
            start, milestone, end = (words.vertex(vertex) for vertex in PATH[values[0]])
            return words.message("log-road", who=who, start=start, milestone=milestone, end=end, points=points)
        case Event.HOUSE_BUILT:
            return words.message("log-house", who=who, triangle=TRIANGLE_NAMES[values[0]], points=points)
        case Event.MARKET_BUILT:
            return words.message("log-market", who=who, number=words.vertex(values[0]), points=points)
        case Event.DELIVERED:
            return words.message("log-delivered", who=who, number=words.vertex(values[0]), points=points, gain=gain)
        case Event.BONUS_TAKEN:
            return words.message("log-bonus", who=who, kind=words.kind(values[0]))
        case Event.BONUS_DECLINED:
            return words.message("log-declined", who=who)
        case Event.DISCARDED:
            return words.message("log-discarded", who=who, what={"amounts": {GOODS[values[0]]: values[1]}})
        case Event.COVERED:
            return words.message("log-covered", who=who, kind=words.worker(values[0]), number=_NUMBER[values[0]])
        case Event.END_NEAR:
            return words.message("log-end-tiles" if values[0] else "log-end-points", who=who)
        case Event.ROUND_BEGAN:
            return words.message("log-round", n=values[0])
        case Event.GAME_ENDED:
            return words.message("log-over")
        case _:
            return None


def _tile(tile: int) -> dict[str, Any]:
    """A worker tile with its numbers as arguments."""
    return {**words.tile(tile), "a": _NUMBER[2 * tile], "b": _NUMBER[2 * tile + 1]}


def effect(state: Any, happenings: list[Happening]) -> list[Message]:
    """What a move would do, in short: paid, gained, and what else is certain. `state` is the position before it."""
    total = _Sum(happenings)
    found = []
    if +total.paid:
        found.append(words.message("effect-pay", what=_amounts(total.paid)))
    if +total.gained:
        found.append(words.message("effect-gain", what=_amounts(total.gained)))
    for h in happenings:
        if h.kind == Event.MOVED:
            given = any(other.kind == Event.DISCARDED for other in happenings)
            found += _arrival(state.players[h.seat], h.values[1], total, given)
        else:
            found += _certain(h)
    return found


def _arrival(me: Any, space: int, total: _Sum, given: bool) -> Iterable[Message]:
    """What waits on a space; `given` if the castle has taken its goods without asking."""
    if space == CASTLE:
        surplus, worker = max(0, int(goods_of(me)) - KEEP), int(workers_of(me)) > SPARED
        if surplus and not given:
            yield words.message("effect-castle-goods", n=surplus)
        if worker:
            yield words.message("effect-castle-worker")
        if not surplus and not worker:
            yield words.message("effect-castle-nothing")
    elif space > WORKPLACES:
        yield words.message(f"effect-{SPACE_WORDS[space]}")
    elif not +total.gained:
        yield words.message("effect-nothing")


def _certain(h: Happening) -> Iterable[Message]:
    match Event(h.kind):
        case Event.BONUS_OFFERED:
            yield words.message("effect-due" if h.values[2] else "effect-offered", kind=words.kind(h.values[0]))
        case Event.BONUS_TAKEN:
            yield words.message("effect-bonus", kind=words.kind(h.values[0]))
        case Event.BONUS_LOST:
            yield words.message("effect-bonus-lost", kind=words.kind(h.values[0]))
        case Event.DISCARDED:
            yield words.message("effect-discard", what={"amounts": {GOODS[h.values[0]]: h.values[1]}})
        case Event.TILE_DRAWN:
            yield words.message("effect-draw")
        case Event.END_NEAR:
            yield words.message("effect-end")
        case _:
            pass


# The pieces that move


def flights(state: Any, happenings: list[Happening]) -> list[Flight]:
    """Which pieces go where, in the order of the rules."""
    return [flight for happening in happenings for flight in _flights(happening)]


_SCORED_AT = {
    Points.ROADS: "vertex-{p}",
    Points.HOUSES: "triangle-{p}",
    Points.MARKETS: "vertex-{p}",
    Points.DELIVERIES: "vertex-{p}",
    Points.BONUS: "space-{s}-{p}",
    Points.PRODUCTION: "space-{s}-{p}",
}


def _flights(h: Happening) -> Iterable[Flight]:
    kind, seat, values = Event(h.kind), h.seat, h.values
    match kind:
        case Event.DRAFTED:
            yield Flight("worker-tile", 1, f"start-{values[1]}", f"hand-{seat}")
        case Event.PLACED:
            yield Flight("worker-tile", 1, f"hand-{seat}", f"space-{seat}-{values[1] + 1}")
        case Event.MOVED if values[0] != values[1]:
            yield Flight("pawn", 1, f"space-{seat}-{values[0]}", f"space-{seat}-{values[1]}")
        case Event.PRODUCED:
            good = GOODS[values[0]]
            yield Flight(good, 1, f"space-{seat}-{values[1]}", f"stock-{seat}-{good}")
        case Event.INCOME:
            yield Flight("coin", values[0], "supply-coin", f"stock-{seat}-coin")
        case Event.HIRED:
            yield Flight("worker-tile", 1, f"display-{values[1]}", f"space-{seat}-{values[2] + 1}")
        case Event.TILE_DRAWN:
            yield Flight("worker-tile", 1, "stack", f"display-{values[1]}")
        case Event.PAID | Event.GAINED:
            for good, n in (+Counter(_goods(h))).items():
                ends = (f"stock-{seat}-{good}", f"supply-{good}")
                yield Flight(good, n, *(ends if kind == Event.PAID else ends[::-1]))
        case Event.ROAD_BUILT:
            yield Flight("milestone", 1, "supply-road", f"vertex-{PATH[values[0], 1]}")
        case Event.HOUSE_BUILT:
            yield Flight("house", 1, "supply-house", f"triangle-{values[0]}")
        case Event.MARKET_BUILT:
            yield Flight("stall", 1, "supply-market", f"vertex-{values[0]}")
        case Event.DELIVERED:
            yield Flight("flour-sack", 1, "supply-sack", f"vertex-{values[0]}")
        case Event.SCORED if values[0]:
            yield Flight("star", values[0], _SCORED_AT[Points(values[1])].format(s=seat, p=values[2]), f"score-{seat}")
        case Event.BONUS_TAKEN:
            yield Flight("bonus", 1, f"triangle-{BUSH_TRIANGLE[values[1]]}", f"space-{seat}-{values[2]}")
        case Event.DISCARDED:
            good = GOODS[values[0]]
            yield Flight(good, values[1], f"stock-{seat}-{good}", f"supply-{good}")
        case Event.COVERED:
            yield Flight("cover", 1, "supply-cover", f"space-{seat}-{values[1]}")
        case _:
            pass
