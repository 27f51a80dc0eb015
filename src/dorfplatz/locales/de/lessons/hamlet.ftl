## Hamlet, deine erste Partie

lesson-hamlet = Hamlet, deine erste Partie

lesson-hamlet-aim = Ihr baut alle am selben Dorf, aber Punkte sammelt jeder für sich: für Orte, die du baust, für Güter, die du herstellst, für Verkäufe am Markt und Aufträge der Kirche. Steht die Kirche, gewinnt, wer die meisten hat.
lesson-hamlet-villager = Dein Dorfbewohner steht bei der Kirche, in deiner Farbe. Jeder Dorfbewohner erledigt in deinem Zug eine Sache, an einem beliebigen Ort, zu dem Wege führen, egal wie weit.
lesson-hamlet-produce =
    Zuerst brauchst du Gold. Wer Steinbruch, Holzfällerhütte oder Bauernhof auffüllt, bekommt 2. Der Stein selbst gehört allen. Auch Gold zählt: Je 3 Gold sind 1 Punkt. Gibst du Gold aus, sinkt die Zahl am Stern neben deinem Namen.
    Füll den Steinbruch auf und beende deinen Zug.
lesson-hamlet-blueprint =
    Entwürfe sind Orte, die du bauen kannst. Du bekommst sie im Rathaus: Der erste in der Reihe kostet nichts, jeder weiter rechts kostet 1 Gold mehr.
    Nimm die Getreidemühle für 1 Gold. Dein Dorfbewohner geht dafür ins Rathaus.
lesson-hamlet-donkey =
    Was du verbrauchst, muss zu deinem Dorfbewohner kommen. Ein Schritt auf einem Weg ist frei, für jeden weiteren muss unterwegs ein Esel von dir stehen. Ein zweiter kostet 3 Gold; vom Markt trägt er bald Getreide zu deiner Mühle.
    Heuere einen Esel an, stell ihn auf den Markt und beende deinen Zug.
lesson-hamlet-build =
    Nun bau die Mühle neben dem Markt. Wo Weg an Weg stößt, ist der neue Ort mit dem Dorf verbunden.
    Wähle die Mühle auf deiner Hand, dann den leuchtenden Markt und eine seiner leuchtenden Kanten.
lesson-hamlet-pay =
    Sie kostet 2 Stein und 1 Holz. Der Schritt vom Steinbruch zur Kirche ist frei, und von der Kirche trägt dein Esel alles weiter zum Markt.
    Bezahl mit 2 Stein aus dem Steinbruch und 1 Holz.
lesson-hamlet-miller =
    4 Punkte für die Mühle! Und weil es die erste ist, bekommst du den Meilenstein „Müller/in“: Dein Mehl ist hochwertig und bringt dir das Doppelte, wenn es verbraucht wird. Die Auszeichnungen gehen an die, die vorn liegen; auch sie zählen beim Stern mit, bis dich jemand überholt.
    Beende deinen Zug.
lesson-hamlet-refine =
    Die Mühle macht aus Getreide Mehl. Dort darf jeder arbeiten, und das Mehl gehört dem, der es herstellt. Vom Bauernhof kommt das Getreide über Kirche und Markt: Dafür hast du zwei Esel.
    Geh zur Mühle und nimm Getreide vom Bauernhof.
lesson-hamlet-goods = Dein Mehl dürfen alle verbrauchen, und das ist gut für dich: Wird ein Gut verbraucht, bekommt, wer es hergestellt hat, 1 Gold und 1 Punkt, für ein hochwertiges je 2.
lesson-hamlet-herd =
    Einmal im Zug darfst du deine Esel führen, jeden über einen Weg.
    Führ den Esel vom Markt zur Mühle.
lesson-hamlet-middle = Wir springen weiter, in ein anderes Dorf: Hier hast du drei Dorfbewohner, also drei Aktionen in jedem Zug. Von allem gibt es mehr, auch mehr zu tun.
lesson-hamlet-fill =
    Du sparst auf einen vierten Dorfbewohner, der 9 Gold kostet. 6 hast du.
    Füll den Steinbruch auf: 2 Gold.
