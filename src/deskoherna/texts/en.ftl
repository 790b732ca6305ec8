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
room-option-value = The option "{ $option }" cannot be "{ $value }". Possible values: { $known }.
room-players = There are at most { $seats } players here, and a name is one line of at most { $most } characters.
room-contributions = There are more contributions to chance than the { $seats } seats.
room-contribution-too-long = A contribution to chance is one line of at most { $most } characters.

## What is on the shelf

room-game-unknown = There is no game "{ $game }". Games: { $known }.
room-game-broken = The game "{ $game }" is installed but cannot be used: { $reason }
room-game-misnamed = What is installed as "{ $game }" is not a game of that id.
room-game-twice = Two packages bring a game "{ $game }".
room-bot-unknown = There is no bot "{ $bot }" for { $game }. Bots: { $known }.
room-bot-failed = The bot "{ $bot }" failed in game { $number }: { $reason }

## Records

room-record-empty = Line { $line }: the file is empty.
room-record-too-long = Line { $line }: a record has at most { $most } bytes.
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

## The terminal

room-cli = A board-game room in the terminal: play against bots or each other, look up rules, replay and verify games, and let bots play thousands of them.
room-cli-codes = Exit codes: 0 all went well, 1 something was refused or failed (one line says what), 2 the command line is wrong, 130 interrupted. Language: --lang, the variable DESKOHERNA_LANG, or the system's.
room-cli-version = Show the version.
room-cli-lang = Language: cs or en. May stand anywhere.
room-cli-game = A game on the shelf; deskoherna games lists them.
room-cli-option = An option of the game, such as variant=short; may stand several times.
room-cli-file = A record of a game.
room-cli-games = List the games with their options and bots.
room-cli-play = Play a game in the terminal. Moves are written in the game's notation; Tab completes, ? lists what is legal, help tells the rest. The game is saved after every move.
room-cli-seat = Who sits down, in order: me or a bot's name. Once for every seat, such as --seat me --seat greedy. Several me play at one keyboard.
room-cli-seed = A fixed seed, to play the same game again; without it chance is secret until the end.
room-cli-words = Words of yours that go into chance; without them you are asked once you have seen the commitment (see deskoherna rules room ROOM-6).
room-cli-save = Where to save; by default a new file in your data folder.
room-cli-resume = Go on with a saved game.
room-cli-rules = Read a game's rules, or one rule by its id.
room-cli-rules-game = A game, or room for the rules of the room.
room-cli-rule = The id of a rule, such as NUM-7.
room-cli-replay = Step through a recorded game: Enter goes on, b goes back, a number goes to that step, q stops.
room-cli-moves = Only print the moves, in the game's notation.
room-cli-viewer = See the game as this seat saw it.
room-cli-verify = Check a record: the commitment, the contributions, the seed, every outcome of chance and every move.
room-cli-commitment = The commitment you noted before the game; the record must be of that one.
room-cli-simulate = Let bots play many games on all processors and count who wins. The result does not depend on the number of jobs.
room-cli-seats = The bots, separated by commas; they change seats from game to game.
room-cli-number = How many games.
room-cli-jobs = How many processes.
room-cli-sim-seed = The seed of the whole simulation.
room-help-usage = Usage:
room-help-help = Show this help.
room-help-arguments = Arguments
room-help-options = Options
room-help-commands = Commands
room-help-default = {"["}default: {"{"}{"}"}]
room-help-required = {"["}required]
room-usage-no-command = A command is missing. See deskoherna --help.
room-usage-command = There is no command {"{"}name!r{"}"}. See deskoherna --help.
room-usage-option = There is no option { $option }. See --help.
room-usage-no-value = The option { $option } needs a value.
room-usage-missing = { $what } is missing. See --help.
room-usage-value = The value of { $what } does not fit. See --help.
room-usage-extra = There is too much on the command line. See --help.
room-lang-unknown = The language "{ $lang }" is not known. Languages: { $known }.
room-option-form = An option is written NAME=VALUE, not "{ $option }".
room-rule-unknown = There is no rule "{ $rule }" in { $game }.
room-viewer-unknown = There is no seat { $seat }; the game had { $seats }.
room-file-not-saved =
    The file { $file } cannot be written: { $error ->
        [ENOENT] there is no such file
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is not a folder
        [EEXIST] a part of its path is not a folder
        [EACCES] permission is missing
        [ENOSPC] the disk is full
       *[other] { $reason }
    }.
