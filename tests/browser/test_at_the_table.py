"""What a table explains, takes back, asks again and remembers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import dorfplatz
from dorfplatz.games.settlement.tables import BUILDING_KEYS
from tests.browser.driver import READING, Player
from tests.browser.look import SCREENS
from tests.browser.pages import Pages
from tests.browser.positions import found, fresh_turn, played, table
from tests.browser.server import ANNA, BEN, CLARA


@pytest.fixture
def player(pages: Pages) -> Player:
    """Alone, at the beginning of the first turn: one of each basic resource, in the market first a building that needs a diamond,
    then a bank."""
    return pages.player(pages.server.load(found("settlement", is_diamond_before_bank, players=1), ANNA))


def is_diamond_before_bank(game: dorfplatz.Game) -> bool:
    now = table(game)
    if game.version > 1 or not fresh_turn(round=1)(game) or now["boards"][0]["goods"] != [1, 1, 1, 0, 0]:
        return False
    first, second = now["market"][:2]
    return first["missing"] == [0, 0, 0, 1, 0] and BUILDING_KEYS[second["building"]] == "bank"


def stock(player: Player) -> list[str]:
    """Wood, clay, stone, diamonds and gold."""
    return player.page.locator("main .supplies .good b").all_inner_texts()


def test_what_is_dimmed_says_why_not(player: Player) -> None:
    page = player.page
    trading_post = player.anchor("market-0")
    expect(trading_post).to_have_attribute("data-lit", "no")
    trading_post.hover()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Needs 1 diamond")
    expect(tip).to_contain_text("more.")
    # Nothing that lies under the pointer takes the click for what is below it.
    expect(tip.get_by_role("button")).to_have_count(0)
    trading_post.click(force=True)
    tip.get_by_role("button", name=re.compile("See rule S-")).click()
    rules = player.dialog("Rules")
    opened = rules.locator("article.lit")
    expect(opened).to_be_in_viewport()
    expect(opened).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    # Nothing has happened to the game.
    assert stock(player) == ["1", "1", "1", "0", "0"]


def test_what_is_lit_tells_cost_and_effect(player: Player) -> None:
    tip = player.page.locator(".tip")
    player.anchor("land-0-0-0").hover()
    expect(tip).to_contain_text("Uses 1 settler")
    expect(tip).to_contain_text("A landscape is drawn, perhaps with a monster; that can’t be undone.")
    player.page.get_by_role("button", name="Wood, clay and stone for a diamond").hover()
    expect(tip).to_contain_text("Brings 1 diamond")
    # A building is chosen first, then its space: the space tells what it costs.
    player.anchor("market-1").click()
    expect(player.prompt).to_contain_text("Build the Bank: choose a free space in one of your streets")
    player.anchor("lot-0-1-2").hover()
    expect(tip).to_contain_text("Costs 1 clay")
    player.anchor("lot-0-1-2").click()
    expect(player.anchor("lot-0-1-2")).to_have_attribute("aria-label", re.compile("Bank"))
    assert stock(player) == ["1", "0", "1", "0", "0"]


def test_a_reason_by_keyboard(player: Player) -> None:
    page = player.page
    # Tab goes to what is possible, the arrows also to what is not, and r opens the rule.
    player.anchor("market-1").focus()
    page.keyboard.press("ArrowLeft")
    expect(player.anchor("market-0")).to_be_focused()
    expect(page.locator(".tip")).to_contain_text("Needs 1 diamond")
    # Who does not see the tip hears it.
    expect(page.locator("[aria-live=polite].sr-only", has_text="Needs 1 diamond")).to_have_count(1)
    page.keyboard.press("r")
    expect(player.dialog("Rules").locator("article.lit")).to_be_in_viewport()


def test_undo_by_step_and_by_turn(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 2, fresh_turn(round=1, seat=1)), ANNA, BEN))
    page = player.page
    undo, undo_turn = page.get_by_role("button", name="Undo", exact=True), page.get_by_role("button", name="Undo the whole turn")
    lines = player.log.count()

    def exchange(what: str, after: int) -> None:
        page.get_by_role("button", name="Two basic resources for one other").click()
        page.get_by_role("menuitem", name=re.compile(what)).click()
        expect(player.log).to_have_count(after)

    # Two decisions in one turn.
    exchange("1 wood and 1 stone.*1 clay", lines + 1)
    assert stock(player)[:3] == ["0", "2", "0"]
    exchange("2 clay.*1 wood", lines + 2)
    assert stock(player)[:3] == ["1", "0", "0"]
    # A step back, decided otherwise, then the whole turn back.
    undo.click()
    expect(player.log).to_have_count(lines + 1)
    assert stock(player)[:3] == ["0", "2", "0"]
    exchange("2 clay.*1 stone", lines + 2)
    assert stock(player)[:3] == ["0", "0", "1"]
    undo_turn.click()
    expect(player.log).to_have_count(lines)
    assert stock(player)[:3] == ["1", "1", "1"]
    expect(undo_turn).to_be_hidden()


def test_the_barrier_blocks_and_says_why(player: Player) -> None:
    page = player.page
    player.anchor("land-0-0-0").click()
    barrier = page.locator("[data-log] .barrier").last
    expect(barrier).to_have_text("Nothing before this can be undone: something hidden was revealed.")
    undo = page.get_by_role("button", name="Undo", exact=True)
    # The landscape lies where it was asked for; that alone can be undone.
    expect(player.prompt).to_contain_text("end your turn")
    undo.click()
    expect(player.prompt).to_contain_text("choose where in region I")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover(force=True)
    expect(page.locator(".tip")).to_contain_text("Something hidden was turned up, so this can’t be undone.")
    page.keyboard.press("u")
    expect(player.prompt).to_contain_text("choose where in region I")


def test_the_end_of_a_turn_is_confirmed(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 1, fresh_turn(round=1)), ANNA))
    page = player.page
    asked = page.get_by_role("alertdialog", name="Please confirm")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("group", name="Confirm the end of my turn").get_by_text("yes").click()
    page.keyboard.press("Escape")
    before = player.log.count()
    page.keyboard.press("p")
    expect(asked).to_be_visible()
    page.get_by_role("button", name="Not yet").click()
    expect(asked).to_be_hidden()
    page.keyboard.press("p")
    expect(asked.get_by_role("button", name="Yes")).to_be_focused()
    assert player.log.count() == before
    page.keyboard.press("Enter")
    expect(asked).to_be_hidden()
    expect(player.log).not_to_have_count(before)


WAITING = """before => {
    const look = () => {
        const asks = [...document.querySelectorAll("button")].some((button) => button.textContent.includes("Right now"));
        if (asks) globalThis.asked ??= performance.now();
        if (document.querySelectorAll("[data-log] li").length > before) globalThis.ended ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes when one is asked, and when the log has another line."""


def test_the_end_of_a_turn_waits_three_seconds(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 1, fresh_turn(round=1)), ANNA), confirm="wait")
    before = player.log.count()
    player.page.evaluate(WAITING, before)
    player.page.keyboard.press("p")
    expect(player.log).not_to_have_count(before)
    asked, ended = player.page.evaluate("[asked, ended]")
    assert ended - asked > 2900


def test_the_past(pages: Pages) -> None:
    game = played("settlement", 2, fresh_turn(round=3))
    player = pages.player(pages.server.load(game, ANNA, BEN))
    page, last = player.page, game.version
    now = stock(player)
    # A line of the log shows its moment.
    line = game.log[3]
    player.log.nth(3).get_by_role("button").click()
    replay = page.get_by_role("group", name="Looking back")
    expect(replay).to_contain_text(f"Step {line.version} of {last}")
    assert player.round == "Round 1 of 6"
    expect(page.locator("main [data-lit=yes]")).to_have_count(0)
    # The arrow keys go through the game.
    page.keyboard.press("ArrowRight")
    expect(replay).to_contain_text(f"Step {line.version + 1} of {last}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(replay).to_contain_text(f"Step {line.version - 1} of {last}")
    replay.get_by_role("slider").press("Home")
    expect(replay).to_contain_text(f"Step 0 of {last}")
    # By itself it goes on, turn by turn it jumps.
    page.keyboard.press("Escape")
    player.log.nth(3).get_by_role("button").click()
    page.keyboard.press("Shift+ArrowLeft")
    expect(replay).not_to_contain_text(f"Step {line.version} of {last}")
    page.keyboard.press("PageDown")
    expect(replay).to_contain_text("Round 2")
    replay.get_by_role("button", name="Play").click()
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(replay.get_by_role("button", name="Play")).to_be_visible()
    # And back to now, where everything is as it was.
    page.get_by_role("button", name="Back to the game").click()
    expect(replay).to_be_hidden()
    assert player.round == "Round 3 of 6"
    assert stock(player) == now
    expect(page.locator("main [data-lit=yes]").first).to_be_visible()


def test_a_moment_has_an_address(pages: Pages) -> None:
    table = pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN)
    page = pages.open()
    page.goto(f"/#/table/{table}/5")
    expect(page.get_by_role("group", name="Looking back")).to_contain_text("Step 5 of")


def test_live_score_with_its_breakdown(pages: Pages) -> None:
    game = played("settlement", 2, lambda game: min(game.scores) > 0)
    player = pages.player(pages.server.load(game, ANNA, BEN))
    for name, points in zip(("Anna", "Ben"), game.scores, strict=True):
        page = player.page
        page.get_by_role("button", name=re.compile(f"^{name}: {points} point")).click()
        scores = player.dialog("Points")
        expect(scores.locator("tfoot td")).to_have_text([str(total) for total in game.scores])
        # A category opens to its items.
        scores.get_by_role("button", expanded=False).first.click()
        expect(scores.locator(".items li").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(scores).to_be_hidden()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_course_of_a_game_that_goes_on(pages: Pages, size: str) -> None:
    player = pages.player(pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN), size=size)
    player.page.keyboard.press("s")
    course = player.dialog("Points").get_by_role("group", name="Points over time")
    expect(course.locator("polyline")).to_have_count(2)
    course.get_by_role("button", name="2").press("Enter")
    expect(player.page.get_by_role("group", name="Looking back")).to_contain_text("Round 2")


def test_the_log_follows_though_something_else_needs_its_room(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN))
    page = player.page
    expect(player.log.last).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 560})
    expect(player.log.last).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(player.log.last).to_be_in_viewport()
    # Who reads what was before stays there.
    page.locator("[data-log]").hover()
    page.mouse.wheel(0, -600)
    expect(player.log.last).not_to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 760})
    page.wait_for_timeout(200)
    expect(player.log.last).not_to_be_in_viewport()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_whoever_plays_alone_knows_what_to_reach(pages: Pages, size: str) -> None:
    game = played("settlement", 1, lambda game: game.scores[0] > 0)
    player = pages.player(pages.server.load(game, ANNA), size=size)
    expect(player.page.get_by_text("Next title: Mayor, from 51 points")).to_be_visible()
    player.page.keyboard.press("s")
    scores = player.dialog("Points")
    expect(scores.locator("ol > li")).to_have_count(4)
    expect(scores).to_contain_text(f"{51 - game.scores[0]} more points, and the next title is yours: Mayor.")


def test_the_table_as_a_list(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN))
    player.page.keyboard.press("b")
    listed = player.dialog("The table as a list")
    for heading in ("Anna’s board", "Ben’s board", "Market", "Supply"):
        expect(listed.get_by_role("heading", name=heading)).to_have_count(1)
    assert listed.locator("li").count() > 60


def test_another_players_board_is_one_click_away(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN))
    page = player.page
    page.locator("[data-tip='Look at Ben’s board']").click()
    expect(page.get_by_role("region", name="Ben’s board")).to_be_visible()
    expect(page.get_by_role("region", name="Anna’s board")).to_have_count(0)
    page.get_by_role("button", name="Your board").click()
    expect(page.get_by_role("region", name="Anna’s board")).to_be_visible()


def test_a_tap_explains_and_the_second_plays(pages: Pages) -> None:
    player = pages.player(pages.server.load(played("settlement", 1, fresh_turn(round=1)), ANNA), size="narrow", touch=True)
    land = player.anchor("land-0-0-0")
    land.tap()
    expect(player.page.locator(".tip")).to_contain_text("Tap again to do it.")
    assert land.get_attribute("data-lit") == "yes"
    player.page.wait_for_timeout(READING)
    land.tap()
    expect(player.prompt).to_contain_text(re.compile("end your turn|should a monster"))


@pytest.mark.parametrize("touch", [False, True], ids=["clicked", "tapped"])
def test_the_rule_can_be_opened_from_what_was_touched(pages: Pages, touch: bool) -> None:
    table = pages.server.load(played("settlement", 1, fresh_turn(round=1)), ANNA)
    player = pages.player(table, size="narrow" if touch else "wide", touch=touch)
    dimmed = player.page.locator("[data-lit=no]:visible").first
    link = player.page.locator(".tip .link")
    if touch:
        dimmed.tap(force=True)
        link.tap()
    else:
        dimmed.click(force=True)
        link.click()
    expect(player.dialog("Rules").locator("article.lit")).to_be_in_viewport()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_menu_lies_on_the_screen(pages: Pages, screen: str) -> None:
    width, height, touch = SCREENS[screen]
    page = pages.open(touch=touch)
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/#/table/{pages.server.create('hamlet', ANNA, CLARA)}")
    page.locator(".menu > button").click()
    items = page.locator(".menu [role=menuitem]")
    expect(items.first).to_be_visible()
    for item in items.all():
        box = item.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height
