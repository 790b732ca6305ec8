## The terminal

room-players = Hráčů je tu nejvýše { $seats } a jméno je jeden řádek o nejvýše { $most } znacích.
room-cli = Herna deskových her v terminálu: hrajte proti botům nebo mezi sebou, čtěte pravidla, přehrávejte a ověřujte partie a nechte boty hrát tisíce her.
room-cli-codes = Návratové kódy: 0 vše v pořádku, 1 něco bylo odmítnuto nebo selhalo (jeden řádek řekne co), 2 chybný příkaz, 130 přerušeno. Jazyk: --lang, proměnná DESKOHERNA_LANG nebo jazyk systému.
room-cli-version = Zobrazit verzi.
room-cli-lang = Jazyk: { $known }. Lze uvést kdekoli.
room-cli-game = Označení hry; všechny vypíše deskoherna games.
room-cli-option = Volba hry, třeba variant=short; lze uvést vícekrát. JMÉNO=@SOUBOR vezme text ze souboru.
room-cli-file = Záznam partie.
room-cli-games = Vypsat hry s jejich volbami a boty.
room-cli-play = Hrát v terminálu. Tahy se píší v zápisu hry; Tab doplňuje, ? vypíše možné tahy, nápověda řekne zbytek. Partie se ukládá po každém tahu.
room-cli-seat = Kdo si sedne, popořadě: me (já) nebo jméno bota. Jednou za každé místo, třeba --seat me --seat greedy. Více me hraje u jedné klávesnice.
room-cli-seed = Pevné semínko, aby šla stejná partie hrát znovu; bez něj je náhoda do konce tajná.
room-cli-words = Vaše slova, která vstoupí do náhody; bez nich se vás program zeptá, až uvidíte závazek (viz deskoherna rules room ROOM-6).
room-cli-save = Kam ukládat; jinak nový soubor ve vaší složce s daty.
room-cli-resume = Pokračovat v uložené partii.
room-cli-rules = Přečíst pravidla hry nebo jedno pravidlo podle jeho označení.
room-rules-english = Zatím není přeloženo, proto je to anglicky.
room-cli-rules-game = Hra, nebo room pro pravidla herny.
room-cli-rule = Označení pravidla, třeba NUM-7.
room-cli-replay = Projít zaznamenanou partii krok za krokem: Enter jde dál, z zpět, číslo na ten krok, k končí.
room-cli-moves = Jen vypsat tahy v zápisu hry.
room-cli-viewer = Ukázat partii tak, jak byla vidět z tohoto místa.
room-cli-content = Vlastní karty a jiný obsah her.
room-cli-content-check = Zkontrolovat soubor s vlastním obsahem a říct, co je v něm špatně a kde.
room-cli-content-file = Soubor.
room-cli-types = Vypsat typy hry v TypeScriptu pro její desku v prohlížeči.
room-cli-types-file = Soubor, kam se zapíšou; bez něj se vypíšou na obrazovku.
room-content-right = Soubor { $file } je v pořádku; { $game } s ním můžete hrát: --option { $option }=@{ $file }
room-content-none = { $game } nepřijímá vlastní obsah.
room-file-not-text = Soubor { $file } není text v UTF-8.
room-cli-verify = Ověřit záznam: závazek, příspěvky, semínko, každý výsledek náhody i každý tah.
room-cli-commitment = Závazek, který jste si poznamenali před hrou; záznam mu musí odpovídat.
room-cli-simulate = Nechat boty odehrát mnoho partií na všech procesorech a spočítat vítězství. Výsledek nezávisí na počtu procesů.
room-cli-seats = Boti oddělení čárkami; od partie k partii si vyměňují místa.
room-cli-number = Kolik partií.
room-cli-jobs = Kolik procesů.
room-cli-sim-seed = Semínko celé simulace.
room-cli-tournament = Nechat každého bota hry hrát s každým a ukázat, jak často kdo vyhrává.
room-cli-entries = Boti, kteří se zúčastní, oddělení čárkami; jinak všichni.
room-cli-table = Kolik botů sedí u stolu.
room-help-usage = Použití:
room-help-help = Zobrazit tuto nápovědu.
room-help-arguments = Argumenty
room-help-options = Volby
room-help-commands = Příkazy
room-help-default = [výchozí: { $what }]
room-help-variable = [proměnná: { $what }]
room-help-required = [povinné]
room-usage-no-command = Chybí příkaz. Viz deskoherna --help.
room-usage-command = Příkaz { $what } neexistuje. Viz deskoherna --help.
room-usage-option = Volba { $option } neexistuje. Viz --help.
room-usage-no-value = Volba { $option } potřebuje hodnotu.
room-usage-missing = Chybí { $what }. Viz --help.
room-usage-value = Hodnota { $what } není platná. Viz --help.
room-usage-range = Hodnota { $what } není platná: je to číslo od { $least } do { $most }. Viz --help.
room-usage-extra = Na příkazové řádce je něco navíc. Viz --help.
room-lang-unknown = Jazyk „{ $lang }“ neznáme. Jazyky: { $known }.
room-option-form = Volba se píše JMÉNO=HODNOTA, ne „{ $option }“.
room-rule-unknown = Pravidlo „{ $rule }“ v { $game } není.
room-viewer-unknown = Místo { $seat } neexistuje; ve hře jich bylo { $seats }.
room-file-not-saved =
    Soubor { $file } nelze zapsat: { $error ->
        [ENOENT] složka neexistuje
        [EISDIR] je to složka
        [ENOTDIR] část cesty k němu není složka
        [EEXIST] část cesty k němu není složka
        [EACCES] chybí oprávnění
        [ENOSPC] disk je plný
       *[other] { $reason }
    }.
