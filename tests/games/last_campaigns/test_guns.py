"""[8.1] [8.2] [8.4] [19.4] What guns may do besides bombarding; and cavalry that has charged."""

from estafette.games.last_campaigns.actions import Assault, Take
from estafette.games.last_campaigns.assault import assault_segment
from estafette.games.last_campaigns.facing import note_facing
from estafette.games.last_campaigns.obedience import must_assault
from estafette.games.last_campaigns.sides import ALLIED
from tests.referee import Referee, rule

from .fighting import HERE, NORTH, SOUTH, attack_of, defence_of, field
from .marching import segment


@rule("last-campaigns artillery.bombard.no-move")
def test_foot_artillery_that_has_bombarded_stays_and_horse_artillery_may_go() -> None:
    fired = frozenset({"fr-i-art1", "fr-i-hart"})
    game = field(
        fr_i_art1=HERE,
        fr_i_hart=HERE,
        fr_i_quiot=SOUTH,
        drouet_d_erlon=HERE,
        orders={"fr-i": "defence 5444"},
        facts={"bombarded": fired},
    )
    referee = segment(game)
    assert referee.refusal(Take("fr-i-art1")).rule == "artillery.bombard.no-move"
    assert Take("fr-i-hart") in referee.options


@rule("last-campaigns charge.no-further-action")
def test_cavalry_that_has_charged_neither_moves_nor_assaults() -> None:
    pieces = {"fr_c3_picquet": SOUTH, "fr_c3_guiton": "5446", "kellermann": SOUTH}
    game = field(**pieces, pr_ii_6=HERE, facts={"charged": frozenset({"fr-c3-picquet"})})
    assert segment(game).refusal(Take("fr-c3-picquet")).key == "movement.has-charged"
    assert not must_assault(game, "fr-c3-picquet")
    assert Referee(game, assault_segment(game)).is_over


@rule("last-campaigns artillery.assault.not-after-bombard")
def test_guns_that_have_bombarded_do_not_join_an_assault() -> None:
    pieces = {"fr_i_quiot": SOUTH, "fr_i_art1": SOUTH, "drouet_d_erlon": SOUTH, "pr_ii_6": HERE}
    for bombarded, strength in ((frozenset[str](), 8), (frozenset({"fr-i-art1"}), 4)):
        game = field(**pieces, dice=[1] * 8, facts={"bombarded": bombarded})
        referee = Referee(game, assault_segment(game))
        if not bombarded:
            referee.choose(Assault(SOUTH, HERE))
        assert referee.is_over
        volley = next(told.facts for told in referee.told if told.key == "fire.volley")
        assert volley["strength"] == strength


@rule("last-campaigns artillery.never-compelled", "last-campaigns artillery.assault.with-others")
def test_guns_are_never_obliged_to_assault_and_do_not_do_so_alone() -> None:
    game = field(fr_i_art1=SOUTH, drouet_d_erlon=SOUTH, pr_ii_6=HERE)
    assert not must_assault(game, "fr-i-art1")
    assert Referee(game, assault_segment(game)).is_over


@rule("last-campaigns artillery.defence.always")
def test_guns_defend_themselves_alone_or_not_and_whether_they_have_bombarded_or_not() -> None:
    game = field(pr_ii_art1=HERE, fr_i_quiot=SOUTH, options={"heavy-guns": "no"})
    assert defence_of(game, HERE, SOUTH) == 5
    game.bombarded = frozenset({"pr-ii-art1"})
    assert defence_of(game, HERE, SOUTH) == 5


@rule("last-campaigns advanced.artillery.defence-bonus")
def test_guns_in_defence_are_half_as_strong_again() -> None:
    game = field(pr_ii_art1=HERE, fr_i_quiot=SOUTH)
    assert defence_of(game, HERE, SOUTH) == 8
    game = field(pr_ii_art1=HERE, fr_i_quiot=SOUTH, options={"heavy-guns": "no"})
    assert defence_of(game, HERE, SOUTH) == 5


@rule("last-campaigns artillery.facing", "last-campaigns artillery.facing.alone")
def test_guns_laid_on_one_enemy_do_not_answer_another_who_has_come_in() -> None:
    game = field(pr_ii_art1=HERE, fr_i_quiot=NORTH, acting=ALLIED)
    note_facing(game)
    game = field(pr_ii_art1=HERE, fr_i_quiot=NORTH, fr_i_brue=SOUTH, facts={"faced": game.faced})
    assert defence_of(game, HERE, SOUTH) == 0
    assert defence_of(game, HERE, NORTH) == 8


@rule("last-campaigns enfilade.line.scope")
def test_guns_in_an_assault_along_the_line_are_half_as_strong_again() -> None:
    game = field(fr_i_art1=SOUTH, fr_i_quiot=NORTH, pr_ii_6=HERE)
    assert attack_of(game, HERE, SOUTH) == 6
    game = field(fr_i_art1=SOUTH, pr_ii_6=HERE)
    assert attack_of(game, HERE, SOUTH) == 4
