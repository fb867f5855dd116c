valletta-choice = { $action }: { $gain }
valletta-nobody = nobody
valletta-close = Close
valletta-about = About: { $name }
valletta-city = The city
valletta-street = The street
valletta-street-text = De Valette walks along the upper path and takes the barrel on each space he reaches. { $upgrades ->
    [yes] Building or upgrading
   *[no] Building
  } in the zone where he stands scores 2 points. The figures on the lower path show everybody’s points; after space 25 they start again from space 1.
valletta-rest = In the barrels still closed:
valletta-barrels-left = In the barrels still closed: { $goods }
valletta-score = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }
valletta-plot-owned = { $name }, { $side ->
    [upgraded] upgraded
   *[built] built
  } by { $owner }
valletta-plot-open = { $name }, with { $character }: costs { $price }
valletta-zone = Zone { $zone }, not built yet
valletta-zone-owned = Zone { $zone } · { $side ->
    [upgraded] upgraded
   *[built] built
  } · { $owner }
valletta-yield = Yield
valletta-worth = Points at the end
valletta-cost-build = Costs you now
valletta-cost-upgrade = Upgrading costs you now
valletta-cost-list = instead of
valletta-houses-gone = All 8 of your houses have been placed: you can only upgrade.
valletta-could-pay = You can afford this. Play a Builder, Roofer, Mason or Carpenter to choose it.
valletta-could-replace = You lack { $goods }, but can pay 3 other goods for each. Play a Builder, Roofer, Mason or Carpenter to choose it.
valletta-cannot-pay = You lack { $goods }, or 3 other goods instead of each.
valletta-hand = Your hand
valletta-hand-empty = No cards in hand
valletta-slots-mine = Your turn
valletta-slots = { $name } plays
valletta-store = Your goods
valletta-left = { $goods } left
valletta-pay = Pay
valletta-pay-build = Build for
valletta-pay-upgrade = Upgrade for
valletta-leaves = This leaves you with
valletta-pay-others = { $n ->
    [one] 1 other way to pay
   *[other] { $n } other ways to pay
  }
valletta-choices = Your choice
valletta-hint-draft = Take one more good to start with: choose it below.
valletta-hint-give = Choose the good you give.
valletta-hint-good = Choose a good below.
valletta-hint-build = { $n ->
    [0] There is no building you can pay for now.
    [one] You can pay for one building: it glows.
   *[other] You can pay for { $n } buildings: they glow.
  }
valletta-hint-staff = Choose a card in your hand to fire it, or one in the reserve to hire it.
valletta-fire = Fire
valletta-reach = Within your reach
valletta-piles = Your piles
valletta-draw = Draw
valletta-draw-text = What you will draw, in no particular order. When it runs out, the discard pile is shuffled.
valletta-draw-last = What you will still draw, in no particular order. It will not be refilled.
valletta-discard = Discard
valletta-discard-text = Shuffled into a new draw pile when the old one runs out.
valletta-discard-last = In the final phase, these cards do not come back.
valletta-reserve = Reserve
valletta-players = Players and what they have
valletta-houses = { $n ->
    [0] No house left
    [one] 1 house left
   *[other] { $n } houses left
  }
valletta-out = Out of cards
valletta-cards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
  }
valletta-counts = Hand { $hand } · draw pile { $draw } · discard pile { $discard }
valletta-buildings = Buildings
valletta-no-buildings = None yet
valletta-set = All cards
valletta-points-now = { $n ->
    [one] 1 point
   *[other] { $n } points
  }; { $total } if the game ended now
valletta-points-points = Points on the street
valletta-points-buildings = Buildings
valletta-points-goods = Goods
valletta-final = This is the final phase.
valletta-final-soon = The final phase begins after this turn.
valletta-trigger-street = De Valette has reached the end of the street. No more shuffling.
valletta-trigger-points = Somebody has 25 points. No more shuffling.
valletta-trigger-houses = Somebody has placed their eighth house. No more shuffling.
valletta-trigger-rounds = The agreed rounds are over. No more shuffling.
valletta-brief-shopkeeper = Take 1 gold
valletta-brief-lumberjack = Take 1 wood
valletta-brief-stonecutter = Take 1 stone
valletta-brief-brickmoulder = Take 1 brick
valletta-brief-maid = Take any 1 good
valletta-brief-builder = Build or upgrade
valletta-brief-apprentice = Repeats a red or green card
valletta-brief-valette = A barrel, then fire or hire
valletta-brief-banker = 1 gold per gold icon
valletta-brief-joiner = 1 wood per wood icon
valletta-brief-stonecarver = 1 stone per stone icon
valletta-brief-brickmaker = 1 brick per brick icon
valletta-brief-monk = 1 good from all with 4+
valletta-brief-roofer = Build for 2 bricks less
valletta-brief-trader = 1 material for 3 gold
valletta-brief-seamstress = Take any 2 goods
valletta-brief-merchant = 1 gold for 3 materials
valletta-brief-foreman = One good, 1 per icon
valletta-brief-chamberlain = 1 gold per green building
valletta-brief-mason = Build for 2 stones less
valletta-brief-innkeeper = 1 gold from all with 2+
valletta-brief-nun = Take 3 of a good, others 1
valletta-brief-carpenter = Build for 2 wood less
valletta-brief-toll = 1 material from all with 3+
valletta-brief-architect = 4 of a material: 4 points
valletta-brief-bailiff = 4 gold: 4 points
valletta-brief-grandmaster = 1 of each: 5 points
valletta-brief-pope = 1 point per upgrade
valletta-brief-emperor = 1 point per blue building
valletta-brief-king = 1 point per green building
valletta-brief-knight = 2 points
valletta-pay-choose = Choose how to pay
