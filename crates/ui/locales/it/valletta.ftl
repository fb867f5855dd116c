# Goods and points
valletta-good-gold = oro
valletta-good-wood = legno
valletta-good-stone = pietra
valletta-good-brick = mattone
valletta-good-gold-the = l’oro
valletta-good-wood-the = il legno
valletta-good-stone-the = la pietra
valletta-good-brick-the = il mattone
valletta-goods-gold = { $n ->
     [one] { $n } moneta
    *[other] { $n } monete
    }
valletta-goods-wood = { $n ->
     [one] { $n } legno
    *[other] { $n } legni
    }
valletta-goods-stone = { $n ->
     [one] { $n } pietra
    *[other] { $n } pietre
    }
valletta-goods-brick = { $n ->
     [one] { $n } mattone
    *[other] { $n } mattoni
    }
valletta-goods-none = niente
valletta-goods-any = { $n ->
     [one] { $n } merce
    *[other] { $n } merci
    }
valletta-points = { $n ->
     [one] { $n } punto
    *[other] { $n } punti
    }

# Colours of cards
valletta-colour-red = rosso
valletta-colour-purple = viola
valletta-colour-green = verde
valletta-colour-blue = blu
valletta-colour-yellow = giallo

# Characters: the name, with its article, and as the object of a sentence
valletta-card-shopkeeper = Negoziante
valletta-card-shopkeeper-the = la negoziante
valletta-card-shopkeeper-acc = { valletta-card-shopkeeper-the }
valletta-card-lumberjack = Taglialegna
valletta-card-lumberjack-the = il taglialegna
valletta-card-lumberjack-acc = { valletta-card-lumberjack-the }
valletta-card-stonecutter = Scalpellino
valletta-card-stonecutter-the = lo scalpellino
valletta-card-stonecutter-acc = { valletta-card-stonecutter-the }
valletta-card-brickmoulder = Addetto alla fornace
valletta-card-brickmoulder-the = l’addetto alla fornace
valletta-card-brickmoulder-acc = { valletta-card-brickmoulder-the }
valletta-card-maid = Cameriera
valletta-card-maid-the = la cameriera
valletta-card-maid-acc = { valletta-card-maid-the }
valletta-card-builder = Costruttore
valletta-card-builder-the = il costruttore
valletta-card-builder-acc = { valletta-card-builder-the }
valletta-card-apprentice = Apprendista
valletta-card-apprentice-the = l’apprendista
valletta-card-apprentice-acc = { valletta-card-apprentice-the }
valletta-card-valette = de Valette
valletta-card-valette-the = de Valette
valletta-card-valette-acc = { valletta-card-valette-the }
valletta-card-banker = Banchiere
valletta-card-banker-the = il banchiere
valletta-card-banker-acc = { valletta-card-banker-the }
valletta-card-joiner = Falegname
valletta-card-joiner-the = il falegname
valletta-card-joiner-acc = { valletta-card-joiner-the }
valletta-card-stonecarver = Intagliatore
valletta-card-stonecarver-the = l’intagliatore
valletta-card-stonecarver-acc = { valletta-card-stonecarver-the }
valletta-card-brickmaker = Mattonaio
valletta-card-brickmaker-the = il mattonaio
valletta-card-brickmaker-acc = { valletta-card-brickmaker-the }
valletta-card-monk = Monaco questuante
valletta-card-monk-the = il monaco questuante
valletta-card-monk-acc = { valletta-card-monk-the }
valletta-card-roofer = Copritetto
valletta-card-roofer-the = il copritetto
valletta-card-roofer-acc = { valletta-card-roofer-the }
valletta-card-trader = Commerciante
valletta-card-trader-the = la commerciante
valletta-card-trader-acc = { valletta-card-trader-the }
valletta-card-seamstress = Ricamatrice
valletta-card-seamstress-the = la ricamatrice
valletta-card-seamstress-acc = { valletta-card-seamstress-the }
valletta-card-merchant = Mercante
valletta-card-merchant-the = il mercante
valletta-card-merchant-acc = { valletta-card-merchant-the }
valletta-card-foreman = Caposquadra
valletta-card-foreman-the = il caposquadra
valletta-card-foreman-acc = { valletta-card-foreman-the }
valletta-card-chamberlain = Tesoriere
valletta-card-chamberlain-the = il tesoriere
valletta-card-chamberlain-acc = { valletta-card-chamberlain-the }
valletta-card-mason = Muratore
valletta-card-mason-the = il muratore
valletta-card-mason-acc = { valletta-card-mason-the }
valletta-card-innkeeper = Oste
valletta-card-innkeeper-the = l’oste
valletta-card-innkeeper-acc = { valletta-card-innkeeper-the }
valletta-card-nun = Madre badessa
valletta-card-nun-the = la madre badessa
valletta-card-nun-acc = { valletta-card-nun-the }
valletta-card-carpenter = Carpentiere
valletta-card-carpenter-the = il carpentiere
valletta-card-carpenter-acc = { valletta-card-carpenter-the }
valletta-card-toll = Gabelliere
valletta-card-toll-the = il gabelliere
valletta-card-toll-acc = { valletta-card-toll-the }
valletta-card-architect = Architetto
valletta-card-architect-the = l’architetto
valletta-card-architect-acc = { valletta-card-architect-the }
valletta-card-bailiff = Gran balivo
valletta-card-bailiff-the = il gran balivo
valletta-card-bailiff-acc = { valletta-card-bailiff-the }
valletta-card-grandmaster = Gran maestro
valletta-card-grandmaster-the = il gran maestro
valletta-card-grandmaster-acc = { valletta-card-grandmaster-the }
valletta-card-pope = Papa
valletta-card-pope-the = il papa
valletta-card-pope-acc = { valletta-card-pope-the }
valletta-card-emperor = Imperatore
valletta-card-emperor-the = l’imperatore
valletta-card-emperor-acc = { valletta-card-emperor-the }
valletta-card-king = Re
valletta-card-king-the = il re
valletta-card-king-acc = { valletta-card-king-the }
valletta-card-knight = Cavaliere
valletta-card-knight-the = il cavaliere
valletta-card-knight-acc = { valletta-card-knight-the }

