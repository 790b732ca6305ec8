"""The server: moves over sockets, compared with boardgame.io's."""
