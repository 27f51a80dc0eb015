"""Who may talk to the server, and what its answers carry."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from dorfplatz.server import client as client_files
from dorfplatz.server.guard import Hosts
from tests.server.tableside import ANNA, BEN, Client, create, socket


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8137", "127.0.0.1.evil.example", "", "[::1", "192.168.0.9"])
def test_a_foreign_name_is_refused(client: Client, host: str) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        response = client.get(path, headers={"host": host, "accept-language": "de"})
        assert response.status_code in (400, 403)
        if response.status_code == 403:
            assert response.json()["error"]["id"] == "server-foreign-host"
            assert "127.0.0.1" in response.json()["text"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:99", "127.0.0.1", "[::1]:8137"])
def test_this_computer_is_welcome(client: Client, host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 200


def test_a_server_for_others_goes_by_its_addresses_and_names() -> None:
    hosts = Hosts.for_binding("0.0.0.0", ["Games.example"])
    assert "192.168.0.9:8137" in hosts
    assert "games.EXAMPLE" in hosts
    assert "127.0.0.1" in hosts
    assert "evil.example" not in hosts
    assert "192.168.0.9" not in Hosts.for_binding("127.0.0.1")
    assert "village.lan" in Hosts.for_binding("village.lan")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://[broken"])
def test_pages_of_others_change_nothing(client: Client, origin: str) -> None:
    id = create(client, ANNA, BEN)
    before = client.get("/api/tables").json()
    body = {"game": "settlement", "seats": [ANNA, BEN]}
    for response in (
        client.post("/api/tables", json=body, headers={"origin": origin}),
        client.delete(f"/api/tables/{id}", headers={"origin": origin}),
    ):
        assert response.status_code == 403
        assert response.json()["error"]["id"].startswith("server-foreign-")
    assert client.get("/api/tables").json() == before
    with pytest.raises(InvalidStatus) as refused, socket(client, id, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_may_do_everything(client: Client) -> None:
    origin = f"http://{client.base_url.netloc.decode()}"
    response = client.post("/api/tables", json={"game": "settlement", "seats": [ANNA]}, headers={"origin": origin})
    assert response.status_code == 201
    with socket(client, response.json()["id"], origin=origin) as session:
        assert "welcome" in session.recv()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_every_answer_is_well_guarded(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["server"] == "dorfplatz"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path.resolve() / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Dorfplatz</title>" + "<p>hello</p>" * 200)
    (static / "assets" / "index-1a2b3c.js").write_text("export {}")
    monkeypatch.setattr(client_files, "STATIC", static)
    return static


@pytest.mark.usefixtures("built")
def test_pages_are_checked_again_and_hashed_files_are_kept(client: Client) -> None:
    page = client.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert client.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    script = client.get("/assets/index-1a2b3c.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_changed_page_has_another_tag(client: Client, built: Path) -> None:
    tag = client.get("/").headers["etag"]
    (built / "index.html").write_text("new")
    again = client.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.text) == (200, "new")


@pytest.mark.usefixtures("built")
def test_what_is_long_travels_compressed(client: Client) -> None:
    with client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as response:
        assert response.headers["content-encoding"] == "gzip"
        assert b"Dorfplatz" in gzip.decompress(b"".join(response.iter_raw()))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/assets", "/index.html/x", "/%00", "/" + "x" * 300], ids=["folder", "below a file", "null", "long"])
def test_what_is_no_file_is_not_found(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["id"] == "server-unknown-address"


def test_without_the_client_the_page_says_what_to_do(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "STATIC", tmp_path / "nothing")
    page = client.get("/", headers={"accept-language": "de"})
    assert page.status_code == 404
    assert "make play" in page.text
    assert 'lang="de"' in page.text
