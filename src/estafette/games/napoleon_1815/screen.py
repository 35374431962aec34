"""[p.6] The screen: what strength and fatigue a seat may imagine behind it.

What an army has lost of each arm is open (R-09): the points that are left are dealt over its corps.
What has happened to a corps since the last step must be possible in the guess as well.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Dice

from .combat import BEHIND_THE_SCREEN
from .fog import Names
from .printed import Printed
from .sequence import SEQUENCE
from .sides import ARMIES, Camp
from .state import Combat, Game

Worth: TypeAlias = tuple[int, int, int]  # infantry, cavalry, fatigue

TRIES = 12
RESTED = (0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6)  # fatigue of a corps still to be activated
WEARY = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7)  # and of one that has acted
ONLY_CUBE = 4  # how many lots of being lost the only cube of an arm has
INFANTRY, CAVALRY = 0, 1
MANY = 99  # points: more than any pile has


class Luck(Struct, frozen=True):
    """How strength and fatigue are dealt: corps in an order, and each arm's cubes in theirs."""

    order: list[str]
    cubes: tuple[list[str], list[str]]
    fatigue: dict[str, int]


class Clue(Struct, frozen=True):
    """What a combat has shown of a side: the cards its corps brought, and their fatigue since.

    `riders` are those who are left of them, `strong` says whether they have shown more cavalry than
    the enemy, and `cavalry` is the least and the most of it that they have now.
    """

    cards: int
    pile: tuple[str, ...]
    suffered: dict[str, int]
    riders: tuple[str, ...]
    strong: bool | None
    cavalry: tuple[int, int]


class Screen(Struct, frozen=True):
    """What a seat imagines behind a screen.

    `now` is what the corps are worth at this moment: the table of the last step is compared with
    it, and only what has changed is read off it. `asked` says of each seat whether it is asked
    which points its exhausted corps lose; at any other time it is empty. `treated` are the corps
    that recovery cards have served, in that order.
    """

    camp: Camp
    lucks: list[Luck]
    clue: Clue | None
    now: dict[str, Worth]
    asked: dict[str, bool]
    treated: list[str]


class Room(Struct, frozen=True):
    """Between what bounds a corps may be imagined.

    `least` and `most` are by arm, `floor` and `ceiling` for both together; `tired` is the fatigue
    gained since the last step, and `doomed` says that it is more than the corps can bear.
    """

    least: tuple[int, int]
    most: tuple[int, int]
    floor: int
    ceiling: int
    tired: int = 0
    doomed: bool = False


def imagine_screen(game: Game, seat: str | None, camp: Camp, dice: Dice) -> Screen:
    """A guess at the strength and fatigue of a camp, to be laid on the table of the last step."""
    clue = clue_of(game, seat, camp)
    lucks = [draw_luck(game, camp, dice) for _ in range(1 if clue is None else TRIES)]
    now = {c: worth_of(game, c) for c in corps_on_board(game, camp)}
    treated = [c for c in game.treated if game.printed.camp_of[c] is camp]
    return Screen(camp, lucks, clue, now, asked_for_losses(game, camp), treated)


def clue_of(game: Game, seat: str | None, camp: Camp) -> Clue | None:
    """R-09: in a combat all see how many cards the corps of a side brought, but not why."""
    combat = game.combat
    if combat is None or not combat.side(camp).tally:
        return None
    side = combat.side(camp)
    cards = sum([amount for key, amount in side.tally if key in BEHIND_THE_SCREEN])
    strong = None
    if combat.outridden is not None:
        strong = (camp is combat.winner) is combat.outridden
    return Clue(
        cards,
        tuple(side.suffered or side.pile),
        dict(side.suffered),
        tuple(side.pile),
        strong,
        cavalry_shown(game, combat, camp) if seat is not None else (0, MANY),
    )


