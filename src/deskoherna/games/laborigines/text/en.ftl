laborigines-about = Odd creatures circle a laboratory full of traps. Remember what lies under the tiles: the last one with energy left escapes.
laborigines-goal = Be the last one with energy left. The side of a tile that acts is the one underneath: remember what you have seen there.
laborigines-kind = dice, memory and dirty tricks
laborigines-length = 20 to 45 minutes
laborigines-seat =
    { $seat ->
        [0] Achu
        [1] Bublu
        [2] Cuku
        [3] Dundu
        [4] Ehmu
        [5] Fufu
       *[called] { $seat }
    }

## Options

laborigines-option-variant = Variant
laborigines-option-variant-basic = basic game, 2 to 5 players
laborigines-option-variant-teams = teams of two, 4 or 6 players
laborigines-option-variant-twins = twins, two figures each, 2 or 3 players
laborigines-option-energy = Energy at the start
laborigines-option-energy-20 = 20
laborigines-option-energy-15 = 15, a shorter game
laborigines-option-memory = Memory aid
laborigines-option-memory-false = none, you have to remember
laborigines-option-memory-true = shows every lower side that has been seen
laborigines-option-modelling = Modelling
laborigines-option-modelling-true = everyone models a figure, and a vote decides who starts
laborigines-option-modelling-false = skipped, chance decides who starts

## Names

laborigines-figure =
    { $figure ->
        [A] Achu
        [B] Bublu
        [C] Cuku
        [D] Dundu
        [E] Ehmu
       *[F] Fufu
        [A1] Achu 1
        [A2] Achu 2
        [B1] Bublu 1
        [B2] Bublu 2
        [C1] Cuku 1
        [C2] Cuku 2
        [M] Moa
    }
laborigines-other =
    { $other ->
        [A] Achu
        [B] Bublu
        [C] Cuku
        [D] Dundu
        [E] Ehmu
       *[F] Fufu
        [A1] Achu 1
        [A2] Achu 2
        [B1] Bublu 1
        [B2] Bublu 2
        [C1] Cuku 1
        [C2] Cuku 2
    }
laborigines-second =
    { $figure ->
        [A1] Achu 2
        [B1] Bublu 2
        [C1] Cuku 2
       *[other] Moa
    }
laborigines-from-loser =
    { $loser ->
        [A] {" "}from Achu
        [B] {" "}from Bublu
        [C] {" "}from Cuku
        [D] {" "}from Dundu
        [E] {" "}from Ehmu
        [F] {" "}from Fufu
        [A1] {" "}from Achu 1
        [A2] {" "}from Achu 2
        [B1] {" "}from Bublu 1
        [B2] {" "}from Bublu 2
        [C1] {" "}from Cuku 1
        [C2] {" "}from Cuku 2
       *[none] {""}
    }
laborigines-suffered-by =
    { $by ->
        [A] {" "}of Achu
        [B] {" "}of Bublu
        [C] {" "}of Cuku
        [D] {" "}of Dundu
        [E] {" "}of Ehmu
        [F] {" "}of Fufu
        [A1] {" "}of Achu 1
        [A2] {" "}of Achu 2
        [B1] {" "}of Bublu 1
        [B2] {" "}of Bublu 2
        [C1] {" "}of Cuku 1
        [C2] {" "}of Cuku 2
       *[none] {""}
    }
laborigines-giver =
    { $giver ->
        [0] Achu
        [1] Bublu
        [2] Cuku
        [3] Dundu
        [4] Ehmu
        [5] Fufu
       *[called] { $giver }
    }
laborigines-candidate =
    { $candidate ->
        [0] Achu
       *[1] Bublu
    }
laborigines-taker =
    { $taker ->
        [0] Achu
        [1] Bublu
        [2] Cuku
        [3] Dundu
        [4] Ehmu
        [5] Fufu
       *[called] { $taker }
    }
laborigines-colour =
    { $colour ->
        [a] green
        [b] orange
        [c] light blue
        [d] pink
        [e] red
       *[n] grey
    }
laborigines-piece =
    { $colour ->
        [b] an orange piece
       *[other] a { laborigines-colour } piece
    }
laborigines-few-pieces = { laborigines-colour } pieces
laborigines-course =
    { $course ->
        [cw] clockwise
       *[ccw] counter-clockwise
    }
