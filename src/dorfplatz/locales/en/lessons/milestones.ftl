## Milestones, your first game

lesson-milestones = Milestones, your first game

lesson-milestones-aim = You build roads, houses and marketplaces in one land, together with Ben, but everyone collects points alone. Whoever gets to 67 points brings the end about, and then the most points win.
lesson-milestones-loop = This is your loop. Your piece goes round it, past your workers, the trading house, the building office and the mill, and back to the castle. What happens where it stops makes up your whole turn.
lesson-milestones-draft =
    First, workers. Each tile has two: one brings stone, wood, sand, grain or coins, and has a number. A road takes stone and sand, a house stone and wood, a marketplace wood and sand.
    Take stone 2 and wood 4, then grain 5 and sand 6.
lesson-milestones-place =
    Low numbers belong on the left, high ones on the right: numbers that never fall earn you a coin at the trading house.
    Lay 2 and 4 on the first two spaces, then 5 and 6 on the fifth and sixth.
lesson-milestones-move =
    A turn is two moves, each as far forward as you like. A worker you stop at gives you 1 of what he makes.
    Move to the quarryman, then to the sand worker, and end your turn.
lesson-milestones-trade =
    With stone and sand you could build a road. On the way lies the trading house, and your numbers rise: that is worth a stop.
    Move to the trading house.
lesson-milestones-hire =
    There’s the coin! Any two workers cost 2 coins. Stone 6 and stone 7 keep your row rising.
    Hire them and lay them on the last two spaces.
lesson-milestones-office =
    Your second move leads to where points are made.
    Move to the building office.
lesson-milestones-road =
    A road section covers two lines. In its middle stands a milestone, and its number is your points. Roads begin at a marketplace or where a road ends.
    Build a road from the marketplace in the corner: over the 1 beside it and straight on to the next number.
lesson-milestones-bonus =
    Your milestone touches a bush with a tile for a grain grower, and you have one. It brings 1 point now, and 1 more each time he works for you.
    Take it, then end your turn.
lesson-milestones-castle =
    Nobody passes the castle: you have to stop there, and it wants one of your workers. His space can take a new tile later.
    Move to the castle and cover the lumberjack.
lesson-milestones-jump =
    Here is the trick of the loop: a worker also counts all of his kind that you jump over in the same move.
    Jump to the last quarryman, over the two others.
lesson-milestones-middle = We jump ahead, into another game: the land has grown, Ben has 31 points and you have 18, with goods for several things.
lesson-milestones-buy =
    For a house and a marketplace you need one more wood. The trading house sells any good for 2 coins.
    Move there, and buy 1 wood.
lesson-milestones-house =
    A house stands in a triangle beside a road and brings the free numbers at its corners. So build it before something covers them.
    Move to the building office, and build the house that brings 5 points.
lesson-milestones-market =
    Only now the marketplace, on the 3 at the corner of your house: the same number scores again. Roads may branch off here.
    Build the marketplace.
lesson-milestones-decline =
    Another tile, for your sand worker. But soon you are at the castle, and this time you will cover him: a tile would be lost with him. You may leave it.
    Take none, then end your turn.
lesson-milestones-mill =
    At the mill 2 grain become flour for any marketplace. It brings two free numbers around it, by itself the best ones, and a coin.
    Move to the mill, and choose the marketplace you have just built.
lesson-milestones-cover =
    That makes 13 points in one lap: house, marketplace, delivery.
    Move on to the castle, and cover the sand worker.
lesson-milestones-late = Near the end of another game, with 62 points. You have six goods, coins included, and nothing to build with them. The castle lets you keep only three.
lesson-milestones-sell =
    The last game: 65 points, two less than the goal. For a house you have wood, but no stone, and grain to spare. Any two goods make 1 coin, and your rising numbers bring another.
    Move to the trading house, sell 2 grain, and buy 1 stone.
lesson-milestones-discard =
    You choose what has to go: sand and grain, since coins buy anything.
    Move to the castle, give up the sand and both grain, and cover the grain grower with the 7.
lesson-milestones-end =
    Points beyond 67 count as well, so take the best place. After that Ben has one more turn.
    Move to the building office, build the house that brings 9 points, then end your turn.
lesson-milestones-won = The game is over, and you have won! At the very end workers counted too: for each kind, whoever has the most gets 5 points. A worker with a bonus tile counts twice.
