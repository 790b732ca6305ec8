neutrace-about = Build equations in everybody's grid and drive your six substances to the ends of the pH scale.
neutrace-goal = Lay equations that push your six substances to either end of the scale. Each substance that gets there is a point, and so is each secret task that you fulfil.
neutrace-kind = a race with hidden cards and secret tasks
neutrace-length = 45 to 90 minutes
neutrace-seat =
    { $seat ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $seat }
    }

## Words

neutrace-colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [violet] violet
       *[other] { $colour }
    }
neutrace-modifier =
    { $modifier ->
        [explosion] explosion
       *[neutralisation] neutralisation
    }
neutrace-before =
    { $beforehalf ->
        [0] { $before }
       *[1] { $before ->
            [0] ½
           *[other] { $before }½
        }
    }
neutrace-after =
    { $afterhalf ->
        [0] { $after }
       *[1] { $after ->
            [0] ½
           *[other] { $after }½
        }
    }
neutrace-task-name =
    { $task ->
        [A3] A3 (three substances at A)
        [B3] B3 (three substances at B)
        [X4] X4 (four substances at one end)
        [AB] AB (first at both ends)
       *[other] { $task } (this letter and a neighbour at the same end)
    }

## Options

neutrace-option-first = Who has the burner first
neutrace-option-first-draw = drawn at random
neutrace-option-first-1D = 1D
neutrace-option-first-2D = 2D
neutrace-option-first-3D = 3D
neutrace-first-not-there = With { $seats } players there is no such seat to have the burner.

## What is asked

neutrace-ask-tasks = Keep one of your three tasks and give one to the player on your right: keep A3 give β. The third goes back. Letters may be typed: beta.
neutrace-ask-tasks-board = Keep one task, give one to the player on your right; the third goes back.
neutrace-ask-act = Place a molecule (rg 1f1), an arrow (0.5-2 1f2), or a token in an orbital (token skip).
neutrace-ask-act-board = Place a card in any grid, or use a token.
neutrace-ask-draw = Draw from a deck (draw m, draw a) or take an open card (take m, take a).
neutrace-ask-draw-board = Draw from the deck, or take the open card.
neutrace-ask-turn =
    { $kind ->
        [molecule] Turn one molecule on any grid: turn 1f1.
       *[arrow] Turn one arrow on any grid: turn 1f2.
    }
neutrace-ask-turn-board =
    { $kind ->
        [molecule] Choose the molecule to turn.
       *[arrow] Choose the arrow to turn.
    }
neutrace-ask-skip = Place a card so that one column is skipped, such as rg 1h1.
neutrace-ask-skip-board = Place a card so that one column stays empty beside the grid.
neutrace-ask-sixth = Place a card in a sixth column, such as rg 1a1.
neutrace-ask-sixth-board = Place a card that opens a sixth column.
neutrace-ask-first-of-two = Place the first of two cards.
neutrace-ask-second-of-two = Place the second card.
neutrace-ask-name = Name a colour (name r) or a vector size (name 1.5).
neutrace-ask-name-board = Name a colour or a vector size.
neutrace-ask-give =
    { $kind ->
        [molecule] { neutrace-seat } has named something that you hold. Give one such molecule: give and the card.
       *[arrow] { neutrace-seat } has named something that you hold. Give one such arrow: give and the card.
    }
neutrace-ask-give-board =
    { $kind ->
        [molecule] { neutrace-seat } asks for a molecule with { $named }: choose which of yours to give.
       *[arrow] { neutrace-seat } asks for an arrow with { $named }: choose which of yours to give.
    }
neutrace-ask-give-back =
    { $kind ->
        [molecule] You were given { $card }. Give { neutrace-seat } another molecule for it: give and the card.
       *[arrow] You were given { $card }. Give { neutrace-seat } another arrow for it: give and the card.
    }
neutrace-ask-give-back-board =
    { $kind ->
        [molecule] You were given { $card }: choose the molecule that { neutrace-seat } gets for it.
       *[arrow] You were given { $card }: choose the arrow that { neutrace-seat } gets for it.
    }
neutrace-ask-reserve = Place the reservation token: reserve 1f1.
neutrace-ask-reserve-board = Choose the position to reserve.

## Refusals

