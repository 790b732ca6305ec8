## `deskoherna check`

check-of = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
check-looked = { $count } { $unit ->
    [openings] { $count ->
        [one] opening
       *[other] openings
    }
    [messages] { $count ->
        [one] message
       *[other] messages
    }
    [rules] { $count ->
        [one] rule
       *[other] rules
    }
    [pictures] { $count ->
        [one] picture
       *[other] pictures
    }
    [cues] { $count ->
        [one] cue
       *[other] cues
    }
    [tasks] { $count ->
        [one] task
       *[other] tasks
    }
    [games] { $count ->
        [one] game
       *[other] games
    }
   *[positions] { $count ->
        [one] position
       *[other] positions
    }
}
check-case = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}{ $options ->
    [none] { "" }
   *[other] { " " }{ $options }
}, played by { $player }, seed { $seed }{ $others ->
    [0] { "" }
    [one] ; and in another game
   *[other] ; and in { $others } other games
}
check-more = { $number } more
check-result = { $failed ->
    [0] { $checks ->
        [one] It passed.
       *[other] All { $checks } checks passed.
    }
   *[other] { $failed } of { $checks } checks failed.
}
check-no-tests = No tests of this game were found: golden games were not compared, nor is it known which rules tests cite. Name their folder with --tests.
check-written = Written: { $file }
check-folder = { $folder } is not a folder.
check-unknown = There is no check “{ $check }”. Checks: { $known }.

## What is demanded of every game (`deskoherna check`)

check-games-end = Games end, with a place for every seat
check-results-are-what-events-say = Scores and winners are what events say
check-legal-is-what-is-accepted = What is offered is what is accepted
check-refusals-give-reasons = Refusals name a rule and a reason
check-notation-is-unique-and-inverse = Every move can be written and read
check-previews-come-true = Previews come true
check-undo-goes-back = Undo goes back
check-time-may-run-out = Time may run out
check-copies-are-independent = Copies are independent
check-history-stays-frozen = Old questions and views stay as they were
check-same-seed-same-game = The same seed gives the same game
check-replay-gives-the-same-bytes = Records replay to the byte
check-views-are-typed = Views are what they are declared to be
check-secrets-stay-secret = Secrets stay secret
check-all-secrets-are-swapped = All secrets are swapped
check-opening-tells-no-more-than-views = The opening tells no secrets
check-imagined-worlds-agree-and-vary = Imagined positions agree with views and vary
check-everything-is-told-in-every-language = Everything is told in every language
check-boards-can-be-shown = Boards can be shown and pressed
check-messages-are-complete = Messages are complete and used
check-rules-are-cited = Rules exist and are cited by tests
check-pictures-can-be-drawn = Pictures in the rulebook can be drawn
check-lessons-can-be-learnt = Tasks of the lesson can be solved
check-cues-can-come = Cues of the coached game can come
check-golden-games-are-the-same = Golden games are told as before

## What may be wrong

