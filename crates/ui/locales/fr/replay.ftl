replay-title = Revoir la partie : { $names }
replay-now = Le coup affiché
replay-count = Coup { $at } sur { $last }
saint-malo-did-stop = { $you ->
    [yes] Vous gardez les dés.
   *[no] { $name } garde les dés.
 }
saint-malo-did-person = { $you ->
    [yes] Vous choisissez { $person }.
   *[no] { $name } choisit { $person }.
 }
saint-malo-did-done-bonus = { $you ->
    [yes] Vous ne prenez aucun personnage.
   *[no] { $name } ne prend aucun personnage.
 }
saint-malo-did-done-house = { $you ->
    [yes] Vous ne construisez plus de maison.
   *[no] { $name } ne construit plus de maison.
 }
valletta-did-build = { $you ->
    [yes] Vous décidez de construire { $building }.
   *[no] { $name } décide de construire { $building }.
 }
valletta-did-upgrade = { $you ->
    [yes] Vous décidez d’améliorer { $building }.
   *[no] { $name } décide d’améliorer { $building }.
 }
valletta-did-use = { $you ->
    [yes] Vous utilisez { $card }.
   *[no] { $name } utilise { $card }.
 }
valletta-did-take = { $you ->
    [yes] Il ne reste rien à prendre pour vous.
   *[no] Il ne reste rien à prendre pour { $name }.
 }
valletta-did-pay = { $you ->
    [yes] Vous ne payez rien.
   *[no] { $name } ne paie rien.
 }
replay-begin = La table est prête.
replay-reading = Le plateau en toutes lettres
replay-seats = Vu par
replay-everybody = le public
replay-steps = De coup en coup
replay-first = Au début
replay-turn-back = Au début du tour
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-turn-on = Au tour suivant
replay-last = À la fin
replay-scrubber = Coup
replay-go = Aller
replay-play = Lecture
replay-speed = Vitesse
replay-link = Lien vers ce coup
replay-copied = Lien copié
replay-log = Coup par coup
replay-moment = Coup { $at }
replay-points = D’où viennent les points
replay-source = Source
replay-total = Total
replay-wins = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
 } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
replay-wins-ahead = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
 } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $ahead } d’avance sur { $second }.
replay-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
replay-tie-saint-malo = { $n ->
    [one] { $names } a autant de points, mais moins de cases vides.
   *[other] { $names } ont autant de points, mais moins de cases vides.
 }
replay-tie-valletta = { $n ->
    [one] { $names } a autant de points, mais moins de bâtiments.
   *[other] { $names } ont autant de points, mais moins de bâtiments.
 }
replay-left = { $n ->
    [one] { $names } a quitté la partie et finit à la dernière place.
   *[other] { $names } ont quitté la partie et finissent aux dernières places.
 }
replay-chances = Chances de gagner
replay-chances-note = L’estimation rapide d’un bot à chaque coup, sans savoir ce qui suit. Elle peut être fausse.
replay-percent = { $n } %
replay-change = { $name } : { $before } → { $after }
replay-swings = Tournants de la partie
replay-swings-none = Aucun coup n’a changé grand-chose à lui seul.
replay-swing = Tournant { $n }, coup { $at }
replay-fair = Le hasard était-il honnête ?
replay-fair-good = { $n ->
    [one] L’unique tirage est exact.
   *[other] Les { $n } tirages sont tous exacts.
 }
replay-fair-bad = La vérification a échoué. Le détail, en anglais : { $why }
replay-fair-why = Avant la partie, le serveur s’est engagé sur un secret en publiant son empreinte, et chaque personne pouvait y ajouter un sel. Dès lors, tous les lancers et toutes les cartes étaient fixés. Maintenant que le secret est connu, tout le monde peut les recalculer.
replay-fair-more = L’empreinte, le secret et comment vérifier
replay-fair-commitment = L’empreinte : SHA-256 du secret, publiée avant la partie
replay-fair-secret = Le secret, montré après
replay-fair-salts = Les sels, place par place
replay-fair-none = aucun
replay-fair-how = Comment se fait un tirage
replay-fair-step-text = Les tirages sont numérotés à partir de 0. Le texte du tirage i contient tous les sels et finit par son numéro ; pour le premier, le voici :
replay-fair-step-hash = HMAC-SHA256 de ce texte, avec le secret pour clé, donne quatre nombres de huit octets. On prend le premier qui ne favorise aucun résultat.
replay-fair-step-rest = Le résultat est le reste de la division de ce nombre par n, le nombre de résultats possibles : 6 pour un dé, autant que de cartes pour une carte piochée.
replay-fair-examples = Les premiers tirages de cette partie
replay-fair-bytes = Huit premiers octets
replay-fair-outcome = Résultat
replay-fair-yourself = Vérifiez vous-même
replay-fair-command = Cette commande rejoue toute la partie à partir du secret et compare chaque lancer et chaque carte ; elle se passe de notre serveur.
replay-fair-proof = La preuve en fichier
