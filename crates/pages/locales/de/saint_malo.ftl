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
saint-malo-person-architect-text = Macht sofort bis zu 3 deiner Baumstämme zu Häusern, je 3 Punkte. Die Häuser hängen über Kanten zusammen, und mindestens 1 steht neben ihm.
saint-malo-person-merchant-text = Verdient 1 Münze für jede Warenkiste auf den Feldern um ihn herum. Die Kisten bleiben liegen.
saint-malo-person-jester-text = Bringt 2 Punkte für jede Art von Person auf den Feldern um ihn herum.
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
saint-malo-symbol-swords = gekreuzte Säbel
saint-malo-symbol-log-text = Lagert 1 Baumstamm je Würfel ein, zusammen für 2 Münzen. Baumeister machen daraus Häuser; am Ende zählt jeder übrige Baumstamm 1 Punkt.
saint-malo-symbol-crate-text = Setzt 1 Warenkiste je Würfel, alle über Kanten verbunden. Händler daneben verdienen daran Münzen.
saint-malo-symbol-wall-text = Setzt 1 Mauer je Würfel auf den äußeren Ring. Eine vollständige Seite bringt einen Bonus und 2 Verteidigung.
saint-malo-symbol-cross-text = Baut 1 Kirche; ihre Größe ist die Zahl der Würfel. Am Ende zählen Kirchen der Größen 1, 2, 3 und so weiter als Reihe.
saint-malo-symbol-head-text = Bringt 1 Person in die Stadt; welche, bestimmt die Zahl der Würfel.
saint-malo-symbol-swords-text = Lassen sich weder einsetzen noch drehen. Am Ende des Zuges kreuzt jeder Würfel damit 1 Feld der Piraten an.
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
saint-malo-dice-swords = { $n ->
     [one] { $n } Paar Säbel
    *[other] { $n } Paar Säbel
    }
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
