table-heading = Table de jeu
table-ask = À faire maintenant
table-skip = Passer
table-undo = Annuler
table-undo-ask = Demander à annuler
table-take-back = Annuler quand même
table-practice-sure = Depuis, quelque chose a été révélé. Si vous annulez quand même ce coup, la partie devient un entraînement : elle ne compte pour rien.
table-practice = Entraînement
table-practice-text = C’est une partie d’entraînement : un coup y a été annulé alors que quelque chose avait déjà été révélé. Elle ne compte pour rien.
table-hint = Conseil
table-hints = Ce que ferait un maître
table-hint-best = le meilleur choix
table-hint-equal = presque aussi bon
table-hint-behind = { $n ->
    [one] { $n } point de moins
   *[other] { $n } points de moins
    }
table-hint-same = pour les mêmes raisons que le { $n }
table-shut = Fermer
table-plea = { $name } demande à annuler un coup.
table-plea-yes = Accepter
table-plea-no = Refuser
table-return = Reprendre ma place
table-no-time = Votre temps est écoulé : un bot continue à votre place.
table-beside = À côté du plateau
table-people = Autour de la table
table-turn = c’est son tour
table-away = un bot joue à sa place
table-resigned = a abandonné
table-lost = a quitté la partie : dernière place
table-level-random = bot aléatoire
table-level = bot, { $level }
table-clock-days = { $days } j { $hours } h
table-log = Ce qui s’est passé
table-log-all = Toute la partie, coup par coup
table-log-moment = Aller au coup { $n }
table-reading = Le plateau en toutes lettres
table-menu = Table
table-sound = Son
table-copy = Copier le lien
table-leave = Partir : un bot joue pour moi
table-leave-aborts = Partir : la partie est interrompue
table-leave-loses = Partir : je perds cette partie classée
table-resign = Abandonner
table-resign-sure = Oui, j’abandonne
table-talk = Discussion
table-talk-hidden = masqué
table-talk-report = Signaler
table-talk-say = Dire quelque chose
table-talk-send = Envoyer
table-title-mine = À vous de jouer
table-rematch = Rejouer
table-home = Accueil
table-replay = Revoir la partie
table-ended-abandoned = La table a été fermée.
table-ended-aborted = La partie a été interrompue avant que tout le monde ait joué deux tours. Elle ne compte pour personne.
table-ended-resigned = Victoire : { $names }. Les autres ont abandonné.
table-ended-forfeited = Victoire : { $names }. Les autres ont abandonné ou quitté la partie.
table-next = Suivant
table-since = Depuis votre dernier tour
table-lately = Les derniers tours
table-since-close = Fermer
table-again = Revoir
table-speed = Coups des autres
table-speed-slow = lents
table-speed-normal = à vitesse normale
table-speed-fast = rapides
table-speed-once = immédiats
table-speed-own = à mon rythme
table-stand-in = Un bot joue à votre place.
table-given-up = Vous avez abandonné : un bot continue à votre place.
table-watching = Vous regardez la partie.
table-you = vous
table-told-left = { $you ->
     [yes] Vous avez quitté la partie : un bot joue à votre place.
    *[no] { $name } a quitté la partie : un bot continue.
    }
table-told-late = { $you ->
     [yes] Votre temps est écoulé : un bot joue à votre place.
    *[no] Le temps de { $name } est écoulé : un bot continue.
    }
table-told-back = { $you ->
     [yes] Vous êtes de retour.
    *[no] { $name } est de retour.
    }
table-told-gave-up = { $you ->
     [yes] Vous avez abandonné : un bot continue.
    *[no] { $name } a abandonné : un bot continue.
    }
table-kept-waits = Votre coup est mis de côté. En attente du serveur…
table-kept-arrived = Le serveur est revenu : votre coup est joué.
table-kept-refused = Le serveur est revenu, mais la partie avait avancé : le coup mis de côté n’a pas été joué.
table-kept-gone = Ce n’est plus possible :
table-keys = Touches
table-keys-figures = un dé, une carte en main, un personnage, des marchandises
table-keys-letters = à quoi servent les dés ; qui embaucher
table-keys-nothing = rien, ou rien de plus
table-keys-arrows = d’un choix à l’autre sur le plateau
table-keys-enter = utiliser, payer, confirmer
table-keys-space = relancer les dés ; passer ce qui est montré
table-keys-bar = Espace
table-keys-escape = fermer
