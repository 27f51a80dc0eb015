## Looking back

replay-title = Looking back
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-step-back = One step back
replay-step-next = One step forward
replay-turn-back = To the previous turn
replay-turn-next = To the next turn
replay-round-back = To the previous round
replay-round-next = To the next round
replay-moment = Moment of the game
replay-of = Step { $version } of { $last }
replay-silent = The log has no line for this step.
replay-now = Back to the game
replay-to-result = Back to the result

## Sharing a moment

share-text = Anyone who can reach this computer can open the moment at this address. The picture shows the board as you see it now.
share-text-together = Everybody at this table can open the moment at this address. For others, save the picture: it shows the board as you see it now.
share-text-here = This address works only on this computer. For others, save the picture: it shows the board as you see it now.
share-address = Address of this moment
share-copy = Copy the address
share-copied = The address is copied.
share-png = Picture (PNG)
share-svg = Drawing (SVG)
share-failed = This browser could not draw the picture. Try the drawing (SVG).

## Keyboard

help-replay = One step back or forward
help-replay-turn = To the previous turn, to the next turn
help-replay-round = To the previous round, to the next round
help-replay-ends = To the beginning, back to the game
help-replay-play = Play or pause
