"""[peace.annex.count] The terms of peace: provinces one at a time, minors instead, a reward."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, ask

from . import annexation
from .actions import Annex, Befriend, DrawCard, Points
from .annexation import cannot_annex
from .budget import gain
from .sides import Side
from .standing import minors_of, provinces_of, victor_side
from .state import Game

TAMBOURS = "27C"


def mark_of(power: str) -> str:
    """[conquest.tambours] What remembers that the drums of war were played for a power."""
    return f"{TAMBOURS}:{power}"


def lay_down(game: Game, power: str) -> None:
    """[peace.annex.count] [peace.annex.four] How many provinces the beaten power may lose."""
    limits = game.printed.tables.limits
    is_harder = mark_of(power) in game.lasting
    due = limits.annexed_after_tambours if is_harder else limits.annexed
    game.terms = {**game.terms, power: due}


def are_settled(game: Game) -> bool:
    return not game.terms


def settle(game: Game) -> Procedure[None]:
    """[peace.annex.count] The next term of a peace: one province, or the end of the list."""
    power, due = next(iter(game.terms.items()))
    side = victor_side(game, power)
    if due and is_anything_left(game, power, side):
        yield from take(game, power, side)
        return
    game.terms = {each: left for each, left in game.terms.items() if each != power}
    if due:
        levy(game, power, due)
    yield from reward(game, power, side)


def is_anything_left(game: Game, power: str, side: Side) -> bool:
    """[peace.annex.shortfall] Is there still a province or a minor to be taken?"""
    if minors_of(game, power):
        return True
    lands = provinces_of(game, power)
    return any(cannot_annex(game, power, side, Annex(land)) is None for land in lands)


def take(game: Game, power: str, side: Side) -> Procedure[None]:
    """[peace.annex.territory] [peace.annex.minor-instead] The victor names a land, or none."""
    minors = minors_of(game, power)
    choice = yield ask(
        side,
        "peace.which-land",
        rule="peace.annex.count",
        offers=[Annex(land) for land in (*provinces_of(game, power), *minors)],
        unless=partial(cannot_annex, game, power, side),
        kind=Annex,
        also=(Offers(tuple([Befriend(minor) for minor in minors])),),
        or_else=Pass(),
        facts={"power": power, "left": game.terms[power]},
    )
    match choice:
        case Annex(land):
            yield from annexation.annex(game, power, side, land)
        case Befriend(minor):
            yield from annexation.befriend(game, power, side, minor)
    is_enough = isinstance(choice, Pass)
    game.terms = {**game.terms, power: 0 if is_enough else game.terms[power] - 1}


def levy(game: Game, power: str, missing: int) -> None:
    """[peace.annex.shortfall] Four resources a missing province; they are the victor's (R-281).

    More than a power has in a year cannot be taken.
    """
    tables = game.printed.tables
    purse = tables.resources[power] + game.credit.get(power, 0)
    half_points = min(missing * tables.limits.missing_province, max(purse, 0))
    game.tell("peace.levy", power=power, missing=missing, points=half_points / 2)
    gain(game, power, -half_points)
    gain(game, game.treaties[power].victor, half_points)


def reward(game: Game, power: str, side: Side) -> Procedure[None]:
    """[peace.reward] A card more at the next hand building, or resources in the next budget."""
    half_points = game.printed.tables.peace.reward
    victor = game.treaties[power].victor
    choice = yield ask(
        side,
        "peace.reward",
        rule="peace.reward",
        offers=[DrawCard(), Points(half_points // 2)],
        facts={"power": power, "victor": victor},
    )
    if isinstance(choice, DrawCard):
        game.cards_due = {**game.cards_due, side: game.cards_due.get(side, 0) + 1}
        game.tell("peace.card", side=side)
    else:
        gain(game, victor, half_points)
