"""No bot does what its turn does not need."""

from __future__ import annotations

from itertools import groupby, takewhile

import pytest

import dorfplatz
from dorfplatz.bots.sense import is_serving, needed
from dorfplatz.core.engine import Position
from dorfplatz.core.game import Game
from dorfplatz.games.settlement import DEFINITION

BOTS = ("greedy", "newcomer", "novice", "skilled")


def played(game: str, players: int, bot: str, seed: str) -> Game:
    found = dorfplatz.new(game, players, seed=seed)
    bots = [dorfplatz.bot(bot, f"{seed}/{seat}") for seat in range(players)]
    while not found.over:
        found.push(bots[found.turn].choose(found))
    return found


def turns(game: Game) -> list[list[str]]:
    """What each player did until somebody else went on, as it is written."""
    again, written = dorfplatz.new(game.name, game.players, seed=game.seed), []
    for seat, action in zip(game.deciders, game.actions, strict=True):
        written.append((seat, again.text(action)))
        again.push(action)
    return [[text for _, text in turn] for _, turn in groupby(written, key=lambda pair: pair[0])]


def in_a_turn(game: str, block: str) -> tuple[Game, int]:
    """A position in which a move of that kind is allowed, and also the end of the turn."""
    found, bot = dorfplatz.new(game, 2, seed="serving"), dorfplatz.bot("greedy", 1)
    end = "pass" if game == "settlement" else "end"
    while True:
        texts = {str(move): move.id for move in found.legal_moves}
        serving = [move for text, move in texts.items() if text.startswith(block)]
        if serving and end in texts:
            return found, serving[0]
        found.push(bot.choose(found))


@pytest.mark.parametrize("bot", BOTS)
def test_no_row_of_exchanges_before_passing(bot: str) -> None:
    """One may be, for what can be kept."""
    exchanged = 0
    for number in range(3):
        for turn in turns(played("settlement", 2, bot, f"exchanges {number}")):
            words = [text.split()[0] for text in turn]
            exchanged += sum(word in DEFINITION.serving for word in words)
            if "pass" in words:
                before = reversed(words[: words.index("pass")])
                assert len(list(takewhile(lambda word: word in DEFINITION.serving, before))) <= 1, turn
    assert exchanged


@pytest.mark.parametrize("bot", BOTS)
def test_no_donkey_is_led_there_and_back(bot: str) -> None:
    herded = 0
    for turn in turns(played("hamlet", 2, bot, "donkeys")):
        ways = [tuple(text.split()[1:3]) for text in turn if text.startswith("herd")]
        herded += len(ways)
        assert not any((to, origin) in ways[place:] for place, (origin, to) in enumerate(ways)), turn
    assert herded


def test_what_the_turn_does_not_need_is_left_out() -> None:
    game, swap = in_a_turn("settlement", "swap")
    leave = game.parse("pass").id
    before = game.position.tobytes()
    assert is_serving(game, swap)
    assert not is_serving(game, leave)

    def pass_then_anything(position: Position) -> int:
        moves = game.engine.legal(position)
        return leave if leave in moves else moves[0]

    assert needed(game, swap, pass_then_anything, "seed") == leave
    assert needed(game, leave, pass_then_anything, "seed") == leave
    assert game.position.tobytes() == before


def test_what_serves_a_better_move_is_done() -> None:
    """An exchange stays if what follows could not be done without it."""
    game, swap = in_a_turn("settlement", "swap")
    without = set(game.legal_moves.ids)
    after = game.clone()
    after.push(swap)
    new = [move.id for move in after.legal_moves if move.id not in without]
    leave = game.parse("pass").id
    for goal in new:
        steps = iter([goal])
        assert needed(game, swap, lambda position, steps=steps: next(steps, leave), "seed") == swap  # type: ignore[misc]
    assert new
