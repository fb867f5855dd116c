# Persons: the name, with its article, as the object of a sentence, and one of many
saint-malo-person-citizen = cittadino
saint-malo-person-citizen-the = il cittadino
saint-malo-person-citizen-acc = { saint-malo-person-citizen-the }
saint-malo-person-soldier = soldato
saint-malo-person-soldier-the = il soldato
saint-malo-person-soldier-acc = { saint-malo-person-soldier-the }
saint-malo-person-priest = prete
saint-malo-person-priest-the = il prete
saint-malo-person-priest-acc = { saint-malo-person-priest-the }
saint-malo-person-architect = architetto
saint-malo-person-architect-the = l’architetto
saint-malo-person-architect-acc = { saint-malo-person-architect-the }
saint-malo-person-merchant = mercante
saint-malo-person-merchant-the = il mercante
saint-malo-person-merchant-acc = { saint-malo-person-merchant-the }
saint-malo-person-jester = giullare
saint-malo-person-jester-the = il giullare
saint-malo-person-jester-acc = { saint-malo-person-jester-the }
saint-malo-person-noble = nobile
saint-malo-person-noble-the = il nobile
saint-malo-person-noble-acc = { saint-malo-person-noble-the }
saint-malo-person-citizen-a = un cittadino
saint-malo-person-soldier-a = un soldato
saint-malo-person-priest-a = un prete
saint-malo-person-architect-a = un architetto
saint-malo-person-merchant-a = un mercante
saint-malo-person-jester-a = un giullare
saint-malo-person-noble-a = un nobile

# What persons do
saint-malo-person-citizen-text = Porta 1 punto.
saint-malo-person-soldier-text = Aumenta di 1 la tua difesa fino alla fine della partita.
saint-malo-person-priest-text = Porta 1 punto per ogni chiesa sugli spazi intorno a lui, di qualunque grandezza.
saint-malo-person-architect-text = Trasforma subito fino a 3 dei tuoi tronchi in case, per 3 punti l’una. La prima casa tocca l’architetto, basta un angolo; le altre toccano lungo un lato una di queste case. Le case più vecchie non le collegano. Usare i tronchi non costa nulla.
saint-malo-person-merchant-text = Guadagna 1 moneta per ogni cassa sugli spazi intorno a lui. Le casse restano al loro posto.
saint-malo-person-jester-text = Porta 2 punti per ogni tipo diverso di personaggio sugli spazi intorno a lui. Un altro giullare conta, lui stesso no.
saint-malo-person-noble-text = Porta 7 punti.

# What stands on spaces
saint-malo-item-crate = cassa
saint-malo-item-wall = muro
saint-malo-item-house = casa
saint-malo-item-church = chiesa di grandezza { $size }
saint-malo-item-crate-a = una cassa
saint-malo-item-wall-a = un muro
saint-malo-item-house-a = una casa
saint-malo-item-church-a = una chiesa di grandezza { $size }

# Dice
saint-malo-symbol-log = tronco
saint-malo-symbol-crate = cassa
saint-malo-symbol-wall = muro
saint-malo-symbol-cross = croce
saint-malo-symbol-head = testa
saint-malo-symbol-swords = spade
saint-malo-symbol-log-text = Mette in deposito 1 tronco per dado, per 2 monete in tutto. Gli architetti ne fanno case; alla fine ogni tronco rimasto vale 1 punto.
saint-malo-symbol-crate-text = Piazza 1 cassa per dado, tutte unite lungo i lati. I mercanti vicini ne ricavano monete.
saint-malo-symbol-wall-text = Piazza 1 muro per dado sul bordo esterno. Un lato completo dà un bonus e 2 di difesa.
saint-malo-symbol-cross-text = Costruisce 1 chiesa, grande quanto il numero di dadi. Alla fine le chiese di grandezza 1, 2, 3 e così via contano in serie.
saint-malo-symbol-head-text = Porta in città 1 personaggio; il numero di dadi decide quale.
saint-malo-symbol-swords-text = Non si possono usare né ruotare. A fine turno ogni dado segna 1 casella dei pirati.
saint-malo-dice-log = { $n ->
     [one] { $n } tronco
    *[other] { $n } tronchi
    }
saint-malo-dice-crate = { $n ->
     [one] { $n } cassa
    *[other] { $n } casse
    }
