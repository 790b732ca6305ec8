## The rules of the room

room-not-asked = Místo { $seat } teď není na tahu. Hra čeká na tato místa: { $asked }.
room-finished = Hra skončila.
room-move-too-long = Tah má nejvýše { $most } znaků.
room-not-the-question = „{ $move }“ neodpovídá na to, na co se hra teď ptá.
room-not-a-move = Toto není tah této hry.
room-not-overdue = Místu { $seat } nemá co vypršet.
room-match-too-long = Partie je tak dlouhá, jak jen záznam může být; další tahy už nepřijme.
room-undo-nothing =
    { $moves ->
        [0] Není co vracet.
        [one] Tam není co vracet, odehrán je jeden tah.
        [few] Tam není co vracet, odehrány jsou { $moves } tahy.
       *[other] Tam není co vracet, odehráno je { $moves } tahů.
    }
room-undo-shown =
    { $fixed ->
        [one] Při prvním tahu se ukázala náhoda nebo tajemství; co bylo předtím, zůstává.
       *[other] Při tahu { $fixed } se ukázala náhoda nebo tajemství; co bylo předtím, zůstává.
    }
room-no-seat = Takové místo tu není; počet míst je { $seats }.
room-no-resigning = V této hře se nelze vzdát.
room-no-draw = Tato hra nezná remízu dohodou.
room-continue-nowhere =
    { $moves ->
        [one] Partie má jen jeden tah.
        [few] Partie má jen { $moves } tahy.
       *[other] Partie má jen { $moves } tahů.
    }
room-continue-running = V partii s tajemstvími lze jinde pokračovat, až když skončí.
room-seats = Počet míst v této hře je { $known }, ne { $seats }.
room-option-unknown = Volba „{ $option }“ neexistuje. Známé volby: { $known }.
room-option-value = Volba „{ $option }“ nemůže být „{ $value }“. Možné hodnoty: { $known }.
room-players = Hráčů je tu nejvýše { $seats } a jméno je jeden řádek o nejvýše { $most } znacích.
room-contributions = Příspěvků k náhodě je víc než míst ({ $seats }).
room-contribution-too-long = Příspěvek k náhodě je jeden řádek o nejvýše { $most } znacích.

## What is on the shelf

room-game-unknown = Hra „{ $game }“ tu není. Hry: { $known }.
room-game-broken = Hra „{ $game }“ je nainstalovaná, ale nelze ji použít: { $reason }
room-game-misnamed = Co je nainstalováno jako „{ $game }“, není hra toho jména.
room-game-twice = Hru „{ $game }“ přinášejí dva balíčky.
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

## The terminal

