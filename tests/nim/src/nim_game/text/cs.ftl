nim-about = Odebírejte sirky vždy z jedné hromádky; kdo vezme poslední, vyhrává.
nim-kind = abstraktní strategie, vše je vidět
nim-length = pět minut
nim-seat = { $seat ->
    [0] První hráč
   *[1] Druhý hráč
}
nim-option-heaps = Hromádky
nim-option-heaps-3 = tři: 3, 4 a 5 sirek
nim-option-heaps-4 = čtyři: 3, 4, 5 a 6 sirek
nim-ask = Vezměte sirky: hromádka a počet, třeba 2x3.
nim-ask-board = Klepněte na sirku: vezmete ji i všechny napravo od ní.
nim-heap = Hromádka { $heap }
nim-match = { $matches ->
    [one] poslední sirka hromádky { $heap }
    [few] { $matches } sirky z hromádky { $heap }
   *[other] { $matches } sirek z hromádky { $heap }
}
nim-too-many = Na hromádce { $heap } není sirek { $matches }.
nim-unreadable = Napište hromádku a počet sirek, třeba 2x3.
nim-position = Pozice říká, kdo je na tahu a jak velké jsou hromádky: 1: 3 4 5.
nim-took = { nim-seat } bere z hromádky { $heap } sirky: { $matches }.
nim-took-last = { nim-seat } bere poslední sirku a vítězí.
nim-end = poslední sirka
nim-lesson-even = Zbývají dvě hromádky. Nechte na obou stejně sirek a ta poslední bude vaše.
nim-lesson-even-solved = Cokoli teď soupeř vezme z jedné hromádky, vezmete vy z druhé.
nim-lesson-even-again = Na hromádkách je 3 a 5 sirek: vezměte dvě z té větší.
nim-coached-taken = Soupeř vzal sirky. Podívejte se, co zbylo na vás.
