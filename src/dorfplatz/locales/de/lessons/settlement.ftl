## Settlement, deine erste Partie

lesson-settlement = Settlement, deine erste Partie

lesson-settlement-aim = Du willst die meisten Punkte. Die bringen dir Helden, die du einlädst, dazu Gold in Banken und Diamanten in Kirchen. Sonst zählt nichts.
lesson-settlement-means = Helden wollen bezahlt werden: mit Holz, Lehm, Stein, Diamanten und Gold. Das verdienst du mit deinen sechs Siedlern: Für fast alles, was du tust, gehen welche an die Arbeit.
lesson-settlement-artifact =
    In jeder Runde besitzt du ein Artefakt, einen kleinen Vorteil. Der Verzauberte Kompass belohnt dich für jede Landschaft, die du erkundest: genau richtig für den Anfang.
    Nimm den Verzauberten Kompass.
lesson-settlement-explore =
    Oben liegt die Wildnis. Wildnisreihe I zu erkunden kostet einen Siedler; weiter hinten ist es reicher und kostet mehr. Später muss eine neue Landschaft neben einer liegen, die du schon erkundet hast.
    Erkunde Wildnisreihe I und leg die neue Landschaft auf das mittlere Feld.
lesson-settlement-gnoll =
    Lehmhügel, und 1 Lehm vom Kompass! Aber deine neue Landschaft und Lorenz in der Heldenreihe zeigen dasselbe Monster, also ist ein Gnoll eingezogen. Solange er da ist, bringt die Landschaft nichts.
    Das war deine Aktion. Beende deinen Zug.
lesson-settlement-fight =
    Einen Kampf gewinnst du immer. Ein Gnoll kostet einen Siedler und bringt 1 Diamanten; größere Monster kosten mehr Siedler und bringen Gold.
    Bekämpfe den Gnoll.
lesson-settlement-invite =
    Neben deiner Aktion darfst du in jedem Zug einen Helden einladen, ganz ohne Siedler. Marisol, die Letzte in der Heldenreihe, will 1 Holz, 1 Stein und 1 Diamanten: genau das hast du.
    Lade Marisol ein.
lesson-settlement-points =
    Deine ersten 6 Punkte! Ein Handwerker bringt, was auf der Karte steht. Ein Abenteurer zählt deine Landschaften, ein Verteidiger deine Festungen, ein Baumeister deine Gebäude.
    Beende deinen Zug.
lesson-settlement-outpost =
    Später kann ein Monster wiederkommen, solange ein Held der Heldenreihe es zeigt. Eine Festung hält Monster für immer fern und kostet nur einen Siedler.
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
    Tauschen darfst du in deinem Zug jederzeit. Aus zwei normalen Ressourcen wird eine andere; im Spiel wählst du, welche.
    Tausch 2 Lehm gegen 1 Stein.
lesson-settlement-pass =
    Alle Siedler sind bei der Arbeit, die Runde ist für dich vorbei. Wenn du passt, kommen sie heim. Holz, Lehm und Stein gehen dabei verloren, bis auf eine Ressource je Festung; Diamanten und Gold bleiben.
    Passe und behalte den Stein.
lesson-settlement-next =
    Nun tauschst du dein Artefakt gegen ein anderes, jede Runde.
    Nimm den Spiegel der Verwandlung.
lesson-settlement-mirror =
    Eine neue Runde: wieder sechs Siedler, und Ben hat begonnen, weil er zuerst gepasst hat. Dein Spiegel tauscht eins zu eins.
    Mach aus deinem Stein Holz.
lesson-settlement-scroll =
    Wir springen vor, zu einem vorbereiteten Tableau: die dritte Runde. Ben hat gepasst, du hast 19 Punkte und noch einen Siedler. Dein Artefakt ist die Schriftrolle des Glücks: Liefert eine Wildnisreihe, gibt es davon eins mehr.
    Aktiviere Wildnisreihe I und nimm noch ein Holz.
