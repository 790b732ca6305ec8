estimatrix-about = The world is made of six colours. Hint, guess, exchange letters, and be the first to put MATRIX together.
estimatrix-goal = Be the first to own all six letters of MATRIX: you exchange one whenever you and whoever gives the hint think of the same colour.
estimatrix-kind = associations, secret answers, shifting roles
estimatrix-length = 20 to 40 minutes
estimatrix-seat =
    { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
        [4] Player 5
        [5] Player 6
       *[called] { $seat }
    }

## Options

estimatrix-option-mode = Game
estimatrix-option-mode-basic = basic
estimatrix-option-mode-advanced = advanced: players who match again give their letters back
estimatrix-option-hints = Hints
estimatrix-option-hints-any = of every form
estimatrix-option-hints-screen = on the screen: text, emoji, drawings
estimatrix-option-hints-text = text only
estimatrix-option-hints-emoji = emoji only
estimatrix-option-hints-drawing = drawings only
estimatrix-option-hints-aloud = given aloud, for people who hear or see each other
estimatrix-option-naming = Names of colours in hints
estimatrix-option-naming-true = allowed
estimatrix-option-naming-false = forbidden
estimatrix-option-ink = Drawings
estimatrix-option-ink-black = in black
estimatrix-option-ink-colours = in colours
estimatrix-option-letters = Letters
estimatrix-option-letters-chosen = chosen by the players
estimatrix-option-letters-dealt = dealt at random
estimatrix-option-negater = First Negater
estimatrix-option-negater-drawn = drawn at random
estimatrix-option-negater-first = the player in the first seat

## Names

estimatrix-other =
    { $other ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
        [4] Player 5
        [5] Player 6
       *[called] { $other }
    }
estimatrix-negater =
    { $negater ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
        [4] Player 5
        [5] Player 6
       *[called] { $negater }
    }
estimatrix-quanter =
    { $quanter ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
        [4] Player 5
        [5] Player 6
       *[called] { $quanter }
    }
estimatrix-colour =
    { $colour ->
        [white] white
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
        [black] black
        [orange] orange
        [brown] brown
        [purple] purple
        [pink] pink
        [grey] grey
       *[none] none
    }
estimatrix-second =
    { $second ->
        [white] white
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
        [black] black
       *[none] none
    }
estimatrix-ban =
    { $ban ->
        [white] white
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
        [black] black
        [orange] orange
        [brown] brown
        [purple] purple
        [pink] pink
        [grey] grey
       *[none] none
    }
estimatrix-form-name =
    { $form ->
        [text] text
        [emoji] emoji
        [drawing] a drawing
       *[aloud] a hint given aloud
    }
estimatrix-forms =
    { $forms ->
        [any] text, emoji, a drawing or aloud
        [screen] text, emoji or a drawing
        [text] text only
        [emoji] emoji only
        [drawing] drawings only
       *[aloud] hints given aloud only
    }

# What bots say is in both languages; everyone reads their own.
estimatrix-words =
    { $czech ->
       *[other] { $english }
    }

## Questions

estimatrix-ask-letter = Choose your letter, such as letter T; letter any leaves it to chance.
estimatrix-ask-ban = You are the Quanter. Ban a colour for this turn, such as ban red, or roll the die: ban roll.
estimatrix-ask-hint = Banned: { estimatrix-ban }. Think of another colour and give a hint ({ estimatrix-forms }): say …, emoji …, draw … or aloud. A ban that you have chosen may still be changed.
estimatrix-ask-drawing = Go on drawing, take a stroke back (rub), or show the drawing, if you like with a description: show … Banned: { estimatrix-ban }. At this table: { estimatrix-forms }.
estimatrix-ask-lead = Which colour did you mean? Set it in secret, such as answer blue (not { estimatrix-ban }), or let the others go first: others first.
estimatrix-ask-answer =
    { $role ->
        [quanter] The others have set their colours. Which one did you mean? Such as answer blue (not { estimatrix-ban }).
        [negater] You are the Negater: guess the colour, and nobody exchanges. Such as answer blue (not { estimatrix-ban }).
       *[estimater] Guess the Quanter's colour in secret, such as answer blue (not { estimatrix-ban }).
    }
estimatrix-ask-change =
    { $role ->
        [quanter] Your answer is set. Until the last one is in you may change it (not to { estimatrix-ban }).
       *[other] Your guess is set. Until the last one is in you may change it (not to { estimatrix-ban }).
    }

