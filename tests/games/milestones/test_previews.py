"""What a move would bring, said before it is made; and what the log says afterwards."""

from __future__ import annotations

from dorfplatz.core.words import render
from dorfplatz.games.milestones.state import Phase
from tests.conformance.tables import Table as Conformance
from tests.conformance.walks import walk

from . import land
from .builder import Table, milestones, tile


def effects(table: Table, move: str) -> list[str]:
    """The preview of a move, as text."""
    return [str(message) for message in table.game.preview(move).effect]


def test_a_worker_says_what_it_brings() -> None:
    table = milestones().with_workers("stone1 stone2 . coin4")
    assert effects(table, "move 2") == ["Brings 2 stone."]
    assert effects(table, "move 3") == ["Nobody works there: it brings nothing."]


def test_buildings_say_what_may_be_done_there() -> None:
    table = milestones().with_workers("stone1 stone2").with_goods(stone=1, sand=1, grain=2, coin=1)
    assert effects(table, "move trade") == ["Brings 1 coin.", "Then you may hire, buy and sell."]
    assert effects(table, "move office") == ["Then you may build."]
    assert effects(table, "move mill") == ["Then you may supply marketplaces."]


NO_NUMBER = "No number along the roads is free for a marketplace: build a road first."


def test_buildings_say_beforehand_that_nothing_could_be_done_there() -> None:
    poor = milestones().with_workers("stone1 stone2").with_goods(stone=1)
    assert effects(poor, "move office") == ["Your goods don’t pay for anything at the building office."]
    assert effects(poor, "move mill") == ["Each delivery takes 2 grain: you don’t have that many."]
    falling = milestones().with_workers("stone2 stone1").with_goods(coin=1)
    assert effects(falling, "move trade") == ["For the trading house you need 2 coins or 2 goods."]
    assert effects(milestones().with_goods(wood=2, sand=3), "move office") == [NO_NUMBER]
    supplied = milestones().with_goods(grain=2).with_sacks("a1")
    assert effects(supplied, "move mill") == ["Every marketplace has its sack: another one has to be built first."]


def test_no_place_at_all_is_said_rather_than_what_is_wrong_with_one() -> None:
    def why(table: Table, move: str) -> str:
        return str(table.game.why_not(move)).rpartition(" (")[0]

    bare = milestones().visiting("office").with_goods(wood=2, sand=3)
    assert {why(bare, "market a1"), why(bare, "market c3")} == {NO_NUMBER}
    table = milestones().visiting("office").with_plenty()
    assert why(table, "house a1-a2-b1") == "No lot along the roads is free for a house: build a road first."
    assert why(table.with_road("a1-b1-b2"), "market b1") == "This number is built on already."
    assert why(table.with_markets("b2"), "market a1") == NO_NUMBER
    assert why(table, "house d5-e5-e6") == "No road runs along this triangle."
    assert why(milestones().visiting("mill").with_plenty().with_sacks("a1"), "deliver a2 1+1").startswith("Every marketplace has")


def test_the_castle_says_what_it_will_take() -> None:
    two = milestones().with_workers("stone1 stone2")
    assert effects(two, "move castle") == ["Your last two workers stay with you."]
    three = milestones().with_workers("stone1 stone2 sand3")
    assert effects(three, "move castle") == ["The castle takes a worker: you choose which one you lose."]
    rich = milestones().with_workers("stone1 stone2").with_goods(stone=3, wood=2)
    assert effects(rich, "move castle") == ["The castle takes 2 goods of your choice.", "Your last two workers stay with you."]
    plain = milestones().with_workers("stone1 stone2").with_goods(stone=5)
    assert effects(plain, "move castle") == ["Your last two workers stay with you.", "Gives up 2 stone."]


def test_a_lost_bonus_tile_is_announced() -> None:
    table = milestones().with_workers("stone1+ stone2 sand3").play("move castle")
    lost = "Quarryman: lost. Covered, it brings nothing and no longer counts."
    assert effects(table, "cover 1") == ["A bonus tile is lost: Quarryman.", lost]
    assert effects(table, "cover 2") == [lost]


FALLS = "The numbers no longer rise: no coin at the trading house."
RISES = "The numbers rise again: 1 coin at the trading house."


def test_a_hired_tile_says_whom_it_covers() -> None:
    table = milestones().with_workers("stone1+ wood2 # sand4").visiting("trade").with_goods(coin=2)
    new = effects(table, "hire 1 7")
    assert effects(table, "hire 1 5") == effects(table, "hire 1 6") == new

    def covers(spot: int) -> list[str]:
        return [line for line in effects(table, f"hire 1 {spot}") if line not in new]

    stone, wood, sand = "Covered and lost: Quarryman 1.", "Covered and lost: Lumberjack 2.", "Covered and lost: Sand worker 4."
    assert covers(1) == [stone, wood, "A bonus tile is lost: Quarryman.", FALLS]
    assert covers(2) == [wood, FALLS]
    assert covers(3) == covers(4) == [sand]


def test_what_is_laid_says_when_the_numbers_rise_no_longer_or_again() -> None:
    def order(table: Table, move: str) -> list[str]:
        return [line for line in effects(table, move) if line in (FALLS, RISES)]

    shop = milestones().with_display(slot1=tile("wood3", "wood5")).visiting("trade").with_goods(coin=2)
    assert order(shop.with_workers(". . stone2"), "hire 1 4") == []
    assert order(shop.with_workers("stone7"), "hire 1 4") == [FALLS]
    mended = shop.with_workers("stone7 . sand5")
    assert order(mended, "hire 1 1") == [RISES]
    assert order(mended, "hire 1 4") == []
    castle = milestones().with_workers("stone4 stone2 sand3").play("move castle")
    assert order(castle, "cover 1") == [RISES]
    assert order(castle, "cover 2") == []


