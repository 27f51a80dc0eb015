"""A backup that is made while games are played, and games that go on where it was made."""

from __future__ import annotations

import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.server.backup import back_up, restore
from tests.server.harness import ANNA, BEN, Client, create_table, player_at, server_process


@contextmanager
def server(folder: Path) -> Iterator[Client]:
    with (
        server_process(folder, None, DORFPLATZ_INTERPRET="1") as (_, address),
        httpx.Client(base_url=address, timeout=100) as client,
    ):
        yield client


class Playing(threading.Thread):
    """Somebody who plays on and on, and knows which moves were acknowledged."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__()
        self._client, self._table = client, table
        self.acknowledged, self.stopping = 0, threading.Event()
        self.begun = threading.Event()

    def run(self) -> None:
        with player_at(self._client, self._table) as player:
            while not self.stopping.is_set() and not player.view["over"]:
                player.move()
                self.acknowledged += 1
                if self.acknowledged == 5:
                    self.begun.set()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, str, int, object]:
    """A data folder, a backup that was made of it during a game, the game, how many moves were acknowledged before, a file."""
    folder, file = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("backups") / "games.zip"
    with server(folder) as client:
        table = create_table(client, ANNA, BEN)
        playing = Playing(client, table)
        playing.start()
        playing.begun.wait(100)
        sealed = client.get(f"/api/tables/{table}/save").json()
        before = playing.acknowledged
        assert back_up(folder, file) == 1
        playing.stopping.set()
        playing.join()
    (folder / "dorfplatz.log").write_text("not a game")
    return folder, file, table, before, sealed


def test_a_restored_game_has_every_move_that_was_acknowledged_before(
    played: tuple[Path, Path, str, int, object], tmp_path: Path
) -> None:
    _, file, table, before, sealed = played
    assert before >= 5
    assert restore(file, tmp_path / "new") == 1
    with server(tmp_path / "new") as client:
        with player_at(client, table) as player:
            assert player.view["version"] >= before
            player.move()
        # Its key is there too: a file of an unfinished game still leads to that game.
        assert client.post("/api/saves", json=sealed).json()["id"] == table


def test_only_its_owner_may_read_it_before_and_after(played: tuple[Path, Path, str, int, object], tmp_path: Path) -> None:
    _, file, *_ = played
    restore(file, tmp_path / "new")
    assert file.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()} == {
        "dorfplatz.db": 0o600,
        "secret.key": 0o600,
    }


def test_boxes_of_ones_own_come_along_and_logs_stay(played: tuple[Path, Path, str, int, object], tmp_path: Path) -> None:
    folder, _, _, _, _ = played
    box = folder / "boxes" / "abc" / "settlement.toml"
    box.parent.mkdir(parents=True, exist_ok=True)
    box.write_text("a box")
    back_up(folder, tmp_path / "games.zip")
    restore(tmp_path / "games.zip", tmp_path / "new")
    assert (tmp_path / "new" / "boxes" / "abc" / "settlement.toml").read_text() == "a box"
    assert not (tmp_path / "new" / "dorfplatz.log").exists()


def refused(id: str, *paths: Path, action: object = restore) -> None:
    with pytest.raises(Problem) as problem:
        action(*paths)  # type: ignore[operator]
    assert problem.value.message.id == id


def test_nothing_is_overwritten(played: tuple[Path, Path, str, int, object], tmp_path: Path) -> None:
    folder, file, *_ = played
    kept, content = (folder / "dorfplatz.db").read_bytes(), file.read_bytes()
    refused("cli-restore-there", file, folder)
    refused("cli-backup-there", folder, file, action=back_up)
    assert (folder / "dorfplatz.db").read_bytes() == kept
    assert file.read_bytes() == content
    (tmp_path / "secret.key").write_bytes(b"another key")
    refused("cli-restore-there", file, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
    refused("cli-backup-nothing", tmp_path, tmp_path / "games.zip", action=back_up)
    refused("cli-backup-failed", folder, tmp_path / "nowhere" / "games.zip", action=back_up)
    refused("cli-backup-failed", tmp_path / "no.zip", tmp_path / "new")


@pytest.mark.parametrize("name", ["../evil", "/tmp/evil", "a/../../evil"])
def test_a_file_that_leaves_its_folder_is_refused(name: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "games.zip", "w") as archive:
        archive.writestr(name, "evil")
    refused("cli-restore-damaged", tmp_path / "games.zip", tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []
    assert not (tmp_path / "evil").exists()


@pytest.mark.parametrize("part", [0, 0.5, 0.99])
def test_a_damaged_backup_is_refused(played: tuple[Path, Path, str, int, object], part: float, tmp_path: Path) -> None:
    _, file, *_ = played
    content = file.read_bytes()
    (tmp_path / "games.zip").write_bytes(content[: int(len(content) * part)])
    refused("cli-restore-damaged", tmp_path / "games.zip", tmp_path / "new")
    changed = bytearray(content)
    changed[len(content) // 2] ^= 0xFF
    (tmp_path / "changed.zip").write_bytes(changed)
    refused("cli-restore-damaged", tmp_path / "changed.zip", tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []
