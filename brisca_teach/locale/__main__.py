"""Compiles every brisca.po into the brisca.mo beside it; needs Babel, which only developers have."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

HEADER = "Content-Type: text/plain; charset=utf-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"


class Timeless(Catalog):
    """A catalogue without dates and version numbers: the same bytes on every run."""

    def __iter__(self) -> Iterator[Message]:
        for message in super().__iter__():
            yield message if message.id else Message("", HEADER)


def sources() -> tuple[Path, ...]:
    """The catalogues as people write them, one a language."""
    return tuple(sorted(Path(__file__).parent.glob("*/LC_MESSAGES/*.po")))


def compiled(source: Path) -> bytes:
    """The catalogue as the standard library's gettext reads it."""
    lang = source.parents[1].name
    catalogue, out = Timeless(locale=lang), BytesIO()
    with source.open("rb") as file:
        for message in read_po(file, locale=lang, abort_invalid=True):
            if message.id:
                catalogue[message.id] = message
    write_mo(out, catalogue)
    return out.getvalue()


def main() -> None:
    """Writes every .mo."""
    for source in sources():
        source.with_suffix(".mo").write_bytes(compiled(source))


if __name__ == "__main__":
    main()
