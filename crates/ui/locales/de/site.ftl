site-description = Saint Malo und Valletta im Browser spielen: gegen Bots, mit Freunden oder ein Zug am Tag.
site-skip = Zum Inhalt springen
site-outdated = Dieser Browser ist zu alt, um die Seiten so zu zeigen, wie sie gedacht sind: Sie sehen schlicht aus, aber alles funktioniert. Lade am Tisch die Seite neu, um zu sehen, was die anderen getan haben. Safari ab 16.4, Firefox ab 115 und Chrome ab 110 zeigen alles.
site-nav = Hauptmenü
site-rules = Regeln
site-learn = Lernen
site-leaderboard = Rangliste
site-account = Konto
site-about = Über uns
site-language = Sprache
site-theme = Farben
site-theme-auto = wie das Gerät
site-theme-light = hell
site-theme-dark = dunkel
site-settings-save = Speichern
site-home = Zwei Hafenstädte, gebaut hinter ihren Mauern
site-new = Neuer Tisch
site-waiting-title = { $game }: Warten auf die anderen
site-error = Da ist etwas schiefgegangen
site-offline = Du bist offline
site-menu = Menü
site-settings = Sprache und Farben
site-unofficial = Ein inoffizielles, nicht kommerzielles Zuhause für zwei Spiele, die wir mögen.
site-home-lead = Saint Malo und Valletta, zwei Brettspiele, im Browser: gegen Bots, mit Freunden oder ein Zug am Tag. Kostenlos und ohne Konto.
site-players-range = 2–{ $most } Personen
site-kind-saint-malo = Würfeln und Zeichnen
site-kind-valletta = Deckbau und Stadtbau
site-pitch-saint-malo = Würfle mit fünf Würfeln, nutze ein Symbol und zeichne es in deine Stadt: Mauern, Kirchen, Warenkisten, Leute. Dann kommen die Piraten.
site-pitch-valletta = Spiel drei Karten pro Zug, sammle Güter und bau die Straße entlang. Mit jedem Gebäude kommt eine neue Person auf deine Hand.
site-bots = Bots
site-players = Personen
site-level-novice = Neuling
site-level-deckhand = Schiffsjunge
site-level-porter = Lastträger
site-level-sailor = Matrose
site-level-apprentice = Lehrling
site-level-helmsman = Steuermann
site-level-journeyman = Geselle
site-level-pilot = Lotse
site-level-master = Meister
site-level-grandmaster = Großmeister
site-play-now = Jetzt spielen
site-play-friends = Mit Freunden spielen
site-tables-urgent = { $n ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $n } Tischen am Zug
 }
site-tables-mine = Meine Tische
site-tables-open = Offene Tische
site-tables-running = Hier wird gerade gespielt
site-seat-open = freier Platz
site-rated = gewertet
site-practice = Übung
site-your-turn = Du bist am Zug
site-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
 }
site-turn-of = { $name } ist am Zug
site-playing = Läuft gerade
site-over = Zu Ende
site-left-minutes = { $n ->
    [one] noch 1 Minute
   *[other] noch { $n } Minuten
 }
site-left-hours = { $n ->
    [one] noch 1 Stunde
   *[other] noch { $n } Stunden
 }
site-left-days = { $n ->
    [one] noch 1 Tag
   *[other] noch { $n } Tage
 }
site-pace-none = ohne Uhr
site-pace-clock = { $minutes } Min. + { $seconds } Sek. je Zug
site-pace-days = { $n ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
 }
site-promise-fair = Faire Würfel: Jeder Wurf und jede gezogene Karte lässt sich nach der Partie nachprüfen.
site-promise-phone = Auf jedem Handy und Rechner, mit Tastatur oder Screenreader, hell oder dunkel.
site-promise-languages = Auf Deutsch, Englisch, Französisch und Italienisch, und jede Karte erklärt sich selbst.
site-gallery = Galerie
site-gallery-lead = Alle Teile beider Spiele, in jedem Zustand.
site-contents = Inhalt

site-name = Name
site-your-name = Dein Name
site-you = du
site-save = Speichern
site-back = Zurück
site-again = Noch einmal versuchen
site-to-home = Zur Startseite
site-copy = Kopieren
site-copied = Kopiert
site-delete = Löschen
site-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 }
site-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }

