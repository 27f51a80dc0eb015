"""Which computers may say on whose behalf they ask: proxies. From everybody else X-Forwarded-For is only a claim."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from dorfplatz.core.problem import Problem

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The addresses and networks of the proxies before a server."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        """Raises `Problem` if one is neither an address nor a network."""
        self.networks = [_network(address) for address in addresses]

    @property
    def listed(self) -> list[str]:
        """As uvicorn wants them."""
        return [str(network) for network in self.networks]

    def __contains__(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def _network(address: str) -> Network:
    try:
        return ipaddress.ip_network(address.strip(), strict=False)
    except ValueError as error:
        raise Problem("cli-wrong-proxy", found=address) from error
