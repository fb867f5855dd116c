rules-index = Règles
rules-index-lead = Deux jeux, racontés du début à la fin. Cherchez un point précis ou laissez-vous guider : les pièces que vous voyez ici sont celles de la table.
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
rules-saint-malo-figure-city = Une ville à mi-partie : la muraille du haut est complète, il en manque deux à gauche, et la droite est encore vide.
rules-saint-malo-figure-sea = Il ne manque qu’un sabre à la troisième attaque. Sa force est 6 ; un bouclier montre pour chaque ville si elle tiendrait.
rules-saint-malo-series = Ce que vaut une suite d’églises
rules-saint-malo-series-row = Suite
rules-saint-malo-series-points = Points

rules-saint-malo-aim = De quoi il s’agit
rules-saint-malo-aim-1 = Vous dessinez un port sur votre propre ardoise. À chaque tour, cinq dés décident de ce que vous pouvez y ajouter : marchandises, murailles, églises ou habitants. Pendant ce temps les pirates se rassemblent au large, et quand ils viennent, c’est chez tout le monde. Dès qu’une ville est pleine, on termine la manche et on compte les points.

rules-saint-malo-parts = La ville et les dés
rules-saint-malo-parts-1 = Une ville est un carré de sept cases sur sept sans ses coins, où se dressent des tours. Cela fait 45 cases : 20 à l’extérieur, cinq par côté, et 25 à l’intérieur. Une case ne contient qu’une chose, et ce qui est dessiné ne s’efface jamais.
rules-saint-malo-parts-2 = Caisses, murailles, églises, maisons et personnages occupent chacun une case ; les pièces et les troncs, non. Les murailles ne se placent que sur le pourtour. Tout le reste va où vous voulez, pourtour compris, mais cela a un prix.
rules-saint-malo-parts-3 = À côté de la ville, vous notez vos pièces, vos troncs, vos points et une rangée de canons que vous espérez ne pas barrer. Les cinq dés sont identiques et portent ces six faces :

rules-saint-malo-setup = Avant de commencer
rules-saint-malo-setup-1 = Chacun a une ardoise avec 3 pièces, 2 troncs et aucun point. Quatre caisses sont déjà imprimées dans chaque ville, en b2, c2, b3 et b4. Elles occupent leur case et sont des caisses comme les autres.
rules-saint-malo-setup-2 = Le sort désigne qui commence, sauf si la table en décide autrement. On joue ensuite dans le sens des aiguilles d’une montre.

rules-saint-malo-turn = Un tour
rules-saint-malo-turn-1 = Vous lancez les dés, vous choisissez un symbole, vous exécutez son action, et enfin les sabres sur vos dés rapprochent les pirates. Un tour, c’est un seul symbole et une seule action, jamais deux.

rules-saint-malo-dice = Lancer les dés
rules-saint-malo-dice-1 = Lancez les cinq dés. Vous pouvez ensuite relancer, deux fois au plus, autant de dés que vous voulez. Un dé gardé une première fois peut être relancé la suivante, et les sabres se gardent ou se relancent comme le reste. Vous pouvez aussi vous arrêter là.
rules-saint-malo-dice-2 = Après le dernier lancer, les dés ne bougent plus. Peu importe quel dé montre quoi : seul compte le nombre de dés par symbole.

rules-saint-malo-symbol = Choisir un symbole
rules-saint-malo-symbol-1 = Choisissez troncs, caisses, murailles, croix ou têtes. Les sabres ne se choisissent pas.
rules-saint-malo-symbol-2 = Avant l’action, vous pouvez tourner des dés sur votre symbole pour 2 pièces chacun, autant que vous pouvez en payer, même si aucun dé ne le montrait. Un sabre ne se tourne jamais. Les pièces que l’action elle-même rapportera arrivent trop tard.
rules-saint-malo-symbol-3 = Vous n’êtes pas obligé d’utiliser tous les dés de votre symbole, mais il en faut au moins un ; un dé tourné sert toujours. Tous servent à la même action : trois croix font une église de taille 3, pas une 1 et une 2.
rules-saint-malo-symbol-4 = Vous ne pouvez passer que si aucun symbole, les troncs mis à part, n’est utilisable sans tourner de dé. Sinon il faut ajouter quelque chose, même si cela ne vous arrange pas.

