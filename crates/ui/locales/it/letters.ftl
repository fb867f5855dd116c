# E-mail e messaggi al browser sulle partite
letter-title = { $game } con { $names }
letter-turns = Tocca a te:
letter-overs = { $n ->
    [one] Questa partita è finita:
   *[other] Queste partite sono finite:
 }
letter-subject-turn = Tocca a te: { $title }
letter-subject-over = Partita finita: { $title }
letter-subject-turns = { $n ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $n } tavoli
 }
letter-subject-overs = { $n ->
    [one] Una partita è finita
   *[other] { $n } partite sono finite
 }
letter-subject-both = { $turns ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $turns } tavoli
 }; { $overs ->
    [one] 1 partita è finita
   *[other] { $overs } partite sono finite
 }
letter-won = { $title }: vittoria di { $names }
letter-table = tavolo { $id }
letter-more = { $n ->
    [one] e un altro
   *[other] e altri { $n }
 }
letter-foot = Intramuros scrive all’indirizzo che hai indicato nella pagina del tuo account, al massimo ogni dieci minuti.
    Togli l’indirizzo da lì e non riceverai altre e-mail.
