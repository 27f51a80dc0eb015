## Settlement, deine erste Partie

lesson-settlement = Settlement, deine erste Partie

lesson-settlement-aim = Du willst die meisten Punkte. Die bringen dir Helden, die du einlädst, dazu Gold in Banken und Diamanten in Kirchen. Sonst zählt nichts.
lesson-settlement-means = Helden wollen bezahlt werden: mit Holz, Lehm, Stein, Diamanten und Gold. Das verdienst du mit deinen sechs Siedlern: Für fast alles, was du tust, gehen welche an die Arbeit.
lesson-settlement-artifact =
    In jeder Runde besitzt du ein Artefakt, einen kleinen Vorteil. Der Kompass belohnt dich für jede Landschaft, die du erkundest: genau richtig für den Anfang.
    Nimm den Kompass.
lesson-settlement-explore =
    Oben liegt die Wildnis. Wildnisreihe I zu erkunden kostet einen Siedler; weiter hinten ist es reicher und kostet mehr.
    Erkunde Wildnisreihe I und leg die neue Landschaft auf das mittlere Feld.
lesson-settlement-gnoll =
    Lehmhügel, und 1 Lehm vom Kompass! Aber deine neue Landschaft und Lorenz in der Heldenreihe zeigen dasselbe Monster, also ist ein Gnoll eingezogen. Solange er da ist, bringt die Landschaft nichts.
    Das war deine Aktion. Beende deinen Zug.
lesson-settlement-fight =
    Einen Kampf gewinnst du immer. Ein Gnoll beschäftigt einen Siedler und hinterlässt einen Diamanten; größere Monster brauchen mehr Siedler und hinterlassen mehr.
    Bekämpfe den Gnoll.
lesson-settlement-invite =
    Neben deiner Aktion darfst du in jedem Zug einen Helden einladen, ganz ohne Siedler. Marisol, die Letzte in der Reihe, will 1 Holz, 1 Stein und 1 Diamanten: genau das hast du.
    Lade Marisol ein.
lesson-settlement-points =
    Deine ersten 6 Punkte! Ein Handwerker bringt, was auf der Karte steht. Ein Abenteurer zählt deine Landschaften, ein Verteidiger deine Festungen, ein Baumeister deine Gebäude.
    Beende deinen Zug.
lesson-settlement-outpost =
    Immer wenn eine Wildnisreihe liefert, kann ein Monster wiederkommen, solange ein Held in der Reihe es zeigt. Eine Festung hält Monster für immer fern und kostet nur einen Siedler.
    Errichte eine auf deinen Lehmhügeln und beende deinen Zug.
lesson-settlement-alone = Ben hat gepasst: Für ihn ist die Runde vorbei. Du machst weiter, Zug um Zug, solange du Siedler hast.
lesson-settlement-garrison =
    Eine Festung kann die Ressource ihrer Landschaft holen: Das kostet einen Siedler und geht einmal pro Runde.
    Aktiviere deine Festung und beende deinen Zug.
lesson-settlement-build =
    Deine Siedlung, unter der Wildnis, hat drei Reihen mit je drei Bauplätzen. Die Bank kostet 1 Lehm. Später ist jedes Gold, das du hineinlegst, 5 Punkte wert.
    Wähle die Bank im Markt, dann den ersten Platz der oberen Reihe, und beende deinen Zug.
lesson-settlement-region =
    Ein Siedler kann auch eine ganze Wildnisreihe in Gang setzen: Jede Landschaft ohne Monster liefert. Das geht je Reihe einmal pro Runde.
    Aktiviere Wildnisreihe I.
lesson-settlement-swap =
    Tauschen darfst du in deinem Zug jederzeit. Aus zwei normalen Ressourcen wird eine andere.
    Tausch 2 Lehm gegen 1 Stein.
lesson-settlement-pass =
    Alle Siedler sind bei der Arbeit, die Runde ist für dich vorbei. Wenn du passt, kommen sie heim. Holz, Lehm und Stein gehen dabei verloren, bis auf eine Ressource je Festung; Diamanten und Gold bleiben.
    Passe und behalte den Stein.
