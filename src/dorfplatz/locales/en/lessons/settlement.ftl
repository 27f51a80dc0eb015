## Settlement, your first game

lesson-settlement = Settlement, your first game

lesson-settlement-aim = You want the most points. They come from the heroes you invite, and from gold in banks and diamonds in churches. Nothing else counts.
lesson-settlement-means = Heroes want to be paid in wood, clay, stone, diamonds and gold. You earn these with your six settlers: almost everything you do sends some of them to work.
lesson-settlement-artifact =
    Each round you own one artifact, a little advantage. The Enchanted Compass pays you for every landscape you explore: just right for the start.
    Take the Enchanted Compass.
lesson-settlement-explore =
    Above lies the wilderness. Exploring region I takes one settler; the regions behind it are richer and take more. Later a new landscape has to lie next to one you have explored.
    Explore region I, then put the new landscape on the middle space.
lesson-settlement-gnoll =
    Clay hills, and 1 clay from the Compass! But your new landscape and Lorenz in the hero row show the same monster, so a gnoll has moved in. As long as it is there, the landscape pays nothing.
    That was your action. End your turn.
lesson-settlement-fight =
    You always win a fight. A gnoll takes one settler and brings 1 diamond; bigger monsters take more settlers and bring gold.
    Fight the gnoll.
lesson-settlement-invite =
    Besides your action you may invite one hero each turn, without a settler. Marisol, the last in the row, wants 1 wood, 1 stone and 1 diamond: exactly what you have.
    Invite Marisol.
lesson-settlement-points =
    Your first 6 points! An artisan is worth what the card shows. An adventurer counts your landscapes, a defender your outposts, a builder your buildings.
    End your turn.
lesson-settlement-outpost =
    Later a monster may come back, as long as a hero in the row shows it. An outpost keeps monsters off a landscape for good, for one settler and nothing else.
    Build one on your clay hills, then end your turn.
lesson-settlement-alone = Ben has passed: he is done for this round. You may go on, turn after turn, as long as you have settlers.
lesson-settlement-garrison =
    Once a round, for a settler, an outpost fetches the resource of its landscape.
    Activate your outpost, then end your turn.
lesson-settlement-build =
    Your settlement, below the wilderness, has three streets of three spaces. The bank costs 1 clay. Each gold you put there later is worth 5 points.
    Choose the bank in the market, then the first space of the upper street, and end your turn.
lesson-settlement-region =
    One settler can also set a whole region to work: every landscape without a monster pays. You may do that once a round for each region.
    Activate region I.
lesson-settlement-swap =
    You may exchange at any time on your turn. Two basic resources become one of another kind; in a game you choose which.
    Exchange 2 clay for 1 stone.
lesson-settlement-pass =
    All settlers are at work, so the round is over for you. They come home when you pass. Wood, clay and stone are lost then, except one for each outpost; diamonds and gold stay.
    Pass, and keep the stone.
lesson-settlement-next =
    Now you swap your artifact for another one, as you will every round.
    Take the Mirror of Transformation.
lesson-settlement-mirror =
    A new round: six settlers again, and Ben began because he passed first. Your Mirror exchanges one for one.
    Turn your stone into wood.
lesson-settlement-scroll =
    We skip ahead to a prepared board: the third round. Ben has passed, and you have 19 points and one settler left. Your artifact is the Scroll of Fortune: when a region pays, you get one more of what it paid.
    Activate region I, then take another wood.
lesson-settlement-gold =
    Lioba, an artisan, brings 7 points. For 1 wood, 1 clay and 1 diamond she would come, but she also wants 1 gold. Two diamonds make 1 gold.
    Exchange 2 diamonds for 1 gold, then invite Lioba.
lesson-settlement-gem =
    One wood, one clay and one stone are left. With a single outpost you could keep only one of them when you pass. Together they make a diamond, and diamonds stay.
    Exchange them for 1 diamond.
lesson-settlement-mask =
    Look, a gnoll has moved into the clay hills on the left: Sigrun in the hero row shows one. With the Shaman’s Mask you will decide that yourself.
    Pass, then take the Shaman’s Mask.
