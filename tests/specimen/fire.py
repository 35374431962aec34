"""[7] Fire: from the battalion that shows itself to the losses."""

from estafette.engine import Action, Outcome, Procedure, Refusal, Tally, ask, end, refuse

from .cards import window
from .state import Block, Game, Side, Volley


class Fire(Action, frozen=True):
    """This battalion fires into that space."""

    battalion: str
    at: str


class Lose(Action, frozen=True):
    """This battalion takes the loss."""

    battalion: str


def fire(game: Game, block: Block, target: str) -> Procedure[None]:
    """[7.1] The battalion shows itself, both sides play cards, the die falls, losses are taken."""
    turn_over(game, block)  # [2.2]
    volley = game.volley = Volley(block.side, block.handle, target)
    yield from window(game, volley)  # [7.3]
    hits = shoot(game, volley)  # [7.4]
    yield from suffer(game, block.side.enemy, target, hits)  # [7.5]
    game.volley = None


def shoot(game: Game, volley: Volley) -> int:
    """[7.4] Strength picks the column of the fire table, the die and its modifiers the row."""
    block, enemy = game.blocks[volley.block], volley.side.enemy
    tally = Tally()
    tally.add("fire.standing", -1 if enemy in game.standing else 0)  # [7.4]
    tally.add("fire.village", -1 if volley.target in game.ground.villages else 0)  # [7.4]
    tally.add("fire.rain", rain_on_powder(game))  # [10.1]
    for key, amount in volley.tally:  # [8.3]
        tally.add(key, amount)

    die = game.dice.d6()
    hits = game.printed.fire.at(game.strength(block), die + tally.total)
    game.tell(
        "fire.volley",
        block=block.handle,
        space=volley.target,
        die=die,
        tally=tally.lines,
        hits=hits,
    )
    return hits


def rain_on_powder(game: Game) -> int:
    """[10.1] An option: in the rain every die of fire is one less."""
    return -1 if game.weather == "rain" else 0


def suffer(game: Game, side: Side, space: str, hits: int) -> Procedure[None]:
    """[7.5] Hit by hit, the owner says which of the battalions there takes it."""
    for left in range(hits, 0, -1):
        if not (here := game.at(space, side)):
            game.tell("fire.nobody", space=space)
            return
        choice = yield ask(
            side,
            "fire.who-suffers",
            rule="7.5",
            offers=[Lose(block.battalion) for block in here],
            facts={"space": space, "hits": left},
        )
        match choice:
            case Lose(battalion):
                lose_strength(game, game.block(battalion))


def lose_strength(game: Game, block: Block) -> None:
    """[7.5] The battalion shows itself, loses one strength and is shaken; the last removes it."""
    turn_over(game, block)
    block.losses += 1
    block.shaken = True
    game.tell("toll.loss", block=block.handle, battalion=block.battalion, left=game.strength(block))
    if game.strength(block) <= 0:
        remove(game, block)


def remove(game: Game, block: Block) -> None:
    """[7.5] The battalion is gone; a column without battalions has lost at once."""
    del game.blocks[block.handle]
    game.lost.append(block.battalion)
    if not game.army(block.side):  # [9.2]
        end(Outcome(block.side.enemy, "9.2", "victory.destroyed", {"side": block.side}))


def turn_over(game: Game, block: Block) -> None:
    """[2.2] A block that is turned over stays so: everybody knows the battalion from now on."""
    if not block.open:
        block.open = True
        game.uncovered = True
        game.tell("block.turned", block=block.handle, battalion=block.battalion)


def cannot_fire(game: Game, side: Side, choice: Fire) -> Refusal | None:
    """[7.2] Why this battalion may not fire there; None if it may."""
    block = game.block_of(choice.battalion, side)
    if block is None:
        return refuse("7.2", "fire.not-yours", battalion=choice.battalion)
    if not game.at(choice.at, side.enemy):
        return refuse("7.2", "fire.no-enemy", space=choice.at)
    if choice.at not in game.ground.around(block.space, game.sheet.reach):
        return refuse("7.21", "fire.out-of-reach", space=choice.at, reach=game.sheet.reach)
    if not game.ground.sees(block.space, choice.at):
        return refuse("7.22", "fire.out-of-sight", here=block.space, there=choice.at)
    return None
