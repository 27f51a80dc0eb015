"""Messages and the one catalogue they are rendered from, shared with the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path, PurePath
from typing import Annotated, Any, TypedDict

LOCALES = Path(__file__).resolve().parent.parent / "locales"
_folders = [LOCALES]
ENGLISH = "en"
"""What is read where another language has no text."""
LANGUAGES = (ENGLISH, *sorted({file.parent.name for file in LOCALES.glob("*/language.ftl")} - {ENGLISH}))
"""A language is a folder; its name is the tag."""


class SeatArgument(TypedDict):
    """Reads as the player's name; the browser adds colour and crest."""

    seat: int


class WordArgument(TypedDict):
    """Reads as that message of the catalogue; the browser adds a hover card where the game has one."""

    word: str


class AmountsArgument(TypedDict):
    """Reads as "2 wood and 1 gold"; the browser adds the symbol of each."""

    amounts: dict[str, int]


class MessageArgument(TypedDict):
    """Reads as that message with its own arguments: a reason within another message."""

    id: str
    args: dict[str, Any]


# `Any` for msgspec, which can't tell several kinds of objects apart.
Argument = Annotated[Any, str | int | SeatArgument | WordArgument | AmountsArgument | MessageArgument]
"""What a message is filled in with."""


@dataclass(frozen=True)
class Message:
    """An entry of the catalogue with its arguments; see docs/protocol.md for the typed ones."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """As it travels to the browser."""
        return {"id": self.id, "args": dict(self.args)}

    def __str__(self) -> str:
        return render(self)


def messages(game: str) -> Callable[..., Message]:
    """A function that makes a game's own messages: `message("log-built", who=…)` is `<game>-log-built`."""

    def message(id: str, **args: Any) -> Message:
        return Message(f"{game}-{id}", args)

    return message


def word(kind: str, key: str) -> dict[str, str]:
    """A word of the catalogue, as an argument of a message."""
    return {"word": f"{kind}-{key}"}


def won_by(totals: Sequence[int], ranks: Sequence[int], tie_breaks: Mapping[str, Sequence[int]] | None = None) -> Message:
    """Who has won, and with how many points; `by` which word, where several have as many and one of the tie-breaks decided.

    `tie_breaks` has for each word what it counts, by seat, the first to decide first.
    """
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    names = {f"who{n}": {"seat": seat} for n, seat in enumerate(winners, 1)}
    args = {**names, "points": totals[winners[0]]}
    tied = [seat for seat, total in enumerate(totals) if total == totals[winners[0]]]
    by = ""
    for name, counts in (tie_breaks or {}).items():
        ahead = [seat for seat in tied if counts[seat] == max(counts[other] for other in tied)]
        by = name if len(ahead) < len(tied) else by
        tied = ahead
    if not by:
        return Message(f"result-winners-{len(winners)}", args)
    return Message(f"result-tie-{len(winners)}", {**args, "by": {"word": by}})


def choose_language(preferred: Iterable[str]) -> str:
    """The language of the catalogue for the first locale that has one (`de`, `de_AT` or `de-AT`), else English."""
    from babel.core import negotiate_locale

    tags = {language.lower(): language for language in LANGUAGES}
    locales = [locale.lower().replace("_", "-") for locale in preferred]
    return tags[negotiate_locale(locales, tags, sep="-") or ENGLISH]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for path in sorted((folder / language).rglob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def add_locales(folder: Path) -> None:
    """Add a folder with words to the catalogue: those of a game that lies elsewhere."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()
        _forms.cache_clear()


def render(message: Message | Mapping[str, Any], language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """The message in a language; `names` are the players', by seat."""
    if not isinstance(message, Message):
        message = Message(message["id"], message.get("args", {}))
    args = {name: _argument(value, language, names) for name, value in message.args.items()}
    for name, value in message.args.items():
        if isinstance(value, Mapping) and "word" in value:
            args |= {f"{name}_{form}": text for form, text in _forms(value["word"], language).items()}
    return _format(message.id, args, language)


def spoken(data: Any, language: str, names: Sequence[str] = ()) -> Any:
    """Plain data with every message in it as text."""
    if isinstance(data, Mapping):
        if data.keys() == {"id", "args"}:
            return render(data, language, names)
        return {key: spoken(value, language, names) for key, value in data.items()}
    if isinstance(data, list):
        return [spoken(value, language, names) for value in data]
    return data


def _format(id: str, args: Mapping[str, Any], language: str) -> str:
    for bundle in map(_bundle, (language, ENGLISH)):
        if bundle.has_message(id):
            text, _ = bundle.format_pattern(bundle.get_message(id).value, dict(args))
            return str(text)
    return id


@cache
def _forms(id: str, language: str) -> dict[str, str]:
    """The forms that a word has beside its own, where a language needs them: in German `den Markt`, `zum Markt`."""
    bundle = _bundle(language)
    attributes = bundle.get_message(id).attributes if bundle.has_message(id) else {}
    return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in attributes.items()}


def _argument(value: Any, language: str, names: Sequence[str]) -> Any:
    if isinstance(value, PurePath):
        return str(value)
    if isinstance(value, Message) or (isinstance(value, Mapping) and "id" in value):
        return render(value, language, names)
    if not isinstance(value, Mapping):
        return value
    if "seat" in value:
        seat = value["seat"]
        return names[seat] if seat < len(names) else _format("player-number", {"n": seat + 1}, language)
    if "word" in value:
        return _format(value["word"], {}, language)
    return _amounts(value["amounts"], language)


def _amounts(amounts: Mapping[str, int], language: str) -> str:
    from babel.lists import format_list

    parts = [_format(f"amount-{key}", {"n": n}, language) for key, n in amounts.items()]
    # As Intl.ListFormat joins them in the client.
    locale = _format("language-locale", {}, language).replace("-", "_")
    return format_list(parts, locale=locale) if parts else _format("amount-nothing", {}, language)
