coach-hamlet-gold = Steinbruch, Holzfällerhütte oder Bauernhof aufzufüllen bringt 2 Gold: So fangen alle an. Je 3 Gold zählen 1 Punkt, dein Stern sinkt also, wenn du etwas ausgibst.
coach-hamlet-villager = Ein zweiter Dorfbewohner heißt: in jedem Zug eine Aktion mehr. Je früher, desto besser.
coach-hamlet-donkey = Was du verbaust, muss zu deinem Dorfbewohner. Ein Schritt ist frei; für jeden weiteren muss unterwegs ein Esel von dir stehen.
coach-hamlet-place = Lass Weg an Weg stoßen, sonst kommt niemand zum neuen Ort. „Drehen“ dreht das Plättchen.
coach-hamlet-pay = Rohstoffe gehören allen. Bei hergestellten Gütern nimm zuerst deine eigenen: Wer sie hergestellt hat, bekommt Gold und Punkte.
coach-hamlet-refine = Stell Güter her, die auch andere brauchen: Jedes Mal, wenn eines verbraucht wird, verdienst du daran.
coach-hamlet-sell = Du kannst alles zum Markt bringen, was ein Plättchen verlangt. Verkäufe bringen sofort Punkte und zählen für eine Auszeichnung.
coach-hamlet-order = Du kannst einen Kirchenauftrag erfüllen. Mit dem letzten endet das Spiel, also schau, wer vorn liegt.
