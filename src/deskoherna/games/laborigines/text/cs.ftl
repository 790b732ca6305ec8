laborigines-about = Podivní tvorové obíhají laboratoř plnou pastí. Pamatujte si, co leží pod poli: uniknout se podaří jen poslednímu, komu zbude energie.
laborigines-goal = Vydržte jako poslední, komu zbývá energie. U pole působí strana, která leží vespod: pamatujte si, co jste tam viděli.
laborigines-kind = kostky, paměť a naschvály
laborigines-length = 20 až 45 minut
laborigines-seat =
    { $seat ->
        [0] Achu
        [1] Bublu
        [2] Cuku
        [3] Dundu
        [4] Ehmu
        [5] Fufu
       *[called] { $seat }
    }

## Options

laborigines-option-variant = Varianta
laborigines-option-variant-basic = základní hra, 2 až 5 hráčů
laborigines-option-variant-teams = týmy po dvou, 4 nebo 6 hráčů
laborigines-option-variant-twins = dvojčata, každý má dvě figurky, 2 nebo 3 hráči
laborigines-option-energy = Energie na začátku
laborigines-option-energy-20 = 20
laborigines-option-energy-15 = 15, kratší hra
laborigines-option-memory = Pomoc paměti
laborigines-option-memory-false = žádná, musíte si pamatovat
laborigines-option-memory-true = ukazuje spodní strany, které už byly vidět
laborigines-option-modelling = Modelování
laborigines-option-modelling-true = každý si vymodeluje figurku a kdo začne, rozhodne hlasování
laborigines-option-modelling-false = přeskočit; kdo začne, rozhodne los

## Names

laborigines-figure =
    { $figure ->
        [A] Achu
        [B] Bublu
        [C] Cuku
        [D] Dundu
        [E] Ehmu
       *[F] Fufu
        [A1] Achu 1
        [A2] Achu 2
        [B1] Bublu 1
        [B2] Bublu 2
        [C1] Cuku 1
        [C2] Cuku 2
        [M] Moa
    }
laborigines-other =
    { $other ->
        [A] Achu
        [B] Bublu
        [C] Cuku
        [D] Dundu
        [E] Ehmu
       *[F] Fufu
        [A1] Achu 1
        [A2] Achu 2
        [B1] Bublu 1
        [B2] Bublu 2
        [C1] Cuku 1
        [C2] Cuku 2
    }
laborigines-second =
    { $figure ->
        [A1] Achu 2
        [B1] Bublu 2
        [C1] Cuku 2
       *[other] Moa
    }
laborigines-from-loser =
    { $loser ->
        [A] {" "}od Achu
        [B] {" "}od Bublu
        [C] {" "}od Cuku
        [D] {" "}od Dundu
        [E] {" "}od Ehmu
        [F] {" "}od Fufu
        [A1] {" "}od Achu 1
        [A2] {" "}od Achu 2
        [B1] {" "}od Bublu 1
        [B2] {" "}od Bublu 2
        [C1] {" "}od Cuku 1
        [C2] {" "}od Cuku 2
       *[none] {""}
    }
laborigines-suffered-by =
    { $by ->
        [A] {" "}(trpí jí Achu)
        [B] {" "}(trpí jí Bublu)
        [C] {" "}(trpí jí Cuku)
        [D] {" "}(trpí jí Dundu)
        [E] {" "}(trpí jí Ehmu)
        [F] {" "}(trpí jí Fufu)
        [A1] {" "}(trpí jí Achu 1)
        [A2] {" "}(trpí jí Achu 2)
        [B1] {" "}(trpí jí Bublu 1)
        [B2] {" "}(trpí jí Bublu 2)
        [C1] {" "}(trpí jí Cuku 1)
        [C2] {" "}(trpí jí Cuku 2)
       *[none] {""}
    }
laborigines-giver =
    { $giver ->
        [0] Achu
        [1] Bublu
        [2] Cuku
        [3] Dundu
        [4] Ehmu
        [5] Fufu
       *[called] { $giver }
    }
laborigines-candidate =
    { $candidate ->
        [0] Achu
       *[1] Bublu
    }
laborigines-taker =
    { $taker ->
        [0] Achu
        [1] Bublu
        [2] Cuku
        [3] Dundu
        [4] Ehmu
        [5] Fufu
       *[called] { $taker }
    }
laborigines-colour =
    { $colour ->
        [a] zelená
        [b] oranžová
        [c] světle modrá
        [d] růžová
        [e] červená
       *[n] šedá
    }
laborigines-piece =
    { $colour ->
        [a] zelený žeton
        [b] oranžový žeton
        [c] světle modrý žeton
        [d] růžový žeton
        [e] červený žeton
       *[n] šedý žeton
    }
laborigines-few-pieces =
    { $colour ->
        [a] zelené žetony
        [b] oranžové žetony
        [c] světle modré žetony
        [d] růžové žetony
        [e] červené žetony
       *[n] šedé žetony
    }
laborigines-course =
    { $course ->
        [cw] po směru hodinových ručiček
       *[ccw] proti směru hodinových ručiček
    }
laborigines-side =
    { $side ->
        [footprint] stopa
        [disease] nemoc
        [charity] charita
        [radiation] radiace
        [lightning] blesk
        [acid] kyselina
        [small-explosion] malá exploze
        [big-explosion] velká exploze
        [healing] léčení
        [flag] vlaječka
        [danger] nebezpečí
       *[harmless] zelené pole
    }
