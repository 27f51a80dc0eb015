"""Playing, stopping, going on; the results file; the figures."""

from __future__ import annotations

import dataclasses
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dorfplatz
from dorfplatz.arena import Results, Settings, play_games, summary
from dorfplatz.arena.results import Played, saved_game
from dorfplatz.arena.simulate import TOGETHER, simulate
from dorfplatz.core.problem import Problem
from tests.arena import odd_bots
from tests.bots.networks import network

ODD = "tests.arena.odd_bots"
GAMES = 16


def settings(*bots: str, players: int = 4, seed: str = "arena") -> Settings:
    return Settings("settlement", players, bots or ("greedy", "random"), seed)


def played(results: Results, games: int = 1000) -> list[Played]:
    """All but how long it took."""
    return [dataclasses.replace(game, seconds=[0.0 for _ in game.seconds]) for game in results.games(games)]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Played by two processes."""
    file = tmp_path_factory.mktemp("arena") / "games.sqlite"
    results = Results.open(settings(), file)
    told: list[int] = []
    play_games(results, GAMES, 2, told.append)
    assert sum(told) == GAMES
    results.close()
    return file


@pytest.fixture(scope="module")
def games(file: Path) -> list[Played]:
    return played(Results.open(settings(), file))


def test_the_number_of_processes_changes_nothing(games: list[Played]) -> None:
    results = Results.open(settings())
    play_games(results, GAMES, 1)
    assert played(results) == games
    assert [game.number for game in games] == list(range(GAMES))


def test_another_seed_gives_other_games(games: list[Played]) -> None:
    results = Results.open(settings(seed="another"))
    play_games(results, 2)
    assert all(one.actions != other.actions for one, other in zip(played(results), games, strict=False))


def test_every_game_is_what_was_played(games: list[Played]) -> None:
    for found in games[::5]:
        game = dorfplatz.new("settlement", 4, found.seed)
        game.resume(found.actions)
        assert game.over
        assert game.scores == found.scores
        assert [sum(parts.values()) for parts in found.parts] == found.scores
        assert [seat for seat, rank in enumerate(found.ranks) if rank == 1] == game.winners
        assert [game.deciders.count(seat) for seat in range(4)] == found.decisions


def test_games_that_are_there_are_not_played_again(file: Path, games: list[Played], tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(file.read_bytes())
    with sqlite3.connect(copy) as database:
        database.execute("DELETE FROM games WHERE number IN (3, 7, 14)")
        database.execute("UPDATE games SET length = -1 WHERE number = 5")  # would be lost if it were played again
    told: list[int] = []
    results = Results.open(settings(), copy)
    play_games(results, GAMES, 1, told.append)
    assert sum(told) == 3
    assert played(results) == games
    results.close()
    assert sqlite3.connect(copy).execute("SELECT length FROM games WHERE number = 5").fetchone() == (-1,)


def test_who_interrupts_keeps_what_was_played(tmp_path: Path) -> None:
    own, file = settings(f"{ODD}:Interrupting", players=2), tmp_path / "games.sqlite"
    odd_bots.Interrupting.games = 0
    results = Results.open(own, file)
    with pytest.raises(KeyboardInterrupt):
        play_games(results, 8)
    results.close()
    again = Results.open(own, file)
    before = played(again)
    assert 0 < len(before) < 8
    odd_bots.Interrupting.games = -1000
    play_games(again, 8)
    assert [game.number for game in played(again)] == list(range(8))
    assert played(again)[: len(before)] == before


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"seed": "another"}, "seed is arena there, not another"),
        ({"players": 3}, "players is 4 there, not 3"),
        ({"bots": ("random", "greedy")}, "bots is"),
        ({"game": "milestones"}, "game is settlement there, not milestones"),
    ],
)
def test_a_file_of_another_arena_is_refused(file: Path, change: dict[str, Any], name: str) -> None:
    with pytest.raises(Problem, match="has games of another arena") as refused:
        Results.open(dataclasses.replace(settings(), **change), file)
    assert name in str(refused.value)


def test_a_network_that_has_changed_is_another_arena(tmp_path: Path) -> None:
    net = network(tmp_path / "net.safetensors", "settlement")
    Results.open(settings(str(net), "random"), tmp_path / "games.sqlite").close()
    Results.open(settings(str(net), "random"), tmp_path / "games.sqlite").close()
    net.write_bytes(net.read_bytes()[:-1] + b"\x00")
    with pytest.raises(Problem, match="networks is"):
        Results.open(settings(str(net), "random"), tmp_path / "games.sqlite")


def test_so_is_another_network_of_the_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Results.open(settings("skilled", "random"), tmp_path / "games.sqlite").close()
    Results.open(settings("skilled", "random"), tmp_path / "games.sqlite").close()
    monkeypatch.setattr("dorfplatz.bots.mind.identity", lambda game: f"another one for {game}")
    with pytest.raises(Problem, match=r"networks is .* not {'skilled': 'another one for settlement'}"):
        Results.open(settings("skilled", "random"), tmp_path / "games.sqlite")


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, but long enough to be taken for one" * 100)
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE mine (x)").connection.close()
    before = (tmp_path / "other.db").read_bytes()
    wrong = {"text": "not a database", "other.db": "not a results file", "none/x": "unable to open", ".": "unable to open"}
    for name, words in wrong.items():
        with pytest.raises(Problem) as refused:
            Results.open(settings(), tmp_path / name)
        assert words in str(refused.value)
    assert (tmp_path / "other.db").read_bytes() == before
    with pytest.raises(Problem, match="no such file"):
        saved_game(tmp_path / "nothing", 0)
    assert not (tmp_path / "nothing").exists()


def test_a_game_of_the_file_can_be_told_again(file: Path, games: list[Played]) -> None:
    save = saved_game(file, 6)
    assert dorfplatz.Game.from_json(json.loads(json.dumps(save))).scores == games[6].scores
    assert [seat["name"] for seat in save["seats"]] == games[6].bots
    with pytest.raises(Problem, match="has no game number 99"):
        saved_game(file, 99)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_bot_does_wrong_stops_the_arena_and_is_told(jobs: int) -> None:
    results = Results.open(settings("random", f"{ODD}:Cheat", players=2))
    with pytest.raises(Problem, match=r"Cheat chose “explore I”, which is not allowed here: First everybody"):
        play_games(results, 8, jobs)


def test_a_process_that_dies_is_told() -> None:
    results = Results.open(settings("random", f"{ODD}:Dying", players=2))
    with pytest.raises(Problem, match=r"ended by itself \(code 3\)"):
        play_games(results, 8, 2)


def test_processes_get_one_thread_each_and_leave_the_environment_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    monkeypatch.delenv("MKL_NUM_THREADS", raising=False)
    play_games(Results.open(settings(players=2)), 2, 2)
    assert os.environ["OMP_NUM_THREADS"] == "7"
    assert "MKL_NUM_THREADS" not in os.environ


def test_a_game_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.arena.play.LONGEST", 50)
    with pytest.raises(Problem, match=r"Game 0 \(greedy, random\) has not ended after 50 decisions"):
        play_games(Results.open(settings(players=2)), 1)


def test_the_figures(games: list[Played]) -> None:
    found = summary(settings(), games)
    assert found.games == GAMES
    # As the only one among three: that is what a share means.
    alone = {bot: [game for game in games if game.bots.count(bot) == 1] for bot in ("greedy", "random")}
    for bot, own in alone.items():
        seats = [(game, game.bots.index(bot)) for game in own]
        shares = [(game.ranks[seat] == 1) / game.ranks.count(1) for game, seat in seats]
        assert found.win_share[bot] == pytest.approx(sum(shares) / len(shares))
        low, high = found.win_share_interval[bot]
        assert 0 <= low <= found.win_share[bot] <= high <= 1
    points = [score for game in games for bot, score in zip(game.bots, game.scores, strict=True) if bot == "greedy"]
    assert found.points["greedy"] == pytest.approx(sum(points) / len(points))
    assert sum(found.parts["greedy"].values()) == pytest.approx(found.points["greedy"])
    assert sum(found.win_share_by_seat) == pytest.approx(1)
    assert found.rating["greedy"] > 0 > found.rating["random"]
    assert (found.length.least, found.length.most) == (min(lengths := [len(g.actions) for g in games]), max(lengths))
    assert [(lineup.bots, lineup.games) for lineup in found.lineups] == [
        (["greedy", "greedy", "greedy", "random"], 8),
        (["greedy", "random", "random", "random"], 8),
    ]
    for lineup in found.lineups:
        assert sum(lineup.win_share[bot] for bot in lineup.bots) == pytest.approx(1)


def test_intervals_take_games_of_one_deal_together(games: list[Played]) -> None:
    """The same games as if each had cards of its own, or as copies with the same cards."""
    found = summary(settings(), games)
    copies = [dataclasses.replace(game, number=game.number + 100 * n) for game in games for n in range(4)]
    copied = summary(settings(), copies)
    for bot in ("greedy", "random"):
        assert copied.points_interval[bot] == pytest.approx(found.points_interval[bot])


def test_who_plays_alone_has_points_only() -> None:
    results = Results.open(settings(players=1))
    play_games(results, 6)
    found = summary(results.settings, results.games(6))
    assert found.rating == {}
    assert found.points["greedy"] > found.points["random"]
    assert msgspec.json.encode(found)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_raw_games_are_the_same_with_the_same_seed(bot: str) -> None:
    one, same, other = (simulate("settlement", 2, 30, bot, seed) for seed in ("a", "a", "b"))
    assert (one.decisions, one.points, one.win_share) == (same.decisions, same.points, same.win_share)
    assert one.decisions != other.decisions
    assert sum(one.win_share) == pytest.approx(1)
    assert (one.games, one.unfinished) == (30, 0)
    assert one.length == one.decisions / 30
    assert one.rate > 0


def test_more_raw_games_than_fit_into_a_batch_are_all_counted() -> None:
    told: list[int] = []
    found = simulate("settlement", 2, TOGETHER + 10, seed=1, tell=told.append)
    assert told == [TOGETHER, 10]
    assert found.decisions > simulate("settlement", 2, TOGETHER, seed=1).decisions
    with pytest.raises(Problem, match="at least one game"):
        simulate("settlement", 2, 0)
