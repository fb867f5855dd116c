# Before and after a game
terminal-welcome = Willkommen hinter den Mauern. Welches Spiel möchtest du spielen?
terminal-which = Gib eine Zahl von 1 bis { $n } ein, oder q zum Beenden.
terminal-left = { $n ->
     [one] Du verlässt die Partie nach { $n } Entscheidung.
    *[other] Du verlässt die Partie nach { $n } Entscheidungen.
    }
terminal-record = Die Aufzeichnung steht in { $file }.
terminal-no-record = Die Partie wurde nicht aufgezeichnet; das geht mit der Option --record DATEI.
terminal-save = Partie aufzeichnen? Dateiname, oder Eingabetaste für Nein:
terminal-after = { $n ->
     [one] Nach { $at } von { $n } Entscheidung:
    *[other] Nach { $at } von { $n } Entscheidungen:
    }

# Above the table
terminal-seat = Platz { $n }
terminal-your-seat = dein Platz: { $n }
terminal-first = { $you ->
     [yes] du hast begonnen
    *[no] { $name } hat begonnen
    }
terminal-round = { $last ->
     [yes] Runde { $n }, die letzte
    *[no] Runde { $n }
    }
terminal-edition = Ausgabe { $edition }
terminal-final = Endphase
terminal-final-soon = danach Endphase
terminal-seed = Startwert { $seed }

# Saint Malo
terminal-raid = nächster Überfall { $n } von 6: Stärke { $strength }
terminal-raids-later = danach { $strengths }
terminal-raid-last = der letzte
terminal-points = Punkte
terminal-coins-logs = Münzen, Stämme
terminal-defence = Verteidigung
terminal-cannons = Kanonenverlust
terminal-walls = Mauern
terminal-tower = Turm
terminal-space = wählbares Feld
terminal-saint-malo-churches = Kirche dieser Größe
terminal-saint-malo-legend =
    Punkte in Klammern: wenn das Spiel jetzt endete. Verteidigung 2/3: Du hast 2, der nächste Überfall Stärke 3.
    Piraten ■■□□: angekreuzte und leere Kästchen; sind alle angekreuzt, überfallen sie die Städte.
    Mauern ↑3 →✓ ↓✗ ←0: wie viele von 5 auf jeder Seite stehen, ✓ vollständig, ✗ durchbrochen.
    Eine vollständige Seite verstärkt die Verteidigung um 2 und bringt: ↑ { $top }, → { $right }, ↓ { $bottom }, ← { $left }.
    Würfel: Gib an, welche du neu würfelst (wall log) oder welche du behältst (keep head head).

# Valletta
terminal-goods = Güter
terminal-houses = Häuser
terminal-cards = Hand, Stapel, Ablage
terminal-played = gespielt
terminal-valletta-legend =
    Ein Gebäude: seine Person und was es dich jetzt kostet, oder was das Aufwerten deines Gebäudes kostet; darunter Farbe (G { $green }, B { $blue }, Y { $yellow }), Besitz (#1: Platz 1), Ertrag (w1▸2: 1 { $wood }, aufgewertet 2) und Punkte am Ende (2▸4p).
    Güter: g { $gold }, w { $wood }, s { $stone }, b { $brick }.
    Die Straße: V de la Valette, ein Buchstabe für ein genommenes Fass, ○ für eines, das noch daliegt.
    Wer im Bereich baut oder aufwertet, in dem er steht, erhält 2 Punkte; in der Ausgabe von Z-Man Games nur, wer baut.
    Punkte in Klammern: wenn das Spiel jetzt endete.

# The prompt and its answers
terminal-keys = (? erklärt, h gibt Tipps, u nimmt zurück, q beendet)
terminal-more = … noch { $n }: „more“ eingeben
terminal-again = Die Eingabetaste zeigt wieder den Tisch.
terminal-nowhere = bewirkt jetzt nichts
terminal-unknown = „{ $typed }“ ist keine Aktion. Gib eine Zahl aus der Liste ein, oder ? für Hilfe.
terminal-no-number = Eine Aktion { $n } gibt es nicht: Die Liste geht von 1 bis { $last }.
terminal-either = „{ $typed }“ kann { $one } oder { $other } heißen: Gib etwas mehr ein.
terminal-no-rule = Die Regeln sagen nichts über „{ $topic }“.
terminal-more-rules = Siehe auch { $numbers }.
terminal-enter = Eingabe
terminal-help-number = die Aktion mit dieser Nummer
terminal-help-text = die Aktion mit ihrem Text oder einem Teil davon: { $part }
terminal-help-action = was eine Aktion bewirkt oder warum sie nicht geht: ? { $action }
terminal-help-rule = eine Regel; ? { $word } findet die Stellen, an denen ein Wort vorkommt
terminal-help-hint = ein Tipp: was ein Meister tun würde und warum
terminal-help-undo = zurücknehmen
terminal-help-more = weitere Aktionen
terminal-help-enter = noch einmal der Tisch
terminal-help-quit = beenden