lesson-settlement-next =
    Nun tauschst du dein Artefakt gegen ein anderes, jede Runde.
    Nimm den Spiegel.
lesson-settlement-mirror =
    Eine neue Runde: wieder sechs Siedler, und Ben hat begonnen, weil er zuerst gepasst hat. Dein Spiegel tauscht eins zu eins.
    Mach aus deinem Stein Holz.
lesson-settlement-late = Wir springen vor, zu einem vorbereiteten Tableau: die sechste und letzte Runde. Ben hat mit 42 Punkten gepasst, du hast 41. Drei Bonussiedler, von Helden mitgebracht, können noch für dich arbeiten.
lesson-settlement-builders =
    Du hast drei Baumeister eingeladen, und jeder zählt deine Gebäude. Ein Gebäude mehr macht 3 Punkte.
    Bau den Warenspeicher auf den ersten Platz der unteren Reihe und beende deinen Zug.
lesson-settlement-street =
    Ein Siedler setzt eine ganze Siedlungsreihe in Gang, und du nutzt ihre Gebäude in beliebiger Reihenfolge.
    Aktiviere die untere Reihe und nutze den Steinbruch.
lesson-settlement-choice =
    Der Warenspeicher gibt dir eine normale Ressource nach Wahl.
    Nutze ihn für Holz.
lesson-settlement-gem =
    Tauschen geht auch jetzt. Je ein Holz, Lehm und Stein ergeben einen Diamanten.
    Tausch sie ein.
lesson-settlement-gold =
    Zwei Diamanten ergeben 1 Gold.
    Tausch sie ein.
lesson-settlement-bank =
    In der Bank ist dieses Gold 5 Punkte wert.
    Nutze die Bank.
lesson-settlement-defender =
    Für eine Heldin reicht es noch: Brunhild, eine Verteidigerin, 1 Punkt für jede deiner sechs Festungen. Das Schild über einem Helden sagt, was sein Platz in der Reihe zusätzlich kostet: 2 Diamanten, 1 oder keinen Aufpreis.
    Lade Brunhild ein.
lesson-settlement-last =
    Was in deinem Vorrat übrig ist, zählt jetzt nichts mehr. Wenn in der sechsten Runde alle gepasst haben, ist das Spiel zu Ende.
    Passe.
lesson-settlement-won = 55 zu 42: Du hast gewonnen! Merk dir: Helden bringen Punkte, und Landschaften, Festungen und Gebäude machen Helden wertvoller.

## Settlement allein, deine erste Partie

lesson-settlement-solo = Settlement solo, deine erste Partie

lesson-settlement-solo-aim = Allein spielst du um einen Titel: Ab 51 Punkten winkt dir das Bürgermeisteramt, ab 76 der Ritterschlag, ab 101 bist du Lady oder Lord. Punkte bekommst du für Helden, die du einlädst, und für Gold in Banken und Diamanten in Kirchen.
lesson-settlement-solo-means = Du hast sechs Runden und in jeder sechs Siedler. Für fast alles, was du tust, gehen Siedler an die Arbeit; was sie bringen, bezahlt Helden und Gebäude.
lesson-settlement-solo-artifact =
    In jeder Runde besitzt du ein Artefakt, einen kleinen Vorteil. Mit der Maske entscheidest du selbst, ob ein Monster erscheint.
    Nimm die Maske.
lesson-settlement-solo-explore =
    Oben liegt die Wildnis. Wildnisreihe I zu erkunden kostet einen Siedler.
    Erkunde Wildnisreihe I und leg die neue Landschaft auf das mittlere Feld.
lesson-settlement-solo-monster =
    Ein Monster sperrt seine Landschaft, bis du es für eine Belohnung bekämpfst. Normalerweise erscheint eines, wenn ein Held in der Reihe dasselbe Monster zeigt wie die Landschaft, und wieder, wenn die Wildnisreihe liefert. Mit der Maske entscheidest du.
    Halte es fern und beende deinen Zug.
lesson-settlement-solo-outpost =
    Eine Festung hält Monster für immer fern und kostet nur einen Siedler.
    Errichte eine in deinem Wald und beende deinen Zug.
