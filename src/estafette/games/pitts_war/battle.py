"""[battle.sequence] A battle from the sound of the guns to the end of the retreat."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Command
from .affairs import Battle, Clash, Engaged, March
from .command import check_leaders, disperse_excess, equal_commanders
from .control import controller
from .events import Moment, window
from .fate import eliminate
from .guns import march_to_the_guns
from .losses import find_winner, roll_dice, take_losses
from .modifiers import choose_lead, play_battle_markers, ratio, reckon
from .pursuit import pursue
from .retreat import retreat, settle_area
from .sides import COALITION, DUMOURIEZ, FRANCE, FRENCH, Side
from .state import Game
from .supply import is_supplied


def fight(game: Game) -> Procedure[None]:
    """[battle.sequence] The first of the battles that wait is fought out."""
    clash = game.clashes[0]
    if DUMOURIEZ in game.leaders:  # [card.c.cocarde-blanche]
        yield from window(game, COALITION, Moment.CLASH, rule="battle.obligatory")
    game.clashes.pop(0)
    if not all(game.at(clash.area, side) for side in Side):
        return
    battle = game.battle = begin(game, clash)
    for engaged in battle.sides:
        yield from march_to_the_guns(game, engaged.side)
    if ratio(*strengths(game, battle)) >= game.printed.tables.battle.overrun:
        yield from overrun(game, battle)
    else:
        yield from contend(game, battle)
    yield from pursue(game)
    yield from retreat(game)
    settle_area(game)
    check_leaders(game)
    yield from count_the_wounded(game, battle)
    end_march(game, battle)
    game.battle = None


def no_battle_left(game: Game) -> bool:
    """[battle.obligatory] Is no battle waiting?"""
    return not game.clashes


def begin(game: Game, clash: Clash) -> Battle:
    """[battle.attacker] The active side attacks; both look to their supply."""
    attacker, defender = [
        engage(game, side, clash.area) for side in (clash.attacker, clash.attacker.enemy)
    ]
    game.tell("battle.begins", area=clash.area, side=clash.attacker)
    owner = controller(game, clash.area)
    return Battle(clash=clash, attacker=attacker, defender=defender, holder=owner)


def engage(game: Game, side: Side, area: str) -> Engaged:
    """[supply.out.recover] [supply.out.inactive] A force, and whether it is in supply now."""
    armies = list(game.at(area, side))
    is_fed = is_supplied(game, side, area, armies)
    game.unsupplied = game.unsupplied - {*armies} if is_fed else game.unsupplied | {*armies}
    return Engaged(side, armies, game.leaders_at(area, side), is_supplied=is_fed)


def strengths(game: Game, battle: Battle) -> tuple[int, int]:
    """[battle.steps-counted] The steps of the attacker and of the defender."""
    return game.strength(battle.attacker.armies), game.strength(battle.defender.armies)


def overrun(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.ratio.overrun] At five to one the defender is swept away without dice."""
    battle.winner = battle.attacker.side
    game.tell("battle.overrun", side=battle.winner, area=battle.area)
    defender = battle.defender
    defender.destroyed = [army for army in defender.armies if game.steps[army] == 1]
    for army in defender.armies:
        eliminate(game, army)
    yield from mourn(game, battle)


def contend(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.resolve.roll] Lead units, markers, dice, losses, and the winner."""
    for engaged in battle.sides:
        yield from choose_commander(game, engaged)
        yield from choose_lead(game, engaged.side)
    reckon(game)
    yield from play_battle_markers(game)
    roll_dice(game)
    for engaged in battle.sides:
        yield from take_losses(game, engaged.side)
    battle.winner = find_winner(game)
    if battle.winner is None:
        game.tell("battle.nobody-left", area=battle.area)
    else:
        game.tell("battle.won", side=battle.winner, area=battle.area)
    yield from mourn(game, battle)
    check_leaders(game)


def choose_commander(game: Game, engaged: Engaged) -> Procedure[None]:
    """[activation.commander.free] Of equal leaders the owner names the one who commands."""
    equals = equal_commanders(game, engaged.armies, engaged.leaders)
    if not equals:
        return
    choice = yield ask(
        engaged.side,
        "battle.who-commands",
        rule="battle.modifier.leader",
        offers=[Command(leader) for leader in equals],
        unless=partial(cannot_command, engaged, equals),
        facts={"area": game.where[engaged.armies[0]]},
    )
    assert isinstance(choice, Command)
    engaged.commander = choice.leader


def cannot_command(engaged: Engaged, equals: list[str], choice: Command) -> Refusal | None:
    """[activation.commander.majority] [activation.commander.strategic] Why not this leader."""
    leader = choice.leader
    if leader not in engaged.leaders:
        return refuse("battle.modifier.leader", "battle.leader-not-engaged", leader=leader)
    if leader not in equals:
        return refuse("activation.commander.majority", "battle.outranked", leader=leader)
    return None


def mourn(game: Game, battle: Battle) -> Procedure[None]:
    """[card.f.armee-mayence] A French army has lost its last step."""
    destroyed = battle.side(FRENCH).destroyed
    if any(game.printed.power_of[army] == FRANCE for army in destroyed):
        yield from window(game, FRENCH, Moment.LOSS, rule="battle.losses.return")


def count_the_wounded(game: Game, battle: Battle) -> Procedure[None]:
    """[card.c.guillotine] [card.c.general-blesse] What becomes of the French leaders."""
    leaders = game.printed.leaders
    goes_on = any(leaders[each].power == FRANCE for each in battle.side(FRENCH).leaders)
    while goes_on:
        goes_on = yield from window(game, COALITION, Moment.AFTERMATH, rule="battle.sequence")
    for area in dict.fromkeys([battle.area, *battle.retreated.values()]):
        yield from disperse_excess(game, area)


def end_march(game: Game, battle: Battle) -> None:
    """[battle.move-on] Only a victorious force with a leader may go on."""
    march = game.march
    if march is None or march.side is not battle.attacker.side:
        return
    if march.armies:
        march.area = game.where[march.armies[0]]
        march.armies = [army for army in march.armies if game.where[army] == march.area]
        march.leaders = [each for each in march.leaders if game.leaders[each] == march.area]
        march.leaders = march.leaders or new_leaders(game, battle, march)
    if battle.winner is not march.side or not march.leaders or not march.armies:
        march.is_over = True


def new_leaders(game: Game, battle: Battle, march: March) -> list[str]:
    """[battle.move-on] Those who came to the guns, have not moved, and may lead the victors on."""
    powers = {game.printed.power_of[army] for army in march.armies}
    return [
        leader
        for leader in game.leaders_at(march.area, march.side)
        if leader in battle.marched
        and leader not in game.moved
        and game.printed.leaders[leader].power in powers
    ]