## Refusals

estimatrix-unreadable = Write a move such as letter T, ban red, ban roll, say a lemon, emoji 🍋, aloud, answer blue or others first.
estimatrix-letter-taken = { estimatrix-seat } has the letter { $letter } already.
estimatrix-letters-first = First everyone chooses a letter.
estimatrix-letter-chosen = Your letter is { $letter }, for the whole game.
estimatrix-letter-order = Letters are chosen in the order of seats, and { estimatrix-seat } is choosing.
estimatrix-quanter-bans = Only the Quanter, { estimatrix-seat }, bans a colour.
estimatrix-quanter-hints = Only the Quanter, { estimatrix-seat }, gives a hint.
estimatrix-quanter-leads = Only the Quanter, { estimatrix-seat }, decides who answers first.
estimatrix-ban-first = First ban a colour.
estimatrix-ban-stands = The hint has been given, and so the ban stands: { estimatrix-colour }.
estimatrix-hint-first = First give the hint.
estimatrix-hint-given = You have given the hint of this turn.
estimatrix-no-hint-yet = The Quanter, { estimatrix-seat }, has not given the hint yet.
estimatrix-lead-decided = You have decided who answers first.
estimatrix-lead-undecided = The Quanter, { estimatrix-seat }, has yet to decide who answers first.
estimatrix-quanter-last = You let the others answer first, and not all of them have.
estimatrix-no-guess = Your time was up: you give no guess in this turn.
estimatrix-lapse = Only the table plays this, for a seat whose time is up.
estimatrix-ban-rolled = The die has banned a colour ({ estimatrix-colour }), and a rolled ban stands.
estimatrix-ban-final = The drawing has begun, and so the ban stands: { estimatrix-colour }.
estimatrix-ban-same = This colour is banned already: { estimatrix-colour }.
estimatrix-colour-banned = Nobody may use this colour in this turn: { estimatrix-colour } is banned.
estimatrix-form = This table does not take { estimatrix-form-name }. It allows { estimatrix-forms }.
estimatrix-drawing-begun = { $total ->
    [one] There is a stroke on the sheet: show the drawing, or rub it out first.
   *[other] There are { $total } strokes on the sheet: show the drawing, or rub it out first.
}
estimatrix-drawing-empty = There is nothing on the sheet yet.
estimatrix-hint-empty = A hint needs something that can be seen.
estimatrix-hint-long = A hint has at most { $most } characters, and this one has { $length }.
estimatrix-hint-lines = A hint has at most { $most } { $most ->
        [one] line
       *[other] lines
    }, and this one has { $lines }.
estimatrix-hint-character = A hint may not hold the character { $code }: it cannot be seen, or it changes how others see the page.
estimatrix-hint-markup = A hint is plain text. “{ $found }” looks like a piece of a web page or of a program.
estimatrix-hint-marks = A letter carries at most { $most } marks.
estimatrix-hint-names = This table does not allow hints to name colours, and “{ $word }” names one: { estimatrix-colour }.
estimatrix-hint-not-emoji = “{ $char }” is not an emoji. Words are given with say.
estimatrix-strokes = A drawing has at most { $most } strokes, and this one would have { $total }.
estimatrix-points = A drawing has at most { $most } points, and this one would have { $total }.
estimatrix-stroke = Stroke { $nth } cannot be read, or it leaves the sheet.
estimatrix-ink = Stroke { $nth } is not black. Colours would give the answer away; this table does not allow them.
estimatrix-bad-position =
    { $why ->
        [long] This text is too long for a position. It begins like this: { $part }
        [missing] A position has six parts or more, with a space between them. { $part ->
            [mode] The first one is missing: basic or advanced.
            [letters] The second one is missing: the letters of the seats, like MATR.
            [pairs] The third one is missing: who hold each other's letters, like 1-3,2-4 (“-” if nobody does).
            [negater] The fourth one is missing: the Negater and which of its two turns it is, like N1.2.
            [quanter] The fifth one is missing: the Quanter, like Q3.
           *[ban] The sixth one is missing: the banned colour, like white (“-” if none is banned yet).
        }
        [letters] { $part }: every seat has a letter of its own.
        [pairs] { $part }: a pair is written once, with the lower seat first, and both of them play.
        [over] { $part }: somebody has all six letters, so the game would be over.
        [roles] { $part }: no game of so many players comes to these roles.
        [too-early] { $part }: nobody answers before a colour is banned and a hint is given.
        [hint] { $part }: this is not a hint, or not one that may be given.
        [answers] { $part }: every seat has a letter here or “-”, nobody has the banned colour, and somebody is still to answer.
        [rather] Instead of “{ $part }” write “{ $rather }”.
       *[unreadable] “{ $part }” cannot be read.
    }

