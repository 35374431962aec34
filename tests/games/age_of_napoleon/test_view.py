"""What lies on the table, as every seat sees it."""

import pytest

from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.sequence import CAMPAIGN, OPENING, SEQUENCE
from estafette.games.age_of_napoleon.view import view
from tests.games.age_of_napoleon.position import given, messages, the_box
from tests.games.age_of_napoleon.test_start import begun
from tests.referee import rule
from tests.words import words_of


def piece(game, corps):
    return next(piece for piece in view(game, None).pieces if piece.id == corps)


@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_every_seat_sees_the_same_table_but_for_hands_and_goals(scenario):
    game = begun(scenario)
    french, coalition, nobody = (view(game, seat) for seat in ("french", "coalition", None))

    assert french.pieces == coalition.pieces == nobody.pieces
    assert french.markers == coalition.markers == nobody.markers
    assert papers(french) == papers(coalition) == papers(nobody)


def papers(seen):
    return [sheet for sheet in seen.sheets if sheet.key != "sheet.goal"]


@rule("age-of-napoleon def.army")
def test_the_leader_of_an_army_lies_on_top():
    game = given(napoleon="bayern", davout="bayern", affry="bayern", karl="bohmen")
    stack = [piece.id for piece in view(game, None).pieces if piece.space == "bayern"]

    assert stack == ["affry", "davout", "napoleon"]


@rule("age-of-napoleon def.corps.health")
def test_a_corps_shows_where_it_stands_and_how_it_is():
    game = given(davout="bayern", karl="bohmen", exhausted=["karl"])

    assert (piece(game, "davout").space, piece(game, "davout").marks) == ("bayern", ())
    assert (piece(game, "karl").space, piece(game, "karl").marks) == ("bohmen", ("exhausted",))


@pytest.mark.parametrize(
    ("corps", "livery"),
    [
        *[("davout", "france"), ("lefebvre", "france"), ("wellington", "britain")],
        *[("beresford", "britain"), ("karl", "austria"), ("wrede", "austria")],
        *[("blucher", "preussen"), ("charles-john", "russia"), ("blake", "spain")],
    ],
)
def test_a_corps_wears_the_colours_of_whoever_raises_it(corps, livery):
    game = given(**{corps.replace("-", "_"): "bayern"})

    assert piece(game, corps).side == livery
    assert livery in RULES.board(the_box(), None).liveries


@rule("age-of-napoleon def.fr-fa")
def test_a_corps_in_foreign_colours_that_serves_the_french_says_so():
    game = given(status={"austria": "fa"}, karl="bohmen", kutusov="galizien", lefebvre="bayern")

    assert piece(game, "karl").marks == ("serves-france",)
    assert piece(game, "kutusov").marks == piece(game, "lefebvre").marks == ()


@rule("age-of-napoleon campaign.activation.corps-once")
def test_who_has_moved_is_marked_while_the_campaign_lasts():
    game = given(davout="bayern")
    game.moved = frozenset({"davout"})
    game.place = OPENING + 1
    during = piece(game, "davout").marks
    game.place = 1

    assert CAMPAIGN.rule in SEQUENCE.path(OPENING)
    assert during == ("activated",)
    assert piece(game, "davout").marks == ()


@rule("age-of-napoleon def.prisoners", "age-of-napoleon def.reserve", "age-of-napoleon map.boxes")
def test_prisoners_and_whoever_may_be_raised_lie_beside_the_map():
    game = given(year=1806, prisoners=["ney"], lost=["lannes"], davout="bayern")
    beside = {piece.id: piece.marks for piece in view(game, None).pieces if not piece.space}

    assert beside["ney"] == ("prisoner",)
    assert beside["soult"] == ("reserve",)
    assert not {"lannes", "davout", "suchet", "radetzky", "platov"} & beside.keys()


@rule("age-of-napoleon map.boxes")
def test_the_tracks_show_the_year_and_the_round():
    year, round_ = view(given(year=1812, in_round=5), None).tracks

    assert (year.value, year.least, year.most) == (1812, 1805, 1815)
    assert (round_.value, round_.least, round_.most) == (5, 1, 6)
    assert round_.labels[4] == "months.november-1812"
    for language, said in (("en", "winter 1812–1813"), ("fr", "hiver 1812-1813")):
        assert said in messages().say(round_.labels[5], {}, language)


def test_the_tracks_do_not_run_over_when_all_is_done():
    year, round_ = view(given(year=1816, in_round=7), None).tracks

    assert (year.value, round_.value) == (1815, 6)


@rule("age-of-napoleon insurrection.marker.keep")
def test_a_rising_is_marked_where_it_was():
    game = given("1809", risen=["spain", "tirol"])
    risings = [m.space for m in view(game, None).markers if m.kind == "insurrection"]

    assert risings == ["castilla", "tirol"]


@rule("age-of-napoleon cards.use.side", "age-of-napoleon cards.use.phase")
def test_a_card_says_whose_event_it_is_and_when():
    game = given(hand={"french": ["fouche", "britannia"]})
    fouche, britannia = next(
        heap.open for heap in view(game, "french").cards if heap.id == "hand-french"
    )

    assert (fouche.colour, britannia.colour) == ("green", "red")
    assert fouche.moments == ("phase.diplomacy", "phase.insurrection")
    assert britannia.moments == ("phase.reinforcement", "phase.campaign")


@rule("age-of-napoleon cards.after-play")
def test_cards_out_of_the_game_and_set_aside_lie_open():
    heaps = {heap.id: heap for heap in view(begun("1805"), None).cards}
    later = {heap.id: heap for heap in view(begun("1813"), None).cards}

    assert [face.id for face in heaps["set-aside"].open] == ["english-gold-1", "insurrection-1"]
    assert "removed" not in heaps
    assert later["removed"].count == 3


def test_every_card_has_a_title_and_a_text_in_both_languages():
    titles = {card.id: card.title for card in the_box().cards.values()}
    words = words_of(RULES)
    untitled = [title for title in titles.values() if not words.has(f"name.{title}")]
    unlike = [c for c, title in titles.items() if words.name(c, "fr") != words.name(title, "fr")]
    mute = [
        (title, language)
        for title in titles.values()
        for language in ("en", "fr")
        if not words.is_whole(f"card.{title}-text", language)
    ]

    assert len(titles) == 55
    assert (untitled, unlike, mute) == ([], [], []), f"{untitled} {unlike} {mute}"


@pytest.mark.parametrize(
    ("area", "there"),
    [
        *[("bayern", "en Bayern"), ("tirol", "au Tirol"), ("moscow", "à Moscou")],
        *[("banat", "dans le Banat"), ("ile-de-france", "en Île-de-France")],
    ],
)
def test_french_names_know_their_prepositions(area, there):
    said = words_of(RULES).say("sheet.battle", {"area": area, "attacker": "french"}, "fr")

    assert said.startswith(f"Bataille {there}")
