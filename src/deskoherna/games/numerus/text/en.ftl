numerus-about = Land ships, raise tentaclers at an exact distance, and build more connectors than the other.
numerus-goal = Land ships so that four of your tentaclers stand in a row: they become a connector that nobody can take away. Most connectors win, and four of them in one turn win at once.
numerus-kind = abstract strategy, nothing hidden
numerus-length = 20 to 40 minutes
numerus-seat =
    { $seat ->
        [0] Green
        [1] Orange
       *[called] { $seat }
    }
numerus-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
numerus-legend = { numerus-seat }: { $tentacler } tentacler, { $ship } ship, { $connector } connector

## Options

numerus-option-variant = Board
numerus-option-variant-full = full game, ships 1 to 5
numerus-option-variant-short = short game on a smaller board, ships 1 to 4
numerus-option-variant-large = full game on a larger board
numerus-option-first = Who starts
numerus-option-first-draw = drawn at random
numerus-option-first-green = Green
numerus-option-first-orange = Orange

## What is asked

numerus-ask-landing = Land a ship: its value and a cell, such as 3 g7.
numerus-ask-landing-board = Pick a ship from your dock, then a cell.
numerus-ask-run =
    { $connectors ->
        [one] Choose which four cells of { $run } become the connector.
       *[other] Choose where the { $connectors } connectors lie in { $run }.
    }

## Refusals

numerus-unreadable = "{ $move }" is not a move. Write a landing as 3 g7 or a connector as c4-f4.
numerus-unreadable-row = { $move } are not the ends of four cells in a row.
numerus-unreadable-directions = The connectors in "{ $move }" do not lie in one direction.
numerus-off-board = { $cell } is not on this board of { $size } × { $size }.
numerus-no-ship = No ship of value { $ship } is left in your dock.
numerus-too-strong = The tentacler on { $cell } has strength { $strength }, too strong for a ship of value { $ship }.
numerus-taken-ship = A ship stands on { $cell }.
numerus-taken-tentacler = Your own tentacler stands on { $cell }.
numerus-taken-connector = A connector runs over { $cell }.
numerus-not-your-turn = It is the turn of { numerus-seat }.
numerus-build-first = First choose where the connectors of the run { $run } lie: they must be built.
numerus-not-your-run = { numerus-seat } chooses where the connectors of the run { $run } lie.
numerus-no-run = There is no run to place connectors in now.
numerus-too-few =
    { $connectors ->
        [one] The run { $run } gives 1 connector, and it must be built.
       *[other] The run { $run } gives { $connectors } connectors, and all of them must be built.
    }
numerus-not-in-run =
    { $connectors ->
        [one] Choose four cells in a row within { $run }.
       *[other] Choose { $connectors } connectors that lie within { $run } and do not overlap.
    }

## What happened

numerus-starts = { numerus-seat } starts.
numerus-landed = { numerus-seat } lands a { $ship } on { $cell }.
numerus-stepped-on = It steps on a tentacler of { numerus-seat } with strength { $strength }.
numerus-appeared = { $cell }: a tentacler of { numerus-seat } appears with strength { $strength }.
numerus-strengthened = { $cell }: the tentacler of { numerus-seat } grows from { $before } to { $after }.
numerus-weakened = { $cell }: the tentacler of { numerus-seat } is weakened from { $before } to { $after }.
numerus-replaced = { $cell }: a tentacler of strength { $before } falls, { numerus-seat } holds the cell with { $after }.
numerus-removed = { $cell }: the tentacler of { numerus-seat } with strength { $strength } is gone, the cell is empty.
numerus-connected = { numerus-seat } builds the connector { $cells }.
numerus-passed = { numerus-seat } cannot land anywhere and passes.
numerus-hyper-node = Hyper node: { numerus-seat } builds { $connectors } connectors in one turn and wins at once.
numerus-won = { numerus-seat } wins { $score } : { $other }.
numerus-tied = A draw, { $score } : { $score }.

## How it ended

numerus-end = more connectors
numerus-end-hyper = a hyper node
numerus-end-tie = equally many connectors
numerus-end-resigned = resignation
numerus-end-agreed = by agreement

## The first lesson

