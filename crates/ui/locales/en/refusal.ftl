## Why something is not done

refusal-not-your-turn = It is { $name }’s turn.
refusal-no-action = That is not an action of this game: { $why }
refusal-illegal = { $why } ({ $rule })
refusal-house-rule = Rated games are played without house rules: leave out { $option ->
        [building] your own building cards
        [buildings] your own building cards
       *[other] the option { $option }
    }.
refusal-bad-options = These options do not go together: { $why }
refusal-broken-game = This version of the server cannot continue this game: { $why }
refusal-not-begun = The game has not begun yet.
refusal-begun = The game has already begun.
refusal-over = The game is over.
refusal-not-over = This game is not over yet.
refusal-record-later = The record is shown once the game is over.
refusal-stale = The table has moved on: take another look before you choose.
refusal-not-seated = Only people at the table can do that.
refusal-away = A bot is playing for you: come back first.
refusal-not-away = Nobody is playing for you here.
refusal-no-time = Your time is up: a bot is playing for you.
refusal-not-due = There is still time left.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-of-yours = You have not made a decision yet.
refusal-rated-undo = In a rated game, nothing that has been revealed can be taken back.
refusal-undo-too-old = That was too long ago to take back.
refusal-undo-too-late = There is not enough time left to take that back.
refusal-undo-revealed = Something has been revealed since: this can be taken back only in a practice game.
refusal-not-alone = You can take this back for practice only if no other people are playing.
refusal-no-plea = Nobody is asking to take anything back.
refusal-not-asked = It is for the other people at the table to answer.
refusal-full = Every seat is taken.
refusal-rated-accounts = Rated games are for people with an account.
refusal-same-person = A rated game needs a different person in every seat.
refusal-put-off = The host has removed you from your seat: you cannot sit down at this table again.
refusal-host-only = Only the host can do that.
refusal-followed = There is already a table for the next game.
refusal-seat-yourself = Take a seat yourself.
refusal-no-hints = This table is played without hints.
refusal-hints-on-turn = You only get hints on your own turn.
refusal-talk-seated = Only people at the table can chat.
refusal-muted = The host has muted you.
refusal-host-or-moderator = Only the host and moderators can do that.
refusal-moderators-only = Only moderators can look at reports.
refusal-nobody = We do not know you yet: start a game or log in first.
refusal-account-only = That is for people with an account.
refusal-already-account = You already have an account.
refusal-wrong-login = This name and password do not match.
refusal-login-again = That took too long. Please log in again.
refusal-wrong-password = That is not the right password.
refusal-password-length = A password needs 8 to 128 characters, and not only spaces.
refusal-password-common = That is one of the first passwords anybody would try. Use three words that have nothing to do with each other, and neither your name nor a well-known word with a digit added.
refusal-code-needed = The code from your app is missing.
refusal-wrong-code = This code is wrong, too old, or has been used already. Wait for the next one, and check that your phone’s clock is right.
refusal-totp-on = Two-step login is already on.
refusal-totp-off = Two-step login is not on.
refusal-enough-bots = An account can have at most ten bots.
refusal-enough-browsers = You can be notified in at most ten browsers.
refusal-no-push = This browser cannot be notified.
refusal-key-reused = This was already sent, with different content. Reload the page.
refusal-in-progress = This is still being done: wait a moment.
refusal-answer-gone = This has already been done. Reload the page.
refusal-missing = There is nothing here: the page does not exist, or it is private.
refusal-missing-table = There is no such table, or it is private.
refusal-missing-invitation = This invitation leads nowhere: the table is gone, or the link is incomplete.
refusal-missing-person = There is nobody by that name here.
refusal-missing-seat = There is no such seat.
refusal-missing-message = There is no such message.
refusal-missing-game = There is no such game.
refusal-taken = Somebody already has that.
refusal-taken-name = This name is already taken.
refusal-taken-seat = That seat is taken.
refusal-bad = We do not understand that: { $why }
refusal-bad-email = That is not an e-mail address.
refusal-bad-name = A name needs 2 to 24 characters: letters, digits, spaces and . - _ '
refusal-bad-pace = A time bank holds 10 seconds to 24 hours, plus at most an hour per turn; a move takes 1 to 30 days.
refusal-bad-reason = Say why, in up to 500 characters.
refusal-bad-text = A message needs 1 to 500 characters.
refusal-too-many = That was too much at once: wait a moment and try again.
refusal-too-many-guests = Too many new guests are coming from your network: try again later.
refusal-too-many-logins = Too many attempts to log in: wait a minute.
refusal-too-many-codes = Too many codes: wait ten minutes.
refusal-too-many-messages = Thirty messages a minute are enough.
refusal-too-many-letters = Enough e-mails have been sent to this address, or for you, today. Try again tomorrow.
refusal-open-tables = You already have { $n ->
        [one] an open table
       *[other] { $n } open tables
    }: leave one, or sit down at another.
refusal-open-tables-here = { $n ->
        [one] There is already an open table
       *[other] There are already { $n } open tables
    } from your network: sit down at one of them.
refusal-bot-games = You already have { $n ->
        [one] a game
       *[other] { $n } games
    } with bots or on your own: finish one first.
refusal-bot-games-here = { $n ->
        [one] A game with bots or a solo game is
       *[other] { $n } games with bots or solo games are
    } already running from your network: wait until one is over.
refusal-cross-site = Pages of other sites may not do that.
refusal-too-long = That is too long.
refusal-changes-hands = The table is being moved right now: try again.
refusal-no-bot = No bot has time to think right now: try again.
refusal-unknown = The server cannot tell whether that was saved: take another look.
refusal-unavailable = The server cannot do that right now. Nothing was changed; try again.
refusal-internal = Something is wrong on our side. Nothing was changed.
