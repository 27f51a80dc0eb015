# Was der Server sagt, wo Menschen von mehreren Rechnern aus zusammen spielen.

together-private = Dieser Tisch ist privat. Öffne ihn mit dem Link, den du bekommen hast, in diesem Browser. Gilt der Link nicht mehr, bitte die Gastgeberin oder den Gastgeber um einen neuen.
together-wrong-link = Dieser Link gilt nicht oder nicht mehr: Bitte die Gastgeberin oder den Gastgeber um einen neuen.
together-link-used-up = Dieser Link wurde in zu vielen Browsern geöffnet. Bitte die Gastgeberin oder den Gastgeber um einen neuen.
together-no-key = Dein Browser hat nicht gesagt, wer er ist. Erlaube dieser Seite, Daten zu speichern, lade sie neu und versuch es noch einmal.
together-no-hello = Dein Browser hat nicht rechtzeitig gesagt, wer er ist. Lade die Seite neu.
together-host-only = Das darf nur, wer diesen Tisch eröffnet hat.
together-not-yours = Das entscheidet { $who }; dein Link gilt für einen anderen Platz.
together-only-watching = Du schaust zu, { $who } spielt. Wenn du selbst spielen möchtest, bitte um den Link eines Platzes.
together-name-taken = An diesem Tisch heißt schon jemand { $name }. Nimm einen anderen Namen.
together-too-often = Das war zu oft in zu kurzer Zeit. Warte einen Moment und versuch es noch einmal.
together-no-chat = Hier sitzen alle vor einem Bildschirm, da gibt es niemanden, dem du schreiben könntest.
together-say = Sag etwas mit bis zu { $length } Zeichen, oder zeig eine Geste.
together-no-chances = In diesem Spiel hat jeder etwas, das die anderen nicht sehen dürfen; Aussichten gibt es deshalb erst nach dem Ende.
together-save-hands = In diesem Spiel hat jeder etwas, das die anderen nicht sehen dürfen; als Datei gibt es die Partie deshalb erst nach dem Ende.
together-undo-asked = { $who } möchte schon etwas rückgängig machen. Antworte zuerst darauf.
together-undo-not-asked = Niemand möchte mehr etwas rückgängig machen.

# Vor dem Austeilen

gathering-not-dealt = An diesem Tisch ist noch nicht ausgeteilt: Es fehlt noch jemand.
gathering-over = An diesem Tisch ist schon ausgeteilt.
gathering-begins = Gerade wird ausgeteilt. Warte eine Sekunde und versuch es noch einmal.
gathering-not-fixed = Für die Beiträge ist es noch zu früh: Jemand könnte seinen noch ändern. Lege deinen zuerst mit seinem Hashwert fest.
gathering-contribution = Ein Beitrag besteht aus 32 hexadezimalen Ziffern und dahinter, wenn du magst, einem Leerzeichen und bis zu { $length } Zeichen in einer Zeile.
gathering-other-contribution = Das ist nicht, was für diesen Platz festgelegt wurde: Der Hashwert ist ein anderer.

# Öffentliche Tische

lobby-none = Dieser Server hat keine Lobby, also gibt es hier keine öffentlichen Tische. Wer ihn betreibt, kann ihn mit „serve --lobby“ starten.
lobby-no-seat = An einem öffentlichen Tisch muss man sich setzen können: Er braucht einen Platz per Link und Karten, die noch nicht feststehen.
lobby-over = An diesen Tisch kann man sich ohne Link nicht mehr setzen: Es ist ausgeteilt, oder er ist nicht öffentlich.
lobby-taken = Jemand war schneller: Dieser Platz ist besetzt.
lobby-not-watched = An diesem Tisch darf nicht jeder zuschauen. Frag nach einem Link.

# Faires Mischen

fair-malformed = Woraus der Startwert gemacht ist, steht nicht so da, wie es sein muss: ein Geheimnis aus 64 hexadezimalen Ziffern, und für jeden Platz ein Beitrag oder nichts.
fair-other-secret = Das Geheimnis ist nicht das zugesagte: Seine Festlegung ist { $found }, nicht { $expected }.
fair-other-seed = Der Startwert ist nicht aus diesem Geheimnis und diesen Beiträgen gemacht: Sie ergeben { $expected }, ausgeteilt wurde aber mit { $found }.
