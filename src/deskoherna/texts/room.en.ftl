## The rules of the room

room-not-asked = It is not seat { $seat }'s turn. The game is waiting for: { $asked }.
room-finished = The game is over.
room-move-too-long = A move is at most { $most } characters long.
room-not-the-question = "{ $move }" does not answer what is asked now.
room-not-a-move = This is not a move of the game.
room-not-overdue = The rules foresee nothing for seat { $seat } when time is up.
room-match-too-long = The game is as long as a record can be; no more moves can be made.
room-undo-nothing =
    { $moves ->
        [0] There is nothing to take back.
        [one] There is nothing to take back there: only one move has been made.
       *[other] There is nothing to take back there: only { $moves } moves have been made.
    }
room-undo-shown =
    { $fixed ->
        [one] The first move brought chance or a secret to light; it can no longer be taken back.
       *[other] Move { $fixed } brought chance or a secret to light; it and all moves before it can no longer be taken back.
    }
room-no-seat = There is no such seat here; there are { $seats }.
room-no-resigning = Nobody can give up in this game.
room-no-draw = Draws cannot be agreed in this game.
room-continue-nowhere =
    { $moves ->
        [one] The game has only one move.
       *[other] The game has only { $moves } moves.
    }
room-continue-running = A game with secrets can be continued elsewhere only once it is over.
room-seats = This game takes { $known } seats, not { $seats }.
room-option-unknown = There is no option "{ $option }". Known options: { $known }.
room-option-too-long = The text of option { $option } is too long: at most { $most } characters.
room-option-value = The option "{ $option }" cannot be "{ $value }". Possible values: { $known }.
room-contributions = There are more contributions to chance than the { $seats } seats.
room-contribution-too-long = A contribution to chance is one line of at most { $most } characters.

## Games and bots

room-game-unknown = There is no game "{ $game }". Games: { $known }.
room-game-broken = The game "{ $game }" is installed but cannot be used: { $reason }
room-game-misnamed = What is installed as "{ $game }" is not a game of that id.
room-game-lacks = The game "{ $game }" is installed, but its class lacks { $lacking }.
room-game-twice = Two packages provide a game "{ $game }".
room-bot-unknown = There is no bot "{ $bot }" for { $game }. Bots: { $known }.
room-bot-failed = The bot "{ $bot }" failed in game { $number }: { $reason }

## Lessons

room-board-none = There is no such board, or no such file of one.
room-cover-none = The game "{ $game }" declares no board.
room-picture-none = The game "{ $game }" has no picture "{ $picture }".
room-lesson-none = The game "{ $game }" has no lesson.
room-lesson-unknown = There is no task "{ $task }" in the lesson of "{ $game }". Tasks: { $known }.
room-lesson-solved = This task has already been solved.

## Records

room-record-empty = Line { $line }: the file is empty.
room-record-too-long = Line { $line }: a record may have at most { $most } bytes.
room-record-too-many = Line { $line }: a record opened here may have at most { $most } lines.
room-record-cut-line = Line { $line }: the line is cut off or is not a line of a record.
room-record-cut-off = The record breaks off after line { $line }.
room-record-sum = Line { $line }: the checksum does not match. The line, or the one before it, was changed, lost or added.
room-record-line = Line { $line }: the line cannot be read.
room-record-order = Line { $line }: a line of this kind does not belong here.
room-record-format = Line { $line }: the record has format { $format }; this room reads format { $known }.
room-record-game = Line { $line }: the game "{ $game }" is not installed.
room-record-rules = Line { $line }: the record follows version { $rules } of the rules; this room has version { $known }.
room-record-setup = Line { $line }: the game does not have these seats or options.
room-record-seed = Line { $line }: the seed or the contributions are not well formed.
room-record-commitment = Line { $line }: the seed does not match its commitment.
room-record-chance = Line { $line }: the recorded outcome of chance is not the one the seed gives.
room-record-refused = Line { $line }: this is not allowed there ({ $rule }).
room-record-end = Line { $line }: the recorded end does not agree with what was played.

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
room-rematch-there = The next table is already open.
room-paused = The host has paused the game.
room-not-paused = The game is not paused.
room-stale = The game has moved on in the meantime. Look at the board again.
room-id-used = Another command was sent under the id { $id } before. Use a new id for each command.
room-seat-secrets = A seat of a running game with secrets is not handed on by the host. Let a bot stand in; the player can come back.
room-seat-present = { $name } is here, or was less than { $minutes } minutes ago. A seat is given away only after that, or by { $name }.
room-doors-closed = The host lets nobody watch at the moment.
room-doors-already =
    { $open ->
        [true] Watching is already allowed.
       *[false] Watching is already forbidden.
    }
