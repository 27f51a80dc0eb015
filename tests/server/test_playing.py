"""At the table: moves, bots, undo, questions."""

from __future__ import annotations

from conftest import at_table, create


def test_first(client) -> None:
    id = create(client)
    with at_table(client, id) as player:
        print(player.welcome.keys())
        for _ in range(30):
            step = player.move(0)
        print(step)
    with at_table(client, id) as player:
        assert player.view["version"] == 30
