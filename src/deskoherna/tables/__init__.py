"""Live tables: seats and the people and bots at them, clocks, chat, and the durable log."""