neutrace-unreadable = "{ $move }" is not a move. Write rg 1f1, 0.5x-2 2e1, draw m, take a, token skip, or pass.
neutrace-no-card = There is no card { $card }.
neutrace-no-task = There is no task { $task }. Tasks are A3, B3, X4, AB and the Greek letters.
neutrace-no-size = No arrow has a vector of { $size }.
neutrace-not-held = You do not hold { $card }.
neutrace-no-grid = { $cell } is in no grid: there are { $seats } players.
neutrace-no-such-grid = { $cell } is in no grid: at most { $most } can play.
neutrace-no-modifier = You do not own these modifiers.
neutrace-modifier-on-molecule = Modifiers go on arrows only, and { $card } is a molecule.
neutrace-modifiers-on-a-side = Each side of an arrow takes one modifier at most.
neutrace-tasks-first = Tasks are chosen before anything else happens.
neutrace-tasks-chosen-already = You have chosen your tasks already.
neutrace-not-your-turn = It is the turn of { neutrace-seat }.
neutrace-draw-first = Your turn ends with a draw: first take a card.
neutrace-draw-after-placing = A card is drawn after one is placed, or with a token.
neutrace-needs-token = That takes a token in the orbital “{ neutrace-orbital }”.
neutrace-effect-first = First carry out what your token does: { neutrace-orbital }.
neutrace-exchange-first = Cards are being exchanged: { neutrace-seat } chooses the card to give.
neutrace-give-nothing = Cards are given in an exchange only, and there is none now.
neutrace-taken = A card lies on { $cell }.
neutrace-reserved-for-another = { $cell } is reserved for another player.
neutrace-same-kind =
    { $kind ->
        [molecule] The column of { $cell } has its molecule already; it lacks an arrow.
       *[arrow] The column of { $cell } has its arrow already; it lacks a molecule.
    }
neutrace-first = The first card of a grid lies in column f, not on { $cell }; the grid then grows to both sides.
neutrace-apart = No card beside { $cell } touches it by its side.
neutrace-sixth-column = The grid has its five columns; { $cell } would open a sixth.
neutrace-no-room-to-skip = To skip a column the grid must hold a card and have three columns at most; { $cell } does not fit.
neutrace-no-skip = { $cell } does not leave exactly one empty column beside the grid.
neutrace-not-five = A sixth column needs a grid of exactly five columns; { $cell } does not fit.
neutrace-no-sixth = { $cell } is not in a sixth column beside the grid.
neutrace-no-second = After a card on { $cell } there would be no place for your second card.
neutrace-no-token = All your tokens are in use until the round is over.
neutrace-orbital-taken = A token of { neutrace-seat } lies in the orbital “{ neutrace-orbital }”.
neutrace-orbital-idle =
    { $orbital ->
        [molecule] No molecule lies in any grid.
        [arrow] No arrow lies in any grid.
        [skip] There is no grid in which you could skip a column.
        [sixth] There is no grid in which you could open a sixth column.
        [draw] No cards are left to draw.
        [two] You cannot place two cards.
        [exchange] You hold no card to give in exchange.
       *[reserve] No position is left to reserve.
    }
neutrace-fits-nowhere =
    { $kind ->
        [molecule] No position takes a molecule: the columns within reach have one, and no grid can grow.
       *[arrow] No position takes an arrow: the columns within reach have one, and no grid can grow.
    }
neutrace-fits-nowhere-first =
    { $kind ->
        [molecule] No position takes this molecule and still leaves a place for your second card.
       *[arrow] No position takes this arrow and still leaves a place for your second card.
    }
neutrace-must-place = You can place a card, so you may not pass.
neutrace-must-fill = You can fill your reservation on { $cell }, so you may not pass.
neutrace-task-not-dealt = The task { $task } is not among your three.
neutrace-task-twice = The task { $task } cannot be kept and given.
neutrace-draw-other-kind =
    { $kind ->
        [molecule] After an arrow you draw an arrow, not a molecule.
       *[arrow] After a molecule you draw a molecule, not an arrow.
    }
neutrace-draw-nothing =
    { $kind ->
        [molecule] There is no molecule to take there.
       *[arrow] There is no arrow to take there.
    }
neutrace-nothing-to-turn =
    { $kind ->
        [molecule] There is no molecule on { $cell }.
       *[arrow] There is no arrow on { $cell }.
    }
neutrace-nothing-in-exchange =
    { $kind ->
        [molecule] To name a colour you must hold a molecule to give in exchange.
       *[arrow] To name a vector size you must hold an arrow to give in exchange.
    }
neutrace-not-named = { $card } does not have what was named.
neutrace-other-kind =
    { $kind ->
        [molecule] You were given a molecule, so you give back a molecule, not { $card }.
       *[arrow] You were given an arrow, so you give back an arrow, not { $card }.
    }
