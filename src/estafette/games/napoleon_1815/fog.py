"""[p.15] The fog of war: who may stand behind an upright block, from what is seen of it.

Places are taken in the order of the numbers on their backs, and names in the order of the
alphabet, so that a deal depends on what the seat can see and on the dice alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from estafette.engine import Dice

from .manoeuvre import add_modifiers
from .printed import Printed
from .sequence import SEQUENCE
from .sides import BLUCHER, WELLINGTON, Camp
from .state import Game, Operation

Names: TypeAlias = dict[str, str]

TRIES = 60  # more than chance needs to find a pile or commanders that few blocks can be
PILES = ("corps", "corps", "vedettes")  # what several blocks that act together may be
OF_THE_PILE = frozenset(
    {"points.vedettes", "points.extra-corps", "points.symbol", "points.napoleon", "points.rain"}
)


def upright(game: Game, camp: Camp) -> list[str]:
    """[grognard.fog.upright] The blocks of a camp whose faces its enemy does not see."""
    if not game.grognard:
        return []
    camp_of, flat = game.printed.camp_of, game.flat
    return [block for block in game.zone if camp_of[block] is camp and block not in flat]


def deal_blocks(game: Game, seat: str | None, camp: Camp, dice: Dice) -> Names:
    """[grognard.fog.visible] Who may stand behind each upright block, from what is seen of it."""
    places = sorted(upright(game, camp), key=game.handles.__getitem__)
    if not places:
        return {}
    firm, light = firm_places(game, seat, camp, places), light_places(game, camp, places)
    pile = loose_pile(game, camp, firm)
    for _ in range(TRIES):
        if pile and dice.pick(PILES) == "vedettes":
            names = deal_once(game, places, firm, light + pile, dice)
        else:
            names = deal_once(game, places, firm.union(pile), light, dice)
        if names is not None and is_pile(game, camp, names):
            return names
    return deal_anyhow(game, places, dice)


def deal_anyhow(game: Game, places: Sequence[str], dice: Dice) -> Names:
    """Any block of an army behind any of its numbers."""
    names: Names = {}
    army_of = game.printed.army_of
    for army in dict.fromkeys([army_of[place] for place in places]):
        own = [place for place in places if army_of[place] is army]
        names |= zip(own, dice.shuffled(sorted(own)), strict=True)
    return names


def loose_pile(game: Game, camp: Camp, firm: frozenset[str]) -> list[str]:
    """[grognard.vedette.alone] The blocks that act together and may be corps or vedettes."""
    operation = game.operation
    if operation is None or operation.camp is not camp or len(operation.blocks) < 2:
        return []
    return [block for block in operation.blocks if block not in firm and block not in game.flat]


def firm_places(game: Game, seat: str | None, camp: Camp, places: Sequence[str]) -> frozenset[str]:
    """[grognard.vedette.eliminated] No vedettes: blocks that face enemy corps, or did just now."""
    zones = set(game.axes)
    if seat is not None:
        enemies = game.printed.corps_of[camp.enemy]
        zones |= {zone for block, zone in game.zone.items() if block in enemies}
    if game.combat is not None:
        zones.add(game.combat.zone)
    acting: list[str] = []
    operation = game.operation
    if operation is not None:
        acting = operation.sent + operation.followed  # [card.x.reaction.move]
    if operation is not None and (operation.began_contested or operation.fortress):
        if operation.camp is camp:
            acting += operation.blocks
        elif operation.began_contested:
            zones.add(operation.start)
    return frozenset([b for b in places if game.zone[b] in zones or b in acting])


def light_places(game: Game, camp: Camp, places: Sequence[str]) -> list[str]:
    """[grognard.vedette.friendly-no-stop] Only vedettes: a pile has just come through there."""
    operation = game.operation
    if operation is None or operation.camp is not camp:
        return []
    axis = game.axes.get(operation.zone)
    if axis is None or axis.camp is not camp or axis.to == operation.start or not operation.spent:
        return []
    acting = operation.blocks
    return [block for block in places if game.zone[block] == axis.to and block not in acting]


def deal_once(
    game: Game, places: Sequence[str], firm: frozenset[str], light: Sequence[str], dice: Dice
) -> Names | None:
    """Vedettes where they may be, commanders with company, corps elsewhere; None if it fails."""
    kind, army_of = kinds(game.printed), game.printed.army_of
    names: Names = {}
    for army in dict.fromkeys([army_of[place] for place in places]):
        vedettes = sorted([p for p in places if army_of[p] is army and kind[p] == "vedette"])
        loose = dice.shuffled([p for p in places if army_of[p] is army and p not in firm])
        loose.sort(key=lambda place: place not in light)
        if len(loose) < len(vedettes):
            return None
        names |= zip(loose, vedettes, strict=False)
    for commander in sorted([place for place in places if kind[place] == "commander"]):
        own = [p for p in places if p not in names and army_of[p] is army_of[commander]]
        able = [
            place
            for place in followers(game, own) or own
            if has_company(game, place, places, names)
            and fits_talks(game, commander, place, places, names)
        ]
        if not able:
            return None
        names[dice.pick(able)] = commander
    for army in dict.fromkeys([army_of[place] for place in places]):
        corps = sorted([p for p in places if army_of[p] is army and kind[p] == "corps"])
        left = [place for place in places if army_of[place] is army and place not in names]
        names |= zip(left, dice.shuffled(corps), strict=True)
    return names


def has_company(game: Game, place: str, places: Sequence[str], names: Names) -> bool:
    """[unit.commander.not-left-alone] Could a commander be there, with a corps beside him?"""
    operation, camp = game.operation, game.printed.camp_of[place]
    leaving: list[str] = []
    if operation is not None and place in operation.sent[:1]:
        return False
    if operation is not None and operation.camp is camp:
        if place in operation.pile[:1]:
            return False
        if operation.manoeuvre:
            leaving = operation.blocks
    seen = [c for c in game.corps_at(game.zone[place], camp) if c in game.flat]
    if operation is None or place not in operation.followed:
        seen = [c for c in seen if c not in newcomers(game)]
    likely = [other for other in places if other not in names and other != place]
    return any(
        game.zone[other] == game.zone[place] and (other in leaving) == (place in leaving)
        for other in seen + likely
    )


def newcomers(game: Game) -> list[str]:
    """[card.x.au-son-du-canon.move] Who has come meanwhile to where he is: to attack, or beaten."""
    operation, combat = game.operation, game.combat
    if operation is None or combat is None:
        return []
    fought = combat.attacker.blocks + combat.defender.blocks
    came = [block for block in fought if game.zone[block] != combat.zone]
    return came + combat.attacker.blocks if operation.manoeuvre else came


def followers(game: Game, places: Sequence[str]) -> list[str]:
    """R-12: blocks that went along unasked, for they would have been left alone."""
    operation = game.operation
    return [] if operation is None else [p for p in places if p in operation.followed]


def fits_talks(game: Game, commander: str, place: str, places: Sequence[str], names: Names) -> bool:
    """R-116: could he be there, if Blücher and Wellington have just met, or have not met yet?"""
    other = {BLUCHER: WELLINGTON, WELLINGTON: BLUCHER}.get(commander)
    have_met = whether_they_met(game)
    if other is None or other not in game.zone or have_met is None:
        return True
    if other in game.flat:
        there = [other]
    else:
        army_of = game.printed.army_of
        own = [p for p in places if p not in names and army_of[p] is army_of[other]]
        known = [p for p, name in names.items() if name == other]
        there = known or [p for p in own if has_company(game, p, places, names)]
    here = stood(game, place)
    return any((game.distance(here, stood(game, p)) <= 1) == have_met for p in there)


def whether_they_met(game: Game) -> bool | None:
    """R-116: all see when the Coalition players confer, once in a turn; None: nobody can tell."""
    *_, phase, step = SEQUENCE.path(game.place - 1)
    if game.players == 2 or game.aide:
        return None
    if step == "three.communication.commanders":
        return True
    return None if game.conferred or phase != "operations.alternate" else False


def stood(game: Game, place: str) -> str:
    """Where a block stood before the operation."""
    operation = game.operation
    if operation is not None and operation.start and place in operation.blocks:
        return operation.start
    return game.zone[place]


@cache
def kinds(printed: Printed) -> Mapping[str, str]:
    return {block.id: block.kind for block in printed.blocks.values()}


def is_pile(game: Game, camp: Camp, names: Names) -> bool:
    """[grognard.vedette.alone] Could the pile that acts be this one, and have come so far?"""
    operation = game.operation
    if operation is None or operation.camp is not camp or not operation.pile:
        return True
    kind, blocks = kinds(game.printed), renamed(operation.blocks, names)
    troops = [block for block in blocks if kind[block] != "commander"]
    scouts = [block for block in troops if kind[block] == "vedette"]
    if blocks[0] not in troops or (scouts and len(scouts) < len(blocks)):
        return False
    if not operation.tally:
        return True
    likely = Operation(
        operation.seat,
        operation.camp,
        pile=troops,
        commanders=[block for block in blocks if kind[block] == "commander"],
        tally=[line for line in operation.tally if line[0] not in OF_THE_PILE],
        forced_march=operation.forced_march,
    )
    add_modifiers(game, likely)
    if operation.has_moved and operation.zone == operation.start and likely.points <= 0:
        return False  # [movement.zero]
    spare = 1 if game.in_force("a-bruxelles") else 0
    return not operation.spent or likely.points + spare >= operation.spent


def lay_blocks(table: Game, names: Names) -> None:
    """Every place keeps what is seen of it, and takes the name that was dealt to it."""
    zone, handles = dict(table.zone), dict(table.handles)
    for block in zone:
        name = names.get(block, block)
        table.zone[name] = zone[block]
        if handles:
            table.handles[name] = handles[block]
    table.activated = {names.get(block, block) for block in table.activated}
    table.acted = {names.get(block, block) for block in table.acted}
    table.held = renamed(table.held, names)
    if (operation := table.operation) is not None:
        kind, blocks = kinds(table.printed), renamed(operation.blocks, names)
        operation.pile = [block for block in blocks if kind[block] != "commander"]
        operation.commanders = [block for block in blocks if kind[block] == "commander"]


def renamed(ids: Iterable[str], names: Names) -> list[str]:
    return [names.get(id_, id_) for id_ in ids]
