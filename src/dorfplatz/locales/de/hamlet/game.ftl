## Wie sich das Spiel auf der Startseite vorstellt

game-hamlet = Hamlet
game-hamlet-text = Alle bauen am selben Dorf, Ort für Ort; Esel tragen, was entsteht, dorthin, wo man es braucht, bis die Kirche steht.
game-hamlet-minutes = 75
game-hamlet-weight = 3

hamlet-option-edition = Ausgabe
hamlet-option-edition-final = Erschienenes Spiel
hamlet-option-edition-preview = Vorschau (Version 6.0)
hamlet-option-edition-preview-text = Ressourcen dürfen ihren ersten Schritt auch ohne Weg zum Nachbarort machen. Ein gebauter Weg zählt für jeden Ort, der ohne ihn nicht zur Kirche käme; einen längsten Weg gibt es nicht.
