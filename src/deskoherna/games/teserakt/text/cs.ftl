teserakt-about = Mimozemská krychle z 64 kostek se hroutí. Společně ji rozebíráte a stabilizujete po jedné kostce každé barvy a hodnoty, než prostor popraská posedmé.
teserakt-goal = Společně zaplňte všech 24 míst, pro každou barvu a hodnotu jedno, kostkami z krychle. Prohrajete, když prostor praskne posedmé.
teserakt-kind = kooperativní kostkový hlavolam
teserakt-length = 60 minut
teserakt-seat = Výzkumník { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}

## Options

teserakt-option-base = Základna
teserakt-option-base-1 = 1, na seznámení
teserakt-option-base-2 = 2, obvyklá
teserakt-option-base-3 = 3, obtížná
teserakt-option-base-4 = 4, skutečná výzva
teserakt-option-base-A = A, jako 1, ale pestřejší
teserakt-option-base-B = B, jako 2, ale pestřejší
teserakt-option-base-C = C, jako 3, ale pestřejší
teserakt-option-base-D = D, jako 4, ale pestřejší
teserakt-option-cards = Karty výzkumu na začátku
teserakt-option-cards-true = každý jednu
teserakt-option-cards-false = žádné (těžší)
teserakt-option-collapsed = Více zhroucených kostek na začátku
teserakt-option-collapsed-0 = ne
teserakt-option-collapsed-1 = o jednu (těžší)
teserakt-option-collapsed-2 = o dvě (těžší)
teserakt-option-race = Trhliny proti objevům
teserakt-option-race-false = ne
teserakt-option-race-true = trhlina bere kartu objevu (těžší)
teserakt-option-first = Kdo začíná
teserakt-option-first-drawn = rozhodne náhoda
teserakt-option-first-seat = první místo
teserakt-option-deck = Karty, výzkumníci a základny
teserakt-option-deck-standard = naše
teserakt-option-deck-own = vlastní balíček
teserakt-option-deck-rule = TES-R2

## Names

teserakt-die =
    { $die ->
        [y1] žlutá 1
        [y2] žlutá 2
        [y3] žlutá 3
        [y4] žlutá 4
        [y5] žlutá 5
        [y6] žlutá 6
        [o1] oranžová 1
        [o2] oranžová 2
        [o3] oranžová 3
        [o4] oranžová 4
        [o5] oranžová 5
        [o6] oranžová 6
        [p1] fialová 1
        [p2] fialová 2
        [p3] fialová 3
        [p4] fialová 4
        [p5] fialová 5
        [p6] fialová 6
        [b1] modrá 1
        [b2] modrá 2
        [b3] modrá 3
        [b4] modrá 4
        [b5] modrá 5
       *[b6] modrá 6
    }
teserakt-die-first =
    { $die ->
        [y1] Žlutá 1
        [y2] Žlutá 2
        [y3] Žlutá 3
        [y4] Žlutá 4
        [y5] Žlutá 5
        [y6] Žlutá 6
        [o1] Oranžová 1
        [o2] Oranžová 2
        [o3] Oranžová 3
        [o4] Oranžová 4
        [o5] Oranžová 5
        [o6] Oranžová 6
        [p1] Fialová 1
        [p2] Fialová 2
        [p3] Fialová 3
        [p4] Fialová 4
        [p5] Fialová 5
        [p6] Fialová 6
        [b1] Modrá 1
        [b2] Modrá 2
        [b3] Modrá 3
        [b4] Modrá 4
        [b5] Modrá 5
       *[b6] Modrá 6
    }
teserakt-die-of =
    { $die ->
        [y1] žlutou 1
        [y2] žlutou 2
        [y3] žlutou 3
        [y4] žlutou 4
        [y5] žlutou 5
        [y6] žlutou 6
        [o1] oranžovou 1
        [o2] oranžovou 2
        [o3] oranžovou 3
        [o4] oranžovou 4
        [o5] oranžovou 5
        [o6] oranžovou 6
        [p1] fialovou 1
        [p2] fialovou 2
        [p3] fialovou 3
        [p4] fialovou 4
        [p5] fialovou 5
        [p6] fialovou 6
        [b1] modrou 1
        [b2] modrou 2
        [b3] modrou 3
        [b4] modrou 4
        [b5] modrou 5
       *[b6] modrou 6
    }
teserakt-card =
    { $card ->
        [fine-tuning] Jemné ladění
        [tweezers] Pinzeta
        [turnover] Překlopení
        [damping] Tlumení
        [rebuilding] Přestavba
        [drone] Dron
        [calibration] Kalibrace
        [barter] Směna
        [second-wind] Druhý dech
        [precise-tuning] Přesné ladění
        [gripper] Chapadlo
        [absorber] Absorbér
        [programming] Programování
        [overtime] Přesčas
        [mirror] Zrcadlo
        [graft] Roub
        [market] Tržiště
        [scholarship] Stipendium
        [landslide] Sesuv
        [breakthrough] Průlom
        [purge] Pročištění
        [healing] Zacelení
        [rebirth] Znovuzrození
        [master-plan] Velký plán
        [remake] Přetvoření
        [direct-hit] Přímý zásah
        [rescue] Záchrana
        [harvest] Sklizeň
        [seal] Pečeť
        [harmony] Souzvuk
        [void] Prázdnota
        [renewal] Obnova
        [alignment] Srovnání
        [stopped-time] Zastavený čas
        [insight] Vhled
        [filter] Filtr
        [tunnel] Tunel
        [magnetic-physicist] Magnetická fyzička
        [polymath] Polyhistor
        [quartermaster] Zásobovač
        [optician] Optička
        [pilot] Pilotka
        [statistician] Statistik
        [archivist] Archivářka
        [geologist] Geolog
        [surgeon] Chirurg
        [professor] Profesorka
        [engineer] Inženýr
       *[own] { $name }
    }
teserakt-place =
    { $place ->
        [A] v laboratoři A
        [B] v laboratoři B
        [C] v laboratoři C
        [D] v laboratoři D
        [z] v oblasti zhroucení
       *[other] na { $place }
    }
teserakt-symbol =
    { $symbol ->
        [acceleration] Zrychlení
        [reinforcement] Posílení
        [chain] Řetězová reakce
        [fission] Štěpení
        [wave] Vlna EMP
        [burst] Výbuch EMP
        [interphase] Interfáze
       *[shock] Rázová vlna
    }
teserakt-colour-name =
    { $colour ->
        [y] žlutá
        [o] oranžová
        [p] fialová
       *[b] modrá
    }

## What is asked

