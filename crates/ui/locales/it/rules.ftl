rules-index = Regole
rules-index-lead = Due giochi, raccontati dall’inizio alla fine. Cerca quello che ti serve o leggi con calma: i pezzi che vedi qui sono quelli del tavolo.
rules-search = Cerca nelle regole
rules-search-go = Cerca
rules-found = { $n ->
    [0] Nessun risultato per «{ $words }»
    [one] Un risultato per «{ $words }»
   *[other] { $n } risultati per «{ $words }»
  }
rules-found-nothing = Prova con meno parole, con parole più corte o con il numero di una regola.
rules-contents = Indice
rules-all = Entrambi i giochi
rules-learn = Impara giocando
rules-name-one = Anna
rules-name-two = Ben

rules-saint-malo-title = Saint Malo
rules-saint-malo-lead = Lancia cinque dadi, usa un simbolo e disegnalo nel tuo porto fortificato. Di Inka e Markus Brand, da 2 a 5 persone.
rules-saint-malo-figure-city = Una città a metà partita: il lato in alto è completo, a sinistra mancano due mura, a destra non c’è ancora nulla.
rules-saint-malo-figure-sea = Al terzo attacco manca una sola spada. La sua forza è 6; uno scudo mostra per ogni città se resisterebbe.
rules-saint-malo-series = Quanto vale una serie di chiese
rules-saint-malo-series-row = Serie
rules-saint-malo-series-points = Punti

rules-saint-malo-aim = Di che cosa si tratta
rules-saint-malo-aim-1 = Disegni un porto sulla tua plancia. A ogni turno cinque dadi decidono che cosa puoi aggiungere: merci, mura, chiese o abitanti. Intanto al largo si radunano i pirati, e quando arrivano arrivano da tutti. Appena una città è piena si finisce il round e si contano i punti.

rules-saint-malo-parts = La città e i dadi
rules-saint-malo-parts-1 = Una città è un quadrato di sette spazi per sette senza gli angoli, dove stanno le torri. Sono 45 spazi: 20 esterni, cinque per lato, e 25 interni. Ogni spazio contiene una cosa sola, e ciò che è disegnato non si cancella più.
rules-saint-malo-parts-2 = Casse, mura, chiese, case e personaggi occupano uno spazio ciascuno; monete e tronchi no. Le mura stanno solo sul bordo esterno. Tutto il resto può stare ovunque, anche sul bordo, ma ha il suo prezzo.
rules-saint-malo-parts-3 = Accanto alla città tieni il conto di monete, tronchi e punti, e una fila di cannoni che speri di non dover cancellare. I cinque dadi sono uguali e mostrano queste sei facce:

rules-saint-malo-setup = Prima di cominciare
rules-saint-malo-setup-1 = Ognuno ha una plancia con 3 monete, 2 tronchi e nessun punto. In ogni città quattro casse sono già stampate, in b2, c2, b3 e b4. Occupano il loro spazio e sono casse come tutte le altre.
rules-saint-malo-setup-2 = Salvo accordi diversi, chi comincia lo decide la sorte. Poi si procede in senso orario.

rules-saint-malo-turn = Un turno
rules-saint-malo-turn-1 = Prima lanci, poi scegli un simbolo, poi esegui la sua azione, e infine le spade sui tuoi dadi avvicinano i pirati. In un turno c’è un simbolo e un’azione, mai due.

rules-saint-malo-dice = Lanciare i dadi
rules-saint-malo-dice-1 = Lancia tutti e cinque i dadi. Poi puoi rilanciare, due volte al massimo, quanti dadi vuoi. Un dado tenuto la prima volta può essere rilanciato la seconda, e le spade si tengono o si rilanciano come tutto il resto. Puoi anche accontentarti e fermarti.
rules-saint-malo-dice-2 = Dopo l’ultimo lancio i dadi restano come sono. Non importa quale dado mostri che cosa, ma solo quanti ne mostrano ciascun simbolo.

