game-cellar = Cellar
cellar-prompt = { $who }, lay a card.
cellar-score = Cards
cellar-log-laid = { $who } lays { $card }.
cellar-log-drawn = { $who } draws { $card }.
cellar-why-game-over = The game is over.
cellar-why-no-card = There is no card.
