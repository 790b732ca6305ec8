"""LABORIGINES: bots that remember, and the levels."""
