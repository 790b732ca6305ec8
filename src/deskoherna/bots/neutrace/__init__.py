"""NEUTRACE: a greedy bot, and the levels."""
