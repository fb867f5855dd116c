# Goods and points
valletta-good-gold = or
valletta-good-wood = bois
valletta-good-stone = pierre
valletta-good-brick = brique
valletta-good-gold-the = l’or
valletta-good-wood-the = le bois
valletta-good-stone-the = la pierre
valletta-good-brick-the = la brique
valletta-goods-gold = { $n ->
     [one] { $n } pièce d’or
    *[other] { $n } pièces d’or
    }
valletta-goods-wood = { $n } bois
valletta-goods-stone = { $n ->
     [one] { $n } pierre
    *[other] { $n } pierres
    }
valletta-goods-brick = { $n ->
     [one] { $n } brique
    *[other] { $n } briques
    }
valletta-goods-none = rien
valletta-goods-any = { $n ->
     [one] { $n } marchandise
    *[other] { $n } marchandises
    }
valletta-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    }

# Colours of cards
valletta-colour-red = rouge
valletta-colour-purple = violet
valletta-colour-green = vert
valletta-colour-blue = bleu
valletta-colour-yellow = jaune

# Characters: the name, with its article, and as the object of a sentence
valletta-card-shopkeeper = Commerçante
valletta-card-shopkeeper-the = la commerçante
valletta-card-shopkeeper-acc = { valletta-card-shopkeeper-the }
valletta-card-lumberjack = Bûcheron
valletta-card-lumberjack-the = le bûcheron
valletta-card-lumberjack-acc = { valletta-card-lumberjack-the }
valletta-card-stonecutter = Tailleur de pierre
valletta-card-stonecutter-the = le tailleur de pierre
valletta-card-stonecutter-acc = { valletta-card-stonecutter-the }
valletta-card-brickmoulder = Briquetier
valletta-card-brickmoulder-the = le briquetier
valletta-card-brickmoulder-acc = { valletta-card-brickmoulder-the }
valletta-card-maid = Servante
valletta-card-maid-the = la servante
valletta-card-maid-acc = { valletta-card-maid-the }
valletta-card-builder = Bâtisseur
valletta-card-builder-the = le bâtisseur
valletta-card-builder-acc = { valletta-card-builder-the }
valletta-card-apprentice = Apprenti
valletta-card-apprentice-the = l’apprenti
valletta-card-apprentice-acc = { valletta-card-apprentice-the }
valletta-card-valette = La Valette
valletta-card-valette-the = La Valette
valletta-card-valette-acc = { valletta-card-valette-the }
valletta-card-banker = Banquier
valletta-card-banker-the = le banquier
valletta-card-banker-acc = { valletta-card-banker-the }
valletta-card-joiner = Menuisier
valletta-card-joiner-the = le menuisier
valletta-card-joiner-acc = { valletta-card-joiner-the }
valletta-card-stonecarver = Sculpteur
valletta-card-stonecarver-the = le sculpteur
valletta-card-stonecarver-acc = { valletta-card-stonecarver-the }
valletta-card-brickmaker = Maçon
valletta-card-brickmaker-the = le maçon
valletta-card-brickmaker-acc = { valletta-card-brickmaker-the }
valletta-card-monk = Moine
valletta-card-monk-the = le moine
valletta-card-monk-acc = { valletta-card-monk-the }
valletta-card-roofer = Couvreur
valletta-card-roofer-the = le couvreur
valletta-card-roofer-acc = { valletta-card-roofer-the }
valletta-card-trader = Négociante
valletta-card-trader-the = la négociante
valletta-card-trader-acc = { valletta-card-trader-the }
valletta-card-seamstress = Couturière
valletta-card-seamstress-the = la couturière
valletta-card-seamstress-acc = { valletta-card-seamstress-the }
valletta-card-merchant = Marchand
valletta-card-merchant-the = le marchand
valletta-card-merchant-acc = { valletta-card-merchant-the }
valletta-card-foreman = Artisan
valletta-card-foreman-the = l’artisan
valletta-card-foreman-acc = { valletta-card-foreman-the }
valletta-card-chamberlain = Chambellan
valletta-card-chamberlain-the = le chambellan
valletta-card-chamberlain-acc = { valletta-card-chamberlain-the }
valletta-card-mason = Plâtrier
valletta-card-mason-the = le plâtrier
valletta-card-mason-acc = { valletta-card-mason-the }
valletta-card-innkeeper = Aubergiste
valletta-card-innkeeper-the = l’aubergiste
valletta-card-innkeeper-acc = { valletta-card-innkeeper-the }
valletta-card-nun = Nonne
valletta-card-nun-the = la nonne
valletta-card-nun-acc = { valletta-card-nun-the }
valletta-card-carpenter = Charpentier
valletta-card-carpenter-the = le charpentier
valletta-card-carpenter-acc = { valletta-card-carpenter-the }
valletta-card-toll = Percepteur
valletta-card-toll-the = le percepteur
valletta-card-toll-acc = { valletta-card-toll-the }
valletta-card-architect = Architecte
valletta-card-architect-the = l’architecte
valletta-card-architect-acc = { valletta-card-architect-the }
valletta-card-bailiff = Grand bailli
valletta-card-bailiff-the = le grand bailli
valletta-card-bailiff-acc = { valletta-card-bailiff-the }
valletta-card-grandmaster = Grand maître
valletta-card-grandmaster-the = le grand maître
valletta-card-grandmaster-acc = { valletta-card-grandmaster-the }
valletta-card-pope = Pape
valletta-card-pope-the = le pape
valletta-card-pope-acc = { valletta-card-pope-the }
valletta-card-emperor = Empereur
valletta-card-emperor-the = l’empereur
valletta-card-emperor-acc = { valletta-card-emperor-the }
valletta-card-king = Roi
valletta-card-king-the = le roi
valletta-card-king-acc = { valletta-card-king-the }
valletta-card-knight = Chevalier
valletta-card-knight-the = le chevalier
valletta-card-knight-acc = { valletta-card-knight-the }

