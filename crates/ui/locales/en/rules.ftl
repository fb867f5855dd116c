rules-index = Rules
rules-index-lead = Two games, explained from start to finish. Look something up, or just read on: the pieces you see here are the ones on the table.
rules-search = Search the rules
rules-search-go = Search
rules-found = { $n ->
    [0] Nothing found for “{ $words }”
    [one] One passage for “{ $words }”
   *[other] { $n } passages for “{ $words }”
  }
rules-found-nothing = Try fewer or shorter words, or the number of a rule.
rules-contents = Contents
rules-all = Both games
rules-learn = Learn by playing
rules-name-one = Anna
rules-name-two = Ben

rules-saint-malo-title = Saint Malo
rules-saint-malo-lead = Roll five dice, use one symbol, draw it into your walled port. By Inka and Markus Brand, for 2 to 5 players.
rules-saint-malo-figure-city = A city halfway through: the top wall is complete, the left side needs two more walls, the right side is still empty.
rules-saint-malo-figure-sea = The third raid is one sword away. Its strength is 6: a shield shows whether each city would hold.
rules-saint-malo-series = What a series of churches is worth
rules-saint-malo-series-row = Series
rules-saint-malo-series-points = Points

rules-saint-malo-aim = What it is about
rules-saint-malo-aim-1 = You draw a port on a board of your own. Every turn, five dice decide what you can add: crates, walls, churches or people. Meanwhile pirates gather off the coast, and when they come, they come for everybody. Once somebody’s city is full, the round is finished and the points are counted.

rules-saint-malo-parts = The city and the dice
rules-saint-malo-parts-1 = A city is a square of seven by seven without its corners, which are towers. That makes 45 spaces: 20 outer ones, five on each side, and 25 inside. Each space holds one thing, and what has been drawn is never erased.
rules-saint-malo-parts-2 = Crates, walls, churches, houses and people fill one space each; coins and logs do not. Walls stand on outer spaces only. Everything else may stand anywhere, even on an outer space, though that comes at a price.
rules-saint-malo-parts-3 = Beside the city you keep your coins, your logs, your points and a row of cannons that you hope never to cross out. All five dice are alike and have these six faces:

rules-saint-malo-setup = Before you start
rules-saint-malo-setup-1 = Everybody has a board with 3 coins, 2 logs and no points. Four crates are printed in each city, on b2, c2, b3 and b4. They fill their spaces and count as crates like any others.
rules-saint-malo-setup-2 = The starting player is chosen at random, unless the table was set up otherwise. From there, turns go clockwise.

rules-saint-malo-turn = A turn
rules-saint-malo-turn-1 = First you roll, then you choose one symbol, then you carry out its action, and finally the swords on your dice bring the pirates closer. One symbol a turn, one action a turn, never two.

rules-saint-malo-dice = Rolling
rules-saint-malo-dice-1 = Roll all five dice. Then you may roll again, up to twice, with as many dice as you like. A die you kept may be rolled the next time, and swords can be kept or rolled again like anything else. You may stop whenever you like.
rules-saint-malo-dice-2 = After the last roll the dice stay as they are. Which die shows what does not matter, only how many show each symbol.

rules-saint-malo-symbol = Choosing a symbol
rules-saint-malo-symbol-1 = Choose logs, crates, walls, crosses or heads. Swords cannot be chosen.
rules-saint-malo-symbol-2 = Before you act, you may turn dice to your symbol for 2 coins each, as many as you can pay for, even if no die showed it before. Swords can never be turned. Coins that the action itself brings in come too late to pay for it.
rules-saint-malo-symbol-3 = You need not use every die of your symbol, but you must use at least one, and a die you paid to turn is always used. All of them go into one action: three crosses make one church of size 3, not a 1 and a 2.
rules-saint-malo-symbol-4 = You may do nothing only when no symbol other than logs could be used without turning a die. Otherwise you have to add something, whether it suits you or not.

rules-saint-malo-logs = Logs
rules-saint-malo-logs-1 = Each log on the dice goes into your store. Storing costs 2 coins in all, however many logs there are. Without those coins you cannot choose logs.
rules-saint-malo-logs-2 = Architects turn logs into houses, at no further cost. Any logs left at the end are worth a point each.

rules-saint-malo-crates = Crates
rules-saint-malo-crates-1 = Draw a crate on an empty space for each die. The crates of one turn must form a single group connected edge to edge; touching at a corner is not enough. They may lie next to older crates, but those do not connect them. If a group of that size fits nowhere, use fewer dice.
rules-saint-malo-crates-2 = Crates earn nothing when they are drawn. They wait for a merchant, and the same crate can pay one merchant after another.

