replay-title = Rivedi la partita: { $names }
replay-now = Questo momento
replay-count = Mossa { $at } di { $last }
saint-malo-did-stop = { $you ->
    [yes] Tieni i dadi.
   *[no] { $name } tiene i dadi.
 }
saint-malo-did-person = { $you ->
    [yes] Scegli { $person }.
   *[no] { $name } sceglie { $person }.
 }
saint-malo-did-done-bonus = { $you ->
    [yes] Non prendi nessun personaggio.
   *[no] { $name } non prende nessun personaggio.
 }
saint-malo-did-done-house = { $you ->
    [yes] Non costruisci altre case.
   *[no] { $name } non costruisce altre case.
 }
valletta-did-build = { $you ->
    [yes] Decidi di costruire { $building }.
   *[no] { $name } decide di costruire { $building }.
 }
valletta-did-upgrade = { $you ->
    [yes] Decidi di migliorare { $building }.
   *[no] { $name } decide di migliorare { $building }.
 }
valletta-did-use = { $you ->
    [yes] Usi { $card }.
   *[no] { $name } usa { $card }.
 }
valletta-did-take = { $you ->
    [yes] Per te non resta nulla da prendere.
   *[no] Per { $name } non resta nulla da prendere.
 }
valletta-did-pay = { $you ->
    [yes] Non paghi nulla.
   *[no] { $name } non paga nulla.
 }
replay-begin = Il tavolo è pronto.
replay-reading = Il tavolo a parole
replay-seats = Visto da
replay-everybody = chi guarda
replay-steps = Di momento in momento
replay-first = All’inizio
replay-turn-back = All’inizio del turno
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-turn-on = Al turno successivo
replay-last = Alla fine
replay-scrubber = Mossa
replay-go = Vai
replay-play = Riproduci
replay-speed = Velocità
replay-link = Link a questo momento
replay-copied = Link copiato
replay-log = Mossa per mossa
replay-moment = Mossa { $at }
replay-points = Da dove vengono i punti
replay-source = Fonte
replay-total = Totale
replay-wins = { $you ->
    [yes] Vinci tu
   *[no] Vince { $name }
 } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
replay-wins-ahead = { $you ->
    [yes] Vinci tu
   *[no] Vince { $name }
 } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, { $ahead } in più di { $second }.
replay-shared = { $names } vincono a pari merito con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } a testa.
replay-tie-saint-malo = { $n ->
    [one] { $names } ha gli stessi punti, ma meno spazi vuoti.
   *[other] { $names } hanno gli stessi punti, ma meno spazi vuoti.
 }
replay-tie-valletta = { $n ->
    [one] { $names } ha gli stessi punti, ma meno edifici.
   *[other] { $names } hanno gli stessi punti, ma meno edifici.
 }
replay-left = { $n ->
    [one] { $names } ha lasciato la partita e finisce all’ultimo posto.
   *[other] { $names } hanno lasciato la partita e finiscono agli ultimi posti.
 }
replay-chances = Probabilità di vittoria
replay-chances-note = La stima veloce di un bot in ogni momento, senza sapere che cosa verrà. Può essere sbagliata.
replay-percent = { $n }%
replay-change = { $name }: { $before } → { $after }
replay-swings = Momenti decisivi
replay-swings-none = Nessuna mossa da sola ha cambiato molto.
replay-swing = Momento decisivo { $n }, mossa { $at }
replay-fair = I dadi erano onesti?
replay-fair-good = { $n ->
    [one] L’unica estrazione è corretta.
   *[other] Tutte le { $n } estrazioni sono corrette.
 }
replay-fair-bad = La verifica non è riuscita. I dettagli, in inglese: { $why }
replay-fair-why = Prima della partita il server si è vincolato a un segreto pubblicandone l’impronta, e ciascuno poteva aggiungere un sale. Da quel momento ogni lancio e ogni pescata erano fissati. Ora che il segreto è noto, chiunque può ricalcolarli.
replay-fair-more = L’impronta, il segreto e come verificare
replay-fair-commitment = L’impronta: SHA-256 del segreto, pubblicata prima della partita
replay-fair-secret = Il segreto, mostrato dopo
replay-fair-salts = Il sale di chi gioca
replay-fair-none = nessuno
replay-fair-how = Come nasce un’estrazione
replay-fair-step-text = Le estrazioni sono numerate da 0. Il testo dell’estrazione i contiene il sale di tutti e finisce con il suo numero; per la prima è:
replay-fair-step-hash = HMAC-SHA256 di questo testo, con il segreto come chiave, dà quattro numeri di otto byte. Si prende il primo che non favorisce alcun risultato.
replay-fair-step-rest = Il risultato è il resto della divisione di quel numero per n, il numero dei risultati possibili: 6 per un dado, il numero di carte per una pescata.
replay-fair-examples = Le prime estrazioni di questa partita
replay-fair-bytes = Primi otto byte
replay-fair-outcome = Risultato
replay-fair-yourself = Verifica di persona
replay-fair-command = Questo comando rigioca tutta la partita a partire dal segreto e confronta ogni lancio e ogni pescata; non ha bisogno del nostro server.
replay-fair-proof = La prova come file
