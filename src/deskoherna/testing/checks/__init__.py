"""What is demanded of every game, and of the package that brings it."""

from . import boards, moves, packages, secrets, states, words
from .check import Check

PLAYING = (  # looked for in games that are played
    states.games_end,
    states.results_are_what_events_say,
    moves.legal_is_what_is_accepted,
    moves.refusals_give_reasons,
    moves.notation_is_unique_and_inverse,
    moves.previews_come_true,
    moves.undo_goes_back,
    states.time_may_run_out,
    states.copies_are_independent,
    states.history_stays_frozen,
    states.same_seed_same_game,
    states.replay_gives_the_same_bytes,
    secrets.views_are_typed,
    secrets.all_secrets_are_swapped,  # otherwise nothing is known of whether they stay secret
    secrets.secrets_stay_secret,
    secrets.opening_tells_no_more_than_views,
    secrets.imagined_worlds_agree_and_vary,
    words.everything_is_told_in_every_language,
    boards.boards_can_be_shown,
)
PACKAGING = (  # looked for in the package
    packages.messages_are_complete,
    packages.rules_are_cited,
    packages.pictures_can_be_drawn,
    packages.lessons_can_be_learnt,
    packages.cues_can_come,
    packages.golden_games_are_the_same,
)

__all__ = [
    "PACKAGING",
    "PLAYING",
    "Check",
    "boards",
    "moves",
    "packages",
    "secrets",
    "states",
    "words",
]
