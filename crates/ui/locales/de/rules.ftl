rules-index = Regeln
rules-index-lead = Zwei Spiele, von Anfang bis Ende erzählt. Schlag etwas nach oder lies einfach los: Was du hier siehst, liegt auch auf dem Tisch.
rules-search = In den Regeln suchen
rules-search-go = Suchen
rules-found = { $n ->
    [0] Nichts gefunden für „{ $words }“
    [one] Eine Stelle für „{ $words }“
   *[other] { $n } Stellen für „{ $words }“
  }
rules-found-nothing = Versuch es mit weniger oder kürzeren Wörtern oder mit der Nummer einer Regel.
rules-contents = Inhalt
rules-all = Beide Spiele
rules-learn = Spielend lernen
rules-name-one = Anna
rules-name-two = Ben

rules-saint-malo-title = Saint Malo
rules-saint-malo-lead = Würfle mit fünf Würfeln, nutze ein Symbol und zeichne es in deine Hafenstadt. Von Inka und Markus Brand, für 2 bis 5 Personen.
rules-saint-malo-figure-city = Eine Stadt zur Halbzeit: Die obere Mauer ist vollständig, links fehlen noch zwei, rechts ist alles leer.
rules-saint-malo-figure-sea = Dem dritten Überfall fehlt nur noch ein Säbel. Er hat Stärke 6; ein Schild zeigt für jede Stadt, ob sie standhielte.
rules-saint-malo-series = Was eine Reihe von Kirchen wert ist
rules-saint-malo-series-row = Reihe
rules-saint-malo-series-points = Punkte

rules-saint-malo-aim = Worum es geht
rules-saint-malo-aim-1 = Du zeichnest eine Hafenstadt auf deine eigene Tafel. In jedem Zug entscheiden fünf Würfel, was dazukommen kann: Waren, Mauern, Kirchen oder Menschen. Draußen sammeln sich derweil die Piraten, und wenn sie kommen, kommen sie zu allen. Ist irgendeine Stadt voll, wird die Runde noch beendet, und die Punkte werden gezählt.

rules-saint-malo-parts = Die Stadt und die Würfel
rules-saint-malo-parts-1 = Eine Stadt ist ein Quadrat von sieben mal sieben Feldern ohne die Ecken, denn dort stehen Türme. Das macht 45 Felder: 20 äußere, fünf auf jeder Seite, und 25 innere. Auf ein Feld passt genau eine Sache, und was gezeichnet ist, wird nie mehr weggewischt.
rules-saint-malo-parts-2 = Warenkisten, Mauern, Kirchen, Häuser und Personen füllen je ein Feld; Münzen und Baumstämme nicht. Mauern stehen nur auf äußeren Feldern. Alles andere darf überall stehen, auch außen, nur hat das seinen Preis.
rules-saint-malo-parts-3 = Neben der Stadt hältst du Münzen, Baumstämme und Punkte fest, dazu eine Reihe Kanonen, von denen du hoffentlich keine streichen musst. Alle fünf Würfel sind gleich und zeigen diese sechs Seiten:

rules-saint-malo-setup = Bevor es losgeht
rules-saint-malo-setup-1 = Alle haben eine Tafel mit 3 Münzen, 2 Baumstämmen und null Punkten. Vier Warenkisten sind in jeder Stadt schon aufgedruckt, auf b2, c2, b3 und b4. Sie füllen ihre Felder und sind Kisten wie alle anderen.
rules-saint-malo-setup-2 = Wer anfängt, bestimmt das Los, sofern nichts anderes vereinbart ist. Danach geht es im Uhrzeigersinn weiter.

rules-saint-malo-turn = Ein Zug
rules-saint-malo-turn-1 = Erst würfelst du, dann wählst du ein Symbol, dann führst du seine Aktion aus, und zuletzt locken die Säbel auf deinen Würfeln die Piraten näher. In einem Zug gibt es ein Symbol und eine Aktion, nie zwei.