teserakt-ask-become = { $who }: který výzkumník budete? Napište be a jméno, nebo be any.
teserakt-ask-corner = { $who }: vezměte si do laboratoře kostku z některého horního rohu, třeba at a1.
teserakt-ask-act =
    { $actions ->
        [0] { $who }: akce už nezbývají. Zahrajte karty, nebo skončete (end).
        [one] { $who }: zbývá vám jedna akce. Proveďte ji, nebo zahrajte kartu.
        [few] { $who }: zbývají vám { $actions } akce. Proveďte akci, nebo zahrajte kartu.
       *[other] { $who }: zbývá vám { $actions } akcí. Proveďte akci, nebo zahrajte kartu.
    }
teserakt-ask-consent =
    { $giving ->
        [yes] { $who } vám chce dát kostku: { teserakt-die }. Souhlasíte? yes, nebo no.
       *[no] { $who } vás žádá o kostku: { teserakt-die }. Souhlasíte? yes, nebo no.
    }
teserakt-ask-boundary = Mezní kostkou může být více kostek. Která se zhroutí?
teserakt-ask-annihilated = Mezní kostkou může být více kostek. Která se anihiluje?
teserakt-ask-lowest = Nejnižších zhroucených kostek je více. Kterou hodíte?
teserakt-ask-wave = Vlna EMP: které laboratoře se netýká?
teserakt-ask-identical = Anihilovat stejnou kostku ({ teserakt-die }) i v oblasti zhroucení? yes, nebo no.
teserakt-ask-reroll = Hodit zbytkem sady ({ $dice }) a dobrat si kartu úrovně { $level }? yes, nebo no.
teserakt-ask-return = Která anihilovaná kostka se vrátí? Napište colour a písmeno.
teserakt-ask-put = Kam na Teserakt přijde { teserakt-die }? Napište at a sloupec.
teserakt-ask-deliver = Do které laboratoře přijde { teserakt-die }?
teserakt-ask-choice = Kterou z možností? Napište choose a číslo.
teserakt-ask-group =
    { $do ->
        [flip] Které kostky převrátíte? Nebo done.
        [roll] Kterými kostkami hodíte? Nebo done.
       *[annihilate] Které kostky anihilujete? Nebo done.
    }
teserakt-ask-effect =
    { $do ->
        [extract] Kterou kostku vytěžíte?
        [adjust] Kterou kostku upravíte a na co?
        [set] Kterou kostku nastavíte a na co?
        [flip] Kterou kostku převrátíte?
        [roll] Kterou kostkou hodíte?
        [annihilate] Kterou kostku anihilujete?
        [stabilise] Kterou kostku stabilizujete?
        [relocate] Kterou kostku relokujete a kam?
        [transfer] Která kostka půjde do které laboratoře?
       *[exchange] Které dvě kostky si vymění místo?
    } { $left ->
        [1] { "" }
       *[other] (ještě { $left }×)
    }

teserakt-ask-become-board = Vyberte, kým bude { $who }, nebo to nechte na náhodě.
teserakt-ask-corner-board = { $who }: vyberte si do laboratoře kostku z některého horního rohu. Hodí se jí.
teserakt-ask-act-board =
    { $actions ->
        [0] { $who }: akce už nezbývají. Zahrajte karty, nebo skončete.
        [one] { $who }: zbývá vám jedna akce. Vyberte kostku, sadu, nebo kartu.
        [few] { $who }: zbývají vám { $actions } akce. Vyberte kostku, sadu, nebo kartu.
       *[other] { $who }: zbývá vám { $actions } akcí. Vyberte kostku, sadu, nebo kartu.
    }
teserakt-ask-consent-board =
    { $giving ->
        [yes] { $who } vám chce dát kostku: { teserakt-die }. Souhlasíte?
       *[no] { $who } vás žádá o kostku: { teserakt-die }. Souhlasíte?
    }
teserakt-ask-identical-board = Anihilovat stejnou kostku ({ teserakt-die }) i v oblasti zhroucení?
teserakt-ask-reroll-board = Hodit zbytkem sady ({ $dice }) a dobrat si kartu úrovně { $level }? To už nepůjde vzít zpět.
teserakt-ask-return-board = Která anihilovaná kostka se vrátí? Vyberte barvu; kostkou se hodí.
teserakt-ask-put-board = Vyberte, kam na Teserakt přijde { teserakt-die }.
teserakt-ask-choice-board = Karta vám dává na výběr.
teserakt-ask-group-board =
    { $do ->
        [flip] Které kostky převrátíte?
        [roll] Kterými kostkami hodíte?
       *[annihilate] Které kostky anihilujete?
    }

## What cards say

teserakt-where =
    { $where ->
        [lab] ve své laboratoři
        [labs] v kterékoli laboratoři
        [zone] v oblasti zhroucení
        [lab-or-zone] ve své laboratoři nebo v oblasti zhroucení
        [labs-or-zone] v kterékoli laboratoři nebo v oblasti zhroucení
       *[cube] volnou na Teseraktu
    }
teserakt-only =
    { $only ->
       *[any] { "" }
        [low] { " " }s hodnotou 1 až 3
        [high] { " " }s hodnotou 4 až 6
        [even] { " " }se sudou hodnotou
        [odd] { " " }s lichou hodnotou
        [ones] { " " }s hodnotou 1
        [sixes] { " " }s hodnotou 6
        [yellow] { " " }žluté barvy
        [orange] { " " }oranžové barvy
        [purple] { " " }fialové barvy
        [blue] { " " }modré barvy
    }
teserakt-must =
    { $must ->
        [yes] { " " }Je to povinné.
       *[no] { "" }
    }
teserakt-each =
    { $times ->
        [1] kostku
       *[other] až { $times }× kostku
    }
teserakt-grouped =
    { $group ->
       *[one] { teserakt-each }
        [all] každou kostku
        [value] všechny kostky jedné hodnoty: každou kostku
        [colour] všechny kostky jedné barvy: každou kostku
    }
teserakt-effect-extract = Vytěžte { teserakt-each }{ teserakt-only } do { $to ->
       *[own] své laboratoře
        [any] kterékoli laboratoře
    }.{ teserakt-must }
teserakt-effect-adjust = Upravte { teserakt-each }{ teserakt-only } { teserakt-where } o { $by ->
        [1] jednu
       *[other] nejvýše { $by }
    }.{ teserakt-must }
