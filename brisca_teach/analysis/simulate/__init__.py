"""Many deals: bots against bots, with the uncertainty of what is measured.

`batch` (numpy) is imported by name only where it is wanted.
"""

from brisca_teach.analysis.simulate.contest import Contest, Pair, play_pair
from brisca_teach.analysis.simulate.experiment import Measured, experiment
from brisca_teach.analysis.simulate.intervals import Interval, bootstrap, wilson
from brisca_teach.analysis.simulate.playing import play_deal, play_out
from brisca_teach.analysis.simulate.progress import progress_bar
from brisca_teach.analysis.simulate.tables import Row, as_markdown, rows
from brisca_teach.analysis.simulate.tournament import Results, tournament

__all__ = [
    "Contest",
    "Interval",
    "Measured",
    "Pair",
    "Results",
    "Row",
    "as_markdown",
    "bootstrap",
    "experiment",
    "play_deal",
    "play_out",
    "play_pair",
    "progress_bar",
    "rows",
    "tournament",
    "wilson",
]