def cavalry_shown(game: Game, combat: Combat, camp: Camp) -> tuple[int, int]:
    """[combat.pursuit.condition] The least and the most cavalry of a pile that its enemy sees."""
    if combat.outridden is None:
        return 0, MANY
    rival, won = game.cavalry_of(combat.side(camp.enemy).pile), camp is combat.winner
    return (rival + won, MANY) if won is combat.outridden else (0, rival - (not won))


def asked_for_losses(game: Game, camp: Camp) -> dict[str, bool]:
    """[recovery.strength-loss] R-118: all see who is asked: whoever has any exhausted corps."""
    if SEQUENCE.path(game.place - 1)[-1] != "recovery.strength-loss":
        return {}
    from_ = game.printed.tables.fatigue.exhausted_from
    every = corps_on_board(game, camp)
    owners = {game.owner(c) for c in every if game.fatigue[c] >= from_}
    return {seat: seat in owners for seat in game.seats(camp)}


def draw_luck(game: Game, camp: Camp, dice: Dice) -> Luck:
    """Corps and cubes of a camp in any order, and for each corps a place in the fatigue tables."""
    full = full_strength(game.printed, game.scenario)
    corps = [c for c in full if game.printed.camp_of[c] is camp]
    return Luck(
        dice.shuffled(corps),
        (cubes(full, corps, INFANTRY, dice), cubes(full, corps, CAVALRY, dice)),
        {c: dice.pick(range(len(WEARY))) for c in corps},
    )


def cubes(
    full: Mapping[str, tuple[int, int]], corps: Sequence[str], arm: int, dice: Dice
) -> list[str]:
    """The cubes of an arm, from those that stay longest to those that were lost first.

    An only cube is given up sooner than one of many: it stands where the last of its lots falls.
    """
    lots = [c for c in corps for _ in range(ONLY_CUBE if full[c][arm] == 1 else full[c][arm])]
    order = dice.shuffled(lots)
    last = {c: number for number, c in enumerate(order)}
    return [c for number, c in enumerate(order) if full[c][arm] > 1 or last[c] == number]


def lay_screen(table: Game, screen: Screen, names: Names) -> None:
    """Strength and fatigue as imagined; corps removed since have shown what they were."""
    rooms = rooms_on(table, screen, names)
    corps = corps_on_board(table, screen.camp)
    gone = [c for c in corps if c not in screen.now]
    for drawn in screen.lucks:
        luck = leaning(drawn, screen.clue)
        bounds = rooms
        if screen.clue is not None:
            bounds = bounds_of_cards(table, screen.clue, gone, luck, rooms)
        worth: dict[str, Worth] = {}
        for army in ARMIES[screen.camp]:
            own = [c for c in bounds if table.printed.army_of[c] is army]
            worth |= dealt(table, own, luck, bounds)
        if screen.clue is None or (
            not missing_cards(table, screen.clue, gone, worth, rooms)
            and has_shown_cavalry(table, screen, screen.clue, worth)
        ):
            break
    if screen.asked:
        exhausted = exhausted_corps(table, screen, luck, rooms)
        worth = {c: as_asked(table, screen, exhausted, c, worth[c]) for c in worth}
    for c, (infantry, cavalry, fatigue) in worth.items():
        table.infantry[c], table.cavalry[c], table.fatigue[c] = infantry, cavalry, fatigue


def leaning(luck: Luck, clue: Clue | None) -> Luck:
    """[combat.pursuit.condition] The pile gets its cavalry first if it has more, last if less."""
    if clue is None or clue.strong is None:
        return luck
    strong, (foot, horse) = clue.strong, luck.cubes
    return replace(
        luck, cubes=(foot, sorted(horse, key=lambda c: (c in clue.riders) is not strong))
    )


def has_shown_cavalry(table: Game, screen: Screen, clue: Clue, worth: Mapping[str, Worth]) -> bool:
    """Is what is left of the cavalry of the pile as much as the enemy can tell?"""
    riders = [c for c in clue.riders if c in worth]
    lost = sum([max(0, table.cavalry[c] - screen.now[c][CAVALRY]) for c in riders])
    least, most = clue.cavalry
    return least <= sum([worth[c][CAVALRY] for c in riders]) - lost <= most