# Characters of history with their whole names
valletta-card-valette-full = Jean Parisot de Valette
valletta-card-architect-full = Architetto Francesco Laparelli
valletta-card-bailiff-full = Gran Balivo Georg Schilling von Cannstatt
valletta-card-grandmaster-full = Gran Maestro Pietro del Monte
valletta-card-pope-full = Papa Pio V
valletta-card-emperor-full = Imperatore Carlo V
valletta-card-king-full = Re Filippo II di Spagna
valletta-card-knight-full = Ser Hieronymus von Rekuk

# What characters do
valletta-card-shopkeeper-text = Prendi 1 moneta.
valletta-card-lumberjack-text = Prendi 1 legno.
valletta-card-stonecutter-text = Prendi 1 pietra.
valletta-card-brickmoulder-text = Prendi 1 mattone.
valletta-card-maid-text = Prendi 1 merce a tua scelta.
valletta-card-builder-text = Puoi costruire un edificio o migliorarne uno tuo.
valletta-card-apprentice-text = Ripete la carta rossa o verde che hai giocato subito prima. Altrimenti non ha effetto.
valletta-card-valette-text = Sposta avanti di 1 spazio il pedone di de Valette e prendi la merce del barile. Poi puoi licenziare 1 carta della tua mano o assumerne 1 dalla riserva dei personaggi.
valletta-card-banker-text = Prendi 1 moneta per ogni simbolo di moneta sui tuoi edifici.
valletta-card-joiner-text = Prendi 1 legno per ogni simbolo di legno sui tuoi edifici.
valletta-card-stonecarver-text = Prendi 1 pietra per ogni simbolo di pietra sui tuoi edifici.
valletta-card-brickmaker-text = Prendi 1 mattone per ogni simbolo di mattone sui tuoi edifici.
valletta-card-monk-text = Ogni avversario con almeno 4 merci te ne dà 1 a sua scelta. In due puoi anche prenderne 1 a tua scelta.
valletta-card-roofer-text = Puoi costruire o migliorare con 2 mattoni in meno.
valletta-card-trader-text = Puoi scambiare 1 legno, 1 pietra o 1 mattone con 3 monete.
valletta-card-seamstress-text = Prendi 2 merci a tua scelta.
valletta-card-merchant-text = Puoi scambiare 1 moneta con 1 legno, 1 pietra e 1 mattone.
valletta-card-foreman-text = Scegli una merce e prendine 1 per ogni suo simbolo sui tuoi edifici.
valletta-card-chamberlain-text = Prendi 1 moneta per ogni tuo edificio verde.
valletta-card-mason-text = Puoi costruire o migliorare con 2 pietre in meno.
valletta-card-innkeeper-text = Ogni avversario con almeno 2 monete te ne dà 1. In due puoi anche prenderne 1.
valletta-card-nun-text = Prendi 3 merci dello stesso tipo; ogni avversario ne prende 1.
valletta-card-carpenter-text = Puoi costruire o migliorare con 2 legni in meno.
valletta-card-toll-text = Ogni avversario ti dà 1 legno, 1 pietra e 1 mattone, ma solo di ciò che possiede in 3 o più esemplari. In due puoi anche prendere 1 legno, 1 pietra o 1 mattone.
valletta-card-architect-text = Puoi pagare 4 legni, 4 pietre o 4 mattoni per ottenere 4 punti.
valletta-card-bailiff-text = Puoi pagare 4 monete per ottenere 4 punti.
valletta-card-grandmaster-text = Puoi pagare 1 moneta, 1 legno, 1 pietra e 1 mattone per ottenere 5 punti.
valletta-card-pope-text = Ottieni 1 punto per ogni tuo edificio migliorato.
valletta-card-emperor-text = Ottieni 1 punto per ogni tuo edificio blu.
valletta-card-king-text = Ottieni 1 punto per ogni tuo edificio verde.
valletta-card-knight-text = Ottieni 2 punti.
valletta-card-optional = Puoi anche rinunciarvi.

