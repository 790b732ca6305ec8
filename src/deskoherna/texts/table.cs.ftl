## Whose turn it is

table-your-turn = Jste na tahu
table-your-turn-named = Na tahu: { $name }
table-your-turn-until = Jste na tahu, lhůta: { $until }
table-your-turn-back = Vítejte zpátky, jste na tahu
table-offer = Nabídka pro vás
table-offer-named = { $name }, nabídka pro vás
table-to-move = na tahu
table-waiting = Čeká se: { $names }
table-waiting-nobody = Čeká se
table-clocks-still = Hodiny stojí, poběží: { $until }.
table-has-until =
    { $then ->
        [you] { $name } má lhůtu: { $until }. Pak můžete počkat, nechat hrát bota, nebo partii ukončit.
        [others] { $name } má lhůtu: { $until }. Pak mohou ostatní hráči počkat, nechat hrát bota, nebo partii ukončit.
       *[game] { $name } má lhůtu: { $until }. Pak půjde hra dál i bez odpovědi.
    }
table-waits-away =
    { $may ->
        [you] { $name } je pryč a na tahu už { $time }. V nabídce místa teď můžete nechat zaskočit bota.
       *[host] { $name } je pryč a na tahu už { $time }. Hostitel teď může nechat zaskočit bota.
    }
table-waits-long = { $name } je na tahu už { $time }. Hodiny neběží, takže není kam spěchat.
table-sending = Tah je na cestě…
table-happening = Sledujte, co se děje
table-did = { $name }: { $said }
table-quick-start = Rychlý začátek
table-recommended = pro první hru
table-goal = Cíl:
table-goal-close = Skrýt cíl
table-cut = Spojení se přerušilo
table-kept = Váš tah zůstává a odešle se.
table-line-cut =
    { $kept ->
        [true] { table-cut }. { table-kept }
       *[other] { table-cut }. Obnovuje se …
    }
table-films = Co se děje, se ukazuje
table-films-are =
    { $films ->
        [quick] rychle
        [off] naráz, bez filmů
       *[normal] krok za krokem
    }
table-confirm = Vybraný tah
table-confirm-is =
    { $confirm ->
        [at-once] se zahraje hned
       *[ask] čeká na další stisk
    }
table-coach = Rádce
table-coach-warns = Rádce varuje
table-coach-is =
    { $coach ->
        [on] vždycky
        [off] nikdy
       *[first] při první hře
    }
table-coach-close = Zavřít, co radí rádce
table-coach-off = Vypnout
table-guide = Průvodce
table-guide-number = { $number } z { $of }
table-guide-next = Rozumím
table-guide-leave = Hrát bez průvodce
table-guide-take-up = Zavolat průvodce
table-skip = Přeskočit
table-play = Zahrát
table-cancel = Zrušit
table-advise = Navrhnout
table-may-advise = Můžete tu zvolit tah a navrhnout ho. Na tahu: { $name }.
table-plans = Návrhy
table-advised = { $name } → { $to }:
table-accept = Zahrát
table-accept-move = { $name } navrhuje: { $move }
table-take-back-advice = Vzít zpět návrh { $move }
table-points = { $name } ukazuje na: { $places }
table-point-at = Ukázat ostatním
table-point = Ukázat
table-prompt = Co teď
table-board = Hrací plán
table-board-broken = Hrací plán této hry nefunguje. Pokračovat můžete tady, v textové podobě.
table-board-choices = Možnosti, které nejsou na plánu
table-board-chosen = Zvoleno: { $chosen }. Teď zvolte, co následuje.
table-board-whole = Zvoleno: { $chosen }.
table-board-place-of = { $place } – { $name }
table-board-preview = { $chosen }: { $told }
table-board-then = { $before }, pak { $word }
table-board-unusable = S tímto se teď nedá nic dělat.
table-open-rule = Otevřít pravidlo { $rule }

## Advice