rules-saint-malo-walls = Walls
rules-saint-malo-walls-1 = Draw a wall on any empty outer space for each die. Walls need not touch each other.
rules-saint-malo-walls-2 = Five walls complete a side. A complete side adds 2 to your defence for the rest of the game and pays its bonus once, right away, before you draw the next wall. One turn can complete two sides.
rules-saint-malo-walls-3 = The towers show what each side pays: a person at the top, 2 coins on the right, 3 points at the bottom, 2 coins on the left.
rules-saint-malo-walls-4 = Anything other than a wall on an outer space breaks that side for good: it will never pay and never defend, however many walls stand beside it. You may still draw walls there to fill the spaces.
rules-saint-malo-walls-5 = The person from the top side costs nothing and works exactly as if you had rolled the heads. You choose among citizen, soldier, priest, architect and merchant; jester and noble do not come this way. You may decline, and without an empty space nobody comes. If the newcomer or a house takes the last outer space, any walls still to be drawn are lost.

rules-saint-malo-churches = Churches
rules-saint-malo-churches-1 = Your crosses build one church on any empty space. Its size is the number of crosses you use. It costs nothing, and you can build any size at any time, as often as you like.
rules-saint-malo-churches-2 = Churches score at the end, in series that start with a 1 and have no gap. Each church belongs to one series at most, several series score separately, and a church that fits into none is worth nothing, except to a priest next to it.

rules-saint-malo-persons = People
rules-saint-malo-persons-1 = Heads bring in one person, and the number of heads decides who it may be. If you rolled more heads than you need, use fewer and take somebody cheaper.
rules-saint-malo-persons-2 = People act once, when they arrive, and look at the spaces around them: up to eight, diagonals included. The two outer spaces on either side of a tower touch each other as well. Whatever is drawn there later pays nothing.
rules-saint-malo-persons-3 = An architect may also arrive without building anything. The houses of one architect must touch each other edge to edge, and older houses do not connect them. When two architects come in one turn, the houses of each are looked at separately.

rules-saint-malo-pirates = Pirates
rules-saint-malo-pirates-1 = After your action, each sword on the dice marks a box in the pirates’ table. A row has 4 boxes with two players, 6 with three, 8 with four and 10 with five. When a row is full, the pirates raid. Any swords left over start the next row at once.
rules-saint-malo-pirates-2 = There are six raids, of strength 1, 3, 6, 8, 10 and 12, and each of them hits every city. Your defence is 1 for each soldier and 2 for each complete side, counted after this turn’s action.
rules-saint-malo-pirates-3 = A city holds if its defence is at least as high as the strength. Otherwise its player crosses out one cannon, no matter how much was missing. Defence is never used up.
rules-saint-malo-pirates-4 = After the sixth raid, swords do nothing. They still cannot be turned.

rules-saint-malo-end = The end
rules-saint-malo-end-1 = When a player fills the last space of a city, that turn is carried out in full, and then the round is played to its end so that everybody has had the same number of turns. Raids during these turns count as usual.

rules-saint-malo-score = Points
rules-saint-malo-score-1 = You keep the points scored during the game. Add 5 if your city is full, 1 for every 2 coins, 1 for every log, and your series of churches. Subtract 5 for each cannon crossed out. Soldiers, walls, crates and houses bring nothing more.
rules-saint-malo-score-2 = The highest total wins. Ties go to whoever has more empty spaces; if those are equal too, the victory is shared.

rules-saint-malo-variants = Variants
rules-saint-malo-variants-1 = A table can be set up with small changes: every single coin is worth a point at the end; a symbol must show before dice are turned to it; passing is always allowed; older crates may connect new ones; towers keep the spaces beside them apart; the game ends after a set number of rounds.

rules-saint-malo-hints = For your first game
rules-saint-malo-hints-1 = Coins are freedom: they turn dice. In the very first turns, the printed crates are worth 4 coins to a merchant on c3.
rules-saint-malo-hints-2 = Keep at least two sides clear for walls. The later raids are strong, and a cannon costs you more than most people bring in.
rules-saint-malo-hints-3 = Decide early whether to go for churches. Half a series is worth little, a whole one 20 points.

rules-valletta-title = Valletta
rules-valletta-lead = Play three cards, gather goods, build a city along the street. By Stefan Dorra, for 2 to 4 players.
rules-valletta-figure-city = A two-player game in full swing: de Valette stands in the second zone, so building in that column earns 2 points.
rules-valletta-table = All the buildings of our set; where there are two numbers, the second is for the upgraded side
rules-valletta-table-name = Building
rules-valletta-table-character = Character
rules-valletta-table-cost = Cost
rules-valletta-table-yield = Yield
rules-valletta-table-points = Points

rules-valletta-colour-red = Red: yours from the start
rules-valletta-colour-purple = Purple: the founder
rules-valletta-colour-green = Green: yields
rules-valletta-colour-blue = Blue: craft and trade
rules-valletta-colour-yellow = Yellow: points

