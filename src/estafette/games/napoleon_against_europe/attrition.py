"""[attrition.definition] Attrition tests: when they are due, what weighs on the die, who falls."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import TypedDict, Unpack

from msgspec import Struct

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import depots
from .actions import Take, Try
from .affairs import Force, March, Trial
from .events import Moment, window
from .fate import head_with
from .losses import lose
from .pace import marching_heads
from .powers import country_of, manager, side_of_force
from .sides import EMPIRE, FRANCE, RUSSIA, Side
from .state import Game
from .supply import is_half_unsupplied

SCORCHED = "40C"  # [card.c.terre-brulee.proposal] Russia is poor for the Empire
FRENCH, RUSSIAN = "attrition.french", "attrition.russian"


class Toil(TypedDict, total=False):
    """[attrition.definition] What a force has gone through when it is tested."""

    forced: int  # points of a forced march asked for
    spent: int  # points spent to come to a battle
    at_end: bool  # at the end of the activation phase
    redeploying: bool
    crossed: Sequence[str]  # zones entered
    spared: Collection[str]  # corps that take no part
    beside: Collection[str]  # corps of other forces that take part
    whole: bool  # a card tests all of them, in supply or not
    more: Sequence[tuple[str, int]]  # what else weighs upon the die


class Ordeal(Struct, frozen=True):
    """[attrition.steps-counted] Who is tested, and after what."""

    force: Force
    side: Side
    corps: tuple[str, ...]
    specials: tuple[str, ...]
    zones: tuple[str, ...]  # crossed, the starting zone left out
    points: int  # of a forced march, or spent to come to a battle
    has_weather: bool
    at_end: bool


def test_march(game: Game, head: str) -> Procedure[None]:
    """[attrition.one-test] A force on the march takes its one test of the activation, if it is due.

    [attrition.two-armies] The armies of a group are tested one after the other.
    """
    march = game.march
    assert march is not None
    if is_due(game, march) and not is_better_off(game, march, head):
        yield from test(game, head, **toil_of(game, march, head))


def toil_of(game: Game, march: March, head: str) -> Toil:
    """[attrition.steps-counted] What a march has cost a force so far, and who shares its test.

    Who was taken up where it stands has not marched; who was laid down there has (R-440).
    """
    return {
        "forced": 0 if march.is_spared else march.asked,
        "crossed": march.crossed,
        "spared": march.taken,
        "beside": laid_down(game, march) if head == march.head else [],
    }


def laid_down(game: Game, march: March) -> list[str]:
    """[attrition.steps-counted] The corps that a march has left where it stands now."""
    zone = game.forces[march.head].zone
    return [each for each in march.dropped if is_here(game, each, zone)]


def is_here(game: Game, corps: str, zone: str) -> bool:
    return corps in game.steps and game.forces[head_with(game, corps)].zone == zone


def is_better_off(game: Game, march: March, head: str) -> bool:
    """[attrition.when.unsupplied] Is this army in supply, and only the other of its group tested?

    Armies of two powers have lines of their own.
    """
    if march.asked and not march.is_spared:
        return False
    hungry = [
        each
        for each in marching_heads(march)
        if each in game.forces  # the other army may have perished in its test
        and any(corps in game.unsupplied for corps in game.forces[each].corps)
    ]
    return bool(hungry) and head not in hungry


def is_due(game: Game, march: March) -> bool:
    """[attrition.when.forced-march] [attrition.when.unsupplied] Does this march owe a test?"""
    is_forced = march.asked > 0 and not march.is_spared
    return march.is_unsupplied or is_forced or brings_hungry(game, march)


def brings_hungry(game: Game, march: March) -> bool:
    """[unsupplied.mixed.attrition] Has a force in supply taken along corps that are not?"""
    if game.unsupplied.isdisjoint(game.steps) or march.head not in game.forces:
        return False
    forces = [game.forces[head] for head in marching_heads(march) if head in game.forces]
    corps = [each for force in forces for each in force.corps if each not in march.taken]
    return not game.unsupplied.isdisjoint([*corps, *laid_down(game, march)])


def test(game: Game, head: str, **toil: Unpack[Toil]) -> Procedure[None]:
    """[attrition.resolve] A force takes an attrition test, if any of it is to be tested."""
    ordeal = ordeal_of(game, game.forces[head], toil)
    if not ordeal.corps:
        return
    before, trial = game.trial, Trial("attrition", ordeal.side, ordeal.force.zone, head)
    trial.tally = [*modifiers(game, ordeal), *toil.get("more", ())]
    game.trial = trial
    yield from undergo(game, ordeal, trial)
    game.trial = before


def ordeal_of(game: Game, force: Force, toil: Toil) -> Ordeal:
    """[attrition.steps-counted] Who of a force is tested.

    [unsupplied.mixed.attrition] For want of supply alone, only the corps that want it.
    """
    corps = [each for each in force.corps if each not in toil.get("spared", ())]
    corps += toil.get("beside", ())
    reasons = ("forced", "spent", "at_end", "redeploying", "whole")
    if not any(toil.get(reason) for reason in reasons):
        corps = [each for each in corps if each in game.unsupplied] or corps
    redeploying, at_end = toil.get("redeploying", False), toil.get("at_end", False)
    return Ordeal(
        force,
        side_of_force(game, force) or manager(game, force.nation),
        tuple(corps),
        force.specials if set(force.corps) <= set(corps) else (),
        tuple(toil.get("crossed", ())),
        0 if redeploying else toil.get("forced", 0) + toil.get("spent", 0),
        not redeploying and not at_end,
        at_end,
    )


def undergo(game: Game, ordeal: Ordeal, trial: Trial) -> Procedure[None]:
    """[attrition.resolve] Bonus, depot, cards, the die, the losses."""
    first = yield from use_nation(game, ordeal, trial)
    yield from use_depot(game, ordeal, trial)
    stake = {"force": ordeal.force.head, "zone": ordeal.force.zone}
    rule = "attrition.resolve"
    while (yield from window(game, ordeal.side, Moment.ATTRITION, rule=rule, **stake)):
        pass
    enemy = ordeal.side.enemy
    while (yield from window(game, enemy, Moment.ENEMY_ATTRITION, rule=rule, **stake)):
        pass
    trial.die = game.dice.d6()
    lost, has_star = game.printed.tables.attrition.at(steps_tested(game, ordeal), trial.total)
    star = game.dice.d6() if has_star else 0
    lost += star >= game.printed.tables.attrition.star  # [attrition.star] for one more
    game.tell(
        "attrition.rolled",
        force=ordeal.force.head,
        zone=ordeal.force.zone,
        die=trial.die,
        lines=len(trial.tally),
        tally=trial.tally,
        total=trial.total,
        star=star,
        lost=lost,
    )
    heads = dict.fromkeys([head_with(game, each) for each in ordeal.corps])
    others = [each for head in heads for each in game.forces[head].corps]
    spared = [each for each in others if each not in ordeal.corps]
    yield from lose(game, ordeal.side, heads, lost, first=first, spared=spared)


def use_nation(game: Game, ordeal: Ordeal, trial: Trial) -> Procedure[list[str]]:
    """[attrition.national-first-loss] The owner takes a nation's bonus or declines it (R-60).

    The corps of which one must then take the first loss.
    """
    bonus = national_bonus(game, ordeal)
    if bonus is None:
        return []
    key, nation, amount, is_all = bonus
    if not is_all:
        choice = yield ask(
            ordeal.side,
            "attrition.use-nation",
            rule="attrition.national-first-loss",
            offers=[Try()],
            or_else=Pass(),
            facts={"nation": nation, "zone": trial.zone, "bonus": -amount},
        )
        if not isinstance(choice, Try):
            return []
    trial.tally.append((key, amount))
    return [each for each in ordeal.corps if game.printed.nation_of[each] == nation]


def national_bonus(game: Game, ordeal: Ordeal) -> tuple[str, str, int, bool] | None:
    """[attrition.mod.french] [attrition.mod.russian] Name, nation, amount; is it all one nation?"""
    modifier = game.printed.tables.attrition.modifier
    total = steps_tested(game, ordeal)
    french = steps_tested(game, ordeal, FRANCE)
    if french == total:
        return FRENCH, FRANCE, modifier.french_only, True
    if 2 * french > total:
        return FRENCH, FRANCE, modifier.french_majority, False
    if steps_tested(game, ordeal, RUSSIA) == total:
        return RUSSIAN, RUSSIA, modifier.russian_only, True
    return None


def steps_tested(game: Game, ordeal: Ordeal, nation: str = "") -> int:
    """[attrition.steps-counted] [unit.special.step] The steps that are tested, or one nation's."""
    nation_of = game.printed.nation_of
    steps = [(each, game.steps[each]) for each in ordeal.corps]
    steps += [(each, 1) for each in ordeal.specials]
    return sum([count for each, count in steps if not nation or nation_of[each] == nation])


