"""The web application: REST under /api, the sockets of the games, and the client."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody

import dorfplatz
from dorfplatz import lessons
from dorfplatz.core.compilation import Report
from dorfplatz.core.definition import Definition
from dorfplatz.core.problem import Problem
from dorfplatz.server.box_requests import box_requests
from dorfplatz.server.connection import Connection, table_socket
from dorfplatz.server.errors import HTTPProblem, failure_of, preferred_language, status_of
from dorfplatz.server.health import Readiness, healthz, readyz
from dorfplatz.server.http_server import neighbourhood
from dorfplatz.server.lobby_requests import lobby_requests
from dorfplatz.server.messages.boxes import MAX_BOX_BYTES
from dorfplatz.server.messages.days import Days, NewDay
from dorfplatz.server.messages.exercises import LessonStep, PlayOnPuzzle, PuzzleAnswer, PuzzleInfo
from dorfplatz.server.messages.games import GameDetails, GameInfo, Option, Rule
from dorfplatz.server.messages.links import Created, Join, Joined, Link, NewLink
from dorfplatz.server.messages.tables import MAX_SAVE_BYTES, FinishedGame, NewTable, PlayOn, Save, TableInfo
from dorfplatz.server.middleware import AllowedHosts, SecurityMiddleware
from dorfplatz.server.notification_requests import notification_requests
from dorfplatz.server.observing import ObservingMiddleware
from dorfplatz.server.pace import NEW_TABLES, REQUESTS
from dorfplatz.server.pipes import Arrivals, Pipes
from dorfplatz.server.protocol import MAX_MESSAGE_BYTES, Failure
from dorfplatz.server.rights import Visitor, key_hash
from dorfplatz.server.rulebook import rulebook
from dorfplatz.server.session_registry import SessionRegistry
from dorfplatz.server.static_files import index_page, static_file

_BROKEN_OFF = "client disconnected prematurely"
"""What Litestar calls a request that ends before its body is complete; it would answer 500."""

_log = structlog.get_logger()


def _documented_errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Failure, description="Refused, and why") for status in (400, 429, *statuses)}


def _rights_errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Of requests that need a right: none was shown, or it is not enough."""
    return _documented_errors(401, 403, *statuses)


def _info(definition: Definition, registry: SessionRegistry) -> dict[str, Any]:
    return {
        "name": definition.name,
        "players": definition.players,
        "options": [Option(o.name, list(o.values), o.default) for o in definition.options],
        "bots": dorfplatz.available_bots(),
        "compiled": registry.rules.compiled[definition.name],
        "lessons": lessons.names(definition.name),
    }


def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """Who asks."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return Visitor(key_hash(key.strip()) if scheme.lower() == "bearer" else None, _address(request))


def _address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return neighbourhood(request.client.host if request.client else "")


def _count(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raises `Problem` if somebody asks too often."""
    request.app.state.registry.paces.spend(REQUESTS, _address(request))


def _definition(name: str) -> Definition:
    try:
        return dorfplatz.definition(name)
    except Problem as problem:
        raise HTTPProblem(404, problem.message.id, **problem.message.args) from problem


@get("/games", responses=_documented_errors())
async def list_games(registry: NamedDependency[SessionRegistry]) -> list[GameInfo]:
    """All games that can be played."""
    return [GameInfo(**_info(definition, registry)) for definition in dorfplatz.available_games()]


@get("/games/{name:str}", responses=_documented_errors(404, 409, 503))
async def get_game(
    name: FromPath[str], registry: NamedDependency[SessionRegistry], box: FromQuery[str | None] = None
) -> GameDetails:
    """A game with its action space and its components; with the id of a box, those of that one."""
    definition = _definition(name)
    actions, components = await registry.describe(name, box)
    return GameDetails(**_info(definition, registry), actions=actions, components=components)


@get("/games/{name:str}/rules", responses=_documented_errors(404), sync_to_thread=True)
def get_rules(name: FromPath[str]) -> list[Rule]:
    """The rules of a game in reading order."""
    return rulebook(_definition(name).name)


