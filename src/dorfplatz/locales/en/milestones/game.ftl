## How the game presents itself on the start page

game-milestones = Milestones
game-milestones-text = Hire workers, build roads, deliver flour