rules-saint-malo-logs = Troncs
rules-saint-malo-logs-1 = Chaque tronc obtenu aux dés va dans votre dépôt. Le stockage coûte 2 pièces en tout, quel que soit le nombre de troncs. Sans ces pièces, vous ne pouvez pas choisir les troncs.
rules-saint-malo-logs-2 = Les architectes changent les troncs en maisons. Ceux qui restent à la fin valent un point chacun.

rules-saint-malo-crates = Caisses
rules-saint-malo-crates-1 = Dessinez une caisse par dé sur une case vide. Les caisses d’un même tour doivent former un groupe relié par les côtés ; se toucher par un coin ne suffit pas. Elles peuvent border d’anciennes caisses, mais celles-ci ne les relient pas. Si un groupe de cette taille n’entre nulle part, utilisez moins de dés.
rules-saint-malo-crates-2 = Une caisse ne rapporte rien quand on la dessine. Elle attend un marchand, et peut en payer plusieurs l’un après l’autre.

rules-saint-malo-walls = Murailles
rules-saint-malo-walls-1 = Dessinez une muraille par dé sur n’importe quelle case vide du pourtour. Elles n’ont pas besoin de se toucher.
rules-saint-malo-walls-2 = Cinq murailles complètent un côté. Un côté complet ajoute 2 à votre défense jusqu’à la fin et verse son bonus une seule fois, sur-le-champ, avant la muraille suivante. Un même tour peut compléter deux côtés.
rules-saint-malo-walls-3 = Les tours indiquent le bonus : un personnage en haut, 2 pièces à droite, 3 points en bas, 2 pièces à gauche.
rules-saint-malo-walls-4 = Toute autre chose qu’une muraille sur une case du pourtour gâche ce côté pour de bon : ni bonus ni défense, quel que soit le nombre de murailles voisines. Vous pouvez continuer à y placer des murailles pour remplir les cases.
rules-saint-malo-walls-5 = Le personnage du côté du haut est gratuit et agit exactement comme si vous aviez obtenu ses têtes aux dés. Vous avez le choix entre citoyen, soldat, prêtre, architecte et marchand ; bouffon et noble ne viennent pas par cette porte. Vous pouvez y renoncer, et sans case vide personne ne vient. Si le nouveau venu ou une maison prend la dernière case du pourtour, les murailles restantes sont perdues.

rules-saint-malo-churches = Églises
rules-saint-malo-churches-1 = Les croix bâtissent une seule église sur une case vide. Sa taille est le nombre de croix utilisées. Elle ne coûte rien, et toute taille peut être construite à tout moment, autant de fois que vous voulez.
rules-saint-malo-churches-2 = Les églises comptent à la fin, en suites qui commencent par 1 et n’ont pas de trou. Une église n’appartient qu’à une suite, plusieurs suites comptent séparément, et une église qui n’entre dans aucune ne vaut rien, sinon ce qu’un prêtre y voit.

rules-saint-malo-persons = Personnages
rules-saint-malo-persons-1 = Les têtes font venir un seul personnage, et leur nombre décide lequel. Si vous en avez plus qu’il n’en faut, utilisez-en moins et prenez quelqu’un de plus modeste.
rules-saint-malo-persons-2 = Chacun agit une fois, à son arrivée, et regarde les cases qui l’entourent : huit au plus, coins compris. Deux cases du pourtour de part et d’autre d’une tour se touchent aussi. Ce qu’on dessine là plus tard ne rapporte plus rien.
rules-saint-malo-persons-3 = Un architecte peut venir sans rien construire. Si deux architectes arrivent dans le même tour, leurs maisons sont considérées séparément.