@get("/games/{name:str}/puzzles", responses=_documented_errors(404))
async def list_puzzles(name: FromPath[str], registry: NamedDependency[SessionRegistry]) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first. The first has the number 1, and its table the id `puzzle-<game>-1-<any>`."""
    return await registry.exercises.puzzles(_definition(name).name)


@get("/games/{name:str}/puzzles/{number:int}", responses=_documented_errors(404))
async def get_puzzle_answer(
    name: FromPath[str], number: FromPath[int], registry: NamedDependency[SessionRegistry]
) -> PuzzleAnswer:
    """What is best in a puzzle, and what the other moves are worth."""
    return await registry.exercises.answer(_definition(name).name, number)


@post("/games/{name:str}/puzzles/{number:int}/tables", responses=_rights_errors(404, 409, 507))
async def play_on_puzzle(
    name: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PlayOnPuzzle],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> Created:
    """Start a game where a puzzle ends."""
    registry.paces.spend(NEW_TABLES, visitor.address)
    return await registry.exercises.play_on(_definition(name).name, number, data.action, visitor.key)


@get("/games/{name:str}/lessons/{lesson:str}", responses=_documented_errors(404))
async def get_lesson(name: FromPath[str], lesson: FromPath[str], registry: NamedDependency[SessionRegistry]) -> list[LessonStep]:
    """The steps of a lesson. The first has the number 1; the table at which it begins has the id `lesson-<lesson>-1-<any>`."""
    return await registry.exercises.lesson(_definition(name).name, lesson)


@get("/days", responses=_rights_errors(409, 507))
async def list_days(registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]) -> Days:
    """The games of the day: against whom they are played, and how those of all days went."""
    return await registry.days.listed(visitor.key)


@post("/games/{name:str}/days/{day:str}/tables", responses=_rights_errors(404, 409, 507))
async def play_day(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    day: FromPath[str],
    data: JSONBody[NewDay],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> Created:
    """Play the deal of a day, written as 2026-11-16. The first attempt on that day counts."""
    language = preferred_language(request.headers.get("accept-language", ""))
    registry.paces.spend(NEW_TABLES, visitor.address)
    return await registry.days.play(_definition(name).name, day, data.name, language, visitor.key)


@get("/finished", responses=_rights_errors(409, 507))
async def list_finished(registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]) -> list[FinishedGame]:
    """All games that have ended, the first first, with where their points come from."""
    return await registry.finished(visitor.key)


@get("/tables", responses=_rights_errors(409, 507))
async def list_tables(
    registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor], after: FromQuery[str | None] = None
) -> Response[list[TableInfo]]:
    """A page of the games that were started, those changed last first; the header `Link` has the address of the next page."""
    tables, next_page = await registry.games(after, visitor.key)
    headers = {"link": f'</api/tables?after={next_page}>; rel="next"'} if next_page else {}
    return Response(tables, headers=headers)


@post("/tables", responses=_rights_errors(404, 409, 503, 507))
async def create_table(
    data: JSONBody[NewTable], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]
) -> Created:
    """Start a game. Its links are told only now."""
    registry.paces.spend(NEW_TABLES, visitor.address)
    return await registry.create(data, visitor.key)


@post("/tables/{id:str}/links", responses=_rights_errors(404, 409, 507))
async def new_link(
    id: FromPath[str],
    data: JSONBody[NewLink],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> Link:
    """Another link to a seat, or to watch; an older one is void from then on."""
    return await registry.new_link(id, data.role, visitor.key)


@post("/tables/{id:str}/join", responses=_rights_errors(404, 409, 507))
async def join_table(
    id: FromPath[str],
    data: JSONBody[Join],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> Joined:
    """Sit down, or watch, with the secret of a link. From then on the key of this browser is enough."""
    return await registry.join(id, data, visitor.key, visitor.address)


@delete("/tables/{id:str}", responses=_rights_errors(404, 409, 507))
async def delete_table(id: FromPath[str], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]) -> None:
    """Delete a game."""
    await registry.delete(id, visitor.key)


@get("/tables/{id:str}/save", responses=_rights_errors(404, 409, 507))
async def get_save(
    id: FromPath[str], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]
) -> Response[Save]:
    """A game as a file; before its end the seed is sealed."""
    content = await registry.saves.file(id, visitor.key)
    name = re.sub(r"[^A-Za-z0-9_-]", "", f"{content.game}-{id}")
    return Response(content, headers={"content-disposition": f'attachment; filename="{name}.json"'})


@post("/saves", responses=_rights_errors(409, 503, 507), request_max_body_size=MAX_SAVE_BYTES)
async def load_save(
    data: JSONBody[Save], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]
) -> Created:
    """Go on with a game from a file."""
    registry.paces.spend(NEW_TABLES, visitor.address)
    return await registry.saves.load(data, visitor.key)


@post("/tables/{id:str}/play-on", responses=_rights_errors(404, 409, 503, 507))
async def play_on(
    id: FromPath[str],
    data: JSONBody[PlayOn],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> Created:
    """Go on from a moment of a finished game, at a table of its own."""
    registry.paces.spend(NEW_TABLES, visitor.address)
    return await registry.saves.play_on(id, data, visitor.key)


def _error_response(request: Request[Any, Any, Any], problem: Problem) -> Response[Failure]:
    request.app.state.metrics.refused(problem.message.id)
    language = preferred_language(request.headers.get("accept-language", ""))
    return Response(failure_of(problem, language), status_code=status_of(problem))


def _handle_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Requests that Litestar itself refuses."""
    if error.detail == _BROKEN_OFF:
        return _refuse_malformed(request, _BROKEN_OFF)
    if error.status_code >= 500:
        return _handle_unexpected(request, error)
    if error.status_code == 400:
        return _refuse_malformed(request, _detail(error))
    ids = {404: "server-unknown-address", 405: "server-wrong-method", 413: "server-too-large"}
    limit = (MAX_SAVE_BYTES if _is_save(request) else MAX_BOX_BYTES if "/box" in request.url.path else MAX_MESSAGE_BYTES) // 1024
    args = {"path": request.url.path, "method": request.method, "limit": limit, "detail": _detail(error)}
    response = _error_response(request, HTTPProblem(error.status_code, ids.get(error.status_code, "server-malformed"), **args))
    if error.headers:
        response.headers.update(error.headers)
    return response


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        return "; ".join(
            f"{item.get('key', '')} {item.get('message', '')}".strip() for item in extra if isinstance(item, Mapping)
        )
    return error.detail


