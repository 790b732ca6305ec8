"""The room in a terminal: play, look up rules, replay, verify, simulate."""
