"""What happened, for people: the lines of the log, previews, and the pieces that move."""

from __future__ import annotations

from collections.abc import Iterable

from dorfplatz.core import story
from dorfplatz.core.story import amounts
from dorfplatz.core.views import Flight
from dorfplatz.core.words import Message
from dorfplatz.games.milestones import words
from dorfplatz.games.milestones.actions import SPACE_WORDS
from dorfplatz.games.milestones.events import Event, EventType
from dorfplatz.games.milestones.hindrances import hindrance
from dorfplatz.games.milestones.rules_loop import goods_of, is_ascending, workers_of
from dorfplatz.games.milestones.state import Player, Points, State
from dorfplatz.games.milestones.tables import (
    BUSH_TRIANGLE,
    CASTLE,
    GOODS,
    KEEP,
    PATH,
    SPARED,
    TRIANGLE_NAMES,
    WORKER_NUMBER,
    WORKPLACES,
)

REVEALS = frozenset({EventType.TILE_DRAWN})
"""Behind these lies something nobody could know before."""

_NUMBER = WORKER_NUMBER.tolist()


class Total(story.Total):
    """What one decision paid, gained and scored in all."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__(events)
        self.points = 0
        for event in events:
            match event.kind:
                case EventType.PAID:
                    self.paid[GOODS[event.good]] += event.amount
                case EventType.GAINED | EventType.PRODUCED:
                    self.gained[GOODS[event.good]] += event.amount
                case EventType.SCORED if event.purpose != Points.BONUS:
                    self.points += event.points
        self.cost, self.gain = amounts(self.paid), amounts(self.gained)


# The log


def line(event: Event, total: Total) -> Message | None:
    """The line for one event; those that only add to another have none."""
    who = {"seat": event.seat}
    cost, gain, points = total.cost, total.gain, total.points
    match event.kind:
        case EventType.DRAFTED:
            return words.message("log-drafted", who=who, **words.tile(event.tile))
        case EventType.PLACED:
            return words.message("log-placed", who=who, **_spaces(event.spot), **words.tile(event.tile))
        case EventType.MOVED if event.space > WORKPLACES or event.space == CASTLE:
            income = "log-income" if total.gained else "log-moved"
            return words.message(income, who=who, space=words.space(event.space), gain=gain)
        case EventType.MOVED if total.gained:
            return words.message("log-produced", who=who, space=event.space, gain=gain, points=points)
        case EventType.MOVED:
            return words.message("log-nothing", who=who, space=event.space)
        case EventType.HIRED:
            return words.message("log-hired", who=who, **_spaces(event.spot), cost=cost, **words.tile(event.tile))
        case EventType.TILE_DRAWN:
            return words.message("log-tile", **words.tile(event.tile))
        case EventType.BONUS_LOST:
            return words.message("log-bonus-lost", who=who, kind=words.kind(event.bonus))
        case EventType.BOUGHT:
            return words.message("log-bought", who=who, cost=cost, gain=gain)
        case EventType.SOLD:
            return words.message("log-sold", who=who, cost=cost, gain=gain)
        case EventType.ROAD_BUILT:
            start, milestone, end = (words.vertex(vertex) for vertex in PATH[event.path])
            return words.message("log-road", who=who, start=start, milestone=milestone, end=end, points=points)
        case EventType.HOUSE_BUILT:
            return words.message("log-house", who=who, triangle=TRIANGLE_NAMES[event.triangle], points=points)
        case EventType.MARKET_BUILT:
            return words.message("log-market", who=who, number=words.vertex(event.vertex), points=points)
        case EventType.DELIVERED:
            return words.message("log-delivered", who=who, number=words.vertex(event.vertex), points=points, gain=gain)
        case EventType.BONUS_TAKEN:
            return words.message("log-bonus", who=who, kind=words.kind(event.bonus))
        case EventType.BONUS_DECLINED:
            return words.message("log-declined", who=who)
        case EventType.DISCARDED:
            return words.message("log-discarded", who=who, what=_amount(event))
        case EventType.COVERED:
            return words.message("log-covered", who=who, kind=words.worker(event.worker), number=_NUMBER[event.worker])
        case EventType.END_NEAR:
            return words.message("log-end-tiles" if event.by_tiles else "log-end-points", who=who)
        case EventType.ROUND_BEGAN:
            return words.message("log-round", n=event.round_no)
        case EventType.GAME_ENDED:
            return words.message("log-over")
        case _:
            return None


def _spaces(spot: int) -> dict[str, int]:
    """The two spaces of a worker tile as arguments."""
    return {"first": spot + 1, "second": spot + 2}


def _amount(event: Event) -> dict[str, dict[str, int]]:
    """The amount of one good as an argument."""
    return amounts({GOODS[event.good]: event.amount})


# Previews


def effect(state: State, events: list[Event], after: State) -> list[Message]:
    """What a move would do, in short: paid, gained, and what else is certain."""
    total = Total(events)
    found = []
    if total.paid:
        found.append(words.message("effect-pay", what=total.cost))
    if total.gained:
        found.append(words.message("effect-gain", what=total.gain))
    for event in events:
        if event.kind == EventType.MOVED:
            given = any(other.kind == EventType.DISCARDED for other in events)
            found += _arrival(state, state.players[event.seat], event.space, total, given)
        elif event.kind == EventType.HIRED:
            found += _laid_over(state.players[event.seat], event.spot)
        else:
            found += _certain(event)
    return [*found, *_order(state.players[state.turn], after.players[state.turn])]


def _arrival(state: State, me: Player, space: int, total: Total, given: bool) -> Iterable[Message]:
    """What waits on a space; `given` if the castle has taken its goods without asking."""
    if space == CASTLE:
        surplus = max(0, int(goods_of(me)) - KEEP)
        if surplus and not given:
            yield words.message("effect-castle-goods", n=surplus)
        yield words.message("effect-castle-worker" if workers_of(me) > SPARED else "effect-castle-spared")
    elif space > WORKPLACES:
        goods = [have + total.gained[GOODS[good]] for good, have in enumerate(me.goods.tolist())]
        yield hindrance(state, me, space, goods) or words.message(f"effect-{SPACE_WORDS[space]}")
    elif not total.gained:
        yield words.message("effect-nothing")


def _laid_over(me: Player, spot: int) -> Iterable[Message]:
    """The workers that a hired tile would cover."""
    for worker in me.workers[spot : spot + 2].tolist():
        if worker >= 0:
            yield words.message("effect-laid-over", kind=words.worker(worker), number=_NUMBER[worker])


def _order(before: Player, after: Player) -> Iterable[Message]:
    """M-20. Whether the numbers rise no longer, or again."""
    if is_ascending(before) != is_ascending(after):
        yield words.message("effect-rises" if is_ascending(after) else "effect-falls")


def _certain(event: Event) -> Iterable[Message]:
    """What one event would bring."""
    match event.kind:
        case EventType.BONUS_OFFERED:
            yield words.message("effect-due" if event.must_take else "effect-offered", kind=words.kind(event.bonus))
        case EventType.BONUS_TAKEN:
            yield words.message("effect-bonus", kind=words.kind(event.bonus))
        case EventType.BONUS_LOST:
            yield words.message("effect-bonus-lost", kind=words.kind(event.bonus))
        case EventType.DISCARDED:
            yield words.message("effect-discard", what=_amount(event))
        case EventType.COVERED:
            yield words.message("effect-cover", kind=words.worker(event.worker))
        case EventType.TILE_DRAWN:
            yield words.message("effect-draw")
        case EventType.END_NEAR:
            yield words.message("effect-end")


# The pieces that move


def flights(event: Event) -> Iterable[Flight]:
    """Which pieces go where."""
    seat = event.seat
    match event.kind:
        case EventType.DRAFTED:
            yield Flight("worker-tile", 1, f"start-{event.slot}", f"hand-{seat}")
        case EventType.PLACED:
            yield Flight("worker-tile", 1, f"hand-{seat}", f"space-{seat}-{event.spot + 1}")
        case EventType.MOVED if event.origin != event.space:
            yield Flight("pawn", 1, f"space-{seat}-{event.origin}", f"space-{seat}-{event.space}")
        case EventType.PRODUCED:
            good = GOODS[event.good]
            yield Flight(good, event.amount, f"space-{seat}-{event.space}", f"stock-{seat}-{good}")
        case EventType.HIRED:
            yield Flight("worker-tile", 1, f"display-{event.slot}", f"space-{seat}-{event.spot + 1}")
        case EventType.TILE_DRAWN:
            yield Flight("worker-tile", 1, "stack", f"display-{event.slot}")
        case EventType.PAID | EventType.DISCARDED:
            good = GOODS[event.good]
            yield Flight(good, event.amount, f"stock-{seat}-{good}", f"supply-{good}")
        case EventType.GAINED:
            good = GOODS[event.good]
            yield Flight(good, event.amount, f"supply-{good}", f"stock-{seat}-{good}")
        case EventType.ROAD_BUILT:
            yield Flight("milestone", 1, "supply-road", f"vertex-{PATH[event.path, 1]}")
        case EventType.HOUSE_BUILT:
            yield Flight("house", 1, "supply-house", f"triangle-{event.triangle}")
        case EventType.MARKET_BUILT:
            yield Flight("stall", 1, "supply-market", f"vertex-{event.vertex}")
        case EventType.DELIVERED:
            yield Flight("flour-sack", 1, "supply-sack", f"vertex-{event.vertex}")
        case EventType.SCORED if event.points:
            yield Flight("star", event.points, _scored_at(event), f"score-{seat}")
        case EventType.BONUS_TAKEN:
            yield Flight("bonus", 1, f"triangle-{BUSH_TRIANGLE[event.bush]}", f"space-{seat}-{event.space}")
        case EventType.COVERED:
            yield Flight("cover", 1, "supply-cover", f"space-{seat}-{event.space}")


def _scored_at(event: Event) -> str:
    """Where points come from."""
    match event.purpose:
        case Points.ROADS | Points.MARKETS | Points.DELIVERIES:
            return f"vertex-{event.vertex}"
        case Points.HOUSES:
            return f"triangle-{event.triangle}"
        case _:
            return f"space-{event.seat}-{event.space}"
