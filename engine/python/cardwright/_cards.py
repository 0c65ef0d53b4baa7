"""Cards and decks.

>>> from cardwright import cards, deck
>>> cards["Fireball"]["cost"]
4
>>> deck("random:mage", seed=1).hero
'HERO_08'
"""

import copy
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

from . import _native
from ._types import Document

if TYPE_CHECKING:
    from ._inputs import Decks

__all__ = ["Cards", "Deck", "cards", "deck", "deckstring"]


class Cards(Mapping[str, Document]):
    """Every card of the build, by id, or by name if a collectible card has it.

    A card is a dictionary: `id`, `dbf_id`, `name`, `text`, `type`, `class`, `set`, `cost`, `attack`, `health`, `keywords`,
    `races`, `tags`, `power` (the Power as data), `explain` (the Power in English), `source` (in Rust) and `stub` (whether
    it, or a card that it makes, is not written yet). What a card does not have is left out.
    """

    def __getitem__(self, name: str) -> Document:
        """The card with this id, or the collectible one of this name; KeyError if there is none."""
        if not isinstance(name, str):
            raise KeyError(name)
        found = _read.get(name)
        if found is None:
            found = _read[name] = self._of(name)
        # A copy: what a caller changes stays with that caller.
        return copy.deepcopy(found)

    @staticmethod
    def _of(name: str) -> Document:
        try:
            return _native.card(name)
        except _native.CardwrightError as error:
            raise KeyError(str(error)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(_ids())

    def __len__(self) -> int:
        return len(_ids())

    def number(self, name: str) -> int:
        """The number by which observations name a card, by id or name: 1 and up, in the order of iteration; 0 is unknown."""
        found = _numbers().get(name)
        return _numbers()[self[name]["id"]] if found is None else found

    def find(self, text: str) -> list[str]:
        """The ids of the collectible cards whose name contains a text, whatever its case."""
        wanted = text.casefold()
        return [card_id for card_id, name in _names() if wanted in name.casefold()]

    def rows(self, *, collectible: bool = False) -> list[Document]:
        """The cards as rows with the same columns, for `pandas.DataFrame` and `polars.DataFrame`; with `collectible` only those
        that players collect."""
        told = (self._of(card_id) for card_id in self)
        kept = (card for card in told if card.get("collectible") or not collectible)
        return [{name: card.get(name, nothing) for name, nothing in _ROW.items()} for card in kept]

    def __repr__(self) -> str:
        return f"<cardwright.Cards: {len(self)} cards>"

    def by_number(self, number: int) -> str | None:
        """The id of the card that observations name by this number; None for 0."""
        if not 0 <= number <= len(self):
            raise IndexError(f"card {number}: there are {len(self)} cards")
        return _ids()[number - 1] if number else None


@cache
def _ids() -> tuple[str, ...]:
    return tuple(_native.card_ids())


@cache
def _names() -> tuple[tuple[str, str], ...]:
    """The ids and names of all collectible cards."""
    told = ((card_id, cards[card_id]) for card_id in cards)
    return tuple((card_id, card["name"]) for card_id, card in told if card.get("collectible"))


@cache
def _numbers() -> dict[str, int]:
    return {card_id: number for number, card_id in enumerate(_ids(), 1)}


_read: dict[str, Document] = {}

# The columns of rows, with what stands where a card does not have it.
_ROW: Document = {
    "id": "",
    "dbf_id": 0,
    "name": "",
    "text": "",
    "type": "",
    "class": "",
    "set": "",
    "cost": 0,
    "attack": 0,
    "health": 0,
    "keywords": [],
    "races": [],
    "collectible": False,
    "stub": False,
    "explain": "",
    "source": "",
}

cards = Cards()


@dataclass(frozen=True)
class Deck:
    """A deck: what its list or deckstring says."""

    hero: str
    """The hero's id."""
    cards: tuple[str, ...]
    """The ids of the cards, each as often as it is in the deck."""
    class_name: str
    """Such as `Mage`."""
    format: str
    """Such as `Standard`."""
    code: str
    """Its deckstring."""
    text: str
    """As a list, a line for each card."""
    name: str | None = None
    """The name that its owner gave it."""
    sideboards: tuple[Document, ...] = field(default=())
    """The cards of sideboards: `owner`, `card`, `count`."""
    not_written: tuple[str, ...] = ()
    """The names of the cards that are not written yet."""
    skin: dict[str, str] | None = None
    """The hero skin that its owner chose: `id` and `name`."""
    curve: tuple[int, ...] = ()
    """How many cards have each Cost: 0 to 6, and 7 or more."""
    dust: int = 0
    """The arcane dust that crafts the deck."""
    illegal: tuple[str, ...] = ()
    """Why players may not play it in the format of its code; empty for a legal deck."""

    @cached_property
    def _prepared(self) -> _native.PreparedDeck:
        """The deck as games begin with it: its code is read once."""
        return _native.PreparedDeck(self.code)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        named = "" if self.name is None else f" {self.name!r}"
        wrong = f", illegal: {'; '.join(self.illegal)}" if self.illegal else ""
        return f"<cardwright.Deck{named} {self.class_name}, {len(self.cards)} cards, {self.format}{wrong}: {self.code}>"

    def _repr_html_(self) -> str:
        from . import _html

        return _html.deck(self)


def deck(source: "Decks", seed: int | None = 0, *, class_name: str | None = None) -> Deck:
    """Reads a deck: a deckstring, the text that the client copies, a list with a line for each card, the path of a file with one of
    these, the name of a known deck, `random:mage+classic`, drawn by `seed`, or a list of cards by id or name, of the class that is
    named or that of its class cards."""
    from ._inputs import deck_text, seed_of

    read = _native.read_deck(deck_text(source, class_name), seed_of(seed))
    return Deck(
        hero=read["hero"],
        cards=tuple(read["cards"]),
        class_name=read["class"],
        format=read["format"],
        code=read["code"],
        text=read["list"],
        name=read["name"],
        sideboards=tuple(read["sideboards"]),
        not_written=tuple(read["not_written"]),
        skin=read["skin"],
        curve=tuple(read["curve"]),
        dust=read["dust"],
        illegal=tuple(read["illegal"]),
    )


def deckstring(class_name: str, names: Iterable[str]) -> str:
    """The deckstring of a class and cards, by id or name, each as often as it is in the deck."""
    return _native.write_deck(class_name, list(names))
