rules-index = Règles
rules-index-lead = Deux jeux, racontés du début à la fin. Cherchez un point précis ou laissez-vous guider : le matériel que vous voyez ici est celui de la table.
rules-search = Chercher dans les règles
rules-search-go = Chercher
rules-found = { $n ->
    [0] Rien trouvé pour « { $words } »
    [one] Un passage pour « { $words } »
   *[other] { $n } passages pour « { $words } »
  }
rules-found-nothing = Essayez avec moins de mots, des mots plus courts ou le numéro d’une règle.
rules-contents = Sommaire
rules-all = Les deux jeux
rules-learn = Apprendre en jouant
rules-name-one = Anna
rules-name-two = Ben

rules-saint-malo-title = Saint Malo
rules-saint-malo-lead = Lancez cinq dés, utilisez un symbole et dessinez-le dans votre port fortifié. D’Inka et Markus Brand, pour 2 à 5 personnes.
rules-saint-malo-figure-city = Une ville à mi-partie : le côté du haut est complet, il manque deux murailles à celui de gauche, et celui de droite est encore vide.
rules-saint-malo-figure-sea = Encore un sabre, et c’est la troisième attaque. Sa force est de 6 ; un bouclier montre, pour chaque ville, si elle tiendrait.
rules-saint-malo-series = Ce que vaut une suite d’églises
rules-saint-malo-series-row = Suite
rules-saint-malo-series-points = Points

rules-saint-malo-aim = Le but du jeu
rules-saint-malo-aim-1 = Vous dessinez un port sur votre propre plateau. À chaque tour, cinq dés décident de ce que vous pouvez y ajouter : des caisses, des murailles, une église ou un personnage. Au large, les pirates se rassemblent, et quand ils attaquent, c’est tout le monde à la fois. Dès qu’une ville est pleine, on termine la manche et on compte les points.

rules-saint-malo-parts = La ville et les dés
rules-saint-malo-parts-1 = Une ville est un carré de sept cases sur sept sans ses coins, occupés par des tours. Cela fait 45 cases : 20 sur le pourtour, cinq par côté, et 25 à l’intérieur. Une case ne contient qu’une chose, et rien ne s’efface jamais.
rules-saint-malo-parts-2 = Caisses, murailles, églises, maisons et personnages occupent une case chacun ; les pièces et les bûches, aucune. Les murailles ne vont que sur le pourtour. Tout le reste va où vous voulez, pourtour compris, mais non sans conséquence.
rules-saint-malo-parts-3 = À côté de la ville, vous notez vos pièces, vos bûches, vos points et une rangée de canons que vous espérez ne pas barrer. Les cinq dés sont identiques et portent ces six faces :

rules-saint-malo-setup = Avant de commencer
rules-saint-malo-setup-1 = Chaque plateau commence avec 3 pièces, 2 bûches et aucun point. Quatre caisses sont déjà imprimées dans chaque ville, en b2, c2, b3 et b4. Elles occupent leur case et sont des caisses comme les autres.
rules-saint-malo-setup-2 = Le sort désigne qui commence, sauf réglage contraire de la table. On joue ensuite dans le sens des aiguilles d’une montre.

rules-saint-malo-turn = Un tour
rules-saint-malo-turn-1 = Vous lancez les dés, vous choisissez un symbole, vous exécutez son action ; enfin, les sabres de vos dés rapprochent les pirates. Un tour, c’est un seul symbole et une seule action.

rules-saint-malo-dice = Lancer les dés
rules-saint-malo-dice-1 = Lancez les cinq dés. Vous pouvez ensuite relancer jusqu’à deux fois, avec autant de dés que vous voulez. Un dé gardé une première fois peut être relancé la suivante, et les sabres se gardent ou se relancent comme le reste. Vous pouvez aussi vous arrêter là.
rules-saint-malo-dice-2 = Après le dernier lancer, les dés ne bougent plus. Peu importe quel dé montre quoi : seul compte le nombre de dés par symbole.

