"""The papers beside the map: what is under way, and the panel of what lasts."""

import pytest

from estafette.games.napoleon_against_europe.affairs import (
    Battle,
    Berth,
    Books,
    Campaign,
    Engagement,
    Host,
    Load,
    March,
    Trial,
    Voyage,
)
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    Phase,
)
from tests.games.napoleon_against_europe.position import (
    bare,
    put,
    table,
    the_box,
)
from tests.games.napoleon_against_europe.reading import READ, papers, under_way
from tests.referee import rule


@pytest.fixture(autouse=True)
def read_aloud(herald):
    """Whatever is written on a sheet of these tests is read aloud."""
    yield
    for sheet in READ:
        herald.say(sheet.key, sheet.facts, all_of_it=True)
    READ.clear()


@rule("napoleon-against-europe activation.pa-spend", "napoleon-against-europe activation.what")
def test_the_force_on_the_march_and_the_points_that_are_left():
    game = bare()
    head = put(game, "ulm", "fr-elite-1", general="ney")
    game.points = 3
    game.march = March(EMPIRE, head, "metz", points=2, allowance=4, asked=1, is_unsupplied=True)

    assert under_way(game, "sheet.points") == {"side": EMPIRE, "points": 3}
    march = under_way(game, "sheet.march")
    assert (march["force"], march["zone"], march["points"]) == ("ney", "ulm", 2)
    assert (march["allowance"], march["asked"], march["hungry"]) == (4, 1, True)


@rule("napoleon-against-europe activation.two-armies")
def test_two_armies_march_together():
    game = bare()
    armies = [id_ for id_, each in the_box().armies.items() if each.nation == "france"]
    first = put(game, "ulm", "fr-elite-1", general="ney", army=armies[0])
    second = put(game, "ulm", "fr-elite-2", general="davout", army=armies[1])
    game.march = March(EMPIRE, first, "metz", companion=second)

    assert under_way(game, "sheet.march-together")["companion"] == armies[1]


@rule(
    "napoleon-against-europe major-campaign.activates",
    "napoleon-against-europe major-campaign.together",
)
def test_a_major_campaign_and_who_waits_for_the_others():
    game = bare()
    head = put(game, "ulm", "fr-elite-1", general="ney")
    waiting = [March(EMPIRE, head, "metz")]
    game.campaign = Campaign("2F", EMPIRE, 2, waiting=waiting)

    assert under_way(game, "sheet.campaign") == {"side": EMPIRE, "card": "2F", "left": 2}
    assert under_way(game, "sheet.waiting") == {"force": "ney", "zone": "ulm"}
    game.campaign = Campaign("11F", EMPIRE, 1, fleets=3)
    assert under_way(game, "sheet.campaign-fleets")["card"] == "11F"


@rule(
    "napoleon-against-europe scenario.1805.special.sieges",
    "napoleon-against-europe fortress.too-weak",
)
def test_what_is_owed_to_the_first_rounds_and_who_must_go_back():
    game = table("1805")
    game.strays = {"mantoue": "venise"}

    assert under_way(game, "sheet.duty") == {"zones": ("mantoue", "ulm")}
    assert under_way(game, "sheet.too-weak") == {"zone": "mantoue", "whence": "venise"}


@rule(
    "napoleon-against-europe naval.activation",
    "napoleon-against-europe naval.assault.two-steps",
)
def test_the_voyage_what_it_carries_and_the_assault():
    game = bare()
    fleet = next(id_ for id_, each in the_box().fleets.items() if each.nation == "france")
    load = Load(corps=("fr-elite-1",), general="ney")
    game.voyage = Voyage(
        EMPIRE, [fleet], Berth("port", "brest"), 4, loads={fleet: load}, steps=2, penalty=-3
    )

    assert under_way(game, "sheet.voyage") == {"side": EMPIRE, "fleets": (fleet,), "points": 4}
    assert under_way(game, "sheet.aboard")["pieces"] == ("ney", "fr-elite-1")
    assert under_way(game, "sheet.assault") == {"side": EMPIRE, "steps": 2, "penalty": -3}


