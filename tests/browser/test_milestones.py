"""Milestones at the table: every kind of move by clicking, what is explained and taken back, the phone, the keyboard."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import networkx as nx
import pytest
from playwright.sync_api import Locator, expect

import dorfplatz
from dorfplatz.core.words import render
from dorfplatz.games.milestones.tables import NAMES, TRIANGLE_NAMES
from tests.browser.driver import EAGER, READING, Player
from tests.browser.pages import Pages
from tests.browser.positions import asked, found, fresh_turn, offers, played, table
from tests.browser.server import ANNA, BEN, CLARA
from tests.browser.sitting import AtTable
from tests.games.milestones.builder import SPACES
from tests.games.milestones.land import BUSHES, LINES, NUMBER, around


class Sitting(AtTable):
    """On the land of Milestones."""

    def space(self, space: int | str) -> Locator:
        number = space if isinstance(space, int) else SPACES.index(space)
        return self.player.anchor(f"space-{self.game.turn}-{number}")

    def field(self, name: str) -> Locator:
        """A number of the land."""
        return self.player.anchor(f"vertex-{NAMES.index(name)}")

    def lot(self, name: str) -> Locator:
        """A triangle of the land."""
        return self.player.anchor(f"triangle-{TRIANGLE_NAMES.index(name)}")

    def asked(self, prompt: str) -> str:
        """The prompt; at the trading house nobody is asked for what can't be done."""

        def said(about: str) -> str:
            return render(
                {"id": f"milestones-prompt-{about}", "args": {"who": {"seat": self.game.turn}}}, self.language, self.names
            )

        kinds = {str(move).split()[0] for move in self.game.legal_moves}
        left = "trade" if "hire" in kinds else "goods" if "buy" in kinds else "sell"
        return next((said(f"{left}-{then}") for then in ("move", "end") if prompt == said(f"trade-{then}")), prompt)

    def shows(self, view: dict[str, Any]) -> None:
        expect(self.player.prompt).to_have_text(self.asked(view["prompt"]))
        for shown, there in ((".goods .plate b", self.board["goods"]), (".loop .points b", [self.board["points"]])):
            # Not everything is in sight at all times: the start has no goods, a phone not always a loop.
            if self.page.locator(shown).count():
                expect(self.page.locator(shown)).to_have_text([str(number) for number in there])


def sit(pages: Pages, *kinds: str, **wishes: Any) -> Sitting:
    """Where all these kinds of moves are possible."""
    return Sitting(pages, found("milestones", offers(*kinds)), **wishes)


# The start


def test_start_tiles_are_drafted_and_laid(pages: Pages) -> None:
    sitting = Sitting(pages, asked("milestones", "draft"))
    page, player = sitting.page, sitting.player
    for _ in range(4):
        # The gap stays where a tile was taken.
        (tile, *_rest) = sitting.moves("draft")
        place = int(tile[0][-1]) - 1
        player.anchor(f"start-{place}").click()
        sitting.decided(f"draft {tile[0]}")
    expect(page.locator("[data-anchor=stack]")).to_contain_text(str(sitting.seen["stack"]))
    spots = page.locator(".spot")
    for seat in range(2):
        hand = page.get_by_role("region", name=f"{['Anna', 'Ben'][sitting.game.turn]}’s start tiles").get_by_role("button")
        # The first tile could be laid at once. The second one goes to the left, then the one that is left has only five places.
        expect(spots).to_have_count(7)
        (first, spot), second = sitting.moves("place")[6], sitting.moves("place")[7][0]
        assert spot == "7"
        hand.nth(1).click()
        expect(spots).to_have_count(7)
        spots.nth(0).click()
        sitting.decided(f"place {second} 1")
        expect(spots).to_have_count(7)
        expect(page.locator(".spot[data-lit=yes]")).to_have_count(5)
        spots.nth(1).hover()
        expect(sitting.tip).to_contain_text("It would cover your other start tile.")
        spots.nth(6).click()
        sitting.decided(f"place {first} 7")
        expect(player.log.last).to_contain_text("on spaces 7 and 8" if seat == 0 else "Round 1 begins.")


# The loop


