# Goods and points
valletta-good-gold = Gold
valletta-good-wood = Holz
valletta-good-stone = Stein
valletta-good-brick = Ziegel
valletta-good-gold-the = das Gold
valletta-good-wood-the = das Holz
valletta-good-stone-the = der Stein
valletta-good-brick-the = der Ziegel
valletta-goods-gold = { $n } Gold
valletta-goods-wood = { $n } Holz
valletta-goods-stone = { $n ->
     [one] { $n } Stein
    *[other] { $n } Steine
    }
valletta-goods-brick = { $n } Ziegel
valletta-goods-none = nichts
valletta-goods-any = { $n ->
     [one] { $n } Gut
    *[other] { $n } Güter
    }
valletta-points = { $n ->
     [one] { $n } Punkt
    *[other] { $n } Punkte
    }

# Colours of cards
valletta-colour-red = rot
valletta-colour-purple = lila
valletta-colour-green = grün
valletta-colour-blue = blau
valletta-colour-yellow = gelb

# Characters: the name, with its article, and as the object of a sentence
valletta-card-shopkeeper = Krämerin
valletta-card-shopkeeper-the = die Krämerin
valletta-card-shopkeeper-acc = { valletta-card-shopkeeper-the }
valletta-card-lumberjack = Holzfäller
valletta-card-lumberjack-the = der Holzfäller
valletta-card-lumberjack-acc = den Holzfäller
valletta-card-stonecutter = Steinhauer
valletta-card-stonecutter-the = der Steinhauer
valletta-card-stonecutter-acc = den Steinhauer
valletta-card-brickmoulder = Ziegelstreicher
valletta-card-brickmoulder-the = der Ziegelstreicher
valletta-card-brickmoulder-acc = den Ziegelstreicher
valletta-card-maid = Magd
valletta-card-maid-the = die Magd
valletta-card-maid-acc = { valletta-card-maid-the }
valletta-card-builder = Baumeister
valletta-card-builder-the = der Baumeister
valletta-card-builder-acc = den Baumeister
valletta-card-apprentice = Lehrling
valletta-card-apprentice-the = der Lehrling
valletta-card-apprentice-acc = den Lehrling
valletta-card-valette = Jean de la Valette
valletta-card-valette-the = Jean de la Valette
valletta-card-valette-acc = { valletta-card-valette-the }
valletta-card-banker = Bankier
valletta-card-banker-the = der Bankier
valletta-card-banker-acc = den Bankier
valletta-card-joiner = Schreiner
valletta-card-joiner-the = der Schreiner
valletta-card-joiner-acc = den Schreiner
valletta-card-stonecarver = Steinmetz
valletta-card-stonecarver-the = der Steinmetz
valletta-card-stonecarver-acc = den Steinmetz
valletta-card-brickmaker = Ziegler
valletta-card-brickmaker-the = der Ziegler
valletta-card-brickmaker-acc = den Ziegler
valletta-card-monk = Bettelmönch
valletta-card-monk-the = der Bettelmönch
valletta-card-monk-acc = den Bettelmönch
valletta-card-roofer = Dachdecker
valletta-card-roofer-the = der Dachdecker
valletta-card-roofer-acc = den Dachdecker
valletta-card-trader = Händlerin
valletta-card-trader-the = die Händlerin
valletta-card-trader-acc = { valletta-card-trader-the }
valletta-card-seamstress = Schneiderin
valletta-card-seamstress-the = die Schneiderin
valletta-card-seamstress-acc = { valletta-card-seamstress-the }
valletta-card-merchant = Kaufmann
valletta-card-merchant-the = der Kaufmann
valletta-card-merchant-acc = den Kaufmann
valletta-card-foreman = Vorarbeiter
valletta-card-foreman-the = der Vorarbeiter
valletta-card-foreman-acc = den Vorarbeiter
valletta-card-chamberlain = Kämmerer
valletta-card-chamberlain-the = der Kämmerer
valletta-card-chamberlain-acc = den Kämmerer
valletta-card-mason = Maurer
valletta-card-mason-the = der Maurer
valletta-card-mason-acc = den Maurer
valletta-card-innkeeper = Wirt
valletta-card-innkeeper-the = der Wirt
valletta-card-innkeeper-acc = den Wirt
valletta-card-nun = Ordensschwester
valletta-card-nun-the = die Ordensschwester
valletta-card-nun-acc = { valletta-card-nun-the }
valletta-card-carpenter = Zimmermann
valletta-card-carpenter-the = der Zimmermann
valletta-card-carpenter-acc = den Zimmermann
valletta-card-toll = Zöllner
valletta-card-toll-the = der Zöllner
valletta-card-toll-acc = den Zöllner
valletta-card-architect = Architekt
valletta-card-architect-the = der Architekt
valletta-card-architect-acc = den Architekten
valletta-card-bailiff = Großbailli
valletta-card-bailiff-the = der Großbailli
valletta-card-bailiff-acc = den Großbailli
valletta-card-grandmaster = Großmeister
valletta-card-grandmaster-the = der Großmeister
valletta-card-grandmaster-acc = den Großmeister
valletta-card-pope = Papst
valletta-card-pope-the = der Papst
valletta-card-pope-acc = den Papst
valletta-card-emperor = Kaiser
valletta-card-emperor-the = der Kaiser
valletta-card-emperor-acc = den Kaiser
valletta-card-king = König
valletta-card-king-the = der König
valletta-card-king-acc = den König
valletta-card-knight = Ritter
valletta-card-knight-the = der Ritter
valletta-card-knight-acc = den Ritter

