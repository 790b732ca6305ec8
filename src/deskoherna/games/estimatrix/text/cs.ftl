estimatrix-about = Svět se skládá ze šesti barev. Napovídejte, hádejte, vyměňujte písmena a složte jako první slovo MATRIX.
estimatrix-goal = Získejte jako první všech šest písmen slova MATRIX: jedno vyměníte pokaždé, když si s tím, kdo napovídá, pomyslíte stejnou barvu.
estimatrix-kind = asociace, tajné odpovědi, role, které se střídají
estimatrix-length = 20 až 40 minut
estimatrix-seat =
    { $seat ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
        [4] Hráč 5
        [5] Hráč 6
       *[called] { $seat }
    }

## Options

estimatrix-option-mode = Hra
estimatrix-option-mode-basic = základní
estimatrix-option-mode-advanced = pokročilá: kdo se trefí znovu, písmena si vrátí
estimatrix-option-hints = Nápovědy
estimatrix-option-hints-any = jakékoli
estimatrix-option-hints-screen = na obrazovce: text, emoji, kresby
estimatrix-option-hints-text = jen text
estimatrix-option-hints-emoji = jen emoji
estimatrix-option-hints-drawing = jen kresby
estimatrix-option-hints-aloud = nahlas, pro ty, kdo se slyší nebo vidí
estimatrix-option-naming = Jména barev v nápovědách
estimatrix-option-naming-true = povolena
estimatrix-option-naming-false = zakázána
estimatrix-option-ink = Kresby
estimatrix-option-ink-black = jen černě
estimatrix-option-ink-colours = barevně
estimatrix-option-letters = Písmena
estimatrix-option-letters-chosen = vybírají si hráči
estimatrix-option-letters-dealt = rozdá náhoda
estimatrix-option-negater = První Negater
estimatrix-option-negater-drawn = určí náhoda
estimatrix-option-negater-first = hráč na prvním místě

## Names

estimatrix-other =
    { $other ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
        [4] Hráč 5
        [5] Hráč 6
       *[called] { $other }
    }
estimatrix-negater =
    { $negater ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
        [4] Hráč 5
        [5] Hráč 6
       *[called] { $negater }
    }
estimatrix-quanter =
    { $quanter ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
        [4] Hráč 5
        [5] Hráč 6
       *[called] { $quanter }
    }
estimatrix-colour =
    { $colour ->
        [white] bílá
        [yellow] žlutá
        [red] červená
        [green] zelená
        [blue] modrá
        [black] černá
        [orange] oranžová
        [brown] hnědá
        [purple] fialová
        [pink] růžová
        [grey] šedá
       *[none] žádná
    }
estimatrix-second =
    { $second ->
        [white] bílá
        [yellow] žlutá
        [red] červená
        [green] zelená
        [blue] modrá
        [black] černá
       *[none] žádná
    }
estimatrix-ban =
    { $ban ->
        [white] bílá
        [yellow] žlutá
        [red] červená
        [green] zelená
        [blue] modrá
        [black] černá
        [orange] oranžová
        [brown] hnědá
        [purple] fialová
        [pink] růžová
        [grey] šedá
       *[none] žádná
    }
estimatrix-form-name =
    { $form ->
        [text] text
        [emoji] emoji
        [drawing] kresba
       *[aloud] nápověda nahlas
    }
estimatrix-forms =
    { $forms ->
        [any] text, emoji, kresba nebo nahlas
        [screen] text, emoji nebo kresba
        [text] jen text
        [emoji] jen emoji
        [drawing] jen kresba
       *[aloud] jen nahlas
    }

# What bots say is in both languages; everyone reads their own.
estimatrix-words =
    { $english ->
       *[other] { $czech }
    }

## Questions

