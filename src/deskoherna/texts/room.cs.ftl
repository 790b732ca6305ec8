## The rules of the room

room-not-asked = Místo { $seat } teď není na tahu. Hra čeká na tato místa: { $asked }.
room-finished = Hra skončila.
room-move-too-long = Tah má nejvýše { $most } znaků.
room-not-the-question = „{ $move }“ neodpovídá na to, na co se hra teď ptá.
room-not-a-move = Toto není tah této hry.
room-not-overdue = Pro místo { $seat } pravidla teď žádný náhradní tah neurčují.
room-match-too-long = Partie už je tak dlouhá, jak záznam dovoluje; další tahy se do něj nevejdou.
room-undo-nothing =
    { $moves ->
        [0] Není co vracet.
        [one] Tam není co vracet, odehrán je jeden tah.
        [few] Tam není co vracet, odehrány jsou { $moves } tahy.
       *[other] Tam není co vracet, odehráno je { $moves } tahů.
    }
room-undo-shown =
    { $fixed ->
        [one] První tah odhalil náhodu nebo tajemství a už se vrátit nedá.
       *[other] Tah { $fixed } odhalil náhodu nebo tajemství; ten ani tahy před ním už se vrátit nedají.
    }
room-no-seat = Takové místo tu není; počet míst je { $seats }.
room-no-resigning = V této hře se nelze vzdát.
room-no-draw = V této hře se na remíze dohodnout nelze.
room-continue-nowhere =
    { $moves ->
        [one] Partie má jen jeden tah.
        [few] Partie má jen { $moves } tahy.
       *[other] Partie má jen { $moves } tahů.
    }
room-continue-running = V partii s tajemstvími lze jinde pokračovat, až když skončí.
room-seats = Počet míst v této hře je { $known }, ne { $seats }.
room-option-unknown = Volba „{ $option }“ neexistuje. Známé volby: { $known }.
room-option-too-long = Text volby { $option } je příliš dlouhý: nejvýše { $most } znaků.
room-option-value = Volba „{ $option }“ nemůže být „{ $value }“. Možné hodnoty: { $known }.
room-contributions = Příspěvků k náhodě je víc než míst ({ $seats }).
room-contribution-too-long = Příspěvek k náhodě je jeden řádek o nejvýše { $most } znacích.

## Games and bots

room-game-unknown = Hra „{ $game }“ tu není. Hry: { $known }.
room-game-broken = Hra „{ $game }“ je nainstalovaná, ale nelze ji použít: { $reason }
room-game-misnamed = Co je nainstalováno jako „{ $game }“, není hra toho jména.
room-game-lacks = Hra „{ $game }“ je nainstalovaná, ale její třídě chybí { $lacking }.
room-game-twice = Hru „{ $game }“ nabízejí dva balíčky.
room-bot-unknown = Bot „{ $bot }“ pro { $game } tu není. Boti: { $known }.
room-bot-failed = Bot „{ $bot }“ selhal v partii { $number }: { $reason }

## Lessons

room-board-none = Takový hrací plán ani jeho soubor tu není.
room-cover-none = Hra „{ $game }“ svůj hrací plán nepopisuje.
room-picture-none = Hra „{ $game }“ nemá obrázek „{ $picture }“.
room-lesson-none = Hra „{ $game }“ nemá úvodní lekci.
room-lesson-unknown = V lekci hry „{ $game }“ není úloha „{ $task }“. Úlohy: { $known }.
room-lesson-solved = Tahle úloha už je vyřešená.

## Records

room-record-empty = Řádek { $line }: soubor je prázdný.
room-record-too-long = Řádek { $line }: záznam smí mít nejvýše { $most } bajtů.
room-record-too-many = Řádek { $line }: záznam otevřený v herně smí mít nejvýše { $most } řádků.
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

## How it ended

room-result =
    { $how ->
        [lost] Všichni prohráli: { $reason } ({ $rule }).
        [won] Všichni vyhráli: { $reason } ({ $rule }).
        [draw] Remíza: { $reason } ({ $rule }).
        [shared] O vítězství se dělí { $winners }: { $reason } ({ $rule }).
       *[alone] Vítězí { $winners }: { $reason } ({ $rule }).
    }

## At a web table

room-already-started = Partie už začala.
room-not-started = Partie ještě nezačala.
room-not-running = Teď se tu nic nehraje.
room-still-playing = Partie ještě běží.
room-rematch-there = Další stůl už je otevřený.
room-paused = Hostitel partii pozastavil.
room-not-paused = Partie není pozastavená.
room-stale = Partie mezitím pokročila. Podívejte se znovu na plán.
room-id-used = Pod označením { $id } už byl poslán jiný příkaz. Každému příkazu dejte nové.
room-seat-secrets = V rozehrané hře s tajemstvím hostitel místo nepředává. Může za hráče nechat hrát bota; hráč se může vrátit.
room-seat-present = { $name } tu je, nebo tu není méně než { $minutes } minut. Místo lze předat až potom, dřív ho může předat jen { $name }.
room-doors-closed = Hostitel teď nikoho nenechá přihlížet.
room-doors-already =
    { $open ->
        [true] Přihlížet už je dovoleno.
       *[false] Přihlížet už je zakázáno.
    }
