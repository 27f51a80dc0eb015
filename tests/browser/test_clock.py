"""A clock at the table, and being told of one's turn while one is away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.notifications import Turn, push_content
from tests.browser.driver import Player
from tests.browser.friends import menu
from tests.browser.pages import Pages
from tests.browser.server import ANNA, BEN, Server
from tests.browser.test_accessible import check as axe
from tests.server.harness import wait_for
from tests.server.receiver import PushBrowser, Receiver, receiving

# A browser whose push service is the test, and whose person allows everything.
STUB = """(subscription) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async function (wish) {
    window.wish = { ...wish };
    const { endpoint, ...keys } = subscription;
    return { toJSON: () => ({ endpoint, keys }) };
  };
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def told(chromium: Browser, tmp_path: Path) -> Iterator[Pages]:
    """Pages on a server that sends to this computer."""
    pages = Pages(chromium, Server(tmp_path, 0, "--webhooks-to-lan"), expected=["409", "400"])
    yield pages
    pages.close()
    pages.server.stop()
    assert not pages.wrong, "\n".join(pages.wrong)


def test_a_clock_is_chosen_shown_and_runs_out(pages: Pages) -> None:
    page = pages.open(handover=False)
    page.goto("/")
    page.locator("label", has_text="Settlement").first.click()
    page.get_by_role("group", name="Seat 2").get_by_text("Person", exact=True).click()
    page.get_by_text("More settings").click()
    page.get_by_label("Clock").select_option("5 mins + 15 secs")
    axe(page)
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    expect(player.frame).to_be_visible()
    timers = page.get_by_role("timer")
    expect(timers).to_have_count(2)
    expect(page.locator("[role=timer].runs")).to_have_count(1)
    expect(page.locator("[role=timer].runs")).to_contain_text("4:")
    axe(page)
    # In the list of games, too.
    page.goto("/")
    expect(page.locator("a .clock")).to_have_text("5 mins + 15 secs")

    # Of this one hardly anything is left; then a bot plays, and the seat is taken back.
    table = pages.server.create("settlement", ANNA, BEN, clock={"kind": "turn", "seconds": 2})
    player = pages.player(table, handover=False)
    page = player.page
    log = page.locator("[data-log]").first
    expect(log).to_contain_text("Time is up for")
    expect(page.get_by_text("a bot plays on for you. Take your seat back").first).to_be_visible()
    expect(log).to_contain_text("a bot plays on until the seat is taken back: Novice.")
    menu(page, "Who plays")
    seats = page.get_by_role("dialog", name="Who plays")
    seats.get_by_role("button", name="Take the seat back").first.click()
    expect(log).to_contain_text("is back and plays on.")


def test_a_clock_on_a_phone_says_when_little_is_left(pages: Pages) -> None:
    table = pages.server.create("hamlet", ANNA, BEN, clock={"kind": "budget", "seconds": 20})
    page = pages.player(table, size="narrow", language="de", handover=False).page
    low = page.locator("[role=timer].low")
    expect(low).to_have_count(1)
    expect(low.locator("use")).to_have_attribute("href", "#hourglass")
    expect(low).to_have_attribute("aria-label", "Anna hat nur noch 0:18")
    expect(page.get_by_role("timer")).to_have_count(2)
    axe(page)


def test_somebody_is_told_although_the_page_is_closed(told: Pages, receiver: Receiver) -> None:
    browser = PushBrowser(receiver.url)
    table = told.server.create("settlement", ANNA, BEN)
    page = told.player(table, handover=False).page
    page.evaluate(STUB, browser.subscription)
    menu(page, "When it is my turn")
    dialog = page.get_by_role("dialog", name="When it is my turn")
    pushed = dialog.get_by_label("Tell me even when this page is closed")
    pushed.check()
    idle = dialog.locator("[aria-busy=false]")
    expect(idle).to_be_visible()
    expect(pushed).to_be_checked()
    assert page.evaluate("wish.userVisibleOnly && wish.applicationServerKey.length") == 87
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.scope))") == [
        f"{told.server.url}push/"
    ]

    # A webhook for each of the two who sit here; a wrong address is refused in words, a right one is tried.
    address = dialog.get_by_label("Webhook for Anna")
    address.fill("ftp://example.org/")
    anna = dialog.locator("form").first
    anna.get_by_role("button", name="Save").click()
    expect(anna).to_contain_text("The address has to begin with https://")
    address.fill(f"{receiver.url}/anna")
    anna.get_by_role("button", name="Save").click()
    expect(anna).to_contain_text("From now on you’ll be told there.")
    anna.get_by_role("button", name="Send a test").click()
    expect(anna).to_contain_text("127.0.0.1 accepted it.")
    assert receiver.contents[0]["event"] == "test"
    axe(page, "dialog")
    anna.get_by_role("button", name="Remove").click()
    expect(anna.get_by_label("Webhook for Anna")).to_be_visible()
    pushed.uncheck()
    expect(idle).to_be_visible()
    page.keyboard.press("Escape")
    menu(page, "When it is my turn")
    expect(dialog.get_by_label("Tell me even when this page is closed")).not_to_be_checked()


STATE = "async () => (await navigator.serviceWorker.getRegistration('/push/')).active?.state"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration('/push/');
  return (await registration.getNotifications()).map((one) => [one.title, one.body, one.tag, one.data]);
}"""


def test_a_push_becomes_a_notification(told: Pages) -> None:
    """The browser itself hands it to the worker, as if it had come from a push service."""
    table = told.server.create("settlement", ANNA, BEN)
    page = told.player(table, handover=False).page
    page.context.grant_permissions(["notifications"])
    devtools = page.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' })")
    wait_for(lambda: page.evaluate(STATE) == "activated")
    content = push_content(Turn(table, "settlement", 1, [Seat("human", "Anna", 1), Seat("human", "Ben", 2)]), "de").decode()
    push = {"origin": told.server.url.rstrip("/"), "registrationId": registered[-1], "data": content}
    shown: list[object] = []

    def arrives() -> bool:
        # What comes before the browser has written down the worker is lost; with the same tag, a second one takes its place.
        devtools.send("ServiceWorker.deliverPushMessage", push)
        page.wait_for_timeout(200)
        shown[:] = page.evaluate(SHOWN)
        return bool(shown)

    wait_for(arrives)
    (notification,) = shown
    assert notification == ["Ben, du bist dran", "Settlement · Anna, Ben", table, f"/#/table/{table}"]
