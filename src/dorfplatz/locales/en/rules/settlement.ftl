## Aim, turn and end in five sentences

rules-brief-settlement =
    Whoever has the most points after six rounds wins; points come from heroes, and from gold in banks and diamonds in churches.
    On your turn you may take one action with your settlers (build, explore, fight, build an outpost, or activate a region, a street or an outpost) and invite one hero.
    You may exchange resources at any time on your turn.
    When you run out of settlers or ideas you pass: you keep one basic resource for each outpost, your settlers come home, and you take another artifact.
    When everybody has passed, the next round begins; after the sixth the game is over.

## What people ask, by rule

asked-S-63 = how do I win, how do I score, what brings points, how are points counted, what is worth points
asked-S-64 = how do I win, who wins, tie, draw
asked-S-62 = how does the game end, when is the game over
asked-S-09 = what can I do in my turn, actions, how many actions
asked-S-27 = what is an outpost, build an outpost, fortress
asked-S-28 = what is an outpost, what is an outpost good for
asked-S-22 = why did a monster appear, when do monsters appear
asked-S-25 = how do I get rid of a monster, fight, how strong
asked-S-52 = when should I pass, what happens when I pass, end of the round
asked-S-54 = do I lose my resources, what do I keep
asked-S-44 = what does a hero cost, surcharge, price
asked-S-56 = when do I change my artifact
asked-S-67 = how many points alone, solo, titles
