"""Every phase of the family at the table: auction, calling, burying, melds, exchange, claim, sudden ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Bid, Bury, Move, Pass
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.play import PlaySession
from brisca_teach.views.scene import Action, enabled, playable


def table(position: str | Position, **more: object) -> PlaySession:
    """A table with this position on it; the learner is in seat 0."""
    start = Position.parse(position) if isinstance(position, str) else position
    session = PlaySession("es", start.rules, **{"level": "beginner", **more})  # type: ignore[arg-type]
    session.begin(start)
    return session


def find(rules: str, wanted: Callable[[Position], bool]) -> Position:
    """The first of many deals in which the learner, seat 0, has what is wanted."""
    known = find_rules(rules)
    for number in range(1, 400):
        start = deal(known, Random(number))
        if wanted(start):
            return start
    raise LookupError(rules)


def button(session: PlaySession, name: str) -> Action:
    return next(one for one in session.scene().actions if one.id == name)


def labels(session: PlaySession) -> list[str]:
    return [one.label for one in session.scene().actions if one.kind != "setting"]


# Auction


def bids(session: PlaySession) -> list[str]:
    return [one.id for one in session.scene().actions if one.kind != "setting"]


def test_ranks_are_called_by_name_and_points_from_a_small_panel() -> None:
    session = table(deal(find_rules("chiamata"), order=None))
    assert labels(session)[:3] == ["As", "Tres", "Rey"]
    assert len(labels(session)) == 12

    session.moment = session.moment.said(Move.parse("rank:2"))
    for seat in range(1, 5):
        session.moment = session.moment.run(lambda seen, chance: Bid(62) if seen.seat == 1 else Pass(), "", True)
        assert seat
    assert set(bids(session)) - {"forced"} == {"lower", "raise", "leap", "bid:63", "solo", "pass"}


def test_the_value_goes_up_and_down_within_what_may_be_bid() -> None:
    session = table(deal(find_rules("chiamata_punti"), order=None))
    assert button(session, "lower").disabled
    session.act("raise")
    session.act("leap")
    assert "bid:72" in bids(session)
    session.act("lower")
    assert button(session, "bid:71").label == "Pujar 71"
    for _ in range(9):
        session.act("leap")
    assert "bid:120" in bids(session)
    assert button(session, "raise").disabled


def test_what_each_has_said_stands_beside_the_name() -> None:
    session = table(deal(find_rules("rematada"), order=None), level="random")
    session.act("bid:100")
    said = {seat.name: seat.said for seat in session.scene().seats}

    assert said["Tú"] == "100" or session.position.phase != "auction"
    assert session.scene().progress.startswith("Reglamento deducido en parte")


# Calling, burying, trumps


def won_auction(rules: str, *said: str) -> PlaySession:
    """The learner has won the auction with these calls; all the others pass."""
    session = table(deal(find_rules(rules), order=None))
    for text in said:
        session.moment = session.moment.said(Move.parse(text))
        session.moment = session.moment.run(lambda seen, chance: Pass(), "", True)
    return session


def test_calling_a_rank_asks_for_its_suit_alone() -> None:
    session = won_auction("chiamata", "rank:3")
    scene = session.scene()

    assert scene.prompt == "¿De qué palo llamas el tres? Ese palo pinta."
    assert [one.suit for one in scene.actions if one.kind == "suit"] == ["O", "C", "E", "B"]
    session.act("call:3E")
    assert session.position.trump == "E"
    assert "Llamas el tres de espadas" in session.scene().score


def test_calling_any_card_asks_for_suit_rank_and_trumps_and_can_go_back() -> None:
    session = won_auction("subastada", "bid:70")
    own = {str(card) for card in session.position.hands[0]}

    session.act("suit:O")
    assert not own & {name.partition(":")[2] for name in bids(session)}
    session.act("back")
    assert "suit:C" in bids(session)
    session.act("suit:C")
    card = next(name for name in bids(session) if name.startswith("card:"))
    session.act(card)
    code = card.partition(":")[2]
    assert next(one.label for one in session.scene().actions if one.kind == "suit") == "Pintan oros"
    session.act(f"call:{code}@B")
    assert session.position.trump == "B"


def test_two_cards_are_chosen_and_buried_and_the_widow_lies_open() -> None:
    session = won_auction("rematada", "bid:100")
    scene, hand = session.scene(), session.position.hands[0]

    assert [row.label for row in scene.rows] == ["El talón"]
    assert len(playable(scene)) == 12
    assert button(session, "bury").disabled
    for card in (hand[0], hand[5], hand[5], hand[7]):
        session.pick(str(card))
    assert [card.code for card in session.scene().seats[0].cards if "chosen" in card.marks].count("") == 0
    chosen = Bury(tuple(sorted((hand[0], hand[7]))))
    session.act(str(chosen))
    assert session.position.phase == "trump"
    session.act("trump:B")
    assert session.scene().trump_words == "Pintan bastos."


def test_three_cards_cannot_be_buried() -> None:
    session = won_auction("rematada", "bid:100")
    for card in session.position.hands[0][:3]:
        session.pick(str(card))

    assert button(session, "bury").disabled


def test_the_partner_is_told_when_the_called_card_falls() -> None:
    session = table(
        "chiamata E 1O4O/3E4B/5O6O/7O2O/1C2C 0:- - "
        "3O12O11O10O3C12C11C10C7C6C5C4C1E12E11E10E7E6E5E4E2E1B3B12B11B/10B7B6B5B2B/-/-/- "
        "calls=rank:3,pass,pass,pass,pass,call:3E partner=1",
    )
    assert session.scene().seats[1].role == ""

    session.moment = session.moment.said(Card.parse("1O")).run(lambda seen, chance: seen.hand[0], "", True)

    assert "Salió el tres de espadas: tu pareja es Inés." in session.scene().status
    assert session.scene().seats[1].role == "tu pareja"


# Melds


def test_a_meld_has_its_button_and_makes_trumps() -> None:
    pair = {Card.parse("12C"), Card.parse("11C")}
    session = table(find("marianna", lambda start: pair <= set(start.hands[0])))

    assert button(session, "meld:C").label == "Cantar 40 puntos en copas"
    session.act("meld:C")
    assert session.scene().trump_words == "Pintan copas."
    assert session.scene().status.startswith("Cantas 40 puntos en copas. Pintan copas.")


def test_a_switch_announces_with_the_card_that_is_played() -> None:
    session = table(find("portena", lambda start: Card.parse("12C") in start.hands[0]))
    assert button(session, "announce").pressed is False

    session.act("announce")
    assert "12C" in playable(session.scene())
    assert all(code[:2] in ("12", "11") for code in playable(session.scene()))
    session.act("announce")
    assert len(playable(session.scene())) == 10
    session.act("announce")
    session.pick("12C")
    assert str(session.moment.game.steps[0].move) == "announce:12C"


# Exchange, claim, arrastro


def test_the_exchange_is_a_button_when_it_is_allowed_and_a_sentence_when_it_is_not() -> None:
    session = table("brisca_2 O 7O3C4E/12B4C5B 0:- 5E6E2B1O -/12C2C")

    assert not any(name.startswith("exchange") for name in enabled(session.scene()))
    session.act("exchange:7O")
    assert session.scene().status == "Para cambiar tienes que haber ganado una baza."


def test_before_the_last_draw_the_winner_is_asked() -> None:
    session = table("brisca_2 O 7O3C1C/12B4C5B 0:- 5E1O 12C2C/-")
    session.moment = session.moment.said(Card.parse("1C")).run(lambda seen, chance: Card.parse("4C"), "", True)

    assert session.position.phase == "window"
    assert not playable(session.scene())
    assert len(session.scene().trick) == 2
    session.pick("3C")
    assert session.scene().status == "Primero se roba."
    session.act("exchange:7O")
    assert not session.moment.is_held
    assert session.scene().status.startswith("Cambias el siete de oros por el as de oros. Siguen pintando oros.")


def test_an_exchange_out_of_turn_is_offered_once_and_can_wait() -> None:
    session = table("brisca_2 O 7O3C4E/12B4C5B 1:- 5E6E7E2B4B6B7B1O 12C2C/-")
    assert session.scene().status.endswith("Puedes cambiar el siete de oros por el as de oros.")
    assert labels(session) == ["Cambiar siete de oros por as de oros", "Guardarlo"]

    session.act("keep")

    assert session.position.turn == 0
    assert "exchange:7O" in enabled(session.scene())


def test_the_loser_of_the_trick_may_still_exchange_before_the_last_draw() -> None:
    session = table("brisca_2 O 7O3C4E/12B4C1E 0:- 5E1O 12C2C/-")
    session.moment = session.moment.said(Card.parse("4E")).run(lambda seen, chance: Card.parse("1E"), "", True)

    assert session.position.turn == 1
    assert {"exchange:7O", "keep"} <= enabled(session.scene())
    session.act("exchange:7O")
    assert Card.parse("1O") in session.position.hands[0]
    assert not session.moment.is_held


def test_a_claim_has_its_button_and_takes_the_rest() -> None:
    session = table("brisca_2 O 1O3O12O/12B4C5B 0:- - -/-")
    assert button(session, "claim").label == "Enseñar los triunfos y llevarte el resto"

    session.act("claim")

    assert session.moment.is_over
    assert "Enseñas el as, el tres y el rey de oros: lo que queda es tuyo, " in session.scene().status


def test_arrastro_is_a_button_of_the_trump_ace() -> None:
    session = table("brisca_s0 O 1O3C4E/12B4C5B/1B2B3B/1E2E3E 0:- 5O6O7O2O 11C2C5C6C/-/-/-")

    assert button(session, "arrastro:1O").label == "Echar as de oros y decir «arrastro»"


# Sudden ends and chips


def test_a_deal_that_ends_at_once_says_why() -> None:
    session = table("muerte_tres+players=2 O 1O4C5C/3O5E6E 1:- - -/-", level="random")
    while session.moment.game.steps and str(session.moment.game.steps[0].move) != "3O":
        session.seed += 1
        session.begin(session.moment.game.start)

    session.pick("1O")

    assert session.moment.is_over
    assert "¡Muerte al tres! El juego es tuyo." in session.scene().status
    assert len(session.scene().trick) == 2


def test_mano_negra_wins_before_a_card_is_played() -> None:
    black = {Card.parse(code) for code in ("1O", "3O", "12O")}
    order = ["1O", "4C", "5C", "6C", "3O", "4E", "5E", "6E", "12O", "4B", "5B", "6B", "2O"]
    known = find_rules("mano_negra")
    rest = [card for card in known.cards if str(card) not in order]
    session = table(deal(known, order=[*map(Card.parse, order), *rest]))

    assert black <= set(session.position.hands[0])
    assert "¡Mano negra! Rey, tres y as de triunfo: el juego es tuyo." in session.scene().status


def test_chips_are_counted_beside_the_points() -> None:
    session = table(find("brusquembille", lambda start: True))
    while not session.moment.is_over and not session.position.extra.bonus:
        cards = sorted(playable(session.scene()))
        session.pick(cards[0]) if cards else session.act("go")

    assert "Fichas: tú " in session.scene().score or session.moment.is_held
