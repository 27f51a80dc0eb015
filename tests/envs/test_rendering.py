"""Games as text, as pictures, and in the browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from websockets.sync.client import connect

import dorfplatz
from dorfplatz.core.words import render
from dorfplatz.envs import viewer
from dorfplatz.envs.pettingzoo_env import AgentsEnv
from dorfplatz.envs.picture import seat_parts
from tests.conformance.tables import GAMES, TABLES, Table

every_game = pytest.mark.parametrize("game", GAMES)


def positions(env: AgentsEnv, count: int) -> Iterator[dorfplatz.Game]:
    """A game of greedy players, as far as it goes."""
    env.reset(seed=4)
    bot = dorfplatz.bot("greedy", 4)
    for _ in range(count):
        yield env.match.game
        if env.match.game.over:
            return
        env.step(bot.choose(env.match.game))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_text_says_what_is_asked_the_points_and_the_moves(table: Table) -> None:
    env = dorfplatz.envs.aec(table.game, table.players, render_mode="ansi", **dict(table.options))
    for game in positions(env, 40):
        shown = env.render()
        assert isinstance(shown, str)
        assert render(game.engine.view.prompt(game.state)) in shown
        assert shown.splitlines()[-1].endswith(", ".join(map(str, game.legal_moves)))
        points = next(line for line in shown.splitlines() if line.startswith("all points"))
        assert points.split()[2:] == [str(score) for score in game.scores]


@every_game
def test_pictures_have_one_size_and_change_with_the_game(game: str) -> None:
    env = dorfplatz.envs.aec(game, 2, render_mode="rgb_array")
    before, shape = None, None
    for _ in positions(env, 25):
        shown = env.render()
        assert isinstance(shown, np.ndarray)
        assert shown.dtype == np.uint8
        assert shape in (None, shown.shape)
        assert before is None or (shown != before).any()
        before, shape = shown, shown.shape


def test_a_picture_shows_each_seat_what_lies_before_it() -> None:
    own = seat_parts("settlement")
    assert {"goods", "settlers", "land", "lots", "points"} < own
    assert own.isdisjoint({"hero_row", "monsters_left", "seats", "market", "round"})


def test_a_seat_s_goods_are_drawn_in_its_column() -> None:
    env = dorfplatz.envs.aec("settlement", 2, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    other = 1 - env.match.game.turn  # what the viewer has also decides which cards it can pay for
    env.match.game.state.players[other].goods[0] += 3
    second = env.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    changed = np.flatnonzero((first != second).any(axis=(0, 2)))
    assert len(changed)
    assert (changed > first.shape[1] // 2).all() == (other == 1)


def test_without_a_mode_there_is_nothing_to_show() -> None:
    env = dorfplatz.envs.aec("settlement", 2)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="shows nothing without a render_mode"):
        assert env.render() is None


def test_the_browser_follows_the_game(opened: list[str]) -> None:
    """Every decision is played on a table of a server on this computer; the next game gets a new one."""
    env = dorfplatz.envs.gym("settlement", ["random"], render_mode="human")
    env.reset(seed=3)
    with _socket(opened[0]) as socket:
        shown = _received(socket, "welcome")["view"]["version"]
        for _ in range(5):
            env.step(env.action_space.sample())
            while shown < env.match.game.version:
                step = _received(socket, "step")
                assert step["action"] == env.match.game.actions[shown]
                shown += 1
    env.reset()
    env.close()
    assert len(set(opened)) == 2
    assert all(address.startswith("http://127.0.0.1:") for address in opened)


def test_if_somebody_plays_at_the_table_the_game_goes_on_at_another(opened: list[str]) -> None:
    env = dorfplatz.envs.aec("settlement", 2, render_mode="human")
    env.reset(seed=3)
    with _socket(opened[0]) as socket:
        view = _received(socket, "welcome")["view"]
        socket.send(json.dumps({"type": "move", "ref": "x", "action": view["moves"][-1], "revision": view["revision"]}))
        _received(socket, "step")
    env.step(view["moves"][0])
    assert len(opened) == 2
    with _socket(opened[1]) as socket:
        assert _received(socket, "welcome")["view"]["version"] == 1
    env.close()


def test_a_running_server_is_used_and_without_a_screen_the_address_is_printed(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    running = viewer.server()
    monkeypatch.setattr(viewer, "own_server", None)
    monkeypatch.setattr(viewer, "PORT", int(running.rstrip("/").rpartition(":")[2]))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    env = dorfplatz.envs.aec("settlement", 2, render_mode="human")
    env.reset(seed=3)
    env.close()
    assert viewer.own_server is None
    assert opened == []
    assert f"{running}#/table/" in capsys.readouterr().out


@contextmanager
def _socket(address: str) -> Iterator[Any]:
    server, _, table = address.partition("#/table/")
    with connect(f"ws{server[4:]}api/tables/{table}/socket", open_timeout=100) as socket:
        socket.send(json.dumps({"type": "hello", "ref": "hello"}))
        yield socket


def _received(socket: Any, kind: str) -> Any:
    """The next message of a kind; who comes and goes is told in between."""
    while (message := json.loads(socket.recv(timeout=60)))["type"] != kind:
        pass
    return message
