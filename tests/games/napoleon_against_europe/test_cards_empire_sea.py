"""[card.fleets-only-if-stated] The Empire's cards of the sea, and its foreign wars."""

import pytest

from estafette.engine import Action, Pass
from estafette.games.napoleon_against_europe import budget
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Blockade,
    Go,
    Land,
    PlayCard,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.activation import activate, is_to_activate, operate
from estafette.games.napoleon_against_europe.affairs import Voyage
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.hand import size
from estafette.games.napoleon_against_europe.landing import limit
from estafette.games.napoleon_against_europe.naval_interception import intercept
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    ENGLAND,
    RUSSIA,
    TURKEY,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import set_standing
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.voyage import sail_on
from tests.games.napoleon_against_europe.fighting import go_on, tally_of
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, put, table
from tests.referee import Referee, rule

ROUND = Moment.ROUND
AT = [Moment.DIPLOMACY, Moment.ROUND]


def at_sea(*cards: str, dice: tuple[int, ...] = ()) -> Game:
    """Three French fleets at Toulon and one at Brest; it is for the Empire to act."""
    game = bare(dice=dice)
    game.active = EMPIRE
    game.lasting = {}  # Austria need not besiege anybody first
    for fleet in ("fleet-villeneuve", "fleet-ganteaume", "fleet-emeriau"):
        berth(game, fleet, "port", "toulon")
    berth(game, "fleet-allemand", "port", "brest")
    deal(game, empire=cards)
    return game


def the_voyage(game: Game) -> Voyage:
    assert game.voyage is not None
    return game.voyage


# Heavy weather.


@rule(
    "napoleon-against-europe card.f.gros-temps",
    "napoleon-against-europe card.f.gros-temps.proposal",
)
def test_in_heavy_weather_the_coalition_does_not_intercept_at_sea() -> None:
    game = at_sea("10F", dice=(6, 6))
    berth(game, "fleet-nelson", "sea", "lion")
    operate(game, EMPIRE, 1)
    referee = Referee(game, activate(game))
    referee.choose(Activate("fleet-villeneuve"))
    assert referee.options == (PlayCard("10F"), Pass())
    referee.choose(PlayCard("10F"))
    referee = Referee(game, sail_on(game))
    referee.choose(Go("lion"))
    assert referee.is_over
    assert "naval.test" not in referee.keys


@rule("napoleon-against-europe card.f.gros-temps.proposal")
def test_in_fair_weather_nelson_may_intercept() -> None:
    game = at_sea("10F", dice=(6, 6))
    berth(game, "fleet-nelson", "sea", "lion")
    operate(game, EMPIRE, 1)
    referee = Referee(game, activate(game))
    referee.choose(Activate("fleet-villeneuve"), Pass())
    referee = Referee(game, sail_on(game))
    referee.choose(Go("lion"))
    assert referee.options == (Try(), Pass())


@rule("napoleon-against-europe card.f.gros-temps.proposal")
@pytest.mark.parametrize(("die", "meets"), [(6, True), (1, False)])
def test_in_heavy_weather_blockaders_must_roll_for_a_sortie(die: int, meets: bool) -> None:
    game = at_sea("10F", dice=(die, 1, 1, 1))
    berth(game, "fleet-keith", "box", "toulon")
    operate(game, EMPIRE, 1)
    Referee(game, activate(game)).choose(Activate("fleet-villeneuve"), PlayCard("10F"))
    referee = Referee(game, sail_on(game))
    referee.choose(Go("lion"))
    referee.choose(Try())
    assert ("naval.battle-box" in referee.keys) is meets


@rule("napoleon-against-europe card.f.gros-temps.proposal")
def test_heavy_weather_can_be_played_when_the_coalition_sails_and_lasts_for_the_round() -> None:
    game = at_sea("10F")
    berth(game, "fleet-nelson", "port", "gibraltar")
    game.active = COALITION
    operate(game, COALITION, 1)
    referee = Referee(game, activate(game))
    referee.choose(Activate("fleet-nelson"), PlayCard("10F"))
    rounds.end_action(game, COALITION)
    assert game.lasting["10F"] is Until.ROUND
    rounds.end_round(game)
    assert "10F" not in game.lasting


