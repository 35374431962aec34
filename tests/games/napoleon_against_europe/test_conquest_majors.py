"""[18.2.1] The conquest of major powers: conditions, exceptions, and the order of the phase."""

import pytest

from estafette.games.napoleon_against_europe import cards
from estafette.games.napoleon_against_europe.actions import Country, PlayCard
from estafette.games.napoleon_against_europe.affairs import Trial
from estafette.games.napoleon_against_europe.capitulation import (
    falling,
    fight_on,
    is_conquered,
    receive_surrender,
    worth,
)
from estafette.games.napoleon_against_europe.conquest import (
    close_with_cards,
    no_major_falls,
)
from estafette.games.napoleon_against_europe.control import counts
from estafette.games.napoleon_against_europe.forced_alliance import cannot_bind
from estafette.games.napoleon_against_europe.peace import cannot_dictate
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import key_zones, territory
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, store
from tests.referee import Referee, rule

assert cards.EVENTS
ARMY = "armee-d-allemagne"


def vienna():
    """France holds Vienna in supply; Prague is Austrian."""
    game = bare()
    flag(game, FRANCE, "vienne", "salzbourg")
    assert counts(game, "vienne", EMPIRE)
    return game


def austrian_army(game, zone, **more):
    return put(game, zone, "au-corps-1", general="charles", army="armee-d-allemagne", **more)


def beat_the_drums(game, power):
    """What Tambours de Guerre does when this power is about to surrender."""
    game.trial = Trial("surrender", COALITION, country=power)
    game.events = {**game.events, "27C": game.year}
    fight_on(game, COALITION)
    assert game.trial.is_void
    game.trial = None


@rule("napoleon-against-europe conquest.major.conditions")
def test_a_power_that_has_lost_all_its_key_zones_surrenders_whatever_its_army():
    game = vienna()
    austrian_army(game, "olmutz")
    assert not is_conquered(game, AUSTRIA)

    flag(game, FRANCE, "prague")
    assert is_conquered(game, AUSTRIA)
    assert falling(game, EMPIRE) == [AUSTRIA]
    assert falling(game, COALITION) == []


@rule("napoleon-against-europe conquest.major.control")
def test_a_key_zone_held_without_supply_does_not_count():
    """[d3.major.keys-all]"""
    game = bare()
    stand(game, prusse="empire")
    flag(game, RUSSIA, "berlin", "koenigsberg", "varsovie")
    flag(game, FRANCE, "stralsund")  # else Sweden would feed Berlin
    put(game, "magdebourg", "pr-corps-1", general="blucher", army="armee-de-l-elbe")
    assert not is_conquered(game, PRUSSIA)

    flag(game, RUSSIA, "stettin", "dantzig", "posen", "thorn", "glogau", "breslau", "eylau")
    assert is_conquered(game, PRUSSIA)


@rule("napoleon-against-europe conquest.major.all-but-one")
def test_austria_surrenders_in_1809_when_its_army_is_demoralised():
    game = vienna()
    austrian_army(game, "olmutz", is_demoralised=True)

    assert is_conquered(game, AUSTRIA)


@rule("napoleon-against-europe conquest.major.all-but-one")
@pytest.mark.parametrize(
    ("zone", "army", "falls"),
    [
        ("olmutz", ARMY, False),
        ("munich", ARMY, True),
        ("olmutz", "", True),
    ],
)
def test_an_army_in_order_saves_a_power_only_at_home_and_with_its_marker(zone, army, falls):
    game = vienna()
    put(game, zone, "au-corps-1", general="charles", army=army)
    if zone == "munich":
        store(game, "salzbourg", "depot-france-1", is_fixed=True)
        flag(game, FRANCE, "innsbruck")

    assert is_conquered(game, AUSTRIA) is falls


@rule("napoleon-against-europe conquest.major.all-but-one")
def test_a_power_that_holds_its_capital_does_not_surrender_with_one_key_zone_left():
    game = bare()
    flag(game, FRANCE, "prague")
    store(game, "prague", "depot-france-1", is_fixed=True)
    flag(game, FRANCE, "salzbourg")

    assert not is_conquered(game, AUSTRIA)


@rule("napoleon-against-europe conquest.major.all-but-one")
def test_russia_must_lose_both_its_capitals():
    game = bare()
    everywhere = [zone for zone in territory(game, RUSSIA) if zone != "saint-petersbourg"]
    flag(game, FRANCE, *everywhere, *territory(game, PRUSSIA), *territory(game, "saxe"))
    flag(game, FRANCE, "erfurt")
    assert not is_conquered(game, RUSSIA)

    flag(game, FRANCE, "saint-petersbourg")
    assert is_conquered(game, RUSSIA)


