"""[budget.who] The end of a budget: who found no place or no commander goes to the reserve."""

from .fate import change, come_back, enter_reserve, retire, take_off, to_reserve
from .minors import nations_of
from .state import Game


def tidy(game: Game, spender: str) -> None:
    """[budget.who] A power, or a side for its minors, has done its budget."""
    nations = nations_of(game, spender)
    stop_waiting(game, nations)
    for head, force in list(game.forces.items()):
        if force.nation in nations and not force.general:
            thin_out(game, head)


def stop_waiting(game: Game, nations: list[str]) -> None:
    """[foreign-war.after] [siege.result.honours] One budget brings them back, no other (R-300)."""
    for piece in game.returning:
        if game.printed.nation_of[piece] in nations:
            come_back(game, piece)
            enter_reserve(game, piece)
            game.tell("budget.not-placed", piece=piece)


def thin_out(game: Game, head: str) -> None:
    """[force.definition] A force that nobody commands keeps one corps and nothing else (R-301)."""
    force = game.forces[head]
    if len(force.corps) == 1 and not force.army and not force.specials:
        return
    sheets = game.printed.corps
    kept = max(force.corps, key=lambda corps: sheets[corps].combat[-game.steps[corps]])
    retire(game, (force.army, *force.specials))
    change(game, head, army="", specials=())
    for corps in force.corps:
        if corps != kept:
            take_off(game, corps)
            to_reserve(game, corps)
            game.tell("budget.uncommanded", corps=corps, zone=force.zone)