rules-saint-malo-symbol = Choisir un symbole
rules-saint-malo-symbol-1 = Choisissez les bûches, les caisses, les murailles, les croix ou les têtes. Les sabres ne se choisissent pas.
rules-saint-malo-symbol-2 = Avant l’action, vous pouvez tourner des dés sur votre symbole, pour 2 pièces chacun, autant que vous pouvez en payer, même si aucun dé ne le montrait. Un dé qui montre des sabres ne se tourne jamais. Les pièces que rapportera l’action arrivent trop tard.
rules-saint-malo-symbol-3 = Rien n’oblige à utiliser tous les dés de votre symbole, mais il en faut au moins un ; un dé tourné sert toujours. Tous servent à la même action : trois croix font une église de taille 3, pas une 1 et une 2.
rules-saint-malo-symbol-4 = Vous ne pouvez passer que si aucun symbole, les bûches mises à part, n’est utilisable sans tourner de dé. Sinon, il faut ajouter quelque chose, même si cela ne vous arrange pas.

rules-saint-malo-logs = Bûches
rules-saint-malo-logs-1 = Chaque bûche de vos dés va dans votre dépôt. Le stockage coûte 2 pièces en tout, quel que soit le nombre de bûches. Sans ces 2 pièces, vous ne pouvez pas choisir les bûches.
rules-saint-malo-logs-2 = Seuls les architectes se servent des bûches : ils les changent en maisons, sans rien payer de plus. À la fin, celles qui restent valent 1 point chacune.

rules-saint-malo-crates = Caisses
rules-saint-malo-crates-1 = Dessinez une caisse par dé, chacune sur une case vide. Les caisses d’un même tour doivent former un groupe relié par les côtés ; un coin ne suffit pas. Elles peuvent border d’anciennes caisses, mais celles-ci ne les relient pas. Si un groupe de cette taille n’entre nulle part, utilisez moins de dés.
rules-saint-malo-crates-2 = Une caisse ne rapporte rien quand on la dessine. Elle attend un marchand, et peut en payer plusieurs l’un après l’autre.

rules-saint-malo-walls = Murailles
rules-saint-malo-walls-1 = Dessinez une muraille par dé sur n’importe quelle case vide du pourtour. Elles n’ont pas besoin de se toucher.
rules-saint-malo-walls-2 = Cinq murailles complètent un côté. Un côté complet ajoute 2 à votre défense jusqu’à la fin et donne son bonus une seule fois, sur-le-champ, avant la muraille suivante. Un même tour peut compléter deux côtés.
rules-saint-malo-walls-3 = Les tours indiquent le bonus : un personnage en haut, 2 pièces à droite, 3 points en bas, 2 pièces à gauche.
rules-saint-malo-walls-4 = Tout ce qui n’est pas une muraille brise pour de bon le côté où il se trouve : plus de bonus, plus de défense, quel que soit le nombre de murailles voisines. Vous pouvez continuer à en placer là pour remplir les cases.
rules-saint-malo-walls-5 = Le personnage du côté du haut est gratuit et agit exactement comme si vous aviez obtenu ses têtes aux dés. Vous avez le choix entre citadin, soldat, prêtre, architecte et marchand ; le jongleur et le noble ne viennent pas en bonus. Vous pouvez y renoncer, et sans case vide personne ne vient. Si ce personnage ou une maison prend la dernière case vide du pourtour, les murailles qui restaient à dessiner sont perdues.

rules-saint-malo-churches = Églises
rules-saint-malo-churches-1 = Les croix construisent une seule église, sur une case vide. Sa taille est le nombre de croix utilisées. Elle ne coûte rien, et toute taille peut être construite à tout moment, autant de fois que vous voulez.
rules-saint-malo-churches-2 = Les églises comptent à la fin, en suites qui commencent par 1 et n’ont pas de trou. Une église n’appartient qu’à une suite, et chaque suite compte séparément. Une église qui n’entre dans aucune suite ne vaut rien, sinon pour les prêtres.

rules-saint-malo-persons = Personnages
rules-saint-malo-persons-1 = Les têtes font venir un seul personnage, et leur nombre décide qui peut venir. Si vous en avez plus qu’il n’en faut, utilisez-en moins pour un personnage plus modeste.
rules-saint-malo-persons-2 = Chaque personnage agit une seule fois, à son arrivée, et regarde les cases qui l’entourent : huit au plus, coins compris. Deux cases du pourtour de part et d’autre d’une tour se touchent aussi. Ce qu’on dessine là plus tard ne rapporte plus rien.
rules-saint-malo-persons-3 = Un architecte peut venir sans rien construire. Ses maisons peuvent border celles d’avant, mais ni d’anciennes maisons ni un ancien architecte ne les relient. Si deux architectes arrivent dans le même tour, on considère les maisons de chacun séparément.