def _is_save(request: Request[Any, Any, Any]) -> bool:
    return request.url.path == "/api/saves"


def _refuse_malformed(request: Request[Any, Any, Any], detail: str) -> Response[Failure]:
    return _error_response(request, Problem("server-save-damaged" if _is_save(request) else "server-malformed", detail=detail))


def _handle_recursion(request: Request[Any, Any, Any], _: RecursionError) -> Response[Failure]:
    return _refuse_malformed(request, "nested too deeply")


def _handle_wrong_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Failure]:
    """Bytes that are no UTF-8 inside a JSON string; Litestar knows only the other errors of msgspec."""
    return _refuse_malformed(request, f"not UTF-8: {error.reason}")


def _handle_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    _log.error("unexpected error", method=request.method, path=request.url.path, exc_info=error)
    return _error_response(request, HTTPProblem(500, "server-unexpected"))


def create_app(
    folder: Path,
    allowed_hosts: AllowedHosts | None = None,
    report: Report = lambda game, done, total: None,
    is_open: bool = False,
    database: str | None = None,
    address: str = "",
    has_lobby: bool = False,
    to_lan: bool = False,
) -> Litestar:
    """The application over a data folder, or over the database at an address; `report` is called for each compiled kernel.

    Other servers of that database reach this one at `address`. With `is_open` others reach it, and what one may do at a table
    depends on the links one has. With `has_lobby` there are public tables too. With `to_lan` people may be told of their turn at
    addresses of this network.
    """
    registry = SessionRegistry(folder, report, is_open, database, address, has_lobby, to_lan)
    registry.metrics.watch("dorfplatz_sockets_open", "Sockets of browsers at tables.", lambda: len(Connection.open))
    readiness = Readiness(registry)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with registry.opened():
            yield

    puzzles = [list_puzzles, get_puzzle_answer, play_on_puzzle]
    tables = [list_tables, create_table, new_link, join_table, delete_table, get_save, load_save, play_on]
    days = [list_days, play_day, list_finished]
    games = [list_games, get_game, get_rules, get_lesson]
    requests = [*games, *puzzles, *days, *tables, *box_requests, *lobby_requests, *notification_requests]
    api = Router("/api", route_handlers=requests, guards=[_count])
    app = Litestar(
        route_handlers=[api, table_socket, healthz, readyz, index_page, static_file],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
        },
        exception_handlers={
            Problem: _error_response,
            HTTPException: _handle_http_exception,
            RecursionError: _handle_recursion,
            UnicodeDecodeError: _handle_wrong_text,
            Exception: _handle_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Dorfplatz",
            version=dorfplatz.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=MAX_MESSAGE_BYTES,
        lifespan=[lifespan],
        logging_config=None,
    )
    app.state.metrics, app.state.registry = registry.metrics, registry
    if database:
        app.asgi_handler = Pipes(app.asgi_handler, registry)
    app.asgi_handler = SecurityMiddleware(app.asgi_handler, allowed_hosts or AllowedHosts())
    if database:
        app.asgi_handler = Arrivals(app.asgi_handler, registry)
    app.asgi_handler = ObservingMiddleware(app.asgi_handler, registry.metrics)
    return app
