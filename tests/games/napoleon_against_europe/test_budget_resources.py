"""[budget.resources] [budget.transfer] Incomes, transfers, England's gift, and what is lost."""

import pytest

from estafette.engine import Decision, Pass
from estafette.games.napoleon_against_europe import redeployment
from estafette.games.napoleon_against_europe.actions import (
    Build,
    DrawCard,
    Go,
    Points,
    Receive,
    Restore,
    Strength,
)
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.budget import begin, close, gain, income, is_spent
from estafette.games.napoleon_against_europe.powers import manager
from estafette.games.napoleon_against_europe.production import books_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    POLAND,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
    Period,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.standing import cede, territory
from estafette.games.napoleon_against_europe.transfers import cannot_give, ceiling
from tests.games.napoleon_against_europe.budgeting import (
    asked,
    offered,
    opened,
    question,
    refused,
    spent,
)
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, store, table
from tests.referee import Referee, rule


@rule("napoleon-against-europe budget.who", "napoleon-against-europe sequence.budget-order")
def test_every_major_power_has_its_budget_at_war_or_not() -> None:
    game = bare()
    game.status = {
        **game.status,
        AUSTRIA: Status(Standing.FORCED_PEACE, FRANCE),
        RUSSIA: Status(Standing.FORCED_ALLIANCE, FRANCE),
    }
    begin(game)
    assert game.queue == (
        *(TURKEY, SPAIN, PRUSSIA, AUSTRIA, RUSSIA),
        *(ENGLAND, COALITION, FRANCE, EMPIRE),
    )
    assert all(game.resources[power] == game.printed.tables.resources[power] for power in game.queue
               if power in game.printed.majors)  # fmt: skip
    assert not is_spent(game)


@rule("napoleon-against-europe budget.neutral-control", "napoleon-against-europe example 1806")
@pytest.mark.parametrize(
    ("power", "side"),
    [(SPAIN, EMPIRE), (TURKEY, EMPIRE), (PRUSSIA, COALITION), (AUSTRIA, COALITION)],
)
def test_a_neutral_power_is_run_by_one_of_the_players(power: str, side: str) -> None:
    game = bare()
    stand(game, espagne=None, turquie=None, prusse=None, autriche=None, russie=None)
    assert manager(game, power) is side
    opened(game, power)
    game.reserve = frozenset(game.printed.pieces_of[power])
    assert question(game).seat == side


@rule("napoleon-against-europe budget.neutral-control")
@pytest.mark.parametrize(
    ("power", "side"),
    [(SPAIN, COALITION), (TURKEY, COALITION), (PRUSSIA, EMPIRE), (AUSTRIA, EMPIRE)],
)
def test_a_power_at_war_is_run_by_the_side_it_stands_with(power: str, side: str) -> None:
    game = bare()
    stand(game, **{power: side})
    opened(game, power)
    game.reserve = frozenset(game.printed.pieces_of[power])
    assert question(game).seat == side

    corps = next(each for each in game.printed.pieces_of[power] if each in game.printed.corps)
    put(game, game.printed.countries[power].capitals[0], corps)
    redeployment.begin(game)
    asked = next(redeployment.redeploy(game))
    assert isinstance(asked, Decision)
    assert (asked.facts["power"], asked.seat) == (power, side)


@rule("napoleon-against-europe budget.resources")
def test_an_event_changes_what_a_power_has_now_or_next_year() -> None:
    game = bare()
    gain(game, RUSSIA, -4)
    assert income(game, RUSSIA) == 20
    opened(game, RUSSIA)
    assert game.resources[RUSSIA] == 20
    assert income(game, RUSSIA) == 24
    gain(game, RUSSIA, 6)
    assert game.resources[RUSSIA] == 26


@rule("napoleon-against-europe budget.key-zone-loss")
def test_each_key_zone_in_enemy_hands_costs_four_points_and_serves_nobody() -> None:
    """[d.budget.key-loss]"""
    game = bare()
    stand(game, prusse="coalition")
    flag(game, FRANCE, "munich", "salzbourg", "vienne")
    assert income(game, AUSTRIA) == 24 - 8
    flag(game, FRANCE, "prague")
    assert income(game, AUSTRIA) == 8
    flag(game, FRANCE, *territory(game, PRUSSIA))
    assert income(game, PRUSSIA) == 0  # not less than nothing
    assert income(game, FRANCE) == 28