laborigines-side =
    { $side ->
        [footprint] footprint
        [disease] disease
        [charity] charity
        [radiation] radiation
        [lightning] lightning
        [acid] acid
        [small-explosion] small explosion
        [big-explosion] big explosion
        [healing] healing
        [flag] flag
        [danger] danger
       *[harmless] green tile
    }
laborigines-side-effect =
    { $side ->
        [footprint] Move on, the same way and just as far.
        [disease] Catch the infection; a new disease is turned up for all the infected.
        [charity] Give 3 energy to the laborigine with the least.
        [radiation] Lay down 1 energy for every green tile that lies face up.
        [lightning] Take a bolt; then everyone lays down 1 energy for each bolt they carry.
        [acid] In your next turn, lay down 1 energy on every tile you leave.
        [small-explosion] Lay down 4 energy.
        [big-explosion] Lay down 8 energy.
        [healing] Take 1 energy from every other laborigine.
        [flag] Take the flag.
        [danger] Nothing happens; a big explosion lurks below.
       *[harmless] Nothing happens.
    }
laborigines-disease =
    { $disease ->
        [leprosy] Leprosy
        [inferiority-complex] Inferiority Complex
        [limping] Limping
        [immunity-loss] Immunity Loss
        [hyperactivity] Hyperactivity
        [benign-mutation] Benign Mutation
        [malign-mutation] Malign Mutation
       *[storage-disorder] Energy Storage Disorder
    }
laborigines-disease-effect =
    { $disease ->
        [leprosy] Before moving, the infected lay down 1 energy.
        [inferiority-complex] Whoever is infected and rolls a 1 lays down 2 energy, flag or no flag.
        [limping] If their own die is even, the infected lay down 2 energy.
        [immunity-loss] In their own turn the infected can neither have the flag nor gain it.
        [hyperactivity] The infected go twice as far as their die says.
        [benign-mutation] Whenever they lay down, the infected lay down 1 energy less.
        [malign-mutation] Whenever they lay down, the infected lay down 1 energy more.
       *[storage-disorder] The infected cannot gain any energy.
    }

## What is asked

laborigines-ask-model = What shall { laborigines-figure } look like? Write clay any, and chance will knead the figure.
laborigines-ask-model-board = Model { laborigines-figure } out of clay, or leave the kneading to chance.
laborigines-ask-place = Where does { laborigines-figure } start? Name a free tile, such as at 7, or write at any.
laborigines-ask-place-board = Choose a free tile for { laborigines-figure } to start on, or leave it to chance.
laborigines-ask-vote = Whose laborigine is the prettiest? Write its letter, such as vote b, or vote none.
laborigines-ask-vote-board = Which laborigine is the prettiest? You cannot vote for your own.
laborigines-ask-vote-alone = Do you vote for the other laborigine, { laborigines-candidate }? Write { $candidate ->
        [0] vote a
       *[1] vote b
    } or vote none.
laborigines-ask-vote-alone-board = Do you vote for { laborigines-candidate }? Whoever has more votes starts; otherwise chance decides.
laborigines-ask-assign = Which die does your laborigine get? Write die { $low } or die { $high }; the other one is Moa's.
laborigines-ask-assign-board = Choose the die of your laborigine. Moa gets the other one.
laborigines-ask-assign-twins = Which die does your first twin get? Write die { $low } or die { $high }; the second twin gets the other one.
laborigines-ask-assign-twins-board = Give each of your twins one of the dice.
laborigines-ask-flag = Which of your twins gets the flag? Write flag 1 or flag 2.
laborigines-ask-flag-board = Choose the twin that gets the flag.
laborigines-ask-offer =
    { $pace ->
        [one] { laborigines-figure } is about to go 1 tile. Pay { $price } { laborigines-few-pieces } and decide which way? Write pay cw (clockwise), pay ccw (counter-clockwise) or pass.
       *[other] { laborigines-figure } is about to go { $pace } tiles. Pay { $price } { laborigines-few-pieces } and decide which way? Write pay cw (clockwise), pay ccw (counter-clockwise) or pass.
    }
laborigines-ask-offer-board = Pay { $price } { laborigines-few-pieces } and decide which way { laborigines-figure } goes?
laborigines-ask-offer-twins =
    { $pace ->
        [one] { laborigines-figure } is about to go 1 tile, { laborigines-second } { $other } the opposite way. Pay { $price } { laborigines-few-pieces } and decide which way { laborigines-figure } goes? Write pay cw (clockwise), pay ccw (counter-clockwise) or pass.
       *[other] { laborigines-figure } is about to go { $pace } tiles, { laborigines-second } { $other } the opposite way. Pay { $price } { laborigines-few-pieces } and decide which way { laborigines-figure } goes? Write pay cw (clockwise), pay ccw (counter-clockwise) or pass.
    }
