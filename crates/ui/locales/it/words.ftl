words-and = { $some } e { $last }
words-or = { $some } o { $last }
words-you = Tu
words-guest = Ospite { $n }
words-over = La partita è finita.
words-won = { $you ->
     [yes] Vinci
    *[no] { $name } vince
    } con { $points ->
     [one] { $points } punto
    *[other] { $points } punti
    }.
words-won-together = { $names } vincono a pari merito con { $points ->
     [one] { $points } punto
    *[other] { $points } punti
    }.
words-won-with-others = { $names } vincete a pari merito con { $points ->
     [one] { $points } punto
    *[other] { $points } punti
    }.
words-undo-other = { $name } ha giocato nel frattempo: non si può più annullare
words-undo-revealed = È stato rivelato qualcosa di nascosto: non si può più annullare
words-colon = { $head }: { $rest }
