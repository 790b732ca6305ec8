## The rules of the room

room-not-asked = Seat { $seat } is not asked to move. The game waits for: { $asked }.
room-finished = The game is over.
room-move-too-long = A move is at most { $most } characters long.
room-not-the-question = "{ $move }" does not answer what is asked now.
room-not-a-move = This is not a move of the game.
room-not-overdue = Seat { $seat } has nothing that could be overdue.
room-match-too-long = The match is as long as a record can be; it takes no more moves.
room-undo-nothing =
    { $moves ->
        [0] There is nothing to take back.
        [one] There is nothing to take back there: one move has been made.
       *[other] There is nothing to take back there: { $moves } moves have been made.
    }
room-undo-shown =
    { $fixed ->
        [one] Chance or a secret was shown with the first move; what came before stays.
       *[other] Chance or a secret was shown with move { $fixed }; what came before stays.
    }
room-no-seat = There is no such seat here; there are { $seats }.
room-no-resigning = Nobody can give up in this game.
room-no-draw = This game knows no agreed draw.
room-continue-nowhere =
    { $moves ->
        [one] The game has only one move.
       *[other] The game has only { $moves } moves.
    }
room-continue-running = A game with secrets can be continued elsewhere only when it is over.
room-seats = This game takes { $known } seats, not { $seats }.
room-option-unknown = There is no option "{ $option }". Known options: { $known }.
room-option-too-long = The text of option { $option } is too long: at most { $most } characters.
room-option-value = The option "{ $option }" cannot be "{ $value }". Possible values: { $known }.
room-contributions = There are more contributions to chance than the { $seats } seats.
room-contribution-too-long = A contribution to chance is one line of at most { $most } characters.

## What is on the shelf

room-game-unknown = There is no game "{ $game }". Games: { $known }.
room-game-broken = The game "{ $game }" is installed but cannot be used: { $reason }
room-game-misnamed = What is installed as "{ $game }" is not a game of that id.
room-game-twice = Two packages bring a game "{ $game }".
room-bot-unknown = There is no bot "{ $bot }" for { $game }. Bots: { $known }.
room-bot-failed = The bot "{ $bot }" failed in game { $number }: { $reason }

## Lessons

room-lesson-none = The game "{ $game }" has no lesson.
room-lesson-unknown = There is no task "{ $task }" in the lesson of "{ $game }". Tasks: { $known }.
room-lesson-solved = This task is solved already.

## Records

room-record-empty = Line { $line }: the file is empty.
room-record-too-long = Line { $line }: a record has at most { $most } bytes.
room-record-too-many = Line { $line }: a record that is brought here has at most { $most } lines.
room-record-cut-line = Line { $line }: the line is cut off or is not a line of a record.
room-record-cut-off = The record breaks off after line { $line }.
room-record-sum = Line { $line }: the check sum does not fit. The line, or the one before it, was changed, lost or added.
room-record-line = Line { $line }: the line cannot be read.
room-record-order = Line { $line }: a line of this kind does not belong here.
room-record-format = Line { $line }: the record has format { $format }; this room reads format { $known }.
room-record-game = Line { $line }: the game "{ $game }" is not installed.
room-record-rules = Line { $line }: the record follows version { $rules } of the rules; this room has version { $known }.
room-record-setup = Line { $line }: the game does not know these seats or options.
room-record-seed = Line { $line }: the seed or the contributions are not well formed.
room-record-commitment = Line { $line }: the seed does not match its commitment.
room-record-chance = Line { $line }: the recorded outcome of chance is not the one the seed gives.
room-record-refused = Line { $line }: this is not allowed there ({ $rule }).
room-record-end = Line { $line }: the end does not agree with what was played.

## How it ended

room-result =
    { $how ->
        [lost] Everyone has lost: { $reason } ({ $rule }).
        [won] Everyone has won: { $reason } ({ $rule }).
        [draw] A draw: { $reason } ({ $rule }).
        [shared] { $winners } share the win: { $reason } ({ $rule }).
       *[alone] { $winners } wins: { $reason } ({ $rule }).
    }

## At a web table

