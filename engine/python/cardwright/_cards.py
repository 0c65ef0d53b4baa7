"""Cards and decks.

>>> from cardwright import cards, deck
>>> cards["Fireball"]["cost"]
4
>>> deck("random:mage", seed=1).hero
'HERO_08'
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from . import _native

__all__ = ["Cards", "Deck", "cards", "deck", "deckstring"]


class Cards(Mapping[str, dict[str, Any]]):
    """Every card of the build, by id, or by name if a collectible card has it.

    A card is a dictionary: `id`, `dbf_id`, `name`, `text`, `type`, `class`, `set`, `cost`, `attack`, `health`, `keywords`,
    `races`, `tags`, `power` (the Power as data), `explain` (the Power in English), `source` (in Rust) and `stub` (whether
    it, or a card that it makes, is not written yet). What a card does not have is left out.
    """

    def __getitem__(self, name: str) -> dict[str, Any]:
        """The card with this id, or the collectible one of this name; KeyError if there is none."""
        if not isinstance(name, str):
            raise KeyError(name)
        try:
            return _native.card(name)
        except _native.CardwrightError as error:
            raise KeyError(str(error)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(_ids())

    def __len__(self) -> int:
        return len(_ids())

    def number(self, card_id: str) -> int:
        """The number by which observations name a card: 1 and up, in the order of iteration; 0 is an unknown card."""
        return _numbers()[card_id]

    def by_number(self, number: int) -> str | None:
        """The id of the card that observations name by this number; None for 0."""
        if not 0 <= number <= len(self):
            raise IndexError(f"card {number}: there are {len(self)} cards")
        return _ids()[number - 1] if number else None


@cache
def _ids() -> tuple[str, ...]:
    return tuple(_native.card_ids())


@cache
def _numbers() -> dict[str, int]:
    return {card_id: number for number, card_id in enumerate(_ids(), 1)}


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
    sideboards: tuple[dict[str, Any], ...] = field(default=())
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

    def __str__(self) -> str:
        return self.code


def deck(text: str, seed: int = 0) -> Deck:
    """Reads a deck: a deckstring, the text that the client copies, a list with a line for each card, the name of a known deck,
    or `random:mage+classic`, drawn by `seed`."""
    read = _native.read_deck(text, seed)
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