room-file-not-read =
    Soubor { $file } nelze přečíst: { $error ->
        [ENOENT] neexistuje
        [EISDIR] je to složka
        [ENOTDIR] část cesty k němu není složka
        [EACCES] chybí oprávnění
       *[other] { $reason }
    }.
room-file-taken = Soubor { $file } už existuje. V uložené partii se pokračuje pomocí --resume.
room-not-printed = Výstup nelze zapsat: { $reason }.
room-resume-alone = Co a s kým se hraje, určuje záznam uvedený za --resume; spolu s ním lze uvést jen --save.
room-seed-too-large = Semínko má nejvýše { $bits } bitů.
room-games-game = Hra
room-games-seats = Místa
room-games-kind = O co jde
room-games-bots = Boti
room-play-which = Kterou hru?
room-play-thinking = { $seat } přemýšlí …
room-play-hand-over = Teď hraje { $seat }. Až se ostatní nebudou dívat, stiskněte Enter.
room-play-commitment = Závazek náhody: { $commitment }
room-play-help-hint = ? vypíše možné tahy, { $help } řekne zbytek.
room-play-legal =
    { $moves ->
        [one] jeden možný tah
        [few] { $moves } možné tahy
       *[other] { $moves } možných tahů
    }
room-play-help =
    Napište tah, nebo některé z těchto slov:
      ?               možné tahy; ? 3 jen ty, které tak začínají, ? 3 g7 proč to nejde
      ukaž TAH        co by tah udělal, aniž se zahraje
      poraď           co by tu zahrál nejsilnější bot; v deníku bude, že jste se ptali
      zpět            vrátit svůj poslední tah
      deník           vše, co se stalo
      pravidla [ID]   pravidla, nebo jedno z nich
      ulož SOUBOR     uložit jinam (ukládá se i tak po každém tahu)
      konec           odejít od stolu; v partii lze pokračovat
