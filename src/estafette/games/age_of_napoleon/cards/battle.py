"""[battle.cards.order] The battle cards, in the order of the deck."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Kill
from ..events import Hindrance, Moment, card
from ..sides import NAPOLEON, Side
from ..state import Battle, Engaged, Game

CHARGE, BATTERY, POSITION = 3, 2, 3
GUARD = 1


def fought(game: Game) -> Battle:
    """The battle on the table: every card of this page is played in one."""
    assert game.battle is not None
    return game.battle


def ours(game: Game, side: Side) -> Engaged:
    return fought(game).side(side)


def once(title: str, *, unless: Hindrance | None = None) -> Hindrance:
    """[battle.cards.number] Each title once for a side in a battle, and what else hinders it."""

    def hindrance(game: Game, side: Side) -> Refusal | None:
        if title in ours(game, side).cards:
            return refuse("battle.cards.number", "card.title-twice", title=title)
        return None if unless is None else unless(game, side)

    return hindrance


def strengthen(game: Game, side: Side, title: str, amount: int) -> None:
    """The card lies beside the battle box and adds to the strength of its side."""
    engaged = ours(game, side)
    engaged.cards.append(title)
    engaged.tally.append((title, amount))
    game.tell(
        "battle.strengthened", side=side, title=title, amount=amount, strength=engaged.strength
    )


@card("cavalry-charge", at=Moment.BATTLE, unless=once("cavalry-charge"))
def cavalry_charge(game: Game, side: Side) -> None:
    """[card.cavalry-charge] Three points more."""
    strengthen(game, side, "cavalry-charge", CHARGE)


@card("art-of-war", at=Moment.BATTLE, unless=once("art-of-war"))
def art_of_war(game: Game, side: Side) -> None:
    """[card.art-of-war] The die is not rolled: it shows the seniority of the general.

    Above 6 the table is read at its last row.
    """
    engaged = ours(game, side)
    engaged.cards.append("art-of-war")
    engaged.die = game.printed.corps[engaged.general].seniority
    game.tell("battle.art-of-war", side=side, general=engaged.general, die=engaged.die)


@card("grand-battery", at=Moment.BATTLE, unless=once("grand-battery"))
def grand_battery(game: Game, side: Side) -> None:
    """[card.grand-battery] Two points more."""
    strengthen(game, side, "grand-battery", BATTERY)


def attacks(game: Game, side: Side) -> Refusal | None:
    """[card.strong-position] Only who waits for the enemy has chosen his ground."""
    if fought(game).attacker.side is side:
        return refuse("card.strong-position", "card.defender-only")
    return None


@card("strong-position", at=Moment.BATTLE, unless=once("strong-position", unless=attacks))
def strong_position(game: Game, side: Side) -> None:
    """[card.strong-position] Three points more for the defender."""
    strengthen(game, side, "strong-position", POSITION)


def without_napoleon(game: Game, side: Side) -> Refusal | None:
    """[card.imperial-guard] The Guard goes in with Napoleon alone."""
    if NAPOLEON not in ours(game, side).box:
        return refuse("card.imperial-guard", "card.no-napoleon", corps=NAPOLEON)
    return None


@card("imperial-guard", at=Moment.BATTLE, unless=once("imperial-guard", unless=without_napoleon))
def imperial_guard(game: Game, side: Side) -> None:
    """[card.imperial-guard] One more on the first die."""
    engaged = ours(game, side)
    engaged.cards.append("imperial-guard")
    engaged.die_bonus = GUARD
    game.tell("battle.guard", side=side, bonus=GUARD)


@card("killed-in-action", at=Moment.LOSSES)
def killed_in_action(game: Game, side: Side) -> Procedure[None]:
    """[card.killed-in-action] The first corps that the enemy loses for good is named to him."""
    enemy = ours(game, side.enemy)
    ours(game, side).cards.append("killed-in-action")
    choice = yield ask(
        side,
        "battle.who-is-killed",
        rule="card.killed-in-action",
        offers=[Kill(corps) for corps in enemy.lost],
        unless=partial(cannot_kill, enemy),
        kind=Kill,
    )
    assert isinstance(choice, Kill)
    enemy.killed = choice.corps
    game.tell("battle.killed", corps=choice.corps)


def cannot_kill(enemy: Engaged, choice: Kill) -> Refusal | None:
    """[card.killed-in-action] Why this corps may not be named."""
    if choice.corps not in enemy.lost:
        return refuse("card.killed-in-action", "card.not-among-lost")
    if choice.corps == NAPOLEON and len(enemy.lost) > 1:
        return refuse("card.killed-in-action", "card.spares-napoleon", corps=NAPOLEON)
    return None


@card("rearguard", at=Moment.DICE)
def rearguard(game: Game, side: Side) -> None:
    """[card.rearguard] One corps is saved; the battle stays won or lost."""
    engaged = ours(game, side)
    engaged.cards.append("rearguard")
    engaged.relief = 1
    game.tell("battle.covered", side=side, losses=engaged.losses - engaged.relief)