check-seat = { $seat ->
    [none] a spectator
   *[other] seat { $seat }
}
check-raised = { $error }, in { $file }, line { $line }
check-nobody-asked = the game is not over, and nobody is asked
check-endless = more than { $bound } moves, which is its bound
check-asked-after-end = the game is over, and somebody is asked
check-no-place = a seat has no place: { $places }
check-places-gap = places leave a gap: { $places }
check-end-rule = the game ends by { $rule }, which is not in the rulebook
check-scores = events add up to other scores: { $where }
check-winners = events name other winners: { $where }
check-offer-refused = { $move } is offered and refused: { $reason }
check-moves-counted = moves are counted wrong: there are { $listed }, not { $said }
check-moves-indexed = the last move that is listed is another by its number: { $where }
check-listed = { $only ->
    [listed] { $move } is listed and refused
   *[accepted] { $move } is accepted and not listed
}
check-refusal-rule = { $move } is refused by { $rule }, which is not in the rulebook
check-two-reasons = { $move } is refused for two reasons: { $where }
check-refusing-changed = refusing a move changed something: { $where }
check-unsaid = { $key } cannot be said ({ $language }): { $error }
check-no-words = { $key } has no words ({ $language })
check-says-nothing = { $key } says nothing
check-event-unlisted = the event { $event } happens and is not among the game’s events
check-event-rule = { $event } cites { $rule }, which is not in the rulebook
check-board-none = the game declares a board, and has none of this position
check-board-raised = the board fails for { check-seat }: { check-raised }
check-board-wrong = a board cannot be shown: { $error }
check-board-picture = the picture “{ $picture }” is not allowed: { $error }
check-board-no-picture = there is no picture “{ $picture }”
check-board-no-place = { $event } names the place “{ $place }”, which is not on the board
check-board-no-origin = a piece comes from “{ $place }”, which is not on the board
check-board-bundle = the board that the package brings cannot be used: { $error }
check-gesture-none = nothing is pressed for { $move }
check-gestures-alike = { $move } is pressed like { $other }
check-gesture-both = “{ $word }” is a button and also on the board: give one of them another word
check-gestures-mixed = “{ $word }” is pressed on the board and “{ $button }”, in its place, is a button: name the button in the board’s choices, or give both words of one kind
check-notation = { $move } is read as something else: { $where }
check-preview-changed = a preview changed something: { $where }
check-preview = { $move } came otherwise than foreseen: { $where }
check-undo = undo led elsewhere: { $where }
check-undo-secret = { $move } showed a secret, and undo goes back past it: none of its events reveals anything
check-late-nothing = time ran out, and nothing came of it
check-late-replay = what is played for a late seat is not replayed
check-copy-differs = a copy differs: { $where }
check-copy-shared = playing on a copy changed the original: { $where }
check-ask-changed = an old question has changed: { $where }
check-view-changed = an old view has changed: { $where }
check-seed-differs = the same seed gave another game: { $where }
check-global-dice = the game uses the global generator of random numbers
check-replay-differs = a replayed position differs: { $where }
check-view-type = the view is a { $found }, not a { $declared }
check-view-lost = the view of { check-seat } is not read back as it was: { $where }
check-swap = { $form ->
    [view] view of { check-seat }
    [result] result told to { check-seat }
    [asked] who is asked, told to { check-seat },
    [ask] question to { check-seat }
    [preview] preview of { $attempt } for { check-seat }
    [refusal] refusal of { $attempt } to { check-seat }
    [status] status of a table sent to { check-seat }
    [position] position sent to { check-seat }
    [program] position sent to a program at { check-seat }
    [onlooker] position sent to an onlooker of { check-seat }
    [moves] list of moves sent to { check-seat }
   *[frame] answer about { $attempt } sent to { check-seat }
} differs after a swap: { $where }
check-events = { $form ->
    [events] events told to { check-seat } differ after a swap: { $where }
   *[log] log line sent to { check-seat } differs after a swap: { $where }
}
check-move-told = { $form ->
    [events] events tell { check-seat } a secret move of another: { $where }
   *[log] a log line tells { check-seat } a secret move of another: { $where }
}
check-never-compared = what events tell was never compared: every move shows everything
check-swapped-open = nothing is hidden, and yet something is swapped: { $where }
check-imagined-open = nothing is hidden, and yet something is imagined: { $where }
check-nothing-swapped = `swapped` changes nothing that { check-seat } may not know
check-never-swapped = hidden from { check-seat } and never swapped: { $where }
check-opening = the opening tells { check-seat } a secret: { $where }
check-imagined-alike = imagined positions do not vary
check-imagined-view = an imagined position contradicts the view of { check-seat }: { $where }
check-imagined-ask = in an imagined position { check-seat } is asked something else: { $where }
check-text-missing = { $file } is missing
check-message-unreadable = { $file } cannot be read: { $line }
check-message-twice = { $key } stands twice in { $file }
check-message-missing = { $key } is missing ({ $language })
check-message-unused = { $key } is not used ({ $language })
check-message-arguments = { $key } has other arguments than in English ({ $language }): { $here }, not { $there }
check-rule-empty = { $rule } says nothing ({ $language })
check-rule-missing = { $rule } is missing ({ $language })
check-page-fence = { $file }, line { $line }: { room-texts-fence }
check-page-board = { $file }, line { $line }: { room-texts-board }
check-page-rule = { $file }, line { $line }: { room-texts-rule }
check-page-twice = { $file }, line { $line }: { room-texts-twice }
check-rule-uncited = no test cites { $rule }
check-rule-unknown = { $file } cites { $rule }, which does not exist
check-refusal-without-id = { $file }, line { $line }: a refusal without the id of a rule
check-picture = a picture of { $rule } cannot be drawn ({ $language }): { $reason }
check-task-unsolvable = task { $task } cannot be solved
check-task-luck = random moves solve task { $task } too often: { $percent } %
check-cue-unasked = cue { $cue } waits for the question { $asks }, which nobody asks
check-position-raised = a position that is none raises an error of its own: { $position }: { $error }
check-golden-missing = { $file } is missing: write it with --write-golden
check-golden-record = { $file } holds a record that cannot be replayed: { $reason }
check-golden-differs = { $file }, line { $line }: { $was } → { $now }
