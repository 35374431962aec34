"""[diplomacy.joining-draw] [diplomacy.minor-deploys] Countries that join in the phase itself."""

from estafette.games.napoleon_against_europe.actions import Country, Go, Negotiate, PlayCard
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import COALITION, RHINE, Period, Standing
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import rule

PHASE = "sequence.diplomacy"
USE = "diplomacy.which-use"


def talks(*cards: str, dice: tuple[int, ...] = ()) -> Game:
    """The diplomatic phase of 1806 is about to begin; the Coalition holds these cards."""
    game = bare(dice=dice)
    game.year = 1806
    deal(game, coalition=cards)
    return game


@rule("napoleon-against-europe diplomacy.joining-draw")
@rule("napoleon-against-europe war.includes-allies")
def test_a_minor_that_comes_with_its_power_gives_its_card_too() -> None:
    game = talks("4C", dice=(6,))
    stand(game, egypte="turquie")
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("turquie"), Go("le-caire"))
    assert side_of(game, "egypte") is COALITION
    assert len(game.hands[COALITION]) == 2  # one for Constantinople, one for Cairo


@rule("napoleon-against-europe diplomacy.joining-draw")
def test_a_power_alone_gives_the_cards_of_its_own_zones_only() -> None:
    game = talks("4C", dice=(6,))
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("turquie"))
    assert len(game.hands[COALITION]) == 1


@rule("napoleon-against-europe diplomacy.minor-deploys")
@rule("napoleon-against-europe stacking.one-force")
def test_the_militia_of_dos_de_mayo_joins_a_general_but_no_corps_and_no_french() -> None:
    game = talks("22C")
    put(game, "madrid", "es-corps-1", general="castanos")
    put(game, "burgos", "fr-elite-1", general="ney")
    put(game, "valence", "es-corps-2")
    game.events = {"24F": 1806}
    play = on_from(game, PHASE)
    answer(play, USE, PlayCard("22C"))
    assert play.asked is not None
    assert play.asked.key == "deploy.where"
    for zone, why in (("burgos", "deploy.elsewhere"), ("valence", "command.no-general")):
        refusal = play.asked.why_not(Go(zone))
        assert refusal is not None
        assert refusal.key == why
    play.go_on(Go("madrid"))
    assert game.forces["castanos"].corps == ("es-corps-1", "es-milice-1")


@rule("napoleon-against-europe diplomacy.minor-deploys")
def test_a_minor_takes_the_field_while_a_foreign_war_goes_on() -> None:
    game = talks("4C", dice=(6,))
    game.abroad = {"7F": ("ru-corps-1",)}
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("danemark"), Go("aarhus"), Go("copenhague"))
    assert game.zones["aarhus"] == ("corps-danemark",)


@rule("napoleon-against-europe diplomacy.minor-deploys")
@rule("napoleon-against-europe stacking.one-force")
def test_a_corps_that_finds_every_zone_occupied_goes_to_the_reserve() -> None:
    game = talks("4C", dice=(6,))
    for number, zone in enumerate(territory(game, "danemark")):
        put(game, zone, f"fr-corps-{number + 9}")
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("danemark"))
    assert "corps-danemark" in game.reserve
    assert side_of(game, "danemark") is COALITION


@rule("napoleon-against-europe victory.points-table")
@rule("napoleon-against-europe diplomacy.roll")
def test_a_power_that_was_never_beaten_costs_the_empire_no_point() -> None:
    game = talks("4C", dice=(6,))
    before = game.victory
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("turquie"))
    assert side_of(game, "turquie") is COALITION
    assert game.victory == before


@rule("napoleon-against-europe diplomacy.defect.inside")
@rule("napoleon-against-europe diplomacy.defect.fortresses")
def test_bavaria_goes_over_in_the_talks_and_its_corps_and_the_french_lose_step_for_step() -> None:
    """[diplomacy.bavaria-defects]"""
    game = talks("4C", dice=(6,))
    game.period = Period.CHATIMENTS
    put(game, "munich", "fr-corps-9", "corps-baviere", general="ney", reduced=["fr-corps-9"])
    put(game, "ulm", "fr-elite-1")
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("baviere"))
    assert side_of(game, "baviere") is COALITION
    assert "fr-corps-9" not in game.steps
    assert game.steps["corps-baviere"] == 1
    assert game.flags.get("ulm") == "france"
    assert "munich" not in game.flags


@rule("napoleon-against-europe entity.rhine.members")
def test_a_minor_marked_r_that_joins_the_coalition_is_no_member_of_the_confederation() -> None:
    game = talks("4C", dice=(6,))
    game.states |= {RHINE}
    stand(game, mecklembourg=None)
    play = on_from(game, PHASE)
    answer(play, USE, Negotiate("4C"), Country("mecklembourg"))
    assert game.status["mecklembourg"] == Status(Standing.ALLY, "angleterre")