# Buildings
valletta-building-mint = Zecca
valletta-building-mint-the = la Zecca
valletta-building-mint-acc = { valletta-building-mint-the }
valletta-building-money-changers-stalls = Banco dei cambiavalute
valletta-building-money-changers-stalls-the = il Banco dei cambiavalute
valletta-building-money-changers-stalls-acc = { valletta-building-money-changers-stalls-the }
valletta-building-conservatory-of-the-treasury = Conservatoria del Tesoro
valletta-building-conservatory-of-the-treasury-the = la Conservatoria del Tesoro
valletta-building-conservatory-of-the-treasury-acc = { valletta-building-conservatory-of-the-treasury-the }
valletta-building-timber-yard = Deposito del legname
valletta-building-timber-yard-the = il Deposito del legname
valletta-building-timber-yard-acc = { valletta-building-timber-yard-the }
valletta-building-shipwrights-slip = Scalo dei maestri d’ascia
valletta-building-shipwrights-slip-the = lo Scalo dei maestri d’ascia
valletta-building-shipwrights-slip-acc = { valletta-building-shipwrights-slip-the }
valletta-building-galley-arsenal = Arsenale delle galere
valletta-building-galley-arsenal-the = l’Arsenale delle galere
valletta-building-galley-arsenal-acc = { valletta-building-galley-arsenal-the }
valletta-building-quarry-face = Cava di pietra
valletta-building-quarry-face-the = la Cava di pietra
valletta-building-quarry-face-acc = { valletta-building-quarry-face-the }
valletta-building-masons-lodge = Loggia dei muratori
valletta-building-masons-lodge-the = la Loggia dei muratori
valletta-building-masons-lodge-acc = { valletta-building-masons-lodge-the }
valletta-building-cutters-ditch = Fosso dei tagliapietre
valletta-building-cutters-ditch-the = il Fosso dei tagliapietre
valletta-building-cutters-ditch-acc = { valletta-building-cutters-ditch-the }
valletta-building-brick-kiln = Fornace
valletta-building-brick-kiln-the = la Fornace
valletta-building-brick-kiln-acc = { valletta-building-brick-kiln-the }
valletta-building-potters-row = Via dei vasai
valletta-building-potters-row-the = la Via dei vasai
valletta-building-potters-row-acc = { valletta-building-potters-row-the }
valletta-building-orders-bakery = Forno dell’Ordine
valletta-building-orders-bakery-the = il Forno dell’Ordine
valletta-building-orders-bakery-acc = { valletta-building-orders-bakery-the }
valletta-building-franciscan-friary = Convento dei francescani
valletta-building-franciscan-friary-the = il Convento dei francescani
valletta-building-franciscan-friary-acc = { valletta-building-franciscan-friary-the }
valletta-building-church-of-our-lady-of-victory = Chiesa della Madonna della Vittoria
valletta-building-church-of-our-lady-of-victory-the = la Chiesa della Madonna della Vittoria
valletta-building-church-of-our-lady-of-victory-acc = { valletta-building-church-of-our-lady-of-victory-the }
valletta-building-tilers-house = Casa dei copritetto
valletta-building-tilers-house-the = la Casa dei copritetto
valletta-building-tilers-house-acc = { valletta-building-tilers-house-the }
valletta-building-waterfront-stores = Magazzino del porto
valletta-building-waterfront-stores-the = il Magazzino del porto
valletta-building-waterfront-stores-acc = { valletta-building-waterfront-stores-the }
valletta-building-hall-of-the-seamstresses = Sala delle ricamatrici
valletta-building-hall-of-the-seamstresses-the = la Sala delle ricamatrici
valletta-building-hall-of-the-seamstresses-acc = { valletta-building-hall-of-the-seamstresses-the }
valletta-building-merchants-loggia = Loggia dei mercanti
valletta-building-merchants-loggia-the = la Loggia dei mercanti
valletta-building-merchants-loggia-acc = { valletta-building-merchants-loggia-the }
valletta-building-works-office = Ufficio delle fabbriche
valletta-building-works-office-the = l’Ufficio delle fabbriche
valletta-building-works-office-acc = { valletta-building-works-office-the }
valletta-building-chamberlains-house = Casa del tesoriere
valletta-building-chamberlains-house-the = la Casa del tesoriere
valletta-building-chamberlains-house-acc = { valletta-building-chamberlains-house-the }
valletta-building-rampart-workshop = Officina delle mura
valletta-building-rampart-workshop-the = l’Officina delle mura
valletta-building-rampart-workshop-acc = { valletta-building-rampart-workshop-the }
valletta-building-bastion-store = Magazzino del bastione
valletta-building-bastion-store-the = il Magazzino del bastione
valletta-building-bastion-store-acc = { valletta-building-bastion-store-the }
valletta-building-harbour-inn = Locanda del porto
valletta-building-harbour-inn-the = la Locanda del porto
valletta-building-harbour-inn-acc = { valletta-building-harbour-inn-the }
valletta-building-convent-of-st-ursula = Convento di Sant’Orsola
valletta-building-convent-of-st-ursula-the = il Convento di Sant’Orsola
valletta-building-convent-of-st-ursula-acc = { valletta-building-convent-of-st-ursula-the }
valletta-building-joiners-hall = Sala dei falegnami
valletta-building-joiners-hall-the = la Sala dei falegnami
valletta-building-joiners-hall-acc = { valletta-building-joiners-hall-the }
valletta-building-scaffolders-yard = Cortile dei ponteggiatori
valletta-building-scaffolders-yard-the = il Cortile dei ponteggiatori
valletta-building-scaffolders-yard-acc = { valletta-building-scaffolders-yard-the }
valletta-building-customs-house = Dogana
valletta-building-customs-house-the = la Dogana
valletta-building-customs-house-acc = { valletta-building-customs-house-the }
valletta-building-auberge-of-italy = Albergo d’Italia
valletta-building-auberge-of-italy-the = l’Albergo d’Italia
valletta-building-auberge-of-italy-acc = { valletta-building-auberge-of-italy-the }
valletta-building-fort-st-elmo = Forte Sant’Elmo
valletta-building-fort-st-elmo-the = il Forte Sant’Elmo
valletta-building-fort-st-elmo-acc = { valletta-building-fort-st-elmo-the }
valletta-building-auberge-of-germany = Albergo d’Alemagna
valletta-building-auberge-of-germany-the = l’Albergo d’Alemagna
valletta-building-auberge-of-germany-acc = { valletta-building-auberge-of-germany-the }
valletta-building-st-johns-cavalier = Cavaliere di San Giovanni
valletta-building-st-johns-cavalier-the = il Cavaliere di San Giovanni
valletta-building-st-johns-cavalier-acc = { valletta-building-st-johns-cavalier-the }
valletta-building-grand-masters-palace = Palazzo del Gran Maestro
valletta-building-grand-masters-palace-the = il Palazzo del Gran Maestro
valletta-building-grand-masters-palace-acc = { valletta-building-grand-masters-palace-the }
valletta-building-auberge-of-castile = Albergo di Castiglia
valletta-building-auberge-of-castile-the = l’Albergo di Castiglia
valletta-building-auberge-of-castile-acc = { valletta-building-auberge-of-castile-the }
valletta-building-conventual-church-of-st-john = Chiesa conventuale di San Giovanni
valletta-building-conventual-church-of-st-john-the = la Chiesa conventuale di San Giovanni
valletta-building-conventual-church-of-st-john-acc = { valletta-building-conventual-church-of-st-john-the }
valletta-building-gate-of-st-george = Porta San Giorgio
valletta-building-gate-of-st-george-the = la Porta San Giorgio
valletta-building-gate-of-st-george-acc = { valletta-building-gate-of-st-george-the }
valletta-building-auberge-of-aragon = Albergo d’Aragona
valletta-building-auberge-of-aragon-the = l’Albergo d’Aragona
valletta-building-auberge-of-aragon-acc = { valletta-building-auberge-of-aragon-the }
valletta-building-knights-hospital = Ospedale dei cavalieri
valletta-building-knights-hospital-the = l’Ospedale dei cavalieri
valletta-building-knights-hospital-acc = { valletta-building-knights-hospital-the }

