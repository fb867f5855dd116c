replay-title = Rückblick: { $names }
replay-now = Dieser Moment
replay-count = Schritt { $at } von { $last }
saint-malo-did-stop = { $you ->
    [yes] Du behältst die Würfel.
   *[no] { $name } behält die Würfel.
 }
saint-malo-did-person = { $you ->
    [yes] Du wählst { $person }.
   *[no] { $name } wählt { $person }.
 }
saint-malo-did-done-bonus = { $you ->
    [yes] Du nimmst keine Person.
   *[no] { $name } nimmt keine Person.
 }
saint-malo-did-done-house = { $you ->
    [yes] Du baust keine weiteren Häuser.
   *[no] { $name } baut keine weiteren Häuser.
 }
valletta-did-build = { $you ->
    [yes] Du willst { $building } bauen.
   *[no] { $name } will { $building } bauen.
 }
valletta-did-upgrade = { $you ->
    [yes] Du willst { $building } aufwerten.
   *[no] { $name } will { $building } aufwerten.
 }
valletta-did-use = { $you ->
    [yes] Du nutzt { $card }.
   *[no] { $name } nutzt { $card }.
 }
valletta-did-take = { $you ->
    [yes] Du gehst leer aus: Der Vorrat reicht nicht.
   *[no] { $name } geht leer aus: Der Vorrat reicht nicht.
 }
valletta-did-pay = { $you ->
    [yes] Du zahlst nichts.
   *[no] { $name } zahlt nichts.
 }
replay-begin = Der Tisch ist bereit.
replay-reading = Der Tisch in Worten
replay-seats = Gesehen von
replay-everybody = Zuschauenden
replay-steps = Von Moment zu Moment
replay-first = An den Anfang
replay-turn-back = An den Beginn des Zuges
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-on = Zum nächsten Zug
replay-last = Ans Ende
replay-scrubber = Schritt
replay-go = Los
replay-play = Abspielen
replay-speed = Tempo
replay-link = Link zu diesem Moment
replay-copied = Link kopiert
replay-log = Schritt für Schritt
replay-moment = Schritt { $at }
replay-points = Woher die Punkte kamen
replay-source = Quelle
replay-total = Gesamt
replay-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
 } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
replay-wins-ahead = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
 } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }, { $ahead } vor { $second }.
replay-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
replay-tie-saint-malo = { $n ->
    [one] { $names } hat ebenso viele Punkte, aber weniger leere Felder.
   *[other] { $names } haben ebenso viele Punkte, aber weniger leere Felder.
 }
replay-tie-valletta = { $n ->
    [one] { $names } hat ebenso viele Punkte, aber weniger Gebäude.
   *[other] { $names } haben ebenso viele Punkte, aber weniger Gebäude.
 }
replay-left = { $n ->
    [one] { $names } hat die Partie verlassen und kommt auf den letzten Platz.
   *[other] { $names } haben die Partie verlassen und kommen auf die letzten Plätze.
 }
replay-chances = Gewinnchancen
replay-chances-note = Die schnelle Schätzung eines Bots zu jedem Moment, ohne zu wissen, was kommt. Sie kann danebenliegen.
replay-percent = { $n } %
replay-change = { $name }: { $before } → { $after }
replay-swings = Wendepunkte
replay-swings-none = Kein einzelner Schritt hat viel verändert.
replay-swing = Wendepunkt { $n }, Schritt { $at }
replay-fair = Waren die Würfel fair?
replay-fair-good = { $n ->
    [one] Das eine Zufallsergebnis stimmt.
   *[other] Alle { $n } Zufallsergebnisse stimmen.
 }
replay-fair-bad = Die Prüfung ist fehlgeschlagen. Genaueres, auf Englisch: { $why }
replay-fair-why = Vor der Partie hat sich der Server mit einem Fingerabdruck auf ein Geheimnis festgelegt, und alle am Tisch konnten ein Salz dazugeben. Von da an standen jeder Wurf und jede gezogene Karte fest. Jetzt, da das Geheimnis bekannt ist, lassen sie sich nachrechnen.
replay-fair-more = Fingerabdruck, Geheimnis und wie man prüft
replay-fair-commitment = Der Fingerabdruck: SHA-256 des Geheimnisses, vor der Partie gezeigt
replay-fair-secret = Das Geheimnis, danach gezeigt
replay-fair-salts = Das Salz aller am Tisch
replay-fair-none = keines
replay-fair-how = Wie ein Ergebnis entsteht
replay-fair-step-text = Die Ergebnisse sind ab 0 nummeriert. Der Text für Ergebnis i enthält das Salz aller und endet mit der Nummer; für das erste lautet er:
replay-fair-step-hash = HMAC-SHA256 dieses Textes, mit dem Geheimnis als Schlüssel, ergibt vier Zahlen zu acht Byte. Die erste, die kein Ergebnis bevorzugt, wird genommen.
replay-fair-step-rest = Das Ergebnis ist der Rest dieser Zahl beim Teilen durch n, die Zahl der möglichen Ergebnisse: 6 bei einem Würfel, die Zahl der Karten beim Ziehen.
replay-fair-examples = Die ersten Ergebnisse dieser Partie
replay-fair-bytes = Erste acht Byte
replay-fair-outcome = Ergebnis
replay-fair-yourself = Selbst nachprüfen
replay-fair-command = Dieser Befehl spielt die ganze Partie aus dem Geheimnis noch einmal nach und vergleicht jeden Wurf und jede Karte; unseren Server braucht er dafür nicht.
replay-fair-proof = Der Nachweis als Datei
