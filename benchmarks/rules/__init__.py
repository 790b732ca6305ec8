"""The rules of every game: random play, copies, views, records, memory."""