rules-saint-malo-symbol = Scegliere un simbolo
rules-saint-malo-symbol-1 = Scegli tronchi, casse, mura, croci o teste. Le spade non si possono scegliere.
rules-saint-malo-symbol-2 = Prima dell’azione puoi ruotare dadi sul tuo simbolo per 2 monete l’uno, quanti ne puoi pagare, anche se nessun dado lo mostrava. Le spade non si ruotano mai. Le monete che porterà l’azione stessa arrivano troppo tardi.
rules-saint-malo-symbol-3 = Non serve usare tutti i dadi del tuo simbolo, ma almeno uno sì; un dado ruotato si usa sempre. Tutti servono a un’unica azione: tre croci sono una chiesa di grandezza 3, non una da 1 e una da 2.
rules-saint-malo-symbol-4 = Non fare nulla è permesso solo quando nessun simbolo, tronchi a parte, si può usare senza ruotare dadi. Altrimenti devi aggiungere qualcosa, anche se non ti conviene.

rules-saint-malo-logs = Tronchi
rules-saint-malo-logs-1 = Ogni tronco sui dadi va nel tuo deposito. Metterli in deposito costa 2 monete in tutto, non importa quanti sono. Senza quelle monete non puoi scegliere i tronchi.
rules-saint-malo-logs-2 = Gli architetti trasformano i tronchi in case, senza altri costi. Quelli che restano alla fine valgono un punto ciascuno.

rules-saint-malo-crates = Casse
rules-saint-malo-crates-1 = Disegna una cassa per dado su uno spazio vuoto. Le casse di un turno devono formare un gruppo unito lungo i lati; toccarsi in un angolo non basta. Possono stare accanto a casse più vecchie, ma quelle non le uniscono. Se un gruppo così grande non entra da nessuna parte, usa meno dadi.
rules-saint-malo-crates-2 = Quando le disegni, le casse non portano nulla. Aspettano un mercante, e la stessa cassa può pagarne uno dopo l’altro.

rules-saint-malo-walls = Mura
rules-saint-malo-walls-1 = Disegna un muro per dado su un qualsiasi spazio vuoto del bordo. Non è necessario che le mura si tocchino.
rules-saint-malo-walls-2 = Cinque mura completano un lato. Un lato completo rafforza la tua difesa di 2 fino alla fine e paga il suo bonus una volta sola, all’istante, prima del muro successivo. In un turno si possono completare due lati.
rules-saint-malo-walls-3 = Le torri mostrano che cosa dà un lato: un personaggio in alto, 2 monete a destra, 3 punti in basso, 2 monete a sinistra.
rules-saint-malo-walls-4 = Qualsiasi altra cosa su uno spazio del bordo apre per sempre una breccia in quel lato: non pagherà e non difenderà mai, per quante mura ci siano accanto. Puoi comunque continuare a disegnarci mura per riempire gli spazi.
rules-saint-malo-walls-5 = Il personaggio del lato in alto è gratis e agisce proprio come se avessi lanciato le sue teste. Puoi scegliere tra cittadino, soldato, prete, architetto e mercante; giullare e nobile non arrivano per questa via. Puoi rinunciare, e senza uno spazio vuoto non viene nessuno. Se il nuovo arrivato o una casa prende l’ultimo spazio del bordo, le mura ancora da disegnare sono perse.

rules-saint-malo-churches = Chiese
rules-saint-malo-churches-1 = Le croci costruiscono una sola chiesa su uno spazio vuoto. È grande quanto il numero di croci usate. Non costa nulla, e ogni grandezza si può costruire in qualsiasi momento e quante volte vuoi.
rules-saint-malo-churches-2 = Le chiese contano alla fine, in serie che cominciano con 1 e non hanno buchi. Ogni chiesa appartiene al massimo a una serie, più serie contano separatamente, e una chiesa che non entra in nessuna non vale niente, se non per un prete accanto.