@rule("napoleon-against-europe card.f.gros-temps.proposal")
def test_the_empire_still_intercepts_in_heavy_weather() -> None:
    game = at_sea("10F", dice=(6, 6, 6))
    berth(game, "fleet-villeneuve", "sea", "lion")
    berth(game, "fleet-keith", "sea", "lion")
    game.lasting = {"10F": Until.ROUND}
    referee = Referee(game, intercept(game, "lion", ["fleet-keith"], COALITION))
    assert referee.options == (Try(), Pass())


# Boulogne and the combination.


@rule("napoleon-against-europe card.f.camp-de-boulogne")
def test_three_fleets_of_boulogne_sail_without_points_and_may_land_six_steps() -> None:
    game = at_sea("11F")
    referee = played(game, "11F", ROUND)
    referee.choose(Take("fleet-villeneuve"), Take("fleet-ganteaume"), Take("fleet-emeriau"))
    go_on(referee)
    voyage = the_voyage(game)
    assert len(voyage.fleets) == 3
    assert voyage.grant == "11F"
    assert game.points == 0
    assert limit(game) == 6
    assert voyage.penalty == -1


@rule("napoleon-against-europe card.f.camp-de-boulogne")
def test_an_assault_from_boulogne_has_one_less_instead_of_three() -> None:
    game = at_sea("11F", dice=(6, 6, 1, 1, 6, 6, 1, 1, 6, 6))
    for fleet in ("fleet-villeneuve", "fleet-ganteaume", "fleet-emeriau"):
        berth(game, fleet, "port", "dunkerque")
    corps = ("fr-elite-1", "fr-elite-2")
    for each in corps:
        put(game, "dunkerque", each)
    put(game, "plymouth", "en-corps-3")
    referee = played(game, "11F", ROUND)
    referee.choose(Take("fleet-villeneuve"), Take("fleet-ganteaume"))
    go_on(referee)
    for answer in (*[Take(piece) for piece in corps], Go("manche"), Blockade("plymouth")):
        go_on(sailed(game, answer))
    referee = go_on(sailed(game, Land("plymouth")))
    assert tally_of(referee, EMPIRE)["battle.landing"] == -1


def sailed(game: Game, answer: Action) -> Referee:
    """One operation of the squadron that sails."""
    referee = Referee(game, sail_on(game))
    referee.choose(answer)
    return referee


@rule("napoleon-against-europe card.f.combinaison-navale")
def test_four_fleets_sail_from_whatever_ports() -> None:
    game = at_sea("15F")
    played(game, "15F", ROUND)
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("napoleon")).rule != ""
    referee.choose(Activate("fleet-villeneuve"), Take("fleet-ganteaume"), Pass())
    go_on(referee)
    assert the_voyage(game).grant == "15F"
    Referee(game, sail_on(game)).choose(Pass())
    assert is_to_activate(game)
    go_on_with(game, "fleet-allemand")
    go_on_with(game, "fleet-emeriau")
    assert not is_to_activate(game)  # two, one and one are four


def go_on_with(game: Game, fleet: str) -> None:
    referee = Referee(game, activate(game))
    referee.choose(Activate(fleet))
    go_on(referee)
    Referee(game, sail_on(game)).choose(Pass())


@rule("napoleon-against-europe card.f.combinaison-navale")
def test_the_combination_sends_fleets_in_port_and_no_troops() -> None:
    game = at_sea("15F")
    berth(game, "fleet-missiessy", "sea", "manche")
    put(game, "metz", "fr-elite-1", general="ney")
    played(game, "15F", ROUND)
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("fleet-missiessy")).rule == "major-campaign.activates"
    assert referee.refusal(Activate("ney")).rule == "naval.activation"
    for fleet in list(game.fleets):
        berth(game, fleet, "sea", "manche")
    game.campaign = None
    deal(game, empire=["15F"])
    assert refused(game, "15F", ROUND) == "card.f.combinaison-navale"


@rule("napoleon-against-europe card.f.combinaison-navale")
@pytest.mark.parametrize(("die", "meets"), [(6, True), (1, False)])
def test_blockaders_must_roll_against_the_combination(die: int, meets: bool) -> None:
    game = at_sea("15F", dice=(die, 1, 1, 1))
    berth(game, "fleet-keith", "box", "brest")
    played(game, "15F", ROUND)
    referee = Referee(game, activate(game))
    referee.choose(Activate("fleet-allemand"))
    go_on(referee)
    referee = Referee(game, sail_on(game))
    referee.choose(Go("golfe-de-gascogne"), Try())
    assert ("naval.battle-box" in referee.keys) is meets