laborigines-ask-offer-twins-board = Pay { $price } { laborigines-few-pieces } and decide which way { laborigines-figure } goes? { laborigines-second } goes the opposite way.
laborigines-ask-go = Which way does your laborigine go? Write go cw (clockwise) or go ccw (counter-clockwise).
laborigines-ask-go-board = Choose which way your laborigine goes.
laborigines-ask-go-twins = Which twin goes first, and which way? Write, for example, go 1 cw (clockwise) or go 2 ccw (counter-clockwise); the other one goes the opposite way.
laborigines-ask-go-twins-board = Choose which twin goes first, and which way. The other one goes the opposite way.
laborigines-ask-go-order = Somebody has paid for the directions. Which twin goes first? Write go 1 { $course } to begin with the first one, or go 2 and the opposite for the second.
laborigines-ask-go-order-board = Somebody has paid for the directions. Choose which twin goes first.
laborigines-ask-lay =
    { $where ->
        [tile] Which colour does { laborigines-figure } lay on tile { $tile }? Still to lay down: { $left }. Write energy b, or own last to leave colours to the table.
       *[out] Which colour does { laborigines-figure } put out of the game? Still to lay down: { $left }. Write energy b, or own last to leave colours to the table.
    }
laborigines-ask-lay-board =
    { $where ->
        [tile] Choose a piece of { laborigines-figure } for tile { $tile }. Still to lay down: { $left }.
       *[out] Choose a piece of { laborigines-figure } to go out of the game. Still to lay down: { $left }.
    }
laborigines-ask-give = Which colour do you give to { laborigines-taker }? Still to give: { $left }. Write energy b, or own last to leave colours to the table.
laborigines-ask-give-board = Choose a piece to give to { laborigines-taker }. Still to give: { $left }.
laborigines-ask-take = Which colour do you take from { laborigines-giver }? Still to take: { $left }. Write energy b, or own last to leave colours to the table.
laborigines-ask-take-board = Choose a piece to take from { laborigines-giver }. Still to take: { $left }.
laborigines-ask-delegated = The table chooses colours for you. To choose them yourself again, write own choice.
laborigines-ask-delegated-board = The table chooses colours for you. You can take that back.

## Refusals

laborigines-unreadable = "{ $move }" is not a move. Moves are written like this: clay any, at 7, vote b, die 3, flag 1, go cw, go 1 ccw, pay cw, pass, energy b, own last, own choice.
laborigines-tile-taken = Somebody stands on tile { $tile } already.
laborigines-own-vote = You cannot vote for your own laborigine.
laborigines-no-such-figure = There is no such laborigine: only { $seats } players are at the table.
laborigines-no-such-die = No { $die } was rolled. The dice show { $first } and { $second }.
laborigines-no-such-energy = { laborigines-seat } has no { laborigines-colour } energy.
laborigines-which-twin = Say which twin goes first: go 1 cw, for example, or go 2 cw.
laborigines-no-twins = You have just one laborigine. Write go cw or go ccw.
laborigines-course-paid = The direction has been paid for: this laborigine must go { laborigines-course }.
laborigines-seats-basic = The basic game is for 2 to 5 players, not for { $seats }.
laborigines-seats-teams = Teams are for 4 or 6 players, not for { $seats }.
laborigines-seats-twins = Twins are for 2 or 3 players, not for { $seats }.
laborigines-teams-energy = Teams always start with 15 energy of their colour and 5 of the neutral one.
laborigines-you-are-out = You have dropped out.
laborigines-modelled-already = You have modelled already.
laborigines-modelling-skipped = Modelling is skipped in this game.
laborigines-placed-already = You have nobody left to put in the ring.
laborigines-place-order = Figures are placed one after another, in the order of the seats. Yours have to wait.
laborigines-voted-already = You have voted already.
laborigines-vote-later = The vote comes when all figures stand in the ring.
laborigines-vote-over = The vote is over.
laborigines-vote-skipped = Without modelling there is no vote: chance decides who starts.
laborigines-not-begun = The first turn has not begun yet.
laborigines-others-turn = It is the turn of { laborigines-seat }.
laborigines-dice-assigned = The dice of this turn have been given out already.
laborigines-dice-first = First give out the dice.
laborigines-flag-first = First decide which of your twins gets the flag.
laborigines-flag-alone = You have just one laborigine, so there is nothing to decide about the flag.
laborigines-flag-choice = You choose a twin for the flag only when you have rolled a 1 or are the prettiest.
laborigines-pay-oneself = You cannot manipulate yourself.
laborigines-price = The direction costs { $price } { laborigines-few-pieces }, and you have { $pieces }.
laborigines-pay-declined = You have already declined to pay this turn.
laborigines-pay-precedence = { laborigines-seat } comes before you and is asked first.
laborigines-pay-when = A direction can be bought when the dice have been given out and nobody has moved yet.
laborigines-nothing-offered = You are not offered anything now.
laborigines-offer-first = { laborigines-seat } may still buy the direction.
laborigines-course-settled = The direction of this turn is settled already.
laborigines-go-later = Before your laborigine moves, something else has to be settled.
laborigines-owner-chooses = The colours are chosen by the one who lays down: { laborigines-seat }.
laborigines-mover-chooses = The colours are chosen by the one whose turn it is: { laborigines-seat }.
laborigines-nothing-to-lay-down = There is no energy to lay down or to hand over now.
laborigines-delegated-already = The table chooses colours for you already.
laborigines-own-last-when = You can leave colours to the table when you are asked for one.
laborigines-choosing-already = You already choose the colours yourself.
laborigines-own-choice-when = You can take that back while others are asked, or when your turn begins.