room-not-your-seat = Seat { $seat } is not yours.
room-bot-present = { $name } is here, or may be coming back right now. A bot stands in only for someone who is away, or who asks for it themselves.
room-bot-sits-in = A bot is standing in for you. Take your seat back first.
room-who-are-you = The server does not know who you are. Reload the page.
room-host-only = Only the host can do that.
room-nothing-to-hide = Nothing with that number can be hidden.
room-hidden-already =
    { $hidden ->
        [true] That is already hidden.
       *[false] That is not hidden.
    }
room-not-open = Others cannot watch a move of this kind while it is being made.
room-nobody-there = There is nobody this could apply to.
room-link-used = This link has been used, has been replaced by a new one, or was never valid.
room-no-free-seat = The seat is not free.
room-host-words = host
room-name-host = Such a name would pass for the host's. Choose another.
room-name-mixed = A word of this name mixes alphabets, and could pass for another name. Write it in one.
room-name-erased = That mark stands for people whose names were erased. Choose another name.
room-name = A name has 1 to { $most } characters.
room-unprintable = It contains characters that cannot be shown.
room-marks = A letter carries at most { $most } marks.
room-nothing-said = There is nothing to send.
room-chat-fast = You have written a lot in a short time. Wait a moment.
room-chat-crowded = Those who watch, or took this seat before you, have written a lot in a short time. Wait a moment.
room-chat-full = The chat of this table is full. Everything else goes on.
room-said-enough = You have written { $most } messages in this chat, and that is the limit.
room-muted = The host has muted you at this table: you can read, but not write.
room-banned = The host has banned you from this table.
room-ask-to-write = Those who watch may write once the host lets them. Ask for it first.
room-waits-to-write = You have asked to write. The host has not answered yet.
room-may-not-write = The host would rather you did not write here.
room-spectators-silent = Those who watch cannot write at this table.
room-no-need-to-ask = You may write already.
room-many-ask = Many are waiting for the host's answer. Ask again later.
room-nobody-meant = That entry of the log is not a message.
room-not-the-host = The host cannot be muted or banned.
room-so-already = That is already the case.
room-nothing-to-clear = There is nothing to clear.
room-proposal-open = Another proposal is still open; it comes first.
room-nothing-proposed = No proposal is open.
room-not-asked-to-agree = You are not being asked to agree.
room-bots-play-on = Bots do not agree to draws.
room-not-together = In { $game } everyone plays for themselves, so nobody points or proposes moves.
room-no-place = There is nothing called "{ $place }" to point at.
room-advise-yourself = There is no need to propose moves to yourself: just play.
room-advise-bot = A bot plays at that seat; it decides for itself.
room-advice-enough = You have proposed { $most } moves already. Take one back first.
room-rated-together = { $game } is played together: it has records, and no ratings.
room-rated-clock = A rated game has a clock. Choose one, or open the table unrated.
room-rated-people = In a rated game different people sit at all seats, and no bots.
room-rated-program = Programs do not play rated games.
room-rated-seat = In a rated game a seat stays with whoever began to play there.
room-rated-pause = A rated game is not paused.
room-rated-advice = A rated game can be continued from elsewhere only once it is over.
room-no-player = There is no such page, or nobody is to see it any more.
room-hints-forbidden = Advice from bots is not allowed at this table.
room-hint-unasked = Advice is for a seat that has something to decide; that seat has nothing to decide now.
room-hint-thinks = A bot is looking at your position …
room-hint-improves = still thinking …
room-hint-none = The bot has no advice here.
room-hint-value = { $percent } % to win
room-hint-equal = perhaps as good
room-hint-only = There is only one move here.
room-hint-free = Answers to this question are made up freely, and the bot cannot compare them.
room-hint-unclear = The bot cannot tell the choices apart here.
room-hint-unimaginable = The bot cannot picture what is hidden here, so it has no advice.
room-hint-failed = The bots that could help have failed here, so there is no advice.
room-hint-nobody = No bot of this game compares moves, so none has advice.
room-confidence =
    { $confidence ->
        [sure] sure
        [likely] likely
       *[guess] a guess
    }
