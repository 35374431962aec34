"""[battle.losses.inflict] The dice, the losses and who takes them."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Lose
from .affairs import Battle, Engaged
from .fate import reduce
from .sides import Side
from .state import Game

HORSE, LEAD = "battle.losses.cavalry-first", "battle.modifier.tactical.first-loss"


def roll_dice(game: Game) -> None:
    """[battle.resolve.roll] Both dice and what they inflict.

    With [battle.losses.dr] [battle.losses.cap].
    """
    battle = game.battle
    assert battle is not None
    for engaged in battle.sides:
        engaged.die = game.dice.d6()
        tell_die(game, engaged)
    battle.is_large = is_large(game, battle)
    for engaged, enemy in zip(battle.sides, reversed(battle.sides), strict=True):
        inflict(game, battle, engaged)
        enemy.losses = engaged.inflicts


def tell_die(game: Game, engaged: Engaged) -> None:
    game.tell(
        "battle.rolls",
        side=engaged.side,
        die=engaged.die,
        tally=list(engaged.tally),
        total=engaged.total,
    )


def is_large(game: Game, battle: Battle) -> bool:
    """[battle.resolve.column] Enough steps on both sides together, and on each."""
    table = game.printed.tables.combat
    steps = [game.strength(engaged.armies) for engaged in battle.sides]
    return sum(steps) >= table.large and min(steps) >= table.each


def inflict(game: Game, battle: Battle, engaged: Engaged) -> None:
    """[battle.losses.inflict] The steps that a side costs the other, never more than its own."""
    cell = game.printed.tables.combat.at(engaged.total, large=battle.is_large)
    inflicted = cell.steps
    if cell.extra:  # [battle.losses.dr]
        engaged.extra = game.dice.d6()
        inflicted += engaged.extra >= cell.extra
    engaged.inflicts = min(inflicted, game.strength(engaged.armies))
    game.tell(
        "battle.inflicts",
        side=engaged.side,
        needs=cell.extra,
        die=engaged.extra,
        steps=engaged.inflicts,
    )


def take_losses(game: Game, side: Side) -> Procedure[None]:
    """[battle.losses.cavalry-first] C army, lead unit, then free.

    With [battle.modifier.tactical.first-loss].
    """
    battle = game.battle
    assert battle is not None
    engaged = battle.side(side)
    duties = duties_of(game, engaged)
    while engaged.losses and (standing := survivors(game, engaged)):
        duty = next_duty(game, engaged, duties)
        choice = yield ask(
            side,
            "battle.which-loss",
            rule=duty or "battle.losses.from",
            offers=[Lose(army) for army in standing],
            unless=partial(cannot_lose, game, engaged, duty),
            facts={"left": engaged.losses},
        )
        assert isinstance(choice, Lose)
        engaged.losses -= 1
        lose_step(game, engaged, choice.army)
    engaged.losses = 0


def lose_step(game: Game, engaged: Engaged, army: str) -> None:
    """[battle.losses.from] One step less; who has no more is remembered as destroyed."""
    reduce(game, army)
    if army not in game.where:
        engaged.destroyed.append(army)


def survivors(game: Game, engaged: Engaged) -> list[str]:
    """[battle.losses.from] The armies of a side that are still on the field."""
    return [army for army in engaged.armies if army in game.where]


def duties_of(game: Game, engaged: Engaged) -> list[str]:
    """[battle.losses.cavalry-leader] Who must suffer first, by the clauses that say so.

    A superiority that comes from a leader's C alone costs no army anything.
    """
    is_mounted = any(game.face(army).cavalry for army in engaged.armies)
    return [HORSE, LEAD] if engaged.is_claiming and is_mounted else [LEAD]


def next_duty(game: Game, engaged: Engaged, duties: list[str]) -> str:
    """[battle.losses.cavalry-first] The next duty that somebody can fulfil, if there is one."""
    while duties:
        duty = duties.pop(0)
        if any(owes(game, engaged, duty, army) for army in survivors(game, engaged)):
            return duty
    return ""


def owes(game: Game, engaged: Engaged, duty: str, army: str) -> bool:
    """Does this loss fall upon this army?"""
    if duty == HORSE:
        return game.face(army).cavalry
    return army == engaged.lead


def cannot_lose(game: Game, engaged: Engaged, duty: str, choice: Lose) -> Refusal | None:
    """[battle.losses.from] Why this army does not take the next loss."""
    if choice.army not in survivors(game, engaged):
        return refuse("battle.losses.from", "battle.not-engaged")
    if duty and not owes(game, engaged, duty, choice.army):
        if duty == HORSE:
            return refuse(HORSE, "battle.cavalry-first")
        return refuse(LEAD, "battle.lead-first", army=engaged.lead)
    return None


def find_winner(game: Game) -> Side | None:
    """[battle.resolve.winner] Who won, if anybody.

    With [battle.resolve.tie-leader] [battle.resolve.annihilation].
    """
    battle = game.battle
    assert battle is not None
    standing = [engaged for engaged in battle.sides if survivors(game, engaged)]
    if len(standing) < 2:
        return standing[0].side if standing else None
    attacker, defender = battle.sides
    if attacker.total != defender.total:
        return (attacker if attacker.total > defender.total else defender).side
    return break_tie(game, battle).side


def break_tie(game: Game, battle: Battle) -> Engaged:
    """[battle.resolve.tie-leader] [battle.resolve.tie-strategic] [battle.resolve.tie-defender]"""
    attacker, defender = battle.sides
    for engaged in battle.sides:
        if engaged.wins_ties:  # [card.f.valmy.tie] [card.c.siege-acre.tie]
            return engaged
    return attacker if rank(game, attacker) > rank(game, defender) else defender


def rank(game: Game, engaged: Engaged) -> int:
    """[battle.resolve.tie-strategic] The commander's strategic bonus; no leader is below all."""
    if not engaged.commander:
        return -1
    return game.printed.leaders[engaged.commander].strategic
