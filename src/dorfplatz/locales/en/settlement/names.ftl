## Settlers

amount-settler =
    { $n ->
        [one] 1 settler
       *[other] { $n } settlers
    }
amount-settler-bonus =
    { $n ->
        [one] 1 bonus settler
       *[other] { $n } bonus settlers
    }

## Places

region-1 = I
region-2 = II
region-3 = III

street-1 = upper street
street-2 = middle street
street-3 = lower street

landscape-wood = Forest
landscape-clay = Clay hills
landscape-stone = Crags
landscape-diamond = Crystal caves
landscape-gold = Golden river

## Monsters

monster-gnoll = Gnoll
monster-manticore = Manticore
monster-hydra = Hydra
monster-dragon = Dragon

## Buildings

building-sawmill = Sawmill
building-sawmill-effect = Get 1 wood.
building-clay-pit = Clay pit
building-clay-pit-effect = Get 1 clay.
building-quarry = Quarry
building-quarry-effect = Get 1 stone.
building-diamond-mine = Diamond mine
building-diamond-mine-effect = Get 1 diamond.
building-bazaar = Bazaar
building-bazaar-effect = Give 1 basic resource, get 1 gold.
building-gem-cutter = Gem cutter
building-gem-cutter-effect = Give 1 diamond, get 1 wood, 1 clay and 1 stone.
building-alchemist = Alchemist
building-alchemist-effect = Give 1 gold, get 2 diamonds.
building-storehouse = Storehouse
building-storehouse-effect = Get 1 basic resource of your choice.
building-tavern = Tavern
building-tavern-effect = Give 1 diamond, get 2 bonus settlers.
building-bank = Bank
building-bank-effect = Lock 1 gold away here: 5 points at the end.
building-church = Church
building-church-effect = Lock 1 diamond away here: 4 points at the end.
building-trading-post = Trading post
building-trading-post-effect = Get the resource of one of your landscapes with an outpost.

## Artifacts

artifact-hourglass = Eternal Hourglass
artifact-hourglass-short = Hourglass
artifact-hourglass-gist = Use a new building at once
artifact-hourglass-effect = Whenever you build a building, you may use it at once.
artifact-compass = Enchanted Compass
artifact-compass-short = Compass
artifact-compass-gist = Resource for exploring
artifact-compass-effect = Whenever you explore a landscape, you get its resource before the monster check.
artifact-mace = Mace of Bravery
artifact-mace-short = Mace
artifact-mace-gist = +1 diamond per fight
artifact-mace-effect = Whenever you fight a monster, you get 1 extra diamond.
artifact-potion = Potion of Power
artifact-potion-short = Potion
artifact-potion-gist = Resource for an outpost
artifact-potion-effect = Whenever you build an outpost, you get the resource of its landscape.
artifact-chest = Living Chest
artifact-chest-short = Chest
artifact-chest-gist = 1 bonus settler now
artifact-chest-effect = When you take it, you get 1 bonus settler.
artifact-scroll = Scroll of Fortune
artifact-scroll-short = Scroll
artifact-scroll-gist = Regions pay 1 more
artifact-scroll-effect = Whenever you activate a region, you get one more of the resources it has just paid.
artifact-crown = Crown of Dominion
artifact-crown-short = Crown
artifact-crown-gist = Outposts pay double
artifact-crown-effect = Whenever you activate an outpost, you get its resource once more.
artifact-mug = Ornate Mug
artifact-mug-short = Mug
artifact-mug-gist = +1 bonus settler per hero
artifact-mug-effect = Whenever you invite a hero, you get 1 extra bonus settler.
artifact-treasure = Magic Treasure
artifact-treasure-short = Treasure
artifact-treasure-gist = 1 gold now
artifact-treasure-effect = When you take it, you get 1 gold.
artifact-ring = Diamond Ring
artifact-ring-short = Ring
artifact-ring-gist = 1 diamond now
artifact-ring-effect = When you take it, you get 1 diamond.
artifact-star = Guiding Star
artifact-star-short = Star
artifact-star-gist = Activate a region again
artifact-star-effect = Once per round you may activate a region a second time, with another settler.
artifact-key = Key of Knowledge
artifact-key-short = Key
artifact-key-gist = Activate a street again
artifact-key-effect = Once per round you may activate a street a second time, with another settler.
artifact-mirror = Mirror of Transformation
artifact-mirror-short = Mirror
artifact-mirror-gist = Exchange basics 1 for 1
artifact-mirror-effect = You may exchange basic resources one for one.
artifact-mask = Shaman’s Mask
artifact-mask-short = Mask
artifact-mask-gist = You decide on monsters
artifact-mask-effect = At each of your monster checks you decide whether the monster appears.

## Guilds

guild-adventurer = Adventurer
guild-adventurer-effect = 1 point for each of your landscapes.
guild-defender = Defender
guild-defender-effect = 1 point for each of your outposts.
guild-builder = Builder
guild-builder-effect = 1 point for each of your buildings.
guild-artisan = Artisan
guild-artisan-effect = The points shown on the card.

## Titles for a game played alone

rank-settler = Settler
rank-mayor = Mayor
rank-knight = Knight
rank-lord = Lord or Lady

## Heroes

hero-runa = Runa
hero-tjark = Tjark
hero-isolde = Isolde
hero-falk = Falk
hero-mirja = Mirja
hero-wendelin = Wendelin
hero-saskia = Saskia
hero-leif = Leif
hero-ottilie = Ottilie
hero-jascha = Jascha
hero-fenja = Fenja
hero-corbin = Corbin
hero-brunhild = Brunhild
hero-gernot = Gernot
hero-sigrun = Sigrun
hero-hagen = Hagen
hero-walburga = Walburga
hero-roland = Roland
hero-thora = Thora
hero-ansgar = Ansgar
hero-gerlinde = Gerlinde
hero-egon = Egon
hero-hedda = Hedda
hero-bjoern = Björn
hero-mathilda = Mathilda
hero-lorenz = Lorenz
hero-edda = Edda
hero-balthasar = Balthasar
hero-ursel = Ursel
hero-kaspar = Kaspar
hero-irmgard = Irmgard
hero-veit = Veit
hero-rosalind = Rosalind
hero-anselm = Anselm
hero-pernilla = Pernilla
hero-gideon = Gideon
hero-kaethe = Käthe
hero-jost = Jost
hero-marisol = Marisol
hero-benno = Benno
hero-annika = Annika
hero-ruben = Ruben
hero-lioba = Lioba
hero-emmerich = Emmerich
hero-dorle = Dorle
hero-nepomuk = Nepomuk
hero-zita = Zita
hero-quirin = Quirin