laborigines-side-effect =
    { $side ->
        [footprint] Jdete dál stejným směrem o stejný počet polí.
        [disease] Dostanete nákazu a pro všechny nakažené se otočí nová nemoc.
        [charity] Dáte 3 energie laboriginovi, který jí má nejméně.
        [radiation] Odložíte 1 energii za každé zelené pole, které leží lícem nahoru.
        [lightning] Dostanete blesk a pak každý odloží tolik energie, kolik má blesků.
        [acid] V příštím tahu odložíte 1 energii na každém poli, ze kterého odejdete.
        [small-explosion] Odložíte 4 energie.
        [big-explosion] Odložíte 8 energií.
        [healing] Vezmete si 1 energii od každého z ostatních.
        [flag] Dostanete vlaječku.
        [danger] Nestane se nic; vespod číhá velká exploze.
       *[harmless] Nestane se nic.
    }
laborigines-disease =
    { $disease ->
        [leprosy] Lepra
        [inferiority-complex] Komplex méněcennosti
        [limping] Kulhavka
        [immunity-loss] Ztráta imunity
        [hyperactivity] Běhavka
        [benign-mutation] Pozitivní mutace
        [malign-mutation] Negativní mutace
       *[storage-disorder] Mutace trávení
    }
laborigines-disease-effect =
    { $disease ->
        [leprosy] Nakažený před pohybem odloží 1 energii.
        [inferiority-complex] Když nakaženému padne 1, odloží 2 energie, i kdyby měl vlaječku.
        [limping] Když má nakažený na své kostce sudé číslo, odloží 2 energie.
        [immunity-loss] Nakažený ve svém tahu nemůže vlaječku mít ani získat.
        [hyperactivity] Nakažený jde o dvojnásobek toho, co má na kostce.
        [benign-mutation] Kdykoli nakažený odkládá energii, odloží o 1 méně.
        [malign-mutation] Kdykoli nakažený odkládá energii, odloží o 1 více.
       *[storage-disorder] Nakažený nemůže získat žádnou energii.
    }

## What is asked

laborigines-ask-model = Jak má { laborigines-figure } vypadat? Napište clay any a figurku uhněte náhoda.
laborigines-ask-model-board = Vymodelujte, jak vypadá { laborigines-figure }, nebo to nechte na náhodě.
laborigines-ask-place = Kde má { laborigines-figure } začít? Napište volné pole, třeba at 7, nebo at any.
laborigines-ask-place-board = Vyberte volné pole, na kterém { laborigines-figure } začne, nebo to nechte na náhodě.
laborigines-ask-vote = Čí laborigin je nejhezčí? Napište jeho písmeno, třeba vote b, nebo vote none.
laborigines-ask-vote-board = Který laborigin je nejhezčí? Pro svého hlasovat nelze.
laborigines-ask-vote-alone = Líbí se vám { laborigines-candidate }? Napište { $candidate ->
        [0] vote a
       *[1] vote b
    }, nebo vote none.
laborigines-ask-vote-alone-board = Hlasujete pro { laborigines-candidate }? Kdo má víc hlasů, začíná; jinak rozhodne los.
laborigines-ask-assign = Kterou kostku dáte svému laboriginovi? Napište die { $low }, nebo die { $high }; druhou dostane Moa.
laborigines-ask-assign-board = Vyberte kostku pro svého laborigina. Druhou dostane Moa.
laborigines-ask-assign-twins = Kterou kostku dáte prvnímu dvojčeti? Napište die { $low }, nebo die { $high }; zbylou dostane druhé.
laborigines-ask-assign-twins-board = Dejte každému ze svých dvojčat jednu kostku.
laborigines-ask-flag = Které z dvojčat dostane vlaječku? Napište flag 1, nebo flag 2.
laborigines-ask-flag-board = Vyberte dvojče, které dostane vlaječku.
laborigines-ask-offer =
    { $pace ->
        [one] { laborigines-figure } půjde o 1 pole. Zaplatíte { $price } { laborigines-few-pieces } a určíte kam? Napište pay cw (po směru hodinových ručiček), pay ccw (proti směru), nebo pass.
        [few] { laborigines-figure } půjde o { $pace } pole. Zaplatíte { $price } { laborigines-few-pieces } a určíte kam? Napište pay cw (po směru hodinových ručiček), pay ccw (proti směru), nebo pass.
       *[other] { laborigines-figure } půjde o { $pace } polí. Zaplatíte { $price } { laborigines-few-pieces } a určíte kam? Napište pay cw (po směru hodinových ručiček), pay ccw (proti směru), nebo pass.
    }
laborigines-ask-offer-board = Zaplatíte { $price } { laborigines-few-pieces } a určíte, kterým směrem { laborigines-figure } půjde?
laborigines-ask-offer-twins =
    { $pace ->
        [one] { laborigines-figure } půjde o 1 pole a { laborigines-second } o { $other } na opačnou stranu. Zaplatíte { $price } { laborigines-few-pieces } a určíte, kam půjde { laborigines-figure }? Napište pay cw (po směru hodinových ručiček), pay ccw (proti směru), nebo pass.
        [few] { laborigines-figure } půjde o { $pace } pole a { laborigines-second } o { $other } na opačnou stranu. Zaplatíte { $price } { laborigines-few-pieces } a určíte, kam půjde { laborigines-figure }? Napište pay cw (po směru hodinových ručiček), pay ccw (proti směru), nebo pass.
       *[other] { laborigines-figure } půjde o { $pace } polí a { laborigines-second } o { $other } na opačnou stranu. Zaplatíte { $price } { laborigines-few-pieces } a určíte, kam půjde { laborigines-figure }? Napište pay cw (po směru hodinových ručiček), pay ccw (proti směru), nebo pass.
    }
