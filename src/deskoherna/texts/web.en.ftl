## Around every page

web-title = { $page } · Deskoherna
web-home = Deskoherna, to the room
web-skip = Skip to the content
web-language = Language
web-theme =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[system] Theme: system
    }
web-close = Close
web-retry = Try again
web-unreachable = The server is not answering. Perhaps the connection is down; nothing of yours is lost.
web-broken = Something broke on this page. Please try again.
web-not-found = There is nothing here
web-not-found-why = The address is mistyped, or the table has been cleared away.
web-to-room = To the room
web-to-table = Back to the table
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
web-name-keep = Save
web-name-default = Guest

## The room

web-home-title = Deskoherna, a board-game room
web-hero = Sit down and play.
web-hero-more = Modern board games against bots or with friends, live or over several days. No account: a name is enough.
web-players =
    { $least ->
        [1] { $most ->
            [1] one player
           *[other] 1 to { $most } players
        }
       *[other] { $most ->
            [2] two players
           *[other] { $least } to { $most } players
        }
    }
web-weight =
    { $weight ->
        [1] quick to learn
        [2] some rules to learn
       *[3] much to discover
    }
web-play-bot = Play a bot
web-play-friends = With friends
web-lesson = First lesson
web-coached = Coached game
web-coached-play = Play a coached game
web-rules = Rules
web-pieces = Cards and boards
web-pieces-about = Everything the game is played with. What a card says is made from what it does.
web-pieces-table = As they are at this table.
web-pieces-here = Jump to

## Tables

web-tables-mine = Your tables
web-tables-open = Open tables
web-tables-open-none = Nobody is waiting for a player just now. Open a public table and be the first.
web-tables-watch = Games to watch
web-tables-watch-none = No public game is being played at the moment.
web-your-turn = your turn
web-moves =
    { $moves ->
        [0] about to begin
        [one] one move
       *[other] { $moves } moves
    }
web-waits-for = waits for { $names }, { $time }
web-state =
    { $state ->
        [waiting] waiting for players
        [over] finished
        [closed] closed
       *[playing] being played
    }
web-sit = Sit down
web-seat-free = free seat
web-level-title =
    { $together ->
        [true] { $game }: with bots
       *[false] { $game }: against a bot
    }
web-level =
    { $together ->
        [true] How strong shall your partners be?
       *[false] How strong shall the others be?
    }
web-level-play = Play
web-level-now = { $bot } · change
web-bot-suggested = for a first game
web-bot-others = Other bots
web-bot-about =
    { $bot ->
        [newcomer] { $together ->
            [true] Has just read the rules: you lead, and find out together.
           *[false] Has just read the rules: somebody to win against at first.
        }
        [beginner] { $together ->
            [true] Still learning: helps with what is near, and leaves the plan to you.
           *[false] Still learning: does not look far and overlooks a lot.
        }
        [casual] { $together ->
            [true] Plays for fun: sees what is near, and counts on you for the rest.
           *[false] Plays for fun: sees what is near, misses what is far.
        }
        [seasoned] { $together ->
            [true] Knows the game well: a partner to rely on.
           *[false] Knows the game well: a fair opponent for most players.
        }
        [strong] { $together ->
            [true] Overlooks little and makes up for mistakes.
           *[false] Overlooks little and punishes mistakes.
        }
        [master] { $together ->
            [true] The strongest: a partner who gets you far, and thinks for up to five seconds.
           *[false] The strongest: thinks for up to five seconds.
        }
        [random] Picks any move, all equally likely.
        [greedy] Takes whatever brings the most right away.
       *[other] { "" }
    }
web-bot-level =
    { $bot ->
        [random] Random
        [greedy] Greedy
        [newcomer] Newcomer
        [beginner] Beginner
        [casual] Casual
        [seasoned] Seasoned
        [strong] Strong
        [master] Master
        [planning] Planning
        [forgetful] Forgetful
        [attentive] Attentive
        [sharp] Sharp
        [perfect] Perfect
        [novice] Novice
        [reader] Well-read
        [expert] Expert
        [scholar] Scholarly
       *[other] { $bot }
    }
