"""Many deals: the same seed gives the same numbers, in one process or several, in one go or two."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from brisca_teach import BadText, Position, deal, find_rules
from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.simulate import (
    Contest,
    Results,
    as_markdown,
    experiment,
    play_deal,
    play_out,
    progress_bar,
    rows,
    tournament,
)
from brisca_teach.analysis.simulate import progress as progress_module

BRISCA = find_rules("brisca_2")
CLUB_V_RANDOM = Contest(BRISCA, find_level("club"), find_level("random"), seed=4)


def first_side_points(end: Position) -> float:
    """The measure of the experiments here; a plain function, so that processes can take it along."""
    outcome = end.outcome()
    assert outcome is not None
    return float(outcome.side_points[0])


def test_a_deal_played_by_bots_ends_with_all_the_points() -> None:
    end = play_deal(BRISCA, [find_level("random"), find_level("club")], random.Random(1))

    outcome = end.outcome()
    assert outcome is not None and sum(outcome.points) == 120


def test_the_same_seed_plays_the_same_deal() -> None:
    bots = [find_level("random")] * 4

    assert play_deal(find_rules("brisca_4"), bots, random.Random(2)) == play_deal(
        find_rules("brisca_4"), bots, random.Random(2)
    )


def test_a_deal_can_be_played_out_from_the_middle() -> None:
    start = deal(BRISCA, random.Random(3))
    halfway = start.play(start.legal_moves()[0])

    assert play_out(halfway, [find_level("club")] * 2, random.Random(0)).turn is None


def test_each_deal_is_played_twice_with_the_seats_swapped() -> None:
    same = Contest(BRISCA, find_level("club"), find_level("club"))

    for pair in tournament(same, 5).pairs:
        assert pair.swing == 0 and sum(pair.won) == 1


def test_the_margin_of_two_sides_is_between_their_points() -> None:
    results = tournament(CLUB_V_RANDOM, 20)

    assert results.games == 40
    assert results.won.value > 0.7 and results.margin.value > 20 and results.deals_won.value > 0.8


@pytest.mark.parametrize("key", ["brisca_3", "chiamata", "rematada", "brusquembille_3", "brisca_5"])
def test_with_more_than_two_sides_home_takes_one_seat_of_aways(key: str) -> None:
    same = Contest(find_rules(key), find_level("club"), find_level("club"))
    better = Contest(find_rules(key), find_level("club"), find_level("random"))

    assert all(pair.swing == 0 for pair in tournament(same, 4).pairs)
    assert tournament(better, 40).margin.value > 0


def test_a_stopped_tournament_goes_on_from_its_log(tmp_path: Path) -> None:
    log = tmp_path / "ladder.jsonl"
    whole = tournament(CLUB_V_RANDOM, 24)
    tournament(CLUB_V_RANDOM, 12, log=log)
    with log.open("a", encoding="utf-8") as file:
        file.write('{"contest": "brisca_2:cl')  # a line that was being written

    played: list[int] = []
    resumed = tournament(CLUB_V_RANDOM, 24, log=log, progress=lambda done, _: played.append(done))

    assert resumed == whole
    assert played == [22, 24]
    assert tournament(CLUB_V_RANDOM, 24, log=log, progress=lambda *_: pytest.fail("nothing is left to play")) == whole


def test_a_result_can_be_taken_further() -> None:
    half = tournament(CLUB_V_RANDOM, 6)

    assert tournament(CLUB_V_RANDOM, 12, before=half) == tournament(CLUB_V_RANDOM, 12)


def test_the_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "other.jsonl"
    tournament(CLUB_V_RANDOM, 1, log=log)

    with pytest.raises(BadText):
        tournament(Contest(BRISCA, find_level("club"), find_level("random"), seed=5), 1, log=log)


def test_an_experiment_can_be_taken_further() -> None:
    bots = [find_level("random")] * 2
    alone = experiment(BRISCA, bots, first_side_points, 60, seed=2)

    first = experiment(BRISCA, bots, first_side_points, 20, seed=2)
    assert experiment(BRISCA, bots, first_side_points, 60, seed=2, before=first) == alone
    assert alone.mean.low < 62 < alone.mean.high


def test_the_table_has_a_row_a_contest() -> None:
    table = as_markdown(rows([tournament(CLUB_V_RANDOM, 10)]))

    assert len(table.splitlines()) == 3
    assert "| brisca_2 | club | random | 20 |" in table


def test_no_deals_are_no_evidence() -> None:
    empty = Results(CLUB_V_RANDOM)

    assert (empty.won.low, empty.won.high) == (0.0, 1.0)


def test_without_tqdm_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "find_spec", lambda name: None)

    with progress_bar("deals") as bar:
        assert bar is None
