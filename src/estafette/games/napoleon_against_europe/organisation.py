"""[hierarchy.rank] Who commands whom: forces part, join and are consolidated."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from estafette.engine import Procedure, Refusal, ask

from .actions import Take
from .affairs import Force
from .command import cannot_be_subordinate, cannot_hold, is_allied, steps_in
from .fate import (
    by_seniority,
    change,
    dissolve,
    eliminate,
    form,
    head_with,
    lose_step,
    strangers,
    to_reserve,
)
from .powers import field_heads, manager, side_of_force
from .sides import Side
from .state import Game


def steps_of(game: Game, head: str) -> int:
    """[unit.steps] [unit.special.step] The steps of a force, its special units included."""
    return steps_in(game, game.forces[head])


def combat_of(game: Game, head: str) -> int:
    """[unit.corps.attributes] The combat points of a force, each corps as strong as it is."""
    sheets = game.printed.corps
    return sum([sheets[c].combat[-game.steps[c]] for c in game.forces[head].corps])


def commander(game: Game, heads: Iterable[str]) -> str:
    """[hierarchy.rank] [hierarchy.allied-command] The general who commands these together, if any.

    [hierarchy.corps-lowest] A corps without general is below every general.
    """
    chief = commanding(game, heads)
    return game.forces[chief].general if chief else ""


def commanding(game: Game, heads: Iterable[str]) -> str:
    """[hierarchy.allied-command] The force whose general commands: a marker, points, the nation.

    Within one nation rank decides, a junior with an army excepted [hierarchy.senior-hands-over].
    """
    led = [head for head in heads if game.forces[head].general]
    led = [head for head in led if game.forces[head].army] or led
    first: dict[str, str] = {}
    for head in sorted(led, key=lambda head: rank_of(game, head)):
        first.setdefault(game.forces[head].nation, head)
    if len(first) < 2:
        return next(iter(first.values()), "")
    return min(
        first.values(),
        key=lambda head: (-combat_of(game, head), nation_order(game, game.forces[head].nation)),
    )


def rank_of(game: Game, head: str) -> int:
    """[hierarchy.rank] The rank of the general of a force within his power; 1 is the highest."""
    return game.printed.generals[game.forces[head].general].rank


def nation_order(game: Game, nation: str) -> tuple[int, str]:
    """[hierarchy.allied-command] [hierarchy.minor-generals] Those not in the list come last."""
    order = game.printed.tables.order.command
    return (order.index(nation) if nation in order else len(order), nation)


def split(
    game: Game,
    head: str,
    corps: tuple[str, ...],
    generals: tuple[str, ...] = (),
    specials: tuple[str, ...] = (),
    army: str = "",
) -> str:
    """[combine.drop-pick] These counters leave a force and are one of their own; its head.

    What is left goes to its highest general; if no unit is left it is no force any more.
    """
    old = game.forces[head]
    if any(each not in corps for each in old.corps):
        become(game, head, remainder(game, old, (*corps, *generals, *specials, army)))
    else:
        dissolve(game, head)
    first = army or (generals[0] if generals else corps[0])
    return form(
        game,
        replace(
            old,
            head=first,
            nation=game.printed.nation_of[first],
            corps=corps,
            general=generals[0] if generals else "",
            subordinates=generals[1:],
            specials=specials,
            army=army,
        ),
    )


def remainder(game: Game, old: Force, gone: tuple[str, ...]) -> Force:
    """What is left of a force, under its general or the highest of those who stay."""
    chiefs = (old.general, *old.subordinates) if old.general else ()
    left = [each for each in chiefs if each not in gone]
    if left and old.general in gone:
        left = by_seniority(game, left, old.nation)
    return replace(
        old,
        corps=tuple([each for each in old.corps if each not in gone]),
        general=left[0] if left else "",
        subordinates=tuple(left[1:]),
        specials=tuple([each for each in old.specials if each not in gone]),
        army="" if old.army in gone or not left else old.army,
    )


def become(game: Game, head: str, rest: Force) -> str:
    """A force has these counters now; subordinates without a step of their country leave it."""
    gone = strangers(game, rest)
    new = change(
        game,
        head,
        corps=rest.corps,
        general=rest.general,
        army=rest.army,
        subordinates=tuple([each for each in rest.subordinates if each not in gone]),
        specials=rest.specials,
        is_demoralised=rest.is_demoralised,
    )
    for general in gone:
        retire(game, general)
    return new


def merge(game: Game, head: str, into: str, subordinates: tuple[str, ...] | None = None) -> str:
    """[hierarchy.junior-brings-steps] [combine.full-absorb] Two forces become one; its head.

    Its general is the one who ranks above; the others serve under him in an army, those who are
    named or as many as there is room for, and go to the reserve otherwise.
    """
    chief = commanding(game, (into, head)) or into
    other = head if chief == into else into
    joined = union(game, game.forces[chief], game.forces[other])
    if subordinates is not None:
        joined = replace(joined, subordinates=subordinates)
    force = dissolve(game, other)
    for general in (*game.forces[chief].subordinates, force.general, *force.subordinates):
        if general and general not in joined.subordinates:
            retire(game, general)
    if force.army:
        to_reserve(game, force.army)
    return become(game, chief, joined)


def union(game: Game, chief: Force, other: Force) -> Force:
    """What two forces would be as one: it is only thought of.

    [demoralised.contagion] Who joins the demoralised is demoralised.
    """
    joined = replace(
        chief,
        corps=chief.corps + other.corps,
        specials=chief.specials + other.specials,
        is_demoralised=chief.is_demoralised or other.is_demoralised,
    )
    if not chief.army:
        return joined
    room = game.printed.tables.limits.subordinates - len(chief.subordinates)
    generals = [each for each in (other.general, *other.subordinates) if each]
    fit = [each for each in generals if cannot_be_subordinate(game, each, joined) is None]
    return replace(joined, subordinates=chief.subordinates + tuple(fit[: max(room, 0)]))


def cannot_unite(game: Game, forces: Iterable[Force]) -> Refusal | None:
    """[command.limit] Why a force and those who would join it are too much for its general."""
    first, *others = forces
    for other in others:
        first = union(game, first, other)
    return cannot_hold(game, first)


def consolidate(
    game: Game, zone: str, side: Side, *, apart: Collection[str] = ()
) -> Procedure[str]:
    """[hierarchy.after-moves] [stacking.one-force] All of a side in a zone are one force; its head.

    [army.group-forms] Two armies stay two. What the commander cannot hold is eliminated, and the
    generals whom he has no use for go to the reserve. Who keeps `apart` from a battle is not
    drawn into it [interception.inactive-friend].
    """
    yield from leave_two_armies(game, zone, side)
    heads = joining(game, zone, side, apart)
    while loose := [head for head in heads if not game.forces[head].army]:
        armies = [head for head in heads if game.forces[head].army]
        if not armies and len(loose) == 1:
            break
        chief = roomiest(game, armies, loose[0]) or commanding(game, loose) or loose[0]
        other = next(head for head in loose if head != chief)
        yield from absorb(game, chief, other, side)
        heads = joining(game, zone, side, apart)
    return commanding(game, heads) or (heads[0] if heads else "")


def joining(game: Game, zone: str, side: Side, apart: Collection[str]) -> list[str]:
    """The forces of a side in a zone that are to be one."""
    return [head for head in field_heads(game, zone, side) if head not in apart]


def roomiest(game: Game, armies: list[str], head: str) -> str:
    """Which of two armies takes a force in: the commander's, unless only the other has room."""
    if not armies:
        return ""
    chief = commanding(game, armies)
    order = [chief, *[army for army in armies if army != chief]]
    force = game.forces[head]
    fits = [army for army in order if not cannot_unite(game, (game.forces[army], force))]
    return fits[0] if fits else chief


