"""The commands. Nothing heavy is imported before a command needs it, so that `--help` is instant."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

import dorfplatz
from dorfplatz.cli.words import check_language, help_text
from dorfplatz.core.words import LANGUAGES

PORT = 8137

app = typer.Typer(
    help=help_text("dorfplatz"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"max_content_width": 110},
)

Data = Annotated[Path | None, typer.Option(help=help_text("data"), metavar="FOLDER", show_default=False)]
Database = Annotated[str | None, typer.Option(help=help_text("database"), metavar="postgresql://…", show_default=False)]
Language = Annotated[
    str | None,
    typer.Option(
        "--language", help=help_text("language"), metavar="|".join(LANGUAGES), callback=check_language, show_default=False
    ),
]
Game = Annotated[str, typer.Argument(help=help_text("game"), metavar="GAME")]
AnyGame = Annotated[str | None, typer.Argument(help=help_text("any-game"), metavar="GAME", show_default=False)]

Players = Annotated[int, typer.Option(help=help_text("players"))]
Edition = Annotated[str | None, typer.Option(help=help_text("edition"), metavar="NAME", show_default=False)]


class Device(StrEnum):
    """Where games are played and networks trained."""

    CPU = "cpu"
    CUDA = "cuda"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dorfplatz {dorfplatz.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=help_text("version"), callback=_version, is_eager=True)] = False,
    language: Language = None,
) -> None:
    """Without a command: play."""
    if context.invoked_subcommand is None:
        play()


@app.command(help=help_text("play"))
def play(
    port: Annotated[int | None, typer.Option(help=help_text("play-port"), show_default=str(PORT))] = None,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help=help_text("browser"))] = True,
) -> None:
    """Serve on this computer and open the page."""
    from dorfplatz.cli import serving

    serving.play(port, PORT, data, browser)


@app.command(help=help_text("serve"))
def serve(
    host: Annotated[str, typer.Option(help=help_text("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=help_text("port"))] = PORT,
    data: Data = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help=help_text("allow-host"), metavar="NAME", show_default=False)
    ] = None,
    database: Database = None,
    address: Annotated[str | None, typer.Option(help=help_text("address"), metavar="http://…", show_default=False)] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=help_text("proxy"), metavar="ADDRESS", show_default=False)] = None,
    metrics: Annotated[str | None, typer.Option(help=help_text("metrics"), metavar="[HOST:]PORT", show_default=False)] = None,
    log_to_stderr: Annotated[bool, typer.Option("--log-to-stderr", help=help_text("log-to-stderr"))] = False,
    webhooks_to_lan: Annotated[bool, typer.Option("--webhooks-to-lan", help=help_text("webhooks-to-lan"))] = False,
    lobby: Annotated[bool, typer.Option("--lobby", help=help_text("lobby"))] = False,
) -> None:
    """Serve, for other computers too."""
    from dorfplatz.cli import serving

    hosting = serving.Hosting(
        *(tuple(allow_host or ()), database, tuple(proxy or ()), metrics, log_to_stderr, address, lobby, webhooks_to_lan)
    )
    serving.serve(host, port, data, hosting)


@app.command("warm-up", help=help_text("warm-up"))
def warm_up(
    game: AnyGame = None,
) -> None:
    """Compile the rules ahead of time."""
    from dorfplatz.cli import compiling

    compiling.warm_up(game)


@app.command(help=help_text("components"))
def components(game: Game) -> None:
    """Show the components of a game."""
    from dorfplatz.cli import showing

    showing.components(game)


@app.command(help=help_text("replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=help_text("replay-file"), metavar="FILE", show_default=False)],
    language: Language = None,
) -> None:
    """Print the log of a saved game."""
    from dorfplatz.cli import showing

    showing.replay(file)


@app.command(help=help_text("verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=help_text("replay-file"), metavar="FILE", show_default=False)],
    commitment: Annotated[
        str | None, typer.Option(help=help_text("verify-commitment"), metavar="HEX", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Check a finished game."""
    from dorfplatz.cli import showing

    showing.verify(file, commitment)