room-already-started = The game has started.
room-not-started = The game has not started yet.
room-not-running = No game is being played here now.
room-still-playing = The game is still being played.
room-rematch-there = The next table is laid already.
room-paused = The host has paused the game.
room-not-paused = The game is not paused.
room-stale = The game has moved on since. Look at the board again.
room-not-your-seat = Seat { $seat } is not yours.
room-bot-sits-in = A bot plays for you. Take your seat back first.
room-who-are-you = The server does not know who you are. Load the page again.
room-host-only = Only the host can do that.
room-nothing-to-hide = There is nothing of that number that could be hidden.
room-hidden-already =
    { $hidden ->
        [true] That is hidden already.
       *[false] That is not hidden.
    }
room-not-open = Others may not watch a move of this kind while it is being made.
room-nobody-there = There is nobody whom this could be about.
room-link-used = This link has been used, has been replaced by a new one, or was never valid.
room-no-free-seat = The seat is not free.
room-name = A name has 1 to { $most } characters.
room-unprintable = There are characters in it that cannot be shown.
room-nothing-said = There is nothing to send.
room-proposal-open = Something has been proposed already; that comes first.
room-nothing-proposed = Nothing is proposed now.
room-not-asked-to-agree = Your consent is not asked for.
room-bots-play-on = Bots agree to no draw.
room-not-together = In { $game } everyone plays for themselves; nobody points or proposes moves.
room-no-place = There is nothing called “{ $place }” to point at.
room-advise-yourself = You need not propose moves to yourself: just play.
room-advise-bot = A bot plays there; it decides by itself.
room-advice-enough = You have proposed { $most } moves already. Take one back first.
room-hints-forbidden = Hints are not allowed at this table.
room-hint-unasked = A hint is about what a seat is asked; that seat is not asked anything now.
room-hint-thinks = A bot is looking at your position …
room-hint-none = The bot has no advice here.
room-hint-value = { $percent } % to win
room-time-left = That seat still has time.
room-crowded = There are too many at this table already.
room-table-full = So much has happened at this table that nothing more fits in its log.
room-no-table = There is no such table.
room-table-broken = Table { $table } cannot be read: its log is damaged at entry { $seq }.
room-table-rules = Table { $table } follows version { $rules } of the rules; this room has version { $known }.
room-record-secret = The record tells the seed, so it can be had only when the game is over.
room-review-running = Only a game that is over can be reviewed: while it runs, a review would tell what is secret.
room-review-nobody = Nobody here knows how to judge a game of { $game }.
room-review-unfinished = This game was not played to its end, so there is nothing to review.
room-review-origin = The game that this one was continued from still runs; it can be reviewed when that one is over.
room-review-too-long = A game of more than { $most } moves is not reviewed.
room-review-busy = Too many games wait for their reviews. Try again in a few minutes.
room-review-no-move = The review says nothing about a better choice at this move.
room-review-hidden = The host has hidden what this move shows.

## What speaks for a move

room-why-alike = the choices promise about the same
room-why-alone = nothing better comes to mind
room-why-more = promises more for the turns to come
room-why-less = promises less for the turns to come

## The server

room-too-fast = That is more than the server takes at once. Wait a moment.
room-shown-out = You go on sending more than the server takes. Wait a moment, then connect again.
room-too-large = That is too large.
room-too-slow = That took too long to arrive.
room-token-unknown = This room did not give out that token.
room-foreign-origin = Only pages of this room may do that.
room-not-text = A message must be text.
room-unreadable = The message cannot be read: { $reason }
room-bad-request = The request cannot be read: { $reason }
room-bad-http = The request does not fit.
room-not-a-number = "{ $value }" is not a number that fits here.
room-socket-only = This address is for sockets.
room-no-page = There is nothing here.
room-no-method = This cannot be done here.
room-server-failed = Something went wrong on our side. Nothing was changed.
room-client-missing = The pages of this room have not been built yet: run make run.
room-database-in-use = The database { $file } is in use by another room.
room-database-unusable = The database { $file } cannot be used: { $reason }
room-database-failed = The room's database cannot be used at the moment. Nothing was changed.
room-database-newer = The database { $file } has version { $version }; this room knows version { $known }.
room-database-away = The database does not answer at the moment. What you just did may not have been saved: look again in a while.
room-database-url = The address of the database cannot be read. It looks like postgresql://user:password@host/name; special characters in it are written as %40 and so on.
room-database-login = The database { $file } does not let us in with this name and password.
room-database-kind = There is no way to a database of the kind "{ $kind }": give a file, or an address that begins with postgresql://.
room-limits = The limits cannot be read: { $reason }
room-port = The address { $host }:{ $port } cannot be opened: { $reason }