saint-malo-dice-wall = { $n ->
     [one] { $n } muro
    *[other] { $n } mura
    }
saint-malo-dice-cross = { $n ->
     [one] { $n } croce
    *[other] { $n } croci
    }
saint-malo-dice-head = { $n ->
     [one] { $n } testa
    *[other] { $n } teste
    }
saint-malo-dice-swords = { $n ->
     [one] { $n } spada
    *[other] { $n } spade
    }
saint-malo-coins = { $n ->
     [one] { $n } moneta
    *[other] { $n } monete
    }
saint-malo-points = { $n ->
     [one] { $n } punto
    *[other] { $n } punti
    }

# Sides of the wall and what they bring when they are complete
saint-malo-side-top = alto
saint-malo-side-right = destra
saint-malo-side-bottom = basso
saint-malo-side-left = sinistra
saint-malo-side-top-the = il lato in alto
saint-malo-side-right-the = il lato destro
saint-malo-side-bottom-the = il lato in basso
saint-malo-side-left-the = il lato sinistro
saint-malo-bonus-coins = 2 monete
saint-malo-bonus-points = 3 punti
saint-malo-bonus-person = un personaggio da 1 a 3 teste

# What is asked
saint-malo-ask-reroll = { $you ->
     [yes] Scegli dei dadi da rilanciare o tienili tutti: ancora { $n ->
         [one] { $n } lancio
        *[other] { $n } lanci
        }.
    *[no] { $name } lancia i dadi.
    }
saint-malo-ask-symbol = { $you ->
     [yes] Scegli un simbolo da usare; ruotare un dado costa 2 monete.
    *[no] { $name } sceglie un simbolo.
    }
saint-malo-ask-person = { $you ->
     [yes] Scegli un personaggio per { $heads }.
    *[no] { $name } sceglie un personaggio per { $heads }.
    }
saint-malo-ask-bonus = { $you ->
     [yes] Un lato è completo: scegli un personaggio come bonus o rinuncia.
    *[no] { $name } sceglie un personaggio come bonus per un lato completo.
    }
saint-malo-ask-settle = { $you ->
     [yes] Scegli uno spazio per { $person }.
    *[no] { $name } sceglie uno spazio per { $person }.
    }
saint-malo-ask-house = { $you ->
     [yes] Scegli uno spazio per una casa o fermati; puoi costruirne ancora { $n }.
    *[no] { $name } costruisce case.
    }
saint-malo-ask-crate = { $you ->
     [yes] { $n ->
         [one] Scegli uno spazio per la cassa.
        *[other] Scegli uno spazio per una cassa: { $n } da piazzare, tutte unite lungo i lati.
        }
    *[no] { $name } piazza casse.
    }
saint-malo-ask-wall = { $you ->
     [yes] { $n ->
         [one] Scegli uno spazio esterno per il muro.
        *[other] Scegli uno spazio esterno per un muro: { $n } da piazzare.
        }
    *[no] { $name } piazza mura.
    }
saint-malo-ask-church = { $you ->
     [yes] Scegli uno spazio per la chiesa di grandezza { $size }.
    *[no] { $name } costruisce una chiesa di grandezza { $size }.
    }

# Choices
saint-malo-do-reroll = Rilancia { $dice }
saint-malo-do-stop = Tieni questi dadi
saint-malo-do-log = Metti in deposito { $dice } per 2 monete
saint-malo-do-crate = Piazza { $dice }
saint-malo-do-wall = Piazza { $dice }
saint-malo-do-cross = Costruisci una chiesa di grandezza { $n }
saint-malo-do-head = Fai venire un personaggio da { $dice }
saint-malo-do-swords = Usa { $dice }
saint-malo-do-turning = { $action } ruotando { $turned ->
     [one] { $turned } dado
    *[other] { $turned } dadi
    } per { $coins }
saint-malo-do-pass = Non usare nulla
saint-malo-do-person = Scegli { $person }
saint-malo-do-place = Piazza { $item } in { $at }
saint-malo-do-build = Costruisci { $item } in { $at }
saint-malo-do-fill = Riempi lo spazio { $at }
saint-malo-do-done = Fine
saint-malo-do-done-bonus = Non prendere nessun personaggio
saint-malo-do-done-house = Non costruire altre case

