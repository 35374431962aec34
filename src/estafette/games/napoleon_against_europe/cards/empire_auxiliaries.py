"""[forced-alliance.expeditionary] Forced allies lend a corps each to the Emperor's armies."""

from collections.abc import Iterator

from msgspec.structs import replace

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Take
from ..command import cannot_hold
from ..events import Moment, card
from ..fate import force_of, form, head_with, part
from ..minors import corps_of
from ..organisation import merge
from ..placement import cannot_join
from ..sides import FRANCE, Side, Standing
from ..standing import status_of
from ..state import Game
from ..supply import is_supplied


def nobody_lends(game: Game, side: Side) -> Refusal | None:
    """[card.f.corps-expeditionnaires] A power is in forced alliance, and can lend a corps."""
    allies = forced_allies(game)
    if not allies:
        return refuse("card.f.corps-expeditionnaires", "card.no-forced-ally")
    if any(lendable(game, power) for power in allies):
        return None
    return refuse("card.f.corps-expeditionnaires.proposal", "card.no-corps-to-lend")


def forced_allies(game: Game) -> list[str]:
    return [
        power
        for power in game.printed.majors
        if status_of(game, power).kind is Standing.FORCED_ALLIANCE
    ]


@card("40F", at=(Moment.DIPLOMACY, Moment.ROUND), unless=nobody_lends)
def expeditionary_corps(game: Game, side: Side) -> Procedure[None]:
    """[card.f.corps-expeditionnaires] Every forced ally lends the Empire one full corps.

    It serves in a French army or with a French general until the alliance is broken (R-321).
    """
    for power in forced_allies(game):
        corps = lendable(game, power)
        if not corps:
            continue
        choice = yield ask(
            side,
            "card.which-corps-is-lent",
            rule="card.f.corps-expeditionnaires.proposal",
            offers=[Take(each) for each in corps],
            facts={"country": power},
        )
        assert isinstance(choice, Take)
        yield from lend(game, side, choice.piece)


def lend(game: Game, side: Side, corps: str) -> Procedure[None]:
    """[card.f.corps-expeditionnaires.proposal] The corps joins a force under a French general."""
    choice = yield ask(
        side,
        "card.which-army",
        rule="card.f.corps-expeditionnaires.proposal",
        offers=[Take(head) for head in takers(game, corps)],
        facts={"piece": corps},
    )
    assert isinstance(choice, Take)
    zone = game.forces[choice.piece].zone
    if corps in game.steps:
        part(game, head_with(game, corps), (corps,))
    game.provided |= {corps}
    merge(game, form(game, force_of(game, zone, corps=(corps,))), choice.piece)
    game.tell("deploy.placed", piece=corps, zone=zone)


def lendable(game: Game, power: str) -> list[str]:
    """[card.f.corps-expeditionnaires.proposal] Its full corps, on the map or in the reserve.

    Neither militia, which stays at home, nor cavalry, nor whoever is besieged (R-321).
    """
    return [corps for corps in corps_of(game, power) if is_fit(game, corps) and takers(game, corps)]


def is_fit(game: Game, corps: str) -> bool:
    sheet = game.printed.corps[corps]
    if sheet.militia or sheet.landwehr or sheet.cavalry or corps in game.provided:
        return False
    if corps not in game.steps:
        return corps in game.reserve - game.resting
    is_free = not game.forces[head_with(game, corps)].is_sheltered
    return is_free and game.steps[corps] == sheet.steps


def takers(game: Game, corps: str) -> list[str]:
    """[card.f.corps-expeditionnaires.proposal] The French forces that have room for a corps."""
    return [head for head in french_commands(game) if has_room(game, head, corps)]


def french_commands(game: Game) -> Iterator[str]:
    """The forces under a French general, in supply and outside the walls."""
    nation_of = game.printed.nation_of
    for head, force in game.forces.items():
        is_french = bool(force.general) and nation_of[force.general] == FRANCE
        if is_french and not force.is_sheltered and is_supplied(game, head):
            yield head


def has_room(game: Game, head: str, corps: str) -> bool:
    force = game.forces[head]
    if corps in game.steps:
        return cannot_hold(game, replace(force, corps=(*force.corps, corps))) is None
    return cannot_join(game, head, corps, game.printed.corps[corps].steps) is None
