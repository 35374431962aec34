"""[scenario.1805.special.sieges-end] How the duties of 1805 end, by land and by sea."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Go, Land, Spend, Take
from estafette.games.napoleon_against_europe.affairs import March
from estafette.games.napoleon_against_europe.campaign_of_1805 import goals
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.interception import cannot_come
from estafette.games.napoleon_against_europe.sides import EMPIRE
from tests.games.napoleon_against_europe.campaigning import before, sailed, voyage
from tests.games.napoleon_against_europe.embarking import aboard
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import rule


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
