"""[battle.sequence] Battle: the box, the cards, the dice, the winner."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Commit, Halt
from .command import leader_of
from .events import Moment, window
from .fate import exhaust
from .losses import take_losses
from .pursuit import recover_or_pursue
from .retreat import retreat
from .sides import COALITION, FRENCH, Side
from .state import Battle, Clash, Engaged, Game
from .strength import reckon

EXTRA_LOSS = 1


def fight(game: Game) -> Procedure[None]:
    """[battle.sequence] The next battle that is waiting, from the battle box to the pursuit."""
    clash = game.clashes.pop(0)
    if not all(game.is_held_by(side, clash.area) for side in (FRENCH, COALITION)):
        return  # A side has left the area to intercept elsewhere.
    battle = game.battle = begin(game, clash)
    yield from commit(game, battle)
    for engaged in battle.sides:
        reckon(game, battle, engaged.side)
    yield from play_battle_cards(game, battle)
    roll(game, battle)
    yield from cover_retreats(game, battle)
    for engaged in battle.sides:
        yield from take_losses(game, battle, engaged.side)
    yield from retreat(game, battle)
    exhaust(game, [*battle.attacker.box, *battle.defender.box])  # [battle.exhaust-survivors]
    yield from recover_or_pursue(game, battle)
    game.battle = None


def no_battle_left(game: Game) -> bool:
    """[movement.no-coexistence] Nobody is left to fight."""
    return not game.clashes


def begin(game: Game, clash: Clash) -> Battle:
    """[battle.winner-holds] Two armies face each other; who attacks makes no other move."""
    side, area = clash.attacker, clash.area
    attackers, defenders = game.at(area, side), game.at(area, side.enemy)
    game.moved |= {*attackers}
    attacker = Engaged(side, leader_of(game, attackers))
    defender = Engaged(side.enemy, leader_of(game, defenders))
    game.tell(
        "battle.begins",
        area=area,
        side=side,
        attacker=attacker.general,
        defender=defender.general,
        pursuit=clash.pursuit,
    )
    return Battle(clash, attacker, defender)


def commit(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.commit.minimum] The attacker fills his box, then the defender."""
    for engaged in battle.sides:
        yield from fill_box(game, battle, engaged)
        game.tell("battle.committed", side=engaged.side, corps=list(engaged.box))


def fill_box(game: Game, battle: Battle, engaged: Engaged) -> Procedure[None]:
    """[battle.commit.max] [battle.commit.general-may-stay-out] Corps by corps, as many as the
    general of the army can command."""
    army = game.at(battle.area, engaged.side)
    room = min(len(army), game.printed.corps[engaged.general].seniority)
    while len(engaged.box) < room:
        choice = yield ask(
            engaged.side,
            "battle.whom",
            rule="battle.commit.box",
            offers=[Commit(corps) for corps in army if corps not in engaged.box],
            unless=partial(cannot_commit, game, battle, engaged.side),
            kind=Commit,
            or_else=Halt() if engaged.box else (),
            facts={
                "area": battle.area,
                "general": engaged.general,
                "left": room - len(engaged.box),
            },
        )
        if not isinstance(choice, Commit):
            return
        engaged.box.append(choice.corps)


def cannot_commit(game: Game, battle: Battle, side: Side, choice: Commit) -> Refusal | None:
    """[battle.commit.moved-only] Why this corps may not go into the box."""
    corps = choice.corps
    if game.where.get(corps) != battle.area or game.side(corps) is not side:
        is_attack = battle.attacker.side is side
        rule = "battle.commit.moved-only" if is_attack else "battle.commit.box"
        return refuse(rule, "battle.not-here", area=battle.area)
    if corps in battle.side(side).box:
        return refuse("battle.commit.box", "battle.in-box", corps=corps)
    return None


def play_battle_cards(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.cards.order] The attacker plays all his cards, then the defender."""
    generals = {"attacker": battle.attacker.general, "defender": battle.defender.general}
    for engaged in battle.sides:
        goes_on = True
        while goes_on:
            forces = {"attack": battle.attacker.strength, "defence": battle.defender.strength}
            stake = {"area": battle.area, **generals, **forces}
            goes_on = yield from window(
                game, engaged.side, Moment.BATTLE, rule="battle.cards.order", **stake
            )


def roll(game: Game, battle: Battle) -> None:
    """[battle.winner.most-losses] [battle.losses.plus-one] The dice fall and name the winner."""
    for engaged in battle.sides:
        roll_once(game, engaged)
    attacker, defender = battle.sides
    battle.tied = attacker.destroys == defender.destroys
    if battle.tied:
        winner = break_tie(game, battle)
    else:
        winner = attacker if attacker.destroys > defender.destroys else defender
    battle.winner = winner.side
    game.tell("battle.won", side=winner.side, area=battle.area, tied=battle.tied)
    for engaged, enemy in ((attacker, defender), (defender, attacker)):
        is_beaten = enemy is winner and not battle.tied
        suffered = enemy.destroys + (EXTRA_LOSS if is_beaten else 0)
        engaged.losses = min(suffered, len(engaged.box))  # [battle.losses.cap]


def roll_once(game: Game, engaged: Engaged) -> None:
    """[battle.roll] A side reads what it destroys in the column of its own strength."""
    is_set = engaged.die > 0  # [card.art-of-war]
    if not is_set:
        engaged.die = game.dice.d6()
    table = game.printed.tables.battle
    strength = engaged.strength
    engaged.destroys = table.at(strength, engaged.die + engaged.die_bonus)
    game.tell(
        "battle.die-set" if is_set else "battle.rolls",
        side=engaged.side,
        strength=strength,
        die=engaged.die,
        bonus=engaged.die_bonus,
        destroys=engaged.destroys,
    )


def break_tie(game: Game, battle: Battle) -> Engaged:
    """[battle.tie.extra-roll] [battle.tie.double-defender] Second dice, with the modifiers."""
    totals: list[int] = []
    for engaged in battle.sides:
        engaged.second = game.dice.d6()
        modifier = game.printed.tables.tie_break.at(engaged.strength, 1)
        totals.append(engaged.second + modifier)
        game.tell(
            "battle.second-die",
            side=engaged.side,
            die=engaged.second,
            modifier=modifier,
            total=totals[-1],
        )
    return battle.attacker if totals[0] > totals[1] else battle.defender


def cover_retreats(game: Game, battle: Battle) -> Procedure[None]:
    """[card.rearguard] After the dice, whoever suffers losses may cover his army."""
    for engaged in battle.sides:
        if engaged.losses:
            stake = {"area": battle.area, "losses": engaged.losses}
            yield from window(game, engaged.side, Moment.DICE, rule="card.rearguard", **stake)
