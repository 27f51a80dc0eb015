## What is expected

settlement-prompt-draft = { $who }, nimm dein erstes Artefakt.
settlement-prompt-turn = { $who }, führe eine Aktion aus, lade einen Helden ein oder passe.
settlement-prompt-turn-no-settlers = { $who }, du hast keine Siedler mehr: Lade einen Helden ein, tausche oder passe.
settlement-prompt-turn-no-settlers-after-hero = { $who }, du hast keine Siedler mehr: Tausche, beende deinen Zug oder passe.
settlement-prompt-turn-after-action = { $who }, lade einen Helden ein oder beende deinen Zug.
settlement-prompt-turn-after-hero = { $who }, führe eine Aktion aus oder beende deinen Zug.
settlement-prompt-turn-after-both = { $who }, tausche, wenn du magst; dann beende deinen Zug, oder passe für den Rest der Runde.
settlement-prompt-turn-no-hero = { $who }, führe eine Aktion aus oder passe.
settlement-prompt-turn-only-end = { $who }, beende deinen Zug, oder passe für den Rest der Runde.
settlement-prompt-turn-spent = { $who }, alle Siedler arbeiten: Beende den Zug, um noch jemanden einzuladen, oder passe.
settlement-prompt-turn-spent-exchange = { $who }, alle Siedler arbeiten: Tausche oder passe.
settlement-prompt-turn-spent-pass = { $who }, alle Siedler arbeiten: Passe.
settlement-prompt-turn-stuck-exchange = { $who }, keine Aktion ist mehr möglich: Tausche oder passe.
settlement-prompt-turn-stuck-pass = { $who }, mehr ist nicht möglich: Passe.
settlement-prompt-place = { $who }, wohin in Wildnisreihe { $region } kommt die Landschaft ({ $landscape })?
settlement-prompt-street = { $who }, nutze die Gebäude { $street_wo } in beliebiger Reihenfolge.
settlement-prompt-street-exchange = { $who }, schließe die { $street } ab, oder tausche erst, um noch mehr zu nutzen.
settlement-prompt-street-done = { $who }, hier lässt sich nichts mehr nutzen: Schließe die { $street } ab.
settlement-prompt-hourglass = { $who }, willst du { $building_wen } gleich nutzen?
settlement-prompt-scroll = { $who }, wähle die zusätzliche Ressource der Schriftrolle aus Wildnisreihe { $region }.
settlement-prompt-monster = { $who }, soll auf Feld { $column } ({ $landscape }) { $monster_wer } erscheinen?
settlement-prompt-store =
    { $n ->
        [one] { $who }, wähle 1 normale Ressource, die du behältst.
       *[other] { $who }, wähle { $n } normale Ressourcen, die du behältst.
    }
settlement-prompt-artifact = { $who }, nimm ein Artefakt für die nächste Runde.
settlement-prompt-over = Das Spiel ist zu Ende.

## The story

settlement-log-artifact =
    { $some ->
        [1] { $who } nimmt { $artifact_wen } und erhält { $gain }.
       *[other] { $who } nimmt { $artifact_wen }.
    }
settlement-log-artifact-swap =
    { $some ->
        [1] { $who } tauscht { $old_wen } gegen { $artifact_wen } und erhält { $gain }.
       *[other] { $who } tauscht { $old_wen } gegen { $artifact_wen }.
    }
settlement-log-artifact-drawn = Neu in der Artefaktreihe: { $artifact }.
settlement-log-built = { $who } baut { $building_wen } für { $cost }.
settlement-log-explored = { $who } erkundet Wildnisreihe { $region } und findet { $landscape_wen }.
settlement-log-compass = { $who } erhält { $gain } von der neuen Landschaft.
settlement-log-monster = Bei { $who } erscheint { $monster_wer } in Wildnisreihe { $region }, Feld { $column }!
settlement-log-fought =
    { $some ->
        [1] { $who } vertreibt { $monster_wen } und erhält { $gain }.
       *[other] { $who } vertreibt { $monster_wen }.
    }