lesson-hamlet-beg =
    Jetzt sind Steinbruch, Holzfällerhütte und Bauernhof voll. Gibt es nichts aufzufüllen, darf ein Dorfbewohner an der Kirche um 1 Gold betteln.
    Bettle an der Kirche.
lesson-hamlet-hire =
    9 Gold, das reicht genau. Dein dritter Dorfbewohner geht ins Rathaus und heuert den vierten an; bereit ist er in deinem nächsten Zug.
    Heuere ihn an und beende deinen Zug.
lesson-hamlet-milk =
    Eines der Plättchen am Markt will Milch. Im Schafstall dürfen alle arbeiten, egal wer ihn gebaut hat.
    Stell dort Milch her, mit Getreide vom Bauernhof.
lesson-hamlet-sell =
    Ein Verkauf bringt dir die Punkte und das Gold, die auf dem Plättchen stehen. Und weil die Milch von dir ist, bekommst du ihre Belohnung dazu.
    Verkauf die Milch am Markt.
lesson-hamlet-visit =
    Im Rathaus darf ein Dorfbewohner einen Entwurf kaufen und danach noch anheuern. Willst du nichts mehr, wähle „Fertig“.
    Nimm den zweiten Entwurf und wähle „Fertig“.
lesson-hamlet-far = Ein drittes Dorf, noch später: Es ist groß, und du willst neben der Scheune einen zweiten Außenposten bauen, weit weg von der Kirche. Er braucht Milch, und niemand hat welche hergestellt.
lesson-hamlet-carry =
    Milch könntest du am Markt kaufen, aber auf dem Weg zur Scheune fehlt ein Esel.
    Heuere einen Esel an, stell ihn auf den Außenposten, den letzten Ort vor der Scheune, und wähle „Fertig“.
lesson-hamlet-outpost =
    Jetzt ist der Weg lückenlos. Was beim Bezahlen fehlt, darfst du kaufen: Rohstoffe für 3 Gold, Güter für 5.
    Wähle den Außenposten auf deiner Hand, die leuchtende Scheune und eine ihrer Kanten; bezahl mit Holz aus der Scheune und Milch vom Markt.
lesson-hamlet-barn =
    Dein Stern ist gesprungen: Er zeigt, was du hättest, wäre das Spiel jetzt zu Ende. Eine Sonderstätte wie der Außenposten bringt 1 Punkt für jeden Ort auf dem Weg zur Kirche. Eine Scheune bringt dir jedes Mal 2 Punkte, wenn du sie auffüllst, egal mit welchen Rohstoffen.
    Füll die Scheune mit Holz auf.
lesson-hamlet-road =
    Zwei Orte nebeneinander verbindet erst ein Weg: eine Brücke zwischen Felsen für 2 Holz, ein Pflasterpfad durch den Wald für 2 Stein. Er bringt 1 Punkt, und jeder Ort an deinem längsten Weg bringt 2.
    Bau den Weg zwischen Rathaus und Steinhauerei, mit 2 Holz aus der Holzfällerhütte.
lesson-hamlet-church = Das letzte Dorf, und sein Ende ist nah: Nur ein Auftrag der Kirche ist noch offen, 10 Gold für 6 Punkte. Wer den letzten erfüllt, vollendet die Kirche, und mit dieser Runde ist das Spiel vorbei.
lesson-hamlet-order =
    Du liegst vorn, also mach Schluss.
    Erfüll den Auftrag und beende deinen Zug.
lesson-hamlet-won = 109 zu 99: Du hast gewonnen! Darin stecken auch Auszeichnungen, Sonderstätten, Wege und Gold; im Menü ☰ siehst du unter „Punkte“ jederzeit, woher deine kommen.

## What is expected in a lesson

hamlet-prompt-lesson = { $who }, wähle, was leuchtet.
hamlet-prompt-lesson-done = { $who }, wähle „Fertig“.
hamlet-prompt-lesson-end = { $who }, beende den Zug.
