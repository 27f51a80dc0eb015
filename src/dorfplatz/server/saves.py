"""Games as files: saved, loaded again, and played on from a moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, structs

import dorfplatz
from dorfplatz.core.definition import FORMAT
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import names
from dorfplatz.server import fair, table
from dorfplatz.server.errors import HTTPProblem, damaged_game
from dorfplatz.server.messages.links import Created
from dorfplatz.server.messages.tables import Continuation, PlayOn, RevealedDeal, Save, SavedDeal
from dorfplatz.server.records import StoredGame, current_moves
from dorfplatz.server.seals import read_key, seal, unseal
from dorfplatz.server.seats import checked_seats

if TYPE_CHECKING:
    from dorfplatz.server.session_registry import SessionRegistry


class Saves:
    """The files of a server's games."""

    def __init__(self, registry: SessionRegistry, folder: Path) -> None:
        """The key that seals them lies in the folder, or in a database that servers share."""
        self._registry, self._folder = registry, folder

    async def file(self, id: str, key: str | None = None) -> Save:
        """A game as a file."""
        stored = await self._stored(id, key)
        game = stored.setup.game
        if not stored.over and game in names() and dorfplatz.definition(game).hands:
            # Decisions, and the marks of positions, would tell what others hold.
            raise HTTPProblem(409, "together-save-hands")
        try:
            contents = _contents(stored)
        except ValueError as error:
            raise damaged_game(id, error) from error
        if box := await self._registry.boxes.named(stored.setup.game, stored.setup.box):
            contents["components"] = await self._registry.boxes.text(stored.setup.game, box.id)
        deal, seed = stored.fair, stored.setup.seed
        if stored.over:
            if deal:
                contents["fair"] = SavedDeal(deal.commitment, deal.contributions, deal.secret)
            return Save(**contents, seed=seed)
        if deal:
            contents["fair"] = SavedDeal(deal.commitment, deal.contributions)
        return Save(**contents, sealed=seal(await self._seal_key(), id, seed, contents, deal.secret if deal else None))

    async def _stored(self, id: str, key: str | None) -> StoredGame:
        """A game that this browser may look at."""
        await self._registry.access(id, key)
        if await (await self._registry.gatherings.store()).find(id):
            raise HTTPProblem(409, "gathering-not-dealt")
        return await (await self._registry.storage()).load(id)

    async def _seal_key(self) -> bytes:
        storage = await self._registry.storage()
        if storage.database.is_shared:
            return await storage.secret("seal")
        return await asyncio.to_thread(read_key, self._folder)

    async def load(self, save: Save, key: str | None = None) -> Created:
        """Store the game of such a file as a new one.

        A sealed game is not copied, or one could look into its future on the copy: if it is still here, that is the one.
        """
        self._registry.check_key(key)
        dorfplatz.definition(save.game).check(save.players, save.options)
        seats = checked_seats(save.seats)
        if len(seats) != save.players:
            raise Problem("server-save-seats", found=len(seats), expected=save.players)
        storage = await self._registry.storage()
        contents, id = structs.asdict(save), None
        contents = {name: value for name, value in contents.items() if value is not UNSET}
        sealed, seed = contents.pop("sealed", UNSET), contents.pop("seed", UNSET)
        secret = None if save.fair is UNSET or save.fair.secret is UNSET else save.fair.secret
        if sealed is not UNSET:
            id, seed, secret = unseal(await self._seal_key(), sealed, contents)
            if await storage.exists(id):
                await self._registry.access(id, key)
                return Created(id)
            if await storage.has_ended(id):
                raise HTTPProblem(409, "server-save-ended")
        elif seed is UNSET:
            raise Problem("save-wrong", detail="the seed is missing")
        contents["seed"] = seed
        contents.pop("fair", None)
        deal = _checked_deal(save, secret or "", seed) if save.fair is not UNSET else None
        components = contents.pop("components", None)
        if (
            components
            and not self._registry.boxes.is_standard(save.game, save.box)
            and not await self._registry.boxes.named(save.game, save.box)
        ):
            await self._registry.boxes.adopt(save.game, save.box, components)
        async with self._registry.rules_of(save.game, save.box) as rules:
            workers = await rules.workers_for(save.game, len(save.actions))
            game = await workers.call(table.game_of_save, contents)
            continues = None if save.continues is UNSET else save.continues
            # Of a game that goes on with cards that could be known, nobody should think that it was dealt fairly.
            known = sealed is UNSET and not game.summary.over
            return await self._registry.store(game, seats, key, id=id, continues=continues, fair=None if known else deal)

    async def play_on(self, id: str, request: PlayOn, key: str | None = None) -> Created:
        """Store the first decisions of a finished game as a new one.

        The cards stay as they were. Before the end nobody may do that: it would be a look into the future.
        """
        self._registry.check_key(key)
        stored = await self._stored(id, key)
        if not stored.over:
            raise HTTPProblem(409, "server-play-on-running")
        try:
            contents = _contents(stored)
        except ValueError as error:
            raise damaged_game(id, error) from error
        last = len(contents["actions"]) - 1
        if not 0 <= request.version <= last:
            raise Problem("no-such-moment", found=str(request.version), last=last)
        game = stored.setup.game
        seats = checked_seats(request.seats)
        if len(seats) != len(stored.seats):
            raise Problem("server-play-on-seats", found=len(seats), expected=len(stored.seats))
        contents["actions"] = contents["actions"][: request.version]
        contents["marks"] = contents["marks"][: request.version + 1]
        async with self._registry.rules_of(game, stored.setup.box) as rules:
            rules.wake_bots(game, seats)
            workers = await rules.workers_for(game, request.version)
            new = await workers.call(table.game_of_save, {**contents, "seed": stored.setup.seed})
            return await self._registry.store(new, seats, key, continues=Continuation(id, request.version))


def _contents(stored: StoredGame) -> dict[str, Any]:
    """A file without the seed."""
    moves = current_moves(stored.decisions)
    return {
        "format": FORMAT,
        "game": stored.setup.game,
        "players": len(stored.seats),
        "options": stored.setup.options,
        "box": stored.setup.box,
        "commitment": stored.setup.commitment,
        "actions": [move.value for move in moves],
        "marks": [stored.setup.mark, *(move.mark for move in moves)],
        "seats": stored.seats,
        **({"continues": stored.continues} if stored.continues else {}),
    }


def _checked_deal(save: Save, secret: str, seed: str) -> RevealedDeal:
    """What the seed of a file was made of; raises `Problem` if that is not true."""
    assert save.fair is not UNSET
    deal = RevealedDeal(save.fair.commitment, save.fair.contributions, secret)
    fair.check(deal, seed, save.players)
    return deal