## Notation

laborigines-bad-position = This is not how a position is written: { $part }.
laborigines-position-rather = Instead of “{ $part }” write “{ $rather }”.
laborigines-impossible-position =
    { $why ->
        [parts] A position has six parts, with a space between them: the laboratory, the tiles, the figures, the stores, the disease and the turn. This is not one: { $part }
        [long] This text is too long for a position. It begins like this: { $part }
        [laboratory] { $part }: this variant is not played by so many, or not with so much energy.
        [tiles] { $part }: there have to be 20 tiles, with / between them.
        [tile] { $part }: there is no such tile, or not another one.
        [figures] { $part }: the figures have to stand in the order of the seats, with Moa last, unless twins are played.
        [no-tile] { $part }: the tiles are numbered from 1 to 20.
        [occupied] { $part }: another figure stands on this tile.
        [moa] { $part }: Moa always stands on a tile and carries nothing.
        [two-flags] { $part }: there is only one flag.
        [flag-gone] { $part }: somebody has dropped out, so the flag has left the game.
        [stores] { $part }: the stores have to stand in the order of the seats, one for each.
        [lives] { $part }: a laborigine stands in the ring as long as there is energy in its store, and no longer.
        [energy] { $part }: there is not so much energy of this colour in the game.
        [over] { $part }: only one colour is left, so the game would be over.
        [disease] { $part }: there is no such disease.
        [deck] { $part }: these cards cannot be left in the deck.
        [infected] { $part }: somebody is infected, so there has to be a disease.
        [healthy] { $part }: when a disease is turned up for the first time, somebody is infected.
        [seat] { $part }: it cannot be the turn of this seat.
        [die] { $part }: this die was not rolled.
       *[undecided] { $part }: there is nothing left to decide in this turn.
    }

## Preparation

laborigines-stocked = { laborigines-seat } has { $energy } energy.
laborigines-moa-put = Moa waits on tile { $tile }.
laborigines-modelled = { laborigines-figure } now has a body of clay.
laborigines-placed = { laborigines-figure } is put on tile { $tile }.
laborigines-voted = { laborigines-seat } has voted.
laborigines-prettiest =
    { $votes ->
        [0] Chance decides: { laborigines-seat } is the prettiest and starts.
       *[other] { $drawn ->
            [1] { $votes ->
                [one] { laborigines-seat } is the prettiest (1 vote) and starts.
               *[other] { laborigines-seat } is the prettiest ({ $votes } votes) and starts.
            }
           *[other] { $drawn } tie for the prettiest. Chance decides: { laborigines-seat } starts.
        }
    }

## A turn

laborigines-rolled = { laborigines-seat } rolls { $first } and { $second }.
laborigines-assigned = { laborigines-figure } takes the { $die }, { laborigines-second } the { $other }.
laborigines-suffered =
    { $disease ->
        [leprosy] Leprosy: { laborigines-figure } has to lay down 1.
        [inferiority-complex] Inferiority Complex and a 1: { laborigines-figure } has to lay down 2, flag or no flag.
        [limping] Limping and an even die: { laborigines-figure } has to lay down 2.
        [immunity-loss] Immunity Loss: { laborigines-figure } cannot have the flag this turn.
        [hyperactivity] Hyperactivity: { laborigines-figure } goes twice as far this turn.
       *[other] { laborigines-disease } troubles { laborigines-figure }.
    }