teserakt-effect-set = Nastavte { teserakt-each }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-flip = Převraťte { teserakt-grouped }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-roll = Přehoďte { teserakt-grouped }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-annihilate = Anihilujte { teserakt-grouped }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-stabilise = Stabilizujte bez sady { teserakt-each }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-relocate = Relokujte { teserakt-each }{ teserakt-only }.{ teserakt-must }
teserakt-effect-transfer = Přeneste { teserakt-each }{ teserakt-only } z kterékoli laboratoře do jiné.{ teserakt-must }
teserakt-effect-exchange = Vyměňte { $times ->
        [1] { "" }kostku
       *[other] až { $times }× kostku
    } ze své laboratoře za kostku{ teserakt-only } { $where ->
        [zone] v oblasti zhroucení
        [labs] v jiné laboratoři
       *[cube] volnou na Teseraktu
    }.{ teserakt-must }
teserakt-effect-draw = Doberte si { $times ->
        [1] kartu
        [few] { $times } karty
       *[other] { $times } karet
    } výzkumu úrovně { $level }.
teserakt-effect-return = Vraťte na Teserakt { $times ->
        [1] anihilovanou kostku
        [few] { $times } anihilované kostky
       *[other] { $times } anihilovaných kostek
    }.
teserakt-effect-action = V tomto tahu máte navíc { $times ->
        [1] jednu akci
        [few] { $times } akce
       *[other] { $times } akcí
    }.
teserakt-effect-mend = Vraťte ukazatel trhlin { $times ->
        [1] o jedno pole
       *[other] o { $times } pole
    }.
teserakt-effect-choose = Vyberte si:
teserakt-effect-option = ({ $nth })
teserakt-skill = Dovednost: { $skill ->
        [flip] kde byste kostku směli upravit, smíte ji převrátit.
        [versatile] jsou-li vaše tři akce v tahu každá jiná, máte čtvrtou.
        [spacious] vaše laboratoř má o dvě místa více.
        [wide] akcí úprava smíte kostku přetočit až o dvě.
        [courier] první přenos v tahu vás nestojí akci.
        [thorough] když po stabilizaci házíte, dobíráte kartu o úroveň vyšší.
        [analyst] první analýza v tahu vás nestojí akci.
        [digger] těžíte i kostky, z nichž je kromě horní stěny vidět jen jedna další.
        [open] ostatní smějí upravovat kostky ve vaší laboratoři jako ve své.
        [mentor] ostatní smějí hrát vaše karty jako své.
       *[steady] ve vašem tahu smí být mezní kostkou kterákoli volná kostka nejnižšího patra s volnými kostkami.
    }

## What happens

teserakt-starts = Začíná { teserakt-seat }.
teserakt-became = { $who } je { teserakt-card }.
teserakt-supplied = { $who } si bere z { $column } kostku { teserakt-die-of } a hází { $value }.
teserakt-turn-began = Na tahu je { $who }.
teserakt-extracted = { teserakt-die-first } z { $column } je vytěžena do laboratoře, kterou má { $who }.
teserakt-turned = { teserakt-die-first } { teserakt-place } se přetáčí na { $value }.
teserakt-requested =
    { $giving ->
        [yes] { $who } nabízí kostku { teserakt-die-of }, rozhodne { $other }.
       *[no] { $who } žádá o kostku { teserakt-die-of }, rozhodne { $other }.
    }
teserakt-declined = { $who } odmítá.
teserakt-transferred = { teserakt-die-first } mění laboratoř: dává ji { $who }, dostává ji { $other }.
teserakt-analysed = { $who } analyzuje a odhazuje kartu { teserakt-card }.
teserakt-drew = { $who } dobírá kartu úrovně { $level }: { teserakt-card }.
teserakt-deck-empty = { $who } má dobrat kartu úrovně { $level }, ale žádná už nezbývá.
teserakt-used-speciality = { $who } využívá specialitu: { teserakt-card }.
teserakt-played = { $who } hraje kartu { teserakt-card }.
teserakt-discovered = { $who } hraje objev hodnoty { $value }: { teserakt-card }.
teserakt-ended-early = { $who } končí s akcemi dříve: každá další by znamenala prohru.
teserakt-stabilised = { $who } stabilizuje kostku { teserakt-die-of }: { $filled } z 24.
teserakt-turned-up = Objev hodnoty { $value } je odhalen: { teserakt-card }.
teserakt-unlocked = Objev hodnoty { $value } je zpřístupněn.
teserakt-colour-completed = Všechny kostky jedné barvy jsou stabilní: { teserakt-colour-name }.
teserakt-rolled = { teserakt-die-first } { teserakt-place } se hází: { $value }.
teserakt-returned = Vrací se anihilovaná kostka: { teserakt-die }.
teserakt-put-on = { teserakt-die-first } přichází na { $column }.
teserakt-relocated = { teserakt-die-first } se přesouvá z { $source } na { $column }.
teserakt-exchanged = { teserakt-die-first } z laboratoře, kterou má { $who }, a { $other } { teserakt-place } si vyměňují místo.
teserakt-gained-actions =
    { $count ->
        [one] { $who } má o jednu akci více.
        [few] { $who } má o { $count } akce více.
       *[other] { $who } má o { $count } akcí více.
    }
teserakt-mended = Trhlina se zaceluje, počet trhlin: { $rifts }.
teserakt-collapsed = { teserakt-die-first } na { $column } se hroutí a ukazuje { $value }.
teserakt-split = Do oblasti zhroucení padá anihilovaná kostka: { teserakt-die }.
teserakt-annihilated = { teserakt-die-first } { teserakt-place } je anihilována.
teserakt-rift =
    { $by ->
        [1] Příliš mnoho zhroucených kostek ukazuje { $value }: trhlina, počet trhlin je { $rifts }.
       *[2] Šest nebo více zhroucených kostek ukazuje { $value }: dvě trhliny, počet trhlin je { $rifts }.
    }
teserakt-discovery-lost = Objev hodnoty { $value } se ztrácí v trhlině.
teserakt-uncovered = { teserakt-symbol }: symbol na { $column } je odkryt.
teserakt-spared = Ušetřena je laboratoř, kterou má { $who }.
teserakt-won = Všech 24 políček je plných: Teserakt je stabilní, vyhráváte!
teserakt-lost-to-rifts = Sedmá trhlina: prostor se láme, prohráváte.
teserakt-lost-tesseract = Poslední kostka opustila Teserakt: prohráváte.

## The end

teserakt-end-won = všech 24 políček je plných
teserakt-end-rifts = sedmá trhlina
teserakt-end-tesseract = Teserakt zmizel
teserakt-end-given-up = vzdáno

## The table

