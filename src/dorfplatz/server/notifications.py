"""Telling people who are away that it is their turn: web push to their browsers, and a webhook for each seat.

What is sent names the game, the table and those who sit there, and has a link without a key; nothing of what happens in the game.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import msgspec
import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message, render
from dorfplatz.server import push
from dorfplatz.server.errors import HTTPProblem, status_of
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.notifications import Notifications, NotifySent, PushSubscription, Webhook
from dorfplatz.server.outbound import Outbound, Reply
from dorfplatz.server.pace import Pace, Paces
from dorfplatz.server.rights import Access, Visitor
from dorfplatz.server.subscriptions import Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from dorfplatz.server.session_registry import SessionRegistry
    from dorfplatz.server.storage import Storage

RETRY_SECONDS = (2.0, 15.0, 120.0)
"""Pauses before something is sent again that did not work out for now."""
LONGEST_RETRY = 600.0
"""Nobody is waited for longer, whatever they ask for."""
MAX_AT_A_SEAT = 25
TOLD = Pace(20, 1 / 30)
"""To one seat."""
TESTS = Pace(5, 1 / 20)
"""By one visitor, and to one table."""

_log = structlog.get_logger()


@dataclass(frozen=True)
class Turn:
    """Somebody is to decide."""

    table: str
    game: str
    seat: int
    seats: Sequence[Seat]

    @property
    def name(self) -> str:
        """Whose turn it is."""
        return self.seats[self.seat].name

    def link(self, origin: str) -> str:
        """To the table; whoever has no right to it sees nothing there."""
        return f"{origin}/#/table/{self.table}"

    def title(self, language: str) -> str:
        """The game in a language."""
        return render(Message(f"game-{self.game}"), language)

    def others(self) -> str:
        """Who else plays."""
        return ", ".join(seat.name for number, seat in enumerate(self.seats) if number != self.seat)


def kind_of(url: str) -> Literal["discord", "slack", "json"]:
    """What the other side of a webhook understands, by its address."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if host in ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com") and "/webhooks/" in parts.path:
        return "discord"
    return "slack" if host in ("hooks.slack.com", "hooks.slack-gov.com") else "json"


def webhook_body(url: str, turn: Turn, language: str, origin: str, event: str = "turn") -> bytes:
    """What is sent to a webhook, in the form that the other side understands."""
    link = turn.link(origin)
    args = {"name": turn.name, "game": turn.title(language), "others": turn.others(), "link": link}
    id = "notify-webhook-test" if event == "test" else "notify-webhook-turn" if args["others"] else "notify-webhook-alone"
    match kind_of(url):
        case "discord":
            # Nobody is called by a name that somebody has given themselves.
            return msgspec.json.encode({"content": render(Message(id, args), language), "allowed_mentions": {"parse": []}})
        case "slack":
            escaped = {name: _for_slack(text) for name, text in args.items()}
            return msgspec.json.encode({"text": render(Message(id, escaped), language)})
        case _:
            content = {"table": turn.table, "game": turn.game, "seat": turn.seat, "name": turn.name, "event": event, "link": link}
            return msgspec.json.encode(content)


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def push_content(turn: Turn, language: str) -> bytes:
    """What a browser shows."""
    names = ", ".join(seat.name for seat in turn.seats)
    content = {
        "title": render(Message("notify-push-title", {"name": turn.name}), language),
        "body": f"{turn.title(language)} · {names}",
        "link": f"/#/table/{turn.table}",
        "tag": turn.table,
    }
    return msgspec.json.encode(content)