def use_depot(game: Game, ordeal: Ordeal, trial: Trial) -> Procedure[None]:
    """[depot.spend] [attrition.mod.depot] One depot of the commander's nation may be spent."""
    at_hand = depots_at_hand(game, ordeal)
    if not at_hand:
        return
    choice = yield ask(
        ordeal.side,
        "attrition.spend-depot",
        rule="depot.spend",
        offers=[Take(depot) for depot in at_hand[:1]],
        unless=partial(cannot_spend, game, ordeal),
        kind=Take,
        or_else=Pass(),
        facts={"force": ordeal.force.head, "zone": trial.zone},
    )
    if not isinstance(choice, Take):
        return
    depots.spend(game, choice.piece)
    trial.tally.append(("attrition.depot", game.printed.tables.attrition.modifier.depot))
    if is_marching(game, ordeal):
        assert game.march is not None
        game.march.has_spent_depot = True


def depots_at_hand(game: Game, ordeal: Ordeal) -> list[str]:
    """The depots that could be spent, mobile ones first: of one kind, one is like another."""
    found = [each for each in game.stores if cannot_spend(game, ordeal, Take(each)) is None]
    return sorted(found, key=lambda depot: depot in game.fixed)


def cannot_spend(game: Game, ordeal: Ordeal, choice: Take) -> Refusal | None:
    """[depot.spend] Why this depot gives no bonus to this test; None if it does."""
    depot, force = choice.piece, ordeal.force
    if game.stores.get(depot) != force.zone:
        return refuse("depot.spend", "depot.not-here", zone=force.zone)
    if game.printed.depots[depot] != force.nation:
        return refuse("depot.spend", "depot.other-nation", nation=force.nation)
    if is_scorched(game, ordeal.side, force.zone):
        return refuse("card.c.terre-brulee.proposal", "depot.scorched", zone=force.zone)
    if has_spent(game, ordeal):
        return refuse("depot.spend.one", "depot.one-only", force=force.head)
    return None