# Characters of history with their whole names
valletta-card-valette-full = Jean de la Valette
valletta-card-architect-full = Architekt Francesco Laparelli
valletta-card-bailiff-full = Großbailli Georg Schilling von Cannstatt
valletta-card-grandmaster-full = Großmeister Pietro del Monte
valletta-card-pope-full = Papst Pius V.
valletta-card-emperor-full = Kaiser Karl V.
valletta-card-king-full = König Philipp II.
valletta-card-knight-full = Ritter Hieronymus von Rekuk

# What characters do
valletta-card-shopkeeper-text = Nimm 1 Gold.
valletta-card-lumberjack-text = Nimm 1 Holz.
valletta-card-stonecutter-text = Nimm 1 Stein.
valletta-card-brickmoulder-text = Nimm 1 Ziegel.
valletta-card-maid-text = Nimm 1 Gut deiner Wahl.
valletta-card-builder-text = Du darfst ein Gebäude bauen oder ein eigenes aufwerten.
valletta-card-apprentice-text = Wiederholt die rote oder grüne Karte, die du unmittelbar davor gespielt hast. Sonst bewirkt er nichts.
valletta-card-valette-text = Zieh die Figur von de la Valette 1 Feld weiter und nimm das Gut aus dem Fass dort. Danach darfst du 1 Karte aus der Hand entlassen oder 1 aus dem Personenvorrat einstellen.
valletta-card-banker-text = Nimm 1 Gold für jedes Goldsymbol auf deinen Gebäuden.
valletta-card-joiner-text = Nimm 1 Holz für jedes Holzsymbol auf deinen Gebäuden.
valletta-card-stonecarver-text = Nimm 1 Stein für jedes Steinsymbol auf deinen Gebäuden.
valletta-card-brickmaker-text = Nimm 1 Ziegel für jedes Ziegelsymbol auf deinen Gebäuden.
valletta-card-monk-text = Alle anderen mit 4 oder mehr Gütern geben dir 1 Gut ihrer Wahl. Zu zweit darfst du außerdem 1 beliebiges Gut nehmen.
valletta-card-roofer-text = Du darfst bauen oder aufwerten und zahlst 2 Ziegel weniger.
valletta-card-trader-text = Du darfst 1 Holz, 1 Stein oder 1 Ziegel gegen 3 Gold tauschen.
valletta-card-seamstress-text = Nimm 2 Güter deiner Wahl.
valletta-card-merchant-text = Du darfst 1 Gold gegen 1 Holz, 1 Stein und 1 Ziegel tauschen.
valletta-card-foreman-text = Wähle ein Gut und nimm davon 1 für jedes seiner Symbole auf deinen Gebäuden.
valletta-card-chamberlain-text = Nimm 1 Gold für jedes deiner grünen Gebäude.
valletta-card-mason-text = Du darfst bauen oder aufwerten und zahlst 2 Steine weniger.
valletta-card-innkeeper-text = Alle anderen mit 2 oder mehr Gold geben dir 1 Gold. Zu zweit darfst du außerdem 1 Gold nehmen.
valletta-card-nun-text = Nimm 3 Güter einer Sorte; alle anderen nehmen davon 1.
valletta-card-carpenter-text = Du darfst bauen oder aufwerten und zahlst 2 Holz weniger.
valletta-card-toll-text = Alle anderen geben dir 1 Holz, 1 Stein und 1 Ziegel, jeweils nur, wenn sie davon 3 oder mehr haben. Zu zweit darfst du außerdem 1 Holz, 1 Stein oder 1 Ziegel nehmen.
valletta-card-architect-text = Du darfst 4 Holz, 4 Steine oder 4 Ziegel zahlen und erhältst 4 Punkte.
valletta-card-bailiff-text = Du darfst 4 Gold zahlen und erhältst 4 Punkte.
valletta-card-grandmaster-text = Du darfst 1 Gold, 1 Holz, 1 Stein und 1 Ziegel zahlen und erhältst 5 Punkte.
valletta-card-pope-text = Du erhältst 1 Punkt für jedes deiner aufgewerteten Gebäude.
valletta-card-emperor-text = Du erhältst 1 Punkt für jedes deiner blauen Gebäude.
valletta-card-king-text = Du erhältst 1 Punkt für jedes deiner grünen Gebäude.
valletta-card-knight-text = Du erhältst 2 Punkte.
valletta-card-optional = Du darfst auch darauf verzichten.

