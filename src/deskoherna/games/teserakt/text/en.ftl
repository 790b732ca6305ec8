teserakt-about = An alien cube of 64 dice is collapsing. Together you take it apart and stabilise a die of every colour and value before space cracks for the seventh time.
teserakt-goal = Together fill all 24 slots, one for each colour and value, with dice from the cube. You lose when space cracks for the seventh time.
teserakt-kind = cooperative dice puzzle
teserakt-length = 60 minutes
teserakt-seat = Researcher { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}

## Options

teserakt-option-base = Base
teserakt-option-base-1 = 1, to get to know the game
teserakt-option-base-2 = 2, standard
teserakt-option-base-3 = 3, hard
teserakt-option-base-4 = 4, a real challenge
teserakt-option-base-A = A, like 1 and more varied
teserakt-option-base-B = B, like 2 and more varied
teserakt-option-base-C = C, like 3 and more varied
teserakt-option-base-D = D, like 4 and more varied
teserakt-option-cards = Research cards at the start
teserakt-option-cards-true = one each
teserakt-option-cards-false = none (harder)
teserakt-option-collapsed = More collapsed dice at the start
teserakt-option-collapsed-0 = none
teserakt-option-collapsed-1 = one (harder)
teserakt-option-collapsed-2 = two (harder)
teserakt-option-race = Rifts against discoveries
teserakt-option-race-false = no
teserakt-option-race-true = a rift removes a discovery card (harder)
teserakt-option-first = Who starts
teserakt-option-first-drawn = chance decides
teserakt-option-first-seat = the first seat
teserakt-option-deck = Cards, researchers and bases
teserakt-option-deck-standard = ours
teserakt-option-deck-own = a deck of your own
teserakt-option-deck-rule = TES-R2

## Names

teserakt-die =
    { $die ->
        [y1] yellow 1
        [y2] yellow 2
        [y3] yellow 3
        [y4] yellow 4
        [y5] yellow 5
        [y6] yellow 6
        [o1] orange 1
        [o2] orange 2
        [o3] orange 3
        [o4] orange 4
        [o5] orange 5
        [o6] orange 6
        [p1] purple 1
        [p2] purple 2
        [p3] purple 3
        [p4] purple 4
        [p5] purple 5
        [p6] purple 6
        [b1] blue 1
        [b2] blue 2
        [b3] blue 3
        [b4] blue 4
        [b5] blue 5
       *[b6] blue 6
    }
teserakt-die-first =
    { $die ->
        [y1] Yellow 1
        [y2] Yellow 2
        [y3] Yellow 3
        [y4] Yellow 4
        [y5] Yellow 5
        [y6] Yellow 6
        [o1] Orange 1
        [o2] Orange 2
        [o3] Orange 3
        [o4] Orange 4
        [o5] Orange 5
        [o6] Orange 6
        [p1] Purple 1
        [p2] Purple 2
        [p3] Purple 3
        [p4] Purple 4
        [p5] Purple 5
        [p6] Purple 6
        [b1] Blue 1
        [b2] Blue 2
        [b3] Blue 3
        [b4] Blue 4
        [b5] Blue 5
       *[b6] Blue 6
    }
teserakt-die-of =
    { $die ->
        [y1] yellow 1
        [y2] yellow 2
        [y3] yellow 3
        [y4] yellow 4
        [y5] yellow 5
        [y6] yellow 6
        [o1] orange 1
        [o2] orange 2
        [o3] orange 3
        [o4] orange 4
        [o5] orange 5
        [o6] orange 6
        [p1] purple 1
        [p2] purple 2
        [p3] purple 3
        [p4] purple 4
        [p5] purple 5
        [p6] purple 6
        [b1] blue 1
        [b2] blue 2
        [b3] blue 3
        [b4] blue 4
        [b5] blue 5
       *[b6] blue 6
    }
teserakt-card =
    { $card ->
        [fine-tuning] Fine tuning
        [tweezers] Tweezers
        [turnover] Turnover
        [damping] Damping
        [rebuilding] Rebuilding
        [drone] Drone
        [calibration] Calibration
        [barter] Barter
        [second-wind] Second wind
        [precise-tuning] Precise tuning
        [gripper] Gripper
        [absorber] Absorber
        [programming] Programming
        [overtime] Overtime
        [mirror] Mirror
        [graft] Graft
        [market] Market
        [scholarship] Scholarship
        [landslide] Landslide
        [breakthrough] Breakthrough
        [purge] Purge
        [healing] Healing
        [rebirth] Rebirth
        [master-plan] Master plan
        [remake] Remake
        [direct-hit] Direct hit
        [rescue] Rescue
        [harvest] Harvest
        [seal] Seal
        [harmony] Harmony
        [void] Void
        [renewal] Renewal
        [alignment] Alignment
        [stopped-time] Stopped time
        [insight] Insight
        [filter] Filter
        [tunnel] Tunnel
        [magnetic-physicist] Magnetic physicist
        [polymath] Polymath
        [quartermaster] Quartermaster
        [optician] Optician
        [pilot] Pilot
        [statistician] Statistician
        [archivist] Archivist
        [geologist] Geologist
        [surgeon] Surgeon
        [professor] Professor
        [engineer] Engineer
       *[own] { $name }
    }
