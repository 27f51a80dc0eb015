"""Hamlet at the table: every kind of move by pointing, how goods get about, what is explained, the phone, the keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import dorfplatz
from tests.browser.driver import READING, walk_to
from tests.browser.hamlet import GOODS, Sitting, lying, on_map
from tests.browser.pages import Pages
from tests.browser.positions import When, begun, found, fresh_turn, offers, played, table
from tests.browser.server import ANNA, BEN, CLARA, DAVID
from tests.browser.sitting import moves
from tests.games.hamlet.village import KEYS, TILES, Segment, Village


def sit(pages: Pages, when: When, **wishes: Any) -> Sitting:
    """Where this is so."""
    return Sitting(pages, found("hamlet", when), **wishes)


def name(key: str) -> str:
    """Of a place, in English."""
    return re.sub(r" \d$", "", key.replace("-", " ")).title()


def listed(keys: list[str]) -> str:
    """Names of places, as one says them."""
    *rest, last = [name(key) for key in keys]
    return f"{', '.join(rest)} and {last}" if rest else last


def ring(outline: Locator) -> list[float]:
    """The box around what is drawn, on the map."""
    box: list[float] = outline.evaluate(
        "path => { const { x, y, width, height } = path.getBBox(); return [x, y, width, height]; }"
    )
    return box


def reason(game: dorfplatz.Game, move: str) -> str:
    """Why not, without the rule."""
    return re.sub(r" \(H-\d+\)$", "", str(game.why_not(move) or ""))


def steps(game: dorfplatz.Game) -> list[str]:
    """The payment that is proposed, move by move."""
    plan = table(game)["task"]["plan"]
    return [f"buy {GOODS[one['buy']]}" if "buy" in one else f"use {KEYS[one['place']]} {one['slot'] + 1}" for one in plan]


def pay(sitting: Sitting) -> None:
    """As proposed, in one click."""
    plan = steps(sitting.game)
    sitting.click(sitting.page.get_by_role("button", name="Pay this"))
    sitting.decided(*plan)


def way(game: dorfplatz.Game, start: int, goal: int) -> list[str]:
    """The places a good is brought over, both ends included; none if it does not get there."""
    before = table(game)["carry"].get(str(start), {})
    found = [goal]
    while found[0] != start:
        if str(found[0]) not in before:
            return []
        found.insert(0, before[str(found[0])])
    return [KEYS[place] for place in found]


# Building a place


def ways(game: dorfplatz.Game) -> str:
    """A segment at which the new tile can be laid in three ways or more."""
    segments = [theirs for theirs, _ in moves(game, "spot")]
    return next((theirs for theirs in segments if segments.count(theirs) > 2), "")


def turns(game: dorfplatz.Game) -> bool:
    return ways(game) != ""


def turns_and_costs(game: dorfplatz.Game) -> bool:
    """A tile that takes more than one resource."""
    return turns(game) and sum(TILES[KEYS[table(game)["task"]["tile"]]]["cost"].get(good, 0) for good in GOODS) > 1


def test_a_tile_is_turned_and_laid(pages: Pages) -> None:
    sitting = sit(pages, turns)
    page, task, village = sitting.page, sitting.seen["task"], sitting.village
    theirs = ways(sitting.game)
    count, some = page.locator(".bar .count"), sitting.ways(theirs)
    sitting.hover(sitting.segment(theirs))
    for own in some:
        sitting.turn_to(theirs, own)
        # The ghost lies as the ruler says, with its points and with the roads that would arise.
        ghost = village.spot(KEYS[task["place"]], int(theirs), KEYS[task["tile"]], int(own))
        assert ring(page.locator("[data-ghost] .outline")) == pytest.approx(on_map(ghost), abs=1)
        expect(page.locator("[data-ghost] .pill text")).to_have_text(f"+{TILES[ghost.key]['reward']}")
        joined = [place for place, kind, own in village.contacts(ghost) if kind == own == "R"]
        expect(page.locator("[data-ghost] .stub")).to_have_count(len(joined))
    # R has turned it; Shift and R turn it back, and the wheel and the button turn it too.
    total = len(some)
    page.keyboard.press("Shift+R")
    expect(count).to_have_text(f"{total - 1} of {total}")
    page.mouse.wheel(0, 120)
    expect(count).to_have_text(f"{total} of {total}")
    page.locator(".village .bar").get_by_role("button", name="Rotate").click()
    expect(count).to_have_text(f"1 of {total}")
    sitting.do(f"spot {theirs} {some[1]}")
    sitting.decided(f"spot {theirs} {some[1]}")
    pay(sitting)
    there = next(place for place in sitting.seen["village"] if place["tile"] == task["tile"])
    assert ring(sitting.place(KEYS[task["tile"]])) == pytest.approx(on_map(lying(there)), abs=1)


def test_where_a_tile_does_not_fit_says_why(pages: Pages) -> None:
    sitting = sit(pages, offers("spot"))
    task = sitting.seen["task"]
    fits = {theirs for theirs, _ in sitting.moves("spot")}
    behind = sitting.village.across(KEYS[task["place"]])
    segments = sitting.page.locator(".segment")
    expect(segments).to_have_count(len(behind))
    for number, place in enumerate(behind, 1):
        expect(sitting.segment(number)).to_have_attribute("data-lit", "yes" if str(number) in fits else "no")
        if str(number) in fits:
            continue
        sitting.hover(sitting.segment(number))
        owns = range(1, len(TILES[KEYS[task["tile"]]]["outline"].split()) + 1)
        reasons = {reason(sitting.game, f"spot {number} {own}") for own in owns}
        if place is not None:
            assert reasons == {"Another place lies behind this edge."}
        expect(sitting.tip).to_contain_text(re.compile("|".join(map(re.escape, reasons))))


def poor(game: dorfplatz.Game) -> str:
    """A blueprint of the hand that can't be paid anywhere."""
    now = table(game)
    if now["phase"] != "turn" or not offers("produce")(game):
        return ""
    hand = [KEYS[tile] for tile in now["boards"][game.turn]["hand"]]
    can = {tile for tile, _ in moves(game, "build")}
    return next((tile for tile in hand if tile not in can), "")


