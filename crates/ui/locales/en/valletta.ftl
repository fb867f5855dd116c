# Goods and points
valletta-good-gold = gold
valletta-good-wood = wood
valletta-good-stone = stone
valletta-good-brick = brick
valletta-good-gold-the = the gold
valletta-good-wood-the = the wood
valletta-good-stone-the = the stone
valletta-good-brick-the = the brick
valletta-goods-gold = { $n } gold
valletta-goods-wood = { $n } wood
valletta-goods-stone = { $n ->
     [one] { $n } stone
    *[other] { $n } stones
    }
valletta-goods-brick = { $n ->
     [one] { $n } brick
    *[other] { $n } bricks
    }
valletta-goods-none = nothing
valletta-goods-any = { $n ->
     [one] { $n } good
    *[other] { $n } goods
    }
valletta-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    }

# Colours of cards
valletta-colour-red = red
valletta-colour-purple = purple
valletta-colour-green = green
valletta-colour-blue = blue
valletta-colour-yellow = yellow

# Characters: the name, with its article, and as the object of a sentence
valletta-card-shopkeeper = Shopkeeper
valletta-card-shopkeeper-the = the Shopkeeper
valletta-card-shopkeeper-acc = { valletta-card-shopkeeper-the }
valletta-card-lumberjack = Lumberjack
valletta-card-lumberjack-the = the Lumberjack
valletta-card-lumberjack-acc = { valletta-card-lumberjack-the }
valletta-card-stonecutter = Stonecutter
valletta-card-stonecutter-the = the Stonecutter
valletta-card-stonecutter-acc = { valletta-card-stonecutter-the }
valletta-card-brickmoulder = Brick Moulder
valletta-card-brickmoulder-the = the Brick Moulder
valletta-card-brickmoulder-acc = { valletta-card-brickmoulder-the }
valletta-card-maid = Maid
valletta-card-maid-the = the Maid
valletta-card-maid-acc = { valletta-card-maid-the }
valletta-card-builder = Builder
valletta-card-builder-the = the Builder
valletta-card-builder-acc = { valletta-card-builder-the }
valletta-card-apprentice = Apprentice
valletta-card-apprentice-the = the Apprentice
valletta-card-apprentice-acc = { valletta-card-apprentice-the }
valletta-card-valette = de Valette
valletta-card-valette-the = de Valette
valletta-card-valette-acc = { valletta-card-valette-the }
valletta-card-banker = Banker
valletta-card-banker-the = the Banker
valletta-card-banker-acc = { valletta-card-banker-the }
valletta-card-joiner = Joiner
valletta-card-joiner-the = the Joiner
valletta-card-joiner-acc = { valletta-card-joiner-the }
valletta-card-stonecarver = Stone Carver
valletta-card-stonecarver-the = the Stone Carver
valletta-card-stonecarver-acc = { valletta-card-stonecarver-the }
valletta-card-brickmaker = Brickmaker
valletta-card-brickmaker-the = the Brickmaker
valletta-card-brickmaker-acc = { valletta-card-brickmaker-the }
valletta-card-monk = Begging Monk
valletta-card-monk-the = the Begging Monk
valletta-card-monk-acc = { valletta-card-monk-the }
valletta-card-roofer = Roofer
valletta-card-roofer-the = the Roofer
valletta-card-roofer-acc = { valletta-card-roofer-the }
valletta-card-trader = Trader
valletta-card-trader-the = the Trader
valletta-card-trader-acc = { valletta-card-trader-the }
valletta-card-seamstress = Seamstress
valletta-card-seamstress-the = the Seamstress
valletta-card-seamstress-acc = { valletta-card-seamstress-the }
valletta-card-merchant = Merchant
valletta-card-merchant-the = the Merchant
valletta-card-merchant-acc = { valletta-card-merchant-the }
valletta-card-foreman = Foreman
valletta-card-foreman-the = the Foreman
valletta-card-foreman-acc = { valletta-card-foreman-the }
valletta-card-chamberlain = Chamberlain
valletta-card-chamberlain-the = the Chamberlain
valletta-card-chamberlain-acc = { valletta-card-chamberlain-the }
valletta-card-mason = Mason
valletta-card-mason-the = the Mason
valletta-card-mason-acc = { valletta-card-mason-the }
valletta-card-innkeeper = Innkeeper
valletta-card-innkeeper-the = the Innkeeper
valletta-card-innkeeper-acc = { valletta-card-innkeeper-the }
valletta-card-nun = Nun
valletta-card-nun-the = the Nun
valletta-card-nun-acc = { valletta-card-nun-the }
valletta-card-carpenter = Carpenter
valletta-card-carpenter-the = the Carpenter
valletta-card-carpenter-acc = { valletta-card-carpenter-the }
valletta-card-toll = Toll Collector
valletta-card-toll-the = the Toll Collector
valletta-card-toll-acc = { valletta-card-toll-the }
valletta-card-architect = Architect
valletta-card-architect-the = the Architect
valletta-card-architect-acc = { valletta-card-architect-the }
valletta-card-bailiff = Grand Bailiff
valletta-card-bailiff-the = the Grand Bailiff
valletta-card-bailiff-acc = { valletta-card-bailiff-the }
valletta-card-grandmaster = Grand Master
valletta-card-grandmaster-the = the Grand Master
valletta-card-grandmaster-acc = { valletta-card-grandmaster-the }
valletta-card-pope = Pope
valletta-card-pope-the = the Pope
valletta-card-pope-acc = { valletta-card-pope-the }
valletta-card-emperor = Emperor
valletta-card-emperor-the = the Emperor
valletta-card-emperor-acc = { valletta-card-emperor-the }
valletta-card-king = King
valletta-card-king-the = the King
valletta-card-king-acc = { valletta-card-king-the }
valletta-card-knight = Knight
valletta-card-knight-the = the Knight
valletta-card-knight-acc = { valletta-card-knight-the }

