"""Speed and size, measured side by side with other people's games: `make bench`."""