@rule("napoleon-against-europe conquest.major.all-but-one")
def test_prussia_surrenders_without_koenigsberg_when_its_army_is_destroyed():
    game = bare()
    stand(game, prusse="coalition")
    lost = [zone for zone in territory(game, PRUSSIA) if zone != "koenigsberg"]
    flag(game, FRANCE, *lost, *territory(game, "saxe"), "erfurt")

    assert is_conquered(game, PRUSSIA)


@rule("napoleon-against-europe conquest.england-london")
def test_london_alone_decides_over_england():
    game = bare()
    flag(game, FRANCE, "londres")
    store(game, "londres", "depot-france-1", is_fixed=True)
    assert not is_conquered(game, ENGLAND)  # no line over the sea

    flag(game, FRANCE, "portsmouth")
    store(game, "portsmouth", "depot-france-2", is_fixed=True)
    assert is_conquered(game, ENGLAND)


@rule("napoleon-against-europe conquest.spain-liberation")
def test_spain_in_its_war_of_liberation_must_lose_madrid_and_every_port():
    game = bare("1809")
    flag(game, FRANCE, *territory(game, SPAIN), *territory(game, "portugal"))
    assert is_conquered(game, SPAIN)

    game.flags = {zone: nation for zone, nation in game.flags.items() if zone != "cadix"}
    assert not is_conquered(game, SPAIN)


@rule("napoleon-against-europe conquest.spain-liberation")
def test_spain_without_a_war_of_liberation_falls_with_madrid():
    game = bare()
    stand(game, espagne="coalition")
    flag(game, FRANCE, "madrid", "burgos", "pampelune")
    store(game, "madrid", "depot-france-1", is_fixed=True)
    flag(game, FRANCE, "valladolid")

    assert is_conquered(game, SPAIN)


@rule("napoleon-against-europe conquest.tambours")
def test_the_drums_of_war_let_a_power_fight_on_for_a_year():
    game = vienna()
    beat_the_drums(game, AUSTRIA)

    assert game.status[AUSTRIA].kind is Standing.MEMBER
    assert no_major_falls(game, EMPIRE)
    game.year += 1
    assert falling(game, EMPIRE) == [AUSTRIA]


@rule("napoleon-against-europe conquest.tambours")
def test_without_the_drums_the_power_surrenders():
    game = vienna()

    Referee(game, receive_surrender(game, EMPIRE))

    assert game.status[AUSTRIA].kind is Standing.FORCED_PEACE
    assert game.trial is None


@rule("napoleon-against-europe conquest.tilsit")
def test_tilsit_imposes_peace_on_a_shaken_power_without_terms():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "brunn", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vilna", "ru-corps-1", general="koutouzov", army="1re-armee")
    put(
        game,
        "stettin",
        "pr-corps-1",
        general="blucher",
        army="armee-de-l-elbe",
        is_demoralised=True,
    )
    deal(game, empire=["26F"])
    victory, escalation = game.victory, game.escalation

    referee = Referee(game, close_with_cards(game))
    referee.choose(PlayCard("26F"))

    assert game.status[PRUSSIA].kind is Standing.FORCED_PEACE
    assert game.beaten[PRUSSIA] == (EMPIRE,)
    assert not game.terms
    assert (game.victory, game.escalation) == (victory + 1, escalation + 1)


@rule("napoleon-against-europe conquest.tilsit")
def test_tilsit_reaches_neither_england_nor_a_power_in_good_order():
    game = bare()
    put(game, "brunn", "au-corps-1", general="charles", army="armee-d-allemagne")
    deal(game, empire=["26F"])

    assert cannot_dictate(game, Country(AUSTRIA)).key == "peace.unshaken"
    assert cannot_dictate(game, Country(ENGLAND)).key == "peace.not-england"
    assert cannot_dictate(game, Country(PRUSSIA)).key == "peace.not-at-war"
    assert cannot_dictate(game, Country(RUSSIA)) is None  # it has no army at all
    flag(game, FRANCE, "vienne", "salzbourg", "munich")
    assert cannot_dictate(game, Country(AUSTRIA)) is None


@rule(
    "napoleon-against-europe conquest.tilsit",
    "napoleon-against-europe card.f.tilsit.proposal",
    "napoleon-against-europe spain.liberation-war.end",
)
def test_spain_has_no_army_to_lose_and_no_tilsit_ends_its_war_of_liberation():
    game = bare()
    stand(game, espagne="coalition")
    assert cannot_dictate(game, Country(SPAIN)).key == "peace.keys-held"

    put(game, "madrid", "fr-elite-1", general="ney")
    flag(game, FRANCE, "madrid", "pampelune", "burgos")
    assert counts(game, "madrid", EMPIRE)
    assert cannot_dictate(game, Country(SPAIN)) is None

    game.events = {"22C": 1808}
    assert cannot_dictate(game, Country(SPAIN)).rule == "spain.liberation-war.end"
    assert cannot_dictate(game, Country(AUSTRIA)) is None  # the others' wars go on as they did
    assert cannot_dictate(game, Country("portugal")).rule == "conquest.tilsit"


