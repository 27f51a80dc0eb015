# What the server says by itself. The games have their own files.

server-gathering = Waiting for others
server-round = Round { $n }
server-finished = Finished

## Undo

server-undo-nothing = Nothing has been decided yet.
server-undo-over = The game is over and its seed has been shown, so nothing can be undone any more.
server-undo-other = { $who } has acted since, so this can’t be undone.
server-undo-revealed = Something hidden was turned up, so this can’t be undone.
server-undo-version = You can’t go back to moment { NUMBER($version, useGrouping: 0) }. Name an earlier moment of this game.

## Moves

server-stale = The game has moved on in the meantime. This is how it stands now.
server-not-your-turn = It is { $who }’s turn, and a bot is playing there.
server-no-seat = There is no seat { $number }. The seats are numbered from 0 to { $last }.
server-seat-of-bot = { $who } is a bot, and its seat is its own.
server-seat-over = The game is over; nobody has to play for anybody any more.
server-seat-bot = { $who } is away; a bot plays on: { $bot }.
server-seat-person = { $who } is back and plays on.
server-bot-failed = A bot could not decide. Reload the page to let it try again; the log file in the data folder has the details.

## Setting up a table

server-name = Seat { $number } needs a name of 1 to { $length } characters.
server-family = Seat { $number } needs a family from 1 to { $last }.
server-same-family = Two seats have the same family. Give each its own.
server-seed = A seed is a text of 1 to 64 characters or a whole number of up to 128 bits.
server-day = A day is written like 2026-11-16, not “{ $found }”.
server-day-to-come = That day is still to come.
server-save-seats = The file names { $found ->
    [one] one seat
   *[other] { $found } seats
 }, but its game has { $expected }.

## Finding things

server-unknown-table = There is no game called “{ $table }”. It may have been deleted.
server-table-full = Too many browsers are connected to this game. Try again later.
server-table-deleted = This game has been deleted.
server-unknown-address = There is nothing at { $path }.
server-no-rules = There are no rules for “{ $game }”.

## Damage

server-damaged-game = The game “{ $table }” is damaged on disk and can’t be opened. The other games are not affected.
server-other-rules = Begun with other rules (version { $version }): you can only view, save or delete it.
server-other-course = { $number ->
    [0] Today’s rules would have dealt differently
   *[other] Today’s rules lead elsewhere from step { $number } on
 }: you can only view, save or delete it.
server-not-shown = The position after step { $version } can’t be shown with today’s rules. The log tells what happened.
server-save-sealed = This file belongs to a game that has not ended: only the server that wrote it can continue it, and only if nobody has changed the file.
server-save-ended = This game has ended since the file was saved, and its seed was shown: it can’t be continued from there.
server-key-damaged = The file “{ $file }” in the data folder is damaged, so games that have not ended can’t be saved to files or loaded from them. Remove it, and a new one is made; older such files can’t be loaded then.
server-database-damaged = The file { $path } is damaged. Move it aside or replace it with a copy from a backup; a new one is made at the next start.
server-database-newer = The file { $path } comes from a newer version of Dorfplatz. Install that version, or choose another data folder.
server-storage-failed = The file { $path } can’t be used: { $cause }.
server-database-unknown = The address of a database begins with postgresql://, as in postgresql://user@host/name. Without one, games are kept in a file in the data folder.
server-database-driver = The driver for PostgreSQL is missing. Install it with: pip install "dorfplatz[postgres]"
server-database-unreachable = The database { $name } can’t be reached: { $cause }
server-database-shared-newer = The database { $name } comes from a newer version of Dorfplatz. Install that version, or choose another database.
server-database-shared-damaged = The database { $name } is damaged. Replace it with a backup.
server-database-failed = The database { $name } can’t be used: { $cause }.
server-database-gone = The database can’t be reached at the moment, so nothing can be stored. The game is as it was before, and goes on as soon as the database is back.
server-table-elsewhere = This table is just moving to another server. Please try again.
server-too-many-tables = Too many tables are being played at once. Please try again in a moment.
server-address-wrong = “{ $found }” is not an address at which other servers could reach this one. It looks like http://10.0.0.2:8137.
server-address-long = The address { $found } is too long: { $limit } characters are possible. Give a shorter one with --address.
server-address-taken = Another server of this database already uses the address { $found }. Give each server its own with --address; if the other one has just ended, wait half a minute.
server-address-unreachable = Another server of this database is at { $other }, and could not reach this one at { $found }. Use --address to say how it is reached.
server-address-alone = --address is for servers that share a database; give it with --database.
server-disk-full = The disk is full, so nothing can be stored. The game is as it was before; make some room and try again.

## Advice

server-one-at-a-time = Your last question is still being answered. One moment, please.
server-hint-over = The game is over, so there is nothing left to advise on.
server-analysis-running = A game can be analysed once it is over.
server-analysis-failed = The analysis failed. Start it again; the log file in the data folder has the details.
server-advice-failed = No advice could be found. Ask again; the log file in the data folder has the details.
server-play-on-running = You can play on from a moment of a game once that game is over: before that, it would be a look into its future.
server-play-on-seats = This game has { $expected ->
    [one] one seat
   *[other] { $expected } seats
 }, not { $found }.

## Requests

server-malformed = That could not be understood: { $detail }
server-too-large = That is too long; at most { $limit } KB are read.
server-wrong-method = { $method } is not possible at { $path }.
server-foreign-host = This server does not go by the name “{ $host }”. Open it under 127.0.0.1 or localhost, or start it with --allow-host.
server-foreign-origin = A page from { $origin } may not do that here. Open the game under this server’s own address.
server-busy = This server has all the visitors it can take. Try again in a moment.
server-unexpected = Something unexpected happened, and the game is as it was before. The log file in the data folder has the details.

## When the client has not been built

server-not-built-title = The pages are missing
server-not-built-text = The server is running, but the browser client has not been built yet. Run “make play”, or “npm run build” in the folder “web”, and load this page again.
server-save-damaged = This is not a saved game of Dorfplatz, or it is damaged: { $detail }
puzzle-no-hint = There are no hints in a puzzle: the best move is for you to find.
