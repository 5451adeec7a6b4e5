"""The rule sets of the family, listed and told in words."""

from __future__ import annotations

import json

import click

from brisca_teach import VARIANTS, Rules
from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.views.words import say, variant_name


@click.command(help=help_words("variants"))
@click.option("--json", "as_json", is_flag=True, help=help_words("json"))
@in_language
def variants(as_json: bool) -> None:
    """Every rule set, one a line."""
    rows = [_described(rules) for rules in VARIANTS.values()]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for row in rows:
        click.echo(say(language(), "cli.variant_line", **row))


def _described(rules: Rules) -> dict[str, str]:
    lang = language()
    return {
        "key": rules.key,
        "name": variant_name(lang, rules.key),
        "players": str(rules.players),
        "certainty": say(lang, f"certainty.{rules.certainty}"),
        "source": rules.source,
    }