rules-saint-malo-pirates = Pirates
rules-saint-malo-pirates-1 = Après votre action, chaque sabre de vos dés coche une case du tableau des pirates. Une ligne compte 4 cases à deux, 6 à trois, 8 à quatre et 10 à cinq. Une ligne pleine, c’est une attaque. Les sabres en trop entament aussitôt la ligne suivante.
rules-saint-malo-pirates-2 = Il y a six attaques, de force 1, 3, 6, 8, 10 et 12, et chacune frappe toutes les villes. Votre défense est de 1 par soldat et de 2 par côté complet, comptée après l’action du tour.
rules-saint-malo-pirates-3 = Une défense égale à la force suffit. Avec moins, on barre un canon, un seul, quel que soit l’écart. La défense ne s’use jamais.
rules-saint-malo-pirates-4 = Après la sixième attaque, les sabres ne comptent plus. Ils ne se tournent toujours pas.

rules-saint-malo-end = La fin
rules-saint-malo-end-1 = Quand la dernière case d’une ville est remplie, ce tour se joue jusqu’au bout, puis la manche se termine pour que tout le monde ait eu autant de tours. Les attaques de ces derniers tours comptent comme les autres.

rules-saint-malo-score = Les points
rules-saint-malo-score-1 = Vous gardez les points de la partie. Ajoutez 5 pour une ville pleine, 1 par lot de 2 pièces, 1 par bûche et vos suites d’églises. Retirez 5 par canon barré. Soldats, murailles, caisses et maisons ne rapportent plus rien.
rules-saint-malo-score-2 = Le total le plus élevé l’emporte. En cas d’égalité, la ville qui a le plus de cases vides gagne ; s’il y a encore égalité, la victoire est partagée.

rules-saint-malo-variants = Variantes
rules-saint-malo-variants-1 = Une table peut s’ouvrir avec de petits changements : chaque pièce vaut un point à la fin ; un dé au moins doit montrer le symbole avant qu’on en tourne d’autres ; on peut toujours passer ; les anciennes caisses relient les nouvelles ; les tours séparent les cases qui les bordent ; la partie s’arrête après un nombre de manches fixé.

rules-saint-malo-hints = Pour une première partie
rules-saint-malo-hints-1 = Les pièces, c’est la liberté : elles tournent les dés. Dès les premiers tours, les caisses imprimées rapportent 4 pièces à un marchand en c3.
rules-saint-malo-hints-2 = Gardez au moins deux côtés pour les murailles. Les dernières attaques sont fortes, et un canon coûte plus que ce que rapportent la plupart des personnages.
rules-saint-malo-hints-3 = Décidez tôt si vous misez sur les églises. Une demi-suite vaut peu, une suite entière 20 points.

rules-valletta-title = Valletta
rules-valletta-lead = Jouez trois cartes, amassez des marchandises, construisez une ville le long de la rue. De Stefan Dorra, pour 2 à 4 personnes.
rules-valletta-figure-city = Une partie à deux qui bat son plein : La Valette se tient dans la deuxième zone, et construire dans cette colonne rapporte 2 points.
rules-valletta-table = Nos 37 cartes Bâtiment ; quand il y a deux chiffres, le second est celui de la face améliorée
rules-valletta-table-name = Bâtiment
rules-valletta-table-character = Personnage
rules-valletta-table-cost = Coût
rules-valletta-table-yield = Production
rules-valletta-table-points = Points
rules-valletta-colour-red = Rouge : à vous dès le début
rules-valletta-colour-purple = Violet : le fondateur
rules-valletta-colour-green = Vert : la production
rules-valletta-colour-blue = Bleu : métiers et commerce
rules-valletta-colour-yellow = Jaune : les points

rules-valletta-aim = Le but du jeu
rules-valletta-aim-1 = Malte, 1566 : les chevaliers fondent une nouvelle capitale. Avec une poignée de personnages, vous réunissez or, bois, pierre et brique et construisez des deux côtés de la rue. Chaque bâtiment ajoute un nouveau personnage à vos cartes. À la fin comptent vos bâtiments, vos grands personnages et les marchandises qui vous restent.