# Characters of history with their whole names
valletta-card-valette-full = Jean Parisot de La Valette
valletta-card-architect-full = Architecte Francesco Laparelli
valletta-card-bailiff-full = Grand Bailli Georg Schilling von Cannstatt
valletta-card-grandmaster-full = Grand Maître Pietro del Monte
valletta-card-pope-full = Pape Pie V
valletta-card-emperor-full = Empereur Charles Quint
valletta-card-king-full = Philippe II d’Espagne
valletta-card-knight-full = Chevalier Hieronymus von Rekuk

# What characters do
valletta-card-shopkeeper-text = Prenez 1 pièce d’or.
valletta-card-lumberjack-text = Prenez 1 bois.
valletta-card-stonecutter-text = Prenez 1 pierre.
valletta-card-brickmoulder-text = Prenez 1 brique.
valletta-card-maid-text = Prenez 1 marchandise de votre choix.
valletta-card-builder-text = Vous pouvez construire un bâtiment ou améliorer l’un des vôtres.
valletta-card-apprentice-text = Répète la carte rouge ou verte que vous venez de jouer ; sinon, n’a aucun effet.
valletta-card-valette-text = Avancez la figurine de La Valette de 1 case et prenez la marchandise du tonneau. Ensuite, vous pouvez congédier 1 carte de votre main ou embaucher 1 carte de la réserve de personnages.
valletta-card-banker-text = Prenez 1 pièce d’or par icône d’or sur vos bâtiments.
valletta-card-joiner-text = Prenez 1 bois par icône de bois sur vos bâtiments.
valletta-card-stonecarver-text = Prenez 1 pierre par icône de pierre sur vos bâtiments.
valletta-card-brickmaker-text = Prenez 1 brique par icône de brique sur vos bâtiments.
valletta-card-monk-text = Chaque adversaire qui a 4 marchandises ou plus vous en donne 1 de son choix. Partie à deux : vous pouvez aussi en prendre 1 de votre choix.
valletta-card-roofer-text = Vous pouvez construire ou améliorer pour 2 briques de moins.
valletta-card-trader-text = Vous pouvez échanger 1 bois, 1 pierre ou 1 brique contre 3 pièces d’or.
valletta-card-seamstress-text = Prenez 2 marchandises de votre choix.
valletta-card-merchant-text = Vous pouvez échanger 1 pièce d’or contre 1 bois, 1 pierre et 1 brique.
valletta-card-foreman-text = Choisissez une marchandise et prenez-en 1 par icône correspondante sur vos bâtiments.
valletta-card-chamberlain-text = Prenez 1 pièce d’or pour chacun de vos bâtiments verts.
valletta-card-mason-text = Vous pouvez construire ou améliorer pour 2 pierres de moins.
valletta-card-innkeeper-text = Chaque adversaire qui a 2 pièces d’or ou plus vous en donne 1. Partie à deux : vous pouvez aussi en prendre 1.
valletta-card-nun-text = Prenez 3 marchandises du même type ; chaque adversaire en prend 1.
valletta-card-carpenter-text = Vous pouvez construire ou améliorer pour 2 bois de moins.
valletta-card-toll-text = Chaque adversaire vous donne 1 bois, 1 pierre et 1 brique, mais seulement de ce qu’il a en 3 exemplaires ou plus. Partie à deux : vous pouvez aussi prendre 1 bois, 1 pierre ou 1 brique.
valletta-card-architect-text = Vous pouvez payer 4 bois, 4 pierres ou 4 briques pour marquer 4 points.
valletta-card-bailiff-text = Vous pouvez payer 4 pièces d’or pour marquer 4 points.
valletta-card-grandmaster-text = Vous pouvez payer 1 pièce d’or, 1 bois, 1 pierre et 1 brique pour marquer 5 points.
valletta-card-pope-text = Marquez 1 point pour chacun de vos bâtiments améliorés.
valletta-card-emperor-text = Marquez 1 point pour chacun de vos bâtiments bleus.
valletta-card-king-text = Marquez 1 point pour chacun de vos bâtiments verts.
valletta-card-knight-text = Marquez 2 points.
valletta-card-optional = Vous pouvez aussi y renoncer.

