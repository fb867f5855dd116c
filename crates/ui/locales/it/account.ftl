## Confermare un indirizzo
site-email-confirmed = ✓ Questo indirizzo è confermato.
site-email-open = Non ancora confermato.
site-email-open-help = Scriviamo a questo indirizzo solo dopo che avrai seguito il link nella nostra e-mail.
site-email-again = Invia di nuovo l’e-mail
site-done-letter = Ti abbiamo mandato un’e-mail: segui il link che contiene e l’indirizzo sarà confermato.
site-confirm = È il tuo indirizzo?
site-confirm-text = «{ $name }» vorrebbe ricevere e-mail da Intramuros, quando è il suo turno e non c’è, a:
site-confirm-do = Sì, confermo
site-confirm-otherwise = Se non sei tu, chiudi questa pagina: non arriveranno altre e-mail.
site-confirm-done = Confermato
site-confirm-done-text = Grazie. D’ora in poi ti scriviamo lì quando tocca a te e non ci sei.
site-confirm-used-text = Questo indirizzo è già confermato: non c’è altro da fare.
site-confirm-old = Questo link è troppo vecchio
site-confirm-old-text = Un link vale due giorni, e solo finché l’indirizzo dell’account è lo stesso. Dalla pagina dell’account puoi farti mandare una nuova e-mail.
site-letter-confirm-subject = È il tuo indirizzo?
site-letter-confirm = Qualcuno ha indicato questo indirizzo su Intramuros, per ricevere un’e-mail quando è il suo turno.
    Se sei tu, apri questa pagina e premi il pulsante:
site-letter-confirm-otherwise = Il link vale due giorni. Se non sei tu, non devi fare nulla:
    non arriveranno altre e-mail.

## Un secondo fattore
site-account-totp = Accesso in due passaggi
site-account-code = Il secondo passaggio
site-code = Codice
site-code-help = Inserisci il codice che la tua app mostra adesso, o uno dei tuoi codici di recupero.
site-totp-help = Così la sola password non basta più: un’app sul telefono mostra un nuovo codice ogni mezzo minuto, e serve per accedere.
site-totp-begin = Configura
site-totp-on = È attivo.
site-totp-left = { $n ->
    [0] Non hai più codici di recupero: disattivalo e riattivalo per averne di nuovi.
    [one] Ti resta un codice di recupero.
   *[other] Ti restano { $n } codici di recupero.
 }
site-totp-off = Disattiva
site-totp-off-do = Disattiva
site-totp-scan = Va bene qualsiasi app per codici monouso. Falle leggere questa immagine.
site-totp-picture = Codice QR per la tua app
site-totp-type = Oppure digita questo
site-totp-type-help = Come chiave segreta, basata sull’ora, con sei cifre.
site-totp-prove = Poi inserisci il codice che mostra
site-totp-do = Attiva
site-done-totp = L’accesso in due passaggi è attivo.
site-done-totp-off = L’accesso in due passaggi è disattivato.
site-recovery = I tuoi codici di recupero
site-recovery-text = Se perdi il telefono, ognuno di questi codici ti fa entrare una volta. Scrivili o stampali: si vedono solo adesso.
site-recovery-kept = Li ho conservati

