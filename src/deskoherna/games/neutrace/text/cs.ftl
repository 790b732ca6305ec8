neutrace-about = Stavte rovnice v mřížkách všech hráčů a dostaňte svých šest látek na kraje stupnice pH.
neutrace-goal = Skládejte rovnice, které posunou vašich šest látek na kterýkoli kraj stupnice. Za každou látku v cíli je bod a za každý splněný tajný úkol také.
neutrace-kind = závod se skrytými kartami a tajnými úkoly
neutrace-length = 45 až 90 minut
neutrace-seat =
    { $seat ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $seat }
    }

## Words

neutrace-colour =
    { $colour ->
        [red] červená
        [orange] oranžová
        [yellow] žlutá
        [green] zelená
        [blue] modrá
        [violet] fialová
       *[other] { $colour }
    }
neutrace-modifier =
    { $modifier ->
        [explosion] výbuch
       *[neutralisation] neutralizace
    }
neutrace-before =
    { $beforehalf ->
        [0] { $before }
       *[1] { $before ->
            [0] ½
           *[other] { $before }½
        }
    }
neutrace-after =
    { $afterhalf ->
        [0] { $after }
       *[1] { $after ->
            [0] ½
           *[other] { $after }½
        }
    }
neutrace-task-name =
    { $task ->
        [A3] A3 (tři látky na A)
        [B3] B3 (tři látky na B)
        [X4] X4 (čtyři látky na jednom konci)
        [AB] AB (první na obou koncích)
       *[other] { $task } (toto písmeno a soused na stejném konci)
    }

## Options

neutrace-option-first = Kdo má první kahan
neutrace-option-first-draw = rozhodne los
neutrace-option-first-1D = 1D
neutrace-option-first-2D = 2D
neutrace-option-first-3D = 3D
neutrace-first-not-there =
    { $seats ->
        [few] Když hrají { $seats } hráči, takové místo u stolu není a kahan mít nemůže.
       *[other] Když hraje { $seats } hráčů, takové místo u stolu není a kahan mít nemůže.
    }

## What is asked

neutrace-ask-tasks = Ze tří úkolů si jeden nechte a jeden dejte hráči po pravici: keep A3 give β. Třetí se vrací. Písmena můžete psát i slovem: beta.
neutrace-ask-tasks-board = Jeden úkol si nechte, jeden dejte hráči po pravici; třetí se vrací.
neutrace-ask-act = Umístěte molekulu (rg 1f1), šipku (0.5-2 1f2), nebo žeton do orbitalu (token skip).
neutrace-ask-act-board = Umístěte kartu do některé mřížky, nebo použijte žeton.
neutrace-ask-draw = Doberte si z balíčku (draw m, draw a), nebo si vezměte otevřenou kartu (take m, take a).
neutrace-ask-draw-board = Doberte si z balíčku, nebo si vezměte otevřenou kartu.
neutrace-ask-turn =
    { $kind ->
        [molecule] Otočte jednu molekulu v kterékoli mřížce: turn 1f1.
       *[arrow] Otočte jednu šipku v kterékoli mřížce: turn 1f2.
    }
neutrace-ask-turn-board =
    { $kind ->
        [molecule] Vyberte molekulu, kterou otočíte.
       *[arrow] Vyberte šipku, kterou otočíte.
    }
neutrace-ask-skip = Umístěte kartu s přeskočením jednoho sloupce, třeba rg 1h1.
neutrace-ask-skip-board = Umístěte kartu tak, aby vedle mřížky zůstal jeden sloupec prázdný.
neutrace-ask-sixth = Umístěte kartu do šestého sloupce, třeba rg 1a1.
neutrace-ask-sixth-board = Umístěte kartu, která otevře šestý sloupec.
neutrace-ask-first-of-two = Umístěte první ze dvou karet.
neutrace-ask-second-of-two = Umístěte druhou kartu.
neutrace-ask-name = Vyslovte barvu (name r) nebo velikost vektoru (name 1.5).
neutrace-ask-name-board = Vyslovte barvu nebo velikost vektoru.
neutrace-ask-give =
    { $kind ->
        [molecule] { neutrace-seat } žádá něco, co máte v ruce. Dejte jednu takovou molekulu: give a karta.
       *[arrow] { neutrace-seat } žádá něco, co máte v ruce. Dejte jednu takovou šipku: give a karta.
    }
neutrace-ask-give-board =
    { $kind ->
        [molecule] { neutrace-seat } žádá molekulu, na které je { $named }: vyberte, kterou svou dáte.
       *[arrow] { neutrace-seat } žádá šipku, na které je { $named }: vyberte, kterou svou dáte.
    }
neutrace-ask-give-back =
    { $kind ->
        [molecule] Máte novou kartu { $card }. { neutrace-seat } za ni dostane jinou vaši molekulu: give a karta.
       *[arrow] Máte novou kartu { $card }. { neutrace-seat } za ni dostane jinou vaši šipku: give a karta.
    }
neutrace-ask-give-back-board =
    { $kind ->
        [molecule] Máte novou kartu { $card }: vyberte molekulu, kterou za ni dostane { neutrace-seat }.
       *[arrow] Máte novou kartu { $card }: vyberte šipku, kterou za ni dostane { neutrace-seat }.
    }
neutrace-ask-reserve = Umístěte rezervační žeton: reserve 1f1.
neutrace-ask-reserve-board = Vyberte pozici, kterou rezervujete.

