numerus-about = Přistávejte loděmi, vysazujte chapadelníky v přesné vzdálenosti a postavte víc spojek než soupeř.
numerus-goal = Přistávejte loděmi tak, aby čtyři vaši chapadelníci stáli v řadě: vznikne spojka, kterou vám už nikdo nevezme. Vyhrává, kdo má spojek víc, nebo kdo postaví čtyři v jediném tahu.
numerus-kind = abstraktní strategie, vše je vidět
numerus-length = 20 až 40 minut
numerus-seat =
    { $seat ->
        [0] Zelený
        [1] Oranžový
       *[called] { $seat }
    }
numerus-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
numerus-legend = { numerus-seat }: { $tentacler } chapadelník, { $ship } loď, { $connector } spojka

## Options

numerus-option-variant = Plán
numerus-option-variant-full = plná hra, lodě 1 až 5
numerus-option-variant-short = krátká hra na menším plánu, lodě 1 až 4
numerus-option-variant-large = plná hra na větším plánu
numerus-option-first = Kdo začíná
numerus-option-first-draw = rozhodne los
numerus-option-first-green = Zelený
numerus-option-first-orange = Oranžový

## What is asked

numerus-ask-landing = Přistaňte lodí: hodnota a pole, třeba 3 g7.
numerus-ask-landing-board = Vyberte loď ze svého doku a pak pole.
numerus-ask-run =
    { $connectors ->
        [one] Vyberte, která čtyři pole linie { $run } se stanou spojkou.
       *[other] Vyberte, kde v linii { $run } budou ležet spojky ({ $connectors }).
    }

## Refusals

numerus-unreadable = „{ $move }“ není tah. Přistání se píše 3 g7, spojka c4-f4.
numerus-unreadable-row = { $move } nejsou konce čtyř polí v řadě.
numerus-unreadable-directions = Spojky „{ $move }“ neleží v jednom směru.
numerus-off-board = Pole { $cell } na tomto plánu { $size } × { $size } není.
numerus-no-ship = Loď hodnoty { $ship } už v doku nemáte.
numerus-too-strong = Chapadelník na { $cell } má sílu { $strength }, na něj je loď hodnoty { $ship } slabá.
numerus-taken-ship = Na { $cell } stojí loď.
numerus-taken-tentacler = Na { $cell } stojí váš vlastní chapadelník.
numerus-taken-connector = Přes { $cell } vede spojka.
numerus-not-your-turn = Na tahu je { numerus-seat }.
numerus-build-first = Nejdřív vyberte, kde v linii { $run } leží spojky: postavit se musí.
numerus-not-your-run = Kde leží spojky v linii { $run }, vybírá { numerus-seat }.
numerus-no-run = Teď není žádná linie, ve které by se spojky umisťovaly.
numerus-too-few =
    { $connectors ->
        [one] Linie { $run } dává jednu spojku a ta se musí postavit.
       *[other] Linie { $run } dává více spojek ({ $connectors }) a postavit se musí všechny.
    }
numerus-not-in-run =
    { $connectors ->
        [one] Vyberte čtyři pole za sebou v linii { $run }.
       *[other] Vyberte spojky ({ $connectors }), které leží v linii { $run } a nepřekrývají se.
    }

## What happened

numerus-starts = Začíná { numerus-seat }.
numerus-landed = { numerus-seat } přistává lodí { $ship } na { $cell }.
numerus-stepped-on =
    { $seat ->
        [0] Loď zašlápla zeleného chapadelníka síly { $strength }.
       *[1] Loď zašlápla oranžového chapadelníka síly { $strength }.
    }
numerus-appeared =
    { $seat ->
        [0] { $cell }: objevil se zelený chapadelník síly { $strength }.
       *[1] { $cell }: objevil se oranžový chapadelník síly { $strength }.
    }
numerus-strengthened =
    { $seat ->
        [0] { $cell }: zelený chapadelník zesílil z { $before } na { $after }.
       *[1] { $cell }: oranžový chapadelník zesílil z { $before } na { $after }.
    }
numerus-weakened =
    { $seat ->
        [0] { $cell }: zelený chapadelník zeslábl z { $before } na { $after }.
       *[1] { $cell }: oranžový chapadelník zeslábl z { $before } na { $after }.
    }
