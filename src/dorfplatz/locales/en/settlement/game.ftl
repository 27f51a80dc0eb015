## How the game presents itself on the start page

game-settlement = Settlement
game-settlement-text = You send settlers out to explore the wilderness, build a settlement from what they find, and invite the heroes who bring the points.
game-settlement-minutes = 60
game-settlement-weight = 2
