## What a kind of move is good for, where a hint finds nothing better to say

settlement-why-explore = New land: every round it brings its resource, and adventurers count it.
settlement-why-place = Where the land lies decides what can be explored beside it, and in which region it works.
settlement-why-fight = The land is free again, and diamonds or gold are hard to come by.
settlement-why-outpost = Keeps monsters away, saves a resource when you pass, and defenders count it.
settlement-why-region = One settler brings in what all free lands of the region make.
settlement-why-street = One settler sets all buildings of the street to work.
settlement-why-garrison = Brings a resource you need now.
settlement-why-build = A building works every round, and builders count it.
settlement-why-invite = Points come from heroes, and it takes no settler.
settlement-why-swap = Gives up what you have too much of for what is missing.
settlement-why-mirror = Turns what you don’t need into what is missing.
settlement-why-gem = Diamonds stay with you when you pass; wood, clay and stone don’t. And heroes want them.
settlement-why-gold = Gold stays with you when you pass, pays for heroes and fills banks.
settlement-why-sell-gold = Buys just what is missing.
settlement-why-sell-diamonds = Buys just what is missing.
settlement-why-artifact = Helps most with what you can do in the next round.
settlement-why-pass = What is left to do costs more than it brings.
settlement-why-use = The settler is at work already: now the buildings of the street count.

settlement-hint-explore = Explore region { $what }
