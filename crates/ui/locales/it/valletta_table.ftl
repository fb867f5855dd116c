valletta-choice = { $action }: { $gain }
valletta-nobody = nessuno
valletta-close = Chiudi
valletta-about = Informazioni: { $name }
valletta-city = La città
valletta-street = La strada
valletta-street-text = De Valette percorre la corsia superiore e prende un barile su ogni spazio. Chi { $upgrades ->
    [yes] costruisce o migliora
   *[no] costruisce
  } nell’area in cui si trova ottiene 2 punti. I pedoni sulla corsia inferiore mostrano i punti; dopo lo spazio 25 si riparte dal primo.
valletta-rest = Nei barili ancora chiusi:
valletta-barrels-left = Nei barili ancora chiusi: { $goods }
valletta-score = { $name }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }
valletta-plot-owned = { $name }, { $side ->
    [upgraded] edificio migliorato
   *[built] edificio
  } di { $owner }
valletta-plot-open = { $name }, con { $character }: costa { $price }
valletta-zone = Area { $zone }, edificio ancora da costruire
valletta-zone-owned = Area { $zone } · { $side ->
    [upgraded] edificio migliorato
   *[built] edificio
  } di { $owner }
valletta-yield = Rendita
valletta-worth = Punti alla fine
valletta-cost-build = Ti costa ora
valletta-cost-upgrade = Migliorarlo ti costa ora
valletta-cost-list = invece di
valletta-houses-gone = Hai già posato tutte le 8 case: puoi solo migliorare.
valletta-could-pay = Te lo puoi permettere. Gioca Costruttore, Copritetto, Muratore o Carpentiere per sceglierlo.
valletta-could-replace = Te lo puoi permettere se sostituisci ogni merce che manca ({ $goods }) con altre 3. Gioca Costruttore, Copritetto, Muratore o Carpentiere per sceglierlo.
valletta-cannot-pay = Hai ancora bisogno di { $goods }, oppure di 3 altre merci per ogni unità.
valletta-hand = La tua mano
valletta-hand-empty = Nessuna carta in mano
valletta-slots-mine = Il tuo turno
valletta-slots = Gioca { $name }
valletta-store = Le tue merci
valletta-left = ti rimane: { $goods }
valletta-pay = Paga
valletta-pay-build = Costruisci per
valletta-pay-upgrade = Migliora per
valletta-leaves = Poi avrai
valletta-pay-others = { $n ->
    [one] 1 altro pagamento
   *[other] { $n } altri pagamenti
  }
valletta-choices = La tua scelta
valletta-hint-draft = Prendi una merce in più per cominciare: sceglila qui sotto.
valletta-hint-give = Scegli la merce che cedi.
valletta-hint-good = Scegli una merce qui sotto.
valletta-hint-build = { $n ->
    [0] Ora non puoi pagare nessun edificio.
    [one] Un edificio è alla tua portata: brilla.
   *[other] { $n } edifici sono alla tua portata: brillano.
  }
valletta-hint-staff = Scegli una carta della mano per licenziarla, o una della riserva dei personaggi per assumerla.
valletta-fire = Licenzia
valletta-reach = Alla tua portata
valletta-piles = I tuoi mazzi
valletta-draw = Mazzo
valletta-draw-text = Ciò che pescherai, in ordine sparso. Quando finisce, si mescolano gli scarti.
valletta-draw-last = Ciò che pescherai ancora, in ordine sparso. Il mazzo non si ricostituisce più.
valletta-discard = Scarti
valletta-discard-text = Si mescolano quando il mazzo è finito.
valletta-discard-last = Nella fase finale queste carte non tornano più.
valletta-reserve = Riserva dei personaggi
valletta-players = Chi ha che cosa
valletta-houses = { $n ->
    [0] Nessuna casa rimasta
    [one] 1 casa rimasta
   *[other] { $n } case rimaste
  }
valletta-out = Senza carte
valletta-cards-left = { $n ->
    [one] ancora 1 carta
   *[other] ancora { $n } carte
  }
valletta-counts = Mano { $hand } · mazzo { $draw } · scarti { $discard }
valletta-buildings = Edifici
valletta-no-buildings = Ancora nessuno
valletta-set = Tutte le carte
valletta-points-now = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }; { $total } se la partita finisse ora
valletta-points-points = Punti sulla strada
valletta-points-buildings = Edifici
valletta-points-goods = Merci
valletta-final = La fase finale.
valletta-final-soon = Dopo questo turno comincia la fase finale.
valletta-trigger-street = De Valette è in fondo alla strada. Nessun mazzo viene più mescolato.
valletta-trigger-points = Qualcuno ha 25 punti. Nessun mazzo viene più mescolato.
valletta-trigger-houses = Qualcuno ha posato l’ottava casa. Nessun mazzo viene più mescolato.
valletta-trigger-rounds = I round sono finiti. Nessun mazzo viene più mescolato.
valletta-brief-shopkeeper = Prendi 1 moneta
valletta-brief-lumberjack = Prendi 1 legno
valletta-brief-stonecutter = Prendi 1 pietra
valletta-brief-brickmoulder = Prendi 1 mattone
valletta-brief-maid = 1 merce a scelta
valletta-brief-builder = Costruisci o migliora
valletta-brief-apprentice = Ripete una carta rossa o verde
valletta-brief-valette = Un barile, poi assumi o licenzia
valletta-brief-banker = 1 moneta per simbolo moneta
valletta-brief-joiner = 1 legno per simbolo legno
valletta-brief-stonecarver = 1 pietra per simbolo pietra
valletta-brief-brickmaker = 1 mattone per simbolo mattone
valletta-brief-monk = 1 merce da chi ne ha 4+
valletta-brief-roofer = Costruisci, 2 mattoni in meno
valletta-brief-trader = 1 materiale per 3 monete
valletta-brief-seamstress = 2 merci a scelta
valletta-brief-merchant = 1 moneta per 3 materiali
valletta-brief-foreman = Un tipo, 1 per simbolo
valletta-brief-chamberlain = 1 moneta per edificio verde
valletta-brief-mason = Costruisci, 2 pietre in meno
valletta-brief-innkeeper = 1 moneta da chi ne ha 2+
valletta-brief-nun = 3 di un tipo, agli altri 1
valletta-brief-carpenter = Costruisci, 2 legni in meno
valletta-brief-toll = 1 materiale da chi ne ha 3+
valletta-brief-architect = 4 di un materiale: 4 punti
valletta-brief-bailiff = 4 monete per 4 punti
valletta-brief-grandmaster = 1 di ogni merce: 5 punti
valletta-brief-pope = 1 punto per edificio migliorato
valletta-brief-emperor = 1 punto per edificio blu
valletta-brief-king = 1 punto per edificio verde
valletta-brief-knight = 2 punti
valletta-pay-choose = Scegli come pagare
