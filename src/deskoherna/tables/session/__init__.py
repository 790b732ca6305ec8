"""Tables in use: people, their commands and sockets, bots and clocks."""
