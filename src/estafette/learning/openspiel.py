"""A match as a game of OpenSpiel: `python_estafette(game=…,scenario=…,options=…)`.

Chance comes first and all at once: 32 chance nodes draw the secret of the dice byte by byte, and
nobody's information names it. Every die falls by the law of the rulebook, any history can be played
again, and the game is the same for whoever learns from what its players know. Who searches from
a state itself would read the dice in advance: he must search from `resample_from_infostate`.
"""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from .extras import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra(error) from None

from msgspec import json

from estafette.engine import Rules
from estafette.match import Match, Saved, question
from estafette.speech import Speech, plain, speech_for

from .course import Course, Key, course, course_of
from .drill import Drill
from .encoding import Floats
from .page import page

NAME = "python_estafette"
BYTES = 32  # of the secret of the dice
FACES = 256
LONGEST = 20_000  # choices and pages of a match, before it is called a draw
LANGUAGE = "en"
MORE = "…"
MOST_SEATS = 8

PARAMETERS: dict[str, Any] = {
    "game": "",
    "scenario": "",
    "options": "",
    "box": "",
    "width": 0,
    "longest": LONGEST,
}


def game(rules: str | Rules, scenario: str, options: dict[str, str] | None = None) -> Any:
    """The game of a set-up; rules that are not installed may be handed over."""
    known = course(rules, scenario, options)
    return EstafetteGame(
        {"game": known.rules.id, "scenario": scenario, "options": spelt(options or {})}
    )


def game_type(utility: Any, *, least: int = 1, most: int = MOST_SEATS) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Estafette",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        default_loadable=False,
    )


class EstafetteGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A set-up of a game. Its players are the seats, in their order."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.course = course(
            given["game"],
            given["scenario"],
            read_options(given["options"]),
            box=Path(given["box"]) if given["box"] else None,
            width=given["width"] or None,
        )
        self.longest: int = given["longest"]
        seats = len(self.course.seats)
        duel = seats == len({self.course.rules.side(seat) for seat in self.course.seats}) == 2
        utilities = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.course.encoding.width,
            max_chance_outcomes=FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if duel else None,
            max_game_length=self.longest,
        )
        utility = utilities.ZERO_SUM if duel else utilities.GENERAL_SUM
        super().__init__(game_type(utility, least=seats, most=seats), info, given)

    def new_initial_state(self) -> "EstafetteState":
        return EstafetteState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.course, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return BYTES


class EstafetteState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """The secret of the dice as far as it is drawn, then a match."""

    def __init__(self, game: EstafetteGame) -> None:
        super().__init__(game)
        self.secret = b""
        self.table: Table | None = None
        self.key, self.longest = game.course.key, game.longest

    @property
    def course(self) -> Course:
        return course_of(self.key)

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.course.seats.index(self.table.drill.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / FACES) for face in range(FACES)]

    def is_terminal(self) -> bool:
        table = self.table
        return table is not None and (table.drill.is_over or table.moves >= self.longest)

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * len(self.course.seats)
        return [self.table.drill.reward(seat) for seat in self.course.seats]

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "EstafetteState":
        """A match that looks the same to a player; what he cannot know and the dice are redrawn.

        It has no history of its own.
        """
        state: EstafetteState = self.get_game().new_initial_state()
        state.secret = bytes(int(sampler() * FACES) for _ in range(BYTES))
        if self.table is not None:
            state.table = self.table.imagined(self.course.seats[player], state.secret.hex())
        return state

    def __str__(self) -> str:
        return str(self.table) if self.table else self.secret.hex()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.drill.legal if self.table else []

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.choose(action)
            return
        self.secret += bytes([action])
        if len(self.secret) == BYTES:
            match = self.course.start(self.secret.hex())
            self.table = Table(Drill(self.course, match))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"{action:02x}"
        options = self.table.drill.options
        said = plain(speech_of(self.course).action(options[action])) if options[action:] else MORE
        return f"{action} {said}"


