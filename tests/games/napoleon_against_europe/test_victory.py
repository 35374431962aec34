"""[19] Victory: the two tracks, the points of a year, the last verdict, and 1815."""

import pytest

from estafette.engine import Ended
from estafette.games.napoleon_against_europe import cards, victory
from estafette.games.napoleon_against_europe.actions import PlayCard
from estafette.games.napoleon_against_europe.conquest import rally_the_supplied
from estafette.games.napoleon_against_europe.fate import lose_for_good
from estafette.games.napoleon_against_europe.hand import (
    bring_chatiments,
    is_escalation_full,
)
from estafette.games.napoleon_against_europe.losses import destroy
from estafette.games.napoleon_against_europe.powers import country_of
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    NAPOLEON,
    Period,
)
from estafette.games.napoleon_against_europe.standing import cede, territory
from estafette.games.napoleon_against_europe.tracks import score
from estafette.games.napoleon_against_europe.victory import (
    judge_hundred_days,
    outcome,
    plead,
    score_year,
    verdict,
)
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, table
from tests.referee import Referee, rule

assert cards.EVENTS


def ended(call, *args, **more):
    """The outcome of something that ends the game at once."""
    with pytest.raises(Ended) as end:
        call(*args, **more)
    return end.value.outcome


@rule("napoleon-against-europe victory.empire-twenty")
def test_the_empire_wins_at_once_at_twenty():
    game = bare()
    game.victory = 18
    score(game, victory=1, why=AUSTRIA)

    result = ended(score, game, victory=1, why=AUSTRIA)

    assert (result.winner, result.rule) == (EMPIRE, "victory.empire-twenty")


@rule("napoleon-against-europe victory.coalition-zero")
def test_the_coalition_wins_at_once_at_nought():
    game = bare()
    game.victory = 2
    score(game, victory=-1, why="paris")

    result = ended(score, game, victory=-1, why="paris")

    assert (result.winner, result.rule) == (COALITION, "victory.coalition-zero")


@rule("napoleon-against-europe victory.empire-twenty")
def test_the_hundred_days_have_no_levels():
    game = bare("1815")

    score(game, victory=1, why="paris")
    score(game, victory=-1, why="paris")

    assert game.victory == 0


@rule("napoleon-against-europe escalation.fifteen")
@pytest.mark.parametrize(("level", "is_full"), [(14, False), (15, True)])
def test_fifteen_points_of_escalation_bring_les_chatiments(level, is_full):
    game = table("1805")
    game.escalation = level
    later = game.later[EMPIRE]

    assert is_escalation_full(game) is is_full
    if is_full:
        bring_chatiments(game)
        assert game.period is Period.CHATIMENTS
        assert set(later) <= set(game.decks[EMPIRE].pile)
        assert not is_escalation_full(game)


@rule("napoleon-against-europe escalation.fifteen")
def test_escalation_is_not_tracked_in_les_chatiments_and_never_falls_below_nought():
    game = bare()
    score(game, escalation=-3, why=AUSTRIA)
    assert game.escalation == 0
    score(game, escalation=2, why=AUSTRIA)
    game.period = Period.CHATIMENTS

    score(game, escalation=2, why=AUSTRIA)

    assert game.escalation == 2


@rule("napoleon-against-europe victory.points-table")
@pytest.mark.parametrize(
    ("taken", "loss"),
    [("paris", 2), ("lyon", 1), ("bordeaux", 1), ("anvers", 1), ("mantoue", 1), ("milan", 0)],
)
def test_key_zones_in_enemy_hands_cost_points_every_year(taken, loss):
    game = bare()
    everything = [*territory(game, FRANCE), *territory(game, "royaume-d-italie")]
    keys = [zone for zone in everything if zone in game.printed.keys]
    flag(game, ENGLAND, *[zone for zone in everything if zone not in keys], taken)
    game.victory = 12

    score_year(game)
    score_year(game)

    assert game.victory == 12 - 2 * loss


