## Aim, turn and end in five sentences

rules-brief-milestones =
    Whoever has the most points in the end wins; they come from roads, houses, marketplaces, deliveries and bonus tiles, and at last from majorities among the workers.
    In your turn you move your piece exactly twice around your loop, each time as far as you like, but never past the castle.
    Workers give goods, the trading house hires and trades, the building office builds, the mill delivers flour.
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