numerus-lesson-reach = Your ship of value 3 acts on the cells exactly three away, in all eight directions. Land it so that all eight of them lie on the board.
numerus-lesson-reach-solved = Eight tentaclers of strength 3. The cells nearer to the ship and farther from it stayed empty.
numerus-lesson-reach-again = Some of the eight cells lay off the board. There must be three cells on every side of the ship.
numerus-lesson-strengthen = Your tentacler on f6 has strength 2. Raise it to 5 with one landing.
numerus-lesson-strengthen-solved = 2 + 3 = 5. A stronger tentacler is harder to fight and harder to step on.
numerus-lesson-strengthen-again = Three more are needed: land the 3 exactly three cells away from f6, straight or diagonally.
numerus-lesson-fight = Orange holds d5 with a tentacler of strength 3. Win the cell, so that a tentacler of yours stands there.
numerus-lesson-fight-solved = 4 against 3: the cell is yours, and your tentacler holds it with the difference, 1.
numerus-lesson-fight-again = Only the 4 is strong enough, and it must land exactly four cells away from d5.
numerus-lesson-step-on = Orange is one cell short of a connector in row 4. A ship may land right on a tentacler of the opponent that is no stronger than the ship: break the row with your 3.
numerus-lesson-step-on-solved = The tentacler is gone, and your ship stands in its place to the end. No row will pass here.
numerus-lesson-step-on-again = Of the three tentaclers only one has strength 3 or less. Land right on it.
numerus-lesson-connector = Your tentaclers stand on c4, d4 and f4. Fill the gap on e4 to build a connector; a ship itself is no part of a row.
numerus-lesson-connector-solved = Four in a row: the connector c4-f4 stands for good and scores 1 point.
numerus-lesson-connector-again = Land the 2 exactly two cells away from e4. A ship in the gap would only block the row.
numerus-lesson-run = Seven cells in a run give one connector, and you choose which four. Orange has no ships left, you have a 2: choose so that it brings you a second connector.
numerus-lesson-run-solved = The tentaclers on e4, f4 and g4 stayed together, and your ship added the fourth.
numerus-lesson-run-again = Three that stay together need just one more cell. To the left of a4 the board ends, so build a4-d4 and then raise a tentacler on h4.
numerus-lesson-crossing = The connector c4-f4 cannot be made longer, but it can be crossed: in other directions its cells count like tentaclers. Build a second connector across it.
numerus-lesson-crossing-solved = A part of your connector served as a tentacler. Both connectors stand, and both score.
numerus-lesson-crossing-again = Column e is nearly done: your connector lies on e4, tentaclers stand on e5 and e7. Only e6 is missing.
numerus-lesson-hyper-node = Four connectors in one turn are a hyper node and win at once. Find the landing that builds all four.
numerus-lesson-hyper-node-solved = A hyper node! Whatever the score, you win.
numerus-lesson-hyper-node-again = The 2 acts on eight cells at once. Look for the cell from which it reaches into all four rows.

## Notation

numerus-position-fields = A position has five parts: size, rows, connectors, docks, turn.
numerus-position-size = The board has { $least } to { $most } cells along a side.
numerus-position-rows = The board has { $size } rows, from the top, with / between them.
numerus-position-row = “{ $part }” is not row { $row } of a board with { $size } cells along a side.
numerus-position-connector = “{ $cells }” cannot lie there as a connector.
numerus-position-docks = The docks are written like {"{"}1,2{"}"}<1,2>.
numerus-position-turn = “{ $part }” is not a turn: write g or o, - for a game that is over, g! or o! for a hyper node.
numerus-position-rather = Instead of “{ $part }” write “{ $rather }”.
numerus-position-fleet = { numerus-seat } has ships and tentaclers of more than { $most } in all.
numerus-position-run = { numerus-seat } would have built connectors in the run { $run } already.
numerus-position-hyper = { numerus-seat } has too few connectors for a hyper node.
numerus-position-not-over = The game is not over: there are ships that can land.
numerus-position-idle = { numerus-seat } is to land, but cannot land anywhere.
numerus-sheet-line = "{ $sheet }" is not a line of a game. It should read like 1. 4 f6  3 g8.
numerus-sheet-form = Line { $number } of the game, “{ $sheet }”, should read “{ $rather }”.

