"""Writes the browser's types and docs/views from the Structs that travel: each game's `shapes.py`, `core/views.py`, the protocol.

`python -m scripts.view_types` writes them, with `--check` it only says which are out of date. What a Struct, a field or a named
type means is the string that stands below it in the source.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from datetime import datetime
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Meta, Struct, UnsetType

from dorfplatz.core import box_document, registry, views, words
from dorfplatz.core.actions import ActionSpace, Block, Parameter
from dorfplatz.server import protocol
from dorfplatz.server.messages import (
    advice,
    basics,
    boxes,
    clocks,
    days,
    exercises,
    games,
    gatherings,
    links,
    lobby,
    notifications,
    tables,
)

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = (basics, games, boxes, clocks, tables, links, lobby, gatherings, notifications, days, exercises, advice, protocol)
WIDTH = 110
"""Prettier's."""
FEW = 6
"""So many values of a parameter are named one by one."""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", datetime: "string", NoneType: "null", Any: "unknown"}
REST = (
    games.GameInfo,
    games.GameDetails,
    games.Rule,
    tables.TableInfo,
    lobby.Lobby,
    tables.NewTable,
    tables.PlayOn,
    links.Created,
    links.Link,
    links.Joined,
    notifications.PushSubscription,
    notifications.NewWebhook,
    notifications.Notifications,
    notifications.NotifySent,
    exercises.PuzzleInfo,
    exercises.PuzzleAnswer,
    days.Days,
    tables.FinishedGame,
    exercises.LessonStep,
    boxes.BoxForm,
    boxes.NewBox,
    boxes.BoxProblem,
    boxes.OwnBox,
)


@dataclass(frozen=True)
class Field:
    """One key of a shape."""

    name: str
    type: Any
    optional: bool
    meaning: str


class Source:
    """The modules whose shapes are written, with what stands in their source."""

    def __init__(self, *modules: ModuleType) -> None:
        self.meanings: dict[tuple[str, ...], str] = {}
        self.aliases: list[tuple[str, Any]] = []
        self.order: list[str] = []
        for module in modules:
            self._read(module)

    def _read(self, module: ModuleType) -> None:
        tree = ast.parse(inspect.getsource(module))
        for names, meaning in _meanings(tree.body):
            self.meanings[names] = meaning
            self.aliases.append((names[0], getattr(module, names[0])))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                for names, meaning in _meanings(node.body):
                    self.meanings[node.name, *names] = meaning
        named = (node.name if isinstance(node, ast.ClassDef) else _assigned(node) for node in tree.body)
        self.order += [name for name in named if name]

    def alias(self, kind: Any) -> str | None:
        """The name of a type that has one."""
        return next((name for name, value in self.aliases if value == kind), None)

    def named(self, name: str) -> Any:
        """The type of that name."""
        return dict(self.aliases)[name]


def _meanings(body: list[ast.stmt]) -> Iterator[tuple[tuple[str], str]]:
    """Names that are followed by a string, with it."""
    for node, below in pairwise(body):
        name = _assigned(node)
        if name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield (name,), " ".join(str(below.value.value).split())


def _assigned(node: ast.stmt) -> str | None:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target if isinstance(node, ast.AnnAssign) else None
    return target.id if isinstance(target, ast.Name) else None


