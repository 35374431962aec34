"""[diplomacy.card-uses] The Empire's cards of diplomacy: effect, hindrance, end."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import budget, diplomacy, embassy, victory
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import (
    Country,
    Go,
    PickUp,
    PlayCard,
    Points,
    Receive,
)
from estafette.games.napoleon_against_europe.affairs import Books
from estafette.games.napoleon_against_europe.command import cannot_hold
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import force_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    TURKEY,
    Period,
    Phase,
    Side,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import set_standing, status_of
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.transfers import cannot_give, transfer
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, table
from tests.referee import Referee, rule

DIPLOMACY, ROUND = Moment.DIPLOMACY, Moment.ROUND
BOTH = [DIPLOMACY, ROUND]


def talks(*cards: str, dice: tuple[int, ...] = (), coalition: tuple[str, ...] = ()) -> Game:
    """The diplomatic phase, an empty map, these cards in the hands."""
    game = bare(dice=dice)
    game.phase = Phase.DIPLOMACY
    deal(game, empire=cards, coalition=coalition)
    return game


def lines(referee: Referee) -> dict[str, int]:
    return dict(referee.fact("diplomacy.rolled")["tally"])


# Envoys.


@rule(
    "napoleon-against-europe card.f.talleyrand",
    "napoleon-against-europe card.f.talleyrand.proposal",
)
@pytest.mark.parametrize(("die", "won"), [(3, True), (2, False)])
def test_talleyrand_wins_egypt_with_two_more(die: int, won: bool) -> None:
    """The example of 1806: 3 and 2 and 1 are 6; a card is drawn for Cairo."""
    game = talks("9F", dice=(die,))
    referee = played(game, "9F", DIPLOMACY)
    referee.choose(Country("egypte"))
    go_on(referee)
    assert lines(referee) == {"diplomacy.table": 1, "9F": 2}
    assert (status_of(game, "egypte").of == FRANCE) is won
    assert len(game.hands[EMPIRE]) == won


@rule("napoleon-against-europe card.f.talleyrand.proposal")
def test_talleyrand_can_call_on_a_neutral_power() -> None:
    game = talks("9F", dice=(1,))
    referee = played(game, "9F", DIPLOMACY)
    assert Country(PRUSSIA) in referee.options
    assert referee.refusal(Country(AUSTRIA)).rule == "diplomacy.major.not"
    referee.choose(Country(PRUSSIA))
    assert game.courted == {EMPIRE: (PRUSSIA,)}


@rule("napoleon-against-europe card.f.talleyrand.proposal")
def test_talleyrand_wants_somebody_to_talk_to() -> None:
    game = talks("9F")
    for country in embassy.candidates(game, EMPIRE):
        set_standing(game, country, Standing.ALLY, ENGLAND)
    assert refused(game, "9F", DIPLOMACY) != ""


@rule("napoleon-against-europe card.f.sebastiani-a-constantinople")
@pytest.mark.parametrize(("die", "won"), [(3, True), (2, False)])
def test_sebastiani_courts_turkey_beside_the_years_power(die: int, won: bool) -> None:
    game = talks("12F", dice=(die,))
    game.courted = {EMPIRE: (PRUSSIA,)}
    referee = go_on(played(game, "12F", DIPLOMACY))
    assert lines(referee) == {"diplomacy.table": 1, "12F": 2}
    assert (status_of(game, TURKEY).kind is Standing.MEMBER) is won
    assert game.courted == {EMPIRE: (PRUSSIA,)}
    assert "12F" in game.removed


@rule("napoleon-against-europe card.f.sebastiani-a-constantinople")
def test_sebastiani_finds_a_hostile_turkey_closed() -> None:
    game = talks("12F")
    set_standing(game, TURKEY, Standing.MEMBER, COALITION)
    assert refused(game, "12F", DIPLOMACY) == "diplomacy.major.not"
    set_standing(game, TURKEY, Standing.FORCED_PEACE, FRANCE)
    assert refused(game, "12F", DIPLOMACY) == "diplomacy.major.not"


@rule("napoleon-against-europe card.f.caulaincourt")
@pytest.mark.parametrize("moment", [DIPLOMACY, Moment.ENEMY_DIPLOMACY])
def test_caulaincourt_takes_two_off_the_coalitions_dice_for_a_year(moment: Moment) -> None:
    game = talks("44F", dice=(5, 5, 5))
    played(game, "44F", moment)
    mission = embassy.mission_of(game, COALITION)
    referee = Referee(game, embassy.attempt(game, mission, "danemark"))
    assert lines(referee)["44F"] == -2
    own = Referee(game, embassy.attempt(game, embassy.mission_of(game, EMPIRE), "egypte"))
    assert "44F" not in lines(own)
    rounds.end_year(game)
    assert "44F" not in game.lasting


@rule("napoleon-against-europe card.f.caulaincourt")
def test_caulaincourt_speaks_before_the_coalition_does() -> None:
    game = talks("44F")
    diplomacy.open_phase(game)
    referee = Referee(game, diplomacy.open_talks(game, COALITION))
    assert referee.options == (PlayCard("44F"), Pass())
    referee.choose(PlayCard("44F"))
    assert game.queue.count(EMPIRE) == 1  # one of the two cards of the phase


# Marriages.


def beaten_austria(kind: Standing) -> Game:
    game = talks("30F", "38F")
    game.beaten = {AUSTRIA: (EMPIRE,)}
    set_standing(game, AUSTRIA, kind, FRANCE if kind is Standing.FORCED_PEACE else "")
    return game


@rule("napoleon-against-europe card.f.marie-louise")
@pytest.mark.parametrize("kind", [Standing.NEUTRAL, Standing.FORCED_PEACE])
def test_marie_louise_keeps_austria_to_the_end_of_next_year(kind: Standing) -> None:
    game = beaten_austria(kind)
    before = game.victory
    played(game, "30F", DIPLOMACY)
    assert game.victory == before + 1
    mission = embassy.mission_of(game, COALITION, is_free=True)
    for _ in range(2):
        refusal = embassy.cannot_court(game, mission, Country(AUSTRIA))
        assert refusal is not None
        assert refusal.rule == "card.f.marie-louise"
        rounds.end_year(game)
    assert embassy.cannot_court(game, mission, Country(AUSTRIA)) is None


@rule("napoleon-against-europe card.f.marie-louise")
def test_marie_louise_wants_an_austria_beaten_and_at_peace() -> None:
    game = beaten_austria(Standing.NEUTRAL)
    game.beaten = {AUSTRIA: (COALITION,)}
    assert refused(game, "30F", DIPLOMACY) == "card.f.marie-louise"
    game = beaten_austria(Standing.FORCED_ALLIANCE)
    assert refused(game, "30F", DIPLOMACY) == "card.f.marie-louise"


@rule("napoleon-against-europe card.f.roi-de-rome")
@pytest.mark.parametrize("moment", BOTH)
def test_the_king_of_rome_is_born_after_the_marriage(moment: Moment) -> None:
    game = beaten_austria(Standing.NEUTRAL)
    assert refused(game, "38F", moment) == "card.f.roi-de-rome"
    played(game, "30F", DIPLOMACY)
    before = game.victory
    played(game, "38F", moment)
    assert game.victory == before + 1
    assert "38F" in game.removed


# Fouché.


@rule("napoleon-against-europe card.f.fouche")
@pytest.mark.parametrize("moment", BOTH)
def test_fouche_sees_the_hand_and_takes_a_card_that_is_not_permanent(moment: Moment) -> None:
    game = talks("19F", coalition=("7C", "2C", "1C"))
    referee = played(game, "19F", moment)
    seen = next(told for told in referee.told if told.key == "card.hand-seen")
    assert seen.to == (EMPIRE,)
    assert seen.facts["cards"] == ["1C", "2C", "7C"]
    assert game.hands[COALITION] == ("2C", "1C")
    assert game.decks[COALITION].discard[-1] == "7C"
    assert game.shown == {"1C", "2C"}


@rule("napoleon-against-europe card.f.fouche")
def test_fouche_takes_his_card_at_random() -> None:
    lost = set()
    for seed in range(12):
        game = talks("19F", coalition=("5C", "7C"))
        game.dice.secret = f"{seed:064x}"
        played(game, "19F", ROUND)
        lost.add(game.decks[COALITION].discard[-1])
    assert lost == {"5C", "7C"}


@rule("napoleon-against-europe card.f.fouche")
def test_fouche_needs_a_hand_and_leaves_permanent_cards() -> None:
    game = talks("19F")
    assert refused(game, "19F", ROUND) == "card.f.fouche"
    game = talks("19F", coalition=("1C",))
    played(game, "19F", ROUND)
    assert game.hands[COALITION] == ("1C",)


@rule("napoleon-against-europe card.f.fouche")
def test_in_1815_fouche_may_take_what_is_permanent_elsewhere() -> None:
    game = table("1815")
    deal(game, empire=["19F"], coalition=["1C"])
    played(game, "19F", ROUND)
    assert game.hands[COALITION] == ()
    assert game.decks[COALITION].discard[-1] == "1C"


# Allies and quarrels.


@rule("napoleon-against-europe card.f.fidelite-des-allies")
@pytest.mark.parametrize("moment", BOTH)
def test_two_loyal_allies_cannot_be_won_over_this_year(moment: Moment) -> None:
    game = talks("53F")
    game.period = Period.CHATIMENTS
    referee = played(game, "53F", moment)
    assert Country(PRUSSIA) not in referee.options
    referee.choose(Country("baviere"))
    assert Country("baviere") not in referee.options
    referee.choose(Country("bade"))
    assert referee.is_over
    mission = embassy.mission_of(game, COALITION)
    for country in ("baviere", "bade"):
        refusal = embassy.cannot_court(game, mission, Country(country))
        assert refusal is not None
        assert refusal.rule == "card.f.fidelite-des-allies"
    assert embassy.cannot_court(game, mission, Country("hollande")) is None
    rounds.end_year(game)
    assert embassy.cannot_court(game, mission, Country("baviere")) is None


@rule("napoleon-against-europe card.f.fidelite-des-allies")
def test_loyalty_wants_an_ally_and_contents_itself_with_one() -> None:
    game = talks("53F")
    allies = [each for each, status in game.status.items() if status.of == FRANCE]
    for country in allies:
        set_standing(game, country, Standing.NEUTRAL)
    assert refused(game, "53F", ROUND) == "card.f.fidelite-des-allies"
    set_standing(game, "bade", Standing.ALLY, FRANCE)
    assert played(game, "53F", ROUND).is_over
    assert embassy.loyalty_of("bade") in game.lasting


@rule("napoleon-against-europe card.f.brouille-des-cabinets")
def test_quarrelling_cabinets_lend_no_money_in_the_next_budget() -> None:
    game = talks("54F")
    played(game, "54F", DIPLOMACY)
    rounds.end_year(game)
    game.books = Books(minor_steps=dict.fromkeys(Side, 0))
    game.resources = {ENGLAND: 12, AUSTRIA: 4, FRANCE: 8}
    refusal = cannot_give(game, AUSTRIA, Receive(ENGLAND))
    assert refusal is not None
    assert refusal.rule == "card.f.brouille-des-cabinets"
    budget.close(game)
    game.resources = {ENGLAND: 12, AUSTRIA: 4}
    assert cannot_give(game, AUSTRIA, Receive(ENGLAND)) is None
    Referee(game, transfer(game, ENGLAND, AUSTRIA)).choose(Points(2))
    assert game.resources[AUSTRIA] == 8


@rule("napoleon-against-europe card.f.brouille-des-cabinets")
def test_quarrelling_cabinets_lend_no_more_men_this_year() -> None:
    game = talks("54F")
    put(game, "brunn", "ru-corps-1", "ru-corps-2", "au-corps-1", general="koutouzov")
    put(game, "prague", "au-corps-2")
    game.steps["au-corps-1"] = 1
    now = game.forces["koutouzov"]
    corps = ("ru-corps-1", "ru-corps-2", "au-corps-1", "au-corps-2")
    game.steps["au-corps-2"] = 1
    more = force_of(game, "brunn", corps=corps, general="koutouzov")
    assert cannot_hold(game, more) is None
    played(game, "54F", DIPLOMACY)
    refusal = cannot_hold(game, more)
    assert refusal is not None
    assert refusal.rule == "card.f.brouille-des-cabinets"
    assert cannot_hold(game, now) is None  # those he has he keeps
    rounds.end_year(game)
    assert cannot_hold(game, more) is None


@rule("napoleon-against-europe card.f.brouille-des-cabinets")
@pytest.mark.parametrize("quarrels", [True, False])
def test_in_a_quarrel_a_general_on_the_march_takes_up_no_more_allies(quarrels: bool) -> None:
    game = talks("54F") if quarrels else talks()
    put(game, "vienne", "ru-corps-1", "ru-corps-2", "au-corps-1", general="koutouzov")
    put(game, "prague", "ru-corps-5", "ru-corps-6", "au-corps-3", general="bagration")  # not his
    put(game, "brunn", "au-corps-2")
    put(game, "brunn", "ru-corps-3")
    game.steps |= dict.fromkeys(("au-corps-1", "au-corps-2", "au-corps-3", "ru-corps-3"), 1)
    if quarrels:
        played(game, "54F", DIPLOMACY)
    game.lasting = {what: span for what, span in game.lasting.items() if "54F" in what}
    referee = marching(game, "koutouzov", Go("brunn"))
    assert (PickUp("au-corps-2") in referee.options) is not quarrels
    assert PickUp("ru-corps-3") in referee.options
    if quarrels:
        refusal = referee.refusal(PickUp("au-corps-2"))
        assert refusal.rule == "card.f.brouille-des-cabinets"
        assert refusal.facts["general"] == "koutouzov"


@rule("napoleon-against-europe card.f.brouille-des-cabinets")
def test_the_empire_has_no_share_in_the_quarrel() -> None:
    game = talks("54F")
    set_standing(game, "espagne", Standing.MEMBER, EMPIRE)
    played(game, "54F", DIPLOMACY)
    corps = ("fr-elite-1", "fr-elite-2", "es-corps-1")
    game.steps |= dict.fromkeys(corps, 2)
    assert cannot_hold(game, force_of(game, "madrid", corps=corps, general="napoleon")) is None


# The congress.


@rule("napoleon-against-europe card.f.congres-de-chatillon")
@pytest.mark.parametrize(("plays", "points"), [(True, 0), (False, -1)])
def test_the_congress_saves_the_points_of_a_year(plays: bool, points: int) -> None:
    game = talks("55F")
    put(game, "mayence", "au-corps-1")
    flag(game, AUSTRIA, "lyon", "dijon", "besancon", "strasbourg", "bade", "ulm", "munich")
    before = game.victory
    referee = Referee(game, victory.plead(game))
    referee.choose(PlayCard("55F") if plays else Pass())
    victory.score_year(game)
    assert game.victory == before + points
    rounds.end_year(game)
    assert "55F" not in game.lasting


@rule("napoleon-against-europe card.f.congres-de-chatillon")
def test_there_is_no_congress_while_france_is_whole() -> None:
    game = talks("55F")
    flag(game, AUSTRIA, "mantoue", "venise")
    assert refused(game, "55F", Moment.VICTORY) == "card.f.congres-de-chatillon"
    assert Referee(game, victory.plead(game)).is_over  # nobody is asked


@rule(
    "napoleon-against-europe card.f.brouille-des-cabinets",
    "napoleon-against-europe card.f.caulaincourt",
)
@rule(
    "napoleon-against-europe card.f.talleyrand",
    "napoleon-against-europe card.f.sebastiani-a-constantinople",
)
@pytest.mark.parametrize("card", ["9F", "12F", "30F", "44F", "54F"])
def test_these_cards_are_for_the_diplomatic_phase_alone(card: str) -> None:
    game = talks(card)
    assert refused(game, card, ROUND) == "card.play-phases"
