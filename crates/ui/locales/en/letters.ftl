# E-mails and messages to a browser about games
letter-title = { $game } with { $names }
letter-turns = It is your turn:
letter-overs = { $n ->
    [one] This game is over:
   *[other] These games are over:
 }
letter-subject-turn = Your turn: { $title }
letter-subject-over = Over: { $title }
letter-subject-turns = { $n ->
    [one] Your turn at a table
   *[other] Your turn at { $n } tables
 }
letter-subject-overs = { $n ->
    [one] A game is over
   *[other] { $n } games are over
 }
letter-subject-both = { $turns ->
    [one] Your turn at a table
   *[other] Your turn at { $turns } tables
 }; { $overs ->
    [one] 1 game is over
   *[other] { $overs } games are over
 }
letter-won = { $title }: { $names } won
letter-table = table { $id }
letter-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
 }
letter-foot = Intramuros writes to the address on your account page, at most every ten minutes.
    Remove the address there, and you will get no more e-mails.