## What happened at a table

room-note-opened = The table is laid.
room-note-sat = { $name } sits down at seat { $seat }.
room-note-left = { $name } gets up from seat { $seat }.
room-note-kicked = { $name } was shown out from seat { $seat }.
room-note-bot = { $bot } plays at seat { $seat } now.
room-note-sits-in = { $bot } sits in for { $name }.
room-note-back = { $name } plays at seat { $seat } again.
room-note-failed = The bot "{ $name }" failed; "{ $bot }" plays on at seat { $seat }.
room-note-proposed =
    { $what ->
        [undo] { $number ->
            [0] { $name } asks to take back every move.
           *[other] { $name } asks to take back every move after move { $number }.
        }
        [draw] { $name } offers a draw.
        [more-time] { $name } would wait for seat { $number }.
        [take-over] { $name } suggests that a bot plays for seat { $number }.
       *[end] { $name } suggests to end the game.
    }
room-note-answered =
    { $answer ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
room-note-hint = { $name } asked a bot for a hint.
room-note-resigned = { $name } gives up.
room-note-lost-on-time = { $name } has lost on time.
room-note-agreed = All agree on a draw.
room-note-chance = From here on chance comes from another seed.
room-note-time-up = The time of { $name } is up.
room-note-more-time = { $name } gets more time.
room-note-paused = The game is paused.
room-note-went-on = The game goes on.
room-note-rematch = The next table is laid.
room-note-hidden =
    { $hidden ->
        [yes] The host has hidden something that was made in turn { $number }.
       *[no] The host shows again what was made in turn { $number }.
    }
room-note-closed = The game was ended without a result.

## The HTTP interface

room-api-about = Everything the browser client uses. A cookie says who you are; POST /api/me brings it. Moves and news come fastest by the socket /api/tables/ID/socket?after=N, which takes the same commands.
room-api-room = The games on the shelf, with their seats, options and bots
room-api-texts = Messages of the room (room), the pages (web) or a game, in Project Fluent
room-api-rules = A rulebook page as HTML; room is a game here, too
room-api-pieces = What a game is played with, also with options such as a deck of one's own
room-api-lesson = The tasks of a game's first lesson
room-api-lesson-consider = What a move would do in a task
room-api-lesson-play = Make a move in a task
room-api-needs = takes
room-api-gives = gives
room-api-refuses = refuses
room-api-types = What the words mean
room-api-machine = The same for machines
room-api-me = Become someone: the answer brings the cookie, or makes it last longer
room-api-program = Become a program: the answer brings a token, to be sent as Authorization: Bearer
room-api-link = Whether a seat's link still works
room-api-tables = Your tables, public tables with a free seat, public games to watch
room-api-open = Lay a new table
room-api-table = A table as you see it, with its log after a number
room-api-command = Do something at a table
room-api-position = How a game stood after so many moves, as data and as text
room-api-record = The record of a finished game
room-api-review = The review of a finished game, as far as it is made
room-api-review-make = Have a finished game reviewed
room-api-review-move = The position of a turning point, with the move that was made and better ones
room-api-fork = Continue from a move at a new table
room-api-bring = Bring a record, to look at it
room-api-health = Whether the server and its database answer
room-api-bad-request = The request does not fit this description
room-api-unknown-token = A token that this room did not give out
room-api-forbidden = The page that asks is not one of this room
room-api-not-found = There is no such thing
room-api-refused = A rule is against it; nothing has changed
room-api-too-large = Too many bytes
room-api-too-slow = The body did not arrive in time
room-api-too-fast = Too many requests
room-api-unavailable = The table or the database cannot be used at the moment
