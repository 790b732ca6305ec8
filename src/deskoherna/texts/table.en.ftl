## Whose turn it is

table-your-turn = Your turn
table-your-turn-named = { $name }, your turn
table-your-turn-until = Your turn, until { $until }
table-your-turn-back = Good to see you again: it is your turn
table-offer = An offer for you
table-offer-named = { $name }, an offer for you
table-to-move = to move
table-waiting = Waiting for { $names }
table-waiting-nobody = Waiting
table-clocks-still = The clocks stand still until { $until }.
table-has-until =
    { $then ->
        [you] { $name } has until { $until }. Then you can wait, let a bot take over or end the game.
        [others] { $name } has until { $until }. Then the other players can wait, let a bot take over or end the game.
       *[game] { $name } has until { $until }. Then the game goes on without them.
    }
table-waits-away =
    { $may ->
        [you] { $name } is away, and it has been their turn for { $time }. You may let a bot stand in now, in the menu of the seat.
       *[host] { $name } is away, and it has been their turn for { $time }. The host may let a bot stand in now.
    }
table-waits-long = It has been { $name }’s turn for { $time }. There is no clock, so they may take their time.
table-sending = Your move is on its way …
table-happening = See what happens
table-did = { $name }: { $said }
table-quick-start = Quick start
table-recommended = for a first game
table-goal = Goal:
table-goal-close = Hide the goal
table-cut = The line is cut
table-kept = Your move is kept and will be sent.
table-line-cut =
    { $kept ->
        [true] { table-cut }. { table-kept }
       *[other] { table-cut }. Trying to reconnect …
    }
table-films = What happens is shown
table-films-are =
    { $films ->
        [quick] quickly
        [off] at once, without films
       *[normal] step by step
    }
table-confirm = A move that is chosen
table-confirm-is =
    { $confirm ->
        [at-once] is played at once
       *[ask] waits for another press
    }
table-coach = Coach
table-coach-warns = The coach warns
table-coach-is =
    { $coach ->
        [on] always
        [off] never
       *[first] in a first game
    }
table-coach-close = Close what the coach says
table-coach-off = Turn off
table-guide = Guide
table-guide-number = { $number } of { $of }
table-guide-next = Got it
table-guide-leave = Leave the guide
table-guide-take-up = Call the guide
table-skip = Skip
table-play = Play
table-cancel = Cancel
table-advise = Propose
table-may-advise = You can choose a move here and propose it to { $name }.
table-plans = Proposals
table-advised = { $name } to { $to }:
table-accept = Play it
table-accept-move = { $name } proposes: { $move }
table-take-back-advice = Take back the proposal { $move }
table-points = { $name } points at { $places }
table-point-at = Show the others
table-point = Point
table-prompt = What to do now
table-board = Board
table-board-broken = The board of this game does not work. You can go on here, as text.
table-board-choices = Choices that are not on the board
table-board-chosen = Chosen: { $chosen }. Now press what comes next.
table-board-whole = Chosen: { $chosen }.
table-board-place-of = { $place } of { $name }
table-board-preview = { $chosen }: { $told }
table-board-then = { $before }, then { $word }
table-board-unusable = Nothing can be done with this now.
table-open-rule = Open rule { $rule }

## Advice

table-hint = Advice
table-hint-how = Ask the strongest bot for advice; the log will say that you asked
table-hint-sure-how = How sure the bot is; press for figures
table-hint-sure =
    { $confidence ->
        [sure] No other move did nearly as well in what the bot tried.
        [likely] It did better than the other moves in what the bot tried, but that may be luck.
       *[guess] The bot cannot tell it from others that look about as good.
    }
table-hint-figures = In brackets: where the value lies nineteen times out of twenty.
table-hint-again = Ask again
table-hint-play = Play: { $move }
table-hint-nth = Move { $nth } of { $moves }
table-hint-close = Close the advice
table-hints = Advice from bots
table-hints-are =
    { $allowed ->
        [true] allowed
       *[other] not allowed
    }

## Seats