def test_a_blueprint_that_cannot_be_paid_says_so(pages: Pages) -> None:
    sitting = sit(pages, lambda game: poor(game) != "")
    tile = poor(sitting.game)
    expect(sitting.card(tile)).to_have_attribute("data-lit", "no")
    sitting.hover(sitting.card(tile))
    why = sitting.game.why_not(f"build {tile} church")
    assert why is not None
    # What is missing is said in pictures.
    expect(sitting.tip).to_contain_text(re.split(r"\d", str(why))[0])
    sitting.click(sitting.card(tile))
    sitting.tip.get_by_role("button", name=f"See rule {why.rule}").click()
    expect(sitting.player.dialog("Rules").locator("article.lit")).to_be_in_viewport()


def test_a_blueprint_is_built_from_the_hand(pages: Pages) -> None:
    sitting = sit(pages, offers("build"))
    tile = sitting.moves("build")[0][0]
    places = [place for card, place in sitting.moves("build") if card == tile]
    sitting.click(sitting.card(tile))
    expect(sitting.player.prompt).to_contain_text("next to which place?")
    expect(sitting.page.locator("[data-anchor^=place-][data-lit=yes]")).to_have_count(len(places))
    # Second thoughts.
    sitting.page.keyboard.press("Escape")
    sitting.agrees()
    sitting.do(f"build {tile} {places[-1]}")
    sitting.decided(f"build {tile} {places[-1]}")


# Paying


def carried(game: dorfplatz.Game) -> list[str]:
    """A token of the proposal that several donkeys have to carry: its place, its slot, and the places of the donkeys."""
    task = table(game)["task"]
    for step in task["plan"] if task and len(task["plan"]) > 1 else []:
        if "slot" in step and len(over := way(game, step["place"], task["place"])[1:-1]) > 1:
            return [KEYS[step["place"]], str(step["slot"] + 1), *over]
    return []


def by_chain(game: dorfplatz.Game) -> bool:
    return offers("use")(game) and bool(carried(game))