rules-saint-malo-dice = Würfeln
rules-saint-malo-dice-1 = Würfle mit allen fünf Würfeln. Danach darfst du noch höchstens zweimal würfeln, mit so vielen Würfeln, wie du willst. Ein Würfel, den du eben behalten hast, darf beim nächsten Mal wieder mit, und Säbel kannst du behalten oder neu würfeln wie alles andere. Du kannst auch zufrieden sein und aufhören.
rules-saint-malo-dice-2 = Nach dem letzten Wurf bleiben die Würfel liegen. Welcher Würfel was zeigt, ist gleichgültig; es zählt nur, wie viele jedes Symbol zeigen.

rules-saint-malo-symbol = Ein Symbol wählen
rules-saint-malo-symbol-1 = Wähle Baumstämme, Warenkisten, Mauern, Kreuze oder Köpfe. Säbel kann man nicht wählen.
rules-saint-malo-symbol-2 = Vor der Aktion darfst du Würfel für je 2 Münzen auf dein Symbol drehen, so viele, wie du bezahlen kannst, auch wenn es vorher gar nicht zu sehen war. Säbel lassen sich nie drehen. Münzen, die erst die Aktion selbst bringt, kommen dafür zu spät.
rules-saint-malo-symbol-3 = Du musst nicht alle Würfel mit deinem Symbol nutzen, aber mindestens einen; ein gedrehter Würfel wird immer genutzt. Alle zusammen dienen einer Aktion: Drei Kreuze sind eine Kirche der Größe 3 und nicht eine 1 und eine 2.
rules-saint-malo-symbol-4 = Nichts zu tun ist nur erlaubt, wenn sich außer Baumstämmen kein Symbol ohne Drehen nutzen lässt. Sonst musst du etwas zeichnen, auch wenn es dir nicht passt.

rules-saint-malo-logs = Baumstämme
rules-saint-malo-logs-1 = Jeder Baumstamm auf den Würfeln kommt in dein Lager. Das Einlagern kostet einmal 2 Münzen, egal wie viele es sind. Ohne diese Münzen kannst du keine Baumstämme wählen.
rules-saint-malo-logs-2 = Baumeister machen aus Baumstämmen Häuser, ohne weitere Kosten. Was am Ende übrig ist, bringt je einen Punkt.

rules-saint-malo-crates = Warenkisten
rules-saint-malo-crates-1 = Zeichne für jeden Würfel eine Kiste auf ein leeres Feld. Die Kisten eines Zuges müssen Kante an Kante zusammenhängen; eine Berührung an der Ecke genügt nicht. Sie dürfen an ältere Kisten grenzen, aber die verbinden sie nicht. Passt eine so große Gruppe nirgends hin, nutze weniger Würfel.
rules-saint-malo-crates-2 = Kisten bringen beim Zeichnen nichts. Sie warten auf Händler, und dieselbe Kiste kann einen Händler nach dem anderen bezahlen.

rules-saint-malo-walls = Mauern
rules-saint-malo-walls-1 = Zeichne für jeden Würfel eine Mauer auf ein beliebiges leeres Außenfeld. Mauern müssen einander nicht berühren.
rules-saint-malo-walls-2 = Fünf Mauern machen eine Seite vollständig. Sie stärkt deine Verteidigung bis zum Spielende um 2 und zahlt einmal ihren Bonus, und zwar sofort, noch vor der nächsten Mauer. In einem Zug können zwei Seiten fertig werden.
rules-saint-malo-walls-3 = Die Türme zeigen, was eine Seite bringt: oben eine Person, rechts 2 Münzen, unten 3 Punkte, links 2 Münzen.
rules-saint-malo-walls-4 = Steht auf einem Außenfeld etwas anderes als eine Mauer, ist diese Seite für immer durchbrochen: Sie zahlt nie und schützt nie, so viele Mauern auch daneben stehen. Weiter füllen darfst du sie trotzdem.
rules-saint-malo-walls-5 = Die Person der oberen Seite kostet nichts und wirkt genau so, als hättest du die Köpfe gewürfelt. Zur Wahl stehen Bürger, Soldat, Priester, Baumeister und Händler; Gaukler und Adlige kommen auf diesem Weg nicht. Du darfst verzichten, und ohne leeres Feld kommt niemand. Besetzt sie oder eines ihrer Häuser das letzte Außenfeld, sind die restlichen Mauern verloren.

