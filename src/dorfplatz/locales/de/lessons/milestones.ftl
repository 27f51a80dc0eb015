## Milestones, deine erste Partie

lesson-milestones = Milestones, deine erste Partie

lesson-milestones-aim = Du und Ben baut im selben Land Straßen, Häuser und Marktplätze. Was dort steht, gehört niemandem; es zählen die Punkte, die du fürs Bauen bekommst. Wer 67 Punkte erreicht, läutet das Ende ein; dann gewinnt, wer die meisten hat.
lesson-milestones-loop = Das ist dein Rundkurs. Deine Figur zieht im Kreis: an deinen Arbeitern vorbei, zum Handelshaus, zum Bauamt, zur Mühle und zurück zur Burg. Wo sie hält, da geschieht etwas; mehr ist ein Zug nicht.
lesson-milestones-draft =
    Zuerst die Arbeiter, je zwei auf einem Plättchen. Jeder bringt Stein, Holz, Sand, Getreide oder Münzen und hat eine Zahl. Eine Straße kostet Stein und Sand, ein Haus Stein und Holz, ein Marktplatz Holz und Sand.
    Nimm Stein 2 mit Holz 4, dann Getreide 5 mit Sand 6.
lesson-milestones-place =
    Kleine Zahlen gehören nach links, große nach rechts: Steigen die Zahlen oder bleiben gleich, bekommst du im Handelshaus eine Münze.
    Leg 2 und 4 auf die ersten beiden Felder, dann 5 und 6 auf das fünfte und sechste.
lesson-milestones-move =
    Ein Zug sind zwei Bewegungen, jede so weit nach vorn, wie du magst. Der Arbeiter, bei dem du hältst, gibt dir 1 Gut.
    Zieh zum Steinhauer, dann zum Sandarbeiter, und beende deinen Zug.
lesson-milestones-trade =
    Mit Stein und Sand könntest du eine Straße bauen. Auf dem Weg liegt das Handelshaus, und deine Zahlen steigen: Da lohnt sich ein Halt.
    Zieh zum Handelshaus.
lesson-milestones-hire =
    Da ist die Münze! Ein Plättchen mit zwei Arbeitern kostet 2 Münzen. Mit Stein 6 und Stein 7 steigen deine Zahlen weiter. Leg sie auf freie Felder: Wen ein Plättchen zudeckt, den verlierst du.
    Wirb sie an und leg sie auf die letzten beiden Felder.
lesson-milestones-office =
    Deine zweite Bewegung führt dorthin, wo Punkte entstehen.
    Zieh zum Bauamt.
lesson-milestones-road =
    Ein Straßenabschnitt ist zwei Linien lang und beginnt an einem Marktplatz oder wo eine Straße endet. In seiner Mitte steht ein Meilenstein, und dessen Zahl bekommst du als Punkte: hier die 1.
    Wähle den Marktplatz oben links in der Ecke, dann die 2, an der deine Straße enden soll.
lesson-milestones-bonus =
    Dein Meilenstein berührt einen Busch mit einem Plättchen für Getreidebauern, und du hast einen. Es bringt sofort 1 Punkt und jedes Mal noch einen, wenn er für dich arbeitet. Wählen kannst du das Plättchen oder den Arbeiter.
    Wähle das Plättchen im Busch, dann beende deinen Zug.
lesson-milestones-castle =
    An der Burg kommt niemand vorbei: Du musst halten, und du verlierst einen Arbeiter. Er wird zugedeckt und bringt nichts mehr; auf sein Feld darf später ein neues Plättchen.
    Zieh zur Burg und gib den Holzfäller her.
lesson-milestones-jump =
    Das ist der Kniff am Rundkurs: Arbeiter derselben Sorte, die du in derselben Bewegung überspringst, liefern ebenfalls.
    Spring zum letzten Steinhauer, über die beiden anderen hinweg.
lesson-milestones-middle = Wir springen weiter, in eine andere Partie: Das Land ist gewachsen, Ben hat 31 Punkte, du hast 18 und Güter für einiges. Wer von einer Sorte die meisten Arbeiter hat (umrandet), bekommt dafür am Ende 5 Punkte. Ein Arbeiter mit Bonusplättchen zählt doppelt.
lesson-milestones-buy =
    Für ein Haus und einen Marktplatz brauchst du noch ein Holz. Das Handelshaus verkauft jedes Gut für 2 Münzen.
    Zieh dorthin und kauf 1 Holz.
lesson-milestones-house =
    Ein Haus steht in einem Dreieck an einer Straße und bringt die freien Zahlen an seinen Ecken. Bau es also, bevor sie jemand zubaut.
    Zieh zum Bauamt und bau das Haus zwischen 2 und 3: Es bringt 5 Punkte.
lesson-milestones-market =
    Erst jetzt der Marktplatz, auf die 3 an der Ecke deines Hauses: So bringt dieselbe Zahl noch einmal Punkte. Hier dürfen auch Straßen abzweigen.
    Bau den Marktplatz auf diese 3.
lesson-milestones-decline =
    Dein Marktplatz berührt ein Bonusplättchen für deinen Sandarbeiter. Es brächte 1 Punkt, aber gleich nimmt dir die Burg einen Arbeiter: Ihn brauchst du am wenigsten, und das Plättchen wäre mit weg. Im Busch wartet es auf einen, den du behältst.
    Wähle „Keins nehmen“, dann beende deinen Zug.
lesson-milestones-mill =
    In der Mühle gibst du 2 Getreide ab und legst einen Mehlsack auf einen Marktplatz ohne Sack, egal wer ihn gebaut hat. Das bringt 1 Münze und zwei freie Zahlen daneben: die höchsten, wenn du keine anderen wählst. Hier sind das 3 und 2.
    Zieh zur Mühle und wähle den eben gebauten Marktplatz.
lesson-milestones-cover =
    Das macht 13 Punkte in einem Umlauf: Haus, Marktplatz, Lieferung.
    Zieh weiter zur Burg und gib den Sandarbeiter her.
lesson-milestones-late = Die Burg nimmt dir nicht nur Arbeiter. Wir springen in eine andere Partie, kurz vor dem Ende: Du hast 62 Punkte und sechs Güter, Münzen mitgezählt. Hältst du an der Burg, darfst du nur drei behalten.
lesson-milestones-sell =
    Die letzte Partie: 65 Punkte, zwei fehlen bis zum Ziel. Für ein Haus hast du Holz, aber keinen Stein, und Getreide übrig. Zwei beliebige Güter ergeben 1 Münze, und deine steigenden Zahlen bringen noch eine.
    Zieh zum Handelshaus, verkauf 2 Getreide und kauf 1 Stein.
lesson-milestones-discard =
    Was weg muss, bestimmst du: Sand und Getreide, denn mit Münzen kaufst du alles. Und von deinen zwei Getreidebauern kann einer gehen.
    Zieh zur Burg, gib den Sand und beide Getreide ab und den Getreidebauern mit der 7 her.
lesson-milestones-end =
    Auch Punkte über 67 zählen, also nimm den besten Platz. Danach hat Ben noch einen Zug.
    Zieh zum Bauamt, bau das Haus, das 9 Punkte bringt, und beende deinen Zug.
lesson-milestones-won = Das Spiel ist aus, und du hast gewonnen! Ganz zum Schluss zählten die Arbeiter: Die meisten einer Sorte brachten 5 Punkte, zwei Sorten dir also 10. Ein Arbeiter mit Bonusplättchen zählt doppelt.