rules-valletta-parts = Ce qu’il y a sur la table
rules-valletta-parts-1 = La rue court de gauche à droite sur 25 cases. Le long du bord supérieur, 25 tonneaux cachent chacun une marchandise ; le long du bord inférieur, on compte les points. La figurine de La Valette attend sur la tour, avant le premier tonneau.
rules-valletta-parts-2 = Une carte Bâtiment a deux faces. On y lit sa couleur, son coût, sa production, ses points à la fin et le personnage qui l’accompagne. Le verso est le bâtiment amélioré, avec plus de production et plus de points. La couleur d’un bâtiment n’a rien à voir avec celle de vos maisons.
rules-valletta-parts-3 = Devant vous se trouvent un paquet, une défausse et trois emplacements pour les cartes de votre tour. Vous avez huit maisons et les huit mêmes cartes que tout le monde : commerçante, bûcheron, tailleur de pierre, briquetier, servante, bâtisseur, apprenti et La Valette.
rules-valletta-parts-4 = Il y a quatre marchandises : l’or et trois matériaux, bois, pierre et brique. Vous les prenez dans la réserve de marchandises et les y remettez en payant ; elle ne s’épuise jamais, et vous pouvez en posséder autant que vous voulez. On ne peut pas y faire d’échange, sauf en payant ou avec une carte.

rules-valletta-setup = Avant de commencer
rules-valletta-setup-1 = Les bâtiments sont tirés au sort par couleur : à deux 6 verts, 8 bleus et 6 jaunes ; à trois 8, 10 et 7 ; à quatre 10, 12 et 8. On les dispose par rangées de cinq, la première au-dessus de la rue, la deuxième au-dessous, et ainsi de suite en s’éloignant. Les autres restent dans la boîte.
rules-valletta-setup-2 = Sur chaque bâtiment est posé son personnage. Quatre bâtisseurs qui n’appartiennent à personne forment la réserve de personnages. Les tonneaux sont mélangés, et La Valette se tient sur sa tour.
rules-valletta-setup-3 = Tout le monde reçoit une marchandise de chaque type et pioche cinq de ses huit cartes. Le sort désigne qui commence. Puis on sort une marchandise de plus de chaque type : en remontant de la dernière personne à la première, chacune en prend une parmi celles qui restent. Le reste retourne à la réserve de marchandises.

rules-valletta-turn = Un tour
rules-valletta-turn-1 = Vous jouez trois cartes de votre main l’une après l’autre, sur le premier, le deuxième et le troisième emplacement. Chacune est exécutée avant que vous choisissiez la suivante. On ne passe pas : avec une carte en main et un emplacement libre, il faut jouer. Seule une main vide abrège le tour.
rules-valletta-turn-2 = Une carte que vous gagnez arrive aussitôt en main et peut encore être jouée dans le même tour. Vous n’en avez jamais plus de cinq.
rules-valletta-turn-3 = Ensuite, les cartes jouées vont à la défausse et vous complétez votre main à cinq. S’il faut piocher alors que le paquet est vide, la défausse, y compris les cartes que vous venez de jouer, est mélangée et devient le nouveau paquet. Si cela ne suffit pas, vous piochez ce qu’il y a. Puis le tour passe à gauche.
rules-valletta-turn-4 = Un effet s’applique autant que possible, mais jamais à moitié, et une carte sans effet possible se joue quand même. Dans l’édition Hans im Glück, vous ne pouvez renoncer à un effet que si la carte dit « vous pouvez » : pour construire ou améliorer, quand il faut payer, pour embaucher ou congédier, et pour la marchandise supplémentaire des parties à deux. Dans l’édition Z-Man Games, vous pouvez renoncer à tout effet, mais La Valette avance toujours.

rules-valletta-build = Construire
rules-valletta-build-1 = Avec un bâtisseur, un couvreur, un plâtrier ou un charpentier, vous pouvez construire un bâtiment ou améliorer l’un des vôtres. Choisissez n’importe quel bâtiment sans maison, où qu’il soit. Il vous faut une maison : après la huitième, vous ne pouvez plus qu’améliorer. Un bâtiment ne change jamais de propriétaire.
rules-valletta-build-2 = Le prix est celui de la carte, moins 1 pièce d’or pour chacun de vos bâtiments voisins. Le couvreur fait économiser 2 briques, le plâtrier 2 pierres, le charpentier 2 bois. Aucune part du prix ne descend sous zéro, et il faut payer tout de suite.
rules-valletta-build-3 = Prenez en main le personnage du bâtiment ; il fait désormais partie de vos cartes, que cela vous plaise ou non. Posez ensuite une de vos maisons sur le bâtiment. Si La Valette est dans cette zone, vous marquez aussitôt le bonus de construction. Votre huitième maison déclenche la phase finale.