rules-valletta-aim = What it is about
rules-valletta-aim-1 = Malta, 1566: the knights are laying out a new capital. With a handful of workers you collect gold, wood, stones and bricks and put up buildings on both sides of the street. Every building brings a new character into your deck, and in the end your buildings, your nobles and the goods you have left decide who wins.

rules-valletta-parts = What lies on the table
rules-valletta-parts-1 = The street runs from left to right over 25 spaces. Along its upper edge lie 25 barrels face down, each hiding one good; along the lower edge the players’ points are counted. The figure of de Valette waits in the tower before the first barrel.
rules-valletta-parts-2 = A building card has two sides. It shows its colour, its cost, its yield, its points at the end and the character that comes with it. The back is the upgraded building, with a higher yield and more points. The colours of buildings have nothing to do with the colours of players.
rules-valletta-parts-3 = In front of you are a draw pile, a discard pile and three slots for the cards of your turn. You have eight houses and the same eight cards as everybody else: shopkeeper, lumberjack, stonecutter, brick moulder, maid, builder, apprentice and de Valette.
rules-valletta-parts-4 = There are four goods. You take them from the supply and pay them back to it. The supply never runs out, and you may own as many as you like. You cannot simply exchange goods: only a payment or a card does that.

rules-valletta-setup = Before you start
rules-valletta-setup-1 = Buildings are drawn at random by colour: 6 green, 8 blue and 6 yellow with two players; 8, 10 and 7 with three; 10, 12 and 8 with four. They are laid out in rows of five, the first row above the street, the second below, and so on outwards. The rest stay in the box.
rules-valletta-setup-2 = On each building lies its character. Four builders that belong to nobody form the reserve. The barrels are shuffled, and de Valette stands in his tower.
rules-valletta-setup-3 = Everybody gets one good of each kind and draws five of their eight cards. The starting player is chosen at random. Then one more good of each kind is set out, and from the last player back to the first everybody takes one of those still there; the rest go back.

rules-valletta-turn = A turn
rules-valletta-turn-1 = You play three of your cards, into the first, second and third slot. Each is carried out before you choose the next. You cannot pass: with a card in hand and a free slot, you must play. Only an empty hand ends your turn early.
rules-valletta-turn-2 = A card you gain goes into your hand at once and may be played in the same turn. You never hold more than five.
rules-valletta-turn-3 = Then the cards you played go to your discard pile, and you draw back up to five. If a card must be drawn and your draw pile is empty, your discard pile, including the cards just played, is shuffled into a new one. If even that is not enough, you draw what there is. Then it is the next player’s turn.
rules-valletta-turn-4 = An effect is carried out as far as possible, never by half, and a card that can do nothing is played all the same. In the Hans im Glück edition you may skip an effect only where the card says “may”: when building or upgrading, with all cards that ask for a payment, when hiring and firing, and with the extra good in two-player games. In the Z-Man Games edition you may skip any effect, but de Valette always moves on.

rules-valletta-build = Building
rules-valletta-build-1 = A builder, roofer, mason or carpenter lets you put up one new building or upgrade one of yours. You may choose any building on the table without a house on it, wherever it lies. You need a house for it: after your eighth, you can only upgrade. A building stays with its owner for good.
rules-valletta-build-2 = The price is what the card shows, less 1 gold for each of your buildings next to it. With a roofer you pay 2 bricks less, with a mason 2 stones less, with a carpenter 2 wood less. No part of a price falls below zero, and you have to pay at once.
rules-valletta-build-3 = Take the character from the building into your hand; it is part of your deck from now on, whether you want it or not. Then put one of your houses on the building. If de Valette stands in its zone, you score the build bonus at once. Placing your eighth house triggers the final phase.

rules-valletta-neighbours = Neighbours
rules-valletta-neighbours-1 = Each of your own buildings that shares an edge with the new one makes it 1 gold cheaper, upgraded or not. Other players’ buildings do not count. The discount is automatic and comes before any substitutes.
rules-valletta-neighbours-2 = Diagonals do not count, and the street divides: a building above it is never next to one below.

rules-valletta-pay = Paying with substitutes
rules-valletta-pay-1 = When you build or upgrade, any good in the price can be replaced by three others, the same or mixed. You can do that several times in one payment, for three goods each time: gold for materials, materials for gold, and even for goods you own.
rules-valletta-pay-2 = Each good you leave out costs exactly three goods of other kinds, on top of the rest of the price. A kind you leave out cannot serve as a substitute as well. There is no change. If you can pay in at least one way, you can build.
rules-valletta-pay-3 = An example: a building costs 1 wood, 1 stone and 1 brick. You have those, plus 1 gold and 2 more stones. You may simply pay the price. Or you keep the wood and give the gold and 2 stones for it, along with the stone and the brick.
rules-valletta-pay-4 = The prices of characters, such as the merchant or the grand master, allow no substitutes. They are paid exactly as they stand.