teserakt-layer = { $layer }. patro
teserakt-panel = Stabilizováno: { $filled } z 24
teserakt-rifts = Trhliny: { $rifts } z { $most }
teserakt-status =
    { $status ->
       *[down] rubem
        [up] odhalen
        [unlocked] k zahrání
        [played] zahrán
        [lost] ztracen
        [lost-unseen] ztracen
    }
teserakt-zone = Oblast zhroucení
teserakt-gone = Anihilováno: { $dice }
teserakt-actions =
    { $actions ->
        [one] jedna akce
        [few] { $actions } akce
       *[other] { $actions } akcí
    }
teserakt-lab = laboratoř: { $dice } · místa: { $spaces } · karty: { $cards }
teserakt-special = Specialita:
teserakt-level = úroveň { $level }
teserakt-discovery = objev hodnoty { $value }
teserakt-decks = Zbývající karty: úroveň 2: { $two }, úroveň 3: { $three }, úroveň 4: { $four }
teserakt-legend = y žlutá, o oranžová, p fialová, b modrá · * volná · < mezní · ‼ dvě a více

## The board

teserakt-tesseract = Teserakt
teserakt-panel-title = Stabilizováno
teserakt-decks-title = Výzkumné karty
teserakt-gone-title = Anihilováno
teserakt-labs = Laboratoře a karty
teserakt-tab-short =
    { $tab ->
       *[cube] Teserakt
        [zone] Zhroucení
        [panel] Panel
        [labs] Laboratoře
    }
teserakt-lab-title = Laboratoř { $who }
teserakt-parts = Části stolu
teserakt-tray = Co můžete dělat
teserakt-sets = Sady v laboratoři
teserakt-no-sets = V této laboratoři neleží žádná sada s volným místem na panelu.
teserakt-layers = Patra
teserakt-in-3d = Teserakt ve 3D
teserakt-flat-only = Tento prohlížeč neumí kreslit ve 3D, proto vidíte Teserakt po patrech. I tady jde všechno.
teserakt-turn-left = Otočit doleva
teserakt-turn-right = Otočit doprava
teserakt-turn-above = Shora a zpět
teserakt-choose-researcher =
    { $who ->
        [A] Kdo bude výzkumník A?
        [B] Kdo bude výzkumník B?
        [C] Kdo bude výzkumník C?
        [D] Kdo bude výzkumník D?
       *[other] Vybírají se výzkumníci.
    }
teserakt-be-any = Nechat na náhodě
teserakt-standing =
    { $state ->
        [boundary] Volná a mezní: zhroutí se jako další.
        [free] Volná.
        [covered] Není volná: leží na ní jiná kostka.
        [empty] Žádná kostka tu nezbývá.
       *[sides] Není volná: jsou vidět méně než dvě její boční stěny.
    }
teserakt-cube-die = { $column }, { $layer }. patro: { teserakt-die }. { teserakt-standing }
teserakt-cube-empty = { $column }: prázdno, { $symbol }
teserakt-die-on = { teserakt-die } na { $column }, { $layer }. patro
teserakt-die-there = { teserakt-die } { teserakt-place }
teserakt-under = Na základně pod ní: { $symbol }.
teserakt-symbol-does =
    { $symbol ->
        [acceleration] Anihiluje se mezní kostka.
        [reinforcement] Nejnižší zhroucenou kostkou se hodí znovu.
        [chain] Zhroutí se mezní kostka.
        [fission] Zhroutí se mezní kostka a do oblasti zhroucení padne jedna anihilovaná.
        [wave] Hodí se všemi kostkami ve všech laboratořích kromě jedné.
        [burst] Hodí se všemi kostkami ve všech laboratořích.
        [interphase] Každá zhroucená kostka sudé hodnoty kromě šestky se přetočí o jednu výš.
       *[shock] Anihilují se všechny kostky v laboratořích s hodnotou kostky, která odešla.
    }
teserakt-its-slot =
    { $state ->
        [filled] Její místo na panelu je obsazené.
       *[open] Její místo na panelu je ještě prázdné.
    }
teserakt-slot =
    { $state ->
        [filled] { teserakt-die-first }: obsazeno
       *[open] { teserakt-die-first }: prázdno
    }
teserakt-find = Objev hodnoty { $value }: { $status }
teserakt-carried = Provádí se: { $card }
teserakt-lab-of =
    { $spaces ->
        [0] Kostky v laboratoři { $who }, je plná
        [one] Kostky v laboratoři { $who }, zbývá jedno místo
        [few] Kostky v laboratoři { $who }, zbývají { $spaces } místa
       *[other] Kostky v laboratoři { $who }, zbývá { $spaces } míst
    }
teserakt-zone-column =
    { $heat ->
        [near] Hodnota { $value }, kostek: { $count }. Ještě jedna znamená trhlinu.
        [hot] Hodnota { $value }, kostek: { $count }. Každá další znamená trhlinu.
        [double] Hodnota { $value }, kostek: { $count }. Každá další znamená dvě trhliny.
       *[calm] Hodnota { $value }, kostek: { $count }
    }
teserakt-stabilise = Stabilizovat { teserakt-die-of } ze sady o { $count } kostkách
teserakt-stabilise-with = Stabilizovat ji se sadou { $dice }
teserakt-turn-to = Přetočit ji na { $value }
teserakt-to-lab = Do laboratoře { $who }
teserakt-spare-lab = Ušetřit laboratoř { $who }
teserakt-do =
    { $act ->
        [yes] Ano
        [no] Ne
        [done] Stačí
        [end] Skončit tah
        [play] Zahrát kartu
        [analyse] Analyzovat
        [annihilate] Anihilovat
       *[stabilise] Stabilizovat
    }
teserakt-help = Stiskněte kostku, sadu nebo kartu a uvidíte, co s ní jde dělat; dalším stiskem nebo tlačítkem Zahrát to provedete. Volné kostky svítí, mezní kostka je označena červeně. Teserakt otáčíte tažením nebo klávesami Q, E, R a F; klávesa V ho ukáže po patrech. Když kostku podržíte nebo na ní stisknete P, ukážete na ni ostatním.
teserakt-rifts-title = Trhliny
teserakt-discoveries-title = Objevy
teserakt-speciality = Specialita
teserakt-in-short =
    { $skill ->
        [flip] Obrací kostky vzhůru nohama: z jedničky je šestka, z dvojky pětka.
        [versatile] Stihne za tah víc, když pokaždé dělá něco jiného.
        [spacious] Má nejvíc místa na kostky.
        [wide] Ze všech nejrychleji natočí kostku na hodnotu, která chybí.
        [courier] Posílá kostky ostatním zadarmo.
        [thorough] Za každou stabilizovanou kostku získá lepší karty.
        [analyst] Mění slabé karty za silné.
        [digger] Dosáhne v krychli na kostky, které ostatní ještě vzít nemohou.
        [open] Nechá všechny pracovat s kostkami ve své laboratoři.
        [mentor] Nechá všechny hrát své karty.
       *[steady] Mluví do toho, která kostka spadne příště.
    }
