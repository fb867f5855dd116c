## Why something is not done

refusal-not-your-turn = { $name } ist am Zug.
refusal-no-action = Das ist keine Aktion dieses Spiels. Genaueres, auf Englisch: { $why }
refusal-illegal = { $why } ({ $rule })
refusal-house-rule = Eine gewertete Partie wird ohne Hausregeln gespielt: Lass { $option ->
        [building] die eigenen Gebäudekarten
        [buildings] die eigenen Gebäudekarten
       *[other] die Option { $option }
    } weg.
refusal-bad-options = Diese Einstellungen passen nicht zusammen. Genaueres, auf Englisch: { $why }
refusal-broken-game = Diese Version des Servers kann die Partie nicht fortsetzen. Genaueres, auf Englisch: { $why }
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-begun = Die Partie hat schon begonnen.
refusal-over = Die Partie ist zu Ende.
refusal-not-over = Diese Partie ist noch nicht zu Ende.
refusal-record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
refusal-stale = Am Tisch ist es schon weitergegangen: Sieh noch einmal hin, bevor du wählst.
refusal-not-seated = Das können nur die, die am Tisch sitzen.
refusal-away = Ein Bot spielt für dich: Komm erst zurück.
refusal-not-away = Hier spielt niemand für dich.
refusal-no-time = Deine Zeit ist abgelaufen: Ein Bot spielt für dich weiter.
refusal-not-due = Es ist noch Zeit.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-nothing-of-yours = Du hast noch nichts entschieden.
refusal-rated-undo = In einer gewerteten Partie wird nichts zurückgenommen, was schon bekannt geworden ist.
refusal-undo-too-old = Das ist zu lange her, um es zurückzunehmen.
refusal-undo-too-late = Die Zeit reicht nicht mehr, um das zurückzunehmen.
refusal-undo-revealed = Seitdem ist etwas bekannt geworden. Weiter zurück geht es nur zur Übung.
refusal-not-alone = Zur Übung zurücknehmen kann nur, wer ohne andere Menschen spielt.
refusal-no-plea = Niemand möchte etwas zurücknehmen.
refusal-not-asked = Gefragt sind die anderen am Tisch.
refusal-full = Alle Plätze sind besetzt.
refusal-rated-accounts = Gewertete Partien sind für Leute mit Konto.
refusal-same-person = In einer gewerteten Partie sitzt auf jedem Platz jemand anderes.
refusal-put-off = Wer den Tisch eröffnet hat, hat deinen Platz wieder freigegeben: Du kannst dich hier nicht noch einmal setzen.
refusal-host-only = Das kann nur, wer den Tisch eröffnet hat.
refusal-followed = Es gibt schon einen Tisch für die nächste Partie.
refusal-seat-yourself = Nimm selbst einen Platz ein.
refusal-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-hints-on-turn = Tipps gibt es, wenn du am Zug bist.
refusal-talk-seated = Nur wer am Tisch sitzt, kann mitreden.
refusal-muted = Du bist an diesem Tisch stummgeschaltet.
refusal-host-or-moderator = Das können nur die Moderation und wer den Tisch eröffnet hat.
refusal-moderators-only = Meldungen sieht nur die Moderation.
refusal-nobody = Hier kennt dich noch niemand: Beginne eine Partie oder melde dich an.
refusal-account-only = Das ist für Leute mit Konto.
refusal-already-account = Du hast schon ein Konto.
refusal-wrong-login = Name und Passwort passen nicht zusammen.
refusal-login-again = Das hat zu lange gedauert. Bitte melde dich noch einmal an.
refusal-wrong-password = Das ist nicht das Passwort.
refusal-password-length = Ein Passwort hat 8 bis 128 Zeichen, und nicht nur Leerzeichen.
refusal-password-common = Dieses Passwort probieren alle zuerst. Nimm drei Wörter, die nichts miteinander zu tun haben, und weder deinen Namen noch ein bekanntes Wort mit einer Ziffer.
refusal-code-needed = Der Code deiner App fehlt.
refusal-wrong-code = Dieser Code ist falsch, zu alt oder schon benutzt. Warte auf den nächsten; geht die Uhr deines Handys richtig?
refusal-totp-on = Die Anmeldung in zwei Schritten ist schon an.
refusal-totp-off = Die Anmeldung in zwei Schritten ist nicht an.
refusal-enough-bots = Ein Konto kann höchstens zehn Bots haben.
refusal-enough-browsers = Du kannst in höchstens zehn Browsern benachrichtigt werden.
refusal-no-push = Dieser Browser kann nicht benachrichtigt werden.
refusal-key-reused = Das wurde schon einmal mit anderem Inhalt geschickt. Lade die Seite neu.
refusal-in-progress = Das ist noch in Arbeit: Warte einen Moment.
refusal-answer-gone = Das ist schon ausgeführt. Lade die Seite neu.
refusal-missing = Hier ist nichts: Die Seite gibt es nicht, oder sie ist nicht für dich.
refusal-missing-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
refusal-missing-invitation = Diese Einladung führt nirgendwohin: Den Tisch gibt es nicht mehr, oder der Link ist unvollständig.
refusal-missing-person = So jemanden gibt es hier nicht.
refusal-missing-seat = Diesen Platz gibt es nicht.
refusal-missing-message = Diese Nachricht gibt es nicht.
refusal-missing-game = Dieses Spiel gibt es nicht.
refusal-taken = Das hat schon jemand.
refusal-taken-name = Diesen Namen hat schon jemand.
refusal-taken-seat = Dieser Platz ist besetzt.
refusal-bad = Das haben wir nicht verstanden. Geh zurück und versuch es noch einmal.
refusal-bad-email = Das ist keine E-Mail-Adresse.
refusal-bad-name = Ein Name hat 2 bis 24 Buchstaben, Ziffern, Leerzeichen und . - _ '
refusal-bad-pace = Die Bedenkzeit beträgt 10 Sekunden bis 24 Stunden mit höchstens einer Stunde mehr pro Zug, oder 1 bis 30 Tage pro Zug.
refusal-bad-reason = Sag in bis zu 500 Zeichen, warum.
refusal-bad-text = Eine Nachricht hat 1 bis 500 Zeichen.
refusal-too-many = Das war zu viel auf einmal: Warte einen Moment und versuch es noch einmal.
refusal-too-many-guests = Aus deinem Netz kommen zu viele neue Gäste: Versuch es später noch einmal.
refusal-too-many-logins = Zu viele Anmeldeversuche: Warte eine Minute.
refusal-too-many-codes = Zu viele Codes: Warte zehn Minuten.
refusal-too-many-messages = Dreißig Nachrichten in der Minute sind genug.
refusal-too-many-letters = An diese Adresse, oder für dich, sind heute genug E-Mails gegangen. Versuch es morgen noch einmal.
refusal-open-tables = Du hast schon { $n ->
        [one] einen offenen Tisch
       *[other] { $n } offene Tische
    }: Verlass einen, oder setz dich an einen anderen.
refusal-open-tables-here = Aus deinem Netz { $n ->
        [one] ist schon ein Tisch
       *[other] sind schon { $n } Tische
    } offen: Setz dich an einen davon.
refusal-bot-games = Du hast schon { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    } mit Bots oder allein: Beende erst eine.
refusal-bot-games-here = Aus deinem Netz { $n ->
        [one] läuft schon eine Partie
       *[other] laufen schon { $n } Partien
    } mit Bots oder allein: Warte, bis eine zu Ende ist.
refusal-cross-site = Seiten anderer Websites dürfen das nicht.
refusal-too-long = Das ist zu lang.
refusal-changes-hands = Der Tisch zieht gerade auf einen anderen Server um: Versuch es noch einmal.
refusal-no-bot = Gerade hat kein Bot Zeit zum Nachdenken: Versuch es noch einmal.
refusal-unknown = Der Server weiß nicht, ob das gespeichert wurde: Sieh noch einmal nach.
refusal-unavailable = Der Server kann das gerade nicht. Nichts wurde geändert; versuch es noch einmal.
refusal-internal = Bei uns stimmt etwas nicht. Nichts wurde geändert.
