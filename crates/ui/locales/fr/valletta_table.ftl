valletta-choice = { $action } : { $gain }
valletta-nobody = personne
valletta-close = Fermer
valletta-about = En savoir plus : { $name }
valletta-city = La ville
valletta-street = La rue
valletta-street-text = La Valette suit le chemin du haut et ouvre le tonneau de chaque case qu’il atteint. { $upgrades ->
    [yes] Construire ou améliorer
   *[no] Construire
  } dans la zone où il se tient rapporte 2 points. Les figurines du chemin du bas montrent les points ; après la case 25, on repart de la case 1.
valletta-rest = Dans les tonneaux encore fermés :
valletta-barrels-left = Dans les tonneaux encore fermés : { $goods }
valletta-score = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
valletta-plot-owned = { $name }, bâtiment { $side ->
    [upgraded] amélioré
   *[built] construit
  } par { $owner }
valletta-plot-open = { $name }, avec { $character } : coûte { $price }
valletta-zone = Zone { $zone } · bâtiment à construire
valletta-zone-owned = Zone { $zone } · bâtiment { $side ->
    [upgraded] amélioré
   *[built] construit
  } · { $owner }
valletta-yield = Production
valletta-worth = Points à la fin
valletta-cost-build = Prix pour vous maintenant
valletta-cost-upgrade = Amélioration pour vous maintenant
valletta-cost-list = au lieu de
valletta-houses-gone = Vos 8 maisons sont déjà posées : vous ne pouvez plus qu’améliorer.
valletta-could-pay = Vous avez de quoi payer. Pour le choisir, jouez un bâtisseur, un couvreur, un plâtrier ou un charpentier.
valletta-could-replace = Il vous manque { $goods }, mais vous avez de quoi remplacer : 3 autres marchandises par unité manquante. Pour le choisir, jouez un bâtisseur, un couvreur, un plâtrier ou un charpentier.
valletta-cannot-pay = Il vous manque { $goods }, ou 3 autres marchandises par unité manquante.
valletta-hand = Votre main
valletta-hand-empty = Aucune carte en main
valletta-slots-mine = Votre tour
valletta-slots = { $name } joue
valletta-store = Vos marchandises
valletta-left = il reste { $goods }
valletta-pay = Payer
valletta-pay-build = Construire pour
valletta-pay-upgrade = Améliorer pour
valletta-leaves = Il vous restera
valletta-pay-others = { $n ->
    [one] { $n } autre paiement
   *[other] { $n } autres paiements
  }
valletta-choices = Votre choix
valletta-hint-draft = Prenez une marchandise de plus pour commencer : choisissez-la ci-dessous.
valletta-hint-give = Choisissez la marchandise que vous donnez.
valletta-hint-good = Choisissez une marchandise ci-dessous.
valletta-hint-build = { $n ->
    [0] Vous ne pouvez payer aucun bâtiment pour l’instant.
    [one] Un bâtiment est à votre portée : il brille.
   *[other] { $n } bâtiments sont à votre portée : ils brillent.
  }
valletta-hint-staff = Choisissez une carte de votre main à congédier, ou une carte de la réserve de personnages à embaucher.
valletta-fire = Congédier
valletta-reach = À votre portée
valletta-piles = Vos piles
valletta-draw = Paquet
valletta-draw-text = Ce que vous allez piocher, sans ordre particulier. Quand le paquet est vide, la défausse est mélangée pour en former un nouveau.
valletta-draw-last = Ce que vous piocherez encore, sans ordre particulier. Le paquet ne sera plus reformé.
valletta-discard = Défausse
valletta-discard-text = Mélangée pour former un nouveau paquet quand il faut piocher et que l’ancien est vide.
valletta-discard-last = En phase finale, ces cartes ne reviennent plus.
valletta-reserve = Réserve de personnages
valletta-players = Qui a quoi
valletta-houses = { $n ->
    [0] Plus aucune maison
    [one] 1 maison restante
   *[other] { $n } maisons restantes
  }
valletta-out = Plus de cartes
valletta-cards-left = { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
  }
valletta-counts = Main { $hand } · paquet { $draw } · défausse { $discard }
valletta-buildings = Bâtiments
valletta-no-buildings = Aucun pour l’instant
valletta-set = Toutes les cartes
valletta-points-now = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ; { $total } si la partie finissait maintenant
valletta-points-points = Points sur la rue
valletta-points-buildings = Bâtiments
valletta-points-goods = Marchandises
valletta-final = La phase finale.
valletta-final-soon = La phase finale commence après ce tour.
valletta-trigger-street = La Valette est au bout de la rue. Plus personne ne mélange sa défausse.
valletta-trigger-points = Quelqu’un a 25 points. Plus personne ne mélange sa défausse.
valletta-trigger-houses = Quelqu’un a posé sa huitième maison. Plus personne ne mélange sa défausse.
valletta-trigger-rounds = Les manches sont terminées. Plus personne ne mélange sa défausse.
valletta-brief-shopkeeper = Prendre 1 pièce d’or
valletta-brief-lumberjack = Prendre 1 bois
valletta-brief-stonecutter = Prendre 1 pierre
valletta-brief-brickmoulder = Prendre 1 brique
valletta-brief-maid = 1 marchandise au choix
valletta-brief-builder = Construire ou améliorer
valletta-brief-apprentice = Répète une carte rouge ou verte
valletta-brief-valette = Un tonneau, puis la réserve
valletta-brief-banker = 1 pièce d’or par icône d’or
valletta-brief-joiner = 1 bois par icône de bois
valletta-brief-stonecarver = 1 pierre par icône de pierre
valletta-brief-brickmaker = 1 brique par icône de brique
valletta-brief-monk = 1 marchandise de qui en a 4+
valletta-brief-roofer = Construire, 2 briques de moins
valletta-brief-trader = 1 matériau contre 3 pièces d’or
valletta-brief-seamstress = 2 marchandises au choix
valletta-brief-merchant = 1 pièce d’or contre 3 matériaux
valletta-brief-foreman = 1 type au choix, 1 par icône
valletta-brief-chamberlain = 1 pièce d’or par bâtiment vert
valletta-brief-mason = Construire, 2 pierres de moins
valletta-brief-innkeeper = 1 pièce d’or de qui en a 2+
valletta-brief-nun = 3 d’un type, 1 aux autres
valletta-brief-carpenter = Construire, 2 bois de moins
valletta-brief-toll = 1 par matériau de qui en a 3+
valletta-brief-architect = 4 d’un matériau pour 4 points
valletta-brief-bailiff = 4 pièces d’or pour 4 points
valletta-brief-grandmaster = 1 de chaque pour 5 points
valletta-brief-pope = 1 point par bâtiment amélioré
valletta-brief-emperor = 1 point par bâtiment bleu
valletta-brief-king = 1 point par bâtiment vert
valletta-brief-knight = 2 points
valletta-pay-choose = Choisir comment payer
