review-title = Analisi
review-lead = Ogni decisione, giudicata in base a ciò che si poteva sapere in quel momento. Quello che hanno cambiato dadi e carte è fortuna; tutto il resto è come si è giocato.
review-waits = L’analisi comincia tra un attimo.
review-works = Analisi in corso: { $done } mosse su { $all }.
review-again = Guarda a che punto è
review-impossible = Questa partita non si può analizzare.
review-unasked = Accedi o siediti a un tavolo per far analizzare questa partita.
review-player = Al tavolo
review-loss = Perdita per decisione
review-luck = Fortuna
review-adjusted = Risultato senza fortuna
review-like = Ha giocato come
review-step = il gradino { $n }
review-step-unknown = non si sa
review-signed = { $n }%
review-classes = { $inaccuracies ->
    [one] { $inaccuracies } imprecisione
   *[other] { $inaccuracies } imprecisioni
 }, { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
 }, { $blunders ->
    [one] { $blunders } errore grave
   *[other] { $blunders } errori gravi
 }
review-lost = { $class ->
    [inaccuracy] Un’imprecisione
    [mistake] Un errore
   *[blunder] Un errore grave
 }: è costato il { $lost } di probabilità di vittoria.
review-mark = { $class ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
 }, { $lost } perso
review-better = Meglio:
review-why = Perché:
review-came = Fortuna:
review-apart = Fortuna e decisioni, separate
review-apart-note = Le due linee partono da zero. Insieme portano dalla parità al risultato.
review-play = Decisioni
review-apart-words = { $name }: fortuna { $luck }, decisioni { $play }
review-cause-luck = fortuna
review-cause-error = decisione
review-learn = Impara dai tuoi errori
review-learn-lead = Le decisioni costate di più, di nuovo, come domande.
review-question = Domanda { $n }
review-ask = Che cosa faresti qui?
review-right = È la scelta migliore.
review-close = Bene: non si perde quasi nulla.
review-wrong = C’è di meglio: così perdi il { $lost } di probabilità di vittoria.
review-played = giocata in partita
review-best = la migliore
review-next = Domanda successiva
review-back = Torna alla partita
review-try = Continua da qui
review-retry = Riprova da qui
review-try-note = Una partita di prova contro i bot, che non conta. I dadi cadono come allora finché decidi come allora.
review-worst = Le decisioni costate di più