laborigines-manipulated = { laborigines-seat } pays { $price } { laborigines-few-pieces } and sends { laborigines-figure } { laborigines-course }.
laborigines-moa-moved = Moa goes { $steps } to tile { $end }.
laborigines-walked = { laborigines-figure } goes { $steps } { laborigines-course } to tile { $end }.
laborigines-met-moa =
    { $mover ->
        [moa] Moa runs into { laborigines-figure } on tile { $tile }.
       *[laborigine] { laborigines-figure } runs into Moa on tile { $tile }.
    }
laborigines-met = { laborigines-figure } runs into { laborigines-other } on tile { $tile }.

## Energy

laborigines-laid-down =
    { $where ->
        [tile] { laborigines-figure } lays { laborigines-piece } on tile { $tile }.
       *[out] { laborigines-figure } puts { laborigines-piece } out of the game.
    }
laborigines-handed-over = { laborigines-taker } gets { laborigines-piece } from { laborigines-seat }.
laborigines-collected = { laborigines-figure } picks up { $amount } energy from tile { $tile }.
laborigines-mutated =
    { $disease ->
        [benign-mutation] Benign Mutation: { laborigines-figure } lays down one less, { $amount }.
       *[malign-mutation] Malign Mutation: { laborigines-figure } lays down one more, { $amount }.
    }
laborigines-protected = The flag protects { laborigines-figure }.
laborigines-could-not-gain = Energy Storage Disorder: { laborigines-figure } gains nothing, the energy stays where it is.
laborigines-delegated =
    { $whose ->
        [table] From now on the table chooses colours for { laborigines-seat }.
       *[seat] { laborigines-seat } chooses colours itself again.
    }

## Markers

laborigines-flag-gained =
    { $cause ->
        [one] A 1! { laborigines-figure } takes the flag{ laborigines-from-loser }.
        [met] { laborigines-figure } takes the flag{ laborigines-from-loser }.
       *[other] { laborigines-figure } gets the flag{ laborigines-from-loser }.
    }
laborigines-flag-lost =
    { $cause ->
        [moa] Moa knocks the flag out of the hands of { laborigines-figure }: nobody has it now.
       *[disease] { laborigines-figure } loses the flag because of Immunity Loss{ laborigines-suffered-by }: nobody has it now.
    }
laborigines-flag-gone = The flag is out of the game for good.
laborigines-infected = { laborigines-figure } is infected.
laborigines-infection-passed = The infection passes from { laborigines-figure } to { laborigines-other }.
laborigines-disease-turned =
    { $how ->
        [reshuffled] The cards are shuffled. All the infected now have this disease: { laborigines-disease }.
       *[next] All the infected now have this disease: { laborigines-disease }.
    }
laborigines-bolt-taken =
    { $bolts ->
        [one] { laborigines-figure } takes its first bolt.
       *[other] { laborigines-figure } takes a bolt and has { $bolts } now.
    }
laborigines-acid-taken = { laborigines-figure } is covered in acid: next turn every tile left behind costs 1.
laborigines-acid-bit = The acid bites { laborigines-figure } on tile { $tile }.
laborigines-acid-gone = The acid on { laborigines-figure } wears off.

## Traps

laborigines-turned = { laborigines-figure } turns tile { $tile } over: { laborigines-side }.
laborigines-sprung =
    { $side ->
        [footprint] Footprint: { laborigines-figure } goes on.
        [radiation] { $amount ->
            [0] Radiation: no green tile lies face up, so nothing happens.
            [one] Radiation: 1 green tile lies face up, { laborigines-figure } has to lay down 1.
           *[other] Radiation: { $amount } green tiles lie face up, { laborigines-figure } has to lay down { $amount }.
        }
        [lightning] Lightning strikes { laborigines-figure }, which has to lay down { $amount }.
        [small-explosion] Small explosion: { laborigines-figure } has to lay down { $amount }.
        [big-explosion] Big explosion: { laborigines-figure } has to lay down { $amount }!
        [flag] Flag: there is none for { laborigines-figure } to gain.
        [healing] Healing: { laborigines-figure } takes { $amount } from each of the others.
        [danger] Danger: nothing happens to { laborigines-figure }, but a big explosion lurks below.
       *[other] Nothing happens to { laborigines-figure }.
    }