laborigines-ask-offer-twins-board = Zaplatíte { $price } { laborigines-few-pieces } a určíte, kterým směrem { laborigines-figure } půjde? { laborigines-second } půjde opačně.
laborigines-ask-go = Kterým směrem váš laborigin půjde? Napište go cw (po směru hodinových ručiček), nebo go ccw (proti směru).
laborigines-ask-go-board = Vyberte, kterým směrem váš laborigin půjde.
laborigines-ask-go-twins = Které dvojče půjde první a kam? Napište go 1 cw (po směru hodinových ručiček), go 2 ccw (proti směru) a podobně; druhé půjde opačně.
laborigines-ask-go-twins-board = Vyberte, které dvojče půjde první a kterým směrem. Druhé půjde opačně.
laborigines-ask-go-order = Směry už někdo zaplatil. Které dvojče půjde první? Chcete-li začít prvním, napište go 1 { $course }, jinak go 2 s opačným směrem.
laborigines-ask-go-order-board = Směry už někdo zaplatil. Vyberte, které dvojče půjde první.
laborigines-ask-lay =
    { $where ->
        [tile] Kterou barvu { laborigines-figure } odloží na pole { $tile }? Zbývá odložit: { $left }. Napište třeba energy b, nebo own last, a barvy bude vybírat hra.
       *[out] Kterou barvu { laborigines-figure } odloží mimo hru? Zbývá odložit: { $left }. Napište třeba energy b, nebo own last, a barvy bude vybírat hra.
    }
laborigines-ask-lay-board =
    { $where ->
        [tile] Vyberte žeton, který { laborigines-figure } odloží na pole { $tile }. Zbývá odložit: { $left }.
       *[out] Vyberte žeton, který { laborigines-figure } odloží mimo hru. Zbývá odložit: { $left }.
    }
laborigines-ask-give = Kterou barvu od vás { laborigines-taker } dostane? Zbývá předat: { $left }. Napište třeba energy b, nebo own last, a barvy bude vybírat hra.
laborigines-ask-give-board = Vyberte žeton, který od vás { laborigines-taker } dostane. Zbývá předat: { $left }.
laborigines-ask-take = Kterou barvu vám { laborigines-giver } předá? Zbývá vzít: { $left }. Napište třeba energy b, nebo own last, a barvy bude vybírat hra.
laborigines-ask-take-board = Vyberte žeton, který vám { laborigines-giver } předá. Zbývá vzít: { $left }.
laborigines-ask-delegated = Barvy žetonů za vás vybírá hra. Chcete-li je zase vybírat vy, napište own choice.
laborigines-ask-delegated-board = Barvy žetonů za vás vybírá hra. Můžete to vzít zpět.

## Refusals

laborigines-unreadable = „{ $move }“ není tah. Tahy se píšou takto: clay any, at 7, vote b, die 3, flag 1, go cw, go 1 ccw, pay cw, pass, energy b, own last, own choice.
laborigines-tile-taken = Na poli { $tile } už někdo stojí.
laborigines-own-vote = Pro vlastního laborigina hlasovat nelze.
laborigines-no-such-figure =
    { $seats ->
        [few] Takový laborigin tu není: u stolu jsou jen { $seats } hráči.
       *[other] Takový laborigin tu není: u stolu je jen { $seats } hráčů.
    }
laborigines-no-such-die = Na žádné kostce není { $die }. Padlo { $first } a { $second }.
laborigines-no-such-energy =
    { $colour ->
        [a] { laborigines-seat } nemá žádnou zelenou energii.
        [b] { laborigines-seat } nemá žádnou oranžovou energii.
        [c] { laborigines-seat } nemá žádnou světle modrou energii.
        [d] { laborigines-seat } nemá žádnou růžovou energii.
        [e] { laborigines-seat } nemá žádnou červenou energii.
       *[n] { laborigines-seat } nemá žádnou šedou energii.
    }
