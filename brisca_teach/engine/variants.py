"""Every named rule set as its difference from another. Nothing else knows a variant's name.
Values and sources: rules.md 2.5, 3.1 and 3.2. S0 to S4 are the project's five source texts; W numbers are the
public pages listed there; D numbers are decisions. Other names that players use are in `aliases.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from types import MappingProxyType

from brisca_teach.engine.aliases import ALIASES
from brisca_teach.engine.cards import PACKS, Card, parse_cards
from brisca_teach.engine.knobs import (
    AuctionRule,
    CallRule,
    Duty,
    ExchangeRule,
    MatchRule,
    MeldRule,
    Scoring,
    Table,
)
from brisca_teach.engine.options import with_options
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules

TWO = Card(2, "C")
TWOS = tuple(Card(2, suit) for suit in "OCEB")
BLANKS = tuple(card for card in PACKS["es40"].cards if card.rank in (2, 4, 5, 6, 7))
CHILEAN = tuple(card for card in PACKS["es40"].cards if card.rank in (3, 4))

BRISCA_4 = Rules("brisca_4", source="S0 S3 S4 W1 W23")
BRISCA_2 = replace(BRISCA_4, key="brisca_2", players=2, sides="single")
BRISCA_3 = replace(BRISCA_2, key="brisca_3", players=3, removed=(TWO,), source="S0 S2 S3 W20 W39 D10")
BRISCA_3_36 = replace(BRISCA_3, key="brisca_3_36", removed=TWOS, source="S3 W20 W49 D10")
BRISCA_4_SOLO = replace(BRISCA_4, key="brisca_4_solo", sides="single", source="S3 D56")
BRISCA_5 = replace(BRISCA_2, key="brisca_5", players=5, source="S2 D2")
BRISCA_6 = replace(BRISCA_4, key="brisca_6", players=6, pack="es48", source="S0 W1 W19 W20")
BRISCA_6_36 = replace(BRISCA_6, key="brisca_6_36", pack="es40", removed=TWOS, source="S0 W2 W12")
BRISCA_2X2 = replace(BRISCA_2, key="brisca_2x2", cards_each=2, source="S0 W19 D6")
BRISCA_S0 = replace(
    BRISCA_4, key="brisca_s0", arrastro=True, scoring=Scoring(values=((61, 1), (101, 2))), source="S0 W1 D13 D15"
)
BRISCA_S3 = replace(
    BRISCA_4,
    key="brisca_s3",
    exchange=ExchangeRule(takes="honours", when="after_win"),
    scoring=Scoring(tie="both"),
    allowed_players=(2, 3, 4),
    source="S3 D11 D12 D14",
)
BRISCA_S4 = replace(
    BRISCA_4,
    key="brisca_s4",
    exchange=ExchangeRule(takes="honours", when="own_turn", needs_trick=False),
    scoring=Scoring(tie="draw"),
    allowed_players=(2, 3, 4, 6),
    source="S4 D11 D12 D14",
)
BRISCA_CYCLE = replace(
    BRISCA_4,
    key="brisca_cycle",
    trump="cycle",
    exchange=None,
    match=MatchRule("cycle", 4),
    allowed_players=(2, 3, 4, 6),
    source="S0 W19 D8",
)
BRISCA_SENAS = replace(BRISCA_4, key="brisca_senas", table=Table(talk="signals"), source="S0 S4 W38")
BRISCA_TAPADO = replace(BRISCA_4, key="brisca_tapado", table=Table(talk="veiled"), source="S0 D58")
BRISCA_HABLANDO = replace(BRISCA_4, key="brisca_hablando", table=Table(talk="free"), source="S0")
CATALANA = replace(BRISCA_4, key="catalana", pack="es48", allowed_players=(2, 3, 4, 6), source="S4 W47 D12")
VALENCIANA = replace(
    BRISCA_4, key="valenciana", duty=Duty("follow", "stock_empty"), allowed_players=(2, 3, 4, 6), source="S4 D63"
)
DESCUBIERTA = replace(
    BRISCA_4, key="descubierta", table=Table(open="hands"), allowed_players=(2, 3, 4, 6), source="S2 S4 D20"
)
RAPIDA = replace(BRISCA_2, key="rapida", removed=BLANKS, exchange=None, allowed_players=(2, 4, 5), source="S4 D64")

BRISCOLA = replace(
    BRISCA_4,
    key="briscola",
    exchange=None,
    scoring=Scoring(tie="redeal"),
    match=MatchRule("best_of", 3),
    allowed_players=(2, 3, 4, 6),
    source="S0 S2 W2 W12 W14 W39",
)
BRISCOLA_2 = replace(BRISCOLA, key="briscola_2", players=2, sides="single", allowed_players=(2,))
BRISCOLA_DEUCE = replace(
    BRISCOLA, key="briscola_deuce", exchange=ExchangeRule(("low",), when="first_trick", needs_trick=False), source="W46"
)
SCOPERTA = replace(BRISCOLA_2, key="scoperta", table=Table(open="all"), source="S2 S4 W12 W14 D20")
BRISCOLA_DUE = replace(BRISCOLA, key="briscola_due", trump_two_top=True, source="S2 D60 D62")
BRISCOLONE = replace(
    BRISCOLA_2,
    key="briscolone",
    hand=5,
    trump="none",
    claim=False,
    scoring=replace(BRISCOLA.scoring, kind="sum"),
    match=MatchRule("points", 151),
    source="S2 W12 W14 W37 D21",
)
CENTOCINQUANTUNO = replace(
    BRISCOLA_2,
    key="centocinquantuno",
    hand=5,
    meld=MeldRule(),
    scoring=replace(BRISCOLA.scoring, kind="sum"),
    match=MatchRule("points", 151),
    allowed_players=(2, 4),
    source="S0 W12 W14 W15 D43",
)
MARIANNA = replace(
    BRISCOLA_2,
    key="marianna",
    hand=5,
    trump="meld",
    claim=False,
    meld=MeldRule("rising", (40, 60, 80, 100), first_trick=True),
    scoring=replace(BRISCOLA.scoring, kind="sum"),
    match=MatchRule("points", 500),
    allowed_players=(2, 3, 4),
    source="S0 W11 W14 W16 W17 D22 D23",
)

CHIAMATA = replace(
    BRISCOLA,
    key="chiamata",
    players=5,
    sides="by_auction",
    hand=8,
    stock="none",
    trump="declarer",
    auction=AuctionRule(),
    call=CallRule(),
    claim=False,
    scoring=replace(BRISCOLA.scoring, kind="contract"),
    match=MatchRule("points", 11),
    allowed_players=(5,),
    source="S0 S2 W4 W7 W8 W11 W12 W13 D24 D25 D26 D27 D28",
)
CHIAMATA_BUIA = replace(CHIAMATA, key="chiamata_buia", call=CallRule(blind="resolve_with"), source="S0 W8 W11 W13 D31")
CHIAMATA_PUNTI = replace(
    CHIAMATA,
    key="chiamata_punti",
    auction=AuctionRule("points"),
    call=CallRule("trump_card", forced=False),
    source="S0 W8 W11 D32",
)
GINGO = replace(
    CHIAMATA_PUNTI,
    key="gingo",
    first_lead="declarer",
    scoring=replace(CHIAMATA.scoring, kind="gingo"),
    match=MatchRule("deals", 5),
    source="S0 W9",
)
SUBASTADA = replace(
    CHIAMATA_PUNTI,
    key="subastada",
    call=CallRule("any_card", forced=False, self_call=False, solo=False),
    duty=Duty("follow"),
    source="S4 D29 D30",
)

BISCA = replace(
    BRISCA_4,
    key="bisca_3",
    second=7,
    exchange=ExchangeRule(("low",)),
    match=MatchRule("first_to", 4),
    allowed_players=(2, 3, 4),
    source="S0 W3 W29 W43 D50 D54",
)
BISCAS = tuple(replace(BISCA, key=f"bisca_{hand}", hand=hand) for hand in (4, 5, 6, 7, 9))
BISCA_8 = replace(BISCA, key="bisca_8", hand=8, certainty="inferred", source="D68")
BISCA_10 = replace(
    BISCA,
    key="bisca_10",
    hand=10,
    stock="none",
    trump="last_dealt",
    duty=Duty("follow"),
    exchange=None,
    claim=False,
    scoring=Scoring(values=((61, 1), (91, 2)), sweep=("all_tricks", 4)),
    allowed_players=(4,),
    source="S0 W3 W43 D19",
)
BISCA_BAHIA = replace(BISCA, key="bisca_bahia", second=5, source="S0 W3")
CAPIXABA = replace(
    BISCA,
    key="capixaba",
    ace_lock="play_unless_both",
    second_not_last=True,
    scoring=Scoring(tie="draw", values=((61, 1), (90, 2)), events=("ace_takes_second",)),
    turn_up_skip=(1, 7),
    allowed_players=(2, 4),
    certainty="reconstructed",
    source="S0 W27 W28 D38",
)

PORTENA = replace(
    BRISCA_4,
    key="portena",
    second=2,
    hand=10,
    stock="none",
    trump="last_dealt",
    duty=Duty("full", relief="void"),
    meld=MeldRule(when="playing", first_trick=True, after_stock=True),
    exchange=None,
    claim=False,
    scoring=Scoring(tie="draw", sweep=("all_tricks", 2), last_trick=10),
    certainty="inferred",
    source="S0 W24 W25 D33 D34 D35 D40",
)
REMATADA = replace(
    PORTENA,
    key="rematada",
    players=3,
    sides="single",
    removed=CHILEAN,
    stock="widow",
    trump="declarer",
    auction=AuctionRule("remate", 100, 230, 10),
    duty=Duty("full"),
    scoring=replace(PORTENA.scoring, kind="remate", sweep=None),
    match=MatchRule("points", 500),
    allowed_players=(3,),
    certainty="inferred",
    source="S0 W1 D36 D42 D57 D65",
)
ROBADA = replace(BRISCA_4, key="robada", second=2, certainty="inferred", source="S0 D50")
JODIDA = replace(BRISCA_4, key="jodida", certainty="name_only", source="S0 D37")
MUERTE_TRES = replace(
    BRISCA_4,
    key="muerte_tres",
    ace_lock="play",
    instant=("muerte_tres",),
    allowed_players=(2, 3, 4, 6),
    source="S0 W1 W5 W45 D39",
)
MANO_NEGRA = replace(
    BRISCA_4, key="mano_negra", instant=("mano_negra",), allowed_players=(2, 3, 4, 6), source="S0 W22 D41"
)
BRUSQUEMBILLE = replace(
    BRISCA_2,
    key="brusquembille",
    pack="fr32",
    second=10,
    exchange=None,
    claim=False,
    scoring=Scoring(tie="draw"),
    allowed_players=(2, 3, 4, 5),
    source="S0 W30 W31 W32 W34 D53",
)
BRUSQUEMBILLE_3 = replace(
    BRUSQUEMBILLE, key="brusquembille_3", players=3, removed=parse_cards("7D7S"), scoring=Scoring("chips", tie="draw")
)
BRUSQUEMBILLE_5 = replace(BRUSQUEMBILLE_3, key="brusquembille_5", players=5)
BRUSQUEMBILLE_4 = replace(BRUSQUEMBILLE, key="brusquembille_4", players=4, sides="adjacent")
BRUSQUEMBILLE_1718 = replace(BRUSQUEMBILLE, key="brusquembille_1718", second_high=False, source="W32 D53")

_ALL = (
    BRISCA_2, BRISCA_3, BRISCA_3_36, BRISCA_4, BRISCA_4_SOLO, BRISCA_5, BRISCA_6, BRISCA_6_36, BRISCA_2X2,
    BRISCA_S0, BRISCA_S3, BRISCA_S4, BRISCA_CYCLE, BRISCA_SENAS, BRISCA_TAPADO, BRISCA_HABLANDO,
    CATALANA, VALENCIANA, DESCUBIERTA, RAPIDA,
    BRISCOLA, BRISCOLA_2, BRISCOLA_DEUCE, SCOPERTA, BRISCOLA_DUE, BRISCOLONE, CENTOCINQUANTUNO, MARIANNA,
    CHIAMATA, CHIAMATA_BUIA, CHIAMATA_PUNTI, GINGO, SUBASTADA,
    BISCA, *BISCAS, BISCA_8, BISCA_10, BISCA_BAHIA, CAPIXABA,
    PORTENA, REMATADA, ROBADA, JODIDA, MUERTE_TRES, MANO_NEGRA,
    BRUSQUEMBILLE, BRUSQUEMBILLE_3, BRUSQUEMBILLE_4, BRUSQUEMBILLE_5, BRUSQUEMBILLE_1718,
)  # fmt: skip

VARIANTS: Mapping[str, Rules] = MappingProxyType({rules.key: rules for rules in _ALL})
# What stands for each group, and the game it is told from itself; the others are told from the nearest of these.
HEADS: Mapping[str, str] = MappingProxyType(
    {
        "brisca_4": "brisca_4", "briscola": "brisca_4", "chiamata": "briscola",
        "bisca_3": "brisca_4", "portena": "brisca_4", "brusquembille": "brisca_4",
    }
)  # fmt: skip


def find_rules(key: str) -> Rules:
    """The rules with this key or alias, with any "+knob=value" options applied; BadText suggests a near name."""
    name, _, options = key.partition("+")
    folded = name.strip().lower().replace("-", "_")
    rules = VARIANTS.get(ALIASES.get(folded, folded))
    if rules is None:
        near = get_close_matches(folded, [*VARIANTS, *ALIASES], 1, 0.5)
        raise BadText("pos.rules", text=name, guess=near[0] if near else next(iter(VARIANTS)))
    return with_options(rules, options)
