"""What each viewer may see of a table. Nothing else decides what leaves the server."""
