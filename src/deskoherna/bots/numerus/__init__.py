"""NUMERUS: a greedy bot, and the levels."""