estimatrix-ask-letter = Vyberte si písmeno, třeba letter T; letter any je nechá na náhodě.
estimatrix-ask-ban = Jste Kvanter. Zakažte pro tento tah jednu barvu, třeba ban red, nebo hoďte kostkou: ban roll.
estimatrix-ask-hint = Zakázaná barva: { estimatrix-ban }. Myslete na jinou a dejte nápovědu ({ estimatrix-forms }): say …, emoji …, draw … nebo aloud. Zákaz, který jste si zvolili, ještě můžete změnit.
estimatrix-ask-drawing = Kreslete dál, vezměte tah zpět (rub), nebo kresbu ukažte, chcete-li i s popisem: show … Zakázaná barva: { estimatrix-ban }. U tohoto stolu: { estimatrix-forms }.
estimatrix-ask-lead = Kterou barvu jste mysleli? Nastavte ji tajně, třeba answer blue (zakázaná je { estimatrix-ban }), nebo nechte odpovědět nejdřív ostatní: others first.
estimatrix-ask-answer =
    { $role ->
        [quanter] Ostatní už barvu nastavili. Kterou jste mysleli vy? Třeba answer blue (zakázaná je { estimatrix-ban }).
        [negater] Jste Negater: uhodněte barvu a nikdo si nic nevymění. Třeba answer blue (zakázaná je { estimatrix-ban }).
       *[estimater] Tajně uhodněte Kvanterovu barvu, třeba answer blue (zakázaná je { estimatrix-ban }).
    }
estimatrix-ask-change =
    { $role ->
        [quanter] Odpověď máte nastavenou. Dokud nejsou hotovi všichni, můžete ji změnit (zakázaná je { estimatrix-ban }).
       *[other] Tip máte nastavený. Dokud nejsou hotovi všichni, můžete jej změnit (zakázaná je { estimatrix-ban }).
    }

## Refusals

estimatrix-unreadable = Napište tah, třeba letter T, ban red, ban roll, say citron, emoji 🍋, aloud, answer blue nebo others first.
estimatrix-letter-taken = Písmeno { $letter } už má { estimatrix-seat }.
estimatrix-letters-first = Nejdřív si všichni volí písmeno.
estimatrix-letter-chosen = Vaše písmeno je { $letter }, a to po celou hru.
estimatrix-letter-order = Písmena se volí v pořadí míst a teď volí { estimatrix-seat }.
estimatrix-quanter-bans = Barvu zakazuje jen Kvanter: { estimatrix-seat }.
estimatrix-quanter-hints = Nápovědu dává jen Kvanter: { estimatrix-seat }.
estimatrix-quanter-leads = O tom, kdo odpoví první, rozhoduje jen Kvanter: { estimatrix-seat }.
estimatrix-ban-first = Nejdřív zakažte barvu.
estimatrix-ban-stands = Nápověda už zazněla, takže zákaz platí: { estimatrix-colour }.
estimatrix-hint-first = Nejdřív dejte nápovědu.
estimatrix-hint-given = Nápovědu tohoto tahu už jste dali.
estimatrix-no-hint-yet = Kvanter ({ estimatrix-seat }) zatím nápovědu nedal.
estimatrix-lead-decided = O tom, kdo odpoví první, už jste rozhodli.
estimatrix-lead-undecided = Kvanter ({ estimatrix-seat }) ještě nerozhodl, kdo odpoví první.
estimatrix-quanter-last = Nechali jste ostatní odpovědět první a všichni ještě neodpověděli.
estimatrix-no-guess = Vypršel vám čas: v tomto tahu nehádáte.
estimatrix-lapse = Tohle hraje jen stůl za toho, komu vypršel čas.
estimatrix-ban-rolled = Barvu zakázala kostka ({ estimatrix-colour }) a hozený zákaz platí.
estimatrix-ban-final = Kresba už vzniká, takže zákaz platí: { estimatrix-colour }.
estimatrix-ban-same = Tato barva už zakázaná je: { estimatrix-colour }.
estimatrix-colour-banned = Tuto barvu v tomto tahu nikdo použít nesmí: { estimatrix-colour } je zakázaná.
estimatrix-form = U tohoto stolu se takto nenapovídá ({ estimatrix-form-name }). Povoleno je: { estimatrix-forms }.
estimatrix-drawing-begun = { $total ->
    [one] Na papíře je jeden tah: kresbu ukažte, nebo ji nejdřív smažte.
    [few] Na papíře jsou { $total } tahy: kresbu ukažte, nebo ji nejdřív smažte.
   *[other] Na papíře je { $total } tahů: kresbu ukažte, nebo ji nejdřív smažte.
}
estimatrix-drawing-empty = Na papíře zatím nic není.
estimatrix-hint-empty = V nápovědě musí být něco vidět.
estimatrix-hint-long = Nápověda má nejvýše { $most } znaků, tahle jich má { $length }.
estimatrix-hint-lines = Nápověda má nejvýše { $most } { $most ->
        [one] řádek
        [few] řádky
       *[other] řádků
    }, tahle jich má { $lines }.
