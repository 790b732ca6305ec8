reversi-about = Sevřete soupeřovy kameny mezi dva své a jsou vaše. Kdo má nakonec víc kamenů, vyhrává.
reversi-kind = abstraktní strategie, vše je vidět
reversi-length = 20 minut
reversi-seat = { $seat ->
    [0] Zelený
   *[1] Oranžový
}
reversi-option-size = Plán
reversi-option-size-8 = 8 krát 8 polí
reversi-option-size-6 = 6 krát 6 polí, krátká hra
reversi-disc = { $seat ->
    [0] zelený kámen
   *[1] oranžový kámen
}
reversi-ask = Položte kámen tak, aby sevřel soupeřovy kameny, třeba na d3.
reversi-ask-board = Položte kámen tak, aby sevřel soupeřovy kameny.
reversi-no-cell = Pole { $cell } na plánu není.
reversi-taken = Na { $cell } už kámen leží.
reversi-nothing-enclosed = Kámen na { $cell } by nic nesevřel.
reversi-unreadable = Napište pole, třeba d3.
reversi-position = Pozice jsou řady znaků x, o a . oddělené lomítkem a kdo je na tahu: x, nebo o.
reversi-began = Uprostřed leží čtyři kameny.
reversi-placed = { reversi-seat } pokládá kámen na { $cell }.
reversi-turned = { reversi-seat } obrací kameny ({ $discs }): { $cells }.
reversi-passed = { reversi-seat } nemá co sevřít a tento tah vynechává.
reversi-over = Nikdo už nemůže táhnout: zelených kamenů je { $first }, oranžových { $second }.
reversi-end = nikdo už nemůže táhnout
