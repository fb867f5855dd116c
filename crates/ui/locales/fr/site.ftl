site-description = Jouez à Saint Malo et à Valletta dans votre navigateur : contre des bots, entre amis ou un coup par jour.
site-skip = Aller au contenu
site-outdated = Ce navigateur est trop ancien pour afficher ces pages comme prévu : elles sont plus simples, mais tout fonctionne. À une table, rechargez la page pour voir ce que les autres ont fait. Safari à partir de 16.4, Firefox à partir de 115 et Chrome à partir de 110 affichent tout.
site-nav = Menu principal
site-rules = Règles
site-learn = Apprendre
site-leaderboard = Classement
site-account = Compte
site-about = À propos
site-language = Langue
site-theme = Thème
site-theme-auto = selon l’appareil
site-theme-light = clair
site-theme-dark = sombre
site-settings-save = Enregistrer
site-home = Deux villes portuaires à bâtir dans leurs murs
site-new = Nouvelle table
site-waiting-title = { $game } : places à prendre
site-error = Un problème est survenu
site-offline = Vous êtes hors ligne
site-menu = Menu
site-settings = Langue et thème
site-unofficial = Un lieu non officiel et non commercial pour deux jeux que nous aimons.
site-home-lead = Saint Malo et Valletta, deux jeux de société, dans votre navigateur : contre des bots, entre amis ou un coup par jour. Gratuit et sans compte.
site-players-range = 2 à { $most } personnes
site-kind-saint-malo = dés et dessin
site-kind-valletta = cartes et construction
site-pitch-saint-malo = Lancez cinq dés, utilisez un symbole et dessinez-le au feutre dans votre ville : murailles, églises, caisses, personnages. Puis les pirates arrivent.
site-pitch-valletta = Jouez trois cartes par tour, récoltez des marchandises et construisez le long de la rue. Chaque bâtiment amène un nouveau personnage dans votre main.
site-bots = Bots
site-players = À combien ?
site-level-novice = Novice
site-level-deckhand = Mousse
site-level-porter = Portefaix
site-level-sailor = Matelot
site-level-apprentice = Apprenti
site-level-helmsman = Timonier
site-level-journeyman = Compagnon
site-level-pilot = Pilote
site-level-master = Maître
site-level-grandmaster = Grand maître
site-play-now = Jouer maintenant
site-play-friends = Jouer entre amis
site-tables-urgent = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
 }
site-tables-mine = Mes tables
site-tables-open = Tables ouvertes
site-tables-running = Parties en cours
site-seat-open = place libre
site-rated = classée
site-practice = entraînement
site-your-turn = À vous de jouer
site-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
 }
site-turn-of = À { $name } de jouer
site-playing = En cours
site-over = Terminée
site-left-minutes = { $n ->
    [one] encore { $n } minute
   *[other] encore { $n } minutes
 }
site-left-hours = { $n ->
    [one] encore { $n } heure
   *[other] encore { $n } heures
 }
site-left-days = { $n ->
    [one] encore { $n } jour
   *[other] encore { $n } jours
 }
site-pace-none = sans pendule
site-pace-clock = { $minutes } min + { $seconds } s par tour
site-pace-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
 }
site-promise-fair = Un hasard honnête : chaque lancer et chaque carte piochée d’une partie terminée se vérifient.
site-promise-phone = Sur téléphone ou ordinateur, au clavier, avec un lecteur d’écran, en thème clair ou sombre.
site-promise-languages = En français, anglais, allemand et italien ; chaque carte est expliquée.
site-gallery = Galerie
site-gallery-lead = Tout le matériel des deux jeux, dans tous ses états.
site-contents = Sommaire

site-name = Nom
site-your-name = Votre nom
site-you = vous
site-save = Enregistrer
site-back = Retour
site-again = Réessayer
site-to-home = Retour à l’accueil
site-copy = Copier
site-copied = Copié
site-delete = Supprimer
site-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
site-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
 }