# Buildings
valletta-building-mint = Münze
valletta-building-mint-the = die Münze
valletta-building-mint-acc = { valletta-building-mint-the }
valletta-building-money-changers-stalls = Wechselstuben
valletta-building-money-changers-stalls-the = die Wechselstuben
valletta-building-money-changers-stalls-acc = { valletta-building-money-changers-stalls-the }
valletta-building-conservatory-of-the-treasury = Schatzamt
valletta-building-conservatory-of-the-treasury-the = das Schatzamt
valletta-building-conservatory-of-the-treasury-acc = { valletta-building-conservatory-of-the-treasury-the }
valletta-building-timber-yard = Holzhof
valletta-building-timber-yard-the = der Holzhof
valletta-building-timber-yard-acc = den Holzhof
valletta-building-shipwrights-slip = Schiffbauerhelling
valletta-building-shipwrights-slip-the = die Schiffbauerhelling
valletta-building-shipwrights-slip-acc = { valletta-building-shipwrights-slip-the }
valletta-building-galley-arsenal = Galeerenarsenal
valletta-building-galley-arsenal-the = das Galeerenarsenal
valletta-building-galley-arsenal-acc = { valletta-building-galley-arsenal-the }
valletta-building-quarry-face = Steinbruch
valletta-building-quarry-face-the = der Steinbruch
valletta-building-quarry-face-acc = den Steinbruch
valletta-building-masons-lodge = Steinmetzhütte
valletta-building-masons-lodge-the = die Steinmetzhütte
valletta-building-masons-lodge-acc = { valletta-building-masons-lodge-the }
valletta-building-cutters-ditch = Steinhauergraben
valletta-building-cutters-ditch-the = der Steinhauergraben
valletta-building-cutters-ditch-acc = den Steinhauergraben
valletta-building-brick-kiln = Ziegelofen
valletta-building-brick-kiln-the = der Ziegelofen
valletta-building-brick-kiln-acc = den Ziegelofen
valletta-building-potters-row = Töpfergasse
valletta-building-potters-row-the = die Töpfergasse
valletta-building-potters-row-acc = { valletta-building-potters-row-the }
valletta-building-orders-bakery = Ordensbäckerei
valletta-building-orders-bakery-the = die Ordensbäckerei
valletta-building-orders-bakery-acc = { valletta-building-orders-bakery-the }
valletta-building-franciscan-friary = Franziskanerkloster
valletta-building-franciscan-friary-the = das Franziskanerkloster
valletta-building-franciscan-friary-acc = { valletta-building-franciscan-friary-the }
valletta-building-church-of-our-lady-of-victory = Kirche Maria vom Siege
valletta-building-church-of-our-lady-of-victory-the = die Kirche Maria vom Siege
valletta-building-church-of-our-lady-of-victory-acc = { valletta-building-church-of-our-lady-of-victory-the }
valletta-building-tilers-house = Dachdeckerhaus
valletta-building-tilers-house-the = das Dachdeckerhaus
valletta-building-tilers-house-acc = { valletta-building-tilers-house-the }
valletta-building-waterfront-stores = Hafenspeicher
valletta-building-waterfront-stores-the = der Hafenspeicher
valletta-building-waterfront-stores-acc = den Hafenspeicher
valletta-building-hall-of-the-seamstresses = Halle der Schneiderinnen
valletta-building-hall-of-the-seamstresses-the = die Halle der Schneiderinnen
valletta-building-hall-of-the-seamstresses-acc = { valletta-building-hall-of-the-seamstresses-the }
valletta-building-merchants-loggia = Kaufmannsloggia
valletta-building-merchants-loggia-the = die Kaufmannsloggia
valletta-building-merchants-loggia-acc = { valletta-building-merchants-loggia-the }
valletta-building-works-office = Bauamt
valletta-building-works-office-the = das Bauamt
valletta-building-works-office-acc = { valletta-building-works-office-the }
valletta-building-chamberlains-house = Haus des Kämmerers
valletta-building-chamberlains-house-the = das Haus des Kämmerers
valletta-building-chamberlains-house-acc = { valletta-building-chamberlains-house-the }
valletta-building-rampart-workshop = Wallwerkstatt
valletta-building-rampart-workshop-the = die Wallwerkstatt
valletta-building-rampart-workshop-acc = { valletta-building-rampart-workshop-the }
valletta-building-bastion-store = Bastionslager
valletta-building-bastion-store-the = das Bastionslager
valletta-building-bastion-store-acc = { valletta-building-bastion-store-the }
valletta-building-harbour-inn = Hafenschenke
valletta-building-harbour-inn-the = die Hafenschenke
valletta-building-harbour-inn-acc = { valletta-building-harbour-inn-the }
valletta-building-convent-of-st-ursula = Kloster St. Ursula
valletta-building-convent-of-st-ursula-the = das Kloster St. Ursula
valletta-building-convent-of-st-ursula-acc = { valletta-building-convent-of-st-ursula-the }
valletta-building-joiners-hall = Zunfthaus der Schreiner
valletta-building-joiners-hall-the = das Zunfthaus der Schreiner
valletta-building-joiners-hall-acc = { valletta-building-joiners-hall-the }
valletta-building-scaffolders-yard = Gerüstbauerhof
valletta-building-scaffolders-yard-the = der Gerüstbauerhof
valletta-building-scaffolders-yard-acc = den Gerüstbauerhof
valletta-building-customs-house = Zollhaus
valletta-building-customs-house-the = das Zollhaus
valletta-building-customs-house-acc = { valletta-building-customs-house-the }
valletta-building-auberge-of-italy = Herberge von Italien
valletta-building-auberge-of-italy-the = die Herberge von Italien
valletta-building-auberge-of-italy-acc = { valletta-building-auberge-of-italy-the }
valletta-building-fort-st-elmo = Fort St. Elmo
valletta-building-fort-st-elmo-the = das Fort St. Elmo
valletta-building-fort-st-elmo-acc = { valletta-building-fort-st-elmo-the }
valletta-building-auberge-of-germany = Herberge von Deutschland
valletta-building-auberge-of-germany-the = die Herberge von Deutschland
valletta-building-auberge-of-germany-acc = { valletta-building-auberge-of-germany-the }
valletta-building-st-johns-cavalier = Kavalier St. Johannes
valletta-building-st-johns-cavalier-the = der Kavalier St. Johannes
valletta-building-st-johns-cavalier-acc = den Kavalier St. Johannes
valletta-building-grand-masters-palace = Großmeisterpalast
valletta-building-grand-masters-palace-the = der Großmeisterpalast
valletta-building-grand-masters-palace-acc = den Großmeisterpalast
valletta-building-auberge-of-castile = Herberge von Kastilien
valletta-building-auberge-of-castile-the = die Herberge von Kastilien
valletta-building-auberge-of-castile-acc = { valletta-building-auberge-of-castile-the }
valletta-building-conventual-church-of-st-john = Konventskirche St. Johannes
valletta-building-conventual-church-of-st-john-the = die Konventskirche St. Johannes
valletta-building-conventual-church-of-st-john-acc = { valletta-building-conventual-church-of-st-john-the }
valletta-building-gate-of-st-george = St.-Georgs-Tor
valletta-building-gate-of-st-george-the = das St.-Georgs-Tor
valletta-building-gate-of-st-george-acc = { valletta-building-gate-of-st-george-the }
valletta-building-auberge-of-aragon = Herberge von Aragon
valletta-building-auberge-of-aragon-the = die Herberge von Aragon
valletta-building-auberge-of-aragon-acc = { valletta-building-auberge-of-aragon-the }
valletta-building-knights-hospital = Ritterhospital
valletta-building-knights-hospital-the = das Ritterhospital
valletta-building-knights-hospital-acc = { valletta-building-knights-hospital-the }