estimatrix-hint-character = Znak { $code } v nápovědě být nesmí: není vidět, nebo mění, jak ostatní vidí stránku.
estimatrix-hint-markup = Nápověda je prostý text. „{ $found }“ vypadá jako kus webové stránky nebo programu.
estimatrix-hint-marks = Písmeno může mít nejvýše { $most } znamének.
estimatrix-hint-names = U tohoto stolu nápovědy barvy nejmenují a „{ $word }“ je jméno barvy: { estimatrix-colour }.
estimatrix-hint-not-emoji = „{ $char }“ není emoji. Slova se napovídají příkazem say.
estimatrix-strokes = Kresba má nejvýše { $most } tahů, tahle by jich měla { $total }.
estimatrix-points = Kresba má nejvýše { $most } bodů, tahle by jich měla { $total }.
estimatrix-stroke = Tah číslo { $nth } se nedá přečíst, nebo vede mimo papír.
estimatrix-ink = Tah číslo { $nth } není černý. Barvy by prozradily odpověď; tento stůl je nedovoluje.
estimatrix-bad-position =
    { $why ->
        [long] Na pozici je tento text moc dlouhý. Začíná takto: { $part }
        [missing] Pozice má nejméně šest částí oddělených mezerou. { $part ->
            [mode] Chybí první: basic nebo advanced.
            [letters] Chybí druhá: písmena hráčů, třeba MATR.
            [pairs] Chybí třetí: kdo s kým má vyměněná písmena, třeba 1-3,2-4 („-“, když nikdo).
            [negater] Chybí čtvrtá: Negater a kolikátý z jeho dvou tahů to je, třeba N1.2.
            [quanter] Chybí pátá: Kvanter, třeba Q3.
           *[ban] Chybí šestá: zakázaná barva, třeba white („-“, když žádná zakázaná ještě není).
        }
        [letters] { $part }: každý hráč má jiné písmeno.
        [pairs] { $part }: dvojice se píše jen jednou, s nižším číslem napřed, a oba z ní hrají.
        [over] { $part }: někdo má všech šest písmen, takže hra už skončila.
        [roles] { $part }: k těmto rolím žádná hra tolika hráčů nedojde.
        [too-early] { $part }: dokud není zakázaná barva a nezazněla nápověda, nikdo neodpovídá.
        [hint] { $part }: tohle není nápověda, nebo ne taková, jaká se dát smí.
        [answers] { $part }: každý hráč tu má písmeno barvy nebo „-“, zakázanou barvu nemá nikdo a někdo odpověď ještě nedal.
        [rather] Místo „{ $part }“ napište „{ $rather }“.
       *[unreadable] „{ $part }“ se nedá přečíst.
    }

## What happens

estimatrix-chose =
    { $how ->
        [dealt] { estimatrix-seat } dostává písmeno { $letter }.
       *[chosen] { estimatrix-seat } si vybírá písmeno { $letter }.
    }
estimatrix-shared-out =
    { $count ->
        [one] Volné zůstalo písmeno { $letters }: každý dostává jeden dílek.
       *[other] Volná zůstala písmena { $letters }: každý dostává po jednom dílku od každého.
    }