room-not-your-seat = Místo { $seat } není vaše.
room-bot-present = { $name } je u stolu, nebo se k němu možná právě vrací. Bot zaskočí jen za toho, kdo u stolu není nebo o to sám požádá.
room-bot-sits-in = Hraje za vás bot. Nejdřív se vraťte na své místo.
room-who-are-you = Server neví, kdo jste. Načtěte stránku znovu.
room-host-only = To může jen hostitel.
room-nothing-to-hide = Nic s tímto číslem tu není, nebo se to skrýt nedá.
room-hidden-already =
    { $hidden ->
        [true] To už je skryté.
       *[false] To skryté není.
    }
room-not-open = Jak takový tah vzniká, ostatní vidět nemohou.
room-nobody-there = Není tu nikdo, koho by se to týkalo.
room-link-used = Tento odkaz už někdo použil, nahradil ho nový, nebo nikdy neplatil.
room-no-free-seat = Místo není volné.
room-host-words = hostitel hostitelka
room-name-host = S takovým jménem by si vás pletli s hostitelem. Zvolte jiné.
room-name-mixed = V jednom slově toho jména se míchají abecedy, a dalo by se splést s jiným. Napište ho jednou.
room-name-erased = Touto značkou herna píše lidi, jejichž jména smazala. Zvolte jiné jméno.
room-name = Jméno má 1 až { $most } znaků.
room-unprintable = Jsou v tom znaky, které nelze zobrazit.
room-marks = Písmeno může mít nejvýše { $most } znamének.
room-nothing-said = Není co poslat.
room-chat-fast = Za krátkou chvíli jste toho napsali hodně. Chvilku počkejte.
room-chat-crowded = Diváci nebo ti, kdo na tomto místě seděli před vámi, toho za krátkou chvíli napsali hodně. Chvilku počkejte.
room-chat-full = Víc zpráv se k tomuto stolu nevejde. Všechno ostatní jde dál.
room-said-enough = Napsali jste tu už { $most } zpráv a víc jich napsat nemůžete.
room-muted = Hostitel vám u tohoto stolu vypnul psaní: číst můžete, psát ne.
room-banned = Hostitel vás od tohoto stolu vykázal.
room-ask-to-write = Diváci tu smějí psát, až jim to hostitel dovolí. Nejdřív ho požádejte.
room-waits-to-write = O psaní jste požádali. Hostitel zatím neodpověděl.
room-may-not-write = Hostitel si nepřeje, abyste tu psali.
room-spectators-silent = U tohoto stolu diváci psát nemohou.
room-no-need-to-ask = Psát už můžete.
room-many-ask = Na odpověď hostitele jich čeká mnoho. Zkuste to později.
room-nobody-meant = Tento zápis v deníku není zpráva.
room-not-the-host = Hostiteli nelze vypnout psaní ani ho vykázat.
room-so-already = Už to tak je.
room-nothing-to-clear = Není co smazat.
room-proposal-open = Jeden návrh už čeká na odpověď, ten má přednost.
room-nothing-proposed = Teď nikdo nic nenavrhuje.
room-not-asked-to-agree = Na váš souhlas se nečeká.
room-bots-play-on = Boti na remízu nepřistoupí.
room-not-together = V { $game } hraje každý za sebe: neukazuje se ani se nenavrhují tahy.
room-no-place = Nic, co by se jmenovalo „{ $place }“, tu není.
room-advise-yourself = Sobě tahy navrhovat nemusíte: prostě hrajte.
room-advise-bot = Na tom místě hraje bot; rozhoduje se sám.
room-advice-enough = Navrhli jste už { $most } tahy. Nejdřív některý vezměte zpět.
room-rated-together = { $game } se hraje společně: má rekordy, ne hodnocení.
room-rated-clock = Hodnocená partie má hodiny. Vyberte je, nebo otevřete stůl bez hodnocení.
room-rated-people = V hodnocené partii sedí na každém místě někdo jiný a nehrají v ní boti.
room-rated-program = Programy hodnocené partie nehrají.
room-rated-seat = V hodnocené partii patří místo tomu, kdo na něm začal hrát.
room-rated-pause = Hodnocená partie se nepřerušuje.
room-rated-advice = Na hodnocenou partii lze navázat jinde, až skončí.
room-no-player = Taková stránka tu není, nebo už ji nikdo nemá vidět.
room-hints-forbidden = U tohoto stolu nejsou rady od botů dovolené.
room-hint-unasked = Rada je pro toho, kdo má o čem rozhodnout; toto místo teď o ničem nerozhoduje.
room-hint-thinks = Bot si prohlíží vaše postavení…
room-hint-improves = ještě přemýšlí…
room-hint-none = Tady bot žádnou radu nemá.
room-hint-value = { $percent } % na výhru
room-hint-equal = možná stejně dobré
room-hint-only = Je tu jen jeden možný tah.
room-hint-free = Na tuto otázku se odpovídá volně a bot odpovědi porovnat neumí.
room-hint-unclear = Bot tu mezi možnostmi nevidí rozdíl.
room-hint-unimaginable = Bot si neumí představit, co je tu skryté, a tak neporadí.
room-hint-failed = Boti, kteří by mohli poradit, tady selhali.
room-hint-nobody = Žádný bot této hry tahy neporovnává, takže nemá kdo poradit.
room-confidence =
    { $confidence ->
        [sure] jistě
        [likely] nejspíš
       *[guess] jen odhad
    }