@rule(
    "napoleon-against-europe victory.points-table", "napoleon-against-europe control.supplied-only"
)
def test_a_key_zone_that_the_enemy_cannot_supply_costs_nothing():
    game = bare()
    flag(game, AUSTRIA, "lyon")
    before = game.victory

    score_year(game)

    assert game.victory == before


@rule("napoleon-against-europe victory.points-table")
def test_the_points_of_1809_add_up_to_fifteen():
    """[d.victory.1809-sum]"""
    points = bare().printed.tables.points
    start = bare().victory
    printed = bare().printed.cards

    level = (
        start
        + 2 * points.conquest.victory  # Austria, Prussia
        + printed["26F"].vp  # Tilsit
        + 3 * points.protectorate.victory  # Denmark, Saxony, Naples
        + points.polish_province.victory
        + printed["20F"].vp  # the Confederation
        + printed["24F"].vp  # Bayonne
    )

    assert level == bare("1809").victory == 15


@rule("napoleon-against-europe victory.points-table")
def test_the_congress_of_chatillon_saves_the_points_of_french_key_zones_for_a_year():
    game = bare()
    flag(game, ENGLAND, *territory(game, FRANCE), *territory(game, "royaume-d-italie"))
    game.period = Period.CHATIMENTS
    game.later = {}
    deal(game, empire=["55F"])
    game.victory = 12

    Referee(game, plead(game)).choose(PlayCard("55F"))
    score_year(game)

    assert game.victory == 11  # Mantua is not in France


@rule("napoleon-against-europe sequence.victory-phase")
def test_the_victory_phase_follows_the_conquest_phase():
    steps = [line.step.procedure for line in SEQUENCE.lines if line.step is not None]

    assert steps.index(rally_the_supplied) < steps.index(plead) < steps.index(score_year)


def last_year():
    game = bare()
    game.year = game.sheet.last + 1
    game.victory = 12
    return game


@rule("napoleon-against-europe victory.end.coalition")
def test_the_coalition_wins_if_it_holds_every_key_zone_of_france():
    """[d.victory.end]"""
    game = last_year()
    flag(game, ENGLAND, *territory(game, FRANCE))

    assert outcome(game).winner is COALITION
    game.flags = {zone: nation for zone, nation in game.flags.items() if zone != "lyon"}
    assert outcome(game).winner is None


@rule("napoleon-against-europe victory.end.coalition")
def test_france_in_enemy_hands_before_the_end_is_no_victory_yet():
    game = last_year()
    flag(game, ENGLAND, *territory(game, FRANCE))
    game.year = game.sheet.last

    assert outcome(game) is None


@rule("napoleon-against-europe victory.end.empire")
def test_the_empire_wins_if_france_and_mantua_are_whole_and_europe_is_napoleonic():
    """[d.victory.end]"""
    game = last_year()
    game.events = {"45F": 1812}

    assert verdict(game).winner is EMPIRE

    flag(game, AUSTRIA, "mantoue")
    assert verdict(game).winner is None


@rule("napoleon-against-europe victory.end.coalition", "napoleon-against-europe victory.end.empire")
def test_a_key_zone_that_france_has_annexed_is_french_in_the_last_verdict():
    game = last_year()
    cede(game, "sicile", FRANCE)
    game.events = {"45F": 1812}
    assert verdict(game).winner is EMPIRE

    flag(game, ENGLAND, "palerme")
    assert verdict(game).winner is None

    flag(game, ENGLAND, *territory(game, FRANCE))
    result = verdict(game)
    assert (result.winner, result.rule) == (COALITION, "victory.end.coalition")
    game.flags = {zone: flag for zone, flag in game.flags.items() if zone != "palerme"}
    assert verdict(game).winner is None


@rule("napoleon-against-europe victory.points-table")
def test_an_annexed_key_zone_costs_nothing_when_it_is_lost():
    game = bare()
    cede(game, "sicile", FRANCE)
    flag(game, ENGLAND, "palerme")
    before = game.victory

    score_year(game)

    assert game.victory == before


