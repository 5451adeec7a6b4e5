"""The rule sets of the family: listed, told in words, compared, and their options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import groupby
from typing import Any

import click

from brisca_teach import VARIANTS, Rules, find_rules
from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.views.variant_words import (
    about,
    aliases,
    base_of,
    certainty_words,
    difference_words,
    options_table,
    rules_words,
    source_name,
    source_words,
)
from brisca_teach.views.words import say, variant_name

as_json = click.option("--json", "as_json", is_flag=True, help=help_words("json"))


@click.command(help=help_words("variants"))
@as_json
@in_language
def variants(as_json: bool) -> None:
    """Every rule set: its key, name, players, what differs, sources and certainty."""
    _echo_json([_described(rules) for rules in VARIANTS.values()]) if as_json else _echo(_listed())


@click.command("rules", help=help_words("rules"))
@click.argument("key")
@click.option("--against", help=help_words("against"))
@in_language
def rules_command(key: str, against: str | None) -> None:
    """One rule set told, and what changes from another."""
    rules = find_rules(key)
    _echo(_told(rules, find_rules(against) if against else base_of(rules)))


@click.command(help=help_words("options"))
@as_json
@click.option("--markdown", is_flag=True, help=help_words("markdown"))
@in_language
def options(as_json: bool, markdown: bool) -> None:
    """Every option: its default, the other values, where they are played, and who says so."""
    if as_json:
        _echo_json([asdict(row) for row in options_table(language())])
    else:
        _echo(_options_page() if markdown else _options())


def _echo(lines: Iterator[str]) -> None:
    click.echo("\n".join(lines))


def _echo_json(rows: list[dict[str, Any]]) -> None:
    click.echo(json.dumps(rows, ensure_ascii=False, indent=2))


def _described(rules: Rules) -> dict[str, Any]:
    """A rule set for tools: the names of these fields stay as they are."""
    lang, base = language(), base_of(rules)
    return {
        "key": rules.key,
        "name": variant_name(lang, rules.key),
        "players": rules.players,
        "allowed_players": rules.allowed_players,
        "about": about(lang, rules),
        "aliases": aliases(rules),
        "told_from": base.key if base else None,
        "differs": difference_words(lang, base, rules) if base else (),
        "certainty": rules.certainty,
        "source": rules.source,
        "sources": {tag: source_name(lang, tag) for tag in rules.source.split()},
    }


def _listed() -> Iterator[str]:
    """The list for people: a few lines for each rule set, and what the tags of the sources stand for."""
    lang = language()
    for rules in VARIANTS.values():
        certainty = say(lang, f"certainty.{rules.certainty}")
        named = {"key": rules.key, "name": variant_name(lang, rules.key), "players": str(rules.players)}
        yield say(lang, "cli.variant_line", certainty=certainty, **named)
        yield from (f"    {line}" for line in _compared(rules, base_of(rules)))
        yield f"    {say(lang, 'cli.sources', text=rules.source)}\n"
    yield say(lang, "cli.legend")
    yield from (f"    {tag}: {source_name(lang, tag)}" for tag in _tags())


def _tags() -> list[str]:
    """The tags of all sources."""
    return _in_order({tag for rules in VARIANTS.values() for tag in rules.source.split()})


def _in_order(tags: set[str]) -> list[str]:
    """S before W before D, each letter by number."""
    return sorted(tags, key=lambda tag: ("SWD".index(tag[0]), int(tag[1:])))


def _told(rules: Rules, base: Rules | None) -> Iterator[str]:
    lang, name = language(), variant_name(language(), rules.key)
    yield f"{name[:1].upper()}{name[1:]} ({rules.key})\n\n{about(lang, rules)}\n"
    if rules.certainty != "name_only":
        yield from (f"- {sentence}" for sentence in rules_words(lang, rules))
        yield ""
        yield from _compared(rules, base)
        yield say(lang, "cli.seats", choices=rules.allowed_players)
    if aliases(rules):
        yield say(lang, "cli.aliases", text=", ".join(aliases(rules)))
    yield from (certainty_words(lang, rules), *source_words(lang, rules))


def _compared(rules: Rules, base: Rules | None) -> Iterator[str]:
    if base is None:
        return
    sentences = difference_words(language(), base, rules)
    yield say(language(), "cli.differs" if sentences else "cli.same", rules=base)
    yield from (f"- {sentence}" for sentence in sentences)


def _options_page() -> Iterator[str]:
    """The options as a page of the documentation: a table, then what the letters of the sources stand for."""
    lang, rows = language(), options_table(language())
    yield say(lang, "cli.options_page")
    for row in rows:
        where = "; ".join(filter(None, (row.where, row.tags)))
        yield f"| {row.option} | {row.default} | `{row.typed}` | {row.value} | {where} |"
    yield ""
    tags = {tag for row in rows for tag in row.tags.split()}
    yield from (f"- {tag}: {source_name(lang, tag)}" for tag in _in_order(tags))


def _options() -> Iterator[str]:
    lang = language()
    for (option, default), rows in groupby(options_table(lang), lambda row: (row.option, row.default)):
        yield say(lang, "cli.option_head", option=option, default=default)
        for row in rows:
            where = "; ".join(filter(None, (row.where, row.tags)))
            yield f"    {say(lang, 'cli.option_line', text=row.typed, value=row.value, where=where)}"