room-range = { $low } až { $high } %
room-time-left = Tomu místu čas ještě nevypršel.
room-days-off-short = Volné dny jsou pro hodiny, které měří den nebo víc.
room-zone-unknown = Časové pásmo „{ $zone }“ není. Pásma se jmenují například „Europe/Prague“.
room-country-unknown = Svátky země „{ $country }“ herna nezná.
room-plan-secrets = Tahy se dají plánovat jen ve hrách, kde není nic skryté.
room-plan-fast = Tahy se plánují v pomalých hrách: bez hodin, nebo s hodinou a více.
room-plan-your-turn = Jste na tahu: rovnou zahrajte, co byste plánovali.
room-plan-own-move = Naplánovaná řada končí vaším vlastním tahem.
room-plan-whatever-first = „Ať se stane cokoli“ stojí na začátku řady a po něm už jen vaše vlastní tahy.
room-plan-twice = Na stejné tahy jste naplánovali dvě různé odpovědi.
room-plan-chance = Tady rozhodne náhoda; dál se plánovat nedá.
room-crowded = U tohoto stolu už je příliš mnoho lidí.
room-table-full = Deník tohoto stolu je plný a svůj díl už máte vyčerpaný. Táhnout, vzdát se a odejít můžete dál.
room-no-table = Takový stůl tu není.
room-table-broken = Stůl { $table } nelze přečíst: jeho deník je poškozený v zápisu { $seq }.
room-table-rules = Stůl { $table } se řídí pravidly verze { $rules }, tato herna má verzi { $known }.
room-record-secret = Záznam prozrazuje semínko náhody, proto je k dispozici až po skončení partie.
room-review-running = Rozebrat lze jen dohranou partii: rozbor běžící partie by prozradil, co je tajné.
room-review-nobody = Partii hry { $game } tu žádný bot neumí rozebrat.
room-review-unfinished = Tato partie se nedohrála do konce, takže není co rozebírat.
room-review-origin = Partie, ze které tato pokračuje, ještě běží; rozebrat ji půjde, až skončí.
room-review-too-long = Partie delší než { $most } tahů se nerozebírají.
room-review-busy = Na rozbor čeká příliš mnoho partií. Zkuste to znovu za pár minut.
room-review-no-move = O lepší volbě v tomto tahu rozbor nic neříká.
room-review-hidden = To, co tento tah ukazuje, hostitel skryl.

## Reasons for a move

room-why-alike = možnosti slibují zhruba totéž
room-why-alone = nic lepšího se nenabízí
room-why-more = do dalších tahů slibuje víc
room-why-wins = vyhrává, ať ostatní udělají cokoli
room-why-loses = prohrává, pokud si toho ostatní všimnou
room-why-less = do dalších tahů slibuje méně

## The server

