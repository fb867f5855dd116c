saint-malo-table-sea = The sea
saint-malo-table-next = { $left ->
    [one] Next raid: strength { $strength }, { $left } box left
   *[other] Next raid: strength { $strength }, { $left } boxes left
    }
saint-malo-table-next-raid = Next raid
saint-malo-table-calm = The pirates are gone: swords do nothing any more.
saint-malo-table-raid = Raid { $n }, strength { $strength }: { $state ->
    [past] over
    [now] comes next
   *[later] later
    }
saint-malo-table-safe = { $name } would hold
saint-malo-table-holds = { $name }: defence { $defence }, holds
saint-malo-table-falls = { $name }: defence { $defence }, { $missing } short
saint-malo-table-attack = Pirates! Strength { $strength }.
saint-malo-table-all-hold = Every city holds.
saint-malo-table-dice = Dice
saint-malo-table-five = The five dice
saint-malo-table-rolls = Roll { $n } of 3
saint-malo-table-mark = Roll this die again
saint-malo-table-hint = Choose the dice you want to roll again
saint-malo-table-choose = Mark the dice you want to roll again.
saint-malo-table-roll = { $last ->
    [yes] Last roll
   *[no] Roll again
    }
saint-malo-table-stop = Use these
saint-malo-table-chance = One more, if you roll all the others:
saint-malo-table-chance-of = At least { $n } × { $symbol }: { $percent }%
saint-malo-table-uses = Choose a symbol
saint-malo-table-prospects = If you stop here
saint-malo-table-turning = Up to { $most } by turning, for { $coins } coins
saint-malo-table-persons = The people and the heads they take
saint-malo-table-why = why not?
saint-malo-table-round = Round { $n }
saint-malo-table-last-round = the last one
saint-malo-table-city-of = { $name }’s city
saint-malo-table-city = { $name }’s city, { $filled } of 45 spaces filled
saint-malo-table-rivals = The other cities
saint-malo-table-open = Look at { $name }’s city
saint-malo-table-close = Close
saint-malo-table-points = { $points ->
    [one] { $points } point so far; { $now } if the game ended now
   *[other] { $points } points so far; { $now } if the game ended now
    }
saint-malo-table-so-far = points
saint-malo-table-if-over = if it ended now
saint-malo-table-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
saint-malo-table-logs = { $n ->
    [one] { $n } log
   *[other] { $n } logs
    }
saint-malo-table-defence = Defence { $n }
saint-malo-table-cannons = { $n ->
    [one] { $n } cannon lost: −5 points
   *[other] { $n } cannons lost: −5 points each
    }
saint-malo-table-free = { $n ->
    [one] { $n } empty space
   *[other] { $n } empty spaces
    }
saint-malo-table-churches = Churches (number × size): { $list }. At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
saint-malo-points-points = Scored during the game
saint-malo-points-churches = Churches
saint-malo-points-full = Full city
saint-malo-points-coins = Coins
saint-malo-points-logs = Logs
saint-malo-points-cannons = Lost cannons