neutrace-same-card = { $card } is the card you were just given: give another one.

## What happened

neutrace-burner = Round { $round }: { neutrace-seat } has the burner and starts.
neutrace-tasks-dealt =
    { $tasks ->
        [0] { neutrace-seat } draws three tasks.
       *[other] { neutrace-seat } draws the tasks { $tasks }.
    }
neutrace-tasks-chosen =
    { $kept ->
        [0] { neutrace-seat } has chosen tasks.
       *[other] { neutrace-seat } keeps { $kept }, gives away { $given } and returns { $returned }.
    }
neutrace-giver =
    { $giver ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $giver }
    }
neutrace-task-received =
    { $task ->
        [0] { neutrace-seat } gets a task from { neutrace-giver }.
       *[other] { neutrace-seat } gets the task { $task } from { neutrace-giver }.
    }
neutrace-dealt =
    { $cards ->
        [0] { neutrace-seat } draws two molecules and two arrows.
       *[other] { neutrace-seat } draws { $cards }.
    }
neutrace-opened =
    { $kind ->
        [molecule] The molecule { $card } is laid open.
       *[arrow] The arrow { $card } is laid open.
    }
neutrace-placed =
    { $kind ->
        [molecule] { neutrace-seat } places the molecule { $card } on { $cell }.
       *[arrow] { neutrace-seat } places the arrow { $card } on { $cell }.
    }
neutrace-side =
    { $side ->
        [left] left
       *[right] right
    }
neutrace-modifier-placed =
    { $modifier ->
        [explosion] { $cell }: { neutrace-seat } puts an explosion on the { neutrace-side } side.
       *[neutralisation] { $cell }: { neutrace-seat } puts a neutralisation on the { neutrace-side } side.
    }
neutrace-drew =
    { $card ->
        [0] { neutrace-seat } draws { $kind ->
            [molecule] a molecule
           *[arrow] an arrow
        } from the deck.
       *[other] { neutrace-seat } draws { $card } from the deck.
    }
neutrace-took =
    { $kind ->
        [molecule] { neutrace-seat } takes the open molecule { $card }.
       *[arrow] { neutrace-seat } takes the open arrow { $card }.
    }
neutrace-passed = { neutrace-seat } passes.
neutrace-orbital =
    { $orbital ->
        [molecule] turn a molecule
        [arrow] turn an arrow
        [skip] skip a column
        [sixth] sixth column
        [draw] draw a card
        [two] two cards
        [exchange] exchange
        [reverse] reverse order
       *[reserve] reservation
    }
neutrace-token-placed = { neutrace-seat } puts a token into the orbital “{ neutrace-orbital }”.
neutrace-turned =
    { $kind ->
        [molecule] { $cell }: { neutrace-seat } turns the molecule; it now reads { $card }.
       *[arrow] { $cell }: { neutrace-seat } turns the arrow; it now reads { $card }.
    }
neutrace-named =
    { $colour ->
        [0] { neutrace-seat } names the vector { $sizehalf ->
            [0] { $size }
           *[1] { $size ->
                [0] ½
               *[other] { $size }½
            }
        }.
       *[other] { neutrace-seat } names the colour { neutrace-colour }.
    }
neutrace-has-none = { neutrace-seat } holds no such card.
neutrace-has-one = { neutrace-seat } holds such a card and must give one.
neutrace-to =
    { $to ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $to }
    }
neutrace-gave =
    { $card ->
        [0] { neutrace-seat } gives { neutrace-to } a card.
       *[other] { neutrace-seat } gives { neutrace-to } the card { $card }.
    }
neutrace-reserved = { $cell } is reserved for { neutrace-seat }.
neutrace-evaluating =
    { $backwards ->
        [0] The equations of { neutrace-seat } are evaluated.
       *[1] The equations of { neutrace-seat } are evaluated in reverse order.
    }
neutrace-equation = { neutrace-seat }, column { $column }: { $molecule } with { $arrow }.
neutrace-incomplete = { neutrace-seat }, column { $column }: incomplete, nothing happens.
neutrace-moved = { $letter }: { neutrace-seat } { neutrace-colour } moves from { neutrace-before } to { neutrace-after }.
neutrace-by =
    { $by ->
        [0] 1D
        [1] 2D
       *[2] 3D
    }
