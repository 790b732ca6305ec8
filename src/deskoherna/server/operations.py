"""The HTTP interface as a table: routes, checks and the OpenAPI description are made from it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from deskoherna.tables import wire
from deskoherna.texts import Speaker

from .limits import Costly

JSON = "application/json"
BYTES = "application/octet-stream"

Handler = Callable[..., Awaitable[Any]]


class Parameter(NamedTuple):
    """A part of the path or of the query, with the type its value has."""

    name: str
    type: Any
    place: str = "path"


class Operation(NamedTuple):
    method: str
    path: str
    summary: str  # a message id
    handler: Handler
    gives: Any  # a type of `tables.wire`, or a media type
    takes: Any = None
    parameters: Sequence[Parameter] = ()
    status: int = 200
    costly: Costly | None = None  # the stricter rate limit that applies, if any
    refusals: Sequence[int] = ()
    one_at_a_time: bool = False  # for an address: it takes long
    cookie: Literal["kept", "renewed", "becomes", "forgotten"] = (
        "kept"  # that of the browser, afterwards
    )


PROBLEMS = {
    400: "room-api-bad-request",
    401: "room-api-unknown-token",
    403: "room-api-forbidden",
    404: "room-api-not-found",
    408: "room-api-too-slow",
    409: "room-api-refused",
    413: "room-api-too-large",
    415: "room-api-packed",
    421: "room-api-unknown-host",
    429: "room-api-too-fast",
    503: "room-api-unavailable",
}
ALWAYS = (400, 401, 415, 421, 429, 503)
WITH_BODY = (403, 408, 413)


def description(operations: Sequence[Operation], say: Speaker, version: str) -> dict[str, Any]:
    """The interface in OpenAPI 3.1, in the reader's language."""
    paths: dict[str, Any] = {}
    components: dict[str, Any] = {}
    for operation in operations:
        path = re.sub(r":[^}]+", "", operation.path)
        paths.setdefault(path, {})[operation.method.lower()] = _operation(
            operation, say, components
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Deskoherna", "version": version, "description": say("room-api-about")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, say: Speaker, components: dict[str, Any]) -> dict[str, Any]:
    problem = _content(wire.ErrorBody, components)
    answers = {
        str(operation.status): {"description": "OK", **_content(operation.gives, components)}
    }
    with_body = () if operation.takes is None else WITH_BODY
    for status in sorted({*ALWAYS, *with_body, *operation.refusals}):
        answers[str(status)] = {"description": say(PROBLEMS[status]), **problem}
    described: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": say(operation.summary),
        "responses": answers,
    }
    if operation.parameters:
        described["parameters"] = [
            {
                "name": parameter.name,
                "in": parameter.place,
                "required": parameter.place == "path",
                "schema": _schema(parameter.type, components),
            }
            for parameter in operation.parameters
        ]
    if operation.takes is not None:
        body = _content(operation.takes, components)
        described["requestBody"] = {"required": True, **body}
    return described


def _content(type_: Any, components: dict[str, Any]) -> dict[str, Any]:
    if isinstance(type_, str):
        return {"content": {type_: {"schema": {"type": "string"}}}}
    return {"content": {JSON: {"schema": _schema(type_, components)}}}


def _schema(type_: Any, components: dict[str, Any]) -> dict[str, Any]:
    (schema,), found = msgspec.json.schema_components(
        [type_], ref_template="#/components/schemas/{name}"
    )
    components |= {name: _for_readers(each) for name, each in found.items()}
    return schema


def _for_readers(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose description, a docstring, has no examples in Python."""
    if "description" in schema:
        schema["description"] = schema["description"].partition(">>>")[0].rstrip()
    return schema
