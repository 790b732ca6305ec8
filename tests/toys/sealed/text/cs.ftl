sealed-about = Každý tajně nabídne kartu, nejvyšší boduje.
sealed-kind = hračka pro testy
sealed-length = pět minut
sealed-seat = { $seat ->
    [0] Anna
    [1] Bob
   *[2] Cyril
}
sealed-option-rounds = Kola
sealed-option-rounds-2 = dvě
sealed-option-rounds-3 = tři
sealed-ask-bid = Nabídněte kartu z ruky, třeba bid 7.
sealed-ask-toast = Řekněte pár slov, třeba say na zdraví.
sealed-not-held = Kartu { $card } nemáte.
sealed-toast = Přípitek je jedno až dvacet písmen a mezer.
sealed-toast-of-winners = Pár slov říká jen vítěz kola.
sealed-unreadable = Pište bid 7 nebo say na zdraví.
sealed-laid = { $card ->
    [0] Místo { $seat } položilo kartu.
   *[other] Místo { $seat } položilo { $card }.
}
sealed-shown = Místo { $seat } ukazuje { $card }.
sealed-scored = Místo { $seat } má body: { $points }.
sealed-toasted = Místo { $seat } praví: { $words }
sealed-drew = { $card ->
    [0] Místo { $seat } bere kartu.
   *[other] Místo { $seat } bere { $card }.
}
sealed-over = Vítězové: { $seats }.
sealed-end = nejvíce bodů
sealed-hand = Ruka: { $cards }
sealed-scores = Body: { $scores }
sealed-nothing = { "" }
