"""The durable log of a table, its entries, and the table that they add up to."""
