"""A match as an environment of PettingZoo: agents are seats and take their turns as asked."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from .extras import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise MissingExtra(error) from None

from estafette.ai import Player, player
from estafette.engine import Rules, secret_of
from estafette.speech import plain, speech_for

from .course import Course, course
from .drill import Drill
from .encoding import Observation
from .lexicon import Lexicon
from .page import page

LONGEST = 20_000  # choices of a match, before it is broken off
LARGEST = float(2**24)  # beyond it a float32 no longer counts one by one

# Somebody of the house by his level, or whoever a seed makes.
Opponent: TypeAlias = str | Callable[[str], Player]


def env(
    game: str | Rules,
    scenario: str,
    options: Mapping[str, str] | None = None,
    *,
    box: Path | None = None,
    players: Mapping[str, Opponent] | None = None,
    lexicon: Lexicon | None = None,
    width: int | None = None,
    longest: int = LONGEST,
    language: str | None = "en",
    render_mode: str | None = None,
) -> Any:
    """The environment of a set-up, guarded against calls in the wrong order.

    `players` answer for seats that are then no agents; without a `language` nothing is put into
    words, which saves a good part of the time.
    """
    learnt = course(game, scenario, options, box=box, lexicon=lexicon, width=width)
    return OrderEnforcingWrapper(
        raw_env(learnt, players, longest=longest, language=language, render_mode=render_mode)
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name; it has no types
    """The environment itself. Rewards come at the end: 1, -1, or 0 for a draw."""

    def __init__(
        self,
        course: Course,
        players: Mapping[str, Opponent] | None = None,
        *,
        longest: int = LONGEST,
        language: str | None = "en",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.course = course
        self.metadata = {"name": course.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._longest = longest
        self._language = language
        self._opponents = dict(players or {})
        if strangers := self._opponents.keys() - set(course.seats):
            raise ValueError(f"{course.name} has no seat {', '.join(sorted(strangers))}")
        self.possible_agents = [seat for seat in course.seats if seat not in self._opponents]
        if not self.possible_agents:
            raise ValueError("every seat has a player: nobody is left to learn")
        self._random = Random()
        shape = space_of(course)
        self.observation_spaces = {seat: shape() for seat in self.possible_agents}
        self.action_spaces = {
            seat: spaces.Discrete(course.encoding.width) for seat in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; a seed determines it, those that follow it and the players of the house."""
        if seed is not None:
            self._random = Random(seed)
        chance = self._random.getrandbits(256)
        seated = {
            seat: seated_by(opponent, f"{chance}/{seat}")
            for seat, opponent in self._opponents.items()
        }
        self.drill = Drill(self.course, self.course.start(secret_of(chance)), seated)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is; IllegalChoice if the page has no such one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the match and must choose")
        self._cumulative_rewards[agent] = 0.0
        self.drill.choose(int(action))
        self._go_on()

    def observe(self, agent: str) -> Observation:
        return self.drill.observation(agent)

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it."""
        if self.render_mode != "ansi":
            return None
        drill, speech = self.drill, self._speech("en")
        view = drill.match.view(self.agent_selection)
        if drill.is_over:
            return page(speech, view, None)
        return page(speech, view, drill.decision, drill.options)

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        """What follows from where the match stands now: whose turn it is, or how it ended."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.drill.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self.drill.reward(agent) for agent in self.agents}
            self._tell_outcome()
        elif self.drill.match.number >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.drill.seat
            self._tell_options()
        self._accumulate_rewards()
        self._deads_step_first()

    def _tell_options(self) -> None:
        if self._language is not None:
            speech, info = self._speech(self._language), self.infos[self.agent_selection]
            info["question"] = plain(speech.question(self.drill.decision))
            info["options"] = [plain(speech.action(option)) for option in self.drill.options]

    def _tell_outcome(self) -> None:
        outcome = self.drill.match.outcome
        if self._language is not None and outcome is not None:
            told = plain(self._speech(self._language).outcome(outcome))
            for info in self.infos.values():
                info["outcome"] = told

    def _speech(self, language: str) -> Any:
        return speech_for(self.course.rules, self.course.printed, self._language or language)


def seated_by(opponent: Opponent, seed: str) -> Player:
    return player(opponent, seed) if isinstance(opponent, str) else opponent(seed)


def space_of(course: Course) -> Callable[[], spaces.Dict]:
    """What the arrays of an observation may hold."""
    encoding, slots = course.encoding, course.encoding.lexicon.slots
    most = max(len(encoding.lexicon.names), len(encoding.lexicon.kinds))

    def made() -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (encoding.width,), np.int8),
                "options": spaces.Box(
                    -LARGEST, LARGEST, (encoding.width, encoding.option_size), np.float32
                ),
                "ids": spaces.Box(0, most, (encoding.width, 1 + slots), np.int32),
            }
        )

    return made