# What a space gives, very short
saint-malo-gain-wall = muro { $n }/5
saint-malo-gain-later = +{ $n } alla fine
saint-malo-gain-defence = difesa +1
saint-malo-gain-breaks = apre una breccia
saint-malo-gain-person = 1 personaggio
saint-malo-gain-full = città piena

# What happened
saint-malo-event-rolled = { $you ->
     [yes] Lanci i dadi
    *[no] { $name } lancia i dadi
    }: { $dice }.
saint-malo-event-used = { $you ->
     [yes] Usi
    *[no] { $name } usa
    } { $dice }.
saint-malo-event-turned = { $you ->
     [yes] Ruoti
    *[no] { $name } ruota
    } { $turned ->
     [one] { $turned } dado
    *[other] { $turned } dadi
    } e { $you ->
     [yes] usi
    *[no] usa
    } { $dice }.
saint-malo-event-passed = { $you ->
     [yes] Non usi
    *[no] { $name } non usa
    } nulla.
saint-malo-event-paid = { $you ->
     [yes] Paghi
    *[no] { $name } paga
    } { $coins }.
saint-malo-event-coins = { $you ->
     [yes] Ricevi
    *[no] { $name } riceve
    } { $coins } per { $why }.
saint-malo-event-points = { $you ->
     [yes] Ottieni
    *[no] { $name } ottiene
    } { $points } per { $why }.
saint-malo-event-logs = { $you ->
     [yes] Metti
    *[no] { $name } mette
    } in deposito { $logs }.
saint-malo-event-placed = { $you ->
     [yes] Piazzi
    *[no] { $name } piazza
    } { $item } in { $at }.
saint-malo-event-built = { $you ->
     [yes] Costruisci
    *[no] { $name } costruisce
    } { $item } in { $at }.
saint-malo-event-complete = { $you ->
     [yes] Completi
    *[no] { $name } completa
    } { $side }.
saint-malo-event-lost = { $n ->
     [one] { $n } muro non trova più uno spazio esterno vuoto e va perso.
    *[other] { $n } mura non trovano più uno spazio esterno vuoto e vanno perse.
    }
saint-malo-event-swords = { $you ->
     [yes] Segni
    *[no] { $name } segna
    } { $n ->
     [one] { $n } casella
    *[other] { $n } caselle
    } dei pirati.
saint-malo-event-attack = I pirati attaccano con forza { $n }.
saint-malo-event-cannon = { $you ->
     [yes] Non resisti e perdi
    *[no] { $name } non resiste e perde
    } un cannone.
saint-malo-event-full = { $you ->
     [yes] Hai
    *[no] { $name } ha
    } riempito la città: questo è l’ultimo round.

# Why not
saint-malo-no-now = Non ora: si tratta di decidere { $what }
saint-malo-now-reroll = se rilanciare dei dadi
saint-malo-now-symbol = quale simbolo usare
saint-malo-now-person = quale personaggio far venire
saint-malo-now-bonus = quale personaggio far venire per il lato completo
saint-malo-now-settle = dove mettere il personaggio
saint-malo-now-house = dove mettere la prossima casa
saint-malo-now-crate = dove mettere la prossima cassa
saint-malo-now-wall = dove mettere il prossimo muro
saint-malo-now-church = dove mettere la chiesa
saint-malo-no-over = La partita è finita
saint-malo-no-roll-left = I 3 lanci sono già fatti
saint-malo-no-die-rolled = Scegli almeno 1 dado da rilanciare
saint-malo-no-die-shows = Nessun dado mostra questo simbolo: { $symbol }
saint-malo-no-more-show = I dadi mostrano solo { $dice }
saint-malo-no-swords = Le spade non si possono usare
saint-malo-no-die-used = Bisogna usare almeno 1 dado
saint-malo-no-turned-left = Ogni dado ruotato va usato: { $showing } sul tavolo + { $turned } ruotando = { $all }
saint-malo-no-turning = { $n ->
     [0] Nessun altro dado si può ruotare; le spade mai
     [one] Si può ruotare solo { $n } altro dado; le spade mai
    *[other] Si possono ruotare solo { $n } altri dadi; le spade mai
    }
saint-malo-no-coins = Costa { $needed }; ne hai { $have }
saint-malo-no-storing = Mettere in deposito dei tronchi costa 2 monete; ne hai { $have }
saint-malo-no-showing = Almeno 1 dado deve mostrare il simbolo prima di ruotarne altri
saint-malo-no-crates-fit = In città c’è posto solo per { $n ->
     [one] { $n } cassa
    *[other] { $n } casse unite
    }
