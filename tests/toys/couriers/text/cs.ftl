couriers-about = Jedna karta v ruce, jedna z balíčku, jednu vyšlete: vyhrává nejvyšší, pokud vás nikdo nechytí.
couriers-kind = hračka pro testy
couriers-length = dvě minuty
couriers-seat = { $seat ->
    [0] Sever
    [1] Východ
    [2] Jih
   *[3] Západ
}
couriers-ask = Vyšlete jednu ze svých dvou karet, třeba scout 2 crown, duel 1 nebo guard.
couriers-not-held = Tuto kartu nemáte.
couriers-not-so = Tato karta se takhle nevysílá.
couriers-unreadable = Napište kartu, komu se posílá, a u zvěda i co hledá: scout 2 crown.
couriers-drew = { $card ->
    [0] Místo { $seat } bere kartu.
   *[other] Místo { $seat } bere { $card }.
}
couriers-sent = Místo { $seat } vysílá { $card } k { $to }, hledá { $sought }.
couriers-changed = Místo { $seat } odkládá { $card } a bere jinou kartu.
couriers-dropped-out = Místo { $seat } vypadává a ukazuje { $card }.
couriers-won = Vítězové: { $seats }.
couriers-end = nejvíc kol
couriers-hands = Ruce: { $hands }
couriers-drawn = Vzato: { $card }
couriers-sent-all = Vysláno: { $cards }
couriers-option-rounds = Kola k výhře
couriers-option-rounds-1 = jedno
couriers-option-rounds-5 = pět
couriers-shown = Ruce: { $hands }. Kolo vyhrává { $seats }.
couriers-scores = Vyhraná kola: { $scores }
