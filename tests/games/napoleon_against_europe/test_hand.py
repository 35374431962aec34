"""[hand.size-table] [sequence.hand.steps] Hands: how large, what is kept, what comes back."""

from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Build, Discard, DrawCard
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.fate import berth, eliminate
from estafette.games.napoleon_against_europe.hand import (
    bring_chatiments,
    build,
    cards_of,
    discard,
    groups,
    permanents,
    size,
)
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    Side,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, table
from tests.referee import Referee, rule

RHINE = "confederation-du-rhin"


def zones_for(game: Game, side: Side) -> list[tuple[str, ...]]:
    return [group.zones for group in groups(game, side)]


def after_pressburg() -> Game:
    """1806: Austria has been beaten; Tyrol is Bavaria's, Venetia Italy's."""
    game = bare()
    game.year = 1806
    game.status = {**game.status, AUSTRIA: Status(Standing.FORCED_PEACE, FRANCE)}
    game.owner = {**game.owner, "tyrol": BAVARIA, "venetie": "royaume-d-italie"}
    game.states = frozenset([BAVARIA])
    return game


@rule("napoleon-against-europe hand.definition")
def test_only_a_card_that_one_holds_can_be_thrown_away() -> None:
    game = table()
    deal(game, empire=["2F", "3F"])
    referee = Referee(game, discard(game, EMPIRE))
    assert referee.refusal(Discard("6F")).key == "card.not-in-hand"
    referee.choose(Discard("2F"), Pass())
    assert game.hands[EMPIRE] == ("3F",)
    assert game.decks[EMPIRE].discard == ["2F"]


@rule("napoleon-against-europe hand.key-zones", "napoleon-against-europe hand.size-table")
def test_each_key_zone_of_an_alliance_is_a_card() -> None:
    game = bare()
    assert zones_for(game, EMPIRE) == [
        ("paris",),
        ("bordeaux",),
        ("lyon",),
        ("anvers",),
        ("mantoue",),
        ("madrid",),
    ]
    assert zones_for(game, COALITION) == [
        ("londres",),
        ("gibraltar", "malte"),
        ("lisbonne",),
        ("naples", "palerme"),
        ("moscou",),
        ("saint-petersbourg",),
        ("odessa", "kiev"),
        ("vienne",),
        ("prague",),
    ]


@rule("napoleon-against-europe hand.key-zones")
def test_a_group_of_zones_gives_its_card_only_while_all_of_them_are_free() -> None:
    game = bare()
    assert ("gibraltar", "malte") in zones_for(game, COALITION)
    flag(game, "espagne", "gibraltar")
    assert ("gibraltar", "malte") not in zones_for(game, COALITION)


@rule("napoleon-against-europe hand.key-zones")
def test_a_zone_that_the_enemy_holds_without_a_supply_line_still_gives_its_card() -> None:
    game = bare()
    flag(game, FRANCE, "prague")
    assert ("prague",) in zones_for(game, COALITION)
    flag(game, FRANCE, "munich", "salzbourg", "vienne")
    assert ("prague",) not in zones_for(game, COALITION)


@rule("napoleon-against-europe hand.size-table")
def test_a_reward_due_at_the_next_hand_building_is_one_card_more_once() -> None:
    game = bare()
    game.cards_due = {EMPIRE: 1}
    assert size(game, EMPIRE) == 7
    build(game, EMPIRE)
    assert len(game.hands[EMPIRE]) == 7
    assert size(game, EMPIRE) == 6


@rule(
    "napoleon-against-europe hand.total-equals",
    "napoleon-against-europe hand.permanent",
    "napoleon-against-europe sequence.hand.steps",
    "napoleon-against-europe example 5.1.2",
)
def test_six_cards_and_paris_are_a_hand_of_seven() -> None:
    """[hand.empire-six-plus-one]"""
    game = after_pressburg()
    deal(game, empire=["2F", "3F"])
    assert size(game, EMPIRE) == 7
    Referee(game, discard(game, EMPIRE)).choose(Pass())
    pile = len(game.decks[EMPIRE].pile)
    build(game, EMPIRE)
    assert game.hands[EMPIRE][:3] == ("1F", "2F", "3F")
    assert len(game.hands[EMPIRE]) == 7
    assert len(game.decks[EMPIRE].pile) == pile - 4


@rule(
    "napoleon-against-europe hand.discard",
    "napoleon-against-europe hand.permanent",
    "napoleon-against-europe example 1806",
)
def test_in_1806_the_empire_keeps_two_cards_and_draws_five() -> None:
    game = after_pressburg()
    game.cards_due = {EMPIRE: 1}
    deal(game, empire=["5F", "25F"])
    referee = Referee(game, discard(game, EMPIRE))
    assert referee.refusal(Discard("25F")).rule == "hand.discard"
    referee.choose(Pass())
    pile = len(game.decks[EMPIRE].pile)
    build(game, EMPIRE)
    assert len(game.hands[EMPIRE]) == 8
    assert len(game.decks[EMPIRE].pile) == pile - 5


