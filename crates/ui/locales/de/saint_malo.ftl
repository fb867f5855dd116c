# Persons: the name, with its article, as the object of a sentence, and one of many
saint-malo-person-citizen = Bürger
saint-malo-person-citizen-the = der Bürger
saint-malo-person-citizen-acc = den Bürger
saint-malo-person-soldier = Soldat
saint-malo-person-soldier-the = der Soldat
saint-malo-person-soldier-acc = den Soldaten
saint-malo-person-priest = Priester
saint-malo-person-priest-the = der Priester
saint-malo-person-priest-acc = den Priester
saint-malo-person-architect = Baumeister
saint-malo-person-architect-the = der Baumeister
saint-malo-person-architect-acc = den Baumeister
saint-malo-person-merchant = Händler
saint-malo-person-merchant-the = der Händler
saint-malo-person-merchant-acc = den Händler
saint-malo-person-jester = Gaukler
saint-malo-person-jester-the = der Gaukler
saint-malo-person-jester-acc = den Gaukler
saint-malo-person-noble = Adliger
saint-malo-person-noble-the = der Adlige
saint-malo-person-noble-acc = den Adligen
saint-malo-person-citizen-a = einen Bürger
saint-malo-person-soldier-a = einen Soldaten
saint-malo-person-priest-a = einen Priester
saint-malo-person-architect-a = einen Baumeister
saint-malo-person-merchant-a = einen Händler
saint-malo-person-jester-a = einen Gaukler
saint-malo-person-noble-a = einen Adligen

# What persons do
saint-malo-person-citizen-text = Bringt 1 Punkt.
saint-malo-person-soldier-text = Erhöht deine Verteidigung um 1, bis zum Ende des Spiels.
saint-malo-person-priest-text = Bringt 1 Punkt für jede Kirche auf den Feldern um ihn herum, egal wie groß sie ist.
saint-malo-person-architect-text = Macht sofort bis zu 3 deiner Baumstämme zu Häusern, je 3 Punkte und ohne weitere Kosten. Das erste Haus berührt ihn, eine Ecke genügt; jedes weitere steht Kante an Kante an einem dieser Häuser. Ältere Häuser verbinden sie nicht.
saint-malo-person-merchant-text = Verdient 1 Münze für jede Warenkiste auf den Feldern um ihn herum. Die Kisten bleiben liegen.
saint-malo-person-jester-text = Bringt 2 Punkte für jede Art von Person auf den Feldern um ihn herum. Ein anderer Gaukler zählt mit, er selbst nicht.
saint-malo-person-noble-text = Bringt 7 Punkte.

# What stands on spaces
saint-malo-item-crate = Warenkiste
saint-malo-item-wall = Mauer
saint-malo-item-house = Haus
saint-malo-item-church = Kirche der Größe { $size }
saint-malo-item-crate-a = eine Warenkiste
saint-malo-item-wall-a = eine Mauer
saint-malo-item-house-a = ein Haus
saint-malo-item-church-a = eine Kirche der Größe { $size }

# Dice
saint-malo-symbol-log = Baumstamm
saint-malo-symbol-crate = Warenkiste
saint-malo-symbol-wall = Mauer
saint-malo-symbol-cross = Kreuz
saint-malo-symbol-head = Kopf
saint-malo-symbol-swords = Säbel
saint-malo-symbol-log-text = Lagert 1 Baumstamm je Würfel ein, zusammen für 2 Münzen. Baumeister machen daraus Häuser; am Ende zählt jeder übrige Baumstamm 1 Punkt.
saint-malo-symbol-crate-text = Setzt 1 Warenkiste je Würfel, alle über Kanten verbunden. Händler daneben verdienen daran Münzen.
saint-malo-symbol-wall-text = Setzt 1 Mauer je Würfel auf den äußeren Ring. Eine vollständige Seite bringt einen Bonus und 2 Verteidigung.
saint-malo-symbol-cross-text = Baut 1 Kirche; ihre Größe ist die Zahl der Würfel. Am Ende zählen Kirchen der Größen 1, 2, 3 und so weiter als Reihe.
saint-malo-symbol-head-text = Bringt 1 Person in die Stadt; welche, bestimmt die Zahl der Würfel.
saint-malo-symbol-swords-text = Lassen sich weder nutzen noch drehen. Am Ende des Zuges kreuzt jeder Würfel damit 1 Kästchen der Piraten an.
saint-malo-dice-log = { $n ->
     [one] { $n } Baumstamm
    *[other] { $n } Baumstämme
    }