table-hint = Rada
table-hint-how = Požádat nejsilnějšího bota o radu; v deníku to uvidí všichni
table-hint-sure-how = Jak jistý si bot je; stisknutím ukážete čísla
table-hint-sure =
    { $confidence ->
        [sure] V tom, co bot zkusil, žádný jiný tah nedopadl zdaleka tak dobře.
        [likely] V tom, co bot zkusil, dopadl lépe než ostatní tahy, ale může to být náhoda.
       *[guess] Bot ho neumí odlišit od jiných, které vypadají zhruba stejně dobře.
    }
table-hint-figures = V závorce je rozmezí, ve kterém hodnota leží v devatenácti případech z dvaceti.
table-hint-again = Zeptat se znovu
table-hint-play = Zahrát: { $move }
table-hint-nth = Tah { $nth } z { $moves }
table-hint-close = Zavřít radu
table-hints = Rady od botů
table-hints-are =
    { $allowed ->
        [true] dovolené
       *[other] zakázané
    }

## Seats

table-seats = Místa u stolu
table-you = vy
table-away = není u stolu
table-stands-in = zaskakuje { $bot }
table-stood-in = { $bot } zaskakuje za vás
table-stood-in-named = { $name }: zatím zaskakuje { $bot }
table-take-seat-back = Vzít si místo zpět
table-let-bot-play = Nechat za mě zaskočit bota…
table-let-bot-play-named = Nechat zaskočit bota: { $name }…
table-let-bot-play-how = Místo zůstane vaše a kdykoli si ho můžete vzít zpět.
table-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
table-clock = Zbývá:
table-offer-clock = Čas na odpověď:
table-clock-still = Hodiny stojí, poběží: { $until }.
table-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
table-seat-menu = Místo: { $name }…
table-copy-link = Zkopírovat odkaz
table-copied = Zkopírováno
table-host = hostitel
table-doors-close = Poslat diváky ven
table-doors-open = Pustit diváky dovnitř
table-other-device = Hrát dál na jiném zařízení
table-other-device-how = Otevřete tento odkaz na druhém zařízení, nebo na kód namiřte jeho fotoaparát. Místo přejde tam a tady se budete jen dívat.
table-bot-present = Bot může zaskočit jen za toho, kdo u stolu není nebo o to sám požádá. { $name } u stolu je.
table-seat-kept = Místo lze předat nebo odebrat, až když je jeho hráč deset minut pryč.
table-seat-secret = Kde jsou tajemství, místo se za hry nepředává. Může zaskočit bot.
table-link-void = Zneplatnit odkaz
table-link-void-hint = Odkaz funguje jednou. Pokud se dostal k někomu nepovolanému, zneplatněte ho.
table-link-voided = Odkaz už neplatí. Hrajete dál tady.
table-new-link = Nový odkaz
table-new-link-hint = Nový odkaz zneplatní ten starý. Kdo ho otevře první, převezme místo na svém zařízení.
table-new-link-how = Pošlete tento odkaz, nebo ať druhý namíří fotoaparát na kód. Kdo ho otevře první, převezme místo na svém zařízení.
table-bot-stands-in = Nechat zaskočit bota
table-bot-stand-in-go = Nechat ho zaskočit
table-bot-takes = Posadit sem bota
table-bot-take-go = Posadit bota
table-bot-instead = Nechat hrát jiného bota
table-free-seat = Uvolnit místo
table-hand-back = Znovu hraje { $name }
table-kick = Odebrat místo
table-kick-open = Odebrat místo: { $name }
table-kick-sure =
    { $state ->
        [waiting] Místo, kde sedí { $name }, se uvolní pro někoho jiného.
       *[other] Místo hráče { $name } dohraje bot. Vzít zpět to nejde.
    }
table-kicked = Hostitel vám odebral místo. Dívat se můžete dál.
table-watching = Jen se díváte
table-watchers =
    { $watchers ->
        [one] Dívá se jeden divák
        [few] Dívají se { $watchers } diváci
        [many] Dívá se { $watchers } diváka
       *[other] Dívá se { $watchers } diváků
    }