# Buildings
valletta-building-mint = Monnaie
valletta-building-mint-the = la Monnaie
valletta-building-mint-acc = { valletta-building-mint-the }
valletta-building-money-changers-stalls = Comptoir des changeurs
valletta-building-money-changers-stalls-the = le Comptoir des changeurs
valletta-building-money-changers-stalls-acc = { valletta-building-money-changers-stalls-the }
valletta-building-conservatory-of-the-treasury = Conservatoire du Trésor
valletta-building-conservatory-of-the-treasury-the = le Conservatoire du Trésor
valletta-building-conservatory-of-the-treasury-acc = { valletta-building-conservatory-of-the-treasury-the }
valletta-building-timber-yard = Parc à bois
valletta-building-timber-yard-the = le Parc à bois
valletta-building-timber-yard-acc = { valletta-building-timber-yard-the }
valletta-building-shipwrights-slip = Cale de construction
valletta-building-shipwrights-slip-the = la Cale de construction
valletta-building-shipwrights-slip-acc = { valletta-building-shipwrights-slip-the }
valletta-building-galley-arsenal = Arsenal des galères
valletta-building-galley-arsenal-the = l’Arsenal des galères
valletta-building-galley-arsenal-acc = { valletta-building-galley-arsenal-the }
valletta-building-quarry-face = Carrière
valletta-building-quarry-face-the = la Carrière
valletta-building-quarry-face-acc = { valletta-building-quarry-face-the }
valletta-building-masons-lodge = Loge des maçons
valletta-building-masons-lodge-the = la Loge des maçons
valletta-building-masons-lodge-acc = { valletta-building-masons-lodge-the }
valletta-building-cutters-ditch = Fossé des tailleurs
valletta-building-cutters-ditch-the = le Fossé des tailleurs
valletta-building-cutters-ditch-acc = { valletta-building-cutters-ditch-the }
valletta-building-brick-kiln = Four à briques
valletta-building-brick-kiln-the = le Four à briques
valletta-building-brick-kiln-acc = { valletta-building-brick-kiln-the }
valletta-building-potters-row = Rue des potiers
valletta-building-potters-row-the = la Rue des potiers
valletta-building-potters-row-acc = { valletta-building-potters-row-the }
valletta-building-orders-bakery = Boulangerie de l’Ordre
valletta-building-orders-bakery-the = la Boulangerie de l’Ordre
valletta-building-orders-bakery-acc = { valletta-building-orders-bakery-the }
valletta-building-franciscan-friary = Couvent des franciscains
valletta-building-franciscan-friary-the = le Couvent des franciscains
valletta-building-franciscan-friary-acc = { valletta-building-franciscan-friary-the }
valletta-building-church-of-our-lady-of-victory = Église Notre-Dame-de-la-Victoire
valletta-building-church-of-our-lady-of-victory-the = l’Église Notre-Dame-de-la-Victoire
valletta-building-church-of-our-lady-of-victory-acc = { valletta-building-church-of-our-lady-of-victory-the }
valletta-building-tilers-house = Maison des couvreurs
valletta-building-tilers-house-the = la Maison des couvreurs
valletta-building-tilers-house-acc = { valletta-building-tilers-house-the }
valletta-building-waterfront-stores = Entrepôt du port
valletta-building-waterfront-stores-the = l’Entrepôt du port
valletta-building-waterfront-stores-acc = { valletta-building-waterfront-stores-the }
valletta-building-hall-of-the-seamstresses = Halle des couturières
valletta-building-hall-of-the-seamstresses-the = la Halle des couturières
valletta-building-hall-of-the-seamstresses-acc = { valletta-building-hall-of-the-seamstresses-the }
valletta-building-merchants-loggia = Loggia des marchands
valletta-building-merchants-loggia-the = la Loggia des marchands
valletta-building-merchants-loggia-acc = { valletta-building-merchants-loggia-the }
valletta-building-works-office = Bureau des travaux
valletta-building-works-office-the = le Bureau des travaux
valletta-building-works-office-acc = { valletta-building-works-office-the }
valletta-building-chamberlains-house = Maison du chambellan
valletta-building-chamberlains-house-the = la Maison du chambellan
valletta-building-chamberlains-house-acc = { valletta-building-chamberlains-house-the }
valletta-building-rampart-workshop = Atelier des remparts
valletta-building-rampart-workshop-the = l’Atelier des remparts
valletta-building-rampart-workshop-acc = { valletta-building-rampart-workshop-the }
valletta-building-bastion-store = Magasin du bastion
valletta-building-bastion-store-the = le Magasin du bastion
valletta-building-bastion-store-acc = { valletta-building-bastion-store-the }
valletta-building-harbour-inn = Auberge du port
valletta-building-harbour-inn-the = l’Auberge du port
valletta-building-harbour-inn-acc = { valletta-building-harbour-inn-the }
valletta-building-convent-of-st-ursula = Couvent Sainte-Ursule
valletta-building-convent-of-st-ursula-the = le Couvent Sainte-Ursule
valletta-building-convent-of-st-ursula-acc = { valletta-building-convent-of-st-ursula-the }
valletta-building-joiners-hall = Halle des menuisiers
valletta-building-joiners-hall-the = la Halle des menuisiers
valletta-building-joiners-hall-acc = { valletta-building-joiners-hall-the }
valletta-building-scaffolders-yard = Cour des échafaudeurs
valletta-building-scaffolders-yard-the = la Cour des échafaudeurs
valletta-building-scaffolders-yard-acc = { valletta-building-scaffolders-yard-the }
valletta-building-customs-house = Douane
valletta-building-customs-house-the = la Douane
valletta-building-customs-house-acc = { valletta-building-customs-house-the }
valletta-building-auberge-of-italy = Auberge d’Italie
valletta-building-auberge-of-italy-the = l’Auberge d’Italie
valletta-building-auberge-of-italy-acc = { valletta-building-auberge-of-italy-the }
valletta-building-fort-st-elmo = Fort Saint-Elme
valletta-building-fort-st-elmo-the = le Fort Saint-Elme
valletta-building-fort-st-elmo-acc = { valletta-building-fort-st-elmo-the }
valletta-building-auberge-of-germany = Auberge d’Allemagne
valletta-building-auberge-of-germany-the = l’Auberge d’Allemagne
valletta-building-auberge-of-germany-acc = { valletta-building-auberge-of-germany-the }
valletta-building-st-johns-cavalier = Cavalier Saint-Jean
valletta-building-st-johns-cavalier-the = le Cavalier Saint-Jean
valletta-building-st-johns-cavalier-acc = { valletta-building-st-johns-cavalier-the }
valletta-building-grand-masters-palace = Palais du grand maître
valletta-building-grand-masters-palace-the = le Palais du grand maître
valletta-building-grand-masters-palace-acc = { valletta-building-grand-masters-palace-the }
valletta-building-auberge-of-castile = Auberge de Castille
valletta-building-auberge-of-castile-the = l’Auberge de Castille
valletta-building-auberge-of-castile-acc = { valletta-building-auberge-of-castile-the }
valletta-building-conventual-church-of-st-john = Église conventuelle Saint-Jean
valletta-building-conventual-church-of-st-john-the = l’Église conventuelle Saint-Jean
valletta-building-conventual-church-of-st-john-acc = { valletta-building-conventual-church-of-st-john-the }
valletta-building-gate-of-st-george = Porte Saint-Georges
valletta-building-gate-of-st-george-the = la Porte Saint-Georges
valletta-building-gate-of-st-george-acc = { valletta-building-gate-of-st-george-the }
valletta-building-auberge-of-aragon = Auberge d’Aragon
valletta-building-auberge-of-aragon-the = l’Auberge d’Aragon
valletta-building-auberge-of-aragon-acc = { valletta-building-auberge-of-aragon-the }
valletta-building-knights-hospital = Hôpital des chevaliers
valletta-building-knights-hospital-the = l’Hôpital des chevaliers
valletta-building-knights-hospital-acc = { valletta-building-knights-hospital-the }

