brambles-about = Offer others a card under a cloth, a berry or a thorn. They take it, or leave it to you.
brambles-kind = cards, hidden hands, bluffing
brambles-length = ten minutes
brambles-seat = Player { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
brambles-option-looks = Looks under the cloth
brambles-option-looks-0 = none
brambles-option-looks-1 = one each
brambles-option-looks-2 = two each
brambles-ask-give = Offer a card to another player, such as give 3 to B.
brambles-ask-answer = { $looks ->
    [0] Player { $giver } offers you a card: take or leave?
   *[other] Player { $giver } offers you a card: take, leave, or look first?
}
brambles-unreadable = Write give 3 to B, or give t to B for a thorn; or take, leave or look.
brambles-nobody = There is no such player at this table.
brambles-to-yourself = You offer a card to somebody else, never to yourself.
brambles-not-held = You do not hold { $card ->
    [t] a thorn
   *[other] a { $card }
}.
brambles-no-look = You have no look left.
brambles-not-your-turn = It is not your turn to give.
brambles-not-offered = Nobody offers you a card now.
brambles-position = A position says whose turn it is, each hand and basket, and the deck: A | 13t/2 | 224/1 | 31.
brambles-offered = { brambles-seat } offers player { $to } { $card ->
    [hidden] a card
    [t] a thorn
   *[other] a { $card }
}.
brambles-took = { brambles-seat } takes { $card ->
    [hidden] the card
    [t] a thorn
   *[other] a { $card }
} from player { $giver }.
brambles-left = { brambles-seat } leaves the card to player { $giver }.
brambles-looked = { brambles-seat } looks under the cloth{ $card ->
    [hidden] { "" }
    [t] : a thorn
   *[other] : a { $card }
}.
brambles-drew = { brambles-seat } draws { $card ->
    [hidden] a card
    [t] a thorn
   *[other] a { $card }
}.
brambles-emptied = { brambles-seat } turns out the basket: { $cards }. Points: { $points }.
brambles-won = Most points: { $players }.
brambles-end = all cards are given
brambles-held = hand { $hand }, looks { $looks }
brambles-cloth = Under the cloth: { $card }
brambles-deck = Deck: { $cards }
brambles-hand = Your hand: { $cards }
brambles-ask-give-board = Offer a card: press it, and then whoever is to get it.
brambles-ask-answer-board = Player { $giver } offers you a card. Take it, or leave it?
brambles-take = Take it
brambles-leave = Leave it
brambles-look = Look first
brambles-pile = Deck
brambles-under-cloth = Under the cloth
brambles-cards = Hand
brambles-basket = Basket
brambles-looks-left = Looks
brambles-looks = { $looks ->
    [0] no look left
    [one] one look left
   *[other] { $looks } looks left
}
brambles-back = a card face down
brambles-card = { $berries ->
    [0] thorn
    [one] one berry
   *[other] { $berries } berries
}
brambles-lesson-thorn = You hold a 1, a 4 and a thorn, and B knows none of them. Try to get rid of the thorn.
brambles-lesson-thorn-solved = If B takes it, B loses a point. If not, it lands in your own basket: that is the risk.
brambles-lesson-thorn-again = Offer the thorn: give t to B.
brambles-lesson-look = A offers you a card. A second thorn would cost you two points: make sure before you take it.
brambles-lesson-look-solved = A 4! Now A and you know where it lies, and nobody else.
brambles-lesson-look-again = You have one look: look under the cloth first, then decide.
