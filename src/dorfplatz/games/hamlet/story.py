"""What happened, for people: the lines of the log, previews, and the pieces that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dorfplatz.core import story
from dorfplatz.core.story import Flight, amounts
from dorfplatz.core.words import Message
from dorfplatz.games.hamlet import words
from dorfplatz.games.hamlet.events import Event, EventType, Source
from dorfplatz.games.hamlet.rules_turn import orders_left
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Points, State
from dorfplatz.games.hamlet.tables import GOLD, GOODS, RAWS, Tile

REVEALS = frozenset({EventType.TILE_DRAWN, EventType.SALE_DRAWN})
"""Behind these lies something nobody could know before."""


class Total(story.Total):
    """What one decision brought: resources, and gold and points by what they are for."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__(events)
        self.gold: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        self.made: Counter[str] = Counter()
        self.first_made: Event | None = None
        for event in events:
            match event.kind:
                case EventType.GOLD:
                    self.gold[event.source] += event.amount
                case EventType.SPENT:
                    self.paid[GOODS[GOLD]] += event.amount
                case EventType.SCORED:
                    self.points[event.what] += event.amount
                case EventType.PRODUCED:
                    self.first_made = self.first_made or event
                    self.made[GOODS[event.good]] += 1


# The story


def line(event: Event, total: Total) -> Message | None:
    """The line for one event; those that only add to another have none."""
    who: dict[str, Any] = {"seat": event.seat}
    match EventType(event.kind):
        case EventType.PRODUCED if event is total.first_made:
            return _production(event, total)
        case EventType.CONSUMED if event.seat != EMPTY and event.good >= RAWS:
            reward = total.gold[Source.GOODS]
            return words.message("log-rewarded", who=who, good=words.good(event.good), n=reward, gain=words.amount(GOLD, reward))
        case EventType.BOUGHT:
            return words.message("log-bought", who=who, what=words.amount(event.good, 1), cost=words.amount(GOLD, event.amount))
        case EventType.REFINED:
            name = "log-refined-fine" if event.fine else "log-refined"
            return words.message(name, who=who, what=words.amount(event.good, 1), place=words.place(event.place))
        case EventType.BLUEPRINT:
            return words.message("log-blueprint", who=who, place=words.place(event.tile), cost=event.slot)
        case EventType.TILE_DRAWN:
            return words.message("log-drawn", place=words.place(event.tile))
        case EventType.VILLAGER_HIRED:
            return words.message("log-villager", who=who, cost=words.amount(GOLD, event.amount))
        case EventType.DONKEY_HIRED:
            return words.message("log-donkey", who=who, cost=words.amount(GOLD, event.amount), place=words.place(event.place))
        case EventType.SOLD:
            gain = words.amount(GOLD, total.gold[Source.SALE])
            return words.message("log-sold", who=who, points=total.points[Points.SALES], gain=gain)
        case EventType.SALE_DRAWN:
            return words.message("log-sale")
        case EventType.ORDER_FILLED:
            return words.message("log-order", who=who, points=total.points[Points.ORDERS])
        case EventType.BEGGED:
            return words.message("log-begged", who=who)
        case EventType.BUILT:
            points = total.points[Points.BUILDING]
            return words.message("log-built", who=who, place=words.place(event.tile), at=words.place(event.place), points=points)
        case EventType.MILESTONE:
            return words.message("log-milestone", who=who, goal=words.goal(event.milestone))
        case EventType.PILE_OPENED:
            return words.message("log-pile", good=words.good(event.good))
        case EventType.ROAD_BUILT:
            return words.message("log-road", who=who, place=words.place(event.place), to=words.place(event.to))
        case EventType.HERDED:
            return words.message("log-herded", who=who, place=words.place(event.place), to=words.place(event.to))
        case EventType.END_NEAR:
            return words.message("log-end", who=who)
        case EventType.ROUND_BEGAN:
            return words.message("log-round", n=event.round_no)
        case EventType.GAME_ENDED:
            return words.message("log-over")
        case _:
            return None


def _production(event: Event, total: Total) -> Message:
    """All slots that were filled, in one line."""
    args = {"who": {"seat": event.seat}, "place": words.place(event.place), "what": amounts(total.made)}
    if gold := total.gold[Source.PRODUCER]:
        return words.message("log-produced", gain=words.amount(GOLD, gold), **args)
    return words.message("log-stored", points=total.points[Points.BARNS], **args)


