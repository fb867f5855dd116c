site-description = Play Saint Malo and Valletta in your browser: against bots, with friends, or a move a day.
site-skip = Skip to content
site-outdated = This browser is too old to show these pages as they are meant to look: they are plain, but everything works. At a table, reload the page to see what the others have done. Safari 16.4, Firefox 115, Chrome 110 and later show everything.
site-nav = Main
site-rules = Rules
site-learn = Learn
site-leaderboard = Leaderboard
site-account = Account
site-about = About
site-language = Language
site-theme = Colours
site-theme-auto = match device
site-theme-light = light
site-theme-dark = dark
site-settings-save = Save
site-home = Two harbour cities, built within their walls
site-new = New table
site-waiting-title = { $game }: waiting for players
site-error = Something went wrong
site-offline = You are offline
site-menu = Menu
site-settings = Language and colours
site-unofficial = An unofficial, non-commercial home for two games we love.
site-home-lead = Two board games, Saint Malo and Valletta, in your browser: against bots, with friends, or at a move a day. Free, no account needed.
site-players-range = 2–{ $most } players
site-kind-saint-malo = dice and drawing
site-kind-valletta = deck building and city building
site-pitch-saint-malo = Roll five dice, use one symbol, and draw it into your city with the marker: walls, churches, crates, people. Then the pirates come.
site-pitch-valletta = Play three cards a turn, gather goods, and build along the street. Every building brings a new character into your hand.
site-bots = Bots
site-players = Players
site-level-novice = Novice
site-level-deckhand = Deckhand
site-level-porter = Porter
site-level-sailor = Sailor
site-level-apprentice = Apprentice
site-level-helmsman = Helmsman
site-level-journeyman = Journeyman
site-level-pilot = Pilot
site-level-master = Master
site-level-grandmaster = Grandmaster
site-play-now = Play now
site-play-friends = Play with friends
site-tables-urgent = { $n ->
    [one] Your turn at a table
   *[other] Your turn at { $n } tables
 }
site-tables-mine = My tables
site-tables-open = Open tables
site-tables-running = Games in progress
site-seat-open = open seat
site-rated = rated
site-practice = practice
site-your-turn = Your turn
site-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
 }
site-turn-of = { $name }’s turn
site-playing = In progress
site-over = Finished
site-left-minutes = { $n ->
    [one] 1 minute left
   *[other] { $n } minutes left
 }
site-left-hours = { $n ->
    [one] 1 hour left
   *[other] { $n } hours left
 }
site-left-days = { $n ->
    [one] 1 day left
   *[other] { $n } days left
 }
site-pace-none = no clock
site-pace-clock = { $minutes } min + { $seconds } s per turn
site-pace-days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
 }
site-promise-fair = Fair dice: every roll and every draw of a finished game can be checked.
site-promise-phone = On any phone or computer, by keyboard, with a screen reader, in light or dark.
site-promise-languages = In English, German, French and Italian, with every card explained.
site-gallery = Gallery
site-gallery-lead = Every piece of both games, in every state.
site-contents = Contents

site-name = Name
site-your-name = Your name
site-you = you
site-save = Save
site-back = Back
site-again = Try again
site-to-home = Back to the home page
site-copy = Copy
site-copied = Copied
site-delete = Delete
site-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
site-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }

site-new-lead = Choose who sits where. The game begins as soon as every seat is taken.
site-new-game = Game
site-new-seats = Seats
site-new-seats-help = For open seats you get a link to send to your friends.
site-new-seat = Seat { $n }
site-new-me = Me
site-new-open = Open to anyone
site-new-bot = Bot: { $level }
site-new-device = Somebody else on this device
site-new-device-name = Name of the person in seat { $n }
site-new-nobody = No seat
site-new-pace = Time
site-new-pace-none = No clock
site-new-pace-live = Live, with a clock
site-new-pace-day1 = 1 day per move
site-new-pace-day3 = 3 days per move
site-new-pace-day7 = 7 days per move
site-new-pace-help = If somebody runs out of time, a bot plays on for them until they come back.
site-new-bank = Time for the whole game
site-new-increment = Extra time per turn
site-new-edition = Valletta’s rules
site-edition-hig = Hans im Glück
site-edition-hig-text = As in the German and Italian rulebooks: effects must be carried out, and upgrades earn the build bonus too.
site-edition-zman = Z-Man Games
site-edition-zman-text = As in the English and French rulebooks: effects may be declined, and only building earns the build bonus.
site-new-buildings = Your own building cards
site-new-buildings-help = Enter them as TOML, one block per card, and at least as many as the game needs; costs are in gold, wood, stone and brick. Leave this empty to play with our cards. A card looks like this:
site-new-options = Options
site-new-hints = Hints
site-new-hints-text = Everybody may ask a bot for advice. Not in rated games.
site-new-public = Public
site-new-public-text = Anybody can find the table, take an open seat and watch.
site-new-rated = Rated
site-new-rated-text = The result counts for the leaderboard. A different person with an account in every seat, no house rules, no hints. Whoever leaves loses.
site-new-stand-in = Plays for those who leave
site-new-make = Create the table