## What happens

estimatrix-chose =
    { $how ->
        [dealt] { estimatrix-seat } is dealt the letter { $letter }.
       *[chosen] { estimatrix-seat } chooses the letter { $letter }.
    }
estimatrix-shared-out =
    { $count ->
        [one] The letter { $letters } is free: everybody gets a piece of it.
       *[other] The letters { $letters } are free: everybody gets a piece of each.
    }
estimatrix-roles-given = { estimatrix-negater } starts as Negater, { estimatrix-quanter } as Quanter.
estimatrix-banned =
    { $how ->
        [rolled] { estimatrix-seat } rolls the die. Banned: { estimatrix-colour }.
       *[chosen] { estimatrix-seat } bans a colour: { estimatrix-colour }.
    }
estimatrix-drew =
    { $count ->
        [0] { estimatrix-seat } draws; the host has hidden it.
       *[other] { $total ->
            [one] { estimatrix-seat } draws: one stroke.
           *[other] { estimatrix-seat } draws: { $total } strokes.
        }
    }
estimatrix-rubbed-out =
    { $total ->
        [0] { estimatrix-seat } rubs everything out.
       *[other] { estimatrix-seat } rubs a stroke out; { $total } left.
    }
estimatrix-hinted =
    { $form ->
        [text] { estimatrix-seat } gives a hint: { estimatrix-words }
        [emoji] { estimatrix-seat } gives a hint: { estimatrix-words }
        [described] { estimatrix-seat } shows a drawing ({ estimatrix-strokes-of }): { estimatrix-words }
        [drawing] { estimatrix-seat } shows a drawing ({ estimatrix-strokes-of }).
        [hidden] { estimatrix-seat } gives a hint, which the host has hidden.
       *[aloud] { estimatrix-seat } gives a hint aloud.
    }
estimatrix-left-first = { estimatrix-seat } lets the others answer first.
estimatrix-answered =
    { $how ->
        [again] { $colour ->
            [secret] { estimatrix-seat } turns the die again.
           *[other] { estimatrix-seat } turns the die again: { estimatrix-colour }.
        }
       *[first] { $colour ->
            [secret] { estimatrix-seat } has set a colour.
           *[other] { estimatrix-seat } has set a colour: { estimatrix-colour }.
        }
    }
estimatrix-gave-none = { estimatrix-seat } runs out of time and gives no guess.
estimatrix-ran-out = { estimatrix-seat } runs out of time: the turn ends without exchanges.
estimatrix-shown =
    { $role ->
        [quanter] { estimatrix-seat }, the Quanter, shows { estimatrix-colour }.
        [negater] { estimatrix-seat }, the Negater, shows { estimatrix-colour }.
       *[estimater] { estimatrix-seat } shows { estimatrix-colour }.
    }
estimatrix-missed = Nobody thought of the same colour as { estimatrix-seat } ({ estimatrix-colour }).
estimatrix-thwarted = { estimatrix-seat }, the Negater, has guessed it ({ estimatrix-colour }): nobody exchanges.
estimatrix-exchanged = { estimatrix-seat } and { estimatrix-other } exchange letters: { $letter } for { $other_letter }.
estimatrix-not-again = { estimatrix-seat } and { estimatrix-other } have exchanged { $letter } and { $other_letter } before.
estimatrix-gave-back = { estimatrix-seat } and { estimatrix-other } match again and give { $other_letter } and { $letter } back.
estimatrix-negater-passed = { estimatrix-seat } becomes Negater for two turns, after { $before ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[called] { $before }
}.
estimatrix-quanter-passed =
    { $skipped ->
        [yes] { estimatrix-seat } becomes Quanter; the Negater is skipped.
       *[no] { estimatrix-seat } becomes Quanter.
    }