site-new-lead = Wähle, wer wo sitzt. Die Partie beginnt, sobald alle Plätze besetzt sind.
site-new-game = Spiel
site-new-seats = Plätze
site-new-seats-help = Für freie Plätze bekommst du einen Link, den du deinen Freunden schickst.
site-new-seat = Platz { $n }
site-new-me = Ich
site-new-open = Offen für alle
site-new-bot = Bot: { $level }
site-new-device = Jemand anders an diesem Gerät
site-new-device-name = Name der Person auf Platz { $n }
site-new-nobody = Kein Platz
site-new-pace = Zeit
site-new-pace-none = Ohne Uhr
site-new-pace-live = Live, mit Uhr
site-new-pace-day1 = 1 Tag je Zug
site-new-pace-day3 = 3 Tage je Zug
site-new-pace-day7 = 7 Tage je Zug
site-new-pace-help = Läuft jemandem die Zeit ab, spielt ein Bot weiter, bis die Person zurückkommt.
site-new-bank = Zeit für die ganze Partie
site-new-increment = Zusätzlich für jeden Zug
site-new-edition = Regeln von Valletta
site-edition-hig = Hans im Glück
site-edition-hig-text = So steht es in der deutschen und der italienischen Spielregel: Effekte müssen ausgeführt werden; auch Aufwerten bringt den Baubonus.
site-edition-zman = Z-Man Games
site-edition-zman-text = So steht es in der englischen und der französischen Spielregel: Auf Effekte darf man verzichten; nur Bauen bringt den Baubonus.
site-new-buildings = Eigene Gebäudekarten
site-new-buildings-help = Gib sie in TOML ein, ein Block je Karte und mindestens so viele, wie das Spiel braucht; die Kosten sind in Gold (gold), Holz (wood), Stein (stone) und Ziegel (brick). Bleibt das Feld leer, spielt ihr mit unseren Karten. So sieht eine Karte aus:
site-new-options = Optionen
site-new-hints = Tipps
site-new-hints-text = Alle dürfen einen Bot um Rat fragen. Nicht in gewerteten Partien.
site-new-public = Öffentlich
site-new-public-text = Alle können den Tisch finden, einen freien Platz nehmen und zuschauen.
site-new-rated = Gewertet
site-new-rated-text = Das Ergebnis zählt für die Rangliste. Auf jedem Platz sitzt eine andere Person mit Konto, ohne Hausregeln und ohne Tipps. Wer geht, verliert.
site-new-stand-in = Springt für alle ein, die gehen
site-new-make = Tisch eröffnen

site-waiting-for = { $n ->
    [0] Gleich geht es los.
    [one] 1 Platz ist frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, wenn alle besetzt sind.
 }
site-waiting-seats = Plätze
site-waiting-facts = Spieleinstellungen
site-waiting-leave = Tisch verlassen
site-waiting-drop = Tisch auflösen
site-invite = Lade deine Freunde ein
site-invite-help = Schick ihnen diesen Link. Sie brauchen kein Konto.
site-invite-link = Link zu diesem Tisch
site-invite-picture = QR-Code, der zu diesem Tisch führt
site-invite-scan = Oder lass sie den Code mit dem Handy scannen.
site-share = Teilen
site-sit = Hier Platz nehmen
site-sit-device = An diesem Gerät Platz nehmen
site-seat-free = Platz freimachen
site-welcome = { $n ->
    [one] Die weggeschickte Person wieder zulassen
   *[other] Die { $n } weggeschickten Personen wieder zulassen
 }
site-put-bot = Bot dazusetzen
site-bot-for = Bot für Platz { $n }
site-begin = Jetzt beginnen
site-begin-help = Freie Plätze mit Bots besetzen:
site-fact-host = Eröffnet von { $name }
site-fact-pace = Zeit: { $pace }
site-fact-edition = Regeln: { $edition }
site-fact-rated = Gewertet: zählt für die Rangliste
site-fact-unrated = Nicht gewertet
site-fact-hints = Tipps sind erlaubt
site-fact-no-hints = Ohne Tipps
site-fact-public = Öffentlich: Alle können mitspielen und zuschauen
site-fact-private = Nur für alle, die den Link haben