teserakt-place =
    { $place ->
        [A] in lab A
        [B] in lab B
        [C] in lab C
        [D] in lab D
        [z] in the collapse zone
       *[other] on { $place }
    }
teserakt-symbol =
    { $symbol ->
        [acceleration] Acceleration
        [reinforcement] Reinforcement
        [chain] Chain reaction
        [fission] Fission
        [wave] EMP wave
        [burst] EMP burst
        [interphase] Interphase
       *[shock] Shock wave
    }
teserakt-colour-name =
    { $colour ->
        [y] yellow
        [o] orange
        [p] purple
       *[b] blue
    }

## What is asked

teserakt-ask-become = { $who }: which researcher will you be? be and a name, or be any.
teserakt-ask-corner = { $who }: take a die from a top corner for your lab, such as at a1.
teserakt-ask-act =
    { $actions ->
        [0] { $who }: no actions are left. Play cards, or end.
        [one] { $who }: one action is left. Act or play a card.
       *[other] { $who }: { $actions } actions are left. Act or play a card.
    }
teserakt-ask-consent =
    { $giving ->
        [yes] { $who } wants to give you the { teserakt-die }. Do you agree? yes or no.
       *[no] { $who } asks you for the { teserakt-die }. Do you agree? yes or no.
    }
teserakt-ask-boundary = Several dice tie for the boundary die. Which one collapses?
teserakt-ask-annihilated = Several dice tie for the boundary die. Which one is annihilated?
teserakt-ask-lowest = Several collapsed dice are the lowest. Which one is rolled?
teserakt-ask-wave = EMP wave: which lab is spared?
teserakt-ask-identical = Annihilate the { teserakt-die } in the collapse zone as well? yes or no.
teserakt-ask-reroll = Roll the rest of the set ({ $dice }) and draw a card of level { $level }? yes or no.
teserakt-ask-return = Which annihilated die comes back? colour and a letter.
teserakt-ask-put = Where on the Tesseract does the { teserakt-die } go? at and a column.
teserakt-ask-deliver = Which lab gets the { teserakt-die }?
teserakt-ask-choice = Which of the two or more? choose and a number.
teserakt-ask-group =
    { $do ->
        [flip] Which dice are flipped? Or done.
        [roll] Which dice are rolled? Or done.
       *[annihilate] Which dice are annihilated? Or done.
    }
teserakt-ask-effect =
    { $do ->
        [extract] Which die do you extract?
        [adjust] Which die do you adjust, and to what?
        [set] Which die do you set, and to what?
        [flip] Which die do you flip?
        [roll] Which die do you roll?
        [annihilate] Which die do you annihilate?
        [stabilise] Which die do you stabilise?
        [relocate] Which die do you relocate, and where to?
        [transfer] Which die goes to which lab?
       *[exchange] Which two dice change places?
    } { $left ->
        [1] { "" }
       *[other] ({ $left } left)
    }

teserakt-ask-become-board = Choose whom { $who } will be, or leave it to chance.
teserakt-ask-corner-board = { $who }: choose a die from a top corner for your lab. It will be rolled.
teserakt-ask-act-board =
    { $actions ->
        [0] { $who }: no actions are left. Play cards, or end.
        [one] { $who }: one action is left. Choose a die, a set or a card.
       *[other] { $who }: { $actions } actions are left. Choose a die, a set or a card.
    }
teserakt-ask-consent-board =
    { $giving ->
        [yes] { $who } wants to give you the { teserakt-die }. Do you agree?
       *[no] { $who } asks you for the { teserakt-die }. Do you agree?
    }
teserakt-ask-identical-board = Annihilate the { teserakt-die } in the collapse zone as well?
teserakt-ask-reroll-board = Roll the rest of the set ({ $dice }) and draw a card of level { $level }? This cannot be taken back.
teserakt-ask-return-board = Which annihilated die comes back? Choose its colour; it will be rolled.
teserakt-ask-put-board = Choose where on the Tesseract the { teserakt-die } goes.
teserakt-ask-choice-board = The card gives you a choice.
teserakt-ask-group-board =
    { $do ->
        [flip] Which dice are flipped?
        [roll] Which dice are rolled?
       *[annihilate] Which dice are annihilated?
    }

## What cards say

teserakt-where =
    { $where ->
        [lab] in your lab
        [labs] in any lab
        [zone] in the collapse zone
        [lab-or-zone] in your lab or the collapse zone
        [labs-or-zone] in any lab or the collapse zone
       *[cube] free on the Tesseract
    }
teserakt-only =
    { $only ->
       *[any] { "" }
        [low] { " " }of value 1 to 3
        [high] { " " }of value 4 to 6
        [even] { " " }of an even value
        [odd] { " " }of an odd value
        [ones] { " " }of value 1
        [sixes] { " " }of value 6
        [yellow] { " " }that is yellow
        [orange] { " " }that is orange
        [purple] { " " }that is purple
        [blue] { " " }that is blue
    }
teserakt-must =
    { $must ->
        [yes] { " " }This is compulsory.
       *[no] { "" }
    }
teserakt-each =
    { $times ->
        [1] a die
       *[other] up to { $times } times a die
    }
teserakt-grouped =
    { $group ->
       *[one] { teserakt-each }
        [all] every die
        [value] all dice of one value: any die
        [colour] all dice of one colour: any die
    }
