"""Allowed hosts and origins, and the headers of every response."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from dorfplatz.server.middleware import AllowedHosts
from tests.server.harness import ANNA, BEN, Client, create_table, open_socket


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8137", "127.0.0.1.evil.example", "", "[::1", "192.168.0.9"])
def test_a_foreign_host_is_refused(client: Client, host: str) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        response = client.get(path, headers={"host": host, "accept-language": "de"})
        assert response.status_code in (400, 403)
        if response.status_code == 403:
            assert response.json()["error"]["id"] == "server-foreign-host"
            assert "127.0.0.1" in response.json()["text"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:99", "127.0.0.1", "[::1]:8137"])
def test_the_loopback_hosts_are_allowed(client: Client, host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 200


def test_a_server_for_others_allows_any_address_and_only_the_names_it_is_given() -> None:
    hosts = AllowedHosts.for_binding("0.0.0.0", ["Games.example"])
    assert "192.168.0.9:8137" in hosts
    assert "games.EXAMPLE" in hosts
    assert "127.0.0.1" in hosts
    assert "evil.example" not in hosts
    assert "192.168.0.9" not in AllowedHosts.for_binding("127.0.0.1")
    assert "village.lan" in AllowedHosts.for_binding("village.lan")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://[broken"])
def test_pages_of_other_sites_change_nothing(client: Client, origin: str) -> None:
    id = create_table(client, ANNA, BEN)
    before = client.get("/api/tables").json()
    body = {"game": "settlement", "seats": [ANNA, BEN]}
    for response in (
        client.post("/api/tables", json=body, headers={"origin": origin}),
        client.delete(f"/api/tables/{id}", headers={"origin": origin}),
    ):
        assert response.status_code == 403
        assert response.json()["error"]["id"].startswith("server-foreign-")
    assert client.get("/api/tables").json() == before
    with pytest.raises(InvalidStatus) as refused, open_socket(client, id, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_may_do_everything(client: Client) -> None:
    origin = f"http://{client.base_url.netloc.decode()}"
    response = client.post("/api/tables", json={"game": "settlement", "seats": [ANNA]}, headers={"origin": origin})
    assert response.status_code == 201
    with open_socket(client, response.json()["id"], origin=origin) as connection:
        assert "welcome" in connection.recv()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_every_response_has_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["server"] == "dorfplatz"