teserakt-tell-zone = Tady leží kostky spadlé z krychle, seřazené podle hodnoty. Když některá spadne a její hodnotu tu pak mají aspoň tři, prostor praskne: vznikne trhlina; je-li jich aspoň šest, vzniknou dvě.
teserakt-tell-gone = Anihilované kostky jsou ze hry, dokud některou nevrátí karta nebo celá barva.
teserakt-tell-sets = Pro každou barvu a hodnotu jedno místo; kdo zaplní všech 24, vyhrává. Kostka se sem dostane ze sady v laboratoři: aspoň tři kostky jedné barvy nebo každá jiné, téže hodnoty nebo v řadě za sebou.
teserakt-tell-stabilise = Kostka jde natrvalo na své místo. Zbytek sady zůstane v laboratoři: smíte jím hodit a dobrat za to výzkumnou kartu.
teserakt-tell-look = Teserakt ve 3D, nebo jako čtyři patra vedle sebe: tytéž kostky, jak se vám lépe čtou.
teserakt-tell-rifts = Každá je prasklina v prostoru. Sedmá znamená prohru.
teserakt-tell-discoveries = Silné karty pro všechny, pro každou hodnotu jedna. Dvě stabilizované kostky té hodnoty kartu otočí, všechny čtyři ji odemknou.
teserakt-tell-discovery = Dvě stabilizované kostky hodnoty { $value } ji otočí, všechny čtyři odemknou: potom ji kdokoli smí ve svém tahu jednou zahrát a nestojí to akci.
teserakt-tell-decks = Karty pomáhají a nestojí akci. Dobíráte je, když po stabilizaci hodíte zbytkem sady, nebo analýzou.
teserakt-tell-deck =
    { $count ->
        [one] Výzkumné karty úrovně { $level }: zbývá jedna. Dobere ji, kdo po stabilizaci hodí tolika kostkami ({ $level }).
        [few] Výzkumné karty úrovně { $level }: zbývají { $count }. Dobere je, kdo po stabilizaci hodí tolika kostkami ({ $level }).
       *[other] Výzkumné karty úrovně { $level }: zbývá { $count }. Dobere je, kdo po stabilizaci hodí tolika kostkami ({ $level }).
    }
teserakt-tell-card = Zahrát ji nestojí akci. Analyzovat ano: odložíte ji a doberete kartu vyšší úrovně.
teserakt-tell-lab =
    { $spaces ->
        [0] Laboratoř { $who } je plná. Kostky tu čekají, až vytvoří sadu.
        [one] Laboratoř { $who }: zbývá jedno místo. Kostky tu čekají, až vytvoří sadu.
        [few] Laboratoř { $who }: zbývají { $spaces } místa. Kostky tu čekají, až vytvoří sadu.
       *[other] Laboratoř { $who }: zbývá { $spaces } míst. Kostky tu čekají, až vytvoří sadu.
    }
teserakt-tell-die =
    { $where ->
        [zone] Akcí ji otočíte o jednu výš nebo níž; pod jedničkou zmizí.
       *[lab] Akcí ji otočíte o jednu výš nebo níž, předáte jiné laboratoři, nebo ji se sadou stabilizujete.
    }
teserakt-tell-actions = V tahu máte tři: vzít volnou kostku, otočit kostku o jednu, předat kostku, stabilizovat, analyzovat kartu, použít specialitu. Potom z krychle jedna kostka spadne.
teserakt-tell-nobody = Výzkumník { $who } se teprve vybírá.
teserakt-chosen-card =
    { $next ->
        [play] { $card }: stiskněte Zahrát kartu.
        [analyse] { $card }: provést teď nejde. Analyzovat?
       *[either] { $card }: zahrát, nebo analyzovat?
    }
teserakt-chosen-discovery = Objev hodnoty { $value }: stiskněte Zahrát kartu.
teserakt-chosen-die = { teserakt-die-first } { teserakt-place }: vyberte, co s ní.
teserakt-chosen-of-card = { teserakt-die-first } { teserakt-place }: vybírejte dál.
teserakt-chosen-top = { teserakt-die-first } na { $column }: vyberte, kam přijde.
teserakt-draft-final = Následuje náhoda: nepůjde to vzít zpět.
teserakt-draft-any = Výzkumníka vybere náhoda.
teserakt-draft-become = Výzkumník: { $card }.
teserakt-draft-at = { teserakt-die-first } na { $column }.
teserakt-draft-put = { teserakt-die-first } přijde na { $column }.
teserakt-draft-take = Vytěžit { teserakt-die-of } z { $column }.
teserakt-draft-take-of =
    { $do ->
        [annihilate] Anihilovat { teserakt-die-of } na { $column }.
        [stabilise] Stabilizovat { teserakt-die-of } z { $column }.
       *[extract] Vytěžit { teserakt-die-of } z { $column }.
    }
teserakt-draft-turn = Přetočit { teserakt-die-of } { teserakt-place } na { $value }.
teserakt-draft-annihilate = Anihilovat { teserakt-die-of } { teserakt-place }.
teserakt-draft-pass = { teserakt-die-first } { teserakt-place } přejde do laboratoře { $other }.
teserakt-draft-pick =
    { $do ->
        [flip] Převrátit { teserakt-die-of } { teserakt-place }.
        [annihilate] Anihilovat { teserakt-die-of } { teserakt-place }.
        [stabilise] Stabilizovat { teserakt-die-of } { teserakt-place }.
       *[roll] Hodit kostkou { teserakt-place }: { teserakt-die }.
    }
teserakt-draft-move = Relokovat { teserakt-die-of } z { $source } na { $column }.
teserakt-draft-swap = Vyměnit svou { teserakt-die-of } za { $other } { teserakt-place }.
teserakt-draft-stabilise = Stabilizovat { teserakt-die-of } ze sady o { $count } kostkách.
teserakt-draft-play = Zahrát kartu: { $card }.
teserakt-draft-analyse = Odhodit { $card } a dobrat si kartu nejbližší vyšší úrovně.
teserakt-draft-speciality = Použít specialitu; je to akce.
teserakt-draft-end = Skončit tah: zhroutí se mezní kostka.
teserakt-draft-spare = Laboratoř { $who } je ušetřena, kostkami ve všech ostatních se hodí.
teserakt-draft-deliver = { teserakt-die-first } přijde do laboratoře { $who }.
teserakt-draft-colour = Všechny jedné barvy: { teserakt-colour-name }.
teserakt-draft-value = Všechny jedné hodnoty: { $value }.
teserakt-draft-answer =
    { $answer ->
        [choose] Tato možnost.
       *[other] { $answer }
    }