estimatrix-roles-given = Negaterem je na začátku { estimatrix-negater }, Kvanterem { estimatrix-quanter }.
estimatrix-banned =
    { $how ->
        [rolled] { estimatrix-seat } hází kostkou. Zakázaná barva: { estimatrix-colour }.
       *[chosen] { estimatrix-seat } zakazuje barvu: { estimatrix-colour }.
    }
estimatrix-drew =
    { $count ->
        [0] { estimatrix-seat } kreslí; hostitel to skryl.
       *[other] { $total ->
            [one] { estimatrix-seat } kreslí: jeden tah.
            [few] { estimatrix-seat } kreslí: { $total } tahy.
           *[other] { estimatrix-seat } kreslí: { $total } tahů.
        }
    }
estimatrix-rubbed-out =
    { $total ->
        [0] { estimatrix-seat } maže celou kresbu.
       *[other] { estimatrix-seat } maže tah; zbývá jich { $total }.
    }
estimatrix-hinted =
    { $form ->
        [text] { estimatrix-seat } napovídá: { estimatrix-words }
        [emoji] { estimatrix-seat } napovídá: { estimatrix-words }
        [described] { estimatrix-seat } ukazuje kresbu ({ estimatrix-strokes-of }): { estimatrix-words }
        [drawing] { estimatrix-seat } ukazuje kresbu ({ estimatrix-strokes-of }).
        [hidden] { estimatrix-seat } dává nápovědu, kterou hostitel skryl.
       *[aloud] { estimatrix-seat } napovídá nahlas.
    }
estimatrix-left-first = { estimatrix-seat } nechává nejdřív odpovědět ostatní.
estimatrix-answered =
    { $how ->
        [again] { $colour ->
            [secret] { estimatrix-seat } kostku otáčí znovu.
           *[other] { estimatrix-seat } kostku otáčí znovu: { estimatrix-colour }.
        }
       *[first] { $colour ->
            [secret] { estimatrix-seat } má barvu nastavenou.
           *[other] { estimatrix-seat } má barvu nastavenou: { estimatrix-colour }.
        }
    }
estimatrix-gave-none = Čas vypršel: { estimatrix-seat } žádný tip nedává.
estimatrix-ran-out = Čas vypršel: { estimatrix-seat } končí tah bez výměn.
estimatrix-shown =
    { $role ->
        [quanter] Kvanter { estimatrix-seat } ukazuje: { estimatrix-colour }.
        [negater] Negater { estimatrix-seat } ukazuje: { estimatrix-colour }.
       *[estimater] { estimatrix-seat } ukazuje: { estimatrix-colour }.
    }
estimatrix-missed = Na stejnou barvu jako { estimatrix-seat } ({ estimatrix-colour }) nemyslel nikdo.
estimatrix-thwarted = Negater { estimatrix-seat } barvu uhodl ({ estimatrix-colour }): nikdo si nic nevymění.
estimatrix-exchanged = { estimatrix-seat } a { estimatrix-other } si vyměňují písmena: { $letter } za { $other_letter }.
estimatrix-not-again = { estimatrix-seat } a { estimatrix-other } si písmena { $letter } a { $other_letter } už vyměnili.
estimatrix-gave-back = { estimatrix-seat } a { estimatrix-other } se trefili znovu a vracejí si { $other_letter } a { $letter }.
estimatrix-negater-passed = Negaterem na dva tahy je teď { estimatrix-seat }, předtím jím byl { $before ->
    [0] Hráč 1
    [1] Hráč 2
    [2] Hráč 3
    [3] Hráč 4
    [4] Hráč 5
    [5] Hráč 6
   *[called] { $before }
}.
estimatrix-quanter-passed =
    { $skipped ->
        [yes] Kvanterem je teď { estimatrix-seat }; Negater je přeskočen.
       *[no] Kvanterem je teď { estimatrix-seat }.
    }
estimatrix-completed =
    { $count ->
        [one] { estimatrix-seat } má celé slovo MATRIX a vítězí.
       *[other] Celé slovo MATRIX mají hráči { $seats } a o vítězství se dělí.
    }
estimatrix-end-completed = celé slovo MATRIX
estimatrix-end-agreed = dohoda