laborigines-which-twin = Napište, které dvojče půjde první: třeba go 1 cw, nebo go 2 cw.
laborigines-no-twins = Máte jen jednoho laborigina. Napište go cw, nebo go ccw.
laborigines-course-paid = Směr už někdo zaplatil: tento laborigin musí jít { laborigines-course }.
laborigines-seats-basic = Základní hra je pro 2 až 5 hráčů, ne pro { $seats }.
laborigines-seats-teams = Týmy jsou pro 4 nebo 6 hráčů, ne pro { $seats }.
laborigines-seats-twins = Dvojčata jsou pro 2 nebo 3 hráče, ne pro { $seats }.
laborigines-teams-energy = V Týmech se vždy začíná s 15 energiemi své barvy a 5 energiemi neutrální barvy.
laborigines-you-are-out = Už jste vypadli.
laborigines-modelled-already = Už máte vymodelováno.
laborigines-modelling-skipped = V této hře se nemodeluje.
laborigines-placed-already = Už nemáte koho postavit do kruhu.
laborigines-place-order = Figurky se stavějí postupně, v pořadí hráčů. Na vaše ještě nepřišla řada.
laborigines-voted-already = Už máte odhlasováno.
laborigines-vote-later = Hlasuje se, až budou všechny figurky stát v kruhu.
laborigines-vote-over = Hlasování už skončilo.
laborigines-vote-skipped = Bez modelování se nehlasuje: o tom, kdo začne, rozhoduje los.
laborigines-not-begun = První tah ještě nezačal.
laborigines-others-turn = Na tahu je { laborigines-seat }.
laborigines-dice-assigned = Kostky už jsou v tomto tahu rozdané.
laborigines-dice-first = Nejdřív rozdejte kostky.
laborigines-flag-first = Nejdřív určete, které z vašich dvojčat dostane vlaječku.
laborigines-flag-alone = Máte jen jednoho laborigina, takže o vlaječce není co rozhodovat.
laborigines-flag-choice = Dvojče pro vlaječku vybíráte, jen když vám padne 1 nebo když máte nejhezčího laborigina.
laborigines-pay-oneself = Sami sebou manipulovat nemůžete.
laborigines-price = Směr stojí { $price } { laborigines-few-pieces }. Máte { $pieces }.
laborigines-pay-declined = V tomto tahu už jste platit odmítli.
laborigines-pay-precedence = { laborigines-seat } je na řadě před vámi.
laborigines-pay-when = Směr se dá koupit, když jsou kostky rozdané a nikdo se ještě nepohnul.
laborigines-nothing-offered = Teď se vám nic nenabízí.
laborigines-offer-first = { laborigines-seat } ještě může směr koupit.
laborigines-course-settled = Směr je v tomto tahu už daný.
laborigines-go-later = Než se váš laborigin pohne, musí se dořešit něco jiného.
laborigines-owner-chooses = Barvy vybírá ten, kdo odkládá: { laborigines-seat }.
laborigines-mover-chooses = Barvy vybírá ten, kdo je na tahu: { laborigines-seat }.
laborigines-nothing-to-lay-down = Teď se žádná energie neodkládá ani nepředává.
laborigines-delegated-already = Barvy už za vás vybírá hra.
laborigines-own-last-when = Výběr barev můžete přenechat hře, až se vás na barvu zeptá.
laborigines-choosing-already = Barvy už vybíráte vy.
laborigines-own-choice-when = Vzít to zpět můžete, když se hra ptá ostatních nebo když začíná váš tah.

## Notation

laborigines-bad-position = Takto se pozice nezapisuje: { $part }
laborigines-position-rather = Místo „{ $part }“ napište „{ $rather }“.
laborigines-impossible-position =
    { $why ->
        [parts] Pozice má šest částí oddělených mezerou: laboratoř, pole, figurky, zásoby, nemoc a tah. Toto pozice není: { $part }
        [long] Na pozici je tento text příliš dlouhý. Začíná takto: { $part }
        [laboratory] { $part }: v tolika hráčích nebo s tolika energiemi se tato varianta nehraje.
        [tiles] { $part }: polí musí být 20, oddělených lomítkem.
        [tile] { $part }: takové pole není, nebo už není další.
        [figures] { $part }: figurky se píšou v pořadí hráčů, Moa na konci; dvojčata se hrají bez Moa.
        [no-tile] { $part }: pole jsou očíslovaná od 1 do 20.
        [occupied] { $part }: na tomto poli už stojí jiná figurka.
        [moa] { $part }: Moa vždy stojí na některém poli a nic nenese.
        [two-flags] { $part }: vlaječka je jen jedna.
        [flag-gone] { $part }: někdo už vypadl, takže vlaječka je mimo hru.
        [stores] { $part }: zásoby musí být v pořadí hráčů, každý má jednu.
        [lives] { $part }: laborigin stojí v kruhu, dokud má energii, a ne déle.
        [energy] { $part }: tolik energie této barvy ve hře není.
        [over] { $part }: zbývá jen jedna barva, takže hra by už skončila.
        [disease] { $part }: taková nemoc není.
        [deck] { $part }: tyto karty v balíčku zbývat nemohou.
        [infected] { $part }: někdo je nakažený, takže nějaká nemoc už platí.
        [healthy] { $part }: s první otočenou nemocí se někdo nakazil.
        [seat] { $part }: tento hráč na tahu být nemůže.
        [die] { $part }: toto číslo nepadlo.
       *[undecided] { $part }: v tomto tahu už není o čem rozhodovat.
    }

## Preparation

laborigines-stocked = { laborigines-seat } má { $energy } energií.
laborigines-moa-put = Moa čeká na poli { $tile }.
laborigines-modelled = { laborigines-figure } už má tělo z plastelíny.
laborigines-placed = { laborigines-figure } si stoupá na pole { $tile }.
laborigines-voted = { laborigines-seat } už má odhlasováno.
laborigines-prettiest =
    { $votes ->
        [0] Rozhoduje los: nejhezčí je { laborigines-seat } a začíná.
       *[other] { $drawn ->
            [1] { $votes ->
                [one] Nejhezčí je { laborigines-seat } (1 hlas) a začíná.
                [few] Nejhezčí je { laborigines-seat } ({ $votes } hlasy) a začíná.
               *[other] Nejhezčí je { laborigines-seat } ({ $votes } hlasů) a začíná.
            }
           *[other] Hlasování skončilo nerozhodně. Rozhoduje los: začíná { laborigines-seat }.
        }
    }

## A turn

laborigines-rolled = { laborigines-seat } hází { $first } a { $second }.
laborigines-assigned = { laborigines-figure } půjde o { $die }, { laborigines-second } o { $other }.
laborigines-suffered =
    { $disease ->
        [leprosy] Lepra: { laborigines-figure } má odložit 1 energii.
        [inferiority-complex] Komplex méněcennosti a padla 1: { laborigines-figure } má odložit 2 energie, ani vlaječka nepomůže.
        [limping] Kulhavka a sudá kostka: { laborigines-figure } má odložit 2 energie.
        [immunity-loss] Ztráta imunity: { laborigines-figure } v tomto tahu nemůže mít vlaječku.
        [hyperactivity] Běhavka: { laborigines-figure } jde v tomto tahu dvakrát tak daleko.
       *[other] { laborigines-disease } trápí { laborigines-figure }.
    }
