saint-malo-table-sea = La mer
saint-malo-table-next = { $left ->
    [one] Prochaine attaque : force { $strength }, encore { $left } case
   *[other] Prochaine attaque : force { $strength }, encore { $left } cases
    }
saint-malo-table-next-raid = Prochaine attaque
saint-malo-table-calm = Les pirates sont partis : les sabres n’ont plus d’effet.
saint-malo-table-raid = Attaque { $n }, force { $strength } : { $state ->
    [past] passée
    [now] la prochaine
   *[later] plus tard
    }
saint-malo-table-safe = { $name } tiendrait
saint-malo-table-holds = { $name } : défense { $defence }, tient
saint-malo-table-falls = { $name } : défense { $defence }, il manque { $missing }
saint-malo-table-attack = Les pirates ! Force { $strength }.
saint-malo-table-all-hold = Toutes les villes tiennent.
saint-malo-table-dice = Dés
saint-malo-table-five = Les cinq dés
saint-malo-table-rolls = Lancer { $n } sur 3
saint-malo-table-mark = Relancer ce dé
saint-malo-table-hint = Choisissez les dés à relancer
saint-malo-table-choose = Choisissez les dés que vous voulez relancer.
saint-malo-table-roll = { $last ->
    [yes] Dernier lancer
   *[no] Relancer
    }
saint-malo-table-stop = Garder ces dés
saint-malo-table-chance = Un de plus, en relançant tous les autres :
saint-malo-table-chance-of = Au moins { $n } × { $symbol } : { $percent } %
saint-malo-table-uses = Choisissez un symbole
saint-malo-table-prospects = Si vous vous arrêtez là
saint-malo-table-turning = Jusqu’à { $most } en tournant des dés, pour { $coins } pièces
saint-malo-table-persons = Les personnages et leurs têtes
saint-malo-table-why = pourquoi pas ?
saint-malo-table-round = Manche { $n }
saint-malo-table-last-round = la dernière
saint-malo-table-city-of = Ville : { $name }
saint-malo-table-city = Ville, { $name } : { $filled } cases remplies sur 45
saint-malo-table-rivals = Les autres villes
saint-malo-table-open = Voir la ville : { $name }
saint-malo-table-close = Fermer
saint-malo-table-points = { $points ->
    [one] { $points } point jusqu’ici ; { $now } si la partie s’arrêtait là
   *[other] { $points } points jusqu’ici ; { $now } si la partie s’arrêtait là
    }
saint-malo-table-so-far = points
saint-malo-table-if-over = si c’était fini
saint-malo-table-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
    }
saint-malo-table-logs = { $n ->
    [one] { $n } bûche
   *[other] { $n } bûches
    }
saint-malo-table-defence = Défense { $n }
saint-malo-table-cannons = { $n ->
    [one] { $n } canon perdu : −5 points
   *[other] { $n } canons perdus : −5 points chacun
    }
saint-malo-table-free = { $n ->
    [one] { $n } case vide
   *[other] { $n } cases vides
    }
saint-malo-table-churches = Églises (nombre × taille) : { $list }. À la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
saint-malo-points-points = Gagnés en cours de partie
saint-malo-points-churches = Églises
saint-malo-points-full = Ville pleine
saint-malo-points-coins = Pièces
saint-malo-points-logs = Bûches
saint-malo-points-cannons = Canons perdus