## Refusals

neutrace-unreadable = „{ $move }“ není tah. Pište třeba rg 1f1, 0.5x-2 2e1, draw m, take a, token skip nebo pass.
neutrace-no-card = Karta { $card } ve hře není.
neutrace-no-task = Úkol { $task } ve hře není. Úkoly jsou A3, B3, X4, AB a řecká písmena.
neutrace-no-size = Vektor velikosti { $size } nemá žádná šipka.
neutrace-not-held = Kartu { $card } nemáte v ruce.
neutrace-no-grid =
    { $seats ->
        [few] Pozice { $cell } v žádné mřížce není: hrají { $seats } hráči.
       *[other] Pozice { $cell } v žádné mřížce není: hraje { $seats } hráčů.
    }
neutrace-no-such-grid = { $cell } není v žádné mřížce: hrají nejvýše { $most }.
neutrace-no-modifier = Tyto modifikátory nemáte.
neutrace-modifier-on-molecule = Modifikátory patří jen na šipky a { $card } je molekula.
neutrace-modifiers-on-a-side = Na každou stranu šipky se vejde nejvýše jeden modifikátor.
neutrace-tasks-first = Nejdřív si všichni vybírají úkoly.
neutrace-tasks-chosen-already = Úkoly už máte vybrané.
neutrace-not-your-turn = Na tahu je { neutrace-seat }.
neutrace-draw-first = Váš tah končí dobráním: nejdřív si vezměte kartu.
neutrace-draw-after-placing = Karta se dobírá po umístění jiné, nebo žetonem.
neutrace-needs-token = K tomu je potřeba žeton v orbitalu „{ neutrace-orbital }“.
neutrace-effect-first = Nejdřív proveďte, co dělá váš žeton: { neutrace-orbital }.
neutrace-exchange-first = Vyměňují se karty: kterou dá, vybírá { neutrace-seat }.
neutrace-give-nothing = Karty se dávají jen při výměně a žádná teď neprobíhá.
neutrace-taken = Na { $cell } už leží karta.
neutrace-reserved-for-another = Pozici { $cell } má rezervovanou jiný hráč.
neutrace-same-kind =
    { $kind ->
        [molecule] Sloupec pozice { $cell } už molekulu má, chybí mu šipka.
       *[arrow] Sloupec pozice { $cell } už šipku má, chybí mu molekula.
    }
neutrace-first = První karta mřížky leží ve sloupci f, ne na { $cell }; mřížka se pak rozrůstá na obě strany.
neutrace-apart = Pozice { $cell } se bokem nedotýká žádné karty.
neutrace-sixth-column = Mřížka už má pět sloupců, { $cell } by otevřela šestý.
neutrace-no-room-to-skip = Přeskočit sloupec jde jen v mřížce, kde už leží karta a která má nejvýš tři sloupce; { $cell } nevyhovuje.
neutrace-no-skip = Mezi { $cell } a mřížkou nezůstane právě jeden prázdný sloupec.
neutrace-not-five = Šestý sloupec se otevírá v mřížce, která má právě pět sloupců; { $cell } nevyhovuje.
neutrace-no-sixth = { $cell } není v šestém sloupci vedle mřížky.
neutrace-no-second = Po kartě na { $cell } by nezbylo místo pro vaši druhou kartu.
neutrace-no-token = Všechny vaše žetony jsou do konce kola použité.
neutrace-orbital-taken = V orbitalu „{ neutrace-orbital }“ už leží žeton hráče { neutrace-seat }.
neutrace-orbital-idle =
    { $orbital ->
        [molecule] V žádné mřížce neleží molekula.
        [arrow] V žádné mřížce neleží šipka.
        [skip] V žádné mřížce nemůžete přeskočit sloupec.
        [sixth] V žádné mřížce nemůžete otevřít šestý sloupec.
        [draw] Nezbyly žádné karty k dobrání.
        [two] Dvě karty umístit nemůžete.
        [exchange] Nemáte v ruce kartu na výměnu.
       *[reserve] Nezbyla pozice, kterou by šlo rezervovat.
    }
neutrace-fits-nowhere =
    { $kind ->
        [molecule] Molekula se nikam nevejde: dosažitelné sloupce už svou mají a žádná mřížka nemůže růst.
       *[arrow] Šipka se nikam nevejde: dosažitelné sloupce už svou mají a žádná mřížka nemůže růst.
    }
neutrace-fits-nowhere-first =
    { $kind ->
        [molecule] Tuto molekulu nelze umístit tak, aby po ní našla místo i vaše druhá karta.
       *[arrow] Tuto šipku nelze umístit tak, aby po ní našla místo i vaše druhá karta.
    }
neutrace-must-place = Můžete umístit kartu, takže vynechat tah nesmíte.
neutrace-must-fill = Můžete zaplnit svou rezervaci na { $cell }, takže vynechat tah nesmíte.
neutrace-task-not-dealt = Úkol { $task } mezi vašimi třemi není.
neutrace-task-twice = Úkol { $task } si nemůžete nechat a zároveň ho dát.
neutrace-draw-other-kind =
    { $kind ->
        [molecule] Po šipce se dobírá šipka, ne molekula.
       *[arrow] Po molekule se dobírá molekula, ne šipka.
    }