laborigines-charity =
    { $how ->
        [give] Charity: { laborigines-figure } has to give { $amount } to { laborigines-taker }, who has the least.
        [lay] Charity: several others have the least, so { laborigines-figure } has to lay down { $amount }.
       *[nothing] Charity: nobody is poorer than { laborigines-figure }, so nothing happens.
    }
laborigines-went-nowhere = { laborigines-figure } is back where this move began, so the footprint does nothing.

## The end

laborigines-dropped-out = { laborigines-seat } has no energy left and drops out.
laborigines-vanished = All { laborigines-colour } energy leaves the game: { $amount }.
laborigines-won =
    { $how ->
        [last] { laborigines-seat } is the last one left and escapes from the laboratory!
        [team] { $seat ->
            [0] The green team escapes from the laboratory!
            [1] The orange team escapes from the laboratory!
           *[2] The light blue team escapes from the laboratory!
        }
       *[together] The last ones drop out at the same moment and share the win: { $names }.
    }
laborigines-end-last = last one in the laboratory
laborigines-end-team = last team in the laboratory
laborigines-end-together = dropped out at the same moment
laborigines-end-resigned = the other gave up
laborigines-end-agreed = by agreement

## The first lesson

laborigines-lesson-collect = Three pieces of energy lie on tile 3. Give your laborigine the right die and send it the right way to pick them up; the other die moves Moa.
laborigines-lesson-collect-solved = The energy is yours, orange or not. Then the tile was turned over, and luckily its other side is green.
laborigines-lesson-collect-again = You stand on tile 1, and tiles are numbered clockwise: tile 3 is two steps away.
laborigines-lesson-conflict = Bublu stands on tile 6. Run into Bublu: whoever moves is the stronger one and takes two pieces.
laborigines-lesson-conflict-solved = You took two and went on by the same number, for no two figures stay on one tile.
laborigines-lesson-conflict-again = From tile 1 to tile 6 it is five steps clockwise.
laborigines-lesson-moa = Moa goes clockwise by the die that you do not keep. Let Moa run into Bublu on tile 10, and with your own die fetch the energy on tile 16.
laborigines-lesson-moa-solved = Two steps for Moa, and Bublu had to lay down two pieces. Five steps back for you.
laborigines-lesson-moa-again = Moa stands on tile 8, two steps before Bublu. So keep the 5, and count backwards from tile 1.
laborigines-lesson-remember = You have seen tiles 3, 6, 16 and 19 turned. Below tile 3 lies the flag, which nobody needs now; tile 6 is a big explosion and tile 16 a disease on both sides; below the healing on tile 19 lies a green side. Go where it is green.
laborigines-lesson-remember-solved = Whoever remembers what lies below walks safely.
laborigines-lesson-remember-again = What counts is the side that comes up when the tile is turned. Tile 19 is two steps back.
laborigines-lesson-infection = You are infected with leprosy, which costs a piece of energy every turn. Run into Bublu on tile 16 and pass the infection on.
laborigines-lesson-infection-solved = You are rid of it, and you took two pieces as well.
laborigines-lesson-infection-again = An infection passes when two laborigines meet and only one of them has it. Tile 16 is five steps back.
laborigines-lesson-lay-down = Three steps ahead a small explosion waits: you will lay down four pieces, in turn onto the tile and out of the game. Go there, leave your own green pieces on the tile, where you can fetch them, and let orange ones leave the game.
laborigines-lesson-lay-down-solved = Onto the tile, out, onto the tile, out: and what leaves the game is not yours.
laborigines-lesson-lay-down-again = Go clockwise. The first and the third piece go onto the tile: choose green. The second and the fourth leave the game: choose orange.
laborigines-lesson-manipulate = It is Bublu's turn, with a 5, and you hold three orange pieces. Pay them and send Bublu into the big explosion on tile 6.
laborigines-lesson-manipulate-solved = Three pieces of yours against eight of theirs: a good bargain.
laborigines-lesson-manipulate-again = Bublu stands on tile 1. Five steps clockwise lead to tile 6.
laborigines-lesson-escape = Bublu has two pieces left, and you have not many more. Take them, and you are the last one in the laboratory.
laborigines-lesson-escape-solved = Bublu drops out, all orange energy vanishes, and you escape!
laborigines-lesson-escape-again = Run into Bublu on tile 19: two steps back from tile 1.

## The text table