@rule("napoleon-against-europe victory.end.both-lose")
def test_without_napoleonic_europe_both_have_lost():
    """[d.victory.end]"""
    game = last_year()

    result = verdict(game)

    assert (result.winner, result.rule) == (None, "victory.end.both-lose")


def hundred_days(*, is_taken, has_army):
    game = bare("1815")
    if is_taken:
        flag(game, ENGLAND, *territory(game, FRANCE))
    put(
        game,
        "metz",
        "fr-elite-1",
        general="napoleon",
        army="grande-armee",
        is_demoralised=not has_army,
    )
    return ended(judge_hundred_days, game)


@rule("napoleon-against-europe scenario.1815.victory.coalition")
def test_the_coalition_wins_1815_if_france_is_conquered_and_has_no_army_in_order():
    """[d.scenario.1815.victory]"""
    assert hundred_days(is_taken=True, has_army=False).winner is COALITION


@rule("napoleon-against-europe scenario.1815.victory.france")
def test_france_wins_1815_if_it_stands_with_an_army_in_order():
    """[d.scenario.1815.victory]"""
    assert hundred_days(is_taken=False, has_army=True).winner is EMPIRE


@rule("napoleon-against-europe scenario.1815.victory.draw")
@pytest.mark.parametrize(("is_taken", "has_army"), [(True, True), (False, False)])
def test_1815_is_a_draw_in_any_other_case(is_taken, has_army):
    """[d.scenario.1815.victory]"""
    assert hundred_days(is_taken=is_taken, has_army=has_army).winner is None


@rule("napoleon-against-europe scenario.1815.victory.coalition")
def test_the_coalition_wins_1815_if_napoleon_is_gone():
    """[d.scenario.1815.victory]"""
    game = bare("1815")
    put(game, "paris", "fr-elite-1", general="suchet", army="armee-d-italie")
    lose_for_good(game, NAPOLEON)

    assert ended(judge_hundred_days, game).key == "outcome.napoleon-gone"


def after_the_grand_army(*, is_taken):
    """Napoleon has lost all his units and is in the reserve; Suchet has an army in order."""
    game = bare("1815")
    if is_taken:
        flag(game, ENGLAND, *territory(game, FRANCE))
    put(game, "nice", "fr-elite-1", general="suchet", army="armee-d-italie")
    put(game, "metz", "fr-elite-2", general="napoleon", army="grande-armee")
    destroy(game, "grande-armee")
    assert NAPOLEON in game.reserve
    return ended(judge_hundred_days, game)


@rule("napoleon-against-europe scenario.1815.victory.france")
def test_napoleon_in_the_reserve_is_not_out_of_the_game():
    """R-94: France wins with one army in order, whoever leads it."""
    assert after_the_grand_army(is_taken=False).winner is EMPIRE


@rule("napoleon-against-europe scenario.1815.victory.draw")
def test_france_conquered_with_the_second_army_in_order_is_a_draw_without_napoleon_too():
    assert after_the_grand_army(is_taken=True).winner is None


@rule("napoleon-against-europe scenario.1815.start")
def test_1815_is_judged_before_the_demoralised_are_rallied():
    steps = [line.step.procedure for line in SEQUENCE.lines if line.step is not None]

    assert steps.index(judge_hundred_days) < steps.index(rally_the_supplied)
    assert not victory.is_campaign(bare("1815"))
    assert victory.is_campaign(bare())


@rule("napoleon-against-europe victory.points-table")
def test_a_key_zone_of_old_france_that_has_been_ceded_costs_nothing_more():
    game = bare()
    keys = victory.french_keys(game)
    assert "anvers" in keys
    cede(game, game.printed.province_of["anvers"], ENGLAND)
    assert victory.french_keys(game) == [zone for zone in keys if country_of(game, zone) == FRANCE]
    assert "anvers" not in victory.french_keys(game)