table-seats = Seats
table-you = you
table-away = away
table-stands-in = { $bot } stands in
table-stood-in = { $bot } stands in for you
table-stood-in-named = { $bot } stands in for { $name }
table-take-seat-back = Take your seat back
table-let-bot-play = Let a bot stand in for me …
table-let-bot-play-named = Let a bot stand in for { $name } …
table-let-bot-play-how = You keep the seat and can take it back whenever you like.
table-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
table-clock = Time left:
table-offer-clock = Time to answer:
table-clock-still = The clock stands still until { $until }.
table-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
table-seat-menu = Seat of { $name } …
table-copy-link = Copy the link
table-copied = Copied
table-host = host
table-doors-close = Show spectators out
table-doors-open = Let spectators in
table-other-device = Play on from another device
table-other-device-how = Open this link on the other device, or point its camera at the code. The seat then goes there, and this page only watches.
table-bot-present = A bot can stand in for { $name } only while they are away, or when they ask for it themselves.
table-seat-kept = A seat can be handed on, or taken away, when its player has been away for ten minutes.
table-seat-secret = Where there are secrets, no seat is handed on while the game runs. A bot can stand in.
table-link-void = Disable the link
table-link-void-hint = The link works once. If it got into the wrong hands, disable it.
table-link-voided = The link no longer works. You play on here.
table-new-link = New link
table-new-link-hint = A new link replaces the old one. Whoever opens it first takes the seat over, on their device.
table-new-link-how = Send this link, or let them point their camera at the code. Whoever opens it first takes the seat over, on their device.
table-bot-stands-in = Let a bot stand in
table-bot-stand-in-go = Let it stand in
table-bot-takes = Give the seat to a bot
table-bot-take-go = Seat the bot
table-bot-instead = Let another bot play
table-free-seat = Free the seat
table-hand-back = { $name } plays again
table-kick = Take the seat away
table-kick-open = Take the seat from { $name }
table-kick-sure =
    { $state ->
        [waiting] The seat of { $name } will be free for someone else.
       *[other] A bot will play on for { $name }. This cannot be undone.
    }
table-kicked = The host has taken your seat away. You can still watch.
table-watching = You are watching
table-watchers =
    { $watchers ->
        [one] One person is watching
       *[other] { $watchers } people are watching
    }

## Before the start

table-gathering = Waiting for players
table-missing =
    { $seats ->
        [one] One player is still missing
       *[other] { $seats } players are still missing
    }
table-about-to-start = Everyone is here
table-unready = The game starts once everyone is here. Missing: { $names }.
table-came-from =
    { $move ->
        [0] Continued from the start of another table
       *[other] Continued from move { $move } of another table
    }
table-invite = Invite a player
table-link-alone = This link works on this machine only.
table-link-alone-how = To let others in, start the room with deskoherna serve --host 0.0.0.0 --make-password and open it by the address of this machine.
table-invite-short = Invite
table-invite-how = Send this link, or let them point their camera at the code. Whoever opens it first sits down here.
table-link = Link to the seat
table-qr = QR code of the link to the seat
table-share = Share
table-sit-here = Sit here
table-ready = ready
table-not-ready = not here yet
table-clock-rule = Clock
table-who-may-come = Who may sit down
table-open-to =
    { $public ->
        [true] anyone in the room
       *[other] only by link
    }

## Proposals, pauses, clocks

table-proposes = { $name } has a proposal
table-you-propose = You have made a proposal
table-answers-wait = Waiting for { $names } to answer.
table-proposal =
    { $what ->
        [undo] Shall we take back everything from move { $move } on?
        [draw] Shall we call it a draw?
        [more-time] Shall we wait for { $name } and restart the clock?
        [take-over] Shall a bot take over for { $name }?
       *[end] Shall we end the game, as a loss for { $name }?
    }
table-agree = Agree
table-decline = Decline
table-take-back-proposal = Take it back
table-paused = The game is paused
table-paused-why =
    { $host ->
        [true] The clocks are stopped until you resume the game.
       *[other] The clocks are stopped until the host resumes the game.
    }
table-pause = Pause the game
table-go-on = Resume
table-time-up = { $name } has run out of time
table-time-up-choose = It has been their turn since { $since }. What should happen now?
table-time-up-wait = It has been their turn since { $since }. The other players decide how to go on.
table-late = Your time is up, but you may still move
table-late-move = late
table-more-time = Wait
table-take-over = Bot takes over
table-end = End the game
## Planned moves

table-plan = Plan a move
table-plan-another = Plan another
table-plan-head =
    { $mine ->
        [true] Plan: what you play then
       *[other] Plan: what { $name } might play
    }
table-plan-how =
    { $mine ->
        [true] Choose your answer.
       *[other] Choose a move that you expect; in the end your answer can be for any move. Nobody sees this.
    }
table-plan-is = Your plan
table-plan-so = Suppose so
table-plan-keep = Keep
table-plan-always = Whatever happens
table-plan-further = Plan further
table-plan-leave = Leave without planning
table-planned = What you have planned
table-planned-about = Nobody else sees this. A planned move is made for you a few seconds after theirs; if the game takes another way, the plan is dropped.
table-planned-count =
    { $lines ->
        [one] 1 plan
       *[other] { $lines } plans
    }