## The table as text

estimatrix-role =
    { $role ->
        [quanter] Kvanter
        [negater-1] Negater 1/2
        [negater-2] Negater 2/2
        [estimater] Estimater
       *[none] {""}
    }
estimatrix-lacks = chybí { $seats }
estimatrix-die-set = (má)
estimatrix-die-none = (bez tipu)
estimatrix-turn =
    { $ban ->
        [none] Tah { $turn }, zatím není zakázaná žádná barva.
       *[other] Tah { $turn }, zakázaná barva: { estimatrix-ban }.
    }
estimatrix-strokes-of =
    { $strokes ->
        [one] jeden tah
        [few] { $strokes } tahy
       *[other] { $strokes } tahů
    }
estimatrix-hint =
    { $form ->
        [text] „{ estimatrix-words }“
        [emoji] { estimatrix-words }
        [described] kresba ({ estimatrix-strokes-of }): { estimatrix-words }
        [drawing] kresba ({ estimatrix-strokes-of })
        [sketch] kresba právě vzniká ({ estimatrix-strokes-of })
        [hidden] nápověda, kterou hostitel skryl
       *[aloud] nápověda nahlas
    }
estimatrix-last = Předtím: Kvanter { $quanter }, { $hint } · { $dice }
estimatrix-legend = ▶ je na řadě · [M] vlastní · M A T R I X získaná písmena

## What bots say when the answers have been shown

estimatrix-reason =
    { $sure ->
        [sure] Když se řekne „{ estimatrix-words }“, vidím jasně { $colour ->
            [white] bílou
            [yellow] žlutou
            [red] červenou
            [green] zelenou
            [blue] modrou
           *[black] černou
        }.
        [rather] Když se řekne „{ estimatrix-words }“, vidím spíš { $colour ->
            [white] bílou
            [yellow] žlutou
            [red] červenou
            [green] zelenou
            [blue] modrou
           *[black] černou
        }.
       *[hardly] Když se řekne „{ estimatrix-words }“, vidím trochu i { $colour ->
            [white] bílou
            [yellow] žlutou
            [red] červenou
            [green] zelenou
            [blue] modrou
           *[black] černou
        }.
    }
estimatrix-no-reason = Nebylo se čeho chytit, takže jen tak naslepo: { estimatrix-colour }.
estimatrix-avoided = Shoda by se mi nevyplatila, takže cokoli, jen ne { estimatrix-colour }.

## Reasons for a move

estimatrix-why-alike = tady je jedno jako druhé
estimatrix-why-wordless = nápověda beze slov nechává všechny barvy ve hře
estimatrix-why-nothing-said = slova neukazují k žádné barvě
estimatrix-why-points-to = kam ukazují slova: { estimatrix-colour } ({ $percent } %)
estimatrix-why-hardly = kam slova ukazují jen málo: { estimatrix-colour } ({ $percent } %)
estimatrix-why-two-ways = slova se dají číst dvojím způsobem: { estimatrix-colour } i { estimatrix-second }
estimatrix-why-exchange = { $percent } %, že se vymění písmena
estimatrix-why-negater-sees = { $percent } %, že to uhodne i Negater
estimatrix-why-wins = shoda vyhraje hru
estimatrix-why-no-matter = shoda by nic nezměnila: písmena už vyměněná jsou
estimatrix-why-let-them = ostatní by o písmena přišli: lépe je nerušit
estimatrix-why-brings = shoda přinese písmeno { $letter }
estimatrix-why-gives-back = shodou by se písmeno { $letter } vrátilo
estimatrix-why-gives-win = poslední písmeno by shodou získal { estimatrix-seat }
estimatrix-why-avoids = { estimatrix-seat } má poslední písmeno, které chybí, a tomu, co říká nápověda, se vyhne
estimatrix-why-spoils = shoda zmaří výměnu, o kterou stojí { estimatrix-seat }

## The browser's table

