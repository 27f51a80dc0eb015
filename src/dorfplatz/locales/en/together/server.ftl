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