@rule("napoleon-against-europe conquest.france")
def test_france_has_no_peace_to_make():
    game = bare()
    flag(game, ENGLAND, *territory(game, FRANCE))

    assert is_conquered(game, FRANCE)
    assert falling(game, COALITION) == []


@rule(
    "napoleon-against-europe conquest.france",
    "napoleon-against-europe scenario.1815.territory",
)
def test_the_france_of_1815_falls_with_paris_and_lyon_if_no_army_is_in_order():
    """[d4.1815.conquest]"""
    game = bare("1815")
    french = territory(game, FRANCE)
    flag(game, ENGLAND, *[zone for zone in french if zone != "bordeaux"])
    flag(game, AUSTRIA, "lyon")
    put(
        game, "bordeaux", "fr-corps-9", general="napoleon", army="grande-armee", is_demoralised=True
    )
    put(
        game,
        "bordeaux",
        "fr-corps-10",
        general="suchet",
        army="armee-d-italie",
        is_demoralised=True,
    )
    assert is_conquered(game, FRANCE)
    assert "anvers" not in french

    game.forces.clear()
    game.zones.clear()
    put(game, "bordeaux", "fr-corps-9", general="napoleon", army="grande-armee")
    assert not is_conquered(game, FRANCE)


@rule("napoleon-against-europe victory.conquest-point")
@pytest.mark.parametrize(("power", "zones", "gain"), [(AUSTRIA, (), 1), (ENGLAND, ("londres",), 3)])
def test_a_power_that_is_beaten_raises_both_tracks(power, zones, gain):
    game = vienna() if power == AUSTRIA else bare()
    if power == ENGLAND:
        flag(game, FRANCE, "londres", "portsmouth")
        store(game, "londres", "depot-france-1", is_fixed=True)
        store(game, "portsmouth", "depot-france-2", is_fixed=True)
    assert (game.victory, game.escalation) == (5, 0)

    Referee(game, receive_surrender(game, EMPIRE))

    assert (game.victory, game.escalation) == (5 + gain, 1)


@rule("napoleon-against-europe victory.conquest-point")
def test_a_power_that_the_coalition_beats_raises_nothing():
    game = bare()
    stand(game, turquie="empire")
    flag(game, RUSSIA, *territory(game, TURKEY))

    Referee(game, receive_surrender(game, COALITION))

    assert game.status[TURKEY].kind is Standing.FORCED_PEACE
    assert (game.victory, game.escalation) == (5, 0)


@rule("napoleon-against-europe conquest.tambours")
def test_a_power_saved_by_the_drums_may_be_forced_into_an_alliance_at_its_next_defeat():
    game = vienna()
    beat_the_drums(game, AUSTRIA)
    game.year += 1

    Referee(game, receive_surrender(game, EMPIRE))

    assert game.terms == {AUSTRIA: 4}
    assert cannot_bind(game, AUSTRIA) is None
    assert cannot_bind(game, PRUSSIA) is not None


@rule("napoleon-against-europe conquest.major.all-but-one")
def test_russia_without_army_holds_out_while_two_key_zones_are_its_own():
    game = bare()
    taken = ("moscou", "saint-petersbourg")
    for depot, zone in zip(("depot-france-1", "depot-france-2"), taken, strict=True):
        flag(game, FRANCE, zone)
        store(game, zone, depot, is_fixed=True)
    flag(game, FRANCE, "smolensk", "vilna", "riga", "brest-litovsk", "minsk", "varsovie")
    stand(game, prusse="empire")
    keys = {zone for zone in key_zones(game, RUSSIA) if not counts(game, zone, EMPIRE)}

    assert keys == {"kiev", "odessa"}
    assert not is_conquered(game, RUSSIA)


@rule("napoleon-against-europe conquest.major.conditions")
def test_a_power_outside_the_war_is_never_conquered():
    game = bare()
    flag(game, FRANCE, "berlin", "koenigsberg", "varsovie")

    assert not is_conquered(game, PRUSSIA)


@rule("napoleon-against-europe conquest.tambours")
def test_the_drums_save_no_other_power():
    game = vienna()
    flag(game, FRANCE, "prague")
    stand(game, prusse="coalition")
    beat_the_drums(game, PRUSSIA)
    game.events = {"27C": game.year}

    assert falling(game, EMPIRE) == [AUSTRIA]


@rule("napoleon-against-europe victory.conquest-point")
def test_only_spain_at_the_end_of_its_war_of_liberation_is_worth_more():
    game = bare()
    stand(game, espagne="coalition")
    assert worth(game, SPAIN).victory == 1

    game.events = {"22C": 1808}
    assert (worth(game, SPAIN).victory, worth(game, AUSTRIA).victory) == (2, 1)
