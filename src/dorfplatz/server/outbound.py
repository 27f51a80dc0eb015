"""Messages to addresses that somebody has typed in, or a browser has sent: only to the public internet.

Whoever names an address must not make this server knock at doors inside its own network. So the name is resolved once, every
address it stands for has to be public, and the connection goes to the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from dorfplatz.server.errors import HTTPProblem

if TYPE_CHECKING:
    import httpx

SECONDS = 5.0
"""For all of it: finding the address, connecting, sending, and reading the answer."""
MAX_ANSWER_BYTES = 4096
AT_ONCE = 8
MAX_URL_LENGTH = 1000
_HOST = re.compile(r"[a-z0-9._:-]+")
_UNICAST = ipaddress.ip_network("2000::/3")
"""What of IPv6 is given to anybody: neither IPv4 in another form, nor a translation of it."""
_TRANSLATED = [ipaddress.ip_network(net) for net in ("2001::/32", "2002::/16", "2001:db8::/32", "3fff::/20")]
"""Tunnels to addresses of IPv4, and examples."""


@dataclass(frozen=True)
class Reply:
    """What was answered: the status, and after how many seconds to come again, if that was said."""

    status: int
    retry_after: float | None = None

    @property
    def is_gone(self) -> bool:
        """Nobody is there any more."""
        return self.status in (404, 410)

    @property
    def is_for_now(self) -> bool:
        """It may work out later."""
        return self.status == 429 or self.status >= 500


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address) and (ip not in _UNICAST or any(ip in net for net in _TRANSLATED)):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


class Outbound:
    """Sends, a few at a time. With `to_lan` everything is allowed: for a house network, and for tests."""

    def __init__(self, to_lan: bool = False) -> None:
        self._to_lan = to_lan
        self._resolving = ThreadPoolExecutor(4, thread_name_prefix="resolver")
        self._places = asyncio.Semaphore(AT_ONCE)

    def close(self) -> None:
        """Resolve no more names."""
        self._resolving.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> httpx.URL:
        """The parts of an address; raises `Problem` if nothing can be sent there whatever its name stands for."""
        import httpx

        try:
            found = httpx.URL(url)
            host, port = found.raw_host.decode("ascii"), found.port
        except (httpx.InvalidURL, ValueError, UnicodeError) as error:
            raise HTTPProblem(400, "notify-address-wrong") from error
        if found.scheme != "https" and not (self._to_lan and found.scheme == "http"):
            raise HTTPProblem(400, "notify-address-https")
        is_host = _HOST.fullmatch(host) and (port is None or 0 < port < 65536)
        if not is_host or found.userinfo or len(url) > MAX_URL_LENGTH:
            raise HTTPProblem(400, "notify-address-wrong")
        return found

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Reply:
        """Send something; raises `Problem` if that is not allowed or nobody answers. Nothing of the answer is kept."""
        import httpx

        found = self.check(url)
        try:
            async with self._places, asyncio.timeout(SECONDS):
                address = await self._resolve(found)
                return await self._send(found, address, body, headers)
        except TimeoutError as error:
            raise HTTPProblem(409, "notify-no-answer", host=found.host) from error
        except (httpx.HTTPError, OSError) as error:
            raise HTTPProblem(409, "notify-unreachable", host=found.host) from error

    async def _resolve(self, url: httpx.URL) -> str:
        """The address to connect to; all that the name stands for have to be public."""
        host, port = url.raw_host.decode("ascii"), _port(url)
        loop = asyncio.get_running_loop()
        try:
            # An empty family and flags: whatever the system would connect to.
            found = await loop.run_in_executor(self._resolving, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        except (OSError, UnicodeError) as error:
            raise HTTPProblem(409, "notify-no-such-host", host=url.host) from error
        addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
        if not self._to_lan and not all(is_public(address) for address in addresses):
            raise HTTPProblem(400, "notify-address-private", host=url.host)
        return addresses[0]

    async def _send(self, url: httpx.URL, address: str, body: bytes, headers: dict[str, str]) -> Reply:
        import httpx

        target = url.copy_with(host=address)
        # The name is still what the certificate has to be for.
        extensions = {"sni_hostname": url.raw_host.decode("ascii")}
        fields = {"user-agent": "dorfplatz", "accept-encoding": "identity", **headers, "host": url.netloc.decode("ascii")}
        # No proxy of the environment: it would resolve the name again.
        async with (
            httpx.AsyncClient(verify=_certificates(), trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
            client.stream("POST", target, content=body, headers=fields, extensions=extensions) as response,
        ):
            size = 0
            async for chunk in response.aiter_raw():
                size += len(chunk)
                if size > MAX_ANSWER_BYTES:
                    break
            return Reply(response.status_code, _seconds(response.headers.get("retry-after")))


@cache
def _certificates() -> ssl.SSLContext:
    """Reading those that are trusted takes a while."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


def _port(url: httpx.URL) -> int:
    return url.port or (443 if url.scheme == "https" else 80)


def _seconds(text: str | None) -> float | None:
    return float(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None