# What is asked
valletta-ask-draft = { $you ->
     [yes] Wähle ein Gut für den Anfang.
    *[no] { $name } wählt ein Gut für den Anfang.
    }
valletta-ask-play = { $you ->
     [yes] Wähle eine Karte zum Ausspielen ({ $n } von 3).
    *[no] { $name } wählt eine Karte.
    }
valletta-ask-use = { $you ->
     [yes] Nutze { $card } oder verzichte.
    *[no] { $name } nutzt { $card } oder verzichtet.
    }
valletta-ask-good = { $you ->
     [yes] Wähle ein Gut, das du nimmst.
    *[no] { $name } wählt ein Gut.
    }
valletta-ask-foreman = { $you ->
     [yes] Wähle ein Gut: Du nimmst 1 für jedes seiner Symbole auf deinen Gebäuden.
    *[no] { $name } wählt ein Gut.
    }
valletta-ask-nun = { $you ->
     [yes] Wähle ein Gut: Du nimmst davon 3, alle anderen nehmen 1.
    *[no] { $name } wählt ein Gut für alle.
    }
valletta-ask-two = { $you ->
     [yes] Wähle 2 Güter, die du nimmst.
    *[no] { $name } wählt 2 Güter.
    }
valletta-ask-build = { $you ->
     [yes] Wähle ein Gebäude zum Bauen oder Aufwerten oder verzichte.
    *[no] { $name } wählt ein Gebäude.
    }
