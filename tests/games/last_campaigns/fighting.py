"""Open ground for combat, and the words that the tests of combat share.

Around HERE everything is clear for three hexes: no hill, no road, no water.
"""

from collections.abc import Iterable, Mapping

from estafette.engine import Procedure
from estafette.games.last_campaigns.affairs import Exchange
from estafette.games.last_campaigns.engagement import attack_shares, defence_shares
from estafette.games.last_campaigns.fire import total
from estafette.games.last_campaigns.sides import FRENCH, Side
from estafette.games.last_campaigns.state import Game
from tests.referee import Referee

from .position import given

HERE = "5444"
NORTH, NORTH_EAST, SOUTH_EAST = "5443", "5544", "5545"
SOUTH, SOUTH_WEST, NORTH_WEST = "5445", "5345", "5344"
FAR_NORTH, FAR_SOUTH = "5442", "5446"  # two hexes from HERE

TOWN, BESIDE_TOWN = "0435", "0335"  # no stream between them
STREAM_TOWN = "0436"  # a stream between it and TOWN
BRIDGED_TOWN, BRIDGEHEAD = "0536", "0537"
STREAM, ACROSS = "0117", "0217"
BRIDGE, OVER_BRIDGE = "1217", "1118"
CREST, BEYOND = "1517", "1616"
CHATEAU, YARD, BEHIND_RIDGE = "2017", "1918", "1917"  # La Haye Sainte
FOREST, FOREST_TOO, EDGE = "0839", "0940", "0838"

FORMATIONS = (
    *("fr-i", "fr-ii", "fr-vi", "fr-guard", "fr-c3"),
    *("aa-i", "aa-ii", "aa-res", "aa-cav", "pr-i", "pr-ii", "pr-iii", "pr-iv"),
)
ATTACK = dict.fromkeys(FORMATIONS, "attack")


def field(*, orders: Mapping[str, str] = ATTACK, acting: Side = FRENCH, **rest: object) -> Game:
    """Pieces on the map of the campaign, every formation under Attack, all of a side activated."""
    game = given("campaign", orders=orders, acting=acting, **rest)  # type: ignore[arg-type]
    game.active = tuple(game.formations(acting))
    return game


def assault(game: Game, target: str, *starts: str, by: Side = FRENCH) -> Exchange:
    """A combat as it begins: these hexes against that one."""
    attackers = {start: game.at(start) for start in starts}
    return Exchange("assault", by, target, attackers, game.at(target))


def attack_of(game: Game, target: str, *starts: str, tired: Iterable[str] = ()) -> int:
    """The strength with which these hexes assault that one."""
    return total(attack_shares(game, assault(game, target, *starts), [*tired]))


def defence_of(game: Game, target: str, *starts: str, tired: Iterable[str] = ()) -> int:
    """The strength with which that one answers."""
    return total(defence_shares(game, assault(game, target, *starts), [*tired]))


def run(game: Game, procedure: Procedure[object]) -> Referee:
    return Referee(game, procedure)
