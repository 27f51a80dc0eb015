"""What games of equals tell about a game."""

from __future__ import annotations

import json
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import dorfplatz
from dorfplatz.arena import Results, Settings, play_games
from dorfplatz.arena.balance import Balance, Use, balance, tables
from dorfplatz.core.registry import package_of
from dorfplatz.games.settlement.state import EMPTY
from tests.conformance.tables import GAMES, TABLES

GAMES_PLAYED = 6


def played(game: str, players: int, bot: str = "greedy") -> tuple[Balance, Results]:
    results = Results.open(Settings(game, players, (bot,), seed="balance"))
    play_games(results, GAMES_PLAYED)
    return balance(results.settings, results.games(GAMES_PLAYED)), results


def use(item: str, share: float, wins: float, low: float, others: float) -> Use:
    return Use("kind", item, share, share, wins, (low, 1.0), others)


def made(shares: list[float], uses: list[Use]) -> Balance:
    """Figures with intervals of three points to both sides."""
    intervals = [(share - 0.03, share + 0.03) for share in shares]
    return Balance("game", len(shares), {}, "bot", "box", 100, shares, intervals, 50.0, {}, (6, 6.0, 6), {}, uses)


def test_every_table_is_looked_at() -> None:
    found = {(game, players, tuple(options.items())) for game in GAMES for players, options in tables(game)}
    assert found >= {(table.game, table.players, table.options) for table in TABLES}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_chosen_has_a_name_in_the_list(game: str) -> None:
    """So nothing is left out of the counting: every choice of greedy play is known, and most of those known occur."""
    choices = import_module(f"{package_of(game)}.choices")
    known = {(group, item) for group, items in choices.GROUPS.items() for item in items}
    found = Counter[tuple[str, str]]()
    for seed in range(4):
        one, bot = dorfplatz.new(game, 3, seed=seed), dorfplatz.bot("greedy", seed)
        while not one.over:
            _, data = one.engine.take(one.position.copy(), (move := bot.choose(one)).id)
            for event in one.engine.events(data):
                found.update(choices.chosen(event))
            one.push(move)
    assert found.keys() <= known
    assert len(found) > len(known) / 2


def test_counts_are_those_of_the_games() -> None:
    """Buildings and heroes as the boards show them at the end, by seat and game."""
    found, results = played("settlement", 3)
    buildings = heroes = 0
    for one in results.games(GAMES_PLAYED):
        game = dorfplatz.new("settlement", 3, seed=one.seed)
        for action in one.actions:
            game.push(action)
        boards = game.engine.state(game.position).players[:3]
        buildings += int((boards["lots"] != EMPTY).sum())
        heroes += int(boards["hero_count"].sum())
    total = Counter[str]()
    for used in found.uses:
        total[used.group] += round(used.times * 3 * GAMES_PLAYED)
    assert (total["building"], total["hero"], total["guild"]) == (buildings, heroes, heroes)
    assert sum(found.win_share) == pytest.approx(1)
    assert found.rounds == (6, 6, 6)


def test_alone_titles_are_counted() -> None:
    found, _ = played("settlement", 1)
    assert sum(found.titles.values()) == pytest.approx(1)
    assert all(title.startswith("rank-") for title in found.titles)
    assert all(used.win_share is None for used in found.uses)


def test_remarks() -> None:
    fair, far = made([0.52, 0.48], []), made([0.6, 0.4], [])
    assert (fair.unfair_seats, far.unfair_seats) == ([], [0, 1])
    idle, strong, usual = use("idle", 0.01, 0.5, 0.1, 0.5), use("strong", 0.3, 0.9, 0.8, 0.4), use("usual", 0.5, 0.52, 0.5, 0.48)
    found = made([0.5, 0.5], [idle, strong, usual])
    assert (found.idle, found.decisive) == ([idle], [strong])


def test_command(command: Any, tmp_path: Path) -> None:
    out = tmp_path / "milestones.json"
    wish = ["balance", "milestones", "--players", "2", "--bot", "greedy", "--games", "4", "--jobs", "1", "--out", out]
    assert "Victories by seat" in command(*wish)[1]
    assert "Siege nach Platz" in command(*wish, "--language", "de")[1]
    (found,) = json.loads(out.read_text())
    assert (found["players"], found["games"]) == (2, 4)
    assert [one["item"] for one in found["uses"] if one["group"] == "worker"] == ["stone", "wood", "sand", "grain", "coin"]


@pytest.mark.parametrize(
    ("option", "value", "word"), [("--players", "7", "2 to 4"), ("--edition", "gold", "preview"), ("--bot", "nobody", "greedy")]
)
def test_wrong_wishes_are_explained(command: Any, option: str, value: str, word: str) -> None:
    """With what would be right."""
    code, _, complaint = command("balance", "hamlet", "--games", "1", option, value)
    assert code == 2
    assert value in complaint
    assert word in complaint
