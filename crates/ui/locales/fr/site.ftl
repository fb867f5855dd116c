site-description = Jouez à Saint Malo et à Valletta dans votre navigateur : contre des bots, entre amis ou un coup par jour.
site-skip = Aller au contenu
site-nav = Menu principal
site-rules = Règles
site-learn = Apprendre
site-leaderboard = Classement
site-account = Compte
site-about = À propos
site-language = Langue
site-theme = Couleurs
site-theme-auto = comme l’appareil
site-theme-light = clair
site-theme-dark = sombre
site-settings-save = Enregistrer
site-home = Deux villes portuaires, bâties dans leurs murs
site-new = Nouvelle table
site-waiting-title = { $game } : en attente de joueurs
site-error = Un problème est survenu
site-offline = Vous êtes hors ligne
site-menu = Menu
site-settings = Langue et couleurs
site-unofficial = Un lieu non officiel et non commercial pour deux jeux que nous aimons.
site-home-lead = Saint Malo et Valletta, deux jeux de société, dans votre navigateur : contre des bots, entre amis ou un coup par jour. Gratuit et sans compte.
site-players-range = 2 à { $most } joueurs
site-kind-saint-malo = dés et dessin
site-kind-valletta = cartes et construction
site-pitch-saint-malo = Lancez cinq dés, utilisez un symbole et dessinez-le au feutre dans votre ville : murailles, églises, caisses, personnages. Puis les pirates arrivent.
site-pitch-valletta = Jouez trois cartes par tour, récoltez des marchandises et construisez le long de la rue. Chaque bâtiment amène un nouveau personnage dans votre main.
site-bots = Bots
site-players = Joueurs
site-level-novice = Novice
site-level-apprentice = Apprenti
site-level-journeyman = Compagnon
site-level-master = Maître
site-play-now = Jouer maintenant
site-play-friends = Jouer entre amis
site-learn-ten = Apprendre en jouant
site-tables-urgent = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
 }
site-tables-mine = Mes tables
site-tables-open = Tables ouvertes
site-tables-running = Parties en cours
site-seat-open = place libre
site-rated = classée
site-your-turn = À vous de jouer
site-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
 }
site-turn-of = C’est à { $name }
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
site-promise-fair = Des dés honnêtes : chaque lancer et chaque pioche d’une partie terminée se vérifient.
site-promise-phone = Sur tout téléphone ou ordinateur, au clavier, avec un lecteur d’écran, en clair ou en sombre.
site-promise-languages = En français, anglais, allemand et italien ; chaque carte s’explique elle-même.
site-gallery = Galerie
site-gallery-lead = Toutes les pièces des deux jeux, dans tous leurs états.
site-contents = Sommaire

site-name = Nom
site-your-name = Votre nom
site-you = vous
site-save = Enregistrer
site-back = Retour
site-again = Réessayer
site-to-home = Vers l’accueil
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
site-new-open = Libre, à qui viendra
site-new-bot = Bot : { $level }
site-new-device = Quelqu’un d’autre sur cet appareil
site-new-device-name = Nom de la personne à la place { $n }
site-new-nobody = Pas de place
site-new-pace = Temps
site-new-pace-none = Sans pendule
site-new-pace-live = En direct, avec pendule
site-new-pace-day1 = 1 jour par coup
site-new-pace-day3 = 3 jours par coup
site-new-pace-day7 = 7 jours par coup
site-new-pace-help = Quand le temps de quelqu’un est écoulé, un bot joue à sa place jusqu’à son retour.
site-new-bank = Temps pour toute la partie
site-new-increment = En plus à chaque tour
site-new-edition = Règles de Valletta
site-edition-hig = Hans im Glück
site-edition-hig-text = Les effets sont obligatoires ; améliorer rapporte aussi le bonus de construction.
site-edition-zman = Z-Man Games
site-edition-zman-text = On peut renoncer à un effet ; seule la construction rapporte le bonus.
site-new-buildings = Vos propres cartes Bâtiment
site-new-buildings-help = Saisissez-les en TOML, un bloc par carte et au moins autant qu’il en faut pour jouer ; le coût est en or (gold), bois (wood), pierre (stone) et brique (brick). Laissez vide pour jouer avec nos cartes. Voici une carte :
site-new-options = Options
site-new-hints = Conseils
site-new-hints-text = Chacun peut demander conseil à un bot. Pas dans les parties classées.
site-new-public = Publique
site-new-public-text = Tout le monde peut trouver la table, prendre une place libre et regarder.
site-new-rated = Classée
site-new-rated-text = Le résultat compte pour le classement. Une personne différente avec un compte à chaque place, sans règles maison ni conseils. Qui part perd la partie.
site-new-stand-in = Joue pour ceux qui partent
site-new-make = Ouvrir la table

