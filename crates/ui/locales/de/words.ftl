words-and = { $some } und { $last }
words-or = { $some } oder { $last }
words-you = Du
words-guest = Gast { $n }
words-over = Die Partie ist zu Ende.
words-won = { $you ->
     [yes] Du gewinnst
    *[no] { $name } gewinnt
    } mit { $points ->
     [one] { $points } Punkt
    *[other] { $points } Punkten
    }.
words-won-together = { $names } gewinnen gemeinsam mit je { $points ->
     [one] { $points } Punkt
    *[other] { $points } Punkten
    }.
words-won-with-others = { $names } gewinnt gemeinsam mit je { $points ->
     [one] { $points } Punkt
    *[other] { $points } Punkten
    }.
words-undo-other = { $name } war seitdem am Zug: Das lässt sich nicht mehr zurücknehmen
words-undo-revealed = Etwas Verdecktes wurde aufgedeckt: Das lässt sich nicht mehr zurücknehmen
words-colon = { $head }: { $rest }