estimatrix-completed =
    { $count ->
        [one] { estimatrix-seat } has put MATRIX together and wins.
       *[other] Players { $seats } have put MATRIX together and share the win.
    }
estimatrix-end-completed = the whole word MATRIX
estimatrix-end-agreed = agreed

## The table as text

estimatrix-role =
    { $role ->
        [quanter] Quanter
        [negater-1] Negater 1/2
        [negater-2] Negater 2/2
        [estimater] Estimater
       *[none] {""}
    }
estimatrix-lacks = needs { $seats }
estimatrix-die-set = (set)
estimatrix-die-none = (no guess)
estimatrix-turn =
    { $ban ->
        [none] Turn { $turn }, no colour is banned yet.
       *[other] Turn { $turn }, banned: { estimatrix-ban }.
    }
estimatrix-strokes-of =
    { $strokes ->
        [one] one stroke
       *[other] { $strokes } strokes
    }
estimatrix-hint =
    { $form ->
        [text] “{ estimatrix-words }”
        [emoji] { estimatrix-words }
        [described] a drawing of { estimatrix-strokes-of }: { estimatrix-words }
        [drawing] a drawing of { estimatrix-strokes-of }
        [sketch] a drawing in the making, { estimatrix-strokes-of }
        [hidden] a hint that the host has hidden
       *[aloud] a hint given aloud
    }
estimatrix-last = Before: Quanter { $quanter }, { $hint } · { $dice }
estimatrix-legend = ▶ is to move · [M] own letter · M A T R I X letters owned

## What bots say when the answers have been shown

estimatrix-reason =
    { $sure ->
        [sure] “{ estimatrix-words }” is { estimatrix-colour } to me, no doubt about it.
        [rather] “{ estimatrix-words }” is rather { estimatrix-colour } to me.
       *[hardly] “{ estimatrix-words }” makes me think of { estimatrix-colour } a little.
    }
estimatrix-no-reason = I had nothing to go by, so I took any colour: { estimatrix-colour }.
estimatrix-avoided = I did not want to match, so I took anything but { estimatrix-colour }.

## Reasons for a move

estimatrix-why-alike = one is as good as another here
estimatrix-why-wordless = a hint without words leaves all colours open
estimatrix-why-nothing-said = the words point to no colour
estimatrix-why-points-to = the words point to { estimatrix-colour } ({ $percent } %)
estimatrix-why-hardly = little in the words points to { estimatrix-colour } ({ $percent } %)
estimatrix-why-two-ways = the words point to { estimatrix-colour } as well as to { estimatrix-second }
estimatrix-why-exchange = { $percent } % that letters are exchanged
estimatrix-why-negater-sees = { $percent } % that the Negater guesses it too
estimatrix-why-wins = a match wins the game
estimatrix-why-no-matter = a match would change nothing: the letters have been exchanged before
estimatrix-why-let-them = the others would lose letters: better not to disturb them
estimatrix-why-brings = a match brings the letter { $letter }
estimatrix-why-gives-back = a match would give the letter { $letter } back
estimatrix-why-gives-win = a match would give the last letter to { estimatrix-seat }
estimatrix-why-avoids = { estimatrix-seat } has the last letter that is missing and will avoid what the hint says
estimatrix-why-spoils = a match spoils the exchange of { estimatrix-seat }

## The browser's table

estimatrix-ask-letter-board = Choose your letter, or leave it to chance.
estimatrix-ask-ban-board = You are the Quanter. Ban a colour for this turn, or roll the die.
estimatrix-ask-hint-board = Think of a colour that is not banned, and give a hint.
estimatrix-ask-drawing-board = Everyone is watching. Show the drawing when it is finished.
estimatrix-ask-lead-board = Which colour did you mean? Set your die in secret, or let the others go first.
estimatrix-ask-answer-board =
    { $role ->
        [quanter] The others have set their dice. Which colour did you mean?
        [negater] You are the Negater: guess the colour, and nobody exchanges.
       *[estimater] Which colour does the Quanter mean? Set your die in secret.
    }
