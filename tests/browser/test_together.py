"""Friends at their own screens: one at a computer, one with a phone, and somebody who watches.

Each test is played at one server, and at two that share a PostgreSQL: Anna is at the one, the others came to the other.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.driver import PATIENCE, Player
from tests.browser.friends import (
    LOST,
    Friends,
    actions,
    choose,
    friends,
    link,
    lit,
    meet,
    menu,
    on_turn,
    open_file,
    play,
    play_until_turn_of,
    save,
    start,
)
from tests.browser.pages import wait_until
from tests.browser.test_accessible import check as axe
from tests.browser.test_advice import short_game
from tests.browser.test_clock import STUB, receiver
from tests.databases import postgres
from tests.server.receiver import PushBrowser, Receiver

__all__ = ["friends", "postgres", "receiver"]


def begin(host: Player) -> None:
    """Anna begins a game with somebody who comes by a link."""
    choose(host.page, 2)
    start(host.page)


def test_a_game_at_three_screens(friends: Friends) -> None:
    host, phone, watcher = friends.host(), friends.phone(), friends.guest()
    begin(host)
    table = host.page.url

    # Without a link the table is closed.
    stranger = friends.there.open()
    stranger.goto(friends.elsewhere(table))
    expect(stranger.get_by_text("This table is private.")).to_be_visible()

    # With it one sits down, under a name of one's own, and the secret does not stay in the address.
    phone.page.goto(friends.elsewhere(link(host.page, "seat-1")))
    expect(phone.page.get_by_role("heading", name="You are invited to a game of Settlement.")).to_be_visible()
    axe(phone.page)
    watch = friends.elsewhere(link(host.page, "watch"))
    phone.page.get_by_label("Your name").fill("Zoë <b>")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.frame).to_be_visible()
    assert phone.page.url == friends.elsewhere(table)
    panel = host.page.get_by_role("region", name="Zoë <b>")
    expect(panel).to_contain_text("is here")

    watcher.page.goto(watch)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    axe(watcher.page)

    # They play, each at their own screen; nobody has to pass it on.
    for _ in range(8):
        play(host, phone)
        assert not lit(watcher.page)
    assert host.page.get_by_role("dialog", name="Pass the screen on").count() == 0
    axe(phone.page)

    # The server that has the table goes down. Whoever is at another one has to do nothing; Anna comes back with hers, and
    # everything is as it was.
    before = actions(host.page)
    friends.here.server.kill()
    expect(host.page.get_by_text(LOST)).to_be_visible()
    if friends.are_apart:
        expect(phone.page.get_by_text(LOST)).to_be_hidden()
        assert actions(phone.page)[: len(before)] == before
    else:
        expect(watcher.page.get_by_text(LOST)).to_be_visible()
    friends.here.server = friends.here.server.restarted()
    for one in (host, phone, watcher):
        expect(one.page.get_by_text(LOST)).to_be_hidden(timeout=2 * PATIENCE)
    expect(panel).to_contain_text("is here")
    assert actions(host.page)[: len(before)] == before

    # Another link for Zoë's seat: the old one is void, at once.
    menu(host.page, "Invite")
    row = host.page.locator("[data-role=seat-1]")
    row.get_by_role("button", name="QR code").click()
    expect(host.page.get_by_role("img", name="QR code: Zoë")).to_be_visible()
    axe(host.page, "dialog")
    old = link(host.page, "seat-1")
    row.get_by_role("button", name="New link").click()
    row.get_by_role("button", name="New link").click()
    expect(phone.page.get_by_role("heading", name="New game")).to_be_visible()
    expect(row.locator("input")).not_to_have_value(old)
    expect(row.get_by_role("button", name="New link")).to_be_focused()
    phone.page.goto(friends.elsewhere(old))
    expect(phone.page.get_by_text("This link doesn’t work, or no longer does")).to_be_visible()
    phone.page.goto(friends.elsewhere(link(host.page, "seat-1")))
    expect(phone.page.get_by_label("Your name")).to_have_value("Zoë <b>")


def ask_to_go_back(*players: Player) -> tuple[Player, list[int]]:
    """They play until one of them can ask the others to go back, and does; who that is, and what had been decided."""
    for _ in range(40):
        for one in players:
            button = one.page.get_by_role("button", name="Ask to undo")
            if button.count():
                decided = actions(one.page)
                if button.count():  # still, though it may not have been the newest that was shown before
                    button.click()
                    return one, decided
        play(*players)
    raise AssertionError("nobody can ask")


def test_talking_going_back_and_being_away(friends: Friends) -> None:
    host, phone, watcher = friends.host(), friends.phone(), friends.guest()
    begin(host)
    meet(friends, host, phone, watcher)

    # They talk. What is said is text, whatever it contains.
    host.page.get_by_role("button", name="Chat").click()
    chat = host.page.get_by_role("dialog", name="Chat")
    chat.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    chat.get_by_role("button", name="Send").click()
    expect(phone.page.get_by_text("Anna: <img src=x onerror=alert(1)> hello")).to_be_visible()
    menu(phone.page, "Chat")
    answer = phone.page.get_by_role("dialog", name="Chat")
    expect(answer).to_be_visible()
    axe(phone.page, "dialog")
    answer.get_by_role("button", name="claps").click()
    expect(chat.get_by_role("log")).to_contain_text("claps")
    axe(host.page, "dialog")
    answer.get_by_role("button", name="Close").click()

    # Whoever does not want that switches it off, and hears no more.
    menu(phone.page, "Settings")
    phone.page.get_by_label("Chat, at tables with others").uncheck()
    phone.page.keyboard.press("Escape")
    chat.get_by_label("Say something").fill("Anybody there?")
    chat.get_by_role("button", name="Send").click()
    expect(watcher.page.get_by_text("Anna: Anybody there?")).to_be_visible()
    expect(phone.page.get_by_text("Anybody there?")).to_have_count(0)
    phone.page.get_by_role("button", name="Menu").click()
    expect(phone.page.get_by_role("menuitem", name="Who plays")).to_be_visible()
    expect(phone.page.get_by_role("menuitem", name="Chat")).to_have_count(0)
    phone.page.keyboard.press("Escape")
    chat.get_by_role("button", name="Close").click()

    # Somebody would like to go back behind what the other has decided since; the other refuses, then agrees.
    for _ in range(4):
        play(host, phone)
    asking, before = ask_to_go_back(host, phone)
    other = phone if asking is host else host
    expect(asking.page.get_by_role("button", name="Never mind")).to_be_visible()
    axe(other.page)
    other.page.get_by_role("button", name="Refuse", exact=True).click()
    expect(asking.page.get_by_text("would rather not go back.")).to_be_visible()
    asking.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("button", name="Allow", exact=True).click()
    expect(other.page.get_by_role("button", name="Allow", exact=True)).to_have_count(0)
    expect(watcher.page.get_by_text("took back the last")).to_be_visible()
    assert on_turn(host, phone) is asking
    after = actions(watcher.page)
    assert len(after) < len(before)
    assert after == before[: len(after)]

    # The host lets a bot play for Zoë, who takes the seat back.
    menu(host.page, "Who plays")
    seats = host.page.get_by_role("dialog", name="Who plays")
    seats.locator("li", has_text="Zoë").get_by_role("button", name="Let a bot play").click()
    host.page.locator("[data-bot=novice]").click()
    expect(phone.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(1)
    menu(phone.page, "Who plays")
    own = phone.page.get_by_role("dialog", name="Who plays")
    expect(own).to_be_visible()
    expect(own.locator("li", has_text="Anna").get_by_role("button")).to_have_count(0)
    axe(phone.page, "dialog")
    own.get_by_role("button", name="Take the seat back").click()
    expect(phone.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(0)

    # A spectator looks back; and a file that Zoë keeps is the same table, wherever it is opened.
    watcher.page.keyboard.press("ArrowLeft")
    expect(watcher.page.locator(".frame.replaying")).to_be_visible()
    axe(watcher.page)
    file = save(phone.page)
    table = phone.page.url.rpartition("/")[2]
    open_file(host.page, file)
    expect(host.page).to_have_url(re.compile(re.escape(table) + "$"))
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")


def shorten(page: Page, seconds: int) -> None:
    """What this page chooses as the time for a turn becomes so short."""

    def shorter(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        assert wish["clock"]["kind"] == "turn"
        wish["clock"]["seconds"] = seconds
        route.continue_(post_data=json.dumps(wish))

    page.route(re.compile("/api/tables$"), lambda route: shorter(route) if route.request.method == "POST" else route.continue_())


def test_time_runs_out_for_one_of_them(friends: Friends) -> None:
    host, phone, watcher = friends.host(), friends.phone(), friends.guest()
    choose(host.page, 2)
    host.page.get_by_text("More settings").click()
    host.page.get_by_label("Clock").select_option("Custom …")
    host.page.get_by_label("Time limit for").select_option("every turn")
    axe(host.page)
    shorten(host.page, 20)
    start(host.page)
    meet(friends, host, phone, watcher)
    for one in (host, phone, watcher):
        expect(one.page.locator("[role=timer].runs")).to_have_count(1)
    axe(phone.page)

    # Whoever is to decide does nothing. A bot plays on, the others see it, and the seat is taken back.
    slow = on_turn(host, phone)
    log = watcher.page.locator("[data-log]").first
    expect(log).to_contain_text("Time is up for")
    expect(slow.page.get_by_text("a bot plays on for you. Take your seat back").first).to_be_visible()
    expect(log).to_contain_text("a bot plays on until the seat is taken back: Novice.")
    menu(slow.page, "Who plays")
    slow.page.get_by_role("dialog", name="Who plays").get_by_role("button", name="Take the seat back").first.click()
    expect(log).to_contain_text("is back and plays on.")


# A page that is out of sight, in a browser that shows what it is asked to show.
OUT_OF_SIGHT = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.notified = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, wish) { window.notified.push([title, wish.body]); }
    close() {}
  };
}"""


