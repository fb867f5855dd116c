site-description = Play Saint Malo and Valletta in your browser: against bots, with friends, or a move a day.
site-skip = Skip to the page
site-nav = Main
site-rules = Rules
site-learn = Learn
site-leaderboard = Leaderboard
site-account = Account
site-about = About
site-language = Language
site-theme = Colours
site-theme-auto = as the device
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
site-home-lead = Saint Malo and Valletta, two board games, in your browser: against bots, with friends, or a move a day. Free, and no account needed.
site-players-range = 2–{ $most } players
site-kind-saint-malo = dice and drawing
site-kind-valletta = deck and city building
site-pitch-saint-malo = Roll five dice, use one symbol, and draw it into your city with the marker: walls, churches, crates, people. Then the pirates come.
site-pitch-valletta = Play three cards a turn, gather goods, and build along the street. Every building brings a new character into your hand.
site-bots = Bots
site-players = Players
site-level-novice = Novice
site-level-apprentice = Apprentice
site-level-journeyman = Journeyman
site-level-master = Master
site-play-now = Play now
site-play-friends = Play with friends
site-learn-ten = Learn by playing
site-tables-urgent = { $n ->
    [one] Your turn at a table
   *[other] Your turn at { $n } tables
 }
site-tables-mine = My tables
site-tables-open = Open tables
site-tables-running = Being played now
site-seat-open = open seat
site-rated = rated
site-your-turn = Your turn
site-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
 }
site-turn-of = { $name } is on turn
site-playing = Being played
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
site-pace-clock = { $minutes } min + { $seconds } s a turn
site-pace-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
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
site-to-home = To the home page
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
site-new-open = Open, for whoever comes
site-new-bot = Bot: { $level }
site-new-device = Somebody else on this device
site-new-device-name = Name of the person on seat { $n }
site-new-nobody = No seat
site-new-pace = Time
site-new-pace-none = No clock
site-new-pace-live = Live, with a clock
site-new-pace-day1 = 1 day a move
site-new-pace-day3 = 3 days a move
site-new-pace-day7 = 7 days a move
site-new-pace-help = When somebody’s time runs out, a bot plays on for them until they come back.
site-new-bank = Time for the whole game
site-new-increment = More with every turn
site-new-edition = Valletta’s rules
site-edition-hig = Hans im Glück
site-edition-hig-text = Effects must be carried out; upgrades earn the build bonus too.
site-edition-zman = Z-Man Games
site-edition-zman-text = Effects may be declined; only building earns the build bonus.
site-new-buildings = Building cards of your own
site-new-buildings-help = Enter them in TOML, one block for each card, at least as many as the game needs; the cost is in gold, wood, stone and brick. Leave it empty to play with our cards. A card looks like this:
site-new-options = Options
site-new-hints = Hints
site-new-hints-text = Everybody may ask a bot for advice. Not in rated games.
site-new-public = Public
site-new-public-text = Anybody may find the table, take an open seat and watch.
site-new-rated = Rated
site-new-rated-text = The result counts for the leaderboard. A different person with an account on every seat, no house rules, no hints. Whoever leaves loses.
site-new-stand-in = Plays for those who leave
site-new-make = Make the table

site-waiting-for = { $n ->
    [0] The game is about to begin.
    [one] 1 seat is open. The game begins when it is taken.
   *[other] { $n } seats are open. The game begins when all are taken.
 }
site-waiting-seats = Seats
site-waiting-facts = Agreed
site-waiting-leave = Leave the table
site-waiting-drop = Give the table up
site-invite = Invite your friends
site-invite-help = Send them this link. They need no account.
site-invite-link = Link to this table
site-sit = Sit down here
site-sit-device = Sit down on this device
site-seat-free = Free the seat
site-welcome = { $n ->
    [one] Let the person I sent away sit down again
   *[other] Let the { $n } people I sent away sit down again
 }
site-put-bot = Put a bot
site-bot-for = Bot for seat { $n }
site-begin = Begin now
site-begin-help = Fill the open seats with bots:
site-fact-host = { $name } made the table
site-fact-pace = Time: { $pace }
site-fact-edition = Rules: { $edition }
site-fact-rated = Rated: counts for the leaderboard
site-fact-unrated = Not rated
site-fact-hints = Hints are allowed
site-fact-no-hints = Played without hints
site-fact-public = Public: anybody may join and watch
site-fact-private = Only for those who have the link

