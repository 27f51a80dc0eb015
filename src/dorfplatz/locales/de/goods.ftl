## Goods, the same words in every game

good-wood = Holz
good-clay = Lehm
good-stone = Stein
good-diamond = Diamant
good-gold = Gold

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
