## Wie sich das Spiel auf der Startseite vorstellt

game-hamlet = Hamlet
game-hamlet-text = Bau am Dorf, führ deine Esel, vollende die Kirche

hamlet-option-edition = Ausgabe
hamlet-option-edition-final = erschienenes Spiel
hamlet-option-edition-preview = Vorschau (Version 6.0)