room-range = { $low } to { $high } %
room-time-left = That seat still has time.
room-days-off-short = Days off are for clocks of a day or more.
room-zone-unknown = There is no time zone “{ $zone }”. Zones are named as in “Europe/Prague”.
room-country-unknown = The room does not know the holidays of “{ $country }”.
room-plan-secrets = Moves can be planned only in games in which nothing is hidden.
room-plan-fast = Moves are planned in slow games: without a clock, or with an hour or more.
room-plan-your-turn = It is your turn: play now what you would plan.
room-plan-own-move = A planned line ends with a move of your own.
room-plan-whatever-first = “Whatever happens” stands at the beginning of a line, and only moves of your own follow.
room-plan-twice = You have planned two answers to the same moves.
room-plan-chance = Chance decides here; nothing beyond it can be planned.
room-crowded = There are already too many people at this table.
room-table-full = The log of this table is full, and you have used up your share of it. You can still move, resign and leave.
room-no-table = There is no such table.
room-table-broken = Table { $table } cannot be read: its log is damaged at entry { $seq }.
room-table-rules = Table { $table } follows version { $rules } of the rules; this room has version { $known }.
room-record-secret = The record contains the seed, so it is available only once the game is over.
room-review-running = Only a finished game can be reviewed: while it is being played, a review would give away secrets.
room-review-nobody = No bot here can review a game of { $game }.
room-review-unfinished = This game was not played to the end, so there is nothing to review.
room-review-origin = The game this one was continued from is still being played; a review has to wait until it is over.
room-review-too-long = Games of more than { $most } moves are not reviewed.
room-review-busy = Too many games are waiting to be reviewed. Try again in a few minutes.
room-review-no-move = The review says nothing about a better choice at this move.
room-review-hidden = The host has hidden what this move shows.

## Reasons for a move

room-why-alike = the choices promise about the same
room-why-alone = nothing better comes to mind
room-why-more = promises more for the turns to come
room-why-wins = wins, whatever the others do
room-why-loses = loses, if the others see it
room-why-less = promises less for the turns to come

## The server