teserakt-seat-alone = Výzkumníci A a B
teserakt-reached = { $score } z 24 stabilizováno

## Refusals

teserakt-unreadable = Napište tah jako take b2, turn A:y3 to 4 nebo end, ne { $move }.
teserakt-no-actions = Akce už nezbývají: zahrajte kartu, nebo skončete (end).
teserakt-lab-full =
    { $spaces ->
        [one] Laboratoř je plná: má jedno místo.
        [few] Laboratoř je plná: má { $spaces } místa.
       *[other] Laboratoř je plná: má { $spaces } míst.
    }
teserakt-empty-column = Na { $column } už žádná kostka není.
teserakt-not-free = { teserakt-die-first } na { $column } není volná: ve { $layer }. patře ze { $most } jsou vidět méně než dvě její boční stěny.
teserakt-covered = Volná může být jen vrchní kostka na { $column }: ostatní leží pod ní.
teserakt-not-your-lab = Upravujete kostky ve své laboratoři nebo v oblasti zhroucení, ne { teserakt-place }.
teserakt-no-such-die = Taková kostka ({ teserakt-die }) { teserakt-place } není.
teserakt-not-annihilated = Pod jedničku lze upravit jen zhroucenou kostku; { teserakt-die } to nejde.
teserakt-too-far = { teserakt-die-first }: na { $value } ji upravit nelze.
teserakt-no-such-lab = Počet laboratoří: { $labs }.
teserakt-not-between = Přenáší se z vaší laboratoře do jiné, nebo z jiné do vaší.
teserakt-labs-only = Přenáší se jen mezi laboratořemi, nikdy do zóny kolapsu ani z ní.
teserakt-has-declined = Tohle druhý výzkumník odmítl a v tomto tahu se ho na to už neptáme; požádejte o jinou kostku nebo opačným směrem.
teserakt-not-in-lab = Všechny tyto kostky ve své laboratoři nemáte.
teserakt-no-set =
    { $count ->
        [one] Jedna kostka není sada: je třeba aspoň tří, jedné barvy nebo každé jiné, jedné hodnoty nebo v postupce.
        [few] Tyto { $count } kostky nejsou sada: je třeba aspoň tří, jedné barvy nebo každé jiné, jedné hodnoty nebo v postupce.
       *[other] Těchto { $count } kostek není sada: je třeba aspoň tří, jedné barvy nebo každé jiné, jedné hodnoty nebo v postupce.
    }
teserakt-slot-filled = Políčko pro { teserakt-die } je už obsazené ({ $value } této barvy).
teserakt-no-speciality = Vaše specialita by teď nic neudělala.
teserakt-not-yet =
    { $actions ->
        [one] Musíte provést ještě jednu akci.
        [few] Musíte provést ještě { $actions } akce.
       *[other] Musíte provést ještě { $actions } akcí.
    }
teserakt-unknown-researcher = Takový výzkumník tu není: { $researcher }.
teserakt-researcher-taken = Tohoto výzkumníka už má { $who }: { teserakt-card }.
teserakt-not-top-corner = Vezměte kostku z horního rohu ({ $columns }), ne z { $column }.
teserakt-not-low-corner = Nejnižší rohové kostky nižšího patra leží na { $columns }, ne na { $column }.
teserakt-higher-layer = Mezní kostka leží v patře { $lowest }, nejnižším s volnými kostkami; { teserakt-die } na { $column } leží v patře { $layer }.
teserakt-higher-value = { teserakt-die-first } na { $column } není mezní kostka: volná kostka téhož patra má hodnotu { $value }.
teserakt-not-lowest = Vyberte jednu z nejnižších zhroucených kostek ({ $dice }), ne { teserakt-die-of } { teserakt-place }.
teserakt-none-annihilated = Žádná anihilovaná kostka nemá tuto barvu: { teserakt-colour-name }.
teserakt-column-full = Na { $column } už kostku položit nelze: leží tam { $most } kostky.
teserakt-same-column = { teserakt-die-first } už na { $column } leží; relokuje se do jiného sloupce.
teserakt-same-lab = { teserakt-die-first } už v laboratoři { $who } je; přenáší se do jiné.
teserakt-identical-dice = Obě kostky jsou stejné: jejich výměna by nic nezměnila.
teserakt-not-from-own = Druhá kostka je z jiné laboratoře, ne z vaší.
teserakt-shows-already = { teserakt-die-first } už hodnotu { $value } má.
teserakt-set-values = Kostka se nastavuje na hodnotu 1 až 6.
teserakt-elsewhere = Vyberte kostku { teserakt-where }, ne { teserakt-place }.
teserakt-unfit = Vyberte kostku{ teserakt-only }, ne { teserakt-die-of }.
teserakt-compulsory = Tohle je povinné: musí se to provést, kolikrát to jde.
teserakt-none-of-value = Žádná z kostek na výběr nemá hodnotu { $value }.
teserakt-none-of-colour = Žádná z kostek na výběr nemá tuto barvu: { teserakt-colour-name }.
teserakt-no-option = Počet možností na výběr: { $count }.
teserakt-option-idle = Možnost { $nth } vybrat nelze: to první, co říká, teď provést nejde.
teserakt-card-idle = { teserakt-card }: kartu zahrát nelze, protože to první, co říká, teď provést nejde.
teserakt-labs-full = Žádná laboratoř nemá pro kostku místo.
teserakt-card-not-held = Kartu { $card } nemáte.
teserakt-others-card = { teserakt-card } je karta, kterou má { $who }: hraje se jen ve vlastní fázi akcí.
teserakt-highest-level = { teserakt-card } je karta nejvyšší úrovně: vyšší už dobrat nelze.
teserakt-no-higher-card = { teserakt-card }: kartu analyzovat nelze, balíčky všech vyšších úrovní jsou prázdné.
teserakt-discovery-locked = Objev hodnoty { $value } není zpřístupněn; stabilizovaných kostek této hodnoty: { $count } ze 4.
teserakt-discovery-played = Objev hodnoty { $value } už byl zahrán.
teserakt-discovery-gone = Objev hodnoty { $value } zmizel v trhlině.
teserakt-not-your-turn = Na tahu je { $who }, ne vy.
teserakt-not-your-choice = Tady vybírá { $who }.
teserakt-not-begun = První tah ještě nezačal: nejdřív každý dostane výzkumníka a kostku.
teserakt-researchers-chosen = Výzkumníci se vybírají před prvním tahem a už se nemění.
teserakt-nothing-requested = Není na co odpovídat: žádný přenos teď na souhlas nečeká.
teserakt-no-action = Samostatná akce to není: { $move }. Ptá se na to karta, specializace nebo událost.
teserakt-awaits-consent = Nejdřív { $who } odpoví, zda s přenosem souhlasí.
teserakt-phase-over = Fáze akcí skončila: teď se provádí fáze kolapsu.
teserakt-unfinished = Nejdřív dokončete, co jste začali: odpovězte na otázku.
teserakt-bad-position-part = Toto není pozice hry TESERAKT: { $part }. { $where ->
        [head] Místa a základna se píší třeba 2-1, s písmenem r pro závod trhlin s objevy.
        [columns] Sloupců je 16, jsou oddělené lomítky a v každém jsou nejvýše čtyři kostky; prázdný se píše -, ale všechny prázdné nejsou.
        [researchers] Každý výzkumník se píše jednou a po pořádku, třeba A=pilot:y3y4+drone.
        [lab] V laboratoři jsou kostky, třeba y3y4, nejvýše tolik, kolik má míst, nebo žádné, psáno -.
        [card] Taková karta výzkumu není, nebo jich tolik není.
        [zone] Zhroucené kostky se píší třeba y3y4, nebo -, když žádné nejsou.
        [panel] Stabilizované kostky se píší třeba y3y4, každá jednou a ne všech 24, nebo -, když žádné nejsou.
        [rifts] Trhlin je 0 až 6.
        [colour] Kostek této barvy je jen 16.
        [discoveries] Karet objevů je šest různých a jsou oddělené čárkami; zahraná, psaná s vykřičníkem, může být jen ta, která je zpřístupněná.
        [turn] Kdo je na tahu a kolik má akcí se píše třeba A3, a něco provést jde.
       *[parts] Má sedm nebo osm částí oddělených mezerou.
    }

