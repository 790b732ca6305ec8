## Around every page

web-title = { $page } · Deskoherna
web-home = Deskoherna, do herny
web-skip = Přejít k obsahu
web-language = Jazyk
web-theme =
    { $theme ->
        [light] Vzhled: světlý
        [dark] Vzhled: tmavý
       *[system] Vzhled: podle systému
    }
web-close = Zavřít
web-retry = Zkusit znovu
web-unreachable = Server neodpovídá. Možná vypadlo spojení; o nic jste nepřišli.
web-broken = Na této stránce se něco pokazilo. Zkuste to prosím znovu.
web-not-found = Tady nic není
web-not-found-why = V adrese je překlep, nebo už je stůl sklizený.
web-to-room = Do herny
web-footer = O herně
web-about = O herně
web-room-rules = Pravidla herny
web-records = Otevřít záznam
web-api = API

## Your name

web-name = Jméno
web-name-yours = Vaše jméno
web-name-change = Změnit jméno
web-name-hint = Uvidí ho ostatní u stolu. Pamatuje si ho tento prohlížeč; účty tu nejsou.
web-name-keep = Zapamatovat
web-name-default = Host

## The room

web-home-title = Deskoherna, herna deskových her
web-hero = Posaďte se a hrajte.
web-hero-more = Moderní deskové hry proti botům i s přáteli, naživo nebo po celé dny. Účet není třeba, stačí jméno.
web-turns =
    { $tables ->
        [one] U jednoho stolu jste na tahu
        [few] U { $tables } stolů jste na tahu
       *[other] U { $tables } stolů jste na tahu
    }
web-players =
    { $least ->
        [1] { $most ->
            [1] jeden hráč
            [2] 1 až 2 hráči
            [3] 1 až 3 hráči
            [4] 1 až 4 hráči
           *[other] 1 až { $most } hráčů
        }
       *[other] { $most ->
            [2] dva hráči
            [3] { $least } až 3 hráči
            [4] { $least } až 4 hráči
           *[other] { $least } až { $most } hráčů
        }
    }
web-play-bot = Hrát hned s botem
web-play-friends = Stůl pro přátele
web-lesson = První lekce
web-rules = Pravidla

## Tables

web-tables-mine = Vaše stoly
web-tables-mine-none = Zatím nikde nesedíte. Partie s botem začne jediným kliknutím.
web-tables-open = Volné stoly
web-tables-open-none = Na spoluhráče teď nikdo nečeká. Otevřete veřejný stůl a buďte první.
web-tables-watch = Partie ke sledování
web-tables-watch-none = Žádná veřejná partie se teď nehraje.
web-your-turn = jste na tahu
web-moves =
    { $moves ->
        [0] právě začíná
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
web-state =
    { $state ->
        [waiting] čeká na hráče
        [over] dohráno
        [closed] zavřeno
       *[playing] hraje se
    }
web-sit = Přisednout
web-seat-free = volné místo
web-bot =
    { $bot ->
        [random] Náhodný bot
        [greedy] Hltavý bot
       *[other] Bot { $bot }
    }
web-clock-none = bez hodin
web-clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dnů na tah
    }
web-clock-minutes = { $minutes } min na tah
web-clock-total =
    { $increment ->
        [0] { $minutes } min pro každého
       *[other] { $minutes } min pro každého + { $increment } s za tah
    }
web-record-open = Máte záznam partie? Otevřete ho a projděte si ji tah po tahu.

## A new table

web-new = Nový stůl, { $game }
web-new-heading = Stůl pro přátele
web-new-seats = Kdo hraje
web-new-count = Počet hráčů
web-new-game = Jak se hraje
web-new-open = Otevřít stůl
web-new-link-follows = U stolu dostanete pro každého z přátel odkaz.
web-seat = Místo { $seat }
web-name-theirs = Jméno spoluhráče
web-who-me = já
web-who-friend = někdo z přátel, přes odkaz
web-who-here = někdo tady, u tohoto zařízení
web-clock = Hodiny
web-clock-own = vlastní čas …
web-clock-time = Čas
web-clock-unit = Jednotka
web-clock-unit-minutes = minut na partii
web-clock-unit-minutes-move = minut na tah
web-clock-unit-days-move = dnů na tah
web-clock-increment = Sekund navíc za tah
web-public = Kdo smí přijít
web-public-is =
    { $public ->
        [true] Veřejný stůl
       *[false] Jen přes odkaz
    }
web-public-means =
    { $public ->
        [true] Je vidět v herně; kdokoli si může sednout na volné místo nebo se dívat.
       *[false] Najde ho jen ten, komu pošlete odkaz.
    }

## Rules

web-rules-of = { $game }, pravidla
web-rules-words = Pravidla převyprávěná vlastními slovy. Každé má své označení, na které odkazuje průběh partie i odmítnuté tahy.
web-rules-room = Co platí u každého stolu, ať se hraje cokoli.
web-rules-contents = Obsah
web-rules-search = Hledat v pravidlech
web-rules-found =
    { $rules ->
        [0] O tom žádné pravidlo nemluví.
        [one] Nalezeno { $rules } pravidlo.
        [few] Nalezena { $rules } pravidla.
       *[other] Nalezeno { $rules } pravidel.
    }

## Records

web-records-what = Každou partii lze stáhnout jako záznam. Tady ho otevřete, projdete tah po tahu, ověříte náhodu nebo od kteréhokoli tahu hrajete dál.
web-record-choose = Vybrat záznam
web-record-drop = nebo sem soubor přetáhněte
web-record-reading = Záznam se přehrává …
web-record-trouble = Soubor { $file } nelze otevřít. { $reason }
web-records-checked = Herna záznam přehraje tah po tahu; kdyby v něm někdo něco změnil, řekne, na kterém řádku.
