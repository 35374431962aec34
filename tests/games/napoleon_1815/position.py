"""A position in one line: differences from an empty table.

    game = given(ney="ligny", d_erlon="ligny", picton="quatre-bras", fatigue={"ney": 3})
    game = given(hand={"french": ["elan"]}, deck={"coalition": ["pluie", "carre-6"]})

A block stands where its keyword says (`d_erlon`, `vedette_french_1`), to be activated, with its
printed strength and no fatigue. A card is named by its id or by its title (the first copy not yet
used). The cards named in `deck` lie on top, the first on the very top; the rest of the deck lies
under them in the order of its numbers. There is no flag, no marker, no axis unless it is given.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from estafette.engine import Deck, Dice, secret_of
from estafette.games.napoleon_1815.printed import Printed, read
from estafette.games.napoleon_1815.sides import Army, Camp
from estafette.games.napoleon_1815.state import Axis, Game

TWO = ("french", "coalition")
THREE = ("french", "prussian", "anglo-allied")


@cache
def the_box() -> Printed:
    """The box as it is shipped."""
    return read()


def given(
    scenario: str = "campaign-1815",
    *,
    players: int = 2,
    grognard: bool = False,
    with_dice: bool = False,
    turn: int = 3,
    track: int = 10,
    strength: Mapping[str, tuple[int, int]] = {},
    fatigue: Mapping[str, int] = {},
    activated: Iterable[str] = (),
    flat: Iterable[str] = (),
    gone: Iterable[str] = (),
    due: Mapping[str, int] = {},
    flags: Mapping[str, str] = {},
    positions: Iterable[str] = (),
    broken: Iterable[str] = (),
    axes: Mapping[str, tuple[str, str]] = {},
    hand: Mapping[str, Sequence[str]] = {},
    deck: Mapping[str, Sequence[str]] = {},
    lasting: Mapping[str, str] = {},
    leader: str = "",
    dice: Sequence[int] = (),
    **blocks: str,
) -> Game:
    """A table with these pieces on it and nothing else.

    `strength` is (infantry, cavalry) by corps; `flags` the army by zone; `axes` the army that
    entered a contested zone and where its arrow points; `broken` the connections (`a--b`);
    `hand` by seat, `deck` by camp; `lasting` the seat that a title in force belongs to; `dice` the
    faces of the next dice.
    """
    printed = the_box()
    seats = TWO if players == 2 else THREE
    dealt = Dealt(players)
    corps = [block for block in printed.blocks.values() if block.kind == "corps"]
    ids = list(printed.blocks)
    return Game(
        dice=Dice(secret_of("a test"), loaded=list(dice)),
        printed=printed,
        scenario=scenario,
        players=players,
        grognard=grognard,
        with_dice=with_dice,
        turn=turn,
        track=track,
        zone={name.replace("_", "-"): zone for name, zone in blocks.items()},
        infantry={c.id: strength.get(c.id, (c.infantry, 0))[0] for c in corps},
        cavalry={c.id: strength.get(c.id, (0, c.cavalry))[1] for c in corps},
        fatigue={c.id: fatigue.get(c.id, 0) for c in corps},
        activated=set(activated),
        flat=set(flat),
        gone=list(gone),
        due=dict(due),
        handles={id_: f"block-{n}" for n, id_ in enumerate(ids, 1)} if grognard else {},
        flags={zone: Army(army) for zone, army in flags.items()},
        positions=list(positions),
        broken=list(broken),
        axes={zone: axis(army, to) for zone, (army, to) in axes.items()},
        lasting={dealt.card(camp_of(seat), title): seat for title, seat in lasting.items()},
        hands={seat: [dealt.card(camp_of(seat), c) for c in hand.get(seat, ())] for seat in seats},
        decks={camp: dealt.deck(camp, deck.get(camp, ())) for camp in Camp},
        leader=leader,
    )


class Dealt:
    """The cards of both decks as they are laid out: each lies in one place."""

    def __init__(self, players: int) -> None:
        other = "three" if players == 2 else "two"
        cards = [c for c in the_box().cards.values() if c.only not in (other, "no-fourrager")]
        self.left = {camp: [c.id for c in cards if c.deck is camp] for camp in Camp}

    def card(self, camp: Camp, wanted: str) -> str:
        """The card of this id, or the first of this title, taken out of the deck."""
        left = self.left[camp]
        titles = the_box().cards
        found = next((c for c in left if wanted in (c, titles[c].title)), None)
        assert found is not None, f"no {wanted} is left in the {camp} deck"
        left.remove(found)
        return found

    def deck(self, camp: Camp, top: Sequence[str]) -> Deck:
        """The named cards on top of what is left."""
        above = [self.card(camp, wanted) for wanted in top]
        return Deck(pile=[*reversed(self.left[camp]), *reversed(above)])


def valued(camp: str, *values: int) -> list[str]:
    """Different cards of a deck with these values, in this order, none of them red."""
    return picked(camp, {c.id: c.value for c in the_box().cards.values()}, values)


def faced(camp: str, *faces: int) -> list[str]:
    """Different cards of a deck with these combat boxes, in this order, none of them red."""
    return picked(camp, {c.id: c.face for c in the_box().cards.values()}, faces)


def picked(camp: str, figure: Mapping[str, int], wanted: Sequence[int]) -> list[str]:
    printed = the_box()
    left = [
        card.id
        for card in printed.cards.values()
        if card.deck == camp and not card.only and printed.titles[card.title].colour != "red"
    ]
    found = []
    for number in wanted:
        found.append(next(card for card in left if figure[card] == number))
        left.remove(found[-1])
    return found


def axis(army: str, to: str) -> Axis:
    return Axis(Camp.FRENCH if army == Army.FRENCH else Camp.COALITION, Army(army), to)


def camp_of(seat: str) -> Camp:
    return Camp.FRENCH if seat == Camp.FRENCH else Camp.COALITION