web-bot = { web-bot-level } bot
web-bot-named = { $name } ({ $level })
web-temper =
    { $persona ->
        [ema] Ema never hurries.
        [bruno] Bruno hums when he is losing.
        [nela] Nela counts everything twice.
        [oto] Oto has a rule for every case, and sometimes keeps to it.
        [iris] Iris looks out of the window between moves.
        [hugo] Hugo shakes hands before the game and after it.
        [dora] Dora smiles at every move, her own and yours.
        [max] Max would rather stand than sit.
        [mona] Mona says little and nods a lot.
        [leo] Leo brings biscuits and eats most of them himself.
        [rita] Rita taps the table when she has an idea.
        [sam] Sam apologises to his pieces.
       *[other] { "" }
    }
web-clock-none = no clock
web-clock-days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
web-clock-minutes = { $minutes } min a move
web-clock-total =
    { $increment ->
        [0] { $minutes } min each
       *[other] { $minutes } min each + { $increment } s a move
    }
web-mine = Your settings
web-mine-lead = There are no accounts here and no passwords: you are whoever this browser is.
web-mine-known = How the room knows you
web-clock-with-days-off = { $clock }, { $off } off
web-days-off-weekends = weekends
web-days-off-holidays = holidays ({ $country })
web-mine-none = none
web-mine-tables = Tables you have sat at
web-mine-kept = For each table the room keeps who sat where, the moves and what was written, until the host deletes the table or it expires. Network addresses are not stored.
web-mine-links = Links to seats
web-mine-links-what = The link to a seat works once. The host can make a new one in the menu of the seat, and a player in the menu of the table; the previous one then stops working.
web-known = How you are known
web-known-name = Name in this browser
web-known-number = Your number
web-known-number-what = If you write to whoever runs the room, they find you by it.
web-known-only-here = This browser is the only place where you are known. If you clear it, your seats and games stay, but nobody can prove that they are yours. Add a passkey or go on at another device as well.
web-known-elsewhere = You are known elsewhere, too. If this browser is cleared, you can come back with a passkey or from another device.
web-known-not-yet = The room does not know you yet. It gives you a cookie when you sit down for the first time.
web-only-here = You play over several days, and this browser is the only place where you are known.
web-only-here-more = What that means
web-passkeys = Passkeys
web-passkeys-about = A passkey lives in your phone, your computer or a key in your pocket. With it you are the same person on any device, without a name and without a password.
web-passkey-add = Add a passkey
web-passkey-use = Sign in with a passkey
web-passkey-device = This device
web-passkey-added = The passkey “{ $name }” has been added.
web-passkey-declined = No passkey was used. Try again, or use another one.
web-passkey-made = made { $when }
web-passkey-used = last used { $when }
web-passkey-rename = Rename
web-passkey-name = Name of the passkey
web-passkey-remove = Remove “{ $name }”
web-passkey-remove-go = Remove
web-passkey-remove-sure = You will no longer be able to sign in with this passkey. Devices that are signed in stay so. Delete it on the device that has it, too.
web-passkey-removed = The passkey “{ $name }” has been removed.
web-passkey-no-address = Passkeys need a name for the room in place of a number. On this machine, open it as localhost.
web-passkey-no-http = Passkeys need a safe connection: they work where the room is reached by https, or on its own machine as localhost. Here, on the local network, take a link to another device instead.
web-passkey-no-browser = This browser knows no passkeys. Take a link to another device instead.
web-devices = Other devices
web-devices-about = A link or a code makes another device yours as well, with your seats and games. It works once and for a few minutes.
web-devices-others = Devices that became yours
web-devices-none = No other device is known to be you.
web-devices-copy = Somebody may have a copy of my cookie
web-devices-sign-out = Sign out all other devices
web-devices-sign-out-go = Sign out
web-devices-sign-out-sure = Every other device, and everybody who may have a copy of your cookie, will be a stranger here at once, and is not called any more. This browser keeps your seats, and your passkeys keep working.
web-devices-signed-out = This browser is now the only one that is signed in as you.
web-device = { $how ->
    [passkey] By passkey, { $when }
   *[link] By link, { $when }
  }
