"""[5.3, 18] The end of a year through the sequence of play: last tests, flags, surrenders."""

import pytest

from estafette.engine import Decision, Pass, Play
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Annex,
    Country,
    Discard,
    DrawCard,
    Go,
    Operate,
    PlayCard,
)
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.terms import mark_of
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from
from tests.games.napoleon_against_europe.playing import refused
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand, store
from tests.games.napoleon_against_europe.rounds import act, rounds
from tests.referee import rule

END = "sequence.end-activations"
ALLEMAGNE, ELBE = "armee-d-allemagne", "armee-de-l-elbe"


def to_the_new_year(play: Play) -> None:
    """Everything is passed, or answered by the first answer, up to the next year."""
    year = play.game.year
    while play.game.year == year:
        assert isinstance(play.asked, Decision)
        options = play.asked.options
        play.go_on(Pass() if Pass() in options else options[0])


def keys(play: Play) -> list[str]:
    """The keys of everything told."""
    return [each.key for each in play.game.told or ()]


def told(game):
    """A game that remembers what is told."""
    game.told = []
    return game


@rule("napoleon-against-europe control.conquest-phase.remove")
@rule("napoleon-against-europe control.remove-marker")
@pytest.mark.parametrize("is_fed", [True, False])
def test_a_russian_who_reached_berlin_with_his_last_point_frees_it_at_the_end(is_fed) -> None:
    """[control.berlin-retaken]"""
    game = bare()
    stand(game, prusse="coalition")
    if not is_fed:
        game.empty = frozenset(game.printed.fortresses)
    flag(game, FRANCE, "berlin")
    put(game, "dantzig", "ru-corps-1")
    put(game, "metz", "fr-elite-1", general="ney")
    play = rounds(game, 5)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("ru-corps-1"), Go("stettin"), Go("berlin"))
    assert (game.round, game.forces["ru-corps-1"].zone) == (6, "berlin")  # no point was left
    assert game.flags == {"berlin": FRANCE}
    to_the_new_year(play)
    assert game.flags == {}


@rule("napoleon-against-europe control.take.conquest-phase")
@pytest.mark.parametrize("zones", [("leipzig", "dresde"), ("dresde", "leipzig")])
def test_who_stands_in_supply_raises_his_flag_and_feeds_nobody_by_it_in_that_phase(zones) -> None:
    """[d2.control.conquest-phase]"""
    game = bare()
    stand(game, prusse="coalition")
    flag(game, FRANCE, "erfurt")
    store(game, "erfurt", "depot-france-1", is_fixed=True)
    for zone, corps in zip(zones, ("fr-corps-9", "fr-corps-10"), strict=True):
        put(game, zone, corps)
    on_from(game, END)
    assert game.flags["leipzig"] == FRANCE
    assert "dresde" not in game.flags  # its line would run by Leipzig


def vienna(year=1809, **army):
    """France holds Vienna in supply; Prague is Austrian; an Austrian army stands somewhere."""
    game = told(bare(dice=[1, 1]))
    game.year, game.lasting = year, {}
    flag(game, FRANCE, "munich", "salzbourg", "vienne")
    put(game, "vienne", "fr-elite-1", "fr-elite-2", general="napoleon", army="grande-armee")
    if army:
        zone = army.pop("zone")
        put(game, zone, "au-corps-1", "au-corps-2", general="charles", **army)
    return game


@rule("napoleon-against-europe demoralised.end-phase")
@rule("napoleon-against-europe demoralised.duration")
@rule("napoleon-against-europe sequence.conquest-cleanup")
@rule("napoleon-against-europe conquest.major.all-but-one")
def test_austria_surrenders_with_a_shaken_army_in_supply_that_is_in_order_afterwards() -> None:
    """[conquest.austria-1809] [d4.conquest.demoralised-supplied] [d2.demoralised.end]"""
    game = vienna(zone="brunn", army=ALLEMAGNE, is_demoralised=True)
    put(game, "kovno", "fr-corps-9", is_demoralised=True)
    play = on_from(game, END)
    tested = [each.facts["force"] for each in game.told if each.key == "attrition.rolled"]
    assert tested == ["fr-corps-9", ALLEMAGNE]
    assert game.status[AUSTRIA].kind is Standing.FORCED_PEACE
    assert game.forces[ALLEMAGNE].is_demoralised
    answer(play, "peace.which-land", Pass())
    answer(play, "peace.reward", DrawCard())
    assert not game.forces[ALLEMAGNE].is_demoralised
    assert game.forces["fr-corps-9"].is_demoralised  # out of supply
    order = [keys(play).index(key) for key in ("conquest.conditions-met", "conquest.rallied")]
    assert order == sorted(order)


@rule("napoleon-against-europe conquest.major.all-but-one")
@pytest.mark.parametrize(
    ("army", "falls"),
    [
        ({"zone": "olmutz", "army": ALLEMAGNE}, False),
        ({"zone": "munich", "army": ALLEMAGNE}, True),
        ({"zone": "olmutz"}, True),
    ],
    ids=["at home", "abroad", "without marker"],
)
def test_an_army_in_order_at_home_keeps_austria_in_the_war(army, falls) -> None:
    """[d.conquest.army-left]"""
    game = vienna(**army)
    flag(game, FRANCE, "innsbruck")  # the line to Vienna does not run by Munich alone
    play = on_from(game, END)
    if falls:
        answer(play, "peace.which-land", Pass())
    assert (game.status[AUSTRIA].kind is Standing.FORCED_PEACE) is falls


