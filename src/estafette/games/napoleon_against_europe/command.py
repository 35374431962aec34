"""[command.limit] What a general may lead: steps, allies, cavalry, subordinates."""

from collections.abc import Iterable

from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .affairs import Force
from .powers import side_of
from .sides import COALITION, Kind, Standing
from .state import Game

RIFT = "54F:command"  # [card.f.brouille-des-cabinets] lasts: no more steps of allied powers


def limit(game: Game, force: Force) -> int:
    """[command.value] [command.army-double] How many steps a force may hold.

    [force.definition] Without a general it is one corps, whatever its steps.
    """
    if not force.general:
        return max([game.printed.corps[corps].steps for corps in force.corps], default=0)
    value = game.printed.generals[force.general].command
    return 2 * value if force.army else value


def steps_in(game: Game, force: Force) -> int:
    """[command.limit] [unit.special.step] The steps of a force; a special unit is one."""
    return sum([game.steps[corps] for corps in force.corps]) + len(force.specials)


def cannot_hold(game: Game, force: Force) -> Refusal | None:
    """[command.limit] Why these counters may not be one force; None if they may.

    The force may be one that is only thought of. Losses never make a force unlawful: its limits
    are looked at when units join (R-37).
    """
    if not force.general:
        return cannot_be_alone(game, force)
    steps, most = steps_in(game, force), limit(game, force)
    if steps > most:
        clause = "command.army-double" if force.army else "command.limit"
        return refuse(clause, "command.too-many", general=force.general, steps=steps, limit=most)
    return (
        cannot_have_cavalry(game, force)
        or cannot_have_allies(game, force)
        or cannot_have_subordinates(game, force)
    )


def cannot_be_alone(game: Game, force: Force) -> Refusal | None:
    """[force.definition] [unit.special.entry] Without a general a force is one corps, no more.

    [army.cavalry-only-in-army] It is none of the cavalry reserve.
    """
    if len(force.corps) > 1:
        return refuse("force.definition", "command.no-general")
    if force.specials:
        return refuse("unit.special.entry", "command.special", piece=force.specials[0])
    if cavalry_steps(game, force):
        return refuse("army.cavalry-only-in-army", "command.cavalry-needs-army")
    return None


def cannot_have_cavalry(game: Game, force: Force) -> Refusal | None:
    """[army.cavalry-only-in-army] [command.army-double] The cavalry reserve needs an army.

    [unit.special.entry] So do the special units.
    """
    steps = cavalry_steps(game, force)
    if steps and not force.army:
        return refuse("army.cavalry-only-in-army", "command.cavalry-needs-army")
    if force.specials and not force.army:
        return refuse("unit.special.entry", "command.special", piece=force.specials[0])
    most = game.printed.tables.limits.cavalry_steps
    if steps > most:
        return refuse("command.army-double", "command.too-much-cavalry", limit=most)
    return None


def cannot_have_allies(game: Game, force: Force) -> Refusal | None:
    """[command.allied] [status.ally.command] Steps of allied majors: half at most, and fewer."""
    nation = game.printed.generals[force.general].nation
    allied = allied_steps(game, force, nation)
    if not allied:
        return None
    if reason := cannot_borrow(game, force, nation, allied):
        return reason
    half = limit(game, force) // 2
    if allied > half:
        return refuse("command.allied", "command.too-many-allies", steps=allied, limit=half)
    own = steps_of_nation(game, force, nation)
    if allied >= own:
        return refuse("status.ally.command", "command.allies-outnumber", steps=allied, own=own)
    return None


def cannot_spare(game: Game, force: Force, *pieces: str) -> Refusal | None:
    """[status.ally.command] Why a general parts with none of these: allies would outnumber his own.

    Only losses may bring that about (R-602).
    """
    if not force.general or cannot_have_allies(game, force):
        return None
    left = replace(
        force,
        corps=tuple([each for each in force.corps if each not in pieces]),
        specials=tuple([each for each in force.specials if each not in pieces]),
    )
    return cannot_have_allies(game, left)


