couriers-about = One card in your hand, one drawn, one sent out: the highest at the end wins, if nobody catches you.
couriers-kind = a toy for tests
couriers-length = two minutes
couriers-seat = { $seat ->
    [0] North
    [1] East
    [2] South
   *[3] West
}
couriers-ask = Send one of your two cards, such as scout 2 crown, duel 1 or guard.
couriers-not-held = You do not hold that card.
couriers-not-so = That card is not sent like this.
couriers-unreadable = Write a card, whom it is sent to, and for a scout what it looks for: scout 2 crown.
couriers-drew = { $card ->
    [0] Seat { $seat } draws a card.
   *[other] Seat { $seat } draws { $card }.
}
couriers-sent = Seat { $seat } sends { $card } to { $to }, looking for { $sought }.
couriers-changed = Seat { $seat } lays { $card } open and draws another card.
couriers-dropped-out = Seat { $seat } drops out and shows { $card }.
couriers-won = The winners: { $seats }.
couriers-end = the most rounds
couriers-hands = Hands: { $hands }
couriers-drawn = Drawn: { $card }
couriers-sent-all = Sent: { $cards }
couriers-option-rounds = Rounds to win
couriers-option-rounds-1 = one
couriers-option-rounds-5 = five
couriers-shown = Hands: { $hands }. The round goes to { $seats }.
couriers-scores = Rounds won: { $scores }