room-play-saved = Partie je uložena v { $file }
room-play-left = Partie je uložena. Pokračovat lze příkazem: deskoherna play --resume { $file }
room-play-nobody = Záznam neříká, kdo na místech ({ $seats }) sedí, takže jej lze přehrát, ale ne hrát dál.
room-command-help = nápověda
room-command-hint = poraď
room-command-undo = zpět
room-command-look = ukaž
room-command-log = deník
room-command-rules = pravidla
room-command-save = ulož
room-command-quit = konec
room-replay-next = Krok { $step } z { $steps }. Enter jde dál, z zpět, číslo tam, k končí:
room-replay-back = z zpět zpet b
room-verified =
    { $game }: záznam je v pořádku. Ověřeno: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } a { $draws ->
        [one] { $draws } výsledek
        [few] { $draws } výsledky
       *[other] { $draws } výsledků
    } náhody.
room-verified-commitment = závazek       { $commitment }
room-verified-seed = semínko       { $seed }
room-verified-words = slova, místo { $seat } { $words }
room-verified-continued =
    { $move ->
        [0] Pokračováno od začátku, s novou náhodou:
        [one] Pokračováno po prvním tahu, s novou náhodou:
       *[other] Pokračováno po tahu { $move }, s novou náhodou:
    }
room-other-commitment = Záznam má jiný závazek: { $commitment }
room-verified-open = Partie ještě neskončila.
room-simulate-bot = Bot
room-simulate-games = Partie
room-simulate-wins = Výhry
room-simulate-shared = Dělené
room-simulate-rate = Úspěšnost
room-simulate-interval = 95% interval
room-simulate-score = Body
room-simulate-place = Pořadí
room-tournament-how =
    { $seats ->
        [2] Počet partií každé dvojice: { $games }. Místa se střídají, pod podílem výher je 95% interval.
       *[other] Jeden bot z řádku mezi boty ze sloupce (těch je { $rivals }). Počet partií: { $games }. Místa se střídají, pod podílem výher je 95% interval.
    }
room-simulate-broken = Některý proces simulace byl zastaven zvenčí.
room-simulate-first = Kdo začíná, vítězí v { $share } % ({ $low } – { $high } %).
room-undo-agree = Souhlasí všichni, aby se vrátil tah { $move }, který hrál { $seat }? (ano, nebo ne)
room-undo-disagreed = Někdo s vrácením tahu nesouhlasí.
room-play-words = { $seat }, slova pro náhodu, nebo jen Enter:
room-cli-serve = Otevřít hernu v prohlížeči: webový server pro stoly s přáteli a boty.
room-cli-host = Adresa, na které server naslouchá; 0.0.0.0 pustí dovnitř i jiná zařízení.
room-cli-port = Port; 0 vezme kterýkoli volný.
room-cli-database = Soubor se stoly, jinak leží ve vaší složce s daty; nebo postgresql://… pro více serverů.
room-cli-open = Otevřít prohlížeč.
room-cli-verbose = Zapisovat každý požadavek.
room-serve-ready = Herna je otevřená: { $address }   (zavře ji Ctrl+C)
room-serve-draining = Herna se zavře, jakmile boti dohrají své tahy. Ctrl+C ji zavře hned.
room-serve-elsewhere = Pro jiná zařízení v této síti: { $address }
room-serve-password = Herna se každého prohlížeče jednou zeptá na heslo: { $password }   Kdo ho má, může otevírat stoly, hrát a dívat se.
room-serve-password-given = Herna se každého prohlížeče jednou zeptá na heslo. Kdo ho má, může otevírat stoly, hrát a dívat se.
room-serve-open = Dovnitř může každý, kdo se na tuto adresu dostane: otevírat stoly, hrát i dívat se. Aby se herna ptala na heslo: --make-password
room-serve-no-proxy = Všichni, kdo přijdou přes proxy před hernou, jsou pro ni jedna adresa a dělí se o jedny meze. Řekněte jí, kde proxy je; na tomto počítači: --trusted-proxy 127.0.0.1
room-yes = ano a
room-words-nobody = Slova do náhody přidávají jen lidé; tady hrají jen boti.
room-bot-stumbled = Bot „{ $bot }“ selhal: { $reason } Partie je uložena.
room-line-undo =
    { $moves ->
        [0] Všechny tahy se vracejí.
        [one] Tahy se vracejí, zůstává { $moves }.
        [few] Tahy se vracejí, zůstávají { $moves }.
       *[other] Tahy se vracejí, zůstává jich { $moves }.
    }
