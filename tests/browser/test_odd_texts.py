"""Whatever people write stays text, in names, in the chat, in an address: nothing runs, and nothing is pushed aside."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.pages import Pages
from tests.browser.server import Server

NAMES = {
    "markup": ("<img src=x onerror=r()>", "<b>Ben</b>"),
    "quotes": ("\"'`${r()}{{r()}}&lt;b", "'-r()-'"),
    "long words": ("W" * 24, "漢" * 24),
    "right to left": ("שלום לכולם שלום לכולם", "مرحبا بالجميع"),
    "marks on marks": ("Z" + "\u0301\u0316" * 11, "é" * 24),
}
SAID = [
    "<script>r()</script>",
    '"><img src=x onerror=r()>',
    "<a href='javascript:r()'>click</a> https://dorfplatz.example/",
    "W" * 200,
    "שלום " * 30,
    "&amp;&lt;b&gt; ${r()} {{r()}}",
]
SIZES = [(1280, 800), (390, 844), (844, 390)]
OVERFLOWS = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : [];
  const out = [...document.querySelectorAll('main *, dialog *, header *')].filter((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    const shown = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const clipped = node.closest('svg, [data-scrolls]') || getComputedStyle(node).position === 'fixed';
    for (let up = node.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return false;
    return shown && width > 0 && !clipped && (right > innerWidth + 1 || left < -1);
  });
  return [...wide, ...out.map((node) => `${node.tagName}.${node.className} is cut off: ${node.textContent.slice(0, 40)}`)];
}"""


def open_page(pages: Pages, language: str = "en") -> Page:
    page = pages.open(language=language)
    page.add_init_script("window.r = () => { document.title = 'ran' }")
    page.on("dialog", lambda dialog: pages.wrong.append(f"a dialog of the browser: {dialog.message}"))
    return page


def check(page: Page, where: str) -> None:
    """Nothing has run, nothing has become an element, and all of it fits."""
    expect(page.locator("main, #app > *").first).to_be_visible()
    assert page.title() != "ran", where
    assert page.locator("img[src=x], script:not([src]), a[href^=javascript]").count() == 0, where
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if folder := os.environ.get("DORFPLATZ_PICTURES"):
            page.screenshot(path=Path(folder) / f"{where}-{width}.png")
        wrong = page.evaluate(OVERFLOWS)
        assert not wrong, f"{where}, {width} wide: {wrong}"
    page.set_viewport_size({"width": 1280, "height": 800})


@contextmanager
def friend(server: Server, table: str, name: str) -> Iterator[ClientConnection]:
    """Somebody at the second seat, who comes by a link and says what they are called."""
    key = "friend-" + "k" * 24
    with httpx.Client(base_url=server.url, timeout=60, headers={"authorization": f"Bearer {key}"}) as client:
        link = client.post(f"/api/tables/{table}/links", json={"role": "seat-1"}).raise_for_status().json()
        client.post(f"/api/tables/{table}/join", json={"secret": link["secret"], "name": name}).raise_for_status()
    address = server.url.replace("http", "ws", 1) + f"api/tables/{table}/socket"
    with connect(address, open_timeout=100, close_timeout=0.2) as socket:
        socket.send(json.dumps({"type": "hello", "ref": "hello", "key": key}))
        socket.recv(timeout=60)
        yield socket


@pytest.mark.parametrize("kind", NAMES)
def test_names_stay_names(pages: Pages, kind: str) -> None:
    first, second = NAMES[kind]
    seats = [{"kind": "human", "name": name, "family": n} for n, name in enumerate((first, second), start=1)]
    table = pages.server.create("settlement", *seats)
    page = open_page(pages, "de")
    page.goto(f"/#/table/{table}")
    expect(page.get_by_text(first, exact=True).first).to_be_visible()
    check(page, f"table-{kind}")
    page.goto("/")
    expect(page.get_by_text(first).first).to_be_visible()
    check(page, f"start-{kind}")


def test_what_is_said_is_text(pages: Pages) -> None:
    seats = [{"kind": "human", "name": "Anna", "family": 1}, {"kind": "human", "name": "Ben", "family": 2, "link": True}]
    table = pages.server.create("settlement", *seats)
    page = open_page(pages)
    with friend(pages.server, table, "<i>Ben</i> " + "W" * 13) as ben:
        page.goto(f"/#/table/{table}")
        page.get_by_role("button", name="Chat").click()
        chat = page.get_by_role("dialog", name="Chat")
        for number, text in enumerate(SAID):
            ben.send(json.dumps({"type": "say", "ref": str(number), "text": text}))
            expect(chat.get_by_text(text.strip(), exact=True).first).to_be_visible()
        check(page, "chat")


@pytest.mark.parametrize("name", ["\u202eAnna", "A\u200bB", "\u2066Anna", "\x07", "a\nb", " ", "x" * 25])
def test_marks_that_nobody_sees_are_no_part_of_a_name(pages: Pages, name: str) -> None:
    seats = [{"kind": "human", "name": name, "family": 1}]
    answer = httpx.post(f"{pages.server.url}api/tables", json={"game": "settlement", "seats": seats}, timeout=60)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "server-name")


def test_the_name_of_a_box_is_text(pages: Pages) -> None:
    with httpx.Client(base_url=pages.server.url, timeout=60) as client:
        form = client.get("/api/games/settlement/box").raise_for_status().json()
        form["values"]["scoring"]["bank"] = 47
        name = '"><img src=x onerror=r()>' + "W" * 15
        made = client.post("/api/games/settlement/boxes", json={"name": name, "values": form["values"]}).raise_for_status()
    seats = [{"kind": "human", "name": "Anna", "family": 1}]
    table = pages.server.create("settlement", *seats, box=made.json()["id"])
    page = open_page(pages)
    page.goto("/")
    expect(page.get_by_text(name).first).to_be_attached()
    check(page, "start-box")
    page.goto(f"/#/table/{table}")
    expect(page.locator("main").first).to_be_visible()
    check(page, "table-box")


@pytest.mark.parametrize(
    "place",
    [
        "#/table/<img src=x onerror=r()>",
        "#/table/" + quote('"><script>r()</script>', safe=""),
        "#/join/<img src=x onerror=r()>/<b>" + "s" * 20,
        "#/box/<img src=x onerror=r()>",
        "#/table/javascript:r()",
        "#/table/" + "W" * 500,
        "?x=<script>r()</script>#/games",
    ],
)
def test_an_odd_address_is_text(pages: Pages, place: str) -> None:
    pages.expected += ["404", "403", "WebSocket"]
    page = open_page(pages)
    page.goto(f"/{place}")
    page.wait_for_load_state("networkidle")
    check(page, "address")