# Characters of history with their whole names
valletta-card-valette-full = Jean Parisot de Valette
valletta-card-architect-full = Architect Francesco Laparelli
valletta-card-bailiff-full = Grand Bailiff Georg Schilling von Cannstatt
valletta-card-grandmaster-full = Grand Master Pietro del Monte
valletta-card-pope-full = Pope Pius V
valletta-card-emperor-full = Emperor Charles V
valletta-card-king-full = King Philip II
valletta-card-knight-full = Knight Hieronymus von Rekuk

# What characters do
valletta-card-shopkeeper-text = Take 1 gold.
valletta-card-lumberjack-text = Take 1 wood.
valletta-card-stonecutter-text = Take 1 stone.
valletta-card-brickmoulder-text = Take 1 brick.
valletta-card-maid-text = Take 1 good of your choice.
valletta-card-builder-text = You may build a building or upgrade one of your own.
valletta-card-apprentice-text = Repeats the red or green card you played right before it. Otherwise it does nothing.
valletta-card-valette-text = Move de Valette’s figure 1 space and take the good in the barrel there. Then you may fire 1 card from your hand or hire 1 from the reserve.
valletta-card-banker-text = Take 1 gold for each gold icon on your buildings.
valletta-card-joiner-text = Take 1 wood for each wood icon on your buildings.
valletta-card-stonecarver-text = Take 1 stone for each stone icon on your buildings.
valletta-card-brickmaker-text = Take 1 brick for each brick icon on your buildings.
valletta-card-monk-text = Everybody else with 4 or more goods gives you 1 of their choice. With 2 players, you may also take any 1 good.
valletta-card-roofer-text = You may build or upgrade for 2 bricks less.
valletta-card-trader-text = You may pay 1 wood, 1 stone or 1 brick to take 3 gold.
valletta-card-seamstress-text = Take 2 goods of your choice.
valletta-card-merchant-text = You may pay 1 gold to take 1 wood, 1 stone and 1 brick.
valletta-card-foreman-text = Choose a good and take 1 of it for each of its icons on your buildings.
valletta-card-chamberlain-text = Take 1 gold for each green building you own.
valletta-card-mason-text = You may build or upgrade for 2 stones less.
valletta-card-innkeeper-text = Everybody else with 2 or more gold gives you 1 gold. With 2 players, you may also take 1 gold.
valletta-card-nun-text = Take 3 goods of one kind; everybody else takes 1 of it.
valletta-card-carpenter-text = You may build or upgrade for 2 wood less.
valletta-card-toll-text = Everybody else gives you 1 wood, 1 stone and 1 brick, each only if they have 3 or more of it. With 2 players, you may also take 1 wood, 1 stone or 1 brick.
valletta-card-architect-text = You may pay 4 wood, 4 stones or 4 bricks to score 4 points.
valletta-card-bailiff-text = You may pay 4 gold to score 4 points.
valletta-card-grandmaster-text = You may pay 1 gold, 1 wood, 1 stone and 1 brick to score 5 points.
valletta-card-pope-text = Score 1 point for each upgraded building you own.
valletta-card-emperor-text = Score 1 point for each blue building you own.
valletta-card-king-text = Score 1 point for each green building you own.
valletta-card-knight-text = Score 2 points.
valletta-card-optional = You may also decline the effect.

