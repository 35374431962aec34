"""[general-change.event] The Coalition's cards on generals: wounds, disgrace, and a recall."""

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Take
from ..events import Moment, card
from ..fate import lose_for_good, reinstate
from ..losses import regroup
from ..placement import cannot_lead, friends_in_field, join_force
from ..powers import side_of
from ..sides import COALITION, NAPOLEON, Side
from ..state import Game
from ..victory import is_campaign
from ..wounds import relieve
from .occasion import enemy_host, own_host

WOUNDED, EMPEROR_WOUNDED = 4, 6  # [card.c.blessure.proposal] the least die


def no_enemy_general(game: Game, side: Side) -> Refusal | None:
    """[card.c.blessure.proposal] An enemy general is in the battle."""
    if generals_there(game, side.enemy):
        return None
    return refuse("card.c.blessure.proposal", "card.no-enemy-general")


def generals_there(game: Game, side: Side) -> list[str]:
    """The generals of a side in the battle, commanders first."""
    forces = [game.forces[head] for head in own_host(game, side).heads]
    return [each for force in forces for each in (force.general, *force.subordinates) if each]


@card("5C", at=Moment.AFTERMATH, unless=no_enemy_general)
def wound(game: Game, side: Side) -> Procedure[None]:
    """[card.c.blessure] [card.c.blessure.proposal] An enemy general may be hit after the losses.

    On four or more, Napoleon on a six.
    """
    choice = yield ask(
        side,
        "card.who-is-hit",
        rule="card.c.blessure.proposal",
        offers=[Take(general) for general in generals_there(game, side.enemy)],
    )
    assert isinstance(choice, Take)
    general, die = choice.piece, game.dice.d6()
    is_hit = die >= (EMPEROR_WOUNDED if general == NAPOLEON else WOUNDED)
    game.tell("battle.wound-test", general=general, die=die, is_hit=is_hit)
    if is_hit:
        yield from take_from_field(game, side.enemy, general)
        if general == NAPOLEON and not is_campaign(game):
            lose_for_good(game, NAPOLEON)  # no budget phase brings him back


def take_from_field(game: Game, side: Side, general: str) -> Procedure[None]:
    """[general-change.event] A general leaves the battle for the reserve; another takes over."""
    yield from relieve(game, general)
    regroup(game, own_host(game, side))


def nobody_in_disgrace(game: Game, side: Side) -> Refusal | None:
    """[card.c.disgrace.proposal] The beaten commander is still there, and is not the Emperor."""
    chief = enemy_host(game, side).commander
    if chief == NAPOLEON:
        return refuse("card.c.disgrace.proposal", "card.not-the-emperor", general=NAPOLEON)
    if chief not in generals_there(game, side.enemy):
        return refuse("card.c.disgrace.proposal", "card.no-beaten-general")
    return None


@card("11C", at=Moment.ENEMY_TESTED, unless=nobody_in_disgrace)
def disgrace(game: Game, side: Side) -> Procedure[None]:
    """[card.c.disgrace] [card.c.disgrace.proposal] The beaten commander goes to the reserve."""
    chief = enemy_host(game, side).commander
    game.tell("card.disgraced", general=chief)
    yield from take_from_field(game, side.enemy, chief)


# 53C: to the reserve in the budget phase, to a force in a round.


def nobody_to_recall(game: Game, side: Side) -> Refusal | None:
    """[card.c.rappel-d-un-general] A general of the Coalition has left the game."""
    if departed(game):
        return None
    return refuse("card.c.rappel-d-un-general", "card.no-general-to-recall")


def departed(game: Game) -> list[str]:
    """[card.c.rappel-d-un-general] The Coalition's generals who are out of the game."""
    return [
        general
        for general, sheet in game.printed.generals.items()
        if general in game.lost and side_of(game, sheet.nation) is COALITION
    ]


@card("53C", at=Moment.BUDGET, unless=nobody_to_recall)
def recall_to_reserve(game: Game, side: Side) -> Procedure[None]:
    """[card.c.rappel-d-un-general] A general who had left the game is in the reserve again."""
    general = yield from choose_general(game, side, departed(game))
    reinstate(game, general)
    game.tell("card.to-reserve", piece=general)


def nobody_to_recall_now(game: Game, side: Side) -> Refusal | None:
    """[card.c.rappel-d-un-general] A general has left the game, and a force can have him."""
    if any(commands_of(game, general) for general in departed(game)):
        return None
    clause = "card.c.rappel-d-un-general"
    return nobody_to_recall(game, side) or refuse(clause, "card.no-command")


def commands_of(game: Game, general: str) -> list[str]:
    """[command.limit] The forces outside the walls that can take a general in (R-341)."""
    friends = friends_in_field(game, game.printed.nation_of[general])
    return [head for head in friends if cannot_lead(game, general, head) is None]


@card("53C", at=Moment.ROUND, unless=nobody_to_recall_now)
def recall_to_arms(game: Game, side: Side) -> Procedure[None]:
    """[card.c.rappel-d-un-general] A general who had left the game is with a force at once."""
    able = [general for general in departed(game) if commands_of(game, general)]
    general = yield from choose_general(game, side, able)
    choice = yield ask(
        side,
        "card.which-army",
        rule="card.c.rappel-d-un-general",
        offers=[Take(head) for head in commands_of(game, general)],
        facts={"piece": general},
    )
    assert isinstance(choice, Take)
    reinstate(game, general)
    zone = game.forces[choice.piece].zone
    join_force(game, general, choice.piece)
    game.tell("deploy.placed", piece=general, zone=zone)


def choose_general(game: Game, side: Side, generals: list[str]) -> Procedure[str]:
    """[card.c.rappel-d-un-general] Who is called back."""
    choice = yield ask(
        side,
        "card.which-general",
        rule="card.c.rappel-d-un-general",
        offers=[Take(general) for general in generals],
    )
    assert isinstance(choice, Take)
    return choice.piece
