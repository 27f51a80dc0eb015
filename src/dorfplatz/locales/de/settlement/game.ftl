## Wie sich das Spiel auf der Startseite vorstellt

game-settlement = Settlement
game-settlement-text = Deine Siedler erkunden die Wildnis; mit dem, was sie finden, baust du eine Siedlung und lädst die Helden ein, die Punkte bringen.
game-settlement-minutes = 60
game-settlement-weight = 2
