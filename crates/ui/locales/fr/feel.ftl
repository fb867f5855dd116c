table-volume = Volume
table-sound-effects = Le jeu
table-sound-turn = Mon tour, même dans un autre onglet
replay-close = { $n ->
    [one] De si peu : il a manqué un seul point.
   *[other] De si peu : il a manqué { $n } points.
 }
replay-best-in = Personne n’a fait mieux que vous ici : { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
