"""Games on disk: append-only decisions in a database.

A game is its options, the hash of its box, its rules version, its secret seed and its decisions, with a hash of each position to
compare with. The positions themselves and the log are stored too, for the day when the rules are others. An undo is a decision
too, and so is that somebody else plays a seat. Only who plays now and the summary for the list of games are ever overwritten.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from dorfplatz.core.problem import Problem
from dorfplatz.server.daily import PERSON
from dorfplatz.server.database import Connection, Database, choose_database
from dorfplatz.server.errors import damaged_game, unknown_table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.clocks import ClockRule
from dorfplatz.server.messages.days import DayResult
from dorfplatz.server.messages.tables import Continuation, FinishedGame, RevealedDeal, Summary
from dorfplatz.server.protocol import Said
from dorfplatz.server.records import (
    Decision,
    GameSetup,
    ListedGame,
    NewGame,
    Recording,
    RevisionConflict,
    Rights,
    StoredGame,
    current_moves,
    to_datetime,
)
from dorfplatz.server.rights import WATCH, find_role
from dorfplatz.server.subscriptions import Subscription
from dorfplatz.server.table_clock import ClockState, StoredClock
from dorfplatz.server.writer import Writer

Result = TypeVar("Result")

GAMES_ON_A_PAGE = 50
SECRET_BYTES = 32
MAX_BROWSERS = {False: 20, True: 200}
"""So many may open the same link to a seat; and that to watch."""

_UNREADABLE = (ValueError, TypeError, RecursionError)
"""What reading a damaged row raises."""


def now_milliseconds() -> int:
    """The time, as it is stored."""
    return time.time_ns() // 1_000_000


def open_storage(folder: Path, address: str | None = None) -> Storage:
    """The storage in a data folder, or at the address of a database, created and migrated as needed."""
    database = choose_database(folder, address)
    try:
        database.open()
    except database.error as error:
        raise database.problem(error) from error
    return Storage(database)


class Storage:
    """The games of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._reader: Connection | None = None

    async def close(self) -> None:
        """Write what is left and close the file."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.get_running_loop().run_in_executor(self._reading, self._close_reader)
        self._reading.shutdown()

    async def create(
        self,
        game: NewGame,
        seats: list[Seat],
        id: str | None = None,
        continues: Continuation | None = None,
        day: str | None = None,
        rights: Rights | None = None,
        clock: StoredClock | None = None,
        fair: RevealedDeal | None = None,
        watched: bool = False,
        gathered: bool = False,
    ) -> str:
        """Store a game, and who may play it; returns its id. With `gathered` it takes the place of a table that was waiting."""
        id, now = id or secrets.token_urlsafe(6), now_milliseconds()
        row = {
            **vars(game.setup),
            "id": id,
            "options": _to_json(game.setup.options),
            "seats": _to_json(seats),
            "summary": _to_json(game.summary),
            "created": now,
            "changed": now,
            "layout": _to_json(game.recording.layout),
            "position": game.recording.positions[0],
            "continues": _to_json(continues),
            "day": day or "",
            "fair": _to_json(fair),
            "watched": int(watched),
        }
        rows = [_decision_row(id, number, d, now) for number, d in enumerate(game.decisions, start=1)]

        def write(connection: Connection) -> None:
            if gathered and connection.execute("DELETE FROM gatherings WHERE id = ?", (id,)).rowcount == 0:
                raise unknown_table(id)
            connection.execute(_INSERT_GAME, row)
            connection.executemany(_INSERT_DECISION, rows)
            connection.executemany(_INSERT_LINK, [(id, role, hash) for role, hash in (rights.links if rights else ())])
            connection.executemany(_INSERT_KEY, [(id, role, hash) for role, hash in (rights.keys if rights else ())])
            if clock:
                values = (id, _to_json(clock.rule), _to_json(clock.state))
                connection.execute("INSERT INTO clocks (game, rule, state) VALUES (?, ?, ?)", values)

        with suppress(self.database.conflict):  # somebody else has stored this very game at the same moment
            await self._write(write)
        return id

    async def append(self, id: str, revision: int, decision: Decision, summary: Summary, seats: list[Seat] | None = None) -> None:
        """Store the decision that makes this revision, and who plays if that has changed; when this returns, it is on disk."""
        now = now_milliseconds()
        row, summary_json = _decision_row(id, revision, decision, now), _to_json(summary)
        seats_json = _to_json(seats) if seats else None

        def write(connection: Connection) -> None:
            last = connection.execute("SELECT max(revision) AS last FROM decisions WHERE game = ?", (id,)).fetchone()["last"]
            if (last or 0) != revision - 1:
                raise RevisionConflict
            connection.execute(_INSERT_DECISION, row)
            values = (summary_json, seats_json, now, id)
            connection.execute("UPDATE games SET summary = ?, seats = coalesce(?, seats), changed = ? WHERE id = ?", values)
            if summary.over:
                connection.execute(_SET_PLAYED, (id, PAUSE_MILLISECONDS, id))
                won = None if len(summary.scores) == 1 else int(PERSON in summary.winners)
                query = "UPDATE days SET points = ?, won = ? WHERE id = ? AND points IS NULL"
                connection.execute(query, (summary.scores[PERSON], won, id))

        try:
            await self._write(write)
        except self.database.conflict as error:
            raise RevisionConflict from error

    async def load(self, id: str) -> StoredGame:
        """A game with its decisions."""

        def read(connection: Connection) -> tuple[Any, list[Any]]:
            game = connection.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            # Without the positions, which are most of it.
            query = "SELECT revision, kind, value, seat, mark, lines, bot, id FROM decisions WHERE game = ? ORDER BY revision"
            return game, connection.execute(query, (id,)).fetchall()

        game, rows = await self._read(read)
        if game is None:
            raise unknown_table(id)
        try:
            options = msgspec.json.decode(game["options"], type=dict)
            texts = msgspec.convert([game[name] for name in ("box", "rules", "seed", "commitment", "mark")], list[str])
            setup = GameSetup(game["game"], options, *texts)
            seats = msgspec.json.decode(game["seats"], type=list[Seat])
            summary = _to_listed(game).summary
            over = summary is not None and summary.over
            continues = msgspec.json.decode(game["continues"], type=Continuation | None)
            day = msgspec.convert(game["day"], str) or None
            fair = msgspec.json.decode(game["fair"], type=RevealedDeal | None)
            return StoredGame(setup, seats, _to_time(game["created"]), over, _to_decisions(rows), continues, day, fair)
        except _UNREADABLE as error:
            raise damaged_game(id, error) from error

    async def recording(self, id: str) -> Recording:
        """The positions of a game."""

        def read(connection: Connection) -> tuple[Any, list[Any]]:
            game = connection.execute("SELECT layout, position FROM games WHERE id = ?", (id,)).fetchone()
            query = "SELECT revision, kind, value, seat, position FROM decisions WHERE game = ? ORDER BY revision"
            return game, connection.execute(query, (id,)).fetchall()

        game, rows = await self._read(read)
        if game is None:
            raise unknown_table(id)
        try:
            moves = current_moves(_to_decisions(rows))
            dealt = msgspec.convert(game["position"], bytes, builtin_types=(bytes,))
            return Recording(msgspec.json.decode(game["layout"]), [dealt, *(move.position for move in moves)])
        except _UNREADABLE as error:
            raise damaged_game(id, error) from error

    async def analysis(self, id: str, judge: str) -> bytes | None:
        """What is stored of a game's analysis by a judge, whatever it is worth; the caller looks whether it is damaged."""
        query = "SELECT content FROM analyses WHERE game = ? AND judge = ?"
        row = await self._read(lambda connection: connection.execute(query, (id, judge)).fetchone())
        return bytes(row["content"]) if row and isinstance(row["content"], bytes) else None

    async def keep_analysis(self, id: str, judge: str, content: bytes) -> None:
        """Store a game's analysis, in place of any other; nothing is stored of a game that is gone."""
        await self._write(lambda connection: connection.execute(_KEEP_ANALYSIS, (judge, content, id)).rowcount)

    async def secret(self, name: str) -> bytes:
        """Random bytes that all servers of this database share; made when they are needed for the first time."""
        made = secrets.token_bytes(SECRET_BYTES)

        def write(connection: Connection) -> Any:
            connection.execute("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made))
            return connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()["value"]

        return bytes(await self._write(write))

    async def exists(self, id: str) -> bool:
        """Whether there is such a game, dealt or not."""
        return await self._finds("SELECT 1 FROM games WHERE id = ?", id) or await self._finds(_FIND_GATHERING, id)

    async def has_ended(self, id: str) -> bool:
        """Whether this game was deleted after its end, when its seed was known."""
        return await self._finds("SELECT 1 FROM ended WHERE game = ?", id)

    async def _finds(self, query: str, id: str) -> bool:
        return await self._read(lambda connection: connection.execute(query, (id,)).fetchone()) is not None

    async def games(self, after: str | None = None, key: str | None = None) -> tuple[list[ListedGame], str | None]:
        """A page of games, those changed last first, and the place after which the next page begins.

        With the hash of a key only those that its browser has a right to.
        """
        place: tuple[Any, ...] = _from_place(after) if after is not None else ()
        where = "(changed, id) < (?, ?)" if place else "TRUE"
        mine, keys = _of_key(key)
        columns = "id, game, seats, summary, created, changed, day, box"
        query = f"SELECT {columns} FROM games WHERE {where} AND {mine} ORDER BY changed DESC, id DESC LIMIT ?"
        values = (*place, *keys, GAMES_ON_A_PAGE + 1)
        rows = await self._read(lambda connection: connection.execute(query, values).fetchall())
        page = rows[:GAMES_ON_A_PAGE]
        return [_to_listed(row) for row in page], _to_place(page[-1]) if len(rows) > len(page) else None

    async def watched(self, since: int) -> list[ListedGame]:
        """Games that anybody may watch and that were played since then, those changed last first; damaged ones are left out."""
        query = "SELECT * FROM games WHERE watched = 1 AND changed >= ? ORDER BY changed DESC, id DESC LIMIT ?"
        rows = await self._read(lambda connection: connection.execute(query, (since, GAMES_ON_A_PAGE)).fetchall())
        return [found for row in rows if (found := _to_listed(row)).summary and not found.summary.over]

    async def is_watched(self, id: str) -> bool:
        """Whether anybody may watch this game."""
        return await self._finds("SELECT 1 FROM games WHERE id = ? AND watched = 1", id)

    async def finished(self, key: str | None = None) -> list[FinishedGame]:
        """All games that have ended, the first first, with a key only its own; damaged ones are left out."""
        mine, keys = _of_key(key)
        query = f"SELECT * FROM games WHERE {mine} ORDER BY changed, id"
        counted = "SELECT id FROM days"

        def read(connection: Connection) -> tuple[list[Any], list[Any]]:
            return connection.execute(query, keys).fetchall(), connection.execute(counted).fetchall()

        rows, days = await self._read(read)
        attempts = {row["id"] for row in days}
        return [found for row in rows if (found := _to_finished(row, attempts))]

    async def boxes(self) -> dict[str, int]:
        """How many games are played with each box."""
        both = "SELECT box FROM games UNION ALL SELECT box FROM gatherings"
        query = f"SELECT box, count(*) AS games FROM ({both}) AS planned GROUP BY box"
        rows = await self._read(lambda connection: connection.execute(query).fetchall())
        return {str(row["box"]): row["games"] for row in rows}

    # Days

    async def days(self, key: str | None = None) -> list[DayResult]:
        """The attempts that count, the first day first, with a key only its own."""
        mine, keys = _of_key(key)
        there = "EXISTS (SELECT 1 FROM games WHERE games.id = days.id) AS there"
        query = f"SELECT *, {there} FROM days WHERE {mine} ORDER BY day, game"
        rows = await self._read(lambda connection: connection.execute(query, keys).fetchall())
        return [found for row in rows if (found := _to_day(row))]

    async def count_attempt(self, day: str, game: str, id: str) -> None:
        """This table counts for the day, unless another one did before."""
        query = "INSERT INTO days (day, game, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._write(lambda connection: connection.execute(query, (day, game, id)).rowcount)

    async def keep_goal(self, day: str, game: str, goal: int) -> None:
        """Store the points to beat."""
        query = "UPDATE days SET goal = ? WHERE day = ? AND game = ?"
        await self._write(lambda connection: connection.execute(query, (goal, day, game)).rowcount)

    # Rights

    async def roles(self, id: str, key: str) -> list[str]:
        """What the browser with this hash of a key may do at a table."""
        query = "SELECT role, hash FROM keys WHERE game = ?"
        rows = await self._read(lambda connection: connection.execute(query, (id,)).fetchall())
        return find_role(((row["role"], row["hash"]) for row in rows), key)

    async def role_of_link(self, id: str, secret: str) -> str | None:
        """What the link with this hash of a secret is good for."""
        query = "SELECT role, hash FROM links WHERE game = ?"
        rows = await self._read(lambda connection: connection.execute(query, (id,)).fetchall())
        return next(iter(find_role(((row["role"], row["hash"]) for row in rows), secret)), None)

    async def grant(self, id: str, role: str, key: str) -> bool:
        """Write down that a browser has opened a link; false if too many have."""

        def write(connection: Connection) -> bool:
            _check_there(connection, id)
            connection.execute(_INSERT_KEY, (id, role, key))
            query = "SELECT count(*) AS browsers FROM keys WHERE game = ? AND role = ?"
            if connection.execute(query, (id, role)).fetchone()["browsers"] <= MAX_BROWSERS[role == WATCH]:
                return True
            connection.execute("DELETE FROM keys WHERE game = ? AND role = ? AND hash = ?", (id, role, key))
            return False

        return await self._write(write)

    async def replace_link(self, id: str, role: str, secret: str, keep: str | None) -> None:
        """Store another link; whoever came by the older one has no right any more, but for one key."""

        def write(connection: Connection) -> None:
            _check_there(connection, id)
            connection.execute("DELETE FROM keys WHERE game = ? AND role = ? AND hash <> ?", (id, role, keep or ""))
            connection.execute("DELETE FROM links WHERE game = ? AND role = ?", (id, role))
            connection.execute(_INSERT_LINK, (id, role, secret))

        await self._write(write)

    async def keep_seats(self, id: str, seats: list[Seat]) -> None:
        """Store who plays, where no decision says so: another name, or by a link from now on."""
        values = (_to_json(seats), id)
        await self._write(lambda connection: connection.execute("UPDATE games SET seats = ? WHERE id = ?", values).rowcount)

    # What was said

    async def said(self, id: str, limit: int) -> list[Said]:
        """The last of what was said at a table; what is damaged is left out."""
        query = "SELECT * FROM said WHERE game = ? ORDER BY number DESC LIMIT ?"
        rows = await self._read(lambda connection: connection.execute(query, (id, limit)).fetchall())
        return [found for row in reversed(rows) if (found := _to_said(row))]

    async def keep_said(self, id: str, said: Said) -> None:
        """Store what was said."""
        time = int(said.time.timestamp() * 1000)
        row = (id, said.number, said.seat, said.text, said.emote or "", time)
        await self._write(lambda connection: connection.execute(_INSERT_SAID, row).rowcount)

    # Clocks

    async def clock(self, id: str) -> StoredClock | None:
        """The clock of a table; None if it has none, or it is damaged: then everybody takes the time they need."""
        query = "SELECT * FROM clocks WHERE game = ?"
        row = await self._read(lambda connection: connection.execute(query, (id,)).fetchone())
        return _to_clock(row) if row else None

    async def clocks(self, ids: Sequence[str]) -> dict[str, StoredClock]:
        """The clocks of some tables."""
        query = f"SELECT * FROM clocks WHERE game IN ({', '.join('?' * len(ids))})"
        rows = await self._read(lambda connection: connection.execute(query, tuple(ids)).fetchall()) if ids else []
        return {row["game"]: found for row in rows if (found := _to_clock(row))}

    async def keep_clock(self, id: str, clock: StoredClock, uptime: int) -> None:
        """Store how a clock stands, and how long servers have run."""
        values = (_to_json(clock.state), clock.deadline, id)

        def write(connection: Connection) -> None:
            connection.execute("UPDATE clocks SET state = ?, deadline = ? WHERE game = ?", values)
            connection.execute(_SET_UPTIME, (uptime,))

        await self._write(write)

    async def deadlines(self, limit: int = 100) -> list[tuple[str, int]]:
        """The tables at which somebody's time runs although nobody is there, and when it is up, the next first."""
        query = "SELECT game, deadline FROM clocks WHERE deadline IS NOT NULL ORDER BY deadline LIMIT ?"
        rows = await self._read(lambda connection: connection.execute(query, (limit,)).fetchall())
        return [(row["game"], row["deadline"]) for row in rows]

    async def uptime(self) -> int:
        """How long servers have run over this database, in milliseconds."""
        row = await self._read(lambda connection: connection.execute("SELECT time FROM uptime").fetchone())
        return int(row["time"]) if row else 0

    async def keep_uptime(self, uptime: int) -> int:
        """Store how long servers have run; returns what is stored, which may be more if another one has run longer."""

        def write(connection: Connection) -> int:
            connection.execute(_SET_UPTIME, (uptime,))
            return int(connection.execute("SELECT time FROM uptime").fetchone()["time"])

        return await self._write(write)

    # Who wants to be told

    async def subscriptions(self, id: str, seat: int | None = None) -> list[Subscription]:
        """How the people at a table, or at one seat, are told that it is their turn; what is damaged is left out."""
        where, values = ("", (id,)) if seat is None else (" AND seat = ?", (id, seat))
        query = f"SELECT * FROM subscriptions WHERE game = ?{where} ORDER BY id"
        rows = await self._read(lambda connection: connection.execute(query, values).fetchall())
        return [found for row in rows if (found := _to_subscription(row))]

    async def keep_subscription(self, one: Subscription, most: int) -> bool:
        """Store how somebody is told, in place of what the same browser wanted before; false if a seat has too many."""

        def write(connection: Connection) -> bool:
            same = "game = ? AND seat = ? AND key = ? AND kind = ?"
            connection.execute(f"DELETE FROM subscriptions WHERE {same}", (one.game, one.seat, one.key, one.kind))
            query = "SELECT count(*) AS found FROM subscriptions WHERE game = ? AND seat = ?"
            if connection.execute(query, (one.game, one.seat)).fetchone()["found"] >= most:
                return False
            connection.execute(_INSERT_SUBSCRIPTION, vars(one))
            return True

        try:
            return await self._write(write)
        except self.database.conflict as error:
            raise unknown_table(one.game) from error

    async def drop_subscription(self, subscription: str) -> None:
        """Somebody can't be told that way any more."""
        query = "DELETE FROM subscriptions WHERE id = ?"
        await self._write(lambda connection: connection.execute(query, (subscription,)).rowcount)

    async def drop_subscriptions(self, id: str, key: str, kind: str, seat: int | None = None) -> None:
        """A browser does not want to be told any more, or of one seat."""
        where, more = ("", ()) if seat is None else (" AND seat = ?", (seat,))
        query = f"DELETE FROM subscriptions WHERE game = ? AND key = ? AND kind = ?{where}"
        await self._write(lambda connection: connection.execute(query, (id, key, kind, *more)).rowcount)

    async def delete(self, id: str) -> None:
        """Delete a game with its decisions."""

        def write(connection: Connection) -> int:
            game = connection.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            if game and (summary := _to_listed(game).summary) and summary.over:
                connection.execute("INSERT INTO ended (game) VALUES (?) ON CONFLICT DO NOTHING", (id,))
            for owned in ("decisions", "analyses", "links", "keys", "said", "clocks", "subscriptions"):
                connection.execute(f"DELETE FROM {owned} WHERE game = ?", (id,))
            waiting = connection.execute("DELETE FROM gatherings WHERE id = ?", (id,)).rowcount
            return waiting + connection.execute("DELETE FROM games WHERE id = ?", (id,)).rowcount

        if await self._write(write) == 0:
            raise unknown_table(id)

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        """Do this in the next commit; when this returns, it is on disk."""
        try:
            return await self._writer.submit(work)
        except self.database.conflict:
            raise
        except self.database.error as error:
            raise self.database.problem(error) from error

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        """Read from one state of the database; what is being written meanwhile is not seen."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read_now, work)
        except self.database.error as error:
            raise self.database.problem(error) from error

    def _read_now(self, work: Callable[[Connection], Result]) -> Result:
        was_open = self._reader is not None
        if self._reader is None:
            self._reader = self.database.connect(read_only=True)
        try:
            self._reader.execute(self.database.begin_reading)
            return work(self._reader)
        except self.database.error:
            if not self.database.is_lost(self._reader):
                raise
            self._reader = None
            if not was_open:
                raise
            return self._read_now(work)  # the database may be back
        finally:
            if self._reader and self._reader.in_transaction:
                self._reader.execute("ROLLBACK")

    def _close_reader(self) -> None:
        if self._reader:
            self._reader.close()


_GAME_COLUMNS = (
    *("id", "game", "options", "box", "rules", "seed", "commitment", "mark", "layout", "position"),
    *("seats", "summary", "created", "changed", "continues", "day", "fair", "watched"),
)
_INSERT_GAME = f"INSERT INTO games ({', '.join(_GAME_COLUMNS)}) VALUES (:{', :'.join(_GAME_COLUMNS)})"
_INSERT_DECISION = """
INSERT INTO decisions (game, revision, time, kind, value, seat, mark, position, lines, bot, id)
VALUES (:game, :revision, :time, :kind, :value, :seat, :mark, :position, :lines, :bot, :id)
"""
_INSERT_LINK = "INSERT INTO links (game, role, hash) VALUES (?, ?, ?)"
_INSERT_KEY = "INSERT INTO keys (game, role, hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_INSERT_SAID = """
INSERT INTO said (game, number, seat, text, emote, time) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_KEEP_ANALYSIS = """
INSERT INTO analyses (game, judge, content) SELECT id, ?, ? FROM games WHERE id = ?
ON CONFLICT (game) DO UPDATE SET judge = excluded.judge, content = excluded.content
"""

_INSERT_SUBSCRIPTION = """
INSERT INTO subscriptions (id, game, seat, key, kind, address, p256dh, auth, language, origin)
VALUES (:id, :game, :seat, :key, :kind, :address, :p256dh, :auth, :language, :origin)
"""
_SET_UPTIME = """
INSERT INTO uptime (id, time) VALUES (1, ?)
ON CONFLICT (id) DO UPDATE SET time = CASE WHEN excluded.time > uptime.time THEN excluded.time ELSE uptime.time END
"""
_FIND_GATHERING = "SELECT 1 FROM gatherings WHERE id = ?"


def _check_there(connection: Connection, id: str) -> None:
    """Raises `Problem` if nobody needs rights at a table, since it was deleted meanwhile."""
    for query in ("SELECT 1 FROM games WHERE id = ?", _FIND_GATHERING):
        if connection.execute(query, (id,)).fetchone():
            return
    raise unknown_table(id)


PAUSE_MILLISECONDS = 5 * 60 * 1000
"""Whoever does nothing for longer is not playing."""
_SET_PLAYED = """
UPDATE games SET played = (
    SELECT coalesce(sum(gap), 0)
    FROM (SELECT time - lag(time) OVER (ORDER BY revision) AS gap FROM decisions WHERE game = ?) AS gaps
    WHERE gap < ?
) WHERE id = ?
"""


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _decision_row(id: str, revision: int, decision: Decision, now: int) -> dict[str, Any]:
    return {"game": id, "revision": revision, "time": now, **vars(decision)}


def _to_decisions(rows: Sequence[Any]) -> list[Decision]:
    """The decisions of a game; raises `ValueError` if one is missing or wrong."""
    if [row["revision"] for row in rows] != list(range(1, len(rows) + 1)):
        raise ValueError("a decision is missing")
    return msgspec.convert([dict(row) for row in rows], list[Decision], builtin_types=(bytes,))


def _to_listed(row: Any) -> ListedGame:
    try:
        seats = msgspec.json.decode(row["seats"], type=list[Seat])
        summary = msgspec.json.decode(row["summary"], type=Summary)
        created, changed = _to_time(row["created"]), _to_time(row["changed"])
        return ListedGame(row["id"], row["game"], seats, summary, created, changed, str(row["day"]) or None, str(row["box"]))
    except _UNREADABLE:
        return ListedGame(str(row["id"]), str(row["game"]), [], None, 0, 0)


def _to_finished(row: Any, attempts: set[str]) -> FinishedGame | None:
    """A game that has ended; None if it has not, or its row is damaged."""
    listed = _to_listed(row)
    if listed.summary is None or not listed.summary.over:
        return None
    s = listed.summary
    try:
        options = msgspec.json.decode(row["options"], type=dict)
        continues = msgspec.json.decode(row["continues"], type=Continuation | None)
        minutes = _to_time(row["played"]) // 60_000
    except _UNREADABLE:
        return None
    winners = s.winners or [seat for seat, points in enumerate(s.scores) if points == max(s.scores)]
    again = listed.day is not None and listed.id not in attempts
    return FinishedGame(
        *(listed.id, listed.game, options, listed.seats, s.scores, winners, s.parts, s.rounds, s.version, minutes),
        *(to_datetime(listed.created), to_datetime(listed.changed), listed.day, again or continues is not None),
        listed.box,
    )


def _of_key(key: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition that a row's id is that of a game of this key, and its values."""
    return ("id IN (SELECT game FROM keys WHERE hash = ?)", (key,)) if key is not None else ("TRUE", ())


def _to_said(row: Any) -> Said | None:
    try:
        values = (None, row["number"], row["seat"], row["text"], row["emote"] or None, to_datetime(_to_time(row["time"])))
        return msgspec.convert(dict(zip(Said.__struct_fields__, values, strict=True)), Said)
    except _UNREADABLE:
        return None


def _to_subscription(row: Any) -> Subscription | None:
    try:
        return msgspec.convert(dict(row), Subscription)
    except _UNREADABLE:
        return None


def _to_clock(row: Any) -> StoredClock | None:
    try:
        rule = msgspec.json.decode(row["rule"], type=ClockRule)
        state = msgspec.json.decode(row["state"], type=ClockState)
        return StoredClock(rule, state, msgspec.convert(row["deadline"], int | None))
    except _UNREADABLE:
        return None


def _to_day(row: Any) -> DayResult | None:
    """The attempt of a day; None if its row is damaged."""
    try:
        table = row["id"] if row["there"] else None
        won = None if row["won"] is None else bool(row["won"])
        values = (row["day"], row["game"], table, row["goal"], row["points"], won)
        return msgspec.convert(dict(zip(DayResult.__struct_fields__, values, strict=True)), DayResult)
    except _UNREADABLE:
        return None


_Time = Annotated[int, msgspec.Meta(ge=0, lt=253_402_300_800_000)]
"""Milliseconds until the year 10000, which `datetime` does not know."""


def _to_time(stored: Any) -> int:
    """A stored time; raises `ValueError` if it is none."""
    return msgspec.convert(stored, _Time)


# The place of a game in the list: when it was changed, and its id among those changed in the same millisecond.

_Int64 = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
_Place = tuple[_Int64 | float | str, str]


def _to_place(row: Any) -> str:
    place = msgspec.msgpack.encode((row["changed"], str(row["id"])))
    return base64.urlsafe_b64encode(place).rstrip(b"=").decode()


def _from_place(text: str) -> _Place:
    try:
        place: _Place = msgspec.msgpack.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=_Place)
        return place
    except ValueError as error:
        raise Problem("server-malformed", detail="after") from error