laborigines-manipulated = { laborigines-seat } platí { $price } { laborigines-few-pieces } a určuje směr: { laborigines-figure } jde { laborigines-course }.
laborigines-moa-moved = Moa jde o { $steps } na pole { $end }.
laborigines-walked =
    { $course ->
        [cw] { laborigines-figure } jde o { $steps } po směru na pole { $end }.
       *[ccw] { laborigines-figure } jde o { $steps } proti směru na pole { $end }.
    }
laborigines-met-moa =
    { $mover ->
        [moa] Moa na poli { $tile } vráží do { laborigines-figure }.
       *[laborigine] { laborigines-figure } na poli { $tile } vráží do Moa.
    }
laborigines-met = { laborigines-figure } na poli { $tile } vráží do { laborigines-other }.

## Energy

laborigines-laid-down =
    { $where ->
        [tile] { laborigines-figure } odkládá { laborigines-piece } na pole { $tile }.
       *[out] { laborigines-figure } odkládá { laborigines-piece } mimo hru.
    }
laborigines-handed-over = { laborigines-taker } dostává { laborigines-piece }, dává { laborigines-seat }.
laborigines-collected =
    { $amount ->
        [one] { laborigines-figure } sbírá 1 energii z pole { $tile }.
        [few] { laborigines-figure } sbírá { $amount } energie z pole { $tile }.
       *[other] { laborigines-figure } sbírá { $amount } energií z pole { $tile }.
    }
laborigines-mutated =
    { $disease ->
        [benign-mutation] Pozitivní mutace: { laborigines-figure } odkládá o 1 méně, tedy { $amount }.
       *[malign-mutation] Negativní mutace: { laborigines-figure } odkládá o 1 více, tedy { $amount }.
    }
laborigines-protected = Vlaječka chrání { laborigines-figure }.
laborigines-could-not-gain = Mutace trávení: { laborigines-figure } nic nezískává, energie zůstává, kde je.
laborigines-delegated =
    { $whose ->
        [table] { laborigines-seat } nechává výběr barev žetonů na hře.
       *[seat] Barvy svých žetonů zase vybírá { laborigines-seat }.
    }

## Markers

laborigines-flag-gained =
    { $cause ->
        [one] Padla 1: { laborigines-figure } bere vlaječku{ laborigines-from-loser }.
        [met] { laborigines-figure } bere vlaječku{ laborigines-from-loser }.
       *[other] { laborigines-figure } dostává vlaječku{ laborigines-from-loser }.
    }
laborigines-flag-lost =
    { $cause ->
        [moa] Kvůli Moa přichází { laborigines-figure } o vlaječku. Teď ji nemá nikdo.
       *[disease] Kvůli Ztrátě imunity{ laborigines-suffered-by } přichází { laborigines-figure } o vlaječku. Teď ji nemá nikdo.
    }
laborigines-flag-gone = Vlaječka je navždy mimo hru.
laborigines-infected = { laborigines-figure } dostává nákazu.
laborigines-infection-passed = Nákaza přechází z { laborigines-figure } na { laborigines-other }.
laborigines-disease-turned =
    { $how ->
        [reshuffled] Karty se zamíchaly. Všichni nakažení teď mají tuto nemoc: { laborigines-disease }.
       *[next] Všichni nakažení teď mají tuto nemoc: { laborigines-disease }.
    }
laborigines-bolt-taken =
    { $bolts ->
        [one] { laborigines-figure } dostává první blesk.
        [few] { laborigines-figure } dostává blesk a má už { $bolts }.
       *[other] { laborigines-figure } dostává blesk a má jich už { $bolts }.
    }
laborigines-acid-taken = { laborigines-figure } má na sobě kyselinu: v příštím tahu odloží 1 energii na každém poli, ze kterého odejde.
laborigines-acid-bit = Kyselina na poli { $tile } leptá { laborigines-figure }.
laborigines-acid-gone = Kyselina na { laborigines-figure } přestává působit.

## Traps

laborigines-turned = { laborigines-figure } otáčí pole { $tile }: { laborigines-side }.
laborigines-sprung =
    { $side ->
        [footprint] Stopa: { laborigines-figure } jde dál.
        [radiation] { $amount ->
            [0] Radiace: žádné zelené pole není odkryté, nestane se nic.
            [one] Radiace: odkryté je 1 zelené pole, { laborigines-figure } má odložit 1 energii.
            [few] Radiace: odkrytá jsou { $amount } zelená pole, { laborigines-figure } má odložit { $amount } energie.
           *[other] Radiace: odkryto je { $amount } zelených polí, { laborigines-figure } má odložit { $amount } energií.
        }
        [lightning] { $amount ->
            [one] Blesk: { laborigines-figure } má odložit 1 energii.
            [few] Blesky: { laborigines-figure } má odložit { $amount } energie.
           *[other] Blesky: { laborigines-figure } má odložit { $amount } energií.
        }
        [small-explosion] Malá exploze: { laborigines-figure } má odložit { $amount } energie.
        [big-explosion] Velká exploze: { laborigines-figure } má odložit { $amount } energií!
        [flag] Vlaječka: { laborigines-figure } nemá co získat.
        [healing] Léčení: { laborigines-figure } si bere { $amount } energii od každého z ostatních.
        [danger] Nebezpečí: { laborigines-figure } má klid, ale vespod číhá velká exploze.
       *[other] { laborigines-figure } má klid, nestane se nic.
    }
