"""OpenSpiel finds a game of chance and imperfect information that it can play."""

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from estafette.learning.openspiel import BYTES, game
from tests.specimen import RULES as FORD

from .schools import CAMPAIGN, FOG


@pytest.mark.parametrize(
    ("rules", "scenario"),
    [(FORD, "the-ford"), (FORD, "the-heights"), (CAMPAIGN, "intro-ligny")],
    ids=["ford", "heights", "1815"],
)
def test_openspiel_plays_writes_down_and_wakes_every_state(rules, scenario):
    pyspiel.random_sim_test(game(rules, scenario), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_found_by_its_name_and_parameters():
    words = f"game={CAMPAIGN},scenario=waterloo-wavre,options=players:3;rules:grognard"
    fog = pyspiel.load_game(f"python_estafette({words})")

    assert fog.num_players() == 3
    assert fog.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game(FORD, "the-ford").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_the_secret_of_the_dice_is_drawn_byte_by_byte():
    state = game(FORD, "the-ford").new_initial_state()
    for number in range(BYTES):
        assert state.is_chance_node()
        assert sum(share for _, share in state.chance_outcomes()) == 1
        state.apply_action(number)

    assert not state.is_chance_node()
    assert state.table.drill.match.game.dice.secret == bytes(range(BYTES)).hex()


def test_a_clone_goes_its_own_way_and_remembers_the_same():
    state = reached(20)
    clone = state.clone()
    for each in (state, clone):
        play_on(each, 10)

    assert [knowledge(state, player) for player in (0, 1)] == [
        knowledge(clone, player) for player in (0, 1)
    ]
    before = str(state)
    play_on(clone, 5)
    assert str(state) == before


def test_a_state_woken_from_its_pickle_remembers_the_same():
    state = reached(20)
    woken = pickle.loads(pickle.dumps(state))

    assert knowledge(woken, 0) == knowledge(state, 0)
    assert woken.legal_actions() == state.legal_actions()


def test_a_player_recalls_how_he_came_here():
    seen = {}
    for order in (0, 4):
        state = reached(0)
        state.apply_action(order)
        seen[order] = knowledge(state, 0), knowledge(state, 1)

    assert seen[0][0] != seen[4][0]
    assert seen[0][1] == seen[4][1]


def test_what_a_player_cannot_know_is_in_none_of_his_strings_and_numbers():
    random = Random(1)
    for moves in (0, 1, 3, 12, 30):
        state = reached(moves)
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random)

        assert other.legal_actions() == state.legal_actions()
        assert knowledge(other, player) == knowledge(state, player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.secret != state.secret


def test_the_tensor_comes_in_two_named_pieces():
    known = game(FORD, "the-ford")
    observer = make_observation(known)
    observer.set_from(reached(3), 0)
    encoding = known.course.encoding

    assert observer.dict["observation"].shape == (encoding.size,)
    assert observer.dict["options"].shape == (encoding.width, encoding.option_size)
    assert observer.dict["observation"].any()


def test_an_observer_of_other_secrets_is_refused():
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )

    with pytest.raises(ValueError, match="all that his seat may see"):
        game(FORD, "the-ford").make_py_observer(everything)


def test_a_match_that_is_too_long_is_a_draw():
    known = game(FORD, "the-ford")
    short = pyspiel.load_game(str(known).replace("longest=20000", "longest=5"))
    state = dealt(short)
    play_on(state, 5)

    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_options_that_do_not_fit_are_reached_by_the_last_index():
    known = game(FORD, "the-ford")
    narrow = pyspiel.load_game(str(known).replace("width=0", "width=4"))
    state = dealt(narrow)

    assert state.legal_actions() == [0, 1, 2, 3]
    assert state.action_to_string(3) == "3 …"
    state.apply_action(3)
    assert state.legal_actions() == [0, 1, 2]
    assert state.action_to_string(1) == "1 Advance: two impulses"


def test_allies_share_what_they_win():
    state = dealt(game(CAMPAIGN, "waterloo-wavre", FOG))
    play_on(state, 5_000)
    french, *allies = state.returns()

    assert allies == [-french, -french]
    assert abs(french) == 1


def dealt(known: Any, seed: int = 1) -> Any:
    state, random = known.new_initial_state(), Random(seed)
    for _ in range(BYTES):
        state.apply_action(random.randrange(256))
    return state


def reached(moves: int) -> Any:
    state = dealt(game(FORD, "the-ford"))
    play_on(state, moves)
    return state


def play_on(state: Any, moves: int) -> None:
    random = Random(moves)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))


def knowledge(state: Any, player: int) -> str:
    return str(state.information_state_string(player))
