table-volume = Volume
table-sound-effects = Il gioco
table-sound-turn = Il mio turno, anche da un’altra scheda
replay-close = { $n ->
    [one] Per un soffio: è mancato un solo punto.
   *[other] Per un soffio: sono mancati { $n } punti.
 }
replay-best-in = Qui nessuno ha fatto meglio di te: { $source }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
table-premoves = Durante il turno degli altri, scegliere in anticipo la carta che giocherò per prima
table-premove = Gioca per prima
table-premove-marked = ✓ Carta scelta