neutrace-draw-nothing =
    { $kind ->
        [molecule] Tady žádná molekula není.
       *[arrow] Tady žádná šipka není.
    }
neutrace-nothing-to-turn =
    { $kind ->
        [molecule] Na { $cell } neleží molekula.
       *[arrow] Na { $cell } neleží šipka.
    }
neutrace-nothing-in-exchange =
    { $kind ->
        [molecule] Barvu smíte vyslovit, jen máte-li molekulu na výměnu.
       *[arrow] Velikost vektoru smíte vyslovit, jen máte-li šipku na výměnu.
    }
neutrace-not-named = Karta { $card } nemá, co bylo vysloveno.
neutrace-other-kind =
    { $kind ->
        [molecule] Za molekulu se vrací molekula, ne { $card }.
       *[arrow] Za šipku se vrací šipka, ne { $card }.
    }
neutrace-same-card = Kartu { $card } jste právě dostali: dejte jinou.

## What happened

neutrace-burner = { $round }. kolo: kahan má a začíná { neutrace-seat }.
neutrace-tasks-dealt =
    { $tasks ->
        [0] { neutrace-seat } si losuje tři úkoly.
       *[other] { neutrace-seat } si losuje úkoly { $tasks }.
    }
neutrace-tasks-chosen =
    { $kept ->
        [0] { neutrace-seat } má úkoly vybrané.
       *[other] { neutrace-seat } si nechává { $kept }, předává { $given } a vrací { $returned }.
    }
neutrace-giver =
    { $giver ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $giver }
    }
neutrace-task-received =
    { $task ->
        [0] { neutrace-seat } dostává úkol; předává ho { neutrace-giver }.
       *[other] { neutrace-seat } dostává úkol { $task }; předává ho { neutrace-giver }.
    }
neutrace-dealt =
    { $cards ->
        [0] { neutrace-seat } si líže dvě molekuly a dvě šipky.
       *[other] { neutrace-seat } si líže { $cards }.
    }
neutrace-opened =
    { $kind ->
        [molecule] Otevřená molekula je { $card }.
       *[arrow] Otevřená šipka je { $card }.
    }
neutrace-placed =
    { $kind ->
        [molecule] { neutrace-seat } umisťuje molekulu { $card } na { $cell }.
       *[arrow] { neutrace-seat } umisťuje šipku { $card } na { $cell }.
    }
neutrace-side =
    { $side ->
        [left] levé
       *[right] pravé
    }
neutrace-modifier-placed =
    { $modifier ->
        [explosion] { $cell }: { neutrace-seat } přidává výbuch na { neutrace-side } straně.
       *[neutralisation] { $cell }: { neutrace-seat } přidává neutralizaci na { neutrace-side } straně.
    }
neutrace-drew =
    { $card ->
        [0] { neutrace-seat } si dobírá { $kind ->
            [molecule] molekulu
           *[arrow] šipku
        } z balíčku.
       *[other] { neutrace-seat } si dobírá z balíčku { $card }.
    }
neutrace-took =
    { $kind ->
        [molecule] { neutrace-seat } si bere otevřenou molekulu { $card }.
       *[arrow] { neutrace-seat } si bere otevřenou šipku { $card }.
    }
neutrace-passed = { neutrace-seat } vynechává tah.
neutrace-orbital =
    { $orbital ->
        [molecule] otočení molekuly
        [arrow] otočení šipky
        [skip] přeskočení sloupce
        [sixth] šestý sloupec
        [draw] dobrání karty
        [two] dvě karty
        [exchange] výměna
        [reverse] opačné pořadí
       *[reserve] rezervace
    }
neutrace-token-placed = { neutrace-seat } posílá žeton do orbitalu „{ neutrace-orbital }“.
neutrace-turned =
    { $kind ->
        [molecule] { $cell }: { neutrace-seat } otáčí molekulu, teď je to { $card }.
       *[arrow] { $cell }: { neutrace-seat } otáčí šipku, teď je to { $card }.
    }
neutrace-named =
    { $colour ->
        [0] { neutrace-seat } žádá vektor { $sizehalf ->
            [0] { $size }
           *[1] { $size ->
                [0] ½
               *[other] { $size }½
            }
        }.
       *[other] { neutrace-seat } žádá barvu: { neutrace-colour }.
    }
neutrace-has-none = { neutrace-seat } takovou kartu nemá.
neutrace-has-one = { neutrace-seat } takovou kartu má a musí jednu dát.
neutrace-to =
    { $to ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $to }
    }
neutrace-gave =
    { $card ->
        [0] { neutrace-seat } předává kartu, dostává ji { neutrace-to }.
       *[other] { neutrace-seat } předává kartu { $card }, dostává ji { neutrace-to }.
    }
neutrace-reserved = Pozici { $cell } má rezervovanou { neutrace-seat }.
neutrace-evaluating =
    { $backwards ->
        [0] Vyhodnocují se rovnice, které má { neutrace-seat }.
       *[1] Rovnice, které má { neutrace-seat }, se vyhodnocují v opačném pořadí.
    }
neutrace-equation = { neutrace-seat }, sloupec { $column }: { $molecule } a { $arrow }.
neutrace-incomplete = { neutrace-seat }, sloupec { $column }: neúplná rovnice, nic se neděje.
neutrace-moved = { $letter }: { neutrace-seat } { neutrace-colour } se posouvá z { neutrace-before } na { neutrace-after }.
neutrace-by =
    { $by ->
        [0] 1D
        [1] 2D
       *[2] 3D
    }