# Buildings
valletta-building-mint = Mint
valletta-building-mint-the = the Mint
valletta-building-mint-acc = { valletta-building-mint-the }
valletta-building-money-changers-stalls = Money-changers’ Stalls
valletta-building-money-changers-stalls-the = the Money-changers’ Stalls
valletta-building-money-changers-stalls-acc = { valletta-building-money-changers-stalls-the }
valletta-building-conservatory-of-the-treasury = Conservatory of the Treasury
valletta-building-conservatory-of-the-treasury-the = the Conservatory of the Treasury
valletta-building-conservatory-of-the-treasury-acc = { valletta-building-conservatory-of-the-treasury-the }
valletta-building-timber-yard = Timber Yard
valletta-building-timber-yard-the = the Timber Yard
valletta-building-timber-yard-acc = { valletta-building-timber-yard-the }
valletta-building-shipwrights-slip = Shipwrights’ Slip
valletta-building-shipwrights-slip-the = the Shipwrights’ Slip
valletta-building-shipwrights-slip-acc = { valletta-building-shipwrights-slip-the }
valletta-building-galley-arsenal = Galley Arsenal
valletta-building-galley-arsenal-the = the Galley Arsenal
valletta-building-galley-arsenal-acc = { valletta-building-galley-arsenal-the }
valletta-building-quarry-face = Quarry Face
valletta-building-quarry-face-the = the Quarry Face
valletta-building-quarry-face-acc = { valletta-building-quarry-face-the }
valletta-building-masons-lodge = Masons’ Lodge
valletta-building-masons-lodge-the = the Masons’ Lodge
valletta-building-masons-lodge-acc = { valletta-building-masons-lodge-the }
valletta-building-cutters-ditch = Cutters’ Ditch
valletta-building-cutters-ditch-the = the Cutters’ Ditch
valletta-building-cutters-ditch-acc = { valletta-building-cutters-ditch-the }
valletta-building-brick-kiln = Brick Kiln
valletta-building-brick-kiln-the = the Brick Kiln
valletta-building-brick-kiln-acc = { valletta-building-brick-kiln-the }
valletta-building-potters-row = Potters’ Row
valletta-building-potters-row-the = the Potters’ Row
valletta-building-potters-row-acc = { valletta-building-potters-row-the }
valletta-building-orders-bakery = Order’s Bakery
valletta-building-orders-bakery-the = the Order’s Bakery
valletta-building-orders-bakery-acc = { valletta-building-orders-bakery-the }
valletta-building-franciscan-friary = Franciscan Friary
valletta-building-franciscan-friary-the = the Franciscan Friary
valletta-building-franciscan-friary-acc = { valletta-building-franciscan-friary-the }
valletta-building-church-of-our-lady-of-victory = Church of Our Lady of Victory
valletta-building-church-of-our-lady-of-victory-the = the Church of Our Lady of Victory
valletta-building-church-of-our-lady-of-victory-acc = { valletta-building-church-of-our-lady-of-victory-the }
valletta-building-tilers-house = Tilers’ House
valletta-building-tilers-house-the = the Tilers’ House
valletta-building-tilers-house-acc = { valletta-building-tilers-house-the }
valletta-building-waterfront-stores = Waterfront Stores
valletta-building-waterfront-stores-the = the Waterfront Stores
valletta-building-waterfront-stores-acc = { valletta-building-waterfront-stores-the }
valletta-building-hall-of-the-seamstresses = Hall of the Seamstresses
valletta-building-hall-of-the-seamstresses-the = the Hall of the Seamstresses
valletta-building-hall-of-the-seamstresses-acc = { valletta-building-hall-of-the-seamstresses-the }
valletta-building-merchants-loggia = Merchants’ Loggia
valletta-building-merchants-loggia-the = the Merchants’ Loggia
valletta-building-merchants-loggia-acc = { valletta-building-merchants-loggia-the }
valletta-building-works-office = Works Office
valletta-building-works-office-the = the Works Office
valletta-building-works-office-acc = { valletta-building-works-office-the }
valletta-building-chamberlains-house = Chamberlain’s House
valletta-building-chamberlains-house-the = the Chamberlain’s House
valletta-building-chamberlains-house-acc = { valletta-building-chamberlains-house-the }
valletta-building-rampart-workshop = Rampart Workshop
valletta-building-rampart-workshop-the = the Rampart Workshop
valletta-building-rampart-workshop-acc = { valletta-building-rampart-workshop-the }
valletta-building-bastion-store = Bastion Store
valletta-building-bastion-store-the = the Bastion Store
valletta-building-bastion-store-acc = { valletta-building-bastion-store-the }
valletta-building-harbour-inn = Harbour Inn
valletta-building-harbour-inn-the = the Harbour Inn
valletta-building-harbour-inn-acc = { valletta-building-harbour-inn-the }
valletta-building-convent-of-st-ursula = Convent of St Ursula
valletta-building-convent-of-st-ursula-the = the Convent of St Ursula
valletta-building-convent-of-st-ursula-acc = { valletta-building-convent-of-st-ursula-the }
valletta-building-joiners-hall = Joiners’ Hall
valletta-building-joiners-hall-the = the Joiners’ Hall
valletta-building-joiners-hall-acc = { valletta-building-joiners-hall-the }
valletta-building-scaffolders-yard = Scaffolders’ Yard
valletta-building-scaffolders-yard-the = the Scaffolders’ Yard
valletta-building-scaffolders-yard-acc = { valletta-building-scaffolders-yard-the }
valletta-building-customs-house = Customs House
valletta-building-customs-house-the = the Customs House
valletta-building-customs-house-acc = { valletta-building-customs-house-the }
valletta-building-auberge-of-italy = Auberge of Italy
valletta-building-auberge-of-italy-the = the Auberge of Italy
valletta-building-auberge-of-italy-acc = { valletta-building-auberge-of-italy-the }
valletta-building-fort-st-elmo = Fort St Elmo
valletta-building-fort-st-elmo-the = Fort St Elmo
valletta-building-fort-st-elmo-acc = { valletta-building-fort-st-elmo-the }
valletta-building-auberge-of-germany = Auberge of Germany
valletta-building-auberge-of-germany-the = the Auberge of Germany
valletta-building-auberge-of-germany-acc = { valletta-building-auberge-of-germany-the }
valletta-building-st-johns-cavalier = St John’s Cavalier
valletta-building-st-johns-cavalier-the = St John’s Cavalier
valletta-building-st-johns-cavalier-acc = { valletta-building-st-johns-cavalier-the }
valletta-building-grand-masters-palace = Grand Master’s Palace
valletta-building-grand-masters-palace-the = the Grand Master’s Palace
valletta-building-grand-masters-palace-acc = { valletta-building-grand-masters-palace-the }
valletta-building-auberge-of-castile = Auberge of Castile
valletta-building-auberge-of-castile-the = the Auberge of Castile
valletta-building-auberge-of-castile-acc = { valletta-building-auberge-of-castile-the }
valletta-building-conventual-church-of-st-john = Conventual Church of St John
valletta-building-conventual-church-of-st-john-the = the Conventual Church of St John
valletta-building-conventual-church-of-st-john-acc = { valletta-building-conventual-church-of-st-john-the }
valletta-building-gate-of-st-george = Gate of St George
valletta-building-gate-of-st-george-the = the Gate of St George
valletta-building-gate-of-st-george-acc = { valletta-building-gate-of-st-george-the }
valletta-building-auberge-of-aragon = Auberge of Aragon
valletta-building-auberge-of-aragon-the = the Auberge of Aragon
valletta-building-auberge-of-aragon-acc = { valletta-building-auberge-of-aragon-the }
valletta-building-knights-hospital = Knights’ Hospital
valletta-building-knights-hospital-the = the Knights’ Hospital
valletta-building-knights-hospital-acc = { valletta-building-knights-hospital-the }

