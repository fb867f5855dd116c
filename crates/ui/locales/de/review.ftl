review-title = Auswertung
review-lead = Jede Entscheidung, beurteilt nach dem, was man in diesem Moment wissen konnte. Was Würfel und Karten verändert haben, ist Glück; alles andere, wie gut gespielt wurde.
review-waits = Die Auswertung beginnt gleich.
review-works = Die Partie wird ausgewertet: Schritt { $done } von { $all }.
review-again = Noch einmal nachsehen
review-impossible = Diese Partie lässt sich nicht auswerten.
review-unasked = Melde dich an oder setz dich an einen Tisch, um diese Partie auswerten zu lassen.
review-player = Am Tisch
review-loss = Verlust je Entscheidung
review-luck = Glück
review-adjusted = Ergebnis ohne Glück
review-like = Gespielt wie
review-step = Stufe { $n }
review-step-unknown = nicht bekannt
review-signed = { $n } %
review-classes = { $inaccuracies ->
    [one] { $inaccuracies } Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
 }, { $mistakes } Fehler, { $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
 }
review-lost = { $class ->
    [inaccuracy] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
 }: Das kostete { $lost } Gewinnchance.
review-mark = { $class ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] grober Fehler
 }, { $lost } verloren
review-better = Besser:
review-why = Warum:
review-came = Glück:
review-apart = Glück und Entscheidungen getrennt
review-apart-note = Beide Linien beginnen bei null. Zusammen führen sie von gleichen Chancen zum Ergebnis.
review-play = Entscheidungen
review-apart-words = { $name }: Glück { $luck }, Entscheidungen { $play }
review-cause-luck = Glück
review-cause-error = Entscheidung
review-learn = Lerne aus deinen Fehlern
review-learn-lead = Die Entscheidungen, die am meisten gekostet haben, noch einmal als Fragen.
review-question = Frage { $n }
review-ask = Was würdest du hier tun?
review-right = Das ist das Beste.
review-close = Gut: Damit geht nichts Nennenswertes verloren.
review-wrong = Es gibt etwas Besseres: Das kostet { $lost } Gewinnchance.
review-played = so gespielt
review-best = am besten
review-next = Nächste Frage
review-back = Zurück zur Partie
review-try = Von hier weiterspielen
review-retry = Noch einmal versuchen
review-try-note = Eine Übungspartie gegen Bots, die nicht zählt. Die Würfel fallen wie damals, solange du entscheidest wie damals.
review-worst = Die teuersten Entscheidungen
