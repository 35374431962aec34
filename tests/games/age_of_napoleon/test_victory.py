"""Victory: five ways to win, and when they are looked at."""

import pytest

from estafette.engine import Ended
from estafette.games.age_of_napoleon.control import bordering_france
from estafette.games.age_of_napoleon.fate import capture, lose_for_good
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.victory import check_victory, end_year, outcome
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

# Everything is French or neutral, the east is held, Russia by Davout in Moscow.
EMPIRE = {
    **dict.fromkeys(given().status, "fa"),
    **{"austria": "fd", "preussen": "fa", "russia": "nc"},
    **{"portugal": "nc", "sverige": "nc", "danmark": "nc"},
}
LATE = {**EMPIRE, "austria": "nc", "preussen": "nc", "russia": "nc"}
NOTHING = dict.fromkeys(given().status, "nc")


def result(**table):
    """The clause under which the game ends in this Victory phase, and its winner."""
    try:
        check_victory(given(**table))
    except Ended as ended:
        return ended.outcome.rule, ended.outcome.winner
    return None


DECISIVE = ("victory.french.decisive", FRENCH)
MARGINAL = ("victory.french.marginal", FRENCH)
REDUCED = ("victory.coalition.marginal", COALITION)


@rule("age-of-napoleon victory.adjacent-countries")
def test_six_countries_touch_france():
    assert set(bordering_france(given())) == {
        *["spain", "italia", "schweiz", "wurttemberg", "westfalen", "holland"],
    }


@rule("age-of-napoleon victory.french.decisive", "age-of-napoleon victory.occupied-meaning")
@rule("age-of-napoleon victory.adjacent-countries")
@pytest.mark.parametrize(
    ("changed", "corps", "won"),
    [
        ({}, {"davout": "moscow"}, DECISIVE),  # v.vic.decisive
        ({}, {}, None),  # v.vic.decisive-not
        ({}, {"davout": "smolensk"}, None),
        ({"russia": "fa"}, {}, DECISIVE),
        ({"spain": "nc"}, {"davout": "moscow"}, None),  # v.vic.decisive-spain
        ({"westfalen": "nc"}, {"davout": "moscow"}, None),
        ({"sverige": "cm"}, {"davout": "moscow"}, None),  # v.vic.decisive-sverige
        ({"preussen": "nc"}, {"davout": "moscow"}, None),
        ({"austria": "nc"}, {"davout": "moscow"}, None),
        ({"napoli": "ic"}, {"davout": "moscow"}, None),
        ({"bayern": "nc"}, {"davout": "moscow"}, DECISIVE),
    ],
)
def test_the_french_win_decisively_with_the_whole_continent(changed, corps, won):
    assert result(year=1809, status={**EMPIRE, **changed}, **corps) == won


@rule("age-of-napoleon victory.detached-count")
@pytest.mark.parametrize(("tirol", "won"), [("cm", None), ("fd", DECISIVE), (None, DECISIVE)])
def test_a_detached_area_is_a_country(tirol, won):
    status = {**EMPIRE, "austria": "nc", "tirol": tirol}

    assert result(year=1809, status=status, davout="moscow", ney="osterreich") == won


@rule("age-of-napoleon victory.french.marginal", "age-of-napoleon victory.french.marginal.date")
@rule("age-of-napoleon victory.french.marginal.britain")
@pytest.mark.parametrize(
    ("year", "changed", "corps", "won"),
    [
        (1811, {}, {"davout": "osterreich"}, MARGINAL),  # v.vic.marginal-1811
        (1815, {}, {"davout": "osterreich"}, MARGINAL),
        (1810, {}, {"davout": "osterreich"}, None),
        (1811, {}, {}, None),
        (1811, {"russia": "fa"}, {}, MARGINAL),
        (1811, {"preussen": "fa"}, {}, None),
        (1812, {"austria": "fa", "russia": "cm"}, {}, None),  # v.vic.marginal-russia-cm
        (1811, {"holland": "nc"}, {"davout": "osterreich"}, None),
    ],
)
def test_the_french_win_marginally_from_1811_with_one_great_power(year, changed, corps, won):
    assert result(year=year, status={**LATE, **changed}, **corps) == won


@rule("age-of-napoleon victory.french.insurgent-blocks")
def test_an_insurgent_country_denies_the_french_any_victory():  # v.gap.ic-blocks
    status = {**LATE, "napoli": "ic"}

    assert result(year=1812, status=status, davout="osterreich") is None


@rule("age-of-napoleon victory.coalition.marginal", "age-of-napoleon victory.ends-game")
@pytest.mark.parametrize(
    ("changed", "won"),
    [({}, REDUCED), ({"bayern": "fa"}, None), ({"spain": "ic"}, REDUCED)],
)
def test_the_coalition_wins_when_france_is_alone(changed, won):  # v.vic.co-marginal
    assert result(year=1813, status={**NOTHING, **changed}) == won


@rule("age-of-napoleon victory.detached-count")
def test_a_dominion_in_tirol_is_enough_for_the_french_to_hold_on():  # v.vic.co-marginal-not
    assert result(year=1813, status={**NOTHING, "tirol": "fd"}) is None
    assert result(year=1813, status=NOTHING) == REDUCED  # v.rec.ends


@rule("age-of-napoleon victory.coalition.marginal.occupied")
def test_an_occupied_neutral_is_not_under_french_control():  # v.gap.co-marginal-occupied
    assert result(year=1813, status=NOTHING, davout="osterreich") == REDUCED


@rule("age-of-napoleon victory.ends-game")
def test_a_decisive_victory_goes_before_a_marginal_one():
    status = {**EMPIRE, "russia": "fa"}

    assert result(year=1811, status=status) == DECISIVE


@rule("age-of-napoleon victory.french.moral", "age-of-napoleon seq.year.track")
def test_after_1815_the_french_have_won_a_moral_victory(herald):  # v.seq.last-year
    game = given(year=1815)
    check_victory(game)
    assert outcome(game) is None

    end_year(game)

    ended = outcome(game)
    assert ended is not None
    assert (ended.winner, ended.rule) == (FRENCH, "victory.french.moral")
    herald.end(ended)


@rule("age-of-napoleon seq.year.track", "age-of-napoleon seq.year.advance")
@pytest.mark.parametrize(("year", "told"), [(1814, ["year.begins"]), (1815, [])])
def test_1815_is_the_last_year_that_begins(year, told):
    game = given(year=year)

    end_year(game)

    assert [each.key for each in game.told] == told


@rule("age-of-napoleon seq.year.advance")
def test_the_year_goes_on_and_the_rounds_begin_again():  # v.seq.advance
    game = given(year=1812, in_round=7)
    check_victory(game)

    end_year(game)

    assert (game.year, game.round) == (1813, 1)
    assert outcome(game) is None
    assert game.told[-1].facts == {"year": 1813}


@rule("age-of-napoleon victory.coalition.decisive.napoleon")
def test_napoleon_lost_for_good_is_a_decisive_defeat():
    with pytest.raises(Ended) as ended:
        lose_for_good(given(napoleon="moscow"), "napoleon")

    assert ended.value.outcome.winner is COALITION
    assert ended.value.outcome.rule == "victory.coalition.decisive.napoleon"


@rule("age-of-napoleon victory.napoleon-prisoner")
def test_a_captured_napoleon_does_not_end_the_game():  # v.vic.napoleon-prisoner
    game = given(napoleon="moscow")

    capture(game, "napoleon")

    assert game.prisoners == ["napoleon"]
    assert outcome(game) is None