neutrace-chained =
    { $exploded ->
        [0] { $letter }: na { neutrace-before } překáží { neutrace-by }. Řetězová reakce: { neutrace-seat } pokračuje na { neutrace-after }.
       *[1] { $letter }: na { neutrace-before } překáží { neutrace-by }. Výbuch nese { neutrace-seat } dál na { neutrace-after }.
    }
neutrace-reached-goal = { $letter }: { neutrace-seat } { neutrace-colour } je v cíli { $end }.
neutrace-locked = { $letter }: { neutrace-seat } { neutrace-colour } je zamčená v cíli { $end } a nehýbe se.
neutrace-exploded = { $letter }: výbuch! { neutrace-seat } { neutrace-colour } letí z { neutrace-before } na { neutrace-after }.
neutrace-neutralised = { $letter }: { neutrace-seat } { neutrace-colour } se neutralizuje, z { neutrace-before } na { neutrace-after }.
neutrace-fizzled =
    { $modifier ->
        [explosion] { $letter }: výbuch nenastal, { neutrace-seat } { neutrace-colour } na { neutrace-before } není v cíli a zůstává na { neutrace-after }.
       *[neutralisation] { $letter }: neutralizace nenastala, { neutrace-seat } { neutrace-colour } na { neutrace-before } je v cíli a zůstává na { neutrace-after }.
    }
neutrace-player =
    { $player ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $player }
    }
neutrace-modifier-moved =
    { $modifier ->
        [explosion] Výbuch přechází: hraje ho { neutrace-player }, dostává ho { neutrace-seat }.
       *[neutralisation] Neutralizace přechází: hraje ji { neutrace-player }, dostává ji { neutrace-seat }.
    }
neutrace-modifier-returned = { neutrace-modifier }: zpět u hráče { neutrace-seat }.
neutrace-both-ends = { neutrace-seat } má jako první látky na obou koncích.
neutrace-task-shown = { neutrace-seat } ukazuje úkol { $task }: je splněný natrvalo.
neutrace-five-in = { neutrace-seat } má pět látek v cíli: toto kolo je poslední.
neutrace-round-over = Konec { $round }. kola, všechny žetony se vracejí.
neutrace-counted =
    { $substances ->
        [one] { neutrace-seat }: { $substances } látka v cíli.
        [few] { neutrace-seat }: { $substances } látky v cíli.
       *[other] { neutrace-seat }: { $substances } látek v cíli.
    }
neutrace-task-counted =
    { $fulfilled ->
        [0] { neutrace-seat }: úkol { neutrace-task-name } splněný není.
       *[1] { neutrace-seat }: úkol { neutrace-task-name } je splněný, 1 bod.
    }
neutrace-won =
    { $number ->
        [one] Vítězí { $seats }, počet bodů: { $score }.
       *[other] O první místo se dělí { $seats }, počet bodů: { $score }.
    }

## How it ended

neutrace-end = pět látek v cíli
neutrace-end-resigned = vzdání
neutrace-end-agreed = dohodou

## The first lesson

neutrace-lesson-equation = Ve vaší mřížce čeká molekula: vlevo červená, vpravo zelená. Doplňte rovnici svou šipkou tak, aby zelená z 11½ došla do cíle na B.
neutrace-lesson-equation-solved = Pravý atom se posouvá k B o pravý vektor: 11½ + 3 je už za krajem, takže zelená zůstala v cíli a je tam zamčená.
neutrace-lesson-equation-again = Šipka patří do stejného sloupce jako molekula, dlouhým vektorem vpravo.
neutrace-lesson-way-round = Ve vaší mřížce čeká šipka: doleva 2, doprava 1. Vaše modrá stojí na 2. Položte molekulu tak, aby modrá došla na A.
neutrace-lesson-way-round-solved = Modrá je teď vlevo, a proto šla k A. Každou kartu můžete položit oběma směry.
neutrace-lesson-way-round-again = K A jde jen levý atom. Otočte kartu tak, aby modrá byla vlevo.
neutrace-lesson-two-cards = Červená stojí na 2½ a zelená na 11. Postavte ve své mřížce celou rovnici, která je obě naráz dostane do cíle.
neutrace-lesson-two-cards-solved = Dvě karty v jednom sloupci, dva posuny, dva body.
neutrace-lesson-two-cards-again = Obě karty patří do jednoho sloupce vaší mřížky: červená vlevo a k ní šipka, která má vlevo 2½.
neutrace-lesson-chain = Červená hráče 2D stojí na 4, vaše na 6. Posuňte svou červenou tak, aby ji řetězová reakce přenesla přes tu cizí.
neutrace-lesson-chain-solved = Vaše červená by skončila na cizí, a tak tentýž posun zopakovala: ze 6 na 4 a dál na 2.
neutrace-lesson-chain-again = Posun o 1 skončí na 5, celé pole daleko, a nic se nestane. Posun o 2 skončí na 4, přímo na cizí látce.
neutrace-lesson-hinder = Stavět smíte i v cizích mřížkách. Hráč 2D má modrou na 13, pole od cíle, a molekulu s modrou vlevo. Zažeňte jeho modrou zpět na 10.
neutrace-lesson-hinder-solved = Vaše šipka posunula cizí látku. Kdo nechá rovnici otevřenou, zve ostatní, aby ji doplnili.
neutrace-lesson-hinder-again = Modrou posouvá k A levý vektor. Dejte šipku pod molekulu hráče 2D, trojkou vlevo.
neutrace-lesson-explosion = Červená hráče 2D je v cíli na A a je zamčená. Máte výbuch: přidejte ho na správnou stranu šipky a dostaňte červenou ven.
neutrace-lesson-explosion-solved = Červená odletěla na 1 a bod je prozatím pryč. Výbuch ale od teď patří hráči 2D.
neutrace-lesson-explosion-again = Šipka musí doplnit rovnici hráče 2D a výbuch musí ležet na straně červené, tedy vlevo.
neutrace-lesson-orbital = Karty vám došly, ale máte žeton. Červená stojí na 13 a vaše rovnice by ji od B odehnala. Napravte to orbitalem.
neutrace-lesson-orbital-solved = Otočená molekula posílá červenou na B. V příštím kole máte žetony zase k dispozici.
neutrace-lesson-orbital-again = Dejte žeton do orbitalu, který otáčí molekulu, a otočte tu červenou a zelenou.