def cannot_borrow(game: Game, force: Force, nation: str, allied: int) -> Refusal | None:
    """[card.f.brouille-des-cabinets] In a quarrel nobody is lent more steps than he has already."""
    if RIFT not in game.lasting or side_of(game, nation) is not COALITION:
        return None
    now = [each for each in game.forces.values() if force.general in each.pieces]
    if allied <= sum([allied_steps(game, each, nation) for each in now]):
        return None
    return refuse("card.f.brouille-des-cabinets", "command.quarrel", general=force.general)


def cannot_have_subordinates(game: Game, force: Force) -> Refusal | None:
    """[command.army-subordinates] [consolidate.three-subordinates] Three, and only in an army."""
    if not force.subordinates:
        return None
    if not force.army:
        return refuse("hierarchy.junior-brings-steps", "command.no-army")
    most = game.printed.tables.limits.subordinates
    if len(force.subordinates) > most:
        return refuse("consolidate.three-subordinates", "command.too-many-generals", limit=most)
    for general in force.subordinates:
        if reason := cannot_be_subordinate(game, general, force):
            return reason
    return None


def cannot_be_subordinate(game: Game, general: str, force: Force) -> Refusal | None:
    """[hierarchy.senior-not-in-army] [command.army-subordinates] Why he may not serve here.

    [hierarchy.minor-generals] One of another country needs a step of his own in the army.
    """
    sheet, chief = game.printed.generals[general], game.printed.generals[force.general]
    if sheet.nation == chief.nation:
        if sheet.rank < chief.rank:
            return refuse(
                "hierarchy.senior-not-in-army",
                "command.senior",
                general=general,
                chief=force.general,
            )
        return None
    if steps_of_nation(game, force, sheet.nation):
        return None
    is_minor = game.printed.countries[sheet.nation].kind is not Kind.MAJOR
    clause = "hierarchy.minor-generals" if is_minor else "command.army-subordinates"
    return refuse(clause, "command.no-step-of-his", general=general, country=sheet.nation)


def allied_steps(game: Game, force: Force, nation: str) -> int:
    """[command.allied] Steps of major powers other than the general's."""
    pieces = (*force.corps, *force.specials)
    return sum([game.steps.get(each, 1) for each in pieces if is_allied(game, each, nation)])


def is_allied(game: Game, piece: str, nation: str) -> bool:
    """[command.allied] Is this unit one of a major power other than the general's?"""
    country = game.printed.nation_of[piece]
    is_major = game.printed.countries[country].is_major
    return country != nation and is_major and not is_lent(game, country)


def is_lent(game: Game, country: str) -> bool:
    """[card.f.corps-expeditionnaires.proposal] A forced ally's corps counts as a minor's."""
    status = game.status.get(country)
    return status is not None and status.kind is Standing.FORCED_ALLIANCE


def steps_of_nation(game: Game, force: Force, nation: str) -> int:
    """The steps of one country in a force."""
    return sum([steps for country, steps in counted(game, force) if country == nation])


def counted(game: Game, force: Force) -> Iterable[tuple[str, int]]:
    """Every unit of a force: its country and its steps."""
    nation_of = game.printed.nation_of
    for corps in force.corps:
        yield nation_of[corps], game.steps[corps]
    for special in force.specials:
        yield nation_of[special], 1


def cavalry_steps(game: Game, force: Force) -> int:
    """[command.army-double] The steps of the cavalry reserve."""
    sheets = game.printed.corps
    return sum([game.steps[corps] for corps in force.corps if sheets[corps].cavalry])


def cavalry(game: Game, heads: Iterable[str]) -> int:
    """[cavalry-superiority.definition] Reserve steps, cavalry special units, cavalry generals."""
    found = 0
    for head in heads:
        force = game.forces[head]
        found += cavalry_steps(game, force)
        found += sum([game.printed.specials[each].cavalry for each in force.specials])
        generals = (force.general, *force.subordinates) if force.general else ()
        found += sum([game.printed.generals[each].cavalry for each in generals])
    return found


def has_more_cavalry(game: Game, heads: Iterable[str], enemies: Iterable[str]) -> bool:
    """[cavalry-superiority.definition] Has this side the superiority?"""
    return cavalry(game, heads) > cavalry(game, enemies)
