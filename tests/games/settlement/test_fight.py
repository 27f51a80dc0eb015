"""S-25 and S-26: fight a monster."""

import pytest

from .builder import Table, settlement

MONSTERS = {
    "gnoll": ("I", "wood", 1, {"diamond": 1}),
    "manticore": ("I", "wood", 2, {"gold": 1}),
    "hydra": ("III", "diamond", 3, {"gold": 2}),
    "dragon": ("III", "gold", 4, {"diamond": 1, "gold": 2}),
}


def threatened_by(monster: str) -> Table:
    region, good, _, _ = MONSTERS[monster]
    return settlement().with_landscape(region, 1, good, monster).with_monster(region, 1)


@pytest.mark.rule("S-25", "S-26")
@pytest.mark.parametrize("monster", MONSTERS)
def test_settlers_and_reward_by_kind(monster: str) -> None:
    region, _, settlers, reward = MONSTERS[monster]
    table = threatened_by(monster).play(f"fight {region} 1")
    assert table.you.settlers == 6 - settlers
    assert table.you.goods == reward


@pytest.mark.rule("S-26")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_monster_returns_to_the_supply_and_the_landscape_is_free(monster: str) -> None:
    region, _, _, reward = MONSTERS[monster]
    table = threatened_by(monster)
    supply = table.supply
    assert table.monster_supply[monster] == 8
    table.play(f"fight {region} 1", "end")
    assert table.monster_supply[monster] == 9
    assert table.you.monsters == []
    assert table.supply == {good: n - reward.get(good, 0) for good, n in supply.items()}


@pytest.mark.rule("S-26", "S-22")
def test_no_new_check_follows_a_fight() -> None:
    table = threatened_by("gnoll").with_heroes_showing("gnoll", "gnoll", "gnoll", "gnoll").play("fight I 1")
    assert table.you.monsters == []


@pytest.mark.rule("S-25")
def test_without_a_monster_there_is_no_fight() -> None:
    table = settlement().with_landscape("I", 1, "wood")
    assert table.refuses("fight I 1") == ("no-monster", "S-25")
    assert table.refuses("fight III 3") == ("no-landscape", "S-25")


@pytest.mark.rule("S-25")
def test_monsters_of_others_are_their_own_affair() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("I", 1, "wood", seat=1).with_monster("I", 1, seat=1)
    assert table.refuses("fight I 1") == ("no-monster", "S-25")


@pytest.mark.rule("S-25")
def test_several_monsters_may_be_fought_in_a_round() -> None:
    table = threatened_by("gnoll").with_landscape("I", 3, "stone", "gnoll").with_monster("I", 3).with_others_passed()
    assert table.play("fight I 1", "end", "fight I 3").you.goods == {"diamond": 2}
