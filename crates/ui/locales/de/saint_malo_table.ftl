saint-malo-table-sea = Das Meer
saint-malo-table-next = { $left ->
    [one] Nächster Überfall: Stärke { $strength }, noch { $left } Kästchen
   *[other] Nächster Überfall: Stärke { $strength }, noch { $left } Kästchen
    }
saint-malo-table-next-raid = Nächster Überfall
saint-malo-table-calm = Die Piraten sind fort: Säbel bewirken nichts mehr.
saint-malo-table-raid = Überfall { $n }, Stärke { $strength }: { $state ->
    [past] vorbei
    [now] kommt als Nächstes
   *[later] später
    }
saint-malo-table-safe = { $name } würde standhalten
saint-malo-table-holds = { $name }: Verteidigung { $defence }, hält stand
saint-malo-table-falls = { $name }: Verteidigung { $defence }, { $missing } zu wenig
saint-malo-table-attack = Piraten! Stärke { $strength }.
saint-malo-table-all-hold = Alle Städte halten stand.
saint-malo-table-dice = Würfel
saint-malo-table-five = Die fünf Würfel
saint-malo-table-rolls = Wurf { $n } von 3
saint-malo-table-mark = Diesen Würfel neu würfeln
saint-malo-table-hint = Wähl die Würfel, die du neu würfeln willst
saint-malo-table-choose = Markiere die Würfel, die du neu würfeln willst.
saint-malo-table-roll = { $last ->
    [yes] Letzter Wurf
   *[no] Neu würfeln
    }
saint-malo-table-stop = Diese nutzen
saint-malo-table-chance = Einer mehr, wenn du alle anderen neu würfelst:
saint-malo-table-chance-of = Mindestens { $n } × { $symbol }: { $percent } %
saint-malo-table-uses = Wähle ein Symbol
saint-malo-table-prospects = Wenn du hier aufhörst
saint-malo-table-turning = Durch Drehen bis zu { $most }, für { $coins } Münzen
saint-malo-table-persons = Die Personen und ihre Köpfe
saint-malo-table-why = warum nicht?
saint-malo-table-round = Runde { $n }
saint-malo-table-last-round = die letzte
saint-malo-table-city-of = { $name }: Stadt
saint-malo-table-city = Stadt von { $name }, { $filled } von 45 Feldern gefüllt
saint-malo-table-rivals = Die anderen Städte
saint-malo-table-open = Die Stadt von { $name } ansehen
saint-malo-table-close = Schließen
saint-malo-table-points = { $points ->
    [one] Bisher { $points } Punkt; { $now }, wenn das Spiel jetzt endete
   *[other] Bisher { $points } Punkte; { $now }, wenn das Spiel jetzt endete
    }
saint-malo-table-so-far = Punkte
saint-malo-table-if-over = wäre jetzt Schluss
saint-malo-table-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
    }
saint-malo-table-logs = { $n ->
    [one] { $n } Baumstamm
   *[other] { $n } Baumstämme
    }
saint-malo-table-defence = Verteidigung { $n }
saint-malo-table-cannons = { $n ->
    [one] { $n } Kanone verloren: −5 Punkte
   *[other] { $n } Kanonen verloren: je −5 Punkte
    }
saint-malo-table-free = { $n ->
    [one] { $n } leeres Feld
   *[other] { $n } leere Felder
    }
saint-malo-table-churches = Kirchen (Anzahl × Größe): { $list }. Am Ende: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
saint-malo-points-points = Im Spiel verdient
saint-malo-points-churches = Kirchen
saint-malo-points-full = Volle Stadt
saint-malo-points-coins = Münzen
saint-malo-points-logs = Baumstämme
saint-malo-points-cannons = Verlorene Kanonen