neutrace-chained =
    { $exploded ->
        [0] { $letter }: { neutrace-by } is in the way at { neutrace-before }. Chain reaction: { neutrace-seat } goes on to { neutrace-after }.
       *[1] { $letter }: { neutrace-by } is in the way at { neutrace-before }. The blast carries { neutrace-seat } on to { neutrace-after }.
    }
neutrace-reached-goal = { $letter }: { neutrace-seat } { neutrace-colour } is in goal { $end }.
neutrace-locked = { $letter }: { neutrace-seat } { neutrace-colour } is locked in goal { $end } and does not move.
neutrace-exploded = { $letter }: explosion! { neutrace-seat } { neutrace-colour } is thrown from { neutrace-before } to { neutrace-after }.
neutrace-neutralised = { $letter }: { neutrace-seat } { neutrace-colour } is neutralised, from { neutrace-before } to { neutrace-after }.
neutrace-fizzled =
    { $modifier ->
        [explosion] { $letter }: no explosion, { neutrace-seat } { neutrace-colour } at { neutrace-before } is in no goal and stays at { neutrace-after }.
       *[neutralisation] { $letter }: no neutralisation, { neutrace-seat } { neutrace-colour } at { neutrace-before } is in a goal and stays at { neutrace-after }.
    }
neutrace-player =
    { $player ->
        [0] 1D
        [1] 2D
        [2] 3D
       *[called] { $player }
    }
neutrace-modifier-moved = The { neutrace-modifier } that { neutrace-player } played now belongs to { neutrace-seat }.
neutrace-modifier-returned = The { neutrace-modifier } goes back to { neutrace-seat }.
neutrace-both-ends = { neutrace-seat } is the first with substances at both ends.
neutrace-task-shown = { neutrace-seat } turns up the task { $task }: fulfilled for good.
neutrace-five-in = { neutrace-seat } has five substances in goals: this is the last round.
neutrace-round-over = Round { $round } is over; all tokens go home.
neutrace-counted =
    { $substances ->
        [one] { neutrace-seat }: 1 substance in a goal.
       *[other] { neutrace-seat }: { $substances } substances in goals.
    }
neutrace-task-counted =
    { $fulfilled ->
        [0] { neutrace-seat }: the task { neutrace-task-name } is not fulfilled.
       *[1] { neutrace-seat }: the task { neutrace-task-name } is fulfilled, 1 point.
    }
neutrace-won =
    { $number ->
        [one] { $seats } wins, points: { $score }.
       *[other] { $seats } share the first place, points: { $score }.
    }

## How it ended

neutrace-end = five substances in goals
neutrace-end-resigned = resignation
neutrace-end-agreed = by agreement

## The first lesson

neutrace-lesson-equation = A molecule waits in your grid: red on the left, green on the right. Complete the equation with your arrow so that green, on 11½, reaches the goal at B.
neutrace-lesson-equation-solved = The right atom moves towards B by the right vector: 11½ + 3 is past the end, so green stops in the goal and is locked there.
neutrace-lesson-equation-again = The arrow belongs in the same column as the molecule, with its long vector on the right.
neutrace-lesson-way-round = An arrow waits in your grid: 2 to the left, 1 to the right. Your blue substance stands on 2. Lay your molecule so that blue reaches A.
neutrace-lesson-way-round-solved = Blue lies on the left now, so it moved towards A. A card may always be laid either way round.
neutrace-lesson-way-round-again = Only the left atom moves towards A. Turn the card so that blue is the left one.
neutrace-lesson-two-cards = Red stands on 2½ and green on 11. Build a whole equation in your own grid that takes both of them to goals at once.
neutrace-lesson-two-cards-solved = Two cards in one column, two moves, two points.
neutrace-lesson-two-cards-again = Both cards go into one column of your own grid: red on the left, and under it the arrow with 2½ on the left.
neutrace-lesson-chain = Red of 2D stands on 4, yours on 6. Move your red so that a chain reaction carries it past the other.
neutrace-lesson-chain-solved = Your red would have come to rest on the other, so it made the same move once more: from 6 to 4, and on to 2.
neutrace-lesson-chain-again = A step of 1 ends on 5, a whole field away, and nothing happens. A step of 2 ends on 4, right on the other.
neutrace-lesson-hinder = You may build in other grids, too. 2D has blue on 13, one field from the goal, and a molecule with blue on its left. Drive blue back to 10.
neutrace-lesson-hinder-solved = Your arrow moved another player's substance. Whoever leaves an equation open invites others to complete it.
neutrace-lesson-hinder-again = The left vector moves blue towards A. Put the arrow under the molecule of 2D, with 3 on the left.
neutrace-lesson-explosion = Red of 2D is in the goal at A, and locked. You have an explosion: lay it on the proper side of an arrow to get red out.
neutrace-lesson-explosion-solved = Red was thrown to 1, and the point is lost for now. But the explosion belongs to 2D from now on.
neutrace-lesson-explosion-again = The arrow must complete the equation of 2D, and the explosion must lie on the side of red, the left one.
neutrace-lesson-orbital = Your cards are gone, but you have a token. Red stands on 13, and your equation would move it away from B. Use an orbital to set that right.
neutrace-lesson-orbital-solved = Turned by 180°, the molecule sends red to B. Tokens are yours again in the next round.
neutrace-lesson-orbital-again = Put the token into the orbital that turns a molecule, and turn the one with red and green.

