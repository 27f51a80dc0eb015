## Wozu eine Art von Zug gut ist, wo ein Tipp nichts Genaueres weiß

hamlet-why-produce = Auffüllen bringt Gold, und es gibt wieder etwas zu verbauen.
hamlet-why-refine = Du verdienst jedes Mal, wenn jemand dein Gut verbraucht.
hamlet-why-blueprint = Ein Ort zum späteren Bauen, solange er noch günstig ist.
hamlet-why-villager = Von nun an in jedem Zug eine Aktion mehr.
hamlet-why-donkey = Ein Esel unterwegs bringt Güter einen Schritt weiter, Zug für Zug.
hamlet-why-herd = Bringt deinen Esel dorthin, wo er unterwegs gebraucht wird.
hamlet-why-beg = Ein Gold ist besser als nichts zu tun.
hamlet-why-road = Kürzt den Weg deiner Güter ab, und deine Wege zählen am Ende.
hamlet-why-done = Was noch ginge, kostet jetzt mehr, als es bringt.
