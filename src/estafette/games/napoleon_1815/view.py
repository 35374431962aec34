"""[p.6, p.15] What each seat may see. Built from nothing: what is not written here is not sent."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations

from estafette.engine import CardFace, Cards, Figure, Marker, Piece, Sheet, Track, View

from .combat import seen_tally
from .draw import active_invasion
from .events import camp_of_seat
from .printed import Card, Printed
from .sequence import SEQUENCE
from .sides import Camp
from .state import Combat, Engaged, Game, Operation

GOALS: dict[Camp | None, Sheet] = {
    None: Sheet("sheet.goal", {"camp": "both"}),
    **{camp: Sheet("sheet.goal", {"camp": camp}) for camp in Camp},
}


def view(game: Game, seat: str | None) -> View:
    """The table as one seat sees it; None is a spectator, who sees least."""
    camp = None if seat is None else camp_of_seat(seat)
    return View(
        seat=seat,
        path=SEQUENCE.path(game.place - 1),
        pieces=tuple(pieces(game, camp)),
        markers=tuple(markers(game)),
        tracks=tracks(game),
        cards=tuple(cards(game, seat)),
        sheets=tuple(sheets(game, camp)),
        may_talk=may_talk(game, camp),
    )


def pieces(game: Game, camp: Camp | None) -> Iterable[Piece]:
    """[grognard.fog.upright] In the fog an enemy block shows its number, its army and its state.

    The blocks stand in the order of their numbers: any other could tell who is who.
    """
    camp_of = game.printed.camp_of
    if not game.grognard:
        for block, zone in game.zone.items():
            yield seen_piece(game, block, block, zone, camp_of[block] is camp)
        return
    handles, army_of = game.handles, game.printed.army_of
    for block in sorted(game.zone, key=handles.__getitem__):
        handle, zone, own = handles[block], game.zone[block], camp_of[block] is camp
        if own or block in game.flat:  # [grognard.fog.reveal]
            yield seen_piece(game, block, handle, zone, own)
        else:
            marks = ("activated",) if block in game.activated else ()
            yield Piece(handle, zone, army_of[block], "block", "", (), marks)


def seen_piece(game: Game, block: str, id_: str, zone: str, own: bool) -> Piece:
    """[oob.hidden] A block whose face is seen; its strength and fatigue are for its own camp."""
    kind, army = kinds(game.printed)[block]
    marks: tuple[str, ...] = ("activated",) if block in game.activated else ()
    if block in game.flat:
        marks += ("flat",)
    figures: tuple[Figure, ...] = ()
    if own and kind == "corps":
        most = game.printed.tables.fatigue.eliminated_above
        figures = figures_of(game.infantry[block], game.cavalry[block], game.fatigue[block], most)
    return Piece(id_, zone, army, kind, block, figures, marks)


@cache
def kinds(printed: Printed) -> Mapping[str, tuple[str, str]]:
    return {block.id: (block.kind, block.army) for block in printed.blocks.values()}


@cache
def figures_of(infantry: int, cavalry: int, fatigue: int, most: int) -> tuple[Figure, ...]:
    return (
        Figure("figure.infantry", infantry),
        Figure("figure.cavalry", cavalry),
        Figure("figure.fatigue", fatigue, most),
    )


def markers(game: Game) -> Iterable[Marker]:
    """[component.flags.count] Flags, entrenchments, broken bridges and retreat axes: all open."""
    printed = game.printed
    for zone, army in game.flags.items():
        yield Marker("flag", zone, (), army, printed.zones[zone].points)
    for zone in game.positions:
        yield Marker("fortified-position", zone)
    for connection in game.broken:
        yield Marker("destroyed-bridge", "", printed.connections[connection].ends)
    for zone, axis in game.axes.items():
        kind = "cut-axis" if zone in game.cut else "axis"
        yield Marker(kind, zone, (zone, axis.to), axis.army)


def tracks(game: Game) -> tuple[Track, ...]:
    ends, labels = game.printed.tables.track, turn_labels(game.printed, game.scenario)
    return (
        Track(
            "track.victory",
            game.track,
            ends.french_wins_at,
            ends.coalition_wins_at,
            sides=(Camp.FRENCH, Camp.COALITION),
        ),
        Track("track.turn", min(game.turn, len(labels)), 1, len(labels), labels),
    )


@cache
def turn_labels(printed: Printed, scenario: str) -> tuple[str, ...]:
    return tuple(f"name.{turn}" for turn in printed.sheets[scenario].turns)


def cards(game: Game, seat: str | None) -> Iterable[Cards]:
    """[cards.discard.secret] One's own hand, what was shown to one, what lies open; else counts.

    In what order another holds his cards is not shown.
    """
    shown = () if seat is None else game.shown.get(seat, ())
    for holder, hand in game.hands.items():
        known = hand if holder == seat else sorted(set(hand).intersection(shown))
        camp = camp_of_seat(holder)
        yield Cards(f"hand-{holder}", f"cards.hand-{holder}", camp, len(hand), open_(game, known))
    for camp, deck in game.decks.items():
        yield Cards(f"pile-{camp}", "cards.pile", camp, len(deck.pile))
        yield Cards(f"discard-{camp}", "cards.discard", camp, len(deck.discard))
    if game.lasting:
        lasting = list(game.lasting)
        yield Cards("lasting", "cards.lasting", "", len(lasting), open_(game, lasting))
    if game.combat is not None:
        for side in game.combat.sides:
            if side.shown:
                revealed = open_(game, side.shown)
                yield Cards(
                    f"combat-{side.camp}", "cards.combat", side.camp, len(revealed), revealed
                )


def open_(game: Game, held: Iterable[str]) -> tuple[CardFace, ...]:
    faces = faces_of(game.printed)
    return tuple([faces[card] for card in held])


@cache
def faces_of(printed: Printed) -> Mapping[str, CardFace]:
    return {card.id: face_of(printed, card) for card in printed.cards.values()}


def face_of(printed: Printed, card: Card) -> CardFace:
    """[component.decks.size] A card as it is printed."""
    title, box = printed.titles[card.title], printed.faces[card.face]
    return CardFace(
        card.id,
        card.id,
        title.colour,
        figures=(
            Figure("figure.value", card.value),
            Figure("figure.losses", box.losses),
            Figure("figure.tiring", box.fatigue),
            Figure("figure.recovery", card.recovery),
        ),
        moments=tuple(f"moment.{moment}" for moment in title.moments(card.deck)),
        text=f"card.{title.id}-text",
    )


def sheets(game: Game, camp: Camp | None) -> Iterable[Sheet]:
    """What everybody must remember, and what is going on."""
    yield GOALS[camp]
    yield invasion_sheet(game.printed, active_invasion(game).number)
    yield Sheet("sheet.initiative", {"camp": game.first, "active": game.active})
    if game.leader:
        yield Sheet("sheet.leader", {"seat": game.leader})
    if game.turn in game.sheet.rain_turns:
        yield Sheet("sheet.rain")
    if game.aide:
        yield Sheet("sheet.aide-de-camp")
    if game.recovery_barred:
        yield Sheet("sheet.no-recovery")
    yield from arrivals(game)
    if game.gone:
        yield Sheet("sheet.eliminated", {"blocks": tuple(game.gone)})
    if game.passed:
        yield Sheet("sheet.passed", {"seats": tuple(game.passed)})
    if game.operation is not None and game.operation.pile:
        yield from operation_sheets(game, game.operation, camp)
    if game.combat is not None:
        yield from combat_sheets(game.combat, camp)


@cache
def invasion_sheet(printed: Printed, number: int) -> Sheet:
    """[draw.count] How many cards each army draws this turn."""
    card = printed.invasions[number]
    counts = {"french": card.french, "anglo": card.anglo_allied, "prussian": card.prussian}
    return Sheet("sheet.invasion", {"card": f"invasion-{number}", **counts})


def arrivals(game: Game) -> Iterable[Sheet]:
    """[scenario.reinforcements.when] The reinforcements still to come, when and where."""
    turns = game.sheet.turns
    for coming in game.sheet.reinforcement:
        turn = game.due.get(coming.block, 0)
        if 0 < turn <= len(turns):
            facts = {"corps": coming.block, "date": turns[turn - 1], "zone": coming.zone}
            yield Sheet("sheet.reinforcement", facts)


def operation_sheets(game: Game, operation: Operation, camp: Camp | None) -> Iterable[Sheet]:
    """[grognard.fog.visible] The pile that acts; in the fog its modifiers are for its own camp."""
    facts = {"seat": operation.seat, "zone": operation.zone}
    blocks = operation.blocks
    if game.grognard and operation.camp is not camp:
        handles = sorted([game.handles[block] for block in blocks])
        yield Sheet(
            "sheet.operation-unseen", {**facts, "blocks": tuple(handles), "count": len(blocks)}
        )
        if operation.revealed:
            yield Sheet("sheet.movement-unseen", {"value": operation.value})
        return
    yield Sheet("sheet.operation", {**facts, "blocks": tuple(blocks)})
    if operation.tally:
        points = {"points": operation.points, "left": operation.left}
        yield Sheet("sheet.movement", {**points, "tally": tuple(operation.tally)})


def combat_sheets(combat: Combat, camp: Camp | None) -> Iterable[Sheet]:
    """[combat.order] Who fights where, with how many cards, and what they have inflicted."""
    sides = {"attacker": combat.attacker.camp, "defender": combat.defender.camp}
    yield Sheet("sheet.combat", {"zone": combat.zone, **sides})
    for side in combat.sides:
        facts = {"camp": side.camp, "cards": side.cards}
        if side.tally:
            yield Sheet("sheet.combat-cards", {**facts, "tally": tally_for(side, camp)})
    if combat.attacker.faces or combat.defender.faces:
        for side in combat.sides:
            facts = {"camp": side.camp, "losses": side.losses, "fatigue": side.fatigue}
            yield Sheet("sheet.combat-result", {**facts, "faces": tuple(side.faces)})
    if combat.winner is not None:
        yield Sheet("sheet.combat-won", {"camp": combat.winner, "connections": combat.connections})


def tally_for(side: Engaged, camp: Camp | None) -> tuple[tuple[str, int], ...]:
    """R-09: to the enemy, strength and fatigue are one sum."""
    if side.camp is camp:
        return tuple(side.tally)
    return tuple(seen_tally(side))


def may_talk(game: Game, camp: Camp | None) -> tuple[tuple[str, ...], ...]:
    """[three.communication.forbidden] The pairs of seats that may talk now.

    Where the fog hides the Coalition's commanders, the French see only what Aide de camp allows.
    """
    pairs = tuple(combinations(game.hands, 2))
    if game.players == 2:
        return pairs
    told = not game.grognard or game.aide or camp is Camp.COALITION
    if told and game.may_talk():
        return pairs
    return tuple([pair for pair in pairs if Camp.FRENCH in pair])
