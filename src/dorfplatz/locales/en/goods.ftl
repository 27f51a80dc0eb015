## Goods, the same words in every game

good-wood = Wood
good-clay = Clay
good-stone = Stone
good-diamond = Diamond
good-gold = Gold
good-sand = Sand
good-grain = Grain
good-flour = Flour
good-milk = Milk
good-brick = Brick
good-timber = Timber
good-coin = Coin

amount-wood = { $n } wood
amount-clay = { $n } clay
amount-stone = { $n } stone
amount-diamond =
    { $n ->
        [one] 1 diamond
       *[other] { $n } diamonds
    }
amount-gold = { $n } gold
amount-sand = { $n } sand
amount-grain = { $n } grain
amount-flour = { $n } flour
amount-milk = { $n } milk
amount-brick =
    { $n ->
        [one] 1 brick
       *[other] { $n } bricks
    }
amount-timber = { $n } timber
amount-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
