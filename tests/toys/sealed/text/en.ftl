sealed-about = Everyone bids a card in secret; the highest scores.
sealed-kind = a toy for tests
sealed-length = five minutes
sealed-seat = { $seat ->
    [0] Ann
    [1] Bob
   *[2] Cid
}
sealed-option-rounds = Rounds
sealed-option-rounds-2 = two
sealed-option-rounds-3 = three
sealed-ask-bid = Bid a card of your hand, such as bid 7.
sealed-ask-toast = Say a few words, such as say cheers.
sealed-not-held = You do not hold { $card }.
sealed-toast = A toast is one to twenty letters and spaces.
sealed-toast-of-winners = Only the winner of a round says a few words.
sealed-unreadable = Write bid 7 or say cheers.
sealed-laid = { $card ->
    [0] Seat { $seat } lays a card.
   *[other] Seat { $seat } lays { $card }.
}
sealed-shown = Seat { $seat } shows { $card }.
sealed-scored = Seat { $seat } scores { $points }.
sealed-toasted = Seat { $seat } says: { $words }
sealed-drew = { $card ->
    [0] Seat { $seat } draws a card.
   *[other] Seat { $seat } draws { $card }.
}
sealed-over = The winners: { $seats }.
sealed-end = the most points
sealed-hand = Hand: { $cards }
sealed-scores = Scores: { $scores }
sealed-nothing = { "" }
