# Persons: the name, with its article, as the object of a sentence, and one of many
saint-malo-person-citizen = citadin
saint-malo-person-citizen-the = le citadin
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
saint-malo-person-jester = jongleur
saint-malo-person-jester-the = le jongleur
saint-malo-person-jester-acc = { saint-malo-person-jester-the }
saint-malo-person-noble = noble
saint-malo-person-noble-the = le noble
saint-malo-person-noble-acc = { saint-malo-person-noble-the }
saint-malo-person-citizen-a = un citadin
saint-malo-person-soldier-a = un soldat
saint-malo-person-priest-a = un prêtre
saint-malo-person-architect-a = un architecte
saint-malo-person-merchant-a = un marchand
saint-malo-person-jester-a = un jongleur
saint-malo-person-noble-a = un noble

# What persons do
saint-malo-person-citizen-text = Rapporte 1 point.
saint-malo-person-soldier-text = Augmente votre défense de 1 jusqu’à la fin de la partie.
saint-malo-person-priest-text = Rapporte 1 point par église sur les cases qui l’entourent, quelle que soit sa taille.
saint-malo-person-architect-text = Change aussitôt jusqu’à 3 de vos bûches en maisons, pour 3 points chacune. Rien d’autre à payer. Ces maisons se touchent par un côté, et au moins 1 touche l’architecte, un coin suffit ; d’anciennes maisons ne les relient pas.
saint-malo-person-merchant-text = Rapporte 1 pièce par caisse sur les cases qui l’entourent. Les caisses restent en place.
saint-malo-person-jester-text = Rapporte 2 points par type de personnage différent sur les cases qui l’entourent. Un autre jongleur compte, mais pas celui que vous placez.
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
saint-malo-symbol-log = bûche
saint-malo-symbol-crate = caisse
saint-malo-symbol-wall = muraille
saint-malo-symbol-cross = croix
saint-malo-symbol-head = tête
saint-malo-symbol-swords = sabres
saint-malo-symbol-log-text = Stocke 1 bûche par dé, pour 2 pièces en tout. Les architectes en font des maisons ; à la fin, chaque bûche restante vaut 1 point.
saint-malo-symbol-crate-text = Place 1 caisse par dé, toutes reliées par un côté. Un marchand qui les touche en tire des pièces.
saint-malo-symbol-wall-text = Place 1 muraille par dé sur le pourtour. Un côté complet rapporte un bonus et 2 de défense.
saint-malo-symbol-cross-text = Construit 1 église ; sa taille est le nombre de dés. À la fin, les suites d’églises 1, 2, 3… rapportent des points.
saint-malo-symbol-head-text = Fait venir 1 personnage en ville ; le nombre de dés décide qui peut venir.
saint-malo-symbol-swords-text = Ne s’utilisent pas et ne se tournent pas. À la fin du tour, chaque sabre coche 1 case des pirates.
saint-malo-dice-log = { $n ->
     [one] { $n } bûche
    *[other] { $n } bûches
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
     [one] { $n } sabre
    *[other] { $n } sabres
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

# What is asked
saint-malo-ask-reroll = { $you ->
     [yes] Choisissez des dés à relancer ou gardez-les tous : encore { $n ->
         [one] { $n } lancer
        *[other] { $n } lancers
        }.
    *[no] { $name } lance les dés.
    }
saint-malo-ask-symbol = { $you ->
     [yes] Choisissez un symbole à utiliser ; tourner un dé coûte 2 pièces.
    *[no] { $name } choisit un symbole.
    }
saint-malo-ask-person = { $you ->
     [yes] Choisissez un personnage pour { $heads }.
    *[no] { $name } choisit un personnage pour { $heads }.
    }
saint-malo-ask-bonus = { $you ->
     [yes] Un côté est complet : choisissez un personnage en bonus ou renoncez.
    *[no] { $name } choisit un personnage en bonus pour un côté complet.
    }
saint-malo-ask-settle = { $you ->
     [yes] Choisissez une case pour { $person }.
    *[no] { $name } choisit une case pour { $person }.
    }
saint-malo-ask-house = { $you ->
     [yes] Choisissez une case pour une maison ou arrêtez ; vous pouvez encore en construire { $n }.
    *[no] { $name } construit des maisons.
    }
saint-malo-ask-crate = { $you ->
     [yes] { $n ->
         [one] Choisissez une case pour la caisse.
        *[other] Choisissez une case pour une caisse : { $n } à placer, toutes reliées par un côté.
        }
    *[no] { $name } place des caisses.
    }
saint-malo-ask-wall = { $you ->
     [yes] { $n ->
         [one] Choisissez une case du pourtour pour la muraille.
        *[other] Choisissez une case du pourtour pour une muraille : { $n } à placer.
        }
    *[no] { $name } place des murailles.
    }
saint-malo-ask-church = { $you ->
     [yes] Choisissez une case pour l’église de taille { $size }.
    *[no] { $name } construit une église de taille { $size }.
    }

# Choices
saint-malo-do-reroll = Relancer { $dice }
saint-malo-do-stop = Garder ces dés
saint-malo-do-log = Stocker { $dice } pour 2 pièces
saint-malo-do-crate = Placer { $dice }
saint-malo-do-wall = Placer { $dice }
saint-malo-do-cross = Construire une église de taille { $n }
saint-malo-do-head = Faire venir un personnage de { $dice }
saint-malo-do-swords = Utiliser { $dice }
saint-malo-do-turning = { $action } en tournant { $turned ->
     [one] { $turned } dé
    *[other] { $turned } dés
    } pour { $coins }
saint-malo-do-pass = Ne rien utiliser
saint-malo-do-person = Choisir { $person }
saint-malo-do-place = Placer { $item } en { $at }
saint-malo-do-build = Construire { $item } en { $at }
saint-malo-do-fill = Remplir la case { $at }
saint-malo-do-done = Terminer
saint-malo-do-done-bonus = Ne prendre aucun personnage
saint-malo-do-done-house = Ne plus construire de maison

# What a space gives, very short
saint-malo-gain-wall = côté { $n }/5
saint-malo-gain-later = +{ $n } à la fin
saint-malo-gain-defence = défense +1
saint-malo-gain-breaks = brise le côté
saint-malo-gain-person = 1 perso
saint-malo-gain-full = ville pleine

# What happened
saint-malo-event-rolled = { $you ->
     [yes] Vous lancez les dés
    *[no] { $name } lance les dés
    } : { $dice }.
saint-malo-event-used = { $you ->
     [yes] Vous utilisez
    *[no] { $name } utilise
    } { $dice }.
saint-malo-event-turned = { $you ->
     [yes] Vous tournez
    *[no] { $name } tourne
    } { $turned ->
     [one] { $turned } dé
    *[other] { $turned } dés
    } et { $you ->
     [yes] utilisez
    *[no] utilise
    } { $dice }.
saint-malo-event-passed = { $you ->
     [yes] Vous n’utilisez
    *[no] { $name } n’utilise
    } rien.
saint-malo-event-paid = { $you ->
     [yes] Vous payez
    *[no] { $name } paie
    } { $coins }.
saint-malo-event-coins = { $you ->
     [yes] Vous recevez
    *[no] { $name } reçoit
    } { $coins } pour { $why }.
saint-malo-event-points = { $you ->
     [yes] Vous marquez
    *[no] { $name } marque
    } { $points } pour { $why }.
saint-malo-event-logs = { $you ->
     [yes] Vous stockez
    *[no] { $name } stocke
    } { $logs }.
saint-malo-event-placed = { $you ->
     [yes] Vous placez
    *[no] { $name } place
    } { $item } en { $at }.
saint-malo-event-built = { $you ->
     [yes] Vous construisez
    *[no] { $name } construit
    } { $item } en { $at }.
saint-malo-event-complete = { $you ->
     [yes] Vous complétez
    *[no] { $name } complète
    } { $side }.
saint-malo-event-lost = { $n ->
     [one] { $n } muraille ne trouve plus de case vide sur le pourtour et est perdue.
    *[other] { $n } murailles ne trouvent plus de case vide sur le pourtour et sont perdues.
    }
saint-malo-event-swords = { $you ->
     [yes] Vous cochez
    *[no] { $name } coche
    } { $n ->
     [one] { $n } case
    *[other] { $n } cases
    } des pirates.
saint-malo-event-attack = Les pirates attaquent avec une force de { $n }.
saint-malo-event-cannon = { $you ->
     [yes] Vous ne tenez pas et perdez
    *[no] { $name } ne tient pas et perd
    } un canon.
saint-malo-event-full = { $you ->
     [yes] Vous avez rempli votre ville
    *[no] { $name } a rempli sa ville
    } : c’est la dernière manche.

# Why not
saint-malo-no-now = Pas maintenant : il s’agit de savoir { $what }
saint-malo-now-reroll = si vous relancez des dés
saint-malo-now-symbol = quel symbole vous utilisez
saint-malo-now-person = quel personnage vient
saint-malo-now-bonus = quel personnage vient pour le côté complet
saint-malo-now-settle = où se place le personnage
saint-malo-now-house = où se place la prochaine maison
saint-malo-now-crate = où se place la prochaine caisse
saint-malo-now-wall = où se place la prochaine muraille
saint-malo-now-church = où se place l’église
saint-malo-no-over = La partie est terminée
saint-malo-no-roll-left = Les 3 lancers sont faits
saint-malo-no-die-rolled = Choisissez au moins 1 dé à relancer
saint-malo-no-die-shows = Aucun dé ne montre ce symbole : { $symbol }
saint-malo-no-more-show = Les dés ne montrent que { $dice }
saint-malo-no-swords = Les sabres ne s’utilisent pas
saint-malo-no-die-used = Il faut utiliser au moins 1 dé
saint-malo-no-turned-left = Tout dé tourné est utilisé : { $showing } sur la table + { $turned } en tournant = { $all }
saint-malo-no-turning = { $n ->
     [0] Aucun autre dé ne peut être tourné ; les sabres, jamais
     [one] Un seul autre dé peut être tourné ; les sabres, jamais
    *[other] Seuls { $n } autres dés peuvent être tournés ; les sabres, jamais
    }
saint-malo-no-coins = Cela coûte { $needed } ; vous en avez { $have }
saint-malo-no-storing = Stocker des bûches coûte 2 pièces ; vous en avez { $have }
saint-malo-no-showing = Au moins 1 dé doit montrer le symbole avant que vous en tourniez d’autres
saint-malo-no-crates-fit = La ville n’a plus de place que pour { $n ->
     [one] { $n } caisse
    *[other] { $n } caisses reliées
    }
saint-malo-no-walls-fit = { $n ->
     [0] Aucune case du pourtour n’est vide
     [one] Il ne reste que { $n } case vide sur le pourtour
    *[other] Il ne reste que { $n } cases vides sur le pourtour
    }
saint-malo-no-passing = Il faut utiliser au moins 1 dé ; possible sans payer : { $symbol }
saint-malo-no-heads = { $person } demande { $heads }, pas { $n }
saint-malo-no-bonus = { $person } ne vient pas en bonus : il faut un personnage de 1 à 3 têtes
saint-malo-no-filled = La case { $at } est déjà occupée
saint-malo-no-wall-inside = Les murailles ne vont que sur le pourtour ; { $at } est à l’intérieur
saint-malo-no-crate-apart = La case { $at } ne touche par un côté aucune caisse de ce tour
saint-malo-no-room = Il n’y a pas de place pour { $n } caisses reliées autour de la case { $at }
saint-malo-no-house-far = La première maison doit toucher l’architecte en { $architect }, un coin suffit
saint-malo-no-house-apart = La case { $at } ne touche par un côté aucune maison de cet architecte

# The cities read aloud
saint-malo-read-turn = Le tour
saint-malo-read-round = Manche { $n }.
saint-malo-read-last-round = Manche { $n }, la dernière.
saint-malo-read-dice = Sur les dés : { $dice }.
saint-malo-read-pirates = Les pirates
saint-malo-read-next-attack = La prochaine attaque sera de force { $strength } : { $marked ->
     [one] { $marked } case sur { $boxes } est cochée
    *[other] { $marked } cases sur { $boxes } sont cochées
    }.
saint-malo-read-no-attack = Les pirates ne viennent plus.
saint-malo-read-city = { $you ->
     [yes] Votre ville
    *[no] { $name }
    }
saint-malo-read-stock = { $points }, { $coins }, { $logs }, défense { $defence }, { $cannons ->
     [one] { $cannons } canon perdu
    *[other] { $cannons } canons perdus
    }.
saint-malo-read-empty = { $n ->
     [one] { $n } case est vide.
    *[other] { $n } cases sont vides.
    }
saint-malo-read-side = { $side } : { $n ->
     [one] { $n } muraille
    *[other] { $n } murailles
    } sur 5, pour { $bonus }
saint-malo-read-side-complete = { $side } : complet
saint-malo-read-side-broken = { $side } : brisé
saint-malo-read-row = Rangée { $row } : { $cells }
saint-malo-read-row-empty = Rangée { $row } : vide

# What speaks for an action
saint-malo-because-fills-city = remplit la ville : 5 points
saint-malo-because-completes-side = complète { $side }
saint-malo-because-holds-raid = tient face à l’attaque de force { $strength }
saint-malo-because-raid-comes = déclenche l’attaque de force { $strength }
saint-malo-because-merchant-earns = un marchand rapporte { $n ->
     [one] { $n } pièce
    *[other] { $n } pièces
    }
saint-malo-because-person-earns = { $person } rapporte { $n ->
     [one] { $n } point
    *[other] { $n } points
    }
saint-malo-because-houses = construit { $n ->
     [one] { $n } maison
    *[other] { $n } maisons
    }
saint-malo-because-church-series = église de taille { $size } : { $n ->
     [one] { $n } point
    *[other] { $n } points
    } de plus dans la suite
saint-malo-because-church = une église de taille { $size } comptera dès que de plus petites seront là
saint-malo-because-gathers-crates = { $n ->
     [one] { $n } caisse
    *[other] { $n } caisses
    } autour d’une case pour un marchand
saint-malo-because-walls = { $n ->
     [one] { $n } muraille s’élève
    *[other] { $n } murailles s’élèvent
    }
saint-malo-because-stores-logs = { $n ->
     [one] { $n } bûche
    *[other] { $n } bûches
    } pour les architectes
saint-malo-because-soldier = un soldat de plus
saint-malo-because-keeps-side-open = laisse { $side } intact
saint-malo-because-chases-symbol = en espère davantage : { $symbol }
saint-malo-because-good-enough = ces dés conviennent
saint-malo-because-avoids-swords = relance les sabres