saint-malo-dice-crate = { $n ->
     [one] { $n } Warenkiste
    *[other] { $n } Warenkisten
    }
saint-malo-dice-wall = { $n ->
     [one] { $n } Mauer
    *[other] { $n } Mauern
    }
saint-malo-dice-cross = { $n ->
     [one] { $n } Kreuz
    *[other] { $n } Kreuze
    }
saint-malo-dice-head = { $n ->
     [one] { $n } Kopf
    *[other] { $n } Köpfe
    }
saint-malo-dice-swords = { $n } Säbel
saint-malo-coins = { $n ->
     [one] { $n } Münze
    *[other] { $n } Münzen
    }
saint-malo-points = { $n ->
     [one] { $n } Punkt
    *[other] { $n } Punkte
    }

# Sides of the wall and what they bring when they are complete
saint-malo-side-top = oben
saint-malo-side-right = rechts
saint-malo-side-bottom = unten
saint-malo-side-left = links
saint-malo-side-top-the = die obere Seite
saint-malo-side-right-the = die rechte Seite
saint-malo-side-bottom-the = die untere Seite
saint-malo-side-left-the = die linke Seite
saint-malo-bonus-coins = 2 Münzen
saint-malo-bonus-points = 3 Punkte
saint-malo-bonus-person = eine Person mit 1 bis 3 Köpfen

# What is asked
saint-malo-ask-reroll = { $you ->
     [yes] Wähle Würfel zum Neuwürfeln oder behalte alle: noch { $n ->
         [one] { $n } Wurf
        *[other] { $n } Würfe
        }.
    *[no] { $name } würfelt.
    }
saint-malo-ask-symbol = { $you ->
     [yes] Wähle ein Symbol; einen Würfel zu drehen kostet 2 Münzen.
    *[no] { $name } wählt ein Symbol.
    }
saint-malo-ask-person = { $you ->
     [yes] Wähle eine Person für { $heads }.
    *[no] { $name } wählt eine Person für { $heads }.
    }
saint-malo-ask-bonus = { $you ->
     [yes] Eine Seite ist vollständig: Wähle eine Person als Bonus oder verzichte.
    *[no] { $name } wählt eine Person als Bonus für eine vollständige Seite.
    }
saint-malo-ask-settle = { $you ->
     [yes] Wähle ein Feld für { $person }.
    *[no] { $name } wählt ein Feld für { $person }.
    }
saint-malo-ask-house = { $you ->
     [yes] Wähle ein Feld für ein Haus oder hör auf; du kannst noch { $n } bauen.
    *[no] { $name } baut Häuser.
    }
saint-malo-ask-crate = { $you ->
     [yes] { $n ->
         [one] Wähle ein Feld für die Warenkiste.
        *[other] Wähle ein Feld für eine Warenkiste: noch { $n } zu setzen, alle über Kanten verbunden.
        }
    *[no] { $name } setzt Warenkisten.
    }
saint-malo-ask-wall = { $you ->
     [yes] { $n ->
         [one] Wähle ein äußeres Feld für die Mauer.
        *[other] Wähle ein äußeres Feld für eine Mauer: noch { $n } zu setzen.
        }
    *[no] { $name } setzt Mauern.
    }
saint-malo-ask-church = { $you ->
     [yes] Wähle ein Feld für die Kirche der Größe { $size }.
    *[no] { $name } baut eine Kirche der Größe { $size }.
    }

# Choices
saint-malo-do-reroll = { $dice } neu würfeln
saint-malo-do-stop = Diese Würfel behalten
saint-malo-do-log = { $dice } für 2 Münzen einlagern
saint-malo-do-crate = { $dice } setzen
saint-malo-do-wall = { $dice } setzen
saint-malo-do-cross = Eine Kirche der Größe { $n } bauen
saint-malo-do-head = Eine Person für { $dice } holen
saint-malo-do-swords = { $dice } nutzen
saint-malo-do-turning = { $action } und dafür { $turned ->
     [one] { $turned } Würfel
    *[other] { $turned } Würfel
    } für { $coins } drehen
saint-malo-do-pass = Nichts nutzen
saint-malo-do-person = { $person } wählen
saint-malo-do-place = { $item } auf { $at } setzen
saint-malo-do-build = { $item } auf { $at } bauen
saint-malo-do-fill = Feld { $at } füllen
saint-malo-do-done = Fertig
saint-malo-do-done-bonus = Keine Person nehmen
saint-malo-do-done-house = Keine weiteren Häuser bauen

