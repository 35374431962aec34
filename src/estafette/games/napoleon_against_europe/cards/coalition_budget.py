"""[card.play-phases] The Coalition's cards of the budget phase: gold, Landwehr, special units."""

from estafette.engine import Procedure, Refusal, refuse

from ..budget import gain
from ..events import Moment, card, last
from ..fate import enter_reserve
from ..hand import draw
from ..mobilisation import is_nowhere
from ..placement import reinforcement_zones
from ..powers import side_of
from ..reform import REFORMERS
from ..sides import COALITION, EMPIRE, ENGLAND, SPAIN, Side, Until
from ..standing import is_coalition_power
from ..state import Game
from .levies import join_army, no_army_for, raise_corps

BUDGET = Moment.BUDGET
AT = (Moment.BUDGET, Moment.ROUND)
# [card.c.city.proposal] and the others: resources in half points.
GALLEONS, CITY, PITT, SUBSIDY = 4, 8, 6, 4
KGL, UXBRIDGE, CHEVALIER_GUARDS = "kgl", "uxbridge", "chevaliers-gardes"


def spain_is_no_prey(game: Game, side: Side) -> Refusal | None:
    """[card.c.galions-espagnols.proposal] Spain is allied to the Empire."""
    if side_of(game, SPAIN) is EMPIRE:
        return None
    return refuse("card.c.galions-espagnols.proposal", "card.not-with-empire", country=SPAIN)


@card("6C", at=BUDGET, unless=spain_is_no_prey)
def spanish_galleons(game: Game, side: Side) -> None:
    """[card.c.galions-espagnols] Spain has nothing in this budget, and England two more."""
    gain(game, SPAIN, -game.resources.get(SPAIN, 0))
    gain(game, ENGLAND, GALLEONS)


@card("7C", at=BUDGET)
def city(game: Game, side: Side) -> None:
    """[card.c.city] [card.c.city.proposal] England has four resources more in this budget."""
    gain(game, ENGLAND, CITY)


@card("8C", at=BUDGET)
def rothschild(game: Game, side: Side) -> None:
    """[card.c.rothschild] [card.c.rothschild.proposal] Two cards are drawn at once."""
    draw(game, side, 2)


@card("19C", at=BUDGET)
def pitts_gold(game: Game, side: Side) -> None:
    """[card.c.william-pitt] England has three more, and allies may receive twice as much."""
    gain(game, ENGLAND, PITT)
    last(game, "19C", Until.BUDGET)
    game.tell("card.gifts-doubled", side=side)


def no_landwehr_left(game: Game, side: Side) -> Refusal | None:
    """[card.c.landwehr.proposal] A Landwehr corps is not on the map yet."""
    if any(landwehr_to_come(game, power) for power in REFORMERS):
        return None
    return refuse("card.c.landwehr.proposal", "card.no-landwehr")


def landwehr_to_come(game: Game, power: str) -> list[str]:
    """[card.c.landwehr.proposal] The Landwehr of a power that could be built."""
    return [
        corps.id
        for corps in game.printed.corps.values()
        if corps.nation == power
        and corps.landwehr
        and (corps.id in game.reserve - game.resting or is_nowhere(game, corps.id))
    ]


@card("46C", at=BUDGET, unless=no_landwehr_left)
def landwehr(game: Game, side: Side) -> Procedure[None]:
    """[card.c.landwehr] Austrian and Prussian Landwehr may be built from now on.

    [card.c.landwehr.proposal] Each of the two that is in the Coalition has one free.
    """
    for power in REFORMERS:
        corps = landwehr_to_come(game, power)
        for each in corps:
            enter_reserve(game, each)
        if corps and is_coalition_power(game, power):
            zones = reinforcement_zones(game, power)
            yield from raise_corps(game, side, corps[0], zones, "card.c.landwehr.proposal")
    game.tell("card.landwehr-called-up")


def england_is_alone(game: Game, side: Side) -> Refusal | None:
    """[card.c.subsides-anglais] There is a power in the Coalition besides England."""
    if subsidised(game):
        return None
    return refuse("card.c.subsides-anglais", "card.no-power-to-pay", country=ENGLAND)


def subsidised(game: Game) -> list[str]:
    powers = game.printed.majors
    return [each for each in powers if each != ENGLAND and side_of(game, each) is COALITION]


@card("48C", at=BUDGET, unless=england_is_alone)
def english_subsidies(game: Game, side: Side) -> None:
    """[card.c.subsides-anglais] Every power of the Coalition but England has two more."""
    for power in subsidised(game):
        gain(game, power, SUBSIDY)


def no_army_for_kgl(game: Game, side: Side) -> Refusal | None:
    """[card.c.king-s-german-legion] An English army in supply has room for it."""
    return no_army_for(game, KGL, "card.c.king-s-german-legion")


@card("36C", at=AT, unless=no_army_for_kgl)
def kings_german_legion(game: Game, side: Side) -> Procedure[None]:
    """[card.c.king-s-german-legion] The King's German Legion joins an English army in supply."""
    yield from join_army(game, side, KGL, "card.c.king-s-german-legion")


def no_army_for_uxbridge(game: Game, side: Side) -> Refusal | None:
    """[card.c.uxbridge] An English army in supply has room for him."""
    return no_army_for(game, UXBRIDGE, "card.c.uxbridge")


@card("37C", at=AT, unless=no_army_for_uxbridge)
def uxbridge(game: Game, side: Side) -> Procedure[None]:
    """[card.c.uxbridge] Uxbridge's horse joins an English army in supply."""
    yield from join_army(game, side, UXBRIDGE, "card.c.uxbridge")


def no_army_for_guards(game: Game, side: Side) -> Refusal | None:
    """[card.c.chevaliers-gardes] A Russian army in supply has room for them."""
    return no_army_for(game, CHEVALIER_GUARDS, "card.c.chevaliers-gardes")


@card("38C", at=AT, unless=no_army_for_guards)
def chevalier_guards(game: Game, side: Side) -> Procedure[None]:
    """[card.c.chevaliers-gardes] The Chevalier Guards join a Russian army in supply."""
    yield from join_army(game, side, CHEVALIER_GUARDS, "card.c.chevaliers-gardes")