room-too-fast = That is more than the server can take at once. Wait a moment.
room-brought-enough = So many long records and continued games came from you or your network lately that the room takes no more for now. Try again in a few hours.
room-kept-enough = The room keeps at most { $most } of these for you, and this one may be somebody else's. Remove one that you no longer need.
room-people-only = That is for people in a browser. A program keeps its token and can use it on any machine.
room-passkey-address = Passkeys need an address with a name. Open the room by its name, or on its own machine as localhost, and try again.
room-passkey-enough = The room keeps at most { $most } passkeys for you. Remove one that you no longer need.
room-passkey-stale = That took too long, or this answer was used already. Try again.
room-passkey-origin = This passkey was used on another page than one of { $host }. Nothing has happened.
room-passkey-wrong = The room cannot check what this passkey has signed. Nothing has happened.
room-passkey-unknown = The room does not know this passkey. It may have been removed, or it belongs to another room.
room-passkey-known = This passkey belongs to somebody else here.
room-passkey-copied = There seems to be a copy of this passkey: it has signed less often than it should have. Remove it in your settings on a device where you are known.
room-no-passkey = You have no such passkey.
room-move-stale = This link has been used, withdrawn or replaced, or its time is over. Make a new one on the other device.
room-move-same = You are the same person on both devices already.
room-move-along = This device has tables of its own. Say that they are to come along, or stay who you are here.
room-overloaded = The room has too much to do. Players come first; try again in a moment.
room-draining = The room is about to restart. Nothing is lost; try again in a moment.
room-shown-out = You keep sending more than the server can take. Wait a moment, then connect again.
room-too-large = That is too large.
room-packed = This room does not accept compressed requests. Send them uncompressed.
room-too-slow = That took too long to arrive.
room-revoked = This cookie or token was revoked. Load the page again.
room-token-unknown = That token was not issued by this room.
room-unknown-host = This room is not called "{ $host }". Whoever runs it can add the name with --public-url.
room-public-url = "{ $url }" is not an address of a room; one looks like https://games.example, with nothing after the name.
room-network-not-local = --network is for a room that listens on this machine only and has no --public-url and no --trusted-proxy.
room-proxy-address = "{ $address }" is not the address of a proxy, or of a network of proxies such as 10.0.0.0/8.
room-network-address = "{ $address }" is not an address of this machine; give one, or auto.
room-network-off = This room cannot be opened to the network from here.
room-network-elsewhere = Only whoever sits at the machine the room runs on can do that.
room-network-none = This machine is not connected to a network.
room-password-blank = A password of spaces keeps nobody out. Give one with letters or figures, or none.
room-password-wanted = This room has a password. Send it as Room-Password, or enter it in the browser.
room-password-title = This room has a password
room-password-why = Ask whoever opened the room. In this browser you enter it only once.
room-password-label = Password
room-password-enter = Enter
room-password-wrong = That is not the password.
room-foreign-origin = Only pages of this room may do that.
room-not-text = A message must be text.
room-unreadable = The message cannot be read: { $reason }
room-forwarded = The proxy in front of this room sent a header { $header } that cannot be read: "{ $value }".
room-bad-request = The request cannot be read: { $reason }
room-bad-http = The request is not a valid one.
room-not-a-number = "{ $value }" is not a valid number here.
room-socket-only = This address is for WebSockets only.
room-no-page = There is nothing here.
room-no-method = This cannot be done here.
room-server-failed = Something went wrong on our side. Nothing was changed.
room-client-missing = The pages of this room are missing, so it can only be used by programs. Whoever runs it should install Deskoherna again; in a clone of the repository, "make web" builds them.
room-page-about = Deskoherna: a board-game room
room-page-silent = The server does not answer.
room-page-retry = Try again
room-page-script = The room needs JavaScript. Without it, play in the terminal: deskoherna play
room-docs-missing = This room has no documentation. In a clone of the repository, "make docs" builds it; start the room again afterwards.
room-extra-missing = This needs a part of Deskoherna that is not installed. Install it: pip install "deskoherna[{ $extra }]"
room-database-in-use = The database { $file } is in use by a room that is running. Close it first.
room-database-unusable = The database { $file } cannot be used: { $reason }
room-database-failed = The room's database cannot be used at the moment. Nothing was changed.
room-database-newer = The database { $file } has version { $version }; this room supports version { $known }.
room-database-open-to-others = Others can read the file { $file } (mode { $mode }), and that cannot be changed from here. It holds the room's secret: make it readable by its owner only (chmod 600).
room-database-other = { $file } holds something other than a room. It was left as it is; choose another file.
room-database-lost = The database { $file } is gone, but { $left } is still there. Put the database back. Or move all the files whose names begin with its name elsewhere, then restore a backup or begin a new room.
room-database-damaged = The database { $file } is damaged: { $reason } Restore it from a backup.
room-cli-backup = Copy a room to a file, even while it is running.
room-cli-backup-to = The new file; whoever has it can pass for anybody.
room-cli-restore = Fill a new or empty database from a backup.
room-cli-restore-from = The backup.
room-backup-made = Copied and read back: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries.
room-restored = Restored and read back: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries.
room-backup-damaged = The log of table { $table } is damaged; it was copied as it is.
room-backup-closed = Others could read the file { $file } (mode { $mode }); now only its owner can.
room-backup-taken = { $file } already exists, and nothing is overwritten. Move it elsewhere, with all the files whose names begin with its name.
room-backup-no-file = There is no room in { $file }.
room-delete-host = Only the host can delete a table.
room-delete-playing = A table cannot be deleted while its game is being played.
room-cli-tables = The tables of a room: list or delete them, save one as a file, erase somebody's name and words.
room-cli-tables-list = List all tables, even while the room is running.
room-cli-tables-export = Write the log of a table to a file, even while the room is running.
room-cli-tables-delete = Delete a table and everything that belongs to it.
room-cli-tables-revoke = Revoke the cookie or token of a person who sat or wrote at a table.
room-cli-tables-erase = Erase a person's name and words from a table.
room-cli-tables-id = The table's id.
room-cli-tables-file = The new file.
room-cli-tables-name = The name that the person had at the table.
room-cli-tables-everywhere = At all the other tables of the same person, too; once the name is erased here, it no longer leads to them.
room-tables-line = { $table }  { $changed }  { $game }, { $state ->
    [waiting] waiting for players
    [playing] being played
    [over] over
   *[closed] closed
}: { $names }
room-tables-none = There are no tables.
room-tables-unreadable = { $table }  The log is damaged.
room-tables-deleted = Table { $table } has been deleted.
room-tables-exported = Written: { $entries } entries.
room-tables-revoked = { $people ->
    [one] One cookie or token is
   *[other] { $people } cookies or tokens are
} no longer valid.
room-tables-erased = Table { $table }: { $entries } entries erased.
room-tables-nobody = Nobody had the name "{ $name }" at this table.
room-cli-people = People whom a room knows: hand out what it has of somebody, or forget them.
room-cli-people-data = Write everything the room has of a person to a file, even while the room is running.
room-cli-people-forget = Remove everything the room has of a person; their finished games stay without them.
room-cli-people-number = The person's number, which their settings show.
room-cli-people-address = The e-mail address at which the person is called.
room-cli-people-table = The id of a table at which the person sat or wrote, together with --name.
room-people-whom = Say who is meant: --number, --address, or --table and --name.
room-people-nobody = The room has nothing of such a person.
room-people-saved = { $people ->
    [one] What the room has of this person is in { $file }.
   *[other] What the room has of { $people } people is in { $file }.
}
room-people-forgotten = { $people ->
    [one] Forgotten. Something was erased from this many tables: { $tables }.
   *[other] { $people } people have been forgotten. Something was erased from this many tables: { $tables }.
}
room-cli-secret = Make a new secret to sign cookies, links and tokens with.
room-cli-grace = For how many days anything signed with the old one stays valid; 0: not at all.
room-secret-rotated = The room has a new secret. { $days ->
    [0] Earlier cookies, links and tokens are no longer valid.
    [one] Earlier cookies, links and tokens are valid for one more day.
   *[other] Earlier cookies, links and tokens are valid for { $days } more days.
} Restart any servers that are running.
room-database-away = The database is not answering at the moment. What you just did may not have been saved: look again in a while.
room-database-url = The address of the database cannot be read. It looks like postgresql://user:password@host/name; special characters in it are written as %40 and so on.
room-database-login = The database { $file } does not accept this name and password.
room-database-kind = Databases of the kind "{ $kind }" are not supported: give a file, or an address that begins with postgresql://.
room-limits = The limits cannot be read: { $reason }
room-limits-syntax = The limits cannot be read, line { $line }: { $reason }
room-limits-unknown = The limits cannot be read, line { $line }: there is no limit called "{ $name }".
room-limits-value = The limits cannot be read, line { $line }: { $name } cannot have this value. { $reason }
room-limits-lag = The limits cannot be read, line { $line }: lag_readers cannot be less than lag_spectators. Spectators go before readers do.
room-port = The address { $host }:{ $port } cannot be opened: { $reason }