@pytest.mark.parametrize(
    "what",
    [
        *("interception", "evasion", "countermarch", "attrition", "siege", "pursuit", "wound"),
        *("demoralisation", "rally", "naval-interception", "naval-evasion"),
    ],
)
def test_a_die_and_what_weighs_upon_it(what):
    game = bare()
    game.trial = Trial(what, EMPIRE, "ulm", tally=[("2F", 2)])

    assert under_way(game, "sheet.trial") == {"what": what, "side": EMPIRE, "place": "ulm"}
    assert under_way(game, "sheet.trial-tally") == {"tally": (("2F", 2),)}
    assert "sheet.trial-die" not in papers(game)
    game.trial.die = 4
    assert under_way(game, "sheet.trial-die") == {"die": 4, "total": 6}


def test_a_power_about_to_surrender_is_named():
    game = bare()
    game.trial = Trial("surrender", COALITION, country="autriche")

    assert under_way(game, "sheet.trial")["place"] == "autriche"
    game.trial = Trial("pursuit", EMPIRE)
    assert under_way(game, "sheet.trial-anywhere") == {"what": "pursuit", "side": EMPIRE}


@rule("napoleon-against-europe battle.sequence", "napoleon-against-europe battle.resolve")
def test_the_battle_with_commanders_steps_modifiers_dice_and_losses():
    game = bare()
    ney = put(game, "ulm", "fr-elite-1", "fr-elite-2", general="ney", reduced=["fr-elite-2"])
    mack = put(game, "ulm", "au-corps-1", general="mack")
    attacker = Host(
        *(EMPIRE, [ney], ["fr-elite-1", "fr-elite-2"]),
        commander="ney",
        spearhead="fr-elite-1",
        morale=5,
        cards=["6F"],
        tally=[("ney", 1)],
        dice=7,
        inflicts=2,
        lost=1,
        is_supplied=False,
    )
    defender = Host(COALITION, [mack], ["au-corps-1"], commander="mack")
    game.battle = Battle("ulm", attacker, defender, size="minor", ratio=2)
    found = papers(game)

    assert found["sheet.battle"] == [{"zone": "ulm", "side": EMPIRE}]
    assert found["sheet.battle-odds"] == [{"size": "minor", "side": EMPIRE, "ratio": 2}]
    french, austrian = found["sheet.host"]
    assert (french["steps"], french["commander"]) == (3, "ney")
    assert french["pieces"] == ("fr-elite-1", "fr-elite-2")
    assert (austrian["steps"], austrian["commander"]) == (2, "mack")
    assert found["sheet.host-morale"] == [{"side": EMPIRE, "morale": 5}]
    assert found["sheet.host-spearhead"] == [{"side": EMPIRE, "corps": "fr-elite-1"}]
    assert found["sheet.host-hungry"] == [{"side": EMPIRE}]
    assert found["sheet.host-cards"] == [{"side": EMPIRE, "cards": ("6F",)}]
    assert found["sheet.host-tally"] == [{"side": EMPIRE, "tally": (("ney", 1),)}]
    assert found["sheet.host-dice"] == [
        {"side": EMPIRE, "dice": 7, "total": 8, "inflicts": 2, "lost": 1}
    ]
    game.battle.winner = COALITION
    assert under_way(game, "sheet.battle-won") == {"side": COALITION, "zone": "ulm"}


@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_a_depot_may_stand_alone_in_a_battle():
    game = bare()
    ney = put(game, "ulm", "fr-elite-1", general="ney")
    alone = Host(COALITION, [], depot="depot-autriche-1")
    game.battle = Battle("ulm", Host(EMPIRE, [ney], ["fr-elite-1"], commander="ney"), alone)
    _, defender = papers(game)["sheet.host"]

    assert (defender["pieces"], defender["commander"]) == (("depot-autriche-1",), "nobody")


