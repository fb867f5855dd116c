words-and = { $some } e { $last }
words-or = { $some } o { $last }
words-you = Tu
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