## The text table

neutrace-line-seat = { neutrace-seat }: v cíli { $goals }, žetony { $tokens }, modifikátory x{ $explosions } n{ $neutralisations }, v ruce { $molecules } m + { $arrows } a
neutrace-line-known = víte o kartách: { $cards }
neutrace-line-pioneer = první na obou koncích
neutrace-line-forecast = Kdyby kolo teď skončilo, { neutrace-seat }: { $moves }
neutrace-line-decks = Balíčky: molekuly { $molecules }, šipky { $arrows }. Otevřené: { $molecule } a { $arrow }
neutrace-line-orbitals-free = Volné orbitaly: { $orbitals }
neutrace-line-orbitals-taken = Orbitaly hráče { neutrace-seat }: { $orbitals }
neutrace-line-hand = Vaše ruka: { $cards }
neutrace-line-named =
    { $colour ->
        [0] { neutrace-seat } žádá vektor { $named }: dejte takovou šipku
       *[other] { neutrace-seat } žádá { $named } ({ neutrace-colour }): dejte takovou molekulu
    }
neutrace-line-tasks-dealt = Úkoly na výběr, { neutrace-seat }: { $task }
neutrace-task-state =
    { $state ->
        [fulfilled] {", splněný"}
        [failed] {", nesplněný"}
       *[open] {""}
    }
neutrace-line-points = Body, { neutrace-seat }: v cíli { $goals } + úkoly { $tasks } = { $points }
neutrace-line-task-kept = Ponechaný úkol, { neutrace-seat }: { neutrace-task-name }{ neutrace-task-state }
neutrace-line-task-received = Přidělený úkol, { neutrace-seat }: { neutrace-task-name }{ neutrace-task-state }
neutrace-line-task-returned = Vrácený úkol, { neutrace-seat }: { neutrace-task-name }
neutrace-line-legend = m molekula, a šipka, x výbuch, n neutralizace, ?1 rezervace, * kahan

## Notation

neutrace-position-long = Pozice nemá víc než { $most } znaků.
neutrace-position-parts = { $part ->
    [seats] Chybí první část: hráči.
    [grids] Chybí druhá část: mřížky („-“, jsou-li prázdné).
   *[turn] Chybí třetí část: kdo má kahan a kdo je na tahu.
} Pozice má tři části oddělené středníkem a mezerou.
neutrace-position-surplus = „{ $part }“ je čtvrtá část. Pozice má tři: hráče, mřížky a kdo je na tahu.
neutrace-position-seats = { $seats ->
    [1] „{ $part }“ je jediný hráč.
   *[other] „{ $part }“ je čtvrtý hráč.
} V první části jsou dva nebo tři hráči oddělení „ / “.
neutrace-position-unreadable = „{ $part }“ se nedá přečíst.
neutrace-position-rather = Místo „{ $part }“ napište „{ $rather }“.
neutrace-position-lacks = Pozice neříká, kdo má { $part ->
    [burner] kahan (burner=1)
   *[turn] tah (turn=1)
}.
neutrace-position-number = „{ $part }“ není žádné z míst, ta jsou 1 až { $seats }.
neutrace-position-twice = { $what } je na dvou místech.
neutrace-position-kind = { $kind ->
    [molecule] { $card } není molekula, a leží tam, kde jsou jen molekuly.
   *[arrow] { $card } není šipka, a leží tam, kde jsou jen šipky.
}
neutrace-position-open = { $kind ->
    [molecule] Vedle balíčku neleží otevřená molekula.
   *[arrow] Vedle balíčku neleží otevřená šipka.
}
neutrace-position-hand = { neutrace-seat } má v ruce příliš mnoho karet.
neutrace-position-tokens = { neutrace-seat } má víc žetonů než { $most }.
neutrace-position-modifiers = { $modifier ->
    [explosion] Výbuchů je víc než { $most }.
   *[neutralisation] Neutralizací je víc než { $most }.
}
neutrace-position-overlap = Látky v řádku { $letter } se překrývají.
neutrace-position-over = { neutrace-seat } má v cílech pět látek, takže hra už skončila.
neutrace-position-pioneer = { neutrace-seat } je na obou koncích, takže tam někdo byl první (pioneer=1).
neutrace-position-reservation = Rezervace je nejvýše jedna a patří tomu, kdo má žeton v jejím orbitalu.
neutrace-position-two-players = Modifikátory na { $cell } zahráli dva hráči, ale oba hraje ten, kdo šipku pokládá.
neutrace-position-unused = V orbitalu „{ neutrace-orbital }“ leží žeton, ale nic v mřížkách nemůže být jeho dílem.
neutrace-position-turn = „{ $part }“: hraje se po směru hodin od kahanu, každý po jedné akci, takže na tahu je někdo jiný.
neutrace-position-token-early = { neutrace-seat }: v orbitalech je víc žetonů, než kolik bylo tahů.
neutrace-position-grid = Mřížka hráče { neutrace-seat } se nedá vyložit kartu po kartě: co leží na { $cell }, nesedí k ostatnímu.
neutrace-position-grid-again = Mřížka hráče { neutrace-seat } potřebuje žeton, který už posloužil v jiné mřížce.
neutrace-position-idle = { neutrace-seat } je na tahu, ale nemůže nic dělat.