site-new-lead = Choisissez qui s’assoit où. La partie commence dès que toutes les places sont prises.
site-new-game = Jeu
site-new-seats = Places
site-new-seats-help = Pour les places libres, vous recevez un lien à envoyer à vos amis.
site-new-seat = Place { $n }
site-new-me = Moi
site-new-open = Ouverte à tout le monde
site-new-bot = Bot : { $level }
site-new-device = Quelqu’un d’autre sur cet appareil
site-new-device-name = Nom de la personne à la place { $n }
site-new-nobody = Personne
site-new-pace = Temps
site-new-pace-none = Sans pendule
site-new-pace-live = En direct, avec pendule
site-new-pace-day1 = 1 jour par coup
site-new-pace-day3 = 3 jours par coup
site-new-pace-day7 = 7 jours par coup
site-new-pace-help = Quand le temps de quelqu’un est écoulé, un bot joue à sa place jusqu’à son retour.
site-new-bank = Temps pour toute la partie
site-new-increment = Temps ajouté à chaque tour
site-new-edition = Édition de Valletta
site-edition-hig = Hans im Glück
site-edition-hig-text = Comme dans les livrets allemand et italien : les effets sont obligatoires, sauf si la carte dit « vous pouvez », et améliorer rapporte aussi le bonus de construction.
site-edition-zman = Z-Man Games
site-edition-zman-text = Comme dans les livrets français et anglais : vous pouvez renoncer à tout effet, et seule la construction d’un bâtiment rapporte le bonus de construction.
site-new-buildings = Vos propres cartes Bâtiment
site-new-buildings-help = Saisissez-les en TOML, un bloc par carte, au moins autant qu’il en faut pour la partie ; le coût est en or (gold), bois (wood), pierre (stone) et brique (brick). Laissez vide pour jouer avec nos cartes. Voici une carte :
site-new-options = Options
site-new-hints = Conseils
site-new-hints-text = Tout le monde peut demander conseil à un bot, sauf dans les parties classées.
site-new-public = Publique
site-new-public-text = Tout le monde peut trouver la table, prendre une place libre et regarder.
site-new-rated = Classée
site-new-rated-text = Le résultat compte pour le classement. À chaque place, une personne différente, avec un compte ; ni règles maison ni conseils. Partir, c’est perdre.
site-new-stand-in = Bot remplaçant en cas de départ
site-new-make = Ouvrir la table

site-waiting-for = { $n ->
    [0] La partie va commencer.
    [one] Il reste { $n } place libre. La partie commence quand elle est prise.
   *[other] Il reste { $n } places libres. La partie commence quand toutes sont prises.
 }
site-waiting-seats = Places
site-waiting-facts = Réglages
site-waiting-leave = Quitter la table
site-waiting-drop = Fermer la table
site-invite = Invitez vos amis
site-invite-help = Envoyez-leur ce lien : aucun compte n’est nécessaire.
site-invite-link = Lien vers cette table
site-invite-picture = QR code qui mène à cette table
site-invite-scan = Ou faites-leur scanner le code avec leur téléphone.
site-share = Partager
site-sit = S’asseoir ici
site-sit-device = Jouer sur cet appareil
site-seat-free = Libérer la place
site-welcome = { $n ->
    [one] Laisser revenir la personne renvoyée
   *[other] Laisser revenir les { $n } personnes renvoyées
 }
site-put-bot = Ajouter un bot
site-bot-for = Bot pour la place { $n }
site-begin = Commencer
site-begin-help = Donner les places libres à des bots :
site-fact-host = Table ouverte par { $name }
site-fact-pace = Temps : { $pace }
site-fact-edition = Édition : { $edition }
site-fact-rated = Classée : compte pour le classement
site-fact-unrated = Non classée
site-fact-hints = Conseils autorisés
site-fact-no-hints = Sans conseils
site-fact-public = Publique : tout le monde peut jouer et regarder
site-fact-private = Privée : il faut avoir le lien