teserakt-effect-extract = Extract { teserakt-each }{ teserakt-only } to { $to ->
       *[own] your lab
        [any] any lab
    }.{ teserakt-must }
teserakt-effect-adjust = Adjust { teserakt-each }{ teserakt-only } { teserakt-where } by { $by ->
        [1] one
       *[other] up to { $by }
    }.{ teserakt-must }
teserakt-effect-set = Set { teserakt-each }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-flip = Flip { teserakt-grouped }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-roll = Roll { teserakt-grouped }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-annihilate = Annihilate { teserakt-grouped }{ teserakt-only } { teserakt-where }.{ teserakt-must }
teserakt-effect-stabilise = Stabilise { teserakt-each }{ teserakt-only } { teserakt-where }, without a set.{ teserakt-must }
teserakt-effect-relocate = Relocate { teserakt-each }{ teserakt-only }.{ teserakt-must }
teserakt-effect-transfer = Transfer { teserakt-each }{ teserakt-only } from any lab to another.{ teserakt-must }
teserakt-effect-exchange = Exchange a die of your lab { $times ->
        [1] { "" }with
       *[other] up to { $times } times with
    } one{ teserakt-only } { $where ->
        [zone] in the collapse zone
        [labs] in another lab
       *[cube] free on the Tesseract
    }.{ teserakt-must }
teserakt-effect-draw = Draw { $times ->
        [1] a research card
       *[other] { $times } research cards
    } of level { $level }.
teserakt-effect-return = Return { $times ->
        [1] an annihilated die
       *[other] { $times } annihilated dice
    } to the Tesseract.
teserakt-effect-action = You have { $times ->
        [1] one more action
       *[other] { $times } more actions
    } this turn.
teserakt-effect-mend = Close { $times ->
        [1] a rift
       *[other] { $times } rifts
    }.
teserakt-effect-choose = Choose:
teserakt-effect-option = ({ $nth })
teserakt-skill = Skill: { $skill ->
        [flip] you may flip a die wherever you could adjust it.
        [versatile] a fourth action in a turn whose three actions are all different.
        [spacious] two more spaces in your lab.
        [wide] your adjusting action may turn a die by two.
        [courier] your first transfer of a turn costs no action.
        [thorough] rolling after stabilising, you draw a card one level higher.
        [analyst] your first analysis of a turn costs no action.
        [digger] you extract dice that show only one face besides the upper one.
        [open] the others may adjust dice in your lab as in their own.
        [mentor] the others may play your cards as their own.
       *[steady] in your turn any free die of the lowest layer that has free dice may be the boundary die.
    }

## What happens

teserakt-starts = { teserakt-seat } begins.
teserakt-became = { $who } is: { teserakt-card }.
teserakt-supplied = { $who } takes the { teserakt-die-of } from { $column } and rolls { $value }.
teserakt-turn-began = It is { $who }'s turn.
teserakt-extracted = The { teserakt-die } is extracted from { $column } to the lab of { $who }.
teserakt-turned = The { teserakt-die } { teserakt-place } is turned to { $value }.
teserakt-requested =
    { $giving ->
        [yes] { $who } offers the { teserakt-die-of } to { $other }.
       *[no] { $who } asks { $other } for the { teserakt-die-of }.
    }
teserakt-declined = { $who } declines.
teserakt-transferred = The { teserakt-die } goes from the lab of { $who } to the lab of { $other }.
teserakt-analysed = { $who } analyses: { teserakt-card } is discarded.
teserakt-drew = { $who } draws a card of level { $level }: { teserakt-card }.
teserakt-deck-empty = { $who } would draw a card of level { $level }, but there is none left.
teserakt-used-speciality = { $who } uses a speciality: { teserakt-card }.
teserakt-played = { $who } plays a card: { teserakt-card }.
teserakt-discovered = { $who } plays the discovery of value { $value }: { teserakt-card }.
teserakt-ended-early = { $who } ends the action phase early: any other action would lose the game.
teserakt-stabilised = { $who } stabilises the { teserakt-die-of }: { $filled } of 24.
teserakt-turned-up = The discovery of value { $value } is turned up: { teserakt-card }.
teserakt-unlocked = The discovery of value { $value } is unlocked.
teserakt-colour-completed = All dice of one colour are stable: { teserakt-colour-name }.
teserakt-rolled = The { teserakt-die } { teserakt-place } is rolled: { $value }.
teserakt-returned = An annihilated die comes back: { teserakt-die }.
teserakt-put-on = The { teserakt-die } is put on { $column }.
teserakt-relocated = The { teserakt-die } is relocated from { $source } to { $column }.
teserakt-exchanged = The { teserakt-die } from the lab of { $who } and the { $other } { teserakt-place } change places.
teserakt-gained-actions =
    { $count ->
        [one] { $who } has one more action.
       *[other] { $who } has { $count } more actions.
    }
teserakt-mended = A rift closes: { $rifts } are left.
teserakt-collapsed = The { teserakt-die } on { $column } collapses and shows { $value }.
teserakt-split = An annihilated die falls into the collapse zone: { teserakt-die }.
teserakt-annihilated = The { teserakt-die } { teserakt-place } is annihilated.
teserakt-rift =
    { $by ->
        [1] Too many collapsed dice show { $value }: a rift, the number of rifts is { $rifts }.
       *[2] Six or more collapsed dice show { $value }: two rifts, the number of rifts is { $rifts }.
    }
