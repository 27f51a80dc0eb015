rules-brief = In fünf Sätzen
rules-found = Gefunden
rules-print = Übersicht drucken
rules-values = Manche Werte sind ausgedacht, weil die gedruckten nicht öffentlich sind. Welche das sind, steht hier:
rules-source = Aus dem gedruckten Regelheft: { $chapter }
rules-nearest = Keine Regel enthält alles davon. Diese kommen am nächsten:

## Words that say nothing in a question

rules-fillers = ein eine einen einem einer der die das den dem des ist sind war was wie wann wo warum wieso wer welche welcher welches mache macht tue tun kann könnte darf muss ich du wir er sie es man mir mein meine dein deine von zu zum zur in im an am auf für mit aus bei und oder über bedeutet heißt geht gibt hat habe bekomme da
