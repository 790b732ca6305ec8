## `deskoherna check`

check-of = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, semínko { $seed }
check-looked = { $count } { $unit ->
    [openings] { $count ->
        [one] začátek
        [few] začátky
       *[other] začátků
    }
    [messages] { $count ->
        [one] text
        [few] texty
       *[other] textů
    }
    [rules] { $count ->
        [one] pravidlo
        [few] pravidla
       *[other] pravidel
    }
    [pictures] { $count ->
        [one] obrázek
        [few] obrázky
       *[other] obrázků
    }
    [cues] { $count ->
        [one] pokyn
        [few] pokyny
       *[other] pokynů
    }
    [tasks] { $count ->
        [one] úloha
        [few] úlohy
       *[other] úloh
    }
    [games] { $count ->
        [one] partie
        [few] partie
       *[other] partií
    }
   *[positions] { $count ->
        [one] pozice
        [few] pozice
       *[other] pozic
    }
}
check-case = { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}{ $options ->
    [none] { "" }
   *[other] { " " }{ $options }
}, hrál { $player }, semínko { $seed }{ $others ->
    [0] { "" }
    [one] ; a v další partii
    [few] ; a v dalších { $others } partiích
   *[other] ; a v dalších { $others } partiích
}
check-more = a ještě { $number }
check-result = { $failed ->
    [0] { $checks ->
        [one] V pořádku.
       *[other] V pořádku, kontrol: { $checks }.
    }
   *[other] Neprošlo kontrol: { $failed } z { $checks }.
}
check-no-tests = Testy této hry se nenašly: vzorové partie se neporovnaly a neví se, která pravidla testy citují. Jejich složku udá --tests.
check-written = Zapsáno: { $file }
check-folder = { $folder } není složka.
check-unknown = Kontrola „{ $check }“ neexistuje. Kontroly: { $known }.

## Co se žádá od každé hry (`deskoherna check`)

check-games-end = Partie končí a každé místo má pořadí
check-results-are-what-events-say = Body a vítězové odpovídají událostem
check-legal-is-what-is-accepted = Co se nabízí, to se přijme
check-refusals-give-reasons = Odmítnutí uvádí pravidlo a důvod
check-notation-is-unique-and-inverse = Každý tah jde zapsat a přečíst
check-previews-come-true = Náhledy se splní
check-undo-goes-back = Vrácení tahu vede zpátky
check-time-may-run-out = Čas může vypršet
check-copies-are-independent = Kopie jsou nezávislé
check-history-stays-frozen = Staré otázky a pohledy se nemění
check-same-seed-same-game = Stejné semínko dá stejnou partii
check-replay-gives-the-same-bytes = Záznam se přehraje na bajt přesně
check-views-are-typed = Pohledy odpovídají svému typu
check-secrets-stay-secret = Tajemství zůstávají tajná
check-all-secrets-are-swapped = Zaměňují se všechna tajemství
check-opening-tells-no-more-than-views = Začátek partie nic neprozradí
check-imagined-worlds-agree-and-vary = Domyšlené pozice sedí s pohledem a liší se
check-everything-is-told-in-every-language = Vše se dá říct v každém jazyce
check-boards-can-be-shown = Hrací plány se dají ukázat a ovládat
check-messages-are-complete = Texty jsou úplné a používají se
check-rules-are-cited = Pravidla existují a testy je citují
check-pictures-can-be-drawn = Obrázky v pravidlech jdou nakreslit
check-lessons-can-be-learnt = Úlohy první lekce mají řešení
check-cues-can-come = Pokyny hry s průvodcem mohou přijít
check-golden-games-are-the-same = Vzorové partie znějí jako dřív

## Co může být špatně