def has_spent(game: Game, ordeal: Ordeal) -> bool:
    """[depot.spend.one] Has this force spent a depot in this activation already?"""
    return is_marching(game, ordeal) and game.march is not None and game.march.has_spent_depot


def is_marching(game: Game, ordeal: Ordeal) -> bool:
    """[activation.two-armies] Is it the force on the march that is tested, or part of it?"""
    return game.march is not None and ordeal.force.head in marching_heads(game.march)


def modifiers(game: Game, ordeal: Ordeal) -> list[tuple[str, int]]:
    """[attrition.resolve] What weighs on the die whatever the owner decides."""
    table, force = game.printed.tables.attrition.modifier, ordeal.force
    is_short = is_half_unsupplied(game, ordeal.corps)
    is_besieged = force.is_sheltered and force.zone in game.sieges
    lines = [
        ("attrition.march", bool(ordeal.points), ordeal.points),
        ("attrition.poor", is_poor_going(game, ordeal), table.poor),
        ("attrition.winter", game.is_winter and ordeal.has_weather, table.winter),
        ("attrition.unsupplied", is_short and not is_besieged, table.unsupplied),
        ("attrition.besieged", is_short and is_besieged, table.besieged),
        ("attrition.demoralised", force.is_demoralised, table.demoralised),
        ("attrition.home", is_at_home(game, ordeal), table.national),
    ]
    return [(key, amount) for key, holds, amount in lines if holds]


def is_poor_going(game: Game, ordeal: Ordeal) -> bool:
    """[attrition.mod.poor-zone] A poor zone crossed, or stood in at the end of the phase."""
    zones = (ordeal.force.zone,) if ordeal.at_end else ordeal.zones
    return any(is_poor(game, ordeal.side, zone) for zone in zones)


def is_poor(game: Game, side: Side, zone: str) -> bool:
    """[attrition.mod.poor-zone] Is this zone poor for a side?"""
    return game.printed.zones[zone].poor or is_scorched(game, side, zone)


def is_scorched(game: Game, side: Side, zone: str) -> bool:
    """[card.c.terre-brulee.proposal] Has the land been laid waste before the Empire?"""
    return side is EMPIRE and SCORCHED in game.lasting and country_of(game, zone) == RUSSIA


def is_at_home(game: Game, ordeal: Ordeal) -> bool:
    """[attrition.mod.national] Was the whole move in the force's national territory?"""
    nation, zones = ordeal.force.nation, ordeal.zones
    return bool(zones) and all(country_of(game, zone) == nation for zone in zones)
