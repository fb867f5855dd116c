# E-mails et messages au navigateur à propos des parties
letter-title = { $game } avec { $names }
letter-turns = C’est à vous de jouer :
letter-overs = { $n ->
    [one] Cette partie est terminée :
   *[other] Ces parties sont terminées :
 }
letter-subject-turn = À vous de jouer : { $title }
letter-subject-over = Partie terminée : { $title }
letter-subject-turns = { $n ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $n } tables
 }
letter-subject-overs = { $n ->
    [one] Une partie est terminée
   *[other] { $n } parties sont terminées
 }
letter-subject-both = { $turns ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $turns } tables
 } ; { $overs ->
    [one] 1 partie est terminée
   *[other] { $overs } parties sont terminées
 }
letter-won = { $title }. Victoire : { $names }
letter-table = table { $id }
letter-more = { $n ->
    [one] et 1 autre
   *[other] et { $n } autres
 }
letter-foot = Intramuros écrit à l’adresse indiquée sur la page de votre compte, au plus toutes les dix minutes.
    Retirez-y l’adresse, et vous ne recevrez plus d’e-mails.