check-seat = { $seat ->
    [none] divák
   *[other] místo { $seat }
}
check-raised = { $error }, v souboru { $file } na řádku { $line }
check-nobody-asked = partie neskončila a nikdo není na tahu
check-endless = víc než { $bound } tahů, což je její mez
check-asked-after-end = partie skončila a někdo je na tahu
check-no-place = některé místo nemá pořadí: { $places }
check-places-gap = v pořadí je mezera: { $places }
check-end-rule = partie končí podle { $rule }, které v pravidlech není
check-scores = události dávají jiné body: { $where }
check-winners = události jmenují jiné vítěze: { $where }
check-offer-refused = tah { $move } se nabízí a je odmítnut: { $reason }
check-moves-counted = tahy jsou špatně spočítané: je jich { $listed }, ne { $said }
check-moves-indexed = poslední vypsaný tah je podle čísla jiný: { $where }
check-listed = { $only ->
    [listed] tah { $move } je vypsaný a je odmítnut
   *[accepted] tah { $move } se přijme a není vypsaný
}
check-refusal-rule = tah { $move } se odmítá podle { $rule }, které v pravidlech není
check-two-reasons = tah { $move } se odmítá ze dvou důvodů: { $where }
check-refusing-changed = odmítnutí tahu něco změnilo: { $where }
check-unsaid = { $key } nejde říct ({ $language }): { $error }
check-no-words = { $key } nemá text ({ $language })
check-says-nothing = { $key } nic neříká
check-event-unlisted = událost { $event } nastává, a není mezi událostmi hry (events)
check-event-rule = { $event } cituje { $rule }, které v pravidlech není
check-board-none = hra popisuje svůj plán, ale z této pozice žádný není
check-board-raised = plán selhal ({ check-seat }): { check-raised }
check-board-wrong = plán nejde ukázat: { $error }
check-board-picture = obrázek „{ $picture }“ není dovolený: { $error }
check-board-no-picture = obrázek „{ $picture }“ chybí
check-board-no-place = { $event } jmenuje místo „{ $place }“, které na plánu není
check-board-no-origin = něco přichází z místa „{ $place }“, které na plánu není
check-board-bundle = plán, který balíček přináší, nejde použít: { $error }
check-gesture-none = pro tah { $move } není co stisknout
check-gestures-alike = { $move } se volí stejně jako { $other }
check-gesture-both = „{ $word }“ je tlačítko, a zároveň je na plánu: jedno z nich musí mít jiné slovo
check-gestures-mixed = „{ $word }“ se volí na plánu a „{ $button }“ místo něj tlačítkem: uveďte tlačítko mezi možnostmi plánu (choices), nebo dejte obojímu slova stejného druhu
check-notation = tah { $move } se přečte jako něco jiného: { $where }
check-preview-changed = náhled něco změnil: { $where }
check-preview = tah { $move } dopadl jinak, než sliboval náhled: { $where }
check-undo = vrácení tahu vedlo jinam: { $where }
check-undo-secret = tah { $move } ukázal tajemství a jde vrátit: žádná jeho událost nic neodkrývá (reveals)
check-late-nothing = čas vypršel a nic se nestalo
check-late-replay = co se hraje za opožděné místo, se nepřehraje
check-copy-differs = kopie se liší: { $where }
check-copy-shared = hra na kopii změnila originál: { $where }
check-ask-changed = stará otázka se změnila: { $where }
check-view-changed = starý pohled se změnil: { $where }
check-seed-differs = stejné semínko dalo jinou partii: { $where }
check-global-dice = hra používá globální generátor náhodných čísel
check-replay-differs = přehraná pozice se liší: { $where }
check-view-type = pohled je { $found }, ne { $declared }
check-view-lost = pohled ({ check-seat }) se přečte jinak, než byl zapsán: { $where }
check-swap = po záměně je jiné: { $form ->
    [view] pohled
    [result] výsledek
    [asked] kdo je na tahu
    [ask] otázka
    [preview] náhled tahu { $attempt }
    [refusal] odmítnutí tahu { $attempt }
    [status] stav stolu
    [position] odeslaná pozice
    [program] pozice odeslaná programu
    [onlooker] pozice odeslaná přihlížejícímu
    [moves] odeslaný seznam tahů
   *[frame] odpověď na tah { $attempt }
} ({ check-seat }): { $where }
check-events = po záměně je jiné: { $form ->
    [events] události
   *[log] řádek zápisu
} ({ check-seat }): { $where }
check-move-told = tajný tah někoho jiného prozrazují { $form ->
    [events] události
   *[log] řádky zápisu
} ({ check-seat }): { $where }
check-never-compared = události nebylo s čím porovnat: každý tah všechno ukáže
check-swapped-open = nic není skryté, a přece se něco zaměňuje: { $where }
check-imagined-open = nic není skryté, a přece se něco domýšlí: { $where }
check-nothing-swapped = `swapped` nemění nic skrytého ({ check-seat })
check-never-swapped = skryté ({ check-seat }) a nikdy nezaměněné: { $where }
check-opening = začátek partie prozrazuje tajemství ({ check-seat }): { $where }
check-imagined-alike = domyšlené pozice se neliší
check-imagined-view = domyšlená pozice odporuje pohledu ({ check-seat }): { $where }
check-imagined-ask = v domyšlené pozici zní otázka jinak ({ check-seat }): { $where }
check-text-missing = chybí { $file }
check-message-unreadable = { $file } nejde přečíst: { $line }
check-message-twice = { $key } je v souboru { $file } dvakrát
check-message-missing = { $key } chybí ({ $language })
check-message-unused = { $key } se nepoužívá ({ $language })
check-message-arguments = { $key } má jiné argumenty než v angličtině ({ $language }): { $here }, ne { $there }
check-rule-empty = { $rule } nic neříká ({ $language })
check-rule-missing = { $rule } chybí ({ $language })
check-page-fence = { $file }, řádek { $line }: { room-texts-fence }
check-page-board = { $file }, řádek { $line }: { room-texts-board }
check-page-rule = { $file }, řádek { $line }: { room-texts-rule }
check-page-twice = { $file }, řádek { $line }: { room-texts-twice }
check-rule-uncited = žádný test necituje { $rule }
check-rule-unknown = { $file } cituje { $rule }, které neexistuje
check-refusal-without-id = { $file }, řádek { $line }: odmítnutí bez označení pravidla
check-picture = obrázek u { $rule } nejde nakreslit ({ $language }): { $reason }
check-task-unsolvable = úlohu { $task } nejde vyřešit
check-task-luck = úlohu { $task } náhodné tahy řeší příliš často: { $percent } %
check-cue-unasked = pokyn { $cue } čeká na otázku { $asks }, kterou nikdo neklade
check-position-raised = chybný zápis pozice vyvolá vlastní chybu: { $position }: { $error }
check-golden-missing = { $file } chybí: zapíše ho --write-golden
check-golden-record = záznam v souboru { $file } nejde přehrát: { $reason }
check-golden-differs = { $file }, řádek { $line }: { $was } → { $now }
