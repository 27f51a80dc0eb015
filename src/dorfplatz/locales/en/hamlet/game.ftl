## How the game presents itself on the start page

game-hamlet = Hamlet
game-hamlet-text = Everybody builds one village, tile by tile; donkeys carry what is made to where it is needed, until the church stands.
game-hamlet-minutes = 75
game-hamlet-weight = 3

hamlet-option-edition = Edition
hamlet-option-edition-final = Published game
hamlet-option-edition-preview = Preview (version 6.0)
hamlet-option-edition-preview-text = What you use may take its first step to a neighbouring place without a road. A built road counts for every place that could not reach the church without it; there is no longest road.
