words-and = { $some } et { $last }
words-or = { $some } ou { $last }
words-you = Vous
words-guest = Anonyme { $n }
words-over = La partie est terminée.
words-won = { $you ->
     [yes] Vous gagnez
    *[no] { $name } gagne
    } avec { $points ->
     [one] { $points } point
    *[other] { $points } points
    }.
words-won-together = { $names } partagent la victoire avec { $points ->
     [one] { $points } point
    *[other] { $points } points
    }.
words-won-with-others = { $names } partagez la victoire avec { $points ->
     [one] { $points } point
    *[other] { $points } points
    }.
words-undo-other = { $name } a joué depuis : impossible d’annuler
words-undo-revealed = Quelque chose a été révélé : impossible d’annuler
words-colon = { $head } : { $rest }
