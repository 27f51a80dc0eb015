## Hamlet, your first game

lesson-hamlet = Hamlet, your first game

lesson-hamlet-aim = You all build one village, but everyone collects points of their own: for places you build, goods you make, sales at the market and church orders. When the church is finished, whoever has the most points wins.
lesson-hamlet-villager = Your villager stands at the church, in your colour. Each villager does one thing a turn, at any place the roads lead to, however far.
lesson-hamlet-produce =
    First you need gold. Filling up the quarry, the woodcutter or the farm earns you 2. The stone itself belongs to everybody. Gold counts, too: the star beside your name includes 1 point for every 3 gold, so it drops when you spend.
    Fill up the quarry, then end your turn.
lesson-hamlet-blueprint =
    Blueprints are places you can build. You get them at the town hall: the first in the row is free, each one further right costs 1 gold more.
    Take the flour mill for 1 gold. Your villager goes to the town hall for it.
lesson-hamlet-donkey =
    Everything you use has to get to your villager. One step along a road is free; for each further step one of your donkeys must stand on the way. A second donkey costs 3 gold; from the market it will soon carry grain to your mill.
    Hire a donkey, place it at the market, and end your turn.
lesson-hamlet-build =
    Now build the mill beside the market. Where road meets road, the new place is joined to the village.
    Choose the mill in your hand, then the market, then one of its glowing edges.
lesson-hamlet-pay =
    It costs 2 stone and 1 wood. The step from quarry to church is free, and your donkey at the church takes them on to the market.
    Pay 2 stone from the quarry and 1 wood.
lesson-hamlet-miller =
    4 points for the mill! And since it is the first one, you are the Miller: your flour is of high quality and pays you double when it is used. Awards go to whoever is ahead; your star counts those as well, until somebody overtakes you.
    End your turn.
lesson-hamlet-refine =
    The mill turns grain into flour. Anybody may work there, and flour belongs to whoever makes it. From the farm, the grain goes by way of the church and the market: that is why you have two donkeys.
    Go to the mill, and use grain from the farm.
lesson-hamlet-goods = Anybody may use your flour, and that is good for you: whenever a good is used, its maker gets 1 gold and 1 point, and for high quality 2 of each.
lesson-hamlet-herd =
    Once a turn you may lead your donkeys, each of them along one road.
    Lead the donkey from the market to the mill.
lesson-hamlet-middle = We jump ahead, into another village: here you have three villagers, so three actions in each turn. There is more of everything, and more to do.
lesson-hamlet-fill =
    You are saving for a fourth villager, who costs 9 gold. You have 6.
    Fill up the quarry: 2 gold.
lesson-hamlet-beg =
    Now quarry, woodcutter and farm are all full. When nothing is left to fill up, a villager may beg at the church for 1 gold.
    Beg at the church.
lesson-hamlet-hire =
    9 gold, exactly enough. Your third villager goes to the town hall and hires a fourth, who is ready in your next turn.
    Hire the villager, then end your turn.
lesson-hamlet-milk =
    One of the market’s tiles wants milk. Anybody may work at the dairy farm, whoever built it.
    Make milk there, with grain from the farm.
lesson-hamlet-sell =
    Selling brings the points and the gold on the tile. And since you made the milk yourself, its reward is yours as well.
    Sell the milk at the market.
lesson-hamlet-visit =
    A villager at the town hall may buy a blueprint and then hire as well. When you want nothing more, choose “Done”.
    Take the second blueprint, then choose “Done”.
lesson-hamlet-far = A third village, later still: it is large, and you want to build a second outpost beside the barn, far from the church. It needs milk, and nobody has made any.
lesson-hamlet-carry =
    You could buy milk at the market, but a donkey is missing on the way to the barn.
    Hire a donkey, place it at the outpost, the last stop before the barn, then choose “Done”.
lesson-hamlet-outpost =
    Now the way is complete. What is missing while you pay may be bought: raw materials for 3 gold, goods for 5.
    Choose the outpost in your hand, the barn and one of its glowing edges; pay with wood from the barn and milk from the market.
lesson-hamlet-barn =
    Your star has jumped: it shows what you would have if the game ended now. A landmark like the outpost brings 1 point for each place on the way to the church. A barn brings 2 points each time you fill it up, with whatever raw materials you like.
    Fill up the barn with wood.
lesson-hamlet-road =
    Two places side by side are joined only by a road: a bridge between mountains for 2 wood, a path through forest for 2 stone. It brings 1 point, and each place on your longest road brings 2.
    Build the road between town hall and stonemason, with 2 wood from the woodcutter.
lesson-hamlet-church = The last village, and its end is near: only one church order is still open, 10 gold for 6 points. Filling the last one finishes the church, and the game ends with this round.
lesson-hamlet-order =
    You are ahead, so finish it.
    Fill the order, then end your turn.
lesson-hamlet-won = 109 to 99: you have won! Awards, landmarks, roads and gold are all in there; “Points” in the ☰ menu shows at any time where yours come from.

## What is expected in a lesson

hamlet-prompt-lesson = { $who }, choose what glows.
hamlet-prompt-lesson-done = { $who }, choose “Done”.
hamlet-prompt-lesson-end = { $who }, end your turn.
