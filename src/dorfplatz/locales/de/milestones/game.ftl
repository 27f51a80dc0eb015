## Wie sich das Spiel auf der Startseite vorstellt

game-milestones = Milestones
game-milestones-text = Deine Figur zieht im Kreis, an Arbeitern und Werkstätten vorbei; aus dem, was sie sammelt, werden Straßen, Häuser und Marktplätze in einem gemeinsamen Land.
game-milestones-minutes = 45
game-milestones-weight = 1
