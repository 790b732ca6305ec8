## The terminal

room-players = There are at most { $seats } players here, and a name is one line of at most { $most } characters.
room-cli = A board-game room in the terminal: play against bots or each other, look up rules, replay and verify games, and let bots play thousands of them.
room-cli-codes = Exit codes: 0 all went well, 1 something was refused or failed (one line says what), 2 the command line is wrong, 130 interrupted. Language: --lang, the variable DESKOHERNA_LANG, or the system's.
room-cli-version = Show the version.
room-cli-lang = Language: { $known }. May be given anywhere.
room-cli-game = The id of a game; deskoherna games lists them.
room-cli-option = An option of the game, such as variant=short; may be given several times. NAME=@FILE takes the text of a file.
room-cli-file = A record of a game.
room-cli-games = List the games with their options and bots.
room-cli-play = Play a game in the terminal. Moves are written in the game's notation; Tab completes, ? lists what is legal, help explains the rest. The game is saved after every move.
room-cli-seat = Who sits down, in order: me or a bot's name. Once for every seat, such as --seat me --seat greedy. Several me share one keyboard.
room-cli-seed = A fixed seed, to play the same game again; without it chance is secret until the end.
room-cli-words = Words of your own that chance will depend on; without them you are asked once you have seen the commitment (see deskoherna rules room ROOM-6).
room-cli-save = Where to save; by default a new file in your data folder.
room-cli-resume = Go on with a saved game.
room-cli-rules = Read a game's rules, or one rule by its id.
room-rules-english = Not translated yet, so it is in English.
room-cli-rules-game = A game, or room for the rules of the room.
room-cli-rule = The id of a rule, such as NUM-7.
room-cli-replay = Step through a recorded game: Enter goes on, b goes back, a number goes to that step, q stops.
room-cli-moves = Only print the moves, in the game's notation.
room-cli-viewer = See the game as this seat saw it.
room-cli-content = Cards and other content of your own.
room-cli-content-check = Check a file with content of your own, and say what is wrong with it and where.
room-cli-content-file = The file.
room-cli-types = Write the types of a game in TypeScript, for its board in the browser.
room-cli-types-file = Where to write them; without it they are printed.
room-content-right = { $file } is valid; { $game } can be played with it: --option { $option }=@{ $file }
room-content-none = { $game } takes no content of your own.
room-file-not-text = { $file } is not UTF-8 text.
room-cli-verify = Check a record: the commitment, the contributions, the seed, every outcome of chance and every move.
room-cli-commitment = The commitment you noted before the game; the record must match it.
room-cli-simulate = Let bots play many games on all processors and count who wins. The result does not depend on the number of jobs.
room-cli-seats = The bots, separated by commas; they change seats from game to game.
room-cli-number = How many games.
room-cli-jobs = How many processes.
room-cli-sim-seed = The seed of the whole simulation.
room-cli-tournament = Let every bot of a game play against every other and show how often each wins.
room-cli-entries = The bots that take part, separated by commas; by default all of them.
room-cli-table = How many bots sit at a table.
room-help-usage = Usage:
room-help-help = Show this help.
room-help-arguments = Arguments
room-help-options = Options
room-help-commands = Commands
room-help-default = [default: { $what }]
room-help-variable = [env: { $what }]
room-help-required = [required]
room-usage-no-command = A command is missing. See deskoherna --help.
room-usage-command = There is no command { $what }. See deskoherna --help.
room-usage-option = There is no option { $option }. See --help.
room-usage-no-value = The option { $option } needs a value.
room-usage-missing = { $what } is missing. See --help.
room-usage-value = The value of { $what } is not valid. See --help.
room-usage-range = The value of { $what } is not valid: it is a number from { $least } to { $most }. See --help.
room-usage-extra = There are too many arguments. See --help.
room-lang-unknown = The language "{ $lang }" is not known. Languages: { $known }.
room-option-form = An option is written NAME=VALUE, not "{ $option }".
room-rule-unknown = There is no rule "{ $rule }" in { $game }.
room-viewer-unknown = There is no seat { $seat }; the game had { $seats }.
room-file-not-saved =
    The file { $file } cannot be written: { $error ->
        [ENOENT] there is no such folder
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is not a folder
        [EEXIST] a part of its path is not a folder
        [EACCES] permission denied
        [ENOSPC] the disk is full
       *[other] { $reason }
    }.
room-file-not-read =
    The file { $file } cannot be read: { $error ->
        [ENOENT] there is no such file
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is not a folder
        [EACCES] permission denied
       *[other] { $reason }
    }.
