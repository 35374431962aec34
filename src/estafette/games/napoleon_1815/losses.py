"""[p.6, p.9] The order of battle: fatigue, strength, and corps that are removed for good."""

from collections.abc import Iterable
from functools import partial

from estafette.engine import Action, Pass, Procedure, Refusal, ask, refuse

from .sides import BLUCHER, FRENCH, WELLINGTON, Arm, Camp
from .state import Game
from .telling import tell_camp
from .victory import refresh, score, settle


class Suffer(Action, frozen=True):
    """This corps takes the next fatigue."""

    corps: str


class Lose(Action, frozen=True):
    """This corps loses a strength point of this arm."""

    corps: str
    arm: Arm


def spread_fatigue(
    game: Game, pile: list[str], amount: int, rule: str, *, expected: int = 0
) -> Procedure[None]:
    """[movement.fatigue.spread] Evenly among the corps; the remainder where the owner wishes.

    The corps that this exhausts stay until the caller removes the fallen. If the enemy `expected`
    more to be left over, it is feigned.
    """
    if not pile:
        return
    share, remainder = divmod(max(0, amount), len(pile))
    for corps in pile:
        suffer(game, corps, share)
    for left in range(remainder, 0, -1):
        yield from suffer_one(game, pile, left, rule)
    yield from feign(game, pile, expected - remainder, rule)


def left_over(game: Game, blocks: list[str], amount: int) -> int:
    """R-118: how much the enemy must expect to be left over, who sees the blocks and no more."""
    return min(len(blocks) - 1, amount) if game.grognard else 0


def feign(game: Game, pile: list[str], times: int, rule: str) -> Procedure[None]:
    """[grognard.vedette.no-fatigue] R-118: the owner is asked as if there were more to place."""
    for _ in range(times):
        yield ask(
            game.commander_seat(pile),
            "fatigue.which-corps",
            rule=rule,
            or_else=Pass(),
            facts={"left": 0},
            always=True,
            seen_by=game.seats(game.printed.camp_of[pile[0]]),
        )


def suffer_one(game: Game, pile: list[str], left: int, rule: str) -> Procedure[None]:
    """[movement.fatigue.remainder] One fatigue goes where the pile's owner wishes.

    R-118: also where only one may bear it; silence would tell how tired the others are.
    """
    most = game.printed.tables.fatigue.eliminated_above
    standing = [corps for corps in pile if game.fatigue[corps] <= most] or pile
    choice = yield ask(
        game.commander_seat(pile),
        "fatigue.which-corps",
        rule=rule,
        offers=[Suffer(corps) for corps in standing],
        unless=partial(cannot_suffer, pile, standing, rule),
        facts={"left": left},
        always=True,
        seen_by=game.seats(game.printed.camp_of[pile[0]]),
    )
    match choice:
        case Suffer(corps):
            suffer(game, corps, 1)


def cannot_suffer(
    pile: list[str], standing: list[str], rule: str, choice: Suffer
) -> Refusal | None:
    """[movement.fatigue.remainder] Why this corps does not take it; None if it may."""
    if choice.corps not in pile:
        return refuse(rule, "fatigue.not-in-pile")
    if choice.corps not in standing:
        return refuse(rule, "fatigue.no-more", corps=choice.corps)
    return None


def suffer(game: Game, corps: str, amount: int) -> None:
    """[oob.fatigue.suffer] Cylinders go on; the corps is not removed yet."""
    if amount:
        game.fatigue[corps] += amount
        camp = game.printed.camp_of[corps]
        tell_camp(game, camp, "fatigue.suffered", corps=corps, amount=amount)


def rest(game: Game, corps: str, amount: int) -> None:
    """[oob.fatigue.remove] Cylinders come off, never below none."""
    removed = min(amount, game.fatigue[corps])
    if removed:
        game.fatigue[corps] -= removed
        camp = game.printed.camp_of[corps]
        tell_camp(game, camp, "fatigue.removed", corps=corps, amount=removed)