valletta-ask-build-cheaper = { $you ->
     [yes] Wähle ein Gebäude zum Bauen oder Aufwerten, { $goods } günstiger, oder verzichte.
    *[no] { $name } wählt ein Gebäude, { $goods } günstiger.
    }
valletta-ask-build-nothing = Du kannst jetzt nichts bauen oder aufwerten: Verzichte.
valletta-ask-pay = { $you ->
     [yes] Wähle, wie du { $price } für { $building } zahlst.
    *[no] { $name } bezahlt { $building }.
    }
valletta-ask-deal = { $you ->
     [yes] Zahle, was { $card } verlangt, oder verzichte.
    *[no] { $name } zahlt, was { $card } verlangt, oder verzichtet.
    }
valletta-ask-staff = { $you ->
     [yes] Wähle eine Karte zum Entlassen oder Einstellen oder verzichte.
    *[no] { $name } wählt, wer entlassen oder eingestellt wird.
    }
valletta-ask-give = { $you ->
     [yes] { $other } spielt { $card }: Wähle ein Gut, das du abgibst.
    *[no] { $name } wählt ein Gut für { $card }.
    }
valletta-ask-extra = { $you ->
     [yes] Nimm 1 weiteres Gut oder verzichte.
    *[no] { $name } darf 1 weiteres Gut nehmen.
    }

# Choices
valletta-do-take = { $goods } nehmen
valletta-do-play = { $card } ausspielen
valletta-do-use = { $card } nutzen
valletta-do-use-it = Den Effekt nutzen
valletta-do-decline = Verzichten
valletta-do-decline-build = Nichts bauen und nichts aufwerten
valletta-do-decline-deal = Nichts zahlen
valletta-do-decline-staff = Niemanden entlassen oder einstellen
valletta-do-decline-extra = Nichts weiter nehmen
valletta-do-build = { $building } für { $price } bauen
valletta-do-upgrade = { $building } für { $price } aufwerten
valletta-do-build-free = { $building } kostenlos bauen
valletta-do-upgrade-free = { $building } kostenlos aufwerten
valletta-do-bonus = { $action } (+2 Punkte)
valletta-do-pay = { $goods } zahlen
valletta-do-pay-nothing = Nichts zahlen
valletta-do-deal = { $goods } zahlen und { $gain } erhalten
valletta-do-fire = { $card } entlassen
valletta-do-hire = { $card } einstellen
valletta-do-give = { $goods } abgeben

# What happened
valletta-event-played = { $you ->
     [yes] Du spielst
    *[no] { $name } spielt
    } { $card }.
