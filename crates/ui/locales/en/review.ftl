review-title = Review
review-lead = Every decision, judged by what its player could know. What the dice and cards changed is luck, everything else is how well everybody played.
review-waits = The review begins in a moment.
review-works = Judging the game: { $done } of { $all } moves.
review-again = Look again
review-impossible = This game cannot be reviewed.
review-unasked = Log in or take a seat somewhere to have this game reviewed.
review-player = Player
review-loss = Lost per decision
review-luck = Luck
review-adjusted = Result without luck
review-like = Played like
review-step = step { $n }
review-step-unknown = not known
review-signed = { $n }%
review-classes = { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
 }, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
 }, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
 }
review-lost = { $class ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
 }: it cost { $lost } of the chance to win.
review-mark = { $class ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
 }, { $lost } lost
review-better = Better:
review-why = Why:
review-came = Luck:
review-apart = Luck and decisions apart
review-apart-note = Both lines begin at zero. Together they lead from an even share to the result.
review-play = Decisions
review-apart-words = { $name }: luck { $luck }, decisions { $play }
review-cause-luck = luck
review-cause-error = decision
review-learn = Learn from your mistakes
review-learn-lead = The decisions that cost the most, once more as questions.
review-question = Question { $n }
review-ask = What would you do here?
review-right = That is the best.
review-close = Good: nothing worth mentioning is lost.
review-wrong = There is something better: this costs { $lost } of the chance to win.
review-played = played in the game
review-best = best
review-next = Next question
review-back = Back to the game
review-try = Play on from here
review-retry = Try it again
review-try-note = A practice game against bots, which counts for nothing. The dice fall as they did for as long as you decide as they did.
review-worst = The most expensive decisions
