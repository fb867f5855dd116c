# Before and after a game
terminal-welcome = Welcome inside the walls. Which game would you like to play?
terminal-which = Type a number from 1 to { $n }, or q to quit.
terminal-left = { $n ->
     [one] You leave the game after { $n } decision.
    *[other] You leave the game after { $n } decisions.
    }
terminal-record = The record has been saved to { $file }.
terminal-no-record = No record was kept; use the option --record FILE to keep one.
terminal-save = Save the record? Type a file name, or press Enter for no:
terminal-after = { $n ->
     [one] After { $at } of { $n } decision:
    *[other] After { $at } of { $n } decisions:
    }

# Above the table
terminal-seat = Seat { $n }
terminal-your-seat = your seat: { $n }
terminal-first = { $you ->
     [yes] you started
    *[no] { $name } started
    }
terminal-round = { $last ->
     [yes] round { $n }, the last
    *[no] round { $n }
    }
terminal-edition = { $edition } edition
terminal-final = final phase
terminal-final-soon = then the final phase
terminal-seed = seed { $seed }

# Saint Malo
terminal-raid = next raid { $n } of 6: strength { $strength }
terminal-raids-later = then { $strengths }
terminal-raid-last = the last one
terminal-points = points
terminal-coins-logs = coins, logs
terminal-defence = defence
terminal-cannons = cannons lost
terminal-walls = walls
terminal-tower = tower
terminal-space = space you can choose
terminal-saint-malo-churches = church of that size
terminal-saint-malo-legend =
    Points in brackets: if the game ended now. Defence 2/3: you have 2, the next raid has strength 3.
    Pirates ■■□□: marked and empty boxes; when all are marked, they come.
    Walls ↑3 →✓ ↓✗ ←0: how many of 5 stand on each side, ✓ complete, ✗ broken.
    A complete side adds 2 to your defence and brings: ↑ { $top }, → { $right }, ↓ { $bottom }, ← { $left }.
    Dice: type those to roll again (wall log) or those to keep (keep head head).

# Valletta
terminal-goods = goods
terminal-houses = houses
terminal-cards = hand, draw, discard
terminal-played = played
terminal-valletta-legend =
    A building: its character and what it costs you now, or what upgrading yours costs; below that its colour (G { $green }, B { $blue }, Y { $yellow }), its owner (#1: seat 1), its yield (w1▸2: 1 { $wood }, 2 when upgraded) and its points at the end (2▸4p).
    Goods: g { $gold }, w { $wood }, s { $stone }, b { $brick }.
    The street: V de Valette, a letter for a barrel that was opened, ○ for one that is still closed.
    Building or upgrading in the zone where he stands scores 2 points; in the Z-Man Games edition only building does.
    Points in brackets: if the game ended now.

# The prompt and its answers
terminal-keys = (? help, h hint, u undo, q quit)
terminal-more = … { $n } more: type “more”
terminal-again = Enter shows the table again.
terminal-nowhere = nothing possible now
terminal-unknown = “{ $typed }” is not an action. Type a number from the list, or ? for help.
terminal-no-number = There is no action { $n }: the list goes from 1 to { $last }.
terminal-either = “{ $typed }” could be { $one } or { $other }: type a little more.
terminal-no-rule = The rules say nothing about “{ $topic }”.
terminal-more-rules = See also { $numbers }.
terminal-enter = Enter
terminal-help-number = the action with this number
terminal-help-text = the action by its text, or by part of it: { $part }
terminal-help-action = what an action does, or why it is not possible: ? { $action }
terminal-help-rule = a rule; ? { $word } finds the passages that mention a word
terminal-help-hint = a hint: what a master would do, and why
terminal-help-undo = undo
terminal-help-more = more actions
terminal-help-enter = the table again
terminal-help-quit = quit
