# Persons: the name, with its article, as the object of a sentence, and one of many
saint-malo-person-citizen = citizen
saint-malo-person-citizen-the = the citizen
saint-malo-person-citizen-acc = { saint-malo-person-citizen-the }
saint-malo-person-soldier = soldier
saint-malo-person-soldier-the = the soldier
saint-malo-person-soldier-acc = { saint-malo-person-soldier-the }
saint-malo-person-priest = priest
saint-malo-person-priest-the = the priest
saint-malo-person-priest-acc = { saint-malo-person-priest-the }
saint-malo-person-architect = architect
saint-malo-person-architect-the = the architect
saint-malo-person-architect-acc = { saint-malo-person-architect-the }
saint-malo-person-merchant = merchant
saint-malo-person-merchant-the = the merchant
saint-malo-person-merchant-acc = { saint-malo-person-merchant-the }
saint-malo-person-jester = jester
saint-malo-person-jester-the = the jester
saint-malo-person-jester-acc = { saint-malo-person-jester-the }
saint-malo-person-noble = noble
saint-malo-person-noble-the = the noble
saint-malo-person-noble-acc = { saint-malo-person-noble-the }
saint-malo-person-citizen-a = a citizen
saint-malo-person-soldier-a = a soldier
saint-malo-person-priest-a = a priest
saint-malo-person-architect-a = an architect
saint-malo-person-merchant-a = a merchant
saint-malo-person-jester-a = a jester
saint-malo-person-noble-a = a noble

# What persons do
saint-malo-person-citizen-text = Scores 1 point.
saint-malo-person-soldier-text = Adds 1 to your defence for the rest of the game.
saint-malo-person-priest-text = Scores 1 point for each church on the spaces around him, whatever its size.
saint-malo-person-architect-text = Turns up to 3 of your logs into houses at once, for 3 points each and at no further cost. The first house touches the architect, diagonally if you like; each further one shares an edge with another of these houses. Older houses do not connect them.
saint-malo-person-merchant-text = Earns 1 coin for each crate on the spaces around him. The crates stay.
saint-malo-person-jester-text = Scores 2 points for each different kind of person on the spaces around him. Another jester counts, the one you are placing does not.
saint-malo-person-noble-text = Scores 7 points.

# What stands on spaces
saint-malo-item-crate = crate
saint-malo-item-wall = wall
saint-malo-item-house = house
saint-malo-item-church = church of size { $size }
saint-malo-item-crate-a = a crate
saint-malo-item-wall-a = a wall
saint-malo-item-house-a = a house
saint-malo-item-church-a = a church of size { $size }

# Dice
saint-malo-symbol-log = log
saint-malo-symbol-crate = crate
saint-malo-symbol-wall = wall
saint-malo-symbol-cross = cross
saint-malo-symbol-head = head
saint-malo-symbol-swords = swords
saint-malo-symbol-log-text = Stores 1 log for each die, for 2 coins in all. Architects turn logs into houses; each log left at the end is worth 1 point.
saint-malo-symbol-crate-text = Places 1 crate for each die, all joined by their edges. Merchants next to them earn coins.
saint-malo-symbol-wall-text = Places 1 wall for each die on the outer ring. A complete side brings a bonus and 2 defence.
saint-malo-symbol-cross-text = Builds 1 church; its size is the number of dice. At the end, churches of sizes 1, 2, 3 and so on score as a series.
saint-malo-symbol-head-text = Brings 1 person into the city; the number of dice decides which.
saint-malo-symbol-swords-text = Cannot be used or turned. Each one marks 1 of the pirates’ boxes at the end of the turn.
saint-malo-dice-log = { $n ->
     [one] { $n } log
    *[other] { $n } logs
    }
saint-malo-dice-crate = { $n ->
     [one] { $n } crate
    *[other] { $n } crates
    }
saint-malo-dice-wall = { $n ->
     [one] { $n } wall
    *[other] { $n } walls
    }
saint-malo-dice-cross = { $n ->
     [one] { $n } cross
    *[other] { $n } crosses
    }
saint-malo-dice-head = { $n ->
     [one] { $n } head
    *[other] { $n } heads
    }
saint-malo-dice-swords = { $n ->
     [one] { $n } sword
    *[other] { $n } swords
    }
saint-malo-coins = { $n ->
     [one] { $n } coin
    *[other] { $n } coins
    }
saint-malo-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    }

# Sides of the wall and what they bring when they are complete
saint-malo-side-top = top
saint-malo-side-right = right
saint-malo-side-bottom = bottom
saint-malo-side-left = left
saint-malo-side-top-the = the top side
saint-malo-side-right-the = the right side
saint-malo-side-bottom-the = the bottom side
saint-malo-side-left-the = the left side
saint-malo-bonus-coins = 2 coins
saint-malo-bonus-points = 3 points
saint-malo-bonus-person = a person of 1 to 3 heads

# What is asked
saint-malo-ask-reroll = { $you ->
     [yes] Choose dice to roll again, or keep them all: { $n ->
         [one] { $n } roll
        *[other] { $n } rolls
        } left.
    *[no] { $name } rolls the dice.
    }
