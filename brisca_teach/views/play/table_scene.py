"""The table as a scene: who sits where with which cards, the trick, the stock, trumps and the score."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import points_of
from brisca_teach.views.play.choices import Choices
from brisca_teach.views.play.counts import gone, side
from brisca_teach.views.play.look import Look
from brisca_teach.views.play.result import signed
from brisca_teach.views.play.seat_words import role, said
from brisca_teach.views.play.voice import TableVoice, joined, upper
from brisca_teach.views.scene import CardView, PlayedView, RowView, Scene, SeatView
from brisca_teach.views.variant_words import source_words
from brisca_teach.views.words import hand_label, pile_label, stock_label, variant_name
from brisca_teach.views.words.catalogue import has

SORTED_FROM = 6  # a hand of so many cards lies in suits; a small one as it came


@dataclass(frozen=True)
class TableScene:
    """Lays a look at a deal on the table."""

    look: Look
    voice: TableVoice
    choices: Choices = Choices()

    @property
    def position(self) -> Position:
        """What lies on the table."""
        return self.look.table

    def scene(self) -> Scene:
        """The table without what is said and what can be pressed."""
        position, voice = self.position, self.voice
        rules = position.rules
        title = upper(variant_name(voice.lang, rules.key))
        in_order = sorted(range(rules.players), key=voice.place)
        return Scene(
            lang=voice.lang,
            deck=voice.deck,
            label=title,
            prompt=self.choices.question or title,
            progress=self.progress(),
            score=self.score(),
            seats=tuple(self.seat(seat) for seat in in_order),
            trick=self.trick(position),
            rows=self.rows(),
            trump=position.trump or "",
            trump_words=self.trump_words(),
            turn_up=self.card(position.turn_up) if position.turn_up else None,
            stock=self.stock(),
            stock_count=max(len(position.stock) - bool(position.turn_up), 0),
        )

    # Words round the table

    def progress(self) -> str:
        """Which trick it is, how many draws are left, and how sure the rules are where they are not documented."""
        position, voice = self.position, self.voice
        rules = position.rules
        total = (len(rules.cards) - (2 if rules.stock == "widow" else 0)) // rules.trick_size
        number = sum(step.takes_trick for step in self.look.game.steps) + (not self.look.held)
        at = "" if number > total else voice.say("trick.no", n=number, total=total)
        if number == total and not self.look.is_over:
            at = voice.say("trick.last")
        is_play = position.phase in ("play", "window", "over")
        return joined((at if is_play else "", self._draws(), self.certainty()))

    def certainty(self) -> str:
        """How far the rules are known, and who says so; "" where they are documented."""
        rules = self.position.rules
        if rules.certainty == "documented":
            return ""
        known = self.voice.say(f"certainty.{rules.certainty}")
        return joined((self.voice.say("play.certainty", certainty=known), *source_words(self.voice.lang, rules)[:1]))

    def trump_words(self) -> str:
        """The trump suit, or that there is none, or none yet."""
        position, say = self.position, self.voice.say
        if position.trump:
            return say("trump.is", suit=position.trump)
        agreed = position.extra.contract
        never = position.rules.trump == "none" or (agreed is not None and agreed.solo)
        return say("trump.none" if never else "trump.not_yet")

    def score(self) -> str:
        """Both sides' points where there are two, the learner's alone elsewhere; the contract; the chips."""
        return joined((self._points(), self._contract(), self._extras()))

    def _points(self) -> str:
        position, voice = self.position, self.voice
        if position.phase == "auction":
            return ""  # nothing has been won yet
        points = points_of(position)
        sides = position.rules.fixed_sides
        mine = sum(points[seat] for seat in side(position, voice.me))
        if len(sides) == 2 and position.rules.players > 2:
            return voice.say("score.sides", a=mine, b=sum(points) - mine)
        return voice.say("score.other", who=voice.me, points=mine)

    def _contract(self) -> str:
        agreed, voice = self.position.extra.contract, self.voice
        if agreed is None:
            return ""
        facts = {"who": agreed.caller, "n": agreed.points}
        if agreed.card:
            return voice.say("play.contract.card.other", card=agreed.card, **facts)
        return voice.say("play.contract.other", **facts)

    def _extras(self) -> str:
        rules, bonus = self.position.rules, self.position.extra.bonus
        if not bonus:
            return ""
        key = "play.chips" if rules.scoring.kind == "chips" else "play.bonus"
        return self.voice.say(key, text=signed(bonus, self.voice))

    def stock(self) -> str:
        """How many cards are left to draw."""
        position = self.position
        if position.rules.stock != "draw" or (self.look.is_over and not position.stock):
            return ""
        return stock_label(self.voice.lang, len(position.stock))

    def _draws(self) -> str:
        """How often there will be a draw."""
        position = self.position
        if position.rules.stock != "draw" or not position.stock:
            return ""
        return self.voice.say("draw.times", n=-(-len(position.stock) // position.rules.trick_size))

    # Seats

    def seat(self, seat: int) -> SeatView:
        """One player's place."""
        look, voice, position = self.look, self.voice, self.position
        cards = self._sorted(look.hand(seat)) if seat == voice.me else look.hand(seat)
        step = look.said(seat)
        return SeatView(
            name=voice.person(seat),
            label=self._hand_label(seat, cards),
            cards=tuple(self._in_hand(seat, card, at, len(cards)) for at, card in enumerate(cards)),
            pile=self._pile(seat, position),
            turn=not look.is_over and not look.held and look.game.position.turn == seat,
            shown=tuple(self.card(card) for card in look.shown(seat)) if seat != voice.me else (),
            said=said(step, voice) if step else "",
            role=role(position, seat, voice),
        )

    def _sorted(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        if len(hand) < SORTED_FROM:
            return hand
        rules = self.position.rules
        return tuple(sorted(hand, key=lambda card: (rules.suits.index(card.suit), -rules.strengths[card])))

    def _hand_label(self, seat: int, cards: tuple[Card, ...]) -> str:
        voice = self.voice
        if seat == voice.me:
            return voice.say("a.hand.you")
        return hand_label(voice.lang, voice.names[seat], cards.count(UNKNOWN))

    def _in_hand(self, seat: int, card: Card, at: int, total: int) -> CardView:
        if card == UNKNOWN:
            return self.card(card)
        place = (at + 1, total)
        if seat != self.voice.me:
            return CardView(str(card), self.voice.label(card, self.position.trump, place=place), self._trump(card))
        refused = self.choices.blocked.get(card)
        reason = self.voice.refusal(refused) if refused else ""
        name = self.voice.label(card, self.position.trump, place=place, blocked=reason)
        return CardView(str(card), name, self._marks(card), self._note(refused.reason) if refused else "")

    def _marks(self, card: Card) -> tuple[str, ...]:
        choices = self.choices
        worn = {
            "playable": card in choices.playable,
            "blocked": card in choices.blocked,
            "chosen": card in choices.chosen,
            "new": card in self.look.new,
        }
        return tuple(mark for mark, on in worn.items() if on) + self._trump(card)

    def _note(self, reason: str) -> str:
        key = f"a.note.{reason}"
        return self.voice.say(key) if has(self.voice.lang, key) else self.voice.say("a.note.no")

    def _pile(self, seat: int, position: Position) -> str:
        size, voice = position.rules.trick_size, self.voice
        pile = position.piles[seat]
        if len(pile) < size:
            return ""  # nothing won, or only buried
        return pile_label(voice.lang, voice.names[seat], len(pile) // size, points_of(position)[seat])

    # Cards on the table

    def card(self, card: Card, *marks: str) -> CardView:
        """A card that lies there."""
        if card == UNKNOWN:
            return CardView(name=self.voice.say("a.back"))
        return CardView(str(card), self.voice.label(card, self.position.trump), (*marks, *self._trump(card)))

    def _trump(self, card: Card) -> tuple[str, ...]:
        return ("trump",) if card.suit == self.position.trump else ()

    def trick(self, position: Position) -> tuple[PlayedView, ...]:
        """The trick in order of play, with empty places for those still to come."""
        if not position.trick:
            return ()
        players, size = position.rules.players, position.rules.trick_size
        best_card = position.trick[position.rules.trick_winner(position.trick, position.trump)]
        mark = "won" if len(position.trick) == size else "winning"
        laid = [self.card(card, *((mark,) if card == best_card else ())) for card in position.trick]
        names = [self.voice.person((position.leader + at) % players) for at in range(size)]
        places = (*laid, *[None] * (size - len(laid)))
        return tuple(PlayedView(who, card) for who, card in zip(names, places, strict=True))

    def last_trick(self) -> tuple[PlayedView, ...]:
        """The last finished trick."""
        step = self.look.game.last_trick
        return self.trick(step.laid) if step else ()

    def rows(self) -> tuple[RowView, ...]:
        """The widow while it is news, the stock where the rules lay it open, and what has gone in the half view."""
        position, say = self.position, self.voice.say
        rows = []
        if position.extra.widow and not any(step.takes_trick for step in self.look.game.steps):
            rows.append(self._row(say("a.widow"), position.extra.widow))
        if position.rules.table.open == "all" and position.stock and UNKNOWN not in position.stock:
            rows.append(self._row(say("a.stock.order"), position.stock))
        if self.look.view == "half" and (played := gone(position._replace(trick=()))):
            rows.append(self._row(say("a.gone"), self._in_suits(played)))
        return tuple(rows)

    def _in_suits(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        rules = self.position.rules
        return tuple(sorted(cards, key=lambda card: (rules.suits.index(card.suit), -rules.strengths[card])))

    def _row(self, label: str, cards: tuple[Card, ...]) -> RowView:
        return RowView(label, tuple(self.card(card) for card in cards), small=True)
