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
web-state =
    { $state ->
        [waiting] waiting for players
        [over] finished
        [closed] closed
       *[playing] being played
    }
web-sit = Sit down
web-seat-free = free seat
web-level-title = { $game }: against a bot
web-level =
    { $together ->
        [true] How strong shall your partners be?
       *[false] How strong shall the others be?
    }
web-level-play = Play
web-level-choose = You choose how strong
web-level-now = { $bot } · change
web-bot-suggested = for a first game
web-bot-others = Other bots
web-bot-about =
    { $bot ->
        [newcomer] Has just read the rules: somebody to win against at first.
        [beginner] Still learning: does not look far and overlooks a lot.
        [casual] Plays for fun: sees what is near, misses what is far.
        [seasoned] Knows the game well: a fair opponent for most players.
        [strong] Overlooks little and punishes mistakes.
        [master] The strongest: thinks for up to five seconds.
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
web-mine = Your data
web-mine-lead = There are no accounts here. The room recognises this browser by a cookie with a random number in it.
web-mine-known = What the room knows about you
web-mine-name = Name in this browser
web-mine-cookie = Cookie
web-mine-cookie-there = { $known ->
    [true] yes
   *[false] no
  }
web-mine-none = none
web-mine-tables = Tables you have sat at
web-mine-kept = For each table the room keeps who sat where, the moves and what was written, until the host deletes the table or it expires. Network addresses are not stored.
web-mine-erase = Erase my name and words
web-mine-erase-what = At every table […] will replace your name and everything you wrote. The moves stay, because the game belongs to the others, too, and so do your seats. What others have is out of our reach: records they saved, games they continued elsewhere, and backups of the room.
web-mine-erase-sure = Erase your name and everything you wrote, at every table and for everyone? This cannot be undone.
web-mine-erase-go = Erase
web-mine-erased = { $tables ->
    [0] There was nothing to erase.
    [one] Your name and words have been erased from one table.
   *[other] Your name and words have been erased from { $tables } tables.
  }
web-mine-renew = Replace the cookie
web-mine-renew-what = If somebody may have got hold of your cookie, have it replaced. Every copy of the old one stops working at once. This browser keeps its seats.
web-mine-renew-sure = Replace the cookie of this browser? Copies of the old one will no longer work.
web-mine-renew-go = Replace
web-mine-renewed = This browser has a new cookie, and the old one no longer works.
web-mine-forget = Forget this browser
web-mine-forget-what = For leaving a device that is not yours: the cookie stops working and is removed, along with your name and settings in this browser. You will not be able to return to your seats from here.
web-mine-forget-sure = Forget this browser? You will lose your seats at all tables, even in games that are being played. To play on from another device, first make a link for it in the menu of the table.
web-mine-forget-go = Forget
web-mine-forgotten = This browser has been forgotten. The room will no longer recognise it.
web-mine-links = Links
web-mine-links-what = The link to a seat works once. The host can make a new one in the menu of the seat, and a player in the menu of the table; the previous one then stops working.
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
web-me-best = best { $score }
web-me-details = By opponent and seat
web-me-with-people = With people
web-me-ratings = Ratings
web-me-rating =
    { $provisional ->
        [true] { NUMBER($rating, useGrouping: 0) }?
       *[false] { NUMBER($rating, useGrouping: 0) }
    }
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
