"""Many deals: bots against bots, with the uncertainty of what is measured."""

from brisca_teach.analysis.simulate.contest import Contest, Pair, play_pair
from brisca_teach.analysis.simulate.intervals import Interval, bootstrap, wilson
from brisca_teach.analysis.simulate.playing import play_deal, play_out

__all__ = ["Contest", "Interval", "Pair", "bootstrap", "play_deal", "play_out", "play_pair", "wilson"]
