"""[movement.potential.roll] The Movement Potential of a force."""

from estafette.engine import Procedure

from .affairs import March, Trial
from .command import commander
from .events import Moment
from .sides import BAD, FRANCE
from .state import Game
from .trial import roll

CARNOT, MUD = "f-carnot", "c-boue"
IN_THE_MUD = -2  # [card.c.boue]


def roll_potential(game: Game) -> Procedure[None]:
    """[movement.potential.roll] The force on the march gets its points.

    With [movement.potential.modifiers].
    """
    march = game.march
    assert march is not None
    trial = Trial("movement", march.side, march.area, armies=list(march.armies))
    trial.leaders = list(march.leaders)
    trial.tally = modifiers(game)
    own, enemy = moments(game, march)
    march.potential = yield from roll(
        game, trial, rule="movement.potential.roll", own=own, enemy=enemy
    )
    march.points = game.printed.tables.movement.at(march.potential)
    march.is_rolled = True
    game.tell("march.potential", area=march.area, points=march.points)


def moments(game: Game, march: March) -> tuple[Moment | None, Moment | None]:
    """[event.play.timing] When a marker could weigh on the roll: not if a neutral marches."""
    if game.side(march.armies[0]) is None:
        return None, None
    return Moment.MOVEMENT, Moment.ENEMY_MOVEMENT


def modifiers(game: Game) -> list[tuple[str, int]]:
    """[table.movement-potential.modifiers] Each by its name; units with the worst of theirs."""
    march, table = game.march, game.printed.tables.movement
    assert march is not None
    armies, leaders = march.armies, march.leaders
    chief = commander(game, armies, leaders) if leaders else ""
    is_large = game.strength(armies) >= table.large
    lines = [
        ("movement.units", min([movement_of(game, army) for army in armies])),
        ("movement.leader", game.printed.leaders[chief].strategic if chief else 0),
        ("movement.unsupplied", table.unsupplied if march.is_unsupplied else 0),
        ("movement.bad-weather", weather_modifier(game, march)),
        ("movement.forced-march", table.forced_march if march.is_forced else 0),
        ("movement.large-force", table.large_force if is_large else 0),
        ("movement.mud", IN_THE_MUD if MUD in game.lasting else 0),
    ]
    return [(what, amount) for what, amount in lines if amount]


def movement_of(game: Game, army: str) -> int:
    """[table.movement-potential.mod.unit] [scenario.1792.french-movement-penalty] Of one army."""
    if CARNOT in game.penalties and game.printed.power_of[army] == FRANCE:
        return 0
    return game.face(army).movement


def weather_modifier(game: Game, march: March) -> int:
    """[table.movement-potential.mod.bad-weather] Nothing for who marches under Winter Campaign."""
    if game.weather is not BAD or march.is_hardened:
        return 0
    return game.printed.tables.movement.bad_weather