@rule(
    "napoleon-against-europe naval.combat.when", "napoleon-against-europe naval.combat.fortress-die"
)
def test_the_naval_battle_with_guns_dice_and_totals():
    game = bare()
    french = next(id_ for id_, each in the_box().fleets.items() if each.nation == "france")
    english = next(id_ for id_, each in the_box().fleets.items() if each.nation == "angleterre")
    game.engagement = Engagement(
        sea=the_box().ports["brest"],
        active=COALITION,
        fleets={COALITION: [english], EMPIRE: [french]},
        kind="port",
        port="brest",
        gunner=EMPIRE,
        guns=2,
        more={COALITION: 1},
        totals={EMPIRE: 9, COALITION: 5},
        winner=EMPIRE,
    )
    found = papers(game)

    assert found["sheet.engagement"] == [{"place": "brest", "side": COALITION}]
    assert [each["fleets"] for each in found["sheet.squadron"]] == [(french,), (english,)]
    assert found["sheet.guns"] == [{"side": EMPIRE, "guns": 2}]
    assert found["sheet.more-dice"] == [{"side": COALITION, "dice": 1}]
    assert [each["total"] for each in found["sheet.squadron-total"]] == [9, 5]
    assert found["sheet.engagement-won"] == [{"side": EMPIRE, "place": "brest"}]


@rule(
    "napoleon-against-europe sequence.budget-order",
    "napoleon-against-europe budget.minor.steps",
)
def test_whose_budget_it_is_and_what_is_left_of_it():
    game = bare()
    game.books = Books(
        minor_steps={COALITION: 2},
        free_steps={"france": 3, "autriche": 0},
        half_steps={"russie": 1},
        restored={next(iter(the_box().armies)): 1},
    )
    game.resources = {"angleterre": 7}
    game.queue = ("angleterre", COALITION, "france")

    assert under_way(game, "sheet.budget") == {"power": "angleterre", "left": 3.5}
    assert under_way(game, "sheet.budget-later") == {"powers": (COALITION, "france")}
    assert under_way(game, "sheet.free-steps") == {"power": "france", "steps": 3}
    assert under_way(game, "sheet.half-steps") == {"power": "russie", "steps": 1}
    assert under_way(game, "sheet.restored")["steps"] == 1
    game.queue = (COALITION,)
    assert under_way(game, "sheet.budget") == {"power": COALITION, "left": 2}
    assert "sheet.budget-later" not in papers(game)


@rule(
    "napoleon-against-europe sequence.diplomacy",
    "napoleon-against-europe diplomacy.major.one-per-turn",
)
def test_the_talks_cards_left_attempts_and_calls():
    game = bare()
    game.phase, game.queue = Phase.DIPLOMACY, (COALITION, EMPIRE, EMPIRE)
    game.courted, game.free_attempts = {EMPIRE: ("prusse",)}, {COALITION: 2}
    found = papers(game)

    assert found["sheet.talks"] == [{"side": EMPIRE, "left": 2}, {"side": COALITION, "left": 1}]
    assert found["sheet.courted"] == [{"side": EMPIRE, "powers": ("prusse",)}]
    assert found["sheet.free-attempts"] == [{"side": COALITION, "left": 2}]
    game.phase = Phase.ACTIVATION
    assert "sheet.talks" not in papers(game)


@rule("napoleon-against-europe peace.annex.count", "napoleon-against-europe peace.evacuate")
def test_terms_of_peace_and_lands_to_be_left():
    game = bare()
    game.terms, game.leaving = {"autriche": 2}, {"prusse": EMPIRE}

    assert under_way(game, "sheet.terms") == {"power": "autriche", "provinces": 2}
    assert under_way(game, "sheet.leaving") == {"country": "prusse", "side": EMPIRE}