laborigines-charity =
    { $how ->
        [give] Charita: nejméně má { laborigines-taker } a dostane { $amount } energie. Dává { laborigines-figure }.
        [lay] Charita: nejméně má několik jiných, a tak má { laborigines-figure } odložit { $amount } energie.
       *[nothing] Charita: nikdo nemá méně energie než { laborigines-figure }, nestane se nic.
    }
laborigines-went-nowhere = { laborigines-figure } je zpátky tam, kde pohyb začal, a tak stopa nikam nevede.

## The end

laborigines-dropped-out = { laborigines-seat } nemá žádnou energii a vypadává.
laborigines-vanished =
    { $amount ->
        [one] Ze hry mizí i { laborigines-colour } energie, celkem 1 žeton.
        [few] Ze hry mizí i { laborigines-colour } energie, celkem { $amount } žetony.
       *[other] Ze hry mizí i { laborigines-colour } energie, celkem { $amount } žetonů.
    }
laborigines-won =
    { $how ->
        [last] { laborigines-seat } zůstává v laboratoři jako poslední a uniká ven!
        [team] { $seat ->
            [0] Zelený tým uniká z laboratoře!
            [1] Oranžový tým uniká z laboratoře!
           *[2] Světle modrý tým uniká z laboratoře!
        }
       *[together] Poslední laborigini vypadli ve stejnou chvíli a o vítězství se dělí: { $names }.
    }
laborigines-end-last = poslední v laboratoři
laborigines-end-team = poslední tým v laboratoři
laborigines-end-together = vypadli ve stejnou chvíli
laborigines-end-resigned = vzdání
laborigines-end-agreed = dohodou

## The first lesson

laborigines-lesson-collect = Na poli 3 leží tři žetony energie. Dejte svému laboriginovi správnou kostku, pošlete ho správným směrem a seberte je; druhá kostka pohne Moa.
laborigines-lesson-collect-solved = Energie je vaše, i když je oranžová. Potom se pole otočilo a naštěstí je zespodu zelené.
laborigines-lesson-collect-again = Stojíte na poli 1 a pole se číslují po směru hodinových ručiček: pole 3 je o dva kroky dál.
laborigines-lesson-conflict = Na poli 6 stojí Bublu. Vrazte do něj: kdo je v pohybu, je silnější a bere si dva žetony.
laborigines-lesson-conflict-solved = Vzali jste dva a šli jste dál o stejný počet polí, protože dvě figurky na jednom poli nezůstanou.
laborigines-lesson-conflict-again = Z pole 1 na pole 6 je to pět kroků po směru hodinových ručiček.
laborigines-lesson-moa = Moa jde po směru hodinových ručiček o kostku, kterou si nenecháte. Ať Moa vrazí do Bublu na poli 10, a svou kostkou si dojděte pro energii na poli 16.
laborigines-lesson-moa-solved = Moa ušla dva kroky a Bublu odkládá dva žetony. Vy jste šli pět kroků zpět.
laborigines-lesson-moa-again = Moa stojí na poli 8, dva kroky před Bublu. Nechte si tedy pětku a počítejte od pole 1 pozpátku.
laborigines-lesson-remember = Viděli jste otočená pole 3, 6, 16 a 19. Pod polem 3 je vlaječka, tu teď nikdo nepotřebuje; pole 6 je z obou stran velká exploze a pole 16 z obou stran nemoc; pod léčením na poli 19 je zelená strana. Jděte tam, kde bude zeleno.
laborigines-lesson-remember-solved = Kdo si pamatuje, co leží vespod, chodí bezpečně.
laborigines-lesson-remember-again = Rozhoduje strana, která je po otočení nahoře. Pole 19 je dva kroky zpět.
laborigines-lesson-infection = Máte nákazu a nemoc je lepra: každý tah vás stojí žeton energie. Vrazte do Bublu na poli 16 a nákazu předejte.
laborigines-lesson-infection-solved = Nákazy jste se zbavili a k tomu jste získali dva žetony.
laborigines-lesson-infection-again = Nákaza přejde, když se střetnou dva laborigini a má ji jen jeden z nich. Pole 16 je pět kroků zpět.
laborigines-lesson-lay-down = O tři kroky dál čeká malá exploze: odložíte čtyři žetony, střídavě na pole a mimo hru. Jděte tam, své zelené žetony nechte na poli, kde si pro ně můžete přijít, a mimo hru pošlete oranžové.
laborigines-lesson-lay-down-solved = Na pole, mimo hru, na pole, mimo hru: a co ze hry odešlo, nebylo vaše.
laborigines-lesson-lay-down-again = Jděte po směru hodinových ručiček. První a třetí žeton jde na pole: vyberte zelený. Druhý a čtvrtý jde mimo hru: vyberte oranžový.
laborigines-lesson-manipulate = Na tahu je Bublu s pětkou a vy máte tři oranžové žetony. Zaplaťte je a pošlete Bublu na pole 6, do velké exploze.
laborigines-lesson-manipulate-solved = Tři vaše žetony za osm cizích: dobrý obchod.
laborigines-lesson-manipulate-again = Bublu stojí na poli 1. Pět kroků po směru hodinových ručiček vede na pole 6.
laborigines-lesson-escape = Bublu už má jen dva žetony a vy jich nemáte o mnoho víc. Vezměte mu je a zůstanete v laboratoři poslední.
laborigines-lesson-escape-solved = Bublu vypadává, všechna oranžová energie mizí a vy unikáte ven!
laborigines-lesson-escape-again = Vrazte do Bublu na poli 19: dva kroky zpět z pole 1.

## The text table