@rule(
    "napoleon-against-europe hand.key-zones",
    "napoleon-against-europe hand.permanent",
    "napoleon-against-europe example 1806",
)
def test_in_1806_the_coalition_keeps_one_card_and_draws_four() -> None:
    game = after_pressburg()
    deal(game, coalition=["5C"])
    Referee(game, discard(game, COALITION)).choose(Pass())
    pile = len(game.decks[COALITION].pile)
    build(game, COALITION)
    assert game.hands[COALITION][:3] == ("1C", "2C", "5C")
    assert len(game.hands[COALITION]) == 7
    assert len(game.decks[COALITION].pile) == pile - 4


@rule("napoleon-against-europe hand.discard")
def test_the_blockade_and_bayonne_are_never_thrown_away() -> None:
    """[d.hand.discard-forbidden]"""
    game = bare()
    deal(game, empire=["24F", "25F", "2F"])
    referee = Referee(game, discard(game, EMPIRE))
    assert referee.refusal(Discard("24F")).key == "hand.must-be-kept"
    assert referee.refusal(Discard("25F")).key == "hand.must-be-kept"
    referee.choose(Discard("2F"))
    referee.choose(Pass())
    assert game.hands[EMPIRE] == ("24F", "25F")


@rule("napoleon-against-europe hand.total-equals")
def test_what_exceeds_the_new_hand_has_to_go() -> None:
    game = bare()
    held = ["2F", "3F", "4F", "5F", "6F", "7F", "8F"]
    deal(game, empire=held)
    referee = Referee(game, discard(game, EMPIRE))  # six cards, Paris among them
    assert Pass() not in referee.options
    referee.choose(Discard("2F"), Discard("3F"))
    assert Pass() in referee.options
    referee.choose(Pass())
    build(game, EMPIRE)
    assert len(game.hands[EMPIRE]) == size(game, EMPIRE) == 6


@rule("napoleon-against-europe hand.min-max", "napoleon-against-europe example 6.3")
def test_a_hand_is_never_below_six() -> None:
    """[hand.minimum-six]"""
    game = bare()
    stand(game, autriche=None, russie=None)
    assert zones_for(game, COALITION) == [
        ("londres",),
        ("gibraltar", "malte"),
        ("lisbonne",),
        ("naples", "palerme"),
    ]
    assert size(game, COALITION) == 6


@rule("napoleon-against-europe hand.min-max", "napoleon-against-europe hand.misery-of-war")
def test_a_hand_is_never_above_ten_but_for_the_misery_of_war() -> None:
    """[d.hand.max-ten]"""
    game = bare()
    stand(game, prusse="coalition", turquie="coalition")
    assert len(zones_for(game, COALITION)) == 12
    assert size(game, COALITION) == 10
    game.lasting = {"52C": Until.EVER}
    assert size(game, COALITION) == 12
    game.cards_due = {EMPIRE: 7}
    assert size(game, EMPIRE) == 10


@rule("napoleon-against-europe hand.limits-cease")
def test_england_may_draw_beyond_ten_after_the_hands_are_built() -> None:
    """[d4.hand.limits-later]"""
    game = table()
    game.year = 1806
    deal(game, coalition=[f"{number}C" for number in range(4, 14)])
    begin(game)
    game.queue = (ENGLAND,)
    Referee(game, spend(game)).choose(DrawCard())
    Referee(game, spend(game)).choose(DrawCard())
    assert len(game.hands[COALITION]) == 12


@rule(
    "napoleon-against-europe hand.no-forced-ally",
    "napoleon-against-europe card.permanent",
    "napoleon-against-europe example 6.2",
)
def test_in_1813_the_coalition_has_neither_austria_s_card_nor_russia_s() -> None:
    game = bare()
    game.status = {**game.status, AUSTRIA: Status(Standing.FORCED_ALLIANCE, FRANCE)}
    flag(game, FRANCE, *territory(game, RUSSIA), *territory(game, PRUSSIA))
    stand(game, prusse="coalition")
    assert permanents(game, COALITION) == ["1C"]
    assert ("vienne",) not in zones_for(game, COALITION)
    assert ("prague",) not in zones_for(game, COALITION)
    assert ("vienne",) not in zones_for(game, EMPIRE)


@rule("napoleon-against-europe hand.deny-only", "napoleon-against-europe example 6.3")
def test_berlin_in_french_hands_serves_nobody() -> None:
    game = bare()
    stand(game, prusse="coalition")
    before = size(game, EMPIRE), len(zones_for(game, COALITION))
    assert ("berlin", "koenigsberg") in zones_for(game, COALITION)
    flag(game, FRANCE, *territory(game, PRUSSIA))
    assert ("berlin", "koenigsberg") not in zones_for(game, COALITION)
    assert ("varsovie",) not in zones_for(game, COALITION)
    assert (size(game, EMPIRE), len(zones_for(game, COALITION)) + 2) == before


@rule("napoleon-against-europe hand.deny-only", "napoleon-against-europe example 6.3")
def test_mantua_gives_its_card_to_whoever_holds_it() -> None:
    game = bare()
    flag(game, AUSTRIA, "mantoue")
    assert ("mantoue",) in zones_for(game, COALITION)
    assert ("mantoue",) not in zones_for(game, EMPIRE)


