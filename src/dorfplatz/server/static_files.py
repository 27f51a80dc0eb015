"""The browser client: the files that `npm run build` has put into the folder `static`.

Litestar's static files can't replace this: they never answer 304, so that a browser would load the page anew at every visit, and
they answer 500 to names such as `/index.html/x` or `/%00`.
"""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from dorfplatz.core.words import Message, render
from dorfplatz.server.errors import HTTPProblem, preferred_language

STATIC = Path(__file__).resolve().parent / "static"

_MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""The system's own list may lack these or have them wrong."""


@get("/", include_in_schema=False, sync_to_thread=True)
def index_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page that loads the client."""
    return _file_response(request, "index.html")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def static_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    return _file_response(request, path.strip("/"))


def _file_response(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    file = _find(name)
    if file is None and name == "index.html":
        return _not_built(preferred_language(request.headers.get("accept-language", "")))
    if file is None:
        raise HTTPProblem(404, "server-unknown-address", path=f"/{name}")
    content = file.read_bytes()
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    # Vite puts a hash of the content into the names of these files.
    hashed = name.startswith("assets/")
    headers = {"etag": etag, "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == etag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=_media_type(file), headers=headers)


def _find(name: str) -> Path | None:
    try:
        file = (STATIC / name).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):  # a name that is too long or contains a null character
        return None


def _media_type(file: Path) -> str:
    return _MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def _not_built(language: str) -> Response[bytes]:
    title, text = (render(Message(f"server-not-built-{part}"), language) for part in ("title", "text"))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{text}</p></html>'
    )
    return Response(page.encode(), media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-store"})
