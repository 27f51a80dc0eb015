## Auswertung

analysis-title = Was war entscheidend?
analysis-text = Ein Könner sieht sich jeden Zug an: was das Spiel gedreht hat, welche Züge stark waren und welche dich Punkte gekostet haben. Du kannst die Seite dabei verlassen und später weitermachen.
analysis-start = Spiel auswerten
analysis-go-on = Auswertung fortsetzen
analysis-stop = Anhalten
analysis-working = Ein Könner sieht sich das Spiel an:
analysis-chances = Siegchancen im Verlauf
analysis-chances-why = Wie wahrscheinlich ein Sieg war, wenn von da an alle wie Könner gespielt hätten. Wer viel im Vorrat hat, kann vorn liegen, auch wenn die Punkte es noch nicht zeigen.
analysis-points = Erwartete Punkte im Verlauf
analysis-points-why = Wie viele Punkte ein Könner von da aus erreicht hätte.
analysis-turning = Wendepunkte
analysis-no-turning = Kein einzelner Zug hat viel verändert.
analysis-whose = Wessen Züge
analysis-best = Stärkste Züge
analysis-costly = Teuerste Züge
analysis-no-best = Es gab immer etwas anderes, das etwa gleich gut war.
analysis-no-costly = Keiner, der viel gekostet hat: Ein Könner hätte etwa genauso gut gespielt.
analysis-best-chance =
    { $percent ->
        [one] +1 Prozentpunkt
       *[other] +{ $percent } Prozentpunkte
    }
analysis-costly-chance =
    { $percent ->
        [one] −1 Prozentpunkt
       *[other] −{ $percent } Prozentpunkte
    }
analysis-best-points =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
analysis-costly-points =
    −{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
analysis-lead = (am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
analysis-expert = Ein Könner:
analysis-next-best = Zweitbester Zug:
analysis-why-costly = Ein Könner hätte stattdessen das getan:
analysis-why-strong = Das war der stärkste Zug; am nächsten kam:
analysis-why-points = { $who } holte in diesem Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
analysis-why-luck = Auch das Glück beim Aufdecken spielte mit.
analysis-why-slow = Kein einzelner Zug gab den Ausschlag: Was früher vorbereitet wurde, begann zu zählen.
analysis-moment = Schritt { $version }
analysis-turn = Runde { $round }, Schritt { $version }
analysis-note = Der Könner weiß, was man in dem Moment wissen konnte, und nicht, was danach kam. Kleine Unterschiede sind Zufall.

## Weiterspielen

play-on-title = Von hier aus weiterspielen
play-on-short = Weiterspielen
play-on-text = Ein neues Spiel beginnt dort, wo dieses nach Schritt { $version } stand. Wer spielt?
play-on-who = Wer spielt für { $name }
play-on-known = Alles bleibt, wie es gegeben wurde. Wer sich erinnert, weiß also, was kommt: gut, um etwas auszuprobieren, aber kein faires Spiel. Bots sehen nicht nach.
play-on-start = Weiterspielen

## Ende

end-title = Das Spiel ist zu Ende
end-after-you =
    { $points ->
        [one] Nach deinem letzten Zug bekam { $name } noch 1 Punkt.
       *[other] Nach deinem letzten Zug bekam { $name } noch { $points } Punkte.
    }
end-after-show = Ab da ansehen
end-titles = Titel
end-title-reached = erreicht
end-title-from =
    { $from ->
        [0] von Anfang an
       *[other] ab { $from } Punkten
    }
end-title-next =
    { $missing ->
        [one] Noch 1 Punkt bis zum nächsten Titel: { $title }.
       *[other] Noch { $missing } Punkte bis zum nächsten Titel: { $title }.
    }
end-title-missed =
    { $missing ->
        [one] Zum nächsten Titel fehlte 1 Punkt: { $title }.
       *[other] Zum nächsten Titel fehlten { $missing } Punkte: { $title }.
    }
end-title-highest = Einen höheren Titel gibt es nicht. Jetzt bleibt nur noch dein eigener Rekord.
end-bests = Dein Rekord
end-best-new = Neuer Rekord! Bisher waren es { $best }.
end-best-before = Dein Rekord: { $best } Punkte am { $when }.
end-best-look = Zu diesem Spiel
end-best-average =
    { $games ->
        [one] Das war bisher dein einziges Spiel.
       *[other] Im Schnitt hattest du { $average } Punkte in { $games } Spielen.
    }
end-best-first = Dein erstes Spiel dieser Art auf diesem Gerät: Das gilt es zu schlagen.
end-by-category = Punkte nach Kategorie
end-over-time = Punkte im Verlauf
end-by-item = Im Einzelnen
end-show-round = Den Beginn von Runde { $round } zeigen
end-share = Teilen
end-fair = Fair gemischt
end-fair-text = Mit diesem Startwert wurde gemischt. Sein Fingerabdruck stand vor dem ersten Zug fest; so lässt sich prüfen, dass kein Stapel angerührt wurde: Partie speichern und die Datei mit „dorfplatz verify“ prüfen.
end-fair-together = Das Geheimnis des Servers und die Beiträge aller, die da waren, haben zusammen den Startwert ergeben; niemand konnte die Karten aussuchen. Prüf es selbst: Partie speichern und die Datei mit „dorfplatz verify“ prüfen, oder zwanzig eigene Zeilen schreiben, wie docs/fair-shuffles.md es zeigt.
end-fair-known = Dieses Spiel ging von einem Moment eines beendeten aus weiter, mit denselben Karten. Deren Startwert war schon gezeigt; wer wollte, konnte also wissen, was kommt.
end-seed = Startwert
end-commitment = Fingerabdruck vom Beginn
end-analysis = Auswertung
end-replay = Noch einmal ansehen
end-again = Noch eine Partie
