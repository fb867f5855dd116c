## Eine Adresse bestätigen
site-email-confirmed = ✓ Diese Adresse ist bestätigt.
site-email-open = Noch nicht bestätigt.
site-email-open-help = Wir schreiben erst an diese Adresse, wenn du dem Link in unserer E-Mail gefolgt bist.
site-email-again = E-Mail noch einmal schicken
site-done-letter = Eine E-Mail ist unterwegs zu dir: Folge dem Link darin, dann ist die Adresse bestätigt.
site-confirm = Ist das deine Adresse?
site-confirm-text = „{ $name }“ möchte E-Mails von Intramuros, wenn ein Zug ansteht und niemand da ist, und zwar an:
site-confirm-do = Ja, bestätigen
site-confirm-otherwise = Wenn du das nicht bist, schließ einfach diese Seite: Es kommt keine weitere E-Mail.
site-confirm-done = Bestätigt
site-confirm-done-text = Danke. Von jetzt an schreiben wir dorthin, wenn du am Zug bist und nicht hier.
site-confirm-used-text = Diese Adresse ist schon bestätigt, es ist nichts mehr zu tun.
site-confirm-old = Dieser Link ist zu alt
site-confirm-old-text = Ein Link gilt zwei Tage, und nur solange im Konto dieselbe Adresse steht. Auf der Kontoseite kannst du dir eine neue E-Mail schicken lassen.
site-letter-confirm-subject = Ist das deine Adresse?
site-letter-confirm = Jemand hat bei Intramuros diese Adresse eingetragen, um eine E-Mail zu bekommen, wenn ein Zug ansteht.
    Wenn du das warst, öffne diese Seite und drück auf den Knopf:
site-letter-confirm-otherwise = Der Link gilt zwei Tage. Wenn du es nicht warst, brauchst du nichts zu tun:
    Es kommt keine weitere E-Mail.

## Ein zweiter Faktor
site-account-totp = Anmeldung in zwei Schritten
site-account-code = Der zweite Schritt
site-code = Code
site-code-help = Gib den Code ein, den deine App jetzt zeigt, oder einen deiner Notfallcodes.
site-totp-help = Damit reicht ein Passwort allein nicht mehr: Eine App auf deinem Handy zeigt jede halbe Minute einen neuen Code, und ohne ihn kommt niemand hinein.
site-totp-begin = Einrichten
site-totp-on = Ist eingeschaltet.
site-totp-left = { $n ->
    [0] Du hast keine Notfallcodes mehr: Schalte die zwei Schritte aus und wieder ein, dann bekommst du neue.
    [one] Du hast noch einen Notfallcode.
   *[other] Du hast noch { $n } Notfallcodes.
 }
site-totp-off = Ausschalten
site-totp-off-do = Ausschalten
site-totp-scan = Jede App für Einmalcodes eignet sich. Scanne damit dieses Bild.
site-totp-picture = QR-Code für deine App
site-totp-type = Oder gib das von Hand ein
site-totp-type-help = Als geheimen Schlüssel, zeitbasiert, mit sechs Ziffern.
site-totp-prove = Gib dann den Code ein, den sie zeigt
site-totp-do = Einschalten
site-done-totp = Die Anmeldung in zwei Schritten ist eingeschaltet.
site-done-totp-off = Die Anmeldung in zwei Schritten ist ausgeschaltet.
site-recovery = Deine Notfallcodes
site-recovery-text = Falls dein Handy einmal weg ist: Mit jedem dieser Codes kommst du einmal hinein. Schreib sie auf oder druck sie aus: Sie werden nur jetzt angezeigt.
site-recovery-kept = Ich habe sie gesichert