# What is asked
valletta-ask-draft = { $you ->
     [yes] Choose a good to start with.
    *[no] { $name } chooses a good to start with.
    }
valletta-ask-play = { $you ->
     [yes] Choose a card to play ({ $n } of 3).
    *[no] { $name } chooses a card.
    }
valletta-ask-use = { $you ->
     [yes] Use { $card }, or decline.
    *[no] { $name } decides whether to use { $card }.
    }
valletta-ask-good = { $you ->
     [yes] Choose a good to take.
    *[no] { $name } chooses a good.
    }
valletta-ask-foreman = { $you ->
     [yes] Choose a good: you take 1 for each of its icons on your buildings.
    *[no] { $name } chooses a good.
    }
valletta-ask-nun = { $you ->
     [yes] Choose a good: you take 3 of it, everybody else takes 1.
    *[no] { $name } chooses a good for everybody.
    }
valletta-ask-two = { $you ->
     [yes] Choose 2 goods to take.
    *[no] { $name } chooses 2 goods.
    }
valletta-ask-build = { $you ->
     [yes] Choose a building to build or upgrade, or decline.
    *[no] { $name } chooses a building.
    }
valletta-ask-build-cheaper = { $you ->
     [yes] Choose a building to build or upgrade for { $goods } less, or decline.
    *[no] { $name } chooses a building, for { $goods } less.
    }