lesson-settlement-gold =
    Die Handwerkerin Lioba bringt 7 Punkte. Holz, Lehm und einen Diamanten hast du für sie, aber sie will auch 1 Gold. Zwei Diamanten ergeben 1 Gold.
    Tausch 2 Diamanten gegen 1 Gold und lade Lioba ein.
lesson-settlement-gem =
    Je ein Holz, Lehm und Stein sind übrig. Mit deiner einen Festung bliebe dir beim Passen nur eins davon. Zusammen ergeben sie einen Diamanten, und der bleibt.
    Tausch sie gegen 1 Diamanten.
lesson-settlement-mask =
    Schau, links in den Lehmhügeln ist ein Gnoll eingezogen: Sigrun in der Heldenreihe zeigt einen. Mit der Schamanenmaske entscheidest du das selbst.
    Passe und nimm die Schamanenmaske.
lesson-settlement-monster =
    Die vierte Runde. Wildnisreihe II kostet zwei Siedler, dafür findest du dort auch Diamanten und Gold. Mit der Maske entscheidest du allein über das Monster, was die Helden auch zeigen.
    Erkunde sie, leg die Landschaft auf das mittlere Feld und halte den Mantikor fern.
lesson-settlement-late = Wir springen noch einmal vor: die sechste und letzte Runde. Ben hat mit 42 Punkten gepasst, du hast 41. Drei Bonussiedler, von Helden mitgebracht, können noch für dich arbeiten.
lesson-settlement-builders =
    Du hast drei Baumeister eingeladen, und jeder zählt deine Gebäude: Jedes Gebäude bringt dir jetzt 3 Punkte.
    Bau den Handelsposten auf den ersten Platz der oberen Reihe und beende deinen Zug. Bau dann den Warenspeicher daneben und beende wieder deinen Zug.
lesson-settlement-post =
    Ein Siedler setzt eine ganze Siedlungsreihe in Gang, und du nutzt ihre Gebäude in beliebiger Reihenfolge. Der Handelsposten holt die Ressource einer Landschaft mit Festung.
    Aktiviere die obere Reihe und nutze den Handelsposten für die Kristallhöhlen.
lesson-settlement-choice =
    Der Warenspeicher gibt dir eine normale Ressource nach Wahl. Hedda, die Letzte in der Heldenreihe, will 1 Lehm, 2 Stein und 1 Diamanten.
    Nutze ihn für Stein.
lesson-settlement-sell =
    Was am Ende in deinem Vorrat liegt, zählt nichts, also mach Helden daraus. Für Hedda fehlen noch Lehm und Stein, und für 1 Gold bekommst du eine beliebige normale Ressource.
    Tausch 1 Gold gegen 1 Lehm.
lesson-settlement-diamonds =
    Zwei Diamanten tun es auch.
    Tausch 2 Diamanten gegen 1 Stein.
lesson-settlement-defender =
    Die Verteidigerin Hedda zählt deine sechs Festungen: 6 Punkte. Das Schild über einem Helden sagt, was sein Platz in der Heldenreihe zusätzlich kostet: 2 Diamanten, 1 oder keinen Aufpreis.
    Lade Hedda ein und beende deinen Zug.
lesson-settlement-bank =
    Hedda hat zwei Bonussiedler mitgebracht, einen davon dank deines Verzierten Humpens. Die Bank nimmt jedes Mal 1 Gold: 5 Punkte. Den Steinbruch lässt du aus: Stein brauchst du nicht mehr.
    Aktiviere die untere Reihe, nutze die Bank, wähle „Siedlungsreihe abschließen“ und beende deinen Zug.
lesson-settlement-last =
    Ein Siedler und etwas Holz sind übrig: noch 3 Punkte. Wenn in der sechsten Runde alle gepasst haben, ist das Spiel zu Ende.
    Bau die Lehmgrube auf den letzten Platz der oberen Reihe und passe.
lesson-settlement-won = 61 zu 42: Du hast gewonnen! Merk dir: Helden bringen Punkte, und Landschaften, Festungen und Gebäude machen Helden wertvoller.

## Settlement allein, deine erste Partie

lesson-settlement-solo = Settlement solo, deine erste Partie