estimatrix-ask-letter-board = Vyberte si písmeno, nebo je nechte na náhodě.
estimatrix-ask-ban-board = Jste Kvanter. Zakažte pro tento tah jednu barvu, nebo hoďte kostkou.
estimatrix-ask-hint-board = Myslete na barvu, která není zakázaná, a dejte nápovědu.
estimatrix-ask-drawing-board = Všichni se dívají. Až bude kresba hotová, ukažte ji.
estimatrix-ask-lead-board = Kterou barvu jste mysleli? Tajně nastavte kostku, nebo nechte ostatní odpovídat první.
estimatrix-ask-answer-board =
    { $role ->
        [quanter] Ostatní už mají nastaveno. Kterou barvu jste mysleli?
        [negater] Jste Negater: uhodněte barvu a nikdo si nic nevymění.
       *[estimater] Kterou barvu myslí Kvanter? Tajně nastavte kostku.
    }
estimatrix-ask-change-board = Kostku máte nastavenou. Dokud nejsou nastavené všechny, můžete ji otočit znovu.
estimatrix-table-middle = Střed stolu
estimatrix-table-needs = Má { $letters }, potřebuje ještě písmena od: { $names }
estimatrix-table-has = Má { $letters }
estimatrix-table-showed = ukázaná barva: { estimatrix-colour }
estimatrix-table-set = kostka je nastavená
estimatrix-table-letter = Které písmeno bude vaše?
estimatrix-table-letter-any = Nechat na náhodě
estimatrix-table-letter-of = Písmeno si vybírá { $name }.
estimatrix-table-ban = Zakažte barvu
estimatrix-table-ban-colour = Zakázat: { estimatrix-colour }
estimatrix-table-roll = Hodit kostkou
estimatrix-table-change-ban = Zakázat jinou barvu
estimatrix-table-bans = Barvu zakazuje { $name }.
estimatrix-table-banned = Zakázaná: { estimatrix-colour }
estimatrix-table-thinks = Nápovědu vymýšlí { $name }.
estimatrix-table-form = Podoba nápovědy
estimatrix-table-drawn = Chcete-li napovědět jinak, nejdřív celou kresbu smažte.
estimatrix-table-form-of =
    { $form ->
        [text] Slova
        [emoji] Emoji
        [drawing] Kresba
       *[aloud] Nahlas
    }
estimatrix-table-words =
    { $form ->
        [text] Nápověda slovy
       *[emoji] Nápověda v emoji
    }
estimatrix-table-words-like =
    { $form ->
        [text] Slovo, verš písničky, hádanka …
       *[emoji] 🎪 🐘
    }
estimatrix-table-picker = Emoji na výběr
estimatrix-table-give = Dát nápovědu
estimatrix-table-no-names = U tohoto stolu nesmí nápovědy barvy jmenovat.
estimatrix-table-aloud-how = Řekněte ji, zazpívejte nebo předveďte tak, aby vás všichni slyšeli nebo viděli.
estimatrix-table-aloud = Hotovo, nápověda zazněla
estimatrix-table-said-aloud = Nápovědu dává nahlas { $name }. Poslouchejte, nebo se dívejte!
estimatrix-table-unseen =
    { $form ->
        [drawing] Boti kresby nevidí. Přečtou si jen popis; bez něj hádají naslepo.
       *[aloud] Boti nic neslyší: budou hádat naslepo.
    }
estimatrix-table-drawing = Kresba
estimatrix-table-sheet = Vaše kresba
estimatrix-table-width = Šířka pera
estimatrix-table-width-of = Pero { $width }
estimatrix-table-ink = Inkoust
estimatrix-table-undo-stroke = Vzít zpět poslední tah perem
estimatrix-table-rub-all = Smazat celou kresbu
estimatrix-table-description = Popis pro ty, kdo kresbu nevidí
estimatrix-table-description-like = Popis, chcete-li
estimatrix-table-show = Ukázat
estimatrix-table-drawing-of =
    { $strokes ->
        [one] Kresba, autor { $name }, jeden tah
        [few] Kresba, autor { $name }, { $strokes } tahy
       *[other] Kresba, autor { $name }, { $strokes } tahů
    }
