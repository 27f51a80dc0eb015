## Milestones, your first game

lesson-milestones = Milestones, your first game

lesson-milestones-aim = You and Ben build roads, houses and marketplaces in one land. What stands there belongs to nobody; what counts is the points you get for building it. Reaching 67 points triggers the end of the game, and then whoever has the most wins.
lesson-milestones-loop = This is your loop. Your piece goes round it, past your workers, the trading house, the building office and the mill, and back to the castle. What happens where it stops makes up your whole turn.
lesson-milestones-draft =
    First, workers. Each tile has two; each of them brings stone, wood, sand, grain or coins, and has a number. A road takes stone and sand, a house stone and wood, a marketplace wood and sand.
    Take stone 2 and wood 4, then grain 5 and sand 6.
lesson-milestones-place =
    Low numbers belong on the left, high ones on the right: numbers that rise, or stay equal, earn you a coin at the trading house.
    Lay 2 and 4 on the first two spaces, then 5 and 6 on the fifth and sixth.
lesson-milestones-move =
    A turn is two moves, each as far forward as you like. A worker you stop at gives you 1 good.
    Move to the quarryman, then to the sand worker, and end your turn.
lesson-milestones-trade =
    With stone and sand you could build a road. On the way lies the trading house, and your numbers rise: that is worth a stop.
    Move to the trading house.
lesson-milestones-hire =
    There’s the coin! Any tile, with its two workers, costs 2 coins. Stone 6 and stone 7 keep your numbers rising. Lay them on free spaces: a worker that a tile covers is lost.
    Hire that tile and lay it on the last two spaces.
lesson-milestones-office =
    Your second move takes you where points are made.
    Move to the building office.
lesson-milestones-road =
    A road section is two lines long. It begins at a marketplace or where a road ends. In its middle stands a milestone, and you score the number under it: here the 1.
    Choose the marketplace in the top left corner, then the 2 where your road is to end.
lesson-milestones-bonus =
    Your milestone touches a bush with a tile for a grain grower, and you have one. It brings 1 point now, and 1 more each time that worker produces. You can choose the tile or the worker.
    Choose the tile in its bush: it goes onto your grain grower. Then end your turn.
lesson-milestones-castle =
    Nobody gets past the castle: you have to stop there, and you lose a worker. A cover tile goes over it: it brings nothing any more, and a new tile may lie there later.
    Move to the castle, and let the lumberjack go.
lesson-milestones-jump =
    Here is the trick of the loop: workers of the same kind that you jump over in the same move produce as well.
    Jump to the last quarryman, over the two others.
lesson-milestones-middle = We jump ahead, into another game: the land has grown, Ben has 31 points and you have 18, with goods for several builds. Whoever has the most workers of a kind (outlined) gets 5 points for it at the end. A worker with a bonus tile counts twice.
lesson-milestones-buy =
    For a house and a marketplace you need one more wood. The trading house sells any good for 2 coins.
    Move there, and buy 1 wood.
lesson-milestones-house =
    A house stands in a triangle beside a road and brings the free numbers at its corners. So build it before something covers them.
    Move to the building office, and build the house between 2 and 3: it brings 5 points.
lesson-milestones-market =
    Now for the marketplace, on the 3 at the corner of your house: the same number scores again. Roads may branch off here.
    Build the marketplace on that 3.
lesson-milestones-decline =
    Your marketplace touches a bonus tile for your sand worker. It would bring 1 point, but soon the castle takes a worker: you need this one least, and the tile would be lost as well. In its bush it waits for a worker you keep.
    Leave it there: choose “Take none”, then end your turn.
lesson-milestones-mill =
    At the mill you give 2 grain and put a flour sack on a marketplace that has none yet, whoever built it. That brings 1 coin and two free numbers right next to it: the two highest, unless you choose others. Here these are 3 and 2.
    Move to the mill, then choose the marketplace you have just built.
lesson-milestones-cover =
    That makes 13 points in one lap: house, marketplace, delivery.
    Move on to the castle, and let the sand worker go.
lesson-milestones-late = The castle takes more than a worker. We jump into another game, near its end: you have 62 points and six goods, coins included. When you stop at the castle, you may keep only three.
lesson-milestones-sell =
    The last game: 65 points, two short of the goal. For a house you have wood, but no stone, and grain to spare. Any two goods fetch 1 coin, and your rising numbers bring another.
    Move to the trading house, sell 2 grain, and buy 1 stone.
lesson-milestones-discard =
    You choose what has to go: sand and grain, since coins buy anything. And of your two grain growers one can go.
    Move to the castle, give up the sand and both grain, and lose the grain grower with the 7.
lesson-milestones-end =
    Points beyond 67 count as well, so take the best spot. After that Ben has one more turn.
    Move to the building office, build the house that brings 9 points, then end your turn.
lesson-milestones-won = The game is over, and you have won! At the very end the workers counted: the most of a kind brought 5 points, so two kinds brought you 10. A worker with a bonus tile counts twice.