## The board on a screen

numerus-board = Board, { $size } × { $size } cells
numerus-cell-empty = { $cell }, empty
numerus-cell-tentacler = { $cell }, { numerus-seat } tentacler, strength { $strength }
numerus-cell-ship = { $cell }, { numerus-seat } ship, value { $ship }
numerus-cell-connector = { $cell }, { numerus-seat } connector
numerus-tell-tentacler = { numerus-seat } tentacler, strength { $strength }. Four of one colour in a row become a connector. A ship at exactly its distance strengthens its own colour and fights the other.
numerus-tell-ship = { numerus-seat } ship of value { $ship }. It has acted on the cells exactly { $ship } away, in all eight directions, and stays here for good.
numerus-tell-connector = { numerus-seat } connector: one point. Nobody can take it away, and no ship can land here.
numerus-tell-dock = Ship of value { $ship }. Where it lands it acts on the cells exactly { $ship } away, in all eight directions: a new tentacler, a stronger one, or a fight.
numerus-dock = Dock of { numerus-seat }: { $name }
numerus-dock-ship =
    { $ships ->
        [one] Ship { $ship }, 1 left
       *[other] Ship { $ship }, { $ships } left
    }
numerus-draft-ship = Ship { $ship }: now a cell.
numerus-draft-cell = { $cell }: now a ship.
numerus-draft-landing =
    { $connectors ->
        [0] Land the { $ship } on { $cell }.
        [one] Land the { $ship } on { $cell } and build a connector.
       *[other] Land the { $ship } on { $cell } and build { $connectors } connectors.
    }
numerus-draft-hyper = Land the { $ship } on { $cell }: a hyper node, and you win at once!
numerus-draft-run = Build { $cells }.
numerus-hyper-ahead = Hyper node!
numerus-open-rule = Open rule { $rule }

## Reasons for a move

numerus-why-hyper = wins at once by a hyper node
numerus-why-stops-hyper = prevents a hyper node
numerus-why-rows = opens rows for later
numerus-why-leaves-more = leaves cells over that serve other rows
numerus-why-builds =
    { $connectors ->
        [one] builds a connector
       *[other] builds { $connectors } connectors
    }
numerus-why-prevents = the opponent can build { $left } next instead of { $connectors }
numerus-why-allows =
    { $connectors ->
        [one] but allows the opponent a connector
       *[other] but allows the opponent { $connectors } connectors
    }
numerus-why-prepares =
    { $connectors ->
        [one] threatens to build a connector next
       *[other] threatens to build { $connectors } connectors next
    }

## The coach

numerus-coach-win = You can build { $connectors } connectors with one landing: a hyper node, and you win. The rows are marked.
numerus-coach-hyper = { numerus-seat } threatens a hyper node: a { $ship } on { $cell } would build { $connectors } connectors and win at once.

## The coached first game

numerus-coached-dock = These are your ships. The number says how far a ship reaches, and how strong the tentaclers are that it raises. Each lands once and stays to the end.
numerus-coached-reach = A ship raises tentaclers on the cells exactly as far away as its number, in all eight directions; nearer and farther cells stay as they are. Pick a ship, then a free cell. Near the middle all eight lie on the board.
numerus-coached-tentaclers = Your ship has raised tentaclers. Four of them side by side in a straight line become a connector: a point for good. The ship itself is no part of a row.
numerus-coached-reply = Where a ship reaches a tentacler of the other side, the number of the ship is taken from its strength. If the ship is stronger, the cell changes hands; if they are equal, it becomes empty.
numerus-coached-score = A connector stands. It is a point, and nothing takes it away. It cannot be made longer, but its own side may build across it.
numerus-coached-aim = Look for rows in which you hold two or three cells, and count from the gap: a ship that lands exactly its number away fills it. Before you confirm, the board shows what will happen.
numerus-coached-block = A ship may also land right on a tentacler of the other side, if it is at least as strong. The tentacler is gone, and no row will pass that cell again.
numerus-coached-hyper = Four connectors in one turn are a hyper node: they win at once, whatever the score. Look out for cells from which one ship would close several rows, yours and theirs.
numerus-coached-end = That was your first game. The analysis shows where it turned. The next one you can play without a guide.