room-file-taken = { $file } already exists. To go on with a saved game, use --resume.
room-not-printed = The output cannot be written: { $reason }.
room-resume-alone = The record given to --resume says what is played and by whom; only --save can be given with it.
room-seed-too-large = A seed has at most { $bits } bits.
room-games-game = Game
room-games-seats = Seats
room-games-kind = What it is
room-games-bots = Bots
room-play-which = Which game?
room-play-thinking = { $seat } is thinking …
room-play-hand-over = Now { $seat } plays. Press Enter once the others have looked away.
room-play-commitment = Commitment to chance: { $commitment }
room-play-help-hint = ? lists what is legal, { $help } explains the rest.
room-play-legal =
    { $moves ->
        [one] one legal move
       *[other] { $moves } legal moves
    }
room-play-help =
    Write a move, or one of these:
      ?           what is legal; ? 3 only what begins with 3, ? 3 g7 why that is not
      look MOVE   what a move would do, without playing it
      advice      what the strongest bot would do here; the log will say that you asked
      undo        take back your last move
      log         everything that has happened
      rules [ID]  the rules, or one of them
      save FILE   save to another file (it is saved after every move anyway)
      quit        leave; the game can be resumed
room-play-saved = The game is saved in { $file }
room-play-left = The game is saved. Go on with: deskoherna play --resume { $file }
room-play-nobody = The record does not say who sits at the { $seats } seats, so it can be replayed but not played on.
room-command-help = help
room-command-hint = advice
room-command-undo = undo
room-command-look = look
room-command-log = log
room-command-rules = rules
room-command-save = save
room-command-quit = quit
room-replay-next = Step { $step } of { $steps }. Enter goes on, b goes back, a number goes there, q stops:
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
room-tournament-how =
    { $seats ->
        [2] Games for each pair: { $games }. Seats are taken in turn; the 95 % interval stands below each share of wins.
       *[other] One bot of the row among those of the column ({ $rivals } of them). Games: { $games }. Seats are taken in turn; the 95 % interval stands below each share of wins.
    }
room-simulate-broken = A process of the simulation was stopped from outside.
room-simulate-first = Whoever moves first wins { $share } % ({ $low } – { $high } %).
room-undo-agree = Do all agree to take back { $move } by { $seat }? (yes or no)
room-undo-disagreed = Not everyone agrees to take that back.
room-play-words = Words of { $seat } for chance, or just Enter:
room-cli-serve = Open the game room in the browser: a web server for tables with friends and bots.
room-cli-host = The address to listen on; 0.0.0.0 lets other devices in.
room-cli-port = The port; 0 picks a free one.
room-cli-database = The file in which tables are kept, by default one in your data folder; or postgresql://… for several servers.
room-cli-open = Open the browser.
room-cli-verbose = Log every request.
room-serve-ready = The room is open: { $address }   (Ctrl+C closes it)
room-serve-draining = The room closes once the bots have moved. Ctrl+C closes it at once.
room-serve-elsewhere = For other devices on this network: { $address }
room-serve-password = The room asks every browser once for its password: { $password }   Whoever has it can open tables, play and watch.
room-serve-password-given = The room asks every browser once for its password. Whoever has it can open tables, play and watch.
room-serve-open = Everyone who can reach this address can come in, open tables, play and watch. To ask for a password: --make-password
room-serve-no-proxy = All who come through the proxy in front of this room are one address to it, and share one set of limits. Name the proxy; if it is on this machine: --trusted-proxy 127.0.0.1
room-yes = yes y
room-words-nobody = Only people add words to chance; here only bots play.
room-bot-stumbled = The bot "{ $bot }" failed: { $reason } The game is saved.
room-line-undo =
    { $moves ->
        [0] All moves are taken back.
        [one] Moves are taken back; 1 remains.
       *[other] Moves are taken back; { $moves } remain.
    }
room-line-asked = Asked for by { $names }.
room-line-agreed = Agreed to by { $names }.
room-cli-public-url = An address that others know the room by, such as https://games.example; may be given several times. Requests for any other name are refused.
room-cli-password = Ask every browser once for this password. Others can read a command line, so DESKOHERNA_PASSWORD in the environment is better.
room-cli-trusted-proxy = A proxy in front of this room, or a network of proxies (10.0.0.0/8): what its X-Forwarded-For and X-Forwarded-Proto say is believed; may be given several times.
room-cli-network = Let whoever sits at this machine open the room to the network with a button in the browser, at this address of the machine; auto picks the one that leads to the internet.
room-cli-make-password = Ask for a password that is made up for this room and printed.
room-cli-limits = A TOML file with limits that replace the defaults.
room-cli-drain = When told to stop, wait at most this many seconds for bots that are thinking.
room-cli-mail = The mail server for letters to people who want to be called back, such as smtps://user:password@mail.example. Others can read a command line, so DESKOHERNA_MAIL in the environment is better.
room-cli-mail-from = The address those letters come from.
room-cli-push-host = A host, or host:port, whose push endpoints are called though it is not on the internet; may be given several times.
room-cli-health-host = The address on which the room listens.
room-cli-health-port = The port on which it listens.
room-cli-health = Ask a running room whether it is well; the exit code is 0 if it is.
room-health-ok = The room at { $address } is well.
room-health-bad = The room at { $address } is not well: { $reason }