room-line-asked = Chce to { $names }.
room-line-agreed = Souhlasí { $names }.
room-cli-public-url = Adresa, pod kterou hernu znají ostatní, třeba https://hry.example; lze uvést víckrát. Požadavky na jiná jména se odmítnou.
room-cli-password = Zeptat se každého prohlížeče jednou na toto heslo. Příkazovou řádku mohou číst i jiní, lepší je proto DESKOHERNA_PASSWORD v prostředí.
room-cli-trusted-proxy = Proxy před touto hernou nebo síť, v níž proxy jsou (10.0.0.0/8): jejím X-Forwarded-For a X-Forwarded-Proto se věří; lze uvést víckrát.
room-cli-network = Dovolit tomu, kdo sedí u tohoto počítače, aby hernu tlačítkem v prohlížeči otevřel do sítě, a to na této adrese počítače; auto vybere tu, která vede do internetu.
room-cli-make-password = Ptát se na heslo, které se pro tuto hernu vymyslí a vypíše.
room-cli-limits = Soubor TOML s limity, které nahradí výchozí.
room-cli-drain = Po pokynu ke konci čekat na přemýšlející boty nejvýš tolik sekund.
room-cli-mail = Poštovní server pro dopisy těm, komu se má herna ozvat, například smtps://uživatel:heslo@mail.example. Příkazovou řádku mohou číst i ostatní, lepší je DESKOHERNA_MAIL v prostředí.
room-cli-mail-from = Adresa, ze které tyto dopisy chodí.
room-cli-push-host = Hostitel, nebo hostitel:port, jehož doručovacím adresám se herna ozve, i když není na internetu; lze zadat víckrát.
room-cli-health-host = Adresa, na které herna naslouchá.
room-cli-health-port = Port, na kterém naslouchá.
room-cli-health = Zeptat se běžící herny, zda je v pořádku; návratový kód je pak 0.
room-health-ok = Herna na { $address } je v pořádku.
room-health-bad = Herna na { $address } není v pořádku: { $reason }

## Levels

room-level =
    { $level ->
        [beginner] Začátečník
        [casual] Rekreační hráč
        [seasoned] Zkušený hráč
        [strong] Silný hráč
        [master] Mistr
       *[other] { $level }
    }
room-cli-ladder = Změřit, jak silné jsou úrovně hry, každá proti sousední.
room-cli-rungs = Kteří boti se mají měřit, od nejslabšího; jinak úrovně hry. Lze uvést vícekrát, pokaždé vznikne jedna tabulka.
room-cli-ladder-write = Zapsat výsledek do tohoto souboru jako stránku.
room-cli-opening = Kolik tahů na začátku každé partie je náhodných, aby boti, kteří hrají pořád stejně, neopakovali tutéž partii.
room-ladder-opening =
    { $moves ->
        [one] první tah náhodný
        [few] první { $moves } tahy náhodné
       *[other] prvních { $moves } tahů náhodných
    }
room-ladder-two = Boti se měří jeden proti druhému, jmenujte tedy aspoň dva: --bots BOT,BOT.
room-ladder-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
room-ladder-level = Úroveň
room-ladder-share = Výhry proti nižší úrovni
room-ladder-rating = Hodnocení
room-ladder-wins = Výhry
room-ladder-how =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    } pro každé dvě sousední úrovně, jeden bot vyšší úrovně mezi boty nižší ({ $setup }), na každém místě se stejnou náhodou, semínko { $seed }; v závorce 95% interval, u hodnocení vůči nižší úrovni. Stejně silní boti by vyhráli { $fair } %.
room-ladder-together =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    } pro každou úroveň zvlášť, protože všichni vyhrávají nebo prohrávají společně ({ $setup }), pro všechny úrovně tytéž partie, semínko { $seed }; v závorce 95% interval.

## Review