site-waiting-for = { $n ->
    [0] La partie va commencer.
    [one] Il reste { $n } place libre. La partie commence quand elle est prise.
   *[other] Il reste { $n } places libres. La partie commence quand toutes sont prises.
 }
site-waiting-seats = Places
site-waiting-facts = Convenu
site-waiting-leave = Quitter la table
site-waiting-drop = Abandonner la table
site-invite = Invitez vos amis
site-invite-help = Envoyez-leur ce lien. Ils n’ont pas besoin de compte.
site-invite-link = Lien vers cette table
site-sit = S’asseoir ici
site-sit-device = S’asseoir à cet appareil
site-seat-free = Libérer la place
site-welcome = { $n ->
    [one] Laisser revenir la personne renvoyée
   *[other] Laisser revenir les { $n } personnes renvoyées
 }
site-put-bot = Placer un bot
site-bot-for = Bot pour la place { $n }
site-begin = Commencer
site-begin-help = Donner les places libres à des bots :
site-fact-host = Table ouverte par { $name }
site-fact-pace = Temps : { $pace }
site-fact-edition = Règles : { $edition }
site-fact-rated = Classée : compte pour le classement
site-fact-unrated = Non classée
site-fact-hints = Conseils permis
site-fact-no-hints = Sans conseils
site-fact-public = Publique : chacun peut jouer et regarder
site-fact-private = Réservée à ceux qui ont le lien

site-account-nobody = On joue sans compte. Avec un compte, vous retrouvez vos tables sur tous vos appareils et pouvez jouer des parties classées.
site-account-guest = Vous jouez en invité. Vos tables restent liées à ce navigateur tant que vous n’avez pas de compte.
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
site-name-seen = Ce que voient les autres
site-name-login = Il vous sert aussi à vous connecter.
site-password = Mot de passe
site-password-new = Nouveau mot de passe
site-password-old = Mot de passe actuel
site-password-help = Au moins 8 caractères. Trois mots sans rapport entre eux, c’est bien.
site-password-others = Tous les autres appareils sont déconnectés.
site-email = Adresse e-mail
site-email-help = Nous vous écrivons quand c’est à vous de jouer et que vous êtes absent, jamais pour autre chose. Laissez vide pour ne rien recevoir.
site-ratings = Mes cotes
site-ratings-none = Pas encore de partie classée.
site-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
site-bots-help = Un bot est un programme à vous, qui joue sous son propre nom par l’interface HTTP, avec un jeton.
site-bot-name = Nom du nouveau bot
site-bot-make = Créer un bot
site-token = Le jeton de { $name }. Gardez-le bien : il n’est montré que maintenant.
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
site-leaving = Partir
site-logout = Se déconnecter
site-logout-all = Se déconnecter partout
site-logout-guest = Un invité qui se déconnecte ne retrouve plus ses tables. Créez d’abord un compte.
site-export = Obtenir mes données
site-export-making = Vos données sont en cours de préparation. Cela prend un instant ; le fichier reste ensuite disponible pendant une heure.
site-delete-help = Votre nom, votre adresse, vos messages et vos cotes sont supprimés, ainsi que vos bots. Les parties jouées restent, sans votre nom. C’est irréversible.
site-delete-sure = Oui, supprimer tout ce qui me concerne
site-delete-do = Supprimer définitivement
site-done-register = Votre compte est créé.
site-done-login = Vous êtes connecté.
site-done-name = Votre nom est modifié.
site-done-password = Votre mot de passe est modifié.
site-done-email = Votre adresse e-mail est modifiée.
site-done-bots = Vos bots sont modifiés.