rules-saint-malo-pirates = Pirates
rules-saint-malo-pirates-1 = Après votre action, chaque dé montrant des sabres coche une case du tableau des pirates. Une ligne compte 4 cases à deux, 6 à trois, 8 à quatre et 10 à cinq. Une ligne pleine, c’est une attaque. Les sabres en trop entament aussitôt la ligne suivante.
rules-saint-malo-pirates-2 = Il y a six attaques, de force 1, 3, 6, 8, 10 et 12, et chacune frappe toutes les villes. Votre défense est de 1 par soldat et de 2 par côté complet, comptée après l’action du tour.
rules-saint-malo-pirates-3 = Une défense égale à la force suffit. Qui a moins barre un canon, peu importe de combien il s’en faut. La défense ne s’use jamais.
rules-saint-malo-pirates-4 = Après la sixième attaque, les sabres ne comptent plus. On ne peut toujours pas les tourner.

rules-saint-malo-end = La fin
rules-saint-malo-end-1 = Quand quelqu’un remplit la dernière case d’une ville, ce tour est joué jusqu’au bout, puis la manche se termine pour que chacun ait eu autant de tours. Les attaques de ces derniers tours comptent comme les autres.

rules-saint-malo-score = Les points
rules-saint-malo-score-1 = Vous gardez les points de la partie. Ajoutez 5 pour une ville pleine, 1 pour 2 pièces, 1 par tronc et vos suites d’églises. Retirez 5 par canon barré. Soldats, murailles, caisses et maisons ne rapportent plus rien.
rules-saint-malo-score-2 = Le plus haut total gagne. À égalité, c’est la ville qui a le plus de cases vides ; s’il y a encore égalité, la victoire est partagée.

rules-saint-malo-variants = Variantes
rules-saint-malo-variants-1 = Une table peut s’ouvrir avec de petits changements : chaque pièce vaut un point à la fin ; un symbole doit être visible avant qu’on y tourne des dés ; on peut toujours passer ; les anciennes caisses relient les nouvelles ; les tours séparent les cases voisines ; la partie s’arrête après un nombre de manches.

rules-saint-malo-hints = Pour une première partie
rules-saint-malo-hints-1 = Les pièces, c’est la liberté : elles tournent les dés. Dès les premiers tours, les caisses imprimées rapportent 4 pièces à un marchand en c3.
rules-saint-malo-hints-2 = Gardez au moins deux côtés pour les murailles. Les dernières attaques sont fortes, et un canon coûte plus que ce que rapportent la plupart des personnages.
rules-saint-malo-hints-3 = Décidez tôt si vous misez sur les églises. Une demi-suite vaut peu, une suite entière 20 points.

rules-valletta-title = Valletta
rules-valletta-lead = Jouez trois cartes, amassez des marchandises, bâtissez une ville le long de la rue. De Stefan Dorra, pour 2 à 4 personnes.
rules-valletta-figure-city = Une partie à deux qui bat son plein : La Valette se tient dans la deuxième zone, et construire dans cette colonne rapporte 2 points.
rules-valletta-table = Tous les bâtiments de notre jeu ; deux chiffres pour le recto et la face améliorée
rules-valletta-table-name = Bâtiment
rules-valletta-table-character = Personnage
rules-valletta-table-cost = Coût
rules-valletta-table-yield = Rapport
rules-valletta-table-points = Points
rules-valletta-colour-red = Rouge : à vous dès le début
rules-valletta-colour-purple = Violet : le fondateur
rules-valletta-colour-green = Vert : la production
rules-valletta-colour-blue = Bleu : artisanat et commerce
rules-valletta-colour-yellow = Jaune : les points

rules-valletta-aim = De quoi il s’agit
rules-valletta-aim-1 = Malte, 1566 : les chevaliers tracent une nouvelle capitale. Avec une poignée d’ouvriers, vous rassemblez or, bois, pierre et brique et élevez des bâtiments des deux côtés de la rue. Chacun amène un nouveau personnage parmi vos cartes, et à la fin vos bâtiments, vos dignitaires et ce qui reste dans vos réserves font vos points.