def effect(state: State, events: list[Event], after: State) -> list[Message]:
    """What a move would do, in short: spent, gained, and who else gains."""
    found = []
    total = Total(events)
    if total.paid:
        found.append(words.message("effect-pay", what=amounts(total.paid)))
    if gold := sum(event.amount for event in events if event.kind == EventType.GOLD and event.seat == int(state.turn)):
        found.append(words.message("effect-gain", what=words.amount(GOLD, gold)))
    if total.made:
        found.append(words.message("effect-produce", what=amounts(total.made)))
    for event in events:
        found += _certain(state, event)
    if _begins_last_order(state, after):
        found.append(_end(state))
    return found


def _begins_last_order(state: State, after: State) -> bool:
    """H-50. It is still to be paid, so nothing has happened yet that says so."""
    paid_for = after.phase == Phase.PAY and after.deed == Deed.ORDER
    return bool(state.phase == Phase.TURN and paid_for and orders_left(after) == 1)


def _end(state: State) -> Message:
    """H-50. How many turns are still to come in this round."""
    return words.message("effect-end", n=int(state.start_seat - state.turn - 1) % int(state.seats))


def _walk(event: Event) -> Message:
    """Which villager does it, and that it stays there."""
    if event.place == event.to:
        return words.message("effect-work", place=words.place(event.to))
    return words.message("effect-walk", place=words.place(event.place), to=words.place(event.to))


def _certain(state: State, event: Event) -> Iterable[Message]:
    match EventType(event.kind):
        case EventType.WALKED:
            yield _walk(event)
        case EventType.HERDED:
            yield words.message("effect-herd", place=words.place(event.place), to=words.place(event.to))
        case EventType.DONKEY_HIRED:
            yield words.message("effect-donkey", place=words.place(event.place))
        case EventType.VILLAGER_HIRED:
            yield words.message("effect-villager")
        case EventType.CONSUMED:
            yield words.message("effect-use", what=words.amount(event.good, 1))
        case EventType.GOLD if event.seat != int(state.turn):
            yield words.message("effect-other", who={"seat": event.seat}, gain=words.amount(GOLD, event.amount), n=event.amount)
        case EventType.REFINED:
            yield words.message("effect-make", what=words.amount(event.good, 1))
        case EventType.MILESTONE:
            yield words.message("effect-milestone", goal=words.goal(event.milestone))
        case EventType.TILE_DRAWN | EventType.SALE_DRAWN:
            yield words.message("effect-draw")
        case EventType.END_NEAR:
            yield _end(state)
        case _:
            pass


# The pieces that move

_GOLD_FROM = {
    Source.PRODUCER: "place-{p}",
    Source.GOODS: "place-{p}",
    Source.ROW: "row",
    Source.SALE: "market",
    Source.BEGGING: "place-{p}",
}


def flights(event: Event) -> Iterable[Flight]:
    """The pieces that move."""
    seat, here, there = event.seat, f"place-{event.place}", f"place-{event.to}"
    match EventType(event.kind):
        case EventType.WALKED if here != there:
            yield Flight("villager", 1, here, there)
        case EventType.PRODUCED:
            yield Flight(GOODS[event.good], 1, "supply", f"slot-{event.place}-{event.slot}")
        case EventType.GOLD:
            yield Flight("coin", event.amount, _GOLD_FROM[Source(event.source)].format(p=event.place), f"gold-{seat}")
        case EventType.SPENT:
            yield Flight("coin", event.amount, f"gold-{seat}", "row" if event.source == Source.ROW else here)
        case EventType.SCORED if event.amount:
            yield Flight("star", event.amount, here, f"score-{seat}")
        case EventType.CONSUMED if here != there:
            yield Flight(GOODS[event.good], 1, f"slot-{event.place}-{event.slot}", there)
        case EventType.BOUGHT if event.to != Tile.MARKET:
            yield Flight(GOODS[event.good], 1, f"place-{int(Tile.MARKET)}", there)
        case EventType.REFINED:
            yield Flight(GOODS[event.good], 1, f"supply-{seat}", f"slot-{event.place}-{event.slot}")
        case EventType.BLUEPRINT:
            yield Flight("blueprint", 1, f"row-{event.slot}", f"hand-{seat}")
        case EventType.TILE_DRAWN:
            yield Flight("blueprint", 1, "bag", f"row-{event.slot}")
        case EventType.VILLAGER_HIRED:
            yield Flight("villager", 1, f"supply-{seat}", f"place-{int(Tile.CHURCH)}")
        case EventType.DONKEY_HIRED:
            yield Flight("donkey", 1, f"supply-{seat}", here)
        case EventType.BUILT:
            yield Flight("blueprint", 1, f"hand-{seat}", f"place-{event.tile}")
        case EventType.ROAD_BUILT:
            yield Flight("road", 1, f"supply-{seat}", there)
        case EventType.HERDED:
            yield Flight("donkey", 1, here, there)
        case _:
            pass