laborigines-legend = *2 bolts · i infected · ~ acid · ^ flag · M Moa · 3a: 3 energy of A · n neutral
laborigines-is-out = out
laborigines-delegating = the table chooses colours
laborigines-dice = Dice: { $dice }
laborigines-no-disease = No disease yet
laborigines-current-disease = { laborigines-disease }: { laborigines-disease-effect }
laborigines-flag-aside = Nobody has the flag
laborigines-route = { $die }: { laborigines-figure } { laborigines-course } to tile { $end }
laborigines-route-meeting = { $die }: { laborigines-figure } { laborigines-course } to tile { $end }, running into { $met } on the way

## Board

laborigines-ring = The ring of { $tiles } tiles
laborigines-tile = Tile { $tile }: { $side }
laborigines-tile-figures = standing here: { $figures }
laborigines-tile-energy = energy: { $energy }
laborigines-tile-below = seen below: { $side }
laborigines-turns =
    { $below ->
        [seen] It turns over: { laborigines-side }. { laborigines-side-effect }
        [unseen] It turns over, and only the other side acts: not seen yet.
       *[secret] It turns over, and only the other side acts.
    }
laborigines-tell-tile = Whoever ends a move here picks up what energy lies on it.
laborigines-tell-memory = What is below, if you have seen it, you have to remember: this table plays without the memory aid (LAB-R16).
laborigines-tell-danger = The other side of a danger is a big explosion.
laborigines-tell-figure =
    { $bolts ->
        [0] { laborigines-figure } belongs to { $name } and has { $energy } energy.
        [one] { laborigines-figure } belongs to { $name } and has { $energy } energy and 1 bolt.
       *[other] { laborigines-figure } belongs to { $name } and has { $energy } energy and { $bolts } bolts.
    }
laborigines-tell-infected = Infected: the disease in the middle acts on it; whoever meets a healthy one passes it on.
laborigines-tell-acid = Acid: on its next turn every tile it leaves costs 1 energy.
laborigines-tell-flag = The flag protects from every loss of energy.
laborigines-tell-moa = Moa goes clockwise, by the die that is not kept. Whoever meets Moa lays down 2 energy, or loses the flag.
laborigines-tell-dice = One die for the laborigine on turn, the other one for Moa, who always goes clockwise. A rolled 1 brings the flag.
laborigines-tell-dice-twins = One die for each twin; they go opposite ways. A rolled 1 brings the flag.
laborigines-tell-disease =
    { $disease ->
        [none] No disease yet. The first one is turned up when a disease tile comes up.
       *[other] { laborigines-disease }, for all the infected. { laborigines-disease-effect }
    }
laborigines-tell-store = The energy of { $name }. Without any, one drops out, and all energy of that colour leaves the game with it.
laborigines-store = { $name }, energy { $total }: { $energy }
laborigines-fallen = dropped out
laborigines-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
laborigines-die = die { $die }
laborigines-draft-die = { laborigines-figure } goes { $die }, { laborigines-second } goes { $other }.
laborigines-draft-place = { laborigines-figure } starts on tile { $tile }.
laborigines-draft-course = Go { laborigines-course }.
laborigines-draft-go =
    { $conflicts ->
        [0] { laborigines-figure } goes { laborigines-course } to tile { $tile }.
       *[other] { laborigines-figure } goes { laborigines-course }, runs into { $meets } and ends on tile { $tile }.
    }
laborigines-draft-pay =
    { $conflicts ->
        [0] Pay { $price } { laborigines-few-pieces }: { laborigines-figure } goes { laborigines-course } to tile { $tile }.
       *[other] Pay { $price } { laborigines-few-pieces }: { laborigines-figure } goes { laborigines-course }, runs into { $meets } and ends on tile { $tile }.
    }
laborigines-draft-vote =
    { $figure ->
        [NONE] Vote for nobody.
       *[other] Vote for { laborigines-figure }.
    }
