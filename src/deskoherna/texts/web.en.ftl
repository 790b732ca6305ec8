## Around every page

web-title = { $page } · Deskoherna
web-home = Deskoherna, to the room
web-skip = Skip to the content
web-language = Language
web-theme =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[system] Theme: as the system has it
    }
web-close = Close
web-retry = Try again
web-unreachable = The server does not answer. Perhaps the connection is down; nothing of yours is lost.
web-broken = Something broke on this page. Try it again, please.
web-not-found = There is nothing here
web-not-found-why = The address is mistyped, or the table has been cleared away.
web-to-room = To the room
web-footer = About the room
web-about = About
web-room-rules = Rules of the room
web-records = Open a record
web-api = API

## Your name

web-name = Name
web-name-yours = Your name
web-name-change = Change your name
web-name-hint = The others at the table see it. This browser remembers it; there are no accounts.
web-name-keep = Keep it
web-name-default = Guest

## The room

web-hero = Sit down and play.