lesson-settlement-solo-aim = Du spielst sechs Runden lang um Punkte. Am Ende geben sie dir einen Titel: ab 51 Bürgermeisterin oder Bürgermeister, ab 76 Ritterin oder Ritter, ab 101 Lady oder Lord. Die meisten Punkte bringen Helden, die du einlädst.
lesson-settlement-solo-means = In jeder Runde schickst du sechs Siedler an die Arbeit. Was sie heimbringen, bezahlt Helden und Gebäude.
lesson-settlement-solo-artifact =
    In jeder Runde besitzt du ein Artefakt, einen kleinen Vorteil. Mit der Schamanenmaske entscheidest du selbst, ob ein Monster erscheint.
    Nimm die Schamanenmaske.
lesson-settlement-solo-explore =
    Oben liegt die Wildnis. Wildnisreihe I zu erkunden kostet einen Siedler.
    Erkunde Wildnisreihe I und leg die neue Landschaft auf das mittlere Feld.
lesson-settlement-solo-monster =
    Ein Monster sperrt seine Landschaft, bis du es bekämpfst, und das wird belohnt. Sonst erscheint es, wenn ein Held der Heldenreihe dasselbe Monster zeigt; mit der Maske entscheidest du.
    Lass den Gnoll erscheinen und beende deinen Zug.
lesson-settlement-solo-fight =
    Einen Kampf gewinnst du immer. Ein Gnoll kostet einen Siedler und bringt 1 Diamanten; größere Monster kosten mehr Siedler und bringen Gold.
    Bekämpfe den Gnoll und beende deinen Zug.
lesson-settlement-solo-outpost =
    Eine Festung hält Monster für immer fern und kostet nur einen Siedler.
    Errichte eine auf deinen Felsen und beende deinen Zug.
lesson-settlement-solo-region =
    Ein Siedler setzt eine ganze Wildnisreihe in Gang: Jede Landschaft ohne Monster liefert ihre Ressource, einmal pro Runde.
    Aktiviere Wildnisreihe I.
lesson-settlement-solo-invite =
    Neben deiner Aktion darfst du in jedem Zug einen Helden einladen, ganz ohne Siedler. Pernilla will 1 Lehm, 1 Stein und 1 Diamanten und bringt zwei Bonussiedler mit.
    Lade Pernilla ein und beende deinen Zug.
lesson-settlement-solo-build =
    Pernilla ist Baumeisterin: 1 Punkt je Gebäude. So zählen Verteidiger deine Festungen und Abenteurer deine Landschaften; Handwerker bringen, was auf der Karte steht.
    Wähle das Sägewerk für 1 Stein, stell es auf den ersten Platz der Siedlung und beende deinen Zug.
lesson-settlement-solo-street =
    Ein Siedler setzt eine Siedlungsreihe in Gang, einmal pro Runde, und du darfst jedes ihrer Gebäude nutzen.
    Aktiviere die obere Reihe, nutze das Sägewerk und beende deinen Zug.
lesson-settlement-solo-bonus =
    Deine sechs Siedler arbeiten, aber Pernillas Bonussiedler sind noch da. Jeder arbeitet nur einmal. Auch eine Festung lässt sich aktivieren, einmal pro Runde: Sie bringt die Ressource ihrer Landschaft.
    Aktiviere deine Festung.
lesson-settlement-solo-pass =
    Wenn du passt, kommen die sechs Siedler heim; der zweite Bonussiedler wartet auf die nächste Runde. Holz, Lehm und Stein gehen verloren, bis auf eine Ressource je Festung.
    Passe und behalte den Stein.
lesson-settlement-solo-next =
    Nun tauschst du dein Artefakt. Im Solospiel scheidet das alte aus, und ein neues kommt in die Reihe.
    Nimm die Schriftrolle des Glücks.
lesson-settlement-solo-second =
    Die nächste Landschaft muss an eine grenzen, die du schon erkundet hast. Ob ein Monster kommt, liegt jetzt an der Heldenreihe.
    Erkunde wieder Wildnisreihe I, leg die Landschaft nach links und beende deinen Zug.
