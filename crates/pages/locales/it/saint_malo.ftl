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
saint-malo-person-priest-text = Porta 1 punto per ogni chiesa sulle caselle intorno a lui, di qualunque grandezza.
saint-malo-person-architect-text = Trasforma subito fino a 3 dei tuoi tronchi in case, per 3 punti l’una. Le case si toccano lungo i lati e almeno 1 gli sta accanto.
saint-malo-person-merchant-text = Guadagna 1 moneta per ogni cassa sulle caselle intorno a lui. Le casse restano al loro posto.
saint-malo-person-jester-text = Porta 2 punti per ogni tipo diverso di personaggio sulle caselle intorno a lui.
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
saint-malo-symbol-swords = spade incrociate
saint-malo-symbol-log-text = Mette in deposito 1 tronco per dado, per 2 monete in tutto. Gli architetti ne fanno case; alla fine ogni tronco rimasto vale 1 punto.
saint-malo-symbol-crate-text = Piazza 1 cassa per dado, tutte unite lungo i lati. I mercanti vicini ne ricavano monete.
saint-malo-symbol-wall-text = Piazza 1 muro per dado sul bordo esterno. Un lato completo dà un bonus e 2 di difesa.
saint-malo-symbol-cross-text = Costruisce 1 chiesa, grande quanto il numero di dadi. Alla fine le chiese di grandezza 1, 2, 3 e così via contano in serie.
saint-malo-symbol-head-text = Porta in città 1 personaggio; il numero di dadi decide quale.
saint-malo-symbol-swords-text = Non si possono usare né girare. A fine turno ogni dado segna 1 casella dei pirati.
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
    *[other] { $n } muri
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
     [one] { $n } paio di spade
    *[other] { $n } paia di spade
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
