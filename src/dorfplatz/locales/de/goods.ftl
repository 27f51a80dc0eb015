## Goods, the same words in every game

good-wood = Holz
good-clay = Lehm
good-stone = Stein
good-diamond = Diamant
good-gold = Gold
good-sand = Sand
good-grain = Getreide
good-flour = Mehl
good-milk = Milch
good-brick = Mauerstein
good-timber = Bauholz
good-coin = Münze

# Amounts are in the accusative (»bekommt 1 Diamanten«); sentences are built so that it fits.
amount-wood = { $n } Holz
amount-clay = { $n } Lehm
amount-stone = { $n } Stein
amount-diamond =
    { $n ->
        [one] 1 Diamanten
       *[other] { $n } Diamanten
    }
amount-gold = { $n } Gold
amount-sand = { $n } Sand
amount-grain = { $n } Getreide
amount-flour = { $n } Mehl
amount-milk = { $n } Milch
amount-brick =
    { $n ->
        [one] 1 Mauerstein
       *[other] { $n } Mauersteine
    }
amount-timber = { $n } Bauholz
amount-coin =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