## Board

neutrace-round =
    { $last ->
        [true] { $round }. kolo, poslední
       *[false] { $round }. kolo
    }
neutrace-forecast = Předpověď
neutrace-forecast-why = Ukázat, kde by látky skončily, kdyby se kolo vyhodnotilo teď
neutrace-forecast-said = Kdyby kolo teď skončilo: { $ends }.
neutrace-scale-seat =
    { $seat ->
        [0] { $name }, tyčinky: { $places }.
        [1] { $name }, čtverce: { $places }.
       *[2] { $name }, krychle: { $places }.
    }
neutrace-grid = Mřížka { neutrace-seat }
neutrace-grid-empty = Zatím tu nic neleží.
neutrace-tab-grid = Mřížka: { $name }, { neutrace-seat }
neutrace-tab-module = Subatomární modul, volné orbitaly: { $free }
neutrace-tab-short =
    { $tab ->
        [module] Modul
        [tasks] Úkoly
       *[forecast] Předpověď
    }
neutrace-tell-end =
    { $end ->
        [A] Konec A, kyseliny. Za každou svou látku, která zde na konci hry stojí, máte bod.
       *[B] Konec B, zásady. Za každou svou látku, která zde na konci hry stojí, máte bod.
    }
neutrace-tell-row = Řada { $letter }: každý v ní má jednu látku. Pohybují jí atomy této barvy.
neutrace-tell-card = V ruce: { $card }. Molekula určuje, které látky se pohnou, šipka jak daleko; v jednom sloupci nad sebou tvoří rovnici.
neutrace-tell-supply = { $card }. Kdo umístí kartu, dobere si jednu téhož druhu: z balíčku, nebo otevřenou.
neutrace-tell-burner = { neutrace-has-burner }: tento hráč začíná kolo a vyhodnocuje se první.
neutrace-tell-goals = { neutrace-goals }. Za každou je bod; hra končí, když jich někdo má v cíli pět.
neutrace-tell-tokens = { neutrace-tokens }. Žeton položený do volného orbitalu modulu je celý tah.
neutrace-tell-modifiers = { neutrace-modifiers }. Přidává se na stranu šipky, když se umisťuje. Exploze vyhodí látku z cíle, neutralizace ji vrátí na N.
neutrace-tell-grid = { neutrace-tab-grid }. Její rovnice hýbou látkami jejího majitele, ať je postavil kdokoli.
neutrace-tell-module = { neutrace-tab-module }. Každý orbital pojme za kolo jeden žeton a umí něco jiného.
neutrace-tell-tasks = Tajné úkoly. Za každý, který je na konci hry splněný, je bod.
neutrace-tabs = Mřížky, modul a úkoly
neutrace-cell-empty =
    { $state ->
        [reserved] { $cell }, rezervováno
        [open] { $cell }, volná pozice
       *[closed] { $cell }, sem nejde
    }
neutrace-cell-card = { $cell }: { $card }
neutrace-modifier-on = { neutrace-modifier } na { neutrace-side } straně
neutrace-molecule-said = molekula, k A { $left }, k B { $right }
neutrace-arrow-said = šipka, k A { $left }, k B { $right }
neutrace-has-burner = Kahan má { neutrace-seat }
neutrace-backwards = Rovnice, které má { neutrace-seat }, se v tomto kole vyhodnotí v opačném pořadí
neutrace-pioneer = { neutrace-seat } byl první na obou koncích
neutrace-goals =
    { $substances ->
        [one] { $substances } látka v cíli
        [few] { $substances } látky v cíli
       *[other] { $substances } látek v cíli
    }
neutrace-tokens =
    { $tokens ->
        [one] zbývá { $tokens } žeton
        [few] zbývají { $tokens } žetony
       *[other] zbývá { $tokens } žetonů
    }
neutrace-modifiers = Výbuchy: { $explosions }, neutralizace: { $neutralisations }
neutrace-holds = Karty v ruce: molekuly { $molecules }, šipky { $arrows }.
neutrace-known = Víte o kartách: { $cards }
neutrace-hand = Vaše ruka
neutrace-hand-empty = V ruce nemáte žádnou kartu.
neutrace-turn = Otočit kartu (T)
neutrace-modifier-use =
    { $side ->
        [left] { neutrace-modifier }: na levé straně šipky
        [right] { neutrace-modifier }: na pravé straně šipky
        [both] { neutrace-modifier }: na obou stranách šipky
       *[none] { neutrace-modifier }: nepoužito, máte { $owned }
    }