valletta-event-copied = { $apprentice } wiederholt { $card }.
valletta-event-declined = { $you ->
     [yes] Du verzichtest
    *[no] { $name } verzichtet
    }.
valletta-event-took = { $you ->
     [yes] Du nimmst
    *[no] { $name } nimmt
    } { $goods }.
valletta-event-gave = { $you ->
     [yes] Du gibst
    *[no] { $name } gibt
    } { $other } { $goods }.
valletta-event-gave-you = { $name } gibt dir { $goods }.
valletta-event-paid = { $you ->
     [yes] Du zahlst
    *[no] { $name } zahlt
    } { $goods }.
valletta-event-bonus = { $you ->
     [yes] Du erhältst
    *[no] { $name } erhält
    } { $points } Baubonus.
valletta-event-scored = { $you ->
     [yes] Du erhältst
    *[no] { $name } erhält
    } { $points } durch { $card }.
valletta-event-built = { $you ->
     [yes] Du baust
    *[no] { $name } baut
    } { $building }.
valletta-event-upgraded = { $you ->
     [yes] Du wertest
    *[no] { $name } wertet
    } { $building } auf.
valletta-event-gained = { $you ->
     [yes] Du nimmst
    *[no] { $name } nimmt
    } { $card } auf die Hand.
valletta-event-advanced = De la Valette zieht auf Feld { $n }.
valletta-event-fired = { $you ->
     [yes] Du entlässt
    *[no] { $name } entlässt
    } { $card }.
valletta-event-hired = { $you ->
     [yes] Du stellst
    *[no] { $name } stellt
    } { $card } ein.
valletta-event-drew = { $you ->
     [yes] Du ziehst
    *[no] { $name } zieht
    } { $card }.
valletta-event-drew-hidden = { $name } zieht verdeckt eine Karte.
valletta-event-reshuffled = { $you ->
     [yes] Du mischst deinen
    *[no] { $name } mischt den
    } Ablagestapel zu einem neuen Nachziehstapel.
valletta-event-trigger-street = De la Valette hat das Ende der Straße erreicht: Nach diesem Zug beginnt die Endphase.
valletta-event-trigger-points = { $you ->
     [yes] Du hast
    *[no] { $name } hat
    } 25 Punkte erreicht: Nach diesem Zug beginnt die Endphase.
valletta-event-trigger-houses = { $you ->
     [yes] Du hast
    *[no] { $name } hat
    } das achte Haus gesetzt: Nach diesem Zug beginnt die Endphase.
valletta-event-trigger-turn_cap = Die letzte vereinbarte Runde ist vorbei: Die Endphase beginnt.
valletta-event-merged = Die Endphase beginnt: Alle mischen Ablagestapel und Nachziehstapel zusammen.
valletta-event-out = { $you ->
     [yes] Du hast
    *[no] { $name } hat
    } keine Karte mehr.

# Why not
valletta-no-over = Die Partie ist zu Ende
valletta-no-now = Nicht jetzt: Die Frage ist, { $what }
valletta-now-draft = mit welchem Gut du beginnst
valletta-now-play = welche Karte du spielst
valletta-now-use = ob du die Karte nutzt
valletta-now-good = welches Gut du nimmst
valletta-now-two = welche 2 Güter du nimmst
valletta-now-build = was du baust oder aufwertest
valletta-now-pay = wie du zahlst
valletta-now-deal = ob du den Preis zahlst
valletta-now-staff = wen du entlässt oder einstellst
valletta-now-give = welches Gut abgegeben wird
valletta-now-extra = welches Gut du noch nimmst
valletta-no-good-left = { $good } ist nicht mehr da: Jedes Gut liegt nur einmal bereit
valletta-no-passing = Du musst eine Karte spielen, auch wenn sie nichts bringt
valletta-no-hand = { $card } ist nicht auf deiner Hand
valletta-no-reserve = { $card } ist nicht im Personenvorrat
valletta-no-declining = Du musst { $card } nutzen
valletta-no-one-good = { $card } bringt 2 Güter
valletta-no-two-goods = { $card } bringt 1 Gut, nicht 2
valletta-no-extra = Zusätzlich gibt es hier nur { $goods }
valletta-no-giving-gold = Du hast kein Gold zum Abgeben
valletta-no-giving-wood = Du hast kein Holz zum Abgeben
valletta-no-giving-stone = Du hast keinen Stein zum Abgeben
valletta-no-giving-brick = Du hast keinen Ziegel zum Abgeben
valletta-no-building = Auf { $at } liegt in diesem Spiel kein Gebäude
valletta-no-owned = { $building } { $you ->
     [yes] hast du
    *[no] hat { $name }
    } schon gebaut
