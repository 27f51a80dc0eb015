"""Creates, finds, lists and deletes games; those in use have a session in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import UNSET, structs

import dorfplatz
from dorfplatz.bots import check_bot
from dorfplatz.core.compilation import Report
from dorfplatz.core.definition import FORMAT
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import names
from dorfplatz.core.words import Message
from dorfplatz.server import daily, lessons, puzzles, table
from dorfplatz.server.clock import check_rule
from dorfplatz.server.deadlines import Deadlines
from dorfplatz.server.errors import HTTPProblem, damaged_game, unknown_table
from dorfplatz.server.metrics import Metrics
from dorfplatz.server.notifications import Notifier
from dorfplatz.server.own_boxes import OwnBoxes
from dorfplatz.server.pace import WRONG_LINKS, Paces
from dorfplatz.server.protocol import (
    MAX_NAME_LENGTH,
    Block,
    Continuation,
    Created,
    DayGame,
    Days,
    FinishedGame,
    Join,
    Joined,
    LessonStep,
    Link,
    NewTable,
    PlayOn,
    PuzzleAnswer,
    PuzzleInfo,
    Save,
    Seat,
    TableInfo,
)
from dorfplatz.server.records import ListedGame, NewGame, Rights, StoredGame, current_moves, to_datetime
from dorfplatz.server.rights import EVERYTHING, HOST, WATCH, Access, digest, new_secret, seat_of, seat_role
from dorfplatz.server.running_rules import RunningRules
from dorfplatz.server.seals import read_key, seal, unseal
from dorfplatz.server.session import GameSession
from dorfplatz.server.table_clock import StoredClock
from dorfplatz.server.worker import WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

FAMILIES = range(1, 5)

_log = structlog.get_logger()


@dataclass
class _Entry:
    """A session and the number of its users."""

    loading: asyncio.Task[GameSession]
    users: int = 0


class SessionRegistry:
    """The games of a data folder, or of a database that several servers share."""

    def __init__(
        self, folder: Path, report: Report, is_open: bool = False, database: str | None = None, to_lan: bool = False
    ) -> None:
        self._folder, self._database = folder, database
        self._is_open = is_open
        self._to_lan = to_lan
        """People may be told at addresses of this network too."""
        """Others reach this server: rights need a link. On one's own computer one is the host of every table."""
        self.paces = Paces(is_open)
        self.metrics = Metrics(names())
        self._report = report
        self._sessions: dict[str, _Entry] = {}
        self._own: dict[str, RunningRules] = {}
        """By the key of a session, the rules of a box of somebody's own that it has taken."""
        self._goals: dict[tuple[str, str], asyncio.Task[None]] = {}
        """The points to beat on a day, while they are being found out."""
        self._described: dict[str, tuple[list[Block], dict[str, Any]]] = {}
        self._measure()

    def _measure(self) -> None:
        self.metrics.watch("dorfplatz_tables_open", "Tables that somebody has open.", lambda: len(self._sessions))
        count = "dorfplatz_rate_limited", "Requests and messages that came too often.", lambda: self.paces.refused
        self.metrics.watch_count(*count)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the storage and start workers and compilers in the background: page and list of games are served at once."""
        self._opening = asyncio.create_task(asyncio.to_thread(_open_storage, self._folder, self._database))
        self.rules = RunningRules(names(), self._report)
        self.boxes = OwnBoxes(self._folder, self.rules, self.storage, self._is_open, self._database is not None)
        self._opening.add_done_callback(lambda _: self.rules.compile())
        workers = self.rules.workers
        self.metrics.watch_workers(lambda: {"rules": workers.rules, "bots": workers.bots})
        tidying = asyncio.create_task(self.boxes.tidy())
        self.deadlines = Deadlines(self.storage, self.session)
        self.notifier = Notifier(self, self._to_lan)
        try:
            async with self.notifier.running(), self.deadlines.kept():
                yield
        finally:
            await asyncio.wait([self._opening])
            for task in self._goals.values():
                task.cancel()
            await asyncio.gather(self.rules.close(), self.boxes.rules.close())
            await asyncio.gather(self._opening, tidying, *self._goals.values(), return_exceptions=True)
            if self._opening.exception() is None:
                await self._opening.result().close()

    async def ready(self, game: str) -> None:
        """Wait until a game can be played with the standard box."""
        await self.rules.ready(game)

    @asynccontextmanager
    async def _rules_of(self, game: str, box: str) -> AsyncIterator[RunningRules]:
        """The rules of a game with a box, ready; the standard one if there is no such box."""
        own = None if self.boxes.is_standard(game, box) else await self.boxes.take_rules(game, box)
        rules = own or self.rules
        try:
            await rules.ready(game)
            yield rules
        finally:
            if own:
                self.boxes.rules.give_back(own)

    async def describe(self, game: str, box: str | None = None) -> tuple[list[Block], dict[str, Any]]:
        """A game's action space and components, with the standard box or another one."""
        if box is not None and not self.boxes.is_standard(game, box):
            await self.boxes.text(game, box)  # raises `Problem` if there is no such box
            async with self._rules_of(game, box) as rules:
                return await rules.workers.rules.call(table.describe, game)
        if game not in self._described:
            await self.ready(game)
            self._described[game] = await self.rules.workers.rules.call(table.describe, game)
        return self._described[game]

    async def storage(self) -> Storage:
        """Wait until the storage is open; raises `Problem` if it can't be opened."""
        return await asyncio.shield(self._opening)

    def session(self, id: str) -> AbstractAsyncContextManager[GameSession]:
        """The session of a game; it stays in memory from now on until it has no users any more."""
        entry = self._sessions.get(id)
        if entry is None:
            entry = self._sessions[id] = _Entry(asyncio.create_task(self._load(id)))
        entry.users += 1
        return self._used(id, entry)

    @asynccontextmanager
    async def _used(self, id: str, entry: _Entry) -> AsyncIterator[GameSession]:
        try:
            session = await asyncio.shield(entry.loading)
            session.metrics = self.metrics
            yield session
        finally:
            entry.users -= 1
            if entry.users == 0:
                if self._sessions.get(id) is entry:
                    del self._sessions[id]
                self._forget(entry)

    async def _load(self, id: str) -> GameSession:
        if puzzle := puzzles.TABLE.fullmatch(id):
            return await self._load_puzzle(puzzle["id"], puzzle["game"], int(puzzle["number"]))
        if lesson := lessons.TABLE.fullmatch(id):
            return await self._load_lesson(lesson["id"], lesson["game"], lesson["name"], int(lesson["number"]))
        storage = await self.storage()
        stored = await storage.load(id)
        setup = stored.setup
        box = await self.boxes.named(setup.game, setup.box)
        own = await self.boxes.take_rules(setup.game, setup.box) if box else None
        rules = own or self.rules
        clock = await self.deadlines.clock_of(id)
        session = GameSession(
            *(id, storage, rules.workers, rules.wake_bots, rules.wake_expert, box, self.paces),
            *(clock, self.deadlines.settle, self.notifier.tell),
        )
        try:
            await rules.ready(setup.game)
            await session.load(stored)
        except BaseException:
            if own:
                self.boxes.rules.give_back(own)
            raise
        if own:
            self._own[session.key] = own
        rules.wake_bots(setup.game, stored.seats)
        return session

    async def _load_puzzle(self, id: str, game: str, number: int) -> GameSession:
        await self.ready(game)
        session = puzzles.PuzzleSession(id, self.rules.workers)
        with _not_found():
            await session.begin(game, number)
        return session

    async def _load_lesson(self, id: str, game: str, name: str, number: int) -> GameSession:
        with _not_found():
            await self.ready(game)
            session = lessons.LessonSession(id, self.rules.workers)
            await session.begin(game, name, number)
        return session

    async def lesson(self, game: str, name: str) -> list[LessonStep]:
        """The steps of a lesson."""
        await self.ready(game)
        with _not_found():
            return await self.rules.workers.rules.call(lessons.told, game, name)

    async def puzzles(self, game: str) -> list[PuzzleInfo]:
        """The puzzles of a game."""
        await self.ready(game)
        return await self.rules.workers.rules.call(puzzles.listed, game)

    async def puzzle_answer(self, game: str, number: int) -> PuzzleAnswer:
        """What is best in a puzzle."""
        await self.ready(game)
        with _not_found():
            return await self.rules.workers.rules.call(puzzles.answer, game, number)

    async def play_on_puzzle(self, game: str, number: int, action: int | None, key: str | None = None) -> Created:
        """Start a game where a puzzle begins, or after a move in it."""
        self._needs_key(key)
        await self.ready(game)
        with _not_found():
            new, seats = await self.rules.workers.rules.call(puzzles.begun, game, number, action)
        self.rules.wake_bots(game, seats)
        return await self._store(new, seats, key)

    def _forget(self, entry: _Entry) -> None:
        if not entry.loading.done():
            entry.loading.add_done_callback(lambda _: self._forget(entry))
        elif not entry.loading.cancelled() and entry.loading.exception() is None:
            entry.loading.result().leave()
            key = entry.loading.result().key
            own = self._own.pop(key, None)
            (own or self.rules).forget(key)
            if own:
                self.boxes.rules.give_back(own)

    # Rights

    async def access(self, id: str, key: str | None) -> Access:
        """What the browser with this hash of a key may do at a table; raises `Problem` if it may not even look."""
        if puzzles.TABLE.fullmatch(id) or lessons.TABLE.fullmatch(id):
            return EVERYTHING
        storage = await self.storage()
        roles = await storage.roles(id, key) if key else []
        if not self._is_open:
            return Access.of([*roles, HOST])
        if not roles:
            raise HTTPProblem(403, "together-private") if await storage.exists(id) else unknown_table(id)
        return Access.of(roles)

    async def check_host(self, id: str, key: str | None) -> None:
        """Raises `Problem` unless this browser is that of the host."""
        if not (await self.access(id, key)).host:
            raise HTTPProblem(403, "together-host-only")

    def _listed_for(self, key: str | None) -> str | None:
        """Whose games are listed: on one's own computer all of them."""
        return (key or "") if self._is_open else None

    def _needs_key(self, key: str | None) -> None:
        if self._is_open and key is None:
            raise HTTPProblem(401, "together-no-key")

    async def _store(self, new: NewGame, seats: list[Seat], key: str | None, **more: Any) -> Created:
        """Store a game whose host is this browser, with links for those who come by one."""
        roles = [seat_role(number) for number, seat in enumerate(seats) if seat.link]
        links = [Link(role, new_secret()) for role in ([*roles, WATCH] if roles else [])]
        rights = Rights([(link.role, digest(link.secret)) for link in links], [(HOST, key)] if key else [])
        return Created(await (await self.storage()).create(new, seats, rights=rights, **more), links)

    async def new_link(self, id: str, role: str, key: str | None) -> Link:
        """Another link to a table; the older one of this role is void, and whoever came by it has to go."""
        await self.check_host(id, key)
        storage = await self.storage()
        if not await storage.exists(id):
            raise unknown_table(id)
        seat = seat_of(role)
        link = Link(role, new_secret())
        async with self.session(id) as session:
            if seat is not None:
                await session.invite(seat)
            await storage.replace_link(id, role, digest(link.secret), key if role == HOST else None)
            session.drop(role)
        return link

    async def join(self, id: str, join: Join, key: str | None, address: str) -> Joined:
        """Write down for a browser what the link it has opened is good for."""
        if key is None:
            raise HTTPProblem(401, "together-no-key")
        storage = await self.storage()
        role = await storage.role_of_link(id, digest(join.secret))
        if role is None:
            self.paces.spend(WRONG_LINKS, address)
            raise HTTPProblem(403, "together-wrong-link")
        if not await storage.grant(id, role, key):
            raise HTTPProblem(409, "together-link-used-up")
        seat = seat_of(role)
        async with self.session(id) as session:
            if join.name is not None and seat is not None:
                await session.rename(seat, _checked_name(join.name, seat + 1))
            return Joined(id, session.state.setup.game, role, seat, session.seats)

    async def games(self, after: str | None = None, key: str | None = None) -> tuple[list[TableInfo], str | None]:
        """A page of games, those changed last first, and the place after which the next page begins."""
        games, next_page = await (await self.storage()).games(after, self._listed_for(key))
        named = await self.boxes.names()
        clocks = await (await self.storage()).clocks([listed.id for listed in games])
        now = await self.deadlines.now() if clocks else 0
        return [_info(listed, named.get(listed.box), clocks.get(listed.id), now) for listed in games], next_page

    async def create(self, new: NewTable, key: str | None = None) -> Created:
        """Start a game."""
        self._needs_key(key)
        _check_seed(new.seed)
        check_rule(new.clock)
        options = dorfplatz.definition(new.game).check(len(new.seats), new.options)
        # Nobody has left their seat yet.
        seats = _checked_seats([structs.replace(seat, bot=None) if seat.kind == "human" else seat for seat in new.seats])
        async with self._begun_with(new.game, new.box) as rules:
            rules.wake_bots(new.game, seats)
            dealt = await rules.workers.rules.call(table.new_game, new.game, len(seats), new.seed, options)
            clock = StoredClock.new(new.clock, len(seats)) if new.clock else None
            return await self._store(dealt, seats, key, clock=clock)

    @asynccontextmanager
    async def _begun_with(self, game: str, box: str | None) -> AsyncIterator[RunningRules]:
        """The rules of a new game; meanwhile nobody can remove its box."""
        if box is None:
            await self.ready(game)
            yield self.rules
            return
        async with self.boxes.lock:
            await self.boxes.text(game, box)  # raises `Problem` if there is no such box
            try:
                async with self._rules_of(game, box) as rules:
                    yield rules
            except Problem as problem:
                if not problem.message.id.startswith("box-"):
                    raise
                raise HTTPProblem(409, "server-box-broken") from problem

    # Days

    async def days(self, key: str | None = None) -> Days:
        """The games of the day, and how they went."""
        results = await (await self.storage()).days(self._listed_for(key))
        for one in results:
            if one.goal is None:
                self._look_for_goal(one.day, one.game)
        return Days([DayGame(game, daily.bots_of(game)) for game in names()], results)

    async def play_day(self, game: str, day: str, name: str, language: str, key: str | None = None) -> Created:
        """Deal the game of a day. The first attempt counts, and only on that day."""
        self._needs_key(key)
        counts = daily.is_today(daily.check(day))
        options = dorfplatz.definition(game).check(len(daily.bots_of(game)) + 1, {})
        seats = _checked_seats(daily.seats_of(game, name, language))
        await self.ready(game)
        self.rules.wake_bots(game, seats)
        dealt = await self.rules.workers.rules.call(table.new_game, game, len(seats), daily.seed_of(game, day), options)
        created = await self._store(dealt, seats, key, day=day)
        if counts:
            await (await self.storage()).count_attempt(day, game, created.id)
            self._look_for_goal(day, game)
        return created

    def _look_for_goal(self, day: str, game: str) -> None:
        """Find out in the background what an expert reaches, once."""
        if (day, game) not in self._goals and game in names():
            self._goals[day, game] = asyncio.create_task(self._find_goal(day, game))

    async def _find_goal(self, day: str, game: str) -> None:
        try:
            await self.rules.wake_expert(game)
            actions: list[int] = []
            points = None
            while points is None:
                call = self.rules.workers.bots.call_for(None, False, daily.played_on, game, daily.seed_of(game, day), actions)
                actions, points = await call
            await (await self.storage()).keep_goal(day, game, points)
        except WorkersClosed:
            return
        except Exception:  # a day without a goal is still a day
            _log.exception("no goal", day=day, game=game)

    async def finished(self, key: str | None = None) -> list[FinishedGame]:
        """All games that have ended, the first first."""
        named = await self.boxes.names()
        found = await (await self.storage()).finished(self._listed_for(key))
        return [structs.replace(one, box=named.get(str(one.box))) for one in found]

    async def save(self, id: str, key: str | None = None) -> Save:
        """A game as a file."""
        await self.access(id, key)
        stored = await (await self.storage()).load(id)
        game = stored.setup.game
        if not stored.over and game in names() and dorfplatz.definition(game).hands:
            # Decisions, and the marks of positions, would tell what others hold.
            raise HTTPProblem(409, "together-save-hands")
        try:
            contents = _contents(stored)
        except ValueError as error:
            raise damaged_game(id, error) from error
        if box := await self.boxes.named(stored.setup.game, stored.setup.box):
            contents["components"] = await self.boxes.text(stored.setup.game, box.id)
        if stored.over:
            return Save(**contents, seed=stored.setup.seed)
        return Save(**contents, sealed=seal(await self._seal_key(), id, stored.setup.seed, contents))

    async def _seal_key(self) -> bytes:
        storage = await self.storage()
        if storage.database.is_shared:
            return await storage.secret("seal")
        return await asyncio.to_thread(read_key, self._folder)

    async def load_save(self, save: Save, key: str | None = None) -> Created:
        """Store the game of such a file as a new one.

        A sealed game is not copied, or one could look into its future on the copy: if it is still here, that is the one.
        """
        self._needs_key(key)
        dorfplatz.definition(save.game).check(save.players, save.options)
        seats = _checked_seats(save.seats)
        if len(seats) != save.players:
            raise Problem("server-save-seats", found=len(seats), expected=save.players)
        storage = await self.storage()
        contents, id = structs.asdict(save), None
        contents = {name: value for name, value in contents.items() if value is not UNSET}
        sealed, seed = contents.pop("sealed", UNSET), contents.pop("seed", UNSET)
        if sealed is not UNSET:
            id, seed = unseal(await self._seal_key(), sealed, contents)
            if await storage.exists(id):
                await self.access(id, key)
                return Created(id)
            if await storage.has_ended(id):
                raise HTTPProblem(409, "server-save-ended")
        elif seed is UNSET:
            raise Problem("save-wrong", detail="the seed is missing")
        contents["seed"] = seed
        components = contents.pop("components", None)
        if components and not self.boxes.is_standard(save.game, save.box) and not await self.boxes.named(save.game, save.box):
            await self.boxes.adopt(save.game, save.box, components)
        async with self._rules_of(save.game, save.box) as rules:
            workers = await rules.workers_for(save.game, len(save.actions))
            game = await workers.call(table.game_of_save, contents)
            continues = None if save.continues is UNSET else save.continues
            return await self._store(game, seats, key, id=id, continues=continues)

    async def play_on(self, id: str, request: PlayOn, key: str | None = None) -> Created:
        """Store the first decisions of a finished game as a new one.

        The cards stay as they were. Before the end nobody may do that: it would be a look into the future.
        """
        self._needs_key(key)
        await self.access(id, key)
        stored = await (await self.storage()).load(id)
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
        seats = _checked_seats(request.seats)
        if len(seats) != len(stored.seats):
            raise Problem("server-play-on-seats", found=len(seats), expected=len(stored.seats))
        contents["actions"] = contents["actions"][: request.version]
        contents["marks"] = contents["marks"][: request.version + 1]
        async with self._rules_of(game, stored.setup.box) as rules:
            rules.wake_bots(game, seats)
            workers = await rules.workers_for(game, request.version)
            new = await workers.call(table.game_of_save, {**contents, "seed": stored.setup.seed})
            return await self._store(new, seats, key, continues=Continuation(id, request.version))

    async def delete(self, id: str, key: str | None = None) -> None:
        """Delete a game and close its connections."""
        await self.check_host(id, key)
        await (await self.storage()).delete(id)
        if entry := self._sessions.pop(id, None):
            await asyncio.wait([entry.loading])
            if entry.loading.exception() is None:
                entry.loading.result().close(HTTPProblem(404, "server-table-deleted"))
        with suppress(Problem):  # at the next start, then
            await self.boxes.tidy()