# What is asked
valletta-ask-draft = { $you ->
     [yes] Choisissez votre marchandise de départ.
    *[no] { $name } choisit sa marchandise de départ.
    }
valletta-ask-play = { $you ->
     [yes] Choisissez une carte à jouer ({ $n } sur 3).
    *[no] { $name } choisit une carte.
    }
valletta-ask-use = { $you ->
     [yes] Utilisez { $card } ou renoncez.
    *[no] { $name } décide d’utiliser ou non { $card }.
    }
valletta-ask-good = { $you ->
     [yes] Choisissez une marchandise à prendre.
    *[no] { $name } choisit une marchandise.
    }
valletta-ask-foreman = { $you ->
     [yes] Choisissez une marchandise : vous en prenez 1 par icône correspondante sur vos bâtiments.
    *[no] { $name } choisit une marchandise.
    }
valletta-ask-nun = { $you ->
     [yes] Choisissez une marchandise : vous en prenez 3, chaque adversaire en prend 1.
    *[no] { $name } choisit une marchandise pour tout le monde.
    }
valletta-ask-two = { $you ->
     [yes] Choisissez 2 marchandises à prendre.
    *[no] { $name } choisit 2 marchandises.
    }
valletta-ask-build = { $you ->
     [yes] Choisissez un bâtiment à construire ou à améliorer, ou renoncez.
    *[no] { $name } choisit un bâtiment.
    }