site-account-nobody = You can play without an account. With an account your tables are there on every device, and you can play rated games.
site-account-guest = You play as a guest. Your tables belong to this browser until you make an account.
site-account-known = Your account, your ratings, your data.
site-account-register = Make an account
site-account-login = Log in
site-account-name = Your name
site-account-password = Password
site-account-email = E-mail
site-account-bots = My bots
site-account-delete = Delete everything about me
site-register-do = Make the account
site-register-help = A name and a password, nothing else.
site-register-keep = You keep all your tables.
site-login-do = Log in
site-name-seen = What the others see
site-name-login = You log in with it, too.
site-password = Password
site-password-new = New password
site-password-old = Present password
site-password-help = At least 8 characters. Three words that do not belong together are good.
site-password-others = All other devices are logged out.
site-email = E-mail address
site-email-help = We write when it is your turn and you are away, and for nothing else. Leave it empty for no mail.
site-ratings = My ratings
site-ratings-none = No rated games yet.
site-games = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
site-bots-help = A bot is a program of yours that plays under its own name, through the HTTP interface, with a token.
site-bot-name = Name of the new bot
site-bot-make = Make a bot
site-token = The token of { $name }. Keep it safe: it is shown only now.
site-sessions = Where I am logged in
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
site-session-end = End
site-leaving = Leaving
site-logout = Log out
site-logout-all = Log out on every device
site-logout-guest = A guest who logs out cannot come back to their tables. Make an account first.
site-export = Get my data
site-export-making = Your data is being written out. That takes a moment; then the file is kept for an hour.
site-delete-help = Your name, address, messages and ratings are deleted, and your bots with them. Games that you played stay, without your name. This cannot be undone.
site-delete-sure = Yes, delete everything about me
site-delete-do = Delete for good
site-done-register = Your account is made.
site-done-login = You are logged in.
site-done-name = Your name is changed.
site-done-password = Your password is changed.
site-done-email = Your e-mail address is changed.
site-done-bots = Your bots are changed.

site-leaderboard-lead = Ratings from rated games between people. The figure after ± says how sure we are of them.
site-leaderboard-none = Nobody is on the list yet: be the first with a rated game.
site-games-nav = Games
site-rank = Rank
site-rating = Rating
site-games-head = Games

site-about-lead = Intramuros means “within the walls”: two board games about walled harbour cities, for your browser.
site-about-games = Whose games these are
site-credits-saint-malo = A game by Inka and Markus Brand, published by alea/Ravensburger in 2012.
site-credits-valletta = A game by Stefan Dorra, published by Hans im Glück in 2017.
site-about-unofficial = The ideas and the rules are their authors’ and publishers’ work, and the credit is theirs. This is an unofficial, non-commercial implementation of the rules, without any tie to authors or publishers. All drawings and texts here are our own.
site-about-buy = If you like playing here, get the games for your table: a marker that squeaks on a white board and cards in the hand are something no screen can give you. Ask in your local game shop, or look for a used copy.
site-about-fair = How chance is fair
site-about-fair-1 = Before a game begins, the server settles on a secret and shows its fingerprint. Every player may add a word of their own. All dice and draws of the game follow from the secret and these words.
site-about-fair-2 = After the game the server shows the secret. Anybody can compare it with the fingerprint and work out every roll and every draw again: the replay page does it with one click.
site-about-rules = The rules here
site-about-rules-text = The server knows the rules exactly and says why something is not possible. Bots see only what a player on their seat would see.
site-about-cards = The rulebooks of Valletta do not print what the buildings cost and bring. Our set of building cards is our own; owners of the game can enter their cards when they make a table.
site-about-data = Your data
site-about-data-text = We keep what a game needs: your name, your games and, if you want mail, your address. No advertising, no tracking, one cookie. You can take your data along or have it deleted on the account page.
site-about-made = What it is made with
site-about-licence = The program is free software (MIT or Apache 2.0). It brings along:
site-about-documents = The repository’s documents say more:
site-error-missing = Nothing here
site-error-missing-text = There is no such page or table. Perhaps it is private, and you need its link.
site-error-forbidden = Not for you
site-error-forbidden-text = You may not do that here. Perhaps you have to log in first.
site-error-slow = Too fast
site-error-slow-text = That was a lot at once. Wait a moment, then try again.
site-error-ours = That was our mistake. Your game is safe: nothing was changed.
site-error-text = That did not work. Nothing was changed.
site-offline-text = There is no connection to the server. Your games are safe there: try again as soon as you are online.

## What goes wrong, by its code