lesson-settlement-solo-scroll =
    Jetzt liefern zwei Landschaften, und die Schriftrolle gibt von einer noch eins dazu.
    Aktiviere Wildnisreihe I und nimm noch einen Stein.
lesson-settlement-solo-swap =
    Tauschen darfst du in deinem Zug jederzeit. Aus zwei normalen Ressourcen wird eine andere; im Spiel wählst du, welche.
    Tausch 2 Stein gegen 1 Holz.
lesson-settlement-solo-gem =
    Je ein Holz, Lehm und Stein ergeben einen Diamanten. Diamanten und Gold behältst du, wenn du passt.
    Tausch sie ein und beende deinen Zug.
lesson-settlement-solo-further =
    Wildnisreihe II kostet zwei Siedler, Wildnisreihe III drei. Dafür findest du dort auch Diamanten und Gold.
    Erkunde Wildnisreihe II und leg die Landschaft auf das mittlere Feld.
lesson-settlement-solo-late = Wir springen vor: die sechste und letzte Runde, 32 Punkte. Diamanten und Gold allein sind nichts wert, also mach Helden daraus. Der Handwerker Ruben bringt 7 Punkte und will 1 Holz, 1 Stein und 1 Gold.
lesson-settlement-solo-post =
    Zwei Bonussiedler hast du noch. Der Handelsposten holt die Ressource einer Landschaft mit Festung.
    Aktiviere die mittlere Reihe und nutze den Handelsposten für die linken Kristallhöhlen.
lesson-settlement-solo-storehouse =
    Der Warenspeicher gibt dir eine normale Ressource nach Wahl: den Stein für Ruben. Den Basar lässt du aus; du musst nicht alles nutzen.
    Nutze den Warenspeicher für Stein und wähle „Siedlungsreihe abschließen“.
lesson-settlement-solo-artisan =
    Holz, Stein und Gold sind da.
    Lade Ruben ein und beende deinen Zug.
lesson-settlement-solo-surcharge = Die Baumeisterin Rosalind zählt deine acht Gebäude: 8 Punkte. Sie will 1 Lehm, 1 Stein und 1 Diamanten, und das Schild über ihr verlangt noch 1 Diamanten Aufpreis. Weiter rechts in der Reihe fällt der Aufpreis weg.
lesson-settlement-solo-sell =
    Lehm und Stein fehlen dir. Für ein Gold bekommst du eine beliebige normale Ressource.
    Tausch 1 Gold gegen 1 Lehm.
lesson-settlement-solo-diamonds =
    Zwei Diamanten tun es auch.
    Tausch 2 Diamanten gegen 1 Stein.
lesson-settlement-solo-builder =
    Jetzt reicht es für Rosalind. Einladen geht auch vor deiner Aktion.
    Lade Rosalind ein.
lesson-settlement-solo-church =
    Jeder Diamant in einer Kirche ist am Ende 4 Punkte wert, jedes Gold in einer Bank 5.
    Aktiviere die untere Reihe und nutze die Kirche.
lesson-settlement-solo-bank =
    Für die Bank brauchst du Gold. Zwei Diamanten ergeben eins.
    Tausch 2 Diamanten gegen 1 Gold, nutze die Bank und beende deinen Zug.
lesson-settlement-solo-house =
    Rosalind hat einen Bonussiedler mitgebracht, und 1 Holz ist übrig. Zwei Baumeister zählen deine Gebäude, also bringt eins mehr 2 Punkte.
    Wähle die Kirche für 1 Holz und stell sie auf den letzten Platz der unteren Reihe.
lesson-settlement-solo-last =
    Mehr lässt sich nicht tun. Wenn du in der sechsten Runde passt, ist das Spiel zu Ende.
    Passe.
lesson-settlement-solo-won = 58 Punkte: Das Bürgermeisteramt ist dein! Ab 76 folgt der Ritterschlag. Je früher Landschaften, Festungen und Gebäude da sind, desto mehr bringen die Helden, die sie zählen.

## What is expected in a lesson

settlement-prompt-street-lesson = { $who }, schließe die { $street } ab.
