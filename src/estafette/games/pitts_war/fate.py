"""What becomes of a piece: placed, moved, built up, reduced, taken off, lost for good.

Nothing else writes `where`, `stacks`, `steps`, `rebuilt`, `leaders`, `guerrillas` or `lost`.
"""

from .sides import GRAND_ARMY
from .state import Game, less, without


def place(game: Game, army: str, area: str, steps: int) -> None:
    """[scenario.placement] An army comes onto the map with so many steps."""
    game.steps[army] = steps
    stand(game, army, area)
    game.tell("army.placed", army=army, area=area, steps=steps)


def move(game: Game, army: str, area: str) -> None:
    """[movement.path] An army on the map goes to another area."""
    stacks, here = game.stacks, game.where[army]
    if len(stacks[here]) == 1:
        del stacks[here]
    else:
        stacks[here] = tuple([other for other in stacks[here] if other != army])
    stand(game, army, area)


def build_up(game: Game, army: str) -> None:
    """[recruit.depleted] One step more; an army of three shows two on its second counter."""
    steps = game.steps[army] = game.steps[army] + 1
    if steps == 2 and game.printed.rebuilt[army] is not None:
        game.rebuilt |= {army}
    elif army in game.rebuilt:
        game.rebuilt -= {army}
    game.tell("army.built-up", army=army, steps=steps)


def reduce(game: Game, army: str) -> None:
    """[battle.losses.from] [attrition.resolve] One step less; the last one eliminates."""
    if game.steps[army] == 1:
        eliminate(game, army)
        return
    game.steps[army] -= 1
    game.rebuilt -= {army}
    game.tell("army.reduced", army=army, steps=game.steps[army])


def eliminate(game: Game, army: str) -> None:
    """[battle.losses.return] [unit.dot.no-rebuild] Off the map; with a dot, out of the game."""
    take_off(game, army)
    if game.printed.armies[army].dot:
        lose_for_good(game, army)
    else:
        game.tell("army.eliminated", army=army)


def lose_for_good(game: Game, army: str) -> None:
    """[unit.dot.no-rebuild] [unit.guard.grand-army-lost] An army leaves the game."""
    if army in game.where:
        take_off(game, army)
    game.lost += (army,)
    game.tell("army.lost", army=army)


def bring_back(game: Game, army: str) -> None:
    """[westphalia.create] An army that was out of the game may be raised after all."""
    game.lost = without(game.lost, army)


def take_off(game: Game, army: str) -> None:
    """An army leaves the map, and whatever it marched with."""
    step_out(game, army)
    del game.where[army], game.steps[army]
    if army in game.rebuilt:
        game.rebuilt -= {army}
    if army in game.unsupplied:
        game.unsupplied -= {army}
    if army in game.strays:
        game.strays = less(game.strays, army)
    if game.march is not None and army in game.march.armies:
        game.march.armies.remove(army)


def stand(game: Game, army: str, area: str) -> None:
    game.where[army] = area
    game.stacks[area] = (*game.stacks.get(area, ()), army)


def step_out(game: Game, army: str) -> None:
    area = game.where[army]
    left = tuple([other for other in game.stacks[area] if other != army])
    if left:
        game.stacks[area] = left
    else:
        del game.stacks[area]


def post(game: Game, leader: str, area: str) -> None:
    """[placement.where] A leader comes onto the map, or goes elsewhere."""
    game.leaders[leader] = area


def dismiss(game: Game, leader: str) -> None:
    """[leader.needs-own-army] [leader.returns] Off the map until the next Reinforcement Phase."""
    del game.leaders[leader]
    if game.march is not None and leader in game.march.leaders:
        game.march.leaders.remove(leader)
    game.tell("leader.dismissed", leader=leader)


def retire(game: Game, leader: str) -> None:
    """[leader.never-die] A leader leaves the game."""
    if leader in game.leaders:
        dismiss(game, leader)
    game.lost += (leader,)
    game.tell("leader.retired", leader=leader)


def is_grand_army_gone(game: Game) -> bool:
    """[unit.guard.grand-army-lost] Reserve, and from 1805 the Guard, can be raised."""
    return GRAND_ARMY in game.lost
