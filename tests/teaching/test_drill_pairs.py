"""The partner is winning, and the claim: the solver and the engine are the answer keys."""

from __future__ import annotations

from brisca_teach.analysis.solver import solve
from brisca_teach.engine import duties
from brisca_teach.teaching.drills import claim_top, partner


def test_points_are_added_in_half_of_a_round_and_kept_in_the_other() -> None:
    made = next(partner.DRILL.rounds(20, 6))
    sorts = []
    for question in made:
        position = question.shown.position
        assert position is not None and duties.partner_is_winning(position, 0)
        solution = solve(position)
        assert set(question.parts[0].right) == set(map(str, solution.best))
        sorts.append(partner.sort_of(solution))

    assert sorted(sorts) == ["feed"] * 3 + ["keep"] * 3


def test_a_claim_is_what_the_engine_allows() -> None:
    allowed = claim_top.ask("brisca_2 O 1O3O12O/4B5B6B 0:-")
    missing = claim_top.ask("brisca_2 O 3O12O11O/1O5B6B 0:-")

    assert allowed.parts[0].right == ("yes",)
    assert missing.parts[0].right == ("no",) and missing.answer[0].key == "no.claim_top"
    assert claim_top.ask("brisca_2 O 1O3O12O/4B5B6B 0:- 7B2O").answer[0].key == "no.claim_stock"


def test_a_round_of_claims_has_both_answers() -> None:
    right = [question.parts[0].right[0] for question in next(claim_top.DRILL.rounds(1, 5))]

    assert sorted(right) == ["no"] * 3 + ["yes"] * 2