## Before the start

table-gathering = Čeká se na hráče
table-missing =
    { $seats ->
        [one] Chybí ještě jeden hráč
        [few] Chybějí ještě { $seats } hráči
        [many] Chybí ještě { $seats } hráče
       *[other] Chybí ještě { $seats } hráčů
    }
table-about-to-start = Všichni jsou tu
table-unready = Hra začne, jakmile budou všichni u stolu. Chybí: { $names }.
table-came-from =
    { $move ->
        [0] Pokračování od začátku jiné partie
       *[other] Pokračování od { $move }. tahu jiné partie
    }
table-invite = Pozvěte hráče
table-link-alone = Tento odkaz funguje jen na tomto počítači.
table-link-alone-how = Aby mohli i ostatní, spusťte hernu příkazem deskoherna serve --host 0.0.0.0 --make-password a otevřete ji na adrese tohoto počítače.
table-invite-short = Pozvat
table-invite-how = Pošlete tento odkaz, nebo ať druhý namíří fotoaparát na kód. Kdo odkaz otevře první, ten si tu sedne.
table-link = Odkaz na místo
table-qr = QR kód s odkazem na místo
table-share = Sdílet
table-sit-here = Sednout si sem
table-ready = připraveno
table-not-ready = ještě tu není
table-clock-rule = Hodiny
table-who-may-come = Kdo si smí sednout
table-open-to =
    { $public ->
        [true] kdokoli v herně
       *[other] jen přes odkaz
    }

## Proposals, pauses, clocks

table-proposes = { $name } má návrh
table-you-propose = Podali jste návrh
table-answers-wait = Odpovědět musí: { $names }.
table-proposal =
    { $what ->
        [undo] Vrátíme všechno od { $move }. tahu dál?
        [draw] Shodneme se na remíze?
        [more-time] Počkáme, než zahraje { $name }, a pustíme hodiny znovu?
        [take-over] Má místo hráče { $name } dohrát bot?
       *[end] Ukončíme partii? Prohraje { $name }.
    }
table-agree = Souhlasím
table-decline = Nesouhlasím
table-take-back-proposal = Vzít zpět
table-paused = Partie je pozastavená
table-paused-why =
    { $host ->
        [true] Hodiny stojí, dokud partii zase nespustíte.
       *[other] Hodiny stojí, dokud hostitel partii zase nespustí.
    }
table-pause = Pozastavit partii
table-go-on = Pokračovat
table-time-up = Vypršel čas: { $name }
table-time-up-choose = Na tahu je od: { $since }. Co bude dál?
table-time-up-wait = Na tahu je od: { $since }. O tom, co bude dál, rozhodnou ostatní hráči.
table-late = Čas vám vypršel, ale táhnout ještě můžete
table-late-move = pozdě
table-more-time = Počkat
table-take-over = Zaskočí bot
table-end = Ukončit partii
## Planned moves

table-plan = Naplánovat tah
table-plan-another = Naplánovat další
table-plan-head =
    { $mine ->
        [true] Plán: co pak zahrajete vy
       *[other] Plán: co asi zahraje { $name }
    }
table-plan-how =
    { $mine ->
        [true] Vyberte svou odpověď.
       *[other] Vyberte tah, který čekáte; odpověď nakonec může platit pro jakýkoli tah. Nikdo to nevidí.
    }
table-plan-is = Váš plán
table-plan-so = Počítat s tím
table-plan-keep = Uložit
table-plan-always = Ať se stane cokoli
table-plan-further = Plánovat dál
table-plan-leave = Odejít bez plánu
table-planned = Co máte naplánováno
table-planned-about = Nikdo jiný to nevidí. Naplánovaný tah se za vás zahraje pár sekund po soupeřově; když se partie vyvine jinak, plán se zahodí.
table-planned-count =
    { $lines ->
        [one] 1 plán
        [few] { $lines } plány
       *[other] { $lines } plánů
    }
