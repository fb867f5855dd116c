words-and = { $some } and { $last }
words-or = { $some } or { $last }
words-you = You
words-guest = Guest { $n }
words-over = The game is over.
words-won = { $you ->
     [yes] You win
    *[no] { $name } wins
    } with { $points ->
     [one] { $points } point
    *[other] { $points } points
    }.
words-won-together = { $names } share the victory with { $points ->
     [one] { $points } point
    *[other] { $points } points
    } each.
words-won-with-others = { $names } share the victory with { $points ->
     [one] { $points } point
    *[other] { $points } points
    } each.
words-undo-other = { $name } has moved since then: this can no longer be taken back
words-undo-revealed = Something hidden has been revealed: this can no longer be taken back
words-colon = { $head }: { $rest }