room-too-fast = Tolik toho server najednou nezvládne. Chvilku počkejte.
room-brought-enough = Od vás nebo z vaší sítě přibylo v poslední době tolik dlouhých záznamů a pokračování, že další teď herna nepřijme. Zkuste to za pár hodin.
room-kept-enough = Těchto věcí vám herna uchová nejvýš { $most } a tahle může patřit někomu jinému. Odstraňte některou, kterou už nepotřebujete.
room-people-only = Tohle je pro lidi v prohlížeči. Program má svůj token a může ho použít na kterémkoli stroji.
room-passkey-address = Přístupové klíče potřebují adresu se jménem. Otevřete hernu pod jejím jménem, nebo přímo na jejím stroji jako localhost, a zkuste to znovu.
room-passkey-enough = Herna vám uchová nejvýš { $most } přístupových klíčů. Odstraňte některý, který už nepotřebujete.
room-passkey-stale = Trvalo to příliš dlouho, nebo už tato odpověď byla použita. Zkuste to znovu.
room-passkey-origin = Tento přístupový klíč byl použit na jiné stránce než na { $host }. Nic se nestalo.
room-passkey-wrong = Co tento přístupový klíč podepsal, nedokáže herna ověřit. Nic se nestalo.
room-passkey-unknown = Tento přístupový klíč herna nezná. Možná byl odstraněn, nebo patří k jiné herně.
room-passkey-known = Tento přístupový klíč tu patří někomu jinému.
room-passkey-copied = Tento přístupový klíč má nejspíš kopii: podepsal méněkrát, než by měl. Odstraňte ho v nastavení na zařízení, kde vás herna zná.
room-no-passkey = Takový přístupový klíč nemáte.
room-move-stale = Tento odkaz už byl použit, zrušen nebo nahrazen, nebo vypršel. Udělejte na druhém zařízení nový.
room-move-same = Na obou zařízeních už jste tatáž osoba.
room-move-along = Toto zařízení má vlastní stoly. Řekněte, že mají jít s vámi, nebo tu zůstaňte tím, kým jste.
room-overloaded = Herna má příliš práce. Přednost mají hráči; zkuste to za chvilku.
room-draining = Herna se za okamžik restartuje. Nic se neztratí; zkuste to za chvilku.
room-shown-out = Stále posíláte víc, než server zvládne. Chvilku počkejte a připojte se znovu.
room-too-large = Je to příliš velké.
room-packed = Komprimované požadavky herna nepřijímá. Posílejte je nekomprimované.
room-too-slow = Trvalo příliš dlouho, než to dorazilo.
room-revoked = Tato cookie nebo token už neplatí. Načtěte stránku znovu.
room-token-unknown = Takový token tato herna nevydala.
room-unknown-host = Tato herna se nejmenuje „{ $host }“. Kdo ji provozuje, může jméno přidat pomocí --public-url.
room-public-url = „{ $url }“ není adresa herny; taková vypadá třeba jako https://hry.example a za jménem v ní nic není.
room-network-not-local = --network je pro hernu, která poslouchá jen na tomto počítači a nemá --public-url ani --trusted-proxy.
room-proxy-address = „{ $address }“ není adresa proxy ani sítě, v níž proxy jsou, jako třeba 10.0.0.0/8.
room-network-address = „{ $address }“ není adresa tohoto počítače; uveďte ji, nebo auto.
room-network-off = Tuto hernu odsud do sítě otevřít nelze.
room-network-elsewhere = To může jen ten, kdo sedí u počítače, na kterém herna běží.
room-network-none = Tento počítač není připojený k síti.
room-password-blank = Heslo ze samých mezer nikoho nezastaví. Zadejte takové, v němž jsou písmena nebo číslice, nebo žádné.
room-password-wanted = Tato herna má heslo. Pošlete ho jako Room-Password, nebo ho zadejte v prohlížeči.
room-password-title = Tato herna má heslo
room-password-why = Řekne vám ho ten, kdo hernu otevřel. V tomto prohlížeči ho zadáte jen jednou.
room-password-label = Heslo
room-password-enter = Vstoupit
room-password-wrong = To není správné heslo.
room-foreign-origin = To smějí jen stránky této herny.
room-not-text = Zpráva musí být text.
room-unreadable = Zprávu nelze přečíst: { $reason }
room-forwarded = Proxy před touto hernou poslala hlavičku { $header }, kterou nelze přečíst: „{ $value }“.
room-bad-request = Požadavek nelze přečíst: { $reason }
room-bad-http = Požadavek není platný.
room-not-a-number = „{ $value }“ tu není platné číslo.
room-socket-only = Tato adresa je jen pro WebSocket.
room-no-page = Tady nic není.
room-no-method = To tady nejde.
room-server-failed = Na naší straně se něco pokazilo. Nic se nezměnilo.
room-client-missing = Stránky této herny chybí, takže ji mohou používat jen programy. Kdo ji provozuje, ať nainstaluje Deskohernu znovu; v klonu repozitáře je sestaví „make web“.
room-page-about = Deskoherna, herna deskových her
room-page-silent = Server neodpovídá.
room-page-retry = Zkusit znovu
room-page-script = Herna potřebuje JavaScript. Bez něj se hraje v terminálu: deskoherna play
room-docs-missing = Tato herna nemá dokumentaci. V klonu repozitáře ji sestaví „make docs“; pak hernu spusťte znovu.
room-extra-missing = K tomu je potřeba část Deskoherny, která není nainstalovaná. Nainstalujte ji: pip install "deskoherna[{ $extra }]"
room-database-in-use = Databázi { $file } používá herna, která právě běží. Nejdřív ji zavřete.
room-database-unusable = Databázi { $file } nelze použít: { $reason }
room-database-failed = Databázi herny teď nelze použít. Nic se nezměnilo.
room-database-newer = Databáze { $file } má verzi { $version }, tato herna podporuje verzi { $known }.
room-database-open-to-others = Soubor { $file } mohou číst i ostatní (práva { $mode }) a odtud to nejde změnit. Je v něm tajemství herny: nastavte, ať ho čte jen vlastník (chmod 600).
room-database-other = V { $file } je něco jiného než herna. Nic se v něm nezměnilo; zvolte jiný soubor.
room-database-lost = Databáze { $file } zmizela, ale { $left } tu zůstal. Vraťte databázi na místo. Nebo přesuňte jinam všechny soubory, jejichž název začíná stejně, a pak obnovte zálohu či začněte s novou hernou.
room-database-damaged = Databáze { $file } je poškozená: { $reason } Obnovte ji ze zálohy.
room-cli-backup = Zkopírovat hernu do souboru, i za provozu.
room-cli-backup-to = Nový soubor; kdo ho má, může se vydávat za kohokoli.
room-cli-restore = Naplnit novou nebo prázdnou databázi ze zálohy.
room-cli-restore-from = Záloha.
room-backup-made = Zkopírováno a pro kontrolu přečteno. Stolů: { $tables }, zápisů: { $entries }.
room-restored = Obnoveno a pro kontrolu přečteno. Stolů: { $tables }, zápisů: { $entries }.
room-backup-damaged = Deník stolu { $table } je poškozený; zkopíroval se tak, jak je.
room-backup-closed = Soubor { $file } mohli číst i ostatní (práva { $mode }); teď ho čte jen vlastník.
room-backup-taken = { $file } už existuje a nic se nepřepisuje. Přesuňte ho jinam i se všemi soubory, jejichž název začíná stejně.
room-backup-no-file = V { $file } žádná herna není.
room-delete-host = Stůl může smazat jen hostitel.
room-delete-playing = Stůl, u kterého se hraje, smazat nelze.
room-cli-tables = Stoly herny: vypsat je, uložit do souboru, smazat, vymazat z nich něčí jméno a slova.
room-cli-tables-list = Vypsat všechny stoly, i za provozu.
room-cli-tables-export = Zapsat deník stolu do souboru, i za provozu.
room-cli-tables-delete = Smazat stůl se vším, co k němu patří.
room-cli-tables-revoke = Zneplatnit cookie nebo token člověka, který u stolu seděl nebo psal.
room-cli-tables-erase = Vymazat ze stolu jméno a slova jednoho člověka.
room-cli-tables-id = Označení stolu.
room-cli-tables-file = Nový soubor.
room-cli-tables-name = Jméno, které ten člověk u stolu měl.
room-cli-tables-everywhere = I u všech ostatních stolů téhož člověka; až tu bude jméno vymazané, už k nim nepovede.
room-tables-line = { $table }  { $changed }  { $game }, { $state ->
    [waiting] čeká na hráče
    [playing] hraje se
    [over] dohráno
   *[closed] zavřený
}: { $names }
room-tables-none = Žádné stoly tu nejsou.
room-tables-unreadable = { $table }  Deník je poškozený.
room-tables-deleted = Stůl { $table } je smazaný.
room-tables-exported = Zapsáno. Zápisů: { $entries }.
room-tables-revoked = { $people ->
    [one] Odteď neplatí jedna cookie nebo token.
   *[other] Odteď neplatí cookies a tokeny, celkem { $people }.
}
room-tables-erased = Stůl { $table }. Vymazaných zápisů: { $entries }.
room-tables-nobody = Jméno „{ $name }“ u tohoto stolu nikdo neměl.
room-cli-people = Lidé, které herna zná: vydat, co o někom má, nebo ho zapomenout.
room-cli-people-data = Zapsat do souboru všechno, co herna o někom má, i když je herna v provozu.
room-cli-people-forget = Odstranit všechno, co herna o někom má; jeho dohrané partie zůstanou bez něj.
room-cli-people-number = Číslo toho člověka, které ukazuje jeho nastavení.
room-cli-people-address = E-mailová adresa, na kterou se mu herna ozývá.
room-cli-people-table = Označení stolu, u kterého ten člověk seděl nebo psal, spolu s --name.
room-people-whom = Řekněte, kdo se má hledat: --number, --address, nebo --table a --name.
room-people-nobody = O nikom takovém herna nic nemá.
room-people-saved = { $people ->
    [one] Co herna o tomto člověku má, je v souboru { $file }.
    [few] Co herna o těchto { $people } lidech má, je v souboru { $file }.
   *[other] Co herna o těchto { $people } lidech má, je v souboru { $file }.
}
room-people-forgotten = { $people ->
    [one] Zapomenuto. Počet stolů, u kterých bylo co vymazat: { $tables }.
    [few] Zapomenuti { $people } lidé. Počet stolů, u kterých bylo co vymazat: { $tables }.
   *[other] Zapomenuto { $people } lidí. Počet stolů, u kterých bylo co vymazat: { $tables }.
}
room-cli-secret = Vyměnit tajemství, kterým se podepisují cookies, odkazy a tokeny.
room-cli-grace = Kolik dní ještě platí to, co je podepsané starým; 0: hned přestane platit.
room-secret-rotated = Herna má nové tajemství. { $days ->
    [0] Dosavadní cookies, odkazy a tokeny už neplatí.
    [one] Dosavadní cookies, odkazy a tokeny platí ještě jeden den.
    [few] Dosavadní cookies, odkazy a tokeny platí ještě { $days } dny.
   *[other] Dosavadní cookies, odkazy a tokeny platí ještě { $days } dní.
} Servery, které běží, spusťte znovu.
room-database-away = Databáze právě neodpovídá. Co jste teď udělali, možná není uloženo: podívejte se za chvíli znovu.
room-database-url = Adresu databáze nelze přečíst. Má tvar postgresql://jméno:heslo@počítač/databáze; zvláštní znaky se v ní píší jako %40 a podobně.
room-database-login = Databáze { $file } toto jméno a heslo nepřijímá.
room-database-kind = Databáze druhu „{ $kind }“ nejsou podporované: zadejte soubor, nebo adresu, která začíná postgresql://.
room-limits = Limity nelze přečíst: { $reason }
room-limits-syntax = Limity nelze přečíst, řádek { $line }: { $reason }
room-limits-unknown = Limity nelze přečíst, řádek { $line }: limit „{ $name }“ neexistuje.
room-limits-value = Limity nelze přečíst, řádek { $line }: { $name } takovou hodnotu mít nemůže. { $reason }
room-limits-lag = Limity nelze přečíst, řádek { $line }: lag_readers nemůže být menší než lag_spectators. Diváci odcházejí dřív než čtenáři.
room-port = Adresu { $host }:{ $port } nelze otevřít: { $reason }

