# Before and after a game
terminal-welcome = Ti diamo il benvenuto dentro le mura. A quale gioco vuoi giocare?
terminal-which = Scrivi un numero da 1 a { $n }, oppure q per uscire.
terminal-left = { $n ->
     [one] Lasci la partita dopo { $n } decisione.
    *[other] Lasci la partita dopo { $n } decisioni.
    }
terminal-record = La partita è registrata in { $file }.
terminal-no-record = La partita non è stata registrata; per farlo c’è l’opzione --record FILE.
terminal-save = Registrare la partita? Scrivi il nome di un file, o premi Invio per non farlo:
terminal-after = { $n ->
     [one] Dopo { $at } decisione su { $n }:
    *[other] Dopo { $at } decisioni su { $n }:
    }

# Above the table
terminal-seat = Posto { $n }
terminal-your-seat = il tuo posto: { $n }
terminal-first = { $you ->
     [yes] hai iniziato tu
    *[no] ha iniziato { $name }
    }
terminal-round = { $last ->
     [yes] round { $n }, l’ultimo
    *[no] round { $n }
    }
terminal-edition = edizione { $edition }
terminal-final = fase finale
terminal-final-soon = poi fase finale
terminal-seed = seme { $seed }

# Saint Malo
terminal-raid = prossimo attacco { $n } di 6: forza { $strength }
terminal-raids-later = poi { $strengths }
terminal-raid-last = l’ultimo
terminal-points = punti
terminal-coins-logs = monete, tronchi
terminal-defence = difesa
terminal-cannons = cannoni persi
terminal-walls = mura
terminal-tower = torre
terminal-space = spazio disponibile
terminal-saint-malo-churches = chiesa di quella grandezza
terminal-saint-malo-legend =
    Punti tra parentesi: se la partita finisse adesso.
    Difesa 2/3: tu hai 2, il prossimo attacco ha forza 3.
    Pirati ■■□□: caselle segnate e ancora vuote; quando sono tutte segnate, attaccano.
    Mura ↑3 →✓ ↓✗ ←0: quante mura su 5 ci sono su ogni lato, ✓ completo, ✗ con una breccia.
    Un lato completo aggiunge 2 alla difesa e porta: ↑ { $top }, → { $right }, ↓ { $bottom }, ← { $left }.
    Dadi: scrivi quelli da rilanciare (wall log) o quelli da tenere (keep head head).

# Valletta
terminal-goods = merci
terminal-houses = case
terminal-cards = mano, mazzo, scarti
terminal-played = carte giocate
terminal-valletta-legend =
    Un edificio: il suo personaggio e quanto ti costa adesso, o quanto costa migliorare il tuo; sotto, il colore (G { $green }, B { $blue }, Y { $yellow }), di chi è (#1: posto 1), la rendita (w1▸2: 1 { $wood }, 2 se migliorato) e i punti alla fine (2▸4p).
    Merci: g { $gold }, w { $wood }, s { $stone }, b { $brick }.
    La strada: V de Valette, una lettera per un barile preso, ○ per uno che c’è ancora.
    Costruire o migliorare nell’area in cui si trova vale 2 punti; nell’edizione Z-Man Games solo costruire.
    Punti tra parentesi: se la partita finisse adesso.

# The prompt and its answers
terminal-keys = (? spiega, h suggerisce, u annulla, q esce)
terminal-more = … ancora { $n }: scrivi «more»
terminal-again = Invio mostra di nuovo il tavolo.
terminal-nowhere = adesso senza effetto
terminal-unknown = «{ $typed }» non è un’azione. Scrivi un numero dell’elenco, oppure ? per l’aiuto.
terminal-no-number = Non c’è nessuna azione { $n }: l’elenco va da 1 a { $last }.
terminal-either = «{ $typed }» può essere { $one } o { $other }: scrivi qualcosa in più.
terminal-no-rule = Le regole non dicono nulla su «{ $topic }».
terminal-more-rules = Vedi anche { $numbers }.
terminal-enter = Invio
terminal-help-number = l’azione con questo numero
terminal-help-text = l’azione con il suo testo, o una parte: { $part }
terminal-help-action = che cosa fa un’azione, o perché non è possibile: ? { $action }
terminal-help-rule = una regola; ? { $word } trova i passi in cui compare una parola
terminal-help-hint = un suggerimento: che cosa farebbe un maestro, e perché
terminal-help-undo = annulla
terminal-help-more = altre azioni
terminal-help-enter = di nuovo il tavolo
terminal-help-quit = esci