rules-saint-malo-churches = Kirchen
rules-saint-malo-churches-1 = Kreuze werden zu einer einzigen Kirche auf einem leeren Feld. Ihre Größe ist die Zahl der genutzten Kreuze. Sie kostet nichts, und jede Größe darf jederzeit und beliebig oft entstehen.
rules-saint-malo-churches-2 = Kirchen zählen am Ende, in Reihen, die mit einer 1 beginnen und keine Lücke haben. Jede Kirche gehört höchstens zu einer Reihe, mehrere Reihen zählen einzeln, und eine Kirche, die nirgends hineinpasst, ist nichts wert, außer für einen Priester nebenan.

rules-saint-malo-persons = Personen
rules-saint-malo-persons-1 = Köpfe bringen eine Person, und ihre Zahl bestimmt, wer kommt. Hast du mehr Köpfe als nötig, nutze weniger und nimm jemand Günstigeren.
rules-saint-malo-persons-2 = Jede Person wirkt einmal, wenn sie kommt, und schaut auf die Felder ringsum: bis zu acht, auch diagonal. Zwei Außenfelder links und rechts eines Turms berühren sich ebenfalls. Was später dort gezeichnet wird, bringt nichts mehr.
rules-saint-malo-persons-3 = Ein Baumeister darf auch kommen, ohne zu bauen. Seine Häuser müssen Kante an Kante zusammenhängen, und ältere Häuser verbinden sie nicht. Kommen in einem Zug zwei Baumeister, werden ihre Häuser getrennt betrachtet.

rules-saint-malo-pirates = Piraten
rules-saint-malo-pirates-1 = Nach deiner Aktion kreuzt jeder Würfel mit Säbeln ein Kästchen auf der Piratentafel an. Eine Zeile hat zu zweit 4 Kästchen, zu dritt 6, zu viert 8 und zu fünft 10. Eine volle Zeile ist ein Überfall. Überzählige Säbel beginnen gleich die nächste Zeile.
rules-saint-malo-pirates-2 = Sechs Überfälle kommen, mit Stärke 1, 3, 6, 8, 10 und 12, und jeder trifft alle Städte. Deine Verteidigung ist 1 je Soldat und 2 je vollständiger Seite, gezählt nach der Aktion dieses Zuges.
rules-saint-malo-pirates-3 = Ist die Verteidigung mindestens so hoch wie die Stärke, hält die Stadt stand. Wer weniger hat, streicht eine Kanone, egal wie viel gefehlt hat. Verteidigung wird nie verbraucht.
rules-saint-malo-pirates-4 = Nach dem sechsten Überfall bedeuten Säbel nichts mehr. Drehen lassen sie sich trotzdem nicht.

rules-saint-malo-end = Das Ende
rules-saint-malo-end-1 = Füllt jemand das letzte Feld einer Stadt, wird dieser Zug ganz ausgeführt und dann die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Überfälle in diesen Zügen zählen wie immer.

rules-saint-malo-score = Punkte
rules-saint-malo-score-1 = Die Punkte aus dem Spiel behältst du. Dazu kommen 5 für eine volle Stadt, 1 für je 2 Münzen, 1 für jeden Baumstamm und deine Kirchenreihen. Für jede gestrichene Kanone gehen 5 ab. Soldaten, Mauern, Kisten und Häuser bringen nichts mehr.
rules-saint-malo-score-2 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer mehr leere Felder hat; sind auch die gleich, wird der Sieg geteilt.

rules-saint-malo-variants = Varianten
rules-saint-malo-variants-1 = Ein Tisch kann mit kleinen Änderungen eröffnet werden: Am Ende zählt jede einzelne Münze; ein Symbol muss zu sehen sein, bevor man darauf dreht; Passen ist immer erlaubt; ältere Kisten verbinden neue; Türme trennen die Felder neben ihnen; nach einer festen Zahl von Runden ist Schluss.