rules-saint-malo-persons = Personaggi
rules-saint-malo-persons-1 = Le teste portano un solo personaggio, e il loro numero decide chi viene. Se ne hai più del necessario, usane meno e prendi qualcuno di più modesto.
rules-saint-malo-persons-2 = Ognuno agisce una volta, quando arriva, e guarda gli spazi intorno: otto al massimo, angoli compresi. Anche due spazi del bordo ai due lati di una torre si toccano. Ciò che viene disegnato lì più tardi non porta più nulla.
rules-saint-malo-persons-3 = Un architetto può venire anche senza costruire. Le sue case devono toccarsi lungo i lati, e le case più vecchie non le collegano. Se in un turno arrivano due architetti, le case di ciascuno si considerano separatamente.

rules-saint-malo-pirates = Pirati
rules-saint-malo-pirates-1 = Dopo la tua azione ogni dado con le spade segna una casella nella tabella dei pirati. Una riga ha 4 caselle in due, 6 in tre, 8 in quattro e 10 in cinque. Una riga piena è un attacco. Le spade in più cominciano subito la riga successiva.
rules-saint-malo-pirates-2 = Gli attacchi sono sei, di forza 1, 3, 6, 8, 10 e 12, e ognuno colpisce tutte le città. La tua difesa è 1 per soldato e 2 per lato completo, contata dopo l’azione del turno.
rules-saint-malo-pirates-3 = Una difesa pari alla forza basta per resistere. Chi ne ha meno cancella un cannone, qualunque sia la differenza. La difesa non si consuma mai.
rules-saint-malo-pirates-4 = Dopo il sesto attacco le spade non contano più nulla. Ruotarle resta impossibile.

rules-saint-malo-end = La fine
rules-saint-malo-end-1 = Quando qualcuno riempie l’ultimo spazio di una città, quel turno si gioca fino in fondo e poi si completa il round, così che tutti abbiano avuto lo stesso numero di turni. Gli attacchi in questi turni contano come sempre.

rules-saint-malo-score = Punti
rules-saint-malo-score-1 = I punti della partita restano tuoi. Aggiungi 5 per una città piena, 1 ogni 2 monete, 1 per tronco e le tue serie di chiese. Togli 5 per ogni cannone cancellato. Soldati, mura, casse e case non portano altro.
rules-saint-malo-score-2 = Vince il totale più alto. In caso di parità vince chi ha più spazi vuoti; se sono pari anche quelli, la vittoria è condivisa.

rules-saint-malo-variants = Varianti
rules-saint-malo-variants-1 = Un tavolo si può aprire con piccole modifiche: alla fine ogni singola moneta è un punto; un simbolo deve essere visibile prima di ruotare altri dadi; passare è sempre permesso; le casse vecchie uniscono quelle nuove; le torri separano gli spazi accanto; la partita finisce dopo un numero stabilito di round.

rules-saint-malo-hints = Per la prima partita
rules-saint-malo-hints-1 = Le monete sono libertà, perché ruotano i dadi. Già nei primi turni le casse stampate valgono 4 monete per un mercante in c3.
rules-saint-malo-hints-2 = Tieni almeno due lati per le mura. Gli ultimi attacchi sono forti, e un cannone costa più di quanto porti la maggior parte dei personaggi.
rules-saint-malo-hints-3 = Decidi presto se puntare sulle chiese. Mezza serie vale poco, una intera 20 punti.

rules-valletta-title = Valletta
rules-valletta-lead = Gioca tre carte, raccogli merci, costruisci una città lungo la strada. Di Stefan Dorra, da 2 a 4 persone.
rules-valletta-figure-city = Una partita in due nel vivo: de Valette è nella seconda area, quindi costruire in quella colonna dà 2 punti.
rules-valletta-table = I nostri 37 edifici; dove ci sono due numeri, il secondo vale per il lato migliorato
rules-valletta-table-name = Edificio
rules-valletta-table-character = Personaggio
rules-valletta-table-cost = Costo
rules-valletta-table-yield = Rendita
rules-valletta-table-points = Punti
rules-valletta-colour-red = Rosso: tue dall’inizio
rules-valletta-colour-purple = Viola: il fondatore
rules-valletta-colour-green = Verde: la rendita
rules-valletta-colour-blue = Blu: mestieri e commercio
rules-valletta-colour-yellow = Giallo: i punti

