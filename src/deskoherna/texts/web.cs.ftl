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
web-not-found-why = V adrese je překlep, nebo už je stůl uklizený.
web-to-room = Do herny
web-to-table = Zpět ke stolu
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
web-name-keep = Uložit
web-name-default = Návštěva

## The room

web-home-title = Deskoherna, herna deskových her
web-hero = Posaďte se a hrajte.
web-hero-more = Moderní deskové hry proti botům i s přáteli, naživo, nebo třeba jeden tah denně. Účet není třeba, stačí jméno.
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
web-weight =
    { $weight ->
        [1] snadno se naučí
        [2] středně náročná
       *[3] náročná
    }
web-play-bot = Hrát s botem
web-play-friends = S přáteli
web-lesson = První lekce
web-coached = Hra s průvodcem
web-coached-play = Zahrát si s průvodcem
web-rules = Pravidla
web-pieces = Karty a plány
web-pieces-about = Všechno, s čím se hraje. Text na kartě vzniká z toho, co karta dělá.
web-pieces-table = Tak jako u tohoto stolu.
web-pieces-here = Přejít na

## Tables

web-tables-mine = Vaše stoly
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
web-waits-for = čeká se na: { $names }, { $time }
web-state =
    { $state ->
        [waiting] čeká na hráče
        [over] dohráno
        [closed] zavřeno
       *[playing] hraje se
    }
web-sit = Přisednout
web-seat-free = volné místo
web-level-title =
    { $together ->
        [true] { $game }: hra s boty
       *[false] { $game }: hra s botem
    }
web-level =
    { $together ->
        [true] Jak silní mají být parťáci?
       *[false] Jak silní mají být soupeři?
    }
web-level-play = Hrát
web-level-now = { $bot } · změnit
web-bot-suggested = pro první partii
web-bot-others = Další boti
web-bot-about =
    { $bot ->
        [newcomer] { $together ->
            [true] Právě dočetl pravidla: vedete vy a poznáváte hru spolu.
           *[false] Právě dočetl pravidla: soupeř pro první výhry.
        }
        [beginner] { $together ->
            [true] Teprve se učí: pomůže s tím, co je blízko, plán nechá na vás.
           *[false] Teprve se učí: nevidí daleko a ledacos přehlédne.
        }
        [casual] { $together ->
            [true] Hraje pro radost: vidí, co je blízko, se zbytkem spoléhá na vás.
           *[false] Hraje pro radost: vidí, co je blízko, vzdálené mu uniká.
        }
        [seasoned] { $together ->
            [true] Hru dobře zná: spolehlivý parťák.
           *[false] Hru dobře zná: vyrovnaný soupeř pro většinu hráčů.
        }
        [strong] { $together ->
            [true] Přehlédne málo a chyby dokáže napravit.
           *[false] Přehlédne málo a chyby trestá.
        }
        [master] { $together ->
            [true] Nejsilnější: parťák, se kterým dojdete daleko. Přemýšlí až pět sekund.
           *[false] Nejsilnější: přemýšlí až pět sekund.
        }
        [random] Zahraje cokoli, všechno stejně často.
        [greedy] Bere, co hned vynese nejvíc.
       *[other] { "" }
    }
web-bot-level =
    { $bot ->
        [random] Náhodný
        [greedy] Hltavý
        [newcomer] Nezkušený
        [beginner] Začátečnický
        [casual] Rekreační
        [seasoned] Zkušený
        [strong] Silný
        [master] Mistrovský
        [planning] Plánující
        [forgetful] Zapomnětlivý
        [attentive] Pozorný
        [sharp] Bystrý
        [perfect] Dokonalý
        [novice] Začínající
        [reader] Sečtělý
        [expert] Znalecký
        [scholar] Učený
       *[other] { $bot }
    }