## Decks

teserakt-deck-too-long = Balíček je příliš dlouhý: nejvýše { $most } znaků.
teserakt-deck-too-deep = Tohle není balíček: věci jsou v něm do sebe vnořené příliš hluboko.
teserakt-deck-nothing = V balíčku nic není: patří do něj aspoň jedno z { $known }.
teserakt-deck-syntax = Řádek { $line }, sloupec { $column }: toto není TOML. { $why ->
        [twice] Stejné jméno je tu podruhé.
        [open] Závorka není uzavřená.
        [string] Text v uvozovkách není uzavřený, nebo je v něm znak, který v něm být nesmí.
        [equals] Po jménu má být rovnítko.
        [name] Chybí jméno; co je ve složených závorkách, má být na jednom řádku.
        [value] Po rovnítku má být číslo, true, false, text v uvozovkách, nebo seznam.
        [more] Za hodnotou na témž řádku ještě něco je.
       *[other] Na řádku je buď jméno v hranatých závorkách, nebo jméno, rovnítko a hodnota.
    }
teserakt-deck-kind = Řádek { $line }, { $what }: { $kind } není žádné z { $known }, nebo má více než { $most } položek.
teserakt-deck-id = Řádek { $line }, { $what }: { $id } není označení. Označení jsou malá písmena, číslice a spojovníky.
teserakt-deck-table = Řádek { $line }, { $what }: zde má být tabulka.
teserakt-deck-key = Řádek { $line }, { $what }: { $key } sem nepatří, jen { $known }.
teserakt-deck-marks = Řádek { $line }, { $what }: písmeno může mít nejvýše { $most } znamének.
teserakt-deck-name = Řádek { $line }, { $what }: jméno je text nejvýše { $most } znaků.
teserakt-deck-effects = Řádek { $line }, { $what }: je třeba seznamu jednoho až { $most } efektů.
teserakt-deck-verb = Řádek { $line }, { $what }: { $verb } není efekt; efekty jsou: { $known }.
teserakt-deck-too-strong = Řádek { $line }, { $what }: { $verb } zde není dovoleno, jen { $verb ->
        [mend] na kartách výzkumu úrovně 4 a na objevech
       *[other] na kartách, ne jako specialita
    }.
teserakt-deck-field = Řádek { $line }, { $what }: { $verb } nezná { $field }, jen { $known }.
teserakt-deck-value = Řádek { $line }, { $what }: { $field } nemůže být { $value }; může být: { $known }.
teserakt-deck-choice = Řádek { $line }, { $what }: choose potřebuje of, dva až čtyři seznamy efektů, a nic jiného.
teserakt-deck-base = Řádek { $line }, { $what }: základny se jmenují { $known }.
teserakt-deck-symbols = Řádek { $line }, { $what }: symboly jsou { $rows } řádky po { $rows } slovech.
teserakt-deck-discoveries = Řádek { $line }, { $what }: karet objevů je { $count }, ne { $need }.
teserakt-deck-researchers = Řádek { $line }, { $what }: výzkumníků musí být aspoň { $need }.
teserakt-deck-starting = Řádek { $line }, { $what }: karet úrovně 2 musí být aspoň { $need }, jedna pro každého výzkumníka.

## The first lesson

