"""[7, 8] Politics and budgets at their edges: reforms, risings, generals given and awaited."""

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import cards, continental
from estafette.games.napoleon_against_europe.actions import (
    Befriend,
    Build,
    Deploy,
    Go,
    PlayCard,
    Restore,
)
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.conquest import lose_poland
from estafette.games.napoleon_against_europe.control import counts
from estafette.games.napoleon_against_europe.events import Moment, last
from estafette.games.napoleon_against_europe.hand import size
from estafette.games.napoleon_against_europe.iberia import cannot_stay
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    ITALY,
    POLAND,
    PRUSSIA,
    SICILY,
    SPAIN,
    TURKEY,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.budgeting import (
    asked,
    opened,
    question,
    refused,
)
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from, skip
from tests.games.napoleon_against_europe.playing import refused as card_refused
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand
from tests.referee import Referee, rule

assert cards.EVENTS

BUDGETS = "sequence.budget-order"


@rule("napoleon-against-europe conquest.minor.sicily-stays")
def test_while_england_is_at_peace_sicily_is_the_ally_of_the_next_power() -> None:
    game = bare()
    bind(game, ENGLAND, year=1806)
    game.year = 1806
    stand(game, papaute="empire", naples=AUSTRIA)
    flag(game, FRANCE, "naples")

    skip(on_from(game), "war.on-whom")

    assert game.status[SICILY] == Status(Standing.ALLY, AUSTRIA)


@rule("napoleon-against-europe spain.liberation-war.start")
def test_spanish_troops_in_spain_are_no_cause_for_a_rising() -> None:
    game = bare()
    put(game, "madrid", "es-corps-1", general="castanos")
    deal(game, coalition=["22C"])

    assert card_refused(game, "22C", Moment.ROUND) == "card.c.dos-de-mayo.proposal"

    put(game, "burgos", "fr-elite-1")
    assert card_refused(game, "22C", Moment.ROUND) == ""


@rule("napoleon-against-europe reform.automatic")
def test_a_reform_is_told_in_the_budget_that_brings_it_and_not_again() -> None:
    game = bare()
    game.told = []
    game.beaten = {PRUSSIA: (EMPIRE, EMPIRE)}
    for _ in range(2):
        skip(on_from(game, BUDGETS), "budget.what")

    assert [told.key for told in game.told].count("reform.done") == 1


@rule("napoleon-against-europe reform.saint-empire", "napoleon-against-europe reform.who")
def test_saint_empire_is_of_no_use_when_the_beaten_have_reformed() -> None:
    game = bare()
    game.beaten = {PRUSSIA: (EMPIRE, EMPIRE)}
    deal(game, coalition=["3C"])
    skip(on_from(game, BUDGETS), "budget.what")

    assert game.reformed == {PRUSSIA}
    assert card_refused(game, "3C", Moment.BUDGET) == "reform.saint-empire"


@rule("napoleon-against-europe budget.generals.deploy", "napoleon-against-europe hierarchy.rank")
def test_the_first_of_the_poles_serves_under_a_marshal() -> None:
    game = bare("1809")
    army = put(game, "varsovie", "fr-elite-1", "pologne-1", general="davout", army="armee-d-italie")
    game.reserve = frozenset(["poniatowski"])
    ranks = game.printed.generals
    assert ranks["poniatowski"].rank < ranks["davout"].rank
    opened(game, EMPIRE)

    referee = asked(game)
    referee.choose(Deploy("poniatowski"))

    assert referee.is_over
    assert game.forces[army].general == "davout"
    assert game.forces[army].subordinates == ("poniatowski",)


