"""What a position is worth."""

from msgspec.structs import replace

from estafette.games.last_campaigns.affairs import Sheet
from estafette.games.last_campaigns.fate import move
from estafette.games.last_campaigns.judgement import judgement
from estafette.games.last_campaigns.prospects import Field, contact
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army, Kind
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import arrived, order, wanted
from tests.games.last_campaigns.losing import losing
from tests.games.last_campaigns.position import give, table


def worth(game: Game) -> float:
    """To the French; what one side gains the other loses."""
    assert judgement(game, FRENCH) == -judgement(game, ALLIED)
    assert -1 <= judgement(game, FRENCH) <= 1
    return judgement(game, FRENCH)


def test_no_battle_is_decided_before_it_begins() -> None:
    for scenario in ("ligny", "quatre-bras", "la-belle-alliance", "wavre", "campaign"):
        assert abs(worth(table(scenario))) < 0.6


def test_losses_count_and_count_more_near_the_end_of_an_army() -> None:
    game = table("ligny")
    before = worth(game)
    losing(game, "pr-iv", 20)
    first = worth(game) - before
    losing(game, "fr-i fr-ii fr-vi", 20)
    assert worth(game) < before < before + first
    losing(game, "fr-i fr-ii fr-vi", 55)
    far_gone = worth(game)
    losing(game, "fr-i fr-ii fr-vi", 35)
    assert far_gone < worth(game) < before


def test_an_objective_is_worth_having_and_worth_coming_near_to() -> None:
    game = table("ligny")
    before = worth(game)
    move(game, "fr-g-friant", "4460")
    nearer = worth(game)
    game.control["4358"] = FRENCH
    assert worth(game) > nearer > before


def test_steps_and_order_in_the_ranks_are_worth_something() -> None:
    game = table("ligny")
    before = worth(game)
    game.losses["fr-iii-billard"] = 1
    reduced = worth(game)
    game.disorganised = frozenset({"fr-iii-billard"})
    assert worth(game) < reduced < before


def test_orders_to_take_an_objective_are_better_than_none() -> None:
    game = table("ligny")
    give(game, "fr-iv", "reserve")
    idle = worth(game)
    arrived(game, "fr-iv", "attack 4856")
    on_its_way = worth(game)
    give(game, "fr-iv", "attack 4856")
    game.dispatches = ()
    assert worth(game) > on_its_way > idle
    give(game, "fr-iv", "withdrawal 4866")
    assert worth(game) < idle


def test_an_order_that_is_being_written_is_judged_as_far_as_it_goes() -> None:
    game = table("ligny")
    give(game, "fr-iv", "reserve")
    idle = worth(game)
    sheet = Sheet(FRENCH, "fr-iv", "napoleon")

    game.draft = sheet
    blank = worth(game)
    game.draft = replace(sheet, kind=Kind.WITHDRAWAL)
    retreat = worth(game)
    game.draft = replace(sheet, orders=(order(game, "attack 4856"),))
    attack = worth(game)
    game.draft = replace(game.draft, extras=1)
    assert worth(game) < attack
    assert retreat < idle < attack <= blank


def test_nothing_is_hoped_of_a_letter_to_those_who_lead_nobody() -> None:
    game = table("ligny")
    before = worth(game)
    game.draft = Sheet(FRENCH, "hq-french", "napoleon")
    assert worth(game) < before


def test_the_enemy_writes_the_worst_order_for_a_bad_move() -> None:
    game = table("ligny")
    before = worth(game)
    for words in ("withdrawal 4866", "reserve"):
        game.draft = Sheet(ALLIED, "fr-iv", is_bad_move=True, orders=(order(game, words),))
        assert worth(game) < before


def test_a_leader_of_little_worth_had_better_not_decide_for_himself() -> None:
    game = table("ligny")
    give(game, "fr-iv", "attack 4856")
    before = worth(game)
    wanted(game, "fr-iv", "attack 4855")
    game.replaced = frozenset({"gerard"})
    assert worth(game) < before


def test_guns_fire_over_one_hex_at_the_edge_of_the_map_too() -> None:
    game = table("quatre-bras")
    ground, edge, middle = game.ground, "1534", "2744"
    assert len(ground.neighbours[edge]) < len(ground.neighbours[middle])

    for there in (edge, middle):
        for radius in (1, 2):
            for hex_ in ground.ring(there, radius):
                field = Field({there: ALLIED}, {}, {FRENCH: {hex_: 5}, ALLIED: {}})
                assert (contact(game, field, FRENCH) > 0) == (radius == 2)


def test_the_end_is_the_end() -> None:
    game = table("ligny")
    game.broken = (Army.FRENCH,)
    assert worth(game) == -1
    game.broken, game.shattered = (), (Army.PRUSSIAN,)
    assert worth(game) == 1
    game.shattered, game.turn = (), 7
    assert worth(game) == -1
    game.scored = {FRENCH: 40}
    assert worth(game) == 1


def test_a_lead_weighs_more_the_less_time_is_left() -> None:
    early, late = table("ligny"), table("ligny")
    late.turn = 6
    for game in (early, late):
        for hex_ in game.control:
            game.control[hex_] = FRENCH
    assert worth(late) > worth(early)


def test_orders_of_the_other_kind_do_not_confuse_it() -> None:
    game = table("ligny")
    command = game.commands["fr-iii"]
    game.commands["fr-iii"] = replace(command, order=replace(command.order, target=()))
    assert abs(worth(game)) < 1
