"""What cannot be read, and why: told in few words, to a request as to a message of a socket."""

from __future__ import annotations

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
LONGEST_REASON = 200  # characters; it may quote what was sent


def reason_of(error: Exception) -> str:
    """Which part is wrong, and what was expected there."""
    return str(error)[:LONGEST_REASON]
