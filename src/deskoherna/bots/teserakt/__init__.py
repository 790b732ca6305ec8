"""TESERAKT: a bot that plans a turn, and the levels."""
