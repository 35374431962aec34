"""[p.14] The victory track, control of zones, and the end of the game."""

from estafette.engine import Outcome, end

from .sides import COALITION, FRENCH, NAPOLEON, Army, Camp
from .state import Game


def outcome(game: Game) -> Outcome | None:
    """[victory.end-of-game] When the turns have run out and nobody has won, the Coalition has."""
    if game.turn > len(game.sheet.turns):
        return Outcome(COALITION, "victory.end-of-game", "victory.end-of-game")
    return None


def score(game: Game, camp: Camp, points: int) -> None:
    """[victory.track] French gains are taken off the one track, Coalition gains added to it."""
    game.track += points if camp is COALITION else -points


def settle(game: Game) -> None:
    """[victory.immediate-change] The ends of the track are checked once a moment is over.

    [victory.simultaneous] Whoever scores several things at one moment calls this after the last.
    """
    track = game.printed.tables.track
    if NAPOLEON in game.gone:
        end(Outcome(COALITION, "victory.napoleon-eliminated", "victory.napoleon-eliminated"))
    if game.track >= track.coalition_wins_at:
        end(Outcome(COALITION, "victory.coalition.twenty", "victory.coalition-twenty"))
    if game.track <= track.french_wins_at:
        end(Outcome(FRENCH, "victory.french.zero", "victory.french-zero"))


def coalition_flags(game: Game) -> int:
    """[victory.vp.seven-flags] Red and black markers together."""
    return sum(army is not Army.FRENCH for army in game.flags.values())


def refresh(game: Game, zone: str) -> None:
    """What follows when blocks came into a zone or left it: axis, control, fortified position."""
    french, coalition = game.camps_at(zone)
    if french and coalition:
        return
    if game.axes.pop(zone, None) is not None:  # [axis.removed]
        game.tell("axis.removed", zone=zone)
    if (french or coalition) and not is_to_be_paid(game, zone):
        occupy(game, zone, game.corps_at(zone, FRENCH if french else COALITION))


def is_to_be_paid(game: Game, zone: str) -> bool:
    """[movement.fortress.eliminated] A fortified town is taken only after the fatigue it costs."""
    return game.operation is not None and game.operation.fortress == zone


def occupy(game: Game, zone: str, blocks: list[str]) -> None:
    """[control.change] Blocks alone in a zone take its flag, and the French its entrenchment."""
    camp = game.printed.camp_of[blocks[0]]
    flag = game.flags.get(zone)
    if flag is not None and (flag is Army.FRENCH) != (camp is FRENCH):
        army = game.printed.army_of[blocks[0]]
        points = game.printed.zones[zone].points
        game.flags[zone] = flag_for(game, army)
        score(game, camp, points)  # [victory.vp.zone]
        flag = game.flags[zone]
        game.tell("control.taken", zone=zone, army=army, flag=flag, points=points, track=game.track)
    if camp is FRENCH and zone in game.positions:  # [fortified-position.removed-alone]
        remove_position(game, zone)


def remove_position(game: Game, zone: str) -> None:
    game.positions.remove(zone)
    game.tell("position.removed", zone=zone)


def flag_for(game: Game, army: Army) -> Army:
    """R-59: the flag of the army that takes the zone; its ally's if none of its own is left."""
    if army is Army.FRENCH:
        return army
    supply = game.printed.tables.supplies.flags
    most = supply.prussian if army is Army.PRUSSIAN else supply.anglo_allied
    if sum(flag is army for flag in game.flags.values()) < most:
        return army
    return Army.ANGLO_ALLIED if army is Army.PRUSSIAN else Army.PRUSSIAN