web-move-offer = Go on at another device
web-move-how = Open this link on the other device, or point its camera at the code. It works once, until { $until }.
web-move-secret = Whoever opens it first can be you. Give it to nobody else.
web-move-withdraw = Withdraw the link
web-move-withdrawn = The link no longer works.
web-move = On another device
web-move-ask = { $called ->
    [no] Go on as yourself here?
   *[yes] Go on as { $name } here?
  }
web-move-what = { $called ->
    [no] You will be the same person on this device as where this link was made: with the same seats, games and settings.
   *[yes] You will be { $name } on this device: with the same seats, games and settings as where this link was made.
  }
web-move-own = { $tables ->
    [one] This device has one table of its own
   *[other] This device has { $tables } tables of its own
  }
web-move-along = { $called ->
    [no] It is known as somebody else. Their seats and finished games come along and are yours on all your devices.
   *[yes] It is known as somebody else. Their seats and finished games come along: they are { $name }’s from then on, on all devices.
  }
web-move-both = { $tables ->
    [one] At one of them you sit twice. You will play both seats, and the others at the table are told.
   *[other] At { $tables } of them you sit twice. You will play both seats, and the others at the tables are told.
  }
web-move-not-along = Other devices of theirs have to sign in again.
web-move-careful = Go on only if you made this link yourself: whoever made it has everything that is yours on this device.
web-move-go = { $called ->
    [no] Go on
   *[yes] Go on as { $name }
  }
web-move-go-along = { $tables ->
    [one] Go on, and take the table along
   *[other] Go on, and take { $tables } tables along
  }
web-move-stay = Stay who I am here
web-move-same = { $called ->
    [no] You are the same person here already
   *[yes] You are { $name } here already
  }
web-move-done = { $called ->
    [no] You are the same person on this device now
   *[yes] You are { $name } on this device now
  }
web-move-done-what = { $tables ->
    [0] Your seats and games are in the room.
    [one] Your seats and games are in the room, and the table of this device is among them.
   *[other] Your seats and games are in the room, and { $tables } tables of this device are among them.
  }
web-move-stale = This link no longer works
web-move-incomplete = This link is not complete. Open it once more, or make a new one on the other device.
web-data = Your data
web-data-save = A copy of my data
web-data-save-what = Everything the room has of you as a file: what you left here, your tables with your names and words, and your results. Secrets of running games and what others wrote are not in it.
web-data-save-go = Save a file
web-data-file = deskoherna.json
web-data-erase = Erase my name and words
web-data-erase-what = At every table […] will replace your name and everything you wrote. The moves stay, because the game belongs to the others, too, and so do your seats. What others have is out of our reach: records they saved, games they continued elsewhere, and backups of the room.
web-data-erase-sure = Erase your name and everything you wrote, at every table and for everyone? This cannot be undone.
web-data-erase-go = Erase
web-data-erased = { $tables ->
    [0] There was nothing to erase.
    [one] Your name and words have been erased from one table.
   *[other] Your name and words have been erased from { $tables } tables.
  }
web-data-leave = Leave this device
web-data-leave-what-known = For a device that is not yours. Your name and settings go from this browser; your other devices and passkeys stay as they are.
web-data-leave-what-lost = For a device that is not yours: the cookie stops working and goes from this browser, with your name and settings. You have no other way back to your seats; add a passkey or go on at another device first.
web-data-leave-sure-known = Leave this device? You can come back with a passkey or a link from another device.
web-data-leave-sure-lost = Leave this device? It is the only place where you are known: you will lose your seats at all tables, even in games that are being played.
web-data-leave-go = Leave
web-data-left = You have left this device. The room no longer knows this browser.
web-data-forget = Forget me
web-data-forget-what = The room forgets you on all devices: your name and words, passkeys, notices and addresses. Finished games stay without you. Seats you wait at are free again, and where others play on, a bot takes your place. What stays are moves, without a name, and what is out of our reach: records others saved and backups of the room.
web-data-forget-sure = Forget you, on every device and for everyone? Nobody will be able to prove that your games were yours, and nothing of it can be undone. If you want to keep your data, save them as a file first.
web-data-forget-go = Forget me
web-data-forgotten = The room has forgotten you.
web-network = Open to the network
web-network-alone = The room can be reached from this machine only.
web-network-at = The room is open to the network at { $address }
web-network-show = Password, link, closing
web-network-who = Everyone on the same network, such as your Wi-Fi, can then open tables, play and watch, if they know the address and the password.
web-network-password = Password
web-network-asked = A password is made up now, and every browser on the network is asked for it once.
web-network-plain = The connection is not encrypted (there is no https). On a network you do not trust, others could read everything, even the password.
web-network-until = It stays open until you close it or the room is restarted. Games that are being played here are not disturbed.
web-network-open = Open
web-network-is-open = The room is open to the network
web-network-tell = Others on this network will find the room at this address. Every browser is asked for the password once.
web-network-address = Address
web-network-qr = A code with the address and the password
web-network-link-how = The code and the link contain the password: whoever opens either is let in without being asked.
web-network-copy = Copy the link
web-network-close = Close to the network
web-network-close-means = When you close it, everyone who came over the network loses the connection. Their seats are kept for the next time. The password is a new one each time.
web-record-open = Have the record of a game? Open it and step through it.

