"""French and English: by the browser's language, by choice, and nothing left of the other."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

TEXT = Path(__file__).parents[2] / "client" / "src" / "text"
FRENCH = {"locale": "fr-FR"}
DOTTED = re.compile(r"(?<![\w.§/#-])[a-z]+(?:\.[a-z-]+)+\b")
HYPHENED = re.compile(r"\b\w+(?:-\w+)+\b")
# Everything that a player reads or hears: the text, and the words of labels and hints.
SPOKEN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, parent = node.parentElement;
    if (parent.closest("script, style, code, kbd, [lang]:not(html)")) continue;
    found.push(node.textContent);
  }
  for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest("[lang]:not(html)")) found.push(element.getAttribute(name));
  return [document.title, ...found].map((words) => words.trim()).filter(Boolean);
}"""


def test_the_page_speaks_the_language_of_the_browser(visit: Visit) -> None:
    english, french = visit(), visit(**FRENCH)
    english.go("/")
    french.go("/")

    expect(english.page.get_by_role("button", name="Come in and play")).to_be_visible()
    expect(french.page.get_by_label("Votre nom")).to_be_visible()
    assert french.page.evaluate("() => document.documentElement.lang") == "fr"


def test_the_language_can_be_changed_at_the_table_and_stays_so(visit: Visit) -> None:
    visitor = visit("Marbot")
    page = visitor.page
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    visitor.at_table(table["id"])
    asked = page.locator(".decision h2").inner_text()

    page.get_by_role("button", name="Passer au français").click()
    expect(page.locator(".decision h2")).not_to_have_text(asked)
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    visitor.settled()
    french = page.locator(".decision h2").inner_text()
    page.reload()

    expect(page.locator(".decision h2")).to_have_text(french)


def test_no_english_word_is_left_on_a_french_page(visit: Visit) -> None:
    visitor = visit("Marbot", **FRENCH)
    table = played(visitor)
    english = english_only() | names_only(visitor)

    for path, there in pages(table).items():
        left = [words for words in spoken(visitor, path, there) if words in english]
        assert left == [], path


def test_no_page_shows_the_key_of_a_message_or_an_id(visit: Visit) -> None:
    for settings in ({}, FRENCH):
        visitor = visit("Marbot", **settings)
        table = played(visitor)
        raw = keys() | ids_of(visitor)
        for path, there in pages(table).items():
            words = spoken(visitor, path, there)
            assert [each for each in words if DOTTED.search(each)] == [], path
            prose = path.startswith("/rules")  # where a farm may be a fortified-farm
            wanted = keys() if prose else raw
            assert [each for each in words if wanted & set(HYPHENED.findall(each))] == [], path


def played(visitor: Visitor) -> str:
    """A table with something in its log."""
    table = str(visitor.lay({"french": "me", "coalition": "recruit"}, "campaign-1815")["id"])
    visitor.at_table(table)
    hands = Hands(visitor)
    for _ in range(6):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        hands.play()
    return table


def pages(table: str) -> dict[str, str]:
    """Each with what is there when all of it is."""
    return {
        "/": ".lobby-tables",
        "/new": ".lobby-seating",
        "/account": "h1",
        "/help": "h1",
        "/rules/napoleon-1815": ".rules-clause",
        f"/table/{table}": ".decision .answer",
    }


def spoken(visitor: Visitor, path: str, there: str) -> list[str]:
    """All words of a page; at the table, those of every leaf."""
    page = visitor.page
    visitor.go(path)
    page.locator(there).first.wait_for()
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(SPOKEN)
    for leaf in page.get_by_role("tab").all() if path.startswith("/table") else []:
        leaf.click()
        visitor.painted()
        found += page.evaluate(SPOKEN)
    assert len(found) > 10
    return found


@cache
def english_only() -> frozenset[str]:
    """What the client says in English and says otherwise in French."""
    return frozenset(messages("en") - messages("fr"))


def messages(language: str) -> set[str]:
    """The messages of the client that stand for themselves."""
    found = set()
    for file in (TEXT / language).glob("*.ftl"):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                    found.add(parts[0].value.strip())
    return found


def keys() -> set[str]:
    """The keys of the client's messages."""
    return {
        entry.id.name
        for file in (TEXT / "en").glob("*.ftl")
        for entry in parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }


def ids_of(visitor: Visitor) -> set[str]:
    """The ids of the game that are not words of it as well."""
    lexicons = [
        visitor.get(f"/api/games/napoleon-1815/lexicon?lang={language}")
        for language in ("en", "fr")
    ]
    words = " ".join(
        word for each in lexicons for word in (*each["names"].values(), *each["words"].values())
    )
    return {id_ for id_ in lexicons[0]["names"] if "-" in id_ and id_ not in words}


def names_only(visitor: Visitor) -> set[str]:
    """What the games say in English and none of them says in French."""
    english, french = (said(visitor, language) for language in ("en", "fr"))
    return english - french


def said(visitor: Visitor, language: str) -> set[str]:
    """The names and words of every game in a language."""
    games = [game["id"] for game in visitor.get("/api/games")]
    books = [visitor.get(f"/api/games/{game}/lexicon?lang={language}") for game in games]
    return {words for book in books for kind in ("names", "words") for words in book[kind].values()}
