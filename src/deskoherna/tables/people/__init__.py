"""People as a room knows them, if they want to be known: nobody has to leave anything here."""
