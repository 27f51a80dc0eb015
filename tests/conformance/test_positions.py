"""What must be true of `Game` at the positions of any game, looked at closely in a few games of each kind."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from dorfplatz.core import defaults
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from dorfplatz.core.views import View
from dorfplatz.core.words import Message
from tests.conformance import strict
from tests.conformance.tables import TABLES, Table
from tests.conformance.walks import MANNERS, length, redealt, walk

Walk = Callable[[int], Iterator[Game]]
WALKS = [pytest.param((table, manner), id=f"{table}-{manner}") for table in TABLES for manner in MANNERS]


SHORT = 30
LONG = 150
MANY = 500


@pytest.fixture(params=WALKS)
def positions(request: pytest.FixtureRequest) -> Walk:
    """`positions(5)` is every fifth position of a game, and its end; of a long one fewer; of a short one, and with 1, all."""
    table, manner = request.param
    decisions = length(table, manner)
    stretch = max(1, decisions // LONG)

    def visit(every: int) -> Iterator[Game]:
        step = every * stretch if every > 1 and decisions > SHORT else 1
        return (game for game in walk(table, manner) if game.over or game.version % step == 0)

    return visit


def bytes_of(game: Game) -> bytes:
    return game.position.tobytes()


def test_a_clone_is_the_same_game_and_goes_its_own_way(positions: Walk) -> None:
    for game in positions(3):
        clone = game.clone()
        assert bytes_of(clone) == bytes_of(game)
        before = bytes_of(game), list(game.actions)
        if not game.over:
            clone.push(clone.legal_moves[-1])
            clone.pop()
            assert bytes_of(clone) == before[0]
            clone.push(clone.legal_moves[0])
        assert (bytes_of(game), list(game.actions)) == before
    *_, alone = positions(3)
    assert game.log == alone.log


def test_a_saved_game_is_the_same_game(positions: Walk) -> None:
    for game in positions(29):
        again = Game.from_json(json.loads(json.dumps(game.to_json())))
        assert bytes_of(again) == bytes_of(game)
        assert again.to_json() == game.to_json()
        assert again.log == game.log
        assert again.view(0) == game.view(0)


def test_a_loaded_game_knows_its_past(positions: Walk) -> None:
    for game in positions(101):
        again = Game.from_json(game.to_json())
        assert again.history() == game.history()
        assert (again.barrier, again.turn_start) == (game.barrier, game.turn_start)


def test_what_is_refused_changes_nothing_and_says_why(positions: Walk) -> None:
    for game in positions(19):
        before, size = bytes_of(game), len(game.engine.actions)
        legal = set(game.legal_moves.ids)
        stride = 1 + size // MANY  # of very many actions another part each time
        for action in set(range(game.version % stride, size, stride)) - legal:
            why = game.why_not(action)
            assert why is not None
            assert why.rule in strict.rule_ids(game.name)
            with pytest.raises(Problem) as refused:
                game.push(action)
            assert refused.value.message == why.message
            strict.check(why.message)
        assert bytes_of(game) == before
        assert game.legal_moves.ids == sorted(legal)


def test_a_preview_tells_what_will_happen_and_nothing_hidden(positions: Walk) -> None:
    for game in positions(13):
        before, scores, known = bytes_of(game), game.scores, game.scores_for(game.turn)
        others = [redealt(game, game.turn, seed) for seed in ("one", "two")]
        for move in game.legal_moves:
            preview = game.preview(move)
            assert bytes_of(game) == before
            assert [other.preview(move) for other in others] == [preview, preview]
            scored = game.scores_after(move)
            assert bytes_of(game) == before
            assert [other.scores_after(move) for other in others] == [scored, scored]
            for message in preview.effect:
                strict.check(message)
            after = game.clone()
            after.push(move)
            gained = [now - then for now, then in zip(after.scores, scores, strict=True)]
            assert preview.points == gained
            assert [score.total for score in scored] == [then + more for then, more in zip(known, gained, strict=True)]


def test_a_view_shows_nothing_hidden(positions: Walk) -> None:
    for game in positions(9):
        for seat in range(game.players):
            other = redealt(game, seat, "other cards")
            assert other.view(seat) == game.view(seat)
            assert other.text(0) == game.text(0)


def test_hidden_cards_are_really_redealt() -> None:
    """Otherwise the tests above compare a game with itself."""
    for table in TABLES:
        game = table.new("hidden")
        assert len({bytes_of(redealt(game, 0, str(seed))) for seed in range(5)}) == 5


def test_a_view_is_plain_data_with_words_in_both_languages(positions: Walk) -> None:
    for game in positions(11):
        for seat in (None, *range(game.players)):
            view = game.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            assert view["moves"] == (game.legal_moves.ids if seat in (None, game.turn) else [])
            for message in strict.messages(view):
                strict.check(message)


def test_a_view_has_its_declared_shape(positions: Walk) -> None:
    """Every key is declared, every value is of its declared type; so the browser's types, made of the same Structs, hold."""
    for game in positions(11):
        generic: Any = View
        shape = generic[game.engine.view.Table]
        for seat in (None, *range(game.players)):
            view = game.view(seat)
            assert msgspec.to_builtins(msgspec.convert(view, shape, strict=True)) == view


