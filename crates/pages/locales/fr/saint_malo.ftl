# Persons: the name, with its article, as the object of a sentence, and one of many
saint-malo-person-citizen = citoyen
saint-malo-person-citizen-the = le citoyen
saint-malo-person-citizen-acc = { saint-malo-person-citizen-the }
saint-malo-person-soldier = soldat
saint-malo-person-soldier-the = le soldat
saint-malo-person-soldier-acc = { saint-malo-person-soldier-the }
saint-malo-person-priest = prêtre
saint-malo-person-priest-the = le prêtre
saint-malo-person-priest-acc = { saint-malo-person-priest-the }
saint-malo-person-architect = architecte
saint-malo-person-architect-the = l’architecte
saint-malo-person-architect-acc = { saint-malo-person-architect-the }
saint-malo-person-merchant = marchand
saint-malo-person-merchant-the = le marchand
saint-malo-person-merchant-acc = { saint-malo-person-merchant-the }
saint-malo-person-jester = bouffon
saint-malo-person-jester-the = le bouffon
saint-malo-person-jester-acc = { saint-malo-person-jester-the }
saint-malo-person-noble = noble
saint-malo-person-noble-the = le noble
saint-malo-person-noble-acc = { saint-malo-person-noble-the }
saint-malo-person-citizen-a = un citoyen
saint-malo-person-soldier-a = un soldat
saint-malo-person-priest-a = un prêtre
saint-malo-person-architect-a = un architecte
saint-malo-person-merchant-a = un marchand
saint-malo-person-jester-a = un bouffon
saint-malo-person-noble-a = un noble

# What persons do
saint-malo-person-citizen-text = Rapporte 1 point.
saint-malo-person-soldier-text = Augmente votre défense de 1 jusqu’à la fin de la partie.
saint-malo-person-priest-text = Rapporte 1 point par église sur les cases qui l’entourent, quelle que soit sa taille.
saint-malo-person-architect-text = Transforme aussitôt jusqu’à 3 de vos troncs en maisons, pour 3 points chacune. Les maisons se touchent par un côté et au moins 1 est voisine de lui.
saint-malo-person-merchant-text = Gagne 1 pièce par caisse sur les cases qui l’entourent. Les caisses restent en place.
saint-malo-person-jester-text = Rapporte 2 points par type de personnage différent sur les cases qui l’entourent.
saint-malo-person-noble-text = Rapporte 7 points.

# What stands on spaces
saint-malo-item-crate = caisse
saint-malo-item-wall = muraille
saint-malo-item-house = maison
saint-malo-item-church = église de taille { $size }
saint-malo-item-crate-a = une caisse
saint-malo-item-wall-a = une muraille
saint-malo-item-house-a = une maison
saint-malo-item-church-a = une église de taille { $size }

# Dice
saint-malo-symbol-log = tronc
saint-malo-symbol-crate = caisse
saint-malo-symbol-wall = muraille
saint-malo-symbol-cross = croix
saint-malo-symbol-head = tête
saint-malo-symbol-swords = sabres croisés
saint-malo-symbol-log-text = Stocke 1 tronc par dé, pour 2 pièces en tout. Les architectes en font des maisons ; à la fin, chaque tronc restant vaut 1 point.
saint-malo-symbol-crate-text = Place 1 caisse par dé, toutes reliées par un côté. Les marchands voisins en tirent des pièces.
saint-malo-symbol-wall-text = Place 1 muraille par dé sur le pourtour. Un côté complet rapporte un bonus et 2 de défense.
saint-malo-symbol-cross-text = Construit 1 église ; sa taille est le nombre de dés. À la fin, les églises de taille 1, 2, 3, etc. comptent en série.
saint-malo-symbol-head-text = Fait venir 1 personnage en ville ; le nombre de dés décide lequel.
saint-malo-symbol-swords-text = Ne peuvent être ni utilisés ni tournés. À la fin du tour, chaque dé coche 1 case des pirates.
saint-malo-dice-log = { $n ->
     [one] { $n } tronc
    *[other] { $n } troncs
    }
saint-malo-dice-crate = { $n ->
     [one] { $n } caisse
    *[other] { $n } caisses
    }
saint-malo-dice-wall = { $n ->
     [one] { $n } muraille
    *[other] { $n } murailles
    }
saint-malo-dice-cross = { $n } croix
saint-malo-dice-head = { $n ->
     [one] { $n } tête
    *[other] { $n } têtes
    }
saint-malo-dice-swords = { $n ->
     [one] { $n } paire de sabres
    *[other] { $n } paires de sabres
    }
saint-malo-coins = { $n ->
     [one] { $n } pièce
    *[other] { $n } pièces
    }
saint-malo-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    }

# Sides of the wall and what they bring when they are complete
saint-malo-side-top = haut
saint-malo-side-right = droite
saint-malo-side-bottom = bas
saint-malo-side-left = gauche
saint-malo-side-top-the = le côté du haut
saint-malo-side-right-the = le côté droit
saint-malo-side-bottom-the = le côté du bas
saint-malo-side-left-the = le côté gauche
saint-malo-bonus-coins = 2 pièces
saint-malo-bonus-points = 3 points
saint-malo-bonus-person = un personnage de 1 à 3 têtes
