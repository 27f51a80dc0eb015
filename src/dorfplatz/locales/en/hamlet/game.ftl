## How the game presents itself on the start page

game-hamlet = Hamlet
game-hamlet-text = Build a shared village, lead your donkeys, finish the church

hamlet-option-edition = Edition
hamlet-option-edition-final = published game
hamlet-option-edition-preview = preview (version 6.0)
