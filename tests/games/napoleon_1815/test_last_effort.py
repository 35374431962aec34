"""[p.19] Ultime effort: activated Coalition corps move once more, and tire."""

from estafette.engine import Pass
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import StandFast
from estafette.games.napoleon_1815.shift import Go, Send
from tests.games.napoleon_1815.marching import asks, designated, held, march
from tests.games.napoleon_1815.reacting import facing, react
from tests.referee import rule


# vector d.card.ultime-effort
@rule(
    "napoleon-1815 card.c.ultime-effort.move",
    "napoleon-1815 card.c.ultime-effort.fatigue",
    "napoleon-1815 card.c.ultime-effort.no-contested-fatigue",
)
def test_last_effort_brings_activated_corps_into_a_contested_zone_at_two_fatigue_each():
    game = facing(
        picton="nivelles",
        hill="nivelles",
        orange="quatre-bras",
        ney="quatre-bras",
        axes={"quatre-bras": ("french", "frasnes")},
        activated=["picton", "hill"],
    )
    referee = react(game, title="ultime-effort")
    assert referee.decision.rule == "card.c.ultime-effort.move"
    referee.choose(Send("picton"), Send("hill"), Go("quatre-bras"))

    assert game.zone["picton"] == game.zone["hill"] == "quatre-bras"
    assert [game.fatigue["picton"], game.fatigue["hill"]] == [2, 2]
    assert game.fatigue["ney"] == 0
    assert game.activated == {"picton", "hill"}


# vector d.card.ultime-effort-unactivated
@rule("napoleon-1815 card.c.ultime-effort.move")
def test_last_effort_is_for_corps_already_activated():
    game = facing(picton="nivelles", hill="nivelles", orange="hal", activated=["hill", "orange"])
    referee = react(game, title="ultime-effort")

    refusal = referee.refusal(Send("picton"))

    assert (refusal.rule, refusal.key) == ("card.c.ultime-effort.move", "shift.not-activated")
    assert Send("hill") in referee.options


@rule("napoleon-1815 card.c.ultime-effort.move")
def test_last_effort_needs_an_activated_pile():
    game = facing(picton="nivelles")
    referee = march(game, "reille")

    refusal = referee.refusal(held(game, "coalition", "ultime-effort"))

    assert (refusal.rule, refusal.key) == ("card.c.ultime-effort.move", "card.nobody-to-move")


@rule("napoleon-1815 card.c.ultime-effort.move")
def test_last_effort_starts_free_and_never_enters_a_zone_held_by_the_french_alone():
    game = facing(
        picton="nivelles",
        hill="nivelles",
        orange="quatre-bras",
        ney="quatre-bras",
        lobau="seneffe",
        activated=["picton", "hill", "orange"],
    )
    referee = react(game, title="ultime-effort")
    assert referee.refusal(Send("orange")).key == "shift.not-free"

    referee.choose(Send("picton"))

    refusal = referee.refusal(Go("seneffe"))
    assert (refusal.rule, refusal.key) == ("card.c.ultime-effort.move", "shift.enemy-there")
    assert Go("quatre-bras") in referee.options
    assert Go("hougoumont") in referee.options


# vector d.card.ultime-timing
@rule("napoleon-1815 card.c.ultime-effort.timing", "napoleon-1815 operations.designate.declare")
def test_last_effort_needs_a_french_pile_designated_to_manoeuvre():
    game = facing(picton="nivelles", activated=["picton"])
    standing = designated(game, "reille")
    standing.choose(StandFast())
    card = held(game, "coalition", "ultime-effort")

    refusal = standing.refusal(card)
    assert (refusal.rule, refusal.key) == (
        "card.c.ultime-effort.timing",
        "card.ultime-no-manoeuvre",
    )
    standing.choose(Pass())

    game.activated.discard("reille")
    moving = march(game, "reille")
    assert card in moving.options
    moving.choose(Pass())
    refusal = moving.refusal(card)
    assert (refusal.rule, refusal.key) == ("card.c.ultime-effort.timing", "card.not-now")


# vector d.card.ultime-bridge
@rule("napoleon-1815 card.c.ultime-effort.bridge", "napoleon-1815 card.c.ultime-effort.fatigue")
def test_last_effort_crosses_a_destroyed_bridge():
    game = facing(
        picton="quatre-bras",
        activated=["picton"],
        broken=["genappe--quatre-bras"],
        fatigue={"picton": 1},
    )

    react(game, title="ultime-effort").choose(Go("genappe"))

    assert game.zone["picton"] == "genappe"
    assert game.fatigue["picton"] == 3


