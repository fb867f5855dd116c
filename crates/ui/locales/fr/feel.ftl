table-volume = Volume
table-sound-effects = Le jeu
table-sound-turn = Mon tour, même dans un autre onglet
replay-close = { $n ->
    [one] Il s’en est fallu d’un seul point.
   *[other] Il s’en est fallu de { $n } points.
 }
replay-best-in = Personne n’a fait mieux que vous ici : { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
table-premoves = Pendant le tour des autres, choisir d’avance la carte que je jouerai en premier
table-premove = Jouer d’abord
table-premove-marked = ✓ Carte choisie