lesson-settlement-monster =
    The fourth round. Region II takes two settlers, and you find diamonds and gold there too. With the Mask you alone decide about the monster, whatever the heroes show.
    Explore it, put the landscape on the middle space, and keep the manticore away.
lesson-settlement-late = We skip ahead once more: the sixth and last round. Ben has passed with 42 points, you have 41. Three bonus settlers, brought by heroes, can still work for you.
lesson-settlement-builders =
    You have invited three builders, and each of them counts your buildings. So every building is worth 3 points now.
    Build the trading post on the first space of the upper street and end your turn. Then build the storehouse beside it and end your turn again.
lesson-settlement-post =
    One settler sets a whole street to work, and you use its buildings in any order. The trading post fetches the resource of a landscape with an outpost.
    Activate the upper street, then use the trading post for the crystal caves.
lesson-settlement-choice =
    The storehouse gives a basic resource of your choice. Hedda, the last in the row, wants 1 clay, 2 stone and 1 diamond.
    Use the storehouse for stone.
lesson-settlement-sell =
    What is left in your stock at the end is worth nothing, so turn it into heroes. For Hedda you still need clay and stone, and 1 gold gets you any basic resource.
    Exchange 1 gold for 1 clay.
lesson-settlement-diamonds =
    Two diamonds do it as well.
    Exchange 2 diamonds for 1 stone.
lesson-settlement-defender =
    Hedda, a defender, counts your six outposts: 6 points. The sign above a hero says what that place in the row costs extra: 2 diamonds, 1, or nothing.
    Invite Hedda, then end your turn.
lesson-settlement-bank =
    Hedda has brought two bonus settlers, one of them thanks to your Ornate Mug. Each time you use the bank it takes 1 gold, which is worth 5 points. The quarry you can leave out: you need no more stone.
    Activate the lower street, use the bank, choose “Done with the street”, and end your turn.
lesson-settlement-last =
    One settler and some wood are left: 3 more points. When everybody has passed in the sixth round, the game is over.
    Build the clay pit on the last space of the upper street, then pass.
lesson-settlement-won = 61 to 42: you have won! Remember: heroes make points, and landscapes, outposts and buildings make heroes worth more.

## Settlement alone, your first game

lesson-settlement-solo = Settlement solo, your first game

lesson-settlement-solo-aim = You play six rounds for points. In the end they earn you a title: Mayor from 51, Knight from 76, Lord or Lady from 101. Most points come from the heroes you invite.
lesson-settlement-solo-means = Each round you send six settlers to work. What they bring home pays for heroes and buildings.
lesson-settlement-solo-artifact =
    Each round you own one artifact, a little advantage. With the Shaman’s Mask you decide yourself whether a monster appears.
    Take the Shaman’s Mask.
lesson-settlement-solo-explore =
    Above lies the wilderness. Exploring region I takes one settler.
    Explore region I, then put the new landscape on the middle space.
lesson-settlement-solo-monster =
    A monster blocks its landscape until you fight it, and that is rewarded. Usually it appears when a hero in the row shows the same monster; with the Mask you decide.
    Let the gnoll appear, then end your turn.
lesson-settlement-solo-fight =
    You always win a fight. A gnoll takes one settler and brings 1 diamond; bigger monsters take more settlers and bring gold.
    Fight the gnoll, then end your turn.
lesson-settlement-solo-outpost =
    An outpost keeps monsters away for good and takes only a settler.
    Build one on your crags, then end your turn.
lesson-settlement-solo-region =
    One settler sets a whole region to work: every landscape without a monster pays its resource, once a round.
    Activate region I.
lesson-settlement-solo-invite =
    Besides your action you may invite one hero each turn, without a settler. Pernilla wants 1 clay, 1 stone and 1 diamond, and brings two bonus settlers.
    Invite Pernilla, then end your turn.