saint-malo-no-walls-fit = { $n ->
     [0] Nessuno spazio esterno è vuoto
     [one] Resta vuoto solo { $n } spazio esterno
    *[other] Restano vuoti solo { $n } spazi esterni
    }
saint-malo-no-passing = Bisogna usare almeno 1 dado; senza pagare si può: { $symbol }
saint-malo-no-heads = { $person } richiede { $heads }, non { $n }
saint-malo-no-bonus = { $person } non è un bonus delle mura; lo è solo un personaggio da 1 a 3 teste
saint-malo-no-filled = Lo spazio { $at } è già occupato
saint-malo-no-wall-inside = Le mura stanno solo sul bordo esterno; { $at } è all’interno
saint-malo-no-crate-apart = Lo spazio { $at } non tocca lungo un lato nessuna cassa di questo turno
saint-malo-no-room = Intorno allo spazio { $at } non c’è posto per { $n } casse unite
saint-malo-no-house-far = La prima casa deve toccare l’architetto in { $architect }; basta un angolo
saint-malo-no-house-apart = Lo spazio { $at } non tocca lungo un lato nessuna casa di questo architetto

# The cities read aloud
saint-malo-read-turn = Il turno
saint-malo-read-round = Round { $n }.
saint-malo-read-last-round = Round { $n }, l’ultimo.
saint-malo-read-dice = Sui dadi: { $dice }.
saint-malo-read-pirates = I pirati
saint-malo-read-next-attack = Il prossimo attacco avrà forza { $strength }: { $marked ->
     [one] { $marked } casella su { $boxes } è segnata
    *[other] { $marked } caselle su { $boxes } sono segnate
    }.
saint-malo-read-no-attack = I pirati non vengono più.
saint-malo-read-city = { $you ->
     [yes] La tua città
    *[no] { $name }
    }
saint-malo-read-stock = { $points }, { $coins }, { $logs }, difesa { $defence }, { $cannons ->
     [one] { $cannons } cannone perso
    *[other] { $cannons } cannoni persi
    }.
saint-malo-read-empty = { $n ->
     [one] { $n } spazio è vuoto.
    *[other] { $n } spazi sono vuoti.
    }
saint-malo-read-side = { $side }: { $n ->
     [one] { $n } muro
    *[other] { $n } mura
    } su 5, per { $bonus }
saint-malo-read-side-complete = { $side }: completo
saint-malo-read-side-broken = { $side }: con una breccia
saint-malo-read-row = Riga { $row }: { $cells }
saint-malo-read-row-empty = Riga { $row }: vuota

# What speaks for an action
saint-malo-because-fills-city = riempie la città: 5 punti
saint-malo-because-completes-side = completa { $side }
saint-malo-because-holds-raid = resiste all’attacco di forza { $strength }
saint-malo-because-raid-comes = scatena l’attacco di forza { $strength }
saint-malo-because-merchant-earns = un mercante guadagna { $n ->
     [one] { $n } moneta
    *[other] { $n } monete
    }
saint-malo-because-person-earns = { $person } porta { $n ->
     [one] { $n } punto
    *[other] { $n } punti
    }
saint-malo-because-houses = costruisce { $n ->
     [one] { $n } casa
    *[other] { $n } case
    }
saint-malo-because-church-series = chiesa di grandezza { $size }: { $n ->
     [one] { $n } punto
    *[other] { $n } punti
    } in più nella serie
saint-malo-because-church = una chiesa di grandezza { $size } conterà quando ci saranno le più piccole
saint-malo-because-gathers-crates = { $n ->
     [one] { $n } cassa
    *[other] { $n } casse
    } intorno a uno spazio per un mercante
saint-malo-because-walls = { $n ->
     [one] sorge { $n } muro
    *[other] sorgono { $n } mura
    }
saint-malo-because-stores-logs = { $n ->
     [one] { $n } tronco
    *[other] { $n } tronchi
    } per gli architetti
saint-malo-because-soldier = un soldato in più
saint-malo-because-keeps-side-open = lascia intatto { $side }
saint-malo-because-chases-symbol = spera in altri di questo simbolo: { $symbol }
saint-malo-because-good-enough = i dadi vanno già bene
saint-malo-because-avoids-swords = rilancia le spade
