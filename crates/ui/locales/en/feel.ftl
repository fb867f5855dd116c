table-volume = Volume
table-sound-effects = The game
table-sound-turn = My turn, even in another tab
replay-close = { $n ->
    [one] So close: a single point short.
   *[other] So close: { $n } points short.
 }
replay-best-in = Nobody did better than you here: { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
table-premoves = While the others play, let me mark the card I will play first
table-premove = Play first
table-premove-marked = ✓ First card