teserakt-lesson-extract = Cíl: společně zaplňte všech 24 míst, pro každou barvu a hodnotu jedno, dřív než prostor popraská posedmé. Místo zaplní kostka ze sady a dvě pětky už ve vaší laboratoři jsou. Najděte na Teseraktu volnou kostku (volné kostky svítí), která s nimi vytvoří sadu: tři téže hodnoty, každá jiné barvy, nebo všechny jedné. Navrchu jednoho rohu leží žlutá; vezměte ji, i kdybyste měli raději jinou.
teserakt-lesson-extract-solved = Přišla do laboratoře tak, jak ležela. Akce vám došly, a tak se zhroutila mezní kostka.
teserakt-lesson-extract-again = Z volných kostek je vidět horní stěna a dvě další. Žlutá pětka leží na a4: stiskněte ji a pak ještě jednou.
teserakt-lesson-adjust = Tři žluté kostky ukazují 3, 4 a 6: skoro postupka. Upravte jednu z nich o jednu, aby to byla sada.
teserakt-lesson-adjust-solved = 3, 4 a 5 jedné barvy: sada. Příští tah lze jednu z nich stabilizovat.
teserakt-lesson-adjust-again = Ze šestky má být pětka: stiskněte ji a vyberte pětku.
teserakt-lesson-stabilise = Žlutá 3, oranžová 4 a fialová 5 jsou sada: každá má jinou barvu a hodnoty tvoří postupku. Stabilizujte tu, jejíž políčko na panelu je ještě prázdné.
teserakt-lesson-stabilise-solved = O políčko více. Zbylými dvěma můžete hodit a dobrat si kartu výzkumu, nebo je nechat, jak jsou.
teserakt-lesson-stabilise-again = Žlutá 3 a fialová 5 už na panelu jsou: stiskněte oranžovou 4 v nabídnuté sadě.
teserakt-lesson-identical = V oblasti zhroucení leží žlutá pětka. Stabilizujte tak, aby ji bylo možné anihilovat, a udělejte to.
teserakt-lesson-identical-solved = Tak se oblast zhroucení čistí nejlépe: stabilizujte to, co v ní leží.
teserakt-lesson-identical-again = Stabilizujte ze sady žlutou 5 a odpovězte ano.
teserakt-lesson-annihilate = Tři kostky téže hodnoty v oblasti zhroucení jsou trhlina. Zbavte se žluté tím, že ji upravíte pod jedničku.
teserakt-lesson-annihilate-solved = Na nic lze upravit jen zhroucenou kostku.
teserakt-lesson-annihilate-again = Stiskněte žlutou 1 v oblasti zhroucení a pak křížek.
teserakt-lesson-card = Akce vám došly, ale karty hrát ještě můžete. Jednou odstraňte oranžovou trojku z oblasti zhroucení, druhou vytěžte žlutou pětku.
teserakt-lesson-card-solved = Karty nestojí akce: hrajte jich, kolik chcete, před akcemi, mezi nimi i po nich.
teserakt-lesson-card-again = Zahrajte Tlumení a vyberte oranžovou 3 v oblasti zhroucení; zahrajte Pinzetu a vyberte žlutou 5 na a4. Na pořadí nezáleží.
teserakt-lesson-boundary = Upravte svou žlutou trojku, jak chcete. Potom se zhroutí kostka: z nejnižšího patra s volnými kostkami ta nejnižší, a je-li jich více, vybíráte vy. Ať je to modrá v rohu d4.
teserakt-lesson-boundary-solved = Hodilo se jí a spadla do oblasti zhroucení. Vybírejte s rozmyslem: co opustí základnu, spustí událost.
teserakt-lesson-boundary-again = Nejdřív přetočte žlutou 3 v laboratoři na 2 nebo 4, potom vyberte kostku na d4.
teserakt-places = Sloupec (b2), kostka v patře (b2.3), laboratoř (A), kostka v laboratoři nebo v oblasti zhroucení (A:y3, z:y3), políčko panelu (p:y3), objev (d:4), karta (c:drone).

## All there is

teserakt-pieces =
    { $kind ->
        [research] Karty výzkumu
        [discovery] Objevy
        [researcher] Výzkumníci
        [base] Základny
       *[event] Události
    }
teserakt-copies =
    { $copies ->
        [one] { $copies } kus
        [few] { $copies } kusy
       *[other] { $copies } kusů
    }
teserakt-diamond = pomáhá hlavně ostatním
teserakt-base = Základna { $base }

## Reasons for a move

teserakt-why-fills =
    { $slots ->
        [one] zaplní políčko
        [few] zaplní { $slots } políčka
       *[other] zaplní { $slots } políček
    }
teserakt-why-rifts =
    { $rifts ->
        [one] zacelí trhlinu
        [few] zacelí { $rifts } trhliny
       *[other] zacelí { $rifts } trhlin
    }
teserakt-why-nearer = přiblíží laboratoř k sadě
teserakt-why-safer = zmenší nebezpečí v oblasti zhroucení
teserakt-why-supply = dá laboratoři další kostku k práci
teserakt-why-card = využije kartu nebo ji získá
teserakt-why-anyone = každý výzkumník je k užitku
teserakt-why-together = pomůže plánu spoluhráče
teserakt-why-ends = v tomto tahu už nejde udělat nic lepšího
teserakt-why-least-harm = uškodí nejméně

## Rádce

teserakt-coach-zone =
    { $count ->
        [one] Padne-li na další zhroucené kostce { $values }, otevře se trhlina: v oblasti zhroucení už s tou hodnotou leží dvě kostky nebo víc.
       *[other] Padne-li na další zhroucené kostce některá z hodnot { $values }, otevře se trhlina: v oblasti zhroucení už od každé leží dvě nebo víc.
    }
teserakt-coach-rifts =
    { $left ->
        [one] Ještě jedna trhlina a všechno je ztraceno.
        [few] Ještě { $left } trhliny a všechno je ztraceno.
       *[other] Ještě { $left } trhlin a všechno je ztraceno.
    }

## První hra s průvodcem

teserakt-coached-goal = Vyhráváte i prohráváte společně. Tohle je Teserakt: rozeberte ho a zaplňte 24 políček, po jedné kostce od každé barvy a hodnoty, dřív než zmizí.
teserakt-coached-cube = Kostka je volná, je-li vidět její horní stěna a aspoň dvě další. Vytěžte jednu do své laboratoře: je to jedna ze tří akcí vašeho tahu.
teserakt-coached-actions = Co můžete s akcemi dělat, najdete tady: vytěžit kostku, upravit ji o jednu, předat, stabilizovat a další. Karty akci nestojí.
teserakt-coached-lab = Tři a více kostek v laboratoři tvoří sadu: všechny jedné barvy nebo každá jiné, a všechny stejné hodnoty nebo jdoucí po sobě. Ze sady stabilizujete jednu kostku, je-li její políčko prázdné.
teserakt-coached-zone = Na konci každého tahu se zhroutí mezní kostka: hodí se jí a padne do oblasti zhroucení. Jakmile tam hozenou hodnotu ukazují tři kostky, otevře se trhlina, a s každou další znovu.
teserakt-coached-rifts = Sedmá trhlina znamená prohru. Akcí můžete o jednu upravit i zhroucenou kostku, aby žádná hodnota nebyla třikrát; jednička upravená dolů zmizí.
teserakt-coached-stabilised = Kostka je natrvalo na svém políčku. Dvě stejné hodnoty odhalí objev, čtyři ho zpřístupní: pak ho kdokoli smí jednou zahrát, bez akce.
teserakt-coached-partner = Kostky se dají předávat mezi laboratořemi, za akci a se souhlasem druhého. Dívejte se, co partnerovi chybí; můžete si také navrhovat tahy.
teserakt-coached-end = Výprava skončila. Rozbor ukáže, kde se lámala; příští povedete bez průvodce.
