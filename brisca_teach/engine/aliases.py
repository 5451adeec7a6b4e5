"""Other names that players and books use for a rule set (rules.md 1, 3.1 and decision 21).

"Briscolone" has two meanings: the game without trumps keeps the name, the auction game is `chiamata`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ALIASES: Mapping[str, str] = MappingProxyType(
    {
        "brisca": "brisca_2",
        "senas": "brisca_senas",
        "tapado": "brisca_tapado",
        "hablando": "brisca_hablando",
        "brisca_rapida": "rapida",
        "brisca_catalana": "catalana",
        "brisca_valenciana": "valenciana",
        "brisca_descubierta": "descubierta",
        "brisca_subastada": "subastada",
        "briscola_scoperta": "scoperta",
        "151": "centocinquantuno",
        "cinquecento": "marianna",
        "briscola_chiamata": "chiamata",
        "briscolone_a_chiamata": "chiamata",
        "briscola_in_cinque": "chiamata",
        "pazza": "gingo",
        "bisca": "bisca_3",
        "bisca_de_tres": "bisca_3",
        "bisca_de_cinco": "bisca_5",
        "bisca_de_nove": "bisca_9",
        "bisca_capixaba": "capixaba",
        "brisca_chilena": "portena",
        "brisca_portena": "portena",
        "brisca_rematada": "rematada",
        "brisca_robada": "robada",
        "brisca_jodida": "jodida",
        "muerte_al_tres": "muerte_tres",
        "la_mata": "muerte_tres",
        "conquista": "mano_negra",
        "triangulo_briscal": "mano_negra",
    }
)
