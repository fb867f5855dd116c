site-description = Gioca a Saint Malo e a Valletta nel browser: contro i bot, con gli amici o una mossa al giorno.
site-skip = Vai al contenuto
site-outdated = Questo browser è troppo vecchio per mostrare le pagine come dovrebbero apparire: sono più semplici, ma tutto funziona. Al tavolo, ricarica la pagina per vedere che cosa hanno fatto gli altri. Safari dalla 16.4, Firefox dalla 115 e Chrome dalla 110 mostrano tutto.
site-nav = Menu principale
site-rules = Regole
site-learn = Impara
site-leaderboard = Classifica
site-account = Account
site-about = Informazioni
site-language = Lingua
site-theme = Colori
site-theme-auto = come il dispositivo
site-theme-light = chiaro
site-theme-dark = scuro
site-settings-save = Salva
site-home = Due città di mare, costruite dentro le mura
site-new = Nuovo tavolo
site-waiting-title = { $game }: si aspetta ancora qualcuno
site-error = Qualcosa è andato storto
site-offline = Sei offline
site-menu = Menu
site-settings = Lingua e colori
site-unofficial = Una casa non ufficiale e non commerciale per due giochi che amiamo.
site-home-lead = Saint Malo e Valletta, due giochi da tavolo, nel browser: contro i bot, con gli amici o una mossa al giorno. Gratis e senza account.
site-players-range = 2–{ $most } persone
site-kind-saint-malo = dadi e disegno
site-kind-valletta = costruzione del mazzo e della città
site-pitch-saint-malo = Lancia cinque dadi, usa un simbolo e disegnalo con il pennarello nella tua città: mura, chiese, casse, personaggi. Poi arrivano i pirati.
site-pitch-valletta = Gioca tre carte per turno, raccogli merci e costruisci lungo la strada. Ogni edificio porta un nuovo personaggio nella tua mano.
site-bots = Bot
site-players = Persone
site-level-novice = Principiante
site-level-deckhand = Mozzo
site-level-porter = Facchino
site-level-sailor = Marinaio
site-level-apprentice = Apprendista
site-level-helmsman = Timoniere
site-level-journeyman = Artigiano
site-level-pilot = Pilota
site-level-master = Maestro
site-level-grandmaster = Gran maestro
site-play-now = Gioca subito
site-play-friends = Gioca con gli amici
site-tables-urgent = { $n ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $n } tavoli
 }
site-tables-mine = I miei tavoli
site-tables-open = Tavoli aperti
site-tables-running = Partite in corso
site-seat-open = posto libero
site-rated = classificata
site-practice = di prova
site-your-turn = Tocca a te
site-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
 }
site-turn-of = Tocca a { $name }
site-playing = In corso
site-over = Finita
site-left-minutes = { $n ->
    [one] ancora 1 minuto
   *[other] ancora { $n } minuti
 }
site-left-hours = { $n ->
    [one] ancora 1 ora
   *[other] ancora { $n } ore
 }
site-left-days = { $n ->
    [one] ancora 1 giorno
   *[other] ancora { $n } giorni
 }
site-pace-none = senza orologio
site-pace-clock = { $minutes } min + { $seconds } s per turno
site-pace-days = { $n ->
    [one] 1 giorno per mossa
   *[other] { $n } giorni per mossa
 }
site-promise-fair = Dadi onesti: ogni lancio e ogni pescata di una partita finita si possono verificare.
site-promise-phone = Su ogni telefono e computer, da tastiera, con lo screen reader, chiaro o scuro.
site-promise-languages = In italiano, inglese, tedesco e francese, e ogni carta si spiega da sola.
site-gallery = Galleria
site-gallery-lead = Tutti i pezzi dei due giochi, in ogni stato.
site-contents = Indice

site-name = Nome
site-your-name = Il tuo nome
site-you = tu
site-save = Salva
site-back = Indietro
site-again = Riprova
site-to-home = Alla pagina iniziale
site-copy = Copia
site-copied = Copiato
site-delete = Elimina
site-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
 }
site-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
 }

