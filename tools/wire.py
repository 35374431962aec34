"""The schema of everything that goes over the wire, for the generator of the client's types.

Run by the build: `python tools/wire.py > client/schema.json`.
"""

import sys
from inspect import getmembers, isclass
from typing import Any

import msgspec
from msgspec import Struct

from estafette.server import wire

REFERENCE = "#/definitions/{name}"


def main() -> None:
    named = {
        name: kind
        for name, kind in getmembers(wire, isclass)
        if issubclass(kind, Struct) and kind is not Struct
    }
    frames = {"ServerFrame": wire.ServerFrame, "ClientFrame": wire.ClientFrame}
    every = named | frames
    schemas, parts = msgspec.json.schema_components(list(every.values()), ref_template=REFERENCE)
    parts |= {name: schema for name, schema in zip(every, schemas, strict=True) if name in frames}
    for part in parts.values():
        spell_tuples_out(part)
    document = {"title": "Wire", "type": "object", "definitions": dict(sorted(parts.items()))}
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")


def spell_tuples_out(schema: Any) -> None:
    """The generator reads tuples as an earlier draft of JSON Schema wrote them."""
    if isinstance(schema, dict):
        if "prefixItems" in schema:
            schema["items"] = schema.pop("prefixItems")
            schema["additionalItems"] = False
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            spell_tuples_out(part)


if __name__ == "__main__":
    main()
