"""What is told of an analysis: chances over time, turning points, and the decisions that were worth or cost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import dorfplatz
from dorfplatz.core.words import Message
from dorfplatz.server.judging import Expected, Verdict, at, shares
from dorfplatz.server.messages.advice import AnalysisResult, ExpectedPoint, Lesson, TurningPoint
from dorfplatz.server.plans import spelled
from dorfplatz.server.records import TableState
from dorfplatz.server.table import game_of

CHECKED = 8
"""So many decisions of each seat and kind may be looked at again; the first of what is left are told."""
SHOWN = 3
FEW_CHOICES = 4
"""Where there were fewer, the right decision is no merit."""
SMALL_SHARE, SMALL_POINTS = 0.03, 1.0
"""Differences below that are not told."""
TURNING_SHARE, TURNING_POINTS = 0.08, 4.0
"""A turn that changes less is no turning point."""

Measure = Callable[[Verdict, bool], float]


def cost(verdict: Verdict, alone: bool) -> float:
    """What a decision has cost; 0 if that is not worth telling."""
    return _difference(verdict.best, verdict.played, alone) if verdict.next else 0.0


def merit(verdict: Verdict, alone: bool) -> float:
    """How much better than anything else the right decision was; 0 if that is not worth telling."""
    right = verdict.played.action == verdict.best.action
    if verdict.next is None or verdict.choices < FEW_CHOICES or not right or verdict.silent:
        return 0.0
    return _difference(verdict.best, verdict.next, alone)


def _difference(one: Expected, other: Expected, alone: bool) -> float:
    found = one.lead - other.lead if alone else one.chance - other.chance
    return found if found >= (SMALL_POINTS if alone else SMALL_SHARE) else 0.0


def _ranked(found: Sequence[Verdict], seat: int, measure: Measure, alone: bool) -> list[int]:
    """The decisions of a seat that are worth telling, the greatest first."""
    versions = (version for version, verdict in enumerate(found) if verdict.seat == seat and measure(verdict, alone) > 0)
    return sorted(versions, key=lambda version: -measure(found[version], alone))


def to_check(found: Sequence[Verdict], alone: bool) -> int | None:
    """The next decision that deserves a closer look; None if enough is known."""
    for measure in (cost, merit):
        for seat in sorted({verdict.seat for verdict in found}):
            checked = sum(verdict.checked for verdict in found if verdict.seat == seat and measure(verdict, alone) > 0)
            for version in _ranked(found, seat, measure, alone)[:SHOWN]:
                if not found[version].checked and checked < CHECKED:
                    return version
    return None


def report(state: TableState, found: list[Verdict]) -> AnalysisResult:
    """The analysis as it is shown."""
    game, alone = game_of(state), len(state.seats) == 1
    ends = game.history()
    known = [_known(found[end["version"]], alone) for end in ends[:-1]]
    last = [float(points) for points in game.scores] if alone else shares(game)
    values = [*_smooth(known, len(state.seats)), last]
    points = [ExpectedPoint(end["version"], end["round"], value) for end, value in zip(ends, values, strict=True)]
    turns = _turning(known, [found[end["version"]].seat for end in ends[:-1]], alone)
    turning = [_turning_point(state, found, ends[turn : turn + 2], change) for turn, change in turns]
    if not alone and (end := _lost_at_the_end(found, ends[-2]["version"], values[-2:])):
        turning.append(_turning_point(state, found, ends[-2:], end))
    # Nobody is praised for what stands there as the turn in which they fell behind.
    behind = {point.version for point in turning if (point.who == point.seat) == (point.after < point.before)}
    lessons = {
        measure: [
            _lesson(state, version, found[version])
            for seat in range(len(state.seats))
            for version in [one for one in _ranked(found, seat, measure, alone) if measure is cost or one not in behind][:SHOWN]
        ]
        for measure in (merit, cost)
    }
    return AnalysisResult(alone, points, turning, lessons[merit], lessons[cost])


def _known(verdict: Verdict, alone: bool) -> list[float]:
    return [verdict.best.lead] if alone else verdict.chances


def _mean(values: Sequence[list[float]]) -> list[float]:
    return [round(sum(column) / len(values), 3) for column in zip(*values, strict=True)]


def _smooth(known: list[list[float]], seats: int) -> list[list[float]]:
    """Each with its neighbours: every seat judges from where it sits, so that a round of judgements is fairer than one."""
    last = max(0, len(known) - seats)
    starts = (min(last, max(0, turn - (seats - 1) // 2)) for turn in range(len(known)))
    return [_mean(known[start : start + seats]) for start in starts]


def _turning(known: list[list[float]], movers: list[int], alone: bool) -> list[tuple[int, tuple[int, float, float]]]:
    """The turns between a round and the next that differ most, in order; whose prospects changed, from what to what.

    That is whose turn it was, unless it hardly mattered to them.
    """
    changes, seats, least = [], len(known[0]), TURNING_POINTS if alone else TURNING_SHARE
    for turn in range(seats - 1, len(known) - seats):
        before, after = _mean(known[turn - seats + 1 : turn + 1]), _mean(known[turn + 1 : turn + 1 + seats])
        sizes = [abs(after[seat] - before[seat]) for seat in range(seats)]
        who = movers[turn] if sizes[movers[turn]] >= least else sizes.index(max(sizes))
        changes.append((max(sizes), turn, (who, before[who], after[who])))
    chosen: list[tuple[int, tuple[int, float, float]]] = []
    for size, turn, change in sorted(changes, reverse=True):
        far = all(abs(turn - other) >= 2 * seats for other, _ in chosen)
        if size >= least and far and len(chosen) < SHOWN:
            chosen.append((turn, change))
    return sorted(chosen)


def _lost_at_the_end(found: list[Verdict], start: int, values: list[list[float]]) -> tuple[int, float, float] | None:
    """Whose prospects the last turn has spoiled, from what to what; None if no decision of it did."""
    seat = found[start].seat
    dearest = max(cost(verdict, False) for verdict in found[start:] if verdict.seat == seat)
    before, after = (value[seat] for value in values)
    return (seat, before, after) if dearest >= TURNING_SHARE and before - after >= TURNING_SHARE else None


def _turning_point(
    state: TableState, found: list[Verdict], ends: list[dict[str, Any]], change: tuple[int, float, float]
) -> TurningPoint:
    """A turn, told by its decision that has most to tell: the one that cost most, else the last with a line in the log."""
    from dorfplatz.bots.hints import lines

    alone, versions = len(state.seats) == 1, range(ends[0]["version"], ends[1]["version"])
    spoken = {version for version in versions if lines(at(state, version), state.actions[version])}
    version = max(versions, key=lambda one: (cost(found[one], alone), one in spoken, one))
    game, verdict = at(state, version), found[version]
    told = spelled(game, state.actions[version], state.actions[version + 1 : versions.stop])
    who, was, will = change
    if who == game.turn and will < was and cost(verdict, alone):
        # The figures are those of the decision that is named, as among the costliest.
        was, will = (one.lead if alone else one.chance for one in (verdict.best, verdict.played))
    why = _why(state, found, version, versions, (will > was) == (who == game.turn))
    return TurningPoint(version, ends[0]["round"], game.turn, told, why, who, was, will)


def _why(state: TableState, found: list[Verdict], version: int, versions: range, gained: bool) -> list[Message]:
    """Why a turn changed much: what its decision cost or was worth, what was turned up, the points it brought."""
    verdict, alone = found[version], len(state.seats) == 1
    game = at(state, version)
    if cost(verdict, alone) and not gained:
        return [Message("analysis-why-costly"), *_better(game, verdict)]
    if merit(verdict, alone) and gained:
        assert verdict.next is not None
        return [Message("analysis-why-strong"), *spelled(game, verdict.next.action)]
    before, after = at(state, versions.start), at(state, versions.stop)
    seat = game.turn
    reasons = []
    if gained and (points := after.scores[seat] - before.scores[seat]) > 0:
        reasons.append(Message("analysis-why-points", {"who": {"seat": seat}, "points": points}))
    if any(step.reveals for step in after.steps[versions.start :]):
        reasons.append(Message("analysis-why-luck"))
    return reasons or [Message("analysis-why-slow")]


def _better(game: dorfplatz.Game, verdict: Verdict) -> list[Message]:
    """What an expert would have decided, and what for."""
    return [*spelled(game, verdict.best.action), *([verdict.purpose] if verdict.purpose else [])]


def _lesson(state: TableState, version: int, verdict: Verdict) -> Lesson:
    game = at(state, version)
    right = verdict.best.action == verdict.played.action
    other = verdict.next if right else verdict.best
    assert other is not None
    chance, lead = abs(other.chance - verdict.played.chance), abs(other.lead - verdict.played.lead)
    told = spelled(game, verdict.played.action, state.actions[version + 1 :])
    expert = spelled(game, other.action) if right else _better(game, verdict)
    return Lesson(version, verdict.seat, told, expert, round(chance, 3), round(lead, 1))
