"""[peace.duration] The effects of a peace, its end, the return to war and preventive war."""

from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import DeclareWar, Rejoin, Withdraw
from .affairs import Surrender, Treaty
from .alliance import force
from .cession import take_areas
from .command import check_leaders
from .entry import armies_abroad, bring_in, release, sort_flags
from .fate import eliminate
from .homecoming import send_home, withdraw
from .sides import BRITAIN, DUCHY, FRANCE, FRENCH, PEACE, PRUSSIA, Side
from .state import Game, less
from .status import set_stance

AMIENS = "f-amiens"


def make_peace(game: Game, terms: Surrender) -> Procedure[None]:
    """[peace.capture-areas] [peace.repatriate] [peace.remove-flags] The terms, in their order."""
    power, victor = terms.power, terms.victor
    sign(game, terms)
    if power == FRANCE:
        give_up_conquests(game)
    yield from take_areas(game, terms)
    yield from send_home(game, armies_abroad(game, power))
    for area in game.land_of(power):  # [peace.allied-forces-leave]
        if occupiers(game, area, victor.enemy):
            yield from withdraw(game, area, victor.enemy)
    for area in game.land_of(power):  # [peace.remove-flags]
        game.flags = less(game.flags, area)
    sort_flags(game)
    yield from stay_or_leave(game, power, victor)


def sign(game: Game, terms: Surrender) -> None:
    """[peace.duration] [table.peace-duration] For how long, and what follows.

    [forced-alliance.trigger] A second surrender to the same side binds, and one after War Drums.
    """
    power, victor = terms.power, terms.victor
    die = game.dice.d6()
    years = game.printed.tables.peace.years[die - 1]
    is_second = terms.indemnity or (power, victor) in game.fallen
    binds = is_second and power not in (FRANCE, BRITAIN)  # the alliances are theirs
    game.fallen += ((power, victor),)
    release(game, power)
    set_stance(game, power, PEACE)
    game.treaties = {**game.treaties, power: Treaty(victor, game.year + years, binds)}
    game.tell("peace.signed", power=power, side=victor, die=die, until=game.year + years)


def give_up_conquests(game: Game) -> None:
    """[republic.annex] A conquered France loses what the Republic had annexed."""
    for area, taker in list(game.annexed.items()):
        if taker == FRANCE and "republic" in game.printed.areas[area].marks:
            game.annexed = less(game.annexed, area)
            game.tell("peace.restored", area=area, power=game.owner(area))


def stay_or_leave(game: Game, power: str, victor: Side) -> Procedure[None]:
    """[peace.conqueror-may-stay] The conqueror's forces stay, or go to a friendly area at once."""
    while forces := [area for area in game.land_of(power) if occupiers(game, area, victor)]:
        choice = yield ask(
            victor,
            "peace.who-leaves",
            rule="peace.conqueror-may-stay",
            offers=[Withdraw(area) for area in forces],
            unless=partial(cannot_leave_early, forces),
            or_else=Pass(),
            facts={"power": power},
        )
        if not isinstance(choice, Withdraw):
            return
        yield from withdraw(game, choice.area, victor)


def cannot_leave_early(forces: Collection[str], choice: Withdraw) -> Refusal | None:
    """[peace.conqueror-may-stay] Only the conqueror's forces in the beaten land are asked."""
    if choice.area not in forces:
        return refuse("peace.conqueror-may-stay", "peace.no-force", area=choice.area)
    return None


def end_treaties(game: Game) -> None:
    """[peace.conqueror-must-leave] Treaties that run out with this year.

    With [forced-alliance.trigger]: who is to be an ally need not be left.
    """
    for power, treaty in list(game.treaties.items()):
        if treaty.until != game.year:
            continue
        game.tell("peace.over", power=power)
        if treaty.binds:
            force(game, power, treaty.victor)
        elif not has_transit(game, power, treaty.victor):
            eliminate_stragglers(game, power, treaty.victor)


def has_transit(game: Game, power: str, victor: Side) -> bool:
    """[poland.duchy.transit] The French may be in Prussia until it joins the Coalition again."""
    return power == PRUSSIA and victor is FRENCH and DUCHY in game.founded


def eliminate_stragglers(game: Game, power: str, victor: Side) -> None:
    """[peace.conqueror-must-leave] Who has not left by the end of the peace is lost."""
    for area in game.land_of(power):
        for army in occupiers(game, area, victor):
            eliminate(game, army)
    check_leaders(game)


def occupiers(game: Game, area: str, side: Side) -> list[str]:
    """[peace.conqueror-must-leave] The armies of a side in an area; insurgents live there."""
    return [army for army in game.at(area, side) if not game.printed.armies[army].revolt]


def count_impulse(game: Game) -> None:
    """[peace.preventive-war] One more impulse since each treaty ran out."""
    for power, treaty in game.treaties.items():
        if treaty.until < game.year:
            later = replace(treaty, impulses=treaty.impulses + 1)
            game.treaties = {**game.treaties, power: later}


def cannot_rejoin(game: Game, side: Side, choice: Rejoin) -> Refusal | None:
    """[peace.return] Why this power does not go back to war now; None if it may."""
    if choice.power not in game.treaties or game.fought_for.get(choice.power) is not side:
        return refuse("peace.return", "peace.not-your-ally", power=choice.power)
    return is_bound(game, choice.power)


def is_bound(game: Game, power: str) -> Refusal | None:
    """[peace.duration] [card.f.amiens.no-war] Its own peace, or everybody's, still holds."""
    until = game.treaties[power].until
    if until >= game.year:
        return refuse("peace.duration", "peace.lasts", power=power, year=until)
    if AMIENS in game.lasting:
        return refuse("card.f.amiens.no-war", "peace.amiens", power=power)
    return None


def rejoin(game: Game, power: str) -> Procedure[None]:
    """[peace.return] The power is at war again on its original side."""
    yield from bring_in(game, power, game.fought_for[power])


def cannot_declare_war(game: Game, side: Side, choice: DeclareWar) -> Refusal | None:
    """[peace.preventive-war] Why the conqueror may not try this power now; None if he may.

    Only at the start of an impulse: no force of this side has moved.
    """
    rule, power = "peace.preventive-war", choice.power
    if power not in game.treaties or game.treaties[power].victor is not side:
        return refuse(rule, "peace.not-your-conquest", power=power)
    if refusal := is_bound(game, power):
        return refusal
    if power in game.declared:
        return refuse(rule, "peace.declared", power=power)
    has_moved = any(game.side(army) is side for army in game.where if army in game.moved)
    if game.is_sub_impulse or has_moved:
        return refuse(rule, "peace.too-late", power=power)
    return None


def declare_war(game: Game, side: Side, power: str) -> Procedure[bool]:
    """[peace.preventive-war] The conqueror rolls; says whether it is war."""
    game.declared += (power,)
    die, impulses = game.dice.d6(), game.treaties[power].impulses
    is_war = die <= impulses
    game.tell("peace.preventive-war", power=power, die=die, impulses=impulses, succeeds=is_war)
    if is_war:
        yield from rejoin(game, power)
    return is_war