valletta-ask-build-cheaper = { $you ->
     [yes] Choisissez un bâtiment à construire ou à améliorer pour { $goods } de moins, ou renoncez.
    *[no] { $name } choisit un bâtiment, pour { $goods } de moins.
    }
valletta-ask-build-nothing = Vous ne pouvez rien construire ni améliorer maintenant : renoncez.
valletta-ask-pay = { $you ->
     [yes] Choisissez comment payer { $price } pour { $building }.
    *[no] { $name } paie { $building }.
    }
valletta-ask-deal = { $you ->
     [yes] Payez ce que demande { $card } ou renoncez.
    *[no] { $name } décide de payer ou non ce que demande { $card }.
    }
valletta-ask-staff = { $you ->
     [yes] Choisissez une carte à congédier ou à embaucher, ou renoncez.
    *[no] { $name } choisit qui congédier ou embaucher.
    }
valletta-ask-give = { $you ->
     [yes] { $other } joue { $card } : choisissez une marchandise à donner.
    *[no] { $name } choisit une marchandise pour { $card }.
    }
valletta-ask-extra = { $you ->
     [yes] Prenez 1 marchandise de plus ou renoncez.
    *[no] { $name } peut prendre 1 marchandise de plus.
    }

# Choices
valletta-do-take = Prendre { $goods }
valletta-do-play = Jouer { $card }
valletta-do-use = Utiliser { $card }
valletta-do-use-it = Utiliser l’effet
valletta-do-decline = Renoncer
valletta-do-decline-build = Ne rien construire ni améliorer
valletta-do-decline-deal = Ne rien payer
valletta-do-decline-staff = Ne congédier ni embaucher personne
valletta-do-decline-extra = Ne rien prendre de plus
valletta-do-build = Construire { $building } pour { $price }
valletta-do-upgrade = Améliorer { $building } pour { $price }
valletta-do-build-free = Construire { $building } gratuitement
valletta-do-upgrade-free = Améliorer { $building } gratuitement
valletta-do-bonus = { $action } (+2 points)
valletta-do-pay = Payer { $goods }
valletta-do-pay-nothing = Ne rien payer
valletta-do-deal = Payer { $goods } et recevoir { $gain }
valletta-do-fire = Congédier { $card }
valletta-do-hire = Embaucher { $card }
valletta-do-give = Donner { $goods }