rules-saint-malo-hints = Für die erste Partie
rules-saint-malo-hints-1 = Münzen sind Freiheit, denn sie drehen Würfel. Gleich zu Beginn sind die aufgedruckten Kisten einem Händler auf c3 4 Münzen wert.
rules-saint-malo-hints-2 = Halte mindestens zwei Seiten für Mauern frei. Die späten Überfälle sind stark, und eine Kanone kostet mehr, als die meisten Personen bringen.
rules-saint-malo-hints-3 = Überlege früh, ob du auf Kirchen setzt. Eine halbe Reihe ist wenig wert, eine ganze 20 Punkte.

rules-valletta-title = Valletta
rules-valletta-lead = Spiel drei Karten, sammle Güter und bau eine Stadt an der Straße. Von Stefan Dorra, für 2 bis 4 Personen.
rules-valletta-figure-city = Eine Partie zu zweit in vollem Gang: De la Valette steht im zweiten Bereich, also bringt Bauen in dieser Spalte 2 Punkte.
rules-valletta-table = Alle Gebäude unseres Satzes; zwei Zahlen stehen für Vorderseite und aufgewertete Seite
rules-valletta-table-name = Gebäude
rules-valletta-table-character = Person
rules-valletta-table-cost = Kosten
rules-valletta-table-yield = Ertrag
rules-valletta-table-points = Punkte
rules-valletta-colour-red = Rot: von Anfang an deine
rules-valletta-colour-purple = Lila: der Gründer
rules-valletta-colour-green = Grün: Erträge
rules-valletta-colour-blue = Blau: Handwerk und Handel
rules-valletta-colour-yellow = Gelb: Punkte

rules-valletta-aim = Worum es geht
rules-valletta-aim-1 = Malta, 1566: Die Ritter legen eine neue Hauptstadt an. Mit einer Handvoll Leuten sammelst du Gold, Holz, Stein und Ziegel und errichtest Gebäude zu beiden Seiten der Straße. Jedes Gebäude bringt eine neue Person unter deine Karten, und am Ende zählen deine Gebäude, deine Würdenträger und was im Lager übrig ist.

rules-valletta-parts = Was auf dem Tisch liegt
rules-valletta-parts-1 = Die Straße läuft von links nach rechts über 25 Felder. Am oberen Rand liegen verdeckt 25 Fässer, in jedem steckt ein Gut; am unteren Rand werden die Punkte gezählt. Die Figur von de la Valette wartet im Turm vor dem ersten Fass.
rules-valletta-parts-2 = Eine Gebäudekarte hat zwei Seiten. Sie zeigt ihre Farbe, was sie kostet, was sie einbringt, ihre Punkte am Ende und die Person, die mit ihr kommt. Die Rückseite ist das aufgewertete Gebäude mit mehr Ertrag und mehr Punkten. Mit den Farben am Tisch haben die Farben der Gebäude nichts zu tun.
rules-valletta-parts-3 = Vor dir liegen ein Nachziehstapel, ein Ablagestapel und drei Plätze für die Karten deines Zuges. Du hast acht Häuser und dieselben acht Karten wie alle: Krämerin, Holzfäller, Steinhauer, Ziegelstreicher, Magd, Baumeister, Lehrling und de la Valette.
rules-valletta-parts-4 = Es gibt vier Güter. Du nimmst sie aus dem Vorrat und zahlst sie dorthin zurück, der Vorrat geht nicht aus, und du darfst beliebig viele besitzen. Einfach tauschen kannst du sie nicht: Das geht nur beim Bezahlen oder mit einer Karte.

