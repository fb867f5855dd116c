review-title = Analyse
review-lead = Chaque décision, jugée d’après ce que l’on pouvait savoir à ce moment-là. Ce que les dés et les cartes ont changé, c’est la chance ; tout le reste, c’est la façon de jouer.
review-waits = L’analyse commence dans un instant.
review-works = Analyse en cours : { $done } coups sur { $all }.
review-again = Voir où elle en est
review-impossible = Cette partie ne peut pas être analysée.
review-unasked = Connectez-vous ou prenez place à une table pour faire analyser cette partie.
review-player = À table
review-loss = Perte par décision
review-luck = Chance
review-adjusted = Résultat sans la chance
review-like = A joué comme
review-step = l’échelon { $n }
review-step-unknown = inconnu
review-signed = { $n } %
review-classes = { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
 }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
 }, { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
 }
review-lost = { $class ->
    [inaccuracy] Une imprécision
    [mistake] Une erreur
   *[blunder] Une gaffe
 } : elle a coûté { $lost } de chances de gagner.
review-mark = { $class ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
 }, { $lost } de perdu
review-better = Mieux :
review-why = Pourquoi :
review-came = Chance :
review-apart = La chance et les décisions, séparément
review-apart-note = Les deux lignes partent de zéro. Ensemble, elles mènent de l’égalité des chances au résultat.
review-play = Décisions
review-apart-words = { $name } : chance { $luck }, décisions { $play }
review-cause-luck = chance
review-cause-error = décision
review-learn = Apprendre de ses erreurs
review-learn-lead = Les décisions qui ont coûté le plus cher, à nouveau, sous forme de questions.
review-question = Question { $n }
review-ask = Que feriez-vous ici ?
review-right = C’est le meilleur choix.
review-close = Bien : presque rien n’est perdu.
review-wrong = Il y a mieux : cela coûte { $lost } de chances de gagner.
review-played = joué dans la partie
review-best = le meilleur
review-next = Question suivante
review-back = Retour à la partie
review-try = Continuer à partir d’ici
review-retry = Rejouer ce coup
review-try-note = Une partie d’entraînement contre des bots, qui ne compte pas. Les dés tombent comme dans la partie tant que vous décidez de même.
review-worst = Les décisions les plus coûteuses