# What happened
valletta-event-played = { $you ->
     [yes] Vous jouez
    *[no] { $name } joue
    } { $card }.
valletta-event-copied = { $apprentice } répète { $card }.
valletta-event-declined = { $you ->
     [yes] Vous renoncez
    *[no] { $name } renonce
    }.
valletta-event-took = { $you ->
     [yes] Vous prenez
    *[no] { $name } prend
    } { $goods }.
valletta-event-gave = { $you ->
     [yes] Vous donnez
    *[no] { $name } donne
    } { $goods } à { $other }.
valletta-event-gave-you = { $name } vous donne { $goods }.
valletta-event-paid = { $you ->
     [yes] Vous payez
    *[no] { $name } paie
    } { $goods }.
valletta-event-bonus = { $you ->
     [yes] Vous recevez
    *[no] { $name } reçoit
    } un bonus de construction de { $points }.
valletta-event-scored = { $you ->
     [yes] Vous marquez
    *[no] { $name } marque
    } { $points } avec { $card }.
valletta-event-built = { $you ->
     [yes] Vous construisez
    *[no] { $name } construit
    } { $building }.
valletta-event-upgraded = { $you ->
     [yes] Vous améliorez
    *[no] { $name } améliore
    } { $building }.
valletta-event-gained = { $you ->
     [yes] Vous prenez
    *[no] { $name } prend
    } { $card } en main.
valletta-event-advanced = La Valette avance jusqu’à la case { $n }.
valletta-event-fired = { $you ->
     [yes] Vous congédiez
    *[no] { $name } congédie
    } { $card }.
valletta-event-hired = { $you ->
     [yes] Vous embauchez
    *[no] { $name } embauche
    } { $card }.
valletta-event-drew = { $you ->
     [yes] Vous piochez
    *[no] { $name } pioche
    } { $card }.
valletta-event-drew-hidden = { $name } pioche une carte.
valletta-event-reshuffled = { $you ->
     [yes] Vous mélangez votre défausse
    *[no] { $name } mélange sa défausse
    } pour former un nouveau paquet.
valletta-event-trigger-street = La Valette a atteint le bout de la rue : la phase finale commence après ce tour.
valletta-event-trigger-points = { $you ->
     [yes] Vous avez
    *[no] { $name } a
    } atteint 25 points : la phase finale commence après ce tour.
valletta-event-trigger-houses = { $you ->
     [yes] Vous avez posé votre
    *[no] { $name } a posé sa
    } huitième maison : la phase finale commence après ce tour.
valletta-event-trigger-turn_cap = La dernière manche convenue est terminée : la phase finale commence.
valletta-event-merged = La phase finale commence : tout le monde mélange sa défausse et son paquet ; les mains restent.
valletta-event-out = { $you ->
     [yes] Vous n’avez
    *[no] { $name } n’a
    } plus de carte.

# Why not
valletta-no-over = La partie est terminée
valletta-no-now = Pas maintenant : il s’agit de savoir { $what }
valletta-now-draft = avec quelle marchandise vous commencez
valletta-now-play = quelle carte vous jouez
valletta-now-use = si vous utilisez la carte
valletta-now-good = quelle marchandise vous prenez
valletta-now-two = quelles 2 marchandises vous prenez
valletta-now-build = ce que vous construisez ou améliorez
valletta-now-pay = comment vous payez
valletta-now-deal = si vous payez le prix
valletta-now-staff = qui vous congédiez ou embauchez
valletta-now-give = quelle marchandise est donnée
valletta-now-extra = quelle marchandise vous prenez en plus
valletta-no-good-left = Plus disponible : { $good }. Chaque marchandise n’est là qu’une fois
valletta-no-passing = Vous devez jouer une carte, même si elle ne sert à rien
valletta-no-hand = { $card } n’est pas dans votre main
valletta-no-reserve = { $card } n’est pas dans la réserve de personnages
valletta-no-declining = Il faut utiliser { $card }
valletta-no-one-good = { $card } donne 2 marchandises
valletta-no-two-goods = { $card } donne 1 marchandise, pas 2
valletta-no-extra = En plus, vous ne pouvez prendre ici que ceci : { $goods }
valletta-no-giving-gold = Vous n’avez pas d’or à donner
valletta-no-giving-wood = Vous n’avez pas de bois à donner
valletta-no-giving-stone = Vous n’avez pas de pierre à donner
valletta-no-giving-brick = Vous n’avez pas de brique à donner
valletta-no-building = Il n’y a pas de bâtiment en { $at } dans cette partie
valletta-no-owned = { $you ->
     [yes] Vous possédez
    *[no] { $name } possède
    } déjà { $building }