@rule("napoleon-against-europe conquest.major.all-but-one")
def test_prussia_surrenders_with_koenigsberg_still_its_own_once_its_army_is_gone() -> None:
    """[conquest.prussia-without-koenigsberg]"""
    for has_army in (True, False):
        game = bare()
        stand(game, prusse="coalition")
        lost = [zone for zone in territory(game, PRUSSIA) if zone != "koenigsberg"]
        flag(game, FRANCE, *lost, *territory(game, "saxe"), "erfurt")
        if has_army:
            put(game, "koenigsberg", "pr-corps-1", general="brunswick", army=ELBE)
        play = on_from(game, END)
        to_the_new_year(play)
        assert (game.status[PRUSSIA].kind is Standing.FORCED_PEACE) is not has_army


@rule("napoleon-against-europe conquest.england-london")
def test_england_surrenders_with_london_though_gibraltar_and_malta_are_english() -> None:
    """[d.conquest.england]"""
    for zones in (("portsmouth",), ("londres", "portsmouth")):
        game = bare()
        flag(game, FRANCE, *zones)
        for number, zone in enumerate(zones, 1):
            store(game, zone, f"depot-france-{number}", is_fixed=True)
        to_the_new_year(on_from(game, END))
        assert (game.status[ENGLAND].kind is Standing.FORCED_PEACE) is ("londres" in zones)


def saxony_and_prussia():
    """Both are French but for Koenigsberg; Austria has been at peace since 1805."""
    game = told(bare(dice=[6]))
    game.year, game.lasting = 1807, {}
    bind(game, AUSTRIA)
    stand(game, prusse="coalition")
    lost = [zone for zone in territory(game, PRUSSIA) if zone != "koenigsberg"]
    flag(game, FRANCE, *lost, *territory(game, "saxe"), "erfurt")
    put(game, "vilna", "ru-corps-1", "ru-corps-2", general="koutouzov", army="1re-armee")
    put(game, "leipzig", "fr-corps-9", general="ney", is_demoralised=True)
    put(game, "kassel", "fr-corps-10")
    put(game, "riga", "pr-corps-1")
    game.empty = frozenset({"ulm"})
    deal(game, empire=["26F", "2F"], coalition=["27C"])
    return game


@rule("napoleon-against-europe sequence.conquest-phase")
@rule("napoleon-against-europe conquest.tilsit")
@rule("napoleon-against-europe conquest.tambours")
def test_the_conquest_phase_runs_from_the_flags_to_the_treaties() -> None:
    """[d3.round-trip.sequence]"""
    game = saxony_and_prussia()
    play = on_from(game)
    answer(play, "window.surrender", PlayCard("27C"))
    assert game.status["saxe"].of == FRANCE
    assert game.status[PRUSSIA].kind is Standing.MEMBER
    answer(play, "window.conquest", PlayCard("26F"))
    answer(play, "alliance.which-card", Discard("2F"))
    assert game.status[PRUSSIA].kind is Standing.FORCED_ALLIANCE
    to_the_new_year(play)
    order = [
        "control.flag",  # at Kassel
        "conquest.minor",
        "conquest.conditions-met",
        "conquest.fights-on",
        "peace.made",  # by Tilsit
        "alliance.forced",
        "fortress.active",
        "conquest.rallied",
        "peace.comes-home",
        "peace.tested",
    ]
    places = [keys(play).index(key) for key in order]
    assert places == sorted(places)


@rule("napoleon-against-europe peace.annex.four")
@rule("napoleon-against-europe peace.annex.shortfall")
def test_after_the_drums_two_provinces_short_of_four_cost_eight_resources_if_there_are_so_many():
    """[d.annex.four] Prussia has but five: R-281."""
    game = told(bare())
    stand(game, prusse="coalition", saxe="empire", hesse="empire", cleves="empire")
    game.lasting = {mark_of(PRUSSIA): Until.EVER}
    game.year, game.events = 1806, {"27C": 1805}
    kept = ("brandebourg", "prusse-orientale", "silesie", "magdebourg")
    game.owner = {
        land: "saxe" if of == PRUSSIA and land not in kept else of
        for land, of in game.owner.items()
    }
    flag(game, FRANCE, *territory(game, PRUSSIA))
    play = on_from(game, END)
    for land in ("silesie", "magdebourg"):
        answer(play, "peace.which-land", Annex(land), Country(FRANCE))
    answer(play, "peace.reward", DrawCard())
    levied = next(each.facts for each in game.told if each.key == "peace.levy")
    assert levied == {"power": PRUSSIA, "missing": 2, "points": 5}
    assert (game.owner["silesie"], game.owner["magdebourg"]) == (FRANCE, FRANCE)


@rule("napoleon-against-europe scenario.1809.history")
@rule("napoleon-against-europe peace.second-defeat")
@rule("napoleon-against-europe forced-alliance.when")
def test_the_austria_of_1809_surrenders_for_good_and_europe_may_be_napoleonic() -> None:
    """[d4.1809.history]"""
    game = bare("1809")
    deal(game, empire=["45F", "29F"])
    flag(game, FRANCE, *territory(game, AUSTRIA))
    play = on_from(game, END)
    answer(play, "peace.which-land", Pass())
    answer(play, "peace.reward", DrawCard())
    assert game.treaties[AUSTRIA].for_good
    answer(play, "alliance.which-card", Discard("29F"))
    assert game.status[AUSTRIA].kind is Standing.FORCED_ALLIANCE
    assert refused(game, "45F", Moment.ROUND) == ""