rules-valletta-parts = Ce qu’il y a sur la table
rules-valletta-parts-1 = La rue court de gauche à droite sur 25 cases. Le long du bord supérieur, 25 tonneaux sont posés face cachée, chacun avec une marchandise ; le long du bord inférieur, on compte les points. La figurine de La Valette attend dans la tour, devant le premier tonneau.
rules-valletta-parts-2 = Une carte de bâtiment a deux faces. On y lit sa couleur, son coût, son rapport, ses points à la fin et le personnage qui l’accompagne. Le verso est le bâtiment amélioré, qui rapporte davantage et vaut plus de points. La couleur d’un bâtiment n’a rien à voir avec celle d’un joueur.
rules-valletta-parts-3 = Devant vous se trouvent une pioche, une défausse et trois emplacements pour les cartes de votre tour. Vous avez huit maisons et les huit mêmes cartes que tout le monde : commerçante, bûcheron, tailleur de pierre, mouleur de briques, servante, bâtisseur, apprenti et La Valette.
rules-valletta-parts-4 = Il y a quatre marchandises. Elles viennent de la réserve et y retournent quand vous payez ; elle ne s’épuise pas, et vous pouvez en posséder autant que vous voulez. On ne les échange pas librement : seuls un paiement ou une carte le permettent.

rules-valletta-setup = Avant de commencer
rules-valletta-setup-1 = Les bâtiments sont tirés au sort par couleur : à deux 6 verts, 8 bleus et 6 jaunes ; à trois 8, 10 et 7 ; à quatre 10, 12 et 8. On les dispose par rangées de cinq, la première au-dessus de la rue, la deuxième au-dessous, et ainsi de suite en s’éloignant. Les autres restent dans la boîte.
rules-valletta-setup-2 = Sur chaque bâtiment est posé son personnage. Quatre bâtisseurs qui n’appartiennent à personne forment le bureau d’embauche. Les tonneaux sont mélangés, et La Valette se tient dans sa tour.
rules-valletta-setup-3 = Chacun reçoit une marchandise de chaque sorte et pioche cinq de ses huit cartes. Le sort désigne qui commence. Puis on met au milieu une marchandise de plus de chaque sorte, et du dernier joueur au premier, chacun en prend une qui reste ; les autres retournent à la réserve.

rules-valletta-turn = Un tour
rules-valletta-turn-1 = Vous jouez trois cartes de votre main l’une après l’autre, dans le premier, le deuxième et le troisième emplacement. Chacune est exécutée avant que vous choisissiez la suivante. On ne passe pas : avec une carte en main et un emplacement libre, il faut jouer. Seule une main vide abrège le tour.
rules-valletta-turn-2 = Une carte que vous gagnez arrive aussitôt en main et peut encore être jouée dans le même tour. Vous n’en avez jamais plus de cinq.
rules-valletta-turn-3 = Ensuite les cartes jouées vont à la défausse, et vous complétez votre main à cinq. S’il faut piocher et que la pioche est vide, la défausse, avec les cartes que vous venez de jouer, est mélangée pour en former une nouvelle. Si cela ne suffit pas, vous piochez ce qu’il y a. Puis c’est au suivant.
rules-valletta-turn-4 = Un effet s’applique autant que possible. Vous ne pouvez y renoncer que si la carte dit « vous pouvez » : pour construire, pour toutes les cartes qui demandent un paiement, pour embaucher et congédier, et pour la marchandise supplémentaire des parties à deux. On n’applique pas un effet à moitié. Une carte sans effet possible se joue quand même.

