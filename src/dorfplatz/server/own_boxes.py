"""What the server does with boxes that people make: the form for them, checking, keeping, handing on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import dorfplatz
from dorfplatz.core.box_document import identity, read_document
from dorfplatz.core.kernel import box_file
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message
from dorfplatz.server import box_form
from dorfplatz.server.boxes import Boxes, is_name
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.boxes import (
    MAX_BOX_BYTES,
    MAX_BOX_NAME_LENGTH,
    BoxForm,
    BoxName,
    BoxProblem,
    BoxValues,
    NewBox,
    OwnBox,
)
from dorfplatz.server.own_rules import OwnRules
from dorfplatz.server.running_rules import RunningRules
from dorfplatz.server.worker import Worker, WorkerDied, WorkerFailed, packed_call

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

TRIAL_SECONDS = 4.0
"""So long random games are played with a box before it is kept …"""
PATIENCE_SECONDS = 60.0
"""… and so long a trial may take in all, on a busy machine."""
TRIALS_AT_ONCE = 2
_PATH = re.compile(r" - at .*?`\$\.?([^`]*)`$")


class OwnBoxes:
    """The boxes of a data folder, and the rules of those that are played with."""

    def __init__(
        self,
        folder: Path,
        standard: RunningRules,
        storage: Callable[[], Awaitable[Storage]],
        is_open: bool = False,
        is_shared: bool = False,
    ) -> None:
        self._boxes = Boxes(folder)
        self._is_shared = is_shared
        """Other servers have the same games, but not this folder."""
        self._is_open = is_open
        """Others reach this server: they may play with the boxes that are there, and keep or remove none."""
        self._standard = standard
        self._storage = storage
        self._identities: dict[str, str] = {}
        self._trials = asyncio.Semaphore(TRIALS_AT_ONCE)
        self.lock = asyncio.Lock()
        """Whoever makes a game of a box, or removes one, does so while the other does not."""
        self.rules = OwnRules()

    # Finding

    async def names(self) -> dict[str, str]:
        """The names of all boxes by their ids, with those that are no longer offered."""
        return {box.id: box.name for box in await asyncio.to_thread(self._boxes.all)}

    async def listed(self) -> list[OwnBox]:
        """Those that are offered."""
        played = await (await self._storage()).boxes()
        offered = [box for box in await asyncio.to_thread(self._boxes.all) if box.offered]
        return [OwnBox(box.id, box.game, box.name, played.get(box.id, 0)) for box in offered]

    async def named(self, game: str, id: str) -> BoxName | None:
        """The box with which a game is played, if it is not the standard one; one that is missing has no name."""
        found = None if self.is_standard(game, id) else await asyncio.to_thread(self._boxes.find, id)
        return BoxName(found.id, found.name) if found and found.game == game else None

    async def take_rules(self, game: str, id: str) -> RunningRules | None:
        """The rules of a box, to be given back; None if there is no such box."""
        found = await asyncio.to_thread(self._boxes.find, id)
        return self.rules.take(id, game, str(found.folder)) if found and found.game == game else None

    def is_standard(self, game: str, id: str) -> bool:
        """Whether this is the box that all games have who have no other one."""
        if game not in self._identities:
            try:
                file = box_file(game)
                document = read_document(file.read_text(encoding="utf-8"), file.name)
                self._identities[game] = identity(document, dorfplatz.definition(game).rules_version)
            except (Problem, OSError, UnicodeDecodeError):
                return True  # told to whoever plays
        return self._identities[game] == id

    async def text(self, game: str, id: str) -> str:
        """The file of a box."""
        box = await asyncio.to_thread(self._boxes.get, game, id)
        return await asyncio.to_thread(self._boxes.text, box)

    # The form

    async def form(self, game: str) -> BoxForm:
        """The standard values, and how they are entered."""
        await self._standard.ready(game)
        return await self._standard.workers.rules.call(box_form.form, game)

    async def values(self, game: str, id: str) -> BoxValues:
        """The values of a box."""
        return await self.opened(game, await self.text(game, id))

    async def opened(self, game: str, text: str) -> BoxValues:
        """The values in the text of a file."""
        if len(text.encode(errors="replace")) > MAX_BOX_BYTES:
            raise HTTPProblem(413, "server-too-large", limit=MAX_BOX_BYTES // 1024)
        await self._standard.ready(game)
        return await self._standard.workers.rules.call(box_form.opened, game, text)

    async def check(self, game: str, values: dict[str, Any]) -> list[BoxProblem]:
        """What is wrong with these values, as far as that is known without playing."""
        try:
            await self._examine(game, await self._compose(game, "", values), 0)
        except HTTPProblem as problem:
            if problem.status != 400:
                raise
            return [_told(problem)]
        return []

    async def _compose(self, game: str, name: str, values: dict[str, Any]) -> str:
        await self._standard.ready(game)
        return await self._standard.workers.rules.call(box_form.compose, game, name, values)

    async def _examine(self, game: str, text: str, seconds: float) -> str:
        """The id of a box; raises `Problem` if the rules can't be played with it."""
        async with self._trials:
            trial = self._boxes.trial(game, text)
            folder = await asyncio.to_thread(trial.__enter__)
            worker = Worker(lambda _: None, box=folder)
            try:
                await worker.start()
                async with asyncio.timeout(PATIENCE_SECONDS):
                    id: str = await worker.call(packed_call(box_form.examine, (game, seconds)))
                    return id
            except TimeoutError as error:
                raise HTTPProblem(400, "box-too-slow") from error
            except (WorkerDied, WorkerFailed) as error:
                raise HTTPProblem(400, "box-unplayable", players=0, detail=str(error)) from error
            finally:
                await worker.close()
                await asyncio.to_thread(trial.__exit__, None, None, None)

    # Keeping

    async def keep(self, game: str, new: NewBox) -> str:
        """Keep a box that can be played with, perhaps in place of another one; returns its id."""
        self._check_owner()
        name = new.name.strip()
        if not is_name(name):
            raise Problem("server-box-name", length=MAX_BOX_NAME_LENGTH)
        await self._other_names(game, name, new.replaces)
        text = await self._compose(game, name, new.values)
        id = await self._examine(game, text, TRIAL_SECONDS)
        if self.is_standard(game, id):
            raise Problem("server-box-standard")
        async with self.lock:
            others = await self._other_names(game, name, new.replaces)
            if id in others:
                raise HTTPProblem(409, "server-box-same", name=others[id])
            await asyncio.to_thread(self._boxes.keep, game, id, text)
            if new.replaces is not None and new.replaces != id:
                former = await asyncio.to_thread(self._boxes.get, game, new.replaces)
                await asyncio.to_thread(self._boxes.retire, former)
        await self.tidy()
        return id

    async def _other_names(self, game: str, name: str, replaces: str | None) -> dict[str, str]:
        """The names of all other boxes of the game; raises `Problem` if one has this name, or none is to be replaced."""
        if replaces is not None:
            await asyncio.to_thread(self._boxes.get, game, replaces)
        boxes = await asyncio.to_thread(self._boxes.all)
        others = {box.id: box.name for box in boxes if box.game == game and box.offered and box.id != replaces}
        if name.casefold() in map(str.casefold, others.values()):
            raise HTTPProblem(409, "server-box-name-taken", name=name)
        return others

    async def adopt(self, game: str, id: str, text: str) -> None:
        """Keep the box of a game that somebody else has saved; it is not offered for others."""
        self._check_owner()
        try:
            await self.opened(game, text)
            found = await self._examine(game, text, TRIAL_SECONDS)
        except Problem as problem:
            if not problem.message.id.startswith("box-"):
                raise
            raise Problem("server-save-box") from problem
        if found != id:
            raise Problem("save-other-box", game=game, found=id, expected=found)
        await asyncio.to_thread(self._boxes.keep, game, id, text, offered=False)

    async def delete(self, game: str, id: str) -> None:
        """Remove a box with which nobody plays."""
        self._check_owner()
        async with self.lock:
            box = await asyncio.to_thread(self._boxes.get, game, id)
            if played := (await (await self._storage()).boxes()).get(id):
                raise HTTPProblem(409, "server-box-played", name=box.name, n=played)
            self.rules.end(id)
            await asyncio.to_thread(self._boxes.delete, box)

    def _check_owner(self) -> None:
        if self._is_open:
            raise HTTPProblem(403, "server-box-owner-only")
        if self._is_shared:
            raise HTTPProblem(409, "server-box-shared")

    async def tidy(self) -> None:
        """Away with boxes that are neither offered nor played with."""
        async with self.lock:
            played = await (await self._storage()).boxes()
            await asyncio.to_thread(self._boxes.tidy, played.__contains__)


def _told(problem: Problem) -> BoxProblem:
    """A problem of a box as the form shows it."""
    id, args = problem.message.id, problem.message.args
    if id == "box-wrong":
        detail = str(args["detail"])
        found = _PATH.search(detail)
        return BoxProblem(
            found[1].replace("[...]", "") if found else "", Message("box-form-wrong", {"detail": _PATH.sub("", detail)})
        )
    if id == "box-wrong-count":
        return BoxProblem(
            str(args["at"]), Message("box-form-count", {name: args[name] for name in ("what", "found", "expected")})
        )
    if id == "box-wrong-value":
        return BoxProblem(str(args["at"]), Message(**args["what"]))
    return BoxProblem("", problem.message)