room-cli = Herna deskových her v terminálu: hrajte proti botům nebo mezi sebou, čtěte pravidla, přehrávejte a ověřujte partie a nechte boty hrát tisíce her.
room-cli-codes = Návratové kódy: 0 vše v pořádku, 1 něco bylo odmítnuto nebo selhalo (jeden řádek řekne co), 2 chybný příkaz, 130 přerušeno. Jazyk: --lang, proměnná DESKOHERNA_LANG nebo jazyk systému.
room-cli-version = Zobrazit verzi.
room-cli-lang = Jazyk: cs nebo en. Může stát kdekoli.
room-cli-game = Hra z police; jejich seznam dá deskoherna games.
room-cli-option = Volba hry, třeba variant=short; může být uvedena vícekrát.
room-cli-file = Záznam partie.
room-cli-games = Vypsat hry s jejich volbami a boty.
room-cli-play = Hrát v terminálu. Tahy se píší zápisem hry; Tab doplňuje, ? vypíše možné tahy, nápověda řekne zbytek. Partie se ukládá po každém tahu.
room-cli-seat = Kdo si sedne, popořadě: me (já) nebo jméno bota. Jednou za každé místo, třeba --seat me --seat greedy. Více me hraje u jedné klávesnice.
room-cli-seed = Pevné semínko, aby šla stejná partie hrát znovu; bez něj je náhoda do konce tajná.
room-cli-words = Vaše slova, která vstoupí do náhody; bez nich se vás program zeptá, až uvidíte závazek (viz deskoherna rules room ROOM-6).
room-cli-save = Kam ukládat; jinak nový soubor ve vaší složce s daty.
room-cli-resume = Pokračovat v uložené partii.
room-cli-rules = Přečíst pravidla hry nebo jedno pravidlo podle jeho označení.
room-cli-rules-game = Hra, nebo room pro pravidla herny.
room-cli-rule = Označení pravidla, třeba NUM-7.
room-cli-replay = Projít zaznamenanou partii krok za krokem: Enter jde dál, z zpět, číslo na ten krok, k končí.
room-cli-moves = Jen vypsat tahy v zápisu hry.
room-cli-viewer = Vidět partii tak, jak ji vidělo toto místo.
room-cli-verify = Ověřit záznam: závazek, příspěvky, semínko, každý výsledek náhody i každý tah.
room-cli-commitment = Závazek, který jste si poznamenali před hrou; záznam musí být od něj.
room-cli-simulate = Nechat boty odehrát mnoho partií na všech procesorech a spočítat vítězství. Výsledek nezávisí na počtu procesů.
room-cli-seats = Boti oddělení čárkami; od partie k partii si vyměňují místa.
room-cli-number = Kolik partií.
room-cli-jobs = Kolik procesů.
room-cli-sim-seed = Semínko celé simulace.
room-help-usage = Použití:
room-help-help = Zobrazit tuto nápovědu.
room-help-arguments = Argumenty
room-help-options = Volby
room-help-commands = Příkazy
room-help-default = {"["}výchozí: {"{"}{"}"}]
room-help-required = {"["}povinné]
room-usage-no-command = Chybí příkaz. Viz deskoherna --help.
room-usage-command = Příkaz {"{"}name!r{"}"} neexistuje. Viz deskoherna --help.
room-usage-option = Volba { $option } neexistuje. Viz --help.
room-usage-no-value = Volba { $option } potřebuje hodnotu.
room-usage-missing = Chybí { $what }. Viz --help.
room-usage-value = Hodnota { $what } se nehodí. Viz --help.
room-usage-extra = Na příkazové řádce je něco navíc. Viz --help.
room-lang-unknown = Jazyk „{ $lang }“ neznáme. Jazyky: { $known }.
room-option-form = Volba se píše JMÉNO=HODNOTA, ne „{ $option }“.
room-rule-unknown = Pravidlo „{ $rule }“ v { $game } není.
room-viewer-unknown = Místo { $seat } neexistuje; ve hře jich bylo { $seats }.
room-file-not-saved =
    Soubor { $file } nelze zapsat: { $error ->
        [ENOENT] neexistuje
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
room-file-taken = Na místě { $file } už něco je. V uložené partii se pokračuje pomocí --resume.
room-not-printed = Výstup nelze zapsat: { $reason }.
room-resume-alone = Co a s kým se hraje, říká záznam za --resume; vedle něj může stát jen --save.
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
      zpět            vrátit svůj poslední tah
      deník           vše, co se stalo
      pravidla [ID]   pravidla, nebo jedno z nich
      ulož SOUBOR     uložit jinam (ukládá se i tak po každém tahu)
      konec           odejít od stolu; v partii lze pokračovat
room-result =
    { $how ->
        [lost] Všichni prohráli: { $reason } ({ $rule }).
        [won] Všichni vyhráli: { $reason } ({ $rule }).
        [draw] Remíza: { $reason } ({ $rule }).
        [shared] O vítězství se dělí { $winners }: { $reason } ({ $rule }).
       *[alone] Vítězí { $winners }: { $reason } ({ $rule }).
    }
room-play-saved = Partie je uložena v { $file }
room-play-left = Partie je uložena. Pokračovat lze příkazem: deskoherna play --resume { $file }
room-play-nobody = Záznam neříká, kdo na místech ({ $seats }) sedí, takže jej lze přehrát, ale ne hrát dál.
room-command-help = nápověda
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
room-line-undo =
    { $moves ->
        [0] Všechny tahy se vracejí.
        [one] Tahy se vracejí, zůstává { $moves }.
        [few] Tahy se vracejí, zůstávají { $moves }.
       *[other] Tahy se vracejí, zůstává jich { $moves }.
    }
room-line-asked = Chce to { $names }.
room-line-agreed = Souhlasí { $names }.
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
room-simulate-broken = Některý proces simulace byl zastaven zvenčí.
room-simulate-first = Kdo začíná, vítězí v { $share } % ({ $low } – { $high } %).
room-undo-agree = Souhlasí všichni, aby se vrátil tah { $move }, který hrál { $seat }? (ano, nebo ne)
room-undo-disagreed = Všichni s vrácením nesouhlasí.
room-yes = ano a
room-play-words = { $seat }, slova pro náhodu, nebo jen Enter:
room-words-nobody = Slova do náhody přidávají lidé; tady sedí jen boti.
room-bot-stumbled = Bot „{ $bot }“ selhal: { $reason } Partie je uložena.

## At a web table

room-already-started = Partie už začala.
room-not-started = Partie ještě nezačala.
room-not-running = Teď se tu nic nehraje.
room-still-playing = Partie ještě běží.
room-rematch-there = Další stůl už je prostřený.
room-paused = Hostitel partii přerušil.
room-not-paused = Partie není přerušená.
room-stale = Partie mezitím pokročila. Podívej se znovu na desku.
room-not-your-seat = Místo { $seat } není tvoje.
room-bot-sits-in = Hraje za tebe bot. Nejdřív se vrať na své místo.
room-host-only = To může jen hostitel.
room-nobody-there = Není tu nikdo, koho by se to týkalo.
room-link-used = Tento odkaz už někdo použil, nebo ho nahradil nový.
room-no-free-seat = Místo není volné.
room-name = Jméno má 1 až { $most } znaků.
room-unprintable = Jsou v tom znaky, které nelze zobrazit.
room-nothing-said = Není co poslat.
room-proposal-open = Jeden návrh už čeká na odpověď, ten má přednost.
room-nothing-proposed = Teď nikdo nic nenavrhuje.
room-not-asked-to-agree = Na tvůj souhlas se nečeká.
room-bots-play-on = Boti na remízu nepřistoupí.
room-time-left = Tomu místu čas ještě nevypršel.
room-crowded = U tohoto stolu už je příliš mnoho lidí.
room-table-full = U tohoto stolu se stalo tolik, že se do jeho deníku víc nevejde.
room-no-table = Takový stůl tu není.
room-table-broken = Stůl { $table } nelze přečíst: jeho deník je poškozený v zápisu { $seq }.
room-table-rules = Stůl { $table } se řídí pravidly verze { $rules }, tato herna má verzi { $known }.
room-record-secret = Záznam prozrazuje semínko náhody, proto je k mání až po skončení partie.

## The server

room-too-fast = Tolik toho server najednou nezvládne. Chvilku počkej.
room-too-large = Je to příliš velké.
room-foreign-origin = To smějí jen stránky této herny.
room-not-text = Zpráva musí být text.
room-unreadable = Zprávu nelze přečíst.
room-bad-request = Požadavek nelze přečíst: { $reason }
room-bad-http = Požadavek sem nepatří.
room-not-a-number = „{ $value }“ není číslo, které by sem patřilo.
room-socket-only = Tato adresa je jen pro sokety.
room-no-page = Tady nic není.
room-no-method = To tady nejde.
room-server-failed = Na naší straně se něco pokazilo. Nic se nezměnilo.
room-client-missing = Stránky této herny ještě nejsou sestavené: spusť make run.
room-database-in-use = Databázi { $file } používá jiná herna.
room-database-unusable = Databázi { $file } nelze použít: { $reason }
room-database-failed = Databázi herny teď nelze použít. Nic se nezměnilo.
room-database-newer = Databáze { $file } má verzi { $version }, tato herna zná verzi { $known }.
room-port = Adresu { $host }:{ $port } nelze otevřít: { $reason }

## What happened at a table

room-note-opened = Stůl je prostřený.
room-note-sat = { $name } usedá na místo { $seat }.
room-note-left = { $name } vstává z místa { $seat }.
room-note-kicked = { $name } musí opustit místo { $seat }.
room-note-bot = Na místě { $seat } teď hraje bot ({ $bot }).
room-note-back = Na místě { $seat } hraje zase { $name }.
room-note-failed = Bot „{ $name }“ selhal, na místě { $seat } hraje dál „{ $bot }“.
room-note-proposed =
    { $what ->
        [undo] { $name } chce vrátit tahy tak, aby zůstalo { $number }.
        [draw] { $name } nabízí remízu.
        [more-time] { $name } by na místo { $number } ještě počkal(a).
        [take-over] { $name } navrhuje, aby za místo { $number } hrál bot.
       *[end] { $name } navrhuje partii ukončit.
    }
room-note-answered =
    { $answer ->
        [yes] { $name } souhlasí.
       *[no] { $name } nesouhlasí.
    }
room-note-resigned = { $name } to vzdává.
room-note-agreed = Všichni souhlasí s remízou.
room-note-chance = Odtud jde náhoda z jiného semínka.
room-note-time-up = Čas vypršel: { $name }.
room-note-more-time = { $name } dostává další čas.
room-note-paused = Partie je přerušená.
room-note-went-on = Partie pokračuje.
room-note-rematch = Další stůl je prostřený.
room-note-closed = Partie byla ukončena bez výsledku.

## The HTTP interface

room-api-about = Všechno, co používá klient v prohlížeči. Kdo jsi, říká cookie; přinese ji první odpověď. Tahy a novinky chodí nejrychleji soketem /api/tables/ID/socket?after=N, který bere tytéž příkazy.
room-api-room = Hry na polici s počty míst, volbami a boty
room-api-texts = Texty herny (room), stránek (web) nebo hry ve formátu Project Fluent
room-api-tables = Tvoje stoly, veřejné stoly s volným místem, veřejné partie ke sledování
room-api-open = Prostřít nový stůl
room-api-table = Stůl, jak ho vidíš ty, s deníkem od daného čísla
room-api-command = Udělat něco u stolu
room-api-position = Jak hra stála po tolika tazích, jako data i jako text
room-api-record = Záznam skončené partie
room-api-fork = Pokračovat od některého tahu u nového stolu
room-api-bring = Přinést záznam a prohlédnout si ho
room-api-health = Zda server a jeho databáze odpovídají
room-api-bad-request = Požadavek neodpovídá tomuto popisu
room-api-forbidden = Stránka, která žádá, nepatří k této herně
room-api-not-found = Nic takového tu není
room-api-refused = Brání tomu pravidlo; nic se nezměnilo
room-api-too-large = Příliš mnoho bajtů
room-api-too-fast = Příliš mnoho požadavků
room-api-unavailable = Stůl nebo databázi teď nelze použít
room-cli-serve = Otevřít hernu v prohlížeči: webový server pro stoly s přáteli a boty.
room-cli-host = Adresa, na které se poslouchá; 0.0.0.0 pustí dovnitř i jiná zařízení.
room-cli-port = Port; 0 vezme kterýkoli volný.
room-cli-database = Soubor, v němž jsou stoly; jinak leží ve složce s daty.
room-cli-open = Otevřít prohlížeč.
room-cli-verbose = Zapisovat každý požadavek.
room-serve-ready = Herna je otevřená: { $address }   (zavře ji Ctrl+C)