def leave_two_armies(game: Game, zone: str, side: Side) -> Procedure[None]:
    """[army.two-per-zone] Of three armies one is lost; its player says which."""
    most = game.printed.tables.limits.armies_in_zone
    while True:
        armies = [head for head in field_heads(game, zone, side) if game.forces[head].army]
        if len(armies) <= most:
            return
        choice = yield ask(
            side,
            "stacking.which-army",
            rule="army.two-per-zone",
            offers=[Take(head) for head in armies],
            facts={"zone": zone},
        )
        assert isinstance(choice, Take)
        for corps in game.forces[choice.piece].corps:
            eliminate(game, corps)


def absorb(game: Game, chief: str, other: str, side: Side) -> Procedure[str]:
    """[consolidate.senior-takes] [consolidate.junior-gives] One force takes the other in."""
    if not game.forces[chief].general:  # two corps without a general: only one may stay
        return (yield from keep_one(game, (chief, other), side))
    staff = None
    if game.forces[chief].army:
        staff = yield from choose_staff(game, chief, other, side)
    head = merge(game, other, chief, staff)
    game.tell("organisation.joins", force=head, zone=game.forces[head].zone)
    return (yield from shed(game, head, side))


def choose_staff(game: Game, army: str, other: str, side: Side) -> Procedure[tuple[str, ...]]:
    """[consolidate.three-subordinates] Which generals stay, if there are more than three."""
    chief, guest = game.forces[army], game.forces[other]
    joined = union(game, chief, guest)
    guests = [each for each in (guest.general, *guest.subordinates) if each]
    staff = list(chief.subordinates)
    staff += [each for each in guests if cannot_be_subordinate(game, each, joined) is None]
    while len(staff) > game.printed.tables.limits.subordinates:
        choice = yield ask(
            side,
            "organisation.which-general",
            rule="consolidate.three-subordinates",
            offers=[Take(each) for each in staff],
            facts={"army": army},
        )
        assert isinstance(choice, Take)
        staff.remove(choice.piece)
    return tuple(staff)


