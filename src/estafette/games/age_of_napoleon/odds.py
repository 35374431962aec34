"""What chance decides, and after which answers: battles, attrition on the march and in winter.

Hands are hidden, but whoever is asked in the meantime passes: nothing unknown weighs upon it.
"""

from functools import partial

from estafette.engine import Action, Facts, Hazard, Pass, Stake, by

from .actions import Commit, Enter, Evade, Halt, Intercept, PlayCard, Pursue, Quarter, Retreat
from .arrival import those_who_marched
from .attrition import is_hard_going, is_small, must_check
from .command import leader_of
from .evasion import cannot_evade
from .events import WINDOWS, Moment
from .sides import FRENCH, Side
from .state import Game, March


def standing(_key: str, facts: Facts) -> int:
    """From a French victory to one of the Coalition, those by a second die in between."""
    far = 1 if facts["tied"] else 2
    return -far if facts["side"] == FRENCH else far


WON = Hazard("odds.won", {"battle.won": by("side", "tied")}, rank=standing)
DESTROYED = Hazard(
    "odds.destroyed",
    {"battle.rolls": by("destroys"), "battle.die-set": by("destroys")},
    apart=("side",),
)
MARCH = Hazard("odds.march", {"attrition.march": by("lost")}, apart=("side",))
WINTER = Hazard("odds.winter", {"winter.roll": by("lost")})


def lies_open(_game: Game, _seat: str) -> bool:
    """Dice alone decide."""
    return True


def march_will_check(game: Game, seat: str, answer: Action) -> bool:
    """[march-attrition.timing] The army will stop where it goes, or where it is, and check."""
    march = game.march
    if march is None:
        return False
    if isinstance(answer, Halt):
        return must_check(game, march, battle=False) and not is_small(
            game, those_who_marched(game, march)
        )
    if not isinstance(answer, Enter) or not game.is_held_by(Side(seat).enemy, answer.area):
        return False
    if is_small(game, march.corps):
        return False
    table, entered = game.printed.tables.march, march.entered + 1
    if march.forced or march.rough or is_hard_going(game, answer.area) or entered >= table.long:
        return True
    # Who slips away takes with him the battle that would have tired the army.
    return entered >= table.long_and_battle and not can_slip_away(game, march, answer.area)


def can_slip_away(game: Game, march: March, area: str) -> bool:
    """[evasion.allowed] Could the army that is attacked there evade?"""
    army = game.at(area, march.side.enemy)
    cannot = partial(cannot_evade, game, leader_of(game, army), march.leader, march.area)
    return any(cannot(Evade(there)) is None for there in game.neighbours(area))


def evaders_will_check(game: Game, seat: str, answer: Evade) -> bool:
    """[march-attrition.trigger.enter-only] Whoever slips away does so through hard country."""
    if game.march is None or not is_hard_going(game, answer.area):
        return False
    army = game.at(game.march.area, Side(seat))
    able = min(len(army), game.printed.corps[leader_of(game, army)].seniority)
    return able >= game.printed.tables.march.smallest_army


def interceptors_will_check(game: Game, _seat: str, answer: Intercept) -> bool:
    """[march-attrition.trigger.enter-only] They come through hard country, and check first."""
    march = game.march
    if march is None or not is_hard_going(game, march.area):
        return False
    if not is_small(game, march.corps):  # then he checks first who is intercepted
        return False
    able = min(followers(game, answer.leader), game.printed.corps[answer.leader].seniority)
    return able >= game.printed.tables.march.smallest_army


def followers(game: Game, leader: str) -> int:
    """How many corps stand where a general does."""
    return list(game.where.values()).count(game.where[leader])


def beaten_will_check(game: Game, seat: str, answer: Retreat) -> bool:
    """[march-attrition.trigger.enter-only] The beaten army retreats through hard country."""
    if game.battle is None or not is_hard_going(game, answer.area):
        return False
    return not is_small(game, game.at(game.battle.area, Side(seat)))


def pursuers_will_check(game: Game, seat: str, answer: Pursue) -> bool:
    """[battle.pursuit.attrition] The pursuers go through hard country."""
    if game.battle is None or not is_hard_going(game, answer.area):
        return False
    box = [corps for corps in game.battle.side(Side(seat)).box if corps in game.where]
    able = min(len(box), game.printed.corps[answer.leader].seniority)
    return able >= game.printed.tables.march.smallest_army


BATTLE = (WON, DESTROYED)

STAKES = (
    Stake("battle.whom", (Commit, Halt), BATTLE, is_open=lies_open),
    Stake(WINDOWS[Moment.BATTLE], (PlayCard, Pass), BATTLE, is_open=lies_open),
    Stake("march.where", (Enter, Halt), (MARCH,), march_will_check, lies_open),
    Stake(WINDOWS[Moment.MARCHED], (PlayCard,), (MARCH,), is_open=lies_open),
    Stake("evasion.where", (Evade,), (MARCH,), evaders_will_check, lies_open),
    Stake("interception.who", (Intercept,), (MARCH,), interceptors_will_check, lies_open),
    Stake("retreat.where", (Retreat,), (MARCH,), beaten_will_check, lies_open),
    Stake("pursuit.recover-or-pursue", (Pursue,), (MARCH,), pursuers_will_check, lies_open),
    Stake("winter.which-army", (Quarter,), (WINTER,), is_open=lies_open),
    Stake(WINDOWS[Moment.QUARTERS], (PlayCard, Pass), (WINTER,), is_open=lies_open),
    Stake(WINDOWS[Moment.RAVAGE], (PlayCard, Pass), (WINTER,), is_open=lies_open),
)