## What happened at a table

room-note-opened = Stůl je otevřený.
room-note-sat = { $name } usedá na místo { $seat }.
room-note-left = { $name } vstává z místa { $seat }.
room-note-link = Pro místo hráče { $name } vznikl nový odkaz. Kdo ho otevře, místo převezme.
room-note-doors =
    { $open ->
        [yes] Hostitel zase pouští diváky dovnitř.
       *[no] Hostitel poslal diváky ven.
    }
room-note-kicked = { $name } musí opustit místo { $seat }.
room-note-bot = Na místě { $seat } teď hraje { $bot }.
room-note-bot-named = Na místě { $seat } teď hraje { $name } ({ $bot }).
room-note-sits-in = Za hráče { $name } teď zaskakuje { $bot }.
room-note-back = Na místě { $seat } hraje zase { $name }.
room-note-failed = { $failed } selhal, na místě { $seat } hraje dál { $bot }.
room-note-failed-named = { $failed } selhal, { $name } hraje dál jako { $bot }.
room-note-proposed =
    { $what ->
        [undo] { $number ->
            [0] { $name } chce vrátit všechny tahy.
           *[other] { $name } chce vrátit všechny tahy po tahu { $number }.
        }
        [draw] { $name } nabízí remízu.
        [more-time] { $name } by na místo { $number } ještě počkal(a).
        [take-over] { $name } navrhuje, aby místo { $number } převzal bot.
       *[end] { $name } navrhuje partii ukončit.
    }
