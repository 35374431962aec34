"""What a position is worth."""

from msgspec.structs import replace

from estafette.games.last_campaigns.fate import move
from estafette.games.last_campaigns.judgement import judgement
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import arrived
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
