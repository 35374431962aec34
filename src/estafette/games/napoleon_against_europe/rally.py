"""[rally.attempt] A general brings his demoralised force to order."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Take
from .affairs import Trial
from .fate import change
from .morale import commonest
from .powers import side_of_force
from .state import Game
from .supply import is_supplied


def call_to_order(game: Game) -> Procedure[None]:
    """[rally.two-armies] The force on the march tries to rally; of two armies one at a time."""
    march = game.march
    assert march is not None
    choice = yield ask(
        march.side,
        "rally.who",
        rule="rally.two-armies",
        offers=[Take(head) for head in shaken(game)],
        unless=partial(cannot_be_rallied, game),
        kind=Take,
    )
    assert isinstance(choice, Take)
    attempt(game, choice.piece)


def shaken(game: Game) -> list[str]:
    """[demoralised.marker] The armies of the march, or its force, that are demoralised."""
    march = game.march
    heads = [march.head, march.companion] if march is not None else []
    return [head for head in heads if head and game.forces[head].is_demoralised]


def cannot_be_rallied(game: Game, choice: Take) -> Refusal | None:
    """[rally.two-armies] Why this army is not called to order now."""
    march = game.march
    if march is None or choice.piece not in (march.head, march.companion):
        return refuse("rally.attempt", "rally.not-on-the-march")
    return cannot_rally(game, choice.piece)


def cannot_call(game: Game) -> Refusal | None:
    """[rally.attempt] Why nobody on the march can be rallied now; None if somebody can."""
    assert game.march is not None
    reasons = [cannot_rally(game, head) for head in shaken(game) or [game.march.head]]
    return None if None in reasons else reasons[0]


def attempt(game: Game, head: str) -> bool:
    """[rally.attempt] [rally.two-armies] Two movement points, and a die no higher than morale.

    The points are taken off the march that is under way; says whether the force is rallied. Of
    two values of morale that tie the better counts: there are no losses to bear for it.
    """
    force = game.forces[head]
    side = side_of_force(game, force)
    assert side is not None
    assert game.march is not None
    cost = game.printed.tables.rally.cost
    game.march.points -= cost
    game.march.spent += cost
    morale = max(commonest(game, force.corps))
    general = game.printed.generals[force.general]
    trial = Trial("rally", side, force.zone, head)
    trial.tally = [("battle.morale", morale), (general.id, max(general.attack, general.defence))]
    trial.tally = [line for line in trial.tally if line[1]]
    trial.die = game.dice.d6()
    most = sum([amount for _, amount in trial.tally])
    succeeds = trial.die <= most
    game.tell(
        "rally.rolls",
        force=head,
        die=trial.die,
        tally=trial.tally,
        morale=most,
        succeeds=succeeds,
    )
    if succeeds:
        restore(game, head)
    return succeeds


def restore(game: Game, head: str) -> None:
    """The demoralised marker comes off."""
    change(game, head, is_demoralised=False)


def cannot_rally(game: Game, head: str) -> Refusal | None:
    """[rally.attempt] [unsupplied.no-rally] Why this force does not try to rally now."""
    force, cost = game.forces[head], game.printed.tables.rally.cost
    if not force.is_demoralised:
        return refuse("rally.attempt", "rally.in-order", force=head)
    if not force.general:
        return refuse("rally.attempt", "rally.no-general", force=head)
    if game.march is None or game.march.points < cost:
        return refuse("rally.attempt", "rally.no-points", cost=cost)
    if not is_supplied(game, head):
        return refuse("unsupplied.no-rally", "rally.unsupplied", force=head)
    return None