teserakt-discovery-lost = The discovery of value { $value } is lost in the rift.
teserakt-uncovered = { teserakt-symbol } is uncovered on { $column }.
teserakt-spared = The lab of { $who } is spared.
teserakt-won = All 24 slots are filled: the Tesseract is stable, you win!
teserakt-lost-to-rifts = The seventh rift: space breaks, you lose.
teserakt-lost-tesseract = The last die has left the Tesseract: you lose.

## The end

teserakt-end-won = all 24 slots are filled
teserakt-end-rifts = the seventh rift
teserakt-end-tesseract = the Tesseract is gone
teserakt-end-given-up = given up

## The table

teserakt-layer = layer { $layer }
teserakt-panel = Stabilised: { $filled } of 24
teserakt-rifts = Rifts: { $rifts } of { $most }
teserakt-status =
    { $status ->
       *[down] face down
        [up] open
        [unlocked] unlocked
        [played] played
        [lost] lost
        [lost-unseen] lost
    }
teserakt-zone = Collapse zone
teserakt-gone = Annihilated: { $dice }
teserakt-actions =
    { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
teserakt-lab = lab: { $dice } · spaces: { $spaces } · cards: { $cards }
teserakt-special = Speciality:
teserakt-level = level { $level }
teserakt-discovery = discovery of { $value }
teserakt-decks = Cards left: level 2: { $two }, level 3: { $three }, level 4: { $four }
teserakt-legend = y yellow, o orange, p purple, b blue · * free · < boundary die · ‼ two or more

## The board

teserakt-tesseract = Tesseract
teserakt-panel-title = Stabilised
teserakt-decks-title = Research cards
teserakt-gone-title = Annihilated
teserakt-labs = Labs and cards
teserakt-tab-short =
    { $tab ->
       *[cube] Cube
        [zone] Collapse
        [panel] Panel
        [labs] Labs
    }
teserakt-lab-title = Lab { $who }
teserakt-parts = Parts of the table
teserakt-tray = What you can do
teserakt-sets = Sets in the lab
teserakt-no-sets = No set with an empty slot lies in this lab.
teserakt-layers = Layers
teserakt-in-3d = The Tesseract in 3D
teserakt-flat-only = This browser cannot draw in 3D, so the Tesseract is shown in layers. Everything works here too.
teserakt-turn-left = Turn to the left
teserakt-turn-right = Turn to the right
teserakt-turn-above = From above and back
teserakt-choose-researcher =
    { $who ->
        [A] Who is researcher A?
        [B] Who is researcher B?
        [C] Who is researcher C?
        [D] Who is researcher D?
       *[other] The researchers are being chosen.
    }
teserakt-be-any = Leave it to chance
teserakt-standing =
    { $state ->
        [boundary] Free, and the boundary die: it is the next to collapse.
        [free] Free.
        [covered] Not free: another die lies on it.
        [empty] No die is left here.
       *[sides] Not free: fewer than two of its side faces can be seen.
    }
teserakt-cube-die = { $column }, layer { $layer }: { teserakt-die }. { teserakt-standing }
teserakt-cube-empty = { $column }: empty, { $symbol }
teserakt-die-on = { teserakt-die } on { $column }, layer { $layer }
teserakt-die-there = { teserakt-die } { teserakt-place }
teserakt-under = On the base under it: { $symbol }.
teserakt-symbol-does =
    { $symbol ->
        [acceleration] The boundary die is annihilated.
        [reinforcement] The lowest collapsed die is rolled again.
        [chain] The boundary die collapses.
        [fission] The boundary die collapses, and an annihilated die falls into the collapse zone.
        [wave] All dice in all labs but one are rolled.
        [burst] All dice in all labs are rolled.
        [interphase] Every collapsed die of an even value but six is turned one higher.
       *[shock] All dice in labs with the value of the die that left are annihilated.
    }
teserakt-its-slot =
    { $state ->
        [filled] Its slot on the panel is filled.
       *[open] Its slot on the panel is still empty.
    }
teserakt-slot =
    { $state ->
        [filled] { teserakt-die-first }: filled
       *[open] { teserakt-die-first }: empty
    }
teserakt-find = Discovery of { $value }: { $status }
teserakt-carried = Being carried out: { $card }
teserakt-lab-of =
    { $spaces ->
        [0] Dice in lab { $who }, which is full
        [one] Dice in lab { $who }, one space left
       *[other] Dice in lab { $who }, { $spaces } spaces left
    }
teserakt-zone-column =
    { $heat ->
        [near] Value { $value }: { $count } dice. One more is a rift.
        [hot] Value { $value }: { $count } dice. Every further one is a rift.
        [double] Value { $value }: { $count } dice. Every further one is two rifts.
       *[calm] Value { $value }: { $count ->
            [one] one die
           *[other] { $count } dice
        }
    }
teserakt-stabilise = Stabilise the { teserakt-die } of a set of { $count }
teserakt-stabilise-with = Stabilise it with { $dice }
teserakt-turn-to = Turn it to { $value }
teserakt-to-lab = To lab { $who }
teserakt-spare-lab = Spare lab { $who }
teserakt-do =
    { $act ->
        [yes] Yes
        [no] No
        [done] Enough
        [end] End the turn
        [play] Play the card
        [analyse] Analyse it
        [annihilate] Annihilate it
       *[stabilise] Stabilise
    }
teserakt-help = Press a die, a set or a card to see what can be done with it; the same again, or Play, does it. Free dice are bright, the boundary die is marked in red. Drag the Tesseract to turn it, or use Q, E, R and F; V shows it in layers. Hold a die, or press P on it, to point at it for the others.
teserakt-rifts-title = Rifts
teserakt-discoveries-title = Discoveries
teserakt-speciality = Speciality
teserakt-in-short =
    { $skill ->
        [flip] Turns dice upside down: a 1 becomes a 6, a 2 becomes a 5.
        [versatile] Does more in a turn by doing something different each time.
        [spacious] Has the most room for dice.
        [wide] Gets dice to the value that is missing faster than anyone.
        [courier] Passes dice around for nothing.
        [thorough] Gets better cards for every die that is stabilised.
        [analyst] Swaps weak cards for strong ones.
        [digger] Reaches dice on the cube that others cannot take yet.
        [open] Lets everybody work on the dice here.
        [mentor] Lets everybody use the cards here.
       *[steady] Has a say in which die falls next.
    }
teserakt-tell-zone = Dice that fall from the cube lie here by their value. When one falls and three or more of its value then lie here, space cracks: a rift; with six or more, two.
teserakt-tell-gone = Annihilated dice are out of the game unless a card or a whole colour brings one back.
teserakt-tell-sets = One slot for each colour and value; all 24 filled wins. A die comes here from a set in a lab: at least three dice, of one colour or all of different ones, of one value or a run.
teserakt-tell-stabilise = The die goes to its slot for good. The rest of the set stays in the lab: you may roll it and draw a research card for it.
teserakt-tell-look = The Tesseract in 3D, or as four layers side by side: the same dice, as you like to see them.
teserakt-tell-rifts = Each is a crack in space. The seventh loses the game.
teserakt-tell-discoveries = Strong cards for everyone, one for each value. Two stabilised dice of a value turn its card up, all four unlock it.
teserakt-tell-discovery = Two stabilised dice of value { $value } turn it up, all four unlock it: then anyone may play it once in their turn, and it costs no action.
teserakt-tell-decks = Cards help without costing an action. You draw one when you roll the rest of a set after stabilising, or by an analysis.
teserakt-tell-deck =
    { $count ->
        [one] Research cards of level { $level }: one is left. Whoever rolls { $level } dice after stabilising draws one.
       *[other] Research cards of level { $level }: { $count } are left. Whoever rolls { $level } dice after stabilising draws one.
    }
teserakt-tell-card = Playing it costs no action. Analysing it does: it is discarded for one of a higher level.
teserakt-tell-lab =
    { $spaces ->
        [0] Lab { $who } is full. Dice wait here until they make a set.
        [one] Lab { $who }: one space is left. Dice wait here until they make a set.
       *[other] Lab { $who }: { $spaces } spaces are left. Dice wait here until they make a set.
    }
teserakt-tell-die =
    { $where ->
        [zone] An action turns it one up or down; below 1 it is annihilated.
       *[lab] An action turns it one up or down, passes it to another lab, or stabilises it with a set.
    }
teserakt-tell-actions = Three in a turn: take a free die, turn a die by one, pass one on, stabilise, analyse a card, use the speciality. Then a die falls from the cube.
teserakt-tell-nobody = Researcher { $who } is still to be chosen.
teserakt-chosen-card =
    { $next ->
        [play] { $card }: press Play the card.
        [analyse] { $card } cannot be carried out now. Analyse it?
       *[either] { $card }: play it, or analyse it?
    }
teserakt-chosen-discovery = The discovery of { $value }: press Play the card.
teserakt-chosen-die = The { teserakt-die } { teserakt-place }: choose what to do with it.
teserakt-chosen-of-card = The { teserakt-die } { teserakt-place }: go on choosing.
teserakt-chosen-top = The { teserakt-die } on { $column }: choose where it goes.
teserakt-draft-final = Chance follows: this cannot be taken back.
teserakt-draft-any = Chance chooses the researcher.
teserakt-draft-become = Become: { $card }.
teserakt-draft-at = The { teserakt-die } on { $column }.
teserakt-draft-put = The { teserakt-die } goes on { $column }.
teserakt-draft-take = Extract the { teserakt-die } from { $column }.
teserakt-draft-take-of =
    { $do ->
        [annihilate] Annihilate the { teserakt-die } on { $column }.
        [stabilise] Stabilise the { teserakt-die } from { $column }.
       *[extract] Extract the { teserakt-die } from { $column }.
    }
teserakt-draft-turn = Turn the { teserakt-die } { teserakt-place } to { $value }.
teserakt-draft-annihilate = Annihilate the { teserakt-die } { teserakt-place }.
teserakt-draft-pass = The { teserakt-die } { teserakt-place } goes to lab { $other }.
teserakt-draft-pick =
    { $do ->
        [flip] Flip the { teserakt-die } { teserakt-place }.
        [annihilate] Annihilate the { teserakt-die } { teserakt-place }.
        [stabilise] Stabilise the { teserakt-die } { teserakt-place }.
       *[roll] Roll the { teserakt-die } { teserakt-place }.
    }
teserakt-draft-move = Relocate the { teserakt-die } from { $source } to { $column }.
teserakt-draft-swap = Exchange your { teserakt-die } for the { $other } { teserakt-place }.
teserakt-draft-stabilise = Stabilise the { teserakt-die } of a set of { $count }.
teserakt-draft-play = Play: { $card }.
teserakt-draft-analyse = Discard { $card } and draw a card of the next higher level.
teserakt-draft-speciality = Use the speciality, which is an action.
teserakt-draft-end = End the turn: the boundary die collapses.
teserakt-draft-spare = Lab { $who } is spared, the dice in all others are rolled.
teserakt-draft-deliver = The { teserakt-die } goes to lab { $who }.
teserakt-draft-colour = All of one colour: { teserakt-colour-name }.
teserakt-draft-value = All of one value: { $value }.
teserakt-draft-answer =
    { $answer ->
        [choose] This option.
       *[other] { $answer }
    }
teserakt-seat-alone = Researchers A and B
teserakt-reached = { $score } of 24 stabilised

## Refusals

teserakt-unreadable = Write a move such as take b2, turn A:y3 to 4 or end, not { $move }.
teserakt-no-actions = No actions are left: play a card or end.
teserakt-lab-full =
    { $spaces ->
        [one] The lab is full: it has one space.
       *[other] The lab is full: it has { $spaces } spaces.
    }
teserakt-empty-column = There is no die left on { $column }.
teserakt-not-free = The { teserakt-die } on { $column } is not free: on layer { $layer } of { $most } fewer than two of its side faces can be seen.
teserakt-covered = Only the top die of { $column } can be free: the others lie under it.
teserakt-not-your-lab = You adjust dice in your own lab or in the collapse zone, not { teserakt-place }.
teserakt-no-such-die = There is no { teserakt-die } { teserakt-place }.
teserakt-not-annihilated = Only a collapsed die can be adjusted below 1; the { teserakt-die } cannot.
teserakt-too-far = The { teserakt-die } cannot be adjusted to { $value }.
teserakt-no-such-lab = There are { $labs } labs.
teserakt-not-between = A transfer goes from your lab to another or from another to yours.
teserakt-labs-only = A transfer goes from lab to lab, never from or to the collapse zone.
teserakt-has-declined = This has been declined and is not asked again this turn; ask for another die, or the other way.
teserakt-not-in-lab = These dice are not all in your lab.
teserakt-no-set =
    { $count ->
        [one] One die is no set: it takes three, of one colour or all of different ones, of one value or a run.
       *[other] These { $count } dice are no set: it takes three, of one colour or all of different ones, of one value or a run.
    }
teserakt-slot-filled = The slot of the { teserakt-die } is filled already ({ $value } of its colour).
teserakt-no-speciality = Your speciality would do nothing now.
teserakt-not-yet =
    { $actions ->
        [one] One action is still to be taken.
       *[other] { $actions } actions are still to be taken.
    }
teserakt-unknown-researcher = There is no such researcher: { $researcher }.
teserakt-researcher-taken = Researcher { $who } is that already: { teserakt-card }.
teserakt-not-top-corner = Take a die from a top corner ({ $columns }), not from { $column }.
teserakt-not-low-corner = The lowest corner dice of the next layer lie on { $columns }, not on { $column }.
teserakt-higher-layer = The boundary die lies on layer { $lowest }, the lowest with free dice; the { teserakt-die } on { $column } lies on layer { $layer }.
teserakt-higher-value = The { teserakt-die } on { $column } is not the boundary die: a free die of its layer shows { $value }.
teserakt-not-lowest = Choose one of the lowest collapsed dice ({ $dice }), not the { teserakt-die } { teserakt-place }.
teserakt-none-annihilated = No annihilated die has this colour: { teserakt-colour-name }.
teserakt-column-full = No die can be put on { $column }: { $most } dice lie there already.
teserakt-same-column = The { teserakt-die } lies on { $column } already; it is relocated to another column.
teserakt-same-lab = The { teserakt-die } is in lab { $who } already; it goes to another one.
teserakt-identical-dice = The two dice are identical: exchanging them would change nothing.
teserakt-not-from-own = The other die comes from another lab, not from your own.
teserakt-shows-already = The { teserakt-die } shows { $value } already.
teserakt-set-values = A die is set to a value from 1 to 6.
teserakt-elsewhere = Choose a die { teserakt-where }, not { teserakt-place }.
teserakt-unfit = Choose a die{ teserakt-only }, not the { teserakt-die }.
teserakt-compulsory = This is compulsory: it has to be done as often as it can be.
teserakt-none-of-value = None of the dice to choose from shows { $value }.
teserakt-none-of-colour = None of the dice to choose from has this colour: { teserakt-colour-name }.
teserakt-no-option = There are { $count } options to choose from.
teserakt-option-idle = Option { $nth } cannot be chosen: the first thing it says cannot be done now.
teserakt-card-idle = { teserakt-card } cannot be played: the first thing it says cannot be done now.
teserakt-labs-full = No lab has a space for the die.
teserakt-card-not-held = You do not hold the card { $card }.
teserakt-others-card = { teserakt-card } is a card of { $who }'s: it is played in { $who }'s own action phase.
teserakt-highest-level = { teserakt-card } is of the highest level: no higher card can be drawn.
teserakt-no-higher-card = { teserakt-card } cannot be analysed: the decks of all higher levels are empty.
teserakt-discovery-locked = The discovery of value { $value } is not unlocked; stabilised dice of this value: { $count } of 4.
teserakt-discovery-played = The discovery of value { $value } has been played already.
teserakt-discovery-gone = The discovery of value { $value } was lost in a rift.
teserakt-not-your-turn = It is { $who }'s turn, not yours.
teserakt-not-your-choice = This is for { $who } to choose.
teserakt-not-begun = The first turn has not begun: first everybody gets a researcher and a die.
teserakt-researchers-chosen = The researchers were chosen before the first turn and stay.
teserakt-nothing-requested = There is no request to answer: no transfer waits for anybody's consent.
teserakt-no-action = Not an action of its own: { $move }. A card, a speciality or an event asks for it.
teserakt-awaits-consent = First { $who } answers whether the transfer is agreed to.
teserakt-phase-over = The action phase is over: the collapse phase is carried out now.
teserakt-unfinished = First finish what has been begun: answer what is asked.
teserakt-bad-position-part = This is not a position of TESERAKT: { $part }. { $where ->
        [head] The seats and the base are written like 2-1, with an r for the race of rifts against discoveries.
        [columns] There are 16 columns with slashes between them, each of at most four dice; one without dice is -, but not all are.
        [researchers] Every researcher is written once, in order, like A=pilot:y3y4+drone.
        [lab] In a lab there are dice like y3y4, no more than it has spaces, or none, written -.
        [card] There is no such research card, or not so many of it.
        [zone] Collapsed dice are written like y3y4, or - if there are none.
        [panel] Stabilised dice are written like y3y4, each once and not all 24, or - if there are none.
        [rifts] There are 0 to 6 rifts.
        [colour] There are only 16 dice of this colour.
        [discoveries] There are six different discovery cards with commas between them; only one that is unlocked can have been played, written with an exclamation mark.
        [turn] Whose turn it is and the actions left are written like A3, and something can be done.
       *[parts] It has seven or eight parts with a space between them.
    }

## Decks

teserakt-deck-too-long = The deck is too long: at most { $most } characters.
teserakt-deck-too-deep = The deck is not a deck: things are nested too deep in it.
teserakt-deck-nothing = There is nothing in the deck: it holds at least one of { $known }.
teserakt-deck-syntax = Line { $line }, column { $column }: this is not TOML. { $why ->
        [twice] The same name is given twice.
        [open] A bracket is not closed.
        [string] A text in quotation marks is not closed, or contains a character that it cannot have.
        [equals] After a name there has to be an equals sign.
        [name] A name is missing; what stands in braces has to be on one line.
        [value] After an equals sign there has to be a number, true, false, a text in quotation marks, or a list.
        [more] Something follows the value on the same line.
       *[other] A line is a name in brackets, or a name, an equals sign and a value.
    }
teserakt-deck-kind = Line { $line }, { $what }: { $kind } is none of { $known }, or has more than { $most } entries.
teserakt-deck-id = Line { $line }, { $what }: { $id } is not an id. Ids are lower-case letters, digits and hyphens.
teserakt-deck-table = Line { $line }, { $what }: this should be a table.
teserakt-deck-key = Line { $line }, { $what }: there is no { $key } here, only { $known }.
teserakt-deck-marks = Line { $line }, { $what }: a letter carries at most { $most } marks.
teserakt-deck-name = Line { $line }, { $what }: a name is a text of at most { $most } characters.
teserakt-deck-effects = Line { $line }, { $what }: a list of one to { $most } effects is needed.
teserakt-deck-verb = Line { $line }, { $what }: { $verb } is not an effect; effects are: { $known }.
teserakt-deck-too-strong = Line { $line }, { $what }: { $verb } is not allowed here, only { $verb ->
        [mend] on research cards of level 4 and on discoveries
       *[other] on cards, not as a speciality
    }.
teserakt-deck-field = Line { $line }, { $what }: { $verb } takes no { $field }, only { $known }.
teserakt-deck-value = Line { $line }, { $what }: { $field } cannot be { $value }; it can be: { $known }.
teserakt-deck-choice = Line { $line }, { $what }: choose needs of, two to four lists of effects, and nothing else.
teserakt-deck-base = Line { $line }, { $what }: bases are called { $known }.
teserakt-deck-symbols = Line { $line }, { $what }: symbols are { $rows } rows of { $rows } words.
teserakt-deck-discoveries = Line { $line }, { $what }: there are { $count } discovery cards, not { $need }.
teserakt-deck-researchers = Line { $line }, { $what }: at least { $need } researchers are needed.
teserakt-deck-starting = Line { $line }, { $what }: at least { $need } cards of level 2 are needed, one for each researcher.

## The first lesson

teserakt-lesson-extract = The goal: together fill all 24 slots, one for each colour and value, before space cracks for the seventh time. A slot takes a die of a set, and two fives are in your lab already. Find a free die on the Tesseract (free dice are bright) that makes a set with them: three of one value, all of different colours, or all of one colour. There is a yellow one on top of a corner; take it, whatever else you would prefer.
teserakt-lesson-extract-solved = It came to your lab just as it lay. Then your actions were spent, and the boundary die collapsed.
teserakt-lesson-extract-again = Free dice show their top and two more faces. The yellow five lies on a4: press it, then press it again.
teserakt-lesson-adjust = Three yellow dice show 3, 4 and 6: nearly a run. Adjust one of them by one so that they are a set.
teserakt-lesson-adjust-solved = 3, 4 and 5 of one colour: a set. Next turn one of them can be stabilised.
teserakt-lesson-adjust-again = The six has to become a five: press it, then choose the five.
teserakt-lesson-stabilise = Yellow 3, orange 4 and purple 5 are a set: all colours differ and the values are a run. Stabilise the one whose slot on the panel is still empty.
teserakt-lesson-stabilise-solved = One more slot is filled. The other two dice may be rolled for a research card, or kept as they are.
teserakt-lesson-stabilise-again = Yellow 3 and purple 5 are on the panel already: press the orange 4 of the set that is suggested.
teserakt-lesson-identical = A yellow five lies in the collapse zone. Stabilise so that it can be annihilated, and do that too.
teserakt-lesson-identical-solved = That is the best way to clean the collapse zone: stabilise what lies there.
teserakt-lesson-identical-again = Stabilise the yellow 5 of the set, and answer yes.
teserakt-lesson-annihilate = Three dice of a value in the collapse zone are a rift. Get rid of the yellow one, by adjusting it below 1.
teserakt-lesson-annihilate-solved = Only collapsed dice can be adjusted to nothing.
teserakt-lesson-annihilate-again = Press the yellow 1 in the collapse zone, then the cross.
teserakt-lesson-card = Your actions are spent, but you may still play cards. Remove an orange three from the collapse zone with one, and with the other extract the yellow five.
teserakt-lesson-card-solved = Cards cost no actions: play as many as you like, before, between and after them.
teserakt-lesson-card-again = Play Damping and choose an orange 3 in the collapse zone; play Tweezers and choose the yellow 5 on a4. The order does not matter.
teserakt-lesson-boundary = Adjust your yellow three, whichever way. Then a die collapses: of the lowest layer with free dice the lowest one, and if they tie, you choose. Let it be the blue one in corner d4.
teserakt-lesson-boundary-solved = It was rolled and fell into the collapse zone. Choose with care: whatever leaves the base sets off an event.
teserakt-lesson-boundary-again = First turn the yellow 3 in your lab to 2 or 4, then choose the die on d4.
teserakt-places = A column (b2), a die in its layer (b2.3), a lab (A), a die in a lab or in the zone (A:y3, z:y3), a slot (p:y3), a discovery (d:4), a card (c:drone).

## All there is

teserakt-pieces =
    { $kind ->
        [research] Research cards
        [discovery] Discoveries
        [researcher] Researchers
        [base] Bases
       *[event] Events
    }
teserakt-copies =
    { $copies ->
        [one] one copy
       *[other] { $copies } copies
    }
teserakt-diamond = mainly helps others
teserakt-base = Base { $base }

## Reasons for a move

teserakt-why-fills =
    { $slots ->
        [one] fills a slot
       *[other] fills { $slots } slots
    }
teserakt-why-rifts =
    { $rifts ->
        [one] closes a rift
       *[other] closes { $rifts } rifts
    }
teserakt-why-nearer = brings a lab nearer to a set
teserakt-why-safer = makes the collapse zone less dangerous
teserakt-why-supply = gives a lab another die to work with
teserakt-why-card = makes use of a card or gains one
teserakt-why-anyone = every researcher is of use
teserakt-why-together = helps the plan of a partner
teserakt-why-ends = nothing better can be done this turn
teserakt-why-least-harm = does the least harm

## The coach

teserakt-coach-zone =
    { $count ->
        [one] If the next die that collapses shows { $values }, a rift opens: there are two or more of them in the zone already.
       *[other] If the next die that collapses shows one of { $values }, a rift opens: there are two or more of each in the zone already.
    }
teserakt-coach-rifts =
    { $left ->
        [one] One more rift, and all is lost.
       *[other] { $left } more rifts, and all is lost.
    }

## The coached first game

teserakt-coached-goal = You win or lose together. This is the Tesseract: take it apart and fill 24 slots, one die of each colour and value, before it is gone.
teserakt-coached-cube = A die is free if its upper face and at least two others can be seen. Extract one into your lab: that is one of the three actions of your turn.
teserakt-coached-actions = What you can do with your actions stands here: extract, adjust a die by one, transfer, stabilise and more. Cards cost no action.
teserakt-coached-lab = Three or more dice in your lab make a set: all of one colour or all of different ones, and all of one value or a run of values. A set lets you stabilise one of its dice, if its slot is empty.
teserakt-coached-zone = At the end of each turn the boundary die falls: it is rolled into the collapse zone. As soon as three dice there show the value that was rolled, a rift opens, and again with each further one.
teserakt-coached-rifts = The seventh rift loses the game. An action can also turn a die in the zone by one, so that no value comes to three; a 1 turned down is gone.
teserakt-coached-stabilised = A die is in its slot for good. Two of a value turn up a discovery, four unlock it: then anybody may play it once, without an action.
teserakt-coached-partner = Dice can be given from lab to lab, an action each, if the other one agrees. Look what your partner is short of: you can also propose moves to each other.
teserakt-coached-end = The expedition is over. The analysis shows where it turned; the next one you can lead without a guide.
