## The rules of the room

room-not-asked = Seat { $seat } is not asked to move; the game waits for seat { $asked }.
room-finished = The game is over.
room-move-too-long = A move is at most { $most } characters long.
room-not-the-question = "{ $move }" does not answer what is asked now.
room-undo-nothing = There is nothing to take back so far: { $moves } moves have been made.
room-undo-shown =
    { $fixed ->
        [one] Chance or a secret was shown with the first move; what came before stays.
       *[other] Chance or a secret was shown with move { $fixed }; what came before stays.
    }
room-continue-nowhere = The game has only { $moves } moves.
room-seats = This game takes { $known } seats, not { $seats }.
room-option-unknown = There is no option "{ $option }". Known options: { $known }.
room-option-value = The option "{ $option }" cannot be "{ $value }". Possible values: { $known }.
room-players = There are at most { $seats } players here, and a name has at most { $most } characters.
room-contributions = There are more contributions to chance than the { $seats } seats.
room-contribution-too-long = A contribution to chance has at most { $most } characters.

## What is on the shelf

room-game-unknown = There is no game "{ $game }". Games: { $known }.
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
