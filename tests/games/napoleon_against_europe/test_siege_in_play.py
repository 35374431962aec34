"""[15.2] Sieges from march to march: covering, the free attack after a battle, the next year."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Besiege, Drop, Fight, Go
from estafette.games.napoleon_against_europe.end_of_activation import last_sieges
from estafette.games.napoleon_against_europe.round import end_round
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.siege import cannot_attack
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, flag, put
from tests.referee import Referee, rule


def before_salzburg(*dice):
    """Ney with six steps beside Salzburg, at Munich, which is his side's."""
    game = bare(dice=dice)
    put(game, "munich", "fr-elite-1", "fr-elite-2", "fr-corps-9", general="ney")
    return game


def covered():
    """Ney has left a corps before Salzburg and has gone on to Graz."""
    game = before_salzburg()
    marching(game, "ney", Go("salzbourg"), Drop("fr-corps-9"), Go("graz"), Pass())
    assert game.sieges == {"salzbourg": 0}
    return game


@rule("napoleon-against-europe fortress.cover-no-siege")
def test_those_left_to_cover_attack_from_the_next_round_on():
    game = covered()
    refusal = cannot_attack(game, "fr-corps-9", free=True)
    assert refusal.rule == "fortress.cover-no-siege"

    end_round(game)

    assert cannot_attack(game, "fr-corps-9", free=True) is None
    assert Besiege() in marching(game, "fr-corps-9").options


@rule("napoleon-against-europe fortress.cover-no-siege")
@rule("napoleon-against-europe siege.attack-free-end")
def test_a_cover_is_forgotten_when_the_rounds_of_the_year_are_over():
    game = covered()
    covered_in = game.round

    referee = Referee(game, last_sieges(game, EMPIRE))
    assert Besiege() in referee.options
    referee.choose(Pass())
    game.round = covered_in  # of the next year

    assert cannot_attack(game, "fr-corps-9", free=True) is None


@rule("napoleon-against-europe siege.attack-free-battle")
@rule("napoleon-against-europe siege.attack-cost")
def test_a_battle_won_before_the_walls_gives_one_free_attack_and_no_more():
    game = before_salzburg(6, 6, 1, 1, 1, 1)  # the battle, and two attacks
    flag(game, "france", "innsbruck")
    put(game, "salzbourg", "au-corps-1", general="charles")

    referee = marching(game, "ney", Go("salzbourg"), Fight())
    go_on(referee, until="march.what-next")
    points = game.march.points
    assert points == 3

    referee.choose(Besiege())
    go_on(referee, until="march.what-next")
    assert (game.march.points, game.sieges) == (points, {"salzbourg": 1})

    referee.choose(Besiege())
    go_on(referee, until="march.what-next")
    assert (game.march.points, game.sieges) == (points - 1, {"salzbourg": 2})


@rule("napoleon-against-europe siege.attack-free-battle")
def test_the_free_attack_is_lost_to_who_marches_on():
    game = before_salzburg(6, 6, 1, 1, 1)
    flag(game, "france", "salzbourg")
    put(game, "salzbourg", "au-corps-1", general="charles")

    referee = marching(game, "ney", Go("salzbourg"), Fight())
    go_on(referee, until="march.what-next")
    referee.choose(Go("vienne"), Besiege())

    assert game.march.points == 1  # of four: two zones and an attack