# What is asked
valletta-ask-draft = { $you ->
     [yes] Scegli una merce iniziale.
    *[no] { $name } sceglie una merce iniziale.
    }
valletta-ask-play = { $you ->
     [yes] Scegli una carta da giocare ({ $n } di 3).
    *[no] { $name } sceglie una carta.
    }
valletta-ask-use = { $you ->
     [yes] Usa { $card } o rinuncia.
    *[no] { $name } decide se usare { $card }.
    }
valletta-ask-good = { $you ->
     [yes] Scegli una merce da prendere.
    *[no] { $name } sceglie una merce.
    }
valletta-ask-foreman = { $you ->
     [yes] Scegli una merce: ne prendi 1 per ogni suo simbolo sui tuoi edifici.
    *[no] { $name } sceglie una merce.
    }
valletta-ask-nun = { $you ->
     [yes] Scegli una merce: ne prendi 3, ogni avversario ne prende 1.
    *[no] { $name } sceglie una merce per tutti.
    }
valletta-ask-two = { $you ->
     [yes] Scegli 2 merci da prendere.
    *[no] { $name } sceglie 2 merci.
    }
valletta-ask-build = { $you ->
     [yes] Scegli un edificio da costruire o migliorare oppure rinuncia.
    *[no] { $name } sceglie un edificio.
    }