valletta-no-not-owned = { $building } besitzt du nicht
valletta-no-upgraded = { $building } hast du schon aufgewertet
valletta-no-house = Alle deine 8 Häuser stehen; du kannst nur noch aufwerten
valletta-no-afford = { $n ->
     [one] Es fehlt noch { $goods }, ersatzweise 3 andere Güter
    *[other] Es fehlen noch { $goods }, ersatzweise je 3 andere Güter
    }
valletta-no-stock = Das ist mehr, als du hast: { $goods }
valletta-no-payment = Der Preis ist { $price }, nicht { $goods }; jedes fehlende Gut wird durch genau 3 andere ersetzt
valletta-no-price = { $card } verlangt { $prices }, nicht { $goods }
valletta-no-deal = { $card } verlangt { $goods }; so viel hast du nicht

# The board read aloud
valletta-read-turn = Der Zug
valletta-read-round = Runde { $n }.
valletta-read-final-soon = Nach diesem Zug beginnt die Endphase.
valletta-read-final = Es ist die Endphase.
valletta-read-store = { $points }. Güter: { $goods }. Noch { $n ->
     [one] { $n } Haus
    *[other] { $n } Häuser
    }.
valletta-read-hand = Auf der Hand: { $cards }.
valletta-read-cards = { $n ->
     [one] { $n } Karte
    *[other] { $n } Karten
    }
valletta-read-slots = In diesem Zug gespielt: { $cards }.
valletta-read-draw = Nachziehstapel: { $cards }.
valletta-read-discard = Ablagestapel: { $cards }.
valletta-read-no-cards = keine Karten
valletta-read-street = Die Straße
valletta-read-tower = De la Valette steht auf dem Turm.
valletta-read-space = De la Valette steht auf Feld { $n } von 25, im Bereich { $zone }.
valletta-read-barrels = Noch in den Fässern: { $goods }.
valletta-read-above = Oberhalb der Straße, Reihe { $n }
valletta-read-below = Unterhalb der Straße, Reihe { $n }
valletta-read-free = { $at } { $building } ({ $colour }), dazu { $card }. Kostet { $price }. Ertrag: { $goods }, aufgewertet { $more }. Punkte: { $points }, aufgewertet { $best }.
valletta-read-owned = { $at } { $building } ({ $colour }), gehört { $you ->
     [yes] dir
    *[no] { $name }
    }. Ertrag: { $goods }, aufgewertet { $more }. Punkte: { $points }, aufgewertet { $best }.
valletta-read-upgraded = { $at } { $building } ({ $colour }), aufgewertet, gehört { $you ->
     [yes] dir
    *[no] { $name }
    }. Ertrag: { $goods }. Punkte: { $points }.
valletta-read-reserve = Der Personenvorrat

# What speaks for an action
valletta-because-build-bonus = Baubonus: 2 Punkte
valletta-because-points = sofort { $n ->
     [one] { $n } Punkt
    *[other] { $n } Punkte
    }
valletta-because-building-points = am Ende { $n ->
     [one] { $n } Punkt
    *[other] { $n } Punkte
    }
valletta-because-cheaper-neighbours = deine Gebäude daneben sparen { $n } Gold
valletta-because-discount = spart { $goods }
valletta-because-pays-with-surplus = zahlt mit { $n ->
     [one] { $n } Gut, das
    *[other] { $n } Gütern, die
    } übrig { $n ->
     [one] ist
    *[other] sind
    }
valletta-because-comes-round-again = { $card } kommt noch etwa { $n }-mal
valletta-because-uses-icons = deine Symbole bringen { $goods }
valletta-because-gains = bringt { $n ->
     [one] { $n } Gut
    *[other] { $n } Güter
    } ein
valletta-because-takes-from-rivals = nimmt den anderen { $n ->
     [one] { $n } Gut
    *[other] { $n } Güter
    } ab
valletta-because-thins-the-deck = ohne { $whom } kommen bessere Karten früher
valletta-because-hires = { $card } kommt in deinen Stapel
valletta-because-ends-the-game = löst die Endphase aus