@contextmanager
def _not_found() -> Iterator[None]:
    """There is nothing at the address of a puzzle or a lesson that there is not."""
    try:
        yield
    except Problem as problem:
        if problem.message.id not in ("no-such-puzzle", "no-such-lesson", "lesson-other-box", "unknown-game"):
            raise
        raise HTTPProblem(404, problem.message.id, **problem.message.args) from problem


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


def _open_storage(folder: Path, database: str | None) -> Storage:
    from dorfplatz.server.storage import open_storage  # which may have to migrate; the page need not wait for it

    return open_storage(folder, database)


def _checked_seats(seats: list[Seat]) -> list[Seat]:
    names = [_checked_name(seat.name, number) for number, seat in enumerate(seats, start=1)]
    for number, seat in enumerate(seats, start=1):
        if seat.family not in FAMILIES:
            raise Problem("server-family", number=number, last=FAMILIES[-1])
        if seat.kind == "bot" or seat.has_bot:
            check_bot(str(seat.bot))
    if len({seat.family for seat in seats}) < len(seats):
        raise Problem("server-same-family")
    return [
        structs.replace(seat, name=name, link=seat.link and seat.kind == "human") for seat, name in zip(seats, names, strict=True)
    ]


def _checked_name(name: str, number: int) -> str:
    if not 1 <= len(name.strip()) <= MAX_NAME_LENGTH or not name.isprintable():
        raise Problem("server-name", number=number, length=MAX_NAME_LENGTH)
    return name.strip()


def _check_seed(seed: int | str | None) -> None:
    if (isinstance(seed, str) and not 1 <= len(seed) <= 64) or (isinstance(seed, int) and seed.bit_length() > 128):
        raise Problem("server-seed")


def _info(listed: ListedGame, box: str | None, clock: StoredClock | None, now: int) -> TableInfo:
    created, changed = to_datetime(listed.created), to_datetime(listed.changed)
    if listed.summary is None:
        damaged = Message("server-damaged-game", {"table": listed.id})
        return TableInfo(listed.id, listed.game, [], damaged, 0, 0, True, [], created, changed, listed.day, box)
    s = listed.summary
    standing = (s.round, s.version, s.turn, s.over, s.scores)
    left = None if clock is None or clock.deadline is None else max(0, clock.deadline - now)
    rule = clock.rule if clock else None
    return TableInfo(listed.id, listed.game, listed.seats, *standing, created, changed, listed.day, box, rule, left)
