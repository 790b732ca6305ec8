reversi-about = Enclose the other's discs between two of yours, and they are yours. The most discs win.
reversi-kind = abstract strategy, nothing hidden
reversi-length = 20 minutes
reversi-seat = { $seat ->
    [0] Green
   *[1] Orange
}
reversi-option-size = Board
reversi-option-size-8 = 8 by 8
reversi-option-size-6 = 6 by 6, a short game
reversi-disc = a disc of { reversi-seat }
reversi-ask = Place a disc so that it encloses discs of the other, such as d3.
reversi-ask-board = Place a disc so that it encloses discs of the other.
reversi-no-cell = There is no cell { $cell }.
reversi-taken = A disc lies on { $cell }.
reversi-nothing-enclosed = A disc on { $cell } encloses none of the other's.
reversi-unreadable = Write the name of a cell, such as d3.
reversi-position = A position is rows of x, o and . divided by /, and whose turn it is: x or o.
reversi-began = Four discs lie in the middle.
reversi-placed = { reversi-seat } places a disc on { $cell }.
reversi-turned = { $discs ->
    [one] A disc becomes { reversi-seat }: { $cells }.
   *[other] { $discs } discs become { reversi-seat }: { $cells }.
}
reversi-passed = { reversi-seat } can enclose nothing and passes.
reversi-over = Nobody can place a disc: { $first } green ones against { $second } orange ones.
reversi-end = nobody can place a disc