numerus-replaced = { $cell }: chapadelník síly { $before } padl, pole drží { numerus-seat } silou { $after }.
numerus-removed =
    { $seat ->
        [0] { $cell }: zelený chapadelník síly { $strength } zmizel, pole je prázdné.
       *[1] { $cell }: oranžový chapadelník síly { $strength } zmizel, pole je prázdné.
    }
numerus-connected = { numerus-seat } staví spojku { $cells }.
numerus-passed = { numerus-seat } nemá kde přistát a vynechává tah.
numerus-hyper-node =
    { $connectors ->
        [few] Hyper uzel: { numerus-seat } staví { $connectors } spojky v jednom tahu a ihned vítězí.
       *[other] Hyper uzel: { numerus-seat } staví { $connectors } spojek v jednom tahu a ihned vítězí.
    }
numerus-won = Vítězí { numerus-seat } { $score } : { $other }.
numerus-tied = Remíza { $score } : { $score }.

## How it ended

numerus-end = více spojek
numerus-end-hyper = hyper uzel
numerus-end-tie = stejně spojek
numerus-end-resigned = vzdání
numerus-end-agreed = dohodou

## The first lesson

numerus-lesson-reach = Loď hodnoty 3 působí na pole vzdálená přesně o tři, a to ve všech osmi směrech. Přistaňte s ní tak, aby všech osm polí leželo na plánu.
numerus-lesson-reach-solved = Osm chapadelníků síly 3. Bližší i vzdálenější pole zůstala prázdná.
numerus-lesson-reach-again = Některá z osmi polí vyšla mimo plán. Na každé straně lodi musí být aspoň tři pole.
numerus-lesson-strengthen = Váš chapadelník na f6 má sílu 2. Posilte ho jedním přistáním na 5.
numerus-lesson-strengthen-solved = 2 + 3 = 5. Silnějšího chapadelníka soupeř hůř porazí i zašlápne.
numerus-lesson-strengthen-again = Chybí tři: přistaňte s trojkou přesně tři pole od f6, rovně nebo šikmo.
numerus-lesson-fight = Na d5 stojí oranžový chapadelník síly 3. Získejte to pole, aby na něm stál chapadelník váš.
numerus-lesson-fight-solved = 4 proti 3: pole je vaše a váš chapadelník na něm má sílu 1, tedy rozdíl.
numerus-lesson-fight-again = Dost silná je jen čtyřka a musí přistát přesně čtyři pole od d5.
numerus-lesson-step-on = Oranžovému chybí v řadě 4 ke spojce jediné pole. Loď smí přistát i přímo na soupeřově chapadelníkovi, který není silnější než ona: přerušte řadu svou trojkou.
numerus-lesson-step-on-solved = Chapadelník zmizel a na jeho místě až do konce stojí vaše loď. Tudy už žádná řada nepovede.
numerus-lesson-step-on-again = Z těch tří chapadelníků má jen jeden sílu nejvýš 3. Přistaňte přímo na něm.
numerus-lesson-connector = Vaši chapadelníci stojí na c4, d4 a f4. Zaplňte mezeru na e4 a postavte spojku; loď sama se do řady nepočítá.
numerus-lesson-connector-solved = Čtyři v řadě: spojka c4-f4 stojí napořád a vynesla 1 bod.
numerus-lesson-connector-again = Přistaňte s dvojkou přesně dvě pole od e4. Loď v mezeře by řadu jen zablokovala.
numerus-lesson-run = Linie sedmi polí dá jednu spojku a vy volíte, která čtyři pole to budou. Oranžový už žádnou loď nemá, vám zbývá dvojka: volte tak, aby vám přinesla druhou spojku.
numerus-lesson-run-solved = Chapadelníci na e4, f4 a g4 zůstali pohromadě a loď k nim přidala čtvrtého.
numerus-lesson-run-again = Trojici, která zůstane pohromadě, chybí už jen jedno pole. Vlevo od a4 ale plán končí, a tak postavte a4-d4 a potom vysaďte chapadelníka na h4.
numerus-lesson-crossing = Spojku c4-f4 nejde prodloužit, ale jde ji zkřížit: v jiných směrech platí její pole za chapadelníky. Postavte druhou spojku, která povede přes ni.
numerus-lesson-crossing-solved = Část spojky posloužila jako chapadelník. Stojí obě spojky a obě bodují.
numerus-lesson-crossing-again = Nejdál je sloupec e: na e4 leží vaše spojka, na e5 a e7 stojí chapadelníci. Schází jen e6.
numerus-lesson-hyper-node = Čtyři spojky v jednom tahu tvoří hyper uzel a ten ihned vyhrává. Najděte přistání, které postaví všechny čtyři.
numerus-lesson-hyper-node-solved = Hyper uzel! Vyhráváte, ať je stav bodů jakýkoli.
numerus-lesson-hyper-node-again = Dvojka působí na osm polí najednou. Hledejte pole, odkud dosáhne do všech čtyř řad.