rules-valletta-build = Construire
rules-valletta-build-1 = Bâtisseur, couvreur, plâtrier ou charpentier vous laissent élever un nouveau bâtiment ou améliorer l’un des vôtres. Vous pouvez choisir tout bâtiment sans maison, où qu’il soit. Il vous faut une maison : après la huitième, vous ne pouvez plus qu’améliorer. Un bâtiment ne change jamais de propriétaire.
rules-valletta-build-2 = Le prix est celui de la carte, moins 1 pièce d’or pour chacun de vos bâtiments voisins. Le couvreur fait économiser 2 briques, le plâtrier 2 pierres, le charpentier 2 bois. Aucune part du prix ne descend sous zéro, et il faut payer tout de suite.
rules-valletta-build-3 = Prenez en main le personnage du bâtiment ; il fait désormais partie de vos cartes, que cela vous plaise ou non. Posez ensuite une de vos maisons sur le bâtiment.

rules-valletta-neighbours = Les voisins
rules-valletta-neighbours-1 = Chacun de vos bâtiments qui touche le nouveau par un côté en abaisse le prix de 1 pièce d’or, amélioré ou non. Ceux des autres ne comptent pas. Cela se fait tout seul, et avant tout remplacement.
rules-valletta-neighbours-2 = Les coins ne comptent pas, et la rue sépare : un bâtiment au-dessus n’est jamais voisin d’un bâtiment au-dessous.

rules-valletta-pay = Payer et remplacer
rules-valletta-pay-1 = Pour construire ou améliorer, chaque marchandise du prix peut être remplacée par trois autres, semblables ou mêlées. Cela peut se faire plusieurs fois dans un paiement, trois à chaque fois, l’or par des matériaux, les matériaux par de l’or, et même si vous possédez ce que vous remplacez.
rules-valletta-pay-2 = Le compte doit être juste : pour chaque marchandise manquante, trois de plus que le prix dans d’autres sortes, et aucune sorte n’est à la fois remplacée et utilisée en remplacement. On ne rend pas la monnaie. Si un tel paiement existe, vous pouvez construire.
rules-valletta-pay-3 = Un exemple : un bâtiment coûte 1 bois, 1 pierre et 1 brique ; vous les avez, avec en plus 1 pièce d’or et 2 pierres. Vous pouvez payer simplement le prix. Ou bien gardez le bois et donnez à sa place la pièce d’or et 2 pierres, en plus de la pierre et de la brique.
rules-valletta-pay-4 = Le prix d’un personnage, comme le marchand ou le grand maître, ne se remplace pas. Il se paie exactement tel qu’il est.

rules-valletta-upgrade = Améliorer
rules-valletta-upgrade-1 = Au lieu de construire, vous pouvez améliorer un de vos bâtiments qui montre encore son recto. Cela coûte une nouvelle fois le bois, la pierre et la brique de la carte, mais pas d’or. Couvreur, plâtrier et charpentier réduisent aussi ce prix, parfois à rien.
rules-valletta-upgrade-2 = Retournez la carte. La maison reste, aucun personnage ne vient, et il ne faut pas d’autre maison. Vous pouvez améliorer dans le tour même où vous avez construit.

rules-valletta-valette = La Valette
rules-valletta-valette-1 = Quand vous jouez La Valette, la figurine avance d’une case et vous prenez la marchandise que cache le tonneau. Sur la dernière case elle ne bouge plus, et il n’y a plus de tonneau.
rules-valletta-valette-2 = Ensuite vous pouvez faire l’une de ces deux choses. Embaucher : prendre en main n’importe quelle carte du bureau d’embauche, un bâtisseur ou quelqu’un que d’autres y ont envoyé. Ou congédier : y mettre une carte de votre main pour alléger votre paquet. Son effet n’a pas lieu.
rules-valletta-valette-3 = La rue a cinq zones de cinq cases, et à chacune appartient la colonne de bâtiments au-dessus et au-dessous. Construire ou améliorer dans la zone où se tient la figurine rapporte aussitôt 2 points. Dans la tour, elle n’est dans aucune zone ; sur la dernière case, elle reste dans la cinquième.

rules-valletta-apprentice = L’apprenti
rules-valletta-apprentice-1 = L’apprenti répète la carte rouge ou verte jouée juste avant lui, avec de nouveaux choix : après un bâtisseur, vous pouvez construire encore. En première carte, ou après une bleue, une jaune ou une violette, il ne fait rien. Un second apprenti répète ce que représentait le premier.