@rule("napoleon-against-europe budget.key-zone-loss")
def test_a_key_zone_that_the_enemy_holds_without_supply_costs_nothing() -> None:
    """[d.budget.key-loss-unsupplied]"""
    game = bare()
    flag(game, FRANCE, "prague")
    assert income(game, AUSTRIA) == 24


@rule("napoleon-against-europe budget.warsaw-exception")
def test_warsaw_once_polish_is_no_loss_to_prussia() -> None:
    """[d.budget.warsaw]"""
    game = bare()
    stand(game, prusse="coalition")
    flag(game, FRANCE, *territory(game, PRUSSIA))
    lost = income(game, PRUSSIA)
    game.flags = {}
    flag(game, FRANCE, *[zone for zone in territory(game, PRUSSIA) if zone != "koenigsberg"])
    assert lost == 0
    cede(game, "mazovie", POLAND)
    game.states = frozenset([POLAND])
    game.status = {**game.status, POLAND: Status(Standing.PROTECTORATE, FRANCE)}
    game.flags = {zone: own for zone, own in game.flags.items() if zone != "berlin"}
    assert income(game, PRUSSIA) == 10


@rule("napoleon-against-europe budget.madrid-exception")
def test_madrid_does_not_count_in_the_war_of_liberation() -> None:
    """[d.budget.madrid]"""
    game = bare()
    stand(game, espagne="coalition")
    flag(game, FRANCE, "madrid", "burgos", "pampelune", "valladolid")
    assert income(game, SPAIN) == 0
    game.events = {"22C": 1808}
    assert income(game, SPAIN) == 8


@rule("napoleon-against-europe budget.madrid-exception")
def test_once_the_war_of_liberation_is_over_madrid_counts_again() -> None:
    game = bare()
    game.events = {"22C": 1808}
    stand(game, espagne="empire")
    flag(game, ENGLAND, *territory(game, SPAIN))
    store(game, "cadix", "depot-angleterre-1", is_fixed=True)
    begin(game)
    assert game.resources[SPAIN] == 0


@rule(
    "napoleon-against-europe budget.transfer",
    "napoleon-against-europe budget.transfer.receiver",
    "napoleon-against-europe budget.transfer.timing",
)
def test_england_pays_austria_four_and_russia_two_before_its_own_budget() -> None:
    """[d4.budget.england-pays]"""
    game = opened(bare(), AUSTRIA)
    referee = asked(game)
    referee.choose(Receive(ENGLAND))
    assert referee.refusal(Points(5)).rule == "budget.transfer.receiver"
    referee.choose(Points(4))
    assert (game.resources[AUSTRIA], game.resources[ENGLAND]) == (32, 4)
    assert refused(game, Receive(RUSSIA)).key == "transfer.enough"
    game.queue = (RUSSIA,)
    spent(game, Receive(ENGLAND), Points(2))
    assert (game.resources[RUSSIA], game.resources[ENGLAND]) == (28, 0)
    assert refused(game, Receive(ENGLAND)).key == "transfer.nothing-left"


@rule("napoleon-against-europe budget.transfer")
def test_who_asks_an_ally_for_nothing_turns_to_something_else_first() -> None:
    game = opened(bare(), AUSTRIA)
    spent(game, Receive(ENGLAND), Pass())
    spent(game, Receive(RUSSIA), Pass())
    for giver in (ENGLAND, RUSSIA):
        assert refused(game, Receive(giver)).key == "transfer.declined"
    game = opened(bare(), AUSTRIA)
    spent(game, Receive(ENGLAND), Pass())
    spent(game, Receive(RUSSIA), Points(1))
    assert Receive(ENGLAND) in offered(game)


@rule("napoleon-against-europe budget.transfer.receiver")
def test_four_points_are_all_that_a_power_receives_from_all_its_allies() -> None:
    """[d.budget.transfer-limit]"""
    game = opened(bare(), AUSTRIA)
    spent(game, Receive(ENGLAND), Points(3))
    referee = asked(game)
    referee.choose(Receive(RUSSIA))
    assert referee.refusal(Points(2)).key == "transfer.too-much"
    referee.choose(Points(1))
    assert game.resources[AUSTRIA] == 24 + 8


@rule("napoleon-against-europe budget.transfer.receiver")
def test_what_was_received_is_spent_and_not_passed_on() -> None:
    game = opened(bare(), AUSTRIA)
    spent(game, Receive(ENGLAND), Points(4))
    game.resources = {**game.resources, AUSTRIA: 8}  # its own are gone
    game.queue = (RUSSIA,)
    assert refused(game, Receive(AUSTRIA)).key == "transfer.nothing-left"