## Notation

numerus-position-fields = Pozice má pět částí: velikost, řady, spojky, doky, kdo je na tahu.
numerus-position-size = Strana plánu má { $least } až { $most } polí.
numerus-position-rows = Plán má { $size } řad, shora dolů a oddělených znakem /.
numerus-position-row = „{ $part }“ není řada { $row } plánu, který má na šířku { $size } polí.
numerus-position-connector = „{ $cells }“ tam jako spojka ležet nemůže.
numerus-position-docks = Doky se zapisují jako {"{"}1,2{"}"}<1,2>.
numerus-position-turn = „{ $part }“ není tah: pište g nebo o, - po konci hry, g! nebo o! pro hyper uzel.
numerus-position-rather = Místo „{ $part }“ napište „{ $rather }“.
numerus-position-fleet = { numerus-seat }: lodě a chapadelník mají dohromady víc než { $most }.
numerus-position-run = { numerus-seat }: v linii { $run } by spojky už stály.
numerus-position-hyper = { numerus-seat }: na hyper uzel je tu málo spojek.
numerus-position-not-over = Hra neskončila: některé lodě mohou přistát.
numerus-position-idle = { numerus-seat } je na tahu, ale nemá kde přistát.
numerus-sheet-line = „{ $sheet }“ není řádek partie. Má vypadat jako 1. 4 f6  3 g8.
numerus-sheet-form = Řádek { $number } zápisu partie „{ $sheet }“ má znít „{ $rather }“.

## The board on a screen

numerus-board = Plán { $size } × { $size } polí
numerus-cell-empty = { $cell }, prázdné
numerus-cell-tentacler =
    { $seat ->
        [0] { $cell }, zelený chapadelník, síla { $strength }
       *[1] { $cell }, oranžový chapadelník, síla { $strength }
    }
numerus-cell-ship =
    { $seat ->
        [0] { $cell }, zelená loď, hodnota { $ship }
       *[1] { $cell }, oranžová loď, hodnota { $ship }
    }
numerus-cell-connector =
    { $seat ->
        [0] { $cell }, zelená spojka
       *[1] { $cell }, oranžová spojka
    }
numerus-tell-tentacler =
    { $seat ->
        [0] Zelený chapadelník, síla { $strength }.
       *[1] Oranžový chapadelník, síla { $strength }.
    } Čtyři téže barvy v řadě se stanou spojkou. Loď přesně v jeho vzdálenosti posílí svou barvu a s cizí bojuje.
numerus-tell-ship =
    { $seat ->
        [0] Zelená loď hodnoty { $ship }.
       *[1] Oranžová loď hodnoty { $ship }.
    } Zapůsobila na pole vzdálená přesně { $ship }, ve všech osmi směrech, a už tu zůstane.
numerus-tell-connector =
    { $seat ->
        [0] Zelená spojka: jeden bod.
       *[1] Oranžová spojka: jeden bod.
    } Nikdo ji nevezme a žádná loď tu nepřistane.
numerus-tell-dock = Loď hodnoty { $ship }. Kde přistane, zapůsobí na pole vzdálená přesně { $ship }, ve všech osmi směrech: vznikne chapadelník, vlastní zesílí, s cizím se bojuje.
numerus-dock =
    { $seat ->
        [0] Zelený dok: { $name }
       *[1] Oranžový dok: { $name }
    }
numerus-dock-ship =
    { $ships ->
        [one] Loď { $ship }, zbývá jedna
        [few] Loď { $ship }, zbývají { $ships }
       *[other] Loď { $ship }, zbývá { $ships }
    }
