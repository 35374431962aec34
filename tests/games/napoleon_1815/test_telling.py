"""[p.15] Who hears what of the blocks that act."""

from estafette.engine import Told
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.telling import tell_camp, tell_of_blocks, tell_others
from tests.games.napoleon_1815.position import given
from tests.referee import rule

BLOCKS = ["ney", "napoleon"]


@rule("napoleon-1815 operations.designate.declare")
def test_in_the_open_everybody_hears_who_acts():
    game = given()

    tell_of_blocks(game, FRENCH, "operation.will-stand", BLOCKS, zone="ligny")

    facts = {"blocks": ("ney", "napoleon"), "zone": "ligny"}
    assert game.told == [Told("operation.will-stand", facts)]


@rule("napoleon-1815 operations.designate.declare")
def test_in_the_fog_only_the_camp_hears_names_and_the_others_a_number():
    game = given(grognard=True)

    tell_of_blocks(game, FRENCH, "operation.will-stand", BLOCKS, zone="ligny")

    facts = {"blocks": ("ney", "napoleon"), "zone": "ligny"}
    unseen = {"army": "french", "count": 2, "zone": "ligny"}
    assert game.told == [
        Told("operation.will-stand", facts, ("french",)),
        Told("operation.will-stand-unseen", unseen, ("coalition", "")),
    ]


@rule("napoleon-1815 operations.designate.declare")
def test_in_the_fog_blocks_laid_flat_are_named_if_all_of_them_lie_flat():
    game = given(grognard=True, flat=["ney", "napoleon"])
    tell_of_blocks(game, FRENCH, "operation.will-stand", BLOCKS, zone="ligny")
    assert [told.to for told in game.told or []] == [None]

    other = given(grognard=True, flat=["ney"])
    tell_of_blocks(other, FRENCH, "operation.will-stand", BLOCKS, zone="ligny")
    assert [told.to for told in other.told or []] == [("french",), ("coalition", "")]


@rule("napoleon-1815 three.cards.leader-first")
def test_a_camp_of_two_players_hears_together():
    game = given(players=3, leader="prussian")

    tell_camp(game, COALITION, "fatigue.suffered", corps="pirch", amount=1)
    tell_others(game, FRENCH, "axis.removed", zone="ligny")

    assert [told.to for told in game.told or []] == [
        ("prussian", "anglo-allied"),
        ("prussian", "anglo-allied", ""),
    ]
