"""REST for the lobby, and for leaving a table that is not dealt yet."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from dorfplatz.server import lobby
from dorfplatz.server.messages.links import Joined
from dorfplatz.server.messages.lobby import Lobby, SitDown
from dorfplatz.server.pace import SEATS
from dorfplatz.server.protocol import Failure
from dorfplatz.server.rights import Visitor
from dorfplatz.server.session_registry import SessionRegistry

_ERRORS = {status: ResponseSpec(Failure, description="Refused, and why") for status in (400, 401, 403, 404, 409, 429, 507)}

Registry = NamedDependency[SessionRegistry]


@get("/lobby", responses=_ERRORS)
async def list_lobby(registry: Registry, visitor: NamedDependency[Visitor]) -> Lobby:
    """The tables that are open to anybody, if this server has a lobby."""
    return await lobby.lobby_of(registry)


@post("/tables/{id:str}/sit", responses=_ERRORS)
async def sit_down(id: FromPath[str], data: JSONBody[SitDown], registry: Registry, visitor: NamedDependency[Visitor]) -> Joined:
    """Sit down at a free seat of a public table."""
    registry.paces.spend(SEATS, visitor.address)
    return await lobby.sit_down(registry, id, data, visitor.key)


@post("/tables/{id:str}/watch", responses=_ERRORS)
async def watch_table(id: FromPath[str], registry: Registry, visitor: NamedDependency[Visitor]) -> Joined:
    """Watch a game that anybody may watch."""
    registry.paces.spend(SEATS, visitor.address)
    return await lobby.watch(registry, id, visitor.key)


@post("/tables/{id:str}/leave", responses=_ERRORS, status_code=204)
async def leave_table(id: FromPath[str], registry: Registry, visitor: NamedDependency[Visitor]) -> None:
    """Give up one's seat at a table that is not dealt yet."""
    await registry.gatherings.leave(id, visitor.key)


lobby_requests = [list_lobby, sit_down, watch_table, leave_table]