lesson-settlement-solo-region =
    Ein Siedler setzt eine ganze Wildnisreihe in Gang: Jede Landschaft ohne Monster liefert ihre Ressource, einmal pro Runde.
    Aktiviere Wildnisreihe I.
lesson-settlement-solo-gem =
    Tauschen darfst du in deinem Zug jederzeit. Je ein Holz, Lehm und Stein ergeben einen Diamanten.
    Tausch sie ein und beende deinen Zug.
lesson-settlement-solo-build =
    Deine Siedlung liegt unter der Wildnis. Ein Gebäude kostet einen Siedler und das, was auf der Karte steht.
    Wähle den Handelsposten für 1 Diamanten, stell ihn auf den ersten Platz und beende deinen Zug.
lesson-settlement-solo-street =
    Ein Siedler setzt eine Siedlungsreihe in Gang, und du darfst jedes ihrer Gebäude nutzen. Der Handelsposten holt die Ressource einer Landschaft mit Festung.
    Aktiviere die obere Reihe, nutze den Handelsposten für deinen Wald und beende deinen Zug.
lesson-settlement-solo-garrison =
    Auch die Festung selbst kann die Ressource ihrer Landschaft holen: Das kostet einen Siedler und geht einmal pro Runde.
    Aktiviere deine Festung.
lesson-settlement-solo-pass =
    Alle Siedler sind bei der Arbeit. Wenn du passt, kommen sie heim. Holz, Lehm und Stein gehen dabei verloren, bis auf eine Ressource je Festung.
    Passe.
lesson-settlement-solo-next =
    Nun tauschst du dein Artefakt. Im Solospiel scheidet das alte aus, und ein neues kommt in die Reihe.
    Nimm die Schriftrolle.
lesson-settlement-solo-second =
    Die nächste Landschaft muss an eine grenzen, die du schon erkundet hast.
    Erkunde wieder Wildnisreihe I, leg die Landschaft nach links und beende deinen Zug.
lesson-settlement-solo-scroll =
    Jetzt liefern zwei Landschaften, und die Schriftrolle gibt von einer noch eins dazu.
    Aktiviere Wildnisreihe I und nimm noch ein Holz.
lesson-settlement-solo-late = Wir springen vor, zu einem vorbereiteten Tableau: die sechste und letzte Runde, 54 Punkte. Diamanten und Gold allein sind nichts wert, also mach einen Helden daraus.
lesson-settlement-solo-middle =
    Hagen will 1 Holz, 2 Stein und 1 Diamanten. Deine mittlere Reihe hilft dir: Das Sägewerk bringt Holz, und der Basar kauft, was du nicht brauchst.
    Aktiviere die mittlere Reihe.
lesson-settlement-solo-diamonds =
    Für zwei Diamanten bekommst du eine beliebige normale Ressource, und einer bleibt dir noch.
    Tausch 2 Diamanten gegen 1 Stein.
lesson-settlement-solo-bazaar =
    Deinen Lehm brauchst du nicht, aber der Basar zahlt Gold dafür.
    Nutze den Basar und gib 1 Lehm.
lesson-settlement-solo-finish =
    Jetzt noch das Holz. Lass die Kirche aus, dein letzter Diamant ist für Hagen: Du musst nicht alles nutzen.
    Nutze das Sägewerk und wähle „Siedlungsreihe abschließen“.
lesson-settlement-solo-sell =
    Ein Stein fehlt noch. Für ein Gold bekommst du eine beliebige normale Ressource.
    Tausch 1 Gold gegen 1 Stein.
lesson-settlement-solo-invite =
    Hagen ist Verteidiger: 1 Punkt für jede deiner fünf Festungen. Einladen kostet keinen Siedler.
    Lade Hagen ein.
lesson-settlement-solo-last =
    Wenn du in der sechsten Runde passt, ist das Spiel zu Ende.
    Passe.
lesson-settlement-solo-won = 59 Punkte: Das Bürgermeisteramt ist dein! Der Ritterschlag winkt ab 76; je früher Landschaften, Festungen und Gebäude da sind, desto mehr zählt jeder Held.
