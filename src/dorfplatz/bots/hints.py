"""The best moves of a position with a reason for each, told from facts: what a move does, makes possible or keeps from others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from dorfplatz.bots.advice import Judged, judge
from dorfplatz.bots.greedy import Greedy
from dorfplatz.core.game import Game
from dorfplatz.core.story import Preview, Step
from dorfplatz.core.words import Message

MOST = 3
"""So many moves are named."""
MOST_LINES = 2
"""Of what a move does; a long story says no more than its beginning."""
LOOK_AHEAD = 30
"""Decisions until it has to be another seat's turn."""


class Hint(NamedTuple):
    """A good move."""

    judged: Judged
    told: list[Message]
    """What it does, as the log would tell it."""
    why: Message
    """What speaks for it."""


def hints(game: Game, simulations: int = 400, seed: int = 0) -> list[Hint]:
    """The best moves of the seat on turn, best first. Nothing that this seat may not know makes a difference."""
    seen = redealt(game, seed)
    judged = _settled(judge(seen, simulations, seed), game.players == 1)
    reasons = _Reasons(seen, judged, max(16, simulations // 4), seed)
    return [Hint(one, told(seen, one.move.id), reasons.why(place)) for place, one in enumerate(judged[:MOST])]


def _settled(judged: list[Judged], alone: bool) -> list[Judged]:
    """In an order that agrees with the judgements: what was tried less may look better by luck than what was chosen."""
    best, *others = judged
    if alone:
        others = [one._replace(lead=min(one.lead, best.lead)) for one in others]
    else:
        others = [one._replace(chance=min(one.chance, best.chance)) for one in others]
    named = sorted(others[: MOST - 1], key=lambda one: one.lead if alone else one.chance, reverse=True)
    return [best, *named, *others[MOST - 1 :]]


def redealt(game: Game, seed: int) -> Game:
    """The game as the seat on turn may imagine it: what it can't know is dealt anew."""
    seen = game.clone()
    seen.position = game.engine.redealt(game.position, game.turn, f"hint {seed}")
    return seen


def told(game: Game, action: int) -> list[Message]:
    """A move as the log would tell it, up to where something hidden would be turned up; else what it is called."""
    return lines(game, action)[:MOST_LINES] or [_name(game, action)]


def _name(game: Game, action: int) -> Message:
    """What a move is called, and what it is about."""
    block = game.engine.actions.block_of(action)
    move = Message(f"{game.name}-move-{block.name}")
    match game.engine.view.subjects(game.state, block.kind, block.values(action)):
        case [what]:
            return Message("hint-move", {"move": move.to_dict(), "what": what})
        case [what, where]:
            return Message("hint-move-where", {"move": move.to_dict(), "what": what, "where": where})
        case _:
            return move


def lines(game: Game, action: int) -> list[Message]:
    """What the log would tell of the seat on turn."""
    return [line.message for line in _step(game, action).lines if line.seat == game.turn]


def _step(game: Game, action: int) -> Step:
    """What would come of a move, as far as anybody can know."""
    rules, after = game.engine, game.position.copy()
    _, data = rules.take(after, action)
    known = takewhile(lambda event: event.kind not in rules.view.REVEALS, rules.events(data))
    return Step(game.version + 1, action, game.turn, rules.view, list(known), rules.state(after))


class _Reasons:
    """Finds a reason for each of some moves: the most telling of the facts about it."""

    def __init__(self, game: Game, judged: list[Judged], simulations: int, seed: int) -> None:
        self._game, self._judged = game, judged
        self._simulations, self._seed = simulations, seed
        self._legal = set(game.legal_moves.ids)

    def why(self, place: int) -> Message:
        """The reason for one of them."""
        return next(self._facts(place))

    def _facts(self, place: int) -> Iterator[Message]:
        """What can be said, the most telling first; the last can always be said."""
        if len(self._judged) == 1:
            yield Message("hint-why-only")
            return
        action = self._judged[place].move.id
        yield from self._kept_from(place)
        yield from self._makes_possible(action)
        yield from _points(self._game.preview(action), self._game.turn)
        if place == 0 and not lines(self._game, action) and _step(self._game, action).ends_turn:
            yield Message("hint-why-ends-turn")
        yield self._compared(place)

    def _kept_from(self, place: int) -> Iterator[Message]:
        """Another seat would do the same next, and then can't any more."""
        game = self._game
        instead = self._judged[1 if place == 0 else 0].move.id
        without = self._until_others(instead)
        if without is None:
            return
        wanted, text = judge(without, self._simulations, self._seed)[0].move, game.text(self._judged[place].move.id)
        if wanted.text != text:
            return
        then = self._until_others(self._judged[place].move.id)
        if then is not None and then.turn == without.turn and text not in {move.text for move in then.legal_moves}:
            yield Message("hint-why-kept-from", {"who": {"seat": without.turn}})

    def _until_others(self, action: int) -> Game | None:
        """The game after a move, when it is the turn of somebody else; the rest of the turn is played greedily."""
        game, seat = self._game.clone(), self._game.turn
        bot = Greedy(self._seed)
        game.push(action)
        for _ in range(LOOK_AHEAD):
            if game.over:
                return None
            if game.turn != seat:
                return game
            game.push(bot.choose(game))
        return None

    def _makes_possible(self, action: int) -> Iterator[Message]:
        """The best move after it could not be made before, though others still can be: so it is no mere part of the same."""
        after = self._game.clone()
        after.push(action)
        if after.over or after.turn != self._game.turn or after.steps[-1].reveals:
            return
        if not self._legal.intersection(after.legal_moves.ids):
            return
        following = judge(after, self._simulations, self._seed)[0].move.id
        new = [] if following in self._legal else lines(after, following)
        if new:
            yield Message("hint-why-makes-possible", {"next": new[0].to_dict()})

    def _compared(self, place: int) -> Message:
        """How far it is ahead of the next best, or behind the best."""
        better, worse = (self._judged[0], self._judged[1 if place == 0 else place])
        direction = "ahead" if place == 0 else "behind"
        percent, points = round(100 * (better.chance - worse.chance)), round(better.lead - worse.lead)
        if self._game.players > 1 and percent > 0:
            return Message(f"hint-why-{direction}-chance", {"percent": percent})
        if points > 0:
            return Message(f"hint-why-{direction}-points", {"points": points})
        return Message(f"hint-why-{direction}-even")


def _points(preview: Preview, seat: int) -> Iterator[Message]:
    """What it brings at once, or takes from somebody."""
    own = preview.points[seat]
    if own > 0:
        yield Message("hint-why-points", {"points": own})
    for other, points in enumerate(preview.points):
        if other != seat and points < 0 <= own:
            yield Message("hint-why-takes-points", {"who": {"seat": other}, "points": -points})