valletta-no-not-owned = Vous ne possédez pas { $building }
valletta-no-upgraded = Vous avez déjà amélioré { $building }
valletta-no-house = Vos 8 maisons sont toutes posées ; vous ne pouvez plus qu’améliorer
valletta-no-afford = { $n ->
     [one] Il manque { $goods }, ou 3 autres marchandises
    *[other] Il manque { $goods }, ou 3 autres marchandises par unité manquante
    }
valletta-no-stock = C’est plus que vous n’avez : { $goods }
valletta-no-payment = Le prix est de { $price }, pas de { $goods } ; chaque marchandise manquante se remplace par exactement 3 autres
valletta-no-price = { $card } demande { $prices }, pas { $goods }
valletta-no-deal = { $card } demande { $goods } ; vous n’en avez pas autant

# The board read aloud
valletta-read-turn = Le tour
valletta-read-round = Manche { $n }.
valletta-read-final-soon = La phase finale commence après ce tour.
valletta-read-final = C’est la phase finale.
valletta-read-store = { $points }. Marchandises : { $goods }. Encore { $n ->
     [one] { $n } maison
    *[other] { $n } maisons
    }.
valletta-read-hand = En main : { $cards }.
valletta-read-cards = { $n ->
     [one] { $n } carte
    *[other] { $n } cartes
    }
valletta-read-slots = Jouées ce tour : { $cards }.
valletta-read-draw = Paquet : { $cards }.
valletta-read-discard = Défausse : { $cards }.
valletta-read-no-cards = aucune carte
valletta-read-street = La rue
valletta-read-tower = La Valette est sur sa tour.
valletta-read-space = La Valette est sur la case { $n } sur 25, dans la zone { $zone }.
valletta-read-barrels = Encore dans les tonneaux : { $goods }.
valletta-read-above = Au-dessus de la rue, rangée { $n }
valletta-read-below = Au-dessous de la rue, rangée { $n }
valletta-read-free = { $at } { $building } ({ $colour }), avec { $card }. Coûte { $price }. Production : { $goods }, puis { $more } une fois amélioré. Points : { $points }, puis { $best }.
valletta-read-owned = { $at } { $building } ({ $colour }), à { $you ->
     [yes] vous
    *[no] { $name }
    }. Production : { $goods }, puis { $more } une fois amélioré. Points : { $points }, puis { $best }.
valletta-read-upgraded = { $at } { $building } ({ $colour }), bâtiment amélioré, à { $you ->
     [yes] vous
    *[no] { $name }
    }. Production : { $goods }. Points : { $points }.
valletta-read-reserve = La réserve de personnages

# What speaks for an action
valletta-because-build-bonus = bonus de construction : 2 points
valletta-because-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    } tout de suite
valletta-because-building-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    } à la fin
valletta-because-cheaper-neighbours = vos bâtiments voisins font économiser { $n ->
     [one] { $n } pièce d’or
    *[other] { $n } pièces d’or
    }
valletta-because-discount = économise { $goods }
valletta-because-pays-with-surplus = paie avec { $n ->
     [one] { $n } marchandise
    *[other] { $n } marchandises
    } en surplus
valletta-because-comes-round-again = { $card } reviendra environ { $n } fois
valletta-because-uses-icons = vos icônes rapportent { $goods }
valletta-because-gains = rapporte { $n ->
     [one] { $n } marchandise
    *[other] { $n } marchandises
    }
valletta-because-takes-from-rivals = prend { $n ->
     [one] { $n } marchandise
    *[other] { $n } marchandises
    } aux autres
valletta-because-thins-the-deck = sans { $whom }, de meilleures cartes arrivent plus tôt
valletta-because-hires = { $card } rejoint vos cartes
valletta-because-ends-the-game = déclenche la phase finale
