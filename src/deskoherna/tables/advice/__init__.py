"""What helps people to play: bots' moves and hints, partners' plans, reviews of finished games."""