site-new-lead = Scegli chi siede dove. La partita comincia appena tutti i posti sono presi.
site-new-game = Gioco
site-new-seats = Posti
site-new-seats-help = Per i posti liberi ricevi un link da mandare ai tuoi amici.
site-new-seat = Posto { $n }
site-new-me = Io
site-new-open = Aperto a tutti
site-new-bot = Bot: { $level }
site-new-device = Qualcun altro su questo dispositivo
site-new-device-name = Nome della persona al posto { $n }
site-new-nobody = Nessun posto
site-new-pace = Tempo
site-new-pace-none = Senza orologio
site-new-pace-live = In tempo reale, con orologio
site-new-pace-day1 = 1 giorno per mossa
site-new-pace-day3 = 3 giorni per mossa
site-new-pace-day7 = 7 giorni per mossa
site-new-pace-help = Quando il tempo di qualcuno finisce, un bot gioca al suo posto finché non torna.
site-new-bank = Tempo per tutta la partita
site-new-increment = In più a ogni turno
site-new-edition = Regole di Valletta
site-edition-hig = Hans im Glück
site-edition-hig-text = Come nei regolamenti tedesco e italiano: gli effetti sono obbligatori; anche migliorare dà il bonus di costruzione.
site-edition-zman = Z-Man Games
site-edition-zman-text = Come nei regolamenti inglese e francese: agli effetti si può rinunciare; solo costruire dà il bonus di costruzione.
site-new-buildings = Le tue carte edificio
site-new-buildings-help = Scrivile in TOML, un blocco per carta e almeno quante ne servono per giocare; il costo è in oro (gold), legno (wood), pietra (stone) e mattoni (brick). Lascia vuoto per giocare con le nostre carte. Ecco una carta:
site-new-options = Opzioni
site-new-hints = Suggerimenti
site-new-hints-text = Chiunque può chiedere un suggerimento a un bot. Non nelle partite classificate.
site-new-public = Pubblico
site-new-public-text = Chiunque può trovare il tavolo, prendere un posto libero e guardare.
site-new-rated = Classificata
site-new-rated-text = Il risultato conta per la classifica. A ogni posto una persona diversa con un account, senza regole della casa né suggerimenti. Chi se ne va perde.
site-new-stand-in = Gioca per chi se ne va
site-new-make = Apri il tavolo

site-waiting-for = { $n ->
    [0] La partita sta per cominciare.
    [one] C’è 1 posto libero. La partita comincia quando è preso.
   *[other] Ci sono { $n } posti liberi. La partita comincia quando sono tutti presi.
 }
site-waiting-seats = Posti
site-waiting-facts = Impostazioni
site-waiting-leave = Lascia il tavolo
site-waiting-drop = Chiudi il tavolo
site-invite = Invita i tuoi amici
site-invite-help = Manda loro questo link. Non serve un account.
site-invite-link = Link a questo tavolo
site-invite-picture = Codice QR che porta a questo tavolo
site-invite-scan = Oppure fai scansionare il codice con il telefono.
site-share = Condividi
site-sit = Siediti qui
site-sit-device = Gioca su questo dispositivo
site-seat-free = Libera il posto
site-welcome = { $n ->
    [one] Riammetti la persona allontanata
   *[other] Riammetti le { $n } persone allontanate
 }
site-put-bot = Aggiungi un bot
site-bot-for = Bot per il posto { $n }
site-begin = Comincia ora
site-begin-help = Assegna ai bot i posti liberi:
site-fact-host = Aperto da { $name }
site-fact-pace = Tempo: { $pace }
site-fact-edition = Regole: { $edition }
site-fact-rated = Classificata: conta per la classifica
site-fact-unrated = Non classificata
site-fact-hints = Suggerimenti permessi
site-fact-no-hints = Senza suggerimenti
site-fact-public = Pubblico: chiunque può giocare e guardare
site-fact-private = Solo per chi ha il link