class Shapes:
    """All types that can be reached from some of them, in the order of the source."""

    def __init__(self, source: Source, *roots: Any) -> None:
        self.source = source
        self.found: dict[str, Any] = {}
        for root in roots:
            self.name(root)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.found, key=self.source.order.index))

    def fields(self, name: str) -> list[Field]:
        """The keys of a class, the inherited ones first."""
        cls = self.found[name]
        hints = get_type_hints(cls, include_extras=True)
        tag = cls.__struct_config__.tag if issubclass(cls, Struct) else None
        first = [Field(cls.__struct_config__.tag_field, Literal[tag], False, "")] if tag else []
        return first + [Field(key, hints[own], optional, self._meaning(cls, own)) for own, key, optional in _keys(cls)]

    def _meaning(self, cls: type, field: str) -> str:
        return next((found for c in cls.__mro__ if (found := self.source.meanings.get((c.__name__, field)))), "")

    def meaning(self, name: str) -> str:
        """What a class or a named type is."""
        kind = self.found[name]
        return self.source.meanings.get((name,)) or " ".join((inspect.getdoc(kind) or "").split())

    def is_class(self, name: str) -> bool:
        """Whether it has fields; else it is a name for another type."""
        return isinstance(self.found[name], type)

    def name(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        if alias := self.source.alias(kind):
            self._keep(alias, kind)
            return alias
        return self.written(kind)

    def written(self, kind: Any) -> str:
        """The same, by what it is made of."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(*inner)
        if origin is Literal:
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(self.name(part) for part in inner if part is not UnsetType)
        if origin is list:
            return self._list(inner[0])
        if origin is tuple:
            return f"[{', '.join(map(self.name, inner))}]"
        if origin in (dict, Mapping):
            return f"Record<{', '.join(map(self.name, inner))}>"
        if isinstance(kind, TypeVar):
            return kind.__name__
        if kind in PLAIN:
            return PLAIN[kind]
        self._keep(kind.__name__, kind)
        return str(kind.__name__)

    def _annotated(self, kind: Any, note: Any) -> str:
        """A note may be the shape of what for others is `Any`, or the length of a list."""
        if not isinstance(note, Meta):
            return self.name(note)
        if note.max_length and note.min_length == note.max_length:
            return f"[{', '.join([self.name(get_args(kind)[0])] * note.max_length)}]"
        return self.name(kind)

    def _list(self, kind: Any) -> str:
        name = self.name(kind)
        is_choice = get_origin(kind) in (Literal, Union, UnionType) and not self.source.alias(kind)
        return f"({name})[]" if is_choice else f"{name}[]"

    def _keep(self, name: str, kind: Any) -> None:
        if name in self.found:
            return
        self.found[name] = kind
        if isinstance(kind, type):
            for field in self.fields(name):
                self.name(field.type)
        else:
            self.written(kind)


def _keys(cls: Any) -> Iterator[tuple[str, str, bool]]:
    """The fields of a class as they are called here, as they travel, and whether they can be left out."""
    if issubclass(cls, Struct):
        yield from ((field.name, field.encode_name, not field.required) for field in msgspec.structs.fields(cls))
    elif is_dataclass(cls):
        yield from ((field.name, field.name, field.default_factory is not MISSING) for field in fields(cls))
    elif is_typeddict(cls):
        yield from ((name, name, False) for name in cls.__annotations__)
    else:
        raise TypeError(f"{cls} has no fields that could travel")


# TypeScript


def typescript(shapes: Shapes, origin: str) -> str:
    """The types as a module."""
    parts = [_interface(shapes, name) if shapes.is_class(name) else _type(shapes, name) for name in shapes]
    return "\n".join([f"// Written by scripts/view_types.py from {origin}: change it there.\n", *parts])


def _interface(shapes: Shapes, name: str) -> str:
    parameters = getattr(shapes.found[name], "__parameters__", ())
    generic = f"<{', '.join(f'{one.__name__} = unknown' for one in parameters)}>" if parameters else ""
    lines = [f"export interface {name}{generic} {{"]
    for field in shapes.fields(name):
        lines += _comment(field.meaning, "  ")
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {shapes.name(field.type)};")
    return "\n".join([*_comment(shapes.meaning(name)), *lines, "}\n"])


def _type(shapes: Shapes, name: str) -> str:
    kind = shapes.written(shapes.found[name])
    line = f"export type {name} = {kind};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n  {kind};"
    if len(kind) + len("  ;") > WIDTH:
        line = f"export type {name} =\n  | " + "\n  | ".join(kind.split(" | ")) + ";"
    return "\n".join([*_comment(shapes.meaning(name)), line + "\n"])


def _comment(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    line = f"{indent}/** {text} */"
    if len(line) <= WIDTH:
        return [line]
    wrapped = textwrap.wrap(text, WIDTH - len(indent) - len(" * "))
    return [f"{indent}/**", *(f"{indent} * {part}" for part in wrapped), f"{indent} */"]


# Documentation


def page(game: str) -> str:
    """What the browser gets of a game, to be read."""
    module = import_module(f"dorfplatz.games.{game}.shapes")
    introduction = (inspect.getdoc(module) or "").partition("\n")[2].strip()
    return (
        "\n\n".join(
            [
                f"<!-- Written by scripts/view_types.py from {_origin(game)} and the action space: change it there. -->",
                f"# {game.capitalize()} on the wire",
                "The game's own part of [the protocol](../protocol.md).",
                introduction,
                *_section("The table: `view.table`", Shapes(Source(box_document, module), module.Table)),
                *_section(
                    f"The box: `components` of `GET /api/games/{game}`", Shapes(Source(box_document, module), module.Components)
                ),
                "## The moves",
                _moves(game),
            ]
        )
        + "\n"
    )


def _section(title: str, shapes: Shapes) -> Iterator[str]:
    yield f"## {title}"
    for name in shapes.found:
        if shapes.is_class(name):
            yield f"### {name}\n{shapes.meaning(name)}"
            yield "\n".join(f"- `{f.name}` (`{shapes.name(f.type)}`): {f.meaning}" for f in shapes.fields(name))
        else:
            yield f"### {name}\n`{shapes.written(shapes.found[name])}`: {shapes.meaning(name)}"


def _moves(game: str) -> str:
    actions: ActionSpace = import_module(f"dorfplatz.games.{game}.actions").ACTIONS
    rows = [_move(game, block) for block in actions]
    return "\n".join(["| block | parameters | does |", "|---|---|---|", *rows])


def _move(game: str, block: Block) -> str:
    does = words.render(words.Message(f"{game}-move-{block.name}"))
    return f"| `{block.name}` | {'; '.join(map(_parameter, block.parameters)) or '–'} | {does} |"


def _parameter(parameter: Parameter) -> str:
    if len(parameter) <= FEW:
        return f"{parameter.name}: {', '.join(parameter.words)}"
    return f"{parameter.name} ({len(parameter)})"


# All of it


def _origin(game: str) -> str:
    return f"src/dorfplatz/games/{game}/shapes.py"


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is written, with its text."""
    source = Source(words, box_document, views, *MESSAGES)
    shapes = Shapes(
        source, source.named("ClientMessage"), source.named("ServerMessage"), protocol.Failure, *REST, box_document.Origin
    )
    yield (
        ROOT / "web/src/lib/protocol.ts",
        typescript(shapes, "src/dorfplatz/server/protocol.py, server/messages, core/views.py and core/box_document.py"),
    )
    for game in registry.names():
        module = import_module(f"dorfplatz.games.{game}.shapes")
        own = Shapes(Source(box_document, module), module.Table, module.Components)
        yield ROOT / f"web/src/games/{game}/view.ts", typescript(own, _origin(game))
        yield ROOT / f"docs/views/{game}.md", page(game)


def outdated() -> list[Path]:
    """The files that do not say what the Structs say."""
    return [path for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]


def write() -> None:
    """Write all of them."""
    for path, text in files():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        write()
    elif found := outdated():
        sys.exit("\n".join(f"{path.relative_to(ROOT)} is out of date: run python -m scripts.view_types" for path in found))
    else:
        print("the browser's types and docs/views are up to date")