room-cli-check = Zkontrolovat hru, hlavně vlastní: pravidla, tajemství, záznamy, texty, první lekci. Řekne, co je špatně a kde.
room-cli-check-seed = Semínko dřívějšího běhu, má-li se zopakovat.
room-cli-check-games = Kolik partií se prohlédne pro každé nastavení a každý druh hráče.
room-cli-check-thorough = Prohlédnout všechna nastavení a víc pozic.
room-cli-check-only = Jediná kontrola, podle jména.
room-cli-check-tests = Testy hry se vzorovými partiemi; jinak složka tests vedle jejího pyproject.toml.
room-cli-check-golden = Nejdřív vzorové partie zapsat, nebo přepsat.
room-cli-review = Projít znovu dohranou partii: kdo vedl, kde se to zlomilo a co by bylo lepší.
room-cli-iterations = Kolik iterací hledání připadne na každý tah.
room-review-curve = Kdo vedl (očekávaný podíl na výhře):
room-review-points = Zlomy:
room-review-no-points = O partii nerozhodl žádný jednotlivý tah.
room-review-point = Tah { $ply }, { $seat }: { $move } stálo { $cost } % výhry.
room-review-sure =
    { $confidence ->
        [sure] jistě: stálo to { $low } až { $high } %
        [likely] nejspíš: stálo to { $low } až { $high } %
       *[guess] jen odhad: stálo to { $low } až { $high } %
    }
room-review-margin = Křivka se může mýlit o { $margin } %.
room-review-unjudged = Žádné rozhodnutí této partie se nedalo posoudit.
room-review-better = lépe: { $move } ({ $value } %): { $why }

## Texty v dalších jazycích

room-cli-texts = Složka s texty v dalších jazycích. Lze uvést kdekoli.
room-cli-translating = Pro překladatele: zkontrolovat texty jazyka a vypsat, co v něm chybí.
room-cli-texts-check = Zkontrolovat texty jazyka: říct, co je špatně a kde, a spočítat, co chybí.
room-cli-texts-lang = Značka jazyka, třeba sk nebo pt-BR.
room-cli-texts-whole = Skončit chybou, pokud něco chybí.
room-cli-texts-missing = Vypsat anglicky, co v jazyce chybí, k přeložení.
room-cli-texts-file = Jen to, co chybí v tomto souboru, třeba web.sk.ftl nebo numerus/sk.ftl.
room-texts-gap = { $file }: chybí { $lacking } z { $all }
room-texts-whole = Nic nechybí.
room-texts-sum = Celkem chybí { $lacking } z { $all }
room-texts-tag = „{ $lang }“ není značka jazyka; ta vypadá třeba jako sk nebo pt-BR.
room-texts-no-file = Mezi texty jazyka soubor „{ $file }“ není. Soubory: { $known }.
room-texts-folder = Složka s texty { $file } neexistuje.
room-texts-package = Balíček nelze použít: { $reason }
room-texts-elsewhere = Soubor vede mimo složku s texty.
room-texts-closed = Soubor nelze přečíst: { $reason }
room-texts-large = Soubor má víc než { $most } bajtů.
room-texts-encoding = Soubor není text v UTF-8.
room-texts-syntax = Tohle nelze přečíst: { $what }
room-texts-twice = { $what } je tu podruhé.
room-texts-function = Funkci { $what } Fluent nemá.
room-texts-reference = Odkazuje se tu na { $what }, ale to v jazyce chybí.
room-texts-argument = Anglická zpráva nemá argument { $what }.
room-texts-unsaid = Anglická zpráva má ještě argument { $what }.
room-texts-unused = Zprávu { $what } nic nepoužívá.
room-texts-nameless = Jazyk nemá jméno: chybí { $name }.
room-texts-stray = Soubor s takovým názvem nikdo nečte.
room-texts-fence = Blok kódu pod nadpisem „{ $what }“ nemá konec.
room-texts-board = Obrázek pod nadpisem „{ $what }“ nemá popisek, nebo na anglické stránce není.
room-texts-rule = Na anglické stránce není pravidlo { $what }.
room-texts-empty = Pravidlo { $what } nemá text.