@rule("napoleon-against-europe budget.transfer")
def test_only_allies_at_war_on_one_side_hand_each_other_resources() -> None:
    game = opened(bare(), AUSTRIA)
    assert refused(game, Receive(PRUSSIA)).key == "transfer.not-an-ally"
    assert refused(game, Receive(FRANCE)).key == "transfer.not-an-ally"
    stand(game, autriche=None)
    assert refused(game, Receive(ENGLAND)).key == "transfer.not-an-ally"


@rule("napoleon-against-europe budget.transfer")
def test_two_cards_double_what_a_power_of_the_coalition_may_receive() -> None:
    game = opened(bare(), AUSTRIA)
    game.lasting = {"19C": Until.BUDGET}
    referee = asked(game)
    referee.choose(Receive(RUSSIA))
    assert referee.refusal(Points(9)).rule == "budget.transfer.receiver"
    referee.choose(Points(8))
    assert game.resources[AUSTRIA] == 24 + 16
    assert ceiling(game, SPAIN) == 8  # the Empire has nothing of it


@rule("napoleon-against-europe card.f.brouille-des-cabinets")
def test_only_later_money_makes_up_a_quarrel_and_it_is_the_coalitions_alone() -> None:
    game = opened(bare(), AUSTRIA)
    game.lasting = {"54F": Until.BUDGET, "25F": Until.EVER}
    refusal = cannot_give(game, AUSTRIA, Receive(ENGLAND))
    assert refusal.rule == "card.f.brouille-des-cabinets"
    assert cannot_give(game, SPAIN, Receive(FRANCE)) is None
    game.lasting = {"54F": Until.BUDGET, "55C": Until.EVER}
    assert cannot_give(game, AUSTRIA, Receive(ENGLAND)) is None


@rule("napoleon-against-europe budget.spain-transfer")
def test_spain_sends_france_nothing_before_both_cards_are_played() -> None:
    """[d.budget.spain-transfer]"""
    game = opened(bare(), FRANCE)
    assert refused(game, Receive(SPAIN)).rule == "budget.spain-transfer"
    game.events = {"25F": 1806}
    assert refused(game, Receive(SPAIN)).key == "transfer.spain"
    game.events = {"25F": 1806, "24F": 1807}
    spent(game, Receive(SPAIN), Points(2))
    assert (game.resources[FRANCE], game.resources[SPAIN]) == (32, 4)
    game.queue = (SPAIN,)
    spent(game, Receive(FRANCE), Points(1))
    assert game.resources[SPAIN] == 6


@rule("napoleon-against-europe budget.spain-transfer")
def test_an_allied_spain_does_not_pay_by_way_of_turkey_but_a_free_one_pays_whom_it_likes() -> None:
    game = opened(bare(), TURKEY)
    stand(game, turquie="empire")
    assert refused(game, Receive(SPAIN)).rule == "budget.spain-transfer"
    game.period = Period.CHATIMENTS
    spent(game, Receive(SPAIN), Points(2))
    game.period = Period.EPOPEE
    stand(game, turquie="coalition", espagne="coalition")
    spent(game, Receive(SPAIN), Points(1))
    assert game.resources[TURKEY] == 8 + 6


@rule(
    "napoleon-against-europe budget.no-saving",
    "napoleon-against-europe budget.surplus-lost",
    "napoleon-against-europe budget.restore",
    "napoleon-against-europe example 1806",
)
def test_spain_s_last_point_is_lost() -> None:
    game = bare()
    put(game, "la-corogne", "es-corps-2", general="blake", reduced=["es-corps-2"])
    put(game, "madrid", "es-corps-1", general="castanos")
    game.reserve = frozenset(["es-corps-4"])
    opened(game, SPAIN)
    spent(game, Restore("es-corps-2"))
    spent(game, Build("es-corps-4"), Go("madrid"), Strength(2))
    assert game.resources[SPAIN] == 2
    game.told = []
    close(game)
    assert ("budget.lost", SPAIN, 1) in [
        (told.key, told.facts.get("power"), told.facts.get("points")) for told in game.told
    ]
    assert game.resources == {}
    begin(game)
    assert game.resources[SPAIN] == 8