valletta-ask-build-nothing = There is nothing you can build or upgrade now: decline.
valletta-ask-pay = { $you ->
     [yes] Choose how to pay { $price } for { $building }.
    *[no] { $name } pays for { $building }.
    }
valletta-ask-deal = { $you ->
     [yes] Pay what { $card } asks, or decline.
    *[no] { $name } decides whether to pay what { $card } asks.
    }
valletta-ask-staff = { $you ->
     [yes] Choose a card to fire or hire, or decline.
    *[no] { $name } chooses whom to fire or hire.
    }
valletta-ask-give = { $you ->
     [yes] { $other } plays { $card }: choose a good to give.
    *[no] { $name } chooses a good for { $card }.
    }
valletta-ask-extra = { $you ->
     [yes] Take 1 more good, or decline.
    *[no] { $name } may take 1 more good.
    }

# Choices
valletta-do-take = Take { $goods }
valletta-do-play = Play { $card }
valletta-do-use = Use { $card }
valletta-do-use-it = Use the effect
valletta-do-decline = Decline
valletta-do-decline-build = Build or upgrade nothing
valletta-do-decline-deal = Pay nothing
valletta-do-decline-staff = Fire and hire nobody
valletta-do-decline-extra = Take nothing more
valletta-do-build = Build { $building } for { $price }
valletta-do-upgrade = Upgrade { $building } for { $price }
valletta-do-build-free = Build { $building } for free
valletta-do-upgrade-free = Upgrade { $building } for free
valletta-do-bonus = { $action } (+2 points)
valletta-do-pay = Pay { $goods }
valletta-do-pay-nothing = Pay nothing
valletta-do-deal = Pay { $goods } and get { $gain }
valletta-do-fire = Fire { $card }
valletta-do-hire = Hire { $card }
valletta-do-give = Give { $goods }

