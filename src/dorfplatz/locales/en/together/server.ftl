# What the server says where people play together from several computers.

together-private = This table is private. Open it with the link you were sent, in this browser. If that link no longer works, ask the host for a new one.
together-wrong-link = This link doesn’t work, or no longer does: ask the host of the table for a new one.
together-link-used-up = This link has been opened in too many browsers. Ask the host of the table for a new one.
together-no-key = Your browser did not show who it is. Allow this page to store data, load it again, and try once more.
together-no-hello = Your browser did not say who it is in time. Load the page again.
together-host-only = Only the host of this table may do that.
together-not-yours = That is for { $who } to decide; your link is for another seat.
together-only-watching = You are watching; { $who } plays. To play yourself, ask the host for the link of a seat.
together-name-taken = Somebody at this table is called { $name } already. Choose another name.
together-too-often = That was too much in too short a time. Wait a moment, and try again.
together-no-chat = Everybody shares one screen here, so there is nobody to write to.
together-say = Say something of up to { $length } characters, or show one emote.
together-no-chances = In this game everybody holds something that others may not see, so chances of winning are shown only after the end.
together-save-hands = In this game everybody holds something that others may not see, so it can be saved to a file only after the end.
together-undo-asked = { $who } has already asked to go back. Answer that first.
together-undo-not-asked = Nobody is asking you to go back any more.

# Before the deal

gathering-not-dealt = Nothing has been dealt at this table yet: it is still waiting for people.
gathering-over = The cards have already been dealt at this table.
gathering-begins = The cards are being dealt at this very moment. Wait a second, and try again.
gathering-not-fixed = It is too early to reveal a contribution: somebody could still change theirs. Promise it by its hash first.
gathering-contribution = A contribution is 32 hexadecimal digits, followed, if you like, by a space and up to { $length } characters in one line.
gathering-other-contribution = That is not what was promised for this seat: its hash is a different one.

# Public tables

lobby-none = This server has no lobby, so a table can’t be public here. Whoever runs the server can start it with “serve --lobby”.
lobby-no-seat = A public table needs somewhere to sit down: a seat by link, and cards that are not chosen yet.
lobby-over = Nobody can sit down at this table any more without a link: the cards are dealt, or it is not public.
lobby-taken = Somebody else was faster: this seat is taken.
lobby-not-watched = The host of this table does not let everybody watch. Ask for a link.

# Fair shuffles

fair-malformed = What the seed was made from is not written as it should be: a secret of 64 hexadecimal digits, and for each seat a contribution or nothing.
fair-other-secret = The secret is not the one that was promised: its commitment is { $found }, not { $expected }.
fair-other-seed = The seed was not made from this secret and these contributions: they give { $expected }, but the game was dealt with { $found }.