neutrace-supply = Balíčky a otevřené karty
neutrace-deck =
    { $kind ->
        [molecule] Balíček molekul: { $count }
       *[arrow] Balíček šipek: { $count }
    }
neutrace-open-card =
    { $is ->
        [none] Žádná otevřená karta
       *[there] Otevřená: { $card }
    }
neutrace-module = Subatomární modul
neutrace-orbital-does =
    { $orbital ->
        [molecule] Otočte v kterékoli mřížce jednu molekulu o 180°.
        [arrow] Otočte v kterékoli mřížce jednu šipku o 180°, i s modifikátory.
        [skip] Umístěte kartu tak, aby vedle mřížky zůstal jeden sloupec prázdný.
        [sixth] Umístěte kartu, která otevře šestý sloupec.
        [draw] Doberte si jednu kartu, aniž nějakou umístíte.
        [two] Umístěte dvě karty, pak si doberte jen jednu.
        [exchange] Vyslovte barvu nebo vektor: kdo takovou kartu má, musí ji s vámi vyměnit.
        [reverse] Vaše rovnice se v tomto kole vyhodnotí od poslední k první.
       *[reserve] Rezervujte si pozici v kterékoli mřížce: zaplnit ji smíte jen vy.
    }
neutrace-orbital-label =
    { $state ->
        [taken] { neutrace-orbital }, žeton tu má { $name }. { $does }
        [shut] { neutrace-orbital }, teď nejde. { $does }
       *[other] { neutrace-orbital }. { $does }
    }
neutrace-naming = Vyslovte barvu nebo velikost vektoru
neutrace-name-colour = Vyslovit barvu: { $colour }
neutrace-name-size = Vyslovit vektor { $size }
neutrace-pass = Vynechat tah
neutrace-draft-held = V ruce: { $card }. Vyberte některou ze svítících pozic.
neutrace-draft-place =
    { $modifiers ->
        [0] { $cell }: { $card }. Kartu můžete otočit, nebo zahrát.
       *[other] { $cell }: { $card }. Kartu můžete otočit, přidat na stranu modifikátor, nebo zahrát.
    }
neutrace-draft-turn = Karta na { $cell } se otočí.
neutrace-draft-reserve = Pozice { $cell } bude do konce kola vaše.
neutrace-draft-tasks = Úkoly máte vybrané, potvrďte je.
neutrace-draft-move =
    { $do ->
        [keep] Nechat si { $keep } a předat { $give }.
        [draw-m] Dobrat molekulu z balíčku.
        [draw-a] Dobrat šipku z balíčku.
        [take-m] Vzít otevřenou molekulu.
        [take-a] Vzít otevřenou šipku.
        [name] Vyslovit: { $named }.
        [token] Dát žeton do orbitalu „{ neutrace-orbital }“.
        [give] Předat { $card }.
       *[place] Umístit { $card } na { $cell }.
    }
neutrace-tasks = Úkoly
neutrace-tasks-secret = Úkoly všech hráčů jsou tajné.
neutrace-task-says =
    { $task ->
        [A3] Dostaňte aspoň tři své látky na konec A.
        [B3] Dostaňte aspoň tři své látky na konec B.
        [X4] Dostaňte aspoň čtyři své látky na jeden konec.
        [AB] Mějte látky na obou koncích dřív než kdokoli jiný.
       *[other] Dostaňte { $task } a sousední řadu na stejný konec.
    }
neutrace-task-whose =
    { $what ->
        [kept] { $mine ->
            [true] Nechali jste si
           *[false] { $name }: ponechaný
        }
        [received] { $mine ->
            [true] Dostali jste
           *[false] { $name }: přidělený
        }
       *[returned] { $mine ->
            [true] Vrátili jste
           *[false] { $name }: vrácený
        }
    }
neutrace-task-is =
    { $state ->
        [fulfilled] splněno
        [failed] nesplněno
        [lost] první byl jiný hráč
       *[open] zatím nesplněno
    }
neutrace-points = Body
neutrace-points-goals = v cíli
neutrace-points-task = { $task }: { neutrace-task-says } { $state ->
        [fulfilled] 1 bod
       *[failed] bez bodu
    }
neutrace-points-sum =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
       *[other] { $name }: { $points } bodů
    }
neutrace-choose-step =
    { $step ->
        [keep] Jeden tajný úkol si nechte
        [give] Teď jeden dejte: { $name }
        [confirm] Úkoly máte vybrané
        [chosen] Vaše tajné úkoly
       *[watch] Hráči si vybírají tajné úkoly
    }
neutrace-task-fate =
    { $fate ->
        [kept] Necháváte si
        [given] Dostane { $name }
       *[returned] Vrací se
    }
neutrace-tasks-done = Potvrdit
neutrace-has-chosen =
    { $chosen ->
        [true] má vybráno
       *[false] vybírá
    }
neutrace-film-pause = Pozastavit
neutrace-film-go-on = Pokračovat
neutrace-film-step = Další krok
neutrace-film-skip = Na konec

## Reasons for a move

