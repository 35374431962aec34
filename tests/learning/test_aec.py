"""PettingZoo finds an environment that keeps its promises."""

import warnings
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from estafette.ai import Recruit
from estafette.learning import IllegalChoice
from estafette.learning.aec import env
from tests.contract.cases import for_every_scenario
from tests.lots import NIGHT
from tests.specimen import RULES as FORD

from .schools import CAMPAIGN, FOG


@for_every_scenario
def test_pettingzoo_is_content_with_every_game_and_its_seeds(rules, scenario):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for accepted in ("Observation is not a NumPy", "Observation space for", "We recommend"):
            warnings.filterwarnings("ignore", message=accepted)
        api_test(drawn_alike(env(rules, scenario)), num_cycles=60)
    seed_test(lambda: env(rules, scenario), num_cycles=100)


def test_three_seats_in_the_fog_and_narrow_pages_are_no_exception():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(drawn_alike(env(CAMPAIGN, "waterloo-wavre", FOG, width=4)), num_cycles=60)


def drawn_alike(table: Any) -> Any:
    """What PettingZoo tries by chance is the same in every run; by night, another every night."""
    seed = Random(NIGHT).getrandbits(31)
    table.reset(seed=seed)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
        table.observation_space(agent).seed(seed)
    return table


def test_another_seed_gives_another_match():
    assert story(1) == story(1) != story(2)


def test_the_seed_holds_for_the_matches_that_follow():
    table = env(FORD, "the-ford")
    table.reset(seed=1)
    table.reset()
    second = played(table)

    assert second != story(1)
    table.reset(seed=1)
    table.reset()
    assert played(table) == second


def test_what_one_wins_the_other_loses():
    table = env(CAMPAIGN, "intro-ligny")
    table.reset(seed=1)
    rewards = final_rewards(table)

    assert sorted(rewards.values()) == [-1, 1]
    winner = table.unwrapped.drill.match.outcome.winner
    assert rewards[winner] == 1


def test_a_match_that_is_too_long_is_broken_off_without_reward():
    table = env(FORD, "the-ford", longest=10)
    table.reset(seed=1)
    for agent in table.agent_iter():
        _, reward, ended, broken, _ = table.last()
        assert not ended
        assert reward == 0
        assert broken == (table.unwrapped.drill.match.number >= 10)
        table.step(None if broken else choice(table, agent))

    assert table.unwrapped.drill.match.number == 10


def test_an_index_without_an_option_is_refused_aloud():
    table = env(FORD, "the-ford")
    table.reset(seed=1)

    with pytest.raises(IllegalChoice):
        table.step(31)
    with pytest.raises(ValueError, match="must choose"):
        table.step(None)


def test_seats_of_the_house_are_no_agents():
    table = env(FORD, "the-ford", players={"rearguard": "recruit"})
    table.reset(seed=3)

    assert table.agents == ["vanguard"]
    assert set(final_rewards(table)) == {"vanguard"}
    answers = {entry.seat for entry in table.unwrapped.drill.match.log}
    assert answers == {"vanguard", "rearguard"}


def test_an_opponent_may_be_whoever_a_seed_makes():
    seeds: list[str] = []

    def made(seed: str) -> Recruit:
        seeds.append(seed)
        return Recruit(seed)

    table = env(FORD, "the-ford", players={"rearguard": made})
    table.reset(seed=3)
    table.reset(seed=3)

    assert len(seeds) == 2
    assert seeds[0] == seeds[1]


@pytest.mark.parametrize(
    ("players", "fault"),
    [
        ({"marines": "recruit"}, "no seat marines"),
        ({"vanguard": "recruit", "rearguard": "recruit"}, "nobody is left to learn"),
    ],
)
def test_players_must_leave_a_seat_that_exists(players, fault):
    with pytest.raises(ValueError, match=fault):
        env(FORD, "the-ford", players=players)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Advance: two impulses"), ("fr", "Avancer\u00a0: deux impulsions")],
)
def test_every_option_comes_with_its_sentence(language, said):
    table = env(FORD, "the-ford", language=language)
    table.reset(seed=1)
    info = table.infos[table.agent_selection]

    assert said in info["options"]
    assert len(info["options"]) == table.last()[0]["action_mask"].sum()
    assert info["question"].endswith("?")


def test_nothing_is_said_to_who_wants_to_hear_nothing():
    table = env(FORD, "the-ford", language=None)
    table.reset(seed=1)

    assert table.infos[table.agent_selection] == {}


def test_the_table_can_be_read():
    table = env(FORD, "the-ford", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()

    assert "the High Road  [V] Grenadiers (Strength 4), [V] Fusiliers (Strength 3)" in text
    assert "Advance: two impulses" in text
    assert "Pioneers" not in text


def story(seed: int) -> list[Any]:
    table = env(FORD, "the-ford")
    table.reset(seed=seed)
    return played(table)


def played(table: Any) -> list[Any]:
    """The match to its end, always by the first option; what was chosen and what fell."""
    final_rewards(table)
    return [(entry.action, entry.chance) for entry in table.unwrapped.drill.match.log]


def final_rewards(table: Any) -> dict[str, float]:
    rewards = {}
    for agent in table.agent_iter():
        _, reward, ended, _, _ = table.last()
        if ended:
            rewards[agent] = reward
        table.step(None if ended else choice(table, agent))
    return rewards


def choice(table: Any, agent: str) -> int:
    return int(table.observe(agent)["action_mask"].argmax())
