replay-title = Replay: { $names }
replay-now = This moment
replay-count = Move { $at } of { $last }
saint-malo-did-stop = { $you ->
    [yes] You keep the dice.
   *[no] { $name } keeps the dice.
 }
saint-malo-did-person = { $you ->
    [yes] You choose { $person }.
   *[no] { $name } chooses { $person }.
 }
saint-malo-did-done-bonus = { $you ->
    [yes] You take nobody.
   *[no] { $name } takes nobody.
 }
saint-malo-did-done-house = { $you ->
    [yes] You build no more houses.
   *[no] { $name } builds no more houses.
 }
valletta-did-build = { $you ->
    [yes] You choose to build { $building }.
   *[no] { $name } chooses to build { $building }.
 }
valletta-did-upgrade = { $you ->
    [yes] You choose to upgrade { $building }.
   *[no] { $name } chooses to upgrade { $building }.
 }
valletta-did-use = { $you ->
    [yes] You use { $card }.
   *[no] { $name } uses { $card }.
 }
valletta-did-take = { $you ->
    [yes] There is nothing left for you to take.
   *[no] There is nothing left for { $name } to take.
 }
valletta-did-pay = { $you ->
    [yes] You pay nothing.
   *[no] { $name } pays nothing.
 }
replay-begin = The table is set.
replay-reading = The table in words
replay-seats = View as
replay-everybody = spectator
replay-steps = Step through the game
replay-first = To the beginning
replay-turn-back = To the start of this turn
replay-back = One move back
replay-on = One move forward
replay-turn-on = To the next turn
replay-last = To the end
replay-scrubber = Move
replay-go = Go
replay-play = Play
replay-speed = Speed
replay-link = Link to this moment
replay-copied = Link copied
replay-log = Move by move
replay-moment = Move { $at }
replay-points = Where the points came from
replay-source = Source
replay-total = Total
replay-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
 } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
replay-wins-ahead = { $you ->
    [yes] You win
   *[no] { $name } wins
 } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $ahead } ahead of { $second }.
replay-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each.
replay-tie-saint-malo = { $n ->
    [one] { $names } has as many points, but fewer empty spaces.
   *[other] { $names } have as many points, but fewer empty spaces.
 }
replay-tie-valletta = { $n ->
    [one] { $names } has as many points, but fewer buildings.
   *[other] { $names } have as many points, but fewer buildings.
 }
replay-left = { $n ->
    [one] { $names } left the game and comes last.
   *[other] { $names } left the game and come last.
 }
replay-chances = Chances of winning
replay-chances-note = A bot’s quick estimate at each moment, without knowing what is to come. It can be wrong.
replay-percent = { $n }%
replay-change = { $name }: { $before } → { $after }
replay-swings = Turning points
replay-swings-none = No single move changed much.
replay-swing = Turning point { $n }, move { $at }
replay-fair = Were the dice fair?
replay-fair-good = { $n ->
    [one] The one outcome of chance checks out.
   *[other] All { $n } outcomes of chance check out.
 }
replay-fair-bad = The check failed: { $why }
replay-fair-why = Before the game, the server committed to a secret by publishing its fingerprint, and everybody could add a salt of their own. From then on, every roll and every draw was fixed. Now that the secret is known, anybody can work them out again.
replay-fair-more = The fingerprint, the secret and how to check
replay-fair-commitment = The fingerprint: SHA-256 of the secret, published before the game
replay-fair-secret = The secret, revealed after the game
replay-fair-salts = The players’ salts
replay-fair-none = none
replay-fair-how = How an outcome is worked out
replay-fair-step-text = Outcomes are numbered from 0. The text for outcome i holds the salts and ends with its number; for the first one it is:
replay-fair-step-hash = HMAC-SHA256 of this text, with the secret as the key, gives four numbers of eight bytes each. The first one that favours no outcome is used.
replay-fair-step-rest = The outcome is the remainder when that number is divided by n, the number of possible outcomes: 6 for a die, the number of cards for a draw.
replay-fair-examples = The first outcomes of this game
replay-fair-bytes = First eight bytes
replay-fair-outcome = Outcome
replay-fair-yourself = Check it yourself
replay-fair-command = This plays the whole game again from the secret and compares every roll and draw; it does not need our server.
replay-fair-proof = The proof as a file
