"""[18] The conquest phase: its order, what it begins with, and what is set right after it."""

from estafette.games.napoleon_against_europe import cards, conquest, evacuation, terms, treaties
from estafette.games.napoleon_against_europe.capitulation import falling, receive_surrender
from estafette.games.napoleon_against_europe.conquest import (
    rally_the_supplied,
    reactivate_fortresses,
)
from estafette.games.napoleon_against_europe.control import counts
from estafette.games.napoleon_against_europe.fate import berth, mark_supply
from estafette.games.napoleon_against_europe.powers import active_fortress
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    Phase,
)
from estafette.games.napoleon_against_europe.standing import territory
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import Referee, rule

assert cards.EVENTS


def vienna():
    """France holds Vienna in supply; Prague is Austrian."""
    game = bare()
    flag(game, FRANCE, "vienne", "salzbourg")
    assert counts(game, "vienne", EMPIRE)
    return game


def austrian_army(game, zone, **more):
    return put(game, zone, "au-corps-1", general="charles", army="armee-d-allemagne", **more)


def steps_of_the_phase():
    """Every step of the year, whom it belongs to, in order."""
    return [
        (getattr(line.step.procedure, "func", line.step.procedure), line.step.by)
        for line in SEQUENCE.lines
        if line.step is not None
    ]


@rule(
    "napoleon-against-europe sequence.conquest-phase",
    "napoleon-against-europe conquest.order",
)
def test_the_conquest_phase_goes_in_the_order_of_the_rules():
    order = [
        (conquest.adjust_control, None),
        (conquest.conquer_minor, COALITION),
        (conquest.conquer_minor, EMPIRE),
        (conquest.receive_surrender, COALITION),
        (conquest.receive_surrender, EMPIRE),
        (conquest.close_with_cards, None),
        (conquest.declare_alliances, None),
        (conquest.reactivate_fortresses, None),
        (conquest.rally_the_supplied, None),
        (evacuation.redeploy, None),
        (treaties.test, None),
    ]
    steps = steps_of_the_phase()

    places = [steps.index(step) for step in order]
    assert places == sorted(places)
    assert steps.index((terms.settle, None)) > steps.index((conquest.receive_surrender, COALITION))


@rule("napoleon-against-europe conquest.order")
def test_prussia_takes_hanover_before_it_surrenders_and_the_empire_may_take_it_then():
    """[d.conquest.order]"""
    game = bare()
    stand(game, prusse="coalition")
    flag(game, PRUSSIA, "hanovre")
    lost = [zone for zone in territory(game, PRUSSIA) if zone not in ("koenigsberg", "magdebourg")]
    flag(game, FRANCE, *lost, *territory(game, "saxe"), "erfurt")

    referee = Referee(game, conquest.conquer_minor(game, COALITION))
    referee.choose(referee.options[0])
    Referee(game, receive_surrender(game, EMPIRE))

    assert game.status["hanovre"].of == PRUSSIA
    assert "hanovre" in terms.minors_of(game, PRUSSIA)


@rule("napoleon-against-europe sequence.conquest-cleanup")
def test_every_empty_fortress_is_active_again_after_the_conquests():
    game = bare()
    game.empty = frozenset({"ulm", "vienne"})
    flag(game, FRANCE, "vienne")

    reactivate_fortresses(game)

    assert not game.empty
    assert active_fortress(game, "vienne") == 1
    assert game.flags["vienne"] == FRANCE


@rule(
    "napoleon-against-europe sequence.conquest-cleanup",
    "napoleon-against-europe conquest.major.all-but-one",
)
def test_a_demoralised_army_in_supply_is_rallied_only_after_the_surrenders():
    game = vienna()
    head = austrian_army(game, "olmutz", is_demoralised=True)
    far = put(game, "kovno", "fr-corps-9", is_demoralised=True)
    mark_supply(game, ["fr-corps-9"], is_supplied=False)
    assert falling(game, EMPIRE) == [AUSTRIA]

    rally_the_supplied(game)

    assert not game.forces[head].is_demoralised
    assert game.forces[far].is_demoralised
    assert falling(game, EMPIRE) == []


@rule("napoleon-against-europe sequence.conquest-phase")
def test_the_phase_begins_with_flags_and_with_ships_that_leave_lost_ports():
    game = bare()
    put(game, "venise", "fr-elite-1", general="ney")
    game.empty = frozenset({"venise"})
    berth(game, "fleet-ball", "port", "venise")
    referee = Referee(game, conquest.adjust_control(game))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.phase is Phase.CONQUEST
    assert game.flags["venise"] == FRANCE
    assert game.fleets["fleet-ball"].where != "venise"


@rule("napoleon-against-europe conquest.minor.poland")
def test_without_poland_nothing_falls_with_france():
    game = bare()
    flag(game, ENGLAND, *territory(game, FRANCE))

    assert Referee(game, conquest.lose_poland(game)).keys == []


@rule("napoleon-against-europe sequence.conquest-cleanup")
def test_only_what_was_empty_is_filled_and_only_the_shaken_are_rallied():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="ney")
    put(game, "munich", "fr-elite-2", general="davout", is_demoralised=True)
    game.empty = frozenset({"ulm"})
    game.told = []

    reactivate_fortresses(game)
    rally_the_supplied(game)

    assert [told.facts["zone"] for told in game.told] == ["ulm", "munich"]
