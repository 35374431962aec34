"""What was learnt takes a seat among the other players."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from estafette.ai.player import answers_to, asked_of
from estafette.engine import Action
from estafette.match import Chair

from .encoding import Encoding, Floats, Observation

# What each index of a page is worth; only those of options are looked at.
Score: TypeAlias = Callable[[Observation], Floats]


class Pupil:
    """A player who takes the option with the highest score, of all pages of a question."""

    def __init__(self, encoding: Encoding, score: Score) -> None:
        self._encoding = encoding
        self._score = score

    def choose(self, chair: Chair) -> Action:
        decision = asked_of(chair)
        answers, view = answers_to(decision), chair.view()
        if len(answers) == 1:
            return answers[0]
        encoding, scores = self._encoding, []
        for start in range(0, len(answers), encoding.width):
            page = answers[start : start + encoding.width]
            seen = encoding.observation(view, decision, page)
            scores += self._score(seen)[: len(page)].tolist()
        return answers[int(np.argmax(scores))]