table-planned-remove = Zrušit: { $line }
table-planned-line =
    { $how ->
        [whatever] Ať se stane cokoli, zahrajete { $yours }.
        [now] Zahrajete { $yours }.
        [then] Po { $theirs } zahrajete { $yours }.
        [open] Když { $name } zahraje { $theirs } …
       *[if] Když { $name } zahraje { $theirs }, zahrajete { $yours }.
    }
table-plan-dropped = Váš plán už neseděl, a byl proto zahozen.

## The menu

table-menu = Stůl
table-sound =
    { $on ->
        [true] Zvuk je zapnutý
       *[other] Zvuk je vypnutý
    }
table-undo = Vrátit { $move }. tah
table-offer-draw = Nabídnout remízu
table-draw = Ukončit remízou
table-draw-sure = Opravdu chcete hru ukončit remízou? Skončí hned a vzít zpět to nejde.
table-resign = Vzdát se
table-resign-sure = Opravdu se chcete vzdát? Hra tím hned končí a vzít zpět to nejde.
table-leave = Vstát od stolu ({ $name })
table-copy-watch = Zkopírovat odkaz pro diváky
table-call-me = Ozvat se, až budu na tahu
table-call-never = K tomuto stolu mě nevolat
table-call-again = K tomuto stolu mě zase volat
table-as-text = Jako text
table-delete = Smazat stůl
table-delete-what = Stůl zmizí všem, i s tahy, deníkem, chatem a rozborem. Vrátit se to nedá.
table-delete-whose = { $people ->
    [one] Přijde o něj také { $names }.
   *[other] Přijdou o něj také { $names }.
  } Kdo se na něj právě dívá, dozví se to.
table-delete-alone = Nikdo další tu nesedí. Kdo se na stůl právě dívá, dozví se to.
table-delete-record = Pokud si chcete partii nechat, stáhněte si napřed záznam.
table-delete-go = Smazat všem
table-deleted = Tento stůl byl smazán
table-deleted-why = Je pryč pro všechny, i s tahy, deníkem a chatem.
table-record = Stáhnout záznam
table-cannot-join = Ke stolu se teď nelze připojit, nebo je u něj příliš mnoho lidí. Zkoušíme to dál.
table-restarting = Herna se restartuje… nic se neztratí

## The end

table-over =
    { $how ->
        [lost] Všichni prohráli
        [won] Všichni vyhráli
        [draw] Remíza
        [team] Společně vítězí { $winners }
        [shared] O výhru se dělí { $winners }
        [you-won] Vyhráli jste
        [you-lost] Vítězí { $winners }
       *[alone] Vítězí { $winners }
    }
table-over-why = { $score } · { $reason }
table-closed = Stůl je zavřený
table-closed-why = Nikdo tu už nehraje. Tahy si můžete projít.
table-rematch-level = Hrát: { $bot }
table-other-level = Jiná úroveň
table-rematch = Odveta
table-next-table = K dalšímu stolu
table-new = Nový stůl

## Looking back

table-review = Projít tahy
table-first = Na začátek
table-previous = O tah zpět
table-next = O tah dál
table-looking-back =
    { $move ->
        [0] Před prvním z { $moves } tahů
       *[other] Po { $move }. tahu z { $moves }
    }
table-looking-back-hint =
    { $now ->
        [yours] Díváte se zpět. Teď jste na tahu.
        [over] Díváte se zpět. Hra už skončila.
       *[on] Díváte se zpět. Hra mezitím běží dál.
    }
table-past-failed = Tuto pozici se nepodařilo načíst. Zkuste to znovu.
table-back-to-now = Zpět ke hře
table-link-to-move = Odkaz na tento tah
table-fork = Pokračovat odtud
table-fork-about =
    { $move ->
        [0] Nový stůl začne úplně od začátku. Kdo kde bude sedět?
       *[other] Nový stůl naváže po { $move }. tahu. Kdo kde bude sedět?
    }