table-planned-remove = Remove: { $line }
table-planned-line =
    { $how ->
        [whatever] Whatever happens, you play { $yours }.
        [now] You play { $yours }.
        [then] After { $theirs } you play { $yours }.
        [open] If { $name } plays { $theirs } …
       *[if] If { $name } plays { $theirs }, you play { $yours }.
    }
table-plan-dropped = Your plan did not fit any more and was dropped.

## The menu

table-menu = Table
table-sound =
    { $on ->
        [true] Sound is on
       *[other] Sound is off
    }
table-undo = Take back move { $move }
table-offer-draw = Offer a draw
table-draw = Call it a draw
table-draw-sure = Call this game a draw? It ends at once, and this cannot be undone.
table-resign = Give up
table-resign-sure = Give up this game? It ends at once, and this cannot be undone.
table-leave = Leave the seat ({ $name })
table-copy-watch = Copy the link for spectators
table-call-me = Call me when it is my turn
table-call-never = Do not call me to this table
table-call-again = Call me to this table again
table-as-text = As text
table-delete = Delete the table
table-delete-what = The table will be gone for everyone, with its moves, its log, its chat and its review. This cannot be undone.
table-delete-whose = { $people ->
    [one] { $names } will lose it, too.
   *[other] { $names } will lose it, too.
  } Anyone who is looking at it will be told.
table-delete-alone = Nobody else sits here. Anyone who is looking at the table will be told.
table-delete-record = If you want to keep the game, save its record first.
table-delete-go = Delete for everyone
table-deleted = This table has been deleted
table-deleted-why = It is gone for everyone, with its moves, its log and its chat.
table-record = Download the record
table-cannot-join = The table cannot be reached just now, or there are too many people at it. We will keep trying.
table-restarting = The room is restarting … nothing is lost

## The end

table-over =
    { $how ->
        [lost] Everyone has lost
        [won] Everyone has won
        [draw] A draw
        [team] { $winners } have won together
        [shared] { $winners } share the win
        [you-won] You have won
        [you-lost] { $winners } has won
       *[alone] { $winners } has won
    }
table-over-why = { $score } · { $reason }
table-closed = The table is closed
table-closed-why = Nobody plays here any more. You can step through the moves.
table-rematch-level = Play the { $bot }
table-other-level = Another level
table-rematch = Rematch
table-next-table = To the next table
table-new = New table

## Looking back

table-review = Look back
table-first = To the start
table-previous = One move back
table-next = One move on
table-looking-back =
    { $move ->
        [0] Before the first of { $moves } moves
       *[other] After move { $move } of { $moves }
    }
table-looking-back-hint =
    { $now ->
        [yours] You are looking back. It is now your turn.
        [over] You are looking back. The game is over.
       *[on] You are looking back. Meanwhile the game goes on.
    }
table-past-failed = This position could not be loaded. Try again.
table-back-to-now = Back to now
table-link-to-move = Link to this move
table-fork = Continue from here
table-fork-about =
    { $move ->
        [0] A new table starts from the very beginning. Who sits where?
       *[other] A new table goes on after move { $move }. Who sits where?
    }
table-fork-me = me
table-fork-here = someone at this device
table-fork-friend = someone by link
table-fork-ended = The game ended with this move, so nothing can follow. Go back a move and continue from there.
table-fork-go = Open the table

## Log and chat

table-panel = Beside the board
table-log = Log
table-earlier = Show earlier entries
table-log-empty = Nothing has happened yet.
table-go-to-move = Look at move
table-secret-move = A secret move.
table-undone =
    { $moves ->
        [0] { $name } took everything back to the start.
       *[other] { $name } took back everything after move { $moves }.
    }
table-remark = { $name } thought: { $said }
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-who =
    { $who ->
        [players] Players can read this.
        [spectators] Spectators can read this; players only after the game.
       *[all] Everyone at the table can read this.
    }
table-chat-text = Message
table-chat-send = Send
table-chat-menu = What to do about { $name }
table-mute = Mute
table-mute-hint = Whoever is muted can still read and play. You can undo it under "Who may write".
table-ban = Ban
table-ban-open = Ban from the table…
table-ban-sure = { $name } will neither write nor sit here, and will not see the table unless it is public. A bot plays on for them if the game is running.
table-clear = Clear
table-clear-said = Clear what they said…
table-clear-sure = Everything that { $name } has said here will be gone for everyone. This cannot be undone.
table-clear-all = Clear the chat…
table-clear-all-sure = Everything that was said here will be gone for everyone. This cannot be undone.
table-writers = Who may write
table-spectators-write = Those who watch may write
table-spectators-how =
    { $how ->
        [freely] freely
        [approved] once I let them
       *[never] not at all
    }