estimatrix-table-replay = Přehrát, jak vznikala
estimatrix-table-save = Uložit kresbu jako SVG
estimatrix-table-hide = Skrýt tuto nápovědu
estimatrix-table-unhide = Znovu ukázat
estimatrix-table-hidden = Tuto nápovědu hostitel skryl.
estimatrix-table-hidden-mine = Vaši nápovědu hostitel před ostatními skryl.
estimatrix-table-your-die = Vaše kostka
estimatrix-table-turn-back = Otočit kostku zpátky
estimatrix-table-turn-on = Otočit kostku dál
estimatrix-table-choose = Otočte kostku
estimatrix-table-set-colour = Nastavit: { estimatrix-colour }
estimatrix-table-set-again = Změnit na: { estimatrix-colour }
estimatrix-table-is-set = Nastaveno: { estimatrix-colour }
estimatrix-table-others-first = Nejdřív ostatní
estimatrix-move =
    { $do ->
        [letter] Písmeno { $what }
        [draw] Něco nakreslit
        [rub] Smazat nakreslené
       *[words] „{ $what }“
    }
estimatrix-table-before = Předtím: { $name }, { $hint }
estimatrix-table-won = MATRIX je celá.
estimatrix-table-nothing = bez tipu

## What lies on the table

estimatrix-tell-role =
    { $role ->
        [quanter] Kvanter zakáže barvu, na jinou dá nápovědu a tajně ji nastaví. Kdo ji uhodne, vymění si s ním písmeno.
        [negater] Negater hádá také, a když se trefí, nikdo si nic nevymění. Role trvá dva tahy.
       *[estimater] Estimater hádá Kvanterovu barvu. Kdo se trefí, vymění si s Kvanterem písmeno.
    }
estimatrix-tell-letter = Písmeno, se kterým hraje { $name }: jeho dílky dává ostatním při výměně.
estimatrix-tell-word = Slovo, které skládá { $name }: plná a orámovaná písmena už tu jsou, čárkovaná chybí. Šest různých vyhrává. { $label }
estimatrix-tell-die =
    { $state ->
        [shown] Barva, kterou má { $name }: { estimatrix-colour }.
        [set] { $name } má kostku nastavenou. Zakrytá zůstane, dokud nebudou nastavené všechny.
        [late] { $name } v tomto tahu netipuje: vypršel čas.
       *[open] { $name } kostku zatím nastavenou nemá.
    }
estimatrix-tell-colour =
    { $state ->
        [open] Jedna ze šesti barev na kostkách: { estimatrix-colour }.
       *[banned] Tuto barvu v tomto tahu nikdo nesmí použít: { estimatrix-colour }.
    }
estimatrix-tell-hint = Nápověda, kterou dává { $name }. Patří k jedné z pěti barev, které nejsou zakázané.
estimatrix-tell-form =
    { $form ->
        [text] Nápověda slovy: slovo, věta, verš, v kterémkoli jazyce.
        [emoji] Nápověda jen z emoji.
        [drawing] Kresba, kterou všichni sledují, jak vzniká.
       *[aloud] Nápověda, kterou řeknete, zazpíváte nebo předvedete těm, kdo vás slyší nebo vidí.
    }

## The first lesson