laborigines-draft-energy = Choose { laborigines-piece }.
laborigines-draft-any = Leave it to chance.
laborigines-draft-clay = A figure that the bot has kneaded.
laborigines-pass = Let it go
laborigines-pick = { laborigines-piece }, { $amount } left
laborigines-own-last = Own colour last
laborigines-own-last-why = From now on the table chooses colours for you: others first, your own last
laborigines-own-choice = Choose colours myself
laborigines-flag-to = Flag to { laborigines-figure }
laborigines-place-drag = Drag to a free tile, or press one.
laborigines-place-any = Any tile
laborigines-modelling = Modelling { laborigines-figure }
laborigines-clay = Clay
laborigines-clay-place = Outline, place { $place } of { $places }: up pulls, down presses, s smooths
laborigines-clay-hint = Pull the clay or press it in. A tap pokes it.
laborigines-clay-random = Roll a random one
laborigines-clay-undo = Undo
laborigines-clay-smooth = Smooth
laborigines-clay-skip = Skip
laborigines-clay-ready = Ready
laborigines-clay-feature =
    { $feature ->
        [body] Body
        [eyes] Eyes
        [gaze] Gaze
        [mouth] Mouth
        [arms] Arms
        [texture] Surface
       *[accent] Second colour
    }
laborigines-clay-feature-before = What comes before
laborigines-clay-feature-next = What comes next
laborigines-clay-option = { laborigines-clay-feature } { $kind }
laborigines-gallery =
    { $phase ->
        [model] Fresh from the laboratory
       *[vote] Who is the prettiest?
    }
laborigines-like = Do you like { laborigines-seat }?
laborigines-vote-yes = Yes, vote for { laborigines-seat }
laborigines-vote-why = The prettiest gets the flag and starts. If nobody has the most votes, chance decides.
laborigines-vote-for = Vote for
laborigines-vote-none = Vote for none
laborigines-still-modelling = still modelling
laborigines-has-voted = has voted
laborigines-figure-ready = { laborigines-figure } is ready
laborigines-stores = Energy

## Reasons for a move

laborigines-why-keeps =
    { $pieces ->
        [one] keeps about 1 more piece of energy
       *[other] keeps about { $pieces } more pieces of energy
    }
laborigines-why-loses =
    { $pieces ->
        [one] keeps about 1 piece of energy less
       *[other] keeps about { $pieces } pieces of energy less
    }
laborigines-why-costs-rivals =
    { $pieces ->
        [one] costs the others about 1 more piece of energy
       *[other] costs the others about { $pieces } more pieces of energy
    }
laborigines-why-spares-rivals =
    { $pieces ->
        [one] leaves the others about 1 more piece of energy
       *[other] leaves the others about { $pieces } more pieces of energy
    }
laborigines-why-flag =
    { $percent ->
        [100] brings the flag
       *[other] makes the flag { $percent } % likelier
    }
laborigines-why-no-flag =
    { $percent ->
        [100] goes without the flag
       *[other] makes the flag { $percent } % less likely
    }
laborigines-why-danger = a { $percent } % risk of dropping out this turn

## The coach

laborigines-coach-explosion = A way ends on tile { $tile }, and what lies below is a { laborigines-side }. { laborigines-side-effect }
laborigines-coach-energy =
    { $energy ->
        [one] You have 1 piece of energy left. With none you drop out.
       *[other] You have only { $energy } pieces of energy left. With none you drop out.
    }

## The coached first game

laborigines-coached-clay = Model your laborigine: pull the clay, choose eyes and arms, or let chance do it. Looks change no rule but one: everybody votes for the prettiest soon, and that one starts with the flag.
laborigines-coached-place = Put your laborigine on any free tile: press it. What lies there does nothing yet. Moa goes clockwise, and meeting Moa costs energy; so rather start behind Moa, or far ahead.
laborigines-coached-vote = The prettiest gets the flag and begins. While you hold the flag, neither traps nor others take energy from you. Nobody can vote for themselves.
laborigines-coached-energy = This is your energy. Whoever has none left drops out at once, and the last one with energy wins. What is laid down goes in turn onto the tile and out of the game; whoever ends on that tile takes all that lies there.
laborigines-coached-dice = One of the two dice is yours, the other is Moa's, who goes first. The board shows where each choice would lead.
laborigines-coached-way = Now choose a way round. You end on a tile and turn it over, and what comes up happens. If you come upon Moa, you lose 2 energy; from another laborigine you take 2. Then you go on, just as far.
laborigines-coached-turned = Whoever ends on a tile turns it over, and the side that comes up counts: yellow is bad, green neutral, white good. Every trap is on two tiles, and one of them is safe on one side. Remember what was turned.
laborigines-coached-flag = A rolled 1 gives the flag. Whoever holds it loses no energy to traps or to others; meeting Moa costs the flag instead.
laborigines-coached-ill = Somebody is infected. The open card is the disease of all the infected, and acts on each of them in their turn. It passes on when they meet.
laborigines-coached-end = One laborigine is left. The analysis shows where it turned; the next game you can play without a guide.
