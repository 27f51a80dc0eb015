## What a kind of move is good for, where a hint finds nothing better to say

settlement-why-explore = A new landscape brings its resource every round, and adventurers count it.
settlement-why-place = Where the landscape lies decides what can be explored beside it.
settlement-why-fight = The landscape is free again, and diamonds and gold are hard to come by.
settlement-why-outpost = Keeps monsters away, saves a resource when you pass, and defenders count it.
settlement-why-region = One settler brings in the harvest of all free landscapes of the region.
settlement-why-street = One settler sets all buildings of the street to work.
settlement-why-garrison = Brings a resource you need now.
settlement-why-build = A building works every round, and builders count it.
settlement-why-invite = Points come from heroes, and it takes no settler.
settlement-why-swap = Trades what you have too much of for what is missing.
settlement-why-mirror = Turns what you don’t need into what is missing.
settlement-why-gem = Diamonds stay with you when you pass; wood, clay and stone don’t. And heroes want them.
settlement-why-gold = Gold stays with you when you pass, pays for heroes and fills banks.
settlement-why-sell-gold = Buys just what is missing.
settlement-why-sell-diamonds = Buys just what is missing.
settlement-why-artifact = Helps most with what you can do in the next round.
settlement-why-pass = What is left to do costs more than it brings.
settlement-why-use = The settler is already at work: make the most of the street’s buildings.

settlement-hint-explore = Explore region { $what }