rules-valletta-aim = Di che cosa si tratta
rules-valletta-aim-1 = Malta, 1566: i cavalieri tracciano una nuova capitale. Con una manciata di lavoranti raccogli oro, legno, pietra e mattoni e innalzi edifici ai due lati della strada. Ogni edificio porta un nuovo personaggio tra le tue carte, e alla fine i tuoi edifici, i tuoi dignitari e ciò che resta in magazzino fanno i tuoi punti.

rules-valletta-parts = Che cosa c’è sul tavolo
rules-valletta-parts-1 = La strada va da sinistra a destra per 25 spazi. Lungo il bordo superiore ci sono 25 barili coperti, ognuno con una merce; lungo quello inferiore si contano i punti. Il pedone di de Valette aspetta nella torre davanti al primo barile.
rules-valletta-parts-2 = Una carta edificio ha due facce. Mostra il colore, quanto costa, che cosa rende, i punti alla fine e il personaggio che l’accompagna. Il retro è l’edificio migliorato, con una rendita più alta e più punti. I colori degli edifici non c’entrano con quelli di chi gioca.
rules-valletta-parts-3 = Davanti a te ci sono un mazzo di pesca, una pila degli scarti e tre posti per le carte del turno. Hai otto case e le stesse otto carte di tutti: negoziante, taglialegna, scalpellino, addetto alla fornace, cameriera, costruttore, apprendista e de Valette.
rules-valletta-parts-4 = Le merci sono quattro. Le prendi dalla riserva e lì tornano quando paghi; la riserva non finisce, e puoi averne quante vuoi. Non puoi scambiarle liberamente: lo fanno solo un pagamento o una carta.

rules-valletta-setup = Prima di cominciare
rules-valletta-setup-1 = Gli edifici si sorteggiano per colore: in due 6 verdi, 8 blu e 6 gialli; in tre 8, 10 e 7; in quattro 10, 12 e 8. Si dispongono in file di cinque, la prima sopra la strada, la seconda sotto, e così via verso l’esterno. Gli altri restano nella scatola.
rules-valletta-setup-2 = Su ogni edificio c’è il suo personaggio. Quattro costruttori che non sono di nessuno formano la riserva dei personaggi. I barili sono mescolati e de Valette sta nella sua torre.
rules-valletta-setup-3 = Ognuno riceve una merce di ogni tipo e pesca cinque delle sue otto carte. La sorte decide chi comincia. Poi si mette al centro un’altra merce di ogni tipo, e dall’ultimo posto al primo ognuno ne prende una tra quelle rimaste; il resto torna indietro.

rules-valletta-turn = Un turno
rules-valletta-turn-1 = Giochi tre carte dalla mano, una dopo l’altra, nel primo, nel secondo e nel terzo posto. Ognuna si esegue prima di scegliere la successiva. Non si passa: con una carta in mano e un posto libero devi giocare. Solo una mano vuota chiude prima il turno.
rules-valletta-turn-2 = Una carta che ottieni va subito in mano e puoi giocarla ancora nello stesso turno. Non ne hai mai più di cinque.
rules-valletta-turn-3 = Poi le carte giocate vanno negli scarti e peschi fino ad averne cinque. Se devi pescare e il mazzo è vuoto, gli scarti, comprese le carte appena giocate, si mescolano in un mazzo nuovo. Se non basta nemmeno questo, peschi quello che c’è. Poi tocca a chi sta alla tua sinistra.
rules-valletta-turn-4 = Un effetto si esegue per quanto possibile. Puoi rinunciare solo dove la carta dice «puoi»: quando costruisci o migliori, con tutte le carte che chiedono un pagamento, quando assumi o licenzi, e per la merce in più nelle partite in due. Un effetto non si usa a metà. Una carta che non può fare nulla si gioca lo stesso.

