"""[p.12, p.18] What one may find out, but so seldom that no night can be relied upon to meet it."""

from estafette.engine import Pass
from estafette.games.napoleon_1815.cards.initiative import EnterAt
from estafette.games.napoleon_1815.operations import Designate, Fight, StandFast
from tests.contract.looking import sent
from tests.contract.worlds import Asked, World, explained, questions
from tests.games.napoleon_1815.marching import held
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.worlds import at
from tests.referee import rule


def found_in_a_world(lot: str) -> str:
    """What tells a world, drawn as Lobau attacks with the last of his men, from the match."""
    game = given(
        with_dice=True,
        dice=[6] * 8,
        lobau="ligny",
        vandamme="thuin",
        pirch="ligny",
        strength={"lobau": (1, 0)},
    )
    match, world = at(game, "operations.content"), None
    asked: list[Asked] = []
    while match.number < 9:
        asked.append(questions(match))
        if match.open[0].key == "combat.fight-or-not":
            world = World(match, "coalition", lot)
            assert world.catch_up(match, asked, sent(match.view("coalition"))) is None
        seat, options = match.open[0].seat, match.open[0].options
        wanted = [o for o in options if o in (Designate("lobau"), StandFast(), Fight(), Pass())]
        action = (wanted or options)[0]
        assert match.choose(seat, action) is None
        if world is not None:
            seen = sent(match.view("coalition"))
            if parted := world.carry_on(match, seat, action, asked[-1], seen):
                return explained(match, parted, later=True)
    return ""


@rule("napoleon-1815 combat.spread.excess", "napoleon-1815 oob.hidden")
def test_when_the_losses_are_scored_tells_whether_the_others_had_any_points_left():
    assert "told: strength.lost-seen" in {found_in_a_world(str(lot)) for lot in range(5)}


def turned_away(lot: str) -> str:
    """What tells a world, drawn once Lamarque has been turned away, from the match."""
    game = given(
        grognard=True,
        ney="ligny",
        hill="maubeuge",
        vedette_anglo_allied_1="ath",
        hand={"french": ["lamarque"], "coalition": ["carre"]},
    )
    match, asked = at(game, "initiative.blue.order"), list[Asked]()
    for action in (held(game, "french", "lamarque"), EnterAt("maubeuge")):
        asked.append(questions(match))
        assert match.choose("french", action) is None
    asked.append(questions(match))
    world = World(match, "french", lot)
    parted = world.catch_up(match, asked, sent(match.view("french")))
    return explained(match, parted) if parted else ""


@rule("napoleon-1815 card.f.lamarque.blocked", "napoleon-1815 grognard.fog.visible")
def test_whether_a_corps_comes_up_tells_whether_corps_hold_the_zone():
    assert {turned_away(str(lot)) for lot in range(20)} == {"", "told: arrival.*"}