## The text table

neutrace-line-seat = { neutrace-seat }: in goals { $goals }, tokens { $tokens }, modifiers x{ $explosions } n{ $neutralisations }, hand { $molecules } m + { $arrows } a
neutrace-line-known = you know of: { $cards }
neutrace-line-pioneer = was the first at both ends
neutrace-line-forecast = If the round ended now, { neutrace-seat }: { $moves }
neutrace-line-decks = Decks: molecules { $molecules }, arrows { $arrows }. Open: { $molecule } and { $arrow }
neutrace-line-orbitals-free = Orbitals free: { $orbitals }
neutrace-line-orbitals-taken = Orbitals of { neutrace-seat }: { $orbitals }
neutrace-line-hand = Your hand: { $cards }
neutrace-line-named =
    { $colour ->
        [0] { neutrace-seat } has named the vector { $named }: give such an arrow
       *[other] { neutrace-seat } has named { $named } ({ neutrace-colour }): give such a molecule
    }
neutrace-line-tasks-dealt = Tasks to choose from, { neutrace-seat }: { $task }
neutrace-task-state =
    { $state ->
        [fulfilled] {", fulfilled"}
        [failed] {", not fulfilled"}
       *[open] {""}
    }
neutrace-line-points = Points of { neutrace-seat }: in goals { $goals } + tasks { $tasks } = { $points }
neutrace-line-task-kept = Task kept by { neutrace-seat }: { neutrace-task-name }{ neutrace-task-state }
neutrace-line-task-received = Task given to { neutrace-seat }: { neutrace-task-name }{ neutrace-task-state }
neutrace-line-task-returned = Task returned by { neutrace-seat }: { neutrace-task-name }
neutrace-line-legend = m molecule, a arrow, x explosion, n neutralisation, ?1 reserved, * burner

## Notation

neutrace-position-long = A position has no more than { $most } characters.
neutrace-position-parts = { $part ->
    [seats] The first part is missing: the seats.
    [grids] The second part is missing: the grids (“-” if they are empty).
   *[turn] The third part is missing: who has the burner and the turn.
} A position has three parts, separated by a semicolon and a space.
neutrace-position-surplus = “{ $part }” is a fourth part. A position has three: seats, grids, whose turn it is.
neutrace-position-seats = { $seats ->
    [1] “{ $part }” is the only seat.
   *[other] “{ $part }” is a fourth seat.
} The first part has two or three seats, separated by “ / ”.
neutrace-position-unreadable = “{ $part }” cannot be read.
neutrace-position-rather = Instead of “{ $part }” write “{ $rather }”.
neutrace-position-lacks = The position does not say who has the { $part ->
    [burner] burner (burner=1)
   *[turn] turn (turn=1)
}.
neutrace-position-number = “{ $part }” is not one of the seats, which are 1 to { $seats }.
neutrace-position-twice = { $what } is in two places.
neutrace-position-kind = { $kind ->
    [molecule] { $card } is not a molecule, and lies where only molecules do.
   *[arrow] { $card } is not an arrow, and lies where only arrows do.
}
neutrace-position-open = { $kind ->
    [molecule] No molecule lies open beside the deck.
   *[arrow] No arrow lies open beside the deck.
}
neutrace-position-hand = { neutrace-seat } holds too many cards.
neutrace-position-tokens = { neutrace-seat } has more than { $most } tokens.
neutrace-position-modifiers = { $modifier ->
    [explosion] There are more than { $most } explosions.
   *[neutralisation] There are more than { $most } neutralisations.
}
neutrace-position-overlap = Substances in row { $letter } overlap.
neutrace-position-over = { neutrace-seat } has five substances in goals, so the game is over.
neutrace-position-pioneer = { neutrace-seat } is at both ends, so somebody was first there (pioneer=1).
neutrace-position-reservation = There is one reservation at most, of the seat whose token is in that orbital.
neutrace-position-two-players = Two seats played the modifiers on { $cell }, but whoever places an arrow plays both.
neutrace-position-unused = A token lies in the orbital “{ neutrace-orbital }”, but nothing in the grids can be its work.
neutrace-position-turn = “{ $part }”: turns go clockwise from the burner, one action each, so it is not this seat's turn.
neutrace-position-token-early = { neutrace-seat } has used more tokens than it has had turns.
neutrace-position-grid = The grid of { neutrace-seat } cannot be laid card by card: what lies on { $cell } does not fit the rest.
neutrace-position-grid-again = The grid of { neutrace-seat } needs a token whose work is done in another grid.
neutrace-position-idle = { neutrace-seat } is to act, but can do nothing.

