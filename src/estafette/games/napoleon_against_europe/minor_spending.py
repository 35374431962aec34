"""[budget.minor.steps] A side spends the steps of its minors: one corps or general at a time."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Build, Deploy, PlayCard, Restore, Withdraw
from .building import build, deploy, restore
from .events import Moment, may_play, play
from .expenses import card_offers, generals_in_reserve, reduced_corps
from .fate import head_with
from .minors import corps_of, minor_steps, minors_to_rebuild
from .placement import cannot_station, friends_in_field, reinforcement_zones
from .powers import country_of, side_of
from .production import (
    books_of,
    cannot_be_restored,
    cannot_deploy,
    is_poland_lost,
    least_steps,
    most_steps,
    open_to,
    yard_of,
)
from .sides import Side
from .state import Game
from .withdrawal import may_withdraw, withdraw


def spend_on_minors(game: Game, side: Side) -> Procedure[bool]:
    """[budget.minor.free-choice] One corps of a minor of this side; True if it wants no more."""
    left = books_of(game).minor_steps.get(side, 0)
    nations = minors_to_rebuild(game, side)
    choice = yield ask(
        side,
        "budget.minors",
        rule="budget.minor.free-choice",
        offers=[Build(each) for nation in nations for each in minor_corps(game, nation)],
        unless=partial(cannot_build_minor, game, side),
        kind=Build,
        also=other_expenses(game, side, nations),
        or_else=Pass(),
        facts={"side": side, "steps": left},
        always=may_play(game, side, Moment.BUDGET),
    )
    match choice:
        case Build(corps):
            yield from build_minor(game, side, corps)
        case Restore(corps):
            books_of(game).minor_steps[side] -= 1
            restore(game, corps)
        case Deploy(general):
            yield from deploy(game, general)
        case Withdraw():
            yield from withdraw(game, side)
        case PlayCard(held):
            yield from play(game, side, held, Moment.BUDGET)
        case _:
            return True
    return False


def count_again(game: Game, side: Side) -> None:
    """[budget.minor.new-states-count] Who comes in by an event of this budget counts (R-482)."""
    books, counted = books_of(game), minor_steps(game, side)
    more = counted - books.counted.get(side, counted)
    if more > 0:
        books.minor_steps[side] = books.minor_steps.get(side, 0) + more
        books.counted[side] = counted


def other_expenses(game: Game, side: Side, nations: list[str]) -> tuple[Offers, ...]:
    """[budget.minor.steps] [budget.generals.deploy] [budget.withdraw] What is not built anew."""
    reduced = [corps for nation in nations for corps in reduced_corps(game, nation)]
    generals = [each for nation in nations for each in generals_in_reserve(game, nation)]
    return (
        Offers(
            tuple([Restore(corps) for corps in reduced]),
            partial(cannot_restore_minor, game, side),
            Restore,
        ),
        Offers(
            tuple([Deploy(general) for general in generals]),
            partial(cannot_deploy_minor, game, side),
            Deploy,
        ),
        Offers((Withdraw(),) if may_withdraw(game, side) else ()),
        card_offers(game, side),
    )


def build_minor(game: Game, side: Side, corps: str) -> Procedure[None]:
    """[budget.minor.steps] [siege.result.honours] Steps are counted, but for who comes back."""
    books = books_of(game)
    yard = yard_of(game, game.printed.nation_of[corps])
    if corps in game.returning:
        yield from build(game, yard, corps, most=most_steps(game, corps))
    else:
        steps = yield from build(game, yard, corps, most=books.minor_steps[side])
        books.minor_steps[side] -= steps


def minor_corps(game: Game, nation: str) -> list[str]:
    return [
        corps
        for corps in corps_of(game, nation)
        if corps in game.reserve or corps in game.returning
    ]


def cannot_build_minor(game: Game, side: Side, choice: Build) -> Refusal | None:
    """[budget.minor.steps] [budget.minor.conquered] Why a minor's corps may not be rebuilt."""
    corps = choice.piece
    if corps not in game.printed.corps:
        return refuse("budget.minor.fleets", "build.minors-have-corps", piece=corps)
    nation = game.printed.nation_of[corps]
    if nation not in minors_to_rebuild(game, side):
        return refuse("budget.minor.free-choice", "build.not-of-side", piece=corps)
    if corps in game.resting:
        return refuse("budget.minor.conquered", "build.resting", piece=corps)
    is_awaited = corps in game.returning
    if corps not in game.reserve and not is_awaited:
        return refuse("budget.minor.steps", "build.not-in-reserve", piece=corps)
    if not is_awaited and (refusal := no_steps_left(game, side)):
        return refusal
    if is_poland_lost(game, corps):
        return refuse("entity.poland.no-rebuild", "build.poland-lost", corps=corps)
    steps, zones = least_steps(game, corps), open_to(game, corps, reinforcement_zones(game, nation))
    if any(cannot_station(game, corps, steps, zone) is None for zone in zones):
        return None
    return refuse("budget.place.land", "build.no-place", piece=corps)


def cannot_restore_minor(game: Game, side: Side, choice: Restore) -> Refusal | None:
    """[budget.minor.steps] Why a minor's corps may not be restored; None if it may."""
    corps = choice.corps
    nation = game.printed.nation_of.get(corps, "")
    if nation not in minors_to_rebuild(game, side) or corps not in game.steps:
        return refuse("budget.minor.free-choice", "build.not-of-side", piece=corps)
    if refusal := no_steps_left(game, side):
        return refusal
    return cannot_be_restored(game, corps, places_to_restore(game, side, corps))


def places_to_restore(game: Game, side: Side, corps: str) -> tuple[str, ...]:
    """[budget.minor.free-choice] [budget.restore] At home, or as a guest of an ally (R-33)."""
    nation = game.printed.nation_of[corps]
    zones = reinforcement_zones(game, nation)
    host = country_of(game, game.forces[head_with(game, corps)].zone)
    if host != nation and side_of(game, host) is side:
        zones += reinforcement_zones(game, host)
    return tuple(zones)


def cannot_deploy_minor(game: Game, side: Side, choice: Deploy) -> Refusal | None:
    """[budget.generals.deploy] Why a minor's general stays in the reserve; None if he need not."""
    nation = game.printed.nation_of.get(choice.general, "")
    if nation not in minors_to_rebuild(game, side):
        return refuse("budget.generals.deploy", "build.not-of-side", piece=choice.general)
    return cannot_deploy(game, nation, friends_in_field(game, nation), choice)


def no_steps_left(game: Game, side: Side) -> Refusal | None:
    """[budget.minor.steps] Has a side used up the steps of its minors?"""
    if books_of(game).minor_steps.get(side, 0):
        return None
    return refuse("budget.minor.steps", "budget.no-minor-steps", side=side)
