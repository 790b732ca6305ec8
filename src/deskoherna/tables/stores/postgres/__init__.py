"""Logs in PostgreSQL, for several servers at once: any of them serves any table."""

from .store import PostgresStore

__all__ = ["PostgresStore"]