@rule("napoleon-against-europe siege.no-reinforcements")
def test_an_army_besieged_in_lisbon_receives_nothing_though_ships_feed_it() -> None:
    game = bare("1809")
    english = ("en-elite-1", "en-elite-2")
    army = put(
        game,
        "lisbonne",
        *english,
        general="moore",
        army="armee-de-la-peninsule",
        reduced=english,
    )
    game.reserve = frozenset(["hill", "kgl", "depot-angleterre-1"])
    opened(game, ENGLAND)
    gifts = (Deploy("hill"), Build("kgl"), Build("depot-angleterre-1"), Restore("en-elite-1"))
    assert all(question(game).why_not(gift) is None for gift in gifts)

    game.forces[army] = replace(game.forces[army], is_sheltered=True)
    put(game, "lisbonne", "fr-elite-1", "fr-elite-2", general="soult")
    game.sieges = {"lisbonne": 0}

    assert is_supplied(game, army)
    assert refused(game, Restore("en-elite-1")).rule == "siege.no-reinforcements"
    assert refused(game, Build("kgl")).rule == "budget.army.special"
    assert refused(game, Deploy("hill")).rule == "budget.generals.deploy"
    referee = asked(game)
    referee.choose(Build("depot-angleterre-1"))
    assert referee.refusal(Go("lisbonne")).rule == "budget.place.connected"


@rule("napoleon-against-europe entity.poland.french-only")
def test_a_promised_poniatowski_does_not_come_after_poland_has_fallen() -> None:
    game = bare("1809")
    stand(game, russie="coalition")
    flag(game, "russie", "varsovie")
    flag(game, ENGLAND, *territory(game, FRANCE))
    game.returning = ("poniatowski",)
    referee = Referee(game, lose_poland(game))
    referee.choose(Befriend(POLAND))

    begin(game)

    assert "poniatowski" not in game.reserve


@rule("napoleon-against-europe spain.closed-before-cards")
def test_the_french_may_stay_in_a_spain_that_is_their_enemy() -> None:
    game = bare()
    game.events = {"25F": 1806}
    force = game.forces[put(game, "burgos", "fr-elite-1", general="soult")]
    assert cannot_stay(game, force, "burgos").rule == "spain.closed-before-cards"

    stand(game, **{SPAIN: "coalition"})

    assert cannot_stay(game, force, "burgos") is None


@rule(
    "napoleon-against-europe sequence.victory-phase",
    "napoleon-against-europe victory.empire-twenty",
    "napoleon-against-europe victory.coalition-zero",
)
@pytest.mark.parametrize(
    ("level", "is_taken", "winner"), [(18, False, EMPIRE), (18, True, None), (1, True, None)]
)
def test_gains_and_losses_of_a_year_are_added_up_before_anybody_has_won(
    level: int, is_taken: bool, winner: str | None
) -> None:
    game = bare("1809")
    game.victory = level
    game.events = {**game.events, "25F": 1807}
    for port in continental.continental_ports(game.printed):
        game.owner = {**game.owner, game.printed.province_of[port]: FRANCE}
    if is_taken:
        flag(game, AUSTRIA, *territory(game, ITALY))
    assert continental.is_in_place(game)
    assert counts(game, "mantoue", COALITION) is is_taken

    play = on_from(game, "sequence.victory-phase")

    assert (play.outcome.winner if play.outcome else None) == winner
    assert game.victory == level + 2 - is_taken


@rule("napoleon-against-europe diplomacy.joining-draw")
def test_the_card_of_a_minor_comes_with_the_power_to_which_it_is_allied() -> None:
    game = bare(dice=[6])
    stand(game, egypte=TURKEY)
    deal(game, empire=["12F"])
    play = on_from(game, "sequence.diplomacy")

    answer(play, "diplomacy.which-use", Pass())
    answer(play, "diplomacy.which-use", PlayCard("12F"))
    answer(play, "deploy.where", Go("le-caire"))

    assert len(game.hands[EMPIRE]) == 2  # Constantinople and Cairo


@rule("napoleon-against-europe card.f.corsaires")
def test_corsairs_cost_the_empire_no_card() -> None:
    game = bare("1809")
    before = size(game, EMPIRE)
    last(game, "35F", Until.EVER)

    assert size(game, EMPIRE) == before > game.printed.tables.limits.hand_least


@rule("napoleon-against-europe budget.generals.new", "napoleon-against-europe general.entry-date")
def test_a_general_whom_a_card_brings_does_not_come_by_his_year() -> None:
    game = bare("1809")
    prince = "bernadotte-suede"
    game.year = game.printed.generals[prince].enters
    skip(on_from(game, BUDGETS), "budget.what")

    assert prince not in game.reserve
