"""The numbers say what the seat may see, and nothing else."""

import numpy as np
import pytest
from msgspec import json, structs

from estafette.engine import secret_of, settle
from estafette.games import find
from estafette.learning import Drill, Encoding, Lexicon, Observation, course, survey
from estafette.learning.lexicon import OTHER, page_for
from tests.specimen import RULES as FORD

from .schools import CAMPAIGN, FOG, along, drill, ford


@pytest.mark.parametrize(
    ("game", "scenario", "options", "every"),
    [
        (FORD, "the-ford", {}, 5),
        (FORD, "the-heights", {}, 5),
        (CAMPAIGN, "ligny-quatre-bras", {}, 40),
        (CAMPAIGN, "waterloo-wavre", FOG, 60),
    ],
    ids=["the-ford", "the-heights", "ligny-quatre-bras", "fog"],
)
def test_what_a_seat_cannot_know_changes_no_number(game, scenario, options, every):
    known = course(game, scenario, options)
    for learner in along(known, every):
        for seat in known.seats:
            redrawn = learner.match.imagined(seat, secret_of(f"another {learner.match.number}"))
            other = Drill(known, redrawn)

            assert is_same(learner.observation(seat), other.observation(seat))


def test_what_one_column_writes_is_in_no_number_of_the_other():
    seen = []
    for order in (0, 4, 5):
        learner = drill(ford())
        first = learner.seat
        learner.choose(order)
        learner.choose(0)
        assert learner.seat != first
        seen.append(learner.observation(learner.seat))

    assert is_same(seen[0], seen[1])
    assert is_same(seen[0], seen[2])


def test_a_seat_sees_its_own_cards_and_strengths_but_not_the_enemys():
    learner = drill(ford())
    game = learner.match.game
    own, foe = game.hands["vanguard"][0], game.hands["rearguard"][0]

    assert number(learner, "vanguard", own, "in.hand-vanguard") == 1
    assert number(learner, "vanguard", foe, "in.hand-rearguard") == 0
    assert number(learner, "rearguard", foe, "in.hand-rearguard") == 1
    assert number(learner, "vanguard", "grenadiers", "figure.strength") == 4
    assert number(learner, "rearguard", "grenadiers", "figure.strength") == 0
    assert number(learner, "vanguard", "high-road", "here.vanguard.figure.strength") == 7
    assert number(learner, "rearguard", "high-road", "here.vanguard.battalion") == 2


def test_the_table_as_a_whole_has_numbers_of_its_own():
    learner = drill(ford())
    seen = dict(
        zip(
            learner.course.encoding.lexicon.table,
            learner.course.encoding.table(learner.observation("vanguard")["observation"]),
            strict=True,
        )
    )

    assert seen["track.hour"] == 0
    assert seen["count.hand-rearguard"] == 2
    assert seen["question.orders.which"] == 1
    assert (seen["seat.vanguard"], seen["seat.rearguard"]) == (1, 0)


def test_an_option_bears_the_properties_of_what_it_names():
    known = ford()
    learner = next(one for one in along(known, 1) if one.decision.key == "impulse.which")
    seen = learner.observation(learner.seat)
    features, lexicon = known.encoding.option_features(), known.encoding.lexicon
    things = known.encoding.things(seen["observation"])

    for index, option in enumerate(learner.options):
        kind, *rows = [int(id_) for id_ in seen["ids"][index]]
        named = dict(zip(features, seen["options"][index], strict=True))
        assert lexicon.kinds[kind - 1] == type(option).__name__
        assert named[type(option).__name__] == 1
        particulars = [getattr(option, field) for field in option.__struct_fields__]
        assert [lexicon.names[row - 1] for row in rows if row] == particulars
        for slot, row in enumerate(rows, start=1):
            if row:
                bearing = [named[f"{slot}.{column}"] for column in lexicon.columns]
                assert bearing == list(things[row - 1])
                assert any(bearing)


def test_who_is_not_asked_is_offered_nothing():
    learner = drill(ford())
    idle = next(seat for seat in learner.course.seats if seat != learner.seat)
    seen = learner.observation(idle)

    assert not seen["action_mask"].any()
    assert not seen["options"].any()
    assert seen["observation"].any()


def test_what_the_lexicon_does_not_know_is_counted_as_other():
    known = ford()
    lexicon = known.encoding.lexicon
    poorer = structs.replace(
        lexicon,
        columns=tuple(column for column in lexicon.columns if column != "kind.battalion"),
        table=tuple(column for column in lexicon.table if column != "track.hour"),
        kinds=(OTHER,),
    )
    board = known.rules.board(known.printed, known.setup)
    learner = drill(known)
    view = learner.match.view("vanguard")
    encoding = Encoding(poorer, board)
    seen = encoding.observation(view, learner.decision, learner.options)
    blocks = encoding.things(seen["observation"])[:, 0]

    assert blocks.sum() == 8 + 4  # under its number each, and by name the four of the vanguard
    assert seen["options"][0, 0] == 1


def test_a_survey_always_finds_the_same():
    printed = FORD.read(None)
    setup = settle(printed, "the-ford", {})

    assert survey(FORD, printed, setup, matches=3) == survey(FORD, printed, setup, matches=3)


def test_one_lexicon_serves_several_scenarios():
    rules = find(CAMPAIGN)
    printed = rules.read(None)
    scenarios = ("intro-ligny", "waterloo-wavre")
    lexicon = survey(rules, printed, *[settle(printed, s, {}) for s in scenarios], matches=1)
    one, other = [course(CAMPAIGN, s, lexicon=lexicon).encoding for s in scenarios]

    assert one.size == other.size
    assert one.option_features() == other.option_features()


def test_a_lexicon_survives_being_written_down():
    lexicon = ford().encoding.lexicon
    again = json.decode(json.encode(lexicon), type=Lexicon)

    assert again == lexicon
    assert ford(lexicon=again).encoding.size == ford().encoding.size


def test_a_lexicon_of_another_game_is_refused():
    with pytest.raises(ValueError, match="the lexicon is about ford"):
        course(CAMPAIGN, "intro-ligny", lexicon=ford().encoding.lexicon)


@pytest.mark.parametrize(("widest", "width"), [(0, 8), (7, 8), (8, 16), (36, 64), (64, 128)])
def test_a_page_has_room_to_spare(widest: int, width: int):
    assert page_for(widest) == width


def is_same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "options", "ids"))


def number(learner: Drill, seat: str, thing: str, column: str) -> float:
    encoding = learner.course.encoding
    things = encoding.things(learner.observation(seat)["observation"])
    row, place = encoding.lexicon.names.index(thing), encoding.lexicon.columns.index(column)
    return float(things[row, place])