settlement-log-outpost =
    { $some ->
        [1] { $who } errichtet eine Festung in Wildnisreihe { $region }, Feld { $column }, und erhält { $gain }.
       *[other] { $who } errichtet eine Festung in Wildnisreihe { $region }, Feld { $column }.
    }
settlement-log-region = { $who } aktiviert Wildnisreihe { $region } und erhält { $gain }.
settlement-log-scroll = { $who } nimmt mit der Schriftrolle zusätzlich { $gain }.
settlement-log-street = { $who } aktiviert die { $street }.
settlement-log-garrison = { $who } aktiviert die Festung in Wildnisreihe { $region }, Feld { $column }, und erhält { $gain }.
settlement-log-used = { $who } nutzt { $building_wen } und erhält { $gain }.
settlement-log-traded = { $who } nutzt { $building_wen } und gibt { $cost } für { $gain }.
settlement-log-bank = { $who } legt 1 Gold in die Bank.
settlement-log-church = { $who } legt 1 Diamanten in die Kirche.
settlement-log-invited =
    { $some ->
        [1] { $who } lädt { $hero } ein ({ $guild }), zahlt { $cost } und erhält { $gain }.
       *[other] { $who } lädt { $hero } ein ({ $guild }) und zahlt { $cost }.
    }
settlement-log-hero-drawn = Neu in der Heldenreihe: { $hero }.
settlement-log-hero-left = { $hero } hat lange genug gewartet und zieht weiter.
settlement-log-market = Neu auf dem Markt: { $building }.
settlement-log-exchanged = { $who } tauscht { $cost } gegen { $gain }.
settlement-log-passed = { $who } passt.
settlement-log-passed-first = { $who } passt zuerst und nimmt den Startmarker.
settlement-log-stored = { $who } lagert { $what }.
settlement-log-discarded = { $who } gibt { $what } zurück.
settlement-log-lacking = Das gibt der Vorrat nicht mehr her: { $what }.
settlement-log-round = Runde { $n } beginnt. { $who } fängt an.
settlement-log-over = Die sechste Runde ist vorbei. Nun werden die Punkte gezählt.
settlement-tie-gold = mehr Gold im Vorrat
settlement-tie-diamond = mehr Diamanten im Vorrat

## Previews

settlement-effect-settlers =
    { $bonus ->
        [0] Braucht { $n } Siedler.
       *[other] { $n ->
            [one] Braucht 1 Siedler: Es geht ein Bonussiedler.
           *[other] Braucht { $n } Siedler, davon { $bonus } Bonussiedler.
        }
    }
settlement-effect-pay = Kostet { $what }.
settlement-effect-gain = Bringt { $what }.
settlement-effect-lacking = Das gibt der Vorrat nicht mehr her: { $what }.
settlement-effect-monster = Dann erscheint { $monster_wer }.
settlement-effect-draw = Eine Landschaft wird gezogen, vielleicht mit Monster; das lässt sich nicht rückgängig machen.
settlement-effect-fought = Es kann wiederkommen, wenn die Wildnisreihe liefert, bis hier eine Festung steht.
settlement-effect-reveal = Etwas Neues wird aufgedeckt; das lässt sich nicht rückgängig machen.
settlement-effect-discard = Gibt { $what } zurück.
settlement-effect-deposit = Bleibt für immer dort: { $good }.
settlement-effect-start-marker = Du nimmst den Startmarker.

## Points

settlement-score-adventurers = Abenteurer
settlement-score-defenders = Verteidiger
settlement-score-builders = Baumeister
settlement-score-artisans = Handwerker
settlement-score-banks = Gold in Banken
settlement-score-churches = Diamanten in Kirchen
settlement-score-hero = { $hero }
settlement-score-bank = Bank mit { $n } Gold
settlement-score-church =
    { $n ->
        [one] Kirche mit 1 Diamanten
       *[other] Kirche mit { $n } Diamanten
    }
settlement-result-solo =
    { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    } Dein Titel: { $rank }.

## Why not

