## The file of a box

box-no-folder = DORFPLATZ_BOX should name a folder with components files, but there is no folder { $folder }.
box-missing = The components file { $file } is missing or can’t be read.
box-not-toml = { $file } is not readable as TOML: { $detail }
box-wrong = Something in { $file } is not as it should be: { $detail }
box-wrong-count = Something in { $file } does not add up: { $what } should be { $expected }, but is { $found }.
box-other-game = { $file } is a box of { $found }, not of { $game }.
box-wrong-value = Something in { $file } can’t be played with. { $what }

## Boxes of one's own

server-unknown-box = There is no box “{ $box }” here. It may have been deleted.
server-box-name = A box needs a name of 1 to { $length } characters that can be printed.
server-box-name-taken = There is already a box called “{ $name }”. Choose another name.
server-box-standard = All values are those of the standard box. Replace at least one.
server-box-same = The box “{ $name }” has exactly the same values.
server-box-played = { $n ->
    [one] One game uses “{ $name }”. Delete it first, and then the box.
   *[other] { $n } games use “{ $name }”. Delete them first, and then the box.
 }
server-box-shared = A box is a file in the data folder, which other servers of this database do not have. Make it on a computer of your own, without --database.
server-box-owner-only = Boxes are made and removed on the computer they belong to: start Dorfplatz there for that computer alone, without --host and --allow-host.
server-box-broken = This box doesn’t fit the rules as they are now. Open it in “My box” to see why.
server-too-many-boxes = There are { $limit } boxes already. Delete one that you no longer need.
server-boxes-busy = Games with { $limit } other boxes are being played right now, and no more are possible at once. Try again later.
server-box-disk = The box could not be read or stored: { $cause }.
server-save-box = The game in this file was played with its own box, which can’t be used here.

## Checking

box-form-wrong = This can’t be read: { $detail }.
box-form-count = This does not add up: { $what } should be { $expected }, but is { $found }.
box-unplayable =
    { $players ->
        [0] The rules can’t be played with these values: { $detail }
        [one] A solo game can’t be played with these values: { $detail }
       *[other] A game of { $players } can’t be played with these values: { $detail }
    }
box-too-slow = With these values the rules took too long to get ready. Larger numbers than those on the printed components are rarely needed.
box-file-comment =
    A box of { $game } made with Dorfplatz. Values with the provenance "owner" were read from a printed box.
    To play with it elsewhere, load it in "My box", or put it as { $file } into a folder and name that folder in DORFPLATZ_BOX.

## The page

box-title = My box of { $game }
box-about = Some values of the printed components are not known to us, so we made up our own: they are marked. If you own the printed game, put the printed values in their place. If something doesn’t add up, a note beside it says so.
box-which = Box
box-standard = Standard
box-new = New, from the standard box
box-name = Name
box-name-default = My box
box-load = Load a file
box-share = Save as a file
box-delete = Delete
box-delete-sure = Delete this box
box-count = { $replaced } of { $own } values of our own replaced.
box-count-others =
    { $n ->
        [one] One other value was changed, too.
       *[other] { $n } other values were changed, too.
    }
box-checking = Checking …
box-not-sound = Something doesn’t add up yet.
box-own-only = Only our own values
box-undo-all = Reset all to standard
box-save = Save
box-saving = Trying it out: a few games are being played …
box-saved = “{ $name }” is saved. You can choose it when you begin a game.
box-parts = Parts of the box
box-group-wrong = something is wrong here
box-group-own = { $replaced } of { $own } of our own replaced
box-group-others = { $others } changed
box-item = No. { $n }
box-add-item = One more: { $what }
box-remove-item = Remove { $what }
box-reset-value = Reset to standard: { $what }
box-list-longer = One more at the end: { $what }
box-list-shorter = Remove the last one: { $what }
box-nothing = nothing
box-whole = A whole number from { $least } to { $most }.
box-origin-house = our own value
box-origin-public = from a public source ({ $source })
box-origin-rulebook = from the rulebook
box-origin-owner = your value
box-bots = Bots have practised with the standard box. With yours they go by its values, but play less well. Puzzles, lessons and today’s game stay with the standard box.

## Values that several games have

box-field-count = How many there are
box-field-cost = Price
box-field-points = Points
box-field-guild = Guild
box-field-monster = Monster
box-field-resource = Resource
box-field-players = For this many players
box-field-workers = Workers
box-field-numbers = Numbers