rules-valletta-neighbours = Les voisins
rules-valletta-neighbours-1 = Chacun de vos bâtiments qui touche le nouveau par un côté en abaisse le prix de 1 pièce d’or, amélioré ou non, mais jamais sous zéro. Ceux des autres ne comptent pas. La réduction se fait toute seule, avant tout remplacement.
rules-valletta-neighbours-2 = La diagonale ne compte pas, et la rue sépare : un bâtiment au-dessus n’est jamais voisin d’un bâtiment au-dessous.

rules-valletta-pay = Payer et remplacer
rules-valletta-pay-1 = Pour construire ou améliorer, chaque marchandise du prix peut être remplacée par trois autres, identiques ou différentes. Un même paiement peut compter plusieurs remplacements, trois marchandises à chaque fois : l’or par des matériaux, les matériaux par de l’or, et même ce que vous possédez.
rules-valletta-pay-2 = Le compte doit être juste. Chaque marchandise que vous laissez de côté coûte exactement trois marchandises d’autres types, en plus du reste du prix ; le type que vous laissez de côté ne peut pas servir lui-même à remplacer. On ne rend pas la monnaie. Dès qu’un tel paiement est possible, vous pouvez construire ou améliorer.
rules-valletta-pay-3 = Un exemple : un bâtiment coûte 1 bois, 1 pierre et 1 brique ; vous les avez, avec en plus 1 pièce d’or et 2 pierres. Vous pouvez payer simplement le prix. Ou bien gardez le bois et donnez à sa place la pièce d’or et 2 pierres, en plus de la pierre et de la brique.
rules-valletta-pay-4 = Le prix d’un personnage, comme le marchand ou le grand maître, ne se remplace pas : il se paie tel quel.

rules-valletta-upgrade = Améliorer
rules-valletta-upgrade-1 = Au lieu de construire, vous pouvez améliorer un de vos bâtiments qui montre encore son recto. Vous payez une nouvelle fois le bois, la pierre et la brique de la carte, mais pas l’or. Couvreur, plâtrier et charpentier réduisent aussi ce prix ; c’est parfois gratuit.
rules-valletta-upgrade-2 = Retournez la carte. La maison reste, aucun personnage ne vient, et il ne faut pas d’autre maison. Vous pouvez améliorer dans le tour même où vous avez construit. Dans l’édition Hans im Glück, améliorer dans la zone où se tient La Valette rapporte aussi le bonus de construction.

rules-valletta-valette = La Valette
rules-valletta-valette-1 = Quand vous jouez La Valette, sa figurine avance d’une case et vous prenez la marchandise que cache le tonneau. Sur la dernière case, elle ne bouge plus, et il n’y a plus de tonneau.
rules-valletta-valette-2 = Ensuite, vous pouvez faire l’une de ces deux choses. Embaucher : prendre en main n’importe quelle carte de la réserve de personnages, qu’il s’agisse d’un bâtisseur, d’une carte congédiée par quelqu’un d’autre ou d’une des vôtres. Ou congédier : y mettre une carte de votre main, pour qu’elle ne revienne plus. Son effet ne s’applique pas.
rules-valletta-valette-3 = La rue a cinq zones de cinq cases, et chacune comprend la colonne de bâtiments au-dessus et au-dessous. Construire dans la zone où se tient la figurine rapporte aussitôt 2 points : c’est le bonus de construction. Dans l’édition Hans im Glück, améliorer le rapporte aussi. Sur la tour, la figurine n’est dans aucune zone ; sur la dernière case, elle reste dans la cinquième.

rules-valletta-apprentice = L’apprenti
rules-valletta-apprentice-1 = L’apprenti répète la carte rouge ou verte jouée juste avant lui, avec de nouveaux choix : après un bâtisseur, vous pouvez construire encore. En première carte, ou après une bleue, une jaune ou une violette, il ne fait rien. Un second apprenti répète la carte copiée par le premier.

