"""Why a request or a message of a socket cannot be read, in a few words."""

from __future__ import annotations

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
LONGEST_REASON = 200  # characters; it may quote what was sent


def reason_of(error: Exception) -> str:
    """Which part is wrong, and what was expected there."""
    return str(error)[:LONGEST_REASON]