def mixed(game: dorfplatz.Game) -> bool:
    """A turn begins on the castle, with workers, empty and covered spaces ahead."""
    now = table(game)
    board = now["boards"][game.turn]
    covered = any(space and space["covered"] for space in board["spaces"])
    return now["phase"] == "turn" and now["movesLeft"] == 2 and board["position"] == 0 and None in board["spaces"] and covered


def test_a_move_to_every_kind_of_space(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", mixed))
    spaces = sitting.board["spaces"]
    worker = next(n for n, what in enumerate(spaces, 1) if what and not what["covered"])
    covered = next(n for n, what in enumerate(spaces, 1) if what and what["covered"])
    empty = spaces.index(None) + 1
    heard = {
        worker: f"moves to space {worker} and gets",
        covered: f"moves to space {covered}, where nobody works",
        empty: f"moves to space {empty}, where nobody works",
        9: "Trading house",
        10: "Building office",
        11: "Mill",
        0: "Castle",
    }
    for space, words in heard.items():
        sitting.space(space).click()
        sitting.decided(f"move {SPACES[space]}")
        expect(sitting.page.locator("[data-log]")).to_contain_text(words)
        expect(sitting.space(space)).to_have_attribute("aria-label", re.compile("The piece stands here"))
        sitting.page.get_by_role("button", name="Undo", exact=True).click()
        sitting.taken_back()


def test_what_a_move_would_bring_and_why_not(pages: Pages) -> None:
    behind = found("milestones", lambda game: fresh_turn(2)(game) and 1 < table(game)["boards"][0]["position"] < 9)
    sitting = Sitting(pages, behind)
    here = sitting.board["position"]
    for move in sitting.moves("move"):
        sitting.space(SPACES.index(move[0])).hover()
        for line in sitting.game.preview(f"move {move[0]}").effect:
            # Amounts are pictures.
            expect(sitting.tip).to_contain_text(re.split(r"\d", str(line))[0])
    # Backwards one cannot go, and the rule that says so is one click away.
    back = sitting.space(here - 1)
    expect(back).to_have_attribute("data-lit", "no")
    back.hover()
    expect(sitting.tip).to_contain_text("You can only go forward")
    why = sitting.game.why_not(f"move {SPACES[here - 1]}")
    assert why is not None
    back.click(force=True)
    sitting.tip.get_by_role("button", name=f"See rule {why.rule}").click()
    expect(sitting.player.dialog("Rules").locator("article.lit")).to_be_in_viewport()
    sitting.page.keyboard.press("Escape")
    sitting.agrees()


def asks_for_goods_and_a_worker(game: dorfplatz.Game) -> bool:
    """Goods first, and then there is a worker to cover."""
    if not offers("discard")(game):
        return False
    then = game.clone()
    while offers("discard")(then):
        then.push(next(move for move in then.legal_moves if str(move).startswith("discard")))
    return offers("cover")(then)


def test_the_castle_takes_goods_and_a_worker(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", asks_for_goods_and_a_worker))
    while discards := sitting.moves("discard"):
        good = discards[0][0]
        sitting.player.anchor(f"stock-{sitting.game.turn}-{good}").and_(sitting.page.locator("button")).click()
        sitting.decided(f"discard {good}")
    space = int(sitting.moves("cover")[-1][0])
    empty = next(n for n, what in enumerate(sitting.board["spaces"], 1) if what is None or what["covered"])
    sitting.space(empty).hover()
    expect(sitting.tip).to_contain_text("There is no worker here.")
    sitting.space(space).click()
    sitting.decided(f"cover {space}")
    expect(sitting.player.log.last).to_contain_text("loses a worker to the castle")


# The trading house


def test_hiring(pages: Pages) -> None:
    sitting = sit(pages, "hire", "buy", "sell")
    tile = sitting.moves("hire")[0][0]
    slot = int(tile[-1]) - 1
    spots = sitting.page.locator(".spot")
    sitting.player.anchor(f"display-{slot}").click()
    expect(sitting.player.prompt).to_contain_text("choose two spaces")
    # Second thoughts.
    sitting.page.keyboard.press("Escape")
    expect(spots).to_have_count(0)
    sitting.player.anchor(f"display-{slot}").click()
    spots.nth(2).hover()
    expect(sitting.tip).to_contain_text("Costs 2 coins")
    expect(sitting.tip).to_contain_text("A new tile is turned up; that can’t be undone.")
    spots.nth(2).click()
    sitting.decided(f"hire {tile} 3")
    expect(sitting.page.locator("[data-log] .barrier").last).to_be_visible()
    undo = sitting.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_buying_and_selling(pages: Pages) -> None:
    sitting = sit(pages, "hire", "buy", "sell")
    deals = sitting.page.locator(".exchange")
    pair = sitting.moves("sell")[0][0]
    first = pair.split("+")[0]
    deals.get_by_role("button", name=re.compile(f"^{first}: sell", re.IGNORECASE)).click()
    sitting.page.get_by_role("menuitem").first.click()
    sitting.decided(f"sell {pair}")
    good = sitting.moves("buy")[-1][0]
    deals.get_by_role("button", name=re.compile(f"^{good}: buy", re.IGNORECASE)).hover()
    expect(sitting.tip).to_contain_text("Costs 2 coins")
    deals.get_by_role("button", name=re.compile(f"^{good}: buy", re.IGNORECASE)).click()
    sitting.decided(f"buy {good}")


# The building office


def straight(game: dorfplatz.Game) -> list[str]:
    """Road sections that two touches say: between their ends only one way leads."""
    sections = [str(move).split()[1] for move in game.legal_moves if str(move).startswith("road")]
    ends = {section: section.split("-")[::2] for section in sections}
    return [section for section in sections if len(list(nx.common_neighbors(LINES, *ends[section]))) == 1]


def paves(game: dorfplatz.Game) -> bool:
    """A road can be built, and nothing else with the same click."""
    return bool(straight(game)) and not offers("market")(game)


def test_a_road_with_two_clicks(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", paves))
    section = straight(sitting.game)[0]
    start, stone, end = section.split("-")
    # Pointing at a beginning shows where it could go, as ghosts with their points.
    sitting.field(start).hover()
    plans, pills = sitting.page.locator("path.plans").first, sitting.page.locator(".pill")
    expect(plans).to_have_attribute("d", re.compile("M.*L"))
    expect(pills.first).to_be_visible()
    sitting.field(start).click()
    expect(sitting.player.prompt).to_contain_text("choose where it leads")
    expect(sitting.field(start)).to_have_attribute("data-lit", "picked")
    # A second click takes it back.
    sitting.field(start).click()
    expect(sitting.field(start)).to_have_attribute("data-lit", "yes")
    sitting.field(start).click()
    sitting.field(end).hover()
    expect(pills).to_have_text([f"+{NUMBER[stone]}"])
    expect(sitting.tip).to_contain_text("Costs 1 stone and 1 sand")
    sitting.field(end).click()
    sitting.decided(f"road {section}")
    expect(sitting.page.locator("[data-log]")).to_contain_text(f"builds a road from {start} via {stone} to {end}")
    expect(sitting.field(stone)).to_have_attribute("aria-label", f"Milestone at {stone}")


def test_the_tip_leaves_the_ghost_free(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", paves))
    start, _, end = straight(sitting.game)[0].split("-")
    sitting.field(start).click()
    sitting.field(end).hover()
    expect(sitting.tip).to_contain_text("Road section")
    tip, pill = sitting.tip.bounding_box(), sitting.page.locator(".pill").bounding_box()
    assert tip is not None
    assert pill is not None
    beside = tip["x"] + tip["width"] <= pill["x"] or pill["x"] + pill["width"] <= tip["x"]
    assert beside or tip["y"] + tip["height"] <= pill["y"] or pill["y"] + pill["height"] <= tip["y"]


def test_a_house(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    houses = sitting.page.locator(".house")
    before = houses.count()
    lot = next(move[0] for move in sitting.moves("house") if move[0] not in BUSHES)
    gain = sitting.game.preview(f"house {lot}").points[sitting.game.turn]
    sitting.lot(lot).hover()
    expect(sitting.tip).to_contain_text("Costs 1 stone and 1 wood")
    expect(sitting.lot(lot).locator(".pill")).to_have_text(f"+{gain}")
    sitting.lot(lot).click()
    sitting.decided(f"house {lot}")
    expect(houses).to_have_count(before + 1)


def test_a_marketplace(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    place = sitting.moves("market")[-1][0]
    # Where a road could begin too, one is asked.
    sitting.field(place).click()
    menu = sitting.page.get_by_role("menu", name="Choose")
    if any(move[0].startswith(place) for move in sitting.moves("road")):
        menu.get_by_role("menuitem", name="Marketplace here").click()
    sitting.decided(f"market {place}")
    expect(sitting.field(place)).to_have_attribute("aria-label", f"Marketplace at {place}, no flour sack yet")


def test_what_is_chosen_first_lights_its_places_alone(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    lit = sitting.page.locator("svg .lot[data-lit=yes]")
    sitting.player.anchor("supply-house").click()
    expect(lit).to_have_count(len(sitting.moves("house")))
    expect(sitting.page.locator("svg .field[data-lit=yes]")).to_have_count(0)
    sitting.player.anchor("supply-market").click()
    expect(sitting.page.locator("svg .field[data-lit=yes]")).to_have_count(len(sitting.moves("market")))
    place = sitting.moves("market")[0][0]
    sitting.field(place).click()
    sitting.decided(f"market {place}")


def test_where_nothing_can_be_built_says_why(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    far = next(lot for lot in TRIANGLE_NAMES if str(sitting.game.why_not(f"house {lot}") or "").startswith("No road runs"))
    sitting.lot(far).hover()
    expect(sitting.tip).to_contain_text("No road runs along this triangle.")
    expect(sitting.tip.locator(".rule")).to_contain_text("Rule M-36")
    stone = NAMES[sitting.seen["milestones"][0]]
    sitting.field(stone).hover()
    expect(sitting.tip).to_contain_text("This number is built on already.")
    sitting.player.anchor("supply-sack").hover()
    expect(sitting.tip).to_contain_text("For this you have to move there: Mill.")


# Bonus tiles


def test_a_bonus_tile_is_taken_or_left(pages: Pages) -> None:
    sitting = Sitting(pages, asked("milestones", "bonus"))
    bush, space = sitting.moves("bonus")[0]
    # By its worker.
    sitting.space(int(space)).click()
    sitting.decided(f"bonus {bush} {space}")
    expect(sitting.space(int(space))).to_have_attribute("aria-label", re.compile("With a bonus tile"))
    undo = sitting.page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    sitting.taken_back()
    # By its place on the land.
    sitting.lot(bush).click()
    if len(sitting.moves("bonus")) > 1:
        sitting.space(int(space)).click()
    sitting.decided(f"bonus {bush} {space}")
    undo.click()
    sitting.taken_back()
    # Or not at all.
    sitting.page.get_by_role("button", name="Take none").click()
    sitting.decided("decline")
    expect(sitting.player.log.last).to_contain_text("leaves the bonus tile where it is")


def on_a_bush(game: dorfplatz.Game) -> list[str]:
    """Lots for a house where a bonus tile lies."""
    tiles = table(game)["bonus"]
    lots = [str(move).split()[1] for move in game.legal_moves if str(move).startswith("house")]
    return [lot for lot in lots if lot in BUSHES and tiles[BUSHES.index(lot)] is not None]


def test_under_a_house_it_has_to_be_taken(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", lambda game: bool(on_a_bush(game))))
    lot, seat = on_a_bush(sitting.game)[0], sitting.game.turn
    with_tile = sitting.page.locator(".loop .bonus")
    before = with_tile.count()
    sitting.lot(lot).hover()
    expect(sitting.tip).to_contain_text("The bonus tile goes onto a worker")
    sitting.lot(lot).click()
    sitting.decided(f"house {lot}")
    # Where several workers could take it one is asked which.
    if sitting.seen["mustTake"]:
        expect(sitting.page.get_by_role("button", name="Take none")).to_have_count(0)
        bush, space = sitting.moves("bonus")[-1]
        sitting.space(int(space)).click()
        sitting.decided(f"bonus {bush} {space}")
    assert sitting.game.turn == seat
    expect(with_tile).to_have_count(before + 1)


# The mill


def several_ways(game: dorfplatz.Game) -> bool:
    """A marketplace can be supplied so that different numbers count."""
    places = [str(move).split()[1] for move in game.legal_moves if str(move).startswith("deliver")]
    return len(set(places)) < len(places)


def worth(numbers: str) -> int:
    return sum(map(int, numbers.split("+")))


def test_a_delivery(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", several_ways))
    offered = sitting.moves("deliver")
    market = next(place for place, _ in offered if sum(other == place for other, _ in offered) > 1)
    best = max((numbers for place, numbers in offered if place == market), key=worth)
    # The market itself takes what brings most, and shows it before.
    sitting.field(market).hover()
    expect(sitting.page.locator("path.carried")).to_have_attribute("d", re.compile("M.*L"))
    expect(sitting.field(market).locator(".pill")).to_have_text(f"+{worth(best)}")
    sitting.field(market).click()
    sitting.decided(f"deliver {market} {best}")
    expect(sitting.field(market)).to_have_attribute("aria-label", f"Marketplace at {market}, with a flour sack")
    expect(sitting.player.log.last).to_contain_text(f"supplies the marketplace on {market}")


def test_a_delivery_that_counts_other_numbers(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", several_ways))
    offered = sitting.moves("deliver")
    built = {NAMES[vertex] for vertex in sitting.seen["milestones"]} | {NAMES[one["vertex"]] for one in sitting.seen["markets"]}
    free = {place: [field for field in around(place) if field not in built] for place, _ in offered}

    def left(touched: list[str]) -> list[list[str]]:
        """The deliveries in which all that is touched counts."""
        counts = Counter(str(NUMBER[field]) for field in touched)
        return [[place, numbers] for place, numbers in offered if {*touched} <= {*free[place]} and counts <= Counter(numbers)]

    # The two numbers around a market that are worth least: once they are touched, only the market may still be open.
    market = next(place for place, _ in offered if sum(other == place for other, _ in offered) > 1)
    least = sorted(free[market], key=NUMBER.__getitem__)[:2]
    for count in (1, 2):
        sitting.field(least[count - 1]).click()
        if len(left(least[:count])) == 1:
            break
    else:
        sitting.field(market).click()
    numbers = "+".join(sorted((str(NUMBER[field]) for field in least), reverse=True))
    sitting.decided(f"deliver {market} {numbers}")


# Time


def test_undo_by_step_and_by_turn(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    begun = sitting.game.version - sitting.game.turn_start
    place = sitting.moves("market")[0][0]
    sitting.player.anchor("supply-market").click()
    sitting.field(place).click()
    sitting.decided(f"market {place}")
    sitting.page.get_by_role("button", name="Undo", exact=True).click()
    sitting.taken_back()
    lot = sitting.moves("house")[0][0]
    sitting.lot(lot).click()
    sitting.decided(f"house {lot}")
    sitting.page.get_by_role("button", name="Undo the whole turn").click()
    sitting.taken_back(begun + 1)
    assert sitting.seen["movesLeft"] == 2


def test_the_past(pages: Pages) -> None:
    game = played("milestones", 2, offers("road", "house", "market"), seed=2)
    sitting = Sitting(pages, game)
    page, player = sitting.page, sitting.player
    built = page.locator("svg .house")
    now = built.count()
    first = next(at for at, line in enumerate(game.log) if "builds a road" in str(line))
    player.log.nth(first).get_by_role("button").click()
    replay = page.get_by_role("group", name="Looking back")
    expect(replay).to_contain_text(f"Step {game.log[first].version} of {game.version}")
    expect(page.get_by_label(re.compile("^Milestone at"))).to_have_count(1)
    expect(page.locator("main [data-lit=yes]")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label(re.compile("^Milestone at"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(replay).to_be_hidden()
    expect(built).to_have_count(now)
    sitting.agrees()


def test_reload_in_the_middle(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    lot = sitting.moves("house")[0][0]
    sitting.lot(lot).click()
    sitting.decided(f"house {lot}")
    said = sitting.player.prompt.inner_text()
    sitting.page.reload()
    expect(sitting.player.prompt).to_have_text(said)
    expect(sitting.player.log).to_have_count(len(sitting.game.log))
    expect(sitting.lot(lot)).to_have_attribute("aria-label", f"Lot {lot.replace('-', '–')}, with a house")
    sitting.agrees()


# People


def test_another_players_loop_is_one_click_away(pages: Pages) -> None:
    sitting = Sitting(pages, played("milestones", 2, fresh_turn(3)))
    page = sitting.page
    page.locator("[data-tip^='Look at Ben']").click()
    expect(page.get_by_role("region", name="Ben’s loop")).to_be_visible()
    expect(page.get_by_role("region", name="Anna’s loop")).to_have_count(0)
    page.get_by_role("button", name="Your loop").click()
    expect(page.get_by_role("region", name="Anna’s loop")).to_be_visible()


def test_the_table_as_a_list(pages: Pages) -> None:
    sitting = sit(pages, "road", "house", "market")
    sitting.page.keyboard.press("b")
    listed = sitting.player.dialog("The table as a list")
    for heading in ("Anna’s loop", "Ben’s loop", "Workers for hire", "The land", "Left to build"):
        expect(listed.get_by_role("heading", name=heading)).to_have_count(1)
    spoken = listed.inner_text()
    for lot in sitting.seen["houses"]:
        assert TRIANGLE_NAMES[lot].replace("-", "–") in spoken


def test_two_at_one_screen(pages: Pages) -> None:
    player = pages.player(pages.server.create("milestones", ANNA, BEN))
    names: list[str] = []
    while len(names) < 7:
        if player.step(player.click, EAGER).dialog:
            names.append(player.dialog("Pass the screen on").locator(".name").inner_text())
            player.remember()
            player.page.get_by_role("button", name="I’m here").click()
    # The draft and the laying of start tiles go one way, the turns the other; with two that is by turns.
    assert names in (["Anna", "Ben"] * 3 + ["Anna"], ["Ben", "Anna"] * 3 + ["Ben"])


def test_with_the_keyboard_alone(pages: Pages) -> None:
    page = pages.open(language="de")
    page.add_init_script(
        "globalThis.pointed = 0; for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart'])"
        " addEventListener(kind, () => pointed++, true);"
    )
    table = pages.server.create("milestones", ANNA, CLARA)
    player = Player(page).sit(f"/#/table/{table}")
    ended = 0
    while ended < 4:
        player.step(player.press, EAGER)
        ended += player.done is not None and player.done.kind == "end"
    player.look()
    assert page.evaluate("pointed") == 0


# The phone


def test_on_a_phone_a_road_is_shown_before_it_is_built(pages: Pages) -> None:
    sitting = Sitting(pages, found("milestones", paves), size="narrow", touch=True)
    section = straight(sitting.game)[0]
    start, stone, end = section.split("-")
    sitting.field(start).tap()
    expect(sitting.field(start)).to_have_attribute("data-lit", "picked")
    sitting.field(end).tap()
    expect(sitting.tip).to_contain_text("Tap again to do it.")
    # Of two quick taps the second does not count.
    sitting.page.wait_for_timeout(READING)
    sitting.field(end).tap()
    sitting.decided(f"road {section}")
    expect(sitting.field(stone)).to_have_attribute("aria-label", f"Milestone at {stone}")


def test_on_its_side_a_phone_keeps_news_and_hints_off_the_board(pages: Pages) -> None:
    last = found("milestones", lambda game: game.turn == 0 and [str(move) for move in game.legal_moves] == ["end"])
    page = pages.player(pages.server.load(last, ANNA, CLARA), size="flat", touch=True).page

    def beside(what: Locator) -> None:
        expect(what).to_be_visible()
        box, board = what.bounding_box(), page.locator("main").bounding_box()
        assert box
        assert board
        assert box["x"] >= board["x"] + board["width"]

    page.get_by_role("button", name="End turn").tap()
    beside(page.locator(".news"))
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".hints li")).not_to_have_count(0, timeout=400_000)
    beside(page.locator(".hints"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_some_turns_on_a_phone(pages: Pages, language: str) -> None:
    table = pages.server.create("milestones", ANNA, CLARA)
    player = pages.player(table, size="narrow", touch=True, language=language)
    ended = 0
    while ended < 3:
        player.step(player.tap, EAGER)
        ended += player.done is not None and player.done.kind == "end"
    player.look()