room-file-not-read =
    The file { $file } cannot be read: { $error ->
        [ENOENT] there is no such file
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is not a folder
        [EACCES] permission is missing
       *[other] { $reason }
    }.
room-file-taken = There is already something at { $file }. To go on with a saved game, use --resume.
room-not-printed = The output cannot be written: { $reason }.
room-resume-alone = The record given to --resume says what is played and by whom; only --save may stand beside it.
room-seed-too-large = A seed has at most { $bits } bits.
room-games-game = Game
room-games-seats = Seats
room-games-kind = What it is
room-games-bots = Bots
room-play-which = Which game?
room-play-thinking = { $seat } is thinking …
room-play-hand-over = Now { $seat } plays. Press Enter when the others look away.
room-play-commitment = Chance is committed to: { $commitment }
room-play-help-hint = ? lists what is legal, { $help } tells the rest.
room-play-legal =
    { $moves ->
        [one] one legal move
       *[other] { $moves } legal moves
    }
room-play-help =
    Write a move, or one of these:
      ?           what is legal; ? 3 only what begins so, ? 3 g7 why it is not
      look MOVE   what a move would do, without playing it
      undo        take back your last move
      log         all that has happened
      rules [ID]  the rules, or one of them
      save FILE   save to another file (it is saved after every move anyway)
      quit        get up; the game can be resumed
room-result =
    { $how ->
        [lost] Everyone has lost: { $reason } ({ $rule }).
        [won] Everyone has won: { $reason } ({ $rule }).
        [draw] A draw: { $reason } ({ $rule }).
        [shared] { $winners } share the win: { $reason } ({ $rule }).
       *[alone] { $winners } wins: { $reason } ({ $rule }).
    }
room-play-saved = The game is saved in { $file }
room-play-left = The game is saved. Go on with: deskoherna play --resume { $file }
room-play-nobody = The record does not say who sits at the { $seats } seats, so it can be replayed but not played on.
room-command-help = help
room-command-undo = undo
room-command-look = look
room-command-log = log
room-command-rules = rules
room-command-save = save
room-command-quit = quit
room-replay-next = Step { $step } of { $steps }. Enter goes on, b back, a number there, q stops:
room-replay-back = b back
room-verified =
    { $game }: the record is sound. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } of chance were checked.
room-verified-commitment = commitment    { $commitment }
room-verified-seed = seed          { $seed }
room-verified-words = words, seat { $seat } { $words }
room-verified-continued =
    { $move ->
        [0] Continued from the start, with new chance:
        [one] Continued after the first move, with new chance:
       *[other] Continued after move { $move }, with new chance:
    }
room-line-undo =
    { $moves ->
        [0] All moves are taken back.
        [one] Moves are taken back; 1 stands.
       *[other] Moves are taken back; { $moves } stand.
    }