def test_whoever_is_away_is_told(friends: Friends, receiver: Receiver) -> None:
    browser = PushBrowser(receiver.url)
    host, phone, watcher = friends.host(), friends.phone(), friends.guest()
    begin(host)
    meet(friends, host, phone, watcher)

    # Anna has the table open behind other windows: the title of the tab and a notification say that it is her turn.
    play_until_turn_of(phone, host)
    expect(host.page).to_have_title("Settlement · Dorfplatz")
    host.page.evaluate(OUT_OF_SIGHT)
    menu(host.page, "When it is my turn")
    dialog = host.page.get_by_role("dialog", name="When it is my turn")
    dialog.get_by_label("Notify me when it is my turn").check()
    axe(host.page, "dialog")
    host.page.keyboard.press("Escape")
    play_until_turn_of(host, phone)
    expect(host.page).to_have_title("● your turn · Settlement · Dorfplatz")
    wait_until(host.page, "notified.length")
    assert host.page.evaluate("notified") == [["your turn", "Settlement"]]

    # Zoë wants to be told although her page is closed: by her browser, and at an address.
    phone.page.evaluate(STUB, browser.subscription)
    menu(phone.page, "When it is my turn")
    dialog = phone.page.get_by_role("dialog", name="When it is my turn")
    dialog.get_by_label("Tell me even when this page is closed").check()
    expect(dialog.locator("[aria-busy=false]")).to_be_visible()
    dialog.get_by_label("Webhook for Zoë").fill(f"{receiver.url}/zoe")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_contain_text("From now on you’ll be told there.")
    dialog.get_by_role("button", name="Send a test").click()
    expect(dialog).to_contain_text("127.0.0.1 accepted it.")
    axe(phone.page, "dialog")
    table = phone.page.url.rpartition("/")[2]
    phone.page.context.close()
    friends.there.contexts.remove(phone.page.context)
    expect(host.page.get_by_role("region", name="Zoë")).not_to_contain_text("is here")
    while on_turn(host):
        play(host)
        if len(receiver.requests) > 1 or not lit(host.page):
            break
    sent = {path: body for path, _, body in receiver.wait(3)[1:]}
    pushed, hooked = browser.read(sent["/push/anna"]), json.loads(sent["/zoe"])
    assert (pushed["title"], pushed["body"], pushed["tag"]) == ("Zoë, it is your turn", "Settlement · Anna, Zoë", table)
    assert hooked == {
        "table": table,
        "game": "settlement",
        "seat": 1,
        "name": "Zoë",
        "event": "turn",
        "link": f"{friends.there.server.url}#/table/{table}",
    }