def test_paying_token_by_token_over_a_chain_of_donkeys(pages: Pages) -> None:
    sitting = sit(pages, by_chain)
    page = sitting.page
    place, slot, *donkeys = carried(sitting.game)
    expect(page.locator(".slot.arrives")).to_have_count(len(sitting.moves("use")))
    expect(page.locator(".slot:has(.tick)")).to_have_count(sum(step.startswith("use") for step in steps(sitting.game)))
    expect(page.locator(".trail.solid")).to_have_count(0)
    sitting.hover(sitting.slot(place, slot))
    expect(page.locator(".trail.solid")).to_have_count(1)
    expect(page.locator(".legend")).to_have_text(f"Your donkeys carry it: {listed(donkeys)}.")
    expect(page.locator(".carries")).to_have_count(len(donkeys))
    for place_between in donkeys:
        expect(sitting.donkey(place_between)).to_have_class(re.compile("carries"))
    # The last token first; what is left is proposed anew each time.
    while sitting.seen["phase"] == "pay":
        step = steps(sitting.game)[-1]
        sitting.do(step)
        sitting.decided(step)


def shared(game: dorfplatz.Game) -> bool:
    """Somebody else's good is proposed."""
    return offers("use")(game) and any(owner not in (None, game.turn) for owner, _ in makers(game))


def makers(game: dorfplatz.Game) -> list[tuple[int | None, int]]:
    """Who made what is proposed, and what it brings them."""
    now = table(game)
    slots = {place["tile"]: place["slots"] for place in now["village"]}
    tokens = [slots[step["place"]][step["slot"]] for step in now["task"]["plan"] if "slot" in step]
    return [(token["owner"], 2 if token["fine"] else 1) for token in tokens]


def test_paying_as_proposed_rewards_who_made_it(pages: Pages) -> None:
    sitting = sit(pages, shared)
    payment = sitting.page.get_by_role("region", name="What you pay with")
    rewards = [sum(n for owner, n in makers(sitting.game) if owner == seat) for seat in (0, 1)]
    for who, n in zip(sitting.names, rewards, strict=True):
        said = payment.get_by_text(re.compile(rf"{who} gets {n} gold and {n} points?\."))
        expect(said).to_have_count(1 if n else 0)
    other = 1 - sitting.game.turn
    before = sitting.seen["boards"][other]["gold"]
    pay(sitting)
    assert sitting.seen["boards"][other]["gold"] == before + rewards[other]


def distant(game: dorfplatz.Game) -> list[str]:
    """A good that is needed and can't be brought."""
    now = table(game)
    for place in now["village"]:
        for slot, token in enumerate(place["slots"], 1):
            move = f"use {KEYS[place['tile']]} {slot}"
            if token and "It can’t be brought here" in reason(game, move):
                return move.split()[1:]
    return []


def out_of_reach(game: dorfplatz.Game) -> bool:
    return offers("use")(game) and bool(distant(game))


def test_a_good_out_of_reach_says_why(pages: Pages) -> None:
    sitting = sit(pages, out_of_reach)
    place, slot = distant(sitting.game)
    token = sitting.slot(place, slot)
    expect(token).to_have_attribute("data-lit", "no")
    sitting.hover(token)
    expect(sitting.tip).to_contain_text("It can’t be brought here: a road or a donkey of yours is missing on the way.")
    expect(sitting.page.locator(".trail.solid")).to_have_count(0)
    sitting.click(token)
    sitting.agrees()


def test_buying_what_could_be_had(pages: Pages) -> None:
    sitting = sit(pages, lambda game: offers("use", "buy")(game) and bool(moves(game, "buy")))
    good = sitting.moves("buy")[0][0]
    sitting.do(f"buy {good}")
    sitting.decided(f"buy {good}")
    expect(sitting.page.locator("[data-log]")).to_contain_text("from the market for")


# What villagers do


def at_leisure(game: dorfplatz.Game) -> bool:
    """A turn begins, with goods about that donkeys can carry on."""
    return fresh_turn(6, game.turn)(game) and any(len(ways) > 2 for ways in table(game)["carry"].values())