## Board

neutrace-round =
    { $last ->
        [true] Round { $round }, the last
       *[false] Round { $round }
    }
neutrace-forecast = Forecast
neutrace-forecast-why = Show where the substances would end if the round were evaluated now
neutrace-forecast-said = If the round ended now: { $ends }.
neutrace-scale-seat =
    { $seat ->
        [0] { $name }, bars: { $places }.
        [1] { $name }, squares: { $places }.
       *[2] { $name }, cubes: { $places }.
    }
neutrace-grid = Grid of { neutrace-seat }
neutrace-grid-empty = Nothing lies here yet.
neutrace-tab-grid = Grid of { $name }, { neutrace-seat }
neutrace-tab-module = Subatomic module, free orbitals: { $free }
neutrace-tab-short =
    { $tab ->
        [module] Module
        [tasks] Tasks
       *[forecast] Forecast
    }
neutrace-tell-end =
    { $end ->
        [A] End A, acid. Each of your substances that stands here when the game ends is a point.
       *[B] End B, base. Each of your substances that stands here when the game ends is a point.
    }
neutrace-tell-row = Row { $letter }: everybody has one substance in it. The atoms of this colour move it.
neutrace-tell-card = In your hand: { $card }. A molecule says which substances move, an arrow how far; one above the other in a column they make an equation.
neutrace-tell-supply = { $card }. Whoever places a card draws one of the same kind: from the deck, or the open one.
neutrace-tell-burner = { neutrace-has-burner }: this player starts the round and is evaluated first.
neutrace-tell-goals = { neutrace-goals }. Each is a point; the game ends when somebody has five.
neutrace-tell-tokens = { neutrace-tokens }. A token in a free orbital of the module is a turn of its own.
neutrace-tell-modifiers = { neutrace-modifiers }. One is put on a side of an arrow as that is placed. An explosion throws a substance out of a goal; a neutralisation puts one back on N.
neutrace-tell-grid = { neutrace-tab-grid }. Its equations move the substances of its owner, whoever has built them.
neutrace-tell-module = { neutrace-tab-module }. Each orbital takes one token a round and does something of its own.
neutrace-tell-tasks = Secret tasks. Each one that is fulfilled when the game ends is a point.
neutrace-tabs = Grids, module and tasks
neutrace-cell-empty =
    { $state ->
        [reserved] { $cell }, reserved
        [open] { $cell }, open
       *[closed] { $cell }, does not fit
    }
neutrace-cell-card = { $cell }: { $card }
neutrace-modifier-on = { neutrace-modifier } on the { neutrace-side } side
neutrace-molecule-said = molecule, { $left } to A, { $right } to B
neutrace-arrow-said = arrow, { $left } to A, { $right } to B
neutrace-has-burner = { neutrace-seat } has the burner
neutrace-backwards = The equations of { neutrace-seat } are evaluated in reverse order this round
neutrace-pioneer = { neutrace-seat } was the first at both ends
neutrace-goals =
    { $substances ->
        [one] 1 substance in a goal
       *[other] { $substances } substances in goals
    }
neutrace-tokens =
    { $tokens ->
        [one] 1 token left
       *[other] { $tokens } tokens left
    }
neutrace-modifiers = Explosions: { $explosions }, neutralisations: { $neutralisations }
neutrace-holds = Cards in hand: molecules { $molecules }, arrows { $arrows }.
neutrace-known = You know: { $cards }
neutrace-hand = Your hand
neutrace-hand-empty = Your hand is empty.
neutrace-turn = Turn the card round (T)
neutrace-modifier-use =
    { $side ->
        [left] { neutrace-modifier }: on the left side of the arrow
        [right] { neutrace-modifier }: on the right side of the arrow
        [both] { neutrace-modifier }: on both sides of the arrow
       *[none] { neutrace-modifier }: not used, you have { $owned }
    }
