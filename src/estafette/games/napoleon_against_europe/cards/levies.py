"""Troops and special units that a card brings onto the map at once."""

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Go, Take
from ..building import enlist
from ..command import cannot_hold
from ..fate import enter_reserve
from ..placement import armies_of, cannot_reinforce, cannot_station, station
from ..production import with_special
from ..sides import Side
from ..state import Game


def raise_corps(
    game: Game, side: Side, corps: str, zones: list[str], clause: str
) -> Procedure[None]:
    """A corps comes at full strength into one of these zones; to the reserve if none has room."""
    steps = game.printed.corps[corps].steps
    free = [zone for zone in zones if cannot_station(game, corps, steps, zone) is None]
    if not free:
        enter_reserve(game, corps)
        game.tell("card.to-reserve", piece=corps)
        return
    choice = yield ask(
        side,
        "deploy.where",
        rule=clause,
        offers=[Go(zone) for zone in free],
        facts={"piece": corps},
    )
    assert isinstance(choice, Go)
    station(game, corps, steps, choice.zone)
    game.tell("deploy.placed", piece=corps, zone=choice.zone)


def no_army_for(game: Game, special: str, clause: str) -> Refusal | None:
    """Why a special unit joins nobody; None if an army of its country in supply has room."""
    if armies_for(game, special):
        return None
    return refuse(clause, "card.no-army-for", piece=special)


def armies_for(game: Game, special: str) -> list[str]:
    return [
        head
        for head in armies_in_supply(game, game.printed.nation_of[special])
        if cannot_hold(game, with_special(game, head, special)) is None
    ]


def armies_in_supply(game: Game, power: str) -> list[str]:
    """[budget.army.reinforce] The armies of a power that can be sent anything."""
    return [head for head in armies_of(game, power) if cannot_reinforce(game, head) is None]


def join_army(game: Game, side: Side, special: str, clause: str) -> Procedure[None]:
    """A special unit joins an army of its country."""
    choice = yield ask(
        side,
        "card.which-army",
        rule=clause,
        offers=[Take(head) for head in armies_for(game, special)],
        facts={"piece": special},
    )
    assert isinstance(choice, Take)
    enlist(game, special, choice.piece)
    game.tell("deploy.placed", piece=special, zone=game.forces[choice.piece].zone)
