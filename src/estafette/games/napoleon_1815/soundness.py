"""Is the box sound? What an owner's corrections may break, found before anybody plays."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, TypeAlias

from .events import EVENTS
from .printed import ByArmy, Card, Printed, ScenarioSheet
from .sides import Army, Camp
from .start import cards_of, flags_at_start, vedettes_of_sheet

Fault: TypeAlias = tuple[str, dict[str, Any]]

NAMED_ZONES = ("alost", "bruxelles", "maubeuge")
NAMED_BLOCKS = (
    *("napoleon", "wellington", "blucher"),
    *("drouot", "grouchy", "ney", "lamarque"),
    *("hill", "orange", "picton", "uxbridge", "frederick", "gneisenau"),
)
FEWEST_DRAWN, MOST_DRAWN = 1, 4


def check(printed: Printed) -> list[Fault]:
    """Everything in the box that does not hold together; nothing if it is sound."""
    faults = [*map_faults(printed), *block_faults(printed), *card_faults(printed)]
    faults += [*deck_faults(printed), *title_faults(printed), *invasion_faults(printed)]
    for name, sheet in printed.sheets.items():
        if sheet.id != name:
            faults.append(("sound.scenario-id", {"scenario": name, "id": sheet.id}))
        faults += scenario_faults(printed, sheet)
    return faults


def map_faults(printed: Printed) -> Iterator[Fault]:
    """[map.zones-connections] One map, every kind of ground explained, the named zones there."""
    for apart in printed.graph.components()[1:]:
        yield "sound.apart", {"zone": apart[0]}
    for zone in printed.zones.values():
        if zone.kind not in printed.tables.terrain:
            yield "sound.terrain", {"zone": zone.id, "kind": zone.kind}
    for named in NAMED_ZONES:
        if named not in printed.zones:
            yield "sound.named-zone", {"zone": named}


def block_faults(printed: Printed) -> Iterator[Fault]:
    """[component.blocks.count] As many blocks as the box holds, and those that the rules name."""
    for named in NAMED_BLOCKS:
        if named not in printed.blocks:
            yield "sound.named-block", {"block": named}
    for army in Army:
        count = sum(block.army is army for block in printed.blocks.values())
        supply = of_army(printed.tables.supplies.blocks, army)
        if count != supply:
            yield "sound.blocks", {"army": army, "count": count, "supply": supply}


def card_faults(printed: Printed) -> Iterator[Fault]:
    """[component.decks.size] Each card has a number of its own, a title, a combat box."""
    numbers = Counter(card.number for card in printed.cards.values())
    for card in printed.cards.values():
        facts = {"number": card.number}
        title = printed.titles.get(card.title)
        if numbers[card.number] > 1:
            yield "sound.card-twice", facts
        if title is None:
            yield "sound.card-title", {**facts, "title": card.title}
        elif card.deck not in title.camps:
            yield "sound.card-camp", {**facts, "title": card.title, "camp": card.deck}
        if card.face not in printed.faces:
            yield "sound.card-face", {**facts, "face": card.face}
        if card.replaces and not stands_in(printed, card):
            yield "sound.card-replaces", {**facts, "replaced": card.replaces}


def stands_in(printed: Printed, card: Card) -> bool:
    """R-04, R-72: a card put in place of another has its deck and its figures."""
    return any(
        (card.deck, card.value, card.face, card.recovery)
        == (other.deck, other.value, other.face, other.recovery)
        for other in printed.cards.values()
        if other.number == card.replaces
    )


def deck_faults(printed: Printed) -> Iterator[Fault]:
    """[component.decks.size] Whatever the options, each deck counts up."""
    wanted = printed.tables.supplies.deck_cards
    for camp, players, fourrager in product(Camp, (2, 3), (True, False)):
        count = len(cards_of(printed, camp, players, fourrager))
        if count != wanted:
            facts = {"camp": camp, "players": players, "count": count, "wanted": wanted}
            yield "sound.deck", facts


def title_faults(printed: Printed) -> Iterator[Fault]:
    """[cards.list] Every title has its event, and every event its title."""
    for title in printed.titles:
        if title not in EVENTS:
            yield "sound.title-event", {"title": title}
    for title in EVENTS:
        if title not in printed.titles:
            yield "sound.event-title", {"title": title}


def invasion_faults(printed: Printed) -> Iterator[Fault]:
    """[draw.count] With two players or three, everybody draws from 1 to 4 cards."""
    for invasion in printed.invasions.values():
        draws = [invasion.draws(army) for army in Army]
        draws.append(invasion.anglo_allied + invasion.prussian)
        if not all(FEWEST_DRAWN <= draw <= MOST_DRAWN for draw in draws):
            facts = {"number": invasion.number, "least": FEWEST_DRAWN, "most": MOST_DRAWN}
            yield "sound.invasion-draws", facts


def scenario_faults(printed: Printed, sheet: ScenarioSheet) -> list[Fault]:
    """[scenario.supplies.setup] What a scenario puts on the table exists and suffices."""
    found = [
        *place_faults(printed, sheet),
        *strength_faults(printed, sheet),
        *turn_faults(printed, sheet),
        *flag_faults(printed, sheet),
        *supply_faults(printed, sheet),
    ]
    return [(key, {"scenario": sheet.id, **facts}) for key, facts in found]


def place_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """Every block and every zone of the set-up is known, in play, and used once."""
    ground = printed.grounds.get(sheet.id, printed.graph)
    placed = [unit.block for unit in sheet.unit]
    placed += [reinforcement.block for reinforcement in sheet.reinforcement]
    exempt = [block for held in sheet.activated_at_start for block in held.exempt]
    zones = [unit.zone for unit in sheet.unit]
    zones += [
        zone
        for reinforcement in sheet.reinforcement
        for zone in (reinforcement.zone, *reinforcement.otherwise)
    ]
    for block in dict.fromkeys((*placed, *exempt, *sheet.entered)):
        if block not in printed.blocks:
            yield "sound.set-up-block", {"block": block}
    for block, times in Counter(placed).items():
        if times > 1:
            yield "sound.set-up-twice", {"block": block}
    for zone in dict.fromkeys((*zones, *sheet.fortified_positions)):
        if zone not in ground:
            yield "sound.set-up-zone", {"zone": zone}
    if not ground.is_connected():
        yield "sound.area-apart", {}


def strength_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[oob.strength-maximum] [component.cubes.count] Strengths fit their track and the cubes."""
    infantry = {block.id: block.infantry for block in printed.blocks.values()}
    cavalry = {block.id: block.cavalry for block in printed.blocks.values()}
    for unit in sheet.unit:
        if unit.infantry is not None:
            infantry[unit.block] = unit.infantry
        if unit.cavalry is not None:
            cavalry[unit.block] = unit.cavalry
    most = printed.tables.strength.maximum
    for block in printed.blocks.values():
        strength = infantry[block.id] + cavalry[block.id]
        if block.kind == "corps" and not 1 <= strength <= most:
            yield "sound.strength", {"corps": block.id, "strength": strength, "most": most}
    supplies = printed.tables.supplies
    for army, (arm, points, cubes) in product(
        Army, (("infantry", infantry, supplies.infantry), ("cavalry", cavalry, supplies.cavalry))
    ):
        count = sum(points[block.id] for block in printed.blocks.values() if block.army is army)
        if count > of_army(cubes, army):
            facts = {"army": army, "arm": arm, "count": count, "supply": of_army(cubes, army)}
            yield "sound.cubes", facts