neutrace-supply = Decks and open cards
neutrace-deck =
    { $kind ->
        [molecule] Deck of molecules: { $count }
       *[arrow] Deck of arrows: { $count }
    }
neutrace-open-card =
    { $is ->
        [none] No open card
       *[there] Open: { $card }
    }
neutrace-module = Subatomic module
neutrace-orbital-does =
    { $orbital ->
        [molecule] Turn any one molecule in any grid by 180°.
        [arrow] Turn any one arrow in any grid by 180°, with its modifiers.
        [skip] Place a card so that one column stays empty beside the grid.
        [sixth] Place a card that opens a sixth column.
        [draw] Draw one card without placing any.
        [two] Place two cards, then draw only one.
        [exchange] Name a colour or a vector: an opponent who has it must swap a card with you.
        [reverse] Your equations are evaluated from the last to the first this round.
       *[reserve] Reserve a position in any grid: only you may fill it.
    }
neutrace-orbital-label =
    { $state ->
        [taken] { neutrace-orbital }, taken by { $name }. { $does }
        [shut] { neutrace-orbital }, not possible now. { $does }
       *[other] { neutrace-orbital }. { $does }
    }
neutrace-naming = Name a colour or a vector size
neutrace-name-colour = Name { $colour }
neutrace-name-size = Name the vector { $size }
neutrace-pass = Pass
neutrace-draft-held = In hand: { $card }. Choose one of the lit positions.
neutrace-draft-place =
    { $modifiers ->
        [0] { $cell }: { $card }. Turn it, or play.
       *[other] { $cell }: { $card }. Turn it, put a modifier on one of its sides, or play.
    }
neutrace-draft-turn = The card on { $cell } is turned round.
neutrace-draft-reserve = { $cell } is reserved for you until the end of the round.
neutrace-draft-tasks = Your tasks are chosen: confirm.
neutrace-draft-move =
    { $do ->
        [keep] Keep { $keep } and give { $give } away.
        [draw-m] Draw a molecule from the deck.
        [draw-a] Draw an arrow from the deck.
        [take-m] Take the open molecule.
        [take-a] Take the open arrow.
        [name] Name { $named }.
        [token] Put a token into the orbital “{ neutrace-orbital }”.
        [give] Give { $card } away.
       *[place] Lay { $card } on { $cell }.
    }
neutrace-tasks = Tasks
neutrace-tasks-secret = The tasks of all players are secret.
neutrace-task-says =
    { $task ->
        [A3] Bring at least three substances to end A.
        [B3] Bring at least three substances to end B.
        [X4] Bring at least four substances to one end.
        [AB] Have substances at both ends before anybody else.
       *[other] Bring { $task } and a row beside it to the same end.
    }
neutrace-task-whose =
    { $what ->
        [kept] { $mine ->
            [true] You kept
           *[false] { $name } kept
        }
        [received] { $mine ->
            [true] You were given
           *[false] { $name } was given
        }
       *[returned] { $mine ->
            [true] You returned
           *[false] { $name } returned
        }
    }
neutrace-task-is =
    { $state ->
        [fulfilled] fulfilled
        [failed] not fulfilled
        [lost] another player was first
       *[open] not fulfilled yet
    }
neutrace-points = Points
neutrace-points-goals = in goals
neutrace-points-task = { $task }: { neutrace-task-says } { $state ->
        [fulfilled] 1 point
       *[failed] no point
    }
neutrace-points-sum =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
neutrace-choose-step =
    { $step ->
        [keep] Keep one secret task for yourself
        [give] Now give one to { $name }
        [confirm] Your tasks are chosen
        [chosen] Your secret tasks
       *[watch] Everyone chooses secret tasks
    }
neutrace-task-fate =
    { $fate ->
        [kept] You keep it
        [given] Goes to { $name }
       *[returned] Goes back
    }
neutrace-tasks-done = Confirm
neutrace-has-chosen =
    { $chosen ->
        [true] has chosen
       *[false] is choosing
    }
neutrace-film-pause = Pause
neutrace-film-go-on = Resume
neutrace-film-step = Next step
neutrace-film-skip = To the end

## Reasons for a move

