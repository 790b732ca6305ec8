"""Every game: levels that know nothing but the rules."""
