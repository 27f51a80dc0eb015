## Wie sich das Spiel auf der Startseite vorstellt

game-milestones = Milestones
game-milestones-text = Wirb Arbeiter an, bau Straßen, liefere Mehl
