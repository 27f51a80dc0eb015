coach-settlement-artifact = Any artifact will do for a first game: you swap it after every round. Each says what it does; take one you can use in this round.
coach-settlement-explore = Explore first: without a landscape nothing comes in. Region I takes just one settler.
coach-settlement-monster = A monster blocks your landscape. Fight it: you always win, and it leaves diamonds or gold, which are hard to come by. While a hero in the row shows it, it may come back each time the region pays; an outpost stops that.
coach-settlement-invite = You can afford a hero. That takes no settler and is where points come from; two in the row cost nothing extra.
coach-settlement-outpost = An outpost keeps monsters away, works once a round and saves one resource for you when you pass.
coach-settlement-street = Three buildings in one street work for a single settler: fill one street before you begin the next.
coach-settlement-pass = All settlers are at work. Exchange what you would lose, then pass.
coach-settlement-next = Choose with the next round in mind: one that helps you build, fight or invite, whichever you plan first.