def test_an_earlier_moment_looks_as_it_did(positions: Walk) -> None:
    seen = {}
    for game in positions(13):
        seen[game.version] = game.view(0) | {"moves": []}
    for version, view in seen.items():
        assert game.view(0, version) | {"moves": []} == view
        assert version == game.version or game.view(0, version)["moves"] == []


def test_scores_are_the_sum_of_their_parts_and_items(positions: Walk) -> None:
    for game in positions(5):
        for seat, score in enumerate(game.view()["scores"]):
            assert score["total"] == game.scores[seat] == sum(part["points"] for part in score["parts"])
            for part in score["parts"]:
                assert part["points"] == sum(item["points"] for item in part["items"])


def test_the_story_is_told_in_both_languages(positions: Walk) -> None:
    told = 0
    for game in positions(1):
        if not game.version:
            continue
        step = game.steps[-1]
        assert step.action == game.actions[-1]
        for line in step.lines:
            assert line.version == game.version
            strict.check(line.message)
        assert [line.barrier for line in step.lines] == [step.reveals and line is step.lines[-1] for line in step.lines]
        told += len(step.lines)
    assert told > game.version / 4


def test_pieces_that_travel_can_be_drawn(positions: Walk, request: pytest.FixtureRequest) -> None:
    table: Table = request.node.callspec.params["positions"][0]
    flights = [flight for game in positions(1) if game.version for flight in game.steps[-1].flights]
    assert flights or table.engine.view.flights is defaults.flights
    assert {flight.symbol for flight in flights} <= strict.symbols(table.game)
    assert all(flight.count > 0 and flight.start != flight.end for flight in flights)


def test_a_move_reads_the_same_as_it_is_written(positions: Walk) -> None:
    for game in positions(23):
        actions, labels = game.engine.actions, game.engine.view.labels(game.state)
        texts = [actions.text(action, labels) for action in range(len(actions))]
        assert [actions.parse(text, labels) for text in texts] == list(range(len(texts)))
        assert game.text(game.parse(texts[-1]).id) == texts[-1]
        assert len(set(texts)) == len(texts)


def test_everything_can_be_taken_back_to_the_beginning(positions: Walk) -> None:
    pasts = []
    for game in positions(1):
        pasts.append(bytes_of(game))
    actions = list(game.actions)
    for past in reversed(pasts[:-1]):
        assert game.pop() == actions[game.version]
        assert bytes_of(game) == past
    assert game.log == []
    for action in actions:
        game.push(action)
    assert bytes_of(game) == pasts[-1]


def test_the_end_has_winners_and_words(positions: Walk) -> None:
    for game in positions(10_000):
        if game.over:
            view = game.view(0)
            ranks = [score["rank"] for score in view["scores"]]
            assert min(ranks) == 1
            assert game.winners == view["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]
            assert max(game.scores) == game.scores[game.winners[0]]
            strict.check(view["result"])
            assert list(game.legal_moves) == []
        else:
            assert game.winners == []
            assert game.view(0)["result"] is None
    assert game.over


def test_the_strict_words_are_strict() -> None:
    """The checks above can fail."""
    wrong = [
        Message("no-such-message"),
        Message("unknown-bot", {"name": "one"}),
        Message("unknown-bot", {"name": "1", "known": {"word": "no-word"}}),
    ]
    for message in wrong:
        with pytest.raises(AssertionError):
            strict.check(message)