valletta-ask-build-cheaper = { $you ->
     [yes] Scegli un edificio da costruire o migliorare con { $goods } in meno oppure rinuncia.
    *[no] { $name } sceglie un edificio, con { $goods } in meno.
    }
valletta-ask-build-nothing = Ora non puoi costruire né migliorare nulla: rinuncia.
valletta-ask-pay = { $you ->
     [yes] Scegli come pagare { $price } per { $building }.
    *[no] { $name } paga { $building }.
    }
valletta-ask-deal = { $you ->
     [yes] Paga quanto chiede { $card } o rinuncia.
    *[no] { $name } decide se pagare quanto chiede { $card }.
    }
valletta-ask-staff = { $you ->
     [yes] Scegli una carta da licenziare o assumere oppure rinuncia.
    *[no] { $name } sceglie chi licenziare o assumere.
    }
valletta-ask-give = { $you ->
     [yes] { $other } gioca { $card }: scegli una merce da dare.
    *[no] { $name } sceglie una merce per { $card }.
    }
valletta-ask-extra = { $you ->
     [yes] Prendi 1 altra merce o rinuncia.
    *[no] { $name } può prendere 1 altra merce.
    }

# Choices
valletta-do-take = Prendi { $goods }
valletta-do-play = Gioca { $card }
valletta-do-use = Usa { $card }
valletta-do-use-it = Usa l’effetto
valletta-do-decline = Rinuncia
valletta-do-decline-build = Non costruire né migliorare nulla
valletta-do-decline-deal = Non pagare nulla
valletta-do-decline-staff = Non licenziare né assumere nessuno
valletta-do-decline-extra = Non prendere altro
valletta-do-build = Costruisci { $building } per { $price }
valletta-do-upgrade = Migliora { $building } per { $price }
valletta-do-build-free = Costruisci { $building } gratis
valletta-do-upgrade-free = Migliora { $building } gratis
valletta-do-bonus = { $action } (+2 punti)
valletta-do-pay = Paga { $goods }
valletta-do-pay-nothing = Non pagare nulla
valletta-do-deal = Paga { $goods } e ottieni { $gain }
valletta-do-fire = Licenzia { $card }
valletta-do-hire = Assumi { $card }
valletta-do-give = Dai { $goods }