rules-valletta-setup = Bevor es losgeht
rules-valletta-setup-1 = Die Gebäude werden nach Farben ausgelost: zu zweit 6 grüne, 8 blaue und 6 gelbe, zu dritt 8, 10 und 7, zu viert 10, 12 und 8. Sie werden in Fünferreihen ausgelegt, die erste über der Straße, die zweite darunter und so weiter nach außen. Die anderen bleiben in der Schachtel.
rules-valletta-setup-2 = Auf jedem Gebäude liegt seine Person. Vier Baumeister, die niemandem gehören, bilden den Personenvorrat. Die Fässer sind gemischt, und de la Valette steht in seinem Turm.
rules-valletta-setup-3 = Alle bekommen von jedem Gut eins und ziehen fünf ihrer acht Karten. Das Los bestimmt, wer anfängt. Dann kommt von jedem Gut noch eins in die Mitte, und vom letzten Platz rückwärts bis zum ersten nehmen sich alle eins, das noch da ist; der Rest geht zurück.

rules-valletta-turn = Ein Zug
rules-valletta-turn-1 = Du spielst drei Handkarten nacheinander auf den ersten, zweiten und dritten Platz. Jede wird ausgeführt, bevor du die nächste wählst. Passen geht nicht: Mit einer Karte auf der Hand und einem freien Platz musst du spielen. Nur eine leere Hand beendet den Zug früher.
rules-valletta-turn-2 = Eine Karte, die du bekommst, ist sofort auf deiner Hand und darf noch im selben Zug gespielt werden. Mehr als fünf hast du nie.
rules-valletta-turn-3 = Danach kommen die gespielten Karten auf deinen Ablagestapel, und du ziehst auf fünf nach. Musst du ziehen und der Nachziehstapel ist leer, wird der Ablagestapel mitsamt den eben gespielten Karten zum neuen gemischt. Reicht auch das nicht, ziehst du, was da ist. Dann geht es links von dir weiter.
rules-valletta-turn-4 = Ein Effekt wird ausgeführt, soweit es geht. Verzichten darfst du nur, wo die Karte „darfst“ sagt: beim Bauen und Aufwerten, bei allen Karten, die eine Zahlung verlangen, beim Einstellen und Entlassen und beim zusätzlichen Gut im Spiel zu zweit. Halbe Effekte gibt es nicht. Eine Karte, die nichts bewirken kann, wird trotzdem gespielt.

rules-valletta-build = Bauen
rules-valletta-build-1 = Mit Baumeister, Dachdecker, Maurer oder Zimmermann darfst du ein neues Gebäude errichten oder eines von deinen aufwerten. Zur Wahl steht jedes Gebäude ohne Haus, wo immer es liegt. Du brauchst dafür ein Haus: Nach dem achten kannst du nur noch aufwerten. Was gebaut ist, wechselt nie die Hand.
rules-valletta-build-2 = Der Preis steht auf der Karte, abzüglich 1 Gold für jedes deiner Gebäude nebenan. Mit dem Dachdecker zahlst du 2 Ziegel weniger, mit dem Maurer 2 Steine, mit dem Zimmermann 2 Holz. Unter null fällt nichts, und bezahlt wird sofort.
rules-valletta-build-3 = Nimm die Person vom Gebäude auf die Hand; sie gehört von nun an zu deinen Karten, ob du willst oder nicht. Dann stellst du eines deiner Häuser auf das Gebäude; mit dem achten löst du die Endphase aus. Steht de la Valette in diesem Bereich, bekommst du sofort den Baubonus von 2 Punkten.

rules-valletta-neighbours = Nachbarn
rules-valletta-neighbours-1 = Jedes eigene Gebäude, das mit einer Kante an das neue grenzt, macht es um 1 Gold billiger, aufgewertet oder nicht. Fremde Gebäude zählen nicht. Das geschieht von selbst und bevor irgendetwas ersetzt wird.
rules-valletta-neighbours-2 = Diagonal zählt nicht, und die Straße trennt: Ein Gebäude darüber ist nie Nachbar von einem darunter.

