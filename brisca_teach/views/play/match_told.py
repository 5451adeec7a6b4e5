"""How a match stands, in sentences. Players are those of the match; the learner is player 0."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.engine.match import Match
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.words import listing, number, seat_names

BY_SCORE = ("points", "deals")


def standing(match: Match, voice: TableVoice) -> Iterator[str]:
    """The score of the match and, once it is over, who has won it."""
    counts = match.scores if match.rules.match.kind in BY_SCORE else match.games
    if len(match.sides) == 2:
        ours = _side_of_learner(match)
        mine, theirs = counts[ours], counts[1 - ours]
        if match.is_over and len(match.winners) == 1:
            yield _won(match, voice, mine, theirs)
        else:
            yield _score(match, voice, mine, theirs)
    else:
        yield _sheet(match, counts, voice)


def _score(match: Match, voice: TableVoice, mine: int, theirs: int) -> str:
    key = "play.match.points" if match.rules.match.kind in BY_SCORE else "match.score"
    return voice.say(key, a=mine, b=theirs)


def _won(match: Match, voice: TableVoice, mine: int, theirs: int) -> str:
    """The match is won: {a} is always the learner's number."""
    winner = match.winners[0]
    ours = winner == _side_of_learner(match)
    players = match.sides[winner]
    if len(players) > 1:
        return voice.say("match.won.us" if ours else "match.won.them", a=mine, b=theirs)
    return voice.say("match.won.other", who=_names(match, voice)[players[0]], a=mine, b=theirs)


def _sheet(match: Match, counts: tuple[int, ...], voice: TableVoice) -> str:
    names = _names(match, voice)
    text = ", ".join(
        f"{listing(voice.lang, [names[player] for player in players])} {number(voice.lang, count)}"
        for players, count in zip(match.sides, counts, strict=True)
    )
    return voice.say("play.match", text=text)


def _side_of_learner(match: Match) -> int:
    return next(side for side, players in enumerate(match.sides) if 0 in players)


def _names(match: Match, voice: TableVoice) -> tuple[str, ...]:
    return seat_names(voice.lang, match.rules.players)
