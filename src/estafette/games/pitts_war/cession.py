"""[peace.capture-areas] The areas that a conqueror takes from a beaten power."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Cede, TakeIndemnity
from .affairs import Surrender
from .control import patron
from .foundings import WALEWSKA, WARSAW, found_duchy
from .sides import BRITAIN, DUCHY, FRANCE, FRENCH, PRUSSIA, Side
from .state import Game, less


def take_areas(game: Game, terms: Surrender) -> Procedure[None]:
    """[peace.capture-areas] [card.c.tambours.price] Two areas, or three after War Drums.

    With [card.c.tambours.indemnity]: one of the three may be turned into points.
    """
    terms.areas = areas_due(game, terms)
    while terms.areas > 0:
        choice = yield ask(
            terms.victor,
            "peace.which-area",
            rule="peace.capture-areas",
            offers=[Cede(area) for area in game.land_of(terms.power)],
            unless=partial(cannot_cede, game, terms),
            kind=Cede,
            also=(Offers((TakeIndemnity(),) if terms.indemnity else ()),),
            or_else=Pass(),
            facts={"power": terms.power, "left": terms.areas},
        )
        if isinstance(choice, Pass):
            return
        terms.areas -= 1
        if isinstance(choice, Cede):
            cede(game, terms, choice.area)
        else:
            pay_indemnity(game, terms)


def areas_due(game: Game, terms: Surrender) -> int:
    """[poland.duchy.counts-two] What the Grand Duchy has taken from Prussia is taken already."""
    table = game.printed.tables.peace
    due = table.drums if terms.indemnity else table.areas
    if terms.power == PRUSSIA and terms.victor is FRENCH and WALEWSKA in game.lasting:
        del game.lasting[WALEWSKA]
        due -= table.areas
    return due


def cannot_cede(game: Game, terms: Surrender, choice: Cede) -> Refusal | None:
    """[peace.capture-areas] Why this area may not be taken; None if it may.

    With [peace.capture-areas.adjacent] [peace.capture-areas.no-star].
    """
    area = choice.area
    if area not in game.printed.areas:
        return refuse("peace.capture-areas", "peace.not-theirs", area=area, power=terms.power)
    owner = game.owner(area)
    if owner != terms.power:
        if game.side_of(owner) is terms.victor.enemy and not game.is_major(owner):
            return refuse("peace.capture-areas.no-allied-minor", "peace.ally", area=area)
        return refuse("peace.capture-areas", "peace.not-theirs", area=area, power=terms.power)
    if makes_the_duchy(game, terms, area):
        return None
    if area in game.printed.stars:
        return refuse("peace.capture-areas.no-star", "peace.star", area=area)
    near = game.printed.contact.neighbours(area)
    if not any(game.side_of(game.owner(there)) is terms.victor for there in near):
        return refuse("peace.capture-areas.adjacent", "peace.not-adjacent", area=area)
    return None


def makes_the_duchy(game: Game, terms: Surrender, area: str) -> bool:
    """[poland.duchy.by-peace] Would France take Warsaw from Prussia, and found the Grand Duchy?"""
    return area == WARSAW and terms.victor is FRENCH and DUCHY not in game.founded


def cede(game: Game, terms: Surrender, area: str) -> None:
    """[peace.capture-areas] The area changes hands for good."""
    if makes_the_duchy(game, terms, area):
        found_duchy(game)  # [poland.duchy.counts-one]
        return
    power = heir(game, area, terms.victor)
    game.annexed = {**game.annexed, area: power}
    game.flags = less(game.flags, area)
    terms.ceded.append(area)
    game.tell("peace.ceded", area=area, power=power)


def heir(game: Game, area: str, victor: Side) -> str:
    """[peace.capture-areas] France, or in the Coalition the power that took it or lives next door.

    [poland.duchy.areas] Green areas go to the Grand Duchy.
    """
    if victor is FRENCH:
        is_green = "duchy" in game.printed.areas[area].marks
        return DUCHY if is_green and game.side_of(DUCHY) is FRENCH else FRANCE
    flag = game.flags.get(area)
    if flag is not None and game.side_of(flag) is victor:
        return flag
    near = [game.owner(n) for n in game.printed.contact.neighbours(area)]
    allies = [power for power in near if game.side_of(power) is victor]
    majors = [power for power in allies if game.is_major(power)]
    return majors[0] if majors else patron(game, allies[0], victor)


def pay_indemnity(game: Game, terms: Surrender) -> None:
    """[card.c.tambours.indemnity] Points go from the beaten power to the conqueror's great ally."""
    points = game.printed.tables.peace.indemnity
    winner = FRANCE if terms.victor is FRENCH else BRITAIN
    terms.indemnity = False
    game.credit = {**game.credit, winner: game.credit.get(winner, 0) + points}
    game.debit = {**game.debit, terms.power: game.debit.get(terms.power, 0) + points}
    game.tell("peace.indemnity", power=terms.power, winner=winner, points=points)