estimatrix-ask-change-board = Your die is set. Until the last one is, you may turn it again.
estimatrix-table-middle = The middle of the table
estimatrix-table-needs = Has { $letters }, still needs the letters of { $names }
estimatrix-table-has = Has { $letters }
estimatrix-table-showed = showed { estimatrix-colour }
estimatrix-table-set = die is set
estimatrix-table-letter = Which letter will be yours?
estimatrix-table-letter-any = Leave it to chance
estimatrix-table-letter-of = { $name } is choosing a letter.
estimatrix-table-ban = Ban a colour
estimatrix-table-ban-colour = Ban { estimatrix-colour }
estimatrix-table-roll = Roll for it
estimatrix-table-change-ban = Ban another colour
estimatrix-table-bans = { $name } is banning a colour.
estimatrix-table-banned = Banned: { estimatrix-colour }
estimatrix-table-thinks = { $name } is thinking of a hint.
estimatrix-table-form = Form of the hint
estimatrix-table-drawn = To hint in another way, rub everything out first.
estimatrix-table-form-of =
    { $form ->
        [text] Words
        [emoji] Emoji
        [drawing] Drawing
       *[aloud] Aloud
    }
estimatrix-table-words =
    { $form ->
        [text] Hint in words
       *[emoji] Hint in emoji
    }
estimatrix-table-words-like =
    { $form ->
        [text] A word, a line of a song, a riddle …
       *[emoji] 🎪 🐘
    }
estimatrix-table-picker = Emoji to choose from
estimatrix-table-give = Give the hint
estimatrix-table-no-names = Hints at this table may not name colours.
estimatrix-table-aloud-how = Say it, sing it or act it, so that all can hear or see you.
estimatrix-table-aloud = I have given it
estimatrix-table-said-aloud = { $name } gives the hint aloud. Listen, or watch!
estimatrix-table-unseen =
    { $form ->
        [drawing] Bots cannot see drawings. They only read the description; without one they guess at random.
       *[aloud] Bots hear nothing: they will guess at random.
    }
estimatrix-table-drawing = Drawing
estimatrix-table-sheet = Your drawing
estimatrix-table-width = Width of the pen
estimatrix-table-width-of = Pen { $width }
estimatrix-table-ink = Ink
estimatrix-table-undo-stroke = Take the last stroke back
estimatrix-table-rub-all = Rub everything out
estimatrix-table-description = Description for those who cannot see it
estimatrix-table-description-like = Description, if you like
estimatrix-table-show = Show it
estimatrix-table-drawing-of =
    { $strokes ->
        [one] Drawing by { $name }, one stroke
       *[other] Drawing by { $name }, { $strokes } strokes
    }
estimatrix-table-replay = Watch it being drawn again
estimatrix-table-save = Save the drawing as SVG
estimatrix-table-hide = Hide this hint
estimatrix-table-unhide = Show it again
estimatrix-table-hidden = The host has hidden this hint.
estimatrix-table-hidden-mine = The host has hidden your hint from the others.
estimatrix-table-your-die = Your die
estimatrix-table-turn-back = Turn the die back
estimatrix-table-turn-on = Turn the die on
estimatrix-table-choose = Turn your die
estimatrix-table-set-colour = Set { estimatrix-colour }
estimatrix-table-set-again = Change to { estimatrix-colour }
estimatrix-table-is-set = Set: { estimatrix-colour }
estimatrix-table-others-first = Others first
estimatrix-move =
    { $do ->
        [letter] The letter { $what }
        [draw] Draw something
        [rub] Rub out what was drawn
       *[words] “{ $what }”
    }
estimatrix-table-before = Before: { $name }, { $hint }
estimatrix-table-won = MATRIX is complete.
estimatrix-table-nothing = no guess

## What lies on the table

estimatrix-tell-role =
    { $role ->
        [quanter] The Quanter bans a colour, gives a hint at another one and sets it in secret; whoever guesses it exchanges letters with the Quanter.
        [negater] The Negater guesses too, and a right guess prevents all exchanges. The role lasts for two turns.
       *[estimater] An Estimater guesses the Quanter's colour; whoever is right exchanges letters with the Quanter.
    }
estimatrix-tell-letter = The letter of { $name }: pieces of it are what { $name } gives away.
estimatrix-tell-word = The word of { $name }: framed and filled letters are there, dashed ones are missing. Six different ones win the game. { $label }
estimatrix-tell-die =
    { $state ->
        [shown] The colour that { $name } had set: { estimatrix-colour }.
        [set] The die of { $name } is set. It stays covered until all are.
        [late] The time of { $name } was up: no guess in this turn.
       *[open] The die of { $name } is not set yet.
    }
