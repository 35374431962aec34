"""[turn.diplomacy.play-markers] Markers about persons, hands and the lead; Germania and Sweden."""

from collections.abc import Collection, Iterable
from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from ..actions import Aim, GoFirst, Place, RecallNapoleon
from ..command import disperse_excess
from ..control import controller
from ..entry import bring_in
from ..events import AT_ANY_TIME, Moment, last, marker
from ..fate import dismiss, move, post, take_off
from ..homecoming import rings, settle
from ..impulse import MALET
from ..modifiers import SUISSE, SWISS_BATTLE, is_swiss
from ..neutrality import make_neutral
from ..placement import cannot_lead
from ..sheets import BALTIC
from ..sides import (
    AUSTRIA,
    COALITION,
    FRANCE,
    FRENCH,
    NAPOLEON,
    PRUSSIA,
    SWEDEN,
    SWITZERLAND,
    TURKEY,
    Side,
    Until,
)
from ..stacking import cannot_stack
from ..state import Game, less
from ..status import is_at_war, may_be_influenced

BERNADOTTE = "c-bernadotte"
SWEDES, SWEDISH_STEPS = "swedes", 2
GERMANS = ("saxony", "bavaria")


def is_first_already(game: Game, side: Side) -> Refusal | None:
    """[card.f.initiative] A first player gains nothing by it."""
    if game.first is side:
        return refuse("turn.first-player.markers", "politics.first-already")
    return None


@marker("f-initiative", at=Moment.EVENTS, unless=is_first_already)
def french_initiative(game: Game, side: Side) -> None:
    """[card.f.initiative] France is first player this year."""
    go_first(game, side)


def go_first(game: Game, side: Side) -> None:
    game.first = side
    game.tell("politics.first", side=side)


def no_use_of_initiative(game: Game, side: Side) -> Refusal | None:
    return None if is_at_war(game, TURKEY) else is_first_already(game, side)


@marker("c-initiative", at=Moment.EVENTS, unless=no_use_of_initiative)
def coalition_initiative(game: Game, side: Side) -> Procedure[None]:
    """[card.c.initiative] [card.c.initiative.turkey] The lead this year, or a neutral Turkey."""
    choice = yield ask(
        side,
        "politics.lead-or-turkey",
        rule="card.c.initiative",
        offers=[Aim(TURKEY)],
        unless=partial(cannot_make_neutral, game),
        also=(Offers((GoFirst(),), lambda _: is_first_already(game, side)),),
    )
    if isinstance(choice, GoFirst):
        go_first(game, side)
    else:
        yield from make_neutral(game, TURKEY)


def cannot_make_neutral(game: Game, choice: Aim) -> Refusal | None:
    """[card.c.initiative.turkey] Only Turkey, and only from a war."""
    if choice.power != TURKEY:
        return refuse("card.c.initiative.turkey", "politics.only-power", power=TURKEY)
    if not is_at_war(game, TURKEY):
        return refuse("card.c.initiative.turkey", "politics.no-war", power=TURKEY)
    return None


def hand_is_empty(game: Game, side: Side) -> Refusal | None:
    """[card.c.perfide-albion] [card.f.fouche] There must be something to give back."""
    if game.hands[side.enemy]:
        return None
    rule = "card.f.fouche" if side is FRENCH else "card.c.perfide-albion"
    return refuse(rule, "politics.no-markers")


def give_back(game: Game, side: Side) -> None:
    """[card.c.perfide-albion] [card.f.fouche] Markers of this hand go back to their pool by lot."""
    die = game.dice.d6()
    lot = game.dice.shuffled(game.hands[side])[: 1 if die <= 3 else 2]
    game.hands[side] = [held for held in game.hands[side] if held not in lot]
    game.pools[side] = game.dice.shuffled([*game.pools[side], *lot])
    game.tell("politics.gave-back", side=side, die=die, count=len(lot))
    game.tell("politics.lost-markers", markers=lot, to=(side,))


@marker("c-perfide-albion", at=AT_ANY_TIME, unless=hand_is_empty)
def perfidious_albion(game: Game, side: Side) -> None:
    """[card.c.perfide-albion] France gives back one marker, or two."""
    give_back(game, side.enemy)


@marker("f-fouche", at=AT_ANY_TIME, unless=hand_is_empty)
def fouche(game: Game, side: Side) -> None:
    """[card.f.fouche] The Coalition gives back one marker, or two."""
    give_back(game, side.enemy)


