saint-malo-table-sea = Il mare
saint-malo-table-next = { $left ->
    [one] Prossimo attacco: forza { $strength }, ancora { $left } casella
   *[other] Prossimo attacco: forza { $strength }, ancora { $left } caselle
    }
saint-malo-table-next-raid = Prossimo attacco
saint-malo-table-calm = I pirati se ne sono andati: le spade non fanno più nulla.
saint-malo-table-raid = Attacco { $n }, forza { $strength }: { $state ->
    [past] passato
    [now] il prossimo
   *[later] più tardi
    }
saint-malo-table-safe = { $name } resisterebbe
saint-malo-table-holds = { $name }: difesa { $defence }, resiste
saint-malo-table-falls = { $name }: difesa { $defence }, { $missing ->
    [one] manca { $missing }
   *[other] mancano { $missing }
    }
saint-malo-table-attack = I pirati! Forza { $strength }.
saint-malo-table-all-hold = Tutte le città resistono.
saint-malo-table-dice = Dadi
saint-malo-table-five = I cinque dadi
saint-malo-table-rolls = Lancio { $n } di 3
saint-malo-table-mark = Rilancia questo dado
saint-malo-table-hint = Scegli i dadi da rilanciare
saint-malo-table-choose = Segna i dadi che vuoi rilanciare.
saint-malo-table-roll = { $last ->
    [yes] Ultimo lancio
   *[no] Rilancia
    }
saint-malo-table-stop = Usa questi
saint-malo-table-chance = Uno in più, se rilanci tutti gli altri:
saint-malo-table-chance-of = Almeno { $n } × { $symbol }: { $percent }%
saint-malo-table-uses = Scegli un simbolo
saint-malo-table-prospects = Se ti fermi qui
saint-malo-table-turning = Fino a { $most } ruotando i dadi, per { $coins } monete
saint-malo-table-persons = I personaggi e le loro teste
saint-malo-table-why = perché no?
saint-malo-table-round = Round { $n }
saint-malo-table-last-round = l’ultimo
saint-malo-table-city-of = { $name }: città
saint-malo-table-city = Città di { $name }, { $filled } spazi occupati su 45
saint-malo-table-rivals = Le altre città
saint-malo-table-open = Guarda la città di { $name }
saint-malo-table-close = Chiudi
saint-malo-table-points = { $points ->
    [one] { $points } punto finora; { $now } se la partita finisse adesso
   *[other] { $points } punti finora; { $now } se la partita finisse adesso
    }
saint-malo-table-so-far = punti
saint-malo-table-if-over = se finisse ora
saint-malo-table-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
    }
saint-malo-table-logs = { $n ->
    [one] { $n } tronco
   *[other] { $n } tronchi
    }
saint-malo-table-defence = Difesa { $n }
saint-malo-table-cannons = { $n ->
    [one] { $n } cannone perso: −5 punti
   *[other] { $n } cannoni persi: −5 punti ciascuno
    }
saint-malo-table-free = { $n ->
    [one] { $n } spazio vuoto
   *[other] { $n } spazi vuoti
    }
saint-malo-table-churches = Chiese (numero × grandezza): { $list }. Alla fine: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
saint-malo-points-points = Guadagnati durante la partita
saint-malo-points-churches = Chiese
saint-malo-points-full = Città piena
saint-malo-points-coins = Monete
saint-malo-points-logs = Tronchi
saint-malo-points-cannons = Cannoni persi