room-note-answered =
    { $answer ->
        [yes] { $name } souhlasí.
       *[no] { $name } nesouhlasí.
    }
room-note-hint = { $name } si od bota žádá radu.
room-note-resigned = { $name } to vzdává.
room-note-lost-on-time = { $name } prohrává na čas.
room-note-agreed = Všichni souhlasí s remízou.
room-note-chance = Odtud dál náhoda vychází z jiného semínka.
room-note-time-up = Čas vypršel: { $name }.
room-note-more-time = { $name } dostává další čas.
room-note-paused = Partie je pozastavená.
room-note-went-on = Partie pokračuje.
room-note-rematch = Další stůl je otevřený.
room-note-became = { $name } pokračuje z jiného zařízení.
room-note-became-both = { $name } a { $other } jsou jedna osoba, která teď hraje za oba.
room-note-muted =
    { $who ->
        [player] Hostitel vypnul psaní: { $name }.
       *[spectator] Hostitel vypnul psaní jednomu z diváků.
    }
room-note-unmuted =
    { $who ->
        [player] { $name } může zase psát.
       *[spectator] Jeden z diváků může zase psát.
    }
room-note-banned =
    { $who ->
        [player] Hostitel od stolu vykázal: { $name }.
       *[spectator] Hostitel od stolu vykázal jednoho z diváků.
    }
room-note-unbanned =
    { $who ->
        [player] { $name } smí zase ke stolu.
       *[spectator] Někdo smí zase ke stolu.
    }
room-note-cleared =
    { $who ->
        [player] Hostitel smazal zprávy: { $name }.
       *[spectator] Hostitel smazal zprávy jednoho z diváků.
    }
room-note-chat-cleared = Hostitel smazal všechny zprávy.
room-note-writing =
    { $how ->
        [freely] Diváci smějí psát.
        [approved] Diváci smějí psát, až jim to hostitel dovolí.
       *[never] Diváci teď psát nemohou.
    }
room-note-hidden =
    { $hidden ->
        [yes] Hostitel skryl, co někdo vytvořil v tahu { $number }.
       *[no] Hostitel znovu ukazuje, co někdo vytvořil v tahu { $number }.
    }