## Being called back

web-offline = You are offline. Tables need a connection; rulebooks that you have read open without one. As soon as the connection is back, the room goes on by itself.
web-called = Being called back
web-called-what = The room can tell you when a table waits for you, also while this page is closed. Nothing is sent until you turn it on, and a notice holds nothing that is secret in a game.
web-called-turn-on = Call me at this device
web-called-device = { $browser ->
        [none] A browser
       *[other] { $browser }
    }{ $system ->
        [none] { "" }
       *[other] { " " }on { $system }
    }
web-called-this-one = this device
web-called-since = since { $when }
web-called-device-remove = Do not call { $device } any more
web-called-not-here = { $why ->
        [unable] This browser cannot be called at this address. It takes a browser with push notices and an address with https; on an iPhone or iPad, add the room to the home screen first.
        [denied] The browser does not allow notices from this room. You can change that in its settings for this page.
       *[failed] The browser cannot reach its push service. Perhaps it is switched off there; try again later.
    }
web-called-for = Call me when
web-called-kind = { $kind ->
        [turn] it is my turn
        [offer] somebody makes an offer
        [sat] somebody sits down
        [over] a game is over
        [reminder] my time is running out
       *[plan-dropped] a planned move no longer fits
    }
web-called-quiet = Quiet hours
web-called-quiet-on = Never call me at these hours; notices wait until they end
web-called-quiet-begins = From
web-called-quiet-ends = to
web-called-quiet-zone = Time zone: { $zone }
web-called-mail = E-mail address
web-called-mail-hint = Optional. You will be sent a link to confirm it. Nobody else is shown it, and every letter can stop the next ones.
web-called-mail-give = Send the link
web-called-mail-is = { $confirmed ->
        [true] you are called here by e-mail.
       *[false] open the link in the letter we have sent you. It is valid for two days.
    }
web-called-mail-remove = Remove the address
web-called-calendar = Deadlines in your calendar
web-called-calendar-what = Calendars that can subscribe to an address show until when you have to move. Whoever knows the link can read that, so keep it to yourself.
web-called-calendar-make = Make a link
web-called-calendar-copy = Copy the link
web-called-calendar-renew = Make a new link
web-called-calendar-remove = Remove the link
## A page of one's own

web-me = Your page
web-me-none = Your games will gather here
web-me-none-more = Play one, against a bot or with friends: this page will tell whose turn it is, how your games ended and what you have learned. Nobody else sees it.
web-me-none-play = Choose a game
web-me-running = Running tables
web-me-running-none = No game of yours is waiting for anybody.
web-me-yours =
    { $lasts ->
        [true] your turn for { $time }
       *[false] your turn
    }
web-me-theirs =
    { $lasts ->
        [true] waiting for { $names } for { $time }
       *[false] waiting for { $names }
    }
web-me-waiting =
    { $lasts ->
        [true] waiting for players for { $time }
       *[false] waiting for players
    }
web-me-due =
    { $late ->
        [true] { $waits }, time is up
       *[false] { $waits }, until { $until }
    }
web-me-unread =
    { $tables ->
        [one] One more table is being looked at …
       *[other] { $tables } more tables are being looked at …
    }
web-me-more = Show more
web-me-finished = Finished games
web-me-finished-none = No game of yours is over yet.
web-me-found =
    { $games ->
        [one] One game found
       *[other] { $games } games found
    }
