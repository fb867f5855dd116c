table-heading = Spieltisch
table-ask = Was jetzt zu tun ist
table-skip = Überspringen
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-take-back = Trotzdem zurücknehmen
table-practice-sure = Seitdem ist etwas bekannt geworden. Nimmst du es zurück, wird daraus eine Übungspartie, die nicht zählt.
table-practice = Übungspartie
table-practice-text = Das ist eine Übungspartie: Es wurde etwas zurückgenommen, was schon bekannt war. Sie zählt nicht.
table-hint = Tipp
table-hints = Was ein Meister tun würde
table-hint-best = am besten
table-hint-equal = etwa gleich gut
table-hint-behind = { $n ->
    [one] { $n } Punkt weniger
   *[other] { $n } Punkte weniger
    }
table-hint-same = aus denselben Gründen wie { $n }
table-shut = Schließen
table-plea = { $name } möchte eine Entscheidung zurücknehmen.
table-plea-yes = Einverstanden
table-plea-no = Ablehnen
table-return = Wieder selbst spielen
table-no-time = Deine Zeit ist um: Ein Bot spielt für dich weiter.
table-beside = Neben dem Spielplan
table-people = Wer hier sitzt
table-turn = ist am Zug
table-away = abwesend, ein Bot spielt
table-resigned = hat aufgegeben
table-lost = gegangen: letzter Platz
table-level-random = Zufallsbot
table-level = Bot, { $level }
table-clock-days = { $days } T { $hours } Std
table-log = Was bisher geschah
table-log-all = Die ganze Partie, Zug um Zug
table-log-moment = Zu Schritt { $n }
table-reading = Der Spielplan in Worten
table-menu = Tisch
table-sound = Ton
table-copy = Link kopieren
table-leave = Gehen: Ein Bot spielt für mich
table-leave-aborts = Gehen: Die Partie wird abgebrochen
table-leave-loses = Gehen: Ich verliere diese gewertete Partie
table-resign = Aufgeben
table-resign-sure = Ich bin sicher
table-talk = Chat
table-talk-hidden = ausgeblendet
table-talk-report = Melden
table-talk-say = Nachricht
table-talk-send = Senden
table-title-mine = Du bist am Zug
table-rematch = Noch einmal spielen
table-home = Startseite
table-replay = Zum Rückblick
table-ended-abandoned = Alle haben den Tisch verlassen.
table-ended-aborted = Die Partie wurde abgebrochen, bevor alle zweimal am Zug waren. Sie zählt für niemanden.
table-ended-resigned = Gewonnen: { $names }. Die anderen haben aufgegeben.
table-ended-forfeited = Gewonnen: { $names }. Die anderen haben aufgegeben oder sind gegangen.
table-next = Weiter
table-since = Seit deinem letzten Zug
table-lately = Die letzten Züge
table-since-close = Schließen
table-again = Noch einmal zeigen
table-speed = Züge der anderen
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-speed-once = alles sofort
table-speed-own = in meinem Tempo
table-stand-in = Ein Bot spielt für dich.
table-given-up = Du hast aufgegeben: Ein Bot spielt für dich weiter.
table-watching = Du schaust zu.
table-you = du
table-told-left = { $you ->
     [yes] Du bist gegangen: Ein Bot spielt für dich.
    *[no] { $name } ist gegangen: Ein Bot spielt weiter.
    }
table-told-late = { $you ->
     [yes] Deine Zeit ist um: Ein Bot spielt für dich.
    *[no] Die Zeit von { $name } ist um: Ein Bot spielt weiter.
    }
table-told-back = { $you ->
     [yes] Du bist wieder da.
    *[no] { $name } ist wieder da.
    }
table-told-gave-up = { $you ->
     [yes] Du hast aufgegeben: Ein Bot spielt weiter.
    *[no] { $name } hat aufgegeben: Ein Bot spielt weiter.
    }
table-kept-waits = Dein Zug ist vorgemerkt. Warten auf den Server …
table-kept-arrived = Der Server ist wieder da, dein Zug ist gemacht.
table-kept-refused = Der Server ist wieder da, aber am Tisch ging es inzwischen weiter: Dein vorgemerkter Zug wurde nicht gemacht.
table-kept-gone = Nicht mehr möglich:
table-keys = Tasten
table-keys-figures = ein Würfel, eine Handkarte, eine Person, Güter
table-keys-letters = wofür die Würfel genutzt werden; wen du einstellst
table-keys-nothing = nichts, oder nichts weiter
table-keys-arrows = auf dem Plan von Wahl zu Wahl
table-keys-enter = nutzen, zahlen, bestätigen
table-keys-space = neu würfeln; überspringen, was gerade gezeigt wird
table-keys-bar = Leertaste
table-keys-escape = schließen
