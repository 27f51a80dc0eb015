## Wie sich das Spiel auf der Startseite vorstellt

game-settlement = Settlement
game-settlement-text = Erkunde die Wildnis, bau deine Siedlung, lade Helden ein