@app.command(help=help_text("arena"))
def arena(
    game: Annotated[str, typer.Option(help=help_text("game"), metavar="GAME", show_default=False)],
    bots: Annotated[str, typer.Option(help=help_text("arena-bots"), metavar="NAME,NAME,…", show_default=False)],
    players: Players = 4,
    games: Annotated[int, typer.Option(help=help_text("games"), min=1)] = 1000,
    seed: Annotated[str, typer.Option(help=help_text("arena-seed"))] = "1",
    edition: Edition = None,
    out: Annotated[Path | None, typer.Option(help=help_text("arena-out"), metavar="FILE", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(help=help_text("arena-jobs"), min=1, show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("arena-json"))] = False,
    report: Annotated[Path | None, typer.Option(help=help_text("arena-report"), metavar="FILE", show_default=False)] = None,
    cluster: Annotated[str | None, typer.Option(help=help_text("arena-cluster"), metavar="ray://…", show_default=False)] = None,
    language: Language = None,
) -> None:
    """Let bots play against each other."""
    from dorfplatz.cli import arena as own

    own.arena(game, players, bots, games, seed, edition, out, jobs, as_json, report, cluster)


@app.command(help=help_text("export"))
def export(
    file: Annotated[Path, typer.Argument(help=help_text("export-file"), metavar="FILE", show_default=False)],
    number: Annotated[int, typer.Argument(help=help_text("export-number"), metavar="NUMBER", show_default=False)],
    language: Language = None,
) -> None:
    """Print a game of an arena as a saved game."""
    from dorfplatz.cli import arena as own

    own.export(file, number)


@app.command(help=help_text("simulate"))
def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option(help=help_text("games"), min=1)] = 100_000,
    bot: Annotated[str, typer.Option(help=help_text("simulate-bot"), metavar="random|greedy")] = "random",
    seed: Annotated[str, typer.Option(help=help_text("arena-seed"))] = "1",
    edition: Edition = None,
    language: Language = None,
) -> None:
    """Play raw games."""
    from dorfplatz.cli import arena as own

    own.simulate(game, players, games, bot, seed, edition)


@app.command(help=help_text("balance"))
def balance(
    game: Game,
    players: Annotated[int | None, typer.Option(help=help_text("balance-players"), show_default=False)] = None,
    edition: Edition = None,
    bot: Annotated[str | None, typer.Option(help=help_text("balance-bot"), show_default=False)] = None,
    games: Annotated[int, typer.Option(help=help_text("balance-games"), min=1)] = 400,
    seed: Annotated[str, typer.Option(help=help_text("arena-seed"))] = "1",
    minutes: Annotated[float | None, typer.Option(help=help_text("balance-minutes"), min=0.01, show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(help=help_text("balance-out"), metavar="FILE", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(help=help_text("arena-jobs"), min=1, show_default=False)] = None,
    language: Language = None,
) -> None:
    """Judge a game by those who play it well."""
    from dorfplatz.cli import balance as own

    own.show_balance(game, players, edition, bot, games, seed, minutes, out, jobs)


@app.command(help=help_text("train"))
def train(
    game: Game,
    minutes: Annotated[float, typer.Option(help=help_text("train-minutes"), min=0.01)] = 5.0,
    out: Annotated[Path | None, typer.Option(help=help_text("train-out"), metavar="FILE", show_default=False)] = None,
    device: Annotated[Device | None, typer.Option(help=help_text("train-device"), show_default=False)] = None,
    seed: Annotated[int, typer.Option(help=help_text("train-seed"))] = 0,
    imitate: Annotated[float, typer.Option(help=help_text("train-imitate"), min=0.0, max=1.0)] = 0.1,
    resume: Annotated[bool, typer.Option("--resume", help=help_text("train-resume"))] = False,
    language: Language = None,
) -> None:
    """Train a network by self-play."""
    from dorfplatz.cli import training

    training.train(game, minutes, out, device.value if device else None, seed, imitate, resume)


@app.command(help=help_text("backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=help_text("backup-file"), metavar="FILE", show_default=False)],
    data: Data = None,
    language: Language = None,
) -> None:
    """Write all games to a file, also while they are played."""
    from dorfplatz.cli import keeping

    keeping.back_up(file, data)


@app.command(help=help_text("restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=help_text("restore-file"), metavar="FILE", show_default=False)],
    data: Data = None,
    language: Language = None,
) -> None:
    """Make a data folder of such a file."""
    from dorfplatz.cli import keeping

    keeping.restore(file, data)


@app.command(help=help_text("doctor"))
def doctor(
    data: Data = None,
    database: Database = None,
    port: Annotated[int, typer.Option(help=help_text("doctor-port"))] = PORT,
    language: Language = None,
) -> None:
    """Check the installation."""
    from dorfplatz.cli import checking

    if not checking.doctor(data, database, port):
        raise typer.Exit(1)
