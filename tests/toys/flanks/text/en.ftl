flanks-about = A disc turns over the rival discs that it encloses; most discs win.
flanks-kind = a toy for tests
flanks-length = five minutes
flanks-seat = { $seat ->
    [0] Cross
   *[1] Ring
}
flanks-option-size = Board
flanks-option-size-6 = six by six
flanks-option-size-8 = eight by eight
flanks-ask = Place a disc that encloses rival ones, such as c2.
flanks-encloses-none = A disc there would enclose nothing.
flanks-off-board = There is no such cell.
flanks-unreadable = Write a cell, such as c2.
flanks-began = Four discs lie in the middle.
flanks-placed = Seat { $seat } places a disc on { $cell } and turns over { $turned }.
flanks-ended = No disc can be placed any more: { $first } to { $second }.
flanks-end = the most discs