site-account-nobody = Puoi giocare senza account. Con un account ritrovi i tuoi tavoli su ogni dispositivo e puoi giocare partite classificate.
site-account-guest = Giochi come ospite. I tuoi tavoli restano in questo browser finché non crei un account.
site-account-known = Il tuo account, i tuoi punteggi, i tuoi dati.
site-account-register = Crea un account
site-account-login = Accedi
site-account-name = Il tuo nome
site-account-password = Password
site-account-email = E-mail
site-account-bots = I miei bot
site-account-delete = Elimina tutto ciò che mi riguarda
site-register-do = Crea l’account
site-register-help = Un nome e una password, nient’altro.
site-register-keep = I tuoi tavoli restano tuoi.
site-login-do = Accedi
site-name-seen = È il nome che vedono gli altri.
site-name-login = Ti serve anche per accedere.
site-password = Password
site-password-new = Nuova password
site-password-old = Password attuale
site-password-help = Almeno 8 caratteri. Vanno bene tre parole che non c’entrano l’una con l’altra.
site-password-others = Tutti gli altri dispositivi vengono disconnessi.
site-email = Indirizzo e-mail
site-email-help = Ti scriviamo solo quando tocca a te e non ci sei. Lascia vuoto se non vuoi e-mail.
site-ratings = I miei punteggi
site-ratings-none = Ancora nessuna partita classificata.
site-games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
 }
site-bots-help = Un bot è un tuo programma che gioca con un nome suo, attraverso l’interfaccia HTTP, con un token.
site-bot-name = Nome del nuovo bot
site-bot-make = Crea un bot
site-token = Il token di { $name }. Conservalo bene: viene mostrato solo adesso.
site-sessions = Dove ho effettuato l’accesso
site-session-unknown = Browser sconosciuto
site-session-this = Questo browser
site-session-began = { $n ->
    [0] Accesso di oggi
    [one] Accesso di ieri
   *[other] Accesso di { $n } giorni fa
 }
site-session-used = { $n ->
    [0] usato oggi
    [one] usato ieri
   *[other] usato { $n } giorni fa
 }
site-session-end = Disconnetti
site-leaving = Uscita
site-logout = Esci
site-logout-all = Esci da tutti i dispositivi
site-logout-guest = Un ospite che esce non ritrova più i suoi tavoli. Crea prima un account.
site-export = Scarica i miei dati
site-export-making = I tuoi dati vengono preparati. Ci vuole un momento; poi il file resta disponibile per un’ora.
site-delete-help = Il tuo nome, l’indirizzo, i messaggi e i punteggi vengono eliminati, e con loro i tuoi bot. Le partite giocate restano, senza il tuo nome. Non si può annullare.
site-delete-sure = Sì, elimina tutto ciò che mi riguarda
site-delete-do = Elimina per sempre
site-done-register = Il tuo account è stato creato.
site-done-login = Hai effettuato l’accesso.
site-done-name = Il tuo nome è stato cambiato.
site-done-password = La tua password è stata cambiata.
site-done-email = Il tuo indirizzo e-mail è stato cambiato.
site-done-bots = I tuoi bot sono stati aggiornati.

site-leaderboard-lead = Punteggi delle partite classificate tra persone. La cifra dopo ± dice quanto sono ancora incerti.
site-leaderboard-none = In classifica non c’è ancora nessuno: comincia tu con una partita classificata.
site-games-nav = Giochi
site-rank = Posizione
site-rating = Punteggio
site-games-head = Partite

