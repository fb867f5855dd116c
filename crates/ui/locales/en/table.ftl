table-heading = Table
table-ask = What to do now
table-skip = Skip
table-undo = Undo
table-undo-ask = Ask to undo
table-take-back = Take back
table-practice-sure = Something has been revealed since. If you take it back, this becomes a practice game and does not count.
table-practice = Practice game
table-practice-text = This is a practice game: a decision was taken back after something had been revealed. It does not count.
table-hint = Hint
table-hints = What a master would do
table-hint-best = best
table-hint-equal = about as good
table-hint-behind = { $n ->
    [one] { $n } point less
   *[other] { $n } points less
    }
table-hint-same = for the same reasons as { $n }
table-shut = Close
table-plea = { $name } asks to undo a move.
table-plea-yes = Allow
table-plea-no = Refuse
table-return = Take over again
table-no-time = Your time is up: a bot is playing for you.
table-beside = Beside the board
table-people = Who is playing
table-turn = to move
table-away = away, played by a bot
table-resigned = has resigned
table-lost = left: comes last
table-level-random = random bot
table-level = bot, { $level }
table-clock-days = { $days } d { $hours } h
table-log = What happened
table-log-all = The whole game, move by move
table-log-moment = Go to move { $n }
table-reading = The board in words
table-menu = Table
table-sound = Sound
table-copy = Copy link
table-leave = Leave: a bot plays for me
table-leave-aborts = Leave: this game is cancelled
table-leave-loses = Leave: I lose this rated game
table-resign = Resign
table-resign-sure = Yes, I’m sure
table-talk = Chat
table-talk-hidden = hidden
table-talk-report = Report
table-talk-say = Say something
table-talk-send = Send
table-title-mine = Your turn
table-rematch = Play again
table-home = Home
table-replay = Replay
table-ended-abandoned = The table was abandoned.
table-ended-aborted = The game was cancelled before everybody had taken two turns. It does not count for anybody.
table-ended-resigned = { $names } won: the others resigned.
table-ended-forfeited = { $names } won: the others resigned or left.
table-next = Next
table-since = Since your last turn
table-lately = The latest turns
table-since-close = Close
table-again = Show again
table-speed = Others’ moves
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-once = all at once
table-speed-own = at my own pace
table-stand-in = A bot is playing for you.
table-given-up = You have resigned: a bot plays on for you.
table-watching = You are watching.
table-you = you
table-told-left = { $you ->
     [yes] You have left: a bot plays for you.
    *[no] { $name } has left: a bot plays on.
    }
table-told-late = { $you ->
     [yes] Your time is up: a bot plays for you.
    *[no] { $name } has run out of time: a bot plays on.
    }
table-told-back = { $you ->
     [yes] You are back.
    *[no] { $name } is back.
    }
table-told-gave-up = { $you ->
     [yes] You have resigned: a bot plays on.
    *[no] { $name } has resigned: a bot plays on.
    }
table-kept-waits = Your move is on hold. Waiting for the server…
table-kept-arrived = The server is back: your move has been made.
table-kept-refused = The server is back, but the table had moved on: your move was not made.
table-kept-gone = No longer possible:
table-keys = Keys
table-keys-figures = a die, a card in hand, a person, goods
table-keys-letters = what the dice are used for; whom to hire
table-keys-nothing = nothing, or no more
table-keys-arrows = from choice to choice on the board
table-keys-enter = use, pay, confirm
table-keys-space = roll again; skip what is being shown
table-keys-bar = Space
table-keys-escape = close
