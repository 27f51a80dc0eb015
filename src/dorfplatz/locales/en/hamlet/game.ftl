## How the game presents itself on the start page

game-hamlet = Hamlet
game-hamlet-text = Everybody builds one village, tile by tile; donkeys carry what is made to where it is needed, until the church stands.
game-hamlet-minutes = 75
game-hamlet-weight = 3

hamlet-option-edition = Edition
hamlet-option-edition-final = Published game
hamlet-option-edition-preview = Preview (version 6.0)