site-leaderboard-lead = Cotes tirées des parties classées entre humains. Le chiffre après ± dit à quel point elles sont sûres.
site-leaderboard-none = Personne n’est encore au classement : ouvrez-le avec une partie classée.
site-games-nav = Jeux
site-rank = Rang
site-rating = Cote
site-games-head = Parties

site-about-lead = Intramuros, « dans les murs » : deux jeux de société sur des villes portuaires fortifiées, dans votre navigateur.
site-about-games = À qui sont ces jeux
site-credits-saint-malo = Un jeu d’Inka et Markus Brand, paru chez alea/Ravensburger en 2012.
site-credits-valletta = Un jeu de Stefan Dorra, paru chez Hans im Glück en 2017.
site-about-unofficial = Les idées et les règles sont l’œuvre de leurs auteurs et éditeurs ; le mérite leur revient. Ceci est une adaptation non officielle et non commerciale des règles, sans lien avec les auteurs ni les éditeurs. Tous les dessins et les textes sont de nous.
site-about-buy = Si vous aimez jouer ici, offrez-vous les jeux : un feutre qui crisse sur un tableau blanc et des cartes en main, aucun écran ne les remplace. Demandez-les à votre boutique de jeux, ou cherchez un exemplaire d’occasion.
site-about-fair = Un hasard honnête
site-about-fair-1 = Avant la partie, le serveur fixe un secret et en montre l’empreinte. Chaque joueur peut y ajouter un mot à lui. Tous les dés et toutes les pioches découlent du secret et de ces mots.
site-about-fair-2 = Après la partie, le serveur dévoile le secret. Chacun peut le comparer à l’empreinte et recalculer chaque lancer et chaque pioche : la page de la rediffusion le fait en un clic.
site-about-rules = Les règles ici
site-about-rules-text = Le serveur connaît exactement les règles et dit pourquoi quelque chose est impossible. Les bots ne voient que ce que verrait un joueur à leur place.
site-about-cards = Les règles de Valletta n’impriment pas ce que coûtent et rapportent les bâtiments. Nos cartes Bâtiment sont donc les nôtres ; qui possède le jeu peut saisir ses cartes en ouvrant une table.
site-about-data = Vos données
site-about-data-text = Nous gardons ce dont une partie a besoin : votre nom, vos parties et, si vous voulez du courrier, votre adresse. Pas de publicité, pas de pistage, un seul cookie. La page du compte permet d’emporter vos données ou de les faire supprimer.
site-about-made = Avec quoi c’est fait
site-about-licence = Le programme est un logiciel libre (MIT ou Apache 2.0). Il contient :
site-about-documents = Les documents du projet en disent plus :
site-error-missing = Rien ici
site-error-missing-text = Cette page ou cette table n’existe pas. Peut-être est-elle privée, et il vous faut son lien.
site-error-forbidden = Pas pour vous
site-error-forbidden-text = Vous ne pouvez pas faire cela ici. Il faut peut-être d’abord vous connecter.
site-error-slow = Trop vite
site-error-slow-text = Cela fait beaucoup d’un coup. Attendez un instant, puis réessayez.
site-error-ours = L’erreur est de notre côté. Votre partie est en sécurité : rien n’a changé.
site-error-text = Cela n’a pas marché. Rien n’a changé.
site-offline-text = Il n’y a pas de connexion au serveur. Vos parties y sont en sécurité : réessayez dès que vous êtes en ligne.

## What goes wrong, by its code
