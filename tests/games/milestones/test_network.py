"""The network of roads and everything else in whole games, judged move by move by a referee who does not know the kernels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import networkx as nx
import pytest

from dorfplatz.core.engine import Position, engine
from dorfplatz.games.milestones.state import Phase

from . import land
from .builder import GOODS, SPACES, faults
from .referee import Referee

RULES = engine("milestones")
TEXTS = [RULES.actions.text(action) for action in range(len(RULES.actions))]
GAMES = [pytest.param(players, seed, id=f"{players}-{seed}") for players in (2, 3, 4) for seed in range(20)]
EAGERNESS = {"road": 9, "market": 9, "house": 6, "deliver": 9, "bonus": 5, "sell": 0.1, "buy": 0.3, "hire": 0.5}
ATTRACTION = {"castle": 1, "trade": 2, "office": 9, "mill": 5}
GIFTS = {"trade": ["coin"], "office": ["stone", "wood", "sand"], "mill": ["grain"]}


def liking(move: str) -> float:
    """Somebody who hurries to build, so that the land fills up."""
    name, *words = move.split()
    return ATTRACTION.get(words[0], 1) if name == "move" else EAGERNESS.get(name, 1)


def walk(players: int, seed: int) -> Iterator[tuple[Position, Any, str]]:
    """A game: each position, as bytes and as a record, with the move that led there.

    Whoever comes to a building is given goods, so that there is something to build with; and what is no choice at the castle is
    done at once.
    """
    chance = Random(f"{players} {seed}")
    position = RULES.new(players, 0, f"network {seed}")
    state = RULES.state(position)
    yield position, state, ""
    while not state.over:
        moves = RULES.legal(position)
        move = chance.choices(moves, [liking(TEXTS[move]) for move in moves])[0]
        RULES.take(position, move)
        while state.phase == Phase.DISCARD and len(RULES.legal(position)) == 1:
            RULES.take(position, RULES.legal(position)[0])
        yield position, state, TEXTS[move]
        gift = chance.choices(GIFTS.get(TEXTS[move].removeprefix("move "), ()) or [""], k=3)
        if all(gift):
            for good in gift:
                state.players[state.turn].goods[GOODS.index(good)] += 1
            yield position, state, f"gift {' '.join(gift)}"


def legal(position: Position) -> set[str]:
    return {TEXTS[move] for move in RULES.legal(position)}


def what_if(position: Position, space: str) -> set[str]:
    """What the seat on turn could do on this space with goods for everything."""
    copy = position.copy()
    other = RULES.state(copy)
    player = other.players[other.turn]
    other.phase, other.moves_left = Phase.TURN, 0
    player.position, player.goods[:] = SPACES.index(space), 9
    return legal(copy) - {"end"}


def roads_are_a_tree(referee: Referee) -> bool:
    """One tree from the start marketplace over the lines, with milestones at every other point and forks at marketplaces only."""
    roads, degree = referee.roads, referee.roads.degree
    steps = nx.single_source_shortest_path_length(roads, land.START)
    return (
        nx.is_tree(roads)
        and all(land.LINES.has_edge(*piece) for piece in roads.edges)
        and referee.milestones == {point for point in roads if steps[point] % 2}
        and all(degree[point] == 2 for point in referee.milestones)
        and all(degree[point] <= 2 for point in referee.free(list(roads)))
        and referee.markets <= set(roads)
    )


def sites(referee: Referee) -> set[str]:
    """All that could be built, as long as there are pieces."""
    found = {f"road {path}" for path in referee.road_sites()} if len(referee.milestones) < 24 else set()
    found |= {f"house {triangle}" for triangle in referee.house_sites()} if len(referee.houses) < 12 else set()
    return found | ({f"market {point}" for point in referee.market_sites()} if len(referee.markets) < 12 else set())


@pytest.mark.rule("M-12", "M-14", "M-17", "M-20", "M-25", "M-28", "M-32", "M-33", "M-34", "M-36", "M-37", "M-39")
@pytest.mark.rule("M-42", "M-43", "M-45", "M-46", "M-49", "M-51", "M-53", "M-54", "M-57", "M-58", "M-66", "M-68", "M-70")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_referee_agrees_with_a_whole_game(players: int, seed: int) -> None:
    referee = None
    for position, state, move in walk(players, seed):
        if referee is None:
            referee = Referee(state)
        else:
            referee.play(move)
        assert legal(position) == referee.legal(), move
        if move.split(" ")[0] in ("move", "discard", "gift"):
            continue
        assert referee.disagreements(state) == [], move
        if move.split(" ")[0] in ("road", "house", "market", "deliver", "bonus"):
            assert faults(state) == []
            assert roads_are_a_tree(referee)
            assert what_if(position, "office") == sites(referee)
            assert what_if(position, "mill") == {f"deliver {delivery}" for delivery in referee.deliveries()}
    assert referee is not None
    assert referee.phase == "over"
    assert [RULES.total(position, seat) for seat in range(players)] == referee.scores()
    assert [sum(RULES.parts(position, seat)) for seat in range(players)] == referee.scores()
    assert [seat for seat, rank in enumerate(RULES.ranks(position)) if rank == 1] == referee.winners()


def test_these_games_build_enough_to_prove_something() -> None:
    built: Counter[str] = Counter()
    for players, seed in [(2, 0), (3, 0), (4, 0)]:
        built.update(move.split(" ")[0] for _, _, move in walk(players, seed))
    assert min(built[name] for name in ("road", "house", "market", "deliver", "bonus", "hire", "cover", "discard")) >= 5