# What happened
valletta-event-played = { $you ->
     [yes] You play
    *[no] { $name } plays
    } { $card }.
valletta-event-copied = { $apprentice } repeats { $card }.
valletta-event-declined = { $you ->
     [yes] You decline
    *[no] { $name } declines
    }.
valletta-event-took = { $you ->
     [yes] You take
    *[no] { $name } takes
    } { $goods }.
valletta-event-gave = { $you ->
     [yes] You give
    *[no] { $name } gives
    } { $other } { $goods }.
valletta-event-gave-you = { $name } gives you { $goods }.
valletta-event-paid = { $you ->
     [yes] You pay
    *[no] { $name } pays
    } { $goods }.
valletta-event-bonus = { $you ->
     [yes] You score
    *[no] { $name } scores
    } a build bonus of { $points }.
valletta-event-scored = { $you ->
     [yes] You score
    *[no] { $name } scores
    } { $points } with { $card }.
valletta-event-built = { $you ->
     [yes] You build
    *[no] { $name } builds
    } { $building }.
valletta-event-upgraded = { $you ->
     [yes] You upgrade
    *[no] { $name } upgrades
    } { $building }.
valletta-event-gained = { $you ->
     [yes] You gain
    *[no] { $name } gains
    } { $card }.
valletta-event-advanced = De Valette moves to space { $n }.
valletta-event-fired = { $you ->
     [yes] You fire
    *[no] { $name } fires
    } { $card }.
valletta-event-hired = { $you ->
     [yes] You hire
    *[no] { $name } hires
    } { $card }.
valletta-event-drew = { $you ->
     [yes] You draw
    *[no] { $name } draws
    } { $card }.
valletta-event-drew-hidden = { $name } draws a card.
valletta-event-reshuffled = { $you ->
     [yes] You shuffle your
    *[no] { $name } shuffles the
    } discard pile into a new draw pile.
valletta-event-trigger-street = De Valette has reached the end of the street: the final phase begins after this turn.
valletta-event-trigger-points = { $you ->
     [yes] You have
    *[no] { $name } has
    } reached 25 points: the final phase begins after this turn.
valletta-event-trigger-houses = { $you ->
     [yes] You have
    *[no] { $name } has
    } placed the eighth house: the final phase begins after this turn.
valletta-event-trigger-turn_cap = The last of the agreed rounds is over: the final phase begins.
valletta-event-merged = The final phase begins: everybody shuffles their discard pile and draw pile together.
valletta-event-out = { $you ->
     [yes] You have
    *[no] { $name } has
    } no cards left.

# Why not
valletta-no-over = The game is over
valletta-no-now = Not now: the question is { $what }
valletta-now-draft = which good you start with
valletta-now-play = which card you play
valletta-now-use = whether you use the card
valletta-now-good = which good you take
valletta-now-two = which 2 goods you take
valletta-now-build = what you build or upgrade
valletta-now-pay = how you pay
valletta-now-deal = whether you pay the price
valletta-now-staff = whom you fire or hire
valletta-now-give = which good is given
valletta-now-extra = which extra good you take
valletta-no-good-left = { $good } has already been taken: there is only one of each good
valletta-no-passing = You must play a card, whether it helps or not
valletta-no-hand = { $card } is not in your hand
valletta-no-reserve = { $card } is not in the reserve
valletta-no-declining = You must use { $card }
valletta-no-one-good = { $card } gives you 2 goods
valletta-no-two-goods = { $card } gives you 1 good, not 2
valletta-no-extra = The extra good here is { $goods }
valletta-no-giving-gold = You have no gold to give
valletta-no-giving-wood = You have no wood to give
valletta-no-giving-stone = You have no stone to give
valletta-no-giving-brick = You have no brick to give
valletta-no-building = No building lies on { $at } in this game
valletta-no-owned = { $you ->
     [yes] You already own
    *[no] { $name } already owns
    } { $building }