def test_where_goods_can_go(pages: Pages) -> None:
    sitting = sit(pages, at_leisure)
    page, carry, reached = sitting.page, sitting.seen["carry"], sitting.page.locator(".place.reached")
    tokens = {place["tile"]: sum(slot is not None for slot in place["slots"]) for place in sitting.seen["village"]}
    start = max((place for place in tokens if tokens[place] and str(place) in carry), key=lambda place: len(carry[str(place)]))
    slots = next(place["slots"] for place in sitting.seen["village"] if place["tile"] == start)
    goals = [int(goal) for goal in carry[str(start)] if int(goal) != start]
    # A good shows where it can go ...
    sitting.hover(sitting.slot(KEYS[start], next(n for n, slot in enumerate(slots, 1) if slot)))
    expect(reached).to_have_count(len(goals))
    expect(page.locator(".trail")).to_have_count(len(goals))
    for goal in goals:
        expect(page.locator(".legend")).to_contain_text(name(KEYS[goal]))
    # ... and a place which goods can get there.
    goal = goals[-1]
    sitting.hover(sitting.place(KEYS[goal]))
    expect(reached).to_have_count(0)
    arriving = sum(n for place, n in tokens.items() if way(sitting.game, place, goal))
    expect(page.locator(".slot.arrives")).to_have_count(arriving)
    expect(page.locator(".legend")).to_contain_text(f"Can be brought here ({name(KEYS[goal])})")


def roads(game: dorfplatz.Game, kind: str) -> list[list[str]]:
    """Roads that can be built over forest or over mountains, in a village where others can't."""
    village = Village(*(lying(place) for place in table(game)["village"]))
    over = {(place, segment): village.places[place].segments[int(segment) - 1] for place, segment in moves(game, "road")}
    facing = {side.line for place in village.places for side in seams(village, place)}
    if not facing - {segment.line for segment in over.values()}:
        return []
    return [[*move] for move, segment in over.items() if segment.kind == kind]


def seams(village: Village, place: str) -> list[Segment]:
    """The segments of a place that forest or mountain of another one lies behind."""
    sides = zip(village.places[place].segments, village.across(place), strict=True)
    return [side for side, behind in sides if behind is not None and side.kind != "R"]


def bridges(game: dorfplatz.Game) -> bool:
    return bool(roads(game, "M"))


def paths(game: dorfplatz.Game) -> bool:
    return bool(roads(game, "F"))


@pytest.mark.parametrize(("when", "kind", "price"), [(bridges, "M", "Wood"), (paths, "F", "Stone")], ids=["bridge", "path"])
def test_a_road_is_built(pages: Pages, when: When, kind: str, price: str) -> None:
    sitting = sit(pages, when)
    page, village = sitting.page, sitting.village
    built = page.locator(".rails:not([data-ghost] *)")
    lines = {village.places[place].segments[int(segment) - 1].line for place, segment in sitting.moves("road")}
    sitting.click(sitting.button("bridge"))
    expect(page.locator(".road[data-lit=yes]")).to_have_count(len(lines))
    # Where none can be built, one is told why.
    sitting.hover(page.locator(".road[data-lit=no]").first)
    expect(sitting.tip.locator(".rule")).to_be_visible()
    # A second press lets go.
    sitting.click(sitting.button("bridge"))
    expect(page.locator(".road[data-target]")).to_have_count(0)
    place, segment = roads(sitting.game, kind)[0]
    before = len(sitting.seen["roads"])
    expect(built).to_have_count(before)
    sitting.do(f"road {place} {segment}")
    sitting.follow()
    task = sitting.seen["task"]
    assert (task["deed"], task["need"][GOODS.index(price.lower())]) == ("road", 2)
    pay(sitting)
    expect(built).to_have_count(before + 1)
    expect(page.locator("[data-log]")).to_contain_text("builds a road from the")


def test_the_herd(pages: Pages) -> None:
    sitting = sit(pages, lambda game: fresh_turn(3, game.turn)(game) and offers("herd")(game))
    start, end = sitting.moves("herd")[0]
    ends = [to for place, to in sitting.moves("herd") if place == start]
    sitting.click(sitting.donkey(start))
    expect(sitting.donkey(start)).to_have_attribute("data-lit", "picked")
    expect(sitting.page.locator("[data-anchor^=place-][data-lit=yes]")).to_have_count(len(ends))
    sitting.page.keyboard.press("Escape")
    sitting.agrees()
    sitting.do(f"herd {start} {end}")
    sitting.decided(f"herd {start} {end}")
    expect(sitting.player.log.last).to_contain_text("leads a donkey")
    expect(sitting.donkey(end)).to_be_visible()


