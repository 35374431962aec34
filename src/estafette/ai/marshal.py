"""The marshal: information-set Monte Carlo tree search over his own questions.

There is one tree for all that the seat cannot know. Its nodes are the questions that are put to
the seat, reached by its own answers; nothing in it names what the seat could not see. What lies
between two of them (dice, cards drawn, what the others answer) is not in the tree: every iteration
lives it through on a table imagined anew, where the others answer at a glance for their own side.
So the same search serves two seats or three, allies or enemies, and questions put to several seats
in secret: whoever has not yet answered is simply imagined to. A tree of everybody's moves would
need many thousands of iterations to say more than that, and a decision has some hundreds.

At the root the answers compete on equal terms: in each round those still in the race are tried on
forks of one imagined table with the same dice, and the race narrows as the budget is spent
(sequential halving). Below it, answers are chosen by upper confidence, widened in the order of
the game's judgement; from the first new node everybody plays on at a glance to the horizon, where
`judgement` speaks. What an answer looks like at his next question weighs as much as many playouts:
it varies far less than they do.
"""

from math import ceil, sqrt
from random import Random

from estafette.engine import Action
from estafette.match import Chair, Match, Unimaginable

from .budget import Budget, Watch
from .outlook import Future, Habits, fresh_secret, looks, worth
from .player import Stop, answers_to, asked_of, never
from .tree import Node, Way, way

SECOND = Budget(seconds=1.0)
STEPS = 3  # of the sequence of play, from the question to the horizon
MOST = 60  # answers, at most, on that way
HOPELESS = 8  # tables that may prove unimaginable, one after the other, before he gives up


class Marshal:
    """Thinks as long as he is allowed to; keeps his tree while his own turn goes on."""

    def __init__(self, seed: int | str, budget: Budget = SECOND, *, stop: Stop = never) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._stop = stop
        self._kept: dict[Way, Node] = {}
        self._spread = Spread()

    def choose(self, chair: Chair) -> Action:
        options = answers_to(asked_of(chair))
        if len(options) == 1:
            return options[0]
        root = self._search(chair, options)
        choice = root.best(options) if root.edges else self._random.choice(options)
        self._kept = {
            way: node for way, node in root.children.items() if way[0] == choice and node.own_turn
        }
        return choice

    def _search(self, chair: Chair, options: list[Action]) -> Node:
        """Round after round until the budget is spent or somebody calls."""
        watch, habits, root, failures = Watch(self._budget), Habits(), None, 0
        while watch.spent < 1 and failures < HOPELESS and not self._stop():
            try:
                table = chair.imagined(fresh_secret(self._random))
            except Unimaginable:
                failures += 1
                continue
            failures = 0
            root = root or self._root(table, chair.seat)
            self._round(root, table, chair.seat, habits, options, watch)
        return root or Node()

    def _root(self, table: Match, seat: str) -> Node:
        """The node of this question if the last search came upon it, else a new one."""
        for (action, number, asked), node in self._kept.items():
            if way(action, table, seat) == (action, number, asked):
                return node
        return Node()

    def _round(
        self,
        root: Node,
        table: Match,
        seat: str,
        habits: Habits,
        options: list[Action],
        watch: Watch,
    ) -> None:
        """One imagined table; every answer still in the race is tried on it once.

        What counts is what an answer adds to the worth of this table: some are better than others.
        """
        mood, before = self._random.getrandbits(64), worth(table, seat)
        self._look(root, table, seat, options, before)
        left = max(2, ceil(len(options) ** (1 - watch.spent)))
        for option in root.ranked(options)[:left]:
            if watch.spent >= 1 or self._stop():
                return
            future = Future(table.fork(), seat, habits, Random(mood), STEPS, MOST)
            path = self._descend(root, future, option, before)
            value = worth(future.match, seat) - before
            self._spread.add(value)
            for node, action in path:
                node.learn(action, value)
            watch.tick()

    def _descend(
        self, root: Node, future: Future, action: Action, before: float
    ) -> list[tuple[Node, Action]]:
        """Down the tree to one new node, and on to the horizon; the answers given on the way."""
        node, match, seat = root, future.match, future.seat
        path: list[tuple[Node, Action]] = []
        while True:
            path.append((node, action))
            number = match.number
            future.answer(seat, action)
            decision = future.to_own_question()
            node.edges[action].look(worth(match, seat) - before)
            if decision is None:
                return path
            reached = way(action, match, seat)
            child = node.children.get(reached)
            if child is None:
                node.children[reached] = Node(own_turn=match.number == number + 1)
                future.to_the_end()
                return path
            node, options = child, answers_to(decision)
            self._look(node, match, seat, options, before)
            action = node.select(options, self._spread.deviation)

    def _look(
        self, node: Node, table: Match, seat: str, options: list[Action], before: float
    ) -> None:
        """A first look at the answers that are new to the node."""
        if unknown := node.unknown(options):
            values = looks(table, seat, unknown, self._random)
            node.look(unknown, [value - before for value in values])


class Spread:
    """How far the values found lie apart: the measure of what is worth being curious about."""

    def __init__(self) -> None:
        self._number = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self._number += 1
        step = value - self._mean
        self._mean += step / self._number
        self._squares += step * (value - self._mean)

    @property
    def deviation(self) -> float:
        return sqrt(self._squares / self._number) if self._number else 0.0