def switzerland_is_no_neutral(game: Game, side: Side) -> Refusal | None:
    if may_be_influenced(game, SWITZERLAND):
        return None
    return refuse("card.f.confederation-suisse", "politics.not-neutral", power=SWITZERLAND)


@marker(SUISSE, at=AT_ANY_TIME, unless=switzerland_is_no_neutral)
def swiss_confederation(game: Game, side: Side) -> None:
    """[card.f.confederation-suisse] Switzerland lies open; the first battle there goes better."""
    last(game, SUISSE, Until.EVER)
    last(game, SWISS_BATTLE, Until.EVER)
    game.tell("politics.switzerland-open")


def no_swiss_there(game: Game, side: Side) -> Refusal | None:
    battle = game.battle
    assert battle is not None
    if not battle.side(side).is_supplied:
        return refuse("supply.out.no-battle-events", "battle.hungry")
    if is_swiss(game, battle.side(side.enemy)):
        return None
    return refuse("card.f.confederation-suisse.battle", "politics.no-swiss")


@marker(SUISSE, at=Moment.BATTLE, unless=no_swiss_there)
def swiss_battle(game: Game, side: Side) -> None:
    """[card.f.confederation-suisse.battle] One more in a battle against the Swiss."""
    assert game.battle is not None
    game.battle.side(side).tally.append((SUISSE, 1))


def forces_in_france(game: Game, rule: str) -> list[str]:
    """[card.f.brumaire] [card.c.malet] Forces in 1792 France that Napoleon could join."""
    areas = game.printed.areas_of[FRANCE]
    return [each for each in areas if cannot_join(game, rule, Place(NAPOLEON, each)) is None]


def cannot_join(game: Game, rule: str, choice: Place) -> Refusal | None:
    """[card.f.brumaire] [card.c.malet] Why Napoleon may not go there; None if he may."""
    area = choice.area
    if choice.piece != NAPOLEON:
        return refuse(rule, "arrival.not-due", piece=choice.piece)
    if area not in game.printed.areas_of[FRANCE]:
        return refuse(rule, "politics.not-in-france", area=area)
    if game.leaders.get(NAPOLEON) == area:
        return refuse(rule, "politics.there-already", leader=NAPOLEON)
    return cannot_lead(game, NAPOLEON, area)


def send_napoleon(game: Game, side: Side, areas: Iterable[str], rule: str) -> Procedure[None]:
    """[card.f.brumaire] [card.c.malet] He goes to a force that this side names.

    With [card.c.malet.stack]: what he leaves behind must find room.
    """
    choice = yield ask(
        side,
        "politics.napoleon-where",
        rule=rule,
        offers=[Place(NAPOLEON, area) for area in areas],
        unless=partial(cannot_join, game, rule),
    )
    assert isinstance(choice, Place)
    left = game.leaders[NAPOLEON]
    post(game, NAPOLEON, choice.area)
    game.tell("leader.arrives", leader=NAPOLEON, area=choice.area)
    yield from disperse_excess(game, left)


def no_brumaire(game: Game, side: Side) -> Refusal | None:
    if game.leaders.get(NAPOLEON) not in game.printed.levant:
        return refuse("card.f.brumaire", "politics.not-in-levant", leader=NAPOLEON)
    if not forces_in_france(game, "card.f.brumaire"):
        return refuse("card.f.brumaire", "politics.no-force-in-france")
    return None


@marker("f-brumaire", at=AT_ANY_TIME, unless=no_brumaire)
def brumaire(game: Game, side: Side) -> Procedure[None]:
    """[card.f.brumaire] Napoleon leaves the Levant for a French force in France."""
    areas = forces_in_france(game, "card.f.brumaire")
    yield from send_napoleon(game, side, areas, "card.f.brumaire")


def napoleon_is_away(game: Game, side: Side) -> Refusal | None:
    if NAPOLEON in game.leaders:
        return None
    return refuse("card.c.malet", "politics.not-on-map", leader=NAPOLEON)


