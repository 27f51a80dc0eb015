## Aim, turn and end in five sentences

rules-brief-hamlet =
    Whoever has the most points when the church is finished wins; they come from places, goods, sales, church orders, landmarks, roads and awards.
    On your turn each of your villagers does one action anywhere on the network: use a building, build a place or build a road.
    What is used up must get to the villager: one step is free, each further one needs a donkey of yours.
    Whenever a good is used, its maker gets gold and points.
    When the last church order is filled, the round is finished and the last points are counted.

## What people ask, by rule

asked-H-01 = how do I win, what is the aim
asked-H-70 = how do I win, who wins, tie, draw
asked-H-50 = how does the game end, when is the game over
asked-H-26 = what can I do in my turn, how many actions
asked-H-20 = what is a donkey for, donkey, transport, can’t be brought here, carry
asked-H-27 = move donkeys, herd
asked-H-29 = how do I get gold, first gold, money
asked-H-17 = how do I score, how do I get points, reward, goods of others
asked-H-38 = church order, finish the church
asked-H-42 = icons top left, milestone, high quality
asked-H-51 = icons top left, awards
asked-H-54 = what is an outpost