def lose_point(game: Game, corps: str, arm: Arm) -> None:
    """[oob.hidden] A strength point comes off behind the screen."""
    points = game.infantry if arm is Arm.INFANTRY else game.cavalry
    points[corps] -= 1
    tell_camp(game, game.printed.camp_of[corps], "strength.lost", corps=corps, arm=arm)


def score_losses(game: Game, losses: Iterable[Lose]) -> None:
    """[victory.vp.strength] The enemy sees the points that came off, and scores them.

    [oob.hidden] By army and arm: in the order of the corps they would tell whose they were.
    """
    army_of, camp_of = game.printed.army_of, game.printed.camp_of
    for loss in sorted(losses, key=lambda lost: (army_of[lost.corps], lost.arm)):
        army = army_of[loss.corps]
        score(game, camp_of[loss.corps].enemy, 1)
        game.tell("strength.lost-seen", army=army, arm=loss.arm, track=game.track)


def arms_of(game: Game, corps: str) -> list[Arm]:
    """The arms of which a corps still has a point."""
    return [
        arm
        for arm, points in ((Arm.INFANTRY, game.infantry), (Arm.CAVALRY, game.cavalry))
        if points[corps] > 0
    ]


def suffer_at_once(
    game: Game, pile: list[str], amount: int, rule: str, *, expected: int = 0
) -> Procedure[None]:
    """A moment of its own: fatigue is spread, the fallen are removed, the track is checked."""
    yield from spread_fatigue(game, pile, amount, rule, expected=expected)
    remove_fallen(game, pile)
    settle(game)


def remove_fallen(game: Game, pile: list[str]) -> None:
    """[elimination.fatigue] Corps without strength or with too much fatigue are removed.

    They go at one moment: only then is it seen who is left in their zones.
    """
    fallen = [corps for corps in pile if corps in game.zone and has_fallen(game, corps)]
    zones = dict.fromkeys([game.zone[corps] for corps in fallen])
    for corps in fallen:
        eliminate(game, corps)
    for zone in zones:
        remove_lone_commanders(game, zone)
        refresh(game, zone)


def has_fallen(game: Game, corps: str) -> bool:
    """[elimination.no-strength] No strength point is left, or more fatigue than the track holds."""
    most = game.printed.tables.fatigue.eliminated_above
    return game.strength(corps) <= 0 or game.fatigue[corps] > most


def eliminate(game: Game, corps: str) -> None:
    """[elimination.permanent] A corps is removed for good; what strength it had left scores."""
    zone, camp = game.zone[corps], game.printed.camp_of[corps]
    left = game.strength(corps)
    score(game, camp.enemy, left)  # [elimination.vp]
    game.infantry[corps] = game.cavalry[corps] = game.fatigue[corps] = 0
    take_off(game, corps)
    game.tell("corps.eliminated", corps=corps, zone=zone, points=left, track=game.track)


def remove_lone_commanders(game: Game, zone: str) -> None:
    """[unit.commander.eliminated-alone] A commander left alone goes with his corps."""
    for camp in Camp:
        if not game.has_corps(zone, camp):
            for commander in game.commanders_at(zone, camp):
                eliminate_commander(game, commander)


def eliminate_commander(game: Game, commander: str) -> None:
    """[unit.commander.eliminated-alone] He is removed for good, and may score."""
    take_off(game, commander)
    game.tell("commander.eliminated", commander=commander)
    if commander in (WELLINGTON, BLUCHER):  # [victory.vp.coalition-commander]
        score(game, FRENCH, game.printed.tables.track.commander_eliminated)


def take_off(game: Game, block: str) -> None:
    """A block leaves the board and does not come back; it is seen by all as it goes."""
    del game.zone[block]
    game.activated.discard(block)
    game.flat.discard(block)
    game.gone.append(block)
    game.uncovered = True
    for pile in piles_on_the_table(game):
        if block in pile:
            pile.remove(block)


def piles_on_the_table(game: Game) -> list[list[str]]:
    """The piles that are acting or fighting now."""
    piles = []
    if game.operation is not None:
        piles += [game.operation.pile, game.operation.commanders]
    if game.combat is not None:
        for side in (game.combat.attacker, game.combat.defender):
            piles += [side.pile, side.commanders]
    return piles
