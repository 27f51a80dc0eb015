"""The web application: REST under /api, the socket of each table, and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, Router, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody

import dorfplatz
from dorfplatz.core.definition import Definition
from dorfplatz.core.kernel import Progress
from dorfplatz.core.problem import Problem
from dorfplatz.server.client import client, front_page
from dorfplatz.server.guard import Guard, Hosts
from dorfplatz.server.hall import Hall
from dorfplatz.server.protocol import (
    LARGEST_SAVE,
    Block,
    Created,
    Failure,
    GameDetails,
    GameInfo,
    NewTable,
    Option,
    Rule,
    Save,
    TableInfo,
)
from dorfplatz.server.refusal import Refusal, failure, preferred_language, status_of
from dorfplatz.server.rulebook import rulebook
from dorfplatz.server.sockets import table_socket
from dorfplatz.server.thinking import think

_log = structlog.get_logger()


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Failure, description="Refused, and why") for status in (400, *statuses)}


async def _info(definition: Definition) -> dict[str, Any]:
    options = [Option(o.name, list(o.values), o.default) for o in definition.options]
    # With the bots come the rules, and with the rules Numba: nothing to import while others wait.
    bots = await think(lambda: dorfplatz.available_bots())
    return {"name": definition.name, "players": definition.players, "options": options, "bots": bots}


def _definition(name: str) -> Definition:
    try:
        return dorfplatz.definition(name)
    except Problem as problem:
        raise Refusal(404, problem.message.id, **problem.message.args) from problem


def _box(name: str) -> tuple[list[Block], dict[str, Any]]:
    from dorfplatz.core.engine import engine

    rules = engine(name)
    return msgspec.convert(rules.actions.to_json(), list[Block]), rules.view.components()


@get("/games", responses=_refusals())
async def games() -> list[GameInfo]:
    """The games there are."""
    return [GameInfo(**await _info(definition)) for definition in dorfplatz.available_games()]


@get("/games/{name:str}", responses=_refusals(404))
async def game(name: FromPath[str], hall: NamedDependency[Hall]) -> GameDetails:
    """One of them, with its action space and its box."""
    definition = _definition(name)
    await hall.ready(name)
    actions, components = await think(_box, name)
    return GameDetails(**await _info(definition), actions=actions, components=components)


@get("/games/{name:str}/rules", responses=_refusals(404), sync_to_thread=True)
def rules(name: FromPath[str]) -> list[Rule]:
    """Its rules in reading order."""
    return rulebook(_definition(name).name)


@get("/tables", responses=_refusals(409))
async def tables(hall: NamedDependency[Hall]) -> list[TableInfo]:
    """All games that were started, newest first."""
    return await hall.tables()


@post("/tables", responses=_refusals(409))
async def create_table(data: JSONBody[NewTable], hall: NamedDependency[Hall]) -> Created:
    """Start a game."""
    return Created(await hall.create(data))


@delete("/tables/{id:str}", responses=_refusals(404, 409))
async def delete_table(id: FromPath[str], hall: NamedDependency[Hall]) -> None:
    """Delete a game."""
    await hall.delete(id)


@get("/tables/{id:str}/save", responses=_refusals(404, 409))
async def save(id: FromPath[str], hall: NamedDependency[Hall]) -> Response[Save]:
    """A game as a file, seed included."""
    content = await hall.save(id)
    return Response(content, headers={"content-disposition": f'attachment; filename="{content.game}-{id}.json"'})


@post("/saves", responses=_refusals(409), request_max_body_size=LARGEST_SAVE)
async def load_save(data: JSONBody[Save], hall: NamedDependency[Hall]) -> Created:
    """Go on with a game from a file."""
    return Created(await hall.load_save(data))


def _refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[Failure]:
    language = preferred_language(request.headers.get("accept-language", ""))
    return Response(failure(problem, language), status_code=status_of(problem))


def _refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """What Litestar itself turns away."""
    if error.status_code >= 500:
        return _last_resort(request, error)
    if error.status_code == 400 and request.url.path == "/api/saves":
        return _refuse(request, Refusal(400, "server-save-damaged", detail=_detail(error)))
    ids = {404: "server-unknown-address", 405: "server-wrong-method", 413: "server-too-large"}
    args = {"path": request.url.path, "method": request.method, "limit": LARGEST_SAVE // 1024, "detail": _detail(error)}
    response = _refuse(request, Refusal(error.status_code, ids.get(error.status_code, "server-malformed"), **args))
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


def _refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[Failure]:
    return _refuse(request, Problem("server-malformed", detail="nested too deeply"))


def _last_resort(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    _log.error("unexpected", method=request.method, path=request.url.path, exc_info=error)
    return _refuse(request, Refusal(500, "server-unexpected"))


def create_app(folder: Path, hosts: Hosts | None = None, progress: Progress = lambda done, total, name: None) -> Litestar:
    """The application over a data folder; `progress` hears of kernels being compiled."""
    hall = Hall(folder, progress)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with hall.opened():
            yield

    api = Router("/api", route_handlers=[games, game, rules, tables, create_table, delete_table, save, load_save])
    app = Litestar(
        route_handlers=[api, table_socket, front_page, client],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        exception_handlers={
            Problem: _refuse,
            HTTPException: _refuse_request,
            RecursionError: _refuse_depth,
            Exception: _last_resort,
        },
        openapi_config=OpenAPIConfig(
            title="Dorfplatz",
            version=dorfplatz.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=64 * 1024,
        lifespan=[lifespan],
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, hosts or Hosts())
    return app