site-account-nobody = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos tables sur tous vos appareils et pouvez jouer des parties classées.
site-account-guest = Vous jouez sans compte. Tant que vous n’en créez pas, vos tables restent liées à ce navigateur.
site-account-known = Votre compte, vos cotes, vos données.
site-account-register = Créer un compte
site-account-login = Se connecter
site-account-name = Votre nom
site-account-password = Mot de passe
site-account-email = E-mail
site-account-bots = Mes bots
site-account-delete = Supprimer tout ce qui me concerne
site-register-do = Créer le compte
site-register-help = Un nom et un mot de passe, rien d’autre.
site-register-keep = Vous gardez toutes vos tables.
site-login-do = Se connecter
site-name-seen = C’est le nom que voient les autres.
site-name-login = Il vous sert aussi à vous connecter.
site-password = Mot de passe
site-password-new = Nouveau mot de passe
site-password-old = Mot de passe actuel
site-password-help = Au moins 8 caractères. Trois mots sans rapport entre eux font l’affaire.
site-password-others = Tous vos autres appareils seront déconnectés.
site-email = Adresse e-mail
site-email-help = Nous vous écrivons seulement quand c’est à vous de jouer et que vous n’êtes pas là. Laissez vide pour ne rien recevoir.
site-ratings = Mes cotes
site-ratings-none = Pas encore de partie classée.
site-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
site-bots-help = Un bot est un programme à vous, qui joue sous son propre nom par l’interface HTTP, avec un jeton.
site-bot-name = Nom du nouveau bot
site-bot-make = Créer un bot
site-token = Jeton pour { $name }. Gardez-le bien : il n’est montré que maintenant.
site-sessions = Mes connexions
site-session-unknown = Navigateur inconnu
site-session-this = Ce navigateur
site-session-began = { $n ->
    [0] Ouverte aujourd’hui
    [1] Ouverte hier
   *[other] Ouverte il y a { $n } jours
 }
site-session-used = { $n ->
    [0] utilisée aujourd’hui
    [1] utilisée hier
   *[other] utilisée il y a { $n } jours
 }
site-session-end = Déconnecter
site-leaving = Quitter Intramuros
site-logout = Se déconnecter
site-logout-all = Se déconnecter partout
site-logout-guest = Sans compte, vous ne retrouverez pas vos tables après la déconnexion : créez d’abord un compte.
site-export = Télécharger mes données
site-export-making = Vos données sont en cours de préparation. Cela prend un instant ; le fichier reste ensuite disponible pendant une heure.
site-delete-help = Votre nom, votre adresse, vos messages et vos cotes sont supprimés, ainsi que vos bots. Les parties jouées restent, sans votre nom. C’est irréversible.
site-delete-sure = Oui, supprimer tout ce qui me concerne
site-delete-do = Supprimer définitivement
site-done-register = Votre compte est créé.
site-done-login = Bon retour parmi nous !
site-done-name = Votre nom est modifié.
site-done-password = Votre mot de passe est modifié.
site-done-email = Votre adresse e-mail est modifiée.
site-done-bots = Vos bots sont modifiés.

site-leaderboard-lead = Les cotes viennent des parties classées entre humains. Le chiffre après ± en donne la marge d’incertitude.
site-leaderboard-none = Personne n’est encore au classement : ouvrez le bal avec une partie classée.
site-games-nav = Jeux
site-rank = Rang
site-rating = Cote
site-games-head = Parties

