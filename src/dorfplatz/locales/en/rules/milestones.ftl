## Aim, turn and end in five sentences

rules-brief-milestones =
    Whoever has the most points at the end wins; they come from roads, houses, marketplaces, deliveries and bonus tiles, and finally from majorities among the workers.
    On your turn you move your piece exactly twice along your loop, each time as far as you like, but never past the castle.
    Workers give you goods; at the trading house you hire and trade, at the building office you build, and at the mill you deliver flour.
    The castle takes a worker and leaves you three goods.
    When somebody reaches the goal, everybody else has one more turn.

## What people ask, by rule

asked-M-01 = how do I win, how do I score, what brings points
asked-M-64 = how does the game end, when is the game over, goal
asked-M-69 = how do I win, who wins
asked-M-70 = tie, draw
asked-M-12 = what can I do in my turn
asked-M-17 = why did I get more than one, jump over, several goods
asked-M-20 = why should numbers rise, order of numbers, coin, income
asked-M-09 = why does the order of start tiles matter, where do start tiles go
asked-M-42 = bonus tile, bush
asked-M-58 = why do I lose a worker, cover
asked-M-68 = majority, most workers, points at the end
