## How the game presents itself on the start page

game-milestones = Milestones
game-milestones-text = Your piece circles past workers and workshops; what it collects becomes roads, houses and marketplaces in a land you share.
game-milestones-minutes = 45
game-milestones-weight = 1
