nim-about = Take matches from one heap; whoever takes the last one wins.
nim-kind = abstract strategy, nothing hidden
nim-length = five minutes
nim-seat = Player { $seat ->
    [0] 1
   *[1] 2
}
nim-option-heaps = Heaps
nim-option-heaps-3 = three, of 3, 4 and 5
nim-option-heaps-4 = four, of 3, 4, 5 and 6
nim-ask = Take matches: the heap and how many, such as 2x3.
nim-ask-board = Press a match: it is taken, and all to the right of it.
nim-heap = Heap { $heap }
nim-match = { $matches ->
    [one] the last match of heap { $heap }
   *[other] { $matches } matches of heap { $heap }
}
nim-too-many = Heap { $heap } does not hold { $matches } matches.
nim-unreadable = Write the heap and how many matches, such as 2x3.
nim-position = A position says whose turn it is and how large the heaps are: 1: 3 4 5.
nim-took = { nim-seat } takes { $matches } from heap { $heap }.
nim-took-last = { nim-seat } takes the last match and wins.
nim-end = the last match
nim-lesson-even = Two heaps are left. Leave them equal, and the last match will be yours.
nim-lesson-even-solved = Whatever the other takes from one heap now, you take from the other heap.
nim-lesson-even-again = The heaps hold 3 and 5 matches: take two from the larger one.
nim-coached-taken = The other one has taken matches. Look what is left for you.
