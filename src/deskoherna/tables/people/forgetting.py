"""What is left of a person besides their tables, and taking it away."""

from __future__ import annotations

from collections.abc import Collection

from ..stores.store import Store


async def leave_nothing(store: Store, people: Collection[str]) -> None:
    """Their finished games stay without them.

    What they were known by goes last: if this is cut short, it can be done again.
    """
    for person in people:
        await store.calls.forget(person)
        await store.results.forget(person)
    for person in reversed(list(people)):
        await store.documents.forget(person)
