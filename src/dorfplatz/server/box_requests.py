"""REST for boxes of one's own."""

from __future__ import annotations

import re

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

import dorfplatz
from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.boxes import MAX_BOX_BYTES, BoxFile, BoxForm, BoxProblem, BoxValues, NewBox, OwnBox
from dorfplatz.server.messages.links import Created
from dorfplatz.server.protocol import Failure
from dorfplatz.server.session_registry import SessionRegistry

_JSON_ESCAPES = 6
"""So many bytes may stand for one in a text of JSON."""
_ERRORS = {status: ResponseSpec(Failure, description="Refused, and why") for status in (400, 403, 404, 409, 413, 429, 503, 507)}

Registry = NamedDependency[SessionRegistry]


def _known(name: str) -> str:
    try:
        return dorfplatz.definition(name).name
    except Problem as problem:
        raise HTTPProblem(404, problem.message.id, **problem.message.args) from problem


@get("/boxes", responses=_ERRORS)
async def list_boxes(registry: Registry) -> list[OwnBox]:
    """The boxes that were made here, by game and name."""
    return await registry.boxes.listed()


@get("/games/{name:str}/box", responses=_ERRORS)
async def get_box_form(name: FromPath[str], registry: Registry) -> BoxForm:
    """The standard box of a game, and how its values are entered."""
    return await registry.boxes.form(_known(name))


@post("/games/{name:str}/box/check", responses=_ERRORS, status_code=200, request_max_body_size=MAX_BOX_BYTES)
async def check_box(name: FromPath[str], data: JSONBody[BoxValues], registry: Registry) -> list[BoxProblem]:
    """What is wrong with these values, as far as that is known without playing."""
    return await registry.boxes.check(_known(name), data.values)


@post("/games/{name:str}/box/open", responses=_ERRORS, status_code=200, request_max_body_size=_JSON_ESCAPES * MAX_BOX_BYTES)
async def open_box_file(name: FromPath[str], data: JSONBody[BoxFile], registry: Registry) -> BoxValues:
    """The values in the text of a file; nothing is kept."""
    return await registry.boxes.opened(_known(name), data.text)


@post("/games/{name:str}/boxes", responses=_ERRORS, request_max_body_size=MAX_BOX_BYTES)
async def keep_box(name: FromPath[str], data: JSONBody[NewBox], registry: Registry) -> Created:
    """Keep a box. Random games are played with it first, which takes a few seconds."""
    return Created(await registry.boxes.keep(_known(name), data))


@get("/games/{name:str}/boxes/{id:str}", responses=_ERRORS)
async def get_box(name: FromPath[str], id: FromPath[str], registry: Registry) -> BoxValues:
    """The values of a box."""
    return await registry.boxes.values(_known(name), id)


@get("/games/{name:str}/boxes/{id:str}/file", responses=_ERRORS, media_type="application/toml")
async def get_box_file(name: FromPath[str], id: FromPath[str], registry: Registry) -> Response[bytes]:
    """A box as a file."""
    text = await registry.boxes.text(_known(name), id)
    file = re.sub(r"[^A-Za-z0-9_-]", "", name)
    headers = {"content-disposition": f'attachment; filename="{file}.toml"'}
    return Response(text.encode(), headers=headers, media_type="application/toml")


@delete("/games/{name:str}/boxes/{id:str}", responses=_ERRORS)
async def delete_box(name: FromPath[str], id: FromPath[str], registry: Registry) -> None:
    """Remove a box with which nobody plays."""
    await registry.boxes.delete(_known(name), id)


box_requests = [list_boxes, get_box_form, check_box, open_box_file, keep_box, get_box, get_box_file, delete_box]
