"""A match at the keyboard: who is asked, what is shown, and what the answers mean."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estafette.ai import Mind
from estafette.engine import Decision, Refusal, View
from estafette.match import Match, MatchFileError
from estafette.speech import plain

from .atlas import Atlas
from .desk import Desk
from .keeper import Keeper
from .ledger import clauses_for, drawn, read_ledger
from .menu import Line, Menu, folded, holds
from .picture import WIDEST, Picture, is_like
from .prose import Prose
from .reasons import Reasons
from .roster import rosters_for
from .speech import TerminalSpeech
from .thinking import thinking

PROMPT = "\u203a "
COMMANDS = ("why", "rule", "view", "map", "card", "log", "undo", "save", "help", "quit")
PROLOGUE = -1  # the number of what is told before the first choice
LAST_EVENTS = 30
LAST_REASONS = 15
FEW_CLAUSES = 3
OTHER_SEAT = "undo.other"
FIGURES = 9  # of a number that somebody typed, at most
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # with what has scrolled away: it may hold another's secrets


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One match, its seats held by people at the keyboard and by players of ours."""

    def __init__(
        self,
        desk: Desk,
        match: Match,
        seats: dict[str, str | Mind],
        keeper: Keeper,
        *,
        ask_all: bool,
    ) -> None:
        self.desk = desk
        self.words = desk.words
        self.speech = TerminalSpeech(match.rules, match.game.printed, desk.language)
        self.ledger = read_ledger(match.rules)
        self.match = match
        self.people = {seat: who for seat, who in seats.items() if isinstance(who, str)}
        self.players = {seat: who for seat, who in seats.items() if not isinstance(who, str)}
        self.keeper = keeper
        self.ask_all = ask_all
        self.board = match.rules.board(match.game.printed, match.setup)
        scenario = match.setup.scenario
        self.picture = Picture(desk.words, self.speech, self.ledger, self.board, scenario)
        self.atlas = Atlas(desk.words, self.speech, self.board)
        self.heard = {seat: last_own_choice(match, seat) for seat in match.seats}
        self.at_keyboard: str | None = None
        self.shown: View | None = None
        self.commands = self.command_words()

    def command_words(self) -> dict[str, Callable[[str], None]]:
        """What a player may type instead of an option, in his language or in English."""
        commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, name) for name in COMMANDS
        }
        own = {folded(self.words(f"command.{name}")): act for name, act in commands.items()}
        return commands | own

    def run(self) -> None:
        """To the end of the match, or until somebody leaves."""
        try:
            while self.match.open:
                self.answer(self.next_decision())
            self.show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.desk.console.print()
        with suppress(MatchFileError):  # interrupted within a choice, what was last kept stands
            self.keeper.keep(self.match)
        if self.keeper.path is not None:
            self.desk.say("play.kept", file=str(self.keeper.path))

    def next_decision(self) -> Decision:
        """Our own players first, then who sits at the keyboard, then the others."""
        return min(self.match.open, key=self.urgency)

    def urgency(self, decision: Decision) -> int:
        if decision.seat in self.players:
            return 0
        return 1 if self.people[decision.seat] == self.at_keyboard else 2

    def answer(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.players:
            with thinking(self.desk, self.speech.name(seat)):
                action = self.players[seat].answer(self.match, seat)
            self.match.choose(seat, action)
        elif len(decision.options) == 1 and not self.ask_all:
            self.match.choose(seat, decision.options[0])
        else:
            self.keeper.keep(self.match)
            self.ask(decision)

    def ask(self, decision: Decision) -> None:
        """One question to a person, until something has been chosen or taken back."""
        self.hand_over(decision.seat)
        self.show_if_new(decision.seat)
        self.tell_news(decision.seat)
        self.decision = decision
        self.menu = Menu(self.speech, decision)
        self.show_question()
        moment = self.match.moment
        while self.match.moment == moment:
            self.take(self.typed(PROMPT))

    def typed(self, prompt: str) -> str:
        """A line from the keyboard; one that comes from a file is written out for the reader."""
        if sys.stdin is None:  # closed before we began
            raise EOFError
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.desk.console.print(line)
        return line

    def take(self, typed: str) -> None:
        """A number, a command, or a few letters of an option."""
        command, _, rest = typed.partition(" ")
        if not typed:
            self.show_question()
        elif typed.isdecimal():
            self.take_number(int(typed[:FIGURES]))
        elif act := self.commands.get(folded(command)):
            act(rest.strip())
        else:
            self.take_letters(typed)

    def take_number(self, number: int) -> None:
        line = self.menu.numbered(number)
        if line:
            self.choose(line)
        else:
            self.desk.say("play.no-number", number=number, last=len(self.menu.lines))

    def take_letters(self, typed: str) -> None:
        match self.menu.matching(typed):
            case [line]:
                self.choose(line)
            case []:
                self.desk.say("play.no-match", typed=typed)
            case several:
                self.desk.console.print(self.menu.drawn(self.desk.console.width, several))

    def choose(self, line: Line) -> None:
        refusal = self.match.choose(self.decision.seat, line.action)
        if refusal:
            self.desk.tell(plain(self.speech.refusal(refusal)))
        else:
            self.desk.console.print(Text(f"  ✓ {line.sentence}", "green"))

    def hand_over(self, seat: str) -> None:
        """Another person comes to the keyboard: nobody sees what the last one saw."""
        person = self.people[seat]
        if self.at_keyboard is not None and person != self.at_keyboard:
            self.clear()
            name = self.speech.name(seat)
            self.desk.console.print(
                Panel(Prose(self.words("play.hand-over", person=person, seat=name)), padding=(1, 2))
            )
            self.typed(self.words("play.press-enter", person=person))
            self.clear()
            self.shown = None
        self.at_keyboard = person

    def clear(self) -> None:
        if self.desk.console.is_terminal:
            self.desk.console.file.write(CLEAR_ALL)
            self.desk.console.file.flush()

    def show_if_new(self, seat: str) -> None:
        """The table again, when the turn, the phase or a track has moved on since it was shown."""
        view = self.match.view(seat)
        if self.shown is None or not is_like(view, self.shown):
            self.show(view)
        elif view.path != self.shown.path:
            self.desk.console.print(Padding(self.picture.step(view, self.shown), (1, 2, 0, 2)))
            self.shown = view

    def show(self, view: View) -> None:
        console = self.desk.console
        console.print()
        console.print(self.picture.of(view, console.width))
        self.shown = view

    def tell_news(self, seat: str) -> None:
        """What this seat has heard since it last looked."""
        since = self.heard[seat]
        news = [told for number, told in self.match.told(seat, since) if number >= since]
        self.heard[seat] = self.match.number
        self.print_events([plain(self.speech.told(told)) for told in news])

    def print_events(self, sentences: list[str], most: int = LAST_EVENTS) -> None:
        console = self.desk.console
        if len(sentences) > most:
            self.desk.say("play.earlier", count=len(sentences) - most)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for sentence in sentences[-most:]:
            grid.add_row(Text("–", "dim"), Prose(sentence))
        if sentences:
            console.print(Padding(grid, (0, 2)))

    def show_question(self) -> None:
        console = self.desk.console
        decision = self.decision
        for roster in rosters_for(self.speech, self.match.view(decision.seat), decision):
            console.print(Padding(roster, (1, 2, 0, 2)))
        console.print(
            Panel(
                Prose(plain(self.speech.question(decision)), "bold"),
                title=self.speech.seat_label(decision.seat),
                title_align="left",
                subtitle=Text(f"[{decision.rule}] · {self.words('play.hint')}", "dim"),
                subtitle_align="right",
                border_style=self.speech.colour(self.match.rules.side(decision.seat)),
                width=min(console.width, WIDEST),
            )
        )
        console.print(self.menu.drawn(console.width))

    def show_end(self) -> None:
        """Everybody may see how it ended."""
        outcome = self.match.outcome
        if outcome is None:
            return
        seat = next((s for s in self.people if self.people[s] == self.at_keyboard), None)
        if seat is not None:
            self.tell_news(seat)
        winner = outcome.winner
        title = self.speech.side_label(winner) if winner else Text(self.words("play.draw"))
        self.desk.console.print(
            Panel(
                Prose(plain(self.speech.outcome(outcome)), "bold"),
                title=Text.assemble(f"{self.words('play.over')} · ", title),
                subtitle=Text(f"[{outcome.rule}]", "dim"),
                subtitle_align="right",
                padding=(1, 2),
                width=min(self.desk.console.width, WIDEST),
            )
        )

    def why(self, typed: str) -> None:
        """Why something is not possible: what was refused, then what else the words point at."""
        reasons = Reasons(self.speech, self.match, self.board, self.decision)
        found = reasons.greyed(typed)
        if typed and not self.menu.matching(typed):
            said = {(why.rule, self.speech.refusal(why)) for _, why in found}
            found += [
                (what, why)
                for what, why in reasons.imagined(typed)
                if (why.rule, self.speech.refusal(why)) not in said
            ]
        for what, why in found[:LAST_REASONS]:
            line = Prose(f"  ✗ {what}", "red")
            line.append(f"\n    {plain(self.speech.refusal(why))} ", "default")
            self.desk.tell(line.append(f"[{why.rule}]", "dim"))
        if len(found) > LAST_REASONS:
            self.desk.say("play.more-reasons", count=len(found) - LAST_REASONS)
        elif not found:
            self.why_nothing(typed, known=bool(reasons.meant(typed)))

    def why_nothing(self, typed: str, *, known: bool) -> None:
        possible = self.menu.matching(typed) if typed else []
        if possible:
            self.desk.say("play.why-possible")
            self.desk.console.print(self.menu.drawn(self.desk.console.width, possible))
        elif not typed:
            self.desk.say("play.why-none")
        else:
            self.desk.say(f"play.why-{'not-offered' if known else 'nothing'}", typed=typed)

    def rule(self, typed: str) -> None:
        """A clause by its id or by its words; without words, the clause of this question."""
        found = clauses_for(self.ledger, typed or self.decision.rule, self.desk.language)
        for clause in found[:FEW_CLAUSES]:
            self.desk.console.print(drawn(self.desk, clause))
        if not found:
            self.desk.say("play.no-clause", typed=typed)
        elif len(found) > FEW_CLAUSES:
            others = [clause.id for clause in found[FEW_CLAUSES:]]
            self.desk.say("play.more-clauses", clauses=others[:LAST_REASONS])

    def view(self, typed: str) -> None:
        self.show(self.match.view(self.decision.seat))
        self.show_question()

    def map(self, typed: str) -> None:
        """The places that hold the words, with their ground and their neighbours."""
        self.desk.console.print(self.atlas.of(typed))

    def card(self, typed: str) -> None:
        """What the cards say that lie open to the seat, or any card by its title."""
        view = self.match.view(self.decision.seat)
        seen = {self.speech.name(face.name): face for heap in view.cards for face in heap.open}
        faces = [face for title, face in seen.items() if not typed or holds(title, typed)]
        for face in faces:
            self.desk.console.print(Padding(self.picture.face(face), (0, 2)))
        if not faces:
            self.card_by_title(typed)

    def card_by_title(self, typed: str) -> None:
        """A printed card, wherever it lies: what is written on it is no secret."""
        titles = self.speech.cards(self.match.game.printed.names)
        found = {title: text for title, text in titles.items() if holds(title, typed)}
        for title, text in found.items():
            self.desk.console.print(Padding(Text(title, "bold"), (0, 2)))
            self.desk.console.print(Padding(Prose(text), (0, 4)))
        if not found:
            self.desk.say("play.no-card", typed=typed)

    def log(self, typed: str) -> None:
        """Everything this seat has heard; `log 100` goes further back."""
        most = int(typed[:FIGURES]) if typed.isdecimal() else LAST_EVENTS
        told = self.match.told(self.decision.seat)
        self.print_events([plain(self.speech.told(event)) for _, event in told], max(most, 1))

    def undo(self, typed: str) -> None:
        """Back to the last real choice; the answers given for it are taken back with it."""
        before = self.match.moment
        while not (refusal := self.match.undo(self.last_chooser())):
            if any(len(decision.options) > 1 or self.ask_all for decision in self.match.open):
                break
        number = self.match.number
        self.heard = {seat: min(heard, number) for seat, heard in self.heard.items()}
        if refusal:
            self.desk.tell(f"  {self.why_no_undo(refusal)}", "yellow")
        elif self.match.moment < before:
            self.desk.say("play.undone")

    def why_no_undo(self, refusal: Refusal) -> str:
        """The reason; whoever has answered since is named."""
        if refusal.key != OTHER_SEAT:
            return plain(self.speech.refusal(refusal))
        return self.words("play.undo-other", seat=self.speech.name(self.match.log[-1].seat))

    def last_chooser(self) -> str:
        """The seat that chose last, if it is held by who sits here; else the seat that is asked."""
        if self.match.drafted:
            return self.match.open[0].seat
        last = self.match.log[-1].seat if self.match.log else None
        own = last is not None and self.people.get(last) == self.at_keyboard
        return last if last is not None and own else self.decision.seat

    def save(self, typed: str) -> None:
        if typed:
            self.save_to(Path(typed).expanduser())
        else:
            self.desk.say("play.save-where")

    def save_to(self, path: Path) -> bool:
        try:
            self.keeper.write(path, self.match)
        except OSError as error:
            self.desk.say("mistake.file", name=str(path), detail=self.words.of_system(error))
            return False
        self.desk.say("play.saved", file=str(path))
        return True

    def help(self, typed: str) -> None:
        """Every word of the table, with examples of the question that is open."""
        number, letters = self.menu.example()
        examples = {"number": number, "letters": letters, "rule": self.decision.rule}
        for name in ("number", *COMMANDS):
            sentence = self.words(f"play.help-{name}", **examples)
            self.desk.console.print(Padding(Prose(sentence), (0, 2)))

    def quit(self, typed: str) -> None:
        """What is not kept yet may be kept now."""
        while self.keeper.path is None:
            file = self.typed(self.words("play.save-before"))
            if not file or self.save_to(Path(file).expanduser()):
                break
        raise Leave


def last_own_choice(match: Match, seat: str) -> int:
    """The number of the last choice that a seat made; before the first, if it made none."""
    return max((entry.number for entry in match.log if entry.seat == seat), default=PROLOGUE)