## What happened at a table

room-note-opened = The table is open.
room-note-sat = { $name } sits down at seat { $seat }.
room-note-left = { $name } leaves seat { $seat }.
room-note-link = A new link was made for the seat of { $name }. Whoever opens it takes the seat.
room-note-doors =
    { $open ->
        [yes] The host lets spectators in again.
       *[no] The host has shown spectators out.
    }
room-note-kicked = { $name } was removed from seat { $seat }.
room-note-bot = { $bot } now plays at seat { $seat }.
room-note-bot-named = { $name } ({ $bot }) now plays at seat { $seat }.
room-note-sits-in = { $bot } stands in for { $name }.
room-note-back = { $name } plays at seat { $seat } again.
room-note-failed = { $failed } failed; { $bot } plays on at seat { $seat }.
room-note-failed-named = { $failed } failed; { $name } plays on as { $bot }.
room-note-proposed =
    { $what ->
        [undo] { $number ->
            [0] { $name } asks to take back every move.
           *[other] { $name } asks to take back every move after move { $number }.
        }
        [draw] { $name } offers a draw.
        [more-time] { $name } suggests waiting for seat { $number }.
        [take-over] { $name } suggests that a bot take over seat { $number }.
       *[end] { $name } suggests ending the game.
    }
room-note-answered =
    { $answer ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
room-note-hint = { $name } asked a bot for advice.
room-note-resigned = { $name } gives up.
room-note-lost-on-time = { $name } has lost on time.
room-note-agreed = Everyone agrees to a draw.
room-note-chance = From here on chance comes from another seed.
room-note-time-up = { $name } has run out of time.
room-note-more-time = { $name } gets more time.
room-note-paused = The game is paused.
room-note-went-on = The game goes on.
room-note-rematch = The next table is open.
room-note-became = { $name } goes on from another device.
room-note-became-both = { $name } and { $other } are one person, who plays for both from now on.
room-note-muted =
    { $who ->
        [player] The host has muted { $name }.
       *[spectator] The host has muted a spectator.
    }
room-note-unmuted =
    { $who ->
        [player] The host lets { $name } write again.
       *[spectator] The host lets a spectator write again.
    }
room-note-banned =
    { $who ->
        [player] The host has banned { $name } from the table.
       *[spectator] The host has banned a spectator from the table.
    }
room-note-unbanned =
    { $who ->
        [player] { $name } is no longer banned.
       *[spectator] Someone is no longer banned.
    }
room-note-cleared =
    { $who ->
        [player] The host has cleared what { $name } said.
       *[spectator] The host has cleared what a spectator said.
    }
room-note-chat-cleared = The host has cleared the chat.
room-note-writing =
    { $how ->
        [freely] Those who watch may write.
        [approved] Those who watch may write once the host lets them.
       *[never] Those who watch can no longer write.
    }
room-note-hidden =
    { $hidden ->
        [yes] The host has hidden something that was made in turn { $number }.
       *[no] The host shows again what was made in turn { $number }.
    }
room-note-closed = The game was ended without a result.

## Being called back

room-call-turn = { $game }: it is your turn
room-call-offer = { $game }: { $who } { $what ->
        [undo] asks to take back a move
        [draw] offers a draw
        [more-time] wants to wait longer
        [take-over] wants a bot to take over
       *[end] wants to end the game
    }
room-call-sat = { $game }: { $who } sat down
room-call-over = { $game }: the game is over
room-call-reminder = { $game }: your time is running out
room-call-plan-dropped = { $game }: a move you planned no longer fits
room-call-others = At the table: { $others }
room-call-open = Open the table
room-call-not-yours = Nobody calls you to this table: you do not sit at it.
room-call-program = Programs are not called back; they ask the room themselves.
room-push-endpoint = The room calls devices only through push services on the internet, by https.
room-push-keys = This is not a browser's push subscription, or it is somebody else's.
room-device-unknown = The room does not call such a device.
room-mail-none = This room does not send e-mail.
room-mail-address = This is not an e-mail address the room can write to.
room-mail-failed = The letter could not be sent. Is the address right?
room-mail-enough = The room has sent several of these letters already, and waits before the next one. Look for them in your mailbox, or try again in an hour.
room-mail-url = The mail server is given as smtps://user:password@mail.example or smtp://mail.example:587.
room-mail-from = { $address } is not an e-mail address to send from.
room-mail-half = To send e-mail, the room needs both --mail and --mail-from.
room-letters-title = { $state ->
        [gone] This link no longer works
        [done] { $what ->
            [confirm] The address is confirmed
           *[stop] No more letters
        }
       *[asked] { $what ->
            [confirm] Be called back at this address?
           *[stop] Stop these letters?
        }
    }
room-letters-more = { $state ->
        [gone] Perhaps it is older than two days, or not whole. In the settings of the room you can have another one sent.
        [done] { $what ->
            [confirm] From now on the room writes to you when a table calls for you. You can close this page.
           *[stop] The room has removed your address. You can close this page.
        }
       *[asked] { $what ->
            [confirm] The room will write when it is your turn at a table. You can end that at any time.
           *[stop] The room removes your address and will not write to it any more.
        }
    }
room-letters-button = { $what ->
        [confirm] Yes, call me here
       *[stop] Stop
    }
room-letter-confirm-subject = Deskoherna: confirm your address
room-letter-confirm =
    Somebody, probably you, wants to be called back at this address by the board-game room { $room }.

    If that was you, open this page within two days and press the button:
    { $link }

    If it was not, do nothing: the room will not write again.
room-letter-notice =
    { $title }.
    { $body }

    { $link }

    --
    No more letters: { $stop }
    What you are called back for: { $settings }
room-calendar = Deskoherna
room-calendar-deadline = { $game }: your time runs out
room-calendar-unknown = There is no such calendar, or no longer.

## The HTTP interface

room-api-about = Everything the browser client uses. A cookie says who you are; POST /api/me sets it. Moves and news travel fastest over the socket /api/tables/ID/socket?after=N, which takes the same commands.
room-api-network = Where others on the network find the room, for whoever sits at its machine
room-api-network-open = Open the room to the network or close it, for whoever sits at its machine
room-api-room = The games of this room, with their seats, options and bots
room-api-texts = Messages of the room (room), the pages (web) or a game, in Project Fluent
room-api-rules = A rulebook page as HTML; the game room stands for the rules of the room
room-api-pieces = What a game is played with, for options such as a deck of your own
room-api-cover = A position to picture a game by, if it declares its board
room-api-countries = Countries whose public holidays can be days off
room-api-planned = What you have planned for a seat of yours
room-api-plan = Plan moves for a seat of yours, in place of what was planned
room-api-plan-drop = Drop what you have planned
room-api-ahead = The position after moves that might follow, and what may be played there
room-api-picture = A picture of a piece that a game brings
room-api-lesson = The tasks of a game's first lesson
room-api-lesson-consider = What a move would do in a task
room-api-lesson-play = Make a move in a task
room-api-needs = takes
room-api-gives = returns
room-api-refuses = refuses
room-api-types = Types
room-api-machine = The same in machine-readable form
room-api-me = Get an identity: the response sets the cookie, or renews it
room-api-program = Get an identity for a program: the response holds a token, to be sent as Authorization: Bearer
room-api-link = Whether a seat's link still works
room-api-tables = Your tables, public tables with a free seat, public games to watch
room-api-open = Open a new table
room-api-table = A table as you see it, with its log from after a given entry
room-api-command = Do something at a table
room-api-log = An earlier page of a table's log, before a given number
room-api-position = The position after a given number of moves, as data and as text
room-api-mine = What the room stores about whoever asks
room-api-own-tables = One's own tables that go on, by whose turn it is and for how long
room-api-results = One's own finished games, by game, opponent, outcome and date
room-api-statistics = How one's own games ended, ratings, progress through lessons and levels that suit
room-api-lesson-solved = Note that a task of a first lesson was solved, for those who are known
room-api-publish = Let others see a page about oneself, or no longer
room-api-player = A page that somebody wants others to see
room-api-erase = Erase one's own names and words from all tables
room-api-renew = Get a new cookie or token; earlier ones become invalid
room-api-forget = Make one's own cookie or token invalid
room-api-leave = Have the browser drop its cookie; other devices keep theirs
room-api-forget-everything = Have everything about oneself removed: name, words, passkeys, notices
room-api-data = What the room has of whoever asks, part by part
room-api-move-offer = Get a link with which another device becomes the same person, once
room-api-move-withdraw = Withdraw that link
room-api-move-look = Whom a link makes of this device, and what this device has itself
room-api-move = Become the person of a link
room-api-passkey-begin = What a browser needs to make a passkey
room-api-passkey-keep = Add a passkey
room-api-passkey-ask = What a browser needs to sign in with a passkey
room-api-passkey-use = Sign in with a passkey: the response holds what a link to another device does
room-api-passkey-name = Rename a passkey of one's own
room-api-passkey-delete = Remove a passkey of one's own
room-api-notices = How one is called back
room-api-notices-set = Say what not to be called for, and the quiet hours
room-api-notices-mute = Be called to a table of one's own, or not
room-api-device-add = Be called at this browser, by its push subscription
room-api-device-remove = Not to be called at a device any more
room-api-mail-add = Be called by e-mail, once the address is confirmed
room-api-mail-remove = Not to be called by e-mail any more
room-api-calendar-make = Make a link to a calendar of one's own deadlines
room-api-calendar-remove = Make that link invalid
room-api-delete = Delete a table, as its host
room-api-record = The record of a finished game
room-api-review = The review of a finished game, as far as it has got
room-api-review-make = Have a finished game reviewed
room-api-review-move = The position of a turning point, with the move that was made and better ones
room-api-fork = Continue from a move at a new table
room-api-bring = Upload a record, to look at it
room-api-health = Whether the server and its database answer
room-api-bad-request = The request does not fit this description
room-api-unknown-token = A token that this room did not issue, or the room's password is missing
room-api-forbidden = The page that sent the request does not belong to this room
room-api-not-found = Not found
room-api-refused = A rule forbids it; nothing has changed
room-api-too-large = Too many bytes
room-api-unknown-host = The request is for a name that this room does not have
room-api-packed = The body is compressed (Content-Encoding)
room-api-too-slow = The body did not arrive in time
room-api-too-fast = Too many requests
room-api-unavailable = The table or the database cannot be used at the moment