def exhausted_corps(
    table: Game, screen: Screen, luck: Luck, rooms: Mapping[str, Room]
) -> list[str]:
    """[recovery.strength-loss] For each seat that is asked, a corps that may lose a point."""
    able = [c for c in luck.order if c in rooms and c in table.activated]
    first = {table.owner(c): c for c in reversed(able)}
    return [c for owner, c in first.items() if screen.asked.get(owner)]


def as_asked(
    table: Game, screen: Screen, exhausted: Sequence[str], corps: str, worth: Worth
) -> Worth:
    """[recovery.unactivated] Who did not act has rested; who is asked has an exhausted corps."""
    infantry, cavalry, fatigue = worth
    from_ = table.printed.tables.fatigue.exhausted_from
    if corps not in table.activated:
        fatigue = 0
    elif corps in exhausted:
        fatigue = max(fatigue, from_)
    elif not screen.asked[table.owner(corps)]:
        fatigue = min(fatigue, from_ - 1)
    return infantry, cavalry, fatigue


def rooms_on(table: Game, screen: Screen, names: Names) -> dict[str, Room]:
    """A corps that has lost points since the last step had them, and had the arms it chose from.

    An event may have given it an infantry point above those of the scenario.
    """
    full = full_strength(table.printed, table.scenario)
    bearable = table.printed.tables.fatigue.eliminated_above
    places = {names.get(place, place): place for place in table.zone}
    rooms = {}
    for c in corps_on_board(table, screen.camp):
        place = places[c]
        if c not in screen.now:
            continue
        now = screen.now.get(place, (1, 0, 0))
        then = worth_of(table, place) if place in screen.now else now
        lost = (max(0, then[0] - now[0]), max(0, then[1] - now[1]))
        least, most = (0, 0), full[c]
        if any(lost):
            least = (lost[0] + min(1, now[0]), lost[1] + min(1, now[1]))
            most = (most[0] if now[0] else lost[0], most[1] if now[1] else lost[1])
        alive = now[0] + now[1] > 0
        floor = sum(lost) + alive
        ceiling = max(floor, sum(most) + min(1, most[0])) if alive else floor
        rooms[c] = Room(least, most, floor, ceiling, now[2] - then[2], now[2] > bearable)
    return rooms


def serve(table: Game, screen: Screen, names: Names) -> Names:
    """[cards.use.recovery] Which corps cards have served nobody else sees: it may be any of them.

    Those who have acted and are tired come first.
    """
    if not screen.treated:
        return names
    owner = table.owner(screen.treated[0])
    order = [c for c in screen.lucks[0].order if c in table.zone and table.owner(c) == owner]
    order.sort(key=lambda c: (c not in table.activated, not table.fatigue[c]))
    served = dict(zip(screen.treated, order, strict=False))
    for c in served.values():
        table.fatigue[c] = max(1, table.fatigue[c])
    return names | served


def bounds_of_cards(
    table: Game, clue: Clue, gone: Sequence[str], luck: Luck, rooms: dict[str, Room]
) -> dict[str, Room]:
    """[combat.cards.strength] Which corps of the pile are strong, if its cards are to come out."""
    strong = table.printed.tables.combat_cards.columns[-1]
    weak = {c: (1, 0, weariness(table, c, luck, rooms[c])) for c in clue.pile if c in rooms}
    wanted = missing_cards(table, clue, gone, weak, rooms)
    able = [c for c in luck.order if c in weak and rooms[c].ceiling >= strong]
    able.sort(key=lambda c: rooms[c].floor < strong)
    bounds = dict(rooms)
    for c in weak:
        room = rooms[c]
        if c in able[: max(0, wanted)]:
            bounds[c] = replace(room, floor=max(room.floor, strong))
        else:
            bounds[c] = replace(room, ceiling=min(room.ceiling, max(room.floor, strong - 1)))
    return bounds