# What happened
valletta-event-played = { $you ->
     [yes] Giochi
    *[no] { $name } gioca
    } { $card }.
valletta-event-copied = { $apprentice } ripete { $card }.
valletta-event-declined = { $you ->
     [yes] Rinunci
    *[no] { $name } rinuncia
    }.
valletta-event-took = { $you ->
     [yes] Prendi
    *[no] { $name } prende
    } { $goods }.
valletta-event-gave = { $other } riceve { $goods } da { $you ->
     [yes] te
    *[no] { $name }
    }.
valletta-event-gave-you = { $name } ti dà { $goods }.
valletta-event-paid = { $you ->
     [yes] Paghi
    *[no] { $name } paga
    } { $goods }.
valletta-event-bonus = { $you ->
     [yes] Ottieni
    *[no] { $name } ottiene
    } un bonus di costruzione di { $points }.
valletta-event-scored = { $you ->
     [yes] Ottieni
    *[no] { $name } ottiene
    } { $points } con { $card }.
valletta-event-built = { $you ->
     [yes] Costruisci
    *[no] { $name } costruisce
    } { $building }.
valletta-event-upgraded = { $you ->
     [yes] Migliori
    *[no] { $name } migliora
    } { $building }.
valletta-event-gained = { $you ->
     [yes] Prendi
    *[no] { $name } prende
    } in mano { $card }.
valletta-event-advanced = De Valette avanza fino allo spazio { $n }.
valletta-event-fired = { $you ->
     [yes] Licenzi
    *[no] { $name } licenzia
    } { $card }.
valletta-event-hired = { $you ->
     [yes] Assumi
    *[no] { $name } assume
    } { $card }.
valletta-event-drew = { $you ->
     [yes] Peschi
    *[no] { $name } pesca
    } { $card }.
valletta-event-drew-hidden = { $name } pesca una carta coperta.
valletta-event-reshuffled = { $you ->
     [yes] Mescoli i tuoi scarti
    *[no] { $name } mescola i suoi scarti
    } in un nuovo mazzo di pesca.
valletta-event-trigger-street = De Valette ha raggiunto la fine della strada: dopo questo turno inizia la fase finale.
valletta-event-trigger-points = { $you ->
     [yes] Hai
    *[no] { $name } ha
    } raggiunto i 25 punti: dopo questo turno inizia la fase finale.
valletta-event-trigger-houses = { $you ->
     [yes] Hai
    *[no] { $name } ha
    } piazzato l’ottava casa: dopo questo turno inizia la fase finale.
valletta-event-trigger-turn_cap = L’ultimo dei round concordati è finito: inizia la fase finale.
valletta-event-merged = Inizia la fase finale: ognuno mescola insieme scarti e mazzo di pesca.
valletta-event-out = { $you ->
     [yes] Non hai
    *[no] { $name } non ha
    } più carte.

# Why not
valletta-no-over = La partita è finita
valletta-no-now = Non ora: si tratta di decidere { $what }
valletta-now-draft = con quale merce iniziare
valletta-now-play = quale carta giocare
valletta-now-use = se usare la carta
valletta-now-good = quale merce prendere
valletta-now-two = quali 2 merci prendere
valletta-now-build = che cosa costruire o migliorare
valletta-now-pay = come pagare
valletta-now-deal = se pagare il prezzo
valletta-now-staff = chi licenziare o assumere
valletta-now-give = quale merce dare
valletta-now-extra = quale merce prendere in più
valletta-no-good-left = Non più disponibile: { $good }. Ogni merce c’è una volta sola
valletta-no-passing = Devi giocare una carta, anche se non serve
valletta-no-hand = { $card } non è nella tua mano
valletta-no-reserve = { $card } non è nella riserva dei personaggi
valletta-no-declining = Bisogna usare { $card }
valletta-no-one-good = { $card } dà 2 merci
valletta-no-two-goods = { $card } dà 1 merce, non 2
valletta-no-extra = In più qui c’è solo { $goods }
valletta-no-giving-gold = Non hai monete da dare
valletta-no-giving-wood = Non hai legno da dare
valletta-no-giving-stone = Non hai pietre da dare
valletta-no-giving-brick = Non hai mattoni da dare
valletta-no-building = In { $at } non c’è nessun edificio in questa partita
valletta-no-owned = { $you ->
     [yes] Possiedi
    *[no] { $name } possiede
    } già { $building }
