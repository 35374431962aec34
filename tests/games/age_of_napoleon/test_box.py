"""What is printed: areas, borders, countries, corps, cards and tables."""

from collections import Counter

import pytest

from estafette.engine import Ledger
from estafette.games.age_of_napoleon.printed import FOLDER
from estafette.games.age_of_napoleon.sides import Kind
from estafette.games.age_of_napoleon.soundness import check
from tests.games.age_of_napoleon.position import the_box
from tests.referee import rule


def areas(country):
    return [area.id for area in the_box().areas.values() if area.country == country]


def test_everything_but_the_events_of_the_cards_holds_together():
    assert [fault for fault in check(the_box()) if fault[0] != "sound.title-event"] == []


def test_the_ledger_holds_all_clauses_in_both_languages():
    assert len(Ledger.read(FOLDER / "box" / "rules.toml")) == 480


@rule("age-of-napoleon map.area-count")
def test_the_map_has_fifty_areas():
    counts = {c: len(areas(c)) for c in the_box().of_kind(Kind.MAJOR)}
    minors = [areas(country) for country in the_box().of_kind(Kind.MINOR)]

    assert len(the_box().areas) == 50
    assert counts == {
        **{"france": 8, "britain": 1, "spain": 6},
        **{"preussen": 6, "austria": 7, "russia": 9},
    }
    assert [len(area) for area in minors] == [1] * 13


@rule(
    "age-of-napoleon map.adjacency",
    "age-of-napoleon map.bohmen-banat",
    "age-of-napoleon baltic.summer.no-link",
)
def test_the_borders_are_mutual_and_the_ice_is_extra():  # v.map.bohmen-banat
    printed = the_box()

    assert len(printed.ground.borders) == 106
    assert len(printed.winter_ground.borders) == 107
    assert "banat" in printed.ground.neighbours("bohmen")
    assert printed.ground.neighbours("sverige") == ()
    assert printed.winter_ground.neighbours("sverige") == ("lithuania",)
    assert printed.winter_ground.neighbours("britain") == ()


@rule(
    "age-of-napoleon map.westfalen-inland",
    "age-of-napoleon map.spain-barren",
    "age-of-napoleon map.hungary-barren",
)
def test_the_public_facts_of_the_map_are_kept():
    printed = the_box()

    assert not printed.areas["westfalen"].is_coastal
    assert [a for a in areas("spain") if not printed.areas[a].is_barren] == ["cataluna"]
    assert printed.areas["ungarn"].is_barren
    assert not printed.areas["banat"].is_barren


@rule("age-of-napoleon def.area.coastal")
def test_the_black_sea_is_no_coast():
    assert not the_box().areas["ukraine"].is_coastal


@rule("age-of-napoleon baltic.areas")
def test_only_danmark_of_the_baltic_stays_open_in_winter():
    baltic = [area.id for area in the_box().areas.values() if "baltic" in area.coasts]
    frozen = [area for area in baltic if the_box().areas[area].freezes]

    assert len(baltic) == 8
    assert set(baltic) - set(frozen) == {"danmark"}


@rule("age-of-napoleon pieces.total", "age-of-napoleon cards.deck.count")
def test_the_pieces_count_up():
    supplies = the_box().tables.supplies
    markers = supplies.flags_french + supplies.flags_coalition + supplies.insurrection_markers
    markers += supplies.reform_markers + supplies.year_markers
    markers += supplies.round_markers + supplies.britannia_markers

    assert len(the_box().corps) + markers == supplies.pieces == 162
    assert len(the_box().cards) == 55


@rule("age-of-napoleon cards.composition")
def test_eleven_titles_have_several_copies():
    copies = Counter(card.title for card in the_box().cards.values())

    assert len(copies) == 42
    assert {title: count for title, count in copies.items() if count > 1} == {
        **{"diplomatic-mission": 2, "insurrection": 2, "major-campaign": 3},
        **{"forced-march": 3, "mud": 2, "command-indecision": 2, "peace-talks": 2},
        **{"cavalry-charge": 2, "art-of-war": 2, "grand-battery": 2, "depot": 2},
    }


@pytest.mark.parametrize(
    ("pool", "count"),
    [
        *[("france", 26), ("french-minors", 14), ("britain", 5), ("british-minors", 5)],
        *[("austria", 17), ("preussen", 14), ("russia", 16), ("spain", 8)],
    ],
)
def test_every_row_has_its_corps(pool, count):
    assert len(the_box().pools[pool]) == count