web-me-found-none = No game of yours was like that.
web-me-search = Search
web-me-find = Search
web-me-game = Game
web-me-any-game = any
web-me-result = Result
web-me-any-outcome = any
web-me-opponent = Opponent
web-me-from = From
web-me-to = To
web-me-outcome =
    { $outcome ->
        [won] won
        [lost] lost
        [drawn] drawn
       *[ended] ended
    }
web-me-somebody = somebody
web-me-place = place { $place } of { $seats }
web-me-review = Review
web-me-continue = Continue from a move
web-me-statistics = How games ended
web-me-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
web-me-so-many =
    { $outcome ->
        [won] { $games } won
        [lost] { $games } lost
        [drawn] { $games } drawn
       *[ended] { $games } ended
    }
web-me-score = score { $score }
web-me-record = { $won } won of { $games }
web-me-best = best score { $score }
web-me-details = By opponent and seat
web-me-alone = Alone
web-me-with-people = With people
web-me-ratings = Ratings
web-me-rating =
    { $provisional ->
        [true] { NUMBER($rating, useGrouping: 0) }?
       *[false] { NUMBER($rating, useGrouping: 0) }
    }
web-me-rated = rating { NUMBER($rating, useGrouping: 0) }
web-me-provisional = provisional
web-me-rating-range =
    { $games ->
        [one] after one game, most likely between { NUMBER($least, useGrouping: 0) } and { NUMBER($most, useGrouping: 0) }
       *[other] after { $games } games, most likely between { NUMBER($least, useGrouping: 0) } and { NUMBER($most, useGrouping: 0) }
    }
web-me-rating-what = A rating compares those who play a game here: everybody begins with 1500, rated games move it, and a question mark says that they are too few, or too long ago, to rely on it.
web-me-rating-more = More about it
web-me-next = Against bots
web-me-level-stays = { $bot } suits you
web-me-level-next = next: { $bot }
web-me-play-level = Play { $game }, { $bot }
web-me-lessons = Lessons
web-me-lesson = { $solved } of { $tasks } tasks
web-me-lessons-here = This browser remembers it.
web-me-public = A page for others
web-me-public-what =
    { $public ->
        [true] Whoever has the address sees your name, your ratings, how often you have won, and your finished games at public tables; nothing else. Once hidden, the address is worth nothing any more.
       *[false] Nobody but you sees this page. If you like, others can see your name, your ratings, how often you have won, and your finished games at public tables, at an address you give them.
    }
web-me-publish = Make a page for others
web-me-public-look = Look at it
web-me-public-copy = Copy the address
web-me-withdraw = Hide it again
web-me-player = A player
web-me-public-games = Games at public tables
web-me-public-games-none = There are none.

## A new table

web-new = New table, { $game }
web-new-heading = A table for friends
web-new-seats = Who plays
web-new-count = Number of players
web-new-game = How you play
web-own-file = Choose a file
web-own-written = How it is written
web-own-text = Or paste it here
web-own-hint = At most { $most } characters. Until you open the table, it is sent only to be checked.
web-own-checking = Checking …
web-own-good = This can be played: { $kinds }.
web-own-kind = { $title } { $count }
web-own-unreadable = The file is not text.
web-new-open = Open the table
web-new-link-follows = At the table you get a link for each friend.
web-seat = Seat { $seat }
web-name-theirs = Their name
web-who-me = me
web-who-friend = a friend, by link
web-who-here = someone here at this device
web-clock = Clock
web-clock-own = own times …
web-clock-time = Time
web-clock-unit = Unit
web-clock-unit-minutes = minutes for the game
web-clock-unit-minutes-move = minutes a move
web-clock-unit-days-move = days a move
web-clock-increment = Seconds added per move
web-weekends-label = Saturdays and Sundays
web-weekends =
    { $off ->
        [true] off: the clock stands still
       *[other] count like other days
    }
web-holidays-label = Public holidays
web-holidays-none = count like other days
web-days-off-zone = Days off last from midnight to midnight in the time zone { $zone }.
web-offers = Offers
web-offers-wait = wait for an answer
web-offers-seconds = lapse after { $seconds } s
web-hints-are =
    { $allowed ->
        [true] allowed: players may ask a bot, and the log says so
       *[other] not allowed
    }