# What a space gives, very short
saint-malo-gain-wall = Mauer { $n }/5
saint-malo-gain-later = +{ $n } am Ende
saint-malo-gain-defence = Verteidigung +1
saint-malo-gain-breaks = durchbricht die Mauer
saint-malo-gain-person = 1 Person
saint-malo-gain-full = Stadt voll

# What happened
saint-malo-event-rolled = { $you ->
     [yes] Du würfelst
    *[no] { $name } würfelt
    } { $dice }.
saint-malo-event-used = { $you ->
     [yes] Du nutzt
    *[no] { $name } nutzt
    } { $dice }.
saint-malo-event-turned = { $you ->
     [yes] Du drehst
    *[no] { $name } dreht
    } { $turned } Würfel und nutzt { $dice }.
saint-malo-event-passed = { $you ->
     [yes] Du nutzt
    *[no] { $name } nutzt
    } nichts.
saint-malo-event-paid = { $you ->
     [yes] Du zahlst
    *[no] { $name } zahlt
    } { $coins }.
saint-malo-event-coins = { $you ->
     [yes] Du erhältst
    *[no] { $name } erhält
    } { $coins } für { $why }.
saint-malo-event-points = { $you ->
     [yes] Du erhältst
    *[no] { $name } erhält
    } { $points } für { $why }.
saint-malo-event-logs = { $you ->
     [yes] Du lagerst
    *[no] { $name } lagert
    } { $logs } ein.
saint-malo-event-placed = { $you ->
     [yes] Du setzt
    *[no] { $name } setzt
    } { $item } auf { $at }.
saint-malo-event-built = { $you ->
     [yes] Du baust
    *[no] { $name } baut
    } { $item } auf { $at }.
saint-malo-event-complete = { $you ->
     [yes] Du vollendest
    *[no] { $name } vollendet
    } { $side }.
saint-malo-event-lost = { $n ->
     [one] { $n } Mauer findet kein leeres äußeres Feld mehr und verfällt.
    *[other] { $n } Mauern finden kein leeres äußeres Feld mehr und verfallen.
    }
saint-malo-event-swords = { $you ->
     [yes] Du kreuzt
    *[no] { $name } kreuzt
    } { $n } Kästchen der Piraten an.
saint-malo-event-attack = Die Piraten überfallen alle Städte mit Stärke { $n }.
saint-malo-event-cannon = { $you ->
     [yes] Du hältst
    *[no] { $name } hält
    } nicht stand und { $you ->
     [yes] verlierst
    *[no] verliert
    } eine Kanone.
saint-malo-event-full = { $you ->
     [yes] Du hast
    *[no] { $name } hat
    } die Stadt gefüllt: Das ist die letzte Runde.

# Why not
saint-malo-no-now = Nicht jetzt: Die Frage ist, { $what }
saint-malo-now-reroll = ob du neu würfelst
saint-malo-now-symbol = welches Symbol du nutzt
saint-malo-now-person = welche Person kommt
saint-malo-now-bonus = welche Person für die vollständige Seite kommt
saint-malo-now-settle = wo die Person steht
saint-malo-now-house = wo das nächste Haus steht
saint-malo-now-crate = wo die nächste Warenkiste steht
saint-malo-now-wall = wo die nächste Mauer steht
saint-malo-now-church = wo die Kirche steht
saint-malo-no-over = Die Partie ist zu Ende
saint-malo-no-roll-left = Alle 3 Würfe sind gemacht
saint-malo-no-die-rolled = Wähle mindestens 1 Würfel zum Neuwürfeln
saint-malo-no-die-shows = Kein Würfel zeigt dieses Symbol: { $symbol }
saint-malo-no-more-show = Die Würfel zeigen nur { $dice }
saint-malo-no-swords = Säbel lassen sich nicht nutzen
saint-malo-no-die-used = Mindestens 1 Würfel muss genutzt werden
saint-malo-no-turned-left = Jeder gedrehte Würfel wird genutzt: { $showing } liegend + { $turned } gedreht = { $all }
saint-malo-no-turning = { $n ->
     [0] Kein anderer Würfel lässt sich drehen; Säbel nie
     [one] Nur { $n } anderer Würfel lässt sich drehen; Säbel nie
    *[other] Nur { $n } andere Würfel lassen sich drehen; Säbel nie
    }
saint-malo-no-coins = Das kostet { $needed }; du hast { $have }
saint-malo-no-storing = Baumstämme einzulagern kostet 2 Münzen; du hast { $have }
saint-malo-no-showing = Mindestens 1 Würfel muss das Symbol zeigen, bevor du andere dazudrehst
saint-malo-no-crates-fit = Nur noch { $n ->
     [one] { $n } Warenkiste passt
    *[other] { $n } verbundene Warenkisten passen
    } in die Stadt
