"""The server: moves over sockets, beside boardgame.io's."""
