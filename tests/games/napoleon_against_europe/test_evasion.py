"""[evasion] The force that is attacked slips away."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Fight, Go, PlayCard, Shelter
from estafette.games.napoleon_against_europe.affairs import Campaign
from estafette.games.napoleon_against_europe.campaign import clash
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import march
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand, store
from tests.referee import Referee, rule


def napoleon_enters_graz(*dice: int, general: str = "charles", **force: object) -> Game:
    """Napoleon comes from Vienna to Graz, where two Austrian corps stand."""
    game = bare(dice=dice)
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="napoleon")
    corps = ("au-corps-1", "au-corps-2") if general else ("au-corps-1",)
    put(game, "graz", *corps, general=general, **force)
    march(game, "napoleon", "vienne")
    return game


@rule("napoleon-against-europe evasion.who")
@rule("napoleon-against-europe battle.when")
def test_a_force_with_a_general_may_try_to_evade_or_fight() -> None:
    game = napoleon_enters_graz()
    referee = Referee(game, evade(game, "graz"))
    assert Go("klagenfurt") in referee.options
    assert Fight() in referee.options
    referee.choose(Fight())
    assert referee.result is False
    assert game.forces["charles"].zone == "graz"
    assert "battle.begins" in Referee(game, clash(game, "graz")).keys


@rule("napoleon-against-europe evasion.who")
def test_a_corps_without_general_stands() -> None:
    """[d4.evasion.auto]"""
    game = napoleon_enters_graz(general="")
    referee = Referee(game, evade(game, "graz"))
    assert referee.is_over
    assert referee.result is False


@rule("napoleon-against-europe evasion.who")
def test_where_no_enemy_stands_there_is_nothing_to_fight() -> None:
    game = bare()
    put(game, "graz", "fr-elite-1", general="napoleon")
    march(game, "napoleon", "vienne")
    assert Referee(game, evade(game, "graz")).result is True
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    assert Referee(game, evade(game, "graz")).result is False


@rule("napoleon-against-europe evasion.automatic")
@rule("napoleon-against-europe evasion.who")
def test_a_lone_corps_finds_shelter_in_a_fortress_without_a_die() -> None:
    """[d4.evasion.auto]"""
    game = bare()
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="napoleon")
    put(game, "salzbourg", "au-corps-1")
    march(game, "napoleon", "munich")
    referee = Referee(game, evade(game, "salzbourg"))
    assert referee.options == (Shelter(), Fight())
    assert referee.refusal(Go("graz")).key == "evasion.no-general"
    referee.choose(Shelter())
    assert referee.result is True
    assert game.forces["au-corps-1"].is_sheltered


@rule("napoleon-against-europe evasion.automatic")
def test_there_is_no_shelter_in_the_enemys_fortress() -> None:
    game = bare()
    put(game, "ulm", "fr-elite-1", general="napoleon")
    put(game, "ulm", "au-corps-1", general="charles")
    march(game, "napoleon", "bade")
    referee = Referee(game, evade(game, "ulm"))
    assert referee.refusal(Shelter()).rule == "fortress.defender-options"


@rule("napoleon-against-europe evasion.automatic")
@rule("napoleon-against-europe demoralised.evades")
def test_the_demoralised_evade_without_a_die_even_without_a_general() -> None:
    """[d4.evasion.auto]"""
    for general in ("charles", ""):
        game = napoleon_enters_graz(general=general, is_demoralised=True)
        deal(game, empire=["3F"])
        referee = Referee(game, evade(game, "graz"))
        referee.choose(Go("klagenfurt"))
        assert referee.result is True
        assert "evasion.sure" in referee.keys
        assert "evasion.rolled" not in referee.keys


@rule("napoleon-against-europe evasion.roll")
@rule("napoleon-against-europe battle.when")
def test_five_evades_and_four_fights() -> None:
    for die, goes in ((5, True), (4, False)):
        game = napoleon_enters_graz(die)
        referee = Referee(game, evade(game, "graz"))
        referee.choose(Go("klagenfurt"))
        assert referee.fact("evasion.rolled")["tally"] == []
        assert referee.result is goes
        assert game.forces["charles"].zone == ("klagenfurt" if goes else "graz")


@rule("napoleon-against-europe evasion.modifiers")
@rule("napoleon-against-europe terrain.difficult")
def test_massena_evades_jean_over_a_river_on_three() -> None:
    """[evasion.massena-jean]"""
    for die, goes in ((3, True), (2, False)):
        game = bare(dice=[die])
        put(game, "bologne", "au-corps-1", general="jean")
        put(game, "bologne", "fr-corps-11", general="massena")
        march(game, "jean", "venise")
        referee = Referee(game, evade(game, "bologne"))
        referee.choose(Go("parme"))
        tally = dict(referee.fact("evasion.rolled")["tally"])
        assert tally == {"evasion.initiative": 1, "evasion.difficult": 1}
        assert referee.result is goes


@rule("napoleon-against-europe evasion.modifiers")
@rule("napoleon-against-europe cavalry-superiority.definition")
def test_cavalry_superiority_helps_to_evade() -> None:
    game = napoleon_enters_graz(4)
    change(game, "charles", corps=("au-corps-1", "au-corps-2", "au-cavalerie"))
    game.steps["au-cavalerie"] = 1
    referee = Referee(game, evade(game, "graz"))
    referee.choose(Go("klagenfurt"))
    assert referee.fact("evasion.rolled")["tally"] == [("evasion.cavalry", 1)]
    assert referee.result is True


@rule("napoleon-against-europe evasion.destination")
@rule("napoleon-against-europe evasion.enemy-control")
def test_not_whence_the_enemy_came_but_under_his_flag() -> None:
    """[d.evasion.not-entry-zone]"""
    game = napoleon_enters_graz(6)
    flag(game, "france", "klagenfurt")
    referee = Referee(game, evade(game, "graz"))
    assert referee.refusal(Go("vienne")).key == "evasion.towards-enemy"
    referee.choose(Go("klagenfurt"))
    assert game.forces["charles"].zone == "klagenfurt"
    assert game.flags["klagenfurt"] == "france"


@rule("napoleon-against-europe evasion.destination")
def test_neither_on_enemies_nor_on_their_fortress_unless_besieged() -> None:
    game = napoleon_enters_graz()
    put(game, "klagenfurt", "fr-elite-3")
    flag(game, "france", "salzbourg")
    referee = Referee(game, evade(game, "graz"))
    assert referee.refusal(Go("klagenfurt")).key == "evasion.enemies-there"
    assert referee.refusal(Go("salzbourg")).key == "evasion.fortress-there"
    put(game, "salzbourg", "au-corps-4")
    game.sieges = {"salzbourg": 0}
    assert Go("salzbourg") in Referee(game, evade(game, "graz")).options


@rule("napoleon-against-europe evasion.destination")
def test_an_evading_force_must_find_room() -> None:
    game = napoleon_enters_graz()
    corps = ("au-corps-4", "au-corps-5", "au-corps-6")
    put(game, "klagenfurt", *corps, general="jean")
    referee = Referee(game, evade(game, "graz"))
    assert referee.refusal(Go("klagenfurt")).rule == "stacking.one-force"


@rule("napoleon-against-europe evasion.destination")
def test_neutral_land_is_no_refuge() -> None:
    game = bare()
    put(game, "magdebourg", "fr-elite-1", general="napoleon")
    put(game, "erfurt", "fr-elite-2", general="davout")
    put(game, "erfurt", "au-corps-1", general="charles")
    march(game, "davout", "nuremberg")
    referee = Referee(game, evade(game, "erfurt"))
    assert referee.refusal(Go("leipzig")).rule == "movement.no-neutral"
    stand(game, saxe="empire")
    assert Go("leipzig") in Referee(game, evade(game, "erfurt")).options


@rule("napoleon-against-europe evasion.pursuit")
@rule("napoleon-against-europe evasion.who")
def test_who_is_followed_may_evade_again() -> None:
    game = napoleon_enters_graz(6, 6)
    referee = Referee(game, evade(game, "graz"))
    referee.choose(Go("klagenfurt"))
    assert game.march is not None
    assert not game.march.is_over
    change(game, "napoleon", zone="klagenfurt")
    march(game, "napoleon", "graz", points=1)
    again = Referee(game, evade(game, "klagenfurt"))
    again.choose(Go("trieste"))
    assert again.result is True
    assert game.forces["charles"].zone == "trieste"


@rule("napoleon-against-europe evasion.roll")
def test_a_card_of_the_enemy_weighs_upon_the_evasion() -> None:
    game = napoleon_enters_graz(6)
    deal(game, empire=["3F"])
    referee = Referee(game, evade(game, "graz"))
    referee.choose(Go("klagenfurt"))
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE
    referee.choose(PlayCard("3F"))
    if not referee.is_over:
        referee.choose(Pass())
    assert referee.fact("evasion.rolled")["total"] == 3
    assert referee.result is False


@rule("napoleon-against-europe major-campaign.no-second-evasion")
def test_in_a_campaign_who_stood_or_failed_stands_until_the_battle() -> None:
    for answer in (Fight(), Go("klagenfurt")):
        game = napoleon_enters_graz(1)
        game.campaign = Campaign("2F", EMPIRE, 1, is_together=True)
        Referee(game, evade(game, "graz")).choose(answer)
        put(game, "graz", "fr-elite-3", general="ney")
        march(game, "ney", "salzbourg")
        again = Referee(game, evade(game, "graz"))
        assert again.is_over
        assert again.result is False


@rule("napoleon-against-europe evasion.destination")
def test_depots_and_besiegers_go_with_the_evading_force() -> None:
    game = napoleon_enters_graz(6)
    store(game, "graz", "depot-autriche-1")
    Referee(game, evade(game, "graz")).choose(Go("klagenfurt"))
    assert game.stores["depot-autriche-1"] == "klagenfurt"


@rule("napoleon-against-europe evasion.roll")
def test_a_besieger_who_evades_lifts_his_siege() -> None:
    game = bare(dice=[6])
    put(game, "ulm", "au-corps-1", "au-corps-2", general="charles")
    game.sieges = {"ulm": 1}
    put(game, "ulm", "fr-elite-1", general="ney")
    march(game, "ney", "bade")
    referee = Referee(game, evade(game, "ulm"))
    referee.choose(Go("munich"))
    assert game.forces["charles"].zone == "munich"
    assert game.sieges == {}


@rule("napoleon-against-europe evasion.automatic")
@rule("napoleon-against-europe demoralised.evades")
def test_of_two_armies_the_shaken_one_must_be_the_larger_to_slip_away_unasked() -> None:
    for corps, is_sure in ((("ru-elite-1",), False), (("ru-elite-1", "ru-elite-2"), True)):
        game = bare(dice=[1])
        put(game, "graz", "fr-elite-1", "fr-elite-2", general="napoleon")
        put(game, "graz", "au-corps-1", general="charles", army="armee-d-allemagne")
        shaken = {"army": "1re-armee", "is_demoralised": True}
        put(game, "graz", *corps, general="koutouzov", **shaken)
        march(game, "napoleon", "vienne")
        referee = Referee(game, evade(game, "graz"))
        referee.choose(Go("raab"))
        assert referee.result is is_sure


@rule("napoleon-against-europe evasion.modifiers")
@rule("napoleon-against-europe movement.egypt")
@rule("napoleon-against-europe terrain.difficult")
def test_who_is_attacked_over_the_way_to_acre_has_difficult_ground_for_him() -> None:
    game = bare(dice=[4])
    stand(game, turquie="empire", egypte="coalition")
    put(game, "alexandretta", "tu-corps-1", general="ali-pacha")
    put(game, "acre", "corps-egypte", general="moore")
    referee = marching(game, "ali-pacha", Go("acre"), Go("le-caire"))

    assert referee.fact("evasion.rolled")["tally"] == [("evasion.difficult", 1)]
    assert game.forces["moore"].zone == "le-caire"


@rule("napoleon-against-europe consolidate.junior-never-takes")
@rule("napoleon-against-europe hierarchy.after-moves")
def test_a_juniors_army_does_not_slip_away_to_a_senior() -> None:
    game = napoleon_enters_graz(general="jean", army="armee-d-allemagne")
    put(game, "raab", "au-corps-3", general="charles")
    put(game, "agram", "au-corps-4", general="schwarzenberg")
    referee = Referee(game, evade(game, "graz"))
    assert referee.refusal(Go("raab")).rule == "consolidate.junior-never-takes"
    assert Go("agram") in referee.options