rules-valletta-cards = Les personnages
rules-valletta-cards-1 = L’anneau du médaillon a la couleur de la carte. Vous pouvez posséder plusieurs cartes identiques, et chacune agit chaque fois que vous la jouez. Vous commencez avec les rouges et la violette.
rules-valletta-cards-2 = Les personnages verts comptent les icônes de production de vos bâtiments de toutes couleurs, sur la face visible. Sans icône correspondante, ils ne donnent rien.
rules-valletta-cards-3 = Quand un personnage bleu prend aux autres, on regarde d’abord ce que chaque adversaire possède, puis les marchandises changent de main dans le sens des aiguilles d’une montre. Être hors jeu ne protège pas. Une partie à deux est une partie commencée à deux.
rules-valletta-cards-4 = Les personnages jaunes donnent des points. Aucun ne récompense les bâtiments jaunes en tant que tels : ils valent déjà assez.

rules-valletta-buildings = Les bâtiments
rules-valletta-buildings-1 = Ces 37 cartes Bâtiment sont de nous ; en ouvrant une table, vous pouvez saisir les vôtres. Améliorer coûte ce qui est indiqué ici, sans l’or.

rules-valletta-final = La phase finale
rules-valletta-final-1 = La phase finale est déclenchée dès que La Valette atteint le dernier tonneau, que quelqu’un a 25 points ou plus, ou qu’une huitième maison est posée. Cela n’arrive qu’une fois.
rules-valletta-final-2 = Le tour se termine comme d’habitude, et l’on complète sa main. Ensuite, tout le monde réunit et mélange sa défausse et son paquet, qui ne font plus qu’un ; les mains restent telles quelles.
rules-valletta-final-3 = On continue à gauche, et la personne qui a déclenché la phase finale rejoue elle aussi à son tour, mais plus personne ne mélange sa défausse. Vous piochez tant que le paquet dure. Avec moins de trois cartes, vous jouez celles que vous avez, et aussi celles que vous gagnez tant qu’un emplacement est libre.
rules-valletta-final-4 = Sans carte après avoir pioché, on est hors jeu, mais on peut encore perdre et gagner des marchandises par les cartes des autres. Quand tout le monde est hors jeu, la partie est finie.

rules-valletta-score = Les points
rules-valletta-score-1 = Les points gagnés en cours de partie se comptent aussitôt sur la rue et ne se perdent jamais. Au-delà de la case 25, on repart de la case 1 en retenant les 25 points déjà acquis.
rules-valletta-score-2 = À la fin, ajoutez les points de la face visible de chacun de vos bâtiments, et 1 point par lot de 3 marchandises, tous types confondus. Les cartes et les maisons restantes ne valent rien.
rules-valletta-score-3 = Le total le plus élevé l’emporte. En cas d’égalité, le plus grand nombre de maisons sur des bâtiments décide ; s’il y a encore égalité, la victoire est partagée.

rules-valletta-editions = Deux éditions
rules-valletta-editions-1 = Valletta existe en deux éditions : Hans im Glück (livrets allemand et italien) et Z-Man Games (livrets français et anglais). Vous choisissez l’édition en ouvrant une table ; en français, celle de Z-Man Games est proposée d’abord. Dans l’édition Z-Man Games, vous pouvez renoncer à l’effet entier de toute carte jouée ; seule la figurine de La Valette doit toujours avancer.
rules-valletta-editions-2 = Dans l’édition Z-Man Games, seule la construction rapporte le bonus de construction ; dans l’édition Hans im Glück, l’amélioration aussi. Celle de Z-Man Games admet en outre, en remplacement, des marchandises du même type, ce qui ne change jamais rien.
rules-valletta-editions-3 = Une table peut changer d’autres choses : mélanger la défausse dès que le paquet est vide, limiter la réserve de marchandises à 42 pièces d’or et 30 de chaque matériau, ou déclencher la phase finale après un nombre de manches fixé.

rules-valletta-hints = Pour une première partie
rules-valletta-hints-1 = Au début, un second bâtisseur vaut plus que presque tout : jouez vite La Valette et embauchez-en un.
rules-valletta-hints-2 = Construisez groupé : avec deux voisins, un bâtiment coûte 2 pièces d’or de moins, et l’or manque toujours.
rules-valletta-hints-3 = Pensez à la fin : dans la phase finale, chaque carte revient une fois. Congédiez les plus faibles avant qu’elle commence.