saint-malo-no-walls-fit = { $n ->
     [0] Kein äußeres Feld ist mehr leer
     [one] Nur { $n } äußeres Feld ist noch leer
    *[other] Nur { $n } äußere Felder sind noch leer
    }
saint-malo-no-passing = Mindestens 1 Würfel muss genutzt werden; kostenlos geht: { $symbol }
saint-malo-no-heads = { $person } braucht { $heads }, nicht { $n }
saint-malo-no-bonus = { $person } ist kein Bonus einer Mauer; nur eine Person mit 1 bis 3 Köpfen
saint-malo-no-filled = Das Feld { $at } ist schon belegt
saint-malo-no-wall-inside = Mauern stehen nur auf dem äußeren Ring; { $at } liegt innen
saint-malo-no-crate-apart = Das Feld { $at } hat keine Kante mit einer Warenkiste dieses Zuges gemeinsam
saint-malo-no-room = Um das Feld { $at } herum ist kein Platz für { $n } verbundene Warenkisten
saint-malo-no-house-far = Das erste Haus muss den Baumeister auf { $architect } berühren; eine Ecke genügt
saint-malo-no-house-apart = Das Feld { $at } hat keine Kante mit einem Haus dieses Baumeisters gemeinsam

# The cities read aloud
saint-malo-read-turn = Der Zug
saint-malo-read-round = Runde { $n }.
saint-malo-read-last-round = Runde { $n }, die letzte.
saint-malo-read-dice = Auf den Würfeln: { $dice }.
saint-malo-read-pirates = Die Piraten
saint-malo-read-next-attack = Der nächste Überfall hat Stärke { $strength }: { $marked } von { $boxes } Kästchen { $marked ->
     [one] ist
    *[other] sind
    } angekreuzt.
saint-malo-read-no-attack = Die Piraten kommen nicht mehr.
saint-malo-read-city = { $you ->
     [yes] Deine Stadt
    *[no] { $name }
    }
saint-malo-read-stock = { $points }, { $coins }, { $logs }, Verteidigung { $defence }, { $cannons ->
     [one] { $cannons } Kanone
    *[other] { $cannons } Kanonen
    } verloren.
saint-malo-read-empty = { $n ->
     [one] { $n } Feld ist leer.
    *[other] { $n } Felder sind leer.
    }
saint-malo-read-side = { $side }: { $n } von 5 Mauern, dafür gibt es { $bonus }
saint-malo-read-side-complete = { $side }: vollständig
saint-malo-read-side-broken = { $side }: durchbrochen
saint-malo-read-row = Reihe { $row }: { $cells }
saint-malo-read-row-empty = Reihe { $row }: leer

# What speaks for an action
saint-malo-because-fills-city = füllt die Stadt: 5 Punkte
saint-malo-because-completes-side = vollendet { $side }
saint-malo-because-holds-raid = hält dem Überfall der Stärke { $strength } stand
saint-malo-because-raid-comes = löst den Überfall der Stärke { $strength } aus
saint-malo-because-merchant-earns = ein Händler verdient { $n ->
     [one] { $n } Münze
    *[other] { $n } Münzen
    }
saint-malo-because-person-earns = { $person } bringt { $n ->
     [one] { $n } Punkt
    *[other] { $n } Punkte
    }
saint-malo-because-houses = baut { $n ->
     [one] { $n } Haus
    *[other] { $n } Häuser
    }
saint-malo-because-church-series = Kirche der Größe { $size }: { $n ->
     [one] { $n } Punkt
    *[other] { $n } Punkte
    } mehr in der Reihe
saint-malo-because-church = eine Kirche der Größe { $size } zählt, sobald kleinere stehen
saint-malo-because-gathers-crates = { $n ->
     [one] { $n } Warenkiste
    *[other] { $n } Warenkisten
    } rund um ein Feld für einen Händler
saint-malo-because-walls = { $n ->
     [one] { $n } Mauer entsteht
    *[other] { $n } Mauern entstehen
    }
saint-malo-because-stores-logs = { $n ->
     [one] { $n } Baumstamm
    *[other] { $n } Baumstämme
    } für Baumeister
saint-malo-because-soldier = ein Soldat mehr
saint-malo-because-keeps-side-open = lässt { $side } unversehrt
saint-malo-because-chases-symbol = hofft auf mehr von diesem Symbol: { $symbol }
saint-malo-because-good-enough = die Würfel sind gut genug
saint-malo-because-avoids-swords = würfelt die Säbel neu
