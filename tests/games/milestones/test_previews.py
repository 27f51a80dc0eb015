"""What a move would bring, said before it is made; and what the log says afterwards."""

from __future__ import annotations

from dorfplatz.games.milestones.state import Phase

from . import land
from .builder import Table, milestones


def effects(table: Table, move: str) -> list[str]:
    """The preview of a move, as text."""
    return [str(message) for message in table.game.preview(move).effect]


def test_a_worker_says_what_it_brings() -> None:
    table = milestones().with_workers("stone1 stone2 . coin4")
    assert effects(table, "move 2") == ["Brings 2 stone."]
    assert effects(table, "move 3") == ["Nobody works there: it brings nothing."]


def test_buildings_say_what_may_be_done_there() -> None:
    table = milestones().with_workers("stone1 stone2")
    assert effects(table, "move trade") == ["Brings 1 coin.", "Then you may hire, buy and sell."]
    assert effects(table, "move office") == ["Then you may build."]
    assert effects(table, "move mill") == ["Then you may supply marketplaces."]


def test_the_castle_says_what_it_will_take() -> None:
    two = milestones().with_workers("stone1 stone2")
    assert effects(two, "move castle") == ["The castle takes nothing from you."]
    three = milestones().with_workers("stone1 stone2 sand3")
    assert effects(three, "move castle") == ["The castle takes a worker: you cover one."]
    rich = milestones().with_workers("stone1 stone2").with_goods(stone=3, wood=2)
    assert effects(rich, "move castle") == ["The castle takes 2 goods of your choice."]
    plain = milestones().with_workers("stone1 stone2").with_goods(stone=5)
    assert effects(plain, "move castle") == ["Gives up 2 stone."]


def test_a_lost_bonus_tile_is_announced() -> None:
    table = milestones().with_workers("stone1+ stone2 sand3").play("move castle")
    assert effects(table, "cover 1") == ["A bonus tile is lost: Quarryman."]
    assert effects(table, "cover 2") == []


def test_bonus_tiles_within_reach_are_announced() -> None:
    triangle = next(t for t in land.BUSHES if t.startswith("a2"))
    table = milestones().with_bonus(triangle, "stone").with_goods(stone=2, sand=2, wood=2).visiting("office")
    road = "road " + next(path for path in table.choices("road") if path.split("-")[1:] == ["a2", "a3"])
    assert effects(table.with_workers("grain coin"), road) == ["Costs 1 stone and 1 sand."]
    assert effects(table.with_workers("stone coin"), road)[-1] == "You may take the bonus tile: Quarryman."
    assert table.with_workers("grain coin").play(road).phase == "turn"
    house = f"house {triangle}"
    assert effects(table.with_workers("stone coin"), house)[-1] == "The bonus tile goes onto a worker: Quarryman."
    assert effects(table.with_workers("stone stone"), house)[-1] == "The bonus tile goes onto a worker of your choice: Quarryman."
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
    assert effects(table, "hire 1 4")[-1].startswith("Brings the end about")
    table.play("hire 1 4")
    assert "has hired the last workers" in str(table.game.log[-1].message)
    assert table.state.phase == Phase.TURN


def asked(table: Table) -> str:
    return str(table.game.view(0)["prompt"]["id"]).removeprefix("milestones-prompt-")


def test_the_prompt_asks_for_nothing_that_cannot_be_done() -> None:
    assert asked(milestones().visiting("office").with_goods(stone=1, sand=1)) == "office-move"
    assert asked(milestones().visiting("office")) == "space-move"
    assert asked(milestones().visiting("trade").with_goods(stone=1, sand=1)) == "trade-move"
    assert asked(milestones().visiting("trade").with_goods(stone=1)) == "space-move"


def test_a_sale_says_that_any_two_goods_will_do() -> None:
    why = milestones().visiting("trade").with_goods(stone=1).game.why_not("sell stone+stone")
    assert why is not None
    assert str(why) == "Two goods are sold together, any two. Missing for this: 1 stone. (M-27)"
