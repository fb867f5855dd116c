## Why something is not done

refusal-not-your-turn = È il turno di { $name }.
refusal-no-action = Questa non è un’azione del gioco. I dettagli, in inglese: { $why }
refusal-illegal = { $why } ({ $rule })
refusal-house-rule = Una partita classificata si gioca senza regole della casa: togli { $option ->
        [building] le tue carte edificio
        [buildings] le tue carte edificio
       *[other] l’opzione { $option }
    }.
refusal-bad-options = Queste opzioni non sono compatibili. I dettagli, in inglese: { $why }
refusal-broken-game = Questa versione del server non può continuare la partita. I dettagli, in inglese: { $why }
refusal-not-begun = La partita non è ancora cominciata.
refusal-begun = La partita è già cominciata.
refusal-over = La partita è finita.
refusal-not-over = Questa partita non è ancora finita.
refusal-record-later = Il resoconto si vede a partita finita.
refusal-stale = Intanto la partita è andata avanti: guarda di nuovo prima di scegliere.
refusal-not-seated = Può farlo solo chi siede al tavolo.
refusal-away = Un bot gioca al posto tuo: prima torna al tavolo.
refusal-not-away = Qui nessuno gioca al posto tuo.
refusal-no-time = Il tuo tempo è scaduto: un bot continua al posto tuo.
refusal-not-due = C’è ancora tempo.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-nothing-of-yours = Non hai ancora deciso niente.
refusal-rated-undo = In una partita classificata non si annulla ciò che è già stato rivelato.
refusal-undo-too-old = È passato troppo tempo per annullarlo.
refusal-undo-too-late = Non resta abbastanza tempo per annullarlo.
refusal-undo-revealed = Nel frattempo è stato rivelato qualcosa: si può annullare solo in una partita di prova.
refusal-not-alone = Solo chi gioca senza altre persone può annullare ancora, in una partita di prova.
refusal-no-plea = Nessuno chiede di annullare qualcosa.
refusal-not-asked = Tocca agli altri al tavolo rispondere.
refusal-full = Tutti i posti sono occupati.
refusal-rated-accounts = Per le partite classificate serve un account.
refusal-same-person = In una partita classificata ogni posto è di una persona diversa.
refusal-put-off = Chi ha aperto il tavolo ha liberato il tuo posto: qui non puoi più sederti.
refusal-host-only = Può farlo solo chi ha aperto il tavolo.
refusal-followed = C’è già un tavolo per la prossima partita.
refusal-seat-yourself = Prendi posto anche tu.
refusal-no-hints = A questo tavolo si gioca senza suggerimenti.
refusal-hints-on-turn = I suggerimenti si chiedono nel proprio turno.
refusal-talk-seated = Può parlare solo chi siede al tavolo.
refusal-muted = Chi ha aperto il tavolo ti ha tolto la parola.
refusal-host-or-moderator = Possono farlo solo chi ha aperto il tavolo e chi modera.
refusal-moderators-only = Le segnalazioni le vede solo chi modera.
refusal-nobody = Qui non ti conosce ancora nessuno: comincia una partita o accedi.
refusal-account-only = È solo per chi ha un account.
refusal-already-account = Hai già un account.
refusal-wrong-login = Nome e password non corrispondono.
refusal-login-again = È passato troppo tempo. Accedi di nuovo.
refusal-wrong-password = La password non è questa.
refusal-password-length = Una password ha da 8 a 128 caratteri, e non solo spazi.
refusal-password-common = È una delle prime password che chiunque proverebbe. Scegli tre parole che non c’entrano l’una con l’altra, non il tuo nome né una parola nota con una cifra.
refusal-code-needed = Manca il codice della tua app.
refusal-wrong-code = Questo codice è sbagliato, troppo vecchio o già usato. Aspetta il prossimo; l’orologio del telefono è giusto?
refusal-totp-on = L’accesso in due passaggi è già attivo.
refusal-totp-off = L’accesso in due passaggi non è attivo.
refusal-enough-bots = Un account può avere al massimo dieci bot.
refusal-enough-browsers = Puoi ricevere avvisi in dieci browser al massimo.
refusal-no-push = Questo browser non può ricevere avvisi.
refusal-key-reused = È già stato inviato con un altro contenuto. Ricarica la pagina.
refusal-in-progress = È ancora in corso: aspetta un momento.
refusal-answer-gone = È già stato fatto. Ricarica la pagina.
refusal-missing = Qui non c’è niente: la pagina non esiste, o non è per te.
refusal-missing-table = Questo tavolo non esiste, o non è per te.
refusal-missing-invitation = Questo invito non porta da nessuna parte: il tavolo non c’è più, o il link è incompleto.
refusal-missing-person = Qui non c’è nessuno con questo nome.
refusal-missing-seat = Questo posto non esiste.
refusal-missing-message = Questo messaggio non esiste.
refusal-missing-game = Questo gioco non esiste.
refusal-taken = È già di qualcun altro.
refusal-taken-name = Questo nome è già preso.
refusal-taken-seat = Questo posto è occupato.
refusal-bad = Non abbiamo capito. Torna indietro e riprova.
refusal-bad-email = Questo non è un indirizzo e-mail.
refusal-bad-name = Un nome ha da 2 a 24 lettere, cifre, spazi e . - _ '
refusal-bad-pace = Il tempo a disposizione va da 10 secondi a 24 ore, più un’ora al massimo per turno; oppure da 1 a 30 giorni per mossa.
refusal-bad-reason = Di’ perché, in 500 caratteri al massimo.
refusal-bad-text = Un messaggio ha da 1 a 500 caratteri.
refusal-too-many = Troppe richieste insieme: aspetta un momento e riprova.
refusal-too-many-guests = Dalla tua rete arrivano troppi nuovi ospiti: riprova più tardi.
refusal-too-many-logins = Troppi tentativi di accesso: aspetta un minuto.
refusal-too-many-codes = Troppi codici: aspetta dieci minuti.
refusal-too-many-messages = Trenta messaggi al minuto bastano.
refusal-too-many-letters = Oggi a questo indirizzo, o per te, sono partite abbastanza e-mail. Riprova domani.
refusal-open-tables = Hai già { $n ->
        [one] un tavolo aperto
       *[other] { $n } tavoli aperti
    }: lasciane uno, o siediti a un altro.
refusal-open-tables-here = Dalla tua rete { $n ->
        [one] è già aperto un tavolo
       *[other] sono già aperti { $n } tavoli
    }: siediti a uno di quelli.
refusal-bot-games = Hai già { $n ->
        [one] una partita
       *[other] { $n } partite
    } con i bot o in solitario: prima finiscine una.
refusal-bot-games-here = Dalla tua rete { $n ->
        [one] è in corso una partita
       *[other] sono in corso { $n } partite
    } con i bot o in solitario: aspetta che ne finisca una.
refusal-cross-site = Le pagine di altri siti non possono farlo.
refusal-too-long = È troppo lungo.
refusal-changes-hands = Il tavolo si sta spostando: riprova.
refusal-no-bot = In questo momento nessun bot ha tempo di pensare: riprova.
refusal-unknown = Il server non sa se è stato salvato: guarda di nuovo.
refusal-unavailable = In questo momento il server non può farlo. Non è cambiato niente; riprova.
refusal-internal = Da noi c’è qualcosa che non va. Non è cambiato niente.
