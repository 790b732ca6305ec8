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

web-hero = Posaďte se a hrajte.