site-about-lead = Intramuros, « dans les murs » : deux jeux de société sur des villes portuaires fortifiées, dans votre navigateur.
site-about-games = À qui l’on doit ces jeux
site-credits-saint-malo = Un jeu d’Inka et Markus Brand, paru chez alea/Ravensburger en 2012.
site-credits-valletta = Un jeu de Stefan Dorra, paru chez Hans im Glück en 2017.
site-about-unofficial = Les idées et les règles sont l’œuvre de leurs auteurs et éditeurs ; le mérite leur revient. Ceci est une adaptation non officielle et non commerciale des règles, sans lien avec les auteurs ni les éditeurs. Tous les dessins et les textes sont de nous.
site-about-buy = Si vous aimez jouer ici, offrez-vous les jeux : un feutre qui crisse sur un tableau blanc et des cartes en main, aucun écran ne les remplace. Demandez-les à votre boutique de jeux, ou cherchez un exemplaire d’occasion.
site-about-fair = Un hasard honnête
site-about-fair-1 = Avant la partie, le serveur choisit un secret et en publie l’empreinte. À la table, chaque personne peut y ajouter un mot de son choix. Tous les lancers et toutes les cartes piochées découlent du secret et de ces mots.
site-about-fair-2 = Après la partie, le serveur dévoile le secret. Tout le monde peut le comparer à l’empreinte et recalculer chaque lancer et chaque carte : la page « Revoir la partie » le fait en un clic.
site-about-rules = Les règles ici
site-about-rules-text = Le serveur connaît exactement les règles et dit pourquoi quelque chose est impossible. Les bots ne voient que ce que verrait une personne à leur place.
site-about-cards = Les règles de Valletta n’indiquent pas ce que coûtent et rapportent les bâtiments. Nos cartes Bâtiment sont donc de nous ; si vous possédez le jeu, vous pouvez saisir les vôtres en ouvrant une table.
site-about-data = Vos données
site-about-data-text = Nous gardons ce dont une partie a besoin : votre nom, vos parties et, si vous voulez des e-mails, votre adresse. Pas de publicité, pas de pistage, un seul cookie. La page du compte permet d’emporter vos données ou de les faire supprimer.
site-about-made = Comment c’est fait
site-about-licence = Le programme est un logiciel libre (MIT ou Apache 2.0). Il contient :
site-about-documents = Les documents du projet en disent plus :
site-error-missing = Rien ici
site-error-missing-text = Cette page ou cette table n’existe pas, ou bien la table est privée et il vous faut son lien.
site-error-forbidden = Accès refusé
site-error-forbidden-text = Vous ne pouvez pas faire cela ici. Il faut peut-être d’abord vous connecter.
site-error-slow = Pas si vite !
site-error-slow-text = Cela fait beaucoup de demandes à la fois. Attendez un instant, puis réessayez.
site-error-ours = L’erreur est de notre côté. Votre partie est en sécurité : rien n’a changé.
site-error-text = Cela n’a pas fonctionné. Rien n’a changé.
site-offline-text = La connexion au serveur est coupée. Vos parties y sont en sécurité : réessayez dès que vous serez en ligne.

## What goes wrong, by its code

site-ladder = Les dix échelons des bots
site-ladder-link = Comment jouent les échelons
site-ladder-text = Les bots jouent sur dix échelons, de la toute première partie au jeu le plus fort que nous connaissions. Chaque échelon gagne environ deux parties sur trois contre celui d’en dessous. Les faibles perdent comme on perd : ils ne voient pas plus loin que le prochain lancer ou la prochaine carte, oublient les pirates, amassent leurs marchandises et n’améliorent jamais rien.
site-ladder-novice = joue comme à sa première partie : par habitude, avec ce qu’il a en plus grand nombre.
site-ladder-deckhand = a un plan de temps en temps. Il oublie les pirates, amasse ses marchandises et construit la première chose qu’il peut payer.
site-ladder-porter = a un plan un tour sur deux. Il construit dès qu’il peut, n’importe quoi, et n’améliore jamais rien.
site-ladder-sailor = sait ce que vaut un bâtiment et ce que peut donner un lancer, mais retombe encore dans ses habitudes. Il n’améliore jamais rien et oublie les pirates.
site-ladder-apprentice = prend ce qui rapporte le plus tout de suite et voit un lancer ou une carte plus loin.
site-ladder-helmsman = examine tout son tour, mais par avidité : les points tout de suite comptent plus que ce qui vient après.
site-ladder-journeyman = prépare son tour et sait ce que vaudront plus tard marchandises, murailles et cartes.
site-ladder-pilot = prépare son tour et se fie en partie à ce qui a été appris de nombreuses parties, en partie à des règles simples.
site-ladder-master = prépare son tour et juge d’après ce qui a été appris de milliers de parties.
site-ladder-grandmaster = est le jeu le plus fort que nous connaissions : il juge toute la table et réfléchit le plus longtemps.
site-sparring = Partenaire d’entraînement
site-sparring-now = Partenaire d’entraînement : { $level }
site-sparring-at = { $game } : votre partenaire d’entraînement est { $level }. Vous y gagnez environ une partie sur deux.
site-sparring-text = Le partenaire d’entraînement est l’échelon auquel vous gagnez environ une partie sur deux contre les bots. Il commence à l’échelon 3 et change d’un échelon au plus après chaque partie.