saint-malo-ask-symbol = { $you ->
     [yes] Choose a symbol to use; turning a die costs 2 coins.
    *[no] { $name } chooses a symbol.
    }
saint-malo-ask-person = { $you ->
     [yes] Choose a person for { $heads }.
    *[no] { $name } chooses a person for { $heads }.
    }
saint-malo-ask-bonus = { $you ->
     [yes] A side is complete: choose a person as your bonus, or decline.
    *[no] { $name } chooses a person as the bonus for a complete side.
    }
saint-malo-ask-settle = { $you ->
     [yes] Choose a space for { $person }.
    *[no] { $name } chooses a space for { $person }.
    }
saint-malo-ask-house = { $you ->
     [yes] Choose a space for a house, or stop; you can build { $n } more.
    *[no] { $name } builds houses.
    }
saint-malo-ask-crate = { $you ->
     [yes] { $n ->
         [one] Choose a space for the crate.
        *[other] Choose a space for a crate: { $n } to place, all joined by their edges.
        }
    *[no] { $name } places crates.
    }
saint-malo-ask-wall = { $you ->
     [yes] { $n ->
         [one] Choose an outer space for the wall.
        *[other] Choose an outer space for a wall: { $n } to place.
        }
    *[no] { $name } places walls.
    }
saint-malo-ask-church = { $you ->
     [yes] Choose a space for the church of size { $size }.
    *[no] { $name } builds a church of size { $size }.
    }

# Choices
saint-malo-do-reroll = Roll { $dice } again
saint-malo-do-stop = Keep these dice
saint-malo-do-log = Store { $dice } for 2 coins
saint-malo-do-crate = Place { $dice }
saint-malo-do-wall = Place { $dice }
saint-malo-do-cross = Build a church of size { $n }
saint-malo-do-head = Bring in a person for { $dice }
saint-malo-do-swords = Use { $dice }
saint-malo-do-turning = { $action }, turning { $turned ->
     [one] { $turned } die
    *[other] { $turned } dice
    } for { $coins }
saint-malo-do-pass = Use nothing
saint-malo-do-person = Choose { $person }
saint-malo-do-place = Place { $item } on { $at }
saint-malo-do-build = Build { $item } on { $at }
saint-malo-do-fill = Fill space { $at }
saint-malo-do-done = Done
saint-malo-do-done-bonus = Take nobody
saint-malo-do-done-house = Build no more houses

# What a space gives, very short
saint-malo-gain-wall = wall { $n }/5
saint-malo-gain-later = +{ $n } at the end
saint-malo-gain-defence = defence +1
saint-malo-gain-breaks = breaks the side
saint-malo-gain-person = 1 person
saint-malo-gain-full = city full

# What happened
saint-malo-event-rolled = { $you ->
     [yes] You roll
    *[no] { $name } rolls
    } { $dice }.
saint-malo-event-used = { $you ->
     [yes] You use
    *[no] { $name } uses
    } { $dice }.
saint-malo-event-turned = { $you ->
     [yes] You turn
    *[no] { $name } turns
    } { $turned ->
     [one] { $turned } die
    *[other] { $turned } dice
    } and { $you ->
     [yes] use
    *[no] uses
    } { $dice }.
saint-malo-event-passed = { $you ->
     [yes] You use
    *[no] { $name } uses
    } nothing.
saint-malo-event-paid = { $you ->
     [yes] You pay
    *[no] { $name } pays
    } { $coins }.
saint-malo-event-coins = { $you ->
     [yes] You receive
    *[no] { $name } receives
    } { $coins } for { $why }.
saint-malo-event-points = { $you ->
     [yes] You score
    *[no] { $name } scores
    } { $points } for { $why }.
saint-malo-event-logs = { $you ->
     [yes] You store
    *[no] { $name } stores
    } { $logs }.
saint-malo-event-placed = { $you ->
     [yes] You place
    *[no] { $name } places
    } { $item } on { $at }.
saint-malo-event-built = { $you ->
     [yes] You build
    *[no] { $name } builds
    } { $item } on { $at }.
saint-malo-event-complete = { $you ->
     [yes] You complete
    *[no] { $name } completes
    } { $side }.
saint-malo-event-lost = { $n ->
     [one] { $n } wall finds no empty outer space and is lost.
    *[other] { $n } walls find no empty outer space and are lost.
    }
saint-malo-event-swords = { $you ->
     [yes] You mark
    *[no] { $name } marks
    } { $n } of the pirates’ boxes.
saint-malo-event-attack = The pirates raid with strength { $n }.
saint-malo-event-cannon = { $you ->
     [yes] You cannot
    *[no] { $name } cannot
    } hold out and { $you ->
     [yes] lose
    *[no] loses
    } a cannon.
saint-malo-event-full = { $you ->
     [yes] You have
    *[no] { $name } has
    } filled the city: this is the last round.