estimatrix-tell-colour =
    { $state ->
        [open] One of the six colours of the dice: { estimatrix-colour }.
       *[banned] Nobody may use this colour in this turn: { estimatrix-colour }.
    }
estimatrix-tell-hint = { $name } gave this hint. It stands for one of the five colours that are not banned.
estimatrix-tell-form =
    { $form ->
        [text] A hint in words: a word, a sentence, a verse, of any language.
        [emoji] A hint in emoji alone.
        [drawing] A drawing that everyone watches while it grows.
       *[aloud] A hint that you say, sing or act, for people who hear or see you.
    }

## The first lesson

estimatrix-lesson-guess = Player 1 hints: “a lemon”. The others have set their colours in secret; you are an Estimater. If you think of the same colour as Player 1, you exchange letters.
estimatrix-lesson-guess-solved = You now have an M, and Player 1 has your T. Players who guessed wrong got nothing.
estimatrix-lesson-guess-again = What colour is a lemon? Player 1 thought of just that.
estimatrix-lesson-negate = Now you are the Negater. The hint is “a frog”, and two others are about to exchange letters. Guess the colour too, and nobody exchanges anything.
estimatrix-lesson-negate-solved = Your hit thwarts every exchange of this turn. You get nothing for it, but neither do they.
estimatrix-lesson-negate-again = The Negater thwarts by being right. What colour is a frog?
estimatrix-lesson-answer = You are the Quanter. Your hint was “the deep sea”, and you let the others go first. Their colours are set. Now set yours: the one your hint was about.
estimatrix-lesson-answer-solved = Two Estimaters thought as you did, and the Negater did not: you exchange a letter with each of them.
estimatrix-lesson-answer-again = The others will have thought of what everybody thinks of when they hear of the deep sea.
estimatrix-lesson-free = Nobody may use white in this turn, and Player 1 hints at snow all the same: “snow at night”. What is left, if not the snow?
estimatrix-lesson-free-solved = Right, the night. A banned colour is also a hint: it is what the answer cannot be.
estimatrix-lesson-free-again = The snow cannot be meant, for white is banned. Look at the other word.
estimatrix-lesson-back = This is the advanced game. You hold the M of Player 1, who hints: “a lemon”. If you match again, you give your letters back to each other. You know what is meant, so set something else: black is surely wrong.
estimatrix-lesson-back-solved = You keep your letters, and so does Player 1. Only Player 2 has matched and exchanged.
estimatrix-lesson-back-again = Yellow would match and cost you the M. Set black.
estimatrix-lesson-win = You lack one letter, the M of Player 1, who hints: “a chimney sweep with a lump of coal”. Complete your MATRIX.
estimatrix-lesson-win-solved = All six letters are yours. Had another player completed the word in the same turn, you would share the win.
estimatrix-lesson-win-again = What colour are soot and coal?

## The coach

estimatrix-coach-stop = You are the Negater: unless you guess the colour, { estimatrix-seat } may get the last letter in this turn and win.
estimatrix-coach-hint = { estimatrix-seat } lacks only your letter: if they guess your colour and the Negater does not, they win.
estimatrix-coach-guess = { estimatrix-seat } lacks only your letter: if you guess the colour and the Negater does not, they win.

## The coached first game

estimatrix-coached-letters = The goal is to have all six letters of MATRIX. Each player has pieces of their own letter; you get the letters of others by exchanging.
estimatrix-coached-ban = You are the Quanter. First ban a colour: nobody may use it in this turn, you neither.
estimatrix-coached-hint = Think of a colour, and hint at it. The best hint is one that the Estimaters understand and the Negater does not.
estimatrix-coached-lead = Set the colour that you meant in secret, or let the others set theirs before you. All are shown at once.
estimatrix-coached-answer = Which colour does the hint mean? An Estimater who guesses it exchanges letters with the Quanter. If the Negater guesses it, nobody gets anything.
estimatrix-coached-shown = All answers are shown together. Those that match the Quanter's colour count, unless the Negater's is among them.
estimatrix-coached-exchanged = Two players have exchanged letters. In the basic game each pair does so only once: look whose letter you still lack.
estimatrix-coached-roles = The roles go round: the Quanter's to the next seat after each turn, the Negater's the other way after two turns. Everybody gets to do everything.
estimatrix-coached-end = Somebody has all six letters, and the game is over. The next one you can play without a guide.