def missing_cards(
    table: Game,
    clue: Clue,
    gone: Sequence[str],
    worth: Mapping[str, Worth],
    rooms: Mapping[str, Room],
) -> int:
    """How many cards more the pile has brought than it would if its corps were worth this."""
    tables, cards = table.printed.tables, clue.cards
    for c in (*[c for c in clue.pile if c in worth], *gone):
        infantry, cavalry, fatigue = worth.get(c) or worth_of(table, c)
        if c in rooms:
            fatigue += max(0, rooms[c].tired - clue.suffered.get(c, 0))
        cards -= tables.combat_cards.at(infantry + cavalry, 1)
        cards += fatigue >= tables.fatigue.exhausted_from
    return cards


def dealt(
    table: Game, corps: Sequence[str], luck: Luck, rooms: Mapping[str, Room]
) -> dict[str, Worth]:
    """The points of an army, cube by cube where there is room; no corps goes without."""
    hands = [{c: rooms[c].least[arm] for c in corps} for arm in (INFANTRY, CAVALRY)]
    left = [
        sum([points[c] for c in corps]) - sum(hands[arm].values())
        for arm, points in enumerate((table.infantry, table.cavalry))
    ]

    def give(c: str, arm: int, most: int, ceiling: int) -> bool:
        own = hands[arm]
        if left[arm] <= 0 or own[c] >= most or own[c] + hands[1 - arm][c] >= ceiling:
            return False
        own[c] += 1
        left[arm] -= 1
        return True

    for c in sorted(corps, key=lambda c: min(rooms[c].most) > 0):
        (foot, horse), floor = rooms[c].most, rooms[c].floor
        first = [(INFANTRY, foot), (CAVALRY, horse)]
        for arm, most in (*(first if foot > horse else reversed(first)), (INFANTRY, foot + 1)):
            while most and give(c, arm, most, floor):
                pass
    for arm in (INFANTRY, CAVALRY):
        for c in luck.cubes[arm]:
            if c in hands[arm]:
                give(c, arm, rooms[c].most[arm], rooms[c].ceiling)
        untouched = [c for c in luck.order if c in corps and not any(rooms[c].least)]
        for c in (untouched or list(corps)) * max(0, left[arm]):  # points that events have added
            give(c, arm, MANY, MANY)
    return {c: (hands[0][c], hands[1][c], weariness(table, c, luck, rooms[c])) for c in corps}


def weariness(table: Game, corps: str, luck: Luck, room: Room) -> int:
    """A fatigue that the corps can have had, if it has since grown so much."""
    fatigue = (WEARY if corps in table.activated else RESTED)[luck.fatigue[corps]]
    bearable = table.printed.tables.fatigue.eliminated_above - max(0, room.tired)
    return max(fatigue, bearable + 1) if room.doomed else min(fatigue, bearable)


def corps_on_board(game: Game, camp: Camp) -> list[str]:
    """The corps of a camp on the board, in the order of the box."""
    corps, zone = game.printed.corps_of[camp], game.zone
    full = full_strength(game.printed, game.scenario)
    return [c for c in full if c in corps and c in zone]


@cache
def full_strength(printed: Printed, scenario: str) -> Mapping[str, tuple[int, int]]:
    """[setup.oob] The corps, each with the infantry and cavalry it brings into the scenario."""
    full = {b.id: (b.infantry, b.cavalry) for b in printed.blocks.values() if b.kind == "corps"}
    for unit in printed.sheets[scenario].unit:
        if unit.block in full:
            infantry, cavalry = full[unit.block]
            infantry = infantry if unit.infantry is None else unit.infantry
            full[unit.block] = (infantry, cavalry if unit.cavalry is None else unit.cavalry)
    return full


def worth_of(game: Game, corps: str) -> Worth:
    return game.infantry[corps], game.cavalry[corps], game.fatigue[corps]
