table-heading = Tavolo di gioco
table-ask = Cosa fare adesso
table-skip = Salta
table-undo = Annulla
table-undo-ask = Chiedi di annullare
table-take-back = Annulla comunque
table-practice-sure = Nel frattempo è stato rivelato qualcosa. Se annulli comunque, diventa una partita di prova: non conta per niente.
table-practice = Partita di prova
table-practice-text = Questa è una partita di prova: una mossa è stata annullata dopo che qualcosa era stato rivelato. Non conta per niente.
table-hint = Suggerimento
table-hints = Cosa farebbe un maestro
table-hint-best = la scelta migliore
table-hint-equal = quasi altrettanto buona
table-hint-behind = { $n ->
    [one] { $n } punto in meno
   *[other] { $n } punti in meno
    }
table-hint-same = per gli stessi motivi del { $n }
table-shut = Chiudi
table-plea = { $name } vorrebbe annullare una decisione.
table-plea-yes = D’accordo
table-plea-no = Rifiuta
table-return = Torno a giocare io
table-no-time = Il tuo tempo è scaduto: un bot gioca al posto tuo.
table-beside = Accanto alla plancia
table-people = Chi siede qui
table-turn = è il suo turno
table-away = assente, gioca un bot
table-resigned = si arrende
table-lost = ha lasciato la partita: ultimo posto
table-level-random = bot casuale
table-level = bot, { $level }
table-clock-days = { $days } g { $hours } h
table-log = Cosa è successo
table-log-all = Tutta la partita, mossa per mossa
table-log-moment = Vai alla mossa { $n }
table-reading = La plancia a parole
table-menu = Tavolo
table-sound = Suono
table-copy = Copia il link
table-leave = Esci: un bot gioca per me
table-leave-aborts = Esci: la partita si interrompe
table-leave-loses = Esci: perdo questa partita classificata
table-resign = Mi arrendo
table-resign-sure = Confermo
table-talk = Chat
table-talk-hidden = nascosto
table-talk-report = Segnala
table-talk-say = Messaggio
table-talk-send = Invia
table-title-mine = Tocca a te
table-rematch = Gioca ancora
table-home = Pagina iniziale
table-replay = Rivedi la partita
table-ended-abandoned = Il tavolo è stato abbandonato da tutti.
table-ended-aborted = La partita è stata interrotta prima che tutti avessero giocato due turni. Non conta per nessuno.
table-ended-resigned = Vittoria di { $names }: gli altri si sono arresi.
table-ended-forfeited = Vittoria di { $names }: gli altri si sono arresi o se ne sono andati.
table-next = Avanti
table-since = Dal tuo ultimo turno
table-lately = Gli ultimi turni
table-since-close = Chiudi
table-again = Rivedi
table-speed = Mosse degli altri
table-speed-slow = lente
table-speed-normal = a velocità normale
table-speed-fast = veloci
table-speed-once = tutte insieme
table-speed-own = al mio ritmo
table-stand-in = Un bot gioca al posto tuo.
table-given-up = Ti arrendi: un bot continua al posto tuo.
table-watching = Stai guardando la partita.
table-you = tu
table-told-left = { $you ->
     [yes] Hai lasciato la partita: un bot gioca al posto tuo.
    *[no] { $name } ha lasciato la partita: continua un bot.
    }
table-told-late = { $you ->
     [yes] Il tuo tempo è scaduto: un bot gioca al posto tuo.
    *[no] Il tempo di { $name } è scaduto: continua un bot.
    }
table-told-back = { $you ->
     [yes] Rieccoti al tavolo.
    *[no] { $name } è di nuovo al tavolo.
    }
table-told-gave-up = { $you ->
     [yes] Ti arrendi: continua un bot.
    *[no] { $name } si arrende: continua un bot.
    }
table-kept-waits = La tua mossa è in sospeso. In attesa del server…
table-kept-arrived = Il server è tornato: la tua mossa è fatta.
table-kept-refused = Il server è tornato, ma intanto il tavolo è andato avanti: la mossa in sospeso non è stata fatta.
table-kept-gone = Non è più possibile:
table-keys = Tasti
table-keys-figures = un dado, una carta in mano, un personaggio, le merci
table-keys-letters = per che cosa usare i dadi; chi assumere
table-keys-nothing = niente, o nient’altro
table-keys-arrows = da una scelta all’altra sulla plancia
table-keys-enter = usare, pagare, confermare
table-keys-space = rilanciare i dadi; saltare ciò che viene mostrato
table-keys-bar = Spazio
table-keys-escape = chiudere
