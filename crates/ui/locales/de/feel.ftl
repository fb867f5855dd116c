table-volume = Lautstärke
table-sound-effects = Das Spiel
table-sound-turn = Wenn ich dran bin, auch in einem anderen Tab
replay-close = { $n ->
    [one] Ganz knapp: Ein einziger Punkt hat gefehlt.
   *[other] Ganz knapp: { $n } Punkte haben gefehlt.
 }
replay-best-in = Darin warst du am besten: { $source }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
table-premoves = Während die anderen am Zug sind, vormerken, welche Karte ich zuerst spiele
table-premove = Vormerken
table-premove-marked = ✓ Vorgemerkt