rules-valletta-upgrade = Upgrading
rules-valletta-upgrade-1 = Instead of building, you may upgrade one of your buildings that still shows its front. It costs the wood, stones and bricks on the card once more, but no gold. Roofer, mason and carpenter make this cheaper too, sometimes even free.
rules-valletta-upgrade-2 = Turn the card over. The house stays, no character comes with it, and no further house is needed. You may upgrade a building in the turn you built it. In the Hans im Glück edition, upgrading in the zone where de Valette stands earns the build bonus too.

rules-valletta-valette = De Valette
rules-valletta-valette-1 = When you play de Valette, his figure moves on one space, and you take a good of the kind hidden in the barrel there. On the last space he stays where he is, and there is no barrel left to open.
rules-valletta-valette-2 = After that you may do one of two things. You may hire: take any card from the reserve into your hand, a builder or any card that was fired, even by you. Or you may fire: put a card from your hand into the reserve, to make your deck smaller. Its effect does not happen.
rules-valletta-valette-3 = The street has five zones of five spaces, and each zone includes the column of buildings above and below it. If you build in the zone where the figure stands, you score the build bonus: 2 points, at once. In the Hans im Glück edition, upgrading there scores it too. While he is in the tower, there is no bonus; on the last space he stays in the fifth zone.

rules-valletta-apprentice = The apprentice
rules-valletta-apprentice-1 = The apprentice repeats the red or green card played just before, with new choices: after a builder, you may build again. As your first card, or after a blue, yellow or purple one, it does nothing. A second apprentice repeats what the first one copied.

rules-valletta-cards = The characters
rules-valletta-cards-1 = The ring of a medallion has the colour of the card. You may own several cards of a kind, and each counts whenever you play it. You start with the red and purple ones.
rules-valletta-cards-2 = Green characters count the goods your buildings yield, whatever the colour of the building, on the side that is showing. Without such a building they bring nothing.
rules-valletta-cards-3 = When a blue character takes from others, first everybody’s goods are checked, then the goods change hands clockwise. Players who are out are not spared. A two-player game is one that two people started.
rules-valletta-cards-4 = Yellow characters bring points. None of them rewards yellow buildings as such; those are worth enough by themselves.

rules-valletta-buildings = The buildings
rules-valletta-buildings-1 = These 37 buildings are our own set; you can enter your own card set when you create a table. An upgrade costs what is printed here, without the gold.

rules-valletta-final = The final phase
rules-valletta-final-1 = The final phase is triggered as soon as de Valette reaches the last barrel, a player has 25 points or more, or a player places an eighth house. That happens only once.
rules-valletta-final-2 = The turn is finished as usual, including drawing. Then everybody shuffles their discard pile and draw pile together into a new draw pile; hands stay as they are.
rules-valletta-final-3 = Play goes on with the next player, and whoever triggered the phase takes more turns too. But nobody shuffles again: you draw as long as your pile lasts. If you hold fewer than three cards, you play what you have, including cards you gain while a slot is free.
rules-valletta-final-4 = Whoever has no card left after drawing is out, but can still lose and gain goods through other players’ cards. When everybody is out, the game is over.

rules-valletta-score = Points
rules-valletta-score-1 = Points you score during the game are counted at once and never lost. After space 25 your figure goes on from space 1.
rules-valletta-score-2 = At the end, add the points on the side of each of your buildings that is showing, and 1 point for every 3 goods of any kind. Cards and spare houses are worth nothing.
rules-valletta-score-3 = The highest total wins. Ties go to whoever has more houses on buildings; if that is equal too, the victory is shared.

rules-valletta-editions = Two editions
rules-valletta-editions-1 = Valletta has two editions: Hans im Glück (the German and Italian rulebooks) and Z-Man Games (the English and French ones). You choose one when you create a table; in English, Z-Man Games is suggested first. In the Z-Man Games edition you may decline the effect of any card you play, as a whole; only de Valette must always move on.
rules-valletta-editions-2 = In the Z-Man Games edition only building earns the build bonus; upgrading does not. It also allows goods of the same kind as substitutes, which never makes a difference.
rules-valletta-editions-3 = A table can also play with other changes: the discard pile is shuffled as soon as the draw pile is empty, the supply is limited to 42 gold and 30 of each material, or the final phase begins after a set number of rounds.

rules-valletta-hints = For your first game
rules-valletta-hints-1 = Early on, a second builder is worth more than almost anything else: play de Valette soon and hire one.
rules-valletta-hints-2 = Build in clusters: with two neighbours a building costs 2 gold less, and gold is what you will run short of.
rules-valletta-hints-3 = Think of the end: in the final phase every card comes up once more, so send the weak ones to the reserve before it begins.
