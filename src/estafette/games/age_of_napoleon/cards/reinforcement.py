"""[reinforcement.events-first] The cards of the Reinforcement phase, in the order of the deck.

Britannia, which belongs to the Campaign phase too, is among the cards of that phase.
"""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Recall, Target
from ..control import AT_WAR_WITH_FRANCE, is_major
from ..events import Hindrance, Moment, card
from ..fate import to_reserve
from ..mobilisation import on_map
from ..sides import AUSTRIA, BRITAIN, COALITION, FRANCE, FRENCH, PREUSSEN, RUSSIA, Side, Status
from ..state import Game

LEVY, LANDWEHR, SUBSIDY = 2, 2, 1  # corps raised beyond the yearly number


def under_the_french(country: str) -> Hindrance:
    """[card.austrian-reforms] [card.prussian-reforms] Nobody reforms under French control."""

    def hindrance(game: Game, side: Side) -> Refusal | None:
        if game.controller(country) is not FRENCH:
            return None
        rule = "card.austrian-reforms" if country == AUSTRIA else "card.prussian-reforms"
        return refuse(rule, "reform.under-the-french", country=country)

    return hindrance


def reform(game: Game, country: str) -> None:
    """[reform.status-independent] The reforms stay in force to the end of the game."""
    game.reformed = [*game.reformed, country]
    game.tell("reform.made", country=country)


@card("austrian-reforms", at=Moment.REINFORCEMENT, unless=under_the_french(AUSTRIA))
def austrian_reforms(game: Game, side: Side) -> None:
    """[card.austrian-reforms] A larger Austrian army with better corps, for good."""
    reform(game, AUSTRIA)


@card("prussian-reforms", at=Moment.REINFORCEMENT, unless=under_the_french(PREUSSEN))
def prussian_reforms(game: Game, side: Side) -> None:
    """[card.prussian-reforms] A larger Prussian army with better corps, for good."""
    reform(game, PREUSSEN)


def raise_more(game: Game, country: str, number: int) -> None:
    """The yearly number of a country grows; its mobilisation limit still holds."""
    game.extra = {**game.extra, country: game.extra.get(country, 0) + number}
    game.tell("reinforcement.more", country=country, number=number)


@card("levee-en-masse", at=Moment.REINFORCEMENT)
def levee_en_masse(game: Game, side: Side) -> None:
    """[card.levee-en-masse] France may raise two corps more this year."""
    raise_more(game, FRANCE, LEVY)


def militia(game: Game) -> list[str]:
    """[card.landwehr] Austria and Prussia, if they are at war with France."""
    return [c for c in (AUSTRIA, PREUSSEN) if game.status[c] in AT_WAR_WITH_FRANCE]


def no_militia(game: Game, side: Side) -> Refusal | None:
    return None if militia(game) else refuse("card.landwehr", "reinforcement.no-militia")


@card("landwehr", at=Moment.REINFORCEMENT, unless=no_militia)
def landwehr(game: Game, side: Side) -> Procedure[None]:
    """[card.landwehr] Austria or Prussia may raise two corps more this year."""
    country = yield from which(game, side, "landwehr", militia(game))
    raise_more(game, country, LANDWEHR)


def paid_armies(game: Game) -> list[str]:
    """[card.subsidies] The members that have an army of their own (NOTES.md, R-91)."""
    return [c for c in game.status if is_major(game, c) and game.status[c] is Status.MEMBER]


def nobody_to_pay(game: Game, side: Side) -> Refusal | None:
    return None if paid_armies(game) else refuse("card.subsidies", "reinforcement.nobody-to-pay")


@card("subsidies", at=Moment.REINFORCEMENT, unless=nobody_to_pay)
def subsidies(game: Game, side: Side) -> Procedure[None]:
    """[card.subsidies] A member of the Coalition may raise one corps more this year."""
    country = yield from which(game, side, "subsidies", paid_armies(game))
    raise_more(game, country, SUBSIDY)


def which(game: Game, side: Side, title: str, countries: list[str]) -> Procedure[str]:
    """The country to which the card applies."""
    choice = yield ask(
        side,
        "mission.which-country",
        rule=f"card.{title}",
        offers=[Target(country) for country in countries],
        unless=partial(not_among, title, countries),
        kind=Target,
        facts={"card": title},
    )
    assert isinstance(choice, Target)
    return choice.country


def not_among(title: str, countries: list[str], choice: Target) -> Refusal | None:
    if choice.country in countries:
        return None
    return refuse(f"card.{title}", "diplomacy.not-for-card", card=title, country=choice.country)


def russia_is_away(game: Game, side: Side) -> Refusal | None:
    """[card.russo-ottoman-war] Russia must be a member of the Coalition or insurgent."""
    if game.status[RUSSIA] in AT_WAR_WITH_FRANCE:
        return None
    return refuse("card.russo-ottoman-war", "reinforcement.russia-away")


@card("russo-ottoman-war", at=Moment.REINFORCEMENT, unless=russia_is_away)
def russo_ottoman_war(game: Game, side: Side) -> Procedure[None]:
    """[card.russo-ottoman-war] Russia raises nothing this year and recalls a corps."""
    return war_elsewhere(game, RUSSIA, "card.russo-ottoman-war")


@card("war-of-1812", at=Moment.REINFORCEMENT)
def war_of_1812(game: Game, side: Side) -> Procedure[None]:
    """[card.war-of-1812] Britain raises nothing this year and recalls a corps."""
    return war_elsewhere(game, BRITAIN, "card.war-of-1812")


def war_elsewhere(game: Game, country: str, rule: str) -> Procedure[None]:
    """The country raises nothing in this phase; the Coalition gives up one of its corps."""
    game.barred = [*game.barred, country]
    game.tell("reinforcement.barred", country=country)
    corps = on_map(game, country)
    if not corps:
        return
    choice = yield ask(
        COALITION,
        "reinforcement.which-recall",
        rule=rule,
        offers=[Recall(each) for each in corps],
        unless=partial(cannot_recall, corps, country, rule),
        facts={"country": country},
    )
    assert isinstance(choice, Recall)
    to_reserve(game, choice.corps)


def cannot_recall(corps: list[str], country: str, rule: str, choice: Recall) -> Refusal | None:
    """[card.war-of-1812] [card.russo-ottoman-war] Only a corps of the country on the map."""
    if choice.corps not in corps:
        return refuse(rule, "reinforcement.not-on-map", country=country)
    return None


def captured(game: Game, side: Side) -> list[str]:
    """The corps of a side that are prisoners."""
    return [corps for corps in game.prisoners if game.side(corps) is side]


def nobody_captured(game: Game, side: Side) -> Refusal | None:
    if captured(game, side):
        return None
    return refuse("card.prisoner-exchange", "reinforcement.nobody-captured")


@card("prisoner-exchange", at=Moment.REINFORCEMENT, unless=nobody_captured)
def prisoner_exchange(game: Game, side: Side) -> None:
    """[card.prisoner-exchange] One's prisoners are back in time to be raised this year."""
    free = captured(game, side)
    game.prisoners = [corps for corps in game.prisoners if corps not in free]
    game.tell("reinforcement.prisoners-return", corps=free)
