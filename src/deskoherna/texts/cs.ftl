## The rules of the room

room-not-asked = Místo { $seat } teď není na tahu; hra čeká na místo { $asked }.
room-finished = Hra skončila.
room-move-too-long = Tah má nejvýše { $most } znaků.
room-not-the-question = „{ $move }“ neodpovídá na to, na co se hra teď ptá.
room-undo-nothing = Tak daleko není co vracet. Odehraných tahů: { $moves }.
room-undo-shown =
    { $fixed ->
        [one] Při prvním tahu se ukázala náhoda nebo tajemství; co bylo předtím, zůstává.
       *[other] Při tahu { $fixed } se ukázala náhoda nebo tajemství; co bylo předtím, zůstává.
    }
room-continue-nowhere = Tolik tahů hra nemá, je jich jen { $moves }.
room-seats = Počet míst v této hře je { $known }, ne { $seats }.
room-option-unknown = Volba „{ $option }“ neexistuje. Známé volby: { $known }.
room-option-value = Volba „{ $option }“ nemůže být „{ $value }“. Možné hodnoty: { $known }.
room-players = Hráčů je tu nejvýše { $seats } a jméno má nejvýše { $most } znaků.
room-contributions = Příspěvků k náhodě je víc než míst ({ $seats }).
room-contribution-too-long = Příspěvek k náhodě má nejvýše { $most } znaků.

## What is on the shelf

room-game-unknown = Hra „{ $game }“ tu není. Hry: { $known }.
room-bot-unknown = Bot „{ $bot }“ pro { $game } tu není. Boti: { $known }.
room-bot-failed = Bot „{ $bot }“ selhal v partii { $number }: { $reason }

## Records

room-record-empty = Řádek { $line }: soubor je prázdný.
room-record-too-long = Řádek { $line }: záznam má nejvýše { $most } bajtů.
room-record-cut-line = Řádek { $line }: řádek je useknutý nebo to není řádek záznamu.
room-record-cut-off = Záznam končí uprostřed, za řádkem { $line }.
room-record-sum = Řádek { $line }: nesedí kontrolní součet. Tento řádek nebo řádek před ním byl změněn, ztracen či přidán.
room-record-line = Řádek { $line }: řádek nelze přečíst.
room-record-order = Řádek { $line }: řádek tohoto druhu sem nepatří.
room-record-format = Řádek { $line }: záznam má formát { $format }; tato herna čte formát { $known }.
room-record-game = Řádek { $line }: hra „{ $game }“ není nainstalovaná.
room-record-rules = Řádek { $line }: záznam se řídí pravidly verze { $rules }; tato herna má verzi { $known }.
room-record-setup = Řádek { $line }: takový počet míst nebo takové volby hra nezná.
room-record-seed = Řádek { $line }: semínko nebo příspěvky nemají správný tvar.
room-record-commitment = Řádek { $line }: semínko neodpovídá závazku.
room-record-chance = Řádek { $line }: zaznamenaný výsledek náhody neodpovídá semínku.
room-record-refused = Řádek { $line }: to tam pravidla nedovolují ({ $rule }).
room-record-end = Řádek { $line }: konec neodpovídá tomu, co se hrálo.
