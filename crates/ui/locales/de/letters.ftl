# E-Mails und Nachrichten an einen Browser über Partien
letter-title = { $game } mit { $names }
letter-turns = Du bist am Zug:
letter-overs = { $n ->
    [one] Diese Partie ist zu Ende:
   *[other] Diese Partien sind zu Ende:
 }
letter-subject-turn = Du bist am Zug: { $title }
letter-subject-over = Zu Ende: { $title }
letter-subject-turns = { $n ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $n } Tischen am Zug
 }
letter-subject-overs = { $n ->
    [one] Eine Partie ist zu Ende
   *[other] { $n } Partien sind zu Ende
 }
letter-subject-both = { $turns ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $turns } Tischen am Zug
 }; { $overs ->
    [one] 1 Partie ist zu Ende
   *[other] { $overs } Partien sind zu Ende
 }
letter-won = { $title }: gewonnen von { $names }
letter-table = Tisch { $id }
letter-more = { $n ->
    [one] und noch einer
   *[other] und { $n } weitere
 }
letter-foot = Intramuros schreibt an die Adresse auf deiner Kontoseite, höchstens alle zehn Minuten.
    Nimm die Adresse dort heraus, dann kommt keine E-Mail mehr.