table-writer-state =
    { $state ->
        [muted] is muted
       *[banned] is banned
    }
table-pardon =
    { $state ->
        [muted] Unmute
       *[banned] Lift the ban
    }
table-pardon-name =
    { $state ->
        [muted] Unmute { $name }
       *[banned] Lift the ban on { $name }
    }
table-who-asks = Who asks to write
table-asks-to-write = { $name } would like to write.
table-approve = Let { $name } write
table-decline-writer = Do not let { $name } write
table-ask-to-write = Ask to write
table-writing =
    { $writing ->
        [muted] The host has muted you. You can still read and play.
        [banned] The host has banned you from this table.
        [ask] Those who watch write here once the host lets them.
        [waits] You have asked to write. The host will answer.
        [declined] The host would rather you did not write here.
       *[never] Those who watch cannot write at this table.
    }

## Fairness

table-fairness = Chance
table-fair-about = Everything random in this game comes from a secret seed, fixed before the start, and from words that everyone adds. Afterwards anyone can check it.
table-commitment = Fingerprint of the seed
table-copy = Copy
table-words = What everyone added
table-words-bot = bots add nothing
table-words-none = nothing yet
table-words-own = Words of your own
table-words-hint = Anything you like. Random words were added for you; once your own are in, nobody can foresee what chance will bring.
table-words-keep = Use these words
table-words-kept = Chance now depends on your words.
table-seed = The seed
table-seed-later = It is revealed when the game is over.
table-seed-matches = The seed matches the fingerprint shown before the game.
table-seed-differs = The seed does not match the fingerprint. This game was not fair.
table-seed-unchecked = Browsers can check this only on pages that come over HTTPS. The command below does it anywhere.
table-verify = This command checks every single draw and move:

## Several people at one device

table-hand-over = Now { $name }
table-hand-over-why = Pass the device on. Nothing is shown until { $name } says so.
table-i-am = I am { $name }

## The text table

table-ways = From here
table-as-board = To the board
table-happened = What happened
table-position = Position
table-move = Move
table-look = What would it do?
table-show-moves = Show them
table-would = { $move } would do this:
table-legal =
    { $fitting ->
        [0] No legal move begins like that; there are { $moves }.
        [one] One of { $moves } legal moves
       *[other] { $fitting } of { $moves } legal moves
    }
table-more-moves =
    { $moves ->
        [one] And one more; type to narrow it down.
       *[other] And { $moves } more; type to narrow them down.
    }
table-not-asked = It is not your turn, but you can already write your next move.

## The review of a finished game

table-analysis = Review
table-analysis-about = A bot goes through the game once more: who was ahead when, which moves turned it, and what would have been better. This takes up to about a minute, and the result is kept.
table-analysis-make = Review the game
table-analysis-making = Looking at move { $move } of { $moves }
table-analysis-waiting =
    { $ahead ->
        [one] One more game is to be reviewed before this one.
       *[other] { $ahead } more games are to be reviewed before this one.
    }
table-analysis-progress = Progress of the review
table-analysis-failed = The review could not be finished.
table-analysis-curve = Who was ahead
table-analysis-team = The team
table-analysis-share = { $name } { $percent } %
table-analysis-at = After move { $move }: { $shares }
table-analysis-after-move =
    { $margin ->
        [0] After move { $move } of { $moves }, the expected share of the win:
       *[other] After move { $move } of { $moves }, the expected share of the win (± { $margin } %):
    }
table-analysis-points = Turning points
table-analysis-no-points = No single move decided the game.
table-analysis-unjudged = No decision of this game could be judged.
table-analysis-sure = It cost { $low } to { $high } % of the win, nineteen times out of twenty.
table-analysis-move = Move { $move }
table-analysis-cost = cost { $percent } % of the win
table-analysis-played = Played
table-analysis-better = Better
table-analysis-because = Why: { $reasons }.
table-analysis-shown =
    { $how ->
        [made] Move { $move }: { $name } played
       *[better] Move { $move }: better for { $name }
    }
table-analysis-how-played = How everyone played
table-analysis-player = Player
table-analysis-decisions = Decisions
table-analysis-average = Lost on average
table-analysis-percent = { $percent } %
table-analysis-swing =
    Biggest swing: move { $move } { $way ->
        [up] brought { $name } { $percent } % of the win.
       *[down] took { $percent } % of the win from { $name }.
    }
table-analysis-note =
    { $cooperative ->
        [true] How the team stood is judged from the whole position, each decision only from what could be known then. A bot is no oracle: small differences mean little.
       *[false] Who was ahead is judged from the whole position, each decision only from what the player could know then. A bot is no oracle: small differences mean little.
    }
