"""What a move is for: how an expert would go on after it.

Experts are imported where they are asked: they need the rules, which the server itself does not load.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import dorfplatz
from dorfplatz.core.words import Message

if TYPE_CHECKING:
    from dorfplatz.bots.hints import Hint

SIMULATIONS = 24
"""Of each decision that is imagined."""
OWN_TURNS = 2
"""This turn and the next one of the same seat: what comes later is anybody's guess."""
LEAST = 2
"""Points that are worth a plan; one comes with many a move."""
MOST_DECISIONS = 40
"""Of all seats together."""
COMPARISONS = {f"hint-why-{way}-{measure}" for way in ("ahead", "behind") for measure in ("chance", "points", "even")}
"""Reasons that say how good a move is, and not what for."""


class _Aim(NamedTuple):
    """Something that brings points on the way."""

    points: int
    told: Message
    known: bool
    """Nothing was turned up before it."""


def explained(game: dorfplatz.Game, hints: Sequence[Hint]) -> list[Hint]:
    """Hints in which a comparison gives way to a plan, where the move has one that the better ones before it don't have."""
    from dorfplatz.bots.hints import redealt

    deals, plans = [redealt(game, seed) for seed in (0, 1)], list[Message]()
    explained = []
    for hint in hints:
        action = hint.judged.move.id
        told = spelled(deals[0], action)
        plan = _plan(deals, action, told) if hint.why.id in COMPARISONS else None
        if hint.why.id in COMPARISONS and (plan is None or plan in plans):
            plan = _general(game, action)
        if plan and plan not in plans:
            plans.append(plan)
            hint = hint._replace(why=plan)
        explained.append(hint._replace(told=told))
    return explained


def purpose(game: dorfplatz.Game, better: int, worse: int) -> Message | None:
    """What the better of two moves is for, if the other one is not for the same."""
    from dorfplatz.bots.hints import redealt

    deals = [redealt(game, seed) for seed in (0, 1)]
    plan, other = (_plan(deals, action, spelled(deals[0], action)) for action in (better, worse))
    if plan and plan.id == "hint-why-plan" and plan != other:
        return plan
    kinds = {game.text(action).split()[0] for action in (better, worse)}
    return _general(game, better) if len(kinds) == 2 else None


def spelled(game: dorfplatz.Game, action: int, following: Sequence[int] | None = None) -> list[Message]:
    """A move as the log would tell it; one that only begins something is told with what comes of it.

    `following` is what was decided afterwards, if that is known; else an expert goes on.
    """
    from dorfplatz.bots.hints import lines, told

    words = told(game, action)
    if words[0].id not in ("hint-move", "hint-move-where"):
        return words
    name = _name(game, action, words[0])
    after, seat, before = game.clone(), game.turn, set(game.legal_moves.ids)
    after.push(action)
    known, found = iter(following or ()), list[Message]()
    while not after.over and after.turn == seat and not after.steps[-1].reveals and not after.steps[-1].ends_turn:
        if found and not before.isdisjoint(after.legal_moves.ids):
            break
        decision = next(known, None) if following is not None else _best(after)
        if decision is None:
            break
        if new := lines(after, decision):
            # A mere number says less than what comes of it, when all that belongs to it is decided.
            if not isinstance(name.args["what"], int):
                return [Message("hint-move-then", {"move": name.to_dict(), "next": new[-1].to_dict()})]
            found = new
        after.push(decision)
    return found or [name]


def _name(game: dorfplatz.Game, action: int, name: Message) -> Message:
    """What a move is called, in the game's own words for it if it has some."""
    own = Message(f"{game.name}-hint-{game.engine.actions.block_of(action).name}", name.args)
    return own if _is_known(own) else name


def _is_known(message: Message) -> bool:
    """Whether there are words for it."""
    return str(message) != message.id


def _plan(deals: Sequence[dorfplatz.Game], action: int, told: list[Message]) -> Message | None:
    """What brings most points soon after a move and could not be done right away instead."""
    aims = sorted(_aims(deals[0], action), key=lambda aim: -aim.points)
    if aims and not aims[0].known:
        # What was turned up was imagined: only what comes after another deal too is a plan.
        other = [aim.told for aim in _aims(deals[1], action)]
        aims = [aim for aim in aims if aim.known or aim.told in other]
    if not aims:
        return None
    best = aims[0]
    if best.told in told or best.told.to_dict() in [message.args.get("next") for message in told]:
        return Message("hint-why-points", {"points": best.points})
    return Message("hint-why-plan", {"points": best.points, "next": best.told.to_dict()})


def _general(game: dorfplatz.Game, action: int) -> Message | None:
    """What such a move is good for in general, if the game's words say so: of `move castle`, or else of every `move`."""
    words = game.text(action).split()[:2]
    for known in ("-".join(words), words[0]):
        message = Message(f"{game.name}-why-{known}")
        if _is_known(message):
            return message
    return None


def _aims(game: dorfplatz.Game, action: int) -> list[_Aim]:
    """What brings the seat points if it goes on like an expert, and the others greedily."""
    from dorfplatz.bots.greedy import Greedy
    from dorfplatz.bots.hints import lines

    after, seat, turns, others, known = game.clone(), game.turn, 1, Greedy(0), True
    legal, aims = set(game.legal_moves.ids), list[_Aim]()
    after.push(action)
    for _ in range(MOST_DECISIONS):
        known = known and not after.steps[-1].reveals
        turns += after.turn == seat and after.steps[-1].seat != seat
        if after.over or turns > OWN_TURNS:
            break
        decision = _best(after) if after.turn == seat else others.choose(after).id
        points = after.preview(decision).points[seat] if after.turn == seat and decision not in legal else 0
        words = lines(after, decision) if points >= LEAST else []
        after.push(decision)
        if words and not after.steps[-1].reveals:
            aims.append(_Aim(points, words[-1], known))
    return aims


def _best(game: dorfplatz.Game) -> int:
    from dorfplatz.bots.advice import judge

    return judge(game, SIMULATIONS)[0].move.id