valletta-no-not-owned = Non possiedi { $building }
valletta-no-upgraded = Hai già migliorato { $building }
valletta-no-house = Le tue 8 case sono tutte piazzate; puoi solo migliorare
valletta-no-afford = { $n ->
     [one] Manca { $goods }, o 3 altre merci
    *[other] Mancano { $goods }, o 3 altre merci per ogni unità
    }
valletta-no-stock = È più di quanto hai: { $goods }
valletta-no-payment = Il prezzo è { $price }, non { $goods }; ogni merce mancante si sostituisce con esattamente 3 altre
valletta-no-price = { $card } chiede { $prices }, non { $goods }
valletta-no-deal = { $card } chiede { $goods }; non ne hai abbastanza

# The board read aloud
valletta-read-turn = Il turno
valletta-read-round = Round { $n }.
valletta-read-final-soon = Dopo questo turno inizia la fase finale.
valletta-read-final = È la fase finale.
valletta-read-store = { $points }. Merci: { $goods }. Ancora { $n ->
     [one] { $n } casa
    *[other] { $n } case
    }.
valletta-read-hand = In mano: { $cards }.
valletta-read-cards = { $n ->
     [one] { $n } carta
    *[other] { $n } carte
    }
valletta-read-slots = Giocate in questo turno: { $cards }.
valletta-read-draw = Mazzo di pesca: { $cards }.
valletta-read-discard = Scarti: { $cards }.
valletta-read-no-cards = nessuna carta
valletta-read-street = La strada
valletta-read-tower = De Valette è sulla torre.
valletta-read-space = De Valette è sullo spazio { $n } di 25, nell’area { $zone }.
valletta-read-barrels = Ancora nei barili: { $goods }.
valletta-read-above = Sopra la strada, fila { $n }
valletta-read-below = Sotto la strada, fila { $n }
valletta-read-free = { $at } { $building } ({ $colour }), con { $card }. Costa { $price }. Rendita: { $goods }, { $more } se migliorato. Punti: { $points }, { $best } se migliorato.
valletta-read-owned = { $at } { $building } ({ $colour }), { $you ->
     [yes] di tua proprietà
    *[no] di { $name }
    }. Rendita: { $goods }, { $more } se migliorato. Punti: { $points }, { $best } se migliorato.
valletta-read-upgraded = { $at } { $building } ({ $colour }), edificio migliorato, { $you ->
     [yes] di tua proprietà
    *[no] di { $name }
    }. Rendita: { $goods }. Punti: { $points }.
valletta-read-reserve = La riserva dei personaggi

# What speaks for an action
valletta-because-build-bonus = bonus di costruzione: 2 punti
valletta-because-points = subito { $n ->
     [one] { $n } punto
    *[other] { $n } punti
    }
valletta-because-building-points = alla fine { $n ->
     [one] { $n } punto
    *[other] { $n } punti
    }
valletta-because-cheaper-neighbours = i tuoi edifici vicini fanno risparmiare { $n ->
     [one] { $n } moneta
    *[other] { $n } monete
    }
valletta-because-discount = fa risparmiare { $goods }
valletta-because-pays-with-surplus = paga con { $n ->
     [one] { $n } merce
    *[other] { $n } merci
    } in eccesso
valletta-because-comes-round-again = { $card } tornerà circa { $n ->
     [one] { $n } volta
    *[other] { $n } volte
    }
valletta-because-uses-icons = i tuoi simboli danno { $goods }
valletta-because-gains = porta { $n ->
     [one] { $n } merce
    *[other] { $n } merci
    }
valletta-because-takes-from-rivals = prende { $n ->
     [one] { $n } merce
    *[other] { $n } merci
    } dagli altri
valletta-because-thins-the-deck = senza { $whom } arrivano prima carte migliori
valletta-because-hires = { $card } entra nel tuo mazzo
valletta-because-ends-the-game = avvia la fase finale
