# Was die Spielregeln offenlassen
rules-ruling = Unsere Auslegung:
rules-edition = Hier stehen die Regeln der Ausgabe von { $told }, also der deutschen und italienischen Spielregel. Die Ausgabe von { $other }, die englische und französische, weicht in zwei Punkten ab:
rules-saint-malo-ruling-04 = Die Spielregel sagt nicht, ob ein Würfel das Symbol schon zeigen muss. Hier muss es keiner.
rules-saint-malo-ruling-05 = Über Nichtstun sagt die Spielregel nichts. Hier ist es nur erlaubt, wenn sich nichts kostenlos nutzen lässt; so findet auch jede Partie ein Ende.
rules-saint-malo-ruling-07 = Ob eine ältere Kiste eine Lücke zwischen neuen schließen darf, sagt die Spielregel nicht. Hier darf sie es nicht.
rules-saint-malo-ruling-11 = Zu den beiden Feldern neben einem Turm sagt die Spielregel nichts. Hier berühren sie sich.
rules-valletta-ruling-04 = Was ein Lehrling nach einem anderen Lehrling wiederholt oder nach einem Baumeister, der nicht genutzt wurde, sagen die Spielregeln nicht. Hier wiederholt der zweite Lehrling, was der erste wiederholt hat, und nach einem Baumeister darf immer gebaut werden.
rules-valletta-ruling-10 = Wer ausgeschieden ist, wird übersprungen; mehr sagen die Spielregeln nicht. Hier nehmen und geben die Karten der anderen auch dann noch Güter.
rules-valletta-ruling-11 = In der Schachtel liegen 42 Gold und je 30 Hölzer, Steine und Ziegel; fehlt etwas, helfen aufgedeckte Fässer aus. Hier geht der Vorrat nie aus.