site-waiting-for = { $n ->
    [0] The game is about to begin.
    [one] 1 seat is open. The game begins when it is taken.
   *[other] { $n } seats are open. The game begins when all are taken.
 }
site-waiting-seats = Seats
site-waiting-facts = Table settings
site-waiting-leave = Leave the table
site-waiting-drop = Cancel table
site-invite = Invite your friends
site-invite-help = Send them this link. They do not need an account.
site-invite-link = Link to this table
site-invite-picture = QR code that leads to this table
site-invite-scan = Or let them scan the code with their phone.
site-share = Share
site-sit = Sit down here
site-sit-device = Sit down on this device
site-seat-free = Free this seat
site-welcome = { $n ->
    [one] Let the person I removed sit down again
   *[other] Let the { $n } people I removed sit down again
 }
site-put-bot = Add a bot
site-bot-for = Bot for seat { $n }
site-begin = Start now
site-begin-help = Fill the open seats with bots:
site-fact-host = Hosted by { $name }
site-fact-pace = Time: { $pace }
site-fact-edition = Valletta’s rules: { $edition }
site-fact-rated = Rated: counts for the leaderboard
site-fact-unrated = Not rated
site-fact-hints = Hints are allowed
site-fact-no-hints = No hints
site-fact-public = Public: anybody can join and watch
site-fact-private = Only for people who have the link

site-account-nobody = You can play without an account. With one, you find your tables on every device and can play rated games.
site-account-guest = You are playing as a guest. Your tables belong to this browser until you create an account.
site-account-known = Your account, your ratings, your data.
site-account-register = Create an account
site-account-login = Log in
site-account-name = Your name
site-account-password = Password
site-account-email = E-mail
site-account-bots = My bots
site-account-delete = Delete everything about me
site-register-do = Create account
site-register-help = A name and a password, nothing else.
site-register-keep = You keep all your tables.
site-login-do = Log in
site-name-seen = This is what the others see.
site-name-login = You also log in with it.
site-password = Password
site-password-new = New password
site-password-old = Current password
site-password-help = At least 8 characters. Three words that have nothing to do with each other work well.
site-password-others = All other devices will be logged out.
site-email = E-mail address
site-email-help = We write only when it is your turn and you are away. Leave this empty to get no e-mails.
site-ratings = My ratings
site-ratings-none = No rated games yet.
site-games = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
site-bots-help = A bot is a program of yours that plays under its own name, through the HTTP interface, with a token.
site-bot-name = Name of the new bot
site-bot-make = Create a bot
site-token = The token of { $name }. Keep it safe: it is shown only this once.
site-sessions = Where I’m logged in
site-session-unknown = Unknown browser
site-session-this = This browser
site-session-began = { $n ->
    [0] Logged in today
    [one] Logged in yesterday
   *[other] Logged in { $n } days ago
 }
site-session-used = { $n ->
    [0] used today
    [one] used yesterday
   *[other] used { $n } days ago
 }
site-session-end = Log out
site-leaving = Logging out
site-logout = Log out
site-logout-all = Log out on every device
site-logout-guest = A guest who logs out cannot return to their tables. Create an account first.
site-export = Download my data
site-export-making = Your data is being put together. This takes a moment; after that, the file is kept for an hour.
site-delete-help = Your name, address, messages and ratings are deleted, along with your bots. Games you played remain, without your name. This cannot be undone.
site-delete-sure = Yes, delete everything about me
site-delete-do = Delete for good
site-done-register = Your account has been created.
site-done-login = You are logged in.
site-done-name = Your name has been changed.
site-done-password = Your password has been changed.
site-done-email = Your e-mail address has been changed.
site-done-bots = Your bots have been changed.

