"""How fast a room is that has been used for years: many people, tables and moves in its store."""
