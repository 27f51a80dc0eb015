## What must add up

box-check-settlement-monsters = the list of monsters
box-check-settlement-buildings = the list of buildings
box-check-settlement-artifacts = the list of artifacts
box-check-settlement-building-tiles = the number of all building tiles
box-check-settlement-heroes = the number of heroes
box-check-settlement-hero-keys = the number of different heroes
box-check-settlement-landscapes = the number of landscapes of region { $region }
box-check-settlement-amounts = A price or a reward has between 0 and 9 of each resource.
box-check-settlement-supply = The supply needs enough for { $seats } players to start with: { $good }.
box-check-settlement-settlers = Everybody needs at least one settler.
box-check-settlement-rounds = A game needs at least one round.
box-check-settlement-ranks = The first title begins at 0 points, and each of the others higher than the one before.

## The parts of the box

box-group-settlement-supply = General supply
box-group-settlement-start = Start and length of the game
box-group-settlement-surcharge = Surcharge for heroes
box-group-settlement-scoring = Deposits
box-group-settlement-solo = Titles of a solo game
box-group-settlement-monsters = Monsters
box-group-settlement-buildings = Buildings
box-group-settlement-artifacts = Artifacts
box-group-settlement-landscapes = Landscapes
box-group-settlement-heroes = Heroes
box-item-settlement-landscapes = Landscape { $n }

box-field-settlement-supply-bonus_settlers = Bonus settlers
box-field-settlement-supply-outposts = Outposts
box-field-settlement-start-settlers = Settlers of each player
box-field-settlement-start-rounds = Rounds
box-field-settlement-surcharge-values = Diamonds by place in the row, from the left
box-field-settlement-scoring-bank = Points per gold in a bank
box-field-settlement-scoring-church = Points per diamond in a church
box-field-settlement-solo-ranks = Titles
box-field-settlement-solo-from = From this many points
box-field-settlement-monsters-settlers = Settlers it takes
box-field-settlement-monsters-reward = Reward
box-field-settlement-monsters-colour = Colour
box-field-settlement-landscapes-region = Region
box-field-settlement-heroes-settlers = Bonus settlers
