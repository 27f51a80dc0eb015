"""`dorfplatz balance`: lets strong players play each other, and says what that tells about the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

import dorfplatz
from dorfplatz.arena import Results, Settings, play_games
from dorfplatz.arena.balance import Balance, Use, balance, tables
from dorfplatz.bots.mind import NETWORKS
from dorfplatz.cli.arena import compiled, cores, progress_bar, write
from dorfplatz.cli.training import SUFFIX, train
from dorfplatz.cli.words import text


def show_balance(
    game: str,
    players: int | None,
    edition: str | None,
    bot: str | None,
    games: int,
    seed: str,
    minutes: float | None,
    out: Path | None,
    jobs: int | None,
) -> None:
    """Train if that is wanted, play at every table, print what came out and write it down."""
    own = dorfplatz.definition(game)
    options = {"edition": edition} if edition else {}
    if players is not None or edition:
        own.check(players or own.players[0], options)
    chosen = [
        (count, values)
        for count, values in tables(game)
        if players in (None, count) and (edition is None or values.get("edition") == edition)
    ]
    if minutes is not None:
        file = (out or Path(game)).with_suffix(SUFFIX)
        train(game, minutes, file, None, 1, 0.1, resume=False)
        bot = str(file)
    name = bot or str(NETWORKS / f"{game}{SUFFIX}")
    settings = [Settings(game, count, (name,), seed, values) for count, values in chosen]
    compiled(game)
    found = []
    with progress_bar() as progress:
        task = progress.add_task("", total=games * len(settings))
        for table in settings:
            results = Results.open(table)
            play_games(results, games, jobs or cores(), lambda played: progress.advance(task, played))
            found.append(balance(table, results.games(games)))
            results.close()
    console = Console(highlight=False)
    for one in found:
        _show(console, one)
    if out:
        write(out, json.dumps(msgspec.to_builtins(found), indent=1))
        console.print(text("arena-written", file=str(out)), markup=False)


def _show(console: Console, found: Balance) -> None:
    options = "".join(f", {value}" for value in found.options.values())
    title = text("balance-title", game=found.game + options, players=found.players, games=found.games, bot=Path(found.bot).name)
    console.print(title, style="bold", markup=False)
    least, mean, most = found.rounds
    console.print(text("balance-rounds", mean=f"{mean:.1f}", least=least, most=most, points=f"{found.points:.1f}"), markup=False)
    if found.players > 1:
        shares = zip(found.win_share, found.win_share_interval, strict=True)
        seats = [f"{share:.1%} ({low:.1%}–{high:.1%})" for share, (low, high) in shares]
        console.print(text("balance-seats", shares=" · ".join(seats)), markup=False)
    else:
        titles = [f"{text(title)} {share:.0%}" for title, share in found.titles.items()]
        console.print(text("balance-titles", titles=" · ".join(titles)), markup=False)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("group", "item"):
        table.add_column(text(f"balance-{column}"))
    for column in ("times", "share", "wins", "others"):
        table.add_column(text(f"balance-{column}"), justify="right")
    for use in found.uses:
        table.add_row(use.group, use.item, f"{use.times:.2f}", f"{use.share:.0%}", _percent(use.win_share), _percent(use.others))
    console.print(table)
    for line in _remarks(found):
        console.print(line, markup=False)
    console.print()


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def _remarks(found: Balance) -> Iterator[str]:
    if found.unfair_seats:
        yield text("balance-unfair", seats=", ".join(str(seat + 1) for seat in found.unfair_seats))
    if found.idle:
        yield text("balance-idle", items=_names(found.idle))
    if found.decisive:
        yield text("balance-decisive", items=_names(found.decisive))


def _names(uses: list[Use]) -> str:
    return ", ".join(f"{use.group} {use.item}" for use in uses)