rules-valletta-pay = Bezahlen und ersetzen
rules-valletta-pay-1 = Beim Bauen und Aufwerten kannst du jedes Gut des Preises durch drei andere ersetzen, gleiche oder gemischte. Das geht in einer Zahlung auch mehrmals, je drei Güter, Gold für Rohstoffe und Rohstoffe für Gold, und sogar für Güter, die du hast.
rules-valletta-pay-2 = Für jedes Gut des Preises, das du weglässt, legst du genau drei Güter anderer Sorten drauf; den Rest des Preises zahlst du wie gedruckt. Eine Sorte, von der du etwas weglässt, kann nicht zugleich Ersatz sein. Wechselgeld gibt es nicht. Ist eine solche Zahlung möglich, kannst du bauen.
rules-valletta-pay-3 = Ein Beispiel: Ein Gebäude kostet 1 Holz, 1 Stein und 1 Ziegel; das hast du und außerdem 1 Gold und 2 weitere Steine. Du kannst einfach den Preis zahlen. Oder du behältst das Holz und gibst dafür das Gold und 2 Steine, dazu den Stein und den Ziegel des Preises.
rules-valletta-pay-4 = Preise von Personen, etwa des Kaufmanns oder des Großmeisters, lassen sich nicht ersetzen. Sie werden genau so bezahlt, wie sie sind.

rules-valletta-upgrade = Aufwerten
rules-valletta-upgrade-1 = Statt zu bauen darfst du ein eigenes Gebäude aufwerten, das noch seine Vorderseite zeigt. Das kostet Holz, Stein und Ziegel der Karte noch einmal, aber kein Gold. Dachdecker, Maurer und Zimmermann machen auch das billiger, manchmal sogar kostenlos.
rules-valletta-upgrade-2 = Dreh die Karte um. Das Haus bleibt stehen, es kommt keine Person, und du brauchst kein weiteres Haus. Aufwerten darfst du schon in dem Zug, in dem du gebaut hast, und auch dafür gibt es den Baubonus, wenn de la Valette in diesem Bereich steht.

rules-valletta-valette = De la Valette
rules-valletta-valette-1 = Spielst du de la Valette, rückt die Figur ein Feld weiter, und du nimmst das Gut, das im Fass dort steckt. Auf dem letzten Feld bleibt sie stehen, und es gibt kein Fass mehr.
rules-valletta-valette-2 = Danach darfst du eines von zweien tun. Einstellen: eine beliebige Karte aus dem Personenvorrat auf die Hand nehmen, einen Baumeister oder wen ihr dorthin entlassen habt, du selbst oder die anderen. Oder entlassen: eine Handkarte in den Personenvorrat legen, damit dein Stapel schlanker wird. Ihr Effekt entfällt.
rules-valletta-valette-3 = Die Straße hat fünf Bereiche zu fünf Feldern, und zu jedem gehört die Gebäudespalte darüber und darunter. Wer in dem Bereich baut oder aufwertet, in dem die Figur steht, bekommt sofort 2 Punkte, den Baubonus. Im Turm steht sie in keinem Bereich; auf dem letzten Feld bleibt sie im fünften.

rules-valletta-apprentice = Der Lehrling
rules-valletta-apprentice-1 = Der Lehrling wiederholt die rote oder grüne Karte unmittelbar vor ihm, mit neuer Wahl: Nach einem Baumeister darfst du also noch einmal bauen. Als erste Karte oder nach einer blauen, gelben oder lila Karte bewirkt er nichts. Ein zweiter Lehrling wiederholt die Karte, die der erste wiederholt hat.

rules-valletta-cards = Die Personen
rules-valletta-cards-1 = Der Ring eines Medaillons hat die Farbe der Karte. Du darfst mehrere gleiche Karten besitzen, und jede wirkt, sooft du sie spielst. Mit den roten Karten und der lila Karte fängst du an.
rules-valletta-cards-2 = Grüne Personen zählen, was deine Gebäude einbringen, Gebäude aller Farben, auf der Seite, die zu sehen ist. Ohne ein solches Gebäude bringen sie nichts.
rules-valletta-cards-3 = Nehmen blaue Personen den anderen etwas weg, wird erst geschaut, was alle haben, und dann wandern die Güter im Uhrzeigersinn. Wer schon ausgeschieden ist, wird nicht geschont. Ein Spiel zu zweit ist eines, das zwei begonnen haben.
rules-valletta-cards-4 = Gelbe Personen bringen Punkte. Gelbe Gebäude als solche belohnt niemand; sie sind selbst genug wert.

