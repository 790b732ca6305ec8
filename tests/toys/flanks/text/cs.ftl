flanks-about = Kámen obrátí soupeřovy kameny, které sevře; vyhrává, kdo jich má nejvíc.
flanks-kind = hračka pro testy
flanks-length = pět minut
flanks-seat = { $seat ->
    [0] Křížek
   *[1] Kolečko
}
flanks-option-size = Deska
flanks-option-size-6 = šest krát šest
flanks-option-size-8 = osm krát osm
flanks-ask = Položte kámen, který sevře soupeřovy, třeba c2.
flanks-encloses-none = Kámen by tam nic nesevřel.
flanks-off-board = Takové pole tu není.
flanks-unreadable = Napište pole, třeba c2.
flanks-began = Uprostřed leží čtyři kameny.
flanks-placed = Místo { $seat } pokládá kámen na { $cell } a obrací jich { $turned }.
flanks-ended = Žádný kámen už položit nejde: { $first } : { $second }.
flanks-end = nejvíc kamenů
