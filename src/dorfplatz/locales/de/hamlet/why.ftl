## Wozu eine Art von Zug gut ist, wo ein Tipp nichts Genaueres weiß

hamlet-why-produce = Auffüllen bringt Gold, und es gibt wieder etwas zu verbauen.
hamlet-why-refine = Du verdienst jedes Mal, wenn jemand dein Gut verbraucht.
hamlet-why-blueprint = Ein Ort zum späteren Bauen, solange er noch günstig ist.
hamlet-why-villager = Von nun an in jedem Zug eine Aktion mehr.
hamlet-why-donkey = Ein Esel unterwegs bringt Ressourcen einen Schritt weiter, in jedem Zug.
hamlet-why-herd = Bringt deinen Esel dorthin, wo er unterwegs gebraucht wird.
hamlet-why-beg = Ein Gold ist besser als gar nichts.
hamlet-why-road = Macht Transporte kürzer, und deine Wege zählen am Ende.
hamlet-why-done = Was noch ginge, kostet jetzt mehr, als es bringt.
hamlet-why-sell = Verkäufe bringen sofort Punkte und zählen für eine Auszeichnung.
hamlet-why-order = Kirchenaufträge bringen viele Punkte, und mit dem letzten endet das Spiel.
hamlet-why-build = Ein Ort bringt sofort Punkte und später Güter, einen kürzeren Weg oder eine Auszeichnung.
hamlet-why-use = An eigenen Gütern verdienst du, wenn du sie verbrauchst, an fremden die anderen.
hamlet-why-buy = Was niemand hergestellt hat, kannst du kaufen, statt zu warten.
hamlet-why-mix = Eine Scheune nimmt, was da ist, und bringt Punkte, wenn sie gefüllt wird.
hamlet-why-spot = Wo Weg auf Weg trifft, gehört der neue Ort zum Dorf.
