"""The court figures: each is one function of a suit, so that every pack can dress them its own way."""

from __future__ import annotations

from brisca_teach.views.art.courts.caballo import caballo
from brisca_teach.views.art.courts.dama import dama
from brisca_teach.views.art.courts.rey import rey
from brisca_teach.views.art.courts.sota import sota

COURTS = {10: sota, 11: caballo, 12: rey}

__all__ = ["COURTS", "caballo", "dama", "rey", "sota"]