valletta-no-not-owned = You do not own { $building }
valletta-no-upgraded = You have already upgraded { $building }
valletta-no-house = All 8 of your houses have been placed; you can only upgrade
valletta-no-afford = { $n ->
     [one] You need { $goods } more, or 3 other goods instead
    *[other] You need { $goods } more, or 3 other goods instead of each
    }
valletta-no-stock = That is more than you have: { $goods }
valletta-no-payment = The price is { $price }, not { $goods }; each missing good is replaced by exactly 3 others
valletta-no-price = { $card } asks for { $prices }, not { $goods }
valletta-no-deal = { $card } asks for { $goods }; you do not have that much

# The board read aloud
valletta-read-turn = The turn
valletta-read-round = Round { $n }.
valletta-read-final-soon = The final phase begins after this turn.
valletta-read-final = This is the final phase.
valletta-read-store = { $points }. Goods: { $goods }. { $n ->
     [one] { $n } house
    *[other] { $n } houses
    } left.
valletta-read-hand = In hand: { $cards }.
valletta-read-cards = { $n ->
     [one] { $n } card
    *[other] { $n } cards
    }
valletta-read-slots = Played this turn: { $cards }.
valletta-read-draw = Draw pile: { $cards }.
valletta-read-discard = Discard pile: { $cards }.
valletta-read-no-cards = no cards
valletta-read-street = The street
valletta-read-tower = De Valette stands in the tower.
valletta-read-space = De Valette stands on space { $n } of 25, in zone { $zone }.
valletta-read-barrels = Still in the barrels: { $goods }.
valletta-read-above = Above the street, row { $n }
valletta-read-below = Below the street, row { $n }
valletta-read-free = { $at } { $building } ({ $colour }), with { $card }. Costs { $price }. Yield: { $goods }, { $more } when upgraded. Points: { $points }, { $best } when upgraded.
valletta-read-owned = { $at } { $building } ({ $colour }), { $you ->
     [yes] yours
    *[no] belongs to { $name }
    }. Yield: { $goods }, { $more } when upgraded. Points: { $points }, { $best } when upgraded.
valletta-read-upgraded = { $at } { $building } ({ $colour }), upgraded, { $you ->
     [yes] yours
    *[no] belongs to { $name }
    }. Yield: { $goods }. Points: { $points }.
valletta-read-reserve = The reserve

# What speaks for an action
valletta-because-build-bonus = build bonus: 2 points
valletta-because-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    } at once
valletta-because-building-points = { $n ->
     [one] { $n } point
    *[other] { $n } points
    } at the end
valletta-because-cheaper-neighbours = your buildings next to it save { $n } gold
valletta-because-discount = saves { $goods }
valletta-because-pays-with-surplus = pays with { $n ->
     [one] { $n } good
    *[other] { $n } goods
    } to spare
valletta-because-comes-round-again = { $card } comes round about { $n ->
     [one] once
    *[other] { $n } times
    } more
valletta-because-uses-icons = your icons bring { $goods }
valletta-because-gains = brings in { $n ->
     [one] { $n } good
    *[other] { $n } goods
    }
valletta-because-takes-from-rivals = takes { $n ->
     [one] { $n } good
    *[other] { $n } goods
    } from the others
valletta-because-thins-the-deck = without { $whom } better cards come sooner
valletta-because-hires = { $card } joins your deck
valletta-because-ends-the-game = brings on the final phase