estimatrix-lesson-guess = Hráč 1 napovídá: „citron“. Ostatní už barvu tajně nastavili; vy jste Estimater. Budete-li myslet na stejnou barvu jako Hráč 1, vyměníte si písmena.
estimatrix-lesson-guess-solved = Teď máte M a Hráč 1 má vaše T. Kdo se netrefil, nezískal nic.
estimatrix-lesson-guess-again = Jakou barvu má citron? Přesně na tu Hráč 1 myslel.
estimatrix-lesson-negate = Tentokrát jste Negater. Nápověda zní „žába“ a dva jiní hráči si jdou vyměnit písmena. Uhodněte barvu také, a nikdo si nevymění nic.
estimatrix-lesson-negate-solved = Vaše trefa zmařila všechny výměny tohoto tahu. Vy za ni nedostanete nic, ale oni také ne.
estimatrix-lesson-negate-again = Negater maří výměny tím, že se trefí. Jakou barvu má žába?
estimatrix-lesson-answer = Jste Kvanter. Napověděli jste „hluboké moře“ a nechali odpovědět nejdřív ostatní. Ti už barvy nastavili. Teď nastavte svou: tu, o které nápověda byla.
estimatrix-lesson-answer-solved = Dva Estimateři mysleli na totéž a Negater ne: s každým z nich si vyměníte písmeno.
estimatrix-lesson-answer-again = Ostatní asi mysleli na to, na co při hlubokém moři myslí každý.
estimatrix-lesson-free = V tomto tahu nikdo nesmí použít bílou, a Hráč 1 přesto napovídá sněhem: „sníh v noci“. Co zbývá, když ne sníh?
estimatrix-lesson-free-solved = Ano, noc. Zakázaná barva je také nápověda: říká, co odpověď být nemůže.
estimatrix-lesson-free-again = Sníh to být nemůže, bílá je zakázaná. Všimněte si druhého slova.
estimatrix-lesson-back = Tohle je pokročilá hra. Máte M hráče 1, který napovídá: „citron“. Když se trefíte znovu, písmena si vrátíte. Víte, co má na mysli, a tak nastavte něco jiného: černá je určitě špatně.
estimatrix-lesson-back-solved = Písmena vám zůstala, hráči 1 také. Trefil se a vyměnil si písmeno jen Hráč 2.
estimatrix-lesson-back-again = Žlutá by vás připravila o M. Nastavte černou.
estimatrix-lesson-win = Chybí vám jediné písmeno, M hráče 1, který napovídá: „kominík s kusem uhlí“. Dokončete svůj MATRIX.
estimatrix-lesson-win-solved = Všech šest písmen je vašich. Kdyby slovo v témže tahu dokončil ještě někdo, o vítězství byste se dělili.
estimatrix-lesson-win-again = Jakou barvu mají saze a uhlí?

## Rádce

estimatrix-coach-stop = Jste Negater: když barvu neuhodnete, { estimatrix-seat } může v tomto tahu získat poslední písmeno a vyhrát.
estimatrix-coach-hint = { estimatrix-seat } už potřebuje jen vaše písmeno: uhodne-li vaši barvu a Negater ne, vyhraje.
estimatrix-coach-guess = { estimatrix-seat } už potřebuje jen vaše písmeno: uhodnete-li barvu a Negater ne, vyhraje.

## První hra s průvodcem

estimatrix-coached-letters = Cílem je mít všech šest písmen slova MATRIX. Každý má šest dílků svého písmene; cizí písmena získáte výměnou.
estimatrix-coached-ban = Jste Kvanter. Nejdřív zakažte barvu: v tomto tahu ji nesmí použít nikdo, ani vy.
estimatrix-coached-hint = Myslete si barvu a napovězte ji. Nejlepší nápověda je ta, které rozumějí Estimateři, ale Negater ne.
estimatrix-coached-lead = Tajně nastavte barvu, kterou jste mysleli, nebo nechte ostatní odpovědět před vámi. Všechny se ukážou najednou.
estimatrix-coached-answer = Kterou barvu nápověda myslí? Estimater, který ji uhodne, si s Kvanterem vymění písmeno. Uhodne-li ji Negater, nedostane nikdo nic.
estimatrix-coached-shown = Všechny odpovědi se ukážou naráz. Platí ty, které se shodují s barvou Kvantera, pokud ji neuhodl i Negater.
estimatrix-coached-exchanged = Dva hráči si vyměnili písmena. V základní hře to každá dvojice udělá jen jednou: podívejte se, čí písmeno vám ještě chybí.
estimatrix-coached-roles = Role obcházejí stůl: role Kvantera jde po každém tahu k dalšímu místu, role Negatera po dvou tazích opačným směrem. Na každého se dostane všechno.
estimatrix-coached-end = Někdo má všech šest písmen a hra končí. Příští už zvládnete bez průvodce.
