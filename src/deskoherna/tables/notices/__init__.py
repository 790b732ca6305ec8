"""Calling people back (ROOM-20): for what, when, and in which words."""
