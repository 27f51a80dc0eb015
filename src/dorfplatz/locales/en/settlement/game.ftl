## How the game presents itself on the start page

game-settlement = Settlement
game-settlement-text = Explore the wilderness, build streets, invite heroes