site-account-nobody = Du kannst ohne Konto spielen. Mit Konto findest du deine Tische auf jedem Gerät wieder und kannst gewertete Partien spielen.
site-account-guest = Du spielst als Gast. Deine Tische gehören zu diesem Browser, bis du ein Konto anlegst.
site-account-known = Dein Konto, deine Wertungen, deine Daten.
site-account-register = Konto anlegen
site-account-login = Anmelden
site-account-name = Dein Name
site-account-password = Passwort
site-account-email = E-Mail
site-account-bots = Meine Bots
site-account-delete = Alles über mich löschen
site-register-do = Konto anlegen
site-register-help = Ein Name und ein Passwort, mehr nicht.
site-register-keep = Du behältst alle deine Tische.
site-login-do = Anmelden
site-name-seen = So sehen dich die anderen.
site-name-login = Damit meldest du dich auch an.
site-password = Passwort
site-password-new = Neues Passwort
site-password-old = Aktuelles Passwort
site-password-help = Mindestens 8 Zeichen. Gut sind drei Wörter, die nicht zusammengehören.
site-password-others = Alle anderen Geräte werden abgemeldet.
site-email = E-Mail-Adresse
site-email-help = Wir schreiben dir nur, wenn du am Zug bist und nicht hier. Lass das Feld leer, wenn du keine E-Mails möchtest.
site-ratings = Meine Wertungen
site-ratings-none = Noch keine gewerteten Partien.
site-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
 }
site-bots-help = Ein Bot ist ein Programm von dir, das über die HTTP-Schnittstelle unter eigenem Namen und mit einem Token spielt.
site-bot-name = Name des neuen Bots
site-bot-make = Bot anlegen
site-token = Das Token von { $name }. Bewahre es gut auf: Es wird nur jetzt angezeigt.
site-sessions = Wo ich angemeldet bin
site-session-unknown = Unbekannter Browser
site-session-this = Dieser Browser
site-session-began = { $n ->
    [0] Heute angemeldet
    [one] Gestern angemeldet
   *[other] Vor { $n } Tagen angemeldet
 }
site-session-used = { $n ->
    [0] heute benutzt
    [one] gestern benutzt
   *[other] vor { $n } Tagen benutzt
 }
site-session-end = Abmelden
site-leaving = Abmelden
site-logout = Abmelden
site-logout-all = Auf allen Geräten abmelden
site-logout-guest = Wer sich als Gast abmeldet, kommt nicht mehr an seine Tische. Leg vorher ein Konto an.
site-export = Meine Daten herunterladen
site-export-making = Deine Daten werden zusammengestellt. Das dauert einen Moment; dann liegt die Datei eine Stunde lang bereit.
site-delete-help = Dein Name, deine Adresse, deine Nachrichten und Wertungen werden gelöscht, deine Bots ebenso. Gespielte Partien bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
site-delete-sure = Ja, alles über mich löschen
site-delete-do = Endgültig löschen
site-done-register = Dein Konto wurde angelegt.
site-done-login = Du bist angemeldet.
site-done-name = Dein Name wurde geändert.
site-done-password = Dein Passwort wurde geändert.
site-done-email = Deine E-Mail-Adresse wurde geändert.
site-done-bots = Deine Bots wurden geändert.

site-leaderboard-lead = Wertungen aus gewerteten Partien zwischen Menschen. Die Zahl hinter ± sagt, wie unsicher sie noch sind.
site-leaderboard-none = Noch steht niemand auf der Liste: Mach du den Anfang, mit einer gewerteten Partie.
site-games-nav = Spiele
site-rank = Rang
site-rating = Wertung
site-games-head = Partien

