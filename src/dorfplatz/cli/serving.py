"""Starting the server from the command line: a port, a browser, and a quiet terminal."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from dorfplatz.cli.words import text
from dorfplatz.core.problem import Problem

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar


def data_folder() -> Path:
    """Where games are kept: DORFPLATZ_DATA, else the system's folder for application data."""
    if own := os.environ.get("DORFPLATZ_DATA"):
        return Path(own).expanduser()
    return user_data_path("dorfplatz", appauthor=False)


def listen(host: str, port: int) -> socket.socket:
    """A socket that already takes connections, so that a browser may be opened before the server is up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Problem("cli-port-taken", port=port) from error
        raise Problem("cli-cannot-listen", host=host, port=port, cause=error.strerror or str(error)) from error
    except OverflowError as error:
        raise Problem("cli-cannot-listen", host=host, port=port, cause=str(error)) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_dorfplatz(address: str) -> bool:
    """Whether a Dorfplatz answers there."""
    try:
        with urllib.request.urlopen(f"{address}api/games", timeout=3) as answer:
            return bool(answer.headers.get("server") == "dorfplatz")
    except (OSError, ValueError):
        return False


def open_browser(address: str) -> bool:
    """Show the page, where there is a screen and a browser; says whether it did."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))):
        return False  # what is left are browsers in the terminal, and the terminal is ours
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def play(port: int | None, usual: int, data: Path | None, browser: bool) -> None:
    """Serve on this computer and show the page."""
    try:
        listener = listen("127.0.0.1", usual if port is None else port)
    except Problem:
        if port is not None:
            raise
        if data is None and is_dorfplatz(running := f"http://127.0.0.1:{usual}/"):
            print(text("cli-running", address=running))
            if browser:
                open_browser(running)
            return
        listener = listen("127.0.0.1", 0)
    address = address_of(listener)
    opened = browser and open_browser(address)
    print(text("cli-opened" if opened else "cli-open-this", address=address), flush=True)
    _run(listener, data or data_folder(), "127.0.0.1", [])


def serve(host: str, port: int, data: Path | None, names: list[str]) -> None:
    """Serve where one is told to."""
    listener = listen(host, port)
    print(text("cli-serving", address=address_of(listener)), flush=True)
    _run(listener, data or data_folder(), host, names)


def _run(listener: socket.socket, folder: Path, host: str, names: list[str]) -> None:
    write_log(folder)
    import uvicorn

    from dorfplatz.cli.compiling import CompileBar
    from dorfplatz.server.app import create_app
    from dorfplatz.server.guard import Hosts

    with CompileBar() as bar, suppress(KeyboardInterrupt):
        app = create_app(folder, Hosts.for_binding(host, names), bar)
        uvicorn.Server(configure(app)).run(sockets=[listener])


def configure(app: Litestar) -> uvicorn.Config:
    """How we run uvicorn."""
    import uvicorn

    from dorfplatz.server.protocol import LARGEST_MESSAGE

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )


def write_log(folder: Path) -> None:
    """Keep what only a developer wants to read out of the terminal: it goes to a file in the data folder."""
    import logging

    import structlog

    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "dorfplatz.log").open("a", encoding="utf-8")
    except OSError as error:
        raise Problem("cli-folder", path=str(folder), cause=error.strerror or str(error)) from error
    logging.basicConfig(stream=file, level=logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=file),
    )
