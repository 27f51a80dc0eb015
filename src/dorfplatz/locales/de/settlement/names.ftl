## Settlers

amount-settler = { $n } Siedler
amount-settler-bonus = { $n } Bonussiedler

## Places

region-1 = I
region-2 = II
region-3 = III

street-1 = obere Siedlungsreihe
    .wo = in der oberen Siedlungsreihe
street-2 = mittlere Siedlungsreihe
    .wo = in der mittleren Siedlungsreihe
street-3 = untere Siedlungsreihe
    .wo = in der unteren Siedlungsreihe

landscape-wood = Wald
    .wen = einen Wald
landscape-clay = Lehmhügel
    .wen = Lehmhügel
landscape-stone = Felsen
    .wen = Felsen
landscape-diamond = Kristallhöhlen
    .wen = Kristallhöhlen
landscape-gold = Goldfluss
    .wen = einen Goldfluss

## Monsters

monster-gnoll = Gnoll
    .wer = ein Gnoll
    .wen = den Gnoll
monster-manticore = Mantikor
    .wer = ein Mantikor
    .wen = den Mantikor
monster-hydra = Hydra
    .wer = eine Hydra
    .wen = die Hydra
monster-dragon = Drache
    .wer = ein Drache
    .wen = den Drachen

## Buildings

building-sawmill = Sägewerk
    .wen = das Sägewerk
building-sawmill-effect = Du bekommst 1 Holz.
building-clay-pit = Lehmgrube
    .wen = die Lehmgrube
building-clay-pit-effect = Du bekommst 1 Lehm.
building-quarry = Steinbruch
    .wen = den Steinbruch
building-quarry-effect = Du bekommst 1 Stein.
building-diamond-mine = Diamantenmine
    .wen = die Diamantenmine
building-diamond-mine-effect = Du bekommst 1 Diamanten.
building-bazaar = Basar
    .wen = den Basar
building-bazaar-effect = Gib 1 normale Ressource und nimm 1 Gold.
building-gem-cutter = Edelsteinschleifer
    .wen = den Edelsteinschleifer
building-gem-cutter-effect = Gib 1 Diamanten und nimm 1 Holz, 1 Lehm und 1 Stein.
building-alchemist = Alchemist
    .wen = den Alchemisten
building-alchemist-effect = Gib 1 Gold und nimm 2 Diamanten.
building-storehouse = Warenspeicher
    .wen = den Warenspeicher
building-storehouse-effect = Du bekommst 1 normale Ressource deiner Wahl.
building-tavern = Taverne
    .wen = die Taverne
building-tavern-effect = Gib 1 Diamanten und nimm 2 Bonussiedler.
building-bank = Bank
    .wen = die Bank
building-bank-effect = Schließ hier 1 Gold weg: am Ende 5 Punkte.
building-church = Kirche
    .wen = die Kirche
building-church-effect = Schließ hier 1 Diamanten weg: am Ende 4 Punkte.
building-trading-post = Handelsposten
    .wen = den Handelsposten
building-trading-post-effect = Du bekommst die Ressource einer deiner Landschaften mit Festung.

## Artifacts

artifact-hourglass = Ewige Sanduhr
    .wen = die Ewige Sanduhr
artifact-hourglass-short = Sanduhr
artifact-hourglass-gist = Neues Gebäude gleich nutzen
artifact-hourglass-effect = Ein frisch gebautes Gebäude darfst du gleich nutzen.
artifact-compass = Verzauberter Kompass
    .wen = den Verzauberten Kompass
artifact-compass-short = Kompass
artifact-compass-gist = Erkunden bringt Ressource
artifact-compass-effect = Immer wenn du eine Landschaft erkundest, bekommst du ihre Ressource, noch vor der Monsterprüfung.
artifact-mace = Streitkolben der Tapferkeit
    .wen = den Streitkolben der Tapferkeit
artifact-mace-short = Streitkolben
artifact-mace-gist = +1 Diamant je Kampf
artifact-mace-effect = Immer wenn du ein Monster bekämpfst, bekommst du 1 Diamanten dazu.
artifact-potion = Trank der Macht
    .wen = den Trank der Macht
