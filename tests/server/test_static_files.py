"""The files of the browser client."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from dorfplatz.server import static_files
from tests.server.harness import Client


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path.resolve() / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Dorfplatz</title>" + "<p>hello</p>" * 200)
    (static / "assets" / "index-1a2b3c.js").write_text("export {}")
    monkeypatch.setattr(static_files, "STATIC", static)
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
@pytest.mark.parametrize("path", ["/assets", "/index.html/x", "/%00", "/" + "x" * 300], ids=["folder", "below", "null", "long"])
def test_what_is_no_file_is_not_found(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["id"] == "server-unknown-address"


def test_without_the_client_the_page_says_what_to_do(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "nothing")
    page = client.get("/", headers={"accept-language": "de"})
    assert page.status_code == 404
    assert "make play" in page.text
    assert 'lang="de"' in page.text
