"""[12.10] What one may find out, but so seldom that no night can be relied upon to meet it."""

from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.last_campaigns.local_decision import note_decisions
from estafette.games.last_campaigns.sides import ALLIED
from tests.contract.looking import sent
from tests.contract.worlds import World, explained, questions
from tests.referee import rule

from .position import given
from .worlds import WRITTEN, before, begun


def found_in_a_world(lot: str) -> str:
    """What tells a world, drawn before both sides test their confidence, from the match."""
    game = given(
        reille="4561",
        fr_ii_soye="4561",
        zieten="5247",
        pr_i_4="5247",
        orders={"fr-ii": "attack 4563", "pr-i": "attack 5244"},
        options=WRITTEN,
        facts={"turn": 3},
        dice=[6, 1, 6, 1],
    )
    bled = {each: replace(game.commands[each], bled=1) for each in ("fr-ii", "pr-i")}
    game.commands = {**game.commands, **bled}
    match = begun(before(note_decisions, ALLIED, game))
    asked, seen = questions(match), sent(match.view(ALLIED))
    world = World(match, ALLIED, lot)
    assert world.catch_up(match, (asked,), seen) is None
    assert match.choose(ALLIED, Pass()) is None
    parted = world.carry_on(match, ALLIED, Pass(), asked, sent(match.view(ALLIED)))
    return explained(match, parted, later=True) if parted else ""


@rule("last-campaigns confidence.when", "last-campaigns command.written-or-markers")
def test_by_dice_that_fell_for_others_in_secret_those_of_one_s_own_fall_otherwise() -> None:
    assert "dice" in {found_in_a_world(str(lot)) for lot in range(8)}
