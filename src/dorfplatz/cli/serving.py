"""Starts the server from the command line: port, browser, log file, limits."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from platformdirs import user_data_path

from dorfplatz.cli.words import print_error, text
from dorfplatz.core.problem import Problem


@dataclass(frozen=True)
class Hosting:
    """How a server is run for others."""

    allowed_hosts: tuple[str, ...] = ()
    """Further names that it goes by."""
    database: str | None = None
    proxies: tuple[str, ...] = ()
    """Addresses of computers that may say on whose behalf they ask."""
    metrics: str | None = None
    """Where it tells what it measures."""
    log_to_stderr: bool = False
    address: str | None = None
    """Where other servers of the same database reach it."""
    lobby: bool = False
    """Public tables are listed on the start page."""
    webhooks_to_lan: bool = False
    """People may be told of their turn at addresses of this network too."""


def data_folder() -> Path:
    """Where games are kept: DORFPLATZ_DATA, else the system's folder for application data."""
    if own := os.environ.get("DORFPLATZ_DATA"):
        return Path(own).expanduser()
    return user_data_path("dorfplatz", appauthor=False)


def listen(host: str, port: int) -> socket.socket:
    """A socket that already accepts connections, so that the browser can be opened before the server has started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With TCP named, asyncio sends small messages at once; else an answer would wait 40 ms for the browser to confirm its header.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
    """The address to type into a browser."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_dorfplatz(address: str) -> bool:
    """Whether a Dorfplatz server answers at this address."""
    try:
        with urllib.request.urlopen(f"{address}api/games", timeout=3) as response:
            return bool(response.headers.get("server") == "dorfplatz")
    except (OSError, ValueError):
        return False


def open_browser(address: str) -> bool:
    """Open the page if there is a screen and a browser; returns whether it was opened."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))):
        return False  # only browsers inside the terminal would be left, and we print there ourselves
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def play(port: int | None, default_port: int, data: Path | None, browser: bool) -> None:
    """Serve on this computer and open the page; if a server is running already, only open its page."""
    try:
        listener = listen("127.0.0.1", default_port if port is None else port)
    except Problem:
        if port is not None:
            raise
        if data is None and is_dorfplatz(running := f"http://127.0.0.1:{default_port}/"):
            print(text("cli-running", address=running))
            if browser:
                open_browser(running)
            return
        listener = listen("127.0.0.1", 0)
    address = address_of(listener)
    opened = browser and open_browser(address)
    print(text("cli-opened" if opened else "cli-open-this", address=address), flush=True)
    _run(listener, data or data_folder(), "127.0.0.1", Hosting())


def serve(host: str, port: int, data: Path | None, hosting: Hosting) -> None:
    """Serve on this host and port."""
    hosting = replace(hosting, database=hosting.database or database_address())
    if hosting.database:
        check_database(hosting.database)
    elif hosting.address:
        raise Problem("server-address-alone")
    check_addresses(hosting)
    listener = listen(host, port)
    print(text("cli-serving", address=address_of(listener)), flush=True)
    if hosting.proxies and hosting.allowed_hosts:
        print(text("cli-serving-proxy", address=f"https://{hosting.allowed_hosts[0]}/"), flush=True)
    if is_open(host, hosting.allowed_hosts):
        print(text("cli-serving-open"), flush=True)
    if hosting.database:
        address = (hosting.address or address_of(listener)).rstrip("/")
        _check_address(hosting.database, address)
        hosting = replace(hosting, address=address)
    if hosting.lobby:
        print(text("cli-serving-lobby"), flush=True)
    _run(listener, data or data_folder(), host, hosting)


def database_address() -> str | None:
    """The database that DORFPLATZ_DATABASE names; else games are in a file."""
    return os.environ.get("DORFPLATZ_DATABASE") or None


def check_database(address: str) -> None:
    """Raises `Problem` if the database can't be used: better at the start than at the first game."""
    from dorfplatz.server.database import choose_database

    choose_database(Path(), address).check()


def _check_address(database: str, address: str) -> None:
    from dorfplatz.server.postgres import PostgreSQL

    PostgreSQL(database).check_address(address)


def check_addresses(hosting: Hosting) -> None:
    """Raises `Problem` if an address is none."""
    if hosting.proxies or hosting.metrics:
        from dorfplatz.server.metrics import address_of
        from dorfplatz.server.proxies import Proxies

        Proxies(hosting.proxies)
        if hosting.metrics:
            address_of(hosting.metrics)


def is_open(host: str, allowed_hosts: Sequence[str]) -> bool:
    """Whether others reach a server: it listens to other computers, or goes by another name, as behind a proxy or a tunnel."""
    from dorfplatz.server.middleware import LOOPBACK

    return host.lower() not in LOOPBACK or bool(allowed_hosts)


def _run(listener: socket.socket, folder: Path, host: str, hosting: Hosting) -> None:
    _configure_log(folder, hosting.log_to_stderr)
    from dorfplatz.cli.compiling import CompileBars
    from dorfplatz.core import kernel
    from dorfplatz.server.app import create_app
    from dorfplatz.server.http_server import Limits, Server, ServerConfig
    from dorfplatz.server.metrics import served
    from dorfplatz.server.middleware import AllowedHosts
    from dorfplatz.server.proxies import Proxies

    proxies = Proxies(hosting.proxies)
    if problem := kernel.cache_problem():
        print_error(problem)
    kernel.interpret_at_first()
    with CompileBars() as bars, suppress(KeyboardInterrupt), ExitStack() as stack:
        names, others = AllowedHosts.for_binding(host, hosting.allowed_hosts), is_open(host, hosting.allowed_hosts)
        where = (hosting.database, hosting.address or "")
        app = create_app(folder, names, bars, others, *where, hosting.lobby, hosting.webhooks_to_lan)
        if hosting.metrics:
            stack.enter_context(served(app.state.metrics, hosting.metrics))
        gc.freeze()  # what is loaded now stays; collecting garbage need not look through it
        Server(ServerConfig(app, Limits.for_binding(host), proxies)).run(sockets=[listener])


def _configure_log(folder: Path, to_stderr: bool) -> None:
    from dorfplatz.server.log_file import configure_log

    try:
        configure_log(folder, to_stderr)
    except OSError as error:
        raise Problem("cli-folder", path=folder, cause=error.strerror or str(error)) from error