rules-valletta-cards = Les personnages
rules-valletta-cards-1 = L’anneau du médaillon a la couleur de la carte. Vous pouvez en posséder plusieurs semblables, et chacune agit à chaque fois que vous la jouez. Vous commencez avec les rouges et la violette.
rules-valletta-cards-2 = Les personnages verts comptent ce que rapportent vos bâtiments de toutes couleurs, sur la face visible. Sans bâtiment de ce genre, ils ne donnent rien.
rules-valletta-cards-3 = Quand un personnage bleu prend aux autres, on regarde d’abord ce que chacun possède, puis les marchandises passent dans le sens des aiguilles d’une montre. Les joueurs sortis de la partie ne sont pas épargnés. Une partie à deux est une partie commencée à deux.
rules-valletta-cards-4 = Les personnages jaunes donnent des points. Aucun ne récompense les bâtiments jaunes en tant que tels : ils valent déjà assez.

rules-valletta-buildings = Les bâtiments
rules-valletta-buildings-1 = Ces 37 bâtiments sont notre propre jeu. Avec un fichier à vous, vous pouvez jouer avec d’autres. Une amélioration coûte ce qui est indiqué ici, sans l’or.

rules-valletta-final = La phase finale
rules-valletta-final-1 = La fin approche dès que la figurine atteint le dernier tonneau, que quelqu’un a 25 points ou plus, ou qu’une huitième maison est posée. Cela n’arrive qu’une fois.
rules-valletta-final-2 = Le tour se termine comme d’habitude, pioche comprise. Ensuite chacun mélange sa défausse et sa pioche en une nouvelle pioche ; les mains restent telles quelles.
rules-valletta-final-3 = On continue avec le joueur suivant, mais plus personne ne remélange. Vous piochez tant qu’il reste des cartes. Avec moins de trois cartes, vous jouez celles que vous avez, et aussi celles que vous gagnez tant qu’un emplacement est libre.
rules-valletta-final-4 = Qui n’a plus de carte après avoir pioché est hors jeu, mais peut encore perdre et gagner des marchandises par les cartes des autres. Quand tout le monde est hors jeu, la partie est finie.

rules-valletta-score = Les points
rules-valletta-score-1 = Les points gagnés en cours de partie comptent aussitôt et ne se perdent jamais.
rules-valletta-score-2 = À la fin, ajoutez les points de la face visible de chacun de vos bâtiments, et 1 point pour 3 marchandises de n’importe quelle sorte. Les cartes et les maisons restantes ne valent rien.
rules-valletta-score-3 = Le plus haut total gagne. À égalité, c’est qui a le plus de maisons sur des bâtiments ; s’il y a encore égalité, la victoire est partagée.

rules-valletta-editions = Deux éditions
rules-valletta-editions-1 = Nous jouons selon l’édition allemande. Selon l’édition internationale, vous pouvez renoncer à l’effet entier de toute carte jouée ; seul La Valette doit toujours avancer.
rules-valletta-editions-2 = Dans celle-ci, seule la construction rapporte les 2 points de la zone, pas l’amélioration. Elle admet aussi en remplacement des marchandises de la même sorte, ce qui ne change jamais rien.
rules-valletta-editions-3 = Une table peut changer d’autres choses : mélanger la défausse dès que la pioche est vide, limiter la réserve à 42 pièces d’or et 30 de chaque matériau, ou lancer la phase finale après un nombre de manches.

rules-valletta-hints = Pour une première partie
rules-valletta-hints-1 = Au début, un second bâtisseur vaut plus que presque tout : jouez vite La Valette et embauchez-en un.
rules-valletta-hints-2 = Construisez groupé : avec deux voisins, un bâtiment coûte 2 pièces d’or de moins, et l’or manque toujours.
rules-valletta-hints-3 = Pensez à la fin : dans la phase finale, chaque carte revient une fois. Congédiez les plus faibles avant qu’elle commence.