@rule("napoleon-against-europe hand.war-declarations-count")
def test_prussia_attacked_this_year_brings_the_coalition_two_cards() -> None:
    game = bare()
    before = len(zones_for(game, COALITION))
    Referee(game, join(game, PRUSSIA, COALITION))
    assert len(zones_for(game, COALITION)) == before + 2


@rule("napoleon-against-europe card.permanent", "napoleon-against-europe hand.permanent")
def test_a_permanent_card_comes_back_if_its_capital_is_free() -> None:
    game = bare()
    assert permanents(game, COALITION) == ["1C", "2C", "3C"]
    flag(game, FRANCE, "munich", "salzbourg", "vienne")
    assert permanents(game, COALITION) == ["1C", "2C"]
    stand(game, russie=None)
    assert permanents(game, COALITION) == ["1C"]


@rule("napoleon-against-europe card.permanent")
def test_a_permanent_card_that_was_played_returns_at_the_next_hand_building() -> None:
    game = bare()
    deal(game, empire=["2F"])
    build(game, EMPIRE)
    assert game.hands[EMPIRE][0] == "1F"
    deal(game, empire=["1F", "3F"])
    Referee(game, discard(game, EMPIRE)).choose(Pass())
    assert game.hands[EMPIRE] == ("3F",)  # laid aside, to be given anew
    build(game, EMPIRE)
    assert game.hands[EMPIRE][:2] == ("1F", "3F")


@rule("napoleon-against-europe card.permanent.coalition-only")
def test_austria_at_war_beside_france_brings_her_no_permanent_card() -> None:
    """[d3.hand.permanents]"""
    game = bare()
    stand(game, autriche="empire", russie="empire")
    assert permanents(game, EMPIRE) == ["1F"]
    assert permanents(game, COALITION) == ["1C"]


@rule("napoleon-against-europe hand.permanent")
def test_paris_gives_nothing_once_its_permanent_card_has_left_the_game() -> None:
    """[d4.hand.malet]"""
    game = bare()
    stand(game, espagne=None)
    game.states = frozenset([RHINE])
    game.status = {**game.status, "thuringe": Status(Standing.CONFEDERATION, FRANCE)}
    assert len(zones_for(game, EMPIRE)) == 6
    game.removed |= {"1F"}
    assert len(zones_for(game, EMPIRE)) == 5
    assert size(game, EMPIRE) == 6
    assert permanents(game, EMPIRE) == []


@rule("napoleon-against-europe hand.key-zones")
def test_corsairs_cost_the_coalition_a_card_until_a_fleet_hunts_them() -> None:
    game = bare()
    game.lasting = {"35F": Until.EVER}
    assert size(game, COALITION) == 8
    game.fleets = {"fleet-ball": replace(table().fleets["fleet-ball"], kind="corsairs", where="")}
    assert size(game, COALITION) == 9


@rule(
    "napoleon-against-europe budget.wounded-return",
    "napoleon-against-europe general.without-units",
)
def test_a_general_without_units_rests_until_the_next_budget() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1", general="jean", reduced=["au-corps-1"])
    eliminate(game, "au-corps-1")
    assert {"jean", "au-corps-1"} <= game.reserve & game.resting
    begin(game)
    assert not game.resting
    game.queue = (AUSTRIA,)
    referee = Referee(game, spend(game))
    assert Build("au-corps-1") in referee.options


@rule("napoleon-against-europe card.f.corsaires")
def test_neither_a_fleet_elsewhere_nor_an_empires_fleet_hunts_the_corsairs() -> None:
    game = bare()
    stand(game, prusse="coalition")
    whole, french = size(game, COALITION), size(game, EMPIRE)
    game.lasting = {"35F": Until.EVER}
    berth(game, "fleet-keith", "sea", "manche")
    berth(game, "fleet-villeneuve", "corsairs")

    assert size(game, COALITION) == whole - 1
    assert size(game, EMPIRE) == french


@rule("napoleon-against-europe diplomacy.joining-draw")
def test_a_power_outside_the_war_gives_no_cards() -> None:
    assert cards_of(bare(), COALITION, [PRUSSIA]) == 0


@rule("napoleon-against-europe sequence.hand.steps")
def test_nothing_is_told_of_cards_that_do_not_come() -> None:
    game = bare()
    stand(game, france=None)
    deal(game, empire=["2F", "3F", "6F", "7F", "8F", "9F"])
    game.told = []
    build(game, EMPIRE)

    assert [told.key for told in game.told] == ["hand.built"]


@rule("napoleon-against-europe escalation.fifteen", "napoleon-against-europe card.period")
def test_les_chatiments_come_once() -> None:
    game = bare()
    bring_chatiments(game)
    pile = list(game.decks[EMPIRE].pile)
    assert {"28F", "55F"} <= set(pile)
    assert not game.later
    game.decks[EMPIRE].discard.append("2F")

    bring_chatiments(game)

    assert game.decks[EMPIRE].pile == pile
    assert game.decks[EMPIRE].discard == ["2F"]
