numerus-about = Land ships, raise tentaclers at an exact distance, and build more connectors than the other.
numerus-kind = abstract strategy, nothing hidden
numerus-length = 20 to 40 minutes
numerus-seat =
    { $seat ->
        [0] Green
       *[1] Orange
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
numerus-end-resigned = the other player gave up
numerus-end-agreed = agreed by both players

## Notation

numerus-position-fields = A position has five parts: size, rows, connectors, docks, turn.
numerus-position-size = The board has { $least } to { $most } cells along a side.
numerus-position-rows = The rows do not describe a board of { $size } × { $size }.
numerus-position-connector = { $cells } is not a connector on this board.
numerus-position-docks = The docks are written like {"{"}1,2{"}"}<1,2>.
numerus-position-form = The position contradicts itself or is not written in the usual form.
numerus-sheet-line = "{ $sheet }" is not a line of a game. It should read like 1. 4 f6  3 g8.
numerus-sheet-form = The game is not written in the usual form.

## The board on a screen

numerus-board = Board, { $size } × { $size } cells
numerus-cell-empty = { $cell }, empty
numerus-cell-tentacler = { $cell }, { numerus-seat } tentacler, strength { $strength }
numerus-cell-ship = { $cell }, { numerus-seat } ship, value { $ship }
numerus-cell-connector = { $cell }, { numerus-seat } connector
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