neutrace-why-hand = zlepšuje karty v ruce
neutrace-why-waits = nechává si možnosti na později
neutrace-why-begins = začíná rovnici, kterou žádná karta v ruce dobře nedokončí
neutrace-why-spoils-goal =
    { $planned ->
        [0] vyhání z cíle látku, kterou tam má { neutrace-seat }
       *[1] kartou z ruky lze vyhnat z cíle látku, kterou tam má { neutrace-seat }
    }
neutrace-why-hinders =
    { $planned ->
        [0] o { neutrace-way } zpět se dostane { neutrace-seat }
       *[1] po doplnění kartou z ruky se o { neutrace-way } zpět dostane { neutrace-seat }
    }
neutrace-why-helps = dopředu se dostane { neutrace-seat }
neutrace-why-goal =
    { $planned ->
        [0] { $goals ->
            [one] dostává látku do cíle
            [few] dostává { $goals } látky do cílů
           *[other] dostává { $goals } látek do cílů
        }
       *[1] { $goals ->
            [one] kartou z ruky lze dostat látku do cíle
            [few] kartou z ruky lze dostat { $goals } látky do cílů
           *[other] kartou z ruky lze dostat { $goals } látek do cílů
        }
    }
neutrace-why-leaves-goal =
    { $goals ->
        [one] přichází o cíl
        [few] přichází o { $goals } cíle
       *[other] přichází o { $goals } cílů
    }
neutrace-why-forward =
    { $planned ->
        [0] posouvá látky blíž k cílům, celkem o { neutrace-way }
       *[1] kartou z ruky lze posunout látky blíž k cílům, celkem o { neutrace-way }
    }
neutrace-why-back = vzdaluje látky od cílů, celkem o { neutrace-way }
neutrace-way =
    { $half ->
        [0] { $fields }
       *[1] { $fields ->
            [0] ½
           *[other] { $fields }½
        }
    }
neutrace-why-task =
    { $done ->
        [0] už neplní úkol { neutrace-task-name }
       *[1] plní úkol { neutrace-task-name }
    }
neutrace-why-orbital = využívá orbital „{ neutrace-orbital }“
neutrace-why-held =
    { $fewer ->
        [0] { $kind ->
            [molecule] molekul je v ruce i tak víc než šipek
           *[arrow] šipek je v ruce i tak víc než molekul
        }
       *[1] { $kind ->
            [molecule] molekul je v ruce méně než šipek
           *[arrow] šipek je v ruce méně než molekul
        }
    }
neutrace-why-drawn =
    { $open ->
        [0] { $better ->
            [0] otevřená karta je užitečnější než většina balíčku
           *[1] většina balíčku je užitečnější než otevřená karta
        }
       *[1] { $better ->
            [0] otevřená karta je méně užitečná než většina balíčku
           *[1] otevřená karta je užitečnější než většina balíčku
        }
    }
neutrace-why-of-use =
    { $best ->
        [0] kartám v ruce by víc prospělo něco jiného
       *[1] kartám v ruce prospěje nejvíc
    }
neutrace-why-keeps =
    { $likely ->
        [1] nechává si { $task }, který se spíš splní
        [0] nechává si { $task }, který se splní stejně snadno jako ostatní
       *[-1] nechává si { $task }, který se spíš nesplní
    }
neutrace-why-gives =
    { $likely ->
        [1] dává pryč { $task }, který se spíš splní
        [0] dává pryč { $task }, který se splní stejně snadno jako ostatní
       *[-1] dává pryč { $task }, který se spíš nesplní
    }

## Rádce

neutrace-coach-ends = Jak karty leží, { neutrace-seat } dostane v tomto kole do cíle pět látek a hra tím skončí.
neutrace-coach-four = { neutrace-seat } má v cílech čtyři látky. S další hra po tom kole skončí.

## První hra s průvodcem

neutrace-coached-scale = Tohle je stupnice pH. Všechny látky začínají v neutrálním středu. Každá vaše, která na konci hry stojí na kraji, A nebo B, je bod.
neutrace-coached-hand = Tah je jedna akce: položit molekulu nebo šipku z ruky, nebo použít žeton. Molekula má dvě barvy, šipka dva vektory; položit je můžete jedním i druhým směrem.
neutrace-coached-supply = Po položení karty doberete jednu stejného druhu: odkrytou, kterou vidí i ostatní, nebo neznámou z balíčku.
neutrace-coached-grid = Molekula a šipka v jednom sloupci tvoří rovnici. Levá barva jde k A o levý vektor, pravá barva k B o pravý. Hýbou se látky toho, čí je mřížka.
neutrace-coached-others = Karty smíte klást i do cizích mřížek: barvu, kterou chce někdo mít v A, pošlete k B. Stupnice předem ukazuje, co by kolo udělalo, kdyby skončilo teď.
neutrace-coached-tasks = Máte dva tajné úkoly: jeden, který jste si nechali, a jeden, který jste dostali. Za každý, který bude na konci splněný, je bod.
neutrace-coached-module = Každý orbital pojme jeden žeton a dá vám něco navíc: otočit kartu, položit dvě, přeskočit sloupec. Žetony máte tři a po každém kole se vám vrátí.
neutrace-coached-round = Kolo je vyhodnoceno: karty se sesbírají, látky zůstanou, kde jsou. Jakmile někdo dostane do cílů pět látek, kolo se dohraje a hra končí.
neutrace-coached-end = Hra skončila: počítají se látky v cílech a splněné úkoly. Rozbor ukáže, kde se hra lámala.