class Table:
    """A match under way, and what each seat remembers of it, folded into a digest."""

    def __init__(self, drill: Drill, recall: dict[str, str] | None = None, moves: int = 0) -> None:
        self.drill = drill
        self.moves = moves
        self.recall = recall or dict.fromkeys(drill.course.seats, "")

    def choose(self, index: int) -> None:
        """A choice: who makes it remembers what he saw, everybody what he hears of it."""
        drill, match = self.drill, self.drill.match
        self.moves += 1
        seat, number = drill.seat, match.number
        self._remember(seat, index, self.sight(seat))
        drill.choose(index)
        if match.number > number:
            for told in match.log[-1].told:
                for each in self.recall:
                    if told.is_heard_by(each):
                        self._remember(each, told.key, told.facts)

    def sight(self, seat: str) -> str:
        """All that a seat sees and is asked, and the page of its options."""
        drill, match = self.drill, self.drill.match
        page = drill.page if not drill.is_over and drill.seat == seat else 0
        return json.encode((match.view(seat), question(match.decision(seat)), page)).decode()

    def imagined(self, seat: str, secret: str) -> "Table":
        return self._with(self.drill.match.imagined(seat, secret))

    def _with(self, match: Match) -> "Table":
        """The same on another match, which is told of as this one is."""
        match.game.told = []
        drill = Drill(self.drill.course, match, page=self.drill.page)
        return Table(drill, self.recall.copy(), self.moves)

    def _remember(self, seat: str, *what: Any) -> None:
        told = self.recall[seat].encode() + json.encode(what)
        self.recall[seat] = blake2b(told, digest_size=16).hexdigest()

    def __str__(self) -> str:
        drill = self.drill
        if drill.is_over:
            return page(speech_of(drill.course), drill.match.view(None), None)
        view = drill.match.view(drill.seat)
        return page(speech_of(drill.course), view, drill.decision, drill.options)

    def __deepcopy__(self, memo: Any) -> "Table":
        return self._with(self.drill.match.fork())

    def __reduce__(self) -> tuple[Any, ...]:
        drill = self.drill
        return woken, (drill.course.key, drill.match.saved(), drill.page, self.recall, self.moves)


def woken(key: Key, saved: Saved, page: int, recall: dict[str, str], moves: int) -> Table:
    """A table as it was written down."""
    known = course_of(key)
    match = Match.wake(known.rules, known.printed, saved)
    return Table(Drill(known, match, page=page), recall, moves)


class Observer:
    """What a player sees, as a tensor and as a string; with perfect recall as a string alone."""

    def __init__(self, course: Course, kind: Any, params: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        seated = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        if params or not seated:
            raise ValueError("a player is shown all that his seat may see, and nothing else")
        self.recalls: bool = kind.perfect_recall
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not self.recalls:
            encoding = course.encoding
            about = (encoding.width, encoding.option_size)
            self.tensor = np.zeros(encoding.size + about[0] * about[1], np.float32)
            self.dict["observation"] = self.tensor[: encoding.size]
            self.dict["options"] = self.tensor[encoding.size :].reshape(about)

    def set_from(self, state: EstafetteState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table is not None:
            seen = state.table.drill.observation(state.course.seats[player])
            self.dict["observation"][:] = seen["observation"]
            self.dict["options"][:] = seen["options"]

    def string_from(self, state: EstafetteState, player: int) -> str:
        if state.table is None:
            return ""
        seat = state.course.seats[player]
        sight = state.table.sight(seat)
        return f"{state.table.recall[seat]} {sight}" if self.recalls else sight


def spelt(options: dict[str, str]) -> str:
    """Options as a parameter: `players:3;rules:grognard`."""
    return ";".join(f"{option}:{choice}" for option, choice in options.items())


def read_options(words: str) -> dict[str, str]:
    pairs = [pair.partition(":") for pair in words.split(";") if pair]
    return {option: choice for option, _, choice in pairs}


def speech_of(course: Course) -> Speech:
    return speech_for(course.rules, course.printed, LANGUAGE)


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), EstafetteGame)