settlement-why-game-over = Das Spiel ist zu Ende.
settlement-why-draft-first = Zuerst nehmen alle ein Artefakt.
settlement-why-place-first = Leg zuerst die gezogene Landschaft an.
settlement-why-street-first = Schließe zuerst die Siedlungsreihe ab, oder nutze noch ihre Gebäude.
settlement-why-hourglass-first = Entscheide zuerst, ob du das eben gebaute Gebäude nutzt.
settlement-why-scroll-first = Wähle zuerst die zusätzliche Ressource der Schriftrolle.
settlement-why-monster-first = Entscheide zuerst, ob das Monster erscheint.
settlement-why-store-first = Du passt gerade: Wähle zuerst, welche normalen Ressourcen du behältst.
settlement-why-artifact-first = Du passt gerade: Nimm zuerst ein Artefakt für die nächste Runde.
settlement-why-not-asked = Danach wird gerade nicht gefragt.
settlement-why-action-already-taken = Du hast in diesem Zug schon eine Aktion ausgeführt.
settlement-why-hero-already-invited = Du hast in diesem Zug schon einen Helden eingeladen.
settlement-why-too-few-settlers = Braucht noch { $n } Siedler.
settlement-why-cannot-afford = Braucht noch { $missing }.
settlement-why-market-slot-empty = Dieses Marktfeld ist leer.
settlement-why-settlement-full = Alle neun Felder deiner Siedlung sind bebaut.
settlement-why-lot-taken = Hier steht schon ein Gebäude.
settlement-why-region-full = Diese Wildnisreihe ist ganz erkundet.
settlement-why-first-in-region-one = Deine erste Landschaft muss in Wildnisreihe I liegen.
settlement-why-not-adjacent = Hier grenzt keine erkundete Landschaft an.
settlement-why-space-taken = Hier liegt schon eine Landschaft.
settlement-why-no-landscape = Noch nicht erkundet. Eine neue Landschaft muss an eine erkundete grenzen, die allererste liegt in Wildnisreihe I.
settlement-why-no-monster = Hier ist kein Monster.
settlement-why-monster-there = Ein Monster ist im Weg.
settlement-why-outpost-there = Hier steht schon eine Festung.
settlement-why-no-outpost = Hier steht keine Festung.
settlement-why-outpost-used = Diese Festung wurde in dieser Runde schon aktiviert.
settlement-why-region-empty = In Wildnisreihe { $region } liegt noch keine Landschaft.
settlement-why-region-used = Wildnisreihe { $region } wurde in dieser Runde schon aktiviert.
settlement-why-street-empty = Noch steht { $street_wo } kein Gebäude.
settlement-why-street-used = Die { $street } wurde in dieser Runde schon aktiviert.
settlement-why-second-use-spent = Die zweite Aktivierung durch dein Artefakt hast du in dieser Runde schon genutzt.
settlement-why-no-hero = Hier steht niemand.
settlement-why-supply-short =
    { $left ->
        [0] Im Vorrat ist nichts mehr davon: { $good }.
       *[other] Im Vorrat ist davon nur noch { $left }, nötig sind { $n }: { $good }.
    }
settlement-why-bonus-supply-short = Im Vorrat sind keine zwei Bonussiedler mehr.
settlement-why-no-building = Hier steht kein Gebäude.
settlement-why-other-effect = Dieses Gebäude kann etwas anderes.
settlement-why-effect-used = Dieses Gebäude wurde schon genutzt.
settlement-why-no-mirror = Eins zu eins tauscht nur der Spiegel der Verwandlung.
settlement-why-just-mirrored = Das hast du eben erst vom Spiegel bekommen: { $good }.
settlement-why-artifact-not-there = Dieses Artefakt liegt nicht aus.
settlement-why-artifact-held = Du kannst nicht dasselbe Artefakt behalten.
settlement-why-nothing-to-store = Davon hast du nichts mehr zum Behalten: { $good }.
settlement-why-not-paid = Das hat die Wildnisreihe nicht gegeben: { $good }.
settlement-why-nothing-to-finish = Es gibt nichts zu beenden.
settlement-why-nothing-done-yet = Führe erst eine Aktion aus oder lade einen Helden ein; willst du beides nicht, dann passe.
settlement-why-no-outpost-left = Im Vorrat sind keine Festungen mehr.