site-leaderboard-lead = Ratings from rated games between people. The figure after ± is the margin of uncertainty.
site-leaderboard-none = Nobody is on the list yet: be the first with a rated game.
site-games-nav = Games
site-rank = Rank
site-rating = Rating
site-games-head = Games

site-about-lead = Intramuros means “within the walls”: two board games about walled harbour cities, for your browser.
site-about-games = Whose games these are
site-credits-saint-malo = A game by Inka and Markus Brand, published by alea/Ravensburger in 2012.
site-credits-valletta = A game by Stefan Dorra, published by Hans im Glück in 2017.
site-about-unofficial = The ideas and the rules are the work of their authors and publishers, and the credit is theirs. This is an unofficial, non-commercial implementation of the rules, with no ties to authors or publishers. All drawings and texts here are our own.
site-about-buy = If you enjoy playing here, get the games for your table: no screen can give you a marker that squeaks on a white board, or real cards in your hand. Ask at your local game shop, or look for a used copy.
site-about-fair = Why chance is fair here
site-about-fair-1 = Before a game begins, the server picks a secret and publishes its fingerprint. Every player may add a word of their own. All the dice and draws of the game follow from the secret and these words.
site-about-fair-2 = After the game, the server reveals the secret. Anybody can compare it with the fingerprint and work out every roll and every draw again: the replay page does it in one click.
site-about-rules = The rules here
site-about-rules-text = The server knows the rules exactly and tells you why something is not possible. Bots see only what a player in their seat would see.
site-about-cards = Valletta’s rulebooks do not print what the buildings cost and yield. Our set of building cards is our own; if you own the game, you can enter your cards when you create a table.
site-about-data = Your data
site-about-data-text = We keep what a game needs: your name, your games and, if you want e-mails, your address. No advertising, no tracking, one cookie. You can download your data or have it deleted on the account page.
site-about-made = Built with
site-about-licence = The program is free software (MIT or Apache 2.0). It includes:
site-about-documents = More in the documents of the repository:
site-error-missing = Nothing here
site-error-missing-text = This page or table does not exist, or the table is private and you need its link.
site-error-forbidden = Not allowed
site-error-forbidden-text = You may not do that here. You may have to log in first.
site-error-slow = Too fast
site-error-slow-text = That was a lot at once. Wait a moment, then try again.
site-error-ours = That was our mistake. Your game is safe: nothing was changed.
site-error-text = That did not work. Nothing was changed.
site-offline-text = There is no connection to the server. Your games are safe there: try again as soon as you are online.

## What goes wrong, by its code

site-ladder = The ten steps of the bots
site-ladder-link = How the steps play
site-ladder-text = Bots play on ten steps, from a first game to the strongest play we know. Each step wins about two games in three against the one below. The weak ones lose as people do: they look no further than the next roll or card, forget the pirates, hoard their goods and never upgrade.
site-ladder-novice = plays as in a first game: by habit, going for whatever there is most of.
site-ladder-deckhand = has a plan now and then. It forgets the pirates, hoards goods and builds the first thing it can pay for.
site-ladder-porter = has a plan in every other turn. It builds as soon as it can, whatever it is, and never upgrades.
site-ladder-sailor = knows what a building is worth and what a roll may bring, but still falls back into habits. It never upgrades and forgets the pirates.
site-ladder-apprentice = takes what pays most at once, and looks one roll or one card ahead.
site-ladder-helmsman = goes through its whole turn, but out of greed: points now count for more than what comes later.
site-ladder-journeyman = plans its turn and knows what goods, walls and cards will be worth later.
site-ladder-pilot = plans its turn, and trusts in part what was learned from many games, in part rules of thumb.
site-ladder-master = plans its turn and judges by what was learned from thousands of games.
site-ladder-grandmaster = is the strongest play we know: it judges the whole table and thinks longest.
site-sparring = Sparring partner
site-sparring-now = Sparring partner: { $level }
site-sparring-at = { $game }: your sparring partner is { $level }. You win about half of your games there.
site-sparring-text = The sparring partner is the step at which you win about half of your games against bots. It starts at step 3 and moves by one step at most after each game.