table-fork-me = já
table-fork-here = někdo u tohoto zařízení
table-fork-friend = někdo přes odkaz
table-fork-ended = Tímto tahem hra skončila, není tedy jak pokračovat. Vraťte se o tah zpět a pokračujte odtamtud.
table-fork-go = Otevřít stůl

## Log and chat

table-panel = Vedle plánu
table-log = Deník
table-earlier = Zobrazit dřívější zápisy
table-log-empty = Zatím se nic nestalo.
table-go-to-move = Podívat se na tah
table-secret-move = Tajný tah.
table-undone =
    { $moves ->
        [0] { $name }: vráceno všechno až na začátek.
       *[other] { $name }: vráceno všechno po { $moves }. tahu.
    }
table-remark = { $name } na to: { $said }
table-chat = Chat
table-chat-empty = Zatím nikdo nic neřekl.
table-chat-who =
    { $who ->
        [players] Čtou to hráči.
        [spectators] Čtou to diváci; hráči až po hře.
       *[all] Čtou to všichni u stolu.
    }
table-chat-text = Zpráva
table-chat-send = Poslat
table-chat-menu = Co s autorem: { $name }
table-mute = Vypnout psaní
table-mute-hint = Kdo má psaní vypnuté, může dál číst a hrát. Zapnout ho lze v nabídce „Kdo smí psát“.
table-ban = Vykázat
table-ban-open = Vykázat od stolu…
table-ban-sure = { $name } tu nebude moci psát ani se posadit a stůl neuvidí, pokud není veřejný. Místo v běžící partii převezme bot.
table-clear = Smazat
table-clear-said = Smazat zprávy tohoto autora…
table-clear-sure = Všechny zprávy, které tu má { $name }, všem zmizí. Nejde to vrátit.
table-clear-all = Smazat všechny zprávy…
table-clear-all-sure = Všechno, co tu kdo řekl, všem zmizí. Nejde to vrátit.
table-writers = Kdo smí psát
table-spectators-write = Diváci smějí psát
table-spectators-how =
    { $how ->
        [freely] volně
        [approved] až jim to dovolím
       *[never] vůbec ne
    }
table-writer-state =
    { $state ->
        [muted] má vypnuté psaní
       *[banned] nesmí ke stolu
    }
table-pardon =
    { $state ->
        [muted] Zapnout psaní
       *[banned] Pustit zpět
    }
table-pardon-name =
    { $state ->
        [muted] Zapnout psaní: { $name }
       *[banned] Pustit zpět: { $name }
    }
table-who-asks = Kdo žádá o psaní
table-asks-to-write = O psaní žádá { $name }.
table-approve = Dovolit psát: { $name }
table-decline-writer = Nedovolit psát: { $name }
table-ask-to-write = Požádat o psaní
table-writing =
    { $writing ->
        [muted] Hostitel vám vypnul psaní. Číst a hrát můžete dál.
        [banned] Hostitel vás od tohoto stolu vykázal.
        [ask] Diváci tu píšou, až jim to hostitel dovolí.
        [waits] O psaní jste požádali. Hostitel odpoví.
        [declined] Hostitel si nepřeje, abyste tu psali.
       *[never] U tohoto stolu diváci psát nemohou.
    }

## Fairness

table-fairness = Náhoda
table-fair-about = Všechno náhodné v této hře vychází z tajného semínka, které bylo dané ještě před začátkem, a ze slov všech hráčů. Po hře si to může kdokoli ověřit.
table-commitment = Otisk semínka
table-copy = Zkopírovat
table-words = Co kdo přidal
table-words-bot = boti nic nepřidávají
table-words-none = zatím nic
table-words-own = Vaše vlastní slova
table-words-hint = Cokoli. Náhodná slova jsme přidali za vás; jakmile jsou v náhodě i ta vaše, nikdo ji nemůže předvídat.
table-words-keep = Použít tato slova
table-words-kept = Náhoda teď závisí i na vašich slovech.
table-seed = Semínko
table-seed-later = Odhalí se, až bude po hře.
table-seed-matches = Semínko odpovídá otisku ukázanému před hrou.
table-seed-differs = Semínko neodpovídá otisku. Tato hra nebyla poctivá.
table-seed-unchecked = Prohlížeče to umějí ověřit jen na stránkách přes HTTPS. Příkaz níže to ověří kdekoli.
table-verify = Každý výsledek náhody i každý tah ověří tento příkaz:

## Several people at one device

table-hand-over = Teď { $name }
table-hand-over-why = Předejte zařízení. Dokud to { $name } nepotvrdí, nic se neukáže.
table-i-am = Tady { $name }

## The text table

table-ways = Kam odtud
table-as-board = K hracímu plánu
table-happened = Co se stalo
table-position = Pozice
table-move = Tah
table-look = Co by se stalo?
table-show-moves = Ukázat je
table-would = Co by způsobil tah { $move }:
table-legal =
    { $fitting ->
        [0] Takto žádný dovolený tah nezačíná; celkem je jich { $moves }.
       *[other] { $fitting } z { $moves } dovolených tahů
    }
table-more-moves = A ještě { $moves }; psaním výběr zúžíte.
table-not-asked = Nejste na tahu; příští tah si ale můžete napsat už teď.

## The review of a finished game

table-analysis = Rozbor
table-analysis-about = Bot projde partii ještě jednou: kdo kdy vedl, které tahy ji zlomily a co by bylo lepší. Trvá to zhruba do minuty a pak už rozbor zůstane uložený.
table-analysis-make = Rozebrat partii
table-analysis-making = Prochází se tah { $move } z { $moves }
table-analysis-waiting =
    { $ahead ->
        [one] Před touto partií se rozebírá ještě jedna.
        [few] Před touto partií se rozebírají ještě { $ahead } další.
       *[other] Před touto partií se rozebírá ještě { $ahead } dalších.
    }
table-analysis-progress = Jak daleko rozbor je
table-analysis-failed = Rozbor se nepodařilo dokončit.
table-analysis-curve = Kdo vedl
table-analysis-team = Tým
table-analysis-share = { $name } { $percent } %
table-analysis-at = Po tahu { $move }: { $shares }
table-analysis-after-move =
    { $margin ->
        [0] Po tahu { $move } z { $moves }, očekávaný podíl na výhře:
       *[other] Po tahu { $move } z { $moves }, očekávaný podíl na výhře (± { $margin } %):
    }
table-analysis-points = Zlomy partie
table-analysis-no-points = O partii nerozhodl žádný jednotlivý tah.
table-analysis-unjudged = Žádné rozhodnutí této partie se nedalo posoudit.
table-analysis-sure = Stálo to { $low } až { $high } % výhry, v devatenácti případech z dvaceti.
table-analysis-move = { $move }. tah
table-analysis-cost = stálo { $percent } % výhry
table-analysis-played = Zahráno
table-analysis-better = Lépe
table-analysis-because = Proč: { $reasons }.
table-analysis-shown =
    { $how ->
        [made] { $move }. tah, { $name }: takto se hrálo
       *[better] { $move }. tah, { $name }: lepší volba
    }
table-analysis-how-played = Jak kdo hrál
table-analysis-player = Hráč
table-analysis-decisions = Rozhodnutí
table-analysis-average = Průměrná ztráta
table-analysis-percent = { $percent } %
table-analysis-swing =
    Největší obrat: { $move }. tah, { $name } { $way ->
        [up] +{ $percent } % výhry.
       *[down] −{ $percent } % výhry.
    }
table-analysis-note =
    { $cooperative ->
        [true] Jak tým stál, se posuzuje z celé pozice, každé rozhodnutí ale jen podle toho, co se tehdy dalo vědět. Bot není neomylný: malé rozdíly mnoho neznamenají.
       *[false] Kdo vedl, se posuzuje z celé pozice, každé rozhodnutí ale jen podle toho, co tehdy hráč mohl vědět. Bot není neomylný: malé rozdíly mnoho neznamenají.
    }
