"""Requests about being told that it is one's turn."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from dorfplatz.server.errors import preferred_language
from dorfplatz.server.messages.notifications import NewWebhook, Notifications, NotifySent, PushSubscription
from dorfplatz.server.protocol import Failure
from dorfplatz.server.rights import Visitor
from dorfplatz.server.session_registry import SessionRegistry

_ERRORS = {
    status: ResponseSpec(Failure, description="Refused, and why") for status in (400, 401, 403, 404, 409, 413, 429, 503, 507)
}
_PATH = "/tables/{id:str}/notifications"


def _origin(request: Request[Any, Any, Any]) -> str:
    """Where this browser reaches the server; the middleware has looked at both headers."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _language(request: Request[Any, Any, Any]) -> str:
    return preferred_language(request.headers.get("accept-language", ""))


@get(_PATH, responses=_ERRORS)
async def get_notifications(
    id: FromPath[str], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]
) -> Notifications:
    """How the people at this browser are told, and the key that its push service needs."""
    return await registry.notifier.wanted(id, visitor)


@post(f"{_PATH}/push", responses=_ERRORS)
async def subscribe(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[PushSubscription],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> None:
    """Tell this browser when it is the turn of one of its people, although no page is open."""
    await registry.notifier.subscribe(id, data, visitor, _language(request), _origin(request))


@delete(f"{_PATH}/push", responses=_ERRORS)
async def unsubscribe(id: FromPath[str], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]) -> None:
    """Tell this browser no more."""
    await registry.notifier.unsubscribe(id, visitor)


@post(f"{_PATH}/webhooks", responses=_ERRORS)
async def set_webhook(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[NewWebhook],
    registry: NamedDependency[SessionRegistry],
    visitor: NamedDependency[Visitor],
) -> None:
    """Tell an address when it is the turn of a seat."""
    await registry.notifier.set_webhook(id, data.seat, data.url, visitor, _language(request), _origin(request))


@delete(f"{_PATH}/webhooks/{{seat:int}}", responses=_ERRORS)
async def drop_webhook(
    id: FromPath[str], seat: FromPath[int], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]
) -> None:
    """Tell that address no more."""
    await registry.notifier.drop_webhook(id, seat, visitor)


@post(f"{_PATH}/webhooks/{{seat:int}}/test", responses=_ERRORS)
async def test_webhook(
    id: FromPath[str], seat: FromPath[int], registry: NamedDependency[SessionRegistry], visitor: NamedDependency[Visitor]
) -> NotifySent:
    """Send something to the webhook of a seat now."""
    return await registry.notifier.test_webhook(id, seat, visitor)


notification_requests = [get_notifications, subscribe, unsubscribe, set_webhook, drop_webhook, test_webhook]