room-note-closed = Partie byla ukončena bez výsledku.

## Being called back

room-call-turn = { $game }: jste na tahu
room-call-offer = { $game }: { $who } { $what ->
        [undo] žádá o vrácení tahu
        [draw] nabízí remízu
        [more-time] chce počkat déle
        [take-over] chce, aby převzal hru bot
       *[end] chce hru ukončit
    }
room-call-sat = { $game }: { $who } už sedí u stolu
room-call-over = { $game }: je dohráno
room-call-reminder = { $game }: dochází vám čas
room-call-plan-dropped = { $game }: naplánovaný tah už nesedí
room-call-others = U stolu: { $others }
room-call-open = Otevřít stůl
room-call-not-yours = K tomuto stolu vás nikdo nevolá: nesedíte u něj.
room-call-program = Programům se herna neozývá; ptají se jí samy.
room-push-endpoint = Herna se zařízením ozývá jen přes doručovací služby na internetu, protokolem https.
room-push-keys = Tohle není odběr upozornění z prohlížeče, nebo patří někomu jinému.
room-device-unknown = Takovému zařízení se herna neozývá.
room-mail-none = Tato herna e-maily neposílá.
room-mail-address = Na takovou e-mailovou adresu herna psát neumí.
room-mail-failed = Dopis se nepodařilo odeslat. Je adresa správně?
room-mail-enough = Takových dopisů už herna poslala několik a s dalším počká. Podívejte se po nich do schránky, nebo to zkuste za hodinu.
room-mail-url = Poštovní server se zadává jako smtps://uživatel:heslo@mail.example nebo smtp://mail.example:587.
room-mail-from = { $address } není e-mailová adresa, ze které by šlo psát.
room-mail-half = K posílání e-mailů potřebuje herna --mail i --mail-from.
room-letters-title = { $state ->
        [gone] Tento odkaz už neplatí
        [done] { $what ->
            [confirm] Adresa je potvrzená
           *[stop] Žádné další dopisy
        }
       *[asked] { $what ->
            [confirm] Má se vám herna ozývat na tuto adresu?
           *[stop] Zastavit tyto dopisy?
        }
    }
room-letters-more = { $state ->
        [gone] Možná je starší než dva dny, nebo není celý. V nastavení herny si můžete nechat poslat nový.
        [done] { $what ->
            [confirm] Od této chvíle vám herna napíše, když na vás bude některý stůl čekat. Stránku můžete zavřít.
           *[stop] Herna vaši adresu odstranila. Stránku můžete zavřít.
        }
       *[asked] { $what ->
            [confirm] Herna napíše, až budete u některého stolu na tahu. Kdykoli to můžete zrušit.
           *[stop] Herna vaši adresu odstraní a už na ni nenapíše.
        }
    }
room-letters-button = { $what ->
        [confirm] Ano, ozývejte se sem
       *[stop] Zastavit
    }
room-letter-confirm-subject = Deskoherna: potvrďte svou adresu
room-letter-confirm =
    Někdo, nejspíš vy, chce, aby se mu deskoherna { $room } ozývala na tuto adresu.

    Pokud jste to byli vy, otevřete do dvou dnů tuto stránku a stiskněte tlačítko:
    { $link }

    Pokud ne, nedělejte nic: herna už nenapíše.
room-letter-notice =
    { $title }.
    { $body }

    { $link }

    --
    Žádné další dopisy: { $stop }
    Kvůli čemu se herna ozývá: { $settings }
room-calendar = Deskoherna
room-calendar-deadline = { $game }: vyprší vám čas
room-calendar-unknown = Takový kalendář není, nebo už ne.

## The HTTP interface