artifact-potion-short = Trank
artifact-potion-gist = Festung bauen bringt Ressource
artifact-potion-effect = Immer wenn du eine Festung errichtest, bekommst du die Ressource ihrer Landschaft.
artifact-chest = Lebendige Truhe
    .wen = die Lebendige Truhe
artifact-chest-short = Truhe
artifact-chest-gist = Sofort 1 Bonus{ "\u00AD" }siedler
artifact-chest-effect = Nimmst du sie, bekommst du 1 Bonussiedler.
artifact-scroll = Schriftrolle des Glücks
    .wen = die Schriftrolle des Glücks
artifact-scroll-short = Schriftrolle
artifact-scroll-gist = Wildnis bringt 1 mehr
artifact-scroll-effect = Immer wenn du eine Wildnisreihe aktivierst, bekommst du eine der Ressourcen, die sie gerade eingebracht hat, noch einmal.
artifact-crown = Herrschaftskrone
    .wen = die Herrschaftskrone
artifact-crown-short = Krone
artifact-crown-gist = Festung bringt doppelt
artifact-crown-effect = Immer wenn du eine Festung aktivierst, bekommst du ihre Ressource noch einmal.
artifact-mug = Verzierter Humpen
    .wen = den Verzierten Humpen
artifact-mug-short = Humpen
artifact-mug-gist = +1 Bonus{ "\u00AD" }siedler je Held
artifact-mug-effect = Immer wenn du einen Helden einlädst, bekommst du 1 Bonussiedler dazu.
artifact-treasure = Magischer Schatz
    .wen = den Magischen Schatz
artifact-treasure-short = Schatz
artifact-treasure-gist = Sofort 1 Gold
artifact-treasure-effect = Nimmst du ihn, bekommst du 1 Gold.
artifact-ring = Diamantring
    .wen = den Diamantring
artifact-ring-short = Ring
artifact-ring-gist = Sofort 1 Diamant
artifact-ring-effect = Nimmst du ihn, bekommst du 1 Diamanten.
artifact-star = Leitstern
    .wen = den Leitstern
artifact-star-short = Leitstern
artifact-star-gist = Wildnis noch einmal
artifact-star-effect = Einmal pro Runde darfst du eine Wildnisreihe zum zweiten Mal aktivieren, mit einem weiteren Siedler.
artifact-key = Schlüssel des Wissens
    .wen = den Schlüssel des Wissens
artifact-key-short = Schlüssel
artifact-key-gist = Siedlung noch einmal
artifact-key-effect = Einmal pro Runde darfst du eine Siedlungsreihe zum zweiten Mal aktivieren, mit einem weiteren Siedler.
artifact-mirror = Spiegel der Verwandlung
    .wen = den Spiegel der Verwandlung
artifact-mirror-short = Spiegel
artifact-mirror-gist = Normale 1 : 1 tauschen
artifact-mirror-effect = Du darfst normale Ressourcen eins zu eins tauschen.
artifact-mask = Schamanenmaske
    .wen = die Schamanenmaske
artifact-mask-short = Maske
artifact-mask-gist = Monster nur auf Wunsch
artifact-mask-effect = Bei jeder deiner Monsterprüfungen entscheidest du, ob das Monster erscheint.

## Guilds

guild-adventurer = Abenteurer
guild-adventurer-effect = 1 Punkt für jede deiner Landschaften.
guild-defender = Verteidiger
guild-defender-effect = 1 Punkt für jede deiner Festungen.
guild-builder = Baumeister
guild-builder-effect = 1 Punkt für jedes deiner Gebäude.
guild-artisan = Handwerker
guild-artisan-effect = So viele Punkte, wie auf der Karte stehen.

## Titles for a game played alone

rank-settler = Siedlerin oder Siedler
rank-mayor = Bürgermeisterin oder Bürgermeister
rank-knight = Ritterin oder Ritter
rank-lord = Lady oder Lord

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
