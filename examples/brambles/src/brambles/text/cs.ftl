brambles-about = Nabídněte druhým kartu pod šátkem: je to ostružina, nebo trn? Vezmou si ji, nebo zůstane vám.
brambles-kind = karty, skryté ruce, blafování
brambles-length = deset minut
brambles-seat = Hráč { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
brambles-option-looks = Nakouknutí pod šátek
brambles-option-looks-0 = žádné
brambles-option-looks-1 = každý jedno
brambles-option-looks-2 = každý dvě
brambles-ask-give = Nabídněte kartu jinému hráči, třeba give 3 to B.
brambles-ask-answer = { $looks ->
    [0] Hráč { $giver } vám nabízí kartu: vzít (take), nebo nechat (leave)?
   *[other] Hráč { $giver } vám nabízí kartu: vzít (take), nechat (leave), nebo nejdřív nakouknout (look)?
}
brambles-unreadable = Pište give 3 to B, pro trn give t to B; nebo take, leave či look.
brambles-nobody = Takový hráč u stolu není.
brambles-to-yourself = Karta se nabízí někomu jinému, sobě ne.
brambles-not-held = { $card ->
    [t] Trn v ruce nemáte.
   *[other] Kartu { $card } v ruce nemáte.
}
brambles-no-look = Nakouknout už nemůžete.
brambles-not-your-turn = Teď kartu nenabízíte vy.
brambles-not-offered = Nikdo vám teď kartu nenabízí.
brambles-position = Pozice říká, kdo je na tahu, co má kdo v ruce a v košíku a jaký je balíček: A | 13t/2 | 224/1 | 31.
brambles-offered = { brambles-seat } nabízí hráči { $to } { $card ->
    [hidden] kartu
    [t] trn
   *[other] kartu { $card }
}.
brambles-took = { brambles-seat } si od hráče { $giver } bere { $card ->
    [hidden] kartu
    [t] trn
   *[other] kartu { $card }
}.
brambles-left = { brambles-seat } kartu nechává hráči { $giver }.
brambles-looked = { brambles-seat } nakukuje pod šátek{ $card ->
    [hidden] { "" }
    [t] : je tam trn
   *[other] : je tam { $card }
}.
brambles-drew = { brambles-seat } si dobírá { $card ->
    [hidden] kartu
    [t] trn
   *[other] kartu { $card }
}.
brambles-emptied = { brambles-seat } vysypává košík: { $cards }. Body: { $points }.
brambles-won = Nejvíc bodů: { $players }.
brambles-end = všechny karty jsou rozdány
brambles-held = v ruce { $hand }, nakouknutí { $looks }
brambles-cloth = Pod šátkem: { $card }
brambles-deck = Balíček: { $cards }
brambles-hand = Vaše ruka: { $cards }
brambles-ask-give-board = Nabídněte kartu: klepněte na ni a pak na toho, kdo ji má dostat.
brambles-ask-answer-board = Hráč { $giver } vám nabízí kartu. Vezmete si ji?
brambles-take = Vzít
brambles-leave = Nechat být
brambles-look = Nejdřív nakouknout
brambles-pile = Balíček
brambles-under-cloth = Pod šátkem
brambles-cards = Ruka
brambles-basket = Košík
brambles-looks-left = Nakouknutí
brambles-looks = { $looks ->
    [0] žádné nakouknutí
    [one] ještě jedno nakouknutí
   *[other] ještě { $looks } nakouknutí
}
brambles-back = karta lícem dolů
brambles-card = { $berries ->
    [0] trn
    [one] jedna ostružina
    [few] { $berries } ostružiny
   *[other] { $berries } ostružin
}
brambles-lesson-thorn = Držíte 1, 4 a trn a hráč B o žádné z těch karet neví. Zkuste se trnu zbavit.
brambles-lesson-thorn-solved = Když si ho B vezme, přijde o bod. Když ne, skončí ve vašem košíku: to je to riziko.
brambles-lesson-thorn-again = Nabídněte trn: give t to B.
brambles-lesson-look = Hráč A vám nabízí kartu. Druhý trn by vás stál dva body: než si ji vezmete, přesvědčte se.
brambles-lesson-look-solved = Čtyřka! Kde leží, teď víte vy a hráč A, a nikdo jiný.
brambles-lesson-look-again = Jednou nakouknout můžete: nejdřív look, pak se rozhodněte.