neutrace-why-hand = makes the hand better
neutrace-why-waits = keeps what there is for later
neutrace-why-begins = begins an equation that no card in hand completes well
neutrace-why-spoils-goal =
    { $planned ->
        [0] takes a substance of { neutrace-seat } out of its goal
       *[1] with a card in hand it can take a substance of { neutrace-seat } out of its goal
    }
neutrace-why-hinders =
    { $planned ->
        [0] drives { neutrace-seat } back by { neutrace-way }
       *[1] with a card in hand it can drive { neutrace-seat } back by { neutrace-way }
    }
neutrace-why-helps = brings { neutrace-seat } forward
neutrace-why-goal =
    { $planned ->
        [0] { $goals ->
            [one] brings a substance into a goal
           *[other] brings { $goals } substances into goals
        }
       *[1] { $goals ->
            [one] with a card in hand it can bring a substance into a goal
           *[other] with a card in hand it can bring { $goals } substances into goals
        }
    }
neutrace-why-leaves-goal =
    { $goals ->
        [one] loses a goal
       *[other] loses { $goals } goals
    }
neutrace-why-forward =
    { $planned ->
        [0] brings substances nearer to goals, by { neutrace-way } in all
       *[1] with a card in hand it can bring substances nearer to goals, by { neutrace-way } in all
    }
neutrace-why-back = takes substances away from goals, by { neutrace-way } in all
neutrace-way =
    { $half ->
        [0] { $fields }
       *[1] { $fields ->
            [0] ½
           *[other] { $fields }½
        }
    }
neutrace-why-task =
    { $done ->
        [0] no longer fulfils the task { neutrace-task-name }
       *[1] fulfils the task { neutrace-task-name }
    }
neutrace-why-orbital = makes use of the orbital “{ neutrace-orbital }”
neutrace-why-held =
    { $fewer ->
        [0] { $kind ->
            [molecule] more molecules than arrows are in hand already
           *[arrow] more arrows than molecules are in hand already
        }
       *[1] { $kind ->
            [molecule] there are fewer molecules than arrows in hand
           *[arrow] there are fewer arrows than molecules in hand
        }
    }
neutrace-why-drawn =
    { $open ->
        [0] { $better ->
            [0] the open card is of more use than most in the deck
           *[1] most cards in the deck are of more use than the open one
        }
       *[1] { $better ->
            [0] the open card is of less use than most in the deck
           *[1] the open card is of more use than most in the deck
        }
    }
neutrace-why-of-use =
    { $best ->
        [0] another choice is of more use to the hand
       *[1] of most use to the hand
    }
neutrace-why-keeps =
    { $likely ->
        [1] keeps { $task }, one of the likelier to be fulfilled
        [0] keeps { $task }, as likely to be fulfilled as the others
       *[-1] keeps { $task }, which is less likely to be fulfilled
    }
neutrace-why-gives =
    { $likely ->
        [1] gives { $task } away, which is likely to be fulfilled
        [0] gives { $task } away, as likely to be fulfilled as the others
       *[-1] gives { $task } away, which is less likely to be fulfilled
    }

## The coach

neutrace-coach-ends = As things lie, { neutrace-seat } gets five substances into goals in this round, and the game ends with it.
neutrace-coach-four = { neutrace-seat } has four substances in goals. One more ends the game after that round.

## The coached first game

neutrace-coached-scale = This is the pH scale. All substances start in the neutral middle. Each of yours that stands at an end when the game ends, A or B, is a point.
neutrace-coached-hand = A turn is one action: lay a molecule or an arrow from your hand, or use a token. A molecule has two colours, an arrow two vectors; you may lay either way round.
neutrace-coached-supply = After laying a card you draw one of the same kind: the open one, which the others see too, or the unseen top of the deck.
neutrace-coached-grid = A molecule and an arrow in one column are an equation. Its left colour goes towards A by the left vector, its right colour towards B by the right one. It is the substances of the grid's owner that move.
neutrace-coached-others = Your cards may go into the other grids as well: a colour that somebody wants at A can be sent towards B. The scale shows in advance what the round would do as it stands.
neutrace-coached-tasks = You have two secret tasks, one that you kept and one that you were given. Each is a point if it is fulfilled at the end.
neutrace-coached-module = Each orbital takes one token and gives you something out of the ordinary: turn a card, lay two, skip a column. You have three tokens, and get them back after each round.
neutrace-coached-round = The round has been evaluated: the cards are gathered, the substances stay where they are. Once somebody has got five into goals, the round is finished and the game ends.
neutrace-coached-end = The game is over: substances in goals and fulfilled tasks are counted. The analysis shows where it turned.
