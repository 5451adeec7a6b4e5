"""brisca-teach: deals, positions, rules and lessons from a terminal.

Text goes to standard output in the chosen language; exit status 0, 1 (a check found faults) or 2 (bad input).
"""

from brisca_teach.cli.classes import class_group, handout
from brisca_teach.cli.frame import main
from brisca_teach.cli.lab import lab
from brisca_teach.cli.links import links
from brisca_teach.cli.positions import deal_command, moves, play, solve_command
from brisca_teach.cli.puzzles import puzzle
from brisca_teach.cli.rule_sets import options, rules_command, variants
from brisca_teach.cli.site import site

_COMMANDS = (
    *(variants, rules_command, options, deal_command, moves, play, solve_command),
    *(puzzle, lab, class_group, handout, site, links),
)
for _command in _COMMANDS:
    main.add_command(_command)

__all__ = ["main"]