@rule("napoleon-against-europe budget.england-free")
def test_england_takes_a_fleet_or_a_card_for_nothing() -> None:
    game = table("1805")
    deal(game)
    game.year = 1806
    begin(game)
    game.queue = (ENGLAND,)
    referee = Referee(game, spend(game))
    assert {Build("fleet-calder"), DrawCard()} <= set(referee.options)
    assert referee.refusal(Build("en-corps-3")).key == "budget.fleet-or-card"
    referee.choose(Build("fleet-calder"), Go("plymouth"))
    assert game.fleets["fleet-calder"].where == "plymouth"
    assert game.resources[ENGLAND] == 12
    assert game.hands[COALITION] == ()
    assert books_of(game).has_had_gift
    assert game.queue == (ENGLAND,)  # its own budget is still to come


@rule(
    "napoleon-against-europe budget.england-free",
    "napoleon-against-europe budget.fleets",
    "napoleon-against-europe example 1806",
)
def test_in_1806_england_takes_the_card_and_pays_for_a_fleet_and_a_step() -> None:
    game = table("1805")
    deal(game)
    game.year = 1806
    begin(game)
    game.queue = (ENGLAND,)
    spent(game, DrawCard())
    assert len(game.hands[COALITION]) == 1
    spent(game, Build("fleet-calder"), Go("plymouth"))
    spent(game, Build("en-corps-3"), Go("londres"))  # one step is all that is left to pay
    assert game.resources[ENGLAND] == 0
    assert game.steps["en-corps-3"] == 1


@rule("napoleon-against-europe budget.england-card")
def test_england_alone_buys_one_card_for_four_points() -> None:
    game = opened(table("1805"), ENGLAND)
    deal(game)
    spent(game, DrawCard())
    assert (len(game.hands[COALITION]), game.resources[ENGLAND]) == (1, 4)
    game.resources = {**game.resources, ENGLAND: 12}
    assert refused(game, DrawCard()).key == "budget.one-card"
    opened(game, FRANCE)
    assert refused(game, DrawCard()).key == "budget.only-england"
    opened(game, ENGLAND)
    game.resources = {**game.resources, ENGLAND: 7}
    assert refused(game, DrawCard()).key == "build.too-dear"


@rule("napoleon-against-europe budget.surplus-lost")
def test_who_passes_has_done_its_budget() -> None:
    game = opened(bare(), TURKEY)
    game.reserve = frozenset(["tu-corps-1"])
    spent(game, Pass())
    assert is_spent(game)


@rule("napoleon-against-europe budget.transfer", "napoleon-against-europe budget.england-card")
def test_only_who_fights_beside_a_power_is_named_as_giver_and_only_england_buys_cards() -> None:
    game = opened(bare(), AUSTRIA)
    named = {*offered(game), *[choice for choice, _ in question(game).refused()]}
    givers = {choice.giver for choice in named if isinstance(choice, Receive)}
    assert givers == {ENGLAND, RUSSIA}
    assert DrawCard() not in named
    assert refused(game, DrawCard()).key == "budget.only-england"
    game.queue = (ENGLAND,)
    assert DrawCard() in offered(game)
    game.queue = (PRUSSIA,)
    assert not [choice for choice in offered(game) if isinstance(choice, Receive)]


@rule("napoleon-against-europe budget.transfer")
def test_nobody_pays_himself_no_minor_pays_and_nobody_outside_the_war_is_paid() -> None:
    game = opened(bare(), AUSTRIA)
    for giver in (AUSTRIA, "portugal"):
        assert cannot_give(game, AUSTRIA, Receive(giver)).key == "transfer.not-an-ally"
    assert cannot_give(game, PRUSSIA, Receive(TURKEY)).key == "transfer.not-an-ally"
    assert cannot_give(game, SPAIN, Receive(FRANCE)) is None  # only Spain's own purse is closed


@rule("napoleon-against-europe budget.resources")
@pytest.mark.parametrize(
    ("is_open", "change", "told"),
    [
        (True, 4, {"points": 2.0, "sign": "more", "when": "now"}),
        (True, -12, {"points": 4.0, "sign": "less", "when": "now"}),  # all that there is
        (False, -12, {"points": 6.0, "sign": "less", "when": "next"}),
    ],
)
def test_what_a_power_gains_or_loses_is_told(
    is_open: bool, change: int, told: dict[str, object]
) -> None:
    game = bare()
    if is_open:
        opened(game, SPAIN)
    game.told = []
    gain(game, SPAIN, change)
    assert game.told[0].facts == {"power": SPAIN, **told}
