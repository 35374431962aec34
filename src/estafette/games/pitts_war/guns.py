"""[battle.guns.order] Marching to the sound of the guns."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .absorption import absorb, absorptions, cannot_absorb
from .actions import Absorb, Leave, MarchToGuns, SetOut
from .affairs import Battle, Trial
from .bounds import cannot_fight, cannot_go
from .command import check_leaders, commander
from .events import Moment, window
from .fate import move, post
from .sheets import PASS, RIVER, STRAIT
from .sides import Side
from .stacking import cannot_stack, steps_by_power, too_many
from .state import Game
from .trial import roll


def march_to_the_guns(game: Game, side: Side) -> Procedure[None]:
    """[battle.guns.once] [battle.guns.partial] Each adjacent force of a side may try."""
    battle = game.battle
    assert battle is not None
    while near := forces_near(game, battle, side):
        choice = yield ask(
            side,
            "guns.who-marches",
            rule="battle.guns.order",
            offers=[MarchToGuns(area) for area in near],
            unless=partial(cannot_march, game, side),
            kind=MarchToGuns,
            or_else=Pass(),
            facts={"area": battle.area},
        )
        if not isinstance(choice, MarchToGuns):
            return
        battle.ran_to_the_guns.append(choice.area)
        band = yield from choose_marchers(game, battle, side, choice.area)
        if band is not None:
            yield from run(game, battle, band)


def forces_near(game: Game, battle: Battle, side: Side) -> list[str]:
    """[battle.guns.order] Areas next to the battle with a force that has not tried."""
    return [
        area
        for area in game.printed.contact.neighbours(battle.area)
        if area in game.stacks and area not in battle.ran_to_the_guns and game.at(area, side)
    ]


def cannot_march(game: Game, side: Side, choice: MarchToGuns) -> Refusal | None:
    """[battle.guns.barriers] [battle.guns.stacking] Why not this force."""
    battle, here = game.battle, choice.area
    assert battle is not None
    if here in battle.ran_to_the_guns:
        return refuse("battle.guns.once", "guns.again", area=here)
    force = game.at(here, side)
    border = game.printed.contact.border(here, battle.area)
    if not force or border is None:
        return refuse("battle.guns.order", "guns.nobody-there", area=battle.area)
    if game.printed.ground.border(here, battle.area) is None or border.kind == STRAIT:
        return refuse("battle.guns.barriers", "guns.barrier", area=here)
    if game.at(here, side.enemy):
        return refuse("battle.guns.order", "guns.engaged", area=here)
    refusals = [cannot_come(game, battle, army) for army in force]
    return None if None in refusals else refusals[0]


def cannot_come(game: Game, battle: Battle, army: str) -> Refusal | None:
    """[battle.guns.stacking] Why this army could not march, even alone or with its leaders."""
    band, area, side = [army], battle.area, game.side(army)
    assert side is not None
    if refusal := cannot_go(game, band, area) or cannot_fight(game, band, area):
        return refusal
    leaders = game.leaders_at(game.where[army], side)
    return cannot_stack(game, area, band) and cannot_stack(game, area, band, leaders)


def choose_marchers(game: Game, battle: Battle, side: Side, area: str) -> Procedure[Trial | None]:
    """[battle.guns.partial] All go but those left behind; the owner may also call it off."""
    band = Trial("guns", side, area, battle.area)
    band.armies = [a for a in game.at(area, side) if cannot_come(game, battle, a) is None]
    band.leaders = game.leaders_at(area, side)
    while True:
        choice = yield ask(
            side,
            "guns.with-whom",
            rule="battle.guns.partial",
            offers=[Leave(piece) for piece in (*band.armies, *band.leaders)],
            unless=partial(cannot_leave, band),
            kind=Leave,
            also=(Offers((SetOut(),), partial(cannot_set_out, game, band), SetOut),),
            or_else=Pass(),
            facts={"area": battle.area, "pieces": [*band.armies, *band.leaders]},
        )
        match choice:
            case Leave(piece):
                drop(band, piece)
            case SetOut():
                return band
            case _:
                return None


def cannot_leave(band: Trial, choice: Leave) -> Refusal | None:
    """[battle.guns.partial] Why this piece is not left behind."""
    if choice.piece not in (*band.armies, *band.leaders):
        return refuse("battle.guns.partial", "guns.not-in-band")
    if band.armies == [choice.piece]:
        return refuse("battle.guns.partial", "guns.last-army", army=choice.piece)
    return None


def drop(band: Trial, piece: str) -> None:
    (band.armies if piece in band.armies else band.leaders).remove(piece)


def cannot_set_out(game: Game, band: Trial, choice: SetOut) -> Refusal | None:
    """[battle.guns.stacking] [leader.needs-own-army] Why these may not march together."""
    left = [army for army in game.at(band.area, band.side) if army not in band.armies]
    leaders = game.leaders_at(band.area, band.side)
    for leader in leaders:
        goes = leader in band.leaders
        company = [*band.armies, *game.at(band.to, band.side)] if goes else left
        power = game.printed.leaders[leader].power
        if not any(game.printed.power_of[army] == power for army in company):
            return refuse("leader.needs-own-army", "guns.leader-alone", leader=leader)
    behind = [leader for leader in leaders if leader not in band.leaders]
    return cannot_stack(game, band.to, band.armies, band.leaders) or too_many(
        game, band.area, steps_by_power(game, left), behind
    )


def run(game: Game, battle: Battle, band: Trial) -> Procedure[None]:
    """[battle.guns.roll] Five or more, with the leader's strategic bonus; a crossing hinders."""
    table = game.printed.tables.special
    chief = commander(game, band.armies, band.leaders)
    border = game.printed.ground.border(band.area, band.to)
    assert border is not None
    hindrance = {RIVER: table.river, PASS: table.pass_}.get(border.kind, 0)
    if chief:
        band.tally.append((chief, game.printed.leaders[chief].strategic))
    if hindrance:
        band.tally.append((f"battle.{border.kind}", hindrance))
    total = yield from roll(game, band, rule="battle.guns.roll", own=Moment.GUNS)
    if total < table.needs:
        game.tell("guns.late", armies=list(band.armies), area=band.to)
        return
    game.trial = band
    yield from window(game, band.side.enemy, Moment.ENEMY_GUNS, rule="battle.guns.roll")
    game.trial = None
    if not band.is_void:
        come_up(game, battle, band)
        yield from merge(game, battle, band.side)


def come_up(game: Game, battle: Battle, band: Trial) -> None:
    """[battle.guns.partial] They take part in the battle, and remember where they came from."""
    engaged = battle.side(band.side)
    for leader in band.leaders:
        post(game, leader, band.to)
        engaged.leaders.append(leader)
        battle.marched[leader] = band.area
    for army in band.armies:
        move(game, army, band.to)
        engaged.armies.append(army)
        battle.marched[army] = band.area
    game.tell("guns.joined", armies=list(band.armies), area=band.to, side=band.side)
    check_leaders(game)


def merge(game: Game, battle: Battle, side: Side) -> Procedure[None]:
    """[battle.guns.stacking] Where forces have met, armies may absorb others."""
    while pairs := [p for p in absorptions(game, battle.area) if game.side(p.by) is side]:
        choice = yield ask(
            side,
            "guns.absorb",
            rule="battle.guns.stacking",
            offers=pairs,
            unless=partial(cannot_absorb, game),
            or_else=Pass(),
            facts={"area": battle.area},
        )
        if not isinstance(choice, Absorb):
            return
        absorb(game, choice)
        battle.side(side).armies.remove(choice.army)
