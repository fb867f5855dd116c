# Before and after a game
terminal-welcome = Bienvenue intra-muros. À quel jeu voulez-vous jouer ?
terminal-which = Tapez un nombre de 1 à { $n }, ou q pour quitter.
terminal-left = { $n ->
     [one] Vous quittez la partie après { $n } décision.
    *[other] Vous quittez la partie après { $n } décisions.
    }
terminal-record = La partie est enregistrée dans { $file }.
terminal-no-record = La partie n’a pas été enregistrée ; l’option --record FICHIER le permet.
terminal-save = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour ne rien garder :
terminal-after = { $n ->
     [one] Après { $at } décision sur { $n } :
    *[other] Après { $at } décisions sur { $n } :
    }

# Above the table
terminal-seat = Place { $n }
terminal-your-seat = votre place : { $n }
terminal-first = { $you ->
     [yes] vous avez commencé
    *[no] { $name } a commencé
    }
terminal-round = { $last ->
     [yes] manche { $n }, la dernière
    *[no] manche { $n }
    }
terminal-edition = édition { $edition }
terminal-final = phase finale
terminal-final-soon = puis phase finale
terminal-seed = graine { $seed }

# Saint Malo
terminal-raid = prochaine attaque { $n } sur 6 : force { $strength }
terminal-raids-later = ensuite { $strengths }
terminal-raid-last = la dernière
terminal-points = points
terminal-coins-logs = pièces, bûches
terminal-defence = défense
terminal-cannons = canons perdus
terminal-walls = murailles
terminal-tower = tour
terminal-space = case possible
terminal-saint-malo-churches = église de cette taille
terminal-saint-malo-legend =
    Points entre parenthèses : si la partie se terminait maintenant.
    Défense 2/3 : vous avez 2, la prochaine attaque est de force 3.
    Pirates ■■□□ : cases cochées et encore vides ; quand toutes sont cochées, ils attaquent.
    Murailles ↑3 →✓ ↓✗ ←0 : combien de murailles sur 5 de chaque côté, ✓ complet, ✗ brisé.
    Un côté complet ajoute 2 à la défense et rapporte : ↑ { $top }, → { $right }, ↓ { $bottom }, ← { $left }.
    Dés : tapez ceux à relancer (wall log) ou ceux à garder (keep head head).

# Valletta
terminal-goods = marchandises
terminal-houses = maisons
terminal-cards = main, paquet, défausse
terminal-played = cartes jouées
terminal-valletta-legend =
    Un bâtiment : son personnage et ce qu’il vous coûte maintenant, ou ce que coûte l’amélioration du vôtre ; au-dessous, sa couleur (G { $green }, B { $blue }, Y { $yellow }), à qui il est (#1 : place 1), sa production (w1▸2 : 1 { $wood }, 2 une fois amélioré) et ses points à la fin (2▸4p).
    Marchandises : g { $gold }, w { $wood }, s { $stone }, b { $brick }.
    La rue : V La Valette, une lettre pour un tonneau pris, ○ pour un tonneau encore en place.
    Construire ou améliorer dans la zone où il se tient rapporte 2 points ; dans l’édition Z-Man Games, construire seulement.
    Points entre parenthèses : si la partie se terminait maintenant.

# The prompt and its answers
terminal-keys = (? explique, h conseille, u annule, q quitte)
terminal-more = … encore { $n } : tapez « more »
terminal-again = La touche Entrée réaffiche la table.
terminal-nowhere = sans effet pour l’instant
terminal-unknown = « { $typed } » n’est pas une action. Tapez un numéro de la liste, ou ? pour de l’aide.
terminal-no-number = Il n’y a pas d’action { $n } : la liste va de 1 à { $last }.
terminal-either = « { $typed } » peut être { $one } ou { $other } : tapez-en un peu plus.
terminal-no-rule = Les règles ne disent rien sur « { $topic } ».
terminal-more-rules = Voir aussi { $numbers }.
terminal-enter = Entrée
terminal-help-number = l’action qui porte ce numéro
terminal-help-text = l’action par son texte, ou par une partie : { $part }
terminal-help-action = ce que fait une action, ou pourquoi elle n’est pas possible : ? { $action }
terminal-help-rule = une règle ; ? { $word } trouve les passages où un mot apparaît
terminal-help-hint = un conseil : ce que ferait un maître, et pourquoi
terminal-help-undo = annuler un coup
terminal-help-more = d’autres actions
terminal-help-enter = revoir la table
terminal-help-quit = quitter