rules-valletta-build = Costruire
rules-valletta-build-1 = Costruttore, copritetto, muratore o carpentiere ti permettono di innalzare un nuovo edificio o di migliorarne uno tuo. Puoi scegliere qualsiasi edificio senza casa, ovunque sia. Ti serve una casa: dopo l’ottava puoi solo migliorare. Un edificio non cambia mai proprietario.
rules-valletta-build-2 = Il prezzo è quello della carta, meno 1 moneta per ogni tuo edificio confinante. Con il copritetto paghi 2 mattoni in meno, con il muratore 2 pietre, con il carpentiere 2 legni. Niente scende sotto zero, e si paga subito.
rules-valletta-build-3 = Prendi in mano il personaggio dell’edificio; da ora fa parte delle tue carte, che ti piaccia o no. Poi metti una delle tue case sull’edificio; l’ottava dà il via alla fase finale. Se de Valette si trova in quell’area, ottieni subito il bonus di costruzione di 2 punti.

rules-valletta-neighbours = Vicini
rules-valletta-neighbours-1 = Ogni tuo edificio che confina lungo un lato con quello nuovo lo rende più economico di 1 moneta, migliorato o no. Quelli degli altri non contano. Succede da sé, e prima di qualsiasi sostituzione.
rules-valletta-neighbours-2 = Gli angoli non contano, e la strada separa: un edificio sopra non è mai vicino di uno sotto.

rules-valletta-pay = Pagare e sostituire
rules-valletta-pay-1 = Quando costruisci o migliori, ogni merce del prezzo può essere sostituita da altre tre, uguali o miste. In un pagamento si può fare più volte, tre merci ogni volta, oro con materiali e materiali con oro, perfino per merci che possiedi.
rules-valletta-pay-2 = Ogni merce del prezzo che lasci fuori costa esattamente tre merci di altri tipi, in aggiunta al resto del prezzo; un tipo che lasci fuori non può servire anche da sostituto. Non c’è resto. Se un pagamento così è possibile, puoi costruire.
rules-valletta-pay-3 = Un esempio: un edificio costa 1 legno, 1 pietra e 1 mattone; li hai, e in più 1 moneta e altre 2 pietre. Puoi pagare semplicemente il prezzo. Oppure tieni il legno e al suo posto dai la moneta e 2 pietre, oltre alla pietra e al mattone.
rules-valletta-pay-4 = I prezzi dei personaggi, come il mercante o il gran maestro, non si sostituiscono. Si pagano esattamente come sono.

rules-valletta-upgrade = Migliorare
rules-valletta-upgrade-1 = Invece di costruire puoi migliorare un tuo edificio che mostra ancora il fronte. Costa di nuovo il legno, la pietra e i mattoni della carta, ma niente oro. Copritetto, muratore e carpentiere abbassano anche questo prezzo, a volte fino a zero.
rules-valletta-upgrade-2 = Gira la carta. La casa resta, non arriva nessun personaggio e non serve un’altra casa. Puoi migliorare anche nel turno in cui hai costruito, e se de Valette si trova in quell’area ottieni anche così il bonus di costruzione.

rules-valletta-valette = De Valette
rules-valletta-valette-1 = Quando giochi de Valette, il pedone avanza di uno spazio e prendi la merce nascosta nel barile. Sull’ultimo spazio resta fermo, e non ci sono più barili.
rules-valletta-valette-2 = Poi puoi fare una di due cose. Assumere: prendere in mano una carta qualsiasi dalla riserva dei personaggi, un costruttore o chi vi è stato licenziato, da te o da altri. Oppure licenziare: mettere nella riserva una carta della tua mano, per snellire il mazzo. Il suo effetto non ha luogo.
rules-valletta-valette-3 = La strada ha cinque aree di cinque spazi, e a ciascuna appartiene la colonna di edifici sopra e sotto. Chi costruisce o migliora nell’area in cui si trova il pedone ottiene subito 2 punti, il bonus di costruzione. Nella torre non è in nessuna area; sull’ultimo spazio resta nella quinta.

rules-valletta-apprentice = L’apprendista
rules-valletta-apprentice-1 = L’apprendista ripete la carta rossa o verde giocata subito prima, con nuove scelte: dopo un costruttore puoi costruire ancora. Come prima carta, o dopo una blu, gialla o viola, non fa nulla. Un secondo apprendista ripete la carta copiata dal primo.