laborigines-legend = *2 blesky · i nákaza · ~ kyselina · ^ vlaječka · 3a: 3 energie A · n neutrální
laborigines-is-out = mimo hru
laborigines-delegating = barvy vybírá hra
laborigines-dice = Kostky: { $dice }
laborigines-no-disease = Nemoc zatím žádná
laborigines-current-disease = { laborigines-disease }: { laborigines-disease-effect }
laborigines-flag-aside = Vlaječku nikdo nemá
laborigines-route =
    { $course ->
        [cw] { $die }: { laborigines-figure } po směru na pole { $end }
       *[ccw] { $die }: { laborigines-figure } proti směru na pole { $end }
    }
laborigines-route-meeting =
    { $course ->
        [cw] { $die }: { laborigines-figure } po směru na pole { $end }, cestou vrazí do { $met }
       *[ccw] { $die }: { laborigines-figure } proti směru na pole { $end }, cestou vrazí do { $met }
    }

## Board

laborigines-ring = Kruh { $tiles } polí
laborigines-tile = Pole { $tile }: { $side }
laborigines-tile-figures = stojí zde: { $figures }
laborigines-tile-energy = energie: { $energy }
laborigines-tile-below = zespodu: { $side }
laborigines-turns =
    { $below ->
        [seen] Pole se otočí: { laborigines-side }. { laborigines-side-effect }
        [unseen] Pole se otočí a platí jen jeho druhá strana: tu ještě nikdo neviděl.
       *[secret] Pole se otočí a platí jen jeho druhá strana.
    }
laborigines-tell-tile = Kdo zde skončí tah, sebere energii, která tu leží.
laborigines-tell-memory = Co je vespod, si musíte pamatovat, pokud jste to viděli: u tohoto stolu se hraje bez pomoci paměti (LAB-R16).
laborigines-tell-danger = Druhá strana nebezpečí je velká exploze.
laborigines-tell-figure =
    { $bolts ->
        [0] { laborigines-figure } patří hráči { $name }. Energie: { $energy }.
       *[other] { laborigines-figure } patří hráči { $name }. Energie: { $energy }, blesky: { $bolts }.
    }
laborigines-tell-infected = Nákaza: působí na něj nemoc uprostřed; při setkání se zdravým přejde na něj.
laborigines-tell-acid = Kyselina: v příštím tahu stojí každé opuštěné pole 1 energii.
laborigines-tell-flag = Vlaječka chrání před každou ztrátou energie.
laborigines-tell-moa = Moa chodí po směru hodinových ručiček o kostku, kterou si hráč nenechá. Kdo se s Moa střetne, odloží 2 energie nebo přijde o vlaječku.
laborigines-tell-dice = Jedna kostka patří laboriginovi na tahu, druhá Moa, která chodí vždy po směru hodinových ručiček. Hozená jednička přináší vlaječku.
laborigines-tell-dice-twins = Každé dvojče dostane jednu kostku a jdou proti sobě. Hozená jednička přináší vlaječku.
laborigines-tell-disease =
    { $disease ->
        [none] Zatím žádná nemoc. První se objeví, až se otočí pole s nemocí.
       *[other] { laborigines-disease }, pro všechny nakažené. { laborigines-disease-effect }
    }
laborigines-tell-store = Energie: { $name }. Komu dojde, vypadává, a s ním zmizí ze hry všechna energie jeho barvy.
laborigines-store = { $name }, energie { $total }: { $energy }
laborigines-fallen = mimo hru
laborigines-deck =
    { $cards ->
        [one] 1 karta v balíčku
        [few] { $cards } karty v balíčku
       *[other] { $cards } karet v balíčku
    }
laborigines-die = kostka { $die }
laborigines-draft-die = { laborigines-figure } jde o { $die }, { laborigines-second } o { $other }.
laborigines-draft-place = { laborigines-figure } začne na poli { $tile }.
laborigines-draft-course = Jít { laborigines-course }.
laborigines-draft-go =
    { $conflicts ->
        [0] { laborigines-figure } jde { laborigines-course } na pole { $tile }.
       *[other] { laborigines-figure } jde { laborigines-course }, narazí na { $meets } a skončí na poli { $tile }.
    }
laborigines-draft-pay =
    { $conflicts ->
        [0] Zaplatit { $price } { laborigines-few-pieces }: { laborigines-figure } půjde { laborigines-course } na pole { $tile }.
       *[other] Zaplatit { $price } { laborigines-few-pieces }: { laborigines-figure } půjde { laborigines-course }, narazí na { $meets } a skončí na poli { $tile }.
    }
laborigines-draft-vote =
    { $figure ->
        [NONE] Nehlasovat pro nikoho.
       *[other] Váš hlas dostane { laborigines-figure }.
    }
laborigines-draft-energy = Vybrat { laborigines-piece }.
laborigines-draft-any = Nechat to na náhodě.
laborigines-draft-clay = Figurka, jak ji uhnětl bot.
laborigines-pass = Nechat být
laborigines-pick = { laborigines-piece }, zbývá { $amount }
laborigines-own-last = Vlastní barvu naposled
laborigines-own-last-why = Odteď vybírá barvy hra: nejdřív cizí, vaši naposled
laborigines-own-choice = Barvy budu vybírat já
laborigines-flag-to = Vlaječka pro { laborigines-figure }
laborigines-place-drag = Přetáhněte na volné pole, nebo na něj klepněte.
laborigines-place-any = Kamkoli
laborigines-modelling = Modelování: { laborigines-figure }
laborigines-clay = Plastelína
laborigines-clay-place = Obrys, místo { $place } z { $places }: nahoru vytahuje, dolů tlačí, s uhladí
laborigines-clay-hint = Plastelínu tažením vytahujte nebo mačkejte. Ťuknutím uděláte důlek.
laborigines-clay-random = Vylosovat
laborigines-clay-undo = Zpět
laborigines-clay-smooth = Uhladit
laborigines-clay-skip = Přeskočit
laborigines-clay-ready = Hotovo
laborigines-clay-feature =
    { $feature ->
        [body] Tělo
        [eyes] Oči
        [gaze] Pohled
        [mouth] Ústa
        [arms] Ruce
        [texture] Povrch
       *[accent] Druhá barva
    }