site-about-lead = Intramuros vuol dire «dentro le mura»: due giochi da tavolo su città di mare fortificate, nel tuo browser.
site-about-games = Di chi sono questi giochi
site-credits-saint-malo = Un gioco di Inka e Markus Brand, pubblicato da alea/Ravensburger nel 2012.
site-credits-valletta = Un gioco di Stefan Dorra, pubblicato da Hans im Glück nel 2017.
site-about-unofficial = Le idee e le regole sono opera dei loro autori ed editori, e il merito è loro. Questa è una realizzazione non ufficiale e non commerciale delle regole, senza legami con autori o editori. Tutti i disegni e i testi sono nostri.
site-about-buy = Se ti piace giocare qui, porta i giochi sul tuo tavolo: un pennarello che stride sulla plancia e le carte in mano nessuno schermo te li dà. Chiedi nel tuo negozio di giochi, o cerca una copia usata.
site-about-fair = Perché il caso è onesto
site-about-fair-1 = Prima della partita il server sceglie un segreto e ne pubblica l’impronta. Chi gioca può aggiungere una parola sua. Tutti i lanci e tutte le pescate della partita derivano dal segreto e da queste parole.
site-about-fair-2 = Dopo la partita il server mostra il segreto. Chiunque può confrontarlo con l’impronta e ricalcolare ogni lancio e ogni pescata: in «Rivedi la partita» basta un clic.
site-about-rules = Le regole qui
site-about-rules-text = Il server conosce esattamente le regole e dice perché qualcosa non è possibile. I bot vedono solo ciò che vedrebbe una persona al loro posto.
site-about-cards = I regolamenti di Valletta non riportano quanto costano e rendono gli edifici. Le carte edificio qui sono perciò nostre; chi possiede il gioco può inserire le sue quando apre un tavolo.
site-about-data = I tuoi dati
site-about-data-text = Teniamo ciò che serve a una partita: il tuo nome, le tue partite e, se vuoi e-mail, il tuo indirizzo. Niente pubblicità, niente tracciamento, un solo cookie. Nella pagina dell’account puoi portare via i tuoi dati o farli eliminare.
site-about-made = Con che cosa è fatto
site-about-licence = Il programma è software libero (MIT o Apache 2.0). Comprende:
site-about-documents = Maggiori dettagli nei documenti del progetto:
site-error-missing = Qui non c’è niente
site-error-missing-text = Questa pagina o questo tavolo non esiste, oppure il tavolo è privato e ti serve il suo link.
site-error-forbidden = Accesso negato
site-error-forbidden-text = Qui non puoi farlo. Forse devi prima accedere.
site-error-slow = Troppe richieste
site-error-slow-text = Troppe richieste insieme. Aspetta un momento, poi riprova.
site-error-ours = L’errore è nostro. La tua partita è al sicuro: non è cambiato nulla.
site-error-text = Non ha funzionato. Non è cambiato nulla.
site-offline-text = Non c’è connessione con il server. Le tue partite lì sono al sicuro: riprova appena sei online.

## What goes wrong, by its code

site-ladder = I dieci gradini dei bot
site-ladder-link = Come giocano i gradini
site-ladder-text = I bot giocano su dieci gradini, dalla prima partita al gioco più forte che conosciamo. Ogni gradino vince circa due partite su tre contro quello sotto. I deboli perdono come perdono le persone: non vedono oltre il prossimo lancio o la prossima carta, dimenticano i pirati, accumulano merci e non migliorano mai nulla.
site-ladder-novice = gioca come alla prima partita: per abitudine, con ciò di cui ha di più.
site-ladder-deckhand = ha un piano ogni tanto. Dimentica i pirati, accumula merci e costruisce la prima cosa che può pagare.
site-ladder-porter = ha un piano un turno su due. Costruisce appena può, qualunque cosa, e non migliora mai nulla.
site-ladder-sailor = sa quanto vale un edificio e cosa può portare un lancio, ma ricade ancora nelle abitudini. Non migliora mai nulla e dimentica i pirati.
site-ladder-apprentice = prende ciò che rende di più subito e vede un lancio o una carta più in là.
site-ladder-helmsman = esamina tutto il suo turno, ma per avidità: i punti subito contano più di ciò che viene dopo.
site-ladder-journeyman = prepara il suo turno e sa quanto varranno più tardi merci, mura e carte.
site-ladder-pilot = prepara il suo turno e si fida in parte di ciò che si è imparato da molte partite, in parte di regole semplici.
site-ladder-master = prepara il suo turno e giudica in base a ciò che si è imparato da migliaia di partite.
site-ladder-grandmaster = è il gioco più forte che conosciamo: giudica tutto il tavolo e riflette più a lungo.
site-sparring = Compagno di allenamento
site-sparring-now = Compagno di allenamento: { $level }
site-sparring-at = { $game }: il tuo compagno di allenamento è { $level }. Lì vinci circa metà delle partite.
site-sparring-text = Il compagno di allenamento è il gradino al quale vinci circa metà delle partite contro i bot. Comincia dal gradino 3 e dopo ogni partita cambia di un gradino al massimo.