rules-valletta-cards = I personaggi
rules-valletta-cards-1 = L’anello del medaglione ha il colore della carta. Puoi averne più d’una uguale, e ognuna vale ogni volta che la giochi. Cominci con le rosse e la viola.
rules-valletta-cards-2 = I personaggi verdi contano ciò che rendono i tuoi edifici, di ogni colore, sulla faccia visibile. Senza un edificio adatto non portano nulla.
rules-valletta-cards-3 = Quando un personaggio blu prende dagli altri, prima si guarda che cosa ha ciascuno, poi le merci passano in senso orario. Nemmeno chi è fuori dal gioco è al riparo. Una partita in due è una partita cominciata in due.
rules-valletta-cards-4 = I personaggi gialli portano punti. Nessuno premia gli edifici gialli in quanto tali: valgono già abbastanza.

rules-valletta-buildings = Gli edifici
rules-valletta-buildings-1 = Questi 37 edifici sono opera nostra. Quando apri un tavolo puoi inserire le tue carte. Migliorare costa quanto scritto qui, senza l’oro.

rules-valletta-final = La fase finale
rules-valletta-final-1 = La fase finale scatta quando il pedone raggiunge l’ultimo barile, qualcuno ha 25 punti o più, oppure viene messa un’ottava casa. Succede una volta sola.
rules-valletta-final-2 = Il turno si conclude come al solito, pesca compresa. Poi ognuno mescola scarti e mazzo in un nuovo mazzo di pesca; le mani restano come sono.
rules-valletta-final-3 = Si continua in senso orario, e gioca ancora anche chi ha fatto scattare la fase finale, ma nessuno rimescola più. Peschi finché il mazzo dura. Con meno di tre carte giochi quelle che hai, e anche quelle che ottieni finché c’è un posto libero.
rules-valletta-final-4 = Chi non ha più carte dopo aver pescato è fuori, ma può ancora perdere e ricevere merci per le carte degli altri. Quando tutti sono fuori, la partita è finita.

rules-valletta-score = Punti
rules-valletta-score-1 = I punti durante la partita si contano subito e non si perdono mai. Il tracciato ha 25 spazi: dopo l’ultimo si riparte dal primo, e i 25 punti già fatti restano.
rules-valletta-score-2 = Alla fine aggiungi i punti sulla faccia visibile di ogni tuo edificio, e 1 punto ogni 3 merci di qualsiasi tipo. Carte e case avanzate non valgono nulla.
rules-valletta-score-3 = Vince il totale più alto. In caso di parità vince chi ha più case sugli edifici; se sono pari anche quelle, la vittoria è condivisa.

rules-valletta-editions = Due edizioni
rules-valletta-editions-1 = Valletta ha due edizioni: Hans im Glück (regolamenti tedesco e italiano) e Z-Man Games (inglese e francese). La sceglie chi apre il tavolo; in italiano si propone Hans im Glück. Nell’edizione Z-Man Games puoi rinunciare all’intero effetto di qualsiasi carta giocata; solo de Valette deve sempre avanzare.
rules-valletta-editions-2 = Nell’edizione Z-Man Games, inoltre, solo costruire dà il bonus di costruzione, migliorare no. Ammette anche merci dello stesso tipo come sostituto, il che non cambia mai nulla.
rules-valletta-editions-3 = Un tavolo può cambiare altro: gli scarti si mescolano appena il mazzo è vuoto; la riserva è limitata a 42 monete e 30 di ogni materiale; la fase finale comincia dopo un numero stabilito di round.

rules-valletta-hints = Per la prima partita
rules-valletta-hints-1 = All’inizio un secondo costruttore vale più di quasi tutto: gioca presto de Valette e assumine uno.
rules-valletta-hints-2 = Costruisci in gruppi: con due vicini un edificio costa 2 monete in meno, e l’oro manca sempre.
rules-valletta-hints-3 = Pensa alla fine: nella fase finale ogni carta torna una volta. Licenzia le più deboli prima che cominci.
