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
saint-malo-person-architect-text = Turns up to 3 of your logs into houses at once, for 3 points each. The houses join by their edges, and at least 1 stands next to him.
saint-malo-person-merchant-text = Earns 1 coin for each crate on the spaces around him. The crates stay.
saint-malo-person-jester-text = Scores 2 points for each different kind of person on the spaces around him.
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
saint-malo-symbol-swords = crossed swords
saint-malo-symbol-log-text = Stores 1 log for each die, for 2 coins in all. Architects turn logs into houses; at the end each log left is worth 1 point.
saint-malo-symbol-crate-text = Places 1 crate for each die, all joined by their edges. Merchants next to them earn coins.
saint-malo-symbol-wall-text = Places 1 wall for each die on the outer ring. A complete side brings a bonus and 2 defence.
saint-malo-symbol-cross-text = Builds 1 church; its size is the number of dice. At the end churches of sizes 1, 2, 3 and so on score as a series.
saint-malo-symbol-head-text = Brings 1 person into the city; the number of dice says which.
saint-malo-symbol-swords-text = Cannot be used or turned. Each marks 1 box of the pirates at the end of the turn.
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
     [one] { $n } crossed swords
    *[other] { $n } crossed swords
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
