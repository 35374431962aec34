"""Where a hex lies, in words."""

import pytest

from estafette.engine import Phrase
from estafette.games.last_campaigns import RULES
from estafette.games.last_campaigns.ground import NUMBERING
from estafette.games.last_campaigns.targets import listed
from estafette.games.last_campaigns.whereabouts import bearing
from tests.games.last_campaigns.position import the_box
from tests.referee import rule
from tests.words import words_of


@rule("last-campaigns proposal.map.grid")
@pytest.mark.parametrize(
    ("hex_", "english", "french"),
    [
        ("2742", "Quatre Bras (2742)", "Les Quatre-Bras (2742)"),
        ("2743", "2743 (S of Quatre Bras)", "2743 (au S des Quatre-Bras)"),
        ("2314", "2314 (E of Mont-Saint-Jean)", "2314 (à l’E de Mont-Saint-Jean)"),
        ("4655", "4655 (S of Bussy mill)", "4655 (au S du moulin de Bussy)"),
        ("0101", "0101 (NW of Waterloo)", "0101 (au NO de Waterloo)"),
    ],
)
def test_a_hex_is_called_by_the_nearest_place(hex_: str, english: str, french: str) -> None:
    assert words_of(RULES).name(hex_, "en") == english
    assert words_of(RULES).name(hex_, "fr") == french


@rule("last-campaigns proposal.map.grid")
def test_a_hex_with_a_name_takes_its_prepositions() -> None:
    facts = {"pieces": ["reille"], "start": "2742", "hex": "4654"}
    said = words_of(RULES).say("movement.moves", facts, "fr")
    assert said == "Reille\u00a0: des Quatre-Bras au moulin de Bussy (4654)."


@rule("last-campaigns proposal.map.grid")
@pytest.mark.parametrize(
    ("there", "side"),
    [
        ("2740", "north"),
        ("2841", "north-east"),
        ("2942", "east"),
        ("2842", "south-east"),
        ("2745", "south"),
        ("2642", "south-west"),
        ("2342", "west"),
        ("2641", "north-west"),
        ("2738", "north"),
        ("2838", "north"),
        ("2938", "north-east"),
    ],
)
def test_a_hex_lies_on_one_of_eight_sides_of_another(there: str, side: str) -> None:
    assert bearing(NUMBERING.hex_of("2742"), NUMBERING.hex_of(there)) == side


@rule("last-campaigns proposal.map.submaps")
@pytest.mark.parametrize("battle", ["quatre-bras", "la-belle-alliance", "wavre"])
def test_a_hex_of_a_battle_is_called_by_a_place_on_its_map(battle: str) -> None:
    box = the_box()
    ground = box.ground(battle)
    near = {
        name.facts["place"] for hex_ in ground.hexes if isinstance(name := box.names[hex_], Phrase)
    }
    assert near <= {place for hex_, place in box.named.items() if hex_ in ground.at}


@rule("last-campaigns order.target-needed")
def test_places_with_a_name_come_first_among_the_targets() -> None:
    box = the_box()
    ground = box.ground("quatre-bras")
    hexes = listed(box, ground, frozenset(["2741", "2742", "2743", "2744", "3153"]))
    assert hexes == ["2742", "2744", "3153", "2741", "2743"]