room-api-about = Všechno, co používá klient v prohlížeči. Kdo jste, říká cookie; nastaví ji POST /api/me. Tahy a novinky chodí nejrychleji soketem /api/tables/ID/socket?after=N, který přijímá tytéž příkazy.
room-api-network = Kde hernu najdou ostatní v síti; jen u počítače, na kterém běží
room-api-network-open = Otevřít hernu do sítě, nebo ji zavřít; jen u počítače, na kterém běží
room-api-room = Hry této herny s počty míst, volbami a boty
room-api-texts = Texty herny (room), stránek (web) nebo hry ve formátu Project Fluent
room-api-rules = Stránka pravidel v HTML; hra room jsou pravidla herny
room-api-pieces = S čím se hraje při daných volbách, například s vlastním balíčkem
room-api-cover = Pozice na obrázek hry, která svůj hrací plán popisuje sama
room-api-countries = Země, jejichž státní svátky mohou být volné dny
room-api-planned = Co máte na svém místě naplánováno
room-api-plan = Naplánovat tahy na svém místě, místo toho, co bylo naplánováno
room-api-plan-drop = Zrušit, co máte naplánováno
room-api-ahead = Postavení po tazích, které by mohly následovat, a co se v něm dá zahrát
room-api-picture = Obrázek herního kamene, který si hra přináší
room-api-lesson = Úlohy první lekce hry
room-api-lesson-consider = Co by tah v úloze způsobil
room-api-lesson-play = Zahrát tah v úloze
room-api-needs = přijímá
room-api-gives = vrací
room-api-refuses = odmítá
room-api-types = Typy
room-api-machine = Totéž ve strojově čitelné podobě
room-api-me = Získat totožnost: odpověď nastaví cookie, nebo jí prodlouží platnost
room-api-program = Získat totožnost pro program: odpověď obsahuje token, který se posílá jako Authorization: Bearer
room-api-link = Zda odkaz na místo ještě platí
room-api-tables = Vaše stoly, veřejné stoly s volným místem, veřejné partie ke sledování
room-api-open = Otevřít nový stůl
room-api-table = Stůl, jak ho vidíte vy, s deníkem od daného zápisu dál
room-api-command = Udělat něco u stolu
room-api-log = Dřívější stránka deníku stolu, před daným číslem
room-api-position = Pozice po daném počtu tahů, jako data i jako text
room-api-mine = Co si herna pamatuje o tom, kdo se ptá
room-api-own-tables = Vlastní stoly, u kterých se hraje, podle toho, kdo je na tahu a jak dlouho
room-api-results = Vlastní dohrané partie podle hry, soupeře, výsledku a data
room-api-statistics = Jak vlastní partie skončily, hodnocení, pokrok v lekcích a vhodné úrovně
room-api-lesson-solved = Zaznamenat vyřešený úkol první lekce, pro ty, které herna zná
room-api-publish = Ukázat ostatním stránku o sobě, nebo ji zase skrýt
room-api-player = Stránka, kterou chce někdo ukázat ostatním
room-api-erase = Vymazat vlastní jména a slova ze všech stolů
room-api-renew = Získat novou cookie nebo token; dřívější přestanou platit
room-api-forget = Zneplatnit vlastní cookie nebo token
room-api-leave = Nechat prohlížeč zahodit cookie; ostatním zařízením zůstanou
room-api-forget-everything = Nechat o sobě odstranit všechno: jméno, slova, přístupové klíče, oznámení
room-api-data = Co má herna o tom, kdo se ptá, po částech
room-api-move-offer = Získat odkaz, kterým se jiné zařízení jednou stane toutéž osobou
room-api-move-withdraw = Tento odkaz zrušit
room-api-move-look = Kým se toto zařízení odkazem stane a co samo má
room-api-move = Stát se osobou z odkazu
room-api-passkey-begin = Co prohlížeč potřebuje k vytvoření přístupového klíče
room-api-passkey-keep = Přidat přístupový klíč
room-api-passkey-ask = Co prohlížeč potřebuje k přihlášení přístupovým klíčem
room-api-passkey-use = Přihlásit se přístupovým klíčem: odpověď nese totéž co odkaz na jiné zařízení
room-api-passkey-name = Přejmenovat vlastní přístupový klíč
room-api-passkey-delete = Odstranit vlastní přístupový klíč
room-api-notices = Jak se vám herna ozývá
room-api-notices-set = Říct, kvůli čemu se herna ozývat nemá, a kdy má být ticho
room-api-notices-mute = Nechat se k vlastnímu stolu volat, nebo ne
room-api-device-add = Nechat se volat v tomto prohlížeči, podle jeho odběru upozornění
room-api-device-remove = Nenechat se už na některém zařízení volat
room-api-mail-add = Nechat se volat e-mailem, jakmile je adresa potvrzená
room-api-mail-remove = Nenechat se už volat e-mailem
room-api-calendar-make = Vytvořit odkaz na kalendář vlastních termínů
room-api-calendar-remove = Zneplatnit tento odkaz
room-api-delete = Smazat stůl, pro hostitele
room-api-record = Záznam skončené partie
room-api-review = Rozbor skončené partie, i rozpracovaný
room-api-review-make = Nechat skončenou partii rozebrat
room-api-review-move = Pozice ve zlomu partie s tahem, který padl, a s lepšími
room-api-fork = Pokračovat od některého tahu u nového stolu
room-api-bring = Nahrát záznam a prohlédnout si ho
room-api-health = Zda server a jeho databáze odpovídají
room-api-bad-request = Požadavek neodpovídá tomuto popisu
room-api-unknown-token = Token, který tato herna nevydala, nebo chybí heslo herny
room-api-forbidden = Požadavek přišel ze stránky, která nepatří k této herně
room-api-not-found = Nenalezeno
room-api-refused = Brání tomu pravidlo; nic se nezměnilo
room-api-too-large = Příliš mnoho bajtů
room-api-unknown-host = Požadavek na jméno, které tato herna nemá
room-api-packed = Tělo je komprimované (Content-Encoding)
room-api-too-slow = Tělo požadavku nedorazilo včas
room-api-too-fast = Příliš mnoho požadavků
room-api-unavailable = Stůl nebo databázi teď nelze použít