@pytest.fixture
def ended(tmp_path: Path) -> Path:
    """The file of a game that is over."""
    file = tmp_path / "ended.json"
    seats = [{"kind": "human", "name": name, "family": family} for family, name in enumerate(("Anna", "Ben"), start=1)]
    file.write_text(json.dumps({**short_game().to_json(), "seats": seats}))
    return file


def test_what_if(friends: Friends, ended: Path) -> None:
    host, phone = friends.host(), friends.phone()
    open_file(host.page, ended)
    end = host.dialog("The game is over")
    expect(end).to_be_visible()
    host.page.keyboard.press("Escape")
    menu(host.page, "Invite")
    host.page.locator("[data-role=watch]").get_by_role("button", name="Make a link").click()
    watch = friends.elsewhere(link(host.page, "watch"))
    table = host.page.url.rpartition("/")[2]

    # Somebody else opens it, goes to a moment by its address, and plays on from there as both might have.
    phone.page.goto(watch)
    expect(phone.dialog("The game is over")).to_be_visible()
    phone.page.goto(f"/#/table/{table}/3")
    looking = phone.page.get_by_role("group", name="Looking back")
    expect(looking).to_contain_text("Step 3 of")
    axe(phone.page)
    phone.page.get_by_role("button", name="Play on from here").click()
    dialog = phone.dialog("Play on from here")
    dialog.get_by_label("Who plays for Ben").select_option("greedy")
    axe(phone.page, "dialog")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(phone.page).not_to_have_url(re.compile(table))
    expect(phone.frame).to_be_visible()
    phone.page.get_by_role("tab", name="Log").click()
    expect(phone.page.get_by_text("The cards are the same")).to_be_visible()
    axe(phone.page)
    phone.page.keyboard.press("Escape")
    play(phone)
    played = json.loads(save(phone.page).read_text())
    assert played["continues"] == {"table": table, "version": 3}
    assert played["actions"][:3] == short_game().actions[:3]
    assert len(played["actions"]) > 3
