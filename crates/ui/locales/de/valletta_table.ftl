valletta-choice = { $action }: { $gain }
valletta-nobody = niemand
valletta-close = Schließen
valletta-about = Mehr über: { $name }
valletta-city = Die Stadt
valletta-street = Die Straße
valletta-street-text = De la Valette geht den oberen Weg entlang und nimmt auf jedem Feld ein Fass. Wer in dem Bereich { $upgrades ->
    [yes] baut oder aufwertet
   *[no] baut
  }, in dem er steht, bekommt 2 Punkte. Die Figuren auf dem unteren Weg zeigen die Punkte; nach Feld 25 geht es bei Feld 1 weiter.
valletta-rest = In den Fässern, die noch zu sind:
valletta-barrels-left = In den Fässern, die noch zu sind: { $goods }
valletta-score = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
valletta-plot-owned = { $name }, { $side ->
    [upgraded] aufgewertet
   *[built] gebaut
  } von { $owner }
valletta-plot-open = { $name }, mit { $character }: kostet { $price }
valletta-zone = Bereich { $zone }, noch nicht gebaut
valletta-zone-owned = Bereich { $zone } · { $side ->
    [upgraded] aufgewertet
   *[built] gebaut
  } · { $owner }
valletta-yield = Ertrag
valletta-worth = Punkte am Ende
valletta-cost-build = Kostet dich jetzt
valletta-cost-upgrade = Aufwerten kostet dich jetzt
valletta-cost-list = statt
valletta-houses-gone = Alle deine 8 Häuser stehen schon: Du kannst nur noch aufwerten.
valletta-could-pay = Das kannst du bezahlen. Spiel dafür Baumeister, Dachdecker, Maurer oder Zimmermann.
valletta-could-replace = Das kannst du bezahlen, wenn du { $goods } durch je 3 andere Güter ersetzt. Spiel dafür Baumeister, Dachdecker, Maurer oder Zimmermann.
valletta-cannot-pay = Du brauchst noch { $goods } oder dafür je 3 andere Güter.
valletta-hand = Deine Hand
valletta-hand-empty = Keine Karten auf der Hand
valletta-slots-mine = Dein Zug
valletta-slots = { $name } spielt
valletta-store = Deine Güter
valletta-left = { $goods } übrig
valletta-pay = Zahlen
valletta-pay-build = Bauen für
valletta-pay-upgrade = Aufwerten für
valletta-leaves = Dann hast du noch
valletta-pay-others = { $n ->
    [one] 1 andere Zahlung
   *[other] { $n } andere Zahlungen
  }
valletta-choices = Deine Wahl
valletta-hint-draft = Nimm zum Start ein Gut mehr: Wähl es unten aus.
valletta-hint-give = Wähl das Gut aus, das du abgibst.
valletta-hint-good = Wähl unten ein Gut aus.
valletta-hint-build = { $n ->
    [0] Du kannst gerade kein Gebäude bezahlen.
    [one] Ein Gebäude kannst du bezahlen: Es leuchtet.
   *[other] { $n } Gebäude kannst du bezahlen: Sie leuchten.
  }
valletta-hint-staff = Wähl eine Handkarte, um sie zu entlassen, oder eine aus dem Personenvorrat, um sie einzustellen.
valletta-fire = Entlassen
valletta-reach = In Reichweite
valletta-piles = Deine Stapel
valletta-draw = Nachziehen
valletta-draw-text = Was du nachziehen wirst, in beliebiger Reihenfolge. Ist der Stapel leer, wird die Ablage gemischt.
valletta-draw-last = Was du noch nachziehst, in beliebiger Reihenfolge. Der Stapel wird nicht mehr aufgefüllt.
valletta-discard = Ablage
valletta-discard-text = Wird gemischt, sobald der Nachziehstapel leer ist.
valletta-discard-last = In der Endphase kommen diese Karten nicht mehr zurück.
valletta-reserve = Personenvorrat
valletta-players = Wer was hat
valletta-houses = { $n ->
    [0] Kein Haus übrig
    [one] 1 Haus übrig
   *[other] { $n } Häuser übrig
  }
valletta-out = Keine Karten mehr
valletta-cards-left = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
  }
valletta-counts = Hand { $hand } · Nachziehstapel { $draw } · Ablage { $discard }
valletta-buildings = Gebäude
valletta-no-buildings = Noch keine
valletta-set = Alle Karten
valletta-points-now = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }; { $total }, wenn jetzt Schluss wäre
valletta-points-points = Punkte auf der Straße
valletta-points-buildings = Gebäude
valletta-points-goods = Güter
valletta-final = Die Endphase.
valletta-final-soon = Nach diesem Zug beginnt die Endphase.
valletta-trigger-street = De la Valette ist am Ende der Straße. Kein Stapel wird mehr gemischt.
valletta-trigger-points = Jemand hat 25 Punkte. Kein Stapel wird mehr gemischt.
valletta-trigger-houses = Jemand hat das achte Haus gesetzt. Kein Stapel wird mehr gemischt.
valletta-trigger-rounds = Die Runden sind um. Kein Stapel wird mehr gemischt.
valletta-brief-shopkeeper = Nimm 1 Gold
valletta-brief-lumberjack = Nimm 1 Holz
valletta-brief-stonecutter = Nimm 1 Stein
valletta-brief-brickmoulder = Nimm 1 Ziegel
valletta-brief-maid = Nimm 1 beliebiges Gut
valletta-brief-builder = Baue oder werte auf
valletta-brief-apprentice = Wiederholt Rot oder Grün
valletta-brief-valette = Fass, dann Personenvorrat
valletta-brief-banker = 1 Gold je Goldsymbol
valletta-brief-joiner = 1 Holz je Holzsymbol
valletta-brief-stonecarver = 1 Stein je Steinsymbol
valletta-brief-brickmaker = 1 Ziegel je Ziegelsymbol
valletta-brief-monk = 1 Gut von allen mit 4+
valletta-brief-roofer = Baue für 2 Ziegel weniger
valletta-brief-trader = 1 Rohstoff für 3 Gold
valletta-brief-seamstress = Nimm 2 beliebige Güter
valletta-brief-merchant = 1 Gold für 3 Rohstoffe
valletta-brief-foreman = Ein Gut, 1 je Symbol
valletta-brief-chamberlain = 1 Gold je grünem Gebäude
valletta-brief-mason = Baue für 2 Steine weniger
valletta-brief-innkeeper = 1 Gold von allen mit 2+
valletta-brief-nun = 3 von einem Gut, andere 1
valletta-brief-carpenter = Baue für 2 Holz weniger
valletta-brief-toll = 1 Rohstoff von allen mit 3+
valletta-brief-architect = 4 gleiche Rohstoffe für 4 Punkte
valletta-brief-bailiff = 4 Gold für 4 Punkte
valletta-brief-grandmaster = 1 von jedem Gut: 5 Punkte
valletta-brief-pope = 1 Punkt je Aufwertung
valletta-brief-emperor = 1 Punkt je blauem Gebäude
valletta-brief-king = 1 Punkt je grünem Gebäude
valletta-brief-knight = 2 Punkte
valletta-pay-choose = Anders zahlen