def keep_one(game: Game, heads: tuple[str, str], side: Side) -> Procedure[str]:
    """[stacking.one-force] [force.definition] Of two lone corps one is eliminated."""
    zone = game.forces[heads[0]].zone
    choice = yield ask(
        side,
        "stacking.which-corps",
        rule="stacking.one-force",
        offers=[Take(game.forces[head].corps[0]) for head in heads],
        facts={"zone": zone},
    )
    assert isinstance(choice, Take)
    eliminate(game, choice.piece)
    return next(head for head in heads if head in game.forces)


def shed(game: Game, head: str, side: Side | None = None) -> Procedure[str]:
    """[command.allied] [stacking.one-force] Steps beyond what a general may hold are eliminated."""
    force = game.forces[head]
    player = side or side_of_force(game, force) or manager(game, force.nation)
    if cannot_hold(game, force):
        game.tell("organisation.too-large", force=head, zone=force.zone)
    while head in game.forces and (reason := cannot_hold(game, game.forces[head])):
        choice = yield ask(
            player,
            "organisation.surplus",
            rule=reason.rule,
            offers=[Take(each) for each in in_excess(game, game.forces[head], reason)],
            facts={"force": head, "zone": game.forces[head].zone},
        )
        assert isinstance(choice, Take)
        if choice.piece in game.printed.specials:
            drop_special(game, head, choice.piece)
        else:
            lose_step(game, choice.piece)
            left = [each for each in force.corps if each in game.steps]
            head = head_with(game, left[0]) if left else ""
    return head


def in_excess(game: Game, force: Force, reason: Refusal) -> list[str]:
    """[command.allied] The units of which some are too many: allies, cavalry, or any.

    [unit.special.step] A special unit of an ally is a step of his.
    """
    corps = game.printed.corps
    nation = game.printed.nation_of[force.general or force.head]
    if reason.rule == "unit.special.entry":
        return list(force.specials)
    if reason.key in ("command.cavalry-needs-army", "command.too-much-cavalry"):
        return [each for each in force.corps if corps[each].cavalry]
    if reason.key in ("command.too-many-allies", "command.allies-outnumber"):
        return [each for each in (*force.corps, *force.specials) if is_allied(game, each, nation)]
    return [*force.corps, *force.specials]


def drop_special(game: Game, head: str, special: str) -> None:
    """[unit.special.rebuild] A special unit goes to the reserve."""
    specials = tuple([each for each in game.forces[head].specials if each != special])
    change(game, head, specials=specials)
    to_reserve(game, special)
    game.tell("special.eliminated", special=special)


def dismiss(game: Game, head: str, general: str) -> None:
    """[general-change.subordinate] A subordinate leaves his army for the reserve."""
    left = tuple([each for each in game.forces[head].subordinates if each != general])
    change(game, head, subordinates=left)
    retire(game, general)


def retire(game: Game, general: str) -> None:
    """[general-change.return] A general goes to the reserve until the next budget phase."""
    to_reserve(game, general)
    game.tell("general.to-reserve", general=general)
