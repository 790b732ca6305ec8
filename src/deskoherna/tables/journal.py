"""Structured logs: one JSON object a line, without names, words, links or seeds."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

Detail = str | int | float


class Journal:
    def __init__(self, name: str = "deskoherna") -> None:
        self._logger = logging.getLogger(name)

    def info(self, event: str, **fields: Detail) -> None:
        self._logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: Detail) -> None:
        self._logger.warning(event, extra={"fields": fields})

    def error(self, event: str, **fields: Detail) -> None:
        self._logger.error(event, extra={"fields": fields})

    def failed(self, event: str, **fields: Detail) -> None:
        """An error of ours, with where it happened."""
        self._logger.exception(event, extra={"fields": fields})


class Lines(logging.Formatter):
    """A record of Python's logging as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        said |= getattr(record, "fields", {})
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()