# Why not
saint-malo-no-now = Not now: the question is { $what }
saint-malo-now-reroll = whether to roll again
saint-malo-now-symbol = which symbol you use
saint-malo-now-person = which person comes
saint-malo-now-bonus = which person comes for the complete side
saint-malo-now-settle = where the person stands
saint-malo-now-house = where the next house stands
saint-malo-now-crate = where the next crate stands
saint-malo-now-wall = where the next wall stands
saint-malo-now-church = where the church stands
saint-malo-no-over = The game is over
saint-malo-no-roll-left = You have used all 3 rolls
saint-malo-no-die-rolled = Choose at least 1 die to roll again
saint-malo-no-die-shows = No die shows this symbol: { $symbol }
saint-malo-no-more-show = The dice show only { $dice }
saint-malo-no-swords = Swords cannot be used
saint-malo-no-die-used = At least 1 die must be used
saint-malo-no-turned-left = You must use every die you turn: { $showing } showing + { $turned } turned = { $all }
saint-malo-no-turning = { $n ->
     [0] No other die can be turned; swords never can
     [one] Only { $n } other die can be turned; swords never can
    *[other] Only { $n } other dice can be turned; swords never can
    }
saint-malo-no-coins = This costs { $needed }; you have { $have }
saint-malo-no-storing = Storing logs costs 2 coins; you have { $have }
saint-malo-no-showing = At least 1 die must show the symbol before you turn others to it
saint-malo-no-crates-fit = Only { $n ->
     [one] { $n } crate fits
    *[other] { $n } joined crates fit
    } into the city
saint-malo-no-walls-fit = { $n ->
     [0] No outer space is empty
     [one] Only { $n } outer space is empty
    *[other] Only { $n } outer spaces are empty
    }
saint-malo-no-passing = You must use at least 1 die, and this one costs nothing: { $symbol }
saint-malo-no-heads = { $person } takes { $heads }, not { $n }
saint-malo-no-bonus = You cannot take { $person } as a bonus, only a person of 1 to 3 heads
saint-malo-no-filled = Space { $at } is already filled
saint-malo-no-wall-inside = Walls stand only on the outer ring; { $at } is inside
saint-malo-no-crate-apart = Space { $at } shares no edge with a crate of this turn
saint-malo-no-room = There is no room for { $n } joined crates around space { $at }
saint-malo-no-house-far = The first house must touch the architect on { $architect }; a corner is enough
saint-malo-no-house-apart = Space { $at } shares no edge with a house of this architect

# The cities read aloud
saint-malo-read-turn = The turn
saint-malo-read-round = Round { $n }.
saint-malo-read-last-round = Round { $n }, the last one.
saint-malo-read-dice = On the dice: { $dice }.
saint-malo-read-pirates = The pirates
saint-malo-read-next-attack = The next raid has strength { $strength }: { $marked } of { $boxes } boxes { $marked ->
     [one] is
    *[other] are
    } marked.
saint-malo-read-no-attack = The pirates will not come again.
saint-malo-read-city = { $you ->
     [yes] Your city
    *[no] { $name }
    }
saint-malo-read-stock = { $points }, { $coins }, { $logs }, defence { $defence }, { $cannons ->
     [one] { $cannons } cannon
    *[other] { $cannons } cannons
    } lost.
saint-malo-read-empty = { $n ->
     [one] { $n } space is empty.
    *[other] { $n } spaces are empty.
    }
saint-malo-read-side = { $side }: { $n } of 5 walls, for { $bonus }
saint-malo-read-side-complete = { $side }: complete
saint-malo-read-side-broken = { $side }: broken
saint-malo-read-row = Row { $row }: { $cells }
saint-malo-read-row-empty = Row { $row }: empty

# What speaks for an action
saint-malo-because-fills-city = fills the city: 5 points
saint-malo-because-completes-side = completes { $side }
saint-malo-because-holds-raid = withstands the raid of strength { $strength }
saint-malo-because-raid-comes = brings on the raid of strength { $strength }
saint-malo-because-merchant-earns = a merchant earns { $n ->
     [one] { $n } coin
    *[other] { $n } coins
    }
saint-malo-because-person-earns = { $person } scores { $n ->
     [one] { $n } point
    *[other] { $n } points
    }
saint-malo-because-houses = builds { $n ->
     [one] { $n } house
    *[other] { $n } houses
    }
saint-malo-because-church-series = church of size { $size }: { $n ->
     [one] { $n } point
    *[other] { $n } points
    } more in the series
saint-malo-because-church = a church of size { $size } will score once there are smaller ones
saint-malo-because-gathers-crates = { $n ->
     [one] { $n } crate
    *[other] { $n } crates
    } around one space for a merchant
saint-malo-because-walls = { $n ->
     [one] { $n } more wall
    *[other] { $n } more walls
    }
saint-malo-because-stores-logs = { $n ->
     [one] { $n } log
    *[other] { $n } logs
    } for architects
saint-malo-because-soldier = one more soldier
saint-malo-because-keeps-side-open = keeps { $side } intact
saint-malo-because-chases-symbol = hopes for more of this symbol: { $symbol }
saint-malo-because-good-enough = the dice are good enough
saint-malo-because-avoids-swords = rolls the swords again
