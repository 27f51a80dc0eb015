"""What has changed from one view to the next, since most of a view stays as it was; docs/protocol.md has the form.

A change is `[value]` for something that is another value now, `[]` for a key that is gone, or an object with the changes of those
keys of an object, or places of a list, that are not as they were; a list that is shorter or longer has its new `length` too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

LENGTH = "length"
GONE = b"[]"

_objects = msgspec.json.Decoder(dict[str, Raw])
_lists = msgspec.json.Decoder(list[Raw])


@lru_cache(256)
def difference(before: bytes, after: bytes) -> bytes:
    """How one JSON value becomes another one, as JSON. The texts are compared, so that 1 is neither 1.0 nor true.

    It is remembered for a moment: most of what changes for one who looks changes for the others as well.
    """
    whole = b"[" + after + b"]"
    kind = after[:1]
    if kind == b"{" == before[:1]:
        inner = _of_objects(_objects.decode(before), _objects.decode(after))
    elif kind == b"[" == before[:1]:
        inner = _of_lists(_lists.decode(before), _lists.decode(after))
    else:
        return whole
    found = b"{" + b",".join(inner) + b"}"
    return found if len(found) < len(whole) else whole


def _of_objects(before: dict[str, Raw], after: dict[str, Raw]) -> Iterator[bytes]:
    for key, value in after.items():
        old = before.get(key)
        if old is None:
            yield _name(key) + b"[" + bytes(value) + b"]"
        elif old != value:
            yield _name(key) + difference(bytes(old), bytes(value))
    for key in before.keys() - after.keys():
        yield _name(key) + GONE


def _of_lists(before: list[Raw], after: list[Raw]) -> Iterator[bytes]:
    if len(before) != len(after):
        yield b'"%s":%d' % (LENGTH.encode(), len(after))
    for place, (old, value) in enumerate(zip(before, after, strict=False)):
        if old != value:
            yield b'"%d":%b' % (place, difference(bytes(old), bytes(value)))
    for place, value in enumerate(after[len(before) :], start=len(before)):
        yield b'"%d":[%b]' % (place, bytes(value))


@lru_cache(4096)
def _name(key: str) -> bytes:
    return msgspec.json.encode(key) + b":"


def applied(value: Any, change: Any) -> Any:
    """A value after a change; the value itself stays as it was."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        length = change.get(LENGTH, len(value))
        places = [*value[:length], *[None] * (length - len(value))]
        for place, inner in change.items():
            if place != LENGTH:
                places[int(place)] = applied(places[int(place)], inner)
        return places
    found = dict(value)
    for key, inner in change.items():
        if inner == []:
            del found[key]
        else:
            found[key] = applied(found.get(key), inner)
    return found