laborigines-clay-feature-before = Předchozí
laborigines-clay-feature-next = Další
laborigines-clay-option = { laborigines-clay-feature } { $kind }
laborigines-gallery =
    { $phase ->
        [model] Čerstvě z laboratoře
       *[vote] Kdo je nejhezčí?
    }
laborigines-like = Líbí se vám { laborigines-seat }?
laborigines-vote-yes = Ano, hlas pro { laborigines-seat }
laborigines-vote-why = Nejhezčí dostane vlaječku a začíná. Když nikdo nemá nejvíc hlasů, rozhodne los.
laborigines-vote-for = Hlasovat pro
laborigines-vote-none = Nehlasovat pro nikoho
laborigines-still-modelling = ještě modeluje
laborigines-has-voted = hlas odevzdán
laborigines-figure-ready = Hotovo: { laborigines-figure }
laborigines-stores = Energie

## Reasons for a move

laborigines-why-keeps =
    { $pieces ->
        [one] uchová asi o 1 energii víc
        [few] uchová asi o { $pieces } energie víc
       *[other] uchová asi o { $pieces } energií víc
    }
laborigines-why-loses =
    { $pieces ->
        [one] uchová asi o 1 energii méně
        [few] uchová asi o { $pieces } energie méně
       *[other] uchová asi o { $pieces } energií méně
    }
laborigines-why-costs-rivals =
    { $pieces ->
        [one] ostatní stojí asi o 1 energii víc
        [few] ostatní stojí asi o { $pieces } energie víc
       *[other] ostatní stojí asi o { $pieces } energií víc
    }
laborigines-why-spares-rivals =
    { $pieces ->
        [one] ostatním nechá asi o 1 energii víc
        [few] ostatním nechá asi o { $pieces } energie víc
       *[other] ostatním nechá asi o { $pieces } energií víc
    }
laborigines-why-flag =
    { $percent ->
        [100] přinese vlaječku
       *[other] vlaječka je o { $percent } % pravděpodobnější
    }
laborigines-why-no-flag =
    { $percent ->
        [100] zůstane bez vlaječky
       *[other] vlaječka je o { $percent } % méně pravděpodobná
    }
laborigines-why-danger = nebezpečí vypadnutí v tomto tahu: { $percent } %

## Rádce

laborigines-coach-explosion = Jedna z cest končí na poli { $tile } a vespod je tam { laborigines-side }. { laborigines-side-effect }
laborigines-coach-energy =
    { $energy ->
        [one] Zbývá vám 1 žeton energie. Kdo nemá žádný, vypadává.
        [few] Zbývají vám už jen { $energy } žetony energie. Kdo nemá žádný, vypadává.
       *[other] Zbývá vám už jen { $energy } žetonů energie. Kdo nemá žádný, vypadává.
    }

## První hra s průvodcem

laborigines-coached-clay = Vymodelujte si laborigina: zatáhněte za plastelínu, zvolte oči a ruce, nebo to nechte náhodě. Na vzhledu záleží jen jednou: brzy se hlasuje o nejhezčím a ten začíná s vlaječkou.
laborigines-coached-place = Postavte laborigina na kterékoli volné pole: stačí na ně klepnout. Zatím se tam nic nestane. Moa chodí po směru hodinových ručiček a setkání s ní stojí energii; začněte radši za ní, nebo daleko před ní.
laborigines-coached-vote = Nejhezčí dostane vlaječku a začíná. Kdo má vlaječku, nepřichází o energii v pastech ani kvůli ostatním. Pro sebe nikdo hlasovat nemůže.
laborigines-coached-energy = Tohle je vaše energie. Kdo žádnou nemá, hned vypadává, a poslední, komu nějaká zbude, vyhrává. Odkládaná energie jde střídavě na pole a ven ze hry; kdo na tom poli skončí, vezme si všechno, co tam leží.
laborigines-coached-dice = Jedna z kostek je vaše, druhá patří Moa, která jde první. Plán ukazuje, kam která volba vede.
laborigines-coached-way = Teď zvolte, kterým směrem půjdete. Dojdete na pole, otočíte ho a stane se to, co se objeví. Když narazíte na Moa, přijdete o 2 žetony energie; jinému laboriginovi 2 vezmete. Pak jdete dál o stejný počet polí.
laborigines-coached-turned = Kdo na poli skončí, otočí ho, a platí strana, která se objeví: žlutá je zlá, zelená neutrální, bílá dobrá. Každá past je na dvou polích a jedno z nich je z jedné strany bezpečné. Pamatujte si, co se otočilo.
laborigines-coached-flag = Padne-li 1, získáte vlaječku. Kdo ji má, nepřichází o energii v pastech ani kvůli ostatním; setkání s Moa ho místo energie stojí vlaječku.
laborigines-coached-ill = Někdo se nakazil. Otočená karta je nemoc všech nakažených a na každého působí v jeho tahu. Při setkání se předává.
laborigines-coached-end = Zbyl jediný laborigin. Rozbor ukáže, kde se hra lámala; příští už zvládnete bez průvodce.
