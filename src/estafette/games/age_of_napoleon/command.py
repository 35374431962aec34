"""[def.command-capacity] Who commands an army, and whom a general takes along."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct

from estafette.engine import Offers, Procedure, Refusal, ask, refuse

from .actions import Attach, Detach, Halt
from .sides import Side
from .state import Game


class Terms(Struct, frozen=True):
    """What a chapter asks and says of those who go along: its question and its clauses."""

    key: str
    rule: str
    obedience: str
    capacity: str


def leader_of(game: Game, army: list[str]) -> str:
    """[evasion.leader] The most senior corps; of equals, the fastest that its owner could name."""
    corps = game.printed.corps
    return max(army, key=lambda each: (corps[each].seniority, corps[each].movement))


def band_of(game: Game, leader: str, others: Iterable[str]) -> list[str]:
    """[movement.leader-any] A general and the strongest of the juniors whom he may lead."""
    corps = game.printed.corps
    capacity = corps[leader].seniority
    juniors = [each for each in others if each != leader and corps[each].seniority <= capacity]
    if len(juniors) >= capacity:
        juniors.sort(key=game.battle_rating, reverse=True)
    return [leader, *juniors[: capacity - 1]]


def is_full(game: Game, leader: str, band: list[str]) -> bool:
    """[movement.leader-command] Does a general lead as many corps as he can?"""
    return len(band) >= game.printed.corps[leader].seniority


def is_senior(game: Game, corps: str, leader: str) -> bool:
    """[movement.attach.no-senior] Would this corps have to obey a general junior to its own?"""
    return game.printed.corps[corps].seniority > game.printed.corps[leader].seniority


def settle_band(
    game: Game,
    side: Side,
    band: list[str],
    stack: list[str],
    terms: Terms,
    unable: Callable[[str], Refusal | None],
) -> Procedure[None]:
    """[interception.command] [battle.pursuit.procedure] A general, the first of his band, says
    whom he takes along and whom he leaves; who was left once stays."""
    leader, left = band[0], list[str]()
    while True:
        others = tuple([Attach(corps) for corps in stack if corps not in band])
        cannot = partial(cannot_join, game, band, left, terms, unable)
        choice = yield ask(
            side,
            terms.key,
            rule=terms.rule,
            offers=[Detach(corps) for corps in band if corps != leader],
            unless=partial(cannot_stay, terms.rule, band, leader),
            kind=Detach,
            also=(Offers(others, cannot, Attach),),
            or_else=Halt(),
            facts={"leader": leader, "corps": list(band)},
        )
        match choice:
            case Detach(corps):
                band.remove(corps)
                left.append(corps)
            case Attach(corps):
                band.append(corps)
            case _:
                return


def cannot_stay(rule: str, band: list[str], leader: str, choice: Detach) -> Refusal | None:
    """[evasion.whole-army] [interception.command] Why this corps may not be left behind."""
    if choice.corps == leader:
        return refuse(rule, "march.leader-leads", leader=leader)
    if choice.corps not in band:
        return refuse(rule, "march.not-along", leader=leader)
    return None


def cannot_join(
    game: Game,
    band: list[str],
    left: list[str],
    terms: Terms,
    unable: Callable[[str], Refusal | None],
    choice: Attach,
) -> Refusal | None:
    """[interception.leader] [battle.pursuit.rating] Why this corps may not go along."""
    corps, leader = choice.corps, band[0]
    if refusal := unable(corps):
        return refusal
    if corps in band or corps in left:
        return refuse(terms.rule, "command.settled", corps=corps)
    if is_senior(game, corps, leader):
        return refuse(terms.obedience, "march.too-senior", corps=corps, leader=leader)
    if is_full(game, leader, band):
        return refuse(terms.capacity, "march.full", leader=leader)
    return None
