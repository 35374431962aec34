"""[scenario.1805.special.sieges-end] How the duties of 1805 end, by land and by sea."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    Group,
    Land,
    Negotiate,
    PlayCard,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.affairs import Berth, March
from estafette.games.napoleon_against_europe.campaign_of_1805 import goals, take_note
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.interception import cannot_come
from estafette.games.napoleon_against_europe.prussian_army import (
    cannot_leave_border,
    is_watch_post,
)
from estafette.games.napoleon_against_europe.round import act
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import before, sailed, voyage
from tests.games.napoleon_against_europe.embarking import aboard
from tests.games.napoleon_against_europe.marching import acting, marching, operations
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import Referee, rule


@rule("napoleon-against-europe scenario.1805.special.sieges-end")
def test_a_landing_in_austria_ends_the_duty_too() -> None:
    game = bare("1805", dice=[6, 1])
    before(game, "trieste", "fleet-villeneuve")
    voyage(game, EMPIRE, "fleet-villeneuve")
    aboard(game, "fleet-villeneuve", "fr-corps-9")
    sailed(game).choose(Land("trieste"), Pass(), Pass())
    assert game.forces["fr-corps-9"].zone == "trieste"
    assert not goals(game)


@rule("napoleon-against-europe scenario.1805.special.sieges-end")
def test_an_interceptor_who_has_been_in_austria_ends_it_though_he_is_thrown_out() -> None:
    game = bare("1805", dice=[6, 1, 6, 6, 1, 1])
    put(game, "munich", "fr-corps-9", general="ney")
    put(game, "vienne", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    deal(game, empire=["3F"])
    marching(game, "charles", Pass(), Go("salzbourg"), Take("ney"), Spend("3F"))
    assert game.forces["ney"].zone == "salzbourg"
    assert not goals(game)


@rule("napoleon-against-europe option.prussian-army")
def test_the_army_does_not_leave_the_border_to_intercept_before_prussia_is_invaded() -> None:
    game = bare("1805", prussian_army="on")
    stand(game, prusse="coalition")
    army = {"general": "brunswick", "army": "armee-de-l-elbe"}
    put(game, "magdebourg", "pr-corps-1", **army)
    put(game, "erfurt", "fr-corps-9", general="ney")
    game.march = March(EMPIRE, "ney", "wurtzbourg", came_from="wurtzbourg", points=2)
    deal(game, coalition=["4C"])
    refusal = cannot_come(game, "erfurt", Take("armee-de-l-elbe"))
    assert refusal is not None
    assert refusal.rule == "option.prussian-army"
    change(game, "ney", zone="berlin")
    assert cannot_come(game, "berlin", Take("armee-de-l-elbe")) is None


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_no_two_armies_go_together_before_the_sieges_are_laid() -> None:
    game = bare("1805")
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vienne", "ru-corps-1", general="koutouzov", army="1re-armee")
    referee = acting(game, COALITION, 3)
    refusal = referee.refusal(Group("vienne"))
    assert (refusal.rule, refusal.key) == ("scenario.1805.special.sieges", "duty.first-besiege")
    assert referee.refusal(Activate("koutouzov")).rule == "scenario.1805.special.sieges"
    assert Activate("charles") in referee.options

    game.lasting = {}
    game.points = 0
    assert Group("vienne") in acting(game, COALITION, 3).options


@rule("napoleon-against-europe option.prussian-army")
def test_allies_who_march_through_prussia_do_not_free_its_army_but_its_enemies_do() -> None:
    game = bare("1805", prussian_army="on")
    stand(game, prusse="empire")
    put(game, "breslau", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    put(game, "berlin", "fr-corps-9", general="ney")
    assert is_watch_post(game, "breslau")
    take_note(game)
    refusal = cannot_leave_border(game, "armee-de-l-elbe", "glogau")
    assert refusal is not None
    assert refusal.rule == "option.prussian-army"
    put(game, "eylau", "ru-corps-2")
    take_note(game)
    assert cannot_leave_border(game, "armee-de-l-elbe", "glogau") is None


@rule("napoleon-against-europe scenario.1805.special.sieges")
@rule("napoleon-against-europe reserve-pa.store")
def test_before_the_sieges_the_coalition_may_save_points_and_send_mack_with_them() -> None:
    """Two cards of two points send a general who costs three."""
    game = bare("1805", dice=[1])
    army = {"general": "mack", "army": "armee-d-allemagne"}
    put(game, "salzbourg", "au-corps-1", "au-corps-2", **army)
    put(game, "brest-litovsk", "ru-corps-1", general="bagration")
    game.fleets["fleet-nelson"] = Berth("sea", "manche")
    deal(game, coalition=["2C", "3C"])
    Referee(game, act(game, COALITION)).choose(Spend("2C"))
    assert Referee(game, operations(game)).is_over  # nobody can be sent
    assert game.stock[COALITION] == 2
    game.round += 1
    Referee(game, act(game, COALITION)).choose(Spend("3C"))
    referee = Referee(game, operations(game))
    for other in ("bagration", "fleet-nelson"):
        assert referee.refusal(Activate(other)).rule == "scenario.1805.special.sieges"
    referee.choose(Activate("mack"))
    assert game.points == 1


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_before_the_sieges_the_coalition_plays_no_event_and_courts_nobody() -> None:
    game = bare("1805")
    put(game, "venise", "au-corps-1", general="charles")
    deal(game, coalition=["4C"])
    referee = Referee(game, act(game, COALITION))
    for choice in (PlayCard("4C"), Negotiate("4C")):
        assert referee.refusal(choice).rule == "scenario.1805.special.sieges"
    assert Pass() in referee.options