@rule("napoleon-against-europe card.f.camp-de-boulogne")
def test_without_a_fleet_nobody_sails() -> None:
    game = bare()
    deal(game, empire=["11F"])
    assert refused(game, "11F", ROUND) == "naval.activation"


# Privateers.


@rule(
    "napoleon-against-europe card.f.corsaires", "napoleon-against-europe card.f.corsaires.proposal"
)
@pytest.mark.parametrize("moment", AT)
def test_privateers_cost_the_coalition_a_card_unless_a_fleet_hunts_them(moment: Moment) -> None:
    game = table()
    deal(game, empire=["35F"])
    game.cards_due = {COALITION: 0}
    before = size(game, COALITION)
    assert before > 6
    played(game, "35F", moment)
    assert size(game, COALITION) == before - 1
    berth(game, "fleet-keith", "corsairs")
    assert size(game, COALITION) == before
    rounds.end_year(game)
    assert game.lasting["35F"] is Until.EVER
    deal(game, empire=["35F"])
    assert refused(game, "35F", moment) == "card.silver-star"


@rule("napoleon-against-europe card.f.corsaires.proposal")
def test_privateers_never_leave_the_coalition_fewer_than_six_cards() -> None:
    game = table()
    for power in (RUSSIA, "autriche", "naples", "portugal"):
        set_standing(game, power, Standing.NEUTRAL)
    assert size(game, COALITION) == 6
    deal(game, empire=["35F"])
    played(game, "35F", ROUND)
    assert size(game, COALITION) == 6


# Foreign wars.


def russians(*cards: str) -> Game:
    game = bare()
    put(game, "brest-litovsk", "ru-corps-1", "ru-corps-2", "ru-corps-3", general="koutouzov")
    game.steps["ru-corps-3"] = 1
    deal(game, empire=cards)
    return game


@rule(
    "napoleon-against-europe card.f.perse",
    "napoleon-against-europe card.f.perse.proposal",
    "napoleon-against-europe card.f.guerre-du-caucase",
)
@pytest.mark.parametrize("card", ["7F", "41F"])
@pytest.mark.parametrize("moment", AT)
def test_two_russian_steps_go_to_asia_as_the_coalition_chooses(card: str, moment: Moment) -> None:
    game = russians(card)
    referee = played(game, card, moment)
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    referee.choose(Take("ru-corps-2"))
    assert referee.is_over
    assert game.abroad == {card: ("ru-corps-2",)}
    assert game.has_fought_abroad
    assert card in game.removed
    assert game.printed.cards["7F"].value == 3


@rule("napoleon-against-europe card.f.guerre-russo-turque")
@pytest.mark.parametrize("moment", AT)
def test_the_turkish_war_takes_four_steps(moment: Moment) -> None:
    game = russians("16F")
    go_on(played(game, "16F", moment))
    assert game.abroad == {"16F": ("ru-corps-1", "ru-corps-2")}


@rule("napoleon-against-europe card.f.guerre-russo-turque")
def test_there_is_no_turkish_war_with_a_turkey_of_the_coalition() -> None:
    game = russians("16F")
    set_standing(game, TURKEY, Standing.MEMBER, EMPIRE)
    assert refused(game, "16F", ROUND) == ""
    set_standing(game, TURKEY, Standing.MEMBER, COALITION)
    assert refused(game, "16F", ROUND) == "card.f.guerre-russo-turque"


@rule("napoleon-against-europe card.f.guerre-usa")
@pytest.mark.parametrize("moment", AT)
def test_the_american_war_costs_england_four_resources_and_a_fleet(moment: Moment) -> None:
    game = bare()
    for fleet in ("fleet-nelson", "fleet-keith"):
        berth(game, fleet, "port", "plymouth")
    deal(game, empire=["34F"])
    whole = budget.income(game, ENGLAND)
    referee = played(game, "34F", moment)
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    referee.choose(Take("fleet-keith"))
    assert budget.income(game, ENGLAND) == whole - 8
    assert game.abroad == {"34F": ("fleet-keith",)}
    assert "fleet-keith" not in game.fleets


@rule("napoleon-against-europe card.f.guerre-usa", "napoleon-against-europe card.f.perse.proposal")
def test_one_foreign_war_a_year() -> None:
    game = russians("7F", "34F")
    go_on(played(game, "7F", ROUND))
    assert refused(game, "34F", ROUND) == "round.option.event"
    rounds.end_year(game)
    assert refused(game, "34F", ROUND) == ""