site-about-lead = Intramuros heißt „innerhalb der Mauern“: zwei Brettspiele um ummauerte Hafenstädte, für deinen Browser.
site-about-games = Wessen Spiele das sind
site-credits-saint-malo = Ein Spiel von Inka und Markus Brand, 2012 erschienen bei alea/Ravensburger.
site-credits-valletta = Ein Spiel von Stefan Dorra, 2017 erschienen bei Hans im Glück.
site-about-unofficial = Die Ideen und die Regeln sind das Werk ihrer Autoren und Verlage, und ihnen gebührt der Dank. Dies ist eine inoffizielle, nicht kommerzielle Umsetzung der Regeln, ohne Verbindung zu Autoren oder Verlagen. Alle Zeichnungen und Texte hier sind unsere eigenen.
site-about-buy = Wenn dir das Spielen hier gefällt, hol dir die Spiele auf den Tisch: Ein Stift, der auf der weißen Tafel quietscht, und Karten in der Hand, das kann kein Bildschirm. Frag im Spieleladen oder such ein gebrauchtes Exemplar.
site-about-fair = Warum der Zufall fair ist
site-about-fair-1 = Bevor eine Partie beginnt, legt sich der Server auf ein Geheimnis fest und zeigt dessen Fingerabdruck. Alle am Tisch können ein eigenes Wort dazugeben. Aus dem Geheimnis und diesen Wörtern folgen alle Würfe und gezogenen Karten.
site-about-fair-2 = Nach der Partie zeigt der Server das Geheimnis. Alle können es mit dem Fingerabdruck vergleichen und jeden Wurf und jede Karte nachrechnen: Im Rückblick genügt ein Klick.
site-about-rules = Die Regeln hier
site-about-rules-text = Der Server kennt die Regeln genau und sagt, warum etwas nicht geht. Bots sehen nur, was jemand auf ihrem Platz sehen würde.
site-about-cards = In den Spielregeln von Valletta steht nicht, was die Gebäude kosten und bringen. Unsere Gebäudekarten sind deshalb eigene; wer das Spiel besitzt, kann seine Karten beim Eröffnen eines Tisches eingeben.
site-about-data = Deine Daten
site-about-data-text = Wir speichern, was ein Spiel braucht: deinen Namen, deine Partien und, wenn du E-Mails möchtest, deine Adresse. Keine Werbung, kein Tracking, ein Cookie. Auf der Kontoseite kannst du deine Daten mitnehmen oder löschen lassen.
site-about-made = Woraus es gemacht ist
site-about-licence = Das Programm ist freie Software (MIT oder Apache 2.0). Es enthält:
site-about-documents = Mehr steht in den Dokumenten des Projekts:
site-error-missing = Hier ist nichts
site-error-missing-text = Diese Seite oder diesen Tisch gibt es nicht, oder der Tisch ist privat und du brauchst seinen Link.
site-error-forbidden = Kein Zugang
site-error-forbidden-text = Das darfst du hier nicht. Vielleicht musst du dich erst anmelden.
site-error-slow = Zu viele Anfragen
site-error-slow-text = Das war viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
site-error-ours = Das war unser Fehler. Deine Partie ist sicher: Nichts hat sich geändert.
site-error-text = Das hat nicht geklappt. Nichts hat sich geändert.
site-offline-text = Es gibt keine Verbindung zum Server. Deine Partien sind dort sicher: Versuch es noch einmal, sobald du online bist.

## What goes wrong, by its code

site-ladder = Die zehn Stufen der Bots
site-ladder-link = Wie die Stufen spielen
site-ladder-text = Bots spielen auf zehn Stufen, von der ersten Partie bis zum stärksten Spiel, das wir kennen. Jede Stufe gewinnt etwa zwei von drei Partien gegen die darunter. Die schwachen verlieren so, wie Menschen verlieren: Sie sehen nicht weiter als bis zum nächsten Wurf oder zur nächsten Karte, vergessen die Piraten, horten Güter und bauen nie aus.
site-ladder-novice = spielt wie in einer ersten Partie: aus Gewohnheit, mit dem, wovon gerade am meisten da ist.
site-ladder-deckhand = hat ab und zu einen Plan. Er vergisst die Piraten, hortet Güter und baut das Erste, was er bezahlen kann.
site-ladder-porter = hat in jedem zweiten Zug einen Plan. Er baut, sobald es geht, egal was, und baut nie aus.
site-ladder-sailor = weiß, was ein Gebäude wert ist und was ein Wurf bringen kann, fällt aber noch in Gewohnheiten zurück. Er baut nie aus und vergisst die Piraten.
site-ladder-apprentice = nimmt, was sofort am meisten bringt, und sieht einen Wurf oder eine Karte weit.
site-ladder-helmsman = geht seinen ganzen Zug durch, aber aus Gier: Punkte jetzt zählen mehr als das, was später kommt.
site-ladder-journeyman = plant seinen Zug und weiß, was Güter, Mauern und Karten später wert sind.
site-ladder-pilot = plant seinen Zug und vertraut teils dem, was aus vielen Partien gelernt wurde, teils Faustregeln.
site-ladder-master = plant seinen Zug und urteilt nach dem, was aus tausenden Partien gelernt wurde.
site-ladder-grandmaster = ist das stärkste Spiel, das wir kennen: Er beurteilt den ganzen Tisch und denkt am längsten nach.
site-sparring = Sparringspartner
site-sparring-now = Sparringspartner: { $level }
site-sparring-at = { $game }: Dein Sparringspartner ist { $level }. Dort gewinnst du etwa die Hälfte deiner Partien.
site-sparring-text = Der Sparringspartner ist die Stufe, auf der du etwa die Hälfte deiner Partien gegen Bots gewinnst. Er beginnt auf Stufe 3 und rückt nach jeder Partie höchstens eine Stufe weiter.