lesson-settlement-solo-build =
    Pernilla is a builder: 1 point for each building. In the same way defenders count your outposts and adventurers your landscapes; artisans are worth what their card shows.
    Choose the sawmill for 1 stone, put it on the first space of the settlement, and end your turn.
lesson-settlement-solo-street =
    One settler sets a street to work, once a round, and each of its buildings may be used.
    Activate the upper street, use the sawmill, and end your turn.
lesson-settlement-solo-bonus =
    Your six settlers are at work, but Pernilla’s bonus settlers are still here. Each of them works only once. An outpost can be activated too, once a round: it brings the resource of its landscape.
    Activate your outpost.
lesson-settlement-solo-pass =
    When you pass, your six settlers come home; the second bonus settler waits for the next round. Wood, clay and stone are lost, except one for each outpost.
    Pass, and keep the stone.
lesson-settlement-solo-next =
    Now you swap your artifact. Alone, the old one leaves the game and a new one joins the row.
    Take the Scroll of Fortune.
lesson-settlement-solo-second =
    The next landscape must lie beside one you have explored. Whether a monster comes is up to the heroes in the row now.
    Explore region I again, put the landscape on the left, and end your turn.
lesson-settlement-solo-scroll =
    Now two landscapes pay, and the Scroll adds one more of either.
    Activate region I, then take another stone.
lesson-settlement-solo-swap =
    You may exchange at any time on your turn. Two basic resources become one of another kind; in a game you choose which.
    Exchange 2 stone for 1 wood.
lesson-settlement-solo-gem =
    One wood, one clay and one stone make a diamond. Diamonds and gold stay with you when you pass.
    Exchange them, then end your turn.
lesson-settlement-solo-further =
    Region II takes two settlers, region III three. In return you find diamonds and gold there too.
    Explore region II, then put the landscape on the middle space.
lesson-settlement-solo-late = We skip ahead: the sixth and last round, 32 points. Diamonds and gold are worth nothing by themselves, so turn them into heroes. Ruben, an artisan, brings 7 points and wants 1 wood, 1 stone and 1 gold.
lesson-settlement-solo-post =
    Two bonus settlers are left. The trading post fetches the resource of a landscape with an outpost.
    Activate the middle street, then use the trading post for the crystal caves on the left.
lesson-settlement-solo-storehouse =
    The storehouse gives a basic resource of your choice: the stone for Ruben. Leave the bazaar out; you don’t have to use everything.
    Use the storehouse for stone, then choose “Done with the street”.
lesson-settlement-solo-artisan =
    Wood, stone and gold are there.
    Invite Ruben, then end your turn.
lesson-settlement-solo-surcharge = Rosalind, a builder, counts your eight buildings: 8 points. She wants 1 clay, 1 stone and 1 diamond, and the sign above her asks for 1 diamond more. Further right in the row nothing is added.
lesson-settlement-solo-sell =
    You lack clay and stone. One gold buys any basic resource.
    Exchange 1 gold for 1 clay.
lesson-settlement-solo-diamonds =
    Two diamonds do it as well.
    Exchange 2 diamonds for 1 stone.
lesson-settlement-solo-builder =
    Now you can pay for Rosalind. You may invite before your action, too.
    Invite Rosalind.
lesson-settlement-solo-church =
    Each diamond in a church is worth 4 points in the end, each gold in a bank 5.
    Activate the lower street, then use the church.
lesson-settlement-solo-bank =
    The bank needs gold. Two diamonds make one.
    Exchange 2 diamonds for 1 gold, use the bank, and end your turn.
lesson-settlement-solo-house =
    Rosalind has brought a bonus settler, and 1 wood is left. Two builders count your buildings, so one more is worth 2 points.
    Choose the church for 1 wood and put it on the last space of the lower street.
lesson-settlement-solo-last =
    There is nothing more to do. When you pass in the sixth round, the game is over.
    Pass.
lesson-settlement-solo-won = 58 points: you are a Mayor! Knights begin at 76. The earlier you have landscapes, outposts and buildings, the more the heroes bring who count them.

## What is expected in a lesson

settlement-prompt-street-lesson = { $who }, finish the { $street }.
