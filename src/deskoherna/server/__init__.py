"""HTTP and WebSockets in front of the tables, and the pages of the browser client."""