## Levels

room-level =
    { $level ->
        [beginner] Beginner
        [casual] Casual
        [seasoned] Seasoned
        [strong] Strong
        [master] Master
       *[other] { $level }
    }
room-cli-ladder = Measure how strong the levels of a game are, each against the next.
room-cli-rungs = The bots to measure, weakest first; by default the levels of the game. May be given several times, for one table each.
room-cli-ladder-write = Write the result to this file, as a page.
room-cli-opening = How many moves at the start of each game are random, so that bots which always play alike do not repeat the same game.
room-ladder-opening =
    { $moves ->
        [one] the first move random
       *[other] the first { $moves } moves random
    }
room-ladder-two = A ladder measures bots against each other, so it needs at least two: --bots BOT,BOT.
room-ladder-seats =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
room-ladder-level = Level
room-ladder-share = Wins against the level below
room-ladder-rating = Rating
room-ladder-wins = Wins
room-ladder-how =
    { $games ->
        [one] One game
       *[other] { $games } games
    } for each pair of neighbours, one bot of the upper level among bots of the lower ({ $setup }), in every seat with the same chance, seed { $seed }; in brackets the 95 % interval, for a rating relative to the level below. Equally strong bots would win { $fair } %.
room-ladder-together =
    { $games ->
        [one] One game
       *[other] { $games } games
    } for each level by itself, since all win or lose together ({ $setup }), the same games for all levels, seed { $seed }; in brackets the 95 % interval.

## Review

room-cli-check = Check a game, above all one of your own: rules, secrets, records, texts, lesson. Says what is wrong and where.
room-cli-check-seed = The seed of an earlier run, to repeat it.
room-cli-check-games = How many games of each setup and each kind of player are looked at.
room-cli-check-thorough = Look at every setup and at more positions.
room-cli-check-only = A single check, by its name.
room-cli-check-tests = The tests of the game, with its golden games; by default the folder tests beside its pyproject.toml.
room-cli-check-golden = First write the golden games, or write them anew.
room-cli-review = Look at a finished game again: who was ahead, where it turned, what would have been better.
room-cli-iterations = How many iterations the search spends on each move.
room-review-curve = Who was ahead (the share of the win that could be expected):
room-review-points = Turning points:
room-review-no-points = No single move decided the game.
room-review-point = Move { $ply }, { $seat }: { $move } cost { $cost } % of the win.
room-review-sure =
    { $confidence ->
        [sure] sure: it cost { $low } to { $high } %
        [likely] likely: it cost { $low } to { $high } %
       *[guess] a guess: it cost { $low } to { $high } %
    }
room-review-margin = The curve may be off by { $margin } %.
room-review-unjudged = No decision of this game could be judged.
room-review-better = better: { $move } ({ $value } %): { $why }

## Texts in other languages

room-cli-texts = A folder with texts in other languages. May be given anywhere.
room-cli-translating = For translators: check the texts of a language, and print what it lacks.
room-cli-texts-check = Check the texts of a language: say what is wrong and where, and count what is missing.
room-cli-texts-lang = The tag of the language, such as sk or pt-BR.
room-cli-texts-whole = Fail if anything is missing.
room-cli-texts-missing = Print what a language lacks, in English, to be translated.
room-cli-texts-file = Only what this file lacks, such as web.sk.ftl or numerus/sk.ftl.
room-texts-gap = { $file }: { $lacking } of { $all } missing
room-texts-whole = Nothing is missing.
room-texts-sum = Missing in all: { $lacking } of { $all }
room-texts-tag = "{ $lang }" is not the tag of a language, such as sk or pt-BR.
room-texts-no-file = There is no file "{ $file }" among the texts of a language. Files: { $known }.
room-texts-folder = There is no folder { $file } with texts.
room-texts-package = The package cannot be used: { $reason }
room-texts-elsewhere = The file leads out of the folder with texts.
room-texts-closed = The file cannot be read: { $reason }
room-texts-large = The file has more than { $most } bytes.
room-texts-encoding = The file is not UTF-8 text.
room-texts-syntax = This cannot be read: { $what }
room-texts-twice = { $what } is here a second time.
room-texts-function = Fluent has no function { $what }.
room-texts-reference = { $what } is referred to, but the language lacks it.
room-texts-argument = The English message has no argument { $what }.
room-texts-unsaid = The English message also has the argument { $what }.
room-texts-unused = Nothing uses { $what }.
room-texts-nameless = The language has no name: { $name } is missing.
room-texts-stray = Nobody reads a file of this name.
room-texts-fence = A block of code under "{ $what }" has no end.
room-texts-board = A picture under "{ $what }" has no caption, or is none of the English page.
room-texts-rule = The English page has no rule { $what }.
room-texts-empty = The rule { $what } has no text.