room-line-asked = Asked for by { $names }.
room-line-agreed = Agreed to by { $names }.
room-other-commitment = The record has another commitment: { $commitment }
room-verified-open = The game is not over yet.
room-simulate-bot = Bot
room-simulate-games = Games
room-simulate-wins = Wins
room-simulate-shared = Shared
room-simulate-rate = Win rate
room-simulate-interval = 95 % interval
room-simulate-score = Score
room-simulate-place = Place
room-simulate-broken = A process of the simulation was stopped from outside.
room-simulate-first = Whoever moves first wins { $share } % ({ $low } – { $high } %).
room-undo-agree = Do all agree to take back { $move } by { $seat }? (yes or no)
room-undo-disagreed = Not everyone agrees to take that back.
room-yes = yes y
room-play-words = Words of { $seat } for chance, or just Enter:
room-words-nobody = Words go into chance for people; here only bots sit down.
room-bot-stumbled = The bot "{ $bot }" failed: { $reason } The game is saved.

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
room-host-only = Only the host can do that.
room-nobody-there = There is nobody whom this could be about.
room-link-used = This link has been used, or replaced by a new one.
room-no-free-seat = The seat is not free.
room-name = A name has 1 to { $most } characters.
room-unprintable = There are characters in it that cannot be shown.
room-nothing-said = There is nothing to send.
room-proposal-open = Something has been proposed already; that comes first.
room-nothing-proposed = Nothing is proposed now.
room-not-asked-to-agree = Your consent is not asked for.
room-bots-play-on = Bots agree to no draw.
room-time-left = That seat still has time.
room-crowded = There are too many at this table already.
room-table-full = So much has happened at this table that nothing more fits in its log.
room-no-table = There is no such table.
room-table-broken = Table { $table } cannot be read: its log is damaged at entry { $seq }.
room-table-rules = Table { $table } follows version { $rules } of the rules; this room has version { $known }.
room-record-secret = The record tells the seed, so it can be had only when the game is over.

## The server

room-too-fast = That is more than the server takes at once. Wait a moment.
room-too-large = That is too large.
room-foreign-origin = Only pages of this room may do that.
room-not-text = A message must be text.
room-unreadable = The message cannot be read.
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
room-port = The address { $host }:{ $port } cannot be opened: { $reason }

## What happened at a table

room-note-opened = The table is laid.
room-note-sat = { $name } sits down at seat { $seat }.
room-note-left = { $name } gets up from seat { $seat }.
room-note-kicked = { $name } was shown out from seat { $seat }.
room-note-bot = A bot plays at seat { $seat } now ({ $bot }).
room-note-back = { $name } plays at seat { $seat } again.
room-note-failed = The bot "{ $name }" failed; "{ $bot }" plays on at seat { $seat }.
room-note-proposed =
    { $what ->
        [undo] { $name } asks to take back moves, to where { $number } stand.
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
room-note-resigned = { $name } gives up.
room-note-agreed = All agree on a draw.
room-note-chance = From here on chance comes from another seed.
room-note-time-up = The time of { $name } is up.
room-note-more-time = { $name } gets more time.
room-note-paused = The game is paused.
room-note-went-on = The game goes on.
room-note-rematch = The next table is laid.
room-note-closed = The game was ended without a result.

## The HTTP interface

room-api-about = Everything the browser client uses. A cookie says who you are; the first answer brings it. Moves and news come fastest by the socket /api/tables/ID/socket?after=N, which takes the same commands.
room-api-room = The games on the shelf, with their seats, options and bots
room-api-texts = Messages of the room (room), the pages (web) or a game, in Project Fluent
room-api-tables = Your tables, public tables with a free seat, public games to watch
room-api-open = Lay a new table
room-api-table = A table as you see it, with its log after a number
room-api-command = Do something at a table
room-api-position = How a game stood after so many moves, as data and as text
room-api-record = The record of a finished game
room-api-fork = Continue from a move at a new table
room-api-bring = Bring a record, to look at it
room-api-health = Whether the server and its database answer
room-api-bad-request = The request does not fit this description
room-api-forbidden = The page that asks is not one of this room
room-api-not-found = There is no such thing
room-api-refused = A rule is against it; nothing has changed
room-api-too-large = Too many bytes
room-api-too-fast = Too many requests
room-api-unavailable = The table or the database cannot be used at the moment
room-cli-serve = Open the game room in the browser: a web server for tables with friends and bots.
room-cli-host = The address to listen at; 0.0.0.0 lets other devices in.
room-cli-port = The port; 0 takes any that is free.
room-cli-database = The file in which tables are kept; by default in your data folder.
room-cli-open = Open the browser.
room-cli-verbose = Log every request.
room-serve-ready = The room is open: { $address }   (Ctrl+C closes it)