rules-valletta-buildings = Die Gebäude
rules-valletta-buildings-1 = Diese 37 Gebäude sind unser eigener Satz. Beim Eröffnen eines Tisches kannst du auch deine eigenen Karten eingeben. Aufwerten kostet, was hier steht, ohne das Gold.

rules-valletta-final = Die Endphase
rules-valletta-final-1 = Die Endphase wird ausgelöst, sobald die Figur das letzte Fass erreicht, jemand 25 Punkte oder mehr hat oder ein achtes Haus steht. Das geschieht nur einmal.
rules-valletta-final-2 = Der Zug wird wie immer beendet, auch mit dem Nachziehen. Dann mischen alle Ablage- und Nachziehstapel zu einem neuen Nachziehstapel zusammen; die Handkarten bleiben.
rules-valletta-final-3 = Weiter geht es im Uhrzeigersinn, und auch wer die Endphase ausgelöst hat, kommt wieder an die Reihe; nur mischt niemand mehr. Du ziehst, solange dein Stapel reicht. Mit weniger als drei Karten spielst du die, die du hast, und auch neue, solange ein Platz frei ist.
rules-valletta-final-4 = Wer nach dem Nachziehen keine Karte mehr hat, scheidet aus, kann durch Karten der anderen aber noch Güter verlieren und bekommen. Sind alle ausgeschieden, ist das Spiel zu Ende.

rules-valletta-score = Punkte
rules-valletta-score-1 = Punkte während des Spiels zählen sofort und gehen nie verloren. Die Zählleiste hat 25 Felder; danach geht es bei Feld 1 weiter, und die ersten 25 Punkte bleiben notiert.
rules-valletta-score-2 = Am Ende kommen die Punkte auf der sichtbaren Seite deiner Gebäude dazu und 1 Punkt für je 3 Güter, egal welche. Karten und übrige Häuser sind nichts wert.
rules-valletta-score-3 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer mehr Häuser auf Gebäuden hat; sind es gleich viele, wird der Sieg geteilt.

rules-valletta-editions = Zwei Ausgaben
rules-valletta-editions-1 = Von Valletta gibt es zwei Ausgaben: Hans im Glück (deutsche und italienische Spielregel) und Z-Man Games (englische und französische). Wer einen Tisch eröffnet, wählt die Ausgabe; auf Deutsch ist Hans im Glück voreingestellt. In der Ausgabe von Z-Man Games darfst du bei jeder gespielten Karte auf den ganzen Effekt verzichten; nur de la Valette muss immer weiterziehen.
rules-valletta-editions-2 = In der Ausgabe von Z-Man Games bringt außerdem nur das Bauen den Baubonus, das Aufwerten nicht. Auch Güter derselben Sorte gelten dort als Ersatz, was aber nie einen Unterschied macht.
rules-valletta-editions-3 = Ein Tisch kann noch mehr ändern: Der Ablagestapel wird gemischt, sobald der Nachziehstapel leer ist; der Vorrat ist auf 42 Gold und je 30 Holz, Steine und Ziegel begrenzt; die Endphase beginnt nach einer festen Zahl von Runden.

rules-valletta-hints = Für die erste Partie
rules-valletta-hints-1 = Ein zweiter Baumeister ist am Anfang mehr wert als fast alles andere: Spiel de la Valette bald und stell einen ein.
rules-valletta-hints-2 = Bau in Gruppen: Mit zwei Nachbarn kostet ein Gebäude 2 Gold weniger, und Gold ist immer knapp.
rules-valletta-hints-3 = Denk ans Ende: In der Endphase kommt jede Karte noch einmal. Entlass die schwachen, bevor sie beginnt.