class Notifier:
    """Sends in the background: no move waits for it."""

    def __init__(self, registry: SessionRegistry, to_lan: bool = False) -> None:
        self._registry = registry
        self._outbound = Outbound(to_lan)
        self._sending: set[asyncio.Task[None]] = set()
        self._paces = Paces(on=True)
        self._pair: EllipticCurvePrivateKey | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Meanwhile people are told."""
        try:
            yield
        finally:
            tasks = list(self._sending)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._outbound.close()

    # What is wanted

    async def wanted(self, id: str, visitor: Visitor) -> Notifications:
        """How the people at this browser are told."""
        key, seats = await self._seats(id, visitor)
        found = await (await self._registry.storage()).subscriptions(id)
        mine = [one for one in found if one.key == key and one.seat in seats]
        webhooks = [Webhook(one.seat, one.host, kind_of(one.address)) for one in mine if one.kind == "webhook"]
        is_pushed = any(one.kind == "push" for one in mine)
        return Notifications(push.public_key(await self._key_pair()), is_pushed, webhooks)

    async def subscribe(self, id: str, wish: PushSubscription, visitor: Visitor, language: str, origin: str) -> None:
        """Tell a browser whenever it is the turn of one of its people."""
        self._outbound.check(wish.endpoint)
        push.PushKeys(wish.p256dh, wish.auth).check()
        key, seats = await self._seats(id, visitor)
        for seat in seats:
            to = (wish.endpoint, wish.p256dh, wish.auth)
            await self._keep(Subscription(secrets.token_hex(8), id, seat, key, "push", *to, language, origin))

    async def unsubscribe(self, id: str, visitor: Visitor) -> None:
        """Tell a browser no more."""
        key, _ = await self._seats(id, visitor)
        await (await self._registry.storage()).drop_subscriptions(id, key, "push")

    async def set_webhook(self, id: str, seat: int, url: str, visitor: Visitor, language: str, origin: str) -> None:
        """Tell an address whenever it is the turn of a seat."""
        self._outbound.check(url)
        key = await self._key_of(id, seat, visitor)
        await self._keep(Subscription(secrets.token_hex(8), id, seat, key, "webhook", url, "", "", language, origin))

    async def drop_webhook(self, id: str, seat: int, visitor: Visitor) -> None:
        """Tell that address no more."""
        key = await self._key_of(id, seat, visitor)
        await (await self._registry.storage()).drop_subscriptions(id, key, "webhook", seat)

    async def test_webhook(self, id: str, seat: int, visitor: Visitor) -> NotifySent:
        """Send something to a webhook now; raises `Problem` that says what is wrong with it."""
        key = await self._key_of(id, seat, visitor)
        for who in (visitor.address, id):
            self._paces.spend(TESTS, who)
        storage = await self._registry.storage()
        found = await storage.subscriptions(id, seat)
        mine = next((one for one in found if one.kind == "webhook" and one.key == key), None)
        if mine is None:
            raise HTTPProblem(404, "notify-no-webhook")
        stored = await storage.load(id)
        reply = await self._post_webhook(mine, Turn(id, stored.setup.game, seat, stored.seats), "test")
        if not 200 <= reply.status < 300:
            raise HTTPProblem(409, "notify-refused", host=mine.host, answer=str(reply.status))
        return NotifySent(mine.host, reply.status)

    async def _keep(self, subscription: Subscription) -> None:
        if not await (await self._registry.storage()).keep_subscription(subscription, MAX_AT_A_SEAT):
            raise HTTPProblem(409, "notify-too-many")

    async def _seats(self, id: str, visitor: Visitor) -> tuple[str, tuple[int, ...]]:
        """The hash of a browser's key, and the seats it plays; raises `Problem` if it plays none."""
        if visitor.key is None:
            raise HTTPProblem(401, "together-no-key")
        access = await self._registry.access(id, visitor.key)
        async with self._registry.session(id) as session:
            seats = access.plays(session.seats)
        if not seats:
            raise HTTPProblem(403, "notify-only-players")
        return visitor.key, seats

    async def _key_of(self, id: str, seat: int, visitor: Visitor) -> str:
        """The hash of a browser's key; raises `Problem` if this seat is not for it to decide about."""
        key, seats = await self._seats(id, visitor)
        if seat not in seats:
            raise HTTPProblem(403, "notify-only-players")
        return key

    async def _key_pair(self) -> EllipticCurvePrivateKey:
        if self._pair is None:
            self._pair = push.key_pair(await (await self._registry.storage()).secret("push"))
        return self._pair

    # Telling

    def tell(self, turn: Turn) -> None:
        """It is somebody's turn, and they are not here."""
        self._start(self._tell(turn))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _tell(self, turn: Turn) -> None:
        try:
            storage = await self._registry.storage()
            found = await storage.subscriptions(turn.table, turn.seat)
            if found:
                self._paces.spend(TOLD, f"{turn.table} {turn.seat}")
            for one in found:
                if await self._is_entitled(one, turn):
                    self._start(self._send(one, turn, storage))
                else:
                    await storage.drop_subscription(one.id)
        except Problem as problem:
            _log.warning("nobody told", table=turn.table, cause=problem.message.id)

    async def _is_entitled(self, one: Subscription, turn: Turn) -> bool:
        """Whether the browser still plays that seat: its link may have been replaced."""
        try:
            access: Access = await self._registry.access(one.game, one.key)
        except Problem:
            return False
        return one.seat in access.plays(turn.seats)

    async def _send(self, one: Subscription, turn: Turn, storage: Storage) -> None:
        """Send it, and again after a while if that does not work out for now; who is not there any more is forgotten."""
        for pause in (*RETRY_SECONDS, None):
            reply = await self._attempt(one, turn)
            if reply.is_gone:
                await storage.drop_subscription(one.id)
            if not reply.is_for_now:
                return
            _log.info("not told yet", kind=one.kind, host=one.host, status=reply.status)
            if pause is not None:
                await asyncio.sleep(min(LONGEST_RETRY, max(pause, reply.retry_after or 0)))

    async def _attempt(self, one: Subscription, turn: Turn) -> Reply:
        try:
            return await (self._post_push(one, turn) if one.kind == "push" else self._post_webhook(one, turn))
        except Problem as problem:
            # What is not allowed will never be; who can't be reached may be later.
            return Reply(410 if status_of(problem) == 400 else 503)

    async def _post_push(self, one: Subscription, turn: Turn) -> Reply:
        pair = await self._key_pair()
        body = push.encrypted(push_content(turn, one.language), push.PushKeys(one.p256dh, one.auth))
        topic = hashlib.sha256(turn.table.encode()).hexdigest()[:32]
        return await self._outbound.post(one.address, body, push.headers(pair, one.address, one.origin, topic))

    async def _post_webhook(self, one: Subscription, turn: Turn, event: str = "turn") -> Reply:
        body = webhook_body(one.address, turn, one.language, one.origin, event)
        return await self._outbound.post(one.address, body, {"content-type": "application/json"})