web-bot = { web-bot-level } bot
web-bot-named = { $name } ({ $level })
web-temper =
    { $persona ->
        [ema] Ema nikdy nespěchá.
        [bruno] Bruno si brouká, když prohrává.
        [nela] Nela všechno počítá dvakrát.
        [oto] Oto má na všechno pravidlo a občas se ho i drží.
        [iris] Iris se mezi tahy dívá z okna.
        [hugo] Hugo si před partií i po ní podá ruku.
        [dora] Dora se usmívá na každý tah, svůj i váš.
        [max] Max u stolu radši stojí, než sedí.
        [mona] Mona málo mluví a hodně přikyvuje.
        [leo] Leo nosí sušenky a většinu sní sám.
        [rita] Rita zaťuká na stůl, když něco vymyslí.
        [sam] Sam se svým kamenům omlouvá.
       *[other] { "" }
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
web-mine = Vaše nastavení
web-mine-lead = Nejsou tu účty ani hesla: jste tím, kým je tento prohlížeč.
web-mine-known = Jak vás herna zná
web-clock-with-days-off = { $clock }, volno: { $off }
web-days-off-weekends = víkendy
web-days-off-holidays = svátky ({ $country })
web-mine-none = žádné
web-mine-tables = Stoly, u kterých jste seděli
web-mine-kept = O každém stole si herna pamatuje, kdo kde seděl, tahy a co kdo napsal, dokud ho hostitel nesmaže nebo dokud nevyprší. Síťové adresy se neukládají.
web-mine-links = Odkazy na místa
web-mine-links-what = Odkaz na místo funguje jednou. Hostitel může v nabídce místa vydat nový a hráč v nabídce stolu také; předchozí tím přestane platit.
web-known = Jak jste známí
web-known-name = Jméno v tomto prohlížeči
web-known-number = Vaše číslo
web-known-number-what = Když napíšete tomu, kdo hernu provozuje, najde vás podle něj.
web-known-only-here = Tento prohlížeč je jediné místo, kde vás herna zná. Když v něm data smažete, místa a partie zůstanou, ale nikdo už nedokáže, že jsou vaše. Přidejte si přístupový klíč nebo pokračujte i na jiném zařízení.
web-known-elsewhere = Herna vás zná i odjinud. Kdyby data v tomto prohlížeči zmizela, vrátíte se přístupovým klíčem nebo z jiného zařízení.
web-known-not-yet = Herna vás zatím nezná. Cookie dostanete, až si poprvé sednete.
web-only-here = Hrajete několik dní a tento prohlížeč je jediné místo, kde vás herna zná.
web-only-here-more = Co to znamená
web-passkeys = Přístupové klíče
web-passkeys-about = Přístupový klíč je v telefonu, v počítači nebo na klíčence. Jste s ním touž osobou na kterémkoli zařízení, beze jména a bez hesla.
web-passkey-add = Přidat přístupový klíč
web-passkey-use = Přihlásit se přístupovým klíčem
web-passkey-device = Toto zařízení
web-passkey-added = Přístupový klíč „{ $name }“ je přidaný.
web-passkey-declined = Žádný přístupový klíč nebyl použit. Zkuste to znovu nebo použijte jiný.
web-passkey-made = vytvořen { $when }
web-passkey-used = naposledy použit { $when }
web-passkey-rename = Přejmenovat
web-passkey-name = Jméno přístupového klíče
web-passkey-remove = Odstranit „{ $name }“
web-passkey-remove-go = Odstranit
web-passkey-remove-sure = Tímto přístupovým klíčem se už nepřihlásíte. Přihlášená zařízení přihlášená zůstanou. Smažte ho i na zařízení, které ho má.
web-passkey-removed = Přístupový klíč „{ $name }“ je odstraněný.
web-passkey-no-address = Přístupové klíče potřebují, aby herna měla jméno, ne jen číselnou adresu. Na tomto stroji ji otevřete jako localhost.
web-passkey-no-http = Přístupové klíče potřebují bezpečné spojení: fungují tam, kde se do herny chodí přes https, nebo na jejím vlastním stroji jako localhost. Tady, v místní síti, použijte raději odkaz na jiné zařízení.
web-passkey-no-browser = Tento prohlížeč přístupové klíče nezná. Použijte raději odkaz na jiné zařízení.
web-devices = Jiná zařízení
web-devices-about = Odkazem nebo kódem se stane vaším i další zařízení, se všemi místy a partiemi. Platí jednou a jen několik minut.
web-devices-others = Zařízení, která se stala vašimi
web-devices-none = O žádném jiném vašem zařízení herna neví.
web-devices-copy = Někdo může mít kopii mé cookie
web-devices-sign-out = Odhlásit všechna jiná zařízení
web-devices-sign-out-go = Odhlásit
web-devices-sign-out-sure = Každé jiné zařízení a každý, kdo by mohl mít kopii vaší cookie, tu bude rázem cizí a herna se mu už neozve. Tomuto prohlížeči místa zůstanou a vaše přístupové klíče fungují dál.
web-devices-signed-out = Teď jste přihlášení jen v tomto prohlížeči.
web-device = { $how ->
    [passkey] Přístupovým klíčem, { $when }
   *[link] Odkazem, { $when }
  }
web-move-offer = Pokračovat na jiném zařízení
web-move-how = Otevřete tento odkaz na druhém zařízení, nebo na kód namiřte jeho fotoaparát. Platí jednou, do { $until }.
web-move-secret = Kdo ho otevře první, může být vámi. Nikomu jinému ho nedávejte.
web-move-withdraw = Zrušit odkaz
web-move-withdrawn = Odkaz už neplatí.
web-move = Na jiném zařízení
web-move-ask = { $called ->
    [no] Pokračovat tu jako na druhém zařízení?
   *[yes] Pokračovat tu jako { $name }?
  }
web-move-what = { $called ->
    [no] Na tomto zařízení budete touž osobou jako tam, kde odkaz vznikl: se stejnými místy, partiemi i nastavením.
   *[yes] Na tomto zařízení budete { $name }: se stejnými místy, partiemi i nastavením jako tam, kde odkaz vznikl.
  }
web-move-own = { $tables ->
    [one] Toto zařízení má jeden vlastní stůl
    [few] Toto zařízení má { $tables } vlastní stoly
   *[other] Toto zařízení má { $tables } vlastních stolů
  }
web-move-along = { $called ->
    [no] Herna ho zná jako někoho jiného. Jeho místa a dohrané partie půjdou s vámi a budou vaše na všech zařízeních.
   *[yes] Herna ho zná jako někoho jiného. Jeho místa a dohrané partie půjdou s vámi: na všech zařízeních k nim bude patřit { $name }.
  }
web-move-both = { $tables ->
    [one] U jednoho z nich sedíte dvakrát. Budete hrát za obě místa a ostatní u stolu se to dozvědí.
    [few] U { $tables } z nich sedíte dvakrát. Budete hrát za obě místa a ostatní u stolů se to dozvědí.
   *[other] U { $tables } z nich sedíte dvakrát. Budete hrát za obě místa a ostatní u stolů se to dozvědí.
  }
web-move-not-along = Další zařízení té osoby se budou muset přihlásit znovu.
web-move-careful = Pokračujte, jen pokud jste tento odkaz udělali sami: kdo ho udělal, bude mít všechno, co je na tomto zařízení vaše.
web-move-go = { $called ->
    [no] Pokračovat
   *[yes] Pokračovat jako { $name }
  }
web-move-go-along = { $tables ->
    [one] Pokračovat a vzít stůl s sebou
    [few] Pokračovat a vzít { $tables } stoly s sebou
   *[other] Pokračovat a vzít { $tables } stolů s sebou
  }
web-move-stay = Zůstat tu, kým jsem
web-move-same = { $called ->
    [no] Tady už jste toutéž osobou
   *[yes] Tady už jste { $name }
  }
web-move-done = { $called ->
    [no] Na tomto zařízení jste teď toutéž osobou
   *[yes] Na tomto zařízení jste teď { $name }
  }
web-move-done-what = { $tables ->
    [0] Vaše místa a partie najdete v herně.
    [one] Vaše místa a partie najdete v herně, i se stolem tohoto zařízení.
    [few] Vaše místa a partie najdete v herně, i se { $tables } stoly tohoto zařízení.
   *[other] Vaše místa a partie najdete v herně, i s { $tables } stoly tohoto zařízení.
  }
web-move-stale = Tento odkaz už neplatí
web-move-incomplete = Odkaz není úplný. Otevřete ho ještě jednou, nebo na druhém zařízení udělejte nový.
web-data = Vaše data
web-data-save = Kopie mých dat
web-data-save-what = Všechno, co o vás herna má, jako soubor: co jste tu nechali, vaše stoly s vašimi jmény a slovy a vaše výsledky. Tajemství rozehraných partií ani to, co psali jiní, v něm nejsou.
web-data-save-go = Uložit soubor
web-data-file = deskoherna.json
web-data-erase = Vymazat moje jméno a slova
web-data-erase-what = U všech stolů bude místo vašeho jména a všeho, co jste napsali, stát […]. Tahy zůstanou, protože partie patří i ostatním, a zůstanou vám i místa. Nedostaneme se k tomu, co mají jiní: k uloženým záznamům, k partiím, ve kterých pokračovali jinde, a k zálohám herny.
web-data-erase-sure = Vymazat vaše jméno a všechno, co jste napsali, u všech stolů a pro všechny? Vrátit se to nedá.
web-data-erase-go = Vymazat
web-data-erased = { $tables ->
    [0] Nebylo co vymazat.
    [one] Vaše jméno a slova jsou vymazaná z jednoho stolu.
    [few] Vaše jméno a slova jsou vymazaná ze { $tables } stolů.
   *[other] Vaše jméno a slova jsou vymazaná z { $tables } stolů.
  }
web-data-leave = Opustit toto zařízení
web-data-leave-what-known = Když zařízení není vaše. Z tohoto prohlížeče zmizí vaše jméno a nastavení; jiná zařízení a přístupové klíče zůstanou, jak jsou.
web-data-leave-what-lost = Když zařízení není vaše: cookie přestane platit a zmizí z tohoto prohlížeče, i s vaším jménem a nastavením. Jinou cestu ke svým místům nemáte; napřed si přidejte přístupový klíč nebo pokračujte na jiném zařízení.
web-data-leave-sure-known = Opustit toto zařízení? Vrátit se můžete přístupovým klíčem nebo odkazem z jiného zařízení.
web-data-leave-sure-lost = Opustit toto zařízení? Nikde jinde vás herna nezná: přijdete o místa u všech stolů, i v rozehraných partiích.
web-data-leave-go = Opustit
web-data-left = Opustili jste toto zařízení. Herna tento prohlížeč už nezná.
web-data-forget = Zapomenout mě
web-data-forget-what = Herna na vás zapomene na všech zařízeních: na jméno a slova, přístupové klíče, oznámení i adresy. Dohrané partie zůstanou bez vás. Místa, kde čekáte, budou zase volná, a kde ostatní hrají dál, nastoupí za vás bot. Zůstanou tahy beze jména a to, k čemu se nedostaneme: záznamy uložené jinými a zálohy herny.
web-data-forget-sure = Zapomenout na vás, na všech zařízeních a pro všechny? Nikdo už nedokáže, že ty partie byly vaše, a nic z toho nejde vrátit. Chcete-li si svá data nechat, napřed je uložte jako soubor.
web-data-forget-go = Zapomenout mě
web-data-forgotten = Herna na vás zapomněla.
web-network = Otevřít do sítě
web-network-alone = Do herny se teď dostanete jen z tohoto počítače.
web-network-at = Herna je otevřená do sítě na adrese { $address }
web-network-show = Heslo, odkaz, zavření
web-network-who = Kdokoli ve stejné síti, třeba na vaší Wi-Fi, pak bude moci otevírat stoly, hrát a dívat se, pokud zná adresu a heslo.
web-network-password = Heslo
web-network-asked = Heslo se teď vytvoří a každý prohlížeč ze sítě se na něj jednou zeptá.
web-network-plain = Spojení není šifrované (bez https). V síti, které nevěříte, by ostatní mohli číst všechno, i heslo.
web-network-until = Otevřená zůstane, dokud ji nezavřete nebo dokud se herna nespustí znovu. Partie, které se tu hrají, to nenaruší.
web-network-open = Otevřít
web-network-is-open = Herna je otevřená do sítě
web-network-tell = Ostatní v této síti najdou hernu na této adrese. Každý prohlížeč se na heslo zeptá jednou.
web-network-address = Adresa
web-network-qr = Kód s adresou a heslem
web-network-link-how = Kód i odkaz v sobě mají heslo: kdo je otevře, toho herna pustí bez ptaní.
web-network-copy = Zkopírovat odkaz
web-network-close = Zavřít hernu pro síť
web-network-close-means = Když ji zavřete, ti, kdo přišli po síti, ztratí spojení. Svá místa mají i příště. Heslo je pokaždé nové.
web-record-open = Máte záznam partie? Otevřete ho a projděte si ji tah po tahu.

## Being called back

web-offline = Jste bez připojení. Stoly ho potřebují; pravidla, která jste už četli, se otevřou i tak. Jakmile připojení naskočí, herna sama pokračuje.
web-called = Herna se ozve
web-called-what = Herna vám může dát vědět, že na vás čeká stůl, i když tuto stránku zavřete. Dokud to nezapnete, nic neposílá, a v upozornění není nic, co je ve hře tajné.
web-called-turn-on = Ozývat se na tomto zařízení
web-called-device = { $browser ->
        [none] Prohlížeč
       *[other] { $browser }
    }{ $system ->
        [none] { "" }
       *[other] { ", " }{ $system }
    }
web-called-this-one = toto zařízení
web-called-since = od { $when }
web-called-device-remove = Na { $device } se už neozývat
web-called-not-here = { $why ->
        [unable] V tomto prohlížeči se na této adrese herna ozvat neumí. Je k tomu potřeba prohlížeč s upozorněními a adresa s https; na iPhonu a iPadu si hernu napřed přidejte na plochu.
        [denied] Prohlížeč upozornění z této herny nepovoluje. Změnit to můžete v jeho nastavení pro tuto stránku.
       *[failed] Prohlížeč se nedostal ke své doručovací službě. Možná ji má vypnutou; zkuste to později.
    }
web-called-for = Ozvat se, když
web-called-kind = { $kind ->
        [turn] jsem na tahu
        [offer] někdo něco navrhne
        [sat] si někdo přisedne
        [over] je dohráno
        [reminder] mi dochází čas
       *[plan-dropped] naplánovaný tah už nesedí
    }
web-called-quiet = Hodiny klidu
web-called-quiet-on = V těchto hodinách se neozývat; upozornění počkají na jejich konec
web-called-quiet-begins = Od
web-called-quiet-ends = do
web-called-quiet-zone = Časové pásmo: { $zone }
web-called-mail = E-mailová adresa
web-called-mail-hint = Nepovinná. Pošleme na ni odkaz, kterým ji potvrdíte. Nikdo jiný ji neuvidí a každý dopis umí zastavit ty další.
web-called-mail-give = Poslat odkaz
web-called-mail-is = { $confirmed ->
        [true] sem se vám herna ozývá e-mailem.
       *[false] otevřete odkaz v dopise, který jsme vám poslali. Platí dva dny.
    }
web-called-mail-remove = Odebrat adresu
web-called-calendar = Termíny v kalendáři
web-called-calendar-what = Kalendáře, které umí odebírat z adresy, ukážou, do kdy máte táhnout. Kdo odkaz zná, může to číst, takže si ho nechte pro sebe.
web-called-calendar-make = Vytvořit odkaz
web-called-calendar-copy = Kopírovat odkaz
web-called-calendar-renew = Vytvořit nový odkaz
web-called-calendar-remove = Odebrat odkaz
## A page of one's own

web-me = Vaše stránka
web-me-none = Tady se sejdou vaše partie
web-me-none-more = Zahrajte si, s botem nebo s přáteli: na téhle stránce pak najdete, kdo je na tahu, jak partie skončily a co už umíte. Nikdo jiný ji nevidí.
web-me-none-play = Vybrat hru
web-me-running = Rozehrané stoly
web-me-running-none = Žádná vaše partie na nikoho nečeká.
web-me-yours =
    { $lasts ->
        [true] jste na tahu už { $time }
       *[false] jste na tahu
    }
web-me-theirs =
    { $lasts ->
        [true] na tahu: { $names }, už { $time }
       *[false] na tahu: { $names }
    }
web-me-waiting =
    { $lasts ->
        [true] čeká na hráče už { $time }
       *[false] čeká na hráče
    }
web-me-due =
    { $late ->
        [true] { $waits }, čas vypršel
       *[false] { $waits }, lhůta: { $until }
    }
web-me-unread =
    { $tables ->
        [one] Ještě se prohlíží jeden stůl…
        [few] Ještě se prohlížejí { $tables } stoly…
       *[other] Ještě se prohlíží { $tables } stolů…
    }
web-me-more = Ukázat další
web-me-finished = Dohrané partie
web-me-finished-none = Zatím jste žádnou partii nedohráli.
web-me-found =
    { $games ->
        [one] Nalezena jedna partie
        [few] Nalezeny { $games } partie
       *[other] Nalezeno { $games } partií
    }
web-me-found-none = Žádná vaše partie taková nebyla.
web-me-search = Hledat
web-me-find = Hledat
web-me-game = Hra
web-me-any-game = jakákoli
web-me-result = Výsledek
web-me-any-outcome = jakýkoli
web-me-opponent = Soupeř
web-me-from = Od
web-me-to = Do
web-me-outcome =
    { $outcome ->
        [won] výhra
        [lost] prohra
        [drawn] remíza
       *[ended] konec
    }
web-me-somebody = někdo
web-me-place = { $place }. místo z { $seats }
web-me-review = Rozbor
web-me-continue = Navázat od některého tahu
web-me-statistics = Jak partie skončily
web-me-games =
    { $games ->
        [one] jedna partie
        [few] { $games } partie
       *[other] { $games } partií
    }
web-me-so-many =
    { $outcome ->
        [won] výhry { $games }
        [lost] prohry { $games }
        [drawn] remízy { $games }
       *[ended] bez vítěze { $games }
    }
web-me-score = skóre { $score }
web-me-record = výhry { $won } z { $games }
web-me-best = nejlepší skóre { $score }
web-me-details = Podle soupeřů a míst
web-me-alone = O samotě
web-me-with-people = S lidmi
web-me-ratings = Hodnocení
web-me-rating =
    { $provisional ->
        [true] { NUMBER($rating, useGrouping: 0) }?
       *[false] { NUMBER($rating, useGrouping: 0) }
    }
web-me-rated = hodnocení { NUMBER($rating, useGrouping: 0) }
web-me-provisional = předběžné
web-me-rating-range =
    { $games ->
        [one] po jedné partii, nejspíš mezi { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
       *[other] po { $games } partiích, nejspíš mezi { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
    }
web-me-rating-what = Hodnocení porovnává ty, kdo tu hru hrají: všichni začínají na 1500, hodnocené partie jím hýbou a otazník znamená, že jich je zatím málo nebo jsou dávné, a spolehnout se na ně nedá.
web-me-rating-more = Více o tom
web-me-next = Proti botům
web-me-level-stays = { $bot } je pro vás tak akorát
web-me-level-next = jako další: { $bot }
web-me-play-level = Hrát { $game }, { $bot }
web-me-lessons = Lekce
web-me-lesson = { $solved } z { $tasks } úloh
web-me-lessons-here = Pamatuje si to tento prohlížeč.
web-me-public = Stránka pro ostatní
web-me-public-what =
    { $public ->
        [true] Kdo má adresu, vidí vaše jméno, hodnocení, kolikrát jste vyhráli, a dohrané partie u veřejných stolů; nic jiného. Když stránku skryjete, adresa přestane platit.
       *[false] Tuto stránku nevidí nikdo jiný. Když budete chtít, uvidí ostatní na adrese, kterou jim dáte, vaše jméno, hodnocení, kolikrát jste vyhráli, a dohrané partie u veřejných stolů.
    }
web-me-publish = Vytvořit stránku pro ostatní
web-me-public-look = Podívat se na ni
web-me-public-copy = Zkopírovat adresu
web-me-withdraw = Zase ji skrýt
web-me-player = Hráč
web-me-public-games = Partie u veřejných stolů
web-me-public-games-none = Žádné tu nejsou.

## A new table

web-new = Nový stůl, { $game }
web-new-heading = Stůl pro přátele
web-new-seats = Kdo hraje
web-new-count = Počet hráčů
web-new-game = Jak se hraje
web-own-file = Vybrat soubor
web-own-written = Jak se to píše
web-own-text = Nebo sem vložte text
web-own-hint = Nejvýše { $most } znaků. Dokud stůl neotevřete, posílá se jen ke kontrole.
web-own-checking = Kontroluje se…
web-own-good = Dá se s tím hrát: { $kinds }.
web-own-kind = { $title } { $count }
web-own-unreadable = Soubor není text.
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
web-weekends-label = Soboty a neděle
web-weekends =
    { $off ->
        [true] volno: hodiny stojí
       *[other] počítají se jako jiné dny
    }
web-holidays-label = Státní svátky
web-holidays-none = počítají se jako jiné dny
web-days-off-zone = Volné dny trvají od půlnoci do půlnoci v časovém pásmu { $zone }.
web-offers = Nabídky
web-offers-wait = čekají na odpověď
web-offers-seconds = po { $seconds } s propadnou
web-hints-are =
    { $allowed ->
        [true] dovolené: hráči se mohou zeptat bota a v deníku to bude vidět
       *[other] zakázané
    }
web-rated = Hodnocení
web-rated-is =
    { $rated ->
        [true] hodnocená partie
       *[false] bez hodnocení
    }
web-rated-short = hodnocená
web-rated-means = Tahle partie je hodnocená: jak skončí, změní hodnocení všech, kdo hrají.
web-rated-leave = Tahle partie je hodnocená: pokud se nevrátíte dřív, než skončí, prohrajete ji.
web-rated-needs = Hodnocená partie má hodiny, nehrají v ní boti, nikdo neradí a na každém místě sedí někdo jiný.
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
web-rules-words = Pravidla převyprávěná vlastními slovy. Každé má své označení, na které odkazuje deník partie i odmítnuté tahy.
web-rules-room = Co platí u každého stolu, ať se hraje cokoli.
web-rules-contents = Obsah
web-rules-english = Pravidla, která zatím nejsou přeložená, jsou tu anglicky.
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

## A seat link

web-invited = Zvou vás ke hře
web-invited-with = U stolu: { $names }.
web-option = { $option }: { $value }
web-invited-refused = Odkaz už možná někdo použil, nebo hostitel vydal nový. Můžete se dívat, nebo hostitele požádat o jiný odkaz.
web-watch = Sledovat partii
web-sit-down = Posadit se
web-chance-fair = Náhodu tu nikdo neovlivní
web-chance-what = Herna už určila tajné semínko, ze kterého vzejde náhoda, a ukazuje tu jeho otisk. Do náhody vstoupí i vaše slova, takže ji nikdo nemohl vybrat předem; na konci ji může každý ověřit.
web-chance-more = Jak to funguje
web-chance-words = Vaše slova pro náhodu
web-chance-words-hint = Když pole necháte prázdné, prohlížeč vybere náhodná.

## About

web-about-heading = O herně
web-about-lead = Deskoherna je herna moderních deskových her: hrajte v prohlížeči proti botům nebo s přáteli přes odkaz, naživo, nebo třeba jeden tah denně. Stejná pravidla běží v terminálu, v knihovně pro Python, ve které se píšou boti, a v laboratoři pro autory her.
web-about-promises = Co slibujeme
web-about-secrets = Tajemství zůstanou tajná
web-about-secrets-more = Váš prohlížeč se dozví jen to, co smí vědět vaše místo. Na stránce není nic skrytého, co by šlo najít.
web-about-reasons = Každé odmítnutí má důvod
web-about-reasons-more = U tahu, který nelze zahrát, uvidíte pravidlo i to, co překáží, a to před kliknutím i po něm.
web-about-chance = Náhodu lze ověřit
web-about-chance-more = K semínku se herna zaváže před prvním tahem, každý k němu smí přispět a na konci se ukáže.
web-about-kept = Žádný tah se neztratí
web-about-kept-more = Tah se ukáže, až když je bezpečně uložený. Můžete odejít, vrátit se jindy a hrát dál.
web-about-fairness = Jak funguje poctivá náhoda
web-about-whose = Čí jsou tyto hry
web-about-independent = Deskoherna je nezávislé zpracování. Názvy her patří jejich majitelům, kteří se na projektu nepodílejí ani ho nezaštiťují. Pravidla jsou převyprávěna vlastními slovy a z krabicových her není použit žádný text ani obrázek.
web-about-numerus = Autorem hry NUMERUS je Martin Illek, hry ESTIMATRIX Spectrum Matyáš Veselý; obě vydává MATY MOVES.
web-about-made = Na čem je postavená
web-about-licence = Kód je pod licencí MIT. Všechny obrázky jsou vlastní. V těchto stránkách a v botech je i práce druhých, za kterou děkujeme:
web-about-licences = Plná znění těchto licencí
web-about-version = Verze { $version }
web-api-page = API pro programy
web-docs = Dokumentace (anglicky)

## The first lesson

web-lesson-steps = Úlohy
web-lesson-step = Úloha { $task } z { $tasks }
web-lesson-skip = Přeskočit
web-lesson-play = Zahrát
web-lesson-cancel = Vybrat jinak
web-lesson-again = Zkusit znovu
web-lesson-next = Další úloha
web-lesson-end = Na závěr
web-board-broken = Hrací plán této hry nefunguje.
web-lesson-done = Víc vědět nemusíte.
web-lesson-done-more = Zbytek se naučíte při hře.
web-lesson-repeat = Od začátku
