## What a kind of move is good for, where a hint finds nothing better to say

milestones-why-draft = Different goods, and numbers that can rise from left to right.
milestones-why-place = Keeps the numbers rising, with room for the next tile.
milestones-why-move = Collects for the next build.
milestones-why-move-castle = A new lap begins, and your workers bring goods again.
milestones-why-move-mill = 2 grain become flour here, which brings points at any marketplace without a sack.
milestones-why-move-office = Here goods become roads, houses and marketplaces: that is where points are made.
milestones-why-move-trade = Here you hire, buy what is missing and sell what is left over.
milestones-why-hire = More workers mean more goods on every lap, and the most of a kind score at the end.
milestones-why-buy = Just what the next build still lacks.
milestones-why-sell = Coins buy anything, and the castle takes what you can’t use.
milestones-why-decline = Left there, it waits for a worker you will keep.
milestones-why-discard = The good you need least.
milestones-why-cover = The worker you need least, or the one who breaks the order of the numbers.
milestones-why-bonus = A point now, and another each time this worker produces.