@rule("napoleon-1815 card.c.ultime-effort.axis")
def test_last_effort_by_the_french_axis_costs_the_french_two_fatigue():
    game = facing(
        pirch="marbais",
        picton="quatre-bras",
        ney="quatre-bras",
        axes={"quatre-bras": ("french", "marbais")},
        activated=["pirch"],
    )

    referee = react(game, title="ultime-effort")
    referee.choose(Go("quatre-bras"))

    assert game.fatigue["ney"] == 2
    assert game.fatigue["pirch"] == 2
    assert game.cut == ["quatre-bras"]


@rule("napoleon-1815 card.c.ultime-effort.fatigue")
def test_last_effort_removes_those_whom_it_exhausts():
    game = facing(
        pirch="sombreffe",
        ziethen="sombreffe",
        activated=["pirch", "ziethen"],
        fatigue={"pirch": 7, "ziethen": 6},
        strength={"pirch": (1, 0)},
    )

    react(game, title="ultime-effort").choose(Send("pirch"), Send("ziethen"), Go("tilly"))

    assert "pirch" not in game.zone
    assert (game.zone["ziethen"], game.fatigue["ziethen"]) == ("tilly", 8)
    assert game.track == 9


@rule("napoleon-1815 card.c.ultime-effort.fatigue", "napoleon-1815 movement.fortress.retreat-event")
def test_a_fortified_town_taken_by_last_effort_costs_one_fatigue_more():
    game = facing(pirch="mazy", flags={"namur": "french"}, activated=["pirch"])

    react(game, title="ultime-effort").choose(Go("namur"))

    assert game.fatigue["pirch"] == 3
    assert game.flags["namur"] == "prussian"


@rule("napoleon-1815 card.c.ultime-effort.move")
def test_in_the_fog_last_effort_finds_out_who_holds_a_zone():
    game = facing(grognard=True, picton="nivelles", ney="seneffe", activated=["picton"])
    referee = react(game, title="ultime-effort")

    referee.choose(Send("picton"), Go("seneffe"))

    assert game.zone["picton"] == "nivelles"
    assert game.fatigue["picton"] == 0
    assert referee.fact("shift.blocked") == {"there": "seneffe"}


@rule("napoleon-1815 unit.commander.not-left-alone", "napoleon-1815 card.c.ultime-effort.axis")
def test_a_commander_whose_company_falls_before_the_march_goes_along():
    game = facing(
        reille="quatre-bras",
        ney="quatre-bras",
        napoleon="quatre-bras",
        picton="quatre-bras",
        pirch="marbais",
        axes={"quatre-bras": ("french", "marbais")},
        activated=["pirch"],
        fatigue={"ney": 8},
    )
    referee = march(game, "reille")
    referee.choose(held(game, "coalition", "ultime-effort"), Go("quatre-bras"))

    assert "ney" not in game.zone
    referee.choose(Move("marbais"))
    assert (game.zone["reille"], game.zone["napoleon"]) == ("marbais", "marbais")


@rule("napoleon-1815 unit.commander.not-left-alone")
def test_the_last_corps_does_not_leave_an_activated_commander_whose_company_has_fallen():
    game = facing(
        reille="quatre-bras",
        ney="quatre-bras",
        napoleon="quatre-bras",
        picton="quatre-bras",
        pirch="marbais",
        axes={"quatre-bras": ("french", "marbais")},
        activated=["pirch", "napoleon"],
        fatigue={"ney": 8},
    )
    referee = march(game, "reille")
    referee.choose(held(game, "coalition", "ultime-effort"), Go("quatre-bras"))

    assert asks(referee, "combat.fight-or-not")
    assert game.operation.commanders == []
    assert game.zone["napoleon"] == "quatre-bras"


@rule("napoleon-1815 card.c.ultime-effort.fatigue", "napoleon-1815 elimination.fatigue")
def test_a_corps_that_last_effort_exhausts_takes_nothing_any_more():
    game = facing(
        ziethen="walcourt",
        activated=["ziethen"],
        fatigue={"ziethen": 7},
        flags={"beaumont": "french"},
        track=19,
    )

    react(game, title="ultime-effort").choose(Go("beaumont"))

    assert "ziethen" not in game.zone
    assert game.flags["beaumont"] == "french"
    assert game.track == 19 - 8