@marker(MALET, at=AT_ANY_TIME, unless=napoleon_is_away)
def malet(game: Game, side: Side) -> Procedure[None]:
    """[card.c.malet] Napoleon goes to a force in France at once, or comes back with the impulse."""
    areas, left = forces_in_france(game, "card.c.malet"), game.leaders[NAPOLEON]
    choice = yield ask(
        FRENCH,
        "politics.recall",
        rule="card.c.malet",
        offers=[RecallNapoleon()],
        unless=lambda _: None if areas else refuse("card.c.malet", "politics.no-force-in-france"),
        or_else=Pass(),
    )
    if isinstance(choice, RecallNapoleon):
        yield from send_napoleon(game, side, areas, "card.c.malet")
        return
    last(game, MALET, Until.EVER)
    dismiss(game, NAPOLEON)
    yield from disperse_excess(game, left)


def no_germania(game: Game, side: Side) -> Refusal | None:
    for power in (PRUSSIA, AUSTRIA):
        if game.side_of(power) is not COALITION:
            return refuse("card.c.germanie", "politics.not-at-war", power=power)
    if not any(game.side_of(power) is FRENCH for power in GERMANS):
        return refuse("card.c.germanie", "politics.no-germans")
    return None


@marker("c-germanie", at=AT_ANY_TIME, unless=no_germania)
def germania(game: Game, side: Side) -> Procedure[None]:
    """[card.c.germanie] Saxony and Bavaria desert France.

    With [card.c.germanie.units] [card.c.germanie.areas].
    """
    for power in GERMANS:
        if game.side_of(power) is FRENCH:
            for army in game.printed.armies_of[power]:
                if army in game.where:
                    yield from desert(game, army)
            yield from bring_in(game, power, side)
            for army in game.printed.armies_of[power]:
                game.strays = less(game.strays, army)


def desert(game: Game, army: str) -> Procedure[None]:
    """[card.c.germanie.units] An army joins the nearest Coalition stack that has room for it.

    Where there is none it goes home with its power.
    """
    game.strays = {**game.strays, army: COALITION}
    areas = nearest_stacks(game, army)
    if not areas:
        game.strays = less(game.strays, army)
        return
    choice = yield ask(
        COALITION,
        "politics.which-stack",
        rule="card.c.germanie.units",
        offers=[Place(army, area) for area in areas],
        unless=partial(cannot_desert_to, army, areas),
        facts={"army": army},
    )
    assert isinstance(choice, Place)
    move(game, army, choice.area)
    game.tell("politics.deserts", army=army, area=choice.area)


def cannot_desert_to(army: str, areas: Collection[str], choice: Place) -> Refusal | None:
    """[card.c.germanie.units] Only this army, and only to one of the nearest stacks."""
    if choice.piece != army:
        return refuse("card.c.germanie.units", "arrival.not-due", piece=choice.piece)
    if choice.area not in areas:
        return refuse("card.c.germanie.units", "politics.not-nearest", area=choice.area)
    return None


def nearest_stacks(game: Game, army: str) -> list[str]:
    """[card.c.germanie.units] The nearest areas with Coalition armies, by number of areas."""
    for ring in rings(game, game.where[army]):
        found = [
            area
            for area in ring
            if game.at(area, COALITION) and cannot_stack(game, area, [army]) is None
        ]
        if found:
            return found
    return []


def no_swedes(game: Game, side: Side) -> Refusal | None:
    if SWEDES in game.lost:
        return refuse("card.c.bernadotte", "politics.no-swedes", army=SWEDES)
    return None


@marker(BERNADOTTE, at=AT_ANY_TIME, unless=no_swedes)
def bernadotte(game: Game, side: Side) -> Procedure[None]:
    """[card.c.bernadotte] [card.c.bernadotte.where] Sweden joins, its army at two steps."""
    last(game, BERNADOTTE, Until.EVER)
    if SWEDES in game.where:
        take_off(game, SWEDES)
    game.entered = {**game.entered, SWEDEN: game.entered.get(SWEDEN, game.year)}
    if game.side_of(SWEDEN) is not COALITION:
        yield from bring_in(game, SWEDEN, side)
    yield from settle(
        game, SWEDES, swedish_ports(game), SWEDISH_STEPS, rule="card.c.bernadotte.where"
    )


def swedish_ports(game: Game) -> list[str]:
    """[card.c.bernadotte.where] Sweden, and the ports of the Baltic that the Coalition holds."""
    return [
        area.id
        for area in game.printed.areas.values()
        if game.owner(area.id) == SWEDEN
        or (
            area.id in game.printed.ports
            and BALTIC in area.seas
            and controller(game, area.id) is COALITION
        )
    ]
