coach-settlement-artifact = Für die erste Partie taugt jedes Artefakt, denn du tauschst es nach jeder Runde. Bei jedem steht, was es kann; nimm eines, das dir in dieser Runde hilft.
coach-settlement-explore = Erst erkunden: Ohne Landschaften kommt nichts herein. Wildnisreihe I kostet nur einen Siedler.
coach-settlement-monster = Ein Monster sperrt deine Landschaft. Bekämpfe es: Du gewinnst immer, und es hinterlässt Diamanten oder Gold, an die du sonst schwer kommst. Solange ein Held der Heldenreihe es zeigt, kann es jedes Mal wiederkommen, wenn die Wildnisreihe liefert; eine Festung verhindert das.
coach-settlement-invite = Du kannst dir einen Helden leisten. Das kostet keinen Siedler, und von Helden kommen die Punkte; zwei Plätze der Heldenreihe kosten keinen Aufpreis.
coach-settlement-outpost = Eine Festung hält Monster fern, arbeitet einmal pro Runde und rettet dir eine Ressource, wenn du passt.
coach-settlement-street = Drei Gebäude in einer Reihe arbeiten für einen einzigen Siedler: Füll erst eine Reihe, bevor du die nächste beginnst.
coach-settlement-pass = Alle Siedler sind bei der Arbeit. Tausch, was du verlieren würdest, und passe dann.
coach-settlement-next = Wähle, was zu deinem Plan für die nächste Runde passt: ein Artefakt, das dir beim Bauen, Kämpfen oder Einladen hilft.