def turn_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[scenario.supplies.turns] Each turn has one Invasion card; what is due comes in time."""
    last = len(sheet.turns)
    for turn in range(1, last + 1):
        active = [active for active in sheet.invasion if active.first <= turn <= active.to]
        if len(active) != 1:
            yield "sound.invasion-turn", {"turn": turn, "count": len(active)}
    for span in sheet.invasion:
        if span.card not in printed.invasions:
            yield "sound.invasion-card", {"number": span.card}
    for reinforcement in sheet.reinforcement:
        if not 1 <= reinforcement.turn <= last:
            yield "sound.reinforcement-turn", {"block": reinforcement.block, "last": last}
    ends = printed.tables.track
    if not ends.french_wins_at < sheet.track < ends.coalition_wins_at:
        yield "sound.track", {"track": sheet.track}


def flag_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[control.marker.zones] Control markers lie on scoring zones, one on each."""
    control, flags = sheet.control, flags_at_start(sheet)
    times = Counter((*control.french, *control.anglo_allied, *control.prussian))
    for zone in flags:
        if zone not in printed.zones or not printed.zones[zone].points:
            yield "sound.flag-zone", {"zone": zone}
        if times[zone] > 1:
            yield "sound.flag-twice", {"zone": zone}
    for army in Army:
        count = sum(flag is army for flag in flags.values())
        supply = of_army(printed.tables.supplies.flags, army)
        if count > supply:
            yield "sound.flags", {"army": army, "count": count, "supply": supply}


def supply_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[fortified-position.count] Markers on farms only, and no more pieces than the box holds."""
    for zone in sheet.fortified_positions:
        if zone in printed.zones and printed.zones[zone].kind != "fortified-farm":
            yield "sound.position-zone", {"zone": zone}
    count, supply = len(sheet.fortified_positions), printed.tables.supplies.fortified_positions
    if count > supply:
        yield "sound.positions", {"count": count, "supply": supply}
    for army, wanted in vedettes_of_sheet(sheet).items():
        blocks = [b for b in printed.blocks.values() if b.kind == "vedette" and b.army is army]
        if wanted > len(blocks):
            yield "sound.vedettes", {"army": army, "count": wanted, "supply": len(blocks)}


def of_army(supply: ByArmy, army: Army) -> int:
    """What the box holds of something for one army."""
    counts = {
        Army.FRENCH: supply.french,
        Army.ANGLO_ALLIED: supply.anglo_allied,
        Army.PRUSSIAN: supply.prussian,
    }
    return counts[army]