web-rated = Rating
web-rated-is =
    { $rated ->
        [true] rated
       *[false] not rated
    }
web-rated-short = rated
web-rated-means = This game is rated: how it ends changes the ratings of all who play.
web-rated-leave = This game is rated: unless you are back before it is over, you will have lost it.
web-rated-needs = A rated game has a clock, no bots and no advice, and a different person at every seat.
web-public = Who may join
web-public-is =
    { $public ->
        [true] Public table
       *[false] By link only
    }
web-public-means =
    { $public ->
        [true] The room lists it; anyone may take a free seat or watch.
       *[false] Only those you send a link to find it.
    }

## Rules

web-rules-of = { $game }, rules
web-rules-words = The rules, retold in our own words. Every rule has its id; refusals and the log refer to it.
web-rules-room = What applies at every table, whatever the game.
web-rules-contents = Contents
web-rules-english = Rules that have not been translated yet are shown in English.
web-rules-search = Search the rules
web-rules-found =
    { $rules ->
        [0] No rule mentions that.
        [one] One rule found.
       *[other] { $rules } rules found.
    }

## Records

web-records-what = Every game can be downloaded as a record. Open one here to step through it, check its fairness, or play on from any move.
web-record-choose = Choose a record
web-record-drop = or drop the file here
web-record-reading = Replaying the record …
web-record-trouble = { $file } cannot be opened. { $reason }
web-records-checked = The room replays the record move by move; if anything in it was changed, it says in which line.

## A seat link

web-invited = You are invited to a game
web-invited-with = At the table: { $names }.
web-option = { $option }: { $value }
web-invited-refused = The link may have been used already, or the host made a new one. You can watch, or ask the host for another link.
web-watch = Watch the game
web-sit-down = Sit down
web-chance-fair = Nobody can steer chance here
web-chance-what = The room has already fixed a secret seed that chance comes from and shows its fingerprint here. Your words go into chance, too, so that nobody can have chosen it; at the end everyone can check it.
web-chance-more = How that works
web-chance-words = Your words for chance
web-chance-words-hint = Leave this empty and your browser picks random ones.

## About

web-about-heading = About the room
web-about-lead = Deskoherna is a room for modern board games: play in the browser against bots or with friends by a link, live or over several days. The same rules run in the terminal, in a Python library for bots, and in a laboratory for game designers.
web-about-promises = What is promised
web-about-secrets = Secrets stay secret
web-about-secrets-more = Your browser is told only what your seat may know. There is nothing hidden in the page to be found.
web-about-reasons = Every refusal has a reason
web-about-reasons-more = A move that is not allowed names the rule and what is in the way, before the click as well as after it.
web-about-chance = Chance can be checked
web-about-chance-more = The seed is committed to before the first move, everyone may add to it, and it is revealed at the end.
web-about-kept = No move is lost
web-about-kept-more = A move is shown once it is safely stored. You can leave, come back on another day, and go on.
web-about-fairness = How fair chance works
web-about-whose = Whose games these are
web-about-independent = Deskoherna is an independent implementation. The names of the games belong to their owners, who have no part in this project and do not endorse it. Rules are retold in our own words, and no text or art of the boxed games is used.
web-about-numerus = NUMERUS was designed by Martin Illek and ESTIMATRIX Spectrum by Matyáš Veselý; both are published by MATY MOVES.
web-about-made = What it is made of
web-about-licence = The code is under the MIT licence. All pictures are drawn by the project itself. In the pages, and in the bots, there is work of others, used with thanks:
web-about-licences = Full texts of these licences
web-about-version = Version { $version }
web-api-page = API for programs
web-docs = Documentation

## The first lesson

web-lesson-steps = Tasks
web-lesson-step = Task { $task } of { $tasks }
web-lesson-skip = Skip
web-lesson-play = Play it
web-lesson-cancel = Choose again
web-lesson-again = Try again
web-lesson-next = Next task
web-lesson-end = To the end
web-board-broken = The board of this game does not work.
web-lesson-done = That is all you need.
web-lesson-done-more = You will learn everything else by playing.
web-lesson-repeat = From the beginning