@pytest.mark.parametrize(
    ("kind", "heard"),
    [
        ("produce", "fills up"),
        ("villager", "hires a villager for"),
        ("donkey", "hires a donkey for"),
        ("beg", "begs at the church for 1 gold"),
        ("order", "fills a church order"),
        ("sell", "makes a sale for"),
    ],
)
def test_a_villager_works(pages: Pages, kind: str, heard: str) -> None:
    sitting = sit(pages, offers(kind, "end"))
    seat, move = sitting.game.turn, " ".join([kind, *sitting.moves(kind)[-1]])
    sitting.do(move)
    sitting.decided(move)
    if sitting.seen["phase"] == "pay":
        pay(sitting)
    if sitting.seen["phase"] == "hall":
        sitting.do("done")
        sitting.decided("done")
    expect(sitting.page.locator("[data-log]")).to_contain_text(heard)
    assert any(villager["tired"] for villager in sitting.seen["boards"][seat]["villagers"])


def rich(game: dorfplatz.Game) -> bool:
    """Who is on turn can afford a blueprint, with another one in the bag, and workers."""
    return offers("blueprint", "end")(game) and table(game)["bag"] > 0 and table(game)["boards"][game.turn]["gold"] > 6


def test_a_visit_to_the_town_hall(pages: Pages) -> None:
    sitting = sit(pages, rich)
    tile = sitting.moves("blueprint")[0][0]
    sitting.hover(sitting.lot(tile))
    expect(sitting.tip).to_contain_text("Something new is turned up; that can’t be undone.")
    sitting.do(f"blueprint {tile}")
    sitting.decided(f"blueprint {tile}")
    expect(sitting.card(tile)).to_be_visible()
    expect(sitting.page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")
    # One is still there, and can hire.
    assert sitting.seen["phase"] == "hall"
    place = sitting.moves("donkey")[-1][0]
    sitting.do(f"donkey {place}")
    sitting.decided(f"donkey {place}")
    expect(sitting.donkey(place)).to_be_visible()
    if sitting.seen["phase"] == "hall":
        sitting.do("done")
        sitting.decided("done")
    assert sitting.seen["phase"] == "turn"


def test_a_barn_takes_any_mix(pages: Pages) -> None:
    sitting = Sitting(pages, begun("hamlet", "produce barn"))
    place = sitting.seen["task"]["place"]
    slots = next(lot["slots"] for lot in sitting.seen["village"] if lot["tile"] == place)
    stored = dict(zip([slot for slot, token in enumerate(slots, 1) if token is None], ("grain", "stone", "wood"), strict=False))
    for raw in stored.values():
        sitting.do(f"mix {raw}")
        sitting.decided(f"mix {raw}")
    assert sitting.seen["phase"] == "turn"
    for slot, raw in stored.items():
        expect(sitting.slot(KEYS[place], slot)).to_have_attribute("aria-label", re.compile(raw.capitalize()))
    expect(sitting.page.locator("[data-log]")).to_contain_text(f"at the {name(KEYS[place])}")


def test_a_second_good(pages: Pages) -> None:
    sitting = sit(pages, lambda game: offers("done")(game) and table(game)["phase"] == "more")
    page, place = sitting.page, KEYS[sitting.seen["task"]["place"]]
    plan = steps(sitting.game)
    page.get_by_role("button", name="Make a second one").click()
    sitting.decided(*plan)
    expect(sitting.slot(place, 2)).not_to_have_class(re.compile("vacant"))
    page.get_by_role("button", name="Undo", exact=True).click()
    sitting.taken_back(len(plan))
    sitting.do("done")
    sitting.decided("done")
    expect(sitting.slot(place, 2)).to_have_class(re.compile("vacant"))


# Time


def test_undo_by_step_and_by_turn(pages: Pages) -> None:
    sitting = sit(pages, lambda game: fresh_turn(3, game.turn)(game) and offers("produce", "herd")(game))
    for kind in ("produce", "herd"):
        move = " ".join([kind, *sitting.moves(kind)[0]])
        sitting.do(move)
        sitting.decided(move)
    sitting.page.get_by_role("button", name="Undo", exact=True).click()
    sitting.taken_back()
    move = " ".join(["herd", *sitting.moves("herd")[-1]])
    sitting.do(move)
    sitting.decided(move)
    sitting.page.get_by_role("button", name="Undo the whole turn").click()
    sitting.taken_back(2)


def test_the_past(pages: Pages) -> None:
    game = found("hamlet", lambda game: len(table(game)["roads"]) > 2 and len(table(game)["village"]) > 8)
    sitting = Sitting(pages, game)
    page, places = sitting.page, sitting.page.locator("[data-anchor^=place-]")
    first = next(at for at, line in enumerate(game.log) if "builds the" in str(line))
    sitting.player.log.nth(first).get_by_role("button").click()
    replay = page.get_by_role("group", name="Looking back")
    expect(replay).to_contain_text(f"Step {game.log[first].version} of {game.version}")
    expect(places).to_have_count(7)
    expect(page.locator("main [data-lit=yes]")).to_have_count(0)
    map = page.locator("svg.world").first.get_attribute("style")
    page.keyboard.press("ArrowLeft")
    expect(places).to_have_count(6)
    assert page.locator("svg.world").first.get_attribute("style") == map
    page.keyboard.press("Escape")
    expect(replay).to_be_hidden()
    sitting.agrees()
    page.reload()
    sitting.agrees()


# What is in sight


def test_everything_fits_on_a_desk(pages: Pages) -> None:
    """Nothing scrolls, and all of the village can be seen, late in a game of four."""
    table = pages.server.load(played("hamlet", 4, fresh_turn(15)), ANNA, BEN, CLARA, DAVID)
    player = pages.player(table)
    page = player.page
    player.look()
    for what in ("html", "main", ".table"):
        fits = page.locator(what).evaluate("box => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth")
        assert fits, f"{what} scrolls"
    page.get_by_role("button", name="Show the whole village").click()
    view = page.locator(".view").bounding_box()
    assert view is not None
    for place in page.locator("[data-anchor^=place-]").all():
        box = place.bounding_box()
        assert box is not None
        assert box["x"] >= view["x"]
        assert box["y"] >= view["y"]
        assert box["x"] + box["width"] <= view["x"] + view["width"]
        assert box["y"] + box["height"] <= view["y"] + view["height"]


def test_looking_around(pages: Pages) -> None:
    sitting = sit(pages, at_leisure)
    page, church = sitting.page, sitting.place("church")
    box = church.bounding_box()
    assert box is not None
    # The wheel comes closer, where the pointer is.
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.wheel(0, -200)
    closer = church.bounding_box()
    assert closer is not None
    assert closer["width"] > box["width"] * 1.1
    # A drag moves the village and does nothing else, although it begins on something to act on.
    x, y = sitting.where(church)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    moved = church.bounding_box()
    assert moved is not None
    assert (moved["x"] - closer["x"], moved["y"] - closer["y"]) == pytest.approx((60, 40), abs=1)
    expect(page.get_by_role("menu", name="Choose")).to_have_count(0)
    sitting.agrees()
    # The keys do the same.
    page.locator(".view").focus()
    page.keyboard.press("ArrowLeft")
    panned = church.bounding_box()
    assert panned is not None
    assert panned["x"] > moved["x"] + 20
    page.keyboard.press("0")
    whole = church.bounding_box()
    assert whole is not None
    assert whole["width"] < closer["width"]


def test_the_table_as_a_list(pages: Pages) -> None:
    sitting = sit(pages, at_leisure)
    sitting.page.keyboard.press("b")
    spoken = sitting.player.dialog("The table as a list")
    for heading in ("Church", "Anna", "Ben", "Blueprints", "Sales", "Goals", "Village"):
        expect(spoken.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
    said = spoken.inner_text()
    for place in sitting.seen["village"]:
        assert name(KEYS[place["tile"]]) in said


def test_anothers_hand_is_one_click_away(pages: Pages) -> None:
    sitting = sit(pages, lambda game: fresh_turn(3)(game) and bool(table(game)["boards"][1]["hand"]))
    page = sitting.page
    page.locator("[data-tip^='Look at Ben']").click()
    hand = page.get_by_role("region", name="Ben’s hand")
    expect(hand.get_by_role("img")).to_have_count(len(sitting.seen["boards"][1]["hand"]))
    page.locator("[data-tip^='Look at Anna']").first.click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


# Without a mouse


def test_with_the_keyboard_alone_a_tile_is_laid_and_paid(pages: Pages) -> None:
    sitting = sit(pages, turns_and_costs, language="de")
    page, theirs = sitting.page, ways(sitting.game)
    page.evaluate(
        "globalThis.pointed = 0; for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart'])"
        " addEventListener(kind, () => pointed++, true);"
    )
    walk_to(sitting.segment(theirs))
    own = sitting.ways(theirs)[1]
    sitting.turn_to(theirs, own)
    page.keyboard.press("Enter")
    sitting.decided(f"spot {theirs} {own}")
    # The first token by itself, the others as proposed.
    place, slot = sitting.moves("use")[0]
    walk_to(sitting.slot(place, slot))
    page.keyboard.press("Enter")
    sitting.decided(f"use {place} {slot}")
    plan = steps(sitting.game)
    walk_to(page.get_by_role("button", name="So bezahlen"))
    page.keyboard.press("Enter")
    sitting.decided(*plan)
    assert sitting.seen["phase"] == "turn"
    assert page.evaluate("pointed") == 0


def test_on_a_phone_a_tile_is_laid_and_paid(pages: Pages) -> None:
    sitting = sit(pages, turns_and_costs, size="narrow", touch=True)
    page, theirs = sitting.page, ways(sitting.game)
    count, some = page.locator(".bar .count"), sitting.ways(theirs)
    sitting.tap(sitting.segment(theirs))
    expect(count).to_have_text(re.compile(f"of {len(some)}$"))
    # Another tap turns it, and so does one on the ghost.
    now = int(count.inner_text().split()[0])
    sitting.tap(sitting.segment(theirs))
    expect(count).to_have_text(f"{now % len(some) + 1} of {len(some)}")
    sitting.tap(page.locator("[data-ghost]"))
    expect(count).to_have_text(f"{(now + 1) % len(some) + 1} of {len(some)}")
    sitting.agrees()
    page.get_by_role("button", name="Lay it here").tap()
    sitting.decided(f"spot {theirs} {some[(now + 1) % len(some)]}")
    # A token first tells what it would do; the second tap pays with it.
    place, slot = sitting.moves("use")[0]
    sitting.tap(sitting.slot(place, slot))
    expect(sitting.tip).to_contain_text("Uses")
    sitting.agrees()
    page.wait_for_timeout(READING)
    sitting.tap(sitting.slot(place, slot))
    sitting.decided(f"use {place} {slot}")
    pay(sitting)
    assert sitting.seen["phase"] == "turn"


def test_on_a_phone_fingers_move_the_village(pages: Pages) -> None:
    sitting = sit(pages, at_leisure, size="narrow", touch=True)
    page, church = sitting.page, sitting.place("church")
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def width() -> tuple[float, float, float]:
        box = church.bounding_box()
        assert box is not None
        return box["x"], box["y"], box["width"]

    x, y = sitting.where(church)
    before = width()
    touch("touchStart", (x, y))
    touch("touchMove", (x - 30, y - 20))
    touch("touchMove", (x - 60, y - 40))
    touch("touchEnd")
    moved = width()
    assert (moved[0] - before[0], moved[1] - before[1]) == pytest.approx((-60, -40), abs=8)
    # Two fingers come closer.
    touch("touchStart", (180, 300), (210, 300))
    touch("touchMove", (150, 300), (240, 300))
    touch("touchEnd")
    assert width()[2] > moved[2] * 1.5
    expect(page.get_by_role("menu", name="Choose")).to_have_count(0)
    # The small map goes elsewhere.
    small = page.locator(".mini").bounding_box()
    assert small is not None
    here = width()
    page.touchscreen.tap(small["x"] + 12, small["y"] + 12)
    assert width()[0] > here[0] + 30
    sitting.agrees()


def two_can_serve(game: dorfplatz.Game) -> bool:
    """One villager can beg, another one can hire."""
    ready = [villager for villager in table(game)["boards"][game.turn]["villagers"] if not villager["tired"]]
    return len(ready) > 1 and offers("beg", "villager", "donkey", "end")(game)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_turn_on_a_phone(pages: Pages, language: str) -> None:
    """By what is lit: what can be done is in reach of a thumb."""
    sitting = sit(pages, two_can_serve, size="narrow", touch=True, language=language)
    sitting.do("beg")
    sitting.decided("beg")
    place = sitting.moves("donkey")[0][0]
    sitting.do(f"donkey {place}")
    sitting.decided(f"donkey {place}")
    while sitting.seen["phase"] == "hall":
        sitting.do("done")
        sitting.decided("done")
    sitting.do("end")
    sitting.decided("end")
