# What the server says where people play together from several computers.

together-private = This table is private. Open it with the link that you were sent, in this browser.
together-wrong-link = This link is not, or no longer, good for anything: ask the host of the table for a new one.
together-link-used-up = This link has been opened in too many browsers. Ask the host of the table for a new one.
together-no-key = Your browser did not show who it is. Allow this page to store data, load it again, and repeat what you did.
together-no-hello = Your browser did not say who it is in time. Load the page again.
together-host-only = Only the host of this table may do that.
together-not-yours = That is for { $who } to decide; your link is for another seat.
together-only-watching = You are watching; { $who } plays. To play yourself, ask the host for the link of a seat.
together-name-taken = Somebody at this table is called { $name } already. Choose another name.
together-too-often = That was too often in too short a time. Wait a moment, and try again.
together-no-chat = Everybody sits at one screen here, so there is nobody to write to.
together-say = Say something of up to { $length } characters, or show one emote.
together-no-chances = In this game everybody holds something that others may not see; what can be expected of it is told after the end.
together-save-hands = In this game everybody holds something that others may not see; it can be saved to a file after the end.
together-undo-asked = { $who } has asked to go back already. Answer that first.
together-undo-not-asked = Nobody asks you to go back any more.

# Before the deal

gathering-not-dealt = Nothing is dealt yet at this table: people are still waited for.
gathering-over = The cards are dealt at this table already.
gathering-begins = The cards are being dealt at this very moment. Wait a second, and try again.
gathering-not-fixed = It is too early to tell a contribution: somebody could still change theirs. Promise it by its hash first.
gathering-contribution = A contribution is 32 hexadecimal digits, and behind them, if you like, a space and up to { $length } characters in one line.
gathering-other-contribution = That is not what was promised for this seat: the hash of it is another one.

# Public tables

lobby-none = This server has no lobby, so a table can't be public here. Whoever runs the server can start it with “serve --lobby”.
lobby-no-seat = A public table needs somebody who can sit down: a seat by link, and cards that are not chosen yet.
lobby-over = Nobody can sit down at this table any more without a link: the cards are dealt, or it is not public.
lobby-taken = Somebody else was faster: this seat is taken.
lobby-not-watched = The host of this table does not let everybody watch. Ask for a link.

# Fair shuffles

fair-malformed = What the seed was made of is not written as it should be: a secret of 64 hexadecimal digits, and for each seat a contribution or nothing.
fair-other-secret = The secret is not the one that was promised: its commitment is { $found }, not { $expected }.
fair-other-seed = The seed was not made of this secret and these contributions: they give { $expected }, but the game was dealt with { $found }.