numerus-draft-ship = Loď { $ship }: teď vyberte pole.
numerus-draft-cell = { $cell }: teď vyberte loď.
numerus-draft-landing =
    { $connectors ->
        [0] Přistát lodí { $ship } na { $cell }.
        [one] Přistát lodí { $ship } na { $cell } a postavit spojku.
        [few] Přistát lodí { $ship } na { $cell } a postavit { $connectors } spojky.
       *[other] Přistát lodí { $ship } na { $cell } a postavit { $connectors } spojek.
    }
numerus-draft-hyper = Přistát lodí { $ship } na { $cell }: hyper uzel a okamžitá výhra!
numerus-draft-run = Postavit { $cells }.
numerus-hyper-ahead = Hyper uzel!
numerus-open-rule = Otevřít pravidlo { $rule }

## Reasons for a move

numerus-why-hyper = vyhrává hned hyperuzlem
numerus-why-stops-hyper = brání hyperuzlu
numerus-why-rows = otevírá řady na později
numerus-why-leaves-more = nechává pole, která poslouží jiným řadám
numerus-why-builds =
    { $connectors ->
        [one] staví spojku
        [few] staví { $connectors } spojky
       *[other] staví { $connectors } spojek
    }
numerus-why-prevents = soupeř příště postaví nejvýš { $left } místo { $connectors }
numerus-why-allows =
    { $connectors ->
        [one] ale dovoluje soupeři spojku
        [few] ale dovoluje soupeři { $connectors } spojky
       *[other] ale dovoluje soupeři { $connectors } spojek
    }
numerus-why-prepares =
    { $connectors ->
        [one] hrozí příště postavit spojku
        [few] hrozí příště postavit { $connectors } spojky
       *[other] hrozí příště postavit { $connectors } spojek
    }

## Rádce

numerus-coach-win =
    Jedním přistáním můžete postavit { $connectors ->
        [few] { $connectors } spojky
       *[other] { $connectors } spojek
    }: je to hyperuzel a vyhráváte. Řady jsou vyznačené.
numerus-coach-hyper =
    { numerus-seat } hrozí hyperuzlem: loď { $ship } na { $cell } by postavila { $connectors ->
        [few] { $connectors } spojky
       *[other] { $connectors } spojek
    } a hned vyhrála.

## První hra s průvodcem

numerus-coached-dock = Tohle jsou vaše lodě. Číslo říká, jak daleko loď dosáhne a jak silné chapadelníky vyvolá. Každá přistane jednou a zůstane až do konce.
numerus-coached-reach = Loď vyvolá chapadelníky na polích vzdálených přesně o její číslo, ve všech osmi směrech; bližší i vzdálenější pole zůstanou, jak jsou. Vyberte loď a pak volné pole. Blízko středu leží na plánu všech osm.
numerus-coached-tentaclers = Vaše loď vyvolala chapadelníky. Čtyři vedle sebe v přímé řadě se stanou spojkou: bodem, o který už nepřijdete. Loď sama se do řady nepočítá.
numerus-coached-reply = Kde loď zasáhne soupeřova chapadelníka, odečte se její číslo od jeho síly. Je-li loď silnější, pole změní majitele; jsou-li stejně silní, pole se uvolní.
numerus-coached-score = Stojí spojka. Je to bod a nikdo ho nevezme. Prodloužit ji nejde, ale její strana přes ni může vést další.
numerus-coached-aim = Hledejte řady, ve kterých držíte dvě nebo tři pole, a počítejte od mezery: zaplní ji loď, která přistane přesně o své číslo dál. Než tah potvrdíte, plán ukáže, co se stane.
numerus-coached-block = Loď smí přistát i přímo na soupeřově chapadelníkovi, pokud není silnější než ona. Chapadelník zmizí a tím polem už žádná řada nepovede.
numerus-coached-hyper = Čtyři spojky v jednom tahu jsou hyperuzel: vyhrává hned, ať je skóre jakékoli. Hlídejte pole, odkud by jedna loď uzavřela několik řad, vašich i soupeřových.
numerus-coached-end = To byla vaše první hra. Rozbor ukáže, kde se lámala. Příští už zvládnete bez průvodce.
