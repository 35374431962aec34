"""[8] The cards."""

from estafette.engine import Pass
from tests.referee import Referee, rule
from tests.specimen.cards import CARDS, PlayCard
from tests.specimen.fire import fire
from tests.specimen.impulses import impulse
from tests.specimen.march import March
from tests.specimen.printed import read
from tests.specimen.state import Game, Side

from .positions import REARGUARD, VANGUARD, given


def acting(game: Game, side: Side = VANGUARD) -> Referee:
    game.impulses[side] = 1
    return Referee(game, impulse(game, side))


def firing(dice: tuple[int, ...] = (1,), *, hands: dict[Side, list[str]]) -> Referee:
    """The grenadiers fire from the mill at the pioneers, who hold the ford."""
    game = given(dice=dice, hands=hands, grenadiers="mill", pioneers="ford", hussars="chapel")
    return Referee(game, fire(game, game.block("grenadiers"), "ford"))


def test_every_printed_card_has_its_function():
    assert list(CARDS) == list(read().cards)


@rule("ford 8.1")
def test_a_card_is_played_from_the_hand_at_its_moment():
    referee = firing(hands={VANGUARD: ["courier", "sharpshooters"]})

    assert referee.refusal(PlayCard("earthworks")).key == "card.not-in-hand"
    assert referee.refusal(PlayCard("courier")).key == "card.not-now"
    assert PlayCard("sharpshooters") in referee.options


@rule("ford 8.2")
def test_a_played_card_lies_open_until_the_impulse_is_over():
    game = given(grenadiers="mill", pioneers="ford", hands={VANGUARD: ["courier"]})
    game.deck.pile = []
    referee = acting(game)

    referee.choose(PlayCard("courier"))

    assert (game.hands[VANGUARD], game.played, game.deck.discard) == ([], [], ["courier"])
    assert game.uncovered


@rule("ford 8.2")
def test_a_card_in_play_is_not_shuffled_into_the_pile():
    referee = firing(hands={VANGUARD: ["sharpshooters"]})

    referee.choose(PlayCard("sharpshooters"))

    assert referee.game.played == ["sharpshooters"]
    assert referee.game.deck.discard == []


@rule("ford 8.3")
def test_sharpshooters_add_one_to_the_die_of_their_own_side():
    own = firing((4,), hands={VANGUARD: ["sharpshooters"]})
    other = firing((4,), hands={REARGUARD: ["sharpshooters"]})

    own.choose(PlayCard("sharpshooters"), Pass(), Pass())
    assert own.fact("fire.volley")["tally"] == [("sharpshooters", +1)]
    assert own.fact("fire.volley")["hits"] == 2

    other.choose(Pass())
    assert other.refusal(PlayCard("sharpshooters")).rule == "8.3"


@rule("ford 8.4")
def test_earthworks_take_two_from_the_die_against_their_own_side():
    own = firing((5,), hands={REARGUARD: ["earthworks"]})
    other = firing((5,), hands={VANGUARD: ["earthworks"]})

    own.choose(Pass(), PlayCard("earthworks"), Pass(), Pass())
    assert own.fact("fire.volley")["tally"] == [("earthworks", -2)]
    assert own.fact("fire.volley")["hits"] == 1

    assert other.refusal(PlayCard("earthworks")).rule == "8.4"


@rule("ford 8.41")
def test_a_battalion_under_fire_slips_away_before_the_volley():
    referee = firing((6,), hands={REARGUARD: ["counter-march"]})
    referee.choose(Pass(), PlayCard("counter-march"))

    assert referee.refusal(March("hussars", "willows")).rule == "8.41"
    assert referee.refusal(March("pioneers", "mill")).rule == "6.24"
    referee.choose(March("pioneers", "willows"), Pass(), Pass())

    assert referee.is_over
    assert referee.keys[-1] == "fire.nobody"
    assert referee.game.block("pioneers").losses == 0


@rule("ford 8.5")
def test_a_forced_march_gives_two_more_impulses():
    game = given(grenadiers="mill", hands={VANGUARD: ["forced-march"]})

    acting(game).choose(PlayCard("forced-march"))

    assert game.impulses[VANGUARD] == 2


@rule("ford 8.5")
def test_a_lost_dispatch_takes_a_card_from_the_enemy_if_he_has_one():
    hands = {VANGUARD: ["lost-dispatch"], REARGUARD: ["courier"]}
    game = given(grenadiers="mill", pioneers="chapel", hands=hands)
    poor = given(grenadiers="mill", pioneers="chapel", hands={VANGUARD: ["lost-dispatch"]})

    acting(game).choose(PlayCard("lost-dispatch"))

    assert game.hands[REARGUARD] == []
    assert game.deck.discard == ["lost-dispatch", "courier"]
    assert any(str(fallen).startswith("pick") for fallen in game.dice.fallen)
    assert acting(poor).refusal(PlayCard("lost-dispatch")).key == "card.empty-hand"


@rule("ford 8.5")
def test_a_courier_brings_two_cards_that_only_their_owner_sees():
    game = given(grenadiers="mill", hands={VANGUARD: ["courier"]})
    top = [game.deck.pile[-1], game.deck.pile[-2]]
    referee = acting(game)

    referee.choose(PlayCard("courier"))

    assert game.hands[VANGUARD] == top
    assert [t.facts["card"] for t in referee.told if t.to == (VANGUARD,)] == top