def test_bonus_tiles_within_reach_are_announced() -> None:
    triangle = next(t for t in land.BUSHES if t.startswith("a2"))
    table = milestones().with_bonus(triangle, "stone").with_goods(stone=2, sand=2, wood=2).visiting("office")
    road = "road " + next(path for path in table.choices("road") if path.split("-")[1:] == ["a2", "a3"])
    assert effects(table.with_workers("grain coin"), road) == ["Costs 1 stone and 1 sand."]
    assert effects(table.with_workers("stone coin"), road)[-1] == "You may take the bonus tile: Quarryman."
    assert table.with_workers("grain coin").play(road).phase == "turn"
    house = f"house {triangle}"
    due = "The bonus tile then brings 1 more point; it goes onto a worker of your choice: Quarryman."
    assert effects(table.with_workers("stone coin"), house)[-1] == "The bonus tile goes onto a worker: Quarryman."
    assert effects(table.with_workers("stone stone"), house)[-1] == due
    table.with_workers("stone stone").play(house)
    assert str(table.game.view(0)["prompt"]["id"]) == "milestones-prompt-bonus-house"
    assert table.game.view(0)["table"]["mustTake"]


def test_a_new_tile_is_a_secret_and_a_step_of_no_return() -> None:
    table = milestones().visiting("trade").with_goods(coin=2)
    assert effects(table, "hire 1 4")[-1].startswith("A new tile is turned up")
    table.game.push("hire 1 4")
    step = table.game.steps[-1]
    assert step.reveals
    assert step.lines[-1].barrier


def test_the_last_tile_is_told_as_such() -> None:
    table = milestones().with_tiles_left(display=1).visiting("trade").with_goods(coin=2)
    assert effects(table, "hire 1 4")[-1].startswith("Triggers the end")
    table.play("hire 1 4")
    assert "has hired the last workers" in str(table.game.log[-1].message)
    assert table.state.phase == Phase.TURN


def asked(table: Table) -> str:
    return str(table.game.view(0)["prompt"]["id"]).removeprefix("milestones-prompt-")


def test_the_prompt_asks_for_nothing_that_cannot_be_done() -> None:
    assert asked(milestones().visiting("office").with_goods(stone=1, sand=1)) == "office-move"
    assert asked(milestones().visiting("office")) == "nothing-move"
    assert asked(milestones().visiting("trade").with_goods(stone=1, sand=1)) == "trade-move"
    assert asked(milestones().visiting("trade").with_goods(stone=1)) == "nothing-move"
    assert asked(milestones().with_workers("stone1 stone2").visiting("castle")) == "spared-move"


def test_the_prompt_says_why_nothing_can_be_built() -> None:
    table = milestones().visiting("office", last=True).with_goods(wood=2, sand=3)
    prompt = render(table.game.view(0)["prompt"], names=("Anna", "Ben"))
    assert prompt == f"{NO_NUMBER} Anna, end your turn."


def test_the_prompt_says_when_a_turn_ends_the_game() -> None:
    def ends(**near: int) -> str:
        table = milestones().visiting("castle", last=True).with_workers("stone1 stone2")
        for name, value in near.items():
            setattr(table.state, name, value)
        return render(table.game.view(0)["prompt"], names=("Anna", "Ben")).split("end your turn.")[1].strip()

    assert ends() == ""
    assert ends(ended_by=0) == "Then everybody else has one more turn."
    assert ends(ended_by=1) == "That ends the game."


def test_the_prompt_names_the_bonus_tile_or_says_how_many_there_are() -> None:
    table = milestones().with_workers("stone wood").with_plenty().with_walk(land.WAY[:-2])
    table.with_bonus(land.BUSH, "stone").with_bonus(land.NEXT_BUSH, "wood").visiting("office")
    table.play(f"road {'-'.join(land.WAY[-3:])}")

    def prompt() -> str:
        return render(table.game.view(0)["prompt"], names=("Anna", "Ben"))

    assert prompt().startswith("Anna, you may take 2 bonus tiles, one after the other")
    table.play(f"bonus {land.NEXT_BUSH} 2")
    assert prompt() == "Anna, you may take the bonus tile (Quarryman): choose the worker who gets it."


def test_the_prompt_offers_what_can_be_done_and_only_then() -> None:
    buildings = {"trade": ("hire", "buy", "sell"), "office": ("road", "house", "market"), "mill": ("deliver",)}
    seen = set()
    for manner in ("curious", "greedy"):
        for game in walk(Conformance("milestones", 2), manner):
            offered = str(game.view(game.turn)["prompt"]["id"]).removeprefix("milestones-prompt-").split("-")[0]
            kinds = {game.engine.actions.block_of(action).name for action in game.legal_moves.ids}
            if offered in buildings:
                assert kinds & set(buildings[offered])
            elif offered == "nothing":
                assert kinds <= {"move", "end"}
            seen.add(offered)
    assert seen >= {"nothing", *buildings}


def test_a_sale_says_that_any_two_goods_will_do() -> None:
    why = milestones().visiting("trade").with_goods(stone=1).game.why_not("sell stone+stone")
    assert why is not None
    assert str(why) == "Two goods are sold together, any two. Missing for this: 1 stone. (M-27)"
